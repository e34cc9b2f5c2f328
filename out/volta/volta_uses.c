/* Generated from the description volta by gen/emit/uses.lua. Do not edit. */
#include "volta.h"
#include "uses.h"

static const struct rt_term terms[] = {
    {RT_TERM_LINE, 2, 0, 0, 1}, /* 0 */
    {RT_TERM_VALUE, 0, 0, 0, 12}, /* 1 */
    {RT_TERM_CONST, 0, 0, 0, 0}, /* 2 */
    {RT_TERM_LINE, 2, 0, 0, 2}, /* 3 */
    {RT_TERM_VALUE, 0, 0, 0, 13}, /* 4 */
    {RT_TERM_LINE, 1, 0, 0, 1}, /* 5 */
    {RT_TERM_VALUE, 0, 0, 0, 10}, /* 6 */
    {RT_TERM_LINE, 1, 0, 0, 2}, /* 7 */
    {RT_TERM_LINE, 3, 0, 0, 1}, /* 8 */
    {RT_TERM_LINE, 3, 0, 0, 2}, /* 9 */
    {RT_TERM_VALUE, 0, 0, 0, 11}, /* 10 */
    {RT_TERM_VALUE, 0, 0, 0, 8}, /* 11 */
    {RT_TERM_VALUE, 0, 0, 0, 6}, /* 12 */
    {RT_TERM_VALUE, 0, 0, 0, 7}, /* 13 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 14 */
    {RT_TERM_VALUE, 0, 0, 0, 4}, /* 15 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 16 */
    {RT_TERM_VALUE, 0, 0, 0, 5}, /* 17 */
    {RT_TERM_LINE, 1, 0, 0, 0}, /* 18 */
    {RT_TERM_CONST, 0, 0, 0, 1}, /* 19 */
    {RT_TERM_REG, 15, 0, 0, 2}, /* 20 */
    {RT_TERM_LNOT, 20, 0, 0, 0}, /* 21 */
    {RT_TERM_COND, 5, 20, 21, 0}, /* 22 */
    {RT_TERM_COND, 18, 19, 22, 0}, /* 23 */
    {RT_TERM_LAND, 23, 14, 0, 0}, /* 24 */
    {RT_TERM_VALUE, 0, 0, 0, 1}, /* 25 */
    {RT_TERM_LAND, 23, 16, 0, 0}, /* 26 */
    {RT_TERM_VALUE, 0, 0, 0, 2}, /* 27 */
    {RT_TERM_VALUE, 0, 0, 0, 3}, /* 28 */
    {RT_TERM_REG, 28, 0, 0, 2}, /* 29 */
    {RT_TERM_LNOT, 29, 0, 0, 0}, /* 30 */
    {RT_TERM_COND, 5, 29, 30, 0}, /* 31 */
    {RT_TERM_COND, 18, 19, 31, 0}, /* 32 */
    {RT_TERM_LAND, 32, 14, 0, 0}, /* 33 */
    {RT_TERM_LAND, 32, 16, 0, 0}, /* 34 */
    {RT_TERM_VALUE, 0, 0, 0, 9}, /* 35 */
    {RT_TERM_VALUE, 0, 0, 0, 0}, /* 36 */
    {RT_TERM_LINE, 2, 0, 0, 0}, /* 37 */
    {RT_TERM_REG, 12, 0, 0, 2}, /* 38 */
    {RT_TERM_LNOT, 38, 0, 0, 0}, /* 39 */
    {RT_TERM_COND, 0, 38, 39, 0}, /* 40 */
    {RT_TERM_COND, 37, 19, 40, 0}, /* 41 */
    {RT_TERM_EQ, 25, 2, 0, 0}, /* 42 */
    {RT_TERM_LAND, 41, 42, 0, 0}, /* 43 */
    {RT_TERM_LAND, 43, 36, 0, 0}, /* 44 */
    {RT_TERM_BOR, 15, 19, 0, 0}, /* 45 */
    {RT_TERM_LNOT, 36, 0, 0, 0}, /* 46 */
    {RT_TERM_LAND, 43, 46, 0, 0}, /* 47 */
    {RT_TERM_CONST, 0, 0, 0, 48}, /* 48 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 49 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 50 */
    {RT_TERM_GE, 50, 50, 0, 0}, /* 51 */
    {RT_TERM_LAND, 43, 51, 0, 0}, /* 52 */
    {RT_TERM_LAND, 52, 36, 0, 0}, /* 53 */
    {RT_TERM_LAND, 52, 46, 0, 0}, /* 54 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 55 */
    {RT_TERM_LT, 50, 50, 0, 0}, /* 56 */
    {RT_TERM_LAND, 51, 56, 0, 0}, /* 57 */
    {RT_TERM_LNOT, 57, 0, 0, 0}, /* 58 */
    {RT_TERM_LAND, 43, 58, 0, 0}, /* 59 */
    {RT_TERM_LAND, 59, 36, 0, 0}, /* 60 */
    {RT_TERM_LAND, 59, 46, 0, 0}, /* 61 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 62 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 63 */
    {RT_TERM_LAND, 59, 51, 0, 0}, /* 64 */
    {RT_TERM_LAND, 64, 36, 0, 0}, /* 65 */
    {RT_TERM_LAND, 64, 46, 0, 0}, /* 66 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 67 */
    {RT_TERM_EQ, 25, 19, 0, 0}, /* 68 */
    {RT_TERM_LAND, 41, 68, 0, 0}, /* 69 */
    {RT_TERM_LAND, 69, 36, 0, 0}, /* 70 */
    {RT_TERM_LAND, 69, 46, 0, 0}, /* 71 */
    {RT_TERM_LAND, 69, 51, 0, 0}, /* 72 */
    {RT_TERM_LAND, 72, 36, 0, 0}, /* 73 */
    {RT_TERM_LAND, 72, 46, 0, 0}, /* 74 */
    {RT_TERM_CONST, 0, 0, 0, 2}, /* 75 */
    {RT_TERM_EQ, 25, 75, 0, 0}, /* 76 */
    {RT_TERM_LAND, 41, 76, 0, 0}, /* 77 */
    {RT_TERM_LAND, 77, 36, 0, 0}, /* 78 */
    {RT_TERM_LAND, 77, 46, 0, 0}, /* 79 */
    {RT_TERM_LAND, 77, 51, 0, 0}, /* 80 */
    {RT_TERM_LAND, 80, 36, 0, 0}, /* 81 */
    {RT_TERM_LAND, 80, 46, 0, 0}, /* 82 */
    {RT_TERM_REG, 13, 0, 0, 2}, /* 83 */
    {RT_TERM_LNOT, 83, 0, 0, 0}, /* 84 */
    {RT_TERM_COND, 0, 83, 84, 0}, /* 85 */
    {RT_TERM_COND, 37, 19, 85, 0}, /* 86 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 87 */
    {RT_TERM_COND, 87, 25, 27, 0}, /* 88 */
    {RT_TERM_EQ, 88, 2, 0, 0}, /* 89 */
    {RT_TERM_LAND, 86, 89, 0, 0}, /* 90 */
    {RT_TERM_LAND, 90, 36, 0, 0}, /* 91 */
    {RT_TERM_BOR, 17, 19, 0, 0}, /* 92 */
    {RT_TERM_LAND, 90, 46, 0, 0}, /* 93 */
    {RT_TERM_LAND, 90, 51, 0, 0}, /* 94 */
    {RT_TERM_LAND, 94, 36, 0, 0}, /* 95 */
    {RT_TERM_LAND, 94, 46, 0, 0}, /* 96 */
    {RT_TERM_LAND, 90, 58, 0, 0}, /* 97 */
    {RT_TERM_LAND, 97, 36, 0, 0}, /* 98 */
    {RT_TERM_LAND, 97, 46, 0, 0}, /* 99 */
    {RT_TERM_LAND, 97, 51, 0, 0}, /* 100 */
    {RT_TERM_LAND, 100, 36, 0, 0}, /* 101 */
    {RT_TERM_LAND, 100, 46, 0, 0}, /* 102 */
    {RT_TERM_EQ, 88, 19, 0, 0}, /* 103 */
    {RT_TERM_LAND, 86, 103, 0, 0}, /* 104 */
    {RT_TERM_LAND, 104, 36, 0, 0}, /* 105 */
    {RT_TERM_LAND, 104, 46, 0, 0}, /* 106 */
    {RT_TERM_LAND, 104, 51, 0, 0}, /* 107 */
    {RT_TERM_LAND, 107, 36, 0, 0}, /* 108 */
    {RT_TERM_LAND, 107, 46, 0, 0}, /* 109 */
    {RT_TERM_EQ, 88, 75, 0, 0}, /* 110 */
    {RT_TERM_LAND, 86, 110, 0, 0}, /* 111 */
    {RT_TERM_LAND, 111, 36, 0, 0}, /* 112 */
    {RT_TERM_LAND, 111, 46, 0, 0}, /* 113 */
    {RT_TERM_LAND, 111, 51, 0, 0}, /* 114 */
    {RT_TERM_LAND, 114, 36, 0, 0}, /* 115 */
    {RT_TERM_LAND, 114, 46, 0, 0}, /* 116 */
    {RT_TERM_REG, 17, 0, 0, 2}, /* 117 */
    {RT_TERM_LNOT, 117, 0, 0, 0}, /* 118 */
    {RT_TERM_COND, 5, 117, 118, 0}, /* 119 */
    {RT_TERM_COND, 18, 19, 119, 0}, /* 120 */
    {RT_TERM_LAND, 120, 14, 0, 0}, /* 121 */
    {RT_TERM_LAND, 120, 16, 0, 0}, /* 122 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(4294967295)}, /* 123 */
    {RT_TERM_BXOR, 20, 19, 0, 0}, /* 124 */
    {RT_TERM_BXOR, 20, 2, 0, 0}, /* 125 */
    {RT_TERM_COND, 14, 124, 125, 0}, /* 126 */
    {RT_TERM_COND, 87, 19, 126, 0}, /* 127 */
    {RT_TERM_LAND, 120, 127, 0, 0}, /* 128 */
    {RT_TERM_COND, 128, 123, 2, 0}, /* 129 */
    {RT_TERM_BNOT, 129, 0, 0, 0}, /* 130 */
    {RT_TERM_BAND, 123, 130, 0, 0}, /* 131 */
    {RT_TERM_EQ, 131, 2, 0, 0}, /* 132 */
    {RT_TERM_LAND, 41, 14, 0, 0}, /* 133 */
    {RT_TERM_LAND, 41, 16, 0, 0}, /* 134 */
    {RT_TERM_BXOR, 29, 19, 0, 0}, /* 135 */
    {RT_TERM_BXOR, 29, 2, 0, 0}, /* 136 */
    {RT_TERM_COND, 14, 135, 136, 0}, /* 137 */
    {RT_TERM_COND, 87, 19, 137, 0}, /* 138 */
    {RT_TERM_LAND, 41, 138, 0, 0}, /* 139 */
    {RT_TERM_COND, 139, 123, 2, 0}, /* 140 */
    {RT_TERM_EQ, 140, 123, 0, 0}, /* 141 */
    {RT_TERM_LAND, 141, 0, 0, 0}, /* 142 */
    {RT_TERM_LAND, 141, 3, 0, 0}, /* 143 */
    {RT_TERM_LAND, 141, 41, 0, 0}, /* 144 */
    {RT_TERM_LAND, 144, 14, 0, 0}, /* 145 */
    {RT_TERM_LAND, 144, 16, 0, 0}, /* 146 */
    {RT_TERM_EQ, 50, 50, 0, 0}, /* 147 */
    {RT_TERM_LAND, 141, 147, 0, 0}, /* 148 */
    {RT_TERM_LAND, 148, 0, 0, 0}, /* 149 */
    {RT_TERM_LAND, 148, 3, 0, 0}, /* 150 */
    {RT_TERM_LAND, 148, 41, 0, 0}, /* 151 */
    {RT_TERM_LAND, 151, 14, 0, 0}, /* 152 */
    {RT_TERM_LAND, 151, 16, 0, 0}, /* 153 */
    {RT_TERM_LNOT, 148, 0, 0, 0}, /* 154 */
    {RT_TERM_LAND, 154, 0, 0, 0}, /* 155 */
    {RT_TERM_LAND, 154, 3, 0, 0}, /* 156 */
    {RT_TERM_LAND, 154, 41, 0, 0}, /* 157 */
    {RT_TERM_LAND, 157, 14, 0, 0}, /* 158 */
    {RT_TERM_LAND, 157, 16, 0, 0}, /* 159 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 160 */
    {RT_TERM_REG, 11, 0, 0, 2}, /* 161 */
    {RT_TERM_LNOT, 161, 0, 0, 0}, /* 162 */
    {RT_TERM_COND, 8, 161, 162, 0}, /* 163 */
    {RT_TERM_COND, 160, 19, 163, 0}, /* 164 */
    {RT_TERM_LAND, 164, 14, 0, 0}, /* 165 */
    {RT_TERM_LAND, 164, 16, 0, 0}, /* 166 */
    {RT_TERM_LAND, 164, 138, 0, 0}, /* 167 */
    {RT_TERM_REG, 17, 0, 0, 3}, /* 168 */
    {RT_TERM_BXOR, 168, 15, 0, 0}, /* 169 */
    {RT_TERM_LAND, 167, 169, 0, 0}, /* 170 */
    {RT_TERM_COND, 170, 123, 2, 0}, /* 171 */
    {RT_TERM_EQ, 171, 123, 0, 0}, /* 172 */
    {RT_TERM_LAND, 172, 8, 0, 0}, /* 173 */
    {RT_TERM_LAND, 172, 9, 0, 0}, /* 174 */
    {RT_TERM_LAND, 172, 164, 0, 0}, /* 175 */
    {RT_TERM_LAND, 175, 14, 0, 0}, /* 176 */
    {RT_TERM_LAND, 175, 16, 0, 0}, /* 177 */
    {RT_TERM_LAND, 175, 138, 0, 0}, /* 178 */
    {RT_TERM_LAND, 172, 147, 0, 0}, /* 179 */
    {RT_TERM_LAND, 179, 8, 0, 0}, /* 180 */
    {RT_TERM_LAND, 179, 9, 0, 0}, /* 181 */
    {RT_TERM_LAND, 179, 164, 0, 0}, /* 182 */
    {RT_TERM_LAND, 182, 14, 0, 0}, /* 183 */
    {RT_TERM_LAND, 182, 16, 0, 0}, /* 184 */
    {RT_TERM_LAND, 182, 138, 0, 0}, /* 185 */
    {RT_TERM_LNOT, 179, 0, 0, 0}, /* 186 */
    {RT_TERM_LAND, 186, 8, 0, 0}, /* 187 */
    {RT_TERM_LAND, 186, 9, 0, 0}, /* 188 */
    {RT_TERM_LAND, 186, 164, 0, 0}, /* 189 */
    {RT_TERM_LAND, 189, 14, 0, 0}, /* 190 */
    {RT_TERM_LAND, 189, 16, 0, 0}, /* 191 */
    {RT_TERM_LAND, 189, 138, 0, 0}, /* 192 */
    {RT_TERM_COND, 0, 117, 118, 0}, /* 193 */
    {RT_TERM_COND, 37, 19, 193, 0}, /* 194 */
    {RT_TERM_LAND, 194, 14, 0, 0}, /* 195 */
    {RT_TERM_LAND, 194, 16, 0, 0}, /* 196 */
    {RT_TERM_REG, 25, 0, 0, 2}, /* 197 */
    {RT_TERM_BXOR, 197, 19, 0, 0}, /* 198 */
    {RT_TERM_BXOR, 197, 2, 0, 0}, /* 199 */
    {RT_TERM_COND, 14, 198, 199, 0}, /* 200 */
    {RT_TERM_COND, 87, 19, 200, 0}, /* 201 */
    {RT_TERM_LAND, 194, 201, 0, 0}, /* 202 */
    {RT_TERM_COND, 202, 123, 2, 0}, /* 203 */
    {RT_TERM_EQ, 203, 123, 0, 0}, /* 204 */
    {RT_TERM_LAND, 204, 0, 0, 0}, /* 205 */
    {RT_TERM_LAND, 204, 3, 0, 0}, /* 206 */
    {RT_TERM_LAND, 204, 194, 0, 0}, /* 207 */
    {RT_TERM_LAND, 207, 14, 0, 0}, /* 208 */
    {RT_TERM_LAND, 207, 16, 0, 0}, /* 209 */
    {RT_TERM_LAND, 204, 147, 0, 0}, /* 210 */
    {RT_TERM_LAND, 210, 0, 0, 0}, /* 211 */
    {RT_TERM_LAND, 210, 3, 0, 0}, /* 212 */
    {RT_TERM_LAND, 210, 194, 0, 0}, /* 213 */
    {RT_TERM_LAND, 213, 14, 0, 0}, /* 214 */
    {RT_TERM_LAND, 213, 16, 0, 0}, /* 215 */
    {RT_TERM_LNOT, 210, 0, 0, 0}, /* 216 */
    {RT_TERM_LAND, 216, 0, 0, 0}, /* 217 */
    {RT_TERM_LAND, 216, 3, 0, 0}, /* 218 */
    {RT_TERM_LAND, 216, 194, 0, 0}, /* 219 */
    {RT_TERM_LAND, 219, 14, 0, 0}, /* 220 */
    {RT_TERM_LAND, 219, 16, 0, 0}, /* 221 */
    {RT_TERM_COND, 8, 83, 84, 0}, /* 222 */
    {RT_TERM_COND, 160, 19, 222, 0}, /* 223 */
    {RT_TERM_LAND, 223, 14, 0, 0}, /* 224 */
    {RT_TERM_LAND, 223, 16, 0, 0}, /* 225 */
    {RT_TERM_REG, 27, 0, 0, 2}, /* 226 */
    {RT_TERM_BXOR, 226, 19, 0, 0}, /* 227 */
    {RT_TERM_BXOR, 226, 2, 0, 0}, /* 228 */
    {RT_TERM_COND, 14, 227, 228, 0}, /* 229 */
    {RT_TERM_COND, 87, 19, 229, 0}, /* 230 */
    {RT_TERM_LAND, 223, 230, 0, 0}, /* 231 */
    {RT_TERM_REG, 15, 0, 0, 3}, /* 232 */
    {RT_TERM_BXOR, 232, 28, 0, 0}, /* 233 */
    {RT_TERM_LAND, 231, 233, 0, 0}, /* 234 */
    {RT_TERM_COND, 234, 123, 2, 0}, /* 235 */
    {RT_TERM_EQ, 235, 123, 0, 0}, /* 236 */
    {RT_TERM_LAND, 236, 8, 0, 0}, /* 237 */
    {RT_TERM_LAND, 236, 9, 0, 0}, /* 238 */
    {RT_TERM_LAND, 236, 223, 0, 0}, /* 239 */
    {RT_TERM_LAND, 239, 14, 0, 0}, /* 240 */
    {RT_TERM_LAND, 239, 16, 0, 0}, /* 241 */
    {RT_TERM_LAND, 239, 230, 0, 0}, /* 242 */
    {RT_TERM_LAND, 236, 147, 0, 0}, /* 243 */
    {RT_TERM_LAND, 243, 8, 0, 0}, /* 244 */
    {RT_TERM_LAND, 243, 9, 0, 0}, /* 245 */
    {RT_TERM_LAND, 243, 223, 0, 0}, /* 246 */
    {RT_TERM_LAND, 246, 14, 0, 0}, /* 247 */
    {RT_TERM_LAND, 246, 16, 0, 0}, /* 248 */
    {RT_TERM_LAND, 246, 230, 0, 0}, /* 249 */
    {RT_TERM_LNOT, 243, 0, 0, 0}, /* 250 */
    {RT_TERM_LAND, 250, 8, 0, 0}, /* 251 */
    {RT_TERM_LAND, 250, 9, 0, 0}, /* 252 */
    {RT_TERM_LAND, 250, 223, 0, 0}, /* 253 */
    {RT_TERM_LAND, 253, 14, 0, 0}, /* 254 */
    {RT_TERM_LAND, 253, 16, 0, 0}, /* 255 */
    {RT_TERM_LAND, 253, 230, 0, 0}, /* 256 */
    {RT_TERM_LAND, 41, 230, 0, 0}, /* 257 */
    {RT_TERM_COND, 257, 123, 2, 0}, /* 258 */
    {RT_TERM_EQ, 258, 123, 0, 0}, /* 259 */
    {RT_TERM_CONST, 0, 0, 0, 255}, /* 260 */
    {RT_TERM_EQ, 28, 260, 0, 0}, /* 261 */
    {RT_TERM_LNOT, 261, 0, 0, 0}, /* 262 */
    {RT_TERM_LAND, 259, 262, 0, 0}, /* 263 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 264 */
    {RT_TERM_BAND, 28, 264, 0, 0}, /* 265 */
    {RT_TERM_BOR, 28, 19, 0, 0}, /* 266 */
    {RT_TERM_LAND, 259, 0, 0, 0}, /* 267 */
    {RT_TERM_LAND, 259, 3, 0, 0}, /* 268 */
    {RT_TERM_LAND, 259, 41, 0, 0}, /* 269 */
    {RT_TERM_LAND, 269, 14, 0, 0}, /* 270 */
    {RT_TERM_LAND, 269, 16, 0, 0}, /* 271 */
    {RT_TERM_LAND, 259, 147, 0, 0}, /* 272 */
    {RT_TERM_LAND, 272, 262, 0, 0}, /* 273 */
    {RT_TERM_LAND, 272, 0, 0, 0}, /* 274 */
    {RT_TERM_LAND, 272, 3, 0, 0}, /* 275 */
    {RT_TERM_LAND, 272, 41, 0, 0}, /* 276 */
    {RT_TERM_LAND, 276, 14, 0, 0}, /* 277 */
    {RT_TERM_LAND, 276, 16, 0, 0}, /* 278 */
    {RT_TERM_LNOT, 272, 0, 0, 0}, /* 279 */
    {RT_TERM_LAND, 279, 0, 0, 0}, /* 280 */
    {RT_TERM_LAND, 279, 3, 0, 0}, /* 281 */
    {RT_TERM_LAND, 279, 41, 0, 0}, /* 282 */
    {RT_TERM_LAND, 282, 14, 0, 0}, /* 283 */
    {RT_TERM_LAND, 282, 16, 0, 0}, /* 284 */
    {RT_TERM_LAND, 194, 230, 0, 0}, /* 285 */
    {RT_TERM_COND, 285, 123, 2, 0}, /* 286 */
    {RT_TERM_EQ, 286, 123, 0, 0}, /* 287 */
    {RT_TERM_LAND, 287, 0, 0, 0}, /* 288 */
    {RT_TERM_LAND, 287, 3, 0, 0}, /* 289 */
    {RT_TERM_LAND, 287, 194, 0, 0}, /* 290 */
    {RT_TERM_LAND, 290, 14, 0, 0}, /* 291 */
    {RT_TERM_LAND, 290, 16, 0, 0}, /* 292 */
    {RT_TERM_LAND, 287, 147, 0, 0}, /* 293 */
    {RT_TERM_LAND, 293, 0, 0, 0}, /* 294 */
    {RT_TERM_LAND, 293, 3, 0, 0}, /* 295 */
    {RT_TERM_LAND, 293, 194, 0, 0}, /* 296 */
    {RT_TERM_LAND, 296, 14, 0, 0}, /* 297 */
    {RT_TERM_LAND, 296, 16, 0, 0}, /* 298 */
    {RT_TERM_LNOT, 293, 0, 0, 0}, /* 299 */
    {RT_TERM_LAND, 299, 0, 0, 0}, /* 300 */
    {RT_TERM_LAND, 299, 3, 0, 0}, /* 301 */
    {RT_TERM_LAND, 299, 194, 0, 0}, /* 302 */
    {RT_TERM_LAND, 302, 14, 0, 0}, /* 303 */
    {RT_TERM_LAND, 302, 16, 0, 0}, /* 304 */
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 305 */
    {RT_TERM_LINE, 4, 0, 0, 2}, /* 306 */
    {RT_TERM_LAND, 87, 50, 0, 0}, /* 307 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 308 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 309 */
    {RT_TERM_COND, 5, 161, 162, 0}, /* 310 */
    {RT_TERM_COND, 18, 19, 310, 0}, /* 311 */
    {RT_TERM_LAND, 311, 87, 0, 0}, /* 312 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 313 */
    {RT_TERM_LAND, 311, 313, 0, 0}, /* 314 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 315 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 316 */
    {RT_TERM_COND, 0, 161, 162, 0}, /* 317 */
    {RT_TERM_COND, 37, 19, 317, 0}, /* 318 */
    {RT_TERM_LAND, 318, 87, 0, 0}, /* 319 */
    {RT_TERM_LAND, 318, 14, 0, 0}, /* 320 */
    {RT_TERM_LAND, 318, 18, 0, 0}, /* 321 */
    {RT_TERM_BOR, 12, 19, 0, 0}, /* 322 */
    {RT_TERM_LAND, 318, 5, 0, 0}, /* 323 */
    {RT_TERM_BOR, 25, 19, 0, 0}, /* 324 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 325 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 326 */
    {RT_TERM_REG, 6, 0, 0, 2}, /* 327 */
    {RT_TERM_LNOT, 327, 0, 0, 0}, /* 328 */
    {RT_TERM_COND, 305, 327, 328, 0}, /* 329 */
    {RT_TERM_COND, 326, 19, 329, 0}, /* 330 */
    {RT_TERM_LAND, 330, 87, 0, 0}, /* 331 */
    {RT_TERM_LAND, 330, 14, 0, 0}, /* 332 */
    {RT_TERM_LINE, 1, 0, 0, 3}, /* 333 */
    {RT_TERM_LAND, 330, 333, 0, 0}, /* 334 */
    {RT_TERM_BOR, 35, 19, 0, 0}, /* 335 */
    {RT_TERM_LINE, 1, 0, 0, 4}, /* 336 */
    {RT_TERM_LAND, 330, 336, 0, 0}, /* 337 */
    {RT_TERM_REG, 1, 0, 0, 2}, /* 338 */
    {RT_TERM_LNOT, 338, 0, 0, 0}, /* 339 */
    {RT_TERM_COND, 305, 338, 339, 0}, /* 340 */
    {RT_TERM_COND, 326, 19, 340, 0}, /* 341 */
    {RT_TERM_LAND, 341, 87, 0, 0}, /* 342 */
    {RT_TERM_LAND, 341, 14, 0, 0}, /* 343 */
    {RT_TERM_LAND, 341, 18, 0, 0}, /* 344 */
    {RT_TERM_LAND, 341, 5, 0, 0}, /* 345 */
    {RT_TERM_LINE, 1, 0, 0, 5}, /* 346 */
    {RT_TERM_LAND, 341, 346, 0, 0}, /* 347 */
    {RT_TERM_BOR, 10, 19, 0, 0}, /* 348 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 349 */
    {RT_TERM_LAND, 341, 349, 0, 0}, /* 350 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 351 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 352 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 353 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 354 */
    {RT_TERM_REG, 352, 0, 0, 2}, /* 355 */
    {RT_TERM_LNOT, 355, 0, 0, 0}, /* 356 */
    {RT_TERM_COND, 351, 355, 356, 0}, /* 357 */
    {RT_TERM_COND, 354, 19, 357, 0}, /* 358 */
    {RT_TERM_LAND, 358, 87, 0, 0}, /* 359 */
    {RT_TERM_LAND, 358, 14, 0, 0}, /* 360 */
    {RT_TERM_LAND, 358, 18, 0, 0}, /* 361 */
    {RT_TERM_LAND, 358, 5, 0, 0}, /* 362 */
    {RT_TERM_LAND, 358, 346, 0, 0}, /* 363 */
    {RT_TERM_LAND, 358, 349, 0, 0}, /* 364 */
    {RT_TERM_LAND, 358, 326, 0, 0}, /* 365 */
    {RT_TERM_BOR, 4, 19, 0, 0}, /* 366 */
    {RT_TERM_LAND, 358, 305, 0, 0}, /* 367 */
    {RT_TERM_LAND, 326, 50, 0, 0}, /* 368 */
    {RT_TERM_LAND, 305, 50, 0, 0}, /* 369 */
    {RT_TERM_REG, 4, 0, 0, 2}, /* 370 */
    {RT_TERM_LNOT, 370, 0, 0, 0}, /* 371 */
    {RT_TERM_COND, 351, 370, 371, 0}, /* 372 */
    {RT_TERM_COND, 354, 19, 372, 0}, /* 373 */
    {RT_TERM_LAND, 373, 87, 0, 0}, /* 374 */
    {RT_TERM_LAND, 373, 14, 0, 0}, /* 375 */
    {RT_TERM_LAND, 373, 18, 0, 0}, /* 376 */
    {RT_TERM_LAND, 373, 5, 0, 0}, /* 377 */
    {RT_TERM_LINE, 2, 0, 0, 3}, /* 378 */
    {RT_TERM_LAND, 373, 378, 0, 0}, /* 379 */
    {RT_TERM_BOR, 1, 19, 0, 0}, /* 380 */
    {RT_TERM_LINE, 2, 0, 0, 4}, /* 381 */
    {RT_TERM_LAND, 373, 381, 0, 0}, /* 382 */
    {RT_TERM_REG, 316, 0, 0, 2}, /* 383 */
    {RT_TERM_LNOT, 383, 0, 0, 0}, /* 384 */
    {RT_TERM_COND, 351, 383, 384, 0}, /* 385 */
    {RT_TERM_COND, 354, 19, 385, 0}, /* 386 */
    {RT_TERM_LAND, 386, 42, 0, 0}, /* 387 */
    {RT_TERM_LAND, 387, 87, 0, 0}, /* 388 */
    {RT_TERM_LAND, 387, 14, 0, 0}, /* 389 */
    {RT_TERM_LAND, 387, 18, 0, 0}, /* 390 */
    {RT_TERM_BOR, 11, 19, 0, 0}, /* 391 */
    {RT_TERM_LAND, 387, 5, 0, 0}, /* 392 */
    {RT_TERM_LAND, 387, 346, 0, 0}, /* 393 */
    {RT_TERM_LAND, 387, 349, 0, 0}, /* 394 */
    {RT_TERM_BAND, 50, 36, 0, 0}, /* 395 */
    {RT_TERM_NE, 395, 2, 0, 0}, /* 396 */
    {RT_TERM_LAND, 387, 396, 0, 0}, /* 397 */
    {RT_TERM_LAND, 386, 68, 0, 0}, /* 398 */
    {RT_TERM_LAND, 398, 87, 0, 0}, /* 399 */
    {RT_TERM_LAND, 398, 14, 0, 0}, /* 400 */
    {RT_TERM_LAND, 398, 18, 0, 0}, /* 401 */
    {RT_TERM_LAND, 398, 5, 0, 0}, /* 402 */
    {RT_TERM_LAND, 398, 346, 0, 0}, /* 403 */
    {RT_TERM_LAND, 398, 349, 0, 0}, /* 404 */
    {RT_TERM_LNOT, 396, 0, 0, 0}, /* 405 */
    {RT_TERM_LAND, 398, 405, 0, 0}, /* 406 */
    {RT_TERM_LAND, 386, 76, 0, 0}, /* 407 */
    {RT_TERM_LAND, 407, 87, 0, 0}, /* 408 */
    {RT_TERM_LAND, 407, 14, 0, 0}, /* 409 */
    {RT_TERM_LAND, 407, 18, 0, 0}, /* 410 */
    {RT_TERM_LAND, 407, 5, 0, 0}, /* 411 */
    {RT_TERM_LAND, 407, 346, 0, 0}, /* 412 */
    {RT_TERM_LAND, 407, 349, 0, 0}, /* 413 */
    {RT_TERM_LAND, 387, 405, 0, 0}, /* 414 */
    {RT_TERM_LAND, 398, 396, 0, 0}, /* 415 */
    {RT_TERM_REG, 309, 0, 0, 2}, /* 416 */
    {RT_TERM_LNOT, 416, 0, 0, 0}, /* 417 */
    {RT_TERM_COND, 305, 416, 417, 0}, /* 418 */
    {RT_TERM_COND, 326, 19, 418, 0}, /* 419 */
    {RT_TERM_LNOT, 27, 0, 0, 0}, /* 420 */
    {RT_TERM_LAND, 419, 420, 0, 0}, /* 421 */
    {RT_TERM_LAND, 421, 87, 0, 0}, /* 422 */
    {RT_TERM_LAND, 421, 14, 0, 0}, /* 423 */
    {RT_TERM_LAND, 421, 18, 0, 0}, /* 424 */
    {RT_TERM_LAND, 421, 5, 0, 0}, /* 425 */
    {RT_TERM_LAND, 421, 346, 0, 0}, /* 426 */
    {RT_TERM_LAND, 421, 349, 0, 0}, /* 427 */
    {RT_TERM_LAND, 419, 27, 0, 0}, /* 428 */
    {RT_TERM_LAND, 428, 87, 0, 0}, /* 429 */
    {RT_TERM_LAND, 428, 14, 0, 0}, /* 430 */
    {RT_TERM_LAND, 428, 18, 0, 0}, /* 431 */
    {RT_TERM_LAND, 428, 5, 0, 0}, /* 432 */
    {RT_TERM_LAND, 428, 346, 0, 0}, /* 433 */
    {RT_TERM_LAND, 428, 349, 0, 0}, /* 434 */
    {RT_TERM_LNOT, 50, 0, 0, 0}, /* 435 */
    {RT_TERM_LAND, 428, 435, 0, 0}, /* 436 */
    {RT_TERM_LAND, 436, 87, 0, 0}, /* 437 */
    {RT_TERM_LAND, 436, 14, 0, 0}, /* 438 */
    {RT_TERM_LAND, 436, 18, 0, 0}, /* 439 */
    {RT_TERM_LAND, 436, 5, 0, 0}, /* 440 */
    {RT_TERM_LAND, 436, 346, 0, 0}, /* 441 */
    {RT_TERM_LAND, 436, 349, 0, 0}, /* 442 */
    {RT_TERM_COND, 305, 355, 356, 0}, /* 443 */
    {RT_TERM_COND, 326, 19, 443, 0}, /* 444 */
    {RT_TERM_LNOT, 28, 0, 0, 0}, /* 445 */
    {RT_TERM_LAND, 444, 445, 0, 0}, /* 446 */
    {RT_TERM_LAND, 446, 87, 0, 0}, /* 447 */
    {RT_TERM_LAND, 446, 14, 0, 0}, /* 448 */
    {RT_TERM_LAND, 446, 18, 0, 0}, /* 449 */
    {RT_TERM_LAND, 446, 5, 0, 0}, /* 450 */
    {RT_TERM_LAND, 446, 346, 0, 0}, /* 451 */
    {RT_TERM_LAND, 446, 349, 0, 0}, /* 452 */
    {RT_TERM_LAND, 444, 28, 0, 0}, /* 453 */
    {RT_TERM_LAND, 453, 87, 0, 0}, /* 454 */
    {RT_TERM_LAND, 453, 14, 0, 0}, /* 455 */
    {RT_TERM_LAND, 453, 18, 0, 0}, /* 456 */
    {RT_TERM_LAND, 453, 5, 0, 0}, /* 457 */
    {RT_TERM_LAND, 453, 346, 0, 0}, /* 458 */
    {RT_TERM_LAND, 453, 349, 0, 0}, /* 459 */
    {RT_TERM_LAND, 453, 435, 0, 0}, /* 460 */
    {RT_TERM_LAND, 460, 87, 0, 0}, /* 461 */
    {RT_TERM_LAND, 460, 14, 0, 0}, /* 462 */
    {RT_TERM_LAND, 460, 18, 0, 0}, /* 463 */
    {RT_TERM_LAND, 460, 5, 0, 0}, /* 464 */
    {RT_TERM_LAND, 460, 346, 0, 0}, /* 465 */
    {RT_TERM_LAND, 460, 349, 0, 0}, /* 466 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 467 */
    {RT_TERM_REG, 467, 0, 0, 2}, /* 468 */
    {RT_TERM_LNOT, 468, 0, 0, 0}, /* 469 */
    {RT_TERM_COND, 351, 468, 469, 0}, /* 470 */
    {RT_TERM_COND, 354, 19, 470, 0}, /* 471 */
    {RT_TERM_LAND, 471, 420, 0, 0}, /* 472 */
    {RT_TERM_LAND, 472, 87, 0, 0}, /* 473 */
    {RT_TERM_LAND, 472, 14, 0, 0}, /* 474 */
    {RT_TERM_LAND, 472, 18, 0, 0}, /* 475 */
    {RT_TERM_LAND, 472, 5, 0, 0}, /* 476 */
    {RT_TERM_LAND, 472, 346, 0, 0}, /* 477 */
    {RT_TERM_LAND, 472, 349, 0, 0}, /* 478 */
    {RT_TERM_LAND, 472, 326, 0, 0}, /* 479 */
    {RT_TERM_LAND, 472, 305, 0, 0}, /* 480 */
    {RT_TERM_LAND, 471, 27, 0, 0}, /* 481 */
    {RT_TERM_LAND, 481, 87, 0, 0}, /* 482 */
    {RT_TERM_LAND, 481, 14, 0, 0}, /* 483 */
    {RT_TERM_LAND, 481, 18, 0, 0}, /* 484 */
    {RT_TERM_LAND, 481, 5, 0, 0}, /* 485 */
    {RT_TERM_LAND, 481, 346, 0, 0}, /* 486 */
    {RT_TERM_LAND, 481, 349, 0, 0}, /* 487 */
    {RT_TERM_LAND, 481, 326, 0, 0}, /* 488 */
    {RT_TERM_LAND, 481, 305, 0, 0}, /* 489 */
    {RT_TERM_LAND, 481, 435, 0, 0}, /* 490 */
    {RT_TERM_LAND, 490, 87, 0, 0}, /* 491 */
    {RT_TERM_LAND, 490, 14, 0, 0}, /* 492 */
    {RT_TERM_LAND, 490, 18, 0, 0}, /* 493 */
    {RT_TERM_LAND, 490, 5, 0, 0}, /* 494 */
    {RT_TERM_LAND, 490, 346, 0, 0}, /* 495 */
    {RT_TERM_LAND, 490, 349, 0, 0}, /* 496 */
    {RT_TERM_LAND, 490, 326, 0, 0}, /* 497 */
    {RT_TERM_LAND, 490, 305, 0, 0}, /* 498 */
    {RT_TERM_LAND, 358, 420, 0, 0}, /* 499 */
    {RT_TERM_LAND, 499, 87, 0, 0}, /* 500 */
    {RT_TERM_LAND, 499, 14, 0, 0}, /* 501 */
    {RT_TERM_LAND, 499, 18, 0, 0}, /* 502 */
    {RT_TERM_LAND, 499, 5, 0, 0}, /* 503 */
    {RT_TERM_LAND, 499, 378, 0, 0}, /* 504 */
    {RT_TERM_LAND, 499, 381, 0, 0}, /* 505 */
    {RT_TERM_LAND, 358, 27, 0, 0}, /* 506 */
    {RT_TERM_LAND, 506, 87, 0, 0}, /* 507 */
    {RT_TERM_LAND, 506, 14, 0, 0}, /* 508 */
    {RT_TERM_LAND, 506, 18, 0, 0}, /* 509 */
    {RT_TERM_LAND, 506, 5, 0, 0}, /* 510 */
    {RT_TERM_LAND, 506, 378, 0, 0}, /* 511 */
    {RT_TERM_LAND, 506, 381, 0, 0}, /* 512 */
    {RT_TERM_LAND, 506, 435, 0, 0}, /* 513 */
    {RT_TERM_LAND, 513, 87, 0, 0}, /* 514 */
    {RT_TERM_LAND, 513, 14, 0, 0}, /* 515 */
    {RT_TERM_LAND, 513, 18, 0, 0}, /* 516 */
    {RT_TERM_LAND, 513, 5, 0, 0}, /* 517 */
    {RT_TERM_LAND, 513, 378, 0, 0}, /* 518 */
    {RT_TERM_LAND, 513, 381, 0, 0}, /* 519 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 520 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 521 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 522 */
    {RT_TERM_COND, 520, 383, 384, 0}, /* 523 */
    {RT_TERM_COND, 522, 19, 523, 0}, /* 524 */
    {RT_TERM_SHL, 25, 19, 0, 0}, /* 525 */
    {RT_TERM_BOR, 36, 525, 0, 0}, /* 526 */
    {RT_TERM_SHL, 27, 75, 0, 0}, /* 527 */
    {RT_TERM_BOR, 526, 527, 0, 0}, /* 528 */
    {RT_TERM_COND, 14, 526, 528, 0}, /* 529 */
    {RT_TERM_COND, 87, 36, 529, 0}, /* 530 */
    {RT_TERM_SLICE, 530, 19, 0, 1}, /* 531 */
    {RT_TERM_LAND, 524, 531, 0, 0}, /* 532 */
    {RT_TERM_LAND, 532, 18, 0, 0}, /* 533 */
    {RT_TERM_LAND, 532, 5, 0, 0}, /* 534 */
    {RT_TERM_LAND, 532, 435, 0, 0}, /* 535 */
    {RT_TERM_LAND, 535, 37, 0, 0}, /* 536 */
    {RT_TERM_LAND, 535, 0, 0, 0}, /* 537 */
    {RT_TERM_LINE, 2, 0, 0, 5}, /* 538 */
    {RT_TERM_LAND, 535, 538, 0, 0}, /* 539 */
    {RT_TERM_LINE, 2, 0, 0, 6}, /* 540 */
    {RT_TERM_LAND, 535, 540, 0, 0}, /* 541 */
    {RT_TERM_LOR, 50, 50, 0, 0}, /* 542 */
    {RT_TERM_LAND, 531, 542, 0, 0}, /* 543 */
    {RT_TERM_LNOT, 543, 0, 0, 0}, /* 544 */
    {RT_TERM_LAND, 524, 544, 0, 0}, /* 545 */
    {RT_TERM_BXOR, 355, 309, 0, 0}, /* 546 */
    {RT_TERM_LAND, 545, 546, 0, 0}, /* 547 */
    {RT_TERM_LAND, 547, 18, 0, 0}, /* 548 */
    {RT_TERM_LAND, 547, 5, 0, 0}, /* 549 */
    {RT_TERM_LAND, 547, 37, 0, 0}, /* 550 */
    {RT_TERM_LAND, 547, 0, 0, 0}, /* 551 */
    {RT_TERM_LAND, 547, 538, 0, 0}, /* 552 */
    {RT_TERM_LAND, 547, 540, 0, 0}, /* 553 */
    {RT_TERM_LNOT, 546, 0, 0, 0}, /* 554 */
    {RT_TERM_LAND, 545, 554, 0, 0}, /* 555 */
    {RT_TERM_LAND, 555, 18, 0, 0}, /* 556 */
    {RT_TERM_LAND, 555, 5, 0, 0}, /* 557 */
    {RT_TERM_LAND, 555, 37, 0, 0}, /* 558 */
    {RT_TERM_LAND, 555, 0, 0, 0}, /* 559 */
    {RT_TERM_LAND, 555, 538, 0, 0}, /* 560 */
    {RT_TERM_LAND, 555, 540, 0, 0}, /* 561 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 562 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 563 */
    {RT_TERM_COND, 351, 416, 417, 0}, /* 564 */
    {RT_TERM_COND, 354, 19, 564, 0}, /* 565 */
    {RT_TERM_LAND, 565, 36, 0, 0}, /* 566 */
    {RT_TERM_BXOR, 370, 1, 0, 0}, /* 567 */
    {RT_TERM_LAND, 566, 567, 0, 0}, /* 568 */
    {RT_TERM_LAND, 568, 87, 0, 0}, /* 569 */
    {RT_TERM_LAND, 568, 14, 0, 0}, /* 570 */
    {RT_TERM_LNOT, 567, 0, 0, 0}, /* 571 */
    {RT_TERM_LAND, 566, 571, 0, 0}, /* 572 */
    {RT_TERM_LAND, 572, 18, 0, 0}, /* 573 */
    {RT_TERM_LAND, 572, 5, 0, 0}, /* 574 */
    {RT_TERM_LAND, 572, 346, 0, 0}, /* 575 */
    {RT_TERM_LAND, 572, 349, 0, 0}, /* 576 */
    {RT_TERM_REG, 28, 0, 0, 0}, /* 577 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 578 */
    {RT_TERM_SHL, 27, 578, 0, 0}, /* 579 */
    {RT_TERM_BXOR, 577, 579, 0, 0}, /* 580 */
    {RT_TERM_SLICE, 577, 2, 0, 31}, /* 581 */
    {RT_TERM_BXOR, 581, 579, 0, 0}, /* 582 */
    {RT_TERM_COND, 87, 580, 582, 0}, /* 583 */
    {RT_TERM_REG, 12, 0, 0, 0}, /* 584 */
    {RT_TERM_SHL, 17, 578, 0, 0}, /* 585 */
    {RT_TERM_BXOR, 584, 585, 0, 0}, /* 586 */
    {RT_TERM_SLICE, 584, 2, 0, 31}, /* 587 */
    {RT_TERM_BXOR, 587, 585, 0, 0}, /* 588 */
    {RT_TERM_BXOR, 50, 585, 0, 0}, /* 589 */
    {RT_TERM_REG, 10, 0, 0, 1}, /* 590 */
    {RT_TERM_BXOR, 590, 585, 0, 0}, /* 591 */
    {RT_TERM_SLICE, 590, 2, 0, 31}, /* 592 */
    {RT_TERM_BXOR, 592, 585, 0, 0}, /* 593 */
    {RT_TERM_COND, 346, 591, 593, 0}, /* 594 */
    {RT_TERM_COND, 336, 589, 594, 0}, /* 595 */
    {RT_TERM_COND, 333, 589, 595, 0}, /* 596 */
    {RT_TERM_COND, 7, 11, 596, 0}, /* 597 */
    {RT_TERM_COND, 5, 588, 597, 0}, /* 598 */
    {RT_TERM_COND, 18, 586, 598, 0}, /* 599 */
    {RT_TERM_COND, 567, 583, 599, 0}, /* 600 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 601 */
    {RT_TERM_SLICE, 600, 601, 0, 8}, /* 602 */
    {RT_TERM_EQ, 602, 2, 0, 0}, /* 603 */
    {RT_TERM_LAND, 566, 603, 0, 0}, /* 604 */
    {RT_TERM_LAND, 604, 567, 0, 0}, /* 605 */
    {RT_TERM_LAND, 605, 87, 0, 0}, /* 606 */
    {RT_TERM_LAND, 605, 14, 0, 0}, /* 607 */
    {RT_TERM_LAND, 604, 571, 0, 0}, /* 608 */
    {RT_TERM_LAND, 608, 18, 0, 0}, /* 609 */
    {RT_TERM_LAND, 608, 5, 0, 0}, /* 610 */
    {RT_TERM_LAND, 608, 346, 0, 0}, /* 611 */
    {RT_TERM_LAND, 608, 349, 0, 0}, /* 612 */
    {RT_TERM_LAND, 36, 603, 0, 0}, /* 613 */
    {RT_TERM_LNOT, 613, 0, 0, 0}, /* 614 */
    {RT_TERM_LAND, 565, 614, 0, 0}, /* 615 */
    {RT_TERM_LAND, 615, 567, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 87, 0, 0}, /* 617 */
    {RT_TERM_LAND, 616, 14, 0, 0}, /* 618 */
    {RT_TERM_LAND, 615, 571, 0, 0}, /* 619 */
    {RT_TERM_LAND, 619, 18, 0, 0}, /* 620 */
    {RT_TERM_LAND, 619, 5, 0, 0}, /* 621 */
    {RT_TERM_LAND, 619, 346, 0, 0}, /* 622 */
    {RT_TERM_LAND, 619, 349, 0, 0}, /* 623 */
    {RT_TERM_EQ, 27, 2, 0, 0}, /* 624 */
    {RT_TERM_LAND, 386, 624, 0, 0}, /* 625 */
    {RT_TERM_LAND, 625, 87, 0, 0}, /* 626 */
    {RT_TERM_LAND, 625, 14, 0, 0}, /* 627 */
    {RT_TERM_LAND, 625, 18, 0, 0}, /* 628 */
    {RT_TERM_LAND, 625, 5, 0, 0}, /* 629 */
    {RT_TERM_LAND, 625, 346, 0, 0}, /* 630 */
    {RT_TERM_LAND, 625, 349, 0, 0}, /* 631 */
    {RT_TERM_LAND, 625, 396, 0, 0}, /* 632 */
    {RT_TERM_EQ, 27, 19, 0, 0}, /* 633 */
    {RT_TERM_LAND, 386, 633, 0, 0}, /* 634 */
    {RT_TERM_LAND, 634, 87, 0, 0}, /* 635 */
    {RT_TERM_LAND, 634, 14, 0, 0}, /* 636 */
    {RT_TERM_LAND, 634, 18, 0, 0}, /* 637 */
    {RT_TERM_LAND, 634, 5, 0, 0}, /* 638 */
    {RT_TERM_LAND, 634, 346, 0, 0}, /* 639 */
    {RT_TERM_LAND, 634, 349, 0, 0}, /* 640 */
    {RT_TERM_LAND, 634, 405, 0, 0}, /* 641 */
    {RT_TERM_EQ, 27, 75, 0, 0}, /* 642 */
    {RT_TERM_LAND, 386, 642, 0, 0}, /* 643 */
    {RT_TERM_LAND, 643, 87, 0, 0}, /* 644 */
    {RT_TERM_LAND, 643, 14, 0, 0}, /* 645 */
    {RT_TERM_LAND, 643, 18, 0, 0}, /* 646 */
    {RT_TERM_LAND, 643, 5, 0, 0}, /* 647 */
    {RT_TERM_LAND, 643, 346, 0, 0}, /* 648 */
    {RT_TERM_LAND, 643, 349, 0, 0}, /* 649 */
    {RT_TERM_LAND, 471, 624, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 87, 0, 0}, /* 651 */
    {RT_TERM_LAND, 650, 14, 0, 0}, /* 652 */
    {RT_TERM_LAND, 650, 18, 0, 0}, /* 653 */
    {RT_TERM_LAND, 650, 5, 0, 0}, /* 654 */
    {RT_TERM_LAND, 650, 346, 0, 0}, /* 655 */
    {RT_TERM_LAND, 650, 349, 0, 0}, /* 656 */
    {RT_TERM_LAND, 650, 396, 0, 0}, /* 657 */
    {RT_TERM_LAND, 471, 633, 0, 0}, /* 658 */
    {RT_TERM_LAND, 658, 87, 0, 0}, /* 659 */
    {RT_TERM_LAND, 658, 14, 0, 0}, /* 660 */
    {RT_TERM_LAND, 658, 18, 0, 0}, /* 661 */
    {RT_TERM_LAND, 658, 5, 0, 0}, /* 662 */
    {RT_TERM_LAND, 658, 346, 0, 0}, /* 663 */
    {RT_TERM_LAND, 658, 349, 0, 0}, /* 664 */
    {RT_TERM_LAND, 658, 405, 0, 0}, /* 665 */
    {RT_TERM_LAND, 471, 642, 0, 0}, /* 666 */
    {RT_TERM_LAND, 666, 87, 0, 0}, /* 667 */
    {RT_TERM_LAND, 666, 14, 0, 0}, /* 668 */
    {RT_TERM_LAND, 666, 18, 0, 0}, /* 669 */
    {RT_TERM_LAND, 666, 5, 0, 0}, /* 670 */
    {RT_TERM_LAND, 666, 346, 0, 0}, /* 671 */
    {RT_TERM_LAND, 666, 349, 0, 0}, /* 672 */
    {RT_TERM_LAND, 650, 405, 0, 0}, /* 673 */
    {RT_TERM_LAND, 658, 396, 0, 0}, /* 674 */
    {RT_TERM_COND, 14, 338, 339, 0}, /* 675 */
    {RT_TERM_COND, 87, 19, 675, 0}, /* 676 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 677 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 678 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 679 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 680 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 681 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 682 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 683 */
    {RT_TERM_LAND, 683, 50, 0, 0}, /* 684 */
    {RT_TERM_LAND, 677, 50, 0, 0}, /* 685 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 686 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 687 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 688 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 689 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 690 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 691 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 692 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 693 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 694 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 695 */
    {RT_TERM_LAND, 354, 50, 0, 0}, /* 696 */
    {RT_TERM_LAND, 351, 50, 0, 0}, /* 697 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 698 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 699 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 700 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 701 */
    {RT_TERM_LAND, 386, 28, 0, 0}, /* 702 */
    {RT_TERM_LAND, 386, 445, 0, 0}, /* 703 */
    {RT_TERM_LAND, 386, 37, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 12, 0, 0}, /* 705 */
    {RT_TERM_LNOT, 12, 0, 0, 0}, /* 706 */
    {RT_TERM_LAND, 704, 706, 0, 0}, /* 707 */
    {RT_TERM_LAND, 386, 378, 0, 0}, /* 708 */
    {RT_TERM_LAND, 708, 12, 0, 0}, /* 709 */
    {RT_TERM_LAND, 708, 706, 0, 0}, /* 710 */
    {RT_TERM_LAND, 386, 4, 0, 0}, /* 711 */
    {RT_TERM_LNOT, 4, 0, 0, 0}, /* 712 */
    {RT_TERM_LAND, 386, 712, 0, 0}, /* 713 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 714 */
    {RT_TERM_REG, 678, 0, 0, 2}, /* 715 */
    {RT_TERM_LNOT, 715, 0, 0, 0}, /* 716 */
    {RT_TERM_COND, 698, 715, 716, 0}, /* 717 */
    {RT_TERM_COND, 714, 19, 717, 0}, /* 718 */
    {RT_TERM_LAND, 718, 28, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 445, 0, 0}, /* 720 */
    {RT_TERM_LAND, 718, 37, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 12, 0, 0}, /* 722 */
    {RT_TERM_LAND, 721, 706, 0, 0}, /* 723 */
    {RT_TERM_LAND, 718, 378, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 12, 0, 0}, /* 725 */
    {RT_TERM_LAND, 724, 706, 0, 0}, /* 726 */
    {RT_TERM_LAND, 718, 4, 0, 0}, /* 727 */
    {RT_TERM_LAND, 718, 712, 0, 0}, /* 728 */
    {RT_TERM_REG, 35, 0, 0, 2}, /* 729 */
    {RT_TERM_LNOT, 729, 0, 0, 0}, /* 730 */
    {RT_TERM_COND, 5, 729, 730, 0}, /* 731 */
    {RT_TERM_COND, 18, 19, 731, 0}, /* 732 */
    {RT_TERM_LAND, 732, 12, 0, 0}, /* 733 */
    {RT_TERM_LAND, 732, 706, 0, 0}, /* 734 */
    {RT_TERM_LAND, 311, 17, 0, 0}, /* 735 */
    {RT_TERM_LNOT, 17, 0, 0, 0}, /* 736 */
    {RT_TERM_LAND, 311, 736, 0, 0}, /* 737 */
    {RT_TERM_COND, 0, 327, 328, 0}, /* 738 */
    {RT_TERM_COND, 37, 19, 738, 0}, /* 739 */
    {RT_TERM_LAND, 739, 16, 0, 0}, /* 740 */
    {RT_TERM_LAND, 739, 13, 0, 0}, /* 741 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 742 */
    {RT_TERM_LAND, 739, 742, 0, 0}, /* 743 */
    {RT_TERM_COND, 14, 83, 84, 0}, /* 744 */
    {RT_TERM_COND, 87, 19, 744, 0}, /* 745 */
    {RT_TERM_LAND, 311, 12, 0, 0}, /* 746 */
    {RT_TERM_LAND, 311, 706, 0, 0}, /* 747 */
    {RT_TERM_COND, 8, 355, 356, 0}, /* 748 */
    {RT_TERM_COND, 160, 19, 748, 0}, /* 749 */
    {RT_TERM_LAND, 749, 87, 0, 0}, /* 750 */
    {RT_TERM_LAND, 749, 313, 0, 0}, /* 751 */
    {RT_TERM_LAND, 749, 6, 0, 0}, /* 752 */
    {RT_TERM_LNOT, 6, 0, 0, 0}, /* 753 */
    {RT_TERM_LAND, 749, 753, 0, 0}, /* 754 */
    {RT_TERM_COND, 8, 370, 371, 0}, /* 755 */
    {RT_TERM_COND, 160, 19, 755, 0}, /* 756 */
    {RT_TERM_LAND, 756, 16, 0, 0}, /* 757 */
    {RT_TERM_LAND, 757, 13, 0, 0}, /* 758 */
    {RT_TERM_LAND, 757, 742, 0, 0}, /* 759 */
    {RT_TERM_COND, 8, 416, 417, 0}, /* 760 */
    {RT_TERM_COND, 160, 19, 760, 0}, /* 761 */
    {RT_TERM_LAND, 761, 36, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 18, 0, 0}, /* 763 */
    {RT_TERM_LAND, 762, 336, 0, 0}, /* 764 */
    {RT_TERM_LAND, 761, 46, 0, 0}, /* 765 */
    {RT_TERM_LAND, 765, 18, 0, 0}, /* 766 */
    {RT_TERM_LAND, 765, 336, 0, 0}, /* 767 */
    {RT_TERM_LAND, 761, 10, 0, 0}, /* 768 */
    {RT_TERM_LNOT, 10, 0, 0, 0}, /* 769 */
    {RT_TERM_LAND, 761, 769, 0, 0}, /* 770 */
    {RT_TERM_LAND, 761, 14, 0, 0}, /* 771 */
    {RT_TERM_NE, 25, 260, 0, 0}, /* 772 */
    {RT_TERM_LAND, 761, 772, 0, 0}, /* 773 */
    {RT_TERM_LAND, 773, 36, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 18, 0, 0}, /* 775 */
    {RT_TERM_LAND, 774, 336, 0, 0}, /* 776 */
    {RT_TERM_LAND, 773, 46, 0, 0}, /* 777 */
    {RT_TERM_LAND, 777, 18, 0, 0}, /* 778 */
    {RT_TERM_LAND, 777, 336, 0, 0}, /* 779 */
    {RT_TERM_LAND, 773, 10, 0, 0}, /* 780 */
    {RT_TERM_LAND, 773, 769, 0, 0}, /* 781 */
    {RT_TERM_ADD, 25, 19, 0, 0}, /* 782 */
    {RT_TERM_REG, 10, 0, 0, 2}, /* 783 */
    {RT_TERM_LNOT, 783, 0, 0, 0}, /* 784 */
    {RT_TERM_COND, 8, 783, 784, 0}, /* 785 */
    {RT_TERM_COND, 160, 19, 785, 0}, /* 786 */
    {RT_TERM_LAND, 786, 36, 0, 0}, /* 787 */
    {RT_TERM_LAND, 786, 46, 0, 0}, /* 788 */
    {RT_TERM_LAND, 786, 5, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 13, 0, 0}, /* 790 */
    {RT_TERM_BOR, 6, 19, 0, 0}, /* 791 */
    {RT_TERM_LAND, 789, 742, 0, 0}, /* 792 */
    {RT_TERM_LAND, 786, 14, 0, 0}, /* 793 */
    {RT_TERM_LAND, 786, 772, 0, 0}, /* 794 */
    {RT_TERM_LAND, 794, 36, 0, 0}, /* 795 */
    {RT_TERM_LAND, 794, 46, 0, 0}, /* 796 */
    {RT_TERM_LAND, 794, 5, 0, 0}, /* 797 */
    {RT_TERM_LAND, 797, 13, 0, 0}, /* 798 */
    {RT_TERM_LAND, 797, 742, 0, 0}, /* 799 */
    {RT_TERM_COND, 305, 383, 384, 0}, /* 800 */
    {RT_TERM_COND, 326, 19, 800, 0}, /* 801 */
    {RT_TERM_LAND, 801, 36, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 18, 0, 0}, /* 803 */
    {RT_TERM_LAND, 802, 336, 0, 0}, /* 804 */
    {RT_TERM_LAND, 801, 46, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 18, 0, 0}, /* 806 */
    {RT_TERM_LAND, 805, 336, 0, 0}, /* 807 */
    {RT_TERM_LAND, 801, 10, 0, 0}, /* 808 */
    {RT_TERM_LAND, 801, 769, 0, 0}, /* 809 */
    {RT_TERM_LAND, 801, 14, 0, 0}, /* 810 */
    {RT_TERM_LAND, 801, 772, 0, 0}, /* 811 */
    {RT_TERM_LAND, 811, 36, 0, 0}, /* 812 */
    {RT_TERM_LAND, 812, 18, 0, 0}, /* 813 */
    {RT_TERM_LAND, 812, 336, 0, 0}, /* 814 */
    {RT_TERM_LAND, 811, 46, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 18, 0, 0}, /* 816 */
    {RT_TERM_LAND, 815, 336, 0, 0}, /* 817 */
    {RT_TERM_LAND, 811, 10, 0, 0}, /* 818 */
    {RT_TERM_LAND, 811, 769, 0, 0}, /* 819 */
    {RT_TERM_COND, 305, 370, 371, 0}, /* 820 */
    {RT_TERM_COND, 326, 19, 820, 0}, /* 821 */
    {RT_TERM_LAND, 821, 36, 0, 0}, /* 822 */
    {RT_TERM_LAND, 821, 46, 0, 0}, /* 823 */
    {RT_TERM_LAND, 821, 5, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 13, 0, 0}, /* 825 */
    {RT_TERM_LAND, 824, 742, 0, 0}, /* 826 */
    {RT_TERM_LAND, 821, 14, 0, 0}, /* 827 */
    {RT_TERM_LAND, 821, 772, 0, 0}, /* 828 */
    {RT_TERM_LAND, 828, 36, 0, 0}, /* 829 */
    {RT_TERM_LAND, 828, 46, 0, 0}, /* 830 */
    {RT_TERM_LAND, 828, 5, 0, 0}, /* 831 */
    {RT_TERM_LAND, 831, 13, 0, 0}, /* 832 */
    {RT_TERM_LAND, 831, 742, 0, 0}, /* 833 */
    {RT_TERM_COND, 8, 383, 384, 0}, /* 834 */
    {RT_TERM_COND, 160, 19, 834, 0}, /* 835 */
    {RT_TERM_LAND, 835, 18, 0, 0}, /* 836 */
    {RT_TERM_LAND, 835, 336, 0, 0}, /* 837 */
    {RT_TERM_LAND, 835, 36, 0, 0}, /* 838 */
    {RT_TERM_LAND, 838, 18, 0, 0}, /* 839 */
    {RT_TERM_LAND, 838, 336, 0, 0}, /* 840 */
    {RT_TERM_NE, 50, 2, 0, 0}, /* 841 */
    {RT_TERM_LAND, 838, 841, 0, 0}, /* 842 */
    {RT_TERM_LAND, 835, 46, 0, 0}, /* 843 */
    {RT_TERM_LAND, 843, 18, 0, 0}, /* 844 */
    {RT_TERM_LAND, 843, 336, 0, 0}, /* 845 */
    {RT_TERM_LNOT, 841, 0, 0, 0}, /* 846 */
    {RT_TERM_LAND, 843, 846, 0, 0}, /* 847 */
    {RT_TERM_LAND, 835, 14, 0, 0}, /* 848 */
    {RT_TERM_COND, 5, 355, 356, 0}, /* 849 */
    {RT_TERM_COND, 18, 19, 849, 0}, /* 850 */
    {RT_TERM_LAND, 850, 28, 0, 0}, /* 851 */
    {RT_TERM_LAND, 851, 46, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 25, 0, 0}, /* 853 */
    {RT_TERM_LAND, 853, 87, 0, 0}, /* 854 */
    {RT_TERM_LAND, 853, 313, 0, 0}, /* 855 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 856 */
    {RT_TERM_LAND, 852, 856, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 87, 0, 0}, /* 858 */
    {RT_TERM_LAND, 857, 313, 0, 0}, /* 859 */
    {RT_TERM_LAND, 851, 36, 0, 0}, /* 860 */
    {RT_TERM_SLICE, 27, 2, 0, 1}, /* 861 */
    {RT_TERM_LAND, 860, 861, 0, 0}, /* 862 */
    {RT_TERM_LAND, 862, 25, 0, 0}, /* 863 */
    {RT_TERM_LAND, 863, 87, 0, 0}, /* 864 */
    {RT_TERM_LAND, 863, 313, 0, 0}, /* 865 */
    {RT_TERM_LAND, 862, 856, 0, 0}, /* 866 */
    {RT_TERM_LAND, 866, 87, 0, 0}, /* 867 */
    {RT_TERM_LAND, 866, 313, 0, 0}, /* 868 */
    {RT_TERM_LNOT, 861, 0, 0, 0}, /* 869 */
    {RT_TERM_LAND, 860, 869, 0, 0}, /* 870 */
    {RT_TERM_LAND, 870, 25, 0, 0}, /* 871 */
    {RT_TERM_LAND, 871, 87, 0, 0}, /* 872 */
    {RT_TERM_LAND, 871, 313, 0, 0}, /* 873 */
    {RT_TERM_LAND, 870, 856, 0, 0}, /* 874 */
    {RT_TERM_LAND, 874, 87, 0, 0}, /* 875 */
    {RT_TERM_LAND, 874, 313, 0, 0}, /* 876 */
    {RT_TERM_LAND, 850, 445, 0, 0}, /* 877 */
    {RT_TERM_LAND, 877, 46, 0, 0}, /* 878 */
    {RT_TERM_LAND, 878, 25, 0, 0}, /* 879 */
    {RT_TERM_LAND, 879, 87, 0, 0}, /* 880 */
    {RT_TERM_LAND, 879, 313, 0, 0}, /* 881 */
    {RT_TERM_LAND, 878, 856, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 87, 0, 0}, /* 883 */
    {RT_TERM_LAND, 882, 313, 0, 0}, /* 884 */
    {RT_TERM_LAND, 877, 36, 0, 0}, /* 885 */
    {RT_TERM_LAND, 885, 861, 0, 0}, /* 886 */
    {RT_TERM_LAND, 886, 25, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 87, 0, 0}, /* 888 */
    {RT_TERM_LAND, 887, 313, 0, 0}, /* 889 */
    {RT_TERM_LAND, 886, 856, 0, 0}, /* 890 */
    {RT_TERM_LAND, 890, 87, 0, 0}, /* 891 */
    {RT_TERM_LAND, 890, 313, 0, 0}, /* 892 */
    {RT_TERM_LAND, 885, 869, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 25, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 87, 0, 0}, /* 895 */
    {RT_TERM_LAND, 894, 313, 0, 0}, /* 896 */
    {RT_TERM_LAND, 893, 856, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 87, 0, 0}, /* 898 */
    {RT_TERM_LAND, 897, 313, 0, 0}, /* 899 */
    {RT_TERM_COND, 5, 370, 371, 0}, /* 900 */
    {RT_TERM_COND, 18, 19, 900, 0}, /* 901 */
    {RT_TERM_LAND, 901, 28, 0, 0}, /* 902 */
    {RT_TERM_LAND, 902, 46, 0, 0}, /* 903 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 904 */
    {RT_TERM_LAND, 903, 904, 0, 0}, /* 905 */
    {RT_TERM_LAND, 903, 25, 0, 0}, /* 906 */
    {RT_TERM_LAND, 903, 856, 0, 0}, /* 907 */
    {RT_TERM_LAND, 902, 36, 0, 0}, /* 908 */
    {RT_TERM_LAND, 908, 861, 0, 0}, /* 909 */
    {RT_TERM_LAND, 909, 904, 0, 0}, /* 910 */
    {RT_TERM_LAND, 909, 25, 0, 0}, /* 911 */
    {RT_TERM_LAND, 909, 856, 0, 0}, /* 912 */
    {RT_TERM_LAND, 908, 869, 0, 0}, /* 913 */
    {RT_TERM_LAND, 913, 904, 0, 0}, /* 914 */
    {RT_TERM_LAND, 913, 25, 0, 0}, /* 915 */
    {RT_TERM_LAND, 913, 856, 0, 0}, /* 916 */
    {RT_TERM_LAND, 901, 445, 0, 0}, /* 917 */
    {RT_TERM_LAND, 917, 46, 0, 0}, /* 918 */
    {RT_TERM_LAND, 918, 904, 0, 0}, /* 919 */
    {RT_TERM_LAND, 918, 25, 0, 0}, /* 920 */
    {RT_TERM_LAND, 918, 856, 0, 0}, /* 921 */
    {RT_TERM_LAND, 917, 36, 0, 0}, /* 922 */
    {RT_TERM_LAND, 922, 861, 0, 0}, /* 923 */
    {RT_TERM_LAND, 923, 904, 0, 0}, /* 924 */
    {RT_TERM_LAND, 923, 25, 0, 0}, /* 925 */
    {RT_TERM_LAND, 923, 856, 0, 0}, /* 926 */
    {RT_TERM_LAND, 922, 869, 0, 0}, /* 927 */
    {RT_TERM_LAND, 927, 904, 0, 0}, /* 928 */
    {RT_TERM_LAND, 927, 25, 0, 0}, /* 929 */
    {RT_TERM_LAND, 927, 856, 0, 0}, /* 930 */
    {RT_TERM_COND, 5, 338, 339, 0}, /* 931 */
    {RT_TERM_COND, 18, 19, 931, 0}, /* 932 */
    {RT_TERM_EQ, 36, 2, 0, 0}, /* 933 */
    {RT_TERM_LAND, 932, 933, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 87, 0, 0}, /* 935 */
    {RT_TERM_LAND, 934, 313, 0, 0}, /* 936 */
    {RT_TERM_REG, 15, 0, 0, 0}, /* 937 */
    {RT_TERM_REG, 35, 0, 0, 1}, /* 938 */
    {RT_TERM_COND, 904, 50, 938, 0}, /* 939 */
    {RT_TERM_COND, 16, 50, 939, 0}, /* 940 */
    {RT_TERM_COND, 14, 12, 940, 0}, /* 941 */
    {RT_TERM_COND, 87, 937, 941, 0}, /* 942 */
    {RT_TERM_SLICE, 942, 2, 0, 32}, /* 943 */
    {RT_TERM_SLICE, 943, 2, 0, 4}, /* 944 */
    {RT_TERM_CONST, 0, 0, 0, 3}, /* 945 */
    {RT_TERM_SLICE, 944, 945, 0, 1}, /* 946 */
    {RT_TERM_LAND, 934, 946, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 87, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 313, 0, 0}, /* 949 */
    {RT_TERM_LNOT, 946, 0, 0, 0}, /* 950 */
    {RT_TERM_LAND, 934, 950, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 87, 0, 0}, /* 952 */
    {RT_TERM_LAND, 951, 313, 0, 0}, /* 953 */
    {RT_TERM_CONST, 0, 0, 0, 4}, /* 954 */
    {RT_TERM_SLICE, 943, 954, 0, 4}, /* 955 */
    {RT_TERM_SLICE, 955, 945, 0, 1}, /* 956 */
    {RT_TERM_LAND, 934, 956, 0, 0}, /* 957 */
    {RT_TERM_LAND, 957, 87, 0, 0}, /* 958 */
    {RT_TERM_LAND, 957, 313, 0, 0}, /* 959 */
    {RT_TERM_LNOT, 956, 0, 0, 0}, /* 960 */
    {RT_TERM_LAND, 934, 960, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 87, 0, 0}, /* 962 */
    {RT_TERM_LAND, 961, 313, 0, 0}, /* 963 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 964 */
    {RT_TERM_SLICE, 943, 964, 0, 4}, /* 965 */
    {RT_TERM_SLICE, 965, 945, 0, 1}, /* 966 */
    {RT_TERM_LAND, 934, 966, 0, 0}, /* 967 */
    {RT_TERM_LAND, 967, 87, 0, 0}, /* 968 */
    {RT_TERM_LAND, 967, 313, 0, 0}, /* 969 */
    {RT_TERM_LNOT, 966, 0, 0, 0}, /* 970 */
    {RT_TERM_LAND, 934, 970, 0, 0}, /* 971 */
    {RT_TERM_LAND, 971, 87, 0, 0}, /* 972 */
    {RT_TERM_LAND, 971, 313, 0, 0}, /* 973 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 974 */
    {RT_TERM_SLICE, 943, 974, 0, 4}, /* 975 */
    {RT_TERM_SLICE, 975, 945, 0, 1}, /* 976 */
    {RT_TERM_LAND, 934, 976, 0, 0}, /* 977 */
    {RT_TERM_LAND, 977, 87, 0, 0}, /* 978 */
    {RT_TERM_LAND, 977, 313, 0, 0}, /* 979 */
    {RT_TERM_LNOT, 976, 0, 0, 0}, /* 980 */
    {RT_TERM_LAND, 934, 980, 0, 0}, /* 981 */
    {RT_TERM_LAND, 981, 87, 0, 0}, /* 982 */
    {RT_TERM_LAND, 981, 313, 0, 0}, /* 983 */
    {RT_TERM_LNOT, 933, 0, 0, 0}, /* 984 */
    {RT_TERM_LAND, 932, 984, 0, 0}, /* 985 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 986 */
    {RT_TERM_EQ, 36, 986, 0, 0}, /* 987 */
    {RT_TERM_LNOT, 987, 0, 0, 0}, /* 988 */
    {RT_TERM_LAND, 985, 988, 0, 0}, /* 989 */
    {RT_TERM_EQ, 36, 19, 0, 0}, /* 990 */
    {RT_TERM_LAND, 989, 990, 0, 0}, /* 991 */
    {RT_TERM_LAND, 991, 87, 0, 0}, /* 992 */
    {RT_TERM_LAND, 991, 313, 0, 0}, /* 993 */
    {RT_TERM_EQ, 36, 75, 0, 0}, /* 994 */
    {RT_TERM_LAND, 989, 994, 0, 0}, /* 995 */
    {RT_TERM_LAND, 995, 87, 0, 0}, /* 996 */
    {RT_TERM_LAND, 995, 313, 0, 0}, /* 997 */
    {RT_TERM_EQ, 36, 945, 0, 0}, /* 998 */
    {RT_TERM_LAND, 989, 998, 0, 0}, /* 999 */
    {RT_TERM_LAND, 999, 87, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 999, 313, 0, 0}, /* 1001 */
    {RT_TERM_EQ, 36, 954, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 989, 1002, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1003, 87, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1003, 313, 0, 0}, /* 1005 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 1006 */
    {RT_TERM_EQ, 36, 1006, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 989, 1007, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1008, 87, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1008, 313, 0, 0}, /* 1010 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 1011 */
    {RT_TERM_EQ, 36, 1011, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 989, 1012, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1013, 87, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1013, 313, 0, 0}, /* 1015 */
    {RT_TERM_COND, 5, 327, 328, 0}, /* 1016 */
    {RT_TERM_COND, 18, 19, 1016, 0}, /* 1017 */
    {RT_TERM_LAND, 1017, 933, 0, 0}, /* 1018 */
    {RT_TERM_SLICE, 937, 2, 0, 32}, /* 1019 */
    {RT_TERM_SLICE, 1019, 2, 0, 4}, /* 1020 */
    {RT_TERM_SLICE, 1020, 945, 0, 1}, /* 1021 */
    {RT_TERM_LAND, 1018, 1021, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1022, 904, 0, 0}, /* 1023 */
    {RT_TERM_LNOT, 1021, 0, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1018, 1024, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 904, 0, 0}, /* 1026 */
    {RT_TERM_SLICE, 1019, 954, 0, 4}, /* 1027 */
    {RT_TERM_SLICE, 1027, 945, 0, 1}, /* 1028 */
    {RT_TERM_LAND, 1018, 1028, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1029, 904, 0, 0}, /* 1030 */
    {RT_TERM_LNOT, 1028, 0, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1018, 1031, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 904, 0, 0}, /* 1033 */
    {RT_TERM_SLICE, 1019, 964, 0, 4}, /* 1034 */
    {RT_TERM_SLICE, 1034, 945, 0, 1}, /* 1035 */
    {RT_TERM_LAND, 1018, 1035, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1036, 904, 0, 0}, /* 1037 */
    {RT_TERM_LNOT, 1035, 0, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1018, 1038, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1039, 904, 0, 0}, /* 1040 */
    {RT_TERM_SLICE, 1019, 974, 0, 4}, /* 1041 */
    {RT_TERM_SLICE, 1041, 945, 0, 1}, /* 1042 */
    {RT_TERM_LAND, 1018, 1042, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 904, 0, 0}, /* 1044 */
    {RT_TERM_LNOT, 1042, 0, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1018, 1045, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1046, 904, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1017, 984, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1048, 988, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 904, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1049, 990, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1049, 994, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1049, 998, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1049, 1002, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1049, 1007, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1049, 1012, 0, 0}, /* 1056 */
    {RT_TERM_COND, 0, 783, 784, 0}, /* 1057 */
    {RT_TERM_COND, 37, 19, 1057, 0}, /* 1058 */
    {RT_TERM_BXOR, 327, 35, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1058, 1059, 0, 0}, /* 1060 */
    {RT_TERM_LNOT, 1059, 0, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1058, 1061, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1062, 87, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1062, 313, 0, 0}, /* 1064 */
    {RT_TERM_COND, 0, 355, 356, 0}, /* 1065 */
    {RT_TERM_COND, 37, 19, 1065, 0}, /* 1066 */
    {RT_TERM_LAND, 1066, 624, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 25, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1067, 856, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1068, 87, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1068, 313, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1069, 87, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1069, 313, 0, 0}, /* 1073 */
    {RT_TERM_REG, 17, 0, 0, 0}, /* 1074 */
    {RT_TERM_SEXT, 1074, 0, 0, 32}, /* 1075 */
    {RT_TERM_COND, 25, 1075, 1074, 0}, /* 1076 */
    {RT_TERM_REG, 13, 0, 0, 0}, /* 1077 */
    {RT_TERM_SEXT, 35, 0, 0, 32}, /* 1078 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 1079 */
    {RT_TERM_COND, 904, 50, 1079, 0}, /* 1080 */
    {RT_TERM_COND, 16, 50, 1080, 0}, /* 1081 */
    {RT_TERM_COND, 14, 1078, 1081, 0}, /* 1082 */
    {RT_TERM_COND, 87, 1077, 1082, 0}, /* 1083 */
    {RT_TERM_SLICE, 1083, 2, 0, 32}, /* 1084 */
    {RT_TERM_SEXT, 1084, 0, 0, 32}, /* 1085 */
    {RT_TERM_COND, 25, 1085, 1084, 0}, /* 1086 */
    {RT_TERM_LT, 1076, 1086, 0, 0}, /* 1087 */
    {RT_TERM_LNOT, 1087, 0, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1067, 1088, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1089, 25, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1089, 856, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1090, 87, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1090, 313, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1091, 87, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1091, 313, 0, 0}, /* 1095 */
    {RT_TERM_EQ, 1076, 1086, 0, 0}, /* 1096 */
    {RT_TERM_COND, 1096, 75, 954, 0}, /* 1097 */
    {RT_TERM_COND, 1087, 19, 1097, 0}, /* 1098 */
    {RT_TERM_BAND, 36, 1098, 0, 0}, /* 1099 */
    {RT_TERM_NE, 1099, 2, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1067, 1100, 0, 0}, /* 1101 */
    {RT_TERM_LNOT, 624, 0, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1066, 1102, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1103, 633, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1104, 25, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1104, 856, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1105, 87, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1105, 313, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1106, 87, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1106, 313, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1104, 1088, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1111, 25, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1111, 856, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1112, 87, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1112, 313, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1113, 87, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1113, 313, 0, 0}, /* 1117 */
    {RT_TERM_LNOT, 1100, 0, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1104, 1118, 0, 0}, /* 1119 */
    {RT_TERM_LNOT, 633, 0, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1103, 1120, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1121, 25, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1121, 856, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1122, 87, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 1122, 313, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1123, 87, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1123, 313, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1121, 1088, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1128, 25, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1128, 856, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1129, 87, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1129, 313, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1130, 87, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1130, 313, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1067, 1118, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1104, 1100, 0, 0}, /* 1136 */
    {RT_TERM_COND, 8, 468, 469, 0}, /* 1137 */
    {RT_TERM_COND, 160, 19, 1137, 0}, /* 1138 */
    {RT_TERM_LAND, 1138, 624, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1139, 25, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1139, 856, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1140, 87, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1140, 313, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1141, 87, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1141, 313, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1139, 1096, 0, 0}, /* 1146 */
    {RT_TERM_NE, 36, 2, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1146, 1147, 0, 0}, /* 1148 */
    {RT_TERM_NE, 36, 986, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1148, 1149, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1096, 1147, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1151, 1149, 0, 0}, /* 1152 */
    {RT_TERM_LNOT, 1152, 0, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1139, 1153, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1154, 25, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1154, 856, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1155, 87, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1155, 313, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1156, 87, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1156, 313, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1154, 1088, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 25, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1161, 856, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1162, 87, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1162, 313, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1163, 87, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1163, 313, 0, 0}, /* 1167 */
    {RT_TERM_BXOR, 383, 352, 0, 0}, /* 1168 */
    {RT_TERM_COND, 1152, 1168, 1100, 0}, /* 1169 */
    {RT_TERM_LAND, 1139, 1169, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1138, 1102, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1171, 633, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1172, 25, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1172, 856, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1173, 87, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1173, 313, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1174, 87, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1174, 313, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1172, 1096, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1179, 1147, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1180, 1149, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1172, 1153, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1182, 25, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1182, 856, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1183, 87, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1183, 313, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1184, 87, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1184, 313, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1182, 1088, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1189, 25, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1189, 856, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1190, 87, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1190, 313, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1191, 87, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1191, 313, 0, 0}, /* 1195 */
    {RT_TERM_LNOT, 1169, 0, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1172, 1196, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1171, 1120, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1198, 25, 0, 0}, /* 1199 */
    {RT_TERM_LAND, 1198, 856, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1199, 87, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1199, 313, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1200, 87, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1200, 313, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1198, 1096, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1205, 1147, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 1149, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1198, 1153, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1208, 25, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1208, 856, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1209, 87, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1209, 313, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1210, 87, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1210, 313, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1208, 1088, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1215, 25, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1215, 856, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1216, 87, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1216, 313, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1217, 87, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1217, 313, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1139, 1196, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1172, 1169, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1139, 1088, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1224, 25, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1224, 856, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1225, 87, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1225, 313, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1226, 87, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1226, 313, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1139, 1100, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1172, 1088, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1232, 25, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1232, 856, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1233, 87, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1233, 313, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1234, 87, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1234, 313, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1172, 1118, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1198, 1088, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1240, 25, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1240, 856, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1241, 87, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1241, 313, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1242, 87, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1242, 313, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1139, 1118, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1172, 1100, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1150, 0, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1150, 3, 0, 0}, /* 1250 */
    {RT_TERM_BXOR, 383, 19, 0, 0}, /* 1251 */
    {RT_TERM_BXOR, 383, 2, 0, 0}, /* 1252 */
    {RT_TERM_COND, 0, 1251, 1252, 0}, /* 1253 */
    {RT_TERM_COND, 37, 19, 1253, 0}, /* 1254 */
    {RT_TERM_COND, 1152, 1254, 1100, 0}, /* 1255 */
    {RT_TERM_LAND, 1139, 1255, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1181, 0, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1181, 3, 0, 0}, /* 1258 */
    {RT_TERM_LNOT, 1255, 0, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1172, 1259, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1207, 0, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1207, 3, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1139, 1259, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1172, 1255, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 756, 27, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 756, 420, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 756, 18, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 17, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1267, 736, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 756, 333, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1270, 17, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1270, 736, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 756, 14, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 444, 27, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 444, 420, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 444, 18, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1276, 17, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1276, 736, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 444, 333, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1279, 17, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1279, 736, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 444, 14, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 749, 27, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 749, 420, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 749, 18, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1285, 17, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1285, 736, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 749, 333, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1288, 17, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1288, 736, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 749, 14, 0, 0}, /* 1291 */
    {RT_TERM_COND, 305, 468, 469, 0}, /* 1292 */
    {RT_TERM_COND, 326, 19, 1292, 0}, /* 1293 */
    {RT_TERM_LAND, 1293, 27, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1293, 420, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1293, 18, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1296, 17, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1296, 736, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1293, 333, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1299, 17, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1299, 736, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1293, 14, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 732, 27, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 732, 420, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 732, 14, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1058, 27, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1058, 420, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1058, 14, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 319, 25, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 319, 856, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 318, 904, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1311, 25, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1311, 856, 0, 0}, /* 1313 */
    {RT_TERM_COND, 5, 83, 84, 0}, /* 1314 */
    {RT_TERM_COND, 18, 19, 1314, 0}, /* 1315 */
    {RT_TERM_LAND, 1315, 87, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1315, 313, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 787, 18, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1318, 15, 0, 0}, /* 1319 */
    {RT_TERM_LNOT, 15, 0, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1318, 1320, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 787, 333, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1322, 15, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1322, 1320, 0, 0}, /* 1324 */
    {RT_TERM_BNOT, 1074, 0, 0, 0}, /* 1325 */
    {RT_TERM_SLICE, 1325, 2, 0, 32}, /* 1326 */
    {RT_TERM_COND, 15, 1326, 1074, 0}, /* 1327 */
    {RT_TERM_BNOT, 50, 0, 0, 0}, /* 1328 */
    {RT_TERM_SLICE, 1328, 2, 0, 32}, /* 1329 */
    {RT_TERM_COND, 15, 1329, 50, 0}, /* 1330 */
    {RT_TERM_REG, 6, 0, 0, 1}, /* 1331 */
    {RT_TERM_BNOT, 1331, 0, 0, 0}, /* 1332 */
    {RT_TERM_SLICE, 1332, 2, 0, 32}, /* 1333 */
    {RT_TERM_COND, 15, 1333, 1331, 0}, /* 1334 */
    {RT_TERM_COND, 7, 1330, 1334, 0}, /* 1335 */
    {RT_TERM_COND, 5, 13, 1335, 0}, /* 1336 */
    {RT_TERM_COND, 18, 1327, 1336, 0}, /* 1337 */
    {RT_TERM_SLICE, 1337, 578, 0, 1}, /* 1338 */
    {RT_TERM_LAND, 787, 1338, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 18, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1340, 15, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1340, 1320, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1339, 333, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1343, 15, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1343, 1320, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 36, 1338, 0, 0}, /* 1346 */
    {RT_TERM_LNOT, 1346, 0, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 786, 1347, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1348, 18, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1349, 15, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1349, 1320, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1348, 333, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1352, 15, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1352, 1320, 0, 0}, /* 1354 */
    {RT_TERM_BNOT, 1337, 0, 0, 0}, /* 1355 */
    {RT_TERM_SLICE, 1355, 2, 0, 32}, /* 1356 */
    {RT_TERM_SLICE, 1337, 2, 0, 32}, /* 1357 */
    {RT_TERM_COND, 1346, 1356, 1357, 0}, /* 1358 */
    {RT_TERM_EQ, 1358, 2, 0, 0}, /* 1359 */
    {RT_TERM_LNOT, 1359, 0, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 786, 1360, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1361, 25, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1362, 36, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1363, 18, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1364, 15, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1364, 1320, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1363, 333, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1367, 15, 0, 0}, /* 1368 */
    {RT_TERM_LAND, 1367, 1320, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 1363, 1338, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 1370, 18, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1371, 15, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1371, 1320, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1370, 333, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1374, 15, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1374, 1320, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1362, 1347, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1377, 18, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1378, 15, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1378, 1320, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1377, 333, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1381, 15, 0, 0}, /* 1382 */
    {RT_TERM_LAND, 1381, 1320, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1361, 856, 0, 0}, /* 1384 */
    {RT_TERM_LAND, 1384, 36, 0, 0}, /* 1385 */
    {RT_TERM_LAND, 1385, 18, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1386, 15, 0, 0}, /* 1387 */
    {RT_TERM_LAND, 1386, 1320, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1385, 333, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1389, 15, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1389, 1320, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1385, 1338, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1392, 18, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1393, 15, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1393, 1320, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1392, 333, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1396, 15, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1396, 1320, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1384, 1347, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1399, 18, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1400, 15, 0, 0}, /* 1401 */
    {RT_TERM_LAND, 1400, 1320, 0, 0}, /* 1402 */
    {RT_TERM_LAND, 1399, 333, 0, 0}, /* 1403 */
    {RT_TERM_LAND, 1403, 15, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1403, 1320, 0, 0}, /* 1405 */
    {RT_TERM_COND, 5, 783, 784, 0}, /* 1406 */
    {RT_TERM_COND, 18, 19, 1406, 0}, /* 1407 */
    {RT_TERM_LAND, 1407, 25, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1408, 36, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1409, 87, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1409, 313, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1408, 46, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1412, 87, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1412, 313, 0, 0}, /* 1414 */
    {RT_TERM_LAND, 1407, 856, 0, 0}, /* 1415 */
    {RT_TERM_LAND, 1415, 36, 0, 0}, /* 1416 */
    {RT_TERM_LAND, 1416, 87, 0, 0}, /* 1417 */
    {RT_TERM_LAND, 1416, 313, 0, 0}, /* 1418 */
    {RT_TERM_LAND, 1415, 46, 0, 0}, /* 1419 */
    {RT_TERM_LAND, 1419, 87, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1419, 313, 0, 0}, /* 1421 */
    {RT_TERM_LAND, 1017, 36, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1422, 87, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1422, 313, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1017, 46, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1425, 87, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 1425, 313, 0, 0}, /* 1427 */
    {RT_TERM_BAND, 50, 945, 0, 0}, /* 1428 */
    {RT_TERM_SLICE, 13, 1428, 0, 1}, /* 1429 */
    {RT_TERM_LAND, 318, 1429, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1430, 87, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1430, 313, 0, 0}, /* 1432 */
    {RT_TERM_COND, 0, 338, 339, 0}, /* 1433 */
    {RT_TERM_COND, 37, 19, 1433, 0}, /* 1434 */
    {RT_TERM_BXOR, 783, 6, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1434, 1435, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1436, 36, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1436, 46, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1437, 87, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1437, 313, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1438, 87, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1438, 313, 0, 0}, /* 1442 */
    {RT_TERM_LNOT, 1435, 0, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1434, 1443, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1444, 36, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1444, 46, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1445, 87, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1445, 313, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1446, 87, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1446, 313, 0, 0}, /* 1450 */
    {RT_TERM_COND, 5, 38, 39, 0}, /* 1451 */
    {RT_TERM_COND, 18, 19, 1451, 0}, /* 1452 */
    {RT_TERM_EQ, 15, 260, 0, 0}, /* 1453 */
    {RT_TERM_LNOT, 1453, 0, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1452, 1454, 0, 0}, /* 1455 */
    {RT_TERM_EQ, 25, 1006, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1452, 1456, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1457, 42, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1458, 1454, 0, 0}, /* 1459 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1457, 1460, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1461, 68, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1462, 1454, 0, 0}, /* 1463 */
    {RT_TERM_LNOT, 68, 0, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1461, 1464, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1465, 76, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1466, 1454, 0, 0}, /* 1467 */
    {RT_TERM_LNOT, 76, 0, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1465, 1468, 0, 0}, /* 1469 */
    {RT_TERM_EQ, 25, 945, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1469, 1470, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1471, 1454, 0, 0}, /* 1472 */
    {RT_TERM_LNOT, 1470, 0, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1469, 1473, 0, 0}, /* 1474 */
    {RT_TERM_EQ, 25, 954, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1474, 1475, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1476, 1454, 0, 0}, /* 1477 */
    {RT_TERM_LNOT, 1475, 0, 0, 0}, /* 1478 */
    {RT_TERM_LAND, 1474, 1478, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1479, 1454, 0, 0}, /* 1480 */
    {RT_TERM_BOR, 27, 19, 0, 0}, /* 1481 */
    {RT_TERM_LNOT, 1456, 0, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1452, 1482, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1483, 42, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1484, 1454, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1483, 1460, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1486, 68, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1487, 1454, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1486, 1464, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1489, 76, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 1490, 1454, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1489, 1468, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1492, 1470, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1493, 1454, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1492, 1473, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1495, 1475, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1496, 1454, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 1495, 1478, 0, 0}, /* 1498 */
    {RT_TERM_LAND, 1498, 1454, 0, 0}, /* 1499 */
    {RT_TERM_LNOT, 168, 0, 0, 0}, /* 1500 */
    {RT_TERM_COND, 5, 168, 1500, 0}, /* 1501 */
    {RT_TERM_COND, 18, 19, 1501, 0}, /* 1502 */
    {RT_TERM_LAND, 1502, 1007, 0, 0}, /* 1503 */
    {RT_TERM_LNOT, 1007, 0, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1502, 1504, 0, 0}, /* 1505 */
    {RT_TERM_LNOT, 232, 0, 0, 0}, /* 1506 */
    {RT_TERM_COND, 14, 232, 1506, 0}, /* 1507 */
    {RT_TERM_COND, 87, 19, 1507, 0}, /* 1508 */
    {RT_TERM_LAND, 1508, 1007, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1509, 933, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1509, 984, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1511, 990, 0, 0}, /* 1512 */
    {RT_TERM_LNOT, 990, 0, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1511, 1513, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1514, 994, 0, 0}, /* 1515 */
    {RT_TERM_LNOT, 994, 0, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1514, 1516, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1517, 998, 0, 0}, /* 1518 */
    {RT_TERM_LNOT, 998, 0, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1517, 1519, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1520, 1002, 0, 0}, /* 1521 */
    {RT_TERM_LNOT, 1002, 0, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1520, 1522, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1508, 1504, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1524, 933, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1524, 984, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1526, 990, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1526, 1513, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1528, 994, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1528, 1516, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1530, 998, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1530, 1519, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1532, 1002, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1532, 1522, 0, 0}, /* 1534 */
    {RT_TERM_COND, 14, 168, 1500, 0}, /* 1535 */
    {RT_TERM_COND, 87, 19, 1535, 0}, /* 1536 */
    {RT_TERM_LAND, 1536, 1007, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1537, 933, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1537, 984, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1539, 990, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1539, 1513, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1541, 994, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1541, 1516, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1543, 998, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1543, 1519, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1545, 1002, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1545, 1522, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1536, 1504, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1548, 933, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1548, 984, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1550, 990, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1550, 1513, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1552, 994, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1552, 1516, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1554, 998, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1554, 1519, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 1556, 1002, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1556, 1522, 0, 0}, /* 1558 */
    {RT_TERM_LNOT, 226, 0, 0, 0}, /* 1559 */
    {RT_TERM_COND, 5, 226, 1559, 0}, /* 1560 */
    {RT_TERM_COND, 18, 19, 1560, 0}, /* 1561 */
    {RT_TERM_LAND, 1561, 87, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1561, 14, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1561, 16, 0, 0}, /* 1564 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 1565 */
    {RT_TERM_LAND, 32, 933, 0, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 87, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1566, 14, 0, 0}, /* 1568 */
    {RT_TERM_LAND, 1566, 16, 0, 0}, /* 1569 */
    {RT_TERM_LAND, 32, 984, 0, 0}, /* 1570 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 1571 */
    {RT_TERM_EQ, 1571, 260, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1570, 1572, 0, 0}, /* 1573 */
    {RT_TERM_LNOT, 1572, 0, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1570, 1574, 0, 0}, /* 1575 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 1576 */
    {RT_TERM_EQ, 1571, 1576, 0, 0}, /* 1577 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 1578 */
    {RT_TERM_EQ, 1571, 1578, 0, 0}, /* 1579 */
    {RT_TERM_LOR, 1577, 1579, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1575, 1580, 0, 0}, /* 1581 */
    {RT_TERM_BOR, 1571, 19, 0, 0}, /* 1582 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1583 */
    {RT_TERM_REG, 6, 0, 0, 3}, /* 1584 */
    {RT_TERM_LNOT, 1584, 0, 0, 0}, /* 1585 */
    {RT_TERM_COND, 351, 1584, 1585, 0}, /* 1586 */
    {RT_TERM_COND, 354, 19, 1586, 0}, /* 1587 */
    {RT_TERM_LAND, 1587, 28, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1587, 445, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1587, 160, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1590, 17, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1590, 736, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1587, 11, 0, 0}, /* 1593 */
    {RT_TERM_LNOT, 11, 0, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1587, 1594, 0, 0}, /* 1595 */
    {RT_TERM_REG, 309, 0, 0, 3}, /* 1596 */
    {RT_TERM_LNOT, 1596, 0, 0, 0}, /* 1597 */
    {RT_TERM_COND, 698, 1596, 1597, 0}, /* 1598 */
    {RT_TERM_COND, 714, 19, 1598, 0}, /* 1599 */
    {RT_TERM_LAND, 1599, 28, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1599, 445, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1599, 160, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1602, 17, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1602, 736, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1599, 11, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1599, 1594, 0, 0}, /* 1606 */
    {RT_TERM_REG, 13, 0, 0, 3}, /* 1607 */
    {RT_TERM_LNOT, 1607, 0, 0, 0}, /* 1608 */
    {RT_TERM_COND, 305, 1607, 1608, 0}, /* 1609 */
    {RT_TERM_COND, 326, 19, 1609, 0}, /* 1610 */
    {RT_TERM_LAND, 1610, 37, 0, 0}, /* 1611 */
    {RT_TERM_LAND, 1610, 17, 0, 0}, /* 1612 */
    {RT_TERM_LAND, 1610, 736, 0, 0}, /* 1613 */
    {RT_TERM_COND, 8, 168, 1500, 0}, /* 1614 */
    {RT_TERM_COND, 160, 19, 1614, 0}, /* 1615 */
    {RT_TERM_REG, 35, 0, 0, 3}, /* 1616 */
    {RT_TERM_LNOT, 1616, 0, 0, 0}, /* 1617 */
    {RT_TERM_COND, 351, 1616, 1617, 0}, /* 1618 */
    {RT_TERM_COND, 354, 19, 1618, 0}, /* 1619 */
    {RT_TERM_LAND, 1619, 37, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1619, 17, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1619, 736, 0, 0}, /* 1622 */
    {RT_TERM_REG, 11, 0, 0, 3}, /* 1623 */
    {RT_TERM_LNOT, 1623, 0, 0, 0}, /* 1624 */
    {RT_TERM_COND, 351, 1623, 1624, 0}, /* 1625 */
    {RT_TERM_COND, 354, 19, 1625, 0}, /* 1626 */
    {RT_TERM_LAND, 1626, 36, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1627, 160, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1626, 46, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1629, 160, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 1626, 12, 0, 0}, /* 1631 */
    {RT_TERM_BOR, 13, 19, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1626, 706, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 1626, 5, 0, 0}, /* 1634 */
    {RT_TERM_COND, 520, 1584, 1585, 0}, /* 1635 */
    {RT_TERM_COND, 522, 19, 1635, 0}, /* 1636 */
    {RT_TERM_LAND, 1636, 36, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1637, 160, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1636, 46, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1639, 160, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1636, 12, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1636, 706, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 1636, 5, 0, 0}, /* 1643 */
    {RT_TERM_COND, 8, 1584, 1585, 0}, /* 1644 */
    {RT_TERM_COND, 160, 19, 1644, 0}, /* 1645 */
    {RT_TERM_LAND, 1645, 624, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1646, 25, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1646, 856, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1647, 18, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1648, 18, 0, 0}, /* 1650 */
    {RT_TERM_REG, 17, 0, 0, 1}, /* 1651 */
    {RT_TERM_SLICE, 1651, 2, 0, 32}, /* 1652 */
    {RT_TERM_SEXT, 1652, 0, 0, 32}, /* 1653 */
    {RT_TERM_COND, 25, 1653, 1652, 0}, /* 1654 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 1655 */
    {RT_TERM_SEXT, 13, 0, 0, 32}, /* 1656 */
    {RT_TERM_COND, 18, 1655, 1656, 0}, /* 1657 */
    {RT_TERM_SLICE, 1657, 2, 0, 32}, /* 1658 */
    {RT_TERM_SEXT, 1658, 0, 0, 32}, /* 1659 */
    {RT_TERM_COND, 25, 1659, 1658, 0}, /* 1660 */
    {RT_TERM_LT, 1654, 1660, 0, 0}, /* 1661 */
    {RT_TERM_LNOT, 1661, 0, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1646, 1662, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1663, 25, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1663, 856, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1664, 18, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1665, 18, 0, 0}, /* 1667 */
    {RT_TERM_EQ, 1654, 1660, 0, 0}, /* 1668 */
    {RT_TERM_COND, 1668, 75, 954, 0}, /* 1669 */
    {RT_TERM_COND, 1661, 19, 1669, 0}, /* 1670 */
    {RT_TERM_BAND, 36, 1670, 0, 0}, /* 1671 */
    {RT_TERM_NE, 1671, 2, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1646, 1672, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1645, 1102, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1674, 633, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1675, 25, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1675, 856, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1676, 18, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1677, 18, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1675, 1662, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1680, 25, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1680, 856, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1681, 18, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1682, 18, 0, 0}, /* 1684 */
    {RT_TERM_LNOT, 1672, 0, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1675, 1685, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1674, 1120, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1687, 25, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1687, 856, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1688, 18, 0, 0}, /* 1690 */
    {RT_TERM_LAND, 1689, 18, 0, 0}, /* 1691 */
    {RT_TERM_LAND, 1687, 1662, 0, 0}, /* 1692 */
    {RT_TERM_LAND, 1692, 25, 0, 0}, /* 1693 */
    {RT_TERM_LAND, 1692, 856, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1693, 18, 0, 0}, /* 1695 */
    {RT_TERM_LAND, 1694, 18, 0, 0}, /* 1696 */
    {RT_TERM_LAND, 1646, 1685, 0, 0}, /* 1697 */
    {RT_TERM_LAND, 1675, 1672, 0, 0}, /* 1698 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 1699 */
    {RT_TERM_LNOT, 1699, 0, 0, 0}, /* 1700 */
    {RT_TERM_COND, 305, 1699, 1700, 0}, /* 1701 */
    {RT_TERM_COND, 326, 19, 1701, 0}, /* 1702 */
    {RT_TERM_LAND, 1702, 624, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1703, 25, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1703, 856, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1704, 18, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1705, 18, 0, 0}, /* 1707 */
    {RT_TERM_LAND, 1703, 1662, 0, 0}, /* 1708 */
    {RT_TERM_LAND, 1708, 25, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1708, 856, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1709, 18, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1710, 18, 0, 0}, /* 1712 */
    {RT_TERM_LAND, 1703, 1672, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1702, 1102, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1714, 633, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1715, 25, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1715, 856, 0, 0}, /* 1717 */
    {RT_TERM_LAND, 1716, 18, 0, 0}, /* 1718 */
    {RT_TERM_LAND, 1717, 18, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1715, 1662, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1720, 25, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 1720, 856, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1721, 18, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1722, 18, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1715, 1685, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1714, 1120, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1726, 25, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1726, 856, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1727, 18, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1728, 18, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1726, 1662, 0, 0}, /* 1731 */
    {RT_TERM_LAND, 1731, 25, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1731, 856, 0, 0}, /* 1733 */
    {RT_TERM_LAND, 1732, 18, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1733, 18, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1703, 1685, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1715, 1672, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1703, 1668, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1738, 1147, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1739, 1149, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1668, 1147, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1741, 1149, 0, 0}, /* 1742 */
    {RT_TERM_LNOT, 1742, 0, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1703, 1743, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1744, 25, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1744, 856, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1745, 18, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1746, 18, 0, 0}, /* 1748 */
    {RT_TERM_LAND, 1744, 1662, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1749, 25, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1749, 856, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 18, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1751, 18, 0, 0}, /* 1753 */
    {RT_TERM_REG, 10, 0, 0, 3}, /* 1754 */
    {RT_TERM_BXOR, 1754, 6, 0, 0}, /* 1755 */
    {RT_TERM_COND, 1742, 1755, 1672, 0}, /* 1756 */
    {RT_TERM_LAND, 1703, 1756, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1715, 1668, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1758, 1147, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1759, 1149, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1715, 1743, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1761, 25, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1761, 856, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1762, 18, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1763, 18, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1761, 1662, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1766, 25, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1766, 856, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1767, 18, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1768, 18, 0, 0}, /* 1770 */
    {RT_TERM_LNOT, 1756, 0, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1715, 1771, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1726, 1668, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1773, 1147, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1774, 1149, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1726, 1743, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1776, 25, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1776, 856, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1777, 18, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1778, 18, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1776, 1662, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1781, 25, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1781, 856, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1782, 18, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1783, 18, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1703, 1771, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1715, 1756, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1740, 8, 0, 0}, /* 1788 */
    {RT_TERM_LAND, 1740, 9, 0, 0}, /* 1789 */
    {RT_TERM_BXOR, 1754, 19, 0, 0}, /* 1790 */
    {RT_TERM_BXOR, 1754, 2, 0, 0}, /* 1791 */
    {RT_TERM_COND, 8, 1790, 1791, 0}, /* 1792 */
    {RT_TERM_COND, 160, 19, 1792, 0}, /* 1793 */
    {RT_TERM_COND, 1742, 1793, 1672, 0}, /* 1794 */
    {RT_TERM_LAND, 1703, 1794, 0, 0}, /* 1795 */
    {RT_TERM_LAND, 1760, 8, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1760, 9, 0, 0}, /* 1797 */
    {RT_TERM_LNOT, 1794, 0, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1715, 1798, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1775, 8, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1775, 9, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1703, 1798, 0, 0}, /* 1802 */
    {RT_TERM_LAND, 1715, 1794, 0, 0}, /* 1803 */
    {RT_TERM_COND, 305, 1623, 1624, 0}, /* 1804 */
    {RT_TERM_COND, 326, 19, 1804, 0}, /* 1805 */
    {RT_TERM_LAND, 1805, 27, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1805, 420, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1805, 160, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1808, 15, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1808, 1320, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1805, 5, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1587, 27, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1587, 420, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1590, 15, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1590, 1320, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1587, 5, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1619, 27, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1619, 420, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1619, 160, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1819, 15, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1819, 1320, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1619, 5, 0, 0}, /* 1822 */
    {RT_TERM_LNOT, 1754, 0, 0, 0}, /* 1823 */
    {RT_TERM_COND, 520, 1754, 1823, 0}, /* 1824 */
    {RT_TERM_COND, 522, 19, 1824, 0}, /* 1825 */
    {RT_TERM_LAND, 1825, 27, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1825, 420, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1825, 160, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1828, 15, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1828, 1320, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1825, 5, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1610, 27, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1610, 420, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1610, 5, 0, 0}, /* 1834 */
    {RT_TERM_LAND, 1636, 160, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 1637, 841, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1639, 846, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1636, 14, 0, 0}, /* 1838 */
    {RT_TERM_COND, 305, 1616, 1617, 0}, /* 1839 */
    {RT_TERM_COND, 326, 19, 1839, 0}, /* 1840 */
    {RT_TERM_LAND, 1840, 28, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 1841, 46, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1842, 25, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 1843, 37, 0, 0}, /* 1844 */
    {RT_TERM_LAND, 1842, 856, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 1845, 37, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1841, 36, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1847, 861, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1848, 25, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 1849, 37, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1848, 856, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 1851, 37, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 1847, 869, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1853, 25, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1854, 37, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1853, 856, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1856, 37, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1840, 445, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1858, 46, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1859, 25, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 1860, 37, 0, 0}, /* 1861 */
    {RT_TERM_LAND, 1859, 856, 0, 0}, /* 1862 */
    {RT_TERM_LAND, 1862, 37, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 1858, 36, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 861, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1865, 25, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1866, 37, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1865, 856, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1868, 37, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 1864, 869, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1870, 25, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1871, 37, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1870, 856, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1873, 37, 0, 0}, /* 1874 */
    {RT_TERM_COND, 8, 1623, 1624, 0}, /* 1875 */
    {RT_TERM_COND, 160, 19, 1875, 0}, /* 1876 */
    {RT_TERM_LAND, 1876, 28, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1877, 46, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1878, 25, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1878, 856, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1877, 36, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1881, 861, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1882, 25, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1882, 856, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1881, 869, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1885, 25, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1885, 856, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1876, 445, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1888, 46, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1889, 25, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1889, 856, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1888, 36, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1892, 861, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1893, 25, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1893, 856, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1892, 869, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1896, 25, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1896, 856, 0, 0}, /* 1898 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 1899 */
    {RT_TERM_LNOT, 1899, 0, 0, 0}, /* 1900 */
    {RT_TERM_COND, 305, 1899, 1900, 0}, /* 1901 */
    {RT_TERM_COND, 326, 19, 1901, 0}, /* 1902 */
    {RT_TERM_LAND, 1902, 37, 0, 0}, /* 1903 */
    {RT_TERM_REG, 28, 0, 0, 1}, /* 1904 */
    {RT_TERM_COND, 37, 1904, 15, 0}, /* 1905 */
    {RT_TERM_SLICE, 1905, 2, 0, 4}, /* 1906 */
    {RT_TERM_SLICE, 1906, 945, 0, 1}, /* 1907 */
    {RT_TERM_LAND, 1902, 1907, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1908, 37, 0, 0}, /* 1909 */
    {RT_TERM_LNOT, 1907, 0, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1902, 1910, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1911, 37, 0, 0}, /* 1912 */
    {RT_TERM_SLICE, 1905, 954, 0, 4}, /* 1913 */
    {RT_TERM_SLICE, 1913, 945, 0, 1}, /* 1914 */
    {RT_TERM_LAND, 1902, 1914, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1915, 37, 0, 0}, /* 1916 */
    {RT_TERM_LNOT, 1914, 0, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1902, 1917, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1918, 37, 0, 0}, /* 1919 */
    {RT_TERM_SLICE, 1905, 964, 0, 4}, /* 1920 */
    {RT_TERM_SLICE, 1920, 945, 0, 1}, /* 1921 */
    {RT_TERM_LAND, 1902, 1921, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 37, 0, 0}, /* 1923 */
    {RT_TERM_LNOT, 1921, 0, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1902, 1924, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1925, 37, 0, 0}, /* 1926 */
    {RT_TERM_SLICE, 1905, 974, 0, 4}, /* 1927 */
    {RT_TERM_SLICE, 1927, 945, 0, 1}, /* 1928 */
    {RT_TERM_LAND, 1902, 1928, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1929, 37, 0, 0}, /* 1930 */
    {RT_TERM_LNOT, 1928, 0, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1902, 1931, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 1932, 37, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1902, 169, 0, 0}, /* 1934 */
    {RT_TERM_LNOT, 169, 0, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1902, 1935, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1936, 37, 0, 0}, /* 1937 */
    {RT_TERM_REG, 28, 0, 0, 3}, /* 1938 */
    {RT_TERM_LNOT, 1938, 0, 0, 0}, /* 1939 */
    {RT_TERM_COND, 0, 1938, 1939, 0}, /* 1940 */
    {RT_TERM_COND, 37, 19, 1940, 0}, /* 1941 */
    {RT_TERM_LAND, 1941, 18, 0, 0}, /* 1942 */
    {RT_TERM_COND, 0, 232, 1506, 0}, /* 1943 */
    {RT_TERM_COND, 37, 19, 1943, 0}, /* 1944 */
    {RT_TERM_LAND, 1944, 18, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1945, 25, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1945, 856, 0, 0}, /* 1947 */
    {RT_TERM_COND, 8, 1607, 1608, 0}, /* 1948 */
    {RT_TERM_COND, 160, 19, 1948, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 36, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1950, 37, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1951, 15, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1951, 1320, 0, 0}, /* 1953 */
    {RT_TERM_BNOT, 1651, 0, 0, 0}, /* 1954 */
    {RT_TERM_SLICE, 1954, 2, 0, 32}, /* 1955 */
    {RT_TERM_COND, 15, 1955, 1651, 0}, /* 1956 */
    {RT_TERM_COND, 37, 1956, 12, 0}, /* 1957 */
    {RT_TERM_SLICE, 1957, 578, 0, 1}, /* 1958 */
    {RT_TERM_LAND, 1950, 1958, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1959, 37, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1960, 15, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1960, 1320, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 36, 1958, 0, 0}, /* 1963 */
    {RT_TERM_LNOT, 1963, 0, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1949, 1964, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1965, 37, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1966, 15, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1966, 1320, 0, 0}, /* 1968 */
    {RT_TERM_BNOT, 1957, 0, 0, 0}, /* 1969 */
    {RT_TERM_SLICE, 1969, 2, 0, 32}, /* 1970 */
    {RT_TERM_SLICE, 1957, 2, 0, 32}, /* 1971 */
    {RT_TERM_COND, 1963, 1970, 1971, 0}, /* 1972 */
    {RT_TERM_EQ, 1972, 2, 0, 0}, /* 1973 */
    {RT_TERM_LNOT, 1973, 0, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1949, 1974, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1975, 25, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1976, 36, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1977, 37, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1978, 15, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1978, 1320, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1977, 1958, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1981, 37, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1982, 15, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1982, 1320, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1976, 1964, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1985, 37, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1986, 15, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1986, 1320, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1975, 856, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1989, 36, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1990, 37, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1991, 15, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1991, 1320, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1990, 1958, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1994, 37, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1995, 15, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1995, 1320, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1989, 1964, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 37, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1999, 15, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1999, 1320, 0, 0}, /* 2001 */
    {RT_TERM_COND, 8, 1899, 1900, 0}, /* 2002 */
    {RT_TERM_COND, 160, 19, 2002, 0}, /* 2003 */
    {RT_TERM_LAND, 2003, 25, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2004, 36, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2005, 37, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2004, 46, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2007, 37, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 2003, 856, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 2009, 36, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2010, 37, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2009, 46, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2012, 37, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 1615, 36, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2014, 37, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 1615, 46, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 2016, 37, 0, 0}, /* 2017 */
    {RT_TERM_COND, 8, 1616, 1617, 0}, /* 2018 */
    {RT_TERM_COND, 160, 19, 2018, 0}, /* 2019 */
    {RT_TERM_LAND, 120, 5, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 120, 7, 0, 0}, /* 2021 */
    {RT_TERM_REG, 27, 0, 0, 3}, /* 2022 */
    {RT_TERM_LNOT, 2022, 0, 0, 0}, /* 2023 */
    {RT_TERM_COND, 0, 2022, 2023, 0}, /* 2024 */
    {RT_TERM_COND, 37, 19, 2024, 0}, /* 2025 */
    {RT_TERM_LAND, 2025, 18, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2025, 5, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 2025, 7, 0, 0}, /* 2028 */
    {RT_TERM_COND, 0, 370, 371, 0}, /* 2029 */
    {RT_TERM_COND, 37, 19, 2029, 0}, /* 2030 */
    {RT_TERM_LAND, 2030, 36, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 2031, 18, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 2031, 336, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2030, 46, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2034, 18, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 2034, 336, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 1058, 36, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 1058, 46, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 1058, 333, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 194, 933, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 194, 984, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2041, 990, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2041, 1513, 0, 0}, /* 2043 */
    {RT_TERM_BXOR, 20, 28, 0, 0}, /* 2044 */
    {RT_TERM_LNOT, 2044, 0, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2043, 2045, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 194, 0, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 194, 3, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2040, 2045, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2049, 0, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2049, 3, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2042, 0, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2042, 3, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 2046, 0, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2046, 3, 0, 0}, /* 2055 */
    {RT_TERM_LNOT, 194, 0, 0, 0}, /* 2056 */
    {RT_TERM_LOR, 2044, 2056, 0, 0}, /* 2057 */
    {RT_TERM_LNOT, 2057, 0, 0, 0}, /* 2058 */
    {RT_TERM_LAND, 2043, 2058, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 2059, 0, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2059, 3, 0, 0}, /* 2061 */
    {RT_TERM_COND, 14, 29, 30, 0}, /* 2062 */
    {RT_TERM_COND, 87, 19, 2062, 0}, /* 2063 */
    {RT_TERM_LAND, 2063, 36, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2063, 46, 0, 0}, /* 2065 */
    {RT_TERM_COND, 14, 20, 21, 0}, /* 2066 */
    {RT_TERM_COND, 87, 19, 2066, 0}, /* 2067 */
    {RT_TERM_LAND, 2067, 36, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2067, 46, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 318, 990, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2070, 933, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2071, 18, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 2071, 87, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 2070, 87, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 2070, 994, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2075, 87, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2070, 998, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2077, 87, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 2070, 18, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 318, 1513, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2080, 933, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2081, 18, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 2081, 87, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2080, 990, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2084, 87, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2080, 994, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 2086, 87, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2080, 998, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2088, 87, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 2080, 18, 0, 0}, /* 2090 */
    {RT_TERM_COND, 18, 584, 13, 0}, /* 2091 */
    {RT_TERM_SLICE, 2091, 964, 0, 5}, /* 2092 */
    {RT_TERM_BAND, 50, 2092, 0, 0}, /* 2093 */
    {RT_TERM_COND, 87, 937, 17, 0}, /* 2094 */
    {RT_TERM_SLICE, 2094, 2, 0, 5}, /* 2095 */
    {RT_TERM_BNOT, 2092, 0, 0, 0}, /* 2096 */
    {RT_TERM_BAND, 2095, 2096, 0, 0}, /* 2097 */
    {RT_TERM_BAND, 2097, 578, 0, 0}, /* 2098 */
    {RT_TERM_BOR, 2093, 2098, 0, 0}, /* 2099 */
    {RT_TERM_SUB, 50, 2095, 0, 0}, /* 2100 */
    {RT_TERM_ADD, 50, 2095, 0, 0}, /* 2101 */
    {RT_TERM_BXOR, 50, 2095, 0, 0}, /* 2102 */
    {RT_TERM_COND, 998, 2102, 50, 0}, /* 2103 */
    {RT_TERM_COND, 994, 2101, 2103, 0}, /* 2104 */
    {RT_TERM_COND, 990, 2100, 2104, 0}, /* 2105 */
    {RT_TERM_COND, 933, 2099, 2105, 0}, /* 2106 */
    {RT_TERM_SLICE, 2091, 2, 0, 5}, /* 2107 */
    {RT_TERM_BAND, 2107, 2096, 0, 0}, /* 2108 */
    {RT_TERM_BAND, 2108, 578, 0, 0}, /* 2109 */
    {RT_TERM_BOR, 2093, 2109, 0, 0}, /* 2110 */
    {RT_TERM_GE, 2106, 2110, 0, 0}, /* 2111 */
    {RT_TERM_LE, 2106, 2110, 0, 0}, /* 2112 */
    {RT_TERM_COND, 990, 2111, 2112, 0}, /* 2113 */
    {RT_TERM_LAND, 318, 2113, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2114, 933, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2115, 18, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2115, 87, 0, 0}, /* 2117 */
    {RT_TERM_LAND, 2114, 990, 0, 0}, /* 2118 */
    {RT_TERM_LAND, 2118, 87, 0, 0}, /* 2119 */
    {RT_TERM_LAND, 2114, 994, 0, 0}, /* 2120 */
    {RT_TERM_LAND, 2120, 87, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 2114, 998, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 2122, 87, 0, 0}, /* 2123 */
    {RT_TERM_GE, 2106, 2, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2114, 2124, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2125, 933, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2126, 18, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2126, 87, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2125, 990, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2129, 87, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2125, 994, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2131, 87, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2125, 998, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2133, 87, 0, 0}, /* 2134 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 2135 */
    {RT_TERM_LT, 2106, 2135, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 2125, 2136, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2137, 933, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2138, 18, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2138, 87, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2137, 990, 0, 0}, /* 2141 */
    {RT_TERM_LAND, 2141, 87, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 2137, 994, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2143, 87, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2137, 998, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2145, 87, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 1407, 87, 0, 0}, /* 2147 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 2148 */
    {RT_TERM_LAND, 1407, 2148, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 732, 87, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 732, 2148, 0, 0}, /* 2151 */
    {RT_TERM_REG, 27, 0, 0, 0}, /* 2152 */
    {RT_TERM_SEXT, 15, 0, 0, 32}, /* 2153 */
    {RT_TERM_REG, 11, 0, 0, 1}, /* 2154 */
    {RT_TERM_COND, 313, 50, 2154, 0}, /* 2155 */
    {RT_TERM_COND, 904, 50, 2155, 0}, /* 2156 */
    {RT_TERM_COND, 16, 17, 2156, 0}, /* 2157 */
    {RT_TERM_COND, 14, 2153, 2157, 0}, /* 2158 */
    {RT_TERM_COND, 87, 2152, 2158, 0}, /* 2159 */
    {RT_TERM_SLICE, 2159, 2, 0, 32}, /* 2160 */
    {RT_TERM_SLICE, 2160, 2, 0, 1}, /* 2161 */
    {RT_TERM_LAND, 732, 2161, 0, 0}, /* 2162 */
    {RT_TERM_MUL, 964, 25, 0, 0}, /* 2163 */
    {RT_TERM_SLICE, 2160, 19, 0, 1}, /* 2164 */
    {RT_TERM_LAND, 732, 2164, 0, 0}, /* 2165 */
    {RT_TERM_SLICE, 2160, 75, 0, 1}, /* 2166 */
    {RT_TERM_LAND, 732, 2166, 0, 0}, /* 2167 */
    {RT_TERM_SLICE, 2160, 945, 0, 1}, /* 2168 */
    {RT_TERM_LAND, 732, 2168, 0, 0}, /* 2169 */
    {RT_TERM_SLICE, 2160, 954, 0, 1}, /* 2170 */
    {RT_TERM_LAND, 732, 2170, 0, 0}, /* 2171 */
    {RT_TERM_SLICE, 2160, 1006, 0, 1}, /* 2172 */
    {RT_TERM_LAND, 732, 2172, 0, 0}, /* 2173 */
    {RT_TERM_SLICE, 2160, 1011, 0, 1}, /* 2174 */
    {RT_TERM_LAND, 732, 2174, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 786, 37, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 786, 0, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 786, 3, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 821, 18, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 821, 7, 0, 0}, /* 2180 */
    {RT_TERM_SHL, 19, 50, 0, 0}, /* 2181 */
    {RT_TERM_SUB, 2181, 19, 0, 0}, /* 2182 */
    {RT_TERM_SHL, 75, 50, 0, 0}, /* 2183 */
    {RT_TERM_SUB, 2183, 19, 0, 0}, /* 2184 */
    {RT_TERM_BNOT, 2184, 0, 0, 0}, /* 2185 */
    {RT_TERM_SLICE, 2185, 2, 0, 32}, /* 2186 */
    {RT_TERM_BNOT, 2182, 0, 0, 0}, /* 2187 */
    {RT_TERM_SLICE, 2187, 2, 0, 32}, /* 2188 */
};

