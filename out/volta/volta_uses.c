/* Generated from the description volta by gen/emit/uses.lua. Do not edit. */
#include "volta.h"
#include "uses.h"

static const struct rt_term terms[] = {
    {RT_TERM_LINE, 3, 0, 0, 1}, /* 0 */
    {RT_TERM_VALUE, 0, 0, 0, 12}, /* 1 */
    {RT_TERM_CONST, 0, 0, 0, 0}, /* 2 */
    {RT_TERM_LINE, 3, 0, 0, 2}, /* 3 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 4 */
    {RT_TERM_CONST, 0, 0, 0, 1}, /* 5 */
    {RT_TERM_REG, 1, 0, 0, 2}, /* 6 */
    {RT_TERM_LNOT, 6, 0, 0, 0}, /* 7 */
    {RT_TERM_COND, 0, 6, 7, 0}, /* 8 */
    {RT_TERM_COND, 4, 5, 8, 0}, /* 9 */
    {RT_TERM_LINE, 2, 0, 0, 0}, /* 10 */
    {RT_TERM_LAND, 9, 10, 0, 0}, /* 11 */
    {RT_TERM_VALUE, 0, 0, 0, 9}, /* 12 */
    {RT_TERM_VALUE, 0, 0, 0, 0}, /* 13 */
    {RT_TERM_ADD, 5, 13, 0, 0}, /* 14 */
    {RT_TERM_GT, 14, 5, 0, 0}, /* 15 */
    {RT_TERM_LAND, 11, 15, 0, 0}, /* 16 */
    {RT_TERM_BOR, 12, 5, 0, 0}, /* 17 */
    {RT_TERM_LINE, 2, 0, 0, 1}, /* 18 */
    {RT_TERM_LAND, 9, 18, 0, 0}, /* 19 */
    {RT_TERM_LAND, 19, 15, 0, 0}, /* 20 */
    {RT_TERM_LINE, 2, 0, 0, 2}, /* 21 */
    {RT_TERM_LAND, 9, 21, 0, 0}, /* 22 */
    {RT_TERM_CONST, 0, 0, 0, 255}, /* 23 */
    {RT_TERM_LAND, 22, 15, 0, 0}, /* 24 */
    {RT_TERM_VALUE, 0, 0, 0, 11}, /* 25 */
    {RT_TERM_VALUE, 0, 0, 0, 3}, /* 26 */
    {RT_TERM_CONST, 0, 0, 0, 2}, /* 27 */
    {RT_TERM_EQ, 26, 27, 0, 0}, /* 28 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 29 */
    {RT_TERM_EQ, 26, 29, 0, 0}, /* 30 */
    {RT_TERM_LOR, 28, 30, 0, 0}, /* 31 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 32 */
    {RT_TERM_EQ, 26, 32, 0, 0}, /* 33 */
    {RT_TERM_LOR, 31, 33, 0, 0}, /* 34 */
    {RT_TERM_COND, 34, 27, 5, 0}, /* 35 */
    {RT_TERM_GT, 35, 5, 0, 0}, /* 36 */
    {RT_TERM_LAND, 9, 36, 0, 0}, /* 37 */
    {RT_TERM_BOR, 25, 5, 0, 0}, /* 38 */
    {RT_TERM_VALUE, 0, 0, 0, 7}, /* 39 */
    {RT_TERM_VALUE, 0, 0, 0, 8}, /* 40 */
    {RT_TERM_BOR, 40, 5, 0, 0}, /* 41 */
    {RT_TERM_VALUE, 0, 0, 0, 13}, /* 42 */
    {RT_TERM_REG, 42, 0, 0, 2}, /* 43 */
    {RT_TERM_LNOT, 43, 0, 0, 0}, /* 44 */
    {RT_TERM_COND, 0, 43, 44, 0}, /* 45 */
    {RT_TERM_COND, 4, 5, 45, 0}, /* 46 */
    {RT_TERM_LAND, 46, 10, 0, 0}, /* 47 */
    {RT_TERM_VALUE, 0, 0, 0, 10}, /* 48 */
    {RT_TERM_LAND, 47, 15, 0, 0}, /* 49 */
    {RT_TERM_BOR, 48, 5, 0, 0}, /* 50 */
    {RT_TERM_LAND, 46, 18, 0, 0}, /* 51 */
    {RT_TERM_LAND, 51, 15, 0, 0}, /* 52 */
    {RT_TERM_LAND, 46, 21, 0, 0}, /* 53 */
    {RT_TERM_LAND, 53, 15, 0, 0}, /* 54 */
    {RT_TERM_LINE, 2, 0, 0, 3}, /* 55 */
    {RT_TERM_LAND, 46, 55, 0, 0}, /* 56 */
    {RT_TERM_LAND, 56, 15, 0, 0}, /* 57 */
    {RT_TERM_LINE, 2, 0, 0, 4}, /* 58 */
    {RT_TERM_LAND, 46, 58, 0, 0}, /* 59 */
    {RT_TERM_LAND, 59, 15, 0, 0}, /* 60 */
    {RT_TERM_LINE, 2, 0, 0, 5}, /* 61 */
    {RT_TERM_LAND, 46, 61, 0, 0}, /* 62 */
    {RT_TERM_LAND, 62, 15, 0, 0}, /* 63 */
    {RT_TERM_LAND, 46, 36, 0, 0}, /* 64 */
    {RT_TERM_BOR, 1, 5, 0, 0}, /* 65 */
    {RT_TERM_REG, 48, 0, 0, 2}, /* 66 */
    {RT_TERM_LNOT, 66, 0, 0, 0}, /* 67 */
    {RT_TERM_COND, 18, 66, 67, 0}, /* 68 */
    {RT_TERM_COND, 10, 5, 68, 0}, /* 69 */
    {RT_TERM_LINE, 1, 0, 0, 0}, /* 70 */
    {RT_TERM_LAND, 69, 70, 0, 0}, /* 71 */
    {RT_TERM_LAND, 71, 15, 0, 0}, /* 72 */
    {RT_TERM_BOR, 39, 5, 0, 0}, /* 73 */
    {RT_TERM_LINE, 1, 0, 0, 1}, /* 74 */
    {RT_TERM_LAND, 69, 74, 0, 0}, /* 75 */
    {RT_TERM_LAND, 75, 15, 0, 0}, /* 76 */
    {RT_TERM_LINE, 1, 0, 0, 2}, /* 77 */
    {RT_TERM_LAND, 69, 77, 0, 0}, /* 78 */
    {RT_TERM_LAND, 78, 15, 0, 0}, /* 79 */
    {RT_TERM_LAND, 69, 36, 0, 0}, /* 80 */
    {RT_TERM_VALUE, 0, 0, 0, 5}, /* 81 */
    {RT_TERM_VALUE, 0, 0, 0, 6}, /* 82 */
    {RT_TERM_BOR, 82, 5, 0, 0}, /* 83 */
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 84 */
    {RT_TERM_LINE, 4, 0, 0, 2}, /* 85 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 86 */
    {RT_TERM_COND, 84, 66, 67, 0}, /* 87 */
    {RT_TERM_COND, 86, 5, 87, 0}, /* 88 */
    {RT_TERM_LAND, 88, 10, 0, 0}, /* 89 */
    {RT_TERM_WORD, 72, 1, 0, 0}, /* 90 */
    {RT_TERM_ADD, 5, 90, 0, 0}, /* 91 */
    {RT_TERM_GT, 91, 5, 0, 0}, /* 92 */
    {RT_TERM_LAND, 89, 92, 0, 0}, /* 93 */
    {RT_TERM_LAND, 88, 18, 0, 0}, /* 94 */
    {RT_TERM_LAND, 94, 92, 0, 0}, /* 95 */
    {RT_TERM_LAND, 88, 21, 0, 0}, /* 96 */
    {RT_TERM_LAND, 96, 92, 0, 0}, /* 97 */
    {RT_TERM_LAND, 88, 55, 0, 0}, /* 98 */
    {RT_TERM_LAND, 98, 92, 0, 0}, /* 99 */
    {RT_TERM_LAND, 88, 58, 0, 0}, /* 100 */
    {RT_TERM_LAND, 88, 61, 0, 0}, /* 101 */
    {RT_TERM_LINE, 2, 0, 0, 6}, /* 102 */
    {RT_TERM_LAND, 88, 102, 0, 0}, /* 103 */
    {RT_TERM_LINE, 2, 0, 0, 7}, /* 104 */
    {RT_TERM_LAND, 88, 104, 0, 0}, /* 105 */
    {RT_TERM_LAND, 88, 3, 0, 0}, /* 106 */
    {RT_TERM_CONST, 0, 0, 0, 4}, /* 107 */
    {RT_TERM_BOR, 107, 5, 0, 0}, /* 108 */
    {RT_TERM_LINE, 3, 0, 0, 3}, /* 109 */
    {RT_TERM_LAND, 88, 109, 0, 0}, /* 110 */
    {RT_TERM_VALUE, 0, 0, 0, 2}, /* 111 */
    {RT_TERM_EQ, 111, 27, 0, 0}, /* 112 */
    {RT_TERM_EQ, 111, 29, 0, 0}, /* 113 */
    {RT_TERM_LOR, 112, 113, 0, 0}, /* 114 */
    {RT_TERM_EQ, 111, 32, 0, 0}, /* 115 */
    {RT_TERM_LOR, 114, 115, 0, 0}, /* 116 */
    {RT_TERM_COND, 116, 27, 5, 0}, /* 117 */
    {RT_TERM_GT, 117, 5, 0, 0}, /* 118 */
    {RT_TERM_LAND, 88, 118, 0, 0}, /* 119 */
    {RT_TERM_VALUE, 0, 0, 0, 4}, /* 120 */
    {RT_TERM_BOR, 81, 5, 0, 0}, /* 121 */
    {RT_TERM_CONST, 0, 0, 0, 3}, /* 122 */
    {RT_TERM_EQ, 26, 122, 0, 0}, /* 123 */
    {RT_TERM_LOR, 28, 123, 0, 0}, /* 124 */
    {RT_TERM_EQ, 26, 107, 0, 0}, /* 125 */
    {RT_TERM_COND, 125, 107, 5, 0}, /* 126 */
    {RT_TERM_COND, 124, 27, 126, 0}, /* 127 */
    {RT_TERM_GT, 127, 5, 0, 0}, /* 128 */
    {RT_TERM_LAND, 69, 128, 0, 0}, /* 129 */
    {RT_TERM_GT, 127, 27, 0, 0}, /* 130 */
    {RT_TERM_LAND, 69, 130, 0, 0}, /* 131 */
    {RT_TERM_BOR, 12, 27, 0, 0}, /* 132 */
    {RT_TERM_GT, 127, 122, 0, 0}, /* 133 */
    {RT_TERM_LAND, 69, 133, 0, 0}, /* 134 */
    {RT_TERM_BOR, 12, 122, 0, 0}, /* 135 */
    {RT_TERM_BOR, 82, 27, 0, 0}, /* 136 */
    {RT_TERM_BOR, 82, 122, 0, 0}, /* 137 */
    {RT_TERM_LAND, 88, 0, 0, 0}, /* 138 */
    {RT_TERM_EQ, 111, 122, 0, 0}, /* 139 */
    {RT_TERM_LOR, 112, 139, 0, 0}, /* 140 */
    {RT_TERM_EQ, 111, 107, 0, 0}, /* 141 */
    {RT_TERM_COND, 141, 107, 5, 0}, /* 142 */
    {RT_TERM_COND, 140, 27, 142, 0}, /* 143 */
    {RT_TERM_GT, 143, 5, 0, 0}, /* 144 */
    {RT_TERM_LAND, 88, 144, 0, 0}, /* 145 */
    {RT_TERM_GT, 143, 27, 0, 0}, /* 146 */
    {RT_TERM_LAND, 88, 146, 0, 0}, /* 147 */
    {RT_TERM_GT, 143, 122, 0, 0}, /* 148 */
    {RT_TERM_LAND, 88, 148, 0, 0}, /* 149 */
    {RT_TERM_BOR, 81, 27, 0, 0}, /* 150 */
    {RT_TERM_BOR, 81, 122, 0, 0}, /* 151 */
    {RT_TERM_EQ, 26, 5, 0, 0}, /* 152 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 153 */
    {RT_TERM_EQ, 26, 153, 0, 0}, /* 154 */
    {RT_TERM_LOR, 152, 154, 0, 0}, /* 155 */
    {RT_TERM_CONST, 0, 0, 0, 15}, /* 156 */
    {RT_TERM_EQ, 26, 156, 0, 0}, /* 157 */
    {RT_TERM_LOR, 155, 157, 0, 0}, /* 158 */
    {RT_TERM_CONST, 0, 0, 0, 11}, /* 159 */
    {RT_TERM_EQ, 26, 159, 0, 0}, /* 160 */
    {RT_TERM_COND, 160, 107, 5, 0}, /* 161 */
    {RT_TERM_COND, 158, 27, 161, 0}, /* 162 */
    {RT_TERM_GT, 162, 5, 0, 0}, /* 163 */
    {RT_TERM_LAND, 69, 163, 0, 0}, /* 164 */
    {RT_TERM_GT, 162, 27, 0, 0}, /* 165 */
    {RT_TERM_LAND, 69, 165, 0, 0}, /* 166 */
    {RT_TERM_GT, 162, 122, 0, 0}, /* 167 */
    {RT_TERM_LAND, 69, 167, 0, 0}, /* 168 */
    {RT_TERM_EQ, 111, 5, 0, 0}, /* 169 */
    {RT_TERM_EQ, 111, 153, 0, 0}, /* 170 */
    {RT_TERM_LOR, 169, 170, 0, 0}, /* 171 */
    {RT_TERM_EQ, 111, 156, 0, 0}, /* 172 */
    {RT_TERM_LOR, 171, 172, 0, 0}, /* 173 */
    {RT_TERM_EQ, 111, 159, 0, 0}, /* 174 */
    {RT_TERM_COND, 174, 107, 5, 0}, /* 175 */
    {RT_TERM_COND, 173, 27, 175, 0}, /* 176 */
    {RT_TERM_GT, 176, 5, 0, 0}, /* 177 */
    {RT_TERM_LAND, 88, 177, 0, 0}, /* 178 */
    {RT_TERM_GT, 176, 27, 0, 0}, /* 179 */
    {RT_TERM_LAND, 88, 179, 0, 0}, /* 180 */
    {RT_TERM_GT, 176, 122, 0, 0}, /* 181 */
    {RT_TERM_LAND, 88, 181, 0, 0}, /* 182 */
    {RT_TERM_COND, 84, 43, 44, 0}, /* 183 */
    {RT_TERM_COND, 86, 5, 183, 0}, /* 184 */
    {RT_TERM_LAND, 184, 4, 0, 0}, /* 185 */
    {RT_TERM_LAND, 185, 15, 0, 0}, /* 186 */
    {RT_TERM_LAND, 184, 0, 0, 0}, /* 187 */
    {RT_TERM_LAND, 187, 15, 0, 0}, /* 188 */
    {RT_TERM_LAND, 184, 3, 0, 0}, /* 189 */
    {RT_TERM_LAND, 189, 15, 0, 0}, /* 190 */
    {RT_TERM_COND, 28, 27, 5, 0}, /* 191 */
    {RT_TERM_GT, 191, 5, 0, 0}, /* 192 */
    {RT_TERM_LAND, 184, 192, 0, 0}, /* 193 */
    {RT_TERM_REG, 25, 0, 0, 2}, /* 194 */
    {RT_TERM_LNOT, 194, 0, 0, 0}, /* 195 */
    {RT_TERM_COND, 0, 194, 195, 0}, /* 196 */
    {RT_TERM_COND, 4, 5, 196, 0}, /* 197 */
    {RT_TERM_LAND, 197, 10, 0, 0}, /* 198 */
    {RT_TERM_LAND, 198, 15, 0, 0}, /* 199 */
    {RT_TERM_LAND, 197, 18, 0, 0}, /* 200 */
    {RT_TERM_LAND, 200, 15, 0, 0}, /* 201 */
    {RT_TERM_LAND, 197, 21, 0, 0}, /* 202 */
    {RT_TERM_LAND, 202, 15, 0, 0}, /* 203 */
    {RT_TERM_LAND, 197, 192, 0, 0}, /* 204 */
    {RT_TERM_COND, 28, 27, 126, 0}, /* 205 */
    {RT_TERM_GT, 205, 5, 0, 0}, /* 206 */
    {RT_TERM_LAND, 197, 206, 0, 0}, /* 207 */
    {RT_TERM_GT, 205, 27, 0, 0}, /* 208 */
    {RT_TERM_LAND, 197, 208, 0, 0}, /* 209 */
    {RT_TERM_GT, 205, 122, 0, 0}, /* 210 */
    {RT_TERM_LAND, 197, 210, 0, 0}, /* 211 */
    {RT_TERM_BOR, 48, 27, 0, 0}, /* 212 */
    {RT_TERM_BOR, 48, 122, 0, 0}, /* 213 */
    {RT_TERM_COND, 112, 27, 5, 0}, /* 214 */
    {RT_TERM_GT, 214, 5, 0, 0}, /* 215 */
    {RT_TERM_LAND, 9, 215, 0, 0}, /* 216 */
    {RT_TERM_LAND, 69, 215, 0, 0}, /* 217 */
    {RT_TERM_COND, 112, 27, 142, 0}, /* 218 */
    {RT_TERM_GT, 218, 5, 0, 0}, /* 219 */
    {RT_TERM_LAND, 69, 219, 0, 0}, /* 220 */
    {RT_TERM_GT, 218, 27, 0, 0}, /* 221 */
    {RT_TERM_LAND, 69, 221, 0, 0}, /* 222 */
    {RT_TERM_BOR, 40, 27, 0, 0}, /* 223 */
    {RT_TERM_GT, 218, 122, 0, 0}, /* 224 */
    {RT_TERM_LAND, 69, 224, 0, 0}, /* 225 */
    {RT_TERM_BOR, 40, 122, 0, 0}, /* 226 */
    {RT_TERM_COND, 0, 66, 67, 0}, /* 227 */
    {RT_TERM_COND, 4, 5, 227, 0}, /* 228 */
    {RT_TERM_LAND, 228, 10, 0, 0}, /* 229 */
    {RT_TERM_LAND, 229, 15, 0, 0}, /* 230 */
    {RT_TERM_LAND, 228, 18, 0, 0}, /* 231 */
    {RT_TERM_LAND, 231, 15, 0, 0}, /* 232 */
    {RT_TERM_LAND, 228, 21, 0, 0}, /* 233 */
    {RT_TERM_LAND, 233, 15, 0, 0}, /* 234 */
    {RT_TERM_LAND, 228, 36, 0, 0}, /* 235 */
    {RT_TERM_LAND, 197, 55, 0, 0}, /* 236 */
    {RT_TERM_LAND, 236, 15, 0, 0}, /* 237 */
    {RT_TERM_LAND, 197, 58, 0, 0}, /* 238 */
    {RT_TERM_LAND, 238, 15, 0, 0}, /* 239 */
    {RT_TERM_LAND, 197, 61, 0, 0}, /* 240 */
    {RT_TERM_LAND, 240, 15, 0, 0}, /* 241 */
    {RT_TERM_LAND, 197, 36, 0, 0}, /* 242 */
    {RT_TERM_REG, 40, 0, 0, 2}, /* 243 */
    {RT_TERM_LNOT, 243, 0, 0, 0}, /* 244 */
    {RT_TERM_COND, 18, 243, 244, 0}, /* 245 */
    {RT_TERM_COND, 10, 5, 245, 0}, /* 246 */
    {RT_TERM_LAND, 246, 70, 0, 0}, /* 247 */
    {RT_TERM_LAND, 247, 15, 0, 0}, /* 248 */
    {RT_TERM_LAND, 246, 74, 0, 0}, /* 249 */
    {RT_TERM_LAND, 249, 15, 0, 0}, /* 250 */
    {RT_TERM_LAND, 246, 77, 0, 0}, /* 251 */
    {RT_TERM_LAND, 251, 15, 0, 0}, /* 252 */
    {RT_TERM_LAND, 246, 36, 0, 0}, /* 253 */
    {RT_TERM_COND, 84, 243, 244, 0}, /* 254 */
    {RT_TERM_COND, 86, 5, 254, 0}, /* 255 */
    {RT_TERM_LAND, 255, 10, 0, 0}, /* 256 */
    {RT_TERM_LAND, 256, 92, 0, 0}, /* 257 */
    {RT_TERM_LAND, 255, 18, 0, 0}, /* 258 */
    {RT_TERM_LAND, 258, 92, 0, 0}, /* 259 */
    {RT_TERM_LAND, 255, 21, 0, 0}, /* 260 */
    {RT_TERM_BOR, 120, 5, 0, 0}, /* 261 */
    {RT_TERM_LAND, 260, 92, 0, 0}, /* 262 */
    {RT_TERM_LAND, 255, 55, 0, 0}, /* 263 */
    {RT_TERM_LAND, 263, 92, 0, 0}, /* 264 */
    {RT_TERM_LAND, 255, 58, 0, 0}, /* 265 */
    {RT_TERM_LAND, 255, 61, 0, 0}, /* 266 */
    {RT_TERM_LAND, 255, 102, 0, 0}, /* 267 */
    {RT_TERM_LAND, 255, 104, 0, 0}, /* 268 */
    {RT_TERM_LAND, 255, 3, 0, 0}, /* 269 */
    {RT_TERM_LAND, 255, 109, 0, 0}, /* 270 */
    {RT_TERM_LAND, 255, 118, 0, 0}, /* 271 */
    {RT_TERM_COND, 124, 27, 5, 0}, /* 272 */
    {RT_TERM_GT, 272, 5, 0, 0}, /* 273 */
    {RT_TERM_LAND, 246, 273, 0, 0}, /* 274 */
    {RT_TERM_LAND, 255, 0, 0, 0}, /* 275 */
    {RT_TERM_COND, 140, 27, 5, 0}, /* 276 */
    {RT_TERM_GT, 276, 5, 0, 0}, /* 277 */
    {RT_TERM_LAND, 255, 277, 0, 0}, /* 278 */
    {RT_TERM_LAND, 246, 163, 0, 0}, /* 279 */
    {RT_TERM_LAND, 246, 165, 0, 0}, /* 280 */
    {RT_TERM_BOR, 39, 27, 0, 0}, /* 281 */
    {RT_TERM_LAND, 246, 167, 0, 0}, /* 282 */
    {RT_TERM_BOR, 39, 122, 0, 0}, /* 283 */
    {RT_TERM_LAND, 255, 177, 0, 0}, /* 284 */
    {RT_TERM_LAND, 255, 179, 0, 0}, /* 285 */
    {RT_TERM_LAND, 255, 181, 0, 0}, /* 286 */
    {RT_TERM_REG, 82, 0, 0, 2}, /* 287 */
    {RT_TERM_LNOT, 287, 0, 0, 0}, /* 288 */
    {RT_TERM_COND, 18, 287, 288, 0}, /* 289 */
    {RT_TERM_COND, 10, 5, 289, 0}, /* 290 */
    {RT_TERM_LAND, 290, 70, 0, 0}, /* 291 */
    {RT_TERM_LAND, 290, 74, 0, 0}, /* 292 */
    {RT_TERM_LAND, 290, 77, 0, 0}, /* 293 */
    {RT_TERM_VALUE, 0, 0, 0, 1}, /* 294 */
    {RT_TERM_EQ, 294, 27, 0, 0}, /* 295 */
    {RT_TERM_EQ, 294, 122, 0, 0}, /* 296 */
    {RT_TERM_LOR, 295, 296, 0, 0}, /* 297 */
    {RT_TERM_COND, 297, 27, 5, 0}, /* 298 */
    {RT_TERM_GT, 298, 5, 0, 0}, /* 299 */
    {RT_TERM_LAND, 290, 299, 0, 0}, /* 300 */
    {RT_TERM_BOR, 111, 5, 0, 0}, /* 301 */
    {RT_TERM_REG, 39, 0, 0, 2}, /* 302 */
    {RT_TERM_LNOT, 302, 0, 0, 0}, /* 303 */
    {RT_TERM_COND, 18, 302, 303, 0}, /* 304 */
    {RT_TERM_COND, 10, 5, 304, 0}, /* 305 */
    {RT_TERM_LAND, 305, 70, 0, 0}, /* 306 */
    {RT_TERM_LAND, 305, 74, 0, 0}, /* 307 */
    {RT_TERM_LAND, 305, 77, 0, 0}, /* 308 */
    {RT_TERM_LINE, 1, 0, 0, 3}, /* 309 */
    {RT_TERM_LAND, 305, 309, 0, 0}, /* 310 */
    {RT_TERM_LAND, 305, 299, 0, 0}, /* 311 */
    {RT_TERM_LAND, 246, 309, 0, 0}, /* 312 */
    {RT_TERM_LINE, 1, 0, 0, 4}, /* 313 */
    {RT_TERM_LAND, 246, 313, 0, 0}, /* 314 */
    {RT_TERM_LINE, 1, 0, 0, 5}, /* 315 */
    {RT_TERM_LAND, 246, 315, 0, 0}, /* 316 */
    {RT_TERM_LAND, 246, 299, 0, 0}, /* 317 */
    {RT_TERM_EQ, 294, 107, 0, 0}, /* 318 */
    {RT_TERM_COND, 318, 107, 5, 0}, /* 319 */
    {RT_TERM_COND, 297, 27, 319, 0}, /* 320 */
    {RT_TERM_GT, 320, 5, 0, 0}, /* 321 */
    {RT_TERM_LAND, 305, 321, 0, 0}, /* 322 */
    {RT_TERM_GT, 320, 27, 0, 0}, /* 323 */
    {RT_TERM_LAND, 305, 323, 0, 0}, /* 324 */
    {RT_TERM_GT, 320, 122, 0, 0}, /* 325 */
    {RT_TERM_LAND, 305, 325, 0, 0}, /* 326 */
    {RT_TERM_BOR, 111, 27, 0, 0}, /* 327 */
    {RT_TERM_BOR, 111, 122, 0, 0}, /* 328 */
    {RT_TERM_LAND, 246, 321, 0, 0}, /* 329 */
    {RT_TERM_LAND, 246, 323, 0, 0}, /* 330 */
    {RT_TERM_LAND, 246, 325, 0, 0}, /* 331 */
    {RT_TERM_COND, 0, 302, 303, 0}, /* 332 */
    {RT_TERM_COND, 4, 5, 332, 0}, /* 333 */
    {RT_TERM_LAND, 333, 10, 0, 0}, /* 334 */
    {RT_TERM_LAND, 333, 18, 0, 0}, /* 335 */
    {RT_TERM_LAND, 333, 21, 0, 0}, /* 336 */
    {RT_TERM_COND, 295, 27, 5, 0}, /* 337 */
    {RT_TERM_GT, 337, 5, 0, 0}, /* 338 */
    {RT_TERM_LAND, 333, 338, 0, 0}, /* 339 */
    {RT_TERM_COND, 0, 243, 244, 0}, /* 340 */
    {RT_TERM_COND, 4, 5, 340, 0}, /* 341 */
    {RT_TERM_LAND, 341, 10, 0, 0}, /* 342 */
    {RT_TERM_LAND, 341, 18, 0, 0}, /* 343 */
    {RT_TERM_LAND, 341, 21, 0, 0}, /* 344 */
    {RT_TERM_LAND, 341, 55, 0, 0}, /* 345 */
    {RT_TERM_LAND, 341, 338, 0, 0}, /* 346 */
    {RT_TERM_COND, 295, 27, 319, 0}, /* 347 */
    {RT_TERM_GT, 347, 5, 0, 0}, /* 348 */
    {RT_TERM_LAND, 341, 348, 0, 0}, /* 349 */
    {RT_TERM_GT, 347, 27, 0, 0}, /* 350 */
    {RT_TERM_LAND, 341, 350, 0, 0}, /* 351 */
    {RT_TERM_GT, 347, 122, 0, 0}, /* 352 */
    {RT_TERM_LAND, 341, 352, 0, 0}, /* 353 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 354 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 355 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 356 */
    {RT_TERM_REG, 120, 0, 0, 2}, /* 357 */
    {RT_TERM_LNOT, 357, 0, 0, 0}, /* 358 */
    {RT_TERM_COND, 354, 357, 358, 0}, /* 359 */
    {RT_TERM_COND, 356, 5, 359, 0}, /* 360 */
    {RT_TERM_REG, 81, 0, 0, 2}, /* 361 */
    {RT_TERM_LNOT, 361, 0, 0, 0}, /* 362 */
    {RT_TERM_COND, 354, 361, 362, 0}, /* 363 */
    {RT_TERM_COND, 356, 5, 363, 0}, /* 364 */
    {RT_TERM_COND, 74, 357, 358, 0}, /* 365 */
    {RT_TERM_COND, 70, 5, 365, 0}, /* 366 */
    {RT_TERM_LAND, 366, 354, 0, 0}, /* 367 */
    {RT_TERM_LAND, 366, 355, 0, 0}, /* 368 */
    {RT_TERM_REG, 26, 0, 0, 2}, /* 369 */
    {RT_TERM_LNOT, 369, 0, 0, 0}, /* 370 */
    {RT_TERM_COND, 74, 369, 370, 0}, /* 371 */
    {RT_TERM_COND, 70, 5, 371, 0}, /* 372 */
    {RT_TERM_LAND, 372, 354, 0, 0}, /* 373 */
    {RT_TERM_LAND, 372, 355, 0, 0}, /* 374 */
    {RT_TERM_REG, 294, 0, 0, 2}, /* 375 */
    {RT_TERM_BXOR, 375, 5, 0, 0}, /* 376 */
    {RT_TERM_BXOR, 375, 2, 0, 0}, /* 377 */
    {RT_TERM_COND, 354, 376, 377, 0}, /* 378 */
    {RT_TERM_COND, 356, 5, 378, 0}, /* 379 */
    {RT_TERM_LAND, 372, 379, 0, 0}, /* 380 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(4294967295)}, /* 381 */
    {RT_TERM_COND, 380, 381, 2, 0}, /* 382 */
    {RT_TERM_NE, 382, 2, 0, 0}, /* 383 */
    {RT_TERM_LAND, 383, 74, 0, 0}, /* 384 */
    {RT_TERM_LAND, 383, 77, 0, 0}, /* 385 */
    {RT_TERM_LAND, 383, 372, 0, 0}, /* 386 */
    {RT_TERM_LAND, 386, 354, 0, 0}, /* 387 */
    {RT_TERM_LAND, 386, 355, 0, 0}, /* 388 */
    {RT_TERM_COND, 354, 369, 370, 0}, /* 389 */
    {RT_TERM_COND, 356, 5, 389, 0}, /* 390 */
    {RT_TERM_CONST, 0, 0, 0, 16}, /* 391 */
    {RT_TERM_LT, 111, 391, 0, 0}, /* 392 */
    {RT_TERM_LAND, 390, 392, 0, 0}, /* 393 */
    {RT_TERM_BAND, 111, 156, 0, 0}, /* 394 */
    {RT_TERM_LAND, 390, 13, 0, 0}, /* 395 */
    {RT_TERM_LAND, 395, 392, 0, 0}, /* 396 */
    {RT_TERM_COND, 74, 302, 303, 0}, /* 397 */
    {RT_TERM_COND, 70, 5, 397, 0}, /* 398 */
    {RT_TERM_LAND, 398, 356, 0, 0}, /* 399 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 400 */
    {RT_TERM_LAND, 398, 400, 0, 0}, /* 401 */
    {RT_TERM_LT, 294, 391, 0, 0}, /* 402 */
    {RT_TERM_LAND, 398, 402, 0, 0}, /* 403 */
    {RT_TERM_BAND, 294, 156, 0, 0}, /* 404 */
    {RT_TERM_COND, 74, 287, 288, 0}, /* 405 */
    {RT_TERM_COND, 70, 5, 405, 0}, /* 406 */
    {RT_TERM_LAND, 406, 356, 0, 0}, /* 407 */
    {RT_TERM_BOR, 13, 5, 0, 0}, /* 408 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 409 */
    {RT_TERM_LAND, 406, 409, 0, 0}, /* 410 */
    {RT_TERM_REG, 111, 0, 0, 2}, /* 411 */
    {RT_TERM_LNOT, 411, 0, 0, 0}, /* 412 */
    {RT_TERM_COND, 354, 411, 412, 0}, /* 413 */
    {RT_TERM_COND, 356, 5, 413, 0}, /* 414 */
    {RT_TERM_REG, 13, 0, 0, 2}, /* 415 */
    {RT_TERM_LNOT, 415, 0, 0, 0}, /* 416 */
    {RT_TERM_COND, 354, 415, 416, 0}, /* 417 */
    {RT_TERM_COND, 356, 5, 417, 0}, /* 418 */
    {RT_TERM_COND, 18, 357, 358, 0}, /* 419 */
    {RT_TERM_COND, 10, 5, 419, 0}, /* 420 */
    {RT_TERM_LAND, 420, 74, 0, 0}, /* 421 */
    {RT_TERM_LAND, 420, 77, 0, 0}, /* 422 */
    {RT_TERM_BXOR, 411, 5, 0, 0}, /* 423 */
    {RT_TERM_BXOR, 411, 2, 0, 0}, /* 424 */
    {RT_TERM_COND, 74, 423, 424, 0}, /* 425 */
    {RT_TERM_COND, 70, 5, 425, 0}, /* 426 */
    {RT_TERM_LAND, 420, 426, 0, 0}, /* 427 */
    {RT_TERM_LAND, 427, 18, 0, 0}, /* 428 */
    {RT_TERM_LAND, 427, 21, 0, 0}, /* 429 */
    {RT_TERM_LAND, 427, 74, 0, 0}, /* 430 */
    {RT_TERM_LAND, 427, 77, 0, 0}, /* 431 */
    {RT_TERM_LAND, 290, 354, 0, 0}, /* 432 */
    {RT_TERM_LAND, 290, 355, 0, 0}, /* 433 */
    {RT_TERM_LAND, 290, 379, 0, 0}, /* 434 */
    {RT_TERM_LAND, 434, 309, 0, 0}, /* 435 */
    {RT_TERM_LAND, 434, 18, 0, 0}, /* 436 */
    {RT_TERM_LAND, 434, 21, 0, 0}, /* 437 */
    {RT_TERM_LAND, 434, 354, 0, 0}, /* 438 */
    {RT_TERM_LAND, 434, 355, 0, 0}, /* 439 */
    {RT_TERM_COND, 354, 423, 424, 0}, /* 440 */
    {RT_TERM_COND, 356, 5, 440, 0}, /* 441 */
    {RT_TERM_LAND, 366, 441, 0, 0}, /* 442 */
    {RT_TERM_LAND, 442, 74, 0, 0}, /* 443 */
    {RT_TERM_LAND, 442, 77, 0, 0}, /* 444 */
    {RT_TERM_LAND, 442, 354, 0, 0}, /* 445 */
    {RT_TERM_LAND, 442, 355, 0, 0}, /* 446 */
    {RT_TERM_COND, 74, 411, 412, 0}, /* 447 */
    {RT_TERM_COND, 70, 5, 447, 0}, /* 448 */
    {RT_TERM_LAND, 448, 354, 0, 0}, /* 449 */
    {RT_TERM_LAND, 448, 355, 0, 0}, /* 450 */
    {RT_TERM_LAND, 448, 379, 0, 0}, /* 451 */
    {RT_TERM_LAND, 451, 74, 0, 0}, /* 452 */
    {RT_TERM_LAND, 451, 77, 0, 0}, /* 453 */
    {RT_TERM_LAND, 451, 354, 0, 0}, /* 454 */
    {RT_TERM_LAND, 451, 355, 0, 0}, /* 455 */
    {RT_TERM_LAND, 366, 356, 0, 0}, /* 456 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 457 */
    {RT_TERM_LAND, 366, 457, 0, 0}, /* 458 */
    {RT_TERM_LAND, 305, 356, 0, 0}, /* 459 */
    {RT_TERM_LAND, 305, 354, 0, 0}, /* 460 */
    {RT_TERM_LAND, 305, 355, 0, 0}, /* 461 */
    {RT_TERM_LAND, 305, 457, 0, 0}, /* 462 */
    {RT_TERM_LNOT, 375, 0, 0, 0}, /* 463 */
    {RT_TERM_COND, 74, 375, 463, 0}, /* 464 */
    {RT_TERM_COND, 70, 5, 464, 0}, /* 465 */
    {RT_TERM_COND, 354, 375, 463, 0}, /* 466 */
    {RT_TERM_COND, 356, 5, 466, 0}, /* 467 */
    {RT_TERM_COND, 74, 361, 362, 0}, /* 468 */
    {RT_TERM_COND, 70, 5, 468, 0}, /* 469 */
    {RT_TERM_LAND, 469, 356, 0, 0}, /* 470 */
    {RT_TERM_LAND, 469, 400, 0, 0}, /* 471 */
    {RT_TERM_WORD, 24, 8, 0, 0}, /* 472 */
    {RT_TERM_REG, 12, 0, 0, 2}, /* 473 */
    {RT_TERM_LNOT, 473, 0, 0, 0}, /* 474 */
    {RT_TERM_COND, 74, 473, 474, 0}, /* 475 */
    {RT_TERM_COND, 70, 5, 475, 0}, /* 476 */
    {RT_TERM_LAND, 476, 356, 0, 0}, /* 477 */
    {RT_TERM_LAND, 476, 354, 0, 0}, /* 478 */
    {RT_TERM_LAND, 476, 355, 0, 0}, /* 479 */
    {RT_TERM_LAND, 476, 457, 0, 0}, /* 480 */
    {RT_TERM_LAND, 398, 354, 0, 0}, /* 481 */
    {RT_TERM_LAND, 398, 355, 0, 0}, /* 482 */
    {RT_TERM_LAND, 398, 457, 0, 0}, /* 483 */
    {RT_TERM_REG, 81, 0, 0, 3}, /* 484 */
    {RT_TERM_LNOT, 484, 0, 0, 0}, /* 485 */
    {RT_TERM_COND, 74, 484, 485, 0}, /* 486 */
    {RT_TERM_COND, 70, 5, 486, 0}, /* 487 */
    {RT_TERM_LAND, 487, 356, 0, 0}, /* 488 */
    {RT_TERM_LAND, 487, 354, 0, 0}, /* 489 */
    {RT_TERM_BOR, 294, 5, 0, 0}, /* 490 */
    {RT_TERM_REG, 26, 0, 0, 3}, /* 491 */
    {RT_TERM_LNOT, 491, 0, 0, 0}, /* 492 */
    {RT_TERM_COND, 74, 491, 492, 0}, /* 493 */
    {RT_TERM_COND, 70, 5, 493, 0}, /* 494 */
    {RT_TERM_LAND, 494, 356, 0, 0}, /* 495 */
    {RT_TERM_LAND, 494, 354, 0, 0}, /* 496 */
    {RT_TERM_BOR, 26, 5, 0, 0}, /* 497 */
    {RT_TERM_LAND, 372, 356, 0, 0}, /* 498 */
    {RT_TERM_LAND, 372, 457, 0, 0}, /* 499 */
    {RT_TERM_COND, 354, 491, 492, 0}, /* 500 */
    {RT_TERM_COND, 356, 5, 500, 0}, /* 501 */
    {RT_TERM_REG, 111, 0, 0, 3}, /* 502 */
    {RT_TERM_LNOT, 502, 0, 0, 0}, /* 503 */
    {RT_TERM_COND, 354, 502, 503, 0}, /* 504 */
    {RT_TERM_COND, 356, 5, 504, 0}, /* 505 */
    {RT_TERM_LAND, 470, 15, 0, 0}, /* 506 */
    {RT_TERM_LAND, 469, 354, 0, 0}, /* 507 */
    {RT_TERM_LAND, 507, 15, 0, 0}, /* 508 */
    {RT_TERM_LAND, 469, 355, 0, 0}, /* 509 */
    {RT_TERM_LAND, 509, 15, 0, 0}, /* 510 */
    {RT_TERM_LAND, 406, 354, 0, 0}, /* 511 */
    {RT_TERM_LAND, 406, 355, 0, 0}, /* 512 */
    {RT_TERM_LAND, 406, 457, 0, 0}, /* 513 */
    {RT_TERM_NE, 26, 23, 0, 0}, /* 514 */
    {RT_TERM_LAND, 290, 514, 0, 0}, /* 515 */
    {RT_TERM_LAND, 515, 70, 0, 0}, /* 516 */
    {RT_TERM_LAND, 516, 15, 0, 0}, /* 517 */
    {RT_TERM_LAND, 515, 74, 0, 0}, /* 518 */
    {RT_TERM_LAND, 518, 15, 0, 0}, /* 519 */
    {RT_TERM_LAND, 515, 77, 0, 0}, /* 520 */
    {RT_TERM_LAND, 520, 15, 0, 0}, /* 521 */
    {RT_TERM_LAND, 290, 296, 0, 0}, /* 522 */
    {RT_TERM_LAND, 522, 70, 0, 0}, /* 523 */
    {RT_TERM_LAND, 523, 15, 0, 0}, /* 524 */
    {RT_TERM_LAND, 522, 74, 0, 0}, /* 525 */
    {RT_TERM_LAND, 525, 15, 0, 0}, /* 526 */
    {RT_TERM_LAND, 522, 77, 0, 0}, /* 527 */
    {RT_TERM_LAND, 527, 15, 0, 0}, /* 528 */
    {RT_TERM_EQ, 294, 2, 0, 0}, /* 529 */
    {RT_TERM_LAND, 290, 529, 0, 0}, /* 530 */
    {RT_TERM_LAND, 530, 13, 0, 0}, /* 531 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 532 */
    {RT_TERM_LAND, 530, 532, 0, 0}, /* 533 */
    {RT_TERM_CONST, 0, 0, 0, 48}, /* 534 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 535 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 536 */
    {RT_TERM_GE, 536, 536, 0, 0}, /* 537 */
    {RT_TERM_LAND, 530, 537, 0, 0}, /* 538 */
    {RT_TERM_LAND, 538, 13, 0, 0}, /* 539 */
    {RT_TERM_LAND, 538, 532, 0, 0}, /* 540 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 541 */
    {RT_TERM_LT, 536, 536, 0, 0}, /* 542 */
    {RT_TERM_LAND, 537, 542, 0, 0}, /* 543 */
    {RT_TERM_LNOT, 543, 0, 0, 0}, /* 544 */
    {RT_TERM_LAND, 530, 544, 0, 0}, /* 545 */
    {RT_TERM_LAND, 545, 13, 0, 0}, /* 546 */
    {RT_TERM_LAND, 545, 532, 0, 0}, /* 547 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 548 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 549 */
    {RT_TERM_LAND, 545, 537, 0, 0}, /* 550 */
    {RT_TERM_LAND, 550, 13, 0, 0}, /* 551 */
    {RT_TERM_LAND, 550, 532, 0, 0}, /* 552 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 553 */
    {RT_TERM_EQ, 294, 5, 0, 0}, /* 554 */
    {RT_TERM_LAND, 290, 554, 0, 0}, /* 555 */
    {RT_TERM_LAND, 555, 13, 0, 0}, /* 556 */
    {RT_TERM_LAND, 555, 532, 0, 0}, /* 557 */
    {RT_TERM_LAND, 555, 537, 0, 0}, /* 558 */
    {RT_TERM_LAND, 558, 13, 0, 0}, /* 559 */
    {RT_TERM_LAND, 558, 532, 0, 0}, /* 560 */
    {RT_TERM_LAND, 290, 295, 0, 0}, /* 561 */
    {RT_TERM_LAND, 561, 13, 0, 0}, /* 562 */
    {RT_TERM_LAND, 561, 532, 0, 0}, /* 563 */
    {RT_TERM_LAND, 561, 537, 0, 0}, /* 564 */
    {RT_TERM_LAND, 564, 13, 0, 0}, /* 565 */
    {RT_TERM_LAND, 564, 532, 0, 0}, /* 566 */
    {RT_TERM_NE, 120, 23, 0, 0}, /* 567 */
    {RT_TERM_LAND, 305, 567, 0, 0}, /* 568 */
    {RT_TERM_LAND, 568, 70, 0, 0}, /* 569 */
    {RT_TERM_LAND, 569, 15, 0, 0}, /* 570 */
    {RT_TERM_LAND, 568, 74, 0, 0}, /* 571 */
    {RT_TERM_LAND, 571, 15, 0, 0}, /* 572 */
    {RT_TERM_LAND, 568, 77, 0, 0}, /* 573 */
    {RT_TERM_LAND, 573, 15, 0, 0}, /* 574 */
    {RT_TERM_COND, 356, 294, 111, 0}, /* 575 */
    {RT_TERM_EQ, 575, 122, 0, 0}, /* 576 */
    {RT_TERM_LAND, 305, 576, 0, 0}, /* 577 */
    {RT_TERM_LAND, 577, 70, 0, 0}, /* 578 */
    {RT_TERM_LAND, 578, 15, 0, 0}, /* 579 */
    {RT_TERM_LAND, 577, 74, 0, 0}, /* 580 */
    {RT_TERM_LAND, 580, 15, 0, 0}, /* 581 */
    {RT_TERM_LAND, 577, 77, 0, 0}, /* 582 */
    {RT_TERM_LAND, 582, 15, 0, 0}, /* 583 */
    {RT_TERM_EQ, 575, 2, 0, 0}, /* 584 */
    {RT_TERM_LAND, 305, 584, 0, 0}, /* 585 */
    {RT_TERM_LAND, 585, 13, 0, 0}, /* 586 */
    {RT_TERM_LAND, 585, 532, 0, 0}, /* 587 */
    {RT_TERM_LAND, 585, 537, 0, 0}, /* 588 */
    {RT_TERM_LAND, 588, 13, 0, 0}, /* 589 */
    {RT_TERM_LAND, 588, 532, 0, 0}, /* 590 */
    {RT_TERM_LAND, 585, 544, 0, 0}, /* 591 */
    {RT_TERM_LAND, 591, 13, 0, 0}, /* 592 */
    {RT_TERM_LAND, 591, 532, 0, 0}, /* 593 */
    {RT_TERM_LAND, 591, 537, 0, 0}, /* 594 */
    {RT_TERM_LAND, 594, 13, 0, 0}, /* 595 */
    {RT_TERM_LAND, 594, 532, 0, 0}, /* 596 */
    {RT_TERM_EQ, 575, 5, 0, 0}, /* 597 */
    {RT_TERM_LAND, 305, 597, 0, 0}, /* 598 */
    {RT_TERM_LAND, 598, 13, 0, 0}, /* 599 */
    {RT_TERM_LAND, 598, 532, 0, 0}, /* 600 */
    {RT_TERM_LAND, 598, 537, 0, 0}, /* 601 */
    {RT_TERM_LAND, 601, 13, 0, 0}, /* 602 */
    {RT_TERM_LAND, 601, 532, 0, 0}, /* 603 */
    {RT_TERM_EQ, 575, 27, 0, 0}, /* 604 */
    {RT_TERM_LAND, 305, 604, 0, 0}, /* 605 */
    {RT_TERM_LAND, 605, 13, 0, 0}, /* 606 */
    {RT_TERM_LAND, 605, 532, 0, 0}, /* 607 */
    {RT_TERM_LAND, 605, 537, 0, 0}, /* 608 */
    {RT_TERM_LAND, 608, 13, 0, 0}, /* 609 */
    {RT_TERM_LAND, 608, 532, 0, 0}, /* 610 */
    {RT_TERM_LAND, 305, 514, 0, 0}, /* 611 */
    {RT_TERM_LAND, 611, 70, 0, 0}, /* 612 */
    {RT_TERM_LAND, 612, 15, 0, 0}, /* 613 */
    {RT_TERM_LAND, 611, 74, 0, 0}, /* 614 */
    {RT_TERM_LAND, 614, 15, 0, 0}, /* 615 */
    {RT_TERM_LAND, 611, 77, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 15, 0, 0}, /* 617 */
    {RT_TERM_LAND, 611, 309, 0, 0}, /* 618 */
    {RT_TERM_LAND, 618, 15, 0, 0}, /* 619 */
    {RT_TERM_LAND, 611, 313, 0, 0}, /* 620 */
    {RT_TERM_LAND, 620, 15, 0, 0}, /* 621 */
    {RT_TERM_LAND, 611, 315, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 15, 0, 0}, /* 623 */
    {RT_TERM_LAND, 305, 296, 0, 0}, /* 624 */
    {RT_TERM_LAND, 624, 70, 0, 0}, /* 625 */
    {RT_TERM_LAND, 625, 15, 0, 0}, /* 626 */
    {RT_TERM_LAND, 624, 74, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 15, 0, 0}, /* 628 */
    {RT_TERM_LAND, 624, 77, 0, 0}, /* 629 */
    {RT_TERM_LAND, 629, 15, 0, 0}, /* 630 */
    {RT_TERM_LAND, 624, 309, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 15, 0, 0}, /* 632 */
    {RT_TERM_LAND, 624, 313, 0, 0}, /* 633 */
    {RT_TERM_LAND, 633, 15, 0, 0}, /* 634 */
    {RT_TERM_LAND, 624, 315, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 15, 0, 0}, /* 636 */
    {RT_TERM_LAND, 306, 15, 0, 0}, /* 637 */
    {RT_TERM_LAND, 307, 15, 0, 0}, /* 638 */
    {RT_TERM_LAND, 308, 15, 0, 0}, /* 639 */
    {RT_TERM_LAND, 310, 15, 0, 0}, /* 640 */
    {RT_TERM_LAND, 305, 313, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 15, 0, 0}, /* 642 */
    {RT_TERM_LAND, 305, 315, 0, 0}, /* 643 */
    {RT_TERM_LAND, 643, 15, 0, 0}, /* 644 */
    {RT_TERM_LAND, 246, 567, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 70, 0, 0}, /* 646 */
    {RT_TERM_LAND, 646, 15, 0, 0}, /* 647 */
    {RT_TERM_LAND, 645, 74, 0, 0}, /* 648 */
    {RT_TERM_LAND, 648, 15, 0, 0}, /* 649 */
    {RT_TERM_LAND, 645, 77, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 15, 0, 0}, /* 651 */
    {RT_TERM_LAND, 645, 309, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 15, 0, 0}, /* 653 */
    {RT_TERM_LAND, 246, 576, 0, 0}, /* 654 */
    {RT_TERM_LAND, 654, 70, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 15, 0, 0}, /* 656 */
    {RT_TERM_LAND, 654, 74, 0, 0}, /* 657 */
    {RT_TERM_LAND, 657, 15, 0, 0}, /* 658 */
    {RT_TERM_LAND, 654, 77, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 15, 0, 0}, /* 660 */
    {RT_TERM_LAND, 654, 309, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 15, 0, 0}, /* 662 */
    {RT_TERM_LAND, 312, 15, 0, 0}, /* 663 */
    {RT_TERM_REG, 294, 0, 0, 3}, /* 664 */
    {RT_TERM_LNOT, 664, 0, 0, 0}, /* 665 */
    {RT_TERM_COND, 354, 664, 665, 0}, /* 666 */
    {RT_TERM_COND, 356, 5, 666, 0}, /* 667 */
    {RT_TERM_COND, 18, 491, 492, 0}, /* 668 */
    {RT_TERM_COND, 10, 5, 668, 0}, /* 669 */
    {RT_TERM_LAND, 669, 354, 0, 0}, /* 670 */
    {RT_TERM_COND, 74, 664, 665, 0}, /* 671 */
    {RT_TERM_COND, 70, 5, 671, 0}, /* 672 */
    {RT_TERM_COND, 74, 502, 503, 0}, /* 673 */
    {RT_TERM_COND, 70, 5, 673, 0}, /* 674 */
    {RT_TERM_BXOR, 357, 5, 0, 0}, /* 675 */
    {RT_TERM_BXOR, 357, 2, 0, 0}, /* 676 */
    {RT_TERM_COND, 354, 675, 676, 0}, /* 677 */
    {RT_TERM_COND, 356, 5, 677, 0}, /* 678 */
    {RT_TERM_LAND, 469, 678, 0, 0}, /* 679 */
    {RT_TERM_COND, 679, 381, 2, 0}, /* 680 */
    {RT_TERM_BNOT, 680, 0, 0, 0}, /* 681 */
    {RT_TERM_BAND, 381, 681, 0, 0}, /* 682 */
    {RT_TERM_EQ, 682, 2, 0, 0}, /* 683 */
    {RT_TERM_GT, 13, 5, 0, 0}, /* 684 */
    {RT_TERM_LAND, 684, 18, 0, 0}, /* 685 */
    {RT_TERM_LAND, 684, 21, 0, 0}, /* 686 */
    {RT_TERM_LAND, 684, 290, 0, 0}, /* 687 */
    {RT_TERM_LAND, 687, 354, 0, 0}, /* 688 */
    {RT_TERM_LAND, 687, 355, 0, 0}, /* 689 */
    {RT_TERM_BXOR, 369, 5, 0, 0}, /* 690 */
    {RT_TERM_BXOR, 369, 2, 0, 0}, /* 691 */
    {RT_TERM_COND, 354, 690, 691, 0}, /* 692 */
    {RT_TERM_COND, 356, 5, 692, 0}, /* 693 */
    {RT_TERM_LAND, 687, 693, 0, 0}, /* 694 */
    {RT_TERM_LAND, 290, 693, 0, 0}, /* 695 */
    {RT_TERM_COND, 695, 381, 2, 0}, /* 696 */
    {RT_TERM_EQ, 696, 381, 0, 0}, /* 697 */
    {RT_TERM_LAND, 697, 18, 0, 0}, /* 698 */
    {RT_TERM_LAND, 697, 21, 0, 0}, /* 699 */
    {RT_TERM_LAND, 697, 290, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 354, 0, 0}, /* 701 */
    {RT_TERM_LAND, 700, 355, 0, 0}, /* 702 */
    {RT_TERM_EQ, 536, 536, 0, 0}, /* 703 */
    {RT_TERM_LAND, 697, 703, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 18, 0, 0}, /* 705 */
    {RT_TERM_LAND, 704, 21, 0, 0}, /* 706 */
    {RT_TERM_LAND, 704, 290, 0, 0}, /* 707 */
    {RT_TERM_LAND, 707, 354, 0, 0}, /* 708 */
    {RT_TERM_LAND, 707, 355, 0, 0}, /* 709 */
    {RT_TERM_LNOT, 704, 0, 0, 0}, /* 710 */
    {RT_TERM_LAND, 710, 18, 0, 0}, /* 711 */
    {RT_TERM_LAND, 710, 21, 0, 0}, /* 712 */
    {RT_TERM_LAND, 710, 290, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 354, 0, 0}, /* 714 */
    {RT_TERM_LAND, 713, 355, 0, 0}, /* 715 */
    {RT_TERM_LAND, 341, 354, 0, 0}, /* 716 */
    {RT_TERM_LAND, 341, 355, 0, 0}, /* 717 */
    {RT_TERM_LAND, 341, 693, 0, 0}, /* 718 */
    {RT_TERM_BXOR, 484, 120, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 719, 0, 0}, /* 720 */
    {RT_TERM_COND, 720, 381, 2, 0}, /* 721 */
    {RT_TERM_EQ, 721, 381, 0, 0}, /* 722 */
    {RT_TERM_LAND, 722, 0, 0, 0}, /* 723 */
    {RT_TERM_LAND, 722, 3, 0, 0}, /* 724 */
    {RT_TERM_LAND, 722, 341, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 354, 0, 0}, /* 726 */
    {RT_TERM_LAND, 725, 355, 0, 0}, /* 727 */
    {RT_TERM_LAND, 725, 693, 0, 0}, /* 728 */
    {RT_TERM_LAND, 722, 703, 0, 0}, /* 729 */
    {RT_TERM_LAND, 729, 0, 0, 0}, /* 730 */
    {RT_TERM_LAND, 729, 3, 0, 0}, /* 731 */
    {RT_TERM_LAND, 729, 341, 0, 0}, /* 732 */
    {RT_TERM_LAND, 732, 354, 0, 0}, /* 733 */
    {RT_TERM_LAND, 732, 355, 0, 0}, /* 734 */
    {RT_TERM_LAND, 732, 693, 0, 0}, /* 735 */
    {RT_TERM_LNOT, 729, 0, 0, 0}, /* 736 */
    {RT_TERM_LAND, 736, 0, 0, 0}, /* 737 */
    {RT_TERM_LAND, 736, 3, 0, 0}, /* 738 */
    {RT_TERM_LAND, 736, 341, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 354, 0, 0}, /* 740 */
    {RT_TERM_LAND, 739, 355, 0, 0}, /* 741 */
    {RT_TERM_LAND, 739, 693, 0, 0}, /* 742 */
    {RT_TERM_LAND, 305, 693, 0, 0}, /* 743 */
    {RT_TERM_COND, 18, 361, 362, 0}, /* 744 */
    {RT_TERM_COND, 10, 5, 744, 0}, /* 745 */
    {RT_TERM_LAND, 745, 354, 0, 0}, /* 746 */
    {RT_TERM_LAND, 745, 355, 0, 0}, /* 747 */
    {RT_TERM_LAND, 745, 379, 0, 0}, /* 748 */
    {RT_TERM_COND, 748, 381, 2, 0}, /* 749 */
    {RT_TERM_EQ, 749, 381, 0, 0}, /* 750 */
    {RT_TERM_LAND, 750, 18, 0, 0}, /* 751 */
    {RT_TERM_LAND, 750, 21, 0, 0}, /* 752 */
    {RT_TERM_LAND, 750, 745, 0, 0}, /* 753 */
    {RT_TERM_LAND, 753, 354, 0, 0}, /* 754 */
    {RT_TERM_LAND, 753, 355, 0, 0}, /* 755 */
    {RT_TERM_LAND, 750, 703, 0, 0}, /* 756 */
    {RT_TERM_LAND, 756, 18, 0, 0}, /* 757 */
    {RT_TERM_LAND, 756, 21, 0, 0}, /* 758 */
    {RT_TERM_LAND, 756, 745, 0, 0}, /* 759 */
    {RT_TERM_LAND, 759, 354, 0, 0}, /* 760 */
    {RT_TERM_LAND, 759, 355, 0, 0}, /* 761 */
    {RT_TERM_LNOT, 756, 0, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 18, 0, 0}, /* 763 */
    {RT_TERM_LAND, 762, 21, 0, 0}, /* 764 */
    {RT_TERM_LAND, 762, 745, 0, 0}, /* 765 */
    {RT_TERM_LAND, 765, 354, 0, 0}, /* 766 */
    {RT_TERM_LAND, 765, 355, 0, 0}, /* 767 */
    {RT_TERM_LAND, 333, 354, 0, 0}, /* 768 */
    {RT_TERM_LAND, 333, 355, 0, 0}, /* 769 */
    {RT_TERM_LAND, 333, 441, 0, 0}, /* 770 */
    {RT_TERM_REG, 120, 0, 0, 3}, /* 771 */
    {RT_TERM_BXOR, 771, 26, 0, 0}, /* 772 */
    {RT_TERM_LAND, 770, 772, 0, 0}, /* 773 */
    {RT_TERM_COND, 773, 381, 2, 0}, /* 774 */
    {RT_TERM_EQ, 774, 381, 0, 0}, /* 775 */
    {RT_TERM_LAND, 775, 0, 0, 0}, /* 776 */
    {RT_TERM_LAND, 775, 3, 0, 0}, /* 777 */
    {RT_TERM_LAND, 775, 333, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 354, 0, 0}, /* 779 */
    {RT_TERM_LAND, 778, 355, 0, 0}, /* 780 */
    {RT_TERM_LAND, 778, 441, 0, 0}, /* 781 */
    {RT_TERM_LAND, 775, 703, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 0, 0, 0}, /* 783 */
    {RT_TERM_LAND, 782, 3, 0, 0}, /* 784 */
    {RT_TERM_LAND, 782, 333, 0, 0}, /* 785 */
    {RT_TERM_LAND, 785, 354, 0, 0}, /* 786 */
    {RT_TERM_LAND, 785, 355, 0, 0}, /* 787 */
    {RT_TERM_LAND, 785, 441, 0, 0}, /* 788 */
    {RT_TERM_LNOT, 782, 0, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 0, 0, 0}, /* 790 */
    {RT_TERM_LAND, 789, 3, 0, 0}, /* 791 */
    {RT_TERM_LAND, 789, 333, 0, 0}, /* 792 */
    {RT_TERM_LAND, 792, 354, 0, 0}, /* 793 */
    {RT_TERM_LAND, 792, 355, 0, 0}, /* 794 */
    {RT_TERM_LAND, 792, 441, 0, 0}, /* 795 */
    {RT_TERM_LAND, 290, 441, 0, 0}, /* 796 */
    {RT_TERM_COND, 796, 381, 2, 0}, /* 797 */
    {RT_TERM_EQ, 797, 381, 0, 0}, /* 798 */
    {RT_TERM_EQ, 26, 23, 0, 0}, /* 799 */
    {RT_TERM_LNOT, 799, 0, 0, 0}, /* 800 */
    {RT_TERM_LAND, 798, 800, 0, 0}, /* 801 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 802 */
    {RT_TERM_BAND, 26, 802, 0, 0}, /* 803 */
    {RT_TERM_LAND, 798, 18, 0, 0}, /* 804 */
    {RT_TERM_LAND, 798, 21, 0, 0}, /* 805 */
    {RT_TERM_LAND, 798, 290, 0, 0}, /* 806 */
    {RT_TERM_LAND, 806, 354, 0, 0}, /* 807 */
    {RT_TERM_LAND, 806, 355, 0, 0}, /* 808 */
    {RT_TERM_LAND, 798, 703, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 800, 0, 0}, /* 810 */
    {RT_TERM_LAND, 809, 18, 0, 0}, /* 811 */
    {RT_TERM_LAND, 809, 21, 0, 0}, /* 812 */
    {RT_TERM_LAND, 809, 290, 0, 0}, /* 813 */
    {RT_TERM_LAND, 813, 354, 0, 0}, /* 814 */
    {RT_TERM_LAND, 813, 355, 0, 0}, /* 815 */
    {RT_TERM_LNOT, 809, 0, 0, 0}, /* 816 */
    {RT_TERM_LAND, 816, 18, 0, 0}, /* 817 */
    {RT_TERM_LAND, 816, 21, 0, 0}, /* 818 */
    {RT_TERM_LAND, 816, 290, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 354, 0, 0}, /* 820 */
    {RT_TERM_LAND, 819, 355, 0, 0}, /* 821 */
    {RT_TERM_LAND, 745, 441, 0, 0}, /* 822 */
    {RT_TERM_COND, 822, 381, 2, 0}, /* 823 */
    {RT_TERM_EQ, 823, 381, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 18, 0, 0}, /* 825 */
    {RT_TERM_LAND, 824, 21, 0, 0}, /* 826 */
    {RT_TERM_LAND, 824, 745, 0, 0}, /* 827 */
    {RT_TERM_LAND, 827, 354, 0, 0}, /* 828 */
    {RT_TERM_LAND, 827, 355, 0, 0}, /* 829 */
    {RT_TERM_LAND, 824, 703, 0, 0}, /* 830 */
    {RT_TERM_LAND, 830, 18, 0, 0}, /* 831 */
    {RT_TERM_LAND, 830, 21, 0, 0}, /* 832 */
    {RT_TERM_LAND, 830, 745, 0, 0}, /* 833 */
    {RT_TERM_LAND, 833, 354, 0, 0}, /* 834 */
    {RT_TERM_LAND, 833, 355, 0, 0}, /* 835 */
    {RT_TERM_LNOT, 830, 0, 0, 0}, /* 836 */
    {RT_TERM_LAND, 836, 18, 0, 0}, /* 837 */
    {RT_TERM_LAND, 836, 21, 0, 0}, /* 838 */
    {RT_TERM_LAND, 836, 745, 0, 0}, /* 839 */
    {RT_TERM_LAND, 839, 354, 0, 0}, /* 840 */
    {RT_TERM_LAND, 839, 355, 0, 0}, /* 841 */
    {RT_TERM_COND, 84, 6, 7, 0}, /* 842 */
    {RT_TERM_COND, 86, 5, 842, 0}, /* 843 */
    {RT_TERM_LAND, 843, 356, 0, 0}, /* 844 */
    {RT_TERM_LAND, 843, 354, 0, 0}, /* 845 */
    {RT_TERM_LAND, 843, 409, 0, 0}, /* 846 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 847 */
    {RT_TERM_LAND, 843, 847, 0, 0}, /* 848 */
    {RT_TERM_LAND, 356, 536, 0, 0}, /* 849 */
    {RT_TERM_LAND, 354, 536, 0, 0}, /* 850 */
    {RT_TERM_LAND, 184, 356, 0, 0}, /* 851 */
    {RT_TERM_LAND, 184, 354, 0, 0}, /* 852 */
    {RT_TERM_LAND, 184, 409, 0, 0}, /* 853 */
    {RT_TERM_LAND, 184, 847, 0, 0}, /* 854 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 855 */
    {RT_TERM_REG, 855, 0, 0, 2}, /* 856 */
    {RT_TERM_LNOT, 856, 0, 0, 0}, /* 857 */
    {RT_TERM_COND, 84, 856, 857, 0}, /* 858 */
    {RT_TERM_COND, 86, 5, 858, 0}, /* 859 */
    {RT_TERM_LAND, 859, 356, 0, 0}, /* 860 */
    {RT_TERM_LAND, 859, 354, 0, 0}, /* 861 */
    {RT_TERM_LAND, 859, 409, 0, 0}, /* 862 */
    {RT_TERM_LAND, 859, 847, 0, 0}, /* 863 */
    {RT_TERM_GT, 294, 29, 0, 0}, /* 864 */
    {RT_TERM_LAND, 184, 864, 0, 0}, /* 865 */
    {RT_TERM_LAND, 228, 356, 0, 0}, /* 866 */
    {RT_TERM_LAND, 228, 355, 0, 0}, /* 867 */
    {RT_TERM_LAND, 69, 356, 0, 0}, /* 868 */
    {RT_TERM_LAND, 69, 400, 0, 0}, /* 869 */
    {RT_TERM_EQ, 13, 122, 0, 0}, /* 870 */
    {RT_TERM_LAND, 69, 870, 0, 0}, /* 871 */
    {RT_TERM_COND, 84, 194, 195, 0}, /* 872 */
    {RT_TERM_COND, 86, 5, 872, 0}, /* 873 */
    {RT_TERM_LAND, 873, 356, 0, 0}, /* 874 */
    {RT_TERM_LAND, 873, 354, 0, 0}, /* 875 */
    {RT_TERM_LAND, 873, 409, 0, 0}, /* 876 */
    {RT_TERM_LAND, 873, 847, 0, 0}, /* 877 */
    {RT_TERM_COND, 74, 243, 244, 0}, /* 878 */
    {RT_TERM_COND, 70, 5, 878, 0}, /* 879 */
    {RT_TERM_LAND, 879, 356, 0, 0}, /* 880 */
    {RT_TERM_LAND, 879, 400, 0, 0}, /* 881 */
    {RT_TERM_COND, 18, 43, 44, 0}, /* 882 */
    {RT_TERM_COND, 10, 5, 882, 0}, /* 883 */
    {RT_TERM_LAND, 883, 70, 0, 0}, /* 884 */
    {RT_TERM_LAND, 883, 313, 0, 0}, /* 885 */
    {RT_TERM_LAND, 70, 536, 0, 0}, /* 886 */
    {RT_TERM_COND, 18, 856, 857, 0}, /* 887 */
    {RT_TERM_COND, 10, 5, 887, 0}, /* 888 */
    {RT_TERM_LAND, 888, 70, 0, 0}, /* 889 */
    {RT_TERM_LAND, 888, 313, 0, 0}, /* 890 */
    {RT_TERM_COND, 18, 194, 195, 0}, /* 891 */
    {RT_TERM_COND, 10, 5, 891, 0}, /* 892 */
    {RT_TERM_LAND, 892, 309, 0, 0}, /* 893 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 894 */
    {RT_TERM_REG, 894, 0, 0, 2}, /* 895 */
    {RT_TERM_LNOT, 895, 0, 0, 0}, /* 896 */
    {RT_TERM_COND, 18, 895, 896, 0}, /* 897 */
    {RT_TERM_COND, 10, 5, 897, 0}, /* 898 */
    {RT_TERM_LAND, 898, 70, 0, 0}, /* 899 */
    {RT_TERM_LAND, 898, 313, 0, 0}, /* 900 */
    {RT_TERM_LAND, 888, 309, 0, 0}, /* 901 */
    {RT_TERM_LAND, 476, 400, 0, 0}, /* 902 */
    {RT_TERM_COND, 0, 856, 857, 0}, /* 903 */
    {RT_TERM_COND, 4, 5, 903, 0}, /* 904 */
    {RT_TERM_LAND, 904, 70, 0, 0}, /* 905 */
    {RT_TERM_LAND, 904, 313, 0, 0}, /* 906 */
    {RT_TERM_LAND, 246, 356, 0, 0}, /* 907 */
    {RT_TERM_LAND, 246, 354, 0, 0}, /* 908 */
    {RT_TERM_LAND, 74, 536, 0, 0}, /* 909 */
    {RT_TERM_LAND, 88, 356, 0, 0}, /* 910 */
    {RT_TERM_LAND, 88, 354, 0, 0}, /* 911 */
    {RT_TERM_LAND, 88, 309, 0, 0}, /* 912 */
    {RT_TERM_LAND, 88, 313, 0, 0}, /* 913 */
    {RT_TERM_LAND, 843, 70, 0, 0}, /* 914 */
    {RT_TERM_LAND, 843, 74, 0, 0}, /* 915 */
    {RT_TERM_LAND, 843, 315, 0, 0}, /* 916 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 917 */
    {RT_TERM_LAND, 843, 917, 0, 0}, /* 918 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 919 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 920 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 921 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 922 */
    {RT_TERM_REG, 920, 0, 0, 2}, /* 923 */
    {RT_TERM_LNOT, 923, 0, 0, 0}, /* 924 */
    {RT_TERM_COND, 919, 923, 924, 0}, /* 925 */
    {RT_TERM_COND, 922, 5, 925, 0}, /* 926 */
    {RT_TERM_LAND, 926, 356, 0, 0}, /* 927 */
    {RT_TERM_LAND, 926, 354, 0, 0}, /* 928 */
    {RT_TERM_LAND, 926, 70, 0, 0}, /* 929 */
    {RT_TERM_LAND, 926, 74, 0, 0}, /* 930 */
    {RT_TERM_LAND, 926, 315, 0, 0}, /* 931 */
    {RT_TERM_LAND, 926, 917, 0, 0}, /* 932 */
    {RT_TERM_LAND, 926, 86, 0, 0}, /* 933 */
    {RT_TERM_BOR, 42, 5, 0, 0}, /* 934 */
    {RT_TERM_LAND, 926, 84, 0, 0}, /* 935 */
    {RT_TERM_LAND, 86, 536, 0, 0}, /* 936 */
    {RT_TERM_LAND, 84, 536, 0, 0}, /* 937 */
    {RT_TERM_COND, 919, 43, 44, 0}, /* 938 */
    {RT_TERM_COND, 922, 5, 938, 0}, /* 939 */
    {RT_TERM_LAND, 939, 356, 0, 0}, /* 940 */
    {RT_TERM_LAND, 939, 354, 0, 0}, /* 941 */
    {RT_TERM_LAND, 939, 70, 0, 0}, /* 942 */
    {RT_TERM_LAND, 939, 74, 0, 0}, /* 943 */
    {RT_TERM_LAND, 939, 55, 0, 0}, /* 944 */
    {RT_TERM_LAND, 939, 58, 0, 0}, /* 945 */
    {RT_TERM_COND, 919, 895, 896, 0}, /* 946 */
    {RT_TERM_COND, 922, 5, 946, 0}, /* 947 */
    {RT_TERM_EQ, 13, 2, 0, 0}, /* 948 */
    {RT_TERM_EQ, 13, 156, 0, 0}, /* 949 */
    {RT_TERM_LOR, 948, 949, 0, 0}, /* 950 */
    {RT_TERM_LAND, 947, 950, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 356, 0, 0}, /* 952 */
    {RT_TERM_LAND, 951, 354, 0, 0}, /* 953 */
    {RT_TERM_LAND, 951, 70, 0, 0}, /* 954 */
    {RT_TERM_LAND, 951, 74, 0, 0}, /* 955 */
    {RT_TERM_LAND, 951, 315, 0, 0}, /* 956 */
    {RT_TERM_LAND, 951, 917, 0, 0}, /* 957 */
    {RT_TERM_LAND, 947, 296, 0, 0}, /* 958 */
    {RT_TERM_LAND, 958, 356, 0, 0}, /* 959 */
    {RT_TERM_LAND, 958, 354, 0, 0}, /* 960 */
    {RT_TERM_LAND, 958, 70, 0, 0}, /* 961 */
    {RT_TERM_LAND, 958, 74, 0, 0}, /* 962 */
    {RT_TERM_LAND, 958, 315, 0, 0}, /* 963 */
    {RT_TERM_LAND, 958, 917, 0, 0}, /* 964 */
    {RT_TERM_LAND, 947, 529, 0, 0}, /* 965 */
    {RT_TERM_LAND, 965, 356, 0, 0}, /* 966 */
    {RT_TERM_LAND, 965, 354, 0, 0}, /* 967 */
    {RT_TERM_LAND, 965, 70, 0, 0}, /* 968 */
    {RT_TERM_LAND, 965, 74, 0, 0}, /* 969 */
    {RT_TERM_LAND, 965, 315, 0, 0}, /* 970 */
    {RT_TERM_LAND, 965, 917, 0, 0}, /* 971 */
    {RT_TERM_BAND, 536, 13, 0, 0}, /* 972 */
    {RT_TERM_NE, 972, 2, 0, 0}, /* 973 */
    {RT_TERM_LAND, 965, 973, 0, 0}, /* 974 */
    {RT_TERM_LAND, 947, 554, 0, 0}, /* 975 */
    {RT_TERM_LAND, 975, 356, 0, 0}, /* 976 */
    {RT_TERM_LAND, 975, 354, 0, 0}, /* 977 */
    {RT_TERM_LAND, 975, 70, 0, 0}, /* 978 */
    {RT_TERM_LAND, 975, 74, 0, 0}, /* 979 */
    {RT_TERM_LAND, 975, 315, 0, 0}, /* 980 */
    {RT_TERM_LAND, 975, 917, 0, 0}, /* 981 */
    {RT_TERM_LNOT, 973, 0, 0, 0}, /* 982 */
    {RT_TERM_LAND, 975, 982, 0, 0}, /* 983 */
    {RT_TERM_LAND, 947, 295, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 356, 0, 0}, /* 985 */
    {RT_TERM_LAND, 984, 354, 0, 0}, /* 986 */
    {RT_TERM_LAND, 984, 70, 0, 0}, /* 987 */
    {RT_TERM_LAND, 984, 74, 0, 0}, /* 988 */
    {RT_TERM_LAND, 984, 315, 0, 0}, /* 989 */
    {RT_TERM_LAND, 984, 917, 0, 0}, /* 990 */
    {RT_TERM_LAND, 965, 982, 0, 0}, /* 991 */
    {RT_TERM_LAND, 975, 973, 0, 0}, /* 992 */
    {RT_TERM_LNOT, 111, 0, 0, 0}, /* 993 */
    {RT_TERM_LAND, 859, 993, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 356, 0, 0}, /* 995 */
    {RT_TERM_LAND, 994, 354, 0, 0}, /* 996 */
    {RT_TERM_LAND, 994, 70, 0, 0}, /* 997 */
    {RT_TERM_LAND, 994, 74, 0, 0}, /* 998 */
    {RT_TERM_LAND, 994, 315, 0, 0}, /* 999 */
    {RT_TERM_LAND, 994, 917, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 859, 111, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 1001, 356, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1001, 354, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1001, 70, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1001, 74, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1001, 315, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1001, 917, 0, 0}, /* 1007 */
    {RT_TERM_LNOT, 536, 0, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1001, 1008, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1009, 356, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1009, 354, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1009, 70, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1009, 74, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1009, 315, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1009, 917, 0, 0}, /* 1015 */
    {RT_TERM_COND, 84, 923, 924, 0}, /* 1016 */
    {RT_TERM_COND, 86, 5, 1016, 0}, /* 1017 */
    {RT_TERM_NE, 294, 107, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1017, 1018, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1019, 356, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1019, 354, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1019, 70, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1019, 74, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1019, 315, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1019, 917, 0, 0}, /* 1025 */
    {RT_TERM_SLICE, 13, 2, 0, 1}, /* 1026 */
    {RT_TERM_LAND, 1017, 1026, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 356, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1027, 354, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1027, 70, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1027, 74, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1027, 315, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1027, 917, 0, 0}, /* 1033 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1017, 1034, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1035, 356, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1035, 354, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1035, 70, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1035, 74, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1035, 315, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1035, 917, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1017, 26, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1042, 356, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1042, 354, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1042, 70, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1042, 74, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1042, 315, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1042, 917, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1042, 1008, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 356, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1049, 354, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1049, 70, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1049, 74, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1049, 315, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1049, 917, 0, 0}, /* 1055 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 1056 */
    {RT_TERM_REG, 1056, 0, 0, 2}, /* 1057 */
    {RT_TERM_LNOT, 1057, 0, 0, 0}, /* 1058 */
    {RT_TERM_COND, 919, 1057, 1058, 0}, /* 1059 */
    {RT_TERM_COND, 922, 5, 1059, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 1026, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 356, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1061, 354, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1061, 70, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1061, 74, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1061, 315, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1061, 917, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1061, 86, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1061, 84, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1060, 993, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1070, 356, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1070, 354, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1070, 70, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1070, 74, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1070, 315, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1070, 917, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1070, 86, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1070, 84, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1060, 111, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 356, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1079, 354, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1079, 70, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1079, 74, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1079, 315, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1079, 917, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1079, 86, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1079, 84, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1079, 1008, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1088, 356, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1088, 354, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1088, 70, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1088, 74, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1088, 315, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1088, 917, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1088, 86, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1088, 84, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 926, 1026, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1097, 356, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1097, 354, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1097, 70, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1097, 74, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1097, 55, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1097, 58, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 926, 993, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1104, 356, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1104, 354, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1104, 70, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1104, 74, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1104, 55, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1104, 58, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 926, 111, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1111, 356, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1111, 354, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1111, 70, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1111, 74, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1111, 55, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1111, 58, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1111, 1008, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1118, 356, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1118, 354, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1118, 70, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1118, 74, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1118, 55, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1118, 58, 0, 0}, /* 1124 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 1125 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 1126 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 1127 */
    {RT_TERM_COND, 1125, 895, 896, 0}, /* 1128 */
    {RT_TERM_COND, 1127, 5, 1128, 0}, /* 1129 */
    {RT_TERM_SHL, 294, 5, 0, 0}, /* 1130 */
    {RT_TERM_BOR, 13, 1130, 0, 0}, /* 1131 */
    {RT_TERM_SHL, 111, 27, 0, 0}, /* 1132 */
    {RT_TERM_BOR, 1131, 1132, 0, 0}, /* 1133 */
    {RT_TERM_COND, 354, 1131, 1133, 0}, /* 1134 */
    {RT_TERM_COND, 356, 13, 1134, 0}, /* 1135 */
    {RT_TERM_SLICE, 1135, 27, 0, 2}, /* 1136 */
    {RT_TERM_NE, 1136, 2, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1129, 1137, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 1138, 10, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1138, 18, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1138, 4, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1138, 0, 0, 0}, /* 1142 */
    {RT_TERM_LINE, 3, 0, 0, 5}, /* 1143 */
    {RT_TERM_LAND, 1138, 1143, 0, 0}, /* 1144 */
    {RT_TERM_LINE, 3, 0, 0, 6}, /* 1145 */
    {RT_TERM_LAND, 1138, 1145, 0, 0}, /* 1146 */
    {RT_TERM_SLICE, 1135, 5, 0, 1}, /* 1147 */
    {RT_TERM_LAND, 1129, 1147, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1148, 10, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1148, 18, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1148, 1008, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1151, 4, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1151, 0, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1151, 1143, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1151, 1145, 0, 0}, /* 1155 */
    {RT_TERM_LOR, 536, 536, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1147, 1156, 0, 0}, /* 1157 */
    {RT_TERM_LNOT, 1157, 0, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1129, 1158, 0, 0}, /* 1159 */
    {RT_TERM_BXOR, 923, 855, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1159, 1160, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 10, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1161, 18, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1161, 4, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1161, 0, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1161, 1143, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1161, 1145, 0, 0}, /* 1167 */
    {RT_TERM_LNOT, 1160, 0, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1159, 1168, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1169, 10, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1169, 18, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1169, 4, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1169, 0, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1169, 1143, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1169, 1145, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 10, 536, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 18, 536, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 4, 536, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 0, 536, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1060, 356, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1060, 354, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1060, 70, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1060, 74, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1060, 315, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1060, 917, 0, 0}, /* 1185 */
    {RT_TERM_COND, 919, 856, 857, 0}, /* 1186 */
    {RT_TERM_COND, 922, 5, 1186, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 13, 0, 0}, /* 1188 */
    {RT_TERM_BXOR, 43, 1, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1188, 1189, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1190, 356, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1190, 354, 0, 0}, /* 1192 */
    {RT_TERM_LNOT, 1189, 0, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1188, 1193, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1194, 70, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1194, 74, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1194, 315, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1194, 917, 0, 0}, /* 1198 */
    {RT_TERM_REG, 26, 0, 0, 0}, /* 1199 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 1200 */
    {RT_TERM_SHL, 111, 1200, 0, 0}, /* 1201 */
    {RT_TERM_BXOR, 1199, 1201, 0, 0}, /* 1202 */
    {RT_TERM_SLICE, 1199, 2, 0, 31}, /* 1203 */
    {RT_TERM_BXOR, 1203, 1201, 0, 0}, /* 1204 */
    {RT_TERM_COND, 356, 1202, 1204, 0}, /* 1205 */
    {RT_TERM_REG, 82, 0, 0, 0}, /* 1206 */
    {RT_TERM_SHL, 81, 1200, 0, 0}, /* 1207 */
    {RT_TERM_BXOR, 1206, 1207, 0, 0}, /* 1208 */
    {RT_TERM_SLICE, 1206, 2, 0, 31}, /* 1209 */
    {RT_TERM_BXOR, 1209, 1207, 0, 0}, /* 1210 */
    {RT_TERM_BXOR, 536, 1207, 0, 0}, /* 1211 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 1212 */
    {RT_TERM_BXOR, 1212, 1207, 0, 0}, /* 1213 */
    {RT_TERM_SLICE, 1212, 2, 0, 31}, /* 1214 */
    {RT_TERM_BXOR, 1214, 1207, 0, 0}, /* 1215 */
    {RT_TERM_COND, 315, 1213, 1215, 0}, /* 1216 */
    {RT_TERM_COND, 313, 1211, 1216, 0}, /* 1217 */
    {RT_TERM_COND, 309, 1211, 1217, 0}, /* 1218 */
    {RT_TERM_COND, 77, 40, 1218, 0}, /* 1219 */
    {RT_TERM_COND, 74, 1210, 1219, 0}, /* 1220 */
    {RT_TERM_COND, 70, 1208, 1220, 0}, /* 1221 */
    {RT_TERM_COND, 1189, 1205, 1221, 0}, /* 1222 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 1223 */
    {RT_TERM_SLICE, 1222, 1223, 0, 8}, /* 1224 */
    {RT_TERM_EQ, 1224, 2, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1188, 1225, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1226, 1189, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1227, 356, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1227, 354, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1226, 1193, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1230, 70, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1230, 74, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1230, 315, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1230, 917, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 13, 1225, 0, 0}, /* 1235 */
    {RT_TERM_LNOT, 1235, 0, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1187, 1236, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1237, 1189, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1238, 356, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1238, 354, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1237, 1193, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1241, 70, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1241, 74, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1241, 315, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1241, 917, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 947, 139, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1246, 356, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1246, 354, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1246, 70, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1246, 74, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1246, 315, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1246, 917, 0, 0}, /* 1252 */
    {RT_TERM_EQ, 111, 2, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 947, 1253, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1254, 356, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1254, 354, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1254, 70, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1254, 74, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1254, 315, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1254, 917, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1254, 973, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 947, 169, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1262, 356, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1262, 354, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1262, 70, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1262, 74, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1262, 315, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1262, 917, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1262, 982, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 947, 112, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1270, 356, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1270, 354, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1270, 70, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1270, 74, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1270, 315, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1270, 917, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1060, 139, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1277, 356, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1277, 354, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1277, 70, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1277, 74, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1277, 315, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1277, 917, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1060, 1253, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 356, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1284, 354, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1284, 70, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1284, 74, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1284, 315, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1284, 917, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1284, 973, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1060, 169, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1292, 356, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1292, 354, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1292, 70, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1292, 74, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1292, 315, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1292, 917, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1292, 982, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1060, 112, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1300, 356, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1300, 354, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1300, 70, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1300, 74, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1300, 315, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1300, 917, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1284, 982, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1292, 973, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 873, 70, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 873, 74, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 873, 315, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 873, 917, 0, 0}, /* 1312 */
    {RT_TERM_COND, 354, 6, 7, 0}, /* 1313 */
    {RT_TERM_COND, 356, 5, 1313, 0}, /* 1314 */
    {RT_TERM_BAND, 536, 122, 0, 0}, /* 1315 */
    {RT_TERM_EQ, 1315, 2, 0, 0}, /* 1316 */
    {RT_TERM_EQ, 1315, 5, 0, 0}, /* 1317 */
    {RT_TERM_EQ, 1315, 27, 0, 0}, /* 1318 */
    {RT_TERM_EQ, 1315, 122, 0, 0}, /* 1319 */
    {RT_TERM_COND, 1319, 25, 536, 0}, /* 1320 */
    {RT_TERM_COND, 1318, 48, 1320, 0}, /* 1321 */
    {RT_TERM_COND, 1317, 12, 1321, 0}, /* 1322 */
    {RT_TERM_COND, 1316, 40, 1322, 0}, /* 1323 */
    {RT_TERM_EQ, 1323, 122, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1314, 1324, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 88, 70, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 88, 74, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 88, 315, 0, 0}, /* 1328 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 1329 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 1330 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 1331 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 1332 */
    {RT_TERM_REG, 1330, 0, 0, 2}, /* 1333 */
    {RT_TERM_LNOT, 1333, 0, 0, 0}, /* 1334 */
    {RT_TERM_COND, 1329, 1333, 1334, 0}, /* 1335 */
    {RT_TERM_COND, 1332, 5, 1335, 0}, /* 1336 */
    {RT_TERM_LAND, 1336, 70, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1336, 74, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1336, 86, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1336, 84, 0, 0}, /* 1340 */
    {RT_TERM_LINE, 4, 0, 0, 5}, /* 1341 */
    {RT_TERM_LAND, 1336, 1341, 0, 0}, /* 1342 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1343 */
    {RT_TERM_LINE, 4, 0, 0, 6}, /* 1344 */
    {RT_TERM_LAND, 1336, 1344, 0, 0}, /* 1345 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 1346 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 1347 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 1348 */
    {RT_TERM_LINE, 16, 0, 0, 0}, /* 1349 */
    {RT_TERM_REG, 1347, 0, 0, 2}, /* 1350 */
    {RT_TERM_LNOT, 1350, 0, 0, 0}, /* 1351 */
    {RT_TERM_COND, 1346, 1350, 1351, 0}, /* 1352 */
    {RT_TERM_COND, 1349, 5, 1352, 0}, /* 1353 */
    {RT_TERM_LAND, 1353, 70, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1353, 74, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1353, 86, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1353, 84, 0, 0}, /* 1357 */
    {RT_TERM_LINE, 4, 0, 0, 7}, /* 1358 */
    {RT_TERM_LAND, 1353, 1358, 0, 0}, /* 1359 */
    {RT_TERM_LINE, 4, 0, 0, 8}, /* 1360 */
    {RT_TERM_LAND, 1353, 1360, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1353, 1332, 0, 0}, /* 1362 */
    {RT_TERM_VALUE, 0, 0, 0, 22}, /* 1363 */
    {RT_TERM_LAND, 1353, 1329, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1332, 536, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1329, 536, 0, 0}, /* 1366 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 1367 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 1368 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 1369 */
    {RT_TERM_LINE, 14, 0, 0, 0}, /* 1370 */
    {RT_TERM_REG, 1368, 0, 0, 2}, /* 1371 */
    {RT_TERM_LNOT, 1371, 0, 0, 0}, /* 1372 */
    {RT_TERM_COND, 1367, 1371, 1372, 0}, /* 1373 */
    {RT_TERM_COND, 1370, 5, 1373, 0}, /* 1374 */
    {RT_TERM_LAND, 1374, 70, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1374, 74, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1374, 86, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1374, 84, 0, 0}, /* 1378 */
    {RT_TERM_LINE, 7, 0, 0, 5}, /* 1379 */
    {RT_TERM_LAND, 1374, 1379, 0, 0}, /* 1380 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 1381 */
    {RT_TERM_LINE, 7, 0, 0, 6}, /* 1382 */
    {RT_TERM_LAND, 1374, 1382, 0, 0}, /* 1383 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 1384 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 1385 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 1386 */
    {RT_TERM_LINE, 17, 0, 0, 0}, /* 1387 */
    {RT_TERM_REG, 1385, 0, 0, 2}, /* 1388 */
    {RT_TERM_LNOT, 1388, 0, 0, 0}, /* 1389 */
    {RT_TERM_COND, 1384, 1388, 1389, 0}, /* 1390 */
    {RT_TERM_COND, 1387, 5, 1390, 0}, /* 1391 */
    {RT_TERM_LAND, 1391, 70, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1391, 74, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1391, 86, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1391, 84, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1391, 1344, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1391, 1358, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1391, 1332, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1391, 1329, 0, 0}, /* 1399 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 1400 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 1401 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 1402 */
    {RT_TERM_LINE, 15, 0, 0, 0}, /* 1403 */
    {RT_TERM_REG, 1401, 0, 0, 2}, /* 1404 */
    {RT_TERM_LNOT, 1404, 0, 0, 0}, /* 1405 */
    {RT_TERM_COND, 1400, 1404, 1405, 0}, /* 1406 */
    {RT_TERM_COND, 1403, 5, 1406, 0}, /* 1407 */
    {RT_TERM_LAND, 1407, 70, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1407, 74, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1407, 86, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1407, 84, 0, 0}, /* 1411 */
    {RT_TERM_LINE, 7, 0, 0, 4}, /* 1412 */
    {RT_TERM_LAND, 1407, 1412, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1407, 1379, 0, 0}, /* 1414 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 1415 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 1416 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 1417 */
    {RT_TERM_REG, 1343, 0, 0, 2}, /* 1418 */
    {RT_TERM_LNOT, 1418, 0, 0, 0}, /* 1419 */
    {RT_TERM_COND, 1415, 1418, 1419, 0}, /* 1420 */
    {RT_TERM_COND, 1417, 5, 1420, 0}, /* 1421 */
    {RT_TERM_LAND, 1421, 70, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1421, 74, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1421, 10, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1421, 18, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1421, 104, 0, 0}, /* 1426 */
    {RT_TERM_LINE, 2, 0, 0, 8}, /* 1427 */
    {RT_TERM_LAND, 1421, 1427, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1421, 922, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1421, 919, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 922, 536, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 919, 536, 0, 0}, /* 1432 */
    {RT_TERM_COND, 1415, 1057, 1058, 0}, /* 1433 */
    {RT_TERM_COND, 1417, 5, 1433, 0}, /* 1434 */
    {RT_TERM_LAND, 1434, 70, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1434, 74, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1434, 10, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1434, 18, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1434, 1143, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1434, 1145, 0, 0}, /* 1440 */
    {RT_TERM_REG, 1381, 0, 0, 2}, /* 1441 */
    {RT_TERM_LNOT, 1441, 0, 0, 0}, /* 1442 */
    {RT_TERM_COND, 1125, 1441, 1442, 0}, /* 1443 */
    {RT_TERM_COND, 1127, 5, 1443, 0}, /* 1444 */
    {RT_TERM_LAND, 1444, 70, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1444, 74, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1444, 10, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1444, 18, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1444, 104, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1444, 1427, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1444, 922, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1444, 919, 0, 0}, /* 1452 */
    {RT_TERM_COND, 1125, 1418, 1419, 0}, /* 1453 */
    {RT_TERM_COND, 1127, 5, 1453, 0}, /* 1454 */
    {RT_TERM_LAND, 1454, 70, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1454, 74, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1454, 10, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1454, 18, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1454, 1143, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1454, 1145, 0, 0}, /* 1460 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1461 */
    {RT_TERM_COND, 1367, 1404, 1405, 0}, /* 1462 */
    {RT_TERM_COND, 1370, 5, 1462, 0}, /* 1463 */
    {RT_TERM_LAND, 1463, 70, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1463, 74, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1463, 86, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1463, 84, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1463, 1358, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1463, 1360, 0, 0}, /* 1469 */
    {RT_TERM_COND, 1367, 1350, 1351, 0}, /* 1470 */
    {RT_TERM_COND, 1370, 5, 1470, 0}, /* 1471 */
    {RT_TERM_LAND, 1471, 70, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1471, 74, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1471, 86, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1471, 84, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1471, 1358, 0, 0}, /* 1476 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 1477 */
    {RT_TERM_LAND, 1471, 1360, 0, 0}, /* 1478 */
    {RT_TERM_REG, 1477, 0, 0, 2}, /* 1479 */
    {RT_TERM_LNOT, 1479, 0, 0, 0}, /* 1480 */
    {RT_TERM_COND, 1367, 1479, 1480, 0}, /* 1481 */
    {RT_TERM_COND, 1370, 5, 1481, 0}, /* 1482 */
    {RT_TERM_LAND, 1482, 70, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1482, 74, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1482, 86, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1482, 84, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1482, 1344, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1482, 1358, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 947, 26, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 947, 1034, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 947, 10, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1491, 82, 0, 0}, /* 1492 */
    {RT_TERM_LNOT, 82, 0, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1491, 1493, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 947, 55, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1495, 82, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1495, 1493, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 947, 42, 0, 0}, /* 1498 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 947, 1499, 0, 0}, /* 1500 */
    {RT_TERM_COND, 1125, 1333, 1334, 0}, /* 1501 */
    {RT_TERM_COND, 1127, 5, 1501, 0}, /* 1502 */
    {RT_TERM_LAND, 1502, 26, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1502, 1034, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1502, 10, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1505, 82, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1505, 1493, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1502, 55, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1508, 82, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1508, 1493, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1502, 42, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1502, 1499, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 476, 82, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 476, 1493, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 879, 81, 0, 0}, /* 1515 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 879, 1516, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 69, 355, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 69, 39, 0, 0}, /* 1519 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 69, 1520, 0, 0}, /* 1521 */
    {RT_TERM_COND, 354, 302, 303, 0}, /* 1522 */
    {RT_TERM_COND, 356, 5, 1522, 0}, /* 1523 */
    {RT_TERM_LAND, 879, 82, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 879, 1493, 0, 0}, /* 1525 */
    {RT_TERM_COND, 0, 923, 924, 0}, /* 1526 */
    {RT_TERM_COND, 4, 5, 1526, 0}, /* 1527 */
    {RT_TERM_LAND, 1527, 356, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1527, 400, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1527, 48, 0, 0}, /* 1530 */
    {RT_TERM_LNOT, 48, 0, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1527, 1531, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 46, 355, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1533, 39, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1533, 1520, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 904, 13, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1536, 70, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1536, 313, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 904, 532, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1539, 70, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1539, 313, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 904, 25, 0, 0}, /* 1542 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 904, 1543, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 904, 354, 0, 0}, /* 1545 */
    {RT_TERM_NE, 294, 23, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 904, 1546, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1547, 13, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1548, 70, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1548, 313, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1547, 532, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1551, 70, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1551, 313, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1547, 25, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1547, 1543, 0, 0}, /* 1555 */
    {RT_TERM_ADD, 294, 5, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 197, 13, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 197, 532, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 197, 74, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1559, 39, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1559, 1520, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 197, 354, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 197, 1546, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1563, 13, 0, 0}, /* 1564 */
    {RT_TERM_LAND, 1563, 532, 0, 0}, /* 1565 */
    {RT_TERM_LAND, 1563, 74, 0, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 39, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1566, 1520, 0, 0}, /* 1568 */
    {RT_TERM_COND, 84, 895, 896, 0}, /* 1569 */
    {RT_TERM_COND, 86, 5, 1569, 0}, /* 1570 */
    {RT_TERM_LAND, 1570, 13, 0, 0}, /* 1571 */
    {RT_TERM_LAND, 1571, 70, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1571, 313, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1570, 532, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1574, 70, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1574, 313, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1570, 25, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1570, 1543, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1570, 354, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1570, 1546, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1580, 13, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1581, 70, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1581, 313, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1580, 532, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 1584, 70, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 1584, 313, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 1580, 25, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1580, 1543, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 184, 13, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 184, 532, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 184, 74, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1591, 39, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1591, 1520, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 184, 1546, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1594, 13, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1594, 532, 0, 0}, /* 1596 */
    {RT_TERM_LAND, 1594, 74, 0, 0}, /* 1597 */
    {RT_TERM_LAND, 1597, 39, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1597, 1520, 0, 0}, /* 1599 */
    {RT_TERM_COND, 0, 895, 896, 0}, /* 1600 */
    {RT_TERM_COND, 4, 5, 1600, 0}, /* 1601 */
    {RT_TERM_LAND, 1601, 70, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1601, 313, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1601, 13, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1604, 70, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1604, 313, 0, 0}, /* 1606 */
    {RT_TERM_NE, 536, 2, 0, 0}, /* 1607 */
    {RT_TERM_LAND, 1604, 1607, 0, 0}, /* 1608 */
    {RT_TERM_LAND, 1601, 532, 0, 0}, /* 1609 */
    {RT_TERM_LAND, 1609, 70, 0, 0}, /* 1610 */
    {RT_TERM_LAND, 1609, 313, 0, 0}, /* 1611 */
    {RT_TERM_LNOT, 1607, 0, 0, 0}, /* 1612 */
    {RT_TERM_LAND, 1609, 1612, 0, 0}, /* 1613 */
    {RT_TERM_LAND, 1601, 354, 0, 0}, /* 1614 */
    {RT_TERM_COND, 74, 923, 924, 0}, /* 1615 */
    {RT_TERM_COND, 70, 5, 1615, 0}, /* 1616 */
    {RT_TERM_LAND, 1616, 26, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1617, 532, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1618, 294, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1619, 356, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1619, 400, 0, 0}, /* 1621 */
    {RT_TERM_LNOT, 294, 0, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 1618, 1622, 0, 0}, /* 1623 */
    {RT_TERM_LAND, 1623, 356, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1623, 400, 0, 0}, /* 1625 */
    {RT_TERM_LAND, 1617, 13, 0, 0}, /* 1626 */
    {RT_TERM_SLICE, 111, 2, 0, 1}, /* 1627 */
    {RT_TERM_LAND, 1626, 1627, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1628, 294, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1629, 356, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 1629, 400, 0, 0}, /* 1631 */
    {RT_TERM_LAND, 1628, 1622, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1632, 356, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 1632, 400, 0, 0}, /* 1634 */
    {RT_TERM_LNOT, 1627, 0, 0, 0}, /* 1635 */
    {RT_TERM_LAND, 1626, 1635, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1636, 294, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1637, 356, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1637, 400, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1636, 1622, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1640, 356, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1640, 400, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 1616, 1034, 0, 0}, /* 1643 */
    {RT_TERM_LAND, 1643, 532, 0, 0}, /* 1644 */
    {RT_TERM_LAND, 1644, 294, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1645, 356, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1645, 400, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1644, 1622, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1648, 356, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1648, 400, 0, 0}, /* 1650 */
    {RT_TERM_LAND, 1643, 13, 0, 0}, /* 1651 */
    {RT_TERM_LAND, 1651, 1627, 0, 0}, /* 1652 */
    {RT_TERM_LAND, 1652, 294, 0, 0}, /* 1653 */
    {RT_TERM_LAND, 1653, 356, 0, 0}, /* 1654 */
    {RT_TERM_LAND, 1653, 400, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1652, 1622, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1656, 356, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1656, 400, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1651, 1635, 0, 0}, /* 1659 */
    {RT_TERM_LAND, 1659, 294, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1660, 356, 0, 0}, /* 1661 */
    {RT_TERM_LAND, 1660, 400, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1659, 1622, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1663, 356, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1663, 400, 0, 0}, /* 1665 */
    {RT_TERM_COND, 74, 43, 44, 0}, /* 1666 */
    {RT_TERM_COND, 70, 5, 1666, 0}, /* 1667 */
    {RT_TERM_LAND, 1667, 26, 0, 0}, /* 1668 */
    {RT_TERM_LAND, 1668, 532, 0, 0}, /* 1669 */
    {RT_TERM_LAND, 1669, 457, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 1669, 294, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 1669, 1622, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1668, 13, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1673, 1627, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1674, 457, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1674, 294, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1674, 1622, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1673, 1635, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1678, 457, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1678, 294, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1678, 1622, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1667, 1034, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1682, 532, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1683, 457, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1683, 294, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1683, 1622, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1682, 13, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1687, 1627, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1688, 457, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1688, 294, 0, 0}, /* 1690 */
    {RT_TERM_LAND, 1688, 1622, 0, 0}, /* 1691 */
    {RT_TERM_LAND, 1687, 1635, 0, 0}, /* 1692 */
    {RT_TERM_LAND, 1692, 457, 0, 0}, /* 1693 */
    {RT_TERM_LAND, 1692, 294, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1692, 1622, 0, 0}, /* 1695 */
    {RT_TERM_COND, 74, 6, 7, 0}, /* 1696 */
    {RT_TERM_COND, 70, 5, 1696, 0}, /* 1697 */
    {RT_TERM_LAND, 1697, 948, 0, 0}, /* 1698 */
    {RT_TERM_LAND, 1698, 356, 0, 0}, /* 1699 */
    {RT_TERM_LAND, 1698, 400, 0, 0}, /* 1700 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 1701 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 1702 */
    {RT_TERM_COND, 457, 536, 1702, 0}, /* 1703 */
    {RT_TERM_COND, 355, 536, 1703, 0}, /* 1704 */
    {RT_TERM_COND, 354, 82, 1704, 0}, /* 1705 */
    {RT_TERM_COND, 356, 1701, 1705, 0}, /* 1706 */
    {RT_TERM_SLICE, 1706, 2, 0, 32}, /* 1707 */
    {RT_TERM_SLICE, 1707, 2, 0, 4}, /* 1708 */
    {RT_TERM_SLICE, 1708, 122, 0, 1}, /* 1709 */
    {RT_TERM_LAND, 1698, 1709, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1710, 356, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1710, 400, 0, 0}, /* 1712 */
    {RT_TERM_LNOT, 1709, 0, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1698, 1713, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1714, 356, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1714, 400, 0, 0}, /* 1716 */
    {RT_TERM_SLICE, 1707, 107, 0, 4}, /* 1717 */
    {RT_TERM_SLICE, 1717, 122, 0, 1}, /* 1718 */
    {RT_TERM_LAND, 1698, 1718, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1719, 356, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1719, 400, 0, 0}, /* 1721 */
    {RT_TERM_LNOT, 1718, 0, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1698, 1722, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1723, 356, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1723, 400, 0, 0}, /* 1725 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 1726 */
    {RT_TERM_SLICE, 1707, 1726, 0, 4}, /* 1727 */
    {RT_TERM_SLICE, 1727, 122, 0, 1}, /* 1728 */
    {RT_TERM_LAND, 1698, 1728, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1729, 356, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1729, 400, 0, 0}, /* 1731 */
    {RT_TERM_LNOT, 1728, 0, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1698, 1732, 0, 0}, /* 1733 */
    {RT_TERM_LAND, 1733, 356, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1733, 400, 0, 0}, /* 1735 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 1736 */
    {RT_TERM_SLICE, 1707, 1736, 0, 4}, /* 1737 */
    {RT_TERM_SLICE, 1737, 122, 0, 1}, /* 1738 */
    {RT_TERM_LAND, 1698, 1738, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1739, 356, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1739, 400, 0, 0}, /* 1741 */
    {RT_TERM_LNOT, 1738, 0, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1698, 1742, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1743, 356, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1743, 400, 0, 0}, /* 1745 */
    {RT_TERM_LNOT, 948, 0, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1697, 1746, 0, 0}, /* 1747 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 1748 */
    {RT_TERM_EQ, 13, 1748, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1747, 1749, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1750, 356, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 400, 0, 0}, /* 1752 */
    {RT_TERM_LNOT, 1749, 0, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1747, 1753, 0, 0}, /* 1754 */
    {RT_TERM_EQ, 13, 5, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1754, 1755, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1756, 356, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1756, 400, 0, 0}, /* 1758 */
    {RT_TERM_EQ, 13, 27, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1754, 1759, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1760, 356, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1760, 400, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1754, 870, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1763, 356, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1763, 400, 0, 0}, /* 1765 */
    {RT_TERM_EQ, 13, 107, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1754, 1766, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1767, 356, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1767, 400, 0, 0}, /* 1769 */
    {RT_TERM_EQ, 13, 29, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1754, 1770, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1771, 356, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1771, 400, 0, 0}, /* 1773 */
    {RT_TERM_EQ, 13, 32, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1754, 1774, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1775, 356, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1775, 400, 0, 0}, /* 1777 */
    {RT_TERM_COND, 74, 66, 67, 0}, /* 1778 */
    {RT_TERM_COND, 70, 5, 1778, 0}, /* 1779 */
    {RT_TERM_LAND, 1779, 948, 0, 0}, /* 1780 */
    {RT_TERM_SLICE, 1701, 2, 0, 32}, /* 1781 */
    {RT_TERM_SLICE, 1781, 2, 0, 4}, /* 1782 */
    {RT_TERM_SLICE, 1782, 122, 0, 1}, /* 1783 */
    {RT_TERM_LAND, 1780, 1783, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1784, 457, 0, 0}, /* 1785 */
    {RT_TERM_LNOT, 1783, 0, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1780, 1786, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1787, 457, 0, 0}, /* 1788 */
    {RT_TERM_SLICE, 1781, 107, 0, 4}, /* 1789 */
    {RT_TERM_SLICE, 1789, 122, 0, 1}, /* 1790 */
    {RT_TERM_LAND, 1780, 1790, 0, 0}, /* 1791 */
    {RT_TERM_LAND, 1791, 457, 0, 0}, /* 1792 */
    {RT_TERM_LNOT, 1790, 0, 0, 0}, /* 1793 */
    {RT_TERM_LAND, 1780, 1793, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1794, 457, 0, 0}, /* 1795 */
    {RT_TERM_SLICE, 1781, 1726, 0, 4}, /* 1796 */
    {RT_TERM_SLICE, 1796, 122, 0, 1}, /* 1797 */
    {RT_TERM_LAND, 1780, 1797, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1798, 457, 0, 0}, /* 1799 */
    {RT_TERM_LNOT, 1797, 0, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1780, 1800, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1801, 457, 0, 0}, /* 1802 */
    {RT_TERM_SLICE, 1781, 1736, 0, 4}, /* 1803 */
    {RT_TERM_SLICE, 1803, 122, 0, 1}, /* 1804 */
    {RT_TERM_LAND, 1780, 1804, 0, 0}, /* 1805 */
    {RT_TERM_LAND, 1805, 457, 0, 0}, /* 1806 */
    {RT_TERM_LNOT, 1804, 0, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1780, 1807, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1808, 457, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1779, 1746, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1810, 1749, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1811, 457, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1810, 1753, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1813, 457, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1813, 1755, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1813, 1759, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1813, 870, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1813, 1766, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1813, 1770, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1813, 1774, 0, 0}, /* 1820 */
    {RT_TERM_BXOR, 66, 12, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 892, 1821, 0, 0}, /* 1822 */
    {RT_TERM_LNOT, 1821, 0, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 892, 1823, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1824, 356, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1824, 400, 0, 0}, /* 1826 */
    {RT_TERM_COND, 18, 923, 924, 0}, /* 1827 */
    {RT_TERM_COND, 10, 5, 1827, 0}, /* 1828 */
    {RT_TERM_LAND, 1828, 139, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1829, 356, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1829, 400, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1828, 1253, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1832, 294, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1832, 1622, 0, 0}, /* 1834 */
    {RT_TERM_LAND, 1833, 356, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 1833, 400, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1834, 356, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1834, 400, 0, 0}, /* 1838 */
    {RT_TERM_REG, 81, 0, 0, 0}, /* 1839 */
    {RT_TERM_SEXT, 1839, 0, 0, 32}, /* 1840 */
    {RT_TERM_COND, 294, 1840, 1839, 0}, /* 1841 */
    {RT_TERM_REG, 39, 0, 0, 0}, /* 1842 */
    {RT_TERM_SEXT, 12, 0, 0, 32}, /* 1843 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 1844 */
    {RT_TERM_COND, 457, 536, 1844, 0}, /* 1845 */
    {RT_TERM_COND, 355, 536, 1845, 0}, /* 1846 */
    {RT_TERM_COND, 354, 1843, 1846, 0}, /* 1847 */
    {RT_TERM_COND, 356, 1842, 1847, 0}, /* 1848 */
    {RT_TERM_SLICE, 1848, 2, 0, 32}, /* 1849 */
    {RT_TERM_SEXT, 1849, 0, 0, 32}, /* 1850 */
    {RT_TERM_COND, 294, 1850, 1849, 0}, /* 1851 */
    {RT_TERM_LT, 1841, 1851, 0, 0}, /* 1852 */
    {RT_TERM_LNOT, 1852, 0, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1832, 1853, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1854, 294, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1854, 1622, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1855, 356, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1855, 400, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1856, 356, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1856, 400, 0, 0}, /* 1860 */
    {RT_TERM_EQ, 1841, 1851, 0, 0}, /* 1861 */
    {RT_TERM_COND, 1861, 27, 107, 0}, /* 1862 */
    {RT_TERM_COND, 1852, 5, 1862, 0}, /* 1863 */
    {RT_TERM_BAND, 13, 1863, 0, 0}, /* 1864 */
    {RT_TERM_NE, 1864, 2, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1832, 1865, 0, 0}, /* 1866 */
    {RT_TERM_LNOT, 1253, 0, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1828, 1867, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1868, 169, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 1869, 294, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1869, 1622, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1870, 356, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1870, 400, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1871, 356, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1871, 400, 0, 0}, /* 1875 */
    {RT_TERM_LAND, 1869, 1853, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1876, 294, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1876, 1622, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1877, 356, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1877, 400, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1878, 356, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1878, 400, 0, 0}, /* 1882 */
    {RT_TERM_LNOT, 1865, 0, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1869, 1883, 0, 0}, /* 1884 */
    {RT_TERM_LNOT, 169, 0, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1868, 1885, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1886, 294, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1886, 1622, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1887, 356, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1887, 400, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1888, 356, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1888, 400, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1886, 1853, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1893, 294, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1893, 1622, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1894, 356, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1894, 400, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1895, 356, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 1895, 400, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1832, 1883, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1869, 1865, 0, 0}, /* 1901 */
    {RT_TERM_COND, 0, 1057, 1058, 0}, /* 1902 */
    {RT_TERM_COND, 4, 5, 1902, 0}, /* 1903 */
    {RT_TERM_LAND, 1903, 139, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1904, 356, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1904, 400, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1903, 1253, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1907, 294, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1907, 1622, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 1908, 356, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1908, 400, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1909, 356, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 1909, 400, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1907, 1861, 0, 0}, /* 1914 */
    {RT_TERM_NE, 13, 2, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1914, 1915, 0, 0}, /* 1916 */
    {RT_TERM_NE, 13, 1748, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1916, 1917, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1861, 1915, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1919, 1917, 0, 0}, /* 1920 */
    {RT_TERM_LNOT, 1920, 0, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1907, 1921, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 294, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1922, 1622, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1923, 356, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1923, 400, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1924, 356, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1924, 400, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1922, 1853, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1929, 294, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1929, 1622, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1930, 356, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 1930, 400, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1931, 356, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1931, 400, 0, 0}, /* 1935 */
    {RT_TERM_BXOR, 895, 920, 0, 0}, /* 1936 */
    {RT_TERM_COND, 1920, 1936, 1865, 0}, /* 1937 */
    {RT_TERM_LAND, 1907, 1937, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1903, 1867, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1939, 169, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1940, 294, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1940, 1622, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1941, 356, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1941, 400, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1942, 356, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1942, 400, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1940, 1861, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1947, 1915, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1948, 1917, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1940, 1921, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1950, 294, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1950, 1622, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1951, 356, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1951, 400, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1952, 356, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1952, 400, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1950, 1853, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1957, 294, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1957, 1622, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1958, 356, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1958, 400, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1959, 356, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1959, 400, 0, 0}, /* 1963 */
    {RT_TERM_LNOT, 1937, 0, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1940, 1964, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1939, 1885, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1966, 294, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1966, 1622, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1967, 356, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1967, 400, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1968, 356, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1968, 400, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1966, 1861, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1973, 1915, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1974, 1917, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1966, 1921, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1976, 294, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1976, 1622, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1977, 356, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1977, 400, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1978, 356, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1978, 400, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1976, 1853, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1983, 294, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1983, 1622, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1984, 356, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1984, 400, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1985, 356, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1985, 400, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1907, 1964, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1940, 1937, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1904, 18, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1904, 21, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1907, 1853, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1994, 294, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1994, 1622, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1995, 356, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1995, 400, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1996, 356, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1996, 400, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1907, 1865, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 1940, 1853, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2002, 294, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 2002, 1622, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2003, 356, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2003, 400, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2004, 356, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2004, 400, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 1940, 1883, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 1966, 1853, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2010, 294, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2010, 1622, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2011, 356, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 2011, 400, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2012, 356, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 2012, 400, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 1907, 1883, 0, 0}, /* 2017 */
    {RT_TERM_LAND, 1940, 1865, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 1918, 18, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 1918, 21, 0, 0}, /* 2020 */
    {RT_TERM_BXOR, 895, 5, 0, 0}, /* 2021 */
    {RT_TERM_BXOR, 895, 2, 0, 0}, /* 2022 */
    {RT_TERM_COND, 18, 2021, 2022, 0}, /* 2023 */
    {RT_TERM_COND, 10, 5, 2023, 0}, /* 2024 */
    {RT_TERM_COND, 1920, 2024, 1865, 0}, /* 2025 */
    {RT_TERM_LAND, 1907, 2025, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 1949, 18, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 1949, 21, 0, 0}, /* 2028 */
    {RT_TERM_LNOT, 2025, 0, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 1940, 2029, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 1975, 18, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 1975, 21, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 1907, 2029, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 1940, 2025, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 46, 111, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 46, 993, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 46, 70, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2037, 81, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2037, 1516, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 46, 309, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 2040, 81, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2040, 1516, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 46, 354, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 1017, 111, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 1017, 993, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 1017, 70, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2046, 81, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2046, 1516, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 1017, 309, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2049, 81, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2049, 1516, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 1017, 354, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 1527, 111, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 1527, 993, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 1527, 70, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2055, 81, 0, 0}, /* 2056 */
    {RT_TERM_LAND, 2055, 1516, 0, 0}, /* 2057 */
    {RT_TERM_LAND, 1527, 309, 0, 0}, /* 2058 */
    {RT_TERM_LAND, 2058, 81, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 2058, 1516, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 1527, 354, 0, 0}, /* 2061 */
    {RT_TERM_COND, 84, 1057, 1058, 0}, /* 2062 */
    {RT_TERM_COND, 86, 5, 2062, 0}, /* 2063 */
    {RT_TERM_LAND, 2063, 111, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2063, 993, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2063, 70, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2066, 81, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2066, 1516, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2063, 309, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2069, 81, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2069, 1516, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2063, 354, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 476, 111, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 476, 993, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 892, 111, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 892, 993, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 892, 354, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 907, 294, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 907, 1622, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 246, 457, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2080, 294, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2080, 1622, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 1557, 70, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2083, 120, 0, 0}, /* 2084 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2083, 2085, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 1557, 309, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2087, 120, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2087, 2085, 0, 0}, /* 2089 */
    {RT_TERM_BNOT, 1839, 0, 0, 0}, /* 2090 */
    {RT_TERM_SLICE, 2090, 2, 0, 32}, /* 2091 */
    {RT_TERM_COND, 120, 2091, 1839, 0}, /* 2092 */
    {RT_TERM_BNOT, 536, 0, 0, 0}, /* 2093 */
    {RT_TERM_SLICE, 2093, 2, 0, 32}, /* 2094 */
    {RT_TERM_COND, 120, 2094, 536, 0}, /* 2095 */
    {RT_TERM_REG, 48, 0, 0, 1}, /* 2096 */
    {RT_TERM_BNOT, 2096, 0, 0, 0}, /* 2097 */
    {RT_TERM_SLICE, 2097, 2, 0, 32}, /* 2098 */
    {RT_TERM_COND, 120, 2098, 2096, 0}, /* 2099 */
    {RT_TERM_COND, 77, 2095, 2099, 0}, /* 2100 */
    {RT_TERM_COND, 74, 39, 2100, 0}, /* 2101 */
    {RT_TERM_COND, 70, 2092, 2101, 0}, /* 2102 */
    {RT_TERM_SLICE, 2102, 1200, 0, 1}, /* 2103 */
    {RT_TERM_LAND, 1557, 2103, 0, 0}, /* 2104 */
    {RT_TERM_LAND, 2104, 70, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 2105, 120, 0, 0}, /* 2106 */
    {RT_TERM_LAND, 2105, 2085, 0, 0}, /* 2107 */
    {RT_TERM_LAND, 2104, 309, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 2108, 120, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2108, 2085, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 13, 2103, 0, 0}, /* 2111 */
    {RT_TERM_LNOT, 2111, 0, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 197, 2112, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 2113, 70, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2114, 120, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2114, 2085, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2113, 309, 0, 0}, /* 2117 */
    {RT_TERM_LAND, 2117, 120, 0, 0}, /* 2118 */
    {RT_TERM_LAND, 2117, 2085, 0, 0}, /* 2119 */
    {RT_TERM_BNOT, 2102, 0, 0, 0}, /* 2120 */
    {RT_TERM_SLICE, 2120, 2, 0, 32}, /* 2121 */
    {RT_TERM_SLICE, 2102, 2, 0, 32}, /* 2122 */
    {RT_TERM_COND, 2111, 2121, 2122, 0}, /* 2123 */
    {RT_TERM_EQ, 2123, 2, 0, 0}, /* 2124 */
    {RT_TERM_LNOT, 2124, 0, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 197, 2125, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2126, 294, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2127, 13, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2128, 70, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2129, 120, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2129, 2085, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2128, 309, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2132, 120, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2132, 2085, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 2128, 2103, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 2135, 70, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 2136, 120, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2136, 2085, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2135, 309, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2139, 120, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2139, 2085, 0, 0}, /* 2141 */
    {RT_TERM_LAND, 2127, 2112, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 2142, 70, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2143, 120, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2143, 2085, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2142, 309, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 2146, 120, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2146, 2085, 0, 0}, /* 2148 */
    {RT_TERM_LAND, 2126, 1622, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2149, 13, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2150, 70, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 2151, 120, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2151, 2085, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2150, 309, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2154, 120, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 2154, 2085, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 2150, 2103, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2157, 70, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2158, 120, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2158, 2085, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2157, 309, 0, 0}, /* 2161 */
    {RT_TERM_LAND, 2161, 120, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 2161, 2085, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 2149, 2112, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2164, 70, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2165, 120, 0, 0}, /* 2166 */
    {RT_TERM_LAND, 2165, 2085, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2164, 309, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2168, 120, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2168, 2085, 0, 0}, /* 2170 */
    {RT_TERM_NE, 26, 1748, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 197, 2171, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2172, 70, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2173, 120, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 2173, 2085, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 2172, 309, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 2176, 120, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 2176, 2085, 0, 0}, /* 2178 */
    {RT_TERM_COND, 74, 194, 195, 0}, /* 2179 */
    {RT_TERM_COND, 70, 5, 2179, 0}, /* 2180 */
    {RT_TERM_LAND, 2180, 294, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2181, 13, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2182, 356, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2182, 400, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2181, 532, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2185, 356, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2185, 400, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2180, 1622, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2188, 13, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 2189, 356, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 2189, 400, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 2188, 532, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 2192, 356, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 2192, 400, 0, 0}, /* 2194 */
    {RT_TERM_LAND, 1779, 13, 0, 0}, /* 2195 */
    {RT_TERM_LAND, 2195, 356, 0, 0}, /* 2196 */
    {RT_TERM_LAND, 2195, 400, 0, 0}, /* 2197 */
    {RT_TERM_LAND, 1779, 532, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 2198, 356, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2198, 400, 0, 0}, /* 2200 */
    {RT_TERM_SLICE, 39, 1315, 0, 1}, /* 2201 */
    {RT_TERM_LAND, 246, 2201, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 2202, 356, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 2202, 400, 0, 0}, /* 2204 */
    {RT_TERM_COND, 18, 6, 7, 0}, /* 2205 */
    {RT_TERM_COND, 10, 5, 2205, 0}, /* 2206 */
    {RT_TERM_BXOR, 194, 48, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 2206, 2207, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2208, 13, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2208, 532, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 2209, 356, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2209, 400, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 2210, 356, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2210, 400, 0, 0}, /* 2214 */
    {RT_TERM_LNOT, 2207, 0, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2206, 2215, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 2216, 13, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 2216, 532, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 2217, 356, 0, 0}, /* 2219 */
    {RT_TERM_LAND, 2217, 400, 0, 0}, /* 2220 */
    {RT_TERM_LAND, 2218, 356, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 2218, 400, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 228, 74, 0, 0}, /* 2223 */
    {RT_TERM_WORD, 73, 3, 0, 0}, /* 2224 */
    {RT_TERM_GT, 2224, 107, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 228, 2225, 0, 0}, /* 2226 */
    {RT_TERM_GT, 2224, 29, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 228, 2227, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 69, 2225, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 69, 2227, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 184, 10, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2231, 15, 0, 0}, /* 2232 */
    {RT_TERM_LAND, 184, 18, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 2233, 15, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 184, 21, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 2235, 15, 0, 0}, /* 2236 */
    {RT_TERM_SUB, 1748, 1, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 184, 2225, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 184, 2227, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2037, 15, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 46, 74, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 2241, 15, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 46, 77, 0, 0}, /* 2243 */
    {RT_TERM_LAND, 2243, 15, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 46, 2225, 0, 0}, /* 2245 */
    {RT_TERM_LAND, 46, 2227, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 859, 10, 0, 0}, /* 2247 */
    {RT_TERM_LAND, 2247, 15, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 859, 18, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 15, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 859, 21, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2251, 15, 0, 0}, /* 2252 */
    {RT_TERM_LAND, 859, 55, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2253, 15, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 859, 58, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 2255, 15, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 859, 61, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 2257, 15, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 859, 0, 0, 0}, /* 2259 */
    {RT_TERM_SUB, 1748, 42, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 859, 3, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 859, 74, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 859, 2225, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 859, 2227, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 905, 15, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 904, 74, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 2266, 15, 0, 0}, /* 2267 */
    {RT_TERM_LAND, 904, 77, 0, 0}, /* 2268 */
    {RT_TERM_LAND, 2268, 15, 0, 0}, /* 2269 */
    {RT_TERM_LAND, 904, 309, 0, 0}, /* 2270 */
    {RT_TERM_LAND, 2270, 15, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 906, 15, 0, 0}, /* 2272 */
    {RT_TERM_LAND, 904, 315, 0, 0}, /* 2273 */
    {RT_TERM_LAND, 2273, 15, 0, 0}, /* 2274 */
    {RT_TERM_LAND, 904, 18, 0, 0}, /* 2275 */
    {RT_TERM_LAND, 904, 21, 0, 0}, /* 2276 */
    {RT_TERM_LAND, 904, 2225, 0, 0}, /* 2277 */
    {RT_TERM_LAND, 904, 2227, 0, 0}, /* 2278 */
    {RT_TERM_LAND, 197, 70, 0, 0}, /* 2279 */
    {RT_TERM_LAND, 2279, 15, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 1559, 15, 0, 0}, /* 2281 */
    {RT_TERM_LAND, 197, 77, 0, 0}, /* 2282 */
    {RT_TERM_LAND, 2282, 15, 0, 0}, /* 2283 */
    {RT_TERM_SUB, 1748, 48, 0, 0}, /* 2284 */
    {RT_TERM_GT, 26, 107, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 197, 2285, 0, 0}, /* 2286 */
    {RT_TERM_GT, 26, 29, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 197, 2287, 0, 0}, /* 2288 */
    {RT_TERM_COND, 919, 194, 195, 0}, /* 2289 */
    {RT_TERM_COND, 922, 5, 2289, 0}, /* 2290 */
    {RT_TERM_LAND, 2290, 10, 0, 0}, /* 2291 */
    {RT_TERM_LAND, 2291, 92, 0, 0}, /* 2292 */
    {RT_TERM_LAND, 2290, 18, 0, 0}, /* 2293 */
    {RT_TERM_LAND, 2293, 92, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2290, 21, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 2295, 92, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2290, 55, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2297, 92, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2290, 58, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2290, 61, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2290, 102, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2290, 104, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2290, 1427, 0, 0}, /* 2303 */
    {RT_TERM_LINE, 2, 0, 0, 9}, /* 2304 */
    {RT_TERM_LAND, 2290, 2304, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2290, 85, 0, 0}, /* 2306 */
    {RT_TERM_LINE, 4, 0, 0, 3}, /* 2307 */
    {RT_TERM_LAND, 2290, 2307, 0, 0}, /* 2308 */
    {RT_TERM_LINE, 4, 0, 0, 4}, /* 2309 */
    {RT_TERM_LAND, 2290, 2309, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2290, 1341, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2290, 0, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2290, 3, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2290, 74, 0, 0}, /* 2314 */
    {RT_TERM_GT, 111, 107, 0, 0}, /* 2315 */
    {RT_TERM_LAND, 2290, 2315, 0, 0}, /* 2316 */
    {RT_TERM_GT, 111, 29, 0, 0}, /* 2317 */
    {RT_TERM_LAND, 2290, 2317, 0, 0}, /* 2318 */
    {RT_TERM_COND, 0, 473, 474, 0}, /* 2319 */
    {RT_TERM_COND, 4, 5, 2319, 0}, /* 2320 */
    {RT_TERM_LAND, 2320, 10, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2321, 15, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2320, 18, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2323, 15, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2320, 21, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2325, 15, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 2320, 2225, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 2320, 2227, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 843, 10, 0, 0}, /* 2329 */
    {RT_TERM_LAND, 2329, 15, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 843, 18, 0, 0}, /* 2331 */
    {RT_TERM_LAND, 2331, 15, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 843, 21, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2333, 15, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 843, 0, 0, 0}, /* 2335 */
    {RT_TERM_SUB, 1748, 25, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 843, 3, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 843, 2225, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 843, 2227, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 184, 55, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2340, 15, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 184, 58, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 2342, 15, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 184, 61, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2344, 15, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 228, 70, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2346, 15, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2223, 15, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 228, 77, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2349, 15, 0, 0}, /* 2350 */
    {RT_TERM_SUB, 1748, 12, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 228, 2285, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 228, 2287, 0, 0}, /* 2353 */
    {RT_TERM_COND, 919, 66, 67, 0}, /* 2354 */
    {RT_TERM_COND, 922, 5, 2354, 0}, /* 2355 */
    {RT_TERM_LAND, 2355, 10, 0, 0}, /* 2356 */
    {RT_TERM_LAND, 2356, 92, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2355, 18, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2358, 92, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2355, 21, 0, 0}, /* 2360 */
    {RT_TERM_LAND, 2360, 92, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2355, 55, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2362, 92, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2355, 58, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2355, 61, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2355, 102, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2355, 104, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2355, 1427, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2355, 2304, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2355, 85, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2355, 2307, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2355, 2309, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2355, 1341, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2355, 0, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2355, 3, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2355, 2315, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2355, 2317, 0, 0}, /* 2377 */
    {RT_TERM_BOR, 120, 27, 0, 0}, /* 2378 */
    {RT_TERM_BOR, 120, 122, 0, 0}, /* 2379 */
    {RT_TERM_COND, 18, 473, 474, 0}, /* 2380 */
    {RT_TERM_COND, 10, 5, 2380, 0}, /* 2381 */
    {RT_TERM_LAND, 2381, 70, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2382, 15, 0, 0}, /* 2383 */
    {RT_TERM_LAND, 2381, 74, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2384, 15, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2381, 77, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2386, 15, 0, 0}, /* 2387 */
    {RT_TERM_COND, 2315, 27, 5, 0}, /* 2388 */
    {RT_TERM_COND, 2317, 107, 2388, 0}, /* 2389 */
    {RT_TERM_GT, 2389, 5, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2381, 2390, 0, 0}, /* 2391 */
    {RT_TERM_GT, 2389, 27, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2381, 2392, 0, 0}, /* 2393 */
    {RT_TERM_GT, 2389, 122, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2381, 2394, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 69, 309, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 15, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 69, 313, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2398, 15, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 69, 315, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 2400, 15, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 69, 2390, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 69, 2392, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 69, 2394, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 399, 15, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 481, 15, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 482, 15, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 398, 2390, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 398, 2392, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 398, 2394, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 333, 70, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2411, 92, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 333, 74, 0, 0}, /* 2413 */
    {RT_TERM_LAND, 2413, 92, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 333, 77, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 2415, 92, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 333, 309, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2417, 92, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 333, 313, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 333, 315, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 333, 917, 0, 0}, /* 2421 */
    {RT_TERM_LINE, 1, 0, 0, 7}, /* 2422 */
    {RT_TERM_LAND, 333, 2422, 0, 0}, /* 2423 */
    {RT_TERM_LINE, 1, 0, 0, 8}, /* 2424 */
    {RT_TERM_LAND, 333, 2424, 0, 0}, /* 2425 */
    {RT_TERM_LINE, 1, 0, 0, 9}, /* 2426 */
    {RT_TERM_LAND, 333, 2426, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 333, 55, 0, 0}, /* 2428 */
    {RT_TERM_LAND, 333, 58, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 333, 61, 0, 0}, /* 2430 */
    {RT_TERM_GT, 294, 107, 0, 0}, /* 2431 */
    {RT_TERM_COND, 2431, 27, 5, 0}, /* 2432 */
    {RT_TERM_COND, 864, 107, 2432, 0}, /* 2433 */
    {RT_TERM_GT, 2433, 5, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 333, 2434, 0, 0}, /* 2435 */
    {RT_TERM_GT, 2433, 27, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 333, 2436, 0, 0}, /* 2437 */
    {RT_TERM_GT, 2433, 122, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 333, 2438, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 469, 2431, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 469, 864, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 406, 2431, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 406, 864, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 290, 356, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 290, 457, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 290, 400, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 290, 409, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 290, 847, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 290, 2431, 0, 0}, /* 2449 */
    {RT_TERM_LAND, 290, 864, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 469, 2434, 0, 0}, /* 2451 */
    {RT_TERM_LAND, 469, 2436, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 469, 2438, 0, 0}, /* 2453 */
    {RT_TERM_LAND, 406, 2434, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 406, 2436, 0, 0}, /* 2455 */
    {RT_TERM_LAND, 406, 2438, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 290, 2434, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 290, 2436, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 290, 2438, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 745, 70, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 745, 74, 0, 0}, /* 2461 */
    {RT_TERM_LAND, 745, 77, 0, 0}, /* 2462 */
    {RT_TERM_LAND, 745, 2225, 0, 0}, /* 2463 */
    {RT_TERM_LAND, 745, 2227, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 406, 2225, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 406, 2227, 0, 0}, /* 2466 */
    {RT_TERM_BOR, 26, 27, 0, 0}, /* 2467 */
    {RT_TERM_BOR, 26, 122, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 290, 309, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 290, 2225, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 290, 2227, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 398, 2225, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 398, 2227, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 305, 2225, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 305, 2227, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 879, 354, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 879, 355, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 879, 457, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 879, 409, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 879, 2225, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 879, 2227, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 745, 309, 0, 0}, /* 2482 */
    {RT_TERM_BOR, 294, 27, 0, 0}, /* 2483 */
    {RT_TERM_BOR, 294, 122, 0, 0}, /* 2484 */
    {RT_TERM_LAND, 290, 313, 0, 0}, /* 2485 */
    {RT_TERM_LAND, 290, 315, 0, 0}, /* 2486 */
    {RT_TERM_GT, 13, 29, 0, 0}, /* 2487 */
    {RT_TERM_GT, 13, 107, 0, 0}, /* 2488 */
    {RT_TERM_COND, 2488, 27, 5, 0}, /* 2489 */
    {RT_TERM_COND, 2487, 107, 2489, 0}, /* 2490 */
    {RT_TERM_GT, 2490, 5, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 366, 2491, 0, 0}, /* 2492 */
    {RT_TERM_GT, 2490, 27, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 366, 2493, 0, 0}, /* 2494 */
    {RT_TERM_GT, 2490, 122, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 366, 2495, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 469, 457, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 469, 2491, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 469, 2493, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 469, 2495, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 406, 400, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 406, 2491, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 406, 2493, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 406, 2495, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 406, 1915, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2505, 356, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 2505, 354, 0, 0}, /* 2507 */
    {RT_TERM_EQ, 294, 29, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2505, 2508, 0, 0}, /* 2509 */
    {RT_TERM_GE, 294, 32, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 406, 2510, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 2511, 356, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 2511, 354, 0, 0}, /* 2513 */
    {RT_TERM_EQ, 120, 23, 0, 0}, /* 2514 */
    {RT_TERM_LNOT, 2514, 0, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 406, 2515, 0, 0}, /* 2516 */
    {RT_TERM_SEXT, 81, 0, 0, 16}, /* 2517 */
    {RT_TERM_SLICE, 2517, 2, 0, 16}, /* 2518 */
    {RT_TERM_ADD, 1701, 2517, 0, 0}, /* 2519 */
    {RT_TERM_SLICE, 2519, 2, 0, 32}, /* 2520 */
    {RT_TERM_COND, 2514, 2518, 2520, 0}, /* 2521 */
    {RT_TERM_CONST, 0, 0, 0, 65536}, /* 2522 */
    {RT_TERM_GE, 2521, 2522, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 406, 2523, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 2524, 356, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 2524, 354, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 2524, 2508, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 406, 2508, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2528, 529, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2529, 2515, 0, 0}, /* 2530 */
    {RT_TERM_LNOT, 529, 0, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2528, 2531, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2532, 554, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 2533, 2515, 0, 0}, /* 2534 */
    {RT_TERM_LNOT, 554, 0, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2532, 2535, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 2536, 295, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2537, 2515, 0, 0}, /* 2538 */
    {RT_TERM_LNOT, 295, 0, 0, 0}, /* 2539 */
    {RT_TERM_LAND, 2536, 2539, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2540, 296, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2541, 2515, 0, 0}, /* 2542 */
    {RT_TERM_LNOT, 296, 0, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2540, 2543, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2544, 318, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2545, 2515, 0, 0}, /* 2546 */
    {RT_TERM_LNOT, 318, 0, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2544, 2547, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2548, 2515, 0, 0}, /* 2549 */
    {RT_TERM_LNOT, 2508, 0, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 406, 2550, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2551, 529, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2552, 2515, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2551, 2531, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2554, 554, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 2555, 2515, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 2554, 2535, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 2557, 295, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 2558, 2515, 0, 0}, /* 2559 */
    {RT_TERM_LAND, 2557, 2539, 0, 0}, /* 2560 */
    {RT_TERM_LAND, 2560, 296, 0, 0}, /* 2561 */
    {RT_TERM_LAND, 2561, 2515, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 2560, 2543, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2563, 318, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2564, 2515, 0, 0}, /* 2565 */
    {RT_TERM_LAND, 2563, 2547, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2566, 2515, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 2505, 355, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 2511, 355, 0, 0}, /* 2569 */
    {RT_TERM_GE, 13, 32, 0, 0}, /* 2570 */
    {RT_TERM_LAND, 487, 2570, 0, 0}, /* 2571 */
    {RT_TERM_LAND, 487, 1770, 0, 0}, /* 2572 */
    {RT_TERM_LNOT, 1770, 0, 0, 0}, /* 2573 */
    {RT_TERM_LAND, 487, 2573, 0, 0}, /* 2574 */
    {RT_TERM_LNOT, 771, 0, 0, 0}, /* 2575 */
    {RT_TERM_COND, 354, 771, 2575, 0}, /* 2576 */
    {RT_TERM_COND, 356, 5, 2576, 0}, /* 2577 */
    {RT_TERM_LAND, 2577, 2570, 0, 0}, /* 2578 */
    {RT_TERM_REG, 26, 0, 0, 1}, /* 2579 */
    {RT_TERM_GE, 2579, 2522, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 2577, 2580, 0, 0}, /* 2581 */
    {RT_TERM_LAND, 2581, 1770, 0, 0}, /* 2582 */
    {RT_TERM_LAND, 2577, 1770, 0, 0}, /* 2583 */
    {RT_TERM_LAND, 2583, 948, 0, 0}, /* 2584 */
    {RT_TERM_LAND, 2583, 1746, 0, 0}, /* 2585 */
    {RT_TERM_LAND, 2585, 1755, 0, 0}, /* 2586 */
    {RT_TERM_LNOT, 1755, 0, 0, 0}, /* 2587 */
    {RT_TERM_LAND, 2585, 2587, 0, 0}, /* 2588 */
    {RT_TERM_LAND, 2588, 1759, 0, 0}, /* 2589 */
    {RT_TERM_LNOT, 1759, 0, 0, 0}, /* 2590 */
    {RT_TERM_LAND, 2588, 2590, 0, 0}, /* 2591 */
    {RT_TERM_LAND, 2591, 870, 0, 0}, /* 2592 */
    {RT_TERM_LNOT, 870, 0, 0, 0}, /* 2593 */
    {RT_TERM_LAND, 2591, 2593, 0, 0}, /* 2594 */
    {RT_TERM_LAND, 2594, 1766, 0, 0}, /* 2595 */
    {RT_TERM_LNOT, 1766, 0, 0, 0}, /* 2596 */
    {RT_TERM_LAND, 2594, 2596, 0, 0}, /* 2597 */
    {RT_TERM_LAND, 2577, 2573, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2598, 948, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2598, 1746, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2600, 1755, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2600, 2587, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2602, 1759, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2602, 2590, 0, 0}, /* 2604 */
    {RT_TERM_LAND, 2604, 870, 0, 0}, /* 2605 */
    {RT_TERM_LAND, 2604, 2593, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2606, 1766, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 2606, 2596, 0, 0}, /* 2608 */
    {RT_TERM_COND, 354, 484, 485, 0}, /* 2609 */
    {RT_TERM_COND, 356, 5, 2609, 0}, /* 2610 */
    {RT_TERM_LAND, 2610, 2570, 0, 0}, /* 2611 */
    {RT_TERM_SEXT, 120, 0, 0, 16}, /* 2612 */
    {RT_TERM_ADD, 2579, 2612, 0, 0}, /* 2613 */
    {RT_TERM_SLICE, 2613, 2, 0, 32}, /* 2614 */
    {RT_TERM_GE, 2614, 2522, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2610, 2615, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2616, 1770, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2610, 1770, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2618, 948, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2618, 1746, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2620, 1755, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2620, 2587, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2622, 1759, 0, 0}, /* 2623 */
    {RT_TERM_LAND, 2622, 2590, 0, 0}, /* 2624 */
    {RT_TERM_LAND, 2624, 870, 0, 0}, /* 2625 */
    {RT_TERM_LAND, 2624, 2593, 0, 0}, /* 2626 */
    {RT_TERM_LAND, 2626, 1766, 0, 0}, /* 2627 */
    {RT_TERM_LAND, 2626, 2596, 0, 0}, /* 2628 */
    {RT_TERM_LAND, 2610, 2573, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 2629, 948, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2629, 1746, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2631, 1755, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2631, 2587, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2633, 1759, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2633, 2590, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2635, 870, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2635, 2593, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 1766, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2637, 2596, 0, 0}, /* 2639 */
    {RT_TERM_REG, 82, 0, 0, 3}, /* 2640 */
    {RT_TERM_LNOT, 2640, 0, 0, 0}, /* 2641 */
    {RT_TERM_COND, 74, 2640, 2641, 0}, /* 2642 */
    {RT_TERM_COND, 70, 5, 2642, 0}, /* 2643 */
    {RT_TERM_LAND, 2643, 2570, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2643, 1770, 0, 0}, /* 2645 */
    {RT_TERM_SHL, 5, 294, 0, 0}, /* 2646 */
    {RT_TERM_GT, 2646, 5, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 469, 2647, 0, 0}, /* 2648 */
    {RT_TERM_GT, 2646, 27, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 469, 2649, 0, 0}, /* 2650 */
    {RT_TERM_GT, 2646, 122, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 469, 2651, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 406, 2647, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 406, 2649, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 406, 2651, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 184, 70, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 184, 77, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 184, 309, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 184, 313, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 184, 315, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 184, 917, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 184, 2422, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 184, 2424, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 184, 2426, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 184, 109, 0, 0}, /* 2665 */
    {RT_TERM_LINE, 3, 0, 0, 4}, /* 2666 */
    {RT_TERM_LAND, 184, 2666, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 184, 1143, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 46, 356, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 448, 356, 0, 0}, /* 2670 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 2671 */
    {RT_TERM_LAND, 372, 948, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2672, 356, 0, 0}, /* 2673 */
    {RT_TERM_LAND, 2672, 354, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2672, 355, 0, 0}, /* 2675 */
    {RT_TERM_LAND, 372, 1746, 0, 0}, /* 2676 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 2677 */
    {RT_TERM_EQ, 2677, 23, 0, 0}, /* 2678 */
    {RT_TERM_LAND, 2676, 2678, 0, 0}, /* 2679 */
    {RT_TERM_LNOT, 2678, 0, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2676, 2680, 0, 0}, /* 2681 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 2682 */
    {RT_TERM_EQ, 2677, 2682, 0, 0}, /* 2683 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 2684 */
    {RT_TERM_EQ, 2677, 2684, 0, 0}, /* 2685 */
    {RT_TERM_LOR, 2683, 2685, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2681, 2686, 0, 0}, /* 2687 */
    {RT_TERM_BOR, 2677, 5, 0, 0}, /* 2688 */
    {RT_TERM_LNOT, 2686, 0, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2681, 2689, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 2690, 356, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 2690, 354, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 2690, 355, 0, 0}, /* 2693 */
    {RT_TERM_EQ, 294, 32, 0, 0}, /* 2694 */
    {RT_TERM_EQ, 294, 1748, 0, 0}, /* 2695 */
    {RT_TERM_COND, 2695, 5, 536, 0}, /* 2696 */
    {RT_TERM_COND, 2694, 5, 2696, 0}, /* 2697 */
    {RT_TERM_COND, 2508, 122, 2697, 0}, /* 2698 */
    {RT_TERM_COND, 318, 122, 2698, 0}, /* 2699 */
    {RT_TERM_COND, 296, 27, 2699, 0}, /* 2700 */
    {RT_TERM_COND, 295, 27, 2700, 0}, /* 2701 */
    {RT_TERM_COND, 554, 5, 2701, 0}, /* 2702 */
    {RT_TERM_COND, 529, 5, 2702, 0}, /* 2703 */
    {RT_TERM_GT, 2703, 5, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2063, 2704, 0, 0}, /* 2705 */
    {RT_TERM_GT, 2703, 27, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2063, 2706, 0, 0}, /* 2707 */
    {RT_TERM_BOR, 25, 27, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2063, 2666, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2063, 18, 0, 0}, /* 2710 */
    {RT_TERM_COND, 30, 27, 5, 0}, /* 2711 */
    {RT_TERM_COND, 33, 107, 2711, 0}, /* 2712 */
    {RT_TERM_GT, 2712, 5, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2063, 2713, 0, 0}, /* 2714 */
    {RT_TERM_GT, 2712, 27, 0, 0}, /* 2715 */
    {RT_TERM_LAND, 2063, 2715, 0, 0}, /* 2716 */
    {RT_TERM_GT, 2712, 122, 0, 0}, /* 2717 */
    {RT_TERM_LAND, 2063, 2717, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 184, 2704, 0, 0}, /* 2719 */
    {RT_TERM_LAND, 184, 2706, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 184, 2713, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 184, 2715, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 184, 2717, 0, 0}, /* 2723 */
    {RT_TERM_COND, 1749, 5, 536, 0}, /* 2724 */
    {RT_TERM_COND, 1774, 5, 2724, 0}, /* 2725 */
    {RT_TERM_COND, 1770, 122, 2725, 0}, /* 2726 */
    {RT_TERM_COND, 1766, 122, 2726, 0}, /* 2727 */
    {RT_TERM_COND, 870, 27, 2727, 0}, /* 2728 */
    {RT_TERM_COND, 1759, 27, 2728, 0}, /* 2729 */
    {RT_TERM_COND, 1755, 5, 2729, 0}, /* 2730 */
    {RT_TERM_COND, 948, 5, 2730, 0}, /* 2731 */
    {RT_TERM_GT, 2731, 5, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 1570, 2732, 0, 0}, /* 2733 */
    {RT_TERM_GT, 2731, 27, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 1570, 2734, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 1570, 2666, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 1570, 18, 0, 0}, /* 2737 */
    {RT_TERM_GT, 536, 5, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 1570, 2738, 0, 0}, /* 2739 */
    {RT_TERM_GT, 536, 27, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 1570, 2740, 0, 0}, /* 2741 */
    {RT_TERM_GT, 536, 122, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 1570, 2742, 0, 0}, /* 2743 */
    {RT_TERM_LAND, 843, 2732, 0, 0}, /* 2744 */
    {RT_TERM_LAND, 843, 2734, 0, 0}, /* 2745 */
    {RT_TERM_LAND, 843, 4, 0, 0}, /* 2746 */
    {RT_TERM_LAND, 843, 2738, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 843, 2740, 0, 0}, /* 2748 */
    {RT_TERM_LAND, 843, 2742, 0, 0}, /* 2749 */
    {RT_TERM_LAND, 1601, 2704, 0, 0}, /* 2750 */
    {RT_TERM_LAND, 1601, 2706, 0, 0}, /* 2751 */
    {RT_TERM_LAND, 1601, 2713, 0, 0}, /* 2752 */
    {RT_TERM_LAND, 1601, 2715, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 1601, 2717, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 1601, 58, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 9, 2704, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 9, 2706, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 9, 2713, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 9, 2715, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 9, 2717, 0, 0}, /* 2760 */
    {RT_TERM_LAND, 1527, 2732, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 1527, 2734, 0, 0}, /* 2762 */
    {RT_TERM_LAND, 1527, 2738, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 1527, 2740, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 1527, 2742, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 1527, 58, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 197, 2732, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 197, 2734, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 197, 2738, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 197, 2740, 0, 0}, /* 2770 */
    {RT_TERM_LAND, 197, 2742, 0, 0}, /* 2771 */
    {RT_TERM_LAND, 1903, 2704, 0, 0}, /* 2772 */
    {RT_TERM_LAND, 1903, 2706, 0, 0}, /* 2773 */
    {RT_TERM_EQ, 120, 27, 0, 0}, /* 2774 */
    {RT_TERM_EQ, 120, 29, 0, 0}, /* 2775 */
    {RT_TERM_LOR, 2774, 2775, 0, 0}, /* 2776 */
    {RT_TERM_EQ, 120, 1748, 0, 0}, /* 2777 */
    {RT_TERM_LOR, 2776, 2777, 0, 0}, /* 2778 */
    {RT_TERM_COND, 2778, 27, 5, 0}, /* 2779 */
    {RT_TERM_GT, 2779, 5, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 1903, 2780, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 1903, 58, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 46, 2704, 0, 0}, /* 2783 */
    {RT_TERM_LAND, 46, 2706, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 46, 2780, 0, 0}, /* 2785 */
    {RT_TERM_COND, 0, 1418, 1419, 0}, /* 2786 */
    {RT_TERM_COND, 4, 5, 2786, 0}, /* 2787 */
    {RT_TERM_LAND, 2787, 2704, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2787, 2706, 0, 0}, /* 2789 */
    {RT_TERM_BOR, 1, 27, 0, 0}, /* 2790 */
    {RT_TERM_MUL, 5, 2779, 0, 0}, /* 2791 */
    {RT_TERM_GT, 2791, 5, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 2787, 2792, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 2787, 58, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 2787, 2780, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 1527, 2704, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 1527, 2706, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 1527, 2792, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 1527, 10, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 1527, 18, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 1527, 2780, 0, 0}, /* 2801 */
    {RT_TERM_REG, 1461, 0, 0, 2}, /* 2802 */
    {RT_TERM_LNOT, 2802, 0, 0, 0}, /* 2803 */
    {RT_TERM_COND, 0, 2802, 2803, 0}, /* 2804 */
    {RT_TERM_COND, 4, 5, 2804, 0}, /* 2805 */
    {RT_TERM_LAND, 2805, 2704, 0, 0}, /* 2806 */
    {RT_TERM_LAND, 2805, 2706, 0, 0}, /* 2807 */
    {RT_TERM_MUL, 27, 191, 0, 0}, /* 2808 */
    {RT_TERM_GT, 2808, 27, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 2805, 2809, 0, 0}, /* 2810 */
    {RT_TERM_GT, 2808, 122, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 2805, 2811, 0, 0}, /* 2812 */
    {RT_TERM_BOR, 1, 122, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 2805, 58, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 2805, 192, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 904, 2704, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 904, 2706, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 904, 2809, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 904, 2811, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 904, 10, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 904, 192, 0, 0}, /* 2821 */
    {RT_TERM_LAND, 476, 2732, 0, 0}, /* 2822 */
    {RT_TERM_LAND, 476, 2734, 0, 0}, /* 2823 */
    {RT_TERM_LAND, 469, 2732, 0, 0}, /* 2824 */
    {RT_TERM_LAND, 469, 2734, 0, 0}, /* 2825 */
    {RT_TERM_COND, 354, 923, 924, 0}, /* 2826 */
    {RT_TERM_COND, 356, 5, 2826, 0}, /* 2827 */
    {RT_TERM_LOR, 1755, 2, 0, 0}, /* 2828 */
    {RT_TERM_COND, 2828, 107, 27, 0}, /* 2829 */
    {RT_TERM_GT, 2829, 27, 0, 0}, /* 2830 */
    {RT_TERM_LAND, 1314, 2830, 0, 0}, /* 2831 */
    {RT_TERM_GT, 2829, 122, 0, 0}, /* 2832 */
    {RT_TERM_LAND, 1314, 2832, 0, 0}, /* 2833 */
    {RT_TERM_COND, 2828, 27, 5, 0}, /* 2834 */
    {RT_TERM_GT, 2834, 5, 0, 0}, /* 2835 */
    {RT_TERM_LAND, 1314, 2835, 0, 0}, /* 2836 */
    {RT_TERM_COND, 294, 107, 27, 0}, /* 2837 */
    {RT_TERM_GT, 2837, 27, 0, 0}, /* 2838 */
    {RT_TERM_LAND, 1314, 2838, 0, 0}, /* 2839 */
    {RT_TERM_GT, 2837, 122, 0, 0}, /* 2840 */
    {RT_TERM_LAND, 1314, 2840, 0, 0}, /* 2841 */
    {RT_TERM_COND, 74, 856, 857, 0}, /* 2842 */
    {RT_TERM_COND, 70, 5, 2842, 0}, /* 2843 */
    {RT_TERM_LAND, 948, 112, 0, 0}, /* 2844 */
    {RT_TERM_LOR, 1755, 2844, 0, 0}, /* 2845 */
    {RT_TERM_COND, 2845, 107, 27, 0}, /* 2846 */
    {RT_TERM_GT, 2846, 27, 0, 0}, /* 2847 */
    {RT_TERM_LAND, 2843, 2847, 0, 0}, /* 2848 */
    {RT_TERM_GT, 2846, 122, 0, 0}, /* 2849 */
    {RT_TERM_LAND, 2843, 2849, 0, 0}, /* 2850 */
    {RT_TERM_COND, 2845, 27, 5, 0}, /* 2851 */
    {RT_TERM_GT, 2851, 5, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 2843, 2852, 0, 0}, /* 2853 */
    {RT_TERM_LAND, 2843, 2838, 0, 0}, /* 2854 */
    {RT_TERM_LAND, 2843, 2840, 0, 0}, /* 2855 */
    {RT_TERM_LAND, 2843, 354, 0, 0}, /* 2856 */
    {RT_TERM_LAND, 2843, 457, 0, 0}, /* 2857 */
    {RT_TERM_GT, 294, 5, 0, 0}, /* 2858 */
    {RT_TERM_COND, 2858, 27, 107, 0}, /* 2859 */
    {RT_TERM_COND, 1749, 2, 536, 0}, /* 2860 */
    {RT_TERM_COND, 1774, 107, 2860, 0}, /* 2861 */
    {RT_TERM_COND, 1770, 2859, 2861, 0}, /* 2862 */
    {RT_TERM_COND, 1766, 27, 2862, 0}, /* 2863 */
    {RT_TERM_COND, 870, 5, 2863, 0}, /* 2864 */
    {RT_TERM_COND, 1759, 5, 2864, 0}, /* 2865 */
    {RT_TERM_COND, 1755, 5, 2865, 0}, /* 2866 */
    {RT_TERM_COND, 948, 5, 2866, 0}, /* 2867 */
    {RT_TERM_GT, 2867, 5, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 1667, 2868, 0, 0}, /* 2869 */
    {RT_TERM_GT, 2867, 27, 0, 0}, /* 2870 */
    {RT_TERM_LAND, 1667, 2870, 0, 0}, /* 2871 */
    {RT_TERM_GT, 2867, 122, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 1667, 2872, 0, 0}, /* 2873 */
    {RT_TERM_EQ, 2867, 107, 0, 0}, /* 2874 */
    {RT_TERM_COND, 2874, 27, 5, 0}, /* 2875 */
    {RT_TERM_GT, 2875, 5, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 1667, 2876, 0, 0}, /* 2877 */
    {RT_TERM_GT, 13, 122, 0, 0}, /* 2878 */
    {RT_TERM_COND, 2878, 107, 27, 0}, /* 2879 */
    {RT_TERM_GT, 2879, 27, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 1667, 2880, 0, 0}, /* 2881 */
    {RT_TERM_GT, 2879, 122, 0, 0}, /* 2882 */
    {RT_TERM_LAND, 1667, 2882, 0, 0}, /* 2883 */
    {RT_TERM_LAND, 1667, 354, 0, 0}, /* 2884 */
    {RT_TERM_LAND, 1667, 457, 0, 0}, /* 2885 */
    {RT_TERM_COND, 354, 243, 244, 0}, /* 2886 */
    {RT_TERM_COND, 356, 5, 2886, 0}, /* 2887 */
    {RT_TERM_SHL, 5, 13, 0, 0}, /* 2888 */
    {RT_TERM_GT, 2888, 5, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 2887, 2889, 0, 0}, /* 2890 */
    {RT_TERM_GT, 2888, 27, 0, 0}, /* 2891 */
    {RT_TERM_LAND, 2887, 2891, 0, 0}, /* 2892 */
    {RT_TERM_GT, 2888, 122, 0, 0}, /* 2893 */
    {RT_TERM_LAND, 2887, 2893, 0, 0}, /* 2894 */
    {RT_TERM_COND, 1759, 27, 5, 0}, /* 2895 */
    {RT_TERM_GT, 2895, 5, 0, 0}, /* 2896 */
    {RT_TERM_LAND, 2887, 2896, 0, 0}, /* 2897 */
    {RT_TERM_COND, 13, 107, 27, 0}, /* 2898 */
    {RT_TERM_GT, 2898, 27, 0, 0}, /* 2899 */
    {RT_TERM_LAND, 2887, 2899, 0, 0}, /* 2900 */
    {RT_TERM_GT, 2898, 122, 0, 0}, /* 2901 */
    {RT_TERM_LAND, 2887, 2901, 0, 0}, /* 2902 */
    {RT_TERM_BOR, 13, 27, 0, 0}, /* 2903 */
    {RT_TERM_BOR, 13, 122, 0, 0}, /* 2904 */
    {RT_TERM_COND, 354, 287, 288, 0}, /* 2905 */
    {RT_TERM_COND, 356, 5, 2905, 0}, /* 2906 */
    {RT_TERM_COND, 1415, 1441, 1442, 0}, /* 2907 */
    {RT_TERM_COND, 1417, 5, 2907, 0}, /* 2908 */
    {RT_TERM_LAND, 2908, 3, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2908, 74, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2908, 2738, 0, 0}, /* 2911 */
    {RT_TERM_LAND, 2911, 993, 0, 0}, /* 2912 */
    {RT_TERM_LAND, 2908, 2740, 0, 0}, /* 2913 */
    {RT_TERM_LAND, 2908, 2742, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2914, 993, 0, 0}, /* 2915 */
    {RT_TERM_COND, 919, 1333, 1334, 0}, /* 2916 */
    {RT_TERM_COND, 922, 5, 2916, 0}, /* 2917 */
    {RT_TERM_LAND, 2917, 354, 0, 0}, /* 2918 */
    {RT_TERM_LAND, 2917, 2738, 0, 0}, /* 2919 */
    {RT_TERM_LAND, 2919, 993, 0, 0}, /* 2920 */
    {RT_TERM_LAND, 2917, 2740, 0, 0}, /* 2921 */
    {RT_TERM_LAND, 2917, 2742, 0, 0}, /* 2922 */
    {RT_TERM_LAND, 2922, 993, 0, 0}, /* 2923 */
    {RT_TERM_LAND, 1060, 2738, 0, 0}, /* 2924 */
    {RT_TERM_LAND, 2924, 993, 0, 0}, /* 2925 */
    {RT_TERM_LAND, 1060, 2740, 0, 0}, /* 2926 */
    {RT_TERM_LAND, 1060, 2742, 0, 0}, /* 2927 */
    {RT_TERM_LAND, 2927, 993, 0, 0}, /* 2928 */
    {RT_TERM_COND, 1415, 1333, 1334, 0}, /* 2929 */
    {RT_TERM_COND, 1417, 5, 2929, 0}, /* 2930 */
    {RT_TERM_LAND, 2930, 3, 0, 0}, /* 2931 */
    {RT_TERM_LAND, 2930, 74, 0, 0}, /* 2932 */
    {RT_TERM_LAND, 2930, 2738, 0, 0}, /* 2933 */
    {RT_TERM_LAND, 2933, 1034, 0, 0}, /* 2934 */
    {RT_TERM_LAND, 2930, 2740, 0, 0}, /* 2935 */
    {RT_TERM_LAND, 2930, 2742, 0, 0}, /* 2936 */
    {RT_TERM_LAND, 2936, 1034, 0, 0}, /* 2937 */
    {RT_TERM_COND, 919, 1418, 1419, 0}, /* 2938 */
    {RT_TERM_COND, 922, 5, 2938, 0}, /* 2939 */
    {RT_TERM_LAND, 2939, 354, 0, 0}, /* 2940 */
    {RT_TERM_LAND, 2939, 2738, 0, 0}, /* 2941 */
    {RT_TERM_LAND, 2941, 1034, 0, 0}, /* 2942 */
    {RT_TERM_LAND, 2939, 2740, 0, 0}, /* 2943 */
    {RT_TERM_LAND, 2939, 2742, 0, 0}, /* 2944 */
    {RT_TERM_LAND, 2944, 1034, 0, 0}, /* 2945 */
    {RT_TERM_LAND, 947, 354, 0, 0}, /* 2946 */
    {RT_TERM_LAND, 947, 2738, 0, 0}, /* 2947 */
    {RT_TERM_LAND, 2947, 1034, 0, 0}, /* 2948 */
    {RT_TERM_LAND, 947, 2740, 0, 0}, /* 2949 */
    {RT_TERM_LAND, 947, 2742, 0, 0}, /* 2950 */
    {RT_TERM_LAND, 2950, 1034, 0, 0}, /* 2951 */
    {RT_TERM_COND, 1415, 2802, 2803, 0}, /* 2952 */
    {RT_TERM_COND, 1417, 5, 2952, 0}, /* 2953 */
    {RT_TERM_LAND, 2953, 3, 0, 0}, /* 2954 */
    {RT_TERM_LAND, 2953, 74, 0, 0}, /* 2955 */
    {RT_TERM_LAND, 2953, 2738, 0, 0}, /* 2956 */
    {RT_TERM_LAND, 2956, 1622, 0, 0}, /* 2957 */
    {RT_TERM_LAND, 2953, 2740, 0, 0}, /* 2958 */
    {RT_TERM_LAND, 2953, 2742, 0, 0}, /* 2959 */
    {RT_TERM_LAND, 2959, 1622, 0, 0}, /* 2960 */
    {RT_TERM_LAND, 2924, 1622, 0, 0}, /* 2961 */
    {RT_TERM_LAND, 2927, 1622, 0, 0}, /* 2962 */
    {RT_TERM_LAND, 1187, 354, 0, 0}, /* 2963 */
    {RT_TERM_LAND, 1187, 2738, 0, 0}, /* 2964 */
    {RT_TERM_LAND, 2964, 1622, 0, 0}, /* 2965 */
    {RT_TERM_LAND, 1187, 2740, 0, 0}, /* 2966 */
    {RT_TERM_LAND, 1187, 2742, 0, 0}, /* 2967 */
    {RT_TERM_LAND, 2967, 1622, 0, 0}, /* 2968 */
    {RT_TERM_LAND, 1187, 21, 0, 0}, /* 2969 */
    {RT_TERM_LAND, 184, 2738, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 184, 2740, 0, 0}, /* 2971 */
    {RT_TERM_LAND, 184, 2742, 0, 0}, /* 2972 */
    {RT_TERM_LAND, 88, 2738, 0, 0}, /* 2973 */
    {RT_TERM_LAND, 88, 2740, 0, 0}, /* 2974 */
    {RT_TERM_LAND, 88, 2742, 0, 0}, /* 2975 */
    {RT_TERM_LAND, 843, 77, 0, 0}, /* 2976 */
    {RT_TERM_LAND, 341, 2738, 0, 0}, /* 2977 */
    {RT_TERM_LAND, 341, 2740, 0, 0}, /* 2978 */
    {RT_TERM_LAND, 341, 2742, 0, 0}, /* 2979 */
    {RT_TERM_REG, 48, 0, 0, 3}, /* 2980 */
    {RT_TERM_LNOT, 2980, 0, 0, 0}, /* 2981 */
    {RT_TERM_COND, 919, 2980, 2981, 0}, /* 2982 */
    {RT_TERM_COND, 922, 5, 2982, 0}, /* 2983 */
    {RT_TERM_LAND, 2983, 26, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 2983, 1034, 0, 0}, /* 2985 */
    {RT_TERM_LAND, 2983, 4, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 2986, 81, 0, 0}, /* 2987 */
    {RT_TERM_LAND, 2986, 1516, 0, 0}, /* 2988 */
    {RT_TERM_LAND, 2983, 40, 0, 0}, /* 2989 */
    {RT_TERM_LNOT, 40, 0, 0, 0}, /* 2990 */
    {RT_TERM_LAND, 2983, 2990, 0, 0}, /* 2991 */
    {RT_TERM_REG, 855, 0, 0, 3}, /* 2992 */
    {RT_TERM_LNOT, 2992, 0, 0, 0}, /* 2993 */
    {RT_TERM_COND, 1125, 2992, 2993, 0}, /* 2994 */
    {RT_TERM_COND, 1127, 5, 2994, 0}, /* 2995 */
    {RT_TERM_LAND, 2995, 26, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 2995, 1034, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 2995, 4, 0, 0}, /* 2998 */
    {RT_TERM_LAND, 2998, 81, 0, 0}, /* 2999 */
    {RT_TERM_LAND, 2998, 1516, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 2995, 40, 0, 0}, /* 3001 */
    {RT_TERM_LAND, 2995, 2990, 0, 0}, /* 3002 */
    {RT_TERM_WORD, 9, 3, 0, 0}, /* 3003 */
    {RT_TERM_EQ, 3003, 5, 0, 0}, /* 3004 */
    {RT_TERM_LAND, 2983, 3004, 0, 0}, /* 3005 */
    {RT_TERM_REG, 39, 0, 0, 3}, /* 3006 */
    {RT_TERM_LNOT, 3006, 0, 0, 0}, /* 3007 */
    {RT_TERM_COND, 84, 3006, 3007, 0}, /* 3008 */
    {RT_TERM_COND, 86, 5, 3008, 0}, /* 3009 */
    {RT_TERM_LAND, 3009, 10, 0, 0}, /* 3010 */
    {RT_TERM_LAND, 3009, 81, 0, 0}, /* 3011 */
    {RT_TERM_LAND, 3009, 1516, 0, 0}, /* 3012 */
    {RT_TERM_COND, 0, 484, 485, 0}, /* 3013 */
    {RT_TERM_COND, 4, 5, 3013, 0}, /* 3014 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 3015 */
    {RT_TERM_LNOT, 3015, 0, 0, 0}, /* 3016 */
    {RT_TERM_COND, 919, 3015, 3016, 0}, /* 3017 */
    {RT_TERM_COND, 922, 5, 3017, 0}, /* 3018 */
    {RT_TERM_LAND, 3018, 10, 0, 0}, /* 3019 */
    {RT_TERM_LAND, 3018, 81, 0, 0}, /* 3020 */
    {RT_TERM_LAND, 3018, 1516, 0, 0}, /* 3021 */
    {RT_TERM_REG, 40, 0, 0, 3}, /* 3022 */
    {RT_TERM_LNOT, 3022, 0, 0, 0}, /* 3023 */
    {RT_TERM_COND, 919, 3022, 3023, 0}, /* 3024 */
    {RT_TERM_COND, 922, 5, 3024, 0}, /* 3025 */
    {RT_TERM_LAND, 3025, 13, 0, 0}, /* 3026 */
    {RT_TERM_LAND, 3026, 4, 0, 0}, /* 3027 */
    {RT_TERM_LAND, 3025, 532, 0, 0}, /* 3028 */
    {RT_TERM_LAND, 3028, 4, 0, 0}, /* 3029 */
    {RT_TERM_LAND, 3025, 82, 0, 0}, /* 3030 */
    {RT_TERM_LAND, 3025, 1493, 0, 0}, /* 3031 */
    {RT_TERM_LAND, 3025, 74, 0, 0}, /* 3032 */
    {RT_TERM_COND, 1415, 2980, 2981, 0}, /* 3033 */
    {RT_TERM_COND, 1417, 5, 3033, 0}, /* 3034 */
    {RT_TERM_LAND, 3034, 13, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 3035, 4, 0, 0}, /* 3036 */
    {RT_TERM_LAND, 3034, 532, 0, 0}, /* 3037 */
    {RT_TERM_LAND, 3037, 4, 0, 0}, /* 3038 */
    {RT_TERM_LAND, 3034, 82, 0, 0}, /* 3039 */
    {RT_TERM_LAND, 3034, 1493, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 3034, 74, 0, 0}, /* 3041 */
    {RT_TERM_COND, 0, 2980, 2981, 0}, /* 3042 */
    {RT_TERM_COND, 4, 5, 3042, 0}, /* 3043 */
    {RT_TERM_LAND, 3043, 139, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 3044, 70, 0, 0}, /* 3045 */
    {RT_TERM_LAND, 3043, 1253, 0, 0}, /* 3046 */
    {RT_TERM_LAND, 3046, 294, 0, 0}, /* 3047 */
    {RT_TERM_LAND, 3046, 1622, 0, 0}, /* 3048 */
    {RT_TERM_LAND, 3047, 70, 0, 0}, /* 3049 */
    {RT_TERM_LAND, 3048, 70, 0, 0}, /* 3050 */
    {RT_TERM_REG, 81, 0, 0, 1}, /* 3051 */
    {RT_TERM_SLICE, 3051, 2, 0, 32}, /* 3052 */
    {RT_TERM_SEXT, 3052, 0, 0, 32}, /* 3053 */
    {RT_TERM_COND, 294, 3053, 3052, 0}, /* 3054 */
    {RT_TERM_REG, 82, 0, 0, 1}, /* 3055 */
    {RT_TERM_SEXT, 39, 0, 0, 32}, /* 3056 */
    {RT_TERM_COND, 70, 3055, 3056, 0}, /* 3057 */
    {RT_TERM_SLICE, 3057, 2, 0, 32}, /* 3058 */
    {RT_TERM_SEXT, 3058, 0, 0, 32}, /* 3059 */
    {RT_TERM_COND, 294, 3059, 3058, 0}, /* 3060 */
    {RT_TERM_LT, 3054, 3060, 0, 0}, /* 3061 */
    {RT_TERM_LNOT, 3061, 0, 0, 0}, /* 3062 */
    {RT_TERM_LAND, 3046, 3062, 0, 0}, /* 3063 */
    {RT_TERM_LAND, 3063, 294, 0, 0}, /* 3064 */
    {RT_TERM_LAND, 3063, 1622, 0, 0}, /* 3065 */
    {RT_TERM_LAND, 3064, 70, 0, 0}, /* 3066 */
    {RT_TERM_LAND, 3065, 70, 0, 0}, /* 3067 */
    {RT_TERM_EQ, 3054, 3060, 0, 0}, /* 3068 */
    {RT_TERM_COND, 3068, 27, 107, 0}, /* 3069 */
    {RT_TERM_COND, 3061, 5, 3069, 0}, /* 3070 */
    {RT_TERM_BAND, 13, 3070, 0, 0}, /* 3071 */
    {RT_TERM_NE, 3071, 2, 0, 0}, /* 3072 */
    {RT_TERM_LAND, 3046, 3072, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3043, 1867, 0, 0}, /* 3074 */
    {RT_TERM_LAND, 3074, 169, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 3075, 294, 0, 0}, /* 3076 */
    {RT_TERM_LAND, 3075, 1622, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3076, 70, 0, 0}, /* 3078 */
    {RT_TERM_LAND, 3077, 70, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 3075, 3062, 0, 0}, /* 3080 */
    {RT_TERM_LAND, 3080, 294, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3080, 1622, 0, 0}, /* 3082 */
    {RT_TERM_LAND, 3081, 70, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3082, 70, 0, 0}, /* 3084 */
    {RT_TERM_LNOT, 3072, 0, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3075, 3085, 0, 0}, /* 3086 */
    {RT_TERM_LAND, 3074, 1885, 0, 0}, /* 3087 */
    {RT_TERM_LAND, 3087, 294, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 3087, 1622, 0, 0}, /* 3089 */
    {RT_TERM_LAND, 3088, 70, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 3089, 70, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3087, 3062, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3092, 294, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3092, 1622, 0, 0}, /* 3094 */
    {RT_TERM_LAND, 3093, 70, 0, 0}, /* 3095 */
    {RT_TERM_LAND, 3094, 70, 0, 0}, /* 3096 */
    {RT_TERM_LAND, 3046, 3085, 0, 0}, /* 3097 */
    {RT_TERM_LAND, 3075, 3072, 0, 0}, /* 3098 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 3099 */
    {RT_TERM_LNOT, 3099, 0, 0, 0}, /* 3100 */
    {RT_TERM_COND, 84, 3099, 3100, 0}, /* 3101 */
    {RT_TERM_COND, 86, 5, 3101, 0}, /* 3102 */
    {RT_TERM_LAND, 3102, 139, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3103, 70, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3103, 0, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3103, 3, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3102, 1253, 0, 0}, /* 3107 */
    {RT_TERM_LAND, 3107, 294, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 3107, 1622, 0, 0}, /* 3109 */
    {RT_TERM_LAND, 3108, 70, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 3109, 70, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 3107, 3062, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3112, 294, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3112, 1622, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3113, 70, 0, 0}, /* 3115 */
    {RT_TERM_LAND, 3114, 70, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3107, 3072, 0, 0}, /* 3117 */
    {RT_TERM_LAND, 3102, 1867, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3118, 169, 0, 0}, /* 3119 */
    {RT_TERM_LAND, 3119, 294, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3119, 1622, 0, 0}, /* 3121 */
    {RT_TERM_LAND, 3120, 70, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3121, 70, 0, 0}, /* 3123 */
    {RT_TERM_LAND, 3119, 3062, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3124, 294, 0, 0}, /* 3125 */
    {RT_TERM_LAND, 3124, 1622, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3125, 70, 0, 0}, /* 3127 */
    {RT_TERM_LAND, 3126, 70, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3119, 3085, 0, 0}, /* 3129 */
    {RT_TERM_LAND, 3118, 1885, 0, 0}, /* 3130 */
    {RT_TERM_LAND, 3130, 294, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 3130, 1622, 0, 0}, /* 3132 */
    {RT_TERM_LAND, 3131, 70, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 3132, 70, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3130, 3062, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3135, 294, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3135, 1622, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3136, 70, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3137, 70, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3107, 3085, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 3119, 3072, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 3107, 3068, 0, 0}, /* 3142 */
    {RT_TERM_LAND, 3142, 1915, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 3143, 1917, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3068, 1915, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3145, 1917, 0, 0}, /* 3146 */
    {RT_TERM_LNOT, 3146, 0, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3107, 3147, 0, 0}, /* 3148 */
    {RT_TERM_LAND, 3148, 294, 0, 0}, /* 3149 */
    {RT_TERM_LAND, 3148, 1622, 0, 0}, /* 3150 */
    {RT_TERM_LAND, 3149, 70, 0, 0}, /* 3151 */
    {RT_TERM_LAND, 3150, 70, 0, 0}, /* 3152 */
    {RT_TERM_LAND, 3148, 3062, 0, 0}, /* 3153 */
    {RT_TERM_LAND, 3153, 294, 0, 0}, /* 3154 */
    {RT_TERM_LAND, 3153, 1622, 0, 0}, /* 3155 */
    {RT_TERM_LAND, 3154, 70, 0, 0}, /* 3156 */
    {RT_TERM_LAND, 3155, 70, 0, 0}, /* 3157 */
    {RT_TERM_REG, 25, 0, 0, 3}, /* 3158 */
    {RT_TERM_BXOR, 3158, 48, 0, 0}, /* 3159 */
    {RT_TERM_COND, 3146, 3159, 3072, 0}, /* 3160 */
    {RT_TERM_LAND, 3107, 3160, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3119, 3068, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3162, 1915, 0, 0}, /* 3163 */
    {RT_TERM_LAND, 3163, 1917, 0, 0}, /* 3164 */
    {RT_TERM_LAND, 3119, 3147, 0, 0}, /* 3165 */
    {RT_TERM_LAND, 3165, 294, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3165, 1622, 0, 0}, /* 3167 */
    {RT_TERM_LAND, 3166, 70, 0, 0}, /* 3168 */
    {RT_TERM_LAND, 3167, 70, 0, 0}, /* 3169 */
    {RT_TERM_LAND, 3165, 3062, 0, 0}, /* 3170 */
    {RT_TERM_LAND, 3170, 294, 0, 0}, /* 3171 */
    {RT_TERM_LAND, 3170, 1622, 0, 0}, /* 3172 */
    {RT_TERM_LAND, 3171, 70, 0, 0}, /* 3173 */
    {RT_TERM_LAND, 3172, 70, 0, 0}, /* 3174 */
    {RT_TERM_LNOT, 3160, 0, 0, 0}, /* 3175 */
    {RT_TERM_LAND, 3119, 3175, 0, 0}, /* 3176 */
    {RT_TERM_LAND, 3130, 3068, 0, 0}, /* 3177 */
    {RT_TERM_LAND, 3177, 1915, 0, 0}, /* 3178 */
    {RT_TERM_LAND, 3178, 1917, 0, 0}, /* 3179 */
    {RT_TERM_LAND, 3130, 3147, 0, 0}, /* 3180 */
    {RT_TERM_LAND, 3180, 294, 0, 0}, /* 3181 */
    {RT_TERM_LAND, 3180, 1622, 0, 0}, /* 3182 */
    {RT_TERM_LAND, 3181, 70, 0, 0}, /* 3183 */
    {RT_TERM_LAND, 3182, 70, 0, 0}, /* 3184 */
    {RT_TERM_LAND, 3180, 3062, 0, 0}, /* 3185 */
    {RT_TERM_LAND, 3185, 294, 0, 0}, /* 3186 */
    {RT_TERM_LAND, 3185, 1622, 0, 0}, /* 3187 */
    {RT_TERM_LAND, 3186, 70, 0, 0}, /* 3188 */
    {RT_TERM_LAND, 3187, 70, 0, 0}, /* 3189 */
    {RT_TERM_LAND, 3107, 3175, 0, 0}, /* 3190 */
    {RT_TERM_LAND, 3119, 3160, 0, 0}, /* 3191 */
    {RT_TERM_LAND, 3144, 0, 0, 0}, /* 3192 */
    {RT_TERM_LAND, 3144, 3, 0, 0}, /* 3193 */
    {RT_TERM_BXOR, 3158, 5, 0, 0}, /* 3194 */
    {RT_TERM_BXOR, 3158, 2, 0, 0}, /* 3195 */
    {RT_TERM_COND, 0, 3194, 3195, 0}, /* 3196 */
    {RT_TERM_COND, 4, 5, 3196, 0}, /* 3197 */
    {RT_TERM_COND, 3146, 3197, 3072, 0}, /* 3198 */
    {RT_TERM_LAND, 3107, 3198, 0, 0}, /* 3199 */
    {RT_TERM_LAND, 3164, 0, 0, 0}, /* 3200 */
    {RT_TERM_LAND, 3164, 3, 0, 0}, /* 3201 */
    {RT_TERM_LNOT, 3198, 0, 0, 0}, /* 3202 */
    {RT_TERM_LAND, 3119, 3202, 0, 0}, /* 3203 */
    {RT_TERM_LAND, 3179, 0, 0, 0}, /* 3204 */
    {RT_TERM_LAND, 3179, 3, 0, 0}, /* 3205 */
    {RT_TERM_LAND, 3107, 3202, 0, 0}, /* 3206 */
    {RT_TERM_LAND, 3119, 3198, 0, 0}, /* 3207 */
    {RT_TERM_COND, 84, 3022, 3023, 0}, /* 3208 */
    {RT_TERM_COND, 86, 5, 3208, 0}, /* 3209 */
    {RT_TERM_LAND, 3209, 111, 0, 0}, /* 3210 */
    {RT_TERM_LAND, 3209, 993, 0, 0}, /* 3211 */
    {RT_TERM_LAND, 3209, 4, 0, 0}, /* 3212 */
    {RT_TERM_LAND, 3212, 120, 0, 0}, /* 3213 */
    {RT_TERM_LAND, 3212, 2085, 0, 0}, /* 3214 */
    {RT_TERM_LAND, 3209, 74, 0, 0}, /* 3215 */
    {RT_TERM_LAND, 2983, 111, 0, 0}, /* 3216 */
    {RT_TERM_LAND, 2983, 993, 0, 0}, /* 3217 */
    {RT_TERM_LAND, 2986, 120, 0, 0}, /* 3218 */
    {RT_TERM_LAND, 2986, 2085, 0, 0}, /* 3219 */
    {RT_TERM_LAND, 2983, 74, 0, 0}, /* 3220 */
    {RT_TERM_LAND, 3018, 111, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 3018, 993, 0, 0}, /* 3222 */
    {RT_TERM_LAND, 3018, 4, 0, 0}, /* 3223 */
    {RT_TERM_LAND, 3223, 120, 0, 0}, /* 3224 */
    {RT_TERM_LAND, 3223, 2085, 0, 0}, /* 3225 */
    {RT_TERM_LAND, 3018, 74, 0, 0}, /* 3226 */
    {RT_TERM_LNOT, 3158, 0, 0, 0}, /* 3227 */
    {RT_TERM_COND, 1415, 3158, 3227, 0}, /* 3228 */
    {RT_TERM_COND, 1417, 5, 3228, 0}, /* 3229 */
    {RT_TERM_LAND, 3229, 111, 0, 0}, /* 3230 */
    {RT_TERM_LAND, 3229, 993, 0, 0}, /* 3231 */
    {RT_TERM_LAND, 3229, 4, 0, 0}, /* 3232 */
    {RT_TERM_LAND, 3232, 120, 0, 0}, /* 3233 */
    {RT_TERM_LAND, 3232, 2085, 0, 0}, /* 3234 */
    {RT_TERM_LAND, 3229, 74, 0, 0}, /* 3235 */
    {RT_TERM_LAND, 3009, 111, 0, 0}, /* 3236 */
    {RT_TERM_LAND, 3009, 993, 0, 0}, /* 3237 */
    {RT_TERM_LAND, 3009, 74, 0, 0}, /* 3238 */
    {RT_TERM_LAND, 3034, 4, 0, 0}, /* 3239 */
    {RT_TERM_LAND, 3035, 1607, 0, 0}, /* 3240 */
    {RT_TERM_LAND, 3037, 1612, 0, 0}, /* 3241 */
    {RT_TERM_LAND, 3034, 354, 0, 0}, /* 3242 */
    {RT_TERM_COND, 84, 3015, 3016, 0}, /* 3243 */
    {RT_TERM_COND, 86, 5, 3243, 0}, /* 3244 */
    {RT_TERM_LAND, 3244, 26, 0, 0}, /* 3245 */
    {RT_TERM_LAND, 3245, 532, 0, 0}, /* 3246 */
    {RT_TERM_LAND, 3246, 294, 0, 0}, /* 3247 */
    {RT_TERM_LAND, 3247, 10, 0, 0}, /* 3248 */
    {RT_TERM_LAND, 3246, 1622, 0, 0}, /* 3249 */
    {RT_TERM_LAND, 3249, 10, 0, 0}, /* 3250 */
    {RT_TERM_LAND, 3245, 13, 0, 0}, /* 3251 */
    {RT_TERM_LAND, 3251, 1627, 0, 0}, /* 3252 */
    {RT_TERM_LAND, 3252, 294, 0, 0}, /* 3253 */
    {RT_TERM_LAND, 3253, 10, 0, 0}, /* 3254 */
    {RT_TERM_LAND, 3252, 1622, 0, 0}, /* 3255 */
    {RT_TERM_LAND, 3255, 10, 0, 0}, /* 3256 */
    {RT_TERM_LAND, 3251, 1635, 0, 0}, /* 3257 */
    {RT_TERM_LAND, 3257, 294, 0, 0}, /* 3258 */
    {RT_TERM_LAND, 3258, 10, 0, 0}, /* 3259 */
    {RT_TERM_LAND, 3257, 1622, 0, 0}, /* 3260 */
    {RT_TERM_LAND, 3260, 10, 0, 0}, /* 3261 */
    {RT_TERM_LAND, 3244, 1034, 0, 0}, /* 3262 */
    {RT_TERM_LAND, 3262, 532, 0, 0}, /* 3263 */
    {RT_TERM_LAND, 3263, 294, 0, 0}, /* 3264 */
    {RT_TERM_LAND, 3264, 10, 0, 0}, /* 3265 */
    {RT_TERM_LAND, 3263, 1622, 0, 0}, /* 3266 */
    {RT_TERM_LAND, 3266, 10, 0, 0}, /* 3267 */
    {RT_TERM_LAND, 3262, 13, 0, 0}, /* 3268 */
    {RT_TERM_LAND, 3268, 1627, 0, 0}, /* 3269 */
    {RT_TERM_LAND, 3269, 294, 0, 0}, /* 3270 */
    {RT_TERM_LAND, 3270, 10, 0, 0}, /* 3271 */
    {RT_TERM_LAND, 3269, 1622, 0, 0}, /* 3272 */
    {RT_TERM_LAND, 3272, 10, 0, 0}, /* 3273 */
    {RT_TERM_LAND, 3268, 1635, 0, 0}, /* 3274 */
    {RT_TERM_LAND, 3274, 294, 0, 0}, /* 3275 */
    {RT_TERM_LAND, 3275, 10, 0, 0}, /* 3276 */
    {RT_TERM_LAND, 3274, 1622, 0, 0}, /* 3277 */
    {RT_TERM_LAND, 3277, 10, 0, 0}, /* 3278 */
    {RT_TERM_COND, 0, 3022, 3023, 0}, /* 3279 */
    {RT_TERM_COND, 4, 5, 3279, 0}, /* 3280 */
    {RT_TERM_LAND, 3280, 26, 0, 0}, /* 3281 */
    {RT_TERM_LAND, 3281, 532, 0, 0}, /* 3282 */
    {RT_TERM_LAND, 3282, 294, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 3282, 1622, 0, 0}, /* 3284 */
    {RT_TERM_LAND, 3281, 13, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 3285, 1627, 0, 0}, /* 3286 */
    {RT_TERM_LAND, 3286, 294, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 3286, 1622, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 3285, 1635, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 3289, 294, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 3289, 1622, 0, 0}, /* 3291 */
    {RT_TERM_LAND, 3280, 1034, 0, 0}, /* 3292 */
    {RT_TERM_LAND, 3292, 532, 0, 0}, /* 3293 */
    {RT_TERM_LAND, 3293, 294, 0, 0}, /* 3294 */
    {RT_TERM_LAND, 3293, 1622, 0, 0}, /* 3295 */
    {RT_TERM_LAND, 3292, 13, 0, 0}, /* 3296 */
    {RT_TERM_LAND, 3296, 1627, 0, 0}, /* 3297 */
    {RT_TERM_LAND, 3297, 294, 0, 0}, /* 3298 */
    {RT_TERM_LAND, 3297, 1622, 0, 0}, /* 3299 */
    {RT_TERM_LAND, 3296, 1635, 0, 0}, /* 3300 */
    {RT_TERM_LAND, 3300, 294, 0, 0}, /* 3301 */
    {RT_TERM_LAND, 3300, 1622, 0, 0}, /* 3302 */
    {RT_TERM_COND, 84, 2640, 2641, 0}, /* 3303 */
    {RT_TERM_COND, 86, 5, 3303, 0}, /* 3304 */
    {RT_TERM_LAND, 3304, 13, 0, 0}, /* 3305 */
    {RT_TERM_LAND, 3305, 10, 0, 0}, /* 3306 */
    {RT_TERM_LAND, 3304, 10, 0, 0}, /* 3307 */
    {RT_TERM_COND, 10, 2579, 120, 0}, /* 3308 */
    {RT_TERM_SLICE, 3308, 2, 0, 4}, /* 3309 */
    {RT_TERM_SLICE, 3309, 122, 0, 1}, /* 3310 */
    {RT_TERM_LAND, 3304, 3310, 0, 0}, /* 3311 */
    {RT_TERM_LAND, 3311, 10, 0, 0}, /* 3312 */
    {RT_TERM_LNOT, 3310, 0, 0, 0}, /* 3313 */
    {RT_TERM_LAND, 3304, 3313, 0, 0}, /* 3314 */
    {RT_TERM_LAND, 3314, 10, 0, 0}, /* 3315 */
    {RT_TERM_SLICE, 3308, 107, 0, 4}, /* 3316 */
    {RT_TERM_SLICE, 3316, 122, 0, 1}, /* 3317 */
    {RT_TERM_LAND, 3304, 3317, 0, 0}, /* 3318 */
    {RT_TERM_LAND, 3318, 10, 0, 0}, /* 3319 */
    {RT_TERM_LNOT, 3317, 0, 0, 0}, /* 3320 */
    {RT_TERM_LAND, 3304, 3320, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 3321, 10, 0, 0}, /* 3322 */
    {RT_TERM_SLICE, 3308, 1726, 0, 4}, /* 3323 */
    {RT_TERM_SLICE, 3323, 122, 0, 1}, /* 3324 */
    {RT_TERM_LAND, 3304, 3324, 0, 0}, /* 3325 */
    {RT_TERM_LAND, 3325, 10, 0, 0}, /* 3326 */
    {RT_TERM_LNOT, 3324, 0, 0, 0}, /* 3327 */
    {RT_TERM_LAND, 3304, 3327, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 3328, 10, 0, 0}, /* 3329 */
    {RT_TERM_SLICE, 3308, 1736, 0, 4}, /* 3330 */
    {RT_TERM_SLICE, 3330, 122, 0, 1}, /* 3331 */
    {RT_TERM_LAND, 3304, 3331, 0, 0}, /* 3332 */
    {RT_TERM_LAND, 3332, 10, 0, 0}, /* 3333 */
    {RT_TERM_LNOT, 3331, 0, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 3304, 3334, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 3335, 10, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 3304, 719, 0, 0}, /* 3337 */
    {RT_TERM_LNOT, 719, 0, 0, 0}, /* 3338 */
    {RT_TERM_LAND, 3304, 3338, 0, 0}, /* 3339 */
    {RT_TERM_LAND, 3339, 10, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 669, 70, 0, 0}, /* 3341 */
    {RT_TERM_COND, 18, 771, 2575, 0}, /* 3342 */
    {RT_TERM_COND, 10, 5, 3342, 0}, /* 3343 */
    {RT_TERM_LAND, 3343, 70, 0, 0}, /* 3344 */
    {RT_TERM_LAND, 3344, 294, 0, 0}, /* 3345 */
    {RT_TERM_LAND, 3344, 1622, 0, 0}, /* 3346 */
    {RT_TERM_COND, 0, 3006, 3007, 0}, /* 3347 */
    {RT_TERM_COND, 4, 5, 3347, 0}, /* 3348 */
    {RT_TERM_LAND, 3348, 13, 0, 0}, /* 3349 */
    {RT_TERM_LAND, 3349, 10, 0, 0}, /* 3350 */
    {RT_TERM_LAND, 3350, 120, 0, 0}, /* 3351 */
    {RT_TERM_LAND, 3350, 2085, 0, 0}, /* 3352 */
    {RT_TERM_BNOT, 3051, 0, 0, 0}, /* 3353 */
    {RT_TERM_SLICE, 3353, 2, 0, 32}, /* 3354 */
    {RT_TERM_COND, 120, 3354, 3051, 0}, /* 3355 */
    {RT_TERM_COND, 10, 3355, 82, 0}, /* 3356 */
    {RT_TERM_SLICE, 3356, 1200, 0, 1}, /* 3357 */
    {RT_TERM_LAND, 3349, 3357, 0, 0}, /* 3358 */
    {RT_TERM_LAND, 3358, 10, 0, 0}, /* 3359 */
    {RT_TERM_LAND, 3359, 120, 0, 0}, /* 3360 */
    {RT_TERM_LAND, 3359, 2085, 0, 0}, /* 3361 */
    {RT_TERM_LAND, 13, 3357, 0, 0}, /* 3362 */
    {RT_TERM_LNOT, 3362, 0, 0, 0}, /* 3363 */
    {RT_TERM_LAND, 3348, 3363, 0, 0}, /* 3364 */
    {RT_TERM_LAND, 3364, 10, 0, 0}, /* 3365 */
    {RT_TERM_LAND, 3365, 120, 0, 0}, /* 3366 */
    {RT_TERM_LAND, 3365, 2085, 0, 0}, /* 3367 */
    {RT_TERM_BNOT, 3356, 0, 0, 0}, /* 3368 */
    {RT_TERM_SLICE, 3368, 2, 0, 32}, /* 3369 */
    {RT_TERM_SLICE, 3356, 2, 0, 32}, /* 3370 */
    {RT_TERM_COND, 3362, 3369, 3370, 0}, /* 3371 */
    {RT_TERM_EQ, 3371, 2, 0, 0}, /* 3372 */
    {RT_TERM_LNOT, 3372, 0, 0, 0}, /* 3373 */
    {RT_TERM_LAND, 3348, 3373, 0, 0}, /* 3374 */
    {RT_TERM_LAND, 3374, 294, 0, 0}, /* 3375 */
    {RT_TERM_LAND, 3375, 13, 0, 0}, /* 3376 */
    {RT_TERM_LAND, 3376, 10, 0, 0}, /* 3377 */
    {RT_TERM_LAND, 3377, 120, 0, 0}, /* 3378 */
    {RT_TERM_LAND, 3377, 2085, 0, 0}, /* 3379 */
    {RT_TERM_LAND, 3376, 3357, 0, 0}, /* 3380 */
    {RT_TERM_LAND, 3380, 10, 0, 0}, /* 3381 */
    {RT_TERM_LAND, 3381, 120, 0, 0}, /* 3382 */
    {RT_TERM_LAND, 3381, 2085, 0, 0}, /* 3383 */
    {RT_TERM_LAND, 3375, 3363, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3384, 10, 0, 0}, /* 3385 */
    {RT_TERM_LAND, 3385, 120, 0, 0}, /* 3386 */
    {RT_TERM_LAND, 3385, 2085, 0, 0}, /* 3387 */
    {RT_TERM_LAND, 3374, 1622, 0, 0}, /* 3388 */
    {RT_TERM_LAND, 3388, 13, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 3389, 10, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 3390, 120, 0, 0}, /* 3391 */
    {RT_TERM_LAND, 3390, 2085, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 3389, 3357, 0, 0}, /* 3393 */
    {RT_TERM_LAND, 3393, 10, 0, 0}, /* 3394 */
    {RT_TERM_LAND, 3394, 120, 0, 0}, /* 3395 */
    {RT_TERM_LAND, 3394, 2085, 0, 0}, /* 3396 */
    {RT_TERM_LAND, 3388, 3363, 0, 0}, /* 3397 */
    {RT_TERM_LAND, 3397, 10, 0, 0}, /* 3398 */
    {RT_TERM_LAND, 3398, 120, 0, 0}, /* 3399 */
    {RT_TERM_LAND, 3398, 2085, 0, 0}, /* 3400 */
    {RT_TERM_LAND, 3348, 2171, 0, 0}, /* 3401 */
    {RT_TERM_LAND, 3401, 10, 0, 0}, /* 3402 */
    {RT_TERM_LAND, 3402, 120, 0, 0}, /* 3403 */
    {RT_TERM_LAND, 3402, 2085, 0, 0}, /* 3404 */
    {RT_TERM_COND, 0, 2640, 2641, 0}, /* 3405 */
    {RT_TERM_COND, 4, 5, 3405, 0}, /* 3406 */
    {RT_TERM_LAND, 3406, 294, 0, 0}, /* 3407 */
    {RT_TERM_LAND, 3407, 13, 0, 0}, /* 3408 */
    {RT_TERM_LAND, 3408, 10, 0, 0}, /* 3409 */
    {RT_TERM_LAND, 3407, 532, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 3410, 10, 0, 0}, /* 3411 */
    {RT_TERM_LAND, 3406, 1622, 0, 0}, /* 3412 */
    {RT_TERM_LAND, 3412, 13, 0, 0}, /* 3413 */
    {RT_TERM_LAND, 3413, 10, 0, 0}, /* 3414 */
    {RT_TERM_LAND, 3412, 532, 0, 0}, /* 3415 */
    {RT_TERM_LAND, 3415, 10, 0, 0}, /* 3416 */
    {RT_TERM_LAND, 3014, 13, 0, 0}, /* 3417 */
    {RT_TERM_LAND, 3417, 10, 0, 0}, /* 3418 */
    {RT_TERM_LAND, 3014, 532, 0, 0}, /* 3419 */
    {RT_TERM_LAND, 3419, 10, 0, 0}, /* 3420 */
    {RT_TERM_COND, 0, 3015, 3016, 0}, /* 3421 */
    {RT_TERM_COND, 4, 5, 3421, 0}, /* 3422 */
    {RT_TERM_LAND, 3304, 4, 0, 0}, /* 3423 */
    {RT_TERM_LAND, 3304, 74, 0, 0}, /* 3424 */
    {RT_TERM_LAND, 3014, 10, 0, 0}, /* 3425 */
    {RT_TERM_COND, 0, 771, 2575, 0}, /* 3426 */
    {RT_TERM_COND, 4, 5, 3426, 0}, /* 3427 */
    {RT_TERM_LAND, 3427, 10, 0, 0}, /* 3428 */
    {RT_TERM_NE, 294, 1748, 0, 0}, /* 3429 */
    {RT_TERM_LOR, 13, 3429, 0, 0}, /* 3430 */
    {RT_TERM_LAND, 3430, 74, 0, 0}, /* 3431 */
    {RT_TERM_LAND, 3430, 77, 0, 0}, /* 3432 */
    {RT_TERM_LAND, 3430, 469, 0, 0}, /* 3433 */
    {RT_TERM_LAND, 469, 74, 0, 0}, /* 3434 */
    {RT_TERM_LAND, 469, 77, 0, 0}, /* 3435 */
    {RT_TERM_NE, 1199, 1199, 0, 0}, /* 3436 */
    {RT_TERM_LAND, 469, 3436, 0, 0}, /* 3437 */
    {RT_TERM_COND, 18, 502, 503, 0}, /* 3438 */
    {RT_TERM_COND, 10, 5, 3438, 0}, /* 3439 */
    {RT_TERM_LAND, 3439, 70, 0, 0}, /* 3440 */
    {RT_TERM_LAND, 3439, 74, 0, 0}, /* 3441 */
    {RT_TERM_LAND, 3439, 77, 0, 0}, /* 3442 */
    {RT_TERM_REG, 294, 0, 0, 7}, /* 3443 */
    {RT_TERM_REG, 2671, 0, 0, 7}, /* 3444 */
    {RT_TERM_COND, 74, 3443, 3444, 0}, /* 3445 */
    {RT_TERM_COND, 70, 3443, 3445, 0}, /* 3446 */
    {RT_TERM_NE, 3446, 3446, 0, 0}, /* 3447 */
    {RT_TERM_LAND, 3439, 3447, 0, 0}, /* 3448 */
    {RT_TERM_NE, 111, 1748, 0, 0}, /* 3449 */
    {RT_TERM_LAND, 883, 3449, 0, 0}, /* 3450 */
    {RT_TERM_LAND, 3450, 70, 0, 0}, /* 3451 */
    {RT_TERM_LAND, 3450, 313, 0, 0}, /* 3452 */
    {RT_TERM_LAND, 883, 13, 0, 0}, /* 3453 */
    {RT_TERM_LAND, 3453, 70, 0, 0}, /* 3454 */
    {RT_TERM_LAND, 3453, 313, 0, 0}, /* 3455 */
    {RT_TERM_LAND, 883, 532, 0, 0}, /* 3456 */
    {RT_TERM_LAND, 3456, 70, 0, 0}, /* 3457 */
    {RT_TERM_LAND, 3456, 313, 0, 0}, /* 3458 */
    {RT_TERM_LAND, 892, 3449, 0, 0}, /* 3459 */
    {RT_TERM_LAND, 3459, 309, 0, 0}, /* 3460 */
    {RT_TERM_LAND, 892, 13, 0, 0}, /* 3461 */
    {RT_TERM_LAND, 892, 532, 0, 0}, /* 3462 */
    {RT_TERM_LAND, 888, 354, 0, 0}, /* 3463 */
    {RT_TERM_LAND, 2206, 309, 0, 0}, /* 3464 */
    {RT_TERM_LAND, 2206, 354, 0, 0}, /* 3465 */
    {RT_TERM_LAND, 883, 356, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 883, 457, 0, 0}, /* 3467 */
    {RT_TERM_LAND, 883, 74, 0, 0}, /* 3468 */
    {RT_TERM_LAND, 3468, 1, 0, 0}, /* 3469 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 3470 */
    {RT_TERM_LAND, 3468, 3470, 0, 0}, /* 3471 */
    {RT_TERM_LAND, 888, 356, 0, 0}, /* 3472 */
    {RT_TERM_LAND, 888, 457, 0, 0}, /* 3473 */
    {RT_TERM_LAND, 888, 74, 0, 0}, /* 3474 */
    {RT_TERM_LAND, 3474, 42, 0, 0}, /* 3475 */
    {RT_TERM_LAND, 3474, 1499, 0, 0}, /* 3476 */
    {RT_TERM_LAND, 745, 948, 0, 0}, /* 3477 */
    {RT_TERM_LAND, 745, 1746, 0, 0}, /* 3478 */
    {RT_TERM_LAND, 3478, 1755, 0, 0}, /* 3479 */
    {RT_TERM_LAND, 3478, 2587, 0, 0}, /* 3480 */
    {RT_TERM_BXOR, 357, 26, 0, 0}, /* 3481 */
    {RT_TERM_LNOT, 3481, 0, 0, 0}, /* 3482 */
    {RT_TERM_LAND, 3480, 3482, 0, 0}, /* 3483 */
    {RT_TERM_LAND, 745, 18, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 745, 21, 0, 0}, /* 3485 */
    {RT_TERM_LAND, 3477, 3482, 0, 0}, /* 3486 */
    {RT_TERM_LAND, 3486, 18, 0, 0}, /* 3487 */
    {RT_TERM_LAND, 3486, 21, 0, 0}, /* 3488 */
    {RT_TERM_LAND, 3479, 18, 0, 0}, /* 3489 */
    {RT_TERM_LAND, 3479, 21, 0, 0}, /* 3490 */
    {RT_TERM_LAND, 3483, 18, 0, 0}, /* 3491 */
    {RT_TERM_LAND, 3483, 21, 0, 0}, /* 3492 */
    {RT_TERM_LNOT, 745, 0, 0, 0}, /* 3493 */
    {RT_TERM_LOR, 3481, 3493, 0, 0}, /* 3494 */
    {RT_TERM_LNOT, 3494, 0, 0, 0}, /* 3495 */
    {RT_TERM_LAND, 3480, 3495, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 3496, 18, 0, 0}, /* 3497 */
    {RT_TERM_LAND, 3496, 21, 0, 0}, /* 3498 */
    {RT_TERM_LAND, 390, 532, 0, 0}, /* 3499 */
    {RT_TERM_LAND, 360, 13, 0, 0}, /* 3500 */
    {RT_TERM_LAND, 360, 532, 0, 0}, /* 3501 */
    {RT_TERM_LAND, 246, 1755, 0, 0}, /* 3502 */
    {RT_TERM_LAND, 3502, 948, 0, 0}, /* 3503 */
    {RT_TERM_LAND, 3503, 70, 0, 0}, /* 3504 */
    {RT_TERM_LAND, 3503, 356, 0, 0}, /* 3505 */
    {RT_TERM_LAND, 3502, 356, 0, 0}, /* 3506 */
    {RT_TERM_LAND, 3502, 1759, 0, 0}, /* 3507 */
    {RT_TERM_LAND, 3507, 356, 0, 0}, /* 3508 */
    {RT_TERM_LAND, 3502, 870, 0, 0}, /* 3509 */
    {RT_TERM_LAND, 3509, 356, 0, 0}, /* 3510 */
    {RT_TERM_LAND, 3502, 70, 0, 0}, /* 3511 */
    {RT_TERM_LAND, 246, 2587, 0, 0}, /* 3512 */
    {RT_TERM_LAND, 3512, 948, 0, 0}, /* 3513 */
    {RT_TERM_LAND, 3513, 70, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3513, 356, 0, 0}, /* 3515 */
    {RT_TERM_LAND, 3512, 1755, 0, 0}, /* 3516 */
    {RT_TERM_LAND, 3516, 356, 0, 0}, /* 3517 */
    {RT_TERM_LAND, 3512, 1759, 0, 0}, /* 3518 */
    {RT_TERM_LAND, 3518, 356, 0, 0}, /* 3519 */
    {RT_TERM_LAND, 3512, 870, 0, 0}, /* 3520 */
    {RT_TERM_LAND, 3520, 356, 0, 0}, /* 3521 */
    {RT_TERM_LAND, 3512, 70, 0, 0}, /* 3522 */
    {RT_TERM_COND, 70, 1206, 39, 0}, /* 3523 */
    {RT_TERM_SLICE, 3523, 1726, 0, 5}, /* 3524 */
    {RT_TERM_BAND, 536, 3524, 0, 0}, /* 3525 */
    {RT_TERM_COND, 356, 1701, 81, 0}, /* 3526 */
    {RT_TERM_SLICE, 3526, 2, 0, 5}, /* 3527 */
    {RT_TERM_BNOT, 3524, 0, 0, 0}, /* 3528 */
    {RT_TERM_BAND, 3527, 3528, 0, 0}, /* 3529 */
    {RT_TERM_BAND, 3529, 1200, 0, 0}, /* 3530 */
    {RT_TERM_BOR, 3525, 3530, 0, 0}, /* 3531 */
    {RT_TERM_SUB, 536, 3527, 0, 0}, /* 3532 */
    {RT_TERM_ADD, 536, 3527, 0, 0}, /* 3533 */
    {RT_TERM_BXOR, 536, 3527, 0, 0}, /* 3534 */
    {RT_TERM_COND, 870, 3534, 536, 0}, /* 3535 */
    {RT_TERM_COND, 1759, 3533, 3535, 0}, /* 3536 */
    {RT_TERM_COND, 1755, 3532, 3536, 0}, /* 3537 */
    {RT_TERM_COND, 948, 3531, 3537, 0}, /* 3538 */
    {RT_TERM_SLICE, 3523, 2, 0, 5}, /* 3539 */
    {RT_TERM_BAND, 3539, 3528, 0, 0}, /* 3540 */
    {RT_TERM_BAND, 3540, 1200, 0, 0}, /* 3541 */
    {RT_TERM_BOR, 3525, 3541, 0, 0}, /* 3542 */
    {RT_TERM_GE, 3538, 3542, 0, 0}, /* 3543 */
    {RT_TERM_LE, 3538, 3542, 0, 0}, /* 3544 */
    {RT_TERM_COND, 1755, 3543, 3544, 0}, /* 3545 */
    {RT_TERM_LAND, 246, 3545, 0, 0}, /* 3546 */
    {RT_TERM_LAND, 3546, 948, 0, 0}, /* 3547 */
    {RT_TERM_LAND, 3547, 70, 0, 0}, /* 3548 */
    {RT_TERM_LAND, 3547, 356, 0, 0}, /* 3549 */
    {RT_TERM_LAND, 3546, 1755, 0, 0}, /* 3550 */
    {RT_TERM_LAND, 3550, 356, 0, 0}, /* 3551 */
    {RT_TERM_LAND, 3546, 1759, 0, 0}, /* 3552 */
    {RT_TERM_LAND, 3552, 356, 0, 0}, /* 3553 */
    {RT_TERM_LAND, 3546, 870, 0, 0}, /* 3554 */
    {RT_TERM_LAND, 3554, 356, 0, 0}, /* 3555 */
    {RT_TERM_GE, 3538, 2, 0, 0}, /* 3556 */
    {RT_TERM_LAND, 3546, 3556, 0, 0}, /* 3557 */
    {RT_TERM_LAND, 3557, 948, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3558, 70, 0, 0}, /* 3559 */
    {RT_TERM_LAND, 3558, 356, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 3557, 1755, 0, 0}, /* 3561 */
    {RT_TERM_LAND, 3561, 356, 0, 0}, /* 3562 */
    {RT_TERM_LAND, 3557, 1759, 0, 0}, /* 3563 */
    {RT_TERM_LAND, 3563, 356, 0, 0}, /* 3564 */
    {RT_TERM_LAND, 3557, 870, 0, 0}, /* 3565 */
    {RT_TERM_LAND, 3565, 356, 0, 0}, /* 3566 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 3567 */
    {RT_TERM_LT, 3538, 3567, 0, 0}, /* 3568 */
    {RT_TERM_LAND, 3557, 3568, 0, 0}, /* 3569 */
    {RT_TERM_LAND, 3569, 948, 0, 0}, /* 3570 */
    {RT_TERM_LAND, 3570, 70, 0, 0}, /* 3571 */
    {RT_TERM_LAND, 3570, 356, 0, 0}, /* 3572 */
    {RT_TERM_LAND, 3569, 1755, 0, 0}, /* 3573 */
    {RT_TERM_LAND, 3573, 356, 0, 0}, /* 3574 */
    {RT_TERM_LAND, 3569, 1759, 0, 0}, /* 3575 */
    {RT_TERM_LAND, 3575, 356, 0, 0}, /* 3576 */
    {RT_TERM_LAND, 3569, 870, 0, 0}, /* 3577 */
    {RT_TERM_LAND, 3577, 356, 0, 0}, /* 3578 */
    {RT_TERM_LAND, 2180, 356, 0, 0}, /* 3579 */
    {RT_TERM_LAND, 2180, 409, 0, 0}, /* 3580 */
    {RT_TERM_LAND, 476, 409, 0, 0}, /* 3581 */
    {RT_TERM_REG, 111, 0, 0, 0}, /* 3582 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 3583 */
    {RT_TERM_REG, 40, 0, 0, 1}, /* 3584 */
    {RT_TERM_COND, 400, 536, 3584, 0}, /* 3585 */
    {RT_TERM_COND, 457, 536, 3585, 0}, /* 3586 */
    {RT_TERM_COND, 355, 81, 3586, 0}, /* 3587 */
    {RT_TERM_COND, 354, 3583, 3587, 0}, /* 3588 */
    {RT_TERM_COND, 356, 3582, 3588, 0}, /* 3589 */
    {RT_TERM_SLICE, 3589, 2, 0, 32}, /* 3590 */
    {RT_TERM_SLICE, 3590, 2, 0, 1}, /* 3591 */
    {RT_TERM_LAND, 476, 3591, 0, 0}, /* 3592 */
    {RT_TERM_MUL, 1726, 294, 0, 0}, /* 3593 */
    {RT_TERM_SLICE, 3590, 5, 0, 1}, /* 3594 */
    {RT_TERM_LAND, 476, 3594, 0, 0}, /* 3595 */
    {RT_TERM_SLICE, 3590, 27, 0, 1}, /* 3596 */
    {RT_TERM_LAND, 476, 3596, 0, 0}, /* 3597 */
    {RT_TERM_SLICE, 3590, 122, 0, 1}, /* 3598 */
    {RT_TERM_LAND, 476, 3598, 0, 0}, /* 3599 */
    {RT_TERM_SLICE, 3590, 107, 0, 1}, /* 3600 */
    {RT_TERM_LAND, 476, 3600, 0, 0}, /* 3601 */
    {RT_TERM_SLICE, 3590, 29, 0, 1}, /* 3602 */
    {RT_TERM_LAND, 476, 3602, 0, 0}, /* 3603 */
    {RT_TERM_SLICE, 3590, 32, 0, 1}, /* 3604 */
    {RT_TERM_LAND, 476, 3604, 0, 0}, /* 3605 */
    {RT_TERM_SHL, 5, 536, 0, 0}, /* 3606 */
    {RT_TERM_SUB, 3606, 5, 0, 0}, /* 3607 */
    {RT_TERM_SHL, 27, 536, 0, 0}, /* 3608 */
    {RT_TERM_SUB, 3608, 5, 0, 0}, /* 3609 */
    {RT_TERM_BNOT, 3609, 0, 0, 0}, /* 3610 */
    {RT_TERM_SLICE, 3610, 2, 0, 32}, /* 3611 */
    {RT_TERM_BNOT, 3607, 0, 0, 0}, /* 3612 */
    {RT_TERM_SLICE, 3612, 2, 0, 32}, /* 3613 */
};

