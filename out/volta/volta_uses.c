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
    {RT_TERM_COND, 74, 302, 303, 0}, /* 395 */
    {RT_TERM_COND, 70, 5, 395, 0}, /* 396 */
    {RT_TERM_LAND, 396, 356, 0, 0}, /* 397 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 398 */
    {RT_TERM_LAND, 396, 398, 0, 0}, /* 399 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 400 */
    {RT_TERM_LAND, 396, 400, 0, 0}, /* 401 */
    {RT_TERM_LT, 294, 391, 0, 0}, /* 402 */
    {RT_TERM_LAND, 396, 402, 0, 0}, /* 403 */
    {RT_TERM_BAND, 294, 156, 0, 0}, /* 404 */
    {RT_TERM_COND, 74, 287, 288, 0}, /* 405 */
    {RT_TERM_COND, 70, 5, 405, 0}, /* 406 */
    {RT_TERM_LAND, 406, 356, 0, 0}, /* 407 */
    {RT_TERM_BOR, 13, 5, 0, 0}, /* 408 */
    {RT_TERM_LAND, 406, 400, 0, 0}, /* 409 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 410 */
    {RT_TERM_LAND, 406, 410, 0, 0}, /* 411 */
    {RT_TERM_REG, 111, 0, 0, 2}, /* 412 */
    {RT_TERM_LNOT, 412, 0, 0, 0}, /* 413 */
    {RT_TERM_COND, 354, 412, 413, 0}, /* 414 */
    {RT_TERM_COND, 356, 5, 414, 0}, /* 415 */
    {RT_TERM_REG, 13, 0, 0, 2}, /* 416 */
    {RT_TERM_LNOT, 416, 0, 0, 0}, /* 417 */
    {RT_TERM_COND, 354, 416, 417, 0}, /* 418 */
    {RT_TERM_COND, 356, 5, 418, 0}, /* 419 */
    {RT_TERM_COND, 74, 412, 413, 0}, /* 420 */
    {RT_TERM_COND, 70, 5, 420, 0}, /* 421 */
    {RT_TERM_LAND, 421, 354, 0, 0}, /* 422 */
    {RT_TERM_LAND, 421, 355, 0, 0}, /* 423 */
    {RT_TERM_LAND, 228, 74, 0, 0}, /* 424 */
    {RT_TERM_LAND, 228, 77, 0, 0}, /* 425 */
    {RT_TERM_COND, 18, 357, 358, 0}, /* 426 */
    {RT_TERM_COND, 10, 5, 426, 0}, /* 427 */
    {RT_TERM_LAND, 427, 74, 0, 0}, /* 428 */
    {RT_TERM_LAND, 427, 77, 0, 0}, /* 429 */
    {RT_TERM_BXOR, 412, 5, 0, 0}, /* 430 */
    {RT_TERM_BXOR, 412, 2, 0, 0}, /* 431 */
    {RT_TERM_COND, 74, 430, 431, 0}, /* 432 */
    {RT_TERM_COND, 70, 5, 432, 0}, /* 433 */
    {RT_TERM_LAND, 427, 433, 0, 0}, /* 434 */
    {RT_TERM_LAND, 434, 18, 0, 0}, /* 435 */
    {RT_TERM_LAND, 434, 21, 0, 0}, /* 436 */
    {RT_TERM_LAND, 434, 74, 0, 0}, /* 437 */
    {RT_TERM_LAND, 434, 77, 0, 0}, /* 438 */
    {RT_TERM_LAND, 290, 354, 0, 0}, /* 439 */
    {RT_TERM_LAND, 290, 355, 0, 0}, /* 440 */
    {RT_TERM_LAND, 290, 379, 0, 0}, /* 441 */
    {RT_TERM_LAND, 441, 77, 0, 0}, /* 442 */
    {RT_TERM_LAND, 441, 309, 0, 0}, /* 443 */
    {RT_TERM_LAND, 441, 18, 0, 0}, /* 444 */
    {RT_TERM_LAND, 441, 21, 0, 0}, /* 445 */
    {RT_TERM_LAND, 441, 354, 0, 0}, /* 446 */
    {RT_TERM_LAND, 441, 355, 0, 0}, /* 447 */
    {RT_TERM_COND, 354, 430, 431, 0}, /* 448 */
    {RT_TERM_COND, 356, 5, 448, 0}, /* 449 */
    {RT_TERM_LAND, 366, 449, 0, 0}, /* 450 */
    {RT_TERM_LAND, 450, 74, 0, 0}, /* 451 */
    {RT_TERM_LAND, 450, 77, 0, 0}, /* 452 */
    {RT_TERM_LAND, 450, 354, 0, 0}, /* 453 */
    {RT_TERM_LAND, 450, 355, 0, 0}, /* 454 */
    {RT_TERM_LAND, 421, 379, 0, 0}, /* 455 */
    {RT_TERM_LAND, 455, 74, 0, 0}, /* 456 */
    {RT_TERM_LAND, 455, 77, 0, 0}, /* 457 */
    {RT_TERM_LAND, 455, 354, 0, 0}, /* 458 */
    {RT_TERM_LAND, 455, 355, 0, 0}, /* 459 */
    {RT_TERM_LAND, 366, 356, 0, 0}, /* 460 */
    {RT_TERM_LAND, 366, 398, 0, 0}, /* 461 */
    {RT_TERM_LAND, 305, 356, 0, 0}, /* 462 */
    {RT_TERM_LAND, 305, 354, 0, 0}, /* 463 */
    {RT_TERM_LAND, 305, 355, 0, 0}, /* 464 */
    {RT_TERM_LAND, 305, 398, 0, 0}, /* 465 */
    {RT_TERM_LNOT, 375, 0, 0, 0}, /* 466 */
    {RT_TERM_COND, 74, 375, 466, 0}, /* 467 */
    {RT_TERM_COND, 70, 5, 467, 0}, /* 468 */
    {RT_TERM_COND, 354, 375, 466, 0}, /* 469 */
    {RT_TERM_COND, 356, 5, 469, 0}, /* 470 */
    {RT_TERM_COND, 74, 361, 362, 0}, /* 471 */
    {RT_TERM_COND, 70, 5, 471, 0}, /* 472 */
    {RT_TERM_LAND, 472, 356, 0, 0}, /* 473 */
    {RT_TERM_LAND, 472, 398, 0, 0}, /* 474 */
    {RT_TERM_LAND, 472, 400, 0, 0}, /* 475 */
    {RT_TERM_REG, 12, 0, 0, 2}, /* 476 */
    {RT_TERM_LNOT, 476, 0, 0, 0}, /* 477 */
    {RT_TERM_COND, 74, 476, 477, 0}, /* 478 */
    {RT_TERM_COND, 70, 5, 478, 0}, /* 479 */
    {RT_TERM_LAND, 479, 356, 0, 0}, /* 480 */
    {RT_TERM_LAND, 479, 354, 0, 0}, /* 481 */
    {RT_TERM_LAND, 479, 355, 0, 0}, /* 482 */
    {RT_TERM_LAND, 479, 398, 0, 0}, /* 483 */
    {RT_TERM_LAND, 396, 354, 0, 0}, /* 484 */
    {RT_TERM_LAND, 396, 355, 0, 0}, /* 485 */
    {RT_TERM_REG, 81, 0, 0, 3}, /* 486 */
    {RT_TERM_LNOT, 486, 0, 0, 0}, /* 487 */
    {RT_TERM_COND, 74, 486, 487, 0}, /* 488 */
    {RT_TERM_COND, 70, 5, 488, 0}, /* 489 */
    {RT_TERM_LAND, 489, 356, 0, 0}, /* 490 */
    {RT_TERM_LAND, 489, 354, 0, 0}, /* 491 */
    {RT_TERM_BOR, 294, 5, 0, 0}, /* 492 */
    {RT_TERM_REG, 26, 0, 0, 3}, /* 493 */
    {RT_TERM_LNOT, 493, 0, 0, 0}, /* 494 */
    {RT_TERM_COND, 74, 493, 494, 0}, /* 495 */
    {RT_TERM_COND, 70, 5, 495, 0}, /* 496 */
    {RT_TERM_LAND, 496, 356, 0, 0}, /* 497 */
    {RT_TERM_LAND, 496, 354, 0, 0}, /* 498 */
    {RT_TERM_BOR, 26, 5, 0, 0}, /* 499 */
    {RT_TERM_LAND, 372, 356, 0, 0}, /* 500 */
    {RT_TERM_LAND, 372, 398, 0, 0}, /* 501 */
    {RT_TERM_COND, 354, 493, 494, 0}, /* 502 */
    {RT_TERM_COND, 356, 5, 502, 0}, /* 503 */
    {RT_TERM_REG, 111, 0, 0, 3}, /* 504 */
    {RT_TERM_LNOT, 504, 0, 0, 0}, /* 505 */
    {RT_TERM_COND, 354, 504, 505, 0}, /* 506 */
    {RT_TERM_COND, 356, 5, 506, 0}, /* 507 */
    {RT_TERM_LAND, 473, 15, 0, 0}, /* 508 */
    {RT_TERM_LAND, 472, 354, 0, 0}, /* 509 */
    {RT_TERM_LAND, 509, 15, 0, 0}, /* 510 */
    {RT_TERM_LAND, 472, 355, 0, 0}, /* 511 */
    {RT_TERM_LAND, 511, 15, 0, 0}, /* 512 */
    {RT_TERM_LAND, 406, 354, 0, 0}, /* 513 */
    {RT_TERM_LAND, 406, 355, 0, 0}, /* 514 */
    {RT_TERM_LAND, 406, 398, 0, 0}, /* 515 */
    {RT_TERM_NE, 26, 23, 0, 0}, /* 516 */
    {RT_TERM_LAND, 290, 516, 0, 0}, /* 517 */
    {RT_TERM_LAND, 517, 70, 0, 0}, /* 518 */
    {RT_TERM_LAND, 518, 15, 0, 0}, /* 519 */
    {RT_TERM_LAND, 517, 74, 0, 0}, /* 520 */
    {RT_TERM_LAND, 520, 15, 0, 0}, /* 521 */
    {RT_TERM_LAND, 517, 77, 0, 0}, /* 522 */
    {RT_TERM_LAND, 522, 15, 0, 0}, /* 523 */
    {RT_TERM_LAND, 290, 296, 0, 0}, /* 524 */
    {RT_TERM_LAND, 524, 70, 0, 0}, /* 525 */
    {RT_TERM_LAND, 525, 15, 0, 0}, /* 526 */
    {RT_TERM_LAND, 524, 74, 0, 0}, /* 527 */
    {RT_TERM_LAND, 527, 15, 0, 0}, /* 528 */
    {RT_TERM_LAND, 524, 77, 0, 0}, /* 529 */
    {RT_TERM_LAND, 529, 15, 0, 0}, /* 530 */
    {RT_TERM_EQ, 294, 2, 0, 0}, /* 531 */
    {RT_TERM_LAND, 290, 531, 0, 0}, /* 532 */
    {RT_TERM_LAND, 532, 13, 0, 0}, /* 533 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 534 */
    {RT_TERM_LAND, 532, 534, 0, 0}, /* 535 */
    {RT_TERM_CONST, 0, 0, 0, 48}, /* 536 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 537 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 538 */
    {RT_TERM_LAND, 532, 538, 0, 0}, /* 539 */
    {RT_TERM_LAND, 539, 13, 0, 0}, /* 540 */
    {RT_TERM_LAND, 539, 534, 0, 0}, /* 541 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 542 */
    {RT_TERM_LAND, 538, 538, 0, 0}, /* 543 */
    {RT_TERM_LNOT, 543, 0, 0, 0}, /* 544 */
    {RT_TERM_LAND, 532, 544, 0, 0}, /* 545 */
    {RT_TERM_LAND, 545, 13, 0, 0}, /* 546 */
    {RT_TERM_LAND, 545, 534, 0, 0}, /* 547 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 548 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 549 */
    {RT_TERM_LAND, 545, 538, 0, 0}, /* 550 */
    {RT_TERM_LAND, 550, 13, 0, 0}, /* 551 */
    {RT_TERM_LAND, 550, 534, 0, 0}, /* 552 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 553 */
    {RT_TERM_EQ, 294, 5, 0, 0}, /* 554 */
    {RT_TERM_LAND, 290, 554, 0, 0}, /* 555 */
    {RT_TERM_LAND, 555, 13, 0, 0}, /* 556 */
    {RT_TERM_LAND, 555, 534, 0, 0}, /* 557 */
    {RT_TERM_LAND, 555, 538, 0, 0}, /* 558 */
    {RT_TERM_LAND, 558, 13, 0, 0}, /* 559 */
    {RT_TERM_LAND, 558, 534, 0, 0}, /* 560 */
    {RT_TERM_LAND, 290, 295, 0, 0}, /* 561 */
    {RT_TERM_LAND, 561, 13, 0, 0}, /* 562 */
    {RT_TERM_LAND, 561, 534, 0, 0}, /* 563 */
    {RT_TERM_LAND, 561, 538, 0, 0}, /* 564 */
    {RT_TERM_LAND, 564, 13, 0, 0}, /* 565 */
    {RT_TERM_LAND, 564, 534, 0, 0}, /* 566 */
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
    {RT_TERM_LAND, 585, 534, 0, 0}, /* 587 */
    {RT_TERM_LAND, 585, 538, 0, 0}, /* 588 */
    {RT_TERM_LAND, 588, 13, 0, 0}, /* 589 */
    {RT_TERM_LAND, 588, 534, 0, 0}, /* 590 */
    {RT_TERM_LAND, 538, 538, 0, 0}, /* 591 */
    {RT_TERM_LNOT, 591, 0, 0, 0}, /* 592 */
    {RT_TERM_LAND, 585, 592, 0, 0}, /* 593 */
    {RT_TERM_LAND, 593, 13, 0, 0}, /* 594 */
    {RT_TERM_LAND, 593, 534, 0, 0}, /* 595 */
    {RT_TERM_LAND, 593, 538, 0, 0}, /* 596 */
    {RT_TERM_LAND, 596, 13, 0, 0}, /* 597 */
    {RT_TERM_LAND, 596, 534, 0, 0}, /* 598 */
    {RT_TERM_EQ, 575, 5, 0, 0}, /* 599 */
    {RT_TERM_LAND, 305, 599, 0, 0}, /* 600 */
    {RT_TERM_LAND, 600, 13, 0, 0}, /* 601 */
    {RT_TERM_LAND, 600, 534, 0, 0}, /* 602 */
    {RT_TERM_LAND, 600, 538, 0, 0}, /* 603 */
    {RT_TERM_LAND, 603, 13, 0, 0}, /* 604 */
    {RT_TERM_LAND, 603, 534, 0, 0}, /* 605 */
    {RT_TERM_EQ, 575, 27, 0, 0}, /* 606 */
    {RT_TERM_LAND, 305, 606, 0, 0}, /* 607 */
    {RT_TERM_LAND, 607, 13, 0, 0}, /* 608 */
    {RT_TERM_LAND, 607, 534, 0, 0}, /* 609 */
    {RT_TERM_LAND, 607, 538, 0, 0}, /* 610 */
    {RT_TERM_LAND, 610, 13, 0, 0}, /* 611 */
    {RT_TERM_LAND, 610, 534, 0, 0}, /* 612 */
    {RT_TERM_LAND, 305, 516, 0, 0}, /* 613 */
    {RT_TERM_LAND, 613, 70, 0, 0}, /* 614 */
    {RT_TERM_LAND, 614, 15, 0, 0}, /* 615 */
    {RT_TERM_LAND, 613, 74, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 15, 0, 0}, /* 617 */
    {RT_TERM_LAND, 613, 77, 0, 0}, /* 618 */
    {RT_TERM_LAND, 618, 15, 0, 0}, /* 619 */
    {RT_TERM_LAND, 613, 309, 0, 0}, /* 620 */
    {RT_TERM_LAND, 620, 15, 0, 0}, /* 621 */
    {RT_TERM_LAND, 613, 313, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 15, 0, 0}, /* 623 */
    {RT_TERM_LAND, 613, 315, 0, 0}, /* 624 */
    {RT_TERM_LAND, 624, 15, 0, 0}, /* 625 */
    {RT_TERM_LAND, 305, 296, 0, 0}, /* 626 */
    {RT_TERM_LAND, 626, 70, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 15, 0, 0}, /* 628 */
    {RT_TERM_LAND, 626, 74, 0, 0}, /* 629 */
    {RT_TERM_LAND, 629, 15, 0, 0}, /* 630 */
    {RT_TERM_LAND, 626, 77, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 15, 0, 0}, /* 632 */
    {RT_TERM_LAND, 626, 309, 0, 0}, /* 633 */
    {RT_TERM_LAND, 633, 15, 0, 0}, /* 634 */
    {RT_TERM_LAND, 626, 313, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 15, 0, 0}, /* 636 */
    {RT_TERM_LAND, 626, 315, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 15, 0, 0}, /* 638 */
    {RT_TERM_LAND, 306, 15, 0, 0}, /* 639 */
    {RT_TERM_LAND, 307, 15, 0, 0}, /* 640 */
    {RT_TERM_LAND, 308, 15, 0, 0}, /* 641 */
    {RT_TERM_LAND, 310, 15, 0, 0}, /* 642 */
    {RT_TERM_LAND, 305, 313, 0, 0}, /* 643 */
    {RT_TERM_LAND, 643, 15, 0, 0}, /* 644 */
    {RT_TERM_LAND, 305, 315, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 15, 0, 0}, /* 646 */
    {RT_TERM_LAND, 246, 567, 0, 0}, /* 647 */
    {RT_TERM_LAND, 647, 70, 0, 0}, /* 648 */
    {RT_TERM_LAND, 648, 15, 0, 0}, /* 649 */
    {RT_TERM_LAND, 647, 74, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 15, 0, 0}, /* 651 */
    {RT_TERM_LAND, 647, 77, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 15, 0, 0}, /* 653 */
    {RT_TERM_LAND, 647, 309, 0, 0}, /* 654 */
    {RT_TERM_LAND, 654, 15, 0, 0}, /* 655 */
    {RT_TERM_LAND, 246, 576, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 70, 0, 0}, /* 657 */
    {RT_TERM_LAND, 657, 15, 0, 0}, /* 658 */
    {RT_TERM_LAND, 656, 74, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 15, 0, 0}, /* 660 */
    {RT_TERM_LAND, 656, 77, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 15, 0, 0}, /* 662 */
    {RT_TERM_LAND, 656, 309, 0, 0}, /* 663 */
    {RT_TERM_LAND, 663, 15, 0, 0}, /* 664 */
    {RT_TERM_LAND, 312, 15, 0, 0}, /* 665 */
    {RT_TERM_REG, 294, 0, 0, 3}, /* 666 */
    {RT_TERM_LNOT, 666, 0, 0, 0}, /* 667 */
    {RT_TERM_COND, 354, 666, 667, 0}, /* 668 */
    {RT_TERM_COND, 356, 5, 668, 0}, /* 669 */
    {RT_TERM_COND, 18, 493, 494, 0}, /* 670 */
    {RT_TERM_COND, 10, 5, 670, 0}, /* 671 */
    {RT_TERM_LAND, 671, 354, 0, 0}, /* 672 */
    {RT_TERM_COND, 74, 666, 667, 0}, /* 673 */
    {RT_TERM_COND, 70, 5, 673, 0}, /* 674 */
    {RT_TERM_COND, 74, 504, 505, 0}, /* 675 */
    {RT_TERM_COND, 70, 5, 675, 0}, /* 676 */
    {RT_TERM_BXOR, 357, 5, 0, 0}, /* 677 */
    {RT_TERM_BXOR, 357, 2, 0, 0}, /* 678 */
    {RT_TERM_COND, 354, 677, 678, 0}, /* 679 */
    {RT_TERM_COND, 356, 5, 679, 0}, /* 680 */
    {RT_TERM_LAND, 472, 680, 0, 0}, /* 681 */
    {RT_TERM_COND, 681, 381, 2, 0}, /* 682 */
    {RT_TERM_BNOT, 682, 0, 0, 0}, /* 683 */
    {RT_TERM_BAND, 381, 683, 0, 0}, /* 684 */
    {RT_TERM_EQ, 684, 2, 0, 0}, /* 685 */
    {RT_TERM_GT, 13, 5, 0, 0}, /* 686 */
    {RT_TERM_LAND, 686, 18, 0, 0}, /* 687 */
    {RT_TERM_LAND, 686, 21, 0, 0}, /* 688 */
    {RT_TERM_LAND, 686, 290, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 354, 0, 0}, /* 690 */
    {RT_TERM_LAND, 689, 355, 0, 0}, /* 691 */
    {RT_TERM_BXOR, 369, 5, 0, 0}, /* 692 */
    {RT_TERM_BXOR, 369, 2, 0, 0}, /* 693 */
    {RT_TERM_COND, 354, 692, 693, 0}, /* 694 */
    {RT_TERM_COND, 356, 5, 694, 0}, /* 695 */
    {RT_TERM_LAND, 689, 695, 0, 0}, /* 696 */
    {RT_TERM_LAND, 290, 695, 0, 0}, /* 697 */
    {RT_TERM_COND, 697, 381, 2, 0}, /* 698 */
    {RT_TERM_EQ, 698, 381, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 18, 0, 0}, /* 700 */
    {RT_TERM_LAND, 699, 21, 0, 0}, /* 701 */
    {RT_TERM_LAND, 699, 290, 0, 0}, /* 702 */
    {RT_TERM_LAND, 702, 354, 0, 0}, /* 703 */
    {RT_TERM_LAND, 702, 355, 0, 0}, /* 704 */
    {RT_TERM_NEXT, 0, 0, 0, 0}, /* 705 */
    {RT_TERM_SEXT, 120, 0, 0, 48}, /* 706 */
    {RT_TERM_MUL, 706, 107, 0, 0}, /* 707 */
    {RT_TERM_ADD, 705, 707, 0, 0}, /* 708 */
    {RT_TERM_SEXT, 81, 0, 0, 56}, /* 709 */
    {RT_TERM_MUL, 709, 107, 0, 0}, /* 710 */
    {RT_TERM_ADD, 705, 710, 0, 0}, /* 711 */
    {RT_TERM_COND, 70, 708, 711, 0}, /* 712 */
    {RT_TERM_LNOT, 699, 0, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 18, 0, 0}, /* 714 */
    {RT_TERM_LAND, 713, 21, 0, 0}, /* 715 */
    {RT_TERM_LAND, 713, 290, 0, 0}, /* 716 */
    {RT_TERM_LAND, 716, 354, 0, 0}, /* 717 */
    {RT_TERM_LAND, 716, 355, 0, 0}, /* 718 */
    {RT_TERM_LAND, 341, 354, 0, 0}, /* 719 */
    {RT_TERM_LAND, 341, 355, 0, 0}, /* 720 */
    {RT_TERM_LAND, 341, 695, 0, 0}, /* 721 */
    {RT_TERM_BXOR, 486, 120, 0, 0}, /* 722 */
    {RT_TERM_LAND, 721, 722, 0, 0}, /* 723 */
    {RT_TERM_COND, 723, 381, 2, 0}, /* 724 */
    {RT_TERM_EQ, 724, 381, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 0, 0, 0}, /* 726 */
    {RT_TERM_LAND, 725, 3, 0, 0}, /* 727 */
    {RT_TERM_LAND, 725, 341, 0, 0}, /* 728 */
    {RT_TERM_LAND, 728, 354, 0, 0}, /* 729 */
    {RT_TERM_LAND, 728, 355, 0, 0}, /* 730 */
    {RT_TERM_LAND, 728, 695, 0, 0}, /* 731 */
    {RT_TERM_SEXT, 82, 0, 0, 48}, /* 732 */
    {RT_TERM_MUL, 732, 107, 0, 0}, /* 733 */
    {RT_TERM_ADD, 705, 733, 0, 0}, /* 734 */
    {RT_TERM_SEXT, 39, 0, 0, 56}, /* 735 */
    {RT_TERM_MUL, 735, 107, 0, 0}, /* 736 */
    {RT_TERM_ADD, 705, 736, 0, 0}, /* 737 */
    {RT_TERM_COND, 10, 734, 737, 0}, /* 738 */
    {RT_TERM_LNOT, 725, 0, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 0, 0, 0}, /* 740 */
    {RT_TERM_LAND, 739, 3, 0, 0}, /* 741 */
    {RT_TERM_LAND, 739, 341, 0, 0}, /* 742 */
    {RT_TERM_LAND, 742, 354, 0, 0}, /* 743 */
    {RT_TERM_LAND, 742, 355, 0, 0}, /* 744 */
    {RT_TERM_LAND, 742, 695, 0, 0}, /* 745 */
    {RT_TERM_LAND, 305, 695, 0, 0}, /* 746 */
    {RT_TERM_MUL, 120, 107, 0, 0}, /* 747 */
    {RT_TERM_MUL, 81, 107, 0, 0}, /* 748 */
    {RT_TERM_COND, 70, 747, 748, 0}, /* 749 */
    {RT_TERM_COND, 18, 361, 362, 0}, /* 750 */
    {RT_TERM_COND, 10, 5, 750, 0}, /* 751 */
    {RT_TERM_LAND, 751, 354, 0, 0}, /* 752 */
    {RT_TERM_LAND, 751, 355, 0, 0}, /* 753 */
    {RT_TERM_LAND, 751, 379, 0, 0}, /* 754 */
    {RT_TERM_COND, 754, 381, 2, 0}, /* 755 */
    {RT_TERM_EQ, 755, 381, 0, 0}, /* 756 */
    {RT_TERM_LAND, 756, 74, 0, 0}, /* 757 */
    {RT_TERM_LAND, 756, 18, 0, 0}, /* 758 */
    {RT_TERM_LAND, 756, 21, 0, 0}, /* 759 */
    {RT_TERM_LAND, 756, 751, 0, 0}, /* 760 */
    {RT_TERM_LAND, 760, 354, 0, 0}, /* 761 */
    {RT_TERM_LAND, 760, 355, 0, 0}, /* 762 */
    {RT_TERM_EQ, 538, 538, 0, 0}, /* 763 */
    {RT_TERM_LAND, 756, 763, 0, 0}, /* 764 */
    {RT_TERM_LAND, 764, 74, 0, 0}, /* 765 */
    {RT_TERM_LAND, 764, 18, 0, 0}, /* 766 */
    {RT_TERM_LAND, 764, 21, 0, 0}, /* 767 */
    {RT_TERM_LAND, 764, 751, 0, 0}, /* 768 */
    {RT_TERM_LAND, 768, 354, 0, 0}, /* 769 */
    {RT_TERM_LAND, 768, 355, 0, 0}, /* 770 */
    {RT_TERM_LNOT, 764, 0, 0, 0}, /* 771 */
    {RT_TERM_LAND, 771, 18, 0, 0}, /* 772 */
    {RT_TERM_LAND, 771, 21, 0, 0}, /* 773 */
    {RT_TERM_LAND, 771, 751, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 354, 0, 0}, /* 775 */
    {RT_TERM_LAND, 774, 355, 0, 0}, /* 776 */
    {RT_TERM_LAND, 333, 354, 0, 0}, /* 777 */
    {RT_TERM_LAND, 333, 355, 0, 0}, /* 778 */
    {RT_TERM_LAND, 333, 449, 0, 0}, /* 779 */
    {RT_TERM_REG, 120, 0, 0, 3}, /* 780 */
    {RT_TERM_BXOR, 780, 26, 0, 0}, /* 781 */
    {RT_TERM_LAND, 779, 781, 0, 0}, /* 782 */
    {RT_TERM_COND, 782, 381, 2, 0}, /* 783 */
    {RT_TERM_EQ, 783, 381, 0, 0}, /* 784 */
    {RT_TERM_LAND, 784, 0, 0, 0}, /* 785 */
    {RT_TERM_LAND, 784, 3, 0, 0}, /* 786 */
    {RT_TERM_LAND, 784, 333, 0, 0}, /* 787 */
    {RT_TERM_LAND, 787, 354, 0, 0}, /* 788 */
    {RT_TERM_LAND, 787, 355, 0, 0}, /* 789 */
    {RT_TERM_LAND, 787, 449, 0, 0}, /* 790 */
    {RT_TERM_MUL, 82, 107, 0, 0}, /* 791 */
    {RT_TERM_COND, 10, 748, 791, 0}, /* 792 */
    {RT_TERM_LNOT, 784, 0, 0, 0}, /* 793 */
    {RT_TERM_LAND, 793, 0, 0, 0}, /* 794 */
    {RT_TERM_LAND, 793, 3, 0, 0}, /* 795 */
    {RT_TERM_LAND, 793, 333, 0, 0}, /* 796 */
    {RT_TERM_LAND, 796, 354, 0, 0}, /* 797 */
    {RT_TERM_LAND, 796, 355, 0, 0}, /* 798 */
    {RT_TERM_LAND, 796, 449, 0, 0}, /* 799 */
    {RT_TERM_LAND, 784, 763, 0, 0}, /* 800 */
    {RT_TERM_LAND, 800, 0, 0, 0}, /* 801 */
    {RT_TERM_LAND, 800, 3, 0, 0}, /* 802 */
    {RT_TERM_LAND, 800, 333, 0, 0}, /* 803 */
    {RT_TERM_LAND, 803, 354, 0, 0}, /* 804 */
    {RT_TERM_LAND, 803, 355, 0, 0}, /* 805 */
    {RT_TERM_LAND, 803, 449, 0, 0}, /* 806 */
    {RT_TERM_LNOT, 800, 0, 0, 0}, /* 807 */
    {RT_TERM_LAND, 807, 0, 0, 0}, /* 808 */
    {RT_TERM_LAND, 807, 3, 0, 0}, /* 809 */
    {RT_TERM_LAND, 807, 333, 0, 0}, /* 810 */
    {RT_TERM_LAND, 810, 354, 0, 0}, /* 811 */
    {RT_TERM_LAND, 810, 355, 0, 0}, /* 812 */
    {RT_TERM_LAND, 810, 449, 0, 0}, /* 813 */
    {RT_TERM_LAND, 290, 449, 0, 0}, /* 814 */
    {RT_TERM_COND, 814, 381, 2, 0}, /* 815 */
    {RT_TERM_EQ, 815, 381, 0, 0}, /* 816 */
    {RT_TERM_EQ, 26, 23, 0, 0}, /* 817 */
    {RT_TERM_LNOT, 817, 0, 0, 0}, /* 818 */
    {RT_TERM_LAND, 816, 818, 0, 0}, /* 819 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 820 */
    {RT_TERM_BAND, 26, 820, 0, 0}, /* 821 */
    {RT_TERM_LAND, 816, 18, 0, 0}, /* 822 */
    {RT_TERM_LAND, 816, 21, 0, 0}, /* 823 */
    {RT_TERM_LAND, 816, 290, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 354, 0, 0}, /* 825 */
    {RT_TERM_LAND, 824, 355, 0, 0}, /* 826 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 827 */
    {RT_TERM_ADD, 827, 705, 0, 0}, /* 828 */
    {RT_TERM_COND, 77, 2, 710, 0}, /* 829 */
    {RT_TERM_COND, 74, 707, 829, 0}, /* 830 */
    {RT_TERM_COND, 70, 2, 830, 0}, /* 831 */
    {RT_TERM_ADD, 828, 831, 0, 0}, /* 832 */
    {RT_TERM_LNOT, 816, 0, 0, 0}, /* 833 */
    {RT_TERM_LAND, 833, 18, 0, 0}, /* 834 */
    {RT_TERM_LAND, 833, 21, 0, 0}, /* 835 */
    {RT_TERM_LAND, 833, 290, 0, 0}, /* 836 */
    {RT_TERM_LAND, 836, 354, 0, 0}, /* 837 */
    {RT_TERM_LAND, 836, 355, 0, 0}, /* 838 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 839 */
    {RT_TERM_ADD, 839, 831, 0, 0}, /* 840 */
    {RT_TERM_LAND, 751, 449, 0, 0}, /* 841 */
    {RT_TERM_COND, 841, 381, 2, 0}, /* 842 */
    {RT_TERM_EQ, 842, 381, 0, 0}, /* 843 */
    {RT_TERM_LAND, 843, 18, 0, 0}, /* 844 */
    {RT_TERM_LAND, 843, 21, 0, 0}, /* 845 */
    {RT_TERM_LAND, 843, 751, 0, 0}, /* 846 */
    {RT_TERM_LAND, 846, 354, 0, 0}, /* 847 */
    {RT_TERM_LAND, 846, 355, 0, 0}, /* 848 */
    {RT_TERM_MUL, 26, 107, 0, 0}, /* 849 */
    {RT_TERM_COND, 70, 849, 747, 0}, /* 850 */
    {RT_TERM_ADD, 2, 850, 0, 0}, /* 851 */
    {RT_TERM_LNOT, 843, 0, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 18, 0, 0}, /* 853 */
    {RT_TERM_LAND, 852, 21, 0, 0}, /* 854 */
    {RT_TERM_LAND, 852, 751, 0, 0}, /* 855 */
    {RT_TERM_LAND, 855, 354, 0, 0}, /* 856 */
    {RT_TERM_LAND, 855, 355, 0, 0}, /* 857 */
    {RT_TERM_LAND, 816, 74, 0, 0}, /* 858 */
    {RT_TERM_ADD, 2, 538, 0, 0}, /* 859 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 860 */
    {RT_TERM_ADD, 860, 831, 0, 0}, /* 861 */
    {RT_TERM_SEXT, 26, 0, 0, 48}, /* 862 */
    {RT_TERM_MUL, 862, 107, 0, 0}, /* 863 */
    {RT_TERM_ADD, 705, 863, 0, 0}, /* 864 */
    {RT_TERM_SEXT, 120, 0, 0, 56}, /* 865 */
    {RT_TERM_MUL, 865, 107, 0, 0}, /* 866 */
    {RT_TERM_ADD, 705, 866, 0, 0}, /* 867 */
    {RT_TERM_COND, 70, 864, 867, 0}, /* 868 */
    {RT_TERM_ADD, 2, 868, 0, 0}, /* 869 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 870 */
    {RT_TERM_ADD, 870, 712, 0, 0}, /* 871 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 872 */
    {RT_TERM_ADD, 872, 712, 0, 0}, /* 873 */
    {RT_TERM_COND, 817, 2, 538, 0}, /* 874 */
    {RT_TERM_ADD, 874, 831, 0, 0}, /* 875 */
    {RT_TERM_COND, 84, 6, 7, 0}, /* 876 */
    {RT_TERM_COND, 86, 5, 876, 0}, /* 877 */
    {RT_TERM_LAND, 877, 356, 0, 0}, /* 878 */
    {RT_TERM_LAND, 877, 354, 0, 0}, /* 879 */
    {RT_TERM_LAND, 877, 398, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 74, 0, 0}, /* 881 */
    {RT_TERM_LAND, 877, 400, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 18, 0, 0}, /* 883 */
    {RT_TERM_LAND, 877, 410, 0, 0}, /* 884 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 885 */
    {RT_TERM_LAND, 877, 885, 0, 0}, /* 886 */
    {RT_TERM_LAND, 356, 39, 0, 0}, /* 887 */
    {RT_TERM_LAND, 354, 39, 0, 0}, /* 888 */
    {RT_TERM_LAND, 184, 356, 0, 0}, /* 889 */
    {RT_TERM_LAND, 184, 354, 0, 0}, /* 890 */
    {RT_TERM_LAND, 184, 398, 0, 0}, /* 891 */
    {RT_TERM_LAND, 891, 74, 0, 0}, /* 892 */
    {RT_TERM_LAND, 184, 400, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 18, 0, 0}, /* 894 */
    {RT_TERM_LAND, 184, 410, 0, 0}, /* 895 */
    {RT_TERM_LAND, 184, 885, 0, 0}, /* 896 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 897 */
    {RT_TERM_REG, 897, 0, 0, 2}, /* 898 */
    {RT_TERM_LNOT, 898, 0, 0, 0}, /* 899 */
    {RT_TERM_COND, 84, 898, 899, 0}, /* 900 */
    {RT_TERM_COND, 86, 5, 900, 0}, /* 901 */
    {RT_TERM_LAND, 901, 356, 0, 0}, /* 902 */
    {RT_TERM_LAND, 901, 354, 0, 0}, /* 903 */
    {RT_TERM_LAND, 901, 398, 0, 0}, /* 904 */
    {RT_TERM_LAND, 904, 74, 0, 0}, /* 905 */
    {RT_TERM_BOR, 42, 5, 0, 0}, /* 906 */
    {RT_TERM_LAND, 901, 400, 0, 0}, /* 907 */
    {RT_TERM_LAND, 907, 18, 0, 0}, /* 908 */
    {RT_TERM_LAND, 901, 410, 0, 0}, /* 909 */
    {RT_TERM_LAND, 901, 885, 0, 0}, /* 910 */
    {RT_TERM_LAND, 356, 40, 0, 0}, /* 911 */
    {RT_TERM_LAND, 354, 40, 0, 0}, /* 912 */
    {RT_TERM_GT, 294, 29, 0, 0}, /* 913 */
    {RT_TERM_LAND, 184, 913, 0, 0}, /* 914 */
    {RT_TERM_LAND, 228, 356, 0, 0}, /* 915 */
    {RT_TERM_LAND, 228, 354, 0, 0}, /* 916 */
    {RT_TERM_LAND, 916, 74, 0, 0}, /* 917 */
    {RT_TERM_LAND, 228, 355, 0, 0}, /* 918 */
    {RT_TERM_LAND, 356, 81, 0, 0}, /* 919 */
    {RT_TERM_LAND, 69, 356, 0, 0}, /* 920 */
    {RT_TERM_LAND, 69, 398, 0, 0}, /* 921 */
    {RT_TERM_LAND, 69, 400, 0, 0}, /* 922 */
    {RT_TERM_EQ, 13, 122, 0, 0}, /* 923 */
    {RT_TERM_LAND, 69, 923, 0, 0}, /* 924 */
    {RT_TERM_LAND, 356, 82, 0, 0}, /* 925 */
    {RT_TERM_LAND, 354, 82, 0, 0}, /* 926 */
    {RT_TERM_COND, 84, 194, 195, 0}, /* 927 */
    {RT_TERM_COND, 86, 5, 927, 0}, /* 928 */
    {RT_TERM_LAND, 928, 356, 0, 0}, /* 929 */
    {RT_TERM_LAND, 928, 354, 0, 0}, /* 930 */
    {RT_TERM_LAND, 928, 398, 0, 0}, /* 931 */
    {RT_TERM_LAND, 931, 74, 0, 0}, /* 932 */
    {RT_TERM_LAND, 928, 400, 0, 0}, /* 933 */
    {RT_TERM_LAND, 933, 18, 0, 0}, /* 934 */
    {RT_TERM_LAND, 928, 410, 0, 0}, /* 935 */
    {RT_TERM_LAND, 928, 885, 0, 0}, /* 936 */
    {RT_TERM_COND, 74, 243, 244, 0}, /* 937 */
    {RT_TERM_COND, 70, 5, 937, 0}, /* 938 */
    {RT_TERM_LAND, 938, 356, 0, 0}, /* 939 */
    {RT_TERM_LAND, 938, 398, 0, 0}, /* 940 */
    {RT_TERM_LAND, 938, 400, 0, 0}, /* 941 */
    {RT_TERM_LAND, 356, 26, 0, 0}, /* 942 */
    {RT_TERM_COND, 18, 43, 44, 0}, /* 943 */
    {RT_TERM_COND, 10, 5, 943, 0}, /* 944 */
    {RT_TERM_LAND, 944, 70, 0, 0}, /* 945 */
    {RT_TERM_LAND, 944, 309, 0, 0}, /* 946 */
    {RT_TERM_LAND, 944, 313, 0, 0}, /* 947 */
    {RT_TERM_LAND, 70, 40, 0, 0}, /* 948 */
    {RT_TERM_COND, 18, 898, 899, 0}, /* 949 */
    {RT_TERM_COND, 10, 5, 949, 0}, /* 950 */
    {RT_TERM_LAND, 950, 70, 0, 0}, /* 951 */
    {RT_TERM_LAND, 950, 309, 0, 0}, /* 952 */
    {RT_TERM_LAND, 950, 313, 0, 0}, /* 953 */
    {RT_TERM_LAND, 70, 39, 0, 0}, /* 954 */
    {RT_TERM_LAND, 70, 82, 0, 0}, /* 955 */
    {RT_TERM_COND, 18, 194, 195, 0}, /* 956 */
    {RT_TERM_COND, 10, 5, 956, 0}, /* 957 */
    {RT_TERM_LAND, 957, 77, 0, 0}, /* 958 */
    {RT_TERM_LAND, 957, 309, 0, 0}, /* 959 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 960 */
    {RT_TERM_REG, 960, 0, 0, 2}, /* 961 */
    {RT_TERM_LNOT, 961, 0, 0, 0}, /* 962 */
    {RT_TERM_COND, 18, 961, 962, 0}, /* 963 */
    {RT_TERM_COND, 10, 5, 963, 0}, /* 964 */
    {RT_TERM_LAND, 964, 70, 0, 0}, /* 965 */
    {RT_TERM_LAND, 964, 309, 0, 0}, /* 966 */
    {RT_TERM_LAND, 964, 313, 0, 0}, /* 967 */
    {RT_TERM_LAND, 950, 77, 0, 0}, /* 968 */
    {RT_TERM_LAND, 479, 400, 0, 0}, /* 969 */
    {RT_TERM_LAND, 356, 120, 0, 0}, /* 970 */
    {RT_TERM_COND, 0, 898, 899, 0}, /* 971 */
    {RT_TERM_COND, 4, 5, 971, 0}, /* 972 */
    {RT_TERM_LAND, 972, 70, 0, 0}, /* 973 */
    {RT_TERM_LAND, 972, 309, 0, 0}, /* 974 */
    {RT_TERM_LAND, 972, 313, 0, 0}, /* 975 */
    {RT_TERM_LAND, 246, 356, 0, 0}, /* 976 */
    {RT_TERM_LAND, 246, 354, 0, 0}, /* 977 */
    {RT_TERM_LAND, 354, 120, 0, 0}, /* 978 */
    {RT_TERM_LAND, 74, 39, 0, 0}, /* 979 */
    {RT_TERM_LAND, 88, 356, 0, 0}, /* 980 */
    {RT_TERM_LAND, 88, 354, 0, 0}, /* 981 */
    {RT_TERM_LAND, 88, 74, 0, 0}, /* 982 */
    {RT_TERM_LAND, 982, 18, 0, 0}, /* 983 */
    {RT_TERM_LAND, 88, 77, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 0, 0, 0}, /* 985 */
    {RT_TERM_LAND, 88, 309, 0, 0}, /* 986 */
    {RT_TERM_LAND, 88, 313, 0, 0}, /* 987 */
    {RT_TERM_LAND, 877, 70, 0, 0}, /* 988 */
    {RT_TERM_LAND, 877, 74, 0, 0}, /* 989 */
    {RT_TERM_LAND, 877, 309, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 18, 0, 0}, /* 991 */
    {RT_TERM_LAND, 877, 313, 0, 0}, /* 992 */
    {RT_TERM_LAND, 992, 0, 0, 0}, /* 993 */
    {RT_TERM_LAND, 877, 315, 0, 0}, /* 994 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 995 */
    {RT_TERM_LAND, 877, 995, 0, 0}, /* 996 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 997 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 998 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 999 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 1000 */
    {RT_TERM_REG, 998, 0, 0, 2}, /* 1001 */
    {RT_TERM_LNOT, 1001, 0, 0, 0}, /* 1002 */
    {RT_TERM_COND, 997, 1001, 1002, 0}, /* 1003 */
    {RT_TERM_COND, 1000, 5, 1003, 0}, /* 1004 */
    {RT_TERM_LAND, 1004, 356, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1004, 354, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1004, 70, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1004, 74, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1004, 309, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1009, 18, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1004, 313, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1011, 0, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1004, 315, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1004, 995, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1004, 86, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1004, 84, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 86, 897, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 84, 897, 0, 0}, /* 1018 */
    {RT_TERM_COND, 997, 43, 44, 0}, /* 1019 */
    {RT_TERM_COND, 1000, 5, 1019, 0}, /* 1020 */
    {RT_TERM_LAND, 1020, 356, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1020, 354, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1020, 70, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1020, 74, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1020, 18, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 0, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1020, 21, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 84, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1020, 55, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1020, 58, 0, 0}, /* 1030 */
    {RT_TERM_COND, 997, 961, 962, 0}, /* 1031 */
    {RT_TERM_COND, 1000, 5, 1031, 0}, /* 1032 */
    {RT_TERM_EQ, 13, 2, 0, 0}, /* 1033 */
    {RT_TERM_EQ, 13, 156, 0, 0}, /* 1034 */
    {RT_TERM_LOR, 1033, 1034, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1032, 1035, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1036, 356, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1036, 354, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1036, 70, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1036, 74, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1036, 309, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1041, 18, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1036, 313, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 0, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1036, 315, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1036, 995, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1032, 296, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1047, 356, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1047, 354, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1047, 70, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1047, 74, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1047, 309, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1052, 18, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1047, 313, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 0, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1047, 315, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1047, 995, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1032, 531, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1058, 356, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1058, 354, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1058, 70, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1058, 74, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1058, 309, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1063, 18, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1058, 313, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1065, 0, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1058, 315, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1058, 995, 0, 0}, /* 1068 */
    {RT_TERM_BAND, 538, 13, 0, 0}, /* 1069 */
    {RT_TERM_NE, 1069, 2, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1058, 1070, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1032, 554, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1072, 356, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1072, 354, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1072, 70, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1072, 74, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1072, 309, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1077, 18, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1072, 313, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 0, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1072, 315, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1072, 995, 0, 0}, /* 1082 */
    {RT_TERM_LNOT, 1070, 0, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1072, 1083, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1032, 295, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1085, 356, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1085, 354, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1085, 70, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1085, 74, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1085, 309, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1090, 18, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1085, 313, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 0, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1085, 315, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1085, 995, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1058, 1083, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1072, 1070, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 70, 12, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 74, 12, 0, 0}, /* 1099 */
    {RT_TERM_LNOT, 111, 0, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 901, 1100, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 356, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1101, 354, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1101, 70, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1101, 74, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1101, 309, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1106, 18, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1101, 313, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 0, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1101, 315, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1101, 995, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 901, 111, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1112, 356, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1112, 354, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1112, 70, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1112, 74, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1112, 309, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1117, 18, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1112, 313, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1119, 0, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1112, 315, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1112, 995, 0, 0}, /* 1122 */
    {RT_TERM_LNOT, 538, 0, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1112, 1123, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 1124, 356, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1124, 354, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1124, 70, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1124, 74, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1124, 309, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1129, 18, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1124, 313, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1131, 0, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1124, 315, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1124, 995, 0, 0}, /* 1134 */
    {RT_TERM_COND, 84, 1001, 1002, 0}, /* 1135 */
    {RT_TERM_COND, 86, 5, 1135, 0}, /* 1136 */
    {RT_TERM_NE, 294, 107, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1136, 1137, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 1138, 356, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1138, 354, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1138, 70, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1138, 74, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1138, 309, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1143, 18, 0, 0}, /* 1144 */
    {RT_TERM_BOR, 897, 5, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1138, 313, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 0, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1138, 315, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1138, 995, 0, 0}, /* 1149 */
    {RT_TERM_SLICE, 13, 2, 0, 1}, /* 1150 */
    {RT_TERM_LAND, 1136, 1150, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1151, 356, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1151, 354, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1151, 70, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1151, 74, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1151, 309, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1156, 18, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1151, 313, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 0, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1151, 315, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1151, 995, 0, 0}, /* 1161 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1136, 1162, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1163, 356, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1163, 354, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1163, 70, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1163, 74, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1163, 309, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1168, 18, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1163, 313, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1170, 0, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1163, 315, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1163, 995, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1136, 26, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1174, 356, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1174, 354, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1174, 70, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1174, 74, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1174, 309, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1179, 18, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1174, 313, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1181, 0, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1174, 315, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1174, 995, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1174, 1123, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1185, 356, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1185, 354, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1185, 70, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1185, 74, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1185, 309, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1190, 18, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1185, 313, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1192, 0, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1185, 315, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1185, 995, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 70, 48, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 74, 48, 0, 0}, /* 1197 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 1198 */
    {RT_TERM_REG, 1198, 0, 0, 2}, /* 1199 */
    {RT_TERM_LNOT, 1199, 0, 0, 0}, /* 1200 */
    {RT_TERM_COND, 997, 1199, 1200, 0}, /* 1201 */
    {RT_TERM_COND, 1000, 5, 1201, 0}, /* 1202 */
    {RT_TERM_LAND, 1202, 1150, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1203, 356, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1203, 354, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1203, 70, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1203, 74, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1203, 309, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1208, 18, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1203, 313, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1210, 0, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1203, 315, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1203, 995, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1203, 86, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1203, 84, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1202, 1100, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 356, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1216, 354, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1216, 70, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1216, 74, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1216, 309, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1221, 18, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1216, 313, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 0, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1216, 315, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1216, 995, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1216, 86, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1216, 84, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1202, 111, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1229, 356, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1229, 354, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1229, 70, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1229, 74, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1229, 309, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1234, 18, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1229, 313, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1236, 0, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1229, 315, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1229, 995, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1229, 86, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1229, 84, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1229, 1123, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1242, 356, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1242, 354, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1242, 70, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1242, 74, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1242, 309, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1247, 18, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1242, 313, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1249, 0, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1242, 315, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1242, 995, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1242, 86, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1242, 84, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 86, 960, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 84, 960, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1004, 1150, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1257, 356, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1257, 354, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1257, 70, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1257, 74, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1257, 18, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1262, 0, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1257, 21, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1264, 84, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1257, 55, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1257, 58, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1004, 1100, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1268, 356, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1268, 354, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1268, 70, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1268, 74, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1268, 18, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 0, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1268, 21, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1275, 84, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1268, 55, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1268, 58, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1004, 111, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1279, 356, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1279, 354, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1279, 70, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1279, 74, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1279, 18, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 0, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1279, 21, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1286, 84, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1279, 55, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1279, 58, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1279, 1123, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1290, 356, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1290, 354, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1290, 70, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1290, 74, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1290, 18, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1295, 0, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1290, 21, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1297, 84, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1290, 55, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1290, 58, 0, 0}, /* 1300 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 1301 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 1302 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 1303 */
    {RT_TERM_COND, 1301, 961, 962, 0}, /* 1304 */
    {RT_TERM_COND, 1303, 5, 1304, 0}, /* 1305 */
    {RT_TERM_SHL, 294, 5, 0, 0}, /* 1306 */
    {RT_TERM_BOR, 13, 1306, 0, 0}, /* 1307 */
    {RT_TERM_SHL, 111, 27, 0, 0}, /* 1308 */
    {RT_TERM_BOR, 1307, 1308, 0, 0}, /* 1309 */
    {RT_TERM_COND, 354, 1307, 1309, 0}, /* 1310 */
    {RT_TERM_COND, 356, 13, 1310, 0}, /* 1311 */
    {RT_TERM_SLICE, 1311, 27, 0, 2}, /* 1312 */
    {RT_TERM_NE, 1312, 2, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 1305, 1313, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1314, 10, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1314, 18, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1314, 4, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1314, 0, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1314, 109, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1319, 84, 0, 0}, /* 1320 */
    {RT_TERM_LINE, 3, 0, 0, 4}, /* 1321 */
    {RT_TERM_LAND, 1314, 1321, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1322, 997, 0, 0}, /* 1323 */
    {RT_TERM_LINE, 3, 0, 0, 5}, /* 1324 */
    {RT_TERM_LAND, 1314, 1324, 0, 0}, /* 1325 */
    {RT_TERM_LINE, 3, 0, 0, 6}, /* 1326 */
    {RT_TERM_LAND, 1314, 1326, 0, 0}, /* 1327 */
    {RT_TERM_SLICE, 1311, 5, 0, 1}, /* 1328 */
    {RT_TERM_LAND, 1305, 1328, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1329, 10, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1329, 18, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1329, 1123, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1332, 4, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1332, 0, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1332, 109, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1335, 84, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1332, 1321, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1337, 997, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1332, 1324, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1332, 1326, 0, 0}, /* 1340 */
    {RT_TERM_LOR, 538, 538, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1328, 1341, 0, 0}, /* 1342 */
    {RT_TERM_LNOT, 1342, 0, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1305, 1343, 0, 0}, /* 1344 */
    {RT_TERM_BXOR, 1001, 897, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1344, 1345, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1346, 10, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1346, 18, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1346, 4, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1346, 0, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1346, 109, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1351, 84, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1346, 1321, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1353, 997, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1346, 1324, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1346, 1326, 0, 0}, /* 1356 */
    {RT_TERM_LNOT, 1345, 0, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1344, 1357, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1358, 10, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1358, 18, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1358, 4, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1358, 0, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1358, 109, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1363, 84, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1358, 1321, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1365, 997, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1358, 1324, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1358, 1326, 0, 0}, /* 1368 */
    {RT_TERM_LAND, 10, 82, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 18, 82, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 4, 12, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 0, 12, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1202, 356, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1202, 354, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1202, 70, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1202, 74, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1202, 309, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1377, 18, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1202, 313, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1379, 0, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1202, 315, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1202, 995, 0, 0}, /* 1382 */
    {RT_TERM_COND, 997, 898, 899, 0}, /* 1383 */
    {RT_TERM_COND, 1000, 5, 1383, 0}, /* 1384 */
    {RT_TERM_LAND, 1384, 13, 0, 0}, /* 1385 */
    {RT_TERM_BXOR, 43, 1, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1385, 1386, 0, 0}, /* 1387 */
    {RT_TERM_LAND, 1387, 356, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1387, 354, 0, 0}, /* 1389 */
    {RT_TERM_LNOT, 1386, 0, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1385, 1390, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1391, 70, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1391, 74, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1391, 309, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1394, 18, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1391, 313, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1396, 0, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1391, 315, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1391, 995, 0, 0}, /* 1399 */
    {RT_TERM_REG, 26, 0, 0, 0}, /* 1400 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 1401 */
    {RT_TERM_SHL, 111, 1401, 0, 0}, /* 1402 */
    {RT_TERM_BXOR, 1400, 1402, 0, 0}, /* 1403 */
    {RT_TERM_SLICE, 1400, 2, 0, 31}, /* 1404 */
    {RT_TERM_BXOR, 1404, 1402, 0, 0}, /* 1405 */
    {RT_TERM_COND, 356, 1403, 1405, 0}, /* 1406 */
    {RT_TERM_REG, 82, 0, 0, 0}, /* 1407 */
    {RT_TERM_SHL, 81, 1401, 0, 0}, /* 1408 */
    {RT_TERM_BXOR, 1407, 1408, 0, 0}, /* 1409 */
    {RT_TERM_SLICE, 1407, 2, 0, 31}, /* 1410 */
    {RT_TERM_BXOR, 1410, 1408, 0, 0}, /* 1411 */
    {RT_TERM_BXOR, 538, 1408, 0, 0}, /* 1412 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 1413 */
    {RT_TERM_BXOR, 1413, 1408, 0, 0}, /* 1414 */
    {RT_TERM_SLICE, 1413, 2, 0, 31}, /* 1415 */
    {RT_TERM_BXOR, 1415, 1408, 0, 0}, /* 1416 */
    {RT_TERM_COND, 315, 1414, 1416, 0}, /* 1417 */
    {RT_TERM_COND, 313, 1412, 1417, 0}, /* 1418 */
    {RT_TERM_COND, 309, 1412, 1418, 0}, /* 1419 */
    {RT_TERM_COND, 77, 40, 1419, 0}, /* 1420 */
    {RT_TERM_COND, 74, 1411, 1420, 0}, /* 1421 */
    {RT_TERM_COND, 70, 1409, 1421, 0}, /* 1422 */
    {RT_TERM_COND, 1386, 1406, 1422, 0}, /* 1423 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 1424 */
    {RT_TERM_SLICE, 1423, 1424, 0, 8}, /* 1425 */
    {RT_TERM_EQ, 1425, 2, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 1385, 1426, 0, 0}, /* 1427 */
    {RT_TERM_LAND, 1427, 1386, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1428, 356, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1428, 354, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1427, 1390, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1431, 70, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1431, 74, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1431, 309, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1434, 18, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1431, 313, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1436, 0, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1431, 315, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1431, 995, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 13, 1426, 0, 0}, /* 1440 */
    {RT_TERM_LNOT, 1440, 0, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1384, 1441, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1442, 1386, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1443, 356, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1443, 354, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1442, 1390, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1446, 70, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1446, 74, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1446, 309, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1449, 18, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1446, 313, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1451, 0, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1446, 315, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1446, 995, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1032, 139, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1455, 356, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1455, 354, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1455, 70, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1455, 74, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1455, 309, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1460, 18, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1455, 313, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1462, 0, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1455, 315, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1455, 995, 0, 0}, /* 1465 */
    {RT_TERM_EQ, 111, 2, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1032, 1466, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1467, 356, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1467, 354, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1467, 70, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1467, 74, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1467, 309, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1472, 18, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1467, 313, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1474, 0, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1467, 315, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1467, 995, 0, 0}, /* 1477 */
    {RT_TERM_BAND, 538, 13, 0, 0}, /* 1478 */
    {RT_TERM_NE, 1478, 2, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1467, 1479, 0, 0}, /* 1480 */
    {RT_TERM_LAND, 1032, 169, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1481, 356, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1481, 354, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1481, 70, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1481, 74, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1481, 309, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1486, 18, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1481, 313, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1488, 0, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1481, 315, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 1481, 995, 0, 0}, /* 1491 */
    {RT_TERM_LNOT, 1479, 0, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1481, 1492, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1032, 112, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1494, 356, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1494, 354, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1494, 70, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 1494, 74, 0, 0}, /* 1498 */
    {RT_TERM_LAND, 1494, 309, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 1499, 18, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1494, 313, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1501, 0, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1494, 315, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1494, 995, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1202, 139, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1505, 356, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1505, 354, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1505, 70, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1505, 74, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1505, 309, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1510, 18, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1505, 313, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 1512, 0, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1505, 315, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1505, 995, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1202, 1466, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1516, 356, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1516, 354, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 1516, 70, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1516, 74, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1516, 309, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1521, 18, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1516, 313, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1523, 0, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1516, 315, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1516, 995, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1516, 1479, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1202, 169, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1528, 356, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1528, 354, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1528, 70, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1528, 74, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1528, 309, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1533, 18, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1528, 313, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1535, 0, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1528, 315, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1528, 995, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1528, 1492, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1202, 112, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1540, 356, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1540, 354, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1540, 70, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1540, 74, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1540, 309, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1545, 18, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1540, 313, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1547, 0, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1540, 315, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1540, 995, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1516, 1492, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1528, 1479, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 928, 70, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 928, 74, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 928, 309, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1555, 18, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 928, 313, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1557, 0, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 928, 315, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 928, 995, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 354, 26, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 74, 82, 0, 0}, /* 1562 */
    {RT_TERM_COND, 354, 6, 7, 0}, /* 1563 */
    {RT_TERM_COND, 356, 5, 1563, 0}, /* 1564 */
    {RT_TERM_BAND, 538, 122, 0, 0}, /* 1565 */
    {RT_TERM_EQ, 1565, 2, 0, 0}, /* 1566 */
    {RT_TERM_EQ, 1565, 5, 0, 0}, /* 1567 */
    {RT_TERM_EQ, 1565, 27, 0, 0}, /* 1568 */
    {RT_TERM_EQ, 1565, 122, 0, 0}, /* 1569 */
    {RT_TERM_COND, 1569, 25, 538, 0}, /* 1570 */
    {RT_TERM_COND, 1568, 48, 1570, 0}, /* 1571 */
    {RT_TERM_COND, 1567, 12, 1571, 0}, /* 1572 */
    {RT_TERM_COND, 1566, 40, 1572, 0}, /* 1573 */
    {RT_TERM_EQ, 1573, 122, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1564, 1574, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 88, 70, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 984, 18, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 986, 0, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 88, 315, 0, 0}, /* 1579 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 1580 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 1581 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 1582 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 1583 */
    {RT_TERM_REG, 1581, 0, 0, 2}, /* 1584 */
    {RT_TERM_LNOT, 1584, 0, 0, 0}, /* 1585 */
    {RT_TERM_COND, 1580, 1584, 1585, 0}, /* 1586 */
    {RT_TERM_COND, 1583, 5, 1586, 0}, /* 1587 */
    {RT_TERM_LAND, 1587, 70, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1587, 74, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1587, 86, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1587, 84, 0, 0}, /* 1591 */
    {RT_TERM_LINE, 4, 0, 0, 3}, /* 1592 */
    {RT_TERM_LAND, 1587, 1592, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1593, 1301, 0, 0}, /* 1594 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1595 */
    {RT_TERM_BOR, 1595, 5, 0, 0}, /* 1596 */
    {RT_TERM_LINE, 4, 0, 0, 4}, /* 1597 */
    {RT_TERM_LAND, 1587, 1597, 0, 0}, /* 1598 */
    {RT_TERM_LINE, 9, 0, 0, 1}, /* 1599 */
    {RT_TERM_LAND, 1598, 1599, 0, 0}, /* 1600 */
    {RT_TERM_LINE, 4, 0, 0, 5}, /* 1601 */
    {RT_TERM_LAND, 1587, 1601, 0, 0}, /* 1602 */
    {RT_TERM_LINE, 4, 0, 0, 6}, /* 1603 */
    {RT_TERM_LAND, 1587, 1603, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 86, 1, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 84, 1, 0, 0}, /* 1606 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 1607 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 1608 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 1609 */
    {RT_TERM_LINE, 16, 0, 0, 0}, /* 1610 */
    {RT_TERM_REG, 1608, 0, 0, 2}, /* 1611 */
    {RT_TERM_LNOT, 1611, 0, 0, 0}, /* 1612 */
    {RT_TERM_COND, 1607, 1611, 1612, 0}, /* 1613 */
    {RT_TERM_COND, 1610, 5, 1613, 0}, /* 1614 */
    {RT_TERM_LAND, 1614, 70, 0, 0}, /* 1615 */
    {RT_TERM_LAND, 1614, 74, 0, 0}, /* 1616 */
    {RT_TERM_LAND, 1614, 86, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1614, 84, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1614, 1601, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1619, 1301, 0, 0}, /* 1620 */
    {RT_TERM_BOR, 1581, 5, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1614, 1603, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 1622, 1599, 0, 0}, /* 1623 */
    {RT_TERM_LINE, 4, 0, 0, 7}, /* 1624 */
    {RT_TERM_LAND, 1614, 1624, 0, 0}, /* 1625 */
    {RT_TERM_LINE, 4, 0, 0, 8}, /* 1626 */
    {RT_TERM_LAND, 1614, 1626, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1614, 1583, 0, 0}, /* 1628 */
    {RT_TERM_VALUE, 0, 0, 0, 22}, /* 1629 */
    {RT_TERM_LAND, 1614, 1580, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 86, 25, 0, 0}, /* 1631 */
    {RT_TERM_LAND, 84, 25, 0, 0}, /* 1632 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 1633 */
    {RT_TERM_LAND, 1583, 1633, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 1580, 1633, 0, 0}, /* 1635 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 1636 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 1637 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 1638 */
    {RT_TERM_LINE, 14, 0, 0, 0}, /* 1639 */
    {RT_TERM_REG, 1637, 0, 0, 2}, /* 1640 */
    {RT_TERM_LNOT, 1640, 0, 0, 0}, /* 1641 */
    {RT_TERM_COND, 1636, 1640, 1641, 0}, /* 1642 */
    {RT_TERM_COND, 1639, 5, 1642, 0}, /* 1643 */
    {RT_TERM_LAND, 1643, 70, 0, 0}, /* 1644 */
    {RT_TERM_LAND, 1643, 74, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1643, 86, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1643, 84, 0, 0}, /* 1647 */
    {RT_TERM_LINE, 7, 0, 0, 3}, /* 1648 */
    {RT_TERM_LAND, 1643, 1648, 0, 0}, /* 1649 */
    {RT_TERM_LINE, 8, 0, 0, 1}, /* 1650 */
    {RT_TERM_LAND, 1649, 1650, 0, 0}, /* 1651 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 1652 */
    {RT_TERM_BOR, 1652, 5, 0, 0}, /* 1653 */
    {RT_TERM_LINE, 7, 0, 0, 4}, /* 1654 */
    {RT_TERM_LAND, 1643, 1654, 0, 0}, /* 1655 */
    {RT_TERM_LINE, 10, 0, 0, 1}, /* 1656 */
    {RT_TERM_LAND, 1655, 1656, 0, 0}, /* 1657 */
    {RT_TERM_LINE, 7, 0, 0, 5}, /* 1658 */
    {RT_TERM_LAND, 1643, 1658, 0, 0}, /* 1659 */
    {RT_TERM_LINE, 7, 0, 0, 6}, /* 1660 */
    {RT_TERM_LAND, 1643, 1660, 0, 0}, /* 1661 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 1662 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 1663 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 1664 */
    {RT_TERM_LINE, 17, 0, 0, 0}, /* 1665 */
    {RT_TERM_REG, 1663, 0, 0, 2}, /* 1666 */
    {RT_TERM_LNOT, 1666, 0, 0, 0}, /* 1667 */
    {RT_TERM_COND, 1662, 1666, 1667, 0}, /* 1668 */
    {RT_TERM_COND, 1665, 5, 1668, 0}, /* 1669 */
    {RT_TERM_LAND, 1669, 70, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 1669, 74, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 1669, 86, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1669, 84, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1669, 1597, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1674, 1301, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1669, 1601, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1676, 1599, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1669, 1603, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1669, 1624, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1669, 1583, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1669, 1580, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 70, 81, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 74, 81, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 86, 48, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 84, 48, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1583, 1629, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1580, 1629, 0, 0}, /* 1687 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 1688 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 1689 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 1690 */
    {RT_TERM_LINE, 15, 0, 0, 0}, /* 1691 */
    {RT_TERM_REG, 1689, 0, 0, 2}, /* 1692 */
    {RT_TERM_LNOT, 1692, 0, 0, 0}, /* 1693 */
    {RT_TERM_COND, 1688, 1692, 1693, 0}, /* 1694 */
    {RT_TERM_COND, 1691, 5, 1694, 0}, /* 1695 */
    {RT_TERM_LAND, 1695, 70, 0, 0}, /* 1696 */
    {RT_TERM_LAND, 1695, 74, 0, 0}, /* 1697 */
    {RT_TERM_LAND, 1695, 86, 0, 0}, /* 1698 */
    {RT_TERM_LAND, 1695, 84, 0, 0}, /* 1699 */
    {RT_TERM_LAND, 1695, 1302, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1700, 1650, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1695, 1648, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1702, 1656, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1695, 1654, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1695, 1658, 0, 0}, /* 1705 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 1706 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 1707 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 1708 */
    {RT_TERM_REG, 1595, 0, 0, 2}, /* 1709 */
    {RT_TERM_LNOT, 1709, 0, 0, 0}, /* 1710 */
    {RT_TERM_COND, 1706, 1709, 1710, 0}, /* 1711 */
    {RT_TERM_COND, 1708, 5, 1711, 0}, /* 1712 */
    {RT_TERM_LAND, 1712, 70, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1712, 74, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1712, 10, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1712, 18, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1712, 61, 0, 0}, /* 1717 */
    {RT_TERM_LAND, 1717, 0, 0, 0}, /* 1718 */
    {RT_TERM_BOR, 998, 5, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1712, 102, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1720, 84, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 1712, 104, 0, 0}, /* 1722 */
    {RT_TERM_LINE, 2, 0, 0, 8}, /* 1723 */
    {RT_TERM_LAND, 1712, 1723, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1712, 1000, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1712, 997, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 10, 40, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 18, 40, 0, 0}, /* 1728 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1729 */
    {RT_TERM_LAND, 1000, 1729, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 997, 1729, 0, 0}, /* 1731 */
    {RT_TERM_COND, 1706, 1199, 1200, 0}, /* 1732 */
    {RT_TERM_COND, 1708, 5, 1732, 0}, /* 1733 */
    {RT_TERM_LAND, 1733, 70, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1733, 74, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1733, 10, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1733, 18, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1733, 109, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1738, 84, 0, 0}, /* 1739 */
    {RT_TERM_BOR, 960, 5, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1733, 1321, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1741, 997, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1733, 1324, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1733, 1326, 0, 0}, /* 1744 */
    {RT_TERM_REG, 1652, 0, 0, 2}, /* 1745 */
    {RT_TERM_LNOT, 1745, 0, 0, 0}, /* 1746 */
    {RT_TERM_COND, 1301, 1745, 1746, 0}, /* 1747 */
    {RT_TERM_COND, 1303, 5, 1747, 0}, /* 1748 */
    {RT_TERM_LAND, 1748, 70, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1748, 74, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1748, 10, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1748, 18, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1748, 61, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1753, 0, 0, 0}, /* 1754 */
    {RT_TERM_LAND, 1748, 102, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1755, 84, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1748, 104, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1748, 1723, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1748, 1000, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1748, 997, 0, 0}, /* 1760 */
    {RT_TERM_COND, 1301, 1709, 1710, 0}, /* 1761 */
    {RT_TERM_COND, 1303, 5, 1761, 0}, /* 1762 */
    {RT_TERM_LAND, 1762, 70, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1762, 74, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1762, 10, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1762, 18, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1762, 109, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1767, 84, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1762, 1321, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1769, 997, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1762, 1324, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1762, 1326, 0, 0}, /* 1772 */
    {RT_TERM_COND, 1636, 1692, 1693, 0}, /* 1773 */
    {RT_TERM_COND, 1639, 5, 1773, 0}, /* 1774 */
    {RT_TERM_LAND, 1774, 70, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1774, 74, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1774, 86, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1774, 84, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1774, 1601, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1779, 1301, 0, 0}, /* 1780 */
    {RT_TERM_BOR, 1629, 5, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1774, 1603, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1782, 1599, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1774, 1624, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1774, 1626, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 74, 40, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 86, 42, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 84, 42, 0, 0}, /* 1788 */
    {RT_TERM_COND, 1636, 1611, 1612, 0}, /* 1789 */
    {RT_TERM_COND, 1639, 5, 1789, 0}, /* 1790 */
    {RT_TERM_LAND, 1790, 70, 0, 0}, /* 1791 */
    {RT_TERM_LAND, 1790, 74, 0, 0}, /* 1792 */
    {RT_TERM_LAND, 1790, 86, 0, 0}, /* 1793 */
    {RT_TERM_LAND, 1790, 84, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1790, 1601, 0, 0}, /* 1795 */
    {RT_TERM_LAND, 1795, 1301, 0, 0}, /* 1796 */
    {RT_TERM_BOR, 1633, 5, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1790, 1603, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1798, 1599, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1790, 1624, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1790, 1626, 0, 0}, /* 1801 */
    {RT_TERM_REG, 1633, 0, 0, 2}, /* 1802 */
    {RT_TERM_LNOT, 1802, 0, 0, 0}, /* 1803 */
    {RT_TERM_COND, 1636, 1802, 1803, 0}, /* 1804 */
    {RT_TERM_COND, 1639, 5, 1804, 0}, /* 1805 */
    {RT_TERM_LAND, 1805, 70, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1805, 74, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1805, 86, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1805, 84, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1805, 1597, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1810, 1301, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1805, 1601, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1812, 1599, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1805, 1603, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1805, 1624, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1032, 26, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1032, 1162, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1032, 10, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1818, 82, 0, 0}, /* 1819 */
    {RT_TERM_LNOT, 82, 0, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1818, 1820, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1032, 21, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1822, 82, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 1823, 0, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1822, 1820, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1825, 0, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1032, 55, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1827, 82, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1827, 1820, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1032, 42, 0, 0}, /* 1830 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1032, 1831, 0, 0}, /* 1832 */
    {RT_TERM_COND, 1301, 1584, 1585, 0}, /* 1833 */
    {RT_TERM_COND, 1303, 5, 1833, 0}, /* 1834 */
    {RT_TERM_LAND, 1834, 26, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 1834, 1162, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1834, 10, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1837, 82, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1837, 1820, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 1834, 21, 0, 0}, /* 1840 */
    {RT_TERM_LAND, 1840, 82, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 1841, 0, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1840, 1820, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 1843, 0, 0, 0}, /* 1844 */
    {RT_TERM_LAND, 1834, 55, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 1845, 82, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1845, 1820, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1834, 42, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1834, 1831, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 479, 82, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 479, 1820, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 938, 81, 0, 0}, /* 1852 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 938, 1853, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 69, 354, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 69, 355, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 69, 39, 0, 0}, /* 1857 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 69, 1858, 0, 0}, /* 1859 */
    {RT_TERM_COND, 354, 302, 303, 0}, /* 1860 */
    {RT_TERM_COND, 356, 5, 1860, 0}, /* 1861 */
    {RT_TERM_LAND, 69, 82, 0, 0}, /* 1862 */
    {RT_TERM_LAND, 1862, 74, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 69, 1820, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 74, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 938, 82, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 938, 1820, 0, 0}, /* 1867 */
    {RT_TERM_COND, 0, 1001, 1002, 0}, /* 1868 */
    {RT_TERM_COND, 4, 5, 1868, 0}, /* 1869 */
    {RT_TERM_LAND, 1869, 356, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1869, 398, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1869, 400, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1869, 48, 0, 0}, /* 1873 */
    {RT_TERM_LNOT, 48, 0, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1869, 1874, 0, 0}, /* 1875 */
    {RT_TERM_LAND, 46, 354, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1876, 39, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1877, 74, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1876, 1858, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1879, 74, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 46, 355, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1881, 39, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1881, 1858, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 972, 13, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1884, 70, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1884, 309, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1884, 313, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 972, 534, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1888, 70, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1888, 309, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1888, 313, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 972, 25, 0, 0}, /* 1892 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 972, 1893, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 972, 354, 0, 0}, /* 1895 */
    {RT_TERM_NE, 294, 23, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 972, 1896, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1897, 13, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 1898, 70, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1898, 309, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1898, 313, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1897, 534, 0, 0}, /* 1902 */
    {RT_TERM_LAND, 1902, 70, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1902, 309, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1902, 313, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1897, 25, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1897, 1893, 0, 0}, /* 1907 */
    {RT_TERM_ADD, 294, 5, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 197, 13, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 197, 534, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 197, 70, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1911, 39, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 1912, 18, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1911, 1858, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1914, 18, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 197, 74, 0, 0}, /* 1916 */
    {RT_TERM_LAND, 1916, 39, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1916, 1858, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 197, 354, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 197, 1896, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 1920, 13, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1920, 534, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1920, 70, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1923, 39, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1924, 18, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1923, 1858, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1926, 18, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1920, 74, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1928, 39, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1928, 1858, 0, 0}, /* 1930 */
    {RT_TERM_COND, 84, 961, 962, 0}, /* 1931 */
    {RT_TERM_COND, 86, 5, 1931, 0}, /* 1932 */
    {RT_TERM_LAND, 1932, 13, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1933, 70, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1933, 309, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1933, 313, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1932, 534, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1937, 70, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1937, 309, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1937, 313, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1932, 25, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1932, 1893, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1932, 354, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1932, 1896, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1944, 13, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1945, 70, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1945, 309, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1945, 313, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1944, 534, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 70, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1949, 309, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1949, 313, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1944, 25, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1944, 1893, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 184, 13, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 184, 534, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 184, 70, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1957, 39, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1958, 18, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1957, 1858, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1960, 18, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 184, 74, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1962, 39, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1962, 1858, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 184, 1896, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1965, 13, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1965, 534, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1965, 70, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1968, 39, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1969, 18, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1968, 1858, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1971, 18, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1965, 74, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1973, 39, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1973, 1858, 0, 0}, /* 1975 */
    {RT_TERM_COND, 0, 961, 962, 0}, /* 1976 */
    {RT_TERM_COND, 4, 5, 1976, 0}, /* 1977 */
    {RT_TERM_LAND, 1977, 70, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1977, 309, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1977, 313, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1977, 13, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1981, 70, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1981, 309, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1981, 313, 0, 0}, /* 1984 */
    {RT_TERM_NE, 538, 2, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1981, 1985, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1977, 534, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1987, 70, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1987, 309, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1987, 313, 0, 0}, /* 1990 */
    {RT_TERM_LNOT, 1985, 0, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1987, 1991, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1977, 354, 0, 0}, /* 1993 */
    {RT_TERM_COND, 74, 1001, 1002, 0}, /* 1994 */
    {RT_TERM_COND, 70, 5, 1994, 0}, /* 1995 */
    {RT_TERM_LAND, 1995, 26, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1996, 534, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1997, 294, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 356, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1998, 398, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1998, 400, 0, 0}, /* 2001 */
    {RT_TERM_LNOT, 294, 0, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 1997, 2002, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 2003, 356, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2003, 398, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2003, 400, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 1996, 13, 0, 0}, /* 2007 */
    {RT_TERM_SLICE, 111, 2, 0, 1}, /* 2008 */
    {RT_TERM_LAND, 2007, 2008, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 2009, 294, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2010, 356, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2010, 398, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2010, 400, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 2009, 2002, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2014, 356, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 2014, 398, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 2014, 400, 0, 0}, /* 2017 */
    {RT_TERM_LNOT, 2008, 0, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 2007, 2018, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 2019, 294, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 2020, 356, 0, 0}, /* 2021 */
    {RT_TERM_LAND, 2020, 398, 0, 0}, /* 2022 */
    {RT_TERM_LAND, 2020, 400, 0, 0}, /* 2023 */
    {RT_TERM_LAND, 2019, 2002, 0, 0}, /* 2024 */
    {RT_TERM_LAND, 2024, 356, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 2024, 398, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2024, 400, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 1995, 1162, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 2028, 534, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 2029, 294, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 2030, 356, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 2030, 398, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 2030, 400, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2029, 2002, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2034, 356, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 2034, 398, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 2034, 400, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2028, 13, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2038, 2008, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 2039, 294, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 2040, 356, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2040, 398, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2040, 400, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 2039, 2002, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 2044, 356, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2044, 398, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2044, 400, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2038, 2018, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2048, 294, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2049, 356, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2049, 398, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2049, 400, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2048, 2002, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 2053, 356, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2053, 398, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2053, 400, 0, 0}, /* 2056 */
    {RT_TERM_COND, 74, 43, 44, 0}, /* 2057 */
    {RT_TERM_COND, 70, 5, 2057, 0}, /* 2058 */
    {RT_TERM_LAND, 2058, 26, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 2059, 534, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2060, 355, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 2060, 398, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2060, 294, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 2060, 2002, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2059, 13, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2065, 2008, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2066, 355, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2066, 398, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2066, 294, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2066, 2002, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2065, 2018, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2071, 355, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 2071, 398, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 2071, 294, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 2071, 2002, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2058, 1162, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2076, 534, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2077, 355, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 2077, 398, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2077, 294, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2077, 2002, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2076, 13, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 2082, 2008, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2083, 355, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2083, 398, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2083, 294, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 2083, 2002, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2082, 2018, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2088, 355, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 2088, 398, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 2088, 294, 0, 0}, /* 2091 */
    {RT_TERM_LAND, 2088, 2002, 0, 0}, /* 2092 */
    {RT_TERM_COND, 74, 6, 7, 0}, /* 2093 */
    {RT_TERM_COND, 70, 5, 2093, 0}, /* 2094 */
    {RT_TERM_LAND, 2094, 1033, 0, 0}, /* 2095 */
    {RT_TERM_LAND, 2095, 356, 0, 0}, /* 2096 */
    {RT_TERM_LAND, 2095, 398, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 2095, 400, 0, 0}, /* 2098 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 2099 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 2100 */
    {RT_TERM_COND, 398, 538, 2100, 0}, /* 2101 */
    {RT_TERM_COND, 355, 538, 2101, 0}, /* 2102 */
    {RT_TERM_COND, 354, 82, 2102, 0}, /* 2103 */
    {RT_TERM_COND, 356, 2099, 2103, 0}, /* 2104 */
    {RT_TERM_SLICE, 2104, 2, 0, 32}, /* 2105 */
    {RT_TERM_SLICE, 2105, 2, 0, 4}, /* 2106 */
    {RT_TERM_SLICE, 2106, 122, 0, 1}, /* 2107 */
    {RT_TERM_LAND, 2095, 2107, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 2108, 356, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2108, 398, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 2108, 400, 0, 0}, /* 2111 */
    {RT_TERM_LNOT, 2107, 0, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2095, 2112, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 2113, 356, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2113, 398, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2113, 400, 0, 0}, /* 2116 */
    {RT_TERM_SLICE, 2105, 107, 0, 4}, /* 2117 */
    {RT_TERM_SLICE, 2117, 122, 0, 1}, /* 2118 */
    {RT_TERM_LAND, 2095, 2118, 0, 0}, /* 2119 */
    {RT_TERM_LAND, 2119, 356, 0, 0}, /* 2120 */
    {RT_TERM_LAND, 2119, 398, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 2119, 400, 0, 0}, /* 2122 */
    {RT_TERM_LNOT, 2118, 0, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 2095, 2123, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2124, 356, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2124, 398, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2124, 400, 0, 0}, /* 2127 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 2128 */
    {RT_TERM_SLICE, 2105, 2128, 0, 4}, /* 2129 */
    {RT_TERM_SLICE, 2129, 122, 0, 1}, /* 2130 */
    {RT_TERM_LAND, 2095, 2130, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2131, 356, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2131, 398, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2131, 400, 0, 0}, /* 2134 */
    {RT_TERM_LNOT, 2130, 0, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 2095, 2135, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 2136, 356, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2136, 398, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2136, 400, 0, 0}, /* 2139 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 2140 */
    {RT_TERM_SLICE, 2105, 2140, 0, 4}, /* 2141 */
    {RT_TERM_SLICE, 2141, 122, 0, 1}, /* 2142 */
    {RT_TERM_LAND, 2095, 2142, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2143, 356, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2143, 398, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2143, 400, 0, 0}, /* 2146 */
    {RT_TERM_LNOT, 2142, 0, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2095, 2147, 0, 0}, /* 2148 */
    {RT_TERM_LAND, 2148, 356, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2148, 398, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2148, 400, 0, 0}, /* 2151 */
    {RT_TERM_LNOT, 1033, 0, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2094, 2152, 0, 0}, /* 2153 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 2154 */
    {RT_TERM_EQ, 13, 2154, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 2153, 2155, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 2156, 356, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2156, 398, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2156, 400, 0, 0}, /* 2159 */
    {RT_TERM_LNOT, 2155, 0, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2153, 2160, 0, 0}, /* 2161 */
    {RT_TERM_EQ, 13, 5, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 2161, 2162, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 2163, 356, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2163, 398, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2163, 400, 0, 0}, /* 2166 */
    {RT_TERM_EQ, 13, 27, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2161, 2167, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2168, 356, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2168, 398, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 2168, 400, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 2161, 923, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2172, 356, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2172, 398, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 2172, 400, 0, 0}, /* 2175 */
    {RT_TERM_EQ, 13, 107, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 2161, 2176, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 2177, 356, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 2177, 398, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2177, 400, 0, 0}, /* 2180 */
    {RT_TERM_EQ, 13, 29, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2161, 2181, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2182, 356, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2182, 398, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2182, 400, 0, 0}, /* 2185 */
    {RT_TERM_EQ, 13, 32, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2161, 2186, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2187, 356, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2187, 398, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 2187, 400, 0, 0}, /* 2190 */
    {RT_TERM_COND, 74, 66, 67, 0}, /* 2191 */
    {RT_TERM_COND, 70, 5, 2191, 0}, /* 2192 */
    {RT_TERM_LAND, 2192, 1033, 0, 0}, /* 2193 */
    {RT_TERM_SLICE, 2099, 2, 0, 32}, /* 2194 */
    {RT_TERM_SLICE, 2194, 2, 0, 4}, /* 2195 */
    {RT_TERM_SLICE, 2195, 122, 0, 1}, /* 2196 */
    {RT_TERM_LAND, 2193, 2196, 0, 0}, /* 2197 */
    {RT_TERM_LAND, 2197, 355, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 2197, 398, 0, 0}, /* 2199 */
    {RT_TERM_LNOT, 2196, 0, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 2193, 2200, 0, 0}, /* 2201 */
    {RT_TERM_LAND, 2201, 355, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 2201, 398, 0, 0}, /* 2203 */
    {RT_TERM_SLICE, 2194, 107, 0, 4}, /* 2204 */
    {RT_TERM_SLICE, 2204, 122, 0, 1}, /* 2205 */
    {RT_TERM_LAND, 2193, 2205, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 2206, 355, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 2206, 398, 0, 0}, /* 2208 */
    {RT_TERM_LNOT, 2205, 0, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2193, 2209, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 2210, 355, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2210, 398, 0, 0}, /* 2212 */
    {RT_TERM_SLICE, 2194, 2128, 0, 4}, /* 2213 */
    {RT_TERM_SLICE, 2213, 122, 0, 1}, /* 2214 */
    {RT_TERM_LAND, 2193, 2214, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2215, 355, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 2215, 398, 0, 0}, /* 2217 */
    {RT_TERM_LNOT, 2214, 0, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 2193, 2218, 0, 0}, /* 2219 */
    {RT_TERM_LAND, 2219, 355, 0, 0}, /* 2220 */
    {RT_TERM_LAND, 2219, 398, 0, 0}, /* 2221 */
    {RT_TERM_SLICE, 2194, 2140, 0, 4}, /* 2222 */
    {RT_TERM_SLICE, 2222, 122, 0, 1}, /* 2223 */
    {RT_TERM_LAND, 2193, 2223, 0, 0}, /* 2224 */
    {RT_TERM_LAND, 2224, 355, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 2224, 398, 0, 0}, /* 2226 */
    {RT_TERM_LNOT, 2223, 0, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2193, 2227, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 2228, 355, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2228, 398, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 2192, 2152, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2231, 2155, 0, 0}, /* 2232 */
    {RT_TERM_LAND, 2232, 355, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 2232, 398, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 2231, 2160, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 2235, 355, 0, 0}, /* 2236 */
    {RT_TERM_LAND, 2235, 398, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 2235, 2162, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 2235, 2167, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2235, 923, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 2235, 2176, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 2235, 2181, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 2235, 2186, 0, 0}, /* 2243 */
    {RT_TERM_BXOR, 66, 12, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 957, 2244, 0, 0}, /* 2245 */
    {RT_TERM_LNOT, 2244, 0, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 957, 2246, 0, 0}, /* 2247 */
    {RT_TERM_LAND, 2247, 356, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 2247, 398, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2247, 400, 0, 0}, /* 2250 */
    {RT_TERM_COND, 18, 1001, 1002, 0}, /* 2251 */
    {RT_TERM_COND, 10, 5, 2251, 0}, /* 2252 */
    {RT_TERM_LAND, 2252, 139, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2253, 356, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 2253, 398, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 2253, 400, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 2252, 1466, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 2257, 294, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 2257, 2002, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 2258, 356, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 2258, 398, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 2258, 400, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2259, 356, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 2259, 398, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2259, 400, 0, 0}, /* 2265 */
    {RT_TERM_REG, 81, 0, 0, 0}, /* 2266 */
    {RT_TERM_SEXT, 2266, 0, 0, 32}, /* 2267 */
    {RT_TERM_COND, 294, 2267, 2266, 0}, /* 2268 */
    {RT_TERM_REG, 39, 0, 0, 0}, /* 2269 */
    {RT_TERM_SEXT, 12, 0, 0, 32}, /* 2270 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 2271 */
    {RT_TERM_COND, 398, 538, 2271, 0}, /* 2272 */
    {RT_TERM_COND, 355, 538, 2272, 0}, /* 2273 */
    {RT_TERM_COND, 354, 2270, 2273, 0}, /* 2274 */
    {RT_TERM_COND, 356, 2269, 2274, 0}, /* 2275 */
    {RT_TERM_SLICE, 2275, 2, 0, 32}, /* 2276 */
    {RT_TERM_SEXT, 2276, 0, 0, 32}, /* 2277 */
    {RT_TERM_COND, 294, 2277, 2276, 0}, /* 2278 */
    {RT_TERM_LT, 2268, 2278, 0, 0}, /* 2279 */
    {RT_TERM_LNOT, 2279, 0, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 2257, 2280, 0, 0}, /* 2281 */
    {RT_TERM_LAND, 2281, 294, 0, 0}, /* 2282 */
    {RT_TERM_LAND, 2281, 2002, 0, 0}, /* 2283 */
    {RT_TERM_LAND, 2282, 356, 0, 0}, /* 2284 */
    {RT_TERM_LAND, 2282, 398, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 2282, 400, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2283, 356, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2283, 398, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2283, 400, 0, 0}, /* 2289 */
    {RT_TERM_EQ, 2268, 2278, 0, 0}, /* 2290 */
    {RT_TERM_COND, 2290, 27, 107, 0}, /* 2291 */
    {RT_TERM_COND, 2279, 5, 2291, 0}, /* 2292 */
    {RT_TERM_BAND, 13, 2292, 0, 0}, /* 2293 */
    {RT_TERM_NE, 2293, 2, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2257, 2294, 0, 0}, /* 2295 */
    {RT_TERM_LNOT, 1466, 0, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2252, 2296, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2297, 169, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2298, 294, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2298, 2002, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2299, 356, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2299, 398, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2299, 400, 0, 0}, /* 2303 */
    {RT_TERM_LAND, 2300, 356, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2300, 398, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2300, 400, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2298, 2280, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2307, 294, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2307, 2002, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2308, 356, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2308, 398, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2308, 400, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2309, 356, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2309, 398, 0, 0}, /* 2314 */
    {RT_TERM_LAND, 2309, 400, 0, 0}, /* 2315 */
    {RT_TERM_LNOT, 2294, 0, 0, 0}, /* 2316 */
    {RT_TERM_LAND, 2298, 2316, 0, 0}, /* 2317 */
    {RT_TERM_LNOT, 169, 0, 0, 0}, /* 2318 */
    {RT_TERM_LAND, 2297, 2318, 0, 0}, /* 2319 */
    {RT_TERM_LAND, 2319, 294, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2319, 2002, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2320, 356, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2320, 398, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2320, 400, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2321, 356, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2321, 398, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 2321, 400, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 2319, 2280, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 2328, 294, 0, 0}, /* 2329 */
    {RT_TERM_LAND, 2328, 2002, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 2329, 356, 0, 0}, /* 2331 */
    {RT_TERM_LAND, 2329, 398, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 2329, 400, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2330, 356, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 2330, 398, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 2330, 400, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2257, 2316, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 2298, 2294, 0, 0}, /* 2338 */
    {RT_TERM_COND, 0, 1199, 1200, 0}, /* 2339 */
    {RT_TERM_COND, 4, 5, 2339, 0}, /* 2340 */
    {RT_TERM_LAND, 2340, 139, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 2341, 356, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 2341, 398, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2341, 400, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2340, 1466, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2345, 294, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2345, 2002, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2346, 356, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2346, 398, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2346, 400, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2347, 356, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2347, 398, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2347, 400, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2345, 2290, 0, 0}, /* 2354 */
    {RT_TERM_NE, 13, 2, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2354, 2355, 0, 0}, /* 2356 */
    {RT_TERM_NE, 13, 2154, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2356, 2357, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2290, 2355, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2359, 2357, 0, 0}, /* 2360 */
    {RT_TERM_LNOT, 2360, 0, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2345, 2361, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2362, 294, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2362, 2002, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2363, 356, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2363, 398, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2363, 400, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2364, 356, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2364, 398, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2364, 400, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2362, 2280, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2371, 294, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2371, 2002, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2372, 356, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2372, 398, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2372, 400, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2373, 356, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 2373, 398, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2373, 400, 0, 0}, /* 2379 */
    {RT_TERM_BXOR, 961, 998, 0, 0}, /* 2380 */
    {RT_TERM_COND, 2360, 2380, 2294, 0}, /* 2381 */
    {RT_TERM_LAND, 2345, 2381, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2340, 2296, 0, 0}, /* 2383 */
    {RT_TERM_LAND, 2383, 169, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2384, 294, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2384, 2002, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2385, 356, 0, 0}, /* 2387 */
    {RT_TERM_LAND, 2385, 398, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2385, 400, 0, 0}, /* 2389 */
    {RT_TERM_LAND, 2386, 356, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2386, 398, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 2386, 400, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2384, 2290, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 2393, 2355, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2394, 2357, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 2384, 2361, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 294, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 2396, 2002, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2397, 356, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 2397, 398, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 2397, 400, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 2398, 356, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 2398, 398, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 2398, 400, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 2396, 2280, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 2405, 294, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 2405, 2002, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2406, 356, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 2406, 398, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2406, 400, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 2407, 356, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2407, 398, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 2407, 400, 0, 0}, /* 2413 */
    {RT_TERM_LNOT, 2381, 0, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 2384, 2414, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 2383, 2318, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 2416, 294, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2416, 2002, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 2417, 356, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 2417, 398, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 2417, 400, 0, 0}, /* 2421 */
    {RT_TERM_LAND, 2418, 356, 0, 0}, /* 2422 */
    {RT_TERM_LAND, 2418, 398, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 2418, 400, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 2416, 2290, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 2425, 2355, 0, 0}, /* 2426 */
    {RT_TERM_LAND, 2426, 2357, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 2416, 2361, 0, 0}, /* 2428 */
    {RT_TERM_LAND, 2428, 294, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 2428, 2002, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 2429, 356, 0, 0}, /* 2431 */
    {RT_TERM_LAND, 2429, 398, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 2429, 400, 0, 0}, /* 2433 */
    {RT_TERM_LAND, 2430, 356, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 2430, 398, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 2430, 400, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 2428, 2280, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 2437, 294, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 2437, 2002, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 2438, 356, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 2438, 398, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 2438, 400, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 2439, 356, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 2439, 398, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 2439, 400, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 2345, 2414, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 2384, 2381, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 2341, 18, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 2341, 21, 0, 0}, /* 2449 */
    {RT_TERM_LAND, 2345, 2280, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 2450, 294, 0, 0}, /* 2451 */
    {RT_TERM_LAND, 2450, 2002, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 2451, 356, 0, 0}, /* 2453 */
    {RT_TERM_LAND, 2451, 398, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 2451, 400, 0, 0}, /* 2455 */
    {RT_TERM_LAND, 2452, 356, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 2452, 398, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 2452, 400, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 2345, 2294, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 2384, 2280, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 2460, 294, 0, 0}, /* 2461 */
    {RT_TERM_LAND, 2460, 2002, 0, 0}, /* 2462 */
    {RT_TERM_LAND, 2461, 356, 0, 0}, /* 2463 */
    {RT_TERM_LAND, 2461, 398, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 2461, 400, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 2462, 356, 0, 0}, /* 2466 */
    {RT_TERM_LAND, 2462, 398, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 2462, 400, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 2384, 2316, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 2416, 2280, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 2470, 294, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 2470, 2002, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 2471, 356, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 2471, 398, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 2471, 400, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 2472, 356, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 2472, 398, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 2472, 400, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 2345, 2316, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 2384, 2294, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 2358, 18, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 2358, 21, 0, 0}, /* 2482 */
    {RT_TERM_BXOR, 961, 5, 0, 0}, /* 2483 */
    {RT_TERM_BXOR, 961, 2, 0, 0}, /* 2484 */
    {RT_TERM_COND, 18, 2483, 2484, 0}, /* 2485 */
    {RT_TERM_COND, 10, 5, 2485, 0}, /* 2486 */
    {RT_TERM_COND, 2360, 2486, 2294, 0}, /* 2487 */
    {RT_TERM_LAND, 2345, 2487, 0, 0}, /* 2488 */
    {RT_TERM_LAND, 2395, 18, 0, 0}, /* 2489 */
    {RT_TERM_LAND, 2395, 21, 0, 0}, /* 2490 */
    {RT_TERM_LNOT, 2487, 0, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 2384, 2491, 0, 0}, /* 2492 */
    {RT_TERM_LAND, 2427, 18, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 2427, 21, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 2345, 2491, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 2384, 2487, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 46, 111, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 46, 1100, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 46, 70, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 2499, 81, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 2499, 1853, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 46, 77, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2502, 81, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 2503, 18, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2502, 1853, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2505, 18, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 46, 309, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2507, 81, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2507, 1853, 0, 0}, /* 2509 */
    {RT_TERM_LAND, 1136, 111, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 1136, 1100, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 1136, 70, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 2512, 81, 0, 0}, /* 2513 */
    {RT_TERM_LAND, 2512, 1853, 0, 0}, /* 2514 */
    {RT_TERM_LAND, 1136, 77, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 2515, 81, 0, 0}, /* 2516 */
    {RT_TERM_LAND, 2516, 18, 0, 0}, /* 2517 */
    {RT_TERM_LAND, 2515, 1853, 0, 0}, /* 2518 */
    {RT_TERM_LAND, 2518, 18, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 1136, 309, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2520, 81, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 2520, 1853, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 1136, 354, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 1869, 111, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 1869, 1100, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 1869, 70, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 2526, 81, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 2526, 1853, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 1869, 77, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2529, 81, 0, 0}, /* 2530 */
    {RT_TERM_LAND, 2530, 18, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2529, 1853, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2532, 18, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 1869, 309, 0, 0}, /* 2534 */
    {RT_TERM_LAND, 2534, 81, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2534, 1853, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 1869, 354, 0, 0}, /* 2537 */
    {RT_TERM_COND, 84, 1199, 1200, 0}, /* 2538 */
    {RT_TERM_COND, 86, 5, 2538, 0}, /* 2539 */
    {RT_TERM_LAND, 2539, 111, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2539, 1100, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2539, 70, 0, 0}, /* 2542 */
    {RT_TERM_LAND, 2542, 81, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2542, 1853, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2539, 77, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2545, 81, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 2546, 18, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2545, 1853, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2548, 18, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 2539, 309, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 81, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2550, 1853, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2539, 354, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 479, 111, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 479, 1100, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 957, 111, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 957, 1100, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 957, 354, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 976, 294, 0, 0}, /* 2559 */
    {RT_TERM_LAND, 976, 2002, 0, 0}, /* 2560 */
    {RT_TERM_LAND, 246, 355, 0, 0}, /* 2561 */
    {RT_TERM_LAND, 2561, 294, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 2562, 74, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2561, 2002, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2564, 74, 0, 0}, /* 2565 */
    {RT_TERM_LAND, 246, 398, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2566, 294, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 2566, 2002, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 356, 111, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 1909, 70, 0, 0}, /* 2570 */
    {RT_TERM_LAND, 2570, 120, 0, 0}, /* 2571 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 2572 */
    {RT_TERM_LAND, 2570, 2572, 0, 0}, /* 2573 */
    {RT_TERM_LAND, 1909, 77, 0, 0}, /* 2574 */
    {RT_TERM_LAND, 2574, 120, 0, 0}, /* 2575 */
    {RT_TERM_LAND, 2575, 18, 0, 0}, /* 2576 */
    {RT_TERM_LAND, 2574, 2572, 0, 0}, /* 2577 */
    {RT_TERM_LAND, 2577, 18, 0, 0}, /* 2578 */
    {RT_TERM_LAND, 1909, 309, 0, 0}, /* 2579 */
    {RT_TERM_LAND, 2579, 120, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 2579, 2572, 0, 0}, /* 2581 */
    {RT_TERM_BNOT, 2266, 0, 0, 0}, /* 2582 */
    {RT_TERM_SLICE, 2582, 2, 0, 32}, /* 2583 */
    {RT_TERM_COND, 120, 2583, 2266, 0}, /* 2584 */
    {RT_TERM_BNOT, 538, 0, 0, 0}, /* 2585 */
    {RT_TERM_SLICE, 2585, 2, 0, 32}, /* 2586 */
    {RT_TERM_COND, 120, 2586, 538, 0}, /* 2587 */
    {RT_TERM_REG, 48, 0, 0, 1}, /* 2588 */
    {RT_TERM_BNOT, 2588, 0, 0, 0}, /* 2589 */
    {RT_TERM_SLICE, 2589, 2, 0, 32}, /* 2590 */
    {RT_TERM_COND, 120, 2590, 2588, 0}, /* 2591 */
    {RT_TERM_COND, 77, 2587, 2591, 0}, /* 2592 */
    {RT_TERM_COND, 74, 39, 2592, 0}, /* 2593 */
    {RT_TERM_COND, 70, 2584, 2593, 0}, /* 2594 */
    {RT_TERM_SLICE, 2594, 1401, 0, 1}, /* 2595 */
    {RT_TERM_LAND, 1909, 2595, 0, 0}, /* 2596 */
    {RT_TERM_LAND, 2596, 70, 0, 0}, /* 2597 */
    {RT_TERM_LAND, 2597, 120, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2597, 2572, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2596, 77, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2600, 120, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2601, 18, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2600, 2572, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2603, 18, 0, 0}, /* 2604 */
    {RT_TERM_LAND, 2596, 309, 0, 0}, /* 2605 */
    {RT_TERM_LAND, 2605, 120, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2605, 2572, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 13, 2595, 0, 0}, /* 2608 */
    {RT_TERM_LNOT, 2608, 0, 0, 0}, /* 2609 */
    {RT_TERM_LAND, 197, 2609, 0, 0}, /* 2610 */
    {RT_TERM_LAND, 2610, 70, 0, 0}, /* 2611 */
    {RT_TERM_LAND, 2611, 120, 0, 0}, /* 2612 */
    {RT_TERM_LAND, 2611, 2572, 0, 0}, /* 2613 */
    {RT_TERM_LAND, 2610, 77, 0, 0}, /* 2614 */
    {RT_TERM_LAND, 2614, 120, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2615, 18, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2614, 2572, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2617, 18, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2610, 309, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2619, 120, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2619, 2572, 0, 0}, /* 2621 */
    {RT_TERM_BNOT, 2594, 0, 0, 0}, /* 2622 */
    {RT_TERM_SLICE, 2622, 2, 0, 32}, /* 2623 */
    {RT_TERM_SLICE, 2594, 2, 0, 32}, /* 2624 */
    {RT_TERM_COND, 2608, 2623, 2624, 0}, /* 2625 */
    {RT_TERM_EQ, 2625, 2, 0, 0}, /* 2626 */
    {RT_TERM_LNOT, 2626, 0, 0, 0}, /* 2627 */
    {RT_TERM_LAND, 197, 2627, 0, 0}, /* 2628 */
    {RT_TERM_LAND, 2628, 294, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 2629, 13, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2630, 70, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2631, 120, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2631, 2572, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2630, 77, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2634, 120, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2635, 18, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2634, 2572, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 18, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2630, 309, 0, 0}, /* 2639 */
    {RT_TERM_LAND, 2639, 120, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2639, 2572, 0, 0}, /* 2641 */
    {RT_TERM_LAND, 2630, 2595, 0, 0}, /* 2642 */
    {RT_TERM_LAND, 2642, 70, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 2643, 120, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2643, 2572, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 2642, 77, 0, 0}, /* 2646 */
    {RT_TERM_LAND, 2646, 120, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 2647, 18, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 2646, 2572, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 2649, 18, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 2642, 309, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 2651, 120, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 2651, 2572, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 2629, 2609, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 2654, 70, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 2655, 120, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 2655, 2572, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 2654, 77, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 2658, 120, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 2659, 18, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 2658, 2572, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 2661, 18, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 2654, 309, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 2663, 120, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 2663, 2572, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 2628, 2002, 0, 0}, /* 2666 */
    {RT_TERM_LAND, 2666, 13, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 2667, 70, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2668, 120, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2668, 2572, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2667, 77, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 2671, 120, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2672, 18, 0, 0}, /* 2673 */
    {RT_TERM_LAND, 2671, 2572, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2674, 18, 0, 0}, /* 2675 */
    {RT_TERM_LAND, 2667, 309, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 2676, 120, 0, 0}, /* 2677 */
    {RT_TERM_LAND, 2676, 2572, 0, 0}, /* 2678 */
    {RT_TERM_LAND, 2667, 2595, 0, 0}, /* 2679 */
    {RT_TERM_LAND, 2679, 70, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2680, 120, 0, 0}, /* 2681 */
    {RT_TERM_LAND, 2680, 2572, 0, 0}, /* 2682 */
    {RT_TERM_LAND, 2679, 77, 0, 0}, /* 2683 */
    {RT_TERM_LAND, 2683, 120, 0, 0}, /* 2684 */
    {RT_TERM_LAND, 2684, 18, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2683, 2572, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2686, 18, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2679, 309, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2688, 120, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2688, 2572, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 2666, 2609, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 2691, 70, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 2692, 120, 0, 0}, /* 2693 */
    {RT_TERM_LAND, 2692, 2572, 0, 0}, /* 2694 */
    {RT_TERM_LAND, 2691, 77, 0, 0}, /* 2695 */
    {RT_TERM_LAND, 2695, 120, 0, 0}, /* 2696 */
    {RT_TERM_LAND, 2696, 18, 0, 0}, /* 2697 */
    {RT_TERM_LAND, 2695, 2572, 0, 0}, /* 2698 */
    {RT_TERM_LAND, 2698, 18, 0, 0}, /* 2699 */
    {RT_TERM_LAND, 2691, 309, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 2700, 120, 0, 0}, /* 2701 */
    {RT_TERM_LAND, 2700, 2572, 0, 0}, /* 2702 */
    {RT_TERM_NE, 26, 2154, 0, 0}, /* 2703 */
    {RT_TERM_LAND, 197, 2703, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2704, 70, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 2705, 120, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2705, 2572, 0, 0}, /* 2707 */
    {RT_TERM_LAND, 2704, 77, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2708, 120, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2709, 18, 0, 0}, /* 2710 */
    {RT_TERM_LAND, 2708, 2572, 0, 0}, /* 2711 */
    {RT_TERM_LAND, 2711, 18, 0, 0}, /* 2712 */
    {RT_TERM_LAND, 2704, 309, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2713, 120, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 2713, 2572, 0, 0}, /* 2715 */
    {RT_TERM_COND, 74, 194, 195, 0}, /* 2716 */
    {RT_TERM_COND, 70, 5, 2716, 0}, /* 2717 */
    {RT_TERM_LAND, 2717, 294, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 2718, 13, 0, 0}, /* 2719 */
    {RT_TERM_LAND, 2719, 356, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 2719, 398, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 2719, 400, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 2718, 534, 0, 0}, /* 2723 */
    {RT_TERM_LAND, 2723, 356, 0, 0}, /* 2724 */
    {RT_TERM_LAND, 2723, 398, 0, 0}, /* 2725 */
    {RT_TERM_LAND, 2723, 400, 0, 0}, /* 2726 */
    {RT_TERM_LAND, 2717, 2002, 0, 0}, /* 2727 */
    {RT_TERM_LAND, 2727, 13, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 2728, 356, 0, 0}, /* 2729 */
    {RT_TERM_LAND, 2728, 398, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 2728, 400, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 2727, 534, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 2732, 356, 0, 0}, /* 2733 */
    {RT_TERM_LAND, 2732, 398, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 2732, 400, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 2192, 13, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 2736, 356, 0, 0}, /* 2737 */
    {RT_TERM_LAND, 2736, 398, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 2736, 400, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 2192, 534, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 2740, 356, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 2740, 398, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 2740, 400, 0, 0}, /* 2743 */
    {RT_TERM_SLICE, 39, 1565, 0, 1}, /* 2744 */
    {RT_TERM_LAND, 246, 2744, 0, 0}, /* 2745 */
    {RT_TERM_LAND, 2745, 356, 0, 0}, /* 2746 */
    {RT_TERM_LAND, 2745, 398, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 2745, 400, 0, 0}, /* 2748 */
    {RT_TERM_COND, 18, 6, 7, 0}, /* 2749 */
    {RT_TERM_COND, 10, 5, 2749, 0}, /* 2750 */
    {RT_TERM_BXOR, 194, 48, 0, 0}, /* 2751 */
    {RT_TERM_LAND, 2750, 2751, 0, 0}, /* 2752 */
    {RT_TERM_LAND, 2752, 13, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 2752, 534, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 2753, 356, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 2753, 398, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 2753, 400, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 2754, 356, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 2754, 398, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 2754, 400, 0, 0}, /* 2760 */
    {RT_TERM_LNOT, 2751, 0, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 2750, 2761, 0, 0}, /* 2762 */
    {RT_TERM_LAND, 2762, 13, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 2762, 534, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 2763, 356, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 2763, 398, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 2763, 400, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 2764, 356, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 2764, 398, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 2764, 400, 0, 0}, /* 2770 */
    {RT_TERM_WORD, 73, 3, 0, 0}, /* 2771 */
    {RT_TERM_GT, 2771, 107, 0, 0}, /* 2772 */
    {RT_TERM_LAND, 228, 2772, 0, 0}, /* 2773 */
    {RT_TERM_GT, 2771, 29, 0, 0}, /* 2774 */
    {RT_TERM_LAND, 228, 2774, 0, 0}, /* 2775 */
    {RT_TERM_LAND, 69, 2772, 0, 0}, /* 2776 */
    {RT_TERM_LAND, 69, 2774, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 184, 10, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 2778, 15, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 184, 18, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 2780, 15, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 184, 21, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 2782, 15, 0, 0}, /* 2783 */
    {RT_TERM_SUB, 2154, 1, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 184, 2772, 0, 0}, /* 2785 */
    {RT_TERM_LAND, 184, 2774, 0, 0}, /* 2786 */
    {RT_TERM_LAND, 2499, 15, 0, 0}, /* 2787 */
    {RT_TERM_LAND, 46, 74, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2788, 15, 0, 0}, /* 2789 */
    {RT_TERM_LAND, 2502, 15, 0, 0}, /* 2790 */
    {RT_TERM_LAND, 46, 2772, 0, 0}, /* 2791 */
    {RT_TERM_LAND, 46, 2774, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 901, 10, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 2793, 15, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 901, 18, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 2795, 15, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 901, 21, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 2797, 15, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 901, 55, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 2799, 15, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 901, 58, 0, 0}, /* 2801 */
    {RT_TERM_LAND, 2801, 15, 0, 0}, /* 2802 */
    {RT_TERM_LAND, 901, 61, 0, 0}, /* 2803 */
    {RT_TERM_LAND, 2803, 15, 0, 0}, /* 2804 */
    {RT_TERM_LAND, 901, 0, 0, 0}, /* 2805 */
    {RT_TERM_SUB, 2154, 42, 0, 0}, /* 2806 */
    {RT_TERM_LAND, 901, 3, 0, 0}, /* 2807 */
    {RT_TERM_LAND, 901, 74, 0, 0}, /* 2808 */
    {RT_TERM_LAND, 901, 2772, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 901, 2774, 0, 0}, /* 2810 */
    {RT_TERM_LAND, 973, 15, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 972, 74, 0, 0}, /* 2812 */
    {RT_TERM_LAND, 2812, 15, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 972, 77, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 2814, 15, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 974, 15, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 975, 15, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 972, 315, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 2818, 15, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 972, 18, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 972, 21, 0, 0}, /* 2821 */
    {RT_TERM_LAND, 972, 2772, 0, 0}, /* 2822 */
    {RT_TERM_LAND, 972, 2774, 0, 0}, /* 2823 */
    {RT_TERM_LAND, 1911, 15, 0, 0}, /* 2824 */
    {RT_TERM_LAND, 1916, 15, 0, 0}, /* 2825 */
    {RT_TERM_LAND, 197, 77, 0, 0}, /* 2826 */
    {RT_TERM_LAND, 2826, 15, 0, 0}, /* 2827 */
    {RT_TERM_SUB, 2154, 48, 0, 0}, /* 2828 */
    {RT_TERM_GT, 26, 107, 0, 0}, /* 2829 */
    {RT_TERM_LAND, 197, 2829, 0, 0}, /* 2830 */
    {RT_TERM_GT, 26, 29, 0, 0}, /* 2831 */
    {RT_TERM_LAND, 197, 2831, 0, 0}, /* 2832 */
    {RT_TERM_COND, 997, 194, 195, 0}, /* 2833 */
    {RT_TERM_COND, 1000, 5, 2833, 0}, /* 2834 */
    {RT_TERM_LAND, 2834, 10, 0, 0}, /* 2835 */
    {RT_TERM_LAND, 2835, 92, 0, 0}, /* 2836 */
    {RT_TERM_LAND, 2834, 18, 0, 0}, /* 2837 */
    {RT_TERM_LAND, 2837, 92, 0, 0}, /* 2838 */
    {RT_TERM_LAND, 2834, 21, 0, 0}, /* 2839 */
    {RT_TERM_LAND, 2839, 92, 0, 0}, /* 2840 */
    {RT_TERM_LAND, 2834, 55, 0, 0}, /* 2841 */
    {RT_TERM_LAND, 2841, 92, 0, 0}, /* 2842 */
    {RT_TERM_LAND, 2834, 58, 0, 0}, /* 2843 */
    {RT_TERM_LAND, 2834, 61, 0, 0}, /* 2844 */
    {RT_TERM_LAND, 2834, 102, 0, 0}, /* 2845 */
    {RT_TERM_LAND, 2834, 104, 0, 0}, /* 2846 */
    {RT_TERM_LAND, 2834, 1723, 0, 0}, /* 2847 */
    {RT_TERM_LINE, 2, 0, 0, 9}, /* 2848 */
    {RT_TERM_LAND, 2834, 2848, 0, 0}, /* 2849 */
    {RT_TERM_LAND, 2834, 85, 0, 0}, /* 2850 */
    {RT_TERM_LAND, 2834, 1592, 0, 0}, /* 2851 */
    {RT_TERM_LAND, 2834, 1597, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 2834, 1601, 0, 0}, /* 2853 */
    {RT_TERM_LAND, 2834, 0, 0, 0}, /* 2854 */
    {RT_TERM_LAND, 2834, 3, 0, 0}, /* 2855 */
    {RT_TERM_LAND, 2834, 74, 0, 0}, /* 2856 */
    {RT_TERM_GT, 111, 107, 0, 0}, /* 2857 */
    {RT_TERM_LAND, 2834, 2857, 0, 0}, /* 2858 */
    {RT_TERM_GT, 111, 29, 0, 0}, /* 2859 */
    {RT_TERM_LAND, 2834, 2859, 0, 0}, /* 2860 */
    {RT_TERM_COND, 0, 476, 477, 0}, /* 2861 */
    {RT_TERM_COND, 4, 5, 2861, 0}, /* 2862 */
    {RT_TERM_LAND, 2862, 10, 0, 0}, /* 2863 */
    {RT_TERM_LAND, 2863, 15, 0, 0}, /* 2864 */
    {RT_TERM_LAND, 2862, 18, 0, 0}, /* 2865 */
    {RT_TERM_LAND, 2865, 15, 0, 0}, /* 2866 */
    {RT_TERM_LAND, 2862, 21, 0, 0}, /* 2867 */
    {RT_TERM_LAND, 2867, 15, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 2862, 2772, 0, 0}, /* 2869 */
    {RT_TERM_LAND, 2862, 2774, 0, 0}, /* 2870 */
    {RT_TERM_LAND, 877, 10, 0, 0}, /* 2871 */
    {RT_TERM_LAND, 2871, 15, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 877, 18, 0, 0}, /* 2873 */
    {RT_TERM_LAND, 2873, 15, 0, 0}, /* 2874 */
    {RT_TERM_LAND, 877, 21, 0, 0}, /* 2875 */
    {RT_TERM_LAND, 2875, 15, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 877, 0, 0, 0}, /* 2877 */
    {RT_TERM_SUB, 2154, 25, 0, 0}, /* 2878 */
    {RT_TERM_LAND, 877, 3, 0, 0}, /* 2879 */
    {RT_TERM_LAND, 877, 2772, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 877, 2774, 0, 0}, /* 2881 */
    {RT_TERM_LAND, 184, 55, 0, 0}, /* 2882 */
    {RT_TERM_LAND, 2882, 15, 0, 0}, /* 2883 */
    {RT_TERM_LAND, 184, 58, 0, 0}, /* 2884 */
    {RT_TERM_LAND, 2884, 15, 0, 0}, /* 2885 */
    {RT_TERM_LAND, 184, 61, 0, 0}, /* 2886 */
    {RT_TERM_LAND, 2886, 15, 0, 0}, /* 2887 */
    {RT_TERM_LAND, 228, 70, 0, 0}, /* 2888 */
    {RT_TERM_LAND, 2888, 15, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 424, 15, 0, 0}, /* 2890 */
    {RT_TERM_LAND, 425, 15, 0, 0}, /* 2891 */
    {RT_TERM_SUB, 2154, 12, 0, 0}, /* 2892 */
    {RT_TERM_LAND, 228, 2829, 0, 0}, /* 2893 */
    {RT_TERM_LAND, 228, 2831, 0, 0}, /* 2894 */
    {RT_TERM_COND, 997, 66, 67, 0}, /* 2895 */
    {RT_TERM_COND, 1000, 5, 2895, 0}, /* 2896 */
    {RT_TERM_LAND, 2896, 10, 0, 0}, /* 2897 */
    {RT_TERM_LAND, 2897, 92, 0, 0}, /* 2898 */
    {RT_TERM_LAND, 2896, 18, 0, 0}, /* 2899 */
    {RT_TERM_LAND, 2899, 92, 0, 0}, /* 2900 */
    {RT_TERM_LAND, 2896, 21, 0, 0}, /* 2901 */
    {RT_TERM_LAND, 2901, 92, 0, 0}, /* 2902 */
    {RT_TERM_LAND, 2896, 55, 0, 0}, /* 2903 */
    {RT_TERM_LAND, 2903, 92, 0, 0}, /* 2904 */
    {RT_TERM_LAND, 2896, 58, 0, 0}, /* 2905 */
    {RT_TERM_LAND, 2896, 61, 0, 0}, /* 2906 */
    {RT_TERM_LAND, 2896, 102, 0, 0}, /* 2907 */
    {RT_TERM_LAND, 2896, 104, 0, 0}, /* 2908 */
    {RT_TERM_LAND, 2896, 1723, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2896, 2848, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2896, 85, 0, 0}, /* 2911 */
    {RT_TERM_LAND, 2896, 1592, 0, 0}, /* 2912 */
    {RT_TERM_LAND, 2896, 1597, 0, 0}, /* 2913 */
    {RT_TERM_LAND, 2896, 1601, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2896, 0, 0, 0}, /* 2915 */
    {RT_TERM_LAND, 2896, 3, 0, 0}, /* 2916 */
    {RT_TERM_LAND, 2896, 2857, 0, 0}, /* 2917 */
    {RT_TERM_LAND, 2896, 2859, 0, 0}, /* 2918 */
    {RT_TERM_BOR, 120, 27, 0, 0}, /* 2919 */
    {RT_TERM_BOR, 120, 122, 0, 0}, /* 2920 */
    {RT_TERM_COND, 18, 476, 477, 0}, /* 2921 */
    {RT_TERM_COND, 10, 5, 2921, 0}, /* 2922 */
    {RT_TERM_LAND, 2922, 70, 0, 0}, /* 2923 */
    {RT_TERM_LAND, 2923, 15, 0, 0}, /* 2924 */
    {RT_TERM_LAND, 2922, 74, 0, 0}, /* 2925 */
    {RT_TERM_LAND, 2925, 15, 0, 0}, /* 2926 */
    {RT_TERM_LAND, 2922, 77, 0, 0}, /* 2927 */
    {RT_TERM_LAND, 2927, 15, 0, 0}, /* 2928 */
    {RT_TERM_COND, 2857, 27, 5, 0}, /* 2929 */
    {RT_TERM_COND, 2859, 107, 2929, 0}, /* 2930 */
    {RT_TERM_GT, 2930, 5, 0, 0}, /* 2931 */
    {RT_TERM_LAND, 2922, 2931, 0, 0}, /* 2932 */
    {RT_TERM_GT, 2930, 27, 0, 0}, /* 2933 */
    {RT_TERM_LAND, 2922, 2933, 0, 0}, /* 2934 */
    {RT_TERM_GT, 2930, 122, 0, 0}, /* 2935 */
    {RT_TERM_LAND, 2922, 2935, 0, 0}, /* 2936 */
    {RT_TERM_LAND, 69, 309, 0, 0}, /* 2937 */
    {RT_TERM_LAND, 2937, 15, 0, 0}, /* 2938 */
    {RT_TERM_LAND, 69, 313, 0, 0}, /* 2939 */
    {RT_TERM_LAND, 2939, 15, 0, 0}, /* 2940 */
    {RT_TERM_LAND, 69, 315, 0, 0}, /* 2941 */
    {RT_TERM_LAND, 2941, 15, 0, 0}, /* 2942 */
    {RT_TERM_LAND, 69, 2931, 0, 0}, /* 2943 */
    {RT_TERM_LAND, 69, 2933, 0, 0}, /* 2944 */
    {RT_TERM_LAND, 69, 2935, 0, 0}, /* 2945 */
    {RT_TERM_LAND, 397, 15, 0, 0}, /* 2946 */
    {RT_TERM_LAND, 484, 15, 0, 0}, /* 2947 */
    {RT_TERM_LAND, 485, 15, 0, 0}, /* 2948 */
    {RT_TERM_LAND, 396, 2931, 0, 0}, /* 2949 */
    {RT_TERM_LAND, 396, 2933, 0, 0}, /* 2950 */
    {RT_TERM_LAND, 396, 2935, 0, 0}, /* 2951 */
    {RT_TERM_LAND, 333, 70, 0, 0}, /* 2952 */
    {RT_TERM_LAND, 2952, 92, 0, 0}, /* 2953 */
    {RT_TERM_LAND, 333, 74, 0, 0}, /* 2954 */
    {RT_TERM_LAND, 2954, 92, 0, 0}, /* 2955 */
    {RT_TERM_LAND, 333, 77, 0, 0}, /* 2956 */
    {RT_TERM_LAND, 2956, 92, 0, 0}, /* 2957 */
    {RT_TERM_LAND, 333, 309, 0, 0}, /* 2958 */
    {RT_TERM_LAND, 2958, 92, 0, 0}, /* 2959 */
    {RT_TERM_LAND, 333, 313, 0, 0}, /* 2960 */
    {RT_TERM_LAND, 333, 315, 0, 0}, /* 2961 */
    {RT_TERM_LAND, 333, 995, 0, 0}, /* 2962 */
    {RT_TERM_LINE, 1, 0, 0, 7}, /* 2963 */
    {RT_TERM_LAND, 333, 2963, 0, 0}, /* 2964 */
    {RT_TERM_LINE, 1, 0, 0, 8}, /* 2965 */
    {RT_TERM_LAND, 333, 2965, 0, 0}, /* 2966 */
    {RT_TERM_LINE, 1, 0, 0, 9}, /* 2967 */
    {RT_TERM_LAND, 333, 2967, 0, 0}, /* 2968 */
    {RT_TERM_LAND, 333, 55, 0, 0}, /* 2969 */
    {RT_TERM_LAND, 333, 58, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 333, 61, 0, 0}, /* 2971 */
    {RT_TERM_GT, 294, 107, 0, 0}, /* 2972 */
    {RT_TERM_COND, 2972, 27, 5, 0}, /* 2973 */
    {RT_TERM_COND, 913, 107, 2973, 0}, /* 2974 */
    {RT_TERM_GT, 2974, 5, 0, 0}, /* 2975 */
    {RT_TERM_LAND, 333, 2975, 0, 0}, /* 2976 */
    {RT_TERM_GT, 2974, 27, 0, 0}, /* 2977 */
    {RT_TERM_LAND, 333, 2977, 0, 0}, /* 2978 */
    {RT_TERM_GT, 2974, 122, 0, 0}, /* 2979 */
    {RT_TERM_LAND, 333, 2979, 0, 0}, /* 2980 */
    {RT_TERM_LAND, 472, 2972, 0, 0}, /* 2981 */
    {RT_TERM_LAND, 472, 913, 0, 0}, /* 2982 */
    {RT_TERM_LAND, 406, 2972, 0, 0}, /* 2983 */
    {RT_TERM_LAND, 406, 913, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 290, 356, 0, 0}, /* 2985 */
    {RT_TERM_LAND, 290, 398, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 290, 400, 0, 0}, /* 2987 */
    {RT_TERM_LAND, 290, 410, 0, 0}, /* 2988 */
    {RT_TERM_LAND, 290, 885, 0, 0}, /* 2989 */
    {RT_TERM_LAND, 290, 2972, 0, 0}, /* 2990 */
    {RT_TERM_LAND, 290, 913, 0, 0}, /* 2991 */
    {RT_TERM_LAND, 472, 2975, 0, 0}, /* 2992 */
    {RT_TERM_LAND, 472, 2977, 0, 0}, /* 2993 */
    {RT_TERM_LAND, 472, 2979, 0, 0}, /* 2994 */
    {RT_TERM_LAND, 406, 2975, 0, 0}, /* 2995 */
    {RT_TERM_LAND, 406, 2977, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 406, 2979, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 290, 2975, 0, 0}, /* 2998 */
    {RT_TERM_LAND, 290, 2977, 0, 0}, /* 2999 */
    {RT_TERM_LAND, 290, 2979, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 751, 70, 0, 0}, /* 3001 */
    {RT_TERM_LAND, 751, 74, 0, 0}, /* 3002 */
    {RT_TERM_LAND, 751, 77, 0, 0}, /* 3003 */
    {RT_TERM_LAND, 751, 2772, 0, 0}, /* 3004 */
    {RT_TERM_LAND, 751, 2774, 0, 0}, /* 3005 */
    {RT_TERM_LAND, 406, 2772, 0, 0}, /* 3006 */
    {RT_TERM_LAND, 406, 2774, 0, 0}, /* 3007 */
    {RT_TERM_BOR, 26, 27, 0, 0}, /* 3008 */
    {RT_TERM_BOR, 26, 122, 0, 0}, /* 3009 */
    {RT_TERM_LAND, 290, 309, 0, 0}, /* 3010 */
    {RT_TERM_LAND, 290, 2772, 0, 0}, /* 3011 */
    {RT_TERM_LAND, 290, 2774, 0, 0}, /* 3012 */
    {RT_TERM_LAND, 396, 2772, 0, 0}, /* 3013 */
    {RT_TERM_LAND, 396, 2774, 0, 0}, /* 3014 */
    {RT_TERM_LAND, 305, 2772, 0, 0}, /* 3015 */
    {RT_TERM_LAND, 305, 2774, 0, 0}, /* 3016 */
    {RT_TERM_LAND, 938, 354, 0, 0}, /* 3017 */
    {RT_TERM_LAND, 938, 355, 0, 0}, /* 3018 */
    {RT_TERM_LAND, 938, 410, 0, 0}, /* 3019 */
    {RT_TERM_LAND, 938, 2772, 0, 0}, /* 3020 */
    {RT_TERM_LAND, 938, 2774, 0, 0}, /* 3021 */
    {RT_TERM_LAND, 751, 309, 0, 0}, /* 3022 */
    {RT_TERM_BOR, 294, 27, 0, 0}, /* 3023 */
    {RT_TERM_BOR, 294, 122, 0, 0}, /* 3024 */
    {RT_TERM_LAND, 290, 313, 0, 0}, /* 3025 */
    {RT_TERM_LAND, 290, 315, 0, 0}, /* 3026 */
    {RT_TERM_GT, 13, 29, 0, 0}, /* 3027 */
    {RT_TERM_GT, 13, 107, 0, 0}, /* 3028 */
    {RT_TERM_COND, 3028, 27, 5, 0}, /* 3029 */
    {RT_TERM_COND, 3027, 107, 3029, 0}, /* 3030 */
    {RT_TERM_GT, 3030, 5, 0, 0}, /* 3031 */
    {RT_TERM_LAND, 366, 3031, 0, 0}, /* 3032 */
    {RT_TERM_GT, 3030, 27, 0, 0}, /* 3033 */
    {RT_TERM_LAND, 366, 3033, 0, 0}, /* 3034 */
    {RT_TERM_GT, 3030, 122, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 366, 3035, 0, 0}, /* 3036 */
    {RT_TERM_LAND, 472, 3031, 0, 0}, /* 3037 */
    {RT_TERM_LAND, 472, 3033, 0, 0}, /* 3038 */
    {RT_TERM_LAND, 472, 3035, 0, 0}, /* 3039 */
    {RT_TERM_LAND, 406, 3031, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 406, 3033, 0, 0}, /* 3041 */
    {RT_TERM_LAND, 406, 3035, 0, 0}, /* 3042 */
    {RT_TERM_LAND, 406, 2355, 0, 0}, /* 3043 */
    {RT_TERM_LAND, 3043, 356, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 3043, 354, 0, 0}, /* 3045 */
    {RT_TERM_EQ, 294, 29, 0, 0}, /* 3046 */
    {RT_TERM_LAND, 3043, 3046, 0, 0}, /* 3047 */
    {RT_TERM_GE, 294, 32, 0, 0}, /* 3048 */
    {RT_TERM_LAND, 406, 3048, 0, 0}, /* 3049 */
    {RT_TERM_LAND, 3049, 356, 0, 0}, /* 3050 */
    {RT_TERM_LAND, 3049, 354, 0, 0}, /* 3051 */
    {RT_TERM_EQ, 120, 23, 0, 0}, /* 3052 */
    {RT_TERM_LNOT, 3052, 0, 0, 0}, /* 3053 */
    {RT_TERM_LAND, 406, 3053, 0, 0}, /* 3054 */
    {RT_TERM_SEXT, 81, 0, 0, 16}, /* 3055 */
    {RT_TERM_SLICE, 3055, 2, 0, 16}, /* 3056 */
    {RT_TERM_ADD, 2099, 3055, 0, 0}, /* 3057 */
    {RT_TERM_SLICE, 3057, 2, 0, 32}, /* 3058 */
    {RT_TERM_COND, 3052, 3056, 3058, 0}, /* 3059 */
    {RT_TERM_CONST, 0, 0, 0, 65536}, /* 3060 */
    {RT_TERM_GE, 3059, 3060, 0, 0}, /* 3061 */
    {RT_TERM_LAND, 406, 3061, 0, 0}, /* 3062 */
    {RT_TERM_LAND, 3062, 356, 0, 0}, /* 3063 */
    {RT_TERM_LAND, 3062, 354, 0, 0}, /* 3064 */
    {RT_TERM_LAND, 3062, 3046, 0, 0}, /* 3065 */
    {RT_TERM_LAND, 406, 3046, 0, 0}, /* 3066 */
    {RT_TERM_LAND, 3066, 531, 0, 0}, /* 3067 */
    {RT_TERM_LAND, 3067, 3053, 0, 0}, /* 3068 */
    {RT_TERM_LNOT, 531, 0, 0, 0}, /* 3069 */
    {RT_TERM_LAND, 3066, 3069, 0, 0}, /* 3070 */
    {RT_TERM_LAND, 3070, 554, 0, 0}, /* 3071 */
    {RT_TERM_LAND, 3071, 3053, 0, 0}, /* 3072 */
    {RT_TERM_LNOT, 554, 0, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3070, 3073, 0, 0}, /* 3074 */
    {RT_TERM_LAND, 3074, 295, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 3075, 3053, 0, 0}, /* 3076 */
    {RT_TERM_LNOT, 295, 0, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3074, 3077, 0, 0}, /* 3078 */
    {RT_TERM_LAND, 3078, 296, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 3079, 3053, 0, 0}, /* 3080 */
    {RT_TERM_LNOT, 296, 0, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3078, 3081, 0, 0}, /* 3082 */
    {RT_TERM_LAND, 3082, 318, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3083, 3053, 0, 0}, /* 3084 */
    {RT_TERM_LNOT, 318, 0, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3082, 3085, 0, 0}, /* 3086 */
    {RT_TERM_LAND, 3086, 3053, 0, 0}, /* 3087 */
    {RT_TERM_LNOT, 3046, 0, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 406, 3088, 0, 0}, /* 3089 */
    {RT_TERM_LAND, 3089, 531, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 3090, 3053, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3089, 3069, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3092, 554, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3093, 3053, 0, 0}, /* 3094 */
    {RT_TERM_LAND, 3092, 3073, 0, 0}, /* 3095 */
    {RT_TERM_LAND, 3095, 295, 0, 0}, /* 3096 */
    {RT_TERM_LAND, 3096, 3053, 0, 0}, /* 3097 */
    {RT_TERM_LAND, 3095, 3077, 0, 0}, /* 3098 */
    {RT_TERM_LAND, 3098, 296, 0, 0}, /* 3099 */
    {RT_TERM_LAND, 3099, 3053, 0, 0}, /* 3100 */
    {RT_TERM_LAND, 3098, 3081, 0, 0}, /* 3101 */
    {RT_TERM_LAND, 3101, 318, 0, 0}, /* 3102 */
    {RT_TERM_LAND, 3102, 3053, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3101, 3085, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3104, 3053, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3043, 355, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3049, 355, 0, 0}, /* 3107 */
    {RT_TERM_GE, 13, 32, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 489, 3108, 0, 0}, /* 3109 */
    {RT_TERM_LAND, 489, 2181, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 3110, 1033, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 3111, 354, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3110, 2152, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3113, 2162, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3114, 354, 0, 0}, /* 3115 */
    {RT_TERM_LNOT, 2162, 0, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3113, 3116, 0, 0}, /* 3117 */
    {RT_TERM_LAND, 3117, 2167, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3118, 354, 0, 0}, /* 3119 */
    {RT_TERM_LNOT, 2167, 0, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3117, 3120, 0, 0}, /* 3121 */
    {RT_TERM_LAND, 3121, 923, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3122, 354, 0, 0}, /* 3123 */
    {RT_TERM_LNOT, 923, 0, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3121, 3124, 0, 0}, /* 3125 */
    {RT_TERM_LAND, 3125, 2176, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3126, 354, 0, 0}, /* 3127 */
    {RT_TERM_LNOT, 2176, 0, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3125, 3128, 0, 0}, /* 3129 */
    {RT_TERM_LAND, 3129, 354, 0, 0}, /* 3130 */
    {RT_TERM_LNOT, 2181, 0, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 489, 3131, 0, 0}, /* 3132 */
    {RT_TERM_LAND, 3132, 1033, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 3133, 354, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3132, 2152, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3135, 2162, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3136, 354, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3135, 3116, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3138, 2167, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3139, 354, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 3138, 3120, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 3141, 923, 0, 0}, /* 3142 */
    {RT_TERM_LAND, 3142, 354, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 3141, 3124, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3144, 2176, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3145, 354, 0, 0}, /* 3146 */
    {RT_TERM_LAND, 3144, 3128, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3147, 354, 0, 0}, /* 3148 */
    {RT_TERM_LNOT, 780, 0, 0, 0}, /* 3149 */
    {RT_TERM_COND, 354, 780, 3149, 0}, /* 3150 */
    {RT_TERM_COND, 356, 5, 3150, 0}, /* 3151 */
    {RT_TERM_LAND, 3151, 3108, 0, 0}, /* 3152 */
    {RT_TERM_REG, 26, 0, 0, 1}, /* 3153 */
    {RT_TERM_GE, 3153, 3060, 0, 0}, /* 3154 */
    {RT_TERM_LAND, 3151, 3154, 0, 0}, /* 3155 */
    {RT_TERM_LAND, 3155, 2181, 0, 0}, /* 3156 */
    {RT_TERM_LAND, 3151, 2181, 0, 0}, /* 3157 */
    {RT_TERM_LAND, 3157, 1033, 0, 0}, /* 3158 */
    {RT_TERM_LAND, 3157, 2152, 0, 0}, /* 3159 */
    {RT_TERM_LAND, 3159, 2162, 0, 0}, /* 3160 */
    {RT_TERM_LAND, 3159, 3116, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3161, 2167, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3161, 3120, 0, 0}, /* 3163 */
    {RT_TERM_LAND, 3163, 923, 0, 0}, /* 3164 */
    {RT_TERM_LAND, 3163, 3124, 0, 0}, /* 3165 */
    {RT_TERM_LAND, 3165, 2176, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3165, 3128, 0, 0}, /* 3167 */
    {RT_TERM_LAND, 3151, 3131, 0, 0}, /* 3168 */
    {RT_TERM_LAND, 3168, 1033, 0, 0}, /* 3169 */
    {RT_TERM_LAND, 3168, 2152, 0, 0}, /* 3170 */
    {RT_TERM_LAND, 3170, 2162, 0, 0}, /* 3171 */
    {RT_TERM_LAND, 3170, 3116, 0, 0}, /* 3172 */
    {RT_TERM_LAND, 3172, 2167, 0, 0}, /* 3173 */
    {RT_TERM_LAND, 3172, 3120, 0, 0}, /* 3174 */
    {RT_TERM_LAND, 3174, 923, 0, 0}, /* 3175 */
    {RT_TERM_LAND, 3174, 3124, 0, 0}, /* 3176 */
    {RT_TERM_LAND, 3176, 2176, 0, 0}, /* 3177 */
    {RT_TERM_LAND, 3176, 3128, 0, 0}, /* 3178 */
    {RT_TERM_COND, 354, 486, 487, 0}, /* 3179 */
    {RT_TERM_COND, 356, 5, 3179, 0}, /* 3180 */
    {RT_TERM_LAND, 3180, 3108, 0, 0}, /* 3181 */
    {RT_TERM_SEXT, 120, 0, 0, 16}, /* 3182 */
    {RT_TERM_ADD, 3153, 3182, 0, 0}, /* 3183 */
    {RT_TERM_SLICE, 3183, 2, 0, 32}, /* 3184 */
    {RT_TERM_GE, 3184, 3060, 0, 0}, /* 3185 */
    {RT_TERM_LAND, 3180, 3185, 0, 0}, /* 3186 */
    {RT_TERM_LAND, 3186, 2181, 0, 0}, /* 3187 */
    {RT_TERM_LAND, 3180, 2181, 0, 0}, /* 3188 */
    {RT_TERM_LAND, 3188, 1033, 0, 0}, /* 3189 */
    {RT_TERM_LAND, 3188, 2152, 0, 0}, /* 3190 */
    {RT_TERM_LAND, 3190, 2162, 0, 0}, /* 3191 */
    {RT_TERM_LAND, 3190, 3116, 0, 0}, /* 3192 */
    {RT_TERM_LAND, 3192, 2167, 0, 0}, /* 3193 */
    {RT_TERM_LAND, 3192, 3120, 0, 0}, /* 3194 */
    {RT_TERM_LAND, 3194, 923, 0, 0}, /* 3195 */
    {RT_TERM_LAND, 3194, 3124, 0, 0}, /* 3196 */
    {RT_TERM_LAND, 3196, 2176, 0, 0}, /* 3197 */
    {RT_TERM_LAND, 3196, 3128, 0, 0}, /* 3198 */
    {RT_TERM_LAND, 3180, 3131, 0, 0}, /* 3199 */
    {RT_TERM_LAND, 3199, 1033, 0, 0}, /* 3200 */
    {RT_TERM_LAND, 3199, 2152, 0, 0}, /* 3201 */
    {RT_TERM_LAND, 3201, 2162, 0, 0}, /* 3202 */
    {RT_TERM_LAND, 3201, 3116, 0, 0}, /* 3203 */
    {RT_TERM_LAND, 3203, 2167, 0, 0}, /* 3204 */
    {RT_TERM_LAND, 3203, 3120, 0, 0}, /* 3205 */
    {RT_TERM_LAND, 3205, 923, 0, 0}, /* 3206 */
    {RT_TERM_LAND, 3205, 3124, 0, 0}, /* 3207 */
    {RT_TERM_LAND, 3207, 2176, 0, 0}, /* 3208 */
    {RT_TERM_LAND, 3207, 3128, 0, 0}, /* 3209 */
    {RT_TERM_REG, 82, 0, 0, 3}, /* 3210 */
    {RT_TERM_LNOT, 3210, 0, 0, 0}, /* 3211 */
    {RT_TERM_COND, 74, 3210, 3211, 0}, /* 3212 */
    {RT_TERM_COND, 70, 5, 3212, 0}, /* 3213 */
    {RT_TERM_LAND, 3213, 3108, 0, 0}, /* 3214 */
    {RT_TERM_LAND, 3213, 2181, 0, 0}, /* 3215 */
    {RT_TERM_SHL, 5, 294, 0, 0}, /* 3216 */
    {RT_TERM_GT, 3216, 5, 0, 0}, /* 3217 */
    {RT_TERM_LAND, 472, 3217, 0, 0}, /* 3218 */
    {RT_TERM_GT, 3216, 27, 0, 0}, /* 3219 */
    {RT_TERM_LAND, 472, 3219, 0, 0}, /* 3220 */
    {RT_TERM_GT, 3216, 122, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 472, 3221, 0, 0}, /* 3222 */
    {RT_TERM_LAND, 406, 3217, 0, 0}, /* 3223 */
    {RT_TERM_LAND, 406, 3219, 0, 0}, /* 3224 */
    {RT_TERM_LAND, 406, 3221, 0, 0}, /* 3225 */
    {RT_TERM_LAND, 184, 77, 0, 0}, /* 3226 */
    {RT_TERM_LAND, 184, 309, 0, 0}, /* 3227 */
    {RT_TERM_LAND, 184, 313, 0, 0}, /* 3228 */
    {RT_TERM_LAND, 184, 315, 0, 0}, /* 3229 */
    {RT_TERM_LAND, 184, 995, 0, 0}, /* 3230 */
    {RT_TERM_LAND, 184, 2963, 0, 0}, /* 3231 */
    {RT_TERM_LAND, 184, 2965, 0, 0}, /* 3232 */
    {RT_TERM_LAND, 184, 2967, 0, 0}, /* 3233 */
    {RT_TERM_LAND, 184, 109, 0, 0}, /* 3234 */
    {RT_TERM_LAND, 184, 1321, 0, 0}, /* 3235 */
    {RT_TERM_LAND, 184, 1324, 0, 0}, /* 3236 */
    {RT_TERM_LAND, 46, 356, 0, 0}, /* 3237 */
    {RT_TERM_LAND, 421, 356, 0, 0}, /* 3238 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 3239 */
    {RT_TERM_LAND, 372, 1033, 0, 0}, /* 3240 */
    {RT_TERM_LAND, 3240, 356, 0, 0}, /* 3241 */
    {RT_TERM_LAND, 3240, 354, 0, 0}, /* 3242 */
    {RT_TERM_LAND, 3240, 355, 0, 0}, /* 3243 */
    {RT_TERM_LAND, 372, 2152, 0, 0}, /* 3244 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 3245 */
    {RT_TERM_EQ, 3245, 23, 0, 0}, /* 3246 */
    {RT_TERM_LAND, 3244, 3246, 0, 0}, /* 3247 */
    {RT_TERM_LNOT, 3246, 0, 0, 0}, /* 3248 */
    {RT_TERM_LAND, 3244, 3248, 0, 0}, /* 3249 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 3250 */
    {RT_TERM_EQ, 3245, 3250, 0, 0}, /* 3251 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 3252 */
    {RT_TERM_EQ, 3245, 3252, 0, 0}, /* 3253 */
    {RT_TERM_LOR, 3251, 3253, 0, 0}, /* 3254 */
    {RT_TERM_LAND, 3249, 3254, 0, 0}, /* 3255 */
    {RT_TERM_BOR, 3245, 5, 0, 0}, /* 3256 */
    {RT_TERM_LNOT, 3254, 0, 0, 0}, /* 3257 */
    {RT_TERM_LAND, 3249, 3257, 0, 0}, /* 3258 */
    {RT_TERM_LAND, 3258, 356, 0, 0}, /* 3259 */
    {RT_TERM_LAND, 3258, 354, 0, 0}, /* 3260 */
    {RT_TERM_LAND, 3258, 355, 0, 0}, /* 3261 */
    {RT_TERM_EQ, 294, 32, 0, 0}, /* 3262 */
    {RT_TERM_EQ, 294, 2154, 0, 0}, /* 3263 */
    {RT_TERM_COND, 3263, 5, 538, 0}, /* 3264 */
    {RT_TERM_COND, 3262, 5, 3264, 0}, /* 3265 */
    {RT_TERM_COND, 3046, 122, 3265, 0}, /* 3266 */
    {RT_TERM_COND, 318, 122, 3266, 0}, /* 3267 */
    {RT_TERM_COND, 296, 27, 3267, 0}, /* 3268 */
    {RT_TERM_COND, 295, 27, 3268, 0}, /* 3269 */
    {RT_TERM_COND, 554, 5, 3269, 0}, /* 3270 */
    {RT_TERM_COND, 531, 5, 3270, 0}, /* 3271 */
    {RT_TERM_GT, 3271, 5, 0, 0}, /* 3272 */
    {RT_TERM_LAND, 2539, 3272, 0, 0}, /* 3273 */
    {RT_TERM_GT, 3271, 27, 0, 0}, /* 3274 */
    {RT_TERM_LAND, 2539, 3274, 0, 0}, /* 3275 */
    {RT_TERM_BOR, 25, 27, 0, 0}, /* 3276 */
    {RT_TERM_LAND, 2539, 1321, 0, 0}, /* 3277 */
    {RT_TERM_LAND, 2539, 18, 0, 0}, /* 3278 */
    {RT_TERM_COND, 30, 27, 5, 0}, /* 3279 */
    {RT_TERM_COND, 33, 107, 3279, 0}, /* 3280 */
    {RT_TERM_GT, 3280, 5, 0, 0}, /* 3281 */
    {RT_TERM_LAND, 2539, 3281, 0, 0}, /* 3282 */
    {RT_TERM_GT, 3280, 27, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 2539, 3283, 0, 0}, /* 3284 */
    {RT_TERM_GT, 3280, 122, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 2539, 3285, 0, 0}, /* 3286 */
    {RT_TERM_LAND, 184, 3272, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 184, 3274, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 184, 3281, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 184, 3283, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 184, 3285, 0, 0}, /* 3291 */
    {RT_TERM_COND, 2155, 5, 538, 0}, /* 3292 */
    {RT_TERM_COND, 2186, 5, 3292, 0}, /* 3293 */
    {RT_TERM_COND, 2181, 122, 3293, 0}, /* 3294 */
    {RT_TERM_COND, 2176, 122, 3294, 0}, /* 3295 */
    {RT_TERM_COND, 923, 27, 3295, 0}, /* 3296 */
    {RT_TERM_COND, 2167, 27, 3296, 0}, /* 3297 */
    {RT_TERM_COND, 2162, 5, 3297, 0}, /* 3298 */
    {RT_TERM_COND, 1033, 5, 3298, 0}, /* 3299 */
    {RT_TERM_GT, 3299, 5, 0, 0}, /* 3300 */
    {RT_TERM_LAND, 1932, 3300, 0, 0}, /* 3301 */
    {RT_TERM_GT, 3299, 27, 0, 0}, /* 3302 */
    {RT_TERM_LAND, 1932, 3302, 0, 0}, /* 3303 */
    {RT_TERM_LAND, 1932, 1321, 0, 0}, /* 3304 */
    {RT_TERM_LAND, 1932, 18, 0, 0}, /* 3305 */
    {RT_TERM_SLICE, 82, 2, 0, 1}, /* 3306 */
    {RT_TERM_SLICE, 82, 5, 0, 1}, /* 3307 */
    {RT_TERM_ADD, 3306, 3307, 0, 0}, /* 3308 */
    {RT_TERM_SLICE, 82, 27, 0, 1}, /* 3309 */
    {RT_TERM_ADD, 3308, 3309, 0, 0}, /* 3310 */
    {RT_TERM_SLICE, 82, 122, 0, 1}, /* 3311 */
    {RT_TERM_ADD, 3310, 3311, 0, 0}, /* 3312 */
    {RT_TERM_GT, 3312, 5, 0, 0}, /* 3313 */
    {RT_TERM_LAND, 1932, 3313, 0, 0}, /* 3314 */
    {RT_TERM_GT, 3312, 27, 0, 0}, /* 3315 */
    {RT_TERM_LAND, 1932, 3315, 0, 0}, /* 3316 */
    {RT_TERM_GT, 3312, 122, 0, 0}, /* 3317 */
    {RT_TERM_LAND, 1932, 3317, 0, 0}, /* 3318 */
    {RT_TERM_LAND, 877, 3300, 0, 0}, /* 3319 */
    {RT_TERM_LAND, 877, 3302, 0, 0}, /* 3320 */
    {RT_TERM_LAND, 877, 4, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 877, 3313, 0, 0}, /* 3322 */
    {RT_TERM_LAND, 877, 3315, 0, 0}, /* 3323 */
    {RT_TERM_LAND, 877, 3317, 0, 0}, /* 3324 */
    {RT_TERM_LAND, 1977, 3272, 0, 0}, /* 3325 */
    {RT_TERM_LAND, 1977, 3274, 0, 0}, /* 3326 */
    {RT_TERM_LAND, 1977, 3281, 0, 0}, /* 3327 */
    {RT_TERM_LAND, 1977, 3283, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 1977, 3285, 0, 0}, /* 3329 */
    {RT_TERM_LAND, 1977, 58, 0, 0}, /* 3330 */
    {RT_TERM_LAND, 9, 3272, 0, 0}, /* 3331 */
    {RT_TERM_LAND, 9, 3274, 0, 0}, /* 3332 */
    {RT_TERM_LAND, 9, 3281, 0, 0}, /* 3333 */
    {RT_TERM_LAND, 9, 3283, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 9, 3285, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 1869, 3300, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 1869, 3302, 0, 0}, /* 3337 */
    {RT_TERM_LAND, 1869, 3313, 0, 0}, /* 3338 */
    {RT_TERM_LAND, 1869, 3315, 0, 0}, /* 3339 */
    {RT_TERM_LAND, 1869, 3317, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 1869, 58, 0, 0}, /* 3341 */
    {RT_TERM_LAND, 197, 3300, 0, 0}, /* 3342 */
    {RT_TERM_LAND, 197, 3302, 0, 0}, /* 3343 */
    {RT_TERM_LAND, 197, 3313, 0, 0}, /* 3344 */
    {RT_TERM_LAND, 197, 3315, 0, 0}, /* 3345 */
    {RT_TERM_LAND, 197, 3317, 0, 0}, /* 3346 */
    {RT_TERM_LAND, 2340, 3272, 0, 0}, /* 3347 */
    {RT_TERM_LAND, 2340, 3274, 0, 0}, /* 3348 */
    {RT_TERM_EQ, 120, 27, 0, 0}, /* 3349 */
    {RT_TERM_EQ, 120, 29, 0, 0}, /* 3350 */
    {RT_TERM_LOR, 3349, 3350, 0, 0}, /* 3351 */
    {RT_TERM_EQ, 120, 2154, 0, 0}, /* 3352 */
    {RT_TERM_LOR, 3351, 3352, 0, 0}, /* 3353 */
    {RT_TERM_COND, 3353, 27, 5, 0}, /* 3354 */
    {RT_TERM_GT, 3354, 5, 0, 0}, /* 3355 */
    {RT_TERM_LAND, 2340, 3355, 0, 0}, /* 3356 */
    {RT_TERM_LAND, 2340, 58, 0, 0}, /* 3357 */
    {RT_TERM_LAND, 46, 3272, 0, 0}, /* 3358 */
    {RT_TERM_LAND, 46, 3274, 0, 0}, /* 3359 */
    {RT_TERM_LAND, 46, 3355, 0, 0}, /* 3360 */
    {RT_TERM_COND, 0, 1709, 1710, 0}, /* 3361 */
    {RT_TERM_COND, 4, 5, 3361, 0}, /* 3362 */
    {RT_TERM_LAND, 3362, 3272, 0, 0}, /* 3363 */
    {RT_TERM_LAND, 3362, 3274, 0, 0}, /* 3364 */
    {RT_TERM_BOR, 1, 27, 0, 0}, /* 3365 */
    {RT_TERM_MUL, 5, 3354, 0, 0}, /* 3366 */
    {RT_TERM_GT, 3366, 5, 0, 0}, /* 3367 */
    {RT_TERM_LAND, 3362, 3367, 0, 0}, /* 3368 */
    {RT_TERM_LAND, 3362, 58, 0, 0}, /* 3369 */
    {RT_TERM_LAND, 3362, 3355, 0, 0}, /* 3370 */
    {RT_TERM_LAND, 1869, 3272, 0, 0}, /* 3371 */
    {RT_TERM_LAND, 1869, 3274, 0, 0}, /* 3372 */
    {RT_TERM_LAND, 1869, 3367, 0, 0}, /* 3373 */
    {RT_TERM_LAND, 1869, 10, 0, 0}, /* 3374 */
    {RT_TERM_LAND, 1869, 18, 0, 0}, /* 3375 */
    {RT_TERM_LAND, 1869, 3355, 0, 0}, /* 3376 */
    {RT_TERM_REG, 1729, 0, 0, 2}, /* 3377 */
    {RT_TERM_LNOT, 3377, 0, 0, 0}, /* 3378 */
    {RT_TERM_COND, 0, 3377, 3378, 0}, /* 3379 */
    {RT_TERM_COND, 4, 5, 3379, 0}, /* 3380 */
    {RT_TERM_LAND, 3380, 3272, 0, 0}, /* 3381 */
    {RT_TERM_LAND, 3380, 3274, 0, 0}, /* 3382 */
    {RT_TERM_MUL, 27, 191, 0, 0}, /* 3383 */
    {RT_TERM_GT, 3383, 27, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3380, 3384, 0, 0}, /* 3385 */
    {RT_TERM_GT, 3383, 122, 0, 0}, /* 3386 */
    {RT_TERM_LAND, 3380, 3386, 0, 0}, /* 3387 */
    {RT_TERM_BOR, 1, 122, 0, 0}, /* 3388 */
    {RT_TERM_LAND, 3380, 58, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 3380, 192, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 972, 3272, 0, 0}, /* 3391 */
    {RT_TERM_LAND, 972, 3274, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 972, 3384, 0, 0}, /* 3393 */
    {RT_TERM_LAND, 972, 3386, 0, 0}, /* 3394 */
    {RT_TERM_LAND, 972, 10, 0, 0}, /* 3395 */
    {RT_TERM_LAND, 972, 192, 0, 0}, /* 3396 */
    {RT_TERM_LAND, 479, 3300, 0, 0}, /* 3397 */
    {RT_TERM_LAND, 479, 3302, 0, 0}, /* 3398 */
    {RT_TERM_LAND, 472, 3300, 0, 0}, /* 3399 */
    {RT_TERM_LAND, 472, 3302, 0, 0}, /* 3400 */
    {RT_TERM_COND, 354, 1001, 1002, 0}, /* 3401 */
    {RT_TERM_COND, 356, 5, 3401, 0}, /* 3402 */
    {RT_TERM_LOR, 2162, 2, 0, 0}, /* 3403 */
    {RT_TERM_COND, 3403, 107, 27, 0}, /* 3404 */
    {RT_TERM_GT, 3404, 27, 0, 0}, /* 3405 */
    {RT_TERM_LAND, 1564, 3405, 0, 0}, /* 3406 */
    {RT_TERM_GT, 3404, 122, 0, 0}, /* 3407 */
    {RT_TERM_LAND, 1564, 3407, 0, 0}, /* 3408 */
    {RT_TERM_COND, 3403, 27, 5, 0}, /* 3409 */
    {RT_TERM_GT, 3409, 5, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 1564, 3410, 0, 0}, /* 3411 */
    {RT_TERM_COND, 294, 107, 27, 0}, /* 3412 */
    {RT_TERM_GT, 3412, 27, 0, 0}, /* 3413 */
    {RT_TERM_LAND, 1564, 3413, 0, 0}, /* 3414 */
    {RT_TERM_GT, 3412, 122, 0, 0}, /* 3415 */
    {RT_TERM_LAND, 1564, 3415, 0, 0}, /* 3416 */
    {RT_TERM_COND, 74, 898, 899, 0}, /* 3417 */
    {RT_TERM_COND, 70, 5, 3417, 0}, /* 3418 */
    {RT_TERM_LAND, 1033, 112, 0, 0}, /* 3419 */
    {RT_TERM_LOR, 2162, 3419, 0, 0}, /* 3420 */
    {RT_TERM_COND, 3420, 107, 27, 0}, /* 3421 */
    {RT_TERM_GT, 3421, 27, 0, 0}, /* 3422 */
    {RT_TERM_LAND, 3418, 3422, 0, 0}, /* 3423 */
    {RT_TERM_GT, 3421, 122, 0, 0}, /* 3424 */
    {RT_TERM_LAND, 3418, 3424, 0, 0}, /* 3425 */
    {RT_TERM_COND, 3420, 27, 5, 0}, /* 3426 */
    {RT_TERM_GT, 3426, 5, 0, 0}, /* 3427 */
    {RT_TERM_LAND, 3418, 3427, 0, 0}, /* 3428 */
    {RT_TERM_LAND, 3418, 3413, 0, 0}, /* 3429 */
    {RT_TERM_LAND, 3418, 3415, 0, 0}, /* 3430 */
    {RT_TERM_LAND, 3418, 354, 0, 0}, /* 3431 */
    {RT_TERM_LAND, 3418, 398, 0, 0}, /* 3432 */
    {RT_TERM_GT, 294, 5, 0, 0}, /* 3433 */
    {RT_TERM_COND, 3433, 27, 107, 0}, /* 3434 */
    {RT_TERM_COND, 2155, 2, 538, 0}, /* 3435 */
    {RT_TERM_COND, 2186, 107, 3435, 0}, /* 3436 */
    {RT_TERM_COND, 2181, 3434, 3436, 0}, /* 3437 */
    {RT_TERM_COND, 2176, 27, 3437, 0}, /* 3438 */
    {RT_TERM_COND, 923, 5, 3438, 0}, /* 3439 */
    {RT_TERM_COND, 2167, 5, 3439, 0}, /* 3440 */
    {RT_TERM_COND, 2162, 5, 3440, 0}, /* 3441 */
    {RT_TERM_COND, 1033, 5, 3441, 0}, /* 3442 */
    {RT_TERM_GT, 3442, 5, 0, 0}, /* 3443 */
    {RT_TERM_LAND, 2058, 3443, 0, 0}, /* 3444 */
    {RT_TERM_GT, 3442, 27, 0, 0}, /* 3445 */
    {RT_TERM_LAND, 2058, 3445, 0, 0}, /* 3446 */
    {RT_TERM_GT, 3442, 122, 0, 0}, /* 3447 */
    {RT_TERM_LAND, 2058, 3447, 0, 0}, /* 3448 */
    {RT_TERM_EQ, 3442, 107, 0, 0}, /* 3449 */
    {RT_TERM_COND, 3449, 27, 5, 0}, /* 3450 */
    {RT_TERM_GT, 3450, 5, 0, 0}, /* 3451 */
    {RT_TERM_LAND, 2058, 3451, 0, 0}, /* 3452 */
    {RT_TERM_GT, 13, 122, 0, 0}, /* 3453 */
    {RT_TERM_COND, 3453, 107, 27, 0}, /* 3454 */
    {RT_TERM_GT, 3454, 27, 0, 0}, /* 3455 */
    {RT_TERM_LAND, 2058, 3455, 0, 0}, /* 3456 */
    {RT_TERM_GT, 3454, 122, 0, 0}, /* 3457 */
    {RT_TERM_LAND, 2058, 3457, 0, 0}, /* 3458 */
    {RT_TERM_LAND, 2058, 354, 0, 0}, /* 3459 */
    {RT_TERM_LAND, 2058, 398, 0, 0}, /* 3460 */
    {RT_TERM_COND, 354, 243, 244, 0}, /* 3461 */
    {RT_TERM_COND, 356, 5, 3461, 0}, /* 3462 */
    {RT_TERM_SHL, 5, 13, 0, 0}, /* 3463 */
    {RT_TERM_GT, 3463, 5, 0, 0}, /* 3464 */
    {RT_TERM_LAND, 3462, 3464, 0, 0}, /* 3465 */
    {RT_TERM_GT, 3463, 27, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 3462, 3466, 0, 0}, /* 3467 */
    {RT_TERM_GT, 3463, 122, 0, 0}, /* 3468 */
    {RT_TERM_LAND, 3462, 3468, 0, 0}, /* 3469 */
    {RT_TERM_COND, 2167, 27, 5, 0}, /* 3470 */
    {RT_TERM_GT, 3470, 5, 0, 0}, /* 3471 */
    {RT_TERM_LAND, 3462, 3471, 0, 0}, /* 3472 */
    {RT_TERM_COND, 13, 107, 27, 0}, /* 3473 */
    {RT_TERM_GT, 3473, 27, 0, 0}, /* 3474 */
    {RT_TERM_LAND, 3462, 3474, 0, 0}, /* 3475 */
    {RT_TERM_GT, 3473, 122, 0, 0}, /* 3476 */
    {RT_TERM_LAND, 3462, 3476, 0, 0}, /* 3477 */
    {RT_TERM_BOR, 13, 27, 0, 0}, /* 3478 */
    {RT_TERM_BOR, 13, 122, 0, 0}, /* 3479 */
    {RT_TERM_COND, 354, 287, 288, 0}, /* 3480 */
    {RT_TERM_COND, 356, 5, 3480, 0}, /* 3481 */
    {RT_TERM_COND, 1706, 1745, 1746, 0}, /* 3482 */
    {RT_TERM_COND, 1708, 5, 3482, 0}, /* 3483 */
    {RT_TERM_LAND, 3483, 3, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 3483, 74, 0, 0}, /* 3485 */
    {RT_TERM_SLICE, 1595, 2, 0, 1}, /* 3486 */
    {RT_TERM_SLICE, 1595, 5, 0, 1}, /* 3487 */
    {RT_TERM_ADD, 3486, 3487, 0, 0}, /* 3488 */
    {RT_TERM_SLICE, 1595, 27, 0, 1}, /* 3489 */
    {RT_TERM_ADD, 3488, 3489, 0, 0}, /* 3490 */
    {RT_TERM_SLICE, 1595, 122, 0, 1}, /* 3491 */
    {RT_TERM_ADD, 3490, 3491, 0, 0}, /* 3492 */
    {RT_TERM_GT, 3492, 5, 0, 0}, /* 3493 */
    {RT_TERM_LAND, 3483, 3493, 0, 0}, /* 3494 */
    {RT_TERM_LAND, 3494, 1100, 0, 0}, /* 3495 */
    {RT_TERM_GT, 3492, 27, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 3483, 3496, 0, 0}, /* 3497 */
    {RT_TERM_GT, 3492, 122, 0, 0}, /* 3498 */
    {RT_TERM_LAND, 3483, 3498, 0, 0}, /* 3499 */
    {RT_TERM_LAND, 3499, 1100, 0, 0}, /* 3500 */
    {RT_TERM_COND, 997, 1584, 1585, 0}, /* 3501 */
    {RT_TERM_COND, 1000, 5, 3501, 0}, /* 3502 */
    {RT_TERM_LAND, 3502, 354, 0, 0}, /* 3503 */
    {RT_TERM_SLICE, 1729, 2, 0, 1}, /* 3504 */
    {RT_TERM_SLICE, 1729, 5, 0, 1}, /* 3505 */
    {RT_TERM_ADD, 3504, 3505, 0, 0}, /* 3506 */
    {RT_TERM_SLICE, 1729, 27, 0, 1}, /* 3507 */
    {RT_TERM_ADD, 3506, 3507, 0, 0}, /* 3508 */
    {RT_TERM_SLICE, 1729, 122, 0, 1}, /* 3509 */
    {RT_TERM_ADD, 3508, 3509, 0, 0}, /* 3510 */
    {RT_TERM_GT, 3510, 5, 0, 0}, /* 3511 */
    {RT_TERM_LAND, 3502, 3511, 0, 0}, /* 3512 */
    {RT_TERM_LAND, 3512, 1100, 0, 0}, /* 3513 */
    {RT_TERM_GT, 3510, 27, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3502, 3514, 0, 0}, /* 3515 */
    {RT_TERM_GT, 3510, 122, 0, 0}, /* 3516 */
    {RT_TERM_LAND, 3502, 3516, 0, 0}, /* 3517 */
    {RT_TERM_LAND, 3517, 1100, 0, 0}, /* 3518 */
    {RT_TERM_SLICE, 998, 2, 0, 1}, /* 3519 */
    {RT_TERM_SLICE, 998, 5, 0, 1}, /* 3520 */
    {RT_TERM_ADD, 3519, 3520, 0, 0}, /* 3521 */
    {RT_TERM_SLICE, 998, 27, 0, 1}, /* 3522 */
    {RT_TERM_ADD, 3521, 3522, 0, 0}, /* 3523 */
    {RT_TERM_SLICE, 998, 122, 0, 1}, /* 3524 */
    {RT_TERM_ADD, 3523, 3524, 0, 0}, /* 3525 */
    {RT_TERM_GT, 3525, 5, 0, 0}, /* 3526 */
    {RT_TERM_LAND, 1202, 3526, 0, 0}, /* 3527 */
    {RT_TERM_LAND, 3527, 1100, 0, 0}, /* 3528 */
    {RT_TERM_GT, 3525, 27, 0, 0}, /* 3529 */
    {RT_TERM_LAND, 1202, 3529, 0, 0}, /* 3530 */
    {RT_TERM_GT, 3525, 122, 0, 0}, /* 3531 */
    {RT_TERM_LAND, 1202, 3531, 0, 0}, /* 3532 */
    {RT_TERM_LAND, 3532, 1100, 0, 0}, /* 3533 */
    {RT_TERM_COND, 1706, 1584, 1585, 0}, /* 3534 */
    {RT_TERM_COND, 1708, 5, 3534, 0}, /* 3535 */
    {RT_TERM_LAND, 3535, 3, 0, 0}, /* 3536 */
    {RT_TERM_LAND, 3535, 74, 0, 0}, /* 3537 */
    {RT_TERM_LAND, 3535, 3511, 0, 0}, /* 3538 */
    {RT_TERM_LAND, 3538, 1162, 0, 0}, /* 3539 */
    {RT_TERM_LAND, 3535, 3514, 0, 0}, /* 3540 */
    {RT_TERM_LAND, 3535, 3516, 0, 0}, /* 3541 */
    {RT_TERM_LAND, 3541, 1162, 0, 0}, /* 3542 */
    {RT_TERM_COND, 997, 1709, 1710, 0}, /* 3543 */
    {RT_TERM_COND, 1000, 5, 3543, 0}, /* 3544 */
    {RT_TERM_LAND, 3544, 354, 0, 0}, /* 3545 */
    {RT_TERM_SLICE, 1198, 2, 0, 1}, /* 3546 */
    {RT_TERM_SLICE, 1198, 5, 0, 1}, /* 3547 */
    {RT_TERM_ADD, 3546, 3547, 0, 0}, /* 3548 */
    {RT_TERM_SLICE, 1198, 27, 0, 1}, /* 3549 */
    {RT_TERM_ADD, 3548, 3549, 0, 0}, /* 3550 */
    {RT_TERM_SLICE, 1198, 122, 0, 1}, /* 3551 */
    {RT_TERM_ADD, 3550, 3551, 0, 0}, /* 3552 */
    {RT_TERM_GT, 3552, 5, 0, 0}, /* 3553 */
    {RT_TERM_LAND, 3544, 3553, 0, 0}, /* 3554 */
    {RT_TERM_LAND, 3554, 1162, 0, 0}, /* 3555 */
    {RT_TERM_GT, 3552, 27, 0, 0}, /* 3556 */
    {RT_TERM_LAND, 3544, 3556, 0, 0}, /* 3557 */
    {RT_TERM_GT, 3552, 122, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3544, 3558, 0, 0}, /* 3559 */
    {RT_TERM_LAND, 3559, 1162, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 1032, 354, 0, 0}, /* 3561 */
    {RT_TERM_SLICE, 897, 2, 0, 1}, /* 3562 */
    {RT_TERM_SLICE, 897, 5, 0, 1}, /* 3563 */
    {RT_TERM_ADD, 3562, 3563, 0, 0}, /* 3564 */
    {RT_TERM_SLICE, 897, 27, 0, 1}, /* 3565 */
    {RT_TERM_ADD, 3564, 3565, 0, 0}, /* 3566 */
    {RT_TERM_SLICE, 897, 122, 0, 1}, /* 3567 */
    {RT_TERM_ADD, 3566, 3567, 0, 0}, /* 3568 */
    {RT_TERM_GT, 3568, 5, 0, 0}, /* 3569 */
    {RT_TERM_LAND, 1032, 3569, 0, 0}, /* 3570 */
    {RT_TERM_LAND, 3570, 1162, 0, 0}, /* 3571 */
    {RT_TERM_GT, 3568, 27, 0, 0}, /* 3572 */
    {RT_TERM_LAND, 1032, 3572, 0, 0}, /* 3573 */
    {RT_TERM_GT, 3568, 122, 0, 0}, /* 3574 */
    {RT_TERM_LAND, 1032, 3574, 0, 0}, /* 3575 */
    {RT_TERM_LAND, 3575, 1162, 0, 0}, /* 3576 */
    {RT_TERM_COND, 1706, 3377, 3378, 0}, /* 3577 */
    {RT_TERM_COND, 1708, 5, 3577, 0}, /* 3578 */
    {RT_TERM_LAND, 3578, 3, 0, 0}, /* 3579 */
    {RT_TERM_LAND, 3578, 74, 0, 0}, /* 3580 */
    {RT_TERM_SLICE, 960, 2, 0, 1}, /* 3581 */
    {RT_TERM_SLICE, 960, 5, 0, 1}, /* 3582 */
    {RT_TERM_ADD, 3581, 3582, 0, 0}, /* 3583 */
    {RT_TERM_SLICE, 960, 27, 0, 1}, /* 3584 */
    {RT_TERM_ADD, 3583, 3584, 0, 0}, /* 3585 */
    {RT_TERM_SLICE, 960, 122, 0, 1}, /* 3586 */
    {RT_TERM_ADD, 3585, 3586, 0, 0}, /* 3587 */
    {RT_TERM_GT, 3587, 5, 0, 0}, /* 3588 */
    {RT_TERM_LAND, 3578, 3588, 0, 0}, /* 3589 */
    {RT_TERM_LAND, 3589, 2002, 0, 0}, /* 3590 */
    {RT_TERM_GT, 3587, 27, 0, 0}, /* 3591 */
    {RT_TERM_LAND, 3578, 3591, 0, 0}, /* 3592 */
    {RT_TERM_GT, 3587, 122, 0, 0}, /* 3593 */
    {RT_TERM_LAND, 3578, 3593, 0, 0}, /* 3594 */
    {RT_TERM_LAND, 3594, 2002, 0, 0}, /* 3595 */
    {RT_TERM_LAND, 3527, 2002, 0, 0}, /* 3596 */
    {RT_TERM_LAND, 3532, 2002, 0, 0}, /* 3597 */
    {RT_TERM_LAND, 1384, 354, 0, 0}, /* 3598 */
    {RT_TERM_SLICE, 1, 2, 0, 1}, /* 3599 */
    {RT_TERM_SLICE, 1, 5, 0, 1}, /* 3600 */
    {RT_TERM_ADD, 3599, 3600, 0, 0}, /* 3601 */
    {RT_TERM_SLICE, 1, 27, 0, 1}, /* 3602 */
    {RT_TERM_ADD, 3601, 3602, 0, 0}, /* 3603 */
    {RT_TERM_SLICE, 1, 122, 0, 1}, /* 3604 */
    {RT_TERM_ADD, 3603, 3604, 0, 0}, /* 3605 */
    {RT_TERM_GT, 3605, 5, 0, 0}, /* 3606 */
    {RT_TERM_LAND, 1384, 3606, 0, 0}, /* 3607 */
    {RT_TERM_LAND, 3607, 2002, 0, 0}, /* 3608 */
    {RT_TERM_GT, 3605, 27, 0, 0}, /* 3609 */
    {RT_TERM_LAND, 1384, 3609, 0, 0}, /* 3610 */
    {RT_TERM_GT, 3605, 122, 0, 0}, /* 3611 */
    {RT_TERM_LAND, 1384, 3611, 0, 0}, /* 3612 */
    {RT_TERM_LAND, 3612, 2002, 0, 0}, /* 3613 */
    {RT_TERM_LAND, 1384, 21, 0, 0}, /* 3614 */
    {RT_TERM_SLICE, 25, 2, 0, 1}, /* 3615 */
    {RT_TERM_SLICE, 25, 5, 0, 1}, /* 3616 */
    {RT_TERM_ADD, 3615, 3616, 0, 0}, /* 3617 */
    {RT_TERM_SLICE, 25, 27, 0, 1}, /* 3618 */
    {RT_TERM_ADD, 3617, 3618, 0, 0}, /* 3619 */
    {RT_TERM_SLICE, 25, 122, 0, 1}, /* 3620 */
    {RT_TERM_ADD, 3619, 3620, 0, 0}, /* 3621 */
    {RT_TERM_GT, 3621, 5, 0, 0}, /* 3622 */
    {RT_TERM_LAND, 184, 3622, 0, 0}, /* 3623 */
    {RT_TERM_GT, 3621, 27, 0, 0}, /* 3624 */
    {RT_TERM_LAND, 184, 3624, 0, 0}, /* 3625 */
    {RT_TERM_GT, 3621, 122, 0, 0}, /* 3626 */
    {RT_TERM_LAND, 184, 3626, 0, 0}, /* 3627 */
    {RT_TERM_SLICE, 40, 2, 0, 1}, /* 3628 */
    {RT_TERM_SLICE, 40, 5, 0, 1}, /* 3629 */
    {RT_TERM_ADD, 3628, 3629, 0, 0}, /* 3630 */
    {RT_TERM_SLICE, 40, 27, 0, 1}, /* 3631 */
    {RT_TERM_ADD, 3630, 3631, 0, 0}, /* 3632 */
    {RT_TERM_SLICE, 40, 122, 0, 1}, /* 3633 */
    {RT_TERM_ADD, 3632, 3633, 0, 0}, /* 3634 */
    {RT_TERM_GT, 3634, 5, 0, 0}, /* 3635 */
    {RT_TERM_LAND, 88, 3635, 0, 0}, /* 3636 */
    {RT_TERM_GT, 3634, 27, 0, 0}, /* 3637 */
    {RT_TERM_LAND, 88, 3637, 0, 0}, /* 3638 */
    {RT_TERM_GT, 3634, 122, 0, 0}, /* 3639 */
    {RT_TERM_LAND, 88, 3639, 0, 0}, /* 3640 */
    {RT_TERM_LAND, 877, 77, 0, 0}, /* 3641 */
    {RT_TERM_SLICE, 48, 2, 0, 1}, /* 3642 */
    {RT_TERM_SLICE, 48, 5, 0, 1}, /* 3643 */
    {RT_TERM_ADD, 3642, 3643, 0, 0}, /* 3644 */
    {RT_TERM_SLICE, 48, 27, 0, 1}, /* 3645 */
    {RT_TERM_ADD, 3644, 3645, 0, 0}, /* 3646 */
    {RT_TERM_SLICE, 48, 122, 0, 1}, /* 3647 */
    {RT_TERM_ADD, 3646, 3647, 0, 0}, /* 3648 */
    {RT_TERM_GT, 3648, 5, 0, 0}, /* 3649 */
    {RT_TERM_LAND, 877, 3649, 0, 0}, /* 3650 */
    {RT_TERM_GT, 3648, 27, 0, 0}, /* 3651 */
    {RT_TERM_LAND, 877, 3651, 0, 0}, /* 3652 */
    {RT_TERM_GT, 3648, 122, 0, 0}, /* 3653 */
    {RT_TERM_LAND, 877, 3653, 0, 0}, /* 3654 */
    {RT_TERM_SLICE, 12, 2, 0, 1}, /* 3655 */
    {RT_TERM_SLICE, 12, 5, 0, 1}, /* 3656 */
    {RT_TERM_ADD, 3655, 3656, 0, 0}, /* 3657 */
    {RT_TERM_SLICE, 12, 27, 0, 1}, /* 3658 */
    {RT_TERM_ADD, 3657, 3658, 0, 0}, /* 3659 */
    {RT_TERM_SLICE, 12, 122, 0, 1}, /* 3660 */
    {RT_TERM_ADD, 3659, 3660, 0, 0}, /* 3661 */
    {RT_TERM_GT, 3661, 5, 0, 0}, /* 3662 */
    {RT_TERM_LAND, 197, 3662, 0, 0}, /* 3663 */
    {RT_TERM_GT, 3661, 27, 0, 0}, /* 3664 */
    {RT_TERM_LAND, 197, 3664, 0, 0}, /* 3665 */
    {RT_TERM_GT, 3661, 122, 0, 0}, /* 3666 */
    {RT_TERM_LAND, 197, 3666, 0, 0}, /* 3667 */
    {RT_TERM_LAND, 341, 3313, 0, 0}, /* 3668 */
    {RT_TERM_LAND, 341, 3315, 0, 0}, /* 3669 */
    {RT_TERM_LAND, 341, 3317, 0, 0}, /* 3670 */
    {RT_TERM_REG, 48, 0, 0, 3}, /* 3671 */
    {RT_TERM_LNOT, 3671, 0, 0, 0}, /* 3672 */
    {RT_TERM_COND, 997, 3671, 3672, 0}, /* 3673 */
    {RT_TERM_COND, 1000, 5, 3673, 0}, /* 3674 */
    {RT_TERM_LAND, 3674, 26, 0, 0}, /* 3675 */
    {RT_TERM_LAND, 3674, 1162, 0, 0}, /* 3676 */
    {RT_TERM_LAND, 3674, 4, 0, 0}, /* 3677 */
    {RT_TERM_LAND, 3677, 81, 0, 0}, /* 3678 */
    {RT_TERM_LAND, 3677, 1853, 0, 0}, /* 3679 */
    {RT_TERM_LAND, 3674, 40, 0, 0}, /* 3680 */
    {RT_TERM_LNOT, 40, 0, 0, 0}, /* 3681 */
    {RT_TERM_LAND, 3674, 3681, 0, 0}, /* 3682 */
    {RT_TERM_REG, 897, 0, 0, 3}, /* 3683 */
    {RT_TERM_LNOT, 3683, 0, 0, 0}, /* 3684 */
    {RT_TERM_COND, 1301, 3683, 3684, 0}, /* 3685 */
    {RT_TERM_COND, 1303, 5, 3685, 0}, /* 3686 */
    {RT_TERM_LAND, 3686, 26, 0, 0}, /* 3687 */
    {RT_TERM_LAND, 3686, 1162, 0, 0}, /* 3688 */
    {RT_TERM_LAND, 3686, 4, 0, 0}, /* 3689 */
    {RT_TERM_LAND, 3689, 81, 0, 0}, /* 3690 */
    {RT_TERM_LAND, 3689, 1853, 0, 0}, /* 3691 */
    {RT_TERM_LAND, 3686, 40, 0, 0}, /* 3692 */
    {RT_TERM_LAND, 3686, 3681, 0, 0}, /* 3693 */
    {RT_TERM_REG, 39, 0, 0, 3}, /* 3694 */
    {RT_TERM_LNOT, 3694, 0, 0, 0}, /* 3695 */
    {RT_TERM_COND, 84, 3694, 3695, 0}, /* 3696 */
    {RT_TERM_COND, 86, 5, 3696, 0}, /* 3697 */
    {RT_TERM_LAND, 3697, 10, 0, 0}, /* 3698 */
    {RT_TERM_LAND, 3697, 81, 0, 0}, /* 3699 */
    {RT_TERM_LAND, 3697, 1853, 0, 0}, /* 3700 */
    {RT_TERM_COND, 0, 486, 487, 0}, /* 3701 */
    {RT_TERM_COND, 4, 5, 3701, 0}, /* 3702 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 3703 */
    {RT_TERM_LNOT, 3703, 0, 0, 0}, /* 3704 */
    {RT_TERM_COND, 997, 3703, 3704, 0}, /* 3705 */
    {RT_TERM_COND, 1000, 5, 3705, 0}, /* 3706 */
    {RT_TERM_LAND, 3706, 10, 0, 0}, /* 3707 */
    {RT_TERM_LAND, 3706, 81, 0, 0}, /* 3708 */
    {RT_TERM_LAND, 3706, 1853, 0, 0}, /* 3709 */
    {RT_TERM_REG, 40, 0, 0, 3}, /* 3710 */
    {RT_TERM_LNOT, 3710, 0, 0, 0}, /* 3711 */
    {RT_TERM_COND, 997, 3710, 3711, 0}, /* 3712 */
    {RT_TERM_COND, 1000, 5, 3712, 0}, /* 3713 */
    {RT_TERM_LAND, 3713, 13, 0, 0}, /* 3714 */
    {RT_TERM_LAND, 3714, 4, 0, 0}, /* 3715 */
    {RT_TERM_LAND, 3713, 534, 0, 0}, /* 3716 */
    {RT_TERM_LAND, 3716, 4, 0, 0}, /* 3717 */
    {RT_TERM_LAND, 3713, 82, 0, 0}, /* 3718 */
    {RT_TERM_LAND, 3713, 1820, 0, 0}, /* 3719 */
    {RT_TERM_LAND, 3713, 74, 0, 0}, /* 3720 */
    {RT_TERM_COND, 1706, 3671, 3672, 0}, /* 3721 */
    {RT_TERM_COND, 1708, 5, 3721, 0}, /* 3722 */
    {RT_TERM_LAND, 3722, 13, 0, 0}, /* 3723 */
    {RT_TERM_LAND, 3723, 4, 0, 0}, /* 3724 */
    {RT_TERM_LAND, 3722, 534, 0, 0}, /* 3725 */
    {RT_TERM_LAND, 3725, 4, 0, 0}, /* 3726 */
    {RT_TERM_LAND, 3722, 82, 0, 0}, /* 3727 */
    {RT_TERM_LAND, 3722, 1820, 0, 0}, /* 3728 */
    {RT_TERM_LAND, 3722, 74, 0, 0}, /* 3729 */
    {RT_TERM_COND, 0, 3671, 3672, 0}, /* 3730 */
    {RT_TERM_COND, 4, 5, 3730, 0}, /* 3731 */
    {RT_TERM_LAND, 3731, 139, 0, 0}, /* 3732 */
    {RT_TERM_LAND, 3732, 70, 0, 0}, /* 3733 */
    {RT_TERM_LAND, 3731, 1466, 0, 0}, /* 3734 */
    {RT_TERM_LAND, 3734, 294, 0, 0}, /* 3735 */
    {RT_TERM_LAND, 3734, 2002, 0, 0}, /* 3736 */
    {RT_TERM_LAND, 3735, 70, 0, 0}, /* 3737 */
    {RT_TERM_LAND, 3736, 70, 0, 0}, /* 3738 */
    {RT_TERM_REG, 81, 0, 0, 1}, /* 3739 */
    {RT_TERM_SLICE, 3739, 2, 0, 32}, /* 3740 */
    {RT_TERM_SEXT, 3740, 0, 0, 32}, /* 3741 */
    {RT_TERM_COND, 294, 3741, 3740, 0}, /* 3742 */
    {RT_TERM_REG, 82, 0, 0, 1}, /* 3743 */
    {RT_TERM_SEXT, 39, 0, 0, 32}, /* 3744 */
    {RT_TERM_COND, 70, 3743, 3744, 0}, /* 3745 */
    {RT_TERM_SLICE, 3745, 2, 0, 32}, /* 3746 */
    {RT_TERM_SEXT, 3746, 0, 0, 32}, /* 3747 */
    {RT_TERM_COND, 294, 3747, 3746, 0}, /* 3748 */
    {RT_TERM_LT, 3742, 3748, 0, 0}, /* 3749 */
    {RT_TERM_LNOT, 3749, 0, 0, 0}, /* 3750 */
    {RT_TERM_LAND, 3734, 3750, 0, 0}, /* 3751 */
    {RT_TERM_LAND, 3751, 294, 0, 0}, /* 3752 */
    {RT_TERM_LAND, 3751, 2002, 0, 0}, /* 3753 */
    {RT_TERM_LAND, 3752, 70, 0, 0}, /* 3754 */
    {RT_TERM_LAND, 3753, 70, 0, 0}, /* 3755 */
    {RT_TERM_EQ, 3742, 3748, 0, 0}, /* 3756 */
    {RT_TERM_COND, 3756, 27, 107, 0}, /* 3757 */
    {RT_TERM_COND, 3749, 5, 3757, 0}, /* 3758 */
    {RT_TERM_BAND, 13, 3758, 0, 0}, /* 3759 */
    {RT_TERM_NE, 3759, 2, 0, 0}, /* 3760 */
    {RT_TERM_LAND, 3734, 3760, 0, 0}, /* 3761 */
    {RT_TERM_LAND, 3731, 2296, 0, 0}, /* 3762 */
    {RT_TERM_LAND, 3762, 169, 0, 0}, /* 3763 */
    {RT_TERM_LAND, 3763, 294, 0, 0}, /* 3764 */
    {RT_TERM_LAND, 3763, 2002, 0, 0}, /* 3765 */
    {RT_TERM_LAND, 3764, 70, 0, 0}, /* 3766 */
    {RT_TERM_LAND, 3765, 70, 0, 0}, /* 3767 */
    {RT_TERM_LAND, 3763, 3750, 0, 0}, /* 3768 */
    {RT_TERM_LAND, 3768, 294, 0, 0}, /* 3769 */
    {RT_TERM_LAND, 3768, 2002, 0, 0}, /* 3770 */
    {RT_TERM_LAND, 3769, 70, 0, 0}, /* 3771 */
    {RT_TERM_LAND, 3770, 70, 0, 0}, /* 3772 */
    {RT_TERM_LNOT, 3760, 0, 0, 0}, /* 3773 */
    {RT_TERM_LAND, 3763, 3773, 0, 0}, /* 3774 */
    {RT_TERM_LAND, 3762, 2318, 0, 0}, /* 3775 */
    {RT_TERM_LAND, 3775, 294, 0, 0}, /* 3776 */
    {RT_TERM_LAND, 3775, 2002, 0, 0}, /* 3777 */
    {RT_TERM_LAND, 3776, 70, 0, 0}, /* 3778 */
    {RT_TERM_LAND, 3777, 70, 0, 0}, /* 3779 */
    {RT_TERM_LAND, 3775, 3750, 0, 0}, /* 3780 */
    {RT_TERM_LAND, 3780, 294, 0, 0}, /* 3781 */
    {RT_TERM_LAND, 3780, 2002, 0, 0}, /* 3782 */
    {RT_TERM_LAND, 3781, 70, 0, 0}, /* 3783 */
    {RT_TERM_LAND, 3782, 70, 0, 0}, /* 3784 */
    {RT_TERM_LAND, 3734, 3773, 0, 0}, /* 3785 */
    {RT_TERM_LAND, 3763, 3760, 0, 0}, /* 3786 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 3787 */
    {RT_TERM_LNOT, 3787, 0, 0, 0}, /* 3788 */
    {RT_TERM_COND, 84, 3787, 3788, 0}, /* 3789 */
    {RT_TERM_COND, 86, 5, 3789, 0}, /* 3790 */
    {RT_TERM_LAND, 3790, 139, 0, 0}, /* 3791 */
    {RT_TERM_LAND, 3791, 70, 0, 0}, /* 3792 */
    {RT_TERM_LAND, 3791, 0, 0, 0}, /* 3793 */
    {RT_TERM_LAND, 3791, 3, 0, 0}, /* 3794 */
    {RT_TERM_LAND, 3790, 1466, 0, 0}, /* 3795 */
    {RT_TERM_LAND, 3795, 294, 0, 0}, /* 3796 */
    {RT_TERM_LAND, 3795, 2002, 0, 0}, /* 3797 */
    {RT_TERM_LAND, 3796, 70, 0, 0}, /* 3798 */
    {RT_TERM_LAND, 3797, 70, 0, 0}, /* 3799 */
    {RT_TERM_LAND, 3795, 3750, 0, 0}, /* 3800 */
    {RT_TERM_LAND, 3800, 294, 0, 0}, /* 3801 */
    {RT_TERM_LAND, 3800, 2002, 0, 0}, /* 3802 */
    {RT_TERM_LAND, 3801, 70, 0, 0}, /* 3803 */
    {RT_TERM_LAND, 3802, 70, 0, 0}, /* 3804 */
    {RT_TERM_LAND, 3795, 3760, 0, 0}, /* 3805 */
    {RT_TERM_LAND, 3790, 2296, 0, 0}, /* 3806 */
    {RT_TERM_LAND, 3806, 169, 0, 0}, /* 3807 */
    {RT_TERM_LAND, 3807, 294, 0, 0}, /* 3808 */
    {RT_TERM_LAND, 3807, 2002, 0, 0}, /* 3809 */
    {RT_TERM_LAND, 3808, 70, 0, 0}, /* 3810 */
    {RT_TERM_LAND, 3809, 70, 0, 0}, /* 3811 */
    {RT_TERM_LAND, 3807, 3750, 0, 0}, /* 3812 */
    {RT_TERM_LAND, 3812, 294, 0, 0}, /* 3813 */
    {RT_TERM_LAND, 3812, 2002, 0, 0}, /* 3814 */
    {RT_TERM_LAND, 3813, 70, 0, 0}, /* 3815 */
    {RT_TERM_LAND, 3814, 70, 0, 0}, /* 3816 */
    {RT_TERM_LAND, 3807, 3773, 0, 0}, /* 3817 */
    {RT_TERM_LAND, 3806, 2318, 0, 0}, /* 3818 */
    {RT_TERM_LAND, 3818, 294, 0, 0}, /* 3819 */
    {RT_TERM_LAND, 3818, 2002, 0, 0}, /* 3820 */
    {RT_TERM_LAND, 3819, 70, 0, 0}, /* 3821 */
    {RT_TERM_LAND, 3820, 70, 0, 0}, /* 3822 */
    {RT_TERM_LAND, 3818, 3750, 0, 0}, /* 3823 */
    {RT_TERM_LAND, 3823, 294, 0, 0}, /* 3824 */
    {RT_TERM_LAND, 3823, 2002, 0, 0}, /* 3825 */
    {RT_TERM_LAND, 3824, 70, 0, 0}, /* 3826 */
    {RT_TERM_LAND, 3825, 70, 0, 0}, /* 3827 */
    {RT_TERM_LAND, 3795, 3773, 0, 0}, /* 3828 */
    {RT_TERM_LAND, 3807, 3760, 0, 0}, /* 3829 */
    {RT_TERM_LAND, 3795, 3756, 0, 0}, /* 3830 */
    {RT_TERM_LAND, 3830, 2355, 0, 0}, /* 3831 */
    {RT_TERM_LAND, 3831, 2357, 0, 0}, /* 3832 */
    {RT_TERM_LAND, 3756, 2355, 0, 0}, /* 3833 */
    {RT_TERM_LAND, 3833, 2357, 0, 0}, /* 3834 */
    {RT_TERM_LNOT, 3834, 0, 0, 0}, /* 3835 */
    {RT_TERM_LAND, 3795, 3835, 0, 0}, /* 3836 */
    {RT_TERM_LAND, 3836, 294, 0, 0}, /* 3837 */
    {RT_TERM_LAND, 3836, 2002, 0, 0}, /* 3838 */
    {RT_TERM_LAND, 3837, 70, 0, 0}, /* 3839 */
    {RT_TERM_LAND, 3838, 70, 0, 0}, /* 3840 */
    {RT_TERM_LAND, 3836, 3750, 0, 0}, /* 3841 */
    {RT_TERM_LAND, 3841, 294, 0, 0}, /* 3842 */
    {RT_TERM_LAND, 3841, 2002, 0, 0}, /* 3843 */
    {RT_TERM_LAND, 3842, 70, 0, 0}, /* 3844 */
    {RT_TERM_LAND, 3843, 70, 0, 0}, /* 3845 */
    {RT_TERM_REG, 25, 0, 0, 3}, /* 3846 */
    {RT_TERM_BXOR, 3846, 48, 0, 0}, /* 3847 */
    {RT_TERM_COND, 3834, 3847, 3760, 0}, /* 3848 */
    {RT_TERM_LAND, 3795, 3848, 0, 0}, /* 3849 */
    {RT_TERM_LAND, 3807, 3756, 0, 0}, /* 3850 */
    {RT_TERM_LAND, 3850, 2355, 0, 0}, /* 3851 */
    {RT_TERM_LAND, 3851, 2357, 0, 0}, /* 3852 */
    {RT_TERM_LAND, 3807, 3835, 0, 0}, /* 3853 */
    {RT_TERM_LAND, 3853, 294, 0, 0}, /* 3854 */
    {RT_TERM_LAND, 3853, 2002, 0, 0}, /* 3855 */
    {RT_TERM_LAND, 3854, 70, 0, 0}, /* 3856 */
    {RT_TERM_LAND, 3855, 70, 0, 0}, /* 3857 */
    {RT_TERM_LAND, 3853, 3750, 0, 0}, /* 3858 */
    {RT_TERM_LAND, 3858, 294, 0, 0}, /* 3859 */
    {RT_TERM_LAND, 3858, 2002, 0, 0}, /* 3860 */
    {RT_TERM_LAND, 3859, 70, 0, 0}, /* 3861 */
    {RT_TERM_LAND, 3860, 70, 0, 0}, /* 3862 */
    {RT_TERM_LNOT, 3848, 0, 0, 0}, /* 3863 */
    {RT_TERM_LAND, 3807, 3863, 0, 0}, /* 3864 */
    {RT_TERM_LAND, 3818, 3756, 0, 0}, /* 3865 */
    {RT_TERM_LAND, 3865, 2355, 0, 0}, /* 3866 */
    {RT_TERM_LAND, 3866, 2357, 0, 0}, /* 3867 */
    {RT_TERM_LAND, 3818, 3835, 0, 0}, /* 3868 */
    {RT_TERM_LAND, 3868, 294, 0, 0}, /* 3869 */
    {RT_TERM_LAND, 3868, 2002, 0, 0}, /* 3870 */
    {RT_TERM_LAND, 3869, 70, 0, 0}, /* 3871 */
    {RT_TERM_LAND, 3870, 70, 0, 0}, /* 3872 */
    {RT_TERM_LAND, 3868, 3750, 0, 0}, /* 3873 */
    {RT_TERM_LAND, 3873, 294, 0, 0}, /* 3874 */
    {RT_TERM_LAND, 3873, 2002, 0, 0}, /* 3875 */
    {RT_TERM_LAND, 3874, 70, 0, 0}, /* 3876 */
    {RT_TERM_LAND, 3875, 70, 0, 0}, /* 3877 */
    {RT_TERM_LAND, 3795, 3863, 0, 0}, /* 3878 */
    {RT_TERM_LAND, 3807, 3848, 0, 0}, /* 3879 */
    {RT_TERM_LAND, 3832, 0, 0, 0}, /* 3880 */
    {RT_TERM_LAND, 3832, 3, 0, 0}, /* 3881 */
    {RT_TERM_BXOR, 3846, 5, 0, 0}, /* 3882 */
    {RT_TERM_BXOR, 3846, 2, 0, 0}, /* 3883 */
    {RT_TERM_COND, 0, 3882, 3883, 0}, /* 3884 */
    {RT_TERM_COND, 4, 5, 3884, 0}, /* 3885 */
    {RT_TERM_COND, 3834, 3885, 3760, 0}, /* 3886 */
    {RT_TERM_LAND, 3795, 3886, 0, 0}, /* 3887 */
    {RT_TERM_LAND, 3852, 0, 0, 0}, /* 3888 */
    {RT_TERM_LAND, 3852, 3, 0, 0}, /* 3889 */
    {RT_TERM_LNOT, 3886, 0, 0, 0}, /* 3890 */
    {RT_TERM_LAND, 3807, 3890, 0, 0}, /* 3891 */
    {RT_TERM_LAND, 3867, 0, 0, 0}, /* 3892 */
    {RT_TERM_LAND, 3867, 3, 0, 0}, /* 3893 */
    {RT_TERM_LAND, 3795, 3890, 0, 0}, /* 3894 */
    {RT_TERM_LAND, 3807, 3886, 0, 0}, /* 3895 */
    {RT_TERM_COND, 84, 3710, 3711, 0}, /* 3896 */
    {RT_TERM_COND, 86, 5, 3896, 0}, /* 3897 */
    {RT_TERM_LAND, 3897, 111, 0, 0}, /* 3898 */
    {RT_TERM_LAND, 3897, 1100, 0, 0}, /* 3899 */
    {RT_TERM_LAND, 3897, 4, 0, 0}, /* 3900 */
    {RT_TERM_LAND, 3900, 120, 0, 0}, /* 3901 */
    {RT_TERM_LAND, 3900, 2572, 0, 0}, /* 3902 */
    {RT_TERM_LAND, 3897, 74, 0, 0}, /* 3903 */
    {RT_TERM_LAND, 3674, 111, 0, 0}, /* 3904 */
    {RT_TERM_LAND, 3674, 1100, 0, 0}, /* 3905 */
    {RT_TERM_LAND, 3677, 120, 0, 0}, /* 3906 */
    {RT_TERM_LAND, 3677, 2572, 0, 0}, /* 3907 */
    {RT_TERM_LAND, 3674, 74, 0, 0}, /* 3908 */
    {RT_TERM_LAND, 3706, 111, 0, 0}, /* 3909 */
    {RT_TERM_LAND, 3706, 1100, 0, 0}, /* 3910 */
    {RT_TERM_LAND, 3706, 4, 0, 0}, /* 3911 */
    {RT_TERM_LAND, 3911, 120, 0, 0}, /* 3912 */
    {RT_TERM_LAND, 3911, 2572, 0, 0}, /* 3913 */
    {RT_TERM_LAND, 3706, 74, 0, 0}, /* 3914 */
    {RT_TERM_LNOT, 3846, 0, 0, 0}, /* 3915 */
    {RT_TERM_COND, 1706, 3846, 3915, 0}, /* 3916 */
    {RT_TERM_COND, 1708, 5, 3916, 0}, /* 3917 */
    {RT_TERM_LAND, 3917, 111, 0, 0}, /* 3918 */
    {RT_TERM_LAND, 3917, 1100, 0, 0}, /* 3919 */
    {RT_TERM_LAND, 3917, 4, 0, 0}, /* 3920 */
    {RT_TERM_LAND, 3920, 120, 0, 0}, /* 3921 */
    {RT_TERM_LAND, 3920, 2572, 0, 0}, /* 3922 */
    {RT_TERM_LAND, 3917, 74, 0, 0}, /* 3923 */
    {RT_TERM_LAND, 3697, 111, 0, 0}, /* 3924 */
    {RT_TERM_LAND, 3697, 1100, 0, 0}, /* 3925 */
    {RT_TERM_LAND, 3697, 74, 0, 0}, /* 3926 */
    {RT_TERM_LAND, 3722, 4, 0, 0}, /* 3927 */
    {RT_TERM_LAND, 3723, 1985, 0, 0}, /* 3928 */
    {RT_TERM_LAND, 3725, 1991, 0, 0}, /* 3929 */
    {RT_TERM_LAND, 3722, 354, 0, 0}, /* 3930 */
    {RT_TERM_COND, 84, 3703, 3704, 0}, /* 3931 */
    {RT_TERM_COND, 86, 5, 3931, 0}, /* 3932 */
    {RT_TERM_LAND, 3932, 26, 0, 0}, /* 3933 */
    {RT_TERM_LAND, 3933, 534, 0, 0}, /* 3934 */
    {RT_TERM_LAND, 3934, 294, 0, 0}, /* 3935 */
    {RT_TERM_LAND, 3935, 10, 0, 0}, /* 3936 */
    {RT_TERM_LAND, 3934, 2002, 0, 0}, /* 3937 */
    {RT_TERM_LAND, 3937, 10, 0, 0}, /* 3938 */
    {RT_TERM_LAND, 3933, 13, 0, 0}, /* 3939 */
    {RT_TERM_LAND, 3939, 2008, 0, 0}, /* 3940 */
    {RT_TERM_LAND, 3940, 294, 0, 0}, /* 3941 */
    {RT_TERM_LAND, 3941, 10, 0, 0}, /* 3942 */
    {RT_TERM_LAND, 3940, 2002, 0, 0}, /* 3943 */
    {RT_TERM_LAND, 3943, 10, 0, 0}, /* 3944 */
    {RT_TERM_LAND, 3939, 2018, 0, 0}, /* 3945 */
    {RT_TERM_LAND, 3945, 294, 0, 0}, /* 3946 */
    {RT_TERM_LAND, 3946, 10, 0, 0}, /* 3947 */
    {RT_TERM_LAND, 3945, 2002, 0, 0}, /* 3948 */
    {RT_TERM_LAND, 3948, 10, 0, 0}, /* 3949 */
    {RT_TERM_LAND, 3932, 1162, 0, 0}, /* 3950 */
    {RT_TERM_LAND, 3950, 534, 0, 0}, /* 3951 */
    {RT_TERM_LAND, 3951, 294, 0, 0}, /* 3952 */
    {RT_TERM_LAND, 3952, 10, 0, 0}, /* 3953 */
    {RT_TERM_LAND, 3951, 2002, 0, 0}, /* 3954 */
    {RT_TERM_LAND, 3954, 10, 0, 0}, /* 3955 */
    {RT_TERM_LAND, 3950, 13, 0, 0}, /* 3956 */
    {RT_TERM_LAND, 3956, 2008, 0, 0}, /* 3957 */
    {RT_TERM_LAND, 3957, 294, 0, 0}, /* 3958 */
    {RT_TERM_LAND, 3958, 10, 0, 0}, /* 3959 */
    {RT_TERM_LAND, 3957, 2002, 0, 0}, /* 3960 */
    {RT_TERM_LAND, 3960, 10, 0, 0}, /* 3961 */
    {RT_TERM_LAND, 3956, 2018, 0, 0}, /* 3962 */
    {RT_TERM_LAND, 3962, 294, 0, 0}, /* 3963 */
    {RT_TERM_LAND, 3963, 10, 0, 0}, /* 3964 */
    {RT_TERM_LAND, 3962, 2002, 0, 0}, /* 3965 */
    {RT_TERM_LAND, 3965, 10, 0, 0}, /* 3966 */
    {RT_TERM_COND, 0, 3710, 3711, 0}, /* 3967 */
    {RT_TERM_COND, 4, 5, 3967, 0}, /* 3968 */
    {RT_TERM_LAND, 3968, 26, 0, 0}, /* 3969 */
    {RT_TERM_LAND, 3969, 534, 0, 0}, /* 3970 */
    {RT_TERM_LAND, 3970, 294, 0, 0}, /* 3971 */
    {RT_TERM_LAND, 3970, 2002, 0, 0}, /* 3972 */
    {RT_TERM_LAND, 3969, 13, 0, 0}, /* 3973 */
    {RT_TERM_LAND, 3973, 2008, 0, 0}, /* 3974 */
    {RT_TERM_LAND, 3974, 294, 0, 0}, /* 3975 */
    {RT_TERM_LAND, 3974, 2002, 0, 0}, /* 3976 */
    {RT_TERM_LAND, 3973, 2018, 0, 0}, /* 3977 */
    {RT_TERM_LAND, 3977, 294, 0, 0}, /* 3978 */
    {RT_TERM_LAND, 3977, 2002, 0, 0}, /* 3979 */
    {RT_TERM_LAND, 3968, 1162, 0, 0}, /* 3980 */
    {RT_TERM_LAND, 3980, 534, 0, 0}, /* 3981 */
    {RT_TERM_LAND, 3981, 294, 0, 0}, /* 3982 */
    {RT_TERM_LAND, 3981, 2002, 0, 0}, /* 3983 */
    {RT_TERM_LAND, 3980, 13, 0, 0}, /* 3984 */
    {RT_TERM_LAND, 3984, 2008, 0, 0}, /* 3985 */
    {RT_TERM_LAND, 3985, 294, 0, 0}, /* 3986 */
    {RT_TERM_LAND, 3985, 2002, 0, 0}, /* 3987 */
    {RT_TERM_LAND, 3984, 2018, 0, 0}, /* 3988 */
    {RT_TERM_LAND, 3988, 294, 0, 0}, /* 3989 */
    {RT_TERM_LAND, 3988, 2002, 0, 0}, /* 3990 */
    {RT_TERM_COND, 84, 3210, 3211, 0}, /* 3991 */
    {RT_TERM_COND, 86, 5, 3991, 0}, /* 3992 */
    {RT_TERM_LAND, 3992, 13, 0, 0}, /* 3993 */
    {RT_TERM_LAND, 3993, 10, 0, 0}, /* 3994 */
    {RT_TERM_LAND, 3992, 10, 0, 0}, /* 3995 */
    {RT_TERM_COND, 10, 3153, 120, 0}, /* 3996 */
    {RT_TERM_SLICE, 3996, 2, 0, 4}, /* 3997 */
    {RT_TERM_SLICE, 3997, 122, 0, 1}, /* 3998 */
    {RT_TERM_LAND, 3992, 3998, 0, 0}, /* 3999 */
    {RT_TERM_LAND, 3999, 10, 0, 0}, /* 4000 */
    {RT_TERM_LNOT, 3998, 0, 0, 0}, /* 4001 */
    {RT_TERM_LAND, 3992, 4001, 0, 0}, /* 4002 */
    {RT_TERM_LAND, 4002, 10, 0, 0}, /* 4003 */
    {RT_TERM_SLICE, 3996, 107, 0, 4}, /* 4004 */
    {RT_TERM_SLICE, 4004, 122, 0, 1}, /* 4005 */
    {RT_TERM_LAND, 3992, 4005, 0, 0}, /* 4006 */
    {RT_TERM_LAND, 4006, 10, 0, 0}, /* 4007 */
    {RT_TERM_LNOT, 4005, 0, 0, 0}, /* 4008 */
    {RT_TERM_LAND, 3992, 4008, 0, 0}, /* 4009 */
    {RT_TERM_LAND, 4009, 10, 0, 0}, /* 4010 */
    {RT_TERM_SLICE, 3996, 2128, 0, 4}, /* 4011 */
    {RT_TERM_SLICE, 4011, 122, 0, 1}, /* 4012 */
    {RT_TERM_LAND, 3992, 4012, 0, 0}, /* 4013 */
    {RT_TERM_LAND, 4013, 10, 0, 0}, /* 4014 */
    {RT_TERM_LNOT, 4012, 0, 0, 0}, /* 4015 */
    {RT_TERM_LAND, 3992, 4015, 0, 0}, /* 4016 */
    {RT_TERM_LAND, 4016, 10, 0, 0}, /* 4017 */
    {RT_TERM_SLICE, 3996, 2140, 0, 4}, /* 4018 */
    {RT_TERM_SLICE, 4018, 122, 0, 1}, /* 4019 */
    {RT_TERM_LAND, 3992, 4019, 0, 0}, /* 4020 */
    {RT_TERM_LAND, 4020, 10, 0, 0}, /* 4021 */
    {RT_TERM_LNOT, 4019, 0, 0, 0}, /* 4022 */
    {RT_TERM_LAND, 3992, 4022, 0, 0}, /* 4023 */
    {RT_TERM_LAND, 4023, 10, 0, 0}, /* 4024 */
    {RT_TERM_LAND, 3992, 722, 0, 0}, /* 4025 */
    {RT_TERM_LNOT, 722, 0, 0, 0}, /* 4026 */
    {RT_TERM_LAND, 3992, 4026, 0, 0}, /* 4027 */
    {RT_TERM_LAND, 4027, 10, 0, 0}, /* 4028 */
    {RT_TERM_LAND, 671, 70, 0, 0}, /* 4029 */
    {RT_TERM_COND, 18, 780, 3149, 0}, /* 4030 */
    {RT_TERM_COND, 10, 5, 4030, 0}, /* 4031 */
    {RT_TERM_LAND, 4031, 70, 0, 0}, /* 4032 */
    {RT_TERM_LAND, 4032, 294, 0, 0}, /* 4033 */
    {RT_TERM_LAND, 4032, 2002, 0, 0}, /* 4034 */
    {RT_TERM_COND, 0, 3694, 3695, 0}, /* 4035 */
    {RT_TERM_COND, 4, 5, 4035, 0}, /* 4036 */
    {RT_TERM_LAND, 4036, 13, 0, 0}, /* 4037 */
    {RT_TERM_LAND, 4037, 10, 0, 0}, /* 4038 */
    {RT_TERM_LAND, 4038, 120, 0, 0}, /* 4039 */
    {RT_TERM_LAND, 4038, 2572, 0, 0}, /* 4040 */
    {RT_TERM_BNOT, 3739, 0, 0, 0}, /* 4041 */
    {RT_TERM_SLICE, 4041, 2, 0, 32}, /* 4042 */
    {RT_TERM_COND, 120, 4042, 3739, 0}, /* 4043 */
    {RT_TERM_COND, 10, 4043, 82, 0}, /* 4044 */
    {RT_TERM_SLICE, 4044, 1401, 0, 1}, /* 4045 */
    {RT_TERM_LAND, 4037, 4045, 0, 0}, /* 4046 */
    {RT_TERM_LAND, 4046, 10, 0, 0}, /* 4047 */
    {RT_TERM_LAND, 4047, 120, 0, 0}, /* 4048 */
    {RT_TERM_LAND, 4047, 2572, 0, 0}, /* 4049 */
    {RT_TERM_LAND, 13, 4045, 0, 0}, /* 4050 */
    {RT_TERM_LNOT, 4050, 0, 0, 0}, /* 4051 */
    {RT_TERM_LAND, 4036, 4051, 0, 0}, /* 4052 */
    {RT_TERM_LAND, 4052, 10, 0, 0}, /* 4053 */
    {RT_TERM_LAND, 4053, 120, 0, 0}, /* 4054 */
    {RT_TERM_LAND, 4053, 2572, 0, 0}, /* 4055 */
    {RT_TERM_BNOT, 4044, 0, 0, 0}, /* 4056 */
    {RT_TERM_SLICE, 4056, 2, 0, 32}, /* 4057 */
    {RT_TERM_SLICE, 4044, 2, 0, 32}, /* 4058 */
    {RT_TERM_COND, 4050, 4057, 4058, 0}, /* 4059 */
    {RT_TERM_EQ, 4059, 2, 0, 0}, /* 4060 */
    {RT_TERM_LNOT, 4060, 0, 0, 0}, /* 4061 */
    {RT_TERM_LAND, 4036, 4061, 0, 0}, /* 4062 */
    {RT_TERM_LAND, 4062, 294, 0, 0}, /* 4063 */
    {RT_TERM_LAND, 4063, 13, 0, 0}, /* 4064 */
    {RT_TERM_LAND, 4064, 10, 0, 0}, /* 4065 */
    {RT_TERM_LAND, 4065, 120, 0, 0}, /* 4066 */
    {RT_TERM_LAND, 4065, 2572, 0, 0}, /* 4067 */
    {RT_TERM_LAND, 4064, 4045, 0, 0}, /* 4068 */
    {RT_TERM_LAND, 4068, 10, 0, 0}, /* 4069 */
    {RT_TERM_LAND, 4069, 120, 0, 0}, /* 4070 */
    {RT_TERM_LAND, 4069, 2572, 0, 0}, /* 4071 */
    {RT_TERM_LAND, 4063, 4051, 0, 0}, /* 4072 */
    {RT_TERM_LAND, 4072, 10, 0, 0}, /* 4073 */
    {RT_TERM_LAND, 4073, 120, 0, 0}, /* 4074 */
    {RT_TERM_LAND, 4073, 2572, 0, 0}, /* 4075 */
    {RT_TERM_LAND, 4062, 2002, 0, 0}, /* 4076 */
    {RT_TERM_LAND, 4076, 13, 0, 0}, /* 4077 */
    {RT_TERM_LAND, 4077, 10, 0, 0}, /* 4078 */
    {RT_TERM_LAND, 4078, 120, 0, 0}, /* 4079 */
    {RT_TERM_LAND, 4078, 2572, 0, 0}, /* 4080 */
    {RT_TERM_LAND, 4077, 4045, 0, 0}, /* 4081 */
    {RT_TERM_LAND, 4081, 10, 0, 0}, /* 4082 */
    {RT_TERM_LAND, 4082, 120, 0, 0}, /* 4083 */
    {RT_TERM_LAND, 4082, 2572, 0, 0}, /* 4084 */
    {RT_TERM_LAND, 4076, 4051, 0, 0}, /* 4085 */
    {RT_TERM_LAND, 4085, 10, 0, 0}, /* 4086 */
    {RT_TERM_LAND, 4086, 120, 0, 0}, /* 4087 */
    {RT_TERM_LAND, 4086, 2572, 0, 0}, /* 4088 */
    {RT_TERM_LAND, 4036, 2703, 0, 0}, /* 4089 */
    {RT_TERM_LAND, 4089, 10, 0, 0}, /* 4090 */
    {RT_TERM_LAND, 4090, 120, 0, 0}, /* 4091 */
    {RT_TERM_LAND, 4090, 2572, 0, 0}, /* 4092 */
    {RT_TERM_COND, 0, 3210, 3211, 0}, /* 4093 */
    {RT_TERM_COND, 4, 5, 4093, 0}, /* 4094 */
    {RT_TERM_LAND, 4094, 294, 0, 0}, /* 4095 */
    {RT_TERM_LAND, 4095, 13, 0, 0}, /* 4096 */
    {RT_TERM_LAND, 4096, 10, 0, 0}, /* 4097 */
    {RT_TERM_LAND, 4095, 534, 0, 0}, /* 4098 */
    {RT_TERM_LAND, 4098, 10, 0, 0}, /* 4099 */
    {RT_TERM_LAND, 4094, 2002, 0, 0}, /* 4100 */
    {RT_TERM_LAND, 4100, 13, 0, 0}, /* 4101 */
    {RT_TERM_LAND, 4101, 10, 0, 0}, /* 4102 */
    {RT_TERM_LAND, 4100, 534, 0, 0}, /* 4103 */
    {RT_TERM_LAND, 4103, 10, 0, 0}, /* 4104 */
    {RT_TERM_LAND, 3702, 13, 0, 0}, /* 4105 */
    {RT_TERM_LAND, 4105, 10, 0, 0}, /* 4106 */
    {RT_TERM_LAND, 3702, 534, 0, 0}, /* 4107 */
    {RT_TERM_LAND, 4107, 10, 0, 0}, /* 4108 */
    {RT_TERM_COND, 0, 3703, 3704, 0}, /* 4109 */
    {RT_TERM_COND, 4, 5, 4109, 0}, /* 4110 */
    {RT_TERM_LAND, 3992, 4, 0, 0}, /* 4111 */
    {RT_TERM_LAND, 3992, 74, 0, 0}, /* 4112 */
    {RT_TERM_LAND, 3702, 10, 0, 0}, /* 4113 */
    {RT_TERM_COND, 0, 780, 3149, 0}, /* 4114 */
    {RT_TERM_COND, 4, 5, 4114, 0}, /* 4115 */
    {RT_TERM_LAND, 4115, 10, 0, 0}, /* 4116 */
    {RT_TERM_NE, 294, 2154, 0, 0}, /* 4117 */
    {RT_TERM_LOR, 13, 4117, 0, 0}, /* 4118 */
    {RT_TERM_LAND, 4118, 74, 0, 0}, /* 4119 */
    {RT_TERM_LAND, 4118, 77, 0, 0}, /* 4120 */
    {RT_TERM_LAND, 4118, 472, 0, 0}, /* 4121 */
    {RT_TERM_LAND, 472, 74, 0, 0}, /* 4122 */
    {RT_TERM_LAND, 472, 77, 0, 0}, /* 4123 */
    {RT_TERM_LAND, 472, 2, 0, 0}, /* 4124 */
    {RT_TERM_COND, 18, 504, 505, 0}, /* 4125 */
    {RT_TERM_COND, 10, 5, 4125, 0}, /* 4126 */
    {RT_TERM_LAND, 4126, 70, 0, 0}, /* 4127 */
    {RT_TERM_LAND, 4126, 74, 0, 0}, /* 4128 */
    {RT_TERM_LAND, 4126, 77, 0, 0}, /* 4129 */
    {RT_TERM_NE, 111, 2154, 0, 0}, /* 4130 */
    {RT_TERM_LAND, 944, 4130, 0, 0}, /* 4131 */
    {RT_TERM_LAND, 4131, 70, 0, 0}, /* 4132 */
    {RT_TERM_LAND, 4131, 309, 0, 0}, /* 4133 */
    {RT_TERM_LAND, 4131, 313, 0, 0}, /* 4134 */
    {RT_TERM_LAND, 944, 13, 0, 0}, /* 4135 */
    {RT_TERM_LAND, 4135, 70, 0, 0}, /* 4136 */
    {RT_TERM_LAND, 4135, 309, 0, 0}, /* 4137 */
    {RT_TERM_LAND, 4135, 313, 0, 0}, /* 4138 */
    {RT_TERM_LAND, 944, 534, 0, 0}, /* 4139 */
    {RT_TERM_LAND, 4139, 70, 0, 0}, /* 4140 */
    {RT_TERM_LAND, 4139, 309, 0, 0}, /* 4141 */
    {RT_TERM_LAND, 4139, 313, 0, 0}, /* 4142 */
    {RT_TERM_LAND, 957, 4130, 0, 0}, /* 4143 */
    {RT_TERM_LAND, 4143, 77, 0, 0}, /* 4144 */
    {RT_TERM_LAND, 4143, 309, 0, 0}, /* 4145 */
    {RT_TERM_LAND, 957, 13, 0, 0}, /* 4146 */
    {RT_TERM_LAND, 957, 534, 0, 0}, /* 4147 */
    {RT_TERM_LAND, 950, 354, 0, 0}, /* 4148 */
    {RT_TERM_LAND, 2750, 77, 0, 0}, /* 4149 */
    {RT_TERM_LAND, 2750, 309, 0, 0}, /* 4150 */
    {RT_TERM_LAND, 2750, 354, 0, 0}, /* 4151 */
    {RT_TERM_LAND, 944, 356, 0, 0}, /* 4152 */
    {RT_TERM_LAND, 944, 355, 0, 0}, /* 4153 */
    {RT_TERM_LAND, 944, 398, 0, 0}, /* 4154 */
    {RT_TERM_LAND, 944, 74, 0, 0}, /* 4155 */
    {RT_TERM_LAND, 4155, 1, 0, 0}, /* 4156 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 4157 */
    {RT_TERM_LAND, 4155, 4157, 0, 0}, /* 4158 */
    {RT_TERM_LAND, 70, 25, 0, 0}, /* 4159 */
    {RT_TERM_LAND, 74, 25, 0, 0}, /* 4160 */
    {RT_TERM_LAND, 950, 356, 0, 0}, /* 4161 */
    {RT_TERM_LAND, 950, 355, 0, 0}, /* 4162 */
    {RT_TERM_LAND, 950, 398, 0, 0}, /* 4163 */
    {RT_TERM_LAND, 950, 74, 0, 0}, /* 4164 */
    {RT_TERM_LAND, 4164, 42, 0, 0}, /* 4165 */
    {RT_TERM_LAND, 4164, 1831, 0, 0}, /* 4166 */
    {RT_TERM_LAND, 70, 1, 0, 0}, /* 4167 */
    {RT_TERM_LAND, 74, 1, 0, 0}, /* 4168 */
    {RT_TERM_LAND, 751, 1033, 0, 0}, /* 4169 */
    {RT_TERM_LAND, 751, 2152, 0, 0}, /* 4170 */
    {RT_TERM_LAND, 4170, 2162, 0, 0}, /* 4171 */
    {RT_TERM_LAND, 4170, 3116, 0, 0}, /* 4172 */
    {RT_TERM_BXOR, 357, 26, 0, 0}, /* 4173 */
    {RT_TERM_LNOT, 4173, 0, 0, 0}, /* 4174 */
    {RT_TERM_LAND, 4172, 4174, 0, 0}, /* 4175 */
    {RT_TERM_LAND, 751, 18, 0, 0}, /* 4176 */
    {RT_TERM_LAND, 751, 21, 0, 0}, /* 4177 */
    {RT_TERM_LAND, 4169, 4174, 0, 0}, /* 4178 */
    {RT_TERM_LAND, 4178, 18, 0, 0}, /* 4179 */
    {RT_TERM_LAND, 4178, 21, 0, 0}, /* 4180 */
    {RT_TERM_LAND, 4171, 18, 0, 0}, /* 4181 */
    {RT_TERM_LAND, 4171, 21, 0, 0}, /* 4182 */
    {RT_TERM_LAND, 4175, 18, 0, 0}, /* 4183 */
    {RT_TERM_LAND, 4175, 21, 0, 0}, /* 4184 */
    {RT_TERM_LNOT, 751, 0, 0, 0}, /* 4185 */
    {RT_TERM_LOR, 4173, 4185, 0, 0}, /* 4186 */
    {RT_TERM_LNOT, 4186, 0, 0, 0}, /* 4187 */
    {RT_TERM_LAND, 4172, 4187, 0, 0}, /* 4188 */
    {RT_TERM_LAND, 4188, 18, 0, 0}, /* 4189 */
    {RT_TERM_LAND, 4188, 21, 0, 0}, /* 4190 */
    {RT_TERM_LAND, 390, 13, 0, 0}, /* 4191 */
    {RT_TERM_LAND, 390, 534, 0, 0}, /* 4192 */
    {RT_TERM_LAND, 360, 13, 0, 0}, /* 4193 */
    {RT_TERM_LAND, 360, 534, 0, 0}, /* 4194 */
    {RT_TERM_LAND, 246, 2162, 0, 0}, /* 4195 */
    {RT_TERM_LAND, 4195, 1033, 0, 0}, /* 4196 */
    {RT_TERM_LAND, 4196, 70, 0, 0}, /* 4197 */
    {RT_TERM_LAND, 4196, 356, 0, 0}, /* 4198 */
    {RT_TERM_LAND, 4195, 356, 0, 0}, /* 4199 */
    {RT_TERM_LAND, 4195, 2167, 0, 0}, /* 4200 */
    {RT_TERM_LAND, 4200, 356, 0, 0}, /* 4201 */
    {RT_TERM_LAND, 4195, 923, 0, 0}, /* 4202 */
    {RT_TERM_LAND, 4202, 356, 0, 0}, /* 4203 */
    {RT_TERM_LAND, 4195, 70, 0, 0}, /* 4204 */
    {RT_TERM_LAND, 246, 3116, 0, 0}, /* 4205 */
    {RT_TERM_LAND, 4205, 1033, 0, 0}, /* 4206 */
    {RT_TERM_LAND, 4206, 70, 0, 0}, /* 4207 */
    {RT_TERM_LAND, 4206, 356, 0, 0}, /* 4208 */
    {RT_TERM_LAND, 4205, 2162, 0, 0}, /* 4209 */
    {RT_TERM_LAND, 4209, 356, 0, 0}, /* 4210 */
    {RT_TERM_LAND, 4205, 2167, 0, 0}, /* 4211 */
    {RT_TERM_LAND, 4211, 356, 0, 0}, /* 4212 */
    {RT_TERM_LAND, 4205, 923, 0, 0}, /* 4213 */
    {RT_TERM_LAND, 4213, 356, 0, 0}, /* 4214 */
    {RT_TERM_LAND, 4205, 70, 0, 0}, /* 4215 */
    {RT_TERM_COND, 70, 1407, 39, 0}, /* 4216 */
    {RT_TERM_SLICE, 4216, 2128, 0, 5}, /* 4217 */
    {RT_TERM_BAND, 538, 4217, 0, 0}, /* 4218 */
    {RT_TERM_COND, 356, 2099, 81, 0}, /* 4219 */
    {RT_TERM_SLICE, 4219, 2, 0, 5}, /* 4220 */
    {RT_TERM_BNOT, 4217, 0, 0, 0}, /* 4221 */
    {RT_TERM_BAND, 4220, 4221, 0, 0}, /* 4222 */
    {RT_TERM_BAND, 4222, 1401, 0, 0}, /* 4223 */
    {RT_TERM_BOR, 4218, 4223, 0, 0}, /* 4224 */
    {RT_TERM_SUB, 538, 4220, 0, 0}, /* 4225 */
    {RT_TERM_ADD, 538, 4220, 0, 0}, /* 4226 */
    {RT_TERM_BXOR, 538, 4220, 0, 0}, /* 4227 */
    {RT_TERM_COND, 923, 4227, 538, 0}, /* 4228 */
    {RT_TERM_COND, 2167, 4226, 4228, 0}, /* 4229 */
    {RT_TERM_COND, 2162, 4225, 4229, 0}, /* 4230 */
    {RT_TERM_COND, 1033, 4224, 4230, 0}, /* 4231 */
    {RT_TERM_SLICE, 4216, 2, 0, 5}, /* 4232 */
    {RT_TERM_BAND, 4232, 4221, 0, 0}, /* 4233 */
    {RT_TERM_BAND, 4233, 1401, 0, 0}, /* 4234 */
    {RT_TERM_BOR, 4218, 4234, 0, 0}, /* 4235 */
    {RT_TERM_GE, 4231, 4235, 0, 0}, /* 4236 */
    {RT_TERM_LE, 4231, 4235, 0, 0}, /* 4237 */
    {RT_TERM_COND, 2162, 4236, 4237, 0}, /* 4238 */
    {RT_TERM_LAND, 246, 4238, 0, 0}, /* 4239 */
    {RT_TERM_LAND, 4239, 1033, 0, 0}, /* 4240 */
    {RT_TERM_LAND, 4240, 70, 0, 0}, /* 4241 */
    {RT_TERM_LAND, 4240, 356, 0, 0}, /* 4242 */
    {RT_TERM_LAND, 4239, 2162, 0, 0}, /* 4243 */
    {RT_TERM_LAND, 4243, 356, 0, 0}, /* 4244 */
    {RT_TERM_LAND, 4239, 2167, 0, 0}, /* 4245 */
    {RT_TERM_LAND, 4245, 356, 0, 0}, /* 4246 */
    {RT_TERM_LAND, 4239, 923, 0, 0}, /* 4247 */
    {RT_TERM_LAND, 4247, 356, 0, 0}, /* 4248 */
    {RT_TERM_GE, 4231, 2, 0, 0}, /* 4249 */
    {RT_TERM_LAND, 4239, 4249, 0, 0}, /* 4250 */
    {RT_TERM_LAND, 4250, 1033, 0, 0}, /* 4251 */
    {RT_TERM_LAND, 4251, 70, 0, 0}, /* 4252 */
    {RT_TERM_LAND, 4251, 356, 0, 0}, /* 4253 */
    {RT_TERM_LAND, 4250, 2162, 0, 0}, /* 4254 */
    {RT_TERM_LAND, 4254, 356, 0, 0}, /* 4255 */
    {RT_TERM_LAND, 4250, 2167, 0, 0}, /* 4256 */
    {RT_TERM_LAND, 4256, 356, 0, 0}, /* 4257 */
    {RT_TERM_LAND, 4250, 923, 0, 0}, /* 4258 */
    {RT_TERM_LAND, 4258, 356, 0, 0}, /* 4259 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 4260 */
    {RT_TERM_LT, 4231, 4260, 0, 0}, /* 4261 */
    {RT_TERM_LAND, 4250, 4261, 0, 0}, /* 4262 */
    {RT_TERM_LAND, 4262, 1033, 0, 0}, /* 4263 */
    {RT_TERM_LAND, 4263, 70, 0, 0}, /* 4264 */
    {RT_TERM_LAND, 4263, 356, 0, 0}, /* 4265 */
    {RT_TERM_LAND, 4262, 2162, 0, 0}, /* 4266 */
    {RT_TERM_LAND, 4266, 356, 0, 0}, /* 4267 */
    {RT_TERM_LAND, 4262, 2167, 0, 0}, /* 4268 */
    {RT_TERM_LAND, 4268, 356, 0, 0}, /* 4269 */
    {RT_TERM_LAND, 4262, 923, 0, 0}, /* 4270 */
    {RT_TERM_LAND, 4270, 356, 0, 0}, /* 4271 */
    {RT_TERM_LAND, 2717, 356, 0, 0}, /* 4272 */
    {RT_TERM_LAND, 2717, 400, 0, 0}, /* 4273 */
    {RT_TERM_LAND, 2717, 410, 0, 0}, /* 4274 */
    {RT_TERM_LAND, 479, 410, 0, 0}, /* 4275 */
    {RT_TERM_REG, 111, 0, 0, 0}, /* 4276 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 4277 */
    {RT_TERM_REG, 40, 0, 0, 1}, /* 4278 */
    {RT_TERM_COND, 400, 538, 4278, 0}, /* 4279 */
    {RT_TERM_COND, 398, 538, 4279, 0}, /* 4280 */
    {RT_TERM_COND, 355, 81, 4280, 0}, /* 4281 */
    {RT_TERM_COND, 354, 4277, 4281, 0}, /* 4282 */
    {RT_TERM_COND, 356, 4276, 4282, 0}, /* 4283 */
    {RT_TERM_SLICE, 4283, 2, 0, 32}, /* 4284 */
    {RT_TERM_SLICE, 4284, 2, 0, 1}, /* 4285 */
    {RT_TERM_LAND, 479, 4285, 0, 0}, /* 4286 */
    {RT_TERM_MUL, 2128, 294, 0, 0}, /* 4287 */
    {RT_TERM_SLICE, 4284, 5, 0, 1}, /* 4288 */
    {RT_TERM_LAND, 479, 4288, 0, 0}, /* 4289 */
    {RT_TERM_SLICE, 4284, 27, 0, 1}, /* 4290 */
    {RT_TERM_LAND, 479, 4290, 0, 0}, /* 4291 */
    {RT_TERM_SLICE, 4284, 122, 0, 1}, /* 4292 */
    {RT_TERM_LAND, 479, 4292, 0, 0}, /* 4293 */
    {RT_TERM_SLICE, 4284, 107, 0, 1}, /* 4294 */
    {RT_TERM_LAND, 479, 4294, 0, 0}, /* 4295 */
    {RT_TERM_SLICE, 4284, 29, 0, 1}, /* 4296 */
    {RT_TERM_LAND, 479, 4296, 0, 0}, /* 4297 */
    {RT_TERM_SLICE, 4284, 32, 0, 1}, /* 4298 */
    {RT_TERM_LAND, 479, 4298, 0, 0}, /* 4299 */
    {RT_TERM_LAND, 1962, 18, 0, 0}, /* 4300 */
    {RT_TERM_SHL, 5, 538, 0, 0}, /* 4301 */
    {RT_TERM_SUB, 4301, 5, 0, 0}, /* 4302 */
    {RT_TERM_SHL, 27, 538, 0, 0}, /* 4303 */
    {RT_TERM_SUB, 4303, 5, 0, 0}, /* 4304 */
    {RT_TERM_BNOT, 4304, 0, 0, 0}, /* 4305 */
    {RT_TERM_SLICE, 4305, 2, 0, 32}, /* 4306 */
    {RT_TERM_BNOT, 4302, 0, 0, 0}, /* 4307 */
    {RT_TERM_SLICE, 4307, 2, 0, 32}, /* 4308 */
};

