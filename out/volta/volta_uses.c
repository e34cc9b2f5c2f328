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
    {RT_TERM_LAND, 43, 50, 0, 0}, /* 51 */
    {RT_TERM_LAND, 51, 36, 0, 0}, /* 52 */
    {RT_TERM_LAND, 51, 46, 0, 0}, /* 53 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 54 */
    {RT_TERM_LAND, 50, 50, 0, 0}, /* 55 */
    {RT_TERM_LNOT, 55, 0, 0, 0}, /* 56 */
    {RT_TERM_LAND, 43, 56, 0, 0}, /* 57 */
    {RT_TERM_LAND, 57, 36, 0, 0}, /* 58 */
    {RT_TERM_LAND, 57, 46, 0, 0}, /* 59 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 60 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 61 */
    {RT_TERM_LAND, 57, 50, 0, 0}, /* 62 */
    {RT_TERM_LAND, 62, 36, 0, 0}, /* 63 */
    {RT_TERM_LAND, 62, 46, 0, 0}, /* 64 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 65 */
    {RT_TERM_EQ, 25, 19, 0, 0}, /* 66 */
    {RT_TERM_LAND, 41, 66, 0, 0}, /* 67 */
    {RT_TERM_LAND, 67, 36, 0, 0}, /* 68 */
    {RT_TERM_LAND, 67, 46, 0, 0}, /* 69 */
    {RT_TERM_LAND, 67, 50, 0, 0}, /* 70 */
    {RT_TERM_LAND, 70, 36, 0, 0}, /* 71 */
    {RT_TERM_LAND, 70, 46, 0, 0}, /* 72 */
    {RT_TERM_CONST, 0, 0, 0, 2}, /* 73 */
    {RT_TERM_EQ, 25, 73, 0, 0}, /* 74 */
    {RT_TERM_LAND, 41, 74, 0, 0}, /* 75 */
    {RT_TERM_LAND, 75, 36, 0, 0}, /* 76 */
    {RT_TERM_LAND, 75, 46, 0, 0}, /* 77 */
    {RT_TERM_LAND, 75, 50, 0, 0}, /* 78 */
    {RT_TERM_LAND, 78, 36, 0, 0}, /* 79 */
    {RT_TERM_LAND, 78, 46, 0, 0}, /* 80 */
    {RT_TERM_REG, 13, 0, 0, 2}, /* 81 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 82 */
    {RT_TERM_COND, 0, 81, 82, 0}, /* 83 */
    {RT_TERM_COND, 37, 19, 83, 0}, /* 84 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 85 */
    {RT_TERM_COND, 85, 25, 27, 0}, /* 86 */
    {RT_TERM_EQ, 86, 2, 0, 0}, /* 87 */
    {RT_TERM_LAND, 84, 87, 0, 0}, /* 88 */
    {RT_TERM_LAND, 88, 36, 0, 0}, /* 89 */
    {RT_TERM_BOR, 17, 19, 0, 0}, /* 90 */
    {RT_TERM_LAND, 88, 46, 0, 0}, /* 91 */
    {RT_TERM_LAND, 88, 50, 0, 0}, /* 92 */
    {RT_TERM_LAND, 92, 36, 0, 0}, /* 93 */
    {RT_TERM_LAND, 92, 46, 0, 0}, /* 94 */
    {RT_TERM_LAND, 50, 50, 0, 0}, /* 95 */
    {RT_TERM_LNOT, 95, 0, 0, 0}, /* 96 */
    {RT_TERM_LAND, 88, 96, 0, 0}, /* 97 */
    {RT_TERM_LAND, 97, 36, 0, 0}, /* 98 */
    {RT_TERM_LAND, 97, 46, 0, 0}, /* 99 */
    {RT_TERM_LAND, 97, 50, 0, 0}, /* 100 */
    {RT_TERM_LAND, 100, 36, 0, 0}, /* 101 */
    {RT_TERM_LAND, 100, 46, 0, 0}, /* 102 */
    {RT_TERM_EQ, 86, 19, 0, 0}, /* 103 */
    {RT_TERM_LAND, 84, 103, 0, 0}, /* 104 */
    {RT_TERM_LAND, 104, 36, 0, 0}, /* 105 */
    {RT_TERM_LAND, 104, 46, 0, 0}, /* 106 */
    {RT_TERM_LAND, 104, 50, 0, 0}, /* 107 */
    {RT_TERM_LAND, 107, 36, 0, 0}, /* 108 */
    {RT_TERM_LAND, 107, 46, 0, 0}, /* 109 */
    {RT_TERM_EQ, 86, 73, 0, 0}, /* 110 */
    {RT_TERM_LAND, 84, 110, 0, 0}, /* 111 */
    {RT_TERM_LAND, 111, 36, 0, 0}, /* 112 */
    {RT_TERM_LAND, 111, 46, 0, 0}, /* 113 */
    {RT_TERM_LAND, 111, 50, 0, 0}, /* 114 */
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
    {RT_TERM_COND, 85, 19, 126, 0}, /* 127 */
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
    {RT_TERM_COND, 85, 19, 137, 0}, /* 138 */
    {RT_TERM_LAND, 41, 138, 0, 0}, /* 139 */
    {RT_TERM_COND, 139, 123, 2, 0}, /* 140 */
    {RT_TERM_EQ, 140, 123, 0, 0}, /* 141 */
    {RT_TERM_LAND, 141, 0, 0, 0}, /* 142 */
    {RT_TERM_LAND, 141, 3, 0, 0}, /* 143 */
    {RT_TERM_LAND, 141, 41, 0, 0}, /* 144 */
    {RT_TERM_LAND, 144, 14, 0, 0}, /* 145 */
    {RT_TERM_LAND, 144, 16, 0, 0}, /* 146 */
    {RT_TERM_NEXT, 0, 0, 0, 0}, /* 147 */
    {RT_TERM_SEXT, 15, 0, 0, 48}, /* 148 */
    {RT_TERM_CONST, 0, 0, 0, 4}, /* 149 */
    {RT_TERM_MUL, 148, 149, 0, 0}, /* 150 */
    {RT_TERM_ADD, 147, 150, 0, 0}, /* 151 */
    {RT_TERM_SEXT, 17, 0, 0, 56}, /* 152 */
    {RT_TERM_MUL, 152, 149, 0, 0}, /* 153 */
    {RT_TERM_ADD, 147, 153, 0, 0}, /* 154 */
    {RT_TERM_COND, 18, 151, 154, 0}, /* 155 */
    {RT_TERM_LNOT, 141, 0, 0, 0}, /* 156 */
    {RT_TERM_LAND, 156, 0, 0, 0}, /* 157 */
    {RT_TERM_LAND, 156, 3, 0, 0}, /* 158 */
    {RT_TERM_LAND, 156, 41, 0, 0}, /* 159 */
    {RT_TERM_LAND, 159, 14, 0, 0}, /* 160 */
    {RT_TERM_LAND, 159, 16, 0, 0}, /* 161 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 162 */
    {RT_TERM_REG, 11, 0, 0, 2}, /* 163 */
    {RT_TERM_LNOT, 163, 0, 0, 0}, /* 164 */
    {RT_TERM_COND, 8, 163, 164, 0}, /* 165 */
    {RT_TERM_COND, 162, 19, 165, 0}, /* 166 */
    {RT_TERM_LAND, 166, 14, 0, 0}, /* 167 */
    {RT_TERM_LAND, 166, 16, 0, 0}, /* 168 */
    {RT_TERM_LAND, 166, 138, 0, 0}, /* 169 */
    {RT_TERM_REG, 17, 0, 0, 3}, /* 170 */
    {RT_TERM_BXOR, 170, 15, 0, 0}, /* 171 */
    {RT_TERM_LAND, 169, 171, 0, 0}, /* 172 */
    {RT_TERM_COND, 172, 123, 2, 0}, /* 173 */
    {RT_TERM_EQ, 173, 123, 0, 0}, /* 174 */
    {RT_TERM_LAND, 174, 8, 0, 0}, /* 175 */
    {RT_TERM_LAND, 174, 9, 0, 0}, /* 176 */
    {RT_TERM_LAND, 174, 166, 0, 0}, /* 177 */
    {RT_TERM_LAND, 177, 14, 0, 0}, /* 178 */
    {RT_TERM_LAND, 177, 16, 0, 0}, /* 179 */
    {RT_TERM_LAND, 177, 138, 0, 0}, /* 180 */
    {RT_TERM_SEXT, 12, 0, 0, 48}, /* 181 */
    {RT_TERM_MUL, 181, 149, 0, 0}, /* 182 */
    {RT_TERM_ADD, 147, 182, 0, 0}, /* 183 */
    {RT_TERM_SEXT, 13, 0, 0, 56}, /* 184 */
    {RT_TERM_MUL, 184, 149, 0, 0}, /* 185 */
    {RT_TERM_ADD, 147, 185, 0, 0}, /* 186 */
    {RT_TERM_COND, 37, 183, 186, 0}, /* 187 */
    {RT_TERM_LNOT, 174, 0, 0, 0}, /* 188 */
    {RT_TERM_LAND, 188, 8, 0, 0}, /* 189 */
    {RT_TERM_LAND, 188, 9, 0, 0}, /* 190 */
    {RT_TERM_LAND, 188, 166, 0, 0}, /* 191 */
    {RT_TERM_LAND, 191, 14, 0, 0}, /* 192 */
    {RT_TERM_LAND, 191, 16, 0, 0}, /* 193 */
    {RT_TERM_LAND, 191, 138, 0, 0}, /* 194 */
    {RT_TERM_MUL, 15, 149, 0, 0}, /* 195 */
    {RT_TERM_MUL, 17, 149, 0, 0}, /* 196 */
    {RT_TERM_COND, 18, 195, 196, 0}, /* 197 */
    {RT_TERM_COND, 0, 117, 118, 0}, /* 198 */
    {RT_TERM_COND, 37, 19, 198, 0}, /* 199 */
    {RT_TERM_LAND, 199, 14, 0, 0}, /* 200 */
    {RT_TERM_LAND, 199, 16, 0, 0}, /* 201 */
    {RT_TERM_REG, 25, 0, 0, 2}, /* 202 */
    {RT_TERM_BXOR, 202, 19, 0, 0}, /* 203 */
    {RT_TERM_BXOR, 202, 2, 0, 0}, /* 204 */
    {RT_TERM_COND, 14, 203, 204, 0}, /* 205 */
    {RT_TERM_COND, 85, 19, 205, 0}, /* 206 */
    {RT_TERM_LAND, 199, 206, 0, 0}, /* 207 */
    {RT_TERM_COND, 207, 123, 2, 0}, /* 208 */
    {RT_TERM_EQ, 208, 123, 0, 0}, /* 209 */
    {RT_TERM_LAND, 209, 0, 0, 0}, /* 210 */
    {RT_TERM_LAND, 209, 3, 0, 0}, /* 211 */
    {RT_TERM_LAND, 209, 199, 0, 0}, /* 212 */
    {RT_TERM_LAND, 212, 14, 0, 0}, /* 213 */
    {RT_TERM_LAND, 212, 16, 0, 0}, /* 214 */
    {RT_TERM_EQ, 50, 50, 0, 0}, /* 215 */
    {RT_TERM_LAND, 209, 215, 0, 0}, /* 216 */
    {RT_TERM_LAND, 216, 0, 0, 0}, /* 217 */
    {RT_TERM_LAND, 216, 3, 0, 0}, /* 218 */
    {RT_TERM_LAND, 216, 199, 0, 0}, /* 219 */
    {RT_TERM_LAND, 219, 14, 0, 0}, /* 220 */
    {RT_TERM_LAND, 219, 16, 0, 0}, /* 221 */
    {RT_TERM_LNOT, 216, 0, 0, 0}, /* 222 */
    {RT_TERM_LAND, 222, 0, 0, 0}, /* 223 */
    {RT_TERM_LAND, 222, 3, 0, 0}, /* 224 */
    {RT_TERM_LAND, 222, 199, 0, 0}, /* 225 */
    {RT_TERM_LAND, 225, 14, 0, 0}, /* 226 */
    {RT_TERM_LAND, 225, 16, 0, 0}, /* 227 */
    {RT_TERM_COND, 8, 81, 82, 0}, /* 228 */
    {RT_TERM_COND, 162, 19, 228, 0}, /* 229 */
    {RT_TERM_LAND, 229, 14, 0, 0}, /* 230 */
    {RT_TERM_LAND, 229, 16, 0, 0}, /* 231 */
    {RT_TERM_REG, 27, 0, 0, 2}, /* 232 */
    {RT_TERM_BXOR, 232, 19, 0, 0}, /* 233 */
    {RT_TERM_BXOR, 232, 2, 0, 0}, /* 234 */
    {RT_TERM_COND, 14, 233, 234, 0}, /* 235 */
    {RT_TERM_COND, 85, 19, 235, 0}, /* 236 */
    {RT_TERM_LAND, 229, 236, 0, 0}, /* 237 */
    {RT_TERM_REG, 15, 0, 0, 3}, /* 238 */
    {RT_TERM_BXOR, 238, 28, 0, 0}, /* 239 */
    {RT_TERM_LAND, 237, 239, 0, 0}, /* 240 */
    {RT_TERM_COND, 240, 123, 2, 0}, /* 241 */
    {RT_TERM_EQ, 241, 123, 0, 0}, /* 242 */
    {RT_TERM_LAND, 242, 8, 0, 0}, /* 243 */
    {RT_TERM_LAND, 242, 9, 0, 0}, /* 244 */
    {RT_TERM_LAND, 242, 229, 0, 0}, /* 245 */
    {RT_TERM_LAND, 245, 14, 0, 0}, /* 246 */
    {RT_TERM_LAND, 245, 16, 0, 0}, /* 247 */
    {RT_TERM_LAND, 245, 236, 0, 0}, /* 248 */
    {RT_TERM_MUL, 12, 149, 0, 0}, /* 249 */
    {RT_TERM_COND, 37, 196, 249, 0}, /* 250 */
    {RT_TERM_LNOT, 242, 0, 0, 0}, /* 251 */
    {RT_TERM_LAND, 251, 8, 0, 0}, /* 252 */
    {RT_TERM_LAND, 251, 9, 0, 0}, /* 253 */
    {RT_TERM_LAND, 251, 229, 0, 0}, /* 254 */
    {RT_TERM_LAND, 254, 14, 0, 0}, /* 255 */
    {RT_TERM_LAND, 254, 16, 0, 0}, /* 256 */
    {RT_TERM_LAND, 254, 236, 0, 0}, /* 257 */
    {RT_TERM_LAND, 242, 215, 0, 0}, /* 258 */
    {RT_TERM_LAND, 258, 8, 0, 0}, /* 259 */
    {RT_TERM_LAND, 258, 9, 0, 0}, /* 260 */
    {RT_TERM_LAND, 258, 229, 0, 0}, /* 261 */
    {RT_TERM_LAND, 261, 14, 0, 0}, /* 262 */
    {RT_TERM_LAND, 261, 16, 0, 0}, /* 263 */
    {RT_TERM_LAND, 261, 236, 0, 0}, /* 264 */
    {RT_TERM_LNOT, 258, 0, 0, 0}, /* 265 */
    {RT_TERM_LAND, 265, 8, 0, 0}, /* 266 */
    {RT_TERM_LAND, 265, 9, 0, 0}, /* 267 */
    {RT_TERM_LAND, 265, 229, 0, 0}, /* 268 */
    {RT_TERM_LAND, 268, 14, 0, 0}, /* 269 */
    {RT_TERM_LAND, 268, 16, 0, 0}, /* 270 */
    {RT_TERM_LAND, 268, 236, 0, 0}, /* 271 */
    {RT_TERM_LAND, 41, 236, 0, 0}, /* 272 */
    {RT_TERM_COND, 272, 123, 2, 0}, /* 273 */
    {RT_TERM_EQ, 273, 123, 0, 0}, /* 274 */
    {RT_TERM_CONST, 0, 0, 0, 255}, /* 275 */
    {RT_TERM_EQ, 28, 275, 0, 0}, /* 276 */
    {RT_TERM_LNOT, 276, 0, 0, 0}, /* 277 */
    {RT_TERM_LAND, 274, 277, 0, 0}, /* 278 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 279 */
    {RT_TERM_BAND, 28, 279, 0, 0}, /* 280 */
    {RT_TERM_BOR, 28, 19, 0, 0}, /* 281 */
    {RT_TERM_LAND, 274, 0, 0, 0}, /* 282 */
    {RT_TERM_LAND, 274, 3, 0, 0}, /* 283 */
    {RT_TERM_LAND, 274, 41, 0, 0}, /* 284 */
    {RT_TERM_LAND, 284, 14, 0, 0}, /* 285 */
    {RT_TERM_LAND, 284, 16, 0, 0}, /* 286 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 287 */
    {RT_TERM_ADD, 287, 147, 0, 0}, /* 288 */
    {RT_TERM_COND, 7, 2, 153, 0}, /* 289 */
    {RT_TERM_COND, 5, 150, 289, 0}, /* 290 */
    {RT_TERM_COND, 18, 2, 290, 0}, /* 291 */
    {RT_TERM_ADD, 288, 291, 0, 0}, /* 292 */
    {RT_TERM_LNOT, 274, 0, 0, 0}, /* 293 */
    {RT_TERM_LAND, 293, 0, 0, 0}, /* 294 */
    {RT_TERM_LAND, 293, 3, 0, 0}, /* 295 */
    {RT_TERM_LAND, 293, 41, 0, 0}, /* 296 */
    {RT_TERM_LAND, 296, 14, 0, 0}, /* 297 */
    {RT_TERM_LAND, 296, 16, 0, 0}, /* 298 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 299 */
    {RT_TERM_ADD, 299, 291, 0, 0}, /* 300 */
    {RT_TERM_LAND, 199, 236, 0, 0}, /* 301 */
    {RT_TERM_COND, 301, 123, 2, 0}, /* 302 */
    {RT_TERM_EQ, 302, 123, 0, 0}, /* 303 */
    {RT_TERM_LAND, 303, 0, 0, 0}, /* 304 */
    {RT_TERM_LAND, 303, 3, 0, 0}, /* 305 */
    {RT_TERM_LAND, 303, 199, 0, 0}, /* 306 */
    {RT_TERM_LAND, 306, 14, 0, 0}, /* 307 */
    {RT_TERM_LAND, 306, 16, 0, 0}, /* 308 */
    {RT_TERM_MUL, 28, 149, 0, 0}, /* 309 */
    {RT_TERM_COND, 18, 309, 195, 0}, /* 310 */
    {RT_TERM_ADD, 2, 310, 0, 0}, /* 311 */
    {RT_TERM_LNOT, 303, 0, 0, 0}, /* 312 */
    {RT_TERM_LAND, 312, 0, 0, 0}, /* 313 */
    {RT_TERM_LAND, 312, 3, 0, 0}, /* 314 */
    {RT_TERM_LAND, 312, 199, 0, 0}, /* 315 */
    {RT_TERM_LAND, 315, 14, 0, 0}, /* 316 */
    {RT_TERM_LAND, 315, 16, 0, 0}, /* 317 */
    {RT_TERM_ADD, 2, 50, 0, 0}, /* 318 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 319 */
    {RT_TERM_ADD, 319, 291, 0, 0}, /* 320 */
    {RT_TERM_SEXT, 28, 0, 0, 48}, /* 321 */
    {RT_TERM_MUL, 321, 149, 0, 0}, /* 322 */
    {RT_TERM_ADD, 147, 322, 0, 0}, /* 323 */
    {RT_TERM_SEXT, 15, 0, 0, 56}, /* 324 */
    {RT_TERM_MUL, 324, 149, 0, 0}, /* 325 */
    {RT_TERM_ADD, 147, 325, 0, 0}, /* 326 */
    {RT_TERM_COND, 18, 323, 326, 0}, /* 327 */
    {RT_TERM_ADD, 2, 327, 0, 0}, /* 328 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 329 */
    {RT_TERM_ADD, 329, 155, 0, 0}, /* 330 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 331 */
    {RT_TERM_ADD, 331, 155, 0, 0}, /* 332 */
    {RT_TERM_COND, 276, 2, 50, 0}, /* 333 */
    {RT_TERM_ADD, 333, 291, 0, 0}, /* 334 */
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 335 */
    {RT_TERM_LINE, 4, 0, 0, 2}, /* 336 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 337 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 338 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 339 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 340 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 341 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 342 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 343 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 344 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 345 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 346 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 347 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 348 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 349 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 350 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 351 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 352 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 353 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 354 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 355 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 356 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 357 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 358 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 359 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 360 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 361 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 362 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 363 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 364 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 365 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 366 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 367 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 368 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 369 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 370 */
    {RT_TERM_COND, 5, 163, 164, 0}, /* 371 */
    {RT_TERM_COND, 18, 19, 371, 0}, /* 372 */
    {RT_TERM_LAND, 372, 85, 0, 0}, /* 373 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 374 */
    {RT_TERM_LAND, 372, 374, 0, 0}, /* 375 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 376 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 377 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 378 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 379 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 380 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 381 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 382 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 383 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 384 */
    {RT_TERM_COND, 0, 163, 164, 0}, /* 385 */
    {RT_TERM_COND, 37, 19, 385, 0}, /* 386 */
    {RT_TERM_LAND, 386, 85, 0, 0}, /* 387 */
    {RT_TERM_LAND, 386, 14, 0, 0}, /* 388 */
    {RT_TERM_LAND, 386, 18, 0, 0}, /* 389 */
    {RT_TERM_BOR, 12, 19, 0, 0}, /* 390 */
    {RT_TERM_LAND, 386, 5, 0, 0}, /* 391 */
    {RT_TERM_BOR, 25, 19, 0, 0}, /* 392 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 393 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 394 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 395 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 396 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 397 */
    {RT_TERM_REG, 6, 0, 0, 2}, /* 398 */
    {RT_TERM_LNOT, 398, 0, 0, 0}, /* 399 */
    {RT_TERM_COND, 335, 398, 399, 0}, /* 400 */
    {RT_TERM_COND, 397, 19, 400, 0}, /* 401 */
    {RT_TERM_LAND, 401, 85, 0, 0}, /* 402 */
    {RT_TERM_LAND, 401, 14, 0, 0}, /* 403 */
    {RT_TERM_LINE, 1, 0, 0, 3}, /* 404 */
    {RT_TERM_LAND, 401, 404, 0, 0}, /* 405 */
    {RT_TERM_BOR, 35, 19, 0, 0}, /* 406 */
    {RT_TERM_LINE, 1, 0, 0, 4}, /* 407 */
    {RT_TERM_LAND, 401, 407, 0, 0}, /* 408 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 409 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 410 */
    {RT_TERM_REG, 1, 0, 0, 2}, /* 411 */
    {RT_TERM_LNOT, 411, 0, 0, 0}, /* 412 */
    {RT_TERM_COND, 335, 411, 412, 0}, /* 413 */
    {RT_TERM_COND, 397, 19, 413, 0}, /* 414 */
    {RT_TERM_LAND, 414, 85, 0, 0}, /* 415 */
    {RT_TERM_LAND, 414, 14, 0, 0}, /* 416 */
    {RT_TERM_LAND, 414, 18, 0, 0}, /* 417 */
    {RT_TERM_LAND, 414, 5, 0, 0}, /* 418 */
    {RT_TERM_LINE, 1, 0, 0, 5}, /* 419 */
    {RT_TERM_LAND, 414, 419, 0, 0}, /* 420 */
    {RT_TERM_BOR, 10, 19, 0, 0}, /* 421 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 422 */
    {RT_TERM_LAND, 414, 422, 0, 0}, /* 423 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 424 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 425 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 426 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 427 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 428 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 429 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 430 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 431 */
    {RT_TERM_REG, 429, 0, 0, 2}, /* 432 */
    {RT_TERM_LNOT, 432, 0, 0, 0}, /* 433 */
    {RT_TERM_COND, 428, 432, 433, 0}, /* 434 */
    {RT_TERM_COND, 431, 19, 434, 0}, /* 435 */
    {RT_TERM_LAND, 435, 85, 0, 0}, /* 436 */
    {RT_TERM_LAND, 435, 14, 0, 0}, /* 437 */
    {RT_TERM_LAND, 435, 18, 0, 0}, /* 438 */
    {RT_TERM_LAND, 435, 5, 0, 0}, /* 439 */
    {RT_TERM_LAND, 435, 419, 0, 0}, /* 440 */
    {RT_TERM_LAND, 435, 422, 0, 0}, /* 441 */
    {RT_TERM_LAND, 435, 397, 0, 0}, /* 442 */
    {RT_TERM_BOR, 4, 19, 0, 0}, /* 443 */
    {RT_TERM_LAND, 435, 335, 0, 0}, /* 444 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 445 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 446 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 447 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 448 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 449 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 450 */
    {RT_TERM_REG, 4, 0, 0, 2}, /* 451 */
    {RT_TERM_LNOT, 451, 0, 0, 0}, /* 452 */
    {RT_TERM_COND, 428, 451, 452, 0}, /* 453 */
    {RT_TERM_COND, 431, 19, 453, 0}, /* 454 */
    {RT_TERM_LAND, 454, 85, 0, 0}, /* 455 */
    {RT_TERM_LAND, 454, 14, 0, 0}, /* 456 */
    {RT_TERM_LAND, 454, 18, 0, 0}, /* 457 */
    {RT_TERM_LAND, 454, 5, 0, 0}, /* 458 */
    {RT_TERM_LINE, 2, 0, 0, 3}, /* 459 */
    {RT_TERM_LAND, 454, 459, 0, 0}, /* 460 */
    {RT_TERM_BOR, 1, 19, 0, 0}, /* 461 */
    {RT_TERM_LINE, 2, 0, 0, 4}, /* 462 */
    {RT_TERM_LAND, 454, 462, 0, 0}, /* 463 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 464 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 465 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 466 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 467 */
    {RT_TERM_REG, 380, 0, 0, 2}, /* 468 */
    {RT_TERM_LNOT, 468, 0, 0, 0}, /* 469 */
    {RT_TERM_COND, 428, 468, 469, 0}, /* 470 */
    {RT_TERM_COND, 431, 19, 470, 0}, /* 471 */
    {RT_TERM_LAND, 471, 42, 0, 0}, /* 472 */
    {RT_TERM_LAND, 472, 85, 0, 0}, /* 473 */
    {RT_TERM_LAND, 472, 14, 0, 0}, /* 474 */
    {RT_TERM_LAND, 472, 18, 0, 0}, /* 475 */
    {RT_TERM_BOR, 11, 19, 0, 0}, /* 476 */
    {RT_TERM_LAND, 472, 5, 0, 0}, /* 477 */
    {RT_TERM_LAND, 472, 419, 0, 0}, /* 478 */
    {RT_TERM_LAND, 472, 422, 0, 0}, /* 479 */
    {RT_TERM_BAND, 50, 36, 0, 0}, /* 480 */
    {RT_TERM_NE, 480, 2, 0, 0}, /* 481 */
    {RT_TERM_LAND, 472, 481, 0, 0}, /* 482 */
    {RT_TERM_LAND, 471, 66, 0, 0}, /* 483 */
    {RT_TERM_LAND, 483, 85, 0, 0}, /* 484 */
    {RT_TERM_LAND, 483, 14, 0, 0}, /* 485 */
    {RT_TERM_LAND, 483, 18, 0, 0}, /* 486 */
    {RT_TERM_LAND, 483, 5, 0, 0}, /* 487 */
    {RT_TERM_LAND, 483, 419, 0, 0}, /* 488 */
    {RT_TERM_LAND, 483, 422, 0, 0}, /* 489 */
    {RT_TERM_LNOT, 481, 0, 0, 0}, /* 490 */
    {RT_TERM_LAND, 483, 490, 0, 0}, /* 491 */
    {RT_TERM_LAND, 471, 74, 0, 0}, /* 492 */
    {RT_TERM_LAND, 492, 85, 0, 0}, /* 493 */
    {RT_TERM_LAND, 492, 14, 0, 0}, /* 494 */
    {RT_TERM_LAND, 492, 18, 0, 0}, /* 495 */
    {RT_TERM_LAND, 492, 5, 0, 0}, /* 496 */
    {RT_TERM_LAND, 492, 419, 0, 0}, /* 497 */
    {RT_TERM_LAND, 492, 422, 0, 0}, /* 498 */
    {RT_TERM_LAND, 472, 490, 0, 0}, /* 499 */
    {RT_TERM_LAND, 483, 481, 0, 0}, /* 500 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 501 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 502 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 503 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 504 */
    {RT_TERM_REG, 347, 0, 0, 2}, /* 505 */
    {RT_TERM_LNOT, 505, 0, 0, 0}, /* 506 */
    {RT_TERM_COND, 335, 505, 506, 0}, /* 507 */
    {RT_TERM_COND, 397, 19, 507, 0}, /* 508 */
    {RT_TERM_LNOT, 27, 0, 0, 0}, /* 509 */
    {RT_TERM_LAND, 508, 509, 0, 0}, /* 510 */
    {RT_TERM_LAND, 510, 85, 0, 0}, /* 511 */
    {RT_TERM_LAND, 510, 14, 0, 0}, /* 512 */
    {RT_TERM_LAND, 510, 18, 0, 0}, /* 513 */
    {RT_TERM_LAND, 510, 5, 0, 0}, /* 514 */
    {RT_TERM_LAND, 510, 419, 0, 0}, /* 515 */
    {RT_TERM_LAND, 510, 422, 0, 0}, /* 516 */
    {RT_TERM_LAND, 508, 27, 0, 0}, /* 517 */
    {RT_TERM_LAND, 517, 85, 0, 0}, /* 518 */
    {RT_TERM_LAND, 517, 14, 0, 0}, /* 519 */
    {RT_TERM_LAND, 517, 18, 0, 0}, /* 520 */
    {RT_TERM_LAND, 517, 5, 0, 0}, /* 521 */
    {RT_TERM_LAND, 517, 419, 0, 0}, /* 522 */
    {RT_TERM_LAND, 517, 422, 0, 0}, /* 523 */
    {RT_TERM_LNOT, 50, 0, 0, 0}, /* 524 */
    {RT_TERM_LAND, 517, 524, 0, 0}, /* 525 */
    {RT_TERM_LAND, 525, 85, 0, 0}, /* 526 */
    {RT_TERM_LAND, 525, 14, 0, 0}, /* 527 */
    {RT_TERM_LAND, 525, 18, 0, 0}, /* 528 */
    {RT_TERM_LAND, 525, 5, 0, 0}, /* 529 */
    {RT_TERM_LAND, 525, 419, 0, 0}, /* 530 */
    {RT_TERM_LAND, 525, 422, 0, 0}, /* 531 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 532 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 533 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 534 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 535 */
    {RT_TERM_COND, 335, 432, 433, 0}, /* 536 */
    {RT_TERM_COND, 397, 19, 536, 0}, /* 537 */
    {RT_TERM_LNOT, 28, 0, 0, 0}, /* 538 */
    {RT_TERM_LAND, 537, 538, 0, 0}, /* 539 */
    {RT_TERM_LAND, 539, 85, 0, 0}, /* 540 */
    {RT_TERM_LAND, 539, 14, 0, 0}, /* 541 */
    {RT_TERM_LAND, 539, 18, 0, 0}, /* 542 */
    {RT_TERM_LAND, 539, 5, 0, 0}, /* 543 */
    {RT_TERM_LAND, 539, 419, 0, 0}, /* 544 */
    {RT_TERM_LAND, 539, 422, 0, 0}, /* 545 */
    {RT_TERM_LAND, 537, 28, 0, 0}, /* 546 */
    {RT_TERM_LAND, 546, 85, 0, 0}, /* 547 */
    {RT_TERM_LAND, 546, 14, 0, 0}, /* 548 */
    {RT_TERM_LAND, 546, 18, 0, 0}, /* 549 */
    {RT_TERM_LAND, 546, 5, 0, 0}, /* 550 */
    {RT_TERM_LAND, 546, 419, 0, 0}, /* 551 */
    {RT_TERM_LAND, 546, 422, 0, 0}, /* 552 */
    {RT_TERM_LAND, 546, 524, 0, 0}, /* 553 */
    {RT_TERM_LAND, 553, 85, 0, 0}, /* 554 */
    {RT_TERM_LAND, 553, 14, 0, 0}, /* 555 */
    {RT_TERM_LAND, 553, 18, 0, 0}, /* 556 */
    {RT_TERM_LAND, 553, 5, 0, 0}, /* 557 */
    {RT_TERM_LAND, 553, 419, 0, 0}, /* 558 */
    {RT_TERM_LAND, 553, 422, 0, 0}, /* 559 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 560 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 561 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 562 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 563 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 564 */
    {RT_TERM_REG, 564, 0, 0, 2}, /* 565 */
    {RT_TERM_LNOT, 565, 0, 0, 0}, /* 566 */
    {RT_TERM_COND, 428, 565, 566, 0}, /* 567 */
    {RT_TERM_COND, 431, 19, 567, 0}, /* 568 */
    {RT_TERM_LAND, 568, 509, 0, 0}, /* 569 */
    {RT_TERM_LAND, 569, 85, 0, 0}, /* 570 */
    {RT_TERM_LAND, 569, 14, 0, 0}, /* 571 */
    {RT_TERM_LAND, 569, 18, 0, 0}, /* 572 */
    {RT_TERM_LAND, 569, 5, 0, 0}, /* 573 */
    {RT_TERM_LAND, 569, 419, 0, 0}, /* 574 */
    {RT_TERM_LAND, 569, 422, 0, 0}, /* 575 */
    {RT_TERM_LAND, 569, 397, 0, 0}, /* 576 */
    {RT_TERM_LAND, 569, 335, 0, 0}, /* 577 */
    {RT_TERM_LAND, 568, 27, 0, 0}, /* 578 */
    {RT_TERM_LAND, 578, 85, 0, 0}, /* 579 */
    {RT_TERM_LAND, 578, 14, 0, 0}, /* 580 */
    {RT_TERM_LAND, 578, 18, 0, 0}, /* 581 */
    {RT_TERM_LAND, 578, 5, 0, 0}, /* 582 */
    {RT_TERM_LAND, 578, 419, 0, 0}, /* 583 */
    {RT_TERM_LAND, 578, 422, 0, 0}, /* 584 */
    {RT_TERM_LAND, 578, 397, 0, 0}, /* 585 */
    {RT_TERM_LAND, 578, 335, 0, 0}, /* 586 */
    {RT_TERM_LAND, 578, 524, 0, 0}, /* 587 */
    {RT_TERM_LAND, 587, 85, 0, 0}, /* 588 */
    {RT_TERM_LAND, 587, 14, 0, 0}, /* 589 */
    {RT_TERM_LAND, 587, 18, 0, 0}, /* 590 */
    {RT_TERM_LAND, 587, 5, 0, 0}, /* 591 */
    {RT_TERM_LAND, 587, 419, 0, 0}, /* 592 */
    {RT_TERM_LAND, 587, 422, 0, 0}, /* 593 */
    {RT_TERM_LAND, 587, 397, 0, 0}, /* 594 */
    {RT_TERM_LAND, 587, 335, 0, 0}, /* 595 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 596 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 597 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 598 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 599 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 600 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 601 */
    {RT_TERM_LAND, 435, 509, 0, 0}, /* 602 */
    {RT_TERM_LAND, 602, 85, 0, 0}, /* 603 */
    {RT_TERM_LAND, 602, 14, 0, 0}, /* 604 */
    {RT_TERM_LAND, 602, 18, 0, 0}, /* 605 */
    {RT_TERM_LAND, 602, 5, 0, 0}, /* 606 */
    {RT_TERM_LAND, 602, 459, 0, 0}, /* 607 */
    {RT_TERM_LAND, 602, 462, 0, 0}, /* 608 */
    {RT_TERM_LAND, 435, 27, 0, 0}, /* 609 */
    {RT_TERM_LAND, 609, 85, 0, 0}, /* 610 */
    {RT_TERM_LAND, 609, 14, 0, 0}, /* 611 */
    {RT_TERM_LAND, 609, 18, 0, 0}, /* 612 */
    {RT_TERM_LAND, 609, 5, 0, 0}, /* 613 */
    {RT_TERM_LAND, 609, 459, 0, 0}, /* 614 */
    {RT_TERM_LAND, 609, 462, 0, 0}, /* 615 */
    {RT_TERM_LAND, 609, 524, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 85, 0, 0}, /* 617 */
    {RT_TERM_LAND, 616, 14, 0, 0}, /* 618 */
    {RT_TERM_LAND, 616, 18, 0, 0}, /* 619 */
    {RT_TERM_LAND, 616, 5, 0, 0}, /* 620 */
    {RT_TERM_LAND, 616, 459, 0, 0}, /* 621 */
    {RT_TERM_LAND, 616, 462, 0, 0}, /* 622 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 623 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 624 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 625 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 626 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 627 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 628 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 629 */
    {RT_TERM_COND, 627, 468, 469, 0}, /* 630 */
    {RT_TERM_COND, 629, 19, 630, 0}, /* 631 */
    {RT_TERM_SHL, 25, 19, 0, 0}, /* 632 */
    {RT_TERM_BOR, 36, 632, 0, 0}, /* 633 */
    {RT_TERM_SHL, 27, 73, 0, 0}, /* 634 */
    {RT_TERM_BOR, 633, 634, 0, 0}, /* 635 */
    {RT_TERM_COND, 14, 633, 635, 0}, /* 636 */
    {RT_TERM_COND, 85, 36, 636, 0}, /* 637 */
    {RT_TERM_SLICE, 637, 19, 0, 1}, /* 638 */
    {RT_TERM_LAND, 631, 638, 0, 0}, /* 639 */
    {RT_TERM_LAND, 639, 18, 0, 0}, /* 640 */
    {RT_TERM_LAND, 639, 5, 0, 0}, /* 641 */
    {RT_TERM_LAND, 639, 524, 0, 0}, /* 642 */
    {RT_TERM_LAND, 642, 37, 0, 0}, /* 643 */
    {RT_TERM_LAND, 642, 0, 0, 0}, /* 644 */
    {RT_TERM_LINE, 2, 0, 0, 5}, /* 645 */
    {RT_TERM_LAND, 642, 645, 0, 0}, /* 646 */
    {RT_TERM_LINE, 2, 0, 0, 6}, /* 647 */
    {RT_TERM_LAND, 642, 647, 0, 0}, /* 648 */
    {RT_TERM_LOR, 50, 50, 0, 0}, /* 649 */
    {RT_TERM_LAND, 638, 649, 0, 0}, /* 650 */
    {RT_TERM_LNOT, 650, 0, 0, 0}, /* 651 */
    {RT_TERM_LAND, 631, 651, 0, 0}, /* 652 */
    {RT_TERM_BXOR, 432, 347, 0, 0}, /* 653 */
    {RT_TERM_LAND, 652, 653, 0, 0}, /* 654 */
    {RT_TERM_LAND, 654, 18, 0, 0}, /* 655 */
    {RT_TERM_LAND, 654, 5, 0, 0}, /* 656 */
    {RT_TERM_LAND, 654, 37, 0, 0}, /* 657 */
    {RT_TERM_LAND, 654, 0, 0, 0}, /* 658 */
    {RT_TERM_LAND, 654, 645, 0, 0}, /* 659 */
    {RT_TERM_LAND, 654, 647, 0, 0}, /* 660 */
    {RT_TERM_LNOT, 653, 0, 0, 0}, /* 661 */
    {RT_TERM_LAND, 652, 661, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 18, 0, 0}, /* 663 */
    {RT_TERM_LAND, 662, 5, 0, 0}, /* 664 */
    {RT_TERM_LAND, 662, 37, 0, 0}, /* 665 */
    {RT_TERM_LAND, 662, 0, 0, 0}, /* 666 */
    {RT_TERM_LAND, 662, 645, 0, 0}, /* 667 */
    {RT_TERM_LAND, 662, 647, 0, 0}, /* 668 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 669 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 670 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 671 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 672 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 673 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 674 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 675 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 676 */
    {RT_TERM_COND, 428, 505, 506, 0}, /* 677 */
    {RT_TERM_COND, 431, 19, 677, 0}, /* 678 */
    {RT_TERM_LAND, 678, 36, 0, 0}, /* 679 */
    {RT_TERM_BXOR, 451, 1, 0, 0}, /* 680 */
    {RT_TERM_LAND, 679, 680, 0, 0}, /* 681 */
    {RT_TERM_LAND, 681, 85, 0, 0}, /* 682 */
    {RT_TERM_LAND, 681, 14, 0, 0}, /* 683 */
    {RT_TERM_LNOT, 680, 0, 0, 0}, /* 684 */
    {RT_TERM_LAND, 679, 684, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 18, 0, 0}, /* 686 */
    {RT_TERM_LAND, 685, 5, 0, 0}, /* 687 */
    {RT_TERM_LAND, 685, 419, 0, 0}, /* 688 */
    {RT_TERM_LAND, 685, 422, 0, 0}, /* 689 */
    {RT_TERM_REG, 28, 0, 0, 0}, /* 690 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 691 */
    {RT_TERM_SHL, 27, 691, 0, 0}, /* 692 */
    {RT_TERM_BXOR, 690, 692, 0, 0}, /* 693 */
    {RT_TERM_SLICE, 690, 2, 0, 31}, /* 694 */
    {RT_TERM_BXOR, 694, 692, 0, 0}, /* 695 */
    {RT_TERM_COND, 85, 693, 695, 0}, /* 696 */
    {RT_TERM_REG, 12, 0, 0, 0}, /* 697 */
    {RT_TERM_SHL, 17, 691, 0, 0}, /* 698 */
    {RT_TERM_BXOR, 697, 698, 0, 0}, /* 699 */
    {RT_TERM_SLICE, 697, 2, 0, 31}, /* 700 */
    {RT_TERM_BXOR, 700, 698, 0, 0}, /* 701 */
    {RT_TERM_BXOR, 50, 698, 0, 0}, /* 702 */
    {RT_TERM_REG, 10, 0, 0, 1}, /* 703 */
    {RT_TERM_BXOR, 703, 698, 0, 0}, /* 704 */
    {RT_TERM_SLICE, 703, 2, 0, 31}, /* 705 */
    {RT_TERM_BXOR, 705, 698, 0, 0}, /* 706 */
    {RT_TERM_COND, 419, 704, 706, 0}, /* 707 */
    {RT_TERM_COND, 407, 702, 707, 0}, /* 708 */
    {RT_TERM_COND, 404, 702, 708, 0}, /* 709 */
    {RT_TERM_COND, 7, 11, 709, 0}, /* 710 */
    {RT_TERM_COND, 5, 701, 710, 0}, /* 711 */
    {RT_TERM_COND, 18, 699, 711, 0}, /* 712 */
    {RT_TERM_COND, 680, 696, 712, 0}, /* 713 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 714 */
    {RT_TERM_SLICE, 713, 714, 0, 8}, /* 715 */
    {RT_TERM_EQ, 715, 2, 0, 0}, /* 716 */
    {RT_TERM_LAND, 679, 716, 0, 0}, /* 717 */
    {RT_TERM_LAND, 717, 680, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 85, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 14, 0, 0}, /* 720 */
    {RT_TERM_LAND, 717, 684, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 18, 0, 0}, /* 722 */
    {RT_TERM_LAND, 721, 5, 0, 0}, /* 723 */
    {RT_TERM_LAND, 721, 419, 0, 0}, /* 724 */
    {RT_TERM_LAND, 721, 422, 0, 0}, /* 725 */
    {RT_TERM_LAND, 36, 716, 0, 0}, /* 726 */
    {RT_TERM_LNOT, 726, 0, 0, 0}, /* 727 */
    {RT_TERM_LAND, 678, 727, 0, 0}, /* 728 */
    {RT_TERM_LAND, 728, 680, 0, 0}, /* 729 */
    {RT_TERM_LAND, 729, 85, 0, 0}, /* 730 */
    {RT_TERM_LAND, 729, 14, 0, 0}, /* 731 */
    {RT_TERM_LAND, 728, 684, 0, 0}, /* 732 */
    {RT_TERM_LAND, 732, 18, 0, 0}, /* 733 */
    {RT_TERM_LAND, 732, 5, 0, 0}, /* 734 */
    {RT_TERM_LAND, 732, 419, 0, 0}, /* 735 */
    {RT_TERM_LAND, 732, 422, 0, 0}, /* 736 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 737 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 738 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 739 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 740 */
    {RT_TERM_EQ, 27, 2, 0, 0}, /* 741 */
    {RT_TERM_LAND, 471, 741, 0, 0}, /* 742 */
    {RT_TERM_LAND, 742, 85, 0, 0}, /* 743 */
    {RT_TERM_LAND, 742, 14, 0, 0}, /* 744 */
    {RT_TERM_LAND, 742, 18, 0, 0}, /* 745 */
    {RT_TERM_LAND, 742, 5, 0, 0}, /* 746 */
    {RT_TERM_LAND, 742, 419, 0, 0}, /* 747 */
    {RT_TERM_LAND, 742, 422, 0, 0}, /* 748 */
    {RT_TERM_BAND, 50, 36, 0, 0}, /* 749 */
    {RT_TERM_NE, 749, 2, 0, 0}, /* 750 */
    {RT_TERM_LAND, 742, 750, 0, 0}, /* 751 */
    {RT_TERM_EQ, 27, 19, 0, 0}, /* 752 */
    {RT_TERM_LAND, 471, 752, 0, 0}, /* 753 */
    {RT_TERM_LAND, 753, 85, 0, 0}, /* 754 */
    {RT_TERM_LAND, 753, 14, 0, 0}, /* 755 */
    {RT_TERM_LAND, 753, 18, 0, 0}, /* 756 */
    {RT_TERM_LAND, 753, 5, 0, 0}, /* 757 */
    {RT_TERM_LAND, 753, 419, 0, 0}, /* 758 */
    {RT_TERM_LAND, 753, 422, 0, 0}, /* 759 */
    {RT_TERM_LNOT, 750, 0, 0, 0}, /* 760 */
    {RT_TERM_LAND, 753, 760, 0, 0}, /* 761 */
    {RT_TERM_EQ, 27, 73, 0, 0}, /* 762 */
    {RT_TERM_LAND, 471, 762, 0, 0}, /* 763 */
    {RT_TERM_LAND, 763, 85, 0, 0}, /* 764 */
    {RT_TERM_LAND, 763, 14, 0, 0}, /* 765 */
    {RT_TERM_LAND, 763, 18, 0, 0}, /* 766 */
    {RT_TERM_LAND, 763, 5, 0, 0}, /* 767 */
    {RT_TERM_LAND, 763, 419, 0, 0}, /* 768 */
    {RT_TERM_LAND, 763, 422, 0, 0}, /* 769 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 770 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 771 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 772 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 773 */
    {RT_TERM_LAND, 568, 741, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 85, 0, 0}, /* 775 */
    {RT_TERM_LAND, 774, 14, 0, 0}, /* 776 */
    {RT_TERM_LAND, 774, 18, 0, 0}, /* 777 */
    {RT_TERM_LAND, 774, 5, 0, 0}, /* 778 */
    {RT_TERM_LAND, 774, 419, 0, 0}, /* 779 */
    {RT_TERM_LAND, 774, 422, 0, 0}, /* 780 */
    {RT_TERM_LAND, 774, 750, 0, 0}, /* 781 */
    {RT_TERM_LAND, 568, 752, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 85, 0, 0}, /* 783 */
    {RT_TERM_LAND, 782, 14, 0, 0}, /* 784 */
    {RT_TERM_LAND, 782, 18, 0, 0}, /* 785 */
    {RT_TERM_LAND, 782, 5, 0, 0}, /* 786 */
    {RT_TERM_LAND, 782, 419, 0, 0}, /* 787 */
    {RT_TERM_LAND, 782, 422, 0, 0}, /* 788 */
    {RT_TERM_LAND, 782, 760, 0, 0}, /* 789 */
    {RT_TERM_LAND, 568, 762, 0, 0}, /* 790 */
    {RT_TERM_LAND, 790, 85, 0, 0}, /* 791 */
    {RT_TERM_LAND, 790, 14, 0, 0}, /* 792 */
    {RT_TERM_LAND, 790, 18, 0, 0}, /* 793 */
    {RT_TERM_LAND, 790, 5, 0, 0}, /* 794 */
    {RT_TERM_LAND, 790, 419, 0, 0}, /* 795 */
    {RT_TERM_LAND, 790, 422, 0, 0}, /* 796 */
    {RT_TERM_LAND, 774, 760, 0, 0}, /* 797 */
    {RT_TERM_LAND, 782, 750, 0, 0}, /* 798 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 799 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 800 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 801 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 802 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 803 */
    {RT_TERM_LAND, 14, 50, 0, 0}, /* 804 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 805 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 806 */
    {RT_TERM_COND, 14, 411, 412, 0}, /* 807 */
    {RT_TERM_COND, 85, 19, 807, 0}, /* 808 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 809 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 810 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 811 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 812 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 813 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 814 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 815 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 816 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 817 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 818 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 819 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 820 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 821 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 822 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 823 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 824 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 825 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 826 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 827 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 828 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 829 */
    {RT_TERM_LAND, 829, 50, 0, 0}, /* 830 */
    {RT_TERM_LAND, 811, 50, 0, 0}, /* 831 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 832 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 833 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 834 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 835 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 836 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 837 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 838 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 839 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 840 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 841 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 842 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 843 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 844 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 845 */
    {RT_TERM_LAND, 829, 50, 0, 0}, /* 846 */
    {RT_TERM_LAND, 811, 50, 0, 0}, /* 847 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 848 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 849 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 850 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 851 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 852 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 853 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 854 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 855 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 856 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 857 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 858 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 859 */
    {RT_TERM_LAND, 431, 50, 0, 0}, /* 860 */
    {RT_TERM_LAND, 428, 50, 0, 0}, /* 861 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 862 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 863 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 864 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 865 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 866 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 867 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 868 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 869 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 870 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 871 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 872 */
    {RT_TERM_LAND, 431, 50, 0, 0}, /* 873 */
    {RT_TERM_LAND, 428, 50, 0, 0}, /* 874 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 875 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 876 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 877 */
    {RT_TERM_LAND, 0, 50, 0, 0}, /* 878 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 879 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 880 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 881 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 882 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 883 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 884 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 885 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 886 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 887 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 888 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 889 */
    {RT_TERM_LAND, 397, 50, 0, 0}, /* 890 */
    {RT_TERM_LAND, 335, 50, 0, 0}, /* 891 */
    {RT_TERM_LAND, 471, 28, 0, 0}, /* 892 */
    {RT_TERM_LAND, 471, 538, 0, 0}, /* 893 */
    {RT_TERM_LAND, 471, 37, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 12, 0, 0}, /* 895 */
    {RT_TERM_LNOT, 12, 0, 0, 0}, /* 896 */
    {RT_TERM_LAND, 894, 896, 0, 0}, /* 897 */
    {RT_TERM_LAND, 471, 459, 0, 0}, /* 898 */
    {RT_TERM_LAND, 898, 12, 0, 0}, /* 899 */
    {RT_TERM_LAND, 898, 896, 0, 0}, /* 900 */
    {RT_TERM_LAND, 471, 4, 0, 0}, /* 901 */
    {RT_TERM_LNOT, 4, 0, 0, 0}, /* 902 */
    {RT_TERM_LAND, 471, 902, 0, 0}, /* 903 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 904 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 905 */
    {RT_TERM_REG, 812, 0, 0, 2}, /* 906 */
    {RT_TERM_LNOT, 906, 0, 0, 0}, /* 907 */
    {RT_TERM_COND, 866, 906, 907, 0}, /* 908 */
    {RT_TERM_COND, 905, 19, 908, 0}, /* 909 */
    {RT_TERM_LAND, 909, 28, 0, 0}, /* 910 */
    {RT_TERM_LAND, 909, 538, 0, 0}, /* 911 */
    {RT_TERM_LAND, 909, 37, 0, 0}, /* 912 */
    {RT_TERM_LAND, 912, 12, 0, 0}, /* 913 */
    {RT_TERM_LAND, 912, 896, 0, 0}, /* 914 */
    {RT_TERM_LAND, 909, 459, 0, 0}, /* 915 */
    {RT_TERM_LAND, 915, 12, 0, 0}, /* 916 */
    {RT_TERM_LAND, 915, 896, 0, 0}, /* 917 */
    {RT_TERM_LAND, 909, 4, 0, 0}, /* 918 */
    {RT_TERM_LAND, 909, 902, 0, 0}, /* 919 */
    {RT_TERM_LAND, 37, 50, 0, 0}, /* 920 */
    {RT_TERM_REG, 35, 0, 0, 2}, /* 921 */
    {RT_TERM_LNOT, 921, 0, 0, 0}, /* 922 */
    {RT_TERM_COND, 5, 921, 922, 0}, /* 923 */
    {RT_TERM_COND, 18, 19, 923, 0}, /* 924 */
    {RT_TERM_LAND, 924, 12, 0, 0}, /* 925 */
    {RT_TERM_LAND, 924, 896, 0, 0}, /* 926 */
    {RT_TERM_LAND, 372, 17, 0, 0}, /* 927 */
    {RT_TERM_LNOT, 17, 0, 0, 0}, /* 928 */
    {RT_TERM_LAND, 372, 928, 0, 0}, /* 929 */
    {RT_TERM_COND, 0, 398, 399, 0}, /* 930 */
    {RT_TERM_COND, 37, 19, 930, 0}, /* 931 */
    {RT_TERM_LAND, 931, 16, 0, 0}, /* 932 */
    {RT_TERM_LAND, 931, 13, 0, 0}, /* 933 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 934 */
    {RT_TERM_LAND, 931, 934, 0, 0}, /* 935 */
    {RT_TERM_COND, 14, 81, 82, 0}, /* 936 */
    {RT_TERM_COND, 85, 19, 936, 0}, /* 937 */
    {RT_TERM_LAND, 372, 12, 0, 0}, /* 938 */
    {RT_TERM_LAND, 372, 896, 0, 0}, /* 939 */
    {RT_TERM_COND, 8, 432, 433, 0}, /* 940 */
    {RT_TERM_COND, 162, 19, 940, 0}, /* 941 */
    {RT_TERM_LAND, 941, 85, 0, 0}, /* 942 */
    {RT_TERM_LAND, 941, 374, 0, 0}, /* 943 */
    {RT_TERM_LAND, 941, 6, 0, 0}, /* 944 */
    {RT_TERM_LNOT, 6, 0, 0, 0}, /* 945 */
    {RT_TERM_LAND, 941, 945, 0, 0}, /* 946 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 947 */
    {RT_TERM_COND, 8, 451, 452, 0}, /* 948 */
    {RT_TERM_COND, 162, 19, 948, 0}, /* 949 */
    {RT_TERM_LAND, 949, 16, 0, 0}, /* 950 */
    {RT_TERM_LAND, 950, 13, 0, 0}, /* 951 */
    {RT_TERM_LAND, 950, 934, 0, 0}, /* 952 */
    {RT_TERM_COND, 8, 505, 506, 0}, /* 953 */
    {RT_TERM_COND, 162, 19, 953, 0}, /* 954 */
    {RT_TERM_LAND, 954, 36, 0, 0}, /* 955 */
    {RT_TERM_LAND, 955, 18, 0, 0}, /* 956 */
    {RT_TERM_LAND, 955, 407, 0, 0}, /* 957 */
    {RT_TERM_LAND, 954, 46, 0, 0}, /* 958 */
    {RT_TERM_LAND, 958, 18, 0, 0}, /* 959 */
    {RT_TERM_LAND, 958, 407, 0, 0}, /* 960 */
    {RT_TERM_LAND, 954, 10, 0, 0}, /* 961 */
    {RT_TERM_LNOT, 10, 0, 0, 0}, /* 962 */
    {RT_TERM_LAND, 954, 962, 0, 0}, /* 963 */
    {RT_TERM_LAND, 954, 14, 0, 0}, /* 964 */
    {RT_TERM_NE, 25, 275, 0, 0}, /* 965 */
    {RT_TERM_LAND, 954, 965, 0, 0}, /* 966 */
    {RT_TERM_LAND, 966, 36, 0, 0}, /* 967 */
    {RT_TERM_LAND, 967, 18, 0, 0}, /* 968 */
    {RT_TERM_LAND, 967, 407, 0, 0}, /* 969 */
    {RT_TERM_LAND, 966, 46, 0, 0}, /* 970 */
    {RT_TERM_LAND, 970, 18, 0, 0}, /* 971 */
    {RT_TERM_LAND, 970, 407, 0, 0}, /* 972 */
    {RT_TERM_LAND, 966, 10, 0, 0}, /* 973 */
    {RT_TERM_LAND, 966, 962, 0, 0}, /* 974 */
    {RT_TERM_ADD, 25, 19, 0, 0}, /* 975 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 976 */
    {RT_TERM_REG, 10, 0, 0, 2}, /* 977 */
    {RT_TERM_LNOT, 977, 0, 0, 0}, /* 978 */
    {RT_TERM_COND, 8, 977, 978, 0}, /* 979 */
    {RT_TERM_COND, 162, 19, 979, 0}, /* 980 */
    {RT_TERM_LAND, 980, 36, 0, 0}, /* 981 */
    {RT_TERM_LAND, 980, 46, 0, 0}, /* 982 */
    {RT_TERM_LAND, 980, 5, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 13, 0, 0}, /* 984 */
    {RT_TERM_BOR, 6, 19, 0, 0}, /* 985 */
    {RT_TERM_LAND, 983, 934, 0, 0}, /* 986 */
    {RT_TERM_LAND, 980, 14, 0, 0}, /* 987 */
    {RT_TERM_LAND, 980, 965, 0, 0}, /* 988 */
    {RT_TERM_LAND, 988, 36, 0, 0}, /* 989 */
    {RT_TERM_LAND, 988, 46, 0, 0}, /* 990 */
    {RT_TERM_LAND, 988, 5, 0, 0}, /* 991 */
    {RT_TERM_LAND, 991, 13, 0, 0}, /* 992 */
    {RT_TERM_LAND, 991, 934, 0, 0}, /* 993 */
    {RT_TERM_COND, 335, 468, 469, 0}, /* 994 */
    {RT_TERM_COND, 397, 19, 994, 0}, /* 995 */
    {RT_TERM_LAND, 995, 36, 0, 0}, /* 996 */
    {RT_TERM_LAND, 996, 18, 0, 0}, /* 997 */
    {RT_TERM_LAND, 996, 407, 0, 0}, /* 998 */
    {RT_TERM_LAND, 995, 46, 0, 0}, /* 999 */
    {RT_TERM_LAND, 999, 18, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 999, 407, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 995, 10, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 995, 962, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 995, 14, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 995, 965, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 36, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1006, 18, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1006, 407, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1005, 46, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1009, 18, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1009, 407, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1005, 10, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1005, 962, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1014 */
    {RT_TERM_COND, 335, 451, 452, 0}, /* 1015 */
    {RT_TERM_COND, 397, 19, 1015, 0}, /* 1016 */
    {RT_TERM_LAND, 1016, 36, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1016, 46, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1016, 5, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1019, 13, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1019, 934, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1016, 14, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1016, 965, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1023, 36, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1023, 46, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1023, 5, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1026, 13, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1026, 934, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1030 */
    {RT_TERM_COND, 8, 468, 469, 0}, /* 1031 */
    {RT_TERM_COND, 162, 19, 1031, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 18, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1032, 407, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1032, 36, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1035, 18, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1035, 407, 0, 0}, /* 1037 */
    {RT_TERM_NE, 50, 2, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1035, 1038, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1032, 46, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1040, 18, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1040, 407, 0, 0}, /* 1042 */
    {RT_TERM_LNOT, 1038, 0, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1040, 1043, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1032, 14, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1046 */
    {RT_TERM_COND, 5, 432, 433, 0}, /* 1047 */
    {RT_TERM_COND, 18, 19, 1047, 0}, /* 1048 */
    {RT_TERM_LAND, 1048, 28, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 46, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1050, 25, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1051, 85, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1051, 374, 0, 0}, /* 1053 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1050, 1054, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1055, 85, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1055, 374, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1049, 36, 0, 0}, /* 1058 */
    {RT_TERM_SLICE, 27, 2, 0, 1}, /* 1059 */
    {RT_TERM_LAND, 1058, 1059, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 25, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 85, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1061, 374, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1060, 1054, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1064, 85, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1064, 374, 0, 0}, /* 1066 */
    {RT_TERM_LNOT, 1059, 0, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1058, 1067, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1068, 25, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1069, 85, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1069, 374, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1068, 1054, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1072, 85, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1072, 374, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1048, 538, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1075, 46, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 25, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1077, 85, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1077, 374, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1076, 1054, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1080, 85, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1080, 374, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1075, 36, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1083, 1059, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1084, 25, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1085, 85, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1085, 374, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1084, 1054, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1088, 85, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1088, 374, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1083, 1067, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1091, 25, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 85, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1092, 374, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1091, 1054, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1095, 85, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1095, 374, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1098 */
    {RT_TERM_COND, 5, 451, 452, 0}, /* 1099 */
    {RT_TERM_COND, 18, 19, 1099, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 28, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 46, 0, 0}, /* 1102 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 1103 */
    {RT_TERM_LAND, 1102, 1103, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1102, 25, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1102, 1054, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1101, 36, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1107, 1059, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 1103, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1108, 25, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1108, 1054, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1107, 1067, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1112, 1103, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1112, 25, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1112, 1054, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1100, 538, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1116, 46, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1117, 1103, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1117, 25, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1117, 1054, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1116, 36, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1121, 1059, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1122, 1103, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1122, 25, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 1122, 1054, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1121, 1067, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1126, 1103, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1126, 25, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1126, 1054, 0, 0}, /* 1129 */
    {RT_TERM_COND, 5, 411, 412, 0}, /* 1130 */
    {RT_TERM_COND, 18, 19, 1130, 0}, /* 1131 */
    {RT_TERM_EQ, 36, 2, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1131, 1132, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1133, 85, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1133, 374, 0, 0}, /* 1135 */
    {RT_TERM_REG, 15, 0, 0, 0}, /* 1136 */
    {RT_TERM_REG, 35, 0, 0, 1}, /* 1137 */
    {RT_TERM_COND, 1103, 50, 1137, 0}, /* 1138 */
    {RT_TERM_COND, 16, 50, 1138, 0}, /* 1139 */
    {RT_TERM_COND, 14, 12, 1139, 0}, /* 1140 */
    {RT_TERM_COND, 85, 1136, 1140, 0}, /* 1141 */
    {RT_TERM_SLICE, 1141, 2, 0, 32}, /* 1142 */
    {RT_TERM_SLICE, 1142, 2, 0, 4}, /* 1143 */
    {RT_TERM_CONST, 0, 0, 0, 3}, /* 1144 */
    {RT_TERM_SLICE, 1143, 1144, 0, 1}, /* 1145 */
    {RT_TERM_LAND, 1133, 1145, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 85, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1146, 374, 0, 0}, /* 1148 */
    {RT_TERM_LNOT, 1145, 0, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1133, 1149, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1150, 85, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1150, 374, 0, 0}, /* 1152 */
    {RT_TERM_SLICE, 1142, 149, 0, 4}, /* 1153 */
    {RT_TERM_SLICE, 1153, 1144, 0, 1}, /* 1154 */
    {RT_TERM_LAND, 1133, 1154, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1155, 85, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1155, 374, 0, 0}, /* 1157 */
    {RT_TERM_LNOT, 1154, 0, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1133, 1158, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1159, 85, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1159, 374, 0, 0}, /* 1161 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 1162 */
    {RT_TERM_SLICE, 1142, 1162, 0, 4}, /* 1163 */
    {RT_TERM_SLICE, 1163, 1144, 0, 1}, /* 1164 */
    {RT_TERM_LAND, 1133, 1164, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 85, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1165, 374, 0, 0}, /* 1167 */
    {RT_TERM_LNOT, 1164, 0, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1133, 1168, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1169, 85, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1169, 374, 0, 0}, /* 1171 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 1172 */
    {RT_TERM_SLICE, 1142, 1172, 0, 4}, /* 1173 */
    {RT_TERM_SLICE, 1173, 1144, 0, 1}, /* 1174 */
    {RT_TERM_LAND, 1133, 1174, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1175, 85, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1175, 374, 0, 0}, /* 1177 */
    {RT_TERM_LNOT, 1174, 0, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1133, 1178, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1179, 85, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1179, 374, 0, 0}, /* 1181 */
    {RT_TERM_LNOT, 1132, 0, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1131, 1182, 0, 0}, /* 1183 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 1184 */
    {RT_TERM_EQ, 36, 1184, 0, 0}, /* 1185 */
    {RT_TERM_LNOT, 1185, 0, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1183, 1186, 0, 0}, /* 1187 */
    {RT_TERM_EQ, 36, 19, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1187, 1188, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1189, 85, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1189, 374, 0, 0}, /* 1191 */
    {RT_TERM_EQ, 36, 73, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1187, 1192, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1193, 85, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1193, 374, 0, 0}, /* 1195 */
    {RT_TERM_EQ, 36, 1144, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1187, 1196, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1197, 85, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1197, 374, 0, 0}, /* 1199 */
    {RT_TERM_EQ, 36, 149, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1187, 1200, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 85, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1201, 374, 0, 0}, /* 1203 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 1204 */
    {RT_TERM_EQ, 36, 1204, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1187, 1205, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 85, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1206, 374, 0, 0}, /* 1208 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 1209 */
    {RT_TERM_EQ, 36, 1209, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1187, 1210, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1211, 85, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1211, 374, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1214 */
    {RT_TERM_COND, 5, 398, 399, 0}, /* 1215 */
    {RT_TERM_COND, 18, 19, 1215, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 1132, 0, 0}, /* 1217 */
    {RT_TERM_SLICE, 1136, 2, 0, 32}, /* 1218 */
    {RT_TERM_SLICE, 1218, 2, 0, 4}, /* 1219 */
    {RT_TERM_SLICE, 1219, 1144, 0, 1}, /* 1220 */
    {RT_TERM_LAND, 1217, 1220, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1221, 1103, 0, 0}, /* 1222 */
    {RT_TERM_LNOT, 1220, 0, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1217, 1223, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1224, 1103, 0, 0}, /* 1225 */
    {RT_TERM_SLICE, 1218, 149, 0, 4}, /* 1226 */
    {RT_TERM_SLICE, 1226, 1144, 0, 1}, /* 1227 */
    {RT_TERM_LAND, 1217, 1227, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1228, 1103, 0, 0}, /* 1229 */
    {RT_TERM_LNOT, 1227, 0, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1217, 1230, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1231, 1103, 0, 0}, /* 1232 */
    {RT_TERM_SLICE, 1218, 1162, 0, 4}, /* 1233 */
    {RT_TERM_SLICE, 1233, 1144, 0, 1}, /* 1234 */
    {RT_TERM_LAND, 1217, 1234, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1235, 1103, 0, 0}, /* 1236 */
    {RT_TERM_LNOT, 1234, 0, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1217, 1237, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1238, 1103, 0, 0}, /* 1239 */
    {RT_TERM_SLICE, 1218, 1172, 0, 4}, /* 1240 */
    {RT_TERM_SLICE, 1240, 1144, 0, 1}, /* 1241 */
    {RT_TERM_LAND, 1217, 1241, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1242, 1103, 0, 0}, /* 1243 */
    {RT_TERM_LNOT, 1241, 0, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1217, 1244, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1245, 1103, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1216, 1182, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1247, 1186, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1248, 1103, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1248, 1188, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1248, 1192, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1248, 1196, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1248, 1200, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1248, 1205, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1248, 1210, 0, 0}, /* 1255 */
    {RT_TERM_COND, 0, 977, 978, 0}, /* 1256 */
    {RT_TERM_COND, 37, 19, 1256, 0}, /* 1257 */
    {RT_TERM_BXOR, 398, 35, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1257, 1258, 0, 0}, /* 1259 */
    {RT_TERM_LNOT, 1258, 0, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1257, 1260, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1261, 85, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1261, 374, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1264 */
    {RT_TERM_COND, 0, 432, 433, 0}, /* 1265 */
    {RT_TERM_COND, 37, 19, 1265, 0}, /* 1266 */
    {RT_TERM_LAND, 1266, 741, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 25, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1267, 1054, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1268, 85, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1268, 374, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1269, 85, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1269, 374, 0, 0}, /* 1273 */
    {RT_TERM_REG, 17, 0, 0, 0}, /* 1274 */
    {RT_TERM_SEXT, 1274, 0, 0, 32}, /* 1275 */
    {RT_TERM_COND, 25, 1275, 1274, 0}, /* 1276 */
    {RT_TERM_REG, 13, 0, 0, 0}, /* 1277 */
    {RT_TERM_SEXT, 35, 0, 0, 32}, /* 1278 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 1279 */
    {RT_TERM_COND, 1103, 50, 1279, 0}, /* 1280 */
    {RT_TERM_COND, 16, 50, 1280, 0}, /* 1281 */
    {RT_TERM_COND, 14, 1278, 1281, 0}, /* 1282 */
    {RT_TERM_COND, 85, 1277, 1282, 0}, /* 1283 */
    {RT_TERM_SLICE, 1283, 2, 0, 32}, /* 1284 */
    {RT_TERM_SEXT, 1284, 0, 0, 32}, /* 1285 */
    {RT_TERM_COND, 25, 1285, 1284, 0}, /* 1286 */
    {RT_TERM_LT, 1276, 1286, 0, 0}, /* 1287 */
    {RT_TERM_LNOT, 1287, 0, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1267, 1288, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1289, 25, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1289, 1054, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1290, 85, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1290, 374, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1291, 85, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1291, 374, 0, 0}, /* 1295 */
    {RT_TERM_EQ, 1276, 1286, 0, 0}, /* 1296 */
    {RT_TERM_COND, 1296, 73, 149, 0}, /* 1297 */
    {RT_TERM_COND, 1287, 19, 1297, 0}, /* 1298 */
    {RT_TERM_BAND, 36, 1298, 0, 0}, /* 1299 */
    {RT_TERM_NE, 1299, 2, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1267, 1300, 0, 0}, /* 1301 */
    {RT_TERM_LNOT, 741, 0, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1266, 1302, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1303, 752, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1304, 25, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1304, 1054, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1305, 85, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1305, 374, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 1306, 85, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 1306, 374, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 1304, 1288, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1311, 25, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1311, 1054, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 1312, 85, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1312, 374, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1313, 85, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1313, 374, 0, 0}, /* 1317 */
    {RT_TERM_LNOT, 1300, 0, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1304, 1318, 0, 0}, /* 1319 */
    {RT_TERM_LNOT, 752, 0, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1303, 1320, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1321, 25, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1321, 1054, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1322, 85, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1322, 374, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1323, 85, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 1323, 374, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 1321, 1288, 0, 0}, /* 1328 */
    {RT_TERM_LAND, 1328, 25, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1328, 1054, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1329, 85, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1329, 374, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1330, 85, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1330, 374, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1267, 1318, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1304, 1300, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1337 */
    {RT_TERM_COND, 8, 565, 566, 0}, /* 1338 */
    {RT_TERM_COND, 162, 19, 1338, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 741, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1340, 25, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1340, 1054, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1341, 85, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1341, 374, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1342, 85, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1342, 374, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1340, 1296, 0, 0}, /* 1347 */
    {RT_TERM_NE, 36, 2, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1347, 1348, 0, 0}, /* 1349 */
    {RT_TERM_NE, 36, 1184, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1349, 1350, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1296, 1348, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1352, 1350, 0, 0}, /* 1353 */
    {RT_TERM_LNOT, 1353, 0, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1340, 1354, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1355, 25, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1355, 1054, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1356, 85, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1356, 374, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1357, 85, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1357, 374, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1355, 1288, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1362, 25, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1362, 1054, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1363, 85, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1363, 374, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1364, 85, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1364, 374, 0, 0}, /* 1368 */
    {RT_TERM_BXOR, 468, 429, 0, 0}, /* 1369 */
    {RT_TERM_COND, 1353, 1369, 1300, 0}, /* 1370 */
    {RT_TERM_LAND, 1340, 1370, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1339, 1302, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1372, 752, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1373, 25, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1373, 1054, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1374, 85, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1374, 374, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1375, 85, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1375, 374, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1373, 1296, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1380, 1348, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1381, 1350, 0, 0}, /* 1382 */
    {RT_TERM_LAND, 1373, 1354, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1383, 25, 0, 0}, /* 1384 */
    {RT_TERM_LAND, 1383, 1054, 0, 0}, /* 1385 */
    {RT_TERM_LAND, 1384, 85, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1384, 374, 0, 0}, /* 1387 */
    {RT_TERM_LAND, 1385, 85, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1385, 374, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1383, 1288, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1390, 25, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1390, 1054, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1391, 85, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1391, 374, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1392, 85, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1392, 374, 0, 0}, /* 1396 */
    {RT_TERM_LNOT, 1370, 0, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1373, 1397, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1372, 1320, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1399, 25, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1399, 1054, 0, 0}, /* 1401 */
    {RT_TERM_LAND, 1400, 85, 0, 0}, /* 1402 */
    {RT_TERM_LAND, 1400, 374, 0, 0}, /* 1403 */
    {RT_TERM_LAND, 1401, 85, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1401, 374, 0, 0}, /* 1405 */
    {RT_TERM_LAND, 1399, 1296, 0, 0}, /* 1406 */
    {RT_TERM_LAND, 1406, 1348, 0, 0}, /* 1407 */
    {RT_TERM_LAND, 1407, 1350, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1399, 1354, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1409, 25, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1409, 1054, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1410, 85, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1410, 374, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1411, 85, 0, 0}, /* 1414 */
    {RT_TERM_LAND, 1411, 374, 0, 0}, /* 1415 */
    {RT_TERM_LAND, 1409, 1288, 0, 0}, /* 1416 */
    {RT_TERM_LAND, 1416, 25, 0, 0}, /* 1417 */
    {RT_TERM_LAND, 1416, 1054, 0, 0}, /* 1418 */
    {RT_TERM_LAND, 1417, 85, 0, 0}, /* 1419 */
    {RT_TERM_LAND, 1417, 374, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1418, 85, 0, 0}, /* 1421 */
    {RT_TERM_LAND, 1418, 374, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1340, 1397, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1373, 1370, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1340, 1288, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 1426, 25, 0, 0}, /* 1427 */
    {RT_TERM_LAND, 1426, 1054, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1427, 85, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1427, 374, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1428, 85, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1428, 374, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1340, 1300, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1373, 1288, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1434, 25, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1434, 1054, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1435, 85, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1435, 374, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1436, 85, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1436, 374, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1373, 1318, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1399, 1288, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1442, 25, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1442, 1054, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1443, 85, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1443, 374, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1444, 85, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1444, 374, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1340, 1318, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1373, 1300, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1351, 0, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1351, 3, 0, 0}, /* 1453 */
    {RT_TERM_BXOR, 468, 19, 0, 0}, /* 1454 */
    {RT_TERM_BXOR, 468, 2, 0, 0}, /* 1455 */
    {RT_TERM_COND, 0, 1454, 1455, 0}, /* 1456 */
    {RT_TERM_COND, 37, 19, 1456, 0}, /* 1457 */
    {RT_TERM_COND, 1353, 1457, 1300, 0}, /* 1458 */
    {RT_TERM_LAND, 1340, 1458, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1382, 0, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1382, 3, 0, 0}, /* 1461 */
    {RT_TERM_LNOT, 1458, 0, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1373, 1462, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1408, 0, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1408, 3, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1340, 1462, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1373, 1458, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 949, 27, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 949, 509, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 949, 18, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1471, 17, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1471, 928, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 949, 404, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1474, 17, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1474, 928, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 949, 14, 0, 0}, /* 1477 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1478 */
    {RT_TERM_LAND, 537, 27, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 537, 509, 0, 0}, /* 1480 */
    {RT_TERM_LAND, 537, 18, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1481, 17, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1481, 928, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 537, 404, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1484, 17, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1484, 928, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 537, 14, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 941, 27, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 941, 509, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 941, 18, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1491, 17, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1491, 928, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 941, 404, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1494, 17, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1494, 928, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 941, 14, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1498 */
    {RT_TERM_COND, 335, 565, 566, 0}, /* 1499 */
    {RT_TERM_COND, 397, 19, 1499, 0}, /* 1500 */
    {RT_TERM_LAND, 1500, 27, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1500, 509, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1500, 18, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1503, 17, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1503, 928, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1500, 404, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1506, 17, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1506, 928, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1500, 14, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 924, 27, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 924, 509, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 924, 14, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1257, 27, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1257, 509, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1257, 14, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 387, 25, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 387, 1054, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 386, 1103, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1521, 25, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1521, 1054, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1524 */
    {RT_TERM_COND, 5, 81, 82, 0}, /* 1525 */
    {RT_TERM_COND, 18, 19, 1525, 0}, /* 1526 */
    {RT_TERM_LAND, 1526, 85, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1526, 374, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 981, 18, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1530, 15, 0, 0}, /* 1531 */
    {RT_TERM_LNOT, 15, 0, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1530, 1532, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 981, 404, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1534, 15, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1534, 1532, 0, 0}, /* 1536 */
    {RT_TERM_BNOT, 1274, 0, 0, 0}, /* 1537 */
    {RT_TERM_SLICE, 1537, 2, 0, 32}, /* 1538 */
    {RT_TERM_COND, 15, 1538, 1274, 0}, /* 1539 */
    {RT_TERM_BNOT, 50, 0, 0, 0}, /* 1540 */
    {RT_TERM_SLICE, 1540, 2, 0, 32}, /* 1541 */
    {RT_TERM_COND, 15, 1541, 50, 0}, /* 1542 */
    {RT_TERM_REG, 6, 0, 0, 1}, /* 1543 */
    {RT_TERM_BNOT, 1543, 0, 0, 0}, /* 1544 */
    {RT_TERM_SLICE, 1544, 2, 0, 32}, /* 1545 */
    {RT_TERM_COND, 15, 1545, 1543, 0}, /* 1546 */
    {RT_TERM_COND, 7, 1542, 1546, 0}, /* 1547 */
    {RT_TERM_COND, 5, 13, 1547, 0}, /* 1548 */
    {RT_TERM_COND, 18, 1539, 1548, 0}, /* 1549 */
    {RT_TERM_SLICE, 1549, 691, 0, 1}, /* 1550 */
    {RT_TERM_LAND, 981, 1550, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1551, 18, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1552, 15, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1552, 1532, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1551, 404, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1555, 15, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 1555, 1532, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 36, 1550, 0, 0}, /* 1558 */
    {RT_TERM_LNOT, 1558, 0, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 980, 1559, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1560, 18, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 1561, 15, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1561, 1532, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1560, 404, 0, 0}, /* 1564 */
    {RT_TERM_LAND, 1564, 15, 0, 0}, /* 1565 */
    {RT_TERM_LAND, 1564, 1532, 0, 0}, /* 1566 */
    {RT_TERM_BNOT, 1549, 0, 0, 0}, /* 1567 */
    {RT_TERM_SLICE, 1567, 2, 0, 32}, /* 1568 */
    {RT_TERM_SLICE, 1549, 2, 0, 32}, /* 1569 */
    {RT_TERM_COND, 1558, 1568, 1569, 0}, /* 1570 */
    {RT_TERM_EQ, 1570, 2, 0, 0}, /* 1571 */
    {RT_TERM_LNOT, 1571, 0, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 980, 1572, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1573, 25, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1574, 36, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1575, 18, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1576, 15, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1576, 1532, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1575, 404, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1579, 15, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1579, 1532, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1575, 1550, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1582, 18, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1583, 15, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 1583, 1532, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 1582, 404, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 1586, 15, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1586, 1532, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1574, 1559, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1589, 18, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1590, 15, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1590, 1532, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1589, 404, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1593, 15, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1593, 1532, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1573, 1054, 0, 0}, /* 1596 */
    {RT_TERM_LAND, 1596, 36, 0, 0}, /* 1597 */
    {RT_TERM_LAND, 1597, 18, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1598, 15, 0, 0}, /* 1599 */
    {RT_TERM_LAND, 1598, 1532, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1597, 404, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1601, 15, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1601, 1532, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1597, 1550, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1604, 18, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1605, 15, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 1605, 1532, 0, 0}, /* 1607 */
    {RT_TERM_LAND, 1604, 404, 0, 0}, /* 1608 */
    {RT_TERM_LAND, 1608, 15, 0, 0}, /* 1609 */
    {RT_TERM_LAND, 1608, 1532, 0, 0}, /* 1610 */
    {RT_TERM_LAND, 1596, 1559, 0, 0}, /* 1611 */
    {RT_TERM_LAND, 1611, 18, 0, 0}, /* 1612 */
    {RT_TERM_LAND, 1612, 15, 0, 0}, /* 1613 */
    {RT_TERM_LAND, 1612, 1532, 0, 0}, /* 1614 */
    {RT_TERM_LAND, 1611, 404, 0, 0}, /* 1615 */
    {RT_TERM_LAND, 1615, 15, 0, 0}, /* 1616 */
    {RT_TERM_LAND, 1615, 1532, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1619 */
    {RT_TERM_COND, 5, 977, 978, 0}, /* 1620 */
    {RT_TERM_COND, 18, 19, 1620, 0}, /* 1621 */
    {RT_TERM_LAND, 1621, 25, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 1622, 36, 0, 0}, /* 1623 */
    {RT_TERM_LAND, 1623, 85, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1623, 374, 0, 0}, /* 1625 */
    {RT_TERM_LAND, 1622, 46, 0, 0}, /* 1626 */
    {RT_TERM_LAND, 1626, 85, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1626, 374, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1621, 1054, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1629, 36, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 1630, 85, 0, 0}, /* 1631 */
    {RT_TERM_LAND, 1630, 374, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1629, 46, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 1633, 85, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 1633, 374, 0, 0}, /* 1635 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1216, 36, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1637, 85, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1637, 374, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1216, 46, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1640, 85, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1640, 374, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1643 */
    {RT_TERM_BAND, 50, 1144, 0, 0}, /* 1644 */
    {RT_TERM_SLICE, 13, 1644, 0, 1}, /* 1645 */
    {RT_TERM_LAND, 386, 1645, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1646, 85, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1646, 374, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1649 */
    {RT_TERM_COND, 0, 411, 412, 0}, /* 1650 */
    {RT_TERM_COND, 37, 19, 1650, 0}, /* 1651 */
    {RT_TERM_BXOR, 977, 6, 0, 0}, /* 1652 */
    {RT_TERM_LAND, 1651, 1652, 0, 0}, /* 1653 */
    {RT_TERM_LAND, 1653, 36, 0, 0}, /* 1654 */
    {RT_TERM_LAND, 1653, 46, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1654, 85, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1654, 374, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1655, 85, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1655, 374, 0, 0}, /* 1659 */
    {RT_TERM_LNOT, 1652, 0, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1651, 1660, 0, 0}, /* 1661 */
    {RT_TERM_LAND, 1661, 36, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1661, 46, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1662, 85, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1662, 374, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1663, 85, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1663, 374, 0, 0}, /* 1667 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 1668 */
    {RT_TERM_COND, 5, 38, 39, 0}, /* 1669 */
    {RT_TERM_COND, 18, 19, 1669, 0}, /* 1670 */
    {RT_TERM_EQ, 15, 275, 0, 0}, /* 1671 */
    {RT_TERM_LNOT, 1671, 0, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1670, 1672, 0, 0}, /* 1673 */
    {RT_TERM_EQ, 25, 1204, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1670, 1674, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1675, 42, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1676, 1672, 0, 0}, /* 1677 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1675, 1678, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1679, 66, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1680, 1672, 0, 0}, /* 1681 */
    {RT_TERM_LNOT, 66, 0, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1679, 1682, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1683, 74, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1684, 1672, 0, 0}, /* 1685 */
    {RT_TERM_LNOT, 74, 0, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1683, 1686, 0, 0}, /* 1687 */
    {RT_TERM_EQ, 25, 1144, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1687, 1688, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1689, 1672, 0, 0}, /* 1690 */
    {RT_TERM_LNOT, 1688, 0, 0, 0}, /* 1691 */
    {RT_TERM_LAND, 1687, 1691, 0, 0}, /* 1692 */
    {RT_TERM_EQ, 25, 149, 0, 0}, /* 1693 */
    {RT_TERM_LAND, 1692, 1693, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1694, 1672, 0, 0}, /* 1695 */
    {RT_TERM_LNOT, 1693, 0, 0, 0}, /* 1696 */
    {RT_TERM_LAND, 1692, 1696, 0, 0}, /* 1697 */
    {RT_TERM_LAND, 1697, 1672, 0, 0}, /* 1698 */
    {RT_TERM_BOR, 27, 19, 0, 0}, /* 1699 */
    {RT_TERM_LNOT, 1674, 0, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1670, 1700, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1701, 42, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1702, 1672, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1701, 1678, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1704, 66, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1705, 1672, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1704, 1682, 0, 0}, /* 1707 */
    {RT_TERM_LAND, 1707, 74, 0, 0}, /* 1708 */
    {RT_TERM_LAND, 1708, 1672, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1707, 1686, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1710, 1688, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1711, 1672, 0, 0}, /* 1712 */
    {RT_TERM_LAND, 1710, 1691, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1713, 1693, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1714, 1672, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1713, 1696, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1716, 1672, 0, 0}, /* 1717 */
    {RT_TERM_LNOT, 170, 0, 0, 0}, /* 1718 */
    {RT_TERM_COND, 5, 170, 1718, 0}, /* 1719 */
    {RT_TERM_COND, 18, 19, 1719, 0}, /* 1720 */
    {RT_TERM_LAND, 1720, 1205, 0, 0}, /* 1721 */
    {RT_TERM_LNOT, 1205, 0, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1720, 1722, 0, 0}, /* 1723 */
    {RT_TERM_LNOT, 238, 0, 0, 0}, /* 1724 */
    {RT_TERM_COND, 14, 238, 1724, 0}, /* 1725 */
    {RT_TERM_COND, 85, 19, 1725, 0}, /* 1726 */
    {RT_TERM_LAND, 1726, 1205, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1727, 1132, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1727, 1182, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1729, 1188, 0, 0}, /* 1730 */
    {RT_TERM_LNOT, 1188, 0, 0, 0}, /* 1731 */
    {RT_TERM_LAND, 1729, 1731, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1732, 1192, 0, 0}, /* 1733 */
    {RT_TERM_LNOT, 1192, 0, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1732, 1734, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1735, 1196, 0, 0}, /* 1736 */
    {RT_TERM_LNOT, 1196, 0, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1735, 1737, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1738, 1200, 0, 0}, /* 1739 */
    {RT_TERM_LNOT, 1200, 0, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1738, 1740, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1726, 1722, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1742, 1132, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1742, 1182, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1744, 1188, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1744, 1731, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1746, 1192, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1746, 1734, 0, 0}, /* 1748 */
    {RT_TERM_LAND, 1748, 1196, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1748, 1737, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1750, 1200, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 1740, 0, 0}, /* 1752 */
    {RT_TERM_COND, 14, 170, 1718, 0}, /* 1753 */
    {RT_TERM_COND, 85, 19, 1753, 0}, /* 1754 */
    {RT_TERM_LAND, 1754, 1205, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1755, 1132, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1755, 1182, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1757, 1188, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1757, 1731, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1759, 1192, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1759, 1734, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1761, 1196, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1761, 1737, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1763, 1200, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1763, 1740, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1754, 1722, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1766, 1132, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1766, 1182, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1768, 1188, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1768, 1731, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1770, 1192, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1770, 1734, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1772, 1196, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1772, 1737, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1774, 1200, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1774, 1740, 0, 0}, /* 1776 */
    {RT_TERM_LNOT, 232, 0, 0, 0}, /* 1777 */
    {RT_TERM_COND, 5, 232, 1777, 0}, /* 1778 */
    {RT_TERM_COND, 18, 19, 1778, 0}, /* 1779 */
    {RT_TERM_LAND, 1779, 85, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1779, 14, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1779, 16, 0, 0}, /* 1782 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 1783 */
    {RT_TERM_LAND, 32, 1132, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1784, 85, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1784, 14, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1784, 16, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 32, 1182, 0, 0}, /* 1788 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 1789 */
    {RT_TERM_EQ, 1789, 275, 0, 0}, /* 1790 */
    {RT_TERM_LAND, 1788, 1790, 0, 0}, /* 1791 */
    {RT_TERM_LNOT, 1790, 0, 0, 0}, /* 1792 */
    {RT_TERM_LAND, 1788, 1792, 0, 0}, /* 1793 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 1794 */
    {RT_TERM_EQ, 1789, 1794, 0, 0}, /* 1795 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 1796 */
    {RT_TERM_EQ, 1789, 1796, 0, 0}, /* 1797 */
    {RT_TERM_LOR, 1795, 1797, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1793, 1798, 0, 0}, /* 1799 */
    {RT_TERM_BOR, 1789, 19, 0, 0}, /* 1800 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1801 */
    {RT_TERM_REG, 6, 0, 0, 3}, /* 1802 */
    {RT_TERM_LNOT, 1802, 0, 0, 0}, /* 1803 */
    {RT_TERM_COND, 428, 1802, 1803, 0}, /* 1804 */
    {RT_TERM_COND, 431, 19, 1804, 0}, /* 1805 */
    {RT_TERM_LAND, 1805, 28, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1805, 538, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1805, 162, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1808, 17, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1808, 928, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1805, 11, 0, 0}, /* 1811 */
    {RT_TERM_LNOT, 11, 0, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1805, 1812, 0, 0}, /* 1813 */
    {RT_TERM_REG, 347, 0, 0, 3}, /* 1814 */
    {RT_TERM_LNOT, 1814, 0, 0, 0}, /* 1815 */
    {RT_TERM_COND, 866, 1814, 1815, 0}, /* 1816 */
    {RT_TERM_COND, 905, 19, 1816, 0}, /* 1817 */
    {RT_TERM_LAND, 1817, 28, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1817, 538, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1817, 162, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1820, 17, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1820, 928, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1817, 11, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 1817, 1812, 0, 0}, /* 1824 */
    {RT_TERM_REG, 13, 0, 0, 3}, /* 1825 */
    {RT_TERM_LNOT, 1825, 0, 0, 0}, /* 1826 */
    {RT_TERM_COND, 335, 1825, 1826, 0}, /* 1827 */
    {RT_TERM_COND, 397, 19, 1827, 0}, /* 1828 */
    {RT_TERM_LAND, 1828, 37, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1828, 17, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1828, 928, 0, 0}, /* 1831 */
    {RT_TERM_COND, 8, 170, 1718, 0}, /* 1832 */
    {RT_TERM_COND, 162, 19, 1832, 0}, /* 1833 */
    {RT_TERM_REG, 35, 0, 0, 3}, /* 1834 */
    {RT_TERM_LNOT, 1834, 0, 0, 0}, /* 1835 */
    {RT_TERM_COND, 428, 1834, 1835, 0}, /* 1836 */
    {RT_TERM_COND, 431, 19, 1836, 0}, /* 1837 */
    {RT_TERM_LAND, 1837, 37, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1837, 17, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 1837, 928, 0, 0}, /* 1840 */
    {RT_TERM_REG, 11, 0, 0, 3}, /* 1841 */
    {RT_TERM_LNOT, 1841, 0, 0, 0}, /* 1842 */
    {RT_TERM_COND, 428, 1841, 1842, 0}, /* 1843 */
    {RT_TERM_COND, 431, 19, 1843, 0}, /* 1844 */
    {RT_TERM_LAND, 1844, 36, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 1845, 162, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1844, 46, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1847, 162, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1844, 12, 0, 0}, /* 1849 */
    {RT_TERM_BOR, 13, 19, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1844, 896, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 1844, 5, 0, 0}, /* 1852 */
    {RT_TERM_COND, 627, 1802, 1803, 0}, /* 1853 */
    {RT_TERM_COND, 629, 19, 1853, 0}, /* 1854 */
    {RT_TERM_LAND, 1854, 36, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1855, 162, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1854, 46, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1857, 162, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1854, 12, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1854, 896, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 1854, 5, 0, 0}, /* 1861 */
    {RT_TERM_COND, 8, 1802, 1803, 0}, /* 1862 */
    {RT_TERM_COND, 162, 19, 1862, 0}, /* 1863 */
    {RT_TERM_LAND, 1863, 741, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 25, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1864, 1054, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1865, 18, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1866, 18, 0, 0}, /* 1868 */
    {RT_TERM_REG, 17, 0, 0, 1}, /* 1869 */
    {RT_TERM_SLICE, 1869, 2, 0, 32}, /* 1870 */
    {RT_TERM_SEXT, 1870, 0, 0, 32}, /* 1871 */
    {RT_TERM_COND, 25, 1871, 1870, 0}, /* 1872 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 1873 */
    {RT_TERM_SEXT, 13, 0, 0, 32}, /* 1874 */
    {RT_TERM_COND, 18, 1873, 1874, 0}, /* 1875 */
    {RT_TERM_SLICE, 1875, 2, 0, 32}, /* 1876 */
    {RT_TERM_SEXT, 1876, 0, 0, 32}, /* 1877 */
    {RT_TERM_COND, 25, 1877, 1876, 0}, /* 1878 */
    {RT_TERM_LT, 1872, 1878, 0, 0}, /* 1879 */
    {RT_TERM_LNOT, 1879, 0, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1864, 1880, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1881, 25, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1881, 1054, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1882, 18, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1883, 18, 0, 0}, /* 1885 */
    {RT_TERM_EQ, 1872, 1878, 0, 0}, /* 1886 */
    {RT_TERM_COND, 1886, 73, 149, 0}, /* 1887 */
    {RT_TERM_COND, 1879, 19, 1887, 0}, /* 1888 */
    {RT_TERM_BAND, 36, 1888, 0, 0}, /* 1889 */
    {RT_TERM_NE, 1889, 2, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1864, 1890, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1863, 1302, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1892, 752, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1893, 25, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1893, 1054, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1894, 18, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1895, 18, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1893, 1880, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 1898, 25, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1898, 1054, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1899, 18, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1900, 18, 0, 0}, /* 1902 */
    {RT_TERM_LNOT, 1890, 0, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1893, 1903, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1892, 1320, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1905, 25, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1905, 1054, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1906, 18, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1907, 18, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 1905, 1880, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1910, 25, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1910, 1054, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 1911, 18, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1912, 18, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1864, 1903, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1893, 1890, 0, 0}, /* 1916 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 1917 */
    {RT_TERM_LNOT, 1917, 0, 0, 0}, /* 1918 */
    {RT_TERM_COND, 335, 1917, 1918, 0}, /* 1919 */
    {RT_TERM_COND, 397, 19, 1919, 0}, /* 1920 */
    {RT_TERM_LAND, 1920, 741, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1921, 25, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1921, 1054, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1922, 18, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1923, 18, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1921, 1880, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1926, 25, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1926, 1054, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1927, 18, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1928, 18, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1921, 1890, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1920, 1302, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 1932, 752, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1933, 25, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1933, 1054, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1934, 18, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1935, 18, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1933, 1880, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1938, 25, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1938, 1054, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1939, 18, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1940, 18, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1933, 1903, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1932, 1320, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1944, 25, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1944, 1054, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1945, 18, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1946, 18, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1944, 1880, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 25, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1949, 1054, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1950, 18, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1951, 18, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1921, 1903, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1933, 1890, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1921, 1886, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1956, 1348, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1957, 1350, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1886, 1348, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1959, 1350, 0, 0}, /* 1960 */
    {RT_TERM_LNOT, 1960, 0, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1921, 1961, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1962, 25, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1962, 1054, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1963, 18, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1964, 18, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1962, 1880, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1967, 25, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1967, 1054, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1968, 18, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1969, 18, 0, 0}, /* 1971 */
    {RT_TERM_REG, 10, 0, 0, 3}, /* 1972 */
    {RT_TERM_BXOR, 1972, 6, 0, 0}, /* 1973 */
    {RT_TERM_COND, 1960, 1973, 1890, 0}, /* 1974 */
    {RT_TERM_LAND, 1921, 1974, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1933, 1886, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1976, 1348, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1977, 1350, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1933, 1961, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1979, 25, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1979, 1054, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1980, 18, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1981, 18, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1979, 1880, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1984, 25, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1984, 1054, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1985, 18, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1986, 18, 0, 0}, /* 1988 */
    {RT_TERM_LNOT, 1974, 0, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1933, 1989, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1944, 1886, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1991, 1348, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1992, 1350, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1944, 1961, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1994, 25, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1994, 1054, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1995, 18, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1996, 18, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1994, 1880, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1999, 25, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1999, 1054, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 2000, 18, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2001, 18, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 1921, 1989, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 1933, 1974, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 1958, 8, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 1958, 9, 0, 0}, /* 2007 */
    {RT_TERM_BXOR, 1972, 19, 0, 0}, /* 2008 */
    {RT_TERM_BXOR, 1972, 2, 0, 0}, /* 2009 */
    {RT_TERM_COND, 8, 2008, 2009, 0}, /* 2010 */
    {RT_TERM_COND, 162, 19, 2010, 0}, /* 2011 */
    {RT_TERM_COND, 1960, 2011, 1890, 0}, /* 2012 */
    {RT_TERM_LAND, 1921, 2012, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 1978, 8, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 1978, 9, 0, 0}, /* 2015 */
    {RT_TERM_LNOT, 2012, 0, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 1933, 2016, 0, 0}, /* 2017 */
    {RT_TERM_LAND, 1993, 8, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 1993, 9, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 1921, 2016, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 1933, 2012, 0, 0}, /* 2021 */
    {RT_TERM_COND, 335, 1841, 1842, 0}, /* 2022 */
    {RT_TERM_COND, 397, 19, 2022, 0}, /* 2023 */
    {RT_TERM_LAND, 2023, 27, 0, 0}, /* 2024 */
    {RT_TERM_LAND, 2023, 509, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 2023, 162, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2026, 15, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 2026, 1532, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 2023, 5, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 1805, 27, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 1805, 509, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 1808, 15, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 1808, 1532, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 1805, 5, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 1837, 27, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 1837, 509, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 1837, 162, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2037, 15, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2037, 1532, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 1837, 5, 0, 0}, /* 2040 */
    {RT_TERM_LNOT, 1972, 0, 0, 0}, /* 2041 */
    {RT_TERM_COND, 627, 1972, 2041, 0}, /* 2042 */
    {RT_TERM_COND, 629, 19, 2042, 0}, /* 2043 */
    {RT_TERM_LAND, 2043, 27, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 2043, 509, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2043, 162, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2046, 15, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2046, 1532, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2043, 5, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 1828, 27, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 1828, 509, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 1828, 5, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 1854, 162, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 1855, 1038, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 1857, 1043, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 1854, 14, 0, 0}, /* 2056 */
    {RT_TERM_COND, 335, 1834, 1835, 0}, /* 2057 */
    {RT_TERM_COND, 397, 19, 2057, 0}, /* 2058 */
    {RT_TERM_LAND, 2058, 28, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 2059, 46, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2060, 25, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 2061, 37, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2060, 1054, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 2063, 37, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2059, 36, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2065, 1059, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2066, 25, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2067, 37, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2066, 1054, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2069, 37, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2065, 1067, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2071, 25, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 2072, 37, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 2071, 1054, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 2074, 37, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2058, 538, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2076, 46, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2077, 25, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 2078, 37, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2077, 1054, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2080, 37, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2076, 36, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 2082, 1059, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2083, 25, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2084, 37, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2083, 1054, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 2086, 37, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2082, 1067, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2088, 25, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 2089, 37, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 2088, 1054, 0, 0}, /* 2091 */
    {RT_TERM_LAND, 2091, 37, 0, 0}, /* 2092 */
    {RT_TERM_COND, 8, 1841, 1842, 0}, /* 2093 */
    {RT_TERM_COND, 162, 19, 2093, 0}, /* 2094 */
    {RT_TERM_LAND, 2094, 28, 0, 0}, /* 2095 */
    {RT_TERM_LAND, 2095, 46, 0, 0}, /* 2096 */
    {RT_TERM_LAND, 2096, 25, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 2096, 1054, 0, 0}, /* 2098 */
    {RT_TERM_LAND, 2095, 36, 0, 0}, /* 2099 */
    {RT_TERM_LAND, 2099, 1059, 0, 0}, /* 2100 */
    {RT_TERM_LAND, 2100, 25, 0, 0}, /* 2101 */
    {RT_TERM_LAND, 2100, 1054, 0, 0}, /* 2102 */
    {RT_TERM_LAND, 2099, 1067, 0, 0}, /* 2103 */
    {RT_TERM_LAND, 2103, 25, 0, 0}, /* 2104 */
    {RT_TERM_LAND, 2103, 1054, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 2094, 538, 0, 0}, /* 2106 */
    {RT_TERM_LAND, 2106, 46, 0, 0}, /* 2107 */
    {RT_TERM_LAND, 2107, 25, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 2107, 1054, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2106, 36, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 2110, 1059, 0, 0}, /* 2111 */
    {RT_TERM_LAND, 2111, 25, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2111, 1054, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 2110, 1067, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2114, 25, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2114, 1054, 0, 0}, /* 2116 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 2117 */
    {RT_TERM_LNOT, 2117, 0, 0, 0}, /* 2118 */
    {RT_TERM_COND, 335, 2117, 2118, 0}, /* 2119 */
    {RT_TERM_COND, 397, 19, 2119, 0}, /* 2120 */
    {RT_TERM_LAND, 2120, 37, 0, 0}, /* 2121 */
    {RT_TERM_REG, 28, 0, 0, 1}, /* 2122 */
    {RT_TERM_COND, 37, 2122, 15, 0}, /* 2123 */
    {RT_TERM_SLICE, 2123, 2, 0, 4}, /* 2124 */
    {RT_TERM_SLICE, 2124, 1144, 0, 1}, /* 2125 */
    {RT_TERM_LAND, 2120, 2125, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2126, 37, 0, 0}, /* 2127 */
    {RT_TERM_LNOT, 2125, 0, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2120, 2128, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2129, 37, 0, 0}, /* 2130 */
    {RT_TERM_SLICE, 2123, 149, 0, 4}, /* 2131 */
    {RT_TERM_SLICE, 2131, 1144, 0, 1}, /* 2132 */
    {RT_TERM_LAND, 2120, 2132, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2133, 37, 0, 0}, /* 2134 */
    {RT_TERM_LNOT, 2132, 0, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 2120, 2135, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 2136, 37, 0, 0}, /* 2137 */
    {RT_TERM_SLICE, 2123, 1162, 0, 4}, /* 2138 */
    {RT_TERM_SLICE, 2138, 1144, 0, 1}, /* 2139 */
    {RT_TERM_LAND, 2120, 2139, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2140, 37, 0, 0}, /* 2141 */
    {RT_TERM_LNOT, 2139, 0, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 2120, 2142, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2143, 37, 0, 0}, /* 2144 */
    {RT_TERM_SLICE, 2123, 1172, 0, 4}, /* 2145 */
    {RT_TERM_SLICE, 2145, 1144, 0, 1}, /* 2146 */
    {RT_TERM_LAND, 2120, 2146, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2147, 37, 0, 0}, /* 2148 */
    {RT_TERM_LNOT, 2146, 0, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2120, 2149, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2150, 37, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 2120, 171, 0, 0}, /* 2152 */
    {RT_TERM_LNOT, 171, 0, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2120, 2153, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2154, 37, 0, 0}, /* 2155 */
    {RT_TERM_REG, 28, 0, 0, 3}, /* 2156 */
    {RT_TERM_LNOT, 2156, 0, 0, 0}, /* 2157 */
    {RT_TERM_COND, 0, 2156, 2157, 0}, /* 2158 */
    {RT_TERM_COND, 37, 19, 2158, 0}, /* 2159 */
    {RT_TERM_LAND, 2159, 18, 0, 0}, /* 2160 */
    {RT_TERM_COND, 0, 238, 1724, 0}, /* 2161 */
    {RT_TERM_COND, 37, 19, 2161, 0}, /* 2162 */
    {RT_TERM_LAND, 2162, 18, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 2163, 25, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2163, 1054, 0, 0}, /* 2165 */
    {RT_TERM_COND, 8, 1825, 1826, 0}, /* 2166 */
    {RT_TERM_COND, 162, 19, 2166, 0}, /* 2167 */
    {RT_TERM_LAND, 2167, 36, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2168, 37, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2169, 15, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 2169, 1532, 0, 0}, /* 2171 */
    {RT_TERM_BNOT, 1869, 0, 0, 0}, /* 2172 */
    {RT_TERM_SLICE, 2172, 2, 0, 32}, /* 2173 */
    {RT_TERM_COND, 15, 2173, 1869, 0}, /* 2174 */
    {RT_TERM_COND, 37, 2174, 12, 0}, /* 2175 */
    {RT_TERM_SLICE, 2175, 691, 0, 1}, /* 2176 */
    {RT_TERM_LAND, 2168, 2176, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 2177, 37, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 2178, 15, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2178, 1532, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 36, 2176, 0, 0}, /* 2181 */
    {RT_TERM_LNOT, 2181, 0, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2167, 2182, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2183, 37, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2184, 15, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2184, 1532, 0, 0}, /* 2186 */
    {RT_TERM_BNOT, 2175, 0, 0, 0}, /* 2187 */
    {RT_TERM_SLICE, 2187, 2, 0, 32}, /* 2188 */
    {RT_TERM_SLICE, 2175, 2, 0, 32}, /* 2189 */
    {RT_TERM_COND, 2181, 2188, 2189, 0}, /* 2190 */
    {RT_TERM_EQ, 2190, 2, 0, 0}, /* 2191 */
    {RT_TERM_LNOT, 2191, 0, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 2167, 2192, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 2193, 25, 0, 0}, /* 2194 */
    {RT_TERM_LAND, 2194, 36, 0, 0}, /* 2195 */
    {RT_TERM_LAND, 2195, 37, 0, 0}, /* 2196 */
    {RT_TERM_LAND, 2196, 15, 0, 0}, /* 2197 */
    {RT_TERM_LAND, 2196, 1532, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 2195, 2176, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2199, 37, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 2200, 15, 0, 0}, /* 2201 */
    {RT_TERM_LAND, 2200, 1532, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 2194, 2182, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 2203, 37, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 2204, 15, 0, 0}, /* 2205 */
    {RT_TERM_LAND, 2204, 1532, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 2193, 1054, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 2207, 36, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2208, 37, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2209, 15, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 2209, 1532, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2208, 2176, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 2212, 37, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2213, 15, 0, 0}, /* 2214 */
    {RT_TERM_LAND, 2213, 1532, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2207, 2182, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 2216, 37, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 2217, 15, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 2217, 1532, 0, 0}, /* 2219 */
    {RT_TERM_COND, 8, 2117, 2118, 0}, /* 2220 */
    {RT_TERM_COND, 162, 19, 2220, 0}, /* 2221 */
    {RT_TERM_LAND, 2221, 25, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 2222, 36, 0, 0}, /* 2223 */
    {RT_TERM_LAND, 2223, 37, 0, 0}, /* 2224 */
    {RT_TERM_LAND, 2222, 46, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 2225, 37, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 2221, 1054, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2227, 36, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 2228, 37, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2227, 46, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 2230, 37, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 1833, 36, 0, 0}, /* 2232 */
    {RT_TERM_LAND, 2232, 37, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 1833, 46, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 2234, 37, 0, 0}, /* 2235 */
    {RT_TERM_COND, 8, 1834, 1835, 0}, /* 2236 */
    {RT_TERM_COND, 162, 19, 2236, 0}, /* 2237 */
    {RT_TERM_LAND, 120, 5, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 120, 7, 0, 0}, /* 2239 */
    {RT_TERM_REG, 27, 0, 0, 3}, /* 2240 */
    {RT_TERM_LNOT, 2240, 0, 0, 0}, /* 2241 */
    {RT_TERM_COND, 0, 2240, 2241, 0}, /* 2242 */
    {RT_TERM_COND, 37, 19, 2242, 0}, /* 2243 */
    {RT_TERM_LAND, 2243, 18, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 2243, 5, 0, 0}, /* 2245 */
    {RT_TERM_LAND, 2243, 7, 0, 0}, /* 2246 */
    {RT_TERM_COND, 0, 451, 452, 0}, /* 2247 */
    {RT_TERM_COND, 37, 19, 2247, 0}, /* 2248 */
    {RT_TERM_LAND, 2248, 36, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 18, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 2249, 407, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2248, 46, 0, 0}, /* 2252 */
    {RT_TERM_LAND, 2252, 18, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2252, 407, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 1257, 36, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 1257, 46, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 1257, 404, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 5, 50, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 199, 1132, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 199, 1182, 0, 0}, /* 2267 */
    {RT_TERM_LAND, 2267, 1188, 0, 0}, /* 2268 */
    {RT_TERM_LAND, 2267, 1731, 0, 0}, /* 2269 */
    {RT_TERM_BXOR, 20, 28, 0, 0}, /* 2270 */
    {RT_TERM_LNOT, 2270, 0, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 2269, 2271, 0, 0}, /* 2272 */
    {RT_TERM_LAND, 199, 0, 0, 0}, /* 2273 */
    {RT_TERM_LAND, 199, 3, 0, 0}, /* 2274 */
    {RT_TERM_LAND, 2266, 2271, 0, 0}, /* 2275 */
    {RT_TERM_LAND, 2275, 0, 0, 0}, /* 2276 */
    {RT_TERM_LAND, 2275, 3, 0, 0}, /* 2277 */
    {RT_TERM_LAND, 2268, 0, 0, 0}, /* 2278 */
    {RT_TERM_LAND, 2268, 3, 0, 0}, /* 2279 */
    {RT_TERM_LAND, 2272, 0, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 2272, 3, 0, 0}, /* 2281 */
    {RT_TERM_LNOT, 199, 0, 0, 0}, /* 2282 */
    {RT_TERM_LOR, 2270, 2282, 0, 0}, /* 2283 */
    {RT_TERM_LNOT, 2283, 0, 0, 0}, /* 2284 */
    {RT_TERM_LAND, 2269, 2284, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 2285, 0, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2285, 3, 0, 0}, /* 2287 */
    {RT_TERM_COND, 14, 29, 30, 0}, /* 2288 */
    {RT_TERM_COND, 85, 19, 2288, 0}, /* 2289 */
    {RT_TERM_LAND, 2289, 36, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2289, 46, 0, 0}, /* 2291 */
    {RT_TERM_COND, 14, 20, 21, 0}, /* 2292 */
    {RT_TERM_COND, 85, 19, 2292, 0}, /* 2293 */
    {RT_TERM_LAND, 2293, 36, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2293, 46, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 386, 1188, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2296, 1132, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2297, 18, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2297, 85, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2296, 85, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2296, 1192, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2301, 85, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2296, 1196, 0, 0}, /* 2303 */
    {RT_TERM_LAND, 2303, 85, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2296, 18, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 386, 1731, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2306, 1132, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2307, 18, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2307, 85, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2306, 1188, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2310, 85, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2306, 1192, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2312, 85, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2306, 1196, 0, 0}, /* 2314 */
    {RT_TERM_LAND, 2314, 85, 0, 0}, /* 2315 */
    {RT_TERM_LAND, 2306, 18, 0, 0}, /* 2316 */
    {RT_TERM_COND, 18, 697, 13, 0}, /* 2317 */
    {RT_TERM_SLICE, 2317, 1162, 0, 5}, /* 2318 */
    {RT_TERM_BAND, 50, 2318, 0, 0}, /* 2319 */
    {RT_TERM_COND, 85, 1136, 17, 0}, /* 2320 */
    {RT_TERM_SLICE, 2320, 2, 0, 5}, /* 2321 */
    {RT_TERM_BNOT, 2318, 0, 0, 0}, /* 2322 */
    {RT_TERM_BAND, 2321, 2322, 0, 0}, /* 2323 */
    {RT_TERM_BAND, 2323, 691, 0, 0}, /* 2324 */
    {RT_TERM_BOR, 2319, 2324, 0, 0}, /* 2325 */
    {RT_TERM_SUB, 50, 2321, 0, 0}, /* 2326 */
    {RT_TERM_ADD, 50, 2321, 0, 0}, /* 2327 */
    {RT_TERM_BXOR, 50, 2321, 0, 0}, /* 2328 */
    {RT_TERM_COND, 1196, 2328, 50, 0}, /* 2329 */
    {RT_TERM_COND, 1192, 2327, 2329, 0}, /* 2330 */
    {RT_TERM_COND, 1188, 2326, 2330, 0}, /* 2331 */
    {RT_TERM_COND, 1132, 2325, 2331, 0}, /* 2332 */
    {RT_TERM_SLICE, 2317, 2, 0, 5}, /* 2333 */
    {RT_TERM_BAND, 2333, 2322, 0, 0}, /* 2334 */
    {RT_TERM_BAND, 2334, 691, 0, 0}, /* 2335 */
    {RT_TERM_BOR, 2319, 2335, 0, 0}, /* 2336 */
    {RT_TERM_GE, 2332, 2336, 0, 0}, /* 2337 */
    {RT_TERM_LE, 2332, 2336, 0, 0}, /* 2338 */
    {RT_TERM_COND, 1188, 2337, 2338, 0}, /* 2339 */
    {RT_TERM_LAND, 386, 2339, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2340, 1132, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 2341, 18, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 2341, 85, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2340, 1188, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2344, 85, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2340, 1192, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2346, 85, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2340, 1196, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2348, 85, 0, 0}, /* 2349 */
    {RT_TERM_GE, 2332, 2, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2340, 2350, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2351, 1132, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2352, 18, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2352, 85, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2351, 1188, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2355, 85, 0, 0}, /* 2356 */
    {RT_TERM_LAND, 2351, 1192, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2357, 85, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2351, 1196, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2359, 85, 0, 0}, /* 2360 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 2361 */
    {RT_TERM_LT, 2332, 2361, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2351, 2362, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2363, 1132, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2364, 18, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2364, 85, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2363, 1188, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2367, 85, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2363, 1192, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2369, 85, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2363, 1196, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2371, 85, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 1621, 85, 0, 0}, /* 2373 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 2374 */
    {RT_TERM_LAND, 1621, 2374, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 924, 85, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 924, 2374, 0, 0}, /* 2378 */
    {RT_TERM_REG, 27, 0, 0, 0}, /* 2379 */
    {RT_TERM_SEXT, 15, 0, 0, 32}, /* 2380 */
    {RT_TERM_REG, 11, 0, 0, 1}, /* 2381 */
    {RT_TERM_COND, 374, 50, 2381, 0}, /* 2382 */
    {RT_TERM_COND, 1103, 50, 2382, 0}, /* 2383 */
    {RT_TERM_COND, 16, 17, 2383, 0}, /* 2384 */
    {RT_TERM_COND, 14, 2380, 2384, 0}, /* 2385 */
    {RT_TERM_COND, 85, 2379, 2385, 0}, /* 2386 */
    {RT_TERM_SLICE, 2386, 2, 0, 32}, /* 2387 */
    {RT_TERM_SLICE, 2387, 2, 0, 1}, /* 2388 */
    {RT_TERM_LAND, 924, 2388, 0, 0}, /* 2389 */
    {RT_TERM_MUL, 1162, 25, 0, 0}, /* 2390 */
    {RT_TERM_SLICE, 2387, 19, 0, 1}, /* 2391 */
    {RT_TERM_LAND, 924, 2391, 0, 0}, /* 2392 */
    {RT_TERM_SLICE, 2387, 73, 0, 1}, /* 2393 */
    {RT_TERM_LAND, 924, 2393, 0, 0}, /* 2394 */
    {RT_TERM_SLICE, 2387, 1144, 0, 1}, /* 2395 */
    {RT_TERM_LAND, 924, 2395, 0, 0}, /* 2396 */
    {RT_TERM_SLICE, 2387, 149, 0, 1}, /* 2397 */
    {RT_TERM_LAND, 924, 2397, 0, 0}, /* 2398 */
    {RT_TERM_SLICE, 2387, 1204, 0, 1}, /* 2399 */
    {RT_TERM_LAND, 924, 2399, 0, 0}, /* 2400 */
    {RT_TERM_SLICE, 2387, 1209, 0, 1}, /* 2401 */
    {RT_TERM_LAND, 924, 2401, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 85, 50, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 980, 37, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 980, 0, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 980, 3, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 1016, 18, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 1016, 7, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 18, 50, 0, 0}, /* 2411 */
    {RT_TERM_SHL, 19, 50, 0, 0}, /* 2412 */
    {RT_TERM_SUB, 2412, 19, 0, 0}, /* 2413 */
    {RT_TERM_SHL, 73, 50, 0, 0}, /* 2414 */
    {RT_TERM_SUB, 2414, 19, 0, 0}, /* 2415 */
    {RT_TERM_BNOT, 2415, 0, 0, 0}, /* 2416 */
    {RT_TERM_SLICE, 2416, 2, 0, 32}, /* 2417 */
    {RT_TERM_BNOT, 2413, 0, 0, 0}, /* 2418 */
    {RT_TERM_SLICE, 2418, 2, 0, 32}, /* 2419 */
};

static const struct rt_use uses_atom_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
};
static const struct rt_use uses_atom_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 4, 2, 1},
};
static const struct rt_use uses_atom_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 6, 2, 1},
};
static const struct rt_use uses_atom_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 6, 2, 1},
};
static const struct rt_use uses_atom_cv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 4, 2, 1},
};
static const struct rt_use uses_atom_ca[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 10, 2, 1},
};
static const struct rt_use uses_red_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
};
static const struct rt_use uses_red_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 11, 2, 1},
};
static const struct rt_use uses_red_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 11, 2, 1},
};
static const struct rt_use uses_atoms_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 12, 2, 1},
};
static const struct rt_use uses_atoms_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 13, 2, 1},
};
static const struct rt_use uses_atoms_cv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 13, 2, 1},
};
static const struct rt_use uses_atoms_ct[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 11, 2, 1},
};
static const struct rt_use uses_atoms_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 15, 2, 1},
};
static const struct rt_use uses_atoms_po[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 17, 2, 1},
};
static const struct rt_use uses_bssy[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 24, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 26, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 19, 27, 2, 32},
};
static const struct rt_use uses_break[] = {
    {RT_USE_READ, 0, -1, 0, 4, 19, 27, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 33, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 34, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 19, 27, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 35, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 5, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 7, 17, 2, 1},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, -1, 0, 3, 5, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 7, 28, 2, 1},
};
static const struct rt_use uses_syncs_cctl[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 36, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 36, 2, 1},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 28, 2, 1},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 15, 2, 1},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 14, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 16, 28, 2, 1},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, -1, 0, 3, 14, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 16, 27, 2, 1},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, -1, 0, 3, 14, 36, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 16, 36, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 17, 2, 1},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 27, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 27, 2, 1},
};
static const struct rt_use uses_cctlt_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 25, 2, 1},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 28, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 28, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 44, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 44, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 47, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 43, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 43, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 52, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 52, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 53, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 51, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 51, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 51, 54, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 58, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 58, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 59, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 57, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 57, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 63, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 63, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 64, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 62, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 62, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 62, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 68, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 68, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 67, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 67, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 71, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 71, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 70, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 70, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 70, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 77, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 75, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 75, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 45, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 80, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 78, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 78, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 78, 54, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 41, 27, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 89, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 89, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 91, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 88, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 88, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 93, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 93, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 94, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 92, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 92, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 92, 54, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 99, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 97, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 97, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 102, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 100, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 100, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 100, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 105, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 105, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 106, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 104, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 104, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 108, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 108, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 109, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 107, 60, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 107, 61, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 107, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 112, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 112, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 113, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 111, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 111, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 115, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 115, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 116, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 114, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 114, 49, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 114, 54, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 84, 28, 2, 1},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 121, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 122, 15, 2, 1},
    {RT_USE_HALT, 0, -1, 0, -1, 132, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 142, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 143, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 145, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 146, 28, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 141, 155, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 157, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 158, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 160, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 161, 28, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 167, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 168, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 169, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 175, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 176, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 178, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 179, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 17, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 174, 187, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 189, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 190, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 192, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 193, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 194, 17, 2, 1},
};
static const struct rt_use uses_jmp_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 142, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 143, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 145, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 146, 28, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 141, 197, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 157, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 158, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 160, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 161, 28, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 200, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 201, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 210, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 211, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 214, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 217, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 218, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 220, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 221, 25, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 216, 50, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 223, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 224, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 226, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 227, 25, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 230, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 231, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 237, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 243, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 244, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 246, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 247, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 248, 15, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 242, 250, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 252, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 253, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 255, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 256, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 257, 15, 2, 1},
};
static const struct rt_use uses_jmp_uc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 230, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 231, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 237, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 243, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 244, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 246, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 247, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 248, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 259, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 260, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 262, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 263, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 264, 15, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 258, 50, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 266, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 267, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 269, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 270, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 271, 15, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 292, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_jmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 300, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 200, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 201, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 304, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 305, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 307, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 308, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 303, 311, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 313, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 314, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 316, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 317, 27, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 318, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_call_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 320, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_call_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 200, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 201, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 304, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 305, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 307, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 308, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 303, 328, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 313, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 314, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 316, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 317, 27, 2, 1},
};
static const struct rt_use uses_call_rr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 330, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_ret_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 332, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_ret_abs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 19, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 280, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 281, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 282, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 283, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 285, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 286, 27, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 274, 334, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 294, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 295, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 297, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 298, 27, 2, 1},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 27, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 27, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 337, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 338, 50, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 339, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 340, 50, 2, 32},
};
static const struct rt_use uses_f2f_dw[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 341, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 342, 50, 2, 32},
};
static const struct rt_use uses_f2f_df[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 343, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 344, 50, 2, 32},
};
static const struct rt_use uses_f2f_nd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 345, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 346, 50, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 348, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 349, 50, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 350, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 351, 50, 2, 32},
};
static const struct rt_use uses_f2i_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 352, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 353, 50, 2, 32},
};
static const struct rt_use uses_f2i_sd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 354, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 355, 50, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 356, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 357, 50, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 358, 50, 2, 32},
};
static const struct rt_use uses_i2f_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 359, 50, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 360, 50, 2, 32},
};
static const struct rt_use uses_i2f_bd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 361, 50, 2, 32},
};
static const struct rt_use uses_i2f_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 362, 50, 2, 32},
};
static const struct rt_use uses_i2f_wd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 363, 50, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 364, 50, 2, 32},
};
static const struct rt_use uses_frnd_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 365, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 366, 50, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 10, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 367, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 368, 50, 2, 32},
};
static const struct rt_use uses_frnd_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 10, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 369, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 370, 50, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 373, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 375, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 376, 50, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 377, 50, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 378, 50, 2, 32},
};
static const struct rt_use uses_f2fp_m[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 379, 50, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 10, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 380, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 381, 50, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 35, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 382, 50, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 383, 50, 2, 32},
};
static const struct rt_use uses_i2ip_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 384, 50, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 387, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 387, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 388, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 388, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 389, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 389, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 391, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 391, 390, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 386, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 386, 392, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 393, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 394, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 395, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 396, 50, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 402, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 402, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 403, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 403, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 405, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 405, 406, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 408, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 408, 406, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 401, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 401, 392, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 409, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 410, 50, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 415, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 415, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 416, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 416, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 417, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 417, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 418, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 418, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 420, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 420, 421, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 423, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 423, 421, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 414, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 414, 392, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 424, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 425, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 426, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 427, 50, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 436, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 436, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 437, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 437, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 438, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 438, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 439, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 439, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 440, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 440, 421, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 441, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 441, 421, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 442, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 442, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 444, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 444, 443, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 435, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 435, 392, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 445, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 446, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 447, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 448, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 449, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 450, 50, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 455, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 455, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 456, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 456, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 457, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 457, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 458, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 458, 390, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 460, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 460, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 463, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 463, 461, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 454, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 454, 392, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 464, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 465, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 466, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 467, 50, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 473, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 475, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 475, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 477, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 477, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 478, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 478, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 479, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 479, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 482, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 484, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 484, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 486, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 486, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 487, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 487, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 488, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 488, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 491, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 493, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 493, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 494, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 494, 90, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 495, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 495, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 496, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 496, 476, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 497, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 497, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 498, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 498, 443, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 492, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 471, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 499, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 500, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 471, 28, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 501, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 502, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 503, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 504, 50, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 511, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 512, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 513, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 515, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 518, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 519, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 520, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 521, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 522, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 523, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 526, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 527, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 528, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 529, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 530, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 531, 4, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 508, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 532, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 533, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 534, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 535, 50, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 540, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 541, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 542, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 543, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 544, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 545, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 547, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 548, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 549, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 550, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 551, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 552, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 554, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 555, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 556, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 557, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 558, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 559, 347, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 537, 15, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 560, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 561, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 562, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 563, 50, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 570, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 571, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 572, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 573, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 574, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 575, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 576, 429, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 577, 429, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 579, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 580, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 581, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 582, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 583, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 584, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 585, 429, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 586, 429, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 588, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 589, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 590, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 591, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 592, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 593, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 594, 429, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 595, 429, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 568, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 596, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 597, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 598, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 599, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 600, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 601, 50, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 603, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 604, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 605, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 606, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 607, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 608, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 610, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 611, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 612, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 613, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 614, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 615, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 617, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 618, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 619, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 620, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 621, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 622, 347, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 435, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 623, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 624, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 625, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 626, 50, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 640, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 641, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 643, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 644, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 646, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 648, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 652, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 655, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 657, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 658, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 659, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 660, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 663, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 664, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 665, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 666, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 667, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 668, 4, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 631, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 669, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 670, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 671, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 672, 50, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 564, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 673, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 674, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 675, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 676, 50, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 679, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 682, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 683, 28, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 686, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 687, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 688, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 689, 10, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 717, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 719, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 720, 28, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 722, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 723, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 724, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 725, 10, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 728, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 730, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 731, 28, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 733, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 734, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 735, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 736, 10, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 678, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 737, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 738, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 739, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 740, 50, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 743, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 744, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 745, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 746, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 747, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 748, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 751, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 754, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 755, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 756, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 757, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 758, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 759, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 761, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 764, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 765, 17, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 766, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 767, 11, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 768, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 769, 4, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 763, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 471, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 770, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 771, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 772, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 773, 50, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 775, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 776, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 777, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 778, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 779, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 780, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 781, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 783, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 784, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 785, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 786, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 787, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 788, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 789, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 791, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 792, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 793, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 794, 35, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 795, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 796, 347, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 790, 380, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 568, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 797, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 798, 380, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 568, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 799, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 800, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 801, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 802, 50, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 10, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 803, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 804, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 805, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 806, 50, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 808, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 808, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 808, 28, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 6, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 809, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 810, 50, 2, 32},
};
static const struct rt_use uses_hadd2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 811, 812, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 813, 812, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 814, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 815, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 816, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 817, 50, 2, 32},
};
static const struct rt_use uses_hmul2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 811, 812, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 813, 812, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 818, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 819, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 820, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 821, 50, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 822, 823, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 824, 823, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 825, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 826, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 827, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 828, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 830, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 831, 50, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 832, 833, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 834, 833, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 835, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 836, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 837, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 838, 50, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 839, 840, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 841, 840, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 842, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 843, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 844, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 845, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 846, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 847, 50, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 848, 849, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 850, 849, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 851, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 852, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 853, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 854, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 855, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 855, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 856, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 857, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 858, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 859, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 860, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 861, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 564, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 862, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 863, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 864, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 865, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 866, 867, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 868, 867, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 869, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 870, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 871, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 872, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 873, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 874, 50, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 866, 855, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 868, 855, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 875, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 876, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 877, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 878, 50, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 832, 849, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 834, 849, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 879, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 880, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 881, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 882, 50, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 832, 823, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 834, 823, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 883, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 884, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 885, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 886, 50, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 832, 887, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 834, 887, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 891, 50, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 892, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 893, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 895, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 897, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 899, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 900, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 901, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 903, 347, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 471, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 471, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 471, 27, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 904, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 866, 812, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 868, 812, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 910, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 911, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 913, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 914, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 916, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 917, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 918, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 919, 347, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 909, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 909, 855, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 909, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 909, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 909, 27, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 920, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 924, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 924, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 925, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 926, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 924, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 927, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 929, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 931, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 932, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 933, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 935, 11, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 931, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 937, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 937, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 937, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 931, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 931, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 931, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 372, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 938, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 939, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 941, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 942, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 943, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 944, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 946, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 941, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 941, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 947, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 949, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 949, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 951, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 949, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 949, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 955, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 956, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 957, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 958, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 959, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 6, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 961, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 961, 461, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 963, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 963, 461, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 964, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 967, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 968, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 969, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 970, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 971, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 972, 6, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 973, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 973, 461, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 974, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 974, 461, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 975, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 976, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 981, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 981, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 982, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 982, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 984, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 984, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 985, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 987, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 989, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 989, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 990, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 990, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 992, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 992, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 985, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 988, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 988, 975, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 996, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 997, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 998, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 999, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1000, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1001, 6, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1002, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1002, 461, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1003, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1003, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 995, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1004, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1007, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1008, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1010, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1011, 6, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1012, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1012, 461, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1013, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1013, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1005, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1005, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1005, 975, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1014, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1017, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1017, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1018, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1020, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1020, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1021, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1021, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1022, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1024, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1025, 28, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1025, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1027, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1027, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1023, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1023, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1023, 975, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 955, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 956, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 957, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 958, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 959, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 961, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 963, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 963, 461, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 964, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 954, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1029, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 981, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 981, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 982, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 982, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 984, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 984, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 985, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 987, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 980, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 996, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 997, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 998, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 999, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1000, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1001, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1002, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1002, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1003, 461, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 995, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1004, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 995, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1030, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1017, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1017, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1020, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1020, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1021, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1021, 985, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1022, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1016, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1033, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1034, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 10, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1032, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1035, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1036, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1037, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1035, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1039, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1041, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1042, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1044, 429, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1045, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1046, 50, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1052, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1053, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1056, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1057, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1060, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1060, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1063, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1065, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1066, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1068, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1068, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1070, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1071, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1073, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1074, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1078, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1079, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1081, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1082, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1084, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1084, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1086, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1087, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1089, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1090, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1091, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1091, 4, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1093, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1094, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1096, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1097, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1048, 15, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 50, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1102, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1104, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1105, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1106, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1108, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1109, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1110, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1111, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1112, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1113, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1114, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1115, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1117, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1118, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1119, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1120, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1122, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1123, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1124, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1125, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1126, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1127, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1128, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1129, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1100, 15, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1134, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1135, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1146, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1146, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1147, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1148, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1150, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1150, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1151, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1152, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1156, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1157, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1159, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1159, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1160, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1161, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1165, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1165, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1166, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1167, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1169, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1169, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1170, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1171, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1175, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1175, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1176, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1177, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1179, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1179, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1180, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1181, 35, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1133, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1187, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1187, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1190, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1191, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1194, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1195, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1198, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1199, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1203, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1207, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1208, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1212, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1213, 35, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1187, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1214, 50, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1217, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1221, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1222, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1221, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1224, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1225, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1224, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1228, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1229, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1228, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1231, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1232, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1231, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1235, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1236, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1235, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1238, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1239, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1238, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1242, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1243, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1242, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1245, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1246, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1245, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1217, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1248, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1249, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1250, 15, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 1251, 15, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 1252, 15, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 1253, 15, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 1254, 15, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 1255, 15, 2, 2},
    {RT_USE_WRITE, 0, -1, 1, 0, 1248, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1257, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1259, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1262, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1263, 11, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1257, 36, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1264, 50, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1268, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1269, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1270, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1271, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1272, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1273, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1290, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1291, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1292, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1293, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1294, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1295, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1301, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1305, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1306, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1307, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1308, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1309, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1310, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1312, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1313, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1314, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1315, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1316, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1317, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1319, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1322, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1323, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1324, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1325, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1326, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1327, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1329, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1330, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1331, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1332, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1333, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1334, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1321, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1266, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1335, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1336, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1266, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1337, 50, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1341, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1342, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1343, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1345, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1351, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1356, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1357, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1358, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1359, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1360, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1361, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1363, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1364, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1365, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1367, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1368, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1371, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1378, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1382, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1385, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1387, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1388, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1391, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1392, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1393, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1394, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1395, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1396, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1398, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1400, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1401, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1402, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1404, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1408, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1410, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1411, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1412, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1413, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1414, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1417, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1418, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1419, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1420, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1421, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1422, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1399, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1423, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1424, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1425, 50, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1341, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1342, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1343, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1345, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1427, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1428, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1429, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1430, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1431, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1432, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1433, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1378, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1435, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1436, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1437, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1438, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1439, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1440, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1441, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1400, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1401, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1402, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1404, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1443, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1444, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1445, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1446, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1447, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1448, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1399, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1449, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1450, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1451, 50, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1341, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1342, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1343, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1345, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1452, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1453, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1356, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1357, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1358, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1359, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1360, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1361, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1363, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1364, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1365, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1367, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1368, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1459, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1378, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1460, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1461, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1385, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1387, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1388, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1391, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1392, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1393, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1394, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1395, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1396, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1463, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1400, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1401, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1402, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1404, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1464, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1465, 380, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1410, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1411, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1412, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1413, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1414, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1417, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1418, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1419, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1420, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1421, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1422, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1399, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1466, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1467, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1339, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1468, 50, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1469, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1470, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1472, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1473, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1476, 10, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 949, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1477, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1478, 50, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1479, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1480, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1482, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1483, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1485, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1486, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 537, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 537, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1487, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1488, 50, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1489, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1489, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1490, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1490, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1492, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1493, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1495, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1496, 10, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 941, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1497, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1498, 50, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 564, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1501, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1501, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1502, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1502, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1504, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1505, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1507, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1508, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1500, 380, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1500, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1509, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1510, 50, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1511, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1512, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 924, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 924, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1513, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1514, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1515, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1257, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1257, 6, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1257, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1516, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_lea_sx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1469, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1470, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1472, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1473, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1476, 10, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 949, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1477, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1517, 50, 2, 32},
};
static const struct rt_use uses_lea_xs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 429, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1479, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1480, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1482, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1483, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1485, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1486, 10, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 537, 347, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 537, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1487, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1518, 50, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1519, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1520, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1522, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1523, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 386, 36, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1524, 50, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1527, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1528, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1526, 36, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1529, 50, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1531, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1533, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1535, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1536, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1553, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1554, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1556, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1557, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1562, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1563, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1565, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1566, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1577, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1578, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1580, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1581, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1584, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1585, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1587, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1588, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1591, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1592, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1594, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1595, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1599, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1600, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1602, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1603, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1606, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1607, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1609, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1610, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1613, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1614, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1616, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1617, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 980, 27, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1618, 50, 2, 32},
};
static const struct rt_use uses_iabs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1527, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1528, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1526, 36, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1619, 50, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1622, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1624, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1625, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1627, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1628, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1629, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1631, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1632, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1634, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1635, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1621, 27, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1636, 50, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1638, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1639, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1641, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1642, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1637, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1640, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1216, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1643, 50, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1647, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1648, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1646, 36, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1649, 50, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1651, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1654, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1655, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1656, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1657, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1658, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1659, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1662, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1663, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1664, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1665, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1666, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1667, 35, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1651, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1668, 50, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 347, 2, 1},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 347, 2, 1},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 10, 2, 1},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 10, 2, 1},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 35, 2, 1},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 1, 2, 1},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 6, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 6, 2, 1},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 13, 2, 1},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1673, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1677, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1681, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1685, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1690, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1695, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1698, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1675, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1675, 1699, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1703, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1706, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1709, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1712, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1715, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1717, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1701, 27, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 5, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 7, 17, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1721, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1721, 392, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1723, 25, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 14, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 16, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1726, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1728, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1730, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1733, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1736, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1739, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1741, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1727, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1727, 392, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1743, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1745, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1747, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1749, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1751, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1752, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1742, 25, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, -1, 0, 3, 14, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 16, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1754, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1756, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1758, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1760, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1762, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1764, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1765, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1755, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1755, 392, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1767, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1769, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1771, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1773, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1775, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1776, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1766, 25, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, -1, 0, 3, 5, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 7, 12, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 27, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 1780, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1781, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1782, 1783, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1779, 36, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 28, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 1785, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1786, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1787, 1783, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1784, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1791, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1791, 392, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1799, 1789, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 1799, 1800, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1799, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1799, 392, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 564, 2, 1},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 380, 2, 1},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 380, 2, 1},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 429, 2, 1},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 564, 2, 1},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 855, 2, 1},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1801, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1801, 2, 1},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 429, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 429, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 11, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 13, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 12, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 15, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_tex_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 867, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 867, 2, 1},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 812, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 812, 2, 1},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 564, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 564, 2, 1},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 812, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 812, 2, 1},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 855, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 855, 2, 1},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 380, 2, 1},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 627, 1801, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 628, 1801, 2, 1},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 428, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 430, 347, 2, 1},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 1, 2, 1},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 380, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 380, 2, 1},
};
static const struct rt_use uses_uiadd3_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1806, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1807, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1809, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1810, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1811, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1813, 35, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1805, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 1805, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1805, 27, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 866, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 868, 347, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1818, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1819, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1821, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1822, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1823, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1824, 35, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1817, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1817, 4, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1817, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 1817, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1817, 27, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 6, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1829, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1830, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1831, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1828, 25, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1833, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1833, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1833, 25, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1837, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1838, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1839, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1840, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1837, 11, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1837, 25, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1828, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1828, 25, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1845, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1846, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1847, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1848, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1849, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1849, 1850, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1851, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1851, 1850, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 1852, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1844, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1844, 392, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 627, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 628, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1855, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1856, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1857, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1858, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1859, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1859, 1850, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1860, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1860, 1850, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1854, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1861, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1854, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1854, 392, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1865, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1866, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1867, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1868, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1882, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1883, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1884, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1885, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1891, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1894, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1895, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1896, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1897, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1899, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1900, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1901, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1902, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1904, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1906, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1907, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1908, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1909, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1911, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1912, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1913, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1914, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1905, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1863, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1915, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1916, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1863, 15, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1922, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1924, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1925, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1927, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1928, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1929, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1930, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1931, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1934, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1936, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1939, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1940, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1941, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1942, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1943, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1945, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1946, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1947, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1948, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1950, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1951, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1952, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1953, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1944, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1954, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1955, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 15, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1922, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1924, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1925, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1958, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1968, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1969, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1970, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1971, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1975, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1934, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1936, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1978, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1980, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1981, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1982, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1983, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1985, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1986, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1987, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1988, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1990, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1945, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1946, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1947, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1948, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1993, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1995, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1996, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1997, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1998, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2000, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2001, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2002, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2003, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1944, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2004, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2005, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 15, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1922, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1924, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1925, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2006, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2007, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1968, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1969, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1970, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1971, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2013, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1934, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1936, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2014, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2015, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1980, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1981, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1982, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1983, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1985, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1986, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1987, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1988, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2017, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1945, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1946, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1947, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1948, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2018, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2019, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1995, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1996, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1997, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1998, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2000, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2001, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2002, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2003, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1944, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2020, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2021, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1920, 15, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2024, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2025, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2027, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2028, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2023, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2029, 25, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2030, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2031, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2032, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2033, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1805, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1805, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2034, 25, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2035, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2035, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2036, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2036, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2038, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2039, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1837, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2040, 25, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 627, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 628, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2044, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2044, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2045, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2045, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2047, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2048, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2043, 6, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 2043, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2049, 25, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2050, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2051, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1828, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2052, 25, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, -1, 0, 3, 428, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 430, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2035, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2036, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1837, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 1837, 11, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 1837, 36, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 2040, 25, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 627, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 628, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1854, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2053, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1854, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1854, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1855, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1856, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1855, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2054, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 1857, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1858, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1857, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 2055, 35, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2056, 25, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2060, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2060, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2062, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2064, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2066, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2066, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2068, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2070, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2071, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2071, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2073, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2075, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2077, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2077, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2079, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2081, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2083, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2083, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2085, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2087, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2088, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2088, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2090, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2092, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2058, 15, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2096, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2097, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2098, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2100, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2101, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2102, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2103, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2104, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2105, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2107, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2108, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2109, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2111, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2112, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2113, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2114, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2115, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2116, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2094, 15, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2121, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2126, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2126, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2127, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2129, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2129, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2130, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2133, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2133, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2134, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2136, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2136, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2137, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2140, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2140, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2141, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2143, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2143, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2144, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2147, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2147, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2148, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2150, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2150, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2151, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2120, 25, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2120, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2152, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2155, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2120, 36, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2160, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2159, 36, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2164, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2165, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2162, 36, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2170, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2171, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2179, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2180, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2185, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2186, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2197, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2198, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2201, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2202, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2205, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2206, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2210, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2211, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2214, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2215, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2218, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2219, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2167, 27, 2, 32},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2222, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2224, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2226, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2227, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2229, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2231, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2221, 27, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2233, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2235, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2232, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2234, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 1833, 25, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 6, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1863, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1863, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1863, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1863, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 1863, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2237, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2237, 15, 691, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2237, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2237, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2237, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2094, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2094, 15, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2094, 17, 691, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2094, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2094, 25, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2167, 27, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2167, 28, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2167, 15, 691, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2167, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 2167, 25, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, -1, 0, 3, 335, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 12, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 17, 2, 1},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 28, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 8, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 9, 15, 2, 1},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 120, 28, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 2238, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2239, 17, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 120, 27, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 2244, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 2245, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 2246, 1783, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 2243, 36, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2249, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2250, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2251, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2252, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2253, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2254, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2248, 10, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2248, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2255, 50, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2256, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2256, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2257, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2257, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2258, 6, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1257, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_vabsdiff4_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2259, 50, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 4, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2260, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2261, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2262, 50, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 347, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 347, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2263, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2264, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2265, 50, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 199, 15, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 200, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2266, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2268, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2269, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2272, 15, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 199, 27, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2273, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2274, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 199, 15, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 200, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2266, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2276, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2277, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2278, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2279, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2268, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2269, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2280, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2281, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2286, 17, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 2287, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2285, 15, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 199, 27, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 28, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2290, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2290, 1699, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2291, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2289, 25, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 14, 15, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 16, 15, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2294, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2294, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2295, 28, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2293, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2293, 27, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 11, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 386, 28, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2298, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2299, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2300, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2302, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2304, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2305, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2308, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2309, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2311, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2313, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2315, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2316, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2343, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2345, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2349, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2354, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2356, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2358, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2360, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2366, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2368, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2370, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2372, 15, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 386, 27, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 386, 25, 2, 1},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1621, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2373, 15, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2375, 6, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 19, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 73, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 1144, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 149, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 1204, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1621, 1209, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1621, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2376, 50, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 5, 35, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 7, 35, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2377, 27, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 11, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2389, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2389, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2392, 19, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2394, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2394, 73, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2396, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2396, 1144, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2398, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2398, 149, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2400, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2400, 1204, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2402, 36, 2390, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 2402, 1209, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 2403, 50, 2, 32},
};
static const struct rt_use uses_plop3[] = {
    {RT_USE_READ, 0, -1, 8, 2, 8, 10, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 9, 10, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 980, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 980, 17, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2404, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 2405, 11, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2406, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 980, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 980, 25, 2, 1},
};
static const struct rt_use uses_plop3_sign_one[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 15, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2408, 11, 691, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 6, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 2409, 50, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 28, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 15, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2408, 11, 691, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 35, 691, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 2410, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 335, 4, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 336, 4, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 27, 691, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 15, 691, 1},
    {RT_USE_READ, 0, -1, 0, 1, 2408, 11, 691, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 35, 691, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 36, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1016, 25, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2411, 50, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 50, 50, 2, 32},
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
    [VOLTA_BRA_B] = {uses_bra_b, 14},
    [VOLTA_BRA_U] = {uses_bra_u, 17},
    [VOLTA_BRA_DIV] = {NULL, 0},
    [VOLTA_JMP_B] = {uses_jmp_b, 14},
    [VOLTA_JMP_C] = {uses_jmp_c, 18},
    [VOLTA_JMP_U] = {uses_jmp_u, 17},
    [VOLTA_JMP_UC] = {uses_jmp_uc, 22},
    [VOLTA_BRX] = {uses_brx, 16},
    [VOLTA_JMX] = {uses_jmx, 16},
    [VOLTA_BRXU_BRXU] = {NULL, 0},
    [VOLTA_BRXU_JMXU] = {NULL, 0},
    [VOLTA_CALL_AT] = {uses_call_at, 14},
    [VOLTA_CALL_C] = {uses_call_c, 14},
    [VOLTA_CALL_R] = {uses_call_r, 16},
    [VOLTA_CALL_REL] = {uses_call_rel, 14},
    [VOLTA_CALL_RR] = {uses_call_rr, 16},
    [VOLTA_CALL_UR] = {NULL, 0},
    [VOLTA_RET_REL] = {uses_ret_rel, 16},
    [VOLTA_RET_ABS] = {uses_ret_abs, 16},
    [VOLTA_RET_UR_REL] = {NULL, 0},
    [VOLTA_RET_UR_ABS] = {NULL, 0},
    [VOLTA_LEPC_N] = {NULL, 0},
    [VOLTA_LEPC_T] = {NULL, 0},
    [VOLTA_RTT] = {NULL, 0},
    [VOLTA_PREEXIT] = {NULL, 0},
    [VOLTA_BPT] = {uses_bpt, 2},
    [VOLTA_F2F_N] = {uses_f2f_n, 4},
    [VOLTA_F2F_W] = {uses_f2f_w, 4},
    [VOLTA_F2F_DW] = {uses_f2f_dw, 4},
    [VOLTA_F2F_DF] = {uses_f2f_df, 4},
    [VOLTA_F2F_ND] = {uses_f2f_nd, 4},
    [VOLTA_F2I_H] = {uses_f2i_h, 4},
    [VOLTA_F2I_S] = {uses_f2i_s, 4},
    [VOLTA_F2I_HD] = {uses_f2i_hd, 4},
    [VOLTA_F2I_SD] = {uses_f2i_sd, 4},
    [VOLTA_F2I_D] = {uses_f2i_d, 4},
    [VOLTA_I2F_B] = {uses_i2f_b, 3},
    [VOLTA_I2F_H] = {uses_i2f_h, 3},
    [VOLTA_I2F_W] = {uses_i2f_w, 3},
    [VOLTA_I2F_BD] = {uses_i2f_bd, 3},
    [VOLTA_I2F_HD] = {uses_i2f_hd, 3},
    [VOLTA_I2F_WD] = {uses_i2f_wd, 3},
    [VOLTA_I2F_D] = {uses_i2f_d, 3},
    [VOLTA_FRND_H] = {uses_frnd_h, 4},
    [VOLTA_FRND_S] = {uses_frnd_s, 4},
    [VOLTA_FRND_D] = {uses_frnd_d, 4},
    [VOLTA_I2I] = {uses_i2i, 6},
    [VOLTA_F2FP_P] = {uses_f2fp_p, 4},
    [VOLTA_F2FP_RS] = {uses_f2fp_rs, 5},
    [VOLTA_F2FP_M] = {uses_f2fp_m, 4},
    [VOLTA_F2FP_MC] = {uses_f2fp_mc, 3},
    [VOLTA_F2IP_B] = {uses_f2ip_b, 5},
    [VOLTA_F2IP_C] = {uses_f2ip_c, 4},
    [VOLTA_I2FP] = {uses_i2fp, 3},
    [VOLTA_I2IP_B] = {uses_i2ip_b, 5},
    [VOLTA_I2IP_N] = {uses_i2ip_n, 5},
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
    [VOLTA_FSWZADD] = {uses_fswzadd, 7},
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
    [VOLTA_HMUL2] = {uses_hmul2, 6},
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
    [VOLTA_IADD3_N] = {uses_iadd3_n, 16},
    [VOLTA_IADD3_X] = {uses_iadd3_x, 18},
    [VOLTA_IMAD_R] = {uses_imad_r, 10},
    [VOLTA_IMAD_I] = {uses_imad_i, 8},
    [VOLTA_IMAD_B] = {uses_imad_b, 9},
    [VOLTA_IMAD_RI] = {uses_imad_ri, 7},
    [VOLTA_IMAD_RC] = {uses_imad_rc, 7},
    [VOLTA_IMAD_RU] = {uses_imad_ru, 9},
    [VOLTA_IMAD_BX] = {uses_imad_bx, 12},
    [VOLTA_IMAD_CX] = {uses_imad_cx, 10},
    [VOLTA_IMAD_WIDE_B] = {uses_imad_wide_b, 28},
    [VOLTA_IMAD_WIDE_C] = {uses_imad_wide_c, 23},
    [VOLTA_IMAD_WIDE_BX] = {uses_imad_wide_bx, 30},
    [VOLTA_IMAD_WIDE_CX] = {uses_imad_wide_cx, 25},
    [VOLTA_IMAD_HI_B] = {uses_imad_hi_b, 17},
    [VOLTA_IMAD_HI_C] = {uses_imad_hi_c, 14},
    [VOLTA_IMAD_HI_BX] = {uses_imad_hi_bx, 18},
    [VOLTA_IMAD_HI_CX] = {uses_imad_hi_cx, 15},
    [VOLTA_LOP3] = {uses_lop3, 21},
    [VOLTA_SHF_B] = {uses_shf_b, 42},
    [VOLTA_SHF_C] = {uses_shf_c, 29},
    [VOLTA_PRMT_B] = {uses_prmt_b, 55},
    [VOLTA_PRMT_C] = {uses_prmt_c, 39},
    [VOLTA_SEL] = {uses_sel, 9},
    [VOLTA_ISETP_N] = {uses_isetp_n, 47},
    [VOLTA_ISETP_X] = {uses_isetp_x, 68},
    [VOLTA_ISETP_O] = {uses_isetp_o, 47},
    [VOLTA_ISETP_OX] = {uses_isetp_ox, 71},
    [VOLTA_LEA_LO] = {uses_lea_lo, 12},
    [VOLTA_LEA_X] = {uses_lea_x, 13},
    [VOLTA_LEA_HI] = {uses_lea_hi, 15},
    [VOLTA_LEA_HX] = {uses_lea_hx, 16},
    [VOLTA_LEA_IH] = {uses_lea_ih, 9},
    [VOLTA_LEA_IX] = {uses_lea_ix, 10},
    [VOLTA_LEA_SX] = {uses_lea_sx, 12},
    [VOLTA_LEA_XS] = {uses_lea_xs, 13},
    [VOLTA_POPC] = {uses_popc, 8},
    [VOLTA_BREV] = {uses_brev, 6},
    [VOLTA_FLO] = {uses_flo, 40},
    [VOLTA_IABS] = {uses_iabs, 6},
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
    [VOLTA_HMMA_884] = {uses_hmma_884, 5},
    [VOLTA_HMMA_T] = {uses_hmma_t, 5},
    [VOLTA_HMMA_A] = {uses_hmma_a, 5},
    [VOLTA_HMMA_SP] = {uses_hmma_a, 5},
    [VOLTA_IMMA] = {uses_imma, 5},
    [VOLTA_BMMA] = {uses_bmma, 5},
    [VOLTA_DMMA_A] = {uses_dmma_a, 5},
    [VOLTA_DMMA_H] = {uses_dmma_a, 5},
    [VOLTA_MOVM] = {uses_atoms_p, 2},
    [VOLTA_HGMMA_HGMMA_R] = {uses_hgmma_hgmma_r, 4},
    [VOLTA_HGMMA_IGMMA_R] = {uses_hgmma_hgmma_r, 4},
    [VOLTA_HGMMA_BGMMA_R] = {uses_hgmma_hgmma_r, 4},
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
    [VOLTA_VABSDIFF_B] = {uses_vabsdiff_b, 13},
    [VOLTA_VABSDIFF_C] = {uses_vabsdiff_c, 10},
    [VOLTA_VABSDIFF4_B] = {uses_vabsdiff4_b, 5},
    [VOLTA_VABSDIFF4_C] = {uses_vabsdiff4_c, 4},
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
    [VOLTA_PLOP3_SIGN_ALL] = {uses_plop3_sign_all, 11},
};

static const struct rt_use_alias aliases[] = {
    {0, 255, 2, {NULL, 0}, {NULL, 0}}, /* $R[255] */
    {1, 63, 2, {NULL, 0}, {NULL, 0}}, /* $UR[63] */
    {2, 7, 19, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {3, 7, 19, {NULL, 0}, {NULL, 0}}, /* $UP[7] */
    {7, 0, 50, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 56, 2412, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 2413, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 2415, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 2417, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 2419, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