static const struct rt_use uses_atom_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
};
static const struct rt_use uses_atom_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 4, 2, 1},
};
static const struct rt_use uses_atom_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 6, 2, 1},
};
static const struct rt_use uses_atom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 6, 2, 1},
};
static const struct rt_use uses_atom_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 4, 2, 1},
};
static const struct rt_use uses_atom_ca[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 10, 2, 1},
};
static const struct rt_use uses_red_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 6, 2, 1},
};
static const struct rt_use uses_red_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 11, 2, 1},
};
static const struct rt_use uses_red_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 11, 2, 1},
};
static const struct rt_use uses_atoms_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 12, 2, 1},
};
static const struct rt_use uses_atoms_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 13, 2, 1},
};
static const struct rt_use uses_atoms_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 13, 2, 1},
};
static const struct rt_use uses_atoms_ct[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 11, 2, 1},
};
static const struct rt_use uses_atoms_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 15, 2, 1},
};
static const struct rt_use uses_atoms_po[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 17, 2, 1},
};
static const struct rt_use uses_bssy[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 24, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 26, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 19, 27, 2, 32},
};
static const struct rt_use uses_break[] = {
    {RT_USE_READ, 0, 0, -1, 4, 19, 27, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 33, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 34, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 19, 27, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 35, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 5, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 7, 17, 2, 1},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, 0, -1, 3, 5, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 7, 28, 2, 1},
};
static const struct rt_use uses_syncs_cctl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 36, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 36, 2, 1},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 28, 2, 1},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 15, 2, 1},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 14, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 16, 28, 2, 1},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, 0, -1, 3, 14, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 16, 27, 2, 1},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, 0, -1, 3, 14, 36, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 16, 36, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 17, 2, 1},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 27, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 27, 2, 1},
};
static const struct rt_use uses_cctlt_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 25, 2, 1},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 28, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 44, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 44, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 47, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 43, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 43, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 53, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 53, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 54, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 52, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 52, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 52, 55, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 60, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 60, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 61, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 59, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 59, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 65, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 65, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 66, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 64, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 64, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 64, 67, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 70, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 70, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 71, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 69, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 69, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 73, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 73, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 74, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 72, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 72, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 72, 67, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 77, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 77, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 81, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 81, 45, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 82, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 80, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 80, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 80, 55, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 41, 27, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 91, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 91, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 93, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 90, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 90, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 95, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 95, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 94, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 94, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 94, 55, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 99, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 97, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 97, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 102, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 100, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 100, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 100, 67, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 105, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 105, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 106, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 104, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 104, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 108, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 108, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 109, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 107, 62, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 107, 63, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 107, 67, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 112, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 112, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 113, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 111, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 111, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 115, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 115, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 116, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 114, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 114, 49, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 114, 55, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 86, 28, 2, 1},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 122, 15, 2, 1},
    {RT_USE_HALT, 0, 0, -1, -1, 132, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 134, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 142, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 143, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 146, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 149, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 150, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 152, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 153, 28, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 148, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 155, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 156, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 158, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 159, 28, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 165, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 166, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 173, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 174, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 176, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 180, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 181, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 183, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 185, 17, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 179, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 187, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 188, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 190, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 191, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 192, 17, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 195, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 196, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 205, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 206, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 208, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 209, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 211, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 212, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 214, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 215, 25, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 210, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 217, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 218, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 220, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 25, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 225, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 231, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 237, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 238, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 240, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 241, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 242, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 244, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 245, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 247, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 248, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 249, 15, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 243, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 251, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 252, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 254, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 255, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 256, 15, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 265, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 266, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 267, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 268, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 270, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 271, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 273, 265, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 273, 266, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 274, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 275, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 277, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 278, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 272, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 280, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 281, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 283, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 284, 27, 2, 1},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 195, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 196, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 288, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 289, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 291, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 292, 27, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 294, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 295, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 298, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 293, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 300, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 301, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 303, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 304, 27, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 267, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 268, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 270, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 271, 27, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 274, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 275, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 277, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 278, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 272, 50, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 280, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 281, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 283, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 284, 27, 2, 1},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 27, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 27, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 6, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 6, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 10, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 312, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 314, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 311, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 4, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 10, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 316, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 35, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 319, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 319, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 320, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 320, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 321, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 321, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 323, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 323, 322, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 318, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 318, 324, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 331, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 331, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 332, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 332, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 334, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 334, 335, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 337, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 337, 335, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 330, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 330, 324, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 342, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 342, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 343, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 343, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 344, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 344, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 345, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 345, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 347, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 347, 348, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 350, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 350, 348, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 324, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 359, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 359, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 360, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 360, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 361, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 361, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 362, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 362, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 363, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 363, 348, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 364, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 364, 348, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 365, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 365, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 366, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 358, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 358, 324, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 374, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 374, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 375, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 375, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 377, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 377, 322, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 379, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 379, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 380, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 373, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 373, 324, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 388, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 388, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 389, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 389, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 390, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 390, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 392, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 392, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 393, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 393, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 394, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 394, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 397, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 399, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 400, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 400, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 401, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 401, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 402, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 402, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 403, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 403, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 404, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 404, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 406, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 408, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 408, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 409, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 409, 92, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 410, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 410, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 411, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 411, 391, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 412, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 412, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 413, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 413, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 407, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 386, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 414, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 415, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 386, 28, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 422, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 423, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 424, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 425, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 426, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 427, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 429, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 430, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 431, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 433, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 434, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 437, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 438, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 439, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 440, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 441, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 442, 4, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 419, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 447, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 448, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 449, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 450, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 451, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 452, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 454, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 455, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 456, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 457, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 458, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 459, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 461, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 462, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 463, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 464, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 465, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 466, 309, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 444, 15, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 473, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 474, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 475, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 477, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 478, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 479, 352, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 480, 352, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 482, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 483, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 484, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 485, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 486, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 488, 352, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 489, 352, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 491, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 492, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 493, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 494, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 495, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 496, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 497, 352, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 498, 352, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 471, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 500, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 501, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 502, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 503, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 504, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 507, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 508, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 509, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 510, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 511, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 514, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 515, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 516, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 517, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 518, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 519, 309, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 358, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 533, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 534, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 536, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 537, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 539, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 541, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 545, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 548, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 549, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 550, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 551, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 552, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 553, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 556, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 557, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 558, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 559, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 560, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 561, 4, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 524, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 563, 50, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 467, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 566, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 569, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 570, 28, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 573, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 574, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 575, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 576, 10, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 604, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 607, 28, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 609, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 610, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 611, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 612, 10, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 615, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 617, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 618, 28, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 620, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 621, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 622, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 623, 10, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 565, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 626, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 627, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 628, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 629, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 630, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 631, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 632, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 635, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 636, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 637, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 638, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 639, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 640, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 641, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 644, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 645, 17, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 646, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 647, 11, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 648, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 649, 4, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 643, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 386, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 651, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 652, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 653, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 654, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 655, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 656, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 657, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 659, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 660, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 661, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 662, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 663, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 664, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 665, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 667, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 668, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 669, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 670, 35, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 671, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 672, 309, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 666, 316, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 471, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 673, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 674, 316, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 471, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 10, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 308, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 676, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 676, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 676, 28, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 6, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_hadd2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 677, 678, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 679, 678, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 680, 681, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 682, 681, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 684, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 685, 50, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 686, 687, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 687, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 689, 690, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 691, 690, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 684, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 685, 50, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 692, 693, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 694, 693, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 695, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 695, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 563, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 696, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 697, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 467, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 563, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 698, 699, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 700, 699, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 563, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 696, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 697, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 698, 695, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 700, 695, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 563, 50, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 686, 693, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 693, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 686, 681, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 681, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 686, 701, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 701, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 368, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 369, 50, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 703, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 705, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 707, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 709, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 710, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 711, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 713, 309, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 386, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 386, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 386, 27, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 698, 678, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 700, 678, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 719, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 720, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 722, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 723, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 725, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 726, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 727, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 728, 309, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 718, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 718, 695, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 718, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 718, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 718, 27, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 562, 50, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 732, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 732, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 733, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 734, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 732, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 311, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 735, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 737, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 311, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 739, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 740, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 741, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 743, 11, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 739, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 745, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 745, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 739, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 739, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 739, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 311, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 311, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 746, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 747, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 311, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 749, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 750, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 751, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 752, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 754, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 749, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 749, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 756, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 756, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 758, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 759, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 756, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 756, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 762, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 763, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 764, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 765, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 766, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 767, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 768, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 768, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 770, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 770, 380, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 771, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 774, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 775, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 776, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 777, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 778, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 779, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 780, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 780, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 781, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 781, 380, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 773, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 773, 782, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 787, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 787, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 788, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 788, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 790, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 790, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 792, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 792, 791, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 793, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 795, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 795, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 796, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 796, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 798, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 798, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 799, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 799, 791, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 794, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 794, 782, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 802, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 803, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 804, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 805, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 806, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 807, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 808, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 808, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 809, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 809, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 801, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 810, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 812, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 813, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 814, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 815, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 816, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 817, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 818, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 818, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 819, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 819, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 811, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 811, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 811, 782, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 822, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 822, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 823, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 823, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 825, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 825, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 826, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 826, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 821, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 827, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 829, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 829, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 830, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 830, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 832, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 832, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 833, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 833, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 828, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 828, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 828, 782, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 762, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 763, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 764, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 765, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 766, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 767, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 768, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 768, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 770, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 770, 380, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 771, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 761, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 787, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 787, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 788, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 788, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 790, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 790, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 792, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 792, 791, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 793, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 786, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 802, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 803, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 804, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 805, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 806, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 807, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 808, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 808, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 809, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 809, 380, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 801, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 810, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 801, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 822, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 822, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 823, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 823, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 825, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 825, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 826, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 826, 791, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 821, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 827, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 821, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 835, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 836, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 837, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 835, 10, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 835, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 838, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 839, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 840, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 838, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 842, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 843, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 844, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 845, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 843, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 847, 352, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 848, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 852, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 854, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 855, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 858, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 859, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 862, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 862, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 864, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 865, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 867, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 868, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 870, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 870, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 872, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 873, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 876, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 878, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 878, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 880, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 881, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 883, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 884, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 886, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 886, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 888, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 889, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 891, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 893, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 893, 4, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 895, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 898, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 899, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 850, 15, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 903, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 905, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 906, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 907, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 909, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 910, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 911, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 912, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 913, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 914, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 915, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 916, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 918, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 919, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 920, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 921, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 923, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 924, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 925, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 926, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 927, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 928, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 929, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 930, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 901, 15, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 935, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 936, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 947, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 947, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 948, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 949, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 951, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 951, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 952, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 953, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 957, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 957, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 958, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 959, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 961, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 961, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 962, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 963, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 967, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 967, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 968, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 969, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 971, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 971, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 972, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 973, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 977, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 977, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 978, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 979, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 981, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 981, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 982, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 983, 35, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 934, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 989, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 989, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 992, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 993, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 996, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 997, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1000, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1001, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1004, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1005, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1010, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1014, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1015, 35, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 989, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1018, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1022, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1023, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1022, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1025, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1026, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1025, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1030, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1032, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1033, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1032, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1036, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1037, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1036, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1040, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1043, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1044, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1043, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1047, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1018, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1049, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1050, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1051, 15, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1052, 15, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 15, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1054, 15, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1055, 15, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 15, 2, 2},
    {RT_USE_WRITE, 0, 1, -1, 0, 1049, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1058, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1063, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1064, 11, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1058, 36, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1068, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1069, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1070, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1071, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1072, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1073, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1090, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1091, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1092, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1093, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1094, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1095, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1101, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1105, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1106, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1107, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1108, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1110, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1112, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1113, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1114, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1115, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1116, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1117, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1119, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1122, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1123, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1125, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1126, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1127, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1129, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1130, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1131, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1132, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1133, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1134, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1121, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1066, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1135, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1136, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1066, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1140, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1142, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1143, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1144, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1145, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1150, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1155, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1158, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1159, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1162, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1165, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1166, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1167, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1170, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1175, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1178, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1181, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1184, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1185, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1186, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1188, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1190, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1191, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1192, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1193, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1194, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1195, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1197, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1199, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1200, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1201, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1202, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1203, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1204, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1207, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1209, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1210, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1211, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1212, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1213, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1214, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1216, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1217, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1218, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1219, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1220, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1221, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1198, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1222, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1140, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1142, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1143, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1144, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1145, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1225, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1226, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1227, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1228, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1229, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1230, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1231, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1175, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1178, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1233, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1234, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1235, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1236, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1237, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1238, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1239, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1199, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1200, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1201, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1202, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1203, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1204, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1241, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1242, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1243, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1244, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1245, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1246, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1198, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1247, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1248, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1140, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1142, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1143, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1144, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1145, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1249, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1250, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1155, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1158, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1159, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1162, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1165, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1166, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1167, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1256, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1175, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1178, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1257, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1258, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1184, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1185, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1186, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1188, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1190, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1191, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1192, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1193, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1194, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1195, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1260, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1199, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1200, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1201, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1202, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1203, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1204, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1261, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1262, 316, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1209, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1210, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1211, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1212, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1213, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1214, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1216, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1217, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1218, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1219, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1220, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1221, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1198, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1263, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1264, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1138, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1265, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1266, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1268, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1269, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1271, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1272, 10, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 756, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1273, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1274, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1275, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1277, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1278, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1280, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1281, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 444, 309, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 444, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1282, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 352, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1283, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1283, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1284, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1284, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1286, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1287, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1289, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1290, 10, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 749, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1291, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 467, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1294, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1294, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1295, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1295, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1297, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1298, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1300, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1301, 10, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1293, 316, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1293, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1302, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1303, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1304, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 732, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 732, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1305, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1306, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1307, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1058, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1058, 6, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1058, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1308, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1309, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1312, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1313, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 318, 36, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1316, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1317, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1315, 36, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1319, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1321, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1323, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1324, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1341, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1342, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1344, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1345, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1350, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1351, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1353, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1354, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1365, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1366, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1368, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1369, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1372, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1373, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1375, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1376, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1379, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1380, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1382, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1383, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1387, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1388, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1390, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1391, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1394, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1395, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1397, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1398, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1401, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1402, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1404, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1405, 6, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 786, 27, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1408, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1410, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1411, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1413, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1414, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1415, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1417, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1418, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1420, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1421, 6, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1407, 27, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1423, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1424, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1426, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1427, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1422, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1425, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1017, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1431, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1432, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1430, 36, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1434, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1437, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1438, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1439, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1440, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1441, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1442, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1445, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1446, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1447, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1448, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1449, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1450, 35, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1434, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 309, 2, 1},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 309, 2, 1},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 10, 2, 1},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 10, 2, 1},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 35, 2, 1},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 1, 2, 1},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 6, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 6, 2, 1},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 13, 2, 1},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1455, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1459, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1463, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1467, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1472, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1477, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1480, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1457, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1457, 1481, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1485, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1488, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1491, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1494, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1497, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1499, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1483, 27, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 5, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 7, 17, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1503, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1503, 324, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1505, 25, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 14, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 16, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1508, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1510, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1512, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1515, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1518, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1521, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1523, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1509, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1509, 324, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1525, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1527, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1529, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1531, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1533, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1534, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1524, 25, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, 0, -1, 3, 14, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 16, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1536, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1538, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1540, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1542, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1544, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1546, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1547, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1537, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1537, 324, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1549, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1551, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1553, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1555, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1557, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1558, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1548, 25, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, 0, -1, 3, 5, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 7, 12, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 27, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 1562, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1563, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1564, 1565, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1561, 36, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 1567, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1568, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1569, 1565, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1566, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1573, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1573, 324, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1581, 1571, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 1581, 1582, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1581, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1581, 324, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 467, 2, 1},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 316, 2, 1},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 316, 2, 1},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 352, 2, 1},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 467, 2, 1},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 695, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 695, 2, 1},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1583, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1583, 2, 1},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 309, 2, 1},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 352, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 352, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 4, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 11, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 13, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 12, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 15, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_tex_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 699, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 699, 2, 1},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 678, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 678, 2, 1},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 467, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 467, 2, 1},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 678, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 678, 2, 1},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 695, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 695, 2, 1},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 316, 2, 1},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 520, 1583, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 521, 1583, 2, 1},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 351, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 353, 309, 2, 1},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 1, 2, 1},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 316, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 316, 2, 1},
};
static const struct rt_use uses_uiadd3_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1588, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1591, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1592, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1593, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1595, 35, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1587, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1587, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1587, 27, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 698, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 700, 309, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1600, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1601, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1603, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1604, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1605, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1606, 35, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1599, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1599, 4, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1599, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1599, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1599, 27, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 6, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1610, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1611, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1612, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1613, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1610, 25, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1615, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1615, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1615, 25, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1619, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1620, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1621, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1622, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1619, 11, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1619, 25, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1610, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1610, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1610, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1610, 25, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1627, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1628, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1629, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1630, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1631, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1631, 1632, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1633, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1633, 1632, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1634, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1626, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1626, 324, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 520, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 521, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1637, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1638, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1639, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1640, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1641, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1641, 1632, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1642, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1642, 1632, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1636, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1643, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1636, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1636, 324, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1647, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1648, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1649, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1650, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1664, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1665, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1666, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1667, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1673, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1676, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1677, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1678, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1679, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1681, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1682, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1683, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1684, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1686, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1688, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1689, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1690, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1691, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1693, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1694, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1695, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1696, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1687, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1645, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1697, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1698, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1645, 15, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1704, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1705, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1706, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1707, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1709, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1710, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1711, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1712, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1713, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1716, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1717, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1718, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1719, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1721, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1722, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1723, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1724, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1725, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1727, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1728, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1729, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1730, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1732, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1733, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1734, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1735, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1726, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1736, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1737, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 15, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1704, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1705, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1706, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1707, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1740, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1745, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1746, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1747, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1748, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1750, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1751, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1752, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1753, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1757, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1716, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1717, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1718, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1719, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1760, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1762, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1763, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1764, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1765, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1767, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1768, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1769, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1770, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1772, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1727, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1728, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1729, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1730, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1775, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1777, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1778, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1779, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1780, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1782, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1783, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1784, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1785, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1726, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1786, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1787, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 15, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1704, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1705, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1706, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1707, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1788, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1789, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1745, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1746, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1747, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1748, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1750, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1751, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1752, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1753, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1795, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1716, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1717, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1718, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1719, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1796, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1797, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1762, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1763, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1764, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1765, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1767, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1768, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1769, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1770, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1799, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1727, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1728, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1729, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1730, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1800, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1801, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1777, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1778, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1779, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1780, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1782, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1783, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1784, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1785, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1726, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1802, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1803, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1702, 15, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1806, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1807, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1809, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1810, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1805, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1811, 25, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1812, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1813, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1814, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1815, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1587, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1587, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1816, 25, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1817, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1817, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1818, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1818, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1820, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1821, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1619, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1822, 25, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 520, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 521, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1826, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1826, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1827, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1827, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1829, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1830, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1825, 6, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1825, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1831, 25, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1832, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1833, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1610, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1610, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1834, 25, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, 0, -1, 3, 351, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 353, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1817, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1818, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1619, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1619, 11, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 1619, 36, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 1822, 25, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 520, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 521, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1636, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1835, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1636, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1636, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1637, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1638, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1637, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1836, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1639, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1640, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1639, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 1837, 35, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1838, 25, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1842, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1842, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1844, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1846, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1848, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1848, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1850, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1852, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1853, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1853, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1855, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1857, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1859, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1859, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1861, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1863, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1865, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1865, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1867, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1869, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1870, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1870, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1872, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1874, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1840, 15, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1878, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1879, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1880, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1882, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1883, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1884, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1885, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1886, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1887, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1889, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1890, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1891, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1893, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1894, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1895, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1896, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1897, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1898, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1876, 15, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1903, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1908, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1908, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1909, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1911, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1911, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1912, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1915, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1915, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1916, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1918, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1918, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1919, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1922, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1922, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1923, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1925, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1925, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1926, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1929, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1929, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1930, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1932, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1932, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1933, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1902, 25, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1902, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1934, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1937, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1902, 36, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1942, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1941, 36, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1946, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1947, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1944, 36, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1952, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1953, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1961, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1962, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1967, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1968, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1979, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1980, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1983, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1984, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1987, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1988, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1992, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1993, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1996, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1997, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2000, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2001, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1949, 27, 2, 32},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2004, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2006, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2008, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2009, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2011, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2013, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2003, 27, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2015, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2017, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2014, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2016, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 1615, 25, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 6, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1645, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1645, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1645, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1645, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1645, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2019, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2019, 15, 578, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2019, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2019, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2019, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1876, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1876, 15, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1876, 17, 578, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1876, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1876, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1949, 27, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1949, 28, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 1949, 15, 578, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1949, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 1949, 25, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, 0, -1, 3, 305, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 306, 12, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 17, 2, 1},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 28, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 8, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 9, 15, 2, 1},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 120, 28, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 2020, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2021, 17, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 120, 27, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2026, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2027, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2028, 1565, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2025, 36, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2031, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2032, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2033, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2034, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2035, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2036, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2030, 10, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2030, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2037, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2037, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2038, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2038, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2039, 6, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1058, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 4, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 309, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 309, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 325, 50, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 194, 15, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 195, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2040, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2042, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2043, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2046, 15, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 194, 27, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2047, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2048, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 194, 15, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 195, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2040, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2050, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2051, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2052, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2053, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2042, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2043, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2054, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2055, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2060, 17, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2061, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2059, 15, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 194, 27, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 28, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2064, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2064, 1481, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2065, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2063, 25, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 16, 15, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2068, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2068, 266, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2069, 28, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2067, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2067, 27, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 318, 28, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2072, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2073, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2074, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2076, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2078, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2079, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2082, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2083, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2085, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2087, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2089, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2090, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2116, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2117, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2119, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2121, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2123, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2127, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2128, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2130, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2132, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2134, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2139, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2140, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2142, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2144, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2146, 15, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 318, 27, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 318, 25, 2, 1},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1407, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2147, 15, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2149, 6, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 19, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 75, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 945, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 954, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 1006, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 1011, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1407, 25, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2150, 27, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2151, 11, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2162, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2162, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2165, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2165, 19, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2167, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2167, 75, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2169, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2169, 945, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2171, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2171, 954, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2173, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2173, 1006, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2175, 36, 2163, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2175, 1011, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 307, 50, 2, 32},
};
static const struct rt_use uses_plop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 786, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 786, 17, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2177, 11, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2178, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 786, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 786, 25, 2, 1},
};
static const struct rt_use uses_plop3_sign_one[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 821, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2179, 15, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2180, 11, 578, 1},
    {RT_USE_READ, 0, 0, -1, 2, 821, 6, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 821, 28, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2179, 15, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2180, 11, 578, 1},
    {RT_USE_READ, 0, 0, -1, 0, 821, 35, 578, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 305, 4, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 306, 4, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 821, 27, 578, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2179, 15, 578, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2180, 11, 578, 1},
    {RT_USE_READ, 0, 0, -1, 0, 821, 35, 578, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 36, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 821, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 315, 50, 2, 32},
};