static const struct rt_use uses_atom_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 11, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 16, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 19, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 20, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 22, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 24, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 37, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 37, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 9, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 9, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 37, 41, 2, 32},
};
static const struct rt_use uses_atom_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 47, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 47, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 49, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 51, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 51, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 52, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 53, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 53, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 53, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 54, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 56, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 56, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 56, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 57, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 59, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 60, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 62, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 63, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 64, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 64, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 64, 41, 2, 32},
};
static const struct rt_use uses_atom_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 80, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 80, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 80, 83, 2, 32},
};
static const struct rt_use uses_atom_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 103, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 103, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 103, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 103, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 105, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 105, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 105, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 105, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 110, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 110, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 119, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 119, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 119, 121, 2, 32},
};
static const struct rt_use uses_atom_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 129, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 131, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 134, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 129, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 131, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 134, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 129, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 131, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 134, 137, 2, 32},
};
static const struct rt_use uses_atom_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 138, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 138, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 145, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 147, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 149, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 145, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 147, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 149, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 145, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 147, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 149, 151, 2, 32},
};
static const struct rt_use uses_atom_f[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 164, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 166, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 168, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 164, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 166, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 168, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 164, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 166, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 168, 137, 2, 32},
};
static const struct rt_use uses_atom_fd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 89, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 89, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 93, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 94, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 94, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 95, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 96, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 96, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 97, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 98, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 98, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 99, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 100, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 101, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 138, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 138, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 178, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 180, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 182, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 178, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 180, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 182, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 178, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 180, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 182, 151, 2, 32},
};
static const struct rt_use uses_atom_cv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 185, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 186, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 187, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 188, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 189, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 190, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 193, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 184, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 193, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 193, 41, 2, 32},
};
static const struct rt_use uses_atom_ca[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 199, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 201, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 202, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 203, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 204, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 204, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 197, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 204, 83, 2, 32},
};
static const struct rt_use uses_atom_ch[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 199, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 201, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 202, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 203, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 207, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 209, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 211, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 207, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 209, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 211, 213, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 197, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 207, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 209, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 211, 137, 2, 32},
};
static const struct rt_use uses_atomg_cv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 11, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 16, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 19, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 20, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 22, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 24, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 216, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 216, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 9, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 9, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 216, 73, 2, 32},
};
static const struct rt_use uses_atomg_ca[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 217, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 217, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 217, 121, 2, 32},
};
static const struct rt_use uses_atomg_ch[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 220, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 222, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 225, 226, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 220, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 222, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 225, 135, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 220, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 222, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 225, 151, 2, 32},
};
static const struct rt_use uses_red_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 229, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 230, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 231, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 232, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 233, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 234, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 228, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 235, 17, 2, 32},
};
static const struct rt_use uses_red_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 198, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 198, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 199, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 200, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 200, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 201, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 202, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 202, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 202, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 203, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 236, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 236, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 236, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 237, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 238, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 239, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 240, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 241, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 242, 50, 2, 32},
};
static const struct rt_use uses_red_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 253, 73, 2, 32},
};
static const struct rt_use uses_red_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 267, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 267, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 267, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 267, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 268, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 268, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 268, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 268, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 270, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 270, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 271, 73, 2, 32},
};
static const struct rt_use uses_redg_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 274, 73, 2, 32},
};
static const struct rt_use uses_redg_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 275, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 275, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 278, 73, 2, 32},
};
static const struct rt_use uses_redg_f[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 248, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 250, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 252, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 279, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 280, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 282, 283, 2, 32},
};
static const struct rt_use uses_redg_fd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 258, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 259, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 260, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 260, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 262, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 263, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 263, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 264, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 265, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 266, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 275, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 275, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 269, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 255, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 284, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 285, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 286, 283, 2, 32},
};
static const struct rt_use uses_atoms_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 300, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 290, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 300, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 300, 301, 2, 32},
};
static const struct rt_use uses_atoms_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 305, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 311, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 305, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 311, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 311, 301, 2, 32},
};
static const struct rt_use uses_atoms_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 312, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 312, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 314, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 314, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 316, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 316, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 317, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 317, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 317, 301, 2, 32},
};
static const struct rt_use uses_atoms_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 305, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 322, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 324, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 326, 137, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 305, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 322, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 324, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 326, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 322, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 324, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 326, 328, 2, 32},
};
static const struct rt_use uses_atoms_hu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 312, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 312, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 314, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 314, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 316, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 316, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 329, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 330, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 331, 283, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 246, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 329, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 330, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 331, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 329, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 330, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 331, 328, 2, 32},
};
static const struct rt_use uses_atoms_cv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 334, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 335, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 336, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 333, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 339, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 339, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 333, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 339, 301, 2, 32},
};
static const struct rt_use uses_atoms_ct[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 342, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 343, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 344, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 345, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 341, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 346, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 341, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 346, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 341, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 346, 301, 2, 32},
};
static const struct rt_use uses_atoms_ch[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 342, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 343, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 344, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 345, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 341, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 349, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 351, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 353, 137, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 341, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 349, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 351, 281, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 353, 283, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 341, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 349, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 351, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 353, 328, 2, 32},
};
static const struct rt_use uses_atoms_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 360, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 360, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 13, 2, 32},
};
static const struct rt_use uses_atoms_po[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 364, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 364, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 364, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 364, 13, 2, 32},
};
static const struct rt_use uses_bssy[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 367, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 368, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_bsync[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 374, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 4, 383, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 383, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 384, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 385, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 387, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 388, 294, 2, 1},
};
static const struct rt_use uses_break[] = {
    {RT_USE_READ, 0, -1, 0, 4, 5, 111, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 374, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_bmov_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 1, 4, 393, 394, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 390, 294, 2, 32},
};
static const struct rt_use uses_bmov_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 397, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 403, 404, 2, 32},
};
static const struct rt_use uses_bmov_l[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 407, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 121, 2, 32},
};
static const struct rt_use uses_bmov_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 1, 4, 390, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 390, 294, 2, 32},
};
static const struct rt_use uses_bmov_ru[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 415, 294, 2, 32},
};
static const struct rt_use uses_bmov_bb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 13, 2, 1},
    {RT_USE_READ, 0, -1, 1, 4, 419, 2, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 419, 2, 2, 32},
};
static const struct rt_use uses_yield[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 422, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 423, 294, 2, 1},
};
static const struct rt_use uses_nanosleep_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 424, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 425, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 10, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 58, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 58, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 61, 12, 2, 32},
};
static const struct rt_use uses_nanosleep_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 294, 2, 1},
};
static const struct rt_use uses_warpsync_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 428, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 429, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 434, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 434, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 435, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 436, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 437, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 438, 111, 2, 1},
};
static const struct rt_use uses_warpsync_m[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 442, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 442, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 443, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 441, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 444, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 445, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 446, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 447, 294, 2, 1},
};
static const struct rt_use uses_warpsync_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 367, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 368, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 450, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 450, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 451, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 452, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 453, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 454, 111, 2, 1},
};
static const struct rt_use uses_warpsync_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 422, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 423, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 455, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 456, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 457, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 458, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 459, 294, 2, 1},
};
static const struct rt_use uses_warpsync_collective_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 367, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 368, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 366, 111, 2, 32},
};
static const struct rt_use uses_warpsync_collective_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 373, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 374, 294, 2, 1},
};
static const struct rt_use uses_bar_sync[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 460, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 461, 294, 2, 32},
};
static const struct rt_use uses_bar_arv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 460, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 294, 2, 32},
};
static const struct rt_use uses_bar_red[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 462, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 463, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 464, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 465, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 305, 82, 2, 1},
};
static const struct rt_use uses_bar_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 13, 2, 1},
};
static const struct rt_use uses_b2r_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 421, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 422, 294, 2, 1},
};
static const struct rt_use uses_b2r_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 468, 13, 2, 32},
};
static const struct rt_use uses_r2b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 470, 13, 2, 32},
};
static const struct rt_use uses_depbar_le[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
};
static const struct rt_use uses_depbar_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
};
static const struct rt_use uses_depbar_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 5, 111, 2, 32},
};
static const struct rt_use uses_rpcmov_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 474, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 474, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 475, 120, 2, 32},
};
static const struct rt_use uses_rpcmov_g[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 470, 13, 2, 32},
};
static const struct rt_use uses_rpcmov_l[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 474, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 474, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 475, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 475, 261, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 480, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 480, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 481, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 481, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 482, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 482, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 483, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 483, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 479, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 261, 2, 32},
};
static const struct rt_use uses_syncs_chk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 397, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 397, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 484, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 484, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 485, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 399, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 396, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 396, 111, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 490, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 489, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 489, 492, 2, 32},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 497, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 498, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 496, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 496, 408, 2, 32},
};
static const struct rt_use uses_syncs_cas[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 490, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 489, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 489, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 489, 408, 2, 32},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 500, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 500, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 373, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 374, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 374, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 501, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 501, 294, 2, 32},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 460, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 460, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 368, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 461, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 461, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 461, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 366, 26, 2, 32},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 503, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 503, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 503, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 503, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 503, 111, 2, 32},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 507, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 507, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 507, 294, 2, 32},
};
static const struct rt_use uses_utmaldg_s[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 507, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 507, 408, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 507, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 507, 492, 2, 32},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 13, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 508, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 510, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 512, 23, 2, 32},
};
static const struct rt_use uses_cctl_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
};
static const struct rt_use uses_cctll_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 500, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 374, 23, 2, 32},
};
static const struct rt_use uses_cctll_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 460, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 460, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 367, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 368, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 461, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 461, 111, 2, 32},
};
static const struct rt_use uses_cctlt_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 470, 13, 2, 32},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 518, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 519, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 520, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 521, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 522, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 523, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 517, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 517, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 525, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 526, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 527, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 528, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 529, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 530, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 524, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 533, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 533, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 535, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 532, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 532, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 540, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 540, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 541, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 539, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 539, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 539, 542, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 546, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 546, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 547, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 545, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 545, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 551, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 551, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 552, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 550, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 550, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 550, 553, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 556, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 556, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 557, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 555, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 555, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 559, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 559, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 560, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 558, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 558, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 558, 553, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 562, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 562, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 563, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 561, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 561, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 565, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 565, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 566, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 564, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 564, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 564, 542, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 290, 111, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 569, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 570, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 571, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 572, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 573, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 574, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 568, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 568, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 578, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 579, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 580, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 581, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 582, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 583, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 577, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 586, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 586, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 587, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 585, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 585, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 589, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 589, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 590, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 588, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 588, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 588, 542, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 594, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 594, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 595, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 593, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 593, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 597, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 597, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 598, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 596, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 596, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 596, 553, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 601, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 601, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 602, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 600, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 600, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 604, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 604, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 605, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 603, 548, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 603, 549, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 603, 553, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 608, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 608, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 609, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 607, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 607, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 611, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 611, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 612, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 610, 536, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 610, 537, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 610, 542, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 305, 26, 2, 1},
};
static const struct rt_use uses_qspc_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 614, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 614, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 615, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 616, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 616, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 617, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 618, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 618, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 618, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 619, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 620, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 620, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 620, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 621, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 622, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 623, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 624, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 625, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 613, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 613, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 627, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 627, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 628, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 629, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 629, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 630, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 631, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 631, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 631, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 632, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 633, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 633, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 633, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 634, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 635, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 636, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 637, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 638, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 626, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 306, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 306, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 639, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 307, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 307, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 640, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 308, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 641, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 310, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 642, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 643, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 644, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 645, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 646, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 305, 111, 2, 1},
};
static const struct rt_use uses_qspc_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 648, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 648, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 649, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 650, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 650, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 651, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 652, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 652, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 652, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 653, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 654, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 654, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 654, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 655, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 647, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 647, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 657, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 657, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 658, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 659, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 659, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 660, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 661, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 661, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 661, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 662, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 663, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 663, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 663, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 664, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 656, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 247, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 247, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 248, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 249, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 250, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 251, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 251, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 252, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 312, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 312, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 312, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 665, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 246, 26, 2, 1},
};
static const struct rt_use uses_warpgroupset[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 669, 13, 2, 32},
};
static const struct rt_use uses_usetmaxreg_u[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 671, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 672, 294, 2, 1},
};
static const struct rt_use uses_usetmaxreg_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 498, 294, 2, 1},
};
static const struct rt_use uses_usetshmsz_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 294, 2, 1},
};
static const struct rt_use uses_ulepc_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 674, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 674, 408, 2, 32},
};
static const struct rt_use uses_ulepc_t[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 676, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 676, 408, 2, 32},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 509, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 511, 120, 2, 1},
    {RT_USE_HALT, 0, -1, 0, -1, 685, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 687, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 688, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 690, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 691, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 696, 538, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 700, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 701, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 703, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 704, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 699, 712, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 714, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 715, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 717, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 718, 26, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 719, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 720, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 721, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 726, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 727, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 729, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 730, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 731, 81, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 725, 738, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 740, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 741, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 743, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 745, 81, 2, 1},
};
static const struct rt_use uses_bra_div[] = {
    {RT_USE_READ, 0, -1, 0, 1, 5, 120, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 463, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 464, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 746, 538, 2, 0},
};
static const struct rt_use uses_jmp_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 700, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 701, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 703, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 704, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 699, 749, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 714, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 715, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 717, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 718, 26, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 752, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 753, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 757, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 757, 261, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 758, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 759, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 761, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 762, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 765, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 765, 261, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 766, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 767, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 769, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 770, 294, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 764, 538, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 772, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 773, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 775, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 776, 294, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 777, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 778, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 779, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 785, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 786, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 788, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 789, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 790, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 784, 792, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 794, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 795, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 797, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 798, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 799, 120, 2, 1},
};
static const struct rt_use uses_jmp_uc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 777, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 778, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 779, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 785, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 786, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 788, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 789, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 790, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 801, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 802, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 804, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 805, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 806, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 800, 538, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 808, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 809, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 811, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 812, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 813, 120, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 832, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_jmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 840, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_brxu_brxu[] = {
    {RT_USE_READ, 0, -1, 0, 1, 5, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 5, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 814, 538, 2, 0},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 752, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 753, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 844, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 845, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 847, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 848, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 843, 851, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 853, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 854, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 856, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 857, 111, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 858, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 858, 121, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 859, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_call_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 861, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_call_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 752, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 753, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 844, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 845, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 847, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 848, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 843, 869, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 853, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 854, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 856, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 857, 111, 2, 1},
};
static const struct rt_use uses_call_rr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 871, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_ret_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 873, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_ret_abs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 821, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 819, 499, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 822, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 823, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 826, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 875, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 834, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 835, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 837, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 838, 111, 2, 1},
};
static const struct rt_use uses_lepc_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 470, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 470, 408, 2, 32},
};
static const struct rt_use uses_lepc_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 415, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 415, 408, 2, 32},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 878, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 881, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 884, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
};
static const struct rt_use uses_f2f_dw[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
};
static const struct rt_use uses_f2f_df[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 878, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 881, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 884, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
};
static const struct rt_use uses_f2f_nd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 878, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 878, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 884, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 884, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 902, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 903, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 905, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 905, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 908, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 908, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 909, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 901, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 912, 39, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 912, 39, 2, 32},
};
static const struct rt_use uses_f2i_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 902, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 903, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 905, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 905, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 908, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 908, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 909, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 901, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 901, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 912, 39, 2, 32},
};
static const struct rt_use uses_f2i_sd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 912, 39, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 889, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 895, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 914, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 912, 39, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 915, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 917, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 917, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 918, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 920, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 922, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_i2f_bd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 915, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 917, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 917, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 918, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 499, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_i2f_wd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 920, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 922, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 499, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 920, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 920, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 921, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 922, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 922, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 924, 499, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_frnd_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 878, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 881, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 884, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 929, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 930, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 932, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 932, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 935, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 48, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 928, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
};
static const struct rt_use uses_frnd_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 929, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 929, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 930, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 930, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 932, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 932, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 935, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 935, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 928, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 928, 499, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 939, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 940, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 940, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 941, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 938, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 942, 111, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 944, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 945, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 946, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 946, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 947, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 944, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 948, 39, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 950, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 951, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 953, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 950, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 950, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_f2fp_m[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 945, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 946, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 946, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 947, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 944, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 944, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 958, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 958, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 959, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 957, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 964, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 965, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 966, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 966, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 967, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 964, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 964, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 897, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 948, 39, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 950, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 950, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 968, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 968, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 950, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 480, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 483, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 483, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 969, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 972, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 973, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 974, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 974, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 975, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 972, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 976, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 977, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 977, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 247, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 247, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 492, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 980, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 981, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 981, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 983, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 983, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 985, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 985, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 986, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 987, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 987, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 492, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 878, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 878, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 879, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 988, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 988, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 989, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 989, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 991, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 991, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 994, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 994, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 996, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 996, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 492, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1005, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1005, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1006, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1007, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1007, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1010, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1010, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1012, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1012, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1013, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1013, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1014, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1014, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1015, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1015, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1016, 906, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1004, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1004, 492, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1017, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1018, 42, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1021, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1021, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1022, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1022, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1026, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1026, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1029, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1029, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1030, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1030, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1020, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1020, 492, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1037, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1037, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1038, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1038, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1042, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1042, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1044, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1044, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1045, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1045, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1046, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1046, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1036, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1036, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1036, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1048, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1048, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1049, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1049, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1051, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1051, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1053, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1053, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1055, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1055, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1056, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1056, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1057, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1057, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1047, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1047, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1047, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1059, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1059, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1060, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1060, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1061, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1061, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1064, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1064, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1066, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1066, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1067, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1067, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1068, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1068, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1071, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1073, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1073, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1074, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1074, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1075, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1075, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1078, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1078, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1080, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1080, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1081, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1081, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1082, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1082, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1084, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1086, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1086, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1087, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1087, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1088, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1088, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1089, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1089, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1091, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1091, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1093, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1093, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1094, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1094, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1095, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1095, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1085, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1032, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1096, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1097, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1032, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1102, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1103, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1104, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1105, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1107, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1107, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1109, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1109, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1110, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1111, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1113, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1114, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1115, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1116, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1118, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1118, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1120, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1120, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1121, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1122, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1125, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1126, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1127, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1128, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1130, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1130, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1132, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1132, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1133, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1134, 42, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 901, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1139, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1140, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1141, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1142, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1144, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1144, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1147, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1147, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1148, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1149, 897, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1138, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1152, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1153, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1154, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1157, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1157, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1159, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1159, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1160, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1161, 897, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1151, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1164, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1165, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1166, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1167, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1169, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1169, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1171, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1171, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1172, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1173, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1175, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1176, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1177, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1178, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1180, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1180, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1182, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1182, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1183, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1184, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1186, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1187, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1188, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1189, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1191, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1191, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1193, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1193, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1194, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1195, 897, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1136, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1196, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1197, 12, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1205, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1206, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1207, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1209, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1209, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1211, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1211, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1212, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1213, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1214, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1215, 998, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1203, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1217, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1218, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1219, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1220, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1222, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1222, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1224, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1224, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1225, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1226, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1227, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1228, 998, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1230, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1231, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1232, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1233, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1235, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1235, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1237, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1237, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1238, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1239, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1240, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1241, 998, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1243, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1244, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1245, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1246, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1248, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1248, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1250, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1250, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1251, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1252, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1253, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1254, 998, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1202, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1255, 998, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1256, 998, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1258, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1259, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1260, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1261, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1263, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1263, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1265, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1265, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1266, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1267, 897, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1257, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1269, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1270, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1271, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1272, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1274, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1274, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1276, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1276, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1277, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1278, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1280, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1281, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1282, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1283, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1285, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1285, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1287, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1287, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1288, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1289, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1291, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1292, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1293, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1294, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1296, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1296, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1298, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1298, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1299, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1300, 897, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1004, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1301, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1302, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1315, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1316, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1317, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1318, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1320, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1320, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1323, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1323, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1325, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1327, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1314, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1314, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1330, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1331, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1333, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1334, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1336, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1336, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1338, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1338, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1339, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1340, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1344, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1347, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1348, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1349, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1350, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1352, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1352, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1354, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1354, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1355, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1356, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1359, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1360, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1361, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1362, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1364, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1364, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1367, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1368, 42, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1305, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1369, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1370, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1371, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1372, 40, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1373, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1374, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1378, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1378, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1380, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1380, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1381, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1382, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1202, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1202, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1202, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1196, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1197, 12, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1385, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1388, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1389, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1392, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1393, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1395, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1395, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1397, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1397, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1398, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1399, 25, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1427, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1429, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1430, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1432, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1433, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1435, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1435, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1437, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1437, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1438, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1439, 25, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1442, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1444, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1445, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1447, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1448, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1450, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1450, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1452, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1452, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1453, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1454, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1384, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1456, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1457, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1458, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1459, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1461, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1461, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1463, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1463, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1464, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1465, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1455, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1455, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1468, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1469, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1470, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1471, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1473, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1473, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1476, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1477, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1480, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1482, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1483, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1484, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1485, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1487, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1487, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1489, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1489, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1490, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1491, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1493, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1495, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1496, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1497, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1498, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1500, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1500, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1502, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1502, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1503, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1504, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1494, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1032, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 926, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1506, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1507, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1508, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1509, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1511, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1511, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1513, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1513, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1514, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1515, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1505, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1505, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1505, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1517, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1518, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1519, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1520, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1522, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1522, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1524, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1524, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1525, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1526, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1527, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1529, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1530, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1531, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1532, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1534, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1534, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1536, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1536, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1537, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1538, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1539, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1541, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1542, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1543, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1544, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1546, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1546, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1548, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1548, 1145, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1549, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1550, 897, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1540, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1202, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1551, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1552, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1202, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 888, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1196, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1197, 12, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 929, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 930, 111, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1553, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1554, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1556, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1556, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1558, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1558, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1559, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1560, 48, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 2, 928, 13, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 942, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1561, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1562, 81, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1575, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1575, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1575, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1564, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1576, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 982, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1577, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1577, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1578, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1578, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 987, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1579, 12, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1562, 81, 2, 32},
};
static const struct rt_use uses_mufu_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 294, 2, 32},
};
static const struct rt_use uses_al2p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 415, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 415, 13, 2, 32},
};
static const struct rt_use uses_ald_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ald_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 366, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ald_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 366, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 366, 294, 2, 32},
};
static const struct rt_use uses_ast_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ast_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ast_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 372, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 372, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 111, 2, 32},
};
static const struct rt_use uses_ipa_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 977, 26, 2, 1},
};
static const struct rt_use uses_ipa_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 406, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 513, 26, 2, 1},
};
static const struct rt_use uses_out_f[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 468, 13, 2, 32},
};
static const struct rt_use uses_out_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_out_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_out_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 294, 2, 32},
};
static const struct rt_use uses_isberd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 13, 2, 32},
};
static const struct rt_use uses_isbewr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 372, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 372, 111, 2, 32},
};
static const struct rt_use uses_ldtram[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 390, 13, 2, 32},
};
static const struct rt_use uses_hadd2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1580, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1582, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1588, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1589, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1590, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1591, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1594, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1594, 1596, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1600, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1600, 1596, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1602, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1604, 1595, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1587, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 979, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1605, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1606, 25, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1607, 1608, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1609, 1608, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1615, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1616, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1617, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1618, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1620, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1620, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1623, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1623, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1625, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1627, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1628, 1629, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1630, 1629, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1614, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1562, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1631, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1632, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1634, 1629, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1635, 1629, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1636, 1637, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1637, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1644, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1645, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1646, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1647, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1651, 1652, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1651, 1653, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1657, 1652, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1657, 1653, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1659, 1652, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1661, 1652, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1643, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1562, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1631, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1632, 48, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1662, 1663, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1664, 1663, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1670, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1671, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1672, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1673, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1675, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1675, 1596, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1677, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1677, 1596, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1678, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1679, 1595, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1680, 1652, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1681, 1652, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1669, 1608, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1669, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1686, 1652, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1687, 1652, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1688, 1689, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1690, 1689, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1696, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1697, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1698, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1699, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1701, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1701, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1703, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1703, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1704, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1705, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1695, 1637, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1695, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 12, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1706, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1707, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1713, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1714, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1715, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1716, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1718, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1718, 1719, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1721, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1721, 1719, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1722, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1724, 998, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1725, 1198, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1726, 1198, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1712, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1728, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 1198, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1731, 1198, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1706, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1707, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1734, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1735, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1736, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1737, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1739, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1739, 1740, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1742, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1742, 1740, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1743, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1744, 960, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1733, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1728, 39, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1301, 1652, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1302, 1652, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1749, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1750, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1751, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1752, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1754, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1754, 1719, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1756, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1756, 1719, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1757, 998, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1758, 998, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1759, 1198, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1760, 1198, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1748, 1581, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1748, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1728, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 1198, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1731, 1198, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1301, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1302, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1763, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1764, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1765, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1766, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1768, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1768, 1740, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1770, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1770, 1740, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1771, 960, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1772, 960, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1762, 1729, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1762, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1683, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1728, 39, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1636, 1689, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1689, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1775, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1776, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1777, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1778, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1780, 1629, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1780, 1781, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1783, 1629, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1783, 1781, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1784, 1629, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1785, 1629, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1774, 1637, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1774, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 948, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1786, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1787, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1788, 1, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1636, 1608, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1608, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1791, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1792, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1793, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1794, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1796, 1633, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1796, 1797, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1799, 1633, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1799, 1797, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1800, 1633, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1801, 1633, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1790, 1689, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1790, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1790, 82, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1098, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1099, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1017, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1018, 42, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1636, 1633, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1633, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1806, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1807, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1808, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1809, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1811, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1811, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1813, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1813, 1621, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1814, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1815, 1581, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1805, 1629, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1805, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1562, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1631, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1632, 48, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1816, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1817, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1819, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1821, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1824, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1824, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1826, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1826, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1829, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1830, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1832, 897, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1032, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1032, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1032, 111, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 998, 897, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1301, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1302, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1835, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1836, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1838, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1839, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1842, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1842, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1844, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1844, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1846, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1847, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1848, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1849, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1834, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1834, 1595, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1834, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1834, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1834, 111, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1727, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 998, 897, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 479, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 479, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1850, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1851, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 938, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1852, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1854, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 938, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1855, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1855, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1856, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1857, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1859, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1861, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1863, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1863, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1865, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1865, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 938, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 938, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1866, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1867, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 938, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1870, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1871, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1871, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1872, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1873, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1875, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1869, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1869, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 46, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1878, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1878, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1880, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1880, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1882, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1883, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 46, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1884, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1885, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1886, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1886, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1887, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1888, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1889, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1890, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1890, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1891, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1892, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1892, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1894, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1894, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1895, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1898, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1899, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1900, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1900, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1901, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1902, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1903, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1904, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1904, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1905, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1906, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1906, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1907, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1907, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1897, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1897, 1908, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1909, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1909, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1910, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1910, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1913, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1913, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1918, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1918, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1919, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1921, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1921, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1922, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1922, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1925, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1925, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1927, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1927, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1929, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1929, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1930, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1930, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1920, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1920, 1908, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1933, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1936, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1937, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1938, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1939, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1939, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1940, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1941, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1941, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1942, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1942, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1932, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1943, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1945, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1946, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1947, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1947, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1948, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1949, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1950, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1951, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1951, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1952, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1953, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1953, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1954, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1954, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1944, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1944, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1944, 1908, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1955, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1955, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1956, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1956, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 890, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1966, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1966, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1967, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1967, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1970, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1970, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1972, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1972, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1974, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1974, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1975, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1975, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1965, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1965, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1965, 1908, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1884, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1885, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1886, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1886, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1887, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1888, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1889, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1890, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1890, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1891, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1892, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1892, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1895, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 972, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1909, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1909, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1910, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1910, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1913, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1913, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1918, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1918, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1919, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1933, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1935, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1936, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1937, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1938, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1939, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1939, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1940, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1941, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1941, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1942, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1942, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1932, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1943, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1932, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1955, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1955, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1956, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1956, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 890, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1978, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1979, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1979, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1980, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1977, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1981, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1982, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1983, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1983, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1984, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1981, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1986, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1987, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1988, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1989, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1989, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1990, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1987, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1992, 998, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1993, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1997, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1997, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1999, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2000, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2000, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2001, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2004, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2005, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2005, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2006, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2009, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2009, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2011, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2012, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2012, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2013, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2015, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2016, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2016, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2017, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2019, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2019, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2021, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2022, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2022, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2023, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2025, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2026, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2026, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2027, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2029, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2029, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2031, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2032, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2032, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2033, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2035, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2036, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2036, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2037, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2039, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2039, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2041, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2042, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2042, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2043, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2045, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2046, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2046, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2047, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2048, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2048, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2050, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2051, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2051, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2052, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2054, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2055, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2055, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2056, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1995, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 897, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2061, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2061, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2062, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2063, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2064, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2066, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2067, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2067, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2068, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2069, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2070, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2071, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2072, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2072, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2073, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2074, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2075, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2077, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2078, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2078, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2079, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2080, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2081, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2083, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2084, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2084, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2085, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2086, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2087, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2088, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2089, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2089, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2090, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2091, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2092, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2058, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2096, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2097, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2097, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2098, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2108, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2108, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2109, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2110, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2110, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2111, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2113, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2113, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2114, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2115, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2115, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2116, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2119, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2119, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2120, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2121, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2121, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2122, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2124, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2124, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2125, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2126, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2126, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2127, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2131, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2131, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2132, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2133, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2133, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2134, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2136, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2136, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2137, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2138, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2138, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2139, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2143, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2143, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2144, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2145, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2145, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2146, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2148, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2148, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2149, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2150, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2150, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2151, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2095, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2156, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2157, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2158, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2158, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2159, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2156, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2156, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2161, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2161, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2164, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2165, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2165, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2166, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2169, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2170, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2170, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2171, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2173, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2174, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2174, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2175, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2178, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2179, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2179, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2180, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2183, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2184, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2184, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2185, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2188, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2189, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2189, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2190, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2161, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2193, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2197, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2198, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2198, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2199, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2197, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2201, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2202, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2202, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2203, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2201, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2206, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2207, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2207, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2208, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2206, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2210, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2211, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2211, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2212, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2210, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2215, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2216, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2216, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2217, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2215, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2219, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2220, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2220, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2221, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2219, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2224, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2225, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2225, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2226, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2224, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2228, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2229, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2229, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2230, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2228, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2193, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2232, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2232, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2233, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2233, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2234, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2232, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2235, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2236, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2236, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2237, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2238, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2239, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2240, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2241, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2242, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2243, 120, 2, 2},
    {RT_USE_WRITE, 0, -1, 1, 0, 2235, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 957, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2245, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2248, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2249, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2249, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2250, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 957, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 111, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 970, 26, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2253, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2254, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2255, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2255, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2256, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2253, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2253, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2253, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2258, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2259, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2260, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2261, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2261, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2262, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2263, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2264, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2264, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2265, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2282, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2283, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2284, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2285, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2285, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2286, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2287, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2288, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2288, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2289, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2295, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2299, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2300, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2301, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2302, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2302, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2303, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2304, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2305, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2305, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2306, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2308, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2309, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2310, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2311, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2311, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2312, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2313, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2314, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2314, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2315, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2317, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2320, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2321, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2322, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2323, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2323, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2324, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2325, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2326, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2326, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2327, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2329, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2330, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2331, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2332, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2332, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2333, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2334, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2335, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2335, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2336, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2319, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2252, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2337, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2338, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2252, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2341, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2341, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2341, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2346, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2350, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2351, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2353, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2358, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2363, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2364, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2366, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2366, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2367, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2368, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2370, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2372, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2373, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2374, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2375, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2375, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2376, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2377, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2382, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2385, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2386, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2390, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2392, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2395, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2397, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2398, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2400, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2400, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2401, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2402, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2404, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2406, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2408, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2409, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2409, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2410, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2411, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2413, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2415, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2417, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2418, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2421, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2422, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2424, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2427, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2429, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2430, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2432, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2432, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2433, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2434, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2436, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2438, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2439, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2440, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2441, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2441, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2442, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2443, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2445, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2416, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2446, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2447, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2341, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2341, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2448, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2449, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2346, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2350, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2351, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2353, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2451, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2452, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2453, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2454, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2454, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2455, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2456, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2457, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2457, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2458, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2459, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2385, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2386, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2390, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2392, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2461, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2462, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2463, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2464, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2464, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2465, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2466, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2467, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2467, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2468, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2469, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2417, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2418, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2421, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2422, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2424, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2471, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2472, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2473, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2474, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2474, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2475, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2476, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2477, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2477, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2478, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2416, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2479, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2480, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2341, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2343, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2344, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2341, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2448, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2449, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2341, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2346, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2347, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2349, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2350, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2351, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2353, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2481, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2482, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2363, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2364, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2366, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2366, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2367, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2368, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2370, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2372, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2373, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2374, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2375, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2375, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2376, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2377, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2379, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2488, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2385, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2386, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2388, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2389, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2390, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2392, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2489, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2490, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2397, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2398, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2400, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2400, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2401, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2402, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2404, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2406, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2407, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2408, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2409, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2409, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2410, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2411, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2413, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2492, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2417, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2418, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2420, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2421, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2422, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2424, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2493, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2494, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2429, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2430, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2432, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2432, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2433, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2434, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2436, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2438, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2439, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2440, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2441, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2441, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2442, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2443, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2445, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2416, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2495, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2496, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2340, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 911, 39, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2497, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2498, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2500, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2501, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2504, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2504, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2506, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2506, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2508, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2509, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1876, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2510, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2511, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2513, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2514, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2517, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2517, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2519, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2519, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2521, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2522, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1136, 897, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1136, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2523, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2524, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2524, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2525, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2525, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2527, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2528, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2531, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2531, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2533, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2533, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2535, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2536, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1869, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2537, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2540, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2540, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2541, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2541, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2543, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2544, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2547, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2547, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2549, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2549, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2551, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2552, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2539, 960, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2539, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2553, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2554, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2555, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 479, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 481, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2556, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2557, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 957, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 957, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2558, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2559, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2560, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2563, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2563, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2565, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2565, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2567, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2568, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 942, 111, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 397, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 396, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2569, 294, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2571, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2573, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2576, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2576, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2578, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2578, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2580, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2581, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2598, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2599, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2602, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2602, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2604, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2604, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2606, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2607, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2612, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2613, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2616, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2616, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2618, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2618, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2620, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2621, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2632, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2633, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2636, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2636, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2638, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2638, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2640, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2641, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2644, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2645, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2648, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2648, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2650, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2650, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2652, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2653, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2656, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2657, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2660, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2660, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2662, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2662, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2664, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2665, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2669, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2670, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2673, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2673, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2675, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2675, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2677, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2678, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2681, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2682, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2685, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2685, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2687, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2687, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2689, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2690, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2693, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2694, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2697, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2697, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2699, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2699, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2701, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2702, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2706, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2707, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2710, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2710, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2712, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2712, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2714, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2715, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2704, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2704, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2718, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2720, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2721, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2721, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2722, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2724, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2725, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2725, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2726, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2727, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2729, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2730, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2730, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2731, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2733, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2734, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2734, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2735, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2717, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2737, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2738, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2738, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2739, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2741, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2742, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2742, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2743, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2736, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2740, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2192, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2746, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2747, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2747, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2748, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2745, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2569, 294, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2750, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2753, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2754, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2755, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2756, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2756, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2757, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2758, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2759, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2759, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2760, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2763, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2764, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2765, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2766, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2766, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2767, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2768, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2769, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2769, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2770, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2750, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_ldg_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 229, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 230, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 231, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 232, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 233, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 234, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 424, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2773, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2775, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2775, 283, 2, 32},
};
static const struct rt_use uses_ldg_vz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 72, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 76, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 79, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 69, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2776, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2777, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2777, 283, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2778, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2779, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2780, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2781, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2783, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 187, 2784, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 189, 2784, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1962, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2785, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2786, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2786, 226, 2, 32},
};
static const struct rt_use uses_ldg_tz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2499, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2787, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2788, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2789, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2502, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2790, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 51, 2784, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 53, 2784, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2791, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2792, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2792, 226, 2, 32},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2793, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2793, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2794, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2795, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2795, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2796, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2797, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2797, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2797, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2798, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2799, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2800, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2801, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2802, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2803, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2804, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2805, 2806, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2807, 2806, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2808, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 901, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2809, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2810, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2810, 226, 2, 32},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 973, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 973, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2811, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2812, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2812, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2813, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2814, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2814, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2814, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2815, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 974, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 974, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 974, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2816, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 975, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2817, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2818, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2819, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2820, 2806, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2821, 2806, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 972, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 972, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2822, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2823, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2823, 226, 2, 32},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1911, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2824, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1916, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2825, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2826, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2827, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 200, 2828, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 2828, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1919, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2830, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2832, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2832, 137, 2, 32},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2835, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2835, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2836, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2837, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2837, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2838, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2839, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2839, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2839, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2840, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2841, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2841, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2841, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2842, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2843, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2843, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2844, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2844, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2845, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2845, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2845, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2845, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2846, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2846, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2847, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2847, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2850, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2850, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2851, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2851, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2852, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2852, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2853, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2853, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2854, 2828, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2855, 2828, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2856, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2834, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2858, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2860, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2860, 151, 2, 32},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2863, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2864, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2865, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2866, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2867, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2868, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2862, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2869, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2870, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2870, 137, 2, 32},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2871, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2872, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2873, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2874, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2875, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2876, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2877, 2878, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2879, 2878, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2880, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2881, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2881, 283, 2, 32},
};
static const struct rt_use uses_ld_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2778, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2778, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2779, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2780, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2780, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2781, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2782, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2783, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2882, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2882, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2882, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2883, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2884, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2885, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2886, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2887, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 187, 2784, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 189, 2784, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2785, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2786, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2786, 283, 2, 32},
};
static const struct rt_use uses_ld_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2888, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2889, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 424, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2890, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 425, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2891, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 231, 2892, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 233, 2892, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2893, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2894, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2894, 151, 2, 32},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2897, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2897, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2898, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2899, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2899, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2900, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2901, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2901, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2901, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2902, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2903, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2903, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2903, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2904, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2905, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2905, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2906, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2906, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2907, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2907, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2907, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2907, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2908, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2908, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2908, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2908, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2909, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2909, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2910, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2910, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2911, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2911, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2912, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2912, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2913, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2913, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2914, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2914, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2915, 2892, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2916, 2892, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2896, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2917, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2918, 2919, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2918, 2920, 2, 32},
};
static const struct rt_use uses_stg_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2923, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2924, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2925, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2926, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2927, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2928, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2922, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2932, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2934, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2936, 226, 2, 32},
};
static const struct rt_use uses_stg_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 71, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 71, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 72, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 75, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 75, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 76, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 78, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 78, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 79, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2937, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2937, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2937, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2938, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2939, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2940, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2941, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2942, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2943, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2944, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2945, 135, 2, 32},
};
static const struct rt_use uses_stg_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 397, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2946, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 484, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2947, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2948, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 396, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2949, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2950, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2951, 137, 2, 32},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2952, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2952, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2953, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2954, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2954, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2955, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2956, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2956, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2956, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2957, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2958, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2958, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2958, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2959, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2960, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2960, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2961, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2961, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2962, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2962, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2962, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2962, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2964, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2964, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2964, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2964, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2966, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2966, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2968, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2968, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 336, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 336, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2969, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2969, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2970, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2970, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2971, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2971, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2976, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2978, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2980, 137, 2, 32},
};
static const struct rt_use uses_ldl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2981, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2982, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2982, 328, 2, 32},
};
static const struct rt_use uses_ldl_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2983, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2984, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2984, 328, 2, 32},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2985, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2985, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 439, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 439, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 440, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 440, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2986, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2986, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2987, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2988, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2989, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2990, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2991, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2991, 328, 2, 32},
};
static const struct rt_use uses_stl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 472, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2992, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2993, 2919, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2994, 2920, 2, 32},
};
static const struct rt_use uses_stl_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 406, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2995, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2996, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2997, 151, 2, 32},
};
static const struct rt_use uses_stl_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2985, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2985, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 439, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 439, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 440, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 440, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2986, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2986, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2987, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2988, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2989, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2998, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2999, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3000, 151, 2, 32},
};
static const struct rt_use uses_lds_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3001, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3002, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3003, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 751, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3004, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3005, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3005, 328, 2, 32},
};
static const struct rt_use uses_lds_vz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 406, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 406, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3006, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 3009, 2, 32},
};
static const struct rt_use uses_lds_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3010, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3011, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3012, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3012, 328, 2, 32},
};
static const struct rt_use uses_lds_tz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 397, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 484, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 399, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 396, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 396, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3013, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 3009, 2, 32},
};
static const struct rt_use uses_lds_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 306, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 306, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 307, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 307, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 308, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 310, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 643, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 643, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 645, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 645, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3015, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3016, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3016, 328, 2, 32},
};
static const struct rt_use uses_lds_tuz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 939, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 939, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3017, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3017, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3018, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3018, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 940, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 940, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 941, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 941, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3019, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3019, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 938, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 938, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3020, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3021, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3021, 3009, 2, 32},
};
static const struct rt_use uses_lds_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3001, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3002, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3003, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3022, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 751, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3004, 492, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3005, 3023, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3005, 3024, 2, 32},
};
static const struct rt_use uses_lds_au[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 291, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 291, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 292, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 293, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3010, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3010, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3025, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3025, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3026, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3026, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3011, 492, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3012, 3023, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3012, 3024, 2, 32},
};
static const struct rt_use uses_sts_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 460, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 366, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3032, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3034, 3008, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3036, 3009, 2, 32},
};
static const struct rt_use uses_sts_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 472, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3037, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3038, 2919, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3039, 2920, 2, 32},
};
static const struct rt_use uses_sts_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 409, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 411, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 406, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3040, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3041, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3042, 151, 2, 32},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3044, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3045, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3043, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3047, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3050, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3051, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3049, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3054, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3063, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3064, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3062, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3065, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3068, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3072, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3076, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3080, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3084, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3087, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3066, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3066, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3091, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3094, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3097, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3100, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3103, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3105, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3089, 111, 2, 32},
};
static const struct rt_use uses_ldc_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3044, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3044, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3045, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3045, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3106, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3043, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3047, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3050, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3050, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3051, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3051, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3107, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3049, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3066, 301, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3109, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3112, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3112, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3115, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3115, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3119, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3119, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3123, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3123, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3127, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3127, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3130, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3130, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3110, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3110, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3134, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3134, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3137, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3137, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3140, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3140, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3143, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3143, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3146, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3146, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3148, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3148, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3132, 294, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3152, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3152, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3151, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3155, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3156, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3158, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3160, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3162, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3164, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3166, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3167, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3157, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3157, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3169, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3171, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3173, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3175, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3177, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3178, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3168, 294, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3181, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3181, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3180, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3186, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3187, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3189, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3191, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3193, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3195, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3197, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3198, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3188, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3188, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3200, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3202, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3204, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3206, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3208, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3209, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3199, 294, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3214, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3213, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3213, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3213, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3213, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3215, 492, 2, 32},
};
static const struct rt_use uses_ldsm_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3218, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3220, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3222, 328, 2, 32},
};
static const struct rt_use uses_ldsm_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 407, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 407, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 513, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 514, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3223, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3224, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3225, 328, 2, 32},
};
static const struct rt_use uses_stsm[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 473, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 509, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 472, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3218, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3220, 2919, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3222, 2920, 2, 32},
};
static const struct rt_use uses_ldgsts_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1957, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1957, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1962, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1962, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1962, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3226, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3226, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3226, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3226, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3227, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3227, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3227, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3227, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3228, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3228, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3229, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3229, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3230, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3230, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3230, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3230, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3231, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3231, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3231, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3231, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3232, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3232, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3233, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3233, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 189, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 189, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3234, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3234, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3235, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3235, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3236, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3236, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2780, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2782, 1, 2, 1},
};
static const struct rt_use uses_ldgsts_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3237, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3237, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1876, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1876, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2499, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2499, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2499, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2788, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2788, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2788, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 51, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 53, 1, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 3238, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 422, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 423, 3239, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 421, 13, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 3241, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3242, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3243, 3239, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3240, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3247, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3247, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3255, 3245, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3255, 3256, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3255, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3255, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3259, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3260, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3261, 3239, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3258, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3258, 492, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2539, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3273, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3275, 3276, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3277, 960, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3278, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2539, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3282, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3284, 212, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3286, 213, 2, 32},
};
static const struct rt_use uses_suld_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3287, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3288, 3276, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 185, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 187, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2780, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3289, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3290, 212, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3291, 213, 2, 32},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1932, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3301, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3303, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3304, 998, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3305, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1932, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3314, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3316, 132, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3318, 135, 2, 32},
};
static const struct rt_use uses_suld_pr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 877, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3319, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3320, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3321, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2877, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2873, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3322, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3323, 132, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3324, 135, 2, 32},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3325, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3326, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1977, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3327, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3328, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3329, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3330, 998, 2, 32},
};
static const struct rt_use uses_sust_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 9, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3331, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3333, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3334, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3335, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 19, 25, 2, 32},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3336, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3337, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3338, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3339, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3340, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3341, 897, 2, 32},
};
static const struct rt_use uses_sust_pr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 197, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3342, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3343, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3344, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3345, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3346, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 198, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 200, 48, 2, 32},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2340, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3347, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3348, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2340, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3356, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3357, 960, 2, 32},
};
static const struct rt_use uses_sured_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 46, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3358, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3359, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3360, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 47, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 51, 1, 2, 32},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3362, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3363, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3364, 3365, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3362, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3368, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3369, 1729, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3362, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3362, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3370, 38, 2, 32},
};
static const struct rt_use uses_suatom_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3371, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3372, 3365, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1869, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3373, 906, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3374, 897, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3375, 897, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1869, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1869, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3376, 38, 2, 32},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1729, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1729, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3380, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3381, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3382, 3276, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3380, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3380, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3385, 3365, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3387, 3388, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3389, 1198, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3380, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3380, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3390, 50, 2, 32},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 972, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3391, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3392, 3276, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 972, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 972, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3393, 3365, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3394, 3388, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3395, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2820, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 972, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 972, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3396, 50, 2, 32},
};
static const struct rt_use uses_suquery_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 479, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3398, 3008, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 482, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 479, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 479, 111, 2, 32},
};
static const struct rt_use uses_suquery_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 472, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3399, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3400, 3008, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 472, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 472, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 111, 2, 32},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 998, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 998, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3402, 906, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3402, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3402, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 897, 42, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3406, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3408, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3411, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1564, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3414, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3416, 213, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1564, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1564, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3414, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3416, 3009, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3423, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3425, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3428, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3429, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3430, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3431, 2784, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3432, 2806, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3418, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3418, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3429, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3430, 3009, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_hmma_sp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3429, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3430, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3431, 2784, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3432, 2806, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3418, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3418, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3429, 3008, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3430, 3009, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2058, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3444, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3446, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3448, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2058, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3452, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2058, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2058, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3456, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3458, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3459, 2878, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3460, 2784, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2058, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2058, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3456, 2919, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3458, 2920, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 48, 12, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3462, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3465, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3467, 327, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3469, 328, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3462, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3472, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3462, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3462, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3475, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3477, 137, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3462, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3462, 492, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3475, 3023, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3477, 3024, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 492, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 151, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1861, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1861, 408, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1861, 3478, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1861, 3479, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 111, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_movm[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3481, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3481, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3481, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3481, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 111, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 360, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 360, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
};
static const struct rt_use uses_tex_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1706, 1652, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1707, 1652, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3483, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3483, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3484, 960, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3485, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3483, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3495, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3497, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3500, 50, 2, 32},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3502, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3502, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3503, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3502, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3515, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3518, 50, 2, 32},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1374, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1202, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3530, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3533, 50, 2, 32},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1706, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1707, 1581, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3535, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3535, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3536, 998, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3537, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3535, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3539, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3540, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3542, 17, 2, 32},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1595, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3544, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3544, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3545, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3544, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3555, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3557, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3560, 17, 2, 32},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1032, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3561, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1032, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3571, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3573, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3576, 17, 2, 32},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1706, 1729, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1707, 1729, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3578, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3578, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3579, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3580, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3578, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3590, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3592, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3595, 73, 2, 32},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 1198, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1202, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1374, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1202, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3596, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3530, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3597, 73, 2, 32},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3598, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1384, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3608, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3610, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3613, 73, 2, 32},
};
static const struct rt_use uses_tmml_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 997, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 999, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1384, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3614, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1384, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3607, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3610, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3612, 499, 2, 32},
};
static const struct rt_use uses_tmml_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 184, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3623, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3625, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3627, 499, 2, 32},
};
static const struct rt_use uses_tmml_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 88, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3636, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3638, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3640, 499, 2, 32},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 877, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3641, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 877, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3650, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3652, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3654, 301, 2, 32},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 197, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3663, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3665, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3667, 301, 2, 32},
};
static const struct rt_use uses_txq_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 341, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 341, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3668, 499, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3669, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3670, 301, 2, 32},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 960, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 960, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1932, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1932, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3305, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1932, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1932, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1932, 81, 2, 32},
};
static const struct rt_use uses_footprint_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 197, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 197, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 81, 2, 32},
};
static const struct rt_use uses_uiadd3_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3675, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3676, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3679, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3680, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3682, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3674, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3674, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3674, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1301, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1302, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3687, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3688, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3690, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3691, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3692, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3693, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3686, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3686, 42, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3686, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3686, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3686, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3674, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3674, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3679, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3679, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3674, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3674, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3674, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3674, 408, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3674, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3674, 111, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3697, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3698, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3699, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3700, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3697, 294, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3702, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3702, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3702, 294, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3706, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3707, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3708, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3709, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3706, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3706, 294, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3697, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3697, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3697, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3697, 294, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3714, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3715, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3716, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3717, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3718, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3718, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3719, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3719, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3720, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3713, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3713, 492, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1706, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1707, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3723, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3724, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3725, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3726, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3727, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3727, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3728, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3728, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3722, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3729, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3722, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3722, 492, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3732, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3733, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3732, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3732, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3732, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3735, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3736, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3737, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3738, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3752, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3753, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3754, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3755, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3761, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3764, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3765, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3766, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3767, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3769, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3770, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3771, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3772, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3774, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3776, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3777, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3778, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3779, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3781, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3782, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3783, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3784, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3775, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3731, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3785, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3786, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3731, 120, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3791, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3792, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3791, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3793, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3794, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3796, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3797, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3798, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3799, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3801, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3802, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3803, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3804, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3805, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3808, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3809, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3810, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3811, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3813, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3814, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3815, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3816, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3817, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3819, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3820, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3821, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3822, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3824, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3825, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3826, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3827, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3818, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3828, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3829, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 120, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3791, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3792, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3791, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3791, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3796, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3797, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3798, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3799, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3832, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3837, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3838, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3839, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3840, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3842, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3843, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3844, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3845, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3849, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3808, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3809, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3810, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3811, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3852, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3854, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3855, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3856, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3857, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3859, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3860, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3861, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3862, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3864, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3819, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3820, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3821, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3822, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3867, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3869, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3870, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3871, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3872, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3874, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3875, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3876, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3877, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3818, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3878, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3879, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 120, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3791, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3792, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3791, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3793, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3794, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3791, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3796, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3797, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3798, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3799, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3880, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3881, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3837, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3838, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3839, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3840, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3842, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3843, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3844, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3845, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3887, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3808, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3809, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3810, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3811, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3888, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3889, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3854, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3855, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3856, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3857, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3859, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3860, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3861, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3862, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3891, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3819, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3820, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3821, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3822, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3892, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3893, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3869, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3870, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3871, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3872, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3874, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3875, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3876, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3877, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3818, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3894, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3895, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3790, 120, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3898, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3899, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3901, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3902, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3897, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3903, 294, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3904, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3905, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3906, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3907, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3674, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3674, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3908, 294, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3909, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3909, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3910, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3910, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3912, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3913, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3706, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3914, 294, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1706, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1707, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3918, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3918, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3919, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3919, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3921, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3922, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3917, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3917, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3923, 294, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3924, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3925, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3697, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3697, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3926, 294, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, -1, 0, 3, 997, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3909, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3910, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3706, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3706, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3706, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3914, 294, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1706, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1707, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3722, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3927, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3722, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3722, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3723, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3724, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3723, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3928, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3725, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3726, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3725, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3929, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3930, 294, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3934, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3934, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3936, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3938, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3940, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3940, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3942, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3944, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3945, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3945, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3947, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3949, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3951, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3951, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3953, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3955, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3957, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3957, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3959, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3961, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3962, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3962, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3964, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3966, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3932, 120, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3970, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3971, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3972, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3974, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3975, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3976, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3977, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3978, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3979, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3981, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3982, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3983, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3985, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3986, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3987, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3988, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3989, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3990, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3968, 120, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3993, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3994, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3993, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3993, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3995, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3999, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3999, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4000, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4002, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4002, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4003, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4006, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4006, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4007, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4009, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4009, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4010, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4013, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4013, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4014, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4017, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4020, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4020, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4021, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4023, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4023, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4024, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3992, 294, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3992, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4025, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4028, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3992, 13, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4029, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 671, 13, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4033, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4034, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4031, 13, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4039, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4040, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4048, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4049, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4054, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4055, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4066, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4067, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4070, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4071, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4074, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4075, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4079, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4080, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4083, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4084, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4087, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4088, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4036, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4091, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4092, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4089, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 4089, 26, 2, 1},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4095, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4097, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4099, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4100, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4102, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4104, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4094, 111, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4106, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4108, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4105, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4107, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3702, 294, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3731, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3731, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3731, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3731, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3731, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 4110, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4110, 120, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 3, 4110, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 4110, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 4110, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3968, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3968, 120, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3968, 81, 1401, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3968, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3968, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4036, 111, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4036, 26, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4036, 120, 1401, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 4036, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 4036, 294, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3992, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4111, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3992, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 4112, 294, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3702, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4113, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3702, 32, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3702, 294, 2, 32},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 671, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4029, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 2, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 5, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 122, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 107, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 29, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 671, 32, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4115, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4116, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4115, 13, 2, 32},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 4119, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4120, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4118, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4121, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4121, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 472, 26, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 4122, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4123, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 4124, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 472, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 4127, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 4128, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 4129, 3239, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4126, 13, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4131, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4132, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4133, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4133, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4134, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4131, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4131, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4131, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4135, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4136, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4137, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4137, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4138, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4139, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4140, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4141, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4141, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4142, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 944, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 944, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 955, 81, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4143, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4143, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4144, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4144, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4145, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4143, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4143, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4146, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4146, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4147, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4147, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 958, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 958, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 959, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 957, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_vabsdiff4_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 950, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 951, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 952, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 953, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 950, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 950, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4148, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 954, 82, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2750, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2750, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4149, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4149, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4150, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2750, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4151, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 944, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4152, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4153, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4153, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4154, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 945, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4156, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4158, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 944, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 925, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4159, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4160, 48, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 897, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 897, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 950, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4161, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4162, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4162, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4163, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 951, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4165, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4166, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 950, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 887, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4167, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4168, 25, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 751, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 752, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4169, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4171, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4172, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4175, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 751, 111, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4176, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4177, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 751, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 752, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4169, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4179, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4180, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4181, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4182, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4171, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4172, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4183, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4184, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4189, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4190, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4188, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 751, 111, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4191, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4191, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4192, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 390, 294, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4193, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4193, 499, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4194, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 360, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 246, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4197, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4198, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4199, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4201, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4203, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4204, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4207, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4208, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4210, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4212, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4214, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4215, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4241, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4242, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4244, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4246, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4248, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4252, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4253, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4255, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4257, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4259, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4264, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4265, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4267, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4269, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4271, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 246, 294, 2, 1},
};
static const struct rt_use uses_redux[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 360, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 360, 111, 2, 32},
};
static const struct rt_use uses_elect[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 366, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 366, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 366, 294, 2, 32},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2717, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4272, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4273, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4273, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4274, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2717, 32, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2717, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 919, 120, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 480, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 969, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 969, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4275, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4286, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4286, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4289, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4289, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4291, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4291, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4293, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4293, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4295, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4295, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4297, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4297, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4299, 13, 4287, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4299, 32, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 942, 111, 2, 32},
};
static const struct rt_use uses_plop3[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 197, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 197, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 198, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 200, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 197, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 197, 294, 2, 1},
};
static const struct rt_use uses_plop3_sign_one[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 120, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3226, 40, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 2, 184, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 120, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3226, 40, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 12, 1401, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 48, 12, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 111, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 120, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4300, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3226, 40, 1401, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 12, 1401, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1682, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 48, 12, 2, 32},
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
    [VOLTA_BMOV_R] = {uses_bmov_r, 4},
    [VOLTA_BMOV_B] = {uses_bmov_b, 7},
    [VOLTA_BMOV_L] = {uses_bmov_l, 8},
    [VOLTA_BMOV_RB] = {uses_bmov_rb, 4},
    [VOLTA_BMOV_RU] = {uses_bmov_ru, 3},
    [VOLTA_BMOV_BB] = {uses_bmov_bb, 4},
    [VOLTA_YIELD] = {uses_yield, 4},
    [VOLTA_NANOSLEEP_N] = {uses_nanosleep_n, 8},
    [VOLTA_NANOSLEEP_C] = {uses_nanosleep_c, 2},
    [VOLTA_WARPSYNC_R] = {uses_warpsync_r, 10},
    [VOLTA_WARPSYNC_M] = {uses_warpsync_m, 12},
    [VOLTA_WARPSYNC_H] = {uses_warpsync_h, 10},
    [VOLTA_WARPSYNC_A] = {uses_warpsync_a, 9},
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {uses_warpsync_collective_h, 5},
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {uses_warpsync_collective_a, 4},
    [VOLTA_ENDCOLLECTIVE] = {uses_yield, 4},
    [VOLTA_BAR_SYNC] = {uses_bar_sync, 6},
    [VOLTA_BAR_ARV] = {uses_bar_arv, 5},
    [VOLTA_BAR_RED] = {uses_bar_red, 7},
    [VOLTA_BAR_ALL] = {uses_bar_all, 2},
    [VOLTA_B2R_R] = {uses_b2r_r, 4},
    [VOLTA_B2R_B] = {uses_b2r_b, 3},
    [VOLTA_R2B] = {uses_r2b, 3},
    [VOLTA_DEPBAR_LE] = {uses_depbar_le, 2},
    [VOLTA_DEPBAR_N] = {uses_depbar_n, 2},
    [VOLTA_DEPBAR_U] = {uses_depbar_u, 3},
    [VOLTA_CSMTEST] = {NULL, 0},
    [VOLTA_PMTRIG] = {uses_warpsync_collective_a, 4},
    [VOLTA_RPCMOV_R] = {uses_rpcmov_r, 6},
    [VOLTA_RPCMOV_G] = {uses_rpcmov_g, 3},
    [VOLTA_RPCMOV_L] = {uses_rpcmov_l, 6},
    [VOLTA_CTAID_S] = {uses_r2b, 3},
    [VOLTA_CTAID_G] = {uses_rpcmov_g, 3},
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
    [VOLTA_KILL] = {uses_yield, 4},
    [VOLTA_BRA_B] = {uses_bra_b, 19},
    [VOLTA_BRA_U] = {uses_bra_u, 17},
    [VOLTA_BRA_DIV] = {uses_bra_div, 6},
    [VOLTA_JMP_B] = {uses_jmp_b, 14},
    [VOLTA_JMP_C] = {uses_jmp_c, 22},
    [VOLTA_JMP_U] = {uses_jmp_u, 17},
    [VOLTA_JMP_UC] = {uses_jmp_uc, 22},
    [VOLTA_BRX] = {uses_brx, 16},
    [VOLTA_JMX] = {uses_jmx, 16},
    [VOLTA_BRXU_BRXU] = {uses_brxu_brxu, 7},
    [VOLTA_BRXU_JMXU] = {uses_brxu_brxu, 7},
    [VOLTA_CALL_AT] = {uses_call_at, 14},
    [VOLTA_CALL_C] = {uses_call_c, 16},
    [VOLTA_CALL_R] = {uses_call_r, 16},
    [VOLTA_CALL_REL] = {uses_call_rel, 14},
    [VOLTA_CALL_RR] = {uses_call_rr, 16},
    [VOLTA_CALL_UR] = {uses_brxu_brxu, 7},
    [VOLTA_RET_REL] = {uses_ret_rel, 16},
    [VOLTA_RET_ABS] = {uses_ret_abs, 16},
    [VOLTA_RET_UR_REL] = {uses_brxu_brxu, 7},
    [VOLTA_RET_UR_ABS] = {uses_brxu_brxu, 7},
    [VOLTA_LEPC_N] = {uses_lepc_n, 4},
    [VOLTA_LEPC_T] = {uses_lepc_t, 4},
    [VOLTA_RTT] = {NULL, 0},
    [VOLTA_PREEXIT] = {NULL, 0},
    [VOLTA_BPT] = {uses_bpt, 2},
    [VOLTA_F2F_N] = {uses_f2f_n, 13},
    [VOLTA_F2F_W] = {uses_f2f_w, 13},
    [VOLTA_F2F_DW] = {uses_f2f_dw, 14},
    [VOLTA_F2F_DF] = {uses_f2f_df, 14},
    [VOLTA_F2F_ND] = {uses_f2f_nd, 17},
    [VOLTA_F2I_H] = {uses_f2i_h, 13},
    [VOLTA_F2I_S] = {uses_f2i_s, 13},
    [VOLTA_F2I_HD] = {uses_f2i_hd, 14},
    [VOLTA_F2I_SD] = {uses_f2i_sd, 14},
    [VOLTA_F2I_D] = {uses_f2i_d, 18},
    [VOLTA_I2F_B] = {uses_i2f_b, 8},
    [VOLTA_I2F_H] = {uses_i2f_b, 8},
    [VOLTA_I2F_W] = {uses_i2f_w, 8},
    [VOLTA_I2F_BD] = {uses_i2f_bd, 9},
    [VOLTA_I2F_HD] = {uses_i2f_bd, 9},
    [VOLTA_I2F_WD] = {uses_i2f_wd, 9},
    [VOLTA_I2F_D] = {uses_i2f_d, 11},
    [VOLTA_FRND_H] = {uses_frnd_h, 13},
    [VOLTA_FRND_S] = {uses_frnd_s, 13},
    [VOLTA_FRND_D] = {uses_frnd_d, 18},
    [VOLTA_I2I] = {uses_i2i, 8},
    [VOLTA_F2FP_P] = {uses_f2fp_p, 10},
    [VOLTA_F2FP_RS] = {uses_f2fp_rs, 12},
    [VOLTA_F2FP_M] = {uses_f2fp_m, 10},
    [VOLTA_F2FP_MC] = {uses_f2fp_mc, 8},
    [VOLTA_F2IP_B] = {uses_f2ip_b, 12},
    [VOLTA_F2IP_C] = {uses_f2ip_c, 10},
    [VOLTA_I2FP] = {uses_i2fp, 8},
    [VOLTA_I2IP_B] = {uses_i2ip_b, 12},
    [VOLTA_I2IP_N] = {uses_f2fp_rs, 12},
    [VOLTA_DADD_R] = {uses_dadd_r, 16},
    [VOLTA_DADD_C] = {uses_dadd_c, 18},
    [VOLTA_DMUL] = {uses_dmul, 24},
    [VOLTA_DFMA_B] = {uses_dfma_b, 30},
    [VOLTA_DFMA_C] = {uses_dfma_c, 24},
    [VOLTA_DSETP] = {uses_dsetp, 99},
    [VOLTA_FADD] = {uses_fadd, 37},
    [VOLTA_FMUL] = {uses_fmul, 59},
    [VOLTA_FFMA_B] = {uses_ffma_b, 58},
    [VOLTA_FFMA_C] = {uses_ffma_c, 48},
    [VOLTA_FMNMX_N] = {uses_fmnmx_n, 50},
    [VOLTA_FMNMX_ISA] = {uses_fmnmx_isa, 19},
    [VOLTA_FSEL] = {uses_fsel, 40},
    [VOLTA_FSET] = {uses_fset, 52},
    [VOLTA_FSETP] = {uses_fsetp, 56},
    [VOLTA_FCHK] = {uses_fchk, 17},
    [VOLTA_FSWZADD] = {uses_fswzadd, 10},
    [VOLTA_MUFU_R] = {uses_mufu_r, 13},
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
    [VOLTA_HADD2] = {uses_hadd2, 17},
    [VOLTA_HMUL2] = {uses_hadd2, 17},
    [VOLTA_HFMA2_B] = {uses_hfma2_b, 21},
    [VOLTA_HFMA2_C] = {uses_hfma2_c, 17},
    [VOLTA_HFMA2_RB] = {uses_hfma2_rb, 22},
    [VOLTA_HFMA2_RC] = {uses_hfma2_rc, 18},
    [VOLTA_HFMA2_MMA_B] = {uses_hfma2_mma_b, 21},
    [VOLTA_HFMA2_MMA_C] = {uses_hfma2_mma_c, 17},
    [VOLTA_HFMA2_MMA_RB] = {uses_hfma2_mma_rb, 22},
    [VOLTA_HFMA2_MMA_RC] = {uses_hfma2_mma_rc, 18},
    [VOLTA_HSET2] = {uses_hset2, 18},
    [VOLTA_HSETP2] = {uses_hsetp2, 19},
    [VOLTA_HMNMX2] = {uses_hmnmx2, 18},
    [VOLTA_IADD3_N] = {uses_iadd3_n, 20},
    [VOLTA_IADD3_X] = {uses_iadd3_x, 22},
    [VOLTA_IMAD_R] = {uses_imad_r, 10},
    [VOLTA_IMAD_I] = {uses_imad_i, 8},
    [VOLTA_IMAD_B] = {uses_imad_b, 11},
    [VOLTA_IMAD_RI] = {uses_imad_ri, 7},
    [VOLTA_IMAD_RC] = {uses_imad_rc, 11},
    [VOLTA_IMAD_RU] = {uses_imad_ru, 9},
    [VOLTA_IMAD_BX] = {uses_imad_bx, 14},
    [VOLTA_IMAD_CX] = {uses_imad_cx, 14},
    [VOLTA_IMAD_WIDE_B] = {uses_imad_wide_b, 36},
    [VOLTA_IMAD_WIDE_C] = {uses_imad_wide_c, 31},
    [VOLTA_IMAD_WIDE_BX] = {uses_imad_wide_bx, 38},
    [VOLTA_IMAD_WIDE_CX] = {uses_imad_wide_cx, 33},
    [VOLTA_IMAD_HI_B] = {uses_imad_hi_b, 21},
    [VOLTA_IMAD_HI_C] = {uses_imad_hi_c, 18},
    [VOLTA_IMAD_HI_BX] = {uses_imad_hi_bx, 22},
    [VOLTA_IMAD_HI_CX] = {uses_imad_hi_cx, 19},
    [VOLTA_LOP3] = {uses_lop3, 27},
    [VOLTA_SHF_B] = {uses_shf_b, 66},
    [VOLTA_SHF_C] = {uses_shf_c, 41},
    [VOLTA_PRMT_B] = {uses_prmt_b, 92},
    [VOLTA_PRMT_C] = {uses_prmt_c, 63},
    [VOLTA_SEL] = {uses_sel, 11},
    [VOLTA_ISETP_N] = {uses_isetp_n, 79},
    [VOLTA_ISETP_X] = {uses_isetp_x, 113},
    [VOLTA_ISETP_O] = {uses_isetp_o, 81},
    [VOLTA_ISETP_OX] = {uses_isetp_ox, 117},
    [VOLTA_LEA_LO] = {uses_lea_lo, 16},
    [VOLTA_LEA_X] = {uses_lea_x, 17},
    [VOLTA_LEA_HI] = {uses_lea_hi, 19},
    [VOLTA_LEA_HX] = {uses_lea_hx, 20},
    [VOLTA_LEA_IH] = {uses_lea_ih, 9},
    [VOLTA_LEA_IX] = {uses_lea_ix, 10},
    [VOLTA_LEA_SX] = {uses_lea_lo, 16},
    [VOLTA_LEA_XS] = {uses_lea_x, 17},
    [VOLTA_POPC] = {uses_popc, 12},
    [VOLTA_BREV] = {uses_brev, 8},
    [VOLTA_FLO] = {uses_flo, 86},
    [VOLTA_IABS] = {uses_brev, 8},
    [VOLTA_SGXT] = {uses_sgxt, 23},
    [VOLTA_BMSK] = {uses_bmsk, 15},
    [VOLTA_MOV] = {uses_mov, 8},
    [VOLTA_IMNMX] = {uses_imnmx, 26},
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
    [VOLTA_ULDC_C] = {uses_uldc_c, 30},
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
    [VOLTA_HMMA_884] = {uses_hmma_884, 13},
    [VOLTA_HMMA_T] = {uses_hmma_t, 19},
    [VOLTA_HMMA_A] = {uses_hmma_a, 21},
    [VOLTA_HMMA_SP] = {uses_hmma_sp, 17},
    [VOLTA_IMMA] = {uses_imma, 21},
    [VOLTA_BMMA] = {uses_bmma, 19},
    [VOLTA_DMMA_A] = {uses_dmma_a, 17},
    [VOLTA_DMMA_H] = {uses_dmma_a, 17},
    [VOLTA_MOVM] = {uses_movm, 4},
    [VOLTA_HGMMA_HGMMA_R] = {uses_hgmma_hgmma_r, 8},
    [VOLTA_HGMMA_IGMMA_R] = {uses_hgmma_hgmma_r, 8},
    [VOLTA_HGMMA_BGMMA_R] = {uses_hgmma_hgmma_r, 8},
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
    [VOLTA_UIADD3_64] = {uses_uiadd3_64, 14},
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
    [VOLTA_S2UR] = {uses_s2ur, 6},
    [VOLTA_VABSDIFF_B] = {uses_vabsdiff_b, 25},
    [VOLTA_VABSDIFF_C] = {uses_vabsdiff_c, 19},
    [VOLTA_VABSDIFF4_B] = {uses_vabsdiff4_b, 13},
    [VOLTA_VABSDIFF4_C] = {uses_vabsdiff4_c, 11},
    [VOLTA_IDP_A4] = {uses_idp_a4, 15},
    [VOLTA_IDP_A2] = {uses_idp_a2, 15},
    [VOLTA_VOTE] = {uses_vote, 9},
    [VOLTA_VOTEU] = {uses_voteu, 19},
    [VOLTA_MATCH_ANY] = {uses_match_any, 6},
    [VOLTA_MATCH_ALL] = {uses_match_all, 7},
    [VOLTA_SHFL] = {uses_shfl, 32},
    [VOLTA_REDUX] = {uses_redux, 4},
    [VOLTA_ELECT] = {uses_elect, 5},
    [VOLTA_P2R] = {uses_p2r, 17},
    [VOLTA_R2P] = {uses_r2p, 21},
    [VOLTA_PLOP3] = {uses_plop3, 9},
    [VOLTA_PLOP3_SIGN_ONE] = {uses_plop3_sign_one, 11},
    [VOLTA_PLOP3_SIGN_TWO] = {uses_plop3_sign_two, 12},
    [VOLTA_PLOP3_SIGN_ALL] = {uses_plop3_sign_all, 13},
};

