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
    {RT_TERM_EQ, 105, 2, 0, 0}, /* 292 */
    {RT_TERM_EQ, 105, 9, 0, 0}, /* 293 */
    {RT_TERM_CONST, 0, 0, 0, 47940}, /* 294 */
    {RT_TERM_EQ, 105, 45, 0, 0}, /* 295 */
    {RT_TERM_CONST, 0, 0, 0, 8738}, /* 296 */
    {RT_TERM_EQ, 105, 58, 0, 0}, /* 297 */
    {RT_TERM_CONST, 0, 0, 0, 13158}, /* 298 */
    {RT_TERM_EQ, 105, 68, 0, 0}, /* 299 */
    {RT_TERM_CONST, 0, 0, 0, 17425}, /* 300 */
    {RT_TERM_EQ, 105, 85, 0, 0}, /* 301 */
    {RT_TERM_CONST, 0, 0, 0, 21845}, /* 302 */
    {RT_TERM_EQ, 105, 90, 0, 0}, /* 303 */
    {RT_TERM_CONST, 0, 0, 0, 52275}, /* 304 */
    {RT_TERM_EQ, 105, 95, 0, 0}, /* 305 */
    {RT_TERM_CONST, 0, 0, 0, 30583}, /* 306 */
    {RT_TERM_EQ, 105, 100, 0, 0}, /* 307 */
    {RT_TERM_CONST, 0, 0, 0, 34952}, /* 308 */
    {RT_TERM_CONST, 0, 0, 0, 9}, /* 309 */
    {RT_TERM_EQ, 105, 309, 0, 0}, /* 310 */
    {RT_TERM_CONST, 0, 0, 0, 13260}, /* 311 */
    {RT_TERM_CONST, 0, 0, 0, 10}, /* 312 */
    {RT_TERM_EQ, 105, 312, 0, 0}, /* 313 */
    {RT_TERM_CONST, 0, 0, 0, 43690}, /* 314 */
    {RT_TERM_CONST, 0, 0, 0, 11}, /* 315 */
    {RT_TERM_EQ, 105, 315, 0, 0}, /* 316 */
    {RT_TERM_CONST, 0, 0, 0, 48110}, /* 317 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 318 */
    {RT_TERM_EQ, 105, 318, 0, 0}, /* 319 */
    {RT_TERM_CONST, 0, 0, 0, 52377}, /* 320 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 321 */
    {RT_TERM_EQ, 105, 321, 0, 0}, /* 322 */
    {RT_TERM_CONST, 0, 0, 0, 56797}, /* 323 */
    {RT_TERM_CONST, 0, 0, 0, 14}, /* 324 */
    {RT_TERM_EQ, 105, 324, 0, 0}, /* 325 */
    {RT_TERM_CONST, 0, 0, 0, 17595}, /* 326 */
    {RT_TERM_CONST, 0, 0, 0, 15}, /* 327 */
    {RT_TERM_EQ, 105, 327, 0, 0}, /* 328 */
    {RT_TERM_CONST, 0, 0, 0, 65535}, /* 329 */
    {RT_TERM_CONST, 0, 0, 0, 16}, /* 330 */
    {RT_TERM_EQ, 105, 330, 0, 0}, /* 331 */
    {RT_TERM_CONST, 0, 0, 0, 255}, /* 332 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 333 */
    {RT_TERM_EQ, 105, 333, 0, 0}, /* 334 */
    {RT_TERM_CONST, 0, 0, 0, 3855}, /* 335 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 336 */
    {RT_TERM_EQ, 105, 336, 0, 0}, /* 337 */
    {RT_TERM_CONST, 0, 0, 0, 13107}, /* 338 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 339 */
    {RT_TERM_EQ, 105, 339, 0, 0}, /* 340 */
    {RT_TERM_CONST, 0, 0, 0, 44975}, /* 341 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 342 */
    {RT_TERM_EQ, 105, 342, 0, 0}, /* 343 */
    {RT_TERM_CONST, 0, 0, 0, 20560}, /* 344 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 345 */
    {RT_TERM_EQ, 105, 345, 0, 0}, /* 346 */
    {RT_TERM_CONST, 0, 0, 0, 52428}, /* 347 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 348 */
    {RT_TERM_EQ, 105, 348, 0, 0}, /* 349 */
    {RT_TERM_CONST, 0, 0, 0, 61680}, /* 350 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 351 */
    {RT_TERM_EQ, 105, 351, 0, 0}, /* 352 */
    {RT_TERM_CONST, 0, 0, 0, 65280}, /* 353 */
    {RT_TERM_CONST, 0, 0, 0, 24}, /* 354 */
    {RT_TERM_EQ, 105, 354, 0, 0}, /* 355 */
    {RT_TERM_CONST, 0, 0, 0, 25}, /* 356 */
    {RT_TERM_EQ, 105, 356, 0, 0}, /* 357 */
    {RT_TERM_CONST, 0, 0, 0, 26}, /* 358 */
    {RT_TERM_EQ, 105, 358, 0, 0}, /* 359 */
    {RT_TERM_CONST, 0, 0, 0, 27}, /* 360 */
    {RT_TERM_EQ, 105, 360, 0, 0}, /* 361 */
    {RT_TERM_CONST, 0, 0, 0, 28}, /* 362 */
    {RT_TERM_EQ, 105, 362, 0, 0}, /* 363 */
    {RT_TERM_CONST, 0, 0, 0, 29}, /* 364 */
    {RT_TERM_EQ, 105, 364, 0, 0}, /* 365 */
    {RT_TERM_CONST, 0, 0, 0, 30}, /* 366 */
    {RT_TERM_EQ, 105, 366, 0, 0}, /* 367 */
    {RT_TERM_CONST, 0, 0, 0, 61166}, /* 368 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 369 */
    {RT_TERM_EQ, 105, 369, 0, 0}, /* 370 */
    {RT_TERM_CONST, 0, 0, 0, 4369}, /* 371 */
    {RT_TERM_COND, 370, 371, 33, 0}, /* 372 */
    {RT_TERM_COND, 367, 368, 372, 0}, /* 373 */
    {RT_TERM_COND, 365, 2, 373, 0}, /* 374 */
    {RT_TERM_COND, 363, 2, 374, 0}, /* 375 */
    {RT_TERM_COND, 361, 2, 375, 0}, /* 376 */
    {RT_TERM_COND, 359, 2, 376, 0}, /* 377 */
    {RT_TERM_COND, 357, 2, 377, 0}, /* 378 */
    {RT_TERM_COND, 355, 2, 378, 0}, /* 379 */
    {RT_TERM_COND, 352, 353, 379, 0}, /* 380 */
    {RT_TERM_COND, 349, 350, 380, 0}, /* 381 */
    {RT_TERM_COND, 346, 347, 381, 0}, /* 382 */
    {RT_TERM_COND, 343, 344, 382, 0}, /* 383 */
    {RT_TERM_COND, 340, 341, 383, 0}, /* 384 */
    {RT_TERM_COND, 337, 338, 384, 0}, /* 385 */
    {RT_TERM_COND, 334, 335, 385, 0}, /* 386 */
    {RT_TERM_COND, 331, 332, 386, 0}, /* 387 */
    {RT_TERM_COND, 328, 329, 387, 0}, /* 388 */
    {RT_TERM_COND, 325, 326, 388, 0}, /* 389 */
    {RT_TERM_COND, 322, 323, 389, 0}, /* 390 */
    {RT_TERM_COND, 319, 320, 390, 0}, /* 391 */
    {RT_TERM_COND, 316, 317, 391, 0}, /* 392 */
    {RT_TERM_COND, 313, 314, 392, 0}, /* 393 */
    {RT_TERM_COND, 310, 311, 393, 0}, /* 394 */
    {RT_TERM_COND, 307, 308, 394, 0}, /* 395 */
    {RT_TERM_COND, 305, 306, 395, 0}, /* 396 */
    {RT_TERM_COND, 303, 304, 396, 0}, /* 397 */
    {RT_TERM_COND, 301, 302, 397, 0}, /* 398 */
    {RT_TERM_COND, 299, 300, 398, 0}, /* 399 */
    {RT_TERM_COND, 297, 298, 399, 0}, /* 400 */
    {RT_TERM_COND, 295, 296, 400, 0}, /* 401 */
    {RT_TERM_COND, 293, 294, 401, 0}, /* 402 */
    {RT_TERM_COND, 292, 2, 402, 0}, /* 403 */
    {RT_TERM_SHR, 403, 145, 0, 0}, /* 404 */
    {RT_TERM_BAND, 404, 9, 0, 0}, /* 405 */
    {RT_TERM_LAND, 291, 405, 0, 0}, /* 406 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(4294967295)}, /* 407 */
    {RT_TERM_COND, 406, 407, 2, 0}, /* 408 */
    {RT_TERM_EQ, 408, 407, 0, 0}, /* 409 */
    {RT_TERM_LAND, 409, 5, 0, 0}, /* 410 */
    {RT_TERM_LAND, 409, 7, 0, 0}, /* 411 */
    {RT_TERM_LAND, 409, 291, 0, 0}, /* 412 */
    {RT_TERM_HERE, 0, 0, 0, 0}, /* 413 */
    {RT_TERM_ADD, 413, 100, 0, 0}, /* 414 */
    {RT_TERM_SEXT, 19, 0, 0, 24}, /* 415 */
    {RT_TERM_ADD, 414, 415, 0, 0}, /* 416 */
    {RT_TERM_SLICE, 416, 2, 0, 32}, /* 417 */
    {RT_TERM_COND, 17, 417, 33, 0}, /* 418 */
    {RT_TERM_SLICE, 418, 2, 0, 32}, /* 419 */
    {RT_TERM_LNOT, 409, 0, 0, 0}, /* 420 */
    {RT_TERM_LAND, 420, 5, 0, 0}, /* 421 */
    {RT_TERM_LAND, 420, 7, 0, 0}, /* 422 */
    {RT_TERM_LAND, 420, 291, 0, 0}, /* 423 */
    {RT_TERM_EQ, 25, 2, 0, 0}, /* 424 */
    {RT_TERM_EQ, 25, 9, 0, 0}, /* 425 */
    {RT_TERM_EQ, 25, 45, 0, 0}, /* 426 */
    {RT_TERM_EQ, 25, 58, 0, 0}, /* 427 */
    {RT_TERM_EQ, 25, 68, 0, 0}, /* 428 */
    {RT_TERM_EQ, 25, 85, 0, 0}, /* 429 */
    {RT_TERM_EQ, 25, 90, 0, 0}, /* 430 */
    {RT_TERM_EQ, 25, 95, 0, 0}, /* 431 */
    {RT_TERM_EQ, 25, 100, 0, 0}, /* 432 */
    {RT_TERM_EQ, 25, 309, 0, 0}, /* 433 */
    {RT_TERM_EQ, 25, 312, 0, 0}, /* 434 */
    {RT_TERM_EQ, 25, 315, 0, 0}, /* 435 */
    {RT_TERM_EQ, 25, 318, 0, 0}, /* 436 */
    {RT_TERM_EQ, 25, 321, 0, 0}, /* 437 */
    {RT_TERM_EQ, 25, 324, 0, 0}, /* 438 */
    {RT_TERM_EQ, 25, 327, 0, 0}, /* 439 */
    {RT_TERM_EQ, 25, 330, 0, 0}, /* 440 */
    {RT_TERM_EQ, 25, 333, 0, 0}, /* 441 */
    {RT_TERM_EQ, 25, 336, 0, 0}, /* 442 */
    {RT_TERM_EQ, 25, 339, 0, 0}, /* 443 */
    {RT_TERM_EQ, 25, 342, 0, 0}, /* 444 */
    {RT_TERM_EQ, 25, 345, 0, 0}, /* 445 */
    {RT_TERM_EQ, 25, 348, 0, 0}, /* 446 */
    {RT_TERM_EQ, 25, 351, 0, 0}, /* 447 */
    {RT_TERM_EQ, 25, 354, 0, 0}, /* 448 */
    {RT_TERM_EQ, 25, 356, 0, 0}, /* 449 */
    {RT_TERM_EQ, 25, 358, 0, 0}, /* 450 */
    {RT_TERM_EQ, 25, 360, 0, 0}, /* 451 */
    {RT_TERM_EQ, 25, 362, 0, 0}, /* 452 */
    {RT_TERM_EQ, 25, 364, 0, 0}, /* 453 */
    {RT_TERM_EQ, 25, 366, 0, 0}, /* 454 */
    {RT_TERM_EQ, 25, 369, 0, 0}, /* 455 */
    {RT_TERM_COND, 455, 371, 33, 0}, /* 456 */
    {RT_TERM_COND, 454, 368, 456, 0}, /* 457 */
    {RT_TERM_COND, 453, 2, 457, 0}, /* 458 */
    {RT_TERM_COND, 452, 2, 458, 0}, /* 459 */
    {RT_TERM_COND, 451, 2, 459, 0}, /* 460 */
    {RT_TERM_COND, 450, 2, 460, 0}, /* 461 */
    {RT_TERM_COND, 449, 2, 461, 0}, /* 462 */
    {RT_TERM_COND, 448, 2, 462, 0}, /* 463 */
    {RT_TERM_COND, 447, 353, 463, 0}, /* 464 */
    {RT_TERM_COND, 446, 350, 464, 0}, /* 465 */
    {RT_TERM_COND, 445, 347, 465, 0}, /* 466 */
    {RT_TERM_COND, 444, 344, 466, 0}, /* 467 */
    {RT_TERM_COND, 443, 341, 467, 0}, /* 468 */
    {RT_TERM_COND, 442, 338, 468, 0}, /* 469 */
    {RT_TERM_COND, 441, 335, 469, 0}, /* 470 */
    {RT_TERM_COND, 440, 332, 470, 0}, /* 471 */
    {RT_TERM_COND, 439, 329, 471, 0}, /* 472 */
    {RT_TERM_COND, 438, 326, 472, 0}, /* 473 */
    {RT_TERM_COND, 437, 323, 473, 0}, /* 474 */
    {RT_TERM_COND, 436, 320, 474, 0}, /* 475 */
    {RT_TERM_COND, 435, 317, 475, 0}, /* 476 */
    {RT_TERM_COND, 434, 314, 476, 0}, /* 477 */
    {RT_TERM_COND, 433, 311, 477, 0}, /* 478 */
    {RT_TERM_COND, 432, 308, 478, 0}, /* 479 */
    {RT_TERM_COND, 431, 306, 479, 0}, /* 480 */
    {RT_TERM_COND, 430, 304, 480, 0}, /* 481 */
    {RT_TERM_COND, 429, 302, 481, 0}, /* 482 */
    {RT_TERM_COND, 428, 300, 482, 0}, /* 483 */
    {RT_TERM_COND, 427, 298, 483, 0}, /* 484 */
    {RT_TERM_COND, 426, 296, 484, 0}, /* 485 */
    {RT_TERM_COND, 425, 294, 485, 0}, /* 486 */
    {RT_TERM_COND, 424, 2, 486, 0}, /* 487 */
    {RT_TERM_SHR, 487, 145, 0, 0}, /* 488 */
    {RT_TERM_BAND, 488, 9, 0, 0}, /* 489 */
    {RT_TERM_LAND, 291, 489, 0, 0}, /* 490 */
    {RT_TERM_COND, 490, 407, 2, 0}, /* 491 */
    {RT_TERM_EQ, 491, 407, 0, 0}, /* 492 */
    {RT_TERM_LAND, 492, 17, 0, 0}, /* 493 */
    {RT_TERM_LAND, 492, 20, 0, 0}, /* 494 */
    {RT_TERM_LAND, 492, 5, 0, 0}, /* 495 */
    {RT_TERM_LAND, 492, 7, 0, 0}, /* 496 */
    {RT_TERM_LAND, 492, 291, 0, 0}, /* 497 */
    {RT_TERM_REG, 105, 0, 0, 0}, /* 498 */
    {RT_TERM_ADD, 498, 413, 0, 0}, /* 499 */
    {RT_TERM_ADD, 499, 100, 0, 0}, /* 500 */
    {RT_TERM_SLICE, 500, 2, 0, 32}, /* 501 */
    {RT_TERM_ADD, 498, 415, 0, 0}, /* 502 */
    {RT_TERM_ADD, 502, 413, 0, 0}, /* 503 */
    {RT_TERM_ADD, 503, 100, 0, 0}, /* 504 */
    {RT_TERM_SLICE, 504, 2, 0, 32}, /* 505 */
    {RT_TERM_COND, 20, 505, 33, 0}, /* 506 */
    {RT_TERM_COND, 17, 501, 506, 0}, /* 507 */
    {RT_TERM_SLICE, 507, 2, 0, 32}, /* 508 */
    {RT_TERM_LNOT, 492, 0, 0, 0}, /* 509 */
    {RT_TERM_LAND, 509, 5, 0, 0}, /* 510 */
    {RT_TERM_LAND, 509, 7, 0, 0}, /* 511 */
    {RT_TERM_LAND, 509, 291, 0, 0}, /* 512 */
    {RT_TERM_COND, 17, 19, 33, 0}, /* 513 */
    {RT_TERM_SLICE, 513, 2, 0, 32}, /* 514 */
    {RT_TERM_SLICE, 498, 2, 0, 32}, /* 515 */
    {RT_TERM_SEXT, 19, 0, 0, 32}, /* 516 */
    {RT_TERM_ADD, 498, 516, 0, 0}, /* 517 */
    {RT_TERM_SLICE, 517, 2, 0, 32}, /* 518 */
    {RT_TERM_COND, 20, 518, 33, 0}, /* 519 */
    {RT_TERM_COND, 17, 515, 519, 0}, /* 520 */
    {RT_TERM_SLICE, 520, 2, 0, 32}, /* 521 */
    {RT_TERM_SEXT, 25, 0, 0, 24}, /* 522 */
    {RT_TERM_ADD, 414, 522, 0, 0}, /* 523 */
    {RT_TERM_SLICE, 523, 2, 0, 32}, /* 524 */
    {RT_TERM_COND, 17, 524, 33, 0}, /* 525 */
    {RT_TERM_SLICE, 525, 2, 0, 32}, /* 526 */
    {RT_TERM_COND, 17, 25, 33, 0}, /* 527 */
    {RT_TERM_SLICE, 527, 2, 0, 32}, /* 528 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 529 */
    {RT_TERM_LNOT, 529, 0, 0, 0}, /* 530 */
    {RT_TERM_COND, 20, 529, 530, 0}, /* 531 */
    {RT_TERM_COND, 17, 9, 531, 0}, /* 532 */
    {RT_TERM_EQ, 14, 309, 0, 0}, /* 533 */
    {RT_TERM_EQ, 14, 312, 0, 0}, /* 534 */
    {RT_TERM_EQ, 14, 315, 0, 0}, /* 535 */
    {RT_TERM_EQ, 14, 318, 0, 0}, /* 536 */
    {RT_TERM_EQ, 14, 321, 0, 0}, /* 537 */
    {RT_TERM_EQ, 14, 324, 0, 0}, /* 538 */
    {RT_TERM_EQ, 14, 327, 0, 0}, /* 539 */
    {RT_TERM_EQ, 14, 330, 0, 0}, /* 540 */
    {RT_TERM_EQ, 14, 333, 0, 0}, /* 541 */
    {RT_TERM_EQ, 14, 336, 0, 0}, /* 542 */
    {RT_TERM_EQ, 14, 339, 0, 0}, /* 543 */
    {RT_TERM_EQ, 14, 342, 0, 0}, /* 544 */
    {RT_TERM_EQ, 14, 345, 0, 0}, /* 545 */
    {RT_TERM_EQ, 14, 348, 0, 0}, /* 546 */
    {RT_TERM_EQ, 14, 351, 0, 0}, /* 547 */
    {RT_TERM_EQ, 14, 354, 0, 0}, /* 548 */
    {RT_TERM_EQ, 14, 356, 0, 0}, /* 549 */
    {RT_TERM_EQ, 14, 358, 0, 0}, /* 550 */
    {RT_TERM_EQ, 14, 360, 0, 0}, /* 551 */
    {RT_TERM_EQ, 14, 362, 0, 0}, /* 552 */
    {RT_TERM_EQ, 14, 364, 0, 0}, /* 553 */
    {RT_TERM_EQ, 14, 366, 0, 0}, /* 554 */
    {RT_TERM_EQ, 14, 369, 0, 0}, /* 555 */
    {RT_TERM_COND, 555, 371, 33, 0}, /* 556 */
    {RT_TERM_COND, 554, 368, 556, 0}, /* 557 */
    {RT_TERM_COND, 553, 2, 557, 0}, /* 558 */
    {RT_TERM_COND, 552, 2, 558, 0}, /* 559 */
    {RT_TERM_COND, 551, 2, 559, 0}, /* 560 */
    {RT_TERM_COND, 550, 2, 560, 0}, /* 561 */
    {RT_TERM_COND, 549, 2, 561, 0}, /* 562 */
    {RT_TERM_COND, 548, 2, 562, 0}, /* 563 */
    {RT_TERM_COND, 547, 353, 563, 0}, /* 564 */
    {RT_TERM_COND, 546, 350, 564, 0}, /* 565 */
    {RT_TERM_COND, 545, 347, 565, 0}, /* 566 */
    {RT_TERM_COND, 544, 344, 566, 0}, /* 567 */
    {RT_TERM_COND, 543, 341, 567, 0}, /* 568 */
    {RT_TERM_COND, 542, 338, 568, 0}, /* 569 */
    {RT_TERM_COND, 541, 335, 569, 0}, /* 570 */
    {RT_TERM_COND, 540, 332, 570, 0}, /* 571 */
    {RT_TERM_COND, 539, 329, 571, 0}, /* 572 */
    {RT_TERM_COND, 538, 326, 572, 0}, /* 573 */
    {RT_TERM_COND, 537, 323, 573, 0}, /* 574 */
    {RT_TERM_COND, 536, 320, 574, 0}, /* 575 */
    {RT_TERM_COND, 535, 317, 575, 0}, /* 576 */
    {RT_TERM_COND, 534, 314, 576, 0}, /* 577 */
    {RT_TERM_COND, 533, 311, 577, 0}, /* 578 */
    {RT_TERM_COND, 101, 308, 578, 0}, /* 579 */
    {RT_TERM_COND, 96, 306, 579, 0}, /* 580 */
    {RT_TERM_COND, 91, 304, 580, 0}, /* 581 */
    {RT_TERM_COND, 86, 302, 581, 0}, /* 582 */
    {RT_TERM_COND, 69, 300, 582, 0}, /* 583 */
    {RT_TERM_COND, 59, 298, 583, 0}, /* 584 */
    {RT_TERM_COND, 46, 296, 584, 0}, /* 585 */
    {RT_TERM_COND, 23, 294, 585, 0}, /* 586 */
    {RT_TERM_COND, 15, 2, 586, 0}, /* 587 */
    {RT_TERM_SHR, 587, 145, 0, 0}, /* 588 */
    {RT_TERM_BAND, 588, 9, 0, 0}, /* 589 */
    {RT_TERM_LAND, 532, 589, 0, 0}, /* 590 */
    {RT_TERM_COND, 590, 407, 2, 0}, /* 591 */
    {RT_TERM_EQ, 591, 407, 0, 0}, /* 592 */
    {RT_TERM_LNOT, 592, 0, 0, 0}, /* 593 */
    {RT_TERM_LAND, 593, 20, 0, 0}, /* 594 */
    {RT_TERM_LAND, 593, 119, 0, 0}, /* 595 */
    {RT_TERM_LAND, 593, 532, 0, 0}, /* 596 */
    {RT_TERM_REG, 105, 0, 0, 1}, /* 597 */
    {RT_TERM_LNOT, 597, 0, 0, 0}, /* 598 */
    {RT_TERM_COND, 20, 597, 598, 0}, /* 599 */
    {RT_TERM_COND, 17, 9, 599, 0}, /* 600 */
    {RT_TERM_LAND, 600, 489, 0, 0}, /* 601 */
    {RT_TERM_COND, 601, 407, 2, 0}, /* 602 */
    {RT_TERM_BNOT, 602, 0, 0, 0}, /* 603 */
    {RT_TERM_BAND, 407, 603, 0, 0}, /* 604 */
    {RT_TERM_EQ, 604, 2, 0, 0}, /* 605 */
    {RT_TERM_LINE, 3, 0, 0, 1}, /* 606 */
    {RT_TERM_LINE, 3, 0, 0, 2}, /* 607 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 608 */
    {RT_TERM_COND, 606, 122, 123, 0}, /* 609 */
    {RT_TERM_COND, 608, 9, 609, 0}, /* 610 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 611 */
    {RT_TERM_LAND, 610, 611, 0, 0}, /* 612 */
    {RT_TERM_GE, 19, 68, 0, 0}, /* 613 */
    {RT_TERM_LAND, 612, 613, 0, 0}, /* 614 */
    {RT_TERM_LAND, 614, 17, 0, 0}, /* 615 */
    {RT_TERM_LAND, 615, 1, 0, 0}, /* 616 */
    {RT_TERM_MUL, 330, 286, 0, 0}, /* 617 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 618 */
    {RT_TERM_LAND, 615, 618, 0, 0}, /* 619 */
    {RT_TERM_LNOT, 613, 0, 0, 0}, /* 620 */
    {RT_TERM_LAND, 612, 620, 0, 0}, /* 621 */
    {RT_TERM_LAND, 621, 17, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 1, 0, 0}, /* 623 */
    {RT_TERM_LAND, 622, 618, 0, 0}, /* 624 */
    {RT_TERM_LAND, 610, 120, 0, 0}, /* 625 */
    {RT_TERM_LAND, 625, 613, 0, 0}, /* 626 */
    {RT_TERM_LAND, 626, 17, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 1, 0, 0}, /* 628 */
    {RT_TERM_LAND, 627, 618, 0, 0}, /* 629 */
    {RT_TERM_LAND, 625, 620, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 17, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 1, 0, 0}, /* 632 */
    {RT_TERM_LAND, 631, 618, 0, 0}, /* 633 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 634 */
    {RT_TERM_LAND, 625, 634, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 613, 0, 0}, /* 636 */
    {RT_TERM_LAND, 636, 17, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 1, 0, 0}, /* 638 */
    {RT_TERM_LAND, 637, 618, 0, 0}, /* 639 */
    {RT_TERM_LAND, 635, 620, 0, 0}, /* 640 */
    {RT_TERM_LAND, 640, 17, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 1, 0, 0}, /* 642 */
    {RT_TERM_LAND, 641, 618, 0, 0}, /* 643 */
    {RT_TERM_LAND, 612, 17, 0, 0}, /* 644 */
    {RT_TERM_LAND, 644, 1, 0, 0}, /* 645 */
    {RT_TERM_LAND, 644, 618, 0, 0}, /* 646 */
    {RT_TERM_LAND, 625, 17, 0, 0}, /* 647 */
    {RT_TERM_LAND, 647, 1, 0, 0}, /* 648 */
    {RT_TERM_LAND, 647, 618, 0, 0}, /* 649 */
    {RT_TERM_LAND, 635, 17, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 1, 0, 0}, /* 651 */
    {RT_TERM_LAND, 650, 618, 0, 0}, /* 652 */
    {RT_TERM_REG, 170, 0, 0, 1}, /* 653 */
    {RT_TERM_LNOT, 653, 0, 0, 0}, /* 654 */
    {RT_TERM_COND, 606, 653, 654, 0}, /* 655 */
    {RT_TERM_COND, 608, 9, 655, 0}, /* 656 */
    {RT_TERM_LAND, 656, 611, 0, 0}, /* 657 */
    {RT_TERM_LAND, 657, 17, 0, 0}, /* 658 */
    {RT_TERM_LAND, 658, 1, 0, 0}, /* 659 */
    {RT_TERM_LAND, 658, 618, 0, 0}, /* 660 */
    {RT_TERM_LAND, 656, 120, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 17, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 1, 0, 0}, /* 663 */
    {RT_TERM_LAND, 662, 618, 0, 0}, /* 664 */
    {RT_TERM_LAND, 661, 634, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 17, 0, 0}, /* 666 */
    {RT_TERM_LAND, 666, 1, 0, 0}, /* 667 */
    {RT_TERM_LAND, 666, 618, 0, 0}, /* 668 */
    {RT_TERM_LAND, 657, 613, 0, 0}, /* 669 */
    {RT_TERM_LAND, 669, 17, 0, 0}, /* 670 */
    {RT_TERM_LAND, 670, 1, 0, 0}, /* 671 */
    {RT_TERM_LAND, 670, 618, 0, 0}, /* 672 */
    {RT_TERM_LAND, 657, 620, 0, 0}, /* 673 */
    {RT_TERM_LAND, 673, 17, 0, 0}, /* 674 */
    {RT_TERM_LAND, 674, 1, 0, 0}, /* 675 */
    {RT_TERM_LAND, 674, 618, 0, 0}, /* 676 */
    {RT_TERM_LAND, 661, 613, 0, 0}, /* 677 */
    {RT_TERM_LAND, 677, 17, 0, 0}, /* 678 */
    {RT_TERM_LAND, 678, 1, 0, 0}, /* 679 */
    {RT_TERM_LAND, 678, 618, 0, 0}, /* 680 */
    {RT_TERM_LAND, 661, 620, 0, 0}, /* 681 */
    {RT_TERM_LAND, 681, 17, 0, 0}, /* 682 */
    {RT_TERM_LAND, 682, 1, 0, 0}, /* 683 */
    {RT_TERM_LAND, 682, 618, 0, 0}, /* 684 */
    {RT_TERM_LAND, 665, 613, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 17, 0, 0}, /* 686 */
    {RT_TERM_LAND, 686, 1, 0, 0}, /* 687 */
    {RT_TERM_LAND, 686, 618, 0, 0}, /* 688 */
    {RT_TERM_LAND, 665, 620, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 17, 0, 0}, /* 690 */
    {RT_TERM_LAND, 690, 1, 0, 0}, /* 691 */
    {RT_TERM_LAND, 690, 618, 0, 0}, /* 692 */
    {RT_TERM_LAND, 656, 17, 0, 0}, /* 693 */
    {RT_TERM_LAND, 693, 1, 0, 0}, /* 694 */
    {RT_TERM_LAND, 693, 618, 0, 0}, /* 695 */
    {RT_TERM_BOR, 205, 9, 0, 0}, /* 696 */
    {RT_TERM_BOR, 4, 9, 0, 0}, /* 697 */
    {RT_TERM_LAND, 656, 613, 0, 0}, /* 698 */
    {RT_TERM_LAND, 698, 17, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 1, 0, 0}, /* 700 */
    {RT_TERM_LAND, 699, 618, 0, 0}, /* 701 */
    {RT_TERM_LAND, 656, 620, 0, 0}, /* 702 */
    {RT_TERM_LAND, 702, 17, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 1, 0, 0}, /* 704 */
    {RT_TERM_LAND, 703, 618, 0, 0}, /* 705 */
    {RT_TERM_SLICE, 25, 2, 0, 2}, /* 706 */
    {RT_TERM_EQ, 706, 58, 0, 0}, /* 707 */
    {RT_TERM_LAND, 656, 707, 0, 0}, /* 708 */
    {RT_TERM_LAND, 708, 17, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 6, 0, 0}, /* 710 */
    {RT_TERM_MUL, 330, 4, 0, 0}, /* 711 */
    {RT_TERM_LNOT, 6, 0, 0, 0}, /* 712 */
    {RT_TERM_LAND, 709, 712, 0, 0}, /* 713 */
    {RT_TERM_LAND, 708, 634, 0, 0}, /* 714 */
    {RT_TERM_LAND, 714, 17, 0, 0}, /* 715 */
    {RT_TERM_LAND, 715, 6, 0, 0}, /* 716 */
    {RT_TERM_LAND, 715, 712, 0, 0}, /* 717 */
    {RT_TERM_BOR, 120, 9, 0, 0}, /* 718 */
    {RT_TERM_LNOT, 707, 0, 0, 0}, /* 719 */
    {RT_TERM_LAND, 656, 719, 0, 0}, /* 720 */
    {RT_TERM_LAND, 720, 17, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 6, 0, 0}, /* 722 */
    {RT_TERM_LAND, 721, 712, 0, 0}, /* 723 */
    {RT_TERM_LAND, 720, 634, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 17, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 6, 0, 0}, /* 726 */
    {RT_TERM_LAND, 725, 712, 0, 0}, /* 727 */
    {RT_TERM_BOR, 1, 9, 0, 0}, /* 728 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 729 */
    {RT_TERM_LAND, 708, 729, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 17, 0, 0}, /* 731 */
    {RT_TERM_LAND, 731, 6, 0, 0}, /* 732 */
    {RT_TERM_LAND, 731, 712, 0, 0}, /* 733 */
    {RT_TERM_LNOT, 33, 0, 0, 0}, /* 734 */
    {RT_TERM_LAND, 720, 734, 0, 0}, /* 735 */
    {RT_TERM_LAND, 735, 17, 0, 0}, /* 736 */
    {RT_TERM_LAND, 736, 6, 0, 0}, /* 737 */
    {RT_TERM_LAND, 736, 712, 0, 0}, /* 738 */
    {RT_TERM_REG, 224, 0, 0, 1}, /* 739 */
    {RT_TERM_LNOT, 739, 0, 0, 0}, /* 740 */
    {RT_TERM_COND, 606, 739, 740, 0}, /* 741 */
    {RT_TERM_COND, 608, 9, 741, 0}, /* 742 */
    {RT_TERM_LAND, 742, 59, 0, 0}, /* 743 */
    {RT_TERM_SLICE, 25, 45, 0, 1}, /* 744 */
    {RT_TERM_LNOT, 744, 0, 0, 0}, /* 745 */
    {RT_TERM_LAND, 743, 745, 0, 0}, /* 746 */
    {RT_TERM_LAND, 746, 205, 0, 0}, /* 747 */
    {RT_TERM_LAND, 747, 17, 0, 0}, /* 748 */
    {RT_TERM_MUL, 100, 1, 0, 0}, /* 749 */
    {RT_TERM_LNOT, 205, 0, 0, 0}, /* 750 */
    {RT_TERM_LAND, 746, 750, 0, 0}, /* 751 */
    {RT_TERM_LAND, 751, 17, 0, 0}, /* 752 */
    {RT_TERM_LAND, 743, 744, 0, 0}, /* 753 */
    {RT_TERM_LAND, 753, 205, 0, 0}, /* 754 */
    {RT_TERM_LAND, 754, 22, 0, 0}, /* 755 */
    {RT_TERM_LAND, 755, 17, 0, 0}, /* 756 */
    {RT_TERM_LNOT, 22, 0, 0, 0}, /* 757 */
    {RT_TERM_LAND, 754, 757, 0, 0}, /* 758 */
    {RT_TERM_LAND, 758, 17, 0, 0}, /* 759 */
    {RT_TERM_LAND, 753, 750, 0, 0}, /* 760 */
    {RT_TERM_LAND, 760, 22, 0, 0}, /* 761 */
    {RT_TERM_LAND, 761, 17, 0, 0}, /* 762 */
    {RT_TERM_LAND, 760, 757, 0, 0}, /* 763 */
    {RT_TERM_LAND, 763, 17, 0, 0}, /* 764 */
    {RT_TERM_BOR, 19, 9, 0, 0}, /* 765 */
    {RT_TERM_LNOT, 59, 0, 0, 0}, /* 766 */
    {RT_TERM_LAND, 742, 766, 0, 0}, /* 767 */
    {RT_TERM_LAND, 767, 46, 0, 0}, /* 768 */
    {RT_TERM_LAND, 768, 745, 0, 0}, /* 769 */
    {RT_TERM_LAND, 769, 205, 0, 0}, /* 770 */
    {RT_TERM_LAND, 770, 17, 0, 0}, /* 771 */
    {RT_TERM_LAND, 769, 750, 0, 0}, /* 772 */
    {RT_TERM_LAND, 772, 17, 0, 0}, /* 773 */
    {RT_TERM_LAND, 768, 744, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 205, 0, 0}, /* 775 */
    {RT_TERM_LAND, 775, 22, 0, 0}, /* 776 */
    {RT_TERM_LAND, 776, 17, 0, 0}, /* 777 */
    {RT_TERM_LAND, 775, 757, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 17, 0, 0}, /* 779 */
    {RT_TERM_LAND, 774, 750, 0, 0}, /* 780 */
    {RT_TERM_LAND, 780, 22, 0, 0}, /* 781 */
    {RT_TERM_LAND, 781, 17, 0, 0}, /* 782 */
    {RT_TERM_LAND, 780, 757, 0, 0}, /* 783 */
    {RT_TERM_LAND, 783, 17, 0, 0}, /* 784 */
    {RT_TERM_LNOT, 46, 0, 0, 0}, /* 785 */
    {RT_TERM_LAND, 767, 785, 0, 0}, /* 786 */
    {RT_TERM_LAND, 786, 745, 0, 0}, /* 787 */
    {RT_TERM_LAND, 787, 205, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 17, 0, 0}, /* 789 */
    {RT_TERM_LAND, 787, 750, 0, 0}, /* 790 */
    {RT_TERM_LAND, 790, 17, 0, 0}, /* 791 */
    {RT_TERM_LAND, 786, 744, 0, 0}, /* 792 */
    {RT_TERM_LAND, 792, 205, 0, 0}, /* 793 */
    {RT_TERM_LAND, 793, 22, 0, 0}, /* 794 */
    {RT_TERM_LAND, 794, 17, 0, 0}, /* 795 */
    {RT_TERM_LAND, 793, 757, 0, 0}, /* 796 */
    {RT_TERM_LAND, 796, 17, 0, 0}, /* 797 */
    {RT_TERM_LAND, 792, 750, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 22, 0, 0}, /* 799 */
    {RT_TERM_LAND, 799, 17, 0, 0}, /* 800 */
    {RT_TERM_LAND, 798, 757, 0, 0}, /* 801 */
    {RT_TERM_LAND, 801, 17, 0, 0}, /* 802 */
    {RT_TERM_BOR, 6, 9, 0, 0}, /* 803 */
    {RT_TERM_LAND, 742, 105, 0, 0}, /* 804 */
    {RT_TERM_LAND, 804, 745, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 205, 0, 0}, /* 806 */
    {RT_TERM_LAND, 806, 17, 0, 0}, /* 807 */
    {RT_TERM_LAND, 805, 750, 0, 0}, /* 808 */
    {RT_TERM_LAND, 808, 17, 0, 0}, /* 809 */
    {RT_TERM_LAND, 804, 744, 0, 0}, /* 810 */
    {RT_TERM_LAND, 810, 205, 0, 0}, /* 811 */
    {RT_TERM_LAND, 811, 22, 0, 0}, /* 812 */
    {RT_TERM_LAND, 812, 17, 0, 0}, /* 813 */
    {RT_TERM_LAND, 811, 757, 0, 0}, /* 814 */
    {RT_TERM_LAND, 814, 17, 0, 0}, /* 815 */
    {RT_TERM_LAND, 810, 750, 0, 0}, /* 816 */
    {RT_TERM_LAND, 816, 22, 0, 0}, /* 817 */
    {RT_TERM_LAND, 817, 17, 0, 0}, /* 818 */
    {RT_TERM_LAND, 816, 757, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 17, 0, 0}, /* 820 */
    {RT_TERM_LAND, 742, 161, 0, 0}, /* 821 */
    {RT_TERM_SLICE, 14, 2, 0, 2}, /* 822 */
    {RT_TERM_EQ, 822, 2, 0, 0}, /* 823 */
    {RT_TERM_LAND, 821, 823, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 745, 0, 0}, /* 825 */
    {RT_TERM_LAND, 825, 205, 0, 0}, /* 826 */
    {RT_TERM_LAND, 826, 17, 0, 0}, /* 827 */
    {RT_TERM_LAND, 825, 750, 0, 0}, /* 828 */
    {RT_TERM_LAND, 828, 17, 0, 0}, /* 829 */
    {RT_TERM_LAND, 824, 744, 0, 0}, /* 830 */
    {RT_TERM_LAND, 830, 205, 0, 0}, /* 831 */
    {RT_TERM_LAND, 831, 22, 0, 0}, /* 832 */
    {RT_TERM_LAND, 832, 17, 0, 0}, /* 833 */
    {RT_TERM_LAND, 831, 757, 0, 0}, /* 834 */
    {RT_TERM_LAND, 834, 17, 0, 0}, /* 835 */
    {RT_TERM_LAND, 830, 750, 0, 0}, /* 836 */
    {RT_TERM_LAND, 836, 22, 0, 0}, /* 837 */
    {RT_TERM_LAND, 837, 17, 0, 0}, /* 838 */
    {RT_TERM_LAND, 836, 757, 0, 0}, /* 839 */
    {RT_TERM_LAND, 839, 17, 0, 0}, /* 840 */
    {RT_TERM_EQ, 822, 9, 0, 0}, /* 841 */
    {RT_TERM_LAND, 821, 841, 0, 0}, /* 842 */
    {RT_TERM_LAND, 842, 745, 0, 0}, /* 843 */
    {RT_TERM_LAND, 843, 205, 0, 0}, /* 844 */
    {RT_TERM_LAND, 844, 17, 0, 0}, /* 845 */
    {RT_TERM_LAND, 843, 750, 0, 0}, /* 846 */
    {RT_TERM_LAND, 846, 17, 0, 0}, /* 847 */
    {RT_TERM_LAND, 842, 744, 0, 0}, /* 848 */
    {RT_TERM_LAND, 848, 205, 0, 0}, /* 849 */
    {RT_TERM_LAND, 849, 22, 0, 0}, /* 850 */
    {RT_TERM_LAND, 850, 17, 0, 0}, /* 851 */
    {RT_TERM_LAND, 849, 757, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 17, 0, 0}, /* 853 */
    {RT_TERM_LAND, 848, 750, 0, 0}, /* 854 */
    {RT_TERM_LAND, 854, 22, 0, 0}, /* 855 */
    {RT_TERM_LAND, 855, 17, 0, 0}, /* 856 */
    {RT_TERM_LAND, 854, 757, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 17, 0, 0}, /* 858 */
    {RT_TERM_EQ, 822, 45, 0, 0}, /* 859 */
    {RT_TERM_LAND, 821, 859, 0, 0}, /* 860 */
    {RT_TERM_LAND, 860, 745, 0, 0}, /* 861 */
    {RT_TERM_LAND, 861, 205, 0, 0}, /* 862 */
    {RT_TERM_LAND, 862, 17, 0, 0}, /* 863 */
    {RT_TERM_LAND, 861, 750, 0, 0}, /* 864 */
    {RT_TERM_LAND, 864, 17, 0, 0}, /* 865 */
    {RT_TERM_LAND, 860, 744, 0, 0}, /* 866 */
    {RT_TERM_LAND, 866, 205, 0, 0}, /* 867 */
    {RT_TERM_LAND, 867, 22, 0, 0}, /* 868 */
    {RT_TERM_LAND, 868, 17, 0, 0}, /* 869 */
    {RT_TERM_LAND, 867, 757, 0, 0}, /* 870 */
    {RT_TERM_LAND, 870, 17, 0, 0}, /* 871 */
    {RT_TERM_LAND, 866, 750, 0, 0}, /* 872 */
    {RT_TERM_LAND, 872, 22, 0, 0}, /* 873 */
    {RT_TERM_LAND, 873, 17, 0, 0}, /* 874 */
    {RT_TERM_LAND, 872, 757, 0, 0}, /* 875 */
    {RT_TERM_LAND, 875, 17, 0, 0}, /* 876 */
    {RT_TERM_LAND, 742, 120, 0, 0}, /* 877 */
    {RT_TERM_LAND, 877, 105, 0, 0}, /* 878 */
    {RT_TERM_LAND, 878, 745, 0, 0}, /* 879 */
    {RT_TERM_LAND, 879, 205, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 17, 0, 0}, /* 881 */
    {RT_TERM_LAND, 879, 750, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 17, 0, 0}, /* 883 */
    {RT_TERM_LAND, 878, 744, 0, 0}, /* 884 */
    {RT_TERM_LAND, 884, 205, 0, 0}, /* 885 */
    {RT_TERM_LAND, 885, 22, 0, 0}, /* 886 */
    {RT_TERM_LAND, 886, 17, 0, 0}, /* 887 */
    {RT_TERM_LAND, 885, 757, 0, 0}, /* 888 */
    {RT_TERM_LAND, 888, 17, 0, 0}, /* 889 */
    {RT_TERM_LAND, 884, 750, 0, 0}, /* 890 */
    {RT_TERM_LAND, 890, 22, 0, 0}, /* 891 */
    {RT_TERM_LAND, 891, 17, 0, 0}, /* 892 */
    {RT_TERM_LAND, 890, 757, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 17, 0, 0}, /* 894 */
    {RT_TERM_LAND, 877, 161, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 823, 0, 0}, /* 896 */
    {RT_TERM_LAND, 896, 745, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 205, 0, 0}, /* 898 */
    {RT_TERM_LAND, 898, 17, 0, 0}, /* 899 */
    {RT_TERM_LAND, 897, 750, 0, 0}, /* 900 */
    {RT_TERM_LAND, 900, 17, 0, 0}, /* 901 */
    {RT_TERM_LAND, 896, 744, 0, 0}, /* 902 */
    {RT_TERM_LAND, 902, 205, 0, 0}, /* 903 */
    {RT_TERM_LAND, 903, 22, 0, 0}, /* 904 */
    {RT_TERM_LAND, 904, 17, 0, 0}, /* 905 */
    {RT_TERM_LAND, 903, 757, 0, 0}, /* 906 */
    {RT_TERM_LAND, 906, 17, 0, 0}, /* 907 */
    {RT_TERM_LAND, 902, 750, 0, 0}, /* 908 */
    {RT_TERM_LAND, 908, 22, 0, 0}, /* 909 */
    {RT_TERM_LAND, 909, 17, 0, 0}, /* 910 */
    {RT_TERM_LAND, 908, 757, 0, 0}, /* 911 */
    {RT_TERM_LAND, 911, 17, 0, 0}, /* 912 */
    {RT_TERM_LAND, 895, 841, 0, 0}, /* 913 */
    {RT_TERM_LAND, 913, 745, 0, 0}, /* 914 */
    {RT_TERM_LAND, 914, 205, 0, 0}, /* 915 */
    {RT_TERM_LAND, 915, 17, 0, 0}, /* 916 */
    {RT_TERM_LAND, 914, 750, 0, 0}, /* 917 */
    {RT_TERM_LAND, 917, 17, 0, 0}, /* 918 */
    {RT_TERM_LAND, 913, 744, 0, 0}, /* 919 */
    {RT_TERM_LAND, 919, 205, 0, 0}, /* 920 */
    {RT_TERM_LAND, 920, 22, 0, 0}, /* 921 */
    {RT_TERM_LAND, 921, 17, 0, 0}, /* 922 */
    {RT_TERM_LAND, 920, 757, 0, 0}, /* 923 */
    {RT_TERM_LAND, 923, 17, 0, 0}, /* 924 */
    {RT_TERM_LAND, 919, 750, 0, 0}, /* 925 */
    {RT_TERM_LAND, 925, 22, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 17, 0, 0}, /* 927 */
    {RT_TERM_LAND, 925, 757, 0, 0}, /* 928 */
    {RT_TERM_LAND, 928, 17, 0, 0}, /* 929 */
    {RT_TERM_LAND, 895, 859, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 745, 0, 0}, /* 931 */
    {RT_TERM_LAND, 931, 205, 0, 0}, /* 932 */
    {RT_TERM_LAND, 932, 17, 0, 0}, /* 933 */
    {RT_TERM_LAND, 931, 750, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 17, 0, 0}, /* 935 */
    {RT_TERM_LAND, 930, 744, 0, 0}, /* 936 */
    {RT_TERM_LAND, 936, 205, 0, 0}, /* 937 */
    {RT_TERM_LAND, 937, 22, 0, 0}, /* 938 */
    {RT_TERM_LAND, 938, 17, 0, 0}, /* 939 */
    {RT_TERM_LAND, 937, 757, 0, 0}, /* 940 */
    {RT_TERM_LAND, 940, 17, 0, 0}, /* 941 */
    {RT_TERM_LAND, 936, 750, 0, 0}, /* 942 */
    {RT_TERM_LAND, 942, 22, 0, 0}, /* 943 */
    {RT_TERM_LAND, 943, 17, 0, 0}, /* 944 */
    {RT_TERM_LAND, 942, 757, 0, 0}, /* 945 */
    {RT_TERM_LAND, 945, 17, 0, 0}, /* 946 */
    {RT_TERM_LAND, 656, 8, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 1, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 618, 0, 0}, /* 949 */
    {RT_TERM_BOR, 25, 9, 0, 0}, /* 950 */
    {RT_TERM_VALUE, 0, 0, 0, 11}, /* 951 */
    {RT_TERM_REG, 951, 0, 0, 1}, /* 952 */
    {RT_TERM_LNOT, 952, 0, 0, 0}, /* 953 */
    {RT_TERM_COND, 0, 952, 953, 0}, /* 954 */
    {RT_TERM_COND, 106, 9, 954, 0}, /* 955 */
    {RT_TERM_LAND, 955, 17, 0, 0}, /* 956 */
    {RT_TERM_BOR, 22, 9, 0, 0}, /* 957 */
    {RT_TERM_LAND, 17, 6, 0, 0}, /* 958 */
    {RT_TERM_BOR, 136, 9, 0, 0}, /* 959 */
    {RT_TERM_COND, 606, 952, 953, 0}, /* 960 */
    {RT_TERM_COND, 608, 9, 960, 0}, /* 961 */
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 962 */
    {RT_TERM_LINE, 4, 0, 0, 2}, /* 963 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 964 */
    {RT_TERM_COND, 962, 122, 123, 0}, /* 965 */
    {RT_TERM_COND, 964, 9, 965, 0}, /* 966 */
    {RT_TERM_BXOR, 653, 224, 0, 0}, /* 967 */
    {RT_TERM_LAND, 966, 967, 0, 0}, /* 968 */
    {RT_TERM_LAND, 968, 19, 0, 0}, /* 969 */
    {RT_TERM_LAND, 968, 246, 0, 0}, /* 970 */
    {RT_TERM_LAND, 968, 8, 0, 0}, /* 971 */
    {RT_TERM_LAND, 971, 6, 0, 0}, /* 972 */
    {RT_TERM_LAND, 971, 712, 0, 0}, /* 973 */
    {RT_TERM_LNOT, 967, 0, 0, 0}, /* 974 */
    {RT_TERM_LAND, 966, 974, 0, 0}, /* 975 */
    {RT_TERM_LAND, 975, 19, 0, 0}, /* 976 */
    {RT_TERM_LAND, 975, 246, 0, 0}, /* 977 */
    {RT_TERM_LAND, 975, 8, 0, 0}, /* 978 */
    {RT_TERM_LAND, 978, 6, 0, 0}, /* 979 */
    {RT_TERM_LAND, 978, 712, 0, 0}, /* 980 */
    {RT_TERM_BOR, 14, 9, 0, 0}, /* 981 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 982 */
    {RT_TERM_REG, 982, 0, 0, 1}, /* 983 */
    {RT_TERM_LNOT, 983, 0, 0, 0}, /* 984 */
    {RT_TERM_COND, 962, 983, 984, 0}, /* 985 */
    {RT_TERM_COND, 964, 9, 985, 0}, /* 986 */
    {RT_TERM_LAND, 986, 292, 0, 0}, /* 987 */
    {RT_TERM_LAND, 987, 22, 0, 0}, /* 988 */
    {RT_TERM_LAND, 987, 757, 0, 0}, /* 989 */
    {RT_TERM_LAND, 987, 8, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 286, 0, 0}, /* 991 */
    {RT_TERM_BOR, 951, 9, 0, 0}, /* 992 */
    {RT_TERM_LNOT, 286, 0, 0, 0}, /* 993 */
    {RT_TERM_LAND, 990, 993, 0, 0}, /* 994 */
    {RT_TERM_BAND, 33, 25, 0, 0}, /* 995 */
    {RT_TERM_NE, 995, 2, 0, 0}, /* 996 */
    {RT_TERM_LAND, 987, 996, 0, 0}, /* 997 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 998 */
    {RT_TERM_LAND, 986, 293, 0, 0}, /* 999 */
    {RT_TERM_LAND, 999, 22, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 999, 757, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 999, 8, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1002, 286, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1002, 993, 0, 0}, /* 1004 */
    {RT_TERM_LNOT, 996, 0, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 999, 1005, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 986, 295, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1007, 22, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1007, 757, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1007, 8, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1010, 286, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1010, 993, 0, 0}, /* 1012 */
    {RT_TERM_REG, 998, 0, 0, 1}, /* 1013 */
    {RT_TERM_LNOT, 1013, 0, 0, 0}, /* 1014 */
    {RT_TERM_COND, 962, 1013, 1014, 0}, /* 1015 */
    {RT_TERM_COND, 964, 9, 1015, 0}, /* 1016 */
    {RT_TERM_LAND, 1016, 424, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1017, 205, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1017, 750, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1017, 8, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1020, 4, 0, 0}, /* 1021 */
    {RT_TERM_BOR, 286, 9, 0, 0}, /* 1022 */
    {RT_TERM_LNOT, 4, 0, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1020, 1023, 0, 0}, /* 1024 */
    {RT_TERM_BAND, 33, 14, 0, 0}, /* 1025 */
    {RT_TERM_NE, 1025, 2, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1017, 1026, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1016, 425, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1028, 205, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1028, 750, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1028, 8, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 4, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1031, 1023, 0, 0}, /* 1033 */
    {RT_TERM_LNOT, 1026, 0, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1028, 1034, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1016, 426, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1036, 205, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1036, 750, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1036, 8, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1039, 4, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1039, 1023, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1017, 1034, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1028, 1026, 0, 0}, /* 1043 */
    {RT_TERM_COND, 606, 208, 209, 0}, /* 1044 */
    {RT_TERM_COND, 608, 9, 1044, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 161, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1046, 22, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1046, 757, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1046, 8, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 286, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1049, 993, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1045, 105, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1052, 22, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1052, 757, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1052, 8, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1055, 286, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1055, 993, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1052, 634, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1058, 22, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1058, 757, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1058, 8, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 286, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1061, 993, 0, 0}, /* 1063 */
    {RT_TERM_REG, 286, 0, 0, 1}, /* 1064 */
    {RT_TERM_LNOT, 1064, 0, 0, 0}, /* 1065 */
    {RT_TERM_COND, 5, 1064, 1065, 0}, /* 1066 */
    {RT_TERM_COND, 8, 9, 1066, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 120, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1067, 611, 0, 0}, /* 1069 */
    {RT_TERM_COND, 0, 653, 654, 0}, /* 1070 */
    {RT_TERM_COND, 106, 9, 1070, 0}, /* 1071 */
    {RT_TERM_LAND, 1071, 46, 0, 0}, /* 1072 */
    {RT_TERM_SLICE, 35, 351, 0, 8}, /* 1073 */
    {RT_TERM_EQ, 1073, 2, 0, 0}, /* 1074 */
    {RT_TERM_LNOT, 1074, 0, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1072, 1075, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 17, 0, 0}, /* 1077 */
    {RT_TERM_SLICE, 223, 2, 0, 32}, /* 1078 */
    {RT_TERM_SHL, 1, 369, 0, 0}, /* 1079 */
    {RT_TERM_BXOR, 1078, 1079, 0, 0}, /* 1080 */
    {RT_TERM_BXOR, 33, 1079, 0, 0}, /* 1081 */
    {RT_TERM_CONST, 0, 0, 0, 4096}, /* 1082 */
    {RT_TERM_MUL, 224, 1082, 0, 0}, /* 1083 */
    {RT_TERM_SLICE, 1083, 2, 0, 32}, /* 1084 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(2147483648)}, /* 1085 */
    {RT_TERM_BXOR, 1084, 1085, 0, 0}, /* 1086 */
    {RT_TERM_COND, 119, 1083, 1086, 0}, /* 1087 */
    {RT_TERM_COND, 20, 1081, 1087, 0}, /* 1088 */
    {RT_TERM_COND, 17, 1080, 1088, 0}, /* 1089 */
    {RT_TERM_SLICE, 1089, 351, 0, 8}, /* 1090 */
    {RT_TERM_EQ, 1090, 2, 0, 0}, /* 1091 */
    {RT_TERM_LOR, 1074, 1091, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 46, 1092, 0, 0}, /* 1093 */
    {RT_TERM_LNOT, 1093, 0, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1071, 1094, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1095, 246, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1096, 17, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1095, 19, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1098, 17, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1098, 634, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 17, 0, 0}, /* 1101 */
    {RT_TERM_COND, 20, 10, 11, 0}, /* 1102 */
    {RT_TERM_COND, 17, 9, 1102, 0}, /* 1103 */
    {RT_TERM_LAND, 1103, 46, 0, 0}, /* 1104 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 1105 */
    {RT_TERM_SLICE, 1105, 351, 0, 8}, /* 1106 */
    {RT_TERM_EQ, 1106, 2, 0, 0}, /* 1107 */
    {RT_TERM_SLICE, 22, 351, 0, 8}, /* 1108 */
    {RT_TERM_EQ, 1108, 2, 0, 0}, /* 1109 */
    {RT_TERM_LOR, 1107, 1109, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 46, 1110, 0, 0}, /* 1111 */
    {RT_TERM_LNOT, 1111, 0, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1103, 1112, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1113, 29, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1113, 25, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1115, 634, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1046, 46, 0, 0}, /* 1117 */
    {RT_TERM_REG, 205, 0, 0, 0}, /* 1118 */
    {RT_TERM_SLICE, 1118, 351, 0, 8}, /* 1119 */
    {RT_TERM_EQ, 1119, 2, 0, 0}, /* 1120 */
    {RT_TERM_LNOT, 1120, 0, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1117, 1121, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1122, 17, 0, 0}, /* 1123 */
    {RT_TERM_SLICE, 135, 2, 0, 32}, /* 1124 */
    {RT_TERM_SHL, 6, 369, 0, 0}, /* 1125 */
    {RT_TERM_BXOR, 1124, 1125, 0, 0}, /* 1126 */
    {RT_TERM_BXOR, 33, 1125, 0, 0}, /* 1127 */
    {RT_TERM_MUL, 136, 1082, 0, 0}, /* 1128 */
    {RT_TERM_SLICE, 1128, 2, 0, 32}, /* 1129 */
    {RT_TERM_BXOR, 1129, 1085, 0, 0}, /* 1130 */
    {RT_TERM_COND, 119, 1128, 1130, 0}, /* 1131 */
    {RT_TERM_COND, 20, 1127, 1131, 0}, /* 1132 */
    {RT_TERM_COND, 17, 1126, 1132, 0}, /* 1133 */
    {RT_TERM_SLICE, 1133, 351, 0, 8}, /* 1134 */
    {RT_TERM_EQ, 1134, 2, 0, 0}, /* 1135 */
    {RT_TERM_LOR, 1120, 1135, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1117, 1136, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 46, 1136, 0, 0}, /* 1138 */
    {RT_TERM_LNOT, 1138, 0, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1046, 1139, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1140, 17, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1052, 46, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1142, 1121, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1143, 17, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1142, 1136, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1052, 1139, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 17, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1058, 46, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1148, 1121, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1149, 17, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1148, 1136, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1058, 1139, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1152, 17, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 821, 46, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1154, 1121, 0, 0}, /* 1155 */
    {RT_TERM_SLICE, 1126, 351, 0, 8}, /* 1156 */
    {RT_TERM_EQ, 1156, 2, 0, 0}, /* 1157 */
    {RT_TERM_LOR, 1120, 1157, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 46, 1158, 0, 0}, /* 1159 */
    {RT_TERM_LNOT, 1159, 0, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 821, 1160, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 804, 46, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1162, 1121, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 804, 1160, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 804, 634, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 46, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1166, 1121, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1165, 1160, 0, 0}, /* 1168 */
    {RT_TERM_REG, 4, 0, 0, 1}, /* 1169 */
    {RT_TERM_LNOT, 1169, 0, 0, 0}, /* 1170 */
    {RT_TERM_COND, 5, 1169, 1170, 0}, /* 1171 */
    {RT_TERM_COND, 8, 9, 1171, 0}, /* 1172 */
    {RT_TERM_LAND, 1172, 29, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1173, 46, 0, 0}, /* 1174 */
    {RT_TERM_SLICE, 1118, 2, 0, 32}, /* 1175 */
    {RT_TERM_SHL, 120, 369, 0, 0}, /* 1176 */
    {RT_TERM_BXOR, 1175, 1176, 0, 0}, /* 1177 */
    {RT_TERM_SLICE, 1177, 351, 0, 8}, /* 1178 */
    {RT_TERM_EQ, 1178, 2, 0, 0}, /* 1179 */
    {RT_TERM_SLICE, 6, 351, 0, 8}, /* 1180 */
    {RT_TERM_EQ, 1180, 2, 0, 0}, /* 1181 */
    {RT_TERM_LOR, 1179, 1181, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1174, 1182, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 46, 1182, 0, 0}, /* 1184 */
    {RT_TERM_LNOT, 1184, 0, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1173, 1185, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1172, 25, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 46, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1188, 1182, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1187, 1185, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1187, 634, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1191, 46, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1192, 1182, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1191, 1185, 0, 0}, /* 1194 */
    {RT_TERM_COND, 962, 208, 209, 0}, /* 1195 */
    {RT_TERM_COND, 964, 9, 1195, 0}, /* 1196 */
    {RT_TERM_BXOR, 122, 170, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1196, 1197, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1198, 120, 0, 0}, /* 1199 */
    {RT_TERM_LAND, 1198, 611, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1198, 8, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 1, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1201, 618, 0, 0}, /* 1203 */
    {RT_TERM_LNOT, 1197, 0, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1196, 1204, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1205, 120, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1205, 611, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1205, 8, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1208, 1, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1208, 618, 0, 0}, /* 1210 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1211 */
    {RT_TERM_REG, 1211, 0, 0, 1}, /* 1212 */
    {RT_TERM_LNOT, 1212, 0, 0, 0}, /* 1213 */
    {RT_TERM_COND, 962, 1212, 1213, 0}, /* 1214 */
    {RT_TERM_COND, 964, 9, 1214, 0}, /* 1215 */
    {RT_TERM_LAND, 1215, 126, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 6, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1216, 712, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1216, 8, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1219, 951, 0, 0}, /* 1220 */
    {RT_TERM_LNOT, 951, 0, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1219, 1221, 0, 0}, /* 1222 */
    {RT_TERM_BAND, 33, 25, 0, 0}, /* 1223 */
    {RT_TERM_NE, 1223, 2, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1216, 1224, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1215, 171, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1226, 6, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1226, 712, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1226, 8, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1229, 951, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1229, 1221, 0, 0}, /* 1231 */
    {RT_TERM_LNOT, 1224, 0, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1226, 1232, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1215, 188, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1234, 6, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1234, 712, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1234, 8, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1237, 951, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1237, 1221, 0, 0}, /* 1239 */
    {RT_TERM_BAND, 33, 14, 0, 0}, /* 1240 */
    {RT_TERM_NE, 1240, 2, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 987, 1241, 0, 0}, /* 1242 */
    {RT_TERM_LNOT, 1241, 0, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 999, 1243, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 987, 1243, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 999, 1241, 0, 0}, /* 1246 */
    {RT_TERM_REG, 136, 0, 0, 1}, /* 1247 */
    {RT_TERM_LNOT, 1247, 0, 0, 0}, /* 1248 */
    {RT_TERM_COND, 5, 1247, 1248, 0}, /* 1249 */
    {RT_TERM_COND, 8, 9, 1249, 0}, /* 1250 */
    {RT_TERM_LAND, 1250, 1241, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1250, 1243, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1252, 17, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 17, 22, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1172, 1241, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1172, 1243, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 17, 120, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1072, 161, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1258, 17, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1259, 205, 0, 0}, /* 1260 */
    {RT_TERM_EQ, 1, 45, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1260, 1261, 0, 0}, /* 1262 */
    {RT_TERM_LNOT, 1261, 0, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1260, 1263, 0, 0}, /* 1264 */
    {RT_TERM_EQ, 1, 58, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1260, 1265, 0, 0}, /* 1266 */
    {RT_TERM_LNOT, 1265, 0, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1260, 1267, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1259, 750, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1269, 1261, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1269, 1263, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1269, 1265, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1269, 1267, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1258, 8, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1274, 286, 0, 0}, /* 1275 */
    {RT_TERM_EQ, 224, 45, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1275, 1276, 0, 0}, /* 1277 */
    {RT_TERM_LNOT, 1276, 0, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1275, 1278, 0, 0}, /* 1279 */
    {RT_TERM_EQ, 224, 58, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1275, 1280, 0, 0}, /* 1281 */
    {RT_TERM_LNOT, 1280, 0, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1275, 1282, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1274, 993, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 1276, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1284, 1278, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1284, 1280, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1284, 1282, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1072, 105, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1289, 17, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1290, 205, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1291, 1261, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1291, 1263, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1291, 1265, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1291, 1267, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1290, 750, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1296, 1261, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1296, 1263, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1296, 1265, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1296, 1267, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1289, 8, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1301, 286, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1302, 1276, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1302, 1278, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1302, 1280, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1302, 1282, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1301, 993, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1307, 1276, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 1307, 1278, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 1307, 1280, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 1307, 1282, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1289, 634, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1312, 17, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 1313, 205, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1314, 1261, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1314, 1263, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1314, 1265, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1314, 1267, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1313, 750, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1319, 1261, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1319, 1263, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1319, 1265, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1319, 1267, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1312, 8, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1324, 286, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1325, 1276, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 1325, 1278, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 1325, 1280, 0, 0}, /* 1328 */
    {RT_TERM_LAND, 1325, 1282, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1324, 993, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1330, 1276, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1330, 1278, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1330, 1280, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1330, 1282, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1071, 785, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1335, 59, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1336, 161, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1337, 17, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1338, 205, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 1261, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1339, 1263, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1339, 1265, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1339, 1267, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1338, 750, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1344, 1261, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1344, 1263, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1344, 1265, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1344, 1267, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1337, 8, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1349, 286, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1350, 1276, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1350, 1278, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1350, 1280, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1350, 1282, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1349, 993, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1355, 1276, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1355, 1278, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1355, 1280, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1355, 1282, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1336, 105, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1360, 17, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1361, 205, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1362, 1261, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1362, 1263, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1362, 1265, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1362, 1267, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1361, 750, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1367, 1261, 0, 0}, /* 1368 */
    {RT_TERM_LAND, 1367, 1263, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 1367, 1265, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 1367, 1267, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1360, 8, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1372, 286, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1373, 1276, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1373, 1278, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1373, 1280, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1373, 1282, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1372, 993, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1378, 1276, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1378, 1278, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1378, 1280, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1378, 1282, 0, 0}, /* 1382 */
    {RT_TERM_LAND, 1360, 634, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1383, 17, 0, 0}, /* 1384 */
    {RT_TERM_LAND, 1384, 205, 0, 0}, /* 1385 */
    {RT_TERM_LAND, 1385, 1261, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1385, 1263, 0, 0}, /* 1387 */
    {RT_TERM_LAND, 1385, 1265, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1385, 1267, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1384, 750, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1390, 1261, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1390, 1263, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1390, 1265, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1390, 1267, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1383, 8, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1395, 286, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1396, 1276, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1396, 1278, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1396, 1280, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1396, 1282, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1395, 993, 0, 0}, /* 1401 */
    {RT_TERM_LAND, 1401, 1276, 0, 0}, /* 1402 */
    {RT_TERM_LAND, 1401, 1278, 0, 0}, /* 1403 */
    {RT_TERM_LAND, 1401, 1280, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1401, 1282, 0, 0}, /* 1405 */
    {RT_TERM_LAND, 1335, 766, 0, 0}, /* 1406 */
    {RT_TERM_LAND, 1406, 161, 0, 0}, /* 1407 */
    {RT_TERM_LAND, 1407, 17, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1408, 205, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1409, 1261, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1409, 1263, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1409, 1265, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1409, 1267, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1408, 750, 0, 0}, /* 1414 */
    {RT_TERM_LAND, 1414, 1261, 0, 0}, /* 1415 */
    {RT_TERM_LAND, 1414, 1263, 0, 0}, /* 1416 */
    {RT_TERM_LAND, 1414, 1265, 0, 0}, /* 1417 */
    {RT_TERM_LAND, 1414, 1267, 0, 0}, /* 1418 */
    {RT_TERM_LAND, 1407, 8, 0, 0}, /* 1419 */
    {RT_TERM_LAND, 1419, 286, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1420, 1276, 0, 0}, /* 1421 */
    {RT_TERM_LAND, 1420, 1278, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1420, 1280, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1420, 1282, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1419, 993, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1425, 1276, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 1425, 1278, 0, 0}, /* 1427 */
    {RT_TERM_LAND, 1425, 1280, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1425, 1282, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1406, 105, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1430, 17, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1431, 205, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1432, 1261, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1432, 1263, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1432, 1265, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1432, 1267, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1431, 750, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1437, 1261, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1437, 1263, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1437, 1265, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1437, 1267, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1430, 8, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1442, 286, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1443, 1276, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1443, 1278, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1443, 1280, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1443, 1282, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1442, 993, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1448, 1276, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1448, 1278, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1448, 1280, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1448, 1282, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1430, 634, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1453, 17, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1454, 205, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1455, 1261, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1455, 1263, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1455, 1265, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1455, 1267, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1454, 750, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1460, 1261, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1460, 1263, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1460, 1265, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1460, 1267, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1453, 8, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1465, 286, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1466, 1276, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1466, 1278, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1466, 1280, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1466, 1282, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1465, 993, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1471, 1276, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1471, 1278, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1471, 1280, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1471, 1282, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 610, 46, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1476, 161, 0, 0}, /* 1477 */
    {RT_TERM_LAND, 1477, 17, 0, 0}, /* 1478 */
    {RT_TERM_LAND, 1478, 205, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1479, 1261, 0, 0}, /* 1480 */
    {RT_TERM_LAND, 1479, 1263, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1479, 1265, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1479, 1267, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1478, 750, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1484, 1261, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1484, 1263, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1484, 1265, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1484, 1267, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1476, 105, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1489, 17, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 1490, 205, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1491, 1261, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1491, 1263, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1491, 1265, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1491, 1267, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1490, 750, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1496, 1261, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 1496, 1263, 0, 0}, /* 1498 */
    {RT_TERM_LAND, 1496, 1265, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 1496, 1267, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1489, 634, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1501, 17, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1502, 205, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1503, 1261, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1503, 1263, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1503, 1265, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1503, 1267, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1502, 750, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1508, 1261, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1508, 1263, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1508, 1265, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1508, 1267, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 610, 785, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1513, 59, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1514, 161, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1515, 17, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1516, 205, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1517, 1261, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 1517, 1263, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1517, 1265, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1517, 1267, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1516, 750, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1522, 1261, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1522, 1263, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1522, 1265, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1522, 1267, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1514, 105, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1527, 17, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1528, 205, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1529, 1261, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1529, 1263, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1529, 1265, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1529, 1267, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1528, 750, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1534, 1261, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1534, 1263, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1534, 1265, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1534, 1267, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1527, 634, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1539, 17, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1540, 205, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1541, 1261, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1541, 1263, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1541, 1265, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1541, 1267, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1540, 750, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1546, 1261, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1546, 1263, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1546, 1265, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1546, 1267, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1513, 766, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1551, 161, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1552, 17, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1553, 205, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1554, 1261, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1554, 1263, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 1554, 1265, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1554, 1267, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 1553, 750, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1559, 1261, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1559, 1263, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 1559, 1265, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1559, 1267, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1551, 105, 0, 0}, /* 1564 */
    {RT_TERM_LAND, 1564, 17, 0, 0}, /* 1565 */
    {RT_TERM_LAND, 1565, 205, 0, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 1261, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1566, 1263, 0, 0}, /* 1568 */
    {RT_TERM_LAND, 1566, 1265, 0, 0}, /* 1569 */
    {RT_TERM_LAND, 1566, 1267, 0, 0}, /* 1570 */
    {RT_TERM_LAND, 1565, 750, 0, 0}, /* 1571 */
    {RT_TERM_LAND, 1571, 1261, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1571, 1263, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1571, 1265, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1571, 1267, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1564, 634, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1576, 17, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1577, 205, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1578, 1261, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1578, 1263, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1578, 1265, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1578, 1267, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1577, 750, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1583, 1261, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 1583, 1263, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 1583, 1265, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 1583, 1267, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1173, 17, 0, 0}, /* 1588 */
    {RT_TERM_EQ, 22, 45, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1588, 1589, 0, 0}, /* 1590 */
    {RT_TERM_LNOT, 1589, 0, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1588, 1591, 0, 0}, /* 1592 */
    {RT_TERM_EQ, 22, 58, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1588, 1593, 0, 0}, /* 1594 */
    {RT_TERM_LNOT, 1593, 0, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1588, 1595, 0, 0}, /* 1596 */
    {RT_TERM_LAND, 1187, 17, 0, 0}, /* 1597 */
    {RT_TERM_LAND, 1597, 1589, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1597, 1591, 0, 0}, /* 1599 */
    {RT_TERM_LAND, 1597, 1593, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1597, 1595, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1191, 17, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1602, 1589, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1602, 1591, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1602, 1593, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1602, 1595, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 17, 205, 0, 0}, /* 1607 */
    {RT_TERM_LAND, 20, 205, 0, 0}, /* 1608 */
    {RT_TERM_COND, 0, 739, 740, 0}, /* 1609 */
    {RT_TERM_COND, 106, 9, 1609, 0}, /* 1610 */
    {RT_TERM_LAND, 1610, 46, 0, 0}, /* 1611 */
    {RT_TERM_LAND, 1611, 161, 0, 0}, /* 1612 */
    {RT_TERM_LAND, 1612, 17, 0, 0}, /* 1613 */
    {RT_TERM_LAND, 1613, 120, 0, 0}, /* 1614 */
    {RT_TERM_EQ, 6, 45, 0, 0}, /* 1615 */
    {RT_TERM_LAND, 1614, 1615, 0, 0}, /* 1616 */
    {RT_TERM_LNOT, 1615, 0, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1614, 1617, 0, 0}, /* 1618 */
    {RT_TERM_EQ, 6, 58, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1614, 1619, 0, 0}, /* 1620 */
    {RT_TERM_LNOT, 1619, 0, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1614, 1621, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 1613, 611, 0, 0}, /* 1623 */
    {RT_TERM_LAND, 1623, 1615, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1623, 1617, 0, 0}, /* 1625 */
    {RT_TERM_LAND, 1623, 1619, 0, 0}, /* 1626 */
    {RT_TERM_LAND, 1623, 1621, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1612, 8, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1628, 4, 0, 0}, /* 1629 */
    {RT_TERM_EQ, 136, 45, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 1629, 1630, 0, 0}, /* 1631 */
    {RT_TERM_LNOT, 1630, 0, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1629, 1632, 0, 0}, /* 1633 */
    {RT_TERM_EQ, 136, 58, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 1629, 1634, 0, 0}, /* 1635 */
    {RT_TERM_LNOT, 1634, 0, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1629, 1636, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1628, 1023, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1638, 1630, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1638, 1632, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1638, 1634, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1638, 1636, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 1611, 105, 0, 0}, /* 1643 */
    {RT_TERM_LAND, 1643, 17, 0, 0}, /* 1644 */
    {RT_TERM_LAND, 1644, 120, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1645, 1615, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1645, 1617, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1645, 1619, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1645, 1621, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1644, 611, 0, 0}, /* 1650 */
    {RT_TERM_LAND, 1650, 1615, 0, 0}, /* 1651 */
    {RT_TERM_LAND, 1650, 1617, 0, 0}, /* 1652 */
    {RT_TERM_LAND, 1650, 1619, 0, 0}, /* 1653 */
    {RT_TERM_LAND, 1650, 1621, 0, 0}, /* 1654 */
    {RT_TERM_LAND, 1643, 8, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1655, 4, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1656, 1630, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1656, 1632, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1656, 1634, 0, 0}, /* 1659 */
    {RT_TERM_LAND, 1656, 1636, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1655, 1023, 0, 0}, /* 1661 */
    {RT_TERM_LAND, 1661, 1630, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1661, 1632, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1661, 1634, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1661, 1636, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1643, 634, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1666, 17, 0, 0}, /* 1667 */
    {RT_TERM_LAND, 1667, 120, 0, 0}, /* 1668 */
    {RT_TERM_LAND, 1668, 1615, 0, 0}, /* 1669 */
    {RT_TERM_LAND, 1668, 1617, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 1668, 1619, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 1668, 1621, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1667, 611, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1673, 1615, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1673, 1617, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1673, 1619, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1673, 1621, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1666, 8, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1678, 4, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1679, 1630, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1679, 1632, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1679, 1634, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1679, 1636, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1678, 1023, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1684, 1630, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1684, 1632, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1684, 1634, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1684, 1636, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1610, 785, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1689, 59, 0, 0}, /* 1690 */
    {RT_TERM_LAND, 1690, 161, 0, 0}, /* 1691 */
    {RT_TERM_LAND, 1691, 17, 0, 0}, /* 1692 */
    {RT_TERM_LAND, 1692, 120, 0, 0}, /* 1693 */
    {RT_TERM_LAND, 1693, 1615, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1693, 1617, 0, 0}, /* 1695 */
    {RT_TERM_LAND, 1693, 1619, 0, 0}, /* 1696 */
    {RT_TERM_LAND, 1693, 1621, 0, 0}, /* 1697 */
    {RT_TERM_LAND, 1692, 611, 0, 0}, /* 1698 */
    {RT_TERM_LAND, 1698, 1615, 0, 0}, /* 1699 */
    {RT_TERM_LAND, 1698, 1617, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1698, 1619, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1698, 1621, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1691, 8, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1703, 4, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1704, 1630, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1704, 1632, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1704, 1634, 0, 0}, /* 1707 */
    {RT_TERM_LAND, 1704, 1636, 0, 0}, /* 1708 */
    {RT_TERM_LAND, 1703, 1023, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1709, 1630, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1709, 1632, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1709, 1634, 0, 0}, /* 1712 */
    {RT_TERM_LAND, 1709, 1636, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1690, 105, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1714, 17, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1715, 120, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1716, 1615, 0, 0}, /* 1717 */
    {RT_TERM_LAND, 1716, 1617, 0, 0}, /* 1718 */
    {RT_TERM_LAND, 1716, 1619, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1716, 1621, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1715, 611, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 1721, 1615, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1721, 1617, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1721, 1619, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1721, 1621, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1714, 8, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1726, 4, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1727, 1630, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1727, 1632, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1727, 1634, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1727, 1636, 0, 0}, /* 1731 */
    {RT_TERM_LAND, 1726, 1023, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1732, 1630, 0, 0}, /* 1733 */
    {RT_TERM_LAND, 1732, 1632, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1732, 1634, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1732, 1636, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1714, 634, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1737, 17, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1738, 120, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1739, 1615, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1739, 1617, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1739, 1619, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1739, 1621, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1738, 611, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1744, 1615, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1744, 1617, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1744, 1619, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1744, 1621, 0, 0}, /* 1748 */
    {RT_TERM_LAND, 1737, 8, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1749, 4, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1750, 1630, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 1632, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1750, 1634, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1750, 1636, 0, 0}, /* 1754 */
    {RT_TERM_LAND, 1749, 1023, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1755, 1630, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1755, 1632, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1755, 1634, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1755, 1636, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1689, 766, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1760, 161, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1761, 17, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1762, 120, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1763, 1615, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1763, 1617, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1763, 1619, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1763, 1621, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1762, 611, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1768, 1615, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1768, 1617, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1768, 1619, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1768, 1621, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1761, 8, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1773, 4, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1774, 1630, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1774, 1632, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1774, 1634, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1774, 1636, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1773, 1023, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1779, 1630, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1779, 1632, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1779, 1634, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1779, 1636, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1760, 105, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1784, 17, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1785, 120, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1786, 1615, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1786, 1617, 0, 0}, /* 1788 */
    {RT_TERM_LAND, 1786, 1619, 0, 0}, /* 1789 */
    {RT_TERM_LAND, 1786, 1621, 0, 0}, /* 1790 */
    {RT_TERM_LAND, 1785, 611, 0, 0}, /* 1791 */
    {RT_TERM_LAND, 1791, 1615, 0, 0}, /* 1792 */
    {RT_TERM_LAND, 1791, 1617, 0, 0}, /* 1793 */
    {RT_TERM_LAND, 1791, 1619, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1791, 1621, 0, 0}, /* 1795 */
    {RT_TERM_LAND, 1784, 8, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1796, 4, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1797, 1630, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1797, 1632, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1797, 1634, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1797, 1636, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1796, 1023, 0, 0}, /* 1802 */
    {RT_TERM_LAND, 1802, 1630, 0, 0}, /* 1803 */
    {RT_TERM_LAND, 1802, 1632, 0, 0}, /* 1804 */
    {RT_TERM_LAND, 1802, 1634, 0, 0}, /* 1805 */
    {RT_TERM_LAND, 1802, 1636, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1784, 634, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1807, 17, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1808, 120, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1809, 1615, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1809, 1617, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1809, 1619, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1809, 1621, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1808, 611, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1814, 1615, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1814, 1617, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1814, 1619, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1814, 1621, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1807, 8, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1819, 4, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1820, 1630, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1820, 1632, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1820, 1634, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 1820, 1636, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1819, 1023, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1825, 1630, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1825, 1632, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1825, 1634, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1825, 1636, 0, 0}, /* 1829 */
    {RT_TERM_COND, 606, 1247, 1248, 0}, /* 1830 */
    {RT_TERM_COND, 608, 9, 1830, 0}, /* 1831 */
    {RT_TERM_LAND, 1831, 46, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1832, 161, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1833, 17, 0, 0}, /* 1834 */
    {RT_TERM_LAND, 1834, 120, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 1835, 1615, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1835, 1617, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1835, 1619, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1835, 1621, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 1834, 611, 0, 0}, /* 1840 */
    {RT_TERM_LAND, 1840, 1615, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 1840, 1617, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1840, 1619, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 1840, 1621, 0, 0}, /* 1844 */
    {RT_TERM_LAND, 1832, 105, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 1845, 17, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1846, 120, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1847, 1615, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1847, 1617, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 1847, 1619, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1847, 1621, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 1846, 611, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 1852, 1615, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1852, 1617, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1852, 1619, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1852, 1621, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1845, 634, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1857, 17, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1858, 120, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1859, 1615, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 1859, 1617, 0, 0}, /* 1861 */
    {RT_TERM_LAND, 1859, 1619, 0, 0}, /* 1862 */
    {RT_TERM_LAND, 1859, 1621, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 1858, 611, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 1615, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1864, 1617, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1864, 1619, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1864, 1621, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1831, 785, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 1869, 59, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1870, 161, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1871, 17, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1872, 120, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1873, 1615, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1873, 1617, 0, 0}, /* 1875 */
    {RT_TERM_LAND, 1873, 1619, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1873, 1621, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1872, 611, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1878, 1615, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1878, 1617, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1878, 1619, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1878, 1621, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1870, 105, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1883, 17, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1884, 120, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1885, 1615, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1885, 1617, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1885, 1619, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1885, 1621, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1884, 611, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1890, 1615, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1890, 1617, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1890, 1619, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1890, 1621, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1883, 634, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1895, 17, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1896, 120, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1897, 1615, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 1897, 1617, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1897, 1619, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1897, 1621, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1896, 611, 0, 0}, /* 1902 */
    {RT_TERM_LAND, 1902, 1615, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1902, 1617, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1902, 1619, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1902, 1621, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1869, 766, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1907, 161, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1908, 17, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 1909, 120, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1910, 1615, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1910, 1617, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 1910, 1619, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1910, 1621, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1909, 611, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1915, 1615, 0, 0}, /* 1916 */
    {RT_TERM_LAND, 1915, 1617, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1915, 1619, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1915, 1621, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1907, 105, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 1920, 17, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1921, 120, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 1615, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1922, 1617, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1922, 1619, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1922, 1621, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1921, 611, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1927, 1615, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1927, 1617, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1927, 1619, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1927, 1621, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1920, 634, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 1932, 17, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1933, 120, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1934, 1615, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1934, 1617, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1934, 1619, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1934, 1621, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1933, 611, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1939, 1615, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1939, 1617, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1939, 1619, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1939, 1621, 0, 0}, /* 1943 */
    {RT_TERM_COND, 5, 952, 953, 0}, /* 1944 */
    {RT_TERM_COND, 8, 9, 1944, 0}, /* 1945 */
    {RT_TERM_LAND, 1945, 46, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1946, 161, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1947, 17, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1948, 205, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 1261, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1949, 1263, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1949, 1265, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1949, 1267, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1948, 750, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1954, 1261, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1954, 1263, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1954, 1265, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1954, 1267, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1946, 105, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1959, 17, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1960, 205, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1961, 1261, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1961, 1263, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1961, 1265, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1961, 1267, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1960, 750, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1966, 1261, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1966, 1263, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1966, 1265, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1966, 1267, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1959, 634, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1971, 17, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1972, 205, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1973, 1261, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1973, 1263, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1973, 1265, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1973, 1267, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1972, 750, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1978, 1261, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1978, 1263, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1978, 1265, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1978, 1267, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1945, 785, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1983, 59, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1984, 161, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1985, 17, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1986, 205, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1987, 1261, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1987, 1263, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1987, 1265, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1987, 1267, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1986, 750, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1992, 1261, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1992, 1263, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1992, 1265, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1992, 1267, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1984, 105, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1997, 17, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 205, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1999, 1261, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1999, 1263, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 1999, 1265, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 1999, 1267, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 1998, 750, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2004, 1261, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2004, 1263, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2004, 1265, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2004, 1267, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 1997, 634, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 2009, 17, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2010, 205, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2011, 1261, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2011, 1263, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 2011, 1265, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2011, 1267, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 2010, 750, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 2016, 1261, 0, 0}, /* 2017 */
    {RT_TERM_LAND, 2016, 1263, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 2016, 1265, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 2016, 1267, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 1983, 766, 0, 0}, /* 2021 */
    {RT_TERM_LAND, 2021, 161, 0, 0}, /* 2022 */
    {RT_TERM_LAND, 2022, 17, 0, 0}, /* 2023 */
    {RT_TERM_LAND, 2023, 205, 0, 0}, /* 2024 */
    {RT_TERM_LAND, 2024, 1261, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 2024, 1263, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2024, 1265, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 2024, 1267, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 2023, 750, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 2029, 1261, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 2029, 1263, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 2029, 1265, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 2029, 1267, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2021, 105, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2034, 17, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 2035, 205, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 2036, 1261, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2036, 1263, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2036, 1265, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 2036, 1267, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 2035, 750, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2041, 1261, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2041, 1263, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 2041, 1265, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 2041, 1267, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2034, 634, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2046, 17, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2047, 205, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2048, 1261, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2048, 1263, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2048, 1265, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2048, 1267, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2047, 750, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 2053, 1261, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2053, 1263, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2053, 1265, 0, 0}, /* 2056 */
    {RT_TERM_LAND, 2053, 1267, 0, 0}, /* 2057 */
    {RT_TERM_COND, 5, 107, 108, 0}, /* 2058 */
    {RT_TERM_COND, 8, 9, 2058, 0}, /* 2059 */
    {RT_TERM_LAND, 2059, 29, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2060, 17, 0, 0}, /* 2061 */
    {RT_TERM_EQ, 205, 45, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2061, 2062, 0, 0}, /* 2063 */
    {RT_TERM_LNOT, 2062, 0, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2061, 2064, 0, 0}, /* 2065 */
    {RT_TERM_EQ, 205, 58, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2061, 2066, 0, 0}, /* 2067 */
    {RT_TERM_LNOT, 2066, 0, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2061, 2068, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2059, 25, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2070, 17, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2071, 2062, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 2071, 2064, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 2071, 2066, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 2071, 2068, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2070, 634, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2076, 17, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2077, 2062, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 2077, 2064, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2077, 2066, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2077, 2068, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 20, 120, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 1478, 1589, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 1478, 1591, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 1478, 1593, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 1478, 1595, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 1477, 8, 0, 0}, /* 2087 */
    {RT_TERM_EQ, 286, 45, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2087, 2088, 0, 0}, /* 2089 */
    {RT_TERM_LNOT, 2088, 0, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 2087, 2090, 0, 0}, /* 2091 */
    {RT_TERM_EQ, 286, 58, 0, 0}, /* 2092 */
    {RT_TERM_LAND, 2087, 2092, 0, 0}, /* 2093 */
    {RT_TERM_LNOT, 2092, 0, 0, 0}, /* 2094 */
    {RT_TERM_LAND, 2087, 2094, 0, 0}, /* 2095 */
    {RT_TERM_LAND, 1477, 106, 0, 0}, /* 2096 */
    {RT_TERM_EQ, 170, 45, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 2096, 2097, 0, 0}, /* 2098 */
    {RT_TERM_LNOT, 2097, 0, 0, 0}, /* 2099 */
    {RT_TERM_LAND, 2096, 2099, 0, 0}, /* 2100 */
    {RT_TERM_EQ, 170, 58, 0, 0}, /* 2101 */
    {RT_TERM_LAND, 2096, 2101, 0, 0}, /* 2102 */
    {RT_TERM_LNOT, 2101, 0, 0, 0}, /* 2103 */
    {RT_TERM_LAND, 2096, 2103, 0, 0}, /* 2104 */
    {RT_TERM_LAND, 1490, 1589, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 1490, 1591, 0, 0}, /* 2106 */
    {RT_TERM_LAND, 1490, 1593, 0, 0}, /* 2107 */
    {RT_TERM_LAND, 1490, 1595, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 1489, 8, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2109, 2088, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 2109, 2090, 0, 0}, /* 2111 */
    {RT_TERM_LAND, 2109, 2092, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2109, 2094, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 1489, 106, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2114, 2097, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2114, 2099, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2114, 2101, 0, 0}, /* 2117 */
    {RT_TERM_LAND, 2114, 2103, 0, 0}, /* 2118 */
    {RT_TERM_LAND, 1502, 1589, 0, 0}, /* 2119 */
    {RT_TERM_LAND, 1502, 1591, 0, 0}, /* 2120 */
    {RT_TERM_LAND, 1502, 1593, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 1502, 1595, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 1501, 8, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 2123, 2088, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2123, 2090, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2123, 2092, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2123, 2094, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 1501, 106, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2128, 2097, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2128, 2099, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2128, 2101, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2128, 2103, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 1516, 1589, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 1516, 1591, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 1516, 1593, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 1516, 1595, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 1515, 8, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2137, 2088, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2137, 2090, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2137, 2092, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2137, 2094, 0, 0}, /* 2141 */
    {RT_TERM_LAND, 1515, 106, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 2142, 2097, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2142, 2099, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2142, 2101, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2142, 2103, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 1528, 1589, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 1528, 1591, 0, 0}, /* 2148 */
    {RT_TERM_LAND, 1528, 1593, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 1528, 1595, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 1527, 8, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 2151, 2088, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2151, 2090, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2151, 2092, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2151, 2094, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 1527, 106, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 2156, 2097, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2156, 2099, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2156, 2101, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2156, 2103, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 1540, 1589, 0, 0}, /* 2161 */
    {RT_TERM_LAND, 1540, 1591, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 1540, 1593, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 1540, 1595, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 1539, 8, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2165, 2088, 0, 0}, /* 2166 */
    {RT_TERM_LAND, 2165, 2090, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2165, 2092, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2165, 2094, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 1539, 106, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 2170, 2097, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 2170, 2099, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2170, 2101, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2170, 2103, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 1553, 1589, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 1553, 1591, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 1553, 1593, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 1553, 1595, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 1552, 8, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2179, 2088, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 2179, 2090, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2179, 2092, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2179, 2094, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 1552, 106, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2184, 2097, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2184, 2099, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2184, 2101, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2184, 2103, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 1565, 1589, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 1565, 1591, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 1565, 1593, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 1565, 1595, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 1564, 8, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 2193, 2088, 0, 0}, /* 2194 */
    {RT_TERM_LAND, 2193, 2090, 0, 0}, /* 2195 */
    {RT_TERM_LAND, 2193, 2092, 0, 0}, /* 2196 */
    {RT_TERM_LAND, 2193, 2094, 0, 0}, /* 2197 */
    {RT_TERM_LAND, 1564, 106, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 2198, 2097, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2198, 2099, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 2198, 2101, 0, 0}, /* 2201 */
    {RT_TERM_LAND, 2198, 2103, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 1577, 1589, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 1577, 1591, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 1577, 1593, 0, 0}, /* 2205 */
    {RT_TERM_LAND, 1577, 1595, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 1576, 8, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 2207, 2088, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2207, 2090, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2207, 2092, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 2207, 2094, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 1576, 106, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 2212, 2097, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2212, 2099, 0, 0}, /* 2214 */
    {RT_TERM_LAND, 2212, 2101, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2212, 2103, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 8, 4, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 5, 4, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 106, 224, 0, 0}, /* 2219 */
    {RT_TERM_LAND, 0, 224, 0, 0}, /* 2220 */
    {RT_TERM_LAND, 1196, 46, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 2221, 161, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 2222, 17, 0, 0}, /* 2223 */
    {RT_TERM_LAND, 2223, 1589, 0, 0}, /* 2224 */
    {RT_TERM_LAND, 2223, 1591, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 2223, 1593, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 2223, 1595, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2222, 608, 0, 0}, /* 2228 */
    {RT_TERM_EQ, 121, 45, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2228, 2229, 0, 0}, /* 2230 */
    {RT_TERM_LNOT, 2229, 0, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2228, 2231, 0, 0}, /* 2232 */
    {RT_TERM_EQ, 121, 58, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 2228, 2233, 0, 0}, /* 2234 */
    {RT_TERM_LNOT, 2233, 0, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 2228, 2235, 0, 0}, /* 2236 */
    {RT_TERM_LAND, 2221, 105, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 2237, 17, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 2238, 1589, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2238, 1591, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 2238, 1593, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 2238, 1595, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 2237, 608, 0, 0}, /* 2243 */
    {RT_TERM_LAND, 2243, 2229, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 2243, 2231, 0, 0}, /* 2245 */
    {RT_TERM_LAND, 2243, 2233, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 2243, 2235, 0, 0}, /* 2247 */
    {RT_TERM_LAND, 2237, 634, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 2248, 17, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 1589, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 2249, 1591, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2249, 1593, 0, 0}, /* 2252 */
    {RT_TERM_LAND, 2249, 1595, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2248, 608, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 2254, 2229, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 2254, 2231, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 2254, 2233, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 2254, 2235, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 1196, 785, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 2259, 59, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 2260, 161, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 2261, 17, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2262, 1589, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 2262, 1591, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2262, 1593, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 2262, 1595, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 2261, 608, 0, 0}, /* 2267 */
    {RT_TERM_LAND, 2267, 2229, 0, 0}, /* 2268 */
    {RT_TERM_LAND, 2267, 2231, 0, 0}, /* 2269 */
    {RT_TERM_LAND, 2267, 2233, 0, 0}, /* 2270 */
    {RT_TERM_LAND, 2267, 2235, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 2260, 105, 0, 0}, /* 2272 */
    {RT_TERM_LAND, 2272, 17, 0, 0}, /* 2273 */
    {RT_TERM_LAND, 2273, 1589, 0, 0}, /* 2274 */
    {RT_TERM_LAND, 2273, 1591, 0, 0}, /* 2275 */
    {RT_TERM_LAND, 2273, 1593, 0, 0}, /* 2276 */
    {RT_TERM_LAND, 2273, 1595, 0, 0}, /* 2277 */
    {RT_TERM_LAND, 2272, 608, 0, 0}, /* 2278 */
    {RT_TERM_LAND, 2278, 2229, 0, 0}, /* 2279 */
    {RT_TERM_LAND, 2278, 2231, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 2278, 2233, 0, 0}, /* 2281 */
    {RT_TERM_LAND, 2278, 2235, 0, 0}, /* 2282 */
    {RT_TERM_LAND, 2272, 634, 0, 0}, /* 2283 */
    {RT_TERM_LAND, 2283, 17, 0, 0}, /* 2284 */
    {RT_TERM_LAND, 2284, 1589, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 2284, 1591, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2284, 1593, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2284, 1595, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2283, 608, 0, 0}, /* 2289 */
    {RT_TERM_LAND, 2289, 2229, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2289, 2231, 0, 0}, /* 2291 */
    {RT_TERM_LAND, 2289, 2233, 0, 0}, /* 2292 */
    {RT_TERM_LAND, 2289, 2235, 0, 0}, /* 2293 */
    {RT_TERM_LAND, 2259, 766, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2294, 161, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 2295, 17, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2296, 1589, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2296, 1591, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2296, 1593, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2296, 1595, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2295, 608, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2301, 2229, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2301, 2231, 0, 0}, /* 2303 */
    {RT_TERM_LAND, 2301, 2233, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2301, 2235, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2294, 105, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2306, 17, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2307, 1589, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2307, 1591, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2307, 1593, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2307, 1595, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2306, 608, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2312, 2229, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2312, 2231, 0, 0}, /* 2314 */
    {RT_TERM_LAND, 2312, 2233, 0, 0}, /* 2315 */
    {RT_TERM_LAND, 2312, 2235, 0, 0}, /* 2316 */
    {RT_TERM_LAND, 2306, 634, 0, 0}, /* 2317 */
    {RT_TERM_LAND, 2317, 17, 0, 0}, /* 2318 */
    {RT_TERM_LAND, 2318, 1589, 0, 0}, /* 2319 */
    {RT_TERM_LAND, 2318, 1591, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2318, 1593, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2318, 1595, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2317, 608, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2323, 2229, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2323, 2231, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2323, 2233, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 2323, 2235, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 608, 170, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 606, 170, 0, 0}, /* 2329 */
    {RT_TERM_COND, 962, 653, 654, 0}, /* 2330 */
    {RT_TERM_COND, 964, 9, 2330, 0}, /* 2331 */
    {RT_TERM_LAND, 2331, 46, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 2332, 161, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2333, 17, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 2334, 1589, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 2334, 1591, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2334, 1593, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 2334, 1595, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 2333, 8, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 2339, 2088, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2339, 2090, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 2339, 2092, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 2339, 2094, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2332, 105, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2344, 17, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2345, 1589, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2345, 1591, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2345, 1593, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2345, 1595, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2344, 8, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2350, 2088, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2350, 2090, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2350, 2092, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2350, 2094, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2344, 634, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2355, 17, 0, 0}, /* 2356 */
    {RT_TERM_LAND, 2356, 1589, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2356, 1591, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2356, 1593, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2356, 1595, 0, 0}, /* 2360 */
    {RT_TERM_LAND, 2355, 8, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2361, 2088, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2361, 2090, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2361, 2092, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2361, 2094, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2331, 785, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2366, 59, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2367, 161, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2368, 17, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2369, 1589, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2369, 1591, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2369, 1593, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2369, 1595, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2368, 8, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2374, 2088, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2374, 2090, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2374, 2092, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 2374, 2094, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2367, 105, 0, 0}, /* 2379 */
    {RT_TERM_LAND, 2379, 17, 0, 0}, /* 2380 */
    {RT_TERM_LAND, 2380, 1589, 0, 0}, /* 2381 */
    {RT_TERM_LAND, 2380, 1591, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2380, 1593, 0, 0}, /* 2383 */
    {RT_TERM_LAND, 2380, 1595, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2379, 8, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2385, 2088, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2385, 2090, 0, 0}, /* 2387 */
    {RT_TERM_LAND, 2385, 2092, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2385, 2094, 0, 0}, /* 2389 */
    {RT_TERM_LAND, 2379, 634, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2390, 17, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 2391, 1589, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2391, 1591, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 2391, 1593, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2391, 1595, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 2390, 8, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 2088, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 2396, 2090, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2396, 2092, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 2396, 2094, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 2366, 766, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 2401, 161, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 2402, 17, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 2403, 1589, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 2403, 1591, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 2403, 1593, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 2403, 1595, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2402, 8, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 2408, 2088, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2408, 2090, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 2408, 2092, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2408, 2094, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 2401, 105, 0, 0}, /* 2413 */
    {RT_TERM_LAND, 2413, 17, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 2414, 1589, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 2414, 1591, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 2414, 1593, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2414, 1595, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 2413, 8, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 2419, 2088, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 2419, 2090, 0, 0}, /* 2421 */
    {RT_TERM_LAND, 2419, 2092, 0, 0}, /* 2422 */
    {RT_TERM_LAND, 2419, 2094, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 2413, 634, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 2424, 17, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 2425, 1589, 0, 0}, /* 2426 */
    {RT_TERM_LAND, 2425, 1591, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 2425, 1593, 0, 0}, /* 2428 */
    {RT_TERM_LAND, 2425, 1595, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 2424, 8, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 2430, 2088, 0, 0}, /* 2431 */
    {RT_TERM_LAND, 2430, 2090, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 2430, 2092, 0, 0}, /* 2433 */
    {RT_TERM_LAND, 2430, 2094, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 2059, 17, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 2435, 271, 0, 0}, /* 2436 */
    {RT_TERM_LNOT, 271, 0, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 2435, 2437, 0, 0}, /* 2438 */
    {RT_TERM_EQ, 120, 58, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 2435, 2439, 0, 0}, /* 2440 */
    {RT_TERM_LNOT, 2439, 0, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 2435, 2441, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 17, 19, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 20, 19, 0, 0}, /* 2444 */
    {RT_TERM_COND, 606, 1013, 1014, 0}, /* 2445 */
    {RT_TERM_COND, 608, 9, 2445, 0}, /* 2446 */
    {RT_TERM_LAND, 2446, 126, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 2447, 17, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 2448, 22, 0, 0}, /* 2449 */
    {RT_TERM_EQ, 4, 45, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 2449, 2450, 0, 0}, /* 2451 */
    {RT_TERM_LNOT, 2450, 0, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 2449, 2452, 0, 0}, /* 2453 */
    {RT_TERM_EQ, 4, 58, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 2449, 2454, 0, 0}, /* 2455 */
    {RT_TERM_LNOT, 2454, 0, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 2449, 2456, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 2448, 757, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 2458, 2450, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 2458, 2452, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 2458, 2454, 0, 0}, /* 2461 */
    {RT_TERM_LAND, 2458, 2456, 0, 0}, /* 2462 */
    {RT_TERM_LAND, 2447, 8, 0, 0}, /* 2463 */
    {RT_TERM_LAND, 2463, 951, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 2464, 2097, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 2464, 2099, 0, 0}, /* 2466 */
    {RT_TERM_LAND, 2464, 2101, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 2464, 2103, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 2463, 1221, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 2469, 2097, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 2469, 2099, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 2469, 2101, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 2469, 2103, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 2447, 1224, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 2446, 171, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 2475, 17, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 2476, 22, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 2477, 2450, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 2477, 2452, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 2477, 2454, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 2477, 2456, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 2476, 757, 0, 0}, /* 2482 */
    {RT_TERM_LAND, 2482, 2450, 0, 0}, /* 2483 */
    {RT_TERM_LAND, 2482, 2452, 0, 0}, /* 2484 */
    {RT_TERM_LAND, 2482, 2454, 0, 0}, /* 2485 */
    {RT_TERM_LAND, 2482, 2456, 0, 0}, /* 2486 */
    {RT_TERM_LAND, 2475, 8, 0, 0}, /* 2487 */
    {RT_TERM_LAND, 2487, 951, 0, 0}, /* 2488 */
    {RT_TERM_LAND, 2488, 2097, 0, 0}, /* 2489 */
    {RT_TERM_LAND, 2488, 2099, 0, 0}, /* 2490 */
    {RT_TERM_LAND, 2488, 2101, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 2488, 2103, 0, 0}, /* 2492 */
    {RT_TERM_LAND, 2487, 1221, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 2493, 2097, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 2493, 2099, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 2493, 2101, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 2493, 2103, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 2475, 1232, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 2446, 188, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 2499, 17, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 2500, 22, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 2501, 2450, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2501, 2452, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 2501, 2454, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2501, 2456, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2500, 757, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 2506, 2450, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2506, 2452, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2506, 2454, 0, 0}, /* 2509 */
    {RT_TERM_LAND, 2506, 2456, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 2499, 8, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 2511, 951, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 2512, 2097, 0, 0}, /* 2513 */
    {RT_TERM_LAND, 2512, 2099, 0, 0}, /* 2514 */
    {RT_TERM_LAND, 2512, 2101, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 2512, 2103, 0, 0}, /* 2516 */
    {RT_TERM_LAND, 2511, 1221, 0, 0}, /* 2517 */
    {RT_TERM_LAND, 2517, 2097, 0, 0}, /* 2518 */
    {RT_TERM_LAND, 2517, 2099, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 2517, 2101, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2517, 2103, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 1016, 126, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 2522, 17, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 2523, 22, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 2524, 2450, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 2524, 2452, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 2524, 2454, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 2524, 2456, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2523, 757, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2529, 2450, 0, 0}, /* 2530 */
    {RT_TERM_LAND, 2529, 2452, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2529, 2454, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2529, 2456, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 2522, 1224, 0, 0}, /* 2534 */
    {RT_TERM_LAND, 1016, 171, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2535, 17, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 2536, 22, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2537, 2450, 0, 0}, /* 2538 */
    {RT_TERM_LAND, 2537, 2452, 0, 0}, /* 2539 */
    {RT_TERM_LAND, 2537, 2454, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2537, 2456, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2536, 757, 0, 0}, /* 2542 */
    {RT_TERM_LAND, 2542, 2450, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2542, 2452, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2542, 2454, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2542, 2456, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 2535, 1232, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 1016, 188, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2548, 17, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 2549, 22, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 2450, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2550, 2452, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2550, 2454, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2550, 2456, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2549, 757, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 2555, 2450, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 2555, 2452, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 2555, 2454, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 2555, 2456, 0, 0}, /* 2559 */
    {RT_TERM_COND, 606, 983, 984, 0}, /* 2560 */
    {RT_TERM_COND, 608, 9, 2560, 0}, /* 2561 */
    {RT_TERM_LAND, 2561, 126, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 2562, 25, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2563, 17, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2564, 6, 0, 0}, /* 2565 */
    {RT_TERM_LAND, 2565, 2088, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2565, 2090, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 2565, 2092, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 2565, 2094, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 2564, 712, 0, 0}, /* 2570 */
    {RT_TERM_LAND, 2570, 2088, 0, 0}, /* 2571 */
    {RT_TERM_LAND, 2570, 2090, 0, 0}, /* 2572 */
    {RT_TERM_LAND, 2570, 2092, 0, 0}, /* 2573 */
    {RT_TERM_LAND, 2570, 2094, 0, 0}, /* 2574 */
    {RT_TERM_LAND, 2563, 8, 0, 0}, /* 2575 */
    {RT_TERM_LAND, 2575, 136, 0, 0}, /* 2576 */
    {RT_TERM_LAND, 2576, 2229, 0, 0}, /* 2577 */
    {RT_TERM_LAND, 2576, 2231, 0, 0}, /* 2578 */
    {RT_TERM_LAND, 2576, 2233, 0, 0}, /* 2579 */
    {RT_TERM_LAND, 2576, 2235, 0, 0}, /* 2580 */
    {RT_TERM_LNOT, 136, 0, 0, 0}, /* 2581 */
    {RT_TERM_LAND, 2575, 2581, 0, 0}, /* 2582 */
    {RT_TERM_LAND, 2582, 2229, 0, 0}, /* 2583 */
    {RT_TERM_LAND, 2582, 2231, 0, 0}, /* 2584 */
    {RT_TERM_LAND, 2582, 2233, 0, 0}, /* 2585 */
    {RT_TERM_LAND, 2582, 2235, 0, 0}, /* 2586 */
    {RT_TERM_LAND, 2563, 1241, 0, 0}, /* 2587 */
    {RT_TERM_LAND, 2587, 17, 0, 0}, /* 2588 */
    {RT_TERM_LAND, 2588, 6, 0, 0}, /* 2589 */
    {RT_TERM_LAND, 2589, 2088, 0, 0}, /* 2590 */
    {RT_TERM_LAND, 2589, 2090, 0, 0}, /* 2591 */
    {RT_TERM_LAND, 2589, 2092, 0, 0}, /* 2592 */
    {RT_TERM_LAND, 2589, 2094, 0, 0}, /* 2593 */
    {RT_TERM_LAND, 2588, 712, 0, 0}, /* 2594 */
    {RT_TERM_LAND, 2594, 2088, 0, 0}, /* 2595 */
    {RT_TERM_LAND, 2594, 2090, 0, 0}, /* 2596 */
    {RT_TERM_LAND, 2594, 2092, 0, 0}, /* 2597 */
    {RT_TERM_LAND, 2594, 2094, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2587, 8, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2599, 136, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2600, 2229, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2600, 2231, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2600, 2233, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2600, 2235, 0, 0}, /* 2604 */
    {RT_TERM_LAND, 2599, 2581, 0, 0}, /* 2605 */
    {RT_TERM_LAND, 2605, 2229, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2605, 2231, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 2605, 2233, 0, 0}, /* 2608 */
    {RT_TERM_LAND, 2605, 2235, 0, 0}, /* 2609 */
    {RT_TERM_LAND, 2562, 29, 0, 0}, /* 2610 */
    {RT_TERM_LAND, 2610, 17, 0, 0}, /* 2611 */
    {RT_TERM_LAND, 2611, 6, 0, 0}, /* 2612 */
    {RT_TERM_LAND, 2612, 2088, 0, 0}, /* 2613 */
    {RT_TERM_LAND, 2612, 2090, 0, 0}, /* 2614 */
    {RT_TERM_LAND, 2612, 2092, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2612, 2094, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2611, 712, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2617, 2088, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2617, 2090, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2617, 2092, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2617, 2094, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2610, 8, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2622, 136, 0, 0}, /* 2623 */
    {RT_TERM_LAND, 2623, 2229, 0, 0}, /* 2624 */
    {RT_TERM_LAND, 2623, 2231, 0, 0}, /* 2625 */
    {RT_TERM_LAND, 2623, 2233, 0, 0}, /* 2626 */
    {RT_TERM_LAND, 2623, 2235, 0, 0}, /* 2627 */
    {RT_TERM_LAND, 2622, 2581, 0, 0}, /* 2628 */
    {RT_TERM_LAND, 2628, 2229, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 2628, 2231, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2628, 2233, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2628, 2235, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2562, 1241, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2561, 171, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2634, 25, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2635, 17, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2636, 6, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 2088, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2637, 2090, 0, 0}, /* 2639 */
    {RT_TERM_LAND, 2637, 2092, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2637, 2094, 0, 0}, /* 2641 */
    {RT_TERM_LAND, 2636, 712, 0, 0}, /* 2642 */
    {RT_TERM_LAND, 2642, 2088, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 2642, 2090, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2642, 2092, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 2642, 2094, 0, 0}, /* 2646 */
    {RT_TERM_LAND, 2635, 8, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 2647, 136, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 2648, 2229, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 2648, 2231, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 2648, 2233, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 2648, 2235, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 2647, 2581, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 2653, 2229, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 2653, 2231, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 2653, 2233, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 2653, 2235, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 2635, 1241, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 2658, 17, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 2659, 6, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 2660, 2088, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 2660, 2090, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 2660, 2092, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 2660, 2094, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 2659, 712, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 2665, 2088, 0, 0}, /* 2666 */
    {RT_TERM_LAND, 2665, 2090, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 2665, 2092, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2665, 2094, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2658, 8, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2670, 136, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 2671, 2229, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2671, 2231, 0, 0}, /* 2673 */
    {RT_TERM_LAND, 2671, 2233, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2671, 2235, 0, 0}, /* 2675 */
    {RT_TERM_LAND, 2670, 2581, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 2676, 2229, 0, 0}, /* 2677 */
    {RT_TERM_LAND, 2676, 2231, 0, 0}, /* 2678 */
    {RT_TERM_LAND, 2676, 2233, 0, 0}, /* 2679 */
    {RT_TERM_LAND, 2676, 2235, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2634, 29, 0, 0}, /* 2681 */
    {RT_TERM_LAND, 2681, 17, 0, 0}, /* 2682 */
    {RT_TERM_LAND, 2682, 6, 0, 0}, /* 2683 */
    {RT_TERM_LAND, 2683, 2088, 0, 0}, /* 2684 */
    {RT_TERM_LAND, 2683, 2090, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2683, 2092, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2683, 2094, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2682, 712, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2688, 2088, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2688, 2090, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 2688, 2092, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 2688, 2094, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 2681, 8, 0, 0}, /* 2693 */
    {RT_TERM_LAND, 2693, 136, 0, 0}, /* 2694 */
    {RT_TERM_LAND, 2694, 2229, 0, 0}, /* 2695 */
    {RT_TERM_LAND, 2694, 2231, 0, 0}, /* 2696 */
    {RT_TERM_LAND, 2694, 2233, 0, 0}, /* 2697 */
    {RT_TERM_LAND, 2694, 2235, 0, 0}, /* 2698 */
    {RT_TERM_LAND, 2693, 2581, 0, 0}, /* 2699 */
    {RT_TERM_LAND, 2699, 2229, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 2699, 2231, 0, 0}, /* 2701 */
    {RT_TERM_LAND, 2699, 2233, 0, 0}, /* 2702 */
    {RT_TERM_LAND, 2699, 2235, 0, 0}, /* 2703 */
    {RT_TERM_LAND, 2634, 1243, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2561, 188, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 2705, 25, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2706, 17, 0, 0}, /* 2707 */
    {RT_TERM_LAND, 2707, 6, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2708, 2088, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2708, 2090, 0, 0}, /* 2710 */
    {RT_TERM_LAND, 2708, 2092, 0, 0}, /* 2711 */
    {RT_TERM_LAND, 2708, 2094, 0, 0}, /* 2712 */
    {RT_TERM_LAND, 2707, 712, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2713, 2088, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 2713, 2090, 0, 0}, /* 2715 */
    {RT_TERM_LAND, 2713, 2092, 0, 0}, /* 2716 */
    {RT_TERM_LAND, 2713, 2094, 0, 0}, /* 2717 */
    {RT_TERM_LAND, 2706, 8, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 2718, 136, 0, 0}, /* 2719 */
    {RT_TERM_LAND, 2719, 2229, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 2719, 2231, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 2719, 2233, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 2719, 2235, 0, 0}, /* 2723 */
    {RT_TERM_LAND, 2718, 2581, 0, 0}, /* 2724 */
    {RT_TERM_LAND, 2724, 2229, 0, 0}, /* 2725 */
    {RT_TERM_LAND, 2724, 2231, 0, 0}, /* 2726 */
    {RT_TERM_LAND, 2724, 2233, 0, 0}, /* 2727 */
    {RT_TERM_LAND, 2724, 2235, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 2706, 1241, 0, 0}, /* 2729 */
    {RT_TERM_LAND, 2729, 17, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 2730, 6, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 2731, 2088, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 2731, 2090, 0, 0}, /* 2733 */
    {RT_TERM_LAND, 2731, 2092, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 2731, 2094, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 2730, 712, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 2736, 2088, 0, 0}, /* 2737 */
    {RT_TERM_LAND, 2736, 2090, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 2736, 2092, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 2736, 2094, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 2729, 8, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 2741, 136, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 2742, 2229, 0, 0}, /* 2743 */
    {RT_TERM_LAND, 2742, 2231, 0, 0}, /* 2744 */
    {RT_TERM_LAND, 2742, 2233, 0, 0}, /* 2745 */
    {RT_TERM_LAND, 2742, 2235, 0, 0}, /* 2746 */
    {RT_TERM_LAND, 2741, 2581, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 2747, 2229, 0, 0}, /* 2748 */
    {RT_TERM_LAND, 2747, 2231, 0, 0}, /* 2749 */
    {RT_TERM_LAND, 2747, 2233, 0, 0}, /* 2750 */
    {RT_TERM_LAND, 2747, 2235, 0, 0}, /* 2751 */
    {RT_TERM_LAND, 2705, 29, 0, 0}, /* 2752 */
    {RT_TERM_LAND, 2752, 17, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 2753, 6, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 2754, 2088, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 2754, 2090, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 2754, 2092, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 2754, 2094, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 2753, 712, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 2759, 2088, 0, 0}, /* 2760 */
    {RT_TERM_LAND, 2759, 2090, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 2759, 2092, 0, 0}, /* 2762 */
    {RT_TERM_LAND, 2759, 2094, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 2752, 8, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 2764, 136, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 2765, 2229, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 2765, 2231, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 2765, 2233, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 2765, 2235, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 2764, 2581, 0, 0}, /* 2770 */
    {RT_TERM_LAND, 2770, 2229, 0, 0}, /* 2771 */
    {RT_TERM_LAND, 2770, 2231, 0, 0}, /* 2772 */
    {RT_TERM_LAND, 2770, 2233, 0, 0}, /* 2773 */
    {RT_TERM_LAND, 2770, 2235, 0, 0}, /* 2774 */
    {RT_TERM_COND, 25, 1243, 1241, 0}, /* 2775 */
    {RT_TERM_LAND, 2562, 2775, 0, 0}, /* 2776 */
    {RT_TERM_LNOT, 2775, 0, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 2634, 2777, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 1216, 25, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 2779, 17, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 2780, 6, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 2781, 2088, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 2781, 2090, 0, 0}, /* 2783 */
    {RT_TERM_LAND, 2781, 2092, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 2781, 2094, 0, 0}, /* 2785 */
    {RT_TERM_LAND, 2780, 712, 0, 0}, /* 2786 */
    {RT_TERM_LAND, 2786, 2088, 0, 0}, /* 2787 */
    {RT_TERM_LAND, 2786, 2090, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2786, 2092, 0, 0}, /* 2789 */
    {RT_TERM_LAND, 2786, 2094, 0, 0}, /* 2790 */
    {RT_TERM_LAND, 2779, 1241, 0, 0}, /* 2791 */
    {RT_TERM_LAND, 2791, 17, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 2792, 6, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 2793, 2088, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 2793, 2090, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 2793, 2092, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 2793, 2094, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 2792, 712, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 2798, 2088, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 2798, 2090, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 2798, 2092, 0, 0}, /* 2801 */
    {RT_TERM_LAND, 2798, 2094, 0, 0}, /* 2802 */
    {RT_TERM_LAND, 1216, 29, 0, 0}, /* 2803 */
    {RT_TERM_LAND, 2803, 17, 0, 0}, /* 2804 */
    {RT_TERM_LAND, 2804, 6, 0, 0}, /* 2805 */
    {RT_TERM_LAND, 2805, 2088, 0, 0}, /* 2806 */
    {RT_TERM_LAND, 2805, 2090, 0, 0}, /* 2807 */
    {RT_TERM_LAND, 2805, 2092, 0, 0}, /* 2808 */
    {RT_TERM_LAND, 2805, 2094, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 2804, 712, 0, 0}, /* 2810 */
    {RT_TERM_LAND, 2810, 2088, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 2810, 2090, 0, 0}, /* 2812 */
    {RT_TERM_LAND, 2810, 2092, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 2810, 2094, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 1216, 1241, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 1226, 25, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 2816, 17, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 2817, 6, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 2818, 2088, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 2818, 2090, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 2818, 2092, 0, 0}, /* 2821 */
    {RT_TERM_LAND, 2818, 2094, 0, 0}, /* 2822 */
    {RT_TERM_LAND, 2817, 712, 0, 0}, /* 2823 */
    {RT_TERM_LAND, 2823, 2088, 0, 0}, /* 2824 */
    {RT_TERM_LAND, 2823, 2090, 0, 0}, /* 2825 */
    {RT_TERM_LAND, 2823, 2092, 0, 0}, /* 2826 */
    {RT_TERM_LAND, 2823, 2094, 0, 0}, /* 2827 */
    {RT_TERM_LAND, 2816, 1241, 0, 0}, /* 2828 */
    {RT_TERM_LAND, 2828, 17, 0, 0}, /* 2829 */
    {RT_TERM_LAND, 2829, 6, 0, 0}, /* 2830 */
    {RT_TERM_LAND, 2830, 2088, 0, 0}, /* 2831 */
    {RT_TERM_LAND, 2830, 2090, 0, 0}, /* 2832 */
    {RT_TERM_LAND, 2830, 2092, 0, 0}, /* 2833 */
    {RT_TERM_LAND, 2830, 2094, 0, 0}, /* 2834 */
    {RT_TERM_LAND, 2829, 712, 0, 0}, /* 2835 */
    {RT_TERM_LAND, 2835, 2088, 0, 0}, /* 2836 */
    {RT_TERM_LAND, 2835, 2090, 0, 0}, /* 2837 */
    {RT_TERM_LAND, 2835, 2092, 0, 0}, /* 2838 */
    {RT_TERM_LAND, 2835, 2094, 0, 0}, /* 2839 */
    {RT_TERM_LAND, 1226, 29, 0, 0}, /* 2840 */
    {RT_TERM_LAND, 2840, 17, 0, 0}, /* 2841 */
    {RT_TERM_LAND, 2841, 6, 0, 0}, /* 2842 */
    {RT_TERM_LAND, 2842, 2088, 0, 0}, /* 2843 */
    {RT_TERM_LAND, 2842, 2090, 0, 0}, /* 2844 */
    {RT_TERM_LAND, 2842, 2092, 0, 0}, /* 2845 */
    {RT_TERM_LAND, 2842, 2094, 0, 0}, /* 2846 */
    {RT_TERM_LAND, 2841, 712, 0, 0}, /* 2847 */
    {RT_TERM_LAND, 2847, 2088, 0, 0}, /* 2848 */
    {RT_TERM_LAND, 2847, 2090, 0, 0}, /* 2849 */
    {RT_TERM_LAND, 2847, 2092, 0, 0}, /* 2850 */
    {RT_TERM_LAND, 2847, 2094, 0, 0}, /* 2851 */
    {RT_TERM_LAND, 1226, 1243, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 1234, 25, 0, 0}, /* 2853 */
    {RT_TERM_LAND, 2853, 17, 0, 0}, /* 2854 */
    {RT_TERM_LAND, 2854, 6, 0, 0}, /* 2855 */
    {RT_TERM_LAND, 2855, 2088, 0, 0}, /* 2856 */
    {RT_TERM_LAND, 2855, 2090, 0, 0}, /* 2857 */
    {RT_TERM_LAND, 2855, 2092, 0, 0}, /* 2858 */
    {RT_TERM_LAND, 2855, 2094, 0, 0}, /* 2859 */
    {RT_TERM_LAND, 2854, 712, 0, 0}, /* 2860 */
    {RT_TERM_LAND, 2860, 2088, 0, 0}, /* 2861 */
    {RT_TERM_LAND, 2860, 2090, 0, 0}, /* 2862 */
    {RT_TERM_LAND, 2860, 2092, 0, 0}, /* 2863 */
    {RT_TERM_LAND, 2860, 2094, 0, 0}, /* 2864 */
    {RT_TERM_LAND, 2853, 1241, 0, 0}, /* 2865 */
    {RT_TERM_LAND, 2865, 17, 0, 0}, /* 2866 */
    {RT_TERM_LAND, 2866, 6, 0, 0}, /* 2867 */
    {RT_TERM_LAND, 2867, 2088, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 2867, 2090, 0, 0}, /* 2869 */
    {RT_TERM_LAND, 2867, 2092, 0, 0}, /* 2870 */
    {RT_TERM_LAND, 2867, 2094, 0, 0}, /* 2871 */
    {RT_TERM_LAND, 2866, 712, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 2872, 2088, 0, 0}, /* 2873 */
    {RT_TERM_LAND, 2872, 2090, 0, 0}, /* 2874 */
    {RT_TERM_LAND, 2872, 2092, 0, 0}, /* 2875 */
    {RT_TERM_LAND, 2872, 2094, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 1234, 29, 0, 0}, /* 2877 */
    {RT_TERM_LAND, 2877, 17, 0, 0}, /* 2878 */
    {RT_TERM_LAND, 2878, 6, 0, 0}, /* 2879 */
    {RT_TERM_LAND, 2879, 2088, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 2879, 2090, 0, 0}, /* 2881 */
    {RT_TERM_LAND, 2879, 2092, 0, 0}, /* 2882 */
    {RT_TERM_LAND, 2879, 2094, 0, 0}, /* 2883 */
    {RT_TERM_LAND, 2878, 712, 0, 0}, /* 2884 */
    {RT_TERM_LAND, 2884, 2088, 0, 0}, /* 2885 */
    {RT_TERM_LAND, 2884, 2090, 0, 0}, /* 2886 */
    {RT_TERM_LAND, 2884, 2092, 0, 0}, /* 2887 */
    {RT_TERM_LAND, 2884, 2094, 0, 0}, /* 2888 */
    {RT_TERM_LAND, 1216, 2775, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 1226, 2777, 0, 0}, /* 2890 */
    {RT_TERM_COND, 962, 739, 740, 0}, /* 2891 */
    {RT_TERM_COND, 964, 9, 2891, 0}, /* 2892 */
    {RT_TERM_LAND, 2892, 14, 0, 0}, /* 2893 */
    {RT_TERM_LAND, 2893, 8, 0, 0}, /* 2894 */
    {RT_TERM_LAND, 2894, 120, 0, 0}, /* 2895 */
    {RT_TERM_LAND, 2894, 611, 0, 0}, /* 2896 */
    {RT_TERM_LAND, 2893, 5, 0, 0}, /* 2897 */
    {RT_TERM_LAND, 2893, 106, 0, 0}, /* 2898 */
    {RT_TERM_LAND, 2898, 6, 0, 0}, /* 2899 */
    {RT_TERM_LAND, 2898, 712, 0, 0}, /* 2900 */
    {RT_TERM_LINE, 2, 0, 0, 4}, /* 2901 */
    {RT_TERM_LAND, 2893, 2901, 0, 0}, /* 2902 */
    {RT_TERM_LAND, 2893, 25, 0, 0}, /* 2903 */
    {RT_TERM_LNOT, 14, 0, 0, 0}, /* 2904 */
    {RT_TERM_LAND, 2892, 2904, 0, 0}, /* 2905 */
    {RT_TERM_LAND, 2905, 8, 0, 0}, /* 2906 */
    {RT_TERM_LAND, 2906, 120, 0, 0}, /* 2907 */
    {RT_TERM_LAND, 2906, 611, 0, 0}, /* 2908 */
    {RT_TERM_LAND, 2905, 5, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2905, 106, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2910, 6, 0, 0}, /* 2911 */
    {RT_TERM_LAND, 2910, 712, 0, 0}, /* 2912 */
    {RT_TERM_LAND, 2905, 2901, 0, 0}, /* 2913 */
    {RT_TERM_LAND, 2905, 25, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2892, 19, 0, 0}, /* 2915 */
    {RT_TERM_LAND, 2915, 8, 0, 0}, /* 2916 */
    {RT_TERM_LAND, 2916, 120, 0, 0}, /* 2917 */
    {RT_TERM_LAND, 2916, 611, 0, 0}, /* 2918 */
    {RT_TERM_LAND, 2915, 5, 0, 0}, /* 2919 */
    {RT_TERM_LAND, 2915, 106, 0, 0}, /* 2920 */
    {RT_TERM_LAND, 2920, 6, 0, 0}, /* 2921 */
    {RT_TERM_LAND, 2920, 712, 0, 0}, /* 2922 */
    {RT_TERM_LAND, 2915, 2901, 0, 0}, /* 2923 */
    {RT_TERM_LAND, 2915, 25, 0, 0}, /* 2924 */
    {RT_TERM_BNOT, 1118, 0, 0, 0}, /* 2925 */
    {RT_TERM_SLICE, 2925, 2, 0, 32}, /* 2926 */
    {RT_TERM_COND, 120, 2926, 1175, 0}, /* 2927 */
    {RT_TERM_COND, 8, 2927, 1118, 0}, /* 2928 */
    {RT_TERM_SEXT, 2928, 0, 0, 32}, /* 2929 */
    {RT_TERM_BNOT, 135, 0, 0, 0}, /* 2930 */
    {RT_TERM_SLICE, 2930, 2, 0, 32}, /* 2931 */
    {RT_TERM_COND, 6, 2931, 1124, 0}, /* 2932 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 2933 */
    {RT_TERM_SLICE, 2933, 2, 0, 32}, /* 2934 */
    {RT_TERM_COND, 6, 2934, 33, 0}, /* 2935 */
    {RT_TERM_LINE, 2, 0, 0, 3}, /* 2936 */
    {RT_TERM_BNOT, 137, 0, 0, 0}, /* 2937 */
    {RT_TERM_SLICE, 2937, 2, 0, 32}, /* 2938 */
    {RT_TERM_LINE, 2, 0, 0, 5}, /* 2939 */
    {RT_TERM_COND, 2939, 33, 138, 0}, /* 2940 */
    {RT_TERM_COND, 2901, 135, 2940, 0}, /* 2941 */
    {RT_TERM_COND, 2936, 2938, 2941, 0}, /* 2942 */
    {RT_TERM_COND, 3, 138, 2942, 0}, /* 2943 */
    {RT_TERM_COND, 0, 2935, 2943, 0}, /* 2944 */
    {RT_TERM_COND, 106, 2932, 2944, 0}, /* 2945 */
    {RT_TERM_SEXT, 2945, 0, 0, 32}, /* 2946 */
    {RT_TERM_ADD, 2929, 2946, 0, 0}, /* 2947 */
    {RT_TERM_COND, 20, 9, 58, 0}, /* 2948 */
    {RT_TERM_COND, 17, 2, 2948, 0}, /* 2949 */
    {RT_TERM_SLICE, 2949, 2, 0, 1}, /* 2950 */
    {RT_TERM_COND, 25, 146, 2950, 0}, /* 2951 */
    {RT_TERM_ADD, 2947, 2951, 0, 0}, /* 2952 */
    {RT_TERM_CONST, 0, 0, 0, -2147483648}, /* 2953 */
    {RT_TERM_LT, 2952, 2953, 0, 0}, /* 2954 */
    {RT_TERM_LNOT, 2954, 0, 0, 0}, /* 2955 */
    {RT_TERM_LAND, 2915, 2955, 0, 0}, /* 2956 */
    {RT_TERM_LAND, 2956, 8, 0, 0}, /* 2957 */
    {RT_TERM_LAND, 2957, 120, 0, 0}, /* 2958 */
    {RT_TERM_LAND, 2957, 611, 0, 0}, /* 2959 */
    {RT_TERM_LAND, 2956, 5, 0, 0}, /* 2960 */
    {RT_TERM_LAND, 2956, 106, 0, 0}, /* 2961 */
    {RT_TERM_LAND, 2961, 6, 0, 0}, /* 2962 */
    {RT_TERM_LAND, 2961, 712, 0, 0}, /* 2963 */
    {RT_TERM_LAND, 2956, 2901, 0, 0}, /* 2964 */
    {RT_TERM_LAND, 2956, 25, 0, 0}, /* 2965 */
    {RT_TERM_LAND, 8, 22, 0, 0}, /* 2966 */
    {RT_TERM_LAND, 5, 22, 0, 0}, /* 2967 */
    {RT_TERM_LAND, 106, 4, 0, 0}, /* 2968 */
    {RT_TERM_LAND, 2901, 4, 0, 0}, /* 2969 */
    {RT_TERM_LAND, 110, 14, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 2970, 8, 0, 0}, /* 2971 */
    {RT_TERM_LAND, 2971, 120, 0, 0}, /* 2972 */
    {RT_TERM_LAND, 2971, 611, 0, 0}, /* 2973 */
    {RT_TERM_LAND, 2970, 5, 0, 0}, /* 2974 */
    {RT_TERM_LAND, 2970, 25, 0, 0}, /* 2975 */
    {RT_TERM_LAND, 110, 2904, 0, 0}, /* 2976 */
    {RT_TERM_LAND, 2976, 8, 0, 0}, /* 2977 */
    {RT_TERM_LAND, 2977, 120, 0, 0}, /* 2978 */
    {RT_TERM_LAND, 2977, 611, 0, 0}, /* 2979 */
    {RT_TERM_LAND, 2976, 5, 0, 0}, /* 2980 */
    {RT_TERM_LAND, 2976, 25, 0, 0}, /* 2981 */
    {RT_TERM_LAND, 110, 19, 0, 0}, /* 2982 */
    {RT_TERM_LAND, 2982, 8, 0, 0}, /* 2983 */
    {RT_TERM_LAND, 2983, 120, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 2983, 611, 0, 0}, /* 2985 */
    {RT_TERM_LAND, 2982, 5, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 2982, 25, 0, 0}, /* 2987 */
    {RT_TERM_SEXT, 6, 0, 0, 32}, /* 2988 */
    {RT_TERM_ADD, 2929, 2988, 0, 0}, /* 2989 */
    {RT_TERM_COND, 25, 146, 120, 0}, /* 2990 */
    {RT_TERM_ADD, 2989, 2990, 0, 0}, /* 2991 */
    {RT_TERM_LT, 2991, 2953, 0, 0}, /* 2992 */
    {RT_TERM_LNOT, 2992, 0, 0, 0}, /* 2993 */
    {RT_TERM_LAND, 2982, 2993, 0, 0}, /* 2994 */
    {RT_TERM_LAND, 2994, 8, 0, 0}, /* 2995 */
    {RT_TERM_LAND, 2995, 120, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 2995, 611, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 2994, 5, 0, 0}, /* 2998 */
    {RT_TERM_LAND, 2994, 25, 0, 0}, /* 2999 */
    {RT_TERM_LAND, 1045, 23, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 3000, 120, 0, 0}, /* 3001 */
    {RT_TERM_EQ, 22, 2, 0, 0}, /* 3002 */
    {RT_TERM_LAND, 3001, 3002, 0, 0}, /* 3003 */
    {RT_TERM_EQ, 22, 9, 0, 0}, /* 3004 */
    {RT_TERM_LAND, 3001, 3004, 0, 0}, /* 3005 */
    {RT_TERM_LAND, 3001, 1589, 0, 0}, /* 3006 */
    {RT_TERM_LAND, 3000, 611, 0, 0}, /* 3007 */
    {RT_TERM_LAND, 3007, 3002, 0, 0}, /* 3008 */
    {RT_TERM_LAND, 3007, 3004, 0, 0}, /* 3009 */
    {RT_TERM_LAND, 3007, 1589, 0, 0}, /* 3010 */
    {RT_TERM_LAND, 3000, 1, 0, 0}, /* 3011 */
    {RT_TERM_EQ, 286, 2, 0, 0}, /* 3012 */
    {RT_TERM_LAND, 3011, 3012, 0, 0}, /* 3013 */
    {RT_TERM_EQ, 286, 9, 0, 0}, /* 3014 */
    {RT_TERM_LAND, 3011, 3014, 0, 0}, /* 3015 */
    {RT_TERM_LAND, 3011, 2088, 0, 0}, /* 3016 */
    {RT_TERM_LAND, 3000, 618, 0, 0}, /* 3017 */
    {RT_TERM_LAND, 3017, 3012, 0, 0}, /* 3018 */
    {RT_TERM_LAND, 3017, 3014, 0, 0}, /* 3019 */
    {RT_TERM_LAND, 3017, 2088, 0, 0}, /* 3020 */
    {RT_TERM_LAND, 1045, 15, 0, 0}, /* 3021 */
    {RT_TERM_LAND, 3021, 120, 0, 0}, /* 3022 */
    {RT_TERM_LAND, 3022, 3002, 0, 0}, /* 3023 */
    {RT_TERM_LAND, 3022, 3004, 0, 0}, /* 3024 */
    {RT_TERM_LAND, 3022, 1589, 0, 0}, /* 3025 */
    {RT_TERM_LAND, 3021, 611, 0, 0}, /* 3026 */
    {RT_TERM_LAND, 3026, 3002, 0, 0}, /* 3027 */
    {RT_TERM_LAND, 3026, 3004, 0, 0}, /* 3028 */
    {RT_TERM_LAND, 3026, 1589, 0, 0}, /* 3029 */
    {RT_TERM_LAND, 3021, 1, 0, 0}, /* 3030 */
    {RT_TERM_LAND, 3030, 3012, 0, 0}, /* 3031 */
    {RT_TERM_LAND, 3030, 3014, 0, 0}, /* 3032 */
    {RT_TERM_LAND, 3030, 2088, 0, 0}, /* 3033 */
    {RT_TERM_LAND, 3021, 618, 0, 0}, /* 3034 */
    {RT_TERM_LAND, 3034, 3012, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 3034, 3014, 0, 0}, /* 3036 */
    {RT_TERM_LAND, 3034, 2088, 0, 0}, /* 3037 */
    {RT_TERM_LAND, 1045, 46, 0, 0}, /* 3038 */
    {RT_TERM_LAND, 3038, 120, 0, 0}, /* 3039 */
    {RT_TERM_LAND, 3039, 3002, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 3039, 3004, 0, 0}, /* 3041 */
    {RT_TERM_LAND, 3039, 1589, 0, 0}, /* 3042 */
    {RT_TERM_LAND, 3038, 611, 0, 0}, /* 3043 */
    {RT_TERM_LAND, 3043, 3002, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 3043, 3004, 0, 0}, /* 3045 */
    {RT_TERM_LAND, 3043, 1589, 0, 0}, /* 3046 */
    {RT_TERM_LAND, 3038, 1, 0, 0}, /* 3047 */
    {RT_TERM_LAND, 3047, 3012, 0, 0}, /* 3048 */
    {RT_TERM_LAND, 3047, 3014, 0, 0}, /* 3049 */
    {RT_TERM_LAND, 3047, 2088, 0, 0}, /* 3050 */
    {RT_TERM_LAND, 3038, 618, 0, 0}, /* 3051 */
    {RT_TERM_LAND, 3051, 3012, 0, 0}, /* 3052 */
    {RT_TERM_LAND, 3051, 3014, 0, 0}, /* 3053 */
    {RT_TERM_LAND, 3051, 2088, 0, 0}, /* 3054 */
    {RT_TERM_LAND, 1045, 136, 0, 0}, /* 3055 */
    {RT_TERM_EQ, 170, 2, 0, 0}, /* 3056 */
    {RT_TERM_LAND, 3055, 3056, 0, 0}, /* 3057 */
    {RT_TERM_EQ, 170, 9, 0, 0}, /* 3058 */
    {RT_TERM_LAND, 3055, 3058, 0, 0}, /* 3059 */
    {RT_TERM_LAND, 3055, 2097, 0, 0}, /* 3060 */
    {RT_TERM_LAND, 1045, 2581, 0, 0}, /* 3061 */
    {RT_TERM_LAND, 3061, 3056, 0, 0}, /* 3062 */
    {RT_TERM_LAND, 3061, 3058, 0, 0}, /* 3063 */
    {RT_TERM_LAND, 3061, 2097, 0, 0}, /* 3064 */
    {RT_TERM_LAND, 1045, 19, 0, 0}, /* 3065 */
    {RT_TERM_LAND, 3065, 15, 0, 0}, /* 3066 */
    {RT_TERM_LAND, 3066, 120, 0, 0}, /* 3067 */
    {RT_TERM_LAND, 3067, 3002, 0, 0}, /* 3068 */
    {RT_TERM_LAND, 3067, 3004, 0, 0}, /* 3069 */
    {RT_TERM_LAND, 3067, 1589, 0, 0}, /* 3070 */
    {RT_TERM_LAND, 3066, 611, 0, 0}, /* 3071 */
    {RT_TERM_LAND, 3071, 3002, 0, 0}, /* 3072 */
    {RT_TERM_LAND, 3071, 3004, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3071, 1589, 0, 0}, /* 3074 */
    {RT_TERM_LAND, 3066, 1, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 3075, 3012, 0, 0}, /* 3076 */
    {RT_TERM_LAND, 3075, 3014, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3075, 2088, 0, 0}, /* 3078 */
    {RT_TERM_LAND, 3066, 618, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 3079, 3012, 0, 0}, /* 3080 */
    {RT_TERM_LAND, 3079, 3014, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3079, 2088, 0, 0}, /* 3082 */
    {RT_TERM_LAND, 3065, 23, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3083, 120, 0, 0}, /* 3084 */
    {RT_TERM_LAND, 3084, 3002, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3084, 3004, 0, 0}, /* 3086 */
    {RT_TERM_LAND, 3084, 1589, 0, 0}, /* 3087 */
    {RT_TERM_LAND, 3083, 611, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 3088, 3002, 0, 0}, /* 3089 */
    {RT_TERM_LAND, 3088, 3004, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 3088, 1589, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3083, 1, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3092, 3012, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3092, 3014, 0, 0}, /* 3094 */
    {RT_TERM_LAND, 3092, 2088, 0, 0}, /* 3095 */
    {RT_TERM_LAND, 3083, 618, 0, 0}, /* 3096 */
    {RT_TERM_LAND, 3096, 3012, 0, 0}, /* 3097 */
    {RT_TERM_LAND, 3096, 3014, 0, 0}, /* 3098 */
    {RT_TERM_LAND, 3096, 2088, 0, 0}, /* 3099 */
    {RT_TERM_LAND, 3065, 46, 0, 0}, /* 3100 */
    {RT_TERM_LAND, 3100, 120, 0, 0}, /* 3101 */
    {RT_TERM_LAND, 3101, 3002, 0, 0}, /* 3102 */
    {RT_TERM_LAND, 3101, 3004, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3101, 1589, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3100, 611, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3105, 3002, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3105, 3004, 0, 0}, /* 3107 */
    {RT_TERM_LAND, 3105, 1589, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 3100, 1, 0, 0}, /* 3109 */
    {RT_TERM_LAND, 3109, 3012, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 3109, 3014, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 3109, 2088, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3100, 618, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3113, 3012, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3113, 3014, 0, 0}, /* 3115 */
    {RT_TERM_LAND, 3113, 2088, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3065, 136, 0, 0}, /* 3117 */
    {RT_TERM_LAND, 3117, 3056, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3117, 3058, 0, 0}, /* 3119 */
    {RT_TERM_LAND, 3117, 2097, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3065, 2581, 0, 0}, /* 3121 */
    {RT_TERM_LAND, 3121, 3056, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3121, 3058, 0, 0}, /* 3123 */
    {RT_TERM_LAND, 3121, 2097, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3065, 120, 0, 0}, /* 3125 */
    {RT_TERM_LAND, 3125, 3002, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3125, 3004, 0, 0}, /* 3127 */
    {RT_TERM_LAND, 3125, 1589, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3065, 611, 0, 0}, /* 3129 */
    {RT_TERM_LAND, 3129, 3002, 0, 0}, /* 3130 */
    {RT_TERM_LAND, 3129, 3004, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 3129, 1589, 0, 0}, /* 3132 */
    {RT_TERM_LAND, 3065, 1, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 3133, 3012, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3133, 3014, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3133, 2088, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3065, 618, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3137, 3012, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3137, 3014, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3137, 2088, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 2892, 246, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 2892, 286, 0, 0}, /* 3142 */
    {RT_TERM_LAND, 2892, 993, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 2892, 105, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3144, 19, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3144, 246, 0, 0}, /* 3146 */
    {RT_TERM_LAND, 3144, 286, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3144, 993, 0, 0}, /* 3148 */
    {RT_TERM_COND, 962, 1247, 1248, 0}, /* 3149 */
    {RT_TERM_COND, 964, 9, 3149, 0}, /* 3150 */
    {RT_TERM_LAND, 3150, 8, 0, 0}, /* 3151 */
    {RT_TERM_LAND, 3151, 105, 0, 0}, /* 3152 */
    {RT_TERM_LAND, 3151, 161, 0, 0}, /* 3153 */
    {RT_TERM_LAND, 3150, 5, 0, 0}, /* 3154 */
    {RT_TERM_LAND, 3150, 106, 0, 0}, /* 3155 */
    {RT_TERM_LAND, 3155, 205, 0, 0}, /* 3156 */
    {RT_TERM_LAND, 3155, 750, 0, 0}, /* 3157 */
    {RT_TERM_LAND, 3150, 2901, 0, 0}, /* 3158 */
    {RT_TERM_LAND, 3150, 25, 0, 0}, /* 3159 */
    {RT_TERM_LAND, 3159, 8, 0, 0}, /* 3160 */
    {RT_TERM_LAND, 3160, 105, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3160, 161, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3159, 5, 0, 0}, /* 3163 */
    {RT_TERM_LAND, 3159, 106, 0, 0}, /* 3164 */
    {RT_TERM_LAND, 3164, 205, 0, 0}, /* 3165 */
    {RT_TERM_LAND, 3164, 750, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3159, 2901, 0, 0}, /* 3167 */
    {RT_TERM_REG, 19, 0, 0, 0}, /* 3168 */
    {RT_TERM_SHL, 3168, 951, 0, 0}, /* 3169 */
    {RT_TERM_SLICE, 3169, 2, 0, 32}, /* 3170 */
    {RT_TERM_BNOT, 3170, 0, 0, 0}, /* 3171 */
    {RT_TERM_SLICE, 3171, 2, 0, 32}, /* 3172 */
    {RT_TERM_SLICE, 3170, 2, 0, 32}, /* 3173 */
    {RT_TERM_COND, 105, 3172, 3173, 0}, /* 3174 */
    {RT_TERM_COND, 8, 3174, 3170, 0}, /* 3175 */
    {RT_TERM_SEXT, 3175, 0, 0, 32}, /* 3176 */
    {RT_TERM_BNOT, 35, 0, 0, 0}, /* 3177 */
    {RT_TERM_SLICE, 3177, 2, 0, 32}, /* 3178 */
    {RT_TERM_COND, 205, 3178, 133, 0}, /* 3179 */
    {RT_TERM_COND, 205, 2934, 33, 0}, /* 3180 */
    {RT_TERM_SEXT, 286, 0, 0, 20}, /* 3181 */
    {RT_TERM_SLICE, 3181, 2, 0, 32}, /* 3182 */
    {RT_TERM_BNOT, 3181, 0, 0, 0}, /* 3183 */
    {RT_TERM_SLICE, 3183, 2, 0, 32}, /* 3184 */
    {RT_TERM_COND, 2939, 33, 3182, 0}, /* 3185 */
    {RT_TERM_COND, 2901, 35, 3185, 0}, /* 3186 */
    {RT_TERM_COND, 2936, 3184, 3186, 0}, /* 3187 */
    {RT_TERM_COND, 3, 3182, 3187, 0}, /* 3188 */
    {RT_TERM_COND, 0, 3180, 3188, 0}, /* 3189 */
    {RT_TERM_COND, 106, 3179, 3189, 0}, /* 3190 */
    {RT_TERM_SEXT, 3190, 0, 0, 32}, /* 3191 */
    {RT_TERM_ADD, 3176, 3191, 0, 0}, /* 3192 */
    {RT_TERM_ADD, 3192, 2950, 0, 0}, /* 3193 */
    {RT_TERM_LT, 3193, 2953, 0, 0}, /* 3194 */
    {RT_TERM_LNOT, 3194, 0, 0, 0}, /* 3195 */
    {RT_TERM_LAND, 3159, 3195, 0, 0}, /* 3196 */
    {RT_TERM_LAND, 3196, 8, 0, 0}, /* 3197 */
    {RT_TERM_LAND, 3197, 105, 0, 0}, /* 3198 */
    {RT_TERM_LAND, 3197, 161, 0, 0}, /* 3199 */
    {RT_TERM_LAND, 3196, 5, 0, 0}, /* 3200 */
    {RT_TERM_LAND, 3196, 106, 0, 0}, /* 3201 */
    {RT_TERM_LAND, 3201, 205, 0, 0}, /* 3202 */
    {RT_TERM_LAND, 3201, 750, 0, 0}, /* 3203 */
    {RT_TERM_LAND, 3196, 2901, 0, 0}, /* 3204 */
    {RT_TERM_LAND, 8, 120, 0, 0}, /* 3205 */
    {RT_TERM_LAND, 5, 120, 0, 0}, /* 3206 */
    {RT_TERM_LAND, 106, 6, 0, 0}, /* 3207 */
    {RT_TERM_LAND, 2901, 6, 0, 0}, /* 3208 */
    {RT_TERM_COND, 20, 288, 289, 0}, /* 3209 */
    {RT_TERM_COND, 17, 9, 3209, 0}, /* 3210 */
    {RT_TERM_LAND, 3210, 25, 0, 0}, /* 3211 */
    {RT_TERM_SHL, 498, 205, 0, 0}, /* 3212 */
    {RT_TERM_SEXT, 3212, 0, 0, 32}, /* 3213 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 3214 */
    {RT_TERM_ADD, 3213, 3214, 0, 0}, /* 3215 */
    {RT_TERM_LT, 3215, 2953, 0, 0}, /* 3216 */
    {RT_TERM_LNOT, 3216, 0, 0, 0}, /* 3217 */
    {RT_TERM_LAND, 3211, 3217, 0, 0}, /* 3218 */
    {RT_TERM_LAND, 1610, 14, 0, 0}, /* 3219 */
    {RT_TERM_BXOR, 1247, 951, 0, 0}, /* 3220 */
    {RT_TERM_LAND, 3219, 3220, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 3221, 17, 0, 0}, /* 3222 */
    {RT_TERM_LNOT, 3220, 0, 0, 0}, /* 3223 */
    {RT_TERM_LAND, 3219, 3223, 0, 0}, /* 3224 */
    {RT_TERM_LAND, 3224, 17, 0, 0}, /* 3225 */
    {RT_TERM_LAND, 1610, 2904, 0, 0}, /* 3226 */
    {RT_TERM_LAND, 3226, 3220, 0, 0}, /* 3227 */
    {RT_TERM_LAND, 3227, 17, 0, 0}, /* 3228 */
    {RT_TERM_LAND, 3226, 3223, 0, 0}, /* 3229 */
    {RT_TERM_LAND, 3229, 17, 0, 0}, /* 3230 */
    {RT_TERM_LAND, 1250, 25, 0, 0}, /* 3231 */
    {RT_TERM_LAND, 1250, 29, 0, 0}, /* 3232 */
    {RT_TERM_REG, 286, 0, 0, 0}, /* 3233 */
    {RT_TERM_SEXT, 3233, 0, 0, 32}, /* 3234 */
    {RT_TERM_SLICE, 3233, 2, 0, 32}, /* 3235 */
    {RT_TERM_COND, 25, 3234, 3235, 0}, /* 3236 */
    {RT_TERM_LT, 3236, 2, 0, 0}, /* 3237 */
    {RT_TERM_LNOT, 3237, 0, 0, 0}, /* 3238 */
    {RT_TERM_LAND, 1250, 3238, 0, 0}, /* 3239 */
    {RT_TERM_LAND, 3239, 25, 0, 0}, /* 3240 */
    {RT_TERM_LAND, 3239, 29, 0, 0}, /* 3241 */
    {RT_TERM_EQ, 3236, 2, 0, 0}, /* 3242 */
    {RT_TERM_COND, 3242, 45, 68, 0}, /* 3243 */
    {RT_TERM_COND, 3237, 9, 3243, 0}, /* 3244 */
    {RT_TERM_BAND, 14, 3244, 0, 0}, /* 3245 */
    {RT_TERM_NE, 3245, 2, 0, 0}, /* 3246 */
    {RT_TERM_LAND, 1250, 3246, 0, 0}, /* 3247 */
    {RT_TERM_LNOT, 3246, 0, 0, 0}, /* 3248 */
    {RT_TERM_LAND, 1250, 3248, 0, 0}, /* 3249 */
    {RT_TERM_LAND, 3249, 17, 0, 0}, /* 3250 */
    {RT_TERM_COND, 25, 34, 33, 0}, /* 3251 */
    {RT_TERM_LT, 3251, 2, 0, 0}, /* 3252 */
    {RT_TERM_EQ, 3251, 2, 0, 0}, /* 3253 */
    {RT_TERM_COND, 3253, 45, 68, 0}, /* 3254 */
    {RT_TERM_COND, 3252, 9, 3254, 0}, /* 3255 */
    {RT_TERM_BAND, 14, 3255, 0, 0}, /* 3256 */
    {RT_TERM_NE, 3256, 2, 0, 0}, /* 3257 */
    {RT_TERM_LAND, 1172, 3257, 0, 0}, /* 3258 */
    {RT_TERM_LNOT, 3257, 0, 0, 0}, /* 3259 */
    {RT_TERM_LAND, 1172, 3259, 0, 0}, /* 3260 */
    {RT_TERM_LAND, 966, 15, 0, 0}, /* 3261 */
    {RT_TERM_LAND, 3261, 22, 0, 0}, /* 3262 */
    {RT_TERM_LAND, 3261, 757, 0, 0}, /* 3263 */
    {RT_TERM_LAND, 3261, 106, 0, 0}, /* 3264 */
    {RT_TERM_LAND, 3264, 4, 0, 0}, /* 3265 */
    {RT_TERM_LAND, 3264, 1023, 0, 0}, /* 3266 */
    {RT_TERM_LAND, 966, 23, 0, 0}, /* 3267 */
    {RT_TERM_LAND, 3267, 22, 0, 0}, /* 3268 */
    {RT_TERM_LAND, 3267, 757, 0, 0}, /* 3269 */
    {RT_TERM_LAND, 3267, 106, 0, 0}, /* 3270 */
    {RT_TERM_LAND, 3270, 4, 0, 0}, /* 3271 */
    {RT_TERM_LAND, 3270, 1023, 0, 0}, /* 3272 */
    {RT_TERM_LAND, 966, 46, 0, 0}, /* 3273 */
    {RT_TERM_LAND, 3273, 22, 0, 0}, /* 3274 */
    {RT_TERM_LAND, 3273, 757, 0, 0}, /* 3275 */
    {RT_TERM_LAND, 3273, 106, 0, 0}, /* 3276 */
    {RT_TERM_LAND, 3276, 4, 0, 0}, /* 3277 */
    {RT_TERM_LAND, 3276, 1023, 0, 0}, /* 3278 */
    {RT_TERM_LAND, 966, 59, 0, 0}, /* 3279 */
    {RT_TERM_LAND, 3279, 106, 0, 0}, /* 3280 */
    {RT_TERM_LAND, 3280, 4, 0, 0}, /* 3281 */
    {RT_TERM_LAND, 3280, 1023, 0, 0}, /* 3282 */
    {RT_TERM_LAND, 966, 295, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 3283, 15, 0, 0}, /* 3284 */
    {RT_TERM_LAND, 3284, 22, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 3284, 757, 0, 0}, /* 3286 */
    {RT_TERM_LAND, 3284, 106, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 3287, 4, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 3287, 1023, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 3283, 23, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 3290, 22, 0, 0}, /* 3291 */
    {RT_TERM_LAND, 3290, 757, 0, 0}, /* 3292 */
    {RT_TERM_LAND, 3290, 106, 0, 0}, /* 3293 */
    {RT_TERM_LAND, 3293, 4, 0, 0}, /* 3294 */
    {RT_TERM_LAND, 3293, 1023, 0, 0}, /* 3295 */
    {RT_TERM_LAND, 3283, 46, 0, 0}, /* 3296 */
    {RT_TERM_LAND, 3296, 22, 0, 0}, /* 3297 */
    {RT_TERM_LAND, 3296, 757, 0, 0}, /* 3298 */
    {RT_TERM_LAND, 3296, 106, 0, 0}, /* 3299 */
    {RT_TERM_LAND, 3299, 4, 0, 0}, /* 3300 */
    {RT_TERM_LAND, 3299, 1023, 0, 0}, /* 3301 */
    {RT_TERM_LAND, 3283, 59, 0, 0}, /* 3302 */
    {RT_TERM_LAND, 3302, 106, 0, 0}, /* 3303 */
    {RT_TERM_LAND, 3303, 4, 0, 0}, /* 3304 */
    {RT_TERM_LAND, 3303, 1023, 0, 0}, /* 3305 */
    {RT_TERM_LAND, 966, 297, 0, 0}, /* 3306 */
    {RT_TERM_LAND, 3306, 15, 0, 0}, /* 3307 */
    {RT_TERM_LAND, 3307, 22, 0, 0}, /* 3308 */
    {RT_TERM_LAND, 3307, 757, 0, 0}, /* 3309 */
    {RT_TERM_LAND, 3307, 106, 0, 0}, /* 3310 */
    {RT_TERM_LAND, 3310, 4, 0, 0}, /* 3311 */
    {RT_TERM_LAND, 3310, 1023, 0, 0}, /* 3312 */
    {RT_TERM_LAND, 3306, 23, 0, 0}, /* 3313 */
    {RT_TERM_LAND, 3313, 22, 0, 0}, /* 3314 */
    {RT_TERM_LAND, 3313, 757, 0, 0}, /* 3315 */
    {RT_TERM_LAND, 3313, 106, 0, 0}, /* 3316 */
    {RT_TERM_LAND, 3316, 4, 0, 0}, /* 3317 */
    {RT_TERM_LAND, 3316, 1023, 0, 0}, /* 3318 */
    {RT_TERM_LAND, 3306, 46, 0, 0}, /* 3319 */
    {RT_TERM_LAND, 3319, 22, 0, 0}, /* 3320 */
    {RT_TERM_LAND, 3319, 757, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 3319, 106, 0, 0}, /* 3322 */
    {RT_TERM_LAND, 3322, 4, 0, 0}, /* 3323 */
    {RT_TERM_LAND, 3322, 1023, 0, 0}, /* 3324 */
    {RT_TERM_LAND, 3306, 59, 0, 0}, /* 3325 */
    {RT_TERM_LAND, 3325, 106, 0, 0}, /* 3326 */
    {RT_TERM_LAND, 3326, 4, 0, 0}, /* 3327 */
    {RT_TERM_LAND, 3326, 1023, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 966, 20, 0, 0}, /* 3329 */
    {RT_TERM_LAND, 106, 951, 0, 0}, /* 3330 */
    {RT_TERM_COND, 20, 1169, 1170, 0}, /* 3331 */
    {RT_TERM_COND, 17, 9, 3331, 0}, /* 3332 */
    {RT_TERM_LAND, 3332, 15, 0, 0}, /* 3333 */
    {RT_TERM_LAND, 3333, 120, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 3333, 611, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 3332, 23, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 3336, 120, 0, 0}, /* 3337 */
    {RT_TERM_LAND, 3336, 611, 0, 0}, /* 3338 */
    {RT_TERM_LAND, 3332, 46, 0, 0}, /* 3339 */
    {RT_TERM_LAND, 3339, 120, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 3339, 611, 0, 0}, /* 3341 */
    {RT_TERM_LT, 105, 90, 0, 0}, /* 3342 */
    {RT_TERM_COND, 3342, 105, 90, 0}, /* 3343 */
    {RT_TERM_EQ, 3343, 2, 0, 0}, /* 3344 */
    {RT_TERM_LAND, 13, 3344, 0, 0}, /* 3345 */
    {RT_TERM_LAND, 3345, 17, 0, 0}, /* 3346 */
    {RT_TERM_LAND, 3346, 14, 0, 0}, /* 3347 */
    {RT_TERM_LAND, 3346, 2904, 0, 0}, /* 3348 */
    {RT_TERM_LAND, 3345, 20, 0, 0}, /* 3349 */
    {RT_TERM_LAND, 3349, 14, 0, 0}, /* 3350 */
    {RT_TERM_LAND, 3349, 2904, 0, 0}, /* 3351 */
    {RT_TERM_LNOT, 3344, 0, 0, 0}, /* 3352 */
    {RT_TERM_LAND, 13, 3352, 0, 0}, /* 3353 */
    {RT_TERM_EQ, 3343, 9, 0, 0}, /* 3354 */
    {RT_TERM_LAND, 3353, 3354, 0, 0}, /* 3355 */
    {RT_TERM_LAND, 3355, 17, 0, 0}, /* 3356 */
    {RT_TERM_LAND, 3356, 14, 0, 0}, /* 3357 */
    {RT_TERM_LAND, 3356, 2904, 0, 0}, /* 3358 */
    {RT_TERM_LAND, 3355, 20, 0, 0}, /* 3359 */
    {RT_TERM_LAND, 3359, 14, 0, 0}, /* 3360 */
    {RT_TERM_LAND, 3359, 2904, 0, 0}, /* 3361 */
    {RT_TERM_LNOT, 3354, 0, 0, 0}, /* 3362 */
    {RT_TERM_LAND, 3353, 3362, 0, 0}, /* 3363 */
    {RT_TERM_EQ, 3343, 45, 0, 0}, /* 3364 */
    {RT_TERM_LAND, 3363, 3364, 0, 0}, /* 3365 */
    {RT_TERM_LAND, 3365, 17, 0, 0}, /* 3366 */
    {RT_TERM_LAND, 3366, 14, 0, 0}, /* 3367 */
    {RT_TERM_LAND, 3366, 2904, 0, 0}, /* 3368 */
    {RT_TERM_LAND, 3365, 20, 0, 0}, /* 3369 */
    {RT_TERM_LAND, 3369, 14, 0, 0}, /* 3370 */
    {RT_TERM_LAND, 3369, 2904, 0, 0}, /* 3371 */
    {RT_TERM_LNOT, 3364, 0, 0, 0}, /* 3372 */
    {RT_TERM_LAND, 3363, 3372, 0, 0}, /* 3373 */
    {RT_TERM_EQ, 3343, 58, 0, 0}, /* 3374 */
    {RT_TERM_LAND, 3373, 3374, 0, 0}, /* 3375 */
    {RT_TERM_LAND, 3375, 17, 0, 0}, /* 3376 */
    {RT_TERM_LAND, 3376, 14, 0, 0}, /* 3377 */
    {RT_TERM_LAND, 3376, 2904, 0, 0}, /* 3378 */
    {RT_TERM_LAND, 3375, 20, 0, 0}, /* 3379 */
    {RT_TERM_LAND, 3379, 14, 0, 0}, /* 3380 */
    {RT_TERM_LAND, 3379, 2904, 0, 0}, /* 3381 */
    {RT_TERM_LNOT, 3374, 0, 0, 0}, /* 3382 */
    {RT_TERM_LAND, 3373, 3382, 0, 0}, /* 3383 */
    {RT_TERM_EQ, 3343, 68, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3383, 3384, 0, 0}, /* 3385 */
    {RT_TERM_LAND, 3385, 17, 0, 0}, /* 3386 */
    {RT_TERM_LAND, 3386, 14, 0, 0}, /* 3387 */
    {RT_TERM_LAND, 3386, 2904, 0, 0}, /* 3388 */
    {RT_TERM_LAND, 3385, 20, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 3389, 14, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 3389, 2904, 0, 0}, /* 3391 */
    {RT_TERM_LNOT, 3384, 0, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 3383, 3392, 0, 0}, /* 3393 */
    {RT_TERM_EQ, 19, 332, 0, 0}, /* 3394 */
    {RT_TERM_LNOT, 3394, 0, 0, 0}, /* 3395 */
    {RT_TERM_LAND, 3393, 3395, 0, 0}, /* 3396 */
    {RT_TERM_EQ, 3343, 85, 0, 0}, /* 3397 */
    {RT_TERM_LAND, 3396, 3397, 0, 0}, /* 3398 */
    {RT_TERM_LAND, 3398, 17, 0, 0}, /* 3399 */
    {RT_TERM_LAND, 3399, 14, 0, 0}, /* 3400 */
    {RT_TERM_LAND, 3399, 2904, 0, 0}, /* 3401 */
    {RT_TERM_LAND, 3398, 20, 0, 0}, /* 3402 */
    {RT_TERM_LAND, 3402, 14, 0, 0}, /* 3403 */
    {RT_TERM_LAND, 3402, 2904, 0, 0}, /* 3404 */
    {RT_TERM_ADD, 19, 9, 0, 0}, /* 3405 */
    {RT_TERM_LNOT, 3397, 0, 0, 0}, /* 3406 */
    {RT_TERM_LAND, 3396, 3406, 0, 0}, /* 3407 */
    {RT_TERM_LAND, 3407, 17, 0, 0}, /* 3408 */
    {RT_TERM_LAND, 3408, 14, 0, 0}, /* 3409 */
    {RT_TERM_LAND, 3408, 2904, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 3407, 20, 0, 0}, /* 3411 */
    {RT_TERM_LAND, 3411, 14, 0, 0}, /* 3412 */
    {RT_TERM_LAND, 3411, 2904, 0, 0}, /* 3413 */
    {RT_TERM_ADD, 19, 45, 0, 0}, /* 3414 */
    {RT_TERM_ADD, 19, 58, 0, 0}, /* 3415 */
    {RT_TERM_LT, 105, 45, 0, 0}, /* 3416 */
    {RT_TERM_LAND, 13, 3416, 0, 0}, /* 3417 */
    {RT_TERM_LAND, 3417, 17, 0, 0}, /* 3418 */
    {RT_TERM_LAND, 3418, 14, 0, 0}, /* 3419 */
    {RT_TERM_LAND, 3418, 2904, 0, 0}, /* 3420 */
    {RT_TERM_LAND, 3417, 20, 0, 0}, /* 3421 */
    {RT_TERM_LAND, 3421, 14, 0, 0}, /* 3422 */
    {RT_TERM_LAND, 3421, 2904, 0, 0}, /* 3423 */
    {RT_TERM_LNOT, 3416, 0, 0, 0}, /* 3424 */
    {RT_TERM_LAND, 13, 3424, 0, 0}, /* 3425 */
    {RT_TERM_LT, 105, 68, 0, 0}, /* 3426 */
    {RT_TERM_LAND, 3425, 3426, 0, 0}, /* 3427 */
    {RT_TERM_LAND, 3427, 17, 0, 0}, /* 3428 */
    {RT_TERM_LAND, 3428, 14, 0, 0}, /* 3429 */
    {RT_TERM_LAND, 3428, 2904, 0, 0}, /* 3430 */
    {RT_TERM_LAND, 3427, 20, 0, 0}, /* 3431 */
    {RT_TERM_LAND, 3431, 14, 0, 0}, /* 3432 */
    {RT_TERM_LAND, 3431, 2904, 0, 0}, /* 3433 */
    {RT_TERM_LNOT, 3426, 0, 0, 0}, /* 3434 */
    {RT_TERM_LAND, 3425, 3434, 0, 0}, /* 3435 */
    {RT_TERM_LAND, 3435, 299, 0, 0}, /* 3436 */
    {RT_TERM_LAND, 3436, 17, 0, 0}, /* 3437 */
    {RT_TERM_LAND, 3437, 14, 0, 0}, /* 3438 */
    {RT_TERM_LAND, 3437, 2904, 0, 0}, /* 3439 */
    {RT_TERM_LAND, 3436, 20, 0, 0}, /* 3440 */
    {RT_TERM_LAND, 3440, 14, 0, 0}, /* 3441 */
    {RT_TERM_LAND, 3440, 2904, 0, 0}, /* 3442 */
    {RT_TERM_LNOT, 299, 0, 0, 0}, /* 3443 */
    {RT_TERM_LAND, 3435, 3443, 0, 0}, /* 3444 */
    {RT_TERM_EQ, 22, 332, 0, 0}, /* 3445 */
    {RT_TERM_LAND, 3444, 3445, 0, 0}, /* 3446 */
    {RT_TERM_LAND, 3446, 301, 0, 0}, /* 3447 */
    {RT_TERM_LAND, 3447, 17, 0, 0}, /* 3448 */
    {RT_TERM_LAND, 3448, 14, 0, 0}, /* 3449 */
    {RT_TERM_LAND, 3448, 2904, 0, 0}, /* 3450 */
    {RT_TERM_LAND, 3447, 20, 0, 0}, /* 3451 */
    {RT_TERM_LAND, 3451, 14, 0, 0}, /* 3452 */
    {RT_TERM_LAND, 3451, 2904, 0, 0}, /* 3453 */
    {RT_TERM_LNOT, 301, 0, 0, 0}, /* 3454 */
    {RT_TERM_LAND, 3446, 3454, 0, 0}, /* 3455 */
    {RT_TERM_LAND, 3455, 17, 0, 0}, /* 3456 */
    {RT_TERM_LAND, 3456, 14, 0, 0}, /* 3457 */
    {RT_TERM_LAND, 3456, 2904, 0, 0}, /* 3458 */
    {RT_TERM_LAND, 3455, 20, 0, 0}, /* 3459 */
    {RT_TERM_LAND, 3459, 14, 0, 0}, /* 3460 */
    {RT_TERM_LAND, 3459, 2904, 0, 0}, /* 3461 */
    {RT_TERM_LNOT, 3445, 0, 0, 0}, /* 3462 */
    {RT_TERM_LAND, 3444, 3462, 0, 0}, /* 3463 */
    {RT_TERM_LAND, 3463, 301, 0, 0}, /* 3464 */
    {RT_TERM_LAND, 3464, 17, 0, 0}, /* 3465 */
    {RT_TERM_LAND, 3465, 14, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 3465, 2904, 0, 0}, /* 3467 */
    {RT_TERM_LAND, 3464, 20, 0, 0}, /* 3468 */
    {RT_TERM_LAND, 3468, 14, 0, 0}, /* 3469 */
    {RT_TERM_LAND, 3468, 2904, 0, 0}, /* 3470 */
    {RT_TERM_LAND, 3463, 3454, 0, 0}, /* 3471 */
    {RT_TERM_ADD, 22, 45, 0, 0}, /* 3472 */
    {RT_TERM_ADD, 22, 58, 0, 0}, /* 3473 */
    {RT_TERM_LAND, 3471, 17, 0, 0}, /* 3474 */
    {RT_TERM_LAND, 3474, 14, 0, 0}, /* 3475 */
    {RT_TERM_LAND, 3474, 2904, 0, 0}, /* 3476 */
    {RT_TERM_LAND, 3471, 20, 0, 0}, /* 3477 */
    {RT_TERM_LAND, 3477, 14, 0, 0}, /* 3478 */
    {RT_TERM_LAND, 3477, 2904, 0, 0}, /* 3479 */
    {RT_TERM_LAND, 291, 424, 0, 0}, /* 3480 */
    {RT_TERM_LAND, 3480, 17, 0, 0}, /* 3481 */
    {RT_TERM_LAND, 3480, 20, 0, 0}, /* 3482 */
    {RT_TERM_LNOT, 424, 0, 0, 0}, /* 3483 */
    {RT_TERM_LAND, 291, 3483, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 3484, 425, 0, 0}, /* 3485 */
    {RT_TERM_LAND, 3485, 17, 0, 0}, /* 3486 */
    {RT_TERM_LAND, 3485, 20, 0, 0}, /* 3487 */
    {RT_TERM_LNOT, 425, 0, 0, 0}, /* 3488 */
    {RT_TERM_LAND, 3484, 3488, 0, 0}, /* 3489 */
    {RT_TERM_LAND, 3489, 426, 0, 0}, /* 3490 */
    {RT_TERM_LAND, 3490, 17, 0, 0}, /* 3491 */
    {RT_TERM_LAND, 3490, 20, 0, 0}, /* 3492 */
    {RT_TERM_LNOT, 426, 0, 0, 0}, /* 3493 */
    {RT_TERM_LAND, 3489, 3493, 0, 0}, /* 3494 */
    {RT_TERM_LAND, 3494, 427, 0, 0}, /* 3495 */
    {RT_TERM_LAND, 3495, 17, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 3495, 20, 0, 0}, /* 3497 */
    {RT_TERM_LNOT, 427, 0, 0, 0}, /* 3498 */
    {RT_TERM_LAND, 3494, 3498, 0, 0}, /* 3499 */
    {RT_TERM_LAND, 3499, 428, 0, 0}, /* 3500 */
    {RT_TERM_LAND, 3500, 17, 0, 0}, /* 3501 */
    {RT_TERM_LAND, 3500, 20, 0, 0}, /* 3502 */
    {RT_TERM_LNOT, 428, 0, 0, 0}, /* 3503 */
    {RT_TERM_LAND, 3499, 3503, 0, 0}, /* 3504 */
    {RT_TERM_EQ, 105, 332, 0, 0}, /* 3505 */
    {RT_TERM_LNOT, 3505, 0, 0, 0}, /* 3506 */
    {RT_TERM_LAND, 3504, 3506, 0, 0}, /* 3507 */
    {RT_TERM_LAND, 3507, 429, 0, 0}, /* 3508 */
    {RT_TERM_LAND, 3508, 17, 0, 0}, /* 3509 */
    {RT_TERM_LAND, 3508, 20, 0, 0}, /* 3510 */
    {RT_TERM_ADD, 105, 9, 0, 0}, /* 3511 */
    {RT_TERM_LNOT, 429, 0, 0, 0}, /* 3512 */
    {RT_TERM_LAND, 3507, 3512, 0, 0}, /* 3513 */
    {RT_TERM_LAND, 3513, 17, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3513, 20, 0, 0}, /* 3515 */
    {RT_TERM_ADD, 105, 45, 0, 0}, /* 3516 */
    {RT_TERM_ADD, 105, 58, 0, 0}, /* 3517 */
    {RT_TERM_LT, 25, 45, 0, 0}, /* 3518 */
    {RT_TERM_LAND, 291, 3518, 0, 0}, /* 3519 */
    {RT_TERM_LAND, 3519, 17, 0, 0}, /* 3520 */
    {RT_TERM_LAND, 3519, 20, 0, 0}, /* 3521 */
    {RT_TERM_LNOT, 3518, 0, 0, 0}, /* 3522 */
    {RT_TERM_LAND, 291, 3522, 0, 0}, /* 3523 */
    {RT_TERM_LT, 25, 68, 0, 0}, /* 3524 */
    {RT_TERM_LAND, 3523, 3524, 0, 0}, /* 3525 */
    {RT_TERM_LAND, 3525, 17, 0, 0}, /* 3526 */
    {RT_TERM_LAND, 3525, 20, 0, 0}, /* 3527 */
    {RT_TERM_LNOT, 3524, 0, 0, 0}, /* 3528 */
    {RT_TERM_LAND, 3523, 3528, 0, 0}, /* 3529 */
    {RT_TERM_LAND, 3529, 428, 0, 0}, /* 3530 */
    {RT_TERM_LAND, 3530, 17, 0, 0}, /* 3531 */
    {RT_TERM_LAND, 3530, 20, 0, 0}, /* 3532 */
    {RT_TERM_LAND, 3529, 3503, 0, 0}, /* 3533 */
    {RT_TERM_EQ, 205, 332, 0, 0}, /* 3534 */
    {RT_TERM_LAND, 3533, 3534, 0, 0}, /* 3535 */
    {RT_TERM_LAND, 3535, 429, 0, 0}, /* 3536 */
    {RT_TERM_LAND, 3536, 17, 0, 0}, /* 3537 */
    {RT_TERM_LAND, 3536, 20, 0, 0}, /* 3538 */
    {RT_TERM_LAND, 3535, 3512, 0, 0}, /* 3539 */
    {RT_TERM_LAND, 3539, 17, 0, 0}, /* 3540 */
    {RT_TERM_LAND, 3539, 20, 0, 0}, /* 3541 */
    {RT_TERM_LNOT, 3534, 0, 0, 0}, /* 3542 */
    {RT_TERM_LAND, 3533, 3542, 0, 0}, /* 3543 */
    {RT_TERM_LAND, 3543, 429, 0, 0}, /* 3544 */
    {RT_TERM_ADD, 205, 9, 0, 0}, /* 3545 */
    {RT_TERM_LAND, 3544, 17, 0, 0}, /* 3546 */
    {RT_TERM_LAND, 3544, 20, 0, 0}, /* 3547 */
    {RT_TERM_LAND, 3543, 3512, 0, 0}, /* 3548 */
    {RT_TERM_ADD, 205, 45, 0, 0}, /* 3549 */
    {RT_TERM_ADD, 205, 58, 0, 0}, /* 3550 */
    {RT_TERM_LAND, 3548, 17, 0, 0}, /* 3551 */
    {RT_TERM_LAND, 3548, 20, 0, 0}, /* 3552 */
    {RT_TERM_REG, 205, 0, 0, 1}, /* 3553 */
    {RT_TERM_LNOT, 3553, 0, 0, 0}, /* 3554 */
    {RT_TERM_COND, 5, 3553, 3554, 0}, /* 3555 */
    {RT_TERM_COND, 8, 9, 3555, 0}, /* 3556 */
    {RT_TERM_LAND, 3556, 15, 0, 0}, /* 3557 */
    {RT_TERM_LAND, 3557, 17, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3557, 20, 0, 0}, /* 3559 */
    {RT_TERM_LNOT, 15, 0, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 3556, 3560, 0, 0}, /* 3561 */
    {RT_TERM_LAND, 3561, 23, 0, 0}, /* 3562 */
    {RT_TERM_LAND, 3562, 17, 0, 0}, /* 3563 */
    {RT_TERM_LAND, 3562, 20, 0, 0}, /* 3564 */
    {RT_TERM_LNOT, 23, 0, 0, 0}, /* 3565 */
    {RT_TERM_LAND, 3561, 3565, 0, 0}, /* 3566 */
    {RT_TERM_LAND, 3566, 46, 0, 0}, /* 3567 */
    {RT_TERM_LAND, 3567, 17, 0, 0}, /* 3568 */
    {RT_TERM_LAND, 3567, 20, 0, 0}, /* 3569 */
    {RT_TERM_LAND, 3566, 785, 0, 0}, /* 3570 */
    {RT_TERM_LAND, 3570, 59, 0, 0}, /* 3571 */
    {RT_TERM_LAND, 3571, 17, 0, 0}, /* 3572 */
    {RT_TERM_LAND, 3571, 20, 0, 0}, /* 3573 */
    {RT_TERM_LAND, 3570, 766, 0, 0}, /* 3574 */
    {RT_TERM_LAND, 3574, 69, 0, 0}, /* 3575 */
    {RT_TERM_LAND, 3575, 17, 0, 0}, /* 3576 */
    {RT_TERM_LAND, 3575, 20, 0, 0}, /* 3577 */
    {RT_TERM_LNOT, 69, 0, 0, 0}, /* 3578 */
    {RT_TERM_LAND, 3574, 3578, 0, 0}, /* 3579 */
    {RT_TERM_EQ, 25, 332, 0, 0}, /* 3580 */
    {RT_TERM_LNOT, 3580, 0, 0, 0}, /* 3581 */
    {RT_TERM_LAND, 3579, 3581, 0, 0}, /* 3582 */
    {RT_TERM_LAND, 3582, 86, 0, 0}, /* 3583 */
    {RT_TERM_LAND, 3583, 17, 0, 0}, /* 3584 */
    {RT_TERM_LAND, 3583, 20, 0, 0}, /* 3585 */
    {RT_TERM_ADD, 25, 9, 0, 0}, /* 3586 */
    {RT_TERM_LNOT, 86, 0, 0, 0}, /* 3587 */
    {RT_TERM_LAND, 3582, 3587, 0, 0}, /* 3588 */
    {RT_TERM_LAND, 3588, 17, 0, 0}, /* 3589 */
    {RT_TERM_LAND, 3588, 20, 0, 0}, /* 3590 */
    {RT_TERM_ADD, 25, 45, 0, 0}, /* 3591 */
    {RT_TERM_ADD, 25, 58, 0, 0}, /* 3592 */
    {RT_TERM_LT, 14, 45, 0, 0}, /* 3593 */
    {RT_TERM_LAND, 3556, 3593, 0, 0}, /* 3594 */
    {RT_TERM_LAND, 3594, 17, 0, 0}, /* 3595 */
    {RT_TERM_LAND, 3594, 20, 0, 0}, /* 3596 */
    {RT_TERM_LNOT, 3593, 0, 0, 0}, /* 3597 */
    {RT_TERM_LAND, 3556, 3597, 0, 0}, /* 3598 */
    {RT_TERM_LT, 14, 68, 0, 0}, /* 3599 */
    {RT_TERM_LAND, 3598, 3599, 0, 0}, /* 3600 */
    {RT_TERM_LAND, 3600, 17, 0, 0}, /* 3601 */
    {RT_TERM_LAND, 3600, 20, 0, 0}, /* 3602 */
    {RT_TERM_LNOT, 3599, 0, 0, 0}, /* 3603 */
    {RT_TERM_LAND, 3598, 3603, 0, 0}, /* 3604 */
    {RT_TERM_LAND, 3604, 69, 0, 0}, /* 3605 */
    {RT_TERM_LAND, 3605, 17, 0, 0}, /* 3606 */
    {RT_TERM_LAND, 3605, 20, 0, 0}, /* 3607 */
    {RT_TERM_LAND, 3604, 3578, 0, 0}, /* 3608 */
    {RT_TERM_EQ, 120, 332, 0, 0}, /* 3609 */
    {RT_TERM_LAND, 3608, 3609, 0, 0}, /* 3610 */
    {RT_TERM_LAND, 3610, 86, 0, 0}, /* 3611 */
    {RT_TERM_LAND, 3611, 17, 0, 0}, /* 3612 */
    {RT_TERM_LAND, 3611, 20, 0, 0}, /* 3613 */
    {RT_TERM_LAND, 3610, 3587, 0, 0}, /* 3614 */
    {RT_TERM_LAND, 3614, 17, 0, 0}, /* 3615 */
    {RT_TERM_LAND, 3614, 20, 0, 0}, /* 3616 */
    {RT_TERM_LNOT, 3609, 0, 0, 0}, /* 3617 */
    {RT_TERM_LAND, 3608, 3617, 0, 0}, /* 3618 */
    {RT_TERM_LAND, 3618, 86, 0, 0}, /* 3619 */
    {RT_TERM_ADD, 120, 9, 0, 0}, /* 3620 */
    {RT_TERM_LAND, 3619, 17, 0, 0}, /* 3621 */
    {RT_TERM_LAND, 3619, 20, 0, 0}, /* 3622 */
    {RT_TERM_LAND, 3618, 3587, 0, 0}, /* 3623 */
    {RT_TERM_ADD, 120, 45, 0, 0}, /* 3624 */
    {RT_TERM_ADD, 120, 58, 0, 0}, /* 3625 */
    {RT_TERM_LAND, 3623, 17, 0, 0}, /* 3626 */
    {RT_TERM_LAND, 3623, 20, 0, 0}, /* 3627 */
    {RT_TERM_LAND, 13, 3560, 0, 0}, /* 3628 */
    {RT_TERM_LAND, 3628, 23, 0, 0}, /* 3629 */
    {RT_TERM_LAND, 3629, 17, 0, 0}, /* 3630 */
    {RT_TERM_LAND, 3629, 20, 0, 0}, /* 3631 */
    {RT_TERM_LAND, 3628, 3565, 0, 0}, /* 3632 */
    {RT_TERM_LAND, 3632, 46, 0, 0}, /* 3633 */
    {RT_TERM_LAND, 3633, 17, 0, 0}, /* 3634 */
    {RT_TERM_LAND, 3633, 20, 0, 0}, /* 3635 */
    {RT_TERM_LAND, 3632, 785, 0, 0}, /* 3636 */
    {RT_TERM_LAND, 3636, 59, 0, 0}, /* 3637 */
    {RT_TERM_LAND, 3637, 17, 0, 0}, /* 3638 */
    {RT_TERM_LAND, 3637, 20, 0, 0}, /* 3639 */
    {RT_TERM_LAND, 3636, 766, 0, 0}, /* 3640 */
    {RT_TERM_LAND, 3640, 69, 0, 0}, /* 3641 */
    {RT_TERM_LAND, 3641, 17, 0, 0}, /* 3642 */
    {RT_TERM_LAND, 3641, 20, 0, 0}, /* 3643 */
    {RT_TERM_LAND, 3640, 3578, 0, 0}, /* 3644 */
    {RT_TERM_LAND, 3644, 3506, 0, 0}, /* 3645 */
    {RT_TERM_LAND, 3645, 17, 0, 0}, /* 3646 */
    {RT_TERM_LAND, 3645, 20, 0, 0}, /* 3647 */
    {RT_TERM_COND, 0, 10, 11, 0}, /* 3648 */
    {RT_TERM_COND, 106, 9, 3648, 0}, /* 3649 */
    {RT_TERM_LAND, 3649, 17, 0, 0}, /* 3650 */
    {RT_TERM_LAND, 17, 105, 0, 0}, /* 3651 */
    {RT_TERM_REG, 19, 0, 0, 1}, /* 3652 */
    {RT_TERM_LNOT, 3652, 0, 0, 0}, /* 3653 */
    {RT_TERM_COND, 5, 3652, 3653, 0}, /* 3654 */
    {RT_TERM_COND, 8, 9, 3654, 0}, /* 3655 */
    {RT_TERM_COND, 0, 1064, 1065, 0}, /* 3656 */
    {RT_TERM_COND, 106, 9, 3656, 0}, /* 3657 */
    {RT_TERM_BXOR, 1169, 1, 0, 0}, /* 3658 */
    {RT_TERM_LAND, 3657, 3658, 0, 0}, /* 3659 */
    {RT_TERM_LNOT, 3658, 0, 0, 0}, /* 3660 */
    {RT_TERM_LAND, 3657, 3660, 0, 0}, /* 3661 */
    {RT_TERM_LAND, 3661, 17, 0, 0}, /* 3662 */
    {RT_TERM_LAND, 1945, 15, 0, 0}, /* 3663 */
    {RT_TERM_LAND, 3663, 17, 0, 0}, /* 3664 */
    {RT_TERM_SEXT, 1, 0, 0, 20}, /* 3665 */
    {RT_TERM_SLICE, 3665, 2, 0, 32}, /* 3666 */
    {RT_TERM_COND, 20, 33, 3666, 0}, /* 3667 */
    {RT_TERM_COND, 17, 1105, 3667, 0}, /* 3668 */
    {RT_TERM_SLICE, 3668, 2, 0, 32}, /* 3669 */
    {RT_TERM_SLICE, 3669, 2, 0, 4}, /* 3670 */
    {RT_TERM_SLICE, 3670, 58, 0, 1}, /* 3671 */
    {RT_TERM_LAND, 3663, 3671, 0, 0}, /* 3672 */
    {RT_TERM_LAND, 3672, 17, 0, 0}, /* 3673 */
    {RT_TERM_LNOT, 3671, 0, 0, 0}, /* 3674 */
    {RT_TERM_LAND, 3663, 3674, 0, 0}, /* 3675 */
    {RT_TERM_LAND, 3675, 17, 0, 0}, /* 3676 */
    {RT_TERM_SLICE, 3669, 68, 0, 4}, /* 3677 */
    {RT_TERM_SLICE, 3677, 58, 0, 1}, /* 3678 */
    {RT_TERM_LAND, 3663, 3678, 0, 0}, /* 3679 */
    {RT_TERM_LAND, 3679, 17, 0, 0}, /* 3680 */
    {RT_TERM_LNOT, 3678, 0, 0, 0}, /* 3681 */
    {RT_TERM_LAND, 3663, 3681, 0, 0}, /* 3682 */
    {RT_TERM_LAND, 3682, 17, 0, 0}, /* 3683 */
    {RT_TERM_SLICE, 3669, 100, 0, 4}, /* 3684 */
    {RT_TERM_SLICE, 3684, 58, 0, 1}, /* 3685 */
    {RT_TERM_LAND, 3663, 3685, 0, 0}, /* 3686 */
    {RT_TERM_LAND, 3686, 17, 0, 0}, /* 3687 */
    {RT_TERM_LNOT, 3685, 0, 0, 0}, /* 3688 */
    {RT_TERM_LAND, 3663, 3688, 0, 0}, /* 3689 */
    {RT_TERM_LAND, 3689, 17, 0, 0}, /* 3690 */
    {RT_TERM_SLICE, 3669, 318, 0, 4}, /* 3691 */
    {RT_TERM_SLICE, 3691, 58, 0, 1}, /* 3692 */
    {RT_TERM_LAND, 3663, 3692, 0, 0}, /* 3693 */
    {RT_TERM_LAND, 3693, 17, 0, 0}, /* 3694 */
    {RT_TERM_LNOT, 3692, 0, 0, 0}, /* 3695 */
    {RT_TERM_LAND, 3663, 3695, 0, 0}, /* 3696 */
    {RT_TERM_LAND, 3696, 17, 0, 0}, /* 3697 */
    {RT_TERM_LAND, 1945, 3560, 0, 0}, /* 3698 */
    {RT_TERM_LAND, 3698, 23, 0, 0}, /* 3699 */
    {RT_TERM_LAND, 3699, 17, 0, 0}, /* 3700 */
    {RT_TERM_LAND, 3698, 46, 0, 0}, /* 3701 */
    {RT_TERM_LAND, 3701, 17, 0, 0}, /* 3702 */
    {RT_TERM_LAND, 3698, 59, 0, 0}, /* 3703 */
    {RT_TERM_LAND, 3703, 17, 0, 0}, /* 3704 */
    {RT_TERM_LAND, 3698, 69, 0, 0}, /* 3705 */
    {RT_TERM_LAND, 3705, 17, 0, 0}, /* 3706 */
    {RT_TERM_LAND, 3698, 86, 0, 0}, /* 3707 */
    {RT_TERM_LAND, 3707, 17, 0, 0}, /* 3708 */
    {RT_TERM_LAND, 3698, 91, 0, 0}, /* 3709 */
    {RT_TERM_LAND, 3709, 17, 0, 0}, /* 3710 */
    {RT_TERM_LAND, 2059, 15, 0, 0}, /* 3711 */
    {RT_TERM_SLICE, 1105, 2, 0, 32}, /* 3712 */
    {RT_TERM_SLICE, 3712, 2, 0, 4}, /* 3713 */
    {RT_TERM_SLICE, 3713, 58, 0, 1}, /* 3714 */
    {RT_TERM_LAND, 3711, 3714, 0, 0}, /* 3715 */
    {RT_TERM_LNOT, 3714, 0, 0, 0}, /* 3716 */
    {RT_TERM_LAND, 3711, 3716, 0, 0}, /* 3717 */
    {RT_TERM_SLICE, 3712, 68, 0, 4}, /* 3718 */
    {RT_TERM_SLICE, 3718, 58, 0, 1}, /* 3719 */
    {RT_TERM_LAND, 3711, 3719, 0, 0}, /* 3720 */
    {RT_TERM_LNOT, 3719, 0, 0, 0}, /* 3721 */
    {RT_TERM_LAND, 3711, 3721, 0, 0}, /* 3722 */
    {RT_TERM_SLICE, 3712, 100, 0, 4}, /* 3723 */
    {RT_TERM_SLICE, 3723, 58, 0, 1}, /* 3724 */
    {RT_TERM_LAND, 3711, 3724, 0, 0}, /* 3725 */
    {RT_TERM_LNOT, 3724, 0, 0, 0}, /* 3726 */
    {RT_TERM_LAND, 3711, 3726, 0, 0}, /* 3727 */
    {RT_TERM_SLICE, 3712, 318, 0, 4}, /* 3728 */
    {RT_TERM_SLICE, 3728, 58, 0, 1}, /* 3729 */
    {RT_TERM_LAND, 3711, 3729, 0, 0}, /* 3730 */
    {RT_TERM_LNOT, 3729, 0, 0, 0}, /* 3731 */
    {RT_TERM_LAND, 3711, 3731, 0, 0}, /* 3732 */
    {RT_TERM_LAND, 2059, 3560, 0, 0}, /* 3733 */
    {RT_TERM_LAND, 3733, 23, 0, 0}, /* 3734 */
    {RT_TERM_LAND, 3733, 46, 0, 0}, /* 3735 */
    {RT_TERM_LAND, 3733, 59, 0, 0}, /* 3736 */
    {RT_TERM_LAND, 3733, 69, 0, 0}, /* 3737 */
    {RT_TERM_LAND, 3733, 86, 0, 0}, /* 3738 */
    {RT_TERM_LAND, 3733, 91, 0, 0}, /* 3739 */
    {RT_TERM_LAND, 1945, 25, 0, 0}, /* 3740 */
    {RT_TERM_SLICE, 14, 2, 0, 1}, /* 3741 */
    {RT_TERM_LAND, 3740, 3741, 0, 0}, /* 3742 */
    {RT_TERM_LNOT, 3741, 0, 0, 0}, /* 3743 */
    {RT_TERM_LAND, 3740, 3743, 0, 0}, /* 3744 */
    {RT_TERM_SLICE, 14, 9, 0, 1}, /* 3745 */
    {RT_TERM_LAND, 3740, 3745, 0, 0}, /* 3746 */
    {RT_TERM_LAND, 3746, 17, 0, 0}, /* 3747 */
    {RT_TERM_LNOT, 3745, 0, 0, 0}, /* 3748 */
    {RT_TERM_LAND, 3740, 3748, 0, 0}, /* 3749 */
    {RT_TERM_LAND, 3749, 17, 0, 0}, /* 3750 */
    {RT_TERM_LAND, 1945, 29, 0, 0}, /* 3751 */
    {RT_TERM_LAND, 3751, 3741, 0, 0}, /* 3752 */
    {RT_TERM_LAND, 3751, 3743, 0, 0}, /* 3753 */
    {RT_TERM_LAND, 3751, 3745, 0, 0}, /* 3754 */
    {RT_TERM_LAND, 3754, 17, 0, 0}, /* 3755 */
    {RT_TERM_LAND, 3751, 3748, 0, 0}, /* 3756 */
    {RT_TERM_LAND, 3756, 17, 0, 0}, /* 3757 */
    {RT_TERM_LAND, 1103, 25, 0, 0}, /* 3758 */
    {RT_TERM_LAND, 3758, 3741, 0, 0}, /* 3759 */
    {RT_TERM_LAND, 3758, 3743, 0, 0}, /* 3760 */
    {RT_TERM_LAND, 1103, 29, 0, 0}, /* 3761 */
    {RT_TERM_LAND, 3761, 3741, 0, 0}, /* 3762 */
    {RT_TERM_LAND, 3761, 3743, 0, 0}, /* 3763 */
    {RT_TERM_LAND, 1016, 25, 0, 0}, /* 3764 */
    {RT_TERM_LAND, 3764, 3741, 0, 0}, /* 3765 */
    {RT_TERM_LAND, 3764, 3743, 0, 0}, /* 3766 */
    {RT_TERM_LAND, 3764, 3745, 0, 0}, /* 3767 */
    {RT_TERM_LAND, 3767, 106, 0, 0}, /* 3768 */
    {RT_TERM_LAND, 3764, 3748, 0, 0}, /* 3769 */
    {RT_TERM_LAND, 3769, 106, 0, 0}, /* 3770 */
    {RT_TERM_LAND, 1016, 29, 0, 0}, /* 3771 */
    {RT_TERM_LAND, 3771, 3741, 0, 0}, /* 3772 */
    {RT_TERM_LAND, 3771, 3743, 0, 0}, /* 3773 */
    {RT_TERM_LAND, 3771, 3745, 0, 0}, /* 3774 */
    {RT_TERM_LAND, 3774, 106, 0, 0}, /* 3775 */
    {RT_TERM_LAND, 3771, 3748, 0, 0}, /* 3776 */
    {RT_TERM_LAND, 3776, 106, 0, 0}, /* 3777 */
    {RT_TERM_LAND, 1016, 608, 0, 0}, /* 3778 */
    {RT_TERM_LAND, 1016, 606, 0, 0}, /* 3779 */
    {RT_TERM_LAND, 8, 1, 0, 0}, /* 3780 */
    {RT_TERM_LAND, 5, 1, 0, 0}, /* 3781 */
    {RT_TERM_LAND, 106, 286, 0, 0}, /* 3782 */
    {RT_TERM_LAND, 608, 207, 0, 0}, /* 3783 */
    {RT_TERM_LAND, 606, 207, 0, 0}, /* 3784 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 3785 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 3786 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 3787 */
    {RT_TERM_COND, 3785, 653, 654, 0}, /* 3788 */
    {RT_TERM_COND, 3787, 9, 3788, 0}, /* 3789 */
    {RT_TERM_LAND, 3789, 25, 0, 0}, /* 3790 */
    {RT_TERM_LAND, 3790, 3741, 0, 0}, /* 3791 */
    {RT_TERM_LAND, 3790, 3743, 0, 0}, /* 3792 */
    {RT_TERM_LAND, 3790, 3745, 0, 0}, /* 3793 */
    {RT_TERM_LAND, 3790, 3748, 0, 0}, /* 3794 */
    {RT_TERM_LAND, 3789, 29, 0, 0}, /* 3795 */
    {RT_TERM_LAND, 3795, 3741, 0, 0}, /* 3796 */
    {RT_TERM_LAND, 3795, 3743, 0, 0}, /* 3797 */
    {RT_TERM_LAND, 3795, 3745, 0, 0}, /* 3798 */
    {RT_TERM_LAND, 3795, 3748, 0, 0}, /* 3799 */
    {RT_TERM_COND, 606, 1169, 1170, 0}, /* 3800 */
    {RT_TERM_COND, 608, 9, 3800, 0}, /* 3801 */
    {RT_TERM_LAND, 3801, 25, 0, 0}, /* 3802 */
    {RT_TERM_LAND, 3802, 3741, 0, 0}, /* 3803 */
    {RT_TERM_LAND, 3802, 3743, 0, 0}, /* 3804 */
    {RT_TERM_LAND, 3801, 29, 0, 0}, /* 3805 */
    {RT_TERM_LAND, 3805, 3741, 0, 0}, /* 3806 */
    {RT_TERM_LAND, 3805, 3743, 0, 0}, /* 3807 */
    {RT_TERM_LAND, 17, 1, 0, 0}, /* 3808 */
    {RT_TERM_SLICE, 25, 2, 0, 1}, /* 3809 */
    {RT_TERM_SLICE, 3809, 2, 0, 1}, /* 3810 */
    {RT_TERM_SLICE, 105, 2, 0, 1}, /* 3811 */
    {RT_TERM_SLICE, 3811, 2, 0, 1}, /* 3812 */
    {RT_TERM_SLICE, 120, 2, 0, 1}, /* 3813 */
    {RT_TERM_SLICE, 3813, 2, 0, 1}, /* 3814 */
    {RT_TERM_SLICE, 19, 2, 0, 3}, /* 3815 */
    {RT_TERM_SLICE, 3815, 2, 0, 3}, /* 3816 */
    {RT_TERM_CAT, 3814, 3816, 0, 1}, /* 3817 */
    {RT_TERM_CAT, 3812, 3817, 0, 1}, /* 3818 */
    {RT_TERM_CAT, 3810, 3818, 0, 1}, /* 3819 */
    {RT_TERM_SLICE, 3819, 9, 0, 1}, /* 3820 */
    {RT_TERM_LAND, 610, 3820, 0, 0}, /* 3821 */
    {RT_TERM_SLICE, 3819, 2, 0, 1}, /* 3822 */
    {RT_TERM_LAND, 3821, 3822, 0, 0}, /* 3823 */
    {RT_TERM_LAND, 3823, 3741, 0, 0}, /* 3824 */
    {RT_TERM_MUL, 330, 1, 0, 0}, /* 3825 */
    {RT_TERM_LAND, 3823, 3743, 0, 0}, /* 3826 */
    {RT_TERM_LAND, 3823, 3745, 0, 0}, /* 3827 */
    {RT_TERM_MUL, 330, 951, 0, 0}, /* 3828 */
    {RT_TERM_LAND, 3823, 3748, 0, 0}, /* 3829 */
    {RT_TERM_LNOT, 3822, 0, 0, 0}, /* 3830 */
    {RT_TERM_LAND, 3821, 3830, 0, 0}, /* 3831 */
    {RT_TERM_LAND, 3831, 3741, 0, 0}, /* 3832 */
    {RT_TERM_LAND, 3831, 3743, 0, 0}, /* 3833 */
    {RT_TERM_LAND, 3831, 3745, 0, 0}, /* 3834 */
    {RT_TERM_LAND, 3831, 3748, 0, 0}, /* 3835 */
    {RT_TERM_SLICE, 3819, 58, 0, 3}, /* 3836 */
    {RT_TERM_EQ, 3836, 2, 0, 0}, /* 3837 */
    {RT_TERM_LAND, 3821, 3837, 0, 0}, /* 3838 */
    {RT_TERM_EQ, 3836, 9, 0, 0}, /* 3839 */
    {RT_TERM_LAND, 3821, 3839, 0, 0}, /* 3840 */
    {RT_TERM_EQ, 3836, 45, 0, 0}, /* 3841 */
    {RT_TERM_LAND, 3821, 3841, 0, 0}, /* 3842 */
    {RT_TERM_EQ, 3836, 68, 0, 0}, /* 3843 */
    {RT_TERM_LAND, 3821, 3843, 0, 0}, /* 3844 */
    {RT_TERM_LNOT, 3820, 0, 0, 0}, /* 3845 */
    {RT_TERM_LAND, 610, 3845, 0, 0}, /* 3846 */
    {RT_TERM_LAND, 3846, 3822, 0, 0}, /* 3847 */
    {RT_TERM_LAND, 3847, 3741, 0, 0}, /* 3848 */
    {RT_TERM_LAND, 3847, 3743, 0, 0}, /* 3849 */
    {RT_TERM_LAND, 3847, 3745, 0, 0}, /* 3850 */
    {RT_TERM_LAND, 3847, 3748, 0, 0}, /* 3851 */
    {RT_TERM_LAND, 3846, 3830, 0, 0}, /* 3852 */
    {RT_TERM_LAND, 3852, 3741, 0, 0}, /* 3853 */
    {RT_TERM_LAND, 3852, 3743, 0, 0}, /* 3854 */
    {RT_TERM_LAND, 3852, 3745, 0, 0}, /* 3855 */
    {RT_TERM_LAND, 3852, 3748, 0, 0}, /* 3856 */
    {RT_TERM_LAND, 3846, 3837, 0, 0}, /* 3857 */
    {RT_TERM_LAND, 3846, 3839, 0, 0}, /* 3858 */
    {RT_TERM_LAND, 3846, 3841, 0, 0}, /* 3859 */
    {RT_TERM_LAND, 3846, 3843, 0, 0}, /* 3860 */
    {RT_TERM_LAND, 742, 3820, 0, 0}, /* 3861 */
    {RT_TERM_LAND, 3861, 3822, 0, 0}, /* 3862 */
    {RT_TERM_LAND, 3862, 3741, 0, 0}, /* 3863 */
    {RT_TERM_LAND, 3862, 3743, 0, 0}, /* 3864 */
    {RT_TERM_LAND, 3861, 3830, 0, 0}, /* 3865 */
    {RT_TERM_LAND, 3865, 3741, 0, 0}, /* 3866 */
    {RT_TERM_LAND, 3865, 3743, 0, 0}, /* 3867 */
    {RT_TERM_LAND, 3861, 3837, 0, 0}, /* 3868 */
    {RT_TERM_LAND, 3861, 3839, 0, 0}, /* 3869 */
    {RT_TERM_LAND, 3861, 3841, 0, 0}, /* 3870 */
    {RT_TERM_LAND, 3861, 3843, 0, 0}, /* 3871 */
    {RT_TERM_LAND, 742, 3845, 0, 0}, /* 3872 */
    {RT_TERM_LAND, 3872, 3822, 0, 0}, /* 3873 */
    {RT_TERM_LAND, 3873, 3741, 0, 0}, /* 3874 */
    {RT_TERM_LAND, 3873, 3743, 0, 0}, /* 3875 */
    {RT_TERM_LAND, 3872, 3830, 0, 0}, /* 3876 */
    {RT_TERM_LAND, 3876, 3741, 0, 0}, /* 3877 */
    {RT_TERM_LAND, 3876, 3743, 0, 0}, /* 3878 */
    {RT_TERM_LAND, 3872, 3837, 0, 0}, /* 3879 */
    {RT_TERM_LAND, 3872, 3839, 0, 0}, /* 3880 */
    {RT_TERM_LAND, 3872, 3841, 0, 0}, /* 3881 */
    {RT_TERM_LAND, 3872, 3843, 0, 0}, /* 3882 */
    {RT_TERM_LAND, 966, 3820, 0, 0}, /* 3883 */
    {RT_TERM_LAND, 3883, 3822, 0, 0}, /* 3884 */
    {RT_TERM_LAND, 3884, 3741, 0, 0}, /* 3885 */
    {RT_TERM_LAND, 3884, 3743, 0, 0}, /* 3886 */
    {RT_TERM_LAND, 3883, 3830, 0, 0}, /* 3887 */
    {RT_TERM_LAND, 3887, 3741, 0, 0}, /* 3888 */
    {RT_TERM_LAND, 3887, 3743, 0, 0}, /* 3889 */
    {RT_TERM_LAND, 3883, 3837, 0, 0}, /* 3890 */
    {RT_TERM_LAND, 3883, 3839, 0, 0}, /* 3891 */
    {RT_TERM_LAND, 3883, 3841, 0, 0}, /* 3892 */
    {RT_TERM_LAND, 966, 3845, 0, 0}, /* 3893 */
    {RT_TERM_LAND, 3893, 3822, 0, 0}, /* 3894 */
    {RT_TERM_LAND, 3894, 3741, 0, 0}, /* 3895 */
    {RT_TERM_LAND, 3894, 3743, 0, 0}, /* 3896 */
    {RT_TERM_LAND, 3893, 3830, 0, 0}, /* 3897 */
    {RT_TERM_LAND, 3897, 3741, 0, 0}, /* 3898 */
    {RT_TERM_LAND, 3897, 3743, 0, 0}, /* 3899 */
    {RT_TERM_LAND, 3893, 3837, 0, 0}, /* 3900 */
    {RT_TERM_LAND, 3893, 3839, 0, 0}, /* 3901 */
    {RT_TERM_LAND, 3893, 3841, 0, 0}, /* 3902 */
    {RT_TERM_SLICE, 2, 2, 0, 2}, /* 3903 */
    {RT_TERM_SLICE, 25, 2, 0, 3}, /* 3904 */
    {RT_TERM_SLICE, 3904, 2, 0, 3}, /* 3905 */
    {RT_TERM_CAT, 3812, 3905, 0, 1}, /* 3906 */
    {RT_TERM_CAT, 3903, 3906, 0, 2}, /* 3907 */
    {RT_TERM_SLICE, 3907, 9, 0, 1}, /* 3908 */
    {RT_TERM_LAND, 2892, 3908, 0, 0}, /* 3909 */
    {RT_TERM_SLICE, 3907, 2, 0, 1}, /* 3910 */
    {RT_TERM_LAND, 3909, 3910, 0, 0}, /* 3911 */
    {RT_TERM_LAND, 3911, 3741, 0, 0}, /* 3912 */
    {RT_TERM_MUL, 330, 22, 0, 0}, /* 3913 */
    {RT_TERM_LAND, 3911, 3743, 0, 0}, /* 3914 */
    {RT_TERM_LAND, 3911, 3745, 0, 0}, /* 3915 */
    {RT_TERM_LAND, 3911, 3748, 0, 0}, /* 3916 */
    {RT_TERM_LNOT, 3910, 0, 0, 0}, /* 3917 */
    {RT_TERM_LAND, 3909, 3917, 0, 0}, /* 3918 */
    {RT_TERM_LAND, 3918, 3741, 0, 0}, /* 3919 */
    {RT_TERM_LAND, 3918, 3743, 0, 0}, /* 3920 */
    {RT_TERM_LAND, 3918, 3745, 0, 0}, /* 3921 */
    {RT_TERM_LAND, 3918, 3748, 0, 0}, /* 3922 */
    {RT_TERM_LNOT, 3908, 0, 0, 0}, /* 3923 */
    {RT_TERM_LAND, 2892, 3923, 0, 0}, /* 3924 */
    {RT_TERM_LAND, 3924, 3910, 0, 0}, /* 3925 */
    {RT_TERM_LAND, 3925, 3741, 0, 0}, /* 3926 */
    {RT_TERM_LAND, 3925, 3743, 0, 0}, /* 3927 */
    {RT_TERM_LAND, 3925, 3745, 0, 0}, /* 3928 */
    {RT_TERM_LAND, 3925, 3748, 0, 0}, /* 3929 */
    {RT_TERM_LAND, 3924, 3917, 0, 0}, /* 3930 */
    {RT_TERM_LAND, 3930, 3741, 0, 0}, /* 3931 */
    {RT_TERM_LAND, 3930, 3743, 0, 0}, /* 3932 */
    {RT_TERM_LAND, 3930, 3745, 0, 0}, /* 3933 */
    {RT_TERM_LAND, 3930, 3748, 0, 0}, /* 3934 */
    {RT_TERM_COND, 606, 1064, 1065, 0}, /* 3935 */
    {RT_TERM_COND, 608, 9, 3935, 0}, /* 3936 */
    {RT_TERM_LAND, 3936, 424, 0, 0}, /* 3937 */
    {RT_TERM_LAND, 3937, 15, 0, 0}, /* 3938 */
    {RT_TERM_BXOR, 3553, 120, 0, 0}, /* 3939 */
    {RT_TERM_LAND, 3938, 3939, 0, 0}, /* 3940 */
    {RT_TERM_LAND, 3937, 23, 0, 0}, /* 3941 */
    {RT_TERM_LNOT, 3939, 0, 0, 0}, /* 3942 */
    {RT_TERM_LAND, 3941, 3942, 0, 0}, /* 3943 */
    {RT_TERM_LAND, 3937, 46, 0, 0}, /* 3944 */
    {RT_TERM_BXOR, 10, 22, 0, 0}, /* 3945 */
    {RT_TERM_LAND, 3939, 3945, 0, 0}, /* 3946 */
    {RT_TERM_LOR, 3939, 3945, 0, 0}, /* 3947 */
    {RT_TERM_BXOR, 3939, 3945, 0, 0}, /* 3948 */
    {RT_TERM_COND, 59, 2, 33, 0}, /* 3949 */
    {RT_TERM_COND, 46, 3948, 3949, 0}, /* 3950 */
    {RT_TERM_COND, 23, 3947, 3950, 0}, /* 3951 */
    {RT_TERM_COND, 15, 3946, 3951, 0}, /* 3952 */
    {RT_TERM_LAND, 3937, 3952, 0, 0}, /* 3953 */
    {RT_TERM_LAND, 3936, 425, 0, 0}, /* 3954 */
    {RT_TERM_LAND, 3954, 15, 0, 0}, /* 3955 */
    {RT_TERM_LAND, 3955, 3939, 0, 0}, /* 3956 */
    {RT_TERM_LAND, 3954, 23, 0, 0}, /* 3957 */
    {RT_TERM_LAND, 3957, 3942, 0, 0}, /* 3958 */
    {RT_TERM_LAND, 3954, 46, 0, 0}, /* 3959 */
    {RT_TERM_LNOT, 3952, 0, 0, 0}, /* 3960 */
    {RT_TERM_LAND, 3954, 3960, 0, 0}, /* 3961 */
    {RT_TERM_LAND, 3936, 426, 0, 0}, /* 3962 */
    {RT_TERM_LAND, 3962, 15, 0, 0}, /* 3963 */
    {RT_TERM_LAND, 3963, 3939, 0, 0}, /* 3964 */
    {RT_TERM_LAND, 3962, 23, 0, 0}, /* 3965 */
    {RT_TERM_LAND, 3965, 3942, 0, 0}, /* 3966 */
    {RT_TERM_LAND, 3962, 46, 0, 0}, /* 3967 */
    {RT_TERM_LAND, 3937, 3960, 0, 0}, /* 3968 */
    {RT_TERM_LAND, 3954, 3952, 0, 0}, /* 3969 */
    {RT_TERM_LAND, 961, 292, 0, 0}, /* 3970 */
    {RT_TERM_LAND, 3970, 424, 0, 0}, /* 3971 */
    {RT_TERM_BXOR, 288, 205, 0, 0}, /* 3972 */
    {RT_TERM_LAND, 3971, 3972, 0, 0}, /* 3973 */
    {RT_TERM_LAND, 3970, 425, 0, 0}, /* 3974 */
    {RT_TERM_LNOT, 3972, 0, 0, 0}, /* 3975 */
    {RT_TERM_LAND, 3974, 3975, 0, 0}, /* 3976 */
    {RT_TERM_LAND, 3970, 426, 0, 0}, /* 3977 */
    {RT_TERM_BXOR, 107, 6, 0, 0}, /* 3978 */
    {RT_TERM_LAND, 3972, 3978, 0, 0}, /* 3979 */
    {RT_TERM_LOR, 3972, 3978, 0, 0}, /* 3980 */
    {RT_TERM_BXOR, 3972, 3978, 0, 0}, /* 3981 */
    {RT_TERM_COND, 427, 2, 33, 0}, /* 3982 */
    {RT_TERM_COND, 426, 3981, 3982, 0}, /* 3983 */
    {RT_TERM_COND, 425, 3980, 3983, 0}, /* 3984 */
    {RT_TERM_COND, 424, 3979, 3984, 0}, /* 3985 */
    {RT_TERM_LAND, 3970, 3985, 0, 0}, /* 3986 */
    {RT_TERM_LAND, 961, 293, 0, 0}, /* 3987 */
    {RT_TERM_LAND, 3987, 424, 0, 0}, /* 3988 */
    {RT_TERM_LAND, 3988, 3972, 0, 0}, /* 3989 */
    {RT_TERM_LAND, 3987, 425, 0, 0}, /* 3990 */
    {RT_TERM_LAND, 3990, 3975, 0, 0}, /* 3991 */
    {RT_TERM_LAND, 3987, 426, 0, 0}, /* 3992 */
    {RT_TERM_LNOT, 3985, 0, 0, 0}, /* 3993 */
    {RT_TERM_LAND, 3987, 3993, 0, 0}, /* 3994 */
    {RT_TERM_LAND, 961, 295, 0, 0}, /* 3995 */
    {RT_TERM_LAND, 3995, 424, 0, 0}, /* 3996 */
    {RT_TERM_LAND, 3996, 3972, 0, 0}, /* 3997 */
    {RT_TERM_LAND, 3995, 425, 0, 0}, /* 3998 */
    {RT_TERM_LAND, 3998, 3975, 0, 0}, /* 3999 */
    {RT_TERM_LAND, 3995, 426, 0, 0}, /* 4000 */
    {RT_TERM_LAND, 13, 292, 0, 0}, /* 4001 */
    {RT_TERM_LAND, 4001, 489, 0, 0}, /* 4002 */
    {RT_TERM_LAND, 13, 293, 0, 0}, /* 4003 */
    {RT_TERM_LNOT, 489, 0, 0, 0}, /* 4004 */
    {RT_TERM_LAND, 4003, 4004, 0, 0}, /* 4005 */
    {RT_TERM_LAND, 13, 295, 0, 0}, /* 4006 */
    {RT_TERM_LAND, 3480, 589, 0, 0}, /* 4007 */
    {RT_TERM_LAND, 291, 425, 0, 0}, /* 4008 */
    {RT_TERM_LNOT, 589, 0, 0, 0}, /* 4009 */
    {RT_TERM_LAND, 4008, 4009, 0, 0}, /* 4010 */
    {RT_TERM_LAND, 291, 426, 0, 0}, /* 4011 */
    {RT_TERM_LAND, 3480, 4009, 0, 0}, /* 4012 */
    {RT_TERM_LAND, 4008, 589, 0, 0}, /* 4013 */
    {RT_TERM_LAND, 1067, 17, 0, 0}, /* 4014 */
    {RT_TERM_LAND, 1067, 105, 0, 0}, /* 4015 */
    {RT_TERM_LAND, 1067, 161, 0, 0}, /* 4016 */
    {RT_TERM_LAND, 1172, 14, 0, 0}, /* 4017 */
    {RT_TERM_MUL, 100, 105, 0, 0}, /* 4018 */
    {RT_TERM_LAND, 4017, 17, 0, 0}, /* 4019 */
    {RT_TERM_LAND, 1172, 2904, 0, 0}, /* 4020 */
    {RT_TERM_LAND, 4020, 17, 0, 0}, /* 4021 */
    {RT_TERM_COND, 20, 33, 1, 0}, /* 4022 */
    {RT_TERM_COND, 17, 1105, 4022, 0}, /* 4023 */
    {RT_TERM_SLICE, 4023, 2, 0, 1}, /* 4024 */
    {RT_TERM_LAND, 4020, 4024, 0, 0}, /* 4025 */
    {RT_TERM_SLICE, 4023, 9, 0, 1}, /* 4026 */
    {RT_TERM_LAND, 4020, 4026, 0, 0}, /* 4027 */
    {RT_TERM_SLICE, 4023, 45, 0, 1}, /* 4028 */
    {RT_TERM_LAND, 4020, 4028, 0, 0}, /* 4029 */
    {RT_TERM_SLICE, 4023, 58, 0, 1}, /* 4030 */
    {RT_TERM_LAND, 4020, 4030, 0, 0}, /* 4031 */
    {RT_TERM_SLICE, 4023, 68, 0, 1}, /* 4032 */
    {RT_TERM_LAND, 4020, 4032, 0, 0}, /* 4033 */
    {RT_TERM_SLICE, 4023, 85, 0, 1}, /* 4034 */
    {RT_TERM_LAND, 4020, 4034, 0, 0}, /* 4035 */
    {RT_TERM_SLICE, 4023, 90, 0, 1}, /* 4036 */
    {RT_TERM_LAND, 4020, 4036, 0, 0}, /* 4037 */
    {RT_TERM_LAND, 1945, 14, 0, 0}, /* 4038 */
    {RT_TERM_LAND, 4038, 17, 0, 0}, /* 4039 */
    {RT_TERM_LAND, 1945, 2904, 0, 0}, /* 4040 */
    {RT_TERM_LAND, 4040, 17, 0, 0}, /* 4041 */
    {RT_TERM_COND, 5, 739, 740, 0}, /* 4042 */
    {RT_TERM_COND, 8, 9, 4042, 0}, /* 4043 */
    {RT_TERM_LAND, 4043, 14, 0, 0}, /* 4044 */
    {RT_TERM_LAND, 4044, 19, 0, 0}, /* 4045 */
    {RT_TERM_LAND, 4044, 246, 0, 0}, /* 4046 */
    {RT_TERM_LAND, 4043, 2904, 0, 0}, /* 4047 */
    {RT_TERM_LAND, 4047, 19, 0, 0}, /* 4048 */
    {RT_TERM_LAND, 4047, 246, 0, 0}, /* 4049 */
    {RT_TERM_LAND, 4043, 25, 0, 0}, /* 4050 */
    {RT_TERM_LAND, 4050, 17, 0, 0}, /* 4051 */
    {RT_TERM_LAND, 4043, 29, 0, 0}, /* 4052 */
    {RT_TERM_LAND, 4052, 17, 0, 0}, /* 4053 */
    {RT_TERM_GE, 25, 45, 0, 0}, /* 4054 */
    {RT_TERM_LAND, 1250, 4054, 0, 0}, /* 4055 */
    {RT_TERM_LAND, 4055, 14, 0, 0}, /* 4056 */
    {RT_TERM_LAND, 4056, 17, 0, 0}, /* 4057 */
    {RT_TERM_LAND, 4055, 2904, 0, 0}, /* 4058 */
    {RT_TERM_LAND, 4058, 17, 0, 0}, /* 4059 */
    {RT_TERM_LNOT, 4054, 0, 0, 0}, /* 4060 */
    {RT_TERM_LAND, 1250, 4060, 0, 0}, /* 4061 */
    {RT_TERM_LAND, 4061, 14, 0, 0}, /* 4062 */
    {RT_TERM_LAND, 4062, 17, 0, 0}, /* 4063 */
    {RT_TERM_LAND, 4061, 2904, 0, 0}, /* 4064 */
    {RT_TERM_LAND, 4064, 17, 0, 0}, /* 4065 */
    {RT_TERM_LAND, 1250, 105, 0, 0}, /* 4066 */
    {RT_TERM_LAND, 4066, 427, 0, 0}, /* 4067 */
    {RT_TERM_LAND, 4066, 3498, 0, 0}, /* 4068 */
    {RT_TERM_LAND, 4066, 4054, 0, 0}, /* 4069 */
    {RT_TERM_LAND, 4069, 14, 0, 0}, /* 4070 */
    {RT_TERM_LAND, 4070, 17, 0, 0}, /* 4071 */
    {RT_TERM_LAND, 4069, 2904, 0, 0}, /* 4072 */
    {RT_TERM_LAND, 4072, 17, 0, 0}, /* 4073 */
    {RT_TERM_LAND, 4066, 4060, 0, 0}, /* 4074 */
    {RT_TERM_LAND, 4074, 14, 0, 0}, /* 4075 */
    {RT_TERM_LAND, 4075, 17, 0, 0}, /* 4076 */
    {RT_TERM_LAND, 4074, 2904, 0, 0}, /* 4077 */
    {RT_TERM_LAND, 4077, 17, 0, 0}, /* 4078 */
    {RT_TERM_LAND, 1250, 161, 0, 0}, /* 4079 */
    {RT_TERM_LAND, 4079, 427, 0, 0}, /* 4080 */
    {RT_TERM_LAND, 4079, 3498, 0, 0}, /* 4081 */
    {RT_TERM_LAND, 4079, 4054, 0, 0}, /* 4082 */
    {RT_TERM_LAND, 4082, 14, 0, 0}, /* 4083 */
    {RT_TERM_LAND, 4083, 17, 0, 0}, /* 4084 */
    {RT_TERM_LAND, 4082, 2904, 0, 0}, /* 4085 */
    {RT_TERM_LAND, 4085, 17, 0, 0}, /* 4086 */
    {RT_TERM_LAND, 4079, 4060, 0, 0}, /* 4087 */
    {RT_TERM_LAND, 4087, 14, 0, 0}, /* 4088 */
    {RT_TERM_LAND, 4088, 17, 0, 0}, /* 4089 */
    {RT_TERM_LAND, 4087, 2904, 0, 0}, /* 4090 */
    {RT_TERM_LAND, 4090, 17, 0, 0}, /* 4091 */
    {RT_TERM_LAND, 4038, 25, 0, 0}, /* 4092 */
    {RT_TERM_LAND, 4038, 29, 0, 0}, /* 4093 */
    {RT_TERM_LAND, 4040, 25, 0, 0}, /* 4094 */
    {RT_TERM_LAND, 4040, 29, 0, 0}, /* 4095 */
    {RT_TERM_LAND, 1945, 17, 0, 0}, /* 4096 */
    {RT_TERM_COND, 20, 33, 3182, 0}, /* 4097 */
    {RT_TERM_COND, 17, 35, 4097, 0}, /* 4098 */
    {RT_TERM_SLICE, 4098, 100, 0, 8}, /* 4099 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 4100 */
    {RT_TERM_LT, 4099, 4100, 0, 0}, /* 4101 */
    {RT_TERM_COND, 4101, 4099, 4100, 0}, /* 4102 */
    {RT_TERM_NE, 4102, 2, 0, 0}, /* 4103 */
    {RT_TERM_LAND, 1945, 4103, 0, 0}, /* 4104 */
    {RT_TERM_LAND, 4104, 14, 0, 0}, /* 4105 */
    {RT_TERM_LAND, 4105, 25, 0, 0}, /* 4106 */
    {RT_TERM_LAND, 4105, 29, 0, 0}, /* 4107 */
    {RT_TERM_LAND, 4105, 2904, 0, 0}, /* 4108 */
    {RT_TERM_LAND, 4108, 25, 0, 0}, /* 4109 */
    {RT_TERM_LAND, 4108, 29, 0, 0}, /* 4110 */
    {RT_TERM_LAND, 4105, 17, 0, 0}, /* 4111 */
    {RT_TERM_GT, 4102, 9, 0, 0}, /* 4112 */
    {RT_TERM_COND, 4112, 4102, 9, 0}, /* 4113 */
    {RT_TERM_SUB, 4113, 9, 0, 0}, /* 4114 */
    {RT_TERM_SHR, 33, 4114, 0, 0}, /* 4115 */
    {RT_TERM_BAND, 4115, 9, 0, 0}, /* 4116 */
    {RT_TERM_LAND, 4105, 4116, 0, 0}, /* 4117 */
    {RT_TERM_LAND, 4117, 17, 0, 0}, /* 4118 */
    {RT_TERM_LAND, 3740, 17, 0, 0}, /* 4119 */
    {RT_TERM_LAND, 3657, 14, 0, 0}, /* 4120 */
    {RT_TERM_LAND, 4120, 17, 0, 0}, /* 4121 */
    {RT_TERM_LAND, 4121, 120, 0, 0}, /* 4122 */
    {RT_TERM_LAND, 4121, 611, 0, 0}, /* 4123 */
    {RT_TERM_COND, 120, 2934, 33, 0}, /* 4124 */
    {RT_TERM_SEXT, 4, 0, 0, 20}, /* 4125 */
    {RT_TERM_SLICE, 4125, 2, 0, 32}, /* 4126 */
    {RT_TERM_BNOT, 4125, 0, 0, 0}, /* 4127 */
    {RT_TERM_SLICE, 4127, 2, 0, 32}, /* 4128 */
    {RT_TERM_COND, 119, 4126, 4128, 0}, /* 4129 */
    {RT_TERM_COND, 20, 4124, 4129, 0}, /* 4130 */
    {RT_TERM_COND, 17, 2927, 4130, 0}, /* 4131 */
    {RT_TERM_SLICE, 4131, 369, 0, 1}, /* 4132 */
    {RT_TERM_LAND, 4120, 4132, 0, 0}, /* 4133 */
    {RT_TERM_LAND, 4133, 17, 0, 0}, /* 4134 */
    {RT_TERM_LAND, 4134, 120, 0, 0}, /* 4135 */
    {RT_TERM_LAND, 4134, 611, 0, 0}, /* 4136 */
    {RT_TERM_LAND, 14, 4132, 0, 0}, /* 4137 */
    {RT_TERM_LNOT, 4137, 0, 0, 0}, /* 4138 */
    {RT_TERM_LAND, 3657, 4138, 0, 0}, /* 4139 */
    {RT_TERM_LAND, 4139, 17, 0, 0}, /* 4140 */
    {RT_TERM_LAND, 4140, 120, 0, 0}, /* 4141 */
    {RT_TERM_LAND, 4140, 611, 0, 0}, /* 4142 */
    {RT_TERM_BNOT, 4131, 0, 0, 0}, /* 4143 */
    {RT_TERM_SLICE, 4143, 2, 0, 32}, /* 4144 */
    {RT_TERM_COND, 4137, 4144, 4131, 0}, /* 4145 */
    {RT_TERM_EQ, 4145, 2, 0, 0}, /* 4146 */
    {RT_TERM_LNOT, 4146, 0, 0, 0}, /* 4147 */
    {RT_TERM_LAND, 3657, 4147, 0, 0}, /* 4148 */
    {RT_TERM_LAND, 4148, 25, 0, 0}, /* 4149 */
    {RT_TERM_LAND, 4149, 14, 0, 0}, /* 4150 */
    {RT_TERM_LAND, 4150, 17, 0, 0}, /* 4151 */
    {RT_TERM_LAND, 4151, 120, 0, 0}, /* 4152 */
    {RT_TERM_LAND, 4151, 611, 0, 0}, /* 4153 */
    {RT_TERM_LAND, 4150, 4132, 0, 0}, /* 4154 */
    {RT_TERM_LAND, 4154, 17, 0, 0}, /* 4155 */
    {RT_TERM_LAND, 4155, 120, 0, 0}, /* 4156 */
    {RT_TERM_LAND, 4155, 611, 0, 0}, /* 4157 */
    {RT_TERM_LAND, 4149, 4138, 0, 0}, /* 4158 */
    {RT_TERM_LAND, 4158, 17, 0, 0}, /* 4159 */
    {RT_TERM_LAND, 4159, 120, 0, 0}, /* 4160 */
    {RT_TERM_LAND, 4159, 611, 0, 0}, /* 4161 */
    {RT_TERM_LAND, 4148, 29, 0, 0}, /* 4162 */
    {RT_TERM_LAND, 4162, 14, 0, 0}, /* 4163 */
    {RT_TERM_LAND, 4163, 17, 0, 0}, /* 4164 */
    {RT_TERM_LAND, 4164, 120, 0, 0}, /* 4165 */
    {RT_TERM_LAND, 4164, 611, 0, 0}, /* 4166 */
    {RT_TERM_LAND, 4163, 4132, 0, 0}, /* 4167 */
    {RT_TERM_LAND, 4167, 17, 0, 0}, /* 4168 */
    {RT_TERM_LAND, 4168, 120, 0, 0}, /* 4169 */
    {RT_TERM_LAND, 4168, 611, 0, 0}, /* 4170 */
    {RT_TERM_LAND, 4162, 4138, 0, 0}, /* 4171 */
    {RT_TERM_LAND, 4171, 17, 0, 0}, /* 4172 */
    {RT_TERM_LAND, 4172, 120, 0, 0}, /* 4173 */
    {RT_TERM_LAND, 4172, 611, 0, 0}, /* 4174 */
    {RT_TERM_LAND, 3650, 25, 0, 0}, /* 4175 */
    {RT_TERM_LAND, 3650, 29, 0, 0}, /* 4176 */
    {RT_TERM_LAND, 2892, 120, 0, 0}, /* 4177 */
    {RT_TERM_LAND, 2892, 611, 0, 0}, /* 4178 */
    {RT_TERM_LAND, 2892, 106, 0, 0}, /* 4179 */
    {RT_TERM_LAND, 2915, 120, 0, 0}, /* 4180 */
    {RT_TERM_LAND, 2915, 611, 0, 0}, /* 4181 */
    {RT_TERM_LAND, 2915, 14, 0, 0}, /* 4182 */
    {RT_TERM_SHL, 1118, 136, 0, 0}, /* 4183 */
    {RT_TERM_SLICE, 4183, 2, 0, 32}, /* 4184 */
    {RT_TERM_BNOT, 4184, 0, 0, 0}, /* 4185 */
    {RT_TERM_SLICE, 4185, 2, 0, 32}, /* 4186 */
    {RT_TERM_ADD, 4186, 9, 0, 0}, /* 4187 */
    {RT_TERM_SLICE, 4184, 2, 0, 32}, /* 4188 */
    {RT_TERM_COND, 120, 4187, 4188, 0}, /* 4189 */
    {RT_TERM_SEXT, 4189, 0, 0, 32}, /* 4190 */
    {RT_TERM_SEXT, 951, 0, 0, 20}, /* 4191 */
    {RT_TERM_SLICE, 4191, 2, 0, 32}, /* 4192 */
    {RT_TERM_COND, 0, 33, 4192, 0}, /* 4193 */
    {RT_TERM_COND, 106, 219, 4193, 0}, /* 4194 */
    {RT_TERM_SEXT, 4194, 0, 0, 32}, /* 4195 */
    {RT_TERM_ADD, 4190, 4195, 0, 0}, /* 4196 */
    {RT_TERM_LT, 4196, 2953, 0, 0}, /* 4197 */
    {RT_TERM_LNOT, 4197, 0, 0, 0}, /* 4198 */
    {RT_TERM_LAND, 2915, 4198, 0, 0}, /* 4199 */
    {RT_TERM_LAND, 4199, 120, 0, 0}, /* 4200 */
    {RT_TERM_LAND, 4199, 611, 0, 0}, /* 4201 */
    {RT_TERM_LAND, 4199, 106, 0, 0}, /* 4202 */
    {RT_TERM_LAND, 106, 1, 0, 0}, /* 4203 */
    {RT_TERM_LAND, 1831, 120, 0, 0}, /* 4204 */
    {RT_TERM_LAND, 1831, 611, 0, 0}, /* 4205 */
    {RT_TERM_LAND, 1831, 14, 0, 0}, /* 4206 */
    {RT_TERM_LAND, 1831, 19, 0, 0}, /* 4207 */
    {RT_TERM_LAND, 4207, 120, 0, 0}, /* 4208 */
    {RT_TERM_LAND, 4207, 611, 0, 0}, /* 4209 */
    {RT_TERM_LAND, 4207, 14, 0, 0}, /* 4210 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 4211 */
    {RT_TERM_SLICE, 4211, 2, 0, 32}, /* 4212 */
    {RT_TERM_ADD, 4212, 9, 0, 0}, /* 4213 */
    {RT_TERM_COND, 120, 4213, 33, 0}, /* 4214 */
    {RT_TERM_SEXT, 4214, 0, 0, 32}, /* 4215 */
    {RT_TERM_ADD, 4215, 220, 0, 0}, /* 4216 */
    {RT_TERM_LT, 4216, 2953, 0, 0}, /* 4217 */
    {RT_TERM_LNOT, 4217, 0, 0, 0}, /* 4218 */
    {RT_TERM_LAND, 4207, 4218, 0, 0}, /* 4219 */
    {RT_TERM_LAND, 4219, 120, 0, 0}, /* 4220 */
    {RT_TERM_LAND, 4219, 611, 0, 0}, /* 4221 */
    {RT_TERM_LAND, 3150, 120, 0, 0}, /* 4222 */
    {RT_TERM_LAND, 3150, 611, 0, 0}, /* 4223 */
    {RT_TERM_LAND, 3150, 14, 0, 0}, /* 4224 */
    {RT_TERM_LAND, 3150, 19, 0, 0}, /* 4225 */
    {RT_TERM_LAND, 4225, 120, 0, 0}, /* 4226 */
    {RT_TERM_LAND, 4225, 611, 0, 0}, /* 4227 */
    {RT_TERM_LAND, 4225, 14, 0, 0}, /* 4228 */
    {RT_TERM_BNOT, 33, 0, 0, 0}, /* 4229 */
    {RT_TERM_SLICE, 4229, 2, 0, 32}, /* 4230 */
    {RT_TERM_ADD, 4230, 9, 0, 0}, /* 4231 */
    {RT_TERM_COND, 120, 4231, 33, 0}, /* 4232 */
    {RT_TERM_SEXT, 4232, 0, 0, 32}, /* 4233 */
    {RT_TERM_ADD, 4233, 34, 0, 0}, /* 4234 */
    {RT_TERM_LT, 4234, 2953, 0, 0}, /* 4235 */
    {RT_TERM_LNOT, 4235, 0, 0, 0}, /* 4236 */
    {RT_TERM_LAND, 4225, 4236, 0, 0}, /* 4237 */
    {RT_TERM_LAND, 4237, 120, 0, 0}, /* 4238 */
    {RT_TERM_LAND, 4237, 611, 0, 0}, /* 4239 */
    {RT_TERM_COND, 5, 597, 598, 0}, /* 4240 */
    {RT_TERM_COND, 8, 9, 4240, 0}, /* 4241 */
    {RT_TERM_LAND, 4241, 17, 0, 0}, /* 4242 */
    {RT_TERM_LAND, 4241, 20, 0, 0}, /* 4243 */
    {RT_TERM_LAND, 4241, 119, 0, 0}, /* 4244 */
    {RT_TERM_CONST, 0, 0, 0, 44}, /* 4245 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 4246 */
    {RT_TERM_LAND, 4241, 4246, 0, 0}, /* 4247 */
    {RT_TERM_CONST, 0, 0, 0, 45}, /* 4248 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 4249 */
    {RT_TERM_LAND, 4241, 4249, 0, 0}, /* 4250 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 4251 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 4252 */
    {RT_TERM_LAND, 4241, 4252, 0, 0}, /* 4253 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 4254 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 4255 */
    {RT_TERM_LAND, 4241, 4255, 0, 0}, /* 4256 */
    {RT_TERM_CONST, 0, 0, 0, 62}, /* 4257 */
    {RT_TERM_LAND, 3556, 23, 0, 0}, /* 4258 */
    {RT_TERM_LAND, 3556, 46, 0, 0}, /* 4259 */
    {RT_TERM_REG, 120, 0, 0, 1}, /* 4260 */
    {RT_TERM_BXOR, 4260, 19, 0, 0}, /* 4261 */
    {RT_TERM_LNOT, 4261, 0, 0, 0}, /* 4262 */
    {RT_TERM_LAND, 4259, 4262, 0, 0}, /* 4263 */
    {RT_TERM_LAND, 110, 23, 0, 0}, /* 4264 */
    {RT_TERM_LAND, 4264, 15, 0, 0}, /* 4265 */
    {RT_TERM_LAND, 4265, 8, 0, 0}, /* 4266 */
    {RT_TERM_LAND, 4265, 17, 0, 0}, /* 4267 */
    {RT_TERM_LAND, 4264, 17, 0, 0}, /* 4268 */
    {RT_TERM_LAND, 4264, 46, 0, 0}, /* 4269 */
    {RT_TERM_LAND, 4269, 17, 0, 0}, /* 4270 */
    {RT_TERM_LAND, 4264, 59, 0, 0}, /* 4271 */
    {RT_TERM_LAND, 4271, 17, 0, 0}, /* 4272 */
    {RT_TERM_LAND, 4264, 8, 0, 0}, /* 4273 */
    {RT_TERM_LAND, 110, 3565, 0, 0}, /* 4274 */
    {RT_TERM_LAND, 4274, 15, 0, 0}, /* 4275 */
    {RT_TERM_LAND, 4275, 8, 0, 0}, /* 4276 */
    {RT_TERM_LAND, 4275, 17, 0, 0}, /* 4277 */
    {RT_TERM_LAND, 4274, 23, 0, 0}, /* 4278 */
    {RT_TERM_LAND, 4278, 17, 0, 0}, /* 4279 */
    {RT_TERM_LAND, 4274, 46, 0, 0}, /* 4280 */
    {RT_TERM_LAND, 4280, 17, 0, 0}, /* 4281 */
    {RT_TERM_LAND, 4274, 59, 0, 0}, /* 4282 */
    {RT_TERM_LAND, 4282, 17, 0, 0}, /* 4283 */
    {RT_TERM_LAND, 4274, 8, 0, 0}, /* 4284 */
    {RT_TERM_COND, 8, 35, 6, 0}, /* 4285 */
    {RT_TERM_SLICE, 4285, 100, 0, 5}, /* 4286 */
    {RT_TERM_BAND, 33, 4286, 0, 0}, /* 4287 */
    {RT_TERM_COND, 17, 1105, 205, 0}, /* 4288 */
    {RT_TERM_SLICE, 4288, 2, 0, 5}, /* 4289 */
    {RT_TERM_BNOT, 4286, 0, 0, 0}, /* 4290 */
    {RT_TERM_BAND, 4289, 4290, 0, 0}, /* 4291 */
    {RT_TERM_BAND, 4291, 369, 0, 0}, /* 4292 */
    {RT_TERM_BOR, 4287, 4292, 0, 0}, /* 4293 */
    {RT_TERM_SUB, 33, 4289, 0, 0}, /* 4294 */
    {RT_TERM_ADD, 33, 4289, 0, 0}, /* 4295 */
    {RT_TERM_BXOR, 33, 4289, 0, 0}, /* 4296 */
    {RT_TERM_COND, 59, 4296, 33, 0}, /* 4297 */
    {RT_TERM_COND, 46, 4295, 4297, 0}, /* 4298 */
    {RT_TERM_COND, 23, 4294, 4298, 0}, /* 4299 */
    {RT_TERM_COND, 15, 4293, 4299, 0}, /* 4300 */
    {RT_TERM_SLICE, 4285, 2, 0, 5}, /* 4301 */
    {RT_TERM_BAND, 4301, 4290, 0, 0}, /* 4302 */
    {RT_TERM_BAND, 4302, 369, 0, 0}, /* 4303 */
    {RT_TERM_BOR, 4287, 4303, 0, 0}, /* 4304 */
    {RT_TERM_GE, 4300, 4304, 0, 0}, /* 4305 */
    {RT_TERM_LE, 4300, 4304, 0, 0}, /* 4306 */
    {RT_TERM_COND, 23, 4305, 4306, 0}, /* 4307 */
    {RT_TERM_LAND, 110, 4307, 0, 0}, /* 4308 */
    {RT_TERM_LAND, 4308, 15, 0, 0}, /* 4309 */
    {RT_TERM_LAND, 4309, 8, 0, 0}, /* 4310 */
    {RT_TERM_LAND, 4309, 17, 0, 0}, /* 4311 */
    {RT_TERM_LAND, 4308, 23, 0, 0}, /* 4312 */
    {RT_TERM_LAND, 4312, 17, 0, 0}, /* 4313 */
    {RT_TERM_LAND, 4308, 46, 0, 0}, /* 4314 */
    {RT_TERM_LAND, 4314, 17, 0, 0}, /* 4315 */
    {RT_TERM_LAND, 4308, 59, 0, 0}, /* 4316 */
    {RT_TERM_LAND, 4316, 17, 0, 0}, /* 4317 */
    {RT_TERM_GE, 4300, 2, 0, 0}, /* 4318 */
    {RT_TERM_LAND, 4308, 4318, 0, 0}, /* 4319 */
    {RT_TERM_LAND, 4319, 15, 0, 0}, /* 4320 */
    {RT_TERM_LAND, 4320, 8, 0, 0}, /* 4321 */
    {RT_TERM_LAND, 4320, 17, 0, 0}, /* 4322 */
    {RT_TERM_LAND, 4319, 23, 0, 0}, /* 4323 */
    {RT_TERM_LAND, 4323, 17, 0, 0}, /* 4324 */
    {RT_TERM_LAND, 4319, 46, 0, 0}, /* 4325 */
    {RT_TERM_LAND, 4325, 17, 0, 0}, /* 4326 */
    {RT_TERM_LAND, 4319, 59, 0, 0}, /* 4327 */
    {RT_TERM_LAND, 4327, 17, 0, 0}, /* 4328 */
    {RT_TERM_LT, 4300, 4100, 0, 0}, /* 4329 */
    {RT_TERM_LAND, 4319, 4329, 0, 0}, /* 4330 */
    {RT_TERM_LAND, 4330, 15, 0, 0}, /* 4331 */
    {RT_TERM_LAND, 4331, 8, 0, 0}, /* 4332 */
    {RT_TERM_LAND, 4331, 17, 0, 0}, /* 4333 */
    {RT_TERM_LAND, 4330, 23, 0, 0}, /* 4334 */
    {RT_TERM_LAND, 4334, 17, 0, 0}, /* 4335 */
    {RT_TERM_LAND, 4330, 46, 0, 0}, /* 4336 */
    {RT_TERM_LAND, 4336, 17, 0, 0}, /* 4337 */
    {RT_TERM_LAND, 4330, 59, 0, 0}, /* 4338 */
    {RT_TERM_LAND, 4338, 17, 0, 0}, /* 4339 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 4340 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 4341 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 4342 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 4343 */
    {RT_TERM_REG, 4341, 0, 0, 1}, /* 4344 */
    {RT_TERM_LNOT, 4344, 0, 0, 0}, /* 4345 */
    {RT_TERM_COND, 4340, 4344, 4345, 0}, /* 4346 */
    {RT_TERM_COND, 4343, 9, 4346, 0}, /* 4347 */
    {RT_TERM_LT, 120, 68, 0, 0}, /* 4348 */
    {RT_TERM_LAND, 4347, 4348, 0, 0}, /* 4349 */
    {RT_TERM_LT, 120, 45, 0, 0}, /* 4350 */
    {RT_TERM_LAND, 4349, 4350, 0, 0}, /* 4351 */
    {RT_TERM_LAND, 4351, 212, 0, 0}, /* 4352 */
    {RT_TERM_LAND, 4352, 19, 0, 0}, /* 4353 */
    {RT_TERM_LAND, 4353, 6, 0, 0}, /* 4354 */
    {RT_TERM_LAND, 4354, 3787, 0, 0}, /* 4355 */
    {RT_TERM_LAND, 4355, 25, 0, 0}, /* 4356 */
    {RT_TERM_MUL, 100, 4, 0, 0}, /* 4357 */
    {RT_TERM_LAND, 4355, 29, 0, 0}, /* 4358 */
    {RT_TERM_LAND, 4354, 3785, 0, 0}, /* 4359 */
    {RT_TERM_LAND, 4359, 25, 0, 0}, /* 4360 */
    {RT_TERM_LAND, 4359, 29, 0, 0}, /* 4361 */
    {RT_TERM_LAND, 4354, 3786, 0, 0}, /* 4362 */
    {RT_TERM_LAND, 4362, 25, 0, 0}, /* 4363 */
    {RT_TERM_LAND, 4362, 29, 0, 0}, /* 4364 */
    {RT_TERM_LAND, 4353, 712, 0, 0}, /* 4365 */
    {RT_TERM_LAND, 4365, 3787, 0, 0}, /* 4366 */
    {RT_TERM_LAND, 4366, 25, 0, 0}, /* 4367 */
    {RT_TERM_LAND, 4366, 29, 0, 0}, /* 4368 */
    {RT_TERM_LAND, 4365, 3785, 0, 0}, /* 4369 */
    {RT_TERM_LAND, 4369, 25, 0, 0}, /* 4370 */
    {RT_TERM_LAND, 4369, 29, 0, 0}, /* 4371 */
    {RT_TERM_LAND, 4365, 3786, 0, 0}, /* 4372 */
    {RT_TERM_LAND, 4372, 25, 0, 0}, /* 4373 */
    {RT_TERM_LAND, 4372, 29, 0, 0}, /* 4374 */
    {RT_TERM_LAND, 4353, 136, 0, 0}, /* 4375 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 4376 */
    {RT_TERM_LAND, 4375, 4376, 0, 0}, /* 4377 */
    {RT_TERM_LAND, 4377, 105, 0, 0}, /* 4378 */
    {RT_TERM_MUL, 100, 170, 0, 0}, /* 4379 */
    {RT_TERM_LAND, 4377, 161, 0, 0}, /* 4380 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 4381 */
    {RT_TERM_LAND, 4375, 4381, 0, 0}, /* 4382 */
    {RT_TERM_LAND, 4382, 105, 0, 0}, /* 4383 */
    {RT_TERM_MUL, 330, 207, 0, 0}, /* 4384 */
    {RT_TERM_LAND, 4382, 161, 0, 0}, /* 4385 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 4386 */
    {RT_TERM_LAND, 4375, 4386, 0, 0}, /* 4387 */
    {RT_TERM_LAND, 4387, 105, 0, 0}, /* 4388 */
    {RT_TERM_LAND, 4387, 161, 0, 0}, /* 4389 */
    {RT_TERM_LAND, 4353, 2581, 0, 0}, /* 4390 */
    {RT_TERM_LAND, 4390, 4376, 0, 0}, /* 4391 */
    {RT_TERM_LAND, 4391, 105, 0, 0}, /* 4392 */
    {RT_TERM_LAND, 4391, 161, 0, 0}, /* 4393 */
    {RT_TERM_LAND, 4390, 4381, 0, 0}, /* 4394 */
    {RT_TERM_LAND, 4394, 105, 0, 0}, /* 4395 */
    {RT_TERM_LAND, 4394, 161, 0, 0}, /* 4396 */
    {RT_TERM_LAND, 4390, 4386, 0, 0}, /* 4397 */
    {RT_TERM_LAND, 4397, 105, 0, 0}, /* 4398 */
    {RT_TERM_LAND, 4397, 161, 0, 0}, /* 4399 */
    {RT_TERM_SLICE, 135, 4357, 0, 8}, /* 4400 */
    {RT_TERM_SEXT, 4400, 0, 0, 8}, /* 4401 */
    {RT_TERM_COND, 25, 4401, 4400, 0}, /* 4402 */
    {RT_TERM_SLICE, 135, 3828, 0, 16}, /* 4403 */
    {RT_TERM_SEXT, 4403, 0, 0, 16}, /* 4404 */
    {RT_TERM_COND, 25, 4404, 4403, 0}, /* 4405 */
    {RT_TERM_SEXT, 135, 0, 0, 32}, /* 4406 */
    {RT_TERM_COND, 25, 4406, 1124, 0}, /* 4407 */
    {RT_TERM_COND, 3785, 4405, 4407, 0}, /* 4408 */
    {RT_TERM_COND, 3787, 4402, 4408, 0}, /* 4409 */
    {RT_TERM_SUB, 2, 4409, 0, 0}, /* 4410 */
    {RT_TERM_COND, 6, 4410, 4409, 0}, /* 4411 */
    {RT_TERM_REG, 224, 0, 0, 0}, /* 4412 */
    {RT_TERM_SLICE, 4412, 4379, 0, 8}, /* 4413 */
    {RT_TERM_SEXT, 4413, 0, 0, 8}, /* 4414 */
    {RT_TERM_COND, 105, 4414, 4413, 0}, /* 4415 */
    {RT_TERM_SLICE, 4412, 4384, 0, 16}, /* 4416 */
    {RT_TERM_SEXT, 4416, 0, 0, 16}, /* 4417 */
    {RT_TERM_COND, 105, 4417, 4416, 0}, /* 4418 */
    {RT_TERM_SEXT, 4412, 0, 0, 32}, /* 4419 */
    {RT_TERM_SLICE, 4412, 2, 0, 32}, /* 4420 */
    {RT_TERM_COND, 105, 4419, 4420, 0}, /* 4421 */
    {RT_TERM_SEXT, 998, 0, 0, 16}, /* 4422 */
    {RT_TERM_COND, 105, 4422, 998, 0}, /* 4423 */
    {RT_TERM_COND, 4386, 4421, 4423, 0}, /* 4424 */
    {RT_TERM_COND, 4381, 4418, 4424, 0}, /* 4425 */
    {RT_TERM_COND, 4376, 4415, 4425, 0}, /* 4426 */
    {RT_TERM_SUB, 2, 4426, 0, 0}, /* 4427 */
    {RT_TERM_COND, 136, 4427, 4426, 0}, /* 4428 */
    {RT_TERM_ADD, 4411, 4428, 0, 0}, /* 4429 */
    {RT_TERM_CONST, 0, 0, 0, -1}, /* 4430 */
    {RT_TERM_COND, 4348, 100, 4100, 0}, /* 4431 */
    {RT_TERM_COND, 4350, 330, 4431, 0}, /* 4432 */
    {RT_TERM_SUB, 4432, 9, 0, 0}, /* 4433 */
    {RT_TERM_SHL, 9, 4433, 0, 0}, /* 4434 */
    {RT_TERM_SUB, 4434, 9, 0, 0}, /* 4435 */
    {RT_TERM_SHL, 9, 4432, 0, 0}, /* 4436 */
    {RT_TERM_SUB, 4436, 9, 0, 0}, /* 4437 */
    {RT_TERM_COND, 14, 4435, 4437, 0}, /* 4438 */
    {RT_TERM_SUB, 4430, 4438, 0, 0}, /* 4439 */
    {RT_TERM_COND, 14, 4439, 2, 0}, /* 4440 */
    {RT_TERM_LT, 4429, 4440, 0, 0}, /* 4441 */
    {RT_TERM_LNOT, 4441, 0, 0, 0}, /* 4442 */
    {RT_TERM_LAND, 4353, 4442, 0, 0}, /* 4443 */
    {RT_TERM_LAND, 4443, 6, 0, 0}, /* 4444 */
    {RT_TERM_LAND, 4444, 3787, 0, 0}, /* 4445 */
    {RT_TERM_LAND, 4445, 25, 0, 0}, /* 4446 */
    {RT_TERM_LAND, 4445, 29, 0, 0}, /* 4447 */
    {RT_TERM_LAND, 4444, 3785, 0, 0}, /* 4448 */
    {RT_TERM_LAND, 4448, 25, 0, 0}, /* 4449 */
    {RT_TERM_LAND, 4448, 29, 0, 0}, /* 4450 */
    {RT_TERM_LAND, 4444, 3786, 0, 0}, /* 4451 */
    {RT_TERM_LAND, 4451, 25, 0, 0}, /* 4452 */
    {RT_TERM_LAND, 4451, 29, 0, 0}, /* 4453 */
    {RT_TERM_LAND, 4443, 712, 0, 0}, /* 4454 */
    {RT_TERM_LAND, 4454, 3787, 0, 0}, /* 4455 */
    {RT_TERM_LAND, 4455, 25, 0, 0}, /* 4456 */
    {RT_TERM_LAND, 4455, 29, 0, 0}, /* 4457 */
    {RT_TERM_LAND, 4454, 3785, 0, 0}, /* 4458 */
    {RT_TERM_LAND, 4458, 25, 0, 0}, /* 4459 */
    {RT_TERM_LAND, 4458, 29, 0, 0}, /* 4460 */
    {RT_TERM_LAND, 4454, 3786, 0, 0}, /* 4461 */
    {RT_TERM_LAND, 4461, 25, 0, 0}, /* 4462 */
    {RT_TERM_LAND, 4461, 29, 0, 0}, /* 4463 */
    {RT_TERM_LAND, 4443, 136, 0, 0}, /* 4464 */
    {RT_TERM_LAND, 4464, 4376, 0, 0}, /* 4465 */
    {RT_TERM_LAND, 4465, 105, 0, 0}, /* 4466 */
    {RT_TERM_LAND, 4465, 161, 0, 0}, /* 4467 */
    {RT_TERM_LAND, 4464, 4381, 0, 0}, /* 4468 */
    {RT_TERM_LAND, 4468, 105, 0, 0}, /* 4469 */
    {RT_TERM_LAND, 4468, 161, 0, 0}, /* 4470 */
    {RT_TERM_LAND, 4464, 4386, 0, 0}, /* 4471 */
    {RT_TERM_LAND, 4471, 105, 0, 0}, /* 4472 */
    {RT_TERM_LAND, 4471, 161, 0, 0}, /* 4473 */
    {RT_TERM_LAND, 4443, 2581, 0, 0}, /* 4474 */
    {RT_TERM_LAND, 4474, 4376, 0, 0}, /* 4475 */
    {RT_TERM_LAND, 4475, 105, 0, 0}, /* 4476 */
    {RT_TERM_LAND, 4475, 161, 0, 0}, /* 4477 */
    {RT_TERM_LAND, 4474, 4381, 0, 0}, /* 4478 */
    {RT_TERM_LAND, 4478, 105, 0, 0}, /* 4479 */
    {RT_TERM_LAND, 4478, 161, 0, 0}, /* 4480 */
    {RT_TERM_LAND, 4474, 4386, 0, 0}, /* 4481 */
    {RT_TERM_LAND, 4481, 105, 0, 0}, /* 4482 */
    {RT_TERM_LAND, 4481, 161, 0, 0}, /* 4483 */
    {RT_TERM_GT, 4429, 4438, 0, 0}, /* 4484 */
    {RT_TERM_LNOT, 4484, 0, 0, 0}, /* 4485 */
    {RT_TERM_LAND, 4443, 4485, 0, 0}, /* 4486 */
    {RT_TERM_LAND, 4486, 6, 0, 0}, /* 4487 */
    {RT_TERM_LAND, 4487, 3787, 0, 0}, /* 4488 */
    {RT_TERM_LAND, 4488, 25, 0, 0}, /* 4489 */
    {RT_TERM_LAND, 4488, 29, 0, 0}, /* 4490 */
    {RT_TERM_LAND, 4487, 3785, 0, 0}, /* 4491 */
    {RT_TERM_LAND, 4491, 25, 0, 0}, /* 4492 */
    {RT_TERM_LAND, 4491, 29, 0, 0}, /* 4493 */
    {RT_TERM_LAND, 4487, 3786, 0, 0}, /* 4494 */
    {RT_TERM_LAND, 4494, 25, 0, 0}, /* 4495 */
    {RT_TERM_LAND, 4494, 29, 0, 0}, /* 4496 */
    {RT_TERM_LAND, 4486, 712, 0, 0}, /* 4497 */
    {RT_TERM_LAND, 4497, 3787, 0, 0}, /* 4498 */
    {RT_TERM_LAND, 4498, 25, 0, 0}, /* 4499 */
    {RT_TERM_LAND, 4498, 29, 0, 0}, /* 4500 */
    {RT_TERM_LAND, 4497, 3785, 0, 0}, /* 4501 */
    {RT_TERM_LAND, 4501, 25, 0, 0}, /* 4502 */
    {RT_TERM_LAND, 4501, 29, 0, 0}, /* 4503 */
    {RT_TERM_LAND, 4497, 3786, 0, 0}, /* 4504 */
    {RT_TERM_LAND, 4504, 25, 0, 0}, /* 4505 */
    {RT_TERM_LAND, 4504, 29, 0, 0}, /* 4506 */
    {RT_TERM_LAND, 4486, 136, 0, 0}, /* 4507 */
    {RT_TERM_LAND, 4507, 4376, 0, 0}, /* 4508 */
    {RT_TERM_LAND, 4508, 105, 0, 0}, /* 4509 */
    {RT_TERM_LAND, 4508, 161, 0, 0}, /* 4510 */
    {RT_TERM_LAND, 4507, 4381, 0, 0}, /* 4511 */
    {RT_TERM_LAND, 4511, 105, 0, 0}, /* 4512 */
    {RT_TERM_LAND, 4511, 161, 0, 0}, /* 4513 */
    {RT_TERM_LAND, 4507, 4386, 0, 0}, /* 4514 */
    {RT_TERM_LAND, 4514, 105, 0, 0}, /* 4515 */
    {RT_TERM_LAND, 4514, 161, 0, 0}, /* 4516 */
    {RT_TERM_LAND, 4486, 2581, 0, 0}, /* 4517 */
    {RT_TERM_LAND, 4517, 4376, 0, 0}, /* 4518 */
    {RT_TERM_LAND, 4518, 105, 0, 0}, /* 4519 */
    {RT_TERM_LAND, 4518, 161, 0, 0}, /* 4520 */
    {RT_TERM_LAND, 4517, 4381, 0, 0}, /* 4521 */
    {RT_TERM_LAND, 4521, 105, 0, 0}, /* 4522 */
    {RT_TERM_LAND, 4521, 161, 0, 0}, /* 4523 */
    {RT_TERM_LAND, 4517, 4386, 0, 0}, /* 4524 */
    {RT_TERM_LAND, 4524, 105, 0, 0}, /* 4525 */
    {RT_TERM_LAND, 4524, 161, 0, 0}, /* 4526 */
    {RT_TERM_LAND, 4352, 246, 0, 0}, /* 4527 */
    {RT_TERM_LAND, 4527, 6, 0, 0}, /* 4528 */
    {RT_TERM_LAND, 4528, 3787, 0, 0}, /* 4529 */
    {RT_TERM_LAND, 4529, 25, 0, 0}, /* 4530 */
    {RT_TERM_LAND, 4529, 29, 0, 0}, /* 4531 */
    {RT_TERM_LAND, 4528, 3785, 0, 0}, /* 4532 */
    {RT_TERM_LAND, 4532, 25, 0, 0}, /* 4533 */
    {RT_TERM_LAND, 4532, 29, 0, 0}, /* 4534 */
    {RT_TERM_LAND, 4528, 3786, 0, 0}, /* 4535 */
    {RT_TERM_LAND, 4535, 25, 0, 0}, /* 4536 */
    {RT_TERM_LAND, 4535, 29, 0, 0}, /* 4537 */
    {RT_TERM_LAND, 4527, 712, 0, 0}, /* 4538 */
    {RT_TERM_LAND, 4538, 3787, 0, 0}, /* 4539 */
    {RT_TERM_LAND, 4539, 25, 0, 0}, /* 4540 */
    {RT_TERM_LAND, 4539, 29, 0, 0}, /* 4541 */
    {RT_TERM_LAND, 4538, 3785, 0, 0}, /* 4542 */
    {RT_TERM_LAND, 4542, 25, 0, 0}, /* 4543 */
    {RT_TERM_LAND, 4542, 29, 0, 0}, /* 4544 */
    {RT_TERM_LAND, 4538, 3786, 0, 0}, /* 4545 */
    {RT_TERM_LAND, 4545, 25, 0, 0}, /* 4546 */
    {RT_TERM_LAND, 4545, 29, 0, 0}, /* 4547 */
    {RT_TERM_LAND, 4527, 136, 0, 0}, /* 4548 */
    {RT_TERM_LAND, 4548, 4376, 0, 0}, /* 4549 */
    {RT_TERM_LAND, 4549, 105, 0, 0}, /* 4550 */
    {RT_TERM_LAND, 4549, 161, 0, 0}, /* 4551 */
    {RT_TERM_LAND, 4548, 4381, 0, 0}, /* 4552 */
    {RT_TERM_LAND, 4552, 105, 0, 0}, /* 4553 */
    {RT_TERM_LAND, 4552, 161, 0, 0}, /* 4554 */
    {RT_TERM_LAND, 4548, 4386, 0, 0}, /* 4555 */
    {RT_TERM_LAND, 4555, 105, 0, 0}, /* 4556 */
    {RT_TERM_LAND, 4555, 161, 0, 0}, /* 4557 */
    {RT_TERM_LAND, 4527, 2581, 0, 0}, /* 4558 */
    {RT_TERM_LAND, 4558, 4376, 0, 0}, /* 4559 */
    {RT_TERM_LAND, 4559, 105, 0, 0}, /* 4560 */
    {RT_TERM_LAND, 4559, 161, 0, 0}, /* 4561 */
    {RT_TERM_LAND, 4558, 4381, 0, 0}, /* 4562 */
    {RT_TERM_LAND, 4562, 105, 0, 0}, /* 4563 */
    {RT_TERM_LAND, 4562, 161, 0, 0}, /* 4564 */
    {RT_TERM_LAND, 4558, 4386, 0, 0}, /* 4565 */
    {RT_TERM_LAND, 4565, 105, 0, 0}, /* 4566 */
    {RT_TERM_LAND, 4565, 161, 0, 0}, /* 4567 */
    {RT_TERM_LNOT, 212, 0, 0, 0}, /* 4568 */
    {RT_TERM_LAND, 4351, 4568, 0, 0}, /* 4569 */
    {RT_TERM_LAND, 4569, 19, 0, 0}, /* 4570 */
    {RT_TERM_LAND, 4570, 6, 0, 0}, /* 4571 */
    {RT_TERM_LAND, 4571, 3787, 0, 0}, /* 4572 */
    {RT_TERM_LAND, 4572, 25, 0, 0}, /* 4573 */
    {RT_TERM_LAND, 4572, 29, 0, 0}, /* 4574 */
    {RT_TERM_LAND, 4571, 3785, 0, 0}, /* 4575 */
    {RT_TERM_LAND, 4575, 25, 0, 0}, /* 4576 */
    {RT_TERM_LAND, 4575, 29, 0, 0}, /* 4577 */
    {RT_TERM_LAND, 4571, 3786, 0, 0}, /* 4578 */
    {RT_TERM_LAND, 4578, 25, 0, 0}, /* 4579 */
    {RT_TERM_LAND, 4578, 29, 0, 0}, /* 4580 */
    {RT_TERM_LAND, 4570, 712, 0, 0}, /* 4581 */
    {RT_TERM_LAND, 4581, 3787, 0, 0}, /* 4582 */
    {RT_TERM_LAND, 4582, 25, 0, 0}, /* 4583 */
    {RT_TERM_LAND, 4582, 29, 0, 0}, /* 4584 */
    {RT_TERM_LAND, 4581, 3785, 0, 0}, /* 4585 */
    {RT_TERM_LAND, 4585, 25, 0, 0}, /* 4586 */
    {RT_TERM_LAND, 4585, 29, 0, 0}, /* 4587 */
    {RT_TERM_LAND, 4581, 3786, 0, 0}, /* 4588 */
    {RT_TERM_LAND, 4588, 25, 0, 0}, /* 4589 */
    {RT_TERM_LAND, 4588, 29, 0, 0}, /* 4590 */
    {RT_TERM_LAND, 4570, 136, 0, 0}, /* 4591 */
    {RT_TERM_LAND, 4591, 4376, 0, 0}, /* 4592 */
    {RT_TERM_LAND, 4592, 105, 0, 0}, /* 4593 */
    {RT_TERM_LAND, 4592, 161, 0, 0}, /* 4594 */
    {RT_TERM_LAND, 4591, 4381, 0, 0}, /* 4595 */
    {RT_TERM_LAND, 4595, 105, 0, 0}, /* 4596 */
    {RT_TERM_LAND, 4595, 161, 0, 0}, /* 4597 */
    {RT_TERM_LAND, 4591, 4386, 0, 0}, /* 4598 */
    {RT_TERM_LAND, 4598, 105, 0, 0}, /* 4599 */
    {RT_TERM_LAND, 4598, 161, 0, 0}, /* 4600 */
    {RT_TERM_LAND, 4570, 2581, 0, 0}, /* 4601 */
    {RT_TERM_LAND, 4601, 4376, 0, 0}, /* 4602 */
    {RT_TERM_LAND, 4602, 105, 0, 0}, /* 4603 */
    {RT_TERM_LAND, 4602, 161, 0, 0}, /* 4604 */
    {RT_TERM_LAND, 4601, 4381, 0, 0}, /* 4605 */
    {RT_TERM_LAND, 4605, 105, 0, 0}, /* 4606 */
    {RT_TERM_LAND, 4605, 161, 0, 0}, /* 4607 */
    {RT_TERM_LAND, 4601, 4386, 0, 0}, /* 4608 */
    {RT_TERM_LAND, 4608, 105, 0, 0}, /* 4609 */
    {RT_TERM_LAND, 4608, 161, 0, 0}, /* 4610 */
    {RT_TERM_LAND, 4570, 4442, 0, 0}, /* 4611 */
    {RT_TERM_LAND, 4611, 6, 0, 0}, /* 4612 */
    {RT_TERM_LAND, 4612, 3787, 0, 0}, /* 4613 */
    {RT_TERM_LAND, 4613, 25, 0, 0}, /* 4614 */
    {RT_TERM_LAND, 4613, 29, 0, 0}, /* 4615 */
    {RT_TERM_LAND, 4612, 3785, 0, 0}, /* 4616 */
    {RT_TERM_LAND, 4616, 25, 0, 0}, /* 4617 */
    {RT_TERM_LAND, 4616, 29, 0, 0}, /* 4618 */
    {RT_TERM_LAND, 4612, 3786, 0, 0}, /* 4619 */
    {RT_TERM_LAND, 4619, 25, 0, 0}, /* 4620 */
    {RT_TERM_LAND, 4619, 29, 0, 0}, /* 4621 */
    {RT_TERM_LAND, 4611, 712, 0, 0}, /* 4622 */
    {RT_TERM_LAND, 4622, 3787, 0, 0}, /* 4623 */
    {RT_TERM_LAND, 4623, 25, 0, 0}, /* 4624 */
    {RT_TERM_LAND, 4623, 29, 0, 0}, /* 4625 */
    {RT_TERM_LAND, 4622, 3785, 0, 0}, /* 4626 */
    {RT_TERM_LAND, 4626, 25, 0, 0}, /* 4627 */
    {RT_TERM_LAND, 4626, 29, 0, 0}, /* 4628 */
    {RT_TERM_LAND, 4622, 3786, 0, 0}, /* 4629 */
    {RT_TERM_LAND, 4629, 25, 0, 0}, /* 4630 */
    {RT_TERM_LAND, 4629, 29, 0, 0}, /* 4631 */
    {RT_TERM_LAND, 4611, 136, 0, 0}, /* 4632 */
    {RT_TERM_LAND, 4632, 4376, 0, 0}, /* 4633 */
    {RT_TERM_LAND, 4633, 105, 0, 0}, /* 4634 */
    {RT_TERM_LAND, 4633, 161, 0, 0}, /* 4635 */
    {RT_TERM_LAND, 4632, 4381, 0, 0}, /* 4636 */
    {RT_TERM_LAND, 4636, 105, 0, 0}, /* 4637 */
    {RT_TERM_LAND, 4636, 161, 0, 0}, /* 4638 */
    {RT_TERM_LAND, 4632, 4386, 0, 0}, /* 4639 */
    {RT_TERM_LAND, 4639, 105, 0, 0}, /* 4640 */
    {RT_TERM_LAND, 4639, 161, 0, 0}, /* 4641 */
    {RT_TERM_LAND, 4611, 2581, 0, 0}, /* 4642 */
    {RT_TERM_LAND, 4642, 4376, 0, 0}, /* 4643 */
    {RT_TERM_LAND, 4643, 105, 0, 0}, /* 4644 */
    {RT_TERM_LAND, 4643, 161, 0, 0}, /* 4645 */
    {RT_TERM_LAND, 4642, 4381, 0, 0}, /* 4646 */
    {RT_TERM_LAND, 4646, 105, 0, 0}, /* 4647 */
    {RT_TERM_LAND, 4646, 161, 0, 0}, /* 4648 */
    {RT_TERM_LAND, 4642, 4386, 0, 0}, /* 4649 */
    {RT_TERM_LAND, 4649, 105, 0, 0}, /* 4650 */
    {RT_TERM_LAND, 4649, 161, 0, 0}, /* 4651 */
    {RT_TERM_LAND, 4611, 4485, 0, 0}, /* 4652 */
    {RT_TERM_LAND, 4652, 6, 0, 0}, /* 4653 */
    {RT_TERM_LAND, 4653, 3787, 0, 0}, /* 4654 */
    {RT_TERM_LAND, 4654, 25, 0, 0}, /* 4655 */
    {RT_TERM_LAND, 4654, 29, 0, 0}, /* 4656 */
    {RT_TERM_LAND, 4653, 3785, 0, 0}, /* 4657 */
    {RT_TERM_LAND, 4657, 25, 0, 0}, /* 4658 */
    {RT_TERM_LAND, 4657, 29, 0, 0}, /* 4659 */
    {RT_TERM_LAND, 4653, 3786, 0, 0}, /* 4660 */
    {RT_TERM_LAND, 4660, 25, 0, 0}, /* 4661 */
    {RT_TERM_LAND, 4660, 29, 0, 0}, /* 4662 */
    {RT_TERM_LAND, 4652, 712, 0, 0}, /* 4663 */
    {RT_TERM_LAND, 4663, 3787, 0, 0}, /* 4664 */
    {RT_TERM_LAND, 4664, 25, 0, 0}, /* 4665 */
    {RT_TERM_LAND, 4664, 29, 0, 0}, /* 4666 */
    {RT_TERM_LAND, 4663, 3785, 0, 0}, /* 4667 */
    {RT_TERM_LAND, 4667, 25, 0, 0}, /* 4668 */
    {RT_TERM_LAND, 4667, 29, 0, 0}, /* 4669 */
    {RT_TERM_LAND, 4663, 3786, 0, 0}, /* 4670 */
    {RT_TERM_LAND, 4670, 25, 0, 0}, /* 4671 */
    {RT_TERM_LAND, 4670, 29, 0, 0}, /* 4672 */
    {RT_TERM_LAND, 4652, 136, 0, 0}, /* 4673 */
    {RT_TERM_LAND, 4673, 4376, 0, 0}, /* 4674 */
    {RT_TERM_LAND, 4674, 105, 0, 0}, /* 4675 */
    {RT_TERM_LAND, 4674, 161, 0, 0}, /* 4676 */
    {RT_TERM_LAND, 4673, 4381, 0, 0}, /* 4677 */
    {RT_TERM_LAND, 4677, 105, 0, 0}, /* 4678 */
    {RT_TERM_LAND, 4677, 161, 0, 0}, /* 4679 */
    {RT_TERM_LAND, 4673, 4386, 0, 0}, /* 4680 */
    {RT_TERM_LAND, 4680, 105, 0, 0}, /* 4681 */
    {RT_TERM_LAND, 4680, 161, 0, 0}, /* 4682 */
    {RT_TERM_LAND, 4652, 2581, 0, 0}, /* 4683 */
    {RT_TERM_LAND, 4683, 4376, 0, 0}, /* 4684 */
    {RT_TERM_LAND, 4684, 105, 0, 0}, /* 4685 */
    {RT_TERM_LAND, 4684, 161, 0, 0}, /* 4686 */
    {RT_TERM_LAND, 4683, 4381, 0, 0}, /* 4687 */
    {RT_TERM_LAND, 4687, 105, 0, 0}, /* 4688 */
    {RT_TERM_LAND, 4687, 161, 0, 0}, /* 4689 */
    {RT_TERM_LAND, 4683, 4386, 0, 0}, /* 4690 */
    {RT_TERM_LAND, 4690, 105, 0, 0}, /* 4691 */
    {RT_TERM_LAND, 4690, 161, 0, 0}, /* 4692 */
    {RT_TERM_LAND, 4569, 246, 0, 0}, /* 4693 */
    {RT_TERM_LAND, 4693, 6, 0, 0}, /* 4694 */
    {RT_TERM_LAND, 4694, 3787, 0, 0}, /* 4695 */
    {RT_TERM_LAND, 4695, 25, 0, 0}, /* 4696 */
    {RT_TERM_LAND, 4695, 29, 0, 0}, /* 4697 */
    {RT_TERM_LAND, 4694, 3785, 0, 0}, /* 4698 */
    {RT_TERM_LAND, 4698, 25, 0, 0}, /* 4699 */
    {RT_TERM_LAND, 4698, 29, 0, 0}, /* 4700 */
    {RT_TERM_LAND, 4694, 3786, 0, 0}, /* 4701 */
    {RT_TERM_LAND, 4701, 25, 0, 0}, /* 4702 */
    {RT_TERM_LAND, 4701, 29, 0, 0}, /* 4703 */
    {RT_TERM_LAND, 4693, 712, 0, 0}, /* 4704 */
    {RT_TERM_LAND, 4704, 3787, 0, 0}, /* 4705 */
    {RT_TERM_LAND, 4705, 25, 0, 0}, /* 4706 */
    {RT_TERM_LAND, 4705, 29, 0, 0}, /* 4707 */
    {RT_TERM_LAND, 4704, 3785, 0, 0}, /* 4708 */
    {RT_TERM_LAND, 4708, 25, 0, 0}, /* 4709 */
    {RT_TERM_LAND, 4708, 29, 0, 0}, /* 4710 */
    {RT_TERM_LAND, 4704, 3786, 0, 0}, /* 4711 */
    {RT_TERM_LAND, 4711, 25, 0, 0}, /* 4712 */
    {RT_TERM_LAND, 4711, 29, 0, 0}, /* 4713 */
    {RT_TERM_LAND, 4693, 136, 0, 0}, /* 4714 */
    {RT_TERM_LAND, 4714, 4376, 0, 0}, /* 4715 */
    {RT_TERM_LAND, 4715, 105, 0, 0}, /* 4716 */
    {RT_TERM_LAND, 4715, 161, 0, 0}, /* 4717 */
    {RT_TERM_LAND, 4714, 4381, 0, 0}, /* 4718 */
    {RT_TERM_LAND, 4718, 105, 0, 0}, /* 4719 */
    {RT_TERM_LAND, 4718, 161, 0, 0}, /* 4720 */
    {RT_TERM_LAND, 4714, 4386, 0, 0}, /* 4721 */
    {RT_TERM_LAND, 4721, 105, 0, 0}, /* 4722 */
    {RT_TERM_LAND, 4721, 161, 0, 0}, /* 4723 */
    {RT_TERM_LAND, 4693, 2581, 0, 0}, /* 4724 */
    {RT_TERM_LAND, 4724, 4376, 0, 0}, /* 4725 */
    {RT_TERM_LAND, 4725, 105, 0, 0}, /* 4726 */
    {RT_TERM_LAND, 4725, 161, 0, 0}, /* 4727 */
    {RT_TERM_LAND, 4724, 4381, 0, 0}, /* 4728 */
    {RT_TERM_LAND, 4728, 105, 0, 0}, /* 4729 */
    {RT_TERM_LAND, 4728, 161, 0, 0}, /* 4730 */
    {RT_TERM_LAND, 4724, 4386, 0, 0}, /* 4731 */
    {RT_TERM_LAND, 4731, 105, 0, 0}, /* 4732 */
    {RT_TERM_LAND, 4731, 161, 0, 0}, /* 4733 */
    {RT_TERM_LNOT, 4350, 0, 0, 0}, /* 4734 */
    {RT_TERM_LAND, 4349, 4734, 0, 0}, /* 4735 */
    {RT_TERM_LAND, 4735, 271, 0, 0}, /* 4736 */
    {RT_TERM_LAND, 4736, 19, 0, 0}, /* 4737 */
    {RT_TERM_LAND, 4737, 6, 0, 0}, /* 4738 */
    {RT_TERM_LAND, 4738, 3787, 0, 0}, /* 4739 */
    {RT_TERM_LAND, 4739, 25, 0, 0}, /* 4740 */
    {RT_TERM_LAND, 4739, 29, 0, 0}, /* 4741 */
    {RT_TERM_LAND, 4738, 3785, 0, 0}, /* 4742 */
    {RT_TERM_LAND, 4742, 25, 0, 0}, /* 4743 */
    {RT_TERM_LAND, 4742, 29, 0, 0}, /* 4744 */
    {RT_TERM_LAND, 4738, 3786, 0, 0}, /* 4745 */
    {RT_TERM_LAND, 4745, 25, 0, 0}, /* 4746 */
    {RT_TERM_LAND, 4745, 29, 0, 0}, /* 4747 */
    {RT_TERM_LAND, 4737, 712, 0, 0}, /* 4748 */
    {RT_TERM_LAND, 4748, 3787, 0, 0}, /* 4749 */
    {RT_TERM_LAND, 4749, 25, 0, 0}, /* 4750 */
    {RT_TERM_LAND, 4749, 29, 0, 0}, /* 4751 */
    {RT_TERM_LAND, 4748, 3785, 0, 0}, /* 4752 */
    {RT_TERM_LAND, 4752, 25, 0, 0}, /* 4753 */
    {RT_TERM_LAND, 4752, 29, 0, 0}, /* 4754 */
    {RT_TERM_LAND, 4748, 3786, 0, 0}, /* 4755 */
    {RT_TERM_LAND, 4755, 25, 0, 0}, /* 4756 */
    {RT_TERM_LAND, 4755, 29, 0, 0}, /* 4757 */
    {RT_TERM_LAND, 4737, 136, 0, 0}, /* 4758 */
    {RT_TERM_LAND, 4758, 4376, 0, 0}, /* 4759 */
    {RT_TERM_LAND, 4759, 105, 0, 0}, /* 4760 */
    {RT_TERM_LAND, 4759, 161, 0, 0}, /* 4761 */
    {RT_TERM_LAND, 4758, 4381, 0, 0}, /* 4762 */
    {RT_TERM_LAND, 4762, 105, 0, 0}, /* 4763 */
    {RT_TERM_LAND, 4762, 161, 0, 0}, /* 4764 */
    {RT_TERM_LAND, 4758, 4386, 0, 0}, /* 4765 */
    {RT_TERM_LAND, 4765, 105, 0, 0}, /* 4766 */
    {RT_TERM_LAND, 4765, 161, 0, 0}, /* 4767 */
    {RT_TERM_LAND, 4737, 2581, 0, 0}, /* 4768 */
    {RT_TERM_LAND, 4768, 4376, 0, 0}, /* 4769 */
    {RT_TERM_LAND, 4769, 105, 0, 0}, /* 4770 */
    {RT_TERM_LAND, 4769, 161, 0, 0}, /* 4771 */
    {RT_TERM_LAND, 4768, 4381, 0, 0}, /* 4772 */
    {RT_TERM_LAND, 4772, 105, 0, 0}, /* 4773 */
    {RT_TERM_LAND, 4772, 161, 0, 0}, /* 4774 */
    {RT_TERM_LAND, 4768, 4386, 0, 0}, /* 4775 */
    {RT_TERM_LAND, 4775, 105, 0, 0}, /* 4776 */
    {RT_TERM_LAND, 4775, 161, 0, 0}, /* 4777 */
    {RT_TERM_LAND, 4737, 4442, 0, 0}, /* 4778 */
    {RT_TERM_LAND, 4778, 6, 0, 0}, /* 4779 */
    {RT_TERM_LAND, 4779, 3787, 0, 0}, /* 4780 */
    {RT_TERM_LAND, 4780, 25, 0, 0}, /* 4781 */
    {RT_TERM_LAND, 4780, 29, 0, 0}, /* 4782 */
    {RT_TERM_LAND, 4779, 3785, 0, 0}, /* 4783 */
    {RT_TERM_LAND, 4783, 25, 0, 0}, /* 4784 */
    {RT_TERM_LAND, 4783, 29, 0, 0}, /* 4785 */
    {RT_TERM_LAND, 4779, 3786, 0, 0}, /* 4786 */
    {RT_TERM_LAND, 4786, 25, 0, 0}, /* 4787 */
    {RT_TERM_LAND, 4786, 29, 0, 0}, /* 4788 */
    {RT_TERM_LAND, 4778, 712, 0, 0}, /* 4789 */
    {RT_TERM_LAND, 4789, 3787, 0, 0}, /* 4790 */
    {RT_TERM_LAND, 4790, 25, 0, 0}, /* 4791 */
    {RT_TERM_LAND, 4790, 29, 0, 0}, /* 4792 */
    {RT_TERM_LAND, 4789, 3785, 0, 0}, /* 4793 */
    {RT_TERM_LAND, 4793, 25, 0, 0}, /* 4794 */
    {RT_TERM_LAND, 4793, 29, 0, 0}, /* 4795 */
    {RT_TERM_LAND, 4789, 3786, 0, 0}, /* 4796 */
    {RT_TERM_LAND, 4796, 25, 0, 0}, /* 4797 */
    {RT_TERM_LAND, 4796, 29, 0, 0}, /* 4798 */
    {RT_TERM_LAND, 4778, 136, 0, 0}, /* 4799 */
    {RT_TERM_LAND, 4799, 4376, 0, 0}, /* 4800 */
    {RT_TERM_LAND, 4800, 105, 0, 0}, /* 4801 */
    {RT_TERM_LAND, 4800, 161, 0, 0}, /* 4802 */
    {RT_TERM_LAND, 4799, 4381, 0, 0}, /* 4803 */
    {RT_TERM_LAND, 4803, 105, 0, 0}, /* 4804 */
    {RT_TERM_LAND, 4803, 161, 0, 0}, /* 4805 */
    {RT_TERM_LAND, 4799, 4386, 0, 0}, /* 4806 */
    {RT_TERM_LAND, 4806, 105, 0, 0}, /* 4807 */
    {RT_TERM_LAND, 4806, 161, 0, 0}, /* 4808 */
    {RT_TERM_LAND, 4778, 2581, 0, 0}, /* 4809 */
    {RT_TERM_LAND, 4809, 4376, 0, 0}, /* 4810 */
    {RT_TERM_LAND, 4810, 105, 0, 0}, /* 4811 */
    {RT_TERM_LAND, 4810, 161, 0, 0}, /* 4812 */
    {RT_TERM_LAND, 4809, 4381, 0, 0}, /* 4813 */
    {RT_TERM_LAND, 4813, 105, 0, 0}, /* 4814 */
    {RT_TERM_LAND, 4813, 161, 0, 0}, /* 4815 */
    {RT_TERM_LAND, 4809, 4386, 0, 0}, /* 4816 */
    {RT_TERM_LAND, 4816, 105, 0, 0}, /* 4817 */
    {RT_TERM_LAND, 4816, 161, 0, 0}, /* 4818 */
    {RT_TERM_LAND, 4778, 4485, 0, 0}, /* 4819 */
    {RT_TERM_LAND, 4819, 6, 0, 0}, /* 4820 */
    {RT_TERM_LAND, 4820, 3787, 0, 0}, /* 4821 */
    {RT_TERM_LAND, 4821, 25, 0, 0}, /* 4822 */
    {RT_TERM_LAND, 4821, 29, 0, 0}, /* 4823 */
    {RT_TERM_LAND, 4820, 3785, 0, 0}, /* 4824 */
    {RT_TERM_LAND, 4824, 25, 0, 0}, /* 4825 */
    {RT_TERM_LAND, 4824, 29, 0, 0}, /* 4826 */
    {RT_TERM_LAND, 4820, 3786, 0, 0}, /* 4827 */
    {RT_TERM_LAND, 4827, 25, 0, 0}, /* 4828 */
    {RT_TERM_LAND, 4827, 29, 0, 0}, /* 4829 */
    {RT_TERM_LAND, 4819, 712, 0, 0}, /* 4830 */
    {RT_TERM_LAND, 4830, 3787, 0, 0}, /* 4831 */
    {RT_TERM_LAND, 4831, 25, 0, 0}, /* 4832 */
    {RT_TERM_LAND, 4831, 29, 0, 0}, /* 4833 */
    {RT_TERM_LAND, 4830, 3785, 0, 0}, /* 4834 */
    {RT_TERM_LAND, 4834, 25, 0, 0}, /* 4835 */
    {RT_TERM_LAND, 4834, 29, 0, 0}, /* 4836 */
    {RT_TERM_LAND, 4830, 3786, 0, 0}, /* 4837 */
    {RT_TERM_LAND, 4837, 25, 0, 0}, /* 4838 */
    {RT_TERM_LAND, 4837, 29, 0, 0}, /* 4839 */
    {RT_TERM_LAND, 4819, 136, 0, 0}, /* 4840 */
    {RT_TERM_LAND, 4840, 4376, 0, 0}, /* 4841 */
    {RT_TERM_LAND, 4841, 105, 0, 0}, /* 4842 */
    {RT_TERM_LAND, 4841, 161, 0, 0}, /* 4843 */
    {RT_TERM_LAND, 4840, 4381, 0, 0}, /* 4844 */
    {RT_TERM_LAND, 4844, 105, 0, 0}, /* 4845 */
    {RT_TERM_LAND, 4844, 161, 0, 0}, /* 4846 */
    {RT_TERM_LAND, 4840, 4386, 0, 0}, /* 4847 */
    {RT_TERM_LAND, 4847, 105, 0, 0}, /* 4848 */
    {RT_TERM_LAND, 4847, 161, 0, 0}, /* 4849 */
    {RT_TERM_LAND, 4819, 2581, 0, 0}, /* 4850 */
    {RT_TERM_LAND, 4850, 4376, 0, 0}, /* 4851 */
    {RT_TERM_LAND, 4851, 105, 0, 0}, /* 4852 */
    {RT_TERM_LAND, 4851, 161, 0, 0}, /* 4853 */
    {RT_TERM_LAND, 4850, 4381, 0, 0}, /* 4854 */
    {RT_TERM_LAND, 4854, 105, 0, 0}, /* 4855 */
    {RT_TERM_LAND, 4854, 161, 0, 0}, /* 4856 */
    {RT_TERM_LAND, 4850, 4386, 0, 0}, /* 4857 */
    {RT_TERM_LAND, 4857, 105, 0, 0}, /* 4858 */
    {RT_TERM_LAND, 4857, 161, 0, 0}, /* 4859 */
    {RT_TERM_LAND, 4736, 246, 0, 0}, /* 4860 */
    {RT_TERM_LAND, 4860, 6, 0, 0}, /* 4861 */
    {RT_TERM_LAND, 4861, 3787, 0, 0}, /* 4862 */
    {RT_TERM_LAND, 4862, 25, 0, 0}, /* 4863 */
    {RT_TERM_LAND, 4862, 29, 0, 0}, /* 4864 */
    {RT_TERM_LAND, 4861, 3785, 0, 0}, /* 4865 */
    {RT_TERM_LAND, 4865, 25, 0, 0}, /* 4866 */
    {RT_TERM_LAND, 4865, 29, 0, 0}, /* 4867 */
    {RT_TERM_LAND, 4861, 3786, 0, 0}, /* 4868 */
    {RT_TERM_LAND, 4868, 25, 0, 0}, /* 4869 */
    {RT_TERM_LAND, 4868, 29, 0, 0}, /* 4870 */
    {RT_TERM_LAND, 4860, 712, 0, 0}, /* 4871 */
    {RT_TERM_LAND, 4871, 3787, 0, 0}, /* 4872 */
    {RT_TERM_LAND, 4872, 25, 0, 0}, /* 4873 */
    {RT_TERM_LAND, 4872, 29, 0, 0}, /* 4874 */
    {RT_TERM_LAND, 4871, 3785, 0, 0}, /* 4875 */
    {RT_TERM_LAND, 4875, 25, 0, 0}, /* 4876 */
    {RT_TERM_LAND, 4875, 29, 0, 0}, /* 4877 */
    {RT_TERM_LAND, 4871, 3786, 0, 0}, /* 4878 */
    {RT_TERM_LAND, 4878, 25, 0, 0}, /* 4879 */
    {RT_TERM_LAND, 4878, 29, 0, 0}, /* 4880 */
    {RT_TERM_LAND, 4860, 136, 0, 0}, /* 4881 */
    {RT_TERM_LAND, 4881, 4376, 0, 0}, /* 4882 */
    {RT_TERM_LAND, 4882, 105, 0, 0}, /* 4883 */
    {RT_TERM_LAND, 4882, 161, 0, 0}, /* 4884 */
    {RT_TERM_LAND, 4881, 4381, 0, 0}, /* 4885 */
    {RT_TERM_LAND, 4885, 105, 0, 0}, /* 4886 */
    {RT_TERM_LAND, 4885, 161, 0, 0}, /* 4887 */
    {RT_TERM_LAND, 4881, 4386, 0, 0}, /* 4888 */
    {RT_TERM_LAND, 4888, 105, 0, 0}, /* 4889 */
    {RT_TERM_LAND, 4888, 161, 0, 0}, /* 4890 */
    {RT_TERM_LAND, 4860, 2581, 0, 0}, /* 4891 */
    {RT_TERM_LAND, 4891, 4376, 0, 0}, /* 4892 */
    {RT_TERM_LAND, 4892, 105, 0, 0}, /* 4893 */
    {RT_TERM_LAND, 4892, 161, 0, 0}, /* 4894 */
    {RT_TERM_LAND, 4891, 4381, 0, 0}, /* 4895 */
    {RT_TERM_LAND, 4895, 105, 0, 0}, /* 4896 */
    {RT_TERM_LAND, 4895, 161, 0, 0}, /* 4897 */
    {RT_TERM_LAND, 4891, 4386, 0, 0}, /* 4898 */
    {RT_TERM_LAND, 4898, 105, 0, 0}, /* 4899 */
    {RT_TERM_LAND, 4898, 161, 0, 0}, /* 4900 */
    {RT_TERM_LAND, 4735, 2437, 0, 0}, /* 4901 */
    {RT_TERM_LAND, 4901, 19, 0, 0}, /* 4902 */
    {RT_TERM_LAND, 4902, 6, 0, 0}, /* 4903 */
    {RT_TERM_LAND, 4903, 3787, 0, 0}, /* 4904 */
    {RT_TERM_LAND, 4904, 25, 0, 0}, /* 4905 */
    {RT_TERM_LAND, 4904, 29, 0, 0}, /* 4906 */
    {RT_TERM_LAND, 4903, 3785, 0, 0}, /* 4907 */
    {RT_TERM_LAND, 4907, 25, 0, 0}, /* 4908 */
    {RT_TERM_LAND, 4907, 29, 0, 0}, /* 4909 */
    {RT_TERM_LAND, 4903, 3786, 0, 0}, /* 4910 */
    {RT_TERM_LAND, 4910, 25, 0, 0}, /* 4911 */
    {RT_TERM_LAND, 4910, 29, 0, 0}, /* 4912 */
    {RT_TERM_LAND, 4902, 712, 0, 0}, /* 4913 */
    {RT_TERM_LAND, 4913, 3787, 0, 0}, /* 4914 */
    {RT_TERM_LAND, 4914, 25, 0, 0}, /* 4915 */
    {RT_TERM_LAND, 4914, 29, 0, 0}, /* 4916 */
    {RT_TERM_LAND, 4913, 3785, 0, 0}, /* 4917 */
    {RT_TERM_LAND, 4917, 25, 0, 0}, /* 4918 */
    {RT_TERM_LAND, 4917, 29, 0, 0}, /* 4919 */
    {RT_TERM_LAND, 4913, 3786, 0, 0}, /* 4920 */
    {RT_TERM_LAND, 4920, 25, 0, 0}, /* 4921 */
    {RT_TERM_LAND, 4920, 29, 0, 0}, /* 4922 */
    {RT_TERM_LAND, 4902, 136, 0, 0}, /* 4923 */
    {RT_TERM_LAND, 4923, 4376, 0, 0}, /* 4924 */
    {RT_TERM_LAND, 4924, 105, 0, 0}, /* 4925 */
    {RT_TERM_LAND, 4924, 161, 0, 0}, /* 4926 */
    {RT_TERM_LAND, 4923, 4381, 0, 0}, /* 4927 */
    {RT_TERM_LAND, 4927, 105, 0, 0}, /* 4928 */
    {RT_TERM_LAND, 4927, 161, 0, 0}, /* 4929 */
    {RT_TERM_LAND, 4923, 4386, 0, 0}, /* 4930 */
    {RT_TERM_LAND, 4930, 105, 0, 0}, /* 4931 */
    {RT_TERM_LAND, 4930, 161, 0, 0}, /* 4932 */
    {RT_TERM_LAND, 4902, 2581, 0, 0}, /* 4933 */
    {RT_TERM_LAND, 4933, 4376, 0, 0}, /* 4934 */
    {RT_TERM_LAND, 4934, 105, 0, 0}, /* 4935 */
    {RT_TERM_LAND, 4934, 161, 0, 0}, /* 4936 */
    {RT_TERM_LAND, 4933, 4381, 0, 0}, /* 4937 */
    {RT_TERM_LAND, 4937, 105, 0, 0}, /* 4938 */
    {RT_TERM_LAND, 4937, 161, 0, 0}, /* 4939 */
    {RT_TERM_LAND, 4933, 4386, 0, 0}, /* 4940 */
    {RT_TERM_LAND, 4940, 105, 0, 0}, /* 4941 */
    {RT_TERM_LAND, 4940, 161, 0, 0}, /* 4942 */
    {RT_TERM_LAND, 4902, 4442, 0, 0}, /* 4943 */
    {RT_TERM_LAND, 4943, 6, 0, 0}, /* 4944 */
    {RT_TERM_LAND, 4944, 3787, 0, 0}, /* 4945 */
    {RT_TERM_LAND, 4945, 25, 0, 0}, /* 4946 */
    {RT_TERM_LAND, 4945, 29, 0, 0}, /* 4947 */
    {RT_TERM_LAND, 4944, 3785, 0, 0}, /* 4948 */
    {RT_TERM_LAND, 4948, 25, 0, 0}, /* 4949 */
    {RT_TERM_LAND, 4948, 29, 0, 0}, /* 4950 */
    {RT_TERM_LAND, 4944, 3786, 0, 0}, /* 4951 */
    {RT_TERM_LAND, 4951, 25, 0, 0}, /* 4952 */
    {RT_TERM_LAND, 4951, 29, 0, 0}, /* 4953 */
    {RT_TERM_LAND, 4943, 712, 0, 0}, /* 4954 */
    {RT_TERM_LAND, 4954, 3787, 0, 0}, /* 4955 */
    {RT_TERM_LAND, 4955, 25, 0, 0}, /* 4956 */
    {RT_TERM_LAND, 4955, 29, 0, 0}, /* 4957 */
    {RT_TERM_LAND, 4954, 3785, 0, 0}, /* 4958 */
    {RT_TERM_LAND, 4958, 25, 0, 0}, /* 4959 */
    {RT_TERM_LAND, 4958, 29, 0, 0}, /* 4960 */
    {RT_TERM_LAND, 4954, 3786, 0, 0}, /* 4961 */
    {RT_TERM_LAND, 4961, 25, 0, 0}, /* 4962 */
    {RT_TERM_LAND, 4961, 29, 0, 0}, /* 4963 */
    {RT_TERM_LAND, 4943, 136, 0, 0}, /* 4964 */
    {RT_TERM_LAND, 4964, 4376, 0, 0}, /* 4965 */
    {RT_TERM_LAND, 4965, 105, 0, 0}, /* 4966 */
    {RT_TERM_LAND, 4965, 161, 0, 0}, /* 4967 */
    {RT_TERM_LAND, 4964, 4381, 0, 0}, /* 4968 */
    {RT_TERM_LAND, 4968, 105, 0, 0}, /* 4969 */
    {RT_TERM_LAND, 4968, 161, 0, 0}, /* 4970 */
    {RT_TERM_LAND, 4964, 4386, 0, 0}, /* 4971 */
    {RT_TERM_LAND, 4971, 105, 0, 0}, /* 4972 */
    {RT_TERM_LAND, 4971, 161, 0, 0}, /* 4973 */
    {RT_TERM_LAND, 4943, 2581, 0, 0}, /* 4974 */
    {RT_TERM_LAND, 4974, 4376, 0, 0}, /* 4975 */
    {RT_TERM_LAND, 4975, 105, 0, 0}, /* 4976 */
    {RT_TERM_LAND, 4975, 161, 0, 0}, /* 4977 */
    {RT_TERM_LAND, 4974, 4381, 0, 0}, /* 4978 */
    {RT_TERM_LAND, 4978, 105, 0, 0}, /* 4979 */
    {RT_TERM_LAND, 4978, 161, 0, 0}, /* 4980 */
    {RT_TERM_LAND, 4974, 4386, 0, 0}, /* 4981 */
    {RT_TERM_LAND, 4981, 105, 0, 0}, /* 4982 */
    {RT_TERM_LAND, 4981, 161, 0, 0}, /* 4983 */
    {RT_TERM_LAND, 4943, 4485, 0, 0}, /* 4984 */
    {RT_TERM_LAND, 4984, 6, 0, 0}, /* 4985 */
    {RT_TERM_LAND, 4985, 3787, 0, 0}, /* 4986 */
    {RT_TERM_LAND, 4986, 25, 0, 0}, /* 4987 */
    {RT_TERM_LAND, 4986, 29, 0, 0}, /* 4988 */
    {RT_TERM_LAND, 4985, 3785, 0, 0}, /* 4989 */
    {RT_TERM_LAND, 4989, 25, 0, 0}, /* 4990 */
    {RT_TERM_LAND, 4989, 29, 0, 0}, /* 4991 */
    {RT_TERM_LAND, 4985, 3786, 0, 0}, /* 4992 */
    {RT_TERM_LAND, 4992, 25, 0, 0}, /* 4993 */
    {RT_TERM_LAND, 4992, 29, 0, 0}, /* 4994 */
    {RT_TERM_LAND, 4984, 712, 0, 0}, /* 4995 */
    {RT_TERM_LAND, 4995, 3787, 0, 0}, /* 4996 */
    {RT_TERM_LAND, 4996, 25, 0, 0}, /* 4997 */
    {RT_TERM_LAND, 4996, 29, 0, 0}, /* 4998 */
    {RT_TERM_LAND, 4995, 3785, 0, 0}, /* 4999 */
    {RT_TERM_LAND, 4999, 25, 0, 0}, /* 5000 */
    {RT_TERM_LAND, 4999, 29, 0, 0}, /* 5001 */
    {RT_TERM_LAND, 4995, 3786, 0, 0}, /* 5002 */
    {RT_TERM_LAND, 5002, 25, 0, 0}, /* 5003 */
    {RT_TERM_LAND, 5002, 29, 0, 0}, /* 5004 */
    {RT_TERM_LAND, 4984, 136, 0, 0}, /* 5005 */
    {RT_TERM_LAND, 5005, 4376, 0, 0}, /* 5006 */
    {RT_TERM_LAND, 5006, 105, 0, 0}, /* 5007 */
    {RT_TERM_LAND, 5006, 161, 0, 0}, /* 5008 */
    {RT_TERM_LAND, 5005, 4381, 0, 0}, /* 5009 */
    {RT_TERM_LAND, 5009, 105, 0, 0}, /* 5010 */
    {RT_TERM_LAND, 5009, 161, 0, 0}, /* 5011 */
    {RT_TERM_LAND, 5005, 4386, 0, 0}, /* 5012 */
    {RT_TERM_LAND, 5012, 105, 0, 0}, /* 5013 */
    {RT_TERM_LAND, 5012, 161, 0, 0}, /* 5014 */
    {RT_TERM_LAND, 4984, 2581, 0, 0}, /* 5015 */
    {RT_TERM_LAND, 5015, 4376, 0, 0}, /* 5016 */
    {RT_TERM_LAND, 5016, 105, 0, 0}, /* 5017 */
    {RT_TERM_LAND, 5016, 161, 0, 0}, /* 5018 */
    {RT_TERM_LAND, 5015, 4381, 0, 0}, /* 5019 */
    {RT_TERM_LAND, 5019, 105, 0, 0}, /* 5020 */
    {RT_TERM_LAND, 5019, 161, 0, 0}, /* 5021 */
    {RT_TERM_LAND, 5015, 4386, 0, 0}, /* 5022 */
    {RT_TERM_LAND, 5022, 105, 0, 0}, /* 5023 */
    {RT_TERM_LAND, 5022, 161, 0, 0}, /* 5024 */
    {RT_TERM_LAND, 4901, 246, 0, 0}, /* 5025 */
    {RT_TERM_LAND, 5025, 6, 0, 0}, /* 5026 */
    {RT_TERM_LAND, 5026, 3787, 0, 0}, /* 5027 */
    {RT_TERM_LAND, 5027, 25, 0, 0}, /* 5028 */
    {RT_TERM_LAND, 5027, 29, 0, 0}, /* 5029 */
    {RT_TERM_LAND, 5026, 3785, 0, 0}, /* 5030 */
    {RT_TERM_LAND, 5030, 25, 0, 0}, /* 5031 */
    {RT_TERM_LAND, 5030, 29, 0, 0}, /* 5032 */
    {RT_TERM_LAND, 5026, 3786, 0, 0}, /* 5033 */
    {RT_TERM_LAND, 5033, 25, 0, 0}, /* 5034 */
    {RT_TERM_LAND, 5033, 29, 0, 0}, /* 5035 */
    {RT_TERM_LAND, 5025, 712, 0, 0}, /* 5036 */
    {RT_TERM_LAND, 5036, 3787, 0, 0}, /* 5037 */
    {RT_TERM_LAND, 5037, 25, 0, 0}, /* 5038 */
    {RT_TERM_LAND, 5037, 29, 0, 0}, /* 5039 */
    {RT_TERM_LAND, 5036, 3785, 0, 0}, /* 5040 */
    {RT_TERM_LAND, 5040, 25, 0, 0}, /* 5041 */
    {RT_TERM_LAND, 5040, 29, 0, 0}, /* 5042 */
    {RT_TERM_LAND, 5036, 3786, 0, 0}, /* 5043 */
    {RT_TERM_LAND, 5043, 25, 0, 0}, /* 5044 */
    {RT_TERM_LAND, 5043, 29, 0, 0}, /* 5045 */
    {RT_TERM_LAND, 5025, 136, 0, 0}, /* 5046 */
    {RT_TERM_LAND, 5046, 4376, 0, 0}, /* 5047 */
    {RT_TERM_LAND, 5047, 105, 0, 0}, /* 5048 */
    {RT_TERM_LAND, 5047, 161, 0, 0}, /* 5049 */
    {RT_TERM_LAND, 5046, 4381, 0, 0}, /* 5050 */
    {RT_TERM_LAND, 5050, 105, 0, 0}, /* 5051 */
    {RT_TERM_LAND, 5050, 161, 0, 0}, /* 5052 */
    {RT_TERM_LAND, 5046, 4386, 0, 0}, /* 5053 */
    {RT_TERM_LAND, 5053, 105, 0, 0}, /* 5054 */
    {RT_TERM_LAND, 5053, 161, 0, 0}, /* 5055 */
    {RT_TERM_LAND, 5025, 2581, 0, 0}, /* 5056 */
    {RT_TERM_LAND, 5056, 4376, 0, 0}, /* 5057 */
    {RT_TERM_LAND, 5057, 105, 0, 0}, /* 5058 */
    {RT_TERM_LAND, 5057, 161, 0, 0}, /* 5059 */
    {RT_TERM_LAND, 5056, 4381, 0, 0}, /* 5060 */
    {RT_TERM_LAND, 5060, 105, 0, 0}, /* 5061 */
    {RT_TERM_LAND, 5060, 161, 0, 0}, /* 5062 */
    {RT_TERM_LAND, 5056, 4386, 0, 0}, /* 5063 */
    {RT_TERM_LAND, 5063, 105, 0, 0}, /* 5064 */
    {RT_TERM_LAND, 5063, 161, 0, 0}, /* 5065 */
    {RT_TERM_LNOT, 4348, 0, 0, 0}, /* 5066 */
    {RT_TERM_LAND, 4347, 5066, 0, 0}, /* 5067 */
    {RT_TERM_EQ, 120, 68, 0, 0}, /* 5068 */
    {RT_TERM_LAND, 5067, 5068, 0, 0}, /* 5069 */
    {RT_TERM_LAND, 5069, 19, 0, 0}, /* 5070 */
    {RT_TERM_LAND, 5070, 6, 0, 0}, /* 5071 */
    {RT_TERM_LAND, 5071, 3787, 0, 0}, /* 5072 */
    {RT_TERM_LAND, 5072, 25, 0, 0}, /* 5073 */
    {RT_TERM_LAND, 5072, 29, 0, 0}, /* 5074 */
    {RT_TERM_LAND, 5071, 3785, 0, 0}, /* 5075 */
    {RT_TERM_LAND, 5075, 25, 0, 0}, /* 5076 */
    {RT_TERM_LAND, 5075, 29, 0, 0}, /* 5077 */
    {RT_TERM_LAND, 5071, 3786, 0, 0}, /* 5078 */
    {RT_TERM_LAND, 5078, 25, 0, 0}, /* 5079 */
    {RT_TERM_LAND, 5078, 29, 0, 0}, /* 5080 */
    {RT_TERM_LAND, 5070, 712, 0, 0}, /* 5081 */
    {RT_TERM_LAND, 5081, 3787, 0, 0}, /* 5082 */
    {RT_TERM_LAND, 5082, 25, 0, 0}, /* 5083 */
    {RT_TERM_LAND, 5082, 29, 0, 0}, /* 5084 */
    {RT_TERM_LAND, 5081, 3785, 0, 0}, /* 5085 */
    {RT_TERM_LAND, 5085, 25, 0, 0}, /* 5086 */
    {RT_TERM_LAND, 5085, 29, 0, 0}, /* 5087 */
    {RT_TERM_LAND, 5081, 3786, 0, 0}, /* 5088 */
    {RT_TERM_LAND, 5088, 25, 0, 0}, /* 5089 */
    {RT_TERM_LAND, 5088, 29, 0, 0}, /* 5090 */
    {RT_TERM_LAND, 5070, 136, 0, 0}, /* 5091 */
    {RT_TERM_LAND, 5091, 4376, 0, 0}, /* 5092 */
    {RT_TERM_LAND, 5092, 105, 0, 0}, /* 5093 */
    {RT_TERM_LAND, 5092, 161, 0, 0}, /* 5094 */
    {RT_TERM_LAND, 5091, 4381, 0, 0}, /* 5095 */
    {RT_TERM_LAND, 5095, 105, 0, 0}, /* 5096 */
    {RT_TERM_LAND, 5095, 161, 0, 0}, /* 5097 */
    {RT_TERM_LAND, 5091, 4386, 0, 0}, /* 5098 */
    {RT_TERM_LAND, 5098, 105, 0, 0}, /* 5099 */
    {RT_TERM_LAND, 5098, 161, 0, 0}, /* 5100 */
    {RT_TERM_LAND, 5070, 2581, 0, 0}, /* 5101 */
    {RT_TERM_LAND, 5101, 4376, 0, 0}, /* 5102 */
    {RT_TERM_LAND, 5102, 105, 0, 0}, /* 5103 */
    {RT_TERM_LAND, 5102, 161, 0, 0}, /* 5104 */
    {RT_TERM_LAND, 5101, 4381, 0, 0}, /* 5105 */
    {RT_TERM_LAND, 5105, 105, 0, 0}, /* 5106 */
    {RT_TERM_LAND, 5105, 161, 0, 0}, /* 5107 */
    {RT_TERM_LAND, 5101, 4386, 0, 0}, /* 5108 */
    {RT_TERM_LAND, 5108, 105, 0, 0}, /* 5109 */
    {RT_TERM_LAND, 5108, 161, 0, 0}, /* 5110 */
    {RT_TERM_LAND, 5070, 4442, 0, 0}, /* 5111 */
    {RT_TERM_LAND, 5111, 6, 0, 0}, /* 5112 */
    {RT_TERM_LAND, 5112, 3787, 0, 0}, /* 5113 */
    {RT_TERM_LAND, 5113, 25, 0, 0}, /* 5114 */
    {RT_TERM_LAND, 5113, 29, 0, 0}, /* 5115 */
    {RT_TERM_LAND, 5112, 3785, 0, 0}, /* 5116 */
    {RT_TERM_LAND, 5116, 25, 0, 0}, /* 5117 */
    {RT_TERM_LAND, 5116, 29, 0, 0}, /* 5118 */
    {RT_TERM_LAND, 5112, 3786, 0, 0}, /* 5119 */
    {RT_TERM_LAND, 5119, 25, 0, 0}, /* 5120 */
    {RT_TERM_LAND, 5119, 29, 0, 0}, /* 5121 */
    {RT_TERM_LAND, 5111, 712, 0, 0}, /* 5122 */
    {RT_TERM_LAND, 5122, 3787, 0, 0}, /* 5123 */
    {RT_TERM_LAND, 5123, 25, 0, 0}, /* 5124 */
    {RT_TERM_LAND, 5123, 29, 0, 0}, /* 5125 */
    {RT_TERM_LAND, 5122, 3785, 0, 0}, /* 5126 */
    {RT_TERM_LAND, 5126, 25, 0, 0}, /* 5127 */
    {RT_TERM_LAND, 5126, 29, 0, 0}, /* 5128 */
    {RT_TERM_LAND, 5122, 3786, 0, 0}, /* 5129 */
    {RT_TERM_LAND, 5129, 25, 0, 0}, /* 5130 */
    {RT_TERM_LAND, 5129, 29, 0, 0}, /* 5131 */
    {RT_TERM_LAND, 5111, 136, 0, 0}, /* 5132 */
    {RT_TERM_LAND, 5132, 4376, 0, 0}, /* 5133 */
    {RT_TERM_LAND, 5133, 105, 0, 0}, /* 5134 */
    {RT_TERM_LAND, 5133, 161, 0, 0}, /* 5135 */
    {RT_TERM_LAND, 5132, 4381, 0, 0}, /* 5136 */
    {RT_TERM_LAND, 5136, 105, 0, 0}, /* 5137 */
    {RT_TERM_LAND, 5136, 161, 0, 0}, /* 5138 */
    {RT_TERM_LAND, 5132, 4386, 0, 0}, /* 5139 */
    {RT_TERM_LAND, 5139, 105, 0, 0}, /* 5140 */
    {RT_TERM_LAND, 5139, 161, 0, 0}, /* 5141 */
    {RT_TERM_LAND, 5111, 2581, 0, 0}, /* 5142 */
    {RT_TERM_LAND, 5142, 4376, 0, 0}, /* 5143 */
    {RT_TERM_LAND, 5143, 105, 0, 0}, /* 5144 */
    {RT_TERM_LAND, 5143, 161, 0, 0}, /* 5145 */
    {RT_TERM_LAND, 5142, 4381, 0, 0}, /* 5146 */
    {RT_TERM_LAND, 5146, 105, 0, 0}, /* 5147 */
    {RT_TERM_LAND, 5146, 161, 0, 0}, /* 5148 */
    {RT_TERM_LAND, 5142, 4386, 0, 0}, /* 5149 */
    {RT_TERM_LAND, 5149, 105, 0, 0}, /* 5150 */
    {RT_TERM_LAND, 5149, 161, 0, 0}, /* 5151 */
    {RT_TERM_LAND, 5111, 4485, 0, 0}, /* 5152 */
    {RT_TERM_LAND, 5152, 6, 0, 0}, /* 5153 */
    {RT_TERM_LAND, 5153, 3787, 0, 0}, /* 5154 */
    {RT_TERM_LAND, 5154, 25, 0, 0}, /* 5155 */
    {RT_TERM_LAND, 5154, 29, 0, 0}, /* 5156 */
    {RT_TERM_LAND, 5153, 3785, 0, 0}, /* 5157 */
    {RT_TERM_LAND, 5157, 25, 0, 0}, /* 5158 */
    {RT_TERM_LAND, 5157, 29, 0, 0}, /* 5159 */
    {RT_TERM_LAND, 5153, 3786, 0, 0}, /* 5160 */
    {RT_TERM_LAND, 5160, 25, 0, 0}, /* 5161 */
    {RT_TERM_LAND, 5160, 29, 0, 0}, /* 5162 */
    {RT_TERM_LAND, 5152, 712, 0, 0}, /* 5163 */
    {RT_TERM_LAND, 5163, 3787, 0, 0}, /* 5164 */
    {RT_TERM_LAND, 5164, 25, 0, 0}, /* 5165 */
    {RT_TERM_LAND, 5164, 29, 0, 0}, /* 5166 */
    {RT_TERM_LAND, 5163, 3785, 0, 0}, /* 5167 */
    {RT_TERM_LAND, 5167, 25, 0, 0}, /* 5168 */
    {RT_TERM_LAND, 5167, 29, 0, 0}, /* 5169 */
    {RT_TERM_LAND, 5163, 3786, 0, 0}, /* 5170 */
    {RT_TERM_LAND, 5170, 25, 0, 0}, /* 5171 */
    {RT_TERM_LAND, 5170, 29, 0, 0}, /* 5172 */
    {RT_TERM_LAND, 5152, 136, 0, 0}, /* 5173 */
    {RT_TERM_LAND, 5173, 4376, 0, 0}, /* 5174 */
    {RT_TERM_LAND, 5174, 105, 0, 0}, /* 5175 */
    {RT_TERM_LAND, 5174, 161, 0, 0}, /* 5176 */
    {RT_TERM_LAND, 5173, 4381, 0, 0}, /* 5177 */
    {RT_TERM_LAND, 5177, 105, 0, 0}, /* 5178 */
    {RT_TERM_LAND, 5177, 161, 0, 0}, /* 5179 */
    {RT_TERM_LAND, 5173, 4386, 0, 0}, /* 5180 */
    {RT_TERM_LAND, 5180, 105, 0, 0}, /* 5181 */
    {RT_TERM_LAND, 5180, 161, 0, 0}, /* 5182 */
    {RT_TERM_LAND, 5152, 2581, 0, 0}, /* 5183 */
    {RT_TERM_LAND, 5183, 4376, 0, 0}, /* 5184 */
    {RT_TERM_LAND, 5184, 105, 0, 0}, /* 5185 */
    {RT_TERM_LAND, 5184, 161, 0, 0}, /* 5186 */
    {RT_TERM_LAND, 5183, 4381, 0, 0}, /* 5187 */
    {RT_TERM_LAND, 5187, 105, 0, 0}, /* 5188 */
    {RT_TERM_LAND, 5187, 161, 0, 0}, /* 5189 */
    {RT_TERM_LAND, 5183, 4386, 0, 0}, /* 5190 */
    {RT_TERM_LAND, 5190, 105, 0, 0}, /* 5191 */
    {RT_TERM_LAND, 5190, 161, 0, 0}, /* 5192 */
    {RT_TERM_LAND, 5069, 246, 0, 0}, /* 5193 */
    {RT_TERM_LAND, 5193, 6, 0, 0}, /* 5194 */
    {RT_TERM_LAND, 5194, 3787, 0, 0}, /* 5195 */
    {RT_TERM_LAND, 5195, 25, 0, 0}, /* 5196 */
    {RT_TERM_LAND, 5195, 29, 0, 0}, /* 5197 */
    {RT_TERM_LAND, 5194, 3785, 0, 0}, /* 5198 */
    {RT_TERM_LAND, 5198, 25, 0, 0}, /* 5199 */
    {RT_TERM_LAND, 5198, 29, 0, 0}, /* 5200 */
    {RT_TERM_LAND, 5194, 3786, 0, 0}, /* 5201 */
    {RT_TERM_LAND, 5201, 25, 0, 0}, /* 5202 */
    {RT_TERM_LAND, 5201, 29, 0, 0}, /* 5203 */
    {RT_TERM_LAND, 5193, 712, 0, 0}, /* 5204 */
    {RT_TERM_LAND, 5204, 3787, 0, 0}, /* 5205 */
    {RT_TERM_LAND, 5205, 25, 0, 0}, /* 5206 */
    {RT_TERM_LAND, 5205, 29, 0, 0}, /* 5207 */
    {RT_TERM_LAND, 5204, 3785, 0, 0}, /* 5208 */
    {RT_TERM_LAND, 5208, 25, 0, 0}, /* 5209 */
    {RT_TERM_LAND, 5208, 29, 0, 0}, /* 5210 */
    {RT_TERM_LAND, 5204, 3786, 0, 0}, /* 5211 */
    {RT_TERM_LAND, 5211, 25, 0, 0}, /* 5212 */
    {RT_TERM_LAND, 5211, 29, 0, 0}, /* 5213 */
    {RT_TERM_LAND, 5193, 136, 0, 0}, /* 5214 */
    {RT_TERM_LAND, 5214, 4376, 0, 0}, /* 5215 */
    {RT_TERM_LAND, 5215, 105, 0, 0}, /* 5216 */
    {RT_TERM_LAND, 5215, 161, 0, 0}, /* 5217 */
    {RT_TERM_LAND, 5214, 4381, 0, 0}, /* 5218 */
    {RT_TERM_LAND, 5218, 105, 0, 0}, /* 5219 */
    {RT_TERM_LAND, 5218, 161, 0, 0}, /* 5220 */
    {RT_TERM_LAND, 5214, 4386, 0, 0}, /* 5221 */
    {RT_TERM_LAND, 5221, 105, 0, 0}, /* 5222 */
    {RT_TERM_LAND, 5221, 161, 0, 0}, /* 5223 */
    {RT_TERM_LAND, 5193, 2581, 0, 0}, /* 5224 */
    {RT_TERM_LAND, 5224, 4376, 0, 0}, /* 5225 */
    {RT_TERM_LAND, 5225, 105, 0, 0}, /* 5226 */
    {RT_TERM_LAND, 5225, 161, 0, 0}, /* 5227 */
    {RT_TERM_LAND, 5224, 4381, 0, 0}, /* 5228 */
    {RT_TERM_LAND, 5228, 105, 0, 0}, /* 5229 */
    {RT_TERM_LAND, 5228, 161, 0, 0}, /* 5230 */
    {RT_TERM_LAND, 5224, 4386, 0, 0}, /* 5231 */
    {RT_TERM_LAND, 5231, 105, 0, 0}, /* 5232 */
    {RT_TERM_LAND, 5231, 161, 0, 0}, /* 5233 */
    {RT_TERM_LNOT, 5068, 0, 0, 0}, /* 5234 */
    {RT_TERM_LAND, 5067, 5234, 0, 0}, /* 5235 */
    {RT_TERM_EQ, 120, 95, 0, 0}, /* 5236 */
    {RT_TERM_LNOT, 5236, 0, 0, 0}, /* 5237 */
    {RT_TERM_LAND, 5235, 5237, 0, 0}, /* 5238 */
    {RT_TERM_LAND, 5238, 14, 0, 0}, /* 5239 */
    {RT_TERM_LAND, 5239, 19, 0, 0}, /* 5240 */
    {RT_TERM_LAND, 5240, 6, 0, 0}, /* 5241 */
    {RT_TERM_LAND, 5241, 3787, 0, 0}, /* 5242 */
    {RT_TERM_LAND, 5242, 25, 0, 0}, /* 5243 */
    {RT_TERM_LAND, 5242, 29, 0, 0}, /* 5244 */
    {RT_TERM_LAND, 5241, 3785, 0, 0}, /* 5245 */
    {RT_TERM_LAND, 5245, 25, 0, 0}, /* 5246 */
    {RT_TERM_LAND, 5245, 29, 0, 0}, /* 5247 */
    {RT_TERM_LAND, 5241, 3786, 0, 0}, /* 5248 */
    {RT_TERM_LAND, 5248, 25, 0, 0}, /* 5249 */
    {RT_TERM_LAND, 5248, 29, 0, 0}, /* 5250 */
    {RT_TERM_LAND, 5240, 712, 0, 0}, /* 5251 */
    {RT_TERM_LAND, 5251, 3787, 0, 0}, /* 5252 */
    {RT_TERM_LAND, 5252, 25, 0, 0}, /* 5253 */
    {RT_TERM_LAND, 5252, 29, 0, 0}, /* 5254 */
    {RT_TERM_LAND, 5251, 3785, 0, 0}, /* 5255 */
    {RT_TERM_LAND, 5255, 25, 0, 0}, /* 5256 */
    {RT_TERM_LAND, 5255, 29, 0, 0}, /* 5257 */
    {RT_TERM_LAND, 5251, 3786, 0, 0}, /* 5258 */
    {RT_TERM_LAND, 5258, 25, 0, 0}, /* 5259 */
    {RT_TERM_LAND, 5258, 29, 0, 0}, /* 5260 */
    {RT_TERM_LAND, 5240, 136, 0, 0}, /* 5261 */
    {RT_TERM_LAND, 5261, 4376, 0, 0}, /* 5262 */
    {RT_TERM_LAND, 5262, 105, 0, 0}, /* 5263 */
    {RT_TERM_LAND, 5262, 161, 0, 0}, /* 5264 */
    {RT_TERM_LAND, 5261, 4381, 0, 0}, /* 5265 */
    {RT_TERM_LAND, 5265, 105, 0, 0}, /* 5266 */
    {RT_TERM_LAND, 5265, 161, 0, 0}, /* 5267 */
    {RT_TERM_LAND, 5261, 4386, 0, 0}, /* 5268 */
    {RT_TERM_LAND, 5268, 105, 0, 0}, /* 5269 */
    {RT_TERM_LAND, 5268, 161, 0, 0}, /* 5270 */
    {RT_TERM_LAND, 5240, 2581, 0, 0}, /* 5271 */
    {RT_TERM_LAND, 5271, 4376, 0, 0}, /* 5272 */
    {RT_TERM_LAND, 5272, 105, 0, 0}, /* 5273 */
    {RT_TERM_LAND, 5272, 161, 0, 0}, /* 5274 */
    {RT_TERM_LAND, 5271, 4381, 0, 0}, /* 5275 */
    {RT_TERM_LAND, 5275, 105, 0, 0}, /* 5276 */
    {RT_TERM_LAND, 5275, 161, 0, 0}, /* 5277 */
    {RT_TERM_LAND, 5271, 4386, 0, 0}, /* 5278 */
    {RT_TERM_LAND, 5278, 105, 0, 0}, /* 5279 */
    {RT_TERM_LAND, 5278, 161, 0, 0}, /* 5280 */
    {RT_TERM_LAND, 5240, 4442, 0, 0}, /* 5281 */
    {RT_TERM_LAND, 5281, 6, 0, 0}, /* 5282 */
    {RT_TERM_LAND, 5282, 3787, 0, 0}, /* 5283 */
    {RT_TERM_LAND, 5283, 25, 0, 0}, /* 5284 */
    {RT_TERM_LAND, 5283, 29, 0, 0}, /* 5285 */
    {RT_TERM_LAND, 5282, 3785, 0, 0}, /* 5286 */
    {RT_TERM_LAND, 5286, 25, 0, 0}, /* 5287 */
    {RT_TERM_LAND, 5286, 29, 0, 0}, /* 5288 */
    {RT_TERM_LAND, 5282, 3786, 0, 0}, /* 5289 */
    {RT_TERM_LAND, 5289, 25, 0, 0}, /* 5290 */
    {RT_TERM_LAND, 5289, 29, 0, 0}, /* 5291 */
    {RT_TERM_LAND, 5281, 712, 0, 0}, /* 5292 */
    {RT_TERM_LAND, 5292, 3787, 0, 0}, /* 5293 */
    {RT_TERM_LAND, 5293, 25, 0, 0}, /* 5294 */
    {RT_TERM_LAND, 5293, 29, 0, 0}, /* 5295 */
    {RT_TERM_LAND, 5292, 3785, 0, 0}, /* 5296 */
    {RT_TERM_LAND, 5296, 25, 0, 0}, /* 5297 */
    {RT_TERM_LAND, 5296, 29, 0, 0}, /* 5298 */
    {RT_TERM_LAND, 5292, 3786, 0, 0}, /* 5299 */
    {RT_TERM_LAND, 5299, 25, 0, 0}, /* 5300 */
    {RT_TERM_LAND, 5299, 29, 0, 0}, /* 5301 */
    {RT_TERM_LAND, 5281, 136, 0, 0}, /* 5302 */
    {RT_TERM_LAND, 5302, 4376, 0, 0}, /* 5303 */
    {RT_TERM_LAND, 5303, 105, 0, 0}, /* 5304 */
    {RT_TERM_LAND, 5303, 161, 0, 0}, /* 5305 */
    {RT_TERM_LAND, 5302, 4381, 0, 0}, /* 5306 */
    {RT_TERM_LAND, 5306, 105, 0, 0}, /* 5307 */
    {RT_TERM_LAND, 5306, 161, 0, 0}, /* 5308 */
    {RT_TERM_LAND, 5302, 4386, 0, 0}, /* 5309 */
    {RT_TERM_LAND, 5309, 105, 0, 0}, /* 5310 */
    {RT_TERM_LAND, 5309, 161, 0, 0}, /* 5311 */
    {RT_TERM_LAND, 5281, 2581, 0, 0}, /* 5312 */
    {RT_TERM_LAND, 5312, 4376, 0, 0}, /* 5313 */
    {RT_TERM_LAND, 5313, 105, 0, 0}, /* 5314 */
    {RT_TERM_LAND, 5313, 161, 0, 0}, /* 5315 */
    {RT_TERM_LAND, 5312, 4381, 0, 0}, /* 5316 */
    {RT_TERM_LAND, 5316, 105, 0, 0}, /* 5317 */
    {RT_TERM_LAND, 5316, 161, 0, 0}, /* 5318 */
    {RT_TERM_LAND, 5312, 4386, 0, 0}, /* 5319 */
    {RT_TERM_LAND, 5319, 105, 0, 0}, /* 5320 */
    {RT_TERM_LAND, 5319, 161, 0, 0}, /* 5321 */
    {RT_TERM_LAND, 5281, 4485, 0, 0}, /* 5322 */
    {RT_TERM_LAND, 5322, 6, 0, 0}, /* 5323 */
    {RT_TERM_LAND, 5323, 3787, 0, 0}, /* 5324 */
    {RT_TERM_LAND, 5324, 25, 0, 0}, /* 5325 */
    {RT_TERM_LAND, 5324, 29, 0, 0}, /* 5326 */
    {RT_TERM_LAND, 5323, 3785, 0, 0}, /* 5327 */
    {RT_TERM_LAND, 5327, 25, 0, 0}, /* 5328 */
    {RT_TERM_LAND, 5327, 29, 0, 0}, /* 5329 */
    {RT_TERM_LAND, 5323, 3786, 0, 0}, /* 5330 */
    {RT_TERM_LAND, 5330, 25, 0, 0}, /* 5331 */
    {RT_TERM_LAND, 5330, 29, 0, 0}, /* 5332 */
    {RT_TERM_LAND, 5322, 712, 0, 0}, /* 5333 */
    {RT_TERM_LAND, 5333, 3787, 0, 0}, /* 5334 */
    {RT_TERM_LAND, 5334, 25, 0, 0}, /* 5335 */
    {RT_TERM_LAND, 5334, 29, 0, 0}, /* 5336 */
    {RT_TERM_LAND, 5333, 3785, 0, 0}, /* 5337 */
    {RT_TERM_LAND, 5337, 25, 0, 0}, /* 5338 */
    {RT_TERM_LAND, 5337, 29, 0, 0}, /* 5339 */
    {RT_TERM_LAND, 5333, 3786, 0, 0}, /* 5340 */
    {RT_TERM_LAND, 5340, 25, 0, 0}, /* 5341 */
    {RT_TERM_LAND, 5340, 29, 0, 0}, /* 5342 */
    {RT_TERM_LAND, 5322, 136, 0, 0}, /* 5343 */
    {RT_TERM_LAND, 5343, 4376, 0, 0}, /* 5344 */
    {RT_TERM_LAND, 5344, 105, 0, 0}, /* 5345 */
    {RT_TERM_LAND, 5344, 161, 0, 0}, /* 5346 */
    {RT_TERM_LAND, 5343, 4381, 0, 0}, /* 5347 */
    {RT_TERM_LAND, 5347, 105, 0, 0}, /* 5348 */
    {RT_TERM_LAND, 5347, 161, 0, 0}, /* 5349 */
    {RT_TERM_LAND, 5343, 4386, 0, 0}, /* 5350 */
    {RT_TERM_LAND, 5350, 105, 0, 0}, /* 5351 */
    {RT_TERM_LAND, 5350, 161, 0, 0}, /* 5352 */
    {RT_TERM_LAND, 5322, 2581, 0, 0}, /* 5353 */
    {RT_TERM_LAND, 5353, 4376, 0, 0}, /* 5354 */
    {RT_TERM_LAND, 5354, 105, 0, 0}, /* 5355 */
    {RT_TERM_LAND, 5354, 161, 0, 0}, /* 5356 */
    {RT_TERM_LAND, 5353, 4381, 0, 0}, /* 5357 */
    {RT_TERM_LAND, 5357, 105, 0, 0}, /* 5358 */
    {RT_TERM_LAND, 5357, 161, 0, 0}, /* 5359 */
    {RT_TERM_LAND, 5353, 4386, 0, 0}, /* 5360 */
    {RT_TERM_LAND, 5360, 105, 0, 0}, /* 5361 */
    {RT_TERM_LAND, 5360, 161, 0, 0}, /* 5362 */
    {RT_TERM_LAND, 5239, 246, 0, 0}, /* 5363 */
    {RT_TERM_LAND, 5363, 6, 0, 0}, /* 5364 */
    {RT_TERM_LAND, 5364, 3787, 0, 0}, /* 5365 */
    {RT_TERM_LAND, 5365, 25, 0, 0}, /* 5366 */
    {RT_TERM_LAND, 5365, 29, 0, 0}, /* 5367 */
    {RT_TERM_LAND, 5364, 3785, 0, 0}, /* 5368 */
    {RT_TERM_LAND, 5368, 25, 0, 0}, /* 5369 */
    {RT_TERM_LAND, 5368, 29, 0, 0}, /* 5370 */
    {RT_TERM_LAND, 5364, 3786, 0, 0}, /* 5371 */
    {RT_TERM_LAND, 5371, 25, 0, 0}, /* 5372 */
    {RT_TERM_LAND, 5371, 29, 0, 0}, /* 5373 */
    {RT_TERM_LAND, 5363, 712, 0, 0}, /* 5374 */
    {RT_TERM_LAND, 5374, 3787, 0, 0}, /* 5375 */
    {RT_TERM_LAND, 5375, 25, 0, 0}, /* 5376 */
    {RT_TERM_LAND, 5375, 29, 0, 0}, /* 5377 */
    {RT_TERM_LAND, 5374, 3785, 0, 0}, /* 5378 */
    {RT_TERM_LAND, 5378, 25, 0, 0}, /* 5379 */
    {RT_TERM_LAND, 5378, 29, 0, 0}, /* 5380 */
    {RT_TERM_LAND, 5374, 3786, 0, 0}, /* 5381 */
    {RT_TERM_LAND, 5381, 25, 0, 0}, /* 5382 */
    {RT_TERM_LAND, 5381, 29, 0, 0}, /* 5383 */
    {RT_TERM_LAND, 5363, 136, 0, 0}, /* 5384 */
    {RT_TERM_LAND, 5384, 4376, 0, 0}, /* 5385 */
    {RT_TERM_LAND, 5385, 105, 0, 0}, /* 5386 */
    {RT_TERM_LAND, 5385, 161, 0, 0}, /* 5387 */
    {RT_TERM_LAND, 5384, 4381, 0, 0}, /* 5388 */
    {RT_TERM_LAND, 5388, 105, 0, 0}, /* 5389 */
    {RT_TERM_LAND, 5388, 161, 0, 0}, /* 5390 */
    {RT_TERM_LAND, 5384, 4386, 0, 0}, /* 5391 */
    {RT_TERM_LAND, 5391, 105, 0, 0}, /* 5392 */
    {RT_TERM_LAND, 5391, 161, 0, 0}, /* 5393 */
    {RT_TERM_LAND, 5363, 2581, 0, 0}, /* 5394 */
    {RT_TERM_LAND, 5394, 4376, 0, 0}, /* 5395 */
    {RT_TERM_LAND, 5395, 105, 0, 0}, /* 5396 */
    {RT_TERM_LAND, 5395, 161, 0, 0}, /* 5397 */
    {RT_TERM_LAND, 5394, 4381, 0, 0}, /* 5398 */
    {RT_TERM_LAND, 5398, 105, 0, 0}, /* 5399 */
    {RT_TERM_LAND, 5398, 161, 0, 0}, /* 5400 */
    {RT_TERM_LAND, 5394, 4386, 0, 0}, /* 5401 */
    {RT_TERM_LAND, 5401, 105, 0, 0}, /* 5402 */
    {RT_TERM_LAND, 5401, 161, 0, 0}, /* 5403 */
    {RT_TERM_LAND, 5238, 2904, 0, 0}, /* 5404 */
    {RT_TERM_LAND, 5404, 19, 0, 0}, /* 5405 */
    {RT_TERM_LAND, 5405, 6, 0, 0}, /* 5406 */
    {RT_TERM_LAND, 5406, 3787, 0, 0}, /* 5407 */
    {RT_TERM_LAND, 5407, 25, 0, 0}, /* 5408 */
    {RT_TERM_LAND, 5407, 29, 0, 0}, /* 5409 */
    {RT_TERM_LAND, 5406, 3785, 0, 0}, /* 5410 */
    {RT_TERM_LAND, 5410, 25, 0, 0}, /* 5411 */
    {RT_TERM_LAND, 5410, 29, 0, 0}, /* 5412 */
    {RT_TERM_LAND, 5406, 3786, 0, 0}, /* 5413 */
    {RT_TERM_LAND, 5413, 25, 0, 0}, /* 5414 */
    {RT_TERM_LAND, 5413, 29, 0, 0}, /* 5415 */
    {RT_TERM_LAND, 5405, 712, 0, 0}, /* 5416 */
    {RT_TERM_LAND, 5416, 3787, 0, 0}, /* 5417 */
    {RT_TERM_LAND, 5417, 25, 0, 0}, /* 5418 */
    {RT_TERM_LAND, 5417, 29, 0, 0}, /* 5419 */
    {RT_TERM_LAND, 5416, 3785, 0, 0}, /* 5420 */
    {RT_TERM_LAND, 5420, 25, 0, 0}, /* 5421 */
    {RT_TERM_LAND, 5420, 29, 0, 0}, /* 5422 */
    {RT_TERM_LAND, 5416, 3786, 0, 0}, /* 5423 */
    {RT_TERM_LAND, 5423, 25, 0, 0}, /* 5424 */
    {RT_TERM_LAND, 5423, 29, 0, 0}, /* 5425 */
    {RT_TERM_LAND, 5405, 136, 0, 0}, /* 5426 */
    {RT_TERM_LAND, 5426, 4376, 0, 0}, /* 5427 */
    {RT_TERM_LAND, 5427, 105, 0, 0}, /* 5428 */
    {RT_TERM_LAND, 5427, 161, 0, 0}, /* 5429 */
    {RT_TERM_LAND, 5426, 4381, 0, 0}, /* 5430 */
    {RT_TERM_LAND, 5430, 105, 0, 0}, /* 5431 */
    {RT_TERM_LAND, 5430, 161, 0, 0}, /* 5432 */
    {RT_TERM_LAND, 5426, 4386, 0, 0}, /* 5433 */
    {RT_TERM_LAND, 5433, 105, 0, 0}, /* 5434 */
    {RT_TERM_LAND, 5433, 161, 0, 0}, /* 5435 */
    {RT_TERM_LAND, 5405, 2581, 0, 0}, /* 5436 */
    {RT_TERM_LAND, 5436, 4376, 0, 0}, /* 5437 */
    {RT_TERM_LAND, 5437, 105, 0, 0}, /* 5438 */
    {RT_TERM_LAND, 5437, 161, 0, 0}, /* 5439 */
    {RT_TERM_LAND, 5436, 4381, 0, 0}, /* 5440 */
    {RT_TERM_LAND, 5440, 105, 0, 0}, /* 5441 */
    {RT_TERM_LAND, 5440, 161, 0, 0}, /* 5442 */
    {RT_TERM_LAND, 5436, 4386, 0, 0}, /* 5443 */
    {RT_TERM_LAND, 5443, 105, 0, 0}, /* 5444 */
    {RT_TERM_LAND, 5443, 161, 0, 0}, /* 5445 */
    {RT_TERM_LAND, 5405, 4442, 0, 0}, /* 5446 */
    {RT_TERM_LAND, 5446, 6, 0, 0}, /* 5447 */
    {RT_TERM_LAND, 5447, 3787, 0, 0}, /* 5448 */
    {RT_TERM_LAND, 5448, 25, 0, 0}, /* 5449 */
    {RT_TERM_LAND, 5448, 29, 0, 0}, /* 5450 */
    {RT_TERM_LAND, 5447, 3785, 0, 0}, /* 5451 */
    {RT_TERM_LAND, 5451, 25, 0, 0}, /* 5452 */
    {RT_TERM_LAND, 5451, 29, 0, 0}, /* 5453 */
    {RT_TERM_LAND, 5447, 3786, 0, 0}, /* 5454 */
    {RT_TERM_LAND, 5454, 25, 0, 0}, /* 5455 */
    {RT_TERM_LAND, 5454, 29, 0, 0}, /* 5456 */
    {RT_TERM_LAND, 5446, 712, 0, 0}, /* 5457 */
    {RT_TERM_LAND, 5457, 3787, 0, 0}, /* 5458 */
    {RT_TERM_LAND, 5458, 25, 0, 0}, /* 5459 */
    {RT_TERM_LAND, 5458, 29, 0, 0}, /* 5460 */
    {RT_TERM_LAND, 5457, 3785, 0, 0}, /* 5461 */
    {RT_TERM_LAND, 5461, 25, 0, 0}, /* 5462 */
    {RT_TERM_LAND, 5461, 29, 0, 0}, /* 5463 */
    {RT_TERM_LAND, 5457, 3786, 0, 0}, /* 5464 */
    {RT_TERM_LAND, 5464, 25, 0, 0}, /* 5465 */
    {RT_TERM_LAND, 5464, 29, 0, 0}, /* 5466 */
    {RT_TERM_LAND, 5446, 136, 0, 0}, /* 5467 */
    {RT_TERM_LAND, 5467, 4376, 0, 0}, /* 5468 */
    {RT_TERM_LAND, 5468, 105, 0, 0}, /* 5469 */
    {RT_TERM_LAND, 5468, 161, 0, 0}, /* 5470 */
    {RT_TERM_LAND, 5467, 4381, 0, 0}, /* 5471 */
    {RT_TERM_LAND, 5471, 105, 0, 0}, /* 5472 */
    {RT_TERM_LAND, 5471, 161, 0, 0}, /* 5473 */
    {RT_TERM_LAND, 5467, 4386, 0, 0}, /* 5474 */
    {RT_TERM_LAND, 5474, 105, 0, 0}, /* 5475 */
    {RT_TERM_LAND, 5474, 161, 0, 0}, /* 5476 */
    {RT_TERM_LAND, 5446, 2581, 0, 0}, /* 5477 */
    {RT_TERM_LAND, 5477, 4376, 0, 0}, /* 5478 */
    {RT_TERM_LAND, 5478, 105, 0, 0}, /* 5479 */
    {RT_TERM_LAND, 5478, 161, 0, 0}, /* 5480 */
    {RT_TERM_LAND, 5477, 4381, 0, 0}, /* 5481 */
    {RT_TERM_LAND, 5481, 105, 0, 0}, /* 5482 */
    {RT_TERM_LAND, 5481, 161, 0, 0}, /* 5483 */
    {RT_TERM_LAND, 5477, 4386, 0, 0}, /* 5484 */
    {RT_TERM_LAND, 5484, 105, 0, 0}, /* 5485 */
    {RT_TERM_LAND, 5484, 161, 0, 0}, /* 5486 */
    {RT_TERM_LAND, 5446, 4485, 0, 0}, /* 5487 */
    {RT_TERM_LAND, 5487, 6, 0, 0}, /* 5488 */
    {RT_TERM_LAND, 5488, 3787, 0, 0}, /* 5489 */
    {RT_TERM_LAND, 5489, 25, 0, 0}, /* 5490 */
    {RT_TERM_LAND, 5489, 29, 0, 0}, /* 5491 */
    {RT_TERM_LAND, 5488, 3785, 0, 0}, /* 5492 */
    {RT_TERM_LAND, 5492, 25, 0, 0}, /* 5493 */
    {RT_TERM_LAND, 5492, 29, 0, 0}, /* 5494 */
    {RT_TERM_LAND, 5488, 3786, 0, 0}, /* 5495 */
    {RT_TERM_LAND, 5495, 25, 0, 0}, /* 5496 */
    {RT_TERM_LAND, 5495, 29, 0, 0}, /* 5497 */
    {RT_TERM_LAND, 5487, 712, 0, 0}, /* 5498 */
    {RT_TERM_LAND, 5498, 3787, 0, 0}, /* 5499 */
    {RT_TERM_LAND, 5499, 25, 0, 0}, /* 5500 */
    {RT_TERM_LAND, 5499, 29, 0, 0}, /* 5501 */
    {RT_TERM_LAND, 5498, 3785, 0, 0}, /* 5502 */
    {RT_TERM_LAND, 5502, 25, 0, 0}, /* 5503 */
    {RT_TERM_LAND, 5502, 29, 0, 0}, /* 5504 */
    {RT_TERM_LAND, 5498, 3786, 0, 0}, /* 5505 */
    {RT_TERM_LAND, 5505, 25, 0, 0}, /* 5506 */
    {RT_TERM_LAND, 5505, 29, 0, 0}, /* 5507 */
    {RT_TERM_LAND, 5487, 136, 0, 0}, /* 5508 */
    {RT_TERM_LAND, 5508, 4376, 0, 0}, /* 5509 */
    {RT_TERM_LAND, 5509, 105, 0, 0}, /* 5510 */
    {RT_TERM_LAND, 5509, 161, 0, 0}, /* 5511 */
    {RT_TERM_LAND, 5508, 4381, 0, 0}, /* 5512 */
    {RT_TERM_LAND, 5512, 105, 0, 0}, /* 5513 */
    {RT_TERM_LAND, 5512, 161, 0, 0}, /* 5514 */
    {RT_TERM_LAND, 5508, 4386, 0, 0}, /* 5515 */
    {RT_TERM_LAND, 5515, 105, 0, 0}, /* 5516 */
    {RT_TERM_LAND, 5515, 161, 0, 0}, /* 5517 */
    {RT_TERM_LAND, 5487, 2581, 0, 0}, /* 5518 */
    {RT_TERM_LAND, 5518, 4376, 0, 0}, /* 5519 */
    {RT_TERM_LAND, 5519, 105, 0, 0}, /* 5520 */
    {RT_TERM_LAND, 5519, 161, 0, 0}, /* 5521 */
    {RT_TERM_LAND, 5518, 4381, 0, 0}, /* 5522 */
    {RT_TERM_LAND, 5522, 105, 0, 0}, /* 5523 */
    {RT_TERM_LAND, 5522, 161, 0, 0}, /* 5524 */
    {RT_TERM_LAND, 5518, 4386, 0, 0}, /* 5525 */
    {RT_TERM_LAND, 5525, 105, 0, 0}, /* 5526 */
    {RT_TERM_LAND, 5525, 161, 0, 0}, /* 5527 */
    {RT_TERM_LAND, 5404, 246, 0, 0}, /* 5528 */
    {RT_TERM_LAND, 5528, 6, 0, 0}, /* 5529 */
    {RT_TERM_LAND, 5529, 3787, 0, 0}, /* 5530 */
    {RT_TERM_LAND, 5530, 25, 0, 0}, /* 5531 */
    {RT_TERM_LAND, 5530, 29, 0, 0}, /* 5532 */
    {RT_TERM_LAND, 5529, 3785, 0, 0}, /* 5533 */
    {RT_TERM_LAND, 5533, 25, 0, 0}, /* 5534 */
    {RT_TERM_LAND, 5533, 29, 0, 0}, /* 5535 */
    {RT_TERM_LAND, 5529, 3786, 0, 0}, /* 5536 */
    {RT_TERM_LAND, 5536, 25, 0, 0}, /* 5537 */
    {RT_TERM_LAND, 5536, 29, 0, 0}, /* 5538 */
    {RT_TERM_LAND, 5528, 712, 0, 0}, /* 5539 */
    {RT_TERM_LAND, 5539, 3787, 0, 0}, /* 5540 */
    {RT_TERM_LAND, 5540, 25, 0, 0}, /* 5541 */
    {RT_TERM_LAND, 5540, 29, 0, 0}, /* 5542 */
    {RT_TERM_LAND, 5539, 3785, 0, 0}, /* 5543 */
    {RT_TERM_LAND, 5543, 25, 0, 0}, /* 5544 */
    {RT_TERM_LAND, 5543, 29, 0, 0}, /* 5545 */
    {RT_TERM_LAND, 5539, 3786, 0, 0}, /* 5546 */
    {RT_TERM_LAND, 5546, 25, 0, 0}, /* 5547 */
    {RT_TERM_LAND, 5546, 29, 0, 0}, /* 5548 */
    {RT_TERM_LAND, 5528, 136, 0, 0}, /* 5549 */
    {RT_TERM_LAND, 5549, 4376, 0, 0}, /* 5550 */
    {RT_TERM_LAND, 5550, 105, 0, 0}, /* 5551 */
    {RT_TERM_LAND, 5550, 161, 0, 0}, /* 5552 */
    {RT_TERM_LAND, 5549, 4381, 0, 0}, /* 5553 */
    {RT_TERM_LAND, 5553, 105, 0, 0}, /* 5554 */
    {RT_TERM_LAND, 5553, 161, 0, 0}, /* 5555 */
    {RT_TERM_LAND, 5549, 4386, 0, 0}, /* 5556 */
    {RT_TERM_LAND, 5556, 105, 0, 0}, /* 5557 */
    {RT_TERM_LAND, 5556, 161, 0, 0}, /* 5558 */
    {RT_TERM_LAND, 5528, 2581, 0, 0}, /* 5559 */
    {RT_TERM_LAND, 5559, 4376, 0, 0}, /* 5560 */
    {RT_TERM_LAND, 5560, 105, 0, 0}, /* 5561 */
    {RT_TERM_LAND, 5560, 161, 0, 0}, /* 5562 */
    {RT_TERM_LAND, 5559, 4381, 0, 0}, /* 5563 */
    {RT_TERM_LAND, 5563, 105, 0, 0}, /* 5564 */
    {RT_TERM_LAND, 5563, 161, 0, 0}, /* 5565 */
    {RT_TERM_LAND, 5559, 4386, 0, 0}, /* 5566 */
    {RT_TERM_LAND, 5566, 105, 0, 0}, /* 5567 */
    {RT_TERM_LAND, 5566, 161, 0, 0}, /* 5568 */
    {RT_TERM_COND, 4484, 4438, 4429, 0}, /* 5569 */
    {RT_TERM_COND, 4441, 4440, 5569, 0}, /* 5570 */
    {RT_TERM_COND, 19, 5570, 4429, 0}, /* 5571 */
    {RT_TERM_SLICE, 5571, 2, 0, 32}, /* 5572 */
    {RT_TERM_SEXT, 5572, 0, 0, 32}, /* 5573 */
    {RT_TERM_REG, 982, 0, 0, 0}, /* 5574 */
    {RT_TERM_SEXT, 5574, 0, 0, 32}, /* 5575 */
    {RT_TERM_LT, 5573, 5575, 0, 0}, /* 5576 */
    {RT_TERM_LT, 5572, 5574, 0, 0}, /* 5577 */
    {RT_TERM_COND, 14, 5576, 5577, 0}, /* 5578 */
    {RT_TERM_EQ, 120, 85, 0, 0}, /* 5579 */
    {RT_TERM_EQ, 5578, 5579, 0, 0}, /* 5580 */
    {RT_TERM_LOR, 5236, 5580, 0, 0}, /* 5581 */
    {RT_TERM_LAND, 5235, 5581, 0, 0}, /* 5582 */
    {RT_TERM_LAND, 5582, 19, 0, 0}, /* 5583 */
    {RT_TERM_LAND, 5583, 6, 0, 0}, /* 5584 */
    {RT_TERM_LAND, 5584, 3787, 0, 0}, /* 5585 */
    {RT_TERM_LAND, 5585, 25, 0, 0}, /* 5586 */
    {RT_TERM_LAND, 5585, 29, 0, 0}, /* 5587 */
    {RT_TERM_LAND, 5584, 3785, 0, 0}, /* 5588 */
    {RT_TERM_LAND, 5588, 25, 0, 0}, /* 5589 */
    {RT_TERM_LAND, 5588, 29, 0, 0}, /* 5590 */
    {RT_TERM_LAND, 5584, 3786, 0, 0}, /* 5591 */
    {RT_TERM_LAND, 5591, 25, 0, 0}, /* 5592 */
    {RT_TERM_LAND, 5591, 29, 0, 0}, /* 5593 */
    {RT_TERM_LAND, 5583, 712, 0, 0}, /* 5594 */
    {RT_TERM_LAND, 5594, 3787, 0, 0}, /* 5595 */
    {RT_TERM_LAND, 5595, 25, 0, 0}, /* 5596 */
    {RT_TERM_LAND, 5595, 29, 0, 0}, /* 5597 */
    {RT_TERM_LAND, 5594, 3785, 0, 0}, /* 5598 */
    {RT_TERM_LAND, 5598, 25, 0, 0}, /* 5599 */
    {RT_TERM_LAND, 5598, 29, 0, 0}, /* 5600 */
    {RT_TERM_LAND, 5594, 3786, 0, 0}, /* 5601 */
    {RT_TERM_LAND, 5601, 25, 0, 0}, /* 5602 */
    {RT_TERM_LAND, 5601, 29, 0, 0}, /* 5603 */
    {RT_TERM_LAND, 5583, 136, 0, 0}, /* 5604 */
    {RT_TERM_LAND, 5604, 4376, 0, 0}, /* 5605 */
    {RT_TERM_LAND, 5605, 105, 0, 0}, /* 5606 */
    {RT_TERM_LAND, 5605, 161, 0, 0}, /* 5607 */
    {RT_TERM_LAND, 5604, 4381, 0, 0}, /* 5608 */
    {RT_TERM_LAND, 5608, 105, 0, 0}, /* 5609 */
    {RT_TERM_LAND, 5608, 161, 0, 0}, /* 5610 */
    {RT_TERM_LAND, 5604, 4386, 0, 0}, /* 5611 */
    {RT_TERM_LAND, 5611, 105, 0, 0}, /* 5612 */
    {RT_TERM_LAND, 5611, 161, 0, 0}, /* 5613 */
    {RT_TERM_LAND, 5583, 2581, 0, 0}, /* 5614 */
    {RT_TERM_LAND, 5614, 4376, 0, 0}, /* 5615 */
    {RT_TERM_LAND, 5615, 105, 0, 0}, /* 5616 */
    {RT_TERM_LAND, 5615, 161, 0, 0}, /* 5617 */
    {RT_TERM_LAND, 5614, 4381, 0, 0}, /* 5618 */
    {RT_TERM_LAND, 5618, 105, 0, 0}, /* 5619 */
    {RT_TERM_LAND, 5618, 161, 0, 0}, /* 5620 */
    {RT_TERM_LAND, 5614, 4386, 0, 0}, /* 5621 */
    {RT_TERM_LAND, 5621, 105, 0, 0}, /* 5622 */
    {RT_TERM_LAND, 5621, 161, 0, 0}, /* 5623 */
    {RT_TERM_LAND, 5583, 4442, 0, 0}, /* 5624 */
    {RT_TERM_LAND, 5624, 6, 0, 0}, /* 5625 */
    {RT_TERM_LAND, 5625, 3787, 0, 0}, /* 5626 */
    {RT_TERM_LAND, 5626, 25, 0, 0}, /* 5627 */
    {RT_TERM_LAND, 5626, 29, 0, 0}, /* 5628 */
    {RT_TERM_LAND, 5625, 3785, 0, 0}, /* 5629 */
    {RT_TERM_LAND, 5629, 25, 0, 0}, /* 5630 */
    {RT_TERM_LAND, 5629, 29, 0, 0}, /* 5631 */
    {RT_TERM_LAND, 5625, 3786, 0, 0}, /* 5632 */
    {RT_TERM_LAND, 5632, 25, 0, 0}, /* 5633 */
    {RT_TERM_LAND, 5632, 29, 0, 0}, /* 5634 */
    {RT_TERM_LAND, 5624, 712, 0, 0}, /* 5635 */
    {RT_TERM_LAND, 5635, 3787, 0, 0}, /* 5636 */
    {RT_TERM_LAND, 5636, 25, 0, 0}, /* 5637 */
    {RT_TERM_LAND, 5636, 29, 0, 0}, /* 5638 */
    {RT_TERM_LAND, 5635, 3785, 0, 0}, /* 5639 */
    {RT_TERM_LAND, 5639, 25, 0, 0}, /* 5640 */
    {RT_TERM_LAND, 5639, 29, 0, 0}, /* 5641 */
    {RT_TERM_LAND, 5635, 3786, 0, 0}, /* 5642 */
    {RT_TERM_LAND, 5642, 25, 0, 0}, /* 5643 */
    {RT_TERM_LAND, 5642, 29, 0, 0}, /* 5644 */
    {RT_TERM_LAND, 5624, 136, 0, 0}, /* 5645 */
    {RT_TERM_LAND, 5645, 4376, 0, 0}, /* 5646 */
    {RT_TERM_LAND, 5646, 105, 0, 0}, /* 5647 */
    {RT_TERM_LAND, 5646, 161, 0, 0}, /* 5648 */
    {RT_TERM_LAND, 5645, 4381, 0, 0}, /* 5649 */
    {RT_TERM_LAND, 5649, 105, 0, 0}, /* 5650 */
    {RT_TERM_LAND, 5649, 161, 0, 0}, /* 5651 */
    {RT_TERM_LAND, 5645, 4386, 0, 0}, /* 5652 */
    {RT_TERM_LAND, 5652, 105, 0, 0}, /* 5653 */
    {RT_TERM_LAND, 5652, 161, 0, 0}, /* 5654 */
    {RT_TERM_LAND, 5624, 2581, 0, 0}, /* 5655 */
    {RT_TERM_LAND, 5655, 4376, 0, 0}, /* 5656 */
    {RT_TERM_LAND, 5656, 105, 0, 0}, /* 5657 */
    {RT_TERM_LAND, 5656, 161, 0, 0}, /* 5658 */
    {RT_TERM_LAND, 5655, 4381, 0, 0}, /* 5659 */
    {RT_TERM_LAND, 5659, 105, 0, 0}, /* 5660 */
    {RT_TERM_LAND, 5659, 161, 0, 0}, /* 5661 */
    {RT_TERM_LAND, 5655, 4386, 0, 0}, /* 5662 */
    {RT_TERM_LAND, 5662, 105, 0, 0}, /* 5663 */
    {RT_TERM_LAND, 5662, 161, 0, 0}, /* 5664 */
    {RT_TERM_LAND, 5624, 4485, 0, 0}, /* 5665 */
    {RT_TERM_LAND, 5665, 6, 0, 0}, /* 5666 */
    {RT_TERM_LAND, 5666, 3787, 0, 0}, /* 5667 */
    {RT_TERM_LAND, 5667, 25, 0, 0}, /* 5668 */
    {RT_TERM_LAND, 5667, 29, 0, 0}, /* 5669 */
    {RT_TERM_LAND, 5666, 3785, 0, 0}, /* 5670 */
    {RT_TERM_LAND, 5670, 25, 0, 0}, /* 5671 */
    {RT_TERM_LAND, 5670, 29, 0, 0}, /* 5672 */
    {RT_TERM_LAND, 5666, 3786, 0, 0}, /* 5673 */
    {RT_TERM_LAND, 5673, 25, 0, 0}, /* 5674 */
    {RT_TERM_LAND, 5673, 29, 0, 0}, /* 5675 */
    {RT_TERM_LAND, 5665, 712, 0, 0}, /* 5676 */
    {RT_TERM_LAND, 5676, 3787, 0, 0}, /* 5677 */
    {RT_TERM_LAND, 5677, 25, 0, 0}, /* 5678 */
    {RT_TERM_LAND, 5677, 29, 0, 0}, /* 5679 */
    {RT_TERM_LAND, 5676, 3785, 0, 0}, /* 5680 */
    {RT_TERM_LAND, 5680, 25, 0, 0}, /* 5681 */
    {RT_TERM_LAND, 5680, 29, 0, 0}, /* 5682 */
    {RT_TERM_LAND, 5676, 3786, 0, 0}, /* 5683 */
    {RT_TERM_LAND, 5683, 25, 0, 0}, /* 5684 */
    {RT_TERM_LAND, 5683, 29, 0, 0}, /* 5685 */
    {RT_TERM_LAND, 5665, 136, 0, 0}, /* 5686 */
    {RT_TERM_LAND, 5686, 4376, 0, 0}, /* 5687 */
    {RT_TERM_LAND, 5687, 105, 0, 0}, /* 5688 */
    {RT_TERM_LAND, 5687, 161, 0, 0}, /* 5689 */
    {RT_TERM_LAND, 5686, 4381, 0, 0}, /* 5690 */
    {RT_TERM_LAND, 5690, 105, 0, 0}, /* 5691 */
    {RT_TERM_LAND, 5690, 161, 0, 0}, /* 5692 */
    {RT_TERM_LAND, 5686, 4386, 0, 0}, /* 5693 */
    {RT_TERM_LAND, 5693, 105, 0, 0}, /* 5694 */
    {RT_TERM_LAND, 5693, 161, 0, 0}, /* 5695 */
    {RT_TERM_LAND, 5665, 2581, 0, 0}, /* 5696 */
    {RT_TERM_LAND, 5696, 4376, 0, 0}, /* 5697 */
    {RT_TERM_LAND, 5697, 105, 0, 0}, /* 5698 */
    {RT_TERM_LAND, 5697, 161, 0, 0}, /* 5699 */
    {RT_TERM_LAND, 5696, 4381, 0, 0}, /* 5700 */
    {RT_TERM_LAND, 5700, 105, 0, 0}, /* 5701 */
    {RT_TERM_LAND, 5700, 161, 0, 0}, /* 5702 */
    {RT_TERM_LAND, 5696, 4386, 0, 0}, /* 5703 */
    {RT_TERM_LAND, 5703, 105, 0, 0}, /* 5704 */
    {RT_TERM_LAND, 5703, 161, 0, 0}, /* 5705 */
    {RT_TERM_LAND, 5582, 246, 0, 0}, /* 5706 */
    {RT_TERM_LAND, 5706, 6, 0, 0}, /* 5707 */
    {RT_TERM_LAND, 5707, 3787, 0, 0}, /* 5708 */
    {RT_TERM_LAND, 5708, 25, 0, 0}, /* 5709 */
    {RT_TERM_LAND, 5708, 29, 0, 0}, /* 5710 */
    {RT_TERM_LAND, 5707, 3785, 0, 0}, /* 5711 */
    {RT_TERM_LAND, 5711, 25, 0, 0}, /* 5712 */
    {RT_TERM_LAND, 5711, 29, 0, 0}, /* 5713 */
    {RT_TERM_LAND, 5707, 3786, 0, 0}, /* 5714 */
    {RT_TERM_LAND, 5714, 25, 0, 0}, /* 5715 */
    {RT_TERM_LAND, 5714, 29, 0, 0}, /* 5716 */
    {RT_TERM_LAND, 5706, 712, 0, 0}, /* 5717 */
    {RT_TERM_LAND, 5717, 3787, 0, 0}, /* 5718 */
    {RT_TERM_LAND, 5718, 25, 0, 0}, /* 5719 */
    {RT_TERM_LAND, 5718, 29, 0, 0}, /* 5720 */
    {RT_TERM_LAND, 5717, 3785, 0, 0}, /* 5721 */
    {RT_TERM_LAND, 5721, 25, 0, 0}, /* 5722 */
    {RT_TERM_LAND, 5721, 29, 0, 0}, /* 5723 */
    {RT_TERM_LAND, 5717, 3786, 0, 0}, /* 5724 */
    {RT_TERM_LAND, 5724, 25, 0, 0}, /* 5725 */
    {RT_TERM_LAND, 5724, 29, 0, 0}, /* 5726 */
    {RT_TERM_LAND, 5706, 136, 0, 0}, /* 5727 */
    {RT_TERM_LAND, 5727, 4376, 0, 0}, /* 5728 */
    {RT_TERM_LAND, 5728, 105, 0, 0}, /* 5729 */
    {RT_TERM_LAND, 5728, 161, 0, 0}, /* 5730 */
    {RT_TERM_LAND, 5727, 4381, 0, 0}, /* 5731 */
    {RT_TERM_LAND, 5731, 105, 0, 0}, /* 5732 */
    {RT_TERM_LAND, 5731, 161, 0, 0}, /* 5733 */
    {RT_TERM_LAND, 5727, 4386, 0, 0}, /* 5734 */
    {RT_TERM_LAND, 5734, 105, 0, 0}, /* 5735 */
    {RT_TERM_LAND, 5734, 161, 0, 0}, /* 5736 */
    {RT_TERM_LAND, 5706, 2581, 0, 0}, /* 5737 */
    {RT_TERM_LAND, 5737, 4376, 0, 0}, /* 5738 */
    {RT_TERM_LAND, 5738, 105, 0, 0}, /* 5739 */
    {RT_TERM_LAND, 5738, 161, 0, 0}, /* 5740 */
    {RT_TERM_LAND, 5737, 4381, 0, 0}, /* 5741 */
    {RT_TERM_LAND, 5741, 105, 0, 0}, /* 5742 */
    {RT_TERM_LAND, 5741, 161, 0, 0}, /* 5743 */
    {RT_TERM_LAND, 5737, 4386, 0, 0}, /* 5744 */
    {RT_TERM_LAND, 5744, 105, 0, 0}, /* 5745 */
    {RT_TERM_LAND, 5744, 161, 0, 0}, /* 5746 */
    {RT_TERM_LNOT, 5581, 0, 0, 0}, /* 5747 */
    {RT_TERM_LAND, 5235, 5747, 0, 0}, /* 5748 */
    {RT_TERM_LAND, 3786, 286, 0, 0}, /* 5749 */
    {RT_TERM_LAND, 4386, 121, 0, 0}, /* 5750 */
    {RT_TERM_COND, 4340, 983, 984, 0}, /* 5751 */
    {RT_TERM_COND, 4343, 9, 5751, 0}, /* 5752 */
    {RT_TERM_LAND, 5752, 4348, 0, 0}, /* 5753 */
    {RT_TERM_LAND, 5753, 4350, 0, 0}, /* 5754 */
    {RT_TERM_LAND, 5754, 212, 0, 0}, /* 5755 */
    {RT_TERM_LAND, 5755, 19, 0, 0}, /* 5756 */
    {RT_TERM_LAND, 5756, 3787, 0, 0}, /* 5757 */
    {RT_TERM_LAND, 5757, 25, 0, 0}, /* 5758 */
    {RT_TERM_LAND, 5757, 29, 0, 0}, /* 5759 */
    {RT_TERM_LAND, 5756, 3785, 0, 0}, /* 5760 */
    {RT_TERM_LAND, 5760, 25, 0, 0}, /* 5761 */
    {RT_TERM_LAND, 5760, 29, 0, 0}, /* 5762 */
    {RT_TERM_LAND, 5756, 3786, 0, 0}, /* 5763 */
    {RT_TERM_LAND, 5763, 25, 0, 0}, /* 5764 */
    {RT_TERM_LAND, 5763, 29, 0, 0}, /* 5765 */
    {RT_TERM_LAND, 5756, 4376, 0, 0}, /* 5766 */
    {RT_TERM_LAND, 5766, 105, 0, 0}, /* 5767 */
    {RT_TERM_MUL, 100, 136, 0, 0}, /* 5768 */
    {RT_TERM_LAND, 5766, 161, 0, 0}, /* 5769 */
    {RT_TERM_LAND, 5756, 4381, 0, 0}, /* 5770 */
    {RT_TERM_LAND, 5770, 105, 0, 0}, /* 5771 */
    {RT_TERM_MUL, 330, 170, 0, 0}, /* 5772 */
    {RT_TERM_LAND, 5770, 161, 0, 0}, /* 5773 */
    {RT_TERM_LAND, 5756, 4386, 0, 0}, /* 5774 */
    {RT_TERM_LAND, 5774, 105, 0, 0}, /* 5775 */
    {RT_TERM_LAND, 5774, 161, 0, 0}, /* 5776 */
    {RT_TERM_SLICE, 219, 749, 0, 8}, /* 5777 */
    {RT_TERM_SEXT, 5777, 0, 0, 8}, /* 5778 */
    {RT_TERM_COND, 25, 5778, 5777, 0}, /* 5779 */
    {RT_TERM_SLICE, 219, 617, 0, 16}, /* 5780 */
    {RT_TERM_SEXT, 5780, 0, 0, 16}, /* 5781 */
    {RT_TERM_COND, 25, 5781, 5780, 0}, /* 5782 */
    {RT_TERM_COND, 25, 220, 221, 0}, /* 5783 */
    {RT_TERM_COND, 3785, 5782, 5783, 0}, /* 5784 */
    {RT_TERM_COND, 3787, 5779, 5784, 0}, /* 5785 */
    {RT_TERM_REG, 951, 0, 0, 0}, /* 5786 */
    {RT_TERM_SLICE, 5786, 5768, 0, 8}, /* 5787 */
    {RT_TERM_SEXT, 5787, 0, 0, 8}, /* 5788 */
    {RT_TERM_COND, 105, 5788, 5787, 0}, /* 5789 */
    {RT_TERM_SLICE, 5786, 5772, 0, 16}, /* 5790 */
    {RT_TERM_SEXT, 5790, 0, 0, 16}, /* 5791 */
    {RT_TERM_COND, 105, 5791, 5790, 0}, /* 5792 */
    {RT_TERM_SEXT, 5786, 0, 0, 32}, /* 5793 */
    {RT_TERM_SLICE, 5786, 2, 0, 32}, /* 5794 */
    {RT_TERM_COND, 105, 5793, 5794, 0}, /* 5795 */
    {RT_TERM_SEXT, 121, 0, 0, 16}, /* 5796 */
    {RT_TERM_COND, 105, 5796, 121, 0}, /* 5797 */
    {RT_TERM_COND, 4386, 5795, 5797, 0}, /* 5798 */
    {RT_TERM_COND, 4381, 5792, 5798, 0}, /* 5799 */
    {RT_TERM_COND, 4376, 5789, 5799, 0}, /* 5800 */
    {RT_TERM_GT, 5785, 5800, 0, 0}, /* 5801 */
    {RT_TERM_LAND, 5756, 5801, 0, 0}, /* 5802 */
    {RT_TERM_LAND, 5802, 3787, 0, 0}, /* 5803 */
    {RT_TERM_LAND, 5803, 25, 0, 0}, /* 5804 */
    {RT_TERM_LAND, 5803, 29, 0, 0}, /* 5805 */
    {RT_TERM_LAND, 5802, 3785, 0, 0}, /* 5806 */
    {RT_TERM_LAND, 5806, 25, 0, 0}, /* 5807 */
    {RT_TERM_LAND, 5806, 29, 0, 0}, /* 5808 */
    {RT_TERM_LAND, 5802, 3786, 0, 0}, /* 5809 */
    {RT_TERM_LAND, 5809, 25, 0, 0}, /* 5810 */
    {RT_TERM_LAND, 5809, 29, 0, 0}, /* 5811 */
    {RT_TERM_LAND, 5802, 4376, 0, 0}, /* 5812 */
    {RT_TERM_LAND, 5812, 105, 0, 0}, /* 5813 */
    {RT_TERM_LAND, 5812, 161, 0, 0}, /* 5814 */
    {RT_TERM_LAND, 5802, 4381, 0, 0}, /* 5815 */
    {RT_TERM_LAND, 5815, 105, 0, 0}, /* 5816 */
    {RT_TERM_LAND, 5815, 161, 0, 0}, /* 5817 */
    {RT_TERM_LAND, 5802, 4386, 0, 0}, /* 5818 */
    {RT_TERM_LAND, 5818, 105, 0, 0}, /* 5819 */
    {RT_TERM_LAND, 5818, 161, 0, 0}, /* 5820 */
    {RT_TERM_LNOT, 5801, 0, 0, 0}, /* 5821 */
    {RT_TERM_LAND, 5756, 5821, 0, 0}, /* 5822 */
    {RT_TERM_LAND, 5822, 4376, 0, 0}, /* 5823 */
    {RT_TERM_LAND, 5823, 105, 0, 0}, /* 5824 */
    {RT_TERM_LAND, 5823, 161, 0, 0}, /* 5825 */
    {RT_TERM_LAND, 5822, 4381, 0, 0}, /* 5826 */
    {RT_TERM_LAND, 5826, 105, 0, 0}, /* 5827 */
    {RT_TERM_LAND, 5826, 161, 0, 0}, /* 5828 */
    {RT_TERM_LAND, 5822, 4386, 0, 0}, /* 5829 */
    {RT_TERM_LAND, 5829, 105, 0, 0}, /* 5830 */
    {RT_TERM_LAND, 5829, 161, 0, 0}, /* 5831 */
    {RT_TERM_LAND, 5822, 3787, 0, 0}, /* 5832 */
    {RT_TERM_LAND, 5832, 25, 0, 0}, /* 5833 */
    {RT_TERM_LAND, 5832, 29, 0, 0}, /* 5834 */
    {RT_TERM_LAND, 5822, 3785, 0, 0}, /* 5835 */
    {RT_TERM_LAND, 5835, 25, 0, 0}, /* 5836 */
    {RT_TERM_LAND, 5835, 29, 0, 0}, /* 5837 */
    {RT_TERM_LAND, 5822, 3786, 0, 0}, /* 5838 */
    {RT_TERM_LAND, 5838, 25, 0, 0}, /* 5839 */
    {RT_TERM_LAND, 5838, 29, 0, 0}, /* 5840 */
    {RT_TERM_SUB, 5785, 5800, 0, 0}, /* 5841 */
    {RT_TERM_SUB, 5800, 5785, 0, 0}, /* 5842 */
    {RT_TERM_COND, 5801, 5841, 5842, 0}, /* 5843 */
    {RT_TERM_LT, 5843, 4440, 0, 0}, /* 5844 */
    {RT_TERM_LNOT, 5844, 0, 0, 0}, /* 5845 */
    {RT_TERM_LAND, 5756, 5845, 0, 0}, /* 5846 */
    {RT_TERM_LAND, 5846, 3787, 0, 0}, /* 5847 */
    {RT_TERM_LAND, 5847, 25, 0, 0}, /* 5848 */
    {RT_TERM_LAND, 5847, 29, 0, 0}, /* 5849 */
    {RT_TERM_LAND, 5846, 3785, 0, 0}, /* 5850 */
    {RT_TERM_LAND, 5850, 25, 0, 0}, /* 5851 */
    {RT_TERM_LAND, 5850, 29, 0, 0}, /* 5852 */
    {RT_TERM_LAND, 5846, 3786, 0, 0}, /* 5853 */
    {RT_TERM_LAND, 5853, 25, 0, 0}, /* 5854 */
    {RT_TERM_LAND, 5853, 29, 0, 0}, /* 5855 */
    {RT_TERM_LAND, 5846, 4376, 0, 0}, /* 5856 */
    {RT_TERM_LAND, 5856, 105, 0, 0}, /* 5857 */
    {RT_TERM_LAND, 5856, 161, 0, 0}, /* 5858 */
    {RT_TERM_LAND, 5846, 4381, 0, 0}, /* 5859 */
    {RT_TERM_LAND, 5859, 105, 0, 0}, /* 5860 */
    {RT_TERM_LAND, 5859, 161, 0, 0}, /* 5861 */
    {RT_TERM_LAND, 5846, 4386, 0, 0}, /* 5862 */
    {RT_TERM_LAND, 5862, 105, 0, 0}, /* 5863 */
    {RT_TERM_LAND, 5862, 161, 0, 0}, /* 5864 */
    {RT_TERM_LAND, 5846, 5801, 0, 0}, /* 5865 */
    {RT_TERM_LAND, 5865, 3787, 0, 0}, /* 5866 */
    {RT_TERM_LAND, 5866, 25, 0, 0}, /* 5867 */
    {RT_TERM_LAND, 5866, 29, 0, 0}, /* 5868 */
    {RT_TERM_LAND, 5865, 3785, 0, 0}, /* 5869 */
    {RT_TERM_LAND, 5869, 25, 0, 0}, /* 5870 */
    {RT_TERM_LAND, 5869, 29, 0, 0}, /* 5871 */
    {RT_TERM_LAND, 5865, 3786, 0, 0}, /* 5872 */
    {RT_TERM_LAND, 5872, 25, 0, 0}, /* 5873 */
    {RT_TERM_LAND, 5872, 29, 0, 0}, /* 5874 */
    {RT_TERM_LAND, 5865, 4376, 0, 0}, /* 5875 */
    {RT_TERM_LAND, 5875, 105, 0, 0}, /* 5876 */
    {RT_TERM_LAND, 5875, 161, 0, 0}, /* 5877 */
    {RT_TERM_LAND, 5865, 4381, 0, 0}, /* 5878 */
    {RT_TERM_LAND, 5878, 105, 0, 0}, /* 5879 */
    {RT_TERM_LAND, 5878, 161, 0, 0}, /* 5880 */
    {RT_TERM_LAND, 5865, 4386, 0, 0}, /* 5881 */
    {RT_TERM_LAND, 5881, 105, 0, 0}, /* 5882 */
    {RT_TERM_LAND, 5881, 161, 0, 0}, /* 5883 */
    {RT_TERM_LAND, 5846, 5821, 0, 0}, /* 5884 */
    {RT_TERM_LAND, 5884, 4376, 0, 0}, /* 5885 */
    {RT_TERM_LAND, 5885, 105, 0, 0}, /* 5886 */
    {RT_TERM_LAND, 5885, 161, 0, 0}, /* 5887 */
    {RT_TERM_LAND, 5884, 4381, 0, 0}, /* 5888 */
    {RT_TERM_LAND, 5888, 105, 0, 0}, /* 5889 */
    {RT_TERM_LAND, 5888, 161, 0, 0}, /* 5890 */
    {RT_TERM_LAND, 5884, 4386, 0, 0}, /* 5891 */
    {RT_TERM_LAND, 5891, 105, 0, 0}, /* 5892 */
    {RT_TERM_LAND, 5891, 161, 0, 0}, /* 5893 */
    {RT_TERM_LAND, 5884, 3787, 0, 0}, /* 5894 */
    {RT_TERM_LAND, 5894, 25, 0, 0}, /* 5895 */
    {RT_TERM_LAND, 5894, 29, 0, 0}, /* 5896 */
    {RT_TERM_LAND, 5884, 3785, 0, 0}, /* 5897 */
    {RT_TERM_LAND, 5897, 25, 0, 0}, /* 5898 */
    {RT_TERM_LAND, 5897, 29, 0, 0}, /* 5899 */
    {RT_TERM_LAND, 5884, 3786, 0, 0}, /* 5900 */
    {RT_TERM_LAND, 5900, 25, 0, 0}, /* 5901 */
    {RT_TERM_LAND, 5900, 29, 0, 0}, /* 5902 */
    {RT_TERM_GT, 5843, 4438, 0, 0}, /* 5903 */
    {RT_TERM_LNOT, 5903, 0, 0, 0}, /* 5904 */
    {RT_TERM_LAND, 5846, 5904, 0, 0}, /* 5905 */
    {RT_TERM_LAND, 5905, 3787, 0, 0}, /* 5906 */
    {RT_TERM_LAND, 5906, 25, 0, 0}, /* 5907 */
    {RT_TERM_LAND, 5906, 29, 0, 0}, /* 5908 */
    {RT_TERM_LAND, 5905, 3785, 0, 0}, /* 5909 */
    {RT_TERM_LAND, 5909, 25, 0, 0}, /* 5910 */
    {RT_TERM_LAND, 5909, 29, 0, 0}, /* 5911 */
    {RT_TERM_LAND, 5905, 3786, 0, 0}, /* 5912 */
    {RT_TERM_LAND, 5912, 25, 0, 0}, /* 5913 */
    {RT_TERM_LAND, 5912, 29, 0, 0}, /* 5914 */
    {RT_TERM_LAND, 5905, 4376, 0, 0}, /* 5915 */
    {RT_TERM_LAND, 5915, 105, 0, 0}, /* 5916 */
    {RT_TERM_LAND, 5915, 161, 0, 0}, /* 5917 */
    {RT_TERM_LAND, 5905, 4381, 0, 0}, /* 5918 */
    {RT_TERM_LAND, 5918, 105, 0, 0}, /* 5919 */
    {RT_TERM_LAND, 5918, 161, 0, 0}, /* 5920 */
    {RT_TERM_LAND, 5905, 4386, 0, 0}, /* 5921 */
    {RT_TERM_LAND, 5921, 105, 0, 0}, /* 5922 */
    {RT_TERM_LAND, 5921, 161, 0, 0}, /* 5923 */
    {RT_TERM_LAND, 5905, 5801, 0, 0}, /* 5924 */
    {RT_TERM_LAND, 5924, 3787, 0, 0}, /* 5925 */
    {RT_TERM_LAND, 5925, 25, 0, 0}, /* 5926 */
    {RT_TERM_LAND, 5925, 29, 0, 0}, /* 5927 */
    {RT_TERM_LAND, 5924, 3785, 0, 0}, /* 5928 */
    {RT_TERM_LAND, 5928, 25, 0, 0}, /* 5929 */
    {RT_TERM_LAND, 5928, 29, 0, 0}, /* 5930 */
    {RT_TERM_LAND, 5924, 3786, 0, 0}, /* 5931 */
    {RT_TERM_LAND, 5931, 25, 0, 0}, /* 5932 */
    {RT_TERM_LAND, 5931, 29, 0, 0}, /* 5933 */
    {RT_TERM_LAND, 5924, 4376, 0, 0}, /* 5934 */
    {RT_TERM_LAND, 5934, 105, 0, 0}, /* 5935 */
    {RT_TERM_LAND, 5934, 161, 0, 0}, /* 5936 */
    {RT_TERM_LAND, 5924, 4381, 0, 0}, /* 5937 */
    {RT_TERM_LAND, 5937, 105, 0, 0}, /* 5938 */
    {RT_TERM_LAND, 5937, 161, 0, 0}, /* 5939 */
    {RT_TERM_LAND, 5924, 4386, 0, 0}, /* 5940 */
    {RT_TERM_LAND, 5940, 105, 0, 0}, /* 5941 */
    {RT_TERM_LAND, 5940, 161, 0, 0}, /* 5942 */
    {RT_TERM_LAND, 5905, 5821, 0, 0}, /* 5943 */
    {RT_TERM_LAND, 5943, 4376, 0, 0}, /* 5944 */
    {RT_TERM_LAND, 5944, 105, 0, 0}, /* 5945 */
    {RT_TERM_LAND, 5944, 161, 0, 0}, /* 5946 */
    {RT_TERM_LAND, 5943, 4381, 0, 0}, /* 5947 */
    {RT_TERM_LAND, 5947, 105, 0, 0}, /* 5948 */
    {RT_TERM_LAND, 5947, 161, 0, 0}, /* 5949 */
    {RT_TERM_LAND, 5943, 4386, 0, 0}, /* 5950 */
    {RT_TERM_LAND, 5950, 105, 0, 0}, /* 5951 */
    {RT_TERM_LAND, 5950, 161, 0, 0}, /* 5952 */
    {RT_TERM_LAND, 5943, 3787, 0, 0}, /* 5953 */
    {RT_TERM_LAND, 5953, 25, 0, 0}, /* 5954 */
    {RT_TERM_LAND, 5953, 29, 0, 0}, /* 5955 */
    {RT_TERM_LAND, 5943, 3785, 0, 0}, /* 5956 */
    {RT_TERM_LAND, 5956, 25, 0, 0}, /* 5957 */
    {RT_TERM_LAND, 5956, 29, 0, 0}, /* 5958 */
    {RT_TERM_LAND, 5943, 3786, 0, 0}, /* 5959 */
    {RT_TERM_LAND, 5959, 25, 0, 0}, /* 5960 */
    {RT_TERM_LAND, 5959, 29, 0, 0}, /* 5961 */
    {RT_TERM_LAND, 5755, 246, 0, 0}, /* 5962 */
    {RT_TERM_LAND, 5962, 3787, 0, 0}, /* 5963 */
    {RT_TERM_LAND, 5963, 25, 0, 0}, /* 5964 */
    {RT_TERM_LAND, 5963, 29, 0, 0}, /* 5965 */
    {RT_TERM_LAND, 5962, 3785, 0, 0}, /* 5966 */
    {RT_TERM_LAND, 5966, 25, 0, 0}, /* 5967 */
    {RT_TERM_LAND, 5966, 29, 0, 0}, /* 5968 */
    {RT_TERM_LAND, 5962, 3786, 0, 0}, /* 5969 */
    {RT_TERM_LAND, 5969, 25, 0, 0}, /* 5970 */
    {RT_TERM_LAND, 5969, 29, 0, 0}, /* 5971 */
    {RT_TERM_LAND, 5962, 4376, 0, 0}, /* 5972 */
    {RT_TERM_LAND, 5972, 105, 0, 0}, /* 5973 */
    {RT_TERM_LAND, 5972, 161, 0, 0}, /* 5974 */
    {RT_TERM_LAND, 5962, 4381, 0, 0}, /* 5975 */
    {RT_TERM_LAND, 5975, 105, 0, 0}, /* 5976 */
    {RT_TERM_LAND, 5975, 161, 0, 0}, /* 5977 */
    {RT_TERM_LAND, 5962, 4386, 0, 0}, /* 5978 */
    {RT_TERM_LAND, 5978, 105, 0, 0}, /* 5979 */
    {RT_TERM_LAND, 5978, 161, 0, 0}, /* 5980 */
    {RT_TERM_LAND, 5962, 5801, 0, 0}, /* 5981 */
    {RT_TERM_LAND, 5981, 3787, 0, 0}, /* 5982 */
    {RT_TERM_LAND, 5982, 25, 0, 0}, /* 5983 */
    {RT_TERM_LAND, 5982, 29, 0, 0}, /* 5984 */
    {RT_TERM_LAND, 5981, 3785, 0, 0}, /* 5985 */
    {RT_TERM_LAND, 5985, 25, 0, 0}, /* 5986 */
    {RT_TERM_LAND, 5985, 29, 0, 0}, /* 5987 */
    {RT_TERM_LAND, 5981, 3786, 0, 0}, /* 5988 */
    {RT_TERM_LAND, 5988, 25, 0, 0}, /* 5989 */
    {RT_TERM_LAND, 5988, 29, 0, 0}, /* 5990 */
    {RT_TERM_LAND, 5981, 4376, 0, 0}, /* 5991 */
    {RT_TERM_LAND, 5991, 105, 0, 0}, /* 5992 */
    {RT_TERM_LAND, 5991, 161, 0, 0}, /* 5993 */
    {RT_TERM_LAND, 5981, 4381, 0, 0}, /* 5994 */
    {RT_TERM_LAND, 5994, 105, 0, 0}, /* 5995 */
    {RT_TERM_LAND, 5994, 161, 0, 0}, /* 5996 */
    {RT_TERM_LAND, 5981, 4386, 0, 0}, /* 5997 */
    {RT_TERM_LAND, 5997, 105, 0, 0}, /* 5998 */
    {RT_TERM_LAND, 5997, 161, 0, 0}, /* 5999 */
    {RT_TERM_LAND, 5962, 5821, 0, 0}, /* 6000 */
    {RT_TERM_LAND, 6000, 4376, 0, 0}, /* 6001 */
    {RT_TERM_LAND, 6001, 105, 0, 0}, /* 6002 */
    {RT_TERM_LAND, 6001, 161, 0, 0}, /* 6003 */
    {RT_TERM_LAND, 6000, 4381, 0, 0}, /* 6004 */
    {RT_TERM_LAND, 6004, 105, 0, 0}, /* 6005 */
    {RT_TERM_LAND, 6004, 161, 0, 0}, /* 6006 */
    {RT_TERM_LAND, 6000, 4386, 0, 0}, /* 6007 */
    {RT_TERM_LAND, 6007, 105, 0, 0}, /* 6008 */
    {RT_TERM_LAND, 6007, 161, 0, 0}, /* 6009 */
    {RT_TERM_LAND, 6000, 3787, 0, 0}, /* 6010 */
    {RT_TERM_LAND, 6010, 25, 0, 0}, /* 6011 */
    {RT_TERM_LAND, 6010, 29, 0, 0}, /* 6012 */
    {RT_TERM_LAND, 6000, 3785, 0, 0}, /* 6013 */
    {RT_TERM_LAND, 6013, 25, 0, 0}, /* 6014 */
    {RT_TERM_LAND, 6013, 29, 0, 0}, /* 6015 */
    {RT_TERM_LAND, 6000, 3786, 0, 0}, /* 6016 */
    {RT_TERM_LAND, 6016, 25, 0, 0}, /* 6017 */
    {RT_TERM_LAND, 6016, 29, 0, 0}, /* 6018 */
    {RT_TERM_LAND, 5754, 4568, 0, 0}, /* 6019 */
    {RT_TERM_LAND, 6019, 19, 0, 0}, /* 6020 */
    {RT_TERM_LAND, 6020, 3787, 0, 0}, /* 6021 */
    {RT_TERM_LAND, 6021, 25, 0, 0}, /* 6022 */
    {RT_TERM_LAND, 6021, 29, 0, 0}, /* 6023 */
    {RT_TERM_LAND, 6020, 3785, 0, 0}, /* 6024 */
    {RT_TERM_LAND, 6024, 25, 0, 0}, /* 6025 */
    {RT_TERM_LAND, 6024, 29, 0, 0}, /* 6026 */
    {RT_TERM_LAND, 6020, 3786, 0, 0}, /* 6027 */
    {RT_TERM_LAND, 6027, 25, 0, 0}, /* 6028 */
    {RT_TERM_LAND, 6027, 29, 0, 0}, /* 6029 */
    {RT_TERM_LAND, 6020, 4376, 0, 0}, /* 6030 */
    {RT_TERM_LAND, 6030, 105, 0, 0}, /* 6031 */
    {RT_TERM_LAND, 6030, 161, 0, 0}, /* 6032 */
    {RT_TERM_LAND, 6020, 4381, 0, 0}, /* 6033 */
    {RT_TERM_LAND, 6033, 105, 0, 0}, /* 6034 */
    {RT_TERM_LAND, 6033, 161, 0, 0}, /* 6035 */
    {RT_TERM_LAND, 6020, 4386, 0, 0}, /* 6036 */
    {RT_TERM_LAND, 6036, 105, 0, 0}, /* 6037 */
    {RT_TERM_LAND, 6036, 161, 0, 0}, /* 6038 */
    {RT_TERM_LAND, 6020, 5801, 0, 0}, /* 6039 */
    {RT_TERM_LAND, 6039, 3787, 0, 0}, /* 6040 */
    {RT_TERM_LAND, 6040, 25, 0, 0}, /* 6041 */
    {RT_TERM_LAND, 6040, 29, 0, 0}, /* 6042 */
    {RT_TERM_LAND, 6039, 3785, 0, 0}, /* 6043 */
    {RT_TERM_LAND, 6043, 25, 0, 0}, /* 6044 */
    {RT_TERM_LAND, 6043, 29, 0, 0}, /* 6045 */
    {RT_TERM_LAND, 6039, 3786, 0, 0}, /* 6046 */
    {RT_TERM_LAND, 6046, 25, 0, 0}, /* 6047 */
    {RT_TERM_LAND, 6046, 29, 0, 0}, /* 6048 */
    {RT_TERM_LAND, 6039, 4376, 0, 0}, /* 6049 */
    {RT_TERM_LAND, 6049, 105, 0, 0}, /* 6050 */
    {RT_TERM_LAND, 6049, 161, 0, 0}, /* 6051 */
    {RT_TERM_LAND, 6039, 4381, 0, 0}, /* 6052 */
    {RT_TERM_LAND, 6052, 105, 0, 0}, /* 6053 */
    {RT_TERM_LAND, 6052, 161, 0, 0}, /* 6054 */
    {RT_TERM_LAND, 6039, 4386, 0, 0}, /* 6055 */
    {RT_TERM_LAND, 6055, 105, 0, 0}, /* 6056 */
    {RT_TERM_LAND, 6055, 161, 0, 0}, /* 6057 */
    {RT_TERM_LAND, 6020, 5821, 0, 0}, /* 6058 */
    {RT_TERM_LAND, 6058, 4376, 0, 0}, /* 6059 */
    {RT_TERM_LAND, 6059, 105, 0, 0}, /* 6060 */
    {RT_TERM_LAND, 6059, 161, 0, 0}, /* 6061 */
    {RT_TERM_LAND, 6058, 4381, 0, 0}, /* 6062 */
    {RT_TERM_LAND, 6062, 105, 0, 0}, /* 6063 */
    {RT_TERM_LAND, 6062, 161, 0, 0}, /* 6064 */
    {RT_TERM_LAND, 6058, 4386, 0, 0}, /* 6065 */
    {RT_TERM_LAND, 6065, 105, 0, 0}, /* 6066 */
    {RT_TERM_LAND, 6065, 161, 0, 0}, /* 6067 */
    {RT_TERM_LAND, 6058, 3787, 0, 0}, /* 6068 */
    {RT_TERM_LAND, 6068, 25, 0, 0}, /* 6069 */
    {RT_TERM_LAND, 6068, 29, 0, 0}, /* 6070 */
    {RT_TERM_LAND, 6058, 3785, 0, 0}, /* 6071 */
    {RT_TERM_LAND, 6071, 25, 0, 0}, /* 6072 */
    {RT_TERM_LAND, 6071, 29, 0, 0}, /* 6073 */
    {RT_TERM_LAND, 6058, 3786, 0, 0}, /* 6074 */
    {RT_TERM_LAND, 6074, 25, 0, 0}, /* 6075 */
    {RT_TERM_LAND, 6074, 29, 0, 0}, /* 6076 */
    {RT_TERM_LAND, 6020, 5845, 0, 0}, /* 6077 */
    {RT_TERM_LAND, 6077, 3787, 0, 0}, /* 6078 */
    {RT_TERM_LAND, 6078, 25, 0, 0}, /* 6079 */
    {RT_TERM_LAND, 6078, 29, 0, 0}, /* 6080 */
    {RT_TERM_LAND, 6077, 3785, 0, 0}, /* 6081 */
    {RT_TERM_LAND, 6081, 25, 0, 0}, /* 6082 */
    {RT_TERM_LAND, 6081, 29, 0, 0}, /* 6083 */
    {RT_TERM_LAND, 6077, 3786, 0, 0}, /* 6084 */
    {RT_TERM_LAND, 6084, 25, 0, 0}, /* 6085 */
    {RT_TERM_LAND, 6084, 29, 0, 0}, /* 6086 */
    {RT_TERM_LAND, 6077, 4376, 0, 0}, /* 6087 */
    {RT_TERM_LAND, 6087, 105, 0, 0}, /* 6088 */
    {RT_TERM_LAND, 6087, 161, 0, 0}, /* 6089 */
    {RT_TERM_LAND, 6077, 4381, 0, 0}, /* 6090 */
    {RT_TERM_LAND, 6090, 105, 0, 0}, /* 6091 */
    {RT_TERM_LAND, 6090, 161, 0, 0}, /* 6092 */
    {RT_TERM_LAND, 6077, 4386, 0, 0}, /* 6093 */
    {RT_TERM_LAND, 6093, 105, 0, 0}, /* 6094 */
    {RT_TERM_LAND, 6093, 161, 0, 0}, /* 6095 */
    {RT_TERM_LAND, 6077, 5801, 0, 0}, /* 6096 */
    {RT_TERM_LAND, 6096, 3787, 0, 0}, /* 6097 */
    {RT_TERM_LAND, 6097, 25, 0, 0}, /* 6098 */
    {RT_TERM_LAND, 6097, 29, 0, 0}, /* 6099 */
    {RT_TERM_LAND, 6096, 3785, 0, 0}, /* 6100 */
    {RT_TERM_LAND, 6100, 25, 0, 0}, /* 6101 */
    {RT_TERM_LAND, 6100, 29, 0, 0}, /* 6102 */
    {RT_TERM_LAND, 6096, 3786, 0, 0}, /* 6103 */
    {RT_TERM_LAND, 6103, 25, 0, 0}, /* 6104 */
    {RT_TERM_LAND, 6103, 29, 0, 0}, /* 6105 */
    {RT_TERM_LAND, 6096, 4376, 0, 0}, /* 6106 */
    {RT_TERM_LAND, 6106, 105, 0, 0}, /* 6107 */
    {RT_TERM_LAND, 6106, 161, 0, 0}, /* 6108 */
    {RT_TERM_LAND, 6096, 4381, 0, 0}, /* 6109 */
    {RT_TERM_LAND, 6109, 105, 0, 0}, /* 6110 */
    {RT_TERM_LAND, 6109, 161, 0, 0}, /* 6111 */
    {RT_TERM_LAND, 6096, 4386, 0, 0}, /* 6112 */
    {RT_TERM_LAND, 6112, 105, 0, 0}, /* 6113 */
    {RT_TERM_LAND, 6112, 161, 0, 0}, /* 6114 */
    {RT_TERM_LAND, 6077, 5821, 0, 0}, /* 6115 */
    {RT_TERM_LAND, 6115, 4376, 0, 0}, /* 6116 */
    {RT_TERM_LAND, 6116, 105, 0, 0}, /* 6117 */
    {RT_TERM_LAND, 6116, 161, 0, 0}, /* 6118 */
    {RT_TERM_LAND, 6115, 4381, 0, 0}, /* 6119 */
    {RT_TERM_LAND, 6119, 105, 0, 0}, /* 6120 */
    {RT_TERM_LAND, 6119, 161, 0, 0}, /* 6121 */
    {RT_TERM_LAND, 6115, 4386, 0, 0}, /* 6122 */
    {RT_TERM_LAND, 6122, 105, 0, 0}, /* 6123 */
    {RT_TERM_LAND, 6122, 161, 0, 0}, /* 6124 */
    {RT_TERM_LAND, 6115, 3787, 0, 0}, /* 6125 */
    {RT_TERM_LAND, 6125, 25, 0, 0}, /* 6126 */
    {RT_TERM_LAND, 6125, 29, 0, 0}, /* 6127 */
    {RT_TERM_LAND, 6115, 3785, 0, 0}, /* 6128 */
    {RT_TERM_LAND, 6128, 25, 0, 0}, /* 6129 */
    {RT_TERM_LAND, 6128, 29, 0, 0}, /* 6130 */
    {RT_TERM_LAND, 6115, 3786, 0, 0}, /* 6131 */
    {RT_TERM_LAND, 6131, 25, 0, 0}, /* 6132 */
    {RT_TERM_LAND, 6131, 29, 0, 0}, /* 6133 */
    {RT_TERM_LAND, 6077, 5904, 0, 0}, /* 6134 */
    {RT_TERM_LAND, 6134, 3787, 0, 0}, /* 6135 */
    {RT_TERM_LAND, 6135, 25, 0, 0}, /* 6136 */
    {RT_TERM_LAND, 6135, 29, 0, 0}, /* 6137 */
    {RT_TERM_LAND, 6134, 3785, 0, 0}, /* 6138 */
    {RT_TERM_LAND, 6138, 25, 0, 0}, /* 6139 */
    {RT_TERM_LAND, 6138, 29, 0, 0}, /* 6140 */
    {RT_TERM_LAND, 6134, 3786, 0, 0}, /* 6141 */
    {RT_TERM_LAND, 6141, 25, 0, 0}, /* 6142 */
    {RT_TERM_LAND, 6141, 29, 0, 0}, /* 6143 */
    {RT_TERM_LAND, 6134, 4376, 0, 0}, /* 6144 */
    {RT_TERM_LAND, 6144, 105, 0, 0}, /* 6145 */
    {RT_TERM_LAND, 6144, 161, 0, 0}, /* 6146 */
    {RT_TERM_LAND, 6134, 4381, 0, 0}, /* 6147 */
    {RT_TERM_LAND, 6147, 105, 0, 0}, /* 6148 */
    {RT_TERM_LAND, 6147, 161, 0, 0}, /* 6149 */
    {RT_TERM_LAND, 6134, 4386, 0, 0}, /* 6150 */
    {RT_TERM_LAND, 6150, 105, 0, 0}, /* 6151 */
    {RT_TERM_LAND, 6150, 161, 0, 0}, /* 6152 */
    {RT_TERM_LAND, 6134, 5801, 0, 0}, /* 6153 */
    {RT_TERM_LAND, 6153, 3787, 0, 0}, /* 6154 */
    {RT_TERM_LAND, 6154, 25, 0, 0}, /* 6155 */
    {RT_TERM_LAND, 6154, 29, 0, 0}, /* 6156 */
    {RT_TERM_LAND, 6153, 3785, 0, 0}, /* 6157 */
    {RT_TERM_LAND, 6157, 25, 0, 0}, /* 6158 */
    {RT_TERM_LAND, 6157, 29, 0, 0}, /* 6159 */
    {RT_TERM_LAND, 6153, 3786, 0, 0}, /* 6160 */
    {RT_TERM_LAND, 6160, 25, 0, 0}, /* 6161 */
    {RT_TERM_LAND, 6160, 29, 0, 0}, /* 6162 */
    {RT_TERM_LAND, 6153, 4376, 0, 0}, /* 6163 */
    {RT_TERM_LAND, 6163, 105, 0, 0}, /* 6164 */
    {RT_TERM_LAND, 6163, 161, 0, 0}, /* 6165 */
    {RT_TERM_LAND, 6153, 4381, 0, 0}, /* 6166 */
    {RT_TERM_LAND, 6166, 105, 0, 0}, /* 6167 */
    {RT_TERM_LAND, 6166, 161, 0, 0}, /* 6168 */
    {RT_TERM_LAND, 6153, 4386, 0, 0}, /* 6169 */
    {RT_TERM_LAND, 6169, 105, 0, 0}, /* 6170 */
    {RT_TERM_LAND, 6169, 161, 0, 0}, /* 6171 */
    {RT_TERM_LAND, 6134, 5821, 0, 0}, /* 6172 */
    {RT_TERM_LAND, 6172, 4376, 0, 0}, /* 6173 */
    {RT_TERM_LAND, 6173, 105, 0, 0}, /* 6174 */
    {RT_TERM_LAND, 6173, 161, 0, 0}, /* 6175 */
    {RT_TERM_LAND, 6172, 4381, 0, 0}, /* 6176 */
    {RT_TERM_LAND, 6176, 105, 0, 0}, /* 6177 */
    {RT_TERM_LAND, 6176, 161, 0, 0}, /* 6178 */
    {RT_TERM_LAND, 6172, 4386, 0, 0}, /* 6179 */
    {RT_TERM_LAND, 6179, 105, 0, 0}, /* 6180 */
    {RT_TERM_LAND, 6179, 161, 0, 0}, /* 6181 */
    {RT_TERM_LAND, 6172, 3787, 0, 0}, /* 6182 */
    {RT_TERM_LAND, 6182, 25, 0, 0}, /* 6183 */
    {RT_TERM_LAND, 6182, 29, 0, 0}, /* 6184 */
    {RT_TERM_LAND, 6172, 3785, 0, 0}, /* 6185 */
    {RT_TERM_LAND, 6185, 25, 0, 0}, /* 6186 */
    {RT_TERM_LAND, 6185, 29, 0, 0}, /* 6187 */
    {RT_TERM_LAND, 6172, 3786, 0, 0}, /* 6188 */
    {RT_TERM_LAND, 6188, 25, 0, 0}, /* 6189 */
    {RT_TERM_LAND, 6188, 29, 0, 0}, /* 6190 */
    {RT_TERM_LAND, 6019, 246, 0, 0}, /* 6191 */
    {RT_TERM_LAND, 6191, 3787, 0, 0}, /* 6192 */
    {RT_TERM_LAND, 6192, 25, 0, 0}, /* 6193 */
    {RT_TERM_LAND, 6192, 29, 0, 0}, /* 6194 */
    {RT_TERM_LAND, 6191, 3785, 0, 0}, /* 6195 */
    {RT_TERM_LAND, 6195, 25, 0, 0}, /* 6196 */
    {RT_TERM_LAND, 6195, 29, 0, 0}, /* 6197 */
    {RT_TERM_LAND, 6191, 3786, 0, 0}, /* 6198 */
    {RT_TERM_LAND, 6198, 25, 0, 0}, /* 6199 */
    {RT_TERM_LAND, 6198, 29, 0, 0}, /* 6200 */
    {RT_TERM_LAND, 6191, 4376, 0, 0}, /* 6201 */
    {RT_TERM_LAND, 6201, 105, 0, 0}, /* 6202 */
    {RT_TERM_LAND, 6201, 161, 0, 0}, /* 6203 */
    {RT_TERM_LAND, 6191, 4381, 0, 0}, /* 6204 */
    {RT_TERM_LAND, 6204, 105, 0, 0}, /* 6205 */
    {RT_TERM_LAND, 6204, 161, 0, 0}, /* 6206 */
    {RT_TERM_LAND, 6191, 4386, 0, 0}, /* 6207 */
    {RT_TERM_LAND, 6207, 105, 0, 0}, /* 6208 */
    {RT_TERM_LAND, 6207, 161, 0, 0}, /* 6209 */
    {RT_TERM_LAND, 6191, 5801, 0, 0}, /* 6210 */
    {RT_TERM_LAND, 6210, 3787, 0, 0}, /* 6211 */
    {RT_TERM_LAND, 6211, 25, 0, 0}, /* 6212 */
    {RT_TERM_LAND, 6211, 29, 0, 0}, /* 6213 */
    {RT_TERM_LAND, 6210, 3785, 0, 0}, /* 6214 */
    {RT_TERM_LAND, 6214, 25, 0, 0}, /* 6215 */
    {RT_TERM_LAND, 6214, 29, 0, 0}, /* 6216 */
    {RT_TERM_LAND, 6210, 3786, 0, 0}, /* 6217 */
    {RT_TERM_LAND, 6217, 25, 0, 0}, /* 6218 */
    {RT_TERM_LAND, 6217, 29, 0, 0}, /* 6219 */
    {RT_TERM_LAND, 6210, 4376, 0, 0}, /* 6220 */
    {RT_TERM_LAND, 6220, 105, 0, 0}, /* 6221 */
    {RT_TERM_LAND, 6220, 161, 0, 0}, /* 6222 */
    {RT_TERM_LAND, 6210, 4381, 0, 0}, /* 6223 */
    {RT_TERM_LAND, 6223, 105, 0, 0}, /* 6224 */
    {RT_TERM_LAND, 6223, 161, 0, 0}, /* 6225 */
    {RT_TERM_LAND, 6210, 4386, 0, 0}, /* 6226 */
    {RT_TERM_LAND, 6226, 105, 0, 0}, /* 6227 */
    {RT_TERM_LAND, 6226, 161, 0, 0}, /* 6228 */
    {RT_TERM_LAND, 6191, 5821, 0, 0}, /* 6229 */
    {RT_TERM_LAND, 6229, 4376, 0, 0}, /* 6230 */
    {RT_TERM_LAND, 6230, 105, 0, 0}, /* 6231 */
    {RT_TERM_LAND, 6230, 161, 0, 0}, /* 6232 */
    {RT_TERM_LAND, 6229, 4381, 0, 0}, /* 6233 */
    {RT_TERM_LAND, 6233, 105, 0, 0}, /* 6234 */
    {RT_TERM_LAND, 6233, 161, 0, 0}, /* 6235 */
    {RT_TERM_LAND, 6229, 4386, 0, 0}, /* 6236 */
    {RT_TERM_LAND, 6236, 105, 0, 0}, /* 6237 */
    {RT_TERM_LAND, 6236, 161, 0, 0}, /* 6238 */
    {RT_TERM_LAND, 6229, 3787, 0, 0}, /* 6239 */
    {RT_TERM_LAND, 6239, 25, 0, 0}, /* 6240 */
    {RT_TERM_LAND, 6239, 29, 0, 0}, /* 6241 */
    {RT_TERM_LAND, 6229, 3785, 0, 0}, /* 6242 */
    {RT_TERM_LAND, 6242, 25, 0, 0}, /* 6243 */
    {RT_TERM_LAND, 6242, 29, 0, 0}, /* 6244 */
    {RT_TERM_LAND, 6229, 3786, 0, 0}, /* 6245 */
    {RT_TERM_LAND, 6245, 25, 0, 0}, /* 6246 */
    {RT_TERM_LAND, 6245, 29, 0, 0}, /* 6247 */
    {RT_TERM_LAND, 5753, 4734, 0, 0}, /* 6248 */
    {RT_TERM_LAND, 6248, 271, 0, 0}, /* 6249 */
    {RT_TERM_LAND, 6249, 19, 0, 0}, /* 6250 */
    {RT_TERM_LAND, 6250, 3787, 0, 0}, /* 6251 */
    {RT_TERM_LAND, 6251, 25, 0, 0}, /* 6252 */
    {RT_TERM_LAND, 6251, 29, 0, 0}, /* 6253 */
    {RT_TERM_LAND, 6250, 3785, 0, 0}, /* 6254 */
    {RT_TERM_LAND, 6254, 25, 0, 0}, /* 6255 */
    {RT_TERM_LAND, 6254, 29, 0, 0}, /* 6256 */
    {RT_TERM_LAND, 6250, 3786, 0, 0}, /* 6257 */
    {RT_TERM_LAND, 6257, 25, 0, 0}, /* 6258 */
    {RT_TERM_LAND, 6257, 29, 0, 0}, /* 6259 */
    {RT_TERM_LAND, 6250, 4376, 0, 0}, /* 6260 */
    {RT_TERM_LAND, 6260, 105, 0, 0}, /* 6261 */
    {RT_TERM_LAND, 6260, 161, 0, 0}, /* 6262 */
    {RT_TERM_LAND, 6250, 4381, 0, 0}, /* 6263 */
    {RT_TERM_LAND, 6263, 105, 0, 0}, /* 6264 */
    {RT_TERM_LAND, 6263, 161, 0, 0}, /* 6265 */
    {RT_TERM_LAND, 6250, 4386, 0, 0}, /* 6266 */
    {RT_TERM_LAND, 6266, 105, 0, 0}, /* 6267 */
    {RT_TERM_LAND, 6266, 161, 0, 0}, /* 6268 */
    {RT_TERM_LAND, 6250, 5801, 0, 0}, /* 6269 */
    {RT_TERM_LAND, 6269, 3787, 0, 0}, /* 6270 */
    {RT_TERM_LAND, 6270, 25, 0, 0}, /* 6271 */
    {RT_TERM_LAND, 6270, 29, 0, 0}, /* 6272 */
    {RT_TERM_LAND, 6269, 3785, 0, 0}, /* 6273 */
    {RT_TERM_LAND, 6273, 25, 0, 0}, /* 6274 */
    {RT_TERM_LAND, 6273, 29, 0, 0}, /* 6275 */
    {RT_TERM_LAND, 6269, 3786, 0, 0}, /* 6276 */
    {RT_TERM_LAND, 6276, 25, 0, 0}, /* 6277 */
    {RT_TERM_LAND, 6276, 29, 0, 0}, /* 6278 */
    {RT_TERM_LAND, 6269, 4376, 0, 0}, /* 6279 */
    {RT_TERM_LAND, 6279, 105, 0, 0}, /* 6280 */
    {RT_TERM_LAND, 6279, 161, 0, 0}, /* 6281 */
    {RT_TERM_LAND, 6269, 4381, 0, 0}, /* 6282 */
    {RT_TERM_LAND, 6282, 105, 0, 0}, /* 6283 */
    {RT_TERM_LAND, 6282, 161, 0, 0}, /* 6284 */
    {RT_TERM_LAND, 6269, 4386, 0, 0}, /* 6285 */
    {RT_TERM_LAND, 6285, 105, 0, 0}, /* 6286 */
    {RT_TERM_LAND, 6285, 161, 0, 0}, /* 6287 */
    {RT_TERM_LAND, 6250, 5821, 0, 0}, /* 6288 */
    {RT_TERM_LAND, 6288, 4376, 0, 0}, /* 6289 */
    {RT_TERM_LAND, 6289, 105, 0, 0}, /* 6290 */
    {RT_TERM_LAND, 6289, 161, 0, 0}, /* 6291 */
    {RT_TERM_LAND, 6288, 4381, 0, 0}, /* 6292 */
    {RT_TERM_LAND, 6292, 105, 0, 0}, /* 6293 */
    {RT_TERM_LAND, 6292, 161, 0, 0}, /* 6294 */
    {RT_TERM_LAND, 6288, 4386, 0, 0}, /* 6295 */
    {RT_TERM_LAND, 6295, 105, 0, 0}, /* 6296 */
    {RT_TERM_LAND, 6295, 161, 0, 0}, /* 6297 */
    {RT_TERM_LAND, 6288, 3787, 0, 0}, /* 6298 */
    {RT_TERM_LAND, 6298, 25, 0, 0}, /* 6299 */
    {RT_TERM_LAND, 6298, 29, 0, 0}, /* 6300 */
    {RT_TERM_LAND, 6288, 3785, 0, 0}, /* 6301 */
    {RT_TERM_LAND, 6301, 25, 0, 0}, /* 6302 */
    {RT_TERM_LAND, 6301, 29, 0, 0}, /* 6303 */
    {RT_TERM_LAND, 6288, 3786, 0, 0}, /* 6304 */
    {RT_TERM_LAND, 6304, 25, 0, 0}, /* 6305 */
    {RT_TERM_LAND, 6304, 29, 0, 0}, /* 6306 */
    {RT_TERM_LAND, 6250, 5845, 0, 0}, /* 6307 */
    {RT_TERM_LAND, 6307, 3787, 0, 0}, /* 6308 */
    {RT_TERM_LAND, 6308, 25, 0, 0}, /* 6309 */
    {RT_TERM_LAND, 6308, 29, 0, 0}, /* 6310 */
    {RT_TERM_LAND, 6307, 3785, 0, 0}, /* 6311 */
    {RT_TERM_LAND, 6311, 25, 0, 0}, /* 6312 */
    {RT_TERM_LAND, 6311, 29, 0, 0}, /* 6313 */
    {RT_TERM_LAND, 6307, 3786, 0, 0}, /* 6314 */
    {RT_TERM_LAND, 6314, 25, 0, 0}, /* 6315 */
    {RT_TERM_LAND, 6314, 29, 0, 0}, /* 6316 */
    {RT_TERM_LAND, 6307, 4376, 0, 0}, /* 6317 */
    {RT_TERM_LAND, 6317, 105, 0, 0}, /* 6318 */
    {RT_TERM_LAND, 6317, 161, 0, 0}, /* 6319 */
    {RT_TERM_LAND, 6307, 4381, 0, 0}, /* 6320 */
    {RT_TERM_LAND, 6320, 105, 0, 0}, /* 6321 */
    {RT_TERM_LAND, 6320, 161, 0, 0}, /* 6322 */
    {RT_TERM_LAND, 6307, 4386, 0, 0}, /* 6323 */
    {RT_TERM_LAND, 6323, 105, 0, 0}, /* 6324 */
    {RT_TERM_LAND, 6323, 161, 0, 0}, /* 6325 */
    {RT_TERM_LAND, 6307, 5801, 0, 0}, /* 6326 */
    {RT_TERM_LAND, 6326, 3787, 0, 0}, /* 6327 */
    {RT_TERM_LAND, 6327, 25, 0, 0}, /* 6328 */
    {RT_TERM_LAND, 6327, 29, 0, 0}, /* 6329 */
    {RT_TERM_LAND, 6326, 3785, 0, 0}, /* 6330 */
    {RT_TERM_LAND, 6330, 25, 0, 0}, /* 6331 */
    {RT_TERM_LAND, 6330, 29, 0, 0}, /* 6332 */
    {RT_TERM_LAND, 6326, 3786, 0, 0}, /* 6333 */
    {RT_TERM_LAND, 6333, 25, 0, 0}, /* 6334 */
    {RT_TERM_LAND, 6333, 29, 0, 0}, /* 6335 */
    {RT_TERM_LAND, 6326, 4376, 0, 0}, /* 6336 */
    {RT_TERM_LAND, 6336, 105, 0, 0}, /* 6337 */
    {RT_TERM_LAND, 6336, 161, 0, 0}, /* 6338 */
    {RT_TERM_LAND, 6326, 4381, 0, 0}, /* 6339 */
    {RT_TERM_LAND, 6339, 105, 0, 0}, /* 6340 */
    {RT_TERM_LAND, 6339, 161, 0, 0}, /* 6341 */
    {RT_TERM_LAND, 6326, 4386, 0, 0}, /* 6342 */
    {RT_TERM_LAND, 6342, 105, 0, 0}, /* 6343 */
    {RT_TERM_LAND, 6342, 161, 0, 0}, /* 6344 */
    {RT_TERM_LAND, 6307, 5821, 0, 0}, /* 6345 */
    {RT_TERM_LAND, 6345, 4376, 0, 0}, /* 6346 */
    {RT_TERM_LAND, 6346, 105, 0, 0}, /* 6347 */
    {RT_TERM_LAND, 6346, 161, 0, 0}, /* 6348 */
    {RT_TERM_LAND, 6345, 4381, 0, 0}, /* 6349 */
    {RT_TERM_LAND, 6349, 105, 0, 0}, /* 6350 */
    {RT_TERM_LAND, 6349, 161, 0, 0}, /* 6351 */
    {RT_TERM_LAND, 6345, 4386, 0, 0}, /* 6352 */
    {RT_TERM_LAND, 6352, 105, 0, 0}, /* 6353 */
    {RT_TERM_LAND, 6352, 161, 0, 0}, /* 6354 */
    {RT_TERM_LAND, 6345, 3787, 0, 0}, /* 6355 */
    {RT_TERM_LAND, 6355, 25, 0, 0}, /* 6356 */
    {RT_TERM_LAND, 6355, 29, 0, 0}, /* 6357 */
    {RT_TERM_LAND, 6345, 3785, 0, 0}, /* 6358 */
    {RT_TERM_LAND, 6358, 25, 0, 0}, /* 6359 */
    {RT_TERM_LAND, 6358, 29, 0, 0}, /* 6360 */
    {RT_TERM_LAND, 6345, 3786, 0, 0}, /* 6361 */
    {RT_TERM_LAND, 6361, 25, 0, 0}, /* 6362 */
    {RT_TERM_LAND, 6361, 29, 0, 0}, /* 6363 */
    {RT_TERM_LAND, 6307, 5904, 0, 0}, /* 6364 */
    {RT_TERM_LAND, 6364, 3787, 0, 0}, /* 6365 */
    {RT_TERM_LAND, 6365, 25, 0, 0}, /* 6366 */
    {RT_TERM_LAND, 6365, 29, 0, 0}, /* 6367 */
    {RT_TERM_LAND, 6364, 3785, 0, 0}, /* 6368 */
    {RT_TERM_LAND, 6368, 25, 0, 0}, /* 6369 */
    {RT_TERM_LAND, 6368, 29, 0, 0}, /* 6370 */
    {RT_TERM_LAND, 6364, 3786, 0, 0}, /* 6371 */
    {RT_TERM_LAND, 6371, 25, 0, 0}, /* 6372 */
    {RT_TERM_LAND, 6371, 29, 0, 0}, /* 6373 */
    {RT_TERM_LAND, 6364, 4376, 0, 0}, /* 6374 */
    {RT_TERM_LAND, 6374, 105, 0, 0}, /* 6375 */
    {RT_TERM_LAND, 6374, 161, 0, 0}, /* 6376 */
    {RT_TERM_LAND, 6364, 4381, 0, 0}, /* 6377 */
    {RT_TERM_LAND, 6377, 105, 0, 0}, /* 6378 */
    {RT_TERM_LAND, 6377, 161, 0, 0}, /* 6379 */
    {RT_TERM_LAND, 6364, 4386, 0, 0}, /* 6380 */
    {RT_TERM_LAND, 6380, 105, 0, 0}, /* 6381 */
    {RT_TERM_LAND, 6380, 161, 0, 0}, /* 6382 */
    {RT_TERM_LAND, 6364, 5801, 0, 0}, /* 6383 */
    {RT_TERM_LAND, 6383, 3787, 0, 0}, /* 6384 */
    {RT_TERM_LAND, 6384, 25, 0, 0}, /* 6385 */
    {RT_TERM_LAND, 6384, 29, 0, 0}, /* 6386 */
    {RT_TERM_LAND, 6383, 3785, 0, 0}, /* 6387 */
    {RT_TERM_LAND, 6387, 25, 0, 0}, /* 6388 */
    {RT_TERM_LAND, 6387, 29, 0, 0}, /* 6389 */
    {RT_TERM_LAND, 6383, 3786, 0, 0}, /* 6390 */
    {RT_TERM_LAND, 6390, 25, 0, 0}, /* 6391 */
    {RT_TERM_LAND, 6390, 29, 0, 0}, /* 6392 */
    {RT_TERM_LAND, 6383, 4376, 0, 0}, /* 6393 */
    {RT_TERM_LAND, 6393, 105, 0, 0}, /* 6394 */
    {RT_TERM_LAND, 6393, 161, 0, 0}, /* 6395 */
    {RT_TERM_LAND, 6383, 4381, 0, 0}, /* 6396 */
    {RT_TERM_LAND, 6396, 105, 0, 0}, /* 6397 */
    {RT_TERM_LAND, 6396, 161, 0, 0}, /* 6398 */
    {RT_TERM_LAND, 6383, 4386, 0, 0}, /* 6399 */
    {RT_TERM_LAND, 6399, 105, 0, 0}, /* 6400 */
    {RT_TERM_LAND, 6399, 161, 0, 0}, /* 6401 */
    {RT_TERM_LAND, 6364, 5821, 0, 0}, /* 6402 */
    {RT_TERM_LAND, 6402, 4376, 0, 0}, /* 6403 */
    {RT_TERM_LAND, 6403, 105, 0, 0}, /* 6404 */
    {RT_TERM_LAND, 6403, 161, 0, 0}, /* 6405 */
    {RT_TERM_LAND, 6402, 4381, 0, 0}, /* 6406 */
    {RT_TERM_LAND, 6406, 105, 0, 0}, /* 6407 */
    {RT_TERM_LAND, 6406, 161, 0, 0}, /* 6408 */
    {RT_TERM_LAND, 6402, 4386, 0, 0}, /* 6409 */
    {RT_TERM_LAND, 6409, 105, 0, 0}, /* 6410 */
    {RT_TERM_LAND, 6409, 161, 0, 0}, /* 6411 */
    {RT_TERM_LAND, 6402, 3787, 0, 0}, /* 6412 */
    {RT_TERM_LAND, 6412, 25, 0, 0}, /* 6413 */
    {RT_TERM_LAND, 6412, 29, 0, 0}, /* 6414 */
    {RT_TERM_LAND, 6402, 3785, 0, 0}, /* 6415 */
    {RT_TERM_LAND, 6415, 25, 0, 0}, /* 6416 */
    {RT_TERM_LAND, 6415, 29, 0, 0}, /* 6417 */
    {RT_TERM_LAND, 6402, 3786, 0, 0}, /* 6418 */
    {RT_TERM_LAND, 6418, 25, 0, 0}, /* 6419 */
    {RT_TERM_LAND, 6418, 29, 0, 0}, /* 6420 */
    {RT_TERM_LAND, 6249, 246, 0, 0}, /* 6421 */
    {RT_TERM_LAND, 6421, 3787, 0, 0}, /* 6422 */
    {RT_TERM_LAND, 6422, 25, 0, 0}, /* 6423 */
    {RT_TERM_LAND, 6422, 29, 0, 0}, /* 6424 */
    {RT_TERM_LAND, 6421, 3785, 0, 0}, /* 6425 */
    {RT_TERM_LAND, 6425, 25, 0, 0}, /* 6426 */
    {RT_TERM_LAND, 6425, 29, 0, 0}, /* 6427 */
    {RT_TERM_LAND, 6421, 3786, 0, 0}, /* 6428 */
    {RT_TERM_LAND, 6428, 25, 0, 0}, /* 6429 */
    {RT_TERM_LAND, 6428, 29, 0, 0}, /* 6430 */
    {RT_TERM_LAND, 6421, 4376, 0, 0}, /* 6431 */
    {RT_TERM_LAND, 6431, 105, 0, 0}, /* 6432 */
    {RT_TERM_LAND, 6431, 161, 0, 0}, /* 6433 */
    {RT_TERM_LAND, 6421, 4381, 0, 0}, /* 6434 */
    {RT_TERM_LAND, 6434, 105, 0, 0}, /* 6435 */
    {RT_TERM_LAND, 6434, 161, 0, 0}, /* 6436 */
    {RT_TERM_LAND, 6421, 4386, 0, 0}, /* 6437 */
    {RT_TERM_LAND, 6437, 105, 0, 0}, /* 6438 */
    {RT_TERM_LAND, 6437, 161, 0, 0}, /* 6439 */
    {RT_TERM_LAND, 6421, 5801, 0, 0}, /* 6440 */
    {RT_TERM_LAND, 6440, 3787, 0, 0}, /* 6441 */
    {RT_TERM_LAND, 6441, 25, 0, 0}, /* 6442 */
    {RT_TERM_LAND, 6441, 29, 0, 0}, /* 6443 */
    {RT_TERM_LAND, 6440, 3785, 0, 0}, /* 6444 */
    {RT_TERM_LAND, 6444, 25, 0, 0}, /* 6445 */
    {RT_TERM_LAND, 6444, 29, 0, 0}, /* 6446 */
    {RT_TERM_LAND, 6440, 3786, 0, 0}, /* 6447 */
    {RT_TERM_LAND, 6447, 25, 0, 0}, /* 6448 */
    {RT_TERM_LAND, 6447, 29, 0, 0}, /* 6449 */
    {RT_TERM_LAND, 6440, 4376, 0, 0}, /* 6450 */
    {RT_TERM_LAND, 6450, 105, 0, 0}, /* 6451 */
    {RT_TERM_LAND, 6450, 161, 0, 0}, /* 6452 */
    {RT_TERM_LAND, 6440, 4381, 0, 0}, /* 6453 */
    {RT_TERM_LAND, 6453, 105, 0, 0}, /* 6454 */
    {RT_TERM_LAND, 6453, 161, 0, 0}, /* 6455 */
    {RT_TERM_LAND, 6440, 4386, 0, 0}, /* 6456 */
    {RT_TERM_LAND, 6456, 105, 0, 0}, /* 6457 */
    {RT_TERM_LAND, 6456, 161, 0, 0}, /* 6458 */
    {RT_TERM_LAND, 6421, 5821, 0, 0}, /* 6459 */
    {RT_TERM_LAND, 6459, 4376, 0, 0}, /* 6460 */
    {RT_TERM_LAND, 6460, 105, 0, 0}, /* 6461 */
    {RT_TERM_LAND, 6460, 161, 0, 0}, /* 6462 */
    {RT_TERM_LAND, 6459, 4381, 0, 0}, /* 6463 */
    {RT_TERM_LAND, 6463, 105, 0, 0}, /* 6464 */
    {RT_TERM_LAND, 6463, 161, 0, 0}, /* 6465 */
    {RT_TERM_LAND, 6459, 4386, 0, 0}, /* 6466 */
    {RT_TERM_LAND, 6466, 105, 0, 0}, /* 6467 */
    {RT_TERM_LAND, 6466, 161, 0, 0}, /* 6468 */
    {RT_TERM_LAND, 6459, 3787, 0, 0}, /* 6469 */
    {RT_TERM_LAND, 6469, 25, 0, 0}, /* 6470 */
    {RT_TERM_LAND, 6469, 29, 0, 0}, /* 6471 */
    {RT_TERM_LAND, 6459, 3785, 0, 0}, /* 6472 */
    {RT_TERM_LAND, 6472, 25, 0, 0}, /* 6473 */
    {RT_TERM_LAND, 6472, 29, 0, 0}, /* 6474 */
    {RT_TERM_LAND, 6459, 3786, 0, 0}, /* 6475 */
    {RT_TERM_LAND, 6475, 25, 0, 0}, /* 6476 */
    {RT_TERM_LAND, 6475, 29, 0, 0}, /* 6477 */
    {RT_TERM_LAND, 6248, 2437, 0, 0}, /* 6478 */
    {RT_TERM_LAND, 6478, 19, 0, 0}, /* 6479 */
    {RT_TERM_LAND, 6479, 3787, 0, 0}, /* 6480 */
    {RT_TERM_LAND, 6480, 25, 0, 0}, /* 6481 */
    {RT_TERM_LAND, 6480, 29, 0, 0}, /* 6482 */
    {RT_TERM_LAND, 6479, 3785, 0, 0}, /* 6483 */
    {RT_TERM_LAND, 6483, 25, 0, 0}, /* 6484 */
    {RT_TERM_LAND, 6483, 29, 0, 0}, /* 6485 */
    {RT_TERM_LAND, 6479, 3786, 0, 0}, /* 6486 */
    {RT_TERM_LAND, 6486, 25, 0, 0}, /* 6487 */
    {RT_TERM_LAND, 6486, 29, 0, 0}, /* 6488 */
    {RT_TERM_LAND, 6479, 4376, 0, 0}, /* 6489 */
    {RT_TERM_LAND, 6489, 105, 0, 0}, /* 6490 */
    {RT_TERM_LAND, 6489, 161, 0, 0}, /* 6491 */
    {RT_TERM_LAND, 6479, 4381, 0, 0}, /* 6492 */
    {RT_TERM_LAND, 6492, 105, 0, 0}, /* 6493 */
    {RT_TERM_LAND, 6492, 161, 0, 0}, /* 6494 */
    {RT_TERM_LAND, 6479, 4386, 0, 0}, /* 6495 */
    {RT_TERM_LAND, 6495, 105, 0, 0}, /* 6496 */
    {RT_TERM_LAND, 6495, 161, 0, 0}, /* 6497 */
    {RT_TERM_LAND, 6479, 5801, 0, 0}, /* 6498 */
    {RT_TERM_LAND, 6498, 3787, 0, 0}, /* 6499 */
    {RT_TERM_LAND, 6499, 25, 0, 0}, /* 6500 */
    {RT_TERM_LAND, 6499, 29, 0, 0}, /* 6501 */
    {RT_TERM_LAND, 6498, 3785, 0, 0}, /* 6502 */
    {RT_TERM_LAND, 6502, 25, 0, 0}, /* 6503 */
    {RT_TERM_LAND, 6502, 29, 0, 0}, /* 6504 */
    {RT_TERM_LAND, 6498, 3786, 0, 0}, /* 6505 */
    {RT_TERM_LAND, 6505, 25, 0, 0}, /* 6506 */
    {RT_TERM_LAND, 6505, 29, 0, 0}, /* 6507 */
    {RT_TERM_LAND, 6498, 4376, 0, 0}, /* 6508 */
    {RT_TERM_LAND, 6508, 105, 0, 0}, /* 6509 */
    {RT_TERM_LAND, 6508, 161, 0, 0}, /* 6510 */
    {RT_TERM_LAND, 6498, 4381, 0, 0}, /* 6511 */
    {RT_TERM_LAND, 6511, 105, 0, 0}, /* 6512 */
    {RT_TERM_LAND, 6511, 161, 0, 0}, /* 6513 */
    {RT_TERM_LAND, 6498, 4386, 0, 0}, /* 6514 */
    {RT_TERM_LAND, 6514, 105, 0, 0}, /* 6515 */
    {RT_TERM_LAND, 6514, 161, 0, 0}, /* 6516 */
    {RT_TERM_LAND, 6479, 5821, 0, 0}, /* 6517 */
    {RT_TERM_LAND, 6517, 4376, 0, 0}, /* 6518 */
    {RT_TERM_LAND, 6518, 105, 0, 0}, /* 6519 */
    {RT_TERM_LAND, 6518, 161, 0, 0}, /* 6520 */
    {RT_TERM_LAND, 6517, 4381, 0, 0}, /* 6521 */
    {RT_TERM_LAND, 6521, 105, 0, 0}, /* 6522 */
    {RT_TERM_LAND, 6521, 161, 0, 0}, /* 6523 */
    {RT_TERM_LAND, 6517, 4386, 0, 0}, /* 6524 */
    {RT_TERM_LAND, 6524, 105, 0, 0}, /* 6525 */
    {RT_TERM_LAND, 6524, 161, 0, 0}, /* 6526 */
    {RT_TERM_LAND, 6517, 3787, 0, 0}, /* 6527 */
    {RT_TERM_LAND, 6527, 25, 0, 0}, /* 6528 */
    {RT_TERM_LAND, 6527, 29, 0, 0}, /* 6529 */
    {RT_TERM_LAND, 6517, 3785, 0, 0}, /* 6530 */
    {RT_TERM_LAND, 6530, 25, 0, 0}, /* 6531 */
    {RT_TERM_LAND, 6530, 29, 0, 0}, /* 6532 */
    {RT_TERM_LAND, 6517, 3786, 0, 0}, /* 6533 */
    {RT_TERM_LAND, 6533, 25, 0, 0}, /* 6534 */
    {RT_TERM_LAND, 6533, 29, 0, 0}, /* 6535 */
    {RT_TERM_LAND, 6479, 5845, 0, 0}, /* 6536 */
    {RT_TERM_LAND, 6536, 3787, 0, 0}, /* 6537 */
    {RT_TERM_LAND, 6537, 25, 0, 0}, /* 6538 */
    {RT_TERM_LAND, 6537, 29, 0, 0}, /* 6539 */
    {RT_TERM_LAND, 6536, 3785, 0, 0}, /* 6540 */
    {RT_TERM_LAND, 6540, 25, 0, 0}, /* 6541 */
    {RT_TERM_LAND, 6540, 29, 0, 0}, /* 6542 */
    {RT_TERM_LAND, 6536, 3786, 0, 0}, /* 6543 */
    {RT_TERM_LAND, 6543, 25, 0, 0}, /* 6544 */
    {RT_TERM_LAND, 6543, 29, 0, 0}, /* 6545 */
    {RT_TERM_LAND, 6536, 4376, 0, 0}, /* 6546 */
    {RT_TERM_LAND, 6546, 105, 0, 0}, /* 6547 */
    {RT_TERM_LAND, 6546, 161, 0, 0}, /* 6548 */
    {RT_TERM_LAND, 6536, 4381, 0, 0}, /* 6549 */
    {RT_TERM_LAND, 6549, 105, 0, 0}, /* 6550 */
    {RT_TERM_LAND, 6549, 161, 0, 0}, /* 6551 */
    {RT_TERM_LAND, 6536, 4386, 0, 0}, /* 6552 */
    {RT_TERM_LAND, 6552, 105, 0, 0}, /* 6553 */
    {RT_TERM_LAND, 6552, 161, 0, 0}, /* 6554 */
    {RT_TERM_LAND, 6536, 5801, 0, 0}, /* 6555 */
    {RT_TERM_LAND, 6555, 3787, 0, 0}, /* 6556 */
    {RT_TERM_LAND, 6556, 25, 0, 0}, /* 6557 */
    {RT_TERM_LAND, 6556, 29, 0, 0}, /* 6558 */
    {RT_TERM_LAND, 6555, 3785, 0, 0}, /* 6559 */
    {RT_TERM_LAND, 6559, 25, 0, 0}, /* 6560 */
    {RT_TERM_LAND, 6559, 29, 0, 0}, /* 6561 */
    {RT_TERM_LAND, 6555, 3786, 0, 0}, /* 6562 */
    {RT_TERM_LAND, 6562, 25, 0, 0}, /* 6563 */
    {RT_TERM_LAND, 6562, 29, 0, 0}, /* 6564 */
    {RT_TERM_LAND, 6555, 4376, 0, 0}, /* 6565 */
    {RT_TERM_LAND, 6565, 105, 0, 0}, /* 6566 */
    {RT_TERM_LAND, 6565, 161, 0, 0}, /* 6567 */
    {RT_TERM_LAND, 6555, 4381, 0, 0}, /* 6568 */
    {RT_TERM_LAND, 6568, 105, 0, 0}, /* 6569 */
    {RT_TERM_LAND, 6568, 161, 0, 0}, /* 6570 */
    {RT_TERM_LAND, 6555, 4386, 0, 0}, /* 6571 */
    {RT_TERM_LAND, 6571, 105, 0, 0}, /* 6572 */
    {RT_TERM_LAND, 6571, 161, 0, 0}, /* 6573 */
    {RT_TERM_LAND, 6536, 5821, 0, 0}, /* 6574 */
    {RT_TERM_LAND, 6574, 4376, 0, 0}, /* 6575 */
    {RT_TERM_LAND, 6575, 105, 0, 0}, /* 6576 */
    {RT_TERM_LAND, 6575, 161, 0, 0}, /* 6577 */
    {RT_TERM_LAND, 6574, 4381, 0, 0}, /* 6578 */
    {RT_TERM_LAND, 6578, 105, 0, 0}, /* 6579 */
    {RT_TERM_LAND, 6578, 161, 0, 0}, /* 6580 */
    {RT_TERM_LAND, 6574, 4386, 0, 0}, /* 6581 */
    {RT_TERM_LAND, 6581, 105, 0, 0}, /* 6582 */
    {RT_TERM_LAND, 6581, 161, 0, 0}, /* 6583 */
    {RT_TERM_LAND, 6574, 3787, 0, 0}, /* 6584 */
    {RT_TERM_LAND, 6584, 25, 0, 0}, /* 6585 */
    {RT_TERM_LAND, 6584, 29, 0, 0}, /* 6586 */
    {RT_TERM_LAND, 6574, 3785, 0, 0}, /* 6587 */
    {RT_TERM_LAND, 6587, 25, 0, 0}, /* 6588 */
    {RT_TERM_LAND, 6587, 29, 0, 0}, /* 6589 */
    {RT_TERM_LAND, 6574, 3786, 0, 0}, /* 6590 */
    {RT_TERM_LAND, 6590, 25, 0, 0}, /* 6591 */
    {RT_TERM_LAND, 6590, 29, 0, 0}, /* 6592 */
    {RT_TERM_LAND, 6536, 5904, 0, 0}, /* 6593 */
    {RT_TERM_LAND, 6593, 3787, 0, 0}, /* 6594 */
    {RT_TERM_LAND, 6594, 25, 0, 0}, /* 6595 */
    {RT_TERM_LAND, 6594, 29, 0, 0}, /* 6596 */
    {RT_TERM_LAND, 6593, 3785, 0, 0}, /* 6597 */
    {RT_TERM_LAND, 6597, 25, 0, 0}, /* 6598 */
    {RT_TERM_LAND, 6597, 29, 0, 0}, /* 6599 */
    {RT_TERM_LAND, 6593, 3786, 0, 0}, /* 6600 */
    {RT_TERM_LAND, 6600, 25, 0, 0}, /* 6601 */
    {RT_TERM_LAND, 6600, 29, 0, 0}, /* 6602 */
    {RT_TERM_LAND, 6593, 4376, 0, 0}, /* 6603 */
    {RT_TERM_LAND, 6603, 105, 0, 0}, /* 6604 */
    {RT_TERM_LAND, 6603, 161, 0, 0}, /* 6605 */
    {RT_TERM_LAND, 6593, 4381, 0, 0}, /* 6606 */
    {RT_TERM_LAND, 6606, 105, 0, 0}, /* 6607 */
    {RT_TERM_LAND, 6606, 161, 0, 0}, /* 6608 */
    {RT_TERM_LAND, 6593, 4386, 0, 0}, /* 6609 */
    {RT_TERM_LAND, 6609, 105, 0, 0}, /* 6610 */
    {RT_TERM_LAND, 6609, 161, 0, 0}, /* 6611 */
    {RT_TERM_LAND, 6593, 5801, 0, 0}, /* 6612 */
    {RT_TERM_LAND, 6612, 3787, 0, 0}, /* 6613 */
    {RT_TERM_LAND, 6613, 25, 0, 0}, /* 6614 */
    {RT_TERM_LAND, 6613, 29, 0, 0}, /* 6615 */
    {RT_TERM_LAND, 6612, 3785, 0, 0}, /* 6616 */
    {RT_TERM_LAND, 6616, 25, 0, 0}, /* 6617 */
    {RT_TERM_LAND, 6616, 29, 0, 0}, /* 6618 */
    {RT_TERM_LAND, 6612, 3786, 0, 0}, /* 6619 */
    {RT_TERM_LAND, 6619, 25, 0, 0}, /* 6620 */
    {RT_TERM_LAND, 6619, 29, 0, 0}, /* 6621 */
    {RT_TERM_LAND, 6612, 4376, 0, 0}, /* 6622 */
    {RT_TERM_LAND, 6622, 105, 0, 0}, /* 6623 */
    {RT_TERM_LAND, 6622, 161, 0, 0}, /* 6624 */
    {RT_TERM_LAND, 6612, 4381, 0, 0}, /* 6625 */
    {RT_TERM_LAND, 6625, 105, 0, 0}, /* 6626 */
    {RT_TERM_LAND, 6625, 161, 0, 0}, /* 6627 */
    {RT_TERM_LAND, 6612, 4386, 0, 0}, /* 6628 */
    {RT_TERM_LAND, 6628, 105, 0, 0}, /* 6629 */
    {RT_TERM_LAND, 6628, 161, 0, 0}, /* 6630 */
    {RT_TERM_LAND, 6593, 5821, 0, 0}, /* 6631 */
    {RT_TERM_LAND, 6631, 4376, 0, 0}, /* 6632 */
    {RT_TERM_LAND, 6632, 105, 0, 0}, /* 6633 */
    {RT_TERM_LAND, 6632, 161, 0, 0}, /* 6634 */
    {RT_TERM_LAND, 6631, 4381, 0, 0}, /* 6635 */
    {RT_TERM_LAND, 6635, 105, 0, 0}, /* 6636 */
    {RT_TERM_LAND, 6635, 161, 0, 0}, /* 6637 */
    {RT_TERM_LAND, 6631, 4386, 0, 0}, /* 6638 */
    {RT_TERM_LAND, 6638, 105, 0, 0}, /* 6639 */
    {RT_TERM_LAND, 6638, 161, 0, 0}, /* 6640 */
    {RT_TERM_LAND, 6631, 3787, 0, 0}, /* 6641 */
    {RT_TERM_LAND, 6641, 25, 0, 0}, /* 6642 */
    {RT_TERM_LAND, 6641, 29, 0, 0}, /* 6643 */
    {RT_TERM_LAND, 6631, 3785, 0, 0}, /* 6644 */
    {RT_TERM_LAND, 6644, 25, 0, 0}, /* 6645 */
    {RT_TERM_LAND, 6644, 29, 0, 0}, /* 6646 */
    {RT_TERM_LAND, 6631, 3786, 0, 0}, /* 6647 */
    {RT_TERM_LAND, 6647, 25, 0, 0}, /* 6648 */
    {RT_TERM_LAND, 6647, 29, 0, 0}, /* 6649 */
    {RT_TERM_LAND, 6478, 246, 0, 0}, /* 6650 */
    {RT_TERM_LAND, 6650, 3787, 0, 0}, /* 6651 */
    {RT_TERM_LAND, 6651, 25, 0, 0}, /* 6652 */
    {RT_TERM_LAND, 6651, 29, 0, 0}, /* 6653 */
    {RT_TERM_LAND, 6650, 3785, 0, 0}, /* 6654 */
    {RT_TERM_LAND, 6654, 25, 0, 0}, /* 6655 */
    {RT_TERM_LAND, 6654, 29, 0, 0}, /* 6656 */
    {RT_TERM_LAND, 6650, 3786, 0, 0}, /* 6657 */
    {RT_TERM_LAND, 6657, 25, 0, 0}, /* 6658 */
    {RT_TERM_LAND, 6657, 29, 0, 0}, /* 6659 */
    {RT_TERM_LAND, 6650, 4376, 0, 0}, /* 6660 */
    {RT_TERM_LAND, 6660, 105, 0, 0}, /* 6661 */
    {RT_TERM_LAND, 6660, 161, 0, 0}, /* 6662 */
    {RT_TERM_LAND, 6650, 4381, 0, 0}, /* 6663 */
    {RT_TERM_LAND, 6663, 105, 0, 0}, /* 6664 */
    {RT_TERM_LAND, 6663, 161, 0, 0}, /* 6665 */
    {RT_TERM_LAND, 6650, 4386, 0, 0}, /* 6666 */
    {RT_TERM_LAND, 6666, 105, 0, 0}, /* 6667 */
    {RT_TERM_LAND, 6666, 161, 0, 0}, /* 6668 */
    {RT_TERM_LAND, 6650, 5801, 0, 0}, /* 6669 */
    {RT_TERM_LAND, 6669, 3787, 0, 0}, /* 6670 */
    {RT_TERM_LAND, 6670, 25, 0, 0}, /* 6671 */
    {RT_TERM_LAND, 6670, 29, 0, 0}, /* 6672 */
    {RT_TERM_LAND, 6669, 3785, 0, 0}, /* 6673 */
    {RT_TERM_LAND, 6673, 25, 0, 0}, /* 6674 */
    {RT_TERM_LAND, 6673, 29, 0, 0}, /* 6675 */
    {RT_TERM_LAND, 6669, 3786, 0, 0}, /* 6676 */
    {RT_TERM_LAND, 6676, 25, 0, 0}, /* 6677 */
    {RT_TERM_LAND, 6676, 29, 0, 0}, /* 6678 */
    {RT_TERM_LAND, 6669, 4376, 0, 0}, /* 6679 */
    {RT_TERM_LAND, 6679, 105, 0, 0}, /* 6680 */
    {RT_TERM_LAND, 6679, 161, 0, 0}, /* 6681 */
    {RT_TERM_LAND, 6669, 4381, 0, 0}, /* 6682 */
    {RT_TERM_LAND, 6682, 105, 0, 0}, /* 6683 */
    {RT_TERM_LAND, 6682, 161, 0, 0}, /* 6684 */
    {RT_TERM_LAND, 6669, 4386, 0, 0}, /* 6685 */
    {RT_TERM_LAND, 6685, 105, 0, 0}, /* 6686 */
    {RT_TERM_LAND, 6685, 161, 0, 0}, /* 6687 */
    {RT_TERM_LAND, 6650, 5821, 0, 0}, /* 6688 */
    {RT_TERM_LAND, 6688, 4376, 0, 0}, /* 6689 */
    {RT_TERM_LAND, 6689, 105, 0, 0}, /* 6690 */
    {RT_TERM_LAND, 6689, 161, 0, 0}, /* 6691 */
    {RT_TERM_LAND, 6688, 4381, 0, 0}, /* 6692 */
    {RT_TERM_LAND, 6692, 105, 0, 0}, /* 6693 */
    {RT_TERM_LAND, 6692, 161, 0, 0}, /* 6694 */
    {RT_TERM_LAND, 6688, 4386, 0, 0}, /* 6695 */
    {RT_TERM_LAND, 6695, 105, 0, 0}, /* 6696 */
    {RT_TERM_LAND, 6695, 161, 0, 0}, /* 6697 */
    {RT_TERM_LAND, 6688, 3787, 0, 0}, /* 6698 */
    {RT_TERM_LAND, 6698, 25, 0, 0}, /* 6699 */
    {RT_TERM_LAND, 6698, 29, 0, 0}, /* 6700 */
    {RT_TERM_LAND, 6688, 3785, 0, 0}, /* 6701 */
    {RT_TERM_LAND, 6701, 25, 0, 0}, /* 6702 */
    {RT_TERM_LAND, 6701, 29, 0, 0}, /* 6703 */
    {RT_TERM_LAND, 6688, 3786, 0, 0}, /* 6704 */
    {RT_TERM_LAND, 6704, 25, 0, 0}, /* 6705 */
    {RT_TERM_LAND, 6704, 29, 0, 0}, /* 6706 */
    {RT_TERM_LAND, 5752, 5066, 0, 0}, /* 6707 */
    {RT_TERM_LAND, 6707, 5068, 0, 0}, /* 6708 */
    {RT_TERM_LAND, 6708, 19, 0, 0}, /* 6709 */
    {RT_TERM_LAND, 6709, 3787, 0, 0}, /* 6710 */
    {RT_TERM_LAND, 6710, 25, 0, 0}, /* 6711 */
    {RT_TERM_LAND, 6710, 29, 0, 0}, /* 6712 */
    {RT_TERM_LAND, 6709, 3785, 0, 0}, /* 6713 */
    {RT_TERM_LAND, 6713, 25, 0, 0}, /* 6714 */
    {RT_TERM_LAND, 6713, 29, 0, 0}, /* 6715 */
    {RT_TERM_LAND, 6709, 3786, 0, 0}, /* 6716 */
    {RT_TERM_LAND, 6716, 25, 0, 0}, /* 6717 */
    {RT_TERM_LAND, 6716, 29, 0, 0}, /* 6718 */
    {RT_TERM_LAND, 6709, 4376, 0, 0}, /* 6719 */
    {RT_TERM_LAND, 6719, 105, 0, 0}, /* 6720 */
    {RT_TERM_LAND, 6719, 161, 0, 0}, /* 6721 */
    {RT_TERM_LAND, 6709, 4381, 0, 0}, /* 6722 */
    {RT_TERM_LAND, 6722, 105, 0, 0}, /* 6723 */
    {RT_TERM_LAND, 6722, 161, 0, 0}, /* 6724 */
    {RT_TERM_LAND, 6709, 4386, 0, 0}, /* 6725 */
    {RT_TERM_LAND, 6725, 105, 0, 0}, /* 6726 */
    {RT_TERM_LAND, 6725, 161, 0, 0}, /* 6727 */
    {RT_TERM_LAND, 6709, 5801, 0, 0}, /* 6728 */
    {RT_TERM_LAND, 6728, 3787, 0, 0}, /* 6729 */
    {RT_TERM_LAND, 6729, 25, 0, 0}, /* 6730 */
    {RT_TERM_LAND, 6729, 29, 0, 0}, /* 6731 */
    {RT_TERM_LAND, 6728, 3785, 0, 0}, /* 6732 */
    {RT_TERM_LAND, 6732, 25, 0, 0}, /* 6733 */
    {RT_TERM_LAND, 6732, 29, 0, 0}, /* 6734 */
    {RT_TERM_LAND, 6728, 3786, 0, 0}, /* 6735 */
    {RT_TERM_LAND, 6735, 25, 0, 0}, /* 6736 */
    {RT_TERM_LAND, 6735, 29, 0, 0}, /* 6737 */
    {RT_TERM_LAND, 6728, 4376, 0, 0}, /* 6738 */
    {RT_TERM_LAND, 6738, 105, 0, 0}, /* 6739 */
    {RT_TERM_LAND, 6738, 161, 0, 0}, /* 6740 */
    {RT_TERM_LAND, 6728, 4381, 0, 0}, /* 6741 */
    {RT_TERM_LAND, 6741, 105, 0, 0}, /* 6742 */
    {RT_TERM_LAND, 6741, 161, 0, 0}, /* 6743 */
    {RT_TERM_LAND, 6728, 4386, 0, 0}, /* 6744 */
    {RT_TERM_LAND, 6744, 105, 0, 0}, /* 6745 */
    {RT_TERM_LAND, 6744, 161, 0, 0}, /* 6746 */
    {RT_TERM_LAND, 6709, 5821, 0, 0}, /* 6747 */
    {RT_TERM_LAND, 6747, 4376, 0, 0}, /* 6748 */
    {RT_TERM_LAND, 6748, 105, 0, 0}, /* 6749 */
    {RT_TERM_LAND, 6748, 161, 0, 0}, /* 6750 */
    {RT_TERM_LAND, 6747, 4381, 0, 0}, /* 6751 */
    {RT_TERM_LAND, 6751, 105, 0, 0}, /* 6752 */
    {RT_TERM_LAND, 6751, 161, 0, 0}, /* 6753 */
    {RT_TERM_LAND, 6747, 4386, 0, 0}, /* 6754 */
    {RT_TERM_LAND, 6754, 105, 0, 0}, /* 6755 */
    {RT_TERM_LAND, 6754, 161, 0, 0}, /* 6756 */
    {RT_TERM_LAND, 6747, 3787, 0, 0}, /* 6757 */
    {RT_TERM_LAND, 6757, 25, 0, 0}, /* 6758 */
    {RT_TERM_LAND, 6757, 29, 0, 0}, /* 6759 */
    {RT_TERM_LAND, 6747, 3785, 0, 0}, /* 6760 */
    {RT_TERM_LAND, 6760, 25, 0, 0}, /* 6761 */
    {RT_TERM_LAND, 6760, 29, 0, 0}, /* 6762 */
    {RT_TERM_LAND, 6747, 3786, 0, 0}, /* 6763 */
    {RT_TERM_LAND, 6763, 25, 0, 0}, /* 6764 */
    {RT_TERM_LAND, 6763, 29, 0, 0}, /* 6765 */
    {RT_TERM_LAND, 6709, 5845, 0, 0}, /* 6766 */
    {RT_TERM_LAND, 6766, 3787, 0, 0}, /* 6767 */
    {RT_TERM_LAND, 6767, 25, 0, 0}, /* 6768 */
    {RT_TERM_LAND, 6767, 29, 0, 0}, /* 6769 */
    {RT_TERM_LAND, 6766, 3785, 0, 0}, /* 6770 */
    {RT_TERM_LAND, 6770, 25, 0, 0}, /* 6771 */
    {RT_TERM_LAND, 6770, 29, 0, 0}, /* 6772 */
    {RT_TERM_LAND, 6766, 3786, 0, 0}, /* 6773 */
    {RT_TERM_LAND, 6773, 25, 0, 0}, /* 6774 */
    {RT_TERM_LAND, 6773, 29, 0, 0}, /* 6775 */
    {RT_TERM_LAND, 6766, 4376, 0, 0}, /* 6776 */
    {RT_TERM_LAND, 6776, 105, 0, 0}, /* 6777 */
    {RT_TERM_LAND, 6776, 161, 0, 0}, /* 6778 */
    {RT_TERM_LAND, 6766, 4381, 0, 0}, /* 6779 */
    {RT_TERM_LAND, 6779, 105, 0, 0}, /* 6780 */
    {RT_TERM_LAND, 6779, 161, 0, 0}, /* 6781 */
    {RT_TERM_LAND, 6766, 4386, 0, 0}, /* 6782 */
    {RT_TERM_LAND, 6782, 105, 0, 0}, /* 6783 */
    {RT_TERM_LAND, 6782, 161, 0, 0}, /* 6784 */
    {RT_TERM_LAND, 6766, 5801, 0, 0}, /* 6785 */
    {RT_TERM_LAND, 6785, 3787, 0, 0}, /* 6786 */
    {RT_TERM_LAND, 6786, 25, 0, 0}, /* 6787 */
    {RT_TERM_LAND, 6786, 29, 0, 0}, /* 6788 */
    {RT_TERM_LAND, 6785, 3785, 0, 0}, /* 6789 */
    {RT_TERM_LAND, 6789, 25, 0, 0}, /* 6790 */
    {RT_TERM_LAND, 6789, 29, 0, 0}, /* 6791 */
    {RT_TERM_LAND, 6785, 3786, 0, 0}, /* 6792 */
    {RT_TERM_LAND, 6792, 25, 0, 0}, /* 6793 */
    {RT_TERM_LAND, 6792, 29, 0, 0}, /* 6794 */
    {RT_TERM_LAND, 6785, 4376, 0, 0}, /* 6795 */
    {RT_TERM_LAND, 6795, 105, 0, 0}, /* 6796 */
    {RT_TERM_LAND, 6795, 161, 0, 0}, /* 6797 */
    {RT_TERM_LAND, 6785, 4381, 0, 0}, /* 6798 */
    {RT_TERM_LAND, 6798, 105, 0, 0}, /* 6799 */
    {RT_TERM_LAND, 6798, 161, 0, 0}, /* 6800 */
    {RT_TERM_LAND, 6785, 4386, 0, 0}, /* 6801 */
    {RT_TERM_LAND, 6801, 105, 0, 0}, /* 6802 */
    {RT_TERM_LAND, 6801, 161, 0, 0}, /* 6803 */
    {RT_TERM_LAND, 6766, 5821, 0, 0}, /* 6804 */
    {RT_TERM_LAND, 6804, 4376, 0, 0}, /* 6805 */
    {RT_TERM_LAND, 6805, 105, 0, 0}, /* 6806 */
    {RT_TERM_LAND, 6805, 161, 0, 0}, /* 6807 */
    {RT_TERM_LAND, 6804, 4381, 0, 0}, /* 6808 */
    {RT_TERM_LAND, 6808, 105, 0, 0}, /* 6809 */
    {RT_TERM_LAND, 6808, 161, 0, 0}, /* 6810 */
    {RT_TERM_LAND, 6804, 4386, 0, 0}, /* 6811 */
    {RT_TERM_LAND, 6811, 105, 0, 0}, /* 6812 */
    {RT_TERM_LAND, 6811, 161, 0, 0}, /* 6813 */
    {RT_TERM_LAND, 6804, 3787, 0, 0}, /* 6814 */
    {RT_TERM_LAND, 6814, 25, 0, 0}, /* 6815 */
    {RT_TERM_LAND, 6814, 29, 0, 0}, /* 6816 */
    {RT_TERM_LAND, 6804, 3785, 0, 0}, /* 6817 */
    {RT_TERM_LAND, 6817, 25, 0, 0}, /* 6818 */
    {RT_TERM_LAND, 6817, 29, 0, 0}, /* 6819 */
    {RT_TERM_LAND, 6804, 3786, 0, 0}, /* 6820 */
    {RT_TERM_LAND, 6820, 25, 0, 0}, /* 6821 */
    {RT_TERM_LAND, 6820, 29, 0, 0}, /* 6822 */
    {RT_TERM_LAND, 6766, 5904, 0, 0}, /* 6823 */
    {RT_TERM_LAND, 6823, 3787, 0, 0}, /* 6824 */
    {RT_TERM_LAND, 6824, 25, 0, 0}, /* 6825 */
    {RT_TERM_LAND, 6824, 29, 0, 0}, /* 6826 */
    {RT_TERM_LAND, 6823, 3785, 0, 0}, /* 6827 */
    {RT_TERM_LAND, 6827, 25, 0, 0}, /* 6828 */
    {RT_TERM_LAND, 6827, 29, 0, 0}, /* 6829 */
    {RT_TERM_LAND, 6823, 3786, 0, 0}, /* 6830 */
    {RT_TERM_LAND, 6830, 25, 0, 0}, /* 6831 */
    {RT_TERM_LAND, 6830, 29, 0, 0}, /* 6832 */
    {RT_TERM_LAND, 6823, 4376, 0, 0}, /* 6833 */
    {RT_TERM_LAND, 6833, 105, 0, 0}, /* 6834 */
    {RT_TERM_LAND, 6833, 161, 0, 0}, /* 6835 */
    {RT_TERM_LAND, 6823, 4381, 0, 0}, /* 6836 */
    {RT_TERM_LAND, 6836, 105, 0, 0}, /* 6837 */
    {RT_TERM_LAND, 6836, 161, 0, 0}, /* 6838 */
    {RT_TERM_LAND, 6823, 4386, 0, 0}, /* 6839 */
    {RT_TERM_LAND, 6839, 105, 0, 0}, /* 6840 */
    {RT_TERM_LAND, 6839, 161, 0, 0}, /* 6841 */
    {RT_TERM_LAND, 6823, 5801, 0, 0}, /* 6842 */
    {RT_TERM_LAND, 6842, 3787, 0, 0}, /* 6843 */
    {RT_TERM_LAND, 6843, 25, 0, 0}, /* 6844 */
    {RT_TERM_LAND, 6843, 29, 0, 0}, /* 6845 */
    {RT_TERM_LAND, 6842, 3785, 0, 0}, /* 6846 */
    {RT_TERM_LAND, 6846, 25, 0, 0}, /* 6847 */
    {RT_TERM_LAND, 6846, 29, 0, 0}, /* 6848 */
    {RT_TERM_LAND, 6842, 3786, 0, 0}, /* 6849 */
    {RT_TERM_LAND, 6849, 25, 0, 0}, /* 6850 */
    {RT_TERM_LAND, 6849, 29, 0, 0}, /* 6851 */
    {RT_TERM_LAND, 6842, 4376, 0, 0}, /* 6852 */
    {RT_TERM_LAND, 6852, 105, 0, 0}, /* 6853 */
    {RT_TERM_LAND, 6852, 161, 0, 0}, /* 6854 */
    {RT_TERM_LAND, 6842, 4381, 0, 0}, /* 6855 */
    {RT_TERM_LAND, 6855, 105, 0, 0}, /* 6856 */
    {RT_TERM_LAND, 6855, 161, 0, 0}, /* 6857 */
    {RT_TERM_LAND, 6842, 4386, 0, 0}, /* 6858 */
    {RT_TERM_LAND, 6858, 105, 0, 0}, /* 6859 */
    {RT_TERM_LAND, 6858, 161, 0, 0}, /* 6860 */
    {RT_TERM_LAND, 6823, 5821, 0, 0}, /* 6861 */
    {RT_TERM_LAND, 6861, 4376, 0, 0}, /* 6862 */
    {RT_TERM_LAND, 6862, 105, 0, 0}, /* 6863 */
    {RT_TERM_LAND, 6862, 161, 0, 0}, /* 6864 */
    {RT_TERM_LAND, 6861, 4381, 0, 0}, /* 6865 */
    {RT_TERM_LAND, 6865, 105, 0, 0}, /* 6866 */
    {RT_TERM_LAND, 6865, 161, 0, 0}, /* 6867 */
    {RT_TERM_LAND, 6861, 4386, 0, 0}, /* 6868 */
    {RT_TERM_LAND, 6868, 105, 0, 0}, /* 6869 */
    {RT_TERM_LAND, 6868, 161, 0, 0}, /* 6870 */
    {RT_TERM_LAND, 6861, 3787, 0, 0}, /* 6871 */
    {RT_TERM_LAND, 6871, 25, 0, 0}, /* 6872 */
    {RT_TERM_LAND, 6871, 29, 0, 0}, /* 6873 */
    {RT_TERM_LAND, 6861, 3785, 0, 0}, /* 6874 */
    {RT_TERM_LAND, 6874, 25, 0, 0}, /* 6875 */
    {RT_TERM_LAND, 6874, 29, 0, 0}, /* 6876 */
    {RT_TERM_LAND, 6861, 3786, 0, 0}, /* 6877 */
    {RT_TERM_LAND, 6877, 25, 0, 0}, /* 6878 */
    {RT_TERM_LAND, 6877, 29, 0, 0}, /* 6879 */
    {RT_TERM_LAND, 6708, 246, 0, 0}, /* 6880 */
    {RT_TERM_LAND, 6880, 3787, 0, 0}, /* 6881 */
    {RT_TERM_LAND, 6881, 25, 0, 0}, /* 6882 */
    {RT_TERM_LAND, 6881, 29, 0, 0}, /* 6883 */
    {RT_TERM_LAND, 6880, 3785, 0, 0}, /* 6884 */
    {RT_TERM_LAND, 6884, 25, 0, 0}, /* 6885 */
    {RT_TERM_LAND, 6884, 29, 0, 0}, /* 6886 */
    {RT_TERM_LAND, 6880, 3786, 0, 0}, /* 6887 */
    {RT_TERM_LAND, 6887, 25, 0, 0}, /* 6888 */
    {RT_TERM_LAND, 6887, 29, 0, 0}, /* 6889 */
    {RT_TERM_LAND, 6880, 4376, 0, 0}, /* 6890 */
    {RT_TERM_LAND, 6890, 105, 0, 0}, /* 6891 */
    {RT_TERM_LAND, 6890, 161, 0, 0}, /* 6892 */
    {RT_TERM_LAND, 6880, 4381, 0, 0}, /* 6893 */
    {RT_TERM_LAND, 6893, 105, 0, 0}, /* 6894 */
    {RT_TERM_LAND, 6893, 161, 0, 0}, /* 6895 */
    {RT_TERM_LAND, 6880, 4386, 0, 0}, /* 6896 */
    {RT_TERM_LAND, 6896, 105, 0, 0}, /* 6897 */
    {RT_TERM_LAND, 6896, 161, 0, 0}, /* 6898 */
    {RT_TERM_LAND, 6880, 5801, 0, 0}, /* 6899 */
    {RT_TERM_LAND, 6899, 3787, 0, 0}, /* 6900 */
    {RT_TERM_LAND, 6900, 25, 0, 0}, /* 6901 */
    {RT_TERM_LAND, 6900, 29, 0, 0}, /* 6902 */
    {RT_TERM_LAND, 6899, 3785, 0, 0}, /* 6903 */
    {RT_TERM_LAND, 6903, 25, 0, 0}, /* 6904 */
    {RT_TERM_LAND, 6903, 29, 0, 0}, /* 6905 */
    {RT_TERM_LAND, 6899, 3786, 0, 0}, /* 6906 */
    {RT_TERM_LAND, 6906, 25, 0, 0}, /* 6907 */
    {RT_TERM_LAND, 6906, 29, 0, 0}, /* 6908 */
    {RT_TERM_LAND, 6899, 4376, 0, 0}, /* 6909 */
    {RT_TERM_LAND, 6909, 105, 0, 0}, /* 6910 */
    {RT_TERM_LAND, 6909, 161, 0, 0}, /* 6911 */
    {RT_TERM_LAND, 6899, 4381, 0, 0}, /* 6912 */
    {RT_TERM_LAND, 6912, 105, 0, 0}, /* 6913 */
    {RT_TERM_LAND, 6912, 161, 0, 0}, /* 6914 */
    {RT_TERM_LAND, 6899, 4386, 0, 0}, /* 6915 */
    {RT_TERM_LAND, 6915, 105, 0, 0}, /* 6916 */
    {RT_TERM_LAND, 6915, 161, 0, 0}, /* 6917 */
    {RT_TERM_LAND, 6880, 5821, 0, 0}, /* 6918 */
    {RT_TERM_LAND, 6918, 4376, 0, 0}, /* 6919 */
    {RT_TERM_LAND, 6919, 105, 0, 0}, /* 6920 */
    {RT_TERM_LAND, 6919, 161, 0, 0}, /* 6921 */
    {RT_TERM_LAND, 6918, 4381, 0, 0}, /* 6922 */
    {RT_TERM_LAND, 6922, 105, 0, 0}, /* 6923 */
    {RT_TERM_LAND, 6922, 161, 0, 0}, /* 6924 */
    {RT_TERM_LAND, 6918, 4386, 0, 0}, /* 6925 */
    {RT_TERM_LAND, 6925, 105, 0, 0}, /* 6926 */
    {RT_TERM_LAND, 6925, 161, 0, 0}, /* 6927 */
    {RT_TERM_LAND, 6918, 3787, 0, 0}, /* 6928 */
    {RT_TERM_LAND, 6928, 25, 0, 0}, /* 6929 */
    {RT_TERM_LAND, 6928, 29, 0, 0}, /* 6930 */
    {RT_TERM_LAND, 6918, 3785, 0, 0}, /* 6931 */
    {RT_TERM_LAND, 6931, 25, 0, 0}, /* 6932 */
    {RT_TERM_LAND, 6931, 29, 0, 0}, /* 6933 */
    {RT_TERM_LAND, 6918, 3786, 0, 0}, /* 6934 */
    {RT_TERM_LAND, 6934, 25, 0, 0}, /* 6935 */
    {RT_TERM_LAND, 6934, 29, 0, 0}, /* 6936 */
    {RT_TERM_LAND, 6707, 5234, 0, 0}, /* 6937 */
    {RT_TERM_LAND, 6937, 5237, 0, 0}, /* 6938 */
    {RT_TERM_LAND, 6938, 14, 0, 0}, /* 6939 */
    {RT_TERM_LAND, 6939, 19, 0, 0}, /* 6940 */
    {RT_TERM_LAND, 6940, 3787, 0, 0}, /* 6941 */
    {RT_TERM_LAND, 6941, 25, 0, 0}, /* 6942 */
    {RT_TERM_LAND, 6941, 29, 0, 0}, /* 6943 */
    {RT_TERM_LAND, 6940, 3785, 0, 0}, /* 6944 */
    {RT_TERM_LAND, 6944, 25, 0, 0}, /* 6945 */
    {RT_TERM_LAND, 6944, 29, 0, 0}, /* 6946 */
    {RT_TERM_LAND, 6940, 3786, 0, 0}, /* 6947 */
    {RT_TERM_LAND, 6947, 25, 0, 0}, /* 6948 */
    {RT_TERM_LAND, 6947, 29, 0, 0}, /* 6949 */
    {RT_TERM_LAND, 6940, 4376, 0, 0}, /* 6950 */
    {RT_TERM_LAND, 6950, 105, 0, 0}, /* 6951 */
    {RT_TERM_LAND, 6950, 161, 0, 0}, /* 6952 */
    {RT_TERM_LAND, 6940, 4381, 0, 0}, /* 6953 */
    {RT_TERM_LAND, 6953, 105, 0, 0}, /* 6954 */
    {RT_TERM_LAND, 6953, 161, 0, 0}, /* 6955 */
    {RT_TERM_LAND, 6940, 4386, 0, 0}, /* 6956 */
    {RT_TERM_LAND, 6956, 105, 0, 0}, /* 6957 */
    {RT_TERM_LAND, 6956, 161, 0, 0}, /* 6958 */
    {RT_TERM_LAND, 6940, 5801, 0, 0}, /* 6959 */
    {RT_TERM_LAND, 6959, 3787, 0, 0}, /* 6960 */
    {RT_TERM_LAND, 6960, 25, 0, 0}, /* 6961 */
    {RT_TERM_LAND, 6960, 29, 0, 0}, /* 6962 */
    {RT_TERM_LAND, 6959, 3785, 0, 0}, /* 6963 */
    {RT_TERM_LAND, 6963, 25, 0, 0}, /* 6964 */
    {RT_TERM_LAND, 6963, 29, 0, 0}, /* 6965 */
    {RT_TERM_LAND, 6959, 3786, 0, 0}, /* 6966 */
    {RT_TERM_LAND, 6966, 25, 0, 0}, /* 6967 */
    {RT_TERM_LAND, 6966, 29, 0, 0}, /* 6968 */
    {RT_TERM_LAND, 6959, 4376, 0, 0}, /* 6969 */
    {RT_TERM_LAND, 6969, 105, 0, 0}, /* 6970 */
    {RT_TERM_LAND, 6969, 161, 0, 0}, /* 6971 */
    {RT_TERM_LAND, 6959, 4381, 0, 0}, /* 6972 */
    {RT_TERM_LAND, 6972, 105, 0, 0}, /* 6973 */
    {RT_TERM_LAND, 6972, 161, 0, 0}, /* 6974 */
    {RT_TERM_LAND, 6959, 4386, 0, 0}, /* 6975 */
    {RT_TERM_LAND, 6975, 105, 0, 0}, /* 6976 */
    {RT_TERM_LAND, 6975, 161, 0, 0}, /* 6977 */
    {RT_TERM_LAND, 6940, 5821, 0, 0}, /* 6978 */
    {RT_TERM_LAND, 6978, 4376, 0, 0}, /* 6979 */
    {RT_TERM_LAND, 6979, 105, 0, 0}, /* 6980 */
    {RT_TERM_LAND, 6979, 161, 0, 0}, /* 6981 */
    {RT_TERM_LAND, 6978, 4381, 0, 0}, /* 6982 */
    {RT_TERM_LAND, 6982, 105, 0, 0}, /* 6983 */
    {RT_TERM_LAND, 6982, 161, 0, 0}, /* 6984 */
    {RT_TERM_LAND, 6978, 4386, 0, 0}, /* 6985 */
    {RT_TERM_LAND, 6985, 105, 0, 0}, /* 6986 */
    {RT_TERM_LAND, 6985, 161, 0, 0}, /* 6987 */
    {RT_TERM_LAND, 6978, 3787, 0, 0}, /* 6988 */
    {RT_TERM_LAND, 6988, 25, 0, 0}, /* 6989 */
    {RT_TERM_LAND, 6988, 29, 0, 0}, /* 6990 */
    {RT_TERM_LAND, 6978, 3785, 0, 0}, /* 6991 */
    {RT_TERM_LAND, 6991, 25, 0, 0}, /* 6992 */
    {RT_TERM_LAND, 6991, 29, 0, 0}, /* 6993 */
    {RT_TERM_LAND, 6978, 3786, 0, 0}, /* 6994 */
    {RT_TERM_LAND, 6994, 25, 0, 0}, /* 6995 */
    {RT_TERM_LAND, 6994, 29, 0, 0}, /* 6996 */
    {RT_TERM_LAND, 6940, 5845, 0, 0}, /* 6997 */
    {RT_TERM_LAND, 6997, 3787, 0, 0}, /* 6998 */
    {RT_TERM_LAND, 6998, 25, 0, 0}, /* 6999 */
    {RT_TERM_LAND, 6998, 29, 0, 0}, /* 7000 */
    {RT_TERM_LAND, 6997, 3785, 0, 0}, /* 7001 */
    {RT_TERM_LAND, 7001, 25, 0, 0}, /* 7002 */
    {RT_TERM_LAND, 7001, 29, 0, 0}, /* 7003 */
    {RT_TERM_LAND, 6997, 3786, 0, 0}, /* 7004 */
    {RT_TERM_LAND, 7004, 25, 0, 0}, /* 7005 */
    {RT_TERM_LAND, 7004, 29, 0, 0}, /* 7006 */
    {RT_TERM_LAND, 6997, 4376, 0, 0}, /* 7007 */
    {RT_TERM_LAND, 7007, 105, 0, 0}, /* 7008 */
    {RT_TERM_LAND, 7007, 161, 0, 0}, /* 7009 */
    {RT_TERM_LAND, 6997, 4381, 0, 0}, /* 7010 */
    {RT_TERM_LAND, 7010, 105, 0, 0}, /* 7011 */
    {RT_TERM_LAND, 7010, 161, 0, 0}, /* 7012 */
    {RT_TERM_LAND, 6997, 4386, 0, 0}, /* 7013 */
    {RT_TERM_LAND, 7013, 105, 0, 0}, /* 7014 */
    {RT_TERM_LAND, 7013, 161, 0, 0}, /* 7015 */
    {RT_TERM_LAND, 6997, 5801, 0, 0}, /* 7016 */
    {RT_TERM_LAND, 7016, 3787, 0, 0}, /* 7017 */
    {RT_TERM_LAND, 7017, 25, 0, 0}, /* 7018 */
    {RT_TERM_LAND, 7017, 29, 0, 0}, /* 7019 */
    {RT_TERM_LAND, 7016, 3785, 0, 0}, /* 7020 */
    {RT_TERM_LAND, 7020, 25, 0, 0}, /* 7021 */
    {RT_TERM_LAND, 7020, 29, 0, 0}, /* 7022 */
    {RT_TERM_LAND, 7016, 3786, 0, 0}, /* 7023 */
    {RT_TERM_LAND, 7023, 25, 0, 0}, /* 7024 */
    {RT_TERM_LAND, 7023, 29, 0, 0}, /* 7025 */
    {RT_TERM_LAND, 7016, 4376, 0, 0}, /* 7026 */
    {RT_TERM_LAND, 7026, 105, 0, 0}, /* 7027 */
    {RT_TERM_LAND, 7026, 161, 0, 0}, /* 7028 */
    {RT_TERM_LAND, 7016, 4381, 0, 0}, /* 7029 */
    {RT_TERM_LAND, 7029, 105, 0, 0}, /* 7030 */
    {RT_TERM_LAND, 7029, 161, 0, 0}, /* 7031 */
    {RT_TERM_LAND, 7016, 4386, 0, 0}, /* 7032 */
    {RT_TERM_LAND, 7032, 105, 0, 0}, /* 7033 */
    {RT_TERM_LAND, 7032, 161, 0, 0}, /* 7034 */
    {RT_TERM_LAND, 6997, 5821, 0, 0}, /* 7035 */
    {RT_TERM_LAND, 7035, 4376, 0, 0}, /* 7036 */
    {RT_TERM_LAND, 7036, 105, 0, 0}, /* 7037 */
    {RT_TERM_LAND, 7036, 161, 0, 0}, /* 7038 */
    {RT_TERM_LAND, 7035, 4381, 0, 0}, /* 7039 */
    {RT_TERM_LAND, 7039, 105, 0, 0}, /* 7040 */
    {RT_TERM_LAND, 7039, 161, 0, 0}, /* 7041 */
    {RT_TERM_LAND, 7035, 4386, 0, 0}, /* 7042 */
    {RT_TERM_LAND, 7042, 105, 0, 0}, /* 7043 */
    {RT_TERM_LAND, 7042, 161, 0, 0}, /* 7044 */
    {RT_TERM_LAND, 7035, 3787, 0, 0}, /* 7045 */
    {RT_TERM_LAND, 7045, 25, 0, 0}, /* 7046 */
    {RT_TERM_LAND, 7045, 29, 0, 0}, /* 7047 */
    {RT_TERM_LAND, 7035, 3785, 0, 0}, /* 7048 */
    {RT_TERM_LAND, 7048, 25, 0, 0}, /* 7049 */
    {RT_TERM_LAND, 7048, 29, 0, 0}, /* 7050 */
    {RT_TERM_LAND, 7035, 3786, 0, 0}, /* 7051 */
    {RT_TERM_LAND, 7051, 25, 0, 0}, /* 7052 */
    {RT_TERM_LAND, 7051, 29, 0, 0}, /* 7053 */
    {RT_TERM_LAND, 6997, 5904, 0, 0}, /* 7054 */
    {RT_TERM_LAND, 7054, 3787, 0, 0}, /* 7055 */
    {RT_TERM_LAND, 7055, 25, 0, 0}, /* 7056 */
    {RT_TERM_LAND, 7055, 29, 0, 0}, /* 7057 */
    {RT_TERM_LAND, 7054, 3785, 0, 0}, /* 7058 */
    {RT_TERM_LAND, 7058, 25, 0, 0}, /* 7059 */
    {RT_TERM_LAND, 7058, 29, 0, 0}, /* 7060 */
    {RT_TERM_LAND, 7054, 3786, 0, 0}, /* 7061 */
    {RT_TERM_LAND, 7061, 25, 0, 0}, /* 7062 */
    {RT_TERM_LAND, 7061, 29, 0, 0}, /* 7063 */
    {RT_TERM_LAND, 7054, 4376, 0, 0}, /* 7064 */
    {RT_TERM_LAND, 7064, 105, 0, 0}, /* 7065 */
    {RT_TERM_LAND, 7064, 161, 0, 0}, /* 7066 */
    {RT_TERM_LAND, 7054, 4381, 0, 0}, /* 7067 */
    {RT_TERM_LAND, 7067, 105, 0, 0}, /* 7068 */
    {RT_TERM_LAND, 7067, 161, 0, 0}, /* 7069 */
    {RT_TERM_LAND, 7054, 4386, 0, 0}, /* 7070 */
    {RT_TERM_LAND, 7070, 105, 0, 0}, /* 7071 */
    {RT_TERM_LAND, 7070, 161, 0, 0}, /* 7072 */
    {RT_TERM_LAND, 7054, 5801, 0, 0}, /* 7073 */
    {RT_TERM_LAND, 7073, 3787, 0, 0}, /* 7074 */
    {RT_TERM_LAND, 7074, 25, 0, 0}, /* 7075 */
    {RT_TERM_LAND, 7074, 29, 0, 0}, /* 7076 */
    {RT_TERM_LAND, 7073, 3785, 0, 0}, /* 7077 */
    {RT_TERM_LAND, 7077, 25, 0, 0}, /* 7078 */
    {RT_TERM_LAND, 7077, 29, 0, 0}, /* 7079 */
    {RT_TERM_LAND, 7073, 3786, 0, 0}, /* 7080 */
    {RT_TERM_LAND, 7080, 25, 0, 0}, /* 7081 */
    {RT_TERM_LAND, 7080, 29, 0, 0}, /* 7082 */
    {RT_TERM_LAND, 7073, 4376, 0, 0}, /* 7083 */
    {RT_TERM_LAND, 7083, 105, 0, 0}, /* 7084 */
    {RT_TERM_LAND, 7083, 161, 0, 0}, /* 7085 */
    {RT_TERM_LAND, 7073, 4381, 0, 0}, /* 7086 */
    {RT_TERM_LAND, 7086, 105, 0, 0}, /* 7087 */
    {RT_TERM_LAND, 7086, 161, 0, 0}, /* 7088 */
    {RT_TERM_LAND, 7073, 4386, 0, 0}, /* 7089 */
    {RT_TERM_LAND, 7089, 105, 0, 0}, /* 7090 */
    {RT_TERM_LAND, 7089, 161, 0, 0}, /* 7091 */
    {RT_TERM_LAND, 7054, 5821, 0, 0}, /* 7092 */
    {RT_TERM_LAND, 7092, 4376, 0, 0}, /* 7093 */
    {RT_TERM_LAND, 7093, 105, 0, 0}, /* 7094 */
    {RT_TERM_LAND, 7093, 161, 0, 0}, /* 7095 */
    {RT_TERM_LAND, 7092, 4381, 0, 0}, /* 7096 */
    {RT_TERM_LAND, 7096, 105, 0, 0}, /* 7097 */
    {RT_TERM_LAND, 7096, 161, 0, 0}, /* 7098 */
    {RT_TERM_LAND, 7092, 4386, 0, 0}, /* 7099 */
    {RT_TERM_LAND, 7099, 105, 0, 0}, /* 7100 */
    {RT_TERM_LAND, 7099, 161, 0, 0}, /* 7101 */
    {RT_TERM_LAND, 7092, 3787, 0, 0}, /* 7102 */
    {RT_TERM_LAND, 7102, 25, 0, 0}, /* 7103 */
    {RT_TERM_LAND, 7102, 29, 0, 0}, /* 7104 */
    {RT_TERM_LAND, 7092, 3785, 0, 0}, /* 7105 */
    {RT_TERM_LAND, 7105, 25, 0, 0}, /* 7106 */
    {RT_TERM_LAND, 7105, 29, 0, 0}, /* 7107 */
    {RT_TERM_LAND, 7092, 3786, 0, 0}, /* 7108 */
    {RT_TERM_LAND, 7108, 25, 0, 0}, /* 7109 */
    {RT_TERM_LAND, 7108, 29, 0, 0}, /* 7110 */
    {RT_TERM_LAND, 6939, 246, 0, 0}, /* 7111 */
    {RT_TERM_LAND, 7111, 3787, 0, 0}, /* 7112 */
    {RT_TERM_LAND, 7112, 25, 0, 0}, /* 7113 */
    {RT_TERM_LAND, 7112, 29, 0, 0}, /* 7114 */
    {RT_TERM_LAND, 7111, 3785, 0, 0}, /* 7115 */
    {RT_TERM_LAND, 7115, 25, 0, 0}, /* 7116 */
    {RT_TERM_LAND, 7115, 29, 0, 0}, /* 7117 */
    {RT_TERM_LAND, 7111, 3786, 0, 0}, /* 7118 */
    {RT_TERM_LAND, 7118, 25, 0, 0}, /* 7119 */
    {RT_TERM_LAND, 7118, 29, 0, 0}, /* 7120 */
    {RT_TERM_LAND, 7111, 4376, 0, 0}, /* 7121 */
    {RT_TERM_LAND, 7121, 105, 0, 0}, /* 7122 */
    {RT_TERM_LAND, 7121, 161, 0, 0}, /* 7123 */
    {RT_TERM_LAND, 7111, 4381, 0, 0}, /* 7124 */
    {RT_TERM_LAND, 7124, 105, 0, 0}, /* 7125 */
    {RT_TERM_LAND, 7124, 161, 0, 0}, /* 7126 */
    {RT_TERM_LAND, 7111, 4386, 0, 0}, /* 7127 */
    {RT_TERM_LAND, 7127, 105, 0, 0}, /* 7128 */
    {RT_TERM_LAND, 7127, 161, 0, 0}, /* 7129 */
    {RT_TERM_LAND, 7111, 5801, 0, 0}, /* 7130 */
    {RT_TERM_LAND, 7130, 3787, 0, 0}, /* 7131 */
    {RT_TERM_LAND, 7131, 25, 0, 0}, /* 7132 */
    {RT_TERM_LAND, 7131, 29, 0, 0}, /* 7133 */
    {RT_TERM_LAND, 7130, 3785, 0, 0}, /* 7134 */
    {RT_TERM_LAND, 7134, 25, 0, 0}, /* 7135 */
    {RT_TERM_LAND, 7134, 29, 0, 0}, /* 7136 */
    {RT_TERM_LAND, 7130, 3786, 0, 0}, /* 7137 */
    {RT_TERM_LAND, 7137, 25, 0, 0}, /* 7138 */
    {RT_TERM_LAND, 7137, 29, 0, 0}, /* 7139 */
    {RT_TERM_LAND, 7130, 4376, 0, 0}, /* 7140 */
    {RT_TERM_LAND, 7140, 105, 0, 0}, /* 7141 */
    {RT_TERM_LAND, 7140, 161, 0, 0}, /* 7142 */
    {RT_TERM_LAND, 7130, 4381, 0, 0}, /* 7143 */
    {RT_TERM_LAND, 7143, 105, 0, 0}, /* 7144 */
    {RT_TERM_LAND, 7143, 161, 0, 0}, /* 7145 */
    {RT_TERM_LAND, 7130, 4386, 0, 0}, /* 7146 */
    {RT_TERM_LAND, 7146, 105, 0, 0}, /* 7147 */
    {RT_TERM_LAND, 7146, 161, 0, 0}, /* 7148 */
    {RT_TERM_LAND, 7111, 5821, 0, 0}, /* 7149 */
    {RT_TERM_LAND, 7149, 4376, 0, 0}, /* 7150 */
    {RT_TERM_LAND, 7150, 105, 0, 0}, /* 7151 */
    {RT_TERM_LAND, 7150, 161, 0, 0}, /* 7152 */
    {RT_TERM_LAND, 7149, 4381, 0, 0}, /* 7153 */
    {RT_TERM_LAND, 7153, 105, 0, 0}, /* 7154 */
    {RT_TERM_LAND, 7153, 161, 0, 0}, /* 7155 */
    {RT_TERM_LAND, 7149, 4386, 0, 0}, /* 7156 */
    {RT_TERM_LAND, 7156, 105, 0, 0}, /* 7157 */
    {RT_TERM_LAND, 7156, 161, 0, 0}, /* 7158 */
    {RT_TERM_LAND, 7149, 3787, 0, 0}, /* 7159 */
    {RT_TERM_LAND, 7159, 25, 0, 0}, /* 7160 */
    {RT_TERM_LAND, 7159, 29, 0, 0}, /* 7161 */
    {RT_TERM_LAND, 7149, 3785, 0, 0}, /* 7162 */
    {RT_TERM_LAND, 7162, 25, 0, 0}, /* 7163 */
    {RT_TERM_LAND, 7162, 29, 0, 0}, /* 7164 */
    {RT_TERM_LAND, 7149, 3786, 0, 0}, /* 7165 */
    {RT_TERM_LAND, 7165, 25, 0, 0}, /* 7166 */
    {RT_TERM_LAND, 7165, 29, 0, 0}, /* 7167 */
    {RT_TERM_LAND, 6938, 2904, 0, 0}, /* 7168 */
    {RT_TERM_LAND, 7168, 19, 0, 0}, /* 7169 */
    {RT_TERM_LAND, 7169, 3787, 0, 0}, /* 7170 */
    {RT_TERM_LAND, 7170, 25, 0, 0}, /* 7171 */
    {RT_TERM_LAND, 7170, 29, 0, 0}, /* 7172 */
    {RT_TERM_LAND, 7169, 3785, 0, 0}, /* 7173 */
    {RT_TERM_LAND, 7173, 25, 0, 0}, /* 7174 */
    {RT_TERM_LAND, 7173, 29, 0, 0}, /* 7175 */
    {RT_TERM_LAND, 7169, 3786, 0, 0}, /* 7176 */
    {RT_TERM_LAND, 7176, 25, 0, 0}, /* 7177 */
    {RT_TERM_LAND, 7176, 29, 0, 0}, /* 7178 */
    {RT_TERM_LAND, 7169, 4376, 0, 0}, /* 7179 */
    {RT_TERM_LAND, 7179, 105, 0, 0}, /* 7180 */
    {RT_TERM_LAND, 7179, 161, 0, 0}, /* 7181 */
    {RT_TERM_LAND, 7169, 4381, 0, 0}, /* 7182 */
    {RT_TERM_LAND, 7182, 105, 0, 0}, /* 7183 */
    {RT_TERM_LAND, 7182, 161, 0, 0}, /* 7184 */
    {RT_TERM_LAND, 7169, 4386, 0, 0}, /* 7185 */
    {RT_TERM_LAND, 7185, 105, 0, 0}, /* 7186 */
    {RT_TERM_LAND, 7185, 161, 0, 0}, /* 7187 */
    {RT_TERM_LAND, 7169, 5801, 0, 0}, /* 7188 */
    {RT_TERM_LAND, 7188, 3787, 0, 0}, /* 7189 */
    {RT_TERM_LAND, 7189, 25, 0, 0}, /* 7190 */
    {RT_TERM_LAND, 7189, 29, 0, 0}, /* 7191 */
    {RT_TERM_LAND, 7188, 3785, 0, 0}, /* 7192 */
    {RT_TERM_LAND, 7192, 25, 0, 0}, /* 7193 */
    {RT_TERM_LAND, 7192, 29, 0, 0}, /* 7194 */
    {RT_TERM_LAND, 7188, 3786, 0, 0}, /* 7195 */
    {RT_TERM_LAND, 7195, 25, 0, 0}, /* 7196 */
    {RT_TERM_LAND, 7195, 29, 0, 0}, /* 7197 */
    {RT_TERM_LAND, 7188, 4376, 0, 0}, /* 7198 */
    {RT_TERM_LAND, 7198, 105, 0, 0}, /* 7199 */
    {RT_TERM_LAND, 7198, 161, 0, 0}, /* 7200 */
    {RT_TERM_LAND, 7188, 4381, 0, 0}, /* 7201 */
    {RT_TERM_LAND, 7201, 105, 0, 0}, /* 7202 */
    {RT_TERM_LAND, 7201, 161, 0, 0}, /* 7203 */
    {RT_TERM_LAND, 7188, 4386, 0, 0}, /* 7204 */
    {RT_TERM_LAND, 7204, 105, 0, 0}, /* 7205 */
    {RT_TERM_LAND, 7204, 161, 0, 0}, /* 7206 */
    {RT_TERM_LAND, 7169, 5821, 0, 0}, /* 7207 */
    {RT_TERM_LAND, 7207, 4376, 0, 0}, /* 7208 */
    {RT_TERM_LAND, 7208, 105, 0, 0}, /* 7209 */
    {RT_TERM_LAND, 7208, 161, 0, 0}, /* 7210 */
    {RT_TERM_LAND, 7207, 4381, 0, 0}, /* 7211 */
    {RT_TERM_LAND, 7211, 105, 0, 0}, /* 7212 */
    {RT_TERM_LAND, 7211, 161, 0, 0}, /* 7213 */
    {RT_TERM_LAND, 7207, 4386, 0, 0}, /* 7214 */
    {RT_TERM_LAND, 7214, 105, 0, 0}, /* 7215 */
    {RT_TERM_LAND, 7214, 161, 0, 0}, /* 7216 */
    {RT_TERM_LAND, 7207, 3787, 0, 0}, /* 7217 */
    {RT_TERM_LAND, 7217, 25, 0, 0}, /* 7218 */
    {RT_TERM_LAND, 7217, 29, 0, 0}, /* 7219 */
    {RT_TERM_LAND, 7207, 3785, 0, 0}, /* 7220 */
    {RT_TERM_LAND, 7220, 25, 0, 0}, /* 7221 */
    {RT_TERM_LAND, 7220, 29, 0, 0}, /* 7222 */
    {RT_TERM_LAND, 7207, 3786, 0, 0}, /* 7223 */
    {RT_TERM_LAND, 7223, 25, 0, 0}, /* 7224 */
    {RT_TERM_LAND, 7223, 29, 0, 0}, /* 7225 */
    {RT_TERM_LAND, 7169, 5845, 0, 0}, /* 7226 */
    {RT_TERM_LAND, 7226, 3787, 0, 0}, /* 7227 */
    {RT_TERM_LAND, 7227, 25, 0, 0}, /* 7228 */
    {RT_TERM_LAND, 7227, 29, 0, 0}, /* 7229 */
    {RT_TERM_LAND, 7226, 3785, 0, 0}, /* 7230 */
    {RT_TERM_LAND, 7230, 25, 0, 0}, /* 7231 */
    {RT_TERM_LAND, 7230, 29, 0, 0}, /* 7232 */
    {RT_TERM_LAND, 7226, 3786, 0, 0}, /* 7233 */
    {RT_TERM_LAND, 7233, 25, 0, 0}, /* 7234 */
    {RT_TERM_LAND, 7233, 29, 0, 0}, /* 7235 */
    {RT_TERM_LAND, 7226, 4376, 0, 0}, /* 7236 */
    {RT_TERM_LAND, 7236, 105, 0, 0}, /* 7237 */
    {RT_TERM_LAND, 7236, 161, 0, 0}, /* 7238 */
    {RT_TERM_LAND, 7226, 4381, 0, 0}, /* 7239 */
    {RT_TERM_LAND, 7239, 105, 0, 0}, /* 7240 */
    {RT_TERM_LAND, 7239, 161, 0, 0}, /* 7241 */
    {RT_TERM_LAND, 7226, 4386, 0, 0}, /* 7242 */
    {RT_TERM_LAND, 7242, 105, 0, 0}, /* 7243 */
    {RT_TERM_LAND, 7242, 161, 0, 0}, /* 7244 */
    {RT_TERM_LAND, 7226, 5801, 0, 0}, /* 7245 */
    {RT_TERM_LAND, 7245, 3787, 0, 0}, /* 7246 */
    {RT_TERM_LAND, 7246, 25, 0, 0}, /* 7247 */
    {RT_TERM_LAND, 7246, 29, 0, 0}, /* 7248 */
    {RT_TERM_LAND, 7245, 3785, 0, 0}, /* 7249 */
    {RT_TERM_LAND, 7249, 25, 0, 0}, /* 7250 */
    {RT_TERM_LAND, 7249, 29, 0, 0}, /* 7251 */
    {RT_TERM_LAND, 7245, 3786, 0, 0}, /* 7252 */
    {RT_TERM_LAND, 7252, 25, 0, 0}, /* 7253 */
    {RT_TERM_LAND, 7252, 29, 0, 0}, /* 7254 */
    {RT_TERM_LAND, 7245, 4376, 0, 0}, /* 7255 */
    {RT_TERM_LAND, 7255, 105, 0, 0}, /* 7256 */
    {RT_TERM_LAND, 7255, 161, 0, 0}, /* 7257 */
    {RT_TERM_LAND, 7245, 4381, 0, 0}, /* 7258 */
    {RT_TERM_LAND, 7258, 105, 0, 0}, /* 7259 */
    {RT_TERM_LAND, 7258, 161, 0, 0}, /* 7260 */
    {RT_TERM_LAND, 7245, 4386, 0, 0}, /* 7261 */
    {RT_TERM_LAND, 7261, 105, 0, 0}, /* 7262 */
    {RT_TERM_LAND, 7261, 161, 0, 0}, /* 7263 */
    {RT_TERM_LAND, 7226, 5821, 0, 0}, /* 7264 */
    {RT_TERM_LAND, 7264, 4376, 0, 0}, /* 7265 */
    {RT_TERM_LAND, 7265, 105, 0, 0}, /* 7266 */
    {RT_TERM_LAND, 7265, 161, 0, 0}, /* 7267 */
    {RT_TERM_LAND, 7264, 4381, 0, 0}, /* 7268 */
    {RT_TERM_LAND, 7268, 105, 0, 0}, /* 7269 */
    {RT_TERM_LAND, 7268, 161, 0, 0}, /* 7270 */
    {RT_TERM_LAND, 7264, 4386, 0, 0}, /* 7271 */
    {RT_TERM_LAND, 7271, 105, 0, 0}, /* 7272 */
    {RT_TERM_LAND, 7271, 161, 0, 0}, /* 7273 */
    {RT_TERM_LAND, 7264, 3787, 0, 0}, /* 7274 */
    {RT_TERM_LAND, 7274, 25, 0, 0}, /* 7275 */
    {RT_TERM_LAND, 7274, 29, 0, 0}, /* 7276 */
    {RT_TERM_LAND, 7264, 3785, 0, 0}, /* 7277 */
    {RT_TERM_LAND, 7277, 25, 0, 0}, /* 7278 */
    {RT_TERM_LAND, 7277, 29, 0, 0}, /* 7279 */
    {RT_TERM_LAND, 7264, 3786, 0, 0}, /* 7280 */
    {RT_TERM_LAND, 7280, 25, 0, 0}, /* 7281 */
    {RT_TERM_LAND, 7280, 29, 0, 0}, /* 7282 */
    {RT_TERM_LAND, 7226, 5904, 0, 0}, /* 7283 */
    {RT_TERM_LAND, 7283, 3787, 0, 0}, /* 7284 */
    {RT_TERM_LAND, 7284, 25, 0, 0}, /* 7285 */
    {RT_TERM_LAND, 7284, 29, 0, 0}, /* 7286 */
    {RT_TERM_LAND, 7283, 3785, 0, 0}, /* 7287 */
    {RT_TERM_LAND, 7287, 25, 0, 0}, /* 7288 */
    {RT_TERM_LAND, 7287, 29, 0, 0}, /* 7289 */
    {RT_TERM_LAND, 7283, 3786, 0, 0}, /* 7290 */
    {RT_TERM_LAND, 7290, 25, 0, 0}, /* 7291 */
    {RT_TERM_LAND, 7290, 29, 0, 0}, /* 7292 */
    {RT_TERM_LAND, 7283, 4376, 0, 0}, /* 7293 */
    {RT_TERM_LAND, 7293, 105, 0, 0}, /* 7294 */
    {RT_TERM_LAND, 7293, 161, 0, 0}, /* 7295 */
    {RT_TERM_LAND, 7283, 4381, 0, 0}, /* 7296 */
    {RT_TERM_LAND, 7296, 105, 0, 0}, /* 7297 */
    {RT_TERM_LAND, 7296, 161, 0, 0}, /* 7298 */
    {RT_TERM_LAND, 7283, 4386, 0, 0}, /* 7299 */
    {RT_TERM_LAND, 7299, 105, 0, 0}, /* 7300 */
    {RT_TERM_LAND, 7299, 161, 0, 0}, /* 7301 */
    {RT_TERM_LAND, 7283, 5801, 0, 0}, /* 7302 */
    {RT_TERM_LAND, 7302, 3787, 0, 0}, /* 7303 */
    {RT_TERM_LAND, 7303, 25, 0, 0}, /* 7304 */
    {RT_TERM_LAND, 7303, 29, 0, 0}, /* 7305 */
    {RT_TERM_LAND, 7302, 3785, 0, 0}, /* 7306 */
    {RT_TERM_LAND, 7306, 25, 0, 0}, /* 7307 */
    {RT_TERM_LAND, 7306, 29, 0, 0}, /* 7308 */
    {RT_TERM_LAND, 7302, 3786, 0, 0}, /* 7309 */
    {RT_TERM_LAND, 7309, 25, 0, 0}, /* 7310 */
    {RT_TERM_LAND, 7309, 29, 0, 0}, /* 7311 */
    {RT_TERM_LAND, 7302, 4376, 0, 0}, /* 7312 */
    {RT_TERM_LAND, 7312, 105, 0, 0}, /* 7313 */
    {RT_TERM_LAND, 7312, 161, 0, 0}, /* 7314 */
    {RT_TERM_LAND, 7302, 4381, 0, 0}, /* 7315 */
    {RT_TERM_LAND, 7315, 105, 0, 0}, /* 7316 */
    {RT_TERM_LAND, 7315, 161, 0, 0}, /* 7317 */
    {RT_TERM_LAND, 7302, 4386, 0, 0}, /* 7318 */
    {RT_TERM_LAND, 7318, 105, 0, 0}, /* 7319 */
    {RT_TERM_LAND, 7318, 161, 0, 0}, /* 7320 */
    {RT_TERM_LAND, 7283, 5821, 0, 0}, /* 7321 */
    {RT_TERM_LAND, 7321, 4376, 0, 0}, /* 7322 */
    {RT_TERM_LAND, 7322, 105, 0, 0}, /* 7323 */
    {RT_TERM_LAND, 7322, 161, 0, 0}, /* 7324 */
    {RT_TERM_LAND, 7321, 4381, 0, 0}, /* 7325 */
    {RT_TERM_LAND, 7325, 105, 0, 0}, /* 7326 */
    {RT_TERM_LAND, 7325, 161, 0, 0}, /* 7327 */
    {RT_TERM_LAND, 7321, 4386, 0, 0}, /* 7328 */
    {RT_TERM_LAND, 7328, 105, 0, 0}, /* 7329 */
    {RT_TERM_LAND, 7328, 161, 0, 0}, /* 7330 */
    {RT_TERM_LAND, 7321, 3787, 0, 0}, /* 7331 */
    {RT_TERM_LAND, 7331, 25, 0, 0}, /* 7332 */
    {RT_TERM_LAND, 7331, 29, 0, 0}, /* 7333 */
    {RT_TERM_LAND, 7321, 3785, 0, 0}, /* 7334 */
    {RT_TERM_LAND, 7334, 25, 0, 0}, /* 7335 */
    {RT_TERM_LAND, 7334, 29, 0, 0}, /* 7336 */
    {RT_TERM_LAND, 7321, 3786, 0, 0}, /* 7337 */
    {RT_TERM_LAND, 7337, 25, 0, 0}, /* 7338 */
    {RT_TERM_LAND, 7337, 29, 0, 0}, /* 7339 */
    {RT_TERM_LAND, 7168, 246, 0, 0}, /* 7340 */
    {RT_TERM_LAND, 7340, 3787, 0, 0}, /* 7341 */
    {RT_TERM_LAND, 7341, 25, 0, 0}, /* 7342 */
    {RT_TERM_LAND, 7341, 29, 0, 0}, /* 7343 */
    {RT_TERM_LAND, 7340, 3785, 0, 0}, /* 7344 */
    {RT_TERM_LAND, 7344, 25, 0, 0}, /* 7345 */
    {RT_TERM_LAND, 7344, 29, 0, 0}, /* 7346 */
    {RT_TERM_LAND, 7340, 3786, 0, 0}, /* 7347 */
    {RT_TERM_LAND, 7347, 25, 0, 0}, /* 7348 */
    {RT_TERM_LAND, 7347, 29, 0, 0}, /* 7349 */
    {RT_TERM_LAND, 7340, 4376, 0, 0}, /* 7350 */
    {RT_TERM_LAND, 7350, 105, 0, 0}, /* 7351 */
    {RT_TERM_LAND, 7350, 161, 0, 0}, /* 7352 */
    {RT_TERM_LAND, 7340, 4381, 0, 0}, /* 7353 */
    {RT_TERM_LAND, 7353, 105, 0, 0}, /* 7354 */
    {RT_TERM_LAND, 7353, 161, 0, 0}, /* 7355 */
    {RT_TERM_LAND, 7340, 4386, 0, 0}, /* 7356 */
    {RT_TERM_LAND, 7356, 105, 0, 0}, /* 7357 */
    {RT_TERM_LAND, 7356, 161, 0, 0}, /* 7358 */
    {RT_TERM_LAND, 7340, 5801, 0, 0}, /* 7359 */
    {RT_TERM_LAND, 7359, 3787, 0, 0}, /* 7360 */
    {RT_TERM_LAND, 7360, 25, 0, 0}, /* 7361 */
    {RT_TERM_LAND, 7360, 29, 0, 0}, /* 7362 */
    {RT_TERM_LAND, 7359, 3785, 0, 0}, /* 7363 */
    {RT_TERM_LAND, 7363, 25, 0, 0}, /* 7364 */
    {RT_TERM_LAND, 7363, 29, 0, 0}, /* 7365 */
    {RT_TERM_LAND, 7359, 3786, 0, 0}, /* 7366 */
    {RT_TERM_LAND, 7366, 25, 0, 0}, /* 7367 */
    {RT_TERM_LAND, 7366, 29, 0, 0}, /* 7368 */
    {RT_TERM_LAND, 7359, 4376, 0, 0}, /* 7369 */
    {RT_TERM_LAND, 7369, 105, 0, 0}, /* 7370 */
    {RT_TERM_LAND, 7369, 161, 0, 0}, /* 7371 */
    {RT_TERM_LAND, 7359, 4381, 0, 0}, /* 7372 */
    {RT_TERM_LAND, 7372, 105, 0, 0}, /* 7373 */
    {RT_TERM_LAND, 7372, 161, 0, 0}, /* 7374 */
    {RT_TERM_LAND, 7359, 4386, 0, 0}, /* 7375 */
    {RT_TERM_LAND, 7375, 105, 0, 0}, /* 7376 */
    {RT_TERM_LAND, 7375, 161, 0, 0}, /* 7377 */
    {RT_TERM_LAND, 7340, 5821, 0, 0}, /* 7378 */
    {RT_TERM_LAND, 7378, 4376, 0, 0}, /* 7379 */
    {RT_TERM_LAND, 7379, 105, 0, 0}, /* 7380 */
    {RT_TERM_LAND, 7379, 161, 0, 0}, /* 7381 */
    {RT_TERM_LAND, 7378, 4381, 0, 0}, /* 7382 */
    {RT_TERM_LAND, 7382, 105, 0, 0}, /* 7383 */
    {RT_TERM_LAND, 7382, 161, 0, 0}, /* 7384 */
    {RT_TERM_LAND, 7378, 4386, 0, 0}, /* 7385 */
    {RT_TERM_LAND, 7385, 105, 0, 0}, /* 7386 */
    {RT_TERM_LAND, 7385, 161, 0, 0}, /* 7387 */
    {RT_TERM_LAND, 7378, 3787, 0, 0}, /* 7388 */
    {RT_TERM_LAND, 7388, 25, 0, 0}, /* 7389 */
    {RT_TERM_LAND, 7388, 29, 0, 0}, /* 7390 */
    {RT_TERM_LAND, 7378, 3785, 0, 0}, /* 7391 */
    {RT_TERM_LAND, 7391, 25, 0, 0}, /* 7392 */
    {RT_TERM_LAND, 7391, 29, 0, 0}, /* 7393 */
    {RT_TERM_LAND, 7378, 3786, 0, 0}, /* 7394 */
    {RT_TERM_LAND, 7394, 25, 0, 0}, /* 7395 */
    {RT_TERM_LAND, 7394, 29, 0, 0}, /* 7396 */
    {RT_TERM_COND, 5903, 4438, 5843, 0}, /* 7397 */
    {RT_TERM_COND, 5844, 4440, 7397, 0}, /* 7398 */
    {RT_TERM_COND, 19, 7398, 5843, 0}, /* 7399 */
    {RT_TERM_SLICE, 7399, 2, 0, 32}, /* 7400 */
    {RT_TERM_SEXT, 7400, 0, 0, 32}, /* 7401 */
    {RT_TERM_REG, 207, 0, 0, 0}, /* 7402 */
    {RT_TERM_SEXT, 7402, 0, 0, 32}, /* 7403 */
    {RT_TERM_LT, 7401, 7403, 0, 0}, /* 7404 */
    {RT_TERM_LT, 7400, 7402, 0, 0}, /* 7405 */
    {RT_TERM_COND, 14, 7404, 7405, 0}, /* 7406 */
    {RT_TERM_EQ, 7406, 5579, 0, 0}, /* 7407 */
    {RT_TERM_LOR, 5236, 7407, 0, 0}, /* 7408 */
    {RT_TERM_LAND, 6937, 7408, 0, 0}, /* 7409 */
    {RT_TERM_LAND, 7409, 19, 0, 0}, /* 7410 */
    {RT_TERM_LAND, 7410, 3787, 0, 0}, /* 7411 */
    {RT_TERM_LAND, 7411, 25, 0, 0}, /* 7412 */
    {RT_TERM_LAND, 7411, 29, 0, 0}, /* 7413 */
    {RT_TERM_LAND, 7410, 3785, 0, 0}, /* 7414 */
    {RT_TERM_LAND, 7414, 25, 0, 0}, /* 7415 */
    {RT_TERM_LAND, 7414, 29, 0, 0}, /* 7416 */
    {RT_TERM_LAND, 7410, 3786, 0, 0}, /* 7417 */
    {RT_TERM_LAND, 7417, 25, 0, 0}, /* 7418 */
    {RT_TERM_LAND, 7417, 29, 0, 0}, /* 7419 */
    {RT_TERM_LAND, 7410, 4376, 0, 0}, /* 7420 */
    {RT_TERM_LAND, 7420, 105, 0, 0}, /* 7421 */
    {RT_TERM_LAND, 7420, 161, 0, 0}, /* 7422 */
    {RT_TERM_LAND, 7410, 4381, 0, 0}, /* 7423 */
    {RT_TERM_LAND, 7423, 105, 0, 0}, /* 7424 */
    {RT_TERM_LAND, 7423, 161, 0, 0}, /* 7425 */
    {RT_TERM_LAND, 7410, 4386, 0, 0}, /* 7426 */
    {RT_TERM_LAND, 7426, 105, 0, 0}, /* 7427 */
    {RT_TERM_LAND, 7426, 161, 0, 0}, /* 7428 */
    {RT_TERM_LAND, 7410, 5801, 0, 0}, /* 7429 */
    {RT_TERM_LAND, 7429, 3787, 0, 0}, /* 7430 */
    {RT_TERM_LAND, 7430, 25, 0, 0}, /* 7431 */
    {RT_TERM_LAND, 7430, 29, 0, 0}, /* 7432 */
    {RT_TERM_LAND, 7429, 3785, 0, 0}, /* 7433 */
    {RT_TERM_LAND, 7433, 25, 0, 0}, /* 7434 */
    {RT_TERM_LAND, 7433, 29, 0, 0}, /* 7435 */
    {RT_TERM_LAND, 7429, 3786, 0, 0}, /* 7436 */
    {RT_TERM_LAND, 7436, 25, 0, 0}, /* 7437 */
    {RT_TERM_LAND, 7436, 29, 0, 0}, /* 7438 */
    {RT_TERM_LAND, 7429, 4376, 0, 0}, /* 7439 */
    {RT_TERM_LAND, 7439, 105, 0, 0}, /* 7440 */
    {RT_TERM_LAND, 7439, 161, 0, 0}, /* 7441 */
    {RT_TERM_LAND, 7429, 4381, 0, 0}, /* 7442 */
    {RT_TERM_LAND, 7442, 105, 0, 0}, /* 7443 */
    {RT_TERM_LAND, 7442, 161, 0, 0}, /* 7444 */
    {RT_TERM_LAND, 7429, 4386, 0, 0}, /* 7445 */
    {RT_TERM_LAND, 7445, 105, 0, 0}, /* 7446 */
    {RT_TERM_LAND, 7445, 161, 0, 0}, /* 7447 */
    {RT_TERM_LAND, 7410, 5821, 0, 0}, /* 7448 */
    {RT_TERM_LAND, 7448, 4376, 0, 0}, /* 7449 */
    {RT_TERM_LAND, 7449, 105, 0, 0}, /* 7450 */
    {RT_TERM_LAND, 7449, 161, 0, 0}, /* 7451 */
    {RT_TERM_LAND, 7448, 4381, 0, 0}, /* 7452 */
    {RT_TERM_LAND, 7452, 105, 0, 0}, /* 7453 */
    {RT_TERM_LAND, 7452, 161, 0, 0}, /* 7454 */
    {RT_TERM_LAND, 7448, 4386, 0, 0}, /* 7455 */
    {RT_TERM_LAND, 7455, 105, 0, 0}, /* 7456 */
    {RT_TERM_LAND, 7455, 161, 0, 0}, /* 7457 */
    {RT_TERM_LAND, 7448, 3787, 0, 0}, /* 7458 */
    {RT_TERM_LAND, 7458, 25, 0, 0}, /* 7459 */
    {RT_TERM_LAND, 7458, 29, 0, 0}, /* 7460 */
    {RT_TERM_LAND, 7448, 3785, 0, 0}, /* 7461 */
    {RT_TERM_LAND, 7461, 25, 0, 0}, /* 7462 */
    {RT_TERM_LAND, 7461, 29, 0, 0}, /* 7463 */
    {RT_TERM_LAND, 7448, 3786, 0, 0}, /* 7464 */
    {RT_TERM_LAND, 7464, 25, 0, 0}, /* 7465 */
    {RT_TERM_LAND, 7464, 29, 0, 0}, /* 7466 */
    {RT_TERM_LAND, 7410, 5845, 0, 0}, /* 7467 */
    {RT_TERM_LAND, 7467, 3787, 0, 0}, /* 7468 */
    {RT_TERM_LAND, 7468, 25, 0, 0}, /* 7469 */
    {RT_TERM_LAND, 7468, 29, 0, 0}, /* 7470 */
    {RT_TERM_LAND, 7467, 3785, 0, 0}, /* 7471 */
    {RT_TERM_LAND, 7471, 25, 0, 0}, /* 7472 */
    {RT_TERM_LAND, 7471, 29, 0, 0}, /* 7473 */
    {RT_TERM_LAND, 7467, 3786, 0, 0}, /* 7474 */
    {RT_TERM_LAND, 7474, 25, 0, 0}, /* 7475 */
    {RT_TERM_LAND, 7474, 29, 0, 0}, /* 7476 */
    {RT_TERM_LAND, 7467, 4376, 0, 0}, /* 7477 */
    {RT_TERM_LAND, 7477, 105, 0, 0}, /* 7478 */
    {RT_TERM_LAND, 7477, 161, 0, 0}, /* 7479 */
    {RT_TERM_LAND, 7467, 4381, 0, 0}, /* 7480 */
    {RT_TERM_LAND, 7480, 105, 0, 0}, /* 7481 */
    {RT_TERM_LAND, 7480, 161, 0, 0}, /* 7482 */
    {RT_TERM_LAND, 7467, 4386, 0, 0}, /* 7483 */
    {RT_TERM_LAND, 7483, 105, 0, 0}, /* 7484 */
    {RT_TERM_LAND, 7483, 161, 0, 0}, /* 7485 */
    {RT_TERM_LAND, 7467, 5801, 0, 0}, /* 7486 */
    {RT_TERM_LAND, 7486, 3787, 0, 0}, /* 7487 */
    {RT_TERM_LAND, 7487, 25, 0, 0}, /* 7488 */
    {RT_TERM_LAND, 7487, 29, 0, 0}, /* 7489 */
    {RT_TERM_LAND, 7486, 3785, 0, 0}, /* 7490 */
    {RT_TERM_LAND, 7490, 25, 0, 0}, /* 7491 */
    {RT_TERM_LAND, 7490, 29, 0, 0}, /* 7492 */
    {RT_TERM_LAND, 7486, 3786, 0, 0}, /* 7493 */
    {RT_TERM_LAND, 7493, 25, 0, 0}, /* 7494 */
    {RT_TERM_LAND, 7493, 29, 0, 0}, /* 7495 */
    {RT_TERM_LAND, 7486, 4376, 0, 0}, /* 7496 */
    {RT_TERM_LAND, 7496, 105, 0, 0}, /* 7497 */
    {RT_TERM_LAND, 7496, 161, 0, 0}, /* 7498 */
    {RT_TERM_LAND, 7486, 4381, 0, 0}, /* 7499 */
    {RT_TERM_LAND, 7499, 105, 0, 0}, /* 7500 */
    {RT_TERM_LAND, 7499, 161, 0, 0}, /* 7501 */
    {RT_TERM_LAND, 7486, 4386, 0, 0}, /* 7502 */
    {RT_TERM_LAND, 7502, 105, 0, 0}, /* 7503 */
    {RT_TERM_LAND, 7502, 161, 0, 0}, /* 7504 */
    {RT_TERM_LAND, 7467, 5821, 0, 0}, /* 7505 */
    {RT_TERM_LAND, 7505, 4376, 0, 0}, /* 7506 */
    {RT_TERM_LAND, 7506, 105, 0, 0}, /* 7507 */
    {RT_TERM_LAND, 7506, 161, 0, 0}, /* 7508 */
    {RT_TERM_LAND, 7505, 4381, 0, 0}, /* 7509 */
    {RT_TERM_LAND, 7509, 105, 0, 0}, /* 7510 */
    {RT_TERM_LAND, 7509, 161, 0, 0}, /* 7511 */
    {RT_TERM_LAND, 7505, 4386, 0, 0}, /* 7512 */
    {RT_TERM_LAND, 7512, 105, 0, 0}, /* 7513 */
    {RT_TERM_LAND, 7512, 161, 0, 0}, /* 7514 */
    {RT_TERM_LAND, 7505, 3787, 0, 0}, /* 7515 */
    {RT_TERM_LAND, 7515, 25, 0, 0}, /* 7516 */
    {RT_TERM_LAND, 7515, 29, 0, 0}, /* 7517 */
    {RT_TERM_LAND, 7505, 3785, 0, 0}, /* 7518 */
    {RT_TERM_LAND, 7518, 25, 0, 0}, /* 7519 */
    {RT_TERM_LAND, 7518, 29, 0, 0}, /* 7520 */
    {RT_TERM_LAND, 7505, 3786, 0, 0}, /* 7521 */
    {RT_TERM_LAND, 7521, 25, 0, 0}, /* 7522 */
    {RT_TERM_LAND, 7521, 29, 0, 0}, /* 7523 */
    {RT_TERM_LAND, 7467, 5904, 0, 0}, /* 7524 */
    {RT_TERM_LAND, 7524, 3787, 0, 0}, /* 7525 */
    {RT_TERM_LAND, 7525, 25, 0, 0}, /* 7526 */
    {RT_TERM_LAND, 7525, 29, 0, 0}, /* 7527 */
    {RT_TERM_LAND, 7524, 3785, 0, 0}, /* 7528 */
    {RT_TERM_LAND, 7528, 25, 0, 0}, /* 7529 */
    {RT_TERM_LAND, 7528, 29, 0, 0}, /* 7530 */
    {RT_TERM_LAND, 7524, 3786, 0, 0}, /* 7531 */
    {RT_TERM_LAND, 7531, 25, 0, 0}, /* 7532 */
    {RT_TERM_LAND, 7531, 29, 0, 0}, /* 7533 */
    {RT_TERM_LAND, 7524, 4376, 0, 0}, /* 7534 */
    {RT_TERM_LAND, 7534, 105, 0, 0}, /* 7535 */
    {RT_TERM_LAND, 7534, 161, 0, 0}, /* 7536 */
    {RT_TERM_LAND, 7524, 4381, 0, 0}, /* 7537 */
    {RT_TERM_LAND, 7537, 105, 0, 0}, /* 7538 */
    {RT_TERM_LAND, 7537, 161, 0, 0}, /* 7539 */
    {RT_TERM_LAND, 7524, 4386, 0, 0}, /* 7540 */
    {RT_TERM_LAND, 7540, 105, 0, 0}, /* 7541 */
    {RT_TERM_LAND, 7540, 161, 0, 0}, /* 7542 */
    {RT_TERM_LAND, 7524, 5801, 0, 0}, /* 7543 */
    {RT_TERM_LAND, 7543, 3787, 0, 0}, /* 7544 */
    {RT_TERM_LAND, 7544, 25, 0, 0}, /* 7545 */
    {RT_TERM_LAND, 7544, 29, 0, 0}, /* 7546 */
    {RT_TERM_LAND, 7543, 3785, 0, 0}, /* 7547 */
    {RT_TERM_LAND, 7547, 25, 0, 0}, /* 7548 */
    {RT_TERM_LAND, 7547, 29, 0, 0}, /* 7549 */
    {RT_TERM_LAND, 7543, 3786, 0, 0}, /* 7550 */
    {RT_TERM_LAND, 7550, 25, 0, 0}, /* 7551 */
    {RT_TERM_LAND, 7550, 29, 0, 0}, /* 7552 */
    {RT_TERM_LAND, 7543, 4376, 0, 0}, /* 7553 */
    {RT_TERM_LAND, 7553, 105, 0, 0}, /* 7554 */
    {RT_TERM_LAND, 7553, 161, 0, 0}, /* 7555 */
    {RT_TERM_LAND, 7543, 4381, 0, 0}, /* 7556 */
    {RT_TERM_LAND, 7556, 105, 0, 0}, /* 7557 */
    {RT_TERM_LAND, 7556, 161, 0, 0}, /* 7558 */
    {RT_TERM_LAND, 7543, 4386, 0, 0}, /* 7559 */
    {RT_TERM_LAND, 7559, 105, 0, 0}, /* 7560 */
    {RT_TERM_LAND, 7559, 161, 0, 0}, /* 7561 */
    {RT_TERM_LAND, 7524, 5821, 0, 0}, /* 7562 */
    {RT_TERM_LAND, 7562, 4376, 0, 0}, /* 7563 */
    {RT_TERM_LAND, 7563, 105, 0, 0}, /* 7564 */
    {RT_TERM_LAND, 7563, 161, 0, 0}, /* 7565 */
    {RT_TERM_LAND, 7562, 4381, 0, 0}, /* 7566 */
    {RT_TERM_LAND, 7566, 105, 0, 0}, /* 7567 */
    {RT_TERM_LAND, 7566, 161, 0, 0}, /* 7568 */
    {RT_TERM_LAND, 7562, 4386, 0, 0}, /* 7569 */
    {RT_TERM_LAND, 7569, 105, 0, 0}, /* 7570 */
    {RT_TERM_LAND, 7569, 161, 0, 0}, /* 7571 */
    {RT_TERM_LAND, 7562, 3787, 0, 0}, /* 7572 */
    {RT_TERM_LAND, 7572, 25, 0, 0}, /* 7573 */
    {RT_TERM_LAND, 7572, 29, 0, 0}, /* 7574 */
    {RT_TERM_LAND, 7562, 3785, 0, 0}, /* 7575 */
    {RT_TERM_LAND, 7575, 25, 0, 0}, /* 7576 */
    {RT_TERM_LAND, 7575, 29, 0, 0}, /* 7577 */
    {RT_TERM_LAND, 7562, 3786, 0, 0}, /* 7578 */
    {RT_TERM_LAND, 7578, 25, 0, 0}, /* 7579 */
    {RT_TERM_LAND, 7578, 29, 0, 0}, /* 7580 */
    {RT_TERM_LAND, 7409, 246, 0, 0}, /* 7581 */
    {RT_TERM_LAND, 7581, 3787, 0, 0}, /* 7582 */
    {RT_TERM_LAND, 7582, 25, 0, 0}, /* 7583 */
    {RT_TERM_LAND, 7582, 29, 0, 0}, /* 7584 */
    {RT_TERM_LAND, 7581, 3785, 0, 0}, /* 7585 */
    {RT_TERM_LAND, 7585, 25, 0, 0}, /* 7586 */
    {RT_TERM_LAND, 7585, 29, 0, 0}, /* 7587 */
    {RT_TERM_LAND, 7581, 3786, 0, 0}, /* 7588 */
    {RT_TERM_LAND, 7588, 25, 0, 0}, /* 7589 */
    {RT_TERM_LAND, 7588, 29, 0, 0}, /* 7590 */
    {RT_TERM_LAND, 7581, 4376, 0, 0}, /* 7591 */
    {RT_TERM_LAND, 7591, 105, 0, 0}, /* 7592 */
    {RT_TERM_LAND, 7591, 161, 0, 0}, /* 7593 */
    {RT_TERM_LAND, 7581, 4381, 0, 0}, /* 7594 */
    {RT_TERM_LAND, 7594, 105, 0, 0}, /* 7595 */
    {RT_TERM_LAND, 7594, 161, 0, 0}, /* 7596 */
    {RT_TERM_LAND, 7581, 4386, 0, 0}, /* 7597 */
    {RT_TERM_LAND, 7597, 105, 0, 0}, /* 7598 */
    {RT_TERM_LAND, 7597, 161, 0, 0}, /* 7599 */
    {RT_TERM_LAND, 7581, 5801, 0, 0}, /* 7600 */
    {RT_TERM_LAND, 7600, 3787, 0, 0}, /* 7601 */
    {RT_TERM_LAND, 7601, 25, 0, 0}, /* 7602 */
    {RT_TERM_LAND, 7601, 29, 0, 0}, /* 7603 */
    {RT_TERM_LAND, 7600, 3785, 0, 0}, /* 7604 */
    {RT_TERM_LAND, 7604, 25, 0, 0}, /* 7605 */
    {RT_TERM_LAND, 7604, 29, 0, 0}, /* 7606 */
    {RT_TERM_LAND, 7600, 3786, 0, 0}, /* 7607 */
    {RT_TERM_LAND, 7607, 25, 0, 0}, /* 7608 */
    {RT_TERM_LAND, 7607, 29, 0, 0}, /* 7609 */
    {RT_TERM_LAND, 7600, 4376, 0, 0}, /* 7610 */
    {RT_TERM_LAND, 7610, 105, 0, 0}, /* 7611 */
    {RT_TERM_LAND, 7610, 161, 0, 0}, /* 7612 */
    {RT_TERM_LAND, 7600, 4381, 0, 0}, /* 7613 */
    {RT_TERM_LAND, 7613, 105, 0, 0}, /* 7614 */
    {RT_TERM_LAND, 7613, 161, 0, 0}, /* 7615 */
    {RT_TERM_LAND, 7600, 4386, 0, 0}, /* 7616 */
    {RT_TERM_LAND, 7616, 105, 0, 0}, /* 7617 */
    {RT_TERM_LAND, 7616, 161, 0, 0}, /* 7618 */
    {RT_TERM_LAND, 7581, 5821, 0, 0}, /* 7619 */
    {RT_TERM_LAND, 7619, 4376, 0, 0}, /* 7620 */
    {RT_TERM_LAND, 7620, 105, 0, 0}, /* 7621 */
    {RT_TERM_LAND, 7620, 161, 0, 0}, /* 7622 */
    {RT_TERM_LAND, 7619, 4381, 0, 0}, /* 7623 */
    {RT_TERM_LAND, 7623, 105, 0, 0}, /* 7624 */
    {RT_TERM_LAND, 7623, 161, 0, 0}, /* 7625 */
    {RT_TERM_LAND, 7619, 4386, 0, 0}, /* 7626 */
    {RT_TERM_LAND, 7626, 105, 0, 0}, /* 7627 */
    {RT_TERM_LAND, 7626, 161, 0, 0}, /* 7628 */
    {RT_TERM_LAND, 7619, 3787, 0, 0}, /* 7629 */
    {RT_TERM_LAND, 7629, 25, 0, 0}, /* 7630 */
    {RT_TERM_LAND, 7629, 29, 0, 0}, /* 7631 */
    {RT_TERM_LAND, 7619, 3785, 0, 0}, /* 7632 */
    {RT_TERM_LAND, 7632, 25, 0, 0}, /* 7633 */
    {RT_TERM_LAND, 7632, 29, 0, 0}, /* 7634 */
    {RT_TERM_LAND, 7619, 3786, 0, 0}, /* 7635 */
    {RT_TERM_LAND, 7635, 25, 0, 0}, /* 7636 */
    {RT_TERM_LAND, 7635, 29, 0, 0}, /* 7637 */
    {RT_TERM_LNOT, 7408, 0, 0, 0}, /* 7638 */
    {RT_TERM_LAND, 6937, 7638, 0, 0}, /* 7639 */
    {RT_TERM_LAND, 3786, 4, 0, 0}, /* 7640 */
    {RT_TERM_LAND, 4386, 224, 0, 0}, /* 7641 */
    {RT_TERM_COND, 4340, 1212, 1213, 0}, /* 7642 */
    {RT_TERM_COND, 4343, 9, 7642, 0}, /* 7643 */
    {RT_TERM_LT, 205, 68, 0, 0}, /* 7644 */
    {RT_TERM_LAND, 7643, 7644, 0, 0}, /* 7645 */
    {RT_TERM_LT, 205, 45, 0, 0}, /* 7646 */
    {RT_TERM_LAND, 7645, 7646, 0, 0}, /* 7647 */
    {RT_TERM_EQ, 205, 2, 0, 0}, /* 7648 */
    {RT_TERM_LAND, 7647, 7648, 0, 0}, /* 7649 */
    {RT_TERM_LAND, 7649, 120, 0, 0}, /* 7650 */
    {RT_TERM_LAND, 7650, 19, 0, 0}, /* 7651 */
    {RT_TERM_LAND, 7651, 3787, 0, 0}, /* 7652 */
    {RT_TERM_LAND, 7652, 25, 0, 0}, /* 7653 */
    {RT_TERM_LAND, 7652, 29, 0, 0}, /* 7654 */
    {RT_TERM_LAND, 7651, 3785, 0, 0}, /* 7655 */
    {RT_TERM_LAND, 7655, 25, 0, 0}, /* 7656 */
    {RT_TERM_LAND, 7655, 29, 0, 0}, /* 7657 */
    {RT_TERM_LAND, 7651, 3786, 0, 0}, /* 7658 */
    {RT_TERM_LAND, 7658, 25, 0, 0}, /* 7659 */
    {RT_TERM_LAND, 7658, 29, 0, 0}, /* 7660 */
    {RT_TERM_LAND, 7651, 4376, 0, 0}, /* 7661 */
    {RT_TERM_LAND, 7661, 105, 0, 0}, /* 7662 */
    {RT_TERM_MUL, 100, 224, 0, 0}, /* 7663 */
    {RT_TERM_LAND, 7661, 161, 0, 0}, /* 7664 */
    {RT_TERM_LAND, 7651, 4381, 0, 0}, /* 7665 */
    {RT_TERM_LAND, 7665, 105, 0, 0}, /* 7666 */
    {RT_TERM_MUL, 330, 121, 0, 0}, /* 7667 */
    {RT_TERM_LAND, 7665, 161, 0, 0}, /* 7668 */
    {RT_TERM_LAND, 7651, 4386, 0, 0}, /* 7669 */
    {RT_TERM_LAND, 7669, 105, 0, 0}, /* 7670 */
    {RT_TERM_LAND, 7669, 161, 0, 0}, /* 7671 */
    {RT_TERM_REG, 136, 0, 0, 0}, /* 7672 */
    {RT_TERM_SLICE, 7672, 7663, 0, 8}, /* 7673 */
    {RT_TERM_SEXT, 7673, 0, 0, 8}, /* 7674 */
    {RT_TERM_COND, 105, 7674, 7673, 0}, /* 7675 */
    {RT_TERM_SLICE, 7672, 7667, 0, 16}, /* 7676 */
    {RT_TERM_SEXT, 7676, 0, 0, 16}, /* 7677 */
    {RT_TERM_COND, 105, 7677, 7676, 0}, /* 7678 */
    {RT_TERM_SEXT, 7672, 0, 0, 32}, /* 7679 */
    {RT_TERM_SLICE, 7672, 2, 0, 32}, /* 7680 */
    {RT_TERM_COND, 105, 7679, 7680, 0}, /* 7681 */
    {RT_TERM_SEXT, 207, 0, 0, 16}, /* 7682 */
    {RT_TERM_COND, 105, 7682, 207, 0}, /* 7683 */
    {RT_TERM_COND, 4386, 7681, 7683, 0}, /* 7684 */
    {RT_TERM_COND, 4381, 7678, 7684, 0}, /* 7685 */
    {RT_TERM_COND, 4376, 7675, 7685, 0}, /* 7686 */
    {RT_TERM_LT, 4409, 7686, 0, 0}, /* 7687 */
    {RT_TERM_LAND, 7651, 7687, 0, 0}, /* 7688 */
    {RT_TERM_LAND, 7688, 4376, 0, 0}, /* 7689 */
    {RT_TERM_LAND, 7689, 105, 0, 0}, /* 7690 */
    {RT_TERM_LAND, 7689, 161, 0, 0}, /* 7691 */
    {RT_TERM_LAND, 7688, 4381, 0, 0}, /* 7692 */
    {RT_TERM_LAND, 7692, 105, 0, 0}, /* 7693 */
    {RT_TERM_LAND, 7692, 161, 0, 0}, /* 7694 */
    {RT_TERM_LAND, 7688, 4386, 0, 0}, /* 7695 */
    {RT_TERM_LAND, 7695, 105, 0, 0}, /* 7696 */
    {RT_TERM_LAND, 7695, 161, 0, 0}, /* 7697 */
    {RT_TERM_LNOT, 7687, 0, 0, 0}, /* 7698 */
    {RT_TERM_LAND, 7651, 7698, 0, 0}, /* 7699 */
    {RT_TERM_LAND, 7699, 3787, 0, 0}, /* 7700 */
    {RT_TERM_LAND, 7700, 25, 0, 0}, /* 7701 */
    {RT_TERM_LAND, 7700, 29, 0, 0}, /* 7702 */
    {RT_TERM_LAND, 7699, 3785, 0, 0}, /* 7703 */
    {RT_TERM_LAND, 7703, 25, 0, 0}, /* 7704 */
    {RT_TERM_LAND, 7703, 29, 0, 0}, /* 7705 */
    {RT_TERM_LAND, 7699, 3786, 0, 0}, /* 7706 */
    {RT_TERM_LAND, 7706, 25, 0, 0}, /* 7707 */
    {RT_TERM_LAND, 7706, 29, 0, 0}, /* 7708 */
    {RT_TERM_LAND, 7650, 246, 0, 0}, /* 7709 */
    {RT_TERM_LAND, 7709, 3787, 0, 0}, /* 7710 */
    {RT_TERM_LAND, 7710, 25, 0, 0}, /* 7711 */
    {RT_TERM_LAND, 7710, 29, 0, 0}, /* 7712 */
    {RT_TERM_LAND, 7709, 3785, 0, 0}, /* 7713 */
    {RT_TERM_LAND, 7713, 25, 0, 0}, /* 7714 */
    {RT_TERM_LAND, 7713, 29, 0, 0}, /* 7715 */
    {RT_TERM_LAND, 7709, 3786, 0, 0}, /* 7716 */
    {RT_TERM_LAND, 7716, 25, 0, 0}, /* 7717 */
    {RT_TERM_LAND, 7716, 29, 0, 0}, /* 7718 */
    {RT_TERM_LAND, 7709, 4376, 0, 0}, /* 7719 */
    {RT_TERM_LAND, 7719, 105, 0, 0}, /* 7720 */
    {RT_TERM_LAND, 7719, 161, 0, 0}, /* 7721 */
    {RT_TERM_LAND, 7709, 4381, 0, 0}, /* 7722 */
    {RT_TERM_LAND, 7722, 105, 0, 0}, /* 7723 */
    {RT_TERM_LAND, 7722, 161, 0, 0}, /* 7724 */
    {RT_TERM_LAND, 7709, 4386, 0, 0}, /* 7725 */
    {RT_TERM_LAND, 7725, 105, 0, 0}, /* 7726 */
    {RT_TERM_LAND, 7725, 161, 0, 0}, /* 7727 */
    {RT_TERM_LAND, 7709, 7687, 0, 0}, /* 7728 */
    {RT_TERM_LAND, 7728, 3787, 0, 0}, /* 7729 */
    {RT_TERM_LAND, 7729, 25, 0, 0}, /* 7730 */
    {RT_TERM_LAND, 7729, 29, 0, 0}, /* 7731 */
    {RT_TERM_LAND, 7728, 3785, 0, 0}, /* 7732 */
    {RT_TERM_LAND, 7732, 25, 0, 0}, /* 7733 */
    {RT_TERM_LAND, 7732, 29, 0, 0}, /* 7734 */
    {RT_TERM_LAND, 7728, 3786, 0, 0}, /* 7735 */
    {RT_TERM_LAND, 7735, 25, 0, 0}, /* 7736 */
    {RT_TERM_LAND, 7735, 29, 0, 0}, /* 7737 */
    {RT_TERM_LAND, 7709, 7698, 0, 0}, /* 7738 */
    {RT_TERM_LAND, 7738, 4376, 0, 0}, /* 7739 */
    {RT_TERM_LAND, 7739, 105, 0, 0}, /* 7740 */
    {RT_TERM_LAND, 7739, 161, 0, 0}, /* 7741 */
    {RT_TERM_LAND, 7738, 4381, 0, 0}, /* 7742 */
    {RT_TERM_LAND, 7742, 105, 0, 0}, /* 7743 */
    {RT_TERM_LAND, 7742, 161, 0, 0}, /* 7744 */
    {RT_TERM_LAND, 7738, 4386, 0, 0}, /* 7745 */
    {RT_TERM_LAND, 7745, 105, 0, 0}, /* 7746 */
    {RT_TERM_LAND, 7745, 161, 0, 0}, /* 7747 */
    {RT_TERM_COND, 7687, 7686, 4409, 0}, /* 7748 */
    {RT_TERM_COND, 7687, 4409, 7686, 0}, /* 7749 */
    {RT_TERM_COND, 19, 7748, 7749, 0}, /* 7750 */
    {RT_TERM_COND, 7644, 100, 4100, 0}, /* 7751 */
    {RT_TERM_COND, 7646, 330, 7751, 0}, /* 7752 */
    {RT_TERM_SUB, 7752, 9, 0, 0}, /* 7753 */
    {RT_TERM_SHL, 9, 7753, 0, 0}, /* 7754 */
    {RT_TERM_SUB, 7754, 9, 0, 0}, /* 7755 */
    {RT_TERM_SHL, 9, 7752, 0, 0}, /* 7756 */
    {RT_TERM_SUB, 7756, 9, 0, 0}, /* 7757 */
    {RT_TERM_COND, 14, 7755, 7757, 0}, /* 7758 */
    {RT_TERM_SUB, 4430, 7758, 0, 0}, /* 7759 */
    {RT_TERM_COND, 14, 7759, 2, 0}, /* 7760 */
    {RT_TERM_LT, 7750, 7760, 0, 0}, /* 7761 */
    {RT_TERM_LNOT, 7761, 0, 0, 0}, /* 7762 */
    {RT_TERM_LAND, 7650, 7762, 0, 0}, /* 7763 */
    {RT_TERM_LAND, 7763, 19, 0, 0}, /* 7764 */
    {RT_TERM_LAND, 7764, 3787, 0, 0}, /* 7765 */
    {RT_TERM_LAND, 7765, 25, 0, 0}, /* 7766 */
    {RT_TERM_LAND, 7765, 29, 0, 0}, /* 7767 */
    {RT_TERM_LAND, 7764, 3785, 0, 0}, /* 7768 */
    {RT_TERM_LAND, 7768, 25, 0, 0}, /* 7769 */
    {RT_TERM_LAND, 7768, 29, 0, 0}, /* 7770 */
    {RT_TERM_LAND, 7764, 3786, 0, 0}, /* 7771 */
    {RT_TERM_LAND, 7771, 25, 0, 0}, /* 7772 */
    {RT_TERM_LAND, 7771, 29, 0, 0}, /* 7773 */
    {RT_TERM_LAND, 7764, 4376, 0, 0}, /* 7774 */
    {RT_TERM_LAND, 7774, 105, 0, 0}, /* 7775 */
    {RT_TERM_LAND, 7774, 161, 0, 0}, /* 7776 */
    {RT_TERM_LAND, 7764, 4381, 0, 0}, /* 7777 */
    {RT_TERM_LAND, 7777, 105, 0, 0}, /* 7778 */
    {RT_TERM_LAND, 7777, 161, 0, 0}, /* 7779 */
    {RT_TERM_LAND, 7764, 4386, 0, 0}, /* 7780 */
    {RT_TERM_LAND, 7780, 105, 0, 0}, /* 7781 */
    {RT_TERM_LAND, 7780, 161, 0, 0}, /* 7782 */
    {RT_TERM_LAND, 7764, 7687, 0, 0}, /* 7783 */
    {RT_TERM_LAND, 7783, 4376, 0, 0}, /* 7784 */
    {RT_TERM_LAND, 7784, 105, 0, 0}, /* 7785 */
    {RT_TERM_LAND, 7784, 161, 0, 0}, /* 7786 */
    {RT_TERM_LAND, 7783, 4381, 0, 0}, /* 7787 */
    {RT_TERM_LAND, 7787, 105, 0, 0}, /* 7788 */
    {RT_TERM_LAND, 7787, 161, 0, 0}, /* 7789 */
    {RT_TERM_LAND, 7783, 4386, 0, 0}, /* 7790 */
    {RT_TERM_LAND, 7790, 105, 0, 0}, /* 7791 */
    {RT_TERM_LAND, 7790, 161, 0, 0}, /* 7792 */
    {RT_TERM_LAND, 7764, 7698, 0, 0}, /* 7793 */
    {RT_TERM_LAND, 7793, 3787, 0, 0}, /* 7794 */
    {RT_TERM_LAND, 7794, 25, 0, 0}, /* 7795 */
    {RT_TERM_LAND, 7794, 29, 0, 0}, /* 7796 */
    {RT_TERM_LAND, 7793, 3785, 0, 0}, /* 7797 */
    {RT_TERM_LAND, 7797, 25, 0, 0}, /* 7798 */
    {RT_TERM_LAND, 7797, 29, 0, 0}, /* 7799 */
    {RT_TERM_LAND, 7793, 3786, 0, 0}, /* 7800 */
    {RT_TERM_LAND, 7800, 25, 0, 0}, /* 7801 */
    {RT_TERM_LAND, 7800, 29, 0, 0}, /* 7802 */
    {RT_TERM_LAND, 7763, 246, 0, 0}, /* 7803 */
    {RT_TERM_LAND, 7803, 3787, 0, 0}, /* 7804 */
    {RT_TERM_LAND, 7804, 25, 0, 0}, /* 7805 */
    {RT_TERM_LAND, 7804, 29, 0, 0}, /* 7806 */
    {RT_TERM_LAND, 7803, 3785, 0, 0}, /* 7807 */
    {RT_TERM_LAND, 7807, 25, 0, 0}, /* 7808 */
    {RT_TERM_LAND, 7807, 29, 0, 0}, /* 7809 */
    {RT_TERM_LAND, 7803, 3786, 0, 0}, /* 7810 */
    {RT_TERM_LAND, 7810, 25, 0, 0}, /* 7811 */
    {RT_TERM_LAND, 7810, 29, 0, 0}, /* 7812 */
    {RT_TERM_LAND, 7803, 4376, 0, 0}, /* 7813 */
    {RT_TERM_LAND, 7813, 105, 0, 0}, /* 7814 */
    {RT_TERM_LAND, 7813, 161, 0, 0}, /* 7815 */
    {RT_TERM_LAND, 7803, 4381, 0, 0}, /* 7816 */
    {RT_TERM_LAND, 7816, 105, 0, 0}, /* 7817 */
    {RT_TERM_LAND, 7816, 161, 0, 0}, /* 7818 */
    {RT_TERM_LAND, 7803, 4386, 0, 0}, /* 7819 */
    {RT_TERM_LAND, 7819, 105, 0, 0}, /* 7820 */
    {RT_TERM_LAND, 7819, 161, 0, 0}, /* 7821 */
    {RT_TERM_LAND, 7803, 7687, 0, 0}, /* 7822 */
    {RT_TERM_LAND, 7822, 3787, 0, 0}, /* 7823 */
    {RT_TERM_LAND, 7823, 25, 0, 0}, /* 7824 */
    {RT_TERM_LAND, 7823, 29, 0, 0}, /* 7825 */
    {RT_TERM_LAND, 7822, 3785, 0, 0}, /* 7826 */
    {RT_TERM_LAND, 7826, 25, 0, 0}, /* 7827 */
    {RT_TERM_LAND, 7826, 29, 0, 0}, /* 7828 */
    {RT_TERM_LAND, 7822, 3786, 0, 0}, /* 7829 */
    {RT_TERM_LAND, 7829, 25, 0, 0}, /* 7830 */
    {RT_TERM_LAND, 7829, 29, 0, 0}, /* 7831 */
    {RT_TERM_LAND, 7803, 7698, 0, 0}, /* 7832 */
    {RT_TERM_LAND, 7832, 4376, 0, 0}, /* 7833 */
    {RT_TERM_LAND, 7833, 105, 0, 0}, /* 7834 */
    {RT_TERM_LAND, 7833, 161, 0, 0}, /* 7835 */
    {RT_TERM_LAND, 7832, 4381, 0, 0}, /* 7836 */
    {RT_TERM_LAND, 7836, 105, 0, 0}, /* 7837 */
    {RT_TERM_LAND, 7836, 161, 0, 0}, /* 7838 */
    {RT_TERM_LAND, 7832, 4386, 0, 0}, /* 7839 */
    {RT_TERM_LAND, 7839, 105, 0, 0}, /* 7840 */
    {RT_TERM_LAND, 7839, 161, 0, 0}, /* 7841 */
    {RT_TERM_GT, 7750, 7758, 0, 0}, /* 7842 */
    {RT_TERM_LNOT, 7842, 0, 0, 0}, /* 7843 */
    {RT_TERM_LAND, 7763, 7843, 0, 0}, /* 7844 */
    {RT_TERM_LAND, 7844, 19, 0, 0}, /* 7845 */
    {RT_TERM_LAND, 7845, 3787, 0, 0}, /* 7846 */
    {RT_TERM_LAND, 7846, 25, 0, 0}, /* 7847 */
    {RT_TERM_LAND, 7846, 29, 0, 0}, /* 7848 */
    {RT_TERM_LAND, 7845, 3785, 0, 0}, /* 7849 */
    {RT_TERM_LAND, 7849, 25, 0, 0}, /* 7850 */
    {RT_TERM_LAND, 7849, 29, 0, 0}, /* 7851 */
    {RT_TERM_LAND, 7845, 3786, 0, 0}, /* 7852 */
    {RT_TERM_LAND, 7852, 25, 0, 0}, /* 7853 */
    {RT_TERM_LAND, 7852, 29, 0, 0}, /* 7854 */
    {RT_TERM_LAND, 7845, 4376, 0, 0}, /* 7855 */
    {RT_TERM_LAND, 7855, 105, 0, 0}, /* 7856 */
    {RT_TERM_LAND, 7855, 161, 0, 0}, /* 7857 */
    {RT_TERM_LAND, 7845, 4381, 0, 0}, /* 7858 */
    {RT_TERM_LAND, 7858, 105, 0, 0}, /* 7859 */
    {RT_TERM_LAND, 7858, 161, 0, 0}, /* 7860 */
    {RT_TERM_LAND, 7845, 4386, 0, 0}, /* 7861 */
    {RT_TERM_LAND, 7861, 105, 0, 0}, /* 7862 */
    {RT_TERM_LAND, 7861, 161, 0, 0}, /* 7863 */
    {RT_TERM_LAND, 7845, 7687, 0, 0}, /* 7864 */
    {RT_TERM_LAND, 7864, 4376, 0, 0}, /* 7865 */
    {RT_TERM_LAND, 7865, 105, 0, 0}, /* 7866 */
    {RT_TERM_LAND, 7865, 161, 0, 0}, /* 7867 */
    {RT_TERM_LAND, 7864, 4381, 0, 0}, /* 7868 */
    {RT_TERM_LAND, 7868, 105, 0, 0}, /* 7869 */
    {RT_TERM_LAND, 7868, 161, 0, 0}, /* 7870 */
    {RT_TERM_LAND, 7864, 4386, 0, 0}, /* 7871 */
    {RT_TERM_LAND, 7871, 105, 0, 0}, /* 7872 */
    {RT_TERM_LAND, 7871, 161, 0, 0}, /* 7873 */
    {RT_TERM_LAND, 7845, 7698, 0, 0}, /* 7874 */
    {RT_TERM_LAND, 7874, 3787, 0, 0}, /* 7875 */
    {RT_TERM_LAND, 7875, 25, 0, 0}, /* 7876 */
    {RT_TERM_LAND, 7875, 29, 0, 0}, /* 7877 */
    {RT_TERM_LAND, 7874, 3785, 0, 0}, /* 7878 */
    {RT_TERM_LAND, 7878, 25, 0, 0}, /* 7879 */
    {RT_TERM_LAND, 7878, 29, 0, 0}, /* 7880 */
    {RT_TERM_LAND, 7874, 3786, 0, 0}, /* 7881 */
    {RT_TERM_LAND, 7881, 25, 0, 0}, /* 7882 */
    {RT_TERM_LAND, 7881, 29, 0, 0}, /* 7883 */
    {RT_TERM_LAND, 7844, 246, 0, 0}, /* 7884 */
    {RT_TERM_LAND, 7884, 3787, 0, 0}, /* 7885 */
    {RT_TERM_LAND, 7885, 25, 0, 0}, /* 7886 */
    {RT_TERM_LAND, 7885, 29, 0, 0}, /* 7887 */
    {RT_TERM_LAND, 7884, 3785, 0, 0}, /* 7888 */
    {RT_TERM_LAND, 7888, 25, 0, 0}, /* 7889 */
    {RT_TERM_LAND, 7888, 29, 0, 0}, /* 7890 */
    {RT_TERM_LAND, 7884, 3786, 0, 0}, /* 7891 */
    {RT_TERM_LAND, 7891, 25, 0, 0}, /* 7892 */
    {RT_TERM_LAND, 7891, 29, 0, 0}, /* 7893 */
    {RT_TERM_LAND, 7884, 4376, 0, 0}, /* 7894 */
    {RT_TERM_LAND, 7894, 105, 0, 0}, /* 7895 */
    {RT_TERM_LAND, 7894, 161, 0, 0}, /* 7896 */
    {RT_TERM_LAND, 7884, 4381, 0, 0}, /* 7897 */
    {RT_TERM_LAND, 7897, 105, 0, 0}, /* 7898 */
    {RT_TERM_LAND, 7897, 161, 0, 0}, /* 7899 */
    {RT_TERM_LAND, 7884, 4386, 0, 0}, /* 7900 */
    {RT_TERM_LAND, 7900, 105, 0, 0}, /* 7901 */
    {RT_TERM_LAND, 7900, 161, 0, 0}, /* 7902 */
    {RT_TERM_LAND, 7884, 7687, 0, 0}, /* 7903 */
    {RT_TERM_LAND, 7903, 3787, 0, 0}, /* 7904 */
    {RT_TERM_LAND, 7904, 25, 0, 0}, /* 7905 */
    {RT_TERM_LAND, 7904, 29, 0, 0}, /* 7906 */
    {RT_TERM_LAND, 7903, 3785, 0, 0}, /* 7907 */
    {RT_TERM_LAND, 7907, 25, 0, 0}, /* 7908 */
    {RT_TERM_LAND, 7907, 29, 0, 0}, /* 7909 */
    {RT_TERM_LAND, 7903, 3786, 0, 0}, /* 7910 */
    {RT_TERM_LAND, 7910, 25, 0, 0}, /* 7911 */
    {RT_TERM_LAND, 7910, 29, 0, 0}, /* 7912 */
    {RT_TERM_LAND, 7884, 7698, 0, 0}, /* 7913 */
    {RT_TERM_LAND, 7913, 4376, 0, 0}, /* 7914 */
    {RT_TERM_LAND, 7914, 105, 0, 0}, /* 7915 */
    {RT_TERM_LAND, 7914, 161, 0, 0}, /* 7916 */
    {RT_TERM_LAND, 7913, 4381, 0, 0}, /* 7917 */
    {RT_TERM_LAND, 7917, 105, 0, 0}, /* 7918 */
    {RT_TERM_LAND, 7917, 161, 0, 0}, /* 7919 */
    {RT_TERM_LAND, 7913, 4386, 0, 0}, /* 7920 */
    {RT_TERM_LAND, 7920, 105, 0, 0}, /* 7921 */
    {RT_TERM_LAND, 7920, 161, 0, 0}, /* 7922 */
    {RT_TERM_LAND, 7649, 611, 0, 0}, /* 7923 */
    {RT_TERM_LAND, 7923, 19, 0, 0}, /* 7924 */
    {RT_TERM_LAND, 7924, 3787, 0, 0}, /* 7925 */
    {RT_TERM_LAND, 7925, 25, 0, 0}, /* 7926 */
    {RT_TERM_LAND, 7925, 29, 0, 0}, /* 7927 */
    {RT_TERM_LAND, 7924, 3785, 0, 0}, /* 7928 */
    {RT_TERM_LAND, 7928, 25, 0, 0}, /* 7929 */
    {RT_TERM_LAND, 7928, 29, 0, 0}, /* 7930 */
    {RT_TERM_LAND, 7924, 3786, 0, 0}, /* 7931 */
    {RT_TERM_LAND, 7931, 25, 0, 0}, /* 7932 */
    {RT_TERM_LAND, 7931, 29, 0, 0}, /* 7933 */
    {RT_TERM_LAND, 7924, 4376, 0, 0}, /* 7934 */
    {RT_TERM_LAND, 7934, 105, 0, 0}, /* 7935 */
    {RT_TERM_LAND, 7934, 161, 0, 0}, /* 7936 */
    {RT_TERM_LAND, 7924, 4381, 0, 0}, /* 7937 */
    {RT_TERM_LAND, 7937, 105, 0, 0}, /* 7938 */
    {RT_TERM_LAND, 7937, 161, 0, 0}, /* 7939 */
    {RT_TERM_LAND, 7924, 4386, 0, 0}, /* 7940 */
    {RT_TERM_LAND, 7940, 105, 0, 0}, /* 7941 */
    {RT_TERM_LAND, 7940, 161, 0, 0}, /* 7942 */
    {RT_TERM_LAND, 7924, 7687, 0, 0}, /* 7943 */
    {RT_TERM_LAND, 7943, 4376, 0, 0}, /* 7944 */
    {RT_TERM_LAND, 7944, 105, 0, 0}, /* 7945 */
    {RT_TERM_LAND, 7944, 161, 0, 0}, /* 7946 */
    {RT_TERM_LAND, 7943, 4381, 0, 0}, /* 7947 */
    {RT_TERM_LAND, 7947, 105, 0, 0}, /* 7948 */
    {RT_TERM_LAND, 7947, 161, 0, 0}, /* 7949 */
    {RT_TERM_LAND, 7943, 4386, 0, 0}, /* 7950 */
    {RT_TERM_LAND, 7950, 105, 0, 0}, /* 7951 */
    {RT_TERM_LAND, 7950, 161, 0, 0}, /* 7952 */
    {RT_TERM_LAND, 7924, 7698, 0, 0}, /* 7953 */
    {RT_TERM_LAND, 7953, 3787, 0, 0}, /* 7954 */
    {RT_TERM_LAND, 7954, 25, 0, 0}, /* 7955 */
    {RT_TERM_LAND, 7954, 29, 0, 0}, /* 7956 */
    {RT_TERM_LAND, 7953, 3785, 0, 0}, /* 7957 */
    {RT_TERM_LAND, 7957, 25, 0, 0}, /* 7958 */
    {RT_TERM_LAND, 7957, 29, 0, 0}, /* 7959 */
    {RT_TERM_LAND, 7953, 3786, 0, 0}, /* 7960 */
    {RT_TERM_LAND, 7960, 25, 0, 0}, /* 7961 */
    {RT_TERM_LAND, 7960, 29, 0, 0}, /* 7962 */
    {RT_TERM_LAND, 7923, 246, 0, 0}, /* 7963 */
    {RT_TERM_LAND, 7963, 3787, 0, 0}, /* 7964 */
    {RT_TERM_LAND, 7964, 25, 0, 0}, /* 7965 */
    {RT_TERM_LAND, 7964, 29, 0, 0}, /* 7966 */
    {RT_TERM_LAND, 7963, 3785, 0, 0}, /* 7967 */
    {RT_TERM_LAND, 7967, 25, 0, 0}, /* 7968 */
    {RT_TERM_LAND, 7967, 29, 0, 0}, /* 7969 */
    {RT_TERM_LAND, 7963, 3786, 0, 0}, /* 7970 */
    {RT_TERM_LAND, 7970, 25, 0, 0}, /* 7971 */
    {RT_TERM_LAND, 7970, 29, 0, 0}, /* 7972 */
    {RT_TERM_LAND, 7963, 4376, 0, 0}, /* 7973 */
    {RT_TERM_LAND, 7973, 105, 0, 0}, /* 7974 */
    {RT_TERM_LAND, 7973, 161, 0, 0}, /* 7975 */
    {RT_TERM_LAND, 7963, 4381, 0, 0}, /* 7976 */
    {RT_TERM_LAND, 7976, 105, 0, 0}, /* 7977 */
    {RT_TERM_LAND, 7976, 161, 0, 0}, /* 7978 */
    {RT_TERM_LAND, 7963, 4386, 0, 0}, /* 7979 */
    {RT_TERM_LAND, 7979, 105, 0, 0}, /* 7980 */
    {RT_TERM_LAND, 7979, 161, 0, 0}, /* 7981 */
    {RT_TERM_LAND, 7963, 7687, 0, 0}, /* 7982 */
    {RT_TERM_LAND, 7982, 3787, 0, 0}, /* 7983 */
    {RT_TERM_LAND, 7983, 25, 0, 0}, /* 7984 */
    {RT_TERM_LAND, 7983, 29, 0, 0}, /* 7985 */
    {RT_TERM_LAND, 7982, 3785, 0, 0}, /* 7986 */
    {RT_TERM_LAND, 7986, 25, 0, 0}, /* 7987 */
    {RT_TERM_LAND, 7986, 29, 0, 0}, /* 7988 */
    {RT_TERM_LAND, 7982, 3786, 0, 0}, /* 7989 */
    {RT_TERM_LAND, 7989, 25, 0, 0}, /* 7990 */
    {RT_TERM_LAND, 7989, 29, 0, 0}, /* 7991 */
    {RT_TERM_LAND, 7963, 7698, 0, 0}, /* 7992 */
    {RT_TERM_LAND, 7992, 4376, 0, 0}, /* 7993 */
    {RT_TERM_LAND, 7993, 105, 0, 0}, /* 7994 */
    {RT_TERM_LAND, 7993, 161, 0, 0}, /* 7995 */
    {RT_TERM_LAND, 7992, 4381, 0, 0}, /* 7996 */
    {RT_TERM_LAND, 7996, 105, 0, 0}, /* 7997 */
    {RT_TERM_LAND, 7996, 161, 0, 0}, /* 7998 */
    {RT_TERM_LAND, 7992, 4386, 0, 0}, /* 7999 */
    {RT_TERM_LAND, 7999, 105, 0, 0}, /* 8000 */
    {RT_TERM_LAND, 7999, 161, 0, 0}, /* 8001 */
    {RT_TERM_LNOT, 7648, 0, 0, 0}, /* 8002 */
    {RT_TERM_LAND, 7647, 8002, 0, 0}, /* 8003 */
    {RT_TERM_LAND, 8003, 120, 0, 0}, /* 8004 */
    {RT_TERM_LAND, 8004, 19, 0, 0}, /* 8005 */
    {RT_TERM_LAND, 8005, 3787, 0, 0}, /* 8006 */
    {RT_TERM_LAND, 8006, 25, 0, 0}, /* 8007 */
    {RT_TERM_LAND, 8006, 29, 0, 0}, /* 8008 */
    {RT_TERM_LAND, 8005, 3785, 0, 0}, /* 8009 */
    {RT_TERM_LAND, 8009, 25, 0, 0}, /* 8010 */
    {RT_TERM_LAND, 8009, 29, 0, 0}, /* 8011 */
    {RT_TERM_LAND, 8005, 3786, 0, 0}, /* 8012 */
    {RT_TERM_LAND, 8012, 25, 0, 0}, /* 8013 */
    {RT_TERM_LAND, 8012, 29, 0, 0}, /* 8014 */
    {RT_TERM_LAND, 8005, 4376, 0, 0}, /* 8015 */
    {RT_TERM_LAND, 8015, 105, 0, 0}, /* 8016 */
    {RT_TERM_LAND, 8015, 161, 0, 0}, /* 8017 */
    {RT_TERM_LAND, 8005, 4381, 0, 0}, /* 8018 */
    {RT_TERM_LAND, 8018, 105, 0, 0}, /* 8019 */
    {RT_TERM_LAND, 8018, 161, 0, 0}, /* 8020 */
    {RT_TERM_LAND, 8005, 4386, 0, 0}, /* 8021 */
    {RT_TERM_LAND, 8021, 105, 0, 0}, /* 8022 */
    {RT_TERM_LAND, 8021, 161, 0, 0}, /* 8023 */
    {RT_TERM_LAND, 8005, 7687, 0, 0}, /* 8024 */
    {RT_TERM_LAND, 8024, 4376, 0, 0}, /* 8025 */
    {RT_TERM_LAND, 8025, 105, 0, 0}, /* 8026 */
    {RT_TERM_LAND, 8025, 161, 0, 0}, /* 8027 */
    {RT_TERM_LAND, 8024, 4381, 0, 0}, /* 8028 */
    {RT_TERM_LAND, 8028, 105, 0, 0}, /* 8029 */
    {RT_TERM_LAND, 8028, 161, 0, 0}, /* 8030 */
    {RT_TERM_LAND, 8024, 4386, 0, 0}, /* 8031 */
    {RT_TERM_LAND, 8031, 105, 0, 0}, /* 8032 */
    {RT_TERM_LAND, 8031, 161, 0, 0}, /* 8033 */
    {RT_TERM_LAND, 8005, 7698, 0, 0}, /* 8034 */
    {RT_TERM_LAND, 8034, 3787, 0, 0}, /* 8035 */
    {RT_TERM_LAND, 8035, 25, 0, 0}, /* 8036 */
    {RT_TERM_LAND, 8035, 29, 0, 0}, /* 8037 */
    {RT_TERM_LAND, 8034, 3785, 0, 0}, /* 8038 */
    {RT_TERM_LAND, 8038, 25, 0, 0}, /* 8039 */
    {RT_TERM_LAND, 8038, 29, 0, 0}, /* 8040 */
    {RT_TERM_LAND, 8034, 3786, 0, 0}, /* 8041 */
    {RT_TERM_LAND, 8041, 25, 0, 0}, /* 8042 */
    {RT_TERM_LAND, 8041, 29, 0, 0}, /* 8043 */
    {RT_TERM_LAND, 8004, 246, 0, 0}, /* 8044 */
    {RT_TERM_LAND, 8044, 3787, 0, 0}, /* 8045 */
    {RT_TERM_LAND, 8045, 25, 0, 0}, /* 8046 */
    {RT_TERM_LAND, 8045, 29, 0, 0}, /* 8047 */
    {RT_TERM_LAND, 8044, 3785, 0, 0}, /* 8048 */
    {RT_TERM_LAND, 8048, 25, 0, 0}, /* 8049 */
    {RT_TERM_LAND, 8048, 29, 0, 0}, /* 8050 */
    {RT_TERM_LAND, 8044, 3786, 0, 0}, /* 8051 */
    {RT_TERM_LAND, 8051, 25, 0, 0}, /* 8052 */
    {RT_TERM_LAND, 8051, 29, 0, 0}, /* 8053 */
    {RT_TERM_LAND, 8044, 4376, 0, 0}, /* 8054 */
    {RT_TERM_LAND, 8054, 105, 0, 0}, /* 8055 */
    {RT_TERM_LAND, 8054, 161, 0, 0}, /* 8056 */
    {RT_TERM_LAND, 8044, 4381, 0, 0}, /* 8057 */
    {RT_TERM_LAND, 8057, 105, 0, 0}, /* 8058 */
    {RT_TERM_LAND, 8057, 161, 0, 0}, /* 8059 */
    {RT_TERM_LAND, 8044, 4386, 0, 0}, /* 8060 */
    {RT_TERM_LAND, 8060, 105, 0, 0}, /* 8061 */
    {RT_TERM_LAND, 8060, 161, 0, 0}, /* 8062 */
    {RT_TERM_LAND, 8044, 7687, 0, 0}, /* 8063 */
    {RT_TERM_LAND, 8063, 3787, 0, 0}, /* 8064 */
    {RT_TERM_LAND, 8064, 25, 0, 0}, /* 8065 */
    {RT_TERM_LAND, 8064, 29, 0, 0}, /* 8066 */
    {RT_TERM_LAND, 8063, 3785, 0, 0}, /* 8067 */
    {RT_TERM_LAND, 8067, 25, 0, 0}, /* 8068 */
    {RT_TERM_LAND, 8067, 29, 0, 0}, /* 8069 */
    {RT_TERM_LAND, 8063, 3786, 0, 0}, /* 8070 */
    {RT_TERM_LAND, 8070, 25, 0, 0}, /* 8071 */
    {RT_TERM_LAND, 8070, 29, 0, 0}, /* 8072 */
    {RT_TERM_LAND, 8044, 7698, 0, 0}, /* 8073 */
    {RT_TERM_LAND, 8073, 4376, 0, 0}, /* 8074 */
    {RT_TERM_LAND, 8074, 105, 0, 0}, /* 8075 */
    {RT_TERM_LAND, 8074, 161, 0, 0}, /* 8076 */
    {RT_TERM_LAND, 8073, 4381, 0, 0}, /* 8077 */
    {RT_TERM_LAND, 8077, 105, 0, 0}, /* 8078 */
    {RT_TERM_LAND, 8077, 161, 0, 0}, /* 8079 */
    {RT_TERM_LAND, 8073, 4386, 0, 0}, /* 8080 */
    {RT_TERM_LAND, 8080, 105, 0, 0}, /* 8081 */
    {RT_TERM_LAND, 8080, 161, 0, 0}, /* 8082 */
    {RT_TERM_LAND, 8004, 7762, 0, 0}, /* 8083 */
    {RT_TERM_LAND, 8083, 19, 0, 0}, /* 8084 */
    {RT_TERM_LAND, 8084, 3787, 0, 0}, /* 8085 */
    {RT_TERM_LAND, 8085, 25, 0, 0}, /* 8086 */
    {RT_TERM_LAND, 8085, 29, 0, 0}, /* 8087 */
    {RT_TERM_LAND, 8084, 3785, 0, 0}, /* 8088 */
    {RT_TERM_LAND, 8088, 25, 0, 0}, /* 8089 */
    {RT_TERM_LAND, 8088, 29, 0, 0}, /* 8090 */
    {RT_TERM_LAND, 8084, 3786, 0, 0}, /* 8091 */
    {RT_TERM_LAND, 8091, 25, 0, 0}, /* 8092 */
    {RT_TERM_LAND, 8091, 29, 0, 0}, /* 8093 */
    {RT_TERM_LAND, 8084, 4376, 0, 0}, /* 8094 */
    {RT_TERM_LAND, 8094, 105, 0, 0}, /* 8095 */
    {RT_TERM_LAND, 8094, 161, 0, 0}, /* 8096 */
    {RT_TERM_LAND, 8084, 4381, 0, 0}, /* 8097 */
    {RT_TERM_LAND, 8097, 105, 0, 0}, /* 8098 */
    {RT_TERM_LAND, 8097, 161, 0, 0}, /* 8099 */
    {RT_TERM_LAND, 8084, 4386, 0, 0}, /* 8100 */
    {RT_TERM_LAND, 8100, 105, 0, 0}, /* 8101 */
    {RT_TERM_LAND, 8100, 161, 0, 0}, /* 8102 */
    {RT_TERM_LAND, 8084, 7687, 0, 0}, /* 8103 */
    {RT_TERM_LAND, 8103, 4376, 0, 0}, /* 8104 */
    {RT_TERM_LAND, 8104, 105, 0, 0}, /* 8105 */
    {RT_TERM_LAND, 8104, 161, 0, 0}, /* 8106 */
    {RT_TERM_LAND, 8103, 4381, 0, 0}, /* 8107 */
    {RT_TERM_LAND, 8107, 105, 0, 0}, /* 8108 */
    {RT_TERM_LAND, 8107, 161, 0, 0}, /* 8109 */
    {RT_TERM_LAND, 8103, 4386, 0, 0}, /* 8110 */
    {RT_TERM_LAND, 8110, 105, 0, 0}, /* 8111 */
    {RT_TERM_LAND, 8110, 161, 0, 0}, /* 8112 */
    {RT_TERM_LAND, 8084, 7698, 0, 0}, /* 8113 */
    {RT_TERM_LAND, 8113, 3787, 0, 0}, /* 8114 */
    {RT_TERM_LAND, 8114, 25, 0, 0}, /* 8115 */
    {RT_TERM_LAND, 8114, 29, 0, 0}, /* 8116 */
    {RT_TERM_LAND, 8113, 3785, 0, 0}, /* 8117 */
    {RT_TERM_LAND, 8117, 25, 0, 0}, /* 8118 */
    {RT_TERM_LAND, 8117, 29, 0, 0}, /* 8119 */
    {RT_TERM_LAND, 8113, 3786, 0, 0}, /* 8120 */
    {RT_TERM_LAND, 8120, 25, 0, 0}, /* 8121 */
    {RT_TERM_LAND, 8120, 29, 0, 0}, /* 8122 */
    {RT_TERM_LAND, 8083, 246, 0, 0}, /* 8123 */
    {RT_TERM_LAND, 8123, 3787, 0, 0}, /* 8124 */
    {RT_TERM_LAND, 8124, 25, 0, 0}, /* 8125 */
    {RT_TERM_LAND, 8124, 29, 0, 0}, /* 8126 */
    {RT_TERM_LAND, 8123, 3785, 0, 0}, /* 8127 */
    {RT_TERM_LAND, 8127, 25, 0, 0}, /* 8128 */
    {RT_TERM_LAND, 8127, 29, 0, 0}, /* 8129 */
    {RT_TERM_LAND, 8123, 3786, 0, 0}, /* 8130 */
    {RT_TERM_LAND, 8130, 25, 0, 0}, /* 8131 */
    {RT_TERM_LAND, 8130, 29, 0, 0}, /* 8132 */
    {RT_TERM_LAND, 8123, 4376, 0, 0}, /* 8133 */
    {RT_TERM_LAND, 8133, 105, 0, 0}, /* 8134 */
    {RT_TERM_LAND, 8133, 161, 0, 0}, /* 8135 */
    {RT_TERM_LAND, 8123, 4381, 0, 0}, /* 8136 */
    {RT_TERM_LAND, 8136, 105, 0, 0}, /* 8137 */
    {RT_TERM_LAND, 8136, 161, 0, 0}, /* 8138 */
    {RT_TERM_LAND, 8123, 4386, 0, 0}, /* 8139 */
    {RT_TERM_LAND, 8139, 105, 0, 0}, /* 8140 */
    {RT_TERM_LAND, 8139, 161, 0, 0}, /* 8141 */
    {RT_TERM_LAND, 8123, 7687, 0, 0}, /* 8142 */
    {RT_TERM_LAND, 8142, 3787, 0, 0}, /* 8143 */
    {RT_TERM_LAND, 8143, 25, 0, 0}, /* 8144 */
    {RT_TERM_LAND, 8143, 29, 0, 0}, /* 8145 */
    {RT_TERM_LAND, 8142, 3785, 0, 0}, /* 8146 */
    {RT_TERM_LAND, 8146, 25, 0, 0}, /* 8147 */
    {RT_TERM_LAND, 8146, 29, 0, 0}, /* 8148 */
    {RT_TERM_LAND, 8142, 3786, 0, 0}, /* 8149 */
    {RT_TERM_LAND, 8149, 25, 0, 0}, /* 8150 */
    {RT_TERM_LAND, 8149, 29, 0, 0}, /* 8151 */
    {RT_TERM_LAND, 8123, 7698, 0, 0}, /* 8152 */
    {RT_TERM_LAND, 8152, 4376, 0, 0}, /* 8153 */
    {RT_TERM_LAND, 8153, 105, 0, 0}, /* 8154 */
    {RT_TERM_LAND, 8153, 161, 0, 0}, /* 8155 */
    {RT_TERM_LAND, 8152, 4381, 0, 0}, /* 8156 */
    {RT_TERM_LAND, 8156, 105, 0, 0}, /* 8157 */
    {RT_TERM_LAND, 8156, 161, 0, 0}, /* 8158 */
    {RT_TERM_LAND, 8152, 4386, 0, 0}, /* 8159 */
    {RT_TERM_LAND, 8159, 105, 0, 0}, /* 8160 */
    {RT_TERM_LAND, 8159, 161, 0, 0}, /* 8161 */
    {RT_TERM_LAND, 8083, 7843, 0, 0}, /* 8162 */
    {RT_TERM_LAND, 8162, 19, 0, 0}, /* 8163 */
    {RT_TERM_LAND, 8163, 3787, 0, 0}, /* 8164 */
    {RT_TERM_LAND, 8164, 25, 0, 0}, /* 8165 */
    {RT_TERM_LAND, 8164, 29, 0, 0}, /* 8166 */
    {RT_TERM_LAND, 8163, 3785, 0, 0}, /* 8167 */
    {RT_TERM_LAND, 8167, 25, 0, 0}, /* 8168 */
    {RT_TERM_LAND, 8167, 29, 0, 0}, /* 8169 */
    {RT_TERM_LAND, 8163, 3786, 0, 0}, /* 8170 */
    {RT_TERM_LAND, 8170, 25, 0, 0}, /* 8171 */
    {RT_TERM_LAND, 8170, 29, 0, 0}, /* 8172 */
    {RT_TERM_LAND, 8163, 4376, 0, 0}, /* 8173 */
    {RT_TERM_LAND, 8173, 105, 0, 0}, /* 8174 */
    {RT_TERM_LAND, 8173, 161, 0, 0}, /* 8175 */
    {RT_TERM_LAND, 8163, 4381, 0, 0}, /* 8176 */
    {RT_TERM_LAND, 8176, 105, 0, 0}, /* 8177 */
    {RT_TERM_LAND, 8176, 161, 0, 0}, /* 8178 */
    {RT_TERM_LAND, 8163, 4386, 0, 0}, /* 8179 */
    {RT_TERM_LAND, 8179, 105, 0, 0}, /* 8180 */
    {RT_TERM_LAND, 8179, 161, 0, 0}, /* 8181 */
    {RT_TERM_LAND, 8163, 7687, 0, 0}, /* 8182 */
    {RT_TERM_LAND, 8182, 4376, 0, 0}, /* 8183 */
    {RT_TERM_LAND, 8183, 105, 0, 0}, /* 8184 */
    {RT_TERM_LAND, 8183, 161, 0, 0}, /* 8185 */
    {RT_TERM_LAND, 8182, 4381, 0, 0}, /* 8186 */
    {RT_TERM_LAND, 8186, 105, 0, 0}, /* 8187 */
    {RT_TERM_LAND, 8186, 161, 0, 0}, /* 8188 */
    {RT_TERM_LAND, 8182, 4386, 0, 0}, /* 8189 */
    {RT_TERM_LAND, 8189, 105, 0, 0}, /* 8190 */
    {RT_TERM_LAND, 8189, 161, 0, 0}, /* 8191 */
    {RT_TERM_LAND, 8163, 7698, 0, 0}, /* 8192 */
    {RT_TERM_LAND, 8192, 3787, 0, 0}, /* 8193 */
    {RT_TERM_LAND, 8193, 25, 0, 0}, /* 8194 */
    {RT_TERM_LAND, 8193, 29, 0, 0}, /* 8195 */
    {RT_TERM_LAND, 8192, 3785, 0, 0}, /* 8196 */
    {RT_TERM_LAND, 8196, 25, 0, 0}, /* 8197 */
    {RT_TERM_LAND, 8196, 29, 0, 0}, /* 8198 */
    {RT_TERM_LAND, 8192, 3786, 0, 0}, /* 8199 */
    {RT_TERM_LAND, 8199, 25, 0, 0}, /* 8200 */
    {RT_TERM_LAND, 8199, 29, 0, 0}, /* 8201 */
    {RT_TERM_LAND, 8162, 246, 0, 0}, /* 8202 */
    {RT_TERM_LAND, 8202, 3787, 0, 0}, /* 8203 */
    {RT_TERM_LAND, 8203, 25, 0, 0}, /* 8204 */
    {RT_TERM_LAND, 8203, 29, 0, 0}, /* 8205 */
    {RT_TERM_LAND, 8202, 3785, 0, 0}, /* 8206 */
    {RT_TERM_LAND, 8206, 25, 0, 0}, /* 8207 */
    {RT_TERM_LAND, 8206, 29, 0, 0}, /* 8208 */
    {RT_TERM_LAND, 8202, 3786, 0, 0}, /* 8209 */
    {RT_TERM_LAND, 8209, 25, 0, 0}, /* 8210 */
    {RT_TERM_LAND, 8209, 29, 0, 0}, /* 8211 */
    {RT_TERM_LAND, 8202, 4376, 0, 0}, /* 8212 */
    {RT_TERM_LAND, 8212, 105, 0, 0}, /* 8213 */
    {RT_TERM_LAND, 8212, 161, 0, 0}, /* 8214 */
    {RT_TERM_LAND, 8202, 4381, 0, 0}, /* 8215 */
    {RT_TERM_LAND, 8215, 105, 0, 0}, /* 8216 */
    {RT_TERM_LAND, 8215, 161, 0, 0}, /* 8217 */
    {RT_TERM_LAND, 8202, 4386, 0, 0}, /* 8218 */
    {RT_TERM_LAND, 8218, 105, 0, 0}, /* 8219 */
    {RT_TERM_LAND, 8218, 161, 0, 0}, /* 8220 */
    {RT_TERM_LAND, 8202, 7687, 0, 0}, /* 8221 */
    {RT_TERM_LAND, 8221, 3787, 0, 0}, /* 8222 */
    {RT_TERM_LAND, 8222, 25, 0, 0}, /* 8223 */
    {RT_TERM_LAND, 8222, 29, 0, 0}, /* 8224 */
    {RT_TERM_LAND, 8221, 3785, 0, 0}, /* 8225 */
    {RT_TERM_LAND, 8225, 25, 0, 0}, /* 8226 */
    {RT_TERM_LAND, 8225, 29, 0, 0}, /* 8227 */
    {RT_TERM_LAND, 8221, 3786, 0, 0}, /* 8228 */
    {RT_TERM_LAND, 8228, 25, 0, 0}, /* 8229 */
    {RT_TERM_LAND, 8228, 29, 0, 0}, /* 8230 */
    {RT_TERM_LAND, 8202, 7698, 0, 0}, /* 8231 */
    {RT_TERM_LAND, 8231, 4376, 0, 0}, /* 8232 */
    {RT_TERM_LAND, 8232, 105, 0, 0}, /* 8233 */
    {RT_TERM_LAND, 8232, 161, 0, 0}, /* 8234 */
    {RT_TERM_LAND, 8231, 4381, 0, 0}, /* 8235 */
    {RT_TERM_LAND, 8235, 105, 0, 0}, /* 8236 */
    {RT_TERM_LAND, 8235, 161, 0, 0}, /* 8237 */
    {RT_TERM_LAND, 8231, 4386, 0, 0}, /* 8238 */
    {RT_TERM_LAND, 8238, 105, 0, 0}, /* 8239 */
    {RT_TERM_LAND, 8238, 161, 0, 0}, /* 8240 */
    {RT_TERM_LAND, 8003, 611, 0, 0}, /* 8241 */
    {RT_TERM_LAND, 8241, 19, 0, 0}, /* 8242 */
    {RT_TERM_LAND, 8242, 3787, 0, 0}, /* 8243 */
    {RT_TERM_LAND, 8243, 25, 0, 0}, /* 8244 */
    {RT_TERM_LAND, 8243, 29, 0, 0}, /* 8245 */
    {RT_TERM_LAND, 8242, 3785, 0, 0}, /* 8246 */
    {RT_TERM_LAND, 8246, 25, 0, 0}, /* 8247 */
    {RT_TERM_LAND, 8246, 29, 0, 0}, /* 8248 */
    {RT_TERM_LAND, 8242, 3786, 0, 0}, /* 8249 */
    {RT_TERM_LAND, 8249, 25, 0, 0}, /* 8250 */
    {RT_TERM_LAND, 8249, 29, 0, 0}, /* 8251 */
    {RT_TERM_LAND, 8242, 4376, 0, 0}, /* 8252 */
    {RT_TERM_LAND, 8252, 105, 0, 0}, /* 8253 */
    {RT_TERM_LAND, 8252, 161, 0, 0}, /* 8254 */
    {RT_TERM_LAND, 8242, 4381, 0, 0}, /* 8255 */
    {RT_TERM_LAND, 8255, 105, 0, 0}, /* 8256 */
    {RT_TERM_LAND, 8255, 161, 0, 0}, /* 8257 */
    {RT_TERM_LAND, 8242, 4386, 0, 0}, /* 8258 */
    {RT_TERM_LAND, 8258, 105, 0, 0}, /* 8259 */
    {RT_TERM_LAND, 8258, 161, 0, 0}, /* 8260 */
    {RT_TERM_LAND, 8242, 7687, 0, 0}, /* 8261 */
    {RT_TERM_LAND, 8261, 4376, 0, 0}, /* 8262 */
    {RT_TERM_LAND, 8262, 105, 0, 0}, /* 8263 */
    {RT_TERM_LAND, 8262, 161, 0, 0}, /* 8264 */
    {RT_TERM_LAND, 8261, 4381, 0, 0}, /* 8265 */
    {RT_TERM_LAND, 8265, 105, 0, 0}, /* 8266 */
    {RT_TERM_LAND, 8265, 161, 0, 0}, /* 8267 */
    {RT_TERM_LAND, 8261, 4386, 0, 0}, /* 8268 */
    {RT_TERM_LAND, 8268, 105, 0, 0}, /* 8269 */
    {RT_TERM_LAND, 8268, 161, 0, 0}, /* 8270 */
    {RT_TERM_LAND, 8242, 7698, 0, 0}, /* 8271 */
    {RT_TERM_LAND, 8271, 3787, 0, 0}, /* 8272 */
    {RT_TERM_LAND, 8272, 25, 0, 0}, /* 8273 */
    {RT_TERM_LAND, 8272, 29, 0, 0}, /* 8274 */
    {RT_TERM_LAND, 8271, 3785, 0, 0}, /* 8275 */
    {RT_TERM_LAND, 8275, 25, 0, 0}, /* 8276 */
    {RT_TERM_LAND, 8275, 29, 0, 0}, /* 8277 */
    {RT_TERM_LAND, 8271, 3786, 0, 0}, /* 8278 */
    {RT_TERM_LAND, 8278, 25, 0, 0}, /* 8279 */
    {RT_TERM_LAND, 8278, 29, 0, 0}, /* 8280 */
    {RT_TERM_LAND, 8241, 246, 0, 0}, /* 8281 */
    {RT_TERM_LAND, 8281, 3787, 0, 0}, /* 8282 */
    {RT_TERM_LAND, 8282, 25, 0, 0}, /* 8283 */
    {RT_TERM_LAND, 8282, 29, 0, 0}, /* 8284 */
    {RT_TERM_LAND, 8281, 3785, 0, 0}, /* 8285 */
    {RT_TERM_LAND, 8285, 25, 0, 0}, /* 8286 */
    {RT_TERM_LAND, 8285, 29, 0, 0}, /* 8287 */
    {RT_TERM_LAND, 8281, 3786, 0, 0}, /* 8288 */
    {RT_TERM_LAND, 8288, 25, 0, 0}, /* 8289 */
    {RT_TERM_LAND, 8288, 29, 0, 0}, /* 8290 */
    {RT_TERM_LAND, 8281, 4376, 0, 0}, /* 8291 */
    {RT_TERM_LAND, 8291, 105, 0, 0}, /* 8292 */
    {RT_TERM_LAND, 8291, 161, 0, 0}, /* 8293 */
    {RT_TERM_LAND, 8281, 4381, 0, 0}, /* 8294 */
    {RT_TERM_LAND, 8294, 105, 0, 0}, /* 8295 */
    {RT_TERM_LAND, 8294, 161, 0, 0}, /* 8296 */
    {RT_TERM_LAND, 8281, 4386, 0, 0}, /* 8297 */
    {RT_TERM_LAND, 8297, 105, 0, 0}, /* 8298 */
    {RT_TERM_LAND, 8297, 161, 0, 0}, /* 8299 */
    {RT_TERM_LAND, 8281, 7687, 0, 0}, /* 8300 */
    {RT_TERM_LAND, 8300, 3787, 0, 0}, /* 8301 */
    {RT_TERM_LAND, 8301, 25, 0, 0}, /* 8302 */
    {RT_TERM_LAND, 8301, 29, 0, 0}, /* 8303 */
    {RT_TERM_LAND, 8300, 3785, 0, 0}, /* 8304 */
    {RT_TERM_LAND, 8304, 25, 0, 0}, /* 8305 */
    {RT_TERM_LAND, 8304, 29, 0, 0}, /* 8306 */
    {RT_TERM_LAND, 8300, 3786, 0, 0}, /* 8307 */
    {RT_TERM_LAND, 8307, 25, 0, 0}, /* 8308 */
    {RT_TERM_LAND, 8307, 29, 0, 0}, /* 8309 */
    {RT_TERM_LAND, 8281, 7698, 0, 0}, /* 8310 */
    {RT_TERM_LAND, 8310, 4376, 0, 0}, /* 8311 */
    {RT_TERM_LAND, 8311, 105, 0, 0}, /* 8312 */
    {RT_TERM_LAND, 8311, 161, 0, 0}, /* 8313 */
    {RT_TERM_LAND, 8310, 4381, 0, 0}, /* 8314 */
    {RT_TERM_LAND, 8314, 105, 0, 0}, /* 8315 */
    {RT_TERM_LAND, 8314, 161, 0, 0}, /* 8316 */
    {RT_TERM_LAND, 8310, 4386, 0, 0}, /* 8317 */
    {RT_TERM_LAND, 8317, 105, 0, 0}, /* 8318 */
    {RT_TERM_LAND, 8317, 161, 0, 0}, /* 8319 */
    {RT_TERM_LNOT, 7646, 0, 0, 0}, /* 8320 */
    {RT_TERM_LAND, 7645, 8320, 0, 0}, /* 8321 */
    {RT_TERM_LAND, 8321, 2062, 0, 0}, /* 8322 */
    {RT_TERM_LAND, 8322, 120, 0, 0}, /* 8323 */
    {RT_TERM_LAND, 8323, 19, 0, 0}, /* 8324 */
    {RT_TERM_LAND, 8324, 3787, 0, 0}, /* 8325 */
    {RT_TERM_LAND, 8325, 25, 0, 0}, /* 8326 */
    {RT_TERM_LAND, 8325, 29, 0, 0}, /* 8327 */
    {RT_TERM_LAND, 8324, 3785, 0, 0}, /* 8328 */
    {RT_TERM_LAND, 8328, 25, 0, 0}, /* 8329 */
    {RT_TERM_LAND, 8328, 29, 0, 0}, /* 8330 */
    {RT_TERM_LAND, 8324, 3786, 0, 0}, /* 8331 */
    {RT_TERM_LAND, 8331, 25, 0, 0}, /* 8332 */
    {RT_TERM_LAND, 8331, 29, 0, 0}, /* 8333 */
    {RT_TERM_LAND, 8324, 4376, 0, 0}, /* 8334 */
    {RT_TERM_LAND, 8334, 105, 0, 0}, /* 8335 */
    {RT_TERM_LAND, 8334, 161, 0, 0}, /* 8336 */
    {RT_TERM_LAND, 8324, 4381, 0, 0}, /* 8337 */
    {RT_TERM_LAND, 8337, 105, 0, 0}, /* 8338 */
    {RT_TERM_LAND, 8337, 161, 0, 0}, /* 8339 */
    {RT_TERM_LAND, 8324, 4386, 0, 0}, /* 8340 */
    {RT_TERM_LAND, 8340, 105, 0, 0}, /* 8341 */
    {RT_TERM_LAND, 8340, 161, 0, 0}, /* 8342 */
    {RT_TERM_LAND, 8324, 7687, 0, 0}, /* 8343 */
    {RT_TERM_LAND, 8343, 4376, 0, 0}, /* 8344 */
    {RT_TERM_LAND, 8344, 105, 0, 0}, /* 8345 */
    {RT_TERM_LAND, 8344, 161, 0, 0}, /* 8346 */
    {RT_TERM_LAND, 8343, 4381, 0, 0}, /* 8347 */
    {RT_TERM_LAND, 8347, 105, 0, 0}, /* 8348 */
    {RT_TERM_LAND, 8347, 161, 0, 0}, /* 8349 */
    {RT_TERM_LAND, 8343, 4386, 0, 0}, /* 8350 */
    {RT_TERM_LAND, 8350, 105, 0, 0}, /* 8351 */
    {RT_TERM_LAND, 8350, 161, 0, 0}, /* 8352 */
    {RT_TERM_LAND, 8324, 7698, 0, 0}, /* 8353 */
    {RT_TERM_LAND, 8353, 3787, 0, 0}, /* 8354 */
    {RT_TERM_LAND, 8354, 25, 0, 0}, /* 8355 */
    {RT_TERM_LAND, 8354, 29, 0, 0}, /* 8356 */
    {RT_TERM_LAND, 8353, 3785, 0, 0}, /* 8357 */
    {RT_TERM_LAND, 8357, 25, 0, 0}, /* 8358 */
    {RT_TERM_LAND, 8357, 29, 0, 0}, /* 8359 */
    {RT_TERM_LAND, 8353, 3786, 0, 0}, /* 8360 */
    {RT_TERM_LAND, 8360, 25, 0, 0}, /* 8361 */
    {RT_TERM_LAND, 8360, 29, 0, 0}, /* 8362 */
    {RT_TERM_LAND, 8323, 246, 0, 0}, /* 8363 */
    {RT_TERM_LAND, 8363, 3787, 0, 0}, /* 8364 */
    {RT_TERM_LAND, 8364, 25, 0, 0}, /* 8365 */
    {RT_TERM_LAND, 8364, 29, 0, 0}, /* 8366 */
    {RT_TERM_LAND, 8363, 3785, 0, 0}, /* 8367 */
    {RT_TERM_LAND, 8367, 25, 0, 0}, /* 8368 */
    {RT_TERM_LAND, 8367, 29, 0, 0}, /* 8369 */
    {RT_TERM_LAND, 8363, 3786, 0, 0}, /* 8370 */
    {RT_TERM_LAND, 8370, 25, 0, 0}, /* 8371 */
    {RT_TERM_LAND, 8370, 29, 0, 0}, /* 8372 */
    {RT_TERM_LAND, 8363, 4376, 0, 0}, /* 8373 */
    {RT_TERM_LAND, 8373, 105, 0, 0}, /* 8374 */
    {RT_TERM_LAND, 8373, 161, 0, 0}, /* 8375 */
    {RT_TERM_LAND, 8363, 4381, 0, 0}, /* 8376 */
    {RT_TERM_LAND, 8376, 105, 0, 0}, /* 8377 */
    {RT_TERM_LAND, 8376, 161, 0, 0}, /* 8378 */
    {RT_TERM_LAND, 8363, 4386, 0, 0}, /* 8379 */
    {RT_TERM_LAND, 8379, 105, 0, 0}, /* 8380 */
    {RT_TERM_LAND, 8379, 161, 0, 0}, /* 8381 */
    {RT_TERM_LAND, 8363, 7687, 0, 0}, /* 8382 */
    {RT_TERM_LAND, 8382, 3787, 0, 0}, /* 8383 */
    {RT_TERM_LAND, 8383, 25, 0, 0}, /* 8384 */
    {RT_TERM_LAND, 8383, 29, 0, 0}, /* 8385 */
    {RT_TERM_LAND, 8382, 3785, 0, 0}, /* 8386 */
    {RT_TERM_LAND, 8386, 25, 0, 0}, /* 8387 */
    {RT_TERM_LAND, 8386, 29, 0, 0}, /* 8388 */
    {RT_TERM_LAND, 8382, 3786, 0, 0}, /* 8389 */
    {RT_TERM_LAND, 8389, 25, 0, 0}, /* 8390 */
    {RT_TERM_LAND, 8389, 29, 0, 0}, /* 8391 */
    {RT_TERM_LAND, 8363, 7698, 0, 0}, /* 8392 */
    {RT_TERM_LAND, 8392, 4376, 0, 0}, /* 8393 */
    {RT_TERM_LAND, 8393, 105, 0, 0}, /* 8394 */
    {RT_TERM_LAND, 8393, 161, 0, 0}, /* 8395 */
    {RT_TERM_LAND, 8392, 4381, 0, 0}, /* 8396 */
    {RT_TERM_LAND, 8396, 105, 0, 0}, /* 8397 */
    {RT_TERM_LAND, 8396, 161, 0, 0}, /* 8398 */
    {RT_TERM_LAND, 8392, 4386, 0, 0}, /* 8399 */
    {RT_TERM_LAND, 8399, 105, 0, 0}, /* 8400 */
    {RT_TERM_LAND, 8399, 161, 0, 0}, /* 8401 */
    {RT_TERM_LAND, 8323, 7762, 0, 0}, /* 8402 */
    {RT_TERM_LAND, 8402, 19, 0, 0}, /* 8403 */
    {RT_TERM_LAND, 8403, 3787, 0, 0}, /* 8404 */
    {RT_TERM_LAND, 8404, 25, 0, 0}, /* 8405 */
    {RT_TERM_LAND, 8404, 29, 0, 0}, /* 8406 */
    {RT_TERM_LAND, 8403, 3785, 0, 0}, /* 8407 */
    {RT_TERM_LAND, 8407, 25, 0, 0}, /* 8408 */
    {RT_TERM_LAND, 8407, 29, 0, 0}, /* 8409 */
    {RT_TERM_LAND, 8403, 3786, 0, 0}, /* 8410 */
    {RT_TERM_LAND, 8410, 25, 0, 0}, /* 8411 */
    {RT_TERM_LAND, 8410, 29, 0, 0}, /* 8412 */
    {RT_TERM_LAND, 8403, 4376, 0, 0}, /* 8413 */
    {RT_TERM_LAND, 8413, 105, 0, 0}, /* 8414 */
    {RT_TERM_LAND, 8413, 161, 0, 0}, /* 8415 */
    {RT_TERM_LAND, 8403, 4381, 0, 0}, /* 8416 */
    {RT_TERM_LAND, 8416, 105, 0, 0}, /* 8417 */
    {RT_TERM_LAND, 8416, 161, 0, 0}, /* 8418 */
    {RT_TERM_LAND, 8403, 4386, 0, 0}, /* 8419 */
    {RT_TERM_LAND, 8419, 105, 0, 0}, /* 8420 */
    {RT_TERM_LAND, 8419, 161, 0, 0}, /* 8421 */
    {RT_TERM_LAND, 8403, 7687, 0, 0}, /* 8422 */
    {RT_TERM_LAND, 8422, 4376, 0, 0}, /* 8423 */
    {RT_TERM_LAND, 8423, 105, 0, 0}, /* 8424 */
    {RT_TERM_LAND, 8423, 161, 0, 0}, /* 8425 */
    {RT_TERM_LAND, 8422, 4381, 0, 0}, /* 8426 */
    {RT_TERM_LAND, 8426, 105, 0, 0}, /* 8427 */
    {RT_TERM_LAND, 8426, 161, 0, 0}, /* 8428 */
    {RT_TERM_LAND, 8422, 4386, 0, 0}, /* 8429 */
    {RT_TERM_LAND, 8429, 105, 0, 0}, /* 8430 */
    {RT_TERM_LAND, 8429, 161, 0, 0}, /* 8431 */
    {RT_TERM_LAND, 8403, 7698, 0, 0}, /* 8432 */
    {RT_TERM_LAND, 8432, 3787, 0, 0}, /* 8433 */
    {RT_TERM_LAND, 8433, 25, 0, 0}, /* 8434 */
    {RT_TERM_LAND, 8433, 29, 0, 0}, /* 8435 */
    {RT_TERM_LAND, 8432, 3785, 0, 0}, /* 8436 */
    {RT_TERM_LAND, 8436, 25, 0, 0}, /* 8437 */
    {RT_TERM_LAND, 8436, 29, 0, 0}, /* 8438 */
    {RT_TERM_LAND, 8432, 3786, 0, 0}, /* 8439 */
    {RT_TERM_LAND, 8439, 25, 0, 0}, /* 8440 */
    {RT_TERM_LAND, 8439, 29, 0, 0}, /* 8441 */
    {RT_TERM_LAND, 8402, 246, 0, 0}, /* 8442 */
    {RT_TERM_LAND, 8442, 3787, 0, 0}, /* 8443 */
    {RT_TERM_LAND, 8443, 25, 0, 0}, /* 8444 */
    {RT_TERM_LAND, 8443, 29, 0, 0}, /* 8445 */
    {RT_TERM_LAND, 8442, 3785, 0, 0}, /* 8446 */
    {RT_TERM_LAND, 8446, 25, 0, 0}, /* 8447 */
    {RT_TERM_LAND, 8446, 29, 0, 0}, /* 8448 */
    {RT_TERM_LAND, 8442, 3786, 0, 0}, /* 8449 */
    {RT_TERM_LAND, 8449, 25, 0, 0}, /* 8450 */
    {RT_TERM_LAND, 8449, 29, 0, 0}, /* 8451 */
    {RT_TERM_LAND, 8442, 4376, 0, 0}, /* 8452 */
    {RT_TERM_LAND, 8452, 105, 0, 0}, /* 8453 */
    {RT_TERM_LAND, 8452, 161, 0, 0}, /* 8454 */
    {RT_TERM_LAND, 8442, 4381, 0, 0}, /* 8455 */
    {RT_TERM_LAND, 8455, 105, 0, 0}, /* 8456 */
    {RT_TERM_LAND, 8455, 161, 0, 0}, /* 8457 */
    {RT_TERM_LAND, 8442, 4386, 0, 0}, /* 8458 */
    {RT_TERM_LAND, 8458, 105, 0, 0}, /* 8459 */
    {RT_TERM_LAND, 8458, 161, 0, 0}, /* 8460 */
    {RT_TERM_LAND, 8442, 7687, 0, 0}, /* 8461 */
    {RT_TERM_LAND, 8461, 3787, 0, 0}, /* 8462 */
    {RT_TERM_LAND, 8462, 25, 0, 0}, /* 8463 */
    {RT_TERM_LAND, 8462, 29, 0, 0}, /* 8464 */
    {RT_TERM_LAND, 8461, 3785, 0, 0}, /* 8465 */
    {RT_TERM_LAND, 8465, 25, 0, 0}, /* 8466 */
    {RT_TERM_LAND, 8465, 29, 0, 0}, /* 8467 */
    {RT_TERM_LAND, 8461, 3786, 0, 0}, /* 8468 */
    {RT_TERM_LAND, 8468, 25, 0, 0}, /* 8469 */
    {RT_TERM_LAND, 8468, 29, 0, 0}, /* 8470 */
    {RT_TERM_LAND, 8442, 7698, 0, 0}, /* 8471 */
    {RT_TERM_LAND, 8471, 4376, 0, 0}, /* 8472 */
    {RT_TERM_LAND, 8472, 105, 0, 0}, /* 8473 */
    {RT_TERM_LAND, 8472, 161, 0, 0}, /* 8474 */
    {RT_TERM_LAND, 8471, 4381, 0, 0}, /* 8475 */
    {RT_TERM_LAND, 8475, 105, 0, 0}, /* 8476 */
    {RT_TERM_LAND, 8475, 161, 0, 0}, /* 8477 */
    {RT_TERM_LAND, 8471, 4386, 0, 0}, /* 8478 */
    {RT_TERM_LAND, 8478, 105, 0, 0}, /* 8479 */
    {RT_TERM_LAND, 8478, 161, 0, 0}, /* 8480 */
    {RT_TERM_LAND, 8402, 7843, 0, 0}, /* 8481 */
    {RT_TERM_LAND, 8481, 19, 0, 0}, /* 8482 */
    {RT_TERM_LAND, 8482, 3787, 0, 0}, /* 8483 */
    {RT_TERM_LAND, 8483, 25, 0, 0}, /* 8484 */
    {RT_TERM_LAND, 8483, 29, 0, 0}, /* 8485 */
    {RT_TERM_LAND, 8482, 3785, 0, 0}, /* 8486 */
    {RT_TERM_LAND, 8486, 25, 0, 0}, /* 8487 */
    {RT_TERM_LAND, 8486, 29, 0, 0}, /* 8488 */
    {RT_TERM_LAND, 8482, 3786, 0, 0}, /* 8489 */
    {RT_TERM_LAND, 8489, 25, 0, 0}, /* 8490 */
    {RT_TERM_LAND, 8489, 29, 0, 0}, /* 8491 */
    {RT_TERM_LAND, 8482, 4376, 0, 0}, /* 8492 */
    {RT_TERM_LAND, 8492, 105, 0, 0}, /* 8493 */
    {RT_TERM_LAND, 8492, 161, 0, 0}, /* 8494 */
    {RT_TERM_LAND, 8482, 4381, 0, 0}, /* 8495 */
    {RT_TERM_LAND, 8495, 105, 0, 0}, /* 8496 */
    {RT_TERM_LAND, 8495, 161, 0, 0}, /* 8497 */
    {RT_TERM_LAND, 8482, 4386, 0, 0}, /* 8498 */
    {RT_TERM_LAND, 8498, 105, 0, 0}, /* 8499 */
    {RT_TERM_LAND, 8498, 161, 0, 0}, /* 8500 */
    {RT_TERM_LAND, 8482, 7687, 0, 0}, /* 8501 */
    {RT_TERM_LAND, 8501, 4376, 0, 0}, /* 8502 */
    {RT_TERM_LAND, 8502, 105, 0, 0}, /* 8503 */
    {RT_TERM_LAND, 8502, 161, 0, 0}, /* 8504 */
    {RT_TERM_LAND, 8501, 4381, 0, 0}, /* 8505 */
    {RT_TERM_LAND, 8505, 105, 0, 0}, /* 8506 */
    {RT_TERM_LAND, 8505, 161, 0, 0}, /* 8507 */
    {RT_TERM_LAND, 8501, 4386, 0, 0}, /* 8508 */
    {RT_TERM_LAND, 8508, 105, 0, 0}, /* 8509 */
    {RT_TERM_LAND, 8508, 161, 0, 0}, /* 8510 */
    {RT_TERM_LAND, 8482, 7698, 0, 0}, /* 8511 */
    {RT_TERM_LAND, 8511, 3787, 0, 0}, /* 8512 */
    {RT_TERM_LAND, 8512, 25, 0, 0}, /* 8513 */
    {RT_TERM_LAND, 8512, 29, 0, 0}, /* 8514 */
    {RT_TERM_LAND, 8511, 3785, 0, 0}, /* 8515 */
    {RT_TERM_LAND, 8515, 25, 0, 0}, /* 8516 */
    {RT_TERM_LAND, 8515, 29, 0, 0}, /* 8517 */
    {RT_TERM_LAND, 8511, 3786, 0, 0}, /* 8518 */
    {RT_TERM_LAND, 8518, 25, 0, 0}, /* 8519 */
    {RT_TERM_LAND, 8518, 29, 0, 0}, /* 8520 */
    {RT_TERM_LAND, 8481, 246, 0, 0}, /* 8521 */
    {RT_TERM_LAND, 8521, 3787, 0, 0}, /* 8522 */
    {RT_TERM_LAND, 8522, 25, 0, 0}, /* 8523 */
    {RT_TERM_LAND, 8522, 29, 0, 0}, /* 8524 */
    {RT_TERM_LAND, 8521, 3785, 0, 0}, /* 8525 */
    {RT_TERM_LAND, 8525, 25, 0, 0}, /* 8526 */
    {RT_TERM_LAND, 8525, 29, 0, 0}, /* 8527 */
    {RT_TERM_LAND, 8521, 3786, 0, 0}, /* 8528 */
    {RT_TERM_LAND, 8528, 25, 0, 0}, /* 8529 */
    {RT_TERM_LAND, 8528, 29, 0, 0}, /* 8530 */
    {RT_TERM_LAND, 8521, 4376, 0, 0}, /* 8531 */
    {RT_TERM_LAND, 8531, 105, 0, 0}, /* 8532 */
    {RT_TERM_LAND, 8531, 161, 0, 0}, /* 8533 */
    {RT_TERM_LAND, 8521, 4381, 0, 0}, /* 8534 */
    {RT_TERM_LAND, 8534, 105, 0, 0}, /* 8535 */
    {RT_TERM_LAND, 8534, 161, 0, 0}, /* 8536 */
    {RT_TERM_LAND, 8521, 4386, 0, 0}, /* 8537 */
    {RT_TERM_LAND, 8537, 105, 0, 0}, /* 8538 */
    {RT_TERM_LAND, 8537, 161, 0, 0}, /* 8539 */
    {RT_TERM_LAND, 8521, 7687, 0, 0}, /* 8540 */
    {RT_TERM_LAND, 8540, 3787, 0, 0}, /* 8541 */
    {RT_TERM_LAND, 8541, 25, 0, 0}, /* 8542 */
    {RT_TERM_LAND, 8541, 29, 0, 0}, /* 8543 */
    {RT_TERM_LAND, 8540, 3785, 0, 0}, /* 8544 */
    {RT_TERM_LAND, 8544, 25, 0, 0}, /* 8545 */
    {RT_TERM_LAND, 8544, 29, 0, 0}, /* 8546 */
    {RT_TERM_LAND, 8540, 3786, 0, 0}, /* 8547 */
    {RT_TERM_LAND, 8547, 25, 0, 0}, /* 8548 */
    {RT_TERM_LAND, 8547, 29, 0, 0}, /* 8549 */
    {RT_TERM_LAND, 8521, 7698, 0, 0}, /* 8550 */
    {RT_TERM_LAND, 8550, 4376, 0, 0}, /* 8551 */
    {RT_TERM_LAND, 8551, 105, 0, 0}, /* 8552 */
    {RT_TERM_LAND, 8551, 161, 0, 0}, /* 8553 */
    {RT_TERM_LAND, 8550, 4381, 0, 0}, /* 8554 */
    {RT_TERM_LAND, 8554, 105, 0, 0}, /* 8555 */
    {RT_TERM_LAND, 8554, 161, 0, 0}, /* 8556 */
    {RT_TERM_LAND, 8550, 4386, 0, 0}, /* 8557 */
    {RT_TERM_LAND, 8557, 105, 0, 0}, /* 8558 */
    {RT_TERM_LAND, 8557, 161, 0, 0}, /* 8559 */
    {RT_TERM_LAND, 8322, 611, 0, 0}, /* 8560 */
    {RT_TERM_LAND, 8560, 19, 0, 0}, /* 8561 */
    {RT_TERM_LAND, 8561, 3787, 0, 0}, /* 8562 */
    {RT_TERM_LAND, 8562, 25, 0, 0}, /* 8563 */
    {RT_TERM_LAND, 8562, 29, 0, 0}, /* 8564 */
    {RT_TERM_LAND, 8561, 3785, 0, 0}, /* 8565 */
    {RT_TERM_LAND, 8565, 25, 0, 0}, /* 8566 */
    {RT_TERM_LAND, 8565, 29, 0, 0}, /* 8567 */
    {RT_TERM_LAND, 8561, 3786, 0, 0}, /* 8568 */
    {RT_TERM_LAND, 8568, 25, 0, 0}, /* 8569 */
    {RT_TERM_LAND, 8568, 29, 0, 0}, /* 8570 */
    {RT_TERM_LAND, 8561, 4376, 0, 0}, /* 8571 */
    {RT_TERM_LAND, 8571, 105, 0, 0}, /* 8572 */
    {RT_TERM_LAND, 8571, 161, 0, 0}, /* 8573 */
    {RT_TERM_LAND, 8561, 4381, 0, 0}, /* 8574 */
    {RT_TERM_LAND, 8574, 105, 0, 0}, /* 8575 */
    {RT_TERM_LAND, 8574, 161, 0, 0}, /* 8576 */
    {RT_TERM_LAND, 8561, 4386, 0, 0}, /* 8577 */
    {RT_TERM_LAND, 8577, 105, 0, 0}, /* 8578 */
    {RT_TERM_LAND, 8577, 161, 0, 0}, /* 8579 */
    {RT_TERM_LAND, 8561, 7687, 0, 0}, /* 8580 */
    {RT_TERM_LAND, 8580, 4376, 0, 0}, /* 8581 */
    {RT_TERM_LAND, 8581, 105, 0, 0}, /* 8582 */
    {RT_TERM_LAND, 8581, 161, 0, 0}, /* 8583 */
    {RT_TERM_LAND, 8580, 4381, 0, 0}, /* 8584 */
    {RT_TERM_LAND, 8584, 105, 0, 0}, /* 8585 */
    {RT_TERM_LAND, 8584, 161, 0, 0}, /* 8586 */
    {RT_TERM_LAND, 8580, 4386, 0, 0}, /* 8587 */
    {RT_TERM_LAND, 8587, 105, 0, 0}, /* 8588 */
    {RT_TERM_LAND, 8587, 161, 0, 0}, /* 8589 */
    {RT_TERM_LAND, 8561, 7698, 0, 0}, /* 8590 */
    {RT_TERM_LAND, 8590, 3787, 0, 0}, /* 8591 */
    {RT_TERM_LAND, 8591, 25, 0, 0}, /* 8592 */
    {RT_TERM_LAND, 8591, 29, 0, 0}, /* 8593 */
    {RT_TERM_LAND, 8590, 3785, 0, 0}, /* 8594 */
    {RT_TERM_LAND, 8594, 25, 0, 0}, /* 8595 */
    {RT_TERM_LAND, 8594, 29, 0, 0}, /* 8596 */
    {RT_TERM_LAND, 8590, 3786, 0, 0}, /* 8597 */
    {RT_TERM_LAND, 8597, 25, 0, 0}, /* 8598 */
    {RT_TERM_LAND, 8597, 29, 0, 0}, /* 8599 */
    {RT_TERM_LAND, 8560, 246, 0, 0}, /* 8600 */
    {RT_TERM_LAND, 8600, 3787, 0, 0}, /* 8601 */
    {RT_TERM_LAND, 8601, 25, 0, 0}, /* 8602 */
    {RT_TERM_LAND, 8601, 29, 0, 0}, /* 8603 */
    {RT_TERM_LAND, 8600, 3785, 0, 0}, /* 8604 */
    {RT_TERM_LAND, 8604, 25, 0, 0}, /* 8605 */
    {RT_TERM_LAND, 8604, 29, 0, 0}, /* 8606 */
    {RT_TERM_LAND, 8600, 3786, 0, 0}, /* 8607 */
    {RT_TERM_LAND, 8607, 25, 0, 0}, /* 8608 */
    {RT_TERM_LAND, 8607, 29, 0, 0}, /* 8609 */
    {RT_TERM_LAND, 8600, 4376, 0, 0}, /* 8610 */
    {RT_TERM_LAND, 8610, 105, 0, 0}, /* 8611 */
    {RT_TERM_LAND, 8610, 161, 0, 0}, /* 8612 */
    {RT_TERM_LAND, 8600, 4381, 0, 0}, /* 8613 */
    {RT_TERM_LAND, 8613, 105, 0, 0}, /* 8614 */
    {RT_TERM_LAND, 8613, 161, 0, 0}, /* 8615 */
    {RT_TERM_LAND, 8600, 4386, 0, 0}, /* 8616 */
    {RT_TERM_LAND, 8616, 105, 0, 0}, /* 8617 */
    {RT_TERM_LAND, 8616, 161, 0, 0}, /* 8618 */
    {RT_TERM_LAND, 8600, 7687, 0, 0}, /* 8619 */
    {RT_TERM_LAND, 8619, 3787, 0, 0}, /* 8620 */
    {RT_TERM_LAND, 8620, 25, 0, 0}, /* 8621 */
    {RT_TERM_LAND, 8620, 29, 0, 0}, /* 8622 */
    {RT_TERM_LAND, 8619, 3785, 0, 0}, /* 8623 */
    {RT_TERM_LAND, 8623, 25, 0, 0}, /* 8624 */
    {RT_TERM_LAND, 8623, 29, 0, 0}, /* 8625 */
    {RT_TERM_LAND, 8619, 3786, 0, 0}, /* 8626 */
    {RT_TERM_LAND, 8626, 25, 0, 0}, /* 8627 */
    {RT_TERM_LAND, 8626, 29, 0, 0}, /* 8628 */
    {RT_TERM_LAND, 8600, 7698, 0, 0}, /* 8629 */
    {RT_TERM_LAND, 8629, 4376, 0, 0}, /* 8630 */
    {RT_TERM_LAND, 8630, 105, 0, 0}, /* 8631 */
    {RT_TERM_LAND, 8630, 161, 0, 0}, /* 8632 */
    {RT_TERM_LAND, 8629, 4381, 0, 0}, /* 8633 */
    {RT_TERM_LAND, 8633, 105, 0, 0}, /* 8634 */
    {RT_TERM_LAND, 8633, 161, 0, 0}, /* 8635 */
    {RT_TERM_LAND, 8629, 4386, 0, 0}, /* 8636 */
    {RT_TERM_LAND, 8636, 105, 0, 0}, /* 8637 */
    {RT_TERM_LAND, 8636, 161, 0, 0}, /* 8638 */
    {RT_TERM_LAND, 8321, 2064, 0, 0}, /* 8639 */
    {RT_TERM_LAND, 8639, 120, 0, 0}, /* 8640 */
    {RT_TERM_LAND, 8640, 19, 0, 0}, /* 8641 */
    {RT_TERM_LAND, 8641, 3787, 0, 0}, /* 8642 */
    {RT_TERM_LAND, 8642, 25, 0, 0}, /* 8643 */
    {RT_TERM_LAND, 8642, 29, 0, 0}, /* 8644 */
    {RT_TERM_LAND, 8641, 3785, 0, 0}, /* 8645 */
    {RT_TERM_LAND, 8645, 25, 0, 0}, /* 8646 */
    {RT_TERM_LAND, 8645, 29, 0, 0}, /* 8647 */
    {RT_TERM_LAND, 8641, 3786, 0, 0}, /* 8648 */
    {RT_TERM_LAND, 8648, 25, 0, 0}, /* 8649 */
    {RT_TERM_LAND, 8648, 29, 0, 0}, /* 8650 */
    {RT_TERM_LAND, 8641, 4376, 0, 0}, /* 8651 */
    {RT_TERM_LAND, 8651, 105, 0, 0}, /* 8652 */
    {RT_TERM_LAND, 8651, 161, 0, 0}, /* 8653 */
    {RT_TERM_LAND, 8641, 4381, 0, 0}, /* 8654 */
    {RT_TERM_LAND, 8654, 105, 0, 0}, /* 8655 */
    {RT_TERM_LAND, 8654, 161, 0, 0}, /* 8656 */
    {RT_TERM_LAND, 8641, 4386, 0, 0}, /* 8657 */
    {RT_TERM_LAND, 8657, 105, 0, 0}, /* 8658 */
    {RT_TERM_LAND, 8657, 161, 0, 0}, /* 8659 */
    {RT_TERM_LAND, 8641, 7687, 0, 0}, /* 8660 */
    {RT_TERM_LAND, 8660, 4376, 0, 0}, /* 8661 */
    {RT_TERM_LAND, 8661, 105, 0, 0}, /* 8662 */
    {RT_TERM_LAND, 8661, 161, 0, 0}, /* 8663 */
    {RT_TERM_LAND, 8660, 4381, 0, 0}, /* 8664 */
    {RT_TERM_LAND, 8664, 105, 0, 0}, /* 8665 */
    {RT_TERM_LAND, 8664, 161, 0, 0}, /* 8666 */
    {RT_TERM_LAND, 8660, 4386, 0, 0}, /* 8667 */
    {RT_TERM_LAND, 8667, 105, 0, 0}, /* 8668 */
    {RT_TERM_LAND, 8667, 161, 0, 0}, /* 8669 */
    {RT_TERM_LAND, 8641, 7698, 0, 0}, /* 8670 */
    {RT_TERM_LAND, 8670, 3787, 0, 0}, /* 8671 */
    {RT_TERM_LAND, 8671, 25, 0, 0}, /* 8672 */
    {RT_TERM_LAND, 8671, 29, 0, 0}, /* 8673 */
    {RT_TERM_LAND, 8670, 3785, 0, 0}, /* 8674 */
    {RT_TERM_LAND, 8674, 25, 0, 0}, /* 8675 */
    {RT_TERM_LAND, 8674, 29, 0, 0}, /* 8676 */
    {RT_TERM_LAND, 8670, 3786, 0, 0}, /* 8677 */
    {RT_TERM_LAND, 8677, 25, 0, 0}, /* 8678 */
    {RT_TERM_LAND, 8677, 29, 0, 0}, /* 8679 */
    {RT_TERM_LAND, 8640, 246, 0, 0}, /* 8680 */
    {RT_TERM_LAND, 8680, 3787, 0, 0}, /* 8681 */
    {RT_TERM_LAND, 8681, 25, 0, 0}, /* 8682 */
    {RT_TERM_LAND, 8681, 29, 0, 0}, /* 8683 */
    {RT_TERM_LAND, 8680, 3785, 0, 0}, /* 8684 */
    {RT_TERM_LAND, 8684, 25, 0, 0}, /* 8685 */
    {RT_TERM_LAND, 8684, 29, 0, 0}, /* 8686 */
    {RT_TERM_LAND, 8680, 3786, 0, 0}, /* 8687 */
    {RT_TERM_LAND, 8687, 25, 0, 0}, /* 8688 */
    {RT_TERM_LAND, 8687, 29, 0, 0}, /* 8689 */
    {RT_TERM_LAND, 8680, 4376, 0, 0}, /* 8690 */
    {RT_TERM_LAND, 8690, 105, 0, 0}, /* 8691 */
    {RT_TERM_LAND, 8690, 161, 0, 0}, /* 8692 */
    {RT_TERM_LAND, 8680, 4381, 0, 0}, /* 8693 */
    {RT_TERM_LAND, 8693, 105, 0, 0}, /* 8694 */
    {RT_TERM_LAND, 8693, 161, 0, 0}, /* 8695 */
    {RT_TERM_LAND, 8680, 4386, 0, 0}, /* 8696 */
    {RT_TERM_LAND, 8696, 105, 0, 0}, /* 8697 */
    {RT_TERM_LAND, 8696, 161, 0, 0}, /* 8698 */
    {RT_TERM_LAND, 8680, 7687, 0, 0}, /* 8699 */
    {RT_TERM_LAND, 8699, 3787, 0, 0}, /* 8700 */
    {RT_TERM_LAND, 8700, 25, 0, 0}, /* 8701 */
    {RT_TERM_LAND, 8700, 29, 0, 0}, /* 8702 */
    {RT_TERM_LAND, 8699, 3785, 0, 0}, /* 8703 */
    {RT_TERM_LAND, 8703, 25, 0, 0}, /* 8704 */
    {RT_TERM_LAND, 8703, 29, 0, 0}, /* 8705 */
    {RT_TERM_LAND, 8699, 3786, 0, 0}, /* 8706 */
    {RT_TERM_LAND, 8706, 25, 0, 0}, /* 8707 */
    {RT_TERM_LAND, 8706, 29, 0, 0}, /* 8708 */
    {RT_TERM_LAND, 8680, 7698, 0, 0}, /* 8709 */
    {RT_TERM_LAND, 8709, 4376, 0, 0}, /* 8710 */
    {RT_TERM_LAND, 8710, 105, 0, 0}, /* 8711 */
    {RT_TERM_LAND, 8710, 161, 0, 0}, /* 8712 */
    {RT_TERM_LAND, 8709, 4381, 0, 0}, /* 8713 */
    {RT_TERM_LAND, 8713, 105, 0, 0}, /* 8714 */
    {RT_TERM_LAND, 8713, 161, 0, 0}, /* 8715 */
    {RT_TERM_LAND, 8709, 4386, 0, 0}, /* 8716 */
    {RT_TERM_LAND, 8716, 105, 0, 0}, /* 8717 */
    {RT_TERM_LAND, 8716, 161, 0, 0}, /* 8718 */
    {RT_TERM_LAND, 8640, 7762, 0, 0}, /* 8719 */
    {RT_TERM_LAND, 8719, 19, 0, 0}, /* 8720 */
    {RT_TERM_LAND, 8720, 3787, 0, 0}, /* 8721 */
    {RT_TERM_LAND, 8721, 25, 0, 0}, /* 8722 */
    {RT_TERM_LAND, 8721, 29, 0, 0}, /* 8723 */
    {RT_TERM_LAND, 8720, 3785, 0, 0}, /* 8724 */
    {RT_TERM_LAND, 8724, 25, 0, 0}, /* 8725 */
    {RT_TERM_LAND, 8724, 29, 0, 0}, /* 8726 */
    {RT_TERM_LAND, 8720, 3786, 0, 0}, /* 8727 */
    {RT_TERM_LAND, 8727, 25, 0, 0}, /* 8728 */
    {RT_TERM_LAND, 8727, 29, 0, 0}, /* 8729 */
    {RT_TERM_LAND, 8720, 4376, 0, 0}, /* 8730 */
    {RT_TERM_LAND, 8730, 105, 0, 0}, /* 8731 */
    {RT_TERM_LAND, 8730, 161, 0, 0}, /* 8732 */
    {RT_TERM_LAND, 8720, 4381, 0, 0}, /* 8733 */
    {RT_TERM_LAND, 8733, 105, 0, 0}, /* 8734 */
    {RT_TERM_LAND, 8733, 161, 0, 0}, /* 8735 */
    {RT_TERM_LAND, 8720, 4386, 0, 0}, /* 8736 */
    {RT_TERM_LAND, 8736, 105, 0, 0}, /* 8737 */
    {RT_TERM_LAND, 8736, 161, 0, 0}, /* 8738 */
    {RT_TERM_LAND, 8720, 7687, 0, 0}, /* 8739 */
    {RT_TERM_LAND, 8739, 4376, 0, 0}, /* 8740 */
    {RT_TERM_LAND, 8740, 105, 0, 0}, /* 8741 */
    {RT_TERM_LAND, 8740, 161, 0, 0}, /* 8742 */
    {RT_TERM_LAND, 8739, 4381, 0, 0}, /* 8743 */
    {RT_TERM_LAND, 8743, 105, 0, 0}, /* 8744 */
    {RT_TERM_LAND, 8743, 161, 0, 0}, /* 8745 */
    {RT_TERM_LAND, 8739, 4386, 0, 0}, /* 8746 */
    {RT_TERM_LAND, 8746, 105, 0, 0}, /* 8747 */
    {RT_TERM_LAND, 8746, 161, 0, 0}, /* 8748 */
    {RT_TERM_LAND, 8720, 7698, 0, 0}, /* 8749 */
    {RT_TERM_LAND, 8749, 3787, 0, 0}, /* 8750 */
    {RT_TERM_LAND, 8750, 25, 0, 0}, /* 8751 */
    {RT_TERM_LAND, 8750, 29, 0, 0}, /* 8752 */
    {RT_TERM_LAND, 8749, 3785, 0, 0}, /* 8753 */
    {RT_TERM_LAND, 8753, 25, 0, 0}, /* 8754 */
    {RT_TERM_LAND, 8753, 29, 0, 0}, /* 8755 */
    {RT_TERM_LAND, 8749, 3786, 0, 0}, /* 8756 */
    {RT_TERM_LAND, 8756, 25, 0, 0}, /* 8757 */
    {RT_TERM_LAND, 8756, 29, 0, 0}, /* 8758 */
    {RT_TERM_LAND, 8719, 246, 0, 0}, /* 8759 */
    {RT_TERM_LAND, 8759, 3787, 0, 0}, /* 8760 */
    {RT_TERM_LAND, 8760, 25, 0, 0}, /* 8761 */
    {RT_TERM_LAND, 8760, 29, 0, 0}, /* 8762 */
    {RT_TERM_LAND, 8759, 3785, 0, 0}, /* 8763 */
    {RT_TERM_LAND, 8763, 25, 0, 0}, /* 8764 */
    {RT_TERM_LAND, 8763, 29, 0, 0}, /* 8765 */
    {RT_TERM_LAND, 8759, 3786, 0, 0}, /* 8766 */
    {RT_TERM_LAND, 8766, 25, 0, 0}, /* 8767 */
    {RT_TERM_LAND, 8766, 29, 0, 0}, /* 8768 */
    {RT_TERM_LAND, 8759, 4376, 0, 0}, /* 8769 */
    {RT_TERM_LAND, 8769, 105, 0, 0}, /* 8770 */
    {RT_TERM_LAND, 8769, 161, 0, 0}, /* 8771 */
    {RT_TERM_LAND, 8759, 4381, 0, 0}, /* 8772 */
    {RT_TERM_LAND, 8772, 105, 0, 0}, /* 8773 */
    {RT_TERM_LAND, 8772, 161, 0, 0}, /* 8774 */
    {RT_TERM_LAND, 8759, 4386, 0, 0}, /* 8775 */
    {RT_TERM_LAND, 8775, 105, 0, 0}, /* 8776 */
    {RT_TERM_LAND, 8775, 161, 0, 0}, /* 8777 */
    {RT_TERM_LAND, 8759, 7687, 0, 0}, /* 8778 */
    {RT_TERM_LAND, 8778, 3787, 0, 0}, /* 8779 */
    {RT_TERM_LAND, 8779, 25, 0, 0}, /* 8780 */
    {RT_TERM_LAND, 8779, 29, 0, 0}, /* 8781 */
    {RT_TERM_LAND, 8778, 3785, 0, 0}, /* 8782 */
    {RT_TERM_LAND, 8782, 25, 0, 0}, /* 8783 */
    {RT_TERM_LAND, 8782, 29, 0, 0}, /* 8784 */
    {RT_TERM_LAND, 8778, 3786, 0, 0}, /* 8785 */
    {RT_TERM_LAND, 8785, 25, 0, 0}, /* 8786 */
    {RT_TERM_LAND, 8785, 29, 0, 0}, /* 8787 */
    {RT_TERM_LAND, 8759, 7698, 0, 0}, /* 8788 */
    {RT_TERM_LAND, 8788, 4376, 0, 0}, /* 8789 */
    {RT_TERM_LAND, 8789, 105, 0, 0}, /* 8790 */
    {RT_TERM_LAND, 8789, 161, 0, 0}, /* 8791 */
    {RT_TERM_LAND, 8788, 4381, 0, 0}, /* 8792 */
    {RT_TERM_LAND, 8792, 105, 0, 0}, /* 8793 */
    {RT_TERM_LAND, 8792, 161, 0, 0}, /* 8794 */
    {RT_TERM_LAND, 8788, 4386, 0, 0}, /* 8795 */
    {RT_TERM_LAND, 8795, 105, 0, 0}, /* 8796 */
    {RT_TERM_LAND, 8795, 161, 0, 0}, /* 8797 */
    {RT_TERM_LAND, 8719, 7843, 0, 0}, /* 8798 */
    {RT_TERM_LAND, 8798, 19, 0, 0}, /* 8799 */
    {RT_TERM_LAND, 8799, 3787, 0, 0}, /* 8800 */
    {RT_TERM_LAND, 8800, 25, 0, 0}, /* 8801 */
    {RT_TERM_LAND, 8800, 29, 0, 0}, /* 8802 */
    {RT_TERM_LAND, 8799, 3785, 0, 0}, /* 8803 */
    {RT_TERM_LAND, 8803, 25, 0, 0}, /* 8804 */
    {RT_TERM_LAND, 8803, 29, 0, 0}, /* 8805 */
    {RT_TERM_LAND, 8799, 3786, 0, 0}, /* 8806 */
    {RT_TERM_LAND, 8806, 25, 0, 0}, /* 8807 */
    {RT_TERM_LAND, 8806, 29, 0, 0}, /* 8808 */
    {RT_TERM_LAND, 8799, 4376, 0, 0}, /* 8809 */
    {RT_TERM_LAND, 8809, 105, 0, 0}, /* 8810 */
    {RT_TERM_LAND, 8809, 161, 0, 0}, /* 8811 */
    {RT_TERM_LAND, 8799, 4381, 0, 0}, /* 8812 */
    {RT_TERM_LAND, 8812, 105, 0, 0}, /* 8813 */
    {RT_TERM_LAND, 8812, 161, 0, 0}, /* 8814 */
    {RT_TERM_LAND, 8799, 4386, 0, 0}, /* 8815 */
    {RT_TERM_LAND, 8815, 105, 0, 0}, /* 8816 */
    {RT_TERM_LAND, 8815, 161, 0, 0}, /* 8817 */
    {RT_TERM_LAND, 8799, 7687, 0, 0}, /* 8818 */
    {RT_TERM_LAND, 8818, 4376, 0, 0}, /* 8819 */
    {RT_TERM_LAND, 8819, 105, 0, 0}, /* 8820 */
    {RT_TERM_LAND, 8819, 161, 0, 0}, /* 8821 */
    {RT_TERM_LAND, 8818, 4381, 0, 0}, /* 8822 */
    {RT_TERM_LAND, 8822, 105, 0, 0}, /* 8823 */
    {RT_TERM_LAND, 8822, 161, 0, 0}, /* 8824 */
    {RT_TERM_LAND, 8818, 4386, 0, 0}, /* 8825 */
    {RT_TERM_LAND, 8825, 105, 0, 0}, /* 8826 */
    {RT_TERM_LAND, 8825, 161, 0, 0}, /* 8827 */
    {RT_TERM_LAND, 8799, 7698, 0, 0}, /* 8828 */
    {RT_TERM_LAND, 8828, 3787, 0, 0}, /* 8829 */
    {RT_TERM_LAND, 8829, 25, 0, 0}, /* 8830 */
    {RT_TERM_LAND, 8829, 29, 0, 0}, /* 8831 */
    {RT_TERM_LAND, 8828, 3785, 0, 0}, /* 8832 */
    {RT_TERM_LAND, 8832, 25, 0, 0}, /* 8833 */
    {RT_TERM_LAND, 8832, 29, 0, 0}, /* 8834 */
    {RT_TERM_LAND, 8828, 3786, 0, 0}, /* 8835 */
    {RT_TERM_LAND, 8835, 25, 0, 0}, /* 8836 */
    {RT_TERM_LAND, 8835, 29, 0, 0}, /* 8837 */
    {RT_TERM_LAND, 8798, 246, 0, 0}, /* 8838 */
    {RT_TERM_LAND, 8838, 3787, 0, 0}, /* 8839 */
    {RT_TERM_LAND, 8839, 25, 0, 0}, /* 8840 */
    {RT_TERM_LAND, 8839, 29, 0, 0}, /* 8841 */
    {RT_TERM_LAND, 8838, 3785, 0, 0}, /* 8842 */
    {RT_TERM_LAND, 8842, 25, 0, 0}, /* 8843 */
    {RT_TERM_LAND, 8842, 29, 0, 0}, /* 8844 */
    {RT_TERM_LAND, 8838, 3786, 0, 0}, /* 8845 */
    {RT_TERM_LAND, 8845, 25, 0, 0}, /* 8846 */
    {RT_TERM_LAND, 8845, 29, 0, 0}, /* 8847 */
    {RT_TERM_LAND, 8838, 4376, 0, 0}, /* 8848 */
    {RT_TERM_LAND, 8848, 105, 0, 0}, /* 8849 */
    {RT_TERM_LAND, 8848, 161, 0, 0}, /* 8850 */
    {RT_TERM_LAND, 8838, 4381, 0, 0}, /* 8851 */
    {RT_TERM_LAND, 8851, 105, 0, 0}, /* 8852 */
    {RT_TERM_LAND, 8851, 161, 0, 0}, /* 8853 */
    {RT_TERM_LAND, 8838, 4386, 0, 0}, /* 8854 */
    {RT_TERM_LAND, 8854, 105, 0, 0}, /* 8855 */
    {RT_TERM_LAND, 8854, 161, 0, 0}, /* 8856 */
    {RT_TERM_LAND, 8838, 7687, 0, 0}, /* 8857 */
    {RT_TERM_LAND, 8857, 3787, 0, 0}, /* 8858 */
    {RT_TERM_LAND, 8858, 25, 0, 0}, /* 8859 */
    {RT_TERM_LAND, 8858, 29, 0, 0}, /* 8860 */
    {RT_TERM_LAND, 8857, 3785, 0, 0}, /* 8861 */
    {RT_TERM_LAND, 8861, 25, 0, 0}, /* 8862 */
    {RT_TERM_LAND, 8861, 29, 0, 0}, /* 8863 */
    {RT_TERM_LAND, 8857, 3786, 0, 0}, /* 8864 */
    {RT_TERM_LAND, 8864, 25, 0, 0}, /* 8865 */
    {RT_TERM_LAND, 8864, 29, 0, 0}, /* 8866 */
    {RT_TERM_LAND, 8838, 7698, 0, 0}, /* 8867 */
    {RT_TERM_LAND, 8867, 4376, 0, 0}, /* 8868 */
    {RT_TERM_LAND, 8868, 105, 0, 0}, /* 8869 */
    {RT_TERM_LAND, 8868, 161, 0, 0}, /* 8870 */
    {RT_TERM_LAND, 8867, 4381, 0, 0}, /* 8871 */
    {RT_TERM_LAND, 8871, 105, 0, 0}, /* 8872 */
    {RT_TERM_LAND, 8871, 161, 0, 0}, /* 8873 */
    {RT_TERM_LAND, 8867, 4386, 0, 0}, /* 8874 */
    {RT_TERM_LAND, 8874, 105, 0, 0}, /* 8875 */
    {RT_TERM_LAND, 8874, 161, 0, 0}, /* 8876 */
    {RT_TERM_LAND, 8639, 611, 0, 0}, /* 8877 */
    {RT_TERM_LAND, 8877, 19, 0, 0}, /* 8878 */
    {RT_TERM_LAND, 8878, 3787, 0, 0}, /* 8879 */
    {RT_TERM_LAND, 8879, 25, 0, 0}, /* 8880 */
    {RT_TERM_LAND, 8879, 29, 0, 0}, /* 8881 */
    {RT_TERM_LAND, 8878, 3785, 0, 0}, /* 8882 */
    {RT_TERM_LAND, 8882, 25, 0, 0}, /* 8883 */
    {RT_TERM_LAND, 8882, 29, 0, 0}, /* 8884 */
    {RT_TERM_LAND, 8878, 3786, 0, 0}, /* 8885 */
    {RT_TERM_LAND, 8885, 25, 0, 0}, /* 8886 */
    {RT_TERM_LAND, 8885, 29, 0, 0}, /* 8887 */
    {RT_TERM_LAND, 8878, 4376, 0, 0}, /* 8888 */
    {RT_TERM_LAND, 8888, 105, 0, 0}, /* 8889 */
    {RT_TERM_LAND, 8888, 161, 0, 0}, /* 8890 */
    {RT_TERM_LAND, 8878, 4381, 0, 0}, /* 8891 */
    {RT_TERM_LAND, 8891, 105, 0, 0}, /* 8892 */
    {RT_TERM_LAND, 8891, 161, 0, 0}, /* 8893 */
    {RT_TERM_LAND, 8878, 4386, 0, 0}, /* 8894 */
    {RT_TERM_LAND, 8894, 105, 0, 0}, /* 8895 */
    {RT_TERM_LAND, 8894, 161, 0, 0}, /* 8896 */
    {RT_TERM_LAND, 8878, 7687, 0, 0}, /* 8897 */
    {RT_TERM_LAND, 8897, 4376, 0, 0}, /* 8898 */
    {RT_TERM_LAND, 8898, 105, 0, 0}, /* 8899 */
    {RT_TERM_LAND, 8898, 161, 0, 0}, /* 8900 */
    {RT_TERM_LAND, 8897, 4381, 0, 0}, /* 8901 */
    {RT_TERM_LAND, 8901, 105, 0, 0}, /* 8902 */
    {RT_TERM_LAND, 8901, 161, 0, 0}, /* 8903 */
    {RT_TERM_LAND, 8897, 4386, 0, 0}, /* 8904 */
    {RT_TERM_LAND, 8904, 105, 0, 0}, /* 8905 */
    {RT_TERM_LAND, 8904, 161, 0, 0}, /* 8906 */
    {RT_TERM_LAND, 8878, 7698, 0, 0}, /* 8907 */
    {RT_TERM_LAND, 8907, 3787, 0, 0}, /* 8908 */
    {RT_TERM_LAND, 8908, 25, 0, 0}, /* 8909 */
    {RT_TERM_LAND, 8908, 29, 0, 0}, /* 8910 */
    {RT_TERM_LAND, 8907, 3785, 0, 0}, /* 8911 */
    {RT_TERM_LAND, 8911, 25, 0, 0}, /* 8912 */
    {RT_TERM_LAND, 8911, 29, 0, 0}, /* 8913 */
    {RT_TERM_LAND, 8907, 3786, 0, 0}, /* 8914 */
    {RT_TERM_LAND, 8914, 25, 0, 0}, /* 8915 */
    {RT_TERM_LAND, 8914, 29, 0, 0}, /* 8916 */
    {RT_TERM_LAND, 8877, 246, 0, 0}, /* 8917 */
    {RT_TERM_LAND, 8917, 3787, 0, 0}, /* 8918 */
    {RT_TERM_LAND, 8918, 25, 0, 0}, /* 8919 */
    {RT_TERM_LAND, 8918, 29, 0, 0}, /* 8920 */
    {RT_TERM_LAND, 8917, 3785, 0, 0}, /* 8921 */
    {RT_TERM_LAND, 8921, 25, 0, 0}, /* 8922 */
    {RT_TERM_LAND, 8921, 29, 0, 0}, /* 8923 */
    {RT_TERM_LAND, 8917, 3786, 0, 0}, /* 8924 */
    {RT_TERM_LAND, 8924, 25, 0, 0}, /* 8925 */
    {RT_TERM_LAND, 8924, 29, 0, 0}, /* 8926 */
    {RT_TERM_LAND, 8917, 4376, 0, 0}, /* 8927 */
    {RT_TERM_LAND, 8927, 105, 0, 0}, /* 8928 */
    {RT_TERM_LAND, 8927, 161, 0, 0}, /* 8929 */
    {RT_TERM_LAND, 8917, 4381, 0, 0}, /* 8930 */
    {RT_TERM_LAND, 8930, 105, 0, 0}, /* 8931 */
    {RT_TERM_LAND, 8930, 161, 0, 0}, /* 8932 */
    {RT_TERM_LAND, 8917, 4386, 0, 0}, /* 8933 */
    {RT_TERM_LAND, 8933, 105, 0, 0}, /* 8934 */
    {RT_TERM_LAND, 8933, 161, 0, 0}, /* 8935 */
    {RT_TERM_LAND, 8917, 7687, 0, 0}, /* 8936 */
    {RT_TERM_LAND, 8936, 3787, 0, 0}, /* 8937 */
    {RT_TERM_LAND, 8937, 25, 0, 0}, /* 8938 */
    {RT_TERM_LAND, 8937, 29, 0, 0}, /* 8939 */
    {RT_TERM_LAND, 8936, 3785, 0, 0}, /* 8940 */
    {RT_TERM_LAND, 8940, 25, 0, 0}, /* 8941 */
    {RT_TERM_LAND, 8940, 29, 0, 0}, /* 8942 */
    {RT_TERM_LAND, 8936, 3786, 0, 0}, /* 8943 */
    {RT_TERM_LAND, 8943, 25, 0, 0}, /* 8944 */
    {RT_TERM_LAND, 8943, 29, 0, 0}, /* 8945 */
    {RT_TERM_LAND, 8917, 7698, 0, 0}, /* 8946 */
    {RT_TERM_LAND, 8946, 4376, 0, 0}, /* 8947 */
    {RT_TERM_LAND, 8947, 105, 0, 0}, /* 8948 */
    {RT_TERM_LAND, 8947, 161, 0, 0}, /* 8949 */
    {RT_TERM_LAND, 8946, 4381, 0, 0}, /* 8950 */
    {RT_TERM_LAND, 8950, 105, 0, 0}, /* 8951 */
    {RT_TERM_LAND, 8950, 161, 0, 0}, /* 8952 */
    {RT_TERM_LAND, 8946, 4386, 0, 0}, /* 8953 */
    {RT_TERM_LAND, 8953, 105, 0, 0}, /* 8954 */
    {RT_TERM_LAND, 8953, 161, 0, 0}, /* 8955 */
    {RT_TERM_LNOT, 7644, 0, 0, 0}, /* 8956 */
    {RT_TERM_LAND, 7643, 8956, 0, 0}, /* 8957 */
    {RT_TERM_EQ, 205, 68, 0, 0}, /* 8958 */
    {RT_TERM_LAND, 8957, 8958, 0, 0}, /* 8959 */
    {RT_TERM_LAND, 8959, 120, 0, 0}, /* 8960 */
    {RT_TERM_LAND, 8960, 19, 0, 0}, /* 8961 */
    {RT_TERM_LAND, 8961, 3787, 0, 0}, /* 8962 */
    {RT_TERM_LAND, 8962, 25, 0, 0}, /* 8963 */
    {RT_TERM_LAND, 8962, 29, 0, 0}, /* 8964 */
    {RT_TERM_LAND, 8961, 3785, 0, 0}, /* 8965 */
    {RT_TERM_LAND, 8965, 25, 0, 0}, /* 8966 */
    {RT_TERM_LAND, 8965, 29, 0, 0}, /* 8967 */
    {RT_TERM_LAND, 8961, 3786, 0, 0}, /* 8968 */
    {RT_TERM_LAND, 8968, 25, 0, 0}, /* 8969 */
    {RT_TERM_LAND, 8968, 29, 0, 0}, /* 8970 */
    {RT_TERM_LAND, 8961, 4376, 0, 0}, /* 8971 */
    {RT_TERM_LAND, 8971, 105, 0, 0}, /* 8972 */
    {RT_TERM_LAND, 8971, 161, 0, 0}, /* 8973 */
    {RT_TERM_LAND, 8961, 4381, 0, 0}, /* 8974 */
    {RT_TERM_LAND, 8974, 105, 0, 0}, /* 8975 */
    {RT_TERM_LAND, 8974, 161, 0, 0}, /* 8976 */
    {RT_TERM_LAND, 8961, 4386, 0, 0}, /* 8977 */
    {RT_TERM_LAND, 8977, 105, 0, 0}, /* 8978 */
    {RT_TERM_LAND, 8977, 161, 0, 0}, /* 8979 */
    {RT_TERM_LAND, 8961, 7687, 0, 0}, /* 8980 */
    {RT_TERM_LAND, 8980, 4376, 0, 0}, /* 8981 */
    {RT_TERM_LAND, 8981, 105, 0, 0}, /* 8982 */
    {RT_TERM_LAND, 8981, 161, 0, 0}, /* 8983 */
    {RT_TERM_LAND, 8980, 4381, 0, 0}, /* 8984 */
    {RT_TERM_LAND, 8984, 105, 0, 0}, /* 8985 */
    {RT_TERM_LAND, 8984, 161, 0, 0}, /* 8986 */
    {RT_TERM_LAND, 8980, 4386, 0, 0}, /* 8987 */
    {RT_TERM_LAND, 8987, 105, 0, 0}, /* 8988 */
    {RT_TERM_LAND, 8987, 161, 0, 0}, /* 8989 */
    {RT_TERM_LAND, 8961, 7698, 0, 0}, /* 8990 */
    {RT_TERM_LAND, 8990, 3787, 0, 0}, /* 8991 */
    {RT_TERM_LAND, 8991, 25, 0, 0}, /* 8992 */
    {RT_TERM_LAND, 8991, 29, 0, 0}, /* 8993 */
    {RT_TERM_LAND, 8990, 3785, 0, 0}, /* 8994 */
    {RT_TERM_LAND, 8994, 25, 0, 0}, /* 8995 */
    {RT_TERM_LAND, 8994, 29, 0, 0}, /* 8996 */
    {RT_TERM_LAND, 8990, 3786, 0, 0}, /* 8997 */
    {RT_TERM_LAND, 8997, 25, 0, 0}, /* 8998 */
    {RT_TERM_LAND, 8997, 29, 0, 0}, /* 8999 */
    {RT_TERM_LAND, 8960, 246, 0, 0}, /* 9000 */
    {RT_TERM_LAND, 9000, 3787, 0, 0}, /* 9001 */
    {RT_TERM_LAND, 9001, 25, 0, 0}, /* 9002 */
    {RT_TERM_LAND, 9001, 29, 0, 0}, /* 9003 */
    {RT_TERM_LAND, 9000, 3785, 0, 0}, /* 9004 */
    {RT_TERM_LAND, 9004, 25, 0, 0}, /* 9005 */
    {RT_TERM_LAND, 9004, 29, 0, 0}, /* 9006 */
    {RT_TERM_LAND, 9000, 3786, 0, 0}, /* 9007 */
    {RT_TERM_LAND, 9007, 25, 0, 0}, /* 9008 */
    {RT_TERM_LAND, 9007, 29, 0, 0}, /* 9009 */
    {RT_TERM_LAND, 9000, 4376, 0, 0}, /* 9010 */
    {RT_TERM_LAND, 9010, 105, 0, 0}, /* 9011 */
    {RT_TERM_LAND, 9010, 161, 0, 0}, /* 9012 */
    {RT_TERM_LAND, 9000, 4381, 0, 0}, /* 9013 */
    {RT_TERM_LAND, 9013, 105, 0, 0}, /* 9014 */
    {RT_TERM_LAND, 9013, 161, 0, 0}, /* 9015 */
    {RT_TERM_LAND, 9000, 4386, 0, 0}, /* 9016 */
    {RT_TERM_LAND, 9016, 105, 0, 0}, /* 9017 */
    {RT_TERM_LAND, 9016, 161, 0, 0}, /* 9018 */
    {RT_TERM_LAND, 9000, 7687, 0, 0}, /* 9019 */
    {RT_TERM_LAND, 9019, 3787, 0, 0}, /* 9020 */
    {RT_TERM_LAND, 9020, 25, 0, 0}, /* 9021 */
    {RT_TERM_LAND, 9020, 29, 0, 0}, /* 9022 */
    {RT_TERM_LAND, 9019, 3785, 0, 0}, /* 9023 */
    {RT_TERM_LAND, 9023, 25, 0, 0}, /* 9024 */
    {RT_TERM_LAND, 9023, 29, 0, 0}, /* 9025 */
    {RT_TERM_LAND, 9019, 3786, 0, 0}, /* 9026 */
    {RT_TERM_LAND, 9026, 25, 0, 0}, /* 9027 */
    {RT_TERM_LAND, 9026, 29, 0, 0}, /* 9028 */
    {RT_TERM_LAND, 9000, 7698, 0, 0}, /* 9029 */
    {RT_TERM_LAND, 9029, 4376, 0, 0}, /* 9030 */
    {RT_TERM_LAND, 9030, 105, 0, 0}, /* 9031 */
    {RT_TERM_LAND, 9030, 161, 0, 0}, /* 9032 */
    {RT_TERM_LAND, 9029, 4381, 0, 0}, /* 9033 */
    {RT_TERM_LAND, 9033, 105, 0, 0}, /* 9034 */
    {RT_TERM_LAND, 9033, 161, 0, 0}, /* 9035 */
    {RT_TERM_LAND, 9029, 4386, 0, 0}, /* 9036 */
    {RT_TERM_LAND, 9036, 105, 0, 0}, /* 9037 */
    {RT_TERM_LAND, 9036, 161, 0, 0}, /* 9038 */
    {RT_TERM_LAND, 8960, 7762, 0, 0}, /* 9039 */
    {RT_TERM_LAND, 9039, 19, 0, 0}, /* 9040 */
    {RT_TERM_LAND, 9040, 3787, 0, 0}, /* 9041 */
    {RT_TERM_LAND, 9041, 25, 0, 0}, /* 9042 */
    {RT_TERM_LAND, 9041, 29, 0, 0}, /* 9043 */
    {RT_TERM_LAND, 9040, 3785, 0, 0}, /* 9044 */
    {RT_TERM_LAND, 9044, 25, 0, 0}, /* 9045 */
    {RT_TERM_LAND, 9044, 29, 0, 0}, /* 9046 */
    {RT_TERM_LAND, 9040, 3786, 0, 0}, /* 9047 */
    {RT_TERM_LAND, 9047, 25, 0, 0}, /* 9048 */
    {RT_TERM_LAND, 9047, 29, 0, 0}, /* 9049 */
    {RT_TERM_LAND, 9040, 4376, 0, 0}, /* 9050 */
    {RT_TERM_LAND, 9050, 105, 0, 0}, /* 9051 */
    {RT_TERM_LAND, 9050, 161, 0, 0}, /* 9052 */
    {RT_TERM_LAND, 9040, 4381, 0, 0}, /* 9053 */
    {RT_TERM_LAND, 9053, 105, 0, 0}, /* 9054 */
    {RT_TERM_LAND, 9053, 161, 0, 0}, /* 9055 */
    {RT_TERM_LAND, 9040, 4386, 0, 0}, /* 9056 */
    {RT_TERM_LAND, 9056, 105, 0, 0}, /* 9057 */
    {RT_TERM_LAND, 9056, 161, 0, 0}, /* 9058 */
    {RT_TERM_LAND, 9040, 7687, 0, 0}, /* 9059 */
    {RT_TERM_LAND, 9059, 4376, 0, 0}, /* 9060 */
    {RT_TERM_LAND, 9060, 105, 0, 0}, /* 9061 */
    {RT_TERM_LAND, 9060, 161, 0, 0}, /* 9062 */
    {RT_TERM_LAND, 9059, 4381, 0, 0}, /* 9063 */
    {RT_TERM_LAND, 9063, 105, 0, 0}, /* 9064 */
    {RT_TERM_LAND, 9063, 161, 0, 0}, /* 9065 */
    {RT_TERM_LAND, 9059, 4386, 0, 0}, /* 9066 */
    {RT_TERM_LAND, 9066, 105, 0, 0}, /* 9067 */
    {RT_TERM_LAND, 9066, 161, 0, 0}, /* 9068 */
    {RT_TERM_LAND, 9040, 7698, 0, 0}, /* 9069 */
    {RT_TERM_LAND, 9069, 3787, 0, 0}, /* 9070 */
    {RT_TERM_LAND, 9070, 25, 0, 0}, /* 9071 */
    {RT_TERM_LAND, 9070, 29, 0, 0}, /* 9072 */
    {RT_TERM_LAND, 9069, 3785, 0, 0}, /* 9073 */
    {RT_TERM_LAND, 9073, 25, 0, 0}, /* 9074 */
    {RT_TERM_LAND, 9073, 29, 0, 0}, /* 9075 */
    {RT_TERM_LAND, 9069, 3786, 0, 0}, /* 9076 */
    {RT_TERM_LAND, 9076, 25, 0, 0}, /* 9077 */
    {RT_TERM_LAND, 9076, 29, 0, 0}, /* 9078 */
    {RT_TERM_LAND, 9039, 246, 0, 0}, /* 9079 */
    {RT_TERM_LAND, 9079, 3787, 0, 0}, /* 9080 */
    {RT_TERM_LAND, 9080, 25, 0, 0}, /* 9081 */
    {RT_TERM_LAND, 9080, 29, 0, 0}, /* 9082 */
    {RT_TERM_LAND, 9079, 3785, 0, 0}, /* 9083 */
    {RT_TERM_LAND, 9083, 25, 0, 0}, /* 9084 */
    {RT_TERM_LAND, 9083, 29, 0, 0}, /* 9085 */
    {RT_TERM_LAND, 9079, 3786, 0, 0}, /* 9086 */
    {RT_TERM_LAND, 9086, 25, 0, 0}, /* 9087 */
    {RT_TERM_LAND, 9086, 29, 0, 0}, /* 9088 */
    {RT_TERM_LAND, 9079, 4376, 0, 0}, /* 9089 */
    {RT_TERM_LAND, 9089, 105, 0, 0}, /* 9090 */
    {RT_TERM_LAND, 9089, 161, 0, 0}, /* 9091 */
    {RT_TERM_LAND, 9079, 4381, 0, 0}, /* 9092 */
    {RT_TERM_LAND, 9092, 105, 0, 0}, /* 9093 */
    {RT_TERM_LAND, 9092, 161, 0, 0}, /* 9094 */
    {RT_TERM_LAND, 9079, 4386, 0, 0}, /* 9095 */
    {RT_TERM_LAND, 9095, 105, 0, 0}, /* 9096 */
    {RT_TERM_LAND, 9095, 161, 0, 0}, /* 9097 */
    {RT_TERM_LAND, 9079, 7687, 0, 0}, /* 9098 */
    {RT_TERM_LAND, 9098, 3787, 0, 0}, /* 9099 */
    {RT_TERM_LAND, 9099, 25, 0, 0}, /* 9100 */
    {RT_TERM_LAND, 9099, 29, 0, 0}, /* 9101 */
    {RT_TERM_LAND, 9098, 3785, 0, 0}, /* 9102 */
    {RT_TERM_LAND, 9102, 25, 0, 0}, /* 9103 */
    {RT_TERM_LAND, 9102, 29, 0, 0}, /* 9104 */
    {RT_TERM_LAND, 9098, 3786, 0, 0}, /* 9105 */
    {RT_TERM_LAND, 9105, 25, 0, 0}, /* 9106 */
    {RT_TERM_LAND, 9105, 29, 0, 0}, /* 9107 */
    {RT_TERM_LAND, 9079, 7698, 0, 0}, /* 9108 */
    {RT_TERM_LAND, 9108, 4376, 0, 0}, /* 9109 */
    {RT_TERM_LAND, 9109, 105, 0, 0}, /* 9110 */
    {RT_TERM_LAND, 9109, 161, 0, 0}, /* 9111 */
    {RT_TERM_LAND, 9108, 4381, 0, 0}, /* 9112 */
    {RT_TERM_LAND, 9112, 105, 0, 0}, /* 9113 */
    {RT_TERM_LAND, 9112, 161, 0, 0}, /* 9114 */
    {RT_TERM_LAND, 9108, 4386, 0, 0}, /* 9115 */
    {RT_TERM_LAND, 9115, 105, 0, 0}, /* 9116 */
    {RT_TERM_LAND, 9115, 161, 0, 0}, /* 9117 */
    {RT_TERM_LAND, 9039, 7843, 0, 0}, /* 9118 */
    {RT_TERM_LAND, 9118, 19, 0, 0}, /* 9119 */
    {RT_TERM_LAND, 9119, 3787, 0, 0}, /* 9120 */
    {RT_TERM_LAND, 9120, 25, 0, 0}, /* 9121 */
    {RT_TERM_LAND, 9120, 29, 0, 0}, /* 9122 */
    {RT_TERM_LAND, 9119, 3785, 0, 0}, /* 9123 */
    {RT_TERM_LAND, 9123, 25, 0, 0}, /* 9124 */
    {RT_TERM_LAND, 9123, 29, 0, 0}, /* 9125 */
    {RT_TERM_LAND, 9119, 3786, 0, 0}, /* 9126 */
    {RT_TERM_LAND, 9126, 25, 0, 0}, /* 9127 */
    {RT_TERM_LAND, 9126, 29, 0, 0}, /* 9128 */
    {RT_TERM_LAND, 9119, 4376, 0, 0}, /* 9129 */
    {RT_TERM_LAND, 9129, 105, 0, 0}, /* 9130 */
    {RT_TERM_LAND, 9129, 161, 0, 0}, /* 9131 */
    {RT_TERM_LAND, 9119, 4381, 0, 0}, /* 9132 */
    {RT_TERM_LAND, 9132, 105, 0, 0}, /* 9133 */
    {RT_TERM_LAND, 9132, 161, 0, 0}, /* 9134 */
    {RT_TERM_LAND, 9119, 4386, 0, 0}, /* 9135 */
    {RT_TERM_LAND, 9135, 105, 0, 0}, /* 9136 */
    {RT_TERM_LAND, 9135, 161, 0, 0}, /* 9137 */
    {RT_TERM_LAND, 9119, 7687, 0, 0}, /* 9138 */
    {RT_TERM_LAND, 9138, 4376, 0, 0}, /* 9139 */
    {RT_TERM_LAND, 9139, 105, 0, 0}, /* 9140 */
    {RT_TERM_LAND, 9139, 161, 0, 0}, /* 9141 */
    {RT_TERM_LAND, 9138, 4381, 0, 0}, /* 9142 */
    {RT_TERM_LAND, 9142, 105, 0, 0}, /* 9143 */
    {RT_TERM_LAND, 9142, 161, 0, 0}, /* 9144 */
    {RT_TERM_LAND, 9138, 4386, 0, 0}, /* 9145 */
    {RT_TERM_LAND, 9145, 105, 0, 0}, /* 9146 */
    {RT_TERM_LAND, 9145, 161, 0, 0}, /* 9147 */
    {RT_TERM_LAND, 9119, 7698, 0, 0}, /* 9148 */
    {RT_TERM_LAND, 9148, 3787, 0, 0}, /* 9149 */
    {RT_TERM_LAND, 9149, 25, 0, 0}, /* 9150 */
    {RT_TERM_LAND, 9149, 29, 0, 0}, /* 9151 */
    {RT_TERM_LAND, 9148, 3785, 0, 0}, /* 9152 */
    {RT_TERM_LAND, 9152, 25, 0, 0}, /* 9153 */
    {RT_TERM_LAND, 9152, 29, 0, 0}, /* 9154 */
    {RT_TERM_LAND, 9148, 3786, 0, 0}, /* 9155 */
    {RT_TERM_LAND, 9155, 25, 0, 0}, /* 9156 */
    {RT_TERM_LAND, 9155, 29, 0, 0}, /* 9157 */
    {RT_TERM_LAND, 9118, 246, 0, 0}, /* 9158 */
    {RT_TERM_LAND, 9158, 3787, 0, 0}, /* 9159 */
    {RT_TERM_LAND, 9159, 25, 0, 0}, /* 9160 */
    {RT_TERM_LAND, 9159, 29, 0, 0}, /* 9161 */
    {RT_TERM_LAND, 9158, 3785, 0, 0}, /* 9162 */
    {RT_TERM_LAND, 9162, 25, 0, 0}, /* 9163 */
    {RT_TERM_LAND, 9162, 29, 0, 0}, /* 9164 */
    {RT_TERM_LAND, 9158, 3786, 0, 0}, /* 9165 */
    {RT_TERM_LAND, 9165, 25, 0, 0}, /* 9166 */
    {RT_TERM_LAND, 9165, 29, 0, 0}, /* 9167 */
    {RT_TERM_LAND, 9158, 4376, 0, 0}, /* 9168 */
    {RT_TERM_LAND, 9168, 105, 0, 0}, /* 9169 */
    {RT_TERM_LAND, 9168, 161, 0, 0}, /* 9170 */
    {RT_TERM_LAND, 9158, 4381, 0, 0}, /* 9171 */
    {RT_TERM_LAND, 9171, 105, 0, 0}, /* 9172 */
    {RT_TERM_LAND, 9171, 161, 0, 0}, /* 9173 */
    {RT_TERM_LAND, 9158, 4386, 0, 0}, /* 9174 */
    {RT_TERM_LAND, 9174, 105, 0, 0}, /* 9175 */
    {RT_TERM_LAND, 9174, 161, 0, 0}, /* 9176 */
    {RT_TERM_LAND, 9158, 7687, 0, 0}, /* 9177 */
    {RT_TERM_LAND, 9177, 3787, 0, 0}, /* 9178 */
    {RT_TERM_LAND, 9178, 25, 0, 0}, /* 9179 */
    {RT_TERM_LAND, 9178, 29, 0, 0}, /* 9180 */
    {RT_TERM_LAND, 9177, 3785, 0, 0}, /* 9181 */
    {RT_TERM_LAND, 9181, 25, 0, 0}, /* 9182 */
    {RT_TERM_LAND, 9181, 29, 0, 0}, /* 9183 */
    {RT_TERM_LAND, 9177, 3786, 0, 0}, /* 9184 */
    {RT_TERM_LAND, 9184, 25, 0, 0}, /* 9185 */
    {RT_TERM_LAND, 9184, 29, 0, 0}, /* 9186 */
    {RT_TERM_LAND, 9158, 7698, 0, 0}, /* 9187 */
    {RT_TERM_LAND, 9187, 4376, 0, 0}, /* 9188 */
    {RT_TERM_LAND, 9188, 105, 0, 0}, /* 9189 */
    {RT_TERM_LAND, 9188, 161, 0, 0}, /* 9190 */
    {RT_TERM_LAND, 9187, 4381, 0, 0}, /* 9191 */
    {RT_TERM_LAND, 9191, 105, 0, 0}, /* 9192 */
    {RT_TERM_LAND, 9191, 161, 0, 0}, /* 9193 */
    {RT_TERM_LAND, 9187, 4386, 0, 0}, /* 9194 */
    {RT_TERM_LAND, 9194, 105, 0, 0}, /* 9195 */
    {RT_TERM_LAND, 9194, 161, 0, 0}, /* 9196 */
    {RT_TERM_LAND, 8959, 611, 0, 0}, /* 9197 */
    {RT_TERM_LAND, 9197, 19, 0, 0}, /* 9198 */
    {RT_TERM_LAND, 9198, 3787, 0, 0}, /* 9199 */
    {RT_TERM_LAND, 9199, 25, 0, 0}, /* 9200 */
    {RT_TERM_LAND, 9199, 29, 0, 0}, /* 9201 */
    {RT_TERM_LAND, 9198, 3785, 0, 0}, /* 9202 */
    {RT_TERM_LAND, 9202, 25, 0, 0}, /* 9203 */
    {RT_TERM_LAND, 9202, 29, 0, 0}, /* 9204 */
    {RT_TERM_LAND, 9198, 3786, 0, 0}, /* 9205 */
    {RT_TERM_LAND, 9205, 25, 0, 0}, /* 9206 */
    {RT_TERM_LAND, 9205, 29, 0, 0}, /* 9207 */
    {RT_TERM_LAND, 9198, 4376, 0, 0}, /* 9208 */
    {RT_TERM_LAND, 9208, 105, 0, 0}, /* 9209 */
    {RT_TERM_LAND, 9208, 161, 0, 0}, /* 9210 */
    {RT_TERM_LAND, 9198, 4381, 0, 0}, /* 9211 */
    {RT_TERM_LAND, 9211, 105, 0, 0}, /* 9212 */
    {RT_TERM_LAND, 9211, 161, 0, 0}, /* 9213 */
    {RT_TERM_LAND, 9198, 4386, 0, 0}, /* 9214 */
    {RT_TERM_LAND, 9214, 105, 0, 0}, /* 9215 */
    {RT_TERM_LAND, 9214, 161, 0, 0}, /* 9216 */
    {RT_TERM_LAND, 9198, 7687, 0, 0}, /* 9217 */
    {RT_TERM_LAND, 9217, 4376, 0, 0}, /* 9218 */
    {RT_TERM_LAND, 9218, 105, 0, 0}, /* 9219 */
    {RT_TERM_LAND, 9218, 161, 0, 0}, /* 9220 */
    {RT_TERM_LAND, 9217, 4381, 0, 0}, /* 9221 */
    {RT_TERM_LAND, 9221, 105, 0, 0}, /* 9222 */
    {RT_TERM_LAND, 9221, 161, 0, 0}, /* 9223 */
    {RT_TERM_LAND, 9217, 4386, 0, 0}, /* 9224 */
    {RT_TERM_LAND, 9224, 105, 0, 0}, /* 9225 */
    {RT_TERM_LAND, 9224, 161, 0, 0}, /* 9226 */
    {RT_TERM_LAND, 9198, 7698, 0, 0}, /* 9227 */
    {RT_TERM_LAND, 9227, 3787, 0, 0}, /* 9228 */
    {RT_TERM_LAND, 9228, 25, 0, 0}, /* 9229 */
    {RT_TERM_LAND, 9228, 29, 0, 0}, /* 9230 */
    {RT_TERM_LAND, 9227, 3785, 0, 0}, /* 9231 */
    {RT_TERM_LAND, 9231, 25, 0, 0}, /* 9232 */
    {RT_TERM_LAND, 9231, 29, 0, 0}, /* 9233 */
    {RT_TERM_LAND, 9227, 3786, 0, 0}, /* 9234 */
    {RT_TERM_LAND, 9234, 25, 0, 0}, /* 9235 */
    {RT_TERM_LAND, 9234, 29, 0, 0}, /* 9236 */
    {RT_TERM_LAND, 9197, 246, 0, 0}, /* 9237 */
    {RT_TERM_LAND, 9237, 3787, 0, 0}, /* 9238 */
    {RT_TERM_LAND, 9238, 25, 0, 0}, /* 9239 */
    {RT_TERM_LAND, 9238, 29, 0, 0}, /* 9240 */
    {RT_TERM_LAND, 9237, 3785, 0, 0}, /* 9241 */
    {RT_TERM_LAND, 9241, 25, 0, 0}, /* 9242 */
    {RT_TERM_LAND, 9241, 29, 0, 0}, /* 9243 */
    {RT_TERM_LAND, 9237, 3786, 0, 0}, /* 9244 */
    {RT_TERM_LAND, 9244, 25, 0, 0}, /* 9245 */
    {RT_TERM_LAND, 9244, 29, 0, 0}, /* 9246 */
    {RT_TERM_LAND, 9237, 4376, 0, 0}, /* 9247 */
    {RT_TERM_LAND, 9247, 105, 0, 0}, /* 9248 */
    {RT_TERM_LAND, 9247, 161, 0, 0}, /* 9249 */
    {RT_TERM_LAND, 9237, 4381, 0, 0}, /* 9250 */
    {RT_TERM_LAND, 9250, 105, 0, 0}, /* 9251 */
    {RT_TERM_LAND, 9250, 161, 0, 0}, /* 9252 */
    {RT_TERM_LAND, 9237, 4386, 0, 0}, /* 9253 */
    {RT_TERM_LAND, 9253, 105, 0, 0}, /* 9254 */
    {RT_TERM_LAND, 9253, 161, 0, 0}, /* 9255 */
    {RT_TERM_LAND, 9237, 7687, 0, 0}, /* 9256 */
    {RT_TERM_LAND, 9256, 3787, 0, 0}, /* 9257 */
    {RT_TERM_LAND, 9257, 25, 0, 0}, /* 9258 */
    {RT_TERM_LAND, 9257, 29, 0, 0}, /* 9259 */
    {RT_TERM_LAND, 9256, 3785, 0, 0}, /* 9260 */
    {RT_TERM_LAND, 9260, 25, 0, 0}, /* 9261 */
    {RT_TERM_LAND, 9260, 29, 0, 0}, /* 9262 */
    {RT_TERM_LAND, 9256, 3786, 0, 0}, /* 9263 */
    {RT_TERM_LAND, 9263, 25, 0, 0}, /* 9264 */
    {RT_TERM_LAND, 9263, 29, 0, 0}, /* 9265 */
    {RT_TERM_LAND, 9237, 7698, 0, 0}, /* 9266 */
    {RT_TERM_LAND, 9266, 4376, 0, 0}, /* 9267 */
    {RT_TERM_LAND, 9267, 105, 0, 0}, /* 9268 */
    {RT_TERM_LAND, 9267, 161, 0, 0}, /* 9269 */
    {RT_TERM_LAND, 9266, 4381, 0, 0}, /* 9270 */
    {RT_TERM_LAND, 9270, 105, 0, 0}, /* 9271 */
    {RT_TERM_LAND, 9270, 161, 0, 0}, /* 9272 */
    {RT_TERM_LAND, 9266, 4386, 0, 0}, /* 9273 */
    {RT_TERM_LAND, 9273, 105, 0, 0}, /* 9274 */
    {RT_TERM_LAND, 9273, 161, 0, 0}, /* 9275 */
    {RT_TERM_LNOT, 8958, 0, 0, 0}, /* 9276 */
    {RT_TERM_LAND, 8957, 9276, 0, 0}, /* 9277 */
    {RT_TERM_EQ, 205, 95, 0, 0}, /* 9278 */
    {RT_TERM_LNOT, 9278, 0, 0, 0}, /* 9279 */
    {RT_TERM_LAND, 9277, 9279, 0, 0}, /* 9280 */
    {RT_TERM_LAND, 9280, 14, 0, 0}, /* 9281 */
    {RT_TERM_LAND, 9281, 120, 0, 0}, /* 9282 */
    {RT_TERM_LAND, 9282, 19, 0, 0}, /* 9283 */
    {RT_TERM_LAND, 9283, 3787, 0, 0}, /* 9284 */
    {RT_TERM_LAND, 9284, 25, 0, 0}, /* 9285 */
    {RT_TERM_LAND, 9284, 29, 0, 0}, /* 9286 */
    {RT_TERM_LAND, 9283, 3785, 0, 0}, /* 9287 */
    {RT_TERM_LAND, 9287, 25, 0, 0}, /* 9288 */
    {RT_TERM_LAND, 9287, 29, 0, 0}, /* 9289 */
    {RT_TERM_LAND, 9283, 3786, 0, 0}, /* 9290 */
    {RT_TERM_LAND, 9290, 25, 0, 0}, /* 9291 */
    {RT_TERM_LAND, 9290, 29, 0, 0}, /* 9292 */
    {RT_TERM_LAND, 9283, 4376, 0, 0}, /* 9293 */
    {RT_TERM_LAND, 9293, 105, 0, 0}, /* 9294 */
    {RT_TERM_LAND, 9293, 161, 0, 0}, /* 9295 */
    {RT_TERM_LAND, 9283, 4381, 0, 0}, /* 9296 */
    {RT_TERM_LAND, 9296, 105, 0, 0}, /* 9297 */
    {RT_TERM_LAND, 9296, 161, 0, 0}, /* 9298 */
    {RT_TERM_LAND, 9283, 4386, 0, 0}, /* 9299 */
    {RT_TERM_LAND, 9299, 105, 0, 0}, /* 9300 */
    {RT_TERM_LAND, 9299, 161, 0, 0}, /* 9301 */
    {RT_TERM_LAND, 9283, 7687, 0, 0}, /* 9302 */
    {RT_TERM_LAND, 9302, 4376, 0, 0}, /* 9303 */
    {RT_TERM_LAND, 9303, 105, 0, 0}, /* 9304 */
    {RT_TERM_LAND, 9303, 161, 0, 0}, /* 9305 */
    {RT_TERM_LAND, 9302, 4381, 0, 0}, /* 9306 */
    {RT_TERM_LAND, 9306, 105, 0, 0}, /* 9307 */
    {RT_TERM_LAND, 9306, 161, 0, 0}, /* 9308 */
    {RT_TERM_LAND, 9302, 4386, 0, 0}, /* 9309 */
    {RT_TERM_LAND, 9309, 105, 0, 0}, /* 9310 */
    {RT_TERM_LAND, 9309, 161, 0, 0}, /* 9311 */
    {RT_TERM_LAND, 9283, 7698, 0, 0}, /* 9312 */
    {RT_TERM_LAND, 9312, 3787, 0, 0}, /* 9313 */
    {RT_TERM_LAND, 9313, 25, 0, 0}, /* 9314 */
    {RT_TERM_LAND, 9313, 29, 0, 0}, /* 9315 */
    {RT_TERM_LAND, 9312, 3785, 0, 0}, /* 9316 */
    {RT_TERM_LAND, 9316, 25, 0, 0}, /* 9317 */
    {RT_TERM_LAND, 9316, 29, 0, 0}, /* 9318 */
    {RT_TERM_LAND, 9312, 3786, 0, 0}, /* 9319 */
    {RT_TERM_LAND, 9319, 25, 0, 0}, /* 9320 */
    {RT_TERM_LAND, 9319, 29, 0, 0}, /* 9321 */
    {RT_TERM_LAND, 9282, 246, 0, 0}, /* 9322 */
    {RT_TERM_LAND, 9322, 3787, 0, 0}, /* 9323 */
    {RT_TERM_LAND, 9323, 25, 0, 0}, /* 9324 */
    {RT_TERM_LAND, 9323, 29, 0, 0}, /* 9325 */
    {RT_TERM_LAND, 9322, 3785, 0, 0}, /* 9326 */
    {RT_TERM_LAND, 9326, 25, 0, 0}, /* 9327 */
    {RT_TERM_LAND, 9326, 29, 0, 0}, /* 9328 */
    {RT_TERM_LAND, 9322, 3786, 0, 0}, /* 9329 */
    {RT_TERM_LAND, 9329, 25, 0, 0}, /* 9330 */
    {RT_TERM_LAND, 9329, 29, 0, 0}, /* 9331 */
    {RT_TERM_LAND, 9322, 4376, 0, 0}, /* 9332 */
    {RT_TERM_LAND, 9332, 105, 0, 0}, /* 9333 */
    {RT_TERM_LAND, 9332, 161, 0, 0}, /* 9334 */
    {RT_TERM_LAND, 9322, 4381, 0, 0}, /* 9335 */
    {RT_TERM_LAND, 9335, 105, 0, 0}, /* 9336 */
    {RT_TERM_LAND, 9335, 161, 0, 0}, /* 9337 */
    {RT_TERM_LAND, 9322, 4386, 0, 0}, /* 9338 */
    {RT_TERM_LAND, 9338, 105, 0, 0}, /* 9339 */
    {RT_TERM_LAND, 9338, 161, 0, 0}, /* 9340 */
    {RT_TERM_LAND, 9322, 7687, 0, 0}, /* 9341 */
    {RT_TERM_LAND, 9341, 3787, 0, 0}, /* 9342 */
    {RT_TERM_LAND, 9342, 25, 0, 0}, /* 9343 */
    {RT_TERM_LAND, 9342, 29, 0, 0}, /* 9344 */
    {RT_TERM_LAND, 9341, 3785, 0, 0}, /* 9345 */
    {RT_TERM_LAND, 9345, 25, 0, 0}, /* 9346 */
    {RT_TERM_LAND, 9345, 29, 0, 0}, /* 9347 */
    {RT_TERM_LAND, 9341, 3786, 0, 0}, /* 9348 */
    {RT_TERM_LAND, 9348, 25, 0, 0}, /* 9349 */
    {RT_TERM_LAND, 9348, 29, 0, 0}, /* 9350 */
    {RT_TERM_LAND, 9322, 7698, 0, 0}, /* 9351 */
    {RT_TERM_LAND, 9351, 4376, 0, 0}, /* 9352 */
    {RT_TERM_LAND, 9352, 105, 0, 0}, /* 9353 */
    {RT_TERM_LAND, 9352, 161, 0, 0}, /* 9354 */
    {RT_TERM_LAND, 9351, 4381, 0, 0}, /* 9355 */
    {RT_TERM_LAND, 9355, 105, 0, 0}, /* 9356 */
    {RT_TERM_LAND, 9355, 161, 0, 0}, /* 9357 */
    {RT_TERM_LAND, 9351, 4386, 0, 0}, /* 9358 */
    {RT_TERM_LAND, 9358, 105, 0, 0}, /* 9359 */
    {RT_TERM_LAND, 9358, 161, 0, 0}, /* 9360 */
    {RT_TERM_LAND, 9282, 7762, 0, 0}, /* 9361 */
    {RT_TERM_LAND, 9361, 19, 0, 0}, /* 9362 */
    {RT_TERM_LAND, 9362, 3787, 0, 0}, /* 9363 */
    {RT_TERM_LAND, 9363, 25, 0, 0}, /* 9364 */
    {RT_TERM_LAND, 9363, 29, 0, 0}, /* 9365 */
    {RT_TERM_LAND, 9362, 3785, 0, 0}, /* 9366 */
    {RT_TERM_LAND, 9366, 25, 0, 0}, /* 9367 */
    {RT_TERM_LAND, 9366, 29, 0, 0}, /* 9368 */
    {RT_TERM_LAND, 9362, 3786, 0, 0}, /* 9369 */
    {RT_TERM_LAND, 9369, 25, 0, 0}, /* 9370 */
    {RT_TERM_LAND, 9369, 29, 0, 0}, /* 9371 */
    {RT_TERM_LAND, 9362, 4376, 0, 0}, /* 9372 */
    {RT_TERM_LAND, 9372, 105, 0, 0}, /* 9373 */
    {RT_TERM_LAND, 9372, 161, 0, 0}, /* 9374 */
    {RT_TERM_LAND, 9362, 4381, 0, 0}, /* 9375 */
    {RT_TERM_LAND, 9375, 105, 0, 0}, /* 9376 */
    {RT_TERM_LAND, 9375, 161, 0, 0}, /* 9377 */
    {RT_TERM_LAND, 9362, 4386, 0, 0}, /* 9378 */
    {RT_TERM_LAND, 9378, 105, 0, 0}, /* 9379 */
    {RT_TERM_LAND, 9378, 161, 0, 0}, /* 9380 */
    {RT_TERM_LAND, 9362, 7687, 0, 0}, /* 9381 */
    {RT_TERM_LAND, 9381, 4376, 0, 0}, /* 9382 */
    {RT_TERM_LAND, 9382, 105, 0, 0}, /* 9383 */
    {RT_TERM_LAND, 9382, 161, 0, 0}, /* 9384 */
    {RT_TERM_LAND, 9381, 4381, 0, 0}, /* 9385 */
    {RT_TERM_LAND, 9385, 105, 0, 0}, /* 9386 */
    {RT_TERM_LAND, 9385, 161, 0, 0}, /* 9387 */
    {RT_TERM_LAND, 9381, 4386, 0, 0}, /* 9388 */
    {RT_TERM_LAND, 9388, 105, 0, 0}, /* 9389 */
    {RT_TERM_LAND, 9388, 161, 0, 0}, /* 9390 */
    {RT_TERM_LAND, 9362, 7698, 0, 0}, /* 9391 */
    {RT_TERM_LAND, 9391, 3787, 0, 0}, /* 9392 */
    {RT_TERM_LAND, 9392, 25, 0, 0}, /* 9393 */
    {RT_TERM_LAND, 9392, 29, 0, 0}, /* 9394 */
    {RT_TERM_LAND, 9391, 3785, 0, 0}, /* 9395 */
    {RT_TERM_LAND, 9395, 25, 0, 0}, /* 9396 */
    {RT_TERM_LAND, 9395, 29, 0, 0}, /* 9397 */
    {RT_TERM_LAND, 9391, 3786, 0, 0}, /* 9398 */
    {RT_TERM_LAND, 9398, 25, 0, 0}, /* 9399 */
    {RT_TERM_LAND, 9398, 29, 0, 0}, /* 9400 */
    {RT_TERM_LAND, 9361, 246, 0, 0}, /* 9401 */
    {RT_TERM_LAND, 9401, 3787, 0, 0}, /* 9402 */
    {RT_TERM_LAND, 9402, 25, 0, 0}, /* 9403 */
    {RT_TERM_LAND, 9402, 29, 0, 0}, /* 9404 */
    {RT_TERM_LAND, 9401, 3785, 0, 0}, /* 9405 */
    {RT_TERM_LAND, 9405, 25, 0, 0}, /* 9406 */
    {RT_TERM_LAND, 9405, 29, 0, 0}, /* 9407 */
    {RT_TERM_LAND, 9401, 3786, 0, 0}, /* 9408 */
    {RT_TERM_LAND, 9408, 25, 0, 0}, /* 9409 */
    {RT_TERM_LAND, 9408, 29, 0, 0}, /* 9410 */
    {RT_TERM_LAND, 9401, 4376, 0, 0}, /* 9411 */
    {RT_TERM_LAND, 9411, 105, 0, 0}, /* 9412 */
    {RT_TERM_LAND, 9411, 161, 0, 0}, /* 9413 */
    {RT_TERM_LAND, 9401, 4381, 0, 0}, /* 9414 */
    {RT_TERM_LAND, 9414, 105, 0, 0}, /* 9415 */
    {RT_TERM_LAND, 9414, 161, 0, 0}, /* 9416 */
    {RT_TERM_LAND, 9401, 4386, 0, 0}, /* 9417 */
    {RT_TERM_LAND, 9417, 105, 0, 0}, /* 9418 */
    {RT_TERM_LAND, 9417, 161, 0, 0}, /* 9419 */
    {RT_TERM_LAND, 9401, 7687, 0, 0}, /* 9420 */
    {RT_TERM_LAND, 9420, 3787, 0, 0}, /* 9421 */
    {RT_TERM_LAND, 9421, 25, 0, 0}, /* 9422 */
    {RT_TERM_LAND, 9421, 29, 0, 0}, /* 9423 */
    {RT_TERM_LAND, 9420, 3785, 0, 0}, /* 9424 */
    {RT_TERM_LAND, 9424, 25, 0, 0}, /* 9425 */
    {RT_TERM_LAND, 9424, 29, 0, 0}, /* 9426 */
    {RT_TERM_LAND, 9420, 3786, 0, 0}, /* 9427 */
    {RT_TERM_LAND, 9427, 25, 0, 0}, /* 9428 */
    {RT_TERM_LAND, 9427, 29, 0, 0}, /* 9429 */
    {RT_TERM_LAND, 9401, 7698, 0, 0}, /* 9430 */
    {RT_TERM_LAND, 9430, 4376, 0, 0}, /* 9431 */
    {RT_TERM_LAND, 9431, 105, 0, 0}, /* 9432 */
    {RT_TERM_LAND, 9431, 161, 0, 0}, /* 9433 */
    {RT_TERM_LAND, 9430, 4381, 0, 0}, /* 9434 */
    {RT_TERM_LAND, 9434, 105, 0, 0}, /* 9435 */
    {RT_TERM_LAND, 9434, 161, 0, 0}, /* 9436 */
    {RT_TERM_LAND, 9430, 4386, 0, 0}, /* 9437 */
    {RT_TERM_LAND, 9437, 105, 0, 0}, /* 9438 */
    {RT_TERM_LAND, 9437, 161, 0, 0}, /* 9439 */
    {RT_TERM_LAND, 9361, 7843, 0, 0}, /* 9440 */
    {RT_TERM_LAND, 9440, 19, 0, 0}, /* 9441 */
    {RT_TERM_LAND, 9441, 3787, 0, 0}, /* 9442 */
    {RT_TERM_LAND, 9442, 25, 0, 0}, /* 9443 */
    {RT_TERM_LAND, 9442, 29, 0, 0}, /* 9444 */
    {RT_TERM_LAND, 9441, 3785, 0, 0}, /* 9445 */
    {RT_TERM_LAND, 9445, 25, 0, 0}, /* 9446 */
    {RT_TERM_LAND, 9445, 29, 0, 0}, /* 9447 */
    {RT_TERM_LAND, 9441, 3786, 0, 0}, /* 9448 */
    {RT_TERM_LAND, 9448, 25, 0, 0}, /* 9449 */
    {RT_TERM_LAND, 9448, 29, 0, 0}, /* 9450 */
    {RT_TERM_LAND, 9441, 4376, 0, 0}, /* 9451 */
    {RT_TERM_LAND, 9451, 105, 0, 0}, /* 9452 */
    {RT_TERM_LAND, 9451, 161, 0, 0}, /* 9453 */
    {RT_TERM_LAND, 9441, 4381, 0, 0}, /* 9454 */
    {RT_TERM_LAND, 9454, 105, 0, 0}, /* 9455 */
    {RT_TERM_LAND, 9454, 161, 0, 0}, /* 9456 */
    {RT_TERM_LAND, 9441, 4386, 0, 0}, /* 9457 */
    {RT_TERM_LAND, 9457, 105, 0, 0}, /* 9458 */
    {RT_TERM_LAND, 9457, 161, 0, 0}, /* 9459 */
    {RT_TERM_LAND, 9441, 7687, 0, 0}, /* 9460 */
    {RT_TERM_LAND, 9460, 4376, 0, 0}, /* 9461 */
    {RT_TERM_LAND, 9461, 105, 0, 0}, /* 9462 */
    {RT_TERM_LAND, 9461, 161, 0, 0}, /* 9463 */
    {RT_TERM_LAND, 9460, 4381, 0, 0}, /* 9464 */
    {RT_TERM_LAND, 9464, 105, 0, 0}, /* 9465 */
    {RT_TERM_LAND, 9464, 161, 0, 0}, /* 9466 */
    {RT_TERM_LAND, 9460, 4386, 0, 0}, /* 9467 */
    {RT_TERM_LAND, 9467, 105, 0, 0}, /* 9468 */
    {RT_TERM_LAND, 9467, 161, 0, 0}, /* 9469 */
    {RT_TERM_LAND, 9441, 7698, 0, 0}, /* 9470 */
    {RT_TERM_LAND, 9470, 3787, 0, 0}, /* 9471 */
    {RT_TERM_LAND, 9471, 25, 0, 0}, /* 9472 */
    {RT_TERM_LAND, 9471, 29, 0, 0}, /* 9473 */
    {RT_TERM_LAND, 9470, 3785, 0, 0}, /* 9474 */
    {RT_TERM_LAND, 9474, 25, 0, 0}, /* 9475 */
    {RT_TERM_LAND, 9474, 29, 0, 0}, /* 9476 */
    {RT_TERM_LAND, 9470, 3786, 0, 0}, /* 9477 */
    {RT_TERM_LAND, 9477, 25, 0, 0}, /* 9478 */
    {RT_TERM_LAND, 9477, 29, 0, 0}, /* 9479 */
    {RT_TERM_LAND, 9440, 246, 0, 0}, /* 9480 */
    {RT_TERM_LAND, 9480, 3787, 0, 0}, /* 9481 */
    {RT_TERM_LAND, 9481, 25, 0, 0}, /* 9482 */
    {RT_TERM_LAND, 9481, 29, 0, 0}, /* 9483 */
    {RT_TERM_LAND, 9480, 3785, 0, 0}, /* 9484 */
    {RT_TERM_LAND, 9484, 25, 0, 0}, /* 9485 */
    {RT_TERM_LAND, 9484, 29, 0, 0}, /* 9486 */
    {RT_TERM_LAND, 9480, 3786, 0, 0}, /* 9487 */
    {RT_TERM_LAND, 9487, 25, 0, 0}, /* 9488 */
    {RT_TERM_LAND, 9487, 29, 0, 0}, /* 9489 */
    {RT_TERM_LAND, 9480, 4376, 0, 0}, /* 9490 */
    {RT_TERM_LAND, 9490, 105, 0, 0}, /* 9491 */
    {RT_TERM_LAND, 9490, 161, 0, 0}, /* 9492 */
    {RT_TERM_LAND, 9480, 4381, 0, 0}, /* 9493 */
    {RT_TERM_LAND, 9493, 105, 0, 0}, /* 9494 */
    {RT_TERM_LAND, 9493, 161, 0, 0}, /* 9495 */
    {RT_TERM_LAND, 9480, 4386, 0, 0}, /* 9496 */
    {RT_TERM_LAND, 9496, 105, 0, 0}, /* 9497 */
    {RT_TERM_LAND, 9496, 161, 0, 0}, /* 9498 */
    {RT_TERM_LAND, 9480, 7687, 0, 0}, /* 9499 */
    {RT_TERM_LAND, 9499, 3787, 0, 0}, /* 9500 */
    {RT_TERM_LAND, 9500, 25, 0, 0}, /* 9501 */
    {RT_TERM_LAND, 9500, 29, 0, 0}, /* 9502 */
    {RT_TERM_LAND, 9499, 3785, 0, 0}, /* 9503 */
    {RT_TERM_LAND, 9503, 25, 0, 0}, /* 9504 */
    {RT_TERM_LAND, 9503, 29, 0, 0}, /* 9505 */
    {RT_TERM_LAND, 9499, 3786, 0, 0}, /* 9506 */
    {RT_TERM_LAND, 9506, 25, 0, 0}, /* 9507 */
    {RT_TERM_LAND, 9506, 29, 0, 0}, /* 9508 */
    {RT_TERM_LAND, 9480, 7698, 0, 0}, /* 9509 */
    {RT_TERM_LAND, 9509, 4376, 0, 0}, /* 9510 */
    {RT_TERM_LAND, 9510, 105, 0, 0}, /* 9511 */
    {RT_TERM_LAND, 9510, 161, 0, 0}, /* 9512 */
    {RT_TERM_LAND, 9509, 4381, 0, 0}, /* 9513 */
    {RT_TERM_LAND, 9513, 105, 0, 0}, /* 9514 */
    {RT_TERM_LAND, 9513, 161, 0, 0}, /* 9515 */
    {RT_TERM_LAND, 9509, 4386, 0, 0}, /* 9516 */
    {RT_TERM_LAND, 9516, 105, 0, 0}, /* 9517 */
    {RT_TERM_LAND, 9516, 161, 0, 0}, /* 9518 */
    {RT_TERM_LAND, 9281, 611, 0, 0}, /* 9519 */
    {RT_TERM_LAND, 9519, 19, 0, 0}, /* 9520 */
    {RT_TERM_LAND, 9520, 3787, 0, 0}, /* 9521 */
    {RT_TERM_LAND, 9521, 25, 0, 0}, /* 9522 */
    {RT_TERM_LAND, 9521, 29, 0, 0}, /* 9523 */
    {RT_TERM_LAND, 9520, 3785, 0, 0}, /* 9524 */
    {RT_TERM_LAND, 9524, 25, 0, 0}, /* 9525 */
    {RT_TERM_LAND, 9524, 29, 0, 0}, /* 9526 */
    {RT_TERM_LAND, 9520, 3786, 0, 0}, /* 9527 */
    {RT_TERM_LAND, 9527, 25, 0, 0}, /* 9528 */
    {RT_TERM_LAND, 9527, 29, 0, 0}, /* 9529 */
    {RT_TERM_LAND, 9520, 4376, 0, 0}, /* 9530 */
    {RT_TERM_LAND, 9530, 105, 0, 0}, /* 9531 */
    {RT_TERM_LAND, 9530, 161, 0, 0}, /* 9532 */
    {RT_TERM_LAND, 9520, 4381, 0, 0}, /* 9533 */
    {RT_TERM_LAND, 9533, 105, 0, 0}, /* 9534 */
    {RT_TERM_LAND, 9533, 161, 0, 0}, /* 9535 */
    {RT_TERM_LAND, 9520, 4386, 0, 0}, /* 9536 */
    {RT_TERM_LAND, 9536, 105, 0, 0}, /* 9537 */
    {RT_TERM_LAND, 9536, 161, 0, 0}, /* 9538 */
    {RT_TERM_LAND, 9520, 7687, 0, 0}, /* 9539 */
    {RT_TERM_LAND, 9539, 4376, 0, 0}, /* 9540 */
    {RT_TERM_LAND, 9540, 105, 0, 0}, /* 9541 */
    {RT_TERM_LAND, 9540, 161, 0, 0}, /* 9542 */
    {RT_TERM_LAND, 9539, 4381, 0, 0}, /* 9543 */
    {RT_TERM_LAND, 9543, 105, 0, 0}, /* 9544 */
    {RT_TERM_LAND, 9543, 161, 0, 0}, /* 9545 */
    {RT_TERM_LAND, 9539, 4386, 0, 0}, /* 9546 */
    {RT_TERM_LAND, 9546, 105, 0, 0}, /* 9547 */
    {RT_TERM_LAND, 9546, 161, 0, 0}, /* 9548 */
    {RT_TERM_LAND, 9520, 7698, 0, 0}, /* 9549 */
    {RT_TERM_LAND, 9549, 3787, 0, 0}, /* 9550 */
    {RT_TERM_LAND, 9550, 25, 0, 0}, /* 9551 */
    {RT_TERM_LAND, 9550, 29, 0, 0}, /* 9552 */
    {RT_TERM_LAND, 9549, 3785, 0, 0}, /* 9553 */
    {RT_TERM_LAND, 9553, 25, 0, 0}, /* 9554 */
    {RT_TERM_LAND, 9553, 29, 0, 0}, /* 9555 */
    {RT_TERM_LAND, 9549, 3786, 0, 0}, /* 9556 */
    {RT_TERM_LAND, 9556, 25, 0, 0}, /* 9557 */
    {RT_TERM_LAND, 9556, 29, 0, 0}, /* 9558 */
    {RT_TERM_LAND, 9519, 246, 0, 0}, /* 9559 */
    {RT_TERM_LAND, 9559, 3787, 0, 0}, /* 9560 */
    {RT_TERM_LAND, 9560, 25, 0, 0}, /* 9561 */
    {RT_TERM_LAND, 9560, 29, 0, 0}, /* 9562 */
    {RT_TERM_LAND, 9559, 3785, 0, 0}, /* 9563 */
    {RT_TERM_LAND, 9563, 25, 0, 0}, /* 9564 */
    {RT_TERM_LAND, 9563, 29, 0, 0}, /* 9565 */
    {RT_TERM_LAND, 9559, 3786, 0, 0}, /* 9566 */
    {RT_TERM_LAND, 9566, 25, 0, 0}, /* 9567 */
    {RT_TERM_LAND, 9566, 29, 0, 0}, /* 9568 */
    {RT_TERM_LAND, 9559, 4376, 0, 0}, /* 9569 */
    {RT_TERM_LAND, 9569, 105, 0, 0}, /* 9570 */
    {RT_TERM_LAND, 9569, 161, 0, 0}, /* 9571 */
    {RT_TERM_LAND, 9559, 4381, 0, 0}, /* 9572 */
    {RT_TERM_LAND, 9572, 105, 0, 0}, /* 9573 */
    {RT_TERM_LAND, 9572, 161, 0, 0}, /* 9574 */
    {RT_TERM_LAND, 9559, 4386, 0, 0}, /* 9575 */
    {RT_TERM_LAND, 9575, 105, 0, 0}, /* 9576 */
    {RT_TERM_LAND, 9575, 161, 0, 0}, /* 9577 */
    {RT_TERM_LAND, 9559, 7687, 0, 0}, /* 9578 */
    {RT_TERM_LAND, 9578, 3787, 0, 0}, /* 9579 */
    {RT_TERM_LAND, 9579, 25, 0, 0}, /* 9580 */
    {RT_TERM_LAND, 9579, 29, 0, 0}, /* 9581 */
    {RT_TERM_LAND, 9578, 3785, 0, 0}, /* 9582 */
    {RT_TERM_LAND, 9582, 25, 0, 0}, /* 9583 */
    {RT_TERM_LAND, 9582, 29, 0, 0}, /* 9584 */
    {RT_TERM_LAND, 9578, 3786, 0, 0}, /* 9585 */
    {RT_TERM_LAND, 9585, 25, 0, 0}, /* 9586 */
    {RT_TERM_LAND, 9585, 29, 0, 0}, /* 9587 */
    {RT_TERM_LAND, 9559, 7698, 0, 0}, /* 9588 */
    {RT_TERM_LAND, 9588, 4376, 0, 0}, /* 9589 */
    {RT_TERM_LAND, 9589, 105, 0, 0}, /* 9590 */
    {RT_TERM_LAND, 9589, 161, 0, 0}, /* 9591 */
    {RT_TERM_LAND, 9588, 4381, 0, 0}, /* 9592 */
    {RT_TERM_LAND, 9592, 105, 0, 0}, /* 9593 */
    {RT_TERM_LAND, 9592, 161, 0, 0}, /* 9594 */
    {RT_TERM_LAND, 9588, 4386, 0, 0}, /* 9595 */
    {RT_TERM_LAND, 9595, 105, 0, 0}, /* 9596 */
    {RT_TERM_LAND, 9595, 161, 0, 0}, /* 9597 */
    {RT_TERM_LAND, 9280, 2904, 0, 0}, /* 9598 */
    {RT_TERM_LAND, 9598, 120, 0, 0}, /* 9599 */
    {RT_TERM_LAND, 9599, 19, 0, 0}, /* 9600 */
    {RT_TERM_LAND, 9600, 3787, 0, 0}, /* 9601 */
    {RT_TERM_LAND, 9601, 25, 0, 0}, /* 9602 */
    {RT_TERM_LAND, 9601, 29, 0, 0}, /* 9603 */
    {RT_TERM_LAND, 9600, 3785, 0, 0}, /* 9604 */
    {RT_TERM_LAND, 9604, 25, 0, 0}, /* 9605 */
    {RT_TERM_LAND, 9604, 29, 0, 0}, /* 9606 */
    {RT_TERM_LAND, 9600, 3786, 0, 0}, /* 9607 */
    {RT_TERM_LAND, 9607, 25, 0, 0}, /* 9608 */
    {RT_TERM_LAND, 9607, 29, 0, 0}, /* 9609 */
    {RT_TERM_LAND, 9600, 4376, 0, 0}, /* 9610 */
    {RT_TERM_LAND, 9610, 105, 0, 0}, /* 9611 */
    {RT_TERM_LAND, 9610, 161, 0, 0}, /* 9612 */
    {RT_TERM_LAND, 9600, 4381, 0, 0}, /* 9613 */
    {RT_TERM_LAND, 9613, 105, 0, 0}, /* 9614 */
    {RT_TERM_LAND, 9613, 161, 0, 0}, /* 9615 */
    {RT_TERM_LAND, 9600, 4386, 0, 0}, /* 9616 */
    {RT_TERM_LAND, 9616, 105, 0, 0}, /* 9617 */
    {RT_TERM_LAND, 9616, 161, 0, 0}, /* 9618 */
    {RT_TERM_LAND, 9600, 7687, 0, 0}, /* 9619 */
    {RT_TERM_LAND, 9619, 4376, 0, 0}, /* 9620 */
    {RT_TERM_LAND, 9620, 105, 0, 0}, /* 9621 */
    {RT_TERM_LAND, 9620, 161, 0, 0}, /* 9622 */
    {RT_TERM_LAND, 9619, 4381, 0, 0}, /* 9623 */
    {RT_TERM_LAND, 9623, 105, 0, 0}, /* 9624 */
    {RT_TERM_LAND, 9623, 161, 0, 0}, /* 9625 */
    {RT_TERM_LAND, 9619, 4386, 0, 0}, /* 9626 */
    {RT_TERM_LAND, 9626, 105, 0, 0}, /* 9627 */
    {RT_TERM_LAND, 9626, 161, 0, 0}, /* 9628 */
    {RT_TERM_LAND, 9600, 7698, 0, 0}, /* 9629 */
    {RT_TERM_LAND, 9629, 3787, 0, 0}, /* 9630 */
    {RT_TERM_LAND, 9630, 25, 0, 0}, /* 9631 */
    {RT_TERM_LAND, 9630, 29, 0, 0}, /* 9632 */
    {RT_TERM_LAND, 9629, 3785, 0, 0}, /* 9633 */
    {RT_TERM_LAND, 9633, 25, 0, 0}, /* 9634 */
    {RT_TERM_LAND, 9633, 29, 0, 0}, /* 9635 */
    {RT_TERM_LAND, 9629, 3786, 0, 0}, /* 9636 */
    {RT_TERM_LAND, 9636, 25, 0, 0}, /* 9637 */
    {RT_TERM_LAND, 9636, 29, 0, 0}, /* 9638 */
    {RT_TERM_LAND, 9599, 246, 0, 0}, /* 9639 */
    {RT_TERM_LAND, 9639, 3787, 0, 0}, /* 9640 */
    {RT_TERM_LAND, 9640, 25, 0, 0}, /* 9641 */
    {RT_TERM_LAND, 9640, 29, 0, 0}, /* 9642 */
    {RT_TERM_LAND, 9639, 3785, 0, 0}, /* 9643 */
    {RT_TERM_LAND, 9643, 25, 0, 0}, /* 9644 */
    {RT_TERM_LAND, 9643, 29, 0, 0}, /* 9645 */
    {RT_TERM_LAND, 9639, 3786, 0, 0}, /* 9646 */
    {RT_TERM_LAND, 9646, 25, 0, 0}, /* 9647 */
    {RT_TERM_LAND, 9646, 29, 0, 0}, /* 9648 */
    {RT_TERM_LAND, 9639, 4376, 0, 0}, /* 9649 */
    {RT_TERM_LAND, 9649, 105, 0, 0}, /* 9650 */
    {RT_TERM_LAND, 9649, 161, 0, 0}, /* 9651 */
    {RT_TERM_LAND, 9639, 4381, 0, 0}, /* 9652 */
    {RT_TERM_LAND, 9652, 105, 0, 0}, /* 9653 */
    {RT_TERM_LAND, 9652, 161, 0, 0}, /* 9654 */
    {RT_TERM_LAND, 9639, 4386, 0, 0}, /* 9655 */
    {RT_TERM_LAND, 9655, 105, 0, 0}, /* 9656 */
    {RT_TERM_LAND, 9655, 161, 0, 0}, /* 9657 */
    {RT_TERM_LAND, 9639, 7687, 0, 0}, /* 9658 */
    {RT_TERM_LAND, 9658, 3787, 0, 0}, /* 9659 */
    {RT_TERM_LAND, 9659, 25, 0, 0}, /* 9660 */
    {RT_TERM_LAND, 9659, 29, 0, 0}, /* 9661 */
    {RT_TERM_LAND, 9658, 3785, 0, 0}, /* 9662 */
    {RT_TERM_LAND, 9662, 25, 0, 0}, /* 9663 */
    {RT_TERM_LAND, 9662, 29, 0, 0}, /* 9664 */
    {RT_TERM_LAND, 9658, 3786, 0, 0}, /* 9665 */
    {RT_TERM_LAND, 9665, 25, 0, 0}, /* 9666 */
    {RT_TERM_LAND, 9665, 29, 0, 0}, /* 9667 */
    {RT_TERM_LAND, 9639, 7698, 0, 0}, /* 9668 */
    {RT_TERM_LAND, 9668, 4376, 0, 0}, /* 9669 */
    {RT_TERM_LAND, 9669, 105, 0, 0}, /* 9670 */
    {RT_TERM_LAND, 9669, 161, 0, 0}, /* 9671 */
    {RT_TERM_LAND, 9668, 4381, 0, 0}, /* 9672 */
    {RT_TERM_LAND, 9672, 105, 0, 0}, /* 9673 */
    {RT_TERM_LAND, 9672, 161, 0, 0}, /* 9674 */
    {RT_TERM_LAND, 9668, 4386, 0, 0}, /* 9675 */
    {RT_TERM_LAND, 9675, 105, 0, 0}, /* 9676 */
    {RT_TERM_LAND, 9675, 161, 0, 0}, /* 9677 */
    {RT_TERM_LAND, 9599, 7762, 0, 0}, /* 9678 */
    {RT_TERM_LAND, 9678, 19, 0, 0}, /* 9679 */
    {RT_TERM_LAND, 9679, 3787, 0, 0}, /* 9680 */
    {RT_TERM_LAND, 9680, 25, 0, 0}, /* 9681 */
    {RT_TERM_LAND, 9680, 29, 0, 0}, /* 9682 */
    {RT_TERM_LAND, 9679, 3785, 0, 0}, /* 9683 */
    {RT_TERM_LAND, 9683, 25, 0, 0}, /* 9684 */
    {RT_TERM_LAND, 9683, 29, 0, 0}, /* 9685 */
    {RT_TERM_LAND, 9679, 3786, 0, 0}, /* 9686 */
    {RT_TERM_LAND, 9686, 25, 0, 0}, /* 9687 */
    {RT_TERM_LAND, 9686, 29, 0, 0}, /* 9688 */
    {RT_TERM_LAND, 9679, 4376, 0, 0}, /* 9689 */
    {RT_TERM_LAND, 9689, 105, 0, 0}, /* 9690 */
    {RT_TERM_LAND, 9689, 161, 0, 0}, /* 9691 */
    {RT_TERM_LAND, 9679, 4381, 0, 0}, /* 9692 */
    {RT_TERM_LAND, 9692, 105, 0, 0}, /* 9693 */
    {RT_TERM_LAND, 9692, 161, 0, 0}, /* 9694 */
    {RT_TERM_LAND, 9679, 4386, 0, 0}, /* 9695 */
    {RT_TERM_LAND, 9695, 105, 0, 0}, /* 9696 */
    {RT_TERM_LAND, 9695, 161, 0, 0}, /* 9697 */
    {RT_TERM_LAND, 9679, 7687, 0, 0}, /* 9698 */
    {RT_TERM_LAND, 9698, 4376, 0, 0}, /* 9699 */
    {RT_TERM_LAND, 9699, 105, 0, 0}, /* 9700 */
    {RT_TERM_LAND, 9699, 161, 0, 0}, /* 9701 */
    {RT_TERM_LAND, 9698, 4381, 0, 0}, /* 9702 */
    {RT_TERM_LAND, 9702, 105, 0, 0}, /* 9703 */
    {RT_TERM_LAND, 9702, 161, 0, 0}, /* 9704 */
    {RT_TERM_LAND, 9698, 4386, 0, 0}, /* 9705 */
    {RT_TERM_LAND, 9705, 105, 0, 0}, /* 9706 */
    {RT_TERM_LAND, 9705, 161, 0, 0}, /* 9707 */
    {RT_TERM_LAND, 9679, 7698, 0, 0}, /* 9708 */
    {RT_TERM_LAND, 9708, 3787, 0, 0}, /* 9709 */
    {RT_TERM_LAND, 9709, 25, 0, 0}, /* 9710 */
    {RT_TERM_LAND, 9709, 29, 0, 0}, /* 9711 */
    {RT_TERM_LAND, 9708, 3785, 0, 0}, /* 9712 */
    {RT_TERM_LAND, 9712, 25, 0, 0}, /* 9713 */
    {RT_TERM_LAND, 9712, 29, 0, 0}, /* 9714 */
    {RT_TERM_LAND, 9708, 3786, 0, 0}, /* 9715 */
    {RT_TERM_LAND, 9715, 25, 0, 0}, /* 9716 */
    {RT_TERM_LAND, 9715, 29, 0, 0}, /* 9717 */
    {RT_TERM_LAND, 9678, 246, 0, 0}, /* 9718 */
    {RT_TERM_LAND, 9718, 3787, 0, 0}, /* 9719 */
    {RT_TERM_LAND, 9719, 25, 0, 0}, /* 9720 */
    {RT_TERM_LAND, 9719, 29, 0, 0}, /* 9721 */
    {RT_TERM_LAND, 9718, 3785, 0, 0}, /* 9722 */
    {RT_TERM_LAND, 9722, 25, 0, 0}, /* 9723 */
    {RT_TERM_LAND, 9722, 29, 0, 0}, /* 9724 */
    {RT_TERM_LAND, 9718, 3786, 0, 0}, /* 9725 */
    {RT_TERM_LAND, 9725, 25, 0, 0}, /* 9726 */
    {RT_TERM_LAND, 9725, 29, 0, 0}, /* 9727 */
    {RT_TERM_LAND, 9718, 4376, 0, 0}, /* 9728 */
    {RT_TERM_LAND, 9728, 105, 0, 0}, /* 9729 */
    {RT_TERM_LAND, 9728, 161, 0, 0}, /* 9730 */
    {RT_TERM_LAND, 9718, 4381, 0, 0}, /* 9731 */
    {RT_TERM_LAND, 9731, 105, 0, 0}, /* 9732 */
    {RT_TERM_LAND, 9731, 161, 0, 0}, /* 9733 */
    {RT_TERM_LAND, 9718, 4386, 0, 0}, /* 9734 */
    {RT_TERM_LAND, 9734, 105, 0, 0}, /* 9735 */
    {RT_TERM_LAND, 9734, 161, 0, 0}, /* 9736 */
    {RT_TERM_LAND, 9718, 7687, 0, 0}, /* 9737 */
    {RT_TERM_LAND, 9737, 3787, 0, 0}, /* 9738 */
    {RT_TERM_LAND, 9738, 25, 0, 0}, /* 9739 */
    {RT_TERM_LAND, 9738, 29, 0, 0}, /* 9740 */
    {RT_TERM_LAND, 9737, 3785, 0, 0}, /* 9741 */
    {RT_TERM_LAND, 9741, 25, 0, 0}, /* 9742 */
    {RT_TERM_LAND, 9741, 29, 0, 0}, /* 9743 */
    {RT_TERM_LAND, 9737, 3786, 0, 0}, /* 9744 */
    {RT_TERM_LAND, 9744, 25, 0, 0}, /* 9745 */
    {RT_TERM_LAND, 9744, 29, 0, 0}, /* 9746 */
    {RT_TERM_LAND, 9718, 7698, 0, 0}, /* 9747 */
    {RT_TERM_LAND, 9747, 4376, 0, 0}, /* 9748 */
    {RT_TERM_LAND, 9748, 105, 0, 0}, /* 9749 */
    {RT_TERM_LAND, 9748, 161, 0, 0}, /* 9750 */
    {RT_TERM_LAND, 9747, 4381, 0, 0}, /* 9751 */
    {RT_TERM_LAND, 9751, 105, 0, 0}, /* 9752 */
    {RT_TERM_LAND, 9751, 161, 0, 0}, /* 9753 */
    {RT_TERM_LAND, 9747, 4386, 0, 0}, /* 9754 */
    {RT_TERM_LAND, 9754, 105, 0, 0}, /* 9755 */
    {RT_TERM_LAND, 9754, 161, 0, 0}, /* 9756 */
    {RT_TERM_LAND, 9678, 7843, 0, 0}, /* 9757 */
    {RT_TERM_LAND, 9757, 19, 0, 0}, /* 9758 */
    {RT_TERM_LAND, 9758, 3787, 0, 0}, /* 9759 */
    {RT_TERM_LAND, 9759, 25, 0, 0}, /* 9760 */
    {RT_TERM_LAND, 9759, 29, 0, 0}, /* 9761 */
    {RT_TERM_LAND, 9758, 3785, 0, 0}, /* 9762 */
    {RT_TERM_LAND, 9762, 25, 0, 0}, /* 9763 */
    {RT_TERM_LAND, 9762, 29, 0, 0}, /* 9764 */
    {RT_TERM_LAND, 9758, 3786, 0, 0}, /* 9765 */
    {RT_TERM_LAND, 9765, 25, 0, 0}, /* 9766 */
    {RT_TERM_LAND, 9765, 29, 0, 0}, /* 9767 */
    {RT_TERM_LAND, 9758, 4376, 0, 0}, /* 9768 */
    {RT_TERM_LAND, 9768, 105, 0, 0}, /* 9769 */
    {RT_TERM_LAND, 9768, 161, 0, 0}, /* 9770 */
    {RT_TERM_LAND, 9758, 4381, 0, 0}, /* 9771 */
    {RT_TERM_LAND, 9771, 105, 0, 0}, /* 9772 */
    {RT_TERM_LAND, 9771, 161, 0, 0}, /* 9773 */
    {RT_TERM_LAND, 9758, 4386, 0, 0}, /* 9774 */
    {RT_TERM_LAND, 9774, 105, 0, 0}, /* 9775 */
    {RT_TERM_LAND, 9774, 161, 0, 0}, /* 9776 */
    {RT_TERM_LAND, 9758, 7687, 0, 0}, /* 9777 */
    {RT_TERM_LAND, 9777, 4376, 0, 0}, /* 9778 */
    {RT_TERM_LAND, 9778, 105, 0, 0}, /* 9779 */
    {RT_TERM_LAND, 9778, 161, 0, 0}, /* 9780 */
    {RT_TERM_LAND, 9777, 4381, 0, 0}, /* 9781 */
    {RT_TERM_LAND, 9781, 105, 0, 0}, /* 9782 */
    {RT_TERM_LAND, 9781, 161, 0, 0}, /* 9783 */
    {RT_TERM_LAND, 9777, 4386, 0, 0}, /* 9784 */
    {RT_TERM_LAND, 9784, 105, 0, 0}, /* 9785 */
    {RT_TERM_LAND, 9784, 161, 0, 0}, /* 9786 */
    {RT_TERM_LAND, 9758, 7698, 0, 0}, /* 9787 */
    {RT_TERM_LAND, 9787, 3787, 0, 0}, /* 9788 */
    {RT_TERM_LAND, 9788, 25, 0, 0}, /* 9789 */
    {RT_TERM_LAND, 9788, 29, 0, 0}, /* 9790 */
    {RT_TERM_LAND, 9787, 3785, 0, 0}, /* 9791 */
    {RT_TERM_LAND, 9791, 25, 0, 0}, /* 9792 */
    {RT_TERM_LAND, 9791, 29, 0, 0}, /* 9793 */
    {RT_TERM_LAND, 9787, 3786, 0, 0}, /* 9794 */
    {RT_TERM_LAND, 9794, 25, 0, 0}, /* 9795 */
    {RT_TERM_LAND, 9794, 29, 0, 0}, /* 9796 */
    {RT_TERM_LAND, 9757, 246, 0, 0}, /* 9797 */
    {RT_TERM_LAND, 9797, 3787, 0, 0}, /* 9798 */
    {RT_TERM_LAND, 9798, 25, 0, 0}, /* 9799 */
    {RT_TERM_LAND, 9798, 29, 0, 0}, /* 9800 */
    {RT_TERM_LAND, 9797, 3785, 0, 0}, /* 9801 */
    {RT_TERM_LAND, 9801, 25, 0, 0}, /* 9802 */
    {RT_TERM_LAND, 9801, 29, 0, 0}, /* 9803 */
    {RT_TERM_LAND, 9797, 3786, 0, 0}, /* 9804 */
    {RT_TERM_LAND, 9804, 25, 0, 0}, /* 9805 */
    {RT_TERM_LAND, 9804, 29, 0, 0}, /* 9806 */
    {RT_TERM_LAND, 9797, 4376, 0, 0}, /* 9807 */
    {RT_TERM_LAND, 9807, 105, 0, 0}, /* 9808 */
    {RT_TERM_LAND, 9807, 161, 0, 0}, /* 9809 */
    {RT_TERM_LAND, 9797, 4381, 0, 0}, /* 9810 */
    {RT_TERM_LAND, 9810, 105, 0, 0}, /* 9811 */
    {RT_TERM_LAND, 9810, 161, 0, 0}, /* 9812 */
    {RT_TERM_LAND, 9797, 4386, 0, 0}, /* 9813 */
    {RT_TERM_LAND, 9813, 105, 0, 0}, /* 9814 */
    {RT_TERM_LAND, 9813, 161, 0, 0}, /* 9815 */
    {RT_TERM_LAND, 9797, 7687, 0, 0}, /* 9816 */
    {RT_TERM_LAND, 9816, 3787, 0, 0}, /* 9817 */
    {RT_TERM_LAND, 9817, 25, 0, 0}, /* 9818 */
    {RT_TERM_LAND, 9817, 29, 0, 0}, /* 9819 */
    {RT_TERM_LAND, 9816, 3785, 0, 0}, /* 9820 */
    {RT_TERM_LAND, 9820, 25, 0, 0}, /* 9821 */
    {RT_TERM_LAND, 9820, 29, 0, 0}, /* 9822 */
    {RT_TERM_LAND, 9816, 3786, 0, 0}, /* 9823 */
    {RT_TERM_LAND, 9823, 25, 0, 0}, /* 9824 */
    {RT_TERM_LAND, 9823, 29, 0, 0}, /* 9825 */
    {RT_TERM_LAND, 9797, 7698, 0, 0}, /* 9826 */
    {RT_TERM_LAND, 9826, 4376, 0, 0}, /* 9827 */
    {RT_TERM_LAND, 9827, 105, 0, 0}, /* 9828 */
    {RT_TERM_LAND, 9827, 161, 0, 0}, /* 9829 */
    {RT_TERM_LAND, 9826, 4381, 0, 0}, /* 9830 */
    {RT_TERM_LAND, 9830, 105, 0, 0}, /* 9831 */
    {RT_TERM_LAND, 9830, 161, 0, 0}, /* 9832 */
    {RT_TERM_LAND, 9826, 4386, 0, 0}, /* 9833 */
    {RT_TERM_LAND, 9833, 105, 0, 0}, /* 9834 */
    {RT_TERM_LAND, 9833, 161, 0, 0}, /* 9835 */
    {RT_TERM_LAND, 9598, 611, 0, 0}, /* 9836 */
    {RT_TERM_LAND, 9836, 19, 0, 0}, /* 9837 */
    {RT_TERM_LAND, 9837, 3787, 0, 0}, /* 9838 */
    {RT_TERM_LAND, 9838, 25, 0, 0}, /* 9839 */
    {RT_TERM_LAND, 9838, 29, 0, 0}, /* 9840 */
    {RT_TERM_LAND, 9837, 3785, 0, 0}, /* 9841 */
    {RT_TERM_LAND, 9841, 25, 0, 0}, /* 9842 */
    {RT_TERM_LAND, 9841, 29, 0, 0}, /* 9843 */
    {RT_TERM_LAND, 9837, 3786, 0, 0}, /* 9844 */
    {RT_TERM_LAND, 9844, 25, 0, 0}, /* 9845 */
    {RT_TERM_LAND, 9844, 29, 0, 0}, /* 9846 */
    {RT_TERM_LAND, 9837, 4376, 0, 0}, /* 9847 */
    {RT_TERM_LAND, 9847, 105, 0, 0}, /* 9848 */
    {RT_TERM_LAND, 9847, 161, 0, 0}, /* 9849 */
    {RT_TERM_LAND, 9837, 4381, 0, 0}, /* 9850 */
    {RT_TERM_LAND, 9850, 105, 0, 0}, /* 9851 */
    {RT_TERM_LAND, 9850, 161, 0, 0}, /* 9852 */
    {RT_TERM_LAND, 9837, 4386, 0, 0}, /* 9853 */
    {RT_TERM_LAND, 9853, 105, 0, 0}, /* 9854 */
    {RT_TERM_LAND, 9853, 161, 0, 0}, /* 9855 */
    {RT_TERM_LAND, 9837, 7687, 0, 0}, /* 9856 */
    {RT_TERM_LAND, 9856, 4376, 0, 0}, /* 9857 */
    {RT_TERM_LAND, 9857, 105, 0, 0}, /* 9858 */
    {RT_TERM_LAND, 9857, 161, 0, 0}, /* 9859 */
    {RT_TERM_LAND, 9856, 4381, 0, 0}, /* 9860 */
    {RT_TERM_LAND, 9860, 105, 0, 0}, /* 9861 */
    {RT_TERM_LAND, 9860, 161, 0, 0}, /* 9862 */
    {RT_TERM_LAND, 9856, 4386, 0, 0}, /* 9863 */
    {RT_TERM_LAND, 9863, 105, 0, 0}, /* 9864 */
    {RT_TERM_LAND, 9863, 161, 0, 0}, /* 9865 */
    {RT_TERM_LAND, 9837, 7698, 0, 0}, /* 9866 */
    {RT_TERM_LAND, 9866, 3787, 0, 0}, /* 9867 */
    {RT_TERM_LAND, 9867, 25, 0, 0}, /* 9868 */
    {RT_TERM_LAND, 9867, 29, 0, 0}, /* 9869 */
    {RT_TERM_LAND, 9866, 3785, 0, 0}, /* 9870 */
    {RT_TERM_LAND, 9870, 25, 0, 0}, /* 9871 */
    {RT_TERM_LAND, 9870, 29, 0, 0}, /* 9872 */
    {RT_TERM_LAND, 9866, 3786, 0, 0}, /* 9873 */
    {RT_TERM_LAND, 9873, 25, 0, 0}, /* 9874 */
    {RT_TERM_LAND, 9873, 29, 0, 0}, /* 9875 */
    {RT_TERM_LAND, 9836, 246, 0, 0}, /* 9876 */
    {RT_TERM_LAND, 9876, 3787, 0, 0}, /* 9877 */
    {RT_TERM_LAND, 9877, 25, 0, 0}, /* 9878 */
    {RT_TERM_LAND, 9877, 29, 0, 0}, /* 9879 */
    {RT_TERM_LAND, 9876, 3785, 0, 0}, /* 9880 */
    {RT_TERM_LAND, 9880, 25, 0, 0}, /* 9881 */
    {RT_TERM_LAND, 9880, 29, 0, 0}, /* 9882 */
    {RT_TERM_LAND, 9876, 3786, 0, 0}, /* 9883 */
    {RT_TERM_LAND, 9883, 25, 0, 0}, /* 9884 */
    {RT_TERM_LAND, 9883, 29, 0, 0}, /* 9885 */
    {RT_TERM_LAND, 9876, 4376, 0, 0}, /* 9886 */
    {RT_TERM_LAND, 9886, 105, 0, 0}, /* 9887 */
    {RT_TERM_LAND, 9886, 161, 0, 0}, /* 9888 */
    {RT_TERM_LAND, 9876, 4381, 0, 0}, /* 9889 */
    {RT_TERM_LAND, 9889, 105, 0, 0}, /* 9890 */
    {RT_TERM_LAND, 9889, 161, 0, 0}, /* 9891 */
    {RT_TERM_LAND, 9876, 4386, 0, 0}, /* 9892 */
    {RT_TERM_LAND, 9892, 105, 0, 0}, /* 9893 */
    {RT_TERM_LAND, 9892, 161, 0, 0}, /* 9894 */
    {RT_TERM_LAND, 9876, 7687, 0, 0}, /* 9895 */
    {RT_TERM_LAND, 9895, 3787, 0, 0}, /* 9896 */
    {RT_TERM_LAND, 9896, 25, 0, 0}, /* 9897 */
    {RT_TERM_LAND, 9896, 29, 0, 0}, /* 9898 */
    {RT_TERM_LAND, 9895, 3785, 0, 0}, /* 9899 */
    {RT_TERM_LAND, 9899, 25, 0, 0}, /* 9900 */
    {RT_TERM_LAND, 9899, 29, 0, 0}, /* 9901 */
    {RT_TERM_LAND, 9895, 3786, 0, 0}, /* 9902 */
    {RT_TERM_LAND, 9902, 25, 0, 0}, /* 9903 */
    {RT_TERM_LAND, 9902, 29, 0, 0}, /* 9904 */
    {RT_TERM_LAND, 9876, 7698, 0, 0}, /* 9905 */
    {RT_TERM_LAND, 9905, 4376, 0, 0}, /* 9906 */
    {RT_TERM_LAND, 9906, 105, 0, 0}, /* 9907 */
    {RT_TERM_LAND, 9906, 161, 0, 0}, /* 9908 */
    {RT_TERM_LAND, 9905, 4381, 0, 0}, /* 9909 */
    {RT_TERM_LAND, 9909, 105, 0, 0}, /* 9910 */
    {RT_TERM_LAND, 9909, 161, 0, 0}, /* 9911 */
    {RT_TERM_LAND, 9905, 4386, 0, 0}, /* 9912 */
    {RT_TERM_LAND, 9912, 105, 0, 0}, /* 9913 */
    {RT_TERM_LAND, 9912, 161, 0, 0}, /* 9914 */
    {RT_TERM_COND, 7842, 7758, 7750, 0}, /* 9915 */
    {RT_TERM_COND, 7761, 7760, 9915, 0}, /* 9916 */
    {RT_TERM_COND, 120, 9916, 7750, 0}, /* 9917 */
    {RT_TERM_SLICE, 9917, 2, 0, 32}, /* 9918 */
    {RT_TERM_SEXT, 9918, 0, 0, 32}, /* 9919 */
    {RT_TERM_REG, 998, 0, 0, 0}, /* 9920 */
    {RT_TERM_SEXT, 9920, 0, 0, 32}, /* 9921 */
    {RT_TERM_LT, 9919, 9921, 0, 0}, /* 9922 */
    {RT_TERM_LT, 9918, 9920, 0, 0}, /* 9923 */
    {RT_TERM_COND, 14, 9922, 9923, 0}, /* 9924 */
    {RT_TERM_EQ, 205, 85, 0, 0}, /* 9925 */
    {RT_TERM_EQ, 9924, 9925, 0, 0}, /* 9926 */
    {RT_TERM_LOR, 9278, 9926, 0, 0}, /* 9927 */
    {RT_TERM_LAND, 9277, 9927, 0, 0}, /* 9928 */
    {RT_TERM_LAND, 9928, 120, 0, 0}, /* 9929 */
    {RT_TERM_LAND, 9929, 19, 0, 0}, /* 9930 */
    {RT_TERM_LAND, 9930, 3787, 0, 0}, /* 9931 */
    {RT_TERM_LAND, 9931, 25, 0, 0}, /* 9932 */
    {RT_TERM_LAND, 9931, 29, 0, 0}, /* 9933 */
    {RT_TERM_LAND, 9930, 3785, 0, 0}, /* 9934 */
    {RT_TERM_LAND, 9934, 25, 0, 0}, /* 9935 */
    {RT_TERM_LAND, 9934, 29, 0, 0}, /* 9936 */
    {RT_TERM_LAND, 9930, 3786, 0, 0}, /* 9937 */
    {RT_TERM_LAND, 9937, 25, 0, 0}, /* 9938 */
    {RT_TERM_LAND, 9937, 29, 0, 0}, /* 9939 */
    {RT_TERM_LAND, 9930, 4376, 0, 0}, /* 9940 */
    {RT_TERM_LAND, 9940, 105, 0, 0}, /* 9941 */
    {RT_TERM_LAND, 9940, 161, 0, 0}, /* 9942 */
    {RT_TERM_LAND, 9930, 4381, 0, 0}, /* 9943 */
    {RT_TERM_LAND, 9943, 105, 0, 0}, /* 9944 */
    {RT_TERM_LAND, 9943, 161, 0, 0}, /* 9945 */
    {RT_TERM_LAND, 9930, 4386, 0, 0}, /* 9946 */
    {RT_TERM_LAND, 9946, 105, 0, 0}, /* 9947 */
    {RT_TERM_LAND, 9946, 161, 0, 0}, /* 9948 */
    {RT_TERM_LAND, 9930, 7687, 0, 0}, /* 9949 */
    {RT_TERM_LAND, 9949, 4376, 0, 0}, /* 9950 */
    {RT_TERM_LAND, 9950, 105, 0, 0}, /* 9951 */
    {RT_TERM_LAND, 9950, 161, 0, 0}, /* 9952 */
    {RT_TERM_LAND, 9949, 4381, 0, 0}, /* 9953 */
    {RT_TERM_LAND, 9953, 105, 0, 0}, /* 9954 */
    {RT_TERM_LAND, 9953, 161, 0, 0}, /* 9955 */
    {RT_TERM_LAND, 9949, 4386, 0, 0}, /* 9956 */
    {RT_TERM_LAND, 9956, 105, 0, 0}, /* 9957 */
    {RT_TERM_LAND, 9956, 161, 0, 0}, /* 9958 */
    {RT_TERM_LAND, 9930, 7698, 0, 0}, /* 9959 */
    {RT_TERM_LAND, 9959, 3787, 0, 0}, /* 9960 */
    {RT_TERM_LAND, 9960, 25, 0, 0}, /* 9961 */
    {RT_TERM_LAND, 9960, 29, 0, 0}, /* 9962 */
    {RT_TERM_LAND, 9959, 3785, 0, 0}, /* 9963 */
    {RT_TERM_LAND, 9963, 25, 0, 0}, /* 9964 */
    {RT_TERM_LAND, 9963, 29, 0, 0}, /* 9965 */
    {RT_TERM_LAND, 9959, 3786, 0, 0}, /* 9966 */
    {RT_TERM_LAND, 9966, 25, 0, 0}, /* 9967 */
    {RT_TERM_LAND, 9966, 29, 0, 0}, /* 9968 */
    {RT_TERM_LAND, 9929, 246, 0, 0}, /* 9969 */
    {RT_TERM_LAND, 9969, 3787, 0, 0}, /* 9970 */
    {RT_TERM_LAND, 9970, 25, 0, 0}, /* 9971 */
    {RT_TERM_LAND, 9970, 29, 0, 0}, /* 9972 */
    {RT_TERM_LAND, 9969, 3785, 0, 0}, /* 9973 */
    {RT_TERM_LAND, 9973, 25, 0, 0}, /* 9974 */
    {RT_TERM_LAND, 9973, 29, 0, 0}, /* 9975 */
    {RT_TERM_LAND, 9969, 3786, 0, 0}, /* 9976 */
    {RT_TERM_LAND, 9976, 25, 0, 0}, /* 9977 */
    {RT_TERM_LAND, 9976, 29, 0, 0}, /* 9978 */
    {RT_TERM_LAND, 9969, 4376, 0, 0}, /* 9979 */
    {RT_TERM_LAND, 9979, 105, 0, 0}, /* 9980 */
    {RT_TERM_LAND, 9979, 161, 0, 0}, /* 9981 */
    {RT_TERM_LAND, 9969, 4381, 0, 0}, /* 9982 */
    {RT_TERM_LAND, 9982, 105, 0, 0}, /* 9983 */
    {RT_TERM_LAND, 9982, 161, 0, 0}, /* 9984 */
    {RT_TERM_LAND, 9969, 4386, 0, 0}, /* 9985 */
    {RT_TERM_LAND, 9985, 105, 0, 0}, /* 9986 */
    {RT_TERM_LAND, 9985, 161, 0, 0}, /* 9987 */
    {RT_TERM_LAND, 9969, 7687, 0, 0}, /* 9988 */
    {RT_TERM_LAND, 9988, 3787, 0, 0}, /* 9989 */
    {RT_TERM_LAND, 9989, 25, 0, 0}, /* 9990 */
    {RT_TERM_LAND, 9989, 29, 0, 0}, /* 9991 */
    {RT_TERM_LAND, 9988, 3785, 0, 0}, /* 9992 */
    {RT_TERM_LAND, 9992, 25, 0, 0}, /* 9993 */
    {RT_TERM_LAND, 9992, 29, 0, 0}, /* 9994 */
    {RT_TERM_LAND, 9988, 3786, 0, 0}, /* 9995 */
    {RT_TERM_LAND, 9995, 25, 0, 0}, /* 9996 */
    {RT_TERM_LAND, 9995, 29, 0, 0}, /* 9997 */
    {RT_TERM_LAND, 9969, 7698, 0, 0}, /* 9998 */
    {RT_TERM_LAND, 9998, 4376, 0, 0}, /* 9999 */
    {RT_TERM_LAND, 9999, 105, 0, 0}, /* 10000 */
    {RT_TERM_LAND, 9999, 161, 0, 0}, /* 10001 */
    {RT_TERM_LAND, 9998, 4381, 0, 0}, /* 10002 */
    {RT_TERM_LAND, 10002, 105, 0, 0}, /* 10003 */
    {RT_TERM_LAND, 10002, 161, 0, 0}, /* 10004 */
    {RT_TERM_LAND, 9998, 4386, 0, 0}, /* 10005 */
    {RT_TERM_LAND, 10005, 105, 0, 0}, /* 10006 */
    {RT_TERM_LAND, 10005, 161, 0, 0}, /* 10007 */
    {RT_TERM_LAND, 9929, 7762, 0, 0}, /* 10008 */
    {RT_TERM_LAND, 10008, 19, 0, 0}, /* 10009 */
    {RT_TERM_LAND, 10009, 3787, 0, 0}, /* 10010 */
    {RT_TERM_LAND, 10010, 25, 0, 0}, /* 10011 */
    {RT_TERM_LAND, 10010, 29, 0, 0}, /* 10012 */
    {RT_TERM_LAND, 10009, 3785, 0, 0}, /* 10013 */
    {RT_TERM_LAND, 10013, 25, 0, 0}, /* 10014 */
    {RT_TERM_LAND, 10013, 29, 0, 0}, /* 10015 */
    {RT_TERM_LAND, 10009, 3786, 0, 0}, /* 10016 */
    {RT_TERM_LAND, 10016, 25, 0, 0}, /* 10017 */
    {RT_TERM_LAND, 10016, 29, 0, 0}, /* 10018 */
    {RT_TERM_LAND, 10009, 4376, 0, 0}, /* 10019 */
    {RT_TERM_LAND, 10019, 105, 0, 0}, /* 10020 */
    {RT_TERM_LAND, 10019, 161, 0, 0}, /* 10021 */
    {RT_TERM_LAND, 10009, 4381, 0, 0}, /* 10022 */
    {RT_TERM_LAND, 10022, 105, 0, 0}, /* 10023 */
    {RT_TERM_LAND, 10022, 161, 0, 0}, /* 10024 */
    {RT_TERM_LAND, 10009, 4386, 0, 0}, /* 10025 */
    {RT_TERM_LAND, 10025, 105, 0, 0}, /* 10026 */
    {RT_TERM_LAND, 10025, 161, 0, 0}, /* 10027 */
    {RT_TERM_LAND, 10009, 7687, 0, 0}, /* 10028 */
    {RT_TERM_LAND, 10028, 4376, 0, 0}, /* 10029 */
    {RT_TERM_LAND, 10029, 105, 0, 0}, /* 10030 */
    {RT_TERM_LAND, 10029, 161, 0, 0}, /* 10031 */
    {RT_TERM_LAND, 10028, 4381, 0, 0}, /* 10032 */
    {RT_TERM_LAND, 10032, 105, 0, 0}, /* 10033 */
    {RT_TERM_LAND, 10032, 161, 0, 0}, /* 10034 */
    {RT_TERM_LAND, 10028, 4386, 0, 0}, /* 10035 */
    {RT_TERM_LAND, 10035, 105, 0, 0}, /* 10036 */
    {RT_TERM_LAND, 10035, 161, 0, 0}, /* 10037 */
    {RT_TERM_LAND, 10009, 7698, 0, 0}, /* 10038 */
    {RT_TERM_LAND, 10038, 3787, 0, 0}, /* 10039 */
    {RT_TERM_LAND, 10039, 25, 0, 0}, /* 10040 */
    {RT_TERM_LAND, 10039, 29, 0, 0}, /* 10041 */
    {RT_TERM_LAND, 10038, 3785, 0, 0}, /* 10042 */
    {RT_TERM_LAND, 10042, 25, 0, 0}, /* 10043 */
    {RT_TERM_LAND, 10042, 29, 0, 0}, /* 10044 */
    {RT_TERM_LAND, 10038, 3786, 0, 0}, /* 10045 */
    {RT_TERM_LAND, 10045, 25, 0, 0}, /* 10046 */
    {RT_TERM_LAND, 10045, 29, 0, 0}, /* 10047 */
    {RT_TERM_LAND, 10008, 246, 0, 0}, /* 10048 */
    {RT_TERM_LAND, 10048, 3787, 0, 0}, /* 10049 */
    {RT_TERM_LAND, 10049, 25, 0, 0}, /* 10050 */
    {RT_TERM_LAND, 10049, 29, 0, 0}, /* 10051 */
    {RT_TERM_LAND, 10048, 3785, 0, 0}, /* 10052 */
    {RT_TERM_LAND, 10052, 25, 0, 0}, /* 10053 */
    {RT_TERM_LAND, 10052, 29, 0, 0}, /* 10054 */
    {RT_TERM_LAND, 10048, 3786, 0, 0}, /* 10055 */
    {RT_TERM_LAND, 10055, 25, 0, 0}, /* 10056 */
    {RT_TERM_LAND, 10055, 29, 0, 0}, /* 10057 */
    {RT_TERM_LAND, 10048, 4376, 0, 0}, /* 10058 */
    {RT_TERM_LAND, 10058, 105, 0, 0}, /* 10059 */
    {RT_TERM_LAND, 10058, 161, 0, 0}, /* 10060 */
    {RT_TERM_LAND, 10048, 4381, 0, 0}, /* 10061 */
    {RT_TERM_LAND, 10061, 105, 0, 0}, /* 10062 */
    {RT_TERM_LAND, 10061, 161, 0, 0}, /* 10063 */
    {RT_TERM_LAND, 10048, 4386, 0, 0}, /* 10064 */
    {RT_TERM_LAND, 10064, 105, 0, 0}, /* 10065 */
    {RT_TERM_LAND, 10064, 161, 0, 0}, /* 10066 */
    {RT_TERM_LAND, 10048, 7687, 0, 0}, /* 10067 */
    {RT_TERM_LAND, 10067, 3787, 0, 0}, /* 10068 */
    {RT_TERM_LAND, 10068, 25, 0, 0}, /* 10069 */
    {RT_TERM_LAND, 10068, 29, 0, 0}, /* 10070 */
    {RT_TERM_LAND, 10067, 3785, 0, 0}, /* 10071 */
    {RT_TERM_LAND, 10071, 25, 0, 0}, /* 10072 */
    {RT_TERM_LAND, 10071, 29, 0, 0}, /* 10073 */
    {RT_TERM_LAND, 10067, 3786, 0, 0}, /* 10074 */
    {RT_TERM_LAND, 10074, 25, 0, 0}, /* 10075 */
    {RT_TERM_LAND, 10074, 29, 0, 0}, /* 10076 */
    {RT_TERM_LAND, 10048, 7698, 0, 0}, /* 10077 */
    {RT_TERM_LAND, 10077, 4376, 0, 0}, /* 10078 */
    {RT_TERM_LAND, 10078, 105, 0, 0}, /* 10079 */
    {RT_TERM_LAND, 10078, 161, 0, 0}, /* 10080 */
    {RT_TERM_LAND, 10077, 4381, 0, 0}, /* 10081 */
    {RT_TERM_LAND, 10081, 105, 0, 0}, /* 10082 */
    {RT_TERM_LAND, 10081, 161, 0, 0}, /* 10083 */
    {RT_TERM_LAND, 10077, 4386, 0, 0}, /* 10084 */
    {RT_TERM_LAND, 10084, 105, 0, 0}, /* 10085 */
    {RT_TERM_LAND, 10084, 161, 0, 0}, /* 10086 */
    {RT_TERM_LAND, 10008, 7843, 0, 0}, /* 10087 */
    {RT_TERM_LAND, 10087, 19, 0, 0}, /* 10088 */
    {RT_TERM_LAND, 10088, 3787, 0, 0}, /* 10089 */
    {RT_TERM_LAND, 10089, 25, 0, 0}, /* 10090 */
    {RT_TERM_LAND, 10089, 29, 0, 0}, /* 10091 */
    {RT_TERM_LAND, 10088, 3785, 0, 0}, /* 10092 */
    {RT_TERM_LAND, 10092, 25, 0, 0}, /* 10093 */
    {RT_TERM_LAND, 10092, 29, 0, 0}, /* 10094 */
    {RT_TERM_LAND, 10088, 3786, 0, 0}, /* 10095 */
    {RT_TERM_LAND, 10095, 25, 0, 0}, /* 10096 */
    {RT_TERM_LAND, 10095, 29, 0, 0}, /* 10097 */
    {RT_TERM_LAND, 10088, 4376, 0, 0}, /* 10098 */
    {RT_TERM_LAND, 10098, 105, 0, 0}, /* 10099 */
    {RT_TERM_LAND, 10098, 161, 0, 0}, /* 10100 */
    {RT_TERM_LAND, 10088, 4381, 0, 0}, /* 10101 */
    {RT_TERM_LAND, 10101, 105, 0, 0}, /* 10102 */
    {RT_TERM_LAND, 10101, 161, 0, 0}, /* 10103 */
    {RT_TERM_LAND, 10088, 4386, 0, 0}, /* 10104 */
    {RT_TERM_LAND, 10104, 105, 0, 0}, /* 10105 */
    {RT_TERM_LAND, 10104, 161, 0, 0}, /* 10106 */
    {RT_TERM_LAND, 10088, 7687, 0, 0}, /* 10107 */
    {RT_TERM_LAND, 10107, 4376, 0, 0}, /* 10108 */
    {RT_TERM_LAND, 10108, 105, 0, 0}, /* 10109 */
    {RT_TERM_LAND, 10108, 161, 0, 0}, /* 10110 */
    {RT_TERM_LAND, 10107, 4381, 0, 0}, /* 10111 */
    {RT_TERM_LAND, 10111, 105, 0, 0}, /* 10112 */
    {RT_TERM_LAND, 10111, 161, 0, 0}, /* 10113 */
    {RT_TERM_LAND, 10107, 4386, 0, 0}, /* 10114 */
    {RT_TERM_LAND, 10114, 105, 0, 0}, /* 10115 */
    {RT_TERM_LAND, 10114, 161, 0, 0}, /* 10116 */
    {RT_TERM_LAND, 10088, 7698, 0, 0}, /* 10117 */
    {RT_TERM_LAND, 10117, 3787, 0, 0}, /* 10118 */
    {RT_TERM_LAND, 10118, 25, 0, 0}, /* 10119 */
    {RT_TERM_LAND, 10118, 29, 0, 0}, /* 10120 */
    {RT_TERM_LAND, 10117, 3785, 0, 0}, /* 10121 */
    {RT_TERM_LAND, 10121, 25, 0, 0}, /* 10122 */
    {RT_TERM_LAND, 10121, 29, 0, 0}, /* 10123 */
    {RT_TERM_LAND, 10117, 3786, 0, 0}, /* 10124 */
    {RT_TERM_LAND, 10124, 25, 0, 0}, /* 10125 */
    {RT_TERM_LAND, 10124, 29, 0, 0}, /* 10126 */
    {RT_TERM_LAND, 10087, 246, 0, 0}, /* 10127 */
    {RT_TERM_LAND, 10127, 3787, 0, 0}, /* 10128 */
    {RT_TERM_LAND, 10128, 25, 0, 0}, /* 10129 */
    {RT_TERM_LAND, 10128, 29, 0, 0}, /* 10130 */
    {RT_TERM_LAND, 10127, 3785, 0, 0}, /* 10131 */
    {RT_TERM_LAND, 10131, 25, 0, 0}, /* 10132 */
    {RT_TERM_LAND, 10131, 29, 0, 0}, /* 10133 */
    {RT_TERM_LAND, 10127, 3786, 0, 0}, /* 10134 */
    {RT_TERM_LAND, 10134, 25, 0, 0}, /* 10135 */
    {RT_TERM_LAND, 10134, 29, 0, 0}, /* 10136 */
    {RT_TERM_LAND, 10127, 4376, 0, 0}, /* 10137 */
    {RT_TERM_LAND, 10137, 105, 0, 0}, /* 10138 */
    {RT_TERM_LAND, 10137, 161, 0, 0}, /* 10139 */
    {RT_TERM_LAND, 10127, 4381, 0, 0}, /* 10140 */
    {RT_TERM_LAND, 10140, 105, 0, 0}, /* 10141 */
    {RT_TERM_LAND, 10140, 161, 0, 0}, /* 10142 */
    {RT_TERM_LAND, 10127, 4386, 0, 0}, /* 10143 */
    {RT_TERM_LAND, 10143, 105, 0, 0}, /* 10144 */
    {RT_TERM_LAND, 10143, 161, 0, 0}, /* 10145 */
    {RT_TERM_LAND, 10127, 7687, 0, 0}, /* 10146 */
    {RT_TERM_LAND, 10146, 3787, 0, 0}, /* 10147 */
    {RT_TERM_LAND, 10147, 25, 0, 0}, /* 10148 */
    {RT_TERM_LAND, 10147, 29, 0, 0}, /* 10149 */
    {RT_TERM_LAND, 10146, 3785, 0, 0}, /* 10150 */
    {RT_TERM_LAND, 10150, 25, 0, 0}, /* 10151 */
    {RT_TERM_LAND, 10150, 29, 0, 0}, /* 10152 */
    {RT_TERM_LAND, 10146, 3786, 0, 0}, /* 10153 */
    {RT_TERM_LAND, 10153, 25, 0, 0}, /* 10154 */
    {RT_TERM_LAND, 10153, 29, 0, 0}, /* 10155 */
    {RT_TERM_LAND, 10127, 7698, 0, 0}, /* 10156 */
    {RT_TERM_LAND, 10156, 4376, 0, 0}, /* 10157 */
    {RT_TERM_LAND, 10157, 105, 0, 0}, /* 10158 */
    {RT_TERM_LAND, 10157, 161, 0, 0}, /* 10159 */
    {RT_TERM_LAND, 10156, 4381, 0, 0}, /* 10160 */
    {RT_TERM_LAND, 10160, 105, 0, 0}, /* 10161 */
    {RT_TERM_LAND, 10160, 161, 0, 0}, /* 10162 */
    {RT_TERM_LAND, 10156, 4386, 0, 0}, /* 10163 */
    {RT_TERM_LAND, 10163, 105, 0, 0}, /* 10164 */
    {RT_TERM_LAND, 10163, 161, 0, 0}, /* 10165 */
    {RT_TERM_LAND, 9928, 611, 0, 0}, /* 10166 */
    {RT_TERM_LAND, 10166, 19, 0, 0}, /* 10167 */
    {RT_TERM_LAND, 10167, 3787, 0, 0}, /* 10168 */
    {RT_TERM_LAND, 10168, 25, 0, 0}, /* 10169 */
    {RT_TERM_LAND, 10168, 29, 0, 0}, /* 10170 */
    {RT_TERM_LAND, 10167, 3785, 0, 0}, /* 10171 */
    {RT_TERM_LAND, 10171, 25, 0, 0}, /* 10172 */
    {RT_TERM_LAND, 10171, 29, 0, 0}, /* 10173 */
    {RT_TERM_LAND, 10167, 3786, 0, 0}, /* 10174 */
    {RT_TERM_LAND, 10174, 25, 0, 0}, /* 10175 */
    {RT_TERM_LAND, 10174, 29, 0, 0}, /* 10176 */
    {RT_TERM_LAND, 10167, 4376, 0, 0}, /* 10177 */
    {RT_TERM_LAND, 10177, 105, 0, 0}, /* 10178 */
    {RT_TERM_LAND, 10177, 161, 0, 0}, /* 10179 */
    {RT_TERM_LAND, 10167, 4381, 0, 0}, /* 10180 */
    {RT_TERM_LAND, 10180, 105, 0, 0}, /* 10181 */
    {RT_TERM_LAND, 10180, 161, 0, 0}, /* 10182 */
    {RT_TERM_LAND, 10167, 4386, 0, 0}, /* 10183 */
    {RT_TERM_LAND, 10183, 105, 0, 0}, /* 10184 */
    {RT_TERM_LAND, 10183, 161, 0, 0}, /* 10185 */
    {RT_TERM_LAND, 10167, 7687, 0, 0}, /* 10186 */
    {RT_TERM_LAND, 10186, 4376, 0, 0}, /* 10187 */
    {RT_TERM_LAND, 10187, 105, 0, 0}, /* 10188 */
    {RT_TERM_LAND, 10187, 161, 0, 0}, /* 10189 */
    {RT_TERM_LAND, 10186, 4381, 0, 0}, /* 10190 */
    {RT_TERM_LAND, 10190, 105, 0, 0}, /* 10191 */
    {RT_TERM_LAND, 10190, 161, 0, 0}, /* 10192 */
    {RT_TERM_LAND, 10186, 4386, 0, 0}, /* 10193 */
    {RT_TERM_LAND, 10193, 105, 0, 0}, /* 10194 */
    {RT_TERM_LAND, 10193, 161, 0, 0}, /* 10195 */
    {RT_TERM_LAND, 10167, 7698, 0, 0}, /* 10196 */
    {RT_TERM_LAND, 10196, 3787, 0, 0}, /* 10197 */
    {RT_TERM_LAND, 10197, 25, 0, 0}, /* 10198 */
    {RT_TERM_LAND, 10197, 29, 0, 0}, /* 10199 */
    {RT_TERM_LAND, 10196, 3785, 0, 0}, /* 10200 */
    {RT_TERM_LAND, 10200, 25, 0, 0}, /* 10201 */
    {RT_TERM_LAND, 10200, 29, 0, 0}, /* 10202 */
    {RT_TERM_LAND, 10196, 3786, 0, 0}, /* 10203 */
    {RT_TERM_LAND, 10203, 25, 0, 0}, /* 10204 */
    {RT_TERM_LAND, 10203, 29, 0, 0}, /* 10205 */
    {RT_TERM_LAND, 10166, 246, 0, 0}, /* 10206 */
    {RT_TERM_LAND, 10206, 3787, 0, 0}, /* 10207 */
    {RT_TERM_LAND, 10207, 25, 0, 0}, /* 10208 */
    {RT_TERM_LAND, 10207, 29, 0, 0}, /* 10209 */
    {RT_TERM_LAND, 10206, 3785, 0, 0}, /* 10210 */
    {RT_TERM_LAND, 10210, 25, 0, 0}, /* 10211 */
    {RT_TERM_LAND, 10210, 29, 0, 0}, /* 10212 */
    {RT_TERM_LAND, 10206, 3786, 0, 0}, /* 10213 */
    {RT_TERM_LAND, 10213, 25, 0, 0}, /* 10214 */
    {RT_TERM_LAND, 10213, 29, 0, 0}, /* 10215 */
    {RT_TERM_LAND, 10206, 4376, 0, 0}, /* 10216 */
    {RT_TERM_LAND, 10216, 105, 0, 0}, /* 10217 */
    {RT_TERM_LAND, 10216, 161, 0, 0}, /* 10218 */
    {RT_TERM_LAND, 10206, 4381, 0, 0}, /* 10219 */
    {RT_TERM_LAND, 10219, 105, 0, 0}, /* 10220 */
    {RT_TERM_LAND, 10219, 161, 0, 0}, /* 10221 */
    {RT_TERM_LAND, 10206, 4386, 0, 0}, /* 10222 */
    {RT_TERM_LAND, 10222, 105, 0, 0}, /* 10223 */
    {RT_TERM_LAND, 10222, 161, 0, 0}, /* 10224 */
    {RT_TERM_LAND, 10206, 7687, 0, 0}, /* 10225 */
    {RT_TERM_LAND, 10225, 3787, 0, 0}, /* 10226 */
    {RT_TERM_LAND, 10226, 25, 0, 0}, /* 10227 */
    {RT_TERM_LAND, 10226, 29, 0, 0}, /* 10228 */
    {RT_TERM_LAND, 10225, 3785, 0, 0}, /* 10229 */
    {RT_TERM_LAND, 10229, 25, 0, 0}, /* 10230 */
    {RT_TERM_LAND, 10229, 29, 0, 0}, /* 10231 */
    {RT_TERM_LAND, 10225, 3786, 0, 0}, /* 10232 */
    {RT_TERM_LAND, 10232, 25, 0, 0}, /* 10233 */
    {RT_TERM_LAND, 10232, 29, 0, 0}, /* 10234 */
    {RT_TERM_LAND, 10206, 7698, 0, 0}, /* 10235 */
    {RT_TERM_LAND, 10235, 4376, 0, 0}, /* 10236 */
    {RT_TERM_LAND, 10236, 105, 0, 0}, /* 10237 */
    {RT_TERM_LAND, 10236, 161, 0, 0}, /* 10238 */
    {RT_TERM_LAND, 10235, 4381, 0, 0}, /* 10239 */
    {RT_TERM_LAND, 10239, 105, 0, 0}, /* 10240 */
    {RT_TERM_LAND, 10239, 161, 0, 0}, /* 10241 */
    {RT_TERM_LAND, 10235, 4386, 0, 0}, /* 10242 */
    {RT_TERM_LAND, 10242, 105, 0, 0}, /* 10243 */
    {RT_TERM_LAND, 10242, 161, 0, 0}, /* 10244 */
    {RT_TERM_LNOT, 9927, 0, 0, 0}, /* 10245 */
    {RT_TERM_LAND, 9277, 10245, 0, 0}, /* 10246 */
    {RT_TERM_LAND, 4386, 170, 0, 0}, /* 10247 */
    {RT_TERM_COND, 4340, 1013, 1014, 0}, /* 10248 */
    {RT_TERM_COND, 4343, 9, 10248, 0}, /* 10249 */
    {RT_TERM_LT, 19, 68, 0, 0}, /* 10250 */
    {RT_TERM_LAND, 10249, 10250, 0, 0}, /* 10251 */
    {RT_TERM_LT, 19, 45, 0, 0}, /* 10252 */
    {RT_TERM_LAND, 10251, 10252, 0, 0}, /* 10253 */
    {RT_TERM_LAND, 10253, 126, 0, 0}, /* 10254 */
    {RT_TERM_LAND, 10254, 3787, 0, 0}, /* 10255 */
    {RT_TERM_LAND, 10255, 25, 0, 0}, /* 10256 */
    {RT_TERM_MUL, 100, 6, 0, 0}, /* 10257 */
    {RT_TERM_LAND, 10255, 29, 0, 0}, /* 10258 */
    {RT_TERM_LAND, 10254, 3785, 0, 0}, /* 10259 */
    {RT_TERM_LAND, 10259, 25, 0, 0}, /* 10260 */
    {RT_TERM_LAND, 10259, 29, 0, 0}, /* 10261 */
    {RT_TERM_LAND, 10254, 3786, 0, 0}, /* 10262 */
    {RT_TERM_LAND, 10262, 25, 0, 0}, /* 10263 */
    {RT_TERM_LAND, 10262, 29, 0, 0}, /* 10264 */
    {RT_TERM_LAND, 10254, 4376, 0, 0}, /* 10265 */
    {RT_TERM_LAND, 10265, 105, 0, 0}, /* 10266 */
    {RT_TERM_MUL, 100, 951, 0, 0}, /* 10267 */
    {RT_TERM_LAND, 10265, 161, 0, 0}, /* 10268 */
    {RT_TERM_LAND, 10254, 4381, 0, 0}, /* 10269 */
    {RT_TERM_LAND, 10269, 105, 0, 0}, /* 10270 */
    {RT_TERM_MUL, 330, 224, 0, 0}, /* 10271 */
    {RT_TERM_LAND, 10269, 161, 0, 0}, /* 10272 */
    {RT_TERM_LAND, 10254, 4386, 0, 0}, /* 10273 */
    {RT_TERM_LAND, 10273, 105, 0, 0}, /* 10274 */
    {RT_TERM_LAND, 10273, 161, 0, 0}, /* 10275 */
    {RT_TERM_SLICE, 35, 10257, 0, 8}, /* 10276 */
    {RT_TERM_SEXT, 10276, 0, 0, 8}, /* 10277 */
    {RT_TERM_COND, 25, 10277, 10276, 0}, /* 10278 */
    {RT_TERM_SLICE, 35, 711, 0, 16}, /* 10279 */
    {RT_TERM_SEXT, 10279, 0, 0, 16}, /* 10280 */
    {RT_TERM_COND, 25, 10280, 10279, 0}, /* 10281 */
    {RT_TERM_COND, 3785, 10281, 134, 0}, /* 10282 */
    {RT_TERM_COND, 3787, 10278, 10282, 0}, /* 10283 */
    {RT_TERM_SLICE, 3233, 10267, 0, 8}, /* 10284 */
    {RT_TERM_SEXT, 10284, 0, 0, 8}, /* 10285 */
    {RT_TERM_COND, 105, 10285, 10284, 0}, /* 10286 */
    {RT_TERM_SLICE, 3233, 10271, 0, 16}, /* 10287 */
    {RT_TERM_SEXT, 10287, 0, 0, 16}, /* 10288 */
    {RT_TERM_COND, 105, 10288, 10287, 0}, /* 10289 */
    {RT_TERM_COND, 105, 3234, 3235, 0}, /* 10290 */
    {RT_TERM_SEXT, 170, 0, 0, 16}, /* 10291 */
    {RT_TERM_COND, 105, 10291, 170, 0}, /* 10292 */
    {RT_TERM_COND, 4386, 10290, 10292, 0}, /* 10293 */
    {RT_TERM_COND, 4381, 10289, 10293, 0}, /* 10294 */
    {RT_TERM_COND, 4376, 10286, 10294, 0}, /* 10295 */
    {RT_TERM_LT, 10283, 10295, 0, 0}, /* 10296 */
    {RT_TERM_LNOT, 10296, 0, 0, 0}, /* 10297 */
    {RT_TERM_LAND, 10254, 10297, 0, 0}, /* 10298 */
    {RT_TERM_LAND, 10298, 3787, 0, 0}, /* 10299 */
    {RT_TERM_LAND, 10299, 25, 0, 0}, /* 10300 */
    {RT_TERM_LAND, 10299, 29, 0, 0}, /* 10301 */
    {RT_TERM_LAND, 10298, 3785, 0, 0}, /* 10302 */
    {RT_TERM_LAND, 10302, 25, 0, 0}, /* 10303 */
    {RT_TERM_LAND, 10302, 29, 0, 0}, /* 10304 */
    {RT_TERM_LAND, 10298, 3786, 0, 0}, /* 10305 */
    {RT_TERM_LAND, 10305, 25, 0, 0}, /* 10306 */
    {RT_TERM_LAND, 10305, 29, 0, 0}, /* 10307 */
    {RT_TERM_LAND, 10298, 4376, 0, 0}, /* 10308 */
    {RT_TERM_LAND, 10308, 105, 0, 0}, /* 10309 */
    {RT_TERM_LAND, 10308, 161, 0, 0}, /* 10310 */
    {RT_TERM_LAND, 10298, 4381, 0, 0}, /* 10311 */
    {RT_TERM_LAND, 10311, 105, 0, 0}, /* 10312 */
    {RT_TERM_LAND, 10311, 161, 0, 0}, /* 10313 */
    {RT_TERM_LAND, 10298, 4386, 0, 0}, /* 10314 */
    {RT_TERM_LAND, 10314, 105, 0, 0}, /* 10315 */
    {RT_TERM_LAND, 10314, 161, 0, 0}, /* 10316 */
    {RT_TERM_LNOT, 126, 0, 0, 0}, /* 10317 */
    {RT_TERM_LAND, 10253, 10317, 0, 0}, /* 10318 */
    {RT_TERM_LAND, 10318, 3787, 0, 0}, /* 10319 */
    {RT_TERM_LAND, 10319, 25, 0, 0}, /* 10320 */
    {RT_TERM_LAND, 10319, 29, 0, 0}, /* 10321 */
    {RT_TERM_LAND, 10318, 3785, 0, 0}, /* 10322 */
    {RT_TERM_LAND, 10322, 25, 0, 0}, /* 10323 */
    {RT_TERM_LAND, 10322, 29, 0, 0}, /* 10324 */
    {RT_TERM_LAND, 10318, 3786, 0, 0}, /* 10325 */
    {RT_TERM_LAND, 10325, 25, 0, 0}, /* 10326 */
    {RT_TERM_LAND, 10325, 29, 0, 0}, /* 10327 */
    {RT_TERM_LAND, 10318, 4376, 0, 0}, /* 10328 */
    {RT_TERM_LAND, 10328, 105, 0, 0}, /* 10329 */
    {RT_TERM_LAND, 10328, 161, 0, 0}, /* 10330 */
    {RT_TERM_LAND, 10318, 4381, 0, 0}, /* 10331 */
    {RT_TERM_LAND, 10331, 105, 0, 0}, /* 10332 */
    {RT_TERM_LAND, 10331, 161, 0, 0}, /* 10333 */
    {RT_TERM_LAND, 10318, 4386, 0, 0}, /* 10334 */
    {RT_TERM_LAND, 10334, 105, 0, 0}, /* 10335 */
    {RT_TERM_LAND, 10334, 161, 0, 0}, /* 10336 */
    {RT_TERM_LAND, 10318, 10297, 0, 0}, /* 10337 */
    {RT_TERM_LAND, 10337, 3787, 0, 0}, /* 10338 */
    {RT_TERM_LAND, 10338, 25, 0, 0}, /* 10339 */
    {RT_TERM_LAND, 10338, 29, 0, 0}, /* 10340 */
    {RT_TERM_LAND, 10337, 3785, 0, 0}, /* 10341 */
    {RT_TERM_LAND, 10341, 25, 0, 0}, /* 10342 */
    {RT_TERM_LAND, 10341, 29, 0, 0}, /* 10343 */
    {RT_TERM_LAND, 10337, 3786, 0, 0}, /* 10344 */
    {RT_TERM_LAND, 10344, 25, 0, 0}, /* 10345 */
    {RT_TERM_LAND, 10344, 29, 0, 0}, /* 10346 */
    {RT_TERM_LAND, 10337, 4376, 0, 0}, /* 10347 */
    {RT_TERM_LAND, 10347, 105, 0, 0}, /* 10348 */
    {RT_TERM_LAND, 10347, 161, 0, 0}, /* 10349 */
    {RT_TERM_LAND, 10337, 4381, 0, 0}, /* 10350 */
    {RT_TERM_LAND, 10350, 105, 0, 0}, /* 10351 */
    {RT_TERM_LAND, 10350, 161, 0, 0}, /* 10352 */
    {RT_TERM_LAND, 10337, 4386, 0, 0}, /* 10353 */
    {RT_TERM_LAND, 10353, 105, 0, 0}, /* 10354 */
    {RT_TERM_LAND, 10353, 161, 0, 0}, /* 10355 */
    {RT_TERM_LNOT, 10252, 0, 0, 0}, /* 10356 */
    {RT_TERM_LAND, 10251, 10356, 0, 0}, /* 10357 */
    {RT_TERM_LAND, 10357, 188, 0, 0}, /* 10358 */
    {RT_TERM_LAND, 10358, 3787, 0, 0}, /* 10359 */
    {RT_TERM_LAND, 10359, 25, 0, 0}, /* 10360 */
    {RT_TERM_LAND, 10359, 29, 0, 0}, /* 10361 */
    {RT_TERM_LAND, 10358, 3785, 0, 0}, /* 10362 */
    {RT_TERM_LAND, 10362, 25, 0, 0}, /* 10363 */
    {RT_TERM_LAND, 10362, 29, 0, 0}, /* 10364 */
    {RT_TERM_LAND, 10358, 3786, 0, 0}, /* 10365 */
    {RT_TERM_LAND, 10365, 25, 0, 0}, /* 10366 */
    {RT_TERM_LAND, 10365, 29, 0, 0}, /* 10367 */
    {RT_TERM_LAND, 10358, 4376, 0, 0}, /* 10368 */
    {RT_TERM_LAND, 10368, 105, 0, 0}, /* 10369 */
    {RT_TERM_LAND, 10368, 161, 0, 0}, /* 10370 */
    {RT_TERM_LAND, 10358, 4381, 0, 0}, /* 10371 */
    {RT_TERM_LAND, 10371, 105, 0, 0}, /* 10372 */
    {RT_TERM_LAND, 10371, 161, 0, 0}, /* 10373 */
    {RT_TERM_LAND, 10358, 4386, 0, 0}, /* 10374 */
    {RT_TERM_LAND, 10374, 105, 0, 0}, /* 10375 */
    {RT_TERM_LAND, 10374, 161, 0, 0}, /* 10376 */
    {RT_TERM_LAND, 10358, 10297, 0, 0}, /* 10377 */
    {RT_TERM_LAND, 10377, 3787, 0, 0}, /* 10378 */
    {RT_TERM_LAND, 10378, 25, 0, 0}, /* 10379 */
    {RT_TERM_LAND, 10378, 29, 0, 0}, /* 10380 */
    {RT_TERM_LAND, 10377, 3785, 0, 0}, /* 10381 */
    {RT_TERM_LAND, 10381, 25, 0, 0}, /* 10382 */
    {RT_TERM_LAND, 10381, 29, 0, 0}, /* 10383 */
    {RT_TERM_LAND, 10377, 3786, 0, 0}, /* 10384 */
    {RT_TERM_LAND, 10384, 25, 0, 0}, /* 10385 */
    {RT_TERM_LAND, 10384, 29, 0, 0}, /* 10386 */
    {RT_TERM_LAND, 10377, 4376, 0, 0}, /* 10387 */
    {RT_TERM_LAND, 10387, 105, 0, 0}, /* 10388 */
    {RT_TERM_LAND, 10387, 161, 0, 0}, /* 10389 */
    {RT_TERM_LAND, 10377, 4381, 0, 0}, /* 10390 */
    {RT_TERM_LAND, 10390, 105, 0, 0}, /* 10391 */
    {RT_TERM_LAND, 10390, 161, 0, 0}, /* 10392 */
    {RT_TERM_LAND, 10377, 4386, 0, 0}, /* 10393 */
    {RT_TERM_LAND, 10393, 105, 0, 0}, /* 10394 */
    {RT_TERM_LAND, 10393, 161, 0, 0}, /* 10395 */
    {RT_TERM_LNOT, 188, 0, 0, 0}, /* 10396 */
    {RT_TERM_LAND, 10357, 10396, 0, 0}, /* 10397 */
    {RT_TERM_LAND, 10397, 3787, 0, 0}, /* 10398 */
    {RT_TERM_LAND, 10398, 25, 0, 0}, /* 10399 */
    {RT_TERM_LAND, 10398, 29, 0, 0}, /* 10400 */
    {RT_TERM_LAND, 10397, 3785, 0, 0}, /* 10401 */
    {RT_TERM_LAND, 10401, 25, 0, 0}, /* 10402 */
    {RT_TERM_LAND, 10401, 29, 0, 0}, /* 10403 */
    {RT_TERM_LAND, 10397, 3786, 0, 0}, /* 10404 */
    {RT_TERM_LAND, 10404, 25, 0, 0}, /* 10405 */
    {RT_TERM_LAND, 10404, 29, 0, 0}, /* 10406 */
    {RT_TERM_LAND, 10397, 4376, 0, 0}, /* 10407 */
    {RT_TERM_LAND, 10407, 105, 0, 0}, /* 10408 */
    {RT_TERM_LAND, 10407, 161, 0, 0}, /* 10409 */
    {RT_TERM_LAND, 10397, 4381, 0, 0}, /* 10410 */
    {RT_TERM_LAND, 10410, 105, 0, 0}, /* 10411 */
    {RT_TERM_LAND, 10410, 161, 0, 0}, /* 10412 */
    {RT_TERM_LAND, 10397, 4386, 0, 0}, /* 10413 */
    {RT_TERM_LAND, 10413, 105, 0, 0}, /* 10414 */
    {RT_TERM_LAND, 10413, 161, 0, 0}, /* 10415 */
    {RT_TERM_LAND, 10397, 10297, 0, 0}, /* 10416 */
    {RT_TERM_LAND, 10416, 3787, 0, 0}, /* 10417 */
    {RT_TERM_LAND, 10417, 25, 0, 0}, /* 10418 */
    {RT_TERM_LAND, 10417, 29, 0, 0}, /* 10419 */
    {RT_TERM_LAND, 10416, 3785, 0, 0}, /* 10420 */
    {RT_TERM_LAND, 10420, 25, 0, 0}, /* 10421 */
    {RT_TERM_LAND, 10420, 29, 0, 0}, /* 10422 */
    {RT_TERM_LAND, 10416, 3786, 0, 0}, /* 10423 */
    {RT_TERM_LAND, 10423, 25, 0, 0}, /* 10424 */
    {RT_TERM_LAND, 10423, 29, 0, 0}, /* 10425 */
    {RT_TERM_LAND, 10416, 4376, 0, 0}, /* 10426 */
    {RT_TERM_LAND, 10426, 105, 0, 0}, /* 10427 */
    {RT_TERM_LAND, 10426, 161, 0, 0}, /* 10428 */
    {RT_TERM_LAND, 10416, 4381, 0, 0}, /* 10429 */
    {RT_TERM_LAND, 10429, 105, 0, 0}, /* 10430 */
    {RT_TERM_LAND, 10429, 161, 0, 0}, /* 10431 */
    {RT_TERM_LAND, 10416, 4386, 0, 0}, /* 10432 */
    {RT_TERM_LAND, 10432, 105, 0, 0}, /* 10433 */
    {RT_TERM_LAND, 10432, 161, 0, 0}, /* 10434 */
    {RT_TERM_LNOT, 10250, 0, 0, 0}, /* 10435 */
    {RT_TERM_LAND, 10249, 10435, 0, 0}, /* 10436 */
    {RT_TERM_EQ, 19, 68, 0, 0}, /* 10437 */
    {RT_TERM_LAND, 10436, 10437, 0, 0}, /* 10438 */
    {RT_TERM_LAND, 10438, 3787, 0, 0}, /* 10439 */
    {RT_TERM_LAND, 10439, 25, 0, 0}, /* 10440 */
    {RT_TERM_LAND, 10439, 29, 0, 0}, /* 10441 */
    {RT_TERM_LAND, 10438, 3785, 0, 0}, /* 10442 */
    {RT_TERM_LAND, 10442, 25, 0, 0}, /* 10443 */
    {RT_TERM_LAND, 10442, 29, 0, 0}, /* 10444 */
    {RT_TERM_LAND, 10438, 3786, 0, 0}, /* 10445 */
    {RT_TERM_LAND, 10445, 25, 0, 0}, /* 10446 */
    {RT_TERM_LAND, 10445, 29, 0, 0}, /* 10447 */
    {RT_TERM_LAND, 10438, 4376, 0, 0}, /* 10448 */
    {RT_TERM_LAND, 10448, 105, 0, 0}, /* 10449 */
    {RT_TERM_LAND, 10448, 161, 0, 0}, /* 10450 */
    {RT_TERM_LAND, 10438, 4381, 0, 0}, /* 10451 */
    {RT_TERM_LAND, 10451, 105, 0, 0}, /* 10452 */
    {RT_TERM_LAND, 10451, 161, 0, 0}, /* 10453 */
    {RT_TERM_LAND, 10438, 4386, 0, 0}, /* 10454 */
    {RT_TERM_LAND, 10454, 105, 0, 0}, /* 10455 */
    {RT_TERM_LAND, 10454, 161, 0, 0}, /* 10456 */
    {RT_TERM_LAND, 10438, 10297, 0, 0}, /* 10457 */
    {RT_TERM_LAND, 10457, 3787, 0, 0}, /* 10458 */
    {RT_TERM_LAND, 10458, 25, 0, 0}, /* 10459 */
    {RT_TERM_LAND, 10458, 29, 0, 0}, /* 10460 */
    {RT_TERM_LAND, 10457, 3785, 0, 0}, /* 10461 */
    {RT_TERM_LAND, 10461, 25, 0, 0}, /* 10462 */
    {RT_TERM_LAND, 10461, 29, 0, 0}, /* 10463 */
    {RT_TERM_LAND, 10457, 3786, 0, 0}, /* 10464 */
    {RT_TERM_LAND, 10464, 25, 0, 0}, /* 10465 */
    {RT_TERM_LAND, 10464, 29, 0, 0}, /* 10466 */
    {RT_TERM_LAND, 10457, 4376, 0, 0}, /* 10467 */
    {RT_TERM_LAND, 10467, 105, 0, 0}, /* 10468 */
    {RT_TERM_LAND, 10467, 161, 0, 0}, /* 10469 */
    {RT_TERM_LAND, 10457, 4381, 0, 0}, /* 10470 */
    {RT_TERM_LAND, 10470, 105, 0, 0}, /* 10471 */
    {RT_TERM_LAND, 10470, 161, 0, 0}, /* 10472 */
    {RT_TERM_LAND, 10457, 4386, 0, 0}, /* 10473 */
    {RT_TERM_LAND, 10473, 105, 0, 0}, /* 10474 */
    {RT_TERM_LAND, 10473, 161, 0, 0}, /* 10475 */
    {RT_TERM_LNOT, 10437, 0, 0, 0}, /* 10476 */
    {RT_TERM_LAND, 10436, 10476, 0, 0}, /* 10477 */
    {RT_TERM_EQ, 19, 95, 0, 0}, /* 10478 */
    {RT_TERM_LNOT, 10478, 0, 0, 0}, /* 10479 */
    {RT_TERM_LAND, 10477, 10479, 0, 0}, /* 10480 */
    {RT_TERM_LAND, 10480, 3787, 0, 0}, /* 10481 */
    {RT_TERM_LAND, 10481, 25, 0, 0}, /* 10482 */
    {RT_TERM_LAND, 10481, 29, 0, 0}, /* 10483 */
    {RT_TERM_LAND, 10480, 3785, 0, 0}, /* 10484 */
    {RT_TERM_LAND, 10484, 25, 0, 0}, /* 10485 */
    {RT_TERM_LAND, 10484, 29, 0, 0}, /* 10486 */
    {RT_TERM_LAND, 10480, 3786, 0, 0}, /* 10487 */
    {RT_TERM_LAND, 10487, 25, 0, 0}, /* 10488 */
    {RT_TERM_LAND, 10487, 29, 0, 0}, /* 10489 */
    {RT_TERM_LAND, 10480, 4376, 0, 0}, /* 10490 */
    {RT_TERM_LAND, 10490, 105, 0, 0}, /* 10491 */
    {RT_TERM_LAND, 10490, 161, 0, 0}, /* 10492 */
    {RT_TERM_LAND, 10480, 4381, 0, 0}, /* 10493 */
    {RT_TERM_LAND, 10493, 105, 0, 0}, /* 10494 */
    {RT_TERM_LAND, 10493, 161, 0, 0}, /* 10495 */
    {RT_TERM_LAND, 10480, 4386, 0, 0}, /* 10496 */
    {RT_TERM_LAND, 10496, 105, 0, 0}, /* 10497 */
    {RT_TERM_LAND, 10496, 161, 0, 0}, /* 10498 */
    {RT_TERM_LAND, 10480, 10297, 0, 0}, /* 10499 */
    {RT_TERM_LAND, 10499, 3787, 0, 0}, /* 10500 */
    {RT_TERM_LAND, 10500, 25, 0, 0}, /* 10501 */
    {RT_TERM_LAND, 10500, 29, 0, 0}, /* 10502 */
    {RT_TERM_LAND, 10499, 3785, 0, 0}, /* 10503 */
    {RT_TERM_LAND, 10503, 25, 0, 0}, /* 10504 */
    {RT_TERM_LAND, 10503, 29, 0, 0}, /* 10505 */
    {RT_TERM_LAND, 10499, 3786, 0, 0}, /* 10506 */
    {RT_TERM_LAND, 10506, 25, 0, 0}, /* 10507 */
    {RT_TERM_LAND, 10506, 29, 0, 0}, /* 10508 */
    {RT_TERM_LAND, 10499, 4376, 0, 0}, /* 10509 */
    {RT_TERM_LAND, 10509, 105, 0, 0}, /* 10510 */
    {RT_TERM_LAND, 10509, 161, 0, 0}, /* 10511 */
    {RT_TERM_LAND, 10499, 4381, 0, 0}, /* 10512 */
    {RT_TERM_LAND, 10512, 105, 0, 0}, /* 10513 */
    {RT_TERM_LAND, 10512, 161, 0, 0}, /* 10514 */
    {RT_TERM_LAND, 10499, 4386, 0, 0}, /* 10515 */
    {RT_TERM_LAND, 10515, 105, 0, 0}, /* 10516 */
    {RT_TERM_LAND, 10515, 161, 0, 0}, /* 10517 */
    {RT_TERM_EQ, 10283, 10295, 0, 0}, /* 10518 */
    {RT_TERM_COND, 10518, 45, 68, 0}, /* 10519 */
    {RT_TERM_COND, 10296, 9, 10519, 0}, /* 10520 */
    {RT_TERM_BAND, 14, 10520, 0, 0}, /* 10521 */
    {RT_TERM_NE, 10521, 2, 0, 0}, /* 10522 */
    {RT_TERM_COND, 10522, 9, 2, 0}, /* 10523 */
    {RT_TERM_SLICE, 10523, 2, 0, 32}, /* 10524 */
    {RT_TERM_REG, 121, 0, 0, 0}, /* 10525 */
    {RT_TERM_LT, 10524, 10525, 0, 0}, /* 10526 */
    {RT_TERM_EQ, 19, 85, 0, 0}, /* 10527 */
    {RT_TERM_EQ, 10526, 10527, 0, 0}, /* 10528 */
    {RT_TERM_LOR, 10478, 10528, 0, 0}, /* 10529 */
    {RT_TERM_LAND, 10477, 10529, 0, 0}, /* 10530 */
    {RT_TERM_LAND, 10530, 3787, 0, 0}, /* 10531 */
    {RT_TERM_LAND, 10531, 25, 0, 0}, /* 10532 */
    {RT_TERM_LAND, 10531, 29, 0, 0}, /* 10533 */
    {RT_TERM_LAND, 10530, 3785, 0, 0}, /* 10534 */
    {RT_TERM_LAND, 10534, 25, 0, 0}, /* 10535 */
    {RT_TERM_LAND, 10534, 29, 0, 0}, /* 10536 */
    {RT_TERM_LAND, 10530, 3786, 0, 0}, /* 10537 */
    {RT_TERM_LAND, 10537, 25, 0, 0}, /* 10538 */
    {RT_TERM_LAND, 10537, 29, 0, 0}, /* 10539 */
    {RT_TERM_LAND, 10530, 4376, 0, 0}, /* 10540 */
    {RT_TERM_LAND, 10540, 105, 0, 0}, /* 10541 */
    {RT_TERM_LAND, 10540, 161, 0, 0}, /* 10542 */
    {RT_TERM_LAND, 10530, 4381, 0, 0}, /* 10543 */
    {RT_TERM_LAND, 10543, 105, 0, 0}, /* 10544 */
    {RT_TERM_LAND, 10543, 161, 0, 0}, /* 10545 */
    {RT_TERM_LAND, 10530, 4386, 0, 0}, /* 10546 */
    {RT_TERM_LAND, 10546, 105, 0, 0}, /* 10547 */
    {RT_TERM_LAND, 10546, 161, 0, 0}, /* 10548 */
    {RT_TERM_LAND, 10530, 10297, 0, 0}, /* 10549 */
    {RT_TERM_LAND, 10549, 3787, 0, 0}, /* 10550 */
    {RT_TERM_LAND, 10550, 25, 0, 0}, /* 10551 */
    {RT_TERM_LAND, 10550, 29, 0, 0}, /* 10552 */
    {RT_TERM_LAND, 10549, 3785, 0, 0}, /* 10553 */
    {RT_TERM_LAND, 10553, 25, 0, 0}, /* 10554 */
    {RT_TERM_LAND, 10553, 29, 0, 0}, /* 10555 */
    {RT_TERM_LAND, 10549, 3786, 0, 0}, /* 10556 */
    {RT_TERM_LAND, 10556, 25, 0, 0}, /* 10557 */
    {RT_TERM_LAND, 10556, 29, 0, 0}, /* 10558 */
    {RT_TERM_LAND, 10549, 4376, 0, 0}, /* 10559 */
    {RT_TERM_LAND, 10559, 105, 0, 0}, /* 10560 */
    {RT_TERM_LAND, 10559, 161, 0, 0}, /* 10561 */
    {RT_TERM_LAND, 10549, 4381, 0, 0}, /* 10562 */
    {RT_TERM_LAND, 10562, 105, 0, 0}, /* 10563 */
    {RT_TERM_LAND, 10562, 161, 0, 0}, /* 10564 */
    {RT_TERM_LAND, 10549, 4386, 0, 0}, /* 10565 */
    {RT_TERM_LAND, 10565, 105, 0, 0}, /* 10566 */
    {RT_TERM_LAND, 10565, 161, 0, 0}, /* 10567 */
    {RT_TERM_LNOT, 10529, 0, 0, 0}, /* 10568 */
    {RT_TERM_LAND, 10477, 10568, 0, 0}, /* 10569 */
    {RT_TERM_LAND, 3786, 1, 0, 0}, /* 10570 */
    {RT_TERM_LAND, 4386, 136, 0, 0}, /* 10571 */
    {RT_TERM_LINE, 8, 0, 0, 1}, /* 10572 */
    {RT_TERM_LINE, 8, 0, 0, 2}, /* 10573 */
    {RT_TERM_LINE, 8, 0, 0, 0}, /* 10574 */
    {RT_TERM_COND, 10572, 1013, 1014, 0}, /* 10575 */
    {RT_TERM_COND, 10574, 9, 10575, 0}, /* 10576 */
    {RT_TERM_LAND, 10576, 126, 0, 0}, /* 10577 */
    {RT_TERM_LAND, 10577, 3787, 0, 0}, /* 10578 */
    {RT_TERM_LAND, 10578, 25, 0, 0}, /* 10579 */
    {RT_TERM_LAND, 10578, 29, 0, 0}, /* 10580 */
    {RT_TERM_LAND, 10577, 3785, 0, 0}, /* 10581 */
    {RT_TERM_LAND, 10581, 25, 0, 0}, /* 10582 */
    {RT_TERM_LAND, 10581, 29, 0, 0}, /* 10583 */
    {RT_TERM_LAND, 10577, 3786, 0, 0}, /* 10584 */
    {RT_TERM_LAND, 10584, 25, 0, 0}, /* 10585 */
    {RT_TERM_LAND, 10584, 29, 0, 0}, /* 10586 */
    {RT_TERM_LAND, 10577, 4376, 0, 0}, /* 10587 */
    {RT_TERM_LAND, 10587, 105, 0, 0}, /* 10588 */
    {RT_TERM_LAND, 10587, 161, 0, 0}, /* 10589 */
    {RT_TERM_LAND, 10577, 4381, 0, 0}, /* 10590 */
    {RT_TERM_LAND, 10590, 105, 0, 0}, /* 10591 */
    {RT_TERM_LAND, 10590, 161, 0, 0}, /* 10592 */
    {RT_TERM_LAND, 10577, 4386, 0, 0}, /* 10593 */
    {RT_TERM_LAND, 10593, 105, 0, 0}, /* 10594 */
    {RT_TERM_LAND, 10593, 161, 0, 0}, /* 10595 */
    {RT_TERM_LAND, 10577, 10297, 0, 0}, /* 10596 */
    {RT_TERM_LAND, 10596, 3787, 0, 0}, /* 10597 */
    {RT_TERM_LAND, 10597, 25, 0, 0}, /* 10598 */
    {RT_TERM_LAND, 10597, 29, 0, 0}, /* 10599 */
    {RT_TERM_LAND, 10596, 3785, 0, 0}, /* 10600 */
    {RT_TERM_LAND, 10600, 25, 0, 0}, /* 10601 */
    {RT_TERM_LAND, 10600, 29, 0, 0}, /* 10602 */
    {RT_TERM_LAND, 10596, 3786, 0, 0}, /* 10603 */
    {RT_TERM_LAND, 10603, 25, 0, 0}, /* 10604 */
    {RT_TERM_LAND, 10603, 29, 0, 0}, /* 10605 */
    {RT_TERM_LAND, 10596, 4376, 0, 0}, /* 10606 */
    {RT_TERM_LAND, 10606, 105, 0, 0}, /* 10607 */
    {RT_TERM_LAND, 10606, 161, 0, 0}, /* 10608 */
    {RT_TERM_LAND, 10596, 4381, 0, 0}, /* 10609 */
    {RT_TERM_LAND, 10609, 105, 0, 0}, /* 10610 */
    {RT_TERM_LAND, 10609, 161, 0, 0}, /* 10611 */
    {RT_TERM_LAND, 10596, 4386, 0, 0}, /* 10612 */
    {RT_TERM_LAND, 10612, 105, 0, 0}, /* 10613 */
    {RT_TERM_LAND, 10612, 161, 0, 0}, /* 10614 */
    {RT_TERM_LAND, 10577, 10522, 0, 0}, /* 10615 */
    {RT_TERM_LAND, 10576, 171, 0, 0}, /* 10616 */
    {RT_TERM_LAND, 10616, 3787, 0, 0}, /* 10617 */
    {RT_TERM_LAND, 10617, 25, 0, 0}, /* 10618 */
    {RT_TERM_LAND, 10617, 29, 0, 0}, /* 10619 */
    {RT_TERM_LAND, 10616, 3785, 0, 0}, /* 10620 */
    {RT_TERM_LAND, 10620, 25, 0, 0}, /* 10621 */
    {RT_TERM_LAND, 10620, 29, 0, 0}, /* 10622 */
    {RT_TERM_LAND, 10616, 3786, 0, 0}, /* 10623 */
    {RT_TERM_LAND, 10623, 25, 0, 0}, /* 10624 */
    {RT_TERM_LAND, 10623, 29, 0, 0}, /* 10625 */
    {RT_TERM_LAND, 10616, 4376, 0, 0}, /* 10626 */
    {RT_TERM_LAND, 10626, 105, 0, 0}, /* 10627 */
    {RT_TERM_LAND, 10626, 161, 0, 0}, /* 10628 */
    {RT_TERM_LAND, 10616, 4381, 0, 0}, /* 10629 */
    {RT_TERM_LAND, 10629, 105, 0, 0}, /* 10630 */
    {RT_TERM_LAND, 10629, 161, 0, 0}, /* 10631 */
    {RT_TERM_LAND, 10616, 4386, 0, 0}, /* 10632 */
    {RT_TERM_LAND, 10632, 105, 0, 0}, /* 10633 */
    {RT_TERM_LAND, 10632, 161, 0, 0}, /* 10634 */
    {RT_TERM_LAND, 10616, 10297, 0, 0}, /* 10635 */
    {RT_TERM_LAND, 10635, 3787, 0, 0}, /* 10636 */
    {RT_TERM_LAND, 10636, 25, 0, 0}, /* 10637 */
    {RT_TERM_LAND, 10636, 29, 0, 0}, /* 10638 */
    {RT_TERM_LAND, 10635, 3785, 0, 0}, /* 10639 */
    {RT_TERM_LAND, 10639, 25, 0, 0}, /* 10640 */
    {RT_TERM_LAND, 10639, 29, 0, 0}, /* 10641 */
    {RT_TERM_LAND, 10635, 3786, 0, 0}, /* 10642 */
    {RT_TERM_LAND, 10642, 25, 0, 0}, /* 10643 */
    {RT_TERM_LAND, 10642, 29, 0, 0}, /* 10644 */
    {RT_TERM_LAND, 10635, 4376, 0, 0}, /* 10645 */
    {RT_TERM_LAND, 10645, 105, 0, 0}, /* 10646 */
    {RT_TERM_LAND, 10645, 161, 0, 0}, /* 10647 */
    {RT_TERM_LAND, 10635, 4381, 0, 0}, /* 10648 */
    {RT_TERM_LAND, 10648, 105, 0, 0}, /* 10649 */
    {RT_TERM_LAND, 10648, 161, 0, 0}, /* 10650 */
    {RT_TERM_LAND, 10635, 4386, 0, 0}, /* 10651 */
    {RT_TERM_LAND, 10651, 105, 0, 0}, /* 10652 */
    {RT_TERM_LAND, 10651, 161, 0, 0}, /* 10653 */
    {RT_TERM_LNOT, 10522, 0, 0, 0}, /* 10654 */
    {RT_TERM_LAND, 10616, 10654, 0, 0}, /* 10655 */
    {RT_TERM_LAND, 10576, 188, 0, 0}, /* 10656 */
    {RT_TERM_LAND, 10656, 3787, 0, 0}, /* 10657 */
    {RT_TERM_LAND, 10657, 25, 0, 0}, /* 10658 */
    {RT_TERM_LAND, 10657, 29, 0, 0}, /* 10659 */
    {RT_TERM_LAND, 10656, 3785, 0, 0}, /* 10660 */
    {RT_TERM_LAND, 10660, 25, 0, 0}, /* 10661 */
    {RT_TERM_LAND, 10660, 29, 0, 0}, /* 10662 */
    {RT_TERM_LAND, 10656, 3786, 0, 0}, /* 10663 */
    {RT_TERM_LAND, 10663, 25, 0, 0}, /* 10664 */
    {RT_TERM_LAND, 10663, 29, 0, 0}, /* 10665 */
    {RT_TERM_LAND, 10656, 4376, 0, 0}, /* 10666 */
    {RT_TERM_LAND, 10666, 105, 0, 0}, /* 10667 */
    {RT_TERM_LAND, 10666, 161, 0, 0}, /* 10668 */
    {RT_TERM_LAND, 10656, 4381, 0, 0}, /* 10669 */
    {RT_TERM_LAND, 10669, 105, 0, 0}, /* 10670 */
    {RT_TERM_LAND, 10669, 161, 0, 0}, /* 10671 */
    {RT_TERM_LAND, 10656, 4386, 0, 0}, /* 10672 */
    {RT_TERM_LAND, 10672, 105, 0, 0}, /* 10673 */
    {RT_TERM_LAND, 10672, 161, 0, 0}, /* 10674 */
    {RT_TERM_LAND, 10656, 10297, 0, 0}, /* 10675 */
    {RT_TERM_LAND, 10675, 3787, 0, 0}, /* 10676 */
    {RT_TERM_LAND, 10676, 25, 0, 0}, /* 10677 */
    {RT_TERM_LAND, 10676, 29, 0, 0}, /* 10678 */
    {RT_TERM_LAND, 10675, 3785, 0, 0}, /* 10679 */
    {RT_TERM_LAND, 10679, 25, 0, 0}, /* 10680 */
    {RT_TERM_LAND, 10679, 29, 0, 0}, /* 10681 */
    {RT_TERM_LAND, 10675, 3786, 0, 0}, /* 10682 */
    {RT_TERM_LAND, 10682, 25, 0, 0}, /* 10683 */
    {RT_TERM_LAND, 10682, 29, 0, 0}, /* 10684 */
    {RT_TERM_LAND, 10675, 4376, 0, 0}, /* 10685 */
    {RT_TERM_LAND, 10685, 105, 0, 0}, /* 10686 */
    {RT_TERM_LAND, 10685, 161, 0, 0}, /* 10687 */
    {RT_TERM_LAND, 10675, 4381, 0, 0}, /* 10688 */
    {RT_TERM_LAND, 10688, 105, 0, 0}, /* 10689 */
    {RT_TERM_LAND, 10688, 161, 0, 0}, /* 10690 */
    {RT_TERM_LAND, 10675, 4386, 0, 0}, /* 10691 */
    {RT_TERM_LAND, 10691, 105, 0, 0}, /* 10692 */
    {RT_TERM_LAND, 10691, 161, 0, 0}, /* 10693 */
    {RT_TERM_LAND, 10577, 10654, 0, 0}, /* 10694 */
    {RT_TERM_LAND, 10616, 10522, 0, 0}, /* 10695 */
    {RT_TERM_LINE, 10, 0, 0, 1}, /* 10696 */
    {RT_TERM_LINE, 10, 0, 0, 2}, /* 10697 */
    {RT_TERM_LINE, 10, 0, 0, 0}, /* 10698 */
    {RT_TERM_COND, 10696, 1212, 1213, 0}, /* 10699 */
    {RT_TERM_COND, 10698, 9, 10699, 0}, /* 10700 */
    {RT_TERM_LAND, 10700, 4376, 0, 0}, /* 10701 */
    {RT_TERM_LAND, 10701, 4343, 0, 0}, /* 10702 */
    {RT_TERM_LAND, 10702, 14, 0, 0}, /* 10703 */
    {RT_TERM_LAND, 10702, 2904, 0, 0}, /* 10704 */
    {RT_TERM_LAND, 10701, 4340, 0, 0}, /* 10705 */
    {RT_TERM_LAND, 10705, 14, 0, 0}, /* 10706 */
    {RT_TERM_LAND, 10705, 2904, 0, 0}, /* 10707 */
    {RT_TERM_LAND, 10701, 4342, 0, 0}, /* 10708 */
    {RT_TERM_LAND, 10708, 14, 0, 0}, /* 10709 */
    {RT_TERM_LAND, 10708, 2904, 0, 0}, /* 10710 */
    {RT_TERM_LAND, 10700, 4381, 0, 0}, /* 10711 */
    {RT_TERM_LAND, 10711, 14, 0, 0}, /* 10712 */
    {RT_TERM_LAND, 10711, 2904, 0, 0}, /* 10713 */
    {RT_TERM_LAND, 10700, 4386, 0, 0}, /* 10714 */
    {RT_TERM_LAND, 10714, 14, 0, 0}, /* 10715 */
    {RT_TERM_LAND, 10714, 2904, 0, 0}, /* 10716 */
    {RT_TERM_LINE, 6, 0, 0, 3}, /* 10717 */
    {RT_TERM_LAND, 10700, 10717, 0, 0}, /* 10718 */
    {RT_TERM_LAND, 10718, 14, 0, 0}, /* 10719 */
    {RT_TERM_LAND, 10718, 2904, 0, 0}, /* 10720 */
    {RT_TERM_LAND, 10700, 10574, 0, 0}, /* 10721 */
    {RT_TERM_LAND, 10721, 25, 0, 0}, /* 10722 */
    {RT_TERM_LAND, 10721, 29, 0, 0}, /* 10723 */
    {RT_TERM_LAND, 10700, 10572, 0, 0}, /* 10724 */
    {RT_TERM_LAND, 10724, 25, 0, 0}, /* 10725 */
    {RT_TERM_LAND, 10724, 29, 0, 0}, /* 10726 */
    {RT_TERM_LAND, 10700, 10573, 0, 0}, /* 10727 */
    {RT_TERM_LAND, 10727, 25, 0, 0}, /* 10728 */
    {RT_TERM_LAND, 10727, 29, 0, 0}, /* 10729 */
    {RT_TERM_LINE, 9, 0, 0, 0}, /* 10730 */
    {RT_TERM_LAND, 10700, 10730, 0, 0}, /* 10731 */
    {RT_TERM_LINE, 9, 0, 0, 1}, /* 10732 */
    {RT_TERM_LAND, 10700, 10732, 0, 0}, /* 10733 */
    {RT_TERM_LAND, 4376, 4342, 0, 0}, /* 10734 */
    {RT_TERM_LAND, 10734, 4, 0, 0}, /* 10735 */
    {RT_TERM_LAND, 10717, 4, 0, 0}, /* 10736 */
    {RT_TERM_LAND, 10573, 224, 0, 0}, /* 10737 */
    {RT_TERM_LAND, 10730, 982, 0, 0}, /* 10738 */
    {RT_TERM_LAND, 10732, 982, 0, 0}, /* 10739 */
    {RT_TERM_COND, 4381, 983, 984, 0}, /* 10740 */
    {RT_TERM_COND, 4376, 9, 10740, 0}, /* 10741 */
    {RT_TERM_LAND, 10741, 4348, 0, 0}, /* 10742 */
    {RT_TERM_LAND, 10742, 4350, 0, 0}, /* 10743 */
    {RT_TERM_LAND, 10743, 212, 0, 0}, /* 10744 */
    {RT_TERM_LAND, 10744, 964, 0, 0}, /* 10745 */
    {RT_TERM_LAND, 10745, 25, 0, 0}, /* 10746 */
    {RT_TERM_LAND, 10745, 29, 0, 0}, /* 10747 */
    {RT_TERM_LAND, 10744, 962, 0, 0}, /* 10748 */
    {RT_TERM_LAND, 10748, 25, 0, 0}, /* 10749 */
    {RT_TERM_LAND, 10748, 29, 0, 0}, /* 10750 */
    {RT_TERM_LAND, 10744, 963, 0, 0}, /* 10751 */
    {RT_TERM_LAND, 10751, 25, 0, 0}, /* 10752 */
    {RT_TERM_LAND, 10751, 29, 0, 0}, /* 10753 */
    {RT_TERM_LAND, 10744, 105, 0, 0}, /* 10754 */
    {RT_TERM_LAND, 10754, 3787, 0, 0}, /* 10755 */
    {RT_TERM_LAND, 10754, 3785, 0, 0}, /* 10756 */
    {RT_TERM_LAND, 10754, 3786, 0, 0}, /* 10757 */
    {RT_TERM_LAND, 10744, 161, 0, 0}, /* 10758 */
    {RT_TERM_LAND, 10758, 3787, 0, 0}, /* 10759 */
    {RT_TERM_LAND, 10758, 3785, 0, 0}, /* 10760 */
    {RT_TERM_LAND, 10758, 3786, 0, 0}, /* 10761 */
    {RT_TERM_COND, 3786, 5794, 121, 0}, /* 10762 */
    {RT_TERM_COND, 3785, 5790, 10762, 0}, /* 10763 */
    {RT_TERM_COND, 3787, 5787, 10763, 0}, /* 10764 */
    {RT_TERM_GT, 10764, 4100, 0, 0}, /* 10765 */
    {RT_TERM_LNOT, 10765, 0, 0, 0}, /* 10766 */
    {RT_TERM_LAND, 10758, 10766, 0, 0}, /* 10767 */
    {RT_TERM_LAND, 10767, 3787, 0, 0}, /* 10768 */
    {RT_TERM_LAND, 10767, 3785, 0, 0}, /* 10769 */
    {RT_TERM_LAND, 10767, 3786, 0, 0}, /* 10770 */
    {RT_TERM_LAND, 10743, 4568, 0, 0}, /* 10771 */
    {RT_TERM_LAND, 10771, 964, 0, 0}, /* 10772 */
    {RT_TERM_LAND, 10772, 25, 0, 0}, /* 10773 */
    {RT_TERM_LAND, 10772, 29, 0, 0}, /* 10774 */
    {RT_TERM_LAND, 10771, 962, 0, 0}, /* 10775 */
    {RT_TERM_LAND, 10775, 25, 0, 0}, /* 10776 */
    {RT_TERM_LAND, 10775, 29, 0, 0}, /* 10777 */
    {RT_TERM_LAND, 10771, 963, 0, 0}, /* 10778 */
    {RT_TERM_LAND, 10778, 25, 0, 0}, /* 10779 */
    {RT_TERM_LAND, 10778, 29, 0, 0}, /* 10780 */
    {RT_TERM_LAND, 10771, 105, 0, 0}, /* 10781 */
    {RT_TERM_LAND, 10781, 3787, 0, 0}, /* 10782 */
    {RT_TERM_LAND, 10781, 3785, 0, 0}, /* 10783 */
    {RT_TERM_LAND, 10781, 3786, 0, 0}, /* 10784 */
    {RT_TERM_LAND, 10771, 161, 0, 0}, /* 10785 */
    {RT_TERM_LAND, 10785, 3787, 0, 0}, /* 10786 */
    {RT_TERM_LAND, 10785, 3785, 0, 0}, /* 10787 */
    {RT_TERM_LAND, 10785, 3786, 0, 0}, /* 10788 */
    {RT_TERM_LAND, 10785, 10766, 0, 0}, /* 10789 */
    {RT_TERM_LAND, 10789, 3787, 0, 0}, /* 10790 */
    {RT_TERM_LAND, 10789, 3785, 0, 0}, /* 10791 */
    {RT_TERM_LAND, 10789, 3786, 0, 0}, /* 10792 */
    {RT_TERM_LAND, 10742, 4734, 0, 0}, /* 10793 */
    {RT_TERM_LAND, 10793, 271, 0, 0}, /* 10794 */
    {RT_TERM_LAND, 10794, 964, 0, 0}, /* 10795 */
    {RT_TERM_LAND, 10795, 25, 0, 0}, /* 10796 */
    {RT_TERM_LAND, 10795, 29, 0, 0}, /* 10797 */
    {RT_TERM_LAND, 10794, 962, 0, 0}, /* 10798 */
    {RT_TERM_LAND, 10798, 25, 0, 0}, /* 10799 */
    {RT_TERM_LAND, 10798, 29, 0, 0}, /* 10800 */
    {RT_TERM_LAND, 10794, 963, 0, 0}, /* 10801 */
    {RT_TERM_LAND, 10801, 25, 0, 0}, /* 10802 */
    {RT_TERM_LAND, 10801, 29, 0, 0}, /* 10803 */
    {RT_TERM_LAND, 10794, 105, 0, 0}, /* 10804 */
    {RT_TERM_LAND, 10804, 3787, 0, 0}, /* 10805 */
    {RT_TERM_LAND, 10804, 3785, 0, 0}, /* 10806 */
    {RT_TERM_LAND, 10804, 3786, 0, 0}, /* 10807 */
    {RT_TERM_LAND, 10794, 161, 0, 0}, /* 10808 */
    {RT_TERM_LAND, 10808, 3787, 0, 0}, /* 10809 */
    {RT_TERM_LAND, 10808, 3785, 0, 0}, /* 10810 */
    {RT_TERM_LAND, 10808, 3786, 0, 0}, /* 10811 */
    {RT_TERM_LAND, 10808, 10766, 0, 0}, /* 10812 */
    {RT_TERM_LAND, 10812, 3787, 0, 0}, /* 10813 */
    {RT_TERM_LAND, 10812, 3785, 0, 0}, /* 10814 */
    {RT_TERM_LAND, 10812, 3786, 0, 0}, /* 10815 */
    {RT_TERM_LAND, 10793, 2437, 0, 0}, /* 10816 */
    {RT_TERM_LAND, 10816, 964, 0, 0}, /* 10817 */
    {RT_TERM_LAND, 10817, 25, 0, 0}, /* 10818 */
    {RT_TERM_LAND, 10817, 29, 0, 0}, /* 10819 */
    {RT_TERM_LAND, 10816, 962, 0, 0}, /* 10820 */
    {RT_TERM_LAND, 10820, 25, 0, 0}, /* 10821 */
    {RT_TERM_LAND, 10820, 29, 0, 0}, /* 10822 */
    {RT_TERM_LAND, 10816, 963, 0, 0}, /* 10823 */
    {RT_TERM_LAND, 10823, 25, 0, 0}, /* 10824 */
    {RT_TERM_LAND, 10823, 29, 0, 0}, /* 10825 */
    {RT_TERM_LAND, 10816, 105, 0, 0}, /* 10826 */
    {RT_TERM_LAND, 10826, 3787, 0, 0}, /* 10827 */
    {RT_TERM_LAND, 10826, 3785, 0, 0}, /* 10828 */
    {RT_TERM_LAND, 10826, 3786, 0, 0}, /* 10829 */
    {RT_TERM_LAND, 10816, 161, 0, 0}, /* 10830 */
    {RT_TERM_LAND, 10830, 3787, 0, 0}, /* 10831 */
    {RT_TERM_LAND, 10830, 3785, 0, 0}, /* 10832 */
    {RT_TERM_LAND, 10830, 3786, 0, 0}, /* 10833 */
    {RT_TERM_LAND, 10830, 10766, 0, 0}, /* 10834 */
    {RT_TERM_LAND, 10834, 3787, 0, 0}, /* 10835 */
    {RT_TERM_LAND, 10834, 3785, 0, 0}, /* 10836 */
    {RT_TERM_LAND, 10834, 3786, 0, 0}, /* 10837 */
    {RT_TERM_LAND, 10741, 5066, 0, 0}, /* 10838 */
    {RT_TERM_LAND, 10838, 5068, 0, 0}, /* 10839 */
    {RT_TERM_LAND, 10839, 964, 0, 0}, /* 10840 */
    {RT_TERM_LAND, 10840, 25, 0, 0}, /* 10841 */
    {RT_TERM_LAND, 10840, 29, 0, 0}, /* 10842 */
    {RT_TERM_LAND, 10839, 962, 0, 0}, /* 10843 */
    {RT_TERM_LAND, 10843, 25, 0, 0}, /* 10844 */
    {RT_TERM_LAND, 10843, 29, 0, 0}, /* 10845 */
    {RT_TERM_LAND, 10839, 963, 0, 0}, /* 10846 */
    {RT_TERM_LAND, 10846, 25, 0, 0}, /* 10847 */
    {RT_TERM_LAND, 10846, 29, 0, 0}, /* 10848 */
    {RT_TERM_LAND, 10839, 105, 0, 0}, /* 10849 */
    {RT_TERM_LAND, 10849, 3787, 0, 0}, /* 10850 */
    {RT_TERM_LAND, 10849, 3785, 0, 0}, /* 10851 */
    {RT_TERM_LAND, 10849, 3786, 0, 0}, /* 10852 */
    {RT_TERM_LAND, 10839, 161, 0, 0}, /* 10853 */
    {RT_TERM_LAND, 10853, 3787, 0, 0}, /* 10854 */
    {RT_TERM_LAND, 10853, 3785, 0, 0}, /* 10855 */
    {RT_TERM_LAND, 10853, 3786, 0, 0}, /* 10856 */
    {RT_TERM_LAND, 10853, 10766, 0, 0}, /* 10857 */
    {RT_TERM_LAND, 10857, 3787, 0, 0}, /* 10858 */
    {RT_TERM_LAND, 10857, 3785, 0, 0}, /* 10859 */
    {RT_TERM_LAND, 10857, 3786, 0, 0}, /* 10860 */
    {RT_TERM_LAND, 10838, 5234, 0, 0}, /* 10861 */
    {RT_TERM_LAND, 10861, 5237, 0, 0}, /* 10862 */
    {RT_TERM_LAND, 10862, 14, 0, 0}, /* 10863 */
    {RT_TERM_LAND, 10863, 964, 0, 0}, /* 10864 */
    {RT_TERM_LAND, 10864, 25, 0, 0}, /* 10865 */
    {RT_TERM_LAND, 10864, 29, 0, 0}, /* 10866 */
    {RT_TERM_LAND, 10863, 962, 0, 0}, /* 10867 */
    {RT_TERM_LAND, 10867, 25, 0, 0}, /* 10868 */
    {RT_TERM_LAND, 10867, 29, 0, 0}, /* 10869 */
    {RT_TERM_LAND, 10863, 963, 0, 0}, /* 10870 */
    {RT_TERM_LAND, 10870, 25, 0, 0}, /* 10871 */
    {RT_TERM_LAND, 10870, 29, 0, 0}, /* 10872 */
    {RT_TERM_LAND, 10863, 105, 0, 0}, /* 10873 */
    {RT_TERM_LAND, 10873, 3787, 0, 0}, /* 10874 */
    {RT_TERM_LAND, 10873, 3785, 0, 0}, /* 10875 */
    {RT_TERM_LAND, 10873, 3786, 0, 0}, /* 10876 */
    {RT_TERM_LAND, 10863, 161, 0, 0}, /* 10877 */
    {RT_TERM_LAND, 10877, 3787, 0, 0}, /* 10878 */
    {RT_TERM_LAND, 10877, 3785, 0, 0}, /* 10879 */
    {RT_TERM_LAND, 10877, 3786, 0, 0}, /* 10880 */
    {RT_TERM_LAND, 10877, 10766, 0, 0}, /* 10881 */
    {RT_TERM_LAND, 10881, 3787, 0, 0}, /* 10882 */
    {RT_TERM_LAND, 10881, 3785, 0, 0}, /* 10883 */
    {RT_TERM_LAND, 10881, 3786, 0, 0}, /* 10884 */
    {RT_TERM_LAND, 10862, 2904, 0, 0}, /* 10885 */
    {RT_TERM_LAND, 10885, 964, 0, 0}, /* 10886 */
    {RT_TERM_LAND, 10886, 25, 0, 0}, /* 10887 */
    {RT_TERM_LAND, 10886, 29, 0, 0}, /* 10888 */
    {RT_TERM_LAND, 10885, 962, 0, 0}, /* 10889 */
    {RT_TERM_LAND, 10889, 25, 0, 0}, /* 10890 */
    {RT_TERM_LAND, 10889, 29, 0, 0}, /* 10891 */
    {RT_TERM_LAND, 10885, 963, 0, 0}, /* 10892 */
    {RT_TERM_LAND, 10892, 25, 0, 0}, /* 10893 */
    {RT_TERM_LAND, 10892, 29, 0, 0}, /* 10894 */
    {RT_TERM_LAND, 10885, 105, 0, 0}, /* 10895 */
    {RT_TERM_LAND, 10895, 3787, 0, 0}, /* 10896 */
    {RT_TERM_LAND, 10895, 3785, 0, 0}, /* 10897 */
    {RT_TERM_LAND, 10895, 3786, 0, 0}, /* 10898 */
    {RT_TERM_LAND, 10885, 161, 0, 0}, /* 10899 */
    {RT_TERM_LAND, 10899, 3787, 0, 0}, /* 10900 */
    {RT_TERM_LAND, 10899, 3785, 0, 0}, /* 10901 */
    {RT_TERM_LAND, 10899, 3786, 0, 0}, /* 10902 */
    {RT_TERM_LAND, 10899, 10766, 0, 0}, /* 10903 */
    {RT_TERM_LAND, 10903, 3787, 0, 0}, /* 10904 */
    {RT_TERM_LAND, 10903, 3785, 0, 0}, /* 10905 */
    {RT_TERM_LAND, 10903, 3786, 0, 0}, /* 10906 */
    {RT_TERM_LT, 34, 7403, 0, 0}, /* 10907 */
    {RT_TERM_LT, 33, 7402, 0, 0}, /* 10908 */
    {RT_TERM_COND, 14, 10907, 10908, 0}, /* 10909 */
    {RT_TERM_EQ, 10909, 5579, 0, 0}, /* 10910 */
    {RT_TERM_LOR, 5236, 10910, 0, 0}, /* 10911 */
    {RT_TERM_LAND, 10861, 10911, 0, 0}, /* 10912 */
    {RT_TERM_LAND, 10912, 964, 0, 0}, /* 10913 */
    {RT_TERM_LAND, 10913, 25, 0, 0}, /* 10914 */
    {RT_TERM_LAND, 10913, 29, 0, 0}, /* 10915 */
    {RT_TERM_LAND, 10912, 962, 0, 0}, /* 10916 */
    {RT_TERM_LAND, 10916, 25, 0, 0}, /* 10917 */
    {RT_TERM_LAND, 10916, 29, 0, 0}, /* 10918 */
    {RT_TERM_LAND, 10912, 963, 0, 0}, /* 10919 */
    {RT_TERM_LAND, 10919, 25, 0, 0}, /* 10920 */
    {RT_TERM_LAND, 10919, 29, 0, 0}, /* 10921 */
    {RT_TERM_LAND, 10912, 105, 0, 0}, /* 10922 */
    {RT_TERM_LAND, 10922, 3787, 0, 0}, /* 10923 */
    {RT_TERM_LAND, 10922, 3785, 0, 0}, /* 10924 */
    {RT_TERM_LAND, 10922, 3786, 0, 0}, /* 10925 */
    {RT_TERM_LAND, 10912, 161, 0, 0}, /* 10926 */
    {RT_TERM_LAND, 10926, 3787, 0, 0}, /* 10927 */
    {RT_TERM_LAND, 10926, 3785, 0, 0}, /* 10928 */
    {RT_TERM_LAND, 10926, 3786, 0, 0}, /* 10929 */
    {RT_TERM_LAND, 10926, 10766, 0, 0}, /* 10930 */
    {RT_TERM_LAND, 10930, 3787, 0, 0}, /* 10931 */
    {RT_TERM_LAND, 10930, 3785, 0, 0}, /* 10932 */
    {RT_TERM_LAND, 10930, 3786, 0, 0}, /* 10933 */
    {RT_TERM_LNOT, 10911, 0, 0, 0}, /* 10934 */
    {RT_TERM_LAND, 10861, 10934, 0, 0}, /* 10935 */
    {RT_TERM_LAND, 963, 4, 0, 0}, /* 10936 */
    {RT_TERM_LAND, 3786, 224, 0, 0}, /* 10937 */
    {RT_TERM_LAND, 10744, 19, 0, 0}, /* 10938 */
    {RT_TERM_LAND, 10938, 964, 0, 0}, /* 10939 */
    {RT_TERM_LAND, 10939, 25, 0, 0}, /* 10940 */
    {RT_TERM_LAND, 10939, 29, 0, 0}, /* 10941 */
    {RT_TERM_LAND, 10938, 962, 0, 0}, /* 10942 */
    {RT_TERM_LAND, 10942, 25, 0, 0}, /* 10943 */
    {RT_TERM_LAND, 10942, 29, 0, 0}, /* 10944 */
    {RT_TERM_LAND, 10938, 963, 0, 0}, /* 10945 */
    {RT_TERM_LAND, 10945, 25, 0, 0}, /* 10946 */
    {RT_TERM_LAND, 10945, 29, 0, 0}, /* 10947 */
    {RT_TERM_LAND, 10938, 105, 0, 0}, /* 10948 */
    {RT_TERM_LAND, 10948, 3787, 0, 0}, /* 10949 */
    {RT_TERM_LAND, 10948, 3785, 0, 0}, /* 10950 */
    {RT_TERM_LAND, 10948, 3786, 0, 0}, /* 10951 */
    {RT_TERM_LAND, 10938, 161, 0, 0}, /* 10952 */
    {RT_TERM_LAND, 10952, 3787, 0, 0}, /* 10953 */
    {RT_TERM_LAND, 10952, 3785, 0, 0}, /* 10954 */
    {RT_TERM_LAND, 10952, 3786, 0, 0}, /* 10955 */
    {RT_TERM_LAND, 10952, 10766, 0, 0}, /* 10956 */
    {RT_TERM_LAND, 10956, 3787, 0, 0}, /* 10957 */
    {RT_TERM_LAND, 10956, 3785, 0, 0}, /* 10958 */
    {RT_TERM_LAND, 10956, 3786, 0, 0}, /* 10959 */
    {RT_TERM_COND, 962, 5782, 5783, 0}, /* 10960 */
    {RT_TERM_COND, 964, 5779, 10960, 0}, /* 10961 */
    {RT_TERM_BAND, 10764, 369, 0, 0}, /* 10962 */
    {RT_TERM_COND, 10765, 4100, 10764, 0}, /* 10963 */
    {RT_TERM_COND, 105, 10962, 10963, 0}, /* 10964 */
    {RT_TERM_SHR, 10961, 10964, 0, 0}, /* 10965 */
    {RT_TERM_LT, 10965, 4440, 0, 0}, /* 10966 */
    {RT_TERM_LNOT, 10966, 0, 0, 0}, /* 10967 */
    {RT_TERM_LAND, 10938, 10967, 0, 0}, /* 10968 */
    {RT_TERM_LAND, 10968, 964, 0, 0}, /* 10969 */
    {RT_TERM_LAND, 10969, 25, 0, 0}, /* 10970 */
    {RT_TERM_LAND, 10969, 29, 0, 0}, /* 10971 */
    {RT_TERM_LAND, 10968, 962, 0, 0}, /* 10972 */
    {RT_TERM_LAND, 10972, 25, 0, 0}, /* 10973 */
    {RT_TERM_LAND, 10972, 29, 0, 0}, /* 10974 */
    {RT_TERM_LAND, 10968, 963, 0, 0}, /* 10975 */
    {RT_TERM_LAND, 10975, 25, 0, 0}, /* 10976 */
    {RT_TERM_LAND, 10975, 29, 0, 0}, /* 10977 */
    {RT_TERM_LAND, 10968, 105, 0, 0}, /* 10978 */
    {RT_TERM_LAND, 10978, 3787, 0, 0}, /* 10979 */
    {RT_TERM_LAND, 10978, 3785, 0, 0}, /* 10980 */
    {RT_TERM_LAND, 10978, 3786, 0, 0}, /* 10981 */
    {RT_TERM_LAND, 10968, 161, 0, 0}, /* 10982 */
    {RT_TERM_LAND, 10982, 3787, 0, 0}, /* 10983 */
    {RT_TERM_LAND, 10982, 3785, 0, 0}, /* 10984 */
    {RT_TERM_LAND, 10982, 3786, 0, 0}, /* 10985 */
    {RT_TERM_LAND, 10982, 10766, 0, 0}, /* 10986 */
    {RT_TERM_LAND, 10986, 3787, 0, 0}, /* 10987 */
    {RT_TERM_LAND, 10986, 3785, 0, 0}, /* 10988 */
    {RT_TERM_LAND, 10986, 3786, 0, 0}, /* 10989 */
    {RT_TERM_GT, 10965, 4438, 0, 0}, /* 10990 */
    {RT_TERM_LNOT, 10990, 0, 0, 0}, /* 10991 */
    {RT_TERM_LAND, 10968, 10991, 0, 0}, /* 10992 */
    {RT_TERM_LAND, 10992, 964, 0, 0}, /* 10993 */
    {RT_TERM_LAND, 10993, 25, 0, 0}, /* 10994 */
    {RT_TERM_LAND, 10993, 29, 0, 0}, /* 10995 */
    {RT_TERM_LAND, 10992, 962, 0, 0}, /* 10996 */
    {RT_TERM_LAND, 10996, 25, 0, 0}, /* 10997 */
    {RT_TERM_LAND, 10996, 29, 0, 0}, /* 10998 */
    {RT_TERM_LAND, 10992, 963, 0, 0}, /* 10999 */
    {RT_TERM_LAND, 10999, 25, 0, 0}, /* 11000 */
    {RT_TERM_LAND, 10999, 29, 0, 0}, /* 11001 */
    {RT_TERM_LAND, 10992, 105, 0, 0}, /* 11002 */
    {RT_TERM_LAND, 11002, 3787, 0, 0}, /* 11003 */
    {RT_TERM_LAND, 11002, 3785, 0, 0}, /* 11004 */
    {RT_TERM_LAND, 11002, 3786, 0, 0}, /* 11005 */
    {RT_TERM_LAND, 10992, 161, 0, 0}, /* 11006 */
    {RT_TERM_LAND, 11006, 3787, 0, 0}, /* 11007 */
    {RT_TERM_LAND, 11006, 3785, 0, 0}, /* 11008 */
    {RT_TERM_LAND, 11006, 3786, 0, 0}, /* 11009 */
    {RT_TERM_LAND, 11006, 10766, 0, 0}, /* 11010 */
    {RT_TERM_LAND, 11010, 3787, 0, 0}, /* 11011 */
    {RT_TERM_LAND, 11010, 3785, 0, 0}, /* 11012 */
    {RT_TERM_LAND, 11010, 3786, 0, 0}, /* 11013 */
    {RT_TERM_LAND, 10744, 246, 0, 0}, /* 11014 */
    {RT_TERM_LAND, 11014, 964, 0, 0}, /* 11015 */
    {RT_TERM_LAND, 11015, 25, 0, 0}, /* 11016 */
    {RT_TERM_LAND, 11015, 29, 0, 0}, /* 11017 */
    {RT_TERM_LAND, 11014, 962, 0, 0}, /* 11018 */
    {RT_TERM_LAND, 11018, 25, 0, 0}, /* 11019 */
    {RT_TERM_LAND, 11018, 29, 0, 0}, /* 11020 */
    {RT_TERM_LAND, 11014, 963, 0, 0}, /* 11021 */
    {RT_TERM_LAND, 11021, 25, 0, 0}, /* 11022 */
    {RT_TERM_LAND, 11021, 29, 0, 0}, /* 11023 */
    {RT_TERM_LAND, 11014, 105, 0, 0}, /* 11024 */
    {RT_TERM_LAND, 11024, 3787, 0, 0}, /* 11025 */
    {RT_TERM_LAND, 11024, 3785, 0, 0}, /* 11026 */
    {RT_TERM_LAND, 11024, 3786, 0, 0}, /* 11027 */
    {RT_TERM_LAND, 11014, 161, 0, 0}, /* 11028 */
    {RT_TERM_LAND, 11028, 3787, 0, 0}, /* 11029 */
    {RT_TERM_LAND, 11028, 3785, 0, 0}, /* 11030 */
    {RT_TERM_LAND, 11028, 3786, 0, 0}, /* 11031 */
    {RT_TERM_LAND, 11028, 10766, 0, 0}, /* 11032 */
    {RT_TERM_LAND, 11032, 3787, 0, 0}, /* 11033 */
    {RT_TERM_LAND, 11032, 3785, 0, 0}, /* 11034 */
    {RT_TERM_LAND, 11032, 3786, 0, 0}, /* 11035 */
    {RT_TERM_LAND, 10771, 19, 0, 0}, /* 11036 */
    {RT_TERM_LAND, 11036, 964, 0, 0}, /* 11037 */
    {RT_TERM_LAND, 11037, 25, 0, 0}, /* 11038 */
    {RT_TERM_LAND, 11037, 29, 0, 0}, /* 11039 */
    {RT_TERM_LAND, 11036, 962, 0, 0}, /* 11040 */
    {RT_TERM_LAND, 11040, 25, 0, 0}, /* 11041 */
    {RT_TERM_LAND, 11040, 29, 0, 0}, /* 11042 */
    {RT_TERM_LAND, 11036, 963, 0, 0}, /* 11043 */
    {RT_TERM_LAND, 11043, 25, 0, 0}, /* 11044 */
    {RT_TERM_LAND, 11043, 29, 0, 0}, /* 11045 */
    {RT_TERM_LAND, 11036, 105, 0, 0}, /* 11046 */
    {RT_TERM_LAND, 11046, 3787, 0, 0}, /* 11047 */
    {RT_TERM_LAND, 11046, 3785, 0, 0}, /* 11048 */
    {RT_TERM_LAND, 11046, 3786, 0, 0}, /* 11049 */
    {RT_TERM_LAND, 11036, 161, 0, 0}, /* 11050 */
    {RT_TERM_LAND, 11050, 3787, 0, 0}, /* 11051 */
    {RT_TERM_LAND, 11050, 3785, 0, 0}, /* 11052 */
    {RT_TERM_LAND, 11050, 3786, 0, 0}, /* 11053 */
    {RT_TERM_LAND, 11050, 10766, 0, 0}, /* 11054 */
    {RT_TERM_LAND, 11054, 3787, 0, 0}, /* 11055 */
    {RT_TERM_LAND, 11054, 3785, 0, 0}, /* 11056 */
    {RT_TERM_LAND, 11054, 3786, 0, 0}, /* 11057 */
    {RT_TERM_LAND, 11036, 10967, 0, 0}, /* 11058 */
    {RT_TERM_LAND, 11058, 964, 0, 0}, /* 11059 */
    {RT_TERM_LAND, 11059, 25, 0, 0}, /* 11060 */
    {RT_TERM_LAND, 11059, 29, 0, 0}, /* 11061 */
    {RT_TERM_LAND, 11058, 962, 0, 0}, /* 11062 */
    {RT_TERM_LAND, 11062, 25, 0, 0}, /* 11063 */
    {RT_TERM_LAND, 11062, 29, 0, 0}, /* 11064 */
    {RT_TERM_LAND, 11058, 963, 0, 0}, /* 11065 */
    {RT_TERM_LAND, 11065, 25, 0, 0}, /* 11066 */
    {RT_TERM_LAND, 11065, 29, 0, 0}, /* 11067 */
    {RT_TERM_LAND, 11058, 105, 0, 0}, /* 11068 */
    {RT_TERM_LAND, 11068, 3787, 0, 0}, /* 11069 */
    {RT_TERM_LAND, 11068, 3785, 0, 0}, /* 11070 */
    {RT_TERM_LAND, 11068, 3786, 0, 0}, /* 11071 */
    {RT_TERM_LAND, 11058, 161, 0, 0}, /* 11072 */
    {RT_TERM_LAND, 11072, 3787, 0, 0}, /* 11073 */
    {RT_TERM_LAND, 11072, 3785, 0, 0}, /* 11074 */
    {RT_TERM_LAND, 11072, 3786, 0, 0}, /* 11075 */
    {RT_TERM_LAND, 11072, 10766, 0, 0}, /* 11076 */
    {RT_TERM_LAND, 11076, 3787, 0, 0}, /* 11077 */
    {RT_TERM_LAND, 11076, 3785, 0, 0}, /* 11078 */
    {RT_TERM_LAND, 11076, 3786, 0, 0}, /* 11079 */
    {RT_TERM_LAND, 11058, 10991, 0, 0}, /* 11080 */
    {RT_TERM_LAND, 11080, 964, 0, 0}, /* 11081 */
    {RT_TERM_LAND, 11081, 25, 0, 0}, /* 11082 */
    {RT_TERM_LAND, 11081, 29, 0, 0}, /* 11083 */
    {RT_TERM_LAND, 11080, 962, 0, 0}, /* 11084 */
    {RT_TERM_LAND, 11084, 25, 0, 0}, /* 11085 */
    {RT_TERM_LAND, 11084, 29, 0, 0}, /* 11086 */
    {RT_TERM_LAND, 11080, 963, 0, 0}, /* 11087 */
    {RT_TERM_LAND, 11087, 25, 0, 0}, /* 11088 */
    {RT_TERM_LAND, 11087, 29, 0, 0}, /* 11089 */
    {RT_TERM_LAND, 11080, 105, 0, 0}, /* 11090 */
    {RT_TERM_LAND, 11090, 3787, 0, 0}, /* 11091 */
    {RT_TERM_LAND, 11090, 3785, 0, 0}, /* 11092 */
    {RT_TERM_LAND, 11090, 3786, 0, 0}, /* 11093 */
    {RT_TERM_LAND, 11080, 161, 0, 0}, /* 11094 */
    {RT_TERM_LAND, 11094, 3787, 0, 0}, /* 11095 */
    {RT_TERM_LAND, 11094, 3785, 0, 0}, /* 11096 */
    {RT_TERM_LAND, 11094, 3786, 0, 0}, /* 11097 */
    {RT_TERM_LAND, 11094, 10766, 0, 0}, /* 11098 */
    {RT_TERM_LAND, 11098, 3787, 0, 0}, /* 11099 */
    {RT_TERM_LAND, 11098, 3785, 0, 0}, /* 11100 */
    {RT_TERM_LAND, 11098, 3786, 0, 0}, /* 11101 */
    {RT_TERM_LAND, 10771, 246, 0, 0}, /* 11102 */
    {RT_TERM_LAND, 11102, 964, 0, 0}, /* 11103 */
    {RT_TERM_LAND, 11103, 25, 0, 0}, /* 11104 */
    {RT_TERM_LAND, 11103, 29, 0, 0}, /* 11105 */
    {RT_TERM_LAND, 11102, 962, 0, 0}, /* 11106 */
    {RT_TERM_LAND, 11106, 25, 0, 0}, /* 11107 */
    {RT_TERM_LAND, 11106, 29, 0, 0}, /* 11108 */
    {RT_TERM_LAND, 11102, 963, 0, 0}, /* 11109 */
    {RT_TERM_LAND, 11109, 25, 0, 0}, /* 11110 */
    {RT_TERM_LAND, 11109, 29, 0, 0}, /* 11111 */
    {RT_TERM_LAND, 11102, 105, 0, 0}, /* 11112 */
    {RT_TERM_LAND, 11112, 3787, 0, 0}, /* 11113 */
    {RT_TERM_LAND, 11112, 3785, 0, 0}, /* 11114 */
    {RT_TERM_LAND, 11112, 3786, 0, 0}, /* 11115 */
    {RT_TERM_LAND, 11102, 161, 0, 0}, /* 11116 */
    {RT_TERM_LAND, 11116, 3787, 0, 0}, /* 11117 */
    {RT_TERM_LAND, 11116, 3785, 0, 0}, /* 11118 */
    {RT_TERM_LAND, 11116, 3786, 0, 0}, /* 11119 */
    {RT_TERM_LAND, 11116, 10766, 0, 0}, /* 11120 */
    {RT_TERM_LAND, 11120, 3787, 0, 0}, /* 11121 */
    {RT_TERM_LAND, 11120, 3785, 0, 0}, /* 11122 */
    {RT_TERM_LAND, 11120, 3786, 0, 0}, /* 11123 */
    {RT_TERM_LAND, 10794, 19, 0, 0}, /* 11124 */
    {RT_TERM_LAND, 11124, 964, 0, 0}, /* 11125 */
    {RT_TERM_LAND, 11125, 25, 0, 0}, /* 11126 */
    {RT_TERM_LAND, 11125, 29, 0, 0}, /* 11127 */
    {RT_TERM_LAND, 11124, 962, 0, 0}, /* 11128 */
    {RT_TERM_LAND, 11128, 25, 0, 0}, /* 11129 */
    {RT_TERM_LAND, 11128, 29, 0, 0}, /* 11130 */
    {RT_TERM_LAND, 11124, 963, 0, 0}, /* 11131 */
    {RT_TERM_LAND, 11131, 25, 0, 0}, /* 11132 */
    {RT_TERM_LAND, 11131, 29, 0, 0}, /* 11133 */
    {RT_TERM_LAND, 11124, 105, 0, 0}, /* 11134 */
    {RT_TERM_LAND, 11134, 3787, 0, 0}, /* 11135 */
    {RT_TERM_LAND, 11134, 3785, 0, 0}, /* 11136 */
    {RT_TERM_LAND, 11134, 3786, 0, 0}, /* 11137 */
    {RT_TERM_LAND, 11124, 161, 0, 0}, /* 11138 */
    {RT_TERM_LAND, 11138, 3787, 0, 0}, /* 11139 */
    {RT_TERM_LAND, 11138, 3785, 0, 0}, /* 11140 */
    {RT_TERM_LAND, 11138, 3786, 0, 0}, /* 11141 */
    {RT_TERM_LAND, 11138, 10766, 0, 0}, /* 11142 */
    {RT_TERM_LAND, 11142, 3787, 0, 0}, /* 11143 */
    {RT_TERM_LAND, 11142, 3785, 0, 0}, /* 11144 */
    {RT_TERM_LAND, 11142, 3786, 0, 0}, /* 11145 */
    {RT_TERM_LAND, 11124, 10967, 0, 0}, /* 11146 */
    {RT_TERM_LAND, 11146, 964, 0, 0}, /* 11147 */
    {RT_TERM_LAND, 11147, 25, 0, 0}, /* 11148 */
    {RT_TERM_LAND, 11147, 29, 0, 0}, /* 11149 */
    {RT_TERM_LAND, 11146, 962, 0, 0}, /* 11150 */
    {RT_TERM_LAND, 11150, 25, 0, 0}, /* 11151 */
    {RT_TERM_LAND, 11150, 29, 0, 0}, /* 11152 */
    {RT_TERM_LAND, 11146, 963, 0, 0}, /* 11153 */
    {RT_TERM_LAND, 11153, 25, 0, 0}, /* 11154 */
    {RT_TERM_LAND, 11153, 29, 0, 0}, /* 11155 */
    {RT_TERM_LAND, 11146, 105, 0, 0}, /* 11156 */
    {RT_TERM_LAND, 11156, 3787, 0, 0}, /* 11157 */
    {RT_TERM_LAND, 11156, 3785, 0, 0}, /* 11158 */
    {RT_TERM_LAND, 11156, 3786, 0, 0}, /* 11159 */
    {RT_TERM_LAND, 11146, 161, 0, 0}, /* 11160 */
    {RT_TERM_LAND, 11160, 3787, 0, 0}, /* 11161 */
    {RT_TERM_LAND, 11160, 3785, 0, 0}, /* 11162 */
    {RT_TERM_LAND, 11160, 3786, 0, 0}, /* 11163 */
    {RT_TERM_LAND, 11160, 10766, 0, 0}, /* 11164 */
    {RT_TERM_LAND, 11164, 3787, 0, 0}, /* 11165 */
    {RT_TERM_LAND, 11164, 3785, 0, 0}, /* 11166 */
    {RT_TERM_LAND, 11164, 3786, 0, 0}, /* 11167 */
    {RT_TERM_LAND, 11146, 10991, 0, 0}, /* 11168 */
    {RT_TERM_LAND, 11168, 964, 0, 0}, /* 11169 */
    {RT_TERM_LAND, 11169, 25, 0, 0}, /* 11170 */
    {RT_TERM_LAND, 11169, 29, 0, 0}, /* 11171 */
    {RT_TERM_LAND, 11168, 962, 0, 0}, /* 11172 */
    {RT_TERM_LAND, 11172, 25, 0, 0}, /* 11173 */
    {RT_TERM_LAND, 11172, 29, 0, 0}, /* 11174 */
    {RT_TERM_LAND, 11168, 963, 0, 0}, /* 11175 */
    {RT_TERM_LAND, 11175, 25, 0, 0}, /* 11176 */
    {RT_TERM_LAND, 11175, 29, 0, 0}, /* 11177 */
    {RT_TERM_LAND, 11168, 105, 0, 0}, /* 11178 */
    {RT_TERM_LAND, 11178, 3787, 0, 0}, /* 11179 */
    {RT_TERM_LAND, 11178, 3785, 0, 0}, /* 11180 */
    {RT_TERM_LAND, 11178, 3786, 0, 0}, /* 11181 */
    {RT_TERM_LAND, 11168, 161, 0, 0}, /* 11182 */
    {RT_TERM_LAND, 11182, 3787, 0, 0}, /* 11183 */
    {RT_TERM_LAND, 11182, 3785, 0, 0}, /* 11184 */
    {RT_TERM_LAND, 11182, 3786, 0, 0}, /* 11185 */
    {RT_TERM_LAND, 11182, 10766, 0, 0}, /* 11186 */
    {RT_TERM_LAND, 11186, 3787, 0, 0}, /* 11187 */
    {RT_TERM_LAND, 11186, 3785, 0, 0}, /* 11188 */
    {RT_TERM_LAND, 11186, 3786, 0, 0}, /* 11189 */
    {RT_TERM_LAND, 10794, 246, 0, 0}, /* 11190 */
    {RT_TERM_LAND, 11190, 964, 0, 0}, /* 11191 */
    {RT_TERM_LAND, 11191, 25, 0, 0}, /* 11192 */
    {RT_TERM_LAND, 11191, 29, 0, 0}, /* 11193 */
    {RT_TERM_LAND, 11190, 962, 0, 0}, /* 11194 */
    {RT_TERM_LAND, 11194, 25, 0, 0}, /* 11195 */
    {RT_TERM_LAND, 11194, 29, 0, 0}, /* 11196 */
    {RT_TERM_LAND, 11190, 963, 0, 0}, /* 11197 */
    {RT_TERM_LAND, 11197, 25, 0, 0}, /* 11198 */
    {RT_TERM_LAND, 11197, 29, 0, 0}, /* 11199 */
    {RT_TERM_LAND, 11190, 105, 0, 0}, /* 11200 */
    {RT_TERM_LAND, 11200, 3787, 0, 0}, /* 11201 */
    {RT_TERM_LAND, 11200, 3785, 0, 0}, /* 11202 */
    {RT_TERM_LAND, 11200, 3786, 0, 0}, /* 11203 */
    {RT_TERM_LAND, 11190, 161, 0, 0}, /* 11204 */
    {RT_TERM_LAND, 11204, 3787, 0, 0}, /* 11205 */
    {RT_TERM_LAND, 11204, 3785, 0, 0}, /* 11206 */
    {RT_TERM_LAND, 11204, 3786, 0, 0}, /* 11207 */
    {RT_TERM_LAND, 11204, 10766, 0, 0}, /* 11208 */
    {RT_TERM_LAND, 11208, 3787, 0, 0}, /* 11209 */
    {RT_TERM_LAND, 11208, 3785, 0, 0}, /* 11210 */
    {RT_TERM_LAND, 11208, 3786, 0, 0}, /* 11211 */
    {RT_TERM_LAND, 10816, 19, 0, 0}, /* 11212 */
    {RT_TERM_LAND, 11212, 964, 0, 0}, /* 11213 */
    {RT_TERM_LAND, 11213, 25, 0, 0}, /* 11214 */
    {RT_TERM_LAND, 11213, 29, 0, 0}, /* 11215 */
    {RT_TERM_LAND, 11212, 962, 0, 0}, /* 11216 */
    {RT_TERM_LAND, 11216, 25, 0, 0}, /* 11217 */
    {RT_TERM_LAND, 11216, 29, 0, 0}, /* 11218 */
    {RT_TERM_LAND, 11212, 963, 0, 0}, /* 11219 */
    {RT_TERM_LAND, 11219, 25, 0, 0}, /* 11220 */
    {RT_TERM_LAND, 11219, 29, 0, 0}, /* 11221 */
    {RT_TERM_LAND, 11212, 105, 0, 0}, /* 11222 */
    {RT_TERM_LAND, 11222, 3787, 0, 0}, /* 11223 */
    {RT_TERM_LAND, 11222, 3785, 0, 0}, /* 11224 */
    {RT_TERM_LAND, 11222, 3786, 0, 0}, /* 11225 */
    {RT_TERM_LAND, 11212, 161, 0, 0}, /* 11226 */
    {RT_TERM_LAND, 11226, 3787, 0, 0}, /* 11227 */
    {RT_TERM_LAND, 11226, 3785, 0, 0}, /* 11228 */
    {RT_TERM_LAND, 11226, 3786, 0, 0}, /* 11229 */
    {RT_TERM_LAND, 11226, 10766, 0, 0}, /* 11230 */
    {RT_TERM_LAND, 11230, 3787, 0, 0}, /* 11231 */
    {RT_TERM_LAND, 11230, 3785, 0, 0}, /* 11232 */
    {RT_TERM_LAND, 11230, 3786, 0, 0}, /* 11233 */
    {RT_TERM_LAND, 11212, 10967, 0, 0}, /* 11234 */
    {RT_TERM_LAND, 11234, 964, 0, 0}, /* 11235 */
    {RT_TERM_LAND, 11235, 25, 0, 0}, /* 11236 */
    {RT_TERM_LAND, 11235, 29, 0, 0}, /* 11237 */
    {RT_TERM_LAND, 11234, 962, 0, 0}, /* 11238 */
    {RT_TERM_LAND, 11238, 25, 0, 0}, /* 11239 */
    {RT_TERM_LAND, 11238, 29, 0, 0}, /* 11240 */
    {RT_TERM_LAND, 11234, 963, 0, 0}, /* 11241 */
    {RT_TERM_LAND, 11241, 25, 0, 0}, /* 11242 */
    {RT_TERM_LAND, 11241, 29, 0, 0}, /* 11243 */
    {RT_TERM_LAND, 11234, 105, 0, 0}, /* 11244 */
    {RT_TERM_LAND, 11244, 3787, 0, 0}, /* 11245 */
    {RT_TERM_LAND, 11244, 3785, 0, 0}, /* 11246 */
    {RT_TERM_LAND, 11244, 3786, 0, 0}, /* 11247 */
    {RT_TERM_LAND, 11234, 161, 0, 0}, /* 11248 */
    {RT_TERM_LAND, 11248, 3787, 0, 0}, /* 11249 */
    {RT_TERM_LAND, 11248, 3785, 0, 0}, /* 11250 */
    {RT_TERM_LAND, 11248, 3786, 0, 0}, /* 11251 */
    {RT_TERM_LAND, 11248, 10766, 0, 0}, /* 11252 */
    {RT_TERM_LAND, 11252, 3787, 0, 0}, /* 11253 */
    {RT_TERM_LAND, 11252, 3785, 0, 0}, /* 11254 */
    {RT_TERM_LAND, 11252, 3786, 0, 0}, /* 11255 */
    {RT_TERM_LAND, 11234, 10991, 0, 0}, /* 11256 */
    {RT_TERM_LAND, 11256, 964, 0, 0}, /* 11257 */
    {RT_TERM_LAND, 11257, 25, 0, 0}, /* 11258 */
    {RT_TERM_LAND, 11257, 29, 0, 0}, /* 11259 */
    {RT_TERM_LAND, 11256, 962, 0, 0}, /* 11260 */
    {RT_TERM_LAND, 11260, 25, 0, 0}, /* 11261 */
    {RT_TERM_LAND, 11260, 29, 0, 0}, /* 11262 */
    {RT_TERM_LAND, 11256, 963, 0, 0}, /* 11263 */
    {RT_TERM_LAND, 11263, 25, 0, 0}, /* 11264 */
    {RT_TERM_LAND, 11263, 29, 0, 0}, /* 11265 */
    {RT_TERM_LAND, 11256, 105, 0, 0}, /* 11266 */
    {RT_TERM_LAND, 11266, 3787, 0, 0}, /* 11267 */
    {RT_TERM_LAND, 11266, 3785, 0, 0}, /* 11268 */
    {RT_TERM_LAND, 11266, 3786, 0, 0}, /* 11269 */
    {RT_TERM_LAND, 11256, 161, 0, 0}, /* 11270 */
    {RT_TERM_LAND, 11270, 3787, 0, 0}, /* 11271 */
    {RT_TERM_LAND, 11270, 3785, 0, 0}, /* 11272 */
    {RT_TERM_LAND, 11270, 3786, 0, 0}, /* 11273 */
    {RT_TERM_LAND, 11270, 10766, 0, 0}, /* 11274 */
    {RT_TERM_LAND, 11274, 3787, 0, 0}, /* 11275 */
    {RT_TERM_LAND, 11274, 3785, 0, 0}, /* 11276 */
    {RT_TERM_LAND, 11274, 3786, 0, 0}, /* 11277 */
    {RT_TERM_LAND, 10816, 246, 0, 0}, /* 11278 */
    {RT_TERM_LAND, 11278, 964, 0, 0}, /* 11279 */
    {RT_TERM_LAND, 11279, 25, 0, 0}, /* 11280 */
    {RT_TERM_LAND, 11279, 29, 0, 0}, /* 11281 */
    {RT_TERM_LAND, 11278, 962, 0, 0}, /* 11282 */
    {RT_TERM_LAND, 11282, 25, 0, 0}, /* 11283 */
    {RT_TERM_LAND, 11282, 29, 0, 0}, /* 11284 */
    {RT_TERM_LAND, 11278, 963, 0, 0}, /* 11285 */
    {RT_TERM_LAND, 11285, 25, 0, 0}, /* 11286 */
    {RT_TERM_LAND, 11285, 29, 0, 0}, /* 11287 */
    {RT_TERM_LAND, 11278, 105, 0, 0}, /* 11288 */
    {RT_TERM_LAND, 11288, 3787, 0, 0}, /* 11289 */
    {RT_TERM_LAND, 11288, 3785, 0, 0}, /* 11290 */
    {RT_TERM_LAND, 11288, 3786, 0, 0}, /* 11291 */
    {RT_TERM_LAND, 11278, 161, 0, 0}, /* 11292 */
    {RT_TERM_LAND, 11292, 3787, 0, 0}, /* 11293 */
    {RT_TERM_LAND, 11292, 3785, 0, 0}, /* 11294 */
    {RT_TERM_LAND, 11292, 3786, 0, 0}, /* 11295 */
    {RT_TERM_LAND, 11292, 10766, 0, 0}, /* 11296 */
    {RT_TERM_LAND, 11296, 3787, 0, 0}, /* 11297 */
    {RT_TERM_LAND, 11296, 3785, 0, 0}, /* 11298 */
    {RT_TERM_LAND, 11296, 3786, 0, 0}, /* 11299 */
    {RT_TERM_LAND, 10839, 19, 0, 0}, /* 11300 */
    {RT_TERM_LAND, 11300, 964, 0, 0}, /* 11301 */
    {RT_TERM_LAND, 11301, 25, 0, 0}, /* 11302 */
    {RT_TERM_LAND, 11301, 29, 0, 0}, /* 11303 */
    {RT_TERM_LAND, 11300, 962, 0, 0}, /* 11304 */
    {RT_TERM_LAND, 11304, 25, 0, 0}, /* 11305 */
    {RT_TERM_LAND, 11304, 29, 0, 0}, /* 11306 */
    {RT_TERM_LAND, 11300, 963, 0, 0}, /* 11307 */
    {RT_TERM_LAND, 11307, 25, 0, 0}, /* 11308 */
    {RT_TERM_LAND, 11307, 29, 0, 0}, /* 11309 */
    {RT_TERM_LAND, 11300, 105, 0, 0}, /* 11310 */
    {RT_TERM_LAND, 11310, 3787, 0, 0}, /* 11311 */
    {RT_TERM_LAND, 11310, 3785, 0, 0}, /* 11312 */
    {RT_TERM_LAND, 11310, 3786, 0, 0}, /* 11313 */
    {RT_TERM_LAND, 11300, 161, 0, 0}, /* 11314 */
    {RT_TERM_LAND, 11314, 3787, 0, 0}, /* 11315 */
    {RT_TERM_LAND, 11314, 3785, 0, 0}, /* 11316 */
    {RT_TERM_LAND, 11314, 3786, 0, 0}, /* 11317 */
    {RT_TERM_LAND, 11314, 10766, 0, 0}, /* 11318 */
    {RT_TERM_LAND, 11318, 3787, 0, 0}, /* 11319 */
    {RT_TERM_LAND, 11318, 3785, 0, 0}, /* 11320 */
    {RT_TERM_LAND, 11318, 3786, 0, 0}, /* 11321 */
    {RT_TERM_LAND, 11300, 10967, 0, 0}, /* 11322 */
    {RT_TERM_LAND, 11322, 964, 0, 0}, /* 11323 */
    {RT_TERM_LAND, 11323, 25, 0, 0}, /* 11324 */
    {RT_TERM_LAND, 11323, 29, 0, 0}, /* 11325 */
    {RT_TERM_LAND, 11322, 962, 0, 0}, /* 11326 */
    {RT_TERM_LAND, 11326, 25, 0, 0}, /* 11327 */
    {RT_TERM_LAND, 11326, 29, 0, 0}, /* 11328 */
    {RT_TERM_LAND, 11322, 963, 0, 0}, /* 11329 */
    {RT_TERM_LAND, 11329, 25, 0, 0}, /* 11330 */
    {RT_TERM_LAND, 11329, 29, 0, 0}, /* 11331 */
    {RT_TERM_LAND, 11322, 105, 0, 0}, /* 11332 */
    {RT_TERM_LAND, 11332, 3787, 0, 0}, /* 11333 */
    {RT_TERM_LAND, 11332, 3785, 0, 0}, /* 11334 */
    {RT_TERM_LAND, 11332, 3786, 0, 0}, /* 11335 */
    {RT_TERM_LAND, 11322, 161, 0, 0}, /* 11336 */
    {RT_TERM_LAND, 11336, 3787, 0, 0}, /* 11337 */
    {RT_TERM_LAND, 11336, 3785, 0, 0}, /* 11338 */
    {RT_TERM_LAND, 11336, 3786, 0, 0}, /* 11339 */
    {RT_TERM_LAND, 11336, 10766, 0, 0}, /* 11340 */
    {RT_TERM_LAND, 11340, 3787, 0, 0}, /* 11341 */
    {RT_TERM_LAND, 11340, 3785, 0, 0}, /* 11342 */
    {RT_TERM_LAND, 11340, 3786, 0, 0}, /* 11343 */
    {RT_TERM_LAND, 11322, 10991, 0, 0}, /* 11344 */
    {RT_TERM_LAND, 11344, 964, 0, 0}, /* 11345 */
    {RT_TERM_LAND, 11345, 25, 0, 0}, /* 11346 */
    {RT_TERM_LAND, 11345, 29, 0, 0}, /* 11347 */
    {RT_TERM_LAND, 11344, 962, 0, 0}, /* 11348 */
    {RT_TERM_LAND, 11348, 25, 0, 0}, /* 11349 */
    {RT_TERM_LAND, 11348, 29, 0, 0}, /* 11350 */
    {RT_TERM_LAND, 11344, 963, 0, 0}, /* 11351 */
    {RT_TERM_LAND, 11351, 25, 0, 0}, /* 11352 */
    {RT_TERM_LAND, 11351, 29, 0, 0}, /* 11353 */
    {RT_TERM_LAND, 11344, 105, 0, 0}, /* 11354 */
    {RT_TERM_LAND, 11354, 3787, 0, 0}, /* 11355 */
    {RT_TERM_LAND, 11354, 3785, 0, 0}, /* 11356 */
    {RT_TERM_LAND, 11354, 3786, 0, 0}, /* 11357 */
    {RT_TERM_LAND, 11344, 161, 0, 0}, /* 11358 */
    {RT_TERM_LAND, 11358, 3787, 0, 0}, /* 11359 */
    {RT_TERM_LAND, 11358, 3785, 0, 0}, /* 11360 */
    {RT_TERM_LAND, 11358, 3786, 0, 0}, /* 11361 */
    {RT_TERM_LAND, 11358, 10766, 0, 0}, /* 11362 */
    {RT_TERM_LAND, 11362, 3787, 0, 0}, /* 11363 */
    {RT_TERM_LAND, 11362, 3785, 0, 0}, /* 11364 */
    {RT_TERM_LAND, 11362, 3786, 0, 0}, /* 11365 */
    {RT_TERM_LAND, 10839, 246, 0, 0}, /* 11366 */
    {RT_TERM_LAND, 11366, 964, 0, 0}, /* 11367 */
    {RT_TERM_LAND, 11367, 25, 0, 0}, /* 11368 */
    {RT_TERM_LAND, 11367, 29, 0, 0}, /* 11369 */
    {RT_TERM_LAND, 11366, 962, 0, 0}, /* 11370 */
    {RT_TERM_LAND, 11370, 25, 0, 0}, /* 11371 */
    {RT_TERM_LAND, 11370, 29, 0, 0}, /* 11372 */
    {RT_TERM_LAND, 11366, 963, 0, 0}, /* 11373 */
    {RT_TERM_LAND, 11373, 25, 0, 0}, /* 11374 */
    {RT_TERM_LAND, 11373, 29, 0, 0}, /* 11375 */
    {RT_TERM_LAND, 11366, 105, 0, 0}, /* 11376 */
    {RT_TERM_LAND, 11376, 3787, 0, 0}, /* 11377 */
    {RT_TERM_LAND, 11376, 3785, 0, 0}, /* 11378 */
    {RT_TERM_LAND, 11376, 3786, 0, 0}, /* 11379 */
    {RT_TERM_LAND, 11366, 161, 0, 0}, /* 11380 */
    {RT_TERM_LAND, 11380, 3787, 0, 0}, /* 11381 */
    {RT_TERM_LAND, 11380, 3785, 0, 0}, /* 11382 */
    {RT_TERM_LAND, 11380, 3786, 0, 0}, /* 11383 */
    {RT_TERM_LAND, 11380, 10766, 0, 0}, /* 11384 */
    {RT_TERM_LAND, 11384, 3787, 0, 0}, /* 11385 */
    {RT_TERM_LAND, 11384, 3785, 0, 0}, /* 11386 */
    {RT_TERM_LAND, 11384, 3786, 0, 0}, /* 11387 */
    {RT_TERM_LAND, 10863, 19, 0, 0}, /* 11388 */
    {RT_TERM_LAND, 11388, 964, 0, 0}, /* 11389 */
    {RT_TERM_LAND, 11389, 25, 0, 0}, /* 11390 */
    {RT_TERM_LAND, 11389, 29, 0, 0}, /* 11391 */
    {RT_TERM_LAND, 11388, 962, 0, 0}, /* 11392 */
    {RT_TERM_LAND, 11392, 25, 0, 0}, /* 11393 */
    {RT_TERM_LAND, 11392, 29, 0, 0}, /* 11394 */
    {RT_TERM_LAND, 11388, 963, 0, 0}, /* 11395 */
    {RT_TERM_LAND, 11395, 25, 0, 0}, /* 11396 */
    {RT_TERM_LAND, 11395, 29, 0, 0}, /* 11397 */
    {RT_TERM_LAND, 11388, 105, 0, 0}, /* 11398 */
    {RT_TERM_LAND, 11398, 3787, 0, 0}, /* 11399 */
    {RT_TERM_LAND, 11398, 3785, 0, 0}, /* 11400 */
    {RT_TERM_LAND, 11398, 3786, 0, 0}, /* 11401 */
    {RT_TERM_LAND, 11388, 161, 0, 0}, /* 11402 */
    {RT_TERM_LAND, 11402, 3787, 0, 0}, /* 11403 */
    {RT_TERM_LAND, 11402, 3785, 0, 0}, /* 11404 */
    {RT_TERM_LAND, 11402, 3786, 0, 0}, /* 11405 */
    {RT_TERM_LAND, 11402, 10766, 0, 0}, /* 11406 */
    {RT_TERM_LAND, 11406, 3787, 0, 0}, /* 11407 */
    {RT_TERM_LAND, 11406, 3785, 0, 0}, /* 11408 */
    {RT_TERM_LAND, 11406, 3786, 0, 0}, /* 11409 */
    {RT_TERM_LAND, 11388, 10967, 0, 0}, /* 11410 */
    {RT_TERM_LAND, 11410, 964, 0, 0}, /* 11411 */
    {RT_TERM_LAND, 11411, 25, 0, 0}, /* 11412 */
    {RT_TERM_LAND, 11411, 29, 0, 0}, /* 11413 */
    {RT_TERM_LAND, 11410, 962, 0, 0}, /* 11414 */
    {RT_TERM_LAND, 11414, 25, 0, 0}, /* 11415 */
    {RT_TERM_LAND, 11414, 29, 0, 0}, /* 11416 */
    {RT_TERM_LAND, 11410, 963, 0, 0}, /* 11417 */
    {RT_TERM_LAND, 11417, 25, 0, 0}, /* 11418 */
    {RT_TERM_LAND, 11417, 29, 0, 0}, /* 11419 */
    {RT_TERM_LAND, 11410, 105, 0, 0}, /* 11420 */
    {RT_TERM_LAND, 11420, 3787, 0, 0}, /* 11421 */
    {RT_TERM_LAND, 11420, 3785, 0, 0}, /* 11422 */
    {RT_TERM_LAND, 11420, 3786, 0, 0}, /* 11423 */
    {RT_TERM_LAND, 11410, 161, 0, 0}, /* 11424 */
    {RT_TERM_LAND, 11424, 3787, 0, 0}, /* 11425 */
    {RT_TERM_LAND, 11424, 3785, 0, 0}, /* 11426 */
    {RT_TERM_LAND, 11424, 3786, 0, 0}, /* 11427 */
    {RT_TERM_LAND, 11424, 10766, 0, 0}, /* 11428 */
    {RT_TERM_LAND, 11428, 3787, 0, 0}, /* 11429 */
    {RT_TERM_LAND, 11428, 3785, 0, 0}, /* 11430 */
    {RT_TERM_LAND, 11428, 3786, 0, 0}, /* 11431 */
    {RT_TERM_LAND, 11410, 10991, 0, 0}, /* 11432 */
    {RT_TERM_LAND, 11432, 964, 0, 0}, /* 11433 */
    {RT_TERM_LAND, 11433, 25, 0, 0}, /* 11434 */
    {RT_TERM_LAND, 11433, 29, 0, 0}, /* 11435 */
    {RT_TERM_LAND, 11432, 962, 0, 0}, /* 11436 */
    {RT_TERM_LAND, 11436, 25, 0, 0}, /* 11437 */
    {RT_TERM_LAND, 11436, 29, 0, 0}, /* 11438 */
    {RT_TERM_LAND, 11432, 963, 0, 0}, /* 11439 */
    {RT_TERM_LAND, 11439, 25, 0, 0}, /* 11440 */
    {RT_TERM_LAND, 11439, 29, 0, 0}, /* 11441 */
    {RT_TERM_LAND, 11432, 105, 0, 0}, /* 11442 */
    {RT_TERM_LAND, 11442, 3787, 0, 0}, /* 11443 */
    {RT_TERM_LAND, 11442, 3785, 0, 0}, /* 11444 */
    {RT_TERM_LAND, 11442, 3786, 0, 0}, /* 11445 */
    {RT_TERM_LAND, 11432, 161, 0, 0}, /* 11446 */
    {RT_TERM_LAND, 11446, 3787, 0, 0}, /* 11447 */
    {RT_TERM_LAND, 11446, 3785, 0, 0}, /* 11448 */
    {RT_TERM_LAND, 11446, 3786, 0, 0}, /* 11449 */
    {RT_TERM_LAND, 11446, 10766, 0, 0}, /* 11450 */
    {RT_TERM_LAND, 11450, 3787, 0, 0}, /* 11451 */
    {RT_TERM_LAND, 11450, 3785, 0, 0}, /* 11452 */
    {RT_TERM_LAND, 11450, 3786, 0, 0}, /* 11453 */
    {RT_TERM_LAND, 10863, 246, 0, 0}, /* 11454 */
    {RT_TERM_LAND, 11454, 964, 0, 0}, /* 11455 */
    {RT_TERM_LAND, 11455, 25, 0, 0}, /* 11456 */
    {RT_TERM_LAND, 11455, 29, 0, 0}, /* 11457 */
    {RT_TERM_LAND, 11454, 962, 0, 0}, /* 11458 */
    {RT_TERM_LAND, 11458, 25, 0, 0}, /* 11459 */
    {RT_TERM_LAND, 11458, 29, 0, 0}, /* 11460 */
    {RT_TERM_LAND, 11454, 963, 0, 0}, /* 11461 */
    {RT_TERM_LAND, 11461, 25, 0, 0}, /* 11462 */
    {RT_TERM_LAND, 11461, 29, 0, 0}, /* 11463 */
    {RT_TERM_LAND, 11454, 105, 0, 0}, /* 11464 */
    {RT_TERM_LAND, 11464, 3787, 0, 0}, /* 11465 */
    {RT_TERM_LAND, 11464, 3785, 0, 0}, /* 11466 */
    {RT_TERM_LAND, 11464, 3786, 0, 0}, /* 11467 */
    {RT_TERM_LAND, 11454, 161, 0, 0}, /* 11468 */
    {RT_TERM_LAND, 11468, 3787, 0, 0}, /* 11469 */
    {RT_TERM_LAND, 11468, 3785, 0, 0}, /* 11470 */
    {RT_TERM_LAND, 11468, 3786, 0, 0}, /* 11471 */
    {RT_TERM_LAND, 11468, 10766, 0, 0}, /* 11472 */
    {RT_TERM_LAND, 11472, 3787, 0, 0}, /* 11473 */
    {RT_TERM_LAND, 11472, 3785, 0, 0}, /* 11474 */
    {RT_TERM_LAND, 11472, 3786, 0, 0}, /* 11475 */
    {RT_TERM_LAND, 10885, 19, 0, 0}, /* 11476 */
    {RT_TERM_LAND, 11476, 964, 0, 0}, /* 11477 */
    {RT_TERM_LAND, 11477, 25, 0, 0}, /* 11478 */
    {RT_TERM_LAND, 11477, 29, 0, 0}, /* 11479 */
    {RT_TERM_LAND, 11476, 962, 0, 0}, /* 11480 */
    {RT_TERM_LAND, 11480, 25, 0, 0}, /* 11481 */
    {RT_TERM_LAND, 11480, 29, 0, 0}, /* 11482 */
    {RT_TERM_LAND, 11476, 963, 0, 0}, /* 11483 */
    {RT_TERM_LAND, 11483, 25, 0, 0}, /* 11484 */
    {RT_TERM_LAND, 11483, 29, 0, 0}, /* 11485 */
    {RT_TERM_LAND, 11476, 105, 0, 0}, /* 11486 */
    {RT_TERM_LAND, 11486, 3787, 0, 0}, /* 11487 */
    {RT_TERM_LAND, 11486, 3785, 0, 0}, /* 11488 */
    {RT_TERM_LAND, 11486, 3786, 0, 0}, /* 11489 */
    {RT_TERM_LAND, 11476, 161, 0, 0}, /* 11490 */
    {RT_TERM_LAND, 11490, 3787, 0, 0}, /* 11491 */
    {RT_TERM_LAND, 11490, 3785, 0, 0}, /* 11492 */
    {RT_TERM_LAND, 11490, 3786, 0, 0}, /* 11493 */
    {RT_TERM_LAND, 11490, 10766, 0, 0}, /* 11494 */
    {RT_TERM_LAND, 11494, 3787, 0, 0}, /* 11495 */
    {RT_TERM_LAND, 11494, 3785, 0, 0}, /* 11496 */
    {RT_TERM_LAND, 11494, 3786, 0, 0}, /* 11497 */
    {RT_TERM_LAND, 11476, 10967, 0, 0}, /* 11498 */
    {RT_TERM_LAND, 11498, 964, 0, 0}, /* 11499 */
    {RT_TERM_LAND, 11499, 25, 0, 0}, /* 11500 */
    {RT_TERM_LAND, 11499, 29, 0, 0}, /* 11501 */
    {RT_TERM_LAND, 11498, 962, 0, 0}, /* 11502 */
    {RT_TERM_LAND, 11502, 25, 0, 0}, /* 11503 */
    {RT_TERM_LAND, 11502, 29, 0, 0}, /* 11504 */
    {RT_TERM_LAND, 11498, 963, 0, 0}, /* 11505 */
    {RT_TERM_LAND, 11505, 25, 0, 0}, /* 11506 */
    {RT_TERM_LAND, 11505, 29, 0, 0}, /* 11507 */
    {RT_TERM_LAND, 11498, 105, 0, 0}, /* 11508 */
    {RT_TERM_LAND, 11508, 3787, 0, 0}, /* 11509 */
    {RT_TERM_LAND, 11508, 3785, 0, 0}, /* 11510 */
    {RT_TERM_LAND, 11508, 3786, 0, 0}, /* 11511 */
    {RT_TERM_LAND, 11498, 161, 0, 0}, /* 11512 */
    {RT_TERM_LAND, 11512, 3787, 0, 0}, /* 11513 */
    {RT_TERM_LAND, 11512, 3785, 0, 0}, /* 11514 */
    {RT_TERM_LAND, 11512, 3786, 0, 0}, /* 11515 */
    {RT_TERM_LAND, 11512, 10766, 0, 0}, /* 11516 */
    {RT_TERM_LAND, 11516, 3787, 0, 0}, /* 11517 */
    {RT_TERM_LAND, 11516, 3785, 0, 0}, /* 11518 */
    {RT_TERM_LAND, 11516, 3786, 0, 0}, /* 11519 */
    {RT_TERM_LAND, 11498, 10991, 0, 0}, /* 11520 */
    {RT_TERM_LAND, 11520, 964, 0, 0}, /* 11521 */
    {RT_TERM_LAND, 11521, 25, 0, 0}, /* 11522 */
    {RT_TERM_LAND, 11521, 29, 0, 0}, /* 11523 */
    {RT_TERM_LAND, 11520, 962, 0, 0}, /* 11524 */
    {RT_TERM_LAND, 11524, 25, 0, 0}, /* 11525 */
    {RT_TERM_LAND, 11524, 29, 0, 0}, /* 11526 */
    {RT_TERM_LAND, 11520, 963, 0, 0}, /* 11527 */
    {RT_TERM_LAND, 11527, 25, 0, 0}, /* 11528 */
    {RT_TERM_LAND, 11527, 29, 0, 0}, /* 11529 */
    {RT_TERM_LAND, 11520, 105, 0, 0}, /* 11530 */
    {RT_TERM_LAND, 11530, 3787, 0, 0}, /* 11531 */
    {RT_TERM_LAND, 11530, 3785, 0, 0}, /* 11532 */
    {RT_TERM_LAND, 11530, 3786, 0, 0}, /* 11533 */
    {RT_TERM_LAND, 11520, 161, 0, 0}, /* 11534 */
    {RT_TERM_LAND, 11534, 3787, 0, 0}, /* 11535 */
    {RT_TERM_LAND, 11534, 3785, 0, 0}, /* 11536 */
    {RT_TERM_LAND, 11534, 3786, 0, 0}, /* 11537 */
    {RT_TERM_LAND, 11534, 10766, 0, 0}, /* 11538 */
    {RT_TERM_LAND, 11538, 3787, 0, 0}, /* 11539 */
    {RT_TERM_LAND, 11538, 3785, 0, 0}, /* 11540 */
    {RT_TERM_LAND, 11538, 3786, 0, 0}, /* 11541 */
    {RT_TERM_LAND, 10885, 246, 0, 0}, /* 11542 */
    {RT_TERM_LAND, 11542, 964, 0, 0}, /* 11543 */
    {RT_TERM_LAND, 11543, 25, 0, 0}, /* 11544 */
    {RT_TERM_LAND, 11543, 29, 0, 0}, /* 11545 */
    {RT_TERM_LAND, 11542, 962, 0, 0}, /* 11546 */
    {RT_TERM_LAND, 11546, 25, 0, 0}, /* 11547 */
    {RT_TERM_LAND, 11546, 29, 0, 0}, /* 11548 */
    {RT_TERM_LAND, 11542, 963, 0, 0}, /* 11549 */
    {RT_TERM_LAND, 11549, 25, 0, 0}, /* 11550 */
    {RT_TERM_LAND, 11549, 29, 0, 0}, /* 11551 */
    {RT_TERM_LAND, 11542, 105, 0, 0}, /* 11552 */
    {RT_TERM_LAND, 11552, 3787, 0, 0}, /* 11553 */
    {RT_TERM_LAND, 11552, 3785, 0, 0}, /* 11554 */
    {RT_TERM_LAND, 11552, 3786, 0, 0}, /* 11555 */
    {RT_TERM_LAND, 11542, 161, 0, 0}, /* 11556 */
    {RT_TERM_LAND, 11556, 3787, 0, 0}, /* 11557 */
    {RT_TERM_LAND, 11556, 3785, 0, 0}, /* 11558 */
    {RT_TERM_LAND, 11556, 3786, 0, 0}, /* 11559 */
    {RT_TERM_LAND, 11556, 10766, 0, 0}, /* 11560 */
    {RT_TERM_LAND, 11560, 3787, 0, 0}, /* 11561 */
    {RT_TERM_LAND, 11560, 3785, 0, 0}, /* 11562 */
    {RT_TERM_LAND, 11560, 3786, 0, 0}, /* 11563 */
    {RT_TERM_COND, 10990, 4438, 10965, 0}, /* 11564 */
    {RT_TERM_COND, 10966, 4440, 11564, 0}, /* 11565 */
    {RT_TERM_COND, 19, 11565, 10965, 0}, /* 11566 */
    {RT_TERM_SLICE, 11566, 2, 0, 32}, /* 11567 */
    {RT_TERM_SEXT, 11567, 0, 0, 32}, /* 11568 */
    {RT_TERM_LT, 11568, 7403, 0, 0}, /* 11569 */
    {RT_TERM_LT, 11567, 7402, 0, 0}, /* 11570 */
    {RT_TERM_COND, 14, 11569, 11570, 0}, /* 11571 */
    {RT_TERM_EQ, 11571, 5579, 0, 0}, /* 11572 */
    {RT_TERM_LOR, 5236, 11572, 0, 0}, /* 11573 */
    {RT_TERM_LAND, 10861, 11573, 0, 0}, /* 11574 */
    {RT_TERM_LAND, 11574, 19, 0, 0}, /* 11575 */
    {RT_TERM_LAND, 11575, 964, 0, 0}, /* 11576 */
    {RT_TERM_LAND, 11576, 25, 0, 0}, /* 11577 */
    {RT_TERM_LAND, 11576, 29, 0, 0}, /* 11578 */
    {RT_TERM_LAND, 11575, 962, 0, 0}, /* 11579 */
    {RT_TERM_LAND, 11579, 25, 0, 0}, /* 11580 */
    {RT_TERM_LAND, 11579, 29, 0, 0}, /* 11581 */
    {RT_TERM_LAND, 11575, 963, 0, 0}, /* 11582 */
    {RT_TERM_LAND, 11582, 25, 0, 0}, /* 11583 */
    {RT_TERM_LAND, 11582, 29, 0, 0}, /* 11584 */
    {RT_TERM_LAND, 11575, 105, 0, 0}, /* 11585 */
    {RT_TERM_LAND, 11585, 3787, 0, 0}, /* 11586 */
    {RT_TERM_LAND, 11585, 3785, 0, 0}, /* 11587 */
    {RT_TERM_LAND, 11585, 3786, 0, 0}, /* 11588 */
    {RT_TERM_LAND, 11575, 161, 0, 0}, /* 11589 */
    {RT_TERM_LAND, 11589, 3787, 0, 0}, /* 11590 */
    {RT_TERM_LAND, 11589, 3785, 0, 0}, /* 11591 */
    {RT_TERM_LAND, 11589, 3786, 0, 0}, /* 11592 */
    {RT_TERM_LAND, 11589, 10766, 0, 0}, /* 11593 */
    {RT_TERM_LAND, 11593, 3787, 0, 0}, /* 11594 */
    {RT_TERM_LAND, 11593, 3785, 0, 0}, /* 11595 */
    {RT_TERM_LAND, 11593, 3786, 0, 0}, /* 11596 */
    {RT_TERM_LAND, 11575, 10967, 0, 0}, /* 11597 */
    {RT_TERM_LAND, 11597, 964, 0, 0}, /* 11598 */
    {RT_TERM_LAND, 11598, 25, 0, 0}, /* 11599 */
    {RT_TERM_LAND, 11598, 29, 0, 0}, /* 11600 */
    {RT_TERM_LAND, 11597, 962, 0, 0}, /* 11601 */
    {RT_TERM_LAND, 11601, 25, 0, 0}, /* 11602 */
    {RT_TERM_LAND, 11601, 29, 0, 0}, /* 11603 */
    {RT_TERM_LAND, 11597, 963, 0, 0}, /* 11604 */
    {RT_TERM_LAND, 11604, 25, 0, 0}, /* 11605 */
    {RT_TERM_LAND, 11604, 29, 0, 0}, /* 11606 */
    {RT_TERM_LAND, 11597, 105, 0, 0}, /* 11607 */
    {RT_TERM_LAND, 11607, 3787, 0, 0}, /* 11608 */
    {RT_TERM_LAND, 11607, 3785, 0, 0}, /* 11609 */
    {RT_TERM_LAND, 11607, 3786, 0, 0}, /* 11610 */
    {RT_TERM_LAND, 11597, 161, 0, 0}, /* 11611 */
    {RT_TERM_LAND, 11611, 3787, 0, 0}, /* 11612 */
    {RT_TERM_LAND, 11611, 3785, 0, 0}, /* 11613 */
    {RT_TERM_LAND, 11611, 3786, 0, 0}, /* 11614 */
    {RT_TERM_LAND, 11611, 10766, 0, 0}, /* 11615 */
    {RT_TERM_LAND, 11615, 3787, 0, 0}, /* 11616 */
    {RT_TERM_LAND, 11615, 3785, 0, 0}, /* 11617 */
    {RT_TERM_LAND, 11615, 3786, 0, 0}, /* 11618 */
    {RT_TERM_LAND, 11597, 10991, 0, 0}, /* 11619 */
    {RT_TERM_LAND, 11619, 964, 0, 0}, /* 11620 */
    {RT_TERM_LAND, 11620, 25, 0, 0}, /* 11621 */
    {RT_TERM_LAND, 11620, 29, 0, 0}, /* 11622 */
    {RT_TERM_LAND, 11619, 962, 0, 0}, /* 11623 */
    {RT_TERM_LAND, 11623, 25, 0, 0}, /* 11624 */
    {RT_TERM_LAND, 11623, 29, 0, 0}, /* 11625 */
    {RT_TERM_LAND, 11619, 963, 0, 0}, /* 11626 */
    {RT_TERM_LAND, 11626, 25, 0, 0}, /* 11627 */
    {RT_TERM_LAND, 11626, 29, 0, 0}, /* 11628 */
    {RT_TERM_LAND, 11619, 105, 0, 0}, /* 11629 */
    {RT_TERM_LAND, 11629, 3787, 0, 0}, /* 11630 */
    {RT_TERM_LAND, 11629, 3785, 0, 0}, /* 11631 */
    {RT_TERM_LAND, 11629, 3786, 0, 0}, /* 11632 */
    {RT_TERM_LAND, 11619, 161, 0, 0}, /* 11633 */
    {RT_TERM_LAND, 11633, 3787, 0, 0}, /* 11634 */
    {RT_TERM_LAND, 11633, 3785, 0, 0}, /* 11635 */
    {RT_TERM_LAND, 11633, 3786, 0, 0}, /* 11636 */
    {RT_TERM_LAND, 11633, 10766, 0, 0}, /* 11637 */
    {RT_TERM_LAND, 11637, 3787, 0, 0}, /* 11638 */
    {RT_TERM_LAND, 11637, 3785, 0, 0}, /* 11639 */
    {RT_TERM_LAND, 11637, 3786, 0, 0}, /* 11640 */
    {RT_TERM_LAND, 11574, 246, 0, 0}, /* 11641 */
    {RT_TERM_LAND, 11641, 964, 0, 0}, /* 11642 */
    {RT_TERM_LAND, 11642, 25, 0, 0}, /* 11643 */
    {RT_TERM_LAND, 11642, 29, 0, 0}, /* 11644 */
    {RT_TERM_LAND, 11641, 962, 0, 0}, /* 11645 */
    {RT_TERM_LAND, 11645, 25, 0, 0}, /* 11646 */
    {RT_TERM_LAND, 11645, 29, 0, 0}, /* 11647 */
    {RT_TERM_LAND, 11641, 963, 0, 0}, /* 11648 */
    {RT_TERM_LAND, 11648, 25, 0, 0}, /* 11649 */
    {RT_TERM_LAND, 11648, 29, 0, 0}, /* 11650 */
    {RT_TERM_LAND, 11641, 105, 0, 0}, /* 11651 */
    {RT_TERM_LAND, 11651, 3787, 0, 0}, /* 11652 */
    {RT_TERM_LAND, 11651, 3785, 0, 0}, /* 11653 */
    {RT_TERM_LAND, 11651, 3786, 0, 0}, /* 11654 */
    {RT_TERM_LAND, 11641, 161, 0, 0}, /* 11655 */
    {RT_TERM_LAND, 11655, 3787, 0, 0}, /* 11656 */
    {RT_TERM_LAND, 11655, 3785, 0, 0}, /* 11657 */
    {RT_TERM_LAND, 11655, 3786, 0, 0}, /* 11658 */
    {RT_TERM_LAND, 11655, 10766, 0, 0}, /* 11659 */
    {RT_TERM_LAND, 11659, 3787, 0, 0}, /* 11660 */
    {RT_TERM_LAND, 11659, 3785, 0, 0}, /* 11661 */
    {RT_TERM_LAND, 11659, 3786, 0, 0}, /* 11662 */
    {RT_TERM_LNOT, 11573, 0, 0, 0}, /* 11663 */
    {RT_TERM_LAND, 10861, 11663, 0, 0}, /* 11664 */
    {RT_TERM_LAND, 3332, 14, 0, 0}, /* 11665 */
    {RT_TERM_LAND, 3332, 2904, 0, 0}, /* 11666 */
    {RT_TERM_LAND, 3332, 25, 0, 0}, /* 11667 */
    {RT_TERM_LAND, 3332, 29, 0, 0}, /* 11668 */
    {RT_TERM_COND, 20, 1064, 1065, 0}, /* 11669 */
    {RT_TERM_COND, 17, 9, 11669, 0}, /* 11670 */
    {RT_TERM_LAND, 11670, 25, 0, 0}, /* 11671 */
    {RT_TERM_LAND, 11670, 29, 0, 0}, /* 11672 */
    {RT_TERM_LAND, 11670, 105, 0, 0}, /* 11673 */
    {RT_TERM_MUL, 45, 14, 0, 0}, /* 11674 */
    {RT_TERM_ADD, 11674, 2, 0, 0}, /* 11675 */
    {RT_TERM_MUL, 100, 11675, 0, 0}, /* 11676 */
    {RT_TERM_LAND, 11670, 161, 0, 0}, /* 11677 */
    {RT_TERM_ADD, 11674, 9, 0, 0}, /* 11678 */
    {RT_TERM_MUL, 100, 11678, 0, 0}, /* 11679 */
    {RT_TERM_SHL, 9, 33, 0, 0}, /* 11680 */
    {RT_TERM_SUB, 11680, 9, 0, 0}, /* 11681 */
    {RT_TERM_SHL, 45, 33, 0, 0}, /* 11682 */
    {RT_TERM_SUB, 11682, 9, 0, 0}, /* 11683 */
    {RT_TERM_BNOT, 11683, 0, 0, 0}, /* 11684 */
    {RT_TERM_SLICE, 11684, 2, 0, 32}, /* 11685 */
    {RT_TERM_BNOT, 11681, 0, 0, 0}, /* 11686 */
    {RT_TERM_SLICE, 11686, 2, 0, 32}, /* 11687 */
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
    {RT_USE_READ, 0, -1, 0, 2, 291, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 410, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 411, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 412, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 409, 419, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 421, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 422, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 423, 2, 2, 4},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 291, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 493, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 494, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 495, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 496, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 497, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 492, 508, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 510, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 511, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 512, 2, 2, 4},
};
static const struct rt_use uses_jmp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 291, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 410, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 411, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 412, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 409, 514, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 421, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 422, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 423, 2, 2, 4},
};
static const struct rt_use uses_jmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 291, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 493, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 494, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 495, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 496, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 497, 2, 2, 4},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 492, 521, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 510, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 511, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 512, 2, 2, 4},
};
static const struct rt_use uses_cal[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 1, -1, 9, 526, 2, 0},
};
static const struct rt_use uses_jcal[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 1, -1, 9, 528, 2, 0},
};
static const struct rt_use uses_pret[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
};
static const struct rt_use uses_ret[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 532, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_JUMP, ISADORA_RETURNS, -1, 1, -1, 592, 33, 2, 0},
    {RT_USE_READ, 0, -1, 7, 1, 594, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 595, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 596, 2, 2, 4},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, -1, 0, 4, 9, 2, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 20, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 105, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 600, 2, 2, 4},
    {RT_USE_HALT, 0, -1, 0, -1, 605, 2, 2, 0},
};
static const struct rt_use uses_kil[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 25, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 532, 2, 2, 4},
};
static const struct rt_use uses_f2f_hh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 616, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 619, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 623, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 624, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 628, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 629, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 632, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 633, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 638, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 639, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 642, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 643, 4, 617, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 610, 205, 2, 32},
};
static const struct rt_use uses_f2f_hs[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 645, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 646, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 648, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 649, 4, 617, 16},
    {RT_USE_READ, 0, -1, -4, 0, 651, 4, 617, 15},
    {RT_USE_READ, 0, -1, -4, 0, 652, 4, 617, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 610, 205, 2, 32},
};
static const struct rt_use uses_f2f_hd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
};
static const struct rt_use uses_f2f_sh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 659, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 660, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 663, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 664, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 667, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 668, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 205, 2, 32},
};
static const struct rt_use uses_f2f_ss[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 671, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 672, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 675, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 676, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 679, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 680, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 683, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 684, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 687, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 688, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 691, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 692, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 205, 2, 32},
};
static const struct rt_use uses_f2f_sd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 694, 4, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 695, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 696, 2, 32},
};
static const struct rt_use uses_f2f_dh[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
};
static const struct rt_use uses_f2f_ds[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 694, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 694, 697, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 695, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 695, 697, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 205, 2, 32},
};
static const struct rt_use uses_f2f_dd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 700, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 700, 697, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 701, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 701, 697, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 704, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 704, 697, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 705, 4, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 705, 697, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 696, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 710, 1, 711, 15},
    {RT_USE_READ, 0, -1, -4, 0, 713, 1, 711, 16},
    {RT_USE_READ, 0, -1, -4, 0, 716, 1, 711, 15},
    {RT_USE_READ, 0, -1, -4, 0, 717, 1, 711, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 722, 1, 711, 15},
    {RT_USE_READ, 0, -1, -4, 0, 723, 1, 711, 16},
    {RT_USE_READ, 0, -1, -4, 0, 726, 1, 711, 15},
    {RT_USE_READ, 0, -1, -4, 0, 727, 1, 711, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 720, 120, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 710, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 713, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 716, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 717, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 722, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 723, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 726, 1, 2, 31},
    {RT_USE_READ, 0, -1, -4, 0, 727, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 720, 120, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 710, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 710, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 713, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 713, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 732, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 732, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 733, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 733, 728, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 708, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 722, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 722, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 723, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 723, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 737, 728, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 738, 1, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 738, 728, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 720, 120, 2, 32},
};
static const struct rt_use uses_i2f_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 748, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 752, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 756, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 759, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 762, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 764, 6, 749, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 773, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 782, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 784, 6, 749, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 768, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 789, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 791, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 795, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 800, 6, 749, 16},
    {RT_USE_READ, 0, -1, -4, 0, 802, 6, 749, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 786, 19, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 748, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 752, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 756, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 759, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 762, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 764, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 773, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 782, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 784, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 768, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 789, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 791, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 795, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 800, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 802, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 786, 19, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 748, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 748, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 752, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 752, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 756, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 756, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 759, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 759, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 762, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 762, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 764, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 764, 803, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 743, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 771, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 773, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 773, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 777, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 779, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 782, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 782, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 784, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 784, 803, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 768, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 789, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 789, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 791, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 791, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 795, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 795, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 797, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 800, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 800, 803, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 802, 6, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 802, 803, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 786, 19, 2, 32},
};
static const struct rt_use uses_i2i_h[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 807, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 809, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 813, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 815, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 818, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 820, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 827, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 829, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 833, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 835, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 838, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 840, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 845, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 847, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 851, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 853, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 856, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 858, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 863, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 865, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 869, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 871, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 874, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 876, 6, 749, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 742, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 883, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 887, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 889, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 892, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 894, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 899, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 901, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 905, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 907, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 910, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 912, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 916, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 918, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 922, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 924, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 927, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 929, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 933, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 935, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 939, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 941, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 944, 6, 749, 16},
    {RT_USE_READ, 0, -1, 0, 0, 946, 6, 749, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 877, 2, 2, 4},
};
static const struct rt_use uses_i2i_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 807, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 809, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 813, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 815, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 818, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 820, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 827, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 829, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 833, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 835, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 838, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 840, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 845, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 847, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 851, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 853, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 856, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 858, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 863, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 865, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 869, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 871, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 874, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 876, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 742, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 883, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 887, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 889, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 894, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 899, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 901, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 905, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 907, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 910, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 912, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 916, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 918, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 922, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 924, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 927, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 929, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 933, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 935, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 939, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 941, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 944, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 946, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 877, 2, 2, 4},
};
static const struct rt_use uses_dadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 661, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 661, 696, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 657, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 657, 696, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 948, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 948, 697, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 949, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 949, 697, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 950, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 955, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 955, 765, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 956, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 956, 957, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 955, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 955, 950, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 656, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 765, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 693, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 693, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 959, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 656, 950, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 224, 136, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 961, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 765, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 957, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 961, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 961, 950, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
};
static const struct rt_use uses_dmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 966, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 969, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 969, 718, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 970, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 970, 718, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 972, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 972, 728, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 973, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 973, 728, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 718, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 977, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 977, 718, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 979, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 979, 728, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 980, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 980, 728, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 14, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 981, 2, 32},
};
static const struct rt_use uses_dset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 988, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 988, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 989, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 989, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 992, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 994, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 994, 992, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 997, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1000, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1000, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1001, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1001, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 992, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 992, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1006, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 803, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1011, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1011, 992, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1012, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1012, 992, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1007, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 986, 19, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1019, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1019, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1021, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1021, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1027, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1029, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1029, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1030, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1030, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1033, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1033, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1035, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1037, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1037, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1038, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1038, 957, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1041, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1041, 1022, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1036, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1016, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1042, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1043, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1016, 19, 2, 1},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1047, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1048, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1051, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1053, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1054, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1056, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1057, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1059, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1060, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1063, 951, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1045, 19, 2, 32},
};
static const struct rt_use uses_fadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1068, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1069, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1067, 25, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1072, 22, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1077, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1096, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1097, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1098, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1099, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1100, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1101, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1071, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 287, 4, 2, 32},
};
static const struct rt_use uses_fmul32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1104, 120, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1114, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1115, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1116, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1103, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1117, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1123, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1137, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1140, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1141, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1140, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1142, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1144, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1145, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1146, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1147, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1146, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1148, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1150, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1151, 170, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1152, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1153, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1152, 170, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1045, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 206, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 121, 170, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1154, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1161, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1161, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1162, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1163, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1164, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1164, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1166, 205, 351, 8},
    {RT_USE_READ, 0, -1, 0, 0, 1167, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1168, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1168, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 742, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4, 1, 2, 32},
};
static const struct rt_use uses_ffma32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1174, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1183, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1186, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1186, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1188, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1189, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1190, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1190, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1192, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1193, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1194, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1194, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1172, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_fmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1196, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1199, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1200, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1203, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1206, 205, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1207, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1209, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1210, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1196, 25, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1217, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1218, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1220, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1222, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1225, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1227, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1228, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1230, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1231, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1233, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1235, 1, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1236, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1238, 136, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1239, 136, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1234, 982, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1215, 120, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 988, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 989, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 994, 951, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1242, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1000, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1001, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1004, 951, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1244, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 6, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1011, 951, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1012, 951, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 1007, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 986, 19, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1245, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 1246, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 986, 120, 2, 1},
};
static const struct rt_use uses_fcmp_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1251, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1253, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1250, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 951, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1254, 205, 2, 32},
};
static const struct rt_use uses_fcmp_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1255, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1256, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1172, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 136, 2, 1},
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
    {RT_USE_READ, 0, -1, 7, 1, 606, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 1, 2, 1},
};
static const struct rt_use uses_isberd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 22, 2, 1},
};
static const struct rt_use uses_out[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1257, 19, 2, 32},
};
static const struct rt_use uses_hadd2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1072, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1262, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1264, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1266, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1268, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1270, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1271, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1272, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1273, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1277, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1279, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1281, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1283, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1285, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1286, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1287, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1288, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1292, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1293, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1294, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1295, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1297, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1298, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1299, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1300, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1303, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1304, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1305, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1306, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1308, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1309, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1310, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1311, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1315, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1316, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1317, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1318, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1320, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1321, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1322, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1323, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1326, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1327, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1328, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1329, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1331, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1332, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1333, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1334, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1340, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1341, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1342, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1343, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1345, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1346, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1347, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1348, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1351, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1352, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1353, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1354, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1356, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1357, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1358, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1359, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1363, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1364, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1365, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1366, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1368, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1369, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1370, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1371, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1377, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1379, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1380, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1381, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1382, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1387, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1388, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1389, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1391, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1392, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1393, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1394, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1397, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1398, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1399, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1400, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1402, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1403, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1404, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1405, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1336, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1410, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1411, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1412, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1413, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1415, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1416, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1417, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1418, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1421, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1422, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1423, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1424, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1426, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1427, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1428, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1429, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1433, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1434, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1435, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1436, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1438, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1439, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1440, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1441, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1444, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1445, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1446, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1447, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1449, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1450, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1451, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1452, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1456, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1457, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1458, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1459, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1461, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1462, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1463, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1464, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1467, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1468, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1469, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1470, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1472, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1473, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1474, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1475, 951, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1071, 19, 2, 32},
};
static const struct rt_use uses_hadd2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1476, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1480, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1481, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1482, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1483, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1485, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1486, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1487, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1488, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1492, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1493, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1494, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1495, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1497, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1498, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1499, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1500, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1504, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1505, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1506, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1507, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1509, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1510, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1511, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1512, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1518, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1519, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1520, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1521, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1523, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1524, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1525, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1526, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1530, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1531, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1532, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1533, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1535, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1536, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1537, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1538, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1542, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1543, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1544, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1545, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1547, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1548, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1549, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1550, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1514, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1555, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1556, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1557, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1558, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1560, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1561, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1562, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1563, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1567, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1568, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1569, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1570, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1572, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1573, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1574, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1575, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1579, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1580, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1581, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1582, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1584, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1585, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1586, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1587, 22, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 610, 19, 2, 32},
};
static const struct rt_use uses_hadd2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1590, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1592, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1594, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1596, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1598, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1599, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1600, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1601, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1603, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1604, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1605, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1606, 120, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1172, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1608, 120, 2, 32},
};
static const struct rt_use uses_hmul2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1611, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1616, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1618, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1620, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1622, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1624, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1625, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1626, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1627, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1631, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1633, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1635, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1637, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1639, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1640, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1641, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1642, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1646, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1647, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1648, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1649, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1651, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1652, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1653, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1654, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1657, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1658, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1659, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1660, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1662, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1663, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1664, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1665, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1669, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1670, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1671, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1672, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1674, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1675, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1676, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1677, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1680, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1681, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1682, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1683, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1685, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1686, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1687, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1688, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1694, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1695, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1696, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1697, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1699, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1700, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1701, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1702, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1705, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1706, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1707, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1708, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1710, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1711, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1712, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1713, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1717, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1718, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1719, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1720, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1722, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1723, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1724, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1725, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1728, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1729, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1730, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1731, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1733, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1734, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1735, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1736, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1740, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1741, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1742, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1743, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1745, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1746, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1747, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1748, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1751, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1752, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1753, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1754, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1756, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1757, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1758, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1759, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1690, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1764, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1765, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1766, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1767, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1769, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1770, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1771, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1772, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1775, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1776, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1777, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1778, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1780, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1781, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1782, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1783, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1787, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1788, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1789, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1790, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1792, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1793, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1794, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1795, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1798, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1799, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1800, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1801, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1803, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1804, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1805, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1806, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1810, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1811, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1812, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1813, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1815, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1816, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1817, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1818, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1821, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1822, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1823, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1824, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1826, 286, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1827, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1828, 286, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1829, 286, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1610, 19, 2, 32},
};
static const struct rt_use uses_hmul2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1832, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1836, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1837, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1838, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1839, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1841, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1842, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1843, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1844, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1848, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1849, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1850, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1851, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1853, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1854, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1855, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1856, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1860, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1862, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1865, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1866, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1867, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1868, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1874, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1875, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1876, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1877, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1879, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1880, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1881, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1882, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1886, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1887, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1888, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1889, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1891, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1892, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1893, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1898, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1899, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1900, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1901, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1903, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1904, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1905, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1906, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1870, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1911, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1912, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1913, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1914, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1916, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1917, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1918, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1919, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1923, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1924, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1925, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1926, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1928, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1929, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1930, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1931, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1935, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1936, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1937, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1938, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1940, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1941, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1942, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1943, 205, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1831, 19, 2, 32},
};
static const struct rt_use uses_hmul2_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1946, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1950, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1951, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1952, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1953, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1955, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1956, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1958, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1962, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1963, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1964, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1965, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1967, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1968, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1969, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1970, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1974, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1975, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1976, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1980, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1981, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1982, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1988, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1989, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1990, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1991, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1993, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1994, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1995, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1996, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2000, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2001, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2002, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2003, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2005, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2006, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2007, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2008, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2012, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2013, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2014, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2015, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2017, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2018, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2019, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2020, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1984, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2025, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2026, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2027, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2028, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2030, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2031, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2032, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2033, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2037, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2038, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2039, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2040, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2042, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2043, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2044, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2045, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2049, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2050, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2051, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2052, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2054, 22, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2055, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2056, 22, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2057, 22, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1945, 19, 2, 32},
};
static const struct rt_use uses_hmul2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2063, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2065, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2067, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2069, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2072, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2073, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2075, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2078, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2079, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2080, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2081, 19, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2059, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1257, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2082, 19, 2, 32},
};
static const struct rt_use uses_hfma2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1476, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2083, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2084, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2085, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2086, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2089, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2091, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2093, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2095, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2098, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2100, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2102, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2104, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2105, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2106, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2107, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2108, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2110, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2111, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2112, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2113, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2115, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2116, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2117, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2118, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2119, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2120, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2121, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2122, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2124, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2125, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2126, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2127, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2129, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2130, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2131, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2132, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2133, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2134, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2135, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2136, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2138, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2139, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2140, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2141, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2143, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2144, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2145, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2146, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2147, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2148, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2149, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2150, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2152, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2153, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2154, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2155, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2157, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2158, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2159, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2160, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2161, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2162, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2163, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2164, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2166, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2167, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2168, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2169, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2171, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2172, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2173, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2174, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 1514, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2175, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2176, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2177, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2178, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2180, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2181, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2182, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2183, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2185, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2186, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2187, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2188, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2189, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2190, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2191, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2192, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2194, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2195, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2196, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2197, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2199, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2200, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2201, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2202, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2203, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2204, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2205, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2206, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2208, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2209, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2210, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2211, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2213, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2214, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2215, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2216, 136, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 610, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1608, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2217, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2218, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2219, 136, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2220, 136, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2221, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2224, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2225, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2226, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2227, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2230, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2232, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2234, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2236, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2239, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2240, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2241, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2242, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2244, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2245, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2246, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2247, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2250, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2251, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2252, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2253, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2255, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2256, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2257, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2258, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2263, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2264, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2265, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2266, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2268, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2269, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2270, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2271, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2274, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2275, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2276, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2277, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2279, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2280, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2281, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2282, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2285, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2286, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2287, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2288, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2290, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2291, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2292, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2293, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2260, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2297, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2298, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2299, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2300, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2302, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2303, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2304, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2305, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2308, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2309, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2310, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2311, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2313, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2314, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2315, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2316, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2319, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2320, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2321, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2322, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2324, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2325, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2326, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2327, 224, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1196, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1608, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2328, 224, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2329, 224, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2332, 19, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2335, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2336, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2337, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2338, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2340, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2341, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2343, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2346, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2349, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2351, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2352, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2354, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2357, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2358, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2359, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2360, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2362, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2363, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2364, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2370, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2371, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2372, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2373, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2375, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2376, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2377, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2378, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2381, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2382, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2383, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2384, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2386, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2388, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2389, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2393, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2394, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2395, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2397, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2398, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2400, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2367, 19, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2404, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2405, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2406, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2409, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2410, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2411, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2412, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2415, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2416, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2417, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2418, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2420, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2421, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2422, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2423, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2426, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2427, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2428, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2429, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2432, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2433, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2434, 1, 2, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2331, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1608, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2217, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2218, 1, 2, 32},
};
static const struct rt_use uses_hfma2_32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2436, 105, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2438, 105, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2440, 105, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2442, 105, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2059, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2059, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2443, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2444, 105, 2, 32},
};
static const struct rt_use uses_hset2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2451, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2453, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2455, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2457, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2459, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2460, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2461, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2462, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2465, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2466, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2467, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2468, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2470, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2471, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2472, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2473, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2474, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2478, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2479, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2480, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2481, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2483, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2484, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2485, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2486, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2489, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2490, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2491, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2492, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2494, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2495, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2496, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2497, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2498, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2502, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2503, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2504, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2505, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2507, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2508, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2509, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2510, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2513, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2514, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2515, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2516, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2518, 136, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2519, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2520, 136, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2521, 136, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2499, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2446, 120, 2, 32},
};
static const struct rt_use uses_hset2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2525, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2526, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2527, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2528, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2530, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2531, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2532, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2533, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2534, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2538, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2539, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2540, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2541, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2543, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2544, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2545, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2546, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2547, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2551, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2552, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2553, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2554, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2556, 6, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2557, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2558, 6, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2559, 6, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2548, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1016, 120, 2, 32},
};
static const struct rt_use uses_hsetp2_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2566, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2567, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2568, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2569, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2571, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2572, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2573, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2574, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2577, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2578, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2579, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2580, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2583, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2584, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2585, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2586, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2590, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2591, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2592, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2593, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2595, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2596, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2597, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2598, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2601, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2602, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2603, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2604, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2606, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2607, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2608, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2609, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2613, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2614, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2615, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2616, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2618, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2619, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2620, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2621, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2624, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2625, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2626, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2627, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2629, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2630, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2631, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2632, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2633, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2638, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2639, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2640, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2641, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2643, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2644, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2645, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2646, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2649, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2650, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2651, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2652, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2654, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2655, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2656, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2657, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2661, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2662, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2663, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2664, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2666, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2667, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2668, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2669, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2672, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2673, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2674, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2675, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2677, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2678, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2679, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2680, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2684, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2685, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2686, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2687, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2689, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2690, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2691, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2692, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2695, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2696, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2697, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2698, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2700, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2701, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2702, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2703, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2704, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2709, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2710, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2711, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2712, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2714, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2715, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2716, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2717, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2720, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2721, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2722, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2723, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2725, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2726, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2727, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2728, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2732, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2733, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2734, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2735, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2737, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2738, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2739, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2740, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2743, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2744, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2745, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2746, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2748, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2749, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2750, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2751, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2755, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2756, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2757, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2758, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2760, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2761, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2762, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2763, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2766, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2767, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2768, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2769, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2771, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2772, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2773, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2774, 224, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2705, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 2561, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2776, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2778, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 2561, 205, 2, 1},
};
static const struct rt_use uses_hsetp2_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2783, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2784, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2785, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2787, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2788, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2789, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2790, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2794, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2795, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2796, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2797, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2800, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2801, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2802, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2806, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2807, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2808, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2809, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2811, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2812, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2813, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2814, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2815, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2819, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2820, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2821, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2822, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2824, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2825, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2826, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2827, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2831, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2832, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2833, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2834, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2836, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2837, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2838, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2839, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2843, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2844, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2845, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2848, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2850, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2851, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 2852, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2856, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2857, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2858, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2859, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2861, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2862, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2863, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2864, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2868, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2869, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2870, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2871, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2873, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2874, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2875, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2876, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2880, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2881, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2882, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2883, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2885, 1, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2886, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2887, 1, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 2888, 1, 2, 16},
    {RT_USE_READ, 0, -1, 7, 1, 1234, 982, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1215, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2889, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 2890, 982, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1215, 205, 2, 1},
};
static const struct rt_use uses_iadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2895, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2896, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2897, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2899, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2900, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2902, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2903, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2907, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2908, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2909, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2911, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2912, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2913, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2914, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2892, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2917, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2918, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2919, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2921, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2922, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2923, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2924, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2958, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2959, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2960, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2962, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2963, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2964, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2965, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2915, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 2966, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2967, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2968, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2969, 1, 2, 32},
};
static const struct rt_use uses_iadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2972, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2973, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2974, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2975, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2978, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2979, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2980, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2981, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 110, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2984, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2985, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2986, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2987, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2996, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2997, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2998, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2999, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2982, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 2966, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2967, 205, 2, 32},
};
static const struct rt_use uses_iadd3_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3003, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3005, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3006, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3008, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3009, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3010, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3013, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3015, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3016, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3018, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3019, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3020, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3023, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3024, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3025, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3027, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3028, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3029, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3031, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3032, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3033, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3035, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3036, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3037, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3040, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3041, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3042, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3044, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3045, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3046, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3048, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3049, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3050, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3052, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3053, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3054, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3057, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3059, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3060, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3062, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3063, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3064, 224, 330, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 1045, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3068, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3069, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3070, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3072, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3073, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3074, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3076, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3077, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3078, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3080, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3081, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3082, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3085, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3086, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3087, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3089, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3090, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3091, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3093, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3094, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3095, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3097, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3098, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3099, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3102, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3103, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3104, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3106, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3107, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3108, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3110, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3111, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3112, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3114, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3115, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3116, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3118, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3119, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3120, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3122, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3123, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3124, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3126, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3127, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3128, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3130, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3131, 205, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3132, 205, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3134, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3135, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3136, 4, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3138, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3139, 4, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3140, 4, 330, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 3065, 2, 2, 4},
};
static const struct rt_use uses_iadd3_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2915, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3141, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3142, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3143, 951, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2892, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3145, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3146, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3147, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3148, 951, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3144, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 136, 951, 2, 32},
};
static const struct rt_use uses_iscadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3152, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3153, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3154, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3156, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3157, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3158, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3150, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3161, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3162, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3163, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3165, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3166, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3167, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3198, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3199, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3200, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3202, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3203, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3204, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3159, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 3205, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3206, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3207, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3208, 22, 2, 32},
};
static const struct rt_use uses_iscadd32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3210, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3210, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3211, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3218, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3211, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3219, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3221, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3222, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3224, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3225, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3219, 105, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 3226, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3227, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3228, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3229, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3230, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3226, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
};
static const struct rt_use uses_icmp_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3231, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3232, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3240, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3241, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3247, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3250, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1250, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 951, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1254, 205, 2, 32},
};
static const struct rt_use uses_icmp_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3258, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3260, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1172, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lop[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3262, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3263, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3265, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3266, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3268, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3269, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3271, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3272, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3274, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3275, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3277, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3278, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3281, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3282, 286, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3285, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3286, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3288, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3289, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3291, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3292, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3294, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3295, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3297, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3298, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3300, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3301, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3304, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3305, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3308, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3309, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3311, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3312, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3314, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3315, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3317, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3318, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3320, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3321, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3323, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3324, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3327, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3328, 286, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3329, 19, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3330, 286, 2, 32},
};
static const struct rt_use uses_lop32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3334, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3335, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3337, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3338, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3340, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3341, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3332, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lop3_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1250, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
};
static const struct rt_use uses_lop3_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1067, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1067, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1067, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_lop3_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3332, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
};
static const struct rt_use uses_ldg[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3347, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3347, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3348, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3350, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3350, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3351, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3345, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3357, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3357, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3358, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3360, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3360, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3361, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3355, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3367, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3367, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3368, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3370, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3370, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3371, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3365, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3377, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3377, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3378, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3380, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3380, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3381, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3375, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3387, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3387, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3388, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3390, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3390, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3391, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3385, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3400, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3400, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3401, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3403, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3403, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3404, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3398, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3398, 3405, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3409, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3409, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3410, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3412, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3412, 718, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3413, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3407, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3407, 3405, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3407, 3414, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3407, 3415, 2, 32},
};
static const struct rt_use uses_ldg_p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
};
static const struct rt_use uses_stg[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3417, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3419, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3419, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3420, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3422, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3422, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3423, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3427, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3429, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3429, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3430, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3432, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3432, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3433, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3436, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3438, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3438, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3439, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3441, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3441, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3442, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3449, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3449, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3450, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3452, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3452, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3453, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3457, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3457, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3458, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3460, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3460, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3461, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3464, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3464, 115, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3466, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3466, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3467, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3469, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3469, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3470, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3471, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3471, 115, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3471, 3472, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3471, 3473, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3475, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3475, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3476, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3478, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3478, 765, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3479, 19, 2, 32},
};
static const struct rt_use uses_ldl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3481, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3482, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3480, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3486, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3487, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3485, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3491, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3492, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3490, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3496, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3497, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3495, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3501, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3502, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3500, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3509, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3510, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3508, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3508, 3511, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3514, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3515, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 3511, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 3516, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 3517, 2, 32},
};
static const struct rt_use uses_stl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3519, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3520, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3521, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3525, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3526, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3527, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3530, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3531, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3532, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3537, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3538, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3540, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3541, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3544, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3544, 3545, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3546, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3547, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3548, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3548, 3545, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3548, 3549, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3548, 3550, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3551, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3552, 105, 2, 32},
};
static const struct rt_use uses_lds_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3558, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3559, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3557, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3563, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3564, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3562, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3568, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3569, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3567, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3572, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3573, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3571, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3576, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3577, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3575, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3584, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3585, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3583, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3583, 3586, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3589, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3590, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3588, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3588, 3586, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3588, 3591, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3588, 3592, 2, 32},
};
static const struct rt_use uses_sts[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 3594, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3595, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3596, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3600, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3601, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3602, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3605, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3606, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3607, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3612, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3613, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3615, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3616, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3619, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3619, 3620, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3621, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3622, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3623, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3623, 3620, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3623, 3624, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3623, 3625, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3626, 25, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3627, 25, 2, 32},
};
static const struct rt_use uses_ldc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 103, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 104, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 18, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 21, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 16, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3630, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3631, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3629, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3634, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3635, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3633, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3638, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3639, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3637, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3642, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3643, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3641, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3646, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 3647, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3645, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3645, 3511, 2, 32},
};
static const struct rt_use uses_membar[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 105, 2, 1},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3650, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3649, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3651, 25, 2, 32},
};
static const struct rt_use uses_mov32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 19, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 19, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3655, 14, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3657, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3659, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3662, 19, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3657, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 105, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1257, 19, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3664, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3672, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3672, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3673, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3675, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3675, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3676, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3679, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3679, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3680, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3682, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3682, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3683, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3686, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3686, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3687, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3689, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3689, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3690, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3693, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3693, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3694, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3696, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3696, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3697, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3663, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3698, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3698, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3700, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3702, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3704, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3706, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3708, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3710, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3698, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3711, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3715, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3715, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3717, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3717, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3720, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3720, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3722, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3722, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3725, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3725, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3727, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3727, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3730, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3730, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3732, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3732, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3711, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3733, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3734, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3735, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3736, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3737, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3738, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 3739, 120, 2, 2},
    {RT_USE_WRITE, 0, -1, 1, 0, 3733, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_imul[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3742, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3744, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3747, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3750, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3752, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3753, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3755, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3757, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1945, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
};
static const struct rt_use uses_imul32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3759, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3760, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3762, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3763, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1103, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3765, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3766, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3768, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3770, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3772, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3773, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3775, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3777, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3778, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3779, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1016, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3780, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3781, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3782, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3783, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3784, 121, 2, 32},
};
static const struct rt_use uses_imad_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 3785, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3786, 170, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3791, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3792, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3793, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3794, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3796, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3797, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3798, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3799, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3789, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3780, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3781, 6, 2, 32},
};
static const struct rt_use uses_imad32i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3803, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3804, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3806, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3807, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3801, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3801, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2966, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2967, 205, 2, 32},
};
static const struct rt_use uses_imadsp_uu_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 170, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 224, 136, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3808, 6, 2, 32},
};
static const struct rt_use uses_imadsp_uu_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_xmad_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3824, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3826, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3827, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3827, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3829, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3829, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3832, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3833, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3834, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3834, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3835, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3835, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3838, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3840, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3842, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3844, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3844, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3844, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3821, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3821, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3848, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3849, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3850, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3850, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3851, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3851, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3853, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3854, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3855, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3855, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3856, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3856, 286, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3857, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3858, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3859, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3860, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3860, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3860, 286, 3828, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 610, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 170, 224, 2, 32},
};
static const struct rt_use uses_xmad_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3863, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3864, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3866, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3867, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3868, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3869, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3870, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3871, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3874, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3875, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3877, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3878, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3879, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3880, 951, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3881, 951, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3882, 951, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 742, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 136, 951, 2, 32},
};
static const struct rt_use uses_xmad_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 121, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3885, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3886, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3888, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3889, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3890, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3891, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3892, 224, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3895, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3896, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3898, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3899, 6, 3825, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3900, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3901, 224, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3902, 224, 330, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 170, 224, 2, 32},
};
static const struct rt_use uses_xmad_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3912, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3914, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3915, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3915, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3916, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3916, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3919, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3920, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3921, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3921, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3922, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3922, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3909, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3909, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3926, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3927, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3928, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3928, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3929, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3929, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3931, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3932, 205, 3913, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3933, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3933, 1, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 3934, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3934, 1, 711, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 2892, 19, 2, 32},
};
static const struct rt_use uses_psetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3938, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3940, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3941, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3943, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3944, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3944, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3953, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3955, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3956, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3957, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3958, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3959, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3959, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3961, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3963, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3964, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3965, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3966, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3967, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3967, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3962, 4, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3936, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3968, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3969, 4, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3936, 19, 2, 1},
};
static const struct rt_use uses_pset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3971, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3973, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3974, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3976, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3977, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3977, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3986, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3988, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3989, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3990, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3991, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3992, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3992, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3994, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3996, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3997, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3998, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3999, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4000, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4000, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3995, 286, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 961, 19, 2, 32},
};
static const struct rt_use uses_cset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4001, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4002, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4003, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4005, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4006, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4006, 22, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 13, 19, 2, 32},
};
static const struct rt_use uses_csetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 3480, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4007, 205, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4008, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4010, 205, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4011, 2, 2, 4},
    {RT_USE_READ, 0, -1, 7, 1, 4011, 205, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 291, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4012, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4013, 205, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 291, 19, 2, 1},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1067, 19, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4014, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4015, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 9, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 45, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 58, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 68, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 85, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 90, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1067, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1254, 205, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4017, 25, 4018, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4019, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4017, 2, 2, 4},
    {RT_USE_WRITE, 0, -1, 1, 2, 4017, 2, 2, 4},
    {RT_USE_READ, 0, -1, 0, 0, 4021, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4025, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4025, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4027, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4027, 9, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4029, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4029, 45, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4031, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4031, 58, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4033, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4033, 68, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4035, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4035, 85, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4037, 25, 4018, 8},
    {RT_USE_WRITE, 0, -1, 1, 1, 4037, 90, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
};
static const struct rt_use uses_shl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1945, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4039, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4041, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1945, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
};
static const struct rt_use uses_shr[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 309, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4046, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 309, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4048, 22, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4049, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4051, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4053, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4043, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 6, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 206, 1, 2, 32},
};
static const struct rt_use uses_shf_l[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4057, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4059, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4063, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4065, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1250, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 951, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3808, 6, 2, 32},
};
static const struct rt_use uses_shf_r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4067, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4067, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4068, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4068, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4071, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4073, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4076, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4078, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4080, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4080, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4081, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4081, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4084, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4086, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4089, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4091, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1250, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 951, 286, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 3808, 6, 2, 32},
};
static const struct rt_use uses_bfe[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 309, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4093, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 309, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4094, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4095, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4096, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 309, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 100, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 95, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 90, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 85, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 68, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 58, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 9, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4106, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4107, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 369, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 366, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 364, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 362, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 360, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 358, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 356, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 354, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 351, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 348, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 345, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 342, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 339, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 336, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 333, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 330, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 327, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 324, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 321, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 318, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 315, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 312, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4109, 120, 309, 1},
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
    {RT_USE_READ, 0, -1, 0, 0, 4118, 22, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1945, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 958, 22, 2, 32},
};
static const struct rt_use uses_bfi_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 951, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1945, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4096, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1945, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1945, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3740, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4119, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3740, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3740, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 120, 2, 32},
};
static const struct rt_use uses_bfi_c[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2059, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2059, 120, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 2059, 120, 100, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 2059, 14, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2070, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2070, 120, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 2070, 120, 100, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2070, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 19, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 205, 120, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 286, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 4122, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4123, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4135, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4136, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4141, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4142, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4152, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4153, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4156, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4157, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4160, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4161, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4165, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4166, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4169, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4170, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4173, 205, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4174, 205, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3657, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1254, 205, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 4175, 105, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4176, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3649, 14, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2443, 105, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 224, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4177, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4178, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4179, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2893, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2892, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4180, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4181, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2920, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4182, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4200, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4201, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4202, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2915, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4203, 6, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4204, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4204, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4205, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4205, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1831, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4206, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1831, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4208, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4208, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4209, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4209, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4207, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4210, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4220, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4220, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4221, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4221, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4219, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4207, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_lea_hc[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 136, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4222, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4222, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4223, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4223, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4224, 2, 45, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3150, 105, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4226, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4226, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4227, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4227, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4228, 2, 45, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4238, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4238, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4239, 205, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4239, 4, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4225, 2, 2, 4},
    {RT_USE_KEEP, 0, -1, 0, 0, 286, 4, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 105, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 105, 2, 1},
    {RT_USE_READ, 0, -1, 0, 5, 4242, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4243, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4244, 4245, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4247, 4248, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4250, 4251, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4253, 4254, 2, 32},
    {RT_USE_READ, 0, -1, 0, 5, 4256, 4257, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4241, 14, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, -1, 7, 1, 5, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 7, 205, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3556, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3556, 25, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 3557, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4258, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4259, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4263, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3556, 105, 2, 1},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, -4, 0, 110, 19, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4266, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4267, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4268, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4270, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4272, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4273, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4276, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4277, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4279, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4281, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4283, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4284, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4310, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4311, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4313, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4315, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4317, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4321, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4322, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4324, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4326, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4328, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4332, 22, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4333, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4335, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4337, 120, 2, 32},
    {RT_USE_READ, 0, -1, -4, 0, 4339, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 110, 105, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 110, 25, 2, 1},
};
static const struct rt_use uses_bar_sync[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 120, 2, 1},
};
static const struct rt_use uses_bar_red[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 6, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 6, 2, 1},
};
static const struct rt_use uses_bar_scan[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 22, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 22, 2, 1},
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
    {RT_USE_READ, 0, -1, 7, 1, 606, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 286, 2, 1},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 121, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 121, 2, 1},
};
static const struct rt_use uses_tex_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 170, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 170, 2, 1},
};
static const struct rt_use uses_tld_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 224, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 224, 2, 1},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 136, 2, 1},
};
static const struct rt_use uses_txd_b[] = {
    {RT_USE_READ, 0, -1, 7, 1, 962, 951, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 963, 951, 2, 1},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, -1, 7, 1, 606, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 607, 4, 2, 1},
};
static const struct rt_use uses_tld4s[] = {
    {RT_USE_READ, 0, -1, 7, 1, 0, 136, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 3, 136, 2, 1},
};
static const struct rt_use uses_vadd[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4340, 4341, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4342, 4341, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4356, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4358, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4360, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4361, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4363, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4364, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4367, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4368, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4370, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4371, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4373, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4374, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4378, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4380, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4383, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4385, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4388, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4389, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4392, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4393, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4395, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4396, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4398, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4399, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4446, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4447, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4449, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4450, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4452, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4453, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4456, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4457, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4459, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4460, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4462, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4463, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4466, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4467, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4469, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4470, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4472, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4473, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4476, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4477, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4479, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4480, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4482, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4483, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4489, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4490, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4492, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4493, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4495, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4496, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4499, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4500, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4502, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4503, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4505, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4506, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4509, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4510, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4512, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4513, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4515, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4516, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4519, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4520, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4522, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4523, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4525, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4526, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4530, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4531, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4533, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4534, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4536, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4537, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4540, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4541, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4543, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4544, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4546, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4547, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4550, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4551, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4553, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4554, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4556, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4557, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4560, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4561, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4563, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4564, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4566, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4567, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4352, 982, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4569, 982, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4573, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4574, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4576, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4577, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4579, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4580, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4583, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4584, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4586, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4587, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4589, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4590, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4593, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4594, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4596, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4597, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4599, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4600, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4603, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4604, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4606, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4607, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4609, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4610, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4614, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4615, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4617, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4618, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4620, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4621, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4624, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4625, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4627, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4628, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4630, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4631, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4634, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4635, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4637, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4638, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4640, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4641, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4644, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4645, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4647, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4648, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4650, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4651, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4655, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4656, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4658, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4659, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4661, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4662, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4665, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4666, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4668, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4669, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4671, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4672, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4675, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4676, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4678, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4679, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4681, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4682, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4685, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4686, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4688, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4689, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4691, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4692, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4696, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4697, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4699, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4700, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4702, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4703, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4706, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4707, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4709, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4710, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4712, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4713, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4716, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4717, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4719, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4720, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4722, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4723, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4726, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4727, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4729, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4730, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4732, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4733, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4736, 982, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4740, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4741, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4743, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4744, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4746, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4747, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4750, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4751, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4753, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4754, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4756, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4757, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4760, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4761, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4763, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4764, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4766, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4767, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4770, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4771, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4773, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4774, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4776, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4777, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4781, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4782, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4784, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4785, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4787, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4788, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4791, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4792, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4794, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4795, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4797, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4798, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4801, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4802, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4804, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4805, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4807, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4808, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4811, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4812, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4814, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4815, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4817, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4818, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4822, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4823, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4825, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4826, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4828, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4829, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4832, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4833, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4835, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4836, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4838, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4839, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4842, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4843, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4845, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4846, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4848, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4849, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4852, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4853, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4855, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4856, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4858, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4859, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4863, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4864, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4866, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4867, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4869, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4870, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4873, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4874, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4876, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4877, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4879, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4880, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4883, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4884, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4886, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4887, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4889, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4890, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4893, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4894, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4896, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4897, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4899, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4900, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4901, 982, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4905, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4906, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4908, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4909, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4911, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4912, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4915, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4916, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4918, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4919, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4921, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4922, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4925, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4926, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4928, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4929, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4931, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4932, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4935, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4936, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4938, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4939, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4941, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4942, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4946, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4947, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4949, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4950, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4952, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4953, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4956, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4957, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4959, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4960, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4962, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4963, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4966, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4967, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4969, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4970, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4972, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4973, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4976, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4977, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4979, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4980, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4982, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4983, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4987, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4988, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4990, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4991, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 4993, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4994, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4997, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 4998, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5000, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5001, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5003, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5004, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5007, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5008, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5010, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5011, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5013, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5014, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5017, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5018, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5020, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5021, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5023, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5024, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5028, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5029, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5031, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5032, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5034, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5035, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5038, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5039, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5041, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5042, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5044, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5045, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5048, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5049, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5051, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5052, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5054, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5055, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5058, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5059, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5061, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5062, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5064, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5065, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5073, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5074, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5076, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5077, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5079, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5080, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5083, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5084, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5086, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5087, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5089, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5090, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5093, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5094, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5096, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5097, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5099, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5100, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5103, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5104, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5106, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5107, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5109, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5110, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5114, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5115, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5117, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5118, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5120, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5121, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5124, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5125, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5127, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5128, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5130, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5131, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5134, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5135, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5137, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5138, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5140, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5141, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5144, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5145, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5147, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5148, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5150, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5151, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5155, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5156, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5158, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5159, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5161, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5162, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5165, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5166, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5168, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5169, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5171, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5172, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5175, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5176, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5178, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5179, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5181, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5182, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5185, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5186, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5188, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5189, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5191, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5192, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5196, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5197, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5199, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5200, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5202, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5203, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5206, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5207, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5209, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5210, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5212, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5213, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5216, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5217, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5219, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5220, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5222, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5223, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5226, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5227, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5229, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5230, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5232, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5233, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5069, 982, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5243, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5244, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5246, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5247, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5249, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5250, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5253, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5254, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5256, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5257, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5259, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5260, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5263, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5264, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5266, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5267, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5269, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5270, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5273, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5274, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5276, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5277, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5279, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5280, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5284, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5285, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5287, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5288, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5290, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5291, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5294, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5295, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5297, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5298, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5300, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5301, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5304, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5305, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5307, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5308, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5310, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5311, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5314, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5315, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5317, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5318, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5320, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5321, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5325, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5326, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5328, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5329, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5331, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5332, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5335, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5336, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5338, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5339, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5341, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5342, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5345, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5346, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5348, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5349, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5351, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5352, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5355, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5356, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5358, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5359, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5361, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5362, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5366, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5367, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5369, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5370, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5372, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5373, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5376, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5377, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5379, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5380, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5382, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5383, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5386, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5387, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5389, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5390, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5392, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5393, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5396, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5397, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5399, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5400, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5402, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5403, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5239, 982, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5408, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5409, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5411, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5412, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5414, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5418, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5419, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5421, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5422, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5424, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5425, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5428, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5429, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5431, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5432, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5434, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5435, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5438, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5439, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5441, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5442, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5444, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5445, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5449, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5450, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5452, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5453, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5455, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5456, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5459, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5460, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5462, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5463, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5465, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5466, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5469, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5470, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5472, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5473, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5475, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5476, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5479, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5480, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5482, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5483, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5485, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5486, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5490, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5491, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5493, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5494, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5496, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5497, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5500, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5501, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5503, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5504, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5506, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5507, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5510, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5511, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5513, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5514, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5516, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5517, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5520, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5521, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5523, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5524, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5526, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5527, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5531, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5532, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5534, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5535, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5537, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5538, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5541, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5542, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5544, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5545, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5547, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5548, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5551, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5552, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5554, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5555, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5557, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5558, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5561, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5562, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5564, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5565, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5567, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5568, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5404, 982, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5586, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5587, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5589, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5590, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5592, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5593, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5596, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5597, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5599, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5600, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5602, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5603, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5606, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5607, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5609, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5610, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5612, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5613, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5616, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5617, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5619, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5620, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5622, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5623, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5627, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5628, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5630, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5631, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5633, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5634, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5637, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5638, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5640, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5641, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5643, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5644, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5647, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5648, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5650, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5651, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5653, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5654, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5657, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5658, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5660, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5661, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5663, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5664, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5668, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5669, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5671, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5672, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5674, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5675, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5678, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5679, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5681, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5682, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5684, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5685, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5688, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5689, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5691, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5692, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5694, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5695, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5698, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5699, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5701, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5702, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5704, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5705, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5709, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5710, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5712, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5713, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5715, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5716, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5719, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5720, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5722, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5723, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5725, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5726, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5729, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5730, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5732, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5733, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5735, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5736, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5739, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5740, 224, 4379, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5742, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5743, 224, 4384, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5745, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5746, 224, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5748, 982, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4347, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1211, 982, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5749, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5750, 224, 2, 32},
};
static const struct rt_use uses_vabsdiff[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4340, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4342, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 5758, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5759, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5761, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5762, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5764, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5765, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5767, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5769, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5771, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5773, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5775, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5776, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5804, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5805, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5807, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5808, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5810, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5811, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5813, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5814, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5816, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5817, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5819, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5820, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5824, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5825, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5827, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5828, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5830, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5831, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5833, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5834, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5836, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5837, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5839, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5840, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5848, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5849, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5851, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5852, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5854, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5855, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5857, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5858, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5860, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5861, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5863, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5864, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5867, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5868, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5870, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5871, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5873, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5874, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5876, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5877, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5879, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5880, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5882, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5883, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5886, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5887, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5889, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5890, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5892, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5893, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5895, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5896, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5898, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5899, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5901, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5902, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5907, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5908, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5910, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5911, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5913, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5914, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5916, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5917, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5919, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5920, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5922, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5923, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5926, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5927, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5929, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5930, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5932, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5933, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5935, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5936, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5938, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5939, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5941, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5942, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5945, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5946, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5948, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5949, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5951, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5952, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5954, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5955, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5957, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5958, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5960, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5961, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5964, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5965, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5967, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5968, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5970, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5971, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5973, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5974, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5976, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5977, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5979, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5980, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5983, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5984, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5986, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5987, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5989, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5990, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5992, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5993, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 5995, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5996, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 5998, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5999, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6002, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6003, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6005, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6006, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6008, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6009, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6011, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6012, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6014, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6015, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6017, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6018, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 5755, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6019, 207, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6022, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6023, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6025, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6026, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6028, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6029, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6031, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6032, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6034, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6035, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6037, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6038, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6041, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6042, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6044, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6045, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6047, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6048, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6050, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6051, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6053, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6054, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6056, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6057, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6060, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6061, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6063, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6064, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6066, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6067, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6069, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6070, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6072, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6073, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6075, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6076, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6079, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6080, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6082, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6083, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6085, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6086, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6088, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6089, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6091, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6092, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6094, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6095, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6098, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6099, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6101, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6102, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6104, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6105, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6107, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6108, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6110, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6111, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6113, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6114, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6117, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6118, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6120, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6121, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6123, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6124, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6126, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6127, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6129, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6130, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6132, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6133, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6136, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6137, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6139, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6140, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6142, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6143, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6145, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6146, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6148, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6149, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6151, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6152, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6155, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6156, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6158, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6159, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6161, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6162, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6164, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6165, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6167, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6168, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6170, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6171, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6174, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6175, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6177, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6178, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6180, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6181, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6183, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6184, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6186, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6187, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6189, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6190, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6193, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6194, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6196, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6197, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6199, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6200, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6202, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6203, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6205, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6206, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6208, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6209, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6212, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6213, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6215, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6216, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6218, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6219, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6221, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6222, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6224, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6225, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6227, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6228, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6231, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6232, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6234, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6235, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6237, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6238, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6240, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6241, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6243, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6244, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6246, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6247, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6249, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6252, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6253, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6255, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6256, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6258, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6259, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6261, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6262, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6264, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6265, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6267, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6268, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6271, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6272, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6274, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6275, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6277, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6278, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6280, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6281, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6283, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6284, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6286, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6287, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6290, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6291, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6293, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6294, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6296, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6297, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6299, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6300, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6302, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6303, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6305, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6306, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6309, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6310, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6312, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6313, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6315, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6316, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6318, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6319, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6321, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6322, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6324, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6325, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6328, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6329, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6331, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6332, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6334, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6335, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6337, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6338, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6340, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6341, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6343, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6344, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6347, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6348, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6350, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6351, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6353, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6354, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6356, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6357, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6359, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6360, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6362, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6363, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6366, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6367, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6369, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6370, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6372, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6373, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6375, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6376, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6378, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6379, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6381, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6382, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6385, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6386, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6388, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6389, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6391, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6392, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6394, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6395, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6397, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6398, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6400, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6401, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6404, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6405, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6407, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6408, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6410, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6411, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6413, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6414, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6416, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6417, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6419, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6420, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6423, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6424, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6426, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6427, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6429, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6430, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6432, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6433, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6435, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6436, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6438, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6439, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6442, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6443, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6445, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6446, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6448, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6449, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6451, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6452, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6454, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6455, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6457, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6458, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6461, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6462, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6464, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6465, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6467, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6468, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6470, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6471, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6473, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6474, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6476, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6477, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6478, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6481, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6482, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6484, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6485, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6487, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6488, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6490, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6491, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6493, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6494, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6496, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6497, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6500, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6501, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6503, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6504, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6506, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6507, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6509, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6510, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6512, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6513, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6515, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6516, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6519, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6520, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6522, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6523, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6525, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6526, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6528, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6529, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6531, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6532, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6534, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6535, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6538, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6539, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6541, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6542, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6544, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6545, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6547, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6548, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6550, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6551, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6553, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6554, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6557, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6558, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6560, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6561, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6563, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6564, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6566, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6567, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6569, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6570, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6572, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6573, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6576, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6577, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6579, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6580, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6582, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6583, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6585, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6586, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6588, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6589, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6591, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6592, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6595, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6596, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6598, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6599, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6601, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6602, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6604, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6605, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6607, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6608, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6610, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6611, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6614, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6615, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6617, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6618, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6620, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6621, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6623, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6624, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6626, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6627, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6629, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6630, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6633, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6634, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6636, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6637, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6639, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6640, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6642, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6643, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6645, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6646, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6648, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6649, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6652, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6653, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6655, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6656, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6658, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6659, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6661, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6662, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6664, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6665, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6667, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6668, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6671, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6672, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6674, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6675, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6677, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6678, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6680, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6681, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6683, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6684, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6686, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6687, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6690, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6691, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6693, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6694, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6696, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6697, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6699, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6700, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6702, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6703, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6705, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6706, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6711, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6712, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6714, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6715, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6717, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6718, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6720, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6721, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6723, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6724, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6726, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6727, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6730, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6731, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6733, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6734, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6736, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6737, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6739, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6740, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6742, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6743, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6745, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6746, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6749, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6750, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6752, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6753, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6755, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6756, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6758, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6759, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6761, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6762, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6764, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6765, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6768, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6769, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6771, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6772, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6774, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6775, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6777, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6778, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6780, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6781, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6783, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6784, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6787, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6788, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6790, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6791, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6793, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6794, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6796, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6797, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6799, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6800, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6802, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6803, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6806, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6807, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6809, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6810, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6812, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6813, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6815, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6816, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6818, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6819, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6821, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6822, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6825, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6826, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6828, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6829, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6831, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6832, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6834, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6835, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6837, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6838, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6840, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6841, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6844, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6845, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6847, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6848, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6850, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6851, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6853, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6854, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6856, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6857, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6859, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6860, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6863, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6864, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6866, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6867, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6869, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6870, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6872, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6873, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6875, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6876, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6878, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6879, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6882, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6883, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6885, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6886, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6888, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6889, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6891, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6892, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6894, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6895, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6897, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6898, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6901, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6902, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6904, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6905, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6907, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6908, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6910, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6911, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6913, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6914, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6916, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6917, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6920, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6921, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6923, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6924, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6926, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6927, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6929, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6930, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6932, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6933, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6935, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6936, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6708, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6942, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6943, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6945, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6946, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6948, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6949, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6951, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6952, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6954, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6955, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6957, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6958, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6961, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6962, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6964, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6965, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6967, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6968, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6970, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6971, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6973, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6974, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6976, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6977, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6980, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6981, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6983, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6984, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6986, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6987, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6989, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6990, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 6992, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6993, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 6995, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6996, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6999, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7000, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7002, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7003, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7005, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7006, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7008, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7009, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7011, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7012, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7014, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7015, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7018, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7019, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7021, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7022, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7024, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7025, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7027, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7028, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7030, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7031, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7033, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7034, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7037, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7038, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7040, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7041, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7043, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7044, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7046, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7047, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7049, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7050, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7052, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7053, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7056, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7057, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7059, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7060, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7062, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7063, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7065, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7066, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7068, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7069, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7071, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7072, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7075, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7076, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7078, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7079, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7081, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7082, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7084, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7085, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7087, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7088, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7090, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7091, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7094, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7095, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7097, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7098, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7100, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7101, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7103, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7104, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7106, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7107, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7109, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7110, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7113, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7114, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7116, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7117, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7119, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7120, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7122, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7123, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7125, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7126, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7128, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7129, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7132, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7133, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7135, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7136, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7138, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7139, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7141, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7142, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7144, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7145, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7147, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7148, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7151, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7152, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7154, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7155, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7157, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7158, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7160, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7161, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7163, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7164, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7166, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7167, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 6939, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7171, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7172, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7174, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7175, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7177, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7178, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7180, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7181, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7183, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7184, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7186, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7187, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7190, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7191, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7193, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7194, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7196, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7197, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7199, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7200, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7202, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7203, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7205, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7206, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7209, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7210, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7212, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7213, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7215, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7216, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7218, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7219, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7221, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7222, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7224, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7225, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7228, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7229, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7231, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7232, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7234, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7235, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7237, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7238, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7240, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7241, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7243, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7244, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7247, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7248, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7250, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7251, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7253, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7254, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7256, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7257, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7259, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7260, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7262, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7263, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7266, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7267, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7269, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7270, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7272, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7273, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7275, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7276, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7278, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7279, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7281, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7282, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7285, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7286, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7288, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7289, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7291, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7292, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7294, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7295, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7297, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7298, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7300, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7301, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7304, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7305, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7307, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7308, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7310, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7311, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7313, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7314, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7316, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7317, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7319, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7320, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7323, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7324, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7326, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7327, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7329, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7330, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7332, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7333, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7335, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7336, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7338, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7339, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7342, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7343, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7345, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7346, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7348, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7349, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7351, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7352, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7354, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7355, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7357, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7358, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7361, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7362, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7364, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7365, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7367, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7368, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7370, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7371, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7373, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7374, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7376, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7377, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7380, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7381, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7383, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7384, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7386, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7387, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7389, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7390, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7392, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7393, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7395, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7396, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7168, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7412, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7413, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7415, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7416, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7418, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7419, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7421, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7422, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7424, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7425, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7427, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7428, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7431, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7432, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7434, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7435, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7437, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7438, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7440, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7441, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7443, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7444, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7446, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7447, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7450, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7451, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7453, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7454, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7456, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7457, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7459, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7460, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7462, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7463, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7465, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7466, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7469, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7470, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7472, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7473, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7475, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7476, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7478, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7479, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7481, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7482, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7484, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7485, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7488, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7489, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7491, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7492, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7494, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7495, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7497, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7498, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7500, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7501, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7503, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7504, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7507, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7508, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7510, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7511, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7513, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7514, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7516, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7517, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7519, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7520, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7522, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7523, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7526, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7527, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7529, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7530, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7532, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7533, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7535, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7536, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7538, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7539, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7541, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7542, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7545, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7546, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7548, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7549, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7551, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7552, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7554, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7555, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7557, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7558, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7560, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7561, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7564, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7565, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7567, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7568, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7570, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7571, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7573, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7574, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7576, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7577, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7579, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7580, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7583, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7584, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7586, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7587, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7589, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7590, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7592, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7593, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7595, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7596, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7598, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7599, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7602, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7603, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7605, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7606, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7608, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7609, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7611, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7612, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7614, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7615, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7617, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7618, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7621, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7622, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7624, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7625, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7627, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7628, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7630, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7631, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7633, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7634, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7636, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7637, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7639, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 5752, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 998, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 7640, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 7641, 951, 2, 32},
};
static const struct rt_use uses_vmnmx[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4340, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4342, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 7653, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7654, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7656, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7657, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7659, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7660, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7662, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7664, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7666, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7668, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7670, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7671, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7690, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7691, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7693, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7694, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7696, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7697, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7701, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7702, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7704, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7705, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7707, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7708, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7711, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7712, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7714, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7715, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7717, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7718, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7720, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7721, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7723, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7724, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7726, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7727, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7730, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7731, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7733, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7734, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7736, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7737, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7740, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7741, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7743, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7744, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7746, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7747, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7766, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7767, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7769, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7770, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7772, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7773, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7775, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7776, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7778, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7779, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7781, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7782, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7785, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7786, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7788, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7789, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7791, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7792, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7795, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7796, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7798, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7799, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7801, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7802, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7805, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7806, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7808, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7809, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7811, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7812, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7814, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7815, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7817, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7818, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7820, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7821, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7824, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7825, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7827, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7828, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7830, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7831, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7834, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7835, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7837, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7838, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7840, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7841, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7847, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7848, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7850, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7851, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7853, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7854, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7856, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7857, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7859, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7860, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7862, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7863, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7866, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7867, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7869, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7870, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7872, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7873, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7876, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7877, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7879, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7880, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7882, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7883, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7886, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7887, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7889, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7890, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7893, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7895, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7896, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7898, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7899, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7901, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7902, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7905, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7906, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7908, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7909, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7911, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7912, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7915, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7916, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7918, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7919, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7921, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7922, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7926, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7927, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7929, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7930, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7932, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7933, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7935, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7936, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7938, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7939, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7941, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7942, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7945, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7946, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7948, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7949, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7951, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7952, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7955, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7956, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7958, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7959, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7961, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7962, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7965, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7966, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7968, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7969, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7971, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7972, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7974, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7975, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7977, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7978, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7980, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7981, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7984, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7985, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7987, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7988, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7990, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7991, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7994, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7995, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 7997, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 7998, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8000, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8001, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 7649, 998, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8003, 998, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8007, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8008, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8010, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8011, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8013, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8014, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8016, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8017, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8019, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8020, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8022, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8023, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8026, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8027, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8029, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8030, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8032, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8033, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8036, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8037, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8039, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8040, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8042, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8043, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8046, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8047, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8049, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8050, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8052, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8053, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8055, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8056, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8058, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8059, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8061, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8062, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8065, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8066, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8068, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8069, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8071, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8072, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8075, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8076, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8078, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8079, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8081, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8082, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8086, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8087, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8089, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8090, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8092, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8093, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8095, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8096, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8098, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8099, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8101, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8102, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8105, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8106, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8108, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8109, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8111, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8112, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8115, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8116, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8118, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8119, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8121, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8122, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8125, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8126, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8128, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8129, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8131, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8132, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8134, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8135, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8137, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8138, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8140, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8141, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8144, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8145, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8147, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8148, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8150, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8151, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8154, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8155, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8157, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8158, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8160, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8161, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8165, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8166, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8168, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8169, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8171, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8172, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8174, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8175, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8177, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8178, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8180, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8181, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8184, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8185, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8187, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8188, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8190, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8191, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8194, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8195, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8197, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8198, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8200, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8201, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8204, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8205, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8207, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8208, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8210, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8211, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8213, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8214, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8216, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8217, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8219, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8220, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8223, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8224, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8226, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8227, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8229, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8230, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8233, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8234, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8236, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8237, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8239, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8240, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8244, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8245, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8247, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8248, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8250, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8251, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8253, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8254, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8256, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8257, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8259, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8260, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8263, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8264, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8266, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8267, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8269, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8270, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8273, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8274, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8276, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8277, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8279, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8280, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8283, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8284, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8286, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8287, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8289, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8290, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8292, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8293, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8295, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8296, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8298, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8299, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8302, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8303, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8305, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8306, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8308, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8309, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8312, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8313, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8315, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8316, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8318, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8319, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8322, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8326, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8327, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8329, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8330, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8332, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8333, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8335, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8336, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8338, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8339, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8341, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8342, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8345, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8346, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8348, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8349, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8351, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8352, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8355, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8356, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8358, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8359, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8361, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8362, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8365, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8366, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8368, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8369, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8371, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8372, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8374, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8375, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8377, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8378, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8380, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8381, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8384, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8385, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8387, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8388, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8390, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8394, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8395, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8397, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8398, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8400, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8401, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8405, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8406, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8408, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8409, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8411, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8412, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8414, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8415, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8417, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8418, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8420, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8421, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8424, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8425, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8427, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8428, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8430, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8431, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8434, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8435, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8437, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8438, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8440, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8441, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8444, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8445, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8447, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8448, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8450, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8451, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8453, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8454, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8456, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8457, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8459, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8460, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8463, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8464, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8466, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8467, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8469, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8470, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8473, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8474, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8476, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8477, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8479, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8480, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8484, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8485, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8487, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8488, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8490, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8491, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8493, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8494, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8496, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8497, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8499, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8500, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8503, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8504, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8506, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8507, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8509, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8510, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8513, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8514, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8516, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8517, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8519, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8520, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8523, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8524, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8526, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8527, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8529, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8530, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8532, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8533, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8535, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8536, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8538, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8539, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8542, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8543, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8545, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8546, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8548, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8549, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8552, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8553, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8555, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8556, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8558, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8559, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8563, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8564, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8566, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8567, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8569, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8570, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8572, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8573, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8575, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8576, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8578, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8579, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8582, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8583, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8585, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8586, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8588, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8589, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8592, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8593, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8595, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8596, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8598, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8599, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8602, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8603, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8605, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8606, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8608, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8609, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8611, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8612, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8614, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8615, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8617, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8618, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8621, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8622, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8624, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8625, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8627, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8628, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8631, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8632, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8634, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8635, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8637, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8638, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8639, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8643, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8644, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8646, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8647, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8649, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8650, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8652, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8653, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8655, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8656, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8658, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8659, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8662, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8663, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8665, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8666, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8668, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8669, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8672, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8673, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8675, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8676, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8678, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8679, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8682, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8683, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8685, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8686, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8688, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8689, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8691, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8692, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8694, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8695, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8697, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8698, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8701, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8702, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8704, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8705, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8707, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8708, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8711, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8712, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8714, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8715, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8717, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8718, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8722, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8723, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8725, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8726, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8728, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8729, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8731, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8732, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8734, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8735, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8737, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8738, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8741, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8742, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8744, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8745, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8747, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8748, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8751, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8752, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8754, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8755, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8757, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8758, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8761, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8762, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8764, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8765, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8767, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8768, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8770, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8771, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8773, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8774, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8776, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8777, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8780, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8781, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8783, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8784, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8786, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8787, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8790, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8791, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8793, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8794, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8796, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8797, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8801, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8802, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8804, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8805, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8807, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8808, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8810, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8811, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8813, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8814, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8816, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8817, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8820, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8821, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8823, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8824, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8826, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8827, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8830, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8831, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8833, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8834, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8836, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8837, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8840, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8841, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8843, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8844, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8846, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8847, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8849, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8850, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8852, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8853, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8855, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8856, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8859, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8860, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8862, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8863, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8865, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8866, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8869, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8870, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8872, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8873, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8875, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8876, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8880, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8881, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8883, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8884, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8886, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8887, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8889, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8890, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8892, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8893, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8895, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8896, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8899, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8900, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8902, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8903, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8905, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8906, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8909, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8910, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8912, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8913, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8915, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8916, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8919, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8920, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8922, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8923, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8925, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8926, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8928, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8929, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8931, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8932, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8934, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8935, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8938, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8939, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8941, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8942, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8944, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8945, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8948, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8949, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8951, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8952, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8954, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8955, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8963, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8964, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8966, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8967, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8969, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8970, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8972, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8973, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8975, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8976, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8978, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8979, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8982, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8983, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8985, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8986, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8988, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8989, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8992, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8993, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 8995, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8996, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 8998, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8999, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9002, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9003, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9005, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9006, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9008, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9009, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9011, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9012, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9014, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9015, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9017, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9018, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9021, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9022, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9024, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9025, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9027, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9028, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9031, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9032, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9034, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9035, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9037, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9038, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9042, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9043, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9045, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9046, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9048, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9049, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9051, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9052, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9054, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9055, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9057, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9058, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9061, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9062, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9064, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9065, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9067, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9068, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9071, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9072, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9074, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9075, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9077, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9078, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9081, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9082, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9084, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9085, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9087, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9088, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9090, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9091, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9093, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9094, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9096, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9097, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9100, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9101, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9103, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9104, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9106, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9107, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9110, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9111, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9113, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9114, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9116, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9117, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9121, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9122, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9124, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9125, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9127, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9128, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9130, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9131, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9133, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9134, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9136, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9137, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9140, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9141, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9143, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9144, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9146, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9147, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9150, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9151, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9153, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9154, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9156, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9157, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9160, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9161, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9163, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9164, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9166, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9167, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9169, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9170, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9172, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9173, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9175, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9176, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9179, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9180, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9182, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9183, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9185, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9186, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9189, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9190, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9192, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9193, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9195, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9196, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9200, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9201, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9203, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9204, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9206, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9207, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9209, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9210, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9212, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9213, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9215, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9216, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9219, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9220, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9222, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9223, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9225, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9226, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9229, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9230, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9232, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9233, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9235, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9236, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9239, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9240, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9242, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9243, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9245, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9246, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9248, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9249, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9251, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9252, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9254, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9255, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9258, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9259, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9261, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9262, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9264, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9265, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9268, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9269, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9271, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9272, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9274, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9275, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 8959, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9285, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9286, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9288, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9289, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9291, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9292, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9294, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9295, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9297, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9298, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9300, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9301, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9304, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9305, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9307, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9308, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9310, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9311, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9314, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9315, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9317, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9318, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9320, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9321, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9324, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9325, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9327, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9328, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9330, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9331, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9333, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9334, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9336, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9337, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9339, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9340, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9343, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9344, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9346, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9347, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9349, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9350, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9353, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9354, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9356, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9357, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9359, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9360, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9364, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9365, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9367, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9368, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9370, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9371, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9373, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9374, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9376, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9377, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9379, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9380, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9383, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9384, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9386, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9387, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9389, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9390, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9393, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9394, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9396, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9397, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9399, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9400, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9403, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9404, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9406, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9407, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9409, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9410, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9412, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9413, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9415, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9416, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9418, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9419, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9422, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9423, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9425, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9426, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9428, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9429, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9432, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9433, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9435, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9436, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9438, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9439, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9443, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9444, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9446, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9447, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9449, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9450, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9452, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9453, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9455, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9456, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9458, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9459, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9462, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9463, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9465, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9466, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9468, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9469, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9472, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9473, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9475, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9476, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9478, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9479, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9482, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9483, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9485, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9486, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9488, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9489, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9491, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9492, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9494, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9495, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9497, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9498, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9501, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9502, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9504, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9505, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9507, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9508, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9511, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9512, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9514, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9515, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9517, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9518, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9522, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9523, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9525, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9526, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9528, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9529, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9531, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9532, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9534, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9535, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9537, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9538, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9541, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9542, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9544, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9545, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9547, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9548, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9551, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9552, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9554, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9555, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9557, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9558, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9561, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9562, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9564, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9565, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9567, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9568, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9570, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9571, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9573, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9574, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9576, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9577, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9580, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9581, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9583, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9584, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9586, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9587, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9590, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9591, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9593, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9594, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9596, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9597, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9281, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9602, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9603, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9605, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9606, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9608, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9609, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9611, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9612, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9614, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9615, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9617, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9618, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9621, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9622, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9624, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9625, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9627, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9628, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9631, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9632, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9634, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9635, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9637, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9638, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9641, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9642, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9644, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9645, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9647, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9648, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9650, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9651, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9653, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9654, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9656, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9657, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9660, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9661, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9663, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9664, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9666, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9667, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9670, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9671, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9673, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9674, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9676, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9677, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9681, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9682, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9684, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9685, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9687, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9688, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9690, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9691, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9693, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9694, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9696, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9697, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9700, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9701, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9703, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9704, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9706, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9707, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9710, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9711, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9713, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9714, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9716, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9717, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9720, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9721, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9723, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9724, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9726, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9727, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9729, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9730, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9732, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9733, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9735, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9736, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9739, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9740, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9742, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9743, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9745, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9746, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9749, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9750, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9752, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9753, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9755, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9756, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9760, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9761, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9763, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9764, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9766, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9767, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9769, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9770, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9772, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9773, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9775, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9776, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9779, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9780, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9782, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9783, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9785, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9786, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9789, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9790, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9792, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9793, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9795, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9796, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9799, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9800, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9802, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9803, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9805, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9806, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9808, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9809, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9811, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9812, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9814, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9815, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9818, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9819, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9821, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9822, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9824, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9825, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9828, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9829, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9831, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9832, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9834, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9835, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9839, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9840, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9842, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9843, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9845, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9846, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9848, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9849, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9851, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9852, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9854, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9855, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9858, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9859, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9861, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9862, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9864, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9865, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9868, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9869, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9871, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9872, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9874, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9875, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9878, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9879, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9881, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9882, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9884, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9885, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9887, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9888, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9890, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9891, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9893, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9894, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9897, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9898, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9900, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9901, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9903, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9904, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9907, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9908, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9910, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9911, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9913, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9914, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9598, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9932, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9933, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9935, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9936, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9938, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9939, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9941, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9942, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9944, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9945, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9947, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9948, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9951, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9952, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9954, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9955, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9957, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9958, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9961, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9962, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9964, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9965, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9967, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9968, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9971, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9972, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9974, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9975, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9977, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9978, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9980, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9981, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9983, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9984, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9986, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9987, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9990, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9991, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 9993, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9994, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 9996, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9997, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10000, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10001, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10003, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10004, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10006, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10007, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10011, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10012, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10014, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10015, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10017, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10018, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10020, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10021, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10023, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10024, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10026, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10027, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10030, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10031, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10033, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10034, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10036, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10037, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10040, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10041, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10043, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10044, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10046, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10047, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10050, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10051, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10053, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10054, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10056, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10057, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10059, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10060, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10062, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10063, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10065, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10066, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10069, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10070, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10072, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10073, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10075, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10076, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10079, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10080, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10082, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10083, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10085, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10086, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10090, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10091, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10093, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10094, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10096, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10097, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10099, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10100, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10102, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10103, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10105, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10106, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10109, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10110, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10112, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10113, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10115, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10116, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10119, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10120, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10122, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10123, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10125, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10126, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10129, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10130, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10132, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10133, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10135, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10136, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10138, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10139, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10141, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10142, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10144, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10145, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10148, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10149, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10151, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10152, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10154, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10155, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10158, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10159, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10161, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10162, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10164, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10165, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10169, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10170, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10172, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10173, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10175, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10176, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10178, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10179, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10181, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10182, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10184, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10185, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10188, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10189, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10191, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10192, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10194, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10195, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10198, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10199, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10201, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10202, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10204, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10205, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10208, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10209, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10211, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10212, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10214, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10215, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10217, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10218, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10220, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10221, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10223, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10224, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10227, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10228, 1, 4357, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10230, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10231, 1, 3828, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10233, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10234, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10237, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10238, 136, 7663, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10240, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10241, 136, 7667, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10243, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10244, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10246, 998, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 7643, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 982, 998, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 5749, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10247, 136, 2, 32},
};
static const struct rt_use uses_vset[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4340, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4342, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10256, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10258, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10260, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10261, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10263, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10264, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10266, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10268, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10270, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10272, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10274, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10275, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10300, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10301, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10303, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10304, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10306, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10307, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10309, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10310, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10312, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10313, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10315, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10316, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10254, 121, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10318, 121, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10320, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10321, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10323, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10324, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10326, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10327, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10329, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10330, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10332, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10333, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10335, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10336, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10339, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10340, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10342, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10343, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10345, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10346, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10348, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10349, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10351, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10352, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10354, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10355, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10358, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10360, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10361, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10363, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10364, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10366, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10367, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10369, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10370, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10372, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10373, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10375, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10376, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10379, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10380, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10382, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10383, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10385, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10386, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10388, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10389, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10391, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10392, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10394, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10395, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10397, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10399, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10400, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10402, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10403, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10405, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10406, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10408, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10409, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10411, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10412, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10414, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10415, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10418, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10419, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10421, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10422, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10424, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10425, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10427, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10428, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10430, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10431, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10433, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10434, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10440, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10441, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10443, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10444, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10446, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10447, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10449, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10450, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10452, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10453, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10455, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10456, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10459, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10460, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10462, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10463, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10465, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10466, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10468, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10469, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10471, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10472, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10474, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10475, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10438, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10482, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10483, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10485, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10486, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10488, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10489, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10491, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10492, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10494, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10495, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10497, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10498, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10501, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10502, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10504, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10505, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10507, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10508, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10510, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10511, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10513, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10514, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10516, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10517, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10480, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10532, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10533, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10535, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10536, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10538, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10539, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10541, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10542, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10544, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10545, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10547, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10548, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10551, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10552, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10554, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10555, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10557, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10558, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10560, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10561, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10563, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10564, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10566, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10567, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10569, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10249, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 207, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10570, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10571, 286, 2, 32},
};
static const struct rt_use uses_vsetp[] = {
    {RT_USE_READ, 0, -1, 7, 1, 10572, 998, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10573, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10579, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10580, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10582, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10583, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10585, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10586, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10588, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10589, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10591, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10592, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10594, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10595, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10598, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10599, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10601, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10602, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10604, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10605, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10607, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10608, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10610, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10611, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10613, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10614, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10615, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10618, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10619, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10621, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10622, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10624, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10625, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10627, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10628, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10630, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10631, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10633, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10634, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10637, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10638, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10640, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10641, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10643, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10644, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10646, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10647, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10649, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10650, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10652, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10653, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10655, 207, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10658, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10659, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10661, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10662, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10664, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10665, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10667, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10668, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10670, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10671, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10673, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10674, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10677, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10678, 22, 10257, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10680, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10681, 22, 711, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10683, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10684, 22, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10686, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10687, 286, 10267, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10689, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10690, 286, 10271, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10692, 286, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10693, 286, 2, 32},
    {RT_USE_READ, 0, -1, 7, 1, 10656, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 10576, 120, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10694, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10695, 207, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 10576, 205, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 10570, 22, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10571, 286, 2, 32},
};
static const struct rt_use uses_vmad[] = {
    {RT_USE_READ, 0, -1, 7, 1, 10696, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 10697, 1211, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10703, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10704, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10706, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10707, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10709, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10710, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10712, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10713, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10715, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10716, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10719, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10720, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10722, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10723, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10725, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10726, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10728, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10729, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10731, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10733, 998, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10700, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10735, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10736, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10737, 951, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10738, 998, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10739, 998, 2, 32},
};
static const struct rt_use uses_vshl[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4381, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4386, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10746, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10747, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10749, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10750, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10752, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10753, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10755, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10756, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10757, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10759, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10760, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10761, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10768, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10769, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10770, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10744, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10771, 207, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10773, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10774, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10776, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10777, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10779, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10780, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10782, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10783, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10784, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10786, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10787, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10788, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10790, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10791, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10792, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10794, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10796, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10797, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10799, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10800, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10802, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10803, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10805, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10806, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10807, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10809, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10810, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10811, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10813, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10814, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10815, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10816, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10818, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10819, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10821, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10822, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10824, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10825, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10827, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10828, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10829, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10831, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10832, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10833, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10835, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10836, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10837, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10841, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10842, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10844, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10845, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10847, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10848, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10850, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10851, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10852, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10854, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10855, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10856, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10858, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10859, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10860, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10839, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10865, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10866, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10868, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10869, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10871, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10872, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10874, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10875, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10876, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10878, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10879, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10880, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10882, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10883, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10884, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10863, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10887, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10888, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10890, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10891, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10893, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10894, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10896, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10897, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10898, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10900, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10901, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10902, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10904, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10905, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10906, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10885, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10914, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10915, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10917, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10918, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10920, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10921, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10923, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10924, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10925, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10927, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10928, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10929, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10931, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10932, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10933, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10935, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10741, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 998, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10936, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10937, 951, 2, 32},
};
static const struct rt_use uses_vshr[] = {
    {RT_USE_READ, 0, -1, 7, 1, 4381, 982, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 4386, 982, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10940, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10941, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10943, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10944, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10946, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10947, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10949, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10950, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10951, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10953, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10954, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10955, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10957, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10958, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10959, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10970, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10971, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10973, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10974, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10976, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10977, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10979, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10980, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10981, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10983, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10984, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10985, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10987, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10988, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10989, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10994, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10995, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 10997, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10998, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11000, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11001, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11003, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11004, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11005, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11007, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11008, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11009, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11011, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11012, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11013, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11016, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11017, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11019, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11020, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11022, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11023, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11025, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11026, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11027, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11029, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11030, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11031, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11033, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11034, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11035, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10744, 207, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 10771, 207, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11038, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11039, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11041, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11042, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11044, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11045, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11047, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11048, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11049, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11051, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11052, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11053, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11055, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11056, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11057, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11060, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11061, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11063, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11064, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11066, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11067, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11069, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11070, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11071, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11073, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11074, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11075, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11077, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11078, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11079, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11082, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11083, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11085, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11086, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11088, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11089, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11091, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11092, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11093, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11095, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11096, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11097, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11099, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11100, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11101, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11104, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11105, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11107, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11108, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11110, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11111, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11113, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11114, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11115, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11117, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11118, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11119, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11121, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11122, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11123, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10794, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11126, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11127, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11129, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11130, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11132, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11133, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11135, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11136, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11137, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11139, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11140, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11141, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11143, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11144, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11145, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11148, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11149, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11151, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11152, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11154, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11155, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11157, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11158, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11159, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11161, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11162, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11163, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11165, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11166, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11167, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11170, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11171, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11173, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11174, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11176, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11177, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11179, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11180, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11181, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11183, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11184, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11185, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11187, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11188, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11189, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11192, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11193, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11195, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11196, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11198, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11199, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11201, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11202, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11203, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11205, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11206, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11207, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11209, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11210, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11211, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10816, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11214, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11215, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11217, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11218, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11220, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11221, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11223, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11224, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11225, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11227, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11228, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11229, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11231, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11232, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11233, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11236, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11237, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11239, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11240, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11242, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11243, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11245, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11246, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11247, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11249, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11250, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11251, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11253, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11254, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11255, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11258, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11259, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11261, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11262, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11264, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11265, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11267, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11268, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11269, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11271, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11272, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11273, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11275, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11276, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11277, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11280, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11281, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11283, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11284, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11286, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11287, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11289, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11290, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11291, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11293, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11294, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11295, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11297, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11298, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11299, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11302, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11303, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11305, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11306, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11308, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11309, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11311, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11312, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11313, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11315, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11316, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11317, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11319, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11320, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11321, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11324, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11325, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11327, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11328, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11330, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11331, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11333, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11334, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11335, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11337, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11338, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11339, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11341, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11342, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11343, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11346, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11347, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11349, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11350, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11352, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11353, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11355, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11356, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11357, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11359, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11360, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11361, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11363, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11364, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11365, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11368, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11369, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11371, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11372, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11374, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11375, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11377, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11378, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11379, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11381, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11382, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11383, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11385, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11386, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11387, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10839, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11390, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11391, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11393, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11394, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11396, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11397, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11399, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11400, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11401, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11403, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11404, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11405, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11407, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11408, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11409, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11412, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11413, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11415, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11416, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11418, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11419, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11421, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11422, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11423, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11425, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11426, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11427, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11429, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11430, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11431, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11434, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11435, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11437, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11438, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11440, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11441, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11443, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11444, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11445, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11447, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11448, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11449, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11451, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11452, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11453, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11456, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11457, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11459, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11460, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11462, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11463, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11465, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11466, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11467, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11469, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11470, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11471, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11473, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11474, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11475, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10863, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11478, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11479, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11481, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11482, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11484, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11485, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11487, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11488, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11489, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11491, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11492, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11493, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11495, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11496, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11497, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11500, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11501, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11503, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11504, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11506, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11507, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11509, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11510, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11511, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11513, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11514, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11515, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11517, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11518, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11519, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11522, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11523, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11525, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11526, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11528, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11529, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11531, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11532, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11533, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11535, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11536, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11537, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11539, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11540, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11541, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11544, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11545, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11547, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11548, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11550, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11551, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11553, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11554, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11555, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11557, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11558, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11559, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11561, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11562, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11563, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 10885, 207, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11577, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11578, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11580, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11581, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11583, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11584, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11586, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11587, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11588, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11590, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11591, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11592, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11594, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11595, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11596, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11599, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11600, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11602, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11603, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11605, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11606, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11608, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11609, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11610, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11612, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11613, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11614, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11616, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11617, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11618, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11621, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11622, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11624, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11625, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11627, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11628, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11630, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11631, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11632, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11634, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11635, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11636, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11638, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11639, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11640, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11643, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11644, 6, 749, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11646, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11647, 6, 617, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11649, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11650, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11652, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11653, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11654, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11656, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11657, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11658, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11660, 951, 5768, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11661, 951, 5772, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11662, 951, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11664, 207, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 10741, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 998, 207, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10936, 6, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 10937, 951, 2, 32},
};
static const struct rt_use uses_vabsdiff4[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 207, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 207, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 121, 170, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 4, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11665, 19, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11666, 19, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11667, 205, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11668, 205, 2, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11665, 19, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11666, 19, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11667, 205, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11668, 205, 100, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11665, 19, 330, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11666, 19, 330, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11667, 205, 330, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11668, 205, 330, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11665, 19, 354, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11666, 19, 354, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11667, 205, 354, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11668, 205, 354, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 3332, 105, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 19, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 22, 205, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 6, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, -1, 7, 1, 20, 286, 2, 1},
    {RT_USE_READ, 0, -1, 7, 1, 119, 286, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 11670, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11671, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11672, 120, 2, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11673, 22, 11676, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11677, 22, 11676, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11671, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11672, 120, 330, 16},
    {RT_USE_READ, 0, -1, 0, 0, 11673, 22, 11679, 8},
    {RT_USE_READ, 0, -1, 0, 0, 11677, 22, 11679, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 11670, 19, 2, 32},
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
    {5, 56, 11680, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {5, 57, 11681, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {5, 58, 11683, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {5, 59, 11685, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {5, 60, 11687, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
