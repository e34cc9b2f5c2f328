/* Generated from the description maxwell by gen/emit/uses.lua. Do not edit. */
#include "maxwell.h"
#include "uses.h"

static const struct rt_term terms[] = {
    {RT_TERM_LINE, 2, 0, 0, 1}, /* 0 */
    {RT_TERM_VALUE, 0, 0, 0, 8}, /* 1 */
    {RT_TERM_CONST, 0, 0, 0, 0}, /* 2 */
    {RT_TERM_LINE, 2, 0, 0, 2}, /* 3 */
    {RT_TERM_VALUE, 0, 0, 0, 9}, /* 4 */
    {RT_TERM_LINE, 1, 0, 0, 1}, /* 5 */
    {RT_TERM_VALUE, 0, 0, 0, 7}, /* 6 */
    {RT_TERM_LINE, 1, 0, 0, 2}, /* 7 */
    {RT_TERM_LINE, 1, 0, 0, 0}, /* 8 */
    {RT_TERM_CONST, 0, 0, 0, 1}, /* 9 */
    {RT_TERM_REG, 6, 0, 0, 1}, /* 10 */
    {RT_TERM_LNOT, 10, 0, 0, 0}, /* 11 */
    {RT_TERM_COND, 5, 10, 11, 0}, /* 12 */
    {RT_TERM_COND, 8, 9, 12, 0}, /* 13 */
    {RT_TERM_VALUE, 0, 0, 0, 0}, /* 14 */
    {RT_TERM_EQ, 14, 2, 0, 0}, /* 15 */
    {RT_TERM_LAND, 13, 15, 0, 0}, /* 16 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 17 */
    {RT_TERM_LAND, 16, 17, 0, 0}, /* 18 */
    {RT_TERM_VALUE, 0, 0, 0, 3}, /* 19 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 20 */
    {RT_TERM_LAND, 16, 20, 0, 0}, /* 21 */
    {RT_TERM_VALUE, 0, 0, 0, 6}, /* 22 */
    {RT_TERM_EQ, 14, 9, 0, 0}, /* 23 */
    {RT_TERM_LAND, 13, 23, 0, 0}, /* 24 */
    {RT_TERM_VALUE, 0, 0, 0, 1}, /* 25 */
    {RT_TERM_LAND, 24, 25, 0, 0}, /* 26 */
    {RT_TERM_LAND, 26, 17, 0, 0}, /* 27 */
    {RT_TERM_LAND, 26, 20, 0, 0}, /* 28 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 29 */
    {RT_TERM_LAND, 24, 29, 0, 0}, /* 30 */
    {RT_TERM_LAND, 30, 17, 0, 0}, /* 31 */
    {RT_TERM_LAND, 30, 20, 0, 0}, /* 32 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 33 */
    {RT_TERM_SEXT, 33, 0, 0, 32}, /* 34 */
    {RT_TERM_REG, 22, 0, 0, 0}, /* 35 */
    {RT_TERM_SEXT, 35, 0, 0, 32}, /* 36 */
    {RT_TERM_LT, 34, 36, 0, 0}, /* 37 */
    {RT_TERM_LT, 33, 35, 0, 0}, /* 38 */
    {RT_TERM_COND, 25, 37, 38, 0}, /* 39 */
    {RT_TERM_LAND, 24, 39, 0, 0}, /* 40 */
    {RT_TERM_LAND, 40, 17, 0, 0}, /* 41 */
    {RT_TERM_LAND, 40, 20, 0, 0}, /* 42 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 43 */
    {RT_TERM_LAND, 24, 43, 0, 0}, /* 44 */
    {RT_TERM_CONST, 0, 0, 0, 2}, /* 45 */
    {RT_TERM_EQ, 14, 45, 0, 0}, /* 46 */
    {RT_TERM_LAND, 13, 46, 0, 0}, /* 47 */
    {RT_TERM_LAND, 47, 25, 0, 0}, /* 48 */
    {RT_TERM_LAND, 48, 17, 0, 0}, /* 49 */
    {RT_TERM_LAND, 48, 20, 0, 0}, /* 50 */
    {RT_TERM_LAND, 47, 29, 0, 0}, /* 51 */
    {RT_TERM_LAND, 51, 17, 0, 0}, /* 52 */
    {RT_TERM_LAND, 51, 20, 0, 0}, /* 53 */
    {RT_TERM_LAND, 47, 39, 0, 0}, /* 54 */
    {RT_TERM_LAND, 47, 43, 0, 0}, /* 55 */
    {RT_TERM_LAND, 55, 17, 0, 0}, /* 56 */
    {RT_TERM_LAND, 55, 20, 0, 0}, /* 57 */
    {RT_TERM_CONST, 0, 0, 0, 3}, /* 58 */
    {RT_TERM_EQ, 14, 58, 0, 0}, /* 59 */
    {RT_TERM_LAND, 13, 59, 0, 0}, /* 60 */
    {RT_TERM_LAND, 60, 17, 0, 0}, /* 61 */
    {RT_TERM_LAND, 60, 20, 0, 0}, /* 62 */
    {RT_TERM_GE, 33, 35, 0, 0}, /* 63 */
    {RT_TERM_LNOT, 63, 0, 0, 0}, /* 64 */
    {RT_TERM_LAND, 60, 64, 0, 0}, /* 65 */
    {RT_TERM_LAND, 65, 17, 0, 0}, /* 66 */
    {RT_TERM_LAND, 65, 20, 0, 0}, /* 67 */
    {RT_TERM_CONST, 0, 0, 0, 4}, /* 68 */
    {RT_TERM_EQ, 14, 68, 0, 0}, /* 69 */
    {RT_TERM_LAND, 13, 69, 0, 0}, /* 70 */
    {RT_TERM_LAND, 70, 17, 0, 0}, /* 71 */
    {RT_TERM_LAND, 70, 20, 0, 0}, /* 72 */
    {RT_TERM_EQ, 33, 2, 0, 0}, /* 73 */
    {RT_TERM_LNOT, 73, 0, 0, 0}, /* 74 */
    {RT_TERM_LAND, 70, 74, 0, 0}, /* 75 */
    {RT_TERM_LAND, 75, 17, 0, 0}, /* 76 */
    {RT_TERM_LAND, 75, 20, 0, 0}, /* 77 */
    {RT_TERM_GT, 33, 35, 0, 0}, /* 78 */
    {RT_TERM_LOR, 73, 78, 0, 0}, /* 79 */
    {RT_TERM_LAND, 70, 79, 0, 0}, /* 80 */
    {RT_TERM_LNOT, 79, 0, 0, 0}, /* 81 */
    {RT_TERM_LAND, 70, 81, 0, 0}, /* 82 */
    {RT_TERM_LAND, 82, 17, 0, 0}, /* 83 */
    {RT_TERM_LAND, 82, 20, 0, 0}, /* 84 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 85 */
    {RT_TERM_EQ, 14, 85, 0, 0}, /* 86 */
    {RT_TERM_LAND, 13, 86, 0, 0}, /* 87 */
    {RT_TERM_LAND, 87, 17, 0, 0}, /* 88 */
    {RT_TERM_LAND, 87, 20, 0, 0}, /* 89 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 90 */
    {RT_TERM_EQ, 14, 90, 0, 0}, /* 91 */
    {RT_TERM_LAND, 13, 91, 0, 0}, /* 92 */
    {RT_TERM_LAND, 92, 17, 0, 0}, /* 93 */
    {RT_TERM_LAND, 92, 20, 0, 0}, /* 94 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 95 */
    {RT_TERM_EQ, 14, 95, 0, 0}, /* 96 */
    {RT_TERM_LAND, 13, 96, 0, 0}, /* 97 */
    {RT_TERM_LAND, 97, 17, 0, 0}, /* 98 */
    {RT_TERM_LAND, 97, 20, 0, 0}, /* 99 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 100 */
    {RT_TERM_EQ, 14, 100, 0, 0}, /* 101 */
    {RT_TERM_LAND, 13, 101, 0, 0}, /* 102 */
    {RT_TERM_LAND, 13, 17, 0, 0}, /* 103 */
    {RT_TERM_LAND, 13, 20, 0, 0}, /* 104 */
    {RT_TERM_VALUE, 0, 0, 0, 2}, /* 105 */
    {RT_TERM_LINE, 2, 0, 0, 0}, /* 106 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 107 */
    {RT_TERM_LNOT, 107, 0, 0, 0}, /* 108 */
    {RT_TERM_COND, 0, 107, 108, 0}, /* 109 */
    {RT_TERM_COND, 106, 9, 109, 0}, /* 110 */
    {RT_TERM_LAND, 110, 17, 0, 0}, /* 111 */
    {RT_TERM_LAND, 110, 20, 0, 0}, /* 112 */
    {RT_TERM_EQ, 33, 35, 0, 0}, /* 113 */
    {RT_TERM_LAND, 110, 113, 0, 0}, /* 114 */
    {RT_TERM_ADD, 22, 9, 0, 0}, /* 115 */
    {RT_TERM_SLICE, 115, 2, 0, 8}, /* 116 */
    {RT_TERM_LAND, 114, 17, 0, 0}, /* 117 */
    {RT_TERM_LAND, 114, 20, 0, 0}, /* 118 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 119 */
    {RT_TERM_VALUE, 0, 0, 0, 4}, /* 120 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 121 */
    {RT_TERM_REG, 121, 0, 0, 1}, /* 122 */
    {RT_TERM_LNOT, 122, 0, 0, 0}, /* 123 */
    {RT_TERM_COND, 0, 122, 123, 0}, /* 124 */
    {RT_TERM_COND, 106, 9, 124, 0}, /* 125 */
    {RT_TERM_EQ, 19, 2, 0, 0}, /* 126 */
    {RT_TERM_LAND, 125, 126, 0, 0}, /* 127 */
    {RT_TERM_LAND, 127, 25, 0, 0}, /* 128 */
    {RT_TERM_LAND, 127, 29, 0, 0}, /* 129 */
    {RT_TERM_LAND, 128, 17, 0, 0}, /* 130 */
    {RT_TERM_LAND, 129, 17, 0, 0}, /* 131 */
    {RT_TERM_LAND, 127, 105, 0, 0}, /* 132 */
    {RT_TERM_SLICE, 35, 2, 0, 32}, /* 133 */
    {RT_TERM_COND, 25, 36, 133, 0}, /* 134 */
    {RT_TERM_REG, 1, 0, 0, 0}, /* 135 */
    {RT_TERM_VALUE, 0, 0, 0, 12}, /* 136 */
    {RT_TERM_SEXT, 136, 0, 0, 20}, /* 137 */
    {RT_TERM_SLICE, 137, 2, 0, 32}, /* 138 */
    {RT_TERM_COND, 20, 33, 138, 0}, /* 139 */
    {RT_TERM_COND, 17, 135, 139, 0}, /* 140 */
    {RT_TERM_SEXT, 140, 0, 0, 32}, /* 141 */
    {RT_TERM_SLICE, 140, 2, 0, 32}, /* 142 */
    {RT_TERM_COND, 25, 141, 142, 0}, /* 143 */
    {RT_TERM_SUB, 134, 143, 0, 0}, /* 144 */
    {RT_TERM_REG, 2, 0, 0, 2}, /* 145 */
    {RT_TERM_SLICE, 145, 45, 0, 1}, /* 146 */
    {RT_TERM_SUB, 9, 146, 0, 0}, /* 147 */
    {RT_TERM_COND, 105, 147, 2, 0}, /* 148 */
    {RT_TERM_SUB, 144, 148, 0, 0}, /* 149 */
    {RT_TERM_LT, 149, 2, 0, 0}, /* 150 */
    {RT_TERM_LNOT, 150, 0, 0, 0}, /* 151 */
    {RT_TERM_LAND, 127, 151, 0, 0}, /* 152 */
    {RT_TERM_LAND, 152, 25, 0, 0}, /* 153 */
    {RT_TERM_LAND, 152, 29, 0, 0}, /* 154 */
    {RT_TERM_LAND, 153, 17, 0, 0}, /* 155 */
    {RT_TERM_LAND, 154, 17, 0, 0}, /* 156 */
    {RT_TERM_LAND, 152, 105, 0, 0}, /* 157 */
    {RT_TERM_EQ, 149, 2, 0, 0}, /* 158 */
    {RT_TERM_LAND, 152, 158, 0, 0}, /* 159 */
    {RT_TERM_LAND, 159, 105, 0, 0}, /* 160 */
    {RT_TERM_LNOT, 105, 0, 0, 0}, /* 161 */
    {RT_TERM_SLICE, 145, 2, 0, 1}, /* 162 */
    {RT_TERM_LOR, 161, 162, 0, 0}, /* 163 */
    {RT_TERM_LAND, 158, 163, 0, 0}, /* 164 */
    {RT_TERM_COND, 164, 45, 68, 0}, /* 165 */
    {RT_TERM_COND, 150, 9, 165, 0}, /* 166 */
    {RT_TERM_BAND, 14, 166, 0, 0}, /* 167 */
    {RT_TERM_NE, 167, 2, 0, 0}, /* 168 */
    {RT_TERM_LAND, 127, 168, 0, 0}, /* 169 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 170 */
    {RT_TERM_EQ, 19, 9, 0, 0}, /* 171 */
    {RT_TERM_LAND, 125, 171, 0, 0}, /* 172 */
    {RT_TERM_LAND, 172, 25, 0, 0}, /* 173 */
    {RT_TERM_LAND, 172, 29, 0, 0}, /* 174 */
    {RT_TERM_LAND, 173, 17, 0, 0}, /* 175 */
    {RT_TERM_LAND, 174, 17, 0, 0}, /* 176 */
    {RT_TERM_LAND, 172, 105, 0, 0}, /* 177 */
    {RT_TERM_LAND, 172, 151, 0, 0}, /* 178 */
    {RT_TERM_LAND, 178, 25, 0, 0}, /* 179 */
    {RT_TERM_LAND, 178, 29, 0, 0}, /* 180 */
    {RT_TERM_LAND, 179, 17, 0, 0}, /* 181 */
    {RT_TERM_LAND, 180, 17, 0, 0}, /* 182 */
    {RT_TERM_LAND, 178, 105, 0, 0}, /* 183 */
    {RT_TERM_LAND, 178, 158, 0, 0}, /* 184 */
    {RT_TERM_LAND, 184, 105, 0, 0}, /* 185 */
    {RT_TERM_LNOT, 168, 0, 0, 0}, /* 186 */
    {RT_TERM_LAND, 172, 186, 0, 0}, /* 187 */
    {RT_TERM_EQ, 19, 45, 0, 0}, /* 188 */
    {RT_TERM_LAND, 125, 188, 0, 0}, /* 189 */
    {RT_TERM_LAND, 189, 25, 0, 0}, /* 190 */
    {RT_TERM_LAND, 189, 29, 0, 0}, /* 191 */
    {RT_TERM_LAND, 190, 17, 0, 0}, /* 192 */
    {RT_TERM_LAND, 191, 17, 0, 0}, /* 193 */
    {RT_TERM_LAND, 189, 105, 0, 0}, /* 194 */
    {RT_TERM_LAND, 189, 151, 0, 0}, /* 195 */
    {RT_TERM_LAND, 195, 25, 0, 0}, /* 196 */
    {RT_TERM_LAND, 195, 29, 0, 0}, /* 197 */
    {RT_TERM_LAND, 196, 17, 0, 0}, /* 198 */
    {RT_TERM_LAND, 197, 17, 0, 0}, /* 199 */
    {RT_TERM_LAND, 195, 105, 0, 0}, /* 200 */
    {RT_TERM_LAND, 195, 158, 0, 0}, /* 201 */
    {RT_TERM_LAND, 201, 105, 0, 0}, /* 202 */
    {RT_TERM_LAND, 127, 186, 0, 0}, /* 203 */
    {RT_TERM_LAND, 172, 168, 0, 0}, /* 204 */
    {RT_TERM_VALUE, 0, 0, 0, 5}, /* 205 */
    {RT_TERM_LAND, 17, 4, 0, 0}, /* 206 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 207 */
    {RT_TERM_REG, 207, 0, 0, 1}, /* 208 */
    {RT_TERM_LNOT, 208, 0, 0, 0}, /* 209 */
    {RT_TERM_COND, 0, 208, 209, 0}, /* 210 */
    {RT_TERM_COND, 106, 9, 210, 0}, /* 211 */
    {RT_TERM_EQ, 120, 2, 0, 0}, /* 212 */
    {RT_TERM_LAND, 211, 212, 0, 0}, /* 213 */
    {RT_TERM_LAND, 213, 105, 0, 0}, /* 214 */
    {RT_TERM_LAND, 213, 161, 0, 0}, /* 215 */
    {RT_TERM_LAND, 214, 17, 0, 0}, /* 216 */
    {RT_TERM_LAND, 215, 17, 0, 0}, /* 217 */
    {RT_TERM_LAND, 213, 19, 0, 0}, /* 218 */
    {RT_TERM_REG, 6, 0, 0, 0}, /* 219 */
    {RT_TERM_SEXT, 219, 0, 0, 32}, /* 220 */
    {RT_TERM_SLICE, 219, 2, 0, 32}, /* 221 */
    {RT_TERM_COND, 105, 220, 221, 0}, /* 222 */
    {RT_TERM_REG, 4, 0, 0, 0}, /* 223 */
    {RT_TERM_VALUE, 0, 0, 0, 13}, /* 224 */
    {RT_TERM_SEXT, 224, 0, 0, 20}, /* 225 */
    {RT_TERM_SLICE, 225, 2, 0, 32}, /* 226 */
    {RT_TERM_COND, 20, 33, 226, 0}, /* 227 */
    {RT_TERM_COND, 17, 223, 227, 0}, /* 228 */
    {RT_TERM_SEXT, 228, 0, 0, 32}, /* 229 */
    {RT_TERM_SLICE, 228, 2, 0, 32}, /* 230 */
    {RT_TERM_COND, 105, 229, 230, 0}, /* 231 */
    {RT_TERM_SUB, 222, 231, 0, 0}, /* 232 */
    {RT_TERM_COND, 19, 147, 2, 0}, /* 233 */
    {RT_TERM_SUB, 232, 233, 0, 0}, /* 234 */
    {RT_TERM_LT, 234, 2, 0, 0}, /* 235 */
    {RT_TERM_LNOT, 235, 0, 0, 0}, /* 236 */
    {RT_TERM_LAND, 213, 236, 0, 0}, /* 237 */
    {RT_TERM_LAND, 237, 105, 0, 0}, /* 238 */
    {RT_TERM_LAND, 237, 161, 0, 0}, /* 239 */
    {RT_TERM_LAND, 238, 17, 0, 0}, /* 240 */
    {RT_TERM_LAND, 239, 17, 0, 0}, /* 241 */
    {RT_TERM_LAND, 237, 19, 0, 0}, /* 242 */
    {RT_TERM_EQ, 234, 2, 0, 0}, /* 243 */
    {RT_TERM_LAND, 237, 243, 0, 0}, /* 244 */
    {RT_TERM_LAND, 244, 19, 0, 0}, /* 245 */
    {RT_TERM_LNOT, 19, 0, 0, 0}, /* 246 */
    {RT_TERM_LOR, 246, 162, 0, 0}, /* 247 */
    {RT_TERM_LAND, 243, 247, 0, 0}, /* 248 */
    {RT_TERM_COND, 248, 45, 68, 0}, /* 249 */
    {RT_TERM_COND, 235, 9, 249, 0}, /* 250 */
    {RT_TERM_BAND, 25, 250, 0, 0}, /* 251 */
    {RT_TERM_NE, 251, 2, 0, 0}, /* 252 */
    {RT_TERM_LAND, 213, 252, 0, 0}, /* 253 */
    {RT_TERM_EQ, 120, 9, 0, 0}, /* 254 */
    {RT_TERM_LAND, 211, 254, 0, 0}, /* 255 */
    {RT_TERM_LAND, 255, 105, 0, 0}, /* 256 */
    {RT_TERM_LAND, 255, 161, 0, 0}, /* 257 */
    {RT_TERM_LAND, 256, 17, 0, 0}, /* 258 */
    {RT_TERM_LAND, 257, 17, 0, 0}, /* 259 */
    {RT_TERM_LAND, 255, 19, 0, 0}, /* 260 */
    {RT_TERM_LAND, 255, 236, 0, 0}, /* 261 */
    {RT_TERM_LAND, 261, 105, 0, 0}, /* 262 */
    {RT_TERM_LAND, 261, 161, 0, 0}, /* 263 */
    {RT_TERM_LAND, 262, 17, 0, 0}, /* 264 */
    {RT_TERM_LAND, 263, 17, 0, 0}, /* 265 */
    {RT_TERM_LAND, 261, 19, 0, 0}, /* 266 */
    {RT_TERM_LAND, 261, 243, 0, 0}, /* 267 */
    {RT_TERM_LAND, 267, 19, 0, 0}, /* 268 */
    {RT_TERM_LNOT, 252, 0, 0, 0}, /* 269 */
    {RT_TERM_LAND, 255, 269, 0, 0}, /* 270 */
    {RT_TERM_EQ, 120, 45, 0, 0}, /* 271 */
    {RT_TERM_LAND, 211, 271, 0, 0}, /* 272 */
    {RT_TERM_LAND, 272, 105, 0, 0}, /* 273 */
    {RT_TERM_LAND, 272, 161, 0, 0}, /* 274 */
    {RT_TERM_LAND, 273, 17, 0, 0}, /* 275 */
    {RT_TERM_LAND, 274, 17, 0, 0}, /* 276 */
    {RT_TERM_LAND, 272, 19, 0, 0}, /* 277 */
    {RT_TERM_LAND, 272, 236, 0, 0}, /* 278 */
    {RT_TERM_LAND, 278, 105, 0, 0}, /* 279 */
    {RT_TERM_LAND, 278, 161, 0, 0}, /* 280 */
    {RT_TERM_LAND, 279, 17, 0, 0}, /* 281 */
    {RT_TERM_LAND, 280, 17, 0, 0}, /* 282 */
    {RT_TERM_LAND, 278, 19, 0, 0}, /* 283 */
    {RT_TERM_LAND, 278, 243, 0, 0}, /* 284 */
    {RT_TERM_LAND, 284, 19, 0, 0}, /* 285 */
    {RT_TERM_VALUE, 0, 0, 0, 10}, /* 286 */
    {RT_TERM_LAND, 17, 286, 0, 0}, /* 287 */
    {RT_TERM_REG, 22, 0, 0, 1}, /* 288 */
    {RT_TERM_LNOT, 288, 0, 0, 0}, /* 289 */
    {RT_TERM_COND, 5, 288, 289, 0}, /* 290 */
    {RT_TERM_COND, 8, 9, 290, 0}, /* 291 */
    {RT_TERM_CONST, 0, 0, 0, 15}, /* 292 */
    {RT_TERM_EQ, 105, 292, 0, 0}, /* 293 */
    {RT_TERM_LNOT, 293, 0, 0, 0}, /* 294 */
    {RT_TERM_LAND, 291, 294, 0, 0}, /* 295 */
    {RT_TERM_EQ, 105, 2, 0, 0}, /* 296 */
    {RT_TERM_EQ, 105, 9, 0, 0}, /* 297 */
    {RT_TERM_CONST, 0, 0, 0, 47940}, /* 298 */
    {RT_TERM_EQ, 105, 45, 0, 0}, /* 299 */
    {RT_TERM_CONST, 0, 0, 0, 8738}, /* 300 */
    {RT_TERM_EQ, 105, 58, 0, 0}, /* 301 */
    {RT_TERM_CONST, 0, 0, 0, 13158}, /* 302 */
    {RT_TERM_EQ, 105, 68, 0, 0}, /* 303 */
    {RT_TERM_CONST, 0, 0, 0, 17425}, /* 304 */
    {RT_TERM_EQ, 105, 85, 0, 0}, /* 305 */
    {RT_TERM_CONST, 0, 0, 0, 21845}, /* 306 */
    {RT_TERM_EQ, 105, 90, 0, 0}, /* 307 */
    {RT_TERM_CONST, 0, 0, 0, 52275}, /* 308 */
    {RT_TERM_EQ, 105, 95, 0, 0}, /* 309 */
    {RT_TERM_CONST, 0, 0, 0, 30583}, /* 310 */
    {RT_TERM_EQ, 105, 100, 0, 0}, /* 311 */
    {RT_TERM_CONST, 0, 0, 0, 34952}, /* 312 */
    {RT_TERM_CONST, 0, 0, 0, 9}, /* 313 */
    {RT_TERM_EQ, 105, 313, 0, 0}, /* 314 */
    {RT_TERM_CONST, 0, 0, 0, 13260}, /* 315 */
    {RT_TERM_CONST, 0, 0, 0, 10}, /* 316 */
    {RT_TERM_EQ, 105, 316, 0, 0}, /* 317 */
    {RT_TERM_CONST, 0, 0, 0, 43690}, /* 318 */
    {RT_TERM_CONST, 0, 0, 0, 11}, /* 319 */
    {RT_TERM_EQ, 105, 319, 0, 0}, /* 320 */
    {RT_TERM_CONST, 0, 0, 0, 48110}, /* 321 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 322 */
    {RT_TERM_EQ, 105, 322, 0, 0}, /* 323 */
    {RT_TERM_CONST, 0, 0, 0, 52377}, /* 324 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 325 */
    {RT_TERM_EQ, 105, 325, 0, 0}, /* 326 */
    {RT_TERM_CONST, 0, 0, 0, 56797}, /* 327 */
    {RT_TERM_CONST, 0, 0, 0, 14}, /* 328 */
    {RT_TERM_EQ, 105, 328, 0, 0}, /* 329 */
    {RT_TERM_CONST, 0, 0, 0, 17595}, /* 330 */
    {RT_TERM_CONST, 0, 0, 0, 65535}, /* 331 */
    {RT_TERM_CONST, 0, 0, 0, 16}, /* 332 */
    {RT_TERM_EQ, 105, 332, 0, 0}, /* 333 */
    {RT_TERM_CONST, 0, 0, 0, 255}, /* 334 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 335 */
    {RT_TERM_EQ, 105, 335, 0, 0}, /* 336 */
    {RT_TERM_CONST, 0, 0, 0, 3855}, /* 337 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 338 */
    {RT_TERM_EQ, 105, 338, 0, 0}, /* 339 */
    {RT_TERM_CONST, 0, 0, 0, 13107}, /* 340 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 341 */
    {RT_TERM_EQ, 105, 341, 0, 0}, /* 342 */
    {RT_TERM_CONST, 0, 0, 0, 44975}, /* 343 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 344 */
    {RT_TERM_EQ, 105, 344, 0, 0}, /* 345 */
    {RT_TERM_CONST, 0, 0, 0, 20560}, /* 346 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 347 */
    {RT_TERM_EQ, 105, 347, 0, 0}, /* 348 */
    {RT_TERM_CONST, 0, 0, 0, 52428}, /* 349 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 350 */
    {RT_TERM_EQ, 105, 350, 0, 0}, /* 351 */
    {RT_TERM_CONST, 0, 0, 0, 61680}, /* 352 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 353 */
    {RT_TERM_EQ, 105, 353, 0, 0}, /* 354 */
    {RT_TERM_CONST, 0, 0, 0, 65280}, /* 355 */
    {RT_TERM_CONST, 0, 0, 0, 24}, /* 356 */
    {RT_TERM_EQ, 105, 356, 0, 0}, /* 357 */
    {RT_TERM_CONST, 0, 0, 0, 25}, /* 358 */
    {RT_TERM_EQ, 105, 358, 0, 0}, /* 359 */
    {RT_TERM_CONST, 0, 0, 0, 26}, /* 360 */
    {RT_TERM_EQ, 105, 360, 0, 0}, /* 361 */
    {RT_TERM_CONST, 0, 0, 0, 27}, /* 362 */
    {RT_TERM_EQ, 105, 362, 0, 0}, /* 363 */
    {RT_TERM_CONST, 0, 0, 0, 28}, /* 364 */
    {RT_TERM_EQ, 105, 364, 0, 0}, /* 365 */
    {RT_TERM_CONST, 0, 0, 0, 29}, /* 366 */
    {RT_TERM_EQ, 105, 366, 0, 0}, /* 367 */
    {RT_TERM_CONST, 0, 0, 0, 30}, /* 368 */
    {RT_TERM_EQ, 105, 368, 0, 0}, /* 369 */
    {RT_TERM_CONST, 0, 0, 0, 61166}, /* 370 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 371 */
    {RT_TERM_EQ, 105, 371, 0, 0}, /* 372 */
    {RT_TERM_CONST, 0, 0, 0, 4369}, /* 373 */
    {RT_TERM_COND, 372, 373, 33, 0}, /* 374 */
    {RT_TERM_COND, 369, 370, 374, 0}, /* 375 */
    {RT_TERM_COND, 367, 2, 375, 0}, /* 376 */
    {RT_TERM_COND, 365, 2, 376, 0}, /* 377 */
    {RT_TERM_COND, 363, 2, 377, 0}, /* 378 */
    {RT_TERM_COND, 361, 2, 378, 0}, /* 379 */
    {RT_TERM_COND, 359, 2, 379, 0}, /* 380 */
    {RT_TERM_COND, 357, 2, 380, 0}, /* 381 */
    {RT_TERM_COND, 354, 355, 381, 0}, /* 382 */
    {RT_TERM_COND, 351, 352, 382, 0}, /* 383 */
    {RT_TERM_COND, 348, 349, 383, 0}, /* 384 */
    {RT_TERM_COND, 345, 346, 384, 0}, /* 385 */
    {RT_TERM_COND, 342, 343, 385, 0}, /* 386 */
    {RT_TERM_COND, 339, 340, 386, 0}, /* 387 */
    {RT_TERM_COND, 336, 337, 387, 0}, /* 388 */
    {RT_TERM_COND, 333, 334, 388, 0}, /* 389 */
    {RT_TERM_COND, 293, 331, 389, 0}, /* 390 */
    {RT_TERM_COND, 329, 330, 390, 0}, /* 391 */
    {RT_TERM_COND, 326, 327, 391, 0}, /* 392 */
    {RT_TERM_COND, 323, 324, 392, 0}, /* 393 */
    {RT_TERM_COND, 320, 321, 393, 0}, /* 394 */
    {RT_TERM_COND, 317, 318, 394, 0}, /* 395 */
    {RT_TERM_COND, 314, 315, 395, 0}, /* 396 */
    {RT_TERM_COND, 311, 312, 396, 0}, /* 397 */
    {RT_TERM_COND, 309, 310, 397, 0}, /* 398 */
    {RT_TERM_COND, 307, 308, 398, 0}, /* 399 */
    {RT_TERM_COND, 305, 306, 399, 0}, /* 400 */
    {RT_TERM_COND, 303, 304, 400, 0}, /* 401 */
    {RT_TERM_COND, 301, 302, 401, 0}, /* 402 */
    {RT_TERM_COND, 299, 300, 402, 0}, /* 403 */
    {RT_TERM_COND, 297, 298, 403, 0}, /* 404 */
    {RT_TERM_COND, 296, 2, 404, 0}, /* 405 */
    {RT_TERM_SHR, 405, 145, 0, 0}, /* 406 */
    {RT_TERM_BAND, 406, 9, 0, 0}, /* 407 */
    {RT_TERM_LOR, 293, 407, 0, 0}, /* 408 */
    {RT_TERM_LAND, 291, 408, 0, 0}, /* 409 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(4294967295)}, /* 410 */
    {RT_TERM_COND, 409, 410, 2, 0}, /* 411 */
    {RT_TERM_EQ, 411, 410, 0, 0}, /* 412 */
    {RT_TERM_LAND, 412, 5, 0, 0}, /* 413 */
    {RT_TERM_LAND, 412, 7, 0, 0}, /* 414 */
    {RT_TERM_LAND, 412, 291, 0, 0}, /* 415 */
    {RT_TERM_LAND, 415, 294, 0, 0}, /* 416 */
    {RT_TERM_HERE, 0, 0, 0, 0}, /* 417 */
    {RT_TERM_ADD, 417, 100, 0, 0}, /* 418 */
    {RT_TERM_SEXT, 19, 0, 0, 24}, /* 419 */
    {RT_TERM_ADD, 418, 419, 0, 0}, /* 420 */
    {RT_TERM_SLICE, 420, 2, 0, 32}, /* 421 */
    {RT_TERM_COND, 17, 421, 33, 0}, /* 422 */
    {RT_TERM_SLICE, 422, 2, 0, 32}, /* 423 */
    {RT_TERM_LNOT, 412, 0, 0, 0}, /* 424 */
    {RT_TERM_LAND, 424, 5, 0, 0}, /* 425 */
    {RT_TERM_LAND, 424, 7, 0, 0}, /* 426 */
    {RT_TERM_LAND, 424, 291, 0, 0}, /* 427 */
    {RT_TERM_LAND, 427, 294, 0, 0}, /* 428 */
    {RT_TERM_EQ, 25, 292, 0, 0}, /* 429 */
    {RT_TERM_LNOT, 429, 0, 0, 0}, /* 430 */
    {RT_TERM_LAND, 291, 430, 0, 0}, /* 431 */
    {RT_TERM_EQ, 25, 2, 0, 0}, /* 432 */
    {RT_TERM_EQ, 25, 9, 0, 0}, /* 433 */
    {RT_TERM_EQ, 25, 45, 0, 0}, /* 434 */
    {RT_TERM_EQ, 25, 58, 0, 0}, /* 435 */
    {RT_TERM_EQ, 25, 68, 0, 0}, /* 436 */
    {RT_TERM_EQ, 25, 85, 0, 0}, /* 437 */
    {RT_TERM_EQ, 25, 90, 0, 0}, /* 438 */
    {RT_TERM_EQ, 25, 95, 0, 0}, /* 439 */
    {RT_TERM_EQ, 25, 100, 0, 0}, /* 440 */
    {RT_TERM_EQ, 25, 313, 0, 0}, /* 441 */
    {RT_TERM_EQ, 25, 316, 0, 0}, /* 442 */
    {RT_TERM_EQ, 25, 319, 0, 0}, /* 443 */
    {RT_TERM_EQ, 25, 322, 0, 0}, /* 444 */
    {RT_TERM_EQ, 25, 325, 0, 0}, /* 445 */
    {RT_TERM_EQ, 25, 328, 0, 0}, /* 446 */
    {RT_TERM_EQ, 25, 332, 0, 0}, /* 447 */
    {RT_TERM_EQ, 25, 335, 0, 0}, /* 448 */
    {RT_TERM_EQ, 25, 338, 0, 0}, /* 449 */
    {RT_TERM_EQ, 25, 341, 0, 0}, /* 450 */
    {RT_TERM_EQ, 25, 344, 0, 0}, /* 451 */
    {RT_TERM_EQ, 25, 347, 0, 0}, /* 452 */
    {RT_TERM_EQ, 25, 350, 0, 0}, /* 453 */
    {RT_TERM_EQ, 25, 353, 0, 0}, /* 454 */
    {RT_TERM_EQ, 25, 356, 0, 0}, /* 455 */
    {RT_TERM_EQ, 25, 358, 0, 0}, /* 456 */
    {RT_TERM_EQ, 25, 360, 0, 0}, /* 457 */
    {RT_TERM_EQ, 25, 362, 0, 0}, /* 458 */
    {RT_TERM_EQ, 25, 364, 0, 0}, /* 459 */
    {RT_TERM_EQ, 25, 366, 0, 0}, /* 460 */
    {RT_TERM_EQ, 25, 368, 0, 0}, /* 461 */
    {RT_TERM_EQ, 25, 371, 0, 0}, /* 462 */
    {RT_TERM_COND, 462, 373, 33, 0}, /* 463 */
    {RT_TERM_COND, 461, 370, 463, 0}, /* 464 */
    {RT_TERM_COND, 460, 2, 464, 0}, /* 465 */
    {RT_TERM_COND, 459, 2, 465, 0}, /* 466 */
    {RT_TERM_COND, 458, 2, 466, 0}, /* 467 */
    {RT_TERM_COND, 457, 2, 467, 0}, /* 468 */
    {RT_TERM_COND, 456, 2, 468, 0}, /* 469 */
    {RT_TERM_COND, 455, 2, 469, 0}, /* 470 */
    {RT_TERM_COND, 454, 355, 470, 0}, /* 471 */
    {RT_TERM_COND, 453, 352, 471, 0}, /* 472 */
    {RT_TERM_COND, 452, 349, 472, 0}, /* 473 */
    {RT_TERM_COND, 451, 346, 473, 0}, /* 474 */
    {RT_TERM_COND, 450, 343, 474, 0}, /* 475 */
    {RT_TERM_COND, 449, 340, 475, 0}, /* 476 */
    {RT_TERM_COND, 448, 337, 476, 0}, /* 477 */
    {RT_TERM_COND, 447, 334, 477, 0}, /* 478 */
    {RT_TERM_COND, 429, 331, 478, 0}, /* 479 */
    {RT_TERM_COND, 446, 330, 479, 0}, /* 480 */
    {RT_TERM_COND, 445, 327, 480, 0}, /* 481 */
    {RT_TERM_COND, 444, 324, 481, 0}, /* 482 */
    {RT_TERM_COND, 443, 321, 482, 0}, /* 483 */
    {RT_TERM_COND, 442, 318, 483, 0}, /* 484 */
    {RT_TERM_COND, 441, 315, 484, 0}, /* 485 */
    {RT_TERM_COND, 440, 312, 485, 0}, /* 486 */
    {RT_TERM_COND, 439, 310, 486, 0}, /* 487 */
    {RT_TERM_COND, 438, 308, 487, 0}, /* 488 */
    {RT_TERM_COND, 437, 306, 488, 0}, /* 489 */
    {RT_TERM_COND, 436, 304, 489, 0}, /* 490 */
    {RT_TERM_COND, 435, 302, 490, 0}, /* 491 */
    {RT_TERM_COND, 434, 300, 491, 0}, /* 492 */
    {RT_TERM_COND, 433, 298, 492, 0}, /* 493 */
    {RT_TERM_COND, 432, 2, 493, 0}, /* 494 */
    {RT_TERM_SHR, 494, 145, 0, 0}, /* 495 */
    {RT_TERM_BAND, 495, 9, 0, 0}, /* 496 */
    {RT_TERM_LOR, 429, 496, 0, 0}, /* 497 */
    {RT_TERM_LAND, 291, 497, 0, 0}, /* 498 */
    {RT_TERM_COND, 498, 410, 2, 0}, /* 499 */
    {RT_TERM_EQ, 499, 410, 0, 0}, /* 500 */
    {RT_TERM_LAND, 500, 17, 0, 0}, /* 501 */
    {RT_TERM_LAND, 500, 20, 0, 0}, /* 502 */
    {RT_TERM_LAND, 500, 5, 0, 0}, /* 503 */
    {RT_TERM_LAND, 500, 7, 0, 0}, /* 504 */
    {RT_TERM_LAND, 500, 291, 0, 0}, /* 505 */
    {RT_TERM_LAND, 505, 430, 0, 0}, /* 506 */
    {RT_TERM_REG, 105, 0, 0, 0}, /* 507 */
    {RT_TERM_ADD, 507, 417, 0, 0}, /* 508 */
    {RT_TERM_ADD, 508, 100, 0, 0}, /* 509 */
    {RT_TERM_SLICE, 509, 2, 0, 32}, /* 510 */
    {RT_TERM_ADD, 507, 419, 0, 0}, /* 511 */
    {RT_TERM_ADD, 511, 417, 0, 0}, /* 512 */
    {RT_TERM_ADD, 512, 100, 0, 0}, /* 513 */
    {RT_TERM_SLICE, 513, 2, 0, 32}, /* 514 */
    {RT_TERM_COND, 20, 514, 33, 0}, /* 515 */
    {RT_TERM_COND, 17, 510, 515, 0}, /* 516 */
    {RT_TERM_SLICE, 516, 2, 0, 32}, /* 517 */
    {RT_TERM_LNOT, 500, 0, 0, 0}, /* 518 */
    {RT_TERM_LAND, 518, 5, 0, 0}, /* 519 */
    {RT_TERM_LAND, 518, 7, 0, 0}, /* 520 */
    {RT_TERM_LAND, 518, 291, 0, 0}, /* 521 */
    {RT_TERM_LAND, 521, 430, 0, 0}, /* 522 */
    {RT_TERM_COND, 17, 19, 33, 0}, /* 523 */
    {RT_TERM_SLICE, 523, 2, 0, 32}, /* 524 */
    {RT_TERM_SLICE, 507, 2, 0, 32}, /* 525 */
    {RT_TERM_SEXT, 19, 0, 0, 32}, /* 526 */
    {RT_TERM_ADD, 507, 526, 0, 0}, /* 527 */
    {RT_TERM_SLICE, 527, 2, 0, 32}, /* 528 */
    {RT_TERM_COND, 20, 528, 33, 0}, /* 529 */
    {RT_TERM_COND, 17, 525, 529, 0}, /* 530 */
    {RT_TERM_SLICE, 530, 2, 0, 32}, /* 531 */
    {RT_TERM_SEXT, 25, 0, 0, 24}, /* 532 */
    {RT_TERM_ADD, 418, 532, 0, 0}, /* 533 */
    {RT_TERM_SLICE, 533, 2, 0, 32}, /* 534 */
    {RT_TERM_COND, 17, 534, 33, 0}, /* 535 */
    {RT_TERM_SLICE, 535, 2, 0, 32}, /* 536 */
    {RT_TERM_COND, 17, 25, 33, 0}, /* 537 */
    {RT_TERM_SLICE, 537, 2, 0, 32}, /* 538 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 539 */
    {RT_TERM_LNOT, 539, 0, 0, 0}, /* 540 */
    {RT_TERM_COND, 20, 539, 540, 0}, /* 541 */
    {RT_TERM_COND, 17, 9, 541, 0}, /* 542 */
    {RT_TERM_EQ, 14, 292, 0, 0}, /* 543 */
    {RT_TERM_LNOT, 543, 0, 0, 0}, /* 544 */
    {RT_TERM_LAND, 542, 544, 0, 0}, /* 545 */
    {RT_TERM_EQ, 14, 313, 0, 0}, /* 546 */
    {RT_TERM_EQ, 14, 316, 0, 0}, /* 547 */
    {RT_TERM_EQ, 14, 319, 0, 0}, /* 548 */
    {RT_TERM_EQ, 14, 322, 0, 0}, /* 549 */
    {RT_TERM_EQ, 14, 325, 0, 0}, /* 550 */
    {RT_TERM_EQ, 14, 328, 0, 0}, /* 551 */
    {RT_TERM_EQ, 14, 332, 0, 0}, /* 552 */
    {RT_TERM_EQ, 14, 335, 0, 0}, /* 553 */
    {RT_TERM_EQ, 14, 338, 0, 0}, /* 554 */
    {RT_TERM_EQ, 14, 341, 0, 0}, /* 555 */
    {RT_TERM_EQ, 14, 344, 0, 0}, /* 556 */
    {RT_TERM_EQ, 14, 347, 0, 0}, /* 557 */
    {RT_TERM_EQ, 14, 350, 0, 0}, /* 558 */
    {RT_TERM_EQ, 14, 353, 0, 0}, /* 559 */
    {RT_TERM_EQ, 14, 356, 0, 0}, /* 560 */
    {RT_TERM_EQ, 14, 358, 0, 0}, /* 561 */
    {RT_TERM_EQ, 14, 360, 0, 0}, /* 562 */
    {RT_TERM_EQ, 14, 362, 0, 0}, /* 563 */
    {RT_TERM_EQ, 14, 364, 0, 0}, /* 564 */
    {RT_TERM_EQ, 14, 366, 0, 0}, /* 565 */
    {RT_TERM_EQ, 14, 368, 0, 0}, /* 566 */
    {RT_TERM_EQ, 14, 371, 0, 0}, /* 567 */
    {RT_TERM_COND, 567, 373, 33, 0}, /* 568 */
    {RT_TERM_COND, 566, 370, 568, 0}, /* 569 */
    {RT_TERM_COND, 565, 2, 569, 0}, /* 570 */
    {RT_TERM_COND, 564, 2, 570, 0}, /* 571 */
    {RT_TERM_COND, 563, 2, 571, 0}, /* 572 */
    {RT_TERM_COND, 562, 2, 572, 0}, /* 573 */
    {RT_TERM_COND, 561, 2, 573, 0}, /* 574 */
    {RT_TERM_COND, 560, 2, 574, 0}, /* 575 */
    {RT_TERM_COND, 559, 355, 575, 0}, /* 576 */
    {RT_TERM_COND, 558, 352, 576, 0}, /* 577 */
    {RT_TERM_COND, 557, 349, 577, 0}, /* 578 */
    {RT_TERM_COND, 556, 346, 578, 0}, /* 579 */
    {RT_TERM_COND, 555, 343, 579, 0}, /* 580 */
    {RT_TERM_COND, 554, 340, 580, 0}, /* 581 */
    {RT_TERM_COND, 553, 337, 581, 0}, /* 582 */
    {RT_TERM_COND, 552, 334, 582, 0}, /* 583 */
    {RT_TERM_COND, 543, 331, 583, 0}, /* 584 */
    {RT_TERM_COND, 551, 330, 584, 0}, /* 585 */
    {RT_TERM_COND, 550, 327, 585, 0}, /* 586 */
    {RT_TERM_COND, 549, 324, 586, 0}, /* 587 */
    {RT_TERM_COND, 548, 321, 587, 0}, /* 588 */
    {RT_TERM_COND, 547, 318, 588, 0}, /* 589 */
    {RT_TERM_COND, 546, 315, 589, 0}, /* 590 */
    {RT_TERM_COND, 101, 312, 590, 0}, /* 591 */
    {RT_TERM_COND, 96, 310, 591, 0}, /* 592 */
    {RT_TERM_COND, 91, 308, 592, 0}, /* 593 */
    {RT_TERM_COND, 86, 306, 593, 0}, /* 594 */
    {RT_TERM_COND, 69, 304, 594, 0}, /* 595 */
    {RT_TERM_COND, 59, 302, 595, 0}, /* 596 */
    {RT_TERM_COND, 46, 300, 596, 0}, /* 597 */
    {RT_TERM_COND, 23, 298, 597, 0}, /* 598 */
    {RT_TERM_COND, 15, 2, 598, 0}, /* 599 */
    {RT_TERM_SHR, 599, 145, 0, 0}, /* 600 */
    {RT_TERM_BAND, 600, 9, 0, 0}, /* 601 */
    {RT_TERM_LOR, 543, 601, 0, 0}, /* 602 */
    {RT_TERM_LAND, 542, 602, 0, 0}, /* 603 */
    {RT_TERM_COND, 603, 410, 2, 0}, /* 604 */
    {RT_TERM_EQ, 604, 410, 0, 0}, /* 605 */
    {RT_TERM_LNOT, 605, 0, 0, 0}, /* 606 */
    {RT_TERM_LAND, 606, 20, 0, 0}, /* 607 */
    {RT_TERM_LAND, 606, 119, 0, 0}, /* 608 */
    {RT_TERM_LAND, 606, 542, 0, 0}, /* 609 */
    {RT_TERM_LAND, 609, 544, 0, 0}, /* 610 */
    {RT_TERM_REG, 105, 0, 0, 1}, /* 611 */
    {RT_TERM_LNOT, 611, 0, 0, 0}, /* 612 */
    {RT_TERM_COND, 20, 611, 612, 0}, /* 613 */
    {RT_TERM_COND, 17, 9, 613, 0}, /* 614 */
    {RT_TERM_LAND, 614, 430, 0, 0}, /* 615 */
    {RT_TERM_LAND, 614, 497, 0, 0}, /* 616 */
    {RT_TERM_COND, 616, 410, 2, 0}, /* 617 */
    {RT_TERM_BNOT, 617, 0, 0, 0}, /* 618 */
    {RT_TERM_BAND, 410, 618, 0, 0}, /* 619 */
    {RT_TERM_EQ, 619, 2, 0, 0}, /* 620 */
    {RT_TERM_LINE, 3, 0, 0, 1}, /* 621 */
    {RT_TERM_LINE, 3, 0, 0, 2}, /* 622 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 623 */
    {RT_TERM_COND, 621, 122, 123, 0}, /* 624 */
    {RT_TERM_COND, 623, 9, 624, 0}, /* 625 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 626 */
    {RT_TERM_LAND, 625, 626, 0, 0}, /* 627 */
    {RT_TERM_GE, 19, 68, 0, 0}, /* 628 */
    {RT_TERM_LAND, 627, 628, 0, 0}, /* 629 */
    {RT_TERM_LAND, 629, 17, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 1, 0, 0}, /* 631 */
    {RT_TERM_MUL, 332, 286, 0, 0}, /* 632 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 633 */
    {RT_TERM_LAND, 630, 633, 0, 0}, /* 634 */
    {RT_TERM_LNOT, 628, 0, 0, 0}, /* 635 */
    {RT_TERM_LAND, 627, 635, 0, 0}, /* 636 */
    {RT_TERM_LAND, 636, 17, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 1, 0, 0}, /* 638 */
    {RT_TERM_LAND, 637, 633, 0, 0}, /* 639 */
    {RT_TERM_LAND, 625, 120, 0, 0}, /* 640 */
    {RT_TERM_LAND, 640, 628, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 17, 0, 0}, /* 642 */
    {RT_TERM_LAND, 642, 1, 0, 0}, /* 643 */
    {RT_TERM_LAND, 642, 633, 0, 0}, /* 644 */
    {RT_TERM_LAND, 640, 635, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 17, 0, 0}, /* 646 */
    {RT_TERM_LAND, 646, 1, 0, 0}, /* 647 */
    {RT_TERM_LAND, 646, 633, 0, 0}, /* 648 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 649 */
    {RT_TERM_LAND, 640, 649, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 628, 0, 0}, /* 651 */
    {RT_TERM_LAND, 651, 17, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 1, 0, 0}, /* 653 */
    {RT_TERM_LAND, 652, 633, 0, 0}, /* 654 */
    {RT_TERM_LAND, 650, 635, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 17, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 1, 0, 0}, /* 657 */
    {RT_TERM_LAND, 656, 633, 0, 0}, /* 658 */
    {RT_TERM_LAND, 627, 17, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 1, 0, 0}, /* 660 */
    {RT_TERM_LAND, 659, 633, 0, 0}, /* 661 */
    {RT_TERM_LAND, 640, 17, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 1, 0, 0}, /* 663 */
    {RT_TERM_LAND, 662, 633, 0, 0}, /* 664 */
    {RT_TERM_LAND, 650, 17, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 1, 0, 0}, /* 666 */
    {RT_TERM_LAND, 665, 633, 0, 0}, /* 667 */
    {RT_TERM_REG, 170, 0, 0, 1}, /* 668 */
    {RT_TERM_LNOT, 668, 0, 0, 0}, /* 669 */
    {RT_TERM_COND, 621, 668, 669, 0}, /* 670 */
    {RT_TERM_COND, 623, 9, 670, 0}, /* 671 */
    {RT_TERM_LAND, 671, 626, 0, 0}, /* 672 */
    {RT_TERM_LAND, 672, 17, 0, 0}, /* 673 */
    {RT_TERM_LAND, 673, 1, 0, 0}, /* 674 */
    {RT_TERM_LAND, 673, 633, 0, 0}, /* 675 */
    {RT_TERM_LAND, 671, 120, 0, 0}, /* 676 */
    {RT_TERM_LAND, 676, 17, 0, 0}, /* 677 */
    {RT_TERM_LAND, 677, 1, 0, 0}, /* 678 */
    {RT_TERM_LAND, 677, 633, 0, 0}, /* 679 */
    {RT_TERM_LAND, 676, 649, 0, 0}, /* 680 */
    {RT_TERM_LAND, 680, 17, 0, 0}, /* 681 */
    {RT_TERM_LAND, 681, 1, 0, 0}, /* 682 */
    {RT_TERM_LAND, 681, 633, 0, 0}, /* 683 */
    {RT_TERM_LAND, 672, 628, 0, 0}, /* 684 */
    {RT_TERM_LAND, 684, 17, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 1, 0, 0}, /* 686 */
    {RT_TERM_LAND, 685, 633, 0, 0}, /* 687 */
    {RT_TERM_LAND, 672, 635, 0, 0}, /* 688 */
    {RT_TERM_LAND, 688, 17, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 1, 0, 0}, /* 690 */
    {RT_TERM_LAND, 689, 633, 0, 0}, /* 691 */
    {RT_TERM_LAND, 676, 628, 0, 0}, /* 692 */
    {RT_TERM_LAND, 692, 17, 0, 0}, /* 693 */
    {RT_TERM_LAND, 693, 1, 0, 0}, /* 694 */
    {RT_TERM_LAND, 693, 633, 0, 0}, /* 695 */
    {RT_TERM_LAND, 676, 635, 0, 0}, /* 696 */
    {RT_TERM_LAND, 696, 17, 0, 0}, /* 697 */
    {RT_TERM_LAND, 697, 1, 0, 0}, /* 698 */
    {RT_TERM_LAND, 697, 633, 0, 0}, /* 699 */
    {RT_TERM_LAND, 680, 628, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 17, 0, 0}, /* 701 */
    {RT_TERM_LAND, 701, 1, 0, 0}, /* 702 */
    {RT_TERM_LAND, 701, 633, 0, 0}, /* 703 */
    {RT_TERM_LAND, 680, 635, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 17, 0, 0}, /* 705 */
    {RT_TERM_LAND, 705, 1, 0, 0}, /* 706 */
    {RT_TERM_LAND, 705, 633, 0, 0}, /* 707 */
    {RT_TERM_LAND, 671, 17, 0, 0}, /* 708 */
    {RT_TERM_LAND, 708, 1, 0, 0}, /* 709 */
    {RT_TERM_LAND, 708, 633, 0, 0}, /* 710 */
    {RT_TERM_BOR, 205, 9, 0, 0}, /* 711 */
    {RT_TERM_BOR, 4, 9, 0, 0}, /* 712 */
    {RT_TERM_LAND, 671, 628, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 17, 0, 0}, /* 714 */
    {RT_TERM_LAND, 714, 1, 0, 0}, /* 715 */
    {RT_TERM_LAND, 714, 633, 0, 0}, /* 716 */
    {RT_TERM_LAND, 671, 635, 0, 0}, /* 717 */
    {RT_TERM_LAND, 717, 17, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 1, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 633, 0, 0}, /* 720 */
    {RT_TERM_SLICE, 25, 2, 0, 2}, /* 721 */
    {RT_TERM_EQ, 721, 58, 0, 0}, /* 722 */
    {RT_TERM_LAND, 671, 722, 0, 0}, /* 723 */
    {RT_TERM_LAND, 723, 17, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 6, 0, 0}, /* 725 */
    {RT_TERM_MUL, 332, 4, 0, 0}, /* 726 */
    {RT_TERM_LNOT, 6, 0, 0, 0}, /* 727 */
    {RT_TERM_LAND, 724, 727, 0, 0}, /* 728 */
    {RT_TERM_LAND, 723, 649, 0, 0}, /* 729 */
    {RT_TERM_LAND, 729, 17, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 6, 0, 0}, /* 731 */
    {RT_TERM_LAND, 730, 727, 0, 0}, /* 732 */
    {RT_TERM_BOR, 120, 9, 0, 0}, /* 733 */
    {RT_TERM_LNOT, 722, 0, 0, 0}, /* 734 */
    {RT_TERM_LAND, 671, 734, 0, 0}, /* 735 */
    {RT_TERM_LAND, 735, 17, 0, 0}, /* 736 */
    {RT_TERM_LAND, 736, 6, 0, 0}, /* 737 */
    {RT_TERM_LAND, 736, 727, 0, 0}, /* 738 */
    {RT_TERM_LAND, 735, 649, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 17, 0, 0}, /* 740 */
    {RT_TERM_LAND, 740, 6, 0, 0}, /* 741 */
    {RT_TERM_LAND, 740, 727, 0, 0}, /* 742 */
    {RT_TERM_BOR, 1, 9, 0, 0}, /* 743 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 744 */
    {RT_TERM_LAND, 723, 744, 0, 0}, /* 745 */
    {RT_TERM_LAND, 745, 17, 0, 0}, /* 746 */
    {RT_TERM_LAND, 746, 6, 0, 0}, /* 747 */
    {RT_TERM_LAND, 746, 727, 0, 0}, /* 748 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 749 */
    {RT_TERM_LAND, 735, 749, 0, 0}, /* 750 */
    {RT_TERM_LAND, 750, 17, 0, 0}, /* 751 */
    {RT_TERM_LAND, 751, 6, 0, 0}, /* 752 */
    {RT_TERM_LAND, 751, 727, 0, 0}, /* 753 */
    {RT_TERM_REG, 224, 0, 0, 1}, /* 754 */
    {RT_TERM_LNOT, 754, 0, 0, 0}, /* 755 */
    {RT_TERM_COND, 621, 754, 755, 0}, /* 756 */
    {RT_TERM_COND, 623, 9, 756, 0}, /* 757 */
    {RT_TERM_LAND, 757, 59, 0, 0}, /* 758 */
    {RT_TERM_SLICE, 25, 45, 0, 1}, /* 759 */
    {RT_TERM_LNOT, 759, 0, 0, 0}, /* 760 */
    {RT_TERM_LAND, 758, 760, 0, 0}, /* 761 */
    {RT_TERM_LAND, 761, 205, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 17, 0, 0}, /* 763 */
    {RT_TERM_MUL, 100, 1, 0, 0}, /* 764 */
    {RT_TERM_LNOT, 205, 0, 0, 0}, /* 765 */
    {RT_TERM_LAND, 761, 765, 0, 0}, /* 766 */
    {RT_TERM_LAND, 766, 17, 0, 0}, /* 767 */
    {RT_TERM_LAND, 758, 759, 0, 0}, /* 768 */
    {RT_TERM_LAND, 768, 205, 0, 0}, /* 769 */
    {RT_TERM_LAND, 769, 22, 0, 0}, /* 770 */
    {RT_TERM_LAND, 770, 17, 0, 0}, /* 771 */
    {RT_TERM_LNOT, 22, 0, 0, 0}, /* 772 */
    {RT_TERM_LAND, 769, 772, 0, 0}, /* 773 */
    {RT_TERM_LAND, 773, 17, 0, 0}, /* 774 */
    {RT_TERM_LAND, 768, 765, 0, 0}, /* 775 */
    {RT_TERM_LAND, 775, 22, 0, 0}, /* 776 */
    {RT_TERM_LAND, 776, 17, 0, 0}, /* 777 */
    {RT_TERM_LAND, 775, 772, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 17, 0, 0}, /* 779 */
    {RT_TERM_BOR, 19, 9, 0, 0}, /* 780 */
    {RT_TERM_LNOT, 59, 0, 0, 0}, /* 781 */
    {RT_TERM_LAND, 757, 781, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 46, 0, 0}, /* 783 */
    {RT_TERM_LAND, 783, 760, 0, 0}, /* 784 */
    {RT_TERM_LAND, 784, 205, 0, 0}, /* 785 */
    {RT_TERM_LAND, 785, 17, 0, 0}, /* 786 */
    {RT_TERM_LAND, 784, 765, 0, 0}, /* 787 */
    {RT_TERM_LAND, 787, 17, 0, 0}, /* 788 */
    {RT_TERM_LAND, 783, 759, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 205, 0, 0}, /* 790 */
    {RT_TERM_LAND, 790, 22, 0, 0}, /* 791 */
    {RT_TERM_LAND, 791, 17, 0, 0}, /* 792 */
    {RT_TERM_LAND, 790, 772, 0, 0}, /* 793 */
    {RT_TERM_LAND, 793, 17, 0, 0}, /* 794 */
    {RT_TERM_LAND, 789, 765, 0, 0}, /* 795 */
    {RT_TERM_LAND, 795, 22, 0, 0}, /* 796 */
    {RT_TERM_LAND, 796, 17, 0, 0}, /* 797 */
    {RT_TERM_LAND, 795, 772, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 17, 0, 0}, /* 799 */
    {RT_TERM_LNOT, 46, 0, 0, 0}, /* 800 */
    {RT_TERM_LAND, 782, 800, 0, 0}, /* 801 */
    {RT_TERM_LAND, 801, 760, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 205, 0, 0}, /* 803 */
    {RT_TERM_LAND, 803, 17, 0, 0}, /* 804 */
    {RT_TERM_LAND, 802, 765, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 17, 0, 0}, /* 806 */
    {RT_TERM_LAND, 801, 759, 0, 0}, /* 807 */
    {RT_TERM_LAND, 807, 205, 0, 0}, /* 808 */
    {RT_TERM_LAND, 808, 22, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 17, 0, 0}, /* 810 */
    {RT_TERM_LAND, 808, 772, 0, 0}, /* 811 */
    {RT_TERM_LAND, 811, 17, 0, 0}, /* 812 */
    {RT_TERM_LAND, 807, 765, 0, 0}, /* 813 */
    {RT_TERM_LAND, 813, 22, 0, 0}, /* 814 */
    {RT_TERM_LAND, 814, 17, 0, 0}, /* 815 */
    {RT_TERM_LAND, 813, 772, 0, 0}, /* 816 */
    {RT_TERM_LAND, 816, 17, 0, 0}, /* 817 */
    {RT_TERM_BOR, 6, 9, 0, 0}, /* 818 */
    {RT_TERM_LAND, 757, 105, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 760, 0, 0}, /* 820 */
    {RT_TERM_LAND, 820, 205, 0, 0}, /* 821 */
    {RT_TERM_LAND, 821, 17, 0, 0}, /* 822 */
    {RT_TERM_LAND, 820, 765, 0, 0}, /* 823 */
    {RT_TERM_LAND, 823, 17, 0, 0}, /* 824 */
    {RT_TERM_LAND, 819, 759, 0, 0}, /* 825 */
    {RT_TERM_LAND, 825, 205, 0, 0}, /* 826 */
    {RT_TERM_LAND, 826, 22, 0, 0}, /* 827 */
    {RT_TERM_LAND, 827, 17, 0, 0}, /* 828 */
    {RT_TERM_LAND, 826, 772, 0, 0}, /* 829 */
    {RT_TERM_LAND, 829, 17, 0, 0}, /* 830 */
    {RT_TERM_LAND, 825, 765, 0, 0}, /* 831 */
    {RT_TERM_LAND, 831, 22, 0, 0}, /* 832 */
    {RT_TERM_LAND, 832, 17, 0, 0}, /* 833 */
    {RT_TERM_LAND, 831, 772, 0, 0}, /* 834 */
    {RT_TERM_LAND, 834, 17, 0, 0}, /* 835 */
    {RT_TERM_LAND, 757, 161, 0, 0}, /* 836 */
    {RT_TERM_SLICE, 14, 2, 0, 2}, /* 837 */
    {RT_TERM_EQ, 837, 2, 0, 0}, /* 838 */
    {RT_TERM_LAND, 836, 838, 0, 0}, /* 839 */
    {RT_TERM_LAND, 839, 760, 0, 0}, /* 840 */
    {RT_TERM_LAND, 840, 205, 0, 0}, /* 841 */
    {RT_TERM_LAND, 841, 17, 0, 0}, /* 842 */
    {RT_TERM_LAND, 840, 765, 0, 0}, /* 843 */
    {RT_TERM_LAND, 843, 17, 0, 0}, /* 844 */
    {RT_TERM_LAND, 839, 759, 0, 0}, /* 845 */
    {RT_TERM_LAND, 845, 205, 0, 0}, /* 846 */
    {RT_TERM_LAND, 846, 22, 0, 0}, /* 847 */
    {RT_TERM_LAND, 847, 17, 0, 0}, /* 848 */
    {RT_TERM_LAND, 846, 772, 0, 0}, /* 849 */
    {RT_TERM_LAND, 849, 17, 0, 0}, /* 850 */
    {RT_TERM_LAND, 845, 765, 0, 0}, /* 851 */
    {RT_TERM_LAND, 851, 22, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 17, 0, 0}, /* 853 */
    {RT_TERM_LAND, 851, 772, 0, 0}, /* 854 */
    {RT_TERM_LAND, 854, 17, 0, 0}, /* 855 */
    {RT_TERM_EQ, 837, 9, 0, 0}, /* 856 */
    {RT_TERM_LAND, 836, 856, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 760, 0, 0}, /* 858 */
    {RT_TERM_LAND, 858, 205, 0, 0}, /* 859 */
    {RT_TERM_LAND, 859, 17, 0, 0}, /* 860 */
    {RT_TERM_LAND, 858, 765, 0, 0}, /* 861 */
    {RT_TERM_LAND, 861, 17, 0, 0}, /* 862 */
    {RT_TERM_LAND, 857, 759, 0, 0}, /* 863 */
    {RT_TERM_LAND, 863, 205, 0, 0}, /* 864 */
    {RT_TERM_LAND, 864, 22, 0, 0}, /* 865 */
    {RT_TERM_LAND, 865, 17, 0, 0}, /* 866 */
    {RT_TERM_LAND, 864, 772, 0, 0}, /* 867 */
    {RT_TERM_LAND, 867, 17, 0, 0}, /* 868 */
    {RT_TERM_LAND, 863, 765, 0, 0}, /* 869 */
    {RT_TERM_LAND, 869, 22, 0, 0}, /* 870 */
    {RT_TERM_LAND, 870, 17, 0, 0}, /* 871 */
    {RT_TERM_LAND, 869, 772, 0, 0}, /* 872 */
    {RT_TERM_LAND, 872, 17, 0, 0}, /* 873 */
    {RT_TERM_EQ, 837, 45, 0, 0}, /* 874 */
    {RT_TERM_LAND, 836, 874, 0, 0}, /* 875 */
    {RT_TERM_LAND, 875, 760, 0, 0}, /* 876 */
    {RT_TERM_LAND, 876, 205, 0, 0}, /* 877 */
    {RT_TERM_LAND, 877, 17, 0, 0}, /* 878 */
    {RT_TERM_LAND, 876, 765, 0, 0}, /* 879 */
    {RT_TERM_LAND, 879, 17, 0, 0}, /* 880 */
    {RT_TERM_LAND, 875, 759, 0, 0}, /* 881 */
    {RT_TERM_LAND, 881, 205, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 22, 0, 0}, /* 883 */
    {RT_TERM_LAND, 883, 17, 0, 0}, /* 884 */
    {RT_TERM_LAND, 882, 772, 0, 0}, /* 885 */
    {RT_TERM_LAND, 885, 17, 0, 0}, /* 886 */
    {RT_TERM_LAND, 881, 765, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 22, 0, 0}, /* 888 */
    {RT_TERM_LAND, 888, 17, 0, 0}, /* 889 */
    {RT_TERM_LAND, 887, 772, 0, 0}, /* 890 */
    {RT_TERM_LAND, 890, 17, 0, 0}, /* 891 */
    {RT_TERM_LAND, 757, 120, 0, 0}, /* 892 */
    {RT_TERM_LAND, 892, 105, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 760, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 205, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 17, 0, 0}, /* 896 */
    {RT_TERM_LAND, 894, 765, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 17, 0, 0}, /* 898 */
    {RT_TERM_LAND, 893, 759, 0, 0}, /* 899 */
    {RT_TERM_LAND, 899, 205, 0, 0}, /* 900 */
    {RT_TERM_LAND, 900, 22, 0, 0}, /* 901 */
    {RT_TERM_LAND, 901, 17, 0, 0}, /* 902 */
    {RT_TERM_LAND, 900, 772, 0, 0}, /* 903 */
    {RT_TERM_LAND, 903, 17, 0, 0}, /* 904 */
    {RT_TERM_LAND, 899, 765, 0, 0}, /* 905 */
    {RT_TERM_LAND, 905, 22, 0, 0}, /* 906 */
    {RT_TERM_LAND, 906, 17, 0, 0}, /* 907 */
    {RT_TERM_LAND, 905, 772, 0, 0}, /* 908 */
    {RT_TERM_LAND, 908, 17, 0, 0}, /* 909 */
    {RT_TERM_LAND, 892, 161, 0, 0}, /* 910 */
    {RT_TERM_LAND, 910, 838, 0, 0}, /* 911 */
    {RT_TERM_LAND, 911, 760, 0, 0}, /* 912 */
    {RT_TERM_LAND, 912, 205, 0, 0}, /* 913 */
    {RT_TERM_LAND, 913, 17, 0, 0}, /* 914 */
    {RT_TERM_LAND, 912, 765, 0, 0}, /* 915 */
    {RT_TERM_LAND, 915, 17, 0, 0}, /* 916 */
    {RT_TERM_LAND, 911, 759, 0, 0}, /* 917 */
    {RT_TERM_LAND, 917, 205, 0, 0}, /* 918 */
    {RT_TERM_LAND, 918, 22, 0, 0}, /* 919 */
    {RT_TERM_LAND, 919, 17, 0, 0}, /* 920 */
    {RT_TERM_LAND, 918, 772, 0, 0}, /* 921 */
    {RT_TERM_LAND, 921, 17, 0, 0}, /* 922 */
    {RT_TERM_LAND, 917, 765, 0, 0}, /* 923 */
    {RT_TERM_LAND, 923, 22, 0, 0}, /* 924 */
    {RT_TERM_LAND, 924, 17, 0, 0}, /* 925 */
    {RT_TERM_LAND, 923, 772, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 17, 0, 0}, /* 927 */
    {RT_TERM_LAND, 910, 856, 0, 0}, /* 928 */
    {RT_TERM_LAND, 928, 760, 0, 0}, /* 929 */
    {RT_TERM_LAND, 929, 205, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 17, 0, 0}, /* 931 */
    {RT_TERM_LAND, 929, 765, 0, 0}, /* 932 */
    {RT_TERM_LAND, 932, 17, 0, 0}, /* 933 */
    {RT_TERM_LAND, 928, 759, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 205, 0, 0}, /* 935 */
    {RT_TERM_LAND, 935, 22, 0, 0}, /* 936 */
    {RT_TERM_LAND, 936, 17, 0, 0}, /* 937 */
    {RT_TERM_LAND, 935, 772, 0, 0}, /* 938 */
    {RT_TERM_LAND, 938, 17, 0, 0}, /* 939 */
    {RT_TERM_LAND, 934, 765, 0, 0}, /* 940 */
    {RT_TERM_LAND, 940, 22, 0, 0}, /* 941 */
    {RT_TERM_LAND, 941, 17, 0, 0}, /* 942 */
    {RT_TERM_LAND, 940, 772, 0, 0}, /* 943 */
    {RT_TERM_LAND, 943, 17, 0, 0}, /* 944 */
    {RT_TERM_LAND, 910, 874, 0, 0}, /* 945 */
    {RT_TERM_LAND, 945, 760, 0, 0}, /* 946 */
    {RT_TERM_LAND, 946, 205, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 17, 0, 0}, /* 948 */
    {RT_TERM_LAND, 946, 765, 0, 0}, /* 949 */
    {RT_TERM_LAND, 949, 17, 0, 0}, /* 950 */
    {RT_TERM_LAND, 945, 759, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 205, 0, 0}, /* 952 */
    {RT_TERM_LAND, 952, 22, 0, 0}, /* 953 */
    {RT_TERM_LAND, 953, 17, 0, 0}, /* 954 */
    {RT_TERM_LAND, 952, 772, 0, 0}, /* 955 */
    {RT_TERM_LAND, 955, 17, 0, 0}, /* 956 */
    {RT_TERM_LAND, 951, 765, 0, 0}, /* 957 */
    {RT_TERM_LAND, 957, 22, 0, 0}, /* 958 */
    {RT_TERM_LAND, 958, 17, 0, 0}, /* 959 */
    {RT_TERM_LAND, 957, 772, 0, 0}, /* 960 */
    {RT_TERM_LAND, 960, 17, 0, 0}, /* 961 */
    {RT_TERM_LAND, 671, 8, 0, 0}, /* 962 */
    {RT_TERM_LAND, 962, 1, 0, 0}, /* 963 */
    {RT_TERM_LAND, 962, 633, 0, 0}, /* 964 */
    {RT_TERM_BOR, 25, 9, 0, 0}, /* 965 */
    {RT_TERM_VALUE, 0, 0, 0, 11}, /* 966 */
    {RT_TERM_REG, 966, 0, 0, 1}, /* 967 */
    {RT_TERM_LNOT, 967, 0, 0, 0}, /* 968 */
    {RT_TERM_COND, 0, 967, 968, 0}, /* 969 */
    {RT_TERM_COND, 106, 9, 969, 0}, /* 970 */
    {RT_TERM_LAND, 970, 17, 0, 0}, /* 971 */
    {RT_TERM_BOR, 22, 9, 0, 0}, /* 972 */
    {RT_TERM_LAND, 17, 6, 0, 0}, /* 973 */
    {RT_TERM_BOR, 136, 9, 0, 0}, /* 974 */
    {RT_TERM_COND, 621, 967, 968, 0}, /* 975 */
    {RT_TERM_COND, 623, 9, 975, 0}, /* 976 */
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 977 */
    {RT_TERM_LINE, 4, 0, 0, 2}, /* 978 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 979 */
    {RT_TERM_COND, 977, 122, 123, 0}, /* 980 */
    {RT_TERM_COND, 979, 9, 980, 0}, /* 981 */
    {RT_TERM_BXOR, 668, 224, 0, 0}, /* 982 */
    {RT_TERM_LAND, 981, 982, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 19, 0, 0}, /* 984 */
    {RT_TERM_LAND, 983, 246, 0, 0}, /* 985 */
    {RT_TERM_LAND, 983, 8, 0, 0}, /* 986 */
    {RT_TERM_LAND, 986, 6, 0, 0}, /* 987 */
    {RT_TERM_LAND, 986, 727, 0, 0}, /* 988 */
    {RT_TERM_LNOT, 982, 0, 0, 0}, /* 989 */
    {RT_TERM_LAND, 981, 989, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 19, 0, 0}, /* 991 */
    {RT_TERM_LAND, 990, 246, 0, 0}, /* 992 */
    {RT_TERM_LAND, 990, 8, 0, 0}, /* 993 */
    {RT_TERM_LAND, 993, 6, 0, 0}, /* 994 */
    {RT_TERM_LAND, 993, 727, 0, 0}, /* 995 */
    {RT_TERM_BOR, 14, 9, 0, 0}, /* 996 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 997 */
    {RT_TERM_REG, 997, 0, 0, 1}, /* 998 */
    {RT_TERM_LNOT, 998, 0, 0, 0}, /* 999 */
    {RT_TERM_COND, 977, 998, 999, 0}, /* 1000 */
    {RT_TERM_COND, 979, 9, 1000, 0}, /* 1001 */
    {RT_TERM_LAND, 1001, 296, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1002, 22, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1002, 772, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1002, 8, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 286, 0, 0}, /* 1006 */
    {RT_TERM_BOR, 966, 9, 0, 0}, /* 1007 */
    {RT_TERM_LNOT, 286, 0, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1005, 1008, 0, 0}, /* 1009 */
    {RT_TERM_BAND, 33, 25, 0, 0}, /* 1010 */
    {RT_TERM_NE, 1010, 2, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1002, 1011, 0, 0}, /* 1012 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 1013 */
    {RT_TERM_LAND, 1001, 297, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1014, 22, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1014, 772, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1014, 8, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1017, 286, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1017, 1008, 0, 0}, /* 1019 */
    {RT_TERM_LNOT, 1011, 0, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1014, 1020, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1001, 299, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1022, 22, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1022, 772, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1022, 8, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 286, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1025, 1008, 0, 0}, /* 1027 */
    {RT_TERM_REG, 1013, 0, 0, 1}, /* 1028 */
    {RT_TERM_LNOT, 1028, 0, 0, 0}, /* 1029 */
    {RT_TERM_COND, 977, 1028, 1029, 0}, /* 1030 */
    {RT_TERM_COND, 979, 9, 1030, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 432, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 205, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1032, 765, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1032, 8, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1035, 4, 0, 0}, /* 1036 */
    {RT_TERM_BOR, 286, 9, 0, 0}, /* 1037 */
    {RT_TERM_LNOT, 4, 0, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1035, 1038, 0, 0}, /* 1039 */
    {RT_TERM_BAND, 33, 14, 0, 0}, /* 1040 */
    {RT_TERM_NE, 1040, 2, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1032, 1041, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1031, 433, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 205, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1043, 765, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1043, 8, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1046, 4, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1046, 1038, 0, 0}, /* 1048 */
    {RT_TERM_LNOT, 1041, 0, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1043, 1049, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1031, 434, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1051, 205, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1051, 765, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1051, 8, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 4, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1054, 1038, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1032, 1049, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1043, 1041, 0, 0}, /* 1058 */
    {RT_TERM_COND, 621, 208, 209, 0}, /* 1059 */
    {RT_TERM_COND, 623, 9, 1059, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 161, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 22, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1061, 772, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1061, 8, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1064, 286, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1064, 1008, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1060, 105, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 22, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1067, 772, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1067, 8, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1070, 286, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1070, 1008, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1067, 649, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1073, 22, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1073, 772, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1073, 8, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 286, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1076, 1008, 0, 0}, /* 1078 */
    {RT_TERM_REG, 286, 0, 0, 1}, /* 1079 */
    {RT_TERM_LNOT, 1079, 0, 0, 0}, /* 1080 */
    {RT_TERM_COND, 5, 1079, 1080, 0}, /* 1081 */
    {RT_TERM_COND, 8, 9, 1081, 0}, /* 1082 */
    {RT_TERM_LAND, 1082, 120, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1082, 626, 0, 0}, /* 1084 */
    {RT_TERM_COND, 0, 668, 669, 0}, /* 1085 */
    {RT_TERM_COND, 106, 9, 1085, 0}, /* 1086 */
    {RT_TERM_LAND, 1086, 46, 0, 0}, /* 1087 */
    {RT_TERM_SLICE, 35, 353, 0, 8}, /* 1088 */
    {RT_TERM_EQ, 1088, 2, 0, 0}, /* 1089 */
    {RT_TERM_LNOT, 1089, 0, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1087, 1090, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1091, 17, 0, 0}, /* 1092 */
    {RT_TERM_SLICE, 223, 2, 0, 32}, /* 1093 */
    {RT_TERM_SHL, 1, 371, 0, 0}, /* 1094 */
    {RT_TERM_BXOR, 1093, 1094, 0, 0}, /* 1095 */
    {RT_TERM_BXOR, 33, 1094, 0, 0}, /* 1096 */
    {RT_TERM_CONST, 0, 0, 0, 4096}, /* 1097 */
    {RT_TERM_MUL, 224, 1097, 0, 0}, /* 1098 */
    {RT_TERM_SLICE, 1098, 2, 0, 32}, /* 1099 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(2147483648)}, /* 1100 */
    {RT_TERM_BXOR, 1099, 1100, 0, 0}, /* 1101 */
    {RT_TERM_COND, 119, 1098, 1101, 0}, /* 1102 */
    {RT_TERM_COND, 20, 1096, 1102, 0}, /* 1103 */
    {RT_TERM_COND, 17, 1095, 1103, 0}, /* 1104 */
    {RT_TERM_SLICE, 1104, 353, 0, 8}, /* 1105 */
    {RT_TERM_EQ, 1105, 2, 0, 0}, /* 1106 */
    {RT_TERM_LOR, 1089, 1106, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 46, 1107, 0, 0}, /* 1108 */
    {RT_TERM_LNOT, 1108, 0, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1086, 1109, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1110, 246, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1111, 17, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1110, 19, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1113, 17, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1113, 649, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1115, 17, 0, 0}, /* 1116 */
    {RT_TERM_COND, 20, 10, 11, 0}, /* 1117 */
    {RT_TERM_COND, 17, 9, 1117, 0}, /* 1118 */
    {RT_TERM_LAND, 1118, 46, 0, 0}, /* 1119 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 1120 */
    {RT_TERM_SLICE, 1120, 353, 0, 8}, /* 1121 */
    {RT_TERM_EQ, 1121, 2, 0, 0}, /* 1122 */
    {RT_TERM_SLICE, 22, 353, 0, 8}, /* 1123 */
    {RT_TERM_EQ, 1123, 2, 0, 0}, /* 1124 */
    {RT_TERM_LOR, 1122, 1124, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 46, 1125, 0, 0}, /* 1126 */
    {RT_TERM_LNOT, 1126, 0, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1118, 1127, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1128, 29, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1128, 25, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1130, 649, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1061, 46, 0, 0}, /* 1132 */
    {RT_TERM_REG, 205, 0, 0, 0}, /* 1133 */
    {RT_TERM_SLICE, 1133, 353, 0, 8}, /* 1134 */
    {RT_TERM_EQ, 1134, 2, 0, 0}, /* 1135 */
    {RT_TERM_LNOT, 1135, 0, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1132, 1136, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1137, 17, 0, 0}, /* 1138 */
    {RT_TERM_SLICE, 135, 2, 0, 32}, /* 1139 */
    {RT_TERM_SHL, 6, 371, 0, 0}, /* 1140 */
    {RT_TERM_BXOR, 1139, 1140, 0, 0}, /* 1141 */
    {RT_TERM_BXOR, 33, 1140, 0, 0}, /* 1142 */
    {RT_TERM_MUL, 136, 1097, 0, 0}, /* 1143 */
    {RT_TERM_SLICE, 1143, 2, 0, 32}, /* 1144 */
    {RT_TERM_BXOR, 1144, 1100, 0, 0}, /* 1145 */
    {RT_TERM_COND, 119, 1143, 1145, 0}, /* 1146 */
    {RT_TERM_COND, 20, 1142, 1146, 0}, /* 1147 */
    {RT_TERM_COND, 17, 1141, 1147, 0}, /* 1148 */
    {RT_TERM_SLICE, 1148, 353, 0, 8}, /* 1149 */
    {RT_TERM_EQ, 1149, 2, 0, 0}, /* 1150 */
    {RT_TERM_LOR, 1135, 1150, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1132, 1151, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 46, 1151, 0, 0}, /* 1153 */
    {RT_TERM_LNOT, 1153, 0, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1061, 1154, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1155, 17, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1067, 46, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1157, 1136, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 17, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1157, 1151, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1067, 1154, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 17, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1073, 46, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1163, 1136, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1164, 17, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1163, 1151, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1073, 1154, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1167, 17, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 836, 46, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1169, 1136, 0, 0}, /* 1170 */
    {RT_TERM_SLICE, 1141, 353, 0, 8}, /* 1171 */
    {RT_TERM_EQ, 1171, 2, 0, 0}, /* 1172 */
    {RT_TERM_LOR, 1135, 1172, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 46, 1173, 0, 0}, /* 1174 */
    {RT_TERM_LNOT, 1174, 0, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 836, 1175, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 819, 46, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1177, 1136, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 819, 1175, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 819, 649, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1180, 46, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1181, 1136, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1180, 1175, 0, 0}, /* 1183 */
    {RT_TERM_REG, 4, 0, 0, 1}, /* 1184 */
    {RT_TERM_LNOT, 1184, 0, 0, 0}, /* 1185 */
    {RT_TERM_COND, 5, 1184, 1185, 0}, /* 1186 */
    {RT_TERM_COND, 8, 9, 1186, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 29, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1188, 46, 0, 0}, /* 1189 */
    {RT_TERM_SLICE, 1133, 2, 0, 32}, /* 1190 */
    {RT_TERM_SHL, 120, 371, 0, 0}, /* 1191 */
    {RT_TERM_BXOR, 1190, 1191, 0, 0}, /* 1192 */
    {RT_TERM_SLICE, 1192, 353, 0, 8}, /* 1193 */
    {RT_TERM_EQ, 1193, 2, 0, 0}, /* 1194 */
    {RT_TERM_SLICE, 6, 353, 0, 8}, /* 1195 */
    {RT_TERM_EQ, 1195, 2, 0, 0}, /* 1196 */
    {RT_TERM_LOR, 1194, 1196, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1189, 1197, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 46, 1197, 0, 0}, /* 1199 */
    {RT_TERM_LNOT, 1199, 0, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1188, 1200, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1187, 25, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1202, 46, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1203, 1197, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1202, 1200, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1202, 649, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 46, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1207, 1197, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1206, 1200, 0, 0}, /* 1209 */
    {RT_TERM_COND, 977, 208, 209, 0}, /* 1210 */
    {RT_TERM_COND, 979, 9, 1210, 0}, /* 1211 */
    {RT_TERM_BXOR, 122, 170, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1211, 1212, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1213, 120, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1213, 626, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1213, 8, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 1, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1216, 633, 0, 0}, /* 1218 */
    {RT_TERM_LNOT, 1212, 0, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1211, 1219, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1220, 120, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1220, 626, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1220, 8, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 1, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1223, 633, 0, 0}, /* 1225 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1226 */
    {RT_TERM_REG, 1226, 0, 0, 1}, /* 1227 */
    {RT_TERM_LNOT, 1227, 0, 0, 0}, /* 1228 */
    {RT_TERM_COND, 977, 1227, 1228, 0}, /* 1229 */
    {RT_TERM_COND, 979, 9, 1229, 0}, /* 1230 */
    {RT_TERM_LAND, 1230, 126, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1231, 6, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1231, 727, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1231, 8, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1234, 966, 0, 0}, /* 1235 */
    {RT_TERM_LNOT, 966, 0, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1234, 1236, 0, 0}, /* 1237 */
    {RT_TERM_BAND, 33, 25, 0, 0}, /* 1238 */
    {RT_TERM_NE, 1238, 2, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1231, 1239, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1230, 171, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1241, 6, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1241, 727, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1241, 8, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1244, 966, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1244, 1236, 0, 0}, /* 1246 */
    {RT_TERM_LNOT, 1239, 0, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1241, 1247, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1230, 188, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1249, 6, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1249, 727, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1249, 8, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1252, 966, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1252, 1236, 0, 0}, /* 1254 */
    {RT_TERM_BAND, 33, 14, 0, 0}, /* 1255 */
    {RT_TERM_NE, 1255, 2, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1002, 1256, 0, 0}, /* 1257 */
    {RT_TERM_LNOT, 1256, 0, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1014, 1258, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1002, 1258, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1014, 1256, 0, 0}, /* 1261 */
    {RT_TERM_REG, 136, 0, 0, 1}, /* 1262 */
    {RT_TERM_LNOT, 1262, 0, 0, 0}, /* 1263 */
    {RT_TERM_COND, 5, 1262, 1263, 0}, /* 1264 */
    {RT_TERM_COND, 8, 9, 1264, 0}, /* 1265 */
    {RT_TERM_LAND, 1265, 1256, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1265, 1258, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 17, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 17, 22, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1187, 1256, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1187, 1258, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 17, 120, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1087, 161, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 17, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1274, 205, 0, 0}, /* 1275 */
    {RT_TERM_EQ, 1, 45, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1275, 1276, 0, 0}, /* 1277 */
    {RT_TERM_LNOT, 1276, 0, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1275, 1278, 0, 0}, /* 1279 */
    {RT_TERM_EQ, 1, 58, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1275, 1280, 0, 0}, /* 1281 */
    {RT_TERM_LNOT, 1280, 0, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1275, 1282, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1274, 765, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 1276, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1284, 1278, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1284, 1280, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1284, 1282, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1273, 8, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1289, 286, 0, 0}, /* 1290 */
    {RT_TERM_EQ, 224, 45, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1290, 1291, 0, 0}, /* 1292 */
    {RT_TERM_LNOT, 1291, 0, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1290, 1293, 0, 0}, /* 1294 */
    {RT_TERM_EQ, 224, 58, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1290, 1295, 0, 0}, /* 1296 */
    {RT_TERM_LNOT, 1295, 0, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1290, 1297, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1289, 1008, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1299, 1291, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1299, 1293, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1299, 1295, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1299, 1297, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1087, 105, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1304, 17, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1305, 205, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1306, 1276, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1306, 1278, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 1306, 1280, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 1306, 1282, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 1305, 765, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1311, 1276, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1311, 1278, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 1311, 1280, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1311, 1282, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1304, 8, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1316, 286, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1317, 1291, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1317, 1293, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1317, 1295, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1317, 1297, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1316, 1008, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1322, 1291, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1322, 1293, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1322, 1295, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1322, 1297, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 1304, 649, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 1327, 17, 0, 0}, /* 1328 */
    {RT_TERM_LAND, 1328, 205, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1329, 1276, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1329, 1278, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1329, 1280, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1329, 1282, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1328, 765, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1334, 1276, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1334, 1278, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1334, 1280, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1334, 1282, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1327, 8, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 286, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1340, 1291, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1340, 1293, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1340, 1295, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1340, 1297, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1339, 1008, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1345, 1291, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1345, 1293, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1345, 1295, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1345, 1297, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1086, 800, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1350, 59, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1351, 161, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1352, 17, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1353, 205, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1354, 1276, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1354, 1278, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1354, 1280, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1354, 1282, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1353, 765, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1359, 1276, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1359, 1278, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1359, 1280, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1359, 1282, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1352, 8, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1364, 286, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1365, 1291, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1365, 1293, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1365, 1295, 0, 0}, /* 1368 */
    {RT_TERM_LAND, 1365, 1297, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 1364, 1008, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 1370, 1291, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1370, 1293, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1370, 1295, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1370, 1297, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1351, 105, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1375, 17, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1376, 205, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1377, 1276, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1377, 1278, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1377, 1280, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1377, 1282, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1376, 765, 0, 0}, /* 1382 */
    {RT_TERM_LAND, 1382, 1276, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1382, 1278, 0, 0}, /* 1384 */
    {RT_TERM_LAND, 1382, 1280, 0, 0}, /* 1385 */
    {RT_TERM_LAND, 1382, 1282, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1375, 8, 0, 0}, /* 1387 */
    {RT_TERM_LAND, 1387, 286, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1388, 1291, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1388, 1293, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1388, 1295, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1388, 1297, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1387, 1008, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1393, 1291, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1393, 1293, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1393, 1295, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1393, 1297, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1375, 649, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1398, 17, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1399, 205, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1400, 1276, 0, 0}, /* 1401 */
    {RT_TERM_LAND, 1400, 1278, 0, 0}, /* 1402 */
    {RT_TERM_LAND, 1400, 1280, 0, 0}, /* 1403 */
    {RT_TERM_LAND, 1400, 1282, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1399, 765, 0, 0}, /* 1405 */
    {RT_TERM_LAND, 1405, 1276, 0, 0}, /* 1406 */
    {RT_TERM_LAND, 1405, 1278, 0, 0}, /* 1407 */
    {RT_TERM_LAND, 1405, 1280, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1405, 1282, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1398, 8, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1410, 286, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1411, 1291, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1411, 1293, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1411, 1295, 0, 0}, /* 1414 */
    {RT_TERM_LAND, 1411, 1297, 0, 0}, /* 1415 */
    {RT_TERM_LAND, 1410, 1008, 0, 0}, /* 1416 */
    {RT_TERM_LAND, 1416, 1291, 0, 0}, /* 1417 */
    {RT_TERM_LAND, 1416, 1293, 0, 0}, /* 1418 */
    {RT_TERM_LAND, 1416, 1295, 0, 0}, /* 1419 */
    {RT_TERM_LAND, 1416, 1297, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1350, 781, 0, 0}, /* 1421 */
    {RT_TERM_LAND, 1421, 161, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1422, 17, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1423, 205, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1424, 1276, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1424, 1278, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 1424, 1280, 0, 0}, /* 1427 */
    {RT_TERM_LAND, 1424, 1282, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1423, 765, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1429, 1276, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1429, 1278, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1429, 1280, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1429, 1282, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1422, 8, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1434, 286, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1435, 1291, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1435, 1293, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1435, 1295, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1435, 1297, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1434, 1008, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1440, 1291, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1440, 1293, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1440, 1295, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1440, 1297, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1421, 105, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1445, 17, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1446, 205, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1447, 1276, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1447, 1278, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1447, 1280, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1447, 1282, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1446, 765, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1452, 1276, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1452, 1278, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1452, 1280, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1452, 1282, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1445, 8, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1457, 286, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1458, 1291, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1458, 1293, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1458, 1295, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1458, 1297, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1457, 1008, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1463, 1291, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1463, 1293, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1463, 1295, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1463, 1297, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1445, 649, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1468, 17, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1469, 205, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1470, 1276, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1470, 1278, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1470, 1280, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1470, 1282, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1469, 765, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1475, 1276, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1475, 1278, 0, 0}, /* 1477 */
    {RT_TERM_LAND, 1475, 1280, 0, 0}, /* 1478 */
    {RT_TERM_LAND, 1475, 1282, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1468, 8, 0, 0}, /* 1480 */
    {RT_TERM_LAND, 1480, 286, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1481, 1291, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1481, 1293, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1481, 1295, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1481, 1297, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1480, 1008, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1486, 1291, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1486, 1293, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1486, 1295, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1486, 1297, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 625, 46, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1491, 161, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1492, 17, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1493, 205, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1494, 1276, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1494, 1278, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1494, 1280, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 1494, 1282, 0, 0}, /* 1498 */
    {RT_TERM_LAND, 1493, 765, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 1499, 1276, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1499, 1278, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1499, 1280, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1499, 1282, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1491, 105, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1504, 17, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1505, 205, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1506, 1276, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1506, 1278, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1506, 1280, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1506, 1282, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1505, 765, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1511, 1276, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 1511, 1278, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1511, 1280, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1511, 1282, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1504, 649, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1516, 17, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1517, 205, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 1518, 1276, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1518, 1278, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1518, 1280, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1518, 1282, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1517, 765, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1523, 1276, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1523, 1278, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1523, 1280, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1523, 1282, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 625, 800, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1528, 59, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1529, 161, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1530, 17, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1531, 205, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1532, 1276, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1532, 1278, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1532, 1280, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1532, 1282, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1531, 765, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1537, 1276, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1537, 1278, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1537, 1280, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1537, 1282, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1529, 105, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1542, 17, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1543, 205, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1544, 1276, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1544, 1278, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1544, 1280, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1544, 1282, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1543, 765, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1549, 1276, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1549, 1278, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1549, 1280, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1549, 1282, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1542, 649, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1554, 17, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1555, 205, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 1556, 1276, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1556, 1278, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 1556, 1280, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1556, 1282, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1555, 765, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 1561, 1276, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1561, 1278, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1561, 1280, 0, 0}, /* 1564 */
    {RT_TERM_LAND, 1561, 1282, 0, 0}, /* 1565 */
    {RT_TERM_LAND, 1528, 781, 0, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 161, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1567, 17, 0, 0}, /* 1568 */
    {RT_TERM_LAND, 1568, 205, 0, 0}, /* 1569 */
    {RT_TERM_LAND, 1569, 1276, 0, 0}, /* 1570 */
    {RT_TERM_LAND, 1569, 1278, 0, 0}, /* 1571 */
    {RT_TERM_LAND, 1569, 1280, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1569, 1282, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1568, 765, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1574, 1276, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1574, 1278, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1574, 1280, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1574, 1282, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1566, 105, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1579, 17, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1580, 205, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1581, 1276, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1581, 1278, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1581, 1280, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 1581, 1282, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 1580, 765, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 1586, 1276, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1586, 1278, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1586, 1280, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1586, 1282, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1579, 649, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1591, 17, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1592, 205, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1593, 1276, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1593, 1278, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1593, 1280, 0, 0}, /* 1596 */
    {RT_TERM_LAND, 1593, 1282, 0, 0}, /* 1597 */
    {RT_TERM_LAND, 1592, 765, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1598, 1276, 0, 0}, /* 1599 */
    {RT_TERM_LAND, 1598, 1278, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1598, 1280, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1598, 1282, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1188, 17, 0, 0}, /* 1603 */
    {RT_TERM_EQ, 22, 45, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1603, 1604, 0, 0}, /* 1605 */
    {RT_TERM_LNOT, 1604, 0, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 1603, 1606, 0, 0}, /* 1607 */
    {RT_TERM_EQ, 22, 58, 0, 0}, /* 1608 */
    {RT_TERM_LAND, 1603, 1608, 0, 0}, /* 1609 */
    {RT_TERM_LNOT, 1608, 0, 0, 0}, /* 1610 */
    {RT_TERM_LAND, 1603, 1610, 0, 0}, /* 1611 */
    {RT_TERM_LAND, 1202, 17, 0, 0}, /* 1612 */
    {RT_TERM_LAND, 1612, 1604, 0, 0}, /* 1613 */
    {RT_TERM_LAND, 1612, 1606, 0, 0}, /* 1614 */
    {RT_TERM_LAND, 1612, 1608, 0, 0}, /* 1615 */
    {RT_TERM_LAND, 1612, 1610, 0, 0}, /* 1616 */
    {RT_TERM_LAND, 1206, 17, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1617, 1604, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1617, 1606, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1617, 1608, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1617, 1610, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 17, 205, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 20, 205, 0, 0}, /* 1623 */
    {RT_TERM_COND, 0, 754, 755, 0}, /* 1624 */
    {RT_TERM_COND, 106, 9, 1624, 0}, /* 1625 */
    {RT_TERM_LAND, 1625, 46, 0, 0}, /* 1626 */
    {RT_TERM_LAND, 1626, 161, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1627, 17, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1628, 120, 0, 0}, /* 1629 */
    {RT_TERM_EQ, 6, 45, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 1629, 1630, 0, 0}, /* 1631 */
    {RT_TERM_LNOT, 1630, 0, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1629, 1632, 0, 0}, /* 1633 */
    {RT_TERM_EQ, 6, 58, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 1629, 1634, 0, 0}, /* 1635 */
    {RT_TERM_LNOT, 1634, 0, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1629, 1636, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1628, 626, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1638, 1630, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1638, 1632, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1638, 1634, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1638, 1636, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 1627, 8, 0, 0}, /* 1643 */
    {RT_TERM_LAND, 1643, 4, 0, 0}, /* 1644 */
    {RT_TERM_EQ, 136, 45, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1644, 1645, 0, 0}, /* 1646 */
    {RT_TERM_LNOT, 1645, 0, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1644, 1647, 0, 0}, /* 1648 */
    {RT_TERM_EQ, 136, 58, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1644, 1649, 0, 0}, /* 1650 */
    {RT_TERM_LNOT, 1649, 0, 0, 0}, /* 1651 */
    {RT_TERM_LAND, 1644, 1651, 0, 0}, /* 1652 */
    {RT_TERM_LAND, 1643, 1038, 0, 0}, /* 1653 */
    {RT_TERM_LAND, 1653, 1645, 0, 0}, /* 1654 */
    {RT_TERM_LAND, 1653, 1647, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1653, 1649, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1653, 1651, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1626, 105, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1658, 17, 0, 0}, /* 1659 */
    {RT_TERM_LAND, 1659, 120, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1660, 1630, 0, 0}, /* 1661 */
    {RT_TERM_LAND, 1660, 1632, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1660, 1634, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1660, 1636, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1659, 626, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1665, 1630, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1665, 1632, 0, 0}, /* 1667 */
    {RT_TERM_LAND, 1665, 1634, 0, 0}, /* 1668 */
    {RT_TERM_LAND, 1665, 1636, 0, 0}, /* 1669 */
    {RT_TERM_LAND, 1658, 8, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 1670, 4, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 1671, 1645, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1671, 1647, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1671, 1649, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1671, 1651, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1670, 1038, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1676, 1645, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1676, 1647, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1676, 1649, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1676, 1651, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1658, 649, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1681, 17, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1682, 120, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1683, 1630, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1683, 1632, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1683, 1634, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1683, 1636, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1682, 626, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1688, 1630, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1688, 1632, 0, 0}, /* 1690 */
    {RT_TERM_LAND, 1688, 1634, 0, 0}, /* 1691 */
    {RT_TERM_LAND, 1688, 1636, 0, 0}, /* 1692 */
    {RT_TERM_LAND, 1681, 8, 0, 0}, /* 1693 */
    {RT_TERM_LAND, 1693, 4, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1694, 1645, 0, 0}, /* 1695 */
    {RT_TERM_LAND, 1694, 1647, 0, 0}, /* 1696 */
    {RT_TERM_LAND, 1694, 1649, 0, 0}, /* 1697 */
    {RT_TERM_LAND, 1694, 1651, 0, 0}, /* 1698 */
    {RT_TERM_LAND, 1693, 1038, 0, 0}, /* 1699 */
    {RT_TERM_LAND, 1699, 1645, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1699, 1647, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1699, 1649, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1699, 1651, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1625, 800, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1704, 59, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1705, 161, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1706, 17, 0, 0}, /* 1707 */
    {RT_TERM_LAND, 1707, 120, 0, 0}, /* 1708 */
    {RT_TERM_LAND, 1708, 1630, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1708, 1632, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1708, 1634, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1708, 1636, 0, 0}, /* 1712 */
    {RT_TERM_LAND, 1707, 626, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1713, 1630, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1713, 1632, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1713, 1634, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1713, 1636, 0, 0}, /* 1717 */
    {RT_TERM_LAND, 1706, 8, 0, 0}, /* 1718 */
    {RT_TERM_LAND, 1718, 4, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1719, 1645, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1719, 1647, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 1719, 1649, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1719, 1651, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1718, 1038, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1724, 1645, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1724, 1647, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1724, 1649, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1724, 1651, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1705, 105, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1729, 17, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1730, 120, 0, 0}, /* 1731 */
    {RT_TERM_LAND, 1731, 1630, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1731, 1632, 0, 0}, /* 1733 */
    {RT_TERM_LAND, 1731, 1634, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1731, 1636, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1730, 626, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1736, 1630, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1736, 1632, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1736, 1634, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1736, 1636, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1729, 8, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1741, 4, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1742, 1645, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1742, 1647, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1742, 1649, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1742, 1651, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1741, 1038, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1747, 1645, 0, 0}, /* 1748 */
    {RT_TERM_LAND, 1747, 1647, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1747, 1649, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1747, 1651, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1729, 649, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1752, 17, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1753, 120, 0, 0}, /* 1754 */
    {RT_TERM_LAND, 1754, 1630, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1754, 1632, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1754, 1634, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1754, 1636, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1753, 626, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1759, 1630, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1759, 1632, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1759, 1634, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1759, 1636, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1752, 8, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1764, 4, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1765, 1645, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1765, 1647, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1765, 1649, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1765, 1651, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1764, 1038, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1770, 1645, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1770, 1647, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1770, 1649, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1770, 1651, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1704, 781, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1775, 161, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1776, 17, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1777, 120, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1778, 1630, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1778, 1632, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1778, 1634, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1778, 1636, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1777, 626, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1783, 1630, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1783, 1632, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1783, 1634, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1783, 1636, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1776, 8, 0, 0}, /* 1788 */
    {RT_TERM_LAND, 1788, 4, 0, 0}, /* 1789 */
    {RT_TERM_LAND, 1789, 1645, 0, 0}, /* 1790 */
    {RT_TERM_LAND, 1789, 1647, 0, 0}, /* 1791 */
    {RT_TERM_LAND, 1789, 1649, 0, 0}, /* 1792 */
    {RT_TERM_LAND, 1789, 1651, 0, 0}, /* 1793 */
    {RT_TERM_LAND, 1788, 1038, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1794, 1645, 0, 0}, /* 1795 */
    {RT_TERM_LAND, 1794, 1647, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1794, 1649, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1794, 1651, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1775, 105, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1799, 17, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1800, 120, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1801, 1630, 0, 0}, /* 1802 */
    {RT_TERM_LAND, 1801, 1632, 0, 0}, /* 1803 */
    {RT_TERM_LAND, 1801, 1634, 0, 0}, /* 1804 */
    {RT_TERM_LAND, 1801, 1636, 0, 0}, /* 1805 */
    {RT_TERM_LAND, 1800, 626, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1806, 1630, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1806, 1632, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1806, 1634, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1806, 1636, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1799, 8, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1811, 4, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1812, 1645, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1812, 1647, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1812, 1649, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1812, 1651, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1811, 1038, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1817, 1645, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1817, 1647, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1817, 1649, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1817, 1651, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1799, 649, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1822, 17, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 1823, 120, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1824, 1630, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1824, 1632, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1824, 1634, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1824, 1636, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1823, 626, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1829, 1630, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1829, 1632, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1829, 1634, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1829, 1636, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1822, 8, 0, 0}, /* 1834 */
    {RT_TERM_LAND, 1834, 4, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 1835, 1645, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1835, 1647, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1835, 1649, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1835, 1651, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 1834, 1038, 0, 0}, /* 1840 */
    {RT_TERM_LAND, 1840, 1645, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 1840, 1647, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1840, 1649, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 1840, 1651, 0, 0}, /* 1844 */
    {RT_TERM_COND, 621, 1262, 1263, 0}, /* 1845 */
    {RT_TERM_COND, 623, 9, 1845, 0}, /* 1846 */
    {RT_TERM_LAND, 1846, 46, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1847, 161, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1848, 17, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 1849, 120, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1850, 1630, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 1850, 1632, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 1850, 1634, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1850, 1636, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1849, 626, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1855, 1630, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1855, 1632, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1855, 1634, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1855, 1636, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1847, 105, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 1860, 17, 0, 0}, /* 1861 */
    {RT_TERM_LAND, 1861, 120, 0, 0}, /* 1862 */
    {RT_TERM_LAND, 1862, 1630, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 1862, 1632, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1862, 1634, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1862, 1636, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1861, 626, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1867, 1630, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1867, 1632, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 1867, 1634, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1867, 1636, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1860, 649, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1872, 17, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1873, 120, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1874, 1630, 0, 0}, /* 1875 */
    {RT_TERM_LAND, 1874, 1632, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1874, 1634, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1874, 1636, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1873, 626, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1879, 1630, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1879, 1632, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1879, 1634, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1879, 1636, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1846, 800, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1884, 59, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1885, 161, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1886, 17, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1887, 120, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1888, 1630, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1888, 1632, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1888, 1634, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1888, 1636, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1887, 626, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1893, 1630, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1893, 1632, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1893, 1634, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1893, 1636, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1885, 105, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 1898, 17, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1899, 120, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1900, 1630, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1900, 1632, 0, 0}, /* 1902 */
    {RT_TERM_LAND, 1900, 1634, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1900, 1636, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1899, 626, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1905, 1630, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1905, 1632, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1905, 1634, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1905, 1636, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 1898, 649, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1910, 17, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1911, 120, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 1912, 1630, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1912, 1632, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1912, 1634, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1912, 1636, 0, 0}, /* 1916 */
    {RT_TERM_LAND, 1911, 626, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1917, 1630, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1917, 1632, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1917, 1634, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 1917, 1636, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1884, 781, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 161, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1923, 17, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1924, 120, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1925, 1630, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1925, 1632, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1925, 1634, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1925, 1636, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1924, 626, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1930, 1630, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1930, 1632, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 1930, 1634, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1930, 1636, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1922, 105, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1935, 17, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1936, 120, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1937, 1630, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1937, 1632, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1937, 1634, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1937, 1636, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1936, 626, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1942, 1630, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1942, 1632, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1942, 1634, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1942, 1636, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1935, 649, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1947, 17, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1948, 120, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 1630, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1949, 1632, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1949, 1634, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1949, 1636, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1948, 626, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1954, 1630, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1954, 1632, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1954, 1634, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1954, 1636, 0, 0}, /* 1958 */
    {RT_TERM_COND, 5, 967, 968, 0}, /* 1959 */
    {RT_TERM_COND, 8, 9, 1959, 0}, /* 1960 */
    {RT_TERM_LAND, 1960, 46, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1961, 161, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1962, 17, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1963, 205, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1964, 1276, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1964, 1278, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1964, 1280, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1964, 1282, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1963, 765, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1969, 1276, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1969, 1278, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1969, 1280, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1969, 1282, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1961, 105, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1974, 17, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1975, 205, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1976, 1276, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1976, 1278, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1976, 1280, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1976, 1282, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1975, 765, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1981, 1276, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1981, 1278, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1981, 1280, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1981, 1282, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1974, 649, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1986, 17, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1987, 205, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1988, 1276, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1988, 1278, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1988, 1280, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1988, 1282, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1987, 765, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1993, 1276, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1993, 1278, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1993, 1280, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1993, 1282, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1960, 800, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 59, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1999, 161, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 2000, 17, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 2001, 205, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2002, 1276, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 2002, 1278, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2002, 1280, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2002, 1282, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2001, 765, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2007, 1276, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 2007, 1278, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 2007, 1280, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2007, 1282, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 1999, 105, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2012, 17, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 2013, 205, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2014, 1276, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 2014, 1278, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 2014, 1280, 0, 0}, /* 2017 */
    {RT_TERM_LAND, 2014, 1282, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 2013, 765, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 2019, 1276, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 2019, 1278, 0, 0}, /* 2021 */
    {RT_TERM_LAND, 2019, 1280, 0, 0}, /* 2022 */
    {RT_TERM_LAND, 2019, 1282, 0, 0}, /* 2023 */
    {RT_TERM_LAND, 2012, 649, 0, 0}, /* 2024 */
    {RT_TERM_LAND, 2024, 17, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 2025, 205, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2026, 1276, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 2026, 1278, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 2026, 1280, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 2026, 1282, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 2025, 765, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 2031, 1276, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 2031, 1278, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2031, 1280, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2031, 1282, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 1998, 781, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 2036, 161, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2037, 17, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2038, 205, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 2039, 1276, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 2039, 1278, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2039, 1280, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2039, 1282, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 2038, 765, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 2044, 1276, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2044, 1278, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2044, 1280, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2044, 1282, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2036, 105, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2049, 17, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2050, 205, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2051, 1276, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2051, 1278, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 2051, 1280, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2051, 1282, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2050, 765, 0, 0}, /* 2056 */
    {RT_TERM_LAND, 2056, 1276, 0, 0}, /* 2057 */
    {RT_TERM_LAND, 2056, 1278, 0, 0}, /* 2058 */
    {RT_TERM_LAND, 2056, 1280, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 2056, 1282, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2049, 649, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 2061, 17, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2062, 205, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 2063, 1276, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2063, 1278, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2063, 1280, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2063, 1282, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2062, 765, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2068, 1276, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2068, 1278, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2068, 1280, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2068, 1282, 0, 0}, /* 2072 */
    {RT_TERM_COND, 5, 107, 108, 0}, /* 2073 */
    {RT_TERM_COND, 8, 9, 2073, 0}, /* 2074 */
    {RT_TERM_LAND, 2074, 29, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2075, 17, 0, 0}, /* 2076 */
    {RT_TERM_EQ, 205, 45, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2076, 2077, 0, 0}, /* 2078 */
    {RT_TERM_LNOT, 2077, 0, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2076, 2079, 0, 0}, /* 2080 */
    {RT_TERM_EQ, 205, 58, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2076, 2081, 0, 0}, /* 2082 */
    {RT_TERM_LNOT, 2081, 0, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2076, 2083, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2074, 25, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2085, 17, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 2086, 2077, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2086, 2079, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2086, 2081, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 2086, 2083, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 2085, 649, 0, 0}, /* 2091 */
    {RT_TERM_LAND, 2091, 17, 0, 0}, /* 2092 */
    {RT_TERM_LAND, 2092, 2077, 0, 0}, /* 2093 */
    {RT_TERM_LAND, 2092, 2079, 0, 0}, /* 2094 */
    {RT_TERM_LAND, 2092, 2081, 0, 0}, /* 2095 */
    {RT_TERM_LAND, 2092, 2083, 0, 0}, /* 2096 */
    {RT_TERM_LAND, 20, 120, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 1493, 1604, 0, 0}, /* 2098 */
    {RT_TERM_LAND, 1493, 1606, 0, 0}, /* 2099 */
    {RT_TERM_LAND, 1493, 1608, 0, 0}, /* 2100 */
    {RT_TERM_LAND, 1493, 1610, 0, 0}, /* 2101 */
    {RT_TERM_LAND, 1492, 8, 0, 0}, /* 2102 */
    {RT_TERM_EQ, 286, 45, 0, 0}, /* 2103 */
    {RT_TERM_LAND, 2102, 2103, 0, 0}, /* 2104 */
    {RT_TERM_LNOT, 2103, 0, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 2102, 2105, 0, 0}, /* 2106 */
    {RT_TERM_EQ, 286, 58, 0, 0}, /* 2107 */
    {RT_TERM_LAND, 2102, 2107, 0, 0}, /* 2108 */
    {RT_TERM_LNOT, 2107, 0, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2102, 2109, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 1492, 106, 0, 0}, /* 2111 */
    {RT_TERM_EQ, 170, 45, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2111, 2112, 0, 0}, /* 2113 */
    {RT_TERM_LNOT, 2112, 0, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2111, 2114, 0, 0}, /* 2115 */
    {RT_TERM_EQ, 170, 58, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2111, 2116, 0, 0}, /* 2117 */
    {RT_TERM_LNOT, 2116, 0, 0, 0}, /* 2118 */
    {RT_TERM_LAND, 2111, 2118, 0, 0}, /* 2119 */
    {RT_TERM_LAND, 1505, 1604, 0, 0}, /* 2120 */
    {RT_TERM_LAND, 1505, 1606, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 1505, 1608, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 1505, 1610, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 1504, 8, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2124, 2103, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2124, 2105, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2124, 2107, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2124, 2109, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 1504, 106, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2129, 2112, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2129, 2114, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2129, 2116, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2129, 2118, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 1517, 1604, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 1517, 1606, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 1517, 1608, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 1517, 1610, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 1516, 8, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2138, 2103, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2138, 2105, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2138, 2107, 0, 0}, /* 2141 */
    {RT_TERM_LAND, 2138, 2109, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 1516, 106, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2143, 2112, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2143, 2114, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2143, 2116, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 2143, 2118, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 1531, 1604, 0, 0}, /* 2148 */
    {RT_TERM_LAND, 1531, 1606, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 1531, 1608, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 1531, 1610, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 1530, 8, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2152, 2103, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2152, 2105, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2152, 2107, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 2152, 2109, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 1530, 106, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2157, 2112, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2157, 2114, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2157, 2116, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2157, 2118, 0, 0}, /* 2161 */
    {RT_TERM_LAND, 1543, 1604, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 1543, 1606, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 1543, 1608, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 1543, 1610, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 1542, 8, 0, 0}, /* 2166 */
    {RT_TERM_LAND, 2166, 2103, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2166, 2105, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2166, 2107, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2166, 2109, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 1542, 106, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 2171, 2112, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2171, 2114, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2171, 2116, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 2171, 2118, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 1555, 1604, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 1555, 1606, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 1555, 1608, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 1555, 1610, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 1554, 8, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 2180, 2103, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2180, 2105, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2180, 2107, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2180, 2109, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 1554, 106, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2185, 2112, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2185, 2114, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2185, 2116, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2185, 2118, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 1568, 1604, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 1568, 1606, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 1568, 1608, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 1568, 1610, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 1567, 8, 0, 0}, /* 2194 */
    {RT_TERM_LAND, 2194, 2103, 0, 0}, /* 2195 */
    {RT_TERM_LAND, 2194, 2105, 0, 0}, /* 2196 */
    {RT_TERM_LAND, 2194, 2107, 0, 0}, /* 2197 */
    {RT_TERM_LAND, 2194, 2109, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 1567, 106, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2199, 2112, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 2199, 2114, 0, 0}, /* 2201 */
    {RT_TERM_LAND, 2199, 2116, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 2199, 2118, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 1580, 1604, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 1580, 1606, 0, 0}, /* 2205 */
    {RT_TERM_LAND, 1580, 1608, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 1580, 1610, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 1579, 8, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2208, 2103, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2208, 2105, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 2208, 2107, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2208, 2109, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 1579, 106, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2213, 2112, 0, 0}, /* 2214 */
    {RT_TERM_LAND, 2213, 2114, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2213, 2116, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 2213, 2118, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 1592, 1604, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 1592, 1606, 0, 0}, /* 2219 */
    {RT_TERM_LAND, 1592, 1608, 0, 0}, /* 2220 */
    {RT_TERM_LAND, 1592, 1610, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 1591, 8, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 2222, 2103, 0, 0}, /* 2223 */
    {RT_TERM_LAND, 2222, 2105, 0, 0}, /* 2224 */
    {RT_TERM_LAND, 2222, 2107, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 2222, 2109, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 1591, 106, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2227, 2112, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 2227, 2114, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2227, 2116, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 2227, 2118, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 8, 4, 0, 0}, /* 2232 */
    {RT_TERM_LAND, 5, 4, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 106, 224, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 0, 224, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 1211, 46, 0, 0}, /* 2236 */
    {RT_TERM_LAND, 2236, 161, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 2237, 17, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 2238, 1604, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2238, 1606, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 2238, 1608, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 2238, 1610, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 2237, 623, 0, 0}, /* 2243 */
    {RT_TERM_EQ, 121, 45, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 2243, 2244, 0, 0}, /* 2245 */
    {RT_TERM_LNOT, 2244, 0, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 2243, 2246, 0, 0}, /* 2247 */
    {RT_TERM_EQ, 121, 58, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 2243, 2248, 0, 0}, /* 2249 */
    {RT_TERM_LNOT, 2248, 0, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 2243, 2250, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2236, 105, 0, 0}, /* 2252 */
    {RT_TERM_LAND, 2252, 17, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2253, 1604, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 2253, 1606, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 2253, 1608, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 2253, 1610, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 2252, 623, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 2258, 2244, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 2258, 2246, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 2258, 2248, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 2258, 2250, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2252, 649, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 2263, 17, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2264, 1604, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 2264, 1606, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 2264, 1608, 0, 0}, /* 2267 */
    {RT_TERM_LAND, 2264, 1610, 0, 0}, /* 2268 */
    {RT_TERM_LAND, 2263, 623, 0, 0}, /* 2269 */
    {RT_TERM_LAND, 2269, 2244, 0, 0}, /* 2270 */
    {RT_TERM_LAND, 2269, 2246, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 2269, 2248, 0, 0}, /* 2272 */
    {RT_TERM_LAND, 2269, 2250, 0, 0}, /* 2273 */
    {RT_TERM_LAND, 1211, 800, 0, 0}, /* 2274 */
    {RT_TERM_LAND, 2274, 59, 0, 0}, /* 2275 */
    {RT_TERM_LAND, 2275, 161, 0, 0}, /* 2276 */
    {RT_TERM_LAND, 2276, 17, 0, 0}, /* 2277 */
    {RT_TERM_LAND, 2277, 1604, 0, 0}, /* 2278 */
    {RT_TERM_LAND, 2277, 1606, 0, 0}, /* 2279 */
    {RT_TERM_LAND, 2277, 1608, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 2277, 1610, 0, 0}, /* 2281 */
    {RT_TERM_LAND, 2276, 623, 0, 0}, /* 2282 */
    {RT_TERM_LAND, 2282, 2244, 0, 0}, /* 2283 */
    {RT_TERM_LAND, 2282, 2246, 0, 0}, /* 2284 */
    {RT_TERM_LAND, 2282, 2248, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 2282, 2250, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2275, 105, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2287, 17, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2288, 1604, 0, 0}, /* 2289 */
    {RT_TERM_LAND, 2288, 1606, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2288, 1608, 0, 0}, /* 2291 */
    {RT_TERM_LAND, 2288, 1610, 0, 0}, /* 2292 */
    {RT_TERM_LAND, 2287, 623, 0, 0}, /* 2293 */
    {RT_TERM_LAND, 2293, 2244, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2293, 2246, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 2293, 2248, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2293, 2250, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2287, 649, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2298, 17, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2299, 1604, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2299, 1606, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2299, 1608, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2299, 1610, 0, 0}, /* 2303 */
    {RT_TERM_LAND, 2298, 623, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2304, 2244, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2304, 2246, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2304, 2248, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2304, 2250, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2274, 781, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2309, 161, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2310, 17, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2311, 1604, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2311, 1606, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2311, 1608, 0, 0}, /* 2314 */
    {RT_TERM_LAND, 2311, 1610, 0, 0}, /* 2315 */
    {RT_TERM_LAND, 2310, 623, 0, 0}, /* 2316 */
    {RT_TERM_LAND, 2316, 2244, 0, 0}, /* 2317 */
    {RT_TERM_LAND, 2316, 2246, 0, 0}, /* 2318 */
    {RT_TERM_LAND, 2316, 2248, 0, 0}, /* 2319 */
    {RT_TERM_LAND, 2316, 2250, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2309, 105, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2321, 17, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2322, 1604, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2322, 1606, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2322, 1608, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2322, 1610, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 2321, 623, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 2327, 2244, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 2327, 2246, 0, 0}, /* 2329 */
    {RT_TERM_LAND, 2327, 2248, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 2327, 2250, 0, 0}, /* 2331 */
    {RT_TERM_LAND, 2321, 649, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 2332, 17, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2333, 1604, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 2333, 1606, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 2333, 1608, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2333, 1610, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 2332, 623, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 2338, 2244, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 2338, 2246, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2338, 2248, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 2338, 2250, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 623, 170, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 621, 170, 0, 0}, /* 2344 */
    {RT_TERM_COND, 977, 668, 669, 0}, /* 2345 */
    {RT_TERM_COND, 979, 9, 2345, 0}, /* 2346 */
    {RT_TERM_LAND, 2346, 46, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2347, 161, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2348, 17, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2349, 1604, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2349, 1606, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2349, 1608, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2349, 1610, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2348, 8, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2354, 2103, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2354, 2105, 0, 0}, /* 2356 */
    {RT_TERM_LAND, 2354, 2107, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2354, 2109, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2347, 105, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2359, 17, 0, 0}, /* 2360 */
    {RT_TERM_LAND, 2360, 1604, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2360, 1606, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2360, 1608, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2360, 1610, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2359, 8, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2365, 2103, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2365, 2105, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2365, 2107, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2365, 2109, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2359, 649, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2370, 17, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2371, 1604, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2371, 1606, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2371, 1608, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2371, 1610, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2370, 8, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2376, 2103, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 2376, 2105, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2376, 2107, 0, 0}, /* 2379 */
    {RT_TERM_LAND, 2376, 2109, 0, 0}, /* 2380 */
    {RT_TERM_LAND, 2346, 800, 0, 0}, /* 2381 */
    {RT_TERM_LAND, 2381, 59, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2382, 161, 0, 0}, /* 2383 */
    {RT_TERM_LAND, 2383, 17, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2384, 1604, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2384, 1606, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2384, 1608, 0, 0}, /* 2387 */
    {RT_TERM_LAND, 2384, 1610, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2383, 8, 0, 0}, /* 2389 */
    {RT_TERM_LAND, 2389, 2103, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2389, 2105, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 2389, 2107, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2389, 2109, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 2382, 105, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2394, 17, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 2395, 1604, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2395, 1606, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 2395, 1608, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2395, 1610, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 2394, 8, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 2400, 2103, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 2400, 2105, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 2400, 2107, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 2400, 2109, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 2394, 649, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 2405, 17, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 2406, 1604, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2406, 1606, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 2406, 1608, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2406, 1610, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 2405, 8, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2411, 2103, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 2411, 2105, 0, 0}, /* 2413 */
    {RT_TERM_LAND, 2411, 2107, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 2411, 2109, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 2381, 781, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 2416, 161, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2417, 17, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 2418, 1604, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 2418, 1606, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 2418, 1608, 0, 0}, /* 2421 */
    {RT_TERM_LAND, 2418, 1610, 0, 0}, /* 2422 */
    {RT_TERM_LAND, 2417, 8, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 2423, 2103, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 2423, 2105, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 2423, 2107, 0, 0}, /* 2426 */
    {RT_TERM_LAND, 2423, 2109, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 2416, 105, 0, 0}, /* 2428 */
    {RT_TERM_LAND, 2428, 17, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 2429, 1604, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 2429, 1606, 0, 0}, /* 2431 */
    {RT_TERM_LAND, 2429, 1608, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 2429, 1610, 0, 0}, /* 2433 */
    {RT_TERM_LAND, 2428, 8, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 2434, 2103, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 2434, 2105, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 2434, 2107, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 2434, 2109, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 2428, 649, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 2439, 17, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 2440, 1604, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 2440, 1606, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 2440, 1608, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 2440, 1610, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 2439, 8, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 2445, 2103, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 2445, 2105, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 2445, 2107, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 2445, 2109, 0, 0}, /* 2449 */
    {RT_TERM_LAND, 2074, 17, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 2450, 271, 0, 0}, /* 2451 */
    {RT_TERM_LNOT, 271, 0, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 2450, 2452, 0, 0}, /* 2453 */
    {RT_TERM_EQ, 120, 58, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 2450, 2454, 0, 0}, /* 2455 */
    {RT_TERM_LNOT, 2454, 0, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 2450, 2456, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 17, 19, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 20, 19, 0, 0}, /* 2459 */
    {RT_TERM_COND, 621, 1028, 1029, 0}, /* 2460 */
    {RT_TERM_COND, 623, 9, 2460, 0}, /* 2461 */
    {RT_TERM_LAND, 2461, 126, 0, 0}, /* 2462 */
    {RT_TERM_LAND, 2462, 17, 0, 0}, /* 2463 */
    {RT_TERM_LAND, 2463, 22, 0, 0}, /* 2464 */
    {RT_TERM_EQ, 4, 45, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 2464, 2465, 0, 0}, /* 2466 */
    {RT_TERM_LNOT, 2465, 0, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 2464, 2467, 0, 0}, /* 2468 */
    {RT_TERM_EQ, 4, 58, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 2464, 2469, 0, 0}, /* 2470 */
    {RT_TERM_LNOT, 2469, 0, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 2464, 2471, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 2463, 772, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 2473, 2465, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 2473, 2467, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 2473, 2469, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 2473, 2471, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 2462, 8, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 2478, 966, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 2479, 2112, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 2479, 2114, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 2479, 2116, 0, 0}, /* 2482 */
    {RT_TERM_LAND, 2479, 2118, 0, 0}, /* 2483 */
    {RT_TERM_LAND, 2478, 1236, 0, 0}, /* 2484 */
    {RT_TERM_LAND, 2484, 2112, 0, 0}, /* 2485 */
    {RT_TERM_LAND, 2484, 2114, 0, 0}, /* 2486 */
    {RT_TERM_LAND, 2484, 2116, 0, 0}, /* 2487 */
    {RT_TERM_LAND, 2484, 2118, 0, 0}, /* 2488 */
    {RT_TERM_LAND, 2462, 1239, 0, 0}, /* 2489 */
    {RT_TERM_LAND, 2461, 171, 0, 0}, /* 2490 */
    {RT_TERM_LAND, 2490, 17, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 2491, 22, 0, 0}, /* 2492 */
    {RT_TERM_LAND, 2492, 2465, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 2492, 2467, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 2492, 2469, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 2492, 2471, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 2491, 772, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 2497, 2465, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 2497, 2467, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 2497, 2469, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 2497, 2471, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 2490, 8, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2502, 966, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 2503, 2112, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2503, 2114, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2503, 2116, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 2503, 2118, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2502, 1236, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2508, 2112, 0, 0}, /* 2509 */
    {RT_TERM_LAND, 2508, 2114, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 2508, 2116, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 2508, 2118, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 2490, 1247, 0, 0}, /* 2513 */
    {RT_TERM_LAND, 2461, 188, 0, 0}, /* 2514 */
    {RT_TERM_LAND, 2514, 17, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 2515, 22, 0, 0}, /* 2516 */
    {RT_TERM_LAND, 2516, 2465, 0, 0}, /* 2517 */
    {RT_TERM_LAND, 2516, 2467, 0, 0}, /* 2518 */
    {RT_TERM_LAND, 2516, 2469, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 2516, 2471, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2515, 772, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 2521, 2465, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 2521, 2467, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 2521, 2469, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 2521, 2471, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 2514, 8, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 2526, 966, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 2527, 2112, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2527, 2114, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2527, 2116, 0, 0}, /* 2530 */
    {RT_TERM_LAND, 2527, 2118, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2526, 1236, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2532, 2112, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 2532, 2114, 0, 0}, /* 2534 */
    {RT_TERM_LAND, 2532, 2116, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2532, 2118, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 1031, 126, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2537, 17, 0, 0}, /* 2538 */
    {RT_TERM_LAND, 2538, 22, 0, 0}, /* 2539 */
    {RT_TERM_LAND, 2539, 2465, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2539, 2467, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2539, 2469, 0, 0}, /* 2542 */
    {RT_TERM_LAND, 2539, 2471, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2538, 772, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2544, 2465, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2544, 2467, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 2544, 2469, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2544, 2471, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2537, 1239, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 1031, 171, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 17, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2551, 22, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2552, 2465, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2552, 2467, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2552, 2469, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 2552, 2471, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 2551, 772, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 2557, 2465, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 2557, 2467, 0, 0}, /* 2559 */
    {RT_TERM_LAND, 2557, 2469, 0, 0}, /* 2560 */
    {RT_TERM_LAND, 2557, 2471, 0, 0}, /* 2561 */
    {RT_TERM_LAND, 2550, 1247, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 1031, 188, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2563, 17, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2564, 22, 0, 0}, /* 2565 */
    {RT_TERM_LAND, 2565, 2465, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2565, 2467, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 2565, 2469, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 2565, 2471, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 2564, 772, 0, 0}, /* 2570 */
    {RT_TERM_LAND, 2570, 2465, 0, 0}, /* 2571 */
    {RT_TERM_LAND, 2570, 2467, 0, 0}, /* 2572 */
    {RT_TERM_LAND, 2570, 2469, 0, 0}, /* 2573 */
    {RT_TERM_LAND, 2570, 2471, 0, 0}, /* 2574 */
    {RT_TERM_COND, 621, 998, 999, 0}, /* 2575 */
    {RT_TERM_COND, 623, 9, 2575, 0}, /* 2576 */
    {RT_TERM_LAND, 2576, 126, 0, 0}, /* 2577 */
    {RT_TERM_LAND, 2577, 25, 0, 0}, /* 2578 */
    {RT_TERM_LAND, 2578, 17, 0, 0}, /* 2579 */
    {RT_TERM_LAND, 2579, 6, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 2580, 2103, 0, 0}, /* 2581 */
    {RT_TERM_LAND, 2580, 2105, 0, 0}, /* 2582 */
    {RT_TERM_LAND, 2580, 2107, 0, 0}, /* 2583 */
    {RT_TERM_LAND, 2580, 2109, 0, 0}, /* 2584 */
    {RT_TERM_LAND, 2579, 727, 0, 0}, /* 2585 */
    {RT_TERM_LAND, 2585, 2103, 0, 0}, /* 2586 */
    {RT_TERM_LAND, 2585, 2105, 0, 0}, /* 2587 */
    {RT_TERM_LAND, 2585, 2107, 0, 0}, /* 2588 */
    {RT_TERM_LAND, 2585, 2109, 0, 0}, /* 2589 */
    {RT_TERM_LAND, 2578, 8, 0, 0}, /* 2590 */
    {RT_TERM_LAND, 2590, 136, 0, 0}, /* 2591 */
    {RT_TERM_LAND, 2591, 2244, 0, 0}, /* 2592 */
    {RT_TERM_LAND, 2591, 2246, 0, 0}, /* 2593 */
    {RT_TERM_LAND, 2591, 2248, 0, 0}, /* 2594 */
    {RT_TERM_LAND, 2591, 2250, 0, 0}, /* 2595 */
    {RT_TERM_LNOT, 136, 0, 0, 0}, /* 2596 */
    {RT_TERM_LAND, 2590, 2596, 0, 0}, /* 2597 */
    {RT_TERM_LAND, 2597, 2244, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2597, 2246, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2597, 2248, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2597, 2250, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2578, 1256, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2602, 17, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2603, 6, 0, 0}, /* 2604 */
    {RT_TERM_LAND, 2604, 2103, 0, 0}, /* 2605 */
    {RT_TERM_LAND, 2604, 2105, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2604, 2107, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 2604, 2109, 0, 0}, /* 2608 */
    {RT_TERM_LAND, 2603, 727, 0, 0}, /* 2609 */
    {RT_TERM_LAND, 2609, 2103, 0, 0}, /* 2610 */
    {RT_TERM_LAND, 2609, 2105, 0, 0}, /* 2611 */
    {RT_TERM_LAND, 2609, 2107, 0, 0}, /* 2612 */
    {RT_TERM_LAND, 2609, 2109, 0, 0}, /* 2613 */
    {RT_TERM_LAND, 2602, 8, 0, 0}, /* 2614 */
    {RT_TERM_LAND, 2614, 136, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2615, 2244, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2615, 2246, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2615, 2248, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2615, 2250, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2614, 2596, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2620, 2244, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2620, 2246, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2620, 2248, 0, 0}, /* 2623 */
    {RT_TERM_LAND, 2620, 2250, 0, 0}, /* 2624 */
    {RT_TERM_LAND, 2577, 29, 0, 0}, /* 2625 */
    {RT_TERM_LAND, 2625, 17, 0, 0}, /* 2626 */
    {RT_TERM_LAND, 2626, 6, 0, 0}, /* 2627 */
    {RT_TERM_LAND, 2627, 2103, 0, 0}, /* 2628 */
    {RT_TERM_LAND, 2627, 2105, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 2627, 2107, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2627, 2109, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2626, 727, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2632, 2103, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2632, 2105, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2632, 2107, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2632, 2109, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2625, 8, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 136, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2638, 2244, 0, 0}, /* 2639 */
    {RT_TERM_LAND, 2638, 2246, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2638, 2248, 0, 0}, /* 2641 */
    {RT_TERM_LAND, 2638, 2250, 0, 0}, /* 2642 */
    {RT_TERM_LAND, 2637, 2596, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 2643, 2244, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2643, 2246, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 2643, 2248, 0, 0}, /* 2646 */
    {RT_TERM_LAND, 2643, 2250, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 2577, 1256, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 2576, 171, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 2649, 25, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 2650, 17, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 2651, 6, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 2652, 2103, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 2652, 2105, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 2652, 2107, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 2652, 2109, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 2651, 727, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 2657, 2103, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 2657, 2105, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 2657, 2107, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 2657, 2109, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 2650, 8, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 2662, 136, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 2663, 2244, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 2663, 2246, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 2663, 2248, 0, 0}, /* 2666 */
    {RT_TERM_LAND, 2663, 2250, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 2662, 2596, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2668, 2244, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2668, 2246, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2668, 2248, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 2668, 2250, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2650, 1256, 0, 0}, /* 2673 */
    {RT_TERM_LAND, 2673, 17, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2674, 6, 0, 0}, /* 2675 */
    {RT_TERM_LAND, 2675, 2103, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 2675, 2105, 0, 0}, /* 2677 */
    {RT_TERM_LAND, 2675, 2107, 0, 0}, /* 2678 */
    {RT_TERM_LAND, 2675, 2109, 0, 0}, /* 2679 */
    {RT_TERM_LAND, 2674, 727, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2680, 2103, 0, 0}, /* 2681 */
    {RT_TERM_LAND, 2680, 2105, 0, 0}, /* 2682 */
    {RT_TERM_LAND, 2680, 2107, 0, 0}, /* 2683 */
    {RT_TERM_LAND, 2680, 2109, 0, 0}, /* 2684 */
    {RT_TERM_LAND, 2673, 8, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2685, 136, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2686, 2244, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2686, 2246, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2686, 2248, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2686, 2250, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 2685, 2596, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 2691, 2244, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 2691, 2246, 0, 0}, /* 2693 */
    {RT_TERM_LAND, 2691, 2248, 0, 0}, /* 2694 */
    {RT_TERM_LAND, 2691, 2250, 0, 0}, /* 2695 */
    {RT_TERM_LAND, 2649, 29, 0, 0}, /* 2696 */
    {RT_TERM_LAND, 2696, 17, 0, 0}, /* 2697 */
    {RT_TERM_LAND, 2697, 6, 0, 0}, /* 2698 */
    {RT_TERM_LAND, 2698, 2103, 0, 0}, /* 2699 */
    {RT_TERM_LAND, 2698, 2105, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 2698, 2107, 0, 0}, /* 2701 */
    {RT_TERM_LAND, 2698, 2109, 0, 0}, /* 2702 */
    {RT_TERM_LAND, 2697, 727, 0, 0}, /* 2703 */
    {RT_TERM_LAND, 2703, 2103, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2703, 2105, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 2703, 2107, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2703, 2109, 0, 0}, /* 2707 */
    {RT_TERM_LAND, 2696, 8, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2708, 136, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2709, 2244, 0, 0}, /* 2710 */
    {RT_TERM_LAND, 2709, 2246, 0, 0}, /* 2711 */
    {RT_TERM_LAND, 2709, 2248, 0, 0}, /* 2712 */
    {RT_TERM_LAND, 2709, 2250, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2708, 2596, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 2714, 2244, 0, 0}, /* 2715 */
    {RT_TERM_LAND, 2714, 2246, 0, 0}, /* 2716 */
    {RT_TERM_LAND, 2714, 2248, 0, 0}, /* 2717 */
    {RT_TERM_LAND, 2714, 2250, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 2649, 1258, 0, 0}, /* 2719 */
    {RT_TERM_LAND, 2576, 188, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 2720, 25, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 2721, 17, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 2722, 6, 0, 0}, /* 2723 */
    {RT_TERM_LAND, 2723, 2103, 0, 0}, /* 2724 */
    {RT_TERM_LAND, 2723, 2105, 0, 0}, /* 2725 */
    {RT_TERM_LAND, 2723, 2107, 0, 0}, /* 2726 */
    {RT_TERM_LAND, 2723, 2109, 0, 0}, /* 2727 */
    {RT_TERM_LAND, 2722, 727, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 2728, 2103, 0, 0}, /* 2729 */
    {RT_TERM_LAND, 2728, 2105, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 2728, 2107, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 2728, 2109, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 2721, 8, 0, 0}, /* 2733 */
    {RT_TERM_LAND, 2733, 136, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 2734, 2244, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 2734, 2246, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 2734, 2248, 0, 0}, /* 2737 */
    {RT_TERM_LAND, 2734, 2250, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 2733, 2596, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 2739, 2244, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 2739, 2246, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 2739, 2248, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 2739, 2250, 0, 0}, /* 2743 */
    {RT_TERM_LAND, 2721, 1256, 0, 0}, /* 2744 */
    {RT_TERM_LAND, 2744, 17, 0, 0}, /* 2745 */
    {RT_TERM_LAND, 2745, 6, 0, 0}, /* 2746 */
    {RT_TERM_LAND, 2746, 2103, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 2746, 2105, 0, 0}, /* 2748 */
    {RT_TERM_LAND, 2746, 2107, 0, 0}, /* 2749 */
    {RT_TERM_LAND, 2746, 2109, 0, 0}, /* 2750 */
    {RT_TERM_LAND, 2745, 727, 0, 0}, /* 2751 */
    {RT_TERM_LAND, 2751, 2103, 0, 0}, /* 2752 */
    {RT_TERM_LAND, 2751, 2105, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 2751, 2107, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 2751, 2109, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 2744, 8, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 2756, 136, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 2757, 2244, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 2757, 2246, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 2757, 2248, 0, 0}, /* 2760 */
    {RT_TERM_LAND, 2757, 2250, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 2756, 2596, 0, 0}, /* 2762 */
    {RT_TERM_LAND, 2762, 2244, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 2762, 2246, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 2762, 2248, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 2762, 2250, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 2720, 29, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 2767, 17, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 2768, 6, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 2769, 2103, 0, 0}, /* 2770 */
    {RT_TERM_LAND, 2769, 2105, 0, 0}, /* 2771 */
    {RT_TERM_LAND, 2769, 2107, 0, 0}, /* 2772 */
    {RT_TERM_LAND, 2769, 2109, 0, 0}, /* 2773 */
    {RT_TERM_LAND, 2768, 727, 0, 0}, /* 2774 */
    {RT_TERM_LAND, 2774, 2103, 0, 0}, /* 2775 */
    {RT_TERM_LAND, 2774, 2105, 0, 0}, /* 2776 */
    {RT_TERM_LAND, 2774, 2107, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 2774, 2109, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 2767, 8, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 2779, 136, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 2780, 2244, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 2780, 2246, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 2780, 2248, 0, 0}, /* 2783 */
    {RT_TERM_LAND, 2780, 2250, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 2779, 2596, 0, 0}, /* 2785 */
    {RT_TERM_LAND, 2785, 2244, 0, 0}, /* 2786 */
    {RT_TERM_LAND, 2785, 2246, 0, 0}, /* 2787 */
    {RT_TERM_LAND, 2785, 2248, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2785, 2250, 0, 0}, /* 2789 */
    {RT_TERM_COND, 25, 1258, 1256, 0}, /* 2790 */
    {RT_TERM_LAND, 2577, 2790, 0, 0}, /* 2791 */
    {RT_TERM_LNOT, 2790, 0, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 2649, 2792, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 1231, 25, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 2794, 17, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 2795, 6, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 2796, 2103, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 2796, 2105, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 2796, 2107, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 2796, 2109, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 2795, 727, 0, 0}, /* 2801 */
    {RT_TERM_LAND, 2801, 2103, 0, 0}, /* 2802 */
    {RT_TERM_LAND, 2801, 2105, 0, 0}, /* 2803 */
    {RT_TERM_LAND, 2801, 2107, 0, 0}, /* 2804 */
    {RT_TERM_LAND, 2801, 2109, 0, 0}, /* 2805 */
    {RT_TERM_LAND, 2794, 1256, 0, 0}, /* 2806 */
    {RT_TERM_LAND, 2806, 17, 0, 0}, /* 2807 */
    {RT_TERM_LAND, 2807, 6, 0, 0}, /* 2808 */
    {RT_TERM_LAND, 2808, 2103, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 2808, 2105, 0, 0}, /* 2810 */
    {RT_TERM_LAND, 2808, 2107, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 2808, 2109, 0, 0}, /* 2812 */
    {RT_TERM_LAND, 2807, 727, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 2813, 2103, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 2813, 2105, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 2813, 2107, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 2813, 2109, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 1231, 29, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 2818, 17, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 2819, 6, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 2820, 2103, 0, 0}, /* 2821 */
    {RT_TERM_LAND, 2820, 2105, 0, 0}, /* 2822 */
    {RT_TERM_LAND, 2820, 2107, 0, 0}, /* 2823 */
    {RT_TERM_LAND, 2820, 2109, 0, 0}, /* 2824 */
    {RT_TERM_LAND, 2819, 727, 0, 0}, /* 2825 */
    {RT_TERM_LAND, 2825, 2103, 0, 0}, /* 2826 */
    {RT_TERM_LAND, 2825, 2105, 0, 0}, /* 2827 */
    {RT_TERM_LAND, 2825, 2107, 0, 0}, /* 2828 */
    {RT_TERM_LAND, 2825, 2109, 0, 0}, /* 2829 */
    {RT_TERM_LAND, 1231, 1256, 0, 0}, /* 2830 */
    {RT_TERM_LAND, 1241, 25, 0, 0}, /* 2831 */
    {RT_TERM_LAND, 2831, 17, 0, 0}, /* 2832 */
    {RT_TERM_LAND, 2832, 6, 0, 0}, /* 2833 */
    {RT_TERM_LAND, 2833, 2103, 0, 0}, /* 2834 */
    {RT_TERM_LAND, 2833, 2105, 0, 0}, /* 2835 */
    {RT_TERM_LAND, 2833, 2107, 0, 0}, /* 2836 */
    {RT_TERM_LAND, 2833, 2109, 0, 0}, /* 2837 */
    {RT_TERM_LAND, 2832, 727, 0, 0}, /* 2838 */
    {RT_TERM_LAND, 2838, 2103, 0, 0}, /* 2839 */
    {RT_TERM_LAND, 2838, 2105, 0, 0}, /* 2840 */
    {RT_TERM_LAND, 2838, 2107, 0, 0}, /* 2841 */
    {RT_TERM_LAND, 2838, 2109, 0, 0}, /* 2842 */
    {RT_TERM_LAND, 2831, 1256, 0, 0}, /* 2843 */
    {RT_TERM_LAND, 2843, 17, 0, 0}, /* 2844 */
    {RT_TERM_LAND, 2844, 6, 0, 0}, /* 2845 */
    {RT_TERM_LAND, 2845, 2103, 0, 0}, /* 2846 */
    {RT_TERM_LAND, 2845, 2105, 0, 0}, /* 2847 */
    {RT_TERM_LAND, 2845, 2107, 0, 0}, /* 2848 */
    {RT_TERM_LAND, 2845, 2109, 0, 0}, /* 2849 */
    {RT_TERM_LAND, 2844, 727, 0, 0}, /* 2850 */
    {RT_TERM_LAND, 2850, 2103, 0, 0}, /* 2851 */
    {RT_TERM_LAND, 2850, 2105, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 2850, 2107, 0, 0}, /* 2853 */
    {RT_TERM_LAND, 2850, 2109, 0, 0}, /* 2854 */
    {RT_TERM_LAND, 1241, 29, 0, 0}, /* 2855 */
    {RT_TERM_LAND, 2855, 17, 0, 0}, /* 2856 */
    {RT_TERM_LAND, 2856, 6, 0, 0}, /* 2857 */
    {RT_TERM_LAND, 2857, 2103, 0, 0}, /* 2858 */
    {RT_TERM_LAND, 2857, 2105, 0, 0}, /* 2859 */
    {RT_TERM_LAND, 2857, 2107, 0, 0}, /* 2860 */
    {RT_TERM_LAND, 2857, 2109, 0, 0}, /* 2861 */
    {RT_TERM_LAND, 2856, 727, 0, 0}, /* 2862 */
    {RT_TERM_LAND, 2862, 2103, 0, 0}, /* 2863 */
    {RT_TERM_LAND, 2862, 2105, 0, 0}, /* 2864 */
    {RT_TERM_LAND, 2862, 2107, 0, 0}, /* 2865 */
    {RT_TERM_LAND, 2862, 2109, 0, 0}, /* 2866 */
    {RT_TERM_LAND, 1241, 1258, 0, 0}, /* 2867 */
    {RT_TERM_LAND, 1249, 25, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 2868, 17, 0, 0}, /* 2869 */
    {RT_TERM_LAND, 2869, 6, 0, 0}, /* 2870 */
    {RT_TERM_LAND, 2870, 2103, 0, 0}, /* 2871 */
    {RT_TERM_LAND, 2870, 2105, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 2870, 2107, 0, 0}, /* 2873 */
    {RT_TERM_LAND, 2870, 2109, 0, 0}, /* 2874 */
    {RT_TERM_LAND, 2869, 727, 0, 0}, /* 2875 */
    {RT_TERM_LAND, 2875, 2103, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 2875, 2105, 0, 0}, /* 2877 */
    {RT_TERM_LAND, 2875, 2107, 0, 0}, /* 2878 */
    {RT_TERM_LAND, 2875, 2109, 0, 0}, /* 2879 */
    {RT_TERM_LAND, 2868, 1256, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 2880, 17, 0, 0}, /* 2881 */
    {RT_TERM_LAND, 2881, 6, 0, 0}, /* 2882 */
    {RT_TERM_LAND, 2882, 2103, 0, 0}, /* 2883 */
    {RT_TERM_LAND, 2882, 2105, 0, 0}, /* 2884 */
    {RT_TERM_LAND, 2882, 2107, 0, 0}, /* 2885 */
    {RT_TERM_LAND, 2882, 2109, 0, 0}, /* 2886 */
    {RT_TERM_LAND, 2881, 727, 0, 0}, /* 2887 */
    {RT_TERM_LAND, 2887, 2103, 0, 0}, /* 2888 */
    {RT_TERM_LAND, 2887, 2105, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 2887, 2107, 0, 0}, /* 2890 */
    {RT_TERM_LAND, 2887, 2109, 0, 0}, /* 2891 */
    {RT_TERM_LAND, 1249, 29, 0, 0}, /* 2892 */
    {RT_TERM_LAND, 2892, 17, 0, 0}, /* 2893 */
    {RT_TERM_LAND, 2893, 6, 0, 0}, /* 2894 */
    {RT_TERM_LAND, 2894, 2103, 0, 0}, /* 2895 */
    {RT_TERM_LAND, 2894, 2105, 0, 0}, /* 2896 */
    {RT_TERM_LAND, 2894, 2107, 0, 0}, /* 2897 */
    {RT_TERM_LAND, 2894, 2109, 0, 0}, /* 2898 */
    {RT_TERM_LAND, 2893, 727, 0, 0}, /* 2899 */
    {RT_TERM_LAND, 2899, 2103, 0, 0}, /* 2900 */
    {RT_TERM_LAND, 2899, 2105, 0, 0}, /* 2901 */
    {RT_TERM_LAND, 2899, 2107, 0, 0}, /* 2902 */
    {RT_TERM_LAND, 2899, 2109, 0, 0}, /* 2903 */
    {RT_TERM_LAND, 1231, 2790, 0, 0}, /* 2904 */
    {RT_TERM_LAND, 1241, 2792, 0, 0}, /* 2905 */
    {RT_TERM_COND, 977, 754, 755, 0}, /* 2906 */
    {RT_TERM_COND, 979, 9, 2906, 0}, /* 2907 */
    {RT_TERM_LAND, 2907, 14, 0, 0}, /* 2908 */
    {RT_TERM_LAND, 2908, 8, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2909, 120, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2909, 626, 0, 0}, /* 2911 */
    {RT_TERM_LAND, 2908, 5, 0, 0}, /* 2912 */
    {RT_TERM_LAND, 2908, 106, 0, 0}, /* 2913 */
    {RT_TERM_LAND, 2913, 6, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2913, 727, 0, 0}, /* 2915 */
    {RT_TERM_LINE, 2, 0, 0, 4}, /* 2916 */
    {RT_TERM_LAND, 2908, 2916, 0, 0}, /* 2917 */
    {RT_TERM_LAND, 2908, 25, 0, 0}, /* 2918 */
    {RT_TERM_LNOT, 14, 0, 0, 0}, /* 2919 */
    {RT_TERM_LAND, 2907, 2919, 0, 0}, /* 2920 */
    {RT_TERM_LAND, 2920, 8, 0, 0}, /* 2921 */
    {RT_TERM_LAND, 2921, 120, 0, 0}, /* 2922 */
    {RT_TERM_LAND, 2921, 626, 0, 0}, /* 2923 */
    {RT_TERM_LAND, 2920, 5, 0, 0}, /* 2924 */
    {RT_TERM_LAND, 2920, 106, 0, 0}, /* 2925 */
    {RT_TERM_LAND, 2925, 6, 0, 0}, /* 2926 */
    {RT_TERM_LAND, 2925, 727, 0, 0}, /* 2927 */
    {RT_TERM_LAND, 2920, 2916, 0, 0}, /* 2928 */
    {RT_TERM_LAND, 2920, 25, 0, 0}, /* 2929 */
    {RT_TERM_LAND, 2907, 19, 0, 0}, /* 2930 */
    {RT_TERM_LAND, 2930, 8, 0, 0}, /* 2931 */
    {RT_TERM_LAND, 2931, 120, 0, 0}, /* 2932 */
    {RT_TERM_LAND, 2931, 626, 0, 0}, /* 2933 */
    {RT_TERM_LAND, 2930, 5, 0, 0}, /* 2934 */
    {RT_TERM_LAND, 2930, 106, 0, 0}, /* 2935 */
    {RT_TERM_LAND, 2935, 6, 0, 0}, /* 2936 */
    {RT_TERM_LAND, 2935, 727, 0, 0}, /* 2937 */
    {RT_TERM_LAND, 2930, 2916, 0, 0}, /* 2938 */
    {RT_TERM_LAND, 2930, 25, 0, 0}, /* 2939 */
    {RT_TERM_BNOT, 1133, 0, 0, 0}, /* 2940 */
    {RT_TERM_SLICE, 2940, 2, 0, 32}, /* 2941 */
    {RT_TERM_COND, 120, 2941, 1190, 0}, /* 2942 */
    {RT_TERM_COND, 8, 2942, 1133, 0}, /* 2943 */
    {RT_TERM_SEXT, 2943, 0, 0, 32}, /* 2944 */
    {RT_TERM_BNOT, 135, 0, 0, 0}, /* 2945 */
    {RT_TERM_SLICE, 2945, 2, 0, 32}, /* 2946 */
    {RT_TERM_COND, 6, 2946, 1139, 0}, /* 2947 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 2948 */
    {RT_TERM_SLICE, 2948, 2, 0, 32}, /* 2949 */
    {RT_TERM_COND, 6, 2949, 33, 0}, /* 2950 */
    {RT_TERM_LINE, 2, 0, 0, 3}, /* 2951 */
    {RT_TERM_BNOT, 137, 0, 0, 0}, /* 2952 */
    {RT_TERM_SLICE, 2952, 2, 0, 32}, /* 2953 */
    {RT_TERM_LINE, 2, 0, 0, 5}, /* 2954 */
    {RT_TERM_COND, 2954, 33, 138, 0}, /* 2955 */
    {RT_TERM_COND, 2916, 135, 2955, 0}, /* 2956 */
    {RT_TERM_COND, 2951, 2953, 2956, 0}, /* 2957 */
    {RT_TERM_COND, 3, 138, 2957, 0}, /* 2958 */
    {RT_TERM_COND, 0, 2950, 2958, 0}, /* 2959 */
    {RT_TERM_COND, 106, 2947, 2959, 0}, /* 2960 */
    {RT_TERM_SEXT, 2960, 0, 0, 32}, /* 2961 */
    {RT_TERM_ADD, 2944, 2961, 0, 0}, /* 2962 */
    {RT_TERM_COND, 20, 9, 58, 0}, /* 2963 */
    {RT_TERM_COND, 17, 2, 2963, 0}, /* 2964 */
    {RT_TERM_SLICE, 2964, 2, 0, 1}, /* 2965 */
    {RT_TERM_COND, 25, 146, 2965, 0}, /* 2966 */
    {RT_TERM_ADD, 2962, 2966, 0, 0}, /* 2967 */
    {RT_TERM_CONST, 0, 0, 0, -2147483648}, /* 2968 */
    {RT_TERM_LT, 2967, 2968, 0, 0}, /* 2969 */
    {RT_TERM_LNOT, 2969, 0, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 2930, 2970, 0, 0}, /* 2971 */
    {RT_TERM_LAND, 2971, 8, 0, 0}, /* 2972 */
    {RT_TERM_LAND, 2972, 120, 0, 0}, /* 2973 */
    {RT_TERM_LAND, 2972, 626, 0, 0}, /* 2974 */
    {RT_TERM_LAND, 2971, 5, 0, 0}, /* 2975 */
    {RT_TERM_LAND, 2971, 106, 0, 0}, /* 2976 */
    {RT_TERM_LAND, 2976, 6, 0, 0}, /* 2977 */
    {RT_TERM_LAND, 2976, 727, 0, 0}, /* 2978 */
    {RT_TERM_LAND, 2971, 2916, 0, 0}, /* 2979 */
    {RT_TERM_LAND, 2971, 25, 0, 0}, /* 2980 */
    {RT_TERM_LAND, 8, 22, 0, 0}, /* 2981 */
    {RT_TERM_LAND, 5, 22, 0, 0}, /* 2982 */
    {RT_TERM_LAND, 106, 4, 0, 0}, /* 2983 */
    {RT_TERM_LAND, 2916, 4, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 110, 14, 0, 0}, /* 2985 */
    {RT_TERM_LAND, 2985, 8, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 2986, 120, 0, 0}, /* 2987 */
    {RT_TERM_LAND, 2986, 626, 0, 0}, /* 2988 */
    {RT_TERM_LAND, 2985, 5, 0, 0}, /* 2989 */
    {RT_TERM_LAND, 2985, 25, 0, 0}, /* 2990 */
    {RT_TERM_LAND, 110, 2919, 0, 0}, /* 2991 */
    {RT_TERM_LAND, 2991, 8, 0, 0}, /* 2992 */
    {RT_TERM_LAND, 2992, 120, 0, 0}, /* 2993 */
    {RT_TERM_LAND, 2992, 626, 0, 0}, /* 2994 */
    {RT_TERM_LAND, 2991, 5, 0, 0}, /* 2995 */
    {RT_TERM_LAND, 2991, 25, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 110, 19, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 2997, 8, 0, 0}, /* 2998 */
    {RT_TERM_LAND, 2998, 120, 0, 0}, /* 2999 */
    {RT_TERM_LAND, 2998, 626, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 2997, 5, 0, 0}, /* 3001 */
    {RT_TERM_LAND, 2997, 25, 0, 0}, /* 3002 */
    {RT_TERM_SEXT, 6, 0, 0, 32}, /* 3003 */
    {RT_TERM_ADD, 2944, 3003, 0, 0}, /* 3004 */
    {RT_TERM_COND, 25, 146, 120, 0}, /* 3005 */
    {RT_TERM_ADD, 3004, 3005, 0, 0}, /* 3006 */
    {RT_TERM_LT, 3006, 2968, 0, 0}, /* 3007 */
    {RT_TERM_LNOT, 3007, 0, 0, 0}, /* 3008 */
    {RT_TERM_LAND, 2997, 3008, 0, 0}, /* 3009 */
    {RT_TERM_LAND, 3009, 8, 0, 0}, /* 3010 */
    {RT_TERM_LAND, 3010, 120, 0, 0}, /* 3011 */
    {RT_TERM_LAND, 3010, 626, 0, 0}, /* 3012 */
    {RT_TERM_LAND, 3009, 5, 0, 0}, /* 3013 */
    {RT_TERM_LAND, 3009, 25, 0, 0}, /* 3014 */
    {RT_TERM_LAND, 1060, 23, 0, 0}, /* 3015 */
    {RT_TERM_LAND, 3015, 120, 0, 0}, /* 3016 */
    {RT_TERM_EQ, 22, 2, 0, 0}, /* 3017 */
    {RT_TERM_LAND, 3016, 3017, 0, 0}, /* 3018 */
    {RT_TERM_EQ, 22, 9, 0, 0}, /* 3019 */
    {RT_TERM_LAND, 3016, 3019, 0, 0}, /* 3020 */
    {RT_TERM_LAND, 3016, 1604, 0, 0}, /* 3021 */
    {RT_TERM_LAND, 3015, 626, 0, 0}, /* 3022 */
    {RT_TERM_LAND, 3022, 3017, 0, 0}, /* 3023 */
    {RT_TERM_LAND, 3022, 3019, 0, 0}, /* 3024 */
    {RT_TERM_LAND, 3022, 1604, 0, 0}, /* 3025 */
    {RT_TERM_LAND, 3015, 1, 0, 0}, /* 3026 */
    {RT_TERM_EQ, 286, 2, 0, 0}, /* 3027 */
    {RT_TERM_LAND, 3026, 3027, 0, 0}, /* 3028 */
    {RT_TERM_EQ, 286, 9, 0, 0}, /* 3029 */
    {RT_TERM_LAND, 3026, 3029, 0, 0}, /* 3030 */
    {RT_TERM_LAND, 3026, 2103, 0, 0}, /* 3031 */
    {RT_TERM_LAND, 3015, 633, 0, 0}, /* 3032 */
    {RT_TERM_LAND, 3032, 3027, 0, 0}, /* 3033 */
    {RT_TERM_LAND, 3032, 3029, 0, 0}, /* 3034 */
    {RT_TERM_LAND, 3032, 2103, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 1060, 15, 0, 0}, /* 3036 */
    {RT_TERM_LAND, 3036, 120, 0, 0}, /* 3037 */
    {RT_TERM_LAND, 3037, 3017, 0, 0}, /* 3038 */
    {RT_TERM_LAND, 3037, 3019, 0, 0}, /* 3039 */
    {RT_TERM_LAND, 3037, 1604, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 3036, 626, 0, 0}, /* 3041 */
    {RT_TERM_LAND, 3041, 3017, 0, 0}, /* 3042 */
    {RT_TERM_LAND, 3041, 3019, 0, 0}, /* 3043 */
    {RT_TERM_LAND, 3041, 1604, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 3036, 1, 0, 0}, /* 3045 */
    {RT_TERM_LAND, 3045, 3027, 0, 0}, /* 3046 */
    {RT_TERM_LAND, 3045, 3029, 0, 0}, /* 3047 */
    {RT_TERM_LAND, 3045, 2103, 0, 0}, /* 3048 */
    {RT_TERM_LAND, 3036, 633, 0, 0}, /* 3049 */
    {RT_TERM_LAND, 3049, 3027, 0, 0}, /* 3050 */
    {RT_TERM_LAND, 3049, 3029, 0, 0}, /* 3051 */
    {RT_TERM_LAND, 3049, 2103, 0, 0}, /* 3052 */
    {RT_TERM_LAND, 1060, 46, 0, 0}, /* 3053 */
    {RT_TERM_LAND, 3053, 120, 0, 0}, /* 3054 */
    {RT_TERM_LAND, 3054, 3017, 0, 0}, /* 3055 */
    {RT_TERM_LAND, 3054, 3019, 0, 0}, /* 3056 */
    {RT_TERM_LAND, 3054, 1604, 0, 0}, /* 3057 */
    {RT_TERM_LAND, 3053, 626, 0, 0}, /* 3058 */
    {RT_TERM_LAND, 3058, 3017, 0, 0}, /* 3059 */
    {RT_TERM_LAND, 3058, 3019, 0, 0}, /* 3060 */
    {RT_TERM_LAND, 3058, 1604, 0, 0}, /* 3061 */
    {RT_TERM_LAND, 3053, 1, 0, 0}, /* 3062 */
    {RT_TERM_LAND, 3062, 3027, 0, 0}, /* 3063 */
    {RT_TERM_LAND, 3062, 3029, 0, 0}, /* 3064 */
    {RT_TERM_LAND, 3062, 2103, 0, 0}, /* 3065 */
    {RT_TERM_LAND, 3053, 633, 0, 0}, /* 3066 */
    {RT_TERM_LAND, 3066, 3027, 0, 0}, /* 3067 */
    {RT_TERM_LAND, 3066, 3029, 0, 0}, /* 3068 */
    {RT_TERM_LAND, 3066, 2103, 0, 0}, /* 3069 */
    {RT_TERM_LAND, 1060, 136, 0, 0}, /* 3070 */
    {RT_TERM_EQ, 170, 2, 0, 0}, /* 3071 */
    {RT_TERM_LAND, 3070, 3071, 0, 0}, /* 3072 */
    {RT_TERM_EQ, 170, 9, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3070, 3073, 0, 0}, /* 3074 */
    {RT_TERM_LAND, 3070, 2112, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 1060, 2596, 0, 0}, /* 3076 */
    {RT_TERM_LAND, 3076, 3071, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3076, 3073, 0, 0}, /* 3078 */
    {RT_TERM_LAND, 3076, 2112, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 1060, 19, 0, 0}, /* 3080 */
    {RT_TERM_LAND, 3080, 15, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3081, 120, 0, 0}, /* 3082 */
    {RT_TERM_LAND, 3082, 3017, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3082, 3019, 0, 0}, /* 3084 */
    {RT_TERM_LAND, 3082, 1604, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3081, 626, 0, 0}, /* 3086 */
    {RT_TERM_LAND, 3086, 3017, 0, 0}, /* 3087 */
    {RT_TERM_LAND, 3086, 3019, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 3086, 1604, 0, 0}, /* 3089 */
    {RT_TERM_LAND, 3081, 1, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 3090, 3027, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3090, 3029, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3090, 2103, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3081, 633, 0, 0}, /* 3094 */
    {RT_TERM_LAND, 3094, 3027, 0, 0}, /* 3095 */
    {RT_TERM_LAND, 3094, 3029, 0, 0}, /* 3096 */
    {RT_TERM_LAND, 3094, 2103, 0, 0}, /* 3097 */
    {RT_TERM_LAND, 3080, 23, 0, 0}, /* 3098 */
    {RT_TERM_LAND, 3098, 120, 0, 0}, /* 3099 */
    {RT_TERM_LAND, 3099, 3017, 0, 0}, /* 3100 */
    {RT_TERM_LAND, 3099, 3019, 0, 0}, /* 3101 */
    {RT_TERM_LAND, 3099, 1604, 0, 0}, /* 3102 */
    {RT_TERM_LAND, 3098, 626, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3103, 3017, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3103, 3019, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3103, 1604, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3098, 1, 0, 0}, /* 3107 */
    {RT_TERM_LAND, 3107, 3027, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 3107, 3029, 0, 0}, /* 3109 */
    {RT_TERM_LAND, 3107, 2103, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 3098, 633, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 3111, 3027, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3111, 3029, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3111, 2103, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3080, 46, 0, 0}, /* 3115 */
    {RT_TERM_LAND, 3115, 120, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3116, 3017, 0, 0}, /* 3117 */
    {RT_TERM_LAND, 3116, 3019, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3116, 1604, 0, 0}, /* 3119 */
    {RT_TERM_LAND, 3115, 626, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3120, 3017, 0, 0}, /* 3121 */
    {RT_TERM_LAND, 3120, 3019, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3120, 1604, 0, 0}, /* 3123 */
    {RT_TERM_LAND, 3115, 1, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3124, 3027, 0, 0}, /* 3125 */
    {RT_TERM_LAND, 3124, 3029, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3124, 2103, 0, 0}, /* 3127 */
    {RT_TERM_LAND, 3115, 633, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3128, 3027, 0, 0}, /* 3129 */
    {RT_TERM_LAND, 3128, 3029, 0, 0}, /* 3130 */
    {RT_TERM_LAND, 3128, 2103, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 3080, 136, 0, 0}, /* 3132 */
    {RT_TERM_LAND, 3132, 3071, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 3132, 3073, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3132, 2112, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3080, 2596, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3136, 3071, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3136, 3073, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3136, 2112, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3080, 120, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 3140, 3017, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 3140, 3019, 0, 0}, /* 3142 */
    {RT_TERM_LAND, 3140, 1604, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 3080, 626, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3144, 3017, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3144, 3019, 0, 0}, /* 3146 */
    {RT_TERM_LAND, 3144, 1604, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3080, 1, 0, 0}, /* 3148 */
    {RT_TERM_LAND, 3148, 3027, 0, 0}, /* 3149 */
    {RT_TERM_LAND, 3148, 3029, 0, 0}, /* 3150 */
    {RT_TERM_LAND, 3148, 2103, 0, 0}, /* 3151 */
    {RT_TERM_LAND, 3080, 633, 0, 0}, /* 3152 */
    {RT_TERM_LAND, 3152, 3027, 0, 0}, /* 3153 */
    {RT_TERM_LAND, 3152, 3029, 0, 0}, /* 3154 */
    {RT_TERM_LAND, 3152, 2103, 0, 0}, /* 3155 */
    {RT_TERM_LAND, 2907, 246, 0, 0}, /* 3156 */
    {RT_TERM_LAND, 2907, 286, 0, 0}, /* 3157 */
    {RT_TERM_LAND, 2907, 1008, 0, 0}, /* 3158 */
    {RT_TERM_LAND, 2907, 105, 0, 0}, /* 3159 */
    {RT_TERM_LAND, 3159, 19, 0, 0}, /* 3160 */
    {RT_TERM_LAND, 3159, 246, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3159, 286, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3159, 1008, 0, 0}, /* 3163 */
    {RT_TERM_COND, 977, 1262, 1263, 0}, /* 3164 */
    {RT_TERM_COND, 979, 9, 3164, 0}, /* 3165 */
    {RT_TERM_LAND, 3165, 8, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3166, 105, 0, 0}, /* 3167 */
    {RT_TERM_LAND, 3166, 161, 0, 0}, /* 3168 */
    {RT_TERM_LAND, 3165, 5, 0, 0}, /* 3169 */
    {RT_TERM_LAND, 3165, 106, 0, 0}, /* 3170 */
    {RT_TERM_LAND, 3170, 205, 0, 0}, /* 3171 */
    {RT_TERM_LAND, 3170, 765, 0, 0}, /* 3172 */
    {RT_TERM_LAND, 3165, 2916, 0, 0}, /* 3173 */
    {RT_TERM_LAND, 3165, 25, 0, 0}, /* 3174 */
    {RT_TERM_LAND, 3174, 8, 0, 0}, /* 3175 */
    {RT_TERM_LAND, 3175, 105, 0, 0}, /* 3176 */
    {RT_TERM_LAND, 3175, 161, 0, 0}, /* 3177 */
    {RT_TERM_LAND, 3174, 5, 0, 0}, /* 3178 */
    {RT_TERM_LAND, 3174, 106, 0, 0}, /* 3179 */
    {RT_TERM_LAND, 3179, 205, 0, 0}, /* 3180 */
    {RT_TERM_LAND, 3179, 765, 0, 0}, /* 3181 */
    {RT_TERM_LAND, 3174, 2916, 0, 0}, /* 3182 */
    {RT_TERM_REG, 19, 0, 0, 0}, /* 3183 */
    {RT_TERM_SHL, 3183, 966, 0, 0}, /* 3184 */
    {RT_TERM_SLICE, 3184, 2, 0, 32}, /* 3185 */
    {RT_TERM_BNOT, 3185, 0, 0, 0}, /* 3186 */
    {RT_TERM_SLICE, 3186, 2, 0, 32}, /* 3187 */
    {RT_TERM_SLICE, 3185, 2, 0, 32}, /* 3188 */
    {RT_TERM_COND, 105, 3187, 3188, 0}, /* 3189 */
    {RT_TERM_COND, 8, 3189, 3185, 0}, /* 3190 */
    {RT_TERM_SEXT, 3190, 0, 0, 32}, /* 3191 */
    {RT_TERM_BNOT, 35, 0, 0, 0}, /* 3192 */
    {RT_TERM_SLICE, 3192, 2, 0, 32}, /* 3193 */
    {RT_TERM_COND, 205, 3193, 133, 0}, /* 3194 */
    {RT_TERM_COND, 205, 2949, 33, 0}, /* 3195 */
    {RT_TERM_SEXT, 286, 0, 0, 20}, /* 3196 */
    {RT_TERM_SLICE, 3196, 2, 0, 32}, /* 3197 */
    {RT_TERM_BNOT, 3196, 0, 0, 0}, /* 3198 */
    {RT_TERM_SLICE, 3198, 2, 0, 32}, /* 3199 */
    {RT_TERM_COND, 2954, 33, 3197, 0}, /* 3200 */
    {RT_TERM_COND, 2916, 35, 3200, 0}, /* 3201 */
    {RT_TERM_COND, 2951, 3199, 3201, 0}, /* 3202 */
    {RT_TERM_COND, 3, 3197, 3202, 0}, /* 3203 */
    {RT_TERM_COND, 0, 3195, 3203, 0}, /* 3204 */
    {RT_TERM_COND, 106, 3194, 3204, 0}, /* 3205 */
    {RT_TERM_SEXT, 3205, 0, 0, 32}, /* 3206 */
    {RT_TERM_ADD, 3191, 3206, 0, 0}, /* 3207 */
    {RT_TERM_ADD, 3207, 2965, 0, 0}, /* 3208 */
    {RT_TERM_LT, 3208, 2968, 0, 0}, /* 3209 */
    {RT_TERM_LNOT, 3209, 0, 0, 0}, /* 3210 */
    {RT_TERM_LAND, 3174, 3210, 0, 0}, /* 3211 */
    {RT_TERM_LAND, 3211, 8, 0, 0}, /* 3212 */
    {RT_TERM_LAND, 3212, 105, 0, 0}, /* 3213 */
    {RT_TERM_LAND, 3212, 161, 0, 0}, /* 3214 */
    {RT_TERM_LAND, 3211, 5, 0, 0}, /* 3215 */
    {RT_TERM_LAND, 3211, 106, 0, 0}, /* 3216 */
    {RT_TERM_LAND, 3216, 205, 0, 0}, /* 3217 */
    {RT_TERM_LAND, 3216, 765, 0, 0}, /* 3218 */
    {RT_TERM_LAND, 3211, 2916, 0, 0}, /* 3219 */
    {RT_TERM_LAND, 8, 120, 0, 0}, /* 3220 */
    {RT_TERM_LAND, 5, 120, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 106, 6, 0, 0}, /* 3222 */
    {RT_TERM_LAND, 2916, 6, 0, 0}, /* 3223 */
    {RT_TERM_COND, 20, 288, 289, 0}, /* 3224 */
    {RT_TERM_COND, 17, 9, 3224, 0}, /* 3225 */
    {RT_TERM_LAND, 3225, 25, 0, 0}, /* 3226 */
    {RT_TERM_SHL, 507, 205, 0, 0}, /* 3227 */
    {RT_TERM_SEXT, 3227, 0, 0, 32}, /* 3228 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 3229 */
    {RT_TERM_ADD, 3228, 3229, 0, 0}, /* 3230 */
    {RT_TERM_LT, 3230, 2968, 0, 0}, /* 3231 */
    {RT_TERM_LNOT, 3231, 0, 0, 0}, /* 3232 */
    {RT_TERM_LAND, 3226, 3232, 0, 0}, /* 3233 */
    {RT_TERM_LAND, 1625, 14, 0, 0}, /* 3234 */
    {RT_TERM_BXOR, 1262, 966, 0, 0}, /* 3235 */
    {RT_TERM_LAND, 3234, 3235, 0, 0}, /* 3236 */
    {RT_TERM_LAND, 3236, 17, 0, 0}, /* 3237 */
    {RT_TERM_LNOT, 3235, 0, 0, 0}, /* 3238 */
    {RT_TERM_LAND, 3234, 3238, 0, 0}, /* 3239 */
    {RT_TERM_LAND, 3239, 17, 0, 0}, /* 3240 */
    {RT_TERM_LAND, 1625, 2919, 0, 0}, /* 3241 */
    {RT_TERM_LAND, 3241, 3235, 0, 0}, /* 3242 */
    {RT_TERM_LAND, 3242, 17, 0, 0}, /* 3243 */
    {RT_TERM_LAND, 3241, 3238, 0, 0}, /* 3244 */
    {RT_TERM_LAND, 3244, 17, 0, 0}, /* 3245 */
    {RT_TERM_LAND, 1265, 25, 0, 0}, /* 3246 */
    {RT_TERM_LAND, 1265, 29, 0, 0}, /* 3247 */
    {RT_TERM_REG, 286, 0, 0, 0}, /* 3248 */
    {RT_TERM_SEXT, 3248, 0, 0, 32}, /* 3249 */
    {RT_TERM_SLICE, 3248, 2, 0, 32}, /* 3250 */
    {RT_TERM_COND, 25, 3249, 3250, 0}, /* 3251 */
    {RT_TERM_LT, 3251, 2, 0, 0}, /* 3252 */
    {RT_TERM_LNOT, 3252, 0, 0, 0}, /* 3253 */
    {RT_TERM_LAND, 1265, 3253, 0, 0}, /* 3254 */
    {RT_TERM_LAND, 3254, 25, 0, 0}, /* 3255 */
    {RT_TERM_LAND, 3254, 29, 0, 0}, /* 3256 */
    {RT_TERM_EQ, 3251, 2, 0, 0}, /* 3257 */
    {RT_TERM_COND, 3257, 45, 68, 0}, /* 3258 */
    {RT_TERM_COND, 3252, 9, 3258, 0}, /* 3259 */
    {RT_TERM_BAND, 14, 3259, 0, 0}, /* 3260 */
    {RT_TERM_NE, 3260, 2, 0, 0}, /* 3261 */
    {RT_TERM_LAND, 1265, 3261, 0, 0}, /* 3262 */
    {RT_TERM_LNOT, 3261, 0, 0, 0}, /* 3263 */
    {RT_TERM_LAND, 1265, 3263, 0, 0}, /* 3264 */
    {RT_TERM_LAND, 3264, 17, 0, 0}, /* 3265 */
    {RT_TERM_COND, 25, 34, 33, 0}, /* 3266 */
    {RT_TERM_LT, 3266, 2, 0, 0}, /* 3267 */
    {RT_TERM_EQ, 3266, 2, 0, 0}, /* 3268 */
    {RT_TERM_COND, 3268, 45, 68, 0}, /* 3269 */
    {RT_TERM_COND, 3267, 9, 3269, 0}, /* 3270 */
    {RT_TERM_BAND, 14, 3270, 0, 0}, /* 3271 */
    {RT_TERM_NE, 3271, 2, 0, 0}, /* 3272 */
    {RT_TERM_LAND, 1187, 3272, 0, 0}, /* 3273 */
    {RT_TERM_LNOT, 3272, 0, 0, 0}, /* 3274 */
    {RT_TERM_LAND, 1187, 3274, 0, 0}, /* 3275 */
    {RT_TERM_LAND, 981, 15, 0, 0}, /* 3276 */
    {RT_TERM_LAND, 3276, 22, 0, 0}, /* 3277 */
    {RT_TERM_LAND, 3276, 772, 0, 0}, /* 3278 */
    {RT_TERM_LAND, 3276, 106, 0, 0}, /* 3279 */
    {RT_TERM_LAND, 3279, 4, 0, 0}, /* 3280 */
    {RT_TERM_LAND, 3279, 1038, 0, 0}, /* 3281 */
    {RT_TERM_LAND, 981, 23, 0, 0}, /* 3282 */
    {RT_TERM_LAND, 3282, 22, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 3282, 772, 0, 0}, /* 3284 */
    {RT_TERM_LAND, 3282, 106, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 3285, 4, 0, 0}, /* 3286 */
    {RT_TERM_LAND, 3285, 1038, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 981, 46, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 3288, 22, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 3288, 772, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 3288, 106, 0, 0}, /* 3291 */
    {RT_TERM_LAND, 3291, 4, 0, 0}, /* 3292 */
    {RT_TERM_LAND, 3291, 1038, 0, 0}, /* 3293 */
    {RT_TERM_LAND, 981, 59, 0, 0}, /* 3294 */
    {RT_TERM_LAND, 3294, 106, 0, 0}, /* 3295 */
    {RT_TERM_LAND, 3295, 4, 0, 0}, /* 3296 */
    {RT_TERM_LAND, 3295, 1038, 0, 0}, /* 3297 */
    {RT_TERM_LAND, 981, 299, 0, 0}, /* 3298 */
    {RT_TERM_LAND, 3298, 15, 0, 0}, /* 3299 */
    {RT_TERM_LAND, 3299, 22, 0, 0}, /* 3300 */
    {RT_TERM_LAND, 3299, 772, 0, 0}, /* 3301 */
    {RT_TERM_LAND, 3299, 106, 0, 0}, /* 3302 */
    {RT_TERM_LAND, 3302, 4, 0, 0}, /* 3303 */
    {RT_TERM_LAND, 3302, 1038, 0, 0}, /* 3304 */
    {RT_TERM_LAND, 3298, 23, 0, 0}, /* 3305 */
    {RT_TERM_LAND, 3305, 22, 0, 0}, /* 3306 */
    {RT_TERM_LAND, 3305, 772, 0, 0}, /* 3307 */
    {RT_TERM_LAND, 3305, 106, 0, 0}, /* 3308 */
    {RT_TERM_LAND, 3308, 4, 0, 0}, /* 3309 */
    {RT_TERM_LAND, 3308, 1038, 0, 0}, /* 3310 */
    {RT_TERM_LAND, 3298, 46, 0, 0}, /* 3311 */
    {RT_TERM_LAND, 3311, 22, 0, 0}, /* 3312 */
    {RT_TERM_LAND, 3311, 772, 0, 0}, /* 3313 */
    {RT_TERM_LAND, 3311, 106, 0, 0}, /* 3314 */
    {RT_TERM_LAND, 3314, 4, 0, 0}, /* 3315 */
    {RT_TERM_LAND, 3314, 1038, 0, 0}, /* 3316 */
    {RT_TERM_LAND, 3298, 59, 0, 0}, /* 3317 */
    {RT_TERM_LAND, 3317, 106, 0, 0}, /* 3318 */
    {RT_TERM_LAND, 3318, 4, 0, 0}, /* 3319 */
    {RT_TERM_LAND, 3318, 1038, 0, 0}, /* 3320 */
    {RT_TERM_LAND, 981, 301, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 3321, 15, 0, 0}, /* 3322 */
    {RT_TERM_LAND, 3322, 22, 0, 0}, /* 3323 */
    {RT_TERM_LAND, 3322, 772, 0, 0}, /* 3324 */
    {RT_TERM_LAND, 3322, 106, 0, 0}, /* 3325 */
    {RT_TERM_LAND, 3325, 4, 0, 0}, /* 3326 */
    {RT_TERM_LAND, 3325, 1038, 0, 0}, /* 3327 */
    {RT_TERM_LAND, 3321, 23, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 3328, 22, 0, 0}, /* 3329 */
    {RT_TERM_LAND, 3328, 772, 0, 0}, /* 3330 */
    {RT_TERM_LAND, 3328, 106, 0, 0}, /* 3331 */
    {RT_TERM_LAND, 3331, 4, 0, 0}, /* 3332 */
    {RT_TERM_LAND, 3331, 1038, 0, 0}, /* 3333 */
    {RT_TERM_LAND, 3321, 46, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 3334, 22, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 3334, 772, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 3334, 106, 0, 0}, /* 3337 */
    {RT_TERM_LAND, 3337, 4, 0, 0}, /* 3338 */
    {RT_TERM_LAND, 3337, 1038, 0, 0}, /* 3339 */
    {RT_TERM_LAND, 3321, 59, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 3340, 106, 0, 0}, /* 3341 */
    {RT_TERM_LAND, 3341, 4, 0, 0}, /* 3342 */
    {RT_TERM_LAND, 3341, 1038, 0, 0}, /* 3343 */
    {RT_TERM_LAND, 981, 20, 0, 0}, /* 3344 */
    {RT_TERM_LAND, 106, 966, 0, 0}, /* 3345 */
    {RT_TERM_COND, 20, 1184, 1185, 0}, /* 3346 */
    {RT_TERM_COND, 17, 9, 3346, 0}, /* 3347 */
    {RT_TERM_LAND, 3347, 15, 0, 0}, /* 3348 */
    {RT_TERM_LAND, 3348, 120, 0, 0}, /* 3349 */
    {RT_TERM_LAND, 3348, 626, 0, 0}, /* 3350 */
    {RT_TERM_LAND, 3347, 23, 0, 0}, /* 3351 */
    {RT_TERM_LAND, 3351, 120, 0, 0}, /* 3352 */
    {RT_TERM_LAND, 3351, 626, 0, 0}, /* 3353 */
    {RT_TERM_LAND, 3347, 46, 0, 0}, /* 3354 */
    {RT_TERM_LAND, 3354, 120, 0, 0}, /* 3355 */
    {RT_TERM_LAND, 3354, 626, 0, 0}, /* 3356 */
    {RT_TERM_LT, 105, 90, 0, 0}, /* 3357 */
    {RT_TERM_COND, 3357, 105, 90, 0}, /* 3358 */
    {RT_TERM_EQ, 3358, 2, 0, 0}, /* 3359 */
    {RT_TERM_LAND, 13, 3359, 0, 0}, /* 3360 */
    {RT_TERM_LAND, 3360, 17, 0, 0}, /* 3361 */
    {RT_TERM_LAND, 3361, 14, 0, 0}, /* 3362 */
    {RT_TERM_LAND, 3361, 2919, 0, 0}, /* 3363 */
    {RT_TERM_LAND, 3360, 20, 0, 0}, /* 3364 */
    {RT_TERM_LAND, 3364, 14, 0, 0}, /* 3365 */
    {RT_TERM_LAND, 3364, 2919, 0, 0}, /* 3366 */
    {RT_TERM_LNOT, 3359, 0, 0, 0}, /* 3367 */
    {RT_TERM_LAND, 13, 3367, 0, 0}, /* 3368 */
    {RT_TERM_EQ, 3358, 9, 0, 0}, /* 3369 */
    {RT_TERM_LAND, 3368, 3369, 0, 0}, /* 3370 */
    {RT_TERM_LAND, 3370, 17, 0, 0}, /* 3371 */
    {RT_TERM_LAND, 3371, 14, 0, 0}, /* 3372 */
    {RT_TERM_LAND, 3371, 2919, 0, 0}, /* 3373 */
    {RT_TERM_LAND, 3370, 20, 0, 0}, /* 3374 */
    {RT_TERM_LAND, 3374, 14, 0, 0}, /* 3375 */
    {RT_TERM_LAND, 3374, 2919, 0, 0}, /* 3376 */
    {RT_TERM_LNOT, 3369, 0, 0, 0}, /* 3377 */
    {RT_TERM_LAND, 3368, 3377, 0, 0}, /* 3378 */
    {RT_TERM_EQ, 3358, 45, 0, 0}, /* 3379 */
    {RT_TERM_LAND, 3378, 3379, 0, 0}, /* 3380 */
    {RT_TERM_LAND, 3380, 17, 0, 0}, /* 3381 */
    {RT_TERM_LAND, 3381, 14, 0, 0}, /* 3382 */
    {RT_TERM_LAND, 3381, 2919, 0, 0}, /* 3383 */
    {RT_TERM_LAND, 3380, 20, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3384, 14, 0, 0}, /* 3385 */
    {RT_TERM_LAND, 3384, 2919, 0, 0}, /* 3386 */
    {RT_TERM_LNOT, 3379, 0, 0, 0}, /* 3387 */
    {RT_TERM_LAND, 3378, 3387, 0, 0}, /* 3388 */
    {RT_TERM_EQ, 3358, 58, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 3388, 3389, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 3390, 17, 0, 0}, /* 3391 */
    {RT_TERM_LAND, 3391, 14, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 3391, 2919, 0, 0}, /* 3393 */
    {RT_TERM_LAND, 3390, 20, 0, 0}, /* 3394 */
    {RT_TERM_LAND, 3394, 14, 0, 0}, /* 3395 */
    {RT_TERM_LAND, 3394, 2919, 0, 0}, /* 3396 */
    {RT_TERM_LNOT, 3389, 0, 0, 0}, /* 3397 */
    {RT_TERM_LAND, 3388, 3397, 0, 0}, /* 3398 */
    {RT_TERM_EQ, 3358, 68, 0, 0}, /* 3399 */
    {RT_TERM_LAND, 3398, 3399, 0, 0}, /* 3400 */
    {RT_TERM_LAND, 3400, 17, 0, 0}, /* 3401 */
    {RT_TERM_LAND, 3401, 14, 0, 0}, /* 3402 */
    {RT_TERM_LAND, 3401, 2919, 0, 0}, /* 3403 */
    {RT_TERM_LAND, 3400, 20, 0, 0}, /* 3404 */
    {RT_TERM_LAND, 3404, 14, 0, 0}, /* 3405 */
    {RT_TERM_LAND, 3404, 2919, 0, 0}, /* 3406 */
    {RT_TERM_LNOT, 3399, 0, 0, 0}, /* 3407 */
    {RT_TERM_LAND, 3398, 3407, 0, 0}, /* 3408 */
    {RT_TERM_EQ, 19, 334, 0, 0}, /* 3409 */
    {RT_TERM_LNOT, 3409, 0, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 3408, 3410, 0, 0}, /* 3411 */
    {RT_TERM_EQ, 3358, 85, 0, 0}, /* 3412 */
    {RT_TERM_LAND, 3411, 3412, 0, 0}, /* 3413 */
    {RT_TERM_LAND, 3413, 17, 0, 0}, /* 3414 */
    {RT_TERM_LAND, 3414, 14, 0, 0}, /* 3415 */
    {RT_TERM_LAND, 3414, 2919, 0, 0}, /* 3416 */
    {RT_TERM_LAND, 3413, 20, 0, 0}, /* 3417 */
    {RT_TERM_LAND, 3417, 14, 0, 0}, /* 3418 */
    {RT_TERM_LAND, 3417, 2919, 0, 0}, /* 3419 */
    {RT_TERM_ADD, 19, 9, 0, 0}, /* 3420 */
    {RT_TERM_LNOT, 3412, 0, 0, 0}, /* 3421 */
    {RT_TERM_LAND, 3411, 3421, 0, 0}, /* 3422 */
    {RT_TERM_LAND, 3422, 17, 0, 0}, /* 3423 */
    {RT_TERM_LAND, 3423, 14, 0, 0}, /* 3424 */
    {RT_TERM_LAND, 3423, 2919, 0, 0}, /* 3425 */
    {RT_TERM_LAND, 3422, 20, 0, 0}, /* 3426 */
    {RT_TERM_LAND, 3426, 14, 0, 0}, /* 3427 */
    {RT_TERM_LAND, 3426, 2919, 0, 0}, /* 3428 */
    {RT_TERM_ADD, 19, 45, 0, 0}, /* 3429 */
    {RT_TERM_ADD, 19, 58, 0, 0}, /* 3430 */
    {RT_TERM_LT, 105, 45, 0, 0}, /* 3431 */
    {RT_TERM_LAND, 13, 3431, 0, 0}, /* 3432 */
    {RT_TERM_LAND, 3432, 17, 0, 0}, /* 3433 */
    {RT_TERM_LAND, 3433, 14, 0, 0}, /* 3434 */
    {RT_TERM_LAND, 3433, 2919, 0, 0}, /* 3435 */
    {RT_TERM_LAND, 3432, 20, 0, 0}, /* 3436 */
    {RT_TERM_LAND, 3436, 14, 0, 0}, /* 3437 */
    {RT_TERM_LAND, 3436, 2919, 0, 0}, /* 3438 */
    {RT_TERM_LNOT, 3431, 0, 0, 0}, /* 3439 */
    {RT_TERM_LAND, 13, 3439, 0, 0}, /* 3440 */
    {RT_TERM_LT, 105, 68, 0, 0}, /* 3441 */
    {RT_TERM_LAND, 3440, 3441, 0, 0}, /* 3442 */
    {RT_TERM_LAND, 3442, 17, 0, 0}, /* 3443 */
    {RT_TERM_LAND, 3443, 14, 0, 0}, /* 3444 */
    {RT_TERM_LAND, 3443, 2919, 0, 0}, /* 3445 */
    {RT_TERM_LAND, 3442, 20, 0, 0}, /* 3446 */
    {RT_TERM_LAND, 3446, 14, 0, 0}, /* 3447 */
    {RT_TERM_LAND, 3446, 2919, 0, 0}, /* 3448 */
    {RT_TERM_LNOT, 3441, 0, 0, 0}, /* 3449 */
    {RT_TERM_LAND, 3440, 3449, 0, 0}, /* 3450 */
    {RT_TERM_LAND, 3450, 303, 0, 0}, /* 3451 */
    {RT_TERM_LAND, 3451, 17, 0, 0}, /* 3452 */
    {RT_TERM_LAND, 3452, 14, 0, 0}, /* 3453 */
    {RT_TERM_LAND, 3452, 2919, 0, 0}, /* 3454 */
    {RT_TERM_LAND, 3451, 20, 0, 0}, /* 3455 */
    {RT_TERM_LAND, 3455, 14, 0, 0}, /* 3456 */
    {RT_TERM_LAND, 3455, 2919, 0, 0}, /* 3457 */
    {RT_TERM_LNOT, 303, 0, 0, 0}, /* 3458 */
    {RT_TERM_LAND, 3450, 3458, 0, 0}, /* 3459 */
    {RT_TERM_EQ, 22, 334, 0, 0}, /* 3460 */
    {RT_TERM_LAND, 3459, 3460, 0, 0}, /* 3461 */
    {RT_TERM_LAND, 3461, 305, 0, 0}, /* 3462 */
    {RT_TERM_LAND, 3462, 17, 0, 0}, /* 3463 */
    {RT_TERM_LAND, 3463, 14, 0, 0}, /* 3464 */
    {RT_TERM_LAND, 3463, 2919, 0, 0}, /* 3465 */
    {RT_TERM_LAND, 3462, 20, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 3466, 14, 0, 0}, /* 3467 */
    {RT_TERM_LAND, 3466, 2919, 0, 0}, /* 3468 */
    {RT_TERM_LNOT, 305, 0, 0, 0}, /* 3469 */
    {RT_TERM_LAND, 3461, 3469, 0, 0}, /* 3470 */
    {RT_TERM_LAND, 3470, 17, 0, 0}, /* 3471 */
    {RT_TERM_LAND, 3471, 14, 0, 0}, /* 3472 */
    {RT_TERM_LAND, 3471, 2919, 0, 0}, /* 3473 */
    {RT_TERM_LAND, 3470, 20, 0, 0}, /* 3474 */
    {RT_TERM_LAND, 3474, 14, 0, 0}, /* 3475 */
    {RT_TERM_LAND, 3474, 2919, 0, 0}, /* 3476 */
    {RT_TERM_LNOT, 3460, 0, 0, 0}, /* 3477 */
    {RT_TERM_LAND, 3459, 3477, 0, 0}, /* 3478 */
    {RT_TERM_LAND, 3478, 305, 0, 0}, /* 3479 */
    {RT_TERM_LAND, 3479, 17, 0, 0}, /* 3480 */
    {RT_TERM_LAND, 3480, 14, 0, 0}, /* 3481 */
    {RT_TERM_LAND, 3480, 2919, 0, 0}, /* 3482 */
    {RT_TERM_LAND, 3479, 20, 0, 0}, /* 3483 */
    {RT_TERM_LAND, 3483, 14, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 3483, 2919, 0, 0}, /* 3485 */
    {RT_TERM_LAND, 3478, 3469, 0, 0}, /* 3486 */
    {RT_TERM_ADD, 22, 45, 0, 0}, /* 3487 */
    {RT_TERM_ADD, 22, 58, 0, 0}, /* 3488 */
    {RT_TERM_LAND, 3486, 17, 0, 0}, /* 3489 */
    {RT_TERM_LAND, 3489, 14, 0, 0}, /* 3490 */
    {RT_TERM_LAND, 3489, 2919, 0, 0}, /* 3491 */
    {RT_TERM_LAND, 3486, 20, 0, 0}, /* 3492 */
    {RT_TERM_LAND, 3492, 14, 0, 0}, /* 3493 */
    {RT_TERM_LAND, 3492, 2919, 0, 0}, /* 3494 */
    {RT_TERM_LAND, 291, 432, 0, 0}, /* 3495 */
    {RT_TERM_LAND, 3495, 17, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 3495, 20, 0, 0}, /* 3497 */
    {RT_TERM_LNOT, 432, 0, 0, 0}, /* 3498 */
    {RT_TERM_LAND, 291, 3498, 0, 0}, /* 3499 */
    {RT_TERM_LAND, 3499, 433, 0, 0}, /* 3500 */
    {RT_TERM_LAND, 3500, 17, 0, 0}, /* 3501 */
    {RT_TERM_LAND, 3500, 20, 0, 0}, /* 3502 */
    {RT_TERM_LNOT, 433, 0, 0, 0}, /* 3503 */
    {RT_TERM_LAND, 3499, 3503, 0, 0}, /* 3504 */
    {RT_TERM_LAND, 3504, 434, 0, 0}, /* 3505 */
    {RT_TERM_LAND, 3505, 17, 0, 0}, /* 3506 */
    {RT_TERM_LAND, 3505, 20, 0, 0}, /* 3507 */
    {RT_TERM_LNOT, 434, 0, 0, 0}, /* 3508 */
    {RT_TERM_LAND, 3504, 3508, 0, 0}, /* 3509 */
    {RT_TERM_LAND, 3509, 435, 0, 0}, /* 3510 */
    {RT_TERM_LAND, 3510, 17, 0, 0}, /* 3511 */
    {RT_TERM_LAND, 3510, 20, 0, 0}, /* 3512 */
    {RT_TERM_LNOT, 435, 0, 0, 0}, /* 3513 */
    {RT_TERM_LAND, 3509, 3513, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3514, 436, 0, 0}, /* 3515 */
    {RT_TERM_LAND, 3515, 17, 0, 0}, /* 3516 */
    {RT_TERM_LAND, 3515, 20, 0, 0}, /* 3517 */
    {RT_TERM_LNOT, 436, 0, 0, 0}, /* 3518 */
    {RT_TERM_LAND, 3514, 3518, 0, 0}, /* 3519 */
    {RT_TERM_EQ, 105, 334, 0, 0}, /* 3520 */
    {RT_TERM_LNOT, 3520, 0, 0, 0}, /* 3521 */
    {RT_TERM_LAND, 3519, 3521, 0, 0}, /* 3522 */
    {RT_TERM_LAND, 3522, 437, 0, 0}, /* 3523 */
    {RT_TERM_LAND, 3523, 17, 0, 0}, /* 3524 */
    {RT_TERM_LAND, 3523, 20, 0, 0}, /* 3525 */
    {RT_TERM_ADD, 105, 9, 0, 0}, /* 3526 */
    {RT_TERM_LNOT, 437, 0, 0, 0}, /* 3527 */
    {RT_TERM_LAND, 3522, 3527, 0, 0}, /* 3528 */
    {RT_TERM_LAND, 3528, 17, 0, 0}, /* 3529 */
    {RT_TERM_LAND, 3528, 20, 0, 0}, /* 3530 */
    {RT_TERM_ADD, 105, 45, 0, 0}, /* 3531 */
    {RT_TERM_ADD, 105, 58, 0, 0}, /* 3532 */
    {RT_TERM_LT, 25, 45, 0, 0}, /* 3533 */
    {RT_TERM_LAND, 291, 3533, 0, 0}, /* 3534 */
    {RT_TERM_LAND, 3534, 17, 0, 0}, /* 3535 */
    {RT_TERM_LAND, 3534, 20, 0, 0}, /* 3536 */
    {RT_TERM_LNOT, 3533, 0, 0, 0}, /* 3537 */
    {RT_TERM_LAND, 291, 3537, 0, 0}, /* 3538 */
    {RT_TERM_LT, 25, 68, 0, 0}, /* 3539 */
    {RT_TERM_LAND, 3538, 3539, 0, 0}, /* 3540 */
    {RT_TERM_LAND, 3540, 17, 0, 0}, /* 3541 */
    {RT_TERM_LAND, 3540, 20, 0, 0}, /* 3542 */
    {RT_TERM_LNOT, 3539, 0, 0, 0}, /* 3543 */
    {RT_TERM_LAND, 3538, 3543, 0, 0}, /* 3544 */
    {RT_TERM_LAND, 3544, 436, 0, 0}, /* 3545 */
    {RT_TERM_LAND, 3545, 17, 0, 0}, /* 3546 */
    {RT_TERM_LAND, 3545, 20, 0, 0}, /* 3547 */
    {RT_TERM_LAND, 3544, 3518, 0, 0}, /* 3548 */
    {RT_TERM_EQ, 205, 334, 0, 0}, /* 3549 */
    {RT_TERM_LAND, 3548, 3549, 0, 0}, /* 3550 */
    {RT_TERM_LAND, 3550, 437, 0, 0}, /* 3551 */
    {RT_TERM_LAND, 3551, 17, 0, 0}, /* 3552 */
    {RT_TERM_LAND, 3551, 20, 0, 0}, /* 3553 */
    {RT_TERM_LAND, 3550, 3527, 0, 0}, /* 3554 */
    {RT_TERM_LAND, 3554, 17, 0, 0}, /* 3555 */
    {RT_TERM_LAND, 3554, 20, 0, 0}, /* 3556 */
    {RT_TERM_LNOT, 3549, 0, 0, 0}, /* 3557 */
    {RT_TERM_LAND, 3548, 3557, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3558, 437, 0, 0}, /* 3559 */
    {RT_TERM_ADD, 205, 9, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 3559, 17, 0, 0}, /* 3561 */
    {RT_TERM_LAND, 3559, 20, 0, 0}, /* 3562 */
    {RT_TERM_LAND, 3558, 3527, 0, 0}, /* 3563 */
    {RT_TERM_ADD, 205, 45, 0, 0}, /* 3564 */
    {RT_TERM_ADD, 205, 58, 0, 0}, /* 3565 */
    {RT_TERM_LAND, 3563, 17, 0, 0}, /* 3566 */
    {RT_TERM_LAND, 3563, 20, 0, 0}, /* 3567 */
    {RT_TERM_REG, 205, 0, 0, 1}, /* 3568 */
    {RT_TERM_LNOT, 3568, 0, 0, 0}, /* 3569 */
    {RT_TERM_COND, 5, 3568, 3569, 0}, /* 3570 */
    {RT_TERM_COND, 8, 9, 3570, 0}, /* 3571 */
    {RT_TERM_LAND, 3571, 15, 0, 0}, /* 3572 */
    {RT_TERM_LAND, 3572, 17, 0, 0}, /* 3573 */
    {RT_TERM_LAND, 3572, 20, 0, 0}, /* 3574 */
    {RT_TERM_LNOT, 15, 0, 0, 0}, /* 3575 */
    {RT_TERM_LAND, 3571, 3575, 0, 0}, /* 3576 */
    {RT_TERM_LAND, 3576, 23, 0, 0}, /* 3577 */
    {RT_TERM_LAND, 3577, 17, 0, 0}, /* 3578 */
    {RT_TERM_LAND, 3577, 20, 0, 0}, /* 3579 */
    {RT_TERM_LNOT, 23, 0, 0, 0}, /* 3580 */
    {RT_TERM_LAND, 3576, 3580, 0, 0}, /* 3581 */
    {RT_TERM_LAND, 3581, 46, 0, 0}, /* 3582 */
    {RT_TERM_LAND, 3582, 17, 0, 0}, /* 3583 */
    {RT_TERM_LAND, 3582, 20, 0, 0}, /* 3584 */
    {RT_TERM_LAND, 3581, 800, 0, 0}, /* 3585 */
    {RT_TERM_LAND, 3585, 59, 0, 0}, /* 3586 */
    {RT_TERM_LAND, 3586, 17, 0, 0}, /* 3587 */
    {RT_TERM_LAND, 3586, 20, 0, 0}, /* 3588 */
    {RT_TERM_LAND, 3585, 781, 0, 0}, /* 3589 */
    {RT_TERM_LAND, 3589, 69, 0, 0}, /* 3590 */
    {RT_TERM_LAND, 3590, 17, 0, 0}, /* 3591 */
    {RT_TERM_LAND, 3590, 20, 0, 0}, /* 3592 */
    {RT_TERM_LNOT, 69, 0, 0, 0}, /* 3593 */
    {RT_TERM_LAND, 3589, 3593, 0, 0}, /* 3594 */
    {RT_TERM_EQ, 25, 334, 0, 0}, /* 3595 */
    {RT_TERM_LNOT, 3595, 0, 0, 0}, /* 3596 */
    {RT_TERM_LAND, 3594, 3596, 0, 0}, /* 3597 */
    {RT_TERM_LAND, 3597, 86, 0, 0}, /* 3598 */
    {RT_TERM_LAND, 3598, 17, 0, 0}, /* 3599 */
    {RT_TERM_LAND, 3598, 20, 0, 0}, /* 3600 */
    {RT_TERM_ADD, 25, 9, 0, 0}, /* 3601 */
    {RT_TERM_LNOT, 86, 0, 0, 0}, /* 3602 */
    {RT_TERM_LAND, 3597, 3602, 0, 0}, /* 3603 */
    {RT_TERM_LAND, 3603, 17, 0, 0}, /* 3604 */
    {RT_TERM_LAND, 3603, 20, 0, 0}, /* 3605 */
    {RT_TERM_ADD, 25, 45, 0, 0}, /* 3606 */
    {RT_TERM_ADD, 25, 58, 0, 0}, /* 3607 */
    {RT_TERM_LT, 14, 45, 0, 0}, /* 3608 */
    {RT_TERM_LAND, 3571, 3608, 0, 0}, /* 3609 */
    {RT_TERM_LAND, 3609, 17, 0, 0}, /* 3610 */
    {RT_TERM_LAND, 3609, 20, 0, 0}, /* 3611 */
    {RT_TERM_LNOT, 3608, 0, 0, 0}, /* 3612 */
    {RT_TERM_LAND, 3571, 3612, 0, 0}, /* 3613 */
    {RT_TERM_LT, 14, 68, 0, 0}, /* 3614 */
    {RT_TERM_LAND, 3613, 3614, 0, 0}, /* 3615 */
    {RT_TERM_LAND, 3615, 17, 0, 0}, /* 3616 */
    {RT_TERM_LAND, 3615, 20, 0, 0}, /* 3617 */
    {RT_TERM_LNOT, 3614, 0, 0, 0}, /* 3618 */
    {RT_TERM_LAND, 3613, 3618, 0, 0}, /* 3619 */
    {RT_TERM_LAND, 3619, 69, 0, 0}, /* 3620 */
    {RT_TERM_LAND, 3620, 17, 0, 0}, /* 3621 */
    {RT_TERM_LAND, 3620, 20, 0, 0}, /* 3622 */
    {RT_TERM_LAND, 3619, 3593, 0, 0}, /* 3623 */
    {RT_TERM_EQ, 120, 334, 0, 0}, /* 3624 */
    {RT_TERM_LAND, 3623, 3624, 0, 0}, /* 3625 */
    {RT_TERM_LAND, 3625, 86, 0, 0}, /* 3626 */
    {RT_TERM_LAND, 3626, 17, 0, 0}, /* 3627 */
    {RT_TERM_LAND, 3626, 20, 0, 0}, /* 3628 */
    {RT_TERM_LAND, 3625, 3602, 0, 0}, /* 3629 */
    {RT_TERM_LAND, 3629, 17, 0, 0}, /* 3630 */
    {RT_TERM_LAND, 3629, 20, 0, 0}, /* 3631 */
    {RT_TERM_LNOT, 3624, 0, 0, 0}, /* 3632 */
    {RT_TERM_LAND, 3623, 3632, 0, 0}, /* 3633 */
    {RT_TERM_LAND, 3633, 86, 0, 0}, /* 3634 */
    {RT_TERM_ADD, 120, 9, 0, 0}, /* 3635 */
    {RT_TERM_LAND, 3634, 17, 0, 0}, /* 3636 */
    {RT_TERM_LAND, 3634, 20, 0, 0}, /* 3637 */
    {RT_TERM_LAND, 3633, 3602, 0, 0}, /* 3638 */
    {RT_TERM_ADD, 120, 45, 0, 0}, /* 3639 */
    {RT_TERM_ADD, 120, 58, 0, 0}, /* 3640 */
    {RT_TERM_LAND, 3638, 17, 0, 0}, /* 3641 */
    {RT_TERM_LAND, 3638, 20, 0, 0}, /* 3642 */
    {RT_TERM_LAND, 13, 3575, 0, 0}, /* 3643 */
    {RT_TERM_LAND, 3643, 23, 0, 0}, /* 3644 */
    {RT_TERM_LAND, 3644, 17, 0, 0}, /* 3645 */
    {RT_TERM_LAND, 3644, 20, 0, 0}, /* 3646 */
    {RT_TERM_LAND, 3643, 3580, 0, 0}, /* 3647 */
    {RT_TERM_LAND, 3647, 46, 0, 0}, /* 3648 */
    {RT_TERM_LAND, 3648, 17, 0, 0}, /* 3649 */
    {RT_TERM_LAND, 3648, 20, 0, 0}, /* 3650 */
    {RT_TERM_LAND, 3647, 800, 0, 0}, /* 3651 */
    {RT_TERM_LAND, 3651, 59, 0, 0}, /* 3652 */
    {RT_TERM_LAND, 3652, 17, 0, 0}, /* 3653 */
    {RT_TERM_LAND, 3652, 20, 0, 0}, /* 3654 */
    {RT_TERM_LAND, 3651, 781, 0, 0}, /* 3655 */
    {RT_TERM_LAND, 3655, 69, 0, 0}, /* 3656 */
    {RT_TERM_LAND, 3656, 17, 0, 0}, /* 3657 */
    {RT_TERM_LAND, 3656, 20, 0, 0}, /* 3658 */
    {RT_TERM_LAND, 3655, 3593, 0, 0}, /* 3659 */
    {RT_TERM_LAND, 3659, 3521, 0, 0}, /* 3660 */
    {RT_TERM_LAND, 3660, 17, 0, 0}, /* 3661 */
    {RT_TERM_LAND, 3660, 20, 0, 0}, /* 3662 */
    {RT_TERM_COND, 0, 10, 11, 0}, /* 3663 */
    {RT_TERM_COND, 106, 9, 3663, 0}, /* 3664 */
    {RT_TERM_LAND, 3664, 17, 0, 0}, /* 3665 */
    {RT_TERM_LAND, 17, 105, 0, 0}, /* 3666 */
    {RT_TERM_REG, 19, 0, 0, 1}, /* 3667 */
    {RT_TERM_LNOT, 3667, 0, 0, 0}, /* 3668 */
    {RT_TERM_COND, 5, 3667, 3668, 0}, /* 3669 */
    {RT_TERM_COND, 8, 9, 3669, 0}, /* 3670 */
    {RT_TERM_COND, 0, 1079, 1080, 0}, /* 3671 */
    {RT_TERM_COND, 106, 9, 3671, 0}, /* 3672 */
    {RT_TERM_BXOR, 1184, 1, 0, 0}, /* 3673 */
    {RT_TERM_LAND, 3672, 3673, 0, 0}, /* 3674 */
    {RT_TERM_LNOT, 3673, 0, 0, 0}, /* 3675 */
    {RT_TERM_LAND, 3672, 3675, 0, 0}, /* 3676 */
    {RT_TERM_LAND, 3676, 17, 0, 0}, /* 3677 */
    {RT_TERM_LAND, 1960, 15, 0, 0}, /* 3678 */
    {RT_TERM_LAND, 3678, 17, 0, 0}, /* 3679 */
    {RT_TERM_SEXT, 1, 0, 0, 20}, /* 3680 */
    {RT_TERM_SLICE, 3680, 2, 0, 32}, /* 3681 */
    {RT_TERM_COND, 20, 33, 3681, 0}, /* 3682 */
    {RT_TERM_COND, 17, 1120, 3682, 0}, /* 3683 */
    {RT_TERM_SLICE, 3683, 2, 0, 32}, /* 3684 */
    {RT_TERM_SLICE, 3684, 2, 0, 4}, /* 3685 */
    {RT_TERM_SLICE, 3685, 58, 0, 1}, /* 3686 */
    {RT_TERM_LAND, 3678, 3686, 0, 0}, /* 3687 */
    {RT_TERM_LAND, 3687, 17, 0, 0}, /* 3688 */
    {RT_TERM_LNOT, 3686, 0, 0, 0}, /* 3689 */
    {RT_TERM_LAND, 3678, 3689, 0, 0}, /* 3690 */
    {RT_TERM_LAND, 3690, 17, 0, 0}, /* 3691 */
    {RT_TERM_SLICE, 3684, 68, 0, 4}, /* 3692 */
    {RT_TERM_SLICE, 3692, 58, 0, 1}, /* 3693 */
    {RT_TERM_LAND, 3678, 3693, 0, 0}, /* 3694 */
    {RT_TERM_LAND, 3694, 17, 0, 0}, /* 3695 */
    {RT_TERM_LNOT, 3693, 0, 0, 0}, /* 3696 */
    {RT_TERM_LAND, 3678, 3696, 0, 0}, /* 3697 */
    {RT_TERM_LAND, 3697, 17, 0, 0}, /* 3698 */
    {RT_TERM_SLICE, 3684, 100, 0, 4}, /* 3699 */
    {RT_TERM_SLICE, 3699, 58, 0, 1}, /* 3700 */
    {RT_TERM_LAND, 3678, 3700, 0, 0}, /* 3701 */
    {RT_TERM_LAND, 3701, 17, 0, 0}, /* 3702 */
    {RT_TERM_LNOT, 3700, 0, 0, 0}, /* 3703 */
    {RT_TERM_LAND, 3678, 3703, 0, 0}, /* 3704 */
    {RT_TERM_LAND, 3704, 17, 0, 0}, /* 3705 */
    {RT_TERM_SLICE, 3684, 322, 0, 4}, /* 3706 */
    {RT_TERM_SLICE, 3706, 58, 0, 1}, /* 3707 */
    {RT_TERM_LAND, 3678, 3707, 0, 0}, /* 3708 */
    {RT_TERM_LAND, 3708, 17, 0, 0}, /* 3709 */
    {RT_TERM_LNOT, 3707, 0, 0, 0}, /* 3710 */
    {RT_TERM_LAND, 3678, 3710, 0, 0}, /* 3711 */
    {RT_TERM_LAND, 3711, 17, 0, 0}, /* 3712 */
    {RT_TERM_LAND, 1960, 3575, 0, 0}, /* 3713 */
    {RT_TERM_LAND, 3713, 23, 0, 0}, /* 3714 */
    {RT_TERM_LAND, 3714, 17, 0, 0}, /* 3715 */
    {RT_TERM_LAND, 3713, 46, 0, 0}, /* 3716 */
    {RT_TERM_LAND, 3716, 17, 0, 0}, /* 3717 */
    {RT_TERM_LAND, 3713, 59, 0, 0}, /* 3718 */
    {RT_TERM_LAND, 3718, 17, 0, 0}, /* 3719 */
    {RT_TERM_LAND, 3713, 69, 0, 0}, /* 3720 */
    {RT_TERM_LAND, 3720, 17, 0, 0}, /* 3721 */
    {RT_TERM_LAND, 3713, 86, 0, 0}, /* 3722 */
    {RT_TERM_LAND, 3722, 17, 0, 0}, /* 3723 */
    {RT_TERM_LAND, 3713, 91, 0, 0}, /* 3724 */
    {RT_TERM_LAND, 3724, 17, 0, 0}, /* 3725 */
    {RT_TERM_LAND, 2074, 15, 0, 0}, /* 3726 */
    {RT_TERM_SLICE, 1120, 2, 0, 32}, /* 3727 */
    {RT_TERM_SLICE, 3727, 2, 0, 4}, /* 3728 */
    {RT_TERM_SLICE, 3728, 58, 0, 1}, /* 3729 */
    {RT_TERM_LAND, 3726, 3729, 0, 0}, /* 3730 */
    {RT_TERM_LNOT, 3729, 0, 0, 0}, /* 3731 */
    {RT_TERM_LAND, 3726, 3731, 0, 0}, /* 3732 */
    {RT_TERM_SLICE, 3727, 68, 0, 4}, /* 3733 */
    {RT_TERM_SLICE, 3733, 58, 0, 1}, /* 3734 */
    {RT_TERM_LAND, 3726, 3734, 0, 0}, /* 3735 */
    {RT_TERM_LNOT, 3734, 0, 0, 0}, /* 3736 */
    {RT_TERM_LAND, 3726, 3736, 0, 0}, /* 3737 */
    {RT_TERM_SLICE, 3727, 100, 0, 4}, /* 3738 */
    {RT_TERM_SLICE, 3738, 58, 0, 1}, /* 3739 */
    {RT_TERM_LAND, 3726, 3739, 0, 0}, /* 3740 */
    {RT_TERM_LNOT, 3739, 0, 0, 0}, /* 3741 */
    {RT_TERM_LAND, 3726, 3741, 0, 0}, /* 3742 */
    {RT_TERM_SLICE, 3727, 322, 0, 4}, /* 3743 */
    {RT_TERM_SLICE, 3743, 58, 0, 1}, /* 3744 */
    {RT_TERM_LAND, 3726, 3744, 0, 0}, /* 3745 */
    {RT_TERM_LNOT, 3744, 0, 0, 0}, /* 3746 */
    {RT_TERM_LAND, 3726, 3746, 0, 0}, /* 3747 */
    {RT_TERM_LAND, 2074, 3575, 0, 0}, /* 3748 */
    {RT_TERM_LAND, 3748, 23, 0, 0}, /* 3749 */
    {RT_TERM_LAND, 3748, 46, 0, 0}, /* 3750 */
    {RT_TERM_LAND, 3748, 59, 0, 0}, /* 3751 */
    {RT_TERM_LAND, 3748, 69, 0, 0}, /* 3752 */
    {RT_TERM_LAND, 3748, 86, 0, 0}, /* 3753 */
    {RT_TERM_LAND, 3748, 91, 0, 0}, /* 3754 */
    {RT_TERM_LAND, 1960, 25, 0, 0}, /* 3755 */
    {RT_TERM_SLICE, 14, 2, 0, 1}, /* 3756 */
    {RT_TERM_LAND, 3755, 3756, 0, 0}, /* 3757 */
    {RT_TERM_LNOT, 3756, 0, 0, 0}, /* 3758 */
    {RT_TERM_LAND, 3755, 3758, 0, 0}, /* 3759 */
    {RT_TERM_SLICE, 14, 9, 0, 1}, /* 3760 */
    {RT_TERM_LAND, 3755, 3760, 0, 0}, /* 3761 */
    {RT_TERM_LAND, 3761, 17, 0, 0}, /* 3762 */
    {RT_TERM_LNOT, 3760, 0, 0, 0}, /* 3763 */
    {RT_TERM_LAND, 3755, 3763, 0, 0}, /* 3764 */
    {RT_TERM_LAND, 3764, 17, 0, 0}, /* 3765 */
    {RT_TERM_LAND, 1960, 29, 0, 0}, /* 3766 */
    {RT_TERM_LAND, 3766, 3756, 0, 0}, /* 3767 */
    {RT_TERM_LAND, 3766, 3758, 0, 0}, /* 3768 */
    {RT_TERM_LAND, 3766, 3760, 0, 0}, /* 3769 */
    {RT_TERM_LAND, 3769, 17, 0, 0}, /* 3770 */
    {RT_TERM_LAND, 3766, 3763, 0, 0}, /* 3771 */
    {RT_TERM_LAND, 3771, 17, 0, 0}, /* 3772 */
    {RT_TERM_LAND, 1118, 25, 0, 0}, /* 3773 */
    {RT_TERM_LAND, 3773, 3756, 0, 0}, /* 3774 */
    {RT_TERM_LAND, 3773, 3758, 0, 0}, /* 3775 */
    {RT_TERM_LAND, 1118, 29, 0, 0}, /* 3776 */
    {RT_TERM_LAND, 3776, 3756, 0, 0}, /* 3777 */
    {RT_TERM_LAND, 3776, 3758, 0, 0}, /* 3778 */
    {RT_TERM_LAND, 1031, 25, 0, 0}, /* 3779 */
    {RT_TERM_LAND, 3779, 3756, 0, 0}, /* 3780 */
    {RT_TERM_LAND, 3779, 3758, 0, 0}, /* 3781 */
    {RT_TERM_LAND, 3779, 3760, 0, 0}, /* 3782 */
    {RT_TERM_LAND, 3782, 106, 0, 0}, /* 3783 */
    {RT_TERM_LAND, 3779, 3763, 0, 0}, /* 3784 */
    {RT_TERM_LAND, 3784, 106, 0, 0}, /* 3785 */
    {RT_TERM_LAND, 1031, 29, 0, 0}, /* 3786 */
    {RT_TERM_LAND, 3786, 3756, 0, 0}, /* 3787 */
    {RT_TERM_LAND, 3786, 3758, 0, 0}, /* 3788 */
    {RT_TERM_LAND, 3786, 3760, 0, 0}, /* 3789 */
    {RT_TERM_LAND, 3789, 106, 0, 0}, /* 3790 */
    {RT_TERM_LAND, 3786, 3763, 0, 0}, /* 3791 */
    {RT_TERM_LAND, 3791, 106, 0, 0}, /* 3792 */
    {RT_TERM_LAND, 1031, 623, 0, 0}, /* 3793 */
    {RT_TERM_LAND, 1031, 621, 0, 0}, /* 3794 */
    {RT_TERM_LAND, 8, 1, 0, 0}, /* 3795 */
    {RT_TERM_LAND, 5, 1, 0, 0}, /* 3796 */
    {RT_TERM_LAND, 106, 286, 0, 0}, /* 3797 */
    {RT_TERM_LAND, 623, 207, 0, 0}, /* 3798 */
    {RT_TERM_LAND, 621, 207, 0, 0}, /* 3799 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 3800 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 3801 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 3802 */
    {RT_TERM_COND, 3800, 668, 669, 0}, /* 3803 */
    {RT_TERM_COND, 3802, 9, 3803, 0}, /* 3804 */
    {RT_TERM_LAND, 3804, 25, 0, 0}, /* 3805 */
    {RT_TERM_LAND, 3805, 3756, 0, 0}, /* 3806 */
    {RT_TERM_LAND, 3805, 3758, 0, 0}, /* 3807 */
    {RT_TERM_LAND, 3805, 3760, 0, 0}, /* 3808 */
    {RT_TERM_LAND, 3805, 3763, 0, 0}, /* 3809 */
    {RT_TERM_LAND, 3804, 29, 0, 0}, /* 3810 */
    {RT_TERM_LAND, 3810, 3756, 0, 0}, /* 3811 */
    {RT_TERM_LAND, 3810, 3758, 0, 0}, /* 3812 */
    {RT_TERM_LAND, 3810, 3760, 0, 0}, /* 3813 */
    {RT_TERM_LAND, 3810, 3763, 0, 0}, /* 3814 */
    {RT_TERM_COND, 621, 1184, 1185, 0}, /* 3815 */
    {RT_TERM_COND, 623, 9, 3815, 0}, /* 3816 */
    {RT_TERM_LAND, 3816, 25, 0, 0}, /* 3817 */
    {RT_TERM_LAND, 3817, 3756, 0, 0}, /* 3818 */
    {RT_TERM_LAND, 3817, 3758, 0, 0}, /* 3819 */
    {RT_TERM_LAND, 3816, 29, 0, 0}, /* 3820 */
    {RT_TERM_LAND, 3820, 3756, 0, 0}, /* 3821 */
    {RT_TERM_LAND, 3820, 3758, 0, 0}, /* 3822 */
    {RT_TERM_LAND, 17, 1, 0, 0}, /* 3823 */
    {RT_TERM_SLICE, 25, 2, 0, 1}, /* 3824 */
    {RT_TERM_SLICE, 3824, 2, 0, 1}, /* 3825 */
    {RT_TERM_SLICE, 105, 2, 0, 1}, /* 3826 */
    {RT_TERM_SLICE, 3826, 2, 0, 1}, /* 3827 */
    {RT_TERM_SLICE, 120, 2, 0, 1}, /* 3828 */
    {RT_TERM_SLICE, 3828, 2, 0, 1}, /* 3829 */
    {RT_TERM_SLICE, 19, 2, 0, 3}, /* 3830 */
    {RT_TERM_SLICE, 3830, 2, 0, 3}, /* 3831 */
    {RT_TERM_CAT, 3829, 3831, 0, 1}, /* 3832 */
    {RT_TERM_CAT, 3827, 3832, 0, 1}, /* 3833 */
    {RT_TERM_CAT, 3825, 3833, 0, 1}, /* 3834 */
    {RT_TERM_SLICE, 3834, 9, 0, 1}, /* 3835 */
    {RT_TERM_LAND, 625, 3835, 0, 0}, /* 3836 */
    {RT_TERM_SLICE, 3834, 2, 0, 1}, /* 3837 */
    {RT_TERM_LAND, 3836, 3837, 0, 0}, /* 3838 */
    {RT_TERM_LAND, 3838, 3756, 0, 0}, /* 3839 */
    {RT_TERM_MUL, 332, 1, 0, 0}, /* 3840 */
    {RT_TERM_LAND, 3838, 3758, 0, 0}, /* 3841 */
    {RT_TERM_LAND, 3838, 3760, 0, 0}, /* 3842 */
    {RT_TERM_MUL, 332, 966, 0, 0}, /* 3843 */
    {RT_TERM_LAND, 3838, 3763, 0, 0}, /* 3844 */
    {RT_TERM_LNOT, 3837, 0, 0, 0}, /* 3845 */
    {RT_TERM_LAND, 3836, 3845, 0, 0}, /* 3846 */
    {RT_TERM_LAND, 3846, 3756, 0, 0}, /* 3847 */
    {RT_TERM_LAND, 3846, 3758, 0, 0}, /* 3848 */
    {RT_TERM_LAND, 3846, 3760, 0, 0}, /* 3849 */
    {RT_TERM_LAND, 3846, 3763, 0, 0}, /* 3850 */
    {RT_TERM_SLICE, 3834, 58, 0, 3}, /* 3851 */
    {RT_TERM_EQ, 3851, 2, 0, 0}, /* 3852 */
    {RT_TERM_LAND, 3836, 3852, 0, 0}, /* 3853 */
    {RT_TERM_EQ, 3851, 9, 0, 0}, /* 3854 */
    {RT_TERM_LAND, 3836, 3854, 0, 0}, /* 3855 */
    {RT_TERM_EQ, 3851, 45, 0, 0}, /* 3856 */
    {RT_TERM_LAND, 3836, 3856, 0, 0}, /* 3857 */
    {RT_TERM_EQ, 3851, 68, 0, 0}, /* 3858 */
    {RT_TERM_LAND, 3836, 3858, 0, 0}, /* 3859 */
    {RT_TERM_LNOT, 3835, 0, 0, 0}, /* 3860 */
    {RT_TERM_LAND, 625, 3860, 0, 0}, /* 3861 */
    {RT_TERM_LAND, 3861, 3837, 0, 0}, /* 3862 */
    {RT_TERM_LAND, 3862, 3756, 0, 0}, /* 3863 */
    {RT_TERM_LAND, 3862, 3758, 0, 0}, /* 3864 */
    {RT_TERM_LAND, 3862, 3760, 0, 0}, /* 3865 */
    {RT_TERM_LAND, 3862, 3763, 0, 0}, /* 3866 */
    {RT_TERM_LAND, 3861, 3845, 0, 0}, /* 3867 */
    {RT_TERM_LAND, 3867, 3756, 0, 0}, /* 3868 */
    {RT_TERM_LAND, 3867, 3758, 0, 0}, /* 3869 */
    {RT_TERM_LAND, 3867, 3760, 0, 0}, /* 3870 */
    {RT_TERM_LAND, 3867, 3763, 0, 0}, /* 3871 */
    {RT_TERM_LAND, 3861, 3852, 0, 0}, /* 3872 */
    {RT_TERM_LAND, 3861, 3854, 0, 0}, /* 3873 */
    {RT_TERM_LAND, 3861, 3856, 0, 0}, /* 3874 */
    {RT_TERM_LAND, 3861, 3858, 0, 0}, /* 3875 */
    {RT_TERM_LAND, 757, 3835, 0, 0}, /* 3876 */
    {RT_TERM_LAND, 3876, 3837, 0, 0}, /* 3877 */
    {RT_TERM_LAND, 3877, 3756, 0, 0}, /* 3878 */
    {RT_TERM_LAND, 3877, 3758, 0, 0}, /* 3879 */
    {RT_TERM_LAND, 3876, 3845, 0, 0}, /* 3880 */
    {RT_TERM_LAND, 3880, 3756, 0, 0}, /* 3881 */
    {RT_TERM_LAND, 3880, 3758, 0, 0}, /* 3882 */
    {RT_TERM_LAND, 3876, 3852, 0, 0}, /* 3883 */
    {RT_TERM_LAND, 3876, 3854, 0, 0}, /* 3884 */
    {RT_TERM_LAND, 3876, 3856, 0, 0}, /* 3885 */
    {RT_TERM_LAND, 3876, 3858, 0, 0}, /* 3886 */
    {RT_TERM_LAND, 757, 3860, 0, 0}, /* 3887 */
    {RT_TERM_LAND, 3887, 3837, 0, 0}, /* 3888 */
    {RT_TERM_LAND, 3888, 3756, 0, 0}, /* 3889 */
    {RT_TERM_LAND, 3888, 3758, 0, 0}, /* 3890 */
    {RT_TERM_LAND, 3887, 3845, 0, 0}, /* 3891 */
    {RT_TERM_LAND, 3891, 3756, 0, 0}, /* 3892 */
    {RT_TERM_LAND, 3891, 3758, 0, 0}, /* 3893 */
    {RT_TERM_LAND, 3887, 3852, 0, 0}, /* 3894 */
    {RT_TERM_LAND, 3887, 3854, 0, 0}, /* 3895 */
    {RT_TERM_LAND, 3887, 3856, 0, 0}, /* 3896 */
    {RT_TERM_LAND, 3887, 3858, 0, 0}, /* 3897 */
    {RT_TERM_LAND, 981, 3835, 0, 0}, /* 3898 */
    {RT_TERM_LAND, 3898, 3837, 0, 0}, /* 3899 */
    {RT_TERM_LAND, 3899, 3756, 0, 0}, /* 3900 */
    {RT_TERM_LAND, 3899, 3758, 0, 0}, /* 3901 */
    {RT_TERM_LAND, 3898, 3845, 0, 0}, /* 3902 */
    {RT_TERM_LAND, 3902, 3756, 0, 0}, /* 3903 */
    {RT_TERM_LAND, 3902, 3758, 0, 0}, /* 3904 */
    {RT_TERM_LAND, 3898, 3852, 0, 0}, /* 3905 */
    {RT_TERM_LAND, 3898, 3854, 0, 0}, /* 3906 */
    {RT_TERM_LAND, 3898, 3856, 0, 0}, /* 3907 */
    {RT_TERM_LAND, 981, 3860, 0, 0}, /* 3908 */
    {RT_TERM_LAND, 3908, 3837, 0, 0}, /* 3909 */
    {RT_TERM_LAND, 3909, 3756, 0, 0}, /* 3910 */
    {RT_TERM_LAND, 3909, 3758, 0, 0}, /* 3911 */
    {RT_TERM_LAND, 3908, 3845, 0, 0}, /* 3912 */
    {RT_TERM_LAND, 3912, 3756, 0, 0}, /* 3913 */
    {RT_TERM_LAND, 3912, 3758, 0, 0}, /* 3914 */
    {RT_TERM_LAND, 3908, 3852, 0, 0}, /* 3915 */
    {RT_TERM_LAND, 3908, 3854, 0, 0}, /* 3916 */
    {RT_TERM_LAND, 3908, 3856, 0, 0}, /* 3917 */
    {RT_TERM_SLICE, 2, 2, 0, 2}, /* 3918 */
    {RT_TERM_SLICE, 25, 2, 0, 3}, /* 3919 */
    {RT_TERM_SLICE, 3919, 2, 0, 3}, /* 3920 */
    {RT_TERM_CAT, 3827, 3920, 0, 1}, /* 3921 */
    {RT_TERM_CAT, 3918, 3921, 0, 2}, /* 3922 */
    {RT_TERM_SLICE, 3922, 9, 0, 1}, /* 3923 */
    {RT_TERM_LAND, 2907, 3923, 0, 0}, /* 3924 */
    {RT_TERM_SLICE, 3922, 2, 0, 1}, /* 3925 */
    {RT_TERM_LAND, 3924, 3925, 0, 0}, /* 3926 */
    {RT_TERM_LAND, 3926, 3756, 0, 0}, /* 3927 */
    {RT_TERM_MUL, 332, 22, 0, 0}, /* 3928 */
    {RT_TERM_LAND, 3926, 3758, 0, 0}, /* 3929 */
    {RT_TERM_LAND, 3926, 3760, 0, 0}, /* 3930 */
    {RT_TERM_LAND, 3926, 3763, 0, 0}, /* 3931 */
    {RT_TERM_LNOT, 3925, 0, 0, 0}, /* 3932 */
    {RT_TERM_LAND, 3924, 3932, 0, 0}, /* 3933 */
    {RT_TERM_LAND, 3933, 3756, 0, 0}, /* 3934 */
    {RT_TERM_LAND, 3933, 3758, 0, 0}, /* 3935 */
    {RT_TERM_LAND, 3933, 3760, 0, 0}, /* 3936 */
    {RT_TERM_LAND, 3933, 3763, 0, 0}, /* 3937 */
    {RT_TERM_LNOT, 3923, 0, 0, 0}, /* 3938 */
    {RT_TERM_LAND, 2907, 3938, 0, 0}, /* 3939 */
    {RT_TERM_LAND, 3939, 3925, 0, 0}, /* 3940 */
    {RT_TERM_LAND, 3940, 3756, 0, 0}, /* 3941 */
    {RT_TERM_LAND, 3940, 3758, 0, 0}, /* 3942 */
    {RT_TERM_LAND, 3940, 3760, 0, 0}, /* 3943 */
    {RT_TERM_LAND, 3940, 3763, 0, 0}, /* 3944 */
    {RT_TERM_LAND, 3939, 3932, 0, 0}, /* 3945 */
    {RT_TERM_LAND, 3945, 3756, 0, 0}, /* 3946 */
    {RT_TERM_LAND, 3945, 3758, 0, 0}, /* 3947 */
    {RT_TERM_LAND, 3945, 3760, 0, 0}, /* 3948 */
    {RT_TERM_LAND, 3945, 3763, 0, 0}, /* 3949 */
    {RT_TERM_COND, 621, 1079, 1080, 0}, /* 3950 */
    {RT_TERM_COND, 623, 9, 3950, 0}, /* 3951 */
    {RT_TERM_LAND, 3951, 432, 0, 0}, /* 3952 */
    {RT_TERM_LAND, 3952, 15, 0, 0}, /* 3953 */
    {RT_TERM_BXOR, 3568, 120, 0, 0}, /* 3954 */
    {RT_TERM_LAND, 3953, 3954, 0, 0}, /* 3955 */
    {RT_TERM_LAND, 3952, 23, 0, 0}, /* 3956 */
    {RT_TERM_LNOT, 3954, 0, 0, 0}, /* 3957 */
    {RT_TERM_LAND, 3956, 3957, 0, 0}, /* 3958 */
    {RT_TERM_LAND, 3952, 46, 0, 0}, /* 3959 */
    {RT_TERM_BXOR, 10, 22, 0, 0}, /* 3960 */
    {RT_TERM_LAND, 3954, 3960, 0, 0}, /* 3961 */
    {RT_TERM_LOR, 3954, 3960, 0, 0}, /* 3962 */
    {RT_TERM_BXOR, 3954, 3960, 0, 0}, /* 3963 */
    {RT_TERM_COND, 59, 2, 33, 0}, /* 3964 */
    {RT_TERM_COND, 46, 3963, 3964, 0}, /* 3965 */
    {RT_TERM_COND, 23, 3962, 3965, 0}, /* 3966 */
    {RT_TERM_COND, 15, 3961, 3966, 0}, /* 3967 */
    {RT_TERM_LAND, 3952, 3967, 0, 0}, /* 3968 */
    {RT_TERM_LAND, 3951, 433, 0, 0}, /* 3969 */
    {RT_TERM_LAND, 3969, 15, 0, 0}, /* 3970 */
    {RT_TERM_LAND, 3970, 3954, 0, 0}, /* 3971 */
    {RT_TERM_LAND, 3969, 23, 0, 0}, /* 3972 */
    {RT_TERM_LAND, 3972, 3957, 0, 0}, /* 3973 */
    {RT_TERM_LAND, 3969, 46, 0, 0}, /* 3974 */
    {RT_TERM_LNOT, 3967, 0, 0, 0}, /* 3975 */
    {RT_TERM_LAND, 3969, 3975, 0, 0}, /* 3976 */
    {RT_TERM_LAND, 3951, 434, 0, 0}, /* 3977 */
    {RT_TERM_LAND, 3977, 15, 0, 0}, /* 3978 */
    {RT_TERM_LAND, 3978, 3954, 0, 0}, /* 3979 */
    {RT_TERM_LAND, 3977, 23, 0, 0}, /* 3980 */
    {RT_TERM_LAND, 3980, 3957, 0, 0}, /* 3981 */
    {RT_TERM_LAND, 3977, 46, 0, 0}, /* 3982 */
    {RT_TERM_LAND, 3952, 3975, 0, 0}, /* 3983 */
    {RT_TERM_LAND, 3969, 3967, 0, 0}, /* 3984 */
    {RT_TERM_LAND, 976, 296, 0, 0}, /* 3985 */
    {RT_TERM_LAND, 3985, 432, 0, 0}, /* 3986 */
    {RT_TERM_BXOR, 288, 205, 0, 0}, /* 3987 */
    {RT_TERM_LAND, 3986, 3987, 0, 0}, /* 3988 */
    {RT_TERM_LAND, 3985, 433, 0, 0}, /* 3989 */
    {RT_TERM_LNOT, 3987, 0, 0, 0}, /* 3990 */
    {RT_TERM_LAND, 3989, 3990, 0, 0}, /* 3991 */
    {RT_TERM_LAND, 3985, 434, 0, 0}, /* 3992 */
    {RT_TERM_BXOR, 107, 6, 0, 0}, /* 3993 */
    {RT_TERM_LAND, 3987, 3993, 0, 0}, /* 3994 */
    {RT_TERM_LOR, 3987, 3993, 0, 0}, /* 3995 */
    {RT_TERM_BXOR, 3987, 3993, 0, 0}, /* 3996 */
    {RT_TERM_COND, 435, 2, 33, 0}, /* 3997 */
    {RT_TERM_COND, 434, 3996, 3997, 0}, /* 3998 */
    {RT_TERM_COND, 433, 3995, 3998, 0}, /* 3999 */
    {RT_TERM_COND, 432, 3994, 3999, 0}, /* 4000 */
    {RT_TERM_LAND, 3985, 4000, 0, 0}, /* 4001 */
    {RT_TERM_LAND, 976, 297, 0, 0}, /* 4002 */
    {RT_TERM_LAND, 4002, 432, 0, 0}, /* 4003 */
    {RT_TERM_LAND, 4003, 3987, 0, 0}, /* 4004 */
    {RT_TERM_LAND, 4002, 433, 0, 0}, /* 4005 */
    {RT_TERM_LAND, 4005, 3990, 0, 0}, /* 4006 */
    {RT_TERM_LAND, 4002, 434, 0, 0}, /* 4007 */
    {RT_TERM_LNOT, 4000, 0, 0, 0}, /* 4008 */
    {RT_TERM_LAND, 4002, 4008, 0, 0}, /* 4009 */
    {RT_TERM_LAND, 976, 299, 0, 0}, /* 4010 */
    {RT_TERM_LAND, 4010, 432, 0, 0}, /* 4011 */
    {RT_TERM_LAND, 4011, 3987, 0, 0}, /* 4012 */
    {RT_TERM_LAND, 4010, 433, 0, 0}, /* 4013 */
    {RT_TERM_LAND, 4013, 3990, 0, 0}, /* 4014 */
    {RT_TERM_LAND, 4010, 434, 0, 0}, /* 4015 */
    {RT_TERM_LAND, 13, 296, 0, 0}, /* 4016 */
    {RT_TERM_LAND, 4016, 496, 0, 0}, /* 4017 */
    {RT_TERM_LAND, 13, 297, 0, 0}, /* 4018 */
    {RT_TERM_LNOT, 496, 0, 0, 0}, /* 4019 */
    {RT_TERM_LAND, 4018, 4019, 0, 0}, /* 4020 */
    {RT_TERM_LAND, 13, 299, 0, 0}, /* 4021 */
    {RT_TERM_LAND, 3495, 601, 0, 0}, /* 4022 */
    {RT_TERM_LAND, 291, 433, 0, 0}, /* 4023 */
    {RT_TERM_LNOT, 601, 0, 0, 0}, /* 4024 */
    {RT_TERM_LAND, 4023, 4024, 0, 0}, /* 4025 */
    {RT_TERM_LAND, 291, 434, 0, 0}, /* 4026 */
    {RT_TERM_LAND, 3495, 4024, 0, 0}, /* 4027 */
    {RT_TERM_LAND, 4023, 601, 0, 0}, /* 4028 */
    {RT_TERM_LAND, 1082, 17, 0, 0}, /* 4029 */
    {RT_TERM_LAND, 1082, 105, 0, 0}, /* 4030 */
    {RT_TERM_LAND, 1082, 161, 0, 0}, /* 4031 */
    {RT_TERM_LAND, 1187, 14, 0, 0}, /* 4032 */
    {RT_TERM_MUL, 100, 105, 0, 0}, /* 4033 */
    {RT_TERM_LAND, 4032, 17, 0, 0}, /* 4034 */
    {RT_TERM_LAND, 1187, 2919, 0, 0}, /* 4035 */
    {RT_TERM_LAND, 4035, 17, 0, 0}, /* 4036 */
    {RT_TERM_COND, 20, 33, 1, 0}, /* 4037 */
    {RT_TERM_COND, 17, 1120, 4037, 0}, /* 4038 */
    {RT_TERM_SLICE, 4038, 2, 0, 1}, /* 4039 */
    {RT_TERM_LAND, 4035, 4039, 0, 0}, /* 4040 */
    {RT_TERM_SLICE, 4038, 9, 0, 1}, /* 4041 */
    {RT_TERM_LAND, 4035, 4041, 0, 0}, /* 4042 */
    {RT_TERM_SLICE, 4038, 45, 0, 1}, /* 4043 */
    {RT_TERM_LAND, 4035, 4043, 0, 0}, /* 4044 */
    {RT_TERM_SLICE, 4038, 58, 0, 1}, /* 4045 */
    {RT_TERM_LAND, 4035, 4045, 0, 0}, /* 4046 */
    {RT_TERM_SLICE, 4038, 68, 0, 1}, /* 4047 */
    {RT_TERM_LAND, 4035, 4047, 0, 0}, /* 4048 */
    {RT_TERM_SLICE, 4038, 85, 0, 1}, /* 4049 */
    {RT_TERM_LAND, 4035, 4049, 0, 0}, /* 4050 */
    {RT_TERM_SLICE, 4038, 90, 0, 1}, /* 4051 */
    {RT_TERM_LAND, 4035, 4051, 0, 0}, /* 4052 */
    {RT_TERM_LAND, 1960, 14, 0, 0}, /* 4053 */
    {RT_TERM_LAND, 4053, 17, 0, 0}, /* 4054 */
    {RT_TERM_LAND, 1960, 2919, 0, 0}, /* 4055 */
    {RT_TERM_LAND, 4055, 17, 0, 0}, /* 4056 */
    {RT_TERM_COND, 5, 754, 755, 0}, /* 4057 */
    {RT_TERM_COND, 8, 9, 4057, 0}, /* 4058 */
    {RT_TERM_LAND, 4058, 14, 0, 0}, /* 4059 */
    {RT_TERM_LAND, 4059, 19, 0, 0}, /* 4060 */
    {RT_TERM_LAND, 4059, 246, 0, 0}, /* 4061 */
    {RT_TERM_LAND, 4058, 2919, 0, 0}, /* 4062 */
    {RT_TERM_LAND, 4062, 19, 0, 0}, /* 4063 */
    {RT_TERM_LAND, 4062, 246, 0, 0}, /* 4064 */
    {RT_TERM_LAND, 4058, 25, 0, 0}, /* 4065 */
    {RT_TERM_LAND, 4065, 17, 0, 0}, /* 4066 */
    {RT_TERM_LAND, 4058, 29, 0, 0}, /* 4067 */
    {RT_TERM_LAND, 4067, 17, 0, 0}, /* 4068 */
    {RT_TERM_GE, 25, 45, 0, 0}, /* 4069 */
    {RT_TERM_LAND, 1265, 4069, 0, 0}, /* 4070 */
    {RT_TERM_LAND, 4070, 14, 0, 0}, /* 4071 */
    {RT_TERM_LAND, 4071, 17, 0, 0}, /* 4072 */
    {RT_TERM_LAND, 4070, 2919, 0, 0}, /* 4073 */
    {RT_TERM_LAND, 4073, 17, 0, 0}, /* 4074 */
    {RT_TERM_LNOT, 4069, 0, 0, 0}, /* 4075 */
    {RT_TERM_LAND, 1265, 4075, 0, 0}, /* 4076 */
    {RT_TERM_LAND, 4076, 14, 0, 0}, /* 4077 */
    {RT_TERM_LAND, 4077, 17, 0, 0}, /* 4078 */
    {RT_TERM_LAND, 4076, 2919, 0, 0}, /* 4079 */
    {RT_TERM_LAND, 4079, 17, 0, 0}, /* 4080 */
    {RT_TERM_LAND, 1265, 105, 0, 0}, /* 4081 */
    {RT_TERM_LAND, 4081, 435, 0, 0}, /* 4082 */
    {RT_TERM_LAND, 4081, 3513, 0, 0}, /* 4083 */
    {RT_TERM_LAND, 4081, 4069, 0, 0}, /* 4084 */
    {RT_TERM_LAND, 4084, 14, 0, 0}, /* 4085 */
    {RT_TERM_LAND, 4085, 17, 0, 0}, /* 4086 */
    {RT_TERM_LAND, 4084, 2919, 0, 0}, /* 4087 */
    {RT_TERM_LAND, 4087, 17, 0, 0}, /* 4088 */
    {RT_TERM_LAND, 4081, 4075, 0, 0}, /* 4089 */
    {RT_TERM_LAND, 4089, 14, 0, 0}, /* 4090 */
    {RT_TERM_LAND, 4090, 17, 0, 0}, /* 4091 */
    {RT_TERM_LAND, 4089, 2919, 0, 0}, /* 4092 */
    {RT_TERM_LAND, 4092, 17, 0, 0}, /* 4093 */
    {RT_TERM_LAND, 1265, 161, 0, 0}, /* 4094 */
    {RT_TERM_LAND, 4094, 435, 0, 0}, /* 4095 */
    {RT_TERM_LAND, 4094, 3513, 0, 0}, /* 4096 */
    {RT_TERM_LAND, 4094, 4069, 0, 0}, /* 4097 */
    {RT_TERM_LAND, 4097, 14, 0, 0}, /* 4098 */
    {RT_TERM_LAND, 4098, 17, 0, 0}, /* 4099 */
    {RT_TERM_LAND, 4097, 2919, 0, 0}, /* 4100 */
    {RT_TERM_LAND, 4100, 17, 0, 0}, /* 4101 */
    {RT_TERM_LAND, 4094, 4075, 0, 0}, /* 4102 */
    {RT_TERM_LAND, 4102, 14, 0, 0}, /* 4103 */
    {RT_TERM_LAND, 4103, 17, 0, 0}, /* 4104 */
    {RT_TERM_LAND, 4102, 2919, 0, 0}, /* 4105 */
    {RT_TERM_LAND, 4105, 17, 0, 0}, /* 4106 */
    {RT_TERM_LAND, 4053, 25, 0, 0}, /* 4107 */
    {RT_TERM_LAND, 4053, 29, 0, 0}, /* 4108 */
    {RT_TERM_LAND, 4055, 25, 0, 0}, /* 4109 */
    {RT_TERM_LAND, 4055, 29, 0, 0}, /* 4110 */
    {RT_TERM_LAND, 1960, 17, 0, 0}, /* 4111 */
    {RT_TERM_COND, 20, 33, 3197, 0}, /* 4112 */
    {RT_TERM_COND, 17, 35, 4112, 0}, /* 4113 */
    {RT_TERM_SLICE, 4113, 100, 0, 8}, /* 4114 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 4115 */
    {RT_TERM_LT, 4114, 4115, 0, 0}, /* 4116 */
    {RT_TERM_COND, 4116, 4114, 4115, 0}, /* 4117 */
    {RT_TERM_NE, 4117, 2, 0, 0}, /* 4118 */
    {RT_TERM_LAND, 1960, 4118, 0, 0}, /* 4119 */
    {RT_TERM_LAND, 4119, 14, 0, 0}, /* 4120 */
    {RT_TERM_LAND, 4120, 25, 0, 0}, /* 4121 */
    {RT_TERM_LAND, 4120, 29, 0, 0}, /* 4122 */
    {RT_TERM_LAND, 4120, 2919, 0, 0}, /* 4123 */
    {RT_TERM_LAND, 4123, 25, 0, 0}, /* 4124 */
    {RT_TERM_LAND, 4123, 29, 0, 0}, /* 4125 */
    {RT_TERM_LAND, 4120, 17, 0, 0}, /* 4126 */
    {RT_TERM_GT, 4117, 9, 0, 0}, /* 4127 */
    {RT_TERM_COND, 4127, 4117, 9, 0}, /* 4128 */
    {RT_TERM_SUB, 4128, 9, 0, 0}, /* 4129 */
    {RT_TERM_SHR, 33, 4129, 0, 0}, /* 4130 */
    {RT_TERM_BAND, 4130, 9, 0, 0}, /* 4131 */
    {RT_TERM_LAND, 4120, 4131, 0, 0}, /* 4132 */
    {RT_TERM_LAND, 4132, 17, 0, 0}, /* 4133 */
    {RT_TERM_LAND, 3755, 17, 0, 0}, /* 4134 */
    {RT_TERM_LAND, 3672, 14, 0, 0}, /* 4135 */
    {RT_TERM_LAND, 4135, 17, 0, 0}, /* 4136 */
    {RT_TERM_LAND, 4136, 120, 0, 0}, /* 4137 */
    {RT_TERM_LAND, 4136, 626, 0, 0}, /* 4138 */
    {RT_TERM_COND, 120, 2949, 33, 0}, /* 4139 */
    {RT_TERM_SEXT, 4, 0, 0, 20}, /* 4140 */
    {RT_TERM_SLICE, 4140, 2, 0, 32}, /* 4141 */
    {RT_TERM_BNOT, 4140, 0, 0, 0}, /* 4142 */
    {RT_TERM_SLICE, 4142, 2, 0, 32}, /* 4143 */
    {RT_TERM_COND, 119, 4141, 4143, 0}, /* 4144 */
    {RT_TERM_COND, 20, 4139, 4144, 0}, /* 4145 */
    {RT_TERM_COND, 17, 2942, 4145, 0}, /* 4146 */
    {RT_TERM_SLICE, 4146, 371, 0, 1}, /* 4147 */
    {RT_TERM_LAND, 4135, 4147, 0, 0}, /* 4148 */
    {RT_TERM_LAND, 4148, 17, 0, 0}, /* 4149 */
    {RT_TERM_LAND, 4149, 120, 0, 0}, /* 4150 */
    {RT_TERM_LAND, 4149, 626, 0, 0}, /* 4151 */
    {RT_TERM_LAND, 14, 4147, 0, 0}, /* 4152 */
    {RT_TERM_LNOT, 4152, 0, 0, 0}, /* 4153 */
    {RT_TERM_LAND, 3672, 4153, 0, 0}, /* 4154 */
    {RT_TERM_LAND, 4154, 17, 0, 0}, /* 4155 */
    {RT_TERM_LAND, 4155, 120, 0, 0}, /* 4156 */
    {RT_TERM_LAND, 4155, 626, 0, 0}, /* 4157 */
    {RT_TERM_BNOT, 4146, 0, 0, 0}, /* 4158 */
    {RT_TERM_SLICE, 4158, 2, 0, 32}, /* 4159 */
    {RT_TERM_COND, 4152, 4159, 4146, 0}, /* 4160 */
    {RT_TERM_EQ, 4160, 2, 0, 0}, /* 4161 */
    {RT_TERM_LNOT, 4161, 0, 0, 0}, /* 4162 */
    {RT_TERM_LAND, 3672, 4162, 0, 0}, /* 4163 */
    {RT_TERM_LAND, 4163, 25, 0, 0}, /* 4164 */
    {RT_TERM_LAND, 4164, 14, 0, 0}, /* 4165 */
    {RT_TERM_LAND, 4165, 17, 0, 0}, /* 4166 */
    {RT_TERM_LAND, 4166, 120, 0, 0}, /* 4167 */
    {RT_TERM_LAND, 4166, 626, 0, 0}, /* 4168 */
    {RT_TERM_LAND, 4165, 4147, 0, 0}, /* 4169 */
    {RT_TERM_LAND, 4169, 17, 0, 0}, /* 4170 */
    {RT_TERM_LAND, 4170, 120, 0, 0}, /* 4171 */
    {RT_TERM_LAND, 4170, 626, 0, 0}, /* 4172 */
    {RT_TERM_LAND, 4164, 4153, 0, 0}, /* 4173 */
    {RT_TERM_LAND, 4173, 17, 0, 0}, /* 4174 */
    {RT_TERM_LAND, 4174, 120, 0, 0}, /* 4175 */
    {RT_TERM_LAND, 4174, 626, 0, 0}, /* 4176 */
    {RT_TERM_LAND, 4163, 29, 0, 0}, /* 4177 */
    {RT_TERM_LAND, 4177, 14, 0, 0}, /* 4178 */
    {RT_TERM_LAND, 4178, 17, 0, 0}, /* 4179 */
    {RT_TERM_LAND, 4179, 120, 0, 0}, /* 4180 */
    {RT_TERM_LAND, 4179, 626, 0, 0}, /* 4181 */
    {RT_TERM_LAND, 4178, 4147, 0, 0}, /* 4182 */
    {RT_TERM_LAND, 4182, 17, 0, 0}, /* 4183 */
    {RT_TERM_LAND, 4183, 120, 0, 0}, /* 4184 */
    {RT_TERM_LAND, 4183, 626, 0, 0}, /* 4185 */
    {RT_TERM_LAND, 4177, 4153, 0, 0}, /* 4186 */
    {RT_TERM_LAND, 4186, 17, 0, 0}, /* 4187 */
    {RT_TERM_LAND, 4187, 120, 0, 0}, /* 4188 */
    {RT_TERM_LAND, 4187, 626, 0, 0}, /* 4189 */
    {RT_TERM_LAND, 3665, 25, 0, 0}, /* 4190 */
    {RT_TERM_LAND, 3665, 29, 0, 0}, /* 4191 */
    {RT_TERM_LAND, 2907, 120, 0, 0}, /* 4192 */
    {RT_TERM_LAND, 2907, 626, 0, 0}, /* 4193 */
    {RT_TERM_LAND, 2907, 106, 0, 0}, /* 4194 */
    {RT_TERM_LAND, 2930, 120, 0, 0}, /* 4195 */
    {RT_TERM_LAND, 2930, 626, 0, 0}, /* 4196 */
    {RT_TERM_LAND, 2930, 14, 0, 0}, /* 4197 */
    {RT_TERM_SHL, 1133, 136, 0, 0}, /* 4198 */
    {RT_TERM_SLICE, 4198, 2, 0, 32}, /* 4199 */
    {RT_TERM_BNOT, 4199, 0, 0, 0}, /* 4200 */
    {RT_TERM_SLICE, 4200, 2, 0, 32}, /* 4201 */
    {RT_TERM_ADD, 4201, 9, 0, 0}, /* 4202 */
    {RT_TERM_SLICE, 4199, 2, 0, 32}, /* 4203 */
    {RT_TERM_COND, 120, 4202, 4203, 0}, /* 4204 */
    {RT_TERM_SEXT, 4204, 0, 0, 32}, /* 4205 */
    {RT_TERM_SEXT, 966, 0, 0, 20}, /* 4206 */
    {RT_TERM_SLICE, 4206, 2, 0, 32}, /* 4207 */
    {RT_TERM_COND, 0, 33, 4207, 0}, /* 4208 */
    {RT_TERM_COND, 106, 219, 4208, 0}, /* 4209 */
    {RT_TERM_SEXT, 4209, 0, 0, 32}, /* 4210 */
    {RT_TERM_ADD, 4205, 4210, 0, 0}, /* 4211 */
    {RT_TERM_LT, 4211, 2968, 0, 0}, /* 4212 */
    {RT_TERM_LNOT, 4212, 0, 0, 0}, /* 4213 */
    {RT_TERM_LAND, 2930, 4213, 0, 0}, /* 4214 */
    {RT_TERM_LAND, 4214, 120, 0, 0}, /* 4215 */
    {RT_TERM_LAND, 4214, 626, 0, 0}, /* 4216 */
    {RT_TERM_LAND, 4214, 106, 0, 0}, /* 4217 */
    {RT_TERM_LAND, 106, 1, 0, 0}, /* 4218 */
    {RT_TERM_LAND, 1846, 120, 0, 0}, /* 4219 */
    {RT_TERM_LAND, 1846, 626, 0, 0}, /* 4220 */
    {RT_TERM_LAND, 1846, 14, 0, 0}, /* 4221 */
    {RT_TERM_LAND, 1846, 19, 0, 0}, /* 4222 */
    {RT_TERM_LAND, 4222, 120, 0, 0}, /* 4223 */
    {RT_TERM_LAND, 4222, 626, 0, 0}, /* 4224 */
    {RT_TERM_LAND, 4222, 14, 0, 0}, /* 4225 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 4226 */
    {RT_TERM_SLICE, 4226, 2, 0, 32}, /* 4227 */
    {RT_TERM_ADD, 4227, 9, 0, 0}, /* 4228 */
    {RT_TERM_COND, 120, 4228, 33, 0}, /* 4229 */
    {RT_TERM_SEXT, 4229, 0, 0, 32}, /* 4230 */
    {RT_TERM_ADD, 4230, 220, 0, 0}, /* 4231 */
    {RT_TERM_LT, 4231, 2968, 0, 0}, /* 4232 */
    {RT_TERM_LNOT, 4232, 0, 0, 0}, /* 4233 */
    {RT_TERM_LAND, 4222, 4233, 0, 0}, /* 4234 */
    {RT_TERM_LAND, 4234, 120, 0, 0}, /* 4235 */
    {RT_TERM_LAND, 4234, 626, 0, 0}, /* 4236 */
    {RT_TERM_LAND, 3165, 120, 0, 0}, /* 4237 */
    {RT_TERM_LAND, 3165, 626, 0, 0}, /* 4238 */
    {RT_TERM_LAND, 3165, 14, 0, 0}, /* 4239 */
    {RT_TERM_LAND, 3165, 19, 0, 0}, /* 4240 */
    {RT_TERM_LAND, 4240, 120, 0, 0}, /* 4241 */
    {RT_TERM_LAND, 4240, 626, 0, 0}, /* 4242 */
    {RT_TERM_LAND, 4240, 14, 0, 0}, /* 4243 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 4244 */
    {RT_TERM_SLICE, 4244, 2, 0, 32}, /* 4245 */
    {RT_TERM_ADD, 4245, 9, 0, 0}, /* 4246 */
    {RT_TERM_COND, 120, 4246, 33, 0}, /* 4247 */
    {RT_TERM_SEXT, 4247, 0, 0, 32}, /* 4248 */
    {RT_TERM_ADD, 4248, 34, 0, 0}, /* 4249 */
    {RT_TERM_LT, 4249, 2968, 0, 0}, /* 4250 */
    {RT_TERM_LNOT, 4250, 0, 0, 0}, /* 4251 */
    {RT_TERM_LAND, 4240, 4251, 0, 0}, /* 4252 */
    {RT_TERM_LAND, 4252, 120, 0, 0}, /* 4253 */
    {RT_TERM_LAND, 4252, 626, 0, 0}, /* 4254 */
    {RT_TERM_COND, 5, 611, 612, 0}, /* 4255 */
    {RT_TERM_COND, 8, 9, 4255, 0}, /* 4256 */
    {RT_TERM_LAND, 4256, 17, 0, 0}, /* 4257 */
    {RT_TERM_LAND, 4256, 20, 0, 0}, /* 4258 */
    {RT_TERM_LAND, 4256, 119, 0, 0}, /* 4259 */
    {RT_TERM_CONST, 0, 0, 0, 44}, /* 4260 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 4261 */
    {RT_TERM_LAND, 4256, 4261, 0, 0}, /* 4262 */
    {RT_TERM_CONST, 0, 0, 0, 45}, /* 4263 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 4264 */
    {RT_TERM_LAND, 4256, 4264, 0, 0}, /* 4265 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 4266 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 4267 */
    {RT_TERM_LAND, 4256, 4267, 0, 0}, /* 4268 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 4269 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 4270 */
    {RT_TERM_LAND, 4256, 4270, 0, 0}, /* 4271 */
    {RT_TERM_CONST, 0, 0, 0, 62}, /* 4272 */
    {RT_TERM_LAND, 3571, 23, 0, 0}, /* 4273 */
    {RT_TERM_LAND, 3571, 46, 0, 0}, /* 4274 */
    {RT_TERM_REG, 120, 0, 0, 1}, /* 4275 */
    {RT_TERM_BXOR, 4275, 19, 0, 0}, /* 4276 */
    {RT_TERM_LNOT, 4276, 0, 0, 0}, /* 4277 */
    {RT_TERM_LAND, 4274, 4277, 0, 0}, /* 4278 */
    {RT_TERM_LAND, 110, 23, 0, 0}, /* 4279 */
    {RT_TERM_LAND, 4279, 15, 0, 0}, /* 4280 */
    {RT_TERM_LAND, 4280, 8, 0, 0}, /* 4281 */
    {RT_TERM_LAND, 4280, 17, 0, 0}, /* 4282 */
    {RT_TERM_LAND, 4279, 17, 0, 0}, /* 4283 */
    {RT_TERM_LAND, 4279, 46, 0, 0}, /* 4284 */
    {RT_TERM_LAND, 4284, 17, 0, 0}, /* 4285 */
    {RT_TERM_LAND, 4279, 59, 0, 0}, /* 4286 */
    {RT_TERM_LAND, 4286, 17, 0, 0}, /* 4287 */
    {RT_TERM_LAND, 4279, 8, 0, 0}, /* 4288 */
    {RT_TERM_LAND, 110, 3580, 0, 0}, /* 4289 */
    {RT_TERM_LAND, 4289, 15, 0, 0}, /* 4290 */
    {RT_TERM_LAND, 4290, 8, 0, 0}, /* 4291 */
    {RT_TERM_LAND, 4290, 17, 0, 0}, /* 4292 */
    {RT_TERM_LAND, 4289, 23, 0, 0}, /* 4293 */
    {RT_TERM_LAND, 4293, 17, 0, 0}, /* 4294 */
    {RT_TERM_LAND, 4289, 46, 0, 0}, /* 4295 */
    {RT_TERM_LAND, 4295, 17, 0, 0}, /* 4296 */
    {RT_TERM_LAND, 4289, 59, 0, 0}, /* 4297 */
    {RT_TERM_LAND, 4297, 17, 0, 0}, /* 4298 */
    {RT_TERM_LAND, 4289, 8, 0, 0}, /* 4299 */
    {RT_TERM_COND, 8, 35, 6, 0}, /* 4300 */
    {RT_TERM_SLICE, 4300, 100, 0, 5}, /* 4301 */
    {RT_TERM_BAND, 33, 4301, 0, 0}, /* 4302 */
    {RT_TERM_COND, 17, 1120, 205, 0}, /* 4303 */
    {RT_TERM_SLICE, 4303, 2, 0, 5}, /* 4304 */
    {RT_TERM_BNOT, 4301, 0, 0, 0}, /* 4305 */
    {RT_TERM_BAND, 4304, 4305, 0, 0}, /* 4306 */
    {RT_TERM_BAND, 4306, 371, 0, 0}, /* 4307 */
    {RT_TERM_BOR, 4302, 4307, 0, 0}, /* 4308 */
    {RT_TERM_SUB, 33, 4304, 0, 0}, /* 4309 */
    {RT_TERM_ADD, 33, 4304, 0, 0}, /* 4310 */
    {RT_TERM_BXOR, 33, 4304, 0, 0}, /* 4311 */
    {RT_TERM_COND, 59, 4311, 33, 0}, /* 4312 */
    {RT_TERM_COND, 46, 4310, 4312, 0}, /* 4313 */
    {RT_TERM_COND, 23, 4309, 4313, 0}, /* 4314 */
    {RT_TERM_COND, 15, 4308, 4314, 0}, /* 4315 */
    {RT_TERM_SLICE, 4300, 2, 0, 5}, /* 4316 */
    {RT_TERM_BAND, 4316, 4305, 0, 0}, /* 4317 */
    {RT_TERM_BAND, 4317, 371, 0, 0}, /* 4318 */
    {RT_TERM_BOR, 4302, 4318, 0, 0}, /* 4319 */
    {RT_TERM_GE, 4315, 4319, 0, 0}, /* 4320 */
    {RT_TERM_LE, 4315, 4319, 0, 0}, /* 4321 */
    {RT_TERM_COND, 23, 4320, 4321, 0}, /* 4322 */
    {RT_TERM_LAND, 110, 4322, 0, 0}, /* 4323 */
    {RT_TERM_LAND, 4323, 15, 0, 0}, /* 4324 */
    {RT_TERM_LAND, 4324, 8, 0, 0}, /* 4325 */
    {RT_TERM_LAND, 4324, 17, 0, 0}, /* 4326 */
    {RT_TERM_LAND, 4323, 23, 0, 0}, /* 4327 */
    {RT_TERM_LAND, 4327, 17, 0, 0}, /* 4328 */
    {RT_TERM_LAND, 4323, 46, 0, 0}, /* 4329 */
    {RT_TERM_LAND, 4329, 17, 0, 0}, /* 4330 */
    {RT_TERM_LAND, 4323, 59, 0, 0}, /* 4331 */
    {RT_TERM_LAND, 4331, 17, 0, 0}, /* 4332 */
    {RT_TERM_GE, 4315, 2, 0, 0}, /* 4333 */
    {RT_TERM_LAND, 4323, 4333, 0, 0}, /* 4334 */
    {RT_TERM_LAND, 4334, 15, 0, 0}, /* 4335 */
    {RT_TERM_LAND, 4335, 8, 0, 0}, /* 4336 */
    {RT_TERM_LAND, 4335, 17, 0, 0}, /* 4337 */
    {RT_TERM_LAND, 4334, 23, 0, 0}, /* 4338 */
    {RT_TERM_LAND, 4338, 17, 0, 0}, /* 4339 */
    {RT_TERM_LAND, 4334, 46, 0, 0}, /* 4340 */
    {RT_TERM_LAND, 4340, 17, 0, 0}, /* 4341 */
    {RT_TERM_LAND, 4334, 59, 0, 0}, /* 4342 */
    {RT_TERM_LAND, 4342, 17, 0, 0}, /* 4343 */
    {RT_TERM_LT, 4315, 4115, 0, 0}, /* 4344 */
    {RT_TERM_LAND, 4334, 4344, 0, 0}, /* 4345 */
    {RT_TERM_LAND, 4345, 15, 0, 0}, /* 4346 */
    {RT_TERM_LAND, 4346, 8, 0, 0}, /* 4347 */
    {RT_TERM_LAND, 4346, 17, 0, 0}, /* 4348 */
    {RT_TERM_LAND, 4345, 23, 0, 0}, /* 4349 */
    {RT_TERM_LAND, 4349, 17, 0, 0}, /* 4350 */
    {RT_TERM_LAND, 4345, 46, 0, 0}, /* 4351 */
    {RT_TERM_LAND, 4351, 17, 0, 0}, /* 4352 */
    {RT_TERM_LAND, 4345, 59, 0, 0}, /* 4353 */
    {RT_TERM_LAND, 4353, 17, 0, 0}, /* 4354 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 4355 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 4356 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 4357 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 4358 */
    {RT_TERM_REG, 4356, 0, 0, 1}, /* 4359 */
    {RT_TERM_LNOT, 4359, 0, 0, 0}, /* 4360 */
    {RT_TERM_COND, 4355, 4359, 4360, 0}, /* 4361 */
    {RT_TERM_COND, 4358, 9, 4361, 0}, /* 4362 */
    {RT_TERM_LT, 120, 68, 0, 0}, /* 4363 */
    {RT_TERM_LAND, 4362, 4363, 0, 0}, /* 4364 */
    {RT_TERM_LT, 120, 45, 0, 0}, /* 4365 */
    {RT_TERM_LAND, 4364, 4365, 0, 0}, /* 4366 */
    {RT_TERM_LAND, 4366, 212, 0, 0}, /* 4367 */
    {RT_TERM_LAND, 4367, 19, 0, 0}, /* 4368 */
    {RT_TERM_LAND, 4368, 6, 0, 0}, /* 4369 */
    {RT_TERM_LAND, 4369, 3802, 0, 0}, /* 4370 */
    {RT_TERM_LAND, 4370, 25, 0, 0}, /* 4371 */
    {RT_TERM_MUL, 100, 4, 0, 0}, /* 4372 */
    {RT_TERM_LAND, 4370, 29, 0, 0}, /* 4373 */
    {RT_TERM_LAND, 4369, 3800, 0, 0}, /* 4374 */
    {RT_TERM_LAND, 4374, 25, 0, 0}, /* 4375 */
    {RT_TERM_LAND, 4374, 29, 0, 0}, /* 4376 */
    {RT_TERM_LAND, 4369, 3801, 0, 0}, /* 4377 */
    {RT_TERM_LAND, 4377, 25, 0, 0}, /* 4378 */
    {RT_TERM_LAND, 4377, 29, 0, 0}, /* 4379 */
    {RT_TERM_LAND, 4368, 727, 0, 0}, /* 4380 */
    {RT_TERM_LAND, 4380, 3802, 0, 0}, /* 4381 */
    {RT_TERM_LAND, 4381, 25, 0, 0}, /* 4382 */
    {RT_TERM_LAND, 4381, 29, 0, 0}, /* 4383 */
    {RT_TERM_LAND, 4380, 3800, 0, 0}, /* 4384 */
    {RT_TERM_LAND, 4384, 25, 0, 0}, /* 4385 */
    {RT_TERM_LAND, 4384, 29, 0, 0}, /* 4386 */
    {RT_TERM_LAND, 4380, 3801, 0, 0}, /* 4387 */
    {RT_TERM_LAND, 4387, 25, 0, 0}, /* 4388 */
    {RT_TERM_LAND, 4387, 29, 0, 0}, /* 4389 */
    {RT_TERM_LAND, 4368, 136, 0, 0}, /* 4390 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 4391 */
    {RT_TERM_LAND, 4390, 4391, 0, 0}, /* 4392 */
    {RT_TERM_LAND, 4392, 105, 0, 0}, /* 4393 */
    {RT_TERM_MUL, 100, 170, 0, 0}, /* 4394 */
    {RT_TERM_LAND, 4392, 161, 0, 0}, /* 4395 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 4396 */
    {RT_TERM_LAND, 4390, 4396, 0, 0}, /* 4397 */
    {RT_TERM_LAND, 4397, 105, 0, 0}, /* 4398 */
    {RT_TERM_MUL, 332, 207, 0, 0}, /* 4399 */
    {RT_TERM_LAND, 4397, 161, 0, 0}, /* 4400 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 4401 */
    {RT_TERM_LAND, 4390, 4401, 0, 0}, /* 4402 */
    {RT_TERM_LAND, 4402, 105, 0, 0}, /* 4403 */
    {RT_TERM_LAND, 4402, 161, 0, 0}, /* 4404 */
    {RT_TERM_LAND, 4368, 2596, 0, 0}, /* 4405 */
    {RT_TERM_LAND, 4405, 4391, 0, 0}, /* 4406 */
    {RT_TERM_LAND, 4406, 105, 0, 0}, /* 4407 */
    {RT_TERM_LAND, 4406, 161, 0, 0}, /* 4408 */
    {RT_TERM_LAND, 4405, 4396, 0, 0}, /* 4409 */
    {RT_TERM_LAND, 4409, 105, 0, 0}, /* 4410 */
    {RT_TERM_LAND, 4409, 161, 0, 0}, /* 4411 */
    {RT_TERM_LAND, 4405, 4401, 0, 0}, /* 4412 */
    {RT_TERM_LAND, 4412, 105, 0, 0}, /* 4413 */
    {RT_TERM_LAND, 4412, 161, 0, 0}, /* 4414 */
    {RT_TERM_SLICE, 135, 4372, 0, 8}, /* 4415 */
    {RT_TERM_SEXT, 4415, 0, 0, 8}, /* 4416 */
    {RT_TERM_COND, 25, 4416, 4415, 0}, /* 4417 */
    {RT_TERM_SLICE, 135, 3843, 0, 16}, /* 4418 */
    {RT_TERM_SEXT, 4418, 0, 0, 16}, /* 4419 */
    {RT_TERM_COND, 25, 4419, 4418, 0}, /* 4420 */
    {RT_TERM_SEXT, 135, 0, 0, 32}, /* 4421 */
    {RT_TERM_COND, 25, 4421, 1139, 0}, /* 4422 */
    {RT_TERM_COND, 3800, 4420, 4422, 0}, /* 4423 */
    {RT_TERM_COND, 3802, 4417, 4423, 0}, /* 4424 */
    {RT_TERM_SUB, 2, 4424, 0, 0}, /* 4425 */
    {RT_TERM_COND, 6, 4425, 4424, 0}, /* 4426 */
    {RT_TERM_REG, 224, 0, 0, 0}, /* 4427 */
    {RT_TERM_SLICE, 4427, 4394, 0, 8}, /* 4428 */
    {RT_TERM_SEXT, 4428, 0, 0, 8}, /* 4429 */
    {RT_TERM_COND, 105, 4429, 4428, 0}, /* 4430 */
    {RT_TERM_SLICE, 4427, 4399, 0, 16}, /* 4431 */
    {RT_TERM_SEXT, 4431, 0, 0, 16}, /* 4432 */
    {RT_TERM_COND, 105, 4432, 4431, 0}, /* 4433 */
    {RT_TERM_SEXT, 4427, 0, 0, 32}, /* 4434 */
    {RT_TERM_SLICE, 4427, 2, 0, 32}, /* 4435 */
    {RT_TERM_COND, 105, 4434, 4435, 0}, /* 4436 */
    {RT_TERM_SEXT, 1013, 0, 0, 16}, /* 4437 */
    {RT_TERM_COND, 105, 4437, 1013, 0}, /* 4438 */
    {RT_TERM_COND, 4401, 4436, 4438, 0}, /* 4439 */
    {RT_TERM_COND, 4396, 4433, 4439, 0}, /* 4440 */
    {RT_TERM_COND, 4391, 4430, 4440, 0}, /* 4441 */
    {RT_TERM_SUB, 2, 4441, 0, 0}, /* 4442 */
    {RT_TERM_COND, 136, 4442, 4441, 0}, /* 4443 */
    {RT_TERM_ADD, 4426, 4443, 0, 0}, /* 4444 */
    {RT_TERM_CONST, 0, 0, 0, -1}, /* 4445 */
    {RT_TERM_COND, 4363, 100, 4115, 0}, /* 4446 */
    {RT_TERM_COND, 4365, 332, 4446, 0}, /* 4447 */
    {RT_TERM_SUB, 4447, 9, 0, 0}, /* 4448 */
    {RT_TERM_SHL, 9, 4448, 0, 0}, /* 4449 */
    {RT_TERM_SUB, 4449, 9, 0, 0}, /* 4450 */
    {RT_TERM_SHL, 9, 4447, 0, 0}, /* 4451 */
    {RT_TERM_SUB, 4451, 9, 0, 0}, /* 4452 */
    {RT_TERM_COND, 14, 4450, 4452, 0}, /* 4453 */
    {RT_TERM_SUB, 4445, 4453, 0, 0}, /* 4454 */
    {RT_TERM_COND, 14, 4454, 2, 0}, /* 4455 */
    {RT_TERM_LT, 4444, 4455, 0, 0}, /* 4456 */
    {RT_TERM_LNOT, 4456, 0, 0, 0}, /* 4457 */
    {RT_TERM_LAND, 4368, 4457, 0, 0}, /* 4458 */
    {RT_TERM_LAND, 4458, 6, 0, 0}, /* 4459 */
    {RT_TERM_LAND, 4459, 3802, 0, 0}, /* 4460 */
    {RT_TERM_LAND, 4460, 25, 0, 0}, /* 4461 */
    {RT_TERM_LAND, 4460, 29, 0, 0}, /* 4462 */
    {RT_TERM_LAND, 4459, 3800, 0, 0}, /* 4463 */
    {RT_TERM_LAND, 4463, 25, 0, 0}, /* 4464 */
    {RT_TERM_LAND, 4463, 29, 0, 0}, /* 4465 */
    {RT_TERM_LAND, 4459, 3801, 0, 0}, /* 4466 */
    {RT_TERM_LAND, 4466, 25, 0, 0}, /* 4467 */
    {RT_TERM_LAND, 4466, 29, 0, 0}, /* 4468 */
    {RT_TERM_LAND, 4458, 727, 0, 0}, /* 4469 */
    {RT_TERM_LAND, 4469, 3802, 0, 0}, /* 4470 */
    {RT_TERM_LAND, 4470, 25, 0, 0}, /* 4471 */
    {RT_TERM_LAND, 4470, 29, 0, 0}, /* 4472 */
    {RT_TERM_LAND, 4469, 3800, 0, 0}, /* 4473 */
    {RT_TERM_LAND, 4473, 25, 0, 0}, /* 4474 */
    {RT_TERM_LAND, 4473, 29, 0, 0}, /* 4475 */
    {RT_TERM_LAND, 4469, 3801, 0, 0}, /* 4476 */
    {RT_TERM_LAND, 4476, 25, 0, 0}, /* 4477 */
    {RT_TERM_LAND, 4476, 29, 0, 0}, /* 4478 */
    {RT_TERM_LAND, 4458, 136, 0, 0}, /* 4479 */
    {RT_TERM_LAND, 4479, 4391, 0, 0}, /* 4480 */
    {RT_TERM_LAND, 4480, 105, 0, 0}, /* 4481 */
    {RT_TERM_LAND, 4480, 161, 0, 0}, /* 4482 */
    {RT_TERM_LAND, 4479, 4396, 0, 0}, /* 4483 */
    {RT_TERM_LAND, 4483, 105, 0, 0}, /* 4484 */
    {RT_TERM_LAND, 4483, 161, 0, 0}, /* 4485 */
    {RT_TERM_LAND, 4479, 4401, 0, 0}, /* 4486 */
    {RT_TERM_LAND, 4486, 105, 0, 0}, /* 4487 */
    {RT_TERM_LAND, 4486, 161, 0, 0}, /* 4488 */
    {RT_TERM_LAND, 4458, 2596, 0, 0}, /* 4489 */
    {RT_TERM_LAND, 4489, 4391, 0, 0}, /* 4490 */
    {RT_TERM_LAND, 4490, 105, 0, 0}, /* 4491 */
    {RT_TERM_LAND, 4490, 161, 0, 0}, /* 4492 */
    {RT_TERM_LAND, 4489, 4396, 0, 0}, /* 4493 */
    {RT_TERM_LAND, 4493, 105, 0, 0}, /* 4494 */
    {RT_TERM_LAND, 4493, 161, 0, 0}, /* 4495 */
    {RT_TERM_LAND, 4489, 4401, 0, 0}, /* 4496 */
    {RT_TERM_LAND, 4496, 105, 0, 0}, /* 4497 */
    {RT_TERM_LAND, 4496, 161, 0, 0}, /* 4498 */
    {RT_TERM_GT, 4444, 4453, 0, 0}, /* 4499 */
    {RT_TERM_LNOT, 4499, 0, 0, 0}, /* 4500 */
    {RT_TERM_LAND, 4458, 4500, 0, 0}, /* 4501 */
    {RT_TERM_LAND, 4501, 6, 0, 0}, /* 4502 */
    {RT_TERM_LAND, 4502, 3802, 0, 0}, /* 4503 */
    {RT_TERM_LAND, 4503, 25, 0, 0}, /* 4504 */
    {RT_TERM_LAND, 4503, 29, 0, 0}, /* 4505 */
    {RT_TERM_LAND, 4502, 3800, 0, 0}, /* 4506 */
    {RT_TERM_LAND, 4506, 25, 0, 0}, /* 4507 */
    {RT_TERM_LAND, 4506, 29, 0, 0}, /* 4508 */
    {RT_TERM_LAND, 4502, 3801, 0, 0}, /* 4509 */
    {RT_TERM_LAND, 4509, 25, 0, 0}, /* 4510 */
    {RT_TERM_LAND, 4509, 29, 0, 0}, /* 4511 */
    {RT_TERM_LAND, 4501, 727, 0, 0}, /* 4512 */
    {RT_TERM_LAND, 4512, 3802, 0, 0}, /* 4513 */
    {RT_TERM_LAND, 4513, 25, 0, 0}, /* 4514 */
    {RT_TERM_LAND, 4513, 29, 0, 0}, /* 4515 */
    {RT_TERM_LAND, 4512, 3800, 0, 0}, /* 4516 */
    {RT_TERM_LAND, 4516, 25, 0, 0}, /* 4517 */
    {RT_TERM_LAND, 4516, 29, 0, 0}, /* 4518 */
    {RT_TERM_LAND, 4512, 3801, 0, 0}, /* 4519 */
    {RT_TERM_LAND, 4519, 25, 0, 0}, /* 4520 */
    {RT_TERM_LAND, 4519, 29, 0, 0}, /* 4521 */
    {RT_TERM_LAND, 4501, 136, 0, 0}, /* 4522 */
    {RT_TERM_LAND, 4522, 4391, 0, 0}, /* 4523 */
    {RT_TERM_LAND, 4523, 105, 0, 0}, /* 4524 */
    {RT_TERM_LAND, 4523, 161, 0, 0}, /* 4525 */
    {RT_TERM_LAND, 4522, 4396, 0, 0}, /* 4526 */
    {RT_TERM_LAND, 4526, 105, 0, 0}, /* 4527 */
    {RT_TERM_LAND, 4526, 161, 0, 0}, /* 4528 */
    {RT_TERM_LAND, 4522, 4401, 0, 0}, /* 4529 */
    {RT_TERM_LAND, 4529, 105, 0, 0}, /* 4530 */
    {RT_TERM_LAND, 4529, 161, 0, 0}, /* 4531 */
    {RT_TERM_LAND, 4501, 2596, 0, 0}, /* 4532 */
    {RT_TERM_LAND, 4532, 4391, 0, 0}, /* 4533 */
    {RT_TERM_LAND, 4533, 105, 0, 0}, /* 4534 */
    {RT_TERM_LAND, 4533, 161, 0, 0}, /* 4535 */
    {RT_TERM_LAND, 4532, 4396, 0, 0}, /* 4536 */
    {RT_TERM_LAND, 4536, 105, 0, 0}, /* 4537 */
    {RT_TERM_LAND, 4536, 161, 0, 0}, /* 4538 */
    {RT_TERM_LAND, 4532, 4401, 0, 0}, /* 4539 */
    {RT_TERM_LAND, 4539, 105, 0, 0}, /* 4540 */
    {RT_TERM_LAND, 4539, 161, 0, 0}, /* 4541 */
    {RT_TERM_LAND, 4367, 246, 0, 0}, /* 4542 */
    {RT_TERM_LAND, 4542, 6, 0, 0}, /* 4543 */
    {RT_TERM_LAND, 4543, 3802, 0, 0}, /* 4544 */
    {RT_TERM_LAND, 4544, 25, 0, 0}, /* 4545 */
    {RT_TERM_LAND, 4544, 29, 0, 0}, /* 4546 */
    {RT_TERM_LAND, 4543, 3800, 0, 0}, /* 4547 */
    {RT_TERM_LAND, 4547, 25, 0, 0}, /* 4548 */
    {RT_TERM_LAND, 4547, 29, 0, 0}, /* 4549 */
    {RT_TERM_LAND, 4543, 3801, 0, 0}, /* 4550 */
    {RT_TERM_LAND, 4550, 25, 0, 0}, /* 4551 */
    {RT_TERM_LAND, 4550, 29, 0, 0}, /* 4552 */
    {RT_TERM_LAND, 4542, 727, 0, 0}, /* 4553 */
    {RT_TERM_LAND, 4553, 3802, 0, 0}, /* 4554 */
    {RT_TERM_LAND, 4554, 25, 0, 0}, /* 4555 */
    {RT_TERM_LAND, 4554, 29, 0, 0}, /* 4556 */
    {RT_TERM_LAND, 4553, 3800, 0, 0}, /* 4557 */
    {RT_TERM_LAND, 4557, 25, 0, 0}, /* 4558 */
    {RT_TERM_LAND, 4557, 29, 0, 0}, /* 4559 */
    {RT_TERM_LAND, 4553, 3801, 0, 0}, /* 4560 */
    {RT_TERM_LAND, 4560, 25, 0, 0}, /* 4561 */
    {RT_TERM_LAND, 4560, 29, 0, 0}, /* 4562 */
    {RT_TERM_LAND, 4542, 136, 0, 0}, /* 4563 */
    {RT_TERM_LAND, 4563, 4391, 0, 0}, /* 4564 */
    {RT_TERM_LAND, 4564, 105, 0, 0}, /* 4565 */
    {RT_TERM_LAND, 4564, 161, 0, 0}, /* 4566 */
    {RT_TERM_LAND, 4563, 4396, 0, 0}, /* 4567 */
    {RT_TERM_LAND, 4567, 105, 0, 0}, /* 4568 */
    {RT_TERM_LAND, 4567, 161, 0, 0}, /* 4569 */
    {RT_TERM_LAND, 4563, 4401, 0, 0}, /* 4570 */
    {RT_TERM_LAND, 4570, 105, 0, 0}, /* 4571 */
    {RT_TERM_LAND, 4570, 161, 0, 0}, /* 4572 */
    {RT_TERM_LAND, 4542, 2596, 0, 0}, /* 4573 */
    {RT_TERM_LAND, 4573, 4391, 0, 0}, /* 4574 */
    {RT_TERM_LAND, 4574, 105, 0, 0}, /* 4575 */
    {RT_TERM_LAND, 4574, 161, 0, 0}, /* 4576 */
    {RT_TERM_LAND, 4573, 4396, 0, 0}, /* 4577 */
    {RT_TERM_LAND, 4577, 105, 0, 0}, /* 4578 */
    {RT_TERM_LAND, 4577, 161, 0, 0}, /* 4579 */
    {RT_TERM_LAND, 4573, 4401, 0, 0}, /* 4580 */
    {RT_TERM_LAND, 4580, 105, 0, 0}, /* 4581 */
    {RT_TERM_LAND, 4580, 161, 0, 0}, /* 4582 */
    {RT_TERM_LNOT, 212, 0, 0, 0}, /* 4583 */
    {RT_TERM_LAND, 4366, 4583, 0, 0}, /* 4584 */
    {RT_TERM_LAND, 4584, 19, 0, 0}, /* 4585 */
    {RT_TERM_LAND, 4585, 6, 0, 0}, /* 4586 */
    {RT_TERM_LAND, 4586, 3802, 0, 0}, /* 4587 */
    {RT_TERM_LAND, 4587, 25, 0, 0}, /* 4588 */
    {RT_TERM_LAND, 4587, 29, 0, 0}, /* 4589 */
    {RT_TERM_LAND, 4586, 3800, 0, 0}, /* 4590 */
    {RT_TERM_LAND, 4590, 25, 0, 0}, /* 4591 */
    {RT_TERM_LAND, 4590, 29, 0, 0}, /* 4592 */
    {RT_TERM_LAND, 4586, 3801, 0, 0}, /* 4593 */
    {RT_TERM_LAND, 4593, 25, 0, 0}, /* 4594 */
    {RT_TERM_LAND, 4593, 29, 0, 0}, /* 4595 */
    {RT_TERM_LAND, 4585, 727, 0, 0}, /* 4596 */
    {RT_TERM_LAND, 4596, 3802, 0, 0}, /* 4597 */
    {RT_TERM_LAND, 4597, 25, 0, 0}, /* 4598 */
    {RT_TERM_LAND, 4597, 29, 0, 0}, /* 4599 */
    {RT_TERM_LAND, 4596, 3800, 0, 0}, /* 4600 */
    {RT_TERM_LAND, 4600, 25, 0, 0}, /* 4601 */
    {RT_TERM_LAND, 4600, 29, 0, 0}, /* 4602 */
    {RT_TERM_LAND, 4596, 3801, 0, 0}, /* 4603 */
    {RT_TERM_LAND, 4603, 25, 0, 0}, /* 4604 */
    {RT_TERM_LAND, 4603, 29, 0, 0}, /* 4605 */
    {RT_TERM_LAND, 4585, 136, 0, 0}, /* 4606 */
    {RT_TERM_LAND, 4606, 4391, 0, 0}, /* 4607 */
    {RT_TERM_LAND, 4607, 105, 0, 0}, /* 4608 */
    {RT_TERM_LAND, 4607, 161, 0, 0}, /* 4609 */
    {RT_TERM_LAND, 4606, 4396, 0, 0}, /* 4610 */
    {RT_TERM_LAND, 4610, 105, 0, 0}, /* 4611 */
    {RT_TERM_LAND, 4610, 161, 0, 0}, /* 4612 */
    {RT_TERM_LAND, 4606, 4401, 0, 0}, /* 4613 */
    {RT_TERM_LAND, 4613, 105, 0, 0}, /* 4614 */
    {RT_TERM_LAND, 4613, 161, 0, 0}, /* 4615 */
    {RT_TERM_LAND, 4585, 2596, 0, 0}, /* 4616 */
    {RT_TERM_LAND, 4616, 4391, 0, 0}, /* 4617 */
    {RT_TERM_LAND, 4617, 105, 0, 0}, /* 4618 */
    {RT_TERM_LAND, 4617, 161, 0, 0}, /* 4619 */
    {RT_TERM_LAND, 4616, 4396, 0, 0}, /* 4620 */
    {RT_TERM_LAND, 4620, 105, 0, 0}, /* 4621 */
    {RT_TERM_LAND, 4620, 161, 0, 0}, /* 4622 */
    {RT_TERM_LAND, 4616, 4401, 0, 0}, /* 4623 */
    {RT_TERM_LAND, 4623, 105, 0, 0}, /* 4624 */
    {RT_TERM_LAND, 4623, 161, 0, 0}, /* 4625 */
    {RT_TERM_LAND, 4585, 4457, 0, 0}, /* 4626 */
    {RT_TERM_LAND, 4626, 6, 0, 0}, /* 4627 */
    {RT_TERM_LAND, 4627, 3802, 0, 0}, /* 4628 */
    {RT_TERM_LAND, 4628, 25, 0, 0}, /* 4629 */
    {RT_TERM_LAND, 4628, 29, 0, 0}, /* 4630 */
    {RT_TERM_LAND, 4627, 3800, 0, 0}, /* 4631 */
    {RT_TERM_LAND, 4631, 25, 0, 0}, /* 4632 */
    {RT_TERM_LAND, 4631, 29, 0, 0}, /* 4633 */
    {RT_TERM_LAND, 4627, 3801, 0, 0}, /* 4634 */
    {RT_TERM_LAND, 4634, 25, 0, 0}, /* 4635 */
    {RT_TERM_LAND, 4634, 29, 0, 0}, /* 4636 */
    {RT_TERM_LAND, 4626, 727, 0, 0}, /* 4637 */
    {RT_TERM_LAND, 4637, 3802, 0, 0}, /* 4638 */
    {RT_TERM_LAND, 4638, 25, 0, 0}, /* 4639 */
    {RT_TERM_LAND, 4638, 29, 0, 0}, /* 4640 */
    {RT_TERM_LAND, 4637, 3800, 0, 0}, /* 4641 */
    {RT_TERM_LAND, 4641, 25, 0, 0}, /* 4642 */
    {RT_TERM_LAND, 4641, 29, 0, 0}, /* 4643 */
    {RT_TERM_LAND, 4637, 3801, 0, 0}, /* 4644 */
    {RT_TERM_LAND, 4644, 25, 0, 0}, /* 4645 */
    {RT_TERM_LAND, 4644, 29, 0, 0}, /* 4646 */
    {RT_TERM_LAND, 4626, 136, 0, 0}, /* 4647 */
    {RT_TERM_LAND, 4647, 4391, 0, 0}, /* 4648 */
    {RT_TERM_LAND, 4648, 105, 0, 0}, /* 4649 */
    {RT_TERM_LAND, 4648, 161, 0, 0}, /* 4650 */
    {RT_TERM_LAND, 4647, 4396, 0, 0}, /* 4651 */
    {RT_TERM_LAND, 4651, 105, 0, 0}, /* 4652 */
    {RT_TERM_LAND, 4651, 161, 0, 0}, /* 4653 */
    {RT_TERM_LAND, 4647, 4401, 0, 0}, /* 4654 */
    {RT_TERM_LAND, 4654, 105, 0, 0}, /* 4655 */
    {RT_TERM_LAND, 4654, 161, 0, 0}, /* 4656 */
    {RT_TERM_LAND, 4626, 2596, 0, 0}, /* 4657 */
    {RT_TERM_LAND, 4657, 4391, 0, 0}, /* 4658 */
    {RT_TERM_LAND, 4658, 105, 0, 0}, /* 4659 */
    {RT_TERM_LAND, 4658, 161, 0, 0}, /* 4660 */
    {RT_TERM_LAND, 4657, 4396, 0, 0}, /* 4661 */
    {RT_TERM_LAND, 4661, 105, 0, 0}, /* 4662 */
    {RT_TERM_LAND, 4661, 161, 0, 0}, /* 4663 */
    {RT_TERM_LAND, 4657, 4401, 0, 0}, /* 4664 */
    {RT_TERM_LAND, 4664, 105, 0, 0}, /* 4665 */
    {RT_TERM_LAND, 4664, 161, 0, 0}, /* 4666 */
    {RT_TERM_LAND, 4626, 4500, 0, 0}, /* 4667 */
    {RT_TERM_LAND, 4667, 6, 0, 0}, /* 4668 */
    {RT_TERM_LAND, 4668, 3802, 0, 0}, /* 4669 */
    {RT_TERM_LAND, 4669, 25, 0, 0}, /* 4670 */
    {RT_TERM_LAND, 4669, 29, 0, 0}, /* 4671 */
    {RT_TERM_LAND, 4668, 3800, 0, 0}, /* 4672 */
    {RT_TERM_LAND, 4672, 25, 0, 0}, /* 4673 */
    {RT_TERM_LAND, 4672, 29, 0, 0}, /* 4674 */
    {RT_TERM_LAND, 4668, 3801, 0, 0}, /* 4675 */
    {RT_TERM_LAND, 4675, 25, 0, 0}, /* 4676 */
    {RT_TERM_LAND, 4675, 29, 0, 0}, /* 4677 */
    {RT_TERM_LAND, 4667, 727, 0, 0}, /* 4678 */
    {RT_TERM_LAND, 4678, 3802, 0, 0}, /* 4679 */
    {RT_TERM_LAND, 4679, 25, 0, 0}, /* 4680 */
    {RT_TERM_LAND, 4679, 29, 0, 0}, /* 4681 */
    {RT_TERM_LAND, 4678, 3800, 0, 0}, /* 4682 */
    {RT_TERM_LAND, 4682, 25, 0, 0}, /* 4683 */
    {RT_TERM_LAND, 4682, 29, 0, 0}, /* 4684 */
    {RT_TERM_LAND, 4678, 3801, 0, 0}, /* 4685 */
    {RT_TERM_LAND, 4685, 25, 0, 0}, /* 4686 */
    {RT_TERM_LAND, 4685, 29, 0, 0}, /* 4687 */
    {RT_TERM_LAND, 4667, 136, 0, 0}, /* 4688 */
    {RT_TERM_LAND, 4688, 4391, 0, 0}, /* 4689 */
    {RT_TERM_LAND, 4689, 105, 0, 0}, /* 4690 */
    {RT_TERM_LAND, 4689, 161, 0, 0}, /* 4691 */
    {RT_TERM_LAND, 4688, 4396, 0, 0}, /* 4692 */
    {RT_TERM_LAND, 4692, 105, 0, 0}, /* 4693 */
    {RT_TERM_LAND, 4692, 161, 0, 0}, /* 4694 */
    {RT_TERM_LAND, 4688, 4401, 0, 0}, /* 4695 */
    {RT_TERM_LAND, 4695, 105, 0, 0}, /* 4696 */
    {RT_TERM_LAND, 4695, 161, 0, 0}, /* 4697 */
    {RT_TERM_LAND, 4667, 2596, 0, 0}, /* 4698 */
    {RT_TERM_LAND, 4698, 4391, 0, 0}, /* 4699 */
    {RT_TERM_LAND, 4699, 105, 0, 0}, /* 4700 */
    {RT_TERM_LAND, 4699, 161, 0, 0}, /* 4701 */
    {RT_TERM_LAND, 4698, 4396, 0, 0}, /* 4702 */
    {RT_TERM_LAND, 4702, 105, 0, 0}, /* 4703 */
    {RT_TERM_LAND, 4702, 161, 0, 0}, /* 4704 */
    {RT_TERM_LAND, 4698, 4401, 0, 0}, /* 4705 */
    {RT_TERM_LAND, 4705, 105, 0, 0}, /* 4706 */
    {RT_TERM_LAND, 4705, 161, 0, 0}, /* 4707 */
    {RT_TERM_LAND, 4584, 246, 0, 0}, /* 4708 */
    {RT_TERM_LAND, 4708, 6, 0, 0}, /* 4709 */
    {RT_TERM_LAND, 4709, 3802, 0, 0}, /* 4710 */
    {RT_TERM_LAND, 4710, 25, 0, 0}, /* 4711 */
    {RT_TERM_LAND, 4710, 29, 0, 0}, /* 4712 */
    {RT_TERM_LAND, 4709, 3800, 0, 0}, /* 4713 */
    {RT_TERM_LAND, 4713, 25, 0, 0}, /* 4714 */
    {RT_TERM_LAND, 4713, 29, 0, 0}, /* 4715 */
    {RT_TERM_LAND, 4709, 3801, 0, 0}, /* 4716 */
    {RT_TERM_LAND, 4716, 25, 0, 0}, /* 4717 */
    {RT_TERM_LAND, 4716, 29, 0, 0}, /* 4718 */
    {RT_TERM_LAND, 4708, 727, 0, 0}, /* 4719 */
    {RT_TERM_LAND, 4719, 3802, 0, 0}, /* 4720 */
    {RT_TERM_LAND, 4720, 25, 0, 0}, /* 4721 */
    {RT_TERM_LAND, 4720, 29, 0, 0}, /* 4722 */
    {RT_TERM_LAND, 4719, 3800, 0, 0}, /* 4723 */
    {RT_TERM_LAND, 4723, 25, 0, 0}, /* 4724 */
    {RT_TERM_LAND, 4723, 29, 0, 0}, /* 4725 */
    {RT_TERM_LAND, 4719, 3801, 0, 0}, /* 4726 */
    {RT_TERM_LAND, 4726, 25, 0, 0}, /* 4727 */
    {RT_TERM_LAND, 4726, 29, 0, 0}, /* 4728 */
    {RT_TERM_LAND, 4708, 136, 0, 0}, /* 4729 */
    {RT_TERM_LAND, 4729, 4391, 0, 0}, /* 4730 */
    {RT_TERM_LAND, 4730, 105, 0, 0}, /* 4731 */
    {RT_TERM_LAND, 4730, 161, 0, 0}, /* 4732 */
    {RT_TERM_LAND, 4729, 4396, 0, 0}, /* 4733 */
    {RT_TERM_LAND, 4733, 105, 0, 0}, /* 4734 */
    {RT_TERM_LAND, 4733, 161, 0, 0}, /* 4735 */
    {RT_TERM_LAND, 4729, 4401, 0, 0}, /* 4736 */
    {RT_TERM_LAND, 4736, 105, 0, 0}, /* 4737 */
    {RT_TERM_LAND, 4736, 161, 0, 0}, /* 4738 */
    {RT_TERM_LAND, 4708, 2596, 0, 0}, /* 4739 */
    {RT_TERM_LAND, 4739, 4391, 0, 0}, /* 4740 */
    {RT_TERM_LAND, 4740, 105, 0, 0}, /* 4741 */
    {RT_TERM_LAND, 4740, 161, 0, 0}, /* 4742 */
    {RT_TERM_LAND, 4739, 4396, 0, 0}, /* 4743 */
    {RT_TERM_LAND, 4743, 105, 0, 0}, /* 4744 */
    {RT_TERM_LAND, 4743, 161, 0, 0}, /* 4745 */
    {RT_TERM_LAND, 4739, 4401, 0, 0}, /* 4746 */
    {RT_TERM_LAND, 4746, 105, 0, 0}, /* 4747 */
    {RT_TERM_LAND, 4746, 161, 0, 0}, /* 4748 */
    {RT_TERM_LNOT, 4365, 0, 0, 0}, /* 4749 */
    {RT_TERM_LAND, 4364, 4749, 0, 0}, /* 4750 */
    {RT_TERM_LAND, 4750, 271, 0, 0}, /* 4751 */
    {RT_TERM_LAND, 4751, 19, 0, 0}, /* 4752 */
    {RT_TERM_LAND, 4752, 6, 0, 0}, /* 4753 */
    {RT_TERM_LAND, 4753, 3802, 0, 0}, /* 4754 */
    {RT_TERM_LAND, 4754, 25, 0, 0}, /* 4755 */
    {RT_TERM_LAND, 4754, 29, 0, 0}, /* 4756 */
    {RT_TERM_LAND, 4753, 3800, 0, 0}, /* 4757 */
    {RT_TERM_LAND, 4757, 25, 0, 0}, /* 4758 */
    {RT_TERM_LAND, 4757, 29, 0, 0}, /* 4759 */
    {RT_TERM_LAND, 4753, 3801, 0, 0}, /* 4760 */
    {RT_TERM_LAND, 4760, 25, 0, 0}, /* 4761 */
    {RT_TERM_LAND, 4760, 29, 0, 0}, /* 4762 */
    {RT_TERM_LAND, 4752, 727, 0, 0}, /* 4763 */
    {RT_TERM_LAND, 4763, 3802, 0, 0}, /* 4764 */
    {RT_TERM_LAND, 4764, 25, 0, 0}, /* 4765 */
    {RT_TERM_LAND, 4764, 29, 0, 0}, /* 4766 */
    {RT_TERM_LAND, 4763, 3800, 0, 0}, /* 4767 */
    {RT_TERM_LAND, 4767, 25, 0, 0}, /* 4768 */
    {RT_TERM_LAND, 4767, 29, 0, 0}, /* 4769 */
    {RT_TERM_LAND, 4763, 3801, 0, 0}, /* 4770 */
    {RT_TERM_LAND, 4770, 25, 0, 0}, /* 4771 */
    {RT_TERM_LAND, 4770, 29, 0, 0}, /* 4772 */
    {RT_TERM_LAND, 4752, 136, 0, 0}, /* 4773 */
    {RT_TERM_LAND, 4773, 4391, 0, 0}, /* 4774 */
    {RT_TERM_LAND, 4774, 105, 0, 0}, /* 4775 */
    {RT_TERM_LAND, 4774, 161, 0, 0}, /* 4776 */
    {RT_TERM_LAND, 4773, 4396, 0, 0}, /* 4777 */
    {RT_TERM_LAND, 4777, 105, 0, 0}, /* 4778 */
    {RT_TERM_LAND, 4777, 161, 0, 0}, /* 4779 */
    {RT_TERM_LAND, 4773, 4401, 0, 0}, /* 4780 */
    {RT_TERM_LAND, 4780, 105, 0, 0}, /* 4781 */
    {RT_TERM_LAND, 4780, 161, 0, 0}, /* 4782 */
    {RT_TERM_LAND, 4752, 2596, 0, 0}, /* 4783 */
    {RT_TERM_LAND, 4783, 4391, 0, 0}, /* 4784 */
    {RT_TERM_LAND, 4784, 105, 0, 0}, /* 4785 */
    {RT_TERM_LAND, 4784, 161, 0, 0}, /* 4786 */
    {RT_TERM_LAND, 4783, 4396, 0, 0}, /* 4787 */
    {RT_TERM_LAND, 4787, 105, 0, 0}, /* 4788 */
    {RT_TERM_LAND, 4787, 161, 0, 0}, /* 4789 */
    {RT_TERM_LAND, 4783, 4401, 0, 0}, /* 4790 */
    {RT_TERM_LAND, 4790, 105, 0, 0}, /* 4791 */
    {RT_TERM_LAND, 4790, 161, 0, 0}, /* 4792 */
    {RT_TERM_LAND, 4752, 4457, 0, 0}, /* 4793 */
    {RT_TERM_LAND, 4793, 6, 0, 0}, /* 4794 */
    {RT_TERM_LAND, 4794, 3802, 0, 0}, /* 4795 */
    {RT_TERM_LAND, 4795, 25, 0, 0}, /* 4796 */
    {RT_TERM_LAND, 4795, 29, 0, 0}, /* 4797 */
    {RT_TERM_LAND, 4794, 3800, 0, 0}, /* 4798 */
    {RT_TERM_LAND, 4798, 25, 0, 0}, /* 4799 */
    {RT_TERM_LAND, 4798, 29, 0, 0}, /* 4800 */
    {RT_TERM_LAND, 4794, 3801, 0, 0}, /* 4801 */
    {RT_TERM_LAND, 4801, 25, 0, 0}, /* 4802 */
    {RT_TERM_LAND, 4801, 29, 0, 0}, /* 4803 */
    {RT_TERM_LAND, 4793, 727, 0, 0}, /* 4804 */
    {RT_TERM_LAND, 4804, 3802, 0, 0}, /* 4805 */
    {RT_TERM_LAND, 4805, 25, 0, 0}, /* 4806 */
    {RT_TERM_LAND, 4805, 29, 0, 0}, /* 4807 */
    {RT_TERM_LAND, 4804, 3800, 0, 0}, /* 4808 */
    {RT_TERM_LAND, 4808, 25, 0, 0}, /* 4809 */
    {RT_TERM_LAND, 4808, 29, 0, 0}, /* 4810 */
    {RT_TERM_LAND, 4804, 3801, 0, 0}, /* 4811 */
    {RT_TERM_LAND, 4811, 25, 0, 0}, /* 4812 */
    {RT_TERM_LAND, 4811, 29, 0, 0}, /* 4813 */
    {RT_TERM_LAND, 4793, 136, 0, 0}, /* 4814 */
    {RT_TERM_LAND, 4814, 4391, 0, 0}, /* 4815 */
    {RT_TERM_LAND, 4815, 105, 0, 0}, /* 4816 */
    {RT_TERM_LAND, 4815, 161, 0, 0}, /* 4817 */
    {RT_TERM_LAND, 4814, 4396, 0, 0}, /* 4818 */
    {RT_TERM_LAND, 4818, 105, 0, 0}, /* 4819 */
    {RT_TERM_LAND, 4818, 161, 0, 0}, /* 4820 */
    {RT_TERM_LAND, 4814, 4401, 0, 0}, /* 4821 */
    {RT_TERM_LAND, 4821, 105, 0, 0}, /* 4822 */
    {RT_TERM_LAND, 4821, 161, 0, 0}, /* 4823 */
    {RT_TERM_LAND, 4793, 2596, 0, 0}, /* 4824 */
    {RT_TERM_LAND, 4824, 4391, 0, 0}, /* 4825 */
    {RT_TERM_LAND, 4825, 105, 0, 0}, /* 4826 */
    {RT_TERM_LAND, 4825, 161, 0, 0}, /* 4827 */
    {RT_TERM_LAND, 4824, 4396, 0, 0}, /* 4828 */
    {RT_TERM_LAND, 4828, 105, 0, 0}, /* 4829 */
    {RT_TERM_LAND, 4828, 161, 0, 0}, /* 4830 */
    {RT_TERM_LAND, 4824, 4401, 0, 0}, /* 4831 */
    {RT_TERM_LAND, 4831, 105, 0, 0}, /* 4832 */
    {RT_TERM_LAND, 4831, 161, 0, 0}, /* 4833 */
    {RT_TERM_LAND, 4793, 4500, 0, 0}, /* 4834 */
    {RT_TERM_LAND, 4834, 6, 0, 0}, /* 4835 */
    {RT_TERM_LAND, 4835, 3802, 0, 0}, /* 4836 */
    {RT_TERM_LAND, 4836, 25, 0, 0}, /* 4837 */
    {RT_TERM_LAND, 4836, 29, 0, 0}, /* 4838 */
    {RT_TERM_LAND, 4835, 3800, 0, 0}, /* 4839 */
    {RT_TERM_LAND, 4839, 25, 0, 0}, /* 4840 */
    {RT_TERM_LAND, 4839, 29, 0, 0}, /* 4841 */
    {RT_TERM_LAND, 4835, 3801, 0, 0}, /* 4842 */
    {RT_TERM_LAND, 4842, 25, 0, 0}, /* 4843 */
    {RT_TERM_LAND, 4842, 29, 0, 0}, /* 4844 */
    {RT_TERM_LAND, 4834, 727, 0, 0}, /* 4845 */
    {RT_TERM_LAND, 4845, 3802, 0, 0}, /* 4846 */
    {RT_TERM_LAND, 4846, 25, 0, 0}, /* 4847 */
    {RT_TERM_LAND, 4846, 29, 0, 0}, /* 4848 */
    {RT_TERM_LAND, 4845, 3800, 0, 0}, /* 4849 */
    {RT_TERM_LAND, 4849, 25, 0, 0}, /* 4850 */
    {RT_TERM_LAND, 4849, 29, 0, 0}, /* 4851 */
    {RT_TERM_LAND, 4845, 3801, 0, 0}, /* 4852 */
    {RT_TERM_LAND, 4852, 25, 0, 0}, /* 4853 */
    {RT_TERM_LAND, 4852, 29, 0, 0}, /* 4854 */
    {RT_TERM_LAND, 4834, 136, 0, 0}, /* 4855 */
    {RT_TERM_LAND, 4855, 4391, 0, 0}, /* 4856 */
    {RT_TERM_LAND, 4856, 105, 0, 0}, /* 4857 */
    {RT_TERM_LAND, 4856, 161, 0, 0}, /* 4858 */
    {RT_TERM_LAND, 4855, 4396, 0, 0}, /* 4859 */
    {RT_TERM_LAND, 4859, 105, 0, 0}, /* 4860 */
    {RT_TERM_LAND, 4859, 161, 0, 0}, /* 4861 */
    {RT_TERM_LAND, 4855, 4401, 0, 0}, /* 4862 */
    {RT_TERM_LAND, 4862, 105, 0, 0}, /* 4863 */
    {RT_TERM_LAND, 4862, 161, 0, 0}, /* 4864 */
    {RT_TERM_LAND, 4834, 2596, 0, 0}, /* 4865 */
    {RT_TERM_LAND, 4865, 4391, 0, 0}, /* 4866 */
    {RT_TERM_LAND, 4866, 105, 0, 0}, /* 4867 */
    {RT_TERM_LAND, 4866, 161, 0, 0}, /* 4868 */
    {RT_TERM_LAND, 4865, 4396, 0, 0}, /* 4869 */
    {RT_TERM_LAND, 4869, 105, 0, 0}, /* 4870 */
    {RT_TERM_LAND, 4869, 161, 0, 0}, /* 4871 */
    {RT_TERM_LAND, 4865, 4401, 0, 0}, /* 4872 */
    {RT_TERM_LAND, 4872, 105, 0, 0}, /* 4873 */
    {RT_TERM_LAND, 4872, 161, 0, 0}, /* 4874 */
    {RT_TERM_LAND, 4751, 246, 0, 0}, /* 4875 */
    {RT_TERM_LAND, 4875, 6, 0, 0}, /* 4876 */
    {RT_TERM_LAND, 4876, 3802, 0, 0}, /* 4877 */
    {RT_TERM_LAND, 4877, 25, 0, 0}, /* 4878 */
    {RT_TERM_LAND, 4877, 29, 0, 0}, /* 4879 */
    {RT_TERM_LAND, 4876, 3800, 0, 0}, /* 4880 */
    {RT_TERM_LAND, 4880, 25, 0, 0}, /* 4881 */
    {RT_TERM_LAND, 4880, 29, 0, 0}, /* 4882 */
    {RT_TERM_LAND, 4876, 3801, 0, 0}, /* 4883 */
    {RT_TERM_LAND, 4883, 25, 0, 0}, /* 4884 */
    {RT_TERM_LAND, 4883, 29, 0, 0}, /* 4885 */
    {RT_TERM_LAND, 4875, 727, 0, 0}, /* 4886 */
    {RT_TERM_LAND, 4886, 3802, 0, 0}, /* 4887 */
    {RT_TERM_LAND, 4887, 25, 0, 0}, /* 4888 */
    {RT_TERM_LAND, 4887, 29, 0, 0}, /* 4889 */
    {RT_TERM_LAND, 4886, 3800, 0, 0}, /* 4890 */
    {RT_TERM_LAND, 4890, 25, 0, 0}, /* 4891 */
    {RT_TERM_LAND, 4890, 29, 0, 0}, /* 4892 */
    {RT_TERM_LAND, 4886, 3801, 0, 0}, /* 4893 */
    {RT_TERM_LAND, 4893, 25, 0, 0}, /* 4894 */
    {RT_TERM_LAND, 4893, 29, 0, 0}, /* 4895 */
    {RT_TERM_LAND, 4875, 136, 0, 0}, /* 4896 */
    {RT_TERM_LAND, 4896, 4391, 0, 0}, /* 4897 */
    {RT_TERM_LAND, 4897, 105, 0, 0}, /* 4898 */
    {RT_TERM_LAND, 4897, 161, 0, 0}, /* 4899 */
    {RT_TERM_LAND, 4896, 4396, 0, 0}, /* 4900 */
    {RT_TERM_LAND, 4900, 105, 0, 0}, /* 4901 */
    {RT_TERM_LAND, 4900, 161, 0, 0}, /* 4902 */
    {RT_TERM_LAND, 4896, 4401, 0, 0}, /* 4903 */
    {RT_TERM_LAND, 4903, 105, 0, 0}, /* 4904 */
    {RT_TERM_LAND, 4903, 161, 0, 0}, /* 4905 */
    {RT_TERM_LAND, 4875, 2596, 0, 0}, /* 4906 */
    {RT_TERM_LAND, 4906, 4391, 0, 0}, /* 4907 */
    {RT_TERM_LAND, 4907, 105, 0, 0}, /* 4908 */
    {RT_TERM_LAND, 4907, 161, 0, 0}, /* 4909 */
    {RT_TERM_LAND, 4906, 4396, 0, 0}, /* 4910 */
    {RT_TERM_LAND, 4910, 105, 0, 0}, /* 4911 */
    {RT_TERM_LAND, 4910, 161, 0, 0}, /* 4912 */
    {RT_TERM_LAND, 4906, 4401, 0, 0}, /* 4913 */
    {RT_TERM_LAND, 4913, 105, 0, 0}, /* 4914 */
    {RT_TERM_LAND, 4913, 161, 0, 0}, /* 4915 */
    {RT_TERM_LAND, 4750, 2452, 0, 0}, /* 4916 */
    {RT_TERM_LAND, 4916, 19, 0, 0}, /* 4917 */
    {RT_TERM_LAND, 4917, 6, 0, 0}, /* 4918 */
    {RT_TERM_LAND, 4918, 3802, 0, 0}, /* 4919 */
    {RT_TERM_LAND, 4919, 25, 0, 0}, /* 4920 */
    {RT_TERM_LAND, 4919, 29, 0, 0}, /* 4921 */
    {RT_TERM_LAND, 4918, 3800, 0, 0}, /* 4922 */
    {RT_TERM_LAND, 4922, 25, 0, 0}, /* 4923 */
    {RT_TERM_LAND, 4922, 29, 0, 0}, /* 4924 */
    {RT_TERM_LAND, 4918, 3801, 0, 0}, /* 4925 */
    {RT_TERM_LAND, 4925, 25, 0, 0}, /* 4926 */
    {RT_TERM_LAND, 4925, 29, 0, 0}, /* 4927 */
    {RT_TERM_LAND, 4917, 727, 0, 0}, /* 4928 */
    {RT_TERM_LAND, 4928, 3802, 0, 0}, /* 4929 */
    {RT_TERM_LAND, 4929, 25, 0, 0}, /* 4930 */
    {RT_TERM_LAND, 4929, 29, 0, 0}, /* 4931 */
    {RT_TERM_LAND, 4928, 3800, 0, 0}, /* 4932 */
    {RT_TERM_LAND, 4932, 25, 0, 0}, /* 4933 */
    {RT_TERM_LAND, 4932, 29, 0, 0}, /* 4934 */
    {RT_TERM_LAND, 4928, 3801, 0, 0}, /* 4935 */
    {RT_TERM_LAND, 4935, 25, 0, 0}, /* 4936 */
    {RT_TERM_LAND, 4935, 29, 0, 0}, /* 4937 */
    {RT_TERM_LAND, 4917, 136, 0, 0}, /* 4938 */
    {RT_TERM_LAND, 4938, 4391, 0, 0}, /* 4939 */
    {RT_TERM_LAND, 4939, 105, 0, 0}, /* 4940 */
    {RT_TERM_LAND, 4939, 161, 0, 0}, /* 4941 */
    {RT_TERM_LAND, 4938, 4396, 0, 0}, /* 4942 */
    {RT_TERM_LAND, 4942, 105, 0, 0}, /* 4943 */
    {RT_TERM_LAND, 4942, 161, 0, 0}, /* 4944 */
    {RT_TERM_LAND, 4938, 4401, 0, 0}, /* 4945 */
    {RT_TERM_LAND, 4945, 105, 0, 0}, /* 4946 */
    {RT_TERM_LAND, 4945, 161, 0, 0}, /* 4947 */
    {RT_TERM_LAND, 4917, 2596, 0, 0}, /* 4948 */
    {RT_TERM_LAND, 4948, 4391, 0, 0}, /* 4949 */
    {RT_TERM_LAND, 4949, 105, 0, 0}, /* 4950 */
    {RT_TERM_LAND, 4949, 161, 0, 0}, /* 4951 */
    {RT_TERM_LAND, 4948, 4396, 0, 0}, /* 4952 */
    {RT_TERM_LAND, 4952, 105, 0, 0}, /* 4953 */
    {RT_TERM_LAND, 4952, 161, 0, 0}, /* 4954 */
    {RT_TERM_LAND, 4948, 4401, 0, 0}, /* 4955 */
    {RT_TERM_LAND, 4955, 105, 0, 0}, /* 4956 */
    {RT_TERM_LAND, 4955, 161, 0, 0}, /* 4957 */
    {RT_TERM_LAND, 4917, 4457, 0, 0}, /* 4958 */
    {RT_TERM_LAND, 4958, 6, 0, 0}, /* 4959 */
    {RT_TERM_LAND, 4959, 3802, 0, 0}, /* 4960 */
    {RT_TERM_LAND, 4960, 25, 0, 0}, /* 4961 */
    {RT_TERM_LAND, 4960, 29, 0, 0}, /* 4962 */
    {RT_TERM_LAND, 4959, 3800, 0, 0}, /* 4963 */
    {RT_TERM_LAND, 4963, 25, 0, 0}, /* 4964 */
    {RT_TERM_LAND, 4963, 29, 0, 0}, /* 4965 */
    {RT_TERM_LAND, 4959, 3801, 0, 0}, /* 4966 */
    {RT_TERM_LAND, 4966, 25, 0, 0}, /* 4967 */
    {RT_TERM_LAND, 4966, 29, 0, 0}, /* 4968 */
    {RT_TERM_LAND, 4958, 727, 0, 0}, /* 4969 */
    {RT_TERM_LAND, 4969, 3802, 0, 0}, /* 4970 */
    {RT_TERM_LAND, 4970, 25, 0, 0}, /* 4971 */
    {RT_TERM_LAND, 4970, 29, 0, 0}, /* 4972 */
    {RT_TERM_LAND, 4969, 3800, 0, 0}, /* 4973 */
    {RT_TERM_LAND, 4973, 25, 0, 0}, /* 4974 */
    {RT_TERM_LAND, 4973, 29, 0, 0}, /* 4975 */
    {RT_TERM_LAND, 4969, 3801, 0, 0}, /* 4976 */
    {RT_TERM_LAND, 4976, 25, 0, 0}, /* 4977 */
    {RT_TERM_LAND, 4976, 29, 0, 0}, /* 4978 */
    {RT_TERM_LAND, 4958, 136, 0, 0}, /* 4979 */
    {RT_TERM_LAND, 4979, 4391, 0, 0}, /* 4980 */
    {RT_TERM_LAND, 4980, 105, 0, 0}, /* 4981 */
    {RT_TERM_LAND, 4980, 161, 0, 0}, /* 4982 */
    {RT_TERM_LAND, 4979, 4396, 0, 0}, /* 4983 */
    {RT_TERM_LAND, 4983, 105, 0, 0}, /* 4984 */
    {RT_TERM_LAND, 4983, 161, 0, 0}, /* 4985 */
    {RT_TERM_LAND, 4979, 4401, 0, 0}, /* 4986 */
    {RT_TERM_LAND, 4986, 105, 0, 0}, /* 4987 */
    {RT_TERM_LAND, 4986, 161, 0, 0}, /* 4988 */
    {RT_TERM_LAND, 4958, 2596, 0, 0}, /* 4989 */
    {RT_TERM_LAND, 4989, 4391, 0, 0}, /* 4990 */
    {RT_TERM_LAND, 4990, 105, 0, 0}, /* 4991 */
    {RT_TERM_LAND, 4990, 161, 0, 0}, /* 4992 */
    {RT_TERM_LAND, 4989, 4396, 0, 0}, /* 4993 */
    {RT_TERM_LAND, 4993, 105, 0, 0}, /* 4994 */
    {RT_TERM_LAND, 4993, 161, 0, 0}, /* 4995 */
    {RT_TERM_LAND, 4989, 4401, 0, 0}, /* 4996 */
    {RT_TERM_LAND, 4996, 105, 0, 0}, /* 4997 */
    {RT_TERM_LAND, 4996, 161, 0, 0}, /* 4998 */
    {RT_TERM_LAND, 4958, 4500, 0, 0}, /* 4999 */
    {RT_TERM_LAND, 4999, 6, 0, 0}, /* 5000 */
    {RT_TERM_LAND, 5000, 3802, 0, 0}, /* 5001 */
    {RT_TERM_LAND, 5001, 25, 0, 0}, /* 5002 */
    {RT_TERM_LAND, 5001, 29, 0, 0}, /* 5003 */
    {RT_TERM_LAND, 5000, 3800, 0, 0}, /* 5004 */
    {RT_TERM_LAND, 5004, 25, 0, 0}, /* 5005 */
    {RT_TERM_LAND, 5004, 29, 0, 0}, /* 5006 */
    {RT_TERM_LAND, 5000, 3801, 0, 0}, /* 5007 */
    {RT_TERM_LAND, 5007, 25, 0, 0}, /* 5008 */
    {RT_TERM_LAND, 5007, 29, 0, 0}, /* 5009 */
    {RT_TERM_LAND, 4999, 727, 0, 0}, /* 5010 */
    {RT_TERM_LAND, 5010, 3802, 0, 0}, /* 5011 */
    {RT_TERM_LAND, 5011, 25, 0, 0}, /* 5012 */
    {RT_TERM_LAND, 5011, 29, 0, 0}, /* 5013 */
    {RT_TERM_LAND, 5010, 3800, 0, 0}, /* 5014 */
    {RT_TERM_LAND, 5014, 25, 0, 0}, /* 5015 */
    {RT_TERM_LAND, 5014, 29, 0, 0}, /* 5016 */
    {RT_TERM_LAND, 5010, 3801, 0, 0}, /* 5017 */
    {RT_TERM_LAND, 5017, 25, 0, 0}, /* 5018 */
    {RT_TERM_LAND, 5017, 29, 0, 0}, /* 5019 */
    {RT_TERM_LAND, 4999, 136, 0, 0}, /* 5020 */
    {RT_TERM_LAND, 5020, 4391, 0, 0}, /* 5021 */
    {RT_TERM_LAND, 5021, 105, 0, 0}, /* 5022 */
    {RT_TERM_LAND, 5021, 161, 0, 0}, /* 5023 */
    {RT_TERM_LAND, 5020, 4396, 0, 0}, /* 5024 */
    {RT_TERM_LAND, 5024, 105, 0, 0}, /* 5025 */
    {RT_TERM_LAND, 5024, 161, 0, 0}, /* 5026 */
    {RT_TERM_LAND, 5020, 4401, 0, 0}, /* 5027 */
    {RT_TERM_LAND, 5027, 105, 0, 0}, /* 5028 */
    {RT_TERM_LAND, 5027, 161, 0, 0}, /* 5029 */
    {RT_TERM_LAND, 4999, 2596, 0, 0}, /* 5030 */
    {RT_TERM_LAND, 5030, 4391, 0, 0}, /* 5031 */
    {RT_TERM_LAND, 5031, 105, 0, 0}, /* 5032 */
    {RT_TERM_LAND, 5031, 161, 0, 0}, /* 5033 */
    {RT_TERM_LAND, 5030, 4396, 0, 0}, /* 5034 */
    {RT_TERM_LAND, 5034, 105, 0, 0}, /* 5035 */
    {RT_TERM_LAND, 5034, 161, 0, 0}, /* 5036 */
    {RT_TERM_LAND, 5030, 4401, 0, 0}, /* 5037 */
    {RT_TERM_LAND, 5037, 105, 0, 0}, /* 5038 */
    {RT_TERM_LAND, 5037, 161, 0, 0}, /* 5039 */
    {RT_TERM_LAND, 4916, 246, 0, 0}, /* 5040 */
    {RT_TERM_LAND, 5040, 6, 0, 0}, /* 5041 */
    {RT_TERM_LAND, 5041, 3802, 0, 0}, /* 5042 */
    {RT_TERM_LAND, 5042, 25, 0, 0}, /* 5043 */
    {RT_TERM_LAND, 5042, 29, 0, 0}, /* 5044 */
    {RT_TERM_LAND, 5041, 3800, 0, 0}, /* 5045 */
    {RT_TERM_LAND, 5045, 25, 0, 0}, /* 5046 */
    {RT_TERM_LAND, 5045, 29, 0, 0}, /* 5047 */
    {RT_TERM_LAND, 5041, 3801, 0, 0}, /* 5048 */
    {RT_TERM_LAND, 5048, 25, 0, 0}, /* 5049 */
    {RT_TERM_LAND, 5048, 29, 0, 0}, /* 5050 */
    {RT_TERM_LAND, 5040, 727, 0, 0}, /* 5051 */
    {RT_TERM_LAND, 5051, 3802, 0, 0}, /* 5052 */
    {RT_TERM_LAND, 5052, 25, 0, 0}, /* 5053 */
    {RT_TERM_LAND, 5052, 29, 0, 0}, /* 5054 */
    {RT_TERM_LAND, 5051, 3800, 0, 0}, /* 5055 */
    {RT_TERM_LAND, 5055, 25, 0, 0}, /* 5056 */
    {RT_TERM_LAND, 5055, 29, 0, 0}, /* 5057 */
    {RT_TERM_LAND, 5051, 3801, 0, 0}, /* 5058 */
    {RT_TERM_LAND, 5058, 25, 0, 0}, /* 5059 */
    {RT_TERM_LAND, 5058, 29, 0, 0}, /* 5060 */
    {RT_TERM_LAND, 5040, 136, 0, 0}, /* 5061 */
    {RT_TERM_LAND, 5061, 4391, 0, 0}, /* 5062 */
    {RT_TERM_LAND, 5062, 105, 0, 0}, /* 5063 */
    {RT_TERM_LAND, 5062, 161, 0, 0}, /* 5064 */
    {RT_TERM_LAND, 5061, 4396, 0, 0}, /* 5065 */
    {RT_TERM_LAND, 5065, 105, 0, 0}, /* 5066 */
    {RT_TERM_LAND, 5065, 161, 0, 0}, /* 5067 */
    {RT_TERM_LAND, 5061, 4401, 0, 0}, /* 5068 */
    {RT_TERM_LAND, 5068, 105, 0, 0}, /* 5069 */
    {RT_TERM_LAND, 5068, 161, 0, 0}, /* 5070 */
    {RT_TERM_LAND, 5040, 2596, 0, 0}, /* 5071 */
    {RT_TERM_LAND, 5071, 4391, 0, 0}, /* 5072 */
    {RT_TERM_LAND, 5072, 105, 0, 0}, /* 5073 */
    {RT_TERM_LAND, 5072, 161, 0, 0}, /* 5074 */
    {RT_TERM_LAND, 5071, 4396, 0, 0}, /* 5075 */
    {RT_TERM_LAND, 5075, 105, 0, 0}, /* 5076 */
    {RT_TERM_LAND, 5075, 161, 0, 0}, /* 5077 */
    {RT_TERM_LAND, 5071, 4401, 0, 0}, /* 5078 */
    {RT_TERM_LAND, 5078, 105, 0, 0}, /* 5079 */
    {RT_TERM_LAND, 5078, 161, 0, 0}, /* 5080 */
    {RT_TERM_LNOT, 4363, 0, 0, 0}, /* 5081 */
    {RT_TERM_LAND, 4362, 5081, 0, 0}, /* 5082 */
    {RT_TERM_EQ, 120, 68, 0, 0}, /* 5083 */
    {RT_TERM_LAND, 5082, 5083, 0, 0}, /* 5084 */
    {RT_TERM_LAND, 5084, 19, 0, 0}, /* 5085 */
    {RT_TERM_LAND, 5085, 6, 0, 0}, /* 5086 */
    {RT_TERM_LAND, 5086, 3802, 0, 0}, /* 5087 */
    {RT_TERM_LAND, 5087, 25, 0, 0}, /* 5088 */
    {RT_TERM_LAND, 5087, 29, 0, 0}, /* 5089 */
    {RT_TERM_LAND, 5086, 3800, 0, 0}, /* 5090 */
    {RT_TERM_LAND, 5090, 25, 0, 0}, /* 5091 */
    {RT_TERM_LAND, 5090, 29, 0, 0}, /* 5092 */
    {RT_TERM_LAND, 5086, 3801, 0, 0}, /* 5093 */
    {RT_TERM_LAND, 5093, 25, 0, 0}, /* 5094 */
    {RT_TERM_LAND, 5093, 29, 0, 0}, /* 5095 */
    {RT_TERM_LAND, 5085, 727, 0, 0}, /* 5096 */
    {RT_TERM_LAND, 5096, 3802, 0, 0}, /* 5097 */
    {RT_TERM_LAND, 5097, 25, 0, 0}, /* 5098 */
    {RT_TERM_LAND, 5097, 29, 0, 0}, /* 5099 */
    {RT_TERM_LAND, 5096, 3800, 0, 0}, /* 5100 */
    {RT_TERM_LAND, 5100, 25, 0, 0}, /* 5101 */
    {RT_TERM_LAND, 5100, 29, 0, 0}, /* 5102 */
    {RT_TERM_LAND, 5096, 3801, 0, 0}, /* 5103 */
    {RT_TERM_LAND, 5103, 25, 0, 0}, /* 5104 */
    {RT_TERM_LAND, 5103, 29, 0, 0}, /* 5105 */
    {RT_TERM_LAND, 5085, 136, 0, 0}, /* 5106 */
    {RT_TERM_LAND, 5106, 4391, 0, 0}, /* 5107 */
    {RT_TERM_LAND, 5107, 105, 0, 0}, /* 5108 */
    {RT_TERM_LAND, 5107, 161, 0, 0}, /* 5109 */
    {RT_TERM_LAND, 5106, 4396, 0, 0}, /* 5110 */
    {RT_TERM_LAND, 5110, 105, 0, 0}, /* 5111 */
    {RT_TERM_LAND, 5110, 161, 0, 0}, /* 5112 */
    {RT_TERM_LAND, 5106, 4401, 0, 0}, /* 5113 */
    {RT_TERM_LAND, 5113, 105, 0, 0}, /* 5114 */
    {RT_TERM_LAND, 5113, 161, 0, 0}, /* 5115 */
    {RT_TERM_LAND, 5085, 2596, 0, 0}, /* 5116 */
    {RT_TERM_LAND, 5116, 4391, 0, 0}, /* 5117 */
    {RT_TERM_LAND, 5117, 105, 0, 0}, /* 5118 */
    {RT_TERM_LAND, 5117, 161, 0, 0}, /* 5119 */
    {RT_TERM_LAND, 5116, 4396, 0, 0}, /* 5120 */
    {RT_TERM_LAND, 5120, 105, 0, 0}, /* 5121 */
    {RT_TERM_LAND, 5120, 161, 0, 0}, /* 5122 */
    {RT_TERM_LAND, 5116, 4401, 0, 0}, /* 5123 */
    {RT_TERM_LAND, 5123, 105, 0, 0}, /* 5124 */
    {RT_TERM_LAND, 5123, 161, 0, 0}, /* 5125 */
    {RT_TERM_LAND, 5085, 4457, 0, 0}, /* 5126 */
    {RT_TERM_LAND, 5126, 6, 0, 0}, /* 5127 */
    {RT_TERM_LAND, 5127, 3802, 0, 0}, /* 5128 */
    {RT_TERM_LAND, 5128, 25, 0, 0}, /* 5129 */
    {RT_TERM_LAND, 5128, 29, 0, 0}, /* 5130 */
    {RT_TERM_LAND, 5127, 3800, 0, 0}, /* 5131 */
    {RT_TERM_LAND, 5131, 25, 0, 0}, /* 5132 */
    {RT_TERM_LAND, 5131, 29, 0, 0}, /* 5133 */
    {RT_TERM_LAND, 5127, 3801, 0, 0}, /* 5134 */
    {RT_TERM_LAND, 5134, 25, 0, 0}, /* 5135 */
    {RT_TERM_LAND, 5134, 29, 0, 0}, /* 5136 */
    {RT_TERM_LAND, 5126, 727, 0, 0}, /* 5137 */
    {RT_TERM_LAND, 5137, 3802, 0, 0}, /* 5138 */
    {RT_TERM_LAND, 5138, 25, 0, 0}, /* 5139 */
    {RT_TERM_LAND, 5138, 29, 0, 0}, /* 5140 */
    {RT_TERM_LAND, 5137, 3800, 0, 0}, /* 5141 */
    {RT_TERM_LAND, 5141, 25, 0, 0}, /* 5142 */
    {RT_TERM_LAND, 5141, 29, 0, 0}, /* 5143 */
    {RT_TERM_LAND, 5137, 3801, 0, 0}, /* 5144 */
    {RT_TERM_LAND, 5144, 25, 0, 0}, /* 5145 */
    {RT_TERM_LAND, 5144, 29, 0, 0}, /* 5146 */
    {RT_TERM_LAND, 5126, 136, 0, 0}, /* 5147 */
    {RT_TERM_LAND, 5147, 4391, 0, 0}, /* 5148 */
    {RT_TERM_LAND, 5148, 105, 0, 0}, /* 5149 */
    {RT_TERM_LAND, 5148, 161, 0, 0}, /* 5150 */
    {RT_TERM_LAND, 5147, 4396, 0, 0}, /* 5151 */
    {RT_TERM_LAND, 5151, 105, 0, 0}, /* 5152 */
    {RT_TERM_LAND, 5151, 161, 0, 0}, /* 5153 */
    {RT_TERM_LAND, 5147, 4401, 0, 0}, /* 5154 */
    {RT_TERM_LAND, 5154, 105, 0, 0}, /* 5155 */
    {RT_TERM_LAND, 5154, 161, 0, 0}, /* 5156 */
    {RT_TERM_LAND, 5126, 2596, 0, 0}, /* 5157 */
    {RT_TERM_LAND, 5157, 4391, 0, 0}, /* 5158 */
    {RT_TERM_LAND, 5158, 105, 0, 0}, /* 5159 */
    {RT_TERM_LAND, 5158, 161, 0, 0}, /* 5160 */
    {RT_TERM_LAND, 5157, 4396, 0, 0}, /* 5161 */
    {RT_TERM_LAND, 5161, 105, 0, 0}, /* 5162 */
    {RT_TERM_LAND, 5161, 161, 0, 0}, /* 5163 */
    {RT_TERM_LAND, 5157, 4401, 0, 0}, /* 5164 */
    {RT_TERM_LAND, 5164, 105, 0, 0}, /* 5165 */
    {RT_TERM_LAND, 5164, 161, 0, 0}, /* 5166 */
    {RT_TERM_LAND, 5126, 4500, 0, 0}, /* 5167 */
    {RT_TERM_LAND, 5167, 6, 0, 0}, /* 5168 */
    {RT_TERM_LAND, 5168, 3802, 0, 0}, /* 5169 */
    {RT_TERM_LAND, 5169, 25, 0, 0}, /* 5170 */
    {RT_TERM_LAND, 5169, 29, 0, 0}, /* 5171 */
    {RT_TERM_LAND, 5168, 3800, 0, 0}, /* 5172 */
    {RT_TERM_LAND, 5172, 25, 0, 0}, /* 5173 */
    {RT_TERM_LAND, 5172, 29, 0, 0}, /* 5174 */
    {RT_TERM_LAND, 5168, 3801, 0, 0}, /* 5175 */
    {RT_TERM_LAND, 5175, 25, 0, 0}, /* 5176 */
    {RT_TERM_LAND, 5175, 29, 0, 0}, /* 5177 */
    {RT_TERM_LAND, 5167, 727, 0, 0}, /* 5178 */
    {RT_TERM_LAND, 5178, 3802, 0, 0}, /* 5179 */
    {RT_TERM_LAND, 5179, 25, 0, 0}, /* 5180 */
    {RT_TERM_LAND, 5179, 29, 0, 0}, /* 5181 */
    {RT_TERM_LAND, 5178, 3800, 0, 0}, /* 5182 */
    {RT_TERM_LAND, 5182, 25, 0, 0}, /* 5183 */
    {RT_TERM_LAND, 5182, 29, 0, 0}, /* 5184 */
    {RT_TERM_LAND, 5178, 3801, 0, 0}, /* 5185 */
    {RT_TERM_LAND, 5185, 25, 0, 0}, /* 5186 */
    {RT_TERM_LAND, 5185, 29, 0, 0}, /* 5187 */
    {RT_TERM_LAND, 5167, 136, 0, 0}, /* 5188 */
    {RT_TERM_LAND, 5188, 4391, 0, 0}, /* 5189 */
    {RT_TERM_LAND, 5189, 105, 0, 0}, /* 5190 */
    {RT_TERM_LAND, 5189, 161, 0, 0}, /* 5191 */
    {RT_TERM_LAND, 5188, 4396, 0, 0}, /* 5192 */
    {RT_TERM_LAND, 5192, 105, 0, 0}, /* 5193 */
    {RT_TERM_LAND, 5192, 161, 0, 0}, /* 5194 */
    {RT_TERM_LAND, 5188, 4401, 0, 0}, /* 5195 */
    {RT_TERM_LAND, 5195, 105, 0, 0}, /* 5196 */
    {RT_TERM_LAND, 5195, 161, 0, 0}, /* 5197 */
    {RT_TERM_LAND, 5167, 2596, 0, 0}, /* 5198 */
    {RT_TERM_LAND, 5198, 4391, 0, 0}, /* 5199 */
    {RT_TERM_LAND, 5199, 105, 0, 0}, /* 5200 */
    {RT_TERM_LAND, 5199, 161, 0, 0}, /* 5201 */
    {RT_TERM_LAND, 5198, 4396, 0, 0}, /* 5202 */
    {RT_TERM_LAND, 5202, 105, 0, 0}, /* 5203 */
    {RT_TERM_LAND, 5202, 161, 0, 0}, /* 5204 */
    {RT_TERM_LAND, 5198, 4401, 0, 0}, /* 5205 */
    {RT_TERM_LAND, 5205, 105, 0, 0}, /* 5206 */
    {RT_TERM_LAND, 5205, 161, 0, 0}, /* 5207 */
    {RT_TERM_LAND, 5084, 246, 0, 0}, /* 5208 */
    {RT_TERM_LAND, 5208, 6, 0, 0}, /* 5209 */
    {RT_TERM_LAND, 5209, 3802, 0, 0}, /* 5210 */
    {RT_TERM_LAND, 5210, 25, 0, 0}, /* 5211 */
    {RT_TERM_LAND, 5210, 29, 0, 0}, /* 5212 */
    {RT_TERM_LAND, 5209, 3800, 0, 0}, /* 5213 */
    {RT_TERM_LAND, 5213, 25, 0, 0}, /* 5214 */
    {RT_TERM_LAND, 5213, 29, 0, 0}, /* 5215 */
    {RT_TERM_LAND, 5209, 3801, 0, 0}, /* 5216 */
    {RT_TERM_LAND, 5216, 25, 0, 0}, /* 5217 */
    {RT_TERM_LAND, 5216, 29, 0, 0}, /* 5218 */
    {RT_TERM_LAND, 5208, 727, 0, 0}, /* 5219 */
    {RT_TERM_LAND, 5219, 3802, 0, 0}, /* 5220 */
    {RT_TERM_LAND, 5220, 25, 0, 0}, /* 5221 */
    {RT_TERM_LAND, 5220, 29, 0, 0}, /* 5222 */
    {RT_TERM_LAND, 5219, 3800, 0, 0}, /* 5223 */
    {RT_TERM_LAND, 5223, 25, 0, 0}, /* 5224 */
    {RT_TERM_LAND, 5223, 29, 0, 0}, /* 5225 */
    {RT_TERM_LAND, 5219, 3801, 0, 0}, /* 5226 */
    {RT_TERM_LAND, 5226, 25, 0, 0}, /* 5227 */
    {RT_TERM_LAND, 5226, 29, 0, 0}, /* 5228 */
    {RT_TERM_LAND, 5208, 136, 0, 0}, /* 5229 */
    {RT_TERM_LAND, 5229, 4391, 0, 0}, /* 5230 */
    {RT_TERM_LAND, 5230, 105, 0, 0}, /* 5231 */
    {RT_TERM_LAND, 5230, 161, 0, 0}, /* 5232 */
    {RT_TERM_LAND, 5229, 4396, 0, 0}, /* 5233 */
    {RT_TERM_LAND, 5233, 105, 0, 0}, /* 5234 */
    {RT_TERM_LAND, 5233, 161, 0, 0}, /* 5235 */
    {RT_TERM_LAND, 5229, 4401, 0, 0}, /* 5236 */
    {RT_TERM_LAND, 5236, 105, 0, 0}, /* 5237 */
    {RT_TERM_LAND, 5236, 161, 0, 0}, /* 5238 */
    {RT_TERM_LAND, 5208, 2596, 0, 0}, /* 5239 */
    {RT_TERM_LAND, 5239, 4391, 0, 0}, /* 5240 */
    {RT_TERM_LAND, 5240, 105, 0, 0}, /* 5241 */
    {RT_TERM_LAND, 5240, 161, 0, 0}, /* 5242 */
    {RT_TERM_LAND, 5239, 4396, 0, 0}, /* 5243 */
    {RT_TERM_LAND, 5243, 105, 0, 0}, /* 5244 */
    {RT_TERM_LAND, 5243, 161, 0, 0}, /* 5245 */
    {RT_TERM_LAND, 5239, 4401, 0, 0}, /* 5246 */
    {RT_TERM_LAND, 5246, 105, 0, 0}, /* 5247 */
    {RT_TERM_LAND, 5246, 161, 0, 0}, /* 5248 */
    {RT_TERM_LNOT, 5083, 0, 0, 0}, /* 5249 */
    {RT_TERM_LAND, 5082, 5249, 0, 0}, /* 5250 */
    {RT_TERM_EQ, 120, 95, 0, 0}, /* 5251 */
    {RT_TERM_LNOT, 5251, 0, 0, 0}, /* 5252 */
    {RT_TERM_LAND, 5250, 5252, 0, 0}, /* 5253 */
    {RT_TERM_LAND, 5253, 14, 0, 0}, /* 5254 */
    {RT_TERM_LAND, 5254, 19, 0, 0}, /* 5255 */
    {RT_TERM_LAND, 5255, 6, 0, 0}, /* 5256 */
    {RT_TERM_LAND, 5256, 3802, 0, 0}, /* 5257 */
    {RT_TERM_LAND, 5257, 25, 0, 0}, /* 5258 */
    {RT_TERM_LAND, 5257, 29, 0, 0}, /* 5259 */
    {RT_TERM_LAND, 5256, 3800, 0, 0}, /* 5260 */
    {RT_TERM_LAND, 5260, 25, 0, 0}, /* 5261 */
    {RT_TERM_LAND, 5260, 29, 0, 0}, /* 5262 */
    {RT_TERM_LAND, 5256, 3801, 0, 0}, /* 5263 */
    {RT_TERM_LAND, 5263, 25, 0, 0}, /* 5264 */
    {RT_TERM_LAND, 5263, 29, 0, 0}, /* 5265 */
    {RT_TERM_LAND, 5255, 727, 0, 0}, /* 5266 */
    {RT_TERM_LAND, 5266, 3802, 0, 0}, /* 5267 */
    {RT_TERM_LAND, 5267, 25, 0, 0}, /* 5268 */
    {RT_TERM_LAND, 5267, 29, 0, 0}, /* 5269 */
    {RT_TERM_LAND, 5266, 3800, 0, 0}, /* 5270 */
    {RT_TERM_LAND, 5270, 25, 0, 0}, /* 5271 */
    {RT_TERM_LAND, 5270, 29, 0, 0}, /* 5272 */
    {RT_TERM_LAND, 5266, 3801, 0, 0}, /* 5273 */
    {RT_TERM_LAND, 5273, 25, 0, 0}, /* 5274 */
    {RT_TERM_LAND, 5273, 29, 0, 0}, /* 5275 */
    {RT_TERM_LAND, 5255, 136, 0, 0}, /* 5276 */
    {RT_TERM_LAND, 5276, 4391, 0, 0}, /* 5277 */
    {RT_TERM_LAND, 5277, 105, 0, 0}, /* 5278 */
    {RT_TERM_LAND, 5277, 161, 0, 0}, /* 5279 */
    {RT_TERM_LAND, 5276, 4396, 0, 0}, /* 5280 */
    {RT_TERM_LAND, 5280, 105, 0, 0}, /* 5281 */
    {RT_TERM_LAND, 5280, 161, 0, 0}, /* 5282 */
    {RT_TERM_LAND, 5276, 4401, 0, 0}, /* 5283 */
    {RT_TERM_LAND, 5283, 105, 0, 0}, /* 5284 */
    {RT_TERM_LAND, 5283, 161, 0, 0}, /* 5285 */
    {RT_TERM_LAND, 5255, 2596, 0, 0}, /* 5286 */
    {RT_TERM_LAND, 5286, 4391, 0, 0}, /* 5287 */
    {RT_TERM_LAND, 5287, 105, 0, 0}, /* 5288 */
    {RT_TERM_LAND, 5287, 161, 0, 0}, /* 5289 */
    {RT_TERM_LAND, 5286, 4396, 0, 0}, /* 5290 */
    {RT_TERM_LAND, 5290, 105, 0, 0}, /* 5291 */
    {RT_TERM_LAND, 5290, 161, 0, 0}, /* 5292 */
    {RT_TERM_LAND, 5286, 4401, 0, 0}, /* 5293 */
    {RT_TERM_LAND, 5293, 105, 0, 0}, /* 5294 */
    {RT_TERM_LAND, 5293, 161, 0, 0}, /* 5295 */
    {RT_TERM_LAND, 5255, 4457, 0, 0}, /* 5296 */
    {RT_TERM_LAND, 5296, 6, 0, 0}, /* 5297 */
    {RT_TERM_LAND, 5297, 3802, 0, 0}, /* 5298 */
    {RT_TERM_LAND, 5298, 25, 0, 0}, /* 5299 */
    {RT_TERM_LAND, 5298, 29, 0, 0}, /* 5300 */
    {RT_TERM_LAND, 5297, 3800, 0, 0}, /* 5301 */
    {RT_TERM_LAND, 5301, 25, 0, 0}, /* 5302 */
    {RT_TERM_LAND, 5301, 29, 0, 0}, /* 5303 */
    {RT_TERM_LAND, 5297, 3801, 0, 0}, /* 5304 */
    {RT_TERM_LAND, 5304, 25, 0, 0}, /* 5305 */
    {RT_TERM_LAND, 5304, 29, 0, 0}, /* 5306 */
    {RT_TERM_LAND, 5296, 727, 0, 0}, /* 5307 */
    {RT_TERM_LAND, 5307, 3802, 0, 0}, /* 5308 */
    {RT_TERM_LAND, 5308, 25, 0, 0}, /* 5309 */
    {RT_TERM_LAND, 5308, 29, 0, 0}, /* 5310 */
    {RT_TERM_LAND, 5307, 3800, 0, 0}, /* 5311 */
    {RT_TERM_LAND, 5311, 25, 0, 0}, /* 5312 */
    {RT_TERM_LAND, 5311, 29, 0, 0}, /* 5313 */
    {RT_TERM_LAND, 5307, 3801, 0, 0}, /* 5314 */
    {RT_TERM_LAND, 5314, 25, 0, 0}, /* 5315 */
    {RT_TERM_LAND, 5314, 29, 0, 0}, /* 5316 */
    {RT_TERM_LAND, 5296, 136, 0, 0}, /* 5317 */
    {RT_TERM_LAND, 5317, 4391, 0, 0}, /* 5318 */
    {RT_TERM_LAND, 5318, 105, 0, 0}, /* 5319 */
    {RT_TERM_LAND, 5318, 161, 0, 0}, /* 5320 */
    {RT_TERM_LAND, 5317, 4396, 0, 0}, /* 5321 */
    {RT_TERM_LAND, 5321, 105, 0, 0}, /* 5322 */
    {RT_TERM_LAND, 5321, 161, 0, 0}, /* 5323 */
    {RT_TERM_LAND, 5317, 4401, 0, 0}, /* 5324 */
    {RT_TERM_LAND, 5324, 105, 0, 0}, /* 5325 */
    {RT_TERM_LAND, 5324, 161, 0, 0}, /* 5326 */
    {RT_TERM_LAND, 5296, 2596, 0, 0}, /* 5327 */
    {RT_TERM_LAND, 5327, 4391, 0, 0}, /* 5328 */
    {RT_TERM_LAND, 5328, 105, 0, 0}, /* 5329 */
    {RT_TERM_LAND, 5328, 161, 0, 0}, /* 5330 */
    {RT_TERM_LAND, 5327, 4396, 0, 0}, /* 5331 */
    {RT_TERM_LAND, 5331, 105, 0, 0}, /* 5332 */
    {RT_TERM_LAND, 5331, 161, 0, 0}, /* 5333 */
    {RT_TERM_LAND, 5327, 4401, 0, 0}, /* 5334 */
    {RT_TERM_LAND, 5334, 105, 0, 0}, /* 5335 */
    {RT_TERM_LAND, 5334, 161, 0, 0}, /* 5336 */
    {RT_TERM_LAND, 5296, 4500, 0, 0}, /* 5337 */
    {RT_TERM_LAND, 5337, 6, 0, 0}, /* 5338 */
    {RT_TERM_LAND, 5338, 3802, 0, 0}, /* 5339 */
    {RT_TERM_LAND, 5339, 25, 0, 0}, /* 5340 */
    {RT_TERM_LAND, 5339, 29, 0, 0}, /* 5341 */
    {RT_TERM_LAND, 5338, 3800, 0, 0}, /* 5342 */
    {RT_TERM_LAND, 5342, 25, 0, 0}, /* 5343 */
    {RT_TERM_LAND, 5342, 29, 0, 0}, /* 5344 */
    {RT_TERM_LAND, 5338, 3801, 0, 0}, /* 5345 */
    {RT_TERM_LAND, 5345, 25, 0, 0}, /* 5346 */
    {RT_TERM_LAND, 5345, 29, 0, 0}, /* 5347 */
    {RT_TERM_LAND, 5337, 727, 0, 0}, /* 5348 */
    {RT_TERM_LAND, 5348, 3802, 0, 0}, /* 5349 */
    {RT_TERM_LAND, 5349, 25, 0, 0}, /* 5350 */
    {RT_TERM_LAND, 5349, 29, 0, 0}, /* 5351 */
    {RT_TERM_LAND, 5348, 3800, 0, 0}, /* 5352 */
    {RT_TERM_LAND, 5352, 25, 0, 0}, /* 5353 */
    {RT_TERM_LAND, 5352, 29, 0, 0}, /* 5354 */
    {RT_TERM_LAND, 5348, 3801, 0, 0}, /* 5355 */
    {RT_TERM_LAND, 5355, 25, 0, 0}, /* 5356 */
    {RT_TERM_LAND, 5355, 29, 0, 0}, /* 5357 */
    {RT_TERM_LAND, 5337, 136, 0, 0}, /* 5358 */
    {RT_TERM_LAND, 5358, 4391, 0, 0}, /* 5359 */
    {RT_TERM_LAND, 5359, 105, 0, 0}, /* 5360 */
    {RT_TERM_LAND, 5359, 161, 0, 0}, /* 5361 */
    {RT_TERM_LAND, 5358, 4396, 0, 0}, /* 5362 */
    {RT_TERM_LAND, 5362, 105, 0, 0}, /* 5363 */
    {RT_TERM_LAND, 5362, 161, 0, 0}, /* 5364 */
    {RT_TERM_LAND, 5358, 4401, 0, 0}, /* 5365 */
    {RT_TERM_LAND, 5365, 105, 0, 0}, /* 5366 */
    {RT_TERM_LAND, 5365, 161, 0, 0}, /* 5367 */
    {RT_TERM_LAND, 5337, 2596, 0, 0}, /* 5368 */
    {RT_TERM_LAND, 5368, 4391, 0, 0}, /* 5369 */
    {RT_TERM_LAND, 5369, 105, 0, 0}, /* 5370 */
    {RT_TERM_LAND, 5369, 161, 0, 0}, /* 5371 */
    {RT_TERM_LAND, 5368, 4396, 0, 0}, /* 5372 */
    {RT_TERM_LAND, 5372, 105, 0, 0}, /* 5373 */
    {RT_TERM_LAND, 5372, 161, 0, 0}, /* 5374 */
    {RT_TERM_LAND, 5368, 4401, 0, 0}, /* 5375 */
    {RT_TERM_LAND, 5375, 105, 0, 0}, /* 5376 */
    {RT_TERM_LAND, 5375, 161, 0, 0}, /* 5377 */
    {RT_TERM_LAND, 5254, 246, 0, 0}, /* 5378 */
    {RT_TERM_LAND, 5378, 6, 0, 0}, /* 5379 */
    {RT_TERM_LAND, 5379, 3802, 0, 0}, /* 5380 */
    {RT_TERM_LAND, 5380, 25, 0, 0}, /* 5381 */
    {RT_TERM_LAND, 5380, 29, 0, 0}, /* 5382 */
    {RT_TERM_LAND, 5379, 3800, 0, 0}, /* 5383 */
    {RT_TERM_LAND, 5383, 25, 0, 0}, /* 5384 */
    {RT_TERM_LAND, 5383, 29, 0, 0}, /* 5385 */
    {RT_TERM_LAND, 5379, 3801, 0, 0}, /* 5386 */
    {RT_TERM_LAND, 5386, 25, 0, 0}, /* 5387 */
    {RT_TERM_LAND, 5386, 29, 0, 0}, /* 5388 */
    {RT_TERM_LAND, 5378, 727, 0, 0}, /* 5389 */
    {RT_TERM_LAND, 5389, 3802, 0, 0}, /* 5390 */
    {RT_TERM_LAND, 5390, 25, 0, 0}, /* 5391 */
    {RT_TERM_LAND, 5390, 29, 0, 0}, /* 5392 */
    {RT_TERM_LAND, 5389, 3800, 0, 0}, /* 5393 */
    {RT_TERM_LAND, 5393, 25, 0, 0}, /* 5394 */
    {RT_TERM_LAND, 5393, 29, 0, 0}, /* 5395 */
    {RT_TERM_LAND, 5389, 3801, 0, 0}, /* 5396 */
    {RT_TERM_LAND, 5396, 25, 0, 0}, /* 5397 */
    {RT_TERM_LAND, 5396, 29, 0, 0}, /* 5398 */
    {RT_TERM_LAND, 5378, 136, 0, 0}, /* 5399 */
    {RT_TERM_LAND, 5399, 4391, 0, 0}, /* 5400 */
    {RT_TERM_LAND, 5400, 105, 0, 0}, /* 5401 */
    {RT_TERM_LAND, 5400, 161, 0, 0}, /* 5402 */
    {RT_TERM_LAND, 5399, 4396, 0, 0}, /* 5403 */
    {RT_TERM_LAND, 5403, 105, 0, 0}, /* 5404 */
    {RT_TERM_LAND, 5403, 161, 0, 0}, /* 5405 */
    {RT_TERM_LAND, 5399, 4401, 0, 0}, /* 5406 */
    {RT_TERM_LAND, 5406, 105, 0, 0}, /* 5407 */
    {RT_TERM_LAND, 5406, 161, 0, 0}, /* 5408 */
    {RT_TERM_LAND, 5378, 2596, 0, 0}, /* 5409 */
    {RT_TERM_LAND, 5409, 4391, 0, 0}, /* 5410 */
    {RT_TERM_LAND, 5410, 105, 0, 0}, /* 5411 */
    {RT_TERM_LAND, 5410, 161, 0, 0}, /* 5412 */
    {RT_TERM_LAND, 5409, 4396, 0, 0}, /* 5413 */
    {RT_TERM_LAND, 5413, 105, 0, 0}, /* 5414 */
    {RT_TERM_LAND, 5413, 161, 0, 0}, /* 5415 */
    {RT_TERM_LAND, 5409, 4401, 0, 0}, /* 5416 */
    {RT_TERM_LAND, 5416, 105, 0, 0}, /* 5417 */
    {RT_TERM_LAND, 5416, 161, 0, 0}, /* 5418 */
    {RT_TERM_LAND, 5253, 2919, 0, 0}, /* 5419 */
    {RT_TERM_LAND, 5419, 19, 0, 0}, /* 5420 */
    {RT_TERM_LAND, 5420, 6, 0, 0}, /* 5421 */
    {RT_TERM_LAND, 5421, 3802, 0, 0}, /* 5422 */
    {RT_TERM_LAND, 5422, 25, 0, 0}, /* 5423 */
    {RT_TERM_LAND, 5422, 29, 0, 0}, /* 5424 */
    {RT_TERM_LAND, 5421, 3800, 0, 0}, /* 5425 */
    {RT_TERM_LAND, 5425, 25, 0, 0}, /* 5426 */
    {RT_TERM_LAND, 5425, 29, 0, 0}, /* 5427 */
    {RT_TERM_LAND, 5421, 3801, 0, 0}, /* 5428 */
    {RT_TERM_LAND, 5428, 25, 0, 0}, /* 5429 */
    {RT_TERM_LAND, 5428, 29, 0, 0}, /* 5430 */
    {RT_TERM_LAND, 5420, 727, 0, 0}, /* 5431 */
    {RT_TERM_LAND, 5431, 3802, 0, 0}, /* 5432 */
    {RT_TERM_LAND, 5432, 25, 0, 0}, /* 5433 */
    {RT_TERM_LAND, 5432, 29, 0, 0}, /* 5434 */
    {RT_TERM_LAND, 5431, 3800, 0, 0}, /* 5435 */
    {RT_TERM_LAND, 5435, 25, 0, 0}, /* 5436 */
    {RT_TERM_LAND, 5435, 29, 0, 0}, /* 5437 */
    {RT_TERM_LAND, 5431, 3801, 0, 0}, /* 5438 */
    {RT_TERM_LAND, 5438, 25, 0, 0}, /* 5439 */
    {RT_TERM_LAND, 5438, 29, 0, 0}, /* 5440 */
    {RT_TERM_LAND, 5420, 136, 0, 0}, /* 5441 */
    {RT_TERM_LAND, 5441, 4391, 0, 0}, /* 5442 */
    {RT_TERM_LAND, 5442, 105, 0, 0}, /* 5443 */
    {RT_TERM_LAND, 5442, 161, 0, 0}, /* 5444 */
    {RT_TERM_LAND, 5441, 4396, 0, 0}, /* 5445 */
    {RT_TERM_LAND, 5445, 105, 0, 0}, /* 5446 */
    {RT_TERM_LAND, 5445, 161, 0, 0}, /* 5447 */
    {RT_TERM_LAND, 5441, 4401, 0, 0}, /* 5448 */
    {RT_TERM_LAND, 5448, 105, 0, 0}, /* 5449 */
    {RT_TERM_LAND, 5448, 161, 0, 0}, /* 5450 */
    {RT_TERM_LAND, 5420, 2596, 0, 0}, /* 5451 */
    {RT_TERM_LAND, 5451, 4391, 0, 0}, /* 5452 */
    {RT_TERM_LAND, 5452, 105, 0, 0}, /* 5453 */
    {RT_TERM_LAND, 5452, 161, 0, 0}, /* 5454 */
    {RT_TERM_LAND, 5451, 4396, 0, 0}, /* 5455 */
    {RT_TERM_LAND, 5455, 105, 0, 0}, /* 5456 */
    {RT_TERM_LAND, 5455, 161, 0, 0}, /* 5457 */
    {RT_TERM_LAND, 5451, 4401, 0, 0}, /* 5458 */
    {RT_TERM_LAND, 5458, 105, 0, 0}, /* 5459 */
    {RT_TERM_LAND, 5458, 161, 0, 0}, /* 5460 */
    {RT_TERM_LAND, 5420, 4457, 0, 0}, /* 5461 */
    {RT_TERM_LAND, 5461, 6, 0, 0}, /* 5462 */
    {RT_TERM_LAND, 5462, 3802, 0, 0}, /* 5463 */
    {RT_TERM_LAND, 5463, 25, 0, 0}, /* 5464 */
    {RT_TERM_LAND, 5463, 29, 0, 0}, /* 5465 */
    {RT_TERM_LAND, 5462, 3800, 0, 0}, /* 5466 */
    {RT_TERM_LAND, 5466, 25, 0, 0}, /* 5467 */
    {RT_TERM_LAND, 5466, 29, 0, 0}, /* 5468 */
    {RT_TERM_LAND, 5462, 3801, 0, 0}, /* 5469 */
    {RT_TERM_LAND, 5469, 25, 0, 0}, /* 5470 */
    {RT_TERM_LAND, 5469, 29, 0, 0}, /* 5471 */
    {RT_TERM_LAND, 5461, 727, 0, 0}, /* 5472 */
    {RT_TERM_LAND, 5472, 3802, 0, 0}, /* 5473 */
    {RT_TERM_LAND, 5473, 25, 0, 0}, /* 5474 */
    {RT_TERM_LAND, 5473, 29, 0, 0}, /* 5475 */
    {RT_TERM_LAND, 5472, 3800, 0, 0}, /* 5476 */
    {RT_TERM_LAND, 5476, 25, 0, 0}, /* 5477 */
    {RT_TERM_LAND, 5476, 29, 0, 0}, /* 5478 */
    {RT_TERM_LAND, 5472, 3801, 0, 0}, /* 5479 */
    {RT_TERM_LAND, 5479, 25, 0, 0}, /* 5480 */
    {RT_TERM_LAND, 5479, 29, 0, 0}, /* 5481 */
    {RT_TERM_LAND, 5461, 136, 0, 0}, /* 5482 */
    {RT_TERM_LAND, 5482, 4391, 0, 0}, /* 5483 */
    {RT_TERM_LAND, 5483, 105, 0, 0}, /* 5484 */
    {RT_TERM_LAND, 5483, 161, 0, 0}, /* 5485 */
    {RT_TERM_LAND, 5482, 4396, 0, 0}, /* 5486 */
    {RT_TERM_LAND, 5486, 105, 0, 0}, /* 5487 */
    {RT_TERM_LAND, 5486, 161, 0, 0}, /* 5488 */
    {RT_TERM_LAND, 5482, 4401, 0, 0}, /* 5489 */
    {RT_TERM_LAND, 5489, 105, 0, 0}, /* 5490 */
    {RT_TERM_LAND, 5489, 161, 0, 0}, /* 5491 */
    {RT_TERM_LAND, 5461, 2596, 0, 0}, /* 5492 */
    {RT_TERM_LAND, 5492, 4391, 0, 0}, /* 5493 */
    {RT_TERM_LAND, 5493, 105, 0, 0}, /* 5494 */
    {RT_TERM_LAND, 5493, 161, 0, 0}, /* 5495 */
    {RT_TERM_LAND, 5492, 4396, 0, 0}, /* 5496 */
    {RT_TERM_LAND, 5496, 105, 0, 0}, /* 5497 */
    {RT_TERM_LAND, 5496, 161, 0, 0}, /* 5498 */
    {RT_TERM_LAND, 5492, 4401, 0, 0}, /* 5499 */
    {RT_TERM_LAND, 5499, 105, 0, 0}, /* 5500 */
    {RT_TERM_LAND, 5499, 161, 0, 0}, /* 5501 */
    {RT_TERM_LAND, 5461, 4500, 0, 0}, /* 5502 */
    {RT_TERM_LAND, 5502, 6, 0, 0}, /* 5503 */
    {RT_TERM_LAND, 5503, 3802, 0, 0}, /* 5504 */
    {RT_TERM_LAND, 5504, 25, 0, 0}, /* 5505 */
    {RT_TERM_LAND, 5504, 29, 0, 0}, /* 5506 */
    {RT_TERM_LAND, 5503, 3800, 0, 0}, /* 5507 */
    {RT_TERM_LAND, 5507, 25, 0, 0}, /* 5508 */
    {RT_TERM_LAND, 5507, 29, 0, 0}, /* 5509 */
    {RT_TERM_LAND, 5503, 3801, 0, 0}, /* 5510 */
    {RT_TERM_LAND, 5510, 25, 0, 0}, /* 5511 */
    {RT_TERM_LAND, 5510, 29, 0, 0}, /* 5512 */
    {RT_TERM_LAND, 5502, 727, 0, 0}, /* 5513 */
    {RT_TERM_LAND, 5513, 3802, 0, 0}, /* 5514 */
    {RT_TERM_LAND, 5514, 25, 0, 0}, /* 5515 */
    {RT_TERM_LAND, 5514, 29, 0, 0}, /* 5516 */
    {RT_TERM_LAND, 5513, 3800, 0, 0}, /* 5517 */
    {RT_TERM_LAND, 5517, 25, 0, 0}, /* 5518 */
    {RT_TERM_LAND, 5517, 29, 0, 0}, /* 5519 */
    {RT_TERM_LAND, 5513, 3801, 0, 0}, /* 5520 */
    {RT_TERM_LAND, 5520, 25, 0, 0}, /* 5521 */
    {RT_TERM_LAND, 5520, 29, 0, 0}, /* 5522 */
    {RT_TERM_LAND, 5502, 136, 0, 0}, /* 5523 */
    {RT_TERM_LAND, 5523, 4391, 0, 0}, /* 5524 */
    {RT_TERM_LAND, 5524, 105, 0, 0}, /* 5525 */
    {RT_TERM_LAND, 5524, 161, 0, 0}, /* 5526 */
    {RT_TERM_LAND, 5523, 4396, 0, 0}, /* 5527 */
    {RT_TERM_LAND, 5527, 105, 0, 0}, /* 5528 */
    {RT_TERM_LAND, 5527, 161, 0, 0}, /* 5529 */
    {RT_TERM_LAND, 5523, 4401, 0, 0}, /* 5530 */
    {RT_TERM_LAND, 5530, 105, 0, 0}, /* 5531 */
    {RT_TERM_LAND, 5530, 161, 0, 0}, /* 5532 */
    {RT_TERM_LAND, 5502, 2596, 0, 0}, /* 5533 */
    {RT_TERM_LAND, 5533, 4391, 0, 0}, /* 5534 */
    {RT_TERM_LAND, 5534, 105, 0, 0}, /* 5535 */
    {RT_TERM_LAND, 5534, 161, 0, 0}, /* 5536 */
    {RT_TERM_LAND, 5533, 4396, 0, 0}, /* 5537 */
    {RT_TERM_LAND, 5537, 105, 0, 0}, /* 5538 */
    {RT_TERM_LAND, 5537, 161, 0, 0}, /* 5539 */
    {RT_TERM_LAND, 5533, 4401, 0, 0}, /* 5540 */
    {RT_TERM_LAND, 5540, 105, 0, 0}, /* 5541 */
    {RT_TERM_LAND, 5540, 161, 0, 0}, /* 5542 */
    {RT_TERM_LAND, 5419, 246, 0, 0}, /* 5543 */
    {RT_TERM_LAND, 5543, 6, 0, 0}, /* 5544 */
    {RT_TERM_LAND, 5544, 3802, 0, 0}, /* 5545 */
    {RT_TERM_LAND, 5545, 25, 0, 0}, /* 5546 */
    {RT_TERM_LAND, 5545, 29, 0, 0}, /* 5547 */
    {RT_TERM_LAND, 5544, 3800, 0, 0}, /* 5548 */
    {RT_TERM_LAND, 5548, 25, 0, 0}, /* 5549 */
    {RT_TERM_LAND, 5548, 29, 0, 0}, /* 5550 */
    {RT_TERM_LAND, 5544, 3801, 0, 0}, /* 5551 */
    {RT_TERM_LAND, 5551, 25, 0, 0}, /* 5552 */
    {RT_TERM_LAND, 5551, 29, 0, 0}, /* 5553 */
    {RT_TERM_LAND, 5543, 727, 0, 0}, /* 5554 */
    {RT_TERM_LAND, 5554, 3802, 0, 0}, /* 5555 */
    {RT_TERM_LAND, 5555, 25, 0, 0}, /* 5556 */
    {RT_TERM_LAND, 5555, 29, 0, 0}, /* 5557 */
    {RT_TERM_LAND, 5554, 3800, 0, 0}, /* 5558 */
    {RT_TERM_LAND, 5558, 25, 0, 0}, /* 5559 */
    {RT_TERM_LAND, 5558, 29, 0, 0}, /* 5560 */
    {RT_TERM_LAND, 5554, 3801, 0, 0}, /* 5561 */
    {RT_TERM_LAND, 5561, 25, 0, 0}, /* 5562 */
    {RT_TERM_LAND, 5561, 29, 0, 0}, /* 5563 */
    {RT_TERM_LAND, 5543, 136, 0, 0}, /* 5564 */
    {RT_TERM_LAND, 5564, 4391, 0, 0}, /* 5565 */
    {RT_TERM_LAND, 5565, 105, 0, 0}, /* 5566 */
    {RT_TERM_LAND, 5565, 161, 0, 0}, /* 5567 */
    {RT_TERM_LAND, 5564, 4396, 0, 0}, /* 5568 */
    {RT_TERM_LAND, 5568, 105, 0, 0}, /* 5569 */
    {RT_TERM_LAND, 5568, 161, 0, 0}, /* 5570 */
    {RT_TERM_LAND, 5564, 4401, 0, 0}, /* 5571 */
    {RT_TERM_LAND, 5571, 105, 0, 0}, /* 5572 */
    {RT_TERM_LAND, 5571, 161, 0, 0}, /* 5573 */
    {RT_TERM_LAND, 5543, 2596, 0, 0}, /* 5574 */
    {RT_TERM_LAND, 5574, 4391, 0, 0}, /* 5575 */
    {RT_TERM_LAND, 5575, 105, 0, 0}, /* 5576 */
    {RT_TERM_LAND, 5575, 161, 0, 0}, /* 5577 */
    {RT_TERM_LAND, 5574, 4396, 0, 0}, /* 5578 */
    {RT_TERM_LAND, 5578, 105, 0, 0}, /* 5579 */
    {RT_TERM_LAND, 5578, 161, 0, 0}, /* 5580 */
    {RT_TERM_LAND, 5574, 4401, 0, 0}, /* 5581 */
    {RT_TERM_LAND, 5581, 105, 0, 0}, /* 5582 */
    {RT_TERM_LAND, 5581, 161, 0, 0}, /* 5583 */
    {RT_TERM_COND, 4499, 4453, 4444, 0}, /* 5584 */
    {RT_TERM_COND, 4456, 4455, 5584, 0}, /* 5585 */
    {RT_TERM_COND, 19, 5585, 4444, 0}, /* 5586 */
    {RT_TERM_SLICE, 5586, 2, 0, 32}, /* 5587 */
    {RT_TERM_SEXT, 5587, 0, 0, 32}, /* 5588 */
    {RT_TERM_REG, 997, 0, 0, 0}, /* 5589 */
    {RT_TERM_SEXT, 5589, 0, 0, 32}, /* 5590 */
    {RT_TERM_LT, 5588, 5590, 0, 0}, /* 5591 */
    {RT_TERM_LT, 5587, 5589, 0, 0}, /* 5592 */
    {RT_TERM_COND, 14, 5591, 5592, 0}, /* 5593 */
    {RT_TERM_EQ, 120, 85, 0, 0}, /* 5594 */
    {RT_TERM_EQ, 5593, 5594, 0, 0}, /* 5595 */
    {RT_TERM_LOR, 5251, 5595, 0, 0}, /* 5596 */
    {RT_TERM_LAND, 5250, 5596, 0, 0}, /* 5597 */
    {RT_TERM_LAND, 5597, 19, 0, 0}, /* 5598 */
    {RT_TERM_LAND, 5598, 6, 0, 0}, /* 5599 */
    {RT_TERM_LAND, 5599, 3802, 0, 0}, /* 5600 */
    {RT_TERM_LAND, 5600, 25, 0, 0}, /* 5601 */
    {RT_TERM_LAND, 5600, 29, 0, 0}, /* 5602 */
    {RT_TERM_LAND, 5599, 3800, 0, 0}, /* 5603 */
    {RT_TERM_LAND, 5603, 25, 0, 0}, /* 5604 */
    {RT_TERM_LAND, 5603, 29, 0, 0}, /* 5605 */
    {RT_TERM_LAND, 5599, 3801, 0, 0}, /* 5606 */
    {RT_TERM_LAND, 5606, 25, 0, 0}, /* 5607 */
    {RT_TERM_LAND, 5606, 29, 0, 0}, /* 5608 */
    {RT_TERM_LAND, 5598, 727, 0, 0}, /* 5609 */
    {RT_TERM_LAND, 5609, 3802, 0, 0}, /* 5610 */
    {RT_TERM_LAND, 5610, 25, 0, 0}, /* 5611 */
    {RT_TERM_LAND, 5610, 29, 0, 0}, /* 5612 */
    {RT_TERM_LAND, 5609, 3800, 0, 0}, /* 5613 */
    {RT_TERM_LAND, 5613, 25, 0, 0}, /* 5614 */
    {RT_TERM_LAND, 5613, 29, 0, 0}, /* 5615 */
    {RT_TERM_LAND, 5609, 3801, 0, 0}, /* 5616 */
    {RT_TERM_LAND, 5616, 25, 0, 0}, /* 5617 */
    {RT_TERM_LAND, 5616, 29, 0, 0}, /* 5618 */
    {RT_TERM_LAND, 5598, 136, 0, 0}, /* 5619 */
    {RT_TERM_LAND, 5619, 4391, 0, 0}, /* 5620 */
    {RT_TERM_LAND, 5620, 105, 0, 0}, /* 5621 */
    {RT_TERM_LAND, 5620, 161, 0, 0}, /* 5622 */
    {RT_TERM_LAND, 5619, 4396, 0, 0}, /* 5623 */
    {RT_TERM_LAND, 5623, 105, 0, 0}, /* 5624 */
    {RT_TERM_LAND, 5623, 161, 0, 0}, /* 5625 */
    {RT_TERM_LAND, 5619, 4401, 0, 0}, /* 5626 */
    {RT_TERM_LAND, 5626, 105, 0, 0}, /* 5627 */
    {RT_TERM_LAND, 5626, 161, 0, 0}, /* 5628 */
    {RT_TERM_LAND, 5598, 2596, 0, 0}, /* 5629 */
    {RT_TERM_LAND, 5629, 4391, 0, 0}, /* 5630 */
    {RT_TERM_LAND, 5630, 105, 0, 0}, /* 5631 */
    {RT_TERM_LAND, 5630, 161, 0, 0}, /* 5632 */
    {RT_TERM_LAND, 5629, 4396, 0, 0}, /* 5633 */
    {RT_TERM_LAND, 5633, 105, 0, 0}, /* 5634 */
    {RT_TERM_LAND, 5633, 161, 0, 0}, /* 5635 */
    {RT_TERM_LAND, 5629, 4401, 0, 0}, /* 5636 */
    {RT_TERM_LAND, 5636, 105, 0, 0}, /* 5637 */
    {RT_TERM_LAND, 5636, 161, 0, 0}, /* 5638 */
    {RT_TERM_LAND, 5598, 4457, 0, 0}, /* 5639 */
    {RT_TERM_LAND, 5639, 6, 0, 0}, /* 5640 */
    {RT_TERM_LAND, 5640, 3802, 0, 0}, /* 5641 */
    {RT_TERM_LAND, 5641, 25, 0, 0}, /* 5642 */
    {RT_TERM_LAND, 5641, 29, 0, 0}, /* 5643 */
    {RT_TERM_LAND, 5640, 3800, 0, 0}, /* 5644 */
    {RT_TERM_LAND, 5644, 25, 0, 0}, /* 5645 */
    {RT_TERM_LAND, 5644, 29, 0, 0}, /* 5646 */
    {RT_TERM_LAND, 5640, 3801, 0, 0}, /* 5647 */
    {RT_TERM_LAND, 5647, 25, 0, 0}, /* 5648 */
    {RT_TERM_LAND, 5647, 29, 0, 0}, /* 5649 */
    {RT_TERM_LAND, 5639, 727, 0, 0}, /* 5650 */
    {RT_TERM_LAND, 5650, 3802, 0, 0}, /* 5651 */
    {RT_TERM_LAND, 5651, 25, 0, 0}, /* 5652 */
    {RT_TERM_LAND, 5651, 29, 0, 0}, /* 5653 */
    {RT_TERM_LAND, 5650, 3800, 0, 0}, /* 5654 */
    {RT_TERM_LAND, 5654, 25, 0, 0}, /* 5655 */
    {RT_TERM_LAND, 5654, 29, 0, 0}, /* 5656 */
    {RT_TERM_LAND, 5650, 3801, 0, 0}, /* 5657 */
    {RT_TERM_LAND, 5657, 25, 0, 0}, /* 5658 */
    {RT_TERM_LAND, 5657, 29, 0, 0}, /* 5659 */
    {RT_TERM_LAND, 5639, 136, 0, 0}, /* 5660 */
    {RT_TERM_LAND, 5660, 4391, 0, 0}, /* 5661 */
    {RT_TERM_LAND, 5661, 105, 0, 0}, /* 5662 */
    {RT_TERM_LAND, 5661, 161, 0, 0}, /* 5663 */
    {RT_TERM_LAND, 5660, 4396, 0, 0}, /* 5664 */
    {RT_TERM_LAND, 5664, 105, 0, 0}, /* 5665 */
    {RT_TERM_LAND, 5664, 161, 0, 0}, /* 5666 */
    {RT_TERM_LAND, 5660, 4401, 0, 0}, /* 5667 */
    {RT_TERM_LAND, 5667, 105, 0, 0}, /* 5668 */
    {RT_TERM_LAND, 5667, 161, 0, 0}, /* 5669 */
    {RT_TERM_LAND, 5639, 2596, 0, 0}, /* 5670 */
    {RT_TERM_LAND, 5670, 4391, 0, 0}, /* 5671 */
    {RT_TERM_LAND, 5671, 105, 0, 0}, /* 5672 */
    {RT_TERM_LAND, 5671, 161, 0, 0}, /* 5673 */
    {RT_TERM_LAND, 5670, 4396, 0, 0}, /* 5674 */
    {RT_TERM_LAND, 5674, 105, 0, 0}, /* 5675 */
    {RT_TERM_LAND, 5674, 161, 0, 0}, /* 5676 */
    {RT_TERM_LAND, 5670, 4401, 0, 0}, /* 5677 */
    {RT_TERM_LAND, 5677, 105, 0, 0}, /* 5678 */
    {RT_TERM_LAND, 5677, 161, 0, 0}, /* 5679 */
    {RT_TERM_LAND, 5639, 4500, 0, 0}, /* 5680 */
    {RT_TERM_LAND, 5680, 6, 0, 0}, /* 5681 */
    {RT_TERM_LAND, 5681, 3802, 0, 0}, /* 5682 */
    {RT_TERM_LAND, 5682, 25, 0, 0}, /* 5683 */
    {RT_TERM_LAND, 5682, 29, 0, 0}, /* 5684 */
    {RT_TERM_LAND, 5681, 3800, 0, 0}, /* 5685 */
    {RT_TERM_LAND, 5685, 25, 0, 0}, /* 5686 */
    {RT_TERM_LAND, 5685, 29, 0, 0}, /* 5687 */
    {RT_TERM_LAND, 5681, 3801, 0, 0}, /* 5688 */
    {RT_TERM_LAND, 5688, 25, 0, 0}, /* 5689 */
    {RT_TERM_LAND, 5688, 29, 0, 0}, /* 5690 */
    {RT_TERM_LAND, 5680, 727, 0, 0}, /* 5691 */
    {RT_TERM_LAND, 5691, 3802, 0, 0}, /* 5692 */
    {RT_TERM_LAND, 5692, 25, 0, 0}, /* 5693 */
    {RT_TERM_LAND, 5692, 29, 0, 0}, /* 5694 */
    {RT_TERM_LAND, 5691, 3800, 0, 0}, /* 5695 */
    {RT_TERM_LAND, 5695, 25, 0, 0}, /* 5696 */
    {RT_TERM_LAND, 5695, 29, 0, 0}, /* 5697 */
    {RT_TERM_LAND, 5691, 3801, 0, 0}, /* 5698 */
    {RT_TERM_LAND, 5698, 25, 0, 0}, /* 5699 */
    {RT_TERM_LAND, 5698, 29, 0, 0}, /* 5700 */
    {RT_TERM_LAND, 5680, 136, 0, 0}, /* 5701 */
    {RT_TERM_LAND, 5701, 4391, 0, 0}, /* 5702 */
    {RT_TERM_LAND, 5702, 105, 0, 0}, /* 5703 */
    {RT_TERM_LAND, 5702, 161, 0, 0}, /* 5704 */
    {RT_TERM_LAND, 5701, 4396, 0, 0}, /* 5705 */
    {RT_TERM_LAND, 5705, 105, 0, 0}, /* 5706 */
    {RT_TERM_LAND, 5705, 161, 0, 0}, /* 5707 */
    {RT_TERM_LAND, 5701, 4401, 0, 0}, /* 5708 */
    {RT_TERM_LAND, 5708, 105, 0, 0}, /* 5709 */
    {RT_TERM_LAND, 5708, 161, 0, 0}, /* 5710 */
    {RT_TERM_LAND, 5680, 2596, 0, 0}, /* 5711 */
    {RT_TERM_LAND, 5711, 4391, 0, 0}, /* 5712 */
    {RT_TERM_LAND, 5712, 105, 0, 0}, /* 5713 */
    {RT_TERM_LAND, 5712, 161, 0, 0}, /* 5714 */
    {RT_TERM_LAND, 5711, 4396, 0, 0}, /* 5715 */
    {RT_TERM_LAND, 5715, 105, 0, 0}, /* 5716 */
    {RT_TERM_LAND, 5715, 161, 0, 0}, /* 5717 */
    {RT_TERM_LAND, 5711, 4401, 0, 0}, /* 5718 */
    {RT_TERM_LAND, 5718, 105, 0, 0}, /* 5719 */
    {RT_TERM_LAND, 5718, 161, 0, 0}, /* 5720 */
    {RT_TERM_LAND, 5597, 246, 0, 0}, /* 5721 */
    {RT_TERM_LAND, 5721, 6, 0, 0}, /* 5722 */
    {RT_TERM_LAND, 5722, 3802, 0, 0}, /* 5723 */
    {RT_TERM_LAND, 5723, 25, 0, 0}, /* 5724 */
    {RT_TERM_LAND, 5723, 29, 0, 0}, /* 5725 */
    {RT_TERM_LAND, 5722, 3800, 0, 0}, /* 5726 */
    {RT_TERM_LAND, 5726, 25, 0, 0}, /* 5727 */
    {RT_TERM_LAND, 5726, 29, 0, 0}, /* 5728 */
    {RT_TERM_LAND, 5722, 3801, 0, 0}, /* 5729 */
    {RT_TERM_LAND, 5729, 25, 0, 0}, /* 5730 */
    {RT_TERM_LAND, 5729, 29, 0, 0}, /* 5731 */
    {RT_TERM_LAND, 5721, 727, 0, 0}, /* 5732 */
    {RT_TERM_LAND, 5732, 3802, 0, 0}, /* 5733 */
    {RT_TERM_LAND, 5733, 25, 0, 0}, /* 5734 */
    {RT_TERM_LAND, 5733, 29, 0, 0}, /* 5735 */
    {RT_TERM_LAND, 5732, 3800, 0, 0}, /* 5736 */
    {RT_TERM_LAND, 5736, 25, 0, 0}, /* 5737 */
    {RT_TERM_LAND, 5736, 29, 0, 0}, /* 5738 */
    {RT_TERM_LAND, 5732, 3801, 0, 0}, /* 5739 */
    {RT_TERM_LAND, 5739, 25, 0, 0}, /* 5740 */
    {RT_TERM_LAND, 5739, 29, 0, 0}, /* 5741 */
    {RT_TERM_LAND, 5721, 136, 0, 0}, /* 5742 */
    {RT_TERM_LAND, 5742, 4391, 0, 0}, /* 5743 */
    {RT_TERM_LAND, 5743, 105, 0, 0}, /* 5744 */
    {RT_TERM_LAND, 5743, 161, 0, 0}, /* 5745 */
    {RT_TERM_LAND, 5742, 4396, 0, 0}, /* 5746 */
    {RT_TERM_LAND, 5746, 105, 0, 0}, /* 5747 */
    {RT_TERM_LAND, 5746, 161, 0, 0}, /* 5748 */
    {RT_TERM_LAND, 5742, 4401, 0, 0}, /* 5749 */
    {RT_TERM_LAND, 5749, 105, 0, 0}, /* 5750 */
    {RT_TERM_LAND, 5749, 161, 0, 0}, /* 5751 */
    {RT_TERM_LAND, 5721, 2596, 0, 0}, /* 5752 */
    {RT_TERM_LAND, 5752, 4391, 0, 0}, /* 5753 */
    {RT_TERM_LAND, 5753, 105, 0, 0}, /* 5754 */
    {RT_TERM_LAND, 5753, 161, 0, 0}, /* 5755 */
    {RT_TERM_LAND, 5752, 4396, 0, 0}, /* 5756 */
    {RT_TERM_LAND, 5756, 105, 0, 0}, /* 5757 */
    {RT_TERM_LAND, 5756, 161, 0, 0}, /* 5758 */
    {RT_TERM_LAND, 5752, 4401, 0, 0}, /* 5759 */
    {RT_TERM_LAND, 5759, 105, 0, 0}, /* 5760 */
    {RT_TERM_LAND, 5759, 161, 0, 0}, /* 5761 */
    {RT_TERM_LNOT, 5596, 0, 0, 0}, /* 5762 */
    {RT_TERM_LAND, 5250, 5762, 0, 0}, /* 5763 */
    {RT_TERM_LAND, 3801, 286, 0, 0}, /* 5764 */
    {RT_TERM_LAND, 4401, 121, 0, 0}, /* 5765 */
    {RT_TERM_COND, 4355, 998, 999, 0}, /* 5766 */
    {RT_TERM_COND, 4358, 9, 5766, 0}, /* 5767 */
    {RT_TERM_LAND, 5767, 4363, 0, 0}, /* 5768 */
    {RT_TERM_LAND, 5768, 4365, 0, 0}, /* 5769 */
    {RT_TERM_LAND, 5769, 212, 0, 0}, /* 5770 */
    {RT_TERM_LAND, 5770, 19, 0, 0}, /* 5771 */
    {RT_TERM_LAND, 5771, 3802, 0, 0}, /* 5772 */
    {RT_TERM_LAND, 5772, 25, 0, 0}, /* 5773 */
    {RT_TERM_LAND, 5772, 29, 0, 0}, /* 5774 */
    {RT_TERM_LAND, 5771, 3800, 0, 0}, /* 5775 */
    {RT_TERM_LAND, 5775, 25, 0, 0}, /* 5776 */
    {RT_TERM_LAND, 5775, 29, 0, 0}, /* 5777 */
    {RT_TERM_LAND, 5771, 3801, 0, 0}, /* 5778 */
    {RT_TERM_LAND, 5778, 25, 0, 0}, /* 5779 */
    {RT_TERM_LAND, 5778, 29, 0, 0}, /* 5780 */
    {RT_TERM_LAND, 5771, 4391, 0, 0}, /* 5781 */
    {RT_TERM_LAND, 5781, 105, 0, 0}, /* 5782 */
    {RT_TERM_MUL, 100, 136, 0, 0}, /* 5783 */
    {RT_TERM_LAND, 5781, 161, 0, 0}, /* 5784 */
    {RT_TERM_LAND, 5771, 4396, 0, 0}, /* 5785 */
    {RT_TERM_LAND, 5785, 105, 0, 0}, /* 5786 */
    {RT_TERM_MUL, 332, 170, 0, 0}, /* 5787 */
    {RT_TERM_LAND, 5785, 161, 0, 0}, /* 5788 */
    {RT_TERM_LAND, 5771, 4401, 0, 0}, /* 5789 */
    {RT_TERM_LAND, 5789, 105, 0, 0}, /* 5790 */
    {RT_TERM_LAND, 5789, 161, 0, 0}, /* 5791 */
    {RT_TERM_SLICE, 219, 764, 0, 8}, /* 5792 */
    {RT_TERM_SEXT, 5792, 0, 0, 8}, /* 5793 */
    {RT_TERM_COND, 25, 5793, 5792, 0}, /* 5794 */
    {RT_TERM_SLICE, 219, 632, 0, 16}, /* 5795 */
    {RT_TERM_SEXT, 5795, 0, 0, 16}, /* 5796 */
    {RT_TERM_COND, 25, 5796, 5795, 0}, /* 5797 */
    {RT_TERM_COND, 25, 220, 221, 0}, /* 5798 */
    {RT_TERM_COND, 3800, 5797, 5798, 0}, /* 5799 */
    {RT_TERM_COND, 3802, 5794, 5799, 0}, /* 5800 */
    {RT_TERM_REG, 966, 0, 0, 0}, /* 5801 */
    {RT_TERM_SLICE, 5801, 5783, 0, 8}, /* 5802 */
    {RT_TERM_SEXT, 5802, 0, 0, 8}, /* 5803 */
    {RT_TERM_COND, 105, 5803, 5802, 0}, /* 5804 */
    {RT_TERM_SLICE, 5801, 5787, 0, 16}, /* 5805 */
    {RT_TERM_SEXT, 5805, 0, 0, 16}, /* 5806 */
    {RT_TERM_COND, 105, 5806, 5805, 0}, /* 5807 */
    {RT_TERM_SEXT, 5801, 0, 0, 32}, /* 5808 */
    {RT_TERM_SLICE, 5801, 2, 0, 32}, /* 5809 */
    {RT_TERM_COND, 105, 5808, 5809, 0}, /* 5810 */
    {RT_TERM_SEXT, 121, 0, 0, 16}, /* 5811 */
    {RT_TERM_COND, 105, 5811, 121, 0}, /* 5812 */
    {RT_TERM_COND, 4401, 5810, 5812, 0}, /* 5813 */
    {RT_TERM_COND, 4396, 5807, 5813, 0}, /* 5814 */
    {RT_TERM_COND, 4391, 5804, 5814, 0}, /* 5815 */
    {RT_TERM_GT, 5800, 5815, 0, 0}, /* 5816 */
    {RT_TERM_LAND, 5771, 5816, 0, 0}, /* 5817 */
    {RT_TERM_LAND, 5817, 3802, 0, 0}, /* 5818 */
    {RT_TERM_LAND, 5818, 25, 0, 0}, /* 5819 */
    {RT_TERM_LAND, 5818, 29, 0, 0}, /* 5820 */
    {RT_TERM_LAND, 5817, 3800, 0, 0}, /* 5821 */
    {RT_TERM_LAND, 5821, 25, 0, 0}, /* 5822 */
    {RT_TERM_LAND, 5821, 29, 0, 0}, /* 5823 */
    {RT_TERM_LAND, 5817, 3801, 0, 0}, /* 5824 */
    {RT_TERM_LAND, 5824, 25, 0, 0}, /* 5825 */
    {RT_TERM_LAND, 5824, 29, 0, 0}, /* 5826 */
    {RT_TERM_LAND, 5817, 4391, 0, 0}, /* 5827 */
    {RT_TERM_LAND, 5827, 105, 0, 0}, /* 5828 */
    {RT_TERM_LAND, 5827, 161, 0, 0}, /* 5829 */
    {RT_TERM_LAND, 5817, 4396, 0, 0}, /* 5830 */
    {RT_TERM_LAND, 5830, 105, 0, 0}, /* 5831 */
    {RT_TERM_LAND, 5830, 161, 0, 0}, /* 5832 */
    {RT_TERM_LAND, 5817, 4401, 0, 0}, /* 5833 */
    {RT_TERM_LAND, 5833, 105, 0, 0}, /* 5834 */
    {RT_TERM_LAND, 5833, 161, 0, 0}, /* 5835 */
    {RT_TERM_LNOT, 5816, 0, 0, 0}, /* 5836 */
    {RT_TERM_LAND, 5771, 5836, 0, 0}, /* 5837 */
    {RT_TERM_LAND, 5837, 4391, 0, 0}, /* 5838 */
    {RT_TERM_LAND, 5838, 105, 0, 0}, /* 5839 */
    {RT_TERM_LAND, 5838, 161, 0, 0}, /* 5840 */
    {RT_TERM_LAND, 5837, 4396, 0, 0}, /* 5841 */
    {RT_TERM_LAND, 5841, 105, 0, 0}, /* 5842 */
    {RT_TERM_LAND, 5841, 161, 0, 0}, /* 5843 */
    {RT_TERM_LAND, 5837, 4401, 0, 0}, /* 5844 */
    {RT_TERM_LAND, 5844, 105, 0, 0}, /* 5845 */
    {RT_TERM_LAND, 5844, 161, 0, 0}, /* 5846 */
    {RT_TERM_LAND, 5837, 3802, 0, 0}, /* 5847 */
    {RT_TERM_LAND, 5847, 25, 0, 0}, /* 5848 */
    {RT_TERM_LAND, 5847, 29, 0, 0}, /* 5849 */
    {RT_TERM_LAND, 5837, 3800, 0, 0}, /* 5850 */
    {RT_TERM_LAND, 5850, 25, 0, 0}, /* 5851 */
    {RT_TERM_LAND, 5850, 29, 0, 0}, /* 5852 */
    {RT_TERM_LAND, 5837, 3801, 0, 0}, /* 5853 */
    {RT_TERM_LAND, 5853, 25, 0, 0}, /* 5854 */
    {RT_TERM_LAND, 5853, 29, 0, 0}, /* 5855 */
    {RT_TERM_SUB, 5800, 5815, 0, 0}, /* 5856 */
    {RT_TERM_SUB, 5815, 5800, 0, 0}, /* 5857 */
    {RT_TERM_COND, 5816, 5856, 5857, 0}, /* 5858 */
    {RT_TERM_LT, 5858, 4455, 0, 0}, /* 5859 */
    {RT_TERM_LNOT, 5859, 0, 0, 0}, /* 5860 */
    {RT_TERM_LAND, 5771, 5860, 0, 0}, /* 5861 */
    {RT_TERM_LAND, 5861, 3802, 0, 0}, /* 5862 */
    {RT_TERM_LAND, 5862, 25, 0, 0}, /* 5863 */
    {RT_TERM_LAND, 5862, 29, 0, 0}, /* 5864 */
    {RT_TERM_LAND, 5861, 3800, 0, 0}, /* 5865 */
    {RT_TERM_LAND, 5865, 25, 0, 0}, /* 5866 */
    {RT_TERM_LAND, 5865, 29, 0, 0}, /* 5867 */
    {RT_TERM_LAND, 5861, 3801, 0, 0}, /* 5868 */
    {RT_TERM_LAND, 5868, 25, 0, 0}, /* 5869 */
    {RT_TERM_LAND, 5868, 29, 0, 0}, /* 5870 */
    {RT_TERM_LAND, 5861, 4391, 0, 0}, /* 5871 */
    {RT_TERM_LAND, 5871, 105, 0, 0}, /* 5872 */
    {RT_TERM_LAND, 5871, 161, 0, 0}, /* 5873 */
    {RT_TERM_LAND, 5861, 4396, 0, 0}, /* 5874 */
    {RT_TERM_LAND, 5874, 105, 0, 0}, /* 5875 */
    {RT_TERM_LAND, 5874, 161, 0, 0}, /* 5876 */
    {RT_TERM_LAND, 5861, 4401, 0, 0}, /* 5877 */
    {RT_TERM_LAND, 5877, 105, 0, 0}, /* 5878 */
    {RT_TERM_LAND, 5877, 161, 0, 0}, /* 5879 */
    {RT_TERM_LAND, 5861, 5816, 0, 0}, /* 5880 */
    {RT_TERM_LAND, 5880, 3802, 0, 0}, /* 5881 */
    {RT_TERM_LAND, 5881, 25, 0, 0}, /* 5882 */
    {RT_TERM_LAND, 5881, 29, 0, 0}, /* 5883 */
    {RT_TERM_LAND, 5880, 3800, 0, 0}, /* 5884 */
    {RT_TERM_LAND, 5884, 25, 0, 0}, /* 5885 */
    {RT_TERM_LAND, 5884, 29, 0, 0}, /* 5886 */
    {RT_TERM_LAND, 5880, 3801, 0, 0}, /* 5887 */
    {RT_TERM_LAND, 5887, 25, 0, 0}, /* 5888 */
    {RT_TERM_LAND, 5887, 29, 0, 0}, /* 5889 */
    {RT_TERM_LAND, 5880, 4391, 0, 0}, /* 5890 */
    {RT_TERM_LAND, 5890, 105, 0, 0}, /* 5891 */
    {RT_TERM_LAND, 5890, 161, 0, 0}, /* 5892 */
    {RT_TERM_LAND, 5880, 4396, 0, 0}, /* 5893 */
    {RT_TERM_LAND, 5893, 105, 0, 0}, /* 5894 */
    {RT_TERM_LAND, 5893, 161, 0, 0}, /* 5895 */
    {RT_TERM_LAND, 5880, 4401, 0, 0}, /* 5896 */
    {RT_TERM_LAND, 5896, 105, 0, 0}, /* 5897 */
    {RT_TERM_LAND, 5896, 161, 0, 0}, /* 5898 */
    {RT_TERM_LAND, 5861, 5836, 0, 0}, /* 5899 */
    {RT_TERM_LAND, 5899, 4391, 0, 0}, /* 5900 */
    {RT_TERM_LAND, 5900, 105, 0, 0}, /* 5901 */
    {RT_TERM_LAND, 5900, 161, 0, 0}, /* 5902 */
    {RT_TERM_LAND, 5899, 4396, 0, 0}, /* 5903 */
    {RT_TERM_LAND, 5903, 105, 0, 0}, /* 5904 */
    {RT_TERM_LAND, 5903, 161, 0, 0}, /* 5905 */
    {RT_TERM_LAND, 5899, 4401, 0, 0}, /* 5906 */
    {RT_TERM_LAND, 5906, 105, 0, 0}, /* 5907 */
    {RT_TERM_LAND, 5906, 161, 0, 0}, /* 5908 */
    {RT_TERM_LAND, 5899, 3802, 0, 0}, /* 5909 */
    {RT_TERM_LAND, 5909, 25, 0, 0}, /* 5910 */
    {RT_TERM_LAND, 5909, 29, 0, 0}, /* 5911 */
    {RT_TERM_LAND, 5899, 3800, 0, 0}, /* 5912 */
    {RT_TERM_LAND, 5912, 25, 0, 0}, /* 5913 */
    {RT_TERM_LAND, 5912, 29, 0, 0}, /* 5914 */
    {RT_TERM_LAND, 5899, 3801, 0, 0}, /* 5915 */
    {RT_TERM_LAND, 5915, 25, 0, 0}, /* 5916 */
    {RT_TERM_LAND, 5915, 29, 0, 0}, /* 5917 */
    {RT_TERM_GT, 5858, 4453, 0, 0}, /* 5918 */
    {RT_TERM_LNOT, 5918, 0, 0, 0}, /* 5919 */
    {RT_TERM_LAND, 5861, 5919, 0, 0}, /* 5920 */
    {RT_TERM_LAND, 5920, 3802, 0, 0}, /* 5921 */
    {RT_TERM_LAND, 5921, 25, 0, 0}, /* 5922 */
    {RT_TERM_LAND, 5921, 29, 0, 0}, /* 5923 */
    {RT_TERM_LAND, 5920, 3800, 0, 0}, /* 5924 */
    {RT_TERM_LAND, 5924, 25, 0, 0}, /* 5925 */
    {RT_TERM_LAND, 5924, 29, 0, 0}, /* 5926 */
    {RT_TERM_LAND, 5920, 3801, 0, 0}, /* 5927 */
    {RT_TERM_LAND, 5927, 25, 0, 0}, /* 5928 */
    {RT_TERM_LAND, 5927, 29, 0, 0}, /* 5929 */
    {RT_TERM_LAND, 5920, 4391, 0, 0}, /* 5930 */
    {RT_TERM_LAND, 5930, 105, 0, 0}, /* 5931 */
    {RT_TERM_LAND, 5930, 161, 0, 0}, /* 5932 */
    {RT_TERM_LAND, 5920, 4396, 0, 0}, /* 5933 */
    {RT_TERM_LAND, 5933, 105, 0, 0}, /* 5934 */
    {RT_TERM_LAND, 5933, 161, 0, 0}, /* 5935 */
    {RT_TERM_LAND, 5920, 4401, 0, 0}, /* 5936 */
    {RT_TERM_LAND, 5936, 105, 0, 0}, /* 5937 */
    {RT_TERM_LAND, 5936, 161, 0, 0}, /* 5938 */
    {RT_TERM_LAND, 5920, 5816, 0, 0}, /* 5939 */
    {RT_TERM_LAND, 5939, 3802, 0, 0}, /* 5940 */
    {RT_TERM_LAND, 5940, 25, 0, 0}, /* 5941 */
    {RT_TERM_LAND, 5940, 29, 0, 0}, /* 5942 */
    {RT_TERM_LAND, 5939, 3800, 0, 0}, /* 5943 */
    {RT_TERM_LAND, 5943, 25, 0, 0}, /* 5944 */
    {RT_TERM_LAND, 5943, 29, 0, 0}, /* 5945 */
    {RT_TERM_LAND, 5939, 3801, 0, 0}, /* 5946 */
    {RT_TERM_LAND, 5946, 25, 0, 0}, /* 5947 */
    {RT_TERM_LAND, 5946, 29, 0, 0}, /* 5948 */
    {RT_TERM_LAND, 5939, 4391, 0, 0}, /* 5949 */
    {RT_TERM_LAND, 5949, 105, 0, 0}, /* 5950 */
    {RT_TERM_LAND, 5949, 161, 0, 0}, /* 5951 */
    {RT_TERM_LAND, 5939, 4396, 0, 0}, /* 5952 */
    {RT_TERM_LAND, 5952, 105, 0, 0}, /* 5953 */
    {RT_TERM_LAND, 5952, 161, 0, 0}, /* 5954 */
    {RT_TERM_LAND, 5939, 4401, 0, 0}, /* 5955 */
    {RT_TERM_LAND, 5955, 105, 0, 0}, /* 5956 */
    {RT_TERM_LAND, 5955, 161, 0, 0}, /* 5957 */
    {RT_TERM_LAND, 5920, 5836, 0, 0}, /* 5958 */
    {RT_TERM_LAND, 5958, 4391, 0, 0}, /* 5959 */
    {RT_TERM_LAND, 5959, 105, 0, 0}, /* 5960 */
    {RT_TERM_LAND, 5959, 161, 0, 0}, /* 5961 */
    {RT_TERM_LAND, 5958, 4396, 0, 0}, /* 5962 */
    {RT_TERM_LAND, 5962, 105, 0, 0}, /* 5963 */
    {RT_TERM_LAND, 5962, 161, 0, 0}, /* 5964 */
    {RT_TERM_LAND, 5958, 4401, 0, 0}, /* 5965 */
    {RT_TERM_LAND, 5965, 105, 0, 0}, /* 5966 */
    {RT_TERM_LAND, 5965, 161, 0, 0}, /* 5967 */
    {RT_TERM_LAND, 5958, 3802, 0, 0}, /* 5968 */
    {RT_TERM_LAND, 5968, 25, 0, 0}, /* 5969 */
    {RT_TERM_LAND, 5968, 29, 0, 0}, /* 5970 */
    {RT_TERM_LAND, 5958, 3800, 0, 0}, /* 5971 */
    {RT_TERM_LAND, 5971, 25, 0, 0}, /* 5972 */
    {RT_TERM_LAND, 5971, 29, 0, 0}, /* 5973 */
    {RT_TERM_LAND, 5958, 3801, 0, 0}, /* 5974 */
    {RT_TERM_LAND, 5974, 25, 0, 0}, /* 5975 */
    {RT_TERM_LAND, 5974, 29, 0, 0}, /* 5976 */
    {RT_TERM_LAND, 5770, 246, 0, 0}, /* 5977 */
    {RT_TERM_LAND, 5977, 3802, 0, 0}, /* 5978 */
    {RT_TERM_LAND, 5978, 25, 0, 0}, /* 5979 */
    {RT_TERM_LAND, 5978, 29, 0, 0}, /* 5980 */
    {RT_TERM_LAND, 5977, 3800, 0, 0}, /* 5981 */
    {RT_TERM_LAND, 5981, 25, 0, 0}, /* 5982 */
    {RT_TERM_LAND, 5981, 29, 0, 0}, /* 5983 */
    {RT_TERM_LAND, 5977, 3801, 0, 0}, /* 5984 */
    {RT_TERM_LAND, 5984, 25, 0, 0}, /* 5985 */
    {RT_TERM_LAND, 5984, 29, 0, 0}, /* 5986 */
    {RT_TERM_LAND, 5977, 4391, 0, 0}, /* 5987 */
    {RT_TERM_LAND, 5987, 105, 0, 0}, /* 5988 */
    {RT_TERM_LAND, 5987, 161, 0, 0}, /* 5989 */
    {RT_TERM_LAND, 5977, 4396, 0, 0}, /* 5990 */
    {RT_TERM_LAND, 5990, 105, 0, 0}, /* 5991 */
    {RT_TERM_LAND, 5990, 161, 0, 0}, /* 5992 */
    {RT_TERM_LAND, 5977, 4401, 0, 0}, /* 5993 */
    {RT_TERM_LAND, 5993, 105, 0, 0}, /* 5994 */
    {RT_TERM_LAND, 5993, 161, 0, 0}, /* 5995 */
    {RT_TERM_LAND, 5977, 5816, 0, 0}, /* 5996 */
    {RT_TERM_LAND, 5996, 3802, 0, 0}, /* 5997 */
    {RT_TERM_LAND, 5997, 25, 0, 0}, /* 5998 */
    {RT_TERM_LAND, 5997, 29, 0, 0}, /* 5999 */
    {RT_TERM_LAND, 5996, 3800, 0, 0}, /* 6000 */
    {RT_TERM_LAND, 6000, 25, 0, 0}, /* 6001 */
    {RT_TERM_LAND, 6000, 29, 0, 0}, /* 6002 */
    {RT_TERM_LAND, 5996, 3801, 0, 0}, /* 6003 */
    {RT_TERM_LAND, 6003, 25, 0, 0}, /* 6004 */
    {RT_TERM_LAND, 6003, 29, 0, 0}, /* 6005 */
    {RT_TERM_LAND, 5996, 4391, 0, 0}, /* 6006 */
    {RT_TERM_LAND, 6006, 105, 0, 0}, /* 6007 */
    {RT_TERM_LAND, 6006, 161, 0, 0}, /* 6008 */
    {RT_TERM_LAND, 5996, 4396, 0, 0}, /* 6009 */
    {RT_TERM_LAND, 6009, 105, 0, 0}, /* 6010 */
    {RT_TERM_LAND, 6009, 161, 0, 0}, /* 6011 */
    {RT_TERM_LAND, 5996, 4401, 0, 0}, /* 6012 */
    {RT_TERM_LAND, 6012, 105, 0, 0}, /* 6013 */
    {RT_TERM_LAND, 6012, 161, 0, 0}, /* 6014 */
    {RT_TERM_LAND, 5977, 5836, 0, 0}, /* 6015 */
    {RT_TERM_LAND, 6015, 4391, 0, 0}, /* 6016 */
    {RT_TERM_LAND, 6016, 105, 0, 0}, /* 6017 */
    {RT_TERM_LAND, 6016, 161, 0, 0}, /* 6018 */
    {RT_TERM_LAND, 6015, 4396, 0, 0}, /* 6019 */
    {RT_TERM_LAND, 6019, 105, 0, 0}, /* 6020 */
    {RT_TERM_LAND, 6019, 161, 0, 0}, /* 6021 */
    {RT_TERM_LAND, 6015, 4401, 0, 0}, /* 6022 */
    {RT_TERM_LAND, 6022, 105, 0, 0}, /* 6023 */
    {RT_TERM_LAND, 6022, 161, 0, 0}, /* 6024 */
    {RT_TERM_LAND, 6015, 3802, 0, 0}, /* 6025 */
    {RT_TERM_LAND, 6025, 25, 0, 0}, /* 6026 */
    {RT_TERM_LAND, 6025, 29, 0, 0}, /* 6027 */
    {RT_TERM_LAND, 6015, 3800, 0, 0}, /* 6028 */
    {RT_TERM_LAND, 6028, 25, 0, 0}, /* 6029 */
    {RT_TERM_LAND, 6028, 29, 0, 0}, /* 6030 */
    {RT_TERM_LAND, 6015, 3801, 0, 0}, /* 6031 */
    {RT_TERM_LAND, 6031, 25, 0, 0}, /* 6032 */
    {RT_TERM_LAND, 6031, 29, 0, 0}, /* 6033 */
    {RT_TERM_LAND, 5769, 4583, 0, 0}, /* 6034 */
    {RT_TERM_LAND, 6034, 19, 0, 0}, /* 6035 */
    {RT_TERM_LAND, 6035, 3802, 0, 0}, /* 6036 */
    {RT_TERM_LAND, 6036, 25, 0, 0}, /* 6037 */
    {RT_TERM_LAND, 6036, 29, 0, 0}, /* 6038 */
    {RT_TERM_LAND, 6035, 3800, 0, 0}, /* 6039 */
    {RT_TERM_LAND, 6039, 25, 0, 0}, /* 6040 */
    {RT_TERM_LAND, 6039, 29, 0, 0}, /* 6041 */
    {RT_TERM_LAND, 6035, 3801, 0, 0}, /* 6042 */
    {RT_TERM_LAND, 6042, 25, 0, 0}, /* 6043 */
    {RT_TERM_LAND, 6042, 29, 0, 0}, /* 6044 */
    {RT_TERM_LAND, 6035, 4391, 0, 0}, /* 6045 */
    {RT_TERM_LAND, 6045, 105, 0, 0}, /* 6046 */
    {RT_TERM_LAND, 6045, 161, 0, 0}, /* 6047 */
    {RT_TERM_LAND, 6035, 4396, 0, 0}, /* 6048 */
    {RT_TERM_LAND, 6048, 105, 0, 0}, /* 6049 */
    {RT_TERM_LAND, 6048, 161, 0, 0}, /* 6050 */
    {RT_TERM_LAND, 6035, 4401, 0, 0}, /* 6051 */
    {RT_TERM_LAND, 6051, 105, 0, 0}, /* 6052 */
    {RT_TERM_LAND, 6051, 161, 0, 0}, /* 6053 */
    {RT_TERM_LAND, 6035, 5816, 0, 0}, /* 6054 */
    {RT_TERM_LAND, 6054, 3802, 0, 0}, /* 6055 */
    {RT_TERM_LAND, 6055, 25, 0, 0}, /* 6056 */
    {RT_TERM_LAND, 6055, 29, 0, 0}, /* 6057 */
    {RT_TERM_LAND, 6054, 3800, 0, 0}, /* 6058 */
    {RT_TERM_LAND, 6058, 25, 0, 0}, /* 6059 */
    {RT_TERM_LAND, 6058, 29, 0, 0}, /* 6060 */
    {RT_TERM_LAND, 6054, 3801, 0, 0}, /* 6061 */
    {RT_TERM_LAND, 6061, 25, 0, 0}, /* 6062 */
    {RT_TERM_LAND, 6061, 29, 0, 0}, /* 6063 */
    {RT_TERM_LAND, 6054, 4391, 0, 0}, /* 6064 */
    {RT_TERM_LAND, 6064, 105, 0, 0}, /* 6065 */
    {RT_TERM_LAND, 6064, 161, 0, 0}, /* 6066 */
    {RT_TERM_LAND, 6054, 4396, 0, 0}, /* 6067 */
    {RT_TERM_LAND, 6067, 105, 0, 0}, /* 6068 */
    {RT_TERM_LAND, 6067, 161, 0, 0}, /* 6069 */
    {RT_TERM_LAND, 6054, 4401, 0, 0}, /* 6070 */
    {RT_TERM_LAND, 6070, 105, 0, 0}, /* 6071 */
    {RT_TERM_LAND, 6070, 161, 0, 0}, /* 6072 */
    {RT_TERM_LAND, 6035, 5836, 0, 0}, /* 6073 */
    {RT_TERM_LAND, 6073, 4391, 0, 0}, /* 6074 */
    {RT_TERM_LAND, 6074, 105, 0, 0}, /* 6075 */
    {RT_TERM_LAND, 6074, 161, 0, 0}, /* 6076 */
    {RT_TERM_LAND, 6073, 4396, 0, 0}, /* 6077 */
    {RT_TERM_LAND, 6077, 105, 0, 0}, /* 6078 */
    {RT_TERM_LAND, 6077, 161, 0, 0}, /* 6079 */
    {RT_TERM_LAND, 6073, 4401, 0, 0}, /* 6080 */
    {RT_TERM_LAND, 6080, 105, 0, 0}, /* 6081 */
    {RT_TERM_LAND, 6080, 161, 0, 0}, /* 6082 */
    {RT_TERM_LAND, 6073, 3802, 0, 0}, /* 6083 */
    {RT_TERM_LAND, 6083, 25, 0, 0}, /* 6084 */
    {RT_TERM_LAND, 6083, 29, 0, 0}, /* 6085 */
    {RT_TERM_LAND, 6073, 3800, 0, 0}, /* 6086 */
    {RT_TERM_LAND, 6086, 25, 0, 0}, /* 6087 */
    {RT_TERM_LAND, 6086, 29, 0, 0}, /* 6088 */
    {RT_TERM_LAND, 6073, 3801, 0, 0}, /* 6089 */
    {RT_TERM_LAND, 6089, 25, 0, 0}, /* 6090 */
    {RT_TERM_LAND, 6089, 29, 0, 0}, /* 6091 */
    {RT_TERM_LAND, 6035, 5860, 0, 0}, /* 6092 */
    {RT_TERM_LAND, 6092, 3802, 0, 0}, /* 6093 */
    {RT_TERM_LAND, 6093, 25, 0, 0}, /* 6094 */
    {RT_TERM_LAND, 6093, 29, 0, 0}, /* 6095 */
    {RT_TERM_LAND, 6092, 3800, 0, 0}, /* 6096 */
    {RT_TERM_LAND, 6096, 25, 0, 0}, /* 6097 */
    {RT_TERM_LAND, 6096, 29, 0, 0}, /* 6098 */
    {RT_TERM_LAND, 6092, 3801, 0, 0}, /* 6099 */
    {RT_TERM_LAND, 6099, 25, 0, 0}, /* 6100 */
    {RT_TERM_LAND, 6099, 29, 0, 0}, /* 6101 */
    {RT_TERM_LAND, 6092, 4391, 0, 0}, /* 6102 */
    {RT_TERM_LAND, 6102, 105, 0, 0}, /* 6103 */
    {RT_TERM_LAND, 6102, 161, 0, 0}, /* 6104 */
    {RT_TERM_LAND, 6092, 4396, 0, 0}, /* 6105 */
    {RT_TERM_LAND, 6105, 105, 0, 0}, /* 6106 */
    {RT_TERM_LAND, 6105, 161, 0, 0}, /* 6107 */
    {RT_TERM_LAND, 6092, 4401, 0, 0}, /* 6108 */
    {RT_TERM_LAND, 6108, 105, 0, 0}, /* 6109 */
    {RT_TERM_LAND, 6108, 161, 0, 0}, /* 6110 */
    {RT_TERM_LAND, 6092, 5816, 0, 0}, /* 6111 */
    {RT_TERM_LAND, 6111, 3802, 0, 0}, /* 6112 */
    {RT_TERM_LAND, 6112, 25, 0, 0}, /* 6113 */
    {RT_TERM_LAND, 6112, 29, 0, 0}, /* 6114 */
    {RT_TERM_LAND, 6111, 3800, 0, 0}, /* 6115 */
    {RT_TERM_LAND, 6115, 25, 0, 0}, /* 6116 */
    {RT_TERM_LAND, 6115, 29, 0, 0}, /* 6117 */
    {RT_TERM_LAND, 6111, 3801, 0, 0}, /* 6118 */
    {RT_TERM_LAND, 6118, 25, 0, 0}, /* 6119 */
    {RT_TERM_LAND, 6118, 29, 0, 0}, /* 6120 */
    {RT_TERM_LAND, 6111, 4391, 0, 0}, /* 6121 */
    {RT_TERM_LAND, 6121, 105, 0, 0}, /* 6122 */
    {RT_TERM_LAND, 6121, 161, 0, 0}, /* 6123 */
    {RT_TERM_LAND, 6111, 4396, 0, 0}, /* 6124 */
    {RT_TERM_LAND, 6124, 105, 0, 0}, /* 6125 */
    {RT_TERM_LAND, 6124, 161, 0, 0}, /* 6126 */
    {RT_TERM_LAND, 6111, 4401, 0, 0}, /* 6127 */
    {RT_TERM_LAND, 6127, 105, 0, 0}, /* 6128 */
    {RT_TERM_LAND, 6127, 161, 0, 0}, /* 6129 */
    {RT_TERM_LAND, 6092, 5836, 0, 0}, /* 6130 */
    {RT_TERM_LAND, 6130, 4391, 0, 0}, /* 6131 */
    {RT_TERM_LAND, 6131, 105, 0, 0}, /* 6132 */
    {RT_TERM_LAND, 6131, 161, 0, 0}, /* 6133 */
    {RT_TERM_LAND, 6130, 4396, 0, 0}, /* 6134 */
    {RT_TERM_LAND, 6134, 105, 0, 0}, /* 6135 */
    {RT_TERM_LAND, 6134, 161, 0, 0}, /* 6136 */
    {RT_TERM_LAND, 6130, 4401, 0, 0}, /* 6137 */
    {RT_TERM_LAND, 6137, 105, 0, 0}, /* 6138 */
    {RT_TERM_LAND, 6137, 161, 0, 0}, /* 6139 */
    {RT_TERM_LAND, 6130, 3802, 0, 0}, /* 6140 */
    {RT_TERM_LAND, 6140, 25, 0, 0}, /* 6141 */
    {RT_TERM_LAND, 6140, 29, 0, 0}, /* 6142 */
    {RT_TERM_LAND, 6130, 3800, 0, 0}, /* 6143 */
    {RT_TERM_LAND, 6143, 25, 0, 0}, /* 6144 */
    {RT_TERM_LAND, 6143, 29, 0, 0}, /* 6145 */
    {RT_TERM_LAND, 6130, 3801, 0, 0}, /* 6146 */
    {RT_TERM_LAND, 6146, 25, 0, 0}, /* 6147 */
    {RT_TERM_LAND, 6146, 29, 0, 0}, /* 6148 */
    {RT_TERM_LAND, 6092, 5919, 0, 0}, /* 6149 */
    {RT_TERM_LAND, 6149, 3802, 0, 0}, /* 6150 */
    {RT_TERM_LAND, 6150, 25, 0, 0}, /* 6151 */
    {RT_TERM_LAND, 6150, 29, 0, 0}, /* 6152 */
    {RT_TERM_LAND, 6149, 3800, 0, 0}, /* 6153 */
    {RT_TERM_LAND, 6153, 25, 0, 0}, /* 6154 */
    {RT_TERM_LAND, 6153, 29, 0, 0}, /* 6155 */
    {RT_TERM_LAND, 6149, 3801, 0, 0}, /* 6156 */
    {RT_TERM_LAND, 6156, 25, 0, 0}, /* 6157 */
    {RT_TERM_LAND, 6156, 29, 0, 0}, /* 6158 */
    {RT_TERM_LAND, 6149, 4391, 0, 0}, /* 6159 */
    {RT_TERM_LAND, 6159, 105, 0, 0}, /* 6160 */
    {RT_TERM_LAND, 6159, 161, 0, 0}, /* 6161 */
    {RT_TERM_LAND, 6149, 4396, 0, 0}, /* 6162 */
    {RT_TERM_LAND, 6162, 105, 0, 0}, /* 6163 */
    {RT_TERM_LAND, 6162, 161, 0, 0}, /* 6164 */
    {RT_TERM_LAND, 6149, 4401, 0, 0}, /* 6165 */
    {RT_TERM_LAND, 6165, 105, 0, 0}, /* 6166 */
    {RT_TERM_LAND, 6165, 161, 0, 0}, /* 6167 */
    {RT_TERM_LAND, 6149, 5816, 0, 0}, /* 6168 */
    {RT_TERM_LAND, 6168, 3802, 0, 0}, /* 6169 */
    {RT_TERM_LAND, 6169, 25, 0, 0}, /* 6170 */
    {RT_TERM_LAND, 6169, 29, 0, 0}, /* 6171 */
    {RT_TERM_LAND, 6168, 3800, 0, 0}, /* 6172 */
    {RT_TERM_LAND, 6172, 25, 0, 0}, /* 6173 */
    {RT_TERM_LAND, 6172, 29, 0, 0}, /* 6174 */
    {RT_TERM_LAND, 6168, 3801, 0, 0}, /* 6175 */
    {RT_TERM_LAND, 6175, 25, 0, 0}, /* 6176 */
    {RT_TERM_LAND, 6175, 29, 0, 0}, /* 6177 */
    {RT_TERM_LAND, 6168, 4391, 0, 0}, /* 6178 */
    {RT_TERM_LAND, 6178, 105, 0, 0}, /* 6179 */
    {RT_TERM_LAND, 6178, 161, 0, 0}, /* 6180 */
    {RT_TERM_LAND, 6168, 4396, 0, 0}, /* 6181 */
    {RT_TERM_LAND, 6181, 105, 0, 0}, /* 6182 */
    {RT_TERM_LAND, 6181, 161, 0, 0}, /* 6183 */
    {RT_TERM_LAND, 6168, 4401, 0, 0}, /* 6184 */
    {RT_TERM_LAND, 6184, 105, 0, 0}, /* 6185 */
    {RT_TERM_LAND, 6184, 161, 0, 0}, /* 6186 */
    {RT_TERM_LAND, 6149, 5836, 0, 0}, /* 6187 */
    {RT_TERM_LAND, 6187, 4391, 0, 0}, /* 6188 */
    {RT_TERM_LAND, 6188, 105, 0, 0}, /* 6189 */
    {RT_TERM_LAND, 6188, 161, 0, 0}, /* 6190 */
    {RT_TERM_LAND, 6187, 4396, 0, 0}, /* 6191 */
    {RT_TERM_LAND, 6191, 105, 0, 0}, /* 6192 */
    {RT_TERM_LAND, 6191, 161, 0, 0}, /* 6193 */
    {RT_TERM_LAND, 6187, 4401, 0, 0}, /* 6194 */
    {RT_TERM_LAND, 6194, 105, 0, 0}, /* 6195 */
    {RT_TERM_LAND, 6194, 161, 0, 0}, /* 6196 */
    {RT_TERM_LAND, 6187, 3802, 0, 0}, /* 6197 */
    {RT_TERM_LAND, 6197, 25, 0, 0}, /* 6198 */
    {RT_TERM_LAND, 6197, 29, 0, 0}, /* 6199 */
    {RT_TERM_LAND, 6187, 3800, 0, 0}, /* 6200 */
    {RT_TERM_LAND, 6200, 25, 0, 0}, /* 6201 */
    {RT_TERM_LAND, 6200, 29, 0, 0}, /* 6202 */
    {RT_TERM_LAND, 6187, 3801, 0, 0}, /* 6203 */
    {RT_TERM_LAND, 6203, 25, 0, 0}, /* 6204 */
    {RT_TERM_LAND, 6203, 29, 0, 0}, /* 6205 */
    {RT_TERM_LAND, 6034, 246, 0, 0}, /* 6206 */
    {RT_TERM_LAND, 6206, 3802, 0, 0}, /* 6207 */
    {RT_TERM_LAND, 6207, 25, 0, 0}, /* 6208 */
    {RT_TERM_LAND, 6207, 29, 0, 0}, /* 6209 */
    {RT_TERM_LAND, 6206, 3800, 0, 0}, /* 6210 */
    {RT_TERM_LAND, 6210, 25, 0, 0}, /* 6211 */
    {RT_TERM_LAND, 6210, 29, 0, 0}, /* 6212 */
    {RT_TERM_LAND, 6206, 3801, 0, 0}, /* 6213 */
    {RT_TERM_LAND, 6213, 25, 0, 0}, /* 6214 */
    {RT_TERM_LAND, 6213, 29, 0, 0}, /* 6215 */
    {RT_TERM_LAND, 6206, 4391, 0, 0}, /* 6216 */
    {RT_TERM_LAND, 6216, 105, 0, 0}, /* 6217 */
    {RT_TERM_LAND, 6216, 161, 0, 0}, /* 6218 */
    {RT_TERM_LAND, 6206, 4396, 0, 0}, /* 6219 */
    {RT_TERM_LAND, 6219, 105, 0, 0}, /* 6220 */
    {RT_TERM_LAND, 6219, 161, 0, 0}, /* 6221 */
    {RT_TERM_LAND, 6206, 4401, 0, 0}, /* 6222 */
    {RT_TERM_LAND, 6222, 105, 0, 0}, /* 6223 */
    {RT_TERM_LAND, 6222, 161, 0, 0}, /* 6224 */
    {RT_TERM_LAND, 6206, 5816, 0, 0}, /* 6225 */
    {RT_TERM_LAND, 6225, 3802, 0, 0}, /* 6226 */
    {RT_TERM_LAND, 6226, 25, 0, 0}, /* 6227 */
    {RT_TERM_LAND, 6226, 29, 0, 0}, /* 6228 */
    {RT_TERM_LAND, 6225, 3800, 0, 0}, /* 6229 */
    {RT_TERM_LAND, 6229, 25, 0, 0}, /* 6230 */
    {RT_TERM_LAND, 6229, 29, 0, 0}, /* 6231 */
    {RT_TERM_LAND, 6225, 3801, 0, 0}, /* 6232 */
    {RT_TERM_LAND, 6232, 25, 0, 0}, /* 6233 */
    {RT_TERM_LAND, 6232, 29, 0, 0}, /* 6234 */
    {RT_TERM_LAND, 6225, 4391, 0, 0}, /* 6235 */
    {RT_TERM_LAND, 6235, 105, 0, 0}, /* 6236 */
    {RT_TERM_LAND, 6235, 161, 0, 0}, /* 6237 */
    {RT_TERM_LAND, 6225, 4396, 0, 0}, /* 6238 */
    {RT_TERM_LAND, 6238, 105, 0, 0}, /* 6239 */
    {RT_TERM_LAND, 6238, 161, 0, 0}, /* 6240 */
    {RT_TERM_LAND, 6225, 4401, 0, 0}, /* 6241 */
    {RT_TERM_LAND, 6241, 105, 0, 0}, /* 6242 */
    {RT_TERM_LAND, 6241, 161, 0, 0}, /* 6243 */
    {RT_TERM_LAND, 6206, 5836, 0, 0}, /* 6244 */
    {RT_TERM_LAND, 6244, 4391, 0, 0}, /* 6245 */
    {RT_TERM_LAND, 6245, 105, 0, 0}, /* 6246 */
    {RT_TERM_LAND, 6245, 161, 0, 0}, /* 6247 */
    {RT_TERM_LAND, 6244, 4396, 0, 0}, /* 6248 */
    {RT_TERM_LAND, 6248, 105, 0, 0}, /* 6249 */
    {RT_TERM_LAND, 6248, 161, 0, 0}, /* 6250 */
    {RT_TERM_LAND, 6244, 4401, 0, 0}, /* 6251 */
    {RT_TERM_LAND, 6251, 105, 0, 0}, /* 6252 */
    {RT_TERM_LAND, 6251, 161, 0, 0}, /* 6253 */
    {RT_TERM_LAND, 6244, 3802, 0, 0}, /* 6254 */
    {RT_TERM_LAND, 6254, 25, 0, 0}, /* 6255 */
    {RT_TERM_LAND, 6254, 29, 0, 0}, /* 6256 */
    {RT_TERM_LAND, 6244, 3800, 0, 0}, /* 6257 */
    {RT_TERM_LAND, 6257, 25, 0, 0}, /* 6258 */
    {RT_TERM_LAND, 6257, 29, 0, 0}, /* 6259 */
    {RT_TERM_LAND, 6244, 3801, 0, 0}, /* 6260 */
    {RT_TERM_LAND, 6260, 25, 0, 0}, /* 6261 */
    {RT_TERM_LAND, 6260, 29, 0, 0}, /* 6262 */
    {RT_TERM_LAND, 5768, 4749, 0, 0}, /* 6263 */
    {RT_TERM_LAND, 6263, 271, 0, 0}, /* 6264 */
    {RT_TERM_LAND, 6264, 19, 0, 0}, /* 6265 */
    {RT_TERM_LAND, 6265, 3802, 0, 0}, /* 6266 */
    {RT_TERM_LAND, 6266, 25, 0, 0}, /* 6267 */
    {RT_TERM_LAND, 6266, 29, 0, 0}, /* 6268 */
    {RT_TERM_LAND, 6265, 3800, 0, 0}, /* 6269 */
    {RT_TERM_LAND, 6269, 25, 0, 0}, /* 6270 */
    {RT_TERM_LAND, 6269, 29, 0, 0}, /* 6271 */
    {RT_TERM_LAND, 6265, 3801, 0, 0}, /* 6272 */
    {RT_TERM_LAND, 6272, 25, 0, 0}, /* 6273 */
    {RT_TERM_LAND, 6272, 29, 0, 0}, /* 6274 */
    {RT_TERM_LAND, 6265, 4391, 0, 0}, /* 6275 */
    {RT_TERM_LAND, 6275, 105, 0, 0}, /* 6276 */
    {RT_TERM_LAND, 6275, 161, 0, 0}, /* 6277 */
    {RT_TERM_LAND, 6265, 4396, 0, 0}, /* 6278 */
    {RT_TERM_LAND, 6278, 105, 0, 0}, /* 6279 */
    {RT_TERM_LAND, 6278, 161, 0, 0}, /* 6280 */
    {RT_TERM_LAND, 6265, 4401, 0, 0}, /* 6281 */
    {RT_TERM_LAND, 6281, 105, 0, 0}, /* 6282 */
    {RT_TERM_LAND, 6281, 161, 0, 0}, /* 6283 */
    {RT_TERM_LAND, 6265, 5816, 0, 0}, /* 6284 */
    {RT_TERM_LAND, 6284, 3802, 0, 0}, /* 6285 */
    {RT_TERM_LAND, 6285, 25, 0, 0}, /* 6286 */
    {RT_TERM_LAND, 6285, 29, 0, 0}, /* 6287 */
    {RT_TERM_LAND, 6284, 3800, 0, 0}, /* 6288 */
    {RT_TERM_LAND, 6288, 25, 0, 0}, /* 6289 */
    {RT_TERM_LAND, 6288, 29, 0, 0}, /* 6290 */
    {RT_TERM_LAND, 6284, 3801, 0, 0}, /* 6291 */
    {RT_TERM_LAND, 6291, 25, 0, 0}, /* 6292 */
    {RT_TERM_LAND, 6291, 29, 0, 0}, /* 6293 */
    {RT_TERM_LAND, 6284, 4391, 0, 0}, /* 6294 */
    {RT_TERM_LAND, 6294, 105, 0, 0}, /* 6295 */
    {RT_TERM_LAND, 6294, 161, 0, 0}, /* 6296 */
    {RT_TERM_LAND, 6284, 4396, 0, 0}, /* 6297 */
    {RT_TERM_LAND, 6297, 105, 0, 0}, /* 6298 */
    {RT_TERM_LAND, 6297, 161, 0, 0}, /* 6299 */
    {RT_TERM_LAND, 6284, 4401, 0, 0}, /* 6300 */
    {RT_TERM_LAND, 6300, 105, 0, 0}, /* 6301 */
    {RT_TERM_LAND, 6300, 161, 0, 0}, /* 6302 */
    {RT_TERM_LAND, 6265, 5836, 0, 0}, /* 6303 */
    {RT_TERM_LAND, 6303, 4391, 0, 0}, /* 6304 */
    {RT_TERM_LAND, 6304, 105, 0, 0}, /* 6305 */
    {RT_TERM_LAND, 6304, 161, 0, 0}, /* 6306 */
    {RT_TERM_LAND, 6303, 4396, 0, 0}, /* 6307 */
    {RT_TERM_LAND, 6307, 105, 0, 0}, /* 6308 */
    {RT_TERM_LAND, 6307, 161, 0, 0}, /* 6309 */
    {RT_TERM_LAND, 6303, 4401, 0, 0}, /* 6310 */
    {RT_TERM_LAND, 6310, 105, 0, 0}, /* 6311 */
    {RT_TERM_LAND, 6310, 161, 0, 0}, /* 6312 */
    {RT_TERM_LAND, 6303, 3802, 0, 0}, /* 6313 */
    {RT_TERM_LAND, 6313, 25, 0, 0}, /* 6314 */
    {RT_TERM_LAND, 6313, 29, 0, 0}, /* 6315 */
    {RT_TERM_LAND, 6303, 3800, 0, 0}, /* 6316 */
    {RT_TERM_LAND, 6316, 25, 0, 0}, /* 6317 */
    {RT_TERM_LAND, 6316, 29, 0, 0}, /* 6318 */
    {RT_TERM_LAND, 6303, 3801, 0, 0}, /* 6319 */
    {RT_TERM_LAND, 6319, 25, 0, 0}, /* 6320 */
    {RT_TERM_LAND, 6319, 29, 0, 0}, /* 6321 */
    {RT_TERM_LAND, 6265, 5860, 0, 0}, /* 6322 */
    {RT_TERM_LAND, 6322, 3802, 0, 0}, /* 6323 */
    {RT_TERM_LAND, 6323, 25, 0, 0}, /* 6324 */
    {RT_TERM_LAND, 6323, 29, 0, 0}, /* 6325 */
    {RT_TERM_LAND, 6322, 3800, 0, 0}, /* 6326 */
    {RT_TERM_LAND, 6326, 25, 0, 0}, /* 6327 */
    {RT_TERM_LAND, 6326, 29, 0, 0}, /* 6328 */
    {RT_TERM_LAND, 6322, 3801, 0, 0}, /* 6329 */
    {RT_TERM_LAND, 6329, 25, 0, 0}, /* 6330 */
    {RT_TERM_LAND, 6329, 29, 0, 0}, /* 6331 */
    {RT_TERM_LAND, 6322, 4391, 0, 0}, /* 6332 */
    {RT_TERM_LAND, 6332, 105, 0, 0}, /* 6333 */
    {RT_TERM_LAND, 6332, 161, 0, 0}, /* 6334 */
    {RT_TERM_LAND, 6322, 4396, 0, 0}, /* 6335 */
    {RT_TERM_LAND, 6335, 105, 0, 0}, /* 6336 */
    {RT_TERM_LAND, 6335, 161, 0, 0}, /* 6337 */
    {RT_TERM_LAND, 6322, 4401, 0, 0}, /* 6338 */
    {RT_TERM_LAND, 6338, 105, 0, 0}, /* 6339 */
    {RT_TERM_LAND, 6338, 161, 0, 0}, /* 6340 */
    {RT_TERM_LAND, 6322, 5816, 0, 0}, /* 6341 */
    {RT_TERM_LAND, 6341, 3802, 0, 0}, /* 6342 */
    {RT_TERM_LAND, 6342, 25, 0, 0}, /* 6343 */
    {RT_TERM_LAND, 6342, 29, 0, 0}, /* 6344 */
    {RT_TERM_LAND, 6341, 3800, 0, 0}, /* 6345 */
    {RT_TERM_LAND, 6345, 25, 0, 0}, /* 6346 */
    {RT_TERM_LAND, 6345, 29, 0, 0}, /* 6347 */
    {RT_TERM_LAND, 6341, 3801, 0, 0}, /* 6348 */
    {RT_TERM_LAND, 6348, 25, 0, 0}, /* 6349 */
    {RT_TERM_LAND, 6348, 29, 0, 0}, /* 6350 */
    {RT_TERM_LAND, 6341, 4391, 0, 0}, /* 6351 */
    {RT_TERM_LAND, 6351, 105, 0, 0}, /* 6352 */
    {RT_TERM_LAND, 6351, 161, 0, 0}, /* 6353 */
    {RT_TERM_LAND, 6341, 4396, 0, 0}, /* 6354 */
    {RT_TERM_LAND, 6354, 105, 0, 0}, /* 6355 */
    {RT_TERM_LAND, 6354, 161, 0, 0}, /* 6356 */
    {RT_TERM_LAND, 6341, 4401, 0, 0}, /* 6357 */
    {RT_TERM_LAND, 6357, 105, 0, 0}, /* 6358 */
    {RT_TERM_LAND, 6357, 161, 0, 0}, /* 6359 */
    {RT_TERM_LAND, 6322, 5836, 0, 0}, /* 6360 */
    {RT_TERM_LAND, 6360, 4391, 0, 0}, /* 6361 */
    {RT_TERM_LAND, 6361, 105, 0, 0}, /* 6362 */
    {RT_TERM_LAND, 6361, 161, 0, 0}, /* 6363 */
    {RT_TERM_LAND, 6360, 4396, 0, 0}, /* 6364 */
    {RT_TERM_LAND, 6364, 105, 0, 0}, /* 6365 */
    {RT_TERM_LAND, 6364, 161, 0, 0}, /* 6366 */
    {RT_TERM_LAND, 6360, 4401, 0, 0}, /* 6367 */
    {RT_TERM_LAND, 6367, 105, 0, 0}, /* 6368 */
    {RT_TERM_LAND, 6367, 161, 0, 0}, /* 6369 */
    {RT_TERM_LAND, 6360, 3802, 0, 0}, /* 6370 */
    {RT_TERM_LAND, 6370, 25, 0, 0}, /* 6371 */
    {RT_TERM_LAND, 6370, 29, 0, 0}, /* 6372 */
    {RT_TERM_LAND, 6360, 3800, 0, 0}, /* 6373 */
    {RT_TERM_LAND, 6373, 25, 0, 0}, /* 6374 */
    {RT_TERM_LAND, 6373, 29, 0, 0}, /* 6375 */
    {RT_TERM_LAND, 6360, 3801, 0, 0}, /* 6376 */
    {RT_TERM_LAND, 6376, 25, 0, 0}, /* 6377 */
    {RT_TERM_LAND, 6376, 29, 0, 0}, /* 6378 */
    {RT_TERM_LAND, 6322, 5919, 0, 0}, /* 6379 */
    {RT_TERM_LAND, 6379, 3802, 0, 0}, /* 6380 */
    {RT_TERM_LAND, 6380, 25, 0, 0}, /* 6381 */
    {RT_TERM_LAND, 6380, 29, 0, 0}, /* 6382 */
    {RT_TERM_LAND, 6379, 3800, 0, 0}, /* 6383 */
    {RT_TERM_LAND, 6383, 25, 0, 0}, /* 6384 */
    {RT_TERM_LAND, 6383, 29, 0, 0}, /* 6385 */
    {RT_TERM_LAND, 6379, 3801, 0, 0}, /* 6386 */
    {RT_TERM_LAND, 6386, 25, 0, 0}, /* 6387 */
    {RT_TERM_LAND, 6386, 29, 0, 0}, /* 6388 */
    {RT_TERM_LAND, 6379, 4391, 0, 0}, /* 6389 */
    {RT_TERM_LAND, 6389, 105, 0, 0}, /* 6390 */
    {RT_TERM_LAND, 6389, 161, 0, 0}, /* 6391 */
    {RT_TERM_LAND, 6379, 4396, 0, 0}, /* 6392 */
    {RT_TERM_LAND, 6392, 105, 0, 0}, /* 6393 */
    {RT_TERM_LAND, 6392, 161, 0, 0}, /* 6394 */
    {RT_TERM_LAND, 6379, 4401, 0, 0}, /* 6395 */
    {RT_TERM_LAND, 6395, 105, 0, 0}, /* 6396 */
    {RT_TERM_LAND, 6395, 161, 0, 0}, /* 6397 */
    {RT_TERM_LAND, 6379, 5816, 0, 0}, /* 6398 */
    {RT_TERM_LAND, 6398, 3802, 0, 0}, /* 6399 */
    {RT_TERM_LAND, 6399, 25, 0, 0}, /* 6400 */
    {RT_TERM_LAND, 6399, 29, 0, 0}, /* 6401 */
    {RT_TERM_LAND, 6398, 3800, 0, 0}, /* 6402 */
    {RT_TERM_LAND, 6402, 25, 0, 0}, /* 6403 */
    {RT_TERM_LAND, 6402, 29, 0, 0}, /* 6404 */
    {RT_TERM_LAND, 6398, 3801, 0, 0}, /* 6405 */
    {RT_TERM_LAND, 6405, 25, 0, 0}, /* 6406 */
    {RT_TERM_LAND, 6405, 29, 0, 0}, /* 6407 */
    {RT_TERM_LAND, 6398, 4391, 0, 0}, /* 6408 */
    {RT_TERM_LAND, 6408, 105, 0, 0}, /* 6409 */
    {RT_TERM_LAND, 6408, 161, 0, 0}, /* 6410 */
    {RT_TERM_LAND, 6398, 4396, 0, 0}, /* 6411 */
    {RT_TERM_LAND, 6411, 105, 0, 0}, /* 6412 */
    {RT_TERM_LAND, 6411, 161, 0, 0}, /* 6413 */
    {RT_TERM_LAND, 6398, 4401, 0, 0}, /* 6414 */
    {RT_TERM_LAND, 6414, 105, 0, 0}, /* 6415 */
    {RT_TERM_LAND, 6414, 161, 0, 0}, /* 6416 */
    {RT_TERM_LAND, 6379, 5836, 0, 0}, /* 6417 */
    {RT_TERM_LAND, 6417, 4391, 0, 0}, /* 6418 */
    {RT_TERM_LAND, 6418, 105, 0, 0}, /* 6419 */
    {RT_TERM_LAND, 6418, 161, 0, 0}, /* 6420 */
    {RT_TERM_LAND, 6417, 4396, 0, 0}, /* 6421 */
    {RT_TERM_LAND, 6421, 105, 0, 0}, /* 6422 */
    {RT_TERM_LAND, 6421, 161, 0, 0}, /* 6423 */
    {RT_TERM_LAND, 6417, 4401, 0, 0}, /* 6424 */
    {RT_TERM_LAND, 6424, 105, 0, 0}, /* 6425 */
    {RT_TERM_LAND, 6424, 161, 0, 0}, /* 6426 */
    {RT_TERM_LAND, 6417, 3802, 0, 0}, /* 6427 */
    {RT_TERM_LAND, 6427, 25, 0, 0}, /* 6428 */
    {RT_TERM_LAND, 6427, 29, 0, 0}, /* 6429 */
    {RT_TERM_LAND, 6417, 3800, 0, 0}, /* 6430 */
    {RT_TERM_LAND, 6430, 25, 0, 0}, /* 6431 */
    {RT_TERM_LAND, 6430, 29, 0, 0}, /* 6432 */
    {RT_TERM_LAND, 6417, 3801, 0, 0}, /* 6433 */
    {RT_TERM_LAND, 6433, 25, 0, 0}, /* 6434 */
    {RT_TERM_LAND, 6433, 29, 0, 0}, /* 6435 */
    {RT_TERM_LAND, 6264, 246, 0, 0}, /* 6436 */
    {RT_TERM_LAND, 6436, 3802, 0, 0}, /* 6437 */
    {RT_TERM_LAND, 6437, 25, 0, 0}, /* 6438 */
    {RT_TERM_LAND, 6437, 29, 0, 0}, /* 6439 */
    {RT_TERM_LAND, 6436, 3800, 0, 0}, /* 6440 */
    {RT_TERM_LAND, 6440, 25, 0, 0}, /* 6441 */
    {RT_TERM_LAND, 6440, 29, 0, 0}, /* 6442 */
    {RT_TERM_LAND, 6436, 3801, 0, 0}, /* 6443 */
    {RT_TERM_LAND, 6443, 25, 0, 0}, /* 6444 */
    {RT_TERM_LAND, 6443, 29, 0, 0}, /* 6445 */
    {RT_TERM_LAND, 6436, 4391, 0, 0}, /* 6446 */
    {RT_TERM_LAND, 6446, 105, 0, 0}, /* 6447 */
    {RT_TERM_LAND, 6446, 161, 0, 0}, /* 6448 */
    {RT_TERM_LAND, 6436, 4396, 0, 0}, /* 6449 */
    {RT_TERM_LAND, 6449, 105, 0, 0}, /* 6450 */
    {RT_TERM_LAND, 6449, 161, 0, 0}, /* 6451 */
    {RT_TERM_LAND, 6436, 4401, 0, 0}, /* 6452 */
    {RT_TERM_LAND, 6452, 105, 0, 0}, /* 6453 */
    {RT_TERM_LAND, 6452, 161, 0, 0}, /* 6454 */
    {RT_TERM_LAND, 6436, 5816, 0, 0}, /* 6455 */
    {RT_TERM_LAND, 6455, 3802, 0, 0}, /* 6456 */
    {RT_TERM_LAND, 6456, 25, 0, 0}, /* 6457 */
    {RT_TERM_LAND, 6456, 29, 0, 0}, /* 6458 */
    {RT_TERM_LAND, 6455, 3800, 0, 0}, /* 6459 */
    {RT_TERM_LAND, 6459, 25, 0, 0}, /* 6460 */
    {RT_TERM_LAND, 6459, 29, 0, 0}, /* 6461 */
    {RT_TERM_LAND, 6455, 3801, 0, 0}, /* 6462 */
    {RT_TERM_LAND, 6462, 25, 0, 0}, /* 6463 */
    {RT_TERM_LAND, 6462, 29, 0, 0}, /* 6464 */
    {RT_TERM_LAND, 6455, 4391, 0, 0}, /* 6465 */
    {RT_TERM_LAND, 6465, 105, 0, 0}, /* 6466 */
    {RT_TERM_LAND, 6465, 161, 0, 0}, /* 6467 */
    {RT_TERM_LAND, 6455, 4396, 0, 0}, /* 6468 */
    {RT_TERM_LAND, 6468, 105, 0, 0}, /* 6469 */
    {RT_TERM_LAND, 6468, 161, 0, 0}, /* 6470 */
    {RT_TERM_LAND, 6455, 4401, 0, 0}, /* 6471 */
    {RT_TERM_LAND, 6471, 105, 0, 0}, /* 6472 */
    {RT_TERM_LAND, 6471, 161, 0, 0}, /* 6473 */
    {RT_TERM_LAND, 6436, 5836, 0, 0}, /* 6474 */
    {RT_TERM_LAND, 6474, 4391, 0, 0}, /* 6475 */
    {RT_TERM_LAND, 6475, 105, 0, 0}, /* 6476 */
    {RT_TERM_LAND, 6475, 161, 0, 0}, /* 6477 */
    {RT_TERM_LAND, 6474, 4396, 0, 0}, /* 6478 */
    {RT_TERM_LAND, 6478, 105, 0, 0}, /* 6479 */
    {RT_TERM_LAND, 6478, 161, 0, 0}, /* 6480 */
    {RT_TERM_LAND, 6474, 4401, 0, 0}, /* 6481 */
    {RT_TERM_LAND, 6481, 105, 0, 0}, /* 6482 */
    {RT_TERM_LAND, 6481, 161, 0, 0}, /* 6483 */
    {RT_TERM_LAND, 6474, 3802, 0, 0}, /* 6484 */
    {RT_TERM_LAND, 6484, 25, 0, 0}, /* 6485 */
    {RT_TERM_LAND, 6484, 29, 0, 0}, /* 6486 */
    {RT_TERM_LAND, 6474, 3800, 0, 0}, /* 6487 */
    {RT_TERM_LAND, 6487, 25, 0, 0}, /* 6488 */
    {RT_TERM_LAND, 6487, 29, 0, 0}, /* 6489 */
    {RT_TERM_LAND, 6474, 3801, 0, 0}, /* 6490 */
    {RT_TERM_LAND, 6490, 25, 0, 0}, /* 6491 */
    {RT_TERM_LAND, 6490, 29, 0, 0}, /* 6492 */
    {RT_TERM_LAND, 6263, 2452, 0, 0}, /* 6493 */
    {RT_TERM_LAND, 6493, 19, 0, 0}, /* 6494 */
    {RT_TERM_LAND, 6494, 3802, 0, 0}, /* 6495 */
    {RT_TERM_LAND, 6495, 25, 0, 0}, /* 6496 */
    {RT_TERM_LAND, 6495, 29, 0, 0}, /* 6497 */
    {RT_TERM_LAND, 6494, 3800, 0, 0}, /* 6498 */
    {RT_TERM_LAND, 6498, 25, 0, 0}, /* 6499 */
    {RT_TERM_LAND, 6498, 29, 0, 0}, /* 6500 */
    {RT_TERM_LAND, 6494, 3801, 0, 0}, /* 6501 */
    {RT_TERM_LAND, 6501, 25, 0, 0}, /* 6502 */
    {RT_TERM_LAND, 6501, 29, 0, 0}, /* 6503 */
    {RT_TERM_LAND, 6494, 4391, 0, 0}, /* 6504 */
    {RT_TERM_LAND, 6504, 105, 0, 0}, /* 6505 */
    {RT_TERM_LAND, 6504, 161, 0, 0}, /* 6506 */
    {RT_TERM_LAND, 6494, 4396, 0, 0}, /* 6507 */
    {RT_TERM_LAND, 6507, 105, 0, 0}, /* 6508 */
    {RT_TERM_LAND, 6507, 161, 0, 0}, /* 6509 */
    {RT_TERM_LAND, 6494, 4401, 0, 0}, /* 6510 */
    {RT_TERM_LAND, 6510, 105, 0, 0}, /* 6511 */
    {RT_TERM_LAND, 6510, 161, 0, 0}, /* 6512 */
    {RT_TERM_LAND, 6494, 5816, 0, 0}, /* 6513 */
    {RT_TERM_LAND, 6513, 3802, 0, 0}, /* 6514 */
    {RT_TERM_LAND, 6514, 25, 0, 0}, /* 6515 */
    {RT_TERM_LAND, 6514, 29, 0, 0}, /* 6516 */
    {RT_TERM_LAND, 6513, 3800, 0, 0}, /* 6517 */
    {RT_TERM_LAND, 6517, 25, 0, 0}, /* 6518 */
    {RT_TERM_LAND, 6517, 29, 0, 0}, /* 6519 */
    {RT_TERM_LAND, 6513, 3801, 0, 0}, /* 6520 */
    {RT_TERM_LAND, 6520, 25, 0, 0}, /* 6521 */
    {RT_TERM_LAND, 6520, 29, 0, 0}, /* 6522 */
    {RT_TERM_LAND, 6513, 4391, 0, 0}, /* 6523 */
    {RT_TERM_LAND, 6523, 105, 0, 0}, /* 6524 */
    {RT_TERM_LAND, 6523, 161, 0, 0}, /* 6525 */
    {RT_TERM_LAND, 6513, 4396, 0, 0}, /* 6526 */
    {RT_TERM_LAND, 6526, 105, 0, 0}, /* 6527 */
    {RT_TERM_LAND, 6526, 161, 0, 0}, /* 6528 */
    {RT_TERM_LAND, 6513, 4401, 0, 0}, /* 6529 */
    {RT_TERM_LAND, 6529, 105, 0, 0}, /* 6530 */
    {RT_TERM_LAND, 6529, 161, 0, 0}, /* 6531 */
    {RT_TERM_LAND, 6494, 5836, 0, 0}, /* 6532 */
    {RT_TERM_LAND, 6532, 4391, 0, 0}, /* 6533 */
    {RT_TERM_LAND, 6533, 105, 0, 0}, /* 6534 */
    {RT_TERM_LAND, 6533, 161, 0, 0}, /* 6535 */
    {RT_TERM_LAND, 6532, 4396, 0, 0}, /* 6536 */
    {RT_TERM_LAND, 6536, 105, 0, 0}, /* 6537 */
    {RT_TERM_LAND, 6536, 161, 0, 0}, /* 6538 */
    {RT_TERM_LAND, 6532, 4401, 0, 0}, /* 6539 */
    {RT_TERM_LAND, 6539, 105, 0, 0}, /* 6540 */
    {RT_TERM_LAND, 6539, 161, 0, 0}, /* 6541 */
    {RT_TERM_LAND, 6532, 3802, 0, 0}, /* 6542 */
    {RT_TERM_LAND, 6542, 25, 0, 0}, /* 6543 */
    {RT_TERM_LAND, 6542, 29, 0, 0}, /* 6544 */
    {RT_TERM_LAND, 6532, 3800, 0, 0}, /* 6545 */
    {RT_TERM_LAND, 6545, 25, 0, 0}, /* 6546 */
    {RT_TERM_LAND, 6545, 29, 0, 0}, /* 6547 */
    {RT_TERM_LAND, 6532, 3801, 0, 0}, /* 6548 */
    {RT_TERM_LAND, 6548, 25, 0, 0}, /* 6549 */
    {RT_TERM_LAND, 6548, 29, 0, 0}, /* 6550 */
    {RT_TERM_LAND, 6494, 5860, 0, 0}, /* 6551 */
    {RT_TERM_LAND, 6551, 3802, 0, 0}, /* 6552 */
    {RT_TERM_LAND, 6552, 25, 0, 0}, /* 6553 */
    {RT_TERM_LAND, 6552, 29, 0, 0}, /* 6554 */
    {RT_TERM_LAND, 6551, 3800, 0, 0}, /* 6555 */
    {RT_TERM_LAND, 6555, 25, 0, 0}, /* 6556 */
    {RT_TERM_LAND, 6555, 29, 0, 0}, /* 6557 */
    {RT_TERM_LAND, 6551, 3801, 0, 0}, /* 6558 */
    {RT_TERM_LAND, 6558, 25, 0, 0}, /* 6559 */
    {RT_TERM_LAND, 6558, 29, 0, 0}, /* 6560 */
    {RT_TERM_LAND, 6551, 4391, 0, 0}, /* 6561 */
    {RT_TERM_LAND, 6561, 105, 0, 0}, /* 6562 */
    {RT_TERM_LAND, 6561, 161, 0, 0}, /* 6563 */
    {RT_TERM_LAND, 6551, 4396, 0, 0}, /* 6564 */
    {RT_TERM_LAND, 6564, 105, 0, 0}, /* 6565 */
    {RT_TERM_LAND, 6564, 161, 0, 0}, /* 6566 */
    {RT_TERM_LAND, 6551, 4401, 0, 0}, /* 6567 */
    {RT_TERM_LAND, 6567, 105, 0, 0}, /* 6568 */
    {RT_TERM_LAND, 6567, 161, 0, 0}, /* 6569 */
    {RT_TERM_LAND, 6551, 5816, 0, 0}, /* 6570 */
    {RT_TERM_LAND, 6570, 3802, 0, 0}, /* 6571 */
    {RT_TERM_LAND, 6571, 25, 0, 0}, /* 6572 */
    {RT_TERM_LAND, 6571, 29, 0, 0}, /* 6573 */
    {RT_TERM_LAND, 6570, 3800, 0, 0}, /* 6574 */
    {RT_TERM_LAND, 6574, 25, 0, 0}, /* 6575 */
    {RT_TERM_LAND, 6574, 29, 0, 0}, /* 6576 */
    {RT_TERM_LAND, 6570, 3801, 0, 0}, /* 6577 */
    {RT_TERM_LAND, 6577, 25, 0, 0}, /* 6578 */
    {RT_TERM_LAND, 6577, 29, 0, 0}, /* 6579 */
    {RT_TERM_LAND, 6570, 4391, 0, 0}, /* 6580 */
    {RT_TERM_LAND, 6580, 105, 0, 0}, /* 6581 */
    {RT_TERM_LAND, 6580, 161, 0, 0}, /* 6582 */
    {RT_TERM_LAND, 6570, 4396, 0, 0}, /* 6583 */
    {RT_TERM_LAND, 6583, 105, 0, 0}, /* 6584 */
    {RT_TERM_LAND, 6583, 161, 0, 0}, /* 6585 */
    {RT_TERM_LAND, 6570, 4401, 0, 0}, /* 6586 */
    {RT_TERM_LAND, 6586, 105, 0, 0}, /* 6587 */
    {RT_TERM_LAND, 6586, 161, 0, 0}, /* 6588 */
    {RT_TERM_LAND, 6551, 5836, 0, 0}, /* 6589 */
    {RT_TERM_LAND, 6589, 4391, 0, 0}, /* 6590 */
    {RT_TERM_LAND, 6590, 105, 0, 0}, /* 6591 */
    {RT_TERM_LAND, 6590, 161, 0, 0}, /* 6592 */
    {RT_TERM_LAND, 6589, 4396, 0, 0}, /* 6593 */
    {RT_TERM_LAND, 6593, 105, 0, 0}, /* 6594 */
    {RT_TERM_LAND, 6593, 161, 0, 0}, /* 6595 */
    {RT_TERM_LAND, 6589, 4401, 0, 0}, /* 6596 */
    {RT_TERM_LAND, 6596, 105, 0, 0}, /* 6597 */
    {RT_TERM_LAND, 6596, 161, 0, 0}, /* 6598 */
    {RT_TERM_LAND, 6589, 3802, 0, 0}, /* 6599 */
    {RT_TERM_LAND, 6599, 25, 0, 0}, /* 6600 */
    {RT_TERM_LAND, 6599, 29, 0, 0}, /* 6601 */
    {RT_TERM_LAND, 6589, 3800, 0, 0}, /* 6602 */
    {RT_TERM_LAND, 6602, 25, 0, 0}, /* 6603 */
    {RT_TERM_LAND, 6602, 29, 0, 0}, /* 6604 */
    {RT_TERM_LAND, 6589, 3801, 0, 0}, /* 6605 */
    {RT_TERM_LAND, 6605, 25, 0, 0}, /* 6606 */
    {RT_TERM_LAND, 6605, 29, 0, 0}, /* 6607 */
    {RT_TERM_LAND, 6551, 5919, 0, 0}, /* 6608 */
    {RT_TERM_LAND, 6608, 3802, 0, 0}, /* 6609 */
    {RT_TERM_LAND, 6609, 25, 0, 0}, /* 6610 */
    {RT_TERM_LAND, 6609, 29, 0, 0}, /* 6611 */
    {RT_TERM_LAND, 6608, 3800, 0, 0}, /* 6612 */
    {RT_TERM_LAND, 6612, 25, 0, 0}, /* 6613 */
    {RT_TERM_LAND, 6612, 29, 0, 0}, /* 6614 */
    {RT_TERM_LAND, 6608, 3801, 0, 0}, /* 6615 */
    {RT_TERM_LAND, 6615, 25, 0, 0}, /* 6616 */
    {RT_TERM_LAND, 6615, 29, 0, 0}, /* 6617 */
    {RT_TERM_LAND, 6608, 4391, 0, 0}, /* 6618 */
    {RT_TERM_LAND, 6618, 105, 0, 0}, /* 6619 */
    {RT_TERM_LAND, 6618, 161, 0, 0}, /* 6620 */
    {RT_TERM_LAND, 6608, 4396, 0, 0}, /* 6621 */
    {RT_TERM_LAND, 6621, 105, 0, 0}, /* 6622 */
    {RT_TERM_LAND, 6621, 161, 0, 0}, /* 6623 */
    {RT_TERM_LAND, 6608, 4401, 0, 0}, /* 6624 */
    {RT_TERM_LAND, 6624, 105, 0, 0}, /* 6625 */
    {RT_TERM_LAND, 6624, 161, 0, 0}, /* 6626 */
    {RT_TERM_LAND, 6608, 5816, 0, 0}, /* 6627 */
    {RT_TERM_LAND, 6627, 3802, 0, 0}, /* 6628 */
    {RT_TERM_LAND, 6628, 25, 0, 0}, /* 6629 */
    {RT_TERM_LAND, 6628, 29, 0, 0}, /* 6630 */
    {RT_TERM_LAND, 6627, 3800, 0, 0}, /* 6631 */
    {RT_TERM_LAND, 6631, 25, 0, 0}, /* 6632 */
    {RT_TERM_LAND, 6631, 29, 0, 0}, /* 6633 */
    {RT_TERM_LAND, 6627, 3801, 0, 0}, /* 6634 */
    {RT_TERM_LAND, 6634, 25, 0, 0}, /* 6635 */
    {RT_TERM_LAND, 6634, 29, 0, 0}, /* 6636 */
    {RT_TERM_LAND, 6627, 4391, 0, 0}, /* 6637 */
    {RT_TERM_LAND, 6637, 105, 0, 0}, /* 6638 */
    {RT_TERM_LAND, 6637, 161, 0, 0}, /* 6639 */
    {RT_TERM_LAND, 6627, 4396, 0, 0}, /* 6640 */
    {RT_TERM_LAND, 6640, 105, 0, 0}, /* 6641 */
    {RT_TERM_LAND, 6640, 161, 0, 0}, /* 6642 */
    {RT_TERM_LAND, 6627, 4401, 0, 0}, /* 6643 */
    {RT_TERM_LAND, 6643, 105, 0, 0}, /* 6644 */
    {RT_TERM_LAND, 6643, 161, 0, 0}, /* 6645 */
    {RT_TERM_LAND, 6608, 5836, 0, 0}, /* 6646 */
    {RT_TERM_LAND, 6646, 4391, 0, 0}, /* 6647 */
    {RT_TERM_LAND, 6647, 105, 0, 0}, /* 6648 */
    {RT_TERM_LAND, 6647, 161, 0, 0}, /* 6649 */
    {RT_TERM_LAND, 6646, 4396, 0, 0}, /* 6650 */
    {RT_TERM_LAND, 6650, 105, 0, 0}, /* 6651 */
    {RT_TERM_LAND, 6650, 161, 0, 0}, /* 6652 */
    {RT_TERM_LAND, 6646, 4401, 0, 0}, /* 6653 */
    {RT_TERM_LAND, 6653, 105, 0, 0}, /* 6654 */
    {RT_TERM_LAND, 6653, 161, 0, 0}, /* 6655 */
    {RT_TERM_LAND, 6646, 3802, 0, 0}, /* 6656 */
    {RT_TERM_LAND, 6656, 25, 0, 0}, /* 6657 */
    {RT_TERM_LAND, 6656, 29, 0, 0}, /* 6658 */
    {RT_TERM_LAND, 6646, 3800, 0, 0}, /* 6659 */
    {RT_TERM_LAND, 6659, 25, 0, 0}, /* 6660 */
    {RT_TERM_LAND, 6659, 29, 0, 0}, /* 6661 */
    {RT_TERM_LAND, 6646, 3801, 0, 0}, /* 6662 */
    {RT_TERM_LAND, 6662, 25, 0, 0}, /* 6663 */
    {RT_TERM_LAND, 6662, 29, 0, 0}, /* 6664 */
    {RT_TERM_LAND, 6493, 246, 0, 0}, /* 6665 */
    {RT_TERM_LAND, 6665, 3802, 0, 0}, /* 6666 */
    {RT_TERM_LAND, 6666, 25, 0, 0}, /* 6667 */
    {RT_TERM_LAND, 6666, 29, 0, 0}, /* 6668 */
    {RT_TERM_LAND, 6665, 3800, 0, 0}, /* 6669 */
    {RT_TERM_LAND, 6669, 25, 0, 0}, /* 6670 */
    {RT_TERM_LAND, 6669, 29, 0, 0}, /* 6671 */
    {RT_TERM_LAND, 6665, 3801, 0, 0}, /* 6672 */
    {RT_TERM_LAND, 6672, 25, 0, 0}, /* 6673 */
    {RT_TERM_LAND, 6672, 29, 0, 0}, /* 6674 */
    {RT_TERM_LAND, 6665, 4391, 0, 0}, /* 6675 */
    {RT_TERM_LAND, 6675, 105, 0, 0}, /* 6676 */
    {RT_TERM_LAND, 6675, 161, 0, 0}, /* 6677 */
    {RT_TERM_LAND, 6665, 4396, 0, 0}, /* 6678 */
    {RT_TERM_LAND, 6678, 105, 0, 0}, /* 6679 */
    {RT_TERM_LAND, 6678, 161, 0, 0}, /* 6680 */
    {RT_TERM_LAND, 6665, 4401, 0, 0}, /* 6681 */
    {RT_TERM_LAND, 6681, 105, 0, 0}, /* 6682 */
    {RT_TERM_LAND, 6681, 161, 0, 0}, /* 6683 */
    {RT_TERM_LAND, 6665, 5816, 0, 0}, /* 6684 */
    {RT_TERM_LAND, 6684, 3802, 0, 0}, /* 6685 */
    {RT_TERM_LAND, 6685, 25, 0, 0}, /* 6686 */
    {RT_TERM_LAND, 6685, 29, 0, 0}, /* 6687 */
    {RT_TERM_LAND, 6684, 3800, 0, 0}, /* 6688 */
    {RT_TERM_LAND, 6688, 25, 0, 0}, /* 6689 */
    {RT_TERM_LAND, 6688, 29, 0, 0}, /* 6690 */
    {RT_TERM_LAND, 6684, 3801, 0, 0}, /* 6691 */
    {RT_TERM_LAND, 6691, 25, 0, 0}, /* 6692 */
    {RT_TERM_LAND, 6691, 29, 0, 0}, /* 6693 */
    {RT_TERM_LAND, 6684, 4391, 0, 0}, /* 6694 */
    {RT_TERM_LAND, 6694, 105, 0, 0}, /* 6695 */
    {RT_TERM_LAND, 6694, 161, 0, 0}, /* 6696 */
    {RT_TERM_LAND, 6684, 4396, 0, 0}, /* 6697 */
    {RT_TERM_LAND, 6697, 105, 0, 0}, /* 6698 */
    {RT_TERM_LAND, 6697, 161, 0, 0}, /* 6699 */
    {RT_TERM_LAND, 6684, 4401, 0, 0}, /* 6700 */
    {RT_TERM_LAND, 6700, 105, 0, 0}, /* 6701 */
    {RT_TERM_LAND, 6700, 161, 0, 0}, /* 6702 */
    {RT_TERM_LAND, 6665, 5836, 0, 0}, /* 6703 */
    {RT_TERM_LAND, 6703, 4391, 0, 0}, /* 6704 */
    {RT_TERM_LAND, 6704, 105, 0, 0}, /* 6705 */
    {RT_TERM_LAND, 6704, 161, 0, 0}, /* 6706 */
    {RT_TERM_LAND, 6703, 4396, 0, 0}, /* 6707 */
    {RT_TERM_LAND, 6707, 105, 0, 0}, /* 6708 */
    {RT_TERM_LAND, 6707, 161, 0, 0}, /* 6709 */
    {RT_TERM_LAND, 6703, 4401, 0, 0}, /* 6710 */
    {RT_TERM_LAND, 6710, 105, 0, 0}, /* 6711 */
    {RT_TERM_LAND, 6710, 161, 0, 0}, /* 6712 */
    {RT_TERM_LAND, 6703, 3802, 0, 0}, /* 6713 */
    {RT_TERM_LAND, 6713, 25, 0, 0}, /* 6714 */
    {RT_TERM_LAND, 6713, 29, 0, 0}, /* 6715 */
    {RT_TERM_LAND, 6703, 3800, 0, 0}, /* 6716 */
    {RT_TERM_LAND, 6716, 25, 0, 0}, /* 6717 */
    {RT_TERM_LAND, 6716, 29, 0, 0}, /* 6718 */
    {RT_TERM_LAND, 6703, 3801, 0, 0}, /* 6719 */
    {RT_TERM_LAND, 6719, 25, 0, 0}, /* 6720 */
    {RT_TERM_LAND, 6719, 29, 0, 0}, /* 6721 */
    {RT_TERM_LAND, 5767, 5081, 0, 0}, /* 6722 */
    {RT_TERM_LAND, 6722, 5083, 0, 0}, /* 6723 */
    {RT_TERM_LAND, 6723, 19, 0, 0}, /* 6724 */
    {RT_TERM_LAND, 6724, 3802, 0, 0}, /* 6725 */
    {RT_TERM_LAND, 6725, 25, 0, 0}, /* 6726 */
    {RT_TERM_LAND, 6725, 29, 0, 0}, /* 6727 */
    {RT_TERM_LAND, 6724, 3800, 0, 0}, /* 6728 */
    {RT_TERM_LAND, 6728, 25, 0, 0}, /* 6729 */
    {RT_TERM_LAND, 6728, 29, 0, 0}, /* 6730 */
    {RT_TERM_LAND, 6724, 3801, 0, 0}, /* 6731 */
    {RT_TERM_LAND, 6731, 25, 0, 0}, /* 6732 */
    {RT_TERM_LAND, 6731, 29, 0, 0}, /* 6733 */
    {RT_TERM_LAND, 6724, 4391, 0, 0}, /* 6734 */
    {RT_TERM_LAND, 6734, 105, 0, 0}, /* 6735 */
    {RT_TERM_LAND, 6734, 161, 0, 0}, /* 6736 */
    {RT_TERM_LAND, 6724, 4396, 0, 0}, /* 6737 */
    {RT_TERM_LAND, 6737, 105, 0, 0}, /* 6738 */
    {RT_TERM_LAND, 6737, 161, 0, 0}, /* 6739 */
    {RT_TERM_LAND, 6724, 4401, 0, 0}, /* 6740 */
    {RT_TERM_LAND, 6740, 105, 0, 0}, /* 6741 */
    {RT_TERM_LAND, 6740, 161, 0, 0}, /* 6742 */
    {RT_TERM_LAND, 6724, 5816, 0, 0}, /* 6743 */
    {RT_TERM_LAND, 6743, 3802, 0, 0}, /* 6744 */
    {RT_TERM_LAND, 6744, 25, 0, 0}, /* 6745 */
    {RT_TERM_LAND, 6744, 29, 0, 0}, /* 6746 */
    {RT_TERM_LAND, 6743, 3800, 0, 0}, /* 6747 */
    {RT_TERM_LAND, 6747, 25, 0, 0}, /* 6748 */
    {RT_TERM_LAND, 6747, 29, 0, 0}, /* 6749 */
    {RT_TERM_LAND, 6743, 3801, 0, 0}, /* 6750 */
    {RT_TERM_LAND, 6750, 25, 0, 0}, /* 6751 */
    {RT_TERM_LAND, 6750, 29, 0, 0}, /* 6752 */
    {RT_TERM_LAND, 6743, 4391, 0, 0}, /* 6753 */
    {RT_TERM_LAND, 6753, 105, 0, 0}, /* 6754 */
    {RT_TERM_LAND, 6753, 161, 0, 0}, /* 6755 */
    {RT_TERM_LAND, 6743, 4396, 0, 0}, /* 6756 */
    {RT_TERM_LAND, 6756, 105, 0, 0}, /* 6757 */
    {RT_TERM_LAND, 6756, 161, 0, 0}, /* 6758 */
    {RT_TERM_LAND, 6743, 4401, 0, 0}, /* 6759 */
    {RT_TERM_LAND, 6759, 105, 0, 0}, /* 6760 */
    {RT_TERM_LAND, 6759, 161, 0, 0}, /* 6761 */
    {RT_TERM_LAND, 6724, 5836, 0, 0}, /* 6762 */
    {RT_TERM_LAND, 6762, 4391, 0, 0}, /* 6763 */
    {RT_TERM_LAND, 6763, 105, 0, 0}, /* 6764 */
    {RT_TERM_LAND, 6763, 161, 0, 0}, /* 6765 */
    {RT_TERM_LAND, 6762, 4396, 0, 0}, /* 6766 */
    {RT_TERM_LAND, 6766, 105, 0, 0}, /* 6767 */
    {RT_TERM_LAND, 6766, 161, 0, 0}, /* 6768 */
    {RT_TERM_LAND, 6762, 4401, 0, 0}, /* 6769 */
    {RT_TERM_LAND, 6769, 105, 0, 0}, /* 6770 */
    {RT_TERM_LAND, 6769, 161, 0, 0}, /* 6771 */
    {RT_TERM_LAND, 6762, 3802, 0, 0}, /* 6772 */
    {RT_TERM_LAND, 6772, 25, 0, 0}, /* 6773 */
    {RT_TERM_LAND, 6772, 29, 0, 0}, /* 6774 */
    {RT_TERM_LAND, 6762, 3800, 0, 0}, /* 6775 */
    {RT_TERM_LAND, 6775, 25, 0, 0}, /* 6776 */
    {RT_TERM_LAND, 6775, 29, 0, 0}, /* 6777 */
    {RT_TERM_LAND, 6762, 3801, 0, 0}, /* 6778 */
    {RT_TERM_LAND, 6778, 25, 0, 0}, /* 6779 */
    {RT_TERM_LAND, 6778, 29, 0, 0}, /* 6780 */
    {RT_TERM_LAND, 6724, 5860, 0, 0}, /* 6781 */
    {RT_TERM_LAND, 6781, 3802, 0, 0}, /* 6782 */
    {RT_TERM_LAND, 6782, 25, 0, 0}, /* 6783 */
    {RT_TERM_LAND, 6782, 29, 0, 0}, /* 6784 */
    {RT_TERM_LAND, 6781, 3800, 0, 0}, /* 6785 */
    {RT_TERM_LAND, 6785, 25, 0, 0}, /* 6786 */
    {RT_TERM_LAND, 6785, 29, 0, 0}, /* 6787 */
    {RT_TERM_LAND, 6781, 3801, 0, 0}, /* 6788 */
    {RT_TERM_LAND, 6788, 25, 0, 0}, /* 6789 */
    {RT_TERM_LAND, 6788, 29, 0, 0}, /* 6790 */
    {RT_TERM_LAND, 6781, 4391, 0, 0}, /* 6791 */
    {RT_TERM_LAND, 6791, 105, 0, 0}, /* 6792 */
    {RT_TERM_LAND, 6791, 161, 0, 0}, /* 6793 */
    {RT_TERM_LAND, 6781, 4396, 0, 0}, /* 6794 */
    {RT_TERM_LAND, 6794, 105, 0, 0}, /* 6795 */
    {RT_TERM_LAND, 6794, 161, 0, 0}, /* 6796 */
    {RT_TERM_LAND, 6781, 4401, 0, 0}, /* 6797 */
    {RT_TERM_LAND, 6797, 105, 0, 0}, /* 6798 */
    {RT_TERM_LAND, 6797, 161, 0, 0}, /* 6799 */
    {RT_TERM_LAND, 6781, 5816, 0, 0}, /* 6800 */
    {RT_TERM_LAND, 6800, 3802, 0, 0}, /* 6801 */
    {RT_TERM_LAND, 6801, 25, 0, 0}, /* 6802 */
    {RT_TERM_LAND, 6801, 29, 0, 0}, /* 6803 */
    {RT_TERM_LAND, 6800, 3800, 0, 0}, /* 6804 */
    {RT_TERM_LAND, 6804, 25, 0, 0}, /* 6805 */
    {RT_TERM_LAND, 6804, 29, 0, 0}, /* 6806 */
    {RT_TERM_LAND, 6800, 3801, 0, 0}, /* 6807 */
    {RT_TERM_LAND, 6807, 25, 0, 0}, /* 6808 */
    {RT_TERM_LAND, 6807, 29, 0, 0}, /* 6809 */
    {RT_TERM_LAND, 6800, 4391, 0, 0}, /* 6810 */
    {RT_TERM_LAND, 6810, 105, 0, 0}, /* 6811 */
    {RT_TERM_LAND, 6810, 161, 0, 0}, /* 6812 */
    {RT_TERM_LAND, 6800, 4396, 0, 0}, /* 6813 */
    {RT_TERM_LAND, 6813, 105, 0, 0}, /* 6814 */
    {RT_TERM_LAND, 6813, 161, 0, 0}, /* 6815 */
    {RT_TERM_LAND, 6800, 4401, 0, 0}, /* 6816 */
    {RT_TERM_LAND, 6816, 105, 0, 0}, /* 6817 */
    {RT_TERM_LAND, 6816, 161, 0, 0}, /* 6818 */
    {RT_TERM_LAND, 6781, 5836, 0, 0}, /* 6819 */
    {RT_TERM_LAND, 6819, 4391, 0, 0}, /* 6820 */
    {RT_TERM_LAND, 6820, 105, 0, 0}, /* 6821 */
    {RT_TERM_LAND, 6820, 161, 0, 0}, /* 6822 */
    {RT_TERM_LAND, 6819, 4396, 0, 0}, /* 6823 */
    {RT_TERM_LAND, 6823, 105, 0, 0}, /* 6824 */
    {RT_TERM_LAND, 6823, 161, 0, 0}, /* 6825 */
    {RT_TERM_LAND, 6819, 4401, 0, 0}, /* 6826 */
    {RT_TERM_LAND, 6826, 105, 0, 0}, /* 6827 */
    {RT_TERM_LAND, 6826, 161, 0, 0}, /* 6828 */
    {RT_TERM_LAND, 6819, 3802, 0, 0}, /* 6829 */
    {RT_TERM_LAND, 6829, 25, 0, 0}, /* 6830 */
    {RT_TERM_LAND, 6829, 29, 0, 0}, /* 6831 */
    {RT_TERM_LAND, 6819, 3800, 0, 0}, /* 6832 */
    {RT_TERM_LAND, 6832, 25, 0, 0}, /* 6833 */
    {RT_TERM_LAND, 6832, 29, 0, 0}, /* 6834 */
    {RT_TERM_LAND, 6819, 3801, 0, 0}, /* 6835 */
    {RT_TERM_LAND, 6835, 25, 0, 0}, /* 6836 */
    {RT_TERM_LAND, 6835, 29, 0, 0}, /* 6837 */
    {RT_TERM_LAND, 6781, 5919, 0, 0}, /* 6838 */
    {RT_TERM_LAND, 6838, 3802, 0, 0}, /* 6839 */
    {RT_TERM_LAND, 6839, 25, 0, 0}, /* 6840 */
    {RT_TERM_LAND, 6839, 29, 0, 0}, /* 6841 */
    {RT_TERM_LAND, 6838, 3800, 0, 0}, /* 6842 */
    {RT_TERM_LAND, 6842, 25, 0, 0}, /* 6843 */
    {RT_TERM_LAND, 6842, 29, 0, 0}, /* 6844 */
    {RT_TERM_LAND, 6838, 3801, 0, 0}, /* 6845 */
    {RT_TERM_LAND, 6845, 25, 0, 0}, /* 6846 */
    {RT_TERM_LAND, 6845, 29, 0, 0}, /* 6847 */
    {RT_TERM_LAND, 6838, 4391, 0, 0}, /* 6848 */
    {RT_TERM_LAND, 6848, 105, 0, 0}, /* 6849 */
    {RT_TERM_LAND, 6848, 161, 0, 0}, /* 6850 */
    {RT_TERM_LAND, 6838, 4396, 0, 0}, /* 6851 */
    {RT_TERM_LAND, 6851, 105, 0, 0}, /* 6852 */
    {RT_TERM_LAND, 6851, 161, 0, 0}, /* 6853 */
    {RT_TERM_LAND, 6838, 4401, 0, 0}, /* 6854 */
    {RT_TERM_LAND, 6854, 105, 0, 0}, /* 6855 */
    {RT_TERM_LAND, 6854, 161, 0, 0}, /* 6856 */
    {RT_TERM_LAND, 6838, 5816, 0, 0}, /* 6857 */
    {RT_TERM_LAND, 6857, 3802, 0, 0}, /* 6858 */
    {RT_TERM_LAND, 6858, 25, 0, 0}, /* 6859 */
    {RT_TERM_LAND, 6858, 29, 0, 0}, /* 6860 */
    {RT_TERM_LAND, 6857, 3800, 0, 0}, /* 6861 */
    {RT_TERM_LAND, 6861, 25, 0, 0}, /* 6862 */
    {RT_TERM_LAND, 6861, 29, 0, 0}, /* 6863 */
    {RT_TERM_LAND, 6857, 3801, 0, 0}, /* 6864 */
    {RT_TERM_LAND, 6864, 25, 0, 0}, /* 6865 */
    {RT_TERM_LAND, 6864, 29, 0, 0}, /* 6866 */
    {RT_TERM_LAND, 6857, 4391, 0, 0}, /* 6867 */
    {RT_TERM_LAND, 6867, 105, 0, 0}, /* 6868 */
    {RT_TERM_LAND, 6867, 161, 0, 0}, /* 6869 */
    {RT_TERM_LAND, 6857, 4396, 0, 0}, /* 6870 */
    {RT_TERM_LAND, 6870, 105, 0, 0}, /* 6871 */
    {RT_TERM_LAND, 6870, 161, 0, 0}, /* 6872 */
    {RT_TERM_LAND, 6857, 4401, 0, 0}, /* 6873 */
    {RT_TERM_LAND, 6873, 105, 0, 0}, /* 6874 */
    {RT_TERM_LAND, 6873, 161, 0, 0}, /* 6875 */
    {RT_TERM_LAND, 6838, 5836, 0, 0}, /* 6876 */
    {RT_TERM_LAND, 6876, 4391, 0, 0}, /* 6877 */
    {RT_TERM_LAND, 6877, 105, 0, 0}, /* 6878 */
    {RT_TERM_LAND, 6877, 161, 0, 0}, /* 6879 */
    {RT_TERM_LAND, 6876, 4396, 0, 0}, /* 6880 */
    {RT_TERM_LAND, 6880, 105, 0, 0}, /* 6881 */
    {RT_TERM_LAND, 6880, 161, 0, 0}, /* 6882 */
    {RT_TERM_LAND, 6876, 4401, 0, 0}, /* 6883 */
    {RT_TERM_LAND, 6883, 105, 0, 0}, /* 6884 */
    {RT_TERM_LAND, 6883, 161, 0, 0}, /* 6885 */
    {RT_TERM_LAND, 6876, 3802, 0, 0}, /* 6886 */
    {RT_TERM_LAND, 6886, 25, 0, 0}, /* 6887 */
    {RT_TERM_LAND, 6886, 29, 0, 0}, /* 6888 */
    {RT_TERM_LAND, 6876, 3800, 0, 0}, /* 6889 */
    {RT_TERM_LAND, 6889, 25, 0, 0}, /* 6890 */
    {RT_TERM_LAND, 6889, 29, 0, 0}, /* 6891 */
    {RT_TERM_LAND, 6876, 3801, 0, 0}, /* 6892 */
    {RT_TERM_LAND, 6892, 25, 0, 0}, /* 6893 */
    {RT_TERM_LAND, 6892, 29, 0, 0}, /* 6894 */
    {RT_TERM_LAND, 6723, 246, 0, 0}, /* 6895 */
    {RT_TERM_LAND, 6895, 3802, 0, 0}, /* 6896 */
    {RT_TERM_LAND, 6896, 25, 0, 0}, /* 6897 */
    {RT_TERM_LAND, 6896, 29, 0, 0}, /* 6898 */
    {RT_TERM_LAND, 6895, 3800, 0, 0}, /* 6899 */
    {RT_TERM_LAND, 6899, 25, 0, 0}, /* 6900 */
    {RT_TERM_LAND, 6899, 29, 0, 0}, /* 6901 */
    {RT_TERM_LAND, 6895, 3801, 0, 0}, /* 6902 */
    {RT_TERM_LAND, 6902, 25, 0, 0}, /* 6903 */
    {RT_TERM_LAND, 6902, 29, 0, 0}, /* 6904 */
    {RT_TERM_LAND, 6895, 4391, 0, 0}, /* 6905 */
    {RT_TERM_LAND, 6905, 105, 0, 0}, /* 6906 */
    {RT_TERM_LAND, 6905, 161, 0, 0}, /* 6907 */
    {RT_TERM_LAND, 6895, 4396, 0, 0}, /* 6908 */
    {RT_TERM_LAND, 6908, 105, 0, 0}, /* 6909 */
    {RT_TERM_LAND, 6908, 161, 0, 0}, /* 6910 */
    {RT_TERM_LAND, 6895, 4401, 0, 0}, /* 6911 */
    {RT_TERM_LAND, 6911, 105, 0, 0}, /* 6912 */
    {RT_TERM_LAND, 6911, 161, 0, 0}, /* 6913 */
    {RT_TERM_LAND, 6895, 5816, 0, 0}, /* 6914 */
    {RT_TERM_LAND, 6914, 3802, 0, 0}, /* 6915 */
    {RT_TERM_LAND, 6915, 25, 0, 0}, /* 6916 */
    {RT_TERM_LAND, 6915, 29, 0, 0}, /* 6917 */
    {RT_TERM_LAND, 6914, 3800, 0, 0}, /* 6918 */
    {RT_TERM_LAND, 6918, 25, 0, 0}, /* 6919 */
    {RT_TERM_LAND, 6918, 29, 0, 0}, /* 6920 */
    {RT_TERM_LAND, 6914, 3801, 0, 0}, /* 6921 */
    {RT_TERM_LAND, 6921, 25, 0, 0}, /* 6922 */
    {RT_TERM_LAND, 6921, 29, 0, 0}, /* 6923 */
    {RT_TERM_LAND, 6914, 4391, 0, 0}, /* 6924 */
    {RT_TERM_LAND, 6924, 105, 0, 0}, /* 6925 */
    {RT_TERM_LAND, 6924, 161, 0, 0}, /* 6926 */
    {RT_TERM_LAND, 6914, 4396, 0, 0}, /* 6927 */
    {RT_TERM_LAND, 6927, 105, 0, 0}, /* 6928 */
    {RT_TERM_LAND, 6927, 161, 0, 0}, /* 6929 */
    {RT_TERM_LAND, 6914, 4401, 0, 0}, /* 6930 */
    {RT_TERM_LAND, 6930, 105, 0, 0}, /* 6931 */
    {RT_TERM_LAND, 6930, 161, 0, 0}, /* 6932 */
    {RT_TERM_LAND, 6895, 5836, 0, 0}, /* 6933 */
    {RT_TERM_LAND, 6933, 4391, 0, 0}, /* 6934 */
    {RT_TERM_LAND, 6934, 105, 0, 0}, /* 6935 */
    {RT_TERM_LAND, 6934, 161, 0, 0}, /* 6936 */
    {RT_TERM_LAND, 6933, 4396, 0, 0}, /* 6937 */
    {RT_TERM_LAND, 6937, 105, 0, 0}, /* 6938 */
    {RT_TERM_LAND, 6937, 161, 0, 0}, /* 6939 */
    {RT_TERM_LAND, 6933, 4401, 0, 0}, /* 6940 */
    {RT_TERM_LAND, 6940, 105, 0, 0}, /* 6941 */
    {RT_TERM_LAND, 6940, 161, 0, 0}, /* 6942 */
    {RT_TERM_LAND, 6933, 3802, 0, 0}, /* 6943 */
    {RT_TERM_LAND, 6943, 25, 0, 0}, /* 6944 */
    {RT_TERM_LAND, 6943, 29, 0, 0}, /* 6945 */
    {RT_TERM_LAND, 6933, 3800, 0, 0}, /* 6946 */
    {RT_TERM_LAND, 6946, 25, 0, 0}, /* 6947 */
    {RT_TERM_LAND, 6946, 29, 0, 0}, /* 6948 */
    {RT_TERM_LAND, 6933, 3801, 0, 0}, /* 6949 */
    {RT_TERM_LAND, 6949, 25, 0, 0}, /* 6950 */
    {RT_TERM_LAND, 6949, 29, 0, 0}, /* 6951 */
    {RT_TERM_LAND, 6722, 5249, 0, 0}, /* 6952 */
    {RT_TERM_LAND, 6952, 5252, 0, 0}, /* 6953 */
    {RT_TERM_LAND, 6953, 14, 0, 0}, /* 6954 */
    {RT_TERM_LAND, 6954, 19, 0, 0}, /* 6955 */
    {RT_TERM_LAND, 6955, 3802, 0, 0}, /* 6956 */
    {RT_TERM_LAND, 6956, 25, 0, 0}, /* 6957 */
    {RT_TERM_LAND, 6956, 29, 0, 0}, /* 6958 */
    {RT_TERM_LAND, 6955, 3800, 0, 0}, /* 6959 */
    {RT_TERM_LAND, 6959, 25, 0, 0}, /* 6960 */
    {RT_TERM_LAND, 6959, 29, 0, 0}, /* 6961 */
    {RT_TERM_LAND, 6955, 3801, 0, 0}, /* 6962 */
    {RT_TERM_LAND, 6962, 25, 0, 0}, /* 6963 */
    {RT_TERM_LAND, 6962, 29, 0, 0}, /* 6964 */
    {RT_TERM_LAND, 6955, 4391, 0, 0}, /* 6965 */
    {RT_TERM_LAND, 6965, 105, 0, 0}, /* 6966 */
    {RT_TERM_LAND, 6965, 161, 0, 0}, /* 6967 */
    {RT_TERM_LAND, 6955, 4396, 0, 0}, /* 6968 */
    {RT_TERM_LAND, 6968, 105, 0, 0}, /* 6969 */
    {RT_TERM_LAND, 6968, 161, 0, 0}, /* 6970 */
    {RT_TERM_LAND, 6955, 4401, 0, 0}, /* 6971 */
    {RT_TERM_LAND, 6971, 105, 0, 0}, /* 6972 */
    {RT_TERM_LAND, 6971, 161, 0, 0}, /* 6973 */
    {RT_TERM_LAND, 6955, 5816, 0, 0}, /* 6974 */
    {RT_TERM_LAND, 6974, 3802, 0, 0}, /* 6975 */
    {RT_TERM_LAND, 6975, 25, 0, 0}, /* 6976 */
    {RT_TERM_LAND, 6975, 29, 0, 0}, /* 6977 */
    {RT_TERM_LAND, 6974, 3800, 0, 0}, /* 6978 */
    {RT_TERM_LAND, 6978, 25, 0, 0}, /* 6979 */
    {RT_TERM_LAND, 6978, 29, 0, 0}, /* 6980 */
    {RT_TERM_LAND, 6974, 3801, 0, 0}, /* 6981 */
    {RT_TERM_LAND, 6981, 25, 0, 0}, /* 6982 */
    {RT_TERM_LAND, 6981, 29, 0, 0}, /* 6983 */
    {RT_TERM_LAND, 6974, 4391, 0, 0}, /* 6984 */
    {RT_TERM_LAND, 6984, 105, 0, 0}, /* 6985 */
    {RT_TERM_LAND, 6984, 161, 0, 0}, /* 6986 */
    {RT_TERM_LAND, 6974, 4396, 0, 0}, /* 6987 */
    {RT_TERM_LAND, 6987, 105, 0, 0}, /* 6988 */
    {RT_TERM_LAND, 6987, 161, 0, 0}, /* 6989 */
    {RT_TERM_LAND, 6974, 4401, 0, 0}, /* 6990 */
    {RT_TERM_LAND, 6990, 105, 0, 0}, /* 6991 */
    {RT_TERM_LAND, 6990, 161, 0, 0}, /* 6992 */
    {RT_TERM_LAND, 6955, 5836, 0, 0}, /* 6993 */
    {RT_TERM_LAND, 6993, 4391, 0, 0}, /* 6994 */
    {RT_TERM_LAND, 6994, 105, 0, 0}, /* 6995 */
    {RT_TERM_LAND, 6994, 161, 0, 0}, /* 6996 */
    {RT_TERM_LAND, 6993, 4396, 0, 0}, /* 6997 */
    {RT_TERM_LAND, 6997, 105, 0, 0}, /* 6998 */
    {RT_TERM_LAND, 6997, 161, 0, 0}, /* 6999 */
    {RT_TERM_LAND, 6993, 4401, 0, 0}, /* 7000 */
    {RT_TERM_LAND, 7000, 105, 0, 0}, /* 7001 */
    {RT_TERM_LAND, 7000, 161, 0, 0}, /* 7002 */
    {RT_TERM_LAND, 6993, 3802, 0, 0}, /* 7003 */
    {RT_TERM_LAND, 7003, 25, 0, 0}, /* 7004 */
    {RT_TERM_LAND, 7003, 29, 0, 0}, /* 7005 */
    {RT_TERM_LAND, 6993, 3800, 0, 0}, /* 7006 */
    {RT_TERM_LAND, 7006, 25, 0, 0}, /* 7007 */
    {RT_TERM_LAND, 7006, 29, 0, 0}, /* 7008 */
    {RT_TERM_LAND, 6993, 3801, 0, 0}, /* 7009 */
    {RT_TERM_LAND, 7009, 25, 0, 0}, /* 7010 */
    {RT_TERM_LAND, 7009, 29, 0, 0}, /* 7011 */
    {RT_TERM_LAND, 6955, 5860, 0, 0}, /* 7012 */
    {RT_TERM_LAND, 7012, 3802, 0, 0}, /* 7013 */
    {RT_TERM_LAND, 7013, 25, 0, 0}, /* 7014 */
    {RT_TERM_LAND, 7013, 29, 0, 0}, /* 7015 */
    {RT_TERM_LAND, 7012, 3800, 0, 0}, /* 7016 */
    {RT_TERM_LAND, 7016, 25, 0, 0}, /* 7017 */
    {RT_TERM_LAND, 7016, 29, 0, 0}, /* 7018 */
    {RT_TERM_LAND, 7012, 3801, 0, 0}, /* 7019 */
    {RT_TERM_LAND, 7019, 25, 0, 0}, /* 7020 */
    {RT_TERM_LAND, 7019, 29, 0, 0}, /* 7021 */
    {RT_TERM_LAND, 7012, 4391, 0, 0}, /* 7022 */
    {RT_TERM_LAND, 7022, 105, 0, 0}, /* 7023 */
    {RT_TERM_LAND, 7022, 161, 0, 0}, /* 7024 */
    {RT_TERM_LAND, 7012, 4396, 0, 0}, /* 7025 */
    {RT_TERM_LAND, 7025, 105, 0, 0}, /* 7026 */
    {RT_TERM_LAND, 7025, 161, 0, 0}, /* 7027 */
    {RT_TERM_LAND, 7012, 4401, 0, 0}, /* 7028 */
    {RT_TERM_LAND, 7028, 105, 0, 0}, /* 7029 */
    {RT_TERM_LAND, 7028, 161, 0, 0}, /* 7030 */
    {RT_TERM_LAND, 7012, 5816, 0, 0}, /* 7031 */
    {RT_TERM_LAND, 7031, 3802, 0, 0}, /* 7032 */
    {RT_TERM_LAND, 7032, 25, 0, 0}, /* 7033 */
    {RT_TERM_LAND, 7032, 29, 0, 0}, /* 7034 */
    {RT_TERM_LAND, 7031, 3800, 0, 0}, /* 7035 */
    {RT_TERM_LAND, 7035, 25, 0, 0}, /* 7036 */
    {RT_TERM_LAND, 7035, 29, 0, 0}, /* 7037 */
    {RT_TERM_LAND, 7031, 3801, 0, 0}, /* 7038 */
    {RT_TERM_LAND, 7038, 25, 0, 0}, /* 7039 */
    {RT_TERM_LAND, 7038, 29, 0, 0}, /* 7040 */
    {RT_TERM_LAND, 7031, 4391, 0, 0}, /* 7041 */
    {RT_TERM_LAND, 7041, 105, 0, 0}, /* 7042 */
    {RT_TERM_LAND, 7041, 161, 0, 0}, /* 7043 */
    {RT_TERM_LAND, 7031, 4396, 0, 0}, /* 7044 */
    {RT_TERM_LAND, 7044, 105, 0, 0}, /* 7045 */
    {RT_TERM_LAND, 7044, 161, 0, 0}, /* 7046 */
    {RT_TERM_LAND, 7031, 4401, 0, 0}, /* 7047 */
    {RT_TERM_LAND, 7047, 105, 0, 0}, /* 7048 */
    {RT_TERM_LAND, 7047, 161, 0, 0}, /* 7049 */
    {RT_TERM_LAND, 7012, 5836, 0, 0}, /* 7050 */
    {RT_TERM_LAND, 7050, 4391, 0, 0}, /* 7051 */
    {RT_TERM_LAND, 7051, 105, 0, 0}, /* 7052 */
    {RT_TERM_LAND, 7051, 161, 0, 0}, /* 7053 */
    {RT_TERM_LAND, 7050, 4396, 0, 0}, /* 7054 */
    {RT_TERM_LAND, 7054, 105, 0, 0}, /* 7055 */
    {RT_TERM_LAND, 7054, 161, 0, 0}, /* 7056 */
    {RT_TERM_LAND, 7050, 4401, 0, 0}, /* 7057 */
    {RT_TERM_LAND, 7057, 105, 0, 0}, /* 7058 */
    {RT_TERM_LAND, 7057, 161, 0, 0}, /* 7059 */
    {RT_TERM_LAND, 7050, 3802, 0, 0}, /* 7060 */
    {RT_TERM_LAND, 7060, 25, 0, 0}, /* 7061 */
    {RT_TERM_LAND, 7060, 29, 0, 0}, /* 7062 */
    {RT_TERM_LAND, 7050, 3800, 0, 0}, /* 7063 */
    {RT_TERM_LAND, 7063, 25, 0, 0}, /* 7064 */
    {RT_TERM_LAND, 7063, 29, 0, 0}, /* 7065 */
    {RT_TERM_LAND, 7050, 3801, 0, 0}, /* 7066 */
    {RT_TERM_LAND, 7066, 25, 0, 0}, /* 7067 */
    {RT_TERM_LAND, 7066, 29, 0, 0}, /* 7068 */
    {RT_TERM_LAND, 7012, 5919, 0, 0}, /* 7069 */
    {RT_TERM_LAND, 7069, 3802, 0, 0}, /* 7070 */
    {RT_TERM_LAND, 7070, 25, 0, 0}, /* 7071 */
    {RT_TERM_LAND, 7070, 29, 0, 0}, /* 7072 */
    {RT_TERM_LAND, 7069, 3800, 0, 0}, /* 7073 */
    {RT_TERM_LAND, 7073, 25, 0, 0}, /* 7074 */
    {RT_TERM_LAND, 7073, 29, 0, 0}, /* 7075 */
    {RT_TERM_LAND, 7069, 3801, 0, 0}, /* 7076 */
    {RT_TERM_LAND, 7076, 25, 0, 0}, /* 7077 */
    {RT_TERM_LAND, 7076, 29, 0, 0}, /* 7078 */
    {RT_TERM_LAND, 7069, 4391, 0, 0}, /* 7079 */
    {RT_TERM_LAND, 7079, 105, 0, 0}, /* 7080 */
    {RT_TERM_LAND, 7079, 161, 0, 0}, /* 7081 */
    {RT_TERM_LAND, 7069, 4396, 0, 0}, /* 7082 */
    {RT_TERM_LAND, 7082, 105, 0, 0}, /* 7083 */
    {RT_TERM_LAND, 7082, 161, 0, 0}, /* 7084 */
    {RT_TERM_LAND, 7069, 4401, 0, 0}, /* 7085 */
    {RT_TERM_LAND, 7085, 105, 0, 0}, /* 7086 */
    {RT_TERM_LAND, 7085, 161, 0, 0}, /* 7087 */
    {RT_TERM_LAND, 7069, 5816, 0, 0}, /* 7088 */
    {RT_TERM_LAND, 7088, 3802, 0, 0}, /* 7089 */
    {RT_TERM_LAND, 7089, 25, 0, 0}, /* 7090 */
    {RT_TERM_LAND, 7089, 29, 0, 0}, /* 7091 */
    {RT_TERM_LAND, 7088, 3800, 0, 0}, /* 7092 */
    {RT_TERM_LAND, 7092, 25, 0, 0}, /* 7093 */
    {RT_TERM_LAND, 7092, 29, 0, 0}, /* 7094 */
    {RT_TERM_LAND, 7088, 3801, 0, 0}, /* 7095 */
    {RT_TERM_LAND, 7095, 25, 0, 0}, /* 7096 */
    {RT_TERM_LAND, 7095, 29, 0, 0}, /* 7097 */
    {RT_TERM_LAND, 7088, 4391, 0, 0}, /* 7098 */
    {RT_TERM_LAND, 7098, 105, 0, 0}, /* 7099 */
    {RT_TERM_LAND, 7098, 161, 0, 0}, /* 7100 */
    {RT_TERM_LAND, 7088, 4396, 0, 0}, /* 7101 */
    {RT_TERM_LAND, 7101, 105, 0, 0}, /* 7102 */
    {RT_TERM_LAND, 7101, 161, 0, 0}, /* 7103 */
    {RT_TERM_LAND, 7088, 4401, 0, 0}, /* 7104 */
    {RT_TERM_LAND, 7104, 105, 0, 0}, /* 7105 */
    {RT_TERM_LAND, 7104, 161, 0, 0}, /* 7106 */
    {RT_TERM_LAND, 7069, 5836, 0, 0}, /* 7107 */
    {RT_TERM_LAND, 7107, 4391, 0, 0}, /* 7108 */
    {RT_TERM_LAND, 7108, 105, 0, 0}, /* 7109 */
    {RT_TERM_LAND, 7108, 161, 0, 0}, /* 7110 */
    {RT_TERM_LAND, 7107, 4396, 0, 0}, /* 7111 */
    {RT_TERM_LAND, 7111, 105, 0, 0}, /* 7112 */
    {RT_TERM_LAND, 7111, 161, 0, 0}, /* 7113 */
    {RT_TERM_LAND, 7107, 4401, 0, 0}, /* 7114 */
    {RT_TERM_LAND, 7114, 105, 0, 0}, /* 7115 */
    {RT_TERM_LAND, 7114, 161, 0, 0}, /* 7116 */
    {RT_TERM_LAND, 7107, 3802, 0, 0}, /* 7117 */
    {RT_TERM_LAND, 7117, 25, 0, 0}, /* 7118 */
    {RT_TERM_LAND, 7117, 29, 0, 0}, /* 7119 */
    {RT_TERM_LAND, 7107, 3800, 0, 0}, /* 7120 */
    {RT_TERM_LAND, 7120, 25, 0, 0}, /* 7121 */
    {RT_TERM_LAND, 7120, 29, 0, 0}, /* 7122 */
    {RT_TERM_LAND, 7107, 3801, 0, 0}, /* 7123 */
    {RT_TERM_LAND, 7123, 25, 0, 0}, /* 7124 */
    {RT_TERM_LAND, 7123, 29, 0, 0}, /* 7125 */
    {RT_TERM_LAND, 6954, 246, 0, 0}, /* 7126 */
    {RT_TERM_LAND, 7126, 3802, 0, 0}, /* 7127 */
    {RT_TERM_LAND, 7127, 25, 0, 0}, /* 7128 */
    {RT_TERM_LAND, 7127, 29, 0, 0}, /* 7129 */
    {RT_TERM_LAND, 7126, 3800, 0, 0}, /* 7130 */
    {RT_TERM_LAND, 7130, 25, 0, 0}, /* 7131 */
    {RT_TERM_LAND, 7130, 29, 0, 0}, /* 7132 */
    {RT_TERM_LAND, 7126, 3801, 0, 0}, /* 7133 */
    {RT_TERM_LAND, 7133, 25, 0, 0}, /* 7134 */
    {RT_TERM_LAND, 7133, 29, 0, 0}, /* 7135 */
    {RT_TERM_LAND, 7126, 4391, 0, 0}, /* 7136 */
    {RT_TERM_LAND, 7136, 105, 0, 0}, /* 7137 */
    {RT_TERM_LAND, 7136, 161, 0, 0}, /* 7138 */
    {RT_TERM_LAND, 7126, 4396, 0, 0}, /* 7139 */
    {RT_TERM_LAND, 7139, 105, 0, 0}, /* 7140 */
    {RT_TERM_LAND, 7139, 161, 0, 0}, /* 7141 */
    {RT_TERM_LAND, 7126, 4401, 0, 0}, /* 7142 */
    {RT_TERM_LAND, 7142, 105, 0, 0}, /* 7143 */
    {RT_TERM_LAND, 7142, 161, 0, 0}, /* 7144 */
    {RT_TERM_LAND, 7126, 5816, 0, 0}, /* 7145 */
    {RT_TERM_LAND, 7145, 3802, 0, 0}, /* 7146 */
    {RT_TERM_LAND, 7146, 25, 0, 0}, /* 7147 */
    {RT_TERM_LAND, 7146, 29, 0, 0}, /* 7148 */
    {RT_TERM_LAND, 7145, 3800, 0, 0}, /* 7149 */
    {RT_TERM_LAND, 7149, 25, 0, 0}, /* 7150 */
    {RT_TERM_LAND, 7149, 29, 0, 0}, /* 7151 */
    {RT_TERM_LAND, 7145, 3801, 0, 0}, /* 7152 */
    {RT_TERM_LAND, 7152, 25, 0, 0}, /* 7153 */
    {RT_TERM_LAND, 7152, 29, 0, 0}, /* 7154 */
    {RT_TERM_LAND, 7145, 4391, 0, 0}, /* 7155 */
    {RT_TERM_LAND, 7155, 105, 0, 0}, /* 7156 */
    {RT_TERM_LAND, 7155, 161, 0, 0}, /* 7157 */
    {RT_TERM_LAND, 7145, 4396, 0, 0}, /* 7158 */
    {RT_TERM_LAND, 7158, 105, 0, 0}, /* 7159 */
    {RT_TERM_LAND, 7158, 161, 0, 0}, /* 7160 */
    {RT_TERM_LAND, 7145, 4401, 0, 0}, /* 7161 */
    {RT_TERM_LAND, 7161, 105, 0, 0}, /* 7162 */
    {RT_TERM_LAND, 7161, 161, 0, 0}, /* 7163 */
    {RT_TERM_LAND, 7126, 5836, 0, 0}, /* 7164 */
    {RT_TERM_LAND, 7164, 4391, 0, 0}, /* 7165 */
    {RT_TERM_LAND, 7165, 105, 0, 0}, /* 7166 */
    {RT_TERM_LAND, 7165, 161, 0, 0}, /* 7167 */
    {RT_TERM_LAND, 7164, 4396, 0, 0}, /* 7168 */
    {RT_TERM_LAND, 7168, 105, 0, 0}, /* 7169 */
    {RT_TERM_LAND, 7168, 161, 0, 0}, /* 7170 */
    {RT_TERM_LAND, 7164, 4401, 0, 0}, /* 7171 */
    {RT_TERM_LAND, 7171, 105, 0, 0}, /* 7172 */
    {RT_TERM_LAND, 7171, 161, 0, 0}, /* 7173 */
    {RT_TERM_LAND, 7164, 3802, 0, 0}, /* 7174 */
    {RT_TERM_LAND, 7174, 25, 0, 0}, /* 7175 */
    {RT_TERM_LAND, 7174, 29, 0, 0}, /* 7176 */
    {RT_TERM_LAND, 7164, 3800, 0, 0}, /* 7177 */
    {RT_TERM_LAND, 7177, 25, 0, 0}, /* 7178 */
    {RT_TERM_LAND, 7177, 29, 0, 0}, /* 7179 */
    {RT_TERM_LAND, 7164, 3801, 0, 0}, /* 7180 */
    {RT_TERM_LAND, 7180, 25, 0, 0}, /* 7181 */
    {RT_TERM_LAND, 7180, 29, 0, 0}, /* 7182 */
    {RT_TERM_LAND, 6953, 2919, 0, 0}, /* 7183 */
    {RT_TERM_LAND, 7183, 19, 0, 0}, /* 7184 */
    {RT_TERM_LAND, 7184, 3802, 0, 0}, /* 7185 */
    {RT_TERM_LAND, 7185, 25, 0, 0}, /* 7186 */
    {RT_TERM_LAND, 7185, 29, 0, 0}, /* 7187 */
    {RT_TERM_LAND, 7184, 3800, 0, 0}, /* 7188 */
    {RT_TERM_LAND, 7188, 25, 0, 0}, /* 7189 */
    {RT_TERM_LAND, 7188, 29, 0, 0}, /* 7190 */
    {RT_TERM_LAND, 7184, 3801, 0, 0}, /* 7191 */
    {RT_TERM_LAND, 7191, 25, 0, 0}, /* 7192 */
    {RT_TERM_LAND, 7191, 29, 0, 0}, /* 7193 */
    {RT_TERM_LAND, 7184, 4391, 0, 0}, /* 7194 */
    {RT_TERM_LAND, 7194, 105, 0, 0}, /* 7195 */
    {RT_TERM_LAND, 7194, 161, 0, 0}, /* 7196 */
    {RT_TERM_LAND, 7184, 4396, 0, 0}, /* 7197 */
    {RT_TERM_LAND, 7197, 105, 0, 0}, /* 7198 */
    {RT_TERM_LAND, 7197, 161, 0, 0}, /* 7199 */
    {RT_TERM_LAND, 7184, 4401, 0, 0}, /* 7200 */
    {RT_TERM_LAND, 7200, 105, 0, 0}, /* 7201 */
    {RT_TERM_LAND, 7200, 161, 0, 0}, /* 7202 */
    {RT_TERM_LAND, 7184, 5816, 0, 0}, /* 7203 */
    {RT_TERM_LAND, 7203, 3802, 0, 0}, /* 7204 */
    {RT_TERM_LAND, 7204, 25, 0, 0}, /* 7205 */
    {RT_TERM_LAND, 7204, 29, 0, 0}, /* 7206 */
    {RT_TERM_LAND, 7203, 3800, 0, 0}, /* 7207 */
    {RT_TERM_LAND, 7207, 25, 0, 0}, /* 7208 */
    {RT_TERM_LAND, 7207, 29, 0, 0}, /* 7209 */
    {RT_TERM_LAND, 7203, 3801, 0, 0}, /* 7210 */
    {RT_TERM_LAND, 7210, 25, 0, 0}, /* 7211 */
    {RT_TERM_LAND, 7210, 29, 0, 0}, /* 7212 */
    {RT_TERM_LAND, 7203, 4391, 0, 0}, /* 7213 */
    {RT_TERM_LAND, 7213, 105, 0, 0}, /* 7214 */
    {RT_TERM_LAND, 7213, 161, 0, 0}, /* 7215 */
    {RT_TERM_LAND, 7203, 4396, 0, 0}, /* 7216 */
    {RT_TERM_LAND, 7216, 105, 0, 0}, /* 7217 */
    {RT_TERM_LAND, 7216, 161, 0, 0}, /* 7218 */
    {RT_TERM_LAND, 7203, 4401, 0, 0}, /* 7219 */
    {RT_TERM_LAND, 7219, 105, 0, 0}, /* 7220 */
    {RT_TERM_LAND, 7219, 161, 0, 0}, /* 7221 */
    {RT_TERM_LAND, 7184, 5836, 0, 0}, /* 7222 */
    {RT_TERM_LAND, 7222, 4391, 0, 0}, /* 7223 */
    {RT_TERM_LAND, 7223, 105, 0, 0}, /* 7224 */
    {RT_TERM_LAND, 7223, 161, 0, 0}, /* 7225 */
    {RT_TERM_LAND, 7222, 4396, 0, 0}, /* 7226 */
    {RT_TERM_LAND, 7226, 105, 0, 0}, /* 7227 */
    {RT_TERM_LAND, 7226, 161, 0, 0}, /* 7228 */
    {RT_TERM_LAND, 7222, 4401, 0, 0}, /* 7229 */
    {RT_TERM_LAND, 7229, 105, 0, 0}, /* 7230 */
    {RT_TERM_LAND, 7229, 161, 0, 0}, /* 7231 */
    {RT_TERM_LAND, 7222, 3802, 0, 0}, /* 7232 */
    {RT_TERM_LAND, 7232, 25, 0, 0}, /* 7233 */
    {RT_TERM_LAND, 7232, 29, 0, 0}, /* 7234 */
    {RT_TERM_LAND, 7222, 3800, 0, 0}, /* 7235 */
    {RT_TERM_LAND, 7235, 25, 0, 0}, /* 7236 */
    {RT_TERM_LAND, 7235, 29, 0, 0}, /* 7237 */
    {RT_TERM_LAND, 7222, 3801, 0, 0}, /* 7238 */
    {RT_TERM_LAND, 7238, 25, 0, 0}, /* 7239 */
    {RT_TERM_LAND, 7238, 29, 0, 0}, /* 7240 */
    {RT_TERM_LAND, 7184, 5860, 0, 0}, /* 7241 */
    {RT_TERM_LAND, 7241, 3802, 0, 0}, /* 7242 */
    {RT_TERM_LAND, 7242, 25, 0, 0}, /* 7243 */
    {RT_TERM_LAND, 7242, 29, 0, 0}, /* 7244 */
    {RT_TERM_LAND, 7241, 3800, 0, 0}, /* 7245 */
    {RT_TERM_LAND, 7245, 25, 0, 0}, /* 7246 */
    {RT_TERM_LAND, 7245, 29, 0, 0}, /* 7247 */
    {RT_TERM_LAND, 7241, 3801, 0, 0}, /* 7248 */
    {RT_TERM_LAND, 7248, 25, 0, 0}, /* 7249 */
    {RT_TERM_LAND, 7248, 29, 0, 0}, /* 7250 */
    {RT_TERM_LAND, 7241, 4391, 0, 0}, /* 7251 */
    {RT_TERM_LAND, 7251, 105, 0, 0}, /* 7252 */
    {RT_TERM_LAND, 7251, 161, 0, 0}, /* 7253 */
    {RT_TERM_LAND, 7241, 4396, 0, 0}, /* 7254 */
    {RT_TERM_LAND, 7254, 105, 0, 0}, /* 7255 */
    {RT_TERM_LAND, 7254, 161, 0, 0}, /* 7256 */
    {RT_TERM_LAND, 7241, 4401, 0, 0}, /* 7257 */
    {RT_TERM_LAND, 7257, 105, 0, 0}, /* 7258 */
    {RT_TERM_LAND, 7257, 161, 0, 0}, /* 7259 */
    {RT_TERM_LAND, 7241, 5816, 0, 0}, /* 7260 */
    {RT_TERM_LAND, 7260, 3802, 0, 0}, /* 7261 */
    {RT_TERM_LAND, 7261, 25, 0, 0}, /* 7262 */
    {RT_TERM_LAND, 7261, 29, 0, 0}, /* 7263 */
    {RT_TERM_LAND, 7260, 3800, 0, 0}, /* 7264 */
    {RT_TERM_LAND, 7264, 25, 0, 0}, /* 7265 */
    {RT_TERM_LAND, 7264, 29, 0, 0}, /* 7266 */
    {RT_TERM_LAND, 7260, 3801, 0, 0}, /* 7267 */
    {RT_TERM_LAND, 7267, 25, 0, 0}, /* 7268 */
    {RT_TERM_LAND, 7267, 29, 0, 0}, /* 7269 */
    {RT_TERM_LAND, 7260, 4391, 0, 0}, /* 7270 */
    {RT_TERM_LAND, 7270, 105, 0, 0}, /* 7271 */
    {RT_TERM_LAND, 7270, 161, 0, 0}, /* 7272 */
    {RT_TERM_LAND, 7260, 4396, 0, 0}, /* 7273 */
    {RT_TERM_LAND, 7273, 105, 0, 0}, /* 7274 */
    {RT_TERM_LAND, 7273, 161, 0, 0}, /* 7275 */
    {RT_TERM_LAND, 7260, 4401, 0, 0}, /* 7276 */
    {RT_TERM_LAND, 7276, 105, 0, 0}, /* 7277 */
    {RT_TERM_LAND, 7276, 161, 0, 0}, /* 7278 */
    {RT_TERM_LAND, 7241, 5836, 0, 0}, /* 7279 */
    {RT_TERM_LAND, 7279, 4391, 0, 0}, /* 7280 */
    {RT_TERM_LAND, 7280, 105, 0, 0}, /* 7281 */
    {RT_TERM_LAND, 7280, 161, 0, 0}, /* 7282 */
    {RT_TERM_LAND, 7279, 4396, 0, 0}, /* 7283 */
    {RT_TERM_LAND, 7283, 105, 0, 0}, /* 7284 */
    {RT_TERM_LAND, 7283, 161, 0, 0}, /* 7285 */
    {RT_TERM_LAND, 7279, 4401, 0, 0}, /* 7286 */
    {RT_TERM_LAND, 7286, 105, 0, 0}, /* 7287 */
    {RT_TERM_LAND, 7286, 161, 0, 0}, /* 7288 */
    {RT_TERM_LAND, 7279, 3802, 0, 0}, /* 7289 */
    {RT_TERM_LAND, 7289, 25, 0, 0}, /* 7290 */
    {RT_TERM_LAND, 7289, 29, 0, 0}, /* 7291 */
    {RT_TERM_LAND, 7279, 3800, 0, 0}, /* 7292 */
    {RT_TERM_LAND, 7292, 25, 0, 0}, /* 7293 */
    {RT_TERM_LAND, 7292, 29, 0, 0}, /* 7294 */
    {RT_TERM_LAND, 7279, 3801, 0, 0}, /* 7295 */
    {RT_TERM_LAND, 7295, 25, 0, 0}, /* 7296 */
    {RT_TERM_LAND, 7295, 29, 0, 0}, /* 7297 */
    {RT_TERM_LAND, 7241, 5919, 0, 0}, /* 7298 */
    {RT_TERM_LAND, 7298, 3802, 0, 0}, /* 7299 */
    {RT_TERM_LAND, 7299, 25, 0, 0}, /* 7300 */
    {RT_TERM_LAND, 7299, 29, 0, 0}, /* 7301 */
    {RT_TERM_LAND, 7298, 3800, 0, 0}, /* 7302 */
    {RT_TERM_LAND, 7302, 25, 0, 0}, /* 7303 */
    {RT_TERM_LAND, 7302, 29, 0, 0}, /* 7304 */
    {RT_TERM_LAND, 7298, 3801, 0, 0}, /* 7305 */
    {RT_TERM_LAND, 7305, 25, 0, 0}, /* 7306 */
    {RT_TERM_LAND, 7305, 29, 0, 0}, /* 7307 */
    {RT_TERM_LAND, 7298, 4391, 0, 0}, /* 7308 */
    {RT_TERM_LAND, 7308, 105, 0, 0}, /* 7309 */
    {RT_TERM_LAND, 7308, 161, 0, 0}, /* 7310 */
    {RT_TERM_LAND, 7298, 4396, 0, 0}, /* 7311 */
    {RT_TERM_LAND, 7311, 105, 0, 0}, /* 7312 */
    {RT_TERM_LAND, 7311, 161, 0, 0}, /* 7313 */
    {RT_TERM_LAND, 7298, 4401, 0, 0}, /* 7314 */
    {RT_TERM_LAND, 7314, 105, 0, 0}, /* 7315 */
    {RT_TERM_LAND, 7314, 161, 0, 0}, /* 7316 */
    {RT_TERM_LAND, 7298, 5816, 0, 0}, /* 7317 */
    {RT_TERM_LAND, 7317, 3802, 0, 0}, /* 7318 */
    {RT_TERM_LAND, 7318, 25, 0, 0}, /* 7319 */
    {RT_TERM_LAND, 7318, 29, 0, 0}, /* 7320 */
    {RT_TERM_LAND, 7317, 3800, 0, 0}, /* 7321 */
    {RT_TERM_LAND, 7321, 25, 0, 0}, /* 7322 */
    {RT_TERM_LAND, 7321, 29, 0, 0}, /* 7323 */
    {RT_TERM_LAND, 7317, 3801, 0, 0}, /* 7324 */
    {RT_TERM_LAND, 7324, 25, 0, 0}, /* 7325 */
    {RT_TERM_LAND, 7324, 29, 0, 0}, /* 7326 */
    {RT_TERM_LAND, 7317, 4391, 0, 0}, /* 7327 */
    {RT_TERM_LAND, 7327, 105, 0, 0}, /* 7328 */
    {RT_TERM_LAND, 7327, 161, 0, 0}, /* 7329 */
    {RT_TERM_LAND, 7317, 4396, 0, 0}, /* 7330 */
    {RT_TERM_LAND, 7330, 105, 0, 0}, /* 7331 */
    {RT_TERM_LAND, 7330, 161, 0, 0}, /* 7332 */
    {RT_TERM_LAND, 7317, 4401, 0, 0}, /* 7333 */
    {RT_TERM_LAND, 7333, 105, 0, 0}, /* 7334 */
    {RT_TERM_LAND, 7333, 161, 0, 0}, /* 7335 */
    {RT_TERM_LAND, 7298, 5836, 0, 0}, /* 7336 */
    {RT_TERM_LAND, 7336, 4391, 0, 0}, /* 7337 */
    {RT_TERM_LAND, 7337, 105, 0, 0}, /* 7338 */
    {RT_TERM_LAND, 7337, 161, 0, 0}, /* 7339 */
    {RT_TERM_LAND, 7336, 4396, 0, 0}, /* 7340 */
    {RT_TERM_LAND, 7340, 105, 0, 0}, /* 7341 */
    {RT_TERM_LAND, 7340, 161, 0, 0}, /* 7342 */
    {RT_TERM_LAND, 7336, 4401, 0, 0}, /* 7343 */
    {RT_TERM_LAND, 7343, 105, 0, 0}, /* 7344 */
    {RT_TERM_LAND, 7343, 161, 0, 0}, /* 7345 */
    {RT_TERM_LAND, 7336, 3802, 0, 0}, /* 7346 */
    {RT_TERM_LAND, 7346, 25, 0, 0}, /* 7347 */
    {RT_TERM_LAND, 7346, 29, 0, 0}, /* 7348 */
    {RT_TERM_LAND, 7336, 3800, 0, 0}, /* 7349 */
    {RT_TERM_LAND, 7349, 25, 0, 0}, /* 7350 */
    {RT_TERM_LAND, 7349, 29, 0, 0}, /* 7351 */
    {RT_TERM_LAND, 7336, 3801, 0, 0}, /* 7352 */
    {RT_TERM_LAND, 7352, 25, 0, 0}, /* 7353 */
    {RT_TERM_LAND, 7352, 29, 0, 0}, /* 7354 */
    {RT_TERM_LAND, 7183, 246, 0, 0}, /* 7355 */
    {RT_TERM_LAND, 7355, 3802, 0, 0}, /* 7356 */
    {RT_TERM_LAND, 7356, 25, 0, 0}, /* 7357 */
    {RT_TERM_LAND, 7356, 29, 0, 0}, /* 7358 */
    {RT_TERM_LAND, 7355, 3800, 0, 0}, /* 7359 */
    {RT_TERM_LAND, 7359, 25, 0, 0}, /* 7360 */
    {RT_TERM_LAND, 7359, 29, 0, 0}, /* 7361 */
    {RT_TERM_LAND, 7355, 3801, 0, 0}, /* 7362 */
    {RT_TERM_LAND, 7362, 25, 0, 0}, /* 7363 */
    {RT_TERM_LAND, 7362, 29, 0, 0}, /* 7364 */
    {RT_TERM_LAND, 7355, 4391, 0, 0}, /* 7365 */
    {RT_TERM_LAND, 7365, 105, 0, 0}, /* 7366 */
    {RT_TERM_LAND, 7365, 161, 0, 0}, /* 7367 */
    {RT_TERM_LAND, 7355, 4396, 0, 0}, /* 7368 */
    {RT_TERM_LAND, 7368, 105, 0, 0}, /* 7369 */
    {RT_TERM_LAND, 7368, 161, 0, 0}, /* 7370 */
    {RT_TERM_LAND, 7355, 4401, 0, 0}, /* 7371 */
    {RT_TERM_LAND, 7371, 105, 0, 0}, /* 7372 */
    {RT_TERM_LAND, 7371, 161, 0, 0}, /* 7373 */
    {RT_TERM_LAND, 7355, 5816, 0, 0}, /* 7374 */
    {RT_TERM_LAND, 7374, 3802, 0, 0}, /* 7375 */
    {RT_TERM_LAND, 7375, 25, 0, 0}, /* 7376 */
    {RT_TERM_LAND, 7375, 29, 0, 0}, /* 7377 */
    {RT_TERM_LAND, 7374, 3800, 0, 0}, /* 7378 */
    {RT_TERM_LAND, 7378, 25, 0, 0}, /* 7379 */
    {RT_TERM_LAND, 7378, 29, 0, 0}, /* 7380 */
    {RT_TERM_LAND, 7374, 3801, 0, 0}, /* 7381 */
    {RT_TERM_LAND, 7381, 25, 0, 0}, /* 7382 */
    {RT_TERM_LAND, 7381, 29, 0, 0}, /* 7383 */
    {RT_TERM_LAND, 7374, 4391, 0, 0}, /* 7384 */
    {RT_TERM_LAND, 7384, 105, 0, 0}, /* 7385 */
    {RT_TERM_LAND, 7384, 161, 0, 0}, /* 7386 */
    {RT_TERM_LAND, 7374, 4396, 0, 0}, /* 7387 */
    {RT_TERM_LAND, 7387, 105, 0, 0}, /* 7388 */
    {RT_TERM_LAND, 7387, 161, 0, 0}, /* 7389 */
    {RT_TERM_LAND, 7374, 4401, 0, 0}, /* 7390 */
    {RT_TERM_LAND, 7390, 105, 0, 0}, /* 7391 */
    {RT_TERM_LAND, 7390, 161, 0, 0}, /* 7392 */
    {RT_TERM_LAND, 7355, 5836, 0, 0}, /* 7393 */
    {RT_TERM_LAND, 7393, 4391, 0, 0}, /* 7394 */
    {RT_TERM_LAND, 7394, 105, 0, 0}, /* 7395 */
    {RT_TERM_LAND, 7394, 161, 0, 0}, /* 7396 */
    {RT_TERM_LAND, 7393, 4396, 0, 0}, /* 7397 */
    {RT_TERM_LAND, 7397, 105, 0, 0}, /* 7398 */
    {RT_TERM_LAND, 7397, 161, 0, 0}, /* 7399 */
    {RT_TERM_LAND, 7393, 4401, 0, 0}, /* 7400 */
    {RT_TERM_LAND, 7400, 105, 0, 0}, /* 7401 */
    {RT_TERM_LAND, 7400, 161, 0, 0}, /* 7402 */
    {RT_TERM_LAND, 7393, 3802, 0, 0}, /* 7403 */
    {RT_TERM_LAND, 7403, 25, 0, 0}, /* 7404 */
    {RT_TERM_LAND, 7403, 29, 0, 0}, /* 7405 */
    {RT_TERM_LAND, 7393, 3800, 0, 0}, /* 7406 */
    {RT_TERM_LAND, 7406, 25, 0, 0}, /* 7407 */
    {RT_TERM_LAND, 7406, 29, 0, 0}, /* 7408 */
    {RT_TERM_LAND, 7393, 3801, 0, 0}, /* 7409 */
    {RT_TERM_LAND, 7409, 25, 0, 0}, /* 7410 */
    {RT_TERM_LAND, 7409, 29, 0, 0}, /* 7411 */
    {RT_TERM_COND, 5918, 4453, 5858, 0}, /* 7412 */
    {RT_TERM_COND, 5859, 4455, 7412, 0}, /* 7413 */
    {RT_TERM_COND, 19, 7413, 5858, 0}, /* 7414 */
    {RT_TERM_SLICE, 7414, 2, 0, 32}, /* 7415 */
    {RT_TERM_SEXT, 7415, 0, 0, 32}, /* 7416 */
    {RT_TERM_REG, 207, 0, 0, 0}, /* 7417 */
    {RT_TERM_SEXT, 7417, 0, 0, 32}, /* 7418 */
    {RT_TERM_LT, 7416, 7418, 0, 0}, /* 7419 */
    {RT_TERM_LT, 7415, 7417, 0, 0}, /* 7420 */
    {RT_TERM_COND, 14, 7419, 7420, 0}, /* 7421 */
    {RT_TERM_EQ, 7421, 5594, 0, 0}, /* 7422 */
    {RT_TERM_LOR, 5251, 7422, 0, 0}, /* 7423 */
    {RT_TERM_LAND, 6952, 7423, 0, 0}, /* 7424 */
    {RT_TERM_LAND, 7424, 19, 0, 0}, /* 7425 */
    {RT_TERM_LAND, 7425, 3802, 0, 0}, /* 7426 */
    {RT_TERM_LAND, 7426, 25, 0, 0}, /* 7427 */
    {RT_TERM_LAND, 7426, 29, 0, 0}, /* 7428 */
    {RT_TERM_LAND, 7425, 3800, 0, 0}, /* 7429 */
    {RT_TERM_LAND, 7429, 25, 0, 0}, /* 7430 */
    {RT_TERM_LAND, 7429, 29, 0, 0}, /* 7431 */
    {RT_TERM_LAND, 7425, 3801, 0, 0}, /* 7432 */
    {RT_TERM_LAND, 7432, 25, 0, 0}, /* 7433 */
    {RT_TERM_LAND, 7432, 29, 0, 0}, /* 7434 */
    {RT_TERM_LAND, 7425, 4391, 0, 0}, /* 7435 */
    {RT_TERM_LAND, 7435, 105, 0, 0}, /* 7436 */
    {RT_TERM_LAND, 7435, 161, 0, 0}, /* 7437 */
    {RT_TERM_LAND, 7425, 4396, 0, 0}, /* 7438 */
    {RT_TERM_LAND, 7438, 105, 0, 0}, /* 7439 */
    {RT_TERM_LAND, 7438, 161, 0, 0}, /* 7440 */
    {RT_TERM_LAND, 7425, 4401, 0, 0}, /* 7441 */
    {RT_TERM_LAND, 7441, 105, 0, 0}, /* 7442 */
    {RT_TERM_LAND, 7441, 161, 0, 0}, /* 7443 */
    {RT_TERM_LAND, 7425, 5816, 0, 0}, /* 7444 */
    {RT_TERM_LAND, 7444, 3802, 0, 0}, /* 7445 */
    {RT_TERM_LAND, 7445, 25, 0, 0}, /* 7446 */
    {RT_TERM_LAND, 7445, 29, 0, 0}, /* 7447 */
    {RT_TERM_LAND, 7444, 3800, 0, 0}, /* 7448 */
    {RT_TERM_LAND, 7448, 25, 0, 0}, /* 7449 */
    {RT_TERM_LAND, 7448, 29, 0, 0}, /* 7450 */
    {RT_TERM_LAND, 7444, 3801, 0, 0}, /* 7451 */
    {RT_TERM_LAND, 7451, 25, 0, 0}, /* 7452 */
    {RT_TERM_LAND, 7451, 29, 0, 0}, /* 7453 */
    {RT_TERM_LAND, 7444, 4391, 0, 0}, /* 7454 */
    {RT_TERM_LAND, 7454, 105, 0, 0}, /* 7455 */
    {RT_TERM_LAND, 7454, 161, 0, 0}, /* 7456 */
    {RT_TERM_LAND, 7444, 4396, 0, 0}, /* 7457 */
    {RT_TERM_LAND, 7457, 105, 0, 0}, /* 7458 */
    {RT_TERM_LAND, 7457, 161, 0, 0}, /* 7459 */
    {RT_TERM_LAND, 7444, 4401, 0, 0}, /* 7460 */
    {RT_TERM_LAND, 7460, 105, 0, 0}, /* 7461 */
    {RT_TERM_LAND, 7460, 161, 0, 0}, /* 7462 */
    {RT_TERM_LAND, 7425, 5836, 0, 0}, /* 7463 */
    {RT_TERM_LAND, 7463, 4391, 0, 0}, /* 7464 */
    {RT_TERM_LAND, 7464, 105, 0, 0}, /* 7465 */
    {RT_TERM_LAND, 7464, 161, 0, 0}, /* 7466 */
    {RT_TERM_LAND, 7463, 4396, 0, 0}, /* 7467 */
    {RT_TERM_LAND, 7467, 105, 0, 0}, /* 7468 */
    {RT_TERM_LAND, 7467, 161, 0, 0}, /* 7469 */
    {RT_TERM_LAND, 7463, 4401, 0, 0}, /* 7470 */
    {RT_TERM_LAND, 7470, 105, 0, 0}, /* 7471 */
    {RT_TERM_LAND, 7470, 161, 0, 0}, /* 7472 */
    {RT_TERM_LAND, 7463, 3802, 0, 0}, /* 7473 */
    {RT_TERM_LAND, 7473, 25, 0, 0}, /* 7474 */
    {RT_TERM_LAND, 7473, 29, 0, 0}, /* 7475 */
    {RT_TERM_LAND, 7463, 3800, 0, 0}, /* 7476 */
    {RT_TERM_LAND, 7476, 25, 0, 0}, /* 7477 */
    {RT_TERM_LAND, 7476, 29, 0, 0}, /* 7478 */
    {RT_TERM_LAND, 7463, 3801, 0, 0}, /* 7479 */
    {RT_TERM_LAND, 7479, 25, 0, 0}, /* 7480 */
    {RT_TERM_LAND, 7479, 29, 0, 0}, /* 7481 */
    {RT_TERM_LAND, 7425, 5860, 0, 0}, /* 7482 */
    {RT_TERM_LAND, 7482, 3802, 0, 0}, /* 7483 */
    {RT_TERM_LAND, 7483, 25, 0, 0}, /* 7484 */
    {RT_TERM_LAND, 7483, 29, 0, 0}, /* 7485 */
    {RT_TERM_LAND, 7482, 3800, 0, 0}, /* 7486 */
    {RT_TERM_LAND, 7486, 25, 0, 0}, /* 7487 */
    {RT_TERM_LAND, 7486, 29, 0, 0}, /* 7488 */
    {RT_TERM_LAND, 7482, 3801, 0, 0}, /* 7489 */
    {RT_TERM_LAND, 7489, 25, 0, 0}, /* 7490 */
    {RT_TERM_LAND, 7489, 29, 0, 0}, /* 7491 */
    {RT_TERM_LAND, 7482, 4391, 0, 0}, /* 7492 */
    {RT_TERM_LAND, 7492, 105, 0, 0}, /* 7493 */
    {RT_TERM_LAND, 7492, 161, 0, 0}, /* 7494 */
    {RT_TERM_LAND, 7482, 4396, 0, 0}, /* 7495 */
    {RT_TERM_LAND, 7495, 105, 0, 0}, /* 7496 */
    {RT_TERM_LAND, 7495, 161, 0, 0}, /* 7497 */
    {RT_TERM_LAND, 7482, 4401, 0, 0}, /* 7498 */
    {RT_TERM_LAND, 7498, 105, 0, 0}, /* 7499 */
    {RT_TERM_LAND, 7498, 161, 0, 0}, /* 7500 */
    {RT_TERM_LAND, 7482, 5816, 0, 0}, /* 7501 */
    {RT_TERM_LAND, 7501, 3802, 0, 0}, /* 7502 */
    {RT_TERM_LAND, 7502, 25, 0, 0}, /* 7503 */
    {RT_TERM_LAND, 7502, 29, 0, 0}, /* 7504 */
    {RT_TERM_LAND, 7501, 3800, 0, 0}, /* 7505 */
    {RT_TERM_LAND, 7505, 25, 0, 0}, /* 7506 */
    {RT_TERM_LAND, 7505, 29, 0, 0}, /* 7507 */
    {RT_TERM_LAND, 7501, 3801, 0, 0}, /* 7508 */
    {RT_TERM_LAND, 7508, 25, 0, 0}, /* 7509 */
    {RT_TERM_LAND, 7508, 29, 0, 0}, /* 7510 */
    {RT_TERM_LAND, 7501, 4391, 0, 0}, /* 7511 */
    {RT_TERM_LAND, 7511, 105, 0, 0}, /* 7512 */
    {RT_TERM_LAND, 7511, 161, 0, 0}, /* 7513 */
    {RT_TERM_LAND, 7501, 4396, 0, 0}, /* 7514 */
    {RT_TERM_LAND, 7514, 105, 0, 0}, /* 7515 */
    {RT_TERM_LAND, 7514, 161, 0, 0}, /* 7516 */
    {RT_TERM_LAND, 7501, 4401, 0, 0}, /* 7517 */
    {RT_TERM_LAND, 7517, 105, 0, 0}, /* 7518 */
    {RT_TERM_LAND, 7517, 161, 0, 0}, /* 7519 */
    {RT_TERM_LAND, 7482, 5836, 0, 0}, /* 7520 */
    {RT_TERM_LAND, 7520, 4391, 0, 0}, /* 7521 */
    {RT_TERM_LAND, 7521, 105, 0, 0}, /* 7522 */
    {RT_TERM_LAND, 7521, 161, 0, 0}, /* 7523 */
    {RT_TERM_LAND, 7520, 4396, 0, 0}, /* 7524 */
    {RT_TERM_LAND, 7524, 105, 0, 0}, /* 7525 */
    {RT_TERM_LAND, 7524, 161, 0, 0}, /* 7526 */
    {RT_TERM_LAND, 7520, 4401, 0, 0}, /* 7527 */
    {RT_TERM_LAND, 7527, 105, 0, 0}, /* 7528 */
    {RT_TERM_LAND, 7527, 161, 0, 0}, /* 7529 */
    {RT_TERM_LAND, 7520, 3802, 0, 0}, /* 7530 */
    {RT_TERM_LAND, 7530, 25, 0, 0}, /* 7531 */
    {RT_TERM_LAND, 7530, 29, 0, 0}, /* 7532 */
    {RT_TERM_LAND, 7520, 3800, 0, 0}, /* 7533 */
    {RT_TERM_LAND, 7533, 25, 0, 0}, /* 7534 */
    {RT_TERM_LAND, 7533, 29, 0, 0}, /* 7535 */
    {RT_TERM_LAND, 7520, 3801, 0, 0}, /* 7536 */
    {RT_TERM_LAND, 7536, 25, 0, 0}, /* 7537 */
    {RT_TERM_LAND, 7536, 29, 0, 0}, /* 7538 */
    {RT_TERM_LAND, 7482, 5919, 0, 0}, /* 7539 */
    {RT_TERM_LAND, 7539, 3802, 0, 0}, /* 7540 */
    {RT_TERM_LAND, 7540, 25, 0, 0}, /* 7541 */
    {RT_TERM_LAND, 7540, 29, 0, 0}, /* 7542 */
    {RT_TERM_LAND, 7539, 3800, 0, 0}, /* 7543 */
    {RT_TERM_LAND, 7543, 25, 0, 0}, /* 7544 */
    {RT_TERM_LAND, 7543, 29, 0, 0}, /* 7545 */
    {RT_TERM_LAND, 7539, 3801, 0, 0}, /* 7546 */
    {RT_TERM_LAND, 7546, 25, 0, 0}, /* 7547 */
    {RT_TERM_LAND, 7546, 29, 0, 0}, /* 7548 */
    {RT_TERM_LAND, 7539, 4391, 0, 0}, /* 7549 */
    {RT_TERM_LAND, 7549, 105, 0, 0}, /* 7550 */
    {RT_TERM_LAND, 7549, 161, 0, 0}, /* 7551 */
    {RT_TERM_LAND, 7539, 4396, 0, 0}, /* 7552 */
    {RT_TERM_LAND, 7552, 105, 0, 0}, /* 7553 */
    {RT_TERM_LAND, 7552, 161, 0, 0}, /* 7554 */
    {RT_TERM_LAND, 7539, 4401, 0, 0}, /* 7555 */
    {RT_TERM_LAND, 7555, 105, 0, 0}, /* 7556 */
    {RT_TERM_LAND, 7555, 161, 0, 0}, /* 7557 */
    {RT_TERM_LAND, 7539, 5816, 0, 0}, /* 7558 */
    {RT_TERM_LAND, 7558, 3802, 0, 0}, /* 7559 */
    {RT_TERM_LAND, 7559, 25, 0, 0}, /* 7560 */
    {RT_TERM_LAND, 7559, 29, 0, 0}, /* 7561 */
    {RT_TERM_LAND, 7558, 3800, 0, 0}, /* 7562 */
    {RT_TERM_LAND, 7562, 25, 0, 0}, /* 7563 */
    {RT_TERM_LAND, 7562, 29, 0, 0}, /* 7564 */
    {RT_TERM_LAND, 7558, 3801, 0, 0}, /* 7565 */
    {RT_TERM_LAND, 7565, 25, 0, 0}, /* 7566 */
    {RT_TERM_LAND, 7565, 29, 0, 0}, /* 7567 */
    {RT_TERM_LAND, 7558, 4391, 0, 0}, /* 7568 */
    {RT_TERM_LAND, 7568, 105, 0, 0}, /* 7569 */
    {RT_TERM_LAND, 7568, 161, 0, 0}, /* 7570 */
    {RT_TERM_LAND, 7558, 4396, 0, 0}, /* 7571 */
    {RT_TERM_LAND, 7571, 105, 0, 0}, /* 7572 */
    {RT_TERM_LAND, 7571, 161, 0, 0}, /* 7573 */
    {RT_TERM_LAND, 7558, 4401, 0, 0}, /* 7574 */
    {RT_TERM_LAND, 7574, 105, 0, 0}, /* 7575 */
    {RT_TERM_LAND, 7574, 161, 0, 0}, /* 7576 */
    {RT_TERM_LAND, 7539, 5836, 0, 0}, /* 7577 */
    {RT_TERM_LAND, 7577, 4391, 0, 0}, /* 7578 */
    {RT_TERM_LAND, 7578, 105, 0, 0}, /* 7579 */
    {RT_TERM_LAND, 7578, 161, 0, 0}, /* 7580 */
    {RT_TERM_LAND, 7577, 4396, 0, 0}, /* 7581 */
    {RT_TERM_LAND, 7581, 105, 0, 0}, /* 7582 */
    {RT_TERM_LAND, 7581, 161, 0, 0}, /* 7583 */
    {RT_TERM_LAND, 7577, 4401, 0, 0}, /* 7584 */
    {RT_TERM_LAND, 7584, 105, 0, 0}, /* 7585 */
    {RT_TERM_LAND, 7584, 161, 0, 0}, /* 7586 */
    {RT_TERM_LAND, 7577, 3802, 0, 0}, /* 7587 */
    {RT_TERM_LAND, 7587, 25, 0, 0}, /* 7588 */
    {RT_TERM_LAND, 7587, 29, 0, 0}, /* 7589 */
    {RT_TERM_LAND, 7577, 3800, 0, 0}, /* 7590 */
    {RT_TERM_LAND, 7590, 25, 0, 0}, /* 7591 */
    {RT_TERM_LAND, 7590, 29, 0, 0}, /* 7592 */
    {RT_TERM_LAND, 7577, 3801, 0, 0}, /* 7593 */
    {RT_TERM_LAND, 7593, 25, 0, 0}, /* 7594 */
    {RT_TERM_LAND, 7593, 29, 0, 0}, /* 7595 */
    {RT_TERM_LAND, 7424, 246, 0, 0}, /* 7596 */
    {RT_TERM_LAND, 7596, 3802, 0, 0}, /* 7597 */
    {RT_TERM_LAND, 7597, 25, 0, 0}, /* 7598 */
    {RT_TERM_LAND, 7597, 29, 0, 0}, /* 7599 */
    {RT_TERM_LAND, 7596, 3800, 0, 0}, /* 7600 */
    {RT_TERM_LAND, 7600, 25, 0, 0}, /* 7601 */
    {RT_TERM_LAND, 7600, 29, 0, 0}, /* 7602 */
    {RT_TERM_LAND, 7596, 3801, 0, 0}, /* 7603 */
    {RT_TERM_LAND, 7603, 25, 0, 0}, /* 7604 */
    {RT_TERM_LAND, 7603, 29, 0, 0}, /* 7605 */
    {RT_TERM_LAND, 7596, 4391, 0, 0}, /* 7606 */
    {RT_TERM_LAND, 7606, 105, 0, 0}, /* 7607 */
    {RT_TERM_LAND, 7606, 161, 0, 0}, /* 7608 */
    {RT_TERM_LAND, 7596, 4396, 0, 0}, /* 7609 */
    {RT_TERM_LAND, 7609, 105, 0, 0}, /* 7610 */
    {RT_TERM_LAND, 7609, 161, 0, 0}, /* 7611 */
    {RT_TERM_LAND, 7596, 4401, 0, 0}, /* 7612 */
    {RT_TERM_LAND, 7612, 105, 0, 0}, /* 7613 */
    {RT_TERM_LAND, 7612, 161, 0, 0}, /* 7614 */
    {RT_TERM_LAND, 7596, 5816, 0, 0}, /* 7615 */
    {RT_TERM_LAND, 7615, 3802, 0, 0}, /* 7616 */
    {RT_TERM_LAND, 7616, 25, 0, 0}, /* 7617 */
    {RT_TERM_LAND, 7616, 29, 0, 0}, /* 7618 */
    {RT_TERM_LAND, 7615, 3800, 0, 0}, /* 7619 */
    {RT_TERM_LAND, 7619, 25, 0, 0}, /* 7620 */
    {RT_TERM_LAND, 7619, 29, 0, 0}, /* 7621 */
    {RT_TERM_LAND, 7615, 3801, 0, 0}, /* 7622 */
    {RT_TERM_LAND, 7622, 25, 0, 0}, /* 7623 */
    {RT_TERM_LAND, 7622, 29, 0, 0}, /* 7624 */
    {RT_TERM_LAND, 7615, 4391, 0, 0}, /* 7625 */
    {RT_TERM_LAND, 7625, 105, 0, 0}, /* 7626 */
    {RT_TERM_LAND, 7625, 161, 0, 0}, /* 7627 */
    {RT_TERM_LAND, 7615, 4396, 0, 0}, /* 7628 */
    {RT_TERM_LAND, 7628, 105, 0, 0}, /* 7629 */
    {RT_TERM_LAND, 7628, 161, 0, 0}, /* 7630 */
    {RT_TERM_LAND, 7615, 4401, 0, 0}, /* 7631 */
    {RT_TERM_LAND, 7631, 105, 0, 0}, /* 7632 */
    {RT_TERM_LAND, 7631, 161, 0, 0}, /* 7633 */
    {RT_TERM_LAND, 7596, 5836, 0, 0}, /* 7634 */
    {RT_TERM_LAND, 7634, 4391, 0, 0}, /* 7635 */
    {RT_TERM_LAND, 7635, 105, 0, 0}, /* 7636 */
    {RT_TERM_LAND, 7635, 161, 0, 0}, /* 7637 */
    {RT_TERM_LAND, 7634, 4396, 0, 0}, /* 7638 */
    {RT_TERM_LAND, 7638, 105, 0, 0}, /* 7639 */
    {RT_TERM_LAND, 7638, 161, 0, 0}, /* 7640 */
    {RT_TERM_LAND, 7634, 4401, 0, 0}, /* 7641 */
    {RT_TERM_LAND, 7641, 105, 0, 0}, /* 7642 */
    {RT_TERM_LAND, 7641, 161, 0, 0}, /* 7643 */
    {RT_TERM_LAND, 7634, 3802, 0, 0}, /* 7644 */
    {RT_TERM_LAND, 7644, 25, 0, 0}, /* 7645 */
    {RT_TERM_LAND, 7644, 29, 0, 0}, /* 7646 */
    {RT_TERM_LAND, 7634, 3800, 0, 0}, /* 7647 */
    {RT_TERM_LAND, 7647, 25, 0, 0}, /* 7648 */
    {RT_TERM_LAND, 7647, 29, 0, 0}, /* 7649 */
    {RT_TERM_LAND, 7634, 3801, 0, 0}, /* 7650 */
    {RT_TERM_LAND, 7650, 25, 0, 0}, /* 7651 */
    {RT_TERM_LAND, 7650, 29, 0, 0}, /* 7652 */
    {RT_TERM_LNOT, 7423, 0, 0, 0}, /* 7653 */
    {RT_TERM_LAND, 6952, 7653, 0, 0}, /* 7654 */
    {RT_TERM_LAND, 3801, 4, 0, 0}, /* 7655 */
    {RT_TERM_LAND, 4401, 224, 0, 0}, /* 7656 */
    {RT_TERM_COND, 4355, 1227, 1228, 0}, /* 7657 */
    {RT_TERM_COND, 4358, 9, 7657, 0}, /* 7658 */
    {RT_TERM_LT, 205, 68, 0, 0}, /* 7659 */
    {RT_TERM_LAND, 7658, 7659, 0, 0}, /* 7660 */
    {RT_TERM_LT, 205, 45, 0, 0}, /* 7661 */
    {RT_TERM_LAND, 7660, 7661, 0, 0}, /* 7662 */
    {RT_TERM_EQ, 205, 2, 0, 0}, /* 7663 */
    {RT_TERM_LAND, 7662, 7663, 0, 0}, /* 7664 */
    {RT_TERM_LAND, 7664, 120, 0, 0}, /* 7665 */
    {RT_TERM_LAND, 7665, 19, 0, 0}, /* 7666 */
    {RT_TERM_LAND, 7666, 3802, 0, 0}, /* 7667 */
    {RT_TERM_LAND, 7667, 25, 0, 0}, /* 7668 */
    {RT_TERM_LAND, 7667, 29, 0, 0}, /* 7669 */
    {RT_TERM_LAND, 7666, 3800, 0, 0}, /* 7670 */
    {RT_TERM_LAND, 7670, 25, 0, 0}, /* 7671 */
    {RT_TERM_LAND, 7670, 29, 0, 0}, /* 7672 */
    {RT_TERM_LAND, 7666, 3801, 0, 0}, /* 7673 */
    {RT_TERM_LAND, 7673, 25, 0, 0}, /* 7674 */
    {RT_TERM_LAND, 7673, 29, 0, 0}, /* 7675 */
    {RT_TERM_LAND, 7666, 4391, 0, 0}, /* 7676 */
    {RT_TERM_LAND, 7676, 105, 0, 0}, /* 7677 */
    {RT_TERM_MUL, 100, 224, 0, 0}, /* 7678 */
    {RT_TERM_LAND, 7676, 161, 0, 0}, /* 7679 */
    {RT_TERM_LAND, 7666, 4396, 0, 0}, /* 7680 */
    {RT_TERM_LAND, 7680, 105, 0, 0}, /* 7681 */
    {RT_TERM_MUL, 332, 121, 0, 0}, /* 7682 */
    {RT_TERM_LAND, 7680, 161, 0, 0}, /* 7683 */
    {RT_TERM_LAND, 7666, 4401, 0, 0}, /* 7684 */
    {RT_TERM_LAND, 7684, 105, 0, 0}, /* 7685 */
    {RT_TERM_LAND, 7684, 161, 0, 0}, /* 7686 */
    {RT_TERM_REG, 136, 0, 0, 0}, /* 7687 */
    {RT_TERM_SLICE, 7687, 7678, 0, 8}, /* 7688 */
    {RT_TERM_SEXT, 7688, 0, 0, 8}, /* 7689 */
    {RT_TERM_COND, 105, 7689, 7688, 0}, /* 7690 */
    {RT_TERM_SLICE, 7687, 7682, 0, 16}, /* 7691 */
    {RT_TERM_SEXT, 7691, 0, 0, 16}, /* 7692 */
    {RT_TERM_COND, 105, 7692, 7691, 0}, /* 7693 */
    {RT_TERM_SEXT, 7687, 0, 0, 32}, /* 7694 */
    {RT_TERM_SLICE, 7687, 2, 0, 32}, /* 7695 */
    {RT_TERM_COND, 105, 7694, 7695, 0}, /* 7696 */
    {RT_TERM_SEXT, 207, 0, 0, 16}, /* 7697 */
    {RT_TERM_COND, 105, 7697, 207, 0}, /* 7698 */
    {RT_TERM_COND, 4401, 7696, 7698, 0}, /* 7699 */
    {RT_TERM_COND, 4396, 7693, 7699, 0}, /* 7700 */
    {RT_TERM_COND, 4391, 7690, 7700, 0}, /* 7701 */
    {RT_TERM_LT, 4424, 7701, 0, 0}, /* 7702 */
    {RT_TERM_LAND, 7666, 7702, 0, 0}, /* 7703 */
    {RT_TERM_LAND, 7703, 4391, 0, 0}, /* 7704 */
    {RT_TERM_LAND, 7704, 105, 0, 0}, /* 7705 */
    {RT_TERM_LAND, 7704, 161, 0, 0}, /* 7706 */
    {RT_TERM_LAND, 7703, 4396, 0, 0}, /* 7707 */
    {RT_TERM_LAND, 7707, 105, 0, 0}, /* 7708 */
    {RT_TERM_LAND, 7707, 161, 0, 0}, /* 7709 */
    {RT_TERM_LAND, 7703, 4401, 0, 0}, /* 7710 */
    {RT_TERM_LAND, 7710, 105, 0, 0}, /* 7711 */
    {RT_TERM_LAND, 7710, 161, 0, 0}, /* 7712 */
    {RT_TERM_LNOT, 7702, 0, 0, 0}, /* 7713 */
    {RT_TERM_LAND, 7666, 7713, 0, 0}, /* 7714 */
    {RT_TERM_LAND, 7714, 3802, 0, 0}, /* 7715 */
    {RT_TERM_LAND, 7715, 25, 0, 0}, /* 7716 */
    {RT_TERM_LAND, 7715, 29, 0, 0}, /* 7717 */
    {RT_TERM_LAND, 7714, 3800, 0, 0}, /* 7718 */
    {RT_TERM_LAND, 7718, 25, 0, 0}, /* 7719 */
    {RT_TERM_LAND, 7718, 29, 0, 0}, /* 7720 */
    {RT_TERM_LAND, 7714, 3801, 0, 0}, /* 7721 */
    {RT_TERM_LAND, 7721, 25, 0, 0}, /* 7722 */
    {RT_TERM_LAND, 7721, 29, 0, 0}, /* 7723 */
    {RT_TERM_LAND, 7665, 246, 0, 0}, /* 7724 */
    {RT_TERM_LAND, 7724, 3802, 0, 0}, /* 7725 */
    {RT_TERM_LAND, 7725, 25, 0, 0}, /* 7726 */
    {RT_TERM_LAND, 7725, 29, 0, 0}, /* 7727 */
    {RT_TERM_LAND, 7724, 3800, 0, 0}, /* 7728 */
    {RT_TERM_LAND, 7728, 25, 0, 0}, /* 7729 */
    {RT_TERM_LAND, 7728, 29, 0, 0}, /* 7730 */
    {RT_TERM_LAND, 7724, 3801, 0, 0}, /* 7731 */
    {RT_TERM_LAND, 7731, 25, 0, 0}, /* 7732 */
    {RT_TERM_LAND, 7731, 29, 0, 0}, /* 7733 */
    {RT_TERM_LAND, 7724, 4391, 0, 0}, /* 7734 */
    {RT_TERM_LAND, 7734, 105, 0, 0}, /* 7735 */
    {RT_TERM_LAND, 7734, 161, 0, 0}, /* 7736 */
    {RT_TERM_LAND, 7724, 4396, 0, 0}, /* 7737 */
    {RT_TERM_LAND, 7737, 105, 0, 0}, /* 7738 */
    {RT_TERM_LAND, 7737, 161, 0, 0}, /* 7739 */
    {RT_TERM_LAND, 7724, 4401, 0, 0}, /* 7740 */
    {RT_TERM_LAND, 7740, 105, 0, 0}, /* 7741 */
    {RT_TERM_LAND, 7740, 161, 0, 0}, /* 7742 */
    {RT_TERM_LAND, 7724, 7702, 0, 0}, /* 7743 */
    {RT_TERM_LAND, 7743, 3802, 0, 0}, /* 7744 */
    {RT_TERM_LAND, 7744, 25, 0, 0}, /* 7745 */
    {RT_TERM_LAND, 7744, 29, 0, 0}, /* 7746 */
    {RT_TERM_LAND, 7743, 3800, 0, 0}, /* 7747 */
    {RT_TERM_LAND, 7747, 25, 0, 0}, /* 7748 */
    {RT_TERM_LAND, 7747, 29, 0, 0}, /* 7749 */
    {RT_TERM_LAND, 7743, 3801, 0, 0}, /* 7750 */
    {RT_TERM_LAND, 7750, 25, 0, 0}, /* 7751 */
    {RT_TERM_LAND, 7750, 29, 0, 0}, /* 7752 */
    {RT_TERM_LAND, 7724, 7713, 0, 0}, /* 7753 */
    {RT_TERM_LAND, 7753, 4391, 0, 0}, /* 7754 */
    {RT_TERM_LAND, 7754, 105, 0, 0}, /* 7755 */
    {RT_TERM_LAND, 7754, 161, 0, 0}, /* 7756 */
    {RT_TERM_LAND, 7753, 4396, 0, 0}, /* 7757 */
    {RT_TERM_LAND, 7757, 105, 0, 0}, /* 7758 */
    {RT_TERM_LAND, 7757, 161, 0, 0}, /* 7759 */
    {RT_TERM_LAND, 7753, 4401, 0, 0}, /* 7760 */
    {RT_TERM_LAND, 7760, 105, 0, 0}, /* 7761 */
    {RT_TERM_LAND, 7760, 161, 0, 0}, /* 7762 */
    {RT_TERM_COND, 7702, 7701, 4424, 0}, /* 7763 */
    {RT_TERM_COND, 7702, 4424, 7701, 0}, /* 7764 */
    {RT_TERM_COND, 19, 7763, 7764, 0}, /* 7765 */
    {RT_TERM_COND, 7659, 100, 4115, 0}, /* 7766 */
    {RT_TERM_COND, 7661, 332, 7766, 0}, /* 7767 */
    {RT_TERM_SUB, 7767, 9, 0, 0}, /* 7768 */
    {RT_TERM_SHL, 9, 7768, 0, 0}, /* 7769 */
    {RT_TERM_SUB, 7769, 9, 0, 0}, /* 7770 */
    {RT_TERM_SHL, 9, 7767, 0, 0}, /* 7771 */
    {RT_TERM_SUB, 7771, 9, 0, 0}, /* 7772 */
    {RT_TERM_COND, 14, 7770, 7772, 0}, /* 7773 */
    {RT_TERM_SUB, 4445, 7773, 0, 0}, /* 7774 */
    {RT_TERM_COND, 14, 7774, 2, 0}, /* 7775 */
    {RT_TERM_LT, 7765, 7775, 0, 0}, /* 7776 */
    {RT_TERM_LNOT, 7776, 0, 0, 0}, /* 7777 */
    {RT_TERM_LAND, 7665, 7777, 0, 0}, /* 7778 */
    {RT_TERM_LAND, 7778, 19, 0, 0}, /* 7779 */
    {RT_TERM_LAND, 7779, 3802, 0, 0}, /* 7780 */
    {RT_TERM_LAND, 7780, 25, 0, 0}, /* 7781 */
    {RT_TERM_LAND, 7780, 29, 0, 0}, /* 7782 */
    {RT_TERM_LAND, 7779, 3800, 0, 0}, /* 7783 */
    {RT_TERM_LAND, 7783, 25, 0, 0}, /* 7784 */
    {RT_TERM_LAND, 7783, 29, 0, 0}, /* 7785 */
    {RT_TERM_LAND, 7779, 3801, 0, 0}, /* 7786 */
    {RT_TERM_LAND, 7786, 25, 0, 0}, /* 7787 */
    {RT_TERM_LAND, 7786, 29, 0, 0}, /* 7788 */
    {RT_TERM_LAND, 7779, 4391, 0, 0}, /* 7789 */
    {RT_TERM_LAND, 7789, 105, 0, 0}, /* 7790 */
    {RT_TERM_LAND, 7789, 161, 0, 0}, /* 7791 */
    {RT_TERM_LAND, 7779, 4396, 0, 0}, /* 7792 */
    {RT_TERM_LAND, 7792, 105, 0, 0}, /* 7793 */
    {RT_TERM_LAND, 7792, 161, 0, 0}, /* 7794 */
    {RT_TERM_LAND, 7779, 4401, 0, 0}, /* 7795 */
    {RT_TERM_LAND, 7795, 105, 0, 0}, /* 7796 */
    {RT_TERM_LAND, 7795, 161, 0, 0}, /* 7797 */
    {RT_TERM_LAND, 7779, 7702, 0, 0}, /* 7798 */
    {RT_TERM_LAND, 7798, 4391, 0, 0}, /* 7799 */
    {RT_TERM_LAND, 7799, 105, 0, 0}, /* 7800 */
    {RT_TERM_LAND, 7799, 161, 0, 0}, /* 7801 */
    {RT_TERM_LAND, 7798, 4396, 0, 0}, /* 7802 */
    {RT_TERM_LAND, 7802, 105, 0, 0}, /* 7803 */
    {RT_TERM_LAND, 7802, 161, 0, 0}, /* 7804 */
    {RT_TERM_LAND, 7798, 4401, 0, 0}, /* 7805 */
    {RT_TERM_LAND, 7805, 105, 0, 0}, /* 7806 */
    {RT_TERM_LAND, 7805, 161, 0, 0}, /* 7807 */
    {RT_TERM_LAND, 7779, 7713, 0, 0}, /* 7808 */
    {RT_TERM_LAND, 7808, 3802, 0, 0}, /* 7809 */
    {RT_TERM_LAND, 7809, 25, 0, 0}, /* 7810 */
    {RT_TERM_LAND, 7809, 29, 0, 0}, /* 7811 */
    {RT_TERM_LAND, 7808, 3800, 0, 0}, /* 7812 */
    {RT_TERM_LAND, 7812, 25, 0, 0}, /* 7813 */
    {RT_TERM_LAND, 7812, 29, 0, 0}, /* 7814 */
    {RT_TERM_LAND, 7808, 3801, 0, 0}, /* 7815 */
    {RT_TERM_LAND, 7815, 25, 0, 0}, /* 7816 */
    {RT_TERM_LAND, 7815, 29, 0, 0}, /* 7817 */
    {RT_TERM_LAND, 7778, 246, 0, 0}, /* 7818 */
    {RT_TERM_LAND, 7818, 3802, 0, 0}, /* 7819 */
    {RT_TERM_LAND, 7819, 25, 0, 0}, /* 7820 */
    {RT_TERM_LAND, 7819, 29, 0, 0}, /* 7821 */
    {RT_TERM_LAND, 7818, 3800, 0, 0}, /* 7822 */
    {RT_TERM_LAND, 7822, 25, 0, 0}, /* 7823 */
    {RT_TERM_LAND, 7822, 29, 0, 0}, /* 7824 */
    {RT_TERM_LAND, 7818, 3801, 0, 0}, /* 7825 */
    {RT_TERM_LAND, 7825, 25, 0, 0}, /* 7826 */
    {RT_TERM_LAND, 7825, 29, 0, 0}, /* 7827 */
    {RT_TERM_LAND, 7818, 4391, 0, 0}, /* 7828 */
    {RT_TERM_LAND, 7828, 105, 0, 0}, /* 7829 */
    {RT_TERM_LAND, 7828, 161, 0, 0}, /* 7830 */
    {RT_TERM_LAND, 7818, 4396, 0, 0}, /* 7831 */
    {RT_TERM_LAND, 7831, 105, 0, 0}, /* 7832 */
    {RT_TERM_LAND, 7831, 161, 0, 0}, /* 7833 */
    {RT_TERM_LAND, 7818, 4401, 0, 0}, /* 7834 */
    {RT_TERM_LAND, 7834, 105, 0, 0}, /* 7835 */
    {RT_TERM_LAND, 7834, 161, 0, 0}, /* 7836 */
    {RT_TERM_LAND, 7818, 7702, 0, 0}, /* 7837 */
    {RT_TERM_LAND, 7837, 3802, 0, 0}, /* 7838 */
    {RT_TERM_LAND, 7838, 25, 0, 0}, /* 7839 */
    {RT_TERM_LAND, 7838, 29, 0, 0}, /* 7840 */
    {RT_TERM_LAND, 7837, 3800, 0, 0}, /* 7841 */
    {RT_TERM_LAND, 7841, 25, 0, 0}, /* 7842 */
    {RT_TERM_LAND, 7841, 29, 0, 0}, /* 7843 */
    {RT_TERM_LAND, 7837, 3801, 0, 0}, /* 7844 */
    {RT_TERM_LAND, 7844, 25, 0, 0}, /* 7845 */
    {RT_TERM_LAND, 7844, 29, 0, 0}, /* 7846 */
    {RT_TERM_LAND, 7818, 7713, 0, 0}, /* 7847 */
    {RT_TERM_LAND, 7847, 4391, 0, 0}, /* 7848 */
    {RT_TERM_LAND, 7848, 105, 0, 0}, /* 7849 */
    {RT_TERM_LAND, 7848, 161, 0, 0}, /* 7850 */
    {RT_TERM_LAND, 7847, 4396, 0, 0}, /* 7851 */
    {RT_TERM_LAND, 7851, 105, 0, 0}, /* 7852 */
    {RT_TERM_LAND, 7851, 161, 0, 0}, /* 7853 */
    {RT_TERM_LAND, 7847, 4401, 0, 0}, /* 7854 */
    {RT_TERM_LAND, 7854, 105, 0, 0}, /* 7855 */
    {RT_TERM_LAND, 7854, 161, 0, 0}, /* 7856 */
    {RT_TERM_GT, 7765, 7773, 0, 0}, /* 7857 */
    {RT_TERM_LNOT, 7857, 0, 0, 0}, /* 7858 */
    {RT_TERM_LAND, 7778, 7858, 0, 0}, /* 7859 */
    {RT_TERM_LAND, 7859, 19, 0, 0}, /* 7860 */
    {RT_TERM_LAND, 7860, 3802, 0, 0}, /* 7861 */
    {RT_TERM_LAND, 7861, 25, 0, 0}, /* 7862 */
    {RT_TERM_LAND, 7861, 29, 0, 0}, /* 7863 */
    {RT_TERM_LAND, 7860, 3800, 0, 0}, /* 7864 */
    {RT_TERM_LAND, 7864, 25, 0, 0}, /* 7865 */
    {RT_TERM_LAND, 7864, 29, 0, 0}, /* 7866 */
    {RT_TERM_LAND, 7860, 3801, 0, 0}, /* 7867 */
    {RT_TERM_LAND, 7867, 25, 0, 0}, /* 7868 */
    {RT_TERM_LAND, 7867, 29, 0, 0}, /* 7869 */
    {RT_TERM_LAND, 7860, 4391, 0, 0}, /* 7870 */
    {RT_TERM_LAND, 7870, 105, 0, 0}, /* 7871 */
    {RT_TERM_LAND, 7870, 161, 0, 0}, /* 7872 */
    {RT_TERM_LAND, 7860, 4396, 0, 0}, /* 7873 */
    {RT_TERM_LAND, 7873, 105, 0, 0}, /* 7874 */
    {RT_TERM_LAND, 7873, 161, 0, 0}, /* 7875 */
    {RT_TERM_LAND, 7860, 4401, 0, 0}, /* 7876 */
    {RT_TERM_LAND, 7876, 105, 0, 0}, /* 7877 */
    {RT_TERM_LAND, 7876, 161, 0, 0}, /* 7878 */
    {RT_TERM_LAND, 7860, 7702, 0, 0}, /* 7879 */
    {RT_TERM_LAND, 7879, 4391, 0, 0}, /* 7880 */
    {RT_TERM_LAND, 7880, 105, 0, 0}, /* 7881 */
    {RT_TERM_LAND, 7880, 161, 0, 0}, /* 7882 */
    {RT_TERM_LAND, 7879, 4396, 0, 0}, /* 7883 */
    {RT_TERM_LAND, 7883, 105, 0, 0}, /* 7884 */
    {RT_TERM_LAND, 7883, 161, 0, 0}, /* 7885 */
    {RT_TERM_LAND, 7879, 4401, 0, 0}, /* 7886 */
    {RT_TERM_LAND, 7886, 105, 0, 0}, /* 7887 */
    {RT_TERM_LAND, 7886, 161, 0, 0}, /* 7888 */
    {RT_TERM_LAND, 7860, 7713, 0, 0}, /* 7889 */
    {RT_TERM_LAND, 7889, 3802, 0, 0}, /* 7890 */
    {RT_TERM_LAND, 7890, 25, 0, 0}, /* 7891 */
    {RT_TERM_LAND, 7890, 29, 0, 0}, /* 7892 */
    {RT_TERM_LAND, 7889, 3800, 0, 0}, /* 7893 */
    {RT_TERM_LAND, 7893, 25, 0, 0}, /* 7894 */
    {RT_TERM_LAND, 7893, 29, 0, 0}, /* 7895 */
    {RT_TERM_LAND, 7889, 3801, 0, 0}, /* 7896 */
    {RT_TERM_LAND, 7896, 25, 0, 0}, /* 7897 */
    {RT_TERM_LAND, 7896, 29, 0, 0}, /* 7898 */
    {RT_TERM_LAND, 7859, 246, 0, 0}, /* 7899 */
    {RT_TERM_LAND, 7899, 3802, 0, 0}, /* 7900 */
    {RT_TERM_LAND, 7900, 25, 0, 0}, /* 7901 */
    {RT_TERM_LAND, 7900, 29, 0, 0}, /* 7902 */
    {RT_TERM_LAND, 7899, 3800, 0, 0}, /* 7903 */
    {RT_TERM_LAND, 7903, 25, 0, 0}, /* 7904 */
    {RT_TERM_LAND, 7903, 29, 0, 0}, /* 7905 */
    {RT_TERM_LAND, 7899, 3801, 0, 0}, /* 7906 */
    {RT_TERM_LAND, 7906, 25, 0, 0}, /* 7907 */
    {RT_TERM_LAND, 7906, 29, 0, 0}, /* 7908 */
    {RT_TERM_LAND, 7899, 4391, 0, 0}, /* 7909 */
    {RT_TERM_LAND, 7909, 105, 0, 0}, /* 7910 */
    {RT_TERM_LAND, 7909, 161, 0, 0}, /* 7911 */
    {RT_TERM_LAND, 7899, 4396, 0, 0}, /* 7912 */
    {RT_TERM_LAND, 7912, 105, 0, 0}, /* 7913 */
    {RT_TERM_LAND, 7912, 161, 0, 0}, /* 7914 */
    {RT_TERM_LAND, 7899, 4401, 0, 0}, /* 7915 */
    {RT_TERM_LAND, 7915, 105, 0, 0}, /* 7916 */
    {RT_TERM_LAND, 7915, 161, 0, 0}, /* 7917 */
    {RT_TERM_LAND, 7899, 7702, 0, 0}, /* 7918 */
    {RT_TERM_LAND, 7918, 3802, 0, 0}, /* 7919 */
    {RT_TERM_LAND, 7919, 25, 0, 0}, /* 7920 */
    {RT_TERM_LAND, 7919, 29, 0, 0}, /* 7921 */
    {RT_TERM_LAND, 7918, 3800, 0, 0}, /* 7922 */
    {RT_TERM_LAND, 7922, 25, 0, 0}, /* 7923 */
    {RT_TERM_LAND, 7922, 29, 0, 0}, /* 7924 */
    {RT_TERM_LAND, 7918, 3801, 0, 0}, /* 7925 */
    {RT_TERM_LAND, 7925, 25, 0, 0}, /* 7926 */
    {RT_TERM_LAND, 7925, 29, 0, 0}, /* 7927 */
    {RT_TERM_LAND, 7899, 7713, 0, 0}, /* 7928 */
    {RT_TERM_LAND, 7928, 4391, 0, 0}, /* 7929 */
    {RT_TERM_LAND, 7929, 105, 0, 0}, /* 7930 */
    {RT_TERM_LAND, 7929, 161, 0, 0}, /* 7931 */
    {RT_TERM_LAND, 7928, 4396, 0, 0}, /* 7932 */
    {RT_TERM_LAND, 7932, 105, 0, 0}, /* 7933 */
    {RT_TERM_LAND, 7932, 161, 0, 0}, /* 7934 */
    {RT_TERM_LAND, 7928, 4401, 0, 0}, /* 7935 */
    {RT_TERM_LAND, 7935, 105, 0, 0}, /* 7936 */
    {RT_TERM_LAND, 7935, 161, 0, 0}, /* 7937 */
    {RT_TERM_LAND, 7664, 626, 0, 0}, /* 7938 */
    {RT_TERM_LAND, 7938, 19, 0, 0}, /* 7939 */
    {RT_TERM_LAND, 7939, 3802, 0, 0}, /* 7940 */
    {RT_TERM_LAND, 7940, 25, 0, 0}, /* 7941 */
    {RT_TERM_LAND, 7940, 29, 0, 0}, /* 7942 */
    {RT_TERM_LAND, 7939, 3800, 0, 0}, /* 7943 */
    {RT_TERM_LAND, 7943, 25, 0, 0}, /* 7944 */
    {RT_TERM_LAND, 7943, 29, 0, 0}, /* 7945 */
    {RT_TERM_LAND, 7939, 3801, 0, 0}, /* 7946 */
    {RT_TERM_LAND, 7946, 25, 0, 0}, /* 7947 */
    {RT_TERM_LAND, 7946, 29, 0, 0}, /* 7948 */
    {RT_TERM_LAND, 7939, 4391, 0, 0}, /* 7949 */
    {RT_TERM_LAND, 7949, 105, 0, 0}, /* 7950 */
    {RT_TERM_LAND, 7949, 161, 0, 0}, /* 7951 */
    {RT_TERM_LAND, 7939, 4396, 0, 0}, /* 7952 */
    {RT_TERM_LAND, 7952, 105, 0, 0}, /* 7953 */
    {RT_TERM_LAND, 7952, 161, 0, 0}, /* 7954 */
    {RT_TERM_LAND, 7939, 4401, 0, 0}, /* 7955 */
    {RT_TERM_LAND, 7955, 105, 0, 0}, /* 7956 */
    {RT_TERM_LAND, 7955, 161, 0, 0}, /* 7957 */
    {RT_TERM_LAND, 7939, 7702, 0, 0}, /* 7958 */
    {RT_TERM_LAND, 7958, 4391, 0, 0}, /* 7959 */
    {RT_TERM_LAND, 7959, 105, 0, 0}, /* 7960 */
    {RT_TERM_LAND, 7959, 161, 0, 0}, /* 7961 */
    {RT_TERM_LAND, 7958, 4396, 0, 0}, /* 7962 */
    {RT_TERM_LAND, 7962, 105, 0, 0}, /* 7963 */
    {RT_TERM_LAND, 7962, 161, 0, 0}, /* 7964 */
    {RT_TERM_LAND, 7958, 4401, 0, 0}, /* 7965 */
    {RT_TERM_LAND, 7965, 105, 0, 0}, /* 7966 */
    {RT_TERM_LAND, 7965, 161, 0, 0}, /* 7967 */
    {RT_TERM_LAND, 7939, 7713, 0, 0}, /* 7968 */
    {RT_TERM_LAND, 7968, 3802, 0, 0}, /* 7969 */
    {RT_TERM_LAND, 7969, 25, 0, 0}, /* 7970 */
    {RT_TERM_LAND, 7969, 29, 0, 0}, /* 7971 */
    {RT_TERM_LAND, 7968, 3800, 0, 0}, /* 7972 */
    {RT_TERM_LAND, 7972, 25, 0, 0}, /* 7973 */
    {RT_TERM_LAND, 7972, 29, 0, 0}, /* 7974 */
    {RT_TERM_LAND, 7968, 3801, 0, 0}, /* 7975 */
    {RT_TERM_LAND, 7975, 25, 0, 0}, /* 7976 */
    {RT_TERM_LAND, 7975, 29, 0, 0}, /* 7977 */
    {RT_TERM_LAND, 7938, 246, 0, 0}, /* 7978 */
    {RT_TERM_LAND, 7978, 3802, 0, 0}, /* 7979 */
    {RT_TERM_LAND, 7979, 25, 0, 0}, /* 7980 */
    {RT_TERM_LAND, 7979, 29, 0, 0}, /* 7981 */
    {RT_TERM_LAND, 7978, 3800, 0, 0}, /* 7982 */
    {RT_TERM_LAND, 7982, 25, 0, 0}, /* 7983 */
    {RT_TERM_LAND, 7982, 29, 0, 0}, /* 7984 */
    {RT_TERM_LAND, 7978, 3801, 0, 0}, /* 7985 */
    {RT_TERM_LAND, 7985, 25, 0, 0}, /* 7986 */
    {RT_TERM_LAND, 7985, 29, 0, 0}, /* 7987 */
    {RT_TERM_LAND, 7978, 4391, 0, 0}, /* 7988 */
    {RT_TERM_LAND, 7988, 105, 0, 0}, /* 7989 */
    {RT_TERM_LAND, 7988, 161, 0, 0}, /* 7990 */
    {RT_TERM_LAND, 7978, 4396, 0, 0}, /* 7991 */
    {RT_TERM_LAND, 7991, 105, 0, 0}, /* 7992 */
    {RT_TERM_LAND, 7991, 161, 0, 0}, /* 7993 */
    {RT_TERM_LAND, 7978, 4401, 0, 0}, /* 7994 */
    {RT_TERM_LAND, 7994, 105, 0, 0}, /* 7995 */
    {RT_TERM_LAND, 7994, 161, 0, 0}, /* 7996 */
    {RT_TERM_LAND, 7978, 7702, 0, 0}, /* 7997 */
    {RT_TERM_LAND, 7997, 3802, 0, 0}, /* 7998 */
    {RT_TERM_LAND, 7998, 25, 0, 0}, /* 7999 */
    {RT_TERM_LAND, 7998, 29, 0, 0}, /* 8000 */
    {RT_TERM_LAND, 7997, 3800, 0, 0}, /* 8001 */
    {RT_TERM_LAND, 8001, 25, 0, 0}, /* 8002 */
    {RT_TERM_LAND, 8001, 29, 0, 0}, /* 8003 */
    {RT_TERM_LAND, 7997, 3801, 0, 0}, /* 8004 */
    {RT_TERM_LAND, 8004, 25, 0, 0}, /* 8005 */
    {RT_TERM_LAND, 8004, 29, 0, 0}, /* 8006 */
    {RT_TERM_LAND, 7978, 7713, 0, 0}, /* 8007 */
    {RT_TERM_LAND, 8007, 4391, 0, 0}, /* 8008 */
    {RT_TERM_LAND, 8008, 105, 0, 0}, /* 8009 */
    {RT_TERM_LAND, 8008, 161, 0, 0}, /* 8010 */
    {RT_TERM_LAND, 8007, 4396, 0, 0}, /* 8011 */
    {RT_TERM_LAND, 8011, 105, 0, 0}, /* 8012 */
    {RT_TERM_LAND, 8011, 161, 0, 0}, /* 8013 */
    {RT_TERM_LAND, 8007, 4401, 0, 0}, /* 8014 */
    {RT_TERM_LAND, 8014, 105, 0, 0}, /* 8015 */
    {RT_TERM_LAND, 8014, 161, 0, 0}, /* 8016 */
    {RT_TERM_LNOT, 7663, 0, 0, 0}, /* 8017 */
    {RT_TERM_LAND, 7662, 8017, 0, 0}, /* 8018 */
    {RT_TERM_LAND, 8018, 120, 0, 0}, /* 8019 */
    {RT_TERM_LAND, 8019, 19, 0, 0}, /* 8020 */
    {RT_TERM_LAND, 8020, 3802, 0, 0}, /* 8021 */
    {RT_TERM_LAND, 8021, 25, 0, 0}, /* 8022 */
    {RT_TERM_LAND, 8021, 29, 0, 0}, /* 8023 */
    {RT_TERM_LAND, 8020, 3800, 0, 0}, /* 8024 */
    {RT_TERM_LAND, 8024, 25, 0, 0}, /* 8025 */
    {RT_TERM_LAND, 8024, 29, 0, 0}, /* 8026 */
    {RT_TERM_LAND, 8020, 3801, 0, 0}, /* 8027 */
    {RT_TERM_LAND, 8027, 25, 0, 0}, /* 8028 */
    {RT_TERM_LAND, 8027, 29, 0, 0}, /* 8029 */
    {RT_TERM_LAND, 8020, 4391, 0, 0}, /* 8030 */
    {RT_TERM_LAND, 8030, 105, 0, 0}, /* 8031 */
    {RT_TERM_LAND, 8030, 161, 0, 0}, /* 8032 */
    {RT_TERM_LAND, 8020, 4396, 0, 0}, /* 8033 */
    {RT_TERM_LAND, 8033, 105, 0, 0}, /* 8034 */
    {RT_TERM_LAND, 8033, 161, 0, 0}, /* 8035 */
    {RT_TERM_LAND, 8020, 4401, 0, 0}, /* 8036 */
    {RT_TERM_LAND, 8036, 105, 0, 0}, /* 8037 */
    {RT_TERM_LAND, 8036, 161, 0, 0}, /* 8038 */
    {RT_TERM_LAND, 8020, 7702, 0, 0}, /* 8039 */
    {RT_TERM_LAND, 8039, 4391, 0, 0}, /* 8040 */
    {RT_TERM_LAND, 8040, 105, 0, 0}, /* 8041 */
    {RT_TERM_LAND, 8040, 161, 0, 0}, /* 8042 */
    {RT_TERM_LAND, 8039, 4396, 0, 0}, /* 8043 */
    {RT_TERM_LAND, 8043, 105, 0, 0}, /* 8044 */
    {RT_TERM_LAND, 8043, 161, 0, 0}, /* 8045 */
    {RT_TERM_LAND, 8039, 4401, 0, 0}, /* 8046 */
    {RT_TERM_LAND, 8046, 105, 0, 0}, /* 8047 */
    {RT_TERM_LAND, 8046, 161, 0, 0}, /* 8048 */
    {RT_TERM_LAND, 8020, 7713, 0, 0}, /* 8049 */
    {RT_TERM_LAND, 8049, 3802, 0, 0}, /* 8050 */
    {RT_TERM_LAND, 8050, 25, 0, 0}, /* 8051 */
    {RT_TERM_LAND, 8050, 29, 0, 0}, /* 8052 */
    {RT_TERM_LAND, 8049, 3800, 0, 0}, /* 8053 */
    {RT_TERM_LAND, 8053, 25, 0, 0}, /* 8054 */
    {RT_TERM_LAND, 8053, 29, 0, 0}, /* 8055 */
    {RT_TERM_LAND, 8049, 3801, 0, 0}, /* 8056 */
    {RT_TERM_LAND, 8056, 25, 0, 0}, /* 8057 */
    {RT_TERM_LAND, 8056, 29, 0, 0}, /* 8058 */
    {RT_TERM_LAND, 8019, 246, 0, 0}, /* 8059 */
    {RT_TERM_LAND, 8059, 3802, 0, 0}, /* 8060 */
    {RT_TERM_LAND, 8060, 25, 0, 0}, /* 8061 */
    {RT_TERM_LAND, 8060, 29, 0, 0}, /* 8062 */
    {RT_TERM_LAND, 8059, 3800, 0, 0}, /* 8063 */
    {RT_TERM_LAND, 8063, 25, 0, 0}, /* 8064 */
    {RT_TERM_LAND, 8063, 29, 0, 0}, /* 8065 */
    {RT_TERM_LAND, 8059, 3801, 0, 0}, /* 8066 */
    {RT_TERM_LAND, 8066, 25, 0, 0}, /* 8067 */
    {RT_TERM_LAND, 8066, 29, 0, 0}, /* 8068 */
    {RT_TERM_LAND, 8059, 4391, 0, 0}, /* 8069 */
    {RT_TERM_LAND, 8069, 105, 0, 0}, /* 8070 */
    {RT_TERM_LAND, 8069, 161, 0, 0}, /* 8071 */
    {RT_TERM_LAND, 8059, 4396, 0, 0}, /* 8072 */
    {RT_TERM_LAND, 8072, 105, 0, 0}, /* 8073 */
    {RT_TERM_LAND, 8072, 161, 0, 0}, /* 8074 */
    {RT_TERM_LAND, 8059, 4401, 0, 0}, /* 8075 */
    {RT_TERM_LAND, 8075, 105, 0, 0}, /* 8076 */
    {RT_TERM_LAND, 8075, 161, 0, 0}, /* 8077 */
    {RT_TERM_LAND, 8059, 7702, 0, 0}, /* 8078 */
    {RT_TERM_LAND, 8078, 3802, 0, 0}, /* 8079 */
    {RT_TERM_LAND, 8079, 25, 0, 0}, /* 8080 */
    {RT_TERM_LAND, 8079, 29, 0, 0}, /* 8081 */
    {RT_TERM_LAND, 8078, 3800, 0, 0}, /* 8082 */
    {RT_TERM_LAND, 8082, 25, 0, 0}, /* 8083 */
    {RT_TERM_LAND, 8082, 29, 0, 0}, /* 8084 */
    {RT_TERM_LAND, 8078, 3801, 0, 0}, /* 8085 */
    {RT_TERM_LAND, 8085, 25, 0, 0}, /* 8086 */
    {RT_TERM_LAND, 8085, 29, 0, 0}, /* 8087 */
    {RT_TERM_LAND, 8059, 7713, 0, 0}, /* 8088 */
    {RT_TERM_LAND, 8088, 4391, 0, 0}, /* 8089 */
    {RT_TERM_LAND, 8089, 105, 0, 0}, /* 8090 */
    {RT_TERM_LAND, 8089, 161, 0, 0}, /* 8091 */
    {RT_TERM_LAND, 8088, 4396, 0, 0}, /* 8092 */
    {RT_TERM_LAND, 8092, 105, 0, 0}, /* 8093 */
    {RT_TERM_LAND, 8092, 161, 0, 0}, /* 8094 */
    {RT_TERM_LAND, 8088, 4401, 0, 0}, /* 8095 */
    {RT_TERM_LAND, 8095, 105, 0, 0}, /* 8096 */
    {RT_TERM_LAND, 8095, 161, 0, 0}, /* 8097 */
    {RT_TERM_LAND, 8019, 7777, 0, 0}, /* 8098 */
    {RT_TERM_LAND, 8098, 19, 0, 0}, /* 8099 */
    {RT_TERM_LAND, 8099, 3802, 0, 0}, /* 8100 */
    {RT_TERM_LAND, 8100, 25, 0, 0}, /* 8101 */
    {RT_TERM_LAND, 8100, 29, 0, 0}, /* 8102 */
    {RT_TERM_LAND, 8099, 3800, 0, 0}, /* 8103 */
    {RT_TERM_LAND, 8103, 25, 0, 0}, /* 8104 */
    {RT_TERM_LAND, 8103, 29, 0, 0}, /* 8105 */
    {RT_TERM_LAND, 8099, 3801, 0, 0}, /* 8106 */
    {RT_TERM_LAND, 8106, 25, 0, 0}, /* 8107 */
    {RT_TERM_LAND, 8106, 29, 0, 0}, /* 8108 */
    {RT_TERM_LAND, 8099, 4391, 0, 0}, /* 8109 */
    {RT_TERM_LAND, 8109, 105, 0, 0}, /* 8110 */
    {RT_TERM_LAND, 8109, 161, 0, 0}, /* 8111 */
    {RT_TERM_LAND, 8099, 4396, 0, 0}, /* 8112 */
    {RT_TERM_LAND, 8112, 105, 0, 0}, /* 8113 */
    {RT_TERM_LAND, 8112, 161, 0, 0}, /* 8114 */
    {RT_TERM_LAND, 8099, 4401, 0, 0}, /* 8115 */
    {RT_TERM_LAND, 8115, 105, 0, 0}, /* 8116 */
    {RT_TERM_LAND, 8115, 161, 0, 0}, /* 8117 */
    {RT_TERM_LAND, 8099, 7702, 0, 0}, /* 8118 */
    {RT_TERM_LAND, 8118, 4391, 0, 0}, /* 8119 */
    {RT_TERM_LAND, 8119, 105, 0, 0}, /* 8120 */
    {RT_TERM_LAND, 8119, 161, 0, 0}, /* 8121 */
    {RT_TERM_LAND, 8118, 4396, 0, 0}, /* 8122 */
    {RT_TERM_LAND, 8122, 105, 0, 0}, /* 8123 */
    {RT_TERM_LAND, 8122, 161, 0, 0}, /* 8124 */
    {RT_TERM_LAND, 8118, 4401, 0, 0}, /* 8125 */
    {RT_TERM_LAND, 8125, 105, 0, 0}, /* 8126 */
    {RT_TERM_LAND, 8125, 161, 0, 0}, /* 8127 */
    {RT_TERM_LAND, 8099, 7713, 0, 0}, /* 8128 */
    {RT_TERM_LAND, 8128, 3802, 0, 0}, /* 8129 */
    {RT_TERM_LAND, 8129, 25, 0, 0}, /* 8130 */
    {RT_TERM_LAND, 8129, 29, 0, 0}, /* 8131 */
    {RT_TERM_LAND, 8128, 3800, 0, 0}, /* 8132 */
    {RT_TERM_LAND, 8132, 25, 0, 0}, /* 8133 */
    {RT_TERM_LAND, 8132, 29, 0, 0}, /* 8134 */
    {RT_TERM_LAND, 8128, 3801, 0, 0}, /* 8135 */
    {RT_TERM_LAND, 8135, 25, 0, 0}, /* 8136 */
    {RT_TERM_LAND, 8135, 29, 0, 0}, /* 8137 */
    {RT_TERM_LAND, 8098, 246, 0, 0}, /* 8138 */
    {RT_TERM_LAND, 8138, 3802, 0, 0}, /* 8139 */
    {RT_TERM_LAND, 8139, 25, 0, 0}, /* 8140 */
    {RT_TERM_LAND, 8139, 29, 0, 0}, /* 8141 */
    {RT_TERM_LAND, 8138, 3800, 0, 0}, /* 8142 */
    {RT_TERM_LAND, 8142, 25, 0, 0}, /* 8143 */
    {RT_TERM_LAND, 8142, 29, 0, 0}, /* 8144 */
    {RT_TERM_LAND, 8138, 3801, 0, 0}, /* 8145 */
    {RT_TERM_LAND, 8145, 25, 0, 0}, /* 8146 */
    {RT_TERM_LAND, 8145, 29, 0, 0}, /* 8147 */
    {RT_TERM_LAND, 8138, 4391, 0, 0}, /* 8148 */
    {RT_TERM_LAND, 8148, 105, 0, 0}, /* 8149 */
    {RT_TERM_LAND, 8148, 161, 0, 0}, /* 8150 */
    {RT_TERM_LAND, 8138, 4396, 0, 0}, /* 8151 */
    {RT_TERM_LAND, 8151, 105, 0, 0}, /* 8152 */
    {RT_TERM_LAND, 8151, 161, 0, 0}, /* 8153 */
    {RT_TERM_LAND, 8138, 4401, 0, 0}, /* 8154 */
    {RT_TERM_LAND, 8154, 105, 0, 0}, /* 8155 */
    {RT_TERM_LAND, 8154, 161, 0, 0}, /* 8156 */
    {RT_TERM_LAND, 8138, 7702, 0, 0}, /* 8157 */
    {RT_TERM_LAND, 8157, 3802, 0, 0}, /* 8158 */
    {RT_TERM_LAND, 8158, 25, 0, 0}, /* 8159 */
    {RT_TERM_LAND, 8158, 29, 0, 0}, /* 8160 */
    {RT_TERM_LAND, 8157, 3800, 0, 0}, /* 8161 */
    {RT_TERM_LAND, 8161, 25, 0, 0}, /* 8162 */
    {RT_TERM_LAND, 8161, 29, 0, 0}, /* 8163 */
    {RT_TERM_LAND, 8157, 3801, 0, 0}, /* 8164 */
    {RT_TERM_LAND, 8164, 25, 0, 0}, /* 8165 */
    {RT_TERM_LAND, 8164, 29, 0, 0}, /* 8166 */
    {RT_TERM_LAND, 8138, 7713, 0, 0}, /* 8167 */
    {RT_TERM_LAND, 8167, 4391, 0, 0}, /* 8168 */
    {RT_TERM_LAND, 8168, 105, 0, 0}, /* 8169 */
    {RT_TERM_LAND, 8168, 161, 0, 0}, /* 8170 */
    {RT_TERM_LAND, 8167, 4396, 0, 0}, /* 8171 */
    {RT_TERM_LAND, 8171, 105, 0, 0}, /* 8172 */
    {RT_TERM_LAND, 8171, 161, 0, 0}, /* 8173 */
    {RT_TERM_LAND, 8167, 4401, 0, 0}, /* 8174 */
    {RT_TERM_LAND, 8174, 105, 0, 0}, /* 8175 */
    {RT_TERM_LAND, 8174, 161, 0, 0}, /* 8176 */
    {RT_TERM_LAND, 8098, 7858, 0, 0}, /* 8177 */
    {RT_TERM_LAND, 8177, 19, 0, 0}, /* 8178 */
    {RT_TERM_LAND, 8178, 3802, 0, 0}, /* 8179 */
    {RT_TERM_LAND, 8179, 25, 0, 0}, /* 8180 */
    {RT_TERM_LAND, 8179, 29, 0, 0}, /* 8181 */
    {RT_TERM_LAND, 8178, 3800, 0, 0}, /* 8182 */
    {RT_TERM_LAND, 8182, 25, 0, 0}, /* 8183 */
    {RT_TERM_LAND, 8182, 29, 0, 0}, /* 8184 */
    {RT_TERM_LAND, 8178, 3801, 0, 0}, /* 8185 */
    {RT_TERM_LAND, 8185, 25, 0, 0}, /* 8186 */
    {RT_TERM_LAND, 8185, 29, 0, 0}, /* 8187 */
    {RT_TERM_LAND, 8178, 4391, 0, 0}, /* 8188 */
    {RT_TERM_LAND, 8188, 105, 0, 0}, /* 8189 */
    {RT_TERM_LAND, 8188, 161, 0, 0}, /* 8190 */
    {RT_TERM_LAND, 8178, 4396, 0, 0}, /* 8191 */
    {RT_TERM_LAND, 8191, 105, 0, 0}, /* 8192 */
    {RT_TERM_LAND, 8191, 161, 0, 0}, /* 8193 */
    {RT_TERM_LAND, 8178, 4401, 0, 0}, /* 8194 */
    {RT_TERM_LAND, 8194, 105, 0, 0}, /* 8195 */
    {RT_TERM_LAND, 8194, 161, 0, 0}, /* 8196 */
    {RT_TERM_LAND, 8178, 7702, 0, 0}, /* 8197 */
    {RT_TERM_LAND, 8197, 4391, 0, 0}, /* 8198 */
    {RT_TERM_LAND, 8198, 105, 0, 0}, /* 8199 */
    {RT_TERM_LAND, 8198, 161, 0, 0}, /* 8200 */
    {RT_TERM_LAND, 8197, 4396, 0, 0}, /* 8201 */
    {RT_TERM_LAND, 8201, 105, 0, 0}, /* 8202 */
    {RT_TERM_LAND, 8201, 161, 0, 0}, /* 8203 */
    {RT_TERM_LAND, 8197, 4401, 0, 0}, /* 8204 */
    {RT_TERM_LAND, 8204, 105, 0, 0}, /* 8205 */
    {RT_TERM_LAND, 8204, 161, 0, 0}, /* 8206 */
    {RT_TERM_LAND, 8178, 7713, 0, 0}, /* 8207 */
    {RT_TERM_LAND, 8207, 3802, 0, 0}, /* 8208 */
    {RT_TERM_LAND, 8208, 25, 0, 0}, /* 8209 */
    {RT_TERM_LAND, 8208, 29, 0, 0}, /* 8210 */
    {RT_TERM_LAND, 8207, 3800, 0, 0}, /* 8211 */
    {RT_TERM_LAND, 8211, 25, 0, 0}, /* 8212 */
    {RT_TERM_LAND, 8211, 29, 0, 0}, /* 8213 */
    {RT_TERM_LAND, 8207, 3801, 0, 0}, /* 8214 */
    {RT_TERM_LAND, 8214, 25, 0, 0}, /* 8215 */
    {RT_TERM_LAND, 8214, 29, 0, 0}, /* 8216 */
    {RT_TERM_LAND, 8177, 246, 0, 0}, /* 8217 */
    {RT_TERM_LAND, 8217, 3802, 0, 0}, /* 8218 */
    {RT_TERM_LAND, 8218, 25, 0, 0}, /* 8219 */
    {RT_TERM_LAND, 8218, 29, 0, 0}, /* 8220 */
    {RT_TERM_LAND, 8217, 3800, 0, 0}, /* 8221 */
    {RT_TERM_LAND, 8221, 25, 0, 0}, /* 8222 */
    {RT_TERM_LAND, 8221, 29, 0, 0}, /* 8223 */
    {RT_TERM_LAND, 8217, 3801, 0, 0}, /* 8224 */
    {RT_TERM_LAND, 8224, 25, 0, 0}, /* 8225 */
    {RT_TERM_LAND, 8224, 29, 0, 0}, /* 8226 */
    {RT_TERM_LAND, 8217, 4391, 0, 0}, /* 8227 */
    {RT_TERM_LAND, 8227, 105, 0, 0}, /* 8228 */
    {RT_TERM_LAND, 8227, 161, 0, 0}, /* 8229 */
    {RT_TERM_LAND, 8217, 4396, 0, 0}, /* 8230 */
    {RT_TERM_LAND, 8230, 105, 0, 0}, /* 8231 */
    {RT_TERM_LAND, 8230, 161, 0, 0}, /* 8232 */
    {RT_TERM_LAND, 8217, 4401, 0, 0}, /* 8233 */
    {RT_TERM_LAND, 8233, 105, 0, 0}, /* 8234 */
    {RT_TERM_LAND, 8233, 161, 0, 0}, /* 8235 */
    {RT_TERM_LAND, 8217, 7702, 0, 0}, /* 8236 */
    {RT_TERM_LAND, 8236, 3802, 0, 0}, /* 8237 */
    {RT_TERM_LAND, 8237, 25, 0, 0}, /* 8238 */
    {RT_TERM_LAND, 8237, 29, 0, 0}, /* 8239 */
    {RT_TERM_LAND, 8236, 3800, 0, 0}, /* 8240 */
    {RT_TERM_LAND, 8240, 25, 0, 0}, /* 8241 */
    {RT_TERM_LAND, 8240, 29, 0, 0}, /* 8242 */
    {RT_TERM_LAND, 8236, 3801, 0, 0}, /* 8243 */
    {RT_TERM_LAND, 8243, 25, 0, 0}, /* 8244 */
    {RT_TERM_LAND, 8243, 29, 0, 0}, /* 8245 */
    {RT_TERM_LAND, 8217, 7713, 0, 0}, /* 8246 */
    {RT_TERM_LAND, 8246, 4391, 0, 0}, /* 8247 */
    {RT_TERM_LAND, 8247, 105, 0, 0}, /* 8248 */
    {RT_TERM_LAND, 8247, 161, 0, 0}, /* 8249 */
    {RT_TERM_LAND, 8246, 4396, 0, 0}, /* 8250 */
    {RT_TERM_LAND, 8250, 105, 0, 0}, /* 8251 */
    {RT_TERM_LAND, 8250, 161, 0, 0}, /* 8252 */
    {RT_TERM_LAND, 8246, 4401, 0, 0}, /* 8253 */
    {RT_TERM_LAND, 8253, 105, 0, 0}, /* 8254 */
    {RT_TERM_LAND, 8253, 161, 0, 0}, /* 8255 */
    {RT_TERM_LAND, 8018, 626, 0, 0}, /* 8256 */
    {RT_TERM_LAND, 8256, 19, 0, 0}, /* 8257 */
    {RT_TERM_LAND, 8257, 3802, 0, 0}, /* 8258 */
    {RT_TERM_LAND, 8258, 25, 0, 0}, /* 8259 */
    {RT_TERM_LAND, 8258, 29, 0, 0}, /* 8260 */
    {RT_TERM_LAND, 8257, 3800, 0, 0}, /* 8261 */
    {RT_TERM_LAND, 8261, 25, 0, 0}, /* 8262 */
    {RT_TERM_LAND, 8261, 29, 0, 0}, /* 8263 */
    {RT_TERM_LAND, 8257, 3801, 0, 0}, /* 8264 */
    {RT_TERM_LAND, 8264, 25, 0, 0}, /* 8265 */
    {RT_TERM_LAND, 8264, 29, 0, 0}, /* 8266 */
    {RT_TERM_LAND, 8257, 4391, 0, 0}, /* 8267 */
    {RT_TERM_LAND, 8267, 105, 0, 0}, /* 8268 */
    {RT_TERM_LAND, 8267, 161, 0, 0}, /* 8269 */
    {RT_TERM_LAND, 8257, 4396, 0, 0}, /* 8270 */
    {RT_TERM_LAND, 8270, 105, 0, 0}, /* 8271 */
    {RT_TERM_LAND, 8270, 161, 0, 0}, /* 8272 */
    {RT_TERM_LAND, 8257, 4401, 0, 0}, /* 8273 */
    {RT_TERM_LAND, 8273, 105, 0, 0}, /* 8274 */
    {RT_TERM_LAND, 8273, 161, 0, 0}, /* 8275 */
    {RT_TERM_LAND, 8257, 7702, 0, 0}, /* 8276 */
    {RT_TERM_LAND, 8276, 4391, 0, 0}, /* 8277 */
    {RT_TERM_LAND, 8277, 105, 0, 0}, /* 8278 */
    {RT_TERM_LAND, 8277, 161, 0, 0}, /* 8279 */
    {RT_TERM_LAND, 8276, 4396, 0, 0}, /* 8280 */
    {RT_TERM_LAND, 8280, 105, 0, 0}, /* 8281 */
    {RT_TERM_LAND, 8280, 161, 0, 0}, /* 8282 */
    {RT_TERM_LAND, 8276, 4401, 0, 0}, /* 8283 */
    {RT_TERM_LAND, 8283, 105, 0, 0}, /* 8284 */
    {RT_TERM_LAND, 8283, 161, 0, 0}, /* 8285 */
    {RT_TERM_LAND, 8257, 7713, 0, 0}, /* 8286 */
    {RT_TERM_LAND, 8286, 3802, 0, 0}, /* 8287 */
    {RT_TERM_LAND, 8287, 25, 0, 0}, /* 8288 */
    {RT_TERM_LAND, 8287, 29, 0, 0}, /* 8289 */
    {RT_TERM_LAND, 8286, 3800, 0, 0}, /* 8290 */
    {RT_TERM_LAND, 8290, 25, 0, 0}, /* 8291 */
    {RT_TERM_LAND, 8290, 29, 0, 0}, /* 8292 */
    {RT_TERM_LAND, 8286, 3801, 0, 0}, /* 8293 */
    {RT_TERM_LAND, 8293, 25, 0, 0}, /* 8294 */
    {RT_TERM_LAND, 8293, 29, 0, 0}, /* 8295 */
    {RT_TERM_LAND, 8256, 246, 0, 0}, /* 8296 */
    {RT_TERM_LAND, 8296, 3802, 0, 0}, /* 8297 */
    {RT_TERM_LAND, 8297, 25, 0, 0}, /* 8298 */
    {RT_TERM_LAND, 8297, 29, 0, 0}, /* 8299 */
    {RT_TERM_LAND, 8296, 3800, 0, 0}, /* 8300 */
    {RT_TERM_LAND, 8300, 25, 0, 0}, /* 8301 */
    {RT_TERM_LAND, 8300, 29, 0, 0}, /* 8302 */
    {RT_TERM_LAND, 8296, 3801, 0, 0}, /* 8303 */
    {RT_TERM_LAND, 8303, 25, 0, 0}, /* 8304 */
    {RT_TERM_LAND, 8303, 29, 0, 0}, /* 8305 */
    {RT_TERM_LAND, 8296, 4391, 0, 0}, /* 8306 */
    {RT_TERM_LAND, 8306, 105, 0, 0}, /* 8307 */
    {RT_TERM_LAND, 8306, 161, 0, 0}, /* 8308 */
    {RT_TERM_LAND, 8296, 4396, 0, 0}, /* 8309 */
    {RT_TERM_LAND, 8309, 105, 0, 0}, /* 8310 */
    {RT_TERM_LAND, 8309, 161, 0, 0}, /* 8311 */
    {RT_TERM_LAND, 8296, 4401, 0, 0}, /* 8312 */
    {RT_TERM_LAND, 8312, 105, 0, 0}, /* 8313 */
    {RT_TERM_LAND, 8312, 161, 0, 0}, /* 8314 */
    {RT_TERM_LAND, 8296, 7702, 0, 0}, /* 8315 */
    {RT_TERM_LAND, 8315, 3802, 0, 0}, /* 8316 */
    {RT_TERM_LAND, 8316, 25, 0, 0}, /* 8317 */
    {RT_TERM_LAND, 8316, 29, 0, 0}, /* 8318 */
    {RT_TERM_LAND, 8315, 3800, 0, 0}, /* 8319 */
    {RT_TERM_LAND, 8319, 25, 0, 0}, /* 8320 */
    {RT_TERM_LAND, 8319, 29, 0, 0}, /* 8321 */
    {RT_TERM_LAND, 8315, 3801, 0, 0}, /* 8322 */
    {RT_TERM_LAND, 8322, 25, 0, 0}, /* 8323 */
    {RT_TERM_LAND, 8322, 29, 0, 0}, /* 8324 */
    {RT_TERM_LAND, 8296, 7713, 0, 0}, /* 8325 */
    {RT_TERM_LAND, 8325, 4391, 0, 0}, /* 8326 */
    {RT_TERM_LAND, 8326, 105, 0, 0}, /* 8327 */
    {RT_TERM_LAND, 8326, 161, 0, 0}, /* 8328 */
    {RT_TERM_LAND, 8325, 4396, 0, 0}, /* 8329 */
    {RT_TERM_LAND, 8329, 105, 0, 0}, /* 8330 */
    {RT_TERM_LAND, 8329, 161, 0, 0}, /* 8331 */
    {RT_TERM_LAND, 8325, 4401, 0, 0}, /* 8332 */
    {RT_TERM_LAND, 8332, 105, 0, 0}, /* 8333 */
    {RT_TERM_LAND, 8332, 161, 0, 0}, /* 8334 */
    {RT_TERM_LNOT, 7661, 0, 0, 0}, /* 8335 */
    {RT_TERM_LAND, 7660, 8335, 0, 0}, /* 8336 */
    {RT_TERM_LAND, 8336, 2077, 0, 0}, /* 8337 */
    {RT_TERM_LAND, 8337, 120, 0, 0}, /* 8338 */
    {RT_TERM_LAND, 8338, 19, 0, 0}, /* 8339 */
    {RT_TERM_LAND, 8339, 3802, 0, 0}, /* 8340 */
    {RT_TERM_LAND, 8340, 25, 0, 0}, /* 8341 */
    {RT_TERM_LAND, 8340, 29, 0, 0}, /* 8342 */
    {RT_TERM_LAND, 8339, 3800, 0, 0}, /* 8343 */
    {RT_TERM_LAND, 8343, 25, 0, 0}, /* 8344 */
    {RT_TERM_LAND, 8343, 29, 0, 0}, /* 8345 */
    {RT_TERM_LAND, 8339, 3801, 0, 0}, /* 8346 */
    {RT_TERM_LAND, 8346, 25, 0, 0}, /* 8347 */
    {RT_TERM_LAND, 8346, 29, 0, 0}, /* 8348 */
    {RT_TERM_LAND, 8339, 4391, 0, 0}, /* 8349 */
    {RT_TERM_LAND, 8349, 105, 0, 0}, /* 8350 */
    {RT_TERM_LAND, 8349, 161, 0, 0}, /* 8351 */
    {RT_TERM_LAND, 8339, 4396, 0, 0}, /* 8352 */
    {RT_TERM_LAND, 8352, 105, 0, 0}, /* 8353 */
    {RT_TERM_LAND, 8352, 161, 0, 0}, /* 8354 */
    {RT_TERM_LAND, 8339, 4401, 0, 0}, /* 8355 */
    {RT_TERM_LAND, 8355, 105, 0, 0}, /* 8356 */
    {RT_TERM_LAND, 8355, 161, 0, 0}, /* 8357 */
    {RT_TERM_LAND, 8339, 7702, 0, 0}, /* 8358 */
    {RT_TERM_LAND, 8358, 4391, 0, 0}, /* 8359 */
    {RT_TERM_LAND, 8359, 105, 0, 0}, /* 8360 */
    {RT_TERM_LAND, 8359, 161, 0, 0}, /* 8361 */
    {RT_TERM_LAND, 8358, 4396, 0, 0}, /* 8362 */
    {RT_TERM_LAND, 8362, 105, 0, 0}, /* 8363 */
    {RT_TERM_LAND, 8362, 161, 0, 0}, /* 8364 */
    {RT_TERM_LAND, 8358, 4401, 0, 0}, /* 8365 */
    {RT_TERM_LAND, 8365, 105, 0, 0}, /* 8366 */
    {RT_TERM_LAND, 8365, 161, 0, 0}, /* 8367 */
    {RT_TERM_LAND, 8339, 7713, 0, 0}, /* 8368 */
    {RT_TERM_LAND, 8368, 3802, 0, 0}, /* 8369 */
    {RT_TERM_LAND, 8369, 25, 0, 0}, /* 8370 */
    {RT_TERM_LAND, 8369, 29, 0, 0}, /* 8371 */
    {RT_TERM_LAND, 8368, 3800, 0, 0}, /* 8372 */
    {RT_TERM_LAND, 8372, 25, 0, 0}, /* 8373 */
    {RT_TERM_LAND, 8372, 29, 0, 0}, /* 8374 */
    {RT_TERM_LAND, 8368, 3801, 0, 0}, /* 8375 */
    {RT_TERM_LAND, 8375, 25, 0, 0}, /* 8376 */
    {RT_TERM_LAND, 8375, 29, 0, 0}, /* 8377 */
    {RT_TERM_LAND, 8338, 246, 0, 0}, /* 8378 */
    {RT_TERM_LAND, 8378, 3802, 0, 0}, /* 8379 */
    {RT_TERM_LAND, 8379, 25, 0, 0}, /* 8380 */
    {RT_TERM_LAND, 8379, 29, 0, 0}, /* 8381 */
    {RT_TERM_LAND, 8378, 3800, 0, 0}, /* 8382 */
    {RT_TERM_LAND, 8382, 25, 0, 0}, /* 8383 */
    {RT_TERM_LAND, 8382, 29, 0, 0}, /* 8384 */
    {RT_TERM_LAND, 8378, 3801, 0, 0}, /* 8385 */
    {RT_TERM_LAND, 8385, 25, 0, 0}, /* 8386 */
    {RT_TERM_LAND, 8385, 29, 0, 0}, /* 8387 */
    {RT_TERM_LAND, 8378, 4391, 0, 0}, /* 8388 */
    {RT_TERM_LAND, 8388, 105, 0, 0}, /* 8389 */
    {RT_TERM_LAND, 8388, 161, 0, 0}, /* 8390 */
    {RT_TERM_LAND, 8378, 4396, 0, 0}, /* 8391 */
    {RT_TERM_LAND, 8391, 105, 0, 0}, /* 8392 */
    {RT_TERM_LAND, 8391, 161, 0, 0}, /* 8393 */
    {RT_TERM_LAND, 8378, 4401, 0, 0}, /* 8394 */
    {RT_TERM_LAND, 8394, 105, 0, 0}, /* 8395 */
    {RT_TERM_LAND, 8394, 161, 0, 0}, /* 8396 */
    {RT_TERM_LAND, 8378, 7702, 0, 0}, /* 8397 */
    {RT_TERM_LAND, 8397, 3802, 0, 0}, /* 8398 */
    {RT_TERM_LAND, 8398, 25, 0, 0}, /* 8399 */
    {RT_TERM_LAND, 8398, 29, 0, 0}, /* 8400 */
    {RT_TERM_LAND, 8397, 3800, 0, 0}, /* 8401 */
    {RT_TERM_LAND, 8401, 25, 0, 0}, /* 8402 */
    {RT_TERM_LAND, 8401, 29, 0, 0}, /* 8403 */
    {RT_TERM_LAND, 8397, 3801, 0, 0}, /* 8404 */
    {RT_TERM_LAND, 8404, 25, 0, 0}, /* 8405 */
    {RT_TERM_LAND, 8404, 29, 0, 0}, /* 8406 */
    {RT_TERM_LAND, 8378, 7713, 0, 0}, /* 8407 */
    {RT_TERM_LAND, 8407, 4391, 0, 0}, /* 8408 */
    {RT_TERM_LAND, 8408, 105, 0, 0}, /* 8409 */
    {RT_TERM_LAND, 8408, 161, 0, 0}, /* 8410 */
    {RT_TERM_LAND, 8407, 4396, 0, 0}, /* 8411 */
    {RT_TERM_LAND, 8411, 105, 0, 0}, /* 8412 */
    {RT_TERM_LAND, 8411, 161, 0, 0}, /* 8413 */
    {RT_TERM_LAND, 8407, 4401, 0, 0}, /* 8414 */
    {RT_TERM_LAND, 8414, 105, 0, 0}, /* 8415 */
    {RT_TERM_LAND, 8414, 161, 0, 0}, /* 8416 */
    {RT_TERM_LAND, 8338, 7777, 0, 0}, /* 8417 */
    {RT_TERM_LAND, 8417, 19, 0, 0}, /* 8418 */
    {RT_TERM_LAND, 8418, 3802, 0, 0}, /* 8419 */
    {RT_TERM_LAND, 8419, 25, 0, 0}, /* 8420 */
    {RT_TERM_LAND, 8419, 29, 0, 0}, /* 8421 */
    {RT_TERM_LAND, 8418, 3800, 0, 0}, /* 8422 */
    {RT_TERM_LAND, 8422, 25, 0, 0}, /* 8423 */
    {RT_TERM_LAND, 8422, 29, 0, 0}, /* 8424 */
    {RT_TERM_LAND, 8418, 3801, 0, 0}, /* 8425 */
    {RT_TERM_LAND, 8425, 25, 0, 0}, /* 8426 */
    {RT_TERM_LAND, 8425, 29, 0, 0}, /* 8427 */
    {RT_TERM_LAND, 8418, 4391, 0, 0}, /* 8428 */
    {RT_TERM_LAND, 8428, 105, 0, 0}, /* 8429 */
    {RT_TERM_LAND, 8428, 161, 0, 0}, /* 8430 */
    {RT_TERM_LAND, 8418, 4396, 0, 0}, /* 8431 */
    {RT_TERM_LAND, 8431, 105, 0, 0}, /* 8432 */
    {RT_TERM_LAND, 8431, 161, 0, 0}, /* 8433 */
    {RT_TERM_LAND, 8418, 4401, 0, 0}, /* 8434 */
    {RT_TERM_LAND, 8434, 105, 0, 0}, /* 8435 */
    {RT_TERM_LAND, 8434, 161, 0, 0}, /* 8436 */
    {RT_TERM_LAND, 8418, 7702, 0, 0}, /* 8437 */
    {RT_TERM_LAND, 8437, 4391, 0, 0}, /* 8438 */
    {RT_TERM_LAND, 8438, 105, 0, 0}, /* 8439 */
    {RT_TERM_LAND, 8438, 161, 0, 0}, /* 8440 */
    {RT_TERM_LAND, 8437, 4396, 0, 0}, /* 8441 */
    {RT_TERM_LAND, 8441, 105, 0, 0}, /* 8442 */
    {RT_TERM_LAND, 8441, 161, 0, 0}, /* 8443 */
    {RT_TERM_LAND, 8437, 4401, 0, 0}, /* 8444 */
    {RT_TERM_LAND, 8444, 105, 0, 0}, /* 8445 */
    {RT_TERM_LAND, 8444, 161, 0, 0}, /* 8446 */
    {RT_TERM_LAND, 8418, 7713, 0, 0}, /* 8447 */
    {RT_TERM_LAND, 8447, 3802, 0, 0}, /* 8448 */
    {RT_TERM_LAND, 8448, 25, 0, 0}, /* 8449 */
    {RT_TERM_LAND, 8448, 29, 0, 0}, /* 8450 */
    {RT_TERM_LAND, 8447, 3800, 0, 0}, /* 8451 */
    {RT_TERM_LAND, 8451, 25, 0, 0}, /* 8452 */
    {RT_TERM_LAND, 8451, 29, 0, 0}, /* 8453 */
    {RT_TERM_LAND, 8447, 3801, 0, 0}, /* 8454 */
    {RT_TERM_LAND, 8454, 25, 0, 0}, /* 8455 */
    {RT_TERM_LAND, 8454, 29, 0, 0}, /* 8456 */
    {RT_TERM_LAND, 8417, 246, 0, 0}, /* 8457 */
    {RT_TERM_LAND, 8457, 3802, 0, 0}, /* 8458 */
    {RT_TERM_LAND, 8458, 25, 0, 0}, /* 8459 */
    {RT_TERM_LAND, 8458, 29, 0, 0}, /* 8460 */
    {RT_TERM_LAND, 8457, 3800, 0, 0}, /* 8461 */
    {RT_TERM_LAND, 8461, 25, 0, 0}, /* 8462 */
    {RT_TERM_LAND, 8461, 29, 0, 0}, /* 8463 */
    {RT_TERM_LAND, 8457, 3801, 0, 0}, /* 8464 */
    {RT_TERM_LAND, 8464, 25, 0, 0}, /* 8465 */
    {RT_TERM_LAND, 8464, 29, 0, 0}, /* 8466 */
    {RT_TERM_LAND, 8457, 4391, 0, 0}, /* 8467 */
    {RT_TERM_LAND, 8467, 105, 0, 0}, /* 8468 */
    {RT_TERM_LAND, 8467, 161, 0, 0}, /* 8469 */
    {RT_TERM_LAND, 8457, 4396, 0, 0}, /* 8470 */
    {RT_TERM_LAND, 8470, 105, 0, 0}, /* 8471 */
    {RT_TERM_LAND, 8470, 161, 0, 0}, /* 8472 */
    {RT_TERM_LAND, 8457, 4401, 0, 0}, /* 8473 */
    {RT_TERM_LAND, 8473, 105, 0, 0}, /* 8474 */
    {RT_TERM_LAND, 8473, 161, 0, 0}, /* 8475 */
    {RT_TERM_LAND, 8457, 7702, 0, 0}, /* 8476 */
    {RT_TERM_LAND, 8476, 3802, 0, 0}, /* 8477 */
    {RT_TERM_LAND, 8477, 25, 0, 0}, /* 8478 */
    {RT_TERM_LAND, 8477, 29, 0, 0}, /* 8479 */
    {RT_TERM_LAND, 8476, 3800, 0, 0}, /* 8480 */
    {RT_TERM_LAND, 8480, 25, 0, 0}, /* 8481 */
    {RT_TERM_LAND, 8480, 29, 0, 0}, /* 8482 */
    {RT_TERM_LAND, 8476, 3801, 0, 0}, /* 8483 */
    {RT_TERM_LAND, 8483, 25, 0, 0}, /* 8484 */
    {RT_TERM_LAND, 8483, 29, 0, 0}, /* 8485 */
    {RT_TERM_LAND, 8457, 7713, 0, 0}, /* 8486 */
    {RT_TERM_LAND, 8486, 4391, 0, 0}, /* 8487 */
    {RT_TERM_LAND, 8487, 105, 0, 0}, /* 8488 */
    {RT_TERM_LAND, 8487, 161, 0, 0}, /* 8489 */
    {RT_TERM_LAND, 8486, 4396, 0, 0}, /* 8490 */
    {RT_TERM_LAND, 8490, 105, 0, 0}, /* 8491 */
    {RT_TERM_LAND, 8490, 161, 0, 0}, /* 8492 */
    {RT_TERM_LAND, 8486, 4401, 0, 0}, /* 8493 */
    {RT_TERM_LAND, 8493, 105, 0, 0}, /* 8494 */
    {RT_TERM_LAND, 8493, 161, 0, 0}, /* 8495 */
    {RT_TERM_LAND, 8417, 7858, 0, 0}, /* 8496 */
    {RT_TERM_LAND, 8496, 19, 0, 0}, /* 8497 */
    {RT_TERM_LAND, 8497, 3802, 0, 0}, /* 8498 */
    {RT_TERM_LAND, 8498, 25, 0, 0}, /* 8499 */
    {RT_TERM_LAND, 8498, 29, 0, 0}, /* 8500 */
    {RT_TERM_LAND, 8497, 3800, 0, 0}, /* 8501 */
    {RT_TERM_LAND, 8501, 25, 0, 0}, /* 8502 */
    {RT_TERM_LAND, 8501, 29, 0, 0}, /* 8503 */
    {RT_TERM_LAND, 8497, 3801, 0, 0}, /* 8504 */
    {RT_TERM_LAND, 8504, 25, 0, 0}, /* 8505 */
    {RT_TERM_LAND, 8504, 29, 0, 0}, /* 8506 */
    {RT_TERM_LAND, 8497, 4391, 0, 0}, /* 8507 */
    {RT_TERM_LAND, 8507, 105, 0, 0}, /* 8508 */
    {RT_TERM_LAND, 8507, 161, 0, 0}, /* 8509 */
    {RT_TERM_LAND, 8497, 4396, 0, 0}, /* 8510 */
    {RT_TERM_LAND, 8510, 105, 0, 0}, /* 8511 */
    {RT_TERM_LAND, 8510, 161, 0, 0}, /* 8512 */
    {RT_TERM_LAND, 8497, 4401, 0, 0}, /* 8513 */
    {RT_TERM_LAND, 8513, 105, 0, 0}, /* 8514 */
    {RT_TERM_LAND, 8513, 161, 0, 0}, /* 8515 */
    {RT_TERM_LAND, 8497, 7702, 0, 0}, /* 8516 */
    {RT_TERM_LAND, 8516, 4391, 0, 0}, /* 8517 */
    {RT_TERM_LAND, 8517, 105, 0, 0}, /* 8518 */
    {RT_TERM_LAND, 8517, 161, 0, 0}, /* 8519 */
    {RT_TERM_LAND, 8516, 4396, 0, 0}, /* 8520 */
    {RT_TERM_LAND, 8520, 105, 0, 0}, /* 8521 */
    {RT_TERM_LAND, 8520, 161, 0, 0}, /* 8522 */
    {RT_TERM_LAND, 8516, 4401, 0, 0}, /* 8523 */
    {RT_TERM_LAND, 8523, 105, 0, 0}, /* 8524 */
    {RT_TERM_LAND, 8523, 161, 0, 0}, /* 8525 */
    {RT_TERM_LAND, 8497, 7713, 0, 0}, /* 8526 */
    {RT_TERM_LAND, 8526, 3802, 0, 0}, /* 8527 */
    {RT_TERM_LAND, 8527, 25, 0, 0}, /* 8528 */
    {RT_TERM_LAND, 8527, 29, 0, 0}, /* 8529 */
    {RT_TERM_LAND, 8526, 3800, 0, 0}, /* 8530 */
    {RT_TERM_LAND, 8530, 25, 0, 0}, /* 8531 */
    {RT_TERM_LAND, 8530, 29, 0, 0}, /* 8532 */
    {RT_TERM_LAND, 8526, 3801, 0, 0}, /* 8533 */
    {RT_TERM_LAND, 8533, 25, 0, 0}, /* 8534 */
    {RT_TERM_LAND, 8533, 29, 0, 0}, /* 8535 */
    {RT_TERM_LAND, 8496, 246, 0, 0}, /* 8536 */
    {RT_TERM_LAND, 8536, 3802, 0, 0}, /* 8537 */
    {RT_TERM_LAND, 8537, 25, 0, 0}, /* 8538 */
    {RT_TERM_LAND, 8537, 29, 0, 0}, /* 8539 */
    {RT_TERM_LAND, 8536, 3800, 0, 0}, /* 8540 */
    {RT_TERM_LAND, 8540, 25, 0, 0}, /* 8541 */
    {RT_TERM_LAND, 8540, 29, 0, 0}, /* 8542 */
    {RT_TERM_LAND, 8536, 3801, 0, 0}, /* 8543 */
    {RT_TERM_LAND, 8543, 25, 0, 0}, /* 8544 */
    {RT_TERM_LAND, 8543, 29, 0, 0}, /* 8545 */
    {RT_TERM_LAND, 8536, 4391, 0, 0}, /* 8546 */
    {RT_TERM_LAND, 8546, 105, 0, 0}, /* 8547 */
    {RT_TERM_LAND, 8546, 161, 0, 0}, /* 8548 */
    {RT_TERM_LAND, 8536, 4396, 0, 0}, /* 8549 */
    {RT_TERM_LAND, 8549, 105, 0, 0}, /* 8550 */
    {RT_TERM_LAND, 8549, 161, 0, 0}, /* 8551 */
    {RT_TERM_LAND, 8536, 4401, 0, 0}, /* 8552 */
    {RT_TERM_LAND, 8552, 105, 0, 0}, /* 8553 */
    {RT_TERM_LAND, 8552, 161, 0, 0}, /* 8554 */
    {RT_TERM_LAND, 8536, 7702, 0, 0}, /* 8555 */
    {RT_TERM_LAND, 8555, 3802, 0, 0}, /* 8556 */
    {RT_TERM_LAND, 8556, 25, 0, 0}, /* 8557 */
    {RT_TERM_LAND, 8556, 29, 0, 0}, /* 8558 */
    {RT_TERM_LAND, 8555, 3800, 0, 0}, /* 8559 */
    {RT_TERM_LAND, 8559, 25, 0, 0}, /* 8560 */
    {RT_TERM_LAND, 8559, 29, 0, 0}, /* 8561 */
    {RT_TERM_LAND, 8555, 3801, 0, 0}, /* 8562 */
    {RT_TERM_LAND, 8562, 25, 0, 0}, /* 8563 */
    {RT_TERM_LAND, 8562, 29, 0, 0}, /* 8564 */
    {RT_TERM_LAND, 8536, 7713, 0, 0}, /* 8565 */
    {RT_TERM_LAND, 8565, 4391, 0, 0}, /* 8566 */
    {RT_TERM_LAND, 8566, 105, 0, 0}, /* 8567 */
    {RT_TERM_LAND, 8566, 161, 0, 0}, /* 8568 */
    {RT_TERM_LAND, 8565, 4396, 0, 0}, /* 8569 */
    {RT_TERM_LAND, 8569, 105, 0, 0}, /* 8570 */
    {RT_TERM_LAND, 8569, 161, 0, 0}, /* 8571 */
    {RT_TERM_LAND, 8565, 4401, 0, 0}, /* 8572 */
    {RT_TERM_LAND, 8572, 105, 0, 0}, /* 8573 */
    {RT_TERM_LAND, 8572, 161, 0, 0}, /* 8574 */
    {RT_TERM_LAND, 8337, 626, 0, 0}, /* 8575 */
    {RT_TERM_LAND, 8575, 19, 0, 0}, /* 8576 */
    {RT_TERM_LAND, 8576, 3802, 0, 0}, /* 8577 */
    {RT_TERM_LAND, 8577, 25, 0, 0}, /* 8578 */
    {RT_TERM_LAND, 8577, 29, 0, 0}, /* 8579 */
    {RT_TERM_LAND, 8576, 3800, 0, 0}, /* 8580 */
    {RT_TERM_LAND, 8580, 25, 0, 0}, /* 8581 */
    {RT_TERM_LAND, 8580, 29, 0, 0}, /* 8582 */
    {RT_TERM_LAND, 8576, 3801, 0, 0}, /* 8583 */
    {RT_TERM_LAND, 8583, 25, 0, 0}, /* 8584 */
    {RT_TERM_LAND, 8583, 29, 0, 0}, /* 8585 */
    {RT_TERM_LAND, 8576, 4391, 0, 0}, /* 8586 */
    {RT_TERM_LAND, 8586, 105, 0, 0}, /* 8587 */
    {RT_TERM_LAND, 8586, 161, 0, 0}, /* 8588 */
    {RT_TERM_LAND, 8576, 4396, 0, 0}, /* 8589 */
    {RT_TERM_LAND, 8589, 105, 0, 0}, /* 8590 */
    {RT_TERM_LAND, 8589, 161, 0, 0}, /* 8591 */
    {RT_TERM_LAND, 8576, 4401, 0, 0}, /* 8592 */
    {RT_TERM_LAND, 8592, 105, 0, 0}, /* 8593 */
    {RT_TERM_LAND, 8592, 161, 0, 0}, /* 8594 */
    {RT_TERM_LAND, 8576, 7702, 0, 0}, /* 8595 */
    {RT_TERM_LAND, 8595, 4391, 0, 0}, /* 8596 */
    {RT_TERM_LAND, 8596, 105, 0, 0}, /* 8597 */
    {RT_TERM_LAND, 8596, 161, 0, 0}, /* 8598 */
    {RT_TERM_LAND, 8595, 4396, 0, 0}, /* 8599 */
    {RT_TERM_LAND, 8599, 105, 0, 0}, /* 8600 */
    {RT_TERM_LAND, 8599, 161, 0, 0}, /* 8601 */
    {RT_TERM_LAND, 8595, 4401, 0, 0}, /* 8602 */
    {RT_TERM_LAND, 8602, 105, 0, 0}, /* 8603 */
    {RT_TERM_LAND, 8602, 161, 0, 0}, /* 8604 */
    {RT_TERM_LAND, 8576, 7713, 0, 0}, /* 8605 */
    {RT_TERM_LAND, 8605, 3802, 0, 0}, /* 8606 */
    {RT_TERM_LAND, 8606, 25, 0, 0}, /* 8607 */
    {RT_TERM_LAND, 8606, 29, 0, 0}, /* 8608 */
    {RT_TERM_LAND, 8605, 3800, 0, 0}, /* 8609 */
    {RT_TERM_LAND, 8609, 25, 0, 0}, /* 8610 */
    {RT_TERM_LAND, 8609, 29, 0, 0}, /* 8611 */
    {RT_TERM_LAND, 8605, 3801, 0, 0}, /* 8612 */
    {RT_TERM_LAND, 8612, 25, 0, 0}, /* 8613 */
    {RT_TERM_LAND, 8612, 29, 0, 0}, /* 8614 */
    {RT_TERM_LAND, 8575, 246, 0, 0}, /* 8615 */
    {RT_TERM_LAND, 8615, 3802, 0, 0}, /* 8616 */
    {RT_TERM_LAND, 8616, 25, 0, 0}, /* 8617 */
    {RT_TERM_LAND, 8616, 29, 0, 0}, /* 8618 */
    {RT_TERM_LAND, 8615, 3800, 0, 0}, /* 8619 */
    {RT_TERM_LAND, 8619, 25, 0, 0}, /* 8620 */
    {RT_TERM_LAND, 8619, 29, 0, 0}, /* 8621 */
    {RT_TERM_LAND, 8615, 3801, 0, 0}, /* 8622 */
    {RT_TERM_LAND, 8622, 25, 0, 0}, /* 8623 */
    {RT_TERM_LAND, 8622, 29, 0, 0}, /* 8624 */
    {RT_TERM_LAND, 8615, 4391, 0, 0}, /* 8625 */
    {RT_TERM_LAND, 8625, 105, 0, 0}, /* 8626 */
    {RT_TERM_LAND, 8625, 161, 0, 0}, /* 8627 */
    {RT_TERM_LAND, 8615, 4396, 0, 0}, /* 8628 */
    {RT_TERM_LAND, 8628, 105, 0, 0}, /* 8629 */
    {RT_TERM_LAND, 8628, 161, 0, 0}, /* 8630 */
    {RT_TERM_LAND, 8615, 4401, 0, 0}, /* 8631 */
    {RT_TERM_LAND, 8631, 105, 0, 0}, /* 8632 */
    {RT_TERM_LAND, 8631, 161, 0, 0}, /* 8633 */
    {RT_TERM_LAND, 8615, 7702, 0, 0}, /* 8634 */
    {RT_TERM_LAND, 8634, 3802, 0, 0}, /* 8635 */
    {RT_TERM_LAND, 8635, 25, 0, 0}, /* 8636 */
    {RT_TERM_LAND, 8635, 29, 0, 0}, /* 8637 */
    {RT_TERM_LAND, 8634, 3800, 0, 0}, /* 8638 */
    {RT_TERM_LAND, 8638, 25, 0, 0}, /* 8639 */
    {RT_TERM_LAND, 8638, 29, 0, 0}, /* 8640 */
    {RT_TERM_LAND, 8634, 3801, 0, 0}, /* 8641 */
    {RT_TERM_LAND, 8641, 25, 0, 0}, /* 8642 */
    {RT_TERM_LAND, 8641, 29, 0, 0}, /* 8643 */
    {RT_TERM_LAND, 8615, 7713, 0, 0}, /* 8644 */
    {RT_TERM_LAND, 8644, 4391, 0, 0}, /* 8645 */
    {RT_TERM_LAND, 8645, 105, 0, 0}, /* 8646 */
    {RT_TERM_LAND, 8645, 161, 0, 0}, /* 8647 */
    {RT_TERM_LAND, 8644, 4396, 0, 0}, /* 8648 */
    {RT_TERM_LAND, 8648, 105, 0, 0}, /* 8649 */
    {RT_TERM_LAND, 8648, 161, 0, 0}, /* 8650 */
    {RT_TERM_LAND, 8644, 4401, 0, 0}, /* 8651 */
    {RT_TERM_LAND, 8651, 105, 0, 0}, /* 8652 */
    {RT_TERM_LAND, 8651, 161, 0, 0}, /* 8653 */
    {RT_TERM_LAND, 8336, 2079, 0, 0}, /* 8654 */
    {RT_TERM_LAND, 8654, 120, 0, 0}, /* 8655 */
    {RT_TERM_LAND, 8655, 19, 0, 0}, /* 8656 */
    {RT_TERM_LAND, 8656, 3802, 0, 0}, /* 8657 */
    {RT_TERM_LAND, 8657, 25, 0, 0}, /* 8658 */
    {RT_TERM_LAND, 8657, 29, 0, 0}, /* 8659 */
    {RT_TERM_LAND, 8656, 3800, 0, 0}, /* 8660 */
    {RT_TERM_LAND, 8660, 25, 0, 0}, /* 8661 */
    {RT_TERM_LAND, 8660, 29, 0, 0}, /* 8662 */
    {RT_TERM_LAND, 8656, 3801, 0, 0}, /* 8663 */
    {RT_TERM_LAND, 8663, 25, 0, 0}, /* 8664 */
    {RT_TERM_LAND, 8663, 29, 0, 0}, /* 8665 */
    {RT_TERM_LAND, 8656, 4391, 0, 0}, /* 8666 */
    {RT_TERM_LAND, 8666, 105, 0, 0}, /* 8667 */
    {RT_TERM_LAND, 8666, 161, 0, 0}, /* 8668 */
    {RT_TERM_LAND, 8656, 4396, 0, 0}, /* 8669 */
    {RT_TERM_LAND, 8669, 105, 0, 0}, /* 8670 */
    {RT_TERM_LAND, 8669, 161, 0, 0}, /* 8671 */
    {RT_TERM_LAND, 8656, 4401, 0, 0}, /* 8672 */
    {RT_TERM_LAND, 8672, 105, 0, 0}, /* 8673 */
    {RT_TERM_LAND, 8672, 161, 0, 0}, /* 8674 */
    {RT_TERM_LAND, 8656, 7702, 0, 0}, /* 8675 */
    {RT_TERM_LAND, 8675, 4391, 0, 0}, /* 8676 */
    {RT_TERM_LAND, 8676, 105, 0, 0}, /* 8677 */
    {RT_TERM_LAND, 8676, 161, 0, 0}, /* 8678 */
    {RT_TERM_LAND, 8675, 4396, 0, 0}, /* 8679 */
    {RT_TERM_LAND, 8679, 105, 0, 0}, /* 8680 */
    {RT_TERM_LAND, 8679, 161, 0, 0}, /* 8681 */
    {RT_TERM_LAND, 8675, 4401, 0, 0}, /* 8682 */
    {RT_TERM_LAND, 8682, 105, 0, 0}, /* 8683 */
    {RT_TERM_LAND, 8682, 161, 0, 0}, /* 8684 */
    {RT_TERM_LAND, 8656, 7713, 0, 0}, /* 8685 */
    {RT_TERM_LAND, 8685, 3802, 0, 0}, /* 8686 */
    {RT_TERM_LAND, 8686, 25, 0, 0}, /* 8687 */
    {RT_TERM_LAND, 8686, 29, 0, 0}, /* 8688 */
    {RT_TERM_LAND, 8685, 3800, 0, 0}, /* 8689 */
    {RT_TERM_LAND, 8689, 25, 0, 0}, /* 8690 */
    {RT_TERM_LAND, 8689, 29, 0, 0}, /* 8691 */
    {RT_TERM_LAND, 8685, 3801, 0, 0}, /* 8692 */
    {RT_TERM_LAND, 8692, 25, 0, 0}, /* 8693 */
    {RT_TERM_LAND, 8692, 29, 0, 0}, /* 8694 */
    {RT_TERM_LAND, 8655, 246, 0, 0}, /* 8695 */
    {RT_TERM_LAND, 8695, 3802, 0, 0}, /* 8696 */
    {RT_TERM_LAND, 8696, 25, 0, 0}, /* 8697 */
    {RT_TERM_LAND, 8696, 29, 0, 0}, /* 8698 */
    {RT_TERM_LAND, 8695, 3800, 0, 0}, /* 8699 */
    {RT_TERM_LAND, 8699, 25, 0, 0}, /* 8700 */
    {RT_TERM_LAND, 8699, 29, 0, 0}, /* 8701 */
    {RT_TERM_LAND, 8695, 3801, 0, 0}, /* 8702 */
    {RT_TERM_LAND, 8702, 25, 0, 0}, /* 8703 */
    {RT_TERM_LAND, 8702, 29, 0, 0}, /* 8704 */
    {RT_TERM_LAND, 8695, 4391, 0, 0}, /* 8705 */
    {RT_TERM_LAND, 8705, 105, 0, 0}, /* 8706 */
    {RT_TERM_LAND, 8705, 161, 0, 0}, /* 8707 */
    {RT_TERM_LAND, 8695, 4396, 0, 0}, /* 8708 */
    {RT_TERM_LAND, 8708, 105, 0, 0}, /* 8709 */
    {RT_TERM_LAND, 8708, 161, 0, 0}, /* 8710 */
    {RT_TERM_LAND, 8695, 4401, 0, 0}, /* 8711 */
    {RT_TERM_LAND, 8711, 105, 0, 0}, /* 8712 */
    {RT_TERM_LAND, 8711, 161, 0, 0}, /* 8713 */
    {RT_TERM_LAND, 8695, 7702, 0, 0}, /* 8714 */
    {RT_TERM_LAND, 8714, 3802, 0, 0}, /* 8715 */
    {RT_TERM_LAND, 8715, 25, 0, 0}, /* 8716 */
    {RT_TERM_LAND, 8715, 29, 0, 0}, /* 8717 */
    {RT_TERM_LAND, 8714, 3800, 0, 0}, /* 8718 */
    {RT_TERM_LAND, 8718, 25, 0, 0}, /* 8719 */
    {RT_TERM_LAND, 8718, 29, 0, 0}, /* 8720 */
    {RT_TERM_LAND, 8714, 3801, 0, 0}, /* 8721 */
    {RT_TERM_LAND, 8721, 25, 0, 0}, /* 8722 */
    {RT_TERM_LAND, 8721, 29, 0, 0}, /* 8723 */
    {RT_TERM_LAND, 8695, 7713, 0, 0}, /* 8724 */
    {RT_TERM_LAND, 8724, 4391, 0, 0}, /* 8725 */
    {RT_TERM_LAND, 8725, 105, 0, 0}, /* 8726 */
    {RT_TERM_LAND, 8725, 161, 0, 0}, /* 8727 */
    {RT_TERM_LAND, 8724, 4396, 0, 0}, /* 8728 */
    {RT_TERM_LAND, 8728, 105, 0, 0}, /* 8729 */
    {RT_TERM_LAND, 8728, 161, 0, 0}, /* 8730 */
    {RT_TERM_LAND, 8724, 4401, 0, 0}, /* 8731 */
    {RT_TERM_LAND, 8731, 105, 0, 0}, /* 8732 */
    {RT_TERM_LAND, 8731, 161, 0, 0}, /* 8733 */
    {RT_TERM_LAND, 8655, 7777, 0, 0}, /* 8734 */
    {RT_TERM_LAND, 8734, 19, 0, 0}, /* 8735 */
    {RT_TERM_LAND, 8735, 3802, 0, 0}, /* 8736 */
    {RT_TERM_LAND, 8736, 25, 0, 0}, /* 8737 */
    {RT_TERM_LAND, 8736, 29, 0, 0}, /* 8738 */
    {RT_TERM_LAND, 8735, 3800, 0, 0}, /* 8739 */
    {RT_TERM_LAND, 8739, 25, 0, 0}, /* 8740 */
    {RT_TERM_LAND, 8739, 29, 0, 0}, /* 8741 */
    {RT_TERM_LAND, 8735, 3801, 0, 0}, /* 8742 */
    {RT_TERM_LAND, 8742, 25, 0, 0}, /* 8743 */
    {RT_TERM_LAND, 8742, 29, 0, 0}, /* 8744 */
    {RT_TERM_LAND, 8735, 4391, 0, 0}, /* 8745 */
    {RT_TERM_LAND, 8745, 105, 0, 0}, /* 8746 */
    {RT_TERM_LAND, 8745, 161, 0, 0}, /* 8747 */
    {RT_TERM_LAND, 8735, 4396, 0, 0}, /* 8748 */
    {RT_TERM_LAND, 8748, 105, 0, 0}, /* 8749 */
    {RT_TERM_LAND, 8748, 161, 0, 0}, /* 8750 */
    {RT_TERM_LAND, 8735, 4401, 0, 0}, /* 8751 */
    {RT_TERM_LAND, 8751, 105, 0, 0}, /* 8752 */
    {RT_TERM_LAND, 8751, 161, 0, 0}, /* 8753 */
    {RT_TERM_LAND, 8735, 7702, 0, 0}, /* 8754 */
    {RT_TERM_LAND, 8754, 4391, 0, 0}, /* 8755 */
    {RT_TERM_LAND, 8755, 105, 0, 0}, /* 8756 */
    {RT_TERM_LAND, 8755, 161, 0, 0}, /* 8757 */
    {RT_TERM_LAND, 8754, 4396, 0, 0}, /* 8758 */
    {RT_TERM_LAND, 8758, 105, 0, 0}, /* 8759 */
    {RT_TERM_LAND, 8758, 161, 0, 0}, /* 8760 */
    {RT_TERM_LAND, 8754, 4401, 0, 0}, /* 8761 */
    {RT_TERM_LAND, 8761, 105, 0, 0}, /* 8762 */
    {RT_TERM_LAND, 8761, 161, 0, 0}, /* 8763 */
    {RT_TERM_LAND, 8735, 7713, 0, 0}, /* 8764 */
    {RT_TERM_LAND, 8764, 3802, 0, 0}, /* 8765 */
    {RT_TERM_LAND, 8765, 25, 0, 0}, /* 8766 */
    {RT_TERM_LAND, 8765, 29, 0, 0}, /* 8767 */
    {RT_TERM_LAND, 8764, 3800, 0, 0}, /* 8768 */
    {RT_TERM_LAND, 8768, 25, 0, 0}, /* 8769 */
    {RT_TERM_LAND, 8768, 29, 0, 0}, /* 8770 */
    {RT_TERM_LAND, 8764, 3801, 0, 0}, /* 8771 */
    {RT_TERM_LAND, 8771, 25, 0, 0}, /* 8772 */
    {RT_TERM_LAND, 8771, 29, 0, 0}, /* 8773 */
    {RT_TERM_LAND, 8734, 246, 0, 0}, /* 8774 */
    {RT_TERM_LAND, 8774, 3802, 0, 0}, /* 8775 */
    {RT_TERM_LAND, 8775, 25, 0, 0}, /* 8776 */
    {RT_TERM_LAND, 8775, 29, 0, 0}, /* 8777 */
    {RT_TERM_LAND, 8774, 3800, 0, 0}, /* 8778 */
    {RT_TERM_LAND, 8778, 25, 0, 0}, /* 8779 */
    {RT_TERM_LAND, 8778, 29, 0, 0}, /* 8780 */
    {RT_TERM_LAND, 8774, 3801, 0, 0}, /* 8781 */
    {RT_TERM_LAND, 8781, 25, 0, 0}, /* 8782 */
    {RT_TERM_LAND, 8781, 29, 0, 0}, /* 8783 */
    {RT_TERM_LAND, 8774, 4391, 0, 0}, /* 8784 */
    {RT_TERM_LAND, 8784, 105, 0, 0}, /* 8785 */
    {RT_TERM_LAND, 8784, 161, 0, 0}, /* 8786 */
    {RT_TERM_LAND, 8774, 4396, 0, 0}, /* 8787 */
    {RT_TERM_LAND, 8787, 105, 0, 0}, /* 8788 */
    {RT_TERM_LAND, 8787, 161, 0, 0}, /* 8789 */
    {RT_TERM_LAND, 8774, 4401, 0, 0}, /* 8790 */
    {RT_TERM_LAND, 8790, 105, 0, 0}, /* 8791 */
    {RT_TERM_LAND, 8790, 161, 0, 0}, /* 8792 */
    {RT_TERM_LAND, 8774, 7702, 0, 0}, /* 8793 */
    {RT_TERM_LAND, 8793, 3802, 0, 0}, /* 8794 */
    {RT_TERM_LAND, 8794, 25, 0, 0}, /* 8795 */
    {RT_TERM_LAND, 8794, 29, 0, 0}, /* 8796 */
    {RT_TERM_LAND, 8793, 3800, 0, 0}, /* 8797 */
    {RT_TERM_LAND, 8797, 25, 0, 0}, /* 8798 */
    {RT_TERM_LAND, 8797, 29, 0, 0}, /* 8799 */
    {RT_TERM_LAND, 8793, 3801, 0, 0}, /* 8800 */
    {RT_TERM_LAND, 8800, 25, 0, 0}, /* 8801 */
    {RT_TERM_LAND, 8800, 29, 0, 0}, /* 8802 */
    {RT_TERM_LAND, 8774, 7713, 0, 0}, /* 8803 */
    {RT_TERM_LAND, 8803, 4391, 0, 0}, /* 8804 */
    {RT_TERM_LAND, 8804, 105, 0, 0}, /* 8805 */
    {RT_TERM_LAND, 8804, 161, 0, 0}, /* 8806 */
    {RT_TERM_LAND, 8803, 4396, 0, 0}, /* 8807 */
    {RT_TERM_LAND, 8807, 105, 0, 0}, /* 8808 */
    {RT_TERM_LAND, 8807, 161, 0, 0}, /* 8809 */
    {RT_TERM_LAND, 8803, 4401, 0, 0}, /* 8810 */
    {RT_TERM_LAND, 8810, 105, 0, 0}, /* 8811 */
    {RT_TERM_LAND, 8810, 161, 0, 0}, /* 8812 */
    {RT_TERM_LAND, 8734, 7858, 0, 0}, /* 8813 */
    {RT_TERM_LAND, 8813, 19, 0, 0}, /* 8814 */
    {RT_TERM_LAND, 8814, 3802, 0, 0}, /* 8815 */
    {RT_TERM_LAND, 8815, 25, 0, 0}, /* 8816 */
    {RT_TERM_LAND, 8815, 29, 0, 0}, /* 8817 */
    {RT_TERM_LAND, 8814, 3800, 0, 0}, /* 8818 */
    {RT_TERM_LAND, 8818, 25, 0, 0}, /* 8819 */
    {RT_TERM_LAND, 8818, 29, 0, 0}, /* 8820 */
    {RT_TERM_LAND, 8814, 3801, 0, 0}, /* 8821 */
    {RT_TERM_LAND, 8821, 25, 0, 0}, /* 8822 */
    {RT_TERM_LAND, 8821, 29, 0, 0}, /* 8823 */
    {RT_TERM_LAND, 8814, 4391, 0, 0}, /* 8824 */
    {RT_TERM_LAND, 8824, 105, 0, 0}, /* 8825 */
    {RT_TERM_LAND, 8824, 161, 0, 0}, /* 8826 */
    {RT_TERM_LAND, 8814, 4396, 0, 0}, /* 8827 */
    {RT_TERM_LAND, 8827, 105, 0, 0}, /* 8828 */
    {RT_TERM_LAND, 8827, 161, 0, 0}, /* 8829 */
    {RT_TERM_LAND, 8814, 4401, 0, 0}, /* 8830 */
    {RT_TERM_LAND, 8830, 105, 0, 0}, /* 8831 */
    {RT_TERM_LAND, 8830, 161, 0, 0}, /* 8832 */
    {RT_TERM_LAND, 8814, 7702, 0, 0}, /* 8833 */
    {RT_TERM_LAND, 8833, 4391, 0, 0}, /* 8834 */
    {RT_TERM_LAND, 8834, 105, 0, 0}, /* 8835 */
    {RT_TERM_LAND, 8834, 161, 0, 0}, /* 8836 */
    {RT_TERM_LAND, 8833, 4396, 0, 0}, /* 8837 */
    {RT_TERM_LAND, 8837, 105, 0, 0}, /* 8838 */
    {RT_TERM_LAND, 8837, 161, 0, 0}, /* 8839 */
    {RT_TERM_LAND, 8833, 4401, 0, 0}, /* 8840 */
    {RT_TERM_LAND, 8840, 105, 0, 0}, /* 8841 */
    {RT_TERM_LAND, 8840, 161, 0, 0}, /* 8842 */
    {RT_TERM_LAND, 8814, 7713, 0, 0}, /* 8843 */
    {RT_TERM_LAND, 8843, 3802, 0, 0}, /* 8844 */
    {RT_TERM_LAND, 8844, 25, 0, 0}, /* 8845 */
    {RT_TERM_LAND, 8844, 29, 0, 0}, /* 8846 */
    {RT_TERM_LAND, 8843, 3800, 0, 0}, /* 8847 */
    {RT_TERM_LAND, 8847, 25, 0, 0}, /* 8848 */
    {RT_TERM_LAND, 8847, 29, 0, 0}, /* 8849 */
    {RT_TERM_LAND, 8843, 3801, 0, 0}, /* 8850 */
    {RT_TERM_LAND, 8850, 25, 0, 0}, /* 8851 */
    {RT_TERM_LAND, 8850, 29, 0, 0}, /* 8852 */
    {RT_TERM_LAND, 8813, 246, 0, 0}, /* 8853 */
    {RT_TERM_LAND, 8853, 3802, 0, 0}, /* 8854 */
    {RT_TERM_LAND, 8854, 25, 0, 0}, /* 8855 */
    {RT_TERM_LAND, 8854, 29, 0, 0}, /* 8856 */
    {RT_TERM_LAND, 8853, 3800, 0, 0}, /* 8857 */
    {RT_TERM_LAND, 8857, 25, 0, 0}, /* 8858 */
    {RT_TERM_LAND, 8857, 29, 0, 0}, /* 8859 */
    {RT_TERM_LAND, 8853, 3801, 0, 0}, /* 8860 */
    {RT_TERM_LAND, 8860, 25, 0, 0}, /* 8861 */
    {RT_TERM_LAND, 8860, 29, 0, 0}, /* 8862 */
    {RT_TERM_LAND, 8853, 4391, 0, 0}, /* 8863 */
    {RT_TERM_LAND, 8863, 105, 0, 0}, /* 8864 */
    {RT_TERM_LAND, 8863, 161, 0, 0}, /* 8865 */
    {RT_TERM_LAND, 8853, 4396, 0, 0}, /* 8866 */
    {RT_TERM_LAND, 8866, 105, 0, 0}, /* 8867 */
    {RT_TERM_LAND, 8866, 161, 0, 0}, /* 8868 */
    {RT_TERM_LAND, 8853, 4401, 0, 0}, /* 8869 */
    {RT_TERM_LAND, 8869, 105, 0, 0}, /* 8870 */
    {RT_TERM_LAND, 8869, 161, 0, 0}, /* 8871 */
    {RT_TERM_LAND, 8853, 7702, 0, 0}, /* 8872 */
    {RT_TERM_LAND, 8872, 3802, 0, 0}, /* 8873 */
    {RT_TERM_LAND, 8873, 25, 0, 0}, /* 8874 */
    {RT_TERM_LAND, 8873, 29, 0, 0}, /* 8875 */
    {RT_TERM_LAND, 8872, 3800, 0, 0}, /* 8876 */
    {RT_TERM_LAND, 8876, 25, 0, 0}, /* 8877 */
    {RT_TERM_LAND, 8876, 29, 0, 0}, /* 8878 */
    {RT_TERM_LAND, 8872, 3801, 0, 0}, /* 8879 */
    {RT_TERM_LAND, 8879, 25, 0, 0}, /* 8880 */
    {RT_TERM_LAND, 8879, 29, 0, 0}, /* 8881 */
    {RT_TERM_LAND, 8853, 7713, 0, 0}, /* 8882 */
    {RT_TERM_LAND, 8882, 4391, 0, 0}, /* 8883 */
    {RT_TERM_LAND, 8883, 105, 0, 0}, /* 8884 */
    {RT_TERM_LAND, 8883, 161, 0, 0}, /* 8885 */
    {RT_TERM_LAND, 8882, 4396, 0, 0}, /* 8886 */
    {RT_TERM_LAND, 8886, 105, 0, 0}, /* 8887 */
    {RT_TERM_LAND, 8886, 161, 0, 0}, /* 8888 */
    {RT_TERM_LAND, 8882, 4401, 0, 0}, /* 8889 */
    {RT_TERM_LAND, 8889, 105, 0, 0}, /* 8890 */
    {RT_TERM_LAND, 8889, 161, 0, 0}, /* 8891 */
    {RT_TERM_LAND, 8654, 626, 0, 0}, /* 8892 */
    {RT_TERM_LAND, 8892, 19, 0, 0}, /* 8893 */
    {RT_TERM_LAND, 8893, 3802, 0, 0}, /* 8894 */
    {RT_TERM_LAND, 8894, 25, 0, 0}, /* 8895 */
    {RT_TERM_LAND, 8894, 29, 0, 0}, /* 8896 */
    {RT_TERM_LAND, 8893, 3800, 0, 0}, /* 8897 */
    {RT_TERM_LAND, 8897, 25, 0, 0}, /* 8898 */
    {RT_TERM_LAND, 8897, 29, 0, 0}, /* 8899 */
    {RT_TERM_LAND, 8893, 3801, 0, 0}, /* 8900 */
    {RT_TERM_LAND, 8900, 25, 0, 0}, /* 8901 */
    {RT_TERM_LAND, 8900, 29, 0, 0}, /* 8902 */
    {RT_TERM_LAND, 8893, 4391, 0, 0}, /* 8903 */
    {RT_TERM_LAND, 8903, 105, 0, 0}, /* 8904 */
    {RT_TERM_LAND, 8903, 161, 0, 0}, /* 8905 */
    {RT_TERM_LAND, 8893, 4396, 0, 0}, /* 8906 */
    {RT_TERM_LAND, 8906, 105, 0, 0}, /* 8907 */
    {RT_TERM_LAND, 8906, 161, 0, 0}, /* 8908 */
    {RT_TERM_LAND, 8893, 4401, 0, 0}, /* 8909 */
    {RT_TERM_LAND, 8909, 105, 0, 0}, /* 8910 */
    {RT_TERM_LAND, 8909, 161, 0, 0}, /* 8911 */
    {RT_TERM_LAND, 8893, 7702, 0, 0}, /* 8912 */
    {RT_TERM_LAND, 8912, 4391, 0, 0}, /* 8913 */
    {RT_TERM_LAND, 8913, 105, 0, 0}, /* 8914 */
    {RT_TERM_LAND, 8913, 161, 0, 0}, /* 8915 */
    {RT_TERM_LAND, 8912, 4396, 0, 0}, /* 8916 */
    {RT_TERM_LAND, 8916, 105, 0, 0}, /* 8917 */
    {RT_TERM_LAND, 8916, 161, 0, 0}, /* 8918 */
    {RT_TERM_LAND, 8912, 4401, 0, 0}, /* 8919 */
    {RT_TERM_LAND, 8919, 105, 0, 0}, /* 8920 */
    {RT_TERM_LAND, 8919, 161, 0, 0}, /* 8921 */
    {RT_TERM_LAND, 8893, 7713, 0, 0}, /* 8922 */
    {RT_TERM_LAND, 8922, 3802, 0, 0}, /* 8923 */
    {RT_TERM_LAND, 8923, 25, 0, 0}, /* 8924 */
    {RT_TERM_LAND, 8923, 29, 0, 0}, /* 8925 */
    {RT_TERM_LAND, 8922, 3800, 0, 0}, /* 8926 */
    {RT_TERM_LAND, 8926, 25, 0, 0}, /* 8927 */
    {RT_TERM_LAND, 8926, 29, 0, 0}, /* 8928 */
    {RT_TERM_LAND, 8922, 3801, 0, 0}, /* 8929 */
    {RT_TERM_LAND, 8929, 25, 0, 0}, /* 8930 */
    {RT_TERM_LAND, 8929, 29, 0, 0}, /* 8931 */
    {RT_TERM_LAND, 8892, 246, 0, 0}, /* 8932 */
    {RT_TERM_LAND, 8932, 3802, 0, 0}, /* 8933 */
    {RT_TERM_LAND, 8933, 25, 0, 0}, /* 8934 */
    {RT_TERM_LAND, 8933, 29, 0, 0}, /* 8935 */
    {RT_TERM_LAND, 8932, 3800, 0, 0}, /* 8936 */
    {RT_TERM_LAND, 8936, 25, 0, 0}, /* 8937 */
    {RT_TERM_LAND, 8936, 29, 0, 0}, /* 8938 */
    {RT_TERM_LAND, 8932, 3801, 0, 0}, /* 8939 */
    {RT_TERM_LAND, 8939, 25, 0, 0}, /* 8940 */
    {RT_TERM_LAND, 8939, 29, 0, 0}, /* 8941 */
    {RT_TERM_LAND, 8932, 4391, 0, 0}, /* 8942 */
    {RT_TERM_LAND, 8942, 105, 0, 0}, /* 8943 */
    {RT_TERM_LAND, 8942, 161, 0, 0}, /* 8944 */
    {RT_TERM_LAND, 8932, 4396, 0, 0}, /* 8945 */
    {RT_TERM_LAND, 8945, 105, 0, 0}, /* 8946 */
    {RT_TERM_LAND, 8945, 161, 0, 0}, /* 8947 */
    {RT_TERM_LAND, 8932, 4401, 0, 0}, /* 8948 */
    {RT_TERM_LAND, 8948, 105, 0, 0}, /* 8949 */
    {RT_TERM_LAND, 8948, 161, 0, 0}, /* 8950 */
    {RT_TERM_LAND, 8932, 7702, 0, 0}, /* 8951 */
    {RT_TERM_LAND, 8951, 3802, 0, 0}, /* 8952 */
    {RT_TERM_LAND, 8952, 25, 0, 0}, /* 8953 */
    {RT_TERM_LAND, 8952, 29, 0, 0}, /* 8954 */
    {RT_TERM_LAND, 8951, 3800, 0, 0}, /* 8955 */
    {RT_TERM_LAND, 8955, 25, 0, 0}, /* 8956 */
    {RT_TERM_LAND, 8955, 29, 0, 0}, /* 8957 */
    {RT_TERM_LAND, 8951, 3801, 0, 0}, /* 8958 */
    {RT_TERM_LAND, 8958, 25, 0, 0}, /* 8959 */
    {RT_TERM_LAND, 8958, 29, 0, 0}, /* 8960 */
    {RT_TERM_LAND, 8932, 7713, 0, 0}, /* 8961 */
    {RT_TERM_LAND, 8961, 4391, 0, 0}, /* 8962 */
    {RT_TERM_LAND, 8962, 105, 0, 0}, /* 8963 */
    {RT_TERM_LAND, 8962, 161, 0, 0}, /* 8964 */
    {RT_TERM_LAND, 8961, 4396, 0, 0}, /* 8965 */
    {RT_TERM_LAND, 8965, 105, 0, 0}, /* 8966 */
    {RT_TERM_LAND, 8965, 161, 0, 0}, /* 8967 */
    {RT_TERM_LAND, 8961, 4401, 0, 0}, /* 8968 */
    {RT_TERM_LAND, 8968, 105, 0, 0}, /* 8969 */
    {RT_TERM_LAND, 8968, 161, 0, 0}, /* 8970 */
    {RT_TERM_LNOT, 7659, 0, 0, 0}, /* 8971 */
    {RT_TERM_LAND, 7658, 8971, 0, 0}, /* 8972 */
    {RT_TERM_EQ, 205, 68, 0, 0}, /* 8973 */
    {RT_TERM_LAND, 8972, 8973, 0, 0}, /* 8974 */
    {RT_TERM_LAND, 8974, 120, 0, 0}, /* 8975 */
    {RT_TERM_LAND, 8975, 19, 0, 0}, /* 8976 */
    {RT_TERM_LAND, 8976, 3802, 0, 0}, /* 8977 */
    {RT_TERM_LAND, 8977, 25, 0, 0}, /* 8978 */
    {RT_TERM_LAND, 8977, 29, 0, 0}, /* 8979 */
    {RT_TERM_LAND, 8976, 3800, 0, 0}, /* 8980 */
    {RT_TERM_LAND, 8980, 25, 0, 0}, /* 8981 */
    {RT_TERM_LAND, 8980, 29, 0, 0}, /* 8982 */
    {RT_TERM_LAND, 8976, 3801, 0, 0}, /* 8983 */
    {RT_TERM_LAND, 8983, 25, 0, 0}, /* 8984 */
    {RT_TERM_LAND, 8983, 29, 0, 0}, /* 8985 */
    {RT_TERM_LAND, 8976, 4391, 0, 0}, /* 8986 */
    {RT_TERM_LAND, 8986, 105, 0, 0}, /* 8987 */
    {RT_TERM_LAND, 8986, 161, 0, 0}, /* 8988 */
    {RT_TERM_LAND, 8976, 4396, 0, 0}, /* 8989 */
    {RT_TERM_LAND, 8989, 105, 0, 0}, /* 8990 */
    {RT_TERM_LAND, 8989, 161, 0, 0}, /* 8991 */
    {RT_TERM_LAND, 8976, 4401, 0, 0}, /* 8992 */
    {RT_TERM_LAND, 8992, 105, 0, 0}, /* 8993 */
    {RT_TERM_LAND, 8992, 161, 0, 0}, /* 8994 */
    {RT_TERM_LAND, 8976, 7702, 0, 0}, /* 8995 */
    {RT_TERM_LAND, 8995, 4391, 0, 0}, /* 8996 */
    {RT_TERM_LAND, 8996, 105, 0, 0}, /* 8997 */
    {RT_TERM_LAND, 8996, 161, 0, 0}, /* 8998 */
    {RT_TERM_LAND, 8995, 4396, 0, 0}, /* 8999 */
    {RT_TERM_LAND, 8999, 105, 0, 0}, /* 9000 */
    {RT_TERM_LAND, 8999, 161, 0, 0}, /* 9001 */
    {RT_TERM_LAND, 8995, 4401, 0, 0}, /* 9002 */
    {RT_TERM_LAND, 9002, 105, 0, 0}, /* 9003 */
    {RT_TERM_LAND, 9002, 161, 0, 0}, /* 9004 */
    {RT_TERM_LAND, 8976, 7713, 0, 0}, /* 9005 */
    {RT_TERM_LAND, 9005, 3802, 0, 0}, /* 9006 */
    {RT_TERM_LAND, 9006, 25, 0, 0}, /* 9007 */
    {RT_TERM_LAND, 9006, 29, 0, 0}, /* 9008 */
    {RT_TERM_LAND, 9005, 3800, 0, 0}, /* 9009 */
    {RT_TERM_LAND, 9009, 25, 0, 0}, /* 9010 */
    {RT_TERM_LAND, 9009, 29, 0, 0}, /* 9011 */
    {RT_TERM_LAND, 9005, 3801, 0, 0}, /* 9012 */
    {RT_TERM_LAND, 9012, 25, 0, 0}, /* 9013 */
    {RT_TERM_LAND, 9012, 29, 0, 0}, /* 9014 */
    {RT_TERM_LAND, 8975, 246, 0, 0}, /* 9015 */
    {RT_TERM_LAND, 9015, 3802, 0, 0}, /* 9016 */
    {RT_TERM_LAND, 9016, 25, 0, 0}, /* 9017 */
    {RT_TERM_LAND, 9016, 29, 0, 0}, /* 9018 */
    {RT_TERM_LAND, 9015, 3800, 0, 0}, /* 9019 */
    {RT_TERM_LAND, 9019, 25, 0, 0}, /* 9020 */
    {RT_TERM_LAND, 9019, 29, 0, 0}, /* 9021 */
    {RT_TERM_LAND, 9015, 3801, 0, 0}, /* 9022 */
    {RT_TERM_LAND, 9022, 25, 0, 0}, /* 9023 */
    {RT_TERM_LAND, 9022, 29, 0, 0}, /* 9024 */
    {RT_TERM_LAND, 9015, 4391, 0, 0}, /* 9025 */
    {RT_TERM_LAND, 9025, 105, 0, 0}, /* 9026 */
    {RT_TERM_LAND, 9025, 161, 0, 0}, /* 9027 */
    {RT_TERM_LAND, 9015, 4396, 0, 0}, /* 9028 */
    {RT_TERM_LAND, 9028, 105, 0, 0}, /* 9029 */
    {RT_TERM_LAND, 9028, 161, 0, 0}, /* 9030 */
    {RT_TERM_LAND, 9015, 4401, 0, 0}, /* 9031 */
    {RT_TERM_LAND, 9031, 105, 0, 0}, /* 9032 */
    {RT_TERM_LAND, 9031, 161, 0, 0}, /* 9033 */
    {RT_TERM_LAND, 9015, 7702, 0, 0}, /* 9034 */
    {RT_TERM_LAND, 9034, 3802, 0, 0}, /* 9035 */
    {RT_TERM_LAND, 9035, 25, 0, 0}, /* 9036 */
    {RT_TERM_LAND, 9035, 29, 0, 0}, /* 9037 */
    {RT_TERM_LAND, 9034, 3800, 0, 0}, /* 9038 */
    {RT_TERM_LAND, 9038, 25, 0, 0}, /* 9039 */
    {RT_TERM_LAND, 9038, 29, 0, 0}, /* 9040 */
    {RT_TERM_LAND, 9034, 3801, 0, 0}, /* 9041 */
    {RT_TERM_LAND, 9041, 25, 0, 0}, /* 9042 */
    {RT_TERM_LAND, 9041, 29, 0, 0}, /* 9043 */
    {RT_TERM_LAND, 9015, 7713, 0, 0}, /* 9044 */
    {RT_TERM_LAND, 9044, 4391, 0, 0}, /* 9045 */
    {RT_TERM_LAND, 9045, 105, 0, 0}, /* 9046 */
    {RT_TERM_LAND, 9045, 161, 0, 0}, /* 9047 */
    {RT_TERM_LAND, 9044, 4396, 0, 0}, /* 9048 */
    {RT_TERM_LAND, 9048, 105, 0, 0}, /* 9049 */
    {RT_TERM_LAND, 9048, 161, 0, 0}, /* 9050 */
    {RT_TERM_LAND, 9044, 4401, 0, 0}, /* 9051 */
    {RT_TERM_LAND, 9051, 105, 0, 0}, /* 9052 */
    {RT_TERM_LAND, 9051, 161, 0, 0}, /* 9053 */
    {RT_TERM_LAND, 8975, 7777, 0, 0}, /* 9054 */
    {RT_TERM_LAND, 9054, 19, 0, 0}, /* 9055 */
    {RT_TERM_LAND, 9055, 3802, 0, 0}, /* 9056 */
    {RT_TERM_LAND, 9056, 25, 0, 0}, /* 9057 */
    {RT_TERM_LAND, 9056, 29, 0, 0}, /* 9058 */
    {RT_TERM_LAND, 9055, 3800, 0, 0}, /* 9059 */
    {RT_TERM_LAND, 9059, 25, 0, 0}, /* 9060 */
    {RT_TERM_LAND, 9059, 29, 0, 0}, /* 9061 */
    {RT_TERM_LAND, 9055, 3801, 0, 0}, /* 9062 */
    {RT_TERM_LAND, 9062, 25, 0, 0}, /* 9063 */
    {RT_TERM_LAND, 9062, 29, 0, 0}, /* 9064 */
    {RT_TERM_LAND, 9055, 4391, 0, 0}, /* 9065 */
    {RT_TERM_LAND, 9065, 105, 0, 0}, /* 9066 */
    {RT_TERM_LAND, 9065, 161, 0, 0}, /* 9067 */
    {RT_TERM_LAND, 9055, 4396, 0, 0}, /* 9068 */
    {RT_TERM_LAND, 9068, 105, 0, 0}, /* 9069 */
    {RT_TERM_LAND, 9068, 161, 0, 0}, /* 9070 */
    {RT_TERM_LAND, 9055, 4401, 0, 0}, /* 9071 */
    {RT_TERM_LAND, 9071, 105, 0, 0}, /* 9072 */
    {RT_TERM_LAND, 9071, 161, 0, 0}, /* 9073 */
    {RT_TERM_LAND, 9055, 7702, 0, 0}, /* 9074 */
    {RT_TERM_LAND, 9074, 4391, 0, 0}, /* 9075 */
    {RT_TERM_LAND, 9075, 105, 0, 0}, /* 9076 */
    {RT_TERM_LAND, 9075, 161, 0, 0}, /* 9077 */
    {RT_TERM_LAND, 9074, 4396, 0, 0}, /* 9078 */
    {RT_TERM_LAND, 9078, 105, 0, 0}, /* 9079 */
    {RT_TERM_LAND, 9078, 161, 0, 0}, /* 9080 */
    {RT_TERM_LAND, 9074, 4401, 0, 0}, /* 9081 */
    {RT_TERM_LAND, 9081, 105, 0, 0}, /* 9082 */
    {RT_TERM_LAND, 9081, 161, 0, 0}, /* 9083 */
    {RT_TERM_LAND, 9055, 7713, 0, 0}, /* 9084 */
    {RT_TERM_LAND, 9084, 3802, 0, 0}, /* 9085 */
    {RT_TERM_LAND, 9085, 25, 0, 0}, /* 9086 */
    {RT_TERM_LAND, 9085, 29, 0, 0}, /* 9087 */
    {RT_TERM_LAND, 9084, 3800, 0, 0}, /* 9088 */
    {RT_TERM_LAND, 9088, 25, 0, 0}, /* 9089 */
    {RT_TERM_LAND, 9088, 29, 0, 0}, /* 9090 */
    {RT_TERM_LAND, 9084, 3801, 0, 0}, /* 9091 */
    {RT_TERM_LAND, 9091, 25, 0, 0}, /* 9092 */
    {RT_TERM_LAND, 9091, 29, 0, 0}, /* 9093 */
    {RT_TERM_LAND, 9054, 246, 0, 0}, /* 9094 */
    {RT_TERM_LAND, 9094, 3802, 0, 0}, /* 9095 */
    {RT_TERM_LAND, 9095, 25, 0, 0}, /* 9096 */
    {RT_TERM_LAND, 9095, 29, 0, 0}, /* 9097 */
    {RT_TERM_LAND, 9094, 3800, 0, 0}, /* 9098 */
    {RT_TERM_LAND, 9098, 25, 0, 0}, /* 9099 */
    {RT_TERM_LAND, 9098, 29, 0, 0}, /* 9100 */
    {RT_TERM_LAND, 9094, 3801, 0, 0}, /* 9101 */
    {RT_TERM_LAND, 9101, 25, 0, 0}, /* 9102 */
    {RT_TERM_LAND, 9101, 29, 0, 0}, /* 9103 */
    {RT_TERM_LAND, 9094, 4391, 0, 0}, /* 9104 */
    {RT_TERM_LAND, 9104, 105, 0, 0}, /* 9105 */
    {RT_TERM_LAND, 9104, 161, 0, 0}, /* 9106 */
    {RT_TERM_LAND, 9094, 4396, 0, 0}, /* 9107 */
    {RT_TERM_LAND, 9107, 105, 0, 0}, /* 9108 */
    {RT_TERM_LAND, 9107, 161, 0, 0}, /* 9109 */
    {RT_TERM_LAND, 9094, 4401, 0, 0}, /* 9110 */
    {RT_TERM_LAND, 9110, 105, 0, 0}, /* 9111 */
    {RT_TERM_LAND, 9110, 161, 0, 0}, /* 9112 */
    {RT_TERM_LAND, 9094, 7702, 0, 0}, /* 9113 */
    {RT_TERM_LAND, 9113, 3802, 0, 0}, /* 9114 */
    {RT_TERM_LAND, 9114, 25, 0, 0}, /* 9115 */
    {RT_TERM_LAND, 9114, 29, 0, 0}, /* 9116 */
    {RT_TERM_LAND, 9113, 3800, 0, 0}, /* 9117 */
    {RT_TERM_LAND, 9117, 25, 0, 0}, /* 9118 */
    {RT_TERM_LAND, 9117, 29, 0, 0}, /* 9119 */
    {RT_TERM_LAND, 9113, 3801, 0, 0}, /* 9120 */
    {RT_TERM_LAND, 9120, 25, 0, 0}, /* 9121 */
    {RT_TERM_LAND, 9120, 29, 0, 0}, /* 9122 */
    {RT_TERM_LAND, 9094, 7713, 0, 0}, /* 9123 */
    {RT_TERM_LAND, 9123, 4391, 0, 0}, /* 9124 */
    {RT_TERM_LAND, 9124, 105, 0, 0}, /* 9125 */
    {RT_TERM_LAND, 9124, 161, 0, 0}, /* 9126 */
    {RT_TERM_LAND, 9123, 4396, 0, 0}, /* 9127 */
    {RT_TERM_LAND, 9127, 105, 0, 0}, /* 9128 */
    {RT_TERM_LAND, 9127, 161, 0, 0}, /* 9129 */
    {RT_TERM_LAND, 9123, 4401, 0, 0}, /* 9130 */
    {RT_TERM_LAND, 9130, 105, 0, 0}, /* 9131 */
    {RT_TERM_LAND, 9130, 161, 0, 0}, /* 9132 */
    {RT_TERM_LAND, 9054, 7858, 0, 0}, /* 9133 */
    {RT_TERM_LAND, 9133, 19, 0, 0}, /* 9134 */
    {RT_TERM_LAND, 9134, 3802, 0, 0}, /* 9135 */
    {RT_TERM_LAND, 9135, 25, 0, 0}, /* 9136 */
    {RT_TERM_LAND, 9135, 29, 0, 0}, /* 9137 */
    {RT_TERM_LAND, 9134, 3800, 0, 0}, /* 9138 */
    {RT_TERM_LAND, 9138, 25, 0, 0}, /* 9139 */
    {RT_TERM_LAND, 9138, 29, 0, 0}, /* 9140 */
    {RT_TERM_LAND, 9134, 3801, 0, 0}, /* 9141 */
    {RT_TERM_LAND, 9141, 25, 0, 0}, /* 9142 */
    {RT_TERM_LAND, 9141, 29, 0, 0}, /* 9143 */
    {RT_TERM_LAND, 9134, 4391, 0, 0}, /* 9144 */
    {RT_TERM_LAND, 9144, 105, 0, 0}, /* 9145 */
    {RT_TERM_LAND, 9144, 161, 0, 0}, /* 9146 */
    {RT_TERM_LAND, 9134, 4396, 0, 0}, /* 9147 */
    {RT_TERM_LAND, 9147, 105, 0, 0}, /* 9148 */
    {RT_TERM_LAND, 9147, 161, 0, 0}, /* 9149 */
    {RT_TERM_LAND, 9134, 4401, 0, 0}, /* 9150 */
    {RT_TERM_LAND, 9150, 105, 0, 0}, /* 9151 */
    {RT_TERM_LAND, 9150, 161, 0, 0}, /* 9152 */
    {RT_TERM_LAND, 9134, 7702, 0, 0}, /* 9153 */
    {RT_TERM_LAND, 9153, 4391, 0, 0}, /* 9154 */
    {RT_TERM_LAND, 9154, 105, 0, 0}, /* 9155 */
    {RT_TERM_LAND, 9154, 161, 0, 0}, /* 9156 */
    {RT_TERM_LAND, 9153, 4396, 0, 0}, /* 9157 */
    {RT_TERM_LAND, 9157, 105, 0, 0}, /* 9158 */
    {RT_TERM_LAND, 9157, 161, 0, 0}, /* 9159 */
    {RT_TERM_LAND, 9153, 4401, 0, 0}, /* 9160 */
    {RT_TERM_LAND, 9160, 105, 0, 0}, /* 9161 */
    {RT_TERM_LAND, 9160, 161, 0, 0}, /* 9162 */
    {RT_TERM_LAND, 9134, 7713, 0, 0}, /* 9163 */
    {RT_TERM_LAND, 9163, 3802, 0, 0}, /* 9164 */
    {RT_TERM_LAND, 9164, 25, 0, 0}, /* 9165 */
    {RT_TERM_LAND, 9164, 29, 0, 0}, /* 9166 */
    {RT_TERM_LAND, 9163, 3800, 0, 0}, /* 9167 */
    {RT_TERM_LAND, 9167, 25, 0, 0}, /* 9168 */
    {RT_TERM_LAND, 9167, 29, 0, 0}, /* 9169 */
    {RT_TERM_LAND, 9163, 3801, 0, 0}, /* 9170 */
    {RT_TERM_LAND, 9170, 25, 0, 0}, /* 9171 */
    {RT_TERM_LAND, 9170, 29, 0, 0}, /* 9172 */
    {RT_TERM_LAND, 9133, 246, 0, 0}, /* 9173 */
    {RT_TERM_LAND, 9173, 3802, 0, 0}, /* 9174 */
    {RT_TERM_LAND, 9174, 25, 0, 0}, /* 9175 */
    {RT_TERM_LAND, 9174, 29, 0, 0}, /* 9176 */
    {RT_TERM_LAND, 9173, 3800, 0, 0}, /* 9177 */
    {RT_TERM_LAND, 9177, 25, 0, 0}, /* 9178 */
    {RT_TERM_LAND, 9177, 29, 0, 0}, /* 9179 */
    {RT_TERM_LAND, 9173, 3801, 0, 0}, /* 9180 */
    {RT_TERM_LAND, 9180, 25, 0, 0}, /* 9181 */
    {RT_TERM_LAND, 9180, 29, 0, 0}, /* 9182 */
    {RT_TERM_LAND, 9173, 4391, 0, 0}, /* 9183 */
    {RT_TERM_LAND, 9183, 105, 0, 0}, /* 9184 */
    {RT_TERM_LAND, 9183, 161, 0, 0}, /* 9185 */
    {RT_TERM_LAND, 9173, 4396, 0, 0}, /* 9186 */
    {RT_TERM_LAND, 9186, 105, 0, 0}, /* 9187 */
    {RT_TERM_LAND, 9186, 161, 0, 0}, /* 9188 */
    {RT_TERM_LAND, 9173, 4401, 0, 0}, /* 9189 */
    {RT_TERM_LAND, 9189, 105, 0, 0}, /* 9190 */
    {RT_TERM_LAND, 9189, 161, 0, 0}, /* 9191 */
    {RT_TERM_LAND, 9173, 7702, 0, 0}, /* 9192 */
    {RT_TERM_LAND, 9192, 3802, 0, 0}, /* 9193 */
    {RT_TERM_LAND, 9193, 25, 0, 0}, /* 9194 */
    {RT_TERM_LAND, 9193, 29, 0, 0}, /* 9195 */
    {RT_TERM_LAND, 9192, 3800, 0, 0}, /* 9196 */
    {RT_TERM_LAND, 9196, 25, 0, 0}, /* 9197 */
    {RT_TERM_LAND, 9196, 29, 0, 0}, /* 9198 */
    {RT_TERM_LAND, 9192, 3801, 0, 0}, /* 9199 */
    {RT_TERM_LAND, 9199, 25, 0, 0}, /* 9200 */
    {RT_TERM_LAND, 9199, 29, 0, 0}, /* 9201 */
    {RT_TERM_LAND, 9173, 7713, 0, 0}, /* 9202 */
    {RT_TERM_LAND, 9202, 4391, 0, 0}, /* 9203 */
    {RT_TERM_LAND, 9203, 105, 0, 0}, /* 9204 */
    {RT_TERM_LAND, 9203, 161, 0, 0}, /* 9205 */
    {RT_TERM_LAND, 9202, 4396, 0, 0}, /* 9206 */
    {RT_TERM_LAND, 9206, 105, 0, 0}, /* 9207 */
    {RT_TERM_LAND, 9206, 161, 0, 0}, /* 9208 */
    {RT_TERM_LAND, 9202, 4401, 0, 0}, /* 9209 */
    {RT_TERM_LAND, 9209, 105, 0, 0}, /* 9210 */
    {RT_TERM_LAND, 9209, 161, 0, 0}, /* 9211 */
    {RT_TERM_LAND, 8974, 626, 0, 0}, /* 9212 */
    {RT_TERM_LAND, 9212, 19, 0, 0}, /* 9213 */
    {RT_TERM_LAND, 9213, 3802, 0, 0}, /* 9214 */
    {RT_TERM_LAND, 9214, 25, 0, 0}, /* 9215 */
    {RT_TERM_LAND, 9214, 29, 0, 0}, /* 9216 */
    {RT_TERM_LAND, 9213, 3800, 0, 0}, /* 9217 */
    {RT_TERM_LAND, 9217, 25, 0, 0}, /* 9218 */
    {RT_TERM_LAND, 9217, 29, 0, 0}, /* 9219 */
    {RT_TERM_LAND, 9213, 3801, 0, 0}, /* 9220 */
    {RT_TERM_LAND, 9220, 25, 0, 0}, /* 9221 */
    {RT_TERM_LAND, 9220, 29, 0, 0}, /* 9222 */
    {RT_TERM_LAND, 9213, 4391, 0, 0}, /* 9223 */
    {RT_TERM_LAND, 9223, 105, 0, 0}, /* 9224 */
    {RT_TERM_LAND, 9223, 161, 0, 0}, /* 9225 */
    {RT_TERM_LAND, 9213, 4396, 0, 0}, /* 9226 */
    {RT_TERM_LAND, 9226, 105, 0, 0}, /* 9227 */
    {RT_TERM_LAND, 9226, 161, 0, 0}, /* 9228 */
    {RT_TERM_LAND, 9213, 4401, 0, 0}, /* 9229 */
    {RT_TERM_LAND, 9229, 105, 0, 0}, /* 9230 */
    {RT_TERM_LAND, 9229, 161, 0, 0}, /* 9231 */
    {RT_TERM_LAND, 9213, 7702, 0, 0}, /* 9232 */
    {RT_TERM_LAND, 9232, 4391, 0, 0}, /* 9233 */
    {RT_TERM_LAND, 9233, 105, 0, 0}, /* 9234 */
    {RT_TERM_LAND, 9233, 161, 0, 0}, /* 9235 */
    {RT_TERM_LAND, 9232, 4396, 0, 0}, /* 9236 */
    {RT_TERM_LAND, 9236, 105, 0, 0}, /* 9237 */
    {RT_TERM_LAND, 9236, 161, 0, 0}, /* 9238 */
    {RT_TERM_LAND, 9232, 4401, 0, 0}, /* 9239 */
    {RT_TERM_LAND, 9239, 105, 0, 0}, /* 9240 */
    {RT_TERM_LAND, 9239, 161, 0, 0}, /* 9241 */
    {RT_TERM_LAND, 9213, 7713, 0, 0}, /* 9242 */
    {RT_TERM_LAND, 9242, 3802, 0, 0}, /* 9243 */
    {RT_TERM_LAND, 9243, 25, 0, 0}, /* 9244 */
    {RT_TERM_LAND, 9243, 29, 0, 0}, /* 9245 */
    {RT_TERM_LAND, 9242, 3800, 0, 0}, /* 9246 */
    {RT_TERM_LAND, 9246, 25, 0, 0}, /* 9247 */
    {RT_TERM_LAND, 9246, 29, 0, 0}, /* 9248 */
    {RT_TERM_LAND, 9242, 3801, 0, 0}, /* 9249 */
    {RT_TERM_LAND, 9249, 25, 0, 0}, /* 9250 */
    {RT_TERM_LAND, 9249, 29, 0, 0}, /* 9251 */
    {RT_TERM_LAND, 9212, 246, 0, 0}, /* 9252 */
    {RT_TERM_LAND, 9252, 3802, 0, 0}, /* 9253 */
    {RT_TERM_LAND, 9253, 25, 0, 0}, /* 9254 */
    {RT_TERM_LAND, 9253, 29, 0, 0}, /* 9255 */
    {RT_TERM_LAND, 9252, 3800, 0, 0}, /* 9256 */
    {RT_TERM_LAND, 9256, 25, 0, 0}, /* 9257 */
    {RT_TERM_LAND, 9256, 29, 0, 0}, /* 9258 */
    {RT_TERM_LAND, 9252, 3801, 0, 0}, /* 9259 */
    {RT_TERM_LAND, 9259, 25, 0, 0}, /* 9260 */
    {RT_TERM_LAND, 9259, 29, 0, 0}, /* 9261 */
    {RT_TERM_LAND, 9252, 4391, 0, 0}, /* 9262 */
    {RT_TERM_LAND, 9262, 105, 0, 0}, /* 9263 */
    {RT_TERM_LAND, 9262, 161, 0, 0}, /* 9264 */
    {RT_TERM_LAND, 9252, 4396, 0, 0}, /* 9265 */
    {RT_TERM_LAND, 9265, 105, 0, 0}, /* 9266 */
    {RT_TERM_LAND, 9265, 161, 0, 0}, /* 9267 */
    {RT_TERM_LAND, 9252, 4401, 0, 0}, /* 9268 */
    {RT_TERM_LAND, 9268, 105, 0, 0}, /* 9269 */
    {RT_TERM_LAND, 9268, 161, 0, 0}, /* 9270 */
    {RT_TERM_LAND, 9252, 7702, 0, 0}, /* 9271 */
    {RT_TERM_LAND, 9271, 3802, 0, 0}, /* 9272 */
    {RT_TERM_LAND, 9272, 25, 0, 0}, /* 9273 */
    {RT_TERM_LAND, 9272, 29, 0, 0}, /* 9274 */
    {RT_TERM_LAND, 9271, 3800, 0, 0}, /* 9275 */
    {RT_TERM_LAND, 9275, 25, 0, 0}, /* 9276 */
    {RT_TERM_LAND, 9275, 29, 0, 0}, /* 9277 */
    {RT_TERM_LAND, 9271, 3801, 0, 0}, /* 9278 */
    {RT_TERM_LAND, 9278, 25, 0, 0}, /* 9279 */
    {RT_TERM_LAND, 9278, 29, 0, 0}, /* 9280 */
    {RT_TERM_LAND, 9252, 7713, 0, 0}, /* 9281 */
    {RT_TERM_LAND, 9281, 4391, 0, 0}, /* 9282 */
    {RT_TERM_LAND, 9282, 105, 0, 0}, /* 9283 */
    {RT_TERM_LAND, 9282, 161, 0, 0}, /* 9284 */
    {RT_TERM_LAND, 9281, 4396, 0, 0}, /* 9285 */
    {RT_TERM_LAND, 9285, 105, 0, 0}, /* 9286 */
    {RT_TERM_LAND, 9285, 161, 0, 0}, /* 9287 */
    {RT_TERM_LAND, 9281, 4401, 0, 0}, /* 9288 */
    {RT_TERM_LAND, 9288, 105, 0, 0}, /* 9289 */
    {RT_TERM_LAND, 9288, 161, 0, 0}, /* 9290 */
    {RT_TERM_LNOT, 8973, 0, 0, 0}, /* 9291 */
    {RT_TERM_LAND, 8972, 9291, 0, 0}, /* 9292 */
    {RT_TERM_EQ, 205, 95, 0, 0}, /* 9293 */
    {RT_TERM_LNOT, 9293, 0, 0, 0}, /* 9294 */
    {RT_TERM_LAND, 9292, 9294, 0, 0}, /* 9295 */
    {RT_TERM_LAND, 9295, 14, 0, 0}, /* 9296 */
    {RT_TERM_LAND, 9296, 120, 0, 0}, /* 9297 */
    {RT_TERM_LAND, 9297, 19, 0, 0}, /* 9298 */
    {RT_TERM_LAND, 9298, 3802, 0, 0}, /* 9299 */
    {RT_TERM_LAND, 9299, 25, 0, 0}, /* 9300 */
    {RT_TERM_LAND, 9299, 29, 0, 0}, /* 9301 */
    {RT_TERM_LAND, 9298, 3800, 0, 0}, /* 9302 */
    {RT_TERM_LAND, 9302, 25, 0, 0}, /* 9303 */
    {RT_TERM_LAND, 9302, 29, 0, 0}, /* 9304 */
    {RT_TERM_LAND, 9298, 3801, 0, 0}, /* 9305 */
    {RT_TERM_LAND, 9305, 25, 0, 0}, /* 9306 */
    {RT_TERM_LAND, 9305, 29, 0, 0}, /* 9307 */
    {RT_TERM_LAND, 9298, 4391, 0, 0}, /* 9308 */
    {RT_TERM_LAND, 9308, 105, 0, 0}, /* 9309 */
    {RT_TERM_LAND, 9308, 161, 0, 0}, /* 9310 */
    {RT_TERM_LAND, 9298, 4396, 0, 0}, /* 9311 */
    {RT_TERM_LAND, 9311, 105, 0, 0}, /* 9312 */
    {RT_TERM_LAND, 9311, 161, 0, 0}, /* 9313 */
    {RT_TERM_LAND, 9298, 4401, 0, 0}, /* 9314 */
    {RT_TERM_LAND, 9314, 105, 0, 0}, /* 9315 */
    {RT_TERM_LAND, 9314, 161, 0, 0}, /* 9316 */
    {RT_TERM_LAND, 9298, 7702, 0, 0}, /* 9317 */
    {RT_TERM_LAND, 9317, 4391, 0, 0}, /* 9318 */
    {RT_TERM_LAND, 9318, 105, 0, 0}, /* 9319 */
    {RT_TERM_LAND, 9318, 161, 0, 0}, /* 9320 */
    {RT_TERM_LAND, 9317, 4396, 0, 0}, /* 9321 */
    {RT_TERM_LAND, 9321, 105, 0, 0}, /* 9322 */
    {RT_TERM_LAND, 9321, 161, 0, 0}, /* 9323 */
    {RT_TERM_LAND, 9317, 4401, 0, 0}, /* 9324 */
    {RT_TERM_LAND, 9324, 105, 0, 0}, /* 9325 */
    {RT_TERM_LAND, 9324, 161, 0, 0}, /* 9326 */
    {RT_TERM_LAND, 9298, 7713, 0, 0}, /* 9327 */
    {RT_TERM_LAND, 9327, 3802, 0, 0}, /* 9328 */
    {RT_TERM_LAND, 9328, 25, 0, 0}, /* 9329 */
    {RT_TERM_LAND, 9328, 29, 0, 0}, /* 9330 */
    {RT_TERM_LAND, 9327, 3800, 0, 0}, /* 9331 */
    {RT_TERM_LAND, 9331, 25, 0, 0}, /* 9332 */
    {RT_TERM_LAND, 9331, 29, 0, 0}, /* 9333 */
    {RT_TERM_LAND, 9327, 3801, 0, 0}, /* 9334 */
    {RT_TERM_LAND, 9334, 25, 0, 0}, /* 9335 */
    {RT_TERM_LAND, 9334, 29, 0, 0}, /* 9336 */
    {RT_TERM_LAND, 9297, 246, 0, 0}, /* 9337 */
    {RT_TERM_LAND, 9337, 3802, 0, 0}, /* 9338 */
    {RT_TERM_LAND, 9338, 25, 0, 0}, /* 9339 */
    {RT_TERM_LAND, 9338, 29, 0, 0}, /* 9340 */
    {RT_TERM_LAND, 9337, 3800, 0, 0}, /* 9341 */
    {RT_TERM_LAND, 9341, 25, 0, 0}, /* 9342 */
    {RT_TERM_LAND, 9341, 29, 0, 0}, /* 9343 */
    {RT_TERM_LAND, 9337, 3801, 0, 0}, /* 9344 */
    {RT_TERM_LAND, 9344, 25, 0, 0}, /* 9345 */
    {RT_TERM_LAND, 9344, 29, 0, 0}, /* 9346 */
    {RT_TERM_LAND, 9337, 4391, 0, 0}, /* 9347 */
    {RT_TERM_LAND, 9347, 105, 0, 0}, /* 9348 */
    {RT_TERM_LAND, 9347, 161, 0, 0}, /* 9349 */
    {RT_TERM_LAND, 9337, 4396, 0, 0}, /* 9350 */
    {RT_TERM_LAND, 9350, 105, 0, 0}, /* 9351 */
    {RT_TERM_LAND, 9350, 161, 0, 0}, /* 9352 */
    {RT_TERM_LAND, 9337, 4401, 0, 0}, /* 9353 */
    {RT_TERM_LAND, 9353, 105, 0, 0}, /* 9354 */
    {RT_TERM_LAND, 9353, 161, 0, 0}, /* 9355 */
    {RT_TERM_LAND, 9337, 7702, 0, 0}, /* 9356 */
    {RT_TERM_LAND, 9356, 3802, 0, 0}, /* 9357 */
    {RT_TERM_LAND, 9357, 25, 0, 0}, /* 9358 */
    {RT_TERM_LAND, 9357, 29, 0, 0}, /* 9359 */
    {RT_TERM_LAND, 9356, 3800, 0, 0}, /* 9360 */
    {RT_TERM_LAND, 9360, 25, 0, 0}, /* 9361 */
    {RT_TERM_LAND, 9360, 29, 0, 0}, /* 9362 */
    {RT_TERM_LAND, 9356, 3801, 0, 0}, /* 9363 */
    {RT_TERM_LAND, 9363, 25, 0, 0}, /* 9364 */
    {RT_TERM_LAND, 9363, 29, 0, 0}, /* 9365 */
    {RT_TERM_LAND, 9337, 7713, 0, 0}, /* 9366 */
    {RT_TERM_LAND, 9366, 4391, 0, 0}, /* 9367 */
    {RT_TERM_LAND, 9367, 105, 0, 0}, /* 9368 */
    {RT_TERM_LAND, 9367, 161, 0, 0}, /* 9369 */
    {RT_TERM_LAND, 9366, 4396, 0, 0}, /* 9370 */
    {RT_TERM_LAND, 9370, 105, 0, 0}, /* 9371 */
    {RT_TERM_LAND, 9370, 161, 0, 0}, /* 9372 */
    {RT_TERM_LAND, 9366, 4401, 0, 0}, /* 9373 */
    {RT_TERM_LAND, 9373, 105, 0, 0}, /* 9374 */
    {RT_TERM_LAND, 9373, 161, 0, 0}, /* 9375 */
    {RT_TERM_LAND, 9297, 7777, 0, 0}, /* 9376 */
    {RT_TERM_LAND, 9376, 19, 0, 0}, /* 9377 */
    {RT_TERM_LAND, 9377, 3802, 0, 0}, /* 9378 */
    {RT_TERM_LAND, 9378, 25, 0, 0}, /* 9379 */
    {RT_TERM_LAND, 9378, 29, 0, 0}, /* 9380 */
    {RT_TERM_LAND, 9377, 3800, 0, 0}, /* 9381 */
    {RT_TERM_LAND, 9381, 25, 0, 0}, /* 9382 */
    {RT_TERM_LAND, 9381, 29, 0, 0}, /* 9383 */
    {RT_TERM_LAND, 9377, 3801, 0, 0}, /* 9384 */
    {RT_TERM_LAND, 9384, 25, 0, 0}, /* 9385 */
    {RT_TERM_LAND, 9384, 29, 0, 0}, /* 9386 */
    {RT_TERM_LAND, 9377, 4391, 0, 0}, /* 9387 */
    {RT_TERM_LAND, 9387, 105, 0, 0}, /* 9388 */
    {RT_TERM_LAND, 9387, 161, 0, 0}, /* 9389 */
    {RT_TERM_LAND, 9377, 4396, 0, 0}, /* 9390 */
    {RT_TERM_LAND, 9390, 105, 0, 0}, /* 9391 */
    {RT_TERM_LAND, 9390, 161, 0, 0}, /* 9392 */
    {RT_TERM_LAND, 9377, 4401, 0, 0}, /* 9393 */
    {RT_TERM_LAND, 9393, 105, 0, 0}, /* 9394 */
    {RT_TERM_LAND, 9393, 161, 0, 0}, /* 9395 */
    {RT_TERM_LAND, 9377, 7702, 0, 0}, /* 9396 */
    {RT_TERM_LAND, 9396, 4391, 0, 0}, /* 9397 */
    {RT_TERM_LAND, 9397, 105, 0, 0}, /* 9398 */
    {RT_TERM_LAND, 9397, 161, 0, 0}, /* 9399 */
    {RT_TERM_LAND, 9396, 4396, 0, 0}, /* 9400 */
    {RT_TERM_LAND, 9400, 105, 0, 0}, /* 9401 */
    {RT_TERM_LAND, 9400, 161, 0, 0}, /* 9402 */
    {RT_TERM_LAND, 9396, 4401, 0, 0}, /* 9403 */
    {RT_TERM_LAND, 9403, 105, 0, 0}, /* 9404 */
    {RT_TERM_LAND, 9403, 161, 0, 0}, /* 9405 */
    {RT_TERM_LAND, 9377, 7713, 0, 0}, /* 9406 */
    {RT_TERM_LAND, 9406, 3802, 0, 0}, /* 9407 */
    {RT_TERM_LAND, 9407, 25, 0, 0}, /* 9408 */
    {RT_TERM_LAND, 9407, 29, 0, 0}, /* 9409 */
    {RT_TERM_LAND, 9406, 3800, 0, 0}, /* 9410 */
    {RT_TERM_LAND, 9410, 25, 0, 0}, /* 9411 */
    {RT_TERM_LAND, 9410, 29, 0, 0}, /* 9412 */
    {RT_TERM_LAND, 9406, 3801, 0, 0}, /* 9413 */
    {RT_TERM_LAND, 9413, 25, 0, 0}, /* 9414 */
    {RT_TERM_LAND, 9413, 29, 0, 0}, /* 9415 */
    {RT_TERM_LAND, 9376, 246, 0, 0}, /* 9416 */
    {RT_TERM_LAND, 9416, 3802, 0, 0}, /* 9417 */
    {RT_TERM_LAND, 9417, 25, 0, 0}, /* 9418 */
    {RT_TERM_LAND, 9417, 29, 0, 0}, /* 9419 */
    {RT_TERM_LAND, 9416, 3800, 0, 0}, /* 9420 */
    {RT_TERM_LAND, 9420, 25, 0, 0}, /* 9421 */
    {RT_TERM_LAND, 9420, 29, 0, 0}, /* 9422 */
    {RT_TERM_LAND, 9416, 3801, 0, 0}, /* 9423 */
    {RT_TERM_LAND, 9423, 25, 0, 0}, /* 9424 */
    {RT_TERM_LAND, 9423, 29, 0, 0}, /* 9425 */
    {RT_TERM_LAND, 9416, 4391, 0, 0}, /* 9426 */
    {RT_TERM_LAND, 9426, 105, 0, 0}, /* 9427 */
    {RT_TERM_LAND, 9426, 161, 0, 0}, /* 9428 */
    {RT_TERM_LAND, 9416, 4396, 0, 0}, /* 9429 */
    {RT_TERM_LAND, 9429, 105, 0, 0}, /* 9430 */
    {RT_TERM_LAND, 9429, 161, 0, 0}, /* 9431 */
    {RT_TERM_LAND, 9416, 4401, 0, 0}, /* 9432 */
    {RT_TERM_LAND, 9432, 105, 0, 0}, /* 9433 */
    {RT_TERM_LAND, 9432, 161, 0, 0}, /* 9434 */
    {RT_TERM_LAND, 9416, 7702, 0, 0}, /* 9435 */
    {RT_TERM_LAND, 9435, 3802, 0, 0}, /* 9436 */
    {RT_TERM_LAND, 9436, 25, 0, 0}, /* 9437 */
    {RT_TERM_LAND, 9436, 29, 0, 0}, /* 9438 */
    {RT_TERM_LAND, 9435, 3800, 0, 0}, /* 9439 */
    {RT_TERM_LAND, 9439, 25, 0, 0}, /* 9440 */
    {RT_TERM_LAND, 9439, 29, 0, 0}, /* 9441 */
    {RT_TERM_LAND, 9435, 3801, 0, 0}, /* 9442 */
    {RT_TERM_LAND, 9442, 25, 0, 0}, /* 9443 */
    {RT_TERM_LAND, 9442, 29, 0, 0}, /* 9444 */
    {RT_TERM_LAND, 9416, 7713, 0, 0}, /* 9445 */
    {RT_TERM_LAND, 9445, 4391, 0, 0}, /* 9446 */
    {RT_TERM_LAND, 9446, 105, 0, 0}, /* 9447 */
    {RT_TERM_LAND, 9446, 161, 0, 0}, /* 9448 */
    {RT_TERM_LAND, 9445, 4396, 0, 0}, /* 9449 */
    {RT_TERM_LAND, 9449, 105, 0, 0}, /* 9450 */
    {RT_TERM_LAND, 9449, 161, 0, 0}, /* 9451 */
    {RT_TERM_LAND, 9445, 4401, 0, 0}, /* 9452 */
    {RT_TERM_LAND, 9452, 105, 0, 0}, /* 9453 */
    {RT_TERM_LAND, 9452, 161, 0, 0}, /* 9454 */
    {RT_TERM_LAND, 9376, 7858, 0, 0}, /* 9455 */
    {RT_TERM_LAND, 9455, 19, 0, 0}, /* 9456 */
    {RT_TERM_LAND, 9456, 3802, 0, 0}, /* 9457 */
    {RT_TERM_LAND, 9457, 25, 0, 0}, /* 9458 */
    {RT_TERM_LAND, 9457, 29, 0, 0}, /* 9459 */
    {RT_TERM_LAND, 9456, 3800, 0, 0}, /* 9460 */
    {RT_TERM_LAND, 9460, 25, 0, 0}, /* 9461 */
    {RT_TERM_LAND, 9460, 29, 0, 0}, /* 9462 */
    {RT_TERM_LAND, 9456, 3801, 0, 0}, /* 9463 */
    {RT_TERM_LAND, 9463, 25, 0, 0}, /* 9464 */
    {RT_TERM_LAND, 9463, 29, 0, 0}, /* 9465 */
    {RT_TERM_LAND, 9456, 4391, 0, 0}, /* 9466 */
    {RT_TERM_LAND, 9466, 105, 0, 0}, /* 9467 */
    {RT_TERM_LAND, 9466, 161, 0, 0}, /* 9468 */
    {RT_TERM_LAND, 9456, 4396, 0, 0}, /* 9469 */
    {RT_TERM_LAND, 9469, 105, 0, 0}, /* 9470 */
    {RT_TERM_LAND, 9469, 161, 0, 0}, /* 9471 */
    {RT_TERM_LAND, 9456, 4401, 0, 0}, /* 9472 */
    {RT_TERM_LAND, 9472, 105, 0, 0}, /* 9473 */
    {RT_TERM_LAND, 9472, 161, 0, 0}, /* 9474 */
    {RT_TERM_LAND, 9456, 7702, 0, 0}, /* 9475 */
    {RT_TERM_LAND, 9475, 4391, 0, 0}, /* 9476 */
    {RT_TERM_LAND, 9476, 105, 0, 0}, /* 9477 */
    {RT_TERM_LAND, 9476, 161, 0, 0}, /* 9478 */
    {RT_TERM_LAND, 9475, 4396, 0, 0}, /* 9479 */
    {RT_TERM_LAND, 9479, 105, 0, 0}, /* 9480 */
    {RT_TERM_LAND, 9479, 161, 0, 0}, /* 9481 */
    {RT_TERM_LAND, 9475, 4401, 0, 0}, /* 9482 */
    {RT_TERM_LAND, 9482, 105, 0, 0}, /* 9483 */
    {RT_TERM_LAND, 9482, 161, 0, 0}, /* 9484 */
    {RT_TERM_LAND, 9456, 7713, 0, 0}, /* 9485 */
    {RT_TERM_LAND, 9485, 3802, 0, 0}, /* 9486 */
    {RT_TERM_LAND, 9486, 25, 0, 0}, /* 9487 */
    {RT_TERM_LAND, 9486, 29, 0, 0}, /* 9488 */
    {RT_TERM_LAND, 9485, 3800, 0, 0}, /* 9489 */
    {RT_TERM_LAND, 9489, 25, 0, 0}, /* 9490 */
    {RT_TERM_LAND, 9489, 29, 0, 0}, /* 9491 */
    {RT_TERM_LAND, 9485, 3801, 0, 0}, /* 9492 */
    {RT_TERM_LAND, 9492, 25, 0, 0}, /* 9493 */
    {RT_TERM_LAND, 9492, 29, 0, 0}, /* 9494 */
    {RT_TERM_LAND, 9455, 246, 0, 0}, /* 9495 */
    {RT_TERM_LAND, 9495, 3802, 0, 0}, /* 9496 */
    {RT_TERM_LAND, 9496, 25, 0, 0}, /* 9497 */
    {RT_TERM_LAND, 9496, 29, 0, 0}, /* 9498 */
    {RT_TERM_LAND, 9495, 3800, 0, 0}, /* 9499 */
    {RT_TERM_LAND, 9499, 25, 0, 0}, /* 9500 */
    {RT_TERM_LAND, 9499, 29, 0, 0}, /* 9501 */
    {RT_TERM_LAND, 9495, 3801, 0, 0}, /* 9502 */
    {RT_TERM_LAND, 9502, 25, 0, 0}, /* 9503 */
    {RT_TERM_LAND, 9502, 29, 0, 0}, /* 9504 */
    {RT_TERM_LAND, 9495, 4391, 0, 0}, /* 9505 */
    {RT_TERM_LAND, 9505, 105, 0, 0}, /* 9506 */
    {RT_TERM_LAND, 9505, 161, 0, 0}, /* 9507 */
    {RT_TERM_LAND, 9495, 4396, 0, 0}, /* 9508 */
    {RT_TERM_LAND, 9508, 105, 0, 0}, /* 9509 */
    {RT_TERM_LAND, 9508, 161, 0, 0}, /* 9510 */
    {RT_TERM_LAND, 9495, 4401, 0, 0}, /* 9511 */
    {RT_TERM_LAND, 9511, 105, 0, 0}, /* 9512 */
    {RT_TERM_LAND, 9511, 161, 0, 0}, /* 9513 */
    {RT_TERM_LAND, 9495, 7702, 0, 0}, /* 9514 */
    {RT_TERM_LAND, 9514, 3802, 0, 0}, /* 9515 */
    {RT_TERM_LAND, 9515, 25, 0, 0}, /* 9516 */
    {RT_TERM_LAND, 9515, 29, 0, 0}, /* 9517 */
    {RT_TERM_LAND, 9514, 3800, 0, 0}, /* 9518 */
    {RT_TERM_LAND, 9518, 25, 0, 0}, /* 9519 */
    {RT_TERM_LAND, 9518, 29, 0, 0}, /* 9520 */
    {RT_TERM_LAND, 9514, 3801, 0, 0}, /* 9521 */
    {RT_TERM_LAND, 9521, 25, 0, 0}, /* 9522 */
    {RT_TERM_LAND, 9521, 29, 0, 0}, /* 9523 */
    {RT_TERM_LAND, 9495, 7713, 0, 0}, /* 9524 */
    {RT_TERM_LAND, 9524, 4391, 0, 0}, /* 9525 */
    {RT_TERM_LAND, 9525, 105, 0, 0}, /* 9526 */
    {RT_TERM_LAND, 9525, 161, 0, 0}, /* 9527 */
    {RT_TERM_LAND, 9524, 4396, 0, 0}, /* 9528 */
    {RT_TERM_LAND, 9528, 105, 0, 0}, /* 9529 */
    {RT_TERM_LAND, 9528, 161, 0, 0}, /* 9530 */
    {RT_TERM_LAND, 9524, 4401, 0, 0}, /* 9531 */
    {RT_TERM_LAND, 9531, 105, 0, 0}, /* 9532 */
    {RT_TERM_LAND, 9531, 161, 0, 0}, /* 9533 */
    {RT_TERM_LAND, 9296, 626, 0, 0}, /* 9534 */
    {RT_TERM_LAND, 9534, 19, 0, 0}, /* 9535 */
    {RT_TERM_LAND, 9535, 3802, 0, 0}, /* 9536 */
    {RT_TERM_LAND, 9536, 25, 0, 0}, /* 9537 */
    {RT_TERM_LAND, 9536, 29, 0, 0}, /* 9538 */
    {RT_TERM_LAND, 9535, 3800, 0, 0}, /* 9539 */
    {RT_TERM_LAND, 9539, 25, 0, 0}, /* 9540 */
    {RT_TERM_LAND, 9539, 29, 0, 0}, /* 9541 */
    {RT_TERM_LAND, 9535, 3801, 0, 0}, /* 9542 */
    {RT_TERM_LAND, 9542, 25, 0, 0}, /* 9543 */
    {RT_TERM_LAND, 9542, 29, 0, 0}, /* 9544 */
    {RT_TERM_LAND, 9535, 4391, 0, 0}, /* 9545 */
    {RT_TERM_LAND, 9545, 105, 0, 0}, /* 9546 */
    {RT_TERM_LAND, 9545, 161, 0, 0}, /* 9547 */
    {RT_TERM_LAND, 9535, 4396, 0, 0}, /* 9548 */
    {RT_TERM_LAND, 9548, 105, 0, 0}, /* 9549 */
    {RT_TERM_LAND, 9548, 161, 0, 0}, /* 9550 */
    {RT_TERM_LAND, 9535, 4401, 0, 0}, /* 9551 */
    {RT_TERM_LAND, 9551, 105, 0, 0}, /* 9552 */
    {RT_TERM_LAND, 9551, 161, 0, 0}, /* 9553 */
    {RT_TERM_LAND, 9535, 7702, 0, 0}, /* 9554 */
    {RT_TERM_LAND, 9554, 4391, 0, 0}, /* 9555 */
    {RT_TERM_LAND, 9555, 105, 0, 0}, /* 9556 */
    {RT_TERM_LAND, 9555, 161, 0, 0}, /* 9557 */
    {RT_TERM_LAND, 9554, 4396, 0, 0}, /* 9558 */
    {RT_TERM_LAND, 9558, 105, 0, 0}, /* 9559 */
    {RT_TERM_LAND, 9558, 161, 0, 0}, /* 9560 */
    {RT_TERM_LAND, 9554, 4401, 0, 0}, /* 9561 */
    {RT_TERM_LAND, 9561, 105, 0, 0}, /* 9562 */
    {RT_TERM_LAND, 9561, 161, 0, 0}, /* 9563 */
    {RT_TERM_LAND, 9535, 7713, 0, 0}, /* 9564 */
    {RT_TERM_LAND, 9564, 3802, 0, 0}, /* 9565 */
    {RT_TERM_LAND, 9565, 25, 0, 0}, /* 9566 */
    {RT_TERM_LAND, 9565, 29, 0, 0}, /* 9567 */
    {RT_TERM_LAND, 9564, 3800, 0, 0}, /* 9568 */
    {RT_TERM_LAND, 9568, 25, 0, 0}, /* 9569 */
    {RT_TERM_LAND, 9568, 29, 0, 0}, /* 9570 */
    {RT_TERM_LAND, 9564, 3801, 0, 0}, /* 9571 */
    {RT_TERM_LAND, 9571, 25, 0, 0}, /* 9572 */
    {RT_TERM_LAND, 9571, 29, 0, 0}, /* 9573 */
    {RT_TERM_LAND, 9534, 246, 0, 0}, /* 9574 */
    {RT_TERM_LAND, 9574, 3802, 0, 0}, /* 9575 */
    {RT_TERM_LAND, 9575, 25, 0, 0}, /* 9576 */
    {RT_TERM_LAND, 9575, 29, 0, 0}, /* 9577 */
    {RT_TERM_LAND, 9574, 3800, 0, 0}, /* 9578 */
    {RT_TERM_LAND, 9578, 25, 0, 0}, /* 9579 */
    {RT_TERM_LAND, 9578, 29, 0, 0}, /* 9580 */
    {RT_TERM_LAND, 9574, 3801, 0, 0}, /* 9581 */
    {RT_TERM_LAND, 9581, 25, 0, 0}, /* 9582 */
    {RT_TERM_LAND, 9581, 29, 0, 0}, /* 9583 */
    {RT_TERM_LAND, 9574, 4391, 0, 0}, /* 9584 */
    {RT_TERM_LAND, 9584, 105, 0, 0}, /* 9585 */
    {RT_TERM_LAND, 9584, 161, 0, 0}, /* 9586 */
    {RT_TERM_LAND, 9574, 4396, 0, 0}, /* 9587 */
    {RT_TERM_LAND, 9587, 105, 0, 0}, /* 9588 */
    {RT_TERM_LAND, 9587, 161, 0, 0}, /* 9589 */
    {RT_TERM_LAND, 9574, 4401, 0, 0}, /* 9590 */
    {RT_TERM_LAND, 9590, 105, 0, 0}, /* 9591 */
    {RT_TERM_LAND, 9590, 161, 0, 0}, /* 9592 */
    {RT_TERM_LAND, 9574, 7702, 0, 0}, /* 9593 */
    {RT_TERM_LAND, 9593, 3802, 0, 0}, /* 9594 */
    {RT_TERM_LAND, 9594, 25, 0, 0}, /* 9595 */
    {RT_TERM_LAND, 9594, 29, 0, 0}, /* 9596 */
    {RT_TERM_LAND, 9593, 3800, 0, 0}, /* 9597 */
    {RT_TERM_LAND, 9597, 25, 0, 0}, /* 9598 */
    {RT_TERM_LAND, 9597, 29, 0, 0}, /* 9599 */
    {RT_TERM_LAND, 9593, 3801, 0, 0}, /* 9600 */
    {RT_TERM_LAND, 9600, 25, 0, 0}, /* 9601 */
    {RT_TERM_LAND, 9600, 29, 0, 0}, /* 9602 */
    {RT_TERM_LAND, 9574, 7713, 0, 0}, /* 9603 */
    {RT_TERM_LAND, 9603, 4391, 0, 0}, /* 9604 */
    {RT_TERM_LAND, 9604, 105, 0, 0}, /* 9605 */
    {RT_TERM_LAND, 9604, 161, 0, 0}, /* 9606 */
    {RT_TERM_LAND, 9603, 4396, 0, 0}, /* 9607 */
    {RT_TERM_LAND, 9607, 105, 0, 0}, /* 9608 */
    {RT_TERM_LAND, 9607, 161, 0, 0}, /* 9609 */
    {RT_TERM_LAND, 9603, 4401, 0, 0}, /* 9610 */
    {RT_TERM_LAND, 9610, 105, 0, 0}, /* 9611 */
    {RT_TERM_LAND, 9610, 161, 0, 0}, /* 9612 */
    {RT_TERM_LAND, 9295, 2919, 0, 0}, /* 9613 */
    {RT_TERM_LAND, 9613, 120, 0, 0}, /* 9614 */
    {RT_TERM_LAND, 9614, 19, 0, 0}, /* 9615 */
    {RT_TERM_LAND, 9615, 3802, 0, 0}, /* 9616 */
    {RT_TERM_LAND, 9616, 25, 0, 0}, /* 9617 */
    {RT_TERM_LAND, 9616, 29, 0, 0}, /* 9618 */
    {RT_TERM_LAND, 9615, 3800, 0, 0}, /* 9619 */
    {RT_TERM_LAND, 9619, 25, 0, 0}, /* 9620 */
    {RT_TERM_LAND, 9619, 29, 0, 0}, /* 9621 */
    {RT_TERM_LAND, 9615, 3801, 0, 0}, /* 9622 */
    {RT_TERM_LAND, 9622, 25, 0, 0}, /* 9623 */
    {RT_TERM_LAND, 9622, 29, 0, 0}, /* 9624 */
    {RT_TERM_LAND, 9615, 4391, 0, 0}, /* 9625 */
    {RT_TERM_LAND, 9625, 105, 0, 0}, /* 9626 */
    {RT_TERM_LAND, 9625, 161, 0, 0}, /* 9627 */
    {RT_TERM_LAND, 9615, 4396, 0, 0}, /* 9628 */
    {RT_TERM_LAND, 9628, 105, 0, 0}, /* 9629 */
    {RT_TERM_LAND, 9628, 161, 0, 0}, /* 9630 */
    {RT_TERM_LAND, 9615, 4401, 0, 0}, /* 9631 */
    {RT_TERM_LAND, 9631, 105, 0, 0}, /* 9632 */
    {RT_TERM_LAND, 9631, 161, 0, 0}, /* 9633 */
    {RT_TERM_LAND, 9615, 7702, 0, 0}, /* 9634 */
    {RT_TERM_LAND, 9634, 4391, 0, 0}, /* 9635 */
    {RT_TERM_LAND, 9635, 105, 0, 0}, /* 9636 */
    {RT_TERM_LAND, 9635, 161, 0, 0}, /* 9637 */
    {RT_TERM_LAND, 9634, 4396, 0, 0}, /* 9638 */
    {RT_TERM_LAND, 9638, 105, 0, 0}, /* 9639 */
    {RT_TERM_LAND, 9638, 161, 0, 0}, /* 9640 */
    {RT_TERM_LAND, 9634, 4401, 0, 0}, /* 9641 */
    {RT_TERM_LAND, 9641, 105, 0, 0}, /* 9642 */
    {RT_TERM_LAND, 9641, 161, 0, 0}, /* 9643 */
    {RT_TERM_LAND, 9615, 7713, 0, 0}, /* 9644 */
    {RT_TERM_LAND, 9644, 3802, 0, 0}, /* 9645 */
    {RT_TERM_LAND, 9645, 25, 0, 0}, /* 9646 */
    {RT_TERM_LAND, 9645, 29, 0, 0}, /* 9647 */
    {RT_TERM_LAND, 9644, 3800, 0, 0}, /* 9648 */
    {RT_TERM_LAND, 9648, 25, 0, 0}, /* 9649 */
    {RT_TERM_LAND, 9648, 29, 0, 0}, /* 9650 */
    {RT_TERM_LAND, 9644, 3801, 0, 0}, /* 9651 */
    {RT_TERM_LAND, 9651, 25, 0, 0}, /* 9652 */
    {RT_TERM_LAND, 9651, 29, 0, 0}, /* 9653 */
    {RT_TERM_LAND, 9614, 246, 0, 0}, /* 9654 */
    {RT_TERM_LAND, 9654, 3802, 0, 0}, /* 9655 */
    {RT_TERM_LAND, 9655, 25, 0, 0}, /* 9656 */
    {RT_TERM_LAND, 9655, 29, 0, 0}, /* 9657 */
    {RT_TERM_LAND, 9654, 3800, 0, 0}, /* 9658 */
    {RT_TERM_LAND, 9658, 25, 0, 0}, /* 9659 */
    {RT_TERM_LAND, 9658, 29, 0, 0}, /* 9660 */
    {RT_TERM_LAND, 9654, 3801, 0, 0}, /* 9661 */
    {RT_TERM_LAND, 9661, 25, 0, 0}, /* 9662 */
    {RT_TERM_LAND, 9661, 29, 0, 0}, /* 9663 */
    {RT_TERM_LAND, 9654, 4391, 0, 0}, /* 9664 */
    {RT_TERM_LAND, 9664, 105, 0, 0}, /* 9665 */
    {RT_TERM_LAND, 9664, 161, 0, 0}, /* 9666 */
    {RT_TERM_LAND, 9654, 4396, 0, 0}, /* 9667 */
    {RT_TERM_LAND, 9667, 105, 0, 0}, /* 9668 */
    {RT_TERM_LAND, 9667, 161, 0, 0}, /* 9669 */
    {RT_TERM_LAND, 9654, 4401, 0, 0}, /* 9670 */
    {RT_TERM_LAND, 9670, 105, 0, 0}, /* 9671 */
    {RT_TERM_LAND, 9670, 161, 0, 0}, /* 9672 */
    {RT_TERM_LAND, 9654, 7702, 0, 0}, /* 9673 */
    {RT_TERM_LAND, 9673, 3802, 0, 0}, /* 9674 */
    {RT_TERM_LAND, 9674, 25, 0, 0}, /* 9675 */
    {RT_TERM_LAND, 9674, 29, 0, 0}, /* 9676 */
    {RT_TERM_LAND, 9673, 3800, 0, 0}, /* 9677 */
    {RT_TERM_LAND, 9677, 25, 0, 0}, /* 9678 */
    {RT_TERM_LAND, 9677, 29, 0, 0}, /* 9679 */
    {RT_TERM_LAND, 9673, 3801, 0, 0}, /* 9680 */
    {RT_TERM_LAND, 9680, 25, 0, 0}, /* 9681 */
    {RT_TERM_LAND, 9680, 29, 0, 0}, /* 9682 */
    {RT_TERM_LAND, 9654, 7713, 0, 0}, /* 9683 */
    {RT_TERM_LAND, 9683, 4391, 0, 0}, /* 9684 */
    {RT_TERM_LAND, 9684, 105, 0, 0}, /* 9685 */
    {RT_TERM_LAND, 9684, 161, 0, 0}, /* 9686 */
    {RT_TERM_LAND, 9683, 4396, 0, 0}, /* 9687 */
    {RT_TERM_LAND, 9687, 105, 0, 0}, /* 9688 */
    {RT_TERM_LAND, 9687, 161, 0, 0}, /* 9689 */
    {RT_TERM_LAND, 9683, 4401, 0, 0}, /* 9690 */
    {RT_TERM_LAND, 9690, 105, 0, 0}, /* 9691 */
    {RT_TERM_LAND, 9690, 161, 0, 0}, /* 9692 */
    {RT_TERM_LAND, 9614, 7777, 0, 0}, /* 9693 */
    {RT_TERM_LAND, 9693, 19, 0, 0}, /* 9694 */
    {RT_TERM_LAND, 9694, 3802, 0, 0}, /* 9695 */
    {RT_TERM_LAND, 9695, 25, 0, 0}, /* 9696 */
    {RT_TERM_LAND, 9695, 29, 0, 0}, /* 9697 */
    {RT_TERM_LAND, 9694, 3800, 0, 0}, /* 9698 */
    {RT_TERM_LAND, 9698, 25, 0, 0}, /* 9699 */
    {RT_TERM_LAND, 9698, 29, 0, 0}, /* 9700 */
    {RT_TERM_LAND, 9694, 3801, 0, 0}, /* 9701 */
    {RT_TERM_LAND, 9701, 25, 0, 0}, /* 9702 */
    {RT_TERM_LAND, 9701, 29, 0, 0}, /* 9703 */
    {RT_TERM_LAND, 9694, 4391, 0, 0}, /* 9704 */
    {RT_TERM_LAND, 9704, 105, 0, 0}, /* 9705 */
    {RT_TERM_LAND, 9704, 161, 0, 0}, /* 9706 */
    {RT_TERM_LAND, 9694, 4396, 0, 0}, /* 9707 */
    {RT_TERM_LAND, 9707, 105, 0, 0}, /* 9708 */
    {RT_TERM_LAND, 9707, 161, 0, 0}, /* 9709 */
    {RT_TERM_LAND, 9694, 4401, 0, 0}, /* 9710 */
    {RT_TERM_LAND, 9710, 105, 0, 0}, /* 9711 */
    {RT_TERM_LAND, 9710, 161, 0, 0}, /* 9712 */
    {RT_TERM_LAND, 9694, 7702, 0, 0}, /* 9713 */
    {RT_TERM_LAND, 9713, 4391, 0, 0}, /* 9714 */
    {RT_TERM_LAND, 9714, 105, 0, 0}, /* 9715 */
    {RT_TERM_LAND, 9714, 161, 0, 0}, /* 9716 */
    {RT_TERM_LAND, 9713, 4396, 0, 0}, /* 9717 */
    {RT_TERM_LAND, 9717, 105, 0, 0}, /* 9718 */
    {RT_TERM_LAND, 9717, 161, 0, 0}, /* 9719 */
    {RT_TERM_LAND, 9713, 4401, 0, 0}, /* 9720 */
    {RT_TERM_LAND, 9720, 105, 0, 0}, /* 9721 */
    {RT_TERM_LAND, 9720, 161, 0, 0}, /* 9722 */
    {RT_TERM_LAND, 9694, 7713, 0, 0}, /* 9723 */
    {RT_TERM_LAND, 9723, 3802, 0, 0}, /* 9724 */
    {RT_TERM_LAND, 9724, 25, 0, 0}, /* 9725 */
    {RT_TERM_LAND, 9724, 29, 0, 0}, /* 9726 */
    {RT_TERM_LAND, 9723, 3800, 0, 0}, /* 9727 */
    {RT_TERM_LAND, 9727, 25, 0, 0}, /* 9728 */
    {RT_TERM_LAND, 9727, 29, 0, 0}, /* 9729 */
    {RT_TERM_LAND, 9723, 3801, 0, 0}, /* 9730 */
    {RT_TERM_LAND, 9730, 25, 0, 0}, /* 9731 */
    {RT_TERM_LAND, 9730, 29, 0, 0}, /* 9732 */
    {RT_TERM_LAND, 9693, 246, 0, 0}, /* 9733 */
    {RT_TERM_LAND, 9733, 3802, 0, 0}, /* 9734 */
    {RT_TERM_LAND, 9734, 25, 0, 0}, /* 9735 */
    {RT_TERM_LAND, 9734, 29, 0, 0}, /* 9736 */
    {RT_TERM_LAND, 9733, 3800, 0, 0}, /* 9737 */
    {RT_TERM_LAND, 9737, 25, 0, 0}, /* 9738 */
    {RT_TERM_LAND, 9737, 29, 0, 0}, /* 9739 */
    {RT_TERM_LAND, 9733, 3801, 0, 0}, /* 9740 */
    {RT_TERM_LAND, 9740, 25, 0, 0}, /* 9741 */
    {RT_TERM_LAND, 9740, 29, 0, 0}, /* 9742 */
    {RT_TERM_LAND, 9733, 4391, 0, 0}, /* 9743 */
    {RT_TERM_LAND, 9743, 105, 0, 0}, /* 9744 */
    {RT_TERM_LAND, 9743, 161, 0, 0}, /* 9745 */
    {RT_TERM_LAND, 9733, 4396, 0, 0}, /* 9746 */
    {RT_TERM_LAND, 9746, 105, 0, 0}, /* 9747 */
    {RT_TERM_LAND, 9746, 161, 0, 0}, /* 9748 */
    {RT_TERM_LAND, 9733, 4401, 0, 0}, /* 9749 */
    {RT_TERM_LAND, 9749, 105, 0, 0}, /* 9750 */
    {RT_TERM_LAND, 9749, 161, 0, 0}, /* 9751 */
    {RT_TERM_LAND, 9733, 7702, 0, 0}, /* 9752 */
    {RT_TERM_LAND, 9752, 3802, 0, 0}, /* 9753 */
    {RT_TERM_LAND, 9753, 25, 0, 0}, /* 9754 */
    {RT_TERM_LAND, 9753, 29, 0, 0}, /* 9755 */
    {RT_TERM_LAND, 9752, 3800, 0, 0}, /* 9756 */
    {RT_TERM_LAND, 9756, 25, 0, 0}, /* 9757 */
    {RT_TERM_LAND, 9756, 29, 0, 0}, /* 9758 */
    {RT_TERM_LAND, 9752, 3801, 0, 0}, /* 9759 */
    {RT_TERM_LAND, 9759, 25, 0, 0}, /* 9760 */
    {RT_TERM_LAND, 9759, 29, 0, 0}, /* 9761 */
    {RT_TERM_LAND, 9733, 7713, 0, 0}, /* 9762 */
    {RT_TERM_LAND, 9762, 4391, 0, 0}, /* 9763 */
    {RT_TERM_LAND, 9763, 105, 0, 0}, /* 9764 */
    {RT_TERM_LAND, 9763, 161, 0, 0}, /* 9765 */
    {RT_TERM_LAND, 9762, 4396, 0, 0}, /* 9766 */
    {RT_TERM_LAND, 9766, 105, 0, 0}, /* 9767 */
    {RT_TERM_LAND, 9766, 161, 0, 0}, /* 9768 */
    {RT_TERM_LAND, 9762, 4401, 0, 0}, /* 9769 */
    {RT_TERM_LAND, 9769, 105, 0, 0}, /* 9770 */
    {RT_TERM_LAND, 9769, 161, 0, 0}, /* 9771 */
    {RT_TERM_LAND, 9693, 7858, 0, 0}, /* 9772 */
    {RT_TERM_LAND, 9772, 19, 0, 0}, /* 9773 */
    {RT_TERM_LAND, 9773, 3802, 0, 0}, /* 9774 */
    {RT_TERM_LAND, 9774, 25, 0, 0}, /* 9775 */
    {RT_TERM_LAND, 9774, 29, 0, 0}, /* 9776 */
    {RT_TERM_LAND, 9773, 3800, 0, 0}, /* 9777 */
    {RT_TERM_LAND, 9777, 25, 0, 0}, /* 9778 */
    {RT_TERM_LAND, 9777, 29, 0, 0}, /* 9779 */
    {RT_TERM_LAND, 9773, 3801, 0, 0}, /* 9780 */
    {RT_TERM_LAND, 9780, 25, 0, 0}, /* 9781 */
    {RT_TERM_LAND, 9780, 29, 0, 0}, /* 9782 */
    {RT_TERM_LAND, 9773, 4391, 0, 0}, /* 9783 */
    {RT_TERM_LAND, 9783, 105, 0, 0}, /* 9784 */
    {RT_TERM_LAND, 9783, 161, 0, 0}, /* 9785 */
    {RT_TERM_LAND, 9773, 4396, 0, 0}, /* 9786 */
    {RT_TERM_LAND, 9786, 105, 0, 0}, /* 9787 */
    {RT_TERM_LAND, 9786, 161, 0, 0}, /* 9788 */
    {RT_TERM_LAND, 9773, 4401, 0, 0}, /* 9789 */
    {RT_TERM_LAND, 9789, 105, 0, 0}, /* 9790 */
    {RT_TERM_LAND, 9789, 161, 0, 0}, /* 9791 */
    {RT_TERM_LAND, 9773, 7702, 0, 0}, /* 9792 */
    {RT_TERM_LAND, 9792, 4391, 0, 0}, /* 9793 */
    {RT_TERM_LAND, 9793, 105, 0, 0}, /* 9794 */
    {RT_TERM_LAND, 9793, 161, 0, 0}, /* 9795 */
    {RT_TERM_LAND, 9792, 4396, 0, 0}, /* 9796 */
    {RT_TERM_LAND, 9796, 105, 0, 0}, /* 9797 */
    {RT_TERM_LAND, 9796, 161, 0, 0}, /* 9798 */
    {RT_TERM_LAND, 9792, 4401, 0, 0}, /* 9799 */
    {RT_TERM_LAND, 9799, 105, 0, 0}, /* 9800 */
    {RT_TERM_LAND, 9799, 161, 0, 0}, /* 9801 */
    {RT_TERM_LAND, 9773, 7713, 0, 0}, /* 9802 */
    {RT_TERM_LAND, 9802, 3802, 0, 0}, /* 9803 */
    {RT_TERM_LAND, 9803, 25, 0, 0}, /* 9804 */
    {RT_TERM_LAND, 9803, 29, 0, 0}, /* 9805 */
    {RT_TERM_LAND, 9802, 3800, 0, 0}, /* 9806 */
    {RT_TERM_LAND, 9806, 25, 0, 0}, /* 9807 */
    {RT_TERM_LAND, 9806, 29, 0, 0}, /* 9808 */
    {RT_TERM_LAND, 9802, 3801, 0, 0}, /* 9809 */
    {RT_TERM_LAND, 9809, 25, 0, 0}, /* 9810 */
    {RT_TERM_LAND, 9809, 29, 0, 0}, /* 9811 */
    {RT_TERM_LAND, 9772, 246, 0, 0}, /* 9812 */
    {RT_TERM_LAND, 9812, 3802, 0, 0}, /* 9813 */
    {RT_TERM_LAND, 9813, 25, 0, 0}, /* 9814 */
    {RT_TERM_LAND, 9813, 29, 0, 0}, /* 9815 */
    {RT_TERM_LAND, 9812, 3800, 0, 0}, /* 9816 */
    {RT_TERM_LAND, 9816, 25, 0, 0}, /* 9817 */
    {RT_TERM_LAND, 9816, 29, 0, 0}, /* 9818 */
    {RT_TERM_LAND, 9812, 3801, 0, 0}, /* 9819 */
    {RT_TERM_LAND, 9819, 25, 0, 0}, /* 9820 */
    {RT_TERM_LAND, 9819, 29, 0, 0}, /* 9821 */
    {RT_TERM_LAND, 9812, 4391, 0, 0}, /* 9822 */
    {RT_TERM_LAND, 9822, 105, 0, 0}, /* 9823 */
    {RT_TERM_LAND, 9822, 161, 0, 0}, /* 9824 */
    {RT_TERM_LAND, 9812, 4396, 0, 0}, /* 9825 */
    {RT_TERM_LAND, 9825, 105, 0, 0}, /* 9826 */
    {RT_TERM_LAND, 9825, 161, 0, 0}, /* 9827 */
    {RT_TERM_LAND, 9812, 4401, 0, 0}, /* 9828 */
    {RT_TERM_LAND, 9828, 105, 0, 0}, /* 9829 */
    {RT_TERM_LAND, 9828, 161, 0, 0}, /* 9830 */
    {RT_TERM_LAND, 9812, 7702, 0, 0}, /* 9831 */
    {RT_TERM_LAND, 9831, 3802, 0, 0}, /* 9832 */
    {RT_TERM_LAND, 9832, 25, 0, 0}, /* 9833 */
    {RT_TERM_LAND, 9832, 29, 0, 0}, /* 9834 */
    {RT_TERM_LAND, 9831, 3800, 0, 0}, /* 9835 */
    {RT_TERM_LAND, 9835, 25, 0, 0}, /* 9836 */
    {RT_TERM_LAND, 9835, 29, 0, 0}, /* 9837 */
    {RT_TERM_LAND, 9831, 3801, 0, 0}, /* 9838 */
    {RT_TERM_LAND, 9838, 25, 0, 0}, /* 9839 */
    {RT_TERM_LAND, 9838, 29, 0, 0}, /* 9840 */
    {RT_TERM_LAND, 9812, 7713, 0, 0}, /* 9841 */
    {RT_TERM_LAND, 9841, 4391, 0, 0}, /* 9842 */
    {RT_TERM_LAND, 9842, 105, 0, 0}, /* 9843 */
    {RT_TERM_LAND, 9842, 161, 0, 0}, /* 9844 */
    {RT_TERM_LAND, 9841, 4396, 0, 0}, /* 9845 */
    {RT_TERM_LAND, 9845, 105, 0, 0}, /* 9846 */
    {RT_TERM_LAND, 9845, 161, 0, 0}, /* 9847 */
    {RT_TERM_LAND, 9841, 4401, 0, 0}, /* 9848 */
    {RT_TERM_LAND, 9848, 105, 0, 0}, /* 9849 */
    {RT_TERM_LAND, 9848, 161, 0, 0}, /* 9850 */
    {RT_TERM_LAND, 9613, 626, 0, 0}, /* 9851 */
    {RT_TERM_LAND, 9851, 19, 0, 0}, /* 9852 */
    {RT_TERM_LAND, 9852, 3802, 0, 0}, /* 9853 */
    {RT_TERM_LAND, 9853, 25, 0, 0}, /* 9854 */
    {RT_TERM_LAND, 9853, 29, 0, 0}, /* 9855 */
    {RT_TERM_LAND, 9852, 3800, 0, 0}, /* 9856 */
    {RT_TERM_LAND, 9856, 25, 0, 0}, /* 9857 */
    {RT_TERM_LAND, 9856, 29, 0, 0}, /* 9858 */
    {RT_TERM_LAND, 9852, 3801, 0, 0}, /* 9859 */
    {RT_TERM_LAND, 9859, 25, 0, 0}, /* 9860 */
    {RT_TERM_LAND, 9859, 29, 0, 0}, /* 9861 */
    {RT_TERM_LAND, 9852, 4391, 0, 0}, /* 9862 */
    {RT_TERM_LAND, 9862, 105, 0, 0}, /* 9863 */
    {RT_TERM_LAND, 9862, 161, 0, 0}, /* 9864 */
    {RT_TERM_LAND, 9852, 4396, 0, 0}, /* 9865 */
    {RT_TERM_LAND, 9865, 105, 0, 0}, /* 9866 */
    {RT_TERM_LAND, 9865, 161, 0, 0}, /* 9867 */
    {RT_TERM_LAND, 9852, 4401, 0, 0}, /* 9868 */
    {RT_TERM_LAND, 9868, 105, 0, 0}, /* 9869 */
    {RT_TERM_LAND, 9868, 161, 0, 0}, /* 9870 */
    {RT_TERM_LAND, 9852, 7702, 0, 0}, /* 9871 */
    {RT_TERM_LAND, 9871, 4391, 0, 0}, /* 9872 */
    {RT_TERM_LAND, 9872, 105, 0, 0}, /* 9873 */
    {RT_TERM_LAND, 9872, 161, 0, 0}, /* 9874 */
    {RT_TERM_LAND, 9871, 4396, 0, 0}, /* 9875 */
    {RT_TERM_LAND, 9875, 105, 0, 0}, /* 9876 */
    {RT_TERM_LAND, 9875, 161, 0, 0}, /* 9877 */
    {RT_TERM_LAND, 9871, 4401, 0, 0}, /* 9878 */
    {RT_TERM_LAND, 9878, 105, 0, 0}, /* 9879 */
    {RT_TERM_LAND, 9878, 161, 0, 0}, /* 9880 */
    {RT_TERM_LAND, 9852, 7713, 0, 0}, /* 9881 */
    {RT_TERM_LAND, 9881, 3802, 0, 0}, /* 9882 */
    {RT_TERM_LAND, 9882, 25, 0, 0}, /* 9883 */
    {RT_TERM_LAND, 9882, 29, 0, 0}, /* 9884 */
    {RT_TERM_LAND, 9881, 3800, 0, 0}, /* 9885 */
    {RT_TERM_LAND, 9885, 25, 0, 0}, /* 9886 */
    {RT_TERM_LAND, 9885, 29, 0, 0}, /* 9887 */
    {RT_TERM_LAND, 9881, 3801, 0, 0}, /* 9888 */
    {RT_TERM_LAND, 9888, 25, 0, 0}, /* 9889 */
    {RT_TERM_LAND, 9888, 29, 0, 0}, /* 9890 */
    {RT_TERM_LAND, 9851, 246, 0, 0}, /* 9891 */
    {RT_TERM_LAND, 9891, 3802, 0, 0}, /* 9892 */
    {RT_TERM_LAND, 9892, 25, 0, 0}, /* 9893 */
    {RT_TERM_LAND, 9892, 29, 0, 0}, /* 9894 */
    {RT_TERM_LAND, 9891, 3800, 0, 0}, /* 9895 */
    {RT_TERM_LAND, 9895, 25, 0, 0}, /* 9896 */
    {RT_TERM_LAND, 9895, 29, 0, 0}, /* 9897 */
    {RT_TERM_LAND, 9891, 3801, 0, 0}, /* 9898 */
    {RT_TERM_LAND, 9898, 25, 0, 0}, /* 9899 */
    {RT_TERM_LAND, 9898, 29, 0, 0}, /* 9900 */
    {RT_TERM_LAND, 9891, 4391, 0, 0}, /* 9901 */
    {RT_TERM_LAND, 9901, 105, 0, 0}, /* 9902 */
    {RT_TERM_LAND, 9901, 161, 0, 0}, /* 9903 */
    {RT_TERM_LAND, 9891, 4396, 0, 0}, /* 9904 */
    {RT_TERM_LAND, 9904, 105, 0, 0}, /* 9905 */
    {RT_TERM_LAND, 9904, 161, 0, 0}, /* 9906 */
    {RT_TERM_LAND, 9891, 4401, 0, 0}, /* 9907 */
    {RT_TERM_LAND, 9907, 105, 0, 0}, /* 9908 */
    {RT_TERM_LAND, 9907, 161, 0, 0}, /* 9909 */
    {RT_TERM_LAND, 9891, 7702, 0, 0}, /* 9910 */
    {RT_TERM_LAND, 9910, 3802, 0, 0}, /* 9911 */
    {RT_TERM_LAND, 9911, 25, 0, 0}, /* 9912 */
    {RT_TERM_LAND, 9911, 29, 0, 0}, /* 9913 */
    {RT_TERM_LAND, 9910, 3800, 0, 0}, /* 9914 */
    {RT_TERM_LAND, 9914, 25, 0, 0}, /* 9915 */
    {RT_TERM_LAND, 9914, 29, 0, 0}, /* 9916 */
    {RT_TERM_LAND, 9910, 3801, 0, 0}, /* 9917 */
    {RT_TERM_LAND, 9917, 25, 0, 0}, /* 9918 */
    {RT_TERM_LAND, 9917, 29, 0, 0}, /* 9919 */
    {RT_TERM_LAND, 9891, 7713, 0, 0}, /* 9920 */
    {RT_TERM_LAND, 9920, 4391, 0, 0}, /* 9921 */
    {RT_TERM_LAND, 9921, 105, 0, 0}, /* 9922 */
    {RT_TERM_LAND, 9921, 161, 0, 0}, /* 9923 */
    {RT_TERM_LAND, 9920, 4396, 0, 0}, /* 9924 */
    {RT_TERM_LAND, 9924, 105, 0, 0}, /* 9925 */
    {RT_TERM_LAND, 9924, 161, 0, 0}, /* 9926 */
    {RT_TERM_LAND, 9920, 4401, 0, 0}, /* 9927 */
    {RT_TERM_LAND, 9927, 105, 0, 0}, /* 9928 */
    {RT_TERM_LAND, 9927, 161, 0, 0}, /* 9929 */
    {RT_TERM_COND, 7857, 7773, 7765, 0}, /* 9930 */
    {RT_TERM_COND, 7776, 7775, 9930, 0}, /* 9931 */
    {RT_TERM_COND, 120, 9931, 7765, 0}, /* 9932 */
    {RT_TERM_SLICE, 9932, 2, 0, 32}, /* 9933 */
    {RT_TERM_SEXT, 9933, 0, 0, 32}, /* 9934 */
    {RT_TERM_REG, 1013, 0, 0, 0}, /* 9935 */
    {RT_TERM_SEXT, 9935, 0, 0, 32}, /* 9936 */
    {RT_TERM_LT, 9934, 9936, 0, 0}, /* 9937 */
    {RT_TERM_LT, 9933, 9935, 0, 0}, /* 9938 */
    {RT_TERM_COND, 14, 9937, 9938, 0}, /* 9939 */
    {RT_TERM_EQ, 205, 85, 0, 0}, /* 9940 */
    {RT_TERM_EQ, 9939, 9940, 0, 0}, /* 9941 */
    {RT_TERM_LOR, 9293, 9941, 0, 0}, /* 9942 */
    {RT_TERM_LAND, 9292, 9942, 0, 0}, /* 9943 */
    {RT_TERM_LAND, 9943, 120, 0, 0}, /* 9944 */
    {RT_TERM_LAND, 9944, 19, 0, 0}, /* 9945 */
    {RT_TERM_LAND, 9945, 3802, 0, 0}, /* 9946 */
    {RT_TERM_LAND, 9946, 25, 0, 0}, /* 9947 */
    {RT_TERM_LAND, 9946, 29, 0, 0}, /* 9948 */
    {RT_TERM_LAND, 9945, 3800, 0, 0}, /* 9949 */
    {RT_TERM_LAND, 9949, 25, 0, 0}, /* 9950 */
    {RT_TERM_LAND, 9949, 29, 0, 0}, /* 9951 */
    {RT_TERM_LAND, 9945, 3801, 0, 0}, /* 9952 */
    {RT_TERM_LAND, 9952, 25, 0, 0}, /* 9953 */
    {RT_TERM_LAND, 9952, 29, 0, 0}, /* 9954 */
    {RT_TERM_LAND, 9945, 4391, 0, 0}, /* 9955 */
    {RT_TERM_LAND, 9955, 105, 0, 0}, /* 9956 */
    {RT_TERM_LAND, 9955, 161, 0, 0}, /* 9957 */
    {RT_TERM_LAND, 9945, 4396, 0, 0}, /* 9958 */
    {RT_TERM_LAND, 9958, 105, 0, 0}, /* 9959 */
    {RT_TERM_LAND, 9958, 161, 0, 0}, /* 9960 */
    {RT_TERM_LAND, 9945, 4401, 0, 0}, /* 9961 */
    {RT_TERM_LAND, 9961, 105, 0, 0}, /* 9962 */
    {RT_TERM_LAND, 9961, 161, 0, 0}, /* 9963 */
    {RT_TERM_LAND, 9945, 7702, 0, 0}, /* 9964 */
    {RT_TERM_LAND, 9964, 4391, 0, 0}, /* 9965 */
    {RT_TERM_LAND, 9965, 105, 0, 0}, /* 9966 */
    {RT_TERM_LAND, 9965, 161, 0, 0}, /* 9967 */
    {RT_TERM_LAND, 9964, 4396, 0, 0}, /* 9968 */
    {RT_TERM_LAND, 9968, 105, 0, 0}, /* 9969 */
    {RT_TERM_LAND, 9968, 161, 0, 0}, /* 9970 */
    {RT_TERM_LAND, 9964, 4401, 0, 0}, /* 9971 */
    {RT_TERM_LAND, 9971, 105, 0, 0}, /* 9972 */
    {RT_TERM_LAND, 9971, 161, 0, 0}, /* 9973 */
    {RT_TERM_LAND, 9945, 7713, 0, 0}, /* 9974 */
    {RT_TERM_LAND, 9974, 3802, 0, 0}, /* 9975 */
    {RT_TERM_LAND, 9975, 25, 0, 0}, /* 9976 */
    {RT_TERM_LAND, 9975, 29, 0, 0}, /* 9977 */
    {RT_TERM_LAND, 9974, 3800, 0, 0}, /* 9978 */
    {RT_TERM_LAND, 9978, 25, 0, 0}, /* 9979 */
    {RT_TERM_LAND, 9978, 29, 0, 0}, /* 9980 */
    {RT_TERM_LAND, 9974, 3801, 0, 0}, /* 9981 */
    {RT_TERM_LAND, 9981, 25, 0, 0}, /* 9982 */
    {RT_TERM_LAND, 9981, 29, 0, 0}, /* 9983 */
    {RT_TERM_LAND, 9944, 246, 0, 0}, /* 9984 */
    {RT_TERM_LAND, 9984, 3802, 0, 0}, /* 9985 */
    {RT_TERM_LAND, 9985, 25, 0, 0}, /* 9986 */
    {RT_TERM_LAND, 9985, 29, 0, 0}, /* 9987 */
    {RT_TERM_LAND, 9984, 3800, 0, 0}, /* 9988 */
    {RT_TERM_LAND, 9988, 25, 0, 0}, /* 9989 */
    {RT_TERM_LAND, 9988, 29, 0, 0}, /* 9990 */
    {RT_TERM_LAND, 9984, 3801, 0, 0}, /* 9991 */
    {RT_TERM_LAND, 9991, 25, 0, 0}, /* 9992 */
    {RT_TERM_LAND, 9991, 29, 0, 0}, /* 9993 */
    {RT_TERM_LAND, 9984, 4391, 0, 0}, /* 9994 */
    {RT_TERM_LAND, 9994, 105, 0, 0}, /* 9995 */
    {RT_TERM_LAND, 9994, 161, 0, 0}, /* 9996 */
    {RT_TERM_LAND, 9984, 4396, 0, 0}, /* 9997 */
    {RT_TERM_LAND, 9997, 105, 0, 0}, /* 9998 */
    {RT_TERM_LAND, 9997, 161, 0, 0}, /* 9999 */
    {RT_TERM_LAND, 9984, 4401, 0, 0}, /* 10000 */
    {RT_TERM_LAND, 10000, 105, 0, 0}, /* 10001 */
    {RT_TERM_LAND, 10000, 161, 0, 0}, /* 10002 */
    {RT_TERM_LAND, 9984, 7702, 0, 0}, /* 10003 */
    {RT_TERM_LAND, 10003, 3802, 0, 0}, /* 10004 */
    {RT_TERM_LAND, 10004, 25, 0, 0}, /* 10005 */
    {RT_TERM_LAND, 10004, 29, 0, 0}, /* 10006 */
    {RT_TERM_LAND, 10003, 3800, 0, 0}, /* 10007 */
    {RT_TERM_LAND, 10007, 25, 0, 0}, /* 10008 */
    {RT_TERM_LAND, 10007, 29, 0, 0}, /* 10009 */
    {RT_TERM_LAND, 10003, 3801, 0, 0}, /* 10010 */
    {RT_TERM_LAND, 10010, 25, 0, 0}, /* 10011 */
    {RT_TERM_LAND, 10010, 29, 0, 0}, /* 10012 */
    {RT_TERM_LAND, 9984, 7713, 0, 0}, /* 10013 */
    {RT_TERM_LAND, 10013, 4391, 0, 0}, /* 10014 */
    {RT_TERM_LAND, 10014, 105, 0, 0}, /* 10015 */
    {RT_TERM_LAND, 10014, 161, 0, 0}, /* 10016 */
    {RT_TERM_LAND, 10013, 4396, 0, 0}, /* 10017 */
    {RT_TERM_LAND, 10017, 105, 0, 0}, /* 10018 */
    {RT_TERM_LAND, 10017, 161, 0, 0}, /* 10019 */
    {RT_TERM_LAND, 10013, 4401, 0, 0}, /* 10020 */
    {RT_TERM_LAND, 10020, 105, 0, 0}, /* 10021 */
    {RT_TERM_LAND, 10020, 161, 0, 0}, /* 10022 */
    {RT_TERM_LAND, 9944, 7777, 0, 0}, /* 10023 */
    {RT_TERM_LAND, 10023, 19, 0, 0}, /* 10024 */
    {RT_TERM_LAND, 10024, 3802, 0, 0}, /* 10025 */
    {RT_TERM_LAND, 10025, 25, 0, 0}, /* 10026 */
    {RT_TERM_LAND, 10025, 29, 0, 0}, /* 10027 */
    {RT_TERM_LAND, 10024, 3800, 0, 0}, /* 10028 */
    {RT_TERM_LAND, 10028, 25, 0, 0}, /* 10029 */
    {RT_TERM_LAND, 10028, 29, 0, 0}, /* 10030 */
    {RT_TERM_LAND, 10024, 3801, 0, 0}, /* 10031 */
    {RT_TERM_LAND, 10031, 25, 0, 0}, /* 10032 */
    {RT_TERM_LAND, 10031, 29, 0, 0}, /* 10033 */
    {RT_TERM_LAND, 10024, 4391, 0, 0}, /* 10034 */
    {RT_TERM_LAND, 10034, 105, 0, 0}, /* 10035 */
    {RT_TERM_LAND, 10034, 161, 0, 0}, /* 10036 */
    {RT_TERM_LAND, 10024, 4396, 0, 0}, /* 10037 */
    {RT_TERM_LAND, 10037, 105, 0, 0}, /* 10038 */
    {RT_TERM_LAND, 10037, 161, 0, 0}, /* 10039 */
    {RT_TERM_LAND, 10024, 4401, 0, 0}, /* 10040 */
    {RT_TERM_LAND, 10040, 105, 0, 0}, /* 10041 */
    {RT_TERM_LAND, 10040, 161, 0, 0}, /* 10042 */
    {RT_TERM_LAND, 10024, 7702, 0, 0}, /* 10043 */
    {RT_TERM_LAND, 10043, 4391, 0, 0}, /* 10044 */
    {RT_TERM_LAND, 10044, 105, 0, 0}, /* 10045 */
    {RT_TERM_LAND, 10044, 161, 0, 0}, /* 10046 */
    {RT_TERM_LAND, 10043, 4396, 0, 0}, /* 10047 */
    {RT_TERM_LAND, 10047, 105, 0, 0}, /* 10048 */
    {RT_TERM_LAND, 10047, 161, 0, 0}, /* 10049 */
    {RT_TERM_LAND, 10043, 4401, 0, 0}, /* 10050 */
    {RT_TERM_LAND, 10050, 105, 0, 0}, /* 10051 */
    {RT_TERM_LAND, 10050, 161, 0, 0}, /* 10052 */
    {RT_TERM_LAND, 10024, 7713, 0, 0}, /* 10053 */
    {RT_TERM_LAND, 10053, 3802, 0, 0}, /* 10054 */
    {RT_TERM_LAND, 10054, 25, 0, 0}, /* 10055 */
    {RT_TERM_LAND, 10054, 29, 0, 0}, /* 10056 */
    {RT_TERM_LAND, 10053, 3800, 0, 0}, /* 10057 */
    {RT_TERM_LAND, 10057, 25, 0, 0}, /* 10058 */
    {RT_TERM_LAND, 10057, 29, 0, 0}, /* 10059 */
    {RT_TERM_LAND, 10053, 3801, 0, 0}, /* 10060 */
    {RT_TERM_LAND, 10060, 25, 0, 0}, /* 10061 */
    {RT_TERM_LAND, 10060, 29, 0, 0}, /* 10062 */
    {RT_TERM_LAND, 10023, 246, 0, 0}, /* 10063 */
    {RT_TERM_LAND, 10063, 3802, 0, 0}, /* 10064 */
    {RT_TERM_LAND, 10064, 25, 0, 0}, /* 10065 */
    {RT_TERM_LAND, 10064, 29, 0, 0}, /* 10066 */
    {RT_TERM_LAND, 10063, 3800, 0, 0}, /* 10067 */
    {RT_TERM_LAND, 10067, 25, 0, 0}, /* 10068 */
    {RT_TERM_LAND, 10067, 29, 0, 0}, /* 10069 */
    {RT_TERM_LAND, 10063, 3801, 0, 0}, /* 10070 */
    {RT_TERM_LAND, 10070, 25, 0, 0}, /* 10071 */
    {RT_TERM_LAND, 10070, 29, 0, 0}, /* 10072 */
    {RT_TERM_LAND, 10063, 4391, 0, 0}, /* 10073 */
    {RT_TERM_LAND, 10073, 105, 0, 0}, /* 10074 */
    {RT_TERM_LAND, 10073, 161, 0, 0}, /* 10075 */
    {RT_TERM_LAND, 10063, 4396, 0, 0}, /* 10076 */
    {RT_TERM_LAND, 10076, 105, 0, 0}, /* 10077 */
    {RT_TERM_LAND, 10076, 161, 0, 0}, /* 10078 */
    {RT_TERM_LAND, 10063, 4401, 0, 0}, /* 10079 */
    {RT_TERM_LAND, 10079, 105, 0, 0}, /* 10080 */
    {RT_TERM_LAND, 10079, 161, 0, 0}, /* 10081 */
    {RT_TERM_LAND, 10063, 7702, 0, 0}, /* 10082 */
    {RT_TERM_LAND, 10082, 3802, 0, 0}, /* 10083 */
    {RT_TERM_LAND, 10083, 25, 0, 0}, /* 10084 */
    {RT_TERM_LAND, 10083, 29, 0, 0}, /* 10085 */
    {RT_TERM_LAND, 10082, 3800, 0, 0}, /* 10086 */
    {RT_TERM_LAND, 10086, 25, 0, 0}, /* 10087 */
    {RT_TERM_LAND, 10086, 29, 0, 0}, /* 10088 */
    {RT_TERM_LAND, 10082, 3801, 0, 0}, /* 10089 */
    {RT_TERM_LAND, 10089, 25, 0, 0}, /* 10090 */
    {RT_TERM_LAND, 10089, 29, 0, 0}, /* 10091 */
    {RT_TERM_LAND, 10063, 7713, 0, 0}, /* 10092 */
    {RT_TERM_LAND, 10092, 4391, 0, 0}, /* 10093 */
    {RT_TERM_LAND, 10093, 105, 0, 0}, /* 10094 */
    {RT_TERM_LAND, 10093, 161, 0, 0}, /* 10095 */
    {RT_TERM_LAND, 10092, 4396, 0, 0}, /* 10096 */
    {RT_TERM_LAND, 10096, 105, 0, 0}, /* 10097 */
    {RT_TERM_LAND, 10096, 161, 0, 0}, /* 10098 */
    {RT_TERM_LAND, 10092, 4401, 0, 0}, /* 10099 */
    {RT_TERM_LAND, 10099, 105, 0, 0}, /* 10100 */
    {RT_TERM_LAND, 10099, 161, 0, 0}, /* 10101 */
    {RT_TERM_LAND, 10023, 7858, 0, 0}, /* 10102 */
    {RT_TERM_LAND, 10102, 19, 0, 0}, /* 10103 */
    {RT_TERM_LAND, 10103, 3802, 0, 0}, /* 10104 */
    {RT_TERM_LAND, 10104, 25, 0, 0}, /* 10105 */
    {RT_TERM_LAND, 10104, 29, 0, 0}, /* 10106 */
    {RT_TERM_LAND, 10103, 3800, 0, 0}, /* 10107 */
    {RT_TERM_LAND, 10107, 25, 0, 0}, /* 10108 */
    {RT_TERM_LAND, 10107, 29, 0, 0}, /* 10109 */
    {RT_TERM_LAND, 10103, 3801, 0, 0}, /* 10110 */
    {RT_TERM_LAND, 10110, 25, 0, 0}, /* 10111 */
    {RT_TERM_LAND, 10110, 29, 0, 0}, /* 10112 */
    {RT_TERM_LAND, 10103, 4391, 0, 0}, /* 10113 */
    {RT_TERM_LAND, 10113, 105, 0, 0}, /* 10114 */
    {RT_TERM_LAND, 10113, 161, 0, 0}, /* 10115 */
    {RT_TERM_LAND, 10103, 4396, 0, 0}, /* 10116 */
    {RT_TERM_LAND, 10116, 105, 0, 0}, /* 10117 */
    {RT_TERM_LAND, 10116, 161, 0, 0}, /* 10118 */
    {RT_TERM_LAND, 10103, 4401, 0, 0}, /* 10119 */
    {RT_TERM_LAND, 10119, 105, 0, 0}, /* 10120 */
    {RT_TERM_LAND, 10119, 161, 0, 0}, /* 10121 */
    {RT_TERM_LAND, 10103, 7702, 0, 0}, /* 10122 */
    {RT_TERM_LAND, 10122, 4391, 0, 0}, /* 10123 */
    {RT_TERM_LAND, 10123, 105, 0, 0}, /* 10124 */
    {RT_TERM_LAND, 10123, 161, 0, 0}, /* 10125 */
    {RT_TERM_LAND, 10122, 4396, 0, 0}, /* 10126 */
    {RT_TERM_LAND, 10126, 105, 0, 0}, /* 10127 */
    {RT_TERM_LAND, 10126, 161, 0, 0}, /* 10128 */
    {RT_TERM_LAND, 10122, 4401, 0, 0}, /* 10129 */
    {RT_TERM_LAND, 10129, 105, 0, 0}, /* 10130 */
    {RT_TERM_LAND, 10129, 161, 0, 0}, /* 10131 */
    {RT_TERM_LAND, 10103, 7713, 0, 0}, /* 10132 */
    {RT_TERM_LAND, 10132, 3802, 0, 0}, /* 10133 */
    {RT_TERM_LAND, 10133, 25, 0, 0}, /* 10134 */
    {RT_TERM_LAND, 10133, 29, 0, 0}, /* 10135 */
    {RT_TERM_LAND, 10132, 3800, 0, 0}, /* 10136 */
    {RT_TERM_LAND, 10136, 25, 0, 0}, /* 10137 */
    {RT_TERM_LAND, 10136, 29, 0, 0}, /* 10138 */
    {RT_TERM_LAND, 10132, 3801, 0, 0}, /* 10139 */
    {RT_TERM_LAND, 10139, 25, 0, 0}, /* 10140 */
    {RT_TERM_LAND, 10139, 29, 0, 0}, /* 10141 */
    {RT_TERM_LAND, 10102, 246, 0, 0}, /* 10142 */
    {RT_TERM_LAND, 10142, 3802, 0, 0}, /* 10143 */
    {RT_TERM_LAND, 10143, 25, 0, 0}, /* 10144 */
    {RT_TERM_LAND, 10143, 29, 0, 0}, /* 10145 */
    {RT_TERM_LAND, 10142, 3800, 0, 0}, /* 10146 */
    {RT_TERM_LAND, 10146, 25, 0, 0}, /* 10147 */
    {RT_TERM_LAND, 10146, 29, 0, 0}, /* 10148 */
    {RT_TERM_LAND, 10142, 3801, 0, 0}, /* 10149 */
    {RT_TERM_LAND, 10149, 25, 0, 0}, /* 10150 */
    {RT_TERM_LAND, 10149, 29, 0, 0}, /* 10151 */
    {RT_TERM_LAND, 10142, 4391, 0, 0}, /* 10152 */
    {RT_TERM_LAND, 10152, 105, 0, 0}, /* 10153 */
    {RT_TERM_LAND, 10152, 161, 0, 0}, /* 10154 */
    {RT_TERM_LAND, 10142, 4396, 0, 0}, /* 10155 */
    {RT_TERM_LAND, 10155, 105, 0, 0}, /* 10156 */
    {RT_TERM_LAND, 10155, 161, 0, 0}, /* 10157 */
    {RT_TERM_LAND, 10142, 4401, 0, 0}, /* 10158 */
    {RT_TERM_LAND, 10158, 105, 0, 0}, /* 10159 */
    {RT_TERM_LAND, 10158, 161, 0, 0}, /* 10160 */
    {RT_TERM_LAND, 10142, 7702, 0, 0}, /* 10161 */
    {RT_TERM_LAND, 10161, 3802, 0, 0}, /* 10162 */
    {RT_TERM_LAND, 10162, 25, 0, 0}, /* 10163 */
    {RT_TERM_LAND, 10162, 29, 0, 0}, /* 10164 */
    {RT_TERM_LAND, 10161, 3800, 0, 0}, /* 10165 */
    {RT_TERM_LAND, 10165, 25, 0, 0}, /* 10166 */
    {RT_TERM_LAND, 10165, 29, 0, 0}, /* 10167 */
    {RT_TERM_LAND, 10161, 3801, 0, 0}, /* 10168 */
    {RT_TERM_LAND, 10168, 25, 0, 0}, /* 10169 */
    {RT_TERM_LAND, 10168, 29, 0, 0}, /* 10170 */
    {RT_TERM_LAND, 10142, 7713, 0, 0}, /* 10171 */
    {RT_TERM_LAND, 10171, 4391, 0, 0}, /* 10172 */
    {RT_TERM_LAND, 10172, 105, 0, 0}, /* 10173 */
    {RT_TERM_LAND, 10172, 161, 0, 0}, /* 10174 */
    {RT_TERM_LAND, 10171, 4396, 0, 0}, /* 10175 */
    {RT_TERM_LAND, 10175, 105, 0, 0}, /* 10176 */
    {RT_TERM_LAND, 10175, 161, 0, 0}, /* 10177 */
    {RT_TERM_LAND, 10171, 4401, 0, 0}, /* 10178 */
    {RT_TERM_LAND, 10178, 105, 0, 0}, /* 10179 */
    {RT_TERM_LAND, 10178, 161, 0, 0}, /* 10180 */
    {RT_TERM_LAND, 9943, 626, 0, 0}, /* 10181 */
    {RT_TERM_LAND, 10181, 19, 0, 0}, /* 10182 */
    {RT_TERM_LAND, 10182, 3802, 0, 0}, /* 10183 */
    {RT_TERM_LAND, 10183, 25, 0, 0}, /* 10184 */
    {RT_TERM_LAND, 10183, 29, 0, 0}, /* 10185 */
    {RT_TERM_LAND, 10182, 3800, 0, 0}, /* 10186 */
    {RT_TERM_LAND, 10186, 25, 0, 0}, /* 10187 */
    {RT_TERM_LAND, 10186, 29, 0, 0}, /* 10188 */
    {RT_TERM_LAND, 10182, 3801, 0, 0}, /* 10189 */
    {RT_TERM_LAND, 10189, 25, 0, 0}, /* 10190 */
    {RT_TERM_LAND, 10189, 29, 0, 0}, /* 10191 */
    {RT_TERM_LAND, 10182, 4391, 0, 0}, /* 10192 */
    {RT_TERM_LAND, 10192, 105, 0, 0}, /* 10193 */
    {RT_TERM_LAND, 10192, 161, 0, 0}, /* 10194 */
    {RT_TERM_LAND, 10182, 4396, 0, 0}, /* 10195 */
    {RT_TERM_LAND, 10195, 105, 0, 0}, /* 10196 */
    {RT_TERM_LAND, 10195, 161, 0, 0}, /* 10197 */
    {RT_TERM_LAND, 10182, 4401, 0, 0}, /* 10198 */
    {RT_TERM_LAND, 10198, 105, 0, 0}, /* 10199 */
    {RT_TERM_LAND, 10198, 161, 0, 0}, /* 10200 */
    {RT_TERM_LAND, 10182, 7702, 0, 0}, /* 10201 */
    {RT_TERM_LAND, 10201, 4391, 0, 0}, /* 10202 */
    {RT_TERM_LAND, 10202, 105, 0, 0}, /* 10203 */
    {RT_TERM_LAND, 10202, 161, 0, 0}, /* 10204 */
    {RT_TERM_LAND, 10201, 4396, 0, 0}, /* 10205 */
    {RT_TERM_LAND, 10205, 105, 0, 0}, /* 10206 */
    {RT_TERM_LAND, 10205, 161, 0, 0}, /* 10207 */
    {RT_TERM_LAND, 10201, 4401, 0, 0}, /* 10208 */
    {RT_TERM_LAND, 10208, 105, 0, 0}, /* 10209 */
    {RT_TERM_LAND, 10208, 161, 0, 0}, /* 10210 */
    {RT_TERM_LAND, 10182, 7713, 0, 0}, /* 10211 */
    {RT_TERM_LAND, 10211, 3802, 0, 0}, /* 10212 */
    {RT_TERM_LAND, 10212, 25, 0, 0}, /* 10213 */
    {RT_TERM_LAND, 10212, 29, 0, 0}, /* 10214 */
    {RT_TERM_LAND, 10211, 3800, 0, 0}, /* 10215 */
    {RT_TERM_LAND, 10215, 25, 0, 0}, /* 10216 */
    {RT_TERM_LAND, 10215, 29, 0, 0}, /* 10217 */
    {RT_TERM_LAND, 10211, 3801, 0, 0}, /* 10218 */
    {RT_TERM_LAND, 10218, 25, 0, 0}, /* 10219 */
    {RT_TERM_LAND, 10218, 29, 0, 0}, /* 10220 */
    {RT_TERM_LAND, 10181, 246, 0, 0}, /* 10221 */
    {RT_TERM_LAND, 10221, 3802, 0, 0}, /* 10222 */
    {RT_TERM_LAND, 10222, 25, 0, 0}, /* 10223 */
    {RT_TERM_LAND, 10222, 29, 0, 0}, /* 10224 */
    {RT_TERM_LAND, 10221, 3800, 0, 0}, /* 10225 */
    {RT_TERM_LAND, 10225, 25, 0, 0}, /* 10226 */
    {RT_TERM_LAND, 10225, 29, 0, 0}, /* 10227 */
    {RT_TERM_LAND, 10221, 3801, 0, 0}, /* 10228 */
    {RT_TERM_LAND, 10228, 25, 0, 0}, /* 10229 */
    {RT_TERM_LAND, 10228, 29, 0, 0}, /* 10230 */
    {RT_TERM_LAND, 10221, 4391, 0, 0}, /* 10231 */
    {RT_TERM_LAND, 10231, 105, 0, 0}, /* 10232 */
    {RT_TERM_LAND, 10231, 161, 0, 0}, /* 10233 */
    {RT_TERM_LAND, 10221, 4396, 0, 0}, /* 10234 */
    {RT_TERM_LAND, 10234, 105, 0, 0}, /* 10235 */
    {RT_TERM_LAND, 10234, 161, 0, 0}, /* 10236 */
    {RT_TERM_LAND, 10221, 4401, 0, 0}, /* 10237 */
    {RT_TERM_LAND, 10237, 105, 0, 0}, /* 10238 */
    {RT_TERM_LAND, 10237, 161, 0, 0}, /* 10239 */
    {RT_TERM_LAND, 10221, 7702, 0, 0}, /* 10240 */
    {RT_TERM_LAND, 10240, 3802, 0, 0}, /* 10241 */
    {RT_TERM_LAND, 10241, 25, 0, 0}, /* 10242 */
    {RT_TERM_LAND, 10241, 29, 0, 0}, /* 10243 */
    {RT_TERM_LAND, 10240, 3800, 0, 0}, /* 10244 */
    {RT_TERM_LAND, 10244, 25, 0, 0}, /* 10245 */
    {RT_TERM_LAND, 10244, 29, 0, 0}, /* 10246 */
    {RT_TERM_LAND, 10240, 3801, 0, 0}, /* 10247 */
    {RT_TERM_LAND, 10247, 25, 0, 0}, /* 10248 */
    {RT_TERM_LAND, 10247, 29, 0, 0}, /* 10249 */
    {RT_TERM_LAND, 10221, 7713, 0, 0}, /* 10250 */
    {RT_TERM_LAND, 10250, 4391, 0, 0}, /* 10251 */
    {RT_TERM_LAND, 10251, 105, 0, 0}, /* 10252 */
    {RT_TERM_LAND, 10251, 161, 0, 0}, /* 10253 */
    {RT_TERM_LAND, 10250, 4396, 0, 0}, /* 10254 */
    {RT_TERM_LAND, 10254, 105, 0, 0}, /* 10255 */
    {RT_TERM_LAND, 10254, 161, 0, 0}, /* 10256 */
    {RT_TERM_LAND, 10250, 4401, 0, 0}, /* 10257 */
    {RT_TERM_LAND, 10257, 105, 0, 0}, /* 10258 */
    {RT_TERM_LAND, 10257, 161, 0, 0}, /* 10259 */
    {RT_TERM_LNOT, 9942, 0, 0, 0}, /* 10260 */
    {RT_TERM_LAND, 9292, 10260, 0, 0}, /* 10261 */
    {RT_TERM_LAND, 4401, 170, 0, 0}, /* 10262 */
    {RT_TERM_COND, 4355, 1028, 1029, 0}, /* 10263 */
    {RT_TERM_COND, 4358, 9, 10263, 0}, /* 10264 */
    {RT_TERM_LT, 19, 68, 0, 0}, /* 10265 */
    {RT_TERM_LAND, 10264, 10265, 0, 0}, /* 10266 */
    {RT_TERM_LT, 19, 45, 0, 0}, /* 10267 */
    {RT_TERM_LAND, 10266, 10267, 0, 0}, /* 10268 */
    {RT_TERM_LAND, 10268, 126, 0, 0}, /* 10269 */
    {RT_TERM_LAND, 10269, 3802, 0, 0}, /* 10270 */
    {RT_TERM_LAND, 10270, 25, 0, 0}, /* 10271 */
    {RT_TERM_MUL, 100, 6, 0, 0}, /* 10272 */
    {RT_TERM_LAND, 10270, 29, 0, 0}, /* 10273 */
    {RT_TERM_LAND, 10269, 3800, 0, 0}, /* 10274 */
    {RT_TERM_LAND, 10274, 25, 0, 0}, /* 10275 */
    {RT_TERM_LAND, 10274, 29, 0, 0}, /* 10276 */
    {RT_TERM_LAND, 10269, 3801, 0, 0}, /* 10277 */
    {RT_TERM_LAND, 10277, 25, 0, 0}, /* 10278 */
    {RT_TERM_LAND, 10277, 29, 0, 0}, /* 10279 */
    {RT_TERM_LAND, 10269, 4391, 0, 0}, /* 10280 */
    {RT_TERM_LAND, 10280, 105, 0, 0}, /* 10281 */
    {RT_TERM_MUL, 100, 966, 0, 0}, /* 10282 */
    {RT_TERM_LAND, 10280, 161, 0, 0}, /* 10283 */
    {RT_TERM_LAND, 10269, 4396, 0, 0}, /* 10284 */
    {RT_TERM_LAND, 10284, 105, 0, 0}, /* 10285 */
    {RT_TERM_MUL, 332, 224, 0, 0}, /* 10286 */
    {RT_TERM_LAND, 10284, 161, 0, 0}, /* 10287 */
    {RT_TERM_LAND, 10269, 4401, 0, 0}, /* 10288 */
    {RT_TERM_LAND, 10288, 105, 0, 0}, /* 10289 */
    {RT_TERM_LAND, 10288, 161, 0, 0}, /* 10290 */
    {RT_TERM_SLICE, 35, 10272, 0, 8}, /* 10291 */
    {RT_TERM_SEXT, 10291, 0, 0, 8}, /* 10292 */
    {RT_TERM_COND, 25, 10292, 10291, 0}, /* 10293 */
    {RT_TERM_SLICE, 35, 726, 0, 16}, /* 10294 */
    {RT_TERM_SEXT, 10294, 0, 0, 16}, /* 10295 */
    {RT_TERM_COND, 25, 10295, 10294, 0}, /* 10296 */
    {RT_TERM_COND, 3800, 10296, 134, 0}, /* 10297 */
    {RT_TERM_COND, 3802, 10293, 10297, 0}, /* 10298 */
    {RT_TERM_SLICE, 3248, 10282, 0, 8}, /* 10299 */
    {RT_TERM_SEXT, 10299, 0, 0, 8}, /* 10300 */
    {RT_TERM_COND, 105, 10300, 10299, 0}, /* 10301 */
    {RT_TERM_SLICE, 3248, 10286, 0, 16}, /* 10302 */
    {RT_TERM_SEXT, 10302, 0, 0, 16}, /* 10303 */
    {RT_TERM_COND, 105, 10303, 10302, 0}, /* 10304 */
    {RT_TERM_COND, 105, 3249, 3250, 0}, /* 10305 */
    {RT_TERM_SEXT, 170, 0, 0, 16}, /* 10306 */
    {RT_TERM_COND, 105, 10306, 170, 0}, /* 10307 */
    {RT_TERM_COND, 4401, 10305, 10307, 0}, /* 10308 */
    {RT_TERM_COND, 4396, 10304, 10308, 0}, /* 10309 */
    {RT_TERM_COND, 4391, 10301, 10309, 0}, /* 10310 */
    {RT_TERM_LT, 10298, 10310, 0, 0}, /* 10311 */
    {RT_TERM_LNOT, 10311, 0, 0, 0}, /* 10312 */
    {RT_TERM_LAND, 10269, 10312, 0, 0}, /* 10313 */
    {RT_TERM_LAND, 10313, 3802, 0, 0}, /* 10314 */
    {RT_TERM_LAND, 10314, 25, 0, 0}, /* 10315 */
    {RT_TERM_LAND, 10314, 29, 0, 0}, /* 10316 */
    {RT_TERM_LAND, 10313, 3800, 0, 0}, /* 10317 */
    {RT_TERM_LAND, 10317, 25, 0, 0}, /* 10318 */
    {RT_TERM_LAND, 10317, 29, 0, 0}, /* 10319 */
    {RT_TERM_LAND, 10313, 3801, 0, 0}, /* 10320 */
    {RT_TERM_LAND, 10320, 25, 0, 0}, /* 10321 */
    {RT_TERM_LAND, 10320, 29, 0, 0}, /* 10322 */
    {RT_TERM_LAND, 10313, 4391, 0, 0}, /* 10323 */
    {RT_TERM_LAND, 10323, 105, 0, 0}, /* 10324 */
    {RT_TERM_LAND, 10323, 161, 0, 0}, /* 10325 */
    {RT_TERM_LAND, 10313, 4396, 0, 0}, /* 10326 */
    {RT_TERM_LAND, 10326, 105, 0, 0}, /* 10327 */
    {RT_TERM_LAND, 10326, 161, 0, 0}, /* 10328 */
    {RT_TERM_LAND, 10313, 4401, 0, 0}, /* 10329 */
    {RT_TERM_LAND, 10329, 105, 0, 0}, /* 10330 */
    {RT_TERM_LAND, 10329, 161, 0, 0}, /* 10331 */
    {RT_TERM_LNOT, 126, 0, 0, 0}, /* 10332 */
    {RT_TERM_LAND, 10268, 10332, 0, 0}, /* 10333 */
    {RT_TERM_LAND, 10333, 3802, 0, 0}, /* 10334 */
    {RT_TERM_LAND, 10334, 25, 0, 0}, /* 10335 */
    {RT_TERM_LAND, 10334, 29, 0, 0}, /* 10336 */
    {RT_TERM_LAND, 10333, 3800, 0, 0}, /* 10337 */
    {RT_TERM_LAND, 10337, 25, 0, 0}, /* 10338 */
    {RT_TERM_LAND, 10337, 29, 0, 0}, /* 10339 */
    {RT_TERM_LAND, 10333, 3801, 0, 0}, /* 10340 */
    {RT_TERM_LAND, 10340, 25, 0, 0}, /* 10341 */
    {RT_TERM_LAND, 10340, 29, 0, 0}, /* 10342 */
    {RT_TERM_LAND, 10333, 4391, 0, 0}, /* 10343 */
    {RT_TERM_LAND, 10343, 105, 0, 0}, /* 10344 */
    {RT_TERM_LAND, 10343, 161, 0, 0}, /* 10345 */
    {RT_TERM_LAND, 10333, 4396, 0, 0}, /* 10346 */
    {RT_TERM_LAND, 10346, 105, 0, 0}, /* 10347 */
    {RT_TERM_LAND, 10346, 161, 0, 0}, /* 10348 */
    {RT_TERM_LAND, 10333, 4401, 0, 0}, /* 10349 */
    {RT_TERM_LAND, 10349, 105, 0, 0}, /* 10350 */
    {RT_TERM_LAND, 10349, 161, 0, 0}, /* 10351 */
    {RT_TERM_LAND, 10333, 10312, 0, 0}, /* 10352 */
    {RT_TERM_LAND, 10352, 3802, 0, 0}, /* 10353 */
    {RT_TERM_LAND, 10353, 25, 0, 0}, /* 10354 */
    {RT_TERM_LAND, 10353, 29, 0, 0}, /* 10355 */
    {RT_TERM_LAND, 10352, 3800, 0, 0}, /* 10356 */
    {RT_TERM_LAND, 10356, 25, 0, 0}, /* 10357 */
    {RT_TERM_LAND, 10356, 29, 0, 0}, /* 10358 */
    {RT_TERM_LAND, 10352, 3801, 0, 0}, /* 10359 */
    {RT_TERM_LAND, 10359, 25, 0, 0}, /* 10360 */
    {RT_TERM_LAND, 10359, 29, 0, 0}, /* 10361 */
    {RT_TERM_LAND, 10352, 4391, 0, 0}, /* 10362 */
    {RT_TERM_LAND, 10362, 105, 0, 0}, /* 10363 */
    {RT_TERM_LAND, 10362, 161, 0, 0}, /* 10364 */
    {RT_TERM_LAND, 10352, 4396, 0, 0}, /* 10365 */
    {RT_TERM_LAND, 10365, 105, 0, 0}, /* 10366 */
    {RT_TERM_LAND, 10365, 161, 0, 0}, /* 10367 */
    {RT_TERM_LAND, 10352, 4401, 0, 0}, /* 10368 */
    {RT_TERM_LAND, 10368, 105, 0, 0}, /* 10369 */
    {RT_TERM_LAND, 10368, 161, 0, 0}, /* 10370 */
    {RT_TERM_LNOT, 10267, 0, 0, 0}, /* 10371 */
    {RT_TERM_LAND, 10266, 10371, 0, 0}, /* 10372 */
    {RT_TERM_LAND, 10372, 188, 0, 0}, /* 10373 */
    {RT_TERM_LAND, 10373, 3802, 0, 0}, /* 10374 */
    {RT_TERM_LAND, 10374, 25, 0, 0}, /* 10375 */
    {RT_TERM_LAND, 10374, 29, 0, 0}, /* 10376 */
    {RT_TERM_LAND, 10373, 3800, 0, 0}, /* 10377 */
    {RT_TERM_LAND, 10377, 25, 0, 0}, /* 10378 */
    {RT_TERM_LAND, 10377, 29, 0, 0}, /* 10379 */
    {RT_TERM_LAND, 10373, 3801, 0, 0}, /* 10380 */
    {RT_TERM_LAND, 10380, 25, 0, 0}, /* 10381 */
    {RT_TERM_LAND, 10380, 29, 0, 0}, /* 10382 */
    {RT_TERM_LAND, 10373, 4391, 0, 0}, /* 10383 */
    {RT_TERM_LAND, 10383, 105, 0, 0}, /* 10384 */
    {RT_TERM_LAND, 10383, 161, 0, 0}, /* 10385 */
    {RT_TERM_LAND, 10373, 4396, 0, 0}, /* 10386 */
    {RT_TERM_LAND, 10386, 105, 0, 0}, /* 10387 */
    {RT_TERM_LAND, 10386, 161, 0, 0}, /* 10388 */
    {RT_TERM_LAND, 10373, 4401, 0, 0}, /* 10389 */
    {RT_TERM_LAND, 10389, 105, 0, 0}, /* 10390 */
    {RT_TERM_LAND, 10389, 161, 0, 0}, /* 10391 */
    {RT_TERM_LAND, 10373, 10312, 0, 0}, /* 10392 */
    {RT_TERM_LAND, 10392, 3802, 0, 0}, /* 10393 */
    {RT_TERM_LAND, 10393, 25, 0, 0}, /* 10394 */
    {RT_TERM_LAND, 10393, 29, 0, 0}, /* 10395 */
    {RT_TERM_LAND, 10392, 3800, 0, 0}, /* 10396 */
    {RT_TERM_LAND, 10396, 25, 0, 0}, /* 10397 */
    {RT_TERM_LAND, 10396, 29, 0, 0}, /* 10398 */
    {RT_TERM_LAND, 10392, 3801, 0, 0}, /* 10399 */
    {RT_TERM_LAND, 10399, 25, 0, 0}, /* 10400 */
    {RT_TERM_LAND, 10399, 29, 0, 0}, /* 10401 */
    {RT_TERM_LAND, 10392, 4391, 0, 0}, /* 10402 */
    {RT_TERM_LAND, 10402, 105, 0, 0}, /* 10403 */
    {RT_TERM_LAND, 10402, 161, 0, 0}, /* 10404 */
    {RT_TERM_LAND, 10392, 4396, 0, 0}, /* 10405 */
    {RT_TERM_LAND, 10405, 105, 0, 0}, /* 10406 */
    {RT_TERM_LAND, 10405, 161, 0, 0}, /* 10407 */
    {RT_TERM_LAND, 10392, 4401, 0, 0}, /* 10408 */
    {RT_TERM_LAND, 10408, 105, 0, 0}, /* 10409 */
    {RT_TERM_LAND, 10408, 161, 0, 0}, /* 10410 */
    {RT_TERM_LNOT, 188, 0, 0, 0}, /* 10411 */
    {RT_TERM_LAND, 10372, 10411, 0, 0}, /* 10412 */
    {RT_TERM_LAND, 10412, 3802, 0, 0}, /* 10413 */
    {RT_TERM_LAND, 10413, 25, 0, 0}, /* 10414 */
    {RT_TERM_LAND, 10413, 29, 0, 0}, /* 10415 */
    {RT_TERM_LAND, 10412, 3800, 0, 0}, /* 10416 */
    {RT_TERM_LAND, 10416, 25, 0, 0}, /* 10417 */
    {RT_TERM_LAND, 10416, 29, 0, 0}, /* 10418 */
    {RT_TERM_LAND, 10412, 3801, 0, 0}, /* 10419 */
    {RT_TERM_LAND, 10419, 25, 0, 0}, /* 10420 */
    {RT_TERM_LAND, 10419, 29, 0, 0}, /* 10421 */
    {RT_TERM_LAND, 10412, 4391, 0, 0}, /* 10422 */
    {RT_TERM_LAND, 10422, 105, 0, 0}, /* 10423 */
    {RT_TERM_LAND, 10422, 161, 0, 0}, /* 10424 */
    {RT_TERM_LAND, 10412, 4396, 0, 0}, /* 10425 */
    {RT_TERM_LAND, 10425, 105, 0, 0}, /* 10426 */
    {RT_TERM_LAND, 10425, 161, 0, 0}, /* 10427 */
    {RT_TERM_LAND, 10412, 4401, 0, 0}, /* 10428 */
    {RT_TERM_LAND, 10428, 105, 0, 0}, /* 10429 */
    {RT_TERM_LAND, 10428, 161, 0, 0}, /* 10430 */
    {RT_TERM_LAND, 10412, 10312, 0, 0}, /* 10431 */
    {RT_TERM_LAND, 10431, 3802, 0, 0}, /* 10432 */
    {RT_TERM_LAND, 10432, 25, 0, 0}, /* 10433 */
    {RT_TERM_LAND, 10432, 29, 0, 0}, /* 10434 */
    {RT_TERM_LAND, 10431, 3800, 0, 0}, /* 10435 */
    {RT_TERM_LAND, 10435, 25, 0, 0}, /* 10436 */
    {RT_TERM_LAND, 10435, 29, 0, 0}, /* 10437 */
    {RT_TERM_LAND, 10431, 3801, 0, 0}, /* 10438 */
    {RT_TERM_LAND, 10438, 25, 0, 0}, /* 10439 */
    {RT_TERM_LAND, 10438, 29, 0, 0}, /* 10440 */
    {RT_TERM_LAND, 10431, 4391, 0, 0}, /* 10441 */
    {RT_TERM_LAND, 10441, 105, 0, 0}, /* 10442 */
    {RT_TERM_LAND, 10441, 161, 0, 0}, /* 10443 */
    {RT_TERM_LAND, 10431, 4396, 0, 0}, /* 10444 */
    {RT_TERM_LAND, 10444, 105, 0, 0}, /* 10445 */
    {RT_TERM_LAND, 10444, 161, 0, 0}, /* 10446 */
    {RT_TERM_LAND, 10431, 4401, 0, 0}, /* 10447 */
    {RT_TERM_LAND, 10447, 105, 0, 0}, /* 10448 */
    {RT_TERM_LAND, 10447, 161, 0, 0}, /* 10449 */
    {RT_TERM_LNOT, 10265, 0, 0, 0}, /* 10450 */
    {RT_TERM_LAND, 10264, 10450, 0, 0}, /* 10451 */
    {RT_TERM_EQ, 19, 68, 0, 0}, /* 10452 */
    {RT_TERM_LAND, 10451, 10452, 0, 0}, /* 10453 */
    {RT_TERM_LAND, 10453, 3802, 0, 0}, /* 10454 */
    {RT_TERM_LAND, 10454, 25, 0, 0}, /* 10455 */
    {RT_TERM_LAND, 10454, 29, 0, 0}, /* 10456 */
    {RT_TERM_LAND, 10453, 3800, 0, 0}, /* 10457 */
    {RT_TERM_LAND, 10457, 25, 0, 0}, /* 10458 */
    {RT_TERM_LAND, 10457, 29, 0, 0}, /* 10459 */
    {RT_TERM_LAND, 10453, 3801, 0, 0}, /* 10460 */
    {RT_TERM_LAND, 10460, 25, 0, 0}, /* 10461 */
    {RT_TERM_LAND, 10460, 29, 0, 0}, /* 10462 */
    {RT_TERM_LAND, 10453, 4391, 0, 0}, /* 10463 */
    {RT_TERM_LAND, 10463, 105, 0, 0}, /* 10464 */
    {RT_TERM_LAND, 10463, 161, 0, 0}, /* 10465 */
    {RT_TERM_LAND, 10453, 4396, 0, 0}, /* 10466 */
    {RT_TERM_LAND, 10466, 105, 0, 0}, /* 10467 */
    {RT_TERM_LAND, 10466, 161, 0, 0}, /* 10468 */
    {RT_TERM_LAND, 10453, 4401, 0, 0}, /* 10469 */
    {RT_TERM_LAND, 10469, 105, 0, 0}, /* 10470 */
    {RT_TERM_LAND, 10469, 161, 0, 0}, /* 10471 */
    {RT_TERM_LAND, 10453, 10312, 0, 0}, /* 10472 */
    {RT_TERM_LAND, 10472, 3802, 0, 0}, /* 10473 */
    {RT_TERM_LAND, 10473, 25, 0, 0}, /* 10474 */
    {RT_TERM_LAND, 10473, 29, 0, 0}, /* 10475 */
    {RT_TERM_LAND, 10472, 3800, 0, 0}, /* 10476 */
    {RT_TERM_LAND, 10476, 25, 0, 0}, /* 10477 */
    {RT_TERM_LAND, 10476, 29, 0, 0}, /* 10478 */
    {RT_TERM_LAND, 10472, 3801, 0, 0}, /* 10479 */
    {RT_TERM_LAND, 10479, 25, 0, 0}, /* 10480 */
    {RT_TERM_LAND, 10479, 29, 0, 0}, /* 10481 */
    {RT_TERM_LAND, 10472, 4391, 0, 0}, /* 10482 */
    {RT_TERM_LAND, 10482, 105, 0, 0}, /* 10483 */
    {RT_TERM_LAND, 10482, 161, 0, 0}, /* 10484 */
    {RT_TERM_LAND, 10472, 4396, 0, 0}, /* 10485 */
    {RT_TERM_LAND, 10485, 105, 0, 0}, /* 10486 */
    {RT_TERM_LAND, 10485, 161, 0, 0}, /* 10487 */
    {RT_TERM_LAND, 10472, 4401, 0, 0}, /* 10488 */
    {RT_TERM_LAND, 10488, 105, 0, 0}, /* 10489 */
    {RT_TERM_LAND, 10488, 161, 0, 0}, /* 10490 */
    {RT_TERM_LNOT, 10452, 0, 0, 0}, /* 10491 */
    {RT_TERM_LAND, 10451, 10491, 0, 0}, /* 10492 */
    {RT_TERM_EQ, 19, 95, 0, 0}, /* 10493 */
    {RT_TERM_LNOT, 10493, 0, 0, 0}, /* 10494 */
    {RT_TERM_LAND, 10492, 10494, 0, 0}, /* 10495 */
    {RT_TERM_LAND, 10495, 3802, 0, 0}, /* 10496 */
    {RT_TERM_LAND, 10496, 25, 0, 0}, /* 10497 */
    {RT_TERM_LAND, 10496, 29, 0, 0}, /* 10498 */
    {RT_TERM_LAND, 10495, 3800, 0, 0}, /* 10499 */
    {RT_TERM_LAND, 10499, 25, 0, 0}, /* 10500 */
    {RT_TERM_LAND, 10499, 29, 0, 0}, /* 10501 */
    {RT_TERM_LAND, 10495, 3801, 0, 0}, /* 10502 */
    {RT_TERM_LAND, 10502, 25, 0, 0}, /* 10503 */
    {RT_TERM_LAND, 10502, 29, 0, 0}, /* 10504 */
    {RT_TERM_LAND, 10495, 4391, 0, 0}, /* 10505 */
    {RT_TERM_LAND, 10505, 105, 0, 0}, /* 10506 */
    {RT_TERM_LAND, 10505, 161, 0, 0}, /* 10507 */
    {RT_TERM_LAND, 10495, 4396, 0, 0}, /* 10508 */
    {RT_TERM_LAND, 10508, 105, 0, 0}, /* 10509 */
    {RT_TERM_LAND, 10508, 161, 0, 0}, /* 10510 */
    {RT_TERM_LAND, 10495, 4401, 0, 0}, /* 10511 */
    {RT_TERM_LAND, 10511, 105, 0, 0}, /* 10512 */
    {RT_TERM_LAND, 10511, 161, 0, 0}, /* 10513 */
    {RT_TERM_LAND, 10495, 10312, 0, 0}, /* 10514 */
    {RT_TERM_LAND, 10514, 3802, 0, 0}, /* 10515 */
    {RT_TERM_LAND, 10515, 25, 0, 0}, /* 10516 */
    {RT_TERM_LAND, 10515, 29, 0, 0}, /* 10517 */
    {RT_TERM_LAND, 10514, 3800, 0, 0}, /* 10518 */
    {RT_TERM_LAND, 10518, 25, 0, 0}, /* 10519 */
    {RT_TERM_LAND, 10518, 29, 0, 0}, /* 10520 */
    {RT_TERM_LAND, 10514, 3801, 0, 0}, /* 10521 */
    {RT_TERM_LAND, 10521, 25, 0, 0}, /* 10522 */
    {RT_TERM_LAND, 10521, 29, 0, 0}, /* 10523 */
    {RT_TERM_LAND, 10514, 4391, 0, 0}, /* 10524 */
    {RT_TERM_LAND, 10524, 105, 0, 0}, /* 10525 */
    {RT_TERM_LAND, 10524, 161, 0, 0}, /* 10526 */
    {RT_TERM_LAND, 10514, 4396, 0, 0}, /* 10527 */
    {RT_TERM_LAND, 10527, 105, 0, 0}, /* 10528 */
    {RT_TERM_LAND, 10527, 161, 0, 0}, /* 10529 */
    {RT_TERM_LAND, 10514, 4401, 0, 0}, /* 10530 */
    {RT_TERM_LAND, 10530, 105, 0, 0}, /* 10531 */
    {RT_TERM_LAND, 10530, 161, 0, 0}, /* 10532 */
    {RT_TERM_EQ, 10298, 10310, 0, 0}, /* 10533 */
    {RT_TERM_COND, 10533, 45, 68, 0}, /* 10534 */
    {RT_TERM_COND, 10311, 9, 10534, 0}, /* 10535 */
    {RT_TERM_BAND, 14, 10535, 0, 0}, /* 10536 */
    {RT_TERM_NE, 10536, 2, 0, 0}, /* 10537 */
    {RT_TERM_COND, 10537, 9, 2, 0}, /* 10538 */
    {RT_TERM_SLICE, 10538, 2, 0, 32}, /* 10539 */
    {RT_TERM_REG, 121, 0, 0, 0}, /* 10540 */
    {RT_TERM_LT, 10539, 10540, 0, 0}, /* 10541 */
    {RT_TERM_EQ, 19, 85, 0, 0}, /* 10542 */
    {RT_TERM_EQ, 10541, 10542, 0, 0}, /* 10543 */
    {RT_TERM_LOR, 10493, 10543, 0, 0}, /* 10544 */
    {RT_TERM_LAND, 10492, 10544, 0, 0}, /* 10545 */
    {RT_TERM_LAND, 10545, 3802, 0, 0}, /* 10546 */
    {RT_TERM_LAND, 10546, 25, 0, 0}, /* 10547 */
    {RT_TERM_LAND, 10546, 29, 0, 0}, /* 10548 */
    {RT_TERM_LAND, 10545, 3800, 0, 0}, /* 10549 */
    {RT_TERM_LAND, 10549, 25, 0, 0}, /* 10550 */
    {RT_TERM_LAND, 10549, 29, 0, 0}, /* 10551 */
    {RT_TERM_LAND, 10545, 3801, 0, 0}, /* 10552 */
    {RT_TERM_LAND, 10552, 25, 0, 0}, /* 10553 */
    {RT_TERM_LAND, 10552, 29, 0, 0}, /* 10554 */
    {RT_TERM_LAND, 10545, 4391, 0, 0}, /* 10555 */
    {RT_TERM_LAND, 10555, 105, 0, 0}, /* 10556 */
    {RT_TERM_LAND, 10555, 161, 0, 0}, /* 10557 */
    {RT_TERM_LAND, 10545, 4396, 0, 0}, /* 10558 */
    {RT_TERM_LAND, 10558, 105, 0, 0}, /* 10559 */
    {RT_TERM_LAND, 10558, 161, 0, 0}, /* 10560 */
    {RT_TERM_LAND, 10545, 4401, 0, 0}, /* 10561 */
    {RT_TERM_LAND, 10561, 105, 0, 0}, /* 10562 */
    {RT_TERM_LAND, 10561, 161, 0, 0}, /* 10563 */
    {RT_TERM_LAND, 10545, 10312, 0, 0}, /* 10564 */
    {RT_TERM_LAND, 10564, 3802, 0, 0}, /* 10565 */
    {RT_TERM_LAND, 10565, 25, 0, 0}, /* 10566 */
    {RT_TERM_LAND, 10565, 29, 0, 0}, /* 10567 */
    {RT_TERM_LAND, 10564, 3800, 0, 0}, /* 10568 */
    {RT_TERM_LAND, 10568, 25, 0, 0}, /* 10569 */
    {RT_TERM_LAND, 10568, 29, 0, 0}, /* 10570 */
    {RT_TERM_LAND, 10564, 3801, 0, 0}, /* 10571 */
    {RT_TERM_LAND, 10571, 25, 0, 0}, /* 10572 */
    {RT_TERM_LAND, 10571, 29, 0, 0}, /* 10573 */
    {RT_TERM_LAND, 10564, 4391, 0, 0}, /* 10574 */
    {RT_TERM_LAND, 10574, 105, 0, 0}, /* 10575 */
    {RT_TERM_LAND, 10574, 161, 0, 0}, /* 10576 */
    {RT_TERM_LAND, 10564, 4396, 0, 0}, /* 10577 */
    {RT_TERM_LAND, 10577, 105, 0, 0}, /* 10578 */
    {RT_TERM_LAND, 10577, 161, 0, 0}, /* 10579 */
    {RT_TERM_LAND, 10564, 4401, 0, 0}, /* 10580 */
    {RT_TERM_LAND, 10580, 105, 0, 0}, /* 10581 */
    {RT_TERM_LAND, 10580, 161, 0, 0}, /* 10582 */
    {RT_TERM_LNOT, 10544, 0, 0, 0}, /* 10583 */
    {RT_TERM_LAND, 10492, 10583, 0, 0}, /* 10584 */
    {RT_TERM_LAND, 3801, 1, 0, 0}, /* 10585 */
    {RT_TERM_LAND, 4401, 136, 0, 0}, /* 10586 */
    {RT_TERM_LINE, 8, 0, 0, 1}, /* 10587 */
    {RT_TERM_LINE, 8, 0, 0, 2}, /* 10588 */
    {RT_TERM_LINE, 8, 0, 0, 0}, /* 10589 */
    {RT_TERM_COND, 10587, 1028, 1029, 0}, /* 10590 */
    {RT_TERM_COND, 10589, 9, 10590, 0}, /* 10591 */
    {RT_TERM_LAND, 10591, 126, 0, 0}, /* 10592 */
    {RT_TERM_LAND, 10592, 3802, 0, 0}, /* 10593 */
    {RT_TERM_LAND, 10593, 25, 0, 0}, /* 10594 */
    {RT_TERM_LAND, 10593, 29, 0, 0}, /* 10595 */
    {RT_TERM_LAND, 10592, 3800, 0, 0}, /* 10596 */
    {RT_TERM_LAND, 10596, 25, 0, 0}, /* 10597 */
    {RT_TERM_LAND, 10596, 29, 0, 0}, /* 10598 */
    {RT_TERM_LAND, 10592, 3801, 0, 0}, /* 10599 */
    {RT_TERM_LAND, 10599, 25, 0, 0}, /* 10600 */
    {RT_TERM_LAND, 10599, 29, 0, 0}, /* 10601 */
    {RT_TERM_LAND, 10592, 4391, 0, 0}, /* 10602 */
    {RT_TERM_LAND, 10602, 105, 0, 0}, /* 10603 */
    {RT_TERM_LAND, 10602, 161, 0, 0}, /* 10604 */
    {RT_TERM_LAND, 10592, 4396, 0, 0}, /* 10605 */
    {RT_TERM_LAND, 10605, 105, 0, 0}, /* 10606 */
    {RT_TERM_LAND, 10605, 161, 0, 0}, /* 10607 */
    {RT_TERM_LAND, 10592, 4401, 0, 0}, /* 10608 */
    {RT_TERM_LAND, 10608, 105, 0, 0}, /* 10609 */
    {RT_TERM_LAND, 10608, 161, 0, 0}, /* 10610 */
    {RT_TERM_LAND, 10592, 10312, 0, 0}, /* 10611 */
    {RT_TERM_LAND, 10611, 3802, 0, 0}, /* 10612 */
    {RT_TERM_LAND, 10612, 25, 0, 0}, /* 10613 */
    {RT_TERM_LAND, 10612, 29, 0, 0}, /* 10614 */
    {RT_TERM_LAND, 10611, 3800, 0, 0}, /* 10615 */
    {RT_TERM_LAND, 10615, 25, 0, 0}, /* 10616 */
    {RT_TERM_LAND, 10615, 29, 0, 0}, /* 10617 */
    {RT_TERM_LAND, 10611, 3801, 0, 0}, /* 10618 */
    {RT_TERM_LAND, 10618, 25, 0, 0}, /* 10619 */
    {RT_TERM_LAND, 10618, 29, 0, 0}, /* 10620 */
    {RT_TERM_LAND, 10611, 4391, 0, 0}, /* 10621 */
    {RT_TERM_LAND, 10621, 105, 0, 0}, /* 10622 */
    {RT_TERM_LAND, 10621, 161, 0, 0}, /* 10623 */
    {RT_TERM_LAND, 10611, 4396, 0, 0}, /* 10624 */
    {RT_TERM_LAND, 10624, 105, 0, 0}, /* 10625 */
    {RT_TERM_LAND, 10624, 161, 0, 0}, /* 10626 */
    {RT_TERM_LAND, 10611, 4401, 0, 0}, /* 10627 */
    {RT_TERM_LAND, 10627, 105, 0, 0}, /* 10628 */
    {RT_TERM_LAND, 10627, 161, 0, 0}, /* 10629 */
    {RT_TERM_LAND, 10592, 10537, 0, 0}, /* 10630 */
    {RT_TERM_LAND, 10591, 171, 0, 0}, /* 10631 */
    {RT_TERM_LAND, 10631, 3802, 0, 0}, /* 10632 */
    {RT_TERM_LAND, 10632, 25, 0, 0}, /* 10633 */
    {RT_TERM_LAND, 10632, 29, 0, 0}, /* 10634 */
    {RT_TERM_LAND, 10631, 3800, 0, 0}, /* 10635 */
    {RT_TERM_LAND, 10635, 25, 0, 0}, /* 10636 */
    {RT_TERM_LAND, 10635, 29, 0, 0}, /* 10637 */
    {RT_TERM_LAND, 10631, 3801, 0, 0}, /* 10638 */
    {RT_TERM_LAND, 10638, 25, 0, 0}, /* 10639 */
    {RT_TERM_LAND, 10638, 29, 0, 0}, /* 10640 */
    {RT_TERM_LAND, 10631, 4391, 0, 0}, /* 10641 */
    {RT_TERM_LAND, 10641, 105, 0, 0}, /* 10642 */
    {RT_TERM_LAND, 10641, 161, 0, 0}, /* 10643 */
    {RT_TERM_LAND, 10631, 4396, 0, 0}, /* 10644 */
    {RT_TERM_LAND, 10644, 105, 0, 0}, /* 10645 */
    {RT_TERM_LAND, 10644, 161, 0, 0}, /* 10646 */
    {RT_TERM_LAND, 10631, 4401, 0, 0}, /* 10647 */
    {RT_TERM_LAND, 10647, 105, 0, 0}, /* 10648 */
    {RT_TERM_LAND, 10647, 161, 0, 0}, /* 10649 */
    {RT_TERM_LAND, 10631, 10312, 0, 0}, /* 10650 */
    {RT_TERM_LAND, 10650, 3802, 0, 0}, /* 10651 */
    {RT_TERM_LAND, 10651, 25, 0, 0}, /* 10652 */
    {RT_TERM_LAND, 10651, 29, 0, 0}, /* 10653 */
    {RT_TERM_LAND, 10650, 3800, 0, 0}, /* 10654 */
    {RT_TERM_LAND, 10654, 25, 0, 0}, /* 10655 */
    {RT_TERM_LAND, 10654, 29, 0, 0}, /* 10656 */
    {RT_TERM_LAND, 10650, 3801, 0, 0}, /* 10657 */
    {RT_TERM_LAND, 10657, 25, 0, 0}, /* 10658 */
    {RT_TERM_LAND, 10657, 29, 0, 0}, /* 10659 */
    {RT_TERM_LAND, 10650, 4391, 0, 0}, /* 10660 */
    {RT_TERM_LAND, 10660, 105, 0, 0}, /* 10661 */
    {RT_TERM_LAND, 10660, 161, 0, 0}, /* 10662 */
    {RT_TERM_LAND, 10650, 4396, 0, 0}, /* 10663 */
    {RT_TERM_LAND, 10663, 105, 0, 0}, /* 10664 */
    {RT_TERM_LAND, 10663, 161, 0, 0}, /* 10665 */
    {RT_TERM_LAND, 10650, 4401, 0, 0}, /* 10666 */
    {RT_TERM_LAND, 10666, 105, 0, 0}, /* 10667 */
    {RT_TERM_LAND, 10666, 161, 0, 0}, /* 10668 */
    {RT_TERM_LNOT, 10537, 0, 0, 0}, /* 10669 */
    {RT_TERM_LAND, 10631, 10669, 0, 0}, /* 10670 */
    {RT_TERM_LAND, 10591, 188, 0, 0}, /* 10671 */
    {RT_TERM_LAND, 10671, 3802, 0, 0}, /* 10672 */
    {RT_TERM_LAND, 10672, 25, 0, 0}, /* 10673 */
    {RT_TERM_LAND, 10672, 29, 0, 0}, /* 10674 */
    {RT_TERM_LAND, 10671, 3800, 0, 0}, /* 10675 */
    {RT_TERM_LAND, 10675, 25, 0, 0}, /* 10676 */
    {RT_TERM_LAND, 10675, 29, 0, 0}, /* 10677 */
    {RT_TERM_LAND, 10671, 3801, 0, 0}, /* 10678 */
    {RT_TERM_LAND, 10678, 25, 0, 0}, /* 10679 */
    {RT_TERM_LAND, 10678, 29, 0, 0}, /* 10680 */
    {RT_TERM_LAND, 10671, 4391, 0, 0}, /* 10681 */
    {RT_TERM_LAND, 10681, 105, 0, 0}, /* 10682 */
    {RT_TERM_LAND, 10681, 161, 0, 0}, /* 10683 */
    {RT_TERM_LAND, 10671, 4396, 0, 0}, /* 10684 */
    {RT_TERM_LAND, 10684, 105, 0, 0}, /* 10685 */
    {RT_TERM_LAND, 10684, 161, 0, 0}, /* 10686 */
    {RT_TERM_LAND, 10671, 4401, 0, 0}, /* 10687 */
    {RT_TERM_LAND, 10687, 105, 0, 0}, /* 10688 */
    {RT_TERM_LAND, 10687, 161, 0, 0}, /* 10689 */
    {RT_TERM_LAND, 10671, 10312, 0, 0}, /* 10690 */
    {RT_TERM_LAND, 10690, 3802, 0, 0}, /* 10691 */
    {RT_TERM_LAND, 10691, 25, 0, 0}, /* 10692 */
    {RT_TERM_LAND, 10691, 29, 0, 0}, /* 10693 */
    {RT_TERM_LAND, 10690, 3800, 0, 0}, /* 10694 */
    {RT_TERM_LAND, 10694, 25, 0, 0}, /* 10695 */
    {RT_TERM_LAND, 10694, 29, 0, 0}, /* 10696 */
    {RT_TERM_LAND, 10690, 3801, 0, 0}, /* 10697 */
    {RT_TERM_LAND, 10697, 25, 0, 0}, /* 10698 */
    {RT_TERM_LAND, 10697, 29, 0, 0}, /* 10699 */
    {RT_TERM_LAND, 10690, 4391, 0, 0}, /* 10700 */
    {RT_TERM_LAND, 10700, 105, 0, 0}, /* 10701 */
    {RT_TERM_LAND, 10700, 161, 0, 0}, /* 10702 */
    {RT_TERM_LAND, 10690, 4396, 0, 0}, /* 10703 */
    {RT_TERM_LAND, 10703, 105, 0, 0}, /* 10704 */
    {RT_TERM_LAND, 10703, 161, 0, 0}, /* 10705 */
    {RT_TERM_LAND, 10690, 4401, 0, 0}, /* 10706 */
    {RT_TERM_LAND, 10706, 105, 0, 0}, /* 10707 */
    {RT_TERM_LAND, 10706, 161, 0, 0}, /* 10708 */
    {RT_TERM_LAND, 10592, 10669, 0, 0}, /* 10709 */
    {RT_TERM_LAND, 10631, 10537, 0, 0}, /* 10710 */
    {RT_TERM_LINE, 10, 0, 0, 1}, /* 10711 */
    {RT_TERM_LINE, 10, 0, 0, 2}, /* 10712 */
    {RT_TERM_LINE, 10, 0, 0, 0}, /* 10713 */
    {RT_TERM_COND, 10711, 1227, 1228, 0}, /* 10714 */
    {RT_TERM_COND, 10713, 9, 10714, 0}, /* 10715 */
    {RT_TERM_LAND, 10715, 4391, 0, 0}, /* 10716 */
    {RT_TERM_LAND, 10716, 4358, 0, 0}, /* 10717 */
    {RT_TERM_LAND, 10717, 14, 0, 0}, /* 10718 */
    {RT_TERM_LAND, 10717, 2919, 0, 0}, /* 10719 */
    {RT_TERM_LAND, 10716, 4355, 0, 0}, /* 10720 */
    {RT_TERM_LAND, 10720, 14, 0, 0}, /* 10721 */
    {RT_TERM_LAND, 10720, 2919, 0, 0}, /* 10722 */
    {RT_TERM_LAND, 10716, 4357, 0, 0}, /* 10723 */
    {RT_TERM_LAND, 10723, 14, 0, 0}, /* 10724 */
    {RT_TERM_LAND, 10723, 2919, 0, 0}, /* 10725 */
    {RT_TERM_LAND, 10715, 4396, 0, 0}, /* 10726 */
    {RT_TERM_LAND, 10726, 14, 0, 0}, /* 10727 */
    {RT_TERM_LAND, 10726, 2919, 0, 0}, /* 10728 */
    {RT_TERM_LAND, 10715, 4401, 0, 0}, /* 10729 */
    {RT_TERM_LAND, 10729, 14, 0, 0}, /* 10730 */
    {RT_TERM_LAND, 10729, 2919, 0, 0}, /* 10731 */
    {RT_TERM_LINE, 6, 0, 0, 3}, /* 10732 */
    {RT_TERM_LAND, 10715, 10732, 0, 0}, /* 10733 */
    {RT_TERM_LAND, 10733, 14, 0, 0}, /* 10734 */
    {RT_TERM_LAND, 10733, 2919, 0, 0}, /* 10735 */
    {RT_TERM_LAND, 10715, 10589, 0, 0}, /* 10736 */
    {RT_TERM_LAND, 10736, 25, 0, 0}, /* 10737 */
    {RT_TERM_LAND, 10736, 29, 0, 0}, /* 10738 */
    {RT_TERM_LAND, 10715, 10587, 0, 0}, /* 10739 */
    {RT_TERM_LAND, 10739, 25, 0, 0}, /* 10740 */
    {RT_TERM_LAND, 10739, 29, 0, 0}, /* 10741 */
    {RT_TERM_LAND, 10715, 10588, 0, 0}, /* 10742 */
    {RT_TERM_LAND, 10742, 25, 0, 0}, /* 10743 */
    {RT_TERM_LAND, 10742, 29, 0, 0}, /* 10744 */
    {RT_TERM_LINE, 9, 0, 0, 0}, /* 10745 */
    {RT_TERM_LAND, 10715, 10745, 0, 0}, /* 10746 */
    {RT_TERM_LINE, 9, 0, 0, 1}, /* 10747 */
    {RT_TERM_LAND, 10715, 10747, 0, 0}, /* 10748 */
    {RT_TERM_LAND, 4391, 4357, 0, 0}, /* 10749 */
    {RT_TERM_LAND, 10749, 4, 0, 0}, /* 10750 */
    {RT_TERM_LAND, 10732, 4, 0, 0}, /* 10751 */
    {RT_TERM_LAND, 10588, 224, 0, 0}, /* 10752 */
    {RT_TERM_LAND, 10745, 997, 0, 0}, /* 10753 */
    {RT_TERM_LAND, 10747, 997, 0, 0}, /* 10754 */
    {RT_TERM_COND, 4396, 998, 999, 0}, /* 10755 */
    {RT_TERM_COND, 4391, 9, 10755, 0}, /* 10756 */
    {RT_TERM_LAND, 10756, 4363, 0, 0}, /* 10757 */
    {RT_TERM_LAND, 10757, 4365, 0, 0}, /* 10758 */
    {RT_TERM_LAND, 10758, 212, 0, 0}, /* 10759 */
    {RT_TERM_LAND, 10759, 979, 0, 0}, /* 10760 */
    {RT_TERM_LAND, 10760, 25, 0, 0}, /* 10761 */
    {RT_TERM_LAND, 10760, 29, 0, 0}, /* 10762 */
    {RT_TERM_LAND, 10759, 977, 0, 0}, /* 10763 */
    {RT_TERM_LAND, 10763, 25, 0, 0}, /* 10764 */
    {RT_TERM_LAND, 10763, 29, 0, 0}, /* 10765 */
    {RT_TERM_LAND, 10759, 978, 0, 0}, /* 10766 */
    {RT_TERM_LAND, 10766, 25, 0, 0}, /* 10767 */
    {RT_TERM_LAND, 10766, 29, 0, 0}, /* 10768 */
    {RT_TERM_LAND, 10759, 105, 0, 0}, /* 10769 */
    {RT_TERM_LAND, 10769, 3802, 0, 0}, /* 10770 */
    {RT_TERM_LAND, 10769, 3800, 0, 0}, /* 10771 */
    {RT_TERM_LAND, 10769, 3801, 0, 0}, /* 10772 */
    {RT_TERM_LAND, 10759, 161, 0, 0}, /* 10773 */
    {RT_TERM_LAND, 10773, 3802, 0, 0}, /* 10774 */
    {RT_TERM_LAND, 10773, 3800, 0, 0}, /* 10775 */
    {RT_TERM_LAND, 10773, 3801, 0, 0}, /* 10776 */
    {RT_TERM_COND, 3801, 5809, 121, 0}, /* 10777 */
    {RT_TERM_COND, 3800, 5805, 10777, 0}, /* 10778 */
    {RT_TERM_COND, 3802, 5802, 10778, 0}, /* 10779 */
    {RT_TERM_GT, 10779, 4115, 0, 0}, /* 10780 */
    {RT_TERM_LNOT, 10780, 0, 0, 0}, /* 10781 */
    {RT_TERM_LAND, 10773, 10781, 0, 0}, /* 10782 */
    {RT_TERM_LAND, 10782, 3802, 0, 0}, /* 10783 */
    {RT_TERM_LAND, 10782, 3800, 0, 0}, /* 10784 */
    {RT_TERM_LAND, 10782, 3801, 0, 0}, /* 10785 */
    {RT_TERM_LAND, 10758, 4583, 0, 0}, /* 10786 */
    {RT_TERM_LAND, 10786, 979, 0, 0}, /* 10787 */
    {RT_TERM_LAND, 10787, 25, 0, 0}, /* 10788 */
    {RT_TERM_LAND, 10787, 29, 0, 0}, /* 10789 */
    {RT_TERM_LAND, 10786, 977, 0, 0}, /* 10790 */
    {RT_TERM_LAND, 10790, 25, 0, 0}, /* 10791 */
    {RT_TERM_LAND, 10790, 29, 0, 0}, /* 10792 */
    {RT_TERM_LAND, 10786, 978, 0, 0}, /* 10793 */
    {RT_TERM_LAND, 10793, 25, 0, 0}, /* 10794 */
    {RT_TERM_LAND, 10793, 29, 0, 0}, /* 10795 */
    {RT_TERM_LAND, 10786, 105, 0, 0}, /* 10796 */
    {RT_TERM_LAND, 10796, 3802, 0, 0}, /* 10797 */
    {RT_TERM_LAND, 10796, 3800, 0, 0}, /* 10798 */
    {RT_TERM_LAND, 10796, 3801, 0, 0}, /* 10799 */
    {RT_TERM_LAND, 10786, 161, 0, 0}, /* 10800 */
    {RT_TERM_LAND, 10800, 3802, 0, 0}, /* 10801 */
    {RT_TERM_LAND, 10800, 3800, 0, 0}, /* 10802 */
    {RT_TERM_LAND, 10800, 3801, 0, 0}, /* 10803 */
    {RT_TERM_LAND, 10800, 10781, 0, 0}, /* 10804 */
    {RT_TERM_LAND, 10804, 3802, 0, 0}, /* 10805 */
    {RT_TERM_LAND, 10804, 3800, 0, 0}, /* 10806 */
    {RT_TERM_LAND, 10804, 3801, 0, 0}, /* 10807 */
    {RT_TERM_LAND, 10757, 4749, 0, 0}, /* 10808 */
    {RT_TERM_LAND, 10808, 271, 0, 0}, /* 10809 */
    {RT_TERM_LAND, 10809, 979, 0, 0}, /* 10810 */
    {RT_TERM_LAND, 10810, 25, 0, 0}, /* 10811 */
    {RT_TERM_LAND, 10810, 29, 0, 0}, /* 10812 */
    {RT_TERM_LAND, 10809, 977, 0, 0}, /* 10813 */
    {RT_TERM_LAND, 10813, 25, 0, 0}, /* 10814 */
    {RT_TERM_LAND, 10813, 29, 0, 0}, /* 10815 */
    {RT_TERM_LAND, 10809, 978, 0, 0}, /* 10816 */
    {RT_TERM_LAND, 10816, 25, 0, 0}, /* 10817 */
    {RT_TERM_LAND, 10816, 29, 0, 0}, /* 10818 */
    {RT_TERM_LAND, 10809, 105, 0, 0}, /* 10819 */
    {RT_TERM_LAND, 10819, 3802, 0, 0}, /* 10820 */
    {RT_TERM_LAND, 10819, 3800, 0, 0}, /* 10821 */
    {RT_TERM_LAND, 10819, 3801, 0, 0}, /* 10822 */
    {RT_TERM_LAND, 10809, 161, 0, 0}, /* 10823 */
    {RT_TERM_LAND, 10823, 3802, 0, 0}, /* 10824 */
    {RT_TERM_LAND, 10823, 3800, 0, 0}, /* 10825 */
    {RT_TERM_LAND, 10823, 3801, 0, 0}, /* 10826 */
    {RT_TERM_LAND, 10823, 10781, 0, 0}, /* 10827 */
    {RT_TERM_LAND, 10827, 3802, 0, 0}, /* 10828 */
    {RT_TERM_LAND, 10827, 3800, 0, 0}, /* 10829 */
    {RT_TERM_LAND, 10827, 3801, 0, 0}, /* 10830 */
    {RT_TERM_LAND, 10808, 2452, 0, 0}, /* 10831 */
    {RT_TERM_LAND, 10831, 979, 0, 0}, /* 10832 */
    {RT_TERM_LAND, 10832, 25, 0, 0}, /* 10833 */
    {RT_TERM_LAND, 10832, 29, 0, 0}, /* 10834 */
    {RT_TERM_LAND, 10831, 977, 0, 0}, /* 10835 */
    {RT_TERM_LAND, 10835, 25, 0, 0}, /* 10836 */
    {RT_TERM_LAND, 10835, 29, 0, 0}, /* 10837 */
    {RT_TERM_LAND, 10831, 978, 0, 0}, /* 10838 */
    {RT_TERM_LAND, 10838, 25, 0, 0}, /* 10839 */
    {RT_TERM_LAND, 10838, 29, 0, 0}, /* 10840 */
    {RT_TERM_LAND, 10831, 105, 0, 0}, /* 10841 */
    {RT_TERM_LAND, 10841, 3802, 0, 0}, /* 10842 */
    {RT_TERM_LAND, 10841, 3800, 0, 0}, /* 10843 */
    {RT_TERM_LAND, 10841, 3801, 0, 0}, /* 10844 */
    {RT_TERM_LAND, 10831, 161, 0, 0}, /* 10845 */
    {RT_TERM_LAND, 10845, 3802, 0, 0}, /* 10846 */
    {RT_TERM_LAND, 10845, 3800, 0, 0}, /* 10847 */
    {RT_TERM_LAND, 10845, 3801, 0, 0}, /* 10848 */
    {RT_TERM_LAND, 10845, 10781, 0, 0}, /* 10849 */
    {RT_TERM_LAND, 10849, 3802, 0, 0}, /* 10850 */
    {RT_TERM_LAND, 10849, 3800, 0, 0}, /* 10851 */
    {RT_TERM_LAND, 10849, 3801, 0, 0}, /* 10852 */
    {RT_TERM_LAND, 10756, 5081, 0, 0}, /* 10853 */
    {RT_TERM_LAND, 10853, 5083, 0, 0}, /* 10854 */
    {RT_TERM_LAND, 10854, 979, 0, 0}, /* 10855 */
    {RT_TERM_LAND, 10855, 25, 0, 0}, /* 10856 */
    {RT_TERM_LAND, 10855, 29, 0, 0}, /* 10857 */
    {RT_TERM_LAND, 10854, 977, 0, 0}, /* 10858 */
    {RT_TERM_LAND, 10858, 25, 0, 0}, /* 10859 */
    {RT_TERM_LAND, 10858, 29, 0, 0}, /* 10860 */
    {RT_TERM_LAND, 10854, 978, 0, 0}, /* 10861 */
    {RT_TERM_LAND, 10861, 25, 0, 0}, /* 10862 */
    {RT_TERM_LAND, 10861, 29, 0, 0}, /* 10863 */
    {RT_TERM_LAND, 10854, 105, 0, 0}, /* 10864 */
    {RT_TERM_LAND, 10864, 3802, 0, 0}, /* 10865 */
    {RT_TERM_LAND, 10864, 3800, 0, 0}, /* 10866 */
    {RT_TERM_LAND, 10864, 3801, 0, 0}, /* 10867 */
    {RT_TERM_LAND, 10854, 161, 0, 0}, /* 10868 */
    {RT_TERM_LAND, 10868, 3802, 0, 0}, /* 10869 */
    {RT_TERM_LAND, 10868, 3800, 0, 0}, /* 10870 */
    {RT_TERM_LAND, 10868, 3801, 0, 0}, /* 10871 */
    {RT_TERM_LAND, 10868, 10781, 0, 0}, /* 10872 */
    {RT_TERM_LAND, 10872, 3802, 0, 0}, /* 10873 */
    {RT_TERM_LAND, 10872, 3800, 0, 0}, /* 10874 */
    {RT_TERM_LAND, 10872, 3801, 0, 0}, /* 10875 */
    {RT_TERM_LAND, 10853, 5249, 0, 0}, /* 10876 */
    {RT_TERM_LAND, 10876, 5252, 0, 0}, /* 10877 */
    {RT_TERM_LAND, 10877, 14, 0, 0}, /* 10878 */
    {RT_TERM_LAND, 10878, 979, 0, 0}, /* 10879 */
    {RT_TERM_LAND, 10879, 25, 0, 0}, /* 10880 */
    {RT_TERM_LAND, 10879, 29, 0, 0}, /* 10881 */
    {RT_TERM_LAND, 10878, 977, 0, 0}, /* 10882 */
    {RT_TERM_LAND, 10882, 25, 0, 0}, /* 10883 */
    {RT_TERM_LAND, 10882, 29, 0, 0}, /* 10884 */
    {RT_TERM_LAND, 10878, 978, 0, 0}, /* 10885 */
    {RT_TERM_LAND, 10885, 25, 0, 0}, /* 10886 */
    {RT_TERM_LAND, 10885, 29, 0, 0}, /* 10887 */
    {RT_TERM_LAND, 10878, 105, 0, 0}, /* 10888 */
    {RT_TERM_LAND, 10888, 3802, 0, 0}, /* 10889 */
    {RT_TERM_LAND, 10888, 3800, 0, 0}, /* 10890 */
    {RT_TERM_LAND, 10888, 3801, 0, 0}, /* 10891 */
    {RT_TERM_LAND, 10878, 161, 0, 0}, /* 10892 */
    {RT_TERM_LAND, 10892, 3802, 0, 0}, /* 10893 */
    {RT_TERM_LAND, 10892, 3800, 0, 0}, /* 10894 */
    {RT_TERM_LAND, 10892, 3801, 0, 0}, /* 10895 */
    {RT_TERM_LAND, 10892, 10781, 0, 0}, /* 10896 */
    {RT_TERM_LAND, 10896, 3802, 0, 0}, /* 10897 */
    {RT_TERM_LAND, 10896, 3800, 0, 0}, /* 10898 */
    {RT_TERM_LAND, 10896, 3801, 0, 0}, /* 10899 */
    {RT_TERM_LAND, 10877, 2919, 0, 0}, /* 10900 */
    {RT_TERM_LAND, 10900, 979, 0, 0}, /* 10901 */
    {RT_TERM_LAND, 10901, 25, 0, 0}, /* 10902 */
    {RT_TERM_LAND, 10901, 29, 0, 0}, /* 10903 */
    {RT_TERM_LAND, 10900, 977, 0, 0}, /* 10904 */
    {RT_TERM_LAND, 10904, 25, 0, 0}, /* 10905 */
    {RT_TERM_LAND, 10904, 29, 0, 0}, /* 10906 */
    {RT_TERM_LAND, 10900, 978, 0, 0}, /* 10907 */
    {RT_TERM_LAND, 10907, 25, 0, 0}, /* 10908 */
    {RT_TERM_LAND, 10907, 29, 0, 0}, /* 10909 */
    {RT_TERM_LAND, 10900, 105, 0, 0}, /* 10910 */
    {RT_TERM_LAND, 10910, 3802, 0, 0}, /* 10911 */
    {RT_TERM_LAND, 10910, 3800, 0, 0}, /* 10912 */
    {RT_TERM_LAND, 10910, 3801, 0, 0}, /* 10913 */
    {RT_TERM_LAND, 10900, 161, 0, 0}, /* 10914 */
    {RT_TERM_LAND, 10914, 3802, 0, 0}, /* 10915 */
    {RT_TERM_LAND, 10914, 3800, 0, 0}, /* 10916 */
    {RT_TERM_LAND, 10914, 3801, 0, 0}, /* 10917 */
    {RT_TERM_LAND, 10914, 10781, 0, 0}, /* 10918 */
    {RT_TERM_LAND, 10918, 3802, 0, 0}, /* 10919 */
    {RT_TERM_LAND, 10918, 3800, 0, 0}, /* 10920 */
    {RT_TERM_LAND, 10918, 3801, 0, 0}, /* 10921 */
    {RT_TERM_LT, 34, 7418, 0, 0}, /* 10922 */
    {RT_TERM_LT, 33, 7417, 0, 0}, /* 10923 */
    {RT_TERM_COND, 14, 10922, 10923, 0}, /* 10924 */
    {RT_TERM_EQ, 10924, 5594, 0, 0}, /* 10925 */
    {RT_TERM_LOR, 5251, 10925, 0, 0}, /* 10926 */
    {RT_TERM_LAND, 10876, 10926, 0, 0}, /* 10927 */
    {RT_TERM_LAND, 10927, 979, 0, 0}, /* 10928 */
    {RT_TERM_LAND, 10928, 25, 0, 0}, /* 10929 */
    {RT_TERM_LAND, 10928, 29, 0, 0}, /* 10930 */
    {RT_TERM_LAND, 10927, 977, 0, 0}, /* 10931 */
    {RT_TERM_LAND, 10931, 25, 0, 0}, /* 10932 */
    {RT_TERM_LAND, 10931, 29, 0, 0}, /* 10933 */
    {RT_TERM_LAND, 10927, 978, 0, 0}, /* 10934 */
    {RT_TERM_LAND, 10934, 25, 0, 0}, /* 10935 */
    {RT_TERM_LAND, 10934, 29, 0, 0}, /* 10936 */
    {RT_TERM_LAND, 10927, 105, 0, 0}, /* 10937 */
    {RT_TERM_LAND, 10937, 3802, 0, 0}, /* 10938 */
    {RT_TERM_LAND, 10937, 3800, 0, 0}, /* 10939 */
    {RT_TERM_LAND, 10937, 3801, 0, 0}, /* 10940 */
    {RT_TERM_LAND, 10927, 161, 0, 0}, /* 10941 */
    {RT_TERM_LAND, 10941, 3802, 0, 0}, /* 10942 */
    {RT_TERM_LAND, 10941, 3800, 0, 0}, /* 10943 */
    {RT_TERM_LAND, 10941, 3801, 0, 0}, /* 10944 */
    {RT_TERM_LAND, 10941, 10781, 0, 0}, /* 10945 */
    {RT_TERM_LAND, 10945, 3802, 0, 0}, /* 10946 */
    {RT_TERM_LAND, 10945, 3800, 0, 0}, /* 10947 */
    {RT_TERM_LAND, 10945, 3801, 0, 0}, /* 10948 */
    {RT_TERM_LNOT, 10926, 0, 0, 0}, /* 10949 */
    {RT_TERM_LAND, 10876, 10949, 0, 0}, /* 10950 */
    {RT_TERM_LAND, 978, 4, 0, 0}, /* 10951 */
    {RT_TERM_LAND, 3801, 224, 0, 0}, /* 10952 */
    {RT_TERM_LAND, 10759, 19, 0, 0}, /* 10953 */
    {RT_TERM_LAND, 10953, 979, 0, 0}, /* 10954 */
    {RT_TERM_LAND, 10954, 25, 0, 0}, /* 10955 */
    {RT_TERM_LAND, 10954, 29, 0, 0}, /* 10956 */
    {RT_TERM_LAND, 10953, 977, 0, 0}, /* 10957 */
    {RT_TERM_LAND, 10957, 25, 0, 0}, /* 10958 */
    {RT_TERM_LAND, 10957, 29, 0, 0}, /* 10959 */
    {RT_TERM_LAND, 10953, 978, 0, 0}, /* 10960 */
    {RT_TERM_LAND, 10960, 25, 0, 0}, /* 10961 */
    {RT_TERM_LAND, 10960, 29, 0, 0}, /* 10962 */
    {RT_TERM_LAND, 10953, 105, 0, 0}, /* 10963 */
    {RT_TERM_LAND, 10963, 3802, 0, 0}, /* 10964 */
    {RT_TERM_LAND, 10963, 3800, 0, 0}, /* 10965 */
    {RT_TERM_LAND, 10963, 3801, 0, 0}, /* 10966 */
    {RT_TERM_LAND, 10953, 161, 0, 0}, /* 10967 */
    {RT_TERM_LAND, 10967, 3802, 0, 0}, /* 10968 */
    {RT_TERM_LAND, 10967, 3800, 0, 0}, /* 10969 */
    {RT_TERM_LAND, 10967, 3801, 0, 0}, /* 10970 */
    {RT_TERM_LAND, 10967, 10781, 0, 0}, /* 10971 */
    {RT_TERM_LAND, 10971, 3802, 0, 0}, /* 10972 */
    {RT_TERM_LAND, 10971, 3800, 0, 0}, /* 10973 */
    {RT_TERM_LAND, 10971, 3801, 0, 0}, /* 10974 */
    {RT_TERM_COND, 977, 5797, 5798, 0}, /* 10975 */
    {RT_TERM_COND, 979, 5794, 10975, 0}, /* 10976 */
    {RT_TERM_BAND, 10779, 371, 0, 0}, /* 10977 */
    {RT_TERM_COND, 10780, 4115, 10779, 0}, /* 10978 */
    {RT_TERM_COND, 105, 10977, 10978, 0}, /* 10979 */
    {RT_TERM_SHR, 10976, 10979, 0, 0}, /* 10980 */
    {RT_TERM_LT, 10980, 4455, 0, 0}, /* 10981 */
    {RT_TERM_LNOT, 10981, 0, 0, 0}, /* 10982 */
    {RT_TERM_LAND, 10953, 10982, 0, 0}, /* 10983 */
    {RT_TERM_LAND, 10983, 979, 0, 0}, /* 10984 */
    {RT_TERM_LAND, 10984, 25, 0, 0}, /* 10985 */
    {RT_TERM_LAND, 10984, 29, 0, 0}, /* 10986 */
    {RT_TERM_LAND, 10983, 977, 0, 0}, /* 10987 */
    {RT_TERM_LAND, 10987, 25, 0, 0}, /* 10988 */
    {RT_TERM_LAND, 10987, 29, 0, 0}, /* 10989 */
    {RT_TERM_LAND, 10983, 978, 0, 0}, /* 10990 */
    {RT_TERM_LAND, 10990, 25, 0, 0}, /* 10991 */
    {RT_TERM_LAND, 10990, 29, 0, 0}, /* 10992 */
    {RT_TERM_LAND, 10983, 105, 0, 0}, /* 10993 */
    {RT_TERM_LAND, 10993, 3802, 0, 0}, /* 10994 */
    {RT_TERM_LAND, 10993, 3800, 0, 0}, /* 10995 */
    {RT_TERM_LAND, 10993, 3801, 0, 0}, /* 10996 */
    {RT_TERM_LAND, 10983, 161, 0, 0}, /* 10997 */
    {RT_TERM_LAND, 10997, 3802, 0, 0}, /* 10998 */
    {RT_TERM_LAND, 10997, 3800, 0, 0}, /* 10999 */
    {RT_TERM_LAND, 10997, 3801, 0, 0}, /* 11000 */
    {RT_TERM_LAND, 10997, 10781, 0, 0}, /* 11001 */
    {RT_TERM_LAND, 11001, 3802, 0, 0}, /* 11002 */
    {RT_TERM_LAND, 11001, 3800, 0, 0}, /* 11003 */
    {RT_TERM_LAND, 11001, 3801, 0, 0}, /* 11004 */
    {RT_TERM_GT, 10980, 4453, 0, 0}, /* 11005 */
    {RT_TERM_LNOT, 11005, 0, 0, 0}, /* 11006 */
    {RT_TERM_LAND, 10983, 11006, 0, 0}, /* 11007 */
    {RT_TERM_LAND, 11007, 979, 0, 0}, /* 11008 */
    {RT_TERM_LAND, 11008, 25, 0, 0}, /* 11009 */
    {RT_TERM_LAND, 11008, 29, 0, 0}, /* 11010 */
    {RT_TERM_LAND, 11007, 977, 0, 0}, /* 11011 */
    {RT_TERM_LAND, 11011, 25, 0, 0}, /* 11012 */
    {RT_TERM_LAND, 11011, 29, 0, 0}, /* 11013 */
    {RT_TERM_LAND, 11007, 978, 0, 0}, /* 11014 */
    {RT_TERM_LAND, 11014, 25, 0, 0}, /* 11015 */
    {RT_TERM_LAND, 11014, 29, 0, 0}, /* 11016 */
    {RT_TERM_LAND, 11007, 105, 0, 0}, /* 11017 */
    {RT_TERM_LAND, 11017, 3802, 0, 0}, /* 11018 */
    {RT_TERM_LAND, 11017, 3800, 0, 0}, /* 11019 */
    {RT_TERM_LAND, 11017, 3801, 0, 0}, /* 11020 */
    {RT_TERM_LAND, 11007, 161, 0, 0}, /* 11021 */
    {RT_TERM_LAND, 11021, 3802, 0, 0}, /* 11022 */
    {RT_TERM_LAND, 11021, 3800, 0, 0}, /* 11023 */
    {RT_TERM_LAND, 11021, 3801, 0, 0}, /* 11024 */
    {RT_TERM_LAND, 11021, 10781, 0, 0}, /* 11025 */
    {RT_TERM_LAND, 11025, 3802, 0, 0}, /* 11026 */
    {RT_TERM_LAND, 11025, 3800, 0, 0}, /* 11027 */
    {RT_TERM_LAND, 11025, 3801, 0, 0}, /* 11028 */
    {RT_TERM_LAND, 10759, 246, 0, 0}, /* 11029 */
    {RT_TERM_LAND, 11029, 979, 0, 0}, /* 11030 */
    {RT_TERM_LAND, 11030, 25, 0, 0}, /* 11031 */
    {RT_TERM_LAND, 11030, 29, 0, 0}, /* 11032 */
    {RT_TERM_LAND, 11029, 977, 0, 0}, /* 11033 */
    {RT_TERM_LAND, 11033, 25, 0, 0}, /* 11034 */
    {RT_TERM_LAND, 11033, 29, 0, 0}, /* 11035 */
    {RT_TERM_LAND, 11029, 978, 0, 0}, /* 11036 */
    {RT_TERM_LAND, 11036, 25, 0, 0}, /* 11037 */
    {RT_TERM_LAND, 11036, 29, 0, 0}, /* 11038 */
    {RT_TERM_LAND, 11029, 105, 0, 0}, /* 11039 */
    {RT_TERM_LAND, 11039, 3802, 0, 0}, /* 11040 */
    {RT_TERM_LAND, 11039, 3800, 0, 0}, /* 11041 */
    {RT_TERM_LAND, 11039, 3801, 0, 0}, /* 11042 */
    {RT_TERM_LAND, 11029, 161, 0, 0}, /* 11043 */
    {RT_TERM_LAND, 11043, 3802, 0, 0}, /* 11044 */
    {RT_TERM_LAND, 11043, 3800, 0, 0}, /* 11045 */
    {RT_TERM_LAND, 11043, 3801, 0, 0}, /* 11046 */
    {RT_TERM_LAND, 11043, 10781, 0, 0}, /* 11047 */
    {RT_TERM_LAND, 11047, 3802, 0, 0}, /* 11048 */
    {RT_TERM_LAND, 11047, 3800, 0, 0}, /* 11049 */
    {RT_TERM_LAND, 11047, 3801, 0, 0}, /* 11050 */
    {RT_TERM_LAND, 10786, 19, 0, 0}, /* 11051 */
    {RT_TERM_LAND, 11051, 979, 0, 0}, /* 11052 */
    {RT_TERM_LAND, 11052, 25, 0, 0}, /* 11053 */
    {RT_TERM_LAND, 11052, 29, 0, 0}, /* 11054 */
    {RT_TERM_LAND, 11051, 977, 0, 0}, /* 11055 */
    {RT_TERM_LAND, 11055, 25, 0, 0}, /* 11056 */
    {RT_TERM_LAND, 11055, 29, 0, 0}, /* 11057 */
    {RT_TERM_LAND, 11051, 978, 0, 0}, /* 11058 */
    {RT_TERM_LAND, 11058, 25, 0, 0}, /* 11059 */
    {RT_TERM_LAND, 11058, 29, 0, 0}, /* 11060 */
    {RT_TERM_LAND, 11051, 105, 0, 0}, /* 11061 */
    {RT_TERM_LAND, 11061, 3802, 0, 0}, /* 11062 */
    {RT_TERM_LAND, 11061, 3800, 0, 0}, /* 11063 */
    {RT_TERM_LAND, 11061, 3801, 0, 0}, /* 11064 */
    {RT_TERM_LAND, 11051, 161, 0, 0}, /* 11065 */
    {RT_TERM_LAND, 11065, 3802, 0, 0}, /* 11066 */
    {RT_TERM_LAND, 11065, 3800, 0, 0}, /* 11067 */
    {RT_TERM_LAND, 11065, 3801, 0, 0}, /* 11068 */
    {RT_TERM_LAND, 11065, 10781, 0, 0}, /* 11069 */
    {RT_TERM_LAND, 11069, 3802, 0, 0}, /* 11070 */
    {RT_TERM_LAND, 11069, 3800, 0, 0}, /* 11071 */
    {RT_TERM_LAND, 11069, 3801, 0, 0}, /* 11072 */
    {RT_TERM_LAND, 11051, 10982, 0, 0}, /* 11073 */
    {RT_TERM_LAND, 11073, 979, 0, 0}, /* 11074 */
    {RT_TERM_LAND, 11074, 25, 0, 0}, /* 11075 */
    {RT_TERM_LAND, 11074, 29, 0, 0}, /* 11076 */
    {RT_TERM_LAND, 11073, 977, 0, 0}, /* 11077 */
    {RT_TERM_LAND, 11077, 25, 0, 0}, /* 11078 */
    {RT_TERM_LAND, 11077, 29, 0, 0}, /* 11079 */
    {RT_TERM_LAND, 11073, 978, 0, 0}, /* 11080 */
    {RT_TERM_LAND, 11080, 25, 0, 0}, /* 11081 */
    {RT_TERM_LAND, 11080, 29, 0, 0}, /* 11082 */
    {RT_TERM_LAND, 11073, 105, 0, 0}, /* 11083 */
    {RT_TERM_LAND, 11083, 3802, 0, 0}, /* 11084 */
    {RT_TERM_LAND, 11083, 3800, 0, 0}, /* 11085 */
    {RT_TERM_LAND, 11083, 3801, 0, 0}, /* 11086 */
    {RT_TERM_LAND, 11073, 161, 0, 0}, /* 11087 */
    {RT_TERM_LAND, 11087, 3802, 0, 0}, /* 11088 */
    {RT_TERM_LAND, 11087, 3800, 0, 0}, /* 11089 */
    {RT_TERM_LAND, 11087, 3801, 0, 0}, /* 11090 */
    {RT_TERM_LAND, 11087, 10781, 0, 0}, /* 11091 */
    {RT_TERM_LAND, 11091, 3802, 0, 0}, /* 11092 */
    {RT_TERM_LAND, 11091, 3800, 0, 0}, /* 11093 */
    {RT_TERM_LAND, 11091, 3801, 0, 0}, /* 11094 */
    {RT_TERM_LAND, 11073, 11006, 0, 0}, /* 11095 */
    {RT_TERM_LAND, 11095, 979, 0, 0}, /* 11096 */
    {RT_TERM_LAND, 11096, 25, 0, 0}, /* 11097 */
    {RT_TERM_LAND, 11096, 29, 0, 0}, /* 11098 */
    {RT_TERM_LAND, 11095, 977, 0, 0}, /* 11099 */
    {RT_TERM_LAND, 11099, 25, 0, 0}, /* 11100 */
    {RT_TERM_LAND, 11099, 29, 0, 0}, /* 11101 */
    {RT_TERM_LAND, 11095, 978, 0, 0}, /* 11102 */
    {RT_TERM_LAND, 11102, 25, 0, 0}, /* 11103 */
    {RT_TERM_LAND, 11102, 29, 0, 0}, /* 11104 */
    {RT_TERM_LAND, 11095, 105, 0, 0}, /* 11105 */
    {RT_TERM_LAND, 11105, 3802, 0, 0}, /* 11106 */
    {RT_TERM_LAND, 11105, 3800, 0, 0}, /* 11107 */
    {RT_TERM_LAND, 11105, 3801, 0, 0}, /* 11108 */
    {RT_TERM_LAND, 11095, 161, 0, 0}, /* 11109 */
    {RT_TERM_LAND, 11109, 3802, 0, 0}, /* 11110 */
    {RT_TERM_LAND, 11109, 3800, 0, 0}, /* 11111 */
    {RT_TERM_LAND, 11109, 3801, 0, 0}, /* 11112 */
    {RT_TERM_LAND, 11109, 10781, 0, 0}, /* 11113 */
    {RT_TERM_LAND, 11113, 3802, 0, 0}, /* 11114 */
    {RT_TERM_LAND, 11113, 3800, 0, 0}, /* 11115 */
    {RT_TERM_LAND, 11113, 3801, 0, 0}, /* 11116 */
    {RT_TERM_LAND, 10786, 246, 0, 0}, /* 11117 */
    {RT_TERM_LAND, 11117, 979, 0, 0}, /* 11118 */
    {RT_TERM_LAND, 11118, 25, 0, 0}, /* 11119 */
    {RT_TERM_LAND, 11118, 29, 0, 0}, /* 11120 */
    {RT_TERM_LAND, 11117, 977, 0, 0}, /* 11121 */
    {RT_TERM_LAND, 11121, 25, 0, 0}, /* 11122 */
    {RT_TERM_LAND, 11121, 29, 0, 0}, /* 11123 */
    {RT_TERM_LAND, 11117, 978, 0, 0}, /* 11124 */
    {RT_TERM_LAND, 11124, 25, 0, 0}, /* 11125 */
    {RT_TERM_LAND, 11124, 29, 0, 0}, /* 11126 */
    {RT_TERM_LAND, 11117, 105, 0, 0}, /* 11127 */
    {RT_TERM_LAND, 11127, 3802, 0, 0}, /* 11128 */
    {RT_TERM_LAND, 11127, 3800, 0, 0}, /* 11129 */
    {RT_TERM_LAND, 11127, 3801, 0, 0}, /* 11130 */
    {RT_TERM_LAND, 11117, 161, 0, 0}, /* 11131 */
    {RT_TERM_LAND, 11131, 3802, 0, 0}, /* 11132 */
    {RT_TERM_LAND, 11131, 3800, 0, 0}, /* 11133 */
    {RT_TERM_LAND, 11131, 3801, 0, 0}, /* 11134 */
    {RT_TERM_LAND, 11131, 10781, 0, 0}, /* 11135 */
    {RT_TERM_LAND, 11135, 3802, 0, 0}, /* 11136 */
    {RT_TERM_LAND, 11135, 3800, 0, 0}, /* 11137 */
    {RT_TERM_LAND, 11135, 3801, 0, 0}, /* 11138 */
    {RT_TERM_LAND, 10809, 19, 0, 0}, /* 11139 */
    {RT_TERM_LAND, 11139, 979, 0, 0}, /* 11140 */
    {RT_TERM_LAND, 11140, 25, 0, 0}, /* 11141 */
    {RT_TERM_LAND, 11140, 29, 0, 0}, /* 11142 */
    {RT_TERM_LAND, 11139, 977, 0, 0}, /* 11143 */
    {RT_TERM_LAND, 11143, 25, 0, 0}, /* 11144 */
    {RT_TERM_LAND, 11143, 29, 0, 0}, /* 11145 */
    {RT_TERM_LAND, 11139, 978, 0, 0}, /* 11146 */
    {RT_TERM_LAND, 11146, 25, 0, 0}, /* 11147 */
    {RT_TERM_LAND, 11146, 29, 0, 0}, /* 11148 */
    {RT_TERM_LAND, 11139, 105, 0, 0}, /* 11149 */
    {RT_TERM_LAND, 11149, 3802, 0, 0}, /* 11150 */
    {RT_TERM_LAND, 11149, 3800, 0, 0}, /* 11151 */
    {RT_TERM_LAND, 11149, 3801, 0, 0}, /* 11152 */
    {RT_TERM_LAND, 11139, 161, 0, 0}, /* 11153 */
    {RT_TERM_LAND, 11153, 3802, 0, 0}, /* 11154 */
    {RT_TERM_LAND, 11153, 3800, 0, 0}, /* 11155 */
    {RT_TERM_LAND, 11153, 3801, 0, 0}, /* 11156 */
    {RT_TERM_LAND, 11153, 10781, 0, 0}, /* 11157 */
    {RT_TERM_LAND, 11157, 3802, 0, 0}, /* 11158 */
    {RT_TERM_LAND, 11157, 3800, 0, 0}, /* 11159 */
    {RT_TERM_LAND, 11157, 3801, 0, 0}, /* 11160 */
    {RT_TERM_LAND, 11139, 10982, 0, 0}, /* 11161 */
    {RT_TERM_LAND, 11161, 979, 0, 0}, /* 11162 */
    {RT_TERM_LAND, 11162, 25, 0, 0}, /* 11163 */
    {RT_TERM_LAND, 11162, 29, 0, 0}, /* 11164 */
    {RT_TERM_LAND, 11161, 977, 0, 0}, /* 11165 */
    {RT_TERM_LAND, 11165, 25, 0, 0}, /* 11166 */
    {RT_TERM_LAND, 11165, 29, 0, 0}, /* 11167 */
    {RT_TERM_LAND, 11161, 978, 0, 0}, /* 11168 */
    {RT_TERM_LAND, 11168, 25, 0, 0}, /* 11169 */
    {RT_TERM_LAND, 11168, 29, 0, 0}, /* 11170 */
    {RT_TERM_LAND, 11161, 105, 0, 0}, /* 11171 */
    {RT_TERM_LAND, 11171, 3802, 0, 0}, /* 11172 */
    {RT_TERM_LAND, 11171, 3800, 0, 0}, /* 11173 */
    {RT_TERM_LAND, 11171, 3801, 0, 0}, /* 11174 */
    {RT_TERM_LAND, 11161, 161, 0, 0}, /* 11175 */
    {RT_TERM_LAND, 11175, 3802, 0, 0}, /* 11176 */
    {RT_TERM_LAND, 11175, 3800, 0, 0}, /* 11177 */
    {RT_TERM_LAND, 11175, 3801, 0, 0}, /* 11178 */
    {RT_TERM_LAND, 11175, 10781, 0, 0}, /* 11179 */
    {RT_TERM_LAND, 11179, 3802, 0, 0}, /* 11180 */
    {RT_TERM_LAND, 11179, 3800, 0, 0}, /* 11181 */
    {RT_TERM_LAND, 11179, 3801, 0, 0}, /* 11182 */
    {RT_TERM_LAND, 11161, 11006, 0, 0}, /* 11183 */
    {RT_TERM_LAND, 11183, 979, 0, 0}, /* 11184 */
    {RT_TERM_LAND, 11184, 25, 0, 0}, /* 11185 */
    {RT_TERM_LAND, 11184, 29, 0, 0}, /* 11186 */
    {RT_TERM_LAND, 11183, 977, 0, 0}, /* 11187 */
    {RT_TERM_LAND, 11187, 25, 0, 0}, /* 11188 */
    {RT_TERM_LAND, 11187, 29, 0, 0}, /* 11189 */
    {RT_TERM_LAND, 11183, 978, 0, 0}, /* 11190 */
    {RT_TERM_LAND, 11190, 25, 0, 0}, /* 11191 */
    {RT_TERM_LAND, 11190, 29, 0, 0}, /* 11192 */
    {RT_TERM_LAND, 11183, 105, 0, 0}, /* 11193 */
    {RT_TERM_LAND, 11193, 3802, 0, 0}, /* 11194 */
    {RT_TERM_LAND, 11193, 3800, 0, 0}, /* 11195 */
    {RT_TERM_LAND, 11193, 3801, 0, 0}, /* 11196 */
    {RT_TERM_LAND, 11183, 161, 0, 0}, /* 11197 */
    {RT_TERM_LAND, 11197, 3802, 0, 0}, /* 11198 */
    {RT_TERM_LAND, 11197, 3800, 0, 0}, /* 11199 */
    {RT_TERM_LAND, 11197, 3801, 0, 0}, /* 11200 */
    {RT_TERM_LAND, 11197, 10781, 0, 0}, /* 11201 */
    {RT_TERM_LAND, 11201, 3802, 0, 0}, /* 11202 */
    {RT_TERM_LAND, 11201, 3800, 0, 0}, /* 11203 */
    {RT_TERM_LAND, 11201, 3801, 0, 0}, /* 11204 */
    {RT_TERM_LAND, 10809, 246, 0, 0}, /* 11205 */
    {RT_TERM_LAND, 11205, 979, 0, 0}, /* 11206 */
    {RT_TERM_LAND, 11206, 25, 0, 0}, /* 11207 */
    {RT_TERM_LAND, 11206, 29, 0, 0}, /* 11208 */
    {RT_TERM_LAND, 11205, 977, 0, 0}, /* 11209 */
    {RT_TERM_LAND, 11209, 25, 0, 0}, /* 11210 */
    {RT_TERM_LAND, 11209, 29, 0, 0}, /* 11211 */
    {RT_TERM_LAND, 11205, 978, 0, 0}, /* 11212 */
    {RT_TERM_LAND, 11212, 25, 0, 0}, /* 11213 */
    {RT_TERM_LAND, 11212, 29, 0, 0}, /* 11214 */
    {RT_TERM_LAND, 11205, 105, 0, 0}, /* 11215 */
    {RT_TERM_LAND, 11215, 3802, 0, 0}, /* 11216 */
    {RT_TERM_LAND, 11215, 3800, 0, 0}, /* 11217 */
    {RT_TERM_LAND, 11215, 3801, 0, 0}, /* 11218 */
    {RT_TERM_LAND, 11205, 161, 0, 0}, /* 11219 */
    {RT_TERM_LAND, 11219, 3802, 0, 0}, /* 11220 */
    {RT_TERM_LAND, 11219, 3800, 0, 0}, /* 11221 */
    {RT_TERM_LAND, 11219, 3801, 0, 0}, /* 11222 */
    {RT_TERM_LAND, 11219, 10781, 0, 0}, /* 11223 */
    {RT_TERM_LAND, 11223, 3802, 0, 0}, /* 11224 */
    {RT_TERM_LAND, 11223, 3800, 0, 0}, /* 11225 */
    {RT_TERM_LAND, 11223, 3801, 0, 0}, /* 11226 */
    {RT_TERM_LAND, 10831, 19, 0, 0}, /* 11227 */
    {RT_TERM_LAND, 11227, 979, 0, 0}, /* 11228 */
    {RT_TERM_LAND, 11228, 25, 0, 0}, /* 11229 */
    {RT_TERM_LAND, 11228, 29, 0, 0}, /* 11230 */
    {RT_TERM_LAND, 11227, 977, 0, 0}, /* 11231 */
    {RT_TERM_LAND, 11231, 25, 0, 0}, /* 11232 */
    {RT_TERM_LAND, 11231, 29, 0, 0}, /* 11233 */
    {RT_TERM_LAND, 11227, 978, 0, 0}, /* 11234 */
    {RT_TERM_LAND, 11234, 25, 0, 0}, /* 11235 */
    {RT_TERM_LAND, 11234, 29, 0, 0}, /* 11236 */
    {RT_TERM_LAND, 11227, 105, 0, 0}, /* 11237 */
    {RT_TERM_LAND, 11237, 3802, 0, 0}, /* 11238 */
    {RT_TERM_LAND, 11237, 3800, 0, 0}, /* 11239 */
    {RT_TERM_LAND, 11237, 3801, 0, 0}, /* 11240 */
    {RT_TERM_LAND, 11227, 161, 0, 0}, /* 11241 */
    {RT_TERM_LAND, 11241, 3802, 0, 0}, /* 11242 */
    {RT_TERM_LAND, 11241, 3800, 0, 0}, /* 11243 */
    {RT_TERM_LAND, 11241, 3801, 0, 0}, /* 11244 */
    {RT_TERM_LAND, 11241, 10781, 0, 0}, /* 11245 */
    {RT_TERM_LAND, 11245, 3802, 0, 0}, /* 11246 */
    {RT_TERM_LAND, 11245, 3800, 0, 0}, /* 11247 */
    {RT_TERM_LAND, 11245, 3801, 0, 0}, /* 11248 */
    {RT_TERM_LAND, 11227, 10982, 0, 0}, /* 11249 */
    {RT_TERM_LAND, 11249, 979, 0, 0}, /* 11250 */
    {RT_TERM_LAND, 11250, 25, 0, 0}, /* 11251 */
    {RT_TERM_LAND, 11250, 29, 0, 0}, /* 11252 */
    {RT_TERM_LAND, 11249, 977, 0, 0}, /* 11253 */
    {RT_TERM_LAND, 11253, 25, 0, 0}, /* 11254 */
    {RT_TERM_LAND, 11253, 29, 0, 0}, /* 11255 */
    {RT_TERM_LAND, 11249, 978, 0, 0}, /* 11256 */
    {RT_TERM_LAND, 11256, 25, 0, 0}, /* 11257 */
    {RT_TERM_LAND, 11256, 29, 0, 0}, /* 11258 */
    {RT_TERM_LAND, 11249, 105, 0, 0}, /* 11259 */
    {RT_TERM_LAND, 11259, 3802, 0, 0}, /* 11260 */
    {RT_TERM_LAND, 11259, 3800, 0, 0}, /* 11261 */
    {RT_TERM_LAND, 11259, 3801, 0, 0}, /* 11262 */
    {RT_TERM_LAND, 11249, 161, 0, 0}, /* 11263 */
    {RT_TERM_LAND, 11263, 3802, 0, 0}, /* 11264 */
    {RT_TERM_LAND, 11263, 3800, 0, 0}, /* 11265 */
    {RT_TERM_LAND, 11263, 3801, 0, 0}, /* 11266 */
    {RT_TERM_LAND, 11263, 10781, 0, 0}, /* 11267 */
    {RT_TERM_LAND, 11267, 3802, 0, 0}, /* 11268 */
    {RT_TERM_LAND, 11267, 3800, 0, 0}, /* 11269 */
    {RT_TERM_LAND, 11267, 3801, 0, 0}, /* 11270 */
    {RT_TERM_LAND, 11249, 11006, 0, 0}, /* 11271 */
    {RT_TERM_LAND, 11271, 979, 0, 0}, /* 11272 */
    {RT_TERM_LAND, 11272, 25, 0, 0}, /* 11273 */
    {RT_TERM_LAND, 11272, 29, 0, 0}, /* 11274 */
    {RT_TERM_LAND, 11271, 977, 0, 0}, /* 11275 */
    {RT_TERM_LAND, 11275, 25, 0, 0}, /* 11276 */
    {RT_TERM_LAND, 11275, 29, 0, 0}, /* 11277 */
    {RT_TERM_LAND, 11271, 978, 0, 0}, /* 11278 */
    {RT_TERM_LAND, 11278, 25, 0, 0}, /* 11279 */
    {RT_TERM_LAND, 11278, 29, 0, 0}, /* 11280 */
    {RT_TERM_LAND, 11271, 105, 0, 0}, /* 11281 */
    {RT_TERM_LAND, 11281, 3802, 0, 0}, /* 11282 */
    {RT_TERM_LAND, 11281, 3800, 0, 0}, /* 11283 */
    {RT_TERM_LAND, 11281, 3801, 0, 0}, /* 11284 */
    {RT_TERM_LAND, 11271, 161, 0, 0}, /* 11285 */
    {RT_TERM_LAND, 11285, 3802, 0, 0}, /* 11286 */
    {RT_TERM_LAND, 11285, 3800, 0, 0}, /* 11287 */
    {RT_TERM_LAND, 11285, 3801, 0, 0}, /* 11288 */
    {RT_TERM_LAND, 11285, 10781, 0, 0}, /* 11289 */
    {RT_TERM_LAND, 11289, 3802, 0, 0}, /* 11290 */
    {RT_TERM_LAND, 11289, 3800, 0, 0}, /* 11291 */
    {RT_TERM_LAND, 11289, 3801, 0, 0}, /* 11292 */
    {RT_TERM_LAND, 10831, 246, 0, 0}, /* 11293 */
    {RT_TERM_LAND, 11293, 979, 0, 0}, /* 11294 */
    {RT_TERM_LAND, 11294, 25, 0, 0}, /* 11295 */
    {RT_TERM_LAND, 11294, 29, 0, 0}, /* 11296 */
    {RT_TERM_LAND, 11293, 977, 0, 0}, /* 11297 */
    {RT_TERM_LAND, 11297, 25, 0, 0}, /* 11298 */
    {RT_TERM_LAND, 11297, 29, 0, 0}, /* 11299 */
    {RT_TERM_LAND, 11293, 978, 0, 0}, /* 11300 */
    {RT_TERM_LAND, 11300, 25, 0, 0}, /* 11301 */
    {RT_TERM_LAND, 11300, 29, 0, 0}, /* 11302 */
    {RT_TERM_LAND, 11293, 105, 0, 0}, /* 11303 */
    {RT_TERM_LAND, 11303, 3802, 0, 0}, /* 11304 */
    {RT_TERM_LAND, 11303, 3800, 0, 0}, /* 11305 */
    {RT_TERM_LAND, 11303, 3801, 0, 0}, /* 11306 */
    {RT_TERM_LAND, 11293, 161, 0, 0}, /* 11307 */
    {RT_TERM_LAND, 11307, 3802, 0, 0}, /* 11308 */
    {RT_TERM_LAND, 11307, 3800, 0, 0}, /* 11309 */
    {RT_TERM_LAND, 11307, 3801, 0, 0}, /* 11310 */
    {RT_TERM_LAND, 11307, 10781, 0, 0}, /* 11311 */
    {RT_TERM_LAND, 11311, 3802, 0, 0}, /* 11312 */
    {RT_TERM_LAND, 11311, 3800, 0, 0}, /* 11313 */
    {RT_TERM_LAND, 11311, 3801, 0, 0}, /* 11314 */
    {RT_TERM_LAND, 10854, 19, 0, 0}, /* 11315 */
    {RT_TERM_LAND, 11315, 979, 0, 0}, /* 11316 */
    {RT_TERM_LAND, 11316, 25, 0, 0}, /* 11317 */
    {RT_TERM_LAND, 11316, 29, 0, 0}, /* 11318 */
    {RT_TERM_LAND, 11315, 977, 0, 0}, /* 11319 */
    {RT_TERM_LAND, 11319, 25, 0, 0}, /* 11320 */
    {RT_TERM_LAND, 11319, 29, 0, 0}, /* 11321 */
    {RT_TERM_LAND, 11315, 978, 0, 0}, /* 11322 */
    {RT_TERM_LAND, 11322, 25, 0, 0}, /* 11323 */
    {RT_TERM_LAND, 11322, 29, 0, 0}, /* 11324 */
    {RT_TERM_LAND, 11315, 105, 0, 0}, /* 11325 */
    {RT_TERM_LAND, 11325, 3802, 0, 0}, /* 11326 */
    {RT_TERM_LAND, 11325, 3800, 0, 0}, /* 11327 */
    {RT_TERM_LAND, 11325, 3801, 0, 0}, /* 11328 */
    {RT_TERM_LAND, 11315, 161, 0, 0}, /* 11329 */
    {RT_TERM_LAND, 11329, 3802, 0, 0}, /* 11330 */
    {RT_TERM_LAND, 11329, 3800, 0, 0}, /* 11331 */
    {RT_TERM_LAND, 11329, 3801, 0, 0}, /* 11332 */
    {RT_TERM_LAND, 11329, 10781, 0, 0}, /* 11333 */
    {RT_TERM_LAND, 11333, 3802, 0, 0}, /* 11334 */
    {RT_TERM_LAND, 11333, 3800, 0, 0}, /* 11335 */
    {RT_TERM_LAND, 11333, 3801, 0, 0}, /* 11336 */
    {RT_TERM_LAND, 11315, 10982, 0, 0}, /* 11337 */
    {RT_TERM_LAND, 11337, 979, 0, 0}, /* 11338 */
    {RT_TERM_LAND, 11338, 25, 0, 0}, /* 11339 */
    {RT_TERM_LAND, 11338, 29, 0, 0}, /* 11340 */
    {RT_TERM_LAND, 11337, 977, 0, 0}, /* 11341 */
    {RT_TERM_LAND, 11341, 25, 0, 0}, /* 11342 */
    {RT_TERM_LAND, 11341, 29, 0, 0}, /* 11343 */
    {RT_TERM_LAND, 11337, 978, 0, 0}, /* 11344 */
    {RT_TERM_LAND, 11344, 25, 0, 0}, /* 11345 */
    {RT_TERM_LAND, 11344, 29, 0, 0}, /* 11346 */
    {RT_TERM_LAND, 11337, 105, 0, 0}, /* 11347 */
    {RT_TERM_LAND, 11347, 3802, 0, 0}, /* 11348 */
    {RT_TERM_LAND, 11347, 3800, 0, 0}, /* 11349 */
    {RT_TERM_LAND, 11347, 3801, 0, 0}, /* 11350 */
    {RT_TERM_LAND, 11337, 161, 0, 0}, /* 11351 */
    {RT_TERM_LAND, 11351, 3802, 0, 0}, /* 11352 */
    {RT_TERM_LAND, 11351, 3800, 0, 0}, /* 11353 */
    {RT_TERM_LAND, 11351, 3801, 0, 0}, /* 11354 */
    {RT_TERM_LAND, 11351, 10781, 0, 0}, /* 11355 */
    {RT_TERM_LAND, 11355, 3802, 0, 0}, /* 11356 */
    {RT_TERM_LAND, 11355, 3800, 0, 0}, /* 11357 */
    {RT_TERM_LAND, 11355, 3801, 0, 0}, /* 11358 */
    {RT_TERM_LAND, 11337, 11006, 0, 0}, /* 11359 */
    {RT_TERM_LAND, 11359, 979, 0, 0}, /* 11360 */
    {RT_TERM_LAND, 11360, 25, 0, 0}, /* 11361 */
    {RT_TERM_LAND, 11360, 29, 0, 0}, /* 11362 */
    {RT_TERM_LAND, 11359, 977, 0, 0}, /* 11363 */
    {RT_TERM_LAND, 11363, 25, 0, 0}, /* 11364 */
    {RT_TERM_LAND, 11363, 29, 0, 0}, /* 11365 */
    {RT_TERM_LAND, 11359, 978, 0, 0}, /* 11366 */
    {RT_TERM_LAND, 11366, 25, 0, 0}, /* 11367 */
    {RT_TERM_LAND, 11366, 29, 0, 0}, /* 11368 */
    {RT_TERM_LAND, 11359, 105, 0, 0}, /* 11369 */
    {RT_TERM_LAND, 11369, 3802, 0, 0}, /* 11370 */
    {RT_TERM_LAND, 11369, 3800, 0, 0}, /* 11371 */
    {RT_TERM_LAND, 11369, 3801, 0, 0}, /* 11372 */
    {RT_TERM_LAND, 11359, 161, 0, 0}, /* 11373 */
    {RT_TERM_LAND, 11373, 3802, 0, 0}, /* 11374 */
    {RT_TERM_LAND, 11373, 3800, 0, 0}, /* 11375 */
    {RT_TERM_LAND, 11373, 3801, 0, 0}, /* 11376 */
    {RT_TERM_LAND, 11373, 10781, 0, 0}, /* 11377 */
    {RT_TERM_LAND, 11377, 3802, 0, 0}, /* 11378 */
    {RT_TERM_LAND, 11377, 3800, 0, 0}, /* 11379 */
    {RT_TERM_LAND, 11377, 3801, 0, 0}, /* 11380 */
    {RT_TERM_LAND, 10854, 246, 0, 0}, /* 11381 */
    {RT_TERM_LAND, 11381, 979, 0, 0}, /* 11382 */
    {RT_TERM_LAND, 11382, 25, 0, 0}, /* 11383 */
    {RT_TERM_LAND, 11382, 29, 0, 0}, /* 11384 */
    {RT_TERM_LAND, 11381, 977, 0, 0}, /* 11385 */
    {RT_TERM_LAND, 11385, 25, 0, 0}, /* 11386 */
    {RT_TERM_LAND, 11385, 29, 0, 0}, /* 11387 */
    {RT_TERM_LAND, 11381, 978, 0, 0}, /* 11388 */
    {RT_TERM_LAND, 11388, 25, 0, 0}, /* 11389 */
    {RT_TERM_LAND, 11388, 29, 0, 0}, /* 11390 */
    {RT_TERM_LAND, 11381, 105, 0, 0}, /* 11391 */
    {RT_TERM_LAND, 11391, 3802, 0, 0}, /* 11392 */
    {RT_TERM_LAND, 11391, 3800, 0, 0}, /* 11393 */
    {RT_TERM_LAND, 11391, 3801, 0, 0}, /* 11394 */
    {RT_TERM_LAND, 11381, 161, 0, 0}, /* 11395 */
    {RT_TERM_LAND, 11395, 3802, 0, 0}, /* 11396 */
    {RT_TERM_LAND, 11395, 3800, 0, 0}, /* 11397 */
    {RT_TERM_LAND, 11395, 3801, 0, 0}, /* 11398 */
    {RT_TERM_LAND, 11395, 10781, 0, 0}, /* 11399 */
    {RT_TERM_LAND, 11399, 3802, 0, 0}, /* 11400 */
    {RT_TERM_LAND, 11399, 3800, 0, 0}, /* 11401 */
    {RT_TERM_LAND, 11399, 3801, 0, 0}, /* 11402 */
    {RT_TERM_LAND, 10878, 19, 0, 0}, /* 11403 */
    {RT_TERM_LAND, 11403, 979, 0, 0}, /* 11404 */
    {RT_TERM_LAND, 11404, 25, 0, 0}, /* 11405 */
    {RT_TERM_LAND, 11404, 29, 0, 0}, /* 11406 */
    {RT_TERM_LAND, 11403, 977, 0, 0}, /* 11407 */
    {RT_TERM_LAND, 11407, 25, 0, 0}, /* 11408 */
    {RT_TERM_LAND, 11407, 29, 0, 0}, /* 11409 */
    {RT_TERM_LAND, 11403, 978, 0, 0}, /* 11410 */
    {RT_TERM_LAND, 11410, 25, 0, 0}, /* 11411 */
    {RT_TERM_LAND, 11410, 29, 0, 0}, /* 11412 */
    {RT_TERM_LAND, 11403, 105, 0, 0}, /* 11413 */
    {RT_TERM_LAND, 11413, 3802, 0, 0}, /* 11414 */
    {RT_TERM_LAND, 11413, 3800, 0, 0}, /* 11415 */
    {RT_TERM_LAND, 11413, 3801, 0, 0}, /* 11416 */
    {RT_TERM_LAND, 11403, 161, 0, 0}, /* 11417 */
    {RT_TERM_LAND, 11417, 3802, 0, 0}, /* 11418 */
    {RT_TERM_LAND, 11417, 3800, 0, 0}, /* 11419 */
    {RT_TERM_LAND, 11417, 3801, 0, 0}, /* 11420 */
    {RT_TERM_LAND, 11417, 10781, 0, 0}, /* 11421 */
    {RT_TERM_LAND, 11421, 3802, 0, 0}, /* 11422 */
    {RT_TERM_LAND, 11421, 3800, 0, 0}, /* 11423 */
    {RT_TERM_LAND, 11421, 3801, 0, 0}, /* 11424 */
    {RT_TERM_LAND, 11403, 10982, 0, 0}, /* 11425 */
    {RT_TERM_LAND, 11425, 979, 0, 0}, /* 11426 */
    {RT_TERM_LAND, 11426, 25, 0, 0}, /* 11427 */
    {RT_TERM_LAND, 11426, 29, 0, 0}, /* 11428 */
    {RT_TERM_LAND, 11425, 977, 0, 0}, /* 11429 */
    {RT_TERM_LAND, 11429, 25, 0, 0}, /* 11430 */
    {RT_TERM_LAND, 11429, 29, 0, 0}, /* 11431 */
    {RT_TERM_LAND, 11425, 978, 0, 0}, /* 11432 */
    {RT_TERM_LAND, 11432, 25, 0, 0}, /* 11433 */
    {RT_TERM_LAND, 11432, 29, 0, 0}, /* 11434 */
    {RT_TERM_LAND, 11425, 105, 0, 0}, /* 11435 */
    {RT_TERM_LAND, 11435, 3802, 0, 0}, /* 11436 */
    {RT_TERM_LAND, 11435, 3800, 0, 0}, /* 11437 */
    {RT_TERM_LAND, 11435, 3801, 0, 0}, /* 11438 */
    {RT_TERM_LAND, 11425, 161, 0, 0}, /* 11439 */
    {RT_TERM_LAND, 11439, 3802, 0, 0}, /* 11440 */
    {RT_TERM_LAND, 11439, 3800, 0, 0}, /* 11441 */
    {RT_TERM_LAND, 11439, 3801, 0, 0}, /* 11442 */
    {RT_TERM_LAND, 11439, 10781, 0, 0}, /* 11443 */
    {RT_TERM_LAND, 11443, 3802, 0, 0}, /* 11444 */
    {RT_TERM_LAND, 11443, 3800, 0, 0}, /* 11445 */
    {RT_TERM_LAND, 11443, 3801, 0, 0}, /* 11446 */
    {RT_TERM_LAND, 11425, 11006, 0, 0}, /* 11447 */
    {RT_TERM_LAND, 11447, 979, 0, 0}, /* 11448 */
    {RT_TERM_LAND, 11448, 25, 0, 0}, /* 11449 */
    {RT_TERM_LAND, 11448, 29, 0, 0}, /* 11450 */
    {RT_TERM_LAND, 11447, 977, 0, 0}, /* 11451 */
    {RT_TERM_LAND, 11451, 25, 0, 0}, /* 11452 */
    {RT_TERM_LAND, 11451, 29, 0, 0}, /* 11453 */
    {RT_TERM_LAND, 11447, 978, 0, 0}, /* 11454 */
    {RT_TERM_LAND, 11454, 25, 0, 0}, /* 11455 */
    {RT_TERM_LAND, 11454, 29, 0, 0}, /* 11456 */
    {RT_TERM_LAND, 11447, 105, 0, 0}, /* 11457 */
    {RT_TERM_LAND, 11457, 3802, 0, 0}, /* 11458 */
    {RT_TERM_LAND, 11457, 3800, 0, 0}, /* 11459 */
    {RT_TERM_LAND, 11457, 3801, 0, 0}, /* 11460 */
    {RT_TERM_LAND, 11447, 161, 0, 0}, /* 11461 */
    {RT_TERM_LAND, 11461, 3802, 0, 0}, /* 11462 */
    {RT_TERM_LAND, 11461, 3800, 0, 0}, /* 11463 */
    {RT_TERM_LAND, 11461, 3801, 0, 0}, /* 11464 */
    {RT_TERM_LAND, 11461, 10781, 0, 0}, /* 11465 */
    {RT_TERM_LAND, 11465, 3802, 0, 0}, /* 11466 */
    {RT_TERM_LAND, 11465, 3800, 0, 0}, /* 11467 */
    {RT_TERM_LAND, 11465, 3801, 0, 0}, /* 11468 */
    {RT_TERM_LAND, 10878, 246, 0, 0}, /* 11469 */
    {RT_TERM_LAND, 11469, 979, 0, 0}, /* 11470 */
    {RT_TERM_LAND, 11470, 25, 0, 0}, /* 11471 */
    {RT_TERM_LAND, 11470, 29, 0, 0}, /* 11472 */
    {RT_TERM_LAND, 11469, 977, 0, 0}, /* 11473 */
    {RT_TERM_LAND, 11473, 25, 0, 0}, /* 11474 */
    {RT_TERM_LAND, 11473, 29, 0, 0}, /* 11475 */
    {RT_TERM_LAND, 11469, 978, 0, 0}, /* 11476 */
    {RT_TERM_LAND, 11476, 25, 0, 0}, /* 11477 */
    {RT_TERM_LAND, 11476, 29, 0, 0}, /* 11478 */
    {RT_TERM_LAND, 11469, 105, 0, 0}, /* 11479 */
    {RT_TERM_LAND, 11479, 3802, 0, 0}, /* 11480 */
    {RT_TERM_LAND, 11479, 3800, 0, 0}, /* 11481 */
    {RT_TERM_LAND, 11479, 3801, 0, 0}, /* 11482 */
    {RT_TERM_LAND, 11469, 161, 0, 0}, /* 11483 */
    {RT_TERM_LAND, 11483, 3802, 0, 0}, /* 11484 */
    {RT_TERM_LAND, 11483, 3800, 0, 0}, /* 11485 */
    {RT_TERM_LAND, 11483, 3801, 0, 0}, /* 11486 */
    {RT_TERM_LAND, 11483, 10781, 0, 0}, /* 11487 */
    {RT_TERM_LAND, 11487, 3802, 0, 0}, /* 11488 */
    {RT_TERM_LAND, 11487, 3800, 0, 0}, /* 11489 */
    {RT_TERM_LAND, 11487, 3801, 0, 0}, /* 11490 */
    {RT_TERM_LAND, 10900, 19, 0, 0}, /* 11491 */
    {RT_TERM_LAND, 11491, 979, 0, 0}, /* 11492 */
    {RT_TERM_LAND, 11492, 25, 0, 0}, /* 11493 */
    {RT_TERM_LAND, 11492, 29, 0, 0}, /* 11494 */
    {RT_TERM_LAND, 11491, 977, 0, 0}, /* 11495 */
    {RT_TERM_LAND, 11495, 25, 0, 0}, /* 11496 */
    {RT_TERM_LAND, 11495, 29, 0, 0}, /* 11497 */
    {RT_TERM_LAND, 11491, 978, 0, 0}, /* 11498 */
    {RT_TERM_LAND, 11498, 25, 0, 0}, /* 11499 */
    {RT_TERM_LAND, 11498, 29, 0, 0}, /* 11500 */
    {RT_TERM_LAND, 11491, 105, 0, 0}, /* 11501 */
    {RT_TERM_LAND, 11501, 3802, 0, 0}, /* 11502 */
    {RT_TERM_LAND, 11501, 3800, 0, 0}, /* 11503 */
    {RT_TERM_LAND, 11501, 3801, 0, 0}, /* 11504 */
    {RT_TERM_LAND, 11491, 161, 0, 0}, /* 11505 */
    {RT_TERM_LAND, 11505, 3802, 0, 0}, /* 11506 */
    {RT_TERM_LAND, 11505, 3800, 0, 0}, /* 11507 */
    {RT_TERM_LAND, 11505, 3801, 0, 0}, /* 11508 */
    {RT_TERM_LAND, 11505, 10781, 0, 0}, /* 11509 */
    {RT_TERM_LAND, 11509, 3802, 0, 0}, /* 11510 */
    {RT_TERM_LAND, 11509, 3800, 0, 0}, /* 11511 */
    {RT_TERM_LAND, 11509, 3801, 0, 0}, /* 11512 */
    {RT_TERM_LAND, 11491, 10982, 0, 0}, /* 11513 */
    {RT_TERM_LAND, 11513, 979, 0, 0}, /* 11514 */
    {RT_TERM_LAND, 11514, 25, 0, 0}, /* 11515 */
    {RT_TERM_LAND, 11514, 29, 0, 0}, /* 11516 */
    {RT_TERM_LAND, 11513, 977, 0, 0}, /* 11517 */
    {RT_TERM_LAND, 11517, 25, 0, 0}, /* 11518 */
    {RT_TERM_LAND, 11517, 29, 0, 0}, /* 11519 */
    {RT_TERM_LAND, 11513, 978, 0, 0}, /* 11520 */
    {RT_TERM_LAND, 11520, 25, 0, 0}, /* 11521 */
    {RT_TERM_LAND, 11520, 29, 0, 0}, /* 11522 */
    {RT_TERM_LAND, 11513, 105, 0, 0}, /* 11523 */
    {RT_TERM_LAND, 11523, 3802, 0, 0}, /* 11524 */
    {RT_TERM_LAND, 11523, 3800, 0, 0}, /* 11525 */
    {RT_TERM_LAND, 11523, 3801, 0, 0}, /* 11526 */
    {RT_TERM_LAND, 11513, 161, 0, 0}, /* 11527 */
    {RT_TERM_LAND, 11527, 3802, 0, 0}, /* 11528 */
    {RT_TERM_LAND, 11527, 3800, 0, 0}, /* 11529 */
    {RT_TERM_LAND, 11527, 3801, 0, 0}, /* 11530 */
    {RT_TERM_LAND, 11527, 10781, 0, 0}, /* 11531 */
    {RT_TERM_LAND, 11531, 3802, 0, 0}, /* 11532 */
    {RT_TERM_LAND, 11531, 3800, 0, 0}, /* 11533 */
    {RT_TERM_LAND, 11531, 3801, 0, 0}, /* 11534 */
    {RT_TERM_LAND, 11513, 11006, 0, 0}, /* 11535 */
    {RT_TERM_LAND, 11535, 979, 0, 0}, /* 11536 */
    {RT_TERM_LAND, 11536, 25, 0, 0}, /* 11537 */
    {RT_TERM_LAND, 11536, 29, 0, 0}, /* 11538 */
    {RT_TERM_LAND, 11535, 977, 0, 0}, /* 11539 */
    {RT_TERM_LAND, 11539, 25, 0, 0}, /* 11540 */
    {RT_TERM_LAND, 11539, 29, 0, 0}, /* 11541 */
    {RT_TERM_LAND, 11535, 978, 0, 0}, /* 11542 */
    {RT_TERM_LAND, 11542, 25, 0, 0}, /* 11543 */
    {RT_TERM_LAND, 11542, 29, 0, 0}, /* 11544 */
    {RT_TERM_LAND, 11535, 105, 0, 0}, /* 11545 */
    {RT_TERM_LAND, 11545, 3802, 0, 0}, /* 11546 */
    {RT_TERM_LAND, 11545, 3800, 0, 0}, /* 11547 */
    {RT_TERM_LAND, 11545, 3801, 0, 0}, /* 11548 */
    {RT_TERM_LAND, 11535, 161, 0, 0}, /* 11549 */
    {RT_TERM_LAND, 11549, 3802, 0, 0}, /* 11550 */
    {RT_TERM_LAND, 11549, 3800, 0, 0}, /* 11551 */
    {RT_TERM_LAND, 11549, 3801, 0, 0}, /* 11552 */
    {RT_TERM_LAND, 11549, 10781, 0, 0}, /* 11553 */
    {RT_TERM_LAND, 11553, 3802, 0, 0}, /* 11554 */
    {RT_TERM_LAND, 11553, 3800, 0, 0}, /* 11555 */
    {RT_TERM_LAND, 11553, 3801, 0, 0}, /* 11556 */
    {RT_TERM_LAND, 10900, 246, 0, 0}, /* 11557 */
    {RT_TERM_LAND, 11557, 979, 0, 0}, /* 11558 */
    {RT_TERM_LAND, 11558, 25, 0, 0}, /* 11559 */
    {RT_TERM_LAND, 11558, 29, 0, 0}, /* 11560 */
    {RT_TERM_LAND, 11557, 977, 0, 0}, /* 11561 */
    {RT_TERM_LAND, 11561, 25, 0, 0}, /* 11562 */
    {RT_TERM_LAND, 11561, 29, 0, 0}, /* 11563 */
    {RT_TERM_LAND, 11557, 978, 0, 0}, /* 11564 */
    {RT_TERM_LAND, 11564, 25, 0, 0}, /* 11565 */
    {RT_TERM_LAND, 11564, 29, 0, 0}, /* 11566 */
    {RT_TERM_LAND, 11557, 105, 0, 0}, /* 11567 */
    {RT_TERM_LAND, 11567, 3802, 0, 0}, /* 11568 */
    {RT_TERM_LAND, 11567, 3800, 0, 0}, /* 11569 */
    {RT_TERM_LAND, 11567, 3801, 0, 0}, /* 11570 */
    {RT_TERM_LAND, 11557, 161, 0, 0}, /* 11571 */
    {RT_TERM_LAND, 11571, 3802, 0, 0}, /* 11572 */
    {RT_TERM_LAND, 11571, 3800, 0, 0}, /* 11573 */
    {RT_TERM_LAND, 11571, 3801, 0, 0}, /* 11574 */
    {RT_TERM_LAND, 11571, 10781, 0, 0}, /* 11575 */
    {RT_TERM_LAND, 11575, 3802, 0, 0}, /* 11576 */
    {RT_TERM_LAND, 11575, 3800, 0, 0}, /* 11577 */
    {RT_TERM_LAND, 11575, 3801, 0, 0}, /* 11578 */
    {RT_TERM_COND, 11005, 4453, 10980, 0}, /* 11579 */
    {RT_TERM_COND, 10981, 4455, 11579, 0}, /* 11580 */
    {RT_TERM_COND, 19, 11580, 10980, 0}, /* 11581 */
    {RT_TERM_SLICE, 11581, 2, 0, 32}, /* 11582 */
    {RT_TERM_SEXT, 11582, 0, 0, 32}, /* 11583 */
    {RT_TERM_LT, 11583, 7418, 0, 0}, /* 11584 */
    {RT_TERM_LT, 11582, 7417, 0, 0}, /* 11585 */
    {RT_TERM_COND, 14, 11584, 11585, 0}, /* 11586 */
    {RT_TERM_EQ, 11586, 5594, 0, 0}, /* 11587 */
    {RT_TERM_LOR, 5251, 11587, 0, 0}, /* 11588 */
    {RT_TERM_LAND, 10876, 11588, 0, 0}, /* 11589 */
    {RT_TERM_LAND, 11589, 19, 0, 0}, /* 11590 */
    {RT_TERM_LAND, 11590, 979, 0, 0}, /* 11591 */
    {RT_TERM_LAND, 11591, 25, 0, 0}, /* 11592 */
    {RT_TERM_LAND, 11591, 29, 0, 0}, /* 11593 */
    {RT_TERM_LAND, 11590, 977, 0, 0}, /* 11594 */
    {RT_TERM_LAND, 11594, 25, 0, 0}, /* 11595 */
    {RT_TERM_LAND, 11594, 29, 0, 0}, /* 11596 */
    {RT_TERM_LAND, 11590, 978, 0, 0}, /* 11597 */
    {RT_TERM_LAND, 11597, 25, 0, 0}, /* 11598 */
    {RT_TERM_LAND, 11597, 29, 0, 0}, /* 11599 */
    {RT_TERM_LAND, 11590, 105, 0, 0}, /* 11600 */
    {RT_TERM_LAND, 11600, 3802, 0, 0}, /* 11601 */
    {RT_TERM_LAND, 11600, 3800, 0, 0}, /* 11602 */
    {RT_TERM_LAND, 11600, 3801, 0, 0}, /* 11603 */
    {RT_TERM_LAND, 11590, 161, 0, 0}, /* 11604 */
    {RT_TERM_LAND, 11604, 3802, 0, 0}, /* 11605 */
    {RT_TERM_LAND, 11604, 3800, 0, 0}, /* 11606 */
    {RT_TERM_LAND, 11604, 3801, 0, 0}, /* 11607 */
    {RT_TERM_LAND, 11604, 10781, 0, 0}, /* 11608 */
    {RT_TERM_LAND, 11608, 3802, 0, 0}, /* 11609 */
    {RT_TERM_LAND, 11608, 3800, 0, 0}, /* 11610 */
    {RT_TERM_LAND, 11608, 3801, 0, 0}, /* 11611 */
    {RT_TERM_LAND, 11590, 10982, 0, 0}, /* 11612 */
    {RT_TERM_LAND, 11612, 979, 0, 0}, /* 11613 */
    {RT_TERM_LAND, 11613, 25, 0, 0}, /* 11614 */
    {RT_TERM_LAND, 11613, 29, 0, 0}, /* 11615 */
    {RT_TERM_LAND, 11612, 977, 0, 0}, /* 11616 */
    {RT_TERM_LAND, 11616, 25, 0, 0}, /* 11617 */
    {RT_TERM_LAND, 11616, 29, 0, 0}, /* 11618 */
    {RT_TERM_LAND, 11612, 978, 0, 0}, /* 11619 */
    {RT_TERM_LAND, 11619, 25, 0, 0}, /* 11620 */
    {RT_TERM_LAND, 11619, 29, 0, 0}, /* 11621 */
    {RT_TERM_LAND, 11612, 105, 0, 0}, /* 11622 */
    {RT_TERM_LAND, 11622, 3802, 0, 0}, /* 11623 */
    {RT_TERM_LAND, 11622, 3800, 0, 0}, /* 11624 */
    {RT_TERM_LAND, 11622, 3801, 0, 0}, /* 11625 */
    {RT_TERM_LAND, 11612, 161, 0, 0}, /* 11626 */
    {RT_TERM_LAND, 11626, 3802, 0, 0}, /* 11627 */
    {RT_TERM_LAND, 11626, 3800, 0, 0}, /* 11628 */
    {RT_TERM_LAND, 11626, 3801, 0, 0}, /* 11629 */
    {RT_TERM_LAND, 11626, 10781, 0, 0}, /* 11630 */
    {RT_TERM_LAND, 11630, 3802, 0, 0}, /* 11631 */
    {RT_TERM_LAND, 11630, 3800, 0, 0}, /* 11632 */
    {RT_TERM_LAND, 11630, 3801, 0, 0}, /* 11633 */
    {RT_TERM_LAND, 11612, 11006, 0, 0}, /* 11634 */
    {RT_TERM_LAND, 11634, 979, 0, 0}, /* 11635 */
    {RT_TERM_LAND, 11635, 25, 0, 0}, /* 11636 */
    {RT_TERM_LAND, 11635, 29, 0, 0}, /* 11637 */
    {RT_TERM_LAND, 11634, 977, 0, 0}, /* 11638 */
    {RT_TERM_LAND, 11638, 25, 0, 0}, /* 11639 */
    {RT_TERM_LAND, 11638, 29, 0, 0}, /* 11640 */
    {RT_TERM_LAND, 11634, 978, 0, 0}, /* 11641 */
    {RT_TERM_LAND, 11641, 25, 0, 0}, /* 11642 */
    {RT_TERM_LAND, 11641, 29, 0, 0}, /* 11643 */
    {RT_TERM_LAND, 11634, 105, 0, 0}, /* 11644 */
    {RT_TERM_LAND, 11644, 3802, 0, 0}, /* 11645 */
    {RT_TERM_LAND, 11644, 3800, 0, 0}, /* 11646 */
    {RT_TERM_LAND, 11644, 3801, 0, 0}, /* 11647 */
    {RT_TERM_LAND, 11634, 161, 0, 0}, /* 11648 */
    {RT_TERM_LAND, 11648, 3802, 0, 0}, /* 11649 */
    {RT_TERM_LAND, 11648, 3800, 0, 0}, /* 11650 */
    {RT_TERM_LAND, 11648, 3801, 0, 0}, /* 11651 */
    {RT_TERM_LAND, 11648, 10781, 0, 0}, /* 11652 */
    {RT_TERM_LAND, 11652, 3802, 0, 0}, /* 11653 */
    {RT_TERM_LAND, 11652, 3800, 0, 0}, /* 11654 */
    {RT_TERM_LAND, 11652, 3801, 0, 0}, /* 11655 */
    {RT_TERM_LAND, 11589, 246, 0, 0}, /* 11656 */
    {RT_TERM_LAND, 11656, 979, 0, 0}, /* 11657 */
    {RT_TERM_LAND, 11657, 25, 0, 0}, /* 11658 */
    {RT_TERM_LAND, 11657, 29, 0, 0}, /* 11659 */
    {RT_TERM_LAND, 11656, 977, 0, 0}, /* 11660 */
    {RT_TERM_LAND, 11660, 25, 0, 0}, /* 11661 */
    {RT_TERM_LAND, 11660, 29, 0, 0}, /* 11662 */
    {RT_TERM_LAND, 11656, 978, 0, 0}, /* 11663 */
    {RT_TERM_LAND, 11663, 25, 0, 0}, /* 11664 */
    {RT_TERM_LAND, 11663, 29, 0, 0}, /* 11665 */
    {RT_TERM_LAND, 11656, 105, 0, 0}, /* 11666 */
    {RT_TERM_LAND, 11666, 3802, 0, 0}, /* 11667 */
    {RT_TERM_LAND, 11666, 3800, 0, 0}, /* 11668 */
    {RT_TERM_LAND, 11666, 3801, 0, 0}, /* 11669 */
    {RT_TERM_LAND, 11656, 161, 0, 0}, /* 11670 */
    {RT_TERM_LAND, 11670, 3802, 0, 0}, /* 11671 */
    {RT_TERM_LAND, 11670, 3800, 0, 0}, /* 11672 */
    {RT_TERM_LAND, 11670, 3801, 0, 0}, /* 11673 */
    {RT_TERM_LAND, 11670, 10781, 0, 0}, /* 11674 */
    {RT_TERM_LAND, 11674, 3802, 0, 0}, /* 11675 */
    {RT_TERM_LAND, 11674, 3800, 0, 0}, /* 11676 */
    {RT_TERM_LAND, 11674, 3801, 0, 0}, /* 11677 */
    {RT_TERM_LNOT, 11588, 0, 0, 0}, /* 11678 */
    {RT_TERM_LAND, 10876, 11678, 0, 0}, /* 11679 */
    {RT_TERM_LAND, 3347, 14, 0, 0}, /* 11680 */
    {RT_TERM_LAND, 3347, 2919, 0, 0}, /* 11681 */
    {RT_TERM_LAND, 3347, 25, 0, 0}, /* 11682 */
    {RT_TERM_LAND, 3347, 29, 0, 0}, /* 11683 */
    {RT_TERM_COND, 20, 1079, 1080, 0}, /* 11684 */
    {RT_TERM_COND, 17, 9, 11684, 0}, /* 11685 */
    {RT_TERM_LAND, 11685, 25, 0, 0}, /* 11686 */
    {RT_TERM_LAND, 11685, 29, 0, 0}, /* 11687 */
    {RT_TERM_LAND, 11685, 105, 0, 0}, /* 11688 */
    {RT_TERM_MUL, 45, 14, 0, 0}, /* 11689 */
    {RT_TERM_ADD, 11689, 2, 0, 0}, /* 11690 */
    {RT_TERM_MUL, 100, 11690, 0, 0}, /* 11691 */
    {RT_TERM_LAND, 11685, 161, 0, 0}, /* 11692 */
    {RT_TERM_ADD, 11689, 9, 0, 0}, /* 11693 */
    {RT_TERM_MUL, 100, 11693, 0, 0}, /* 11694 */
    {RT_TERM_SHL, 9, 33, 0, 0}, /* 11695 */
    {RT_TERM_SUB, 11695, 9, 0, 0}, /* 11696 */
    {RT_TERM_SHL, 45, 33, 0, 0}, /* 11697 */
    {RT_TERM_SUB, 11697, 9, 0, 0}, /* 11698 */
    {RT_TERM_BNOT, 11698, 0, 0, 0}, /* 11699 */
    {RT_TERM_SLICE, 11699, 2, 0, 32}, /* 11700 */
    {RT_TERM_BNOT, 11696, 0, 0, 0}, /* 11701 */
    {RT_TERM_SLICE, 11701, 2, 0, 32}, /* 11702 */
};

static const struct rt_use uses_atom_op[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
};
static const struct rt_use uses_atom_opp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 4, 2, 1},
};
static const struct rt_use uses_atoms[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 18, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 21, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 16, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 27, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 28, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 26, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 31, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 32, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 30, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 41, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 42, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 44, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 49, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 50, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 48, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 52, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 53, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 51, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 54, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 56, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 57, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 61, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 62, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 60, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 66, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 67, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 71, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 72, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 76, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 77, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 75, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 80, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 83, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 84, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 88, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 89, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 87, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 93, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 94, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 92, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 98, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 99, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 97, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 102, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 103, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 104, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 13, 105, 2, 32},
};
static const struct rt_use uses_atoms_cas[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 111, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 112, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 110, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 114, 116, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 117, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 118, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 110, 105, 2, 32},
};
static const struct rt_use uses_red[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 6, 2, 1},
};
static const struct rt_use uses_cctl_a[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
};
static const struct rt_use uses_cctl_all[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 19, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 19, 2, 1},
};
static const struct rt_use uses_cctll_a[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 120, 2, 1},
};
static const struct rt_use uses_cctll_all[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 25, 2, 1},
};
static const struct rt_use uses_cctlt_all[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 14, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 14, 2, 1},
};
static const struct rt_use uses_isetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 128, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 129, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 130, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 131, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 132, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 153, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 154, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 155, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 156, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 157, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 160, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 169, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 173, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 174, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 175, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 176, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 177, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 179, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 180, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 181, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 182, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 183, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 185, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 187, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 190, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 191, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 192, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 193, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 194, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 196, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 198, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 199, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 200, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 189, 170, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 125, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 203, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 204, 170, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 125, 205, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 206, 1, 2, 32},
};
static const struct rt_use uses_iset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 214, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 215, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 216, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 217, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 218, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 238, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 239, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 240, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 241, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 242, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 245, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 253, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 256, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 257, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 258, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 259, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 260, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 262, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 264, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 266, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 268, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 270, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 273, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 274, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 275, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 276, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 277, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 279, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 280, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 281, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 282, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 283, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 2, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 272, 121, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 211, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 287, 4, 2, 32},
};
static const struct rt_use uses_bra[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 295, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 413, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 414, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 416, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 412, 423, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 425, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 426, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 428, 2, 2, 4},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 431, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 501, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 502, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 503, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 504, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 506, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 500, 517, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 519, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 520, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 522, 2, 2, 4},
};
static const struct rt_use uses_jmp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 295, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 413, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 414, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 416, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 412, 524, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 425, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 426, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 428, 2, 2, 4},
};
static const struct rt_use uses_jmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 431, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 501, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 502, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 503, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 504, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 506, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 500, 531, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 519, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 520, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 522, 2, 2, 4},
};
static const struct rt_use uses_cal[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 1, -1, 9, 536, 2, 0},
};
static const struct rt_use uses_jcal[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 1, -1, 9, 538, 2, 0},
};
static const struct rt_use uses_pret[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
};
static const struct rt_use uses_ret[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 545, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_RETURNS, -1, 1, -1, 605, 33, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 607, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 608, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 610, 2, 2, 4},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 20, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 105, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 615, 2, 2, 4},
    {RT_USE_HALT, 0, -1, 0, -1, 620, 2, 2, 0},
};
static const struct rt_use uses_kil[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 545, 2, 2, 4},
};
static const struct rt_use uses_f2f_hh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 631, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 634, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 638, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 639, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 643, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 644, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 647, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 648, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 653, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 654, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 657, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 658, 4, 632, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 625, 205, 2, 32},
};
static const struct rt_use uses_f2f_hs[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 660, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 661, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 663, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 664, 4, 632, 16},
    {RT_USE_READ, 0, -1, -4, 0, 666, 4, 632, 15},
    {RT_USE_READ, 0, -1, -4, 0, 667, 4, 632, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 625, 205, 2, 32},
};
static const struct rt_use uses_f2f_hd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
};
static const struct rt_use uses_f2f_sh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 674, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 675, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 678, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 679, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 682, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 683, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 205, 2, 32},
};
static const struct rt_use uses_f2f_ss[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 686, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 687, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 690, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 691, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 694, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 695, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 698, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 699, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 702, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 703, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 706, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 707, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 205, 2, 32},
};
static const struct rt_use uses_f2f_sd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 709, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 710, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 711, 2, 32},
};
static const struct rt_use uses_f2f_dh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
};
static const struct rt_use uses_f2f_ds[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 709, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 709, 712, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 710, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 710, 712, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 205, 2, 32},
};
static const struct rt_use uses_f2f_dd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 715, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 715, 712, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 716, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 716, 712, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 719, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 719, 712, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 720, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 720, 712, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 711, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 725, 1, 726, 15},
    {RT_USE_READ, 0, -1, -4, 0, 728, 1, 726, 16},
    {RT_USE_READ, 0, -1, -4, 0, 731, 1, 726, 15},
    {RT_USE_READ, 0, -1, -4, 0, 732, 1, 726, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 1, 726, 15},
    {RT_USE_READ, 0, -1, -4, 0, 738, 1, 726, 16},
    {RT_USE_READ, 0, -1, -4, 0, 741, 1, 726, 15},
    {RT_USE_READ, 0, -1, -4, 0, 742, 1, 726, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 735, 120, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 725, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 728, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 731, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 732, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 738, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 741, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 742, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 735, 120, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 725, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 725, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 728, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 728, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 747, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 747, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 748, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 748, 743, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 723, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 738, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 738, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 752, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 752, 743, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 753, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 753, 743, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 735, 120, 2, 32},
};
static const struct rt_use uses_i2f_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 763, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 767, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 774, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 764, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 786, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 788, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 792, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 794, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 799, 6, 764, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 783, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 804, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 806, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 810, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 812, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 815, 6, 764, 16},
    {RT_USE_READ, 0, -1, -4, 0, 817, 6, 764, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 801, 19, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 763, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 767, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 774, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 786, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 788, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 792, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 794, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 799, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 783, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 804, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 806, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 810, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 812, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 815, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 817, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 801, 19, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 763, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 763, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 767, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 767, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 774, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 774, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 818, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 758, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 786, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 786, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 788, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 788, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 792, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 792, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 794, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 794, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 799, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 799, 818, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 783, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 804, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 804, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 806, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 806, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 810, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 810, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 812, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 812, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 815, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 815, 818, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 817, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 817, 818, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 801, 19, 2, 32},
};
static const struct rt_use uses_i2i_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 822, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 824, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 828, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 830, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 833, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 835, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 842, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 844, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 848, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 850, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 853, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 855, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 860, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 862, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 866, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 868, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 871, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 873, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 878, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 880, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 884, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 886, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 889, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 891, 6, 764, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 757, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 896, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 898, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 902, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 904, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 907, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 909, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 914, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 916, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 920, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 922, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 925, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 927, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 931, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 933, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 937, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 939, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 942, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 944, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 948, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 950, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 954, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 956, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 959, 6, 764, 16},
    {RT_USE_READ, 0, -1, 0, 0, 961, 6, 764, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 892, 2, 2, 4},
};
static const struct rt_use uses_i2i_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 822, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 824, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 828, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 830, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 833, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 835, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 842, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 844, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 848, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 850, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 853, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 855, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 860, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 862, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 866, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 868, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 871, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 873, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 878, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 880, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 884, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 886, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 889, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 891, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 757, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 896, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 898, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 902, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 904, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 907, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 909, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 914, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 916, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 920, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 922, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 925, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 927, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 931, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 933, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 937, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 939, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 942, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 944, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 948, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 950, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 954, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 956, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 959, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 892, 2, 2, 4},
};
static const struct rt_use uses_dadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 676, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 676, 711, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 672, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 672, 711, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 963, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 963, 712, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 964, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 964, 712, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 965, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 970, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 970, 780, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 971, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 971, 972, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 970, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 970, 965, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 671, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 671, 780, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 708, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 708, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 671, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 671, 974, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 671, 965, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 224, 136, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 976, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 780, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 972, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 976, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 976, 965, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
};
static const struct rt_use uses_dmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 981, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 984, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 984, 733, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 985, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 985, 733, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 987, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 987, 743, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 988, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 988, 743, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 733, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 992, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 992, 733, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 994, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 994, 743, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 995, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 995, 743, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 981, 14, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 981, 996, 2, 32},
};
static const struct rt_use uses_dset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1012, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1015, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1015, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1019, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1019, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1021, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 818, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1026, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1026, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1027, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1027, 1007, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1022, 1013, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1001, 19, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1033, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1033, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1034, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1034, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1036, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1036, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1042, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1044, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1044, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1045, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1045, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1047, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1047, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1048, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1048, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1050, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1052, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1052, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1053, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1053, 972, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1055, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1055, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1056, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1056, 1037, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1051, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1031, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1057, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1058, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1031, 19, 2, 1},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1063, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1065, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1066, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1068, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1069, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1071, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1072, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1074, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1075, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1077, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1078, 966, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1060, 19, 2, 32},
};
static const struct rt_use uses_fadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1083, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1084, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1082, 25, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1087, 22, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1092, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1111, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1112, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1113, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1114, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1115, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1116, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1086, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 287, 4, 2, 32},
};
static const struct rt_use uses_fmul32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1119, 120, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1129, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1130, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1131, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1118, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1132, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1138, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1152, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1156, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1157, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1159, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1160, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1161, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1162, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1161, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1163, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1165, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1166, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1167, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1168, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1167, 170, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1060, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 206, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 121, 170, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1169, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1170, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1176, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1176, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1177, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1178, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1179, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1179, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1181, 205, 353, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1182, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1183, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1183, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 757, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4, 1, 2, 32},
};
static const struct rt_use uses_ffma32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1189, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1198, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1201, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1201, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1203, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1205, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1205, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1207, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1208, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1209, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1209, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1187, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_fmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1211, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1214, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1215, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1217, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1218, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1221, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1222, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1224, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1225, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1211, 25, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1232, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1233, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1235, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1237, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1240, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1242, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1243, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1245, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1246, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1248, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1251, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1253, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1254, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1249, 997, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1230, 120, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 966, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1257, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1015, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1019, 966, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1259, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1026, 966, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1027, 966, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1022, 1013, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1001, 19, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1260, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1261, 1013, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1001, 120, 2, 1},
};
static const struct rt_use uses_fcmp_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1266, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1268, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1265, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 966, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1269, 205, 2, 32},
};
static const struct rt_use uses_fcmp_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1270, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1271, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1187, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 136, 2, 1},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 224, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_mufu[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
};
static const struct rt_use uses_al2p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 22, 2, 1},
};
static const struct rt_use uses_ald_a[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
};
static const struct rt_use uses_ipa[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 1, 2, 1},
};
static const struct rt_use uses_isberd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 22, 2, 1},
};
static const struct rt_use uses_out[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1272, 19, 2, 32},
};
static const struct rt_use uses_hadd2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1087, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1277, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1279, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1281, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1283, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1285, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1286, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1287, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1288, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1292, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1294, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1296, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1298, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1300, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1301, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1302, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1303, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1307, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1308, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1309, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1310, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1312, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1313, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1314, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1315, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1318, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1319, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1320, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1321, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1323, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1324, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1325, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1326, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1330, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1331, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1332, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1333, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1335, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1336, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1337, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1338, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1341, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1342, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1343, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1344, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1346, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1347, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1348, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1349, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1355, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1356, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1357, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1358, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1360, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1361, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1362, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1363, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1366, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1367, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1368, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1369, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1371, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1372, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1373, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1378, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1379, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1380, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1381, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1383, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1385, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1389, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1390, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1391, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1392, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1394, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1395, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1396, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1397, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1401, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1402, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1403, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1404, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1406, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1407, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1408, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1409, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1412, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1413, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1414, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1415, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1417, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1418, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1419, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1420, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1351, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1425, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1426, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1427, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1428, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1430, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1431, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1432, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1433, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1436, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1437, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1438, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1439, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1441, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1442, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1443, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1444, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1448, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1449, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1450, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1451, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1453, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1454, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1455, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1456, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1459, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1460, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1461, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1462, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1464, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1465, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1466, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1467, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1471, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1472, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1473, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1474, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1476, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1477, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1478, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1479, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1482, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1483, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1484, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1485, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1487, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1488, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1489, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1490, 966, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1086, 19, 2, 32},
};
static const struct rt_use uses_hadd2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1491, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1495, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1496, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1497, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1498, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1500, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1501, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1502, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1503, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1507, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1508, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1509, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1510, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1512, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1513, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1514, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1515, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1519, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1520, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1521, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1522, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1524, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1525, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1526, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1527, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1533, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1534, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1535, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1536, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1538, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1539, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1540, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1541, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1545, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1546, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1547, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1548, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1550, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1551, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1552, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1553, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1557, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1558, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1559, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1560, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1562, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1563, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1565, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1529, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1570, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1571, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1572, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1573, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1575, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1576, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1577, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1578, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1582, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1583, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1584, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1585, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1587, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1588, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1589, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1590, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1594, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1595, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1596, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1597, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1599, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1600, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1601, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1602, 22, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 625, 19, 2, 32},
};
static const struct rt_use uses_hadd2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1605, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1607, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1609, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1611, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1613, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1614, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1615, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1616, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1618, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1619, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1620, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1621, 120, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1187, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1623, 120, 2, 32},
};
static const struct rt_use uses_hmul2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1626, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1631, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1633, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1635, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1637, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1639, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1640, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1641, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1642, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1646, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1648, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1650, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1652, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1654, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1655, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1656, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1657, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1661, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1662, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1663, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1664, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1666, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1667, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1668, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1669, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1672, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1673, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1674, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1675, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1677, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1678, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1679, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1680, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1684, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1685, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1686, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1687, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1689, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1690, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1691, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1692, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1695, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1696, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1697, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1698, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1700, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1701, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1702, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1703, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1709, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1710, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1711, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1712, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1714, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1715, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1716, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1717, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1720, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1721, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1722, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1723, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1725, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1726, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1727, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1728, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1732, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1733, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1734, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1735, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1737, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1738, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1739, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1740, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1743, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1744, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1745, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1746, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1748, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1749, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1750, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1751, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1755, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1756, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1757, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1758, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1760, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1761, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1762, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1763, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1766, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1767, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1768, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1769, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1771, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1772, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1773, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1774, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1705, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1779, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1780, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1781, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1782, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1784, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1785, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1786, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1787, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1790, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1791, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1792, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1793, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1795, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1796, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1797, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1798, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1802, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1803, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1804, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1805, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1807, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1808, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1809, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1810, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1813, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1814, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1815, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1816, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1818, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1819, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1820, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1821, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1825, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1826, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1827, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1828, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1830, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1831, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1832, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1833, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1836, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1837, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1838, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1839, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1841, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1842, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1843, 286, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1844, 286, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1625, 19, 2, 32},
};
static const struct rt_use uses_hmul2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1847, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1851, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1852, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1853, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1854, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1856, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1857, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1858, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1859, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1864, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1865, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1866, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1868, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1870, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1875, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1876, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1877, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1878, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1880, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1881, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1882, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1883, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1889, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1890, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1891, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1892, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1895, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1896, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1897, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1901, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1902, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1903, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1904, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1906, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1907, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1908, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1909, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1913, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1914, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1915, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1916, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1918, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1919, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1920, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1921, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1885, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1926, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1927, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1928, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1929, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1931, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1932, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1933, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1938, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1939, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1940, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1941, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1943, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1944, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1945, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1946, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1950, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1951, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1952, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1953, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1955, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1956, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1958, 205, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1846, 19, 2, 32},
};
static const struct rt_use uses_hmul2_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1961, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1965, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1966, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1967, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1968, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1970, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1971, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1972, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1973, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1978, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1980, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1982, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1983, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1984, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1985, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1989, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1990, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1991, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1992, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1994, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1995, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1996, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1997, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2003, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2004, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2005, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2006, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2008, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2009, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2010, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2011, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2015, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2016, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2017, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2018, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2020, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2021, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2022, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2023, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2027, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2028, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2029, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2030, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2032, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2033, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2034, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2035, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1999, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2040, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2041, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2042, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2043, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2045, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2046, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2047, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2048, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2052, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2053, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2054, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2055, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2057, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2058, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2059, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2064, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2065, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2066, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2067, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2069, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2070, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2071, 22, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2072, 22, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1960, 19, 2, 32},
};
static const struct rt_use uses_hmul2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2078, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2080, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2082, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2084, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2087, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2088, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2089, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2090, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2093, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2094, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2095, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2096, 19, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2074, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1272, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2097, 19, 2, 32},
};
static const struct rt_use uses_hfma2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1491, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2098, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2099, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2100, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2101, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2104, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2106, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2108, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2110, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2113, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2115, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2117, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2119, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2120, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2121, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2122, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2123, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2125, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2126, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2127, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2128, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2130, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2131, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2132, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2133, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2134, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2135, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2136, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2137, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2139, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2140, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2141, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2142, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2144, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2145, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2146, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2147, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2148, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2149, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2150, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2151, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2153, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2154, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2155, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2156, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2158, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2159, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2160, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2161, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2162, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2163, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2164, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2165, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2167, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2168, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2169, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2170, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2172, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2173, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2174, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2175, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2176, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2177, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2178, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2179, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2181, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2182, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2183, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2184, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2186, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2187, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2188, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2189, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1529, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2190, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2191, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2192, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2193, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2195, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2196, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2197, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2198, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2200, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2201, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2202, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2203, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2204, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2205, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2206, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2207, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2209, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2210, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2211, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2212, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2214, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2215, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2216, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2217, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2218, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2219, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2220, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2221, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2223, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2224, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2225, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2226, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2228, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2229, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2230, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2231, 136, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 625, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1623, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2232, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2233, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2234, 136, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2235, 136, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2236, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2239, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2240, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2241, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2242, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2245, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2247, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2249, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2251, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2254, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2255, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2256, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2257, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2259, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2260, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2261, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2262, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2265, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2266, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2267, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2268, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2270, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2271, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2272, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2273, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2278, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2279, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2280, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2281, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2283, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2284, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2285, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2286, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2289, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2290, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2291, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2292, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2294, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2295, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2296, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2297, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2300, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2301, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2302, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2303, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2305, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2306, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2307, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2308, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2275, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2312, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2313, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2314, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2315, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2317, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2318, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2319, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2320, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2323, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2324, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2325, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2326, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2328, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2329, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2330, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2331, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2334, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2335, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2336, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2337, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2339, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2340, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2341, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 224, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1211, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1623, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2343, 224, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2344, 224, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 19, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2350, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2351, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2352, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2355, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2356, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2357, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2358, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2361, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2362, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2363, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2364, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2366, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2367, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2368, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2369, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2372, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2373, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2374, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2375, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2377, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2378, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2379, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2380, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2385, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2386, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2388, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2390, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2391, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2393, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2396, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2397, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2398, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2401, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2402, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2403, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2404, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2408, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2409, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2410, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2412, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2413, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2414, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2415, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2382, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2420, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2421, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2422, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2424, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2425, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2426, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2427, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2430, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2432, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2433, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2435, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2436, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2437, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2438, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2441, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2442, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2443, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2444, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2446, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2447, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2448, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2449, 1, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2346, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1623, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2232, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2233, 1, 2, 32},
};
static const struct rt_use uses_hfma2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2451, 105, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2453, 105, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2455, 105, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2457, 105, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2074, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2458, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2459, 105, 2, 32},
};
static const struct rt_use uses_hset2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2466, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2468, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2470, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2472, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2474, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2475, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2476, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2477, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2480, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2481, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2482, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2483, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2485, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2486, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2487, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2488, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2489, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2493, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2494, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2495, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2496, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2498, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2499, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2500, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2501, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2504, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2505, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2506, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2507, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2509, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2510, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2511, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2512, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2513, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2517, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2518, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2519, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2520, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2522, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2523, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2524, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2525, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2528, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2529, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2530, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2531, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2533, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2534, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2535, 136, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2536, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2514, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2461, 120, 2, 32},
};
static const struct rt_use uses_hset2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2540, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2541, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2542, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2543, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2545, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2546, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2547, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2548, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2549, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2553, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2554, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2555, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2556, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2558, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2559, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2560, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2561, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2562, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2566, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2567, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2568, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2569, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2571, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2572, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2573, 6, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2574, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2563, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1031, 120, 2, 32},
};
static const struct rt_use uses_hsetp2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2581, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2582, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2583, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2584, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2586, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2587, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2588, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2589, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2592, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2593, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2594, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2595, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2598, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2599, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2600, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2601, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2605, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2606, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2607, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2608, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2610, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2611, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2612, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2613, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2616, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2617, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2618, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2619, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2621, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2622, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2623, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2624, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2628, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2629, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2630, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2631, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2633, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2634, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2635, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2636, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2639, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2640, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2641, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2642, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2644, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2645, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2646, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2647, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2648, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2653, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2654, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2655, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2656, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2658, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2659, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2660, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2661, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2664, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2665, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2666, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2667, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2669, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2670, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2671, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2672, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2676, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2677, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2678, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2679, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2681, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2682, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2683, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2684, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2687, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2688, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2689, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2690, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2692, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2693, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2694, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2695, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2699, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2700, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2701, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2702, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2704, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2705, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2706, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2707, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2710, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2711, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2712, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2713, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2715, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2716, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2717, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2718, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2719, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2724, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2725, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2726, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2727, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2729, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2730, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2731, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2732, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2735, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2736, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2737, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2738, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2740, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2741, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2742, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2743, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2747, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2748, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2749, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2750, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2752, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2753, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2754, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2755, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2758, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2759, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2760, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2761, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2763, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2764, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2765, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2766, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2770, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2771, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2772, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2773, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2775, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2776, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2777, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2778, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2781, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2783, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2784, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2786, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2787, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2788, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2789, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2720, 1013, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 2576, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2791, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2793, 1013, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 2576, 205, 2, 1},
};
static const struct rt_use uses_hsetp2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2797, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2798, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2800, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2802, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2803, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2804, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2805, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2809, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2810, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2811, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2812, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2814, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2815, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2816, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2817, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2821, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2822, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2823, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2824, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2826, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2827, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2828, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2829, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2830, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2834, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2835, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2836, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2837, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2839, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2840, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2841, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2842, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2847, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2848, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2851, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2852, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2853, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2854, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2858, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2859, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2860, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2861, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2863, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2864, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2865, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2866, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2867, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2871, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2872, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2873, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2874, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2876, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2877, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2878, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2879, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2883, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2884, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2885, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2886, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2888, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2889, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2890, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2891, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2895, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2896, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2897, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2898, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2900, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2901, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2902, 1, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2903, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 1249, 997, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1230, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2904, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2905, 997, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1230, 205, 2, 1},
};
static const struct rt_use uses_iadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2910, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2911, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2912, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2914, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2915, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2917, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2918, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2922, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2923, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2924, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2926, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2927, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2928, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2929, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2907, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2932, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2933, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2934, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2936, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2937, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2938, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2939, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2973, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2974, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2975, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2977, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2978, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2979, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2980, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2930, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 2981, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2982, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2983, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2984, 1, 2, 32},
};
static const struct rt_use uses_iadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2987, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2988, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2989, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2990, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2993, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2994, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2995, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2996, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 110, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2999, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3000, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3001, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 3002, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3011, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3012, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3013, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 3014, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2997, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 2981, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2982, 205, 2, 32},
};
static const struct rt_use uses_iadd3_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3018, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3020, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3021, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3023, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3024, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3025, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3028, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3030, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3031, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3033, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3034, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3035, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3038, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3039, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3040, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3042, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3043, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3044, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3046, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3047, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3048, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3050, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3051, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3052, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3055, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3056, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3057, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3059, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3060, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3061, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3063, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3064, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3065, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3067, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3068, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3069, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3072, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3074, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3075, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3077, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3078, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3079, 224, 332, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1060, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3083, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3084, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3085, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3087, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3088, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3089, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3091, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3092, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3093, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3095, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3096, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3097, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3100, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3101, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3102, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3104, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3105, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3106, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3108, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3109, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3110, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3112, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3113, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3114, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3117, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3118, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3119, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3121, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3122, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3123, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3125, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3126, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3127, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3129, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3130, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3131, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3133, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3134, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3135, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3137, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3138, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3139, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3141, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3142, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3143, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3145, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3146, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3147, 205, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3149, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3150, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3151, 4, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3153, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3154, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3155, 4, 332, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 3080, 2, 2, 4},
};
static const struct rt_use uses_iadd3_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2930, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3156, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3157, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3158, 966, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2907, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3160, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3161, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3162, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3163, 966, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3159, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 136, 966, 2, 32},
};
static const struct rt_use uses_iscadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3167, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3168, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3169, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3171, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3172, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3173, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3165, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3176, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3177, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3178, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3180, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3181, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3182, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3213, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3214, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3215, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3217, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3218, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3219, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3174, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 3220, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3221, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3222, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3223, 22, 2, 32},
};
static const struct rt_use uses_iscadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3225, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3225, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3226, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3233, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3226, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3234, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3236, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3237, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3239, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3240, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3234, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 3241, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3242, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3243, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3244, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3245, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3241, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
};
static const struct rt_use uses_icmp_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3246, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3247, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3255, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3256, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3262, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3265, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1265, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 966, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1269, 205, 2, 32},
};
static const struct rt_use uses_icmp_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3273, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3275, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1187, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lop[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3277, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3278, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3280, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3281, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3283, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3284, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3286, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3287, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3289, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3290, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3292, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3293, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3296, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3297, 286, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 981, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3300, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3301, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3303, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3304, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3306, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3307, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3309, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3310, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3312, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3313, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3315, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3316, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3319, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3320, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3323, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3324, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3326, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3327, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3329, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3330, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3333, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3335, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3336, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3338, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3339, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3342, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3343, 286, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3344, 19, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3345, 286, 2, 32},
};
static const struct rt_use uses_lop32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3349, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3350, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3352, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3353, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3355, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3356, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3347, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lop3_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1265, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
};
static const struct rt_use uses_lop3_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1082, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1082, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1082, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_lop3_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3347, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3347, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3347, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
};
static const struct rt_use uses_ldg[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3362, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3362, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3363, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3365, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3365, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3366, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3360, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3372, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3372, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3373, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3375, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3375, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3376, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3370, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3382, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3382, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3383, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3385, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3385, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3386, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3380, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3392, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3392, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3393, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3395, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3395, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3396, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3390, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3402, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3402, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3403, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3405, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3405, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3406, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3400, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3415, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3415, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3416, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3418, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3418, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3419, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 3420, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3424, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3424, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3425, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3427, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3427, 733, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3428, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3422, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3422, 3420, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3422, 3429, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3422, 3430, 2, 32},
};
static const struct rt_use uses_ldg_p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
};
static const struct rt_use uses_stg[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3432, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3434, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3434, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3435, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3437, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3437, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3438, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3442, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3444, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3444, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3445, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3447, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3447, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3448, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3451, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3453, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3453, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3454, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3456, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3456, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3457, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3464, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3464, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3465, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3467, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3467, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3468, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3472, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3472, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3473, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3475, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3475, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3476, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3479, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3479, 115, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3481, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3481, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3482, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3484, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3484, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3485, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3486, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3486, 115, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3486, 3487, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3486, 3488, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3490, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3490, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3491, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3493, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3493, 780, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3494, 19, 2, 32},
};
static const struct rt_use uses_ldl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3496, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3497, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3495, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3501, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3502, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3500, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3506, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3507, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3505, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3511, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3512, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3510, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3516, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3517, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3515, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3524, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3525, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3523, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3523, 3526, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3529, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3530, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 3526, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 3531, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 3532, 2, 32},
};
static const struct rt_use uses_stl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3534, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3535, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3536, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3540, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3541, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3542, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3545, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3546, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3547, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3552, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3553, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3555, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3556, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3559, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3559, 3560, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3561, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3562, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3563, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3563, 3560, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3563, 3564, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3563, 3565, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3566, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3567, 105, 2, 32},
};
static const struct rt_use uses_lds_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3573, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3574, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3572, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3578, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3579, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3577, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3583, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3584, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3582, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3587, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3588, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3586, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3591, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3592, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3590, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3599, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3600, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3598, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3598, 3601, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3604, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3605, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3603, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3603, 3601, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3603, 3606, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3603, 3607, 2, 32},
};
static const struct rt_use uses_sts[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3609, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3610, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3611, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3615, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3616, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3617, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3620, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3621, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3622, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3627, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3628, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3630, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3631, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3634, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3634, 3635, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3636, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3637, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3638, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3638, 3635, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3638, 3639, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3638, 3640, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3641, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3642, 25, 2, 32},
};
static const struct rt_use uses_ldc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 103, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 104, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 18, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 21, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 16, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3645, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3646, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3644, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3649, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3650, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3648, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3653, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3654, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3652, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3657, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3658, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3656, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3661, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3662, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3660, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3660, 3526, 2, 32},
};
static const struct rt_use uses_membar[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 105, 2, 1},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3665, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3664, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3666, 25, 2, 32},
};
static const struct rt_use uses_mov32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 19, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 19, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3670, 14, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3672, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3674, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3677, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3672, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 105, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1272, 19, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3679, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3687, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3687, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3688, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3690, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3690, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3691, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3694, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3694, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3695, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3697, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3697, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3698, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3701, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3701, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3702, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3704, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3704, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3705, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3708, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3708, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3709, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3711, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3711, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3712, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3678, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3713, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3713, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3715, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3717, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3719, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3721, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3723, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3725, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3713, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3726, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3730, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3730, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3732, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3732, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3735, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3735, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3737, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3737, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3740, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3740, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3742, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3742, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3745, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3745, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3747, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3747, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3726, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3748, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3749, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3750, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3751, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3752, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3753, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3754, 120, 2, 2},
    {RT_USE_WRITE, 0, -1, 1, 0, 3748, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_imul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3757, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3759, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3762, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3765, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3767, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3768, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3770, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3772, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1960, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
};
static const struct rt_use uses_imul32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3774, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3775, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3777, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3778, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1118, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3780, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3781, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3783, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3785, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3787, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3788, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3790, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3792, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3793, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3794, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1031, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3795, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3796, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3797, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3798, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3799, 121, 2, 32},
};
static const struct rt_use uses_imad_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 3800, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3801, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3806, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3807, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3808, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3809, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3811, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3812, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3813, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3814, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3804, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3795, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3796, 6, 2, 32},
};
static const struct rt_use uses_imad32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3818, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3819, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3821, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3822, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3816, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3816, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2981, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2982, 205, 2, 32},
};
static const struct rt_use uses_imadsp_uu_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 170, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 224, 136, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3823, 6, 2, 32},
};
static const struct rt_use uses_imadsp_uu_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_xmad_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3839, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3841, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3842, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3842, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3844, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3844, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3847, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3848, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3849, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3849, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3850, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3850, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3853, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3855, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3857, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3859, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3859, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3859, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3836, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3836, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3863, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3864, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3865, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3865, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3866, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3866, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3868, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3869, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3870, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3870, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3871, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3871, 286, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3872, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3873, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3874, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3875, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3875, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3875, 286, 3843, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 625, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 170, 224, 2, 32},
};
static const struct rt_use uses_xmad_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3878, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3879, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3881, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3882, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3883, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3884, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3885, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3886, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3889, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3890, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3892, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3893, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3894, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3895, 966, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3896, 966, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3897, 966, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 757, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 136, 966, 2, 32},
};
static const struct rt_use uses_xmad_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3900, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3901, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3903, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3904, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3905, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3906, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3907, 224, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3910, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3911, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3913, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3914, 6, 3840, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3915, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3916, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3917, 224, 332, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 981, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 170, 224, 2, 32},
};
static const struct rt_use uses_xmad_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3927, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3929, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3930, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3930, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3931, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3931, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3934, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3935, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3936, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3936, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3937, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3937, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3924, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3924, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3941, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3942, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3943, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3943, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3944, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3944, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3946, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3947, 205, 3928, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3948, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3948, 1, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3949, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3949, 1, 726, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2907, 19, 2, 32},
};
static const struct rt_use uses_psetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3953, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3955, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3956, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3958, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3959, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3959, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3968, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3970, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3971, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3972, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3973, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3974, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3974, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3976, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3978, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3979, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3980, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3981, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3982, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3982, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3977, 4, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3951, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3983, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3984, 4, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3951, 19, 2, 1},
};
static const struct rt_use uses_pset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3986, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3988, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3989, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3991, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3992, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3992, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4001, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4003, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4004, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4005, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4006, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4007, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4007, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4009, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4011, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4012, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4013, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4014, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4015, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4015, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4010, 286, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 976, 19, 2, 32},
};
static const struct rt_use uses_cset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4016, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4017, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4018, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4020, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4021, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4021, 22, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 13, 19, 2, 32},
};
static const struct rt_use uses_csetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 3495, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4022, 205, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4023, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4025, 205, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4026, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4026, 205, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 291, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4027, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4028, 205, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 291, 19, 2, 1},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1082, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4029, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4030, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 9, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 45, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 58, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 68, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 85, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4031, 90, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1082, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1269, 205, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4032, 25, 4033, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4034, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4032, 2, 2, 4},
    {RT_USE_WRITE, 0, -1, 1, 2, 4032, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 0, 4036, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4040, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4040, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4042, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4042, 9, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4044, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4044, 45, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4046, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4046, 58, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4048, 68, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4050, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4050, 85, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4052, 25, 4033, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4052, 90, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
};
static const struct rt_use uses_shl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1960, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4054, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4056, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1960, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
};
static const struct rt_use uses_shr[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4060, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4061, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4064, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4066, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4068, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4058, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 206, 1, 2, 32},
};
static const struct rt_use uses_shf_l[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1265, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4072, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4074, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4078, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4080, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1265, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 966, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3823, 6, 2, 32},
};
static const struct rt_use uses_shf_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4082, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4082, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4083, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4083, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4086, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4088, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4091, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4093, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4095, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4095, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4096, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4096, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4099, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4101, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4104, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1265, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 966, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3823, 6, 2, 32},
};
static const struct rt_use uses_bfe[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4108, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4110, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4111, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4121, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4122, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 371, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 368, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 353, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 350, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 347, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 344, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 341, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 338, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 335, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 332, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 292, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 328, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 325, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 322, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 319, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 316, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 313, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4125, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4126, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4133, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1960, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 973, 22, 2, 32},
};
static const struct rt_use uses_bfi_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 966, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1960, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4111, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1960, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1960, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3755, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4134, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3755, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3755, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1622, 120, 2, 32},
};
static const struct rt_use uses_bfi_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 120, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 120, 100, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 2074, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2085, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2085, 120, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 2085, 120, 100, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2085, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 286, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 4137, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4138, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4150, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4151, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4156, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4157, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4167, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4168, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4171, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4172, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4175, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4176, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4180, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4181, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4184, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4185, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4188, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4189, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3672, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1269, 205, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 4190, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4191, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3664, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2458, 105, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4192, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4193, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4194, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2908, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2907, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4195, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4196, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2935, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4197, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4215, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4216, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4217, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2930, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4218, 6, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4219, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4219, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4220, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4220, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1846, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4221, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1846, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4223, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4223, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4224, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4224, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4222, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4225, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4235, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4235, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4236, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4236, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4234, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4222, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lea_hc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4237, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4237, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4238, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4238, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4239, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3165, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4241, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4241, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4242, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4242, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4243, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4253, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4253, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4254, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4254, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4240, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 105, 2, 1},
    {RT_USE_READ, 0, -1, 0, 5, 4257, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4258, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4259, 4260, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4262, 4263, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4265, 4266, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4268, 4269, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4271, 4272, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4256, 14, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3571, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3571, 25, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 3572, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4273, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4274, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4278, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3571, 105, 2, 1},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 110, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4281, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4282, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4283, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4285, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4287, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4288, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4291, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4292, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4294, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4296, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4298, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4299, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4325, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4326, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4328, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4330, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4332, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4336, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4337, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4339, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4341, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4343, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4347, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4348, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4350, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4352, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4354, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 110, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 110, 25, 2, 1},
};
static const struct rt_use uses_bar_sync[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 120, 2, 1},
};
static const struct rt_use uses_bar_red[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 6, 2, 1},
};
static const struct rt_use uses_bar_scan[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 22, 2, 1},
};
static const struct rt_use uses_b2r_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 105, 2, 1},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 286, 2, 1},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
};
static const struct rt_use uses_suatom_p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 286, 2, 1},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 121, 2, 1},
};
static const struct rt_use uses_tex_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 170, 2, 1},
};
static const struct rt_use uses_tld_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 224, 2, 1},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 136, 2, 1},
};
static const struct rt_use uses_txd_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 977, 966, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 978, 966, 2, 1},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 621, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 622, 4, 2, 1},
};
static const struct rt_use uses_tld4s[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 136, 2, 1},
};
static const struct rt_use uses_vadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4355, 4356, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4357, 4356, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4371, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4373, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4375, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4376, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4378, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4382, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4383, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4385, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4386, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4388, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4393, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4395, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4398, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4400, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4403, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4404, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4407, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4408, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4410, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4411, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4413, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4414, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4461, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4462, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4464, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4465, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4467, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4468, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4471, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4472, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4474, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4475, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4477, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4478, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4481, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4482, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4484, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4485, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4487, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4488, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4491, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4492, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4494, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4495, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4497, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4498, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4504, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4505, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4507, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4508, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4510, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4511, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4514, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4515, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4517, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4518, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4520, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4521, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4524, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4525, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4527, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4528, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4530, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4531, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4534, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4535, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4537, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4538, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4540, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4541, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4545, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4546, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4548, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4549, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4551, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4552, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4555, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4556, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4558, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4559, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4561, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4562, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4565, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4566, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4568, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4569, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4571, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4572, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4575, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4576, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4578, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4579, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4581, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4582, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4367, 997, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4584, 997, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4588, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4589, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4591, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4592, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4594, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4595, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4598, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4599, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4601, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4602, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4604, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4605, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4608, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4609, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4611, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4612, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4614, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4615, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4618, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4619, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4621, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4622, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4624, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4625, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4629, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4630, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4632, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4633, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4635, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4636, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4639, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4640, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4642, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4643, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4645, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4646, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4649, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4650, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4652, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4653, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4655, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4656, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4659, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4660, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4662, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4663, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4665, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4666, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4670, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4671, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4673, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4674, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4676, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4677, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4680, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4681, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4683, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4684, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4686, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4687, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4690, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4691, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4693, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4694, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4696, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4697, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4700, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4701, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4703, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4704, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4706, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4707, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4711, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4712, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4714, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4715, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4717, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4718, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4721, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4722, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4724, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4725, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4727, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4728, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4731, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4732, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4734, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4735, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4737, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4738, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4741, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4742, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4744, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4745, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4747, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4748, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4751, 997, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4755, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4756, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4758, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4759, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4761, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4762, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4765, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4766, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4768, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4769, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4771, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4772, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4775, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4776, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4778, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4779, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4781, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4782, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4785, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4786, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4788, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4789, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4791, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4792, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4796, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4797, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4799, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4800, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4802, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4803, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4806, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4807, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4809, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4810, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4812, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4813, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4816, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4817, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4819, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4820, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4822, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4823, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4826, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4827, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4829, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4830, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4832, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4833, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4837, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4838, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4840, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4841, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4843, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4844, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4847, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4848, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4850, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4851, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4853, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4854, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4857, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4858, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4860, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4861, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4863, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4864, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4867, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4868, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4870, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4871, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4873, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4874, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4878, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4879, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4881, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4882, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4884, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4885, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4888, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4889, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4891, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4892, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4898, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4899, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4901, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4902, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4904, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4905, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4908, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4909, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4911, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4912, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4914, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4915, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4916, 997, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4920, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4921, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4923, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4924, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4926, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4927, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4930, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4931, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4933, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4934, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4936, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4937, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4940, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4941, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4943, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4944, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4946, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4947, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4950, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4951, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4953, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4954, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4956, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4957, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4961, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4962, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4964, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4965, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4967, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4968, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4971, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4972, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4974, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4975, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4977, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4978, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4981, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4982, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4984, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4985, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4987, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4988, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4991, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4992, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4994, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4995, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4997, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4998, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5002, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5003, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5005, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5006, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5008, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5009, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5012, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5013, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5015, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5016, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5018, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5019, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5022, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5023, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5025, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5026, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5028, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5029, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5032, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5033, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5035, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5036, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5038, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5039, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5043, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5044, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5046, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5047, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5049, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5050, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5053, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5054, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5056, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5057, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5059, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5060, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5063, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5064, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5066, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5067, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5069, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5070, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5073, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5074, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5076, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5077, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5079, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5080, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5088, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5089, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5091, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5092, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5094, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5095, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5098, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5099, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5101, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5102, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5104, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5105, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5108, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5109, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5111, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5112, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5114, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5115, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5118, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5119, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5121, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5122, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5124, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5125, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5129, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5130, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5132, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5133, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5135, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5136, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5139, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5140, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5142, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5143, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5145, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5146, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5149, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5150, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5152, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5153, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5155, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5156, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5159, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5160, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5162, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5163, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5165, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5166, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5170, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5171, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5173, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5174, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5176, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5177, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5180, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5181, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5183, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5184, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5186, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5187, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5190, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5191, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5193, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5194, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5196, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5197, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5200, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5201, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5203, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5204, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5206, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5207, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5211, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5212, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5214, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5215, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5217, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5218, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5221, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5222, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5224, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5225, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5227, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5228, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5231, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5232, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5234, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5235, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5237, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5238, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5241, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5242, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5244, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5245, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5247, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5248, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5084, 997, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5258, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5259, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5261, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5262, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5264, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5265, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5268, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5269, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5271, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5272, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5274, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5275, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5278, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5279, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5281, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5282, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5284, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5285, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5288, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5289, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5291, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5292, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5294, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5295, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5299, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5300, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5302, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5303, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5305, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5306, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5309, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5310, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5312, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5313, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5315, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5316, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5319, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5320, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5322, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5323, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5325, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5326, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5329, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5330, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5332, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5333, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5335, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5336, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5340, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5341, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5343, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5344, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5347, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5350, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5351, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5353, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5354, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5356, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5357, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5360, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5361, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5363, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5364, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5366, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5367, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5370, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5371, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5373, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5374, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5376, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5377, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5381, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5382, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5384, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5385, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5387, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5388, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5391, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5392, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5394, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5395, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5397, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5398, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5401, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5402, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5404, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5405, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5407, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5408, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5411, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5412, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5414, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5415, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5417, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5418, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5254, 997, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5423, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5424, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5426, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5427, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5429, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5430, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5433, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5434, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5436, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5437, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5439, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5440, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5443, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5444, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5446, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5447, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5449, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5450, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5453, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5454, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5456, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5457, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5459, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5460, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5464, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5465, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5467, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5468, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5470, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5471, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5474, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5475, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5477, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5478, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5480, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5481, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5484, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5485, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5487, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5488, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5490, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5491, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5494, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5495, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5497, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5498, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5500, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5501, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5505, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5506, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5508, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5509, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5511, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5512, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5515, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5516, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5518, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5519, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5521, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5522, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5525, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5526, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5528, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5529, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5531, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5532, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5535, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5536, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5538, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5539, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5541, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5542, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5546, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5547, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5549, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5550, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5552, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5553, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5556, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5557, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5559, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5560, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5562, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5563, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5566, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5567, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5569, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5570, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5572, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5573, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5576, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5577, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5579, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5580, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5582, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5583, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5419, 997, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5601, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5602, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5604, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5605, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5607, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5608, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5611, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5612, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5614, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5615, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5617, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5618, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5621, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5622, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5624, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5625, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5627, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5628, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5631, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5632, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5634, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5635, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5637, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5638, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5642, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5643, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5645, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5646, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5648, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5649, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5652, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5653, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5655, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5656, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5658, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5659, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5662, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5663, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5665, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5666, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5668, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5669, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5672, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5673, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5675, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5676, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5678, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5679, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5683, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5684, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5686, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5687, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5689, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5690, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5693, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5694, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5696, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5697, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5699, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5700, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5703, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5704, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5706, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5707, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5709, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5710, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5713, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5714, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5716, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5717, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5719, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5720, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5724, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5725, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5727, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5728, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5730, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5731, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5734, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5735, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5737, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5738, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5740, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5741, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5744, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5745, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5747, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5748, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5750, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5751, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5754, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5755, 224, 4394, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5757, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5758, 224, 4399, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5760, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5761, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5763, 997, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4362, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1226, 997, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5764, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5765, 224, 2, 32},
};
static const struct rt_use uses_vabsdiff[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4355, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4357, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 5773, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5774, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5776, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5777, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5779, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5780, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5782, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5784, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5786, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5788, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5790, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5791, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5819, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5820, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5822, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5823, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5825, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5826, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5828, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5829, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5831, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5832, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5834, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5835, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5839, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5840, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5842, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5843, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5845, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5846, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5848, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5849, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5851, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5852, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5854, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5855, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5863, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5864, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5866, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5867, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5869, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5870, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5872, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5873, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5875, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5876, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5878, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5879, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5882, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5883, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5885, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5886, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5888, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5889, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5891, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5892, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5894, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5895, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5897, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5898, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5901, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5902, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5904, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5905, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5907, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5908, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5910, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5911, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5913, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5914, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5916, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5917, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5922, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5923, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5925, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5926, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5928, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5929, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5931, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5932, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5934, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5935, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5937, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5938, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5941, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5942, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5944, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5945, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5947, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5948, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5950, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5951, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5953, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5954, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5956, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5957, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5960, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5961, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5963, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5964, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5966, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5967, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5969, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5970, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5972, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5973, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5975, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5976, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5979, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5980, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5982, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5983, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5985, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5986, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5988, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5989, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5991, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5992, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5994, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5995, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5998, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5999, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6001, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6002, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6004, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6005, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6007, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6008, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6010, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6011, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6013, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6014, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6017, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6018, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6020, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6021, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6023, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6024, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6026, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6027, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6029, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6030, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6032, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6033, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5770, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6034, 207, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6037, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6038, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6040, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6041, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6043, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6044, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6046, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6047, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6049, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6050, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6052, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6053, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6056, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6057, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6059, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6060, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6062, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6063, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6065, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6066, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6068, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6069, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6071, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6072, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6075, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6076, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6078, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6079, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6081, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6082, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6084, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6085, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6087, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6088, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6090, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6091, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6094, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6095, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6097, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6098, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6100, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6101, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6103, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6104, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6106, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6107, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6109, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6110, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6113, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6114, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6116, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6117, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6119, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6120, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6122, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6123, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6125, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6126, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6128, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6129, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6132, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6133, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6135, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6136, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6138, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6139, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6141, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6142, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6144, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6145, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6147, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6148, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6151, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6152, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6154, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6155, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6157, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6158, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6160, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6161, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6163, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6164, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6166, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6167, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6170, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6171, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6173, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6174, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6176, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6177, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6179, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6180, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6182, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6183, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6185, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6186, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6189, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6190, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6192, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6193, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6195, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6196, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6198, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6199, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6201, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6202, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6204, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6205, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6208, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6209, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6211, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6212, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6214, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6215, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6217, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6218, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6220, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6221, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6223, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6224, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6227, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6228, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6230, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6231, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6233, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6234, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6236, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6237, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6239, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6240, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6242, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6243, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6246, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6247, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6249, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6250, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6252, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6253, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6255, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6256, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6258, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6259, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6261, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6262, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6264, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6267, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6268, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6270, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6271, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6273, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6274, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6276, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6277, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6279, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6280, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6282, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6283, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6286, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6287, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6289, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6290, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6292, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6293, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6295, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6296, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6298, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6299, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6301, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6302, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6305, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6306, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6308, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6309, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6311, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6312, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6314, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6315, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6317, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6318, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6320, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6321, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6324, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6325, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6327, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6328, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6330, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6331, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6333, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6334, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6336, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6337, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6339, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6340, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6343, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6344, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6346, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6347, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6349, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6350, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6352, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6353, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6355, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6356, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6358, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6359, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6362, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6363, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6365, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6366, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6368, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6369, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6371, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6372, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6374, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6375, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6377, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6378, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6381, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6382, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6384, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6385, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6387, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6388, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6390, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6391, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6393, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6394, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6396, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6397, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6400, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6401, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6403, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6404, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6406, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6407, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6409, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6410, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6412, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6413, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6415, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6416, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6419, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6420, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6422, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6423, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6425, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6426, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6428, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6429, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6431, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6432, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6434, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6435, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6438, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6439, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6441, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6442, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6444, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6445, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6447, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6448, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6450, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6451, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6453, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6454, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6457, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6458, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6460, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6461, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6463, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6464, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6466, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6467, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6469, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6470, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6472, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6473, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6476, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6477, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6479, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6480, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6482, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6483, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6485, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6486, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6488, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6489, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6491, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6492, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6493, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6496, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6497, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6499, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6500, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6502, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6503, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6505, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6506, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6508, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6509, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6511, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6512, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6515, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6516, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6518, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6519, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6521, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6522, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6524, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6525, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6527, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6528, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6530, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6531, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6534, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6535, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6537, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6538, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6540, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6541, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6543, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6544, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6546, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6547, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6549, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6550, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6553, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6554, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6556, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6557, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6559, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6560, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6562, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6563, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6565, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6566, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6568, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6569, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6572, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6573, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6575, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6576, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6578, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6579, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6581, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6582, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6584, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6585, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6587, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6588, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6591, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6592, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6594, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6595, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6597, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6598, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6600, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6601, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6603, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6604, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6606, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6607, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6610, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6611, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6613, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6614, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6616, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6617, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6619, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6620, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6622, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6623, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6625, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6626, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6629, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6630, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6632, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6633, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6635, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6636, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6638, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6639, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6641, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6642, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6644, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6645, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6648, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6649, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6651, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6652, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6654, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6655, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6657, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6658, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6660, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6661, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6663, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6664, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6667, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6668, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6670, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6671, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6673, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6674, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6676, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6677, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6679, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6680, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6682, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6683, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6686, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6687, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6689, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6690, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6692, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6693, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6695, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6696, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6698, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6699, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6701, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6702, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6705, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6706, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6708, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6709, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6711, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6712, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6714, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6715, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6717, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6718, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6720, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6721, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6726, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6727, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6729, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6730, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6732, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6733, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6735, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6736, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6738, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6739, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6741, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6742, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6745, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6746, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6748, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6749, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6751, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6752, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6754, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6755, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6757, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6758, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6760, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6761, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6764, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6765, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6767, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6768, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6770, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6771, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6773, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6774, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6776, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6777, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6779, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6780, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6783, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6784, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6786, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6787, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6789, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6790, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6792, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6793, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6795, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6796, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6798, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6799, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6802, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6803, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6805, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6806, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6808, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6809, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6811, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6812, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6814, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6815, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6817, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6818, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6821, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6822, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6824, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6825, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6827, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6828, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6830, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6831, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6833, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6834, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6836, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6837, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6840, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6841, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6843, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6844, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6846, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6847, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6849, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6850, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6852, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6853, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6855, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6856, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6859, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6860, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6862, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6863, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6865, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6866, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6868, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6869, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6871, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6872, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6874, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6875, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6878, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6879, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6881, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6882, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6884, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6885, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6887, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6888, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6890, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6891, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6893, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6894, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6897, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6898, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6900, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6901, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6903, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6904, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6906, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6907, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6909, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6910, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6912, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6913, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6916, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6917, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6919, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6920, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6922, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6923, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6925, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6926, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6928, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6929, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6931, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6932, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6935, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6936, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6938, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6939, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6941, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6942, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6944, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6945, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6947, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6948, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6950, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6951, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6723, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6957, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6958, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6960, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6961, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6963, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6964, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6966, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6967, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6969, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6970, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6972, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6973, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6976, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6977, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6979, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6980, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6982, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6983, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6985, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6986, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6988, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6989, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6991, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6992, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6995, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6996, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6998, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6999, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7001, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7002, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7004, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7005, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7007, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7008, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7010, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7011, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7014, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7015, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7017, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7018, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7020, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7021, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7023, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7024, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7026, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7027, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7029, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7030, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7033, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7034, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7036, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7037, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7039, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7040, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7042, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7043, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7045, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7046, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7048, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7049, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7052, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7053, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7055, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7056, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7058, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7059, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7061, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7062, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7064, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7065, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7067, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7068, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7071, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7072, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7074, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7075, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7077, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7078, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7080, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7081, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7083, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7084, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7086, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7087, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7090, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7091, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7093, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7094, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7096, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7097, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7099, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7100, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7102, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7103, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7105, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7106, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7109, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7110, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7112, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7113, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7115, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7116, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7118, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7119, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7121, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7122, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7124, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7125, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7128, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7129, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7131, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7132, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7134, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7135, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7137, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7138, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7140, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7141, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7143, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7144, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7147, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7148, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7150, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7151, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7153, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7154, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7156, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7157, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7159, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7160, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7162, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7163, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7166, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7167, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7169, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7170, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7172, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7173, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7175, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7176, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7178, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7179, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7181, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7182, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6954, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7186, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7187, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7189, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7190, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7192, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7193, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7195, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7196, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7198, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7199, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7201, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7202, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7205, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7206, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7208, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7209, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7211, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7212, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7214, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7215, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7217, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7218, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7220, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7221, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7224, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7225, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7227, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7228, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7230, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7231, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7233, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7234, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7236, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7237, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7239, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7240, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7243, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7244, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7246, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7247, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7249, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7250, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7252, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7253, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7255, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7256, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7258, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7259, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7262, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7263, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7265, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7266, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7268, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7269, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7271, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7272, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7274, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7275, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7277, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7278, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7281, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7282, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7284, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7285, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7287, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7288, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7290, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7291, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7293, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7294, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7296, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7297, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7300, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7301, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7303, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7304, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7306, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7307, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7309, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7310, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7312, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7313, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7315, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7316, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7319, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7320, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7322, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7323, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7325, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7326, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7328, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7329, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7331, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7332, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7334, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7335, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7338, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7339, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7341, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7342, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7344, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7345, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7347, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7348, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7350, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7351, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7353, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7354, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7357, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7358, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7360, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7361, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7363, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7364, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7366, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7367, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7369, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7370, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7372, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7373, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7376, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7377, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7379, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7380, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7382, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7383, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7385, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7386, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7388, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7389, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7391, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7392, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7395, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7396, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7398, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7399, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7401, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7402, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7404, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7405, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7407, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7408, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7410, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7411, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7183, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7427, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7428, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7430, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7431, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7433, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7434, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7436, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7437, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7439, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7440, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7442, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7443, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7446, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7447, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7449, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7450, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7452, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7453, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7455, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7456, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7458, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7459, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7461, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7462, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7465, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7466, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7468, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7469, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7471, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7472, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7474, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7475, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7477, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7478, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7480, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7481, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7484, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7485, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7487, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7488, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7490, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7491, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7493, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7494, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7496, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7497, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7499, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7500, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7503, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7504, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7506, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7507, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7509, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7510, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7512, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7513, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7515, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7516, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7518, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7519, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7522, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7523, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7525, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7526, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7528, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7529, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7531, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7532, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7534, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7535, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7537, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7538, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7541, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7542, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7544, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7545, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7547, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7548, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7550, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7551, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7553, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7554, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7556, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7557, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7560, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7561, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7563, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7564, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7566, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7567, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7569, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7570, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7572, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7573, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7575, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7576, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7579, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7580, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7582, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7583, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7585, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7586, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7588, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7589, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7591, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7592, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7594, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7595, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7598, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7599, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7601, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7602, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7604, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7605, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7607, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7608, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7610, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7611, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7613, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7614, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7617, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7618, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7620, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7621, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7623, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7624, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7626, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7627, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7629, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7630, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7632, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7633, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7636, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7637, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7639, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7640, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7642, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7643, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7645, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7646, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7648, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7649, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7651, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7652, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7654, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 5767, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1013, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 7655, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 7656, 966, 2, 32},
};
static const struct rt_use uses_vmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4355, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4357, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 7668, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7669, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7671, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7672, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7674, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7675, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7677, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7679, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7681, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7683, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7685, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7686, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7705, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7706, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7708, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7709, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7711, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7712, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7716, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7717, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7719, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7720, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7722, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7723, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7726, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7727, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7729, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7730, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7732, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7733, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7735, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7736, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7738, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7739, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7741, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7742, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7745, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7746, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7748, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7749, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7751, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7752, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7755, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7756, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7758, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7759, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7761, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7762, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7781, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7782, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7784, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7785, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7787, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7788, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7790, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7791, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7793, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7794, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7796, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7797, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7800, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7801, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7803, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7804, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7806, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7807, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7810, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7811, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7813, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7814, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7816, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7817, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7820, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7821, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7823, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7824, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7826, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7827, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7829, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7830, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7832, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7833, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7835, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7836, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7839, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7840, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7842, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7843, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7845, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7846, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7849, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7850, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7852, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7853, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7855, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7856, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7862, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7863, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7865, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7866, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7868, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7869, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7871, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7872, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7874, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7875, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7877, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7878, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7881, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7882, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7884, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7885, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7887, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7888, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7891, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7892, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7894, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7895, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7898, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7901, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7902, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7904, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7905, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7907, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7908, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7910, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7911, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7913, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7914, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7916, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7917, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7920, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7921, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7923, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7924, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7926, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7927, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7930, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7931, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7933, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7934, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7936, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7937, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7941, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7942, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7944, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7945, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7947, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7948, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7950, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7951, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7953, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7954, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7956, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7957, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7960, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7961, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7963, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7964, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7966, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7967, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7970, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7971, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7973, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7974, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7976, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7977, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7980, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7981, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7983, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7984, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7986, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7987, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7989, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7990, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7992, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7993, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7995, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7996, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7999, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8000, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8002, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8003, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8005, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8006, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8009, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8010, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8012, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8013, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8015, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8016, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7664, 1013, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8018, 1013, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8022, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8023, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8025, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8026, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8028, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8029, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8031, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8032, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8034, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8035, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8037, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8038, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8041, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8042, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8044, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8045, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8047, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8048, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8051, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8052, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8054, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8055, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8057, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8058, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8061, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8062, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8064, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8065, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8067, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8068, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8070, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8071, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8073, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8074, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8076, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8077, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8080, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8081, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8083, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8084, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8086, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8087, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8090, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8091, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8093, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8094, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8096, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8097, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8101, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8102, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8104, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8105, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8107, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8108, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8110, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8111, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8113, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8114, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8116, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8117, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8120, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8121, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8123, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8124, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8126, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8127, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8130, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8131, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8133, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8134, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8136, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8137, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8140, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8141, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8143, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8144, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8146, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8147, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8149, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8150, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8152, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8153, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8155, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8156, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8159, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8160, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8162, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8163, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8165, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8166, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8169, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8170, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8172, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8173, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8175, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8176, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8180, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8181, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8183, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8184, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8186, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8187, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8189, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8190, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8192, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8193, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8195, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8196, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8199, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8200, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8202, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8203, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8205, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8206, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8209, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8210, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8212, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8213, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8215, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8216, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8219, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8220, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8222, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8223, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8225, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8226, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8228, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8229, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8231, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8232, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8234, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8235, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8238, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8239, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8241, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8242, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8244, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8245, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8248, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8249, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8251, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8252, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8254, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8255, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8259, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8260, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8262, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8263, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8265, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8266, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8268, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8269, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8271, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8272, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8274, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8275, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8278, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8279, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8281, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8282, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8284, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8285, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8288, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8289, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8291, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8292, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8294, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8295, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8298, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8299, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8301, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8302, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8304, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8305, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8307, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8308, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8310, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8311, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8313, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8314, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8317, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8318, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8320, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8321, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8323, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8324, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8327, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8328, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8330, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8331, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8333, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8334, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8337, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8341, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8342, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8344, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8345, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8347, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8348, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8350, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8351, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8353, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8354, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8356, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8357, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8360, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8361, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8363, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8364, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8366, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8367, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8370, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8371, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8373, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8374, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8376, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8380, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8381, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8383, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8384, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8386, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8387, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8389, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8390, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8392, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8393, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8395, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8396, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8399, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8400, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8402, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8403, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8406, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8409, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8410, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8412, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8413, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8415, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8416, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8420, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8421, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8423, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8424, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8426, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8427, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8429, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8430, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8432, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8433, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8435, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8436, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8439, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8440, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8442, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8443, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8445, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8446, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8449, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8450, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8452, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8453, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8455, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8456, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8459, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8460, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8462, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8463, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8465, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8466, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8468, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8469, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8471, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8472, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8474, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8475, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8478, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8479, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8481, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8482, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8484, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8485, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8488, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8489, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8491, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8492, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8494, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8495, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8499, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8500, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8502, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8503, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8505, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8506, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8508, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8509, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8511, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8512, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8514, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8515, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8518, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8519, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8521, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8522, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8524, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8525, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8528, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8529, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8531, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8532, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8534, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8535, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8538, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8539, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8541, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8542, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8544, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8545, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8547, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8548, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8550, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8551, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8553, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8554, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8557, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8558, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8560, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8561, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8563, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8564, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8567, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8568, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8570, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8571, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8573, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8574, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8578, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8579, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8581, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8582, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8584, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8585, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8587, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8588, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8590, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8591, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8593, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8594, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8597, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8598, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8600, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8601, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8603, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8604, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8607, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8608, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8610, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8611, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8613, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8614, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8617, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8618, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8620, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8621, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8623, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8624, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8626, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8627, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8629, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8630, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8632, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8633, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8636, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8637, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8639, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8640, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8642, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8643, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8646, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8647, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8649, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8650, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8652, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8653, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8654, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8658, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8659, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8661, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8662, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8664, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8665, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8667, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8668, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8670, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8671, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8673, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8674, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8677, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8678, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8680, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8681, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8683, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8684, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8687, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8688, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8690, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8691, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8693, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8694, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8697, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8698, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8700, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8701, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8703, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8704, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8706, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8707, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8709, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8710, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8712, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8713, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8716, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8717, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8719, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8720, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8722, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8723, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8726, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8727, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8729, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8730, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8732, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8733, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8737, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8738, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8740, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8741, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8743, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8744, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8746, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8747, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8749, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8750, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8752, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8753, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8756, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8757, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8759, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8760, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8762, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8763, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8766, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8767, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8769, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8770, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8772, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8773, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8776, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8777, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8779, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8780, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8782, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8783, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8785, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8786, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8788, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8789, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8791, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8792, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8795, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8796, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8798, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8799, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8801, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8802, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8805, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8806, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8808, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8809, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8811, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8812, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8816, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8817, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8819, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8820, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8822, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8823, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8825, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8826, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8828, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8829, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8831, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8832, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8835, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8836, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8838, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8839, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8841, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8842, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8845, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8846, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8848, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8849, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8851, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8852, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8855, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8856, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8858, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8859, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8861, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8862, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8864, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8865, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8867, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8868, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8870, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8871, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8874, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8875, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8877, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8878, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8880, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8881, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8884, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8885, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8887, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8888, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8890, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8891, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8895, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8896, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8898, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8899, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8901, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8902, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8904, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8905, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8907, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8908, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8910, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8911, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8914, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8915, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8917, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8918, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8920, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8921, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8924, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8925, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8927, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8928, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8930, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8931, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8934, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8935, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8937, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8938, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8940, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8941, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8943, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8944, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8946, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8947, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8949, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8950, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8953, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8954, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8956, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8957, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8959, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8960, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8963, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8964, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8966, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8967, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8969, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8970, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8978, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8979, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8981, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8982, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8984, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8985, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8987, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8988, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8990, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8991, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8993, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8994, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8997, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8998, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9000, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9001, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9003, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9004, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9007, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9008, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9010, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9011, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9013, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9014, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9017, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9018, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9020, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9021, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9023, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9024, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9026, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9027, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9029, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9030, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9032, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9033, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9036, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9037, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9039, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9040, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9042, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9043, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9046, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9047, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9049, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9050, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9052, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9053, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9057, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9058, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9060, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9061, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9063, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9064, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9066, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9067, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9069, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9070, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9072, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9073, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9076, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9077, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9079, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9080, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9082, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9083, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9086, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9087, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9089, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9090, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9092, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9093, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9096, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9097, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9099, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9100, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9102, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9103, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9105, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9106, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9108, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9109, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9111, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9112, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9115, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9116, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9118, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9119, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9121, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9122, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9125, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9126, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9128, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9129, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9131, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9132, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9136, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9137, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9139, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9140, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9142, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9143, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9145, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9146, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9148, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9149, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9151, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9152, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9155, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9156, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9158, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9159, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9161, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9162, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9165, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9166, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9168, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9169, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9171, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9172, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9175, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9176, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9178, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9179, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9181, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9182, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9184, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9185, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9187, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9188, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9190, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9191, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9194, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9195, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9197, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9198, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9200, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9201, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9204, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9205, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9207, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9208, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9210, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9211, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9215, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9216, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9218, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9219, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9221, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9222, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9224, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9225, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9227, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9228, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9230, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9231, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9234, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9235, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9237, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9238, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9240, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9241, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9244, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9245, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9247, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9248, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9250, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9251, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9254, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9255, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9257, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9258, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9260, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9261, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9263, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9264, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9266, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9267, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9269, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9270, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9273, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9274, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9276, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9277, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9279, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9280, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9283, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9284, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9286, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9287, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9289, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9290, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8974, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9300, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9301, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9303, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9304, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9306, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9307, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9309, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9310, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9312, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9313, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9315, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9316, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9319, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9320, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9322, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9323, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9325, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9326, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9329, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9330, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9332, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9333, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9335, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9336, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9339, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9340, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9342, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9343, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9345, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9348, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9349, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9351, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9352, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9354, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9355, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9358, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9359, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9361, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9362, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9364, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9365, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9368, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9369, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9371, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9372, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9374, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9375, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9379, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9380, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9382, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9383, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9385, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9386, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9388, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9389, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9391, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9392, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9394, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9395, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9398, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9399, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9401, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9402, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9404, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9405, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9408, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9409, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9411, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9412, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9414, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9418, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9419, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9421, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9422, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9424, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9425, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9427, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9428, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9430, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9431, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9433, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9434, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9437, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9438, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9440, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9441, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9443, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9444, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9447, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9448, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9450, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9451, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9453, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9454, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9458, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9459, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9461, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9462, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9464, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9465, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9467, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9468, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9470, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9471, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9473, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9474, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9477, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9478, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9480, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9481, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9483, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9484, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9487, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9488, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9490, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9491, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9493, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9494, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9497, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9498, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9500, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9501, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9503, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9504, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9506, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9507, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9509, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9510, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9512, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9513, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9516, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9517, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9519, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9520, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9522, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9523, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9526, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9527, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9529, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9530, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9532, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9533, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9537, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9538, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9540, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9541, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9543, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9544, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9546, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9547, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9549, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9550, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9552, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9553, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9556, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9557, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9559, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9560, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9562, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9563, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9566, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9567, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9569, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9570, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9572, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9573, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9576, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9577, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9579, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9580, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9582, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9583, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9585, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9586, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9588, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9589, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9591, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9592, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9595, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9596, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9598, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9599, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9601, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9602, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9605, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9606, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9608, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9609, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9611, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9612, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9296, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9617, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9618, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9620, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9621, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9623, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9624, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9626, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9627, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9629, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9630, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9632, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9633, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9636, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9637, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9639, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9640, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9642, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9643, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9646, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9647, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9649, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9650, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9652, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9653, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9656, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9657, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9659, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9660, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9662, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9663, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9665, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9666, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9668, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9669, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9671, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9672, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9675, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9676, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9678, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9679, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9681, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9682, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9685, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9686, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9688, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9689, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9691, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9692, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9696, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9697, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9699, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9700, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9702, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9703, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9705, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9706, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9708, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9709, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9711, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9712, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9715, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9716, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9718, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9719, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9721, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9722, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9725, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9726, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9728, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9729, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9731, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9732, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9735, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9736, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9738, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9739, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9741, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9742, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9744, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9745, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9747, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9748, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9750, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9751, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9754, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9755, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9757, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9758, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9760, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9761, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9764, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9765, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9767, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9768, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9770, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9771, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9775, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9776, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9778, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9779, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9781, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9782, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9784, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9785, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9787, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9788, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9790, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9791, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9794, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9795, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9797, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9798, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9800, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9801, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9804, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9805, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9807, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9808, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9810, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9811, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9814, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9815, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9817, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9818, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9820, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9821, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9823, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9824, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9826, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9827, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9829, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9830, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9833, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9834, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9836, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9837, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9839, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9840, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9843, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9844, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9846, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9847, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9849, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9850, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9854, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9855, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9857, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9858, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9860, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9861, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9863, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9864, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9866, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9867, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9869, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9870, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9873, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9874, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9876, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9877, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9879, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9880, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9883, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9884, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9886, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9887, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9889, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9890, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9893, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9894, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9896, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9897, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9899, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9900, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9902, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9903, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9905, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9906, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9908, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9909, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9912, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9913, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9915, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9916, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9918, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9919, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9922, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9923, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9925, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9926, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9928, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9929, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9613, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9947, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9948, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9950, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9951, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9953, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9954, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9956, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9957, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9959, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9960, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9962, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9963, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9966, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9967, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9969, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9970, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9972, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9973, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9976, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9977, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9979, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9980, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9982, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9983, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9986, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9987, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9989, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9990, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9992, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9993, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9995, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9996, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9998, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9999, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10001, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10002, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10005, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10006, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10008, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10009, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10011, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10012, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10015, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10016, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10018, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10019, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10021, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10022, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10026, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10027, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10029, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10030, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10032, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10033, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10035, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10036, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10038, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10039, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10041, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10042, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10045, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10046, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10048, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10049, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10051, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10052, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10055, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10056, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10058, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10059, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10061, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10062, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10065, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10066, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10068, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10069, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10071, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10072, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10074, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10075, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10077, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10078, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10080, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10081, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10084, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10085, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10087, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10088, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10090, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10091, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10094, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10095, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10097, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10098, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10100, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10101, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10105, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10106, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10108, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10109, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10111, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10112, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10114, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10115, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10117, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10118, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10120, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10121, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10124, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10125, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10127, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10128, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10130, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10131, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10134, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10135, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10137, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10138, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10140, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10141, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10144, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10145, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10147, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10148, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10150, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10151, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10153, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10154, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10156, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10157, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10159, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10160, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10163, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10164, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10166, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10167, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10169, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10170, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10173, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10174, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10176, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10177, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10179, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10180, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10184, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10185, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10187, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10188, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10190, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10191, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10193, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10194, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10196, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10197, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10199, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10200, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10203, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10204, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10206, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10207, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10209, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10210, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10213, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10214, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10216, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10217, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10219, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10220, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10223, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10224, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10226, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10227, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10229, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10230, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10232, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10233, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10235, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10236, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10238, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10239, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10242, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10243, 1, 4372, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10245, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10246, 1, 3843, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10248, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10249, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10252, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10253, 136, 7678, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10255, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10256, 136, 7682, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10258, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10259, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10261, 1013, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 7658, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 997, 1013, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5764, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10262, 136, 2, 32},
};
static const struct rt_use uses_vset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4355, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4357, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10271, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10273, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10275, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10276, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10278, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10279, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10281, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10283, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10285, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10287, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10289, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10290, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10315, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10316, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10318, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10319, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10321, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10322, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10324, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10325, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10327, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10328, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10330, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10331, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10269, 121, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10333, 121, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10335, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10336, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10338, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10339, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10341, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10342, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10344, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10345, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10347, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10348, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10350, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10351, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10354, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10355, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10357, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10358, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10360, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10361, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10363, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10364, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10366, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10367, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10369, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10370, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10373, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10375, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10376, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10378, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10379, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10381, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10382, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10384, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10385, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10387, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10388, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10390, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10391, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10394, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10395, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10397, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10398, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10400, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10401, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10403, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10404, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10406, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10407, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10409, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10410, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10412, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10414, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10415, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10417, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10418, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10420, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10421, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10423, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10424, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10426, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10427, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10429, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10430, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10433, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10434, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10436, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10437, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10439, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10440, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10442, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10443, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10445, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10446, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10448, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10449, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10455, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10456, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10458, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10459, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10461, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10462, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10464, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10465, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10467, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10468, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10470, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10471, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10474, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10475, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10477, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10478, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10480, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10481, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10483, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10484, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10486, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10487, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10489, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10490, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10453, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10497, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10498, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10500, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10501, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10503, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10504, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10506, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10507, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10509, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10510, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10512, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10513, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10516, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10517, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10519, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10520, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10522, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10523, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10525, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10526, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10528, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10529, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10531, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10532, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10495, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10547, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10548, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10550, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10551, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10553, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10554, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10556, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10557, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10559, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10560, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10562, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10563, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10566, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10567, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10569, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10570, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10572, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10573, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10575, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10576, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10578, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10579, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10581, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10582, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10584, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10264, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 207, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10585, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10586, 286, 2, 32},
};
static const struct rt_use uses_vsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 10587, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10588, 1013, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10594, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10595, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10597, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10598, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10600, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10601, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10603, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10604, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10606, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10607, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10609, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10610, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10613, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10614, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10616, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10617, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10619, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10620, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10622, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10623, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10625, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10626, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10628, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10629, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10630, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10633, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10634, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10636, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10637, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10639, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10640, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10642, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10643, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10645, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10646, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10648, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10649, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10652, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10653, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10655, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10656, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10658, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10659, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10661, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10662, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10664, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10665, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10667, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10668, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10670, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10673, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10674, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10676, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10677, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10679, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10680, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10682, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10683, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10685, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10686, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10688, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10689, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10692, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10693, 22, 10272, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10695, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10696, 22, 726, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10698, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10699, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10701, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10702, 286, 10282, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10704, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10705, 286, 10286, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10707, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10708, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10671, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 10591, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10709, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10710, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 10591, 205, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 10585, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10586, 286, 2, 32},
};
static const struct rt_use uses_vmad[] = {
    {RT_USE_READ, 0, -1, 7, 1, 10711, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10712, 1226, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10718, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10719, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10721, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10722, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10724, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10725, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10727, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10728, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10730, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10731, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10734, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10735, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10737, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10738, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10740, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10741, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10743, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10744, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10746, 1013, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10748, 1013, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10715, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10750, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10751, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10752, 966, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10753, 1013, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10754, 1013, 2, 32},
};
static const struct rt_use uses_vshl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4396, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4401, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10761, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10762, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10764, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10765, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10767, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10768, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10770, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10771, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10772, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10774, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10775, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10776, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10783, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10784, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10785, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10759, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10786, 207, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10788, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10789, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10791, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10792, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10794, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10795, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10797, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10798, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10799, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10801, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10802, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10803, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10805, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10806, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10807, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10809, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10811, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10812, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10814, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10815, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10817, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10818, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10820, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10821, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10822, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10824, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10825, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10826, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10828, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10829, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10830, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10831, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10833, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10834, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10836, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10837, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10839, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10840, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10842, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10843, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10844, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10846, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10847, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10848, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10850, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10851, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10852, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10856, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10857, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10859, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10860, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10862, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10863, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10865, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10866, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10867, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10869, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10870, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10871, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10873, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10874, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10875, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10854, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10880, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10881, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10883, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10884, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10886, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10887, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10889, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10890, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10891, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10893, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10894, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10895, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10897, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10898, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10899, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10878, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10902, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10903, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10905, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10906, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10908, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10909, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10911, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10912, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10913, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10915, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10916, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10917, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10919, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10920, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10921, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10900, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10929, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10930, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10932, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10933, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10935, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10936, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10938, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10939, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10940, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10942, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10943, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10944, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10946, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10947, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10948, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10950, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10756, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1013, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10951, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10952, 966, 2, 32},
};
static const struct rt_use uses_vshr[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4396, 997, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4401, 997, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10955, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10956, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10958, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10959, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10961, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10962, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10964, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10965, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10966, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10968, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10969, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10970, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10972, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10973, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10974, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10985, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10986, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10988, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10989, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10991, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10992, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10994, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10995, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10996, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10998, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10999, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11000, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11002, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11003, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11004, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11009, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11010, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11012, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11013, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11015, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11016, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11018, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11019, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11020, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11022, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11023, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11024, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11026, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11027, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11028, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11031, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11032, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11034, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11035, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11037, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11038, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11040, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11041, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11042, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11044, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11045, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11046, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11048, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11049, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11050, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10759, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10786, 207, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11053, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11054, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11056, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11057, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11059, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11060, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11062, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11063, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11064, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11066, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11067, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11068, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11070, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11071, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11072, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11075, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11076, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11078, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11079, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11081, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11082, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11084, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11085, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11086, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11088, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11089, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11090, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11092, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11093, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11094, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11097, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11098, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11100, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11101, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11103, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11104, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11106, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11107, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11108, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11110, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11111, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11112, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11114, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11115, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11116, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11119, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11120, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11122, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11123, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11125, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11126, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11128, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11129, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11130, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11132, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11133, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11134, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11136, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11137, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11138, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10809, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11141, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11142, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11144, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11145, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11147, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11148, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11150, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11151, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11152, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11154, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11155, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11156, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11158, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11159, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11160, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11163, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11164, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11166, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11167, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11169, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11170, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11172, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11173, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11174, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11176, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11177, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11178, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11180, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11181, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11182, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11185, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11186, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11188, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11189, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11191, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11192, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11194, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11195, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11196, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11198, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11199, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11200, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11202, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11203, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11204, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11207, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11208, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11210, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11211, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11213, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11214, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11216, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11217, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11218, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11220, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11221, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11222, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11224, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11225, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11226, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10831, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11229, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11230, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11232, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11233, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11235, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11236, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11238, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11239, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11240, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11242, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11243, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11244, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11246, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11247, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11248, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11251, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11252, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11254, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11255, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11257, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11258, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11260, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11261, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11262, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11264, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11265, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11266, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11268, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11269, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11270, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11273, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11274, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11276, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11277, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11279, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11280, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11282, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11283, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11284, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11286, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11287, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11288, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11290, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11291, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11292, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11295, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11296, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11298, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11299, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11301, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11302, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11304, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11305, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11306, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11308, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11309, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11310, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11312, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11313, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11314, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11317, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11318, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11320, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11321, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11323, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11324, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11326, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11327, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11328, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11330, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11331, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11332, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11334, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11335, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11336, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11339, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11340, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11342, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11343, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11345, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11346, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11348, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11349, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11350, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11352, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11353, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11354, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11356, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11357, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11358, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11361, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11362, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11364, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11365, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11367, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11368, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11370, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11371, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11372, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11374, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11375, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11376, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11378, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11379, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11380, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11383, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11384, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11386, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11387, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11389, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11390, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11392, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11393, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11394, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11396, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11397, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11398, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11400, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11401, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11402, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10854, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11405, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11406, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11408, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11409, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11411, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11412, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11414, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11415, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11416, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11418, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11419, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11420, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11422, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11423, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11424, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11427, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11428, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11430, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11431, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11433, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11434, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11436, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11437, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11438, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11440, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11441, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11442, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11444, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11445, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11446, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11449, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11450, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11452, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11453, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11455, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11456, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11458, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11459, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11460, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11462, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11463, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11464, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11466, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11467, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11468, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11471, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11472, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11474, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11475, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11477, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11478, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11480, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11481, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11482, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11484, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11485, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11486, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11488, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11489, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11490, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10878, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11493, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11494, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11496, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11497, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11499, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11500, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11502, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11503, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11504, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11506, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11507, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11508, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11510, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11511, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11512, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11515, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11516, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11518, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11519, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11521, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11522, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11524, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11525, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11526, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11528, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11529, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11530, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11532, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11533, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11534, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11537, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11538, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11540, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11541, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11543, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11544, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11546, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11547, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11548, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11550, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11551, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11552, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11554, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11555, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11556, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11559, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11560, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11562, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11563, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11565, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11566, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11568, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11569, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11570, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11572, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11573, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11574, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11576, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11577, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11578, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10900, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11592, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11593, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11595, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11596, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11598, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11599, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11601, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11602, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11603, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11605, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11606, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11607, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11609, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11610, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11611, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11614, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11615, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11617, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11618, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11620, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11621, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11623, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11624, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11625, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11627, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11628, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11629, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11631, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11632, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11633, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11636, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11637, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11639, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11640, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11642, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11643, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11645, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11646, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11647, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11649, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11650, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11651, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11653, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11654, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11655, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11658, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11659, 6, 764, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11661, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11662, 6, 632, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11664, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11665, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11667, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11668, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11669, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11671, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11672, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11673, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11675, 966, 5783, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11676, 966, 5787, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11677, 966, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11679, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10756, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1013, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10951, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10952, 966, 2, 32},
};
static const struct rt_use uses_vabsdiff4[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 207, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 121, 170, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3347, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11680, 19, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11681, 19, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11682, 205, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11683, 205, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11680, 19, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11681, 19, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11682, 205, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11683, 205, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11680, 19, 332, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11681, 19, 332, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11682, 205, 332, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11683, 205, 332, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11680, 19, 356, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11681, 19, 356, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11682, 205, 356, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11683, 205, 356, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 3347, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 11685, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11686, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11687, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11688, 22, 11691, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11692, 22, 11691, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11686, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11687, 120, 332, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11688, 22, 11694, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11692, 22, 11694, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 11685, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4, 1, 2, 32},
};

static const struct rt_use_list forms[] = {
    [MAXWELL_ATOM_OP] = {uses_atom_op, 2},
    [MAXWELL_ATOM_OPP] = {uses_atom_opp, 2},
    [MAXWELL_ATOM_CAS] = {uses_atom_op, 2},
    [MAXWELL_ATOM_CASP] = {uses_atom_opp, 2},
    [MAXWELL_ATOMS] = {uses_atoms, 49},
    [MAXWELL_ATOMS_CAS] = {uses_atoms_cas, 9},
    [MAXWELL_RED] = {uses_red, 2},
    [MAXWELL_CCTL_A] = {uses_cctl_a, 2},
    [MAXWELL_CCTL_ALL] = {uses_cctl_all, 2},
    [MAXWELL_CCTLL_A] = {uses_cctll_a, 2},
    [MAXWELL_CCTLL_ALL] = {uses_cctll_all, 2},
    [MAXWELL_CCTLT_ALL] = {uses_cctlt_all, 2},
    [MAXWELL_CCTLT_ONE] = {uses_cctll_all, 2},
    [MAXWELL_ISETP] = {uses_isetp, 44},
    [MAXWELL_ISET] = {uses_iset, 41},
    [MAXWELL_BRA] = {uses_bra, 11},
    [MAXWELL_BRX] = {uses_brx, 13},
    [MAXWELL_JMP] = {uses_jmp, 11},
    [MAXWELL_JMX] = {uses_jmx, 13},
    [MAXWELL_CAL] = {uses_cal, 2},
    [MAXWELL_JCAL] = {uses_jcal, 2},
    [MAXWELL_PRET] = {uses_pret, 1},
    [MAXWELL_RET] = {uses_ret, 8},
    [MAXWELL_PLONGJMP] = {uses_pret, 1},
    [MAXWELL_LONGJMP] = {uses_ret, 8},
    [MAXWELL_PBK] = {uses_pret, 1},
    [MAXWELL_BRK] = {uses_ret, 8},
    [MAXWELL_PCNT] = {uses_pret, 1},
    [MAXWELL_CONT] = {uses_ret, 8},
    [MAXWELL_SSY] = {uses_pret, 1},
    [MAXWELL_SYNC] = {uses_ret, 8},
    [MAXWELL_PEXIT] = {NULL, 0},
    [MAXWELL_EXIT] = {uses_exit, 5},
    [MAXWELL_KIL] = {uses_kil, 3},
    [MAXWELL_BPT] = {NULL, 0},
    [MAXWELL_IDE] = {NULL, 0},
    [MAXWELL_RAM] = {NULL, 0},
    [MAXWELL_SAM] = {NULL, 0},
    [MAXWELL_RTT] = {NULL, 0},
    [MAXWELL_GETCRSPTR] = {NULL, 0},
    [MAXWELL_SETCRSPTR] = {NULL, 0},
    [MAXWELL_GETLMEMBASE] = {NULL, 0},
    [MAXWELL_SETLMEMBASE] = {NULL, 0},
    [MAXWELL_LEPC] = {uses_cctll_all, 2},
    [MAXWELL_NOP] = {NULL, 0},
    [MAXWELL_F2F_HH] = {uses_f2f_hh, 15},
    [MAXWELL_F2F_HS] = {uses_f2f_hs, 9},
    [MAXWELL_F2F_HD] = {uses_f2f_hd, 2},
    [MAXWELL_F2F_SH] = {uses_f2f_sh, 9},
    [MAXWELL_F2F_SS] = {uses_f2f_ss, 15},
    [MAXWELL_F2F_SD] = {uses_f2f_sd, 6},
    [MAXWELL_F2F_DH] = {uses_f2f_dh, 2},
    [MAXWELL_F2F_DS] = {uses_f2f_ds, 7},
    [MAXWELL_F2F_DD] = {uses_f2f_dd, 12},
    [MAXWELL_F2I_H] = {uses_f2i_h, 13},
    [MAXWELL_F2I_S] = {uses_f2i_s, 13},
    [MAXWELL_F2I_D] = {uses_f2i_d, 21},
    [MAXWELL_I2F_H] = {uses_i2f_h, 24},
    [MAXWELL_I2F_B] = {uses_i2f_b, 24},
    [MAXWELL_I2F_W] = {uses_i2f_b, 24},
    [MAXWELL_I2F_D] = {uses_i2f_d, 42},
    [MAXWELL_I2I_H] = {uses_i2i_h, 52},
    [MAXWELL_I2I_B] = {uses_i2i_b, 52},
    [MAXWELL_I2I_W] = {uses_i2i_b, 52},
    [MAXWELL_DADD] = {uses_dadd, 12},
    [MAXWELL_DMUL] = {uses_dmul, 10},
    [MAXWELL_DFMA_B] = {uses_dfma_b, 13},
    [MAXWELL_DFMA_C] = {uses_dfma_c, 10},
    [MAXWELL_DMNMX] = {uses_dmnmx, 21},
    [MAXWELL_DSET] = {uses_dset, 30},
    [MAXWELL_DSETP] = {uses_dsetp, 33},
    [MAXWELL_FADD] = {uses_fadd, 15},
    [MAXWELL_FADD32I] = {uses_fadd32i, 5},
    [MAXWELL_FMUL] = {uses_fmul, 13},
    [MAXWELL_FMUL32I] = {uses_fmul32i, 8},
    [MAXWELL_FFMA_B] = {uses_ffma_b, 24},
    [MAXWELL_FFMA_C] = {uses_ffma_c, 17},
    [MAXWELL_FFMA32I] = {uses_ffma32i, 16},
    [MAXWELL_FMNMX] = {uses_fmnmx, 12},
    [MAXWELL_FSET] = {uses_fset, 18},
    [MAXWELL_FSETP] = {uses_fsetp, 21},
    [MAXWELL_FCMP_B] = {uses_fcmp_b, 9},
    [MAXWELL_FCMP_C] = {uses_fcmp_c, 7},
    [MAXWELL_FCHK] = {uses_fchk, 2},
    [MAXWELL_FSWZADD] = {uses_fswzadd, 4},
    [MAXWELL_MUFU] = {uses_mufu, 2},
    [MAXWELL_MUFU_SQRT] = {uses_mufu, 2},
    [MAXWELL_RRO] = {uses_atom_opp, 2},
    [MAXWELL_AL2P] = {uses_al2p, 2},
    [MAXWELL_ALD_A] = {uses_ald_a, 2},
    [MAXWELL_ALD_H] = {uses_ald_a, 2},
    [MAXWELL_ALD_P] = {uses_ald_a, 2},
    [MAXWELL_ALD_Q] = {uses_cctl_a, 2},
    [MAXWELL_AST_A] = {uses_cctll_a, 2},
    [MAXWELL_AST_H] = {uses_cctll_a, 2},
    [MAXWELL_AST_P] = {uses_cctll_a, 2},
    [MAXWELL_AST_Q] = {uses_ald_a, 2},
    [MAXWELL_IPA] = {uses_ipa, 2},
    [MAXWELL_ISBERD] = {uses_isberd, 2},
    [MAXWELL_OUT] = {uses_out, 3},
    [MAXWELL_PIXLD] = {uses_ald_a, 2},
    [MAXWELL_HADD2_R] = {uses_hadd2_r, 149},
    [MAXWELL_HADD2_C] = {uses_hadd2_c, 77},
    [MAXWELL_HADD2_32I] = {uses_hadd2_32i, 17},
    [MAXWELL_HMUL2_R] = {uses_hmul2_r, 149},
    [MAXWELL_HMUL2_C] = {uses_hmul2_c, 77},
    [MAXWELL_HMUL2_I] = {uses_hmul2_i, 77},
    [MAXWELL_HMUL2_32I] = {uses_hmul2_32i, 17},
    [MAXWELL_HFMA2_R] = {uses_hfma2_r, 119},
    [MAXWELL_HFMA2_B] = {uses_hfma2_b, 81},
    [MAXWELL_HFMA2_C] = {uses_hfma2_c, 81},
    [MAXWELL_HFMA2_32I] = {uses_hfma2_32i, 10},
    [MAXWELL_HSET2_R] = {uses_hset2_r, 54},
    [MAXWELL_HSET2_C] = {uses_hset2_c, 30},
    [MAXWELL_HSETP2_R] = {uses_hsetp2_r, 153},
    [MAXWELL_HSETP2_C] = {uses_hsetp2_c, 81},
    [MAXWELL_IADD] = {uses_iadd, 36},
    [MAXWELL_IADD32I] = {uses_iadd32i, 22},
    [MAXWELL_IADD3_R] = {uses_iadd3_r, 100},
    [MAXWELL_IADD3_B] = {uses_iadd3_b, 14},
    [MAXWELL_ISCADD] = {uses_iscadd, 26},
    [MAXWELL_ISCADD32I] = {uses_iscadd32i, 8},
    [MAXWELL_IMNMX] = {uses_imnmx, 16},
    [MAXWELL_ICMP_B] = {uses_icmp_b, 12},
    [MAXWELL_ICMP_C] = {uses_icmp_c, 7},
    [MAXWELL_LOP] = {uses_lop, 48},
    [MAXWELL_LOP32I] = {uses_lop32i, 10},
    [MAXWELL_LOP3_R] = {uses_lop3_r, 9},
    [MAXWELL_LOP3_C] = {uses_lop3_c, 7},
    [MAXWELL_LOP3_I] = {uses_lop3_i, 7},
    [MAXWELL_LDG] = {uses_ldg, 55},
    [MAXWELL_LDG_P] = {uses_ldg_p, 2},
    [MAXWELL_STG] = {uses_stg, 53},
    [MAXWELL_LD] = {uses_atom_op, 2},
    [MAXWELL_ST] = {uses_atom_op, 2},
    [MAXWELL_LDL] = {uses_ldl, 27},
    [MAXWELL_STL] = {uses_stl, 25},
    [MAXWELL_LDS_R] = {uses_lds_r, 27},
    [MAXWELL_LDS_U] = {uses_lds_r, 27},
    [MAXWELL_STS] = {uses_sts, 25},
    [MAXWELL_LDC] = {uses_ldc, 23},
    [MAXWELL_STP] = {NULL, 0},
    [MAXWELL_MEMBAR] = {uses_membar, 2},
    [MAXWELL_MOV] = {uses_mov, 5},
    [MAXWELL_MOV32I] = {uses_mov32i, 3},
    [MAXWELL_SEL] = {uses_sel, 8},
    [MAXWELL_PRMT_B] = {uses_prmt_b, 40},
    [MAXWELL_PRMT_C] = {uses_prmt_c, 30},
    [MAXWELL_IMUL] = {uses_imul, 13},
    [MAXWELL_IMUL32I] = {uses_imul32i, 8},
    [MAXWELL_IMAD_B] = {uses_imad_b, 18},
    [MAXWELL_IMAD_C] = {uses_imad_c, 14},
    [MAXWELL_IMAD32I] = {uses_imad32i, 10},
    [MAXWELL_IMADSP_UU_B] = {uses_imadsp_uu_b, 5},
    [MAXWELL_IMADSP_SU_B] = {uses_imadsp_uu_b, 5},
    [MAXWELL_IMADSP_US_B] = {uses_imadsp_uu_b, 5},
    [MAXWELL_IMADSP_SS_B] = {uses_imadsp_uu_b, 5},
    [MAXWELL_IMADSP_UU_C] = {uses_imadsp_uu_c, 4},
    [MAXWELL_IMADSP_SU_C] = {uses_imadsp_uu_c, 4},
    [MAXWELL_IMADSP_US_C] = {uses_imadsp_uu_c, 4},
    [MAXWELL_IMADSP_SS_C] = {uses_imadsp_uu_c, 4},
    [MAXWELL_XMAD_R] = {uses_xmad_r, 42},
    [MAXWELL_XMAD_I] = {uses_xmad_i, 20},
    [MAXWELL_XMAD_B] = {uses_xmad_b, 18},
    [MAXWELL_XMAD_C] = {uses_xmad_c, 29},
    [MAXWELL_PSETP] = {uses_psetp, 27},
    [MAXWELL_PSET] = {uses_pset, 24},
    [MAXWELL_CSET] = {uses_cset, 9},
    [MAXWELL_CSETP] = {uses_csetp, 12},
    [MAXWELL_P2R] = {uses_p2r, 15},
    [MAXWELL_R2P] = {uses_r2p, 22},
    [MAXWELL_SHL] = {uses_shl, 8},
    [MAXWELL_SHR] = {uses_shr, 73},
    [MAXWELL_SHF_L] = {uses_shf_l, 12},
    [MAXWELL_SHF_R] = {uses_shf_r, 22},
    [MAXWELL_BFE] = {uses_bfe, 140},
    [MAXWELL_BFI_B] = {uses_bfi_b, 13},
    [MAXWELL_BFI_C] = {uses_bfi_c, 12},
    [MAXWELL_FLO] = {uses_flo, 22},
    [MAXWELL_POPC] = {uses_popc, 6},
    [MAXWELL_LEA_LO] = {uses_lea_lo, 17},
    [MAXWELL_LEA_HI] = {uses_lea_hi, 24},
    [MAXWELL_LEA_HC] = {uses_lea_hc, 20},
    [MAXWELL_S2R] = {uses_s2r, 10},
    [MAXWELL_CS2R] = {uses_s2r, 10},
    [MAXWELL_VOTE] = {uses_vote, 9},
    [MAXWELL_VOTE_VTG] = {uses_membar, 2},
    [MAXWELL_SHFL] = {uses_shfl, 32},
    [MAXWELL_BAR_SYNC] = {uses_bar_sync, 2},
    [MAXWELL_BAR_ARV] = {uses_bar_sync, 2},
    [MAXWELL_BAR_RED] = {uses_bar_red, 2},
    [MAXWELL_BAR_SCAN] = {uses_bar_scan, 2},
    [MAXWELL_B2R_B] = {uses_membar, 2},
    [MAXWELL_B2R_R] = {uses_b2r_r, 2},
    [MAXWELL_B2R_W] = {uses_cctll_all, 2},
    [MAXWELL_R2B] = {uses_cctl_all, 2},
    [MAXWELL_DEPBAR_LE] = {uses_mufu, 2},
    [MAXWELL_DEPBAR_N] = {uses_ald_a, 2},
    [MAXWELL_SULD_P] = {uses_atom_opp, 2},
    [MAXWELL_SULD_D] = {uses_suld_d, 2},
    [MAXWELL_SUST_P] = {uses_ldg_p, 2},
    [MAXWELL_SUST_D] = {uses_sust_d, 2},
    [MAXWELL_SURED_P] = {uses_mufu, 2},
    [MAXWELL_SURED_D] = {uses_atom_opp, 2},
    [MAXWELL_SUATOM_I] = {uses_sust_d, 2},
    [MAXWELL_SUATOM_R] = {uses_suld_d, 2},
    [MAXWELL_SUATOM_P] = {uses_suatom_p, 2},
    [MAXWELL_SUATOM_CI] = {uses_atom_opp, 2},
    [MAXWELL_SUATOM_CR] = {uses_suatom_cr, 2},
    [MAXWELL_TEX_I] = {uses_tex_i, 2},
    [MAXWELL_TEX_B] = {uses_tex_b, 2},
    [MAXWELL_TLD_I] = {uses_tex_b, 2},
    [MAXWELL_TLD_B] = {uses_tld_b, 2},
    [MAXWELL_TLD4_I] = {uses_tex_b, 2},
    [MAXWELL_TLD4_B] = {uses_tld_b, 2},
    [MAXWELL_TXD_I] = {uses_txd_i, 2},
    [MAXWELL_TXD_B] = {uses_txd_b, 2},
    [MAXWELL_TXQ_I] = {uses_txq_i, 2},
    [MAXWELL_TXQ_B] = {uses_ipa, 2},
    [MAXWELL_TXA] = {uses_atom_op, 2},
    [MAXWELL_TMML_I] = {uses_atom_opp, 2},
    [MAXWELL_TMML_B] = {uses_txq_i, 2},
    [MAXWELL_TEXS_D1_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LL_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_DC_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LL_DC_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LZ_DC_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_LZ_DC_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D3_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D3_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_CUBE_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_CUBE_LL_M] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D1_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LL_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_DC_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LL_DC_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D2_LZ_DC_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_A2_LZ_DC_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D3_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_D3_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_CUBE_S] = {uses_suld_d, 2},
    [MAXWELL_TEXS_CUBE_LL_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D1_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D1_LL_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_AO_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LL_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_MS_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D3_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_A2_LZ_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LL_AO_M] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D1_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D1_LL_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_AO_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LL_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LZ_MS_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D3_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_A2_LZ_S] = {uses_suld_d, 2},
    [MAXWELL_TLDS_D2_LL_AO_S] = {uses_suld_d, 2},
    [MAXWELL_TLD4S] = {uses_tld4s, 2},
    [MAXWELL_VADD] = {uses_vadd, 782},
    [MAXWELL_VABSDIFF] = {uses_vabsdiff, 1166},
    [MAXWELL_VMNMX] = {uses_vmnmx, 1550},
    [MAXWELL_VSET] = {uses_vset, 181},
    [MAXWELL_VSETP] = {uses_vsetp, 83},
    [MAXWELL_VMAD] = {uses_vmad, 28},
    [MAXWELL_VSHL] = {uses_vshl, 134},
    [MAXWELL_VSHR] = {uses_vshr, 494},
    [MAXWELL_VABSDIFF4] = {uses_vabsdiff4, 3},
    [MAXWELL_IDP_A4] = {uses_idp_a4, 23},
    [MAXWELL_IDP_A2] = {uses_idp_a2, 15},
};

static const struct rt_use_alias aliases[] = {
    {0, 255, 2, {NULL, 0}, {NULL, 0}}, /* $R[255] */
    {1, 7, 9, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {5, 0, 33, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {5, 56, 11695, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {5, 57, 11696, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {5, 58, 11698, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {5, 59, 11700, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {5, 60, 11702, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
};

static const struct rt_uses uses = {
    .target = &maxwell_target, .terms = terms, .forms = forms,
    .aliases = aliases, .alias_count = 8,
};

size_t maxwell_uses(const struct isadora_context *c, const struct isadora_insn *in,
    struct isadora_use *out, size_t room)
{
    return rt_uses_of(&uses, c, in, out, room);
}