static const struct rt_use_alias aliases[] = {
    {0, 255, 2, {NULL, 0}, {NULL, 0}}, /* $R[255] */
    {1, 63, 2, {NULL, 0}, {NULL, 0}}, /* $UR[63] */
    {2, 7, 5, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {3, 7, 5, {NULL, 0}, {NULL, 0}}, /* $UP[7] */
    {7, 0, 538, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 33, 538, {NULL, 0}, {NULL, 0}}, /* $SR[33] */
    {7, 34, 538, {NULL, 0}, {NULL, 0}}, /* $SR[34] */
    {7, 35, 538, {NULL, 0}, {NULL, 0}}, /* $SR[35] */
    {7, 37, 538, {NULL, 0}, {NULL, 0}}, /* $SR[37] */
    {7, 38, 538, {NULL, 0}, {NULL, 0}}, /* $SR[38] */
    {7, 39, 538, {NULL, 0}, {NULL, 0}}, /* $SR[39] */
    {7, 56, 4301, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 4302, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 4304, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 4306, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 4308, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
    {7, 255, 2, {NULL, 0}, {NULL, 0}}, /* $SR[255] */
};

static const struct rt_uses uses = {
    .target = &volta_target, .terms = terms, .forms = forms,
    .aliases = aliases, .alias_count = 17,
};

size_t volta_uses(const struct isadora_context *c, const struct isadora_insn *in,
    struct isadora_use *out, size_t room)
{
    return rt_uses_of(&uses, c, in, out, room);
}