static const struct rt_use uses_atom_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 11, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 16, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 19, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 20, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 22, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 24, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 37, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 37, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 9, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 9, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 37, 41, 2, 32},
};
static const struct rt_use uses_atom_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 47, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 47, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 49, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 51, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 51, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 52, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 53, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 53, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 53, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 54, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 56, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 56, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 56, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 57, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 59, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 60, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 62, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 63, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 64, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 64, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 64, 41, 2, 32},
};
static const struct rt_use uses_atom_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 80, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 80, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 80, 83, 2, 32},
};
static const struct rt_use uses_atom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 103, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 103, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 103, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 103, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 105, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 105, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 105, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 105, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 110, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 110, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 119, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 119, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 119, 121, 2, 32},
};
static const struct rt_use uses_atom_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 129, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 131, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 134, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 129, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 131, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 134, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 129, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 131, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 134, 137, 2, 32},
};
static const struct rt_use uses_atom_hd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 138, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 138, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 145, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 147, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 149, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 145, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 147, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 149, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 145, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 147, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 149, 151, 2, 32},
};
static const struct rt_use uses_atom_f[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 164, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 166, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 168, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 164, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 166, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 168, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 164, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 166, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 168, 137, 2, 32},
};
static const struct rt_use uses_atom_fd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 138, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 138, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 178, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 180, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 182, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 178, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 180, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 182, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 178, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 180, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 182, 151, 2, 32},
};
static const struct rt_use uses_atom_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 185, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 186, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 187, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 188, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 190, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 193, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 184, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 193, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 193, 41, 2, 32},
};
static const struct rt_use uses_atom_ca[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 199, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 202, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 203, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 204, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 204, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 197, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 204, 83, 2, 32},
};
static const struct rt_use uses_atom_ch[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 199, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 202, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 203, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 207, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 209, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 211, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 207, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 209, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 211, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 197, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 207, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 209, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 211, 137, 2, 32},
};
static const struct rt_use uses_atomg_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 11, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 16, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 19, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 20, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 22, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 24, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 216, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 216, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 9, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 9, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 216, 73, 2, 32},
};
static const struct rt_use uses_atomg_ca[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 217, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 217, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 217, 121, 2, 32},
};
static const struct rt_use uses_atomg_ch[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 220, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 222, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 225, 226, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 220, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 222, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 225, 135, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 220, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 222, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 225, 151, 2, 32},
};
static const struct rt_use uses_red_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 229, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 230, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 231, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 232, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 233, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 228, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 235, 17, 2, 32},
};
static const struct rt_use uses_red_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 198, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 199, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 200, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 201, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 202, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 202, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 202, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 203, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 236, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 236, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 236, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 237, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 238, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 239, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 240, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 241, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 242, 50, 2, 32},
};
static const struct rt_use uses_red_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 73, 2, 32},
};
static const struct rt_use uses_red_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 267, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 267, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 267, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 267, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 268, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 268, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 268, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 268, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 270, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 270, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 271, 73, 2, 32},
};
static const struct rt_use uses_redg_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 274, 73, 2, 32},
};
static const struct rt_use uses_redg_hd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 275, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 275, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 278, 73, 2, 32},
};
static const struct rt_use uses_redg_f[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 279, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 280, 281, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 282, 283, 2, 32},
};
static const struct rt_use uses_redg_fd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 275, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 275, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 269, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 284, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 285, 281, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 286, 283, 2, 32},
};
static const struct rt_use uses_atoms_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 300, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 290, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 300, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 300, 301, 2, 32},
};
static const struct rt_use uses_atoms_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 305, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 311, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 305, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 311, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 311, 301, 2, 32},
};
static const struct rt_use uses_atoms_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 312, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 312, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 314, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 314, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 316, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 316, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 317, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 317, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 317, 301, 2, 32},
};
static const struct rt_use uses_atoms_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 305, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 322, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 326, 137, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 305, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 322, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 326, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 322, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 324, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 326, 328, 2, 32},
};
static const struct rt_use uses_atoms_hu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 312, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 312, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 314, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 314, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 316, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 316, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 329, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 330, 281, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 331, 283, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 329, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 330, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 331, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 329, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 330, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 331, 328, 2, 32},
};
static const struct rt_use uses_atoms_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 334, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 335, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 336, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 333, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 339, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 339, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 333, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 339, 301, 2, 32},
};
static const struct rt_use uses_atoms_ct[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 342, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 343, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 344, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 345, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 341, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 346, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 341, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 346, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 346, 301, 2, 32},
};
static const struct rt_use uses_atoms_ch[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 342, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 343, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 344, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 345, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 341, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 351, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 353, 137, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 341, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 351, 281, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 353, 283, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 349, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 351, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 353, 328, 2, 32},
};
static const struct rt_use uses_atoms_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 360, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 360, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 13, 2, 32},
};
static const struct rt_use uses_atoms_po[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 364, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 364, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 364, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 364, 13, 2, 32},
};
static const struct rt_use uses_bssy[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 367, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 368, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_bsync[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 374, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 4, 383, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 6, 383, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 384, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 385, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 387, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 388, 294, 2, 1},
};
static const struct rt_use uses_break[] = {
    {RT_USE_READ, 0, 0, -1, 4, 5, 111, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 374, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_bmov_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 4, 393, 394, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 4, 396, 394, 2, 32},
};
static const struct rt_use uses_bmov_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 401, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 4, 403, 404, 2, 32},
};
static const struct rt_use uses_bmov_l[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 407, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 410, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 410, 121, 2, 32},
};
static const struct rt_use uses_bmov_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 4, 390, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 4, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 4, 395, 111, 2, 32},
};
static const struct rt_use uses_bmov_ru[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 414, 294, 2, 32},
};
static const struct rt_use uses_bmov_bb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 4, 418, 2, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 4, 418, 2, 2, 32},
};
static const struct rt_use uses_warpsync_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 421, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 422, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 427, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 6, 427, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 428, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 429, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 430, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 431, 111, 2, 1},
};
static const struct rt_use uses_warpsync_m[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 435, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 6, 434, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 436, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 437, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 438, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 439, 294, 2, 1},
};
static const struct rt_use uses_warpsync_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 367, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 368, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 442, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 6, 442, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 443, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 444, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 445, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 446, 111, 2, 1},
};
static const struct rt_use uses_warpsync_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 449, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 450, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 451, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 452, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 453, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 454, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 455, 294, 2, 1},
};
static const struct rt_use uses_warpsync_collective_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 367, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 368, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 366, 111, 2, 32},
};
static const struct rt_use uses_warpsync_collective_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 374, 294, 2, 1},
};
static const struct rt_use uses_endcollective[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 449, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 450, 294, 2, 1},
};
static const struct rt_use uses_bar_sync[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 458, 294, 2, 32},
};
static const struct rt_use uses_bar_arv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 294, 2, 32},
};
static const struct rt_use uses_bar_red[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 459, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 460, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 461, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 462, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 305, 82, 2, 1},
};
static const struct rt_use uses_bar_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 13, 2, 1},
};
static const struct rt_use uses_b2r_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 448, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 449, 294, 2, 1},
};
static const struct rt_use uses_b2r_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 465, 13, 2, 32},
};
static const struct rt_use uses_r2b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 467, 13, 2, 32},
};
static const struct rt_use uses_rpcmov_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 471, 120, 2, 32},
};
static const struct rt_use uses_rpcmov_g[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 467, 13, 2, 32},
};
static const struct rt_use uses_rpcmov_l[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 471, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 471, 261, 2, 32},
};
static const struct rt_use uses_ctaid_g[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 467, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 467, 472, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 477, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 477, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 478, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 478, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 479, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 479, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 480, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 480, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 261, 2, 32},
};
static const struct rt_use uses_syncs_chk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 399, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 481, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 481, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 482, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 483, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 483, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 398, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 398, 111, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 488, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 489, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 487, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 487, 490, 2, 32},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 495, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 496, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 494, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 494, 408, 2, 32},
};
static const struct rt_use uses_syncs_cas[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 488, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 489, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 487, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 487, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 487, 408, 2, 32},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 498, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 498, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 373, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 373, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 374, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 374, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 499, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 499, 294, 2, 32},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 368, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 458, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 458, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 458, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 366, 26, 2, 32},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 501, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 501, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 501, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 501, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 501, 111, 2, 32},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 505, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 294, 2, 32},
};
static const struct rt_use uses_utmaldg_s[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 505, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 408, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 490, 2, 32},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 13, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 506, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 508, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 510, 23, 2, 32},
};
static const struct rt_use uses_cctl_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 120, 2, 32},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 111, 2, 1},
};
static const struct rt_use uses_cctll_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 498, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 373, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 374, 23, 2, 32},
};
static const struct rt_use uses_cctll_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 456, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 367, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 368, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 458, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 458, 111, 2, 32},
};
static const struct rt_use uses_cctlt_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 467, 13, 2, 32},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 516, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 517, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 518, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 519, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 520, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 521, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 515, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 515, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 523, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 524, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 525, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 526, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 527, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 528, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 522, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 531, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 531, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 533, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 530, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 530, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 539, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 539, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 540, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 538, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 538, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 538, 541, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 546, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 546, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 547, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 545, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 545, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 551, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 551, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 552, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 550, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 550, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 550, 553, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 556, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 556, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 557, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 555, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 555, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 559, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 559, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 560, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 558, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 558, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 558, 553, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 562, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 562, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 563, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 561, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 561, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 565, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 565, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 566, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 564, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 564, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 564, 541, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 290, 111, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 569, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 570, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 571, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 572, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 573, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 574, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 568, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 568, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 578, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 579, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 580, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 581, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 582, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 583, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 577, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 586, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 586, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 587, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 585, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 585, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 589, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 589, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 590, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 588, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 588, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 588, 541, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 592, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 592, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 593, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 591, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 591, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 595, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 595, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 596, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 594, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 594, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 594, 553, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 599, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 599, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 600, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 598, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 598, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 602, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 602, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 603, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 601, 548, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 601, 549, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 601, 553, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 606, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 606, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 607, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 605, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 605, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 609, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 609, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 610, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 608, 534, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 608, 535, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 608, 541, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 305, 26, 2, 1},
};
static const struct rt_use uses_qspc_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 612, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 612, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 613, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 614, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 614, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 615, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 616, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 616, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 616, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 617, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 618, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 618, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 618, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 619, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 620, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 621, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 622, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 623, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 611, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 611, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 625, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 625, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 626, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 627, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 627, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 628, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 629, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 629, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 629, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 630, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 631, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 631, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 631, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 632, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 633, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 634, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 635, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 636, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 624, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 306, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 306, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 637, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 307, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 307, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 638, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 308, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 639, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 310, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 640, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 641, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 642, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 643, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 644, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 305, 111, 2, 1},
};
static const struct rt_use uses_qspc_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 646, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 646, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 647, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 648, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 648, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 649, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 650, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 650, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 650, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 651, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 652, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 652, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 652, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 653, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 645, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 645, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 655, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 655, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 656, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 657, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 657, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 658, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 659, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 659, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 659, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 660, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 661, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 661, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 661, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 662, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 654, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 248, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 249, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 250, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 252, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 312, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 312, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 312, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 663, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 246, 26, 2, 1},
};
static const struct rt_use uses_warpgroupset[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 667, 13, 2, 32},
};
static const struct rt_use uses_usetmaxreg_u[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 669, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 670, 294, 2, 1},
};
static const struct rt_use uses_usetmaxreg_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 496, 294, 2, 1},
};
static const struct rt_use uses_usetshmsz_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 294, 2, 1},
};
static const struct rt_use uses_ulepc_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 672, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 672, 408, 2, 32},
};
static const struct rt_use uses_ulepc_t[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 674, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 674, 408, 2, 32},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 507, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 509, 120, 2, 1},
    {RT_USE_HALT, 0, 0, -1, -1, 683, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 685, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 686, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 688, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 689, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 694, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 698, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 699, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 701, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 702, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 705, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 706, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 708, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 709, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 704, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 711, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 712, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 714, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 26, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 716, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 717, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 718, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 723, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 724, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 726, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 727, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 728, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 730, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 731, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 733, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 734, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 735, 81, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 729, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 737, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 738, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 740, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 741, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 742, 81, 2, 1},
};
static const struct rt_use uses_bra_div[] = {
    {RT_USE_READ, 0, 0, -1, 1, 5, 120, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 460, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 461, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 743, 536, 2, 0},
};
static const struct rt_use uses_jmp_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 698, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 699, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 701, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 702, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 705, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 706, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 708, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 709, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 704, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 711, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 712, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 714, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 26, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 746, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 747, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 751, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 752, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 754, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 755, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 757, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 758, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 760, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 761, 294, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 756, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 763, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 764, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 766, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 767, 294, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 768, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 769, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 770, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 776, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 777, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 779, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 780, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 781, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 783, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 784, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 786, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 787, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 788, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 782, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 790, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 791, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 793, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 794, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 795, 120, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 801, 803, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 801, 497, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 804, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 805, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 807, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 808, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 810, 803, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 810, 497, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 811, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 812, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 814, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 815, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 809, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 817, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 818, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 820, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 821, 111, 2, 1},
};
static const struct rt_use uses_brxu_brxu[] = {
    {RT_USE_READ, 0, 0, -1, 1, 5, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 5, 497, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 796, 536, 2, 0},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 746, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 747, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 825, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 826, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 828, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 829, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 831, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 832, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 834, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 835, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 830, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 837, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 838, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 840, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 841, 111, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 804, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 805, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 807, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 808, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 811, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 812, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 814, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 815, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 809, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 817, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 818, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 820, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 821, 111, 2, 1},
};
static const struct rt_use uses_lepc_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 467, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 467, 408, 2, 32},
};
static const struct rt_use uses_lepc_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 414, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 414, 408, 2, 32},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 844, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 846, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 848, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 853, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2f_dw[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 853, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2f_df[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 844, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 846, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 848, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2f_nd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 844, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 844, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 846, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 846, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 848, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 848, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 860, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 861, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 862, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 863, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 859, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 853, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 1, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2i_hd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 860, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 861, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 862, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 863, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 859, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 859, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2i_sd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 853, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 1, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 851, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 853, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 853, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 854, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 865, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 866, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 867, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 868, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 869, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_i2f_bd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 866, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 867, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_i2f_wd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 868, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 869, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 868, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 868, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 869, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 869, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 871, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_frnd_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 844, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 846, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 848, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 874, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 876, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 48, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 873, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_frnd_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 874, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 874, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 876, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 876, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 873, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 873, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 880, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 881, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 883, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 885, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 883, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 888, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 889, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 890, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 888, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_f2fp_m[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 884, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 885, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 883, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 883, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 892, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 893, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 892, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 898, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 899, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 900, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 898, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 898, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 888, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 888, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 901, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 477, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 902, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 904, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 905, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 906, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 904, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 904, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 907, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 907, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 908, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 908, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 247, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 247, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 910, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 910, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 911, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 911, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 912, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 912, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 913, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 913, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 844, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 844, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 914, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 914, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 915, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 915, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 916, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 916, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 918, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 918, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 927, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 927, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 928, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 928, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 929, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 929, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 930, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 930, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 931, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 931, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 932, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 932, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 933, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 933, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 935, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 935, 934, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 926, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 926, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 940, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 940, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 941, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 941, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 942, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 942, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 943, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 943, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 944, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 944, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 945, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 945, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 939, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 939, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 952, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 952, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 953, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 953, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 954, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 954, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 955, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 955, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 956, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 956, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 957, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 957, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 951, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 951, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 951, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 959, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 959, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 960, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 960, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 961, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 961, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 962, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 962, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 963, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 963, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 964, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 964, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 958, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 958, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 958, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 966, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 966, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 967, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 967, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 968, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 968, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 969, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 969, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 970, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 970, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 971, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 971, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 974, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 976, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 976, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 977, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 977, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 978, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 978, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 979, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 979, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 980, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 980, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 981, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 981, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 983, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 985, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 985, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 986, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 986, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 987, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 987, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 988, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 988, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 989, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 989, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 990, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 990, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 984, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 991, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 992, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 995, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 996, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 997, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 998, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 999, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1000, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1002, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1003, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1004, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1005, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1006, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1007, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1011, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1012, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1013, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1014, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1015, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 859, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1020, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1021, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1022, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1024, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1025, 855, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1019, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1028, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1030, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1031, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1032, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1033, 855, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1027, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1036, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1037, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1038, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1040, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1041, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1043, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1044, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1045, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1047, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1048, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1050, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1051, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1052, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1054, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1055, 855, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1017, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1062, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1063, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1064, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1065, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1066, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1067, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1068, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1069, 920, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1061, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1071, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1072, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1075, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1076, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1077, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1078, 920, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1080, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1081, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1082, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1083, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1084, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1085, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1086, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1087, 920, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1089, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1090, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1091, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1092, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1093, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1094, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1095, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1096, 920, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1060, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1098, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1099, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1100, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1101, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1102, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1103, 855, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1097, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1105, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1106, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1107, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1108, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1109, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1110, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1112, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1113, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1114, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1115, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1116, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1117, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1119, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1120, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1121, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1122, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1123, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1124, 855, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 926, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1125, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1126, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1139, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1140, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1142, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1144, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1146, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1138, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1138, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1149, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1150, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1152, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1153, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1154, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1155, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1159, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1162, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1165, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1166, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1167, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1170, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1171, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1172, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1174, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1175, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1129, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1177, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1178, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1179, 536, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1180, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1181, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1182, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1184, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1185, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1060, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1060, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1060, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1188, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1191, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1192, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1195, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1196, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1197, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1198, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1228, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1229, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1231, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1232, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1233, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1234, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1237, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1239, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1240, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1242, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1243, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1244, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1245, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1187, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1247, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1248, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1249, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1250, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1251, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1252, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1246, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1246, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1255, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1256, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1257, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1258, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1259, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1260, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1261, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1263, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1264, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1265, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1266, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1267, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1268, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1269, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1271, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1272, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1273, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1274, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1275, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1276, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1270, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 947, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1278, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1279, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1280, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1281, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1282, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1283, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1277, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1277, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1277, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1285, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1286, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1287, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1288, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1289, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1290, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1291, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1293, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1294, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1295, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1296, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1297, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1298, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1299, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1301, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1302, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1303, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1304, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1305, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1306, 855, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1300, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1060, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1307, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1308, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1060, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 874, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 111, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1309, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1311, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1312, 48, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 2, 873, 13, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 850, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1325, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1325, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1325, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1314, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1326, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1327, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 913, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1328, 12, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_mufu_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 372, 294, 2, 32},
};
static const struct rt_use uses_al2p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 414, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 414, 13, 2, 32},
};
static const struct rt_use uses_ald_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ald_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 366, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ald_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 366, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ast_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ast_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 372, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ast_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 372, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ipa_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 908, 26, 2, 1},
};
static const struct rt_use uses_ipa_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 406, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 511, 26, 2, 1},
};
static const struct rt_use uses_out_f[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 465, 13, 2, 32},
};
static const struct rt_use uses_out_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_out_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_out_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_isberd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 372, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 372, 13, 2, 32},
};
static const struct rt_use uses_isbewr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 372, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 111, 2, 32},
};
static const struct rt_use uses_ldtram[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 390, 13, 2, 32},
};
static const struct rt_use uses_hadd2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1329, 1330, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1331, 1330, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1337, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1338, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1339, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1340, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1342, 1343, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1345, 1343, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1336, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1346, 1347, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1348, 1347, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1354, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1355, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1356, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1357, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1359, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1361, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1362, 1363, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1364, 1363, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1353, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1365, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1366, 536, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1367, 1368, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1369, 1368, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1375, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1376, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1377, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1378, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1380, 1381, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1383, 1381, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1374, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1384, 1385, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1386, 1385, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1392, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1393, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1394, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1395, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1396, 1343, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1397, 1343, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1398, 1381, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1399, 1381, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1391, 1347, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1391, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1365, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1366, 536, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1400, 1401, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1402, 1401, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1408, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1409, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1410, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1411, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1413, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1414, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1407, 1368, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1407, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1415, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1416, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1422, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1423, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1424, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1425, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1426, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1428, 920, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1429, 1056, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1430, 1056, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1421, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1177, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1431, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1432, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1415, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1416, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1435, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1436, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1437, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1438, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1439, 894, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1440, 894, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1434, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1177, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1125, 1381, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1126, 1381, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1445, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1446, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1447, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1448, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1449, 920, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1450, 920, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1451, 1056, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1452, 1056, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1444, 1330, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1444, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1177, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1431, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1432, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1125, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1126, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1455, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1456, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1457, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1458, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1459, 894, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1460, 894, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1454, 1461, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1454, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1177, 536, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1367, 1401, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1369, 1401, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1464, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1465, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1466, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1467, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1468, 1363, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1469, 1363, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1463, 1368, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1463, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1367, 1347, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1369, 1347, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1472, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1473, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1474, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1475, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1476, 1477, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1478, 1477, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1471, 1401, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1471, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1471, 82, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1367, 1477, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1369, 1477, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1483, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1484, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1485, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1486, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1487, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1488, 1330, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1482, 1363, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1482, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 936, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 937, 536, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1489, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1490, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1492, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1494, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1496, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1497, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1498, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1500, 855, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 947, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1125, 1330, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1126, 1330, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1503, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1504, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1506, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1507, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1509, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1510, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1511, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1512, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1502, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1502, 1343, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1502, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1502, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1502, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1176, 536, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 476, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1513, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1514, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 879, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1515, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1517, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1518, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1521, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 879, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 879, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1524, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1525, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1528, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1529, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1530, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1532, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1527, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1527, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 46, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1534, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1535, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 46, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1537, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1538, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1539, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1541, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1542, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1542, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1545, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1548, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1549, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1550, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1551, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1552, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1553, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1555, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1555, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1547, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1547, 1556, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1557, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1557, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1558, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1558, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1560, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1560, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1561, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1561, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1562, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1564, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1564, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1565, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1565, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1567, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1567, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1568, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1568, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1563, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1563, 1556, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1572, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1573, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1575, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1576, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1570, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1579, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1581, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1582, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1583, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1584, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1585, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1586, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1587, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1587, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1588, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1588, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1580, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1580, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1580, 1556, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1589, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1589, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1590, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1590, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1592, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1592, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1593, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1593, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 852, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1595, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1595, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1596, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1596, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1598, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1598, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1599, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1599, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1594, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1594, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1594, 1556, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1537, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1538, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1539, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1541, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1542, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1542, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1545, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 904, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1557, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1557, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1558, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1558, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1560, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1560, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1561, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1561, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1562, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1572, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1573, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1575, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1576, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1570, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1579, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1570, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1589, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1589, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1590, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1590, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1592, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1592, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1593, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1593, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 852, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1601, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1602, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1603, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1601, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1601, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1604, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1605, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1606, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1604, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1608, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1609, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1610, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1611, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1609, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1613, 920, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1614, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1618, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1618, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1620, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1621, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1624, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1625, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1628, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1628, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1630, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1631, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1633, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1634, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1636, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1636, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1638, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1639, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1641, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1642, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1644, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1644, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1646, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1647, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1649, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1650, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1652, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1652, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1654, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1655, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1657, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1658, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1659, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1659, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1661, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1662, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1664, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1665, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1616, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1669, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1670, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1671, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1672, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1674, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1675, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1676, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1677, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1678, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1679, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1680, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1681, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1683, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1684, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1685, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1686, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1688, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1689, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1690, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1691, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1692, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1693, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1694, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1695, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1667, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1699, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1700, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1710, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1710, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1711, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1712, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1714, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1714, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1715, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1716, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1719, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1719, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1720, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1721, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1723, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1723, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1724, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1725, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1729, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1729, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1730, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1731, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1733, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1733, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1734, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1735, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1739, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1739, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1740, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1741, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1743, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1743, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1744, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1745, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1698, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1750, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1751, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1752, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1750, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1750, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1754, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1754, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1757, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1758, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1761, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1762, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1764, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1765, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1768, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1769, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1772, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1773, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1776, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1777, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1754, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1780, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1784, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1785, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1784, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1787, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1788, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1787, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1791, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1792, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1791, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1794, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1795, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1794, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1798, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1799, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1798, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1801, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1802, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1801, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1805, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1806, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1805, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1808, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1809, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1808, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1780, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1811, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1811, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1812, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1811, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1813, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1814, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1815, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1816, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1817, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1818, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1819, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1820, 120, 2, 2},
    {RT_USE_WRITE, 0, 1, -1, 0, 1813, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 892, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1822, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1825, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1826, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 892, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1829, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1830, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1831, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1829, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1829, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1829, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1833, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1834, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1835, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1836, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1837, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1838, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1855, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1856, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1857, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1858, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1859, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1860, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1866, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1870, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1871, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1872, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1873, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1874, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1875, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1877, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1878, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1879, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1880, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1881, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1882, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1884, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1887, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1888, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1889, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1890, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1891, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1892, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1894, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1895, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1896, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1897, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1898, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1899, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1886, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1828, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1900, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1901, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1828, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1906, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1904, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1904, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1909, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1910, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1911, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1912, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1913, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1918, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1923, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1924, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1925, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1926, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1927, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1928, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1930, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1931, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1932, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1933, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1934, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1935, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1938, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1942, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1943, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1944, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1945, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1946, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1949, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1951, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1952, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1953, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1954, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1956, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1959, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1960, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1961, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1962, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1963, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1965, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1968, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1969, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1970, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1971, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1972, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1975, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1977, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1978, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1979, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1980, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1981, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1982, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1984, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1985, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1986, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1987, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1988, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1989, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1966, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1990, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1991, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1906, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1904, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1992, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1993, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1909, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1910, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1911, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1912, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1913, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1995, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1996, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1997, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1998, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1999, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2000, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2001, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1942, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1943, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1944, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1945, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1946, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2003, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2004, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2005, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2006, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2007, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2008, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2009, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1968, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1969, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1970, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1971, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1972, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2011, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2012, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2013, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2014, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2015, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2016, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1966, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2017, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2018, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1906, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1904, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1992, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1993, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1904, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1909, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1910, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1911, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1912, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1913, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2019, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2020, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1923, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1924, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1925, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1926, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1927, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1928, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1930, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1931, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1932, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1933, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1934, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1935, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2026, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1942, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1943, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1944, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1945, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1946, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2027, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2028, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1951, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1952, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1953, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1954, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1956, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1959, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1960, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1961, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1962, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1963, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2030, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1968, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1969, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1970, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1971, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1972, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2031, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2032, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1977, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1978, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1979, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1980, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1981, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1982, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1984, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1985, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1986, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1987, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1988, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1989, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1966, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2033, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2034, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1903, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2035, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2036, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2038, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2039, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2041, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2042, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2043, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2044, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2045, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2047, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2048, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2050, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2051, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1017, 855, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1017, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2052, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2053, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2053, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2054, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2054, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2056, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2057, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2059, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2060, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1527, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2061, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2064, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2064, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2065, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2065, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2067, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2068, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2070, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2071, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2063, 894, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2063, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2072, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2073, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2074, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 478, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2075, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2076, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 892, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 892, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 892, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2077, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2078, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2079, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2081, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2082, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 401, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 398, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2084, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2086, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2088, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2089, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2106, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2107, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2109, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2110, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2115, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2116, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2118, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2119, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2130, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2131, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2133, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2134, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2137, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2138, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2140, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2141, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2144, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2145, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2147, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2148, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2152, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2153, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2155, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2156, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2159, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2160, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2162, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2163, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2166, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2167, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2169, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2170, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2174, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2175, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2177, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2178, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2172, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2172, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2181, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2183, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2184, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2186, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2187, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2188, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2190, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2191, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2193, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2194, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2180, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2196, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2197, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2199, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2200, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2195, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2198, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1779, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2203, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2202, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2206, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2209, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2210, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2211, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2212, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2213, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2214, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2217, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2218, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2219, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2220, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2221, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2222, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2206, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_ldg_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 229, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 230, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 231, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 232, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 233, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2223, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2226, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2228, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2228, 283, 2, 32},
};
static const struct rt_use uses_ldg_vz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 72, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 76, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 79, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2229, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2230, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2230, 283, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2231, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2232, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2233, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2234, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2235, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2236, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 187, 2237, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 2237, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1591, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2238, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2239, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2239, 226, 2, 32},
};
static const struct rt_use uses_ldg_tz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2037, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2240, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2241, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2242, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2243, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2244, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 2237, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 2237, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2245, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2246, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2246, 226, 2, 32},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2247, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2247, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2248, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2249, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2249, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2250, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2251, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2251, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2251, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2252, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2253, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2253, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2253, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2254, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2255, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2256, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2257, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2258, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2259, 2260, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2261, 2260, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 2262, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 859, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2263, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2264, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2264, 226, 2, 32},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 905, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 905, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2265, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2266, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2266, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2267, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2268, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2268, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2268, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2270, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2270, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2270, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2271, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 906, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2272, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2273, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2274, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2275, 2260, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2276, 2260, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 904, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 904, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2277, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2278, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2278, 226, 2, 32},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2279, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2280, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1559, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2281, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2282, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2283, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 200, 2284, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 2284, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1562, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2286, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2288, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2288, 137, 2, 32},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2291, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2292, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2293, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2293, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2294, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2295, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2295, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2295, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2296, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2297, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2297, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2298, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2299, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2299, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2300, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2300, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2301, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2301, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2301, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2301, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2302, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2302, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2302, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2302, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2303, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2303, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2305, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2305, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2306, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2306, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2308, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2308, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2310, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2310, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2311, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2311, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2312, 2284, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2313, 2284, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 2314, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2290, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2316, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2318, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2318, 151, 2, 32},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2321, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2322, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2323, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2324, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2325, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2326, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2320, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2327, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2328, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2328, 137, 2, 32},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2329, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2330, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2331, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2332, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2333, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2334, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2335, 2336, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2337, 2336, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2338, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2339, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2339, 283, 2, 32},
};
static const struct rt_use uses_ld_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2231, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2231, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2232, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2233, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2233, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2234, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2235, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2235, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2235, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2236, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2340, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2340, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2340, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2341, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2342, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2343, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2344, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2345, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 187, 2237, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 2237, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2238, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2239, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2239, 283, 2, 32},
};
static const struct rt_use uses_ld_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2346, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2347, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2223, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2348, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2349, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2350, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 231, 2351, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 2351, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2352, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2353, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2353, 151, 2, 32},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2356, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2356, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2357, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2358, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2358, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2359, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2360, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2360, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2360, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2361, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2362, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2364, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2364, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2365, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2365, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2366, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2366, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2366, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2366, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2367, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2367, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2367, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2367, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2368, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2368, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2369, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2369, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2370, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2370, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2371, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2371, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2372, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2372, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2373, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2373, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2374, 2351, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2375, 2351, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2355, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2376, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2377, 2378, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2377, 2379, 2, 32},
};
static const struct rt_use uses_stg_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2382, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2383, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2384, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2385, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2386, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2387, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2381, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2391, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2393, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2395, 226, 2, 32},
};
static const struct rt_use uses_stg_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 71, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 72, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 75, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 76, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 78, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 78, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 79, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2396, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2396, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2396, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2397, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2398, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2399, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2400, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2401, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2402, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2403, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2404, 135, 2, 32},
};
static const struct rt_use uses_stg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2405, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 481, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2406, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2407, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 398, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2408, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2409, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2410, 137, 2, 32},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2411, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2411, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2412, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2413, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2413, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2414, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2415, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2415, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2415, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2416, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2417, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2417, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2417, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2418, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2419, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2419, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2420, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2420, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2421, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2421, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2421, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2421, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2423, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2423, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2423, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2423, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2425, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2425, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2427, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2427, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 336, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 336, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2428, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2428, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2429, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2429, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2430, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2430, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2435, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2437, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2439, 137, 2, 32},
};
static const struct rt_use uses_ldl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2440, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2441, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2441, 328, 2, 32},
};
static const struct rt_use uses_ldl_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2442, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2443, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2443, 328, 2, 32},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2444, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2444, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 432, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 433, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 433, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2445, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2445, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2446, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2447, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2448, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2449, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2450, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2450, 328, 2, 32},
};
static const struct rt_use uses_stl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2451, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2452, 2378, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2453, 2379, 2, 32},
};
static const struct rt_use uses_stl_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 406, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2454, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2455, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2456, 151, 2, 32},
};
static const struct rt_use uses_stl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2444, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2444, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 432, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 433, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 433, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2445, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2445, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2446, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2447, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2448, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2457, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2458, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2459, 151, 2, 32},
};
static const struct rt_use uses_lds_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2460, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2461, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2462, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2463, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2464, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2464, 328, 2, 32},
};
static const struct rt_use uses_lds_vz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 406, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2465, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2466, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2466, 2468, 2, 32},
};
static const struct rt_use uses_lds_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2469, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2470, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 328, 2, 32},
};
static const struct rt_use uses_lds_tz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 481, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 483, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 398, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 398, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2472, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2473, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2473, 2468, 2, 32},
};
static const struct rt_use uses_lds_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 306, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 307, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 308, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 310, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 641, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 641, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 643, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 643, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2474, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2475, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2475, 328, 2, 32},
};
static const struct rt_use uses_lds_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 880, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 880, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2476, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2476, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2477, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2477, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2478, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2478, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 881, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 881, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2479, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2479, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 879, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2480, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2481, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2481, 2468, 2, 32},
};
static const struct rt_use uses_lds_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2460, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2461, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2462, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2482, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2463, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2464, 2483, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2464, 2484, 2, 32},
};
static const struct rt_use uses_lds_au[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 291, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 291, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 292, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 293, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2469, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2485, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2485, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2486, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2486, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2470, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 2483, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 2484, 2, 32},
};
static const struct rt_use uses_sts_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 366, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2492, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2494, 2467, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2496, 2468, 2, 32},
};
static const struct rt_use uses_sts_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2497, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2498, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2499, 2378, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2500, 2379, 2, 32},
};
static const struct rt_use uses_sts_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2501, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2501, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 410, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 410, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 406, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2502, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2503, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2504, 151, 2, 32},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2506, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2507, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2505, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2509, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2513, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2511, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2516, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2525, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2526, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2524, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2527, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2530, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2534, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2538, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2542, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2546, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2549, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2528, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2528, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2553, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2556, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2559, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2562, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2565, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2567, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2551, 111, 2, 32},
};
static const struct rt_use uses_ldc_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2506, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2506, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2507, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2568, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2505, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2509, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2512, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2513, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2513, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2569, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2511, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2528, 301, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2571, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2572, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2572, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2574, 294, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2578, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2578, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2577, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2581, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2582, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2584, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2586, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2589, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2592, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2595, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2597, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2583, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2583, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2599, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2601, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2603, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2605, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2607, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2608, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2598, 294, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2611, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2611, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2610, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2616, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2617, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2619, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2621, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2623, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2625, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2627, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2628, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2618, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2618, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2630, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2632, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2634, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2636, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2638, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2639, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2629, 294, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2644, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2643, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2643, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2643, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2643, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2645, 490, 2, 32},
};
static const struct rt_use uses_ldsm_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2648, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2650, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2652, 328, 2, 32},
};
static const struct rt_use uses_ldsm_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2653, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2654, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2655, 328, 2, 32},
};
static const struct rt_use uses_stsm[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2648, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2650, 2378, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2652, 2379, 2, 32},
};
static const struct rt_use uses_ldgsts_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 851, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 852, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2656, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2656, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1591, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1591, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1591, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2657, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2657, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2658, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2658, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2658, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2658, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2659, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2659, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2660, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2660, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2661, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2661, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2661, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2661, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2662, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2662, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2662, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2662, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2663, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2663, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2664, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2664, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 189, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 189, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2665, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2665, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2667, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2667, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2668, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2668, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2233, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2235, 1, 2, 1},
};
static const struct rt_use uses_ldgsts_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2669, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2669, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2043, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2043, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2037, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2037, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2037, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2241, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2241, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2241, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 1, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2670, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 449, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 450, 2671, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 448, 13, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2673, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2674, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2675, 2671, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2672, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2679, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2679, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2687, 2677, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2687, 2688, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2687, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2687, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2691, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2692, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2693, 2671, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2690, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2690, 490, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2063, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2705, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2707, 2708, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2709, 894, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2710, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2063, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2714, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2716, 212, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2718, 213, 2, 32},
};
static const struct rt_use uses_suld_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2719, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2720, 2708, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 185, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 187, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2233, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2721, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2722, 212, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2723, 213, 2, 32},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2733, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2735, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2736, 920, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2737, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1570, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2739, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2741, 132, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2743, 135, 2, 32},
};
static const struct rt_use uses_suld_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 843, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2744, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2745, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2746, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2335, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2331, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2747, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2748, 132, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2749, 135, 2, 32},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1601, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2750, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2751, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1601, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2752, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2753, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2754, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2755, 920, 2, 32},
};
static const struct rt_use uses_sust_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 9, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2756, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2757, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2758, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2759, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2760, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 11, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 19, 25, 2, 32},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2761, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2762, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2763, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2764, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2765, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2766, 855, 2, 32},
};
static const struct rt_use uses_sust_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 197, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2767, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2768, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2769, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2770, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2771, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 198, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 200, 48, 2, 32},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1903, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2772, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2773, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1903, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2781, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2782, 894, 2, 32},
};
static const struct rt_use uses_sured_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 46, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2783, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2784, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2785, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 47, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 51, 1, 2, 32},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2787, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2788, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2789, 2790, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2787, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2793, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2794, 1461, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2787, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2787, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2795, 38, 2, 32},
};
static const struct rt_use uses_suatom_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2796, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2797, 2790, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2798, 934, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2799, 855, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2800, 855, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1527, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1527, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2801, 38, 2, 32},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1461, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1461, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2805, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2806, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2807, 2708, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2805, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2805, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2810, 2790, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2812, 2813, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2814, 1056, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2805, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2805, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2815, 50, 2, 32},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 904, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2816, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2817, 2708, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 904, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 904, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2818, 2790, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2819, 2813, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2820, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2275, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 904, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 904, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2821, 50, 2, 32},
};
static const struct rt_use uses_suquery_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 476, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2822, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 2467, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 479, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 476, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 111, 2, 32},
};
static const struct rt_use uses_suquery_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 469, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2824, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2825, 2467, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 469, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 920, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 920, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 934, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2827, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2827, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2831, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2833, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2836, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1314, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2841, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1314, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1314, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2839, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2841, 2468, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2848, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2850, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2853, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2854, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2855, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2856, 2237, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2857, 2260, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2843, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2843, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2854, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2855, 2468, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_sp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2843, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2854, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2855, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2856, 2237, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2857, 2260, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2843, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2843, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2854, 2467, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2855, 2468, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2869, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2871, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2873, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2877, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2881, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2883, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2884, 2336, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2885, 2237, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1667, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1667, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2881, 2378, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2883, 2379, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2887, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2890, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2892, 327, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2894, 328, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2887, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2897, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2887, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2887, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2900, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2902, 137, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2887, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2887, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2900, 2483, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2902, 2484, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 151, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 408, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 2903, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 2904, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_movm[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2906, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2906, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2906, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2906, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 360, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 360, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_tex_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1415, 1381, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1416, 1381, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2908, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2908, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2909, 894, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2910, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2908, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2912, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2913, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2915, 50, 2, 32},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1330, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1330, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2917, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2917, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2918, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2917, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2920, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2921, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2923, 50, 2, 32},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1181, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1060, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2925, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2926, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2928, 50, 2, 32},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1415, 1330, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1416, 1330, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2930, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2930, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2931, 920, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2932, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2930, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2934, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2935, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2937, 17, 2, 32},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2939, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2939, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2940, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2939, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2942, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2943, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2945, 17, 2, 32},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 947, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 947, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2946, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 947, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2948, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2949, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2951, 17, 2, 32},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1415, 1461, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1416, 1461, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2953, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2953, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2954, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2955, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2953, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2957, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2958, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2960, 73, 2, 32},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 1056, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 1056, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1181, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1060, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2961, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2926, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2962, 73, 2, 32},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2963, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1187, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2965, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2966, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2968, 73, 2, 32},
};
static const struct rt_use uses_tmml_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 919, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 921, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2969, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1187, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2964, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2966, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2967, 497, 2, 32},
};
static const struct rt_use uses_tmml_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 184, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2970, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2971, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2972, 497, 2, 32},
};
static const struct rt_use uses_tmml_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 88, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2973, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2974, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2975, 497, 2, 32},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 843, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2976, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 843, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2747, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2748, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2749, 301, 2, 32},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 197, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2769, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2770, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2771, 301, 2, 32},
};
static const struct rt_use uses_txq_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 341, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2977, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2978, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2979, 301, 2, 32},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 894, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 894, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2737, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1570, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1570, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1570, 81, 2, 32},
};
static const struct rt_use uses_footprint_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 197, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 197, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 81, 2, 32},
};
static const struct rt_use uses_uiadd3_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2984, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2985, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2987, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2988, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2989, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2991, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2983, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2983, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2983, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1125, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1126, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2996, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2997, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2999, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3000, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3001, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3002, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2995, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2995, 42, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2995, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2995, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2995, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2983, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2983, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2983, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2983, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2983, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2983, 408, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2983, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2983, 111, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3009, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3010, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3011, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3012, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3009, 294, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3014, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3014, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 294, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3018, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3019, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3020, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3021, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3018, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3018, 294, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3009, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3009, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3009, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3009, 294, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3026, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3027, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3028, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3029, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3030, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3030, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3031, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3031, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3032, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3025, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3025, 490, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1415, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1416, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3035, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3036, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3037, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3038, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3039, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3039, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3040, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3040, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3034, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3041, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3034, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3034, 490, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3044, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3045, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3044, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3044, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3044, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3047, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3048, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3049, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3050, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3064, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3065, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3066, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3067, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3073, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3076, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3077, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3078, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3079, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3081, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3082, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3083, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3084, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3086, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3088, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3089, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3090, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3091, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3093, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3094, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3095, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3096, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3087, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3043, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3097, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3098, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3043, 120, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3103, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3103, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3105, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3106, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3108, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3109, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3110, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3111, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3113, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3114, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3115, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3116, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3117, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3120, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3121, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3122, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3123, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3125, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3126, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3127, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3128, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3129, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3131, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3132, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3133, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3134, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3136, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3137, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3138, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3139, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3130, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3140, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3141, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 120, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3103, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3103, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3103, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3108, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3109, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3110, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3111, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3144, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3149, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3150, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3151, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3152, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3154, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3155, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3156, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3157, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3161, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3120, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3121, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3122, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3123, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3164, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3166, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3167, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3168, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3169, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3171, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3172, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3173, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3174, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3176, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3131, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3132, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3133, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3134, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3179, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3181, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3182, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3183, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3184, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3186, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3187, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3188, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3189, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3130, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3190, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3191, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 120, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3103, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3103, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3105, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3106, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3103, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3108, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3109, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3110, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3111, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3192, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3193, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3149, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3150, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3151, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3152, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3154, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3155, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3156, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3157, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3199, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3120, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3121, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3122, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3123, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3200, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3201, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3166, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3167, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3168, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3169, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3171, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3172, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3173, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3174, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3203, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3131, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3132, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3133, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3134, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3204, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3205, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3181, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3182, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3183, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3184, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3186, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3187, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3188, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3189, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3130, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3206, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3207, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3102, 120, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3210, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3211, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3213, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3214, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3209, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3215, 294, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3216, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3217, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3218, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3219, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2983, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2983, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3220, 294, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3221, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3221, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3222, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3222, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3224, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3225, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3018, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3226, 294, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1415, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1416, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3230, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3230, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3231, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3231, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3233, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3234, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3229, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3229, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3235, 294, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3236, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3237, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3009, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3009, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3238, 294, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, 0, -1, 3, 919, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 921, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3221, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3222, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3018, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3018, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3018, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3226, 294, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1415, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1416, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3034, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3239, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3034, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3034, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3035, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3036, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3035, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3240, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3037, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3038, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3037, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3241, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3242, 294, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3246, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3246, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3248, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3250, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3252, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3252, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3254, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3256, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3257, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3257, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3259, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3261, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3263, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3263, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3265, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3267, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3269, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3269, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3271, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3273, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3274, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3274, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3276, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3278, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3244, 120, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3282, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3283, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3284, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3286, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3287, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3288, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3289, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3290, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3293, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3294, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3295, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3297, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3298, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3299, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3300, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3301, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3302, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3280, 120, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3305, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3306, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3305, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3305, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3307, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3311, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3311, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3312, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3314, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3314, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3315, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3318, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3318, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3319, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3321, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3321, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3322, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3325, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3325, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3326, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3328, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3328, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3329, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3332, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3332, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3333, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3335, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3335, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3336, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3304, 294, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3304, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3337, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3340, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3304, 13, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3341, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 669, 13, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3345, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3346, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3343, 13, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3351, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3352, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3360, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3361, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3366, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3367, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3378, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3379, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3382, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3383, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3386, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3387, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3391, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3392, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3395, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3396, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3399, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3400, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3348, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3403, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3404, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3401, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3401, 26, 2, 1},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3409, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3411, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3412, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3414, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3416, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3406, 111, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3418, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3420, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3417, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3419, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 294, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3043, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3043, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3043, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3043, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3043, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3422, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3422, 120, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3422, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3422, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3422, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3280, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3280, 120, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3280, 81, 1200, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3280, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3280, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3348, 111, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3348, 26, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3348, 120, 1200, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3348, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3348, 294, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3304, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3423, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3304, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3424, 294, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3014, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3425, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 32, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 294, 2, 32},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 669, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3341, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 2, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 5, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 27, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 122, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 107, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 29, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 669, 32, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3427, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3428, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3427, 13, 2, 32},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 3431, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3432, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3430, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3433, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3433, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 469, 26, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 3434, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3435, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3437, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 469, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 3440, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 3441, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 3442, 2671, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3448, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3439, 13, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3450, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3451, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3452, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3450, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 3450, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3450, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3453, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3454, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3455, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3456, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3457, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3458, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 883, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 883, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3459, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3459, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3460, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 3459, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3459, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3461, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3461, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3462, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3462, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 893, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 892, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff4_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 888, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 889, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 890, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 888, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3463, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2206, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2206, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3464, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2206, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3465, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 883, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3466, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3467, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3469, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3471, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 883, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 855, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 855, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 888, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3472, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3473, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 889, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3475, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3476, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 909, 536, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 745, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 746, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 3477, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3479, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3480, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3483, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 745, 111, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3484, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3485, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 745, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 746, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 3477, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3487, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3488, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3489, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3490, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3479, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3480, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3491, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3492, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3497, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3498, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3496, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 745, 111, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 395, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 395, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3499, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 390, 294, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3500, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3500, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3501, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 360, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 246, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3504, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3505, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3506, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3508, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3510, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3511, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3514, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3515, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3517, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3519, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3521, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3522, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3548, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3549, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3551, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3553, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3555, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3559, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3560, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3562, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3564, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3566, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3571, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3572, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3574, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3576, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3578, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 246, 294, 2, 1},
};
static const struct rt_use uses_redux[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 360, 111, 2, 32},
};
static const struct rt_use uses_elect[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 366, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 366, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 366, 294, 2, 32},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2180, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3579, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3580, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2180, 32, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2180, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 477, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3581, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3592, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3592, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3595, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3595, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3597, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3597, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3599, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3599, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3601, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3601, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3603, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3603, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3605, 13, 3593, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3605, 32, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 849, 536, 2, 32},
};
static const struct rt_use uses_plop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 198, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 200, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 197, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 197, 294, 2, 1},
};
static const struct rt_use uses_plop3_sign_one[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 120, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 40, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 120, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 40, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 12, 1200, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 111, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 120, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 40, 1200, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 12, 1200, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 886, 536, 2, 32},
};