static const struct rt_use_list forms[] = {
    [VOLTA_ATOM_V] = {uses_atom_v, 2},
    [VOLTA_ATOM_T] = {uses_atom_v, 2},
    [VOLTA_ATOM_TU] = {uses_atom_tu, 2},
    [VOLTA_ATOM_A] = {uses_atom_a, 2},
    [VOLTA_ATOM_D] = {uses_atom_d, 2},
    [VOLTA_ATOM_H] = {uses_atom_a, 2},
    [VOLTA_ATOM_HD] = {uses_atom_d, 2},
    [VOLTA_ATOM_F] = {uses_atom_a, 2},
    [VOLTA_ATOM_FD] = {uses_atom_d, 2},
    [VOLTA_ATOM_CV] = {uses_atom_cv, 2},
    [VOLTA_ATOM_CT] = {uses_atom_cv, 2},
    [VOLTA_ATOM_CA] = {uses_atom_ca, 2},
    [VOLTA_ATOM_CH] = {uses_atom_ca, 2},
    [VOLTA_ATOMG_V] = {uses_atom_v, 2},
    [VOLTA_ATOMG_T] = {uses_atom_v, 2},
    [VOLTA_ATOMG_TU] = {uses_atom_tu, 2},
    [VOLTA_ATOMG_A] = {uses_atom_a, 2},
    [VOLTA_ATOMG_D] = {uses_atom_d, 2},
    [VOLTA_ATOMG_H] = {uses_atom_a, 2},
    [VOLTA_ATOMG_HD] = {uses_atom_d, 2},
    [VOLTA_ATOMG_F] = {uses_atom_a, 2},
    [VOLTA_ATOMG_FD] = {uses_atom_d, 2},
    [VOLTA_ATOMG_CV] = {uses_atom_v, 2},
    [VOLTA_ATOMG_CT] = {uses_atom_v, 2},
    [VOLTA_ATOMG_CA] = {uses_atom_a, 2},
    [VOLTA_ATOMG_CH] = {uses_atom_a, 2},
    [VOLTA_RED_V] = {uses_red_v, 2},
    [VOLTA_RED_T] = {uses_red_v, 2},
    [VOLTA_RED_TU] = {uses_atom_ca, 2},
    [VOLTA_RED_A] = {uses_red_a, 2},
    [VOLTA_RED_D] = {uses_red_d, 2},
    [VOLTA_REDG_H] = {uses_red_a, 2},
    [VOLTA_REDG_HD] = {uses_red_d, 2},
    [VOLTA_REDG_F] = {uses_red_a, 2},
    [VOLTA_REDG_FD] = {uses_red_d, 2},
    [VOLTA_ATOMS_V] = {uses_atoms_v, 2},
    [VOLTA_ATOMS_T] = {uses_atoms_t, 2},
    [VOLTA_ATOMS_A] = {uses_atoms_t, 2},
    [VOLTA_ATOMS_TU] = {uses_red_a, 2},
    [VOLTA_ATOMS_H] = {uses_atoms_t, 2},
    [VOLTA_ATOMS_HU] = {uses_red_a, 2},
    [VOLTA_ATOMS_CV] = {uses_atoms_cv, 2},
    [VOLTA_ATOMS_CT] = {uses_atoms_ct, 2},
    [VOLTA_ATOMS_CH] = {uses_atoms_ct, 2},
    [VOLTA_ATOMS_P] = {uses_atoms_p, 2},
    [VOLTA_ATOMS_PO] = {uses_atoms_po, 2},
    [VOLTA_ATOMS_HP] = {uses_atoms_p, 2},
    [VOLTA_ATOMS_HPO] = {uses_atoms_po, 2},
    [VOLTA_BSSY] = {uses_bssy, 5},
    [VOLTA_BSYNC] = {NULL, 0},
    [VOLTA_BREAK] = {uses_break, 6},
    [VOLTA_BMOV_R] = {NULL, 0},
    [VOLTA_BMOV_B] = {NULL, 0},
    [VOLTA_BMOV_L] = {NULL, 0},
    [VOLTA_BMOV_RB] = {NULL, 0},
    [VOLTA_BMOV_RU] = {NULL, 0},
    [VOLTA_BMOV_BB] = {NULL, 0},
    [VOLTA_YIELD] = {NULL, 0},
    [VOLTA_NANOSLEEP_N] = {NULL, 0},
    [VOLTA_NANOSLEEP_C] = {NULL, 0},
    [VOLTA_WARPSYNC_R] = {NULL, 0},
    [VOLTA_WARPSYNC_M] = {NULL, 0},
    [VOLTA_WARPSYNC_H] = {NULL, 0},
    [VOLTA_WARPSYNC_A] = {NULL, 0},
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {NULL, 0},
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {NULL, 0},
    [VOLTA_ENDCOLLECTIVE] = {NULL, 0},
    [VOLTA_BAR_SYNC] = {NULL, 0},
    [VOLTA_BAR_ARV] = {NULL, 0},
    [VOLTA_BAR_RED] = {NULL, 0},
    [VOLTA_BAR_ALL] = {NULL, 0},
    [VOLTA_B2R_R] = {NULL, 0},
    [VOLTA_B2R_B] = {NULL, 0},
    [VOLTA_R2B] = {NULL, 0},
    [VOLTA_DEPBAR_LE] = {NULL, 0},
    [VOLTA_DEPBAR_N] = {NULL, 0},
    [VOLTA_DEPBAR_U] = {NULL, 0},
    [VOLTA_CSMTEST] = {NULL, 0},
    [VOLTA_PMTRIG] = {NULL, 0},
    [VOLTA_RPCMOV_R] = {NULL, 0},
    [VOLTA_RPCMOV_G] = {NULL, 0},
    [VOLTA_RPCMOV_L] = {NULL, 0},
    [VOLTA_CTAID_S] = {NULL, 0},
    [VOLTA_CTAID_G] = {NULL, 0},
    [VOLTA_CTAID_M] = {NULL, 0},
    [VOLTA_SYNCS_ARR] = {uses_syncs_arr, 2},
    [VOLTA_SYNCS_CHK] = {uses_atoms_t, 2},
    [VOLTA_SYNCS_X] = {uses_syncs_x, 2},
    [VOLTA_SYNCS_LD] = {uses_syncs_ld, 2},
    [VOLTA_SYNCS_CAS] = {uses_syncs_x, 2},
    [VOLTA_SYNCS_CCTL] = {uses_syncs_cctl, 2},
    [VOLTA_ARRIVES] = {uses_arrives, 2},
    [VOLTA_STAS] = {uses_stas, 2},
    [VOLTA_REDAS] = {uses_stas, 2},
    [VOLTA_UBLKCP] = {uses_ublkcp, 2},
    [VOLTA_UBLKRED] = {uses_ublkcp, 2},
    [VOLTA_UBLKPF] = {uses_ublkpf, 2},
    [VOLTA_UTMALDG_D] = {uses_ublkcp, 2},
    [VOLTA_UTMALDG_S] = {uses_ublkpf, 2},
    [VOLTA_UTMASTG] = {uses_ublkpf, 2},
    [VOLTA_UTMAREDG] = {uses_ublkpf, 2},
    [VOLTA_UTMAPF_D] = {uses_ublkcp, 2},
    [VOLTA_UTMAPF_S] = {uses_ublkpf, 2},
    [VOLTA_UTMACCTL] = {uses_utmacctl, 2},
    [VOLTA_UTMACMDFLUSH] = {uses_utmacctl, 2},
    [VOLTA_ACQBULK] = {uses_syncs_cctl, 2},
    [VOLTA_FENCE] = {uses_syncs_cctl, 2},
    [VOLTA_CCTL_V] = {uses_cctl_v, 2},
    [VOLTA_CCTL_T] = {uses_cctl_v, 2},
    [VOLTA_CCTL_U] = {uses_atoms_v, 2},
    [VOLTA_CCTL_VA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_TA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_A] = {uses_cctl_va, 2},
    [VOLTA_CCTLL_V] = {uses_arrives, 2},
    [VOLTA_CCTLL_T] = {uses_arrives, 2},
    [VOLTA_CCTLL_U] = {uses_stas, 2},
    [VOLTA_CCTLT_ALL] = {uses_syncs_cctl, 2},
    [VOLTA_CCTLT_R] = {uses_cctlt_r, 2},
    [VOLTA_CCTLT_C] = {uses_cctl_va, 2},
    [VOLTA_CCTLT_U] = {uses_cctlt_r, 2},
    [VOLTA_MEMBAR_V] = {uses_membar_v, 2},
    [VOLTA_MEMBAR_A] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_H] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_AS] = {uses_cctl_va, 2},
    [VOLTA_ERRBAR_V] = {uses_syncs_cctl, 2},
    [VOLTA_ERRBAR_A] = {uses_syncs_cctl, 2},
    [VOLTA_QSPC_V] = {uses_qspc_v, 47},
    [VOLTA_QSPC_T] = {uses_qspc_t, 47},
    [VOLTA_QSPC_TU] = {uses_atoms_cv, 2},
    [VOLTA_QSPC_U] = {uses_atoms_ct, 2},
    [VOLTA_UCGABAR_ARV] = {NULL, 0},
    [VOLTA_UCGABAR_WAIT] = {NULL, 0},
    [VOLTA_CGAERRBAR] = {NULL, 0},
    [VOLTA_WARPGROUP] = {NULL, 0},
    [VOLTA_WARPGROUPSET] = {NULL, 0},
    [VOLTA_USETMAXREG_U] = {NULL, 0},
    [VOLTA_USETMAXREG_I] = {NULL, 0},
    [VOLTA_USETSHMSZ_U] = {NULL, 0},
    [VOLTA_USETSHMSZ_I] = {NULL, 0},
    [VOLTA_ULEPC_N] = {NULL, 0},
    [VOLTA_ULEPC_T] = {NULL, 0},
    [VOLTA_NOP] = {NULL, 0},
    [VOLTA_EXIT] = {uses_exit, 6},
    [VOLTA_KILL] = {NULL, 0},
    [VOLTA_BRA_B] = {uses_bra_b, 18},
    [VOLTA_BRA_U] = {uses_bra_u, 22},
    [VOLTA_BRA_DIV] = {NULL, 0},
    [VOLTA_JMP_B] = {uses_bra_b, 18},
    [VOLTA_JMP_C] = {uses_jmp_c, 18},
    [VOLTA_JMP_U] = {uses_jmp_u, 22},
    [VOLTA_JMP_UC] = {uses_jmp_u, 22},
    [VOLTA_BRX] = {uses_brx, 22},
    [VOLTA_JMX] = {uses_brx, 22},
    [VOLTA_BRXU_BRXU] = {NULL, 0},
    [VOLTA_BRXU_JMXU] = {NULL, 0},
    [VOLTA_CALL_AT] = {uses_call_at, 18},
    [VOLTA_CALL_C] = {uses_call_c, 18},
    [VOLTA_CALL_R] = {uses_brx, 22},
    [VOLTA_CALL_REL] = {uses_call_at, 18},
    [VOLTA_CALL_RR] = {uses_brx, 22},
    [VOLTA_CALL_UR] = {NULL, 0},
    [VOLTA_RET_REL] = {uses_brx, 22},
    [VOLTA_RET_ABS] = {uses_brx, 22},
    [VOLTA_RET_UR_REL] = {NULL, 0},
    [VOLTA_RET_UR_ABS] = {NULL, 0},
    [VOLTA_LEPC_N] = {NULL, 0},
    [VOLTA_LEPC_T] = {NULL, 0},
    [VOLTA_RTT] = {NULL, 0},
    [VOLTA_PREEXIT] = {NULL, 0},
    [VOLTA_BPT] = {uses_bpt, 2},
    [VOLTA_F2F_N] = {uses_f2f_n, 4},
    [VOLTA_F2F_W] = {uses_f2f_w, 4},
    [VOLTA_F2F_DW] = {uses_f2f_w, 4},
    [VOLTA_F2F_DF] = {uses_f2f_n, 4},
    [VOLTA_F2F_ND] = {uses_f2f_n, 4},
    [VOLTA_F2I_H] = {uses_f2i_h, 4},
    [VOLTA_F2I_S] = {uses_f2f_w, 4},
    [VOLTA_F2I_HD] = {uses_f2i_h, 4},
    [VOLTA_F2I_SD] = {uses_f2f_w, 4},
    [VOLTA_F2I_D] = {uses_f2f_w, 4},
    [VOLTA_I2F_B] = {uses_i2f_b, 3},
    [VOLTA_I2F_H] = {uses_i2f_b, 3},
    [VOLTA_I2F_W] = {uses_i2f_w, 3},
    [VOLTA_I2F_BD] = {uses_i2f_b, 3},
    [VOLTA_I2F_HD] = {uses_i2f_b, 3},
    [VOLTA_I2F_WD] = {uses_i2f_w, 3},
    [VOLTA_I2F_D] = {uses_i2f_w, 3},
    [VOLTA_FRND_H] = {uses_f2f_n, 4},
    [VOLTA_FRND_S] = {uses_frnd_s, 4},
    [VOLTA_FRND_D] = {uses_frnd_s, 4},
    [VOLTA_I2I] = {uses_i2i, 6},
    [VOLTA_F2FP_P] = {uses_f2fp_p, 4},
    [VOLTA_F2FP_RS] = {uses_f2fp_rs, 4},
    [VOLTA_F2FP_M] = {uses_f2fp_p, 4},
    [VOLTA_F2FP_MC] = {uses_f2fp_mc, 3},
    [VOLTA_F2IP_B] = {uses_f2ip_b, 4},
    [VOLTA_F2IP_C] = {uses_f2ip_c, 3},
    [VOLTA_I2FP] = {uses_i2fp, 3},
    [VOLTA_I2IP_B] = {uses_i2ip_b, 4},
    [VOLTA_I2IP_N] = {uses_f2fp_rs, 4},
    [VOLTA_DADD_R] = {uses_dadd_r, 16},
    [VOLTA_DADD_C] = {uses_dadd_c, 14},
    [VOLTA_DMUL] = {uses_dmul, 20},
    [VOLTA_DFMA_B] = {uses_dfma_b, 26},
    [VOLTA_DFMA_C] = {uses_dfma_c, 20},
    [VOLTA_DSETP] = {uses_dsetp, 49},
    [VOLTA_FADD] = {uses_fadd, 25},
    [VOLTA_FMUL] = {uses_fmul, 25},
    [VOLTA_FFMA_B] = {uses_ffma_b, 33},
    [VOLTA_FFMA_C] = {uses_ffma_c, 25},
    [VOLTA_FMNMX_N] = {uses_fmnmx_n, 26},
    [VOLTA_FMNMX_ISA] = {uses_fmnmx_isa, 6},
    [VOLTA_FSEL] = {uses_fsel, 28},
    [VOLTA_FSET] = {uses_fset, 28},
    [VOLTA_FSETP] = {uses_fsetp, 31},
    [VOLTA_FCHK] = {uses_fchk, 6},
    [VOLTA_FSWZADD] = {uses_fswzadd, 6},
    [VOLTA_MUFU_R] = {uses_mufu_r, 4},
    [VOLTA_MUFU_S] = {uses_arrives, 2},
    [VOLTA_MUFU_D] = {uses_arrives, 2},
    [VOLTA_MUFU_H] = {uses_arrives, 2},
    [VOLTA_AL2P] = {uses_cctl_va, 2},
    [VOLTA_ALD_A] = {uses_stas, 2},
    [VOLTA_ALD_R] = {uses_stas, 2},
    [VOLTA_ALD_U] = {uses_stas, 2},
    [VOLTA_AST_A] = {uses_arrives, 2},
    [VOLTA_AST_R] = {uses_arrives, 2},
    [VOLTA_AST_U] = {uses_arrives, 2},
    [VOLTA_IPA_A] = {uses_atoms_ct, 2},
    [VOLTA_IPA_U] = {uses_atoms_v, 2},
    [VOLTA_OUT_F] = {uses_cctlt_r, 2},
    [VOLTA_OUT_R] = {uses_atoms_p, 2},
    [VOLTA_OUT_I] = {uses_atoms_p, 2},
    [VOLTA_OUT_U] = {uses_atoms_p, 2},
    [VOLTA_ISBERD] = {uses_arrives, 2},
    [VOLTA_ISBEWR] = {uses_arrives, 2},
    [VOLTA_PIXLD] = {uses_bpt, 2},
    [VOLTA_LDTRAM] = {uses_membar_v, 2},
    [VOLTA_HADD2] = {uses_hadd2, 6},
    [VOLTA_HMUL2] = {uses_hadd2, 6},
    [VOLTA_HFMA2_B] = {uses_hfma2_b, 8},
    [VOLTA_HFMA2_C] = {uses_hfma2_c, 6},
    [VOLTA_HFMA2_RB] = {uses_hfma2_rb, 8},
    [VOLTA_HFMA2_RC] = {uses_hfma2_rc, 6},
    [VOLTA_HFMA2_MMA_B] = {uses_hfma2_mma_b, 8},
    [VOLTA_HFMA2_MMA_C] = {uses_hfma2_mma_c, 6},
    [VOLTA_HFMA2_MMA_RB] = {uses_hfma2_mma_rb, 8},
    [VOLTA_HFMA2_MMA_RC] = {uses_hfma2_mma_rc, 6},
    [VOLTA_HSET2] = {uses_hset2, 6},
    [VOLTA_HSETP2] = {uses_hsetp2, 6},
    [VOLTA_HMNMX2] = {uses_hmnmx2, 6},
    [VOLTA_IADD3_N] = {uses_iadd3_n, 15},
    [VOLTA_IADD3_X] = {uses_iadd3_x, 17},
    [VOLTA_IMAD_R] = {uses_imad_r, 8},
    [VOLTA_IMAD_I] = {uses_imad_i, 7},
    [VOLTA_IMAD_B] = {uses_imad_b, 8},
    [VOLTA_IMAD_RI] = {uses_imad_ri, 6},
    [VOLTA_IMAD_RC] = {uses_imad_rc, 6},
    [VOLTA_IMAD_RU] = {uses_imad_ru, 8},
    [VOLTA_IMAD_BX] = {uses_imad_bx, 11},
    [VOLTA_IMAD_CX] = {uses_imad_cx, 9},
    [VOLTA_IMAD_WIDE_B] = {uses_imad_wide_b, 27},
    [VOLTA_IMAD_WIDE_C] = {uses_imad_wide_c, 22},
    [VOLTA_IMAD_WIDE_BX] = {uses_imad_wide_bx, 29},
    [VOLTA_IMAD_WIDE_CX] = {uses_imad_wide_cx, 24},
    [VOLTA_IMAD_HI_B] = {uses_imad_hi_b, 16},
    [VOLTA_IMAD_HI_C] = {uses_imad_hi_c, 13},
    [VOLTA_IMAD_HI_BX] = {uses_imad_hi_bx, 17},
    [VOLTA_IMAD_HI_CX] = {uses_imad_hi_cx, 14},
    [VOLTA_LOP3] = {uses_lop3, 20},
    [VOLTA_SHF_B] = {uses_shf_b, 41},
    [VOLTA_SHF_C] = {uses_shf_c, 28},
    [VOLTA_PRMT_B] = {uses_prmt_b, 54},
    [VOLTA_PRMT_C] = {uses_prmt_c, 38},
    [VOLTA_SEL] = {uses_sel, 9},
    [VOLTA_ISETP_N] = {uses_isetp_n, 47},
    [VOLTA_ISETP_X] = {uses_isetp_x, 68},
    [VOLTA_ISETP_O] = {uses_isetp_o, 47},
    [VOLTA_ISETP_OX] = {uses_isetp_ox, 71},
    [VOLTA_LEA_LO] = {uses_lea_lo, 12},
    [VOLTA_LEA_X] = {uses_lea_x, 13},
    [VOLTA_LEA_HI] = {uses_lea_hi, 14},
    [VOLTA_LEA_HX] = {uses_lea_hx, 15},
    [VOLTA_LEA_IH] = {uses_lea_ih, 8},
    [VOLTA_LEA_IX] = {uses_lea_ix, 9},
    [VOLTA_LEA_SX] = {uses_lea_lo, 12},
    [VOLTA_LEA_XS] = {uses_lea_x, 13},
    [VOLTA_POPC] = {uses_popc, 8},
    [VOLTA_BREV] = {uses_brev, 6},
    [VOLTA_FLO] = {uses_flo, 40},
    [VOLTA_IABS] = {uses_brev, 6},
    [VOLTA_SGXT] = {uses_sgxt, 15},
    [VOLTA_BMSK] = {uses_bmsk, 11},
    [VOLTA_MOV] = {uses_mov, 6},
    [VOLTA_IMNMX] = {uses_imnmx, 18},
    [VOLTA_LDG_V] = {uses_atom_d, 2},
    [VOLTA_LDG_VZ] = {uses_red_v, 2},
    [VOLTA_LDG_T] = {uses_ldg_t, 2},
    [VOLTA_LDG_TZ] = {uses_atom_cv, 2},
    [VOLTA_LDG_TU] = {uses_ldg_tu, 2},
    [VOLTA_LDG_TUZ] = {uses_ldg_tuz, 2},
    [VOLTA_LDG_A] = {uses_ldg_a, 2},
    [VOLTA_LDG_D] = {uses_ldg_d, 2},
    [VOLTA_LD_V] = {uses_ld_v, 2},
    [VOLTA_LD_VZ] = {uses_red_v, 2},
    [VOLTA_LD_T] = {uses_ld_t, 2},
    [VOLTA_LD_TZ] = {uses_atom_cv, 2},
    [VOLTA_LD_TU] = {uses_atom_cv, 2},
    [VOLTA_LD_TUZ] = {uses_ldg_tuz, 2},
    [VOLTA_LD_A] = {uses_red_v, 2},
    [VOLTA_LD_D] = {uses_ld_d, 2},
    [VOLTA_STG_V] = {uses_ld_v, 2},
    [VOLTA_STG_T] = {uses_ld_v, 2},
    [VOLTA_STG_TU] = {uses_red_v, 2},
    [VOLTA_STG_A] = {uses_atoms_t, 2},
    [VOLTA_STG_D] = {uses_stg_d, 2},
    [VOLTA_ST_V] = {uses_ld_v, 2},
    [VOLTA_ST_T] = {uses_ld_v, 2},
    [VOLTA_ST_TU] = {uses_red_v, 2},
    [VOLTA_ST_A] = {uses_atoms_t, 2},
    [VOLTA_ST_D] = {uses_stg_d, 2},
    [VOLTA_LDL_V] = {uses_cctl_v, 2},
    [VOLTA_LDL_T] = {uses_cctl_v, 2},
    [VOLTA_LDL_TU] = {uses_atoms_v, 2},
    [VOLTA_LDL_D] = {uses_ldl_d, 2},
    [VOLTA_STL_V] = {uses_cctl_v, 2},
    [VOLTA_STL_T] = {uses_cctl_v, 2},
    [VOLTA_STL_TU] = {uses_atoms_v, 2},
    [VOLTA_STL_D] = {uses_ldl_d, 2},
    [VOLTA_LDS_V] = {uses_cctl_v, 2},
    [VOLTA_LDS_VZ] = {uses_atoms_v, 2},
    [VOLTA_LDS_T] = {uses_atoms_v, 2},
    [VOLTA_LDS_TZ] = {uses_atoms_t, 2},
    [VOLTA_LDS_TU] = {uses_atoms_t, 2},
    [VOLTA_LDS_TUZ] = {uses_red_a, 2},
    [VOLTA_LDS_A] = {uses_cctl_v, 2},
    [VOLTA_LDS_AU] = {uses_atoms_v, 2},
    [VOLTA_STS_V] = {uses_stas, 2},
    [VOLTA_STS_T] = {uses_cctl_v, 2},
    [VOLTA_STS_TU] = {uses_atoms_v, 2},
    [VOLTA_LDC_V] = {uses_ldc_v, 18},
    [VOLTA_LDC_T] = {uses_ldc_v, 18},
    [VOLTA_LDC_X] = {uses_atoms_v, 2},
    [VOLTA_ULDC_C] = {uses_uldc_c, 5},
    [VOLTA_ULDC_I] = {uses_uldc_i, 18},
    [VOLTA_ULDC_IO] = {uses_uldc_io, 18},
    [VOLTA_ULDC_M] = {uses_uldc_m, 2},
    [VOLTA_LDSM_R] = {uses_cctl_v, 2},
    [VOLTA_LDSM_U] = {uses_atoms_v, 2},
    [VOLTA_STSM] = {uses_cctl_v, 2},
    [VOLTA_LDGSTS_R] = {uses_ldg_t, 2},
    [VOLTA_LDGSTS_U] = {uses_atom_cv, 2},
    [VOLTA_LDGSTS_US] = {uses_atom_cv, 2},
    [VOLTA_LDGDEPBAR] = {uses_syncs_cctl, 2},
    [VOLTA_S2R] = {uses_s2r, 6},
    [VOLTA_CS2R] = {uses_cs2r, 12},
    [VOLTA_SULD_D] = {uses_suld_d, 2},
    [VOLTA_SULD_DR] = {uses_atom_cv, 2},
    [VOLTA_SULD_P] = {uses_suld_p, 2},
    [VOLTA_SULD_PR] = {uses_ld_t, 2},
    [VOLTA_SUST_D] = {uses_sust_d, 2},
    [VOLTA_SUST_DR] = {uses_atom_v, 2},
    [VOLTA_SUST_P] = {uses_sust_p, 2},
    [VOLTA_SUST_PR] = {uses_atom_ca, 2},
    [VOLTA_SURED_D] = {uses_sured_d, 2},
    [VOLTA_SURED_DR] = {uses_atom_tu, 2},
    [VOLTA_SUATOM_D] = {uses_suatom_d, 2},
    [VOLTA_SUATOM_DR] = {uses_sust_p, 2},
    [VOLTA_SUATOM_C] = {uses_suatom_c, 2},
    [VOLTA_SUATOM_CR] = {uses_suatom_cr, 2},
    [VOLTA_SUQUERY_C] = {uses_syncs_arr, 2},
    [VOLTA_SUQUERY_R] = {uses_cctl_v, 2},
    [VOLTA_HMMA_884] = {uses_hmma_884, 3},
    [VOLTA_HMMA_T] = {uses_hmma_t, 3},
    [VOLTA_HMMA_A] = {uses_hmma_a, 3},
    [VOLTA_HMMA_SP] = {uses_hmma_a, 3},
    [VOLTA_IMMA] = {uses_imma, 3},
    [VOLTA_BMMA] = {uses_bmma, 3},
    [VOLTA_DMMA_A] = {uses_dmma_a, 3},
    [VOLTA_DMMA_H] = {uses_dmma_a, 3},
    [VOLTA_MOVM] = {uses_atoms_p, 2},
    [VOLTA_HGMMA_HGMMA_R] = {uses_hgmma_hgmma_r, 3},
    [VOLTA_HGMMA_IGMMA_R] = {uses_hgmma_hgmma_r, 3},
    [VOLTA_HGMMA_BGMMA_R] = {uses_hgmma_hgmma_r, 3},
    [VOLTA_HGMMA_HGMMA_D] = {uses_hgmma_hgmma_d, 3},
    [VOLTA_HGMMA_IGMMA_D] = {uses_hgmma_hgmma_d, 3},
    [VOLTA_HGMMA_BGMMA_D] = {uses_hgmma_hgmma_d, 3},
    [VOLTA_TEX_C] = {uses_tex_c, 2},
    [VOLTA_TEX_I] = {uses_tex_i, 2},
    [VOLTA_TEX_R] = {uses_tex_r, 2},
    [VOLTA_TLD_C] = {uses_tex_c, 2},
    [VOLTA_TLD_I] = {uses_tex_i, 2},
    [VOLTA_TLD_R] = {uses_tex_r, 2},
    [VOLTA_TLD4_C] = {uses_tld4_c, 2},
    [VOLTA_TLD4_I] = {uses_tld4_i, 2},
    [VOLTA_TLD4_R] = {uses_tld4_r, 2},
    [VOLTA_TXD_C] = {uses_txd_c, 2},
    [VOLTA_TXD_I] = {uses_tex_r, 2},
    [VOLTA_TXD_R] = {uses_txd_r, 2},
    [VOLTA_TMML_C] = {uses_txd_r, 2},
    [VOLTA_TMML_I] = {uses_ldg_t, 2},
    [VOLTA_TMML_R] = {uses_ld_d, 2},
    [VOLTA_TXQ_C] = {uses_txq_c, 2},
    [VOLTA_TXQ_I] = {uses_ldg_a, 2},
    [VOLTA_TXQ_R] = {uses_red_d, 2},
    [VOLTA_FOOTPRINT_C] = {uses_footprint_c, 2},
    [VOLTA_FOOTPRINT_R] = {uses_ldg_a, 2},
    [VOLTA_UIADD3_N] = {uses_uiadd3_n, 11},
    [VOLTA_UIADD3_X] = {uses_uiadd3_x, 13},
    [VOLTA_UIADD3_64] = {uses_uiadd3_64, 2},
    [VOLTA_UIMAD_B] = {uses_uimad_b, 7},
    [VOLTA_UIMAD_C] = {uses_uimad_c, 5},
    [VOLTA_UIMAD_BX] = {uses_uimad_bx, 8},
    [VOLTA_UIMAD_CX] = {uses_uimad_cx, 6},
    [VOLTA_UIMAD_WIDE_B] = {uses_uimad_wide_b, 13},
    [VOLTA_UIMAD_WIDE_BX] = {uses_uimad_wide_bx, 14},
    [VOLTA_UISETP_N] = {uses_uisetp_n, 33},
    [VOLTA_UISETP_O] = {uses_uisetp_o, 33},
    [VOLTA_UISETP_X] = {uses_uisetp_x, 48},
    [VOLTA_UISETP_OX] = {uses_uisetp_ox, 51},
    [VOLTA_ULEA_LO] = {uses_ulea_lo, 8},
    [VOLTA_ULEA_X] = {uses_ulea_x, 9},
    [VOLTA_ULEA_HI] = {uses_ulea_hi, 10},
    [VOLTA_ULEA_HX] = {uses_ulea_hx, 11},
    [VOLTA_ULEA_IH] = {uses_ulea_ih, 7},
    [VOLTA_ULEA_IX] = {uses_ulea_ix, 8},
    [VOLTA_ULEA_SX] = {uses_ulea_lo, 8},
    [VOLTA_ULEA_XS] = {uses_ulea_x, 9},
    [VOLTA_ULOP3] = {uses_ulop3, 15},
    [VOLTA_USHF_B] = {uses_ushf_b, 27},
    [VOLTA_USHF_C] = {uses_ushf_c, 21},
    [VOLTA_UPRMT] = {uses_uprmt, 28},
    [VOLTA_USEL] = {uses_usel, 6},
    [VOLTA_UMOV] = {uses_umov, 4},
    [VOLTA_UPOPC] = {uses_upopc, 5},
    [VOLTA_UFLO] = {uses_uflo, 21},
    [VOLTA_UBREV] = {uses_umov, 4},
    [VOLTA_USGXT] = {uses_usgxt, 9},
    [VOLTA_UBMSK] = {uses_ubmsk, 7},
    [VOLTA_UPLOP3] = {uses_uplop3, 7},
    [VOLTA_UPLOP3_SIGN_ONE] = {uses_uplop3_sign_one, 7},
    [VOLTA_UPLOP3_SIGN_TWO] = {uses_uplop3_sign_two, 7},
    [VOLTA_UPLOP3_SIGN_ALL] = {uses_uplop3_sign_all, 7},
    [VOLTA_UCLEA] = {uses_uclea, 2},
    [VOLTA_UP2UR] = {uses_up2ur, 2},
    [VOLTA_UR2UP] = {uses_ur2up, 2},
    [VOLTA_UF2FP] = {uses_uf2fp, 2},
    [VOLTA_R2UR_O] = {uses_r2ur_o, 7},
    [VOLTA_R2UR_H] = {uses_r2ur_o, 7},
    [VOLTA_S2UR] = {uses_s2ur, 6},
    [VOLTA_VABSDIFF_B] = {uses_vabsdiff_b, 12},
    [VOLTA_VABSDIFF_C] = {uses_vabsdiff_c, 9},
    [VOLTA_VABSDIFF4_B] = {uses_f2fp_rs, 4},
    [VOLTA_VABSDIFF4_C] = {uses_vabsdiff4_c, 3},
    [VOLTA_IDP_A4] = {uses_idp_a4, 6},
    [VOLTA_IDP_A2] = {uses_idp_a2, 6},
    [VOLTA_VOTE] = {uses_vote, 9},
    [VOLTA_VOTEU] = {uses_voteu, 19},
    [VOLTA_MATCH_ANY] = {uses_match_any, 6},
    [VOLTA_MATCH_ALL] = {uses_match_all, 7},
    [VOLTA_SHFL] = {uses_shfl, 32},
    [VOLTA_REDUX] = {NULL, 0},
    [VOLTA_ELECT] = {NULL, 0},
    [VOLTA_P2R] = {uses_p2r, 15},
    [VOLTA_R2P] = {uses_r2p, 19},
    [VOLTA_PLOP3] = {uses_plop3, 9},
    [VOLTA_PLOP3_SIGN_ONE] = {uses_plop3_sign_one, 9},
    [VOLTA_PLOP3_SIGN_TWO] = {uses_plop3_sign_two, 10},
    [VOLTA_PLOP3_SIGN_ALL] = {uses_plop3_sign_all, 10},
};

static const struct rt_use_alias aliases[] = {
    {0, 255, 2, {NULL, 0}, {NULL, 0}}, /* $R[255] */
    {1, 63, 2, {NULL, 0}, {NULL, 0}}, /* $UR[63] */
    {2, 7, 19, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {3, 7, 19, {NULL, 0}, {NULL, 0}}, /* $UP[7] */
    {7, 0, 50, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 56, 2181, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 2182, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 2184, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 2186, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 2188, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
    {7, 255, 2, {NULL, 0}, {NULL, 0}}, /* $SR[255] */
};

static const struct rt_uses uses = {
    .target = &volta_target, .terms = terms, .forms = forms,
    .aliases = aliases, .alias_count = 11,
};

size_t volta_uses(const struct isadora_context *c, const struct isadora_insn *in,
    struct isadora_use *out, size_t room)
{
    return rt_uses_of(&uses, c, in, out, room);
}