static const struct rt_use_list forms[] = {
    [VOLTA_ATOM_V] = {uses_atom_v, 15},
    [VOLTA_ATOM_T] = {uses_atom_v, 15},
    [VOLTA_ATOM_TU] = {uses_atom_tu, 27},
    [VOLTA_ATOM_A] = {uses_atom_a, 15},
    [VOLTA_ATOM_D] = {uses_atom_d, 39},
    [VOLTA_ATOM_H] = {uses_atom_h, 21},
    [VOLTA_ATOM_HD] = {uses_atom_hd, 37},
    [VOLTA_ATOM_F] = {uses_atom_f, 21},
    [VOLTA_ATOM_FD] = {uses_atom_fd, 37},
    [VOLTA_ATOM_CV] = {uses_atom_cv, 15},
    [VOLTA_ATOM_CT] = {uses_atom_cv, 15},
    [VOLTA_ATOM_CA] = {uses_atom_ca, 15},
    [VOLTA_ATOM_CH] = {uses_atom_ch, 21},
    [VOLTA_ATOMG_V] = {uses_atom_v, 15},
    [VOLTA_ATOMG_T] = {uses_atom_v, 15},
    [VOLTA_ATOMG_TU] = {uses_atom_tu, 27},
    [VOLTA_ATOMG_A] = {uses_atom_a, 15},
    [VOLTA_ATOMG_D] = {uses_atom_d, 39},
    [VOLTA_ATOMG_H] = {uses_atom_h, 21},
    [VOLTA_ATOMG_HD] = {uses_atom_hd, 37},
    [VOLTA_ATOMG_F] = {uses_atom_f, 21},
    [VOLTA_ATOMG_FD] = {uses_atom_fd, 37},
    [VOLTA_ATOMG_CV] = {uses_atomg_cv, 15},
    [VOLTA_ATOMG_CT] = {uses_atomg_cv, 15},
    [VOLTA_ATOMG_CA] = {uses_atomg_ca, 15},
    [VOLTA_ATOMG_CH] = {uses_atomg_ch, 21},
    [VOLTA_RED_V] = {uses_red_v, 10},
    [VOLTA_RED_T] = {uses_red_v, 10},
    [VOLTA_RED_TU] = {uses_red_tu, 22},
    [VOLTA_RED_A] = {uses_red_a, 10},
    [VOLTA_RED_D] = {uses_red_d, 34},
    [VOLTA_REDG_H] = {uses_redg_h, 10},
    [VOLTA_REDG_HD] = {uses_redg_hd, 26},
    [VOLTA_REDG_F] = {uses_redg_f, 12},
    [VOLTA_REDG_FD] = {uses_redg_fd, 28},
    [VOLTA_ATOMS_V] = {uses_atoms_v, 11},
    [VOLTA_ATOMS_T] = {uses_atoms_t, 12},
    [VOLTA_ATOMS_A] = {uses_atoms_t, 12},
    [VOLTA_ATOMS_TU] = {uses_atoms_tu, 20},
    [VOLTA_ATOMS_H] = {uses_atoms_h, 18},
    [VOLTA_ATOMS_HU] = {uses_atoms_hu, 26},
    [VOLTA_ATOMS_CV] = {uses_atoms_cv, 11},
    [VOLTA_ATOMS_CT] = {uses_atoms_ct, 12},
    [VOLTA_ATOMS_CH] = {uses_atoms_ch, 18},
    [VOLTA_ATOMS_P] = {uses_atoms_p, 6},
    [VOLTA_ATOMS_PO] = {uses_atoms_po, 6},
    [VOLTA_ATOMS_HP] = {uses_atoms_p, 6},
    [VOLTA_ATOMS_HPO] = {uses_atoms_po, 6},
    [VOLTA_BSSY] = {uses_bssy, 5},
    [VOLTA_BSYNC] = {uses_bsync, 10},
    [VOLTA_BREAK] = {uses_break, 6},
    [VOLTA_BMOV_R] = {uses_bmov_r, 5},
    [VOLTA_BMOV_B] = {uses_bmov_b, 5},
    [VOLTA_BMOV_L] = {uses_bmov_l, 6},
    [VOLTA_BMOV_RB] = {uses_bmov_rb, 5},
    [VOLTA_BMOV_RU] = {uses_bmov_ru, 3},
    [VOLTA_BMOV_BB] = {uses_bmov_bb, 4},
    [VOLTA_YIELD] = {NULL, 0},
    [VOLTA_NANOSLEEP_N] = {NULL, 0},
    [VOLTA_NANOSLEEP_C] = {NULL, 0},
    [VOLTA_WARPSYNC_R] = {uses_warpsync_r, 10},
    [VOLTA_WARPSYNC_M] = {uses_warpsync_m, 10},
    [VOLTA_WARPSYNC_H] = {uses_warpsync_h, 10},
    [VOLTA_WARPSYNC_A] = {uses_warpsync_a, 9},
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {uses_warpsync_collective_h, 5},
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {uses_warpsync_collective_a, 4},
    [VOLTA_ENDCOLLECTIVE] = {uses_endcollective, 4},
    [VOLTA_BAR_SYNC] = {uses_bar_sync, 6},
    [VOLTA_BAR_ARV] = {uses_bar_arv, 5},
    [VOLTA_BAR_RED] = {uses_bar_red, 7},
    [VOLTA_BAR_ALL] = {uses_bar_all, 2},
    [VOLTA_B2R_R] = {uses_b2r_r, 4},
    [VOLTA_B2R_B] = {uses_b2r_b, 3},
    [VOLTA_R2B] = {uses_r2b, 3},
    [VOLTA_DEPBAR_LE] = {NULL, 0},
    [VOLTA_DEPBAR_N] = {NULL, 0},
    [VOLTA_DEPBAR_U] = {NULL, 0},
    [VOLTA_CSMTEST] = {NULL, 0},
    [VOLTA_PMTRIG] = {uses_warpsync_collective_a, 4},
    [VOLTA_RPCMOV_R] = {uses_rpcmov_r, 4},
    [VOLTA_RPCMOV_G] = {uses_rpcmov_g, 3},
    [VOLTA_RPCMOV_L] = {uses_rpcmov_l, 4},
    [VOLTA_CTAID_S] = {uses_r2b, 3},
    [VOLTA_CTAID_G] = {uses_ctaid_g, 4},
    [VOLTA_CTAID_M] = {uses_r2b, 3},
    [VOLTA_SYNCS_ARR] = {uses_syncs_arr, 13},
    [VOLTA_SYNCS_CHK] = {uses_syncs_chk, 12},
    [VOLTA_SYNCS_X] = {uses_syncs_x, 8},
    [VOLTA_SYNCS_LD] = {uses_syncs_ld, 6},
    [VOLTA_SYNCS_CAS] = {uses_syncs_cas, 10},
    [VOLTA_SYNCS_CCTL] = {uses_bar_all, 2},
    [VOLTA_ARRIVES] = {uses_arrives, 10},
    [VOLTA_STAS] = {uses_stas, 13},
    [VOLTA_REDAS] = {uses_stas, 13},
    [VOLTA_UBLKCP] = {uses_ublkcp, 7},
    [VOLTA_UBLKRED] = {uses_ublkcp, 7},
    [VOLTA_UBLKPF] = {uses_ublkpf, 5},
    [VOLTA_UTMALDG_D] = {uses_ublkcp, 7},
    [VOLTA_UTMALDG_S] = {uses_utmaldg_s, 6},
    [VOLTA_UTMASTG] = {uses_utmaldg_s, 6},
    [VOLTA_UTMAREDG] = {uses_utmaldg_s, 6},
    [VOLTA_UTMAPF_D] = {uses_ublkcp, 7},
    [VOLTA_UTMAPF_S] = {uses_utmaldg_s, 6},
    [VOLTA_UTMACCTL] = {uses_utmacctl, 2},
    [VOLTA_UTMACMDFLUSH] = {uses_utmacctl, 2},
    [VOLTA_ACQBULK] = {uses_bar_all, 2},
    [VOLTA_FENCE] = {uses_bar_all, 2},
    [VOLTA_CCTL_V] = {uses_cctl_v, 8},
    [VOLTA_CCTL_T] = {uses_cctl_v, 8},
    [VOLTA_CCTL_U] = {uses_cctl_u, 10},
    [VOLTA_CCTL_VA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_TA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_A] = {uses_cctl_va, 2},
    [VOLTA_CCTLL_V] = {uses_cctll_v, 5},
    [VOLTA_CCTLL_T] = {uses_cctll_v, 5},
    [VOLTA_CCTLL_U] = {uses_cctll_u, 10},
    [VOLTA_CCTLT_ALL] = {uses_bar_all, 2},
    [VOLTA_CCTLT_R] = {uses_r2b, 3},
    [VOLTA_CCTLT_C] = {uses_cctl_va, 2},
    [VOLTA_CCTLT_U] = {uses_cctlt_u, 3},
    [VOLTA_MEMBAR_V] = {uses_membar_v, 2},
    [VOLTA_MEMBAR_A] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_H] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_AS] = {uses_cctl_va, 2},
    [VOLTA_ERRBAR_V] = {uses_bar_all, 2},
    [VOLTA_ERRBAR_A] = {uses_bar_all, 2},
    [VOLTA_QSPC_V] = {uses_qspc_v, 62},
    [VOLTA_QSPC_T] = {uses_qspc_t, 62},
    [VOLTA_QSPC_TU] = {uses_qspc_tu, 60},
    [VOLTA_QSPC_U] = {uses_qspc_u, 48},
    [VOLTA_UCGABAR_ARV] = {uses_utmacctl, 2},
    [VOLTA_UCGABAR_WAIT] = {uses_utmacctl, 2},
    [VOLTA_CGAERRBAR] = {uses_bar_all, 2},
    [VOLTA_WARPGROUP] = {uses_bar_all, 2},
    [VOLTA_WARPGROUPSET] = {uses_warpgroupset, 3},
    [VOLTA_USETMAXREG_U] = {uses_usetmaxreg_u, 4},
    [VOLTA_USETMAXREG_I] = {uses_usetmaxreg_i, 3},
    [VOLTA_USETSHMSZ_U] = {uses_warpgroupset, 3},
    [VOLTA_USETSHMSZ_I] = {uses_usetshmsz_i, 2},
    [VOLTA_ULEPC_N] = {uses_ulepc_n, 4},
    [VOLTA_ULEPC_T] = {uses_ulepc_t, 4},
    [VOLTA_NOP] = {NULL, 0},
    [VOLTA_EXIT] = {uses_exit, 6},
    [VOLTA_KILL] = {uses_endcollective, 4},
    [VOLTA_BRA_B] = {uses_bra_b, 23},
    [VOLTA_BRA_U] = {uses_bra_u, 22},
    [VOLTA_BRA_DIV] = {uses_bra_div, 6},
    [VOLTA_JMP_B] = {uses_jmp_b, 18},
    [VOLTA_JMP_C] = {uses_jmp_c, 18},
    [VOLTA_JMP_U] = {uses_jmp_u, 22},
    [VOLTA_JMP_UC] = {uses_jmp_u, 22},
    [VOLTA_BRX] = {uses_brx, 22},
    [VOLTA_JMX] = {uses_brx, 22},
    [VOLTA_BRXU_BRXU] = {uses_brxu_brxu, 7},
    [VOLTA_BRXU_JMXU] = {uses_brxu_brxu, 7},
    [VOLTA_CALL_AT] = {uses_call_at, 18},
    [VOLTA_CALL_C] = {uses_call_c, 18},
    [VOLTA_CALL_R] = {uses_brx, 22},
    [VOLTA_CALL_REL] = {uses_call_at, 18},
    [VOLTA_CALL_RR] = {uses_brx, 22},
    [VOLTA_CALL_UR] = {uses_brxu_brxu, 7},
    [VOLTA_RET_REL] = {uses_brx, 22},
    [VOLTA_RET_ABS] = {uses_brx, 22},
    [VOLTA_RET_UR_REL] = {uses_brxu_brxu, 7},
    [VOLTA_RET_UR_ABS] = {uses_brxu_brxu, 7},
    [VOLTA_LEPC_N] = {uses_lepc_n, 4},
    [VOLTA_LEPC_T] = {uses_lepc_t, 4},
    [VOLTA_RTT] = {NULL, 0},
    [VOLTA_PREEXIT] = {NULL, 0},
    [VOLTA_BPT] = {uses_bpt, 2},
    [VOLTA_F2F_N] = {uses_f2f_n, 9},
    [VOLTA_F2F_W] = {uses_f2f_w, 9},
    [VOLTA_F2F_DW] = {uses_f2f_dw, 10},
    [VOLTA_F2F_DF] = {uses_f2f_df, 10},
    [VOLTA_F2F_ND] = {uses_f2f_nd, 13},
    [VOLTA_F2I_H] = {uses_f2i_h, 9},
    [VOLTA_F2I_S] = {uses_f2i_s, 9},
    [VOLTA_F2I_HD] = {uses_f2i_hd, 10},
    [VOLTA_F2I_SD] = {uses_f2i_sd, 10},
    [VOLTA_F2I_D] = {uses_f2i_d, 14},
    [VOLTA_I2F_B] = {uses_i2f_b, 6},
    [VOLTA_I2F_H] = {uses_i2f_b, 6},
    [VOLTA_I2F_W] = {uses_i2f_w, 6},
    [VOLTA_I2F_BD] = {uses_i2f_bd, 7},
    [VOLTA_I2F_HD] = {uses_i2f_bd, 7},
    [VOLTA_I2F_WD] = {uses_i2f_wd, 7},
    [VOLTA_I2F_D] = {uses_i2f_d, 9},
    [VOLTA_FRND_H] = {uses_frnd_h, 9},
    [VOLTA_FRND_S] = {uses_frnd_s, 9},
    [VOLTA_FRND_D] = {uses_frnd_d, 14},
    [VOLTA_I2I] = {uses_i2i, 6},
    [VOLTA_F2FP_P] = {uses_f2fp_p, 8},
    [VOLTA_F2FP_RS] = {uses_f2fp_rs, 9},
    [VOLTA_F2FP_M] = {uses_f2fp_m, 8},
    [VOLTA_F2FP_MC] = {uses_f2fp_mc, 6},
    [VOLTA_F2IP_B] = {uses_f2ip_b, 9},
    [VOLTA_F2IP_C] = {uses_f2ip_c, 7},
    [VOLTA_I2FP] = {uses_i2fp, 6},
    [VOLTA_I2IP_B] = {uses_i2ip_b, 9},
    [VOLTA_I2IP_N] = {uses_f2fp_rs, 9},
    [VOLTA_DADD_R] = {uses_dadd_r, 16},
    [VOLTA_DADD_C] = {uses_dadd_c, 14},
    [VOLTA_DMUL] = {uses_dmul, 20},
    [VOLTA_DFMA_B] = {uses_dfma_b, 26},
    [VOLTA_DFMA_C] = {uses_dfma_c, 20},
    [VOLTA_DSETP] = {uses_dsetp, 79},
    [VOLTA_FADD] = {uses_fadd, 25},
    [VOLTA_FMUL] = {uses_fmul, 39},
    [VOLTA_FFMA_B] = {uses_ffma_b, 42},
    [VOLTA_FFMA_C] = {uses_ffma_c, 32},
    [VOLTA_FMNMX_N] = {uses_fmnmx_n, 34},
    [VOLTA_FMNMX_ISA] = {uses_fmnmx_isa, 15},
    [VOLTA_FSEL] = {uses_fsel, 28},
    [VOLTA_FSET] = {uses_fset, 36},
    [VOLTA_FSETP] = {uses_fsetp, 40},
    [VOLTA_FCHK] = {uses_fchk, 13},
    [VOLTA_FSWZADD] = {uses_fswzadd, 9},
    [VOLTA_MUFU_R] = {uses_mufu_r, 9},
    [VOLTA_MUFU_S] = {uses_mufu_s, 3},
    [VOLTA_MUFU_D] = {uses_mufu_s, 3},
    [VOLTA_MUFU_H] = {uses_mufu_s, 3},
    [VOLTA_AL2P] = {uses_al2p, 4},
    [VOLTA_ALD_A] = {uses_ald_a, 4},
    [VOLTA_ALD_R] = {uses_ald_r, 5},
    [VOLTA_ALD_U] = {uses_ald_u, 5},
    [VOLTA_AST_A] = {uses_ast_a, 4},
    [VOLTA_AST_R] = {uses_ast_r, 5},
    [VOLTA_AST_U] = {uses_ast_u, 5},
    [VOLTA_IPA_A] = {uses_ipa_a, 4},
    [VOLTA_IPA_U] = {uses_ipa_u, 5},
    [VOLTA_OUT_F] = {uses_out_f, 3},
    [VOLTA_OUT_R] = {uses_out_r, 5},
    [VOLTA_OUT_I] = {uses_out_i, 4},
    [VOLTA_OUT_U] = {uses_out_u, 5},
    [VOLTA_ISBERD] = {uses_isberd, 4},
    [VOLTA_ISBEWR] = {uses_isbewr, 4},
    [VOLTA_PIXLD] = {uses_b2r_r, 4},
    [VOLTA_LDTRAM] = {uses_ldtram, 4},
    [VOLTA_HADD2] = {uses_hadd2, 13},
    [VOLTA_HMUL2] = {uses_hadd2, 13},
    [VOLTA_HFMA2_B] = {uses_hfma2_b, 17},
    [VOLTA_HFMA2_C] = {uses_hfma2_c, 13},
    [VOLTA_HFMA2_RB] = {uses_hfma2_rb, 18},
    [VOLTA_HFMA2_RC] = {uses_hfma2_rc, 14},
    [VOLTA_HFMA2_MMA_B] = {uses_hfma2_mma_b, 17},
    [VOLTA_HFMA2_MMA_C] = {uses_hfma2_mma_c, 13},
    [VOLTA_HFMA2_MMA_RB] = {uses_hfma2_mma_rb, 18},
    [VOLTA_HFMA2_MMA_RC] = {uses_hfma2_mma_rc, 14},
    [VOLTA_HSET2] = {uses_hset2, 14},
    [VOLTA_HSETP2] = {uses_hsetp2, 15},
    [VOLTA_HMNMX2] = {uses_hmnmx2, 14},
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
    [VOLTA_PRMT_B] = {uses_prmt_b, 59},
    [VOLTA_PRMT_C] = {uses_prmt_c, 42},
    [VOLTA_SEL] = {uses_sel, 9},
    [VOLTA_ISETP_N] = {uses_isetp_n, 53},
    [VOLTA_ISETP_X] = {uses_isetp_x, 75},
    [VOLTA_ISETP_O] = {uses_isetp_o, 55},
    [VOLTA_ISETP_OX] = {uses_isetp_ox, 79},
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
    [VOLTA_FLO] = {uses_flo, 46},
    [VOLTA_IABS] = {uses_brev, 6},
    [VOLTA_SGXT] = {uses_sgxt, 15},
    [VOLTA_BMSK] = {uses_bmsk, 11},
    [VOLTA_MOV] = {uses_mov, 6},
    [VOLTA_IMNMX] = {uses_imnmx, 18},
    [VOLTA_LDG_V] = {uses_ldg_v, 13},
    [VOLTA_LDG_VZ] = {uses_ldg_vz, 13},
    [VOLTA_LDG_T] = {uses_ldg_t, 15},
    [VOLTA_LDG_TZ] = {uses_ldg_tz, 15},
    [VOLTA_LDG_TU] = {uses_ldg_tu, 27},
    [VOLTA_LDG_TUZ] = {uses_ldg_tuz, 27},
    [VOLTA_LDG_A] = {uses_ldg_a, 15},
    [VOLTA_LDG_D] = {uses_ldg_d, 47},
    [VOLTA_LD_V] = {uses_ld_v, 12},
    [VOLTA_LD_VZ] = {uses_ldg_vz, 13},
    [VOLTA_LD_T] = {uses_ld_t, 14},
    [VOLTA_LD_TZ] = {uses_ldg_tz, 15},
    [VOLTA_LD_TU] = {uses_ld_tu, 26},
    [VOLTA_LD_TUZ] = {uses_ldg_tuz, 27},
    [VOLTA_LD_A] = {uses_ld_a, 14},
    [VOLTA_LD_D] = {uses_ld_d, 46},
    [VOLTA_STG_V] = {uses_stg_v, 12},
    [VOLTA_STG_T] = {uses_stg_v, 12},
    [VOLTA_STG_TU] = {uses_stg_tu, 24},
    [VOLTA_STG_A] = {uses_stg_a, 12},
    [VOLTA_STG_D] = {uses_stg_d, 44},
    [VOLTA_ST_V] = {uses_stg_v, 12},
    [VOLTA_ST_T] = {uses_stg_v, 12},
    [VOLTA_ST_TU] = {uses_stg_tu, 24},
    [VOLTA_ST_A] = {uses_stg_a, 12},
    [VOLTA_ST_D] = {uses_stg_d, 44},
    [VOLTA_LDL_V] = {uses_ldl_v, 9},
    [VOLTA_LDL_T] = {uses_ldl_v, 9},
    [VOLTA_LDL_TU] = {uses_ldl_tu, 14},
    [VOLTA_LDL_D] = {uses_ldl_d, 19},
    [VOLTA_STL_V] = {uses_stl_v, 9},
    [VOLTA_STL_T] = {uses_stl_v, 9},
    [VOLTA_STL_TU] = {uses_stl_tu, 14},
    [VOLTA_STL_D] = {uses_stl_d, 19},
    [VOLTA_LDS_V] = {uses_lds_v, 9},
    [VOLTA_LDS_VZ] = {uses_lds_vz, 10},
    [VOLTA_LDS_T] = {uses_lds_t, 10},
    [VOLTA_LDS_TZ] = {uses_lds_tz, 11},
    [VOLTA_LDS_TU] = {uses_lds_tu, 18},
    [VOLTA_LDS_TUZ] = {uses_lds_tuz, 19},
    [VOLTA_LDS_A] = {uses_lds_a, 10},
    [VOLTA_LDS_AU] = {uses_lds_au, 18},
    [VOLTA_STS_V] = {uses_sts_v, 9},
    [VOLTA_STS_T] = {uses_sts_t, 10},
    [VOLTA_STS_TU] = {uses_sts_tu, 18},
    [VOLTA_LDC_V] = {uses_ldc_v, 29},
    [VOLTA_LDC_T] = {uses_ldc_v, 29},
    [VOLTA_LDC_X] = {uses_ldc_x, 22},
    [VOLTA_ULDC_C] = {uses_uldc_c, 6},
    [VOLTA_ULDC_I] = {uses_uldc_i, 22},
    [VOLTA_ULDC_IO] = {uses_uldc_io, 22},
    [VOLTA_ULDC_M] = {uses_uldc_m, 8},
    [VOLTA_LDSM_R] = {uses_ldsm_r, 9},
    [VOLTA_LDSM_U] = {uses_ldsm_u, 14},
    [VOLTA_STSM] = {uses_stsm, 9},
    [VOLTA_LDGSTS_R] = {uses_ldgsts_r, 44},
    [VOLTA_LDGSTS_U] = {uses_ldgsts_u, 14},
    [VOLTA_LDGSTS_US] = {uses_ldgsts_u, 14},
    [VOLTA_LDGDEPBAR] = {uses_bar_all, 2},
    [VOLTA_S2R] = {uses_s2r, 6},
    [VOLTA_CS2R] = {uses_cs2r, 17},
    [VOLTA_SULD_D] = {uses_suld_d, 11},
    [VOLTA_SULD_DR] = {uses_suld_dr, 12},
    [VOLTA_SULD_P] = {uses_suld_p, 11},
    [VOLTA_SULD_PR] = {uses_suld_pr, 12},
    [VOLTA_SUST_D] = {uses_sust_d, 10},
    [VOLTA_SUST_DR] = {uses_sust_dr, 11},
    [VOLTA_SUST_P] = {uses_sust_p, 10},
    [VOLTA_SUST_PR] = {uses_sust_pr, 11},
    [VOLTA_SURED_D] = {uses_sured_d, 8},
    [VOLTA_SURED_DR] = {uses_sured_dr, 9},
    [VOLTA_SUATOM_D] = {uses_suatom_d, 11},
    [VOLTA_SUATOM_DR] = {uses_suatom_dr, 12},
    [VOLTA_SUATOM_C] = {uses_suatom_c, 13},
    [VOLTA_SUATOM_CR] = {uses_suatom_cr, 14},
    [VOLTA_SUQUERY_C] = {uses_suquery_c, 8},
    [VOLTA_SUQUERY_R] = {uses_suquery_r, 8},
    [VOLTA_HMMA_884] = {uses_hmma_884, 11},
    [VOLTA_HMMA_T] = {uses_hmma_t, 17},
    [VOLTA_HMMA_A] = {uses_hmma_a, 19},
    [VOLTA_HMMA_SP] = {uses_hmma_sp, 15},
    [VOLTA_IMMA] = {uses_imma, 19},
    [VOLTA_BMMA] = {uses_bmma, 17},
    [VOLTA_DMMA_A] = {uses_dmma_a, 15},
    [VOLTA_DMMA_H] = {uses_dmma_a, 15},
    [VOLTA_MOVM] = {uses_movm, 4},
    [VOLTA_HGMMA_HGMMA_R] = {uses_hgmma_hgmma_r, 7},
    [VOLTA_HGMMA_IGMMA_R] = {uses_hgmma_hgmma_r, 7},
    [VOLTA_HGMMA_BGMMA_R] = {uses_hgmma_hgmma_r, 7},
    [VOLTA_HGMMA_HGMMA_D] = {uses_hgmma_hgmma_d, 6},
    [VOLTA_HGMMA_IGMMA_D] = {uses_hgmma_hgmma_d, 6},
    [VOLTA_HGMMA_BGMMA_D] = {uses_hgmma_hgmma_d, 6},
    [VOLTA_TEX_C] = {uses_tex_c, 10},
    [VOLTA_TEX_I] = {uses_tex_i, 9},
    [VOLTA_TEX_R] = {uses_tex_r, 9},
    [VOLTA_TLD_C] = {uses_tex_c, 10},
    [VOLTA_TLD_I] = {uses_tex_i, 9},
    [VOLTA_TLD_R] = {uses_tex_r, 9},
    [VOLTA_TLD4_C] = {uses_tld4_c, 10},
    [VOLTA_TLD4_I] = {uses_tld4_i, 9},
    [VOLTA_TLD4_R] = {uses_tld4_r, 9},
    [VOLTA_TXD_C] = {uses_txd_c, 10},
    [VOLTA_TXD_I] = {uses_txd_i, 9},
    [VOLTA_TXD_R] = {uses_txd_r, 9},
    [VOLTA_TMML_C] = {uses_tmml_c, 9},
    [VOLTA_TMML_I] = {uses_tmml_i, 8},
    [VOLTA_TMML_R] = {uses_tmml_r, 8},
    [VOLTA_TXQ_C] = {uses_txq_c, 8},
    [VOLTA_TXQ_I] = {uses_txq_i, 7},
    [VOLTA_TXQ_R] = {uses_txq_r, 7},
    [VOLTA_FOOTPRINT_C] = {uses_footprint_c, 8},
    [VOLTA_FOOTPRINT_R] = {uses_footprint_r, 7},
    [VOLTA_UIADD3_N] = {uses_uiadd3_n, 11},
    [VOLTA_UIADD3_X] = {uses_uiadd3_x, 13},
    [VOLTA_UIADD3_64] = {uses_uiadd3_64, 12},
    [VOLTA_UIMAD_B] = {uses_uimad_b, 7},
    [VOLTA_UIMAD_C] = {uses_uimad_c, 5},
    [VOLTA_UIMAD_BX] = {uses_uimad_bx, 8},
    [VOLTA_UIMAD_CX] = {uses_uimad_cx, 6},
    [VOLTA_UIMAD_WIDE_B] = {uses_uimad_wide_b, 13},
    [VOLTA_UIMAD_WIDE_BX] = {uses_uimad_wide_bx, 14},
    [VOLTA_UISETP_N] = {uses_uisetp_n, 38},
    [VOLTA_UISETP_O] = {uses_uisetp_o, 40},
    [VOLTA_UISETP_X] = {uses_uisetp_x, 54},
    [VOLTA_UISETP_OX] = {uses_uisetp_ox, 58},
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
    [VOLTA_UPRMT] = {uses_uprmt, 32},
    [VOLTA_USEL] = {uses_usel, 6},
    [VOLTA_UMOV] = {uses_umov, 4},
    [VOLTA_UPOPC] = {uses_upopc, 5},
    [VOLTA_UFLO] = {uses_uflo, 25},
    [VOLTA_UBREV] = {uses_umov, 4},
    [VOLTA_USGXT] = {uses_usgxt, 9},
    [VOLTA_UBMSK] = {uses_ubmsk, 7},
    [VOLTA_UPLOP3] = {uses_uplop3, 7},
    [VOLTA_UPLOP3_SIGN_ONE] = {uses_uplop3_sign_one, 7},
    [VOLTA_UPLOP3_SIGN_TWO] = {uses_uplop3_sign_two, 7},
    [VOLTA_UPLOP3_SIGN_ALL] = {uses_uplop3_sign_all, 7},
    [VOLTA_UCLEA] = {uses_uclea, 6},
    [VOLTA_UP2UR] = {uses_up2ur, 12},
    [VOLTA_UR2UP] = {uses_ur2up, 11},
    [VOLTA_UF2FP] = {uses_uf2fp, 5},
    [VOLTA_R2UR_O] = {uses_r2ur_o, 13},
    [VOLTA_R2UR_H] = {uses_r2ur_o, 13},
    [VOLTA_S2UR] = {uses_s2ur, 7},
    [VOLTA_VABSDIFF_B] = {uses_vabsdiff_b, 18},
    [VOLTA_VABSDIFF_C] = {uses_vabsdiff_c, 14},
    [VOLTA_VABSDIFF4_B] = {uses_vabsdiff4_b, 10},
    [VOLTA_VABSDIFF4_C] = {uses_vabsdiff4_c, 8},
    [VOLTA_IDP_A4] = {uses_idp_a4, 13},
    [VOLTA_IDP_A2] = {uses_idp_a2, 13},
    [VOLTA_VOTE] = {uses_vote, 9},
    [VOLTA_VOTEU] = {uses_voteu, 19},
    [VOLTA_MATCH_ANY] = {uses_match_any, 6},
    [VOLTA_MATCH_ALL] = {uses_match_all, 7},
    [VOLTA_SHFL] = {uses_shfl, 32},
    [VOLTA_REDUX] = {uses_redux, 4},
    [VOLTA_ELECT] = {uses_elect, 5},
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
    {2, 7, 5, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {3, 7, 5, {NULL, 0}, {NULL, 0}}, /* $UP[7] */
    {7, 0, 536, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 56, 3606, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 3607, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 3609, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 3611, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 3613, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
