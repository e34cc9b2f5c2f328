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
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 400 */
    {RT_TERM_LAND, 398, 400, 0, 0}, /* 401 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 402 */
    {RT_TERM_LAND, 398, 402, 0, 0}, /* 403 */
    {RT_TERM_LT, 294, 391, 0, 0}, /* 404 */
    {RT_TERM_LAND, 398, 404, 0, 0}, /* 405 */
    {RT_TERM_BAND, 294, 156, 0, 0}, /* 406 */
    {RT_TERM_COND, 74, 287, 288, 0}, /* 407 */
    {RT_TERM_COND, 70, 5, 407, 0}, /* 408 */
    {RT_TERM_LAND, 408, 356, 0, 0}, /* 409 */
    {RT_TERM_BOR, 13, 5, 0, 0}, /* 410 */
    {RT_TERM_LAND, 408, 402, 0, 0}, /* 411 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 412 */
    {RT_TERM_LAND, 408, 412, 0, 0}, /* 413 */
    {RT_TERM_REG, 111, 0, 0, 2}, /* 414 */
    {RT_TERM_LNOT, 414, 0, 0, 0}, /* 415 */
    {RT_TERM_COND, 354, 414, 415, 0}, /* 416 */
    {RT_TERM_COND, 356, 5, 416, 0}, /* 417 */
    {RT_TERM_REG, 13, 0, 0, 2}, /* 418 */
    {RT_TERM_LNOT, 418, 0, 0, 0}, /* 419 */
    {RT_TERM_COND, 354, 418, 419, 0}, /* 420 */
    {RT_TERM_COND, 356, 5, 420, 0}, /* 421 */
    {RT_TERM_COND, 74, 414, 415, 0}, /* 422 */
    {RT_TERM_COND, 70, 5, 422, 0}, /* 423 */
    {RT_TERM_LAND, 423, 354, 0, 0}, /* 424 */
    {RT_TERM_LAND, 423, 355, 0, 0}, /* 425 */
    {RT_TERM_LAND, 228, 74, 0, 0}, /* 426 */
    {RT_TERM_LAND, 228, 77, 0, 0}, /* 427 */
    {RT_TERM_COND, 18, 357, 358, 0}, /* 428 */
    {RT_TERM_COND, 10, 5, 428, 0}, /* 429 */
    {RT_TERM_LAND, 429, 74, 0, 0}, /* 430 */
    {RT_TERM_LAND, 429, 77, 0, 0}, /* 431 */
    {RT_TERM_BXOR, 414, 5, 0, 0}, /* 432 */
    {RT_TERM_BXOR, 414, 2, 0, 0}, /* 433 */
    {RT_TERM_COND, 74, 432, 433, 0}, /* 434 */
    {RT_TERM_COND, 70, 5, 434, 0}, /* 435 */
    {RT_TERM_LAND, 429, 435, 0, 0}, /* 436 */
    {RT_TERM_LAND, 436, 18, 0, 0}, /* 437 */
    {RT_TERM_LAND, 436, 21, 0, 0}, /* 438 */
    {RT_TERM_LAND, 436, 74, 0, 0}, /* 439 */
    {RT_TERM_LAND, 436, 77, 0, 0}, /* 440 */
    {RT_TERM_LAND, 290, 354, 0, 0}, /* 441 */
    {RT_TERM_LAND, 290, 355, 0, 0}, /* 442 */
    {RT_TERM_LAND, 290, 379, 0, 0}, /* 443 */
    {RT_TERM_LAND, 443, 77, 0, 0}, /* 444 */
    {RT_TERM_LAND, 443, 309, 0, 0}, /* 445 */
    {RT_TERM_LAND, 443, 18, 0, 0}, /* 446 */
    {RT_TERM_LAND, 443, 21, 0, 0}, /* 447 */
    {RT_TERM_LAND, 443, 354, 0, 0}, /* 448 */
    {RT_TERM_LAND, 443, 355, 0, 0}, /* 449 */
    {RT_TERM_COND, 354, 432, 433, 0}, /* 450 */
    {RT_TERM_COND, 356, 5, 450, 0}, /* 451 */
    {RT_TERM_LAND, 366, 451, 0, 0}, /* 452 */
    {RT_TERM_LAND, 452, 74, 0, 0}, /* 453 */
    {RT_TERM_LAND, 452, 77, 0, 0}, /* 454 */
    {RT_TERM_LAND, 452, 354, 0, 0}, /* 455 */
    {RT_TERM_LAND, 452, 355, 0, 0}, /* 456 */
    {RT_TERM_LAND, 423, 379, 0, 0}, /* 457 */
    {RT_TERM_LAND, 457, 74, 0, 0}, /* 458 */
    {RT_TERM_LAND, 457, 77, 0, 0}, /* 459 */
    {RT_TERM_LAND, 457, 354, 0, 0}, /* 460 */
    {RT_TERM_LAND, 457, 355, 0, 0}, /* 461 */
    {RT_TERM_LAND, 366, 356, 0, 0}, /* 462 */
    {RT_TERM_LAND, 366, 400, 0, 0}, /* 463 */
    {RT_TERM_LAND, 305, 356, 0, 0}, /* 464 */
    {RT_TERM_LAND, 305, 354, 0, 0}, /* 465 */
    {RT_TERM_LAND, 305, 355, 0, 0}, /* 466 */
    {RT_TERM_LAND, 305, 400, 0, 0}, /* 467 */
    {RT_TERM_LNOT, 375, 0, 0, 0}, /* 468 */
    {RT_TERM_COND, 74, 375, 468, 0}, /* 469 */
    {RT_TERM_COND, 70, 5, 469, 0}, /* 470 */
    {RT_TERM_COND, 354, 375, 468, 0}, /* 471 */
    {RT_TERM_COND, 356, 5, 471, 0}, /* 472 */
    {RT_TERM_COND, 74, 361, 362, 0}, /* 473 */
    {RT_TERM_COND, 70, 5, 473, 0}, /* 474 */
    {RT_TERM_LAND, 474, 356, 0, 0}, /* 475 */
    {RT_TERM_LAND, 474, 400, 0, 0}, /* 476 */
    {RT_TERM_LAND, 474, 402, 0, 0}, /* 477 */
    {RT_TERM_REG, 12, 0, 0, 2}, /* 478 */
    {RT_TERM_LNOT, 478, 0, 0, 0}, /* 479 */
    {RT_TERM_COND, 74, 478, 479, 0}, /* 480 */
    {RT_TERM_COND, 70, 5, 480, 0}, /* 481 */
    {RT_TERM_LAND, 481, 356, 0, 0}, /* 482 */
    {RT_TERM_LAND, 481, 354, 0, 0}, /* 483 */
    {RT_TERM_LAND, 481, 355, 0, 0}, /* 484 */
    {RT_TERM_LAND, 481, 400, 0, 0}, /* 485 */
    {RT_TERM_LAND, 398, 354, 0, 0}, /* 486 */
    {RT_TERM_LAND, 398, 355, 0, 0}, /* 487 */
    {RT_TERM_REG, 81, 0, 0, 3}, /* 488 */
    {RT_TERM_LNOT, 488, 0, 0, 0}, /* 489 */
    {RT_TERM_COND, 74, 488, 489, 0}, /* 490 */
    {RT_TERM_COND, 70, 5, 490, 0}, /* 491 */
    {RT_TERM_LAND, 491, 356, 0, 0}, /* 492 */
    {RT_TERM_LAND, 491, 354, 0, 0}, /* 493 */
    {RT_TERM_BOR, 294, 5, 0, 0}, /* 494 */
    {RT_TERM_REG, 26, 0, 0, 3}, /* 495 */
    {RT_TERM_LNOT, 495, 0, 0, 0}, /* 496 */
    {RT_TERM_COND, 74, 495, 496, 0}, /* 497 */
    {RT_TERM_COND, 70, 5, 497, 0}, /* 498 */
    {RT_TERM_LAND, 498, 356, 0, 0}, /* 499 */
    {RT_TERM_LAND, 498, 354, 0, 0}, /* 500 */
    {RT_TERM_BOR, 26, 5, 0, 0}, /* 501 */
    {RT_TERM_LAND, 372, 356, 0, 0}, /* 502 */
    {RT_TERM_LAND, 372, 400, 0, 0}, /* 503 */
    {RT_TERM_COND, 354, 495, 496, 0}, /* 504 */
    {RT_TERM_COND, 356, 5, 504, 0}, /* 505 */
    {RT_TERM_REG, 111, 0, 0, 3}, /* 506 */
    {RT_TERM_LNOT, 506, 0, 0, 0}, /* 507 */
    {RT_TERM_COND, 354, 506, 507, 0}, /* 508 */
    {RT_TERM_COND, 356, 5, 508, 0}, /* 509 */
    {RT_TERM_LAND, 475, 15, 0, 0}, /* 510 */
    {RT_TERM_LAND, 474, 354, 0, 0}, /* 511 */
    {RT_TERM_LAND, 511, 15, 0, 0}, /* 512 */
    {RT_TERM_LAND, 474, 355, 0, 0}, /* 513 */
    {RT_TERM_LAND, 513, 15, 0, 0}, /* 514 */
    {RT_TERM_LAND, 408, 354, 0, 0}, /* 515 */
    {RT_TERM_LAND, 408, 355, 0, 0}, /* 516 */
    {RT_TERM_LAND, 408, 400, 0, 0}, /* 517 */
    {RT_TERM_NE, 26, 23, 0, 0}, /* 518 */
    {RT_TERM_LAND, 290, 518, 0, 0}, /* 519 */
    {RT_TERM_LAND, 519, 70, 0, 0}, /* 520 */
    {RT_TERM_LAND, 520, 15, 0, 0}, /* 521 */
    {RT_TERM_LAND, 519, 74, 0, 0}, /* 522 */
    {RT_TERM_LAND, 522, 15, 0, 0}, /* 523 */
    {RT_TERM_LAND, 519, 77, 0, 0}, /* 524 */
    {RT_TERM_LAND, 524, 15, 0, 0}, /* 525 */
    {RT_TERM_LAND, 290, 296, 0, 0}, /* 526 */
    {RT_TERM_LAND, 526, 70, 0, 0}, /* 527 */
    {RT_TERM_LAND, 527, 15, 0, 0}, /* 528 */
    {RT_TERM_LAND, 526, 74, 0, 0}, /* 529 */
    {RT_TERM_LAND, 529, 15, 0, 0}, /* 530 */
    {RT_TERM_LAND, 526, 77, 0, 0}, /* 531 */
    {RT_TERM_LAND, 531, 15, 0, 0}, /* 532 */
    {RT_TERM_EQ, 294, 2, 0, 0}, /* 533 */
    {RT_TERM_LAND, 290, 533, 0, 0}, /* 534 */
    {RT_TERM_LAND, 534, 13, 0, 0}, /* 535 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 536 */
    {RT_TERM_LAND, 534, 536, 0, 0}, /* 537 */
    {RT_TERM_CONST, 0, 0, 0, 48}, /* 538 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 539 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 540 */
    {RT_TERM_LAND, 534, 540, 0, 0}, /* 541 */
    {RT_TERM_LAND, 541, 13, 0, 0}, /* 542 */
    {RT_TERM_LAND, 541, 536, 0, 0}, /* 543 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 544 */
    {RT_TERM_LAND, 540, 540, 0, 0}, /* 545 */
    {RT_TERM_LNOT, 545, 0, 0, 0}, /* 546 */
    {RT_TERM_LAND, 534, 546, 0, 0}, /* 547 */
    {RT_TERM_LAND, 547, 13, 0, 0}, /* 548 */
    {RT_TERM_LAND, 547, 536, 0, 0}, /* 549 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 550 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 551 */
    {RT_TERM_LAND, 547, 540, 0, 0}, /* 552 */
    {RT_TERM_LAND, 552, 13, 0, 0}, /* 553 */
    {RT_TERM_LAND, 552, 536, 0, 0}, /* 554 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 555 */
    {RT_TERM_EQ, 294, 5, 0, 0}, /* 556 */
    {RT_TERM_LAND, 290, 556, 0, 0}, /* 557 */
    {RT_TERM_LAND, 557, 13, 0, 0}, /* 558 */
    {RT_TERM_LAND, 557, 536, 0, 0}, /* 559 */
    {RT_TERM_LAND, 557, 540, 0, 0}, /* 560 */
    {RT_TERM_LAND, 560, 13, 0, 0}, /* 561 */
    {RT_TERM_LAND, 560, 536, 0, 0}, /* 562 */
    {RT_TERM_LAND, 290, 295, 0, 0}, /* 563 */
    {RT_TERM_LAND, 563, 13, 0, 0}, /* 564 */
    {RT_TERM_LAND, 563, 536, 0, 0}, /* 565 */
    {RT_TERM_LAND, 563, 540, 0, 0}, /* 566 */
    {RT_TERM_LAND, 566, 13, 0, 0}, /* 567 */
    {RT_TERM_LAND, 566, 536, 0, 0}, /* 568 */
    {RT_TERM_NE, 120, 23, 0, 0}, /* 569 */
    {RT_TERM_LAND, 305, 569, 0, 0}, /* 570 */
    {RT_TERM_LAND, 570, 70, 0, 0}, /* 571 */
    {RT_TERM_LAND, 571, 15, 0, 0}, /* 572 */
    {RT_TERM_LAND, 570, 74, 0, 0}, /* 573 */
    {RT_TERM_LAND, 573, 15, 0, 0}, /* 574 */
    {RT_TERM_LAND, 570, 77, 0, 0}, /* 575 */
    {RT_TERM_LAND, 575, 15, 0, 0}, /* 576 */
    {RT_TERM_COND, 356, 294, 111, 0}, /* 577 */
    {RT_TERM_EQ, 577, 122, 0, 0}, /* 578 */
    {RT_TERM_LAND, 305, 578, 0, 0}, /* 579 */
    {RT_TERM_LAND, 579, 70, 0, 0}, /* 580 */
    {RT_TERM_LAND, 580, 15, 0, 0}, /* 581 */
    {RT_TERM_LAND, 579, 74, 0, 0}, /* 582 */
    {RT_TERM_LAND, 582, 15, 0, 0}, /* 583 */
    {RT_TERM_LAND, 579, 77, 0, 0}, /* 584 */
    {RT_TERM_LAND, 584, 15, 0, 0}, /* 585 */
    {RT_TERM_EQ, 577, 2, 0, 0}, /* 586 */
    {RT_TERM_LAND, 305, 586, 0, 0}, /* 587 */
    {RT_TERM_LAND, 587, 13, 0, 0}, /* 588 */
    {RT_TERM_LAND, 587, 536, 0, 0}, /* 589 */
    {RT_TERM_LAND, 587, 540, 0, 0}, /* 590 */
    {RT_TERM_LAND, 590, 13, 0, 0}, /* 591 */
    {RT_TERM_LAND, 590, 536, 0, 0}, /* 592 */
    {RT_TERM_LAND, 540, 540, 0, 0}, /* 593 */
    {RT_TERM_LNOT, 593, 0, 0, 0}, /* 594 */
    {RT_TERM_LAND, 587, 594, 0, 0}, /* 595 */
    {RT_TERM_LAND, 595, 13, 0, 0}, /* 596 */
    {RT_TERM_LAND, 595, 536, 0, 0}, /* 597 */
    {RT_TERM_LAND, 595, 540, 0, 0}, /* 598 */
    {RT_TERM_LAND, 598, 13, 0, 0}, /* 599 */
    {RT_TERM_LAND, 598, 536, 0, 0}, /* 600 */
    {RT_TERM_EQ, 577, 5, 0, 0}, /* 601 */
    {RT_TERM_LAND, 305, 601, 0, 0}, /* 602 */
    {RT_TERM_LAND, 602, 13, 0, 0}, /* 603 */
    {RT_TERM_LAND, 602, 536, 0, 0}, /* 604 */
    {RT_TERM_LAND, 602, 540, 0, 0}, /* 605 */
    {RT_TERM_LAND, 605, 13, 0, 0}, /* 606 */
    {RT_TERM_LAND, 605, 536, 0, 0}, /* 607 */
    {RT_TERM_EQ, 577, 27, 0, 0}, /* 608 */
    {RT_TERM_LAND, 305, 608, 0, 0}, /* 609 */
    {RT_TERM_LAND, 609, 13, 0, 0}, /* 610 */
    {RT_TERM_LAND, 609, 536, 0, 0}, /* 611 */
    {RT_TERM_LAND, 609, 540, 0, 0}, /* 612 */
    {RT_TERM_LAND, 612, 13, 0, 0}, /* 613 */
    {RT_TERM_LAND, 612, 536, 0, 0}, /* 614 */
    {RT_TERM_LAND, 305, 518, 0, 0}, /* 615 */
    {RT_TERM_LAND, 615, 70, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 15, 0, 0}, /* 617 */
    {RT_TERM_LAND, 615, 74, 0, 0}, /* 618 */
    {RT_TERM_LAND, 618, 15, 0, 0}, /* 619 */
    {RT_TERM_LAND, 615, 77, 0, 0}, /* 620 */
    {RT_TERM_LAND, 620, 15, 0, 0}, /* 621 */
    {RT_TERM_LAND, 615, 309, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 15, 0, 0}, /* 623 */
    {RT_TERM_LAND, 615, 313, 0, 0}, /* 624 */
    {RT_TERM_LAND, 624, 15, 0, 0}, /* 625 */
    {RT_TERM_LAND, 615, 315, 0, 0}, /* 626 */
    {RT_TERM_LAND, 626, 15, 0, 0}, /* 627 */
    {RT_TERM_LAND, 305, 296, 0, 0}, /* 628 */
    {RT_TERM_LAND, 628, 70, 0, 0}, /* 629 */
    {RT_TERM_LAND, 629, 15, 0, 0}, /* 630 */
    {RT_TERM_LAND, 628, 74, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 15, 0, 0}, /* 632 */
    {RT_TERM_LAND, 628, 77, 0, 0}, /* 633 */
    {RT_TERM_LAND, 633, 15, 0, 0}, /* 634 */
    {RT_TERM_LAND, 628, 309, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 15, 0, 0}, /* 636 */
    {RT_TERM_LAND, 628, 313, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 15, 0, 0}, /* 638 */
    {RT_TERM_LAND, 628, 315, 0, 0}, /* 639 */
    {RT_TERM_LAND, 639, 15, 0, 0}, /* 640 */
    {RT_TERM_LAND, 306, 15, 0, 0}, /* 641 */
    {RT_TERM_LAND, 307, 15, 0, 0}, /* 642 */
    {RT_TERM_LAND, 308, 15, 0, 0}, /* 643 */
    {RT_TERM_LAND, 310, 15, 0, 0}, /* 644 */
    {RT_TERM_LAND, 305, 313, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 15, 0, 0}, /* 646 */
    {RT_TERM_LAND, 305, 315, 0, 0}, /* 647 */
    {RT_TERM_LAND, 647, 15, 0, 0}, /* 648 */
    {RT_TERM_LAND, 246, 569, 0, 0}, /* 649 */
    {RT_TERM_LAND, 649, 70, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 15, 0, 0}, /* 651 */
    {RT_TERM_LAND, 649, 74, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 15, 0, 0}, /* 653 */
    {RT_TERM_LAND, 649, 77, 0, 0}, /* 654 */
    {RT_TERM_LAND, 654, 15, 0, 0}, /* 655 */
    {RT_TERM_LAND, 649, 309, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 15, 0, 0}, /* 657 */
    {RT_TERM_LAND, 246, 578, 0, 0}, /* 658 */
    {RT_TERM_LAND, 658, 70, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 15, 0, 0}, /* 660 */
    {RT_TERM_LAND, 658, 74, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 15, 0, 0}, /* 662 */
    {RT_TERM_LAND, 658, 77, 0, 0}, /* 663 */
    {RT_TERM_LAND, 663, 15, 0, 0}, /* 664 */
    {RT_TERM_LAND, 658, 309, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 15, 0, 0}, /* 666 */
    {RT_TERM_LAND, 312, 15, 0, 0}, /* 667 */
    {RT_TERM_REG, 294, 0, 0, 3}, /* 668 */
    {RT_TERM_LNOT, 668, 0, 0, 0}, /* 669 */
    {RT_TERM_COND, 354, 668, 669, 0}, /* 670 */
    {RT_TERM_COND, 356, 5, 670, 0}, /* 671 */
    {RT_TERM_COND, 18, 495, 496, 0}, /* 672 */
    {RT_TERM_COND, 10, 5, 672, 0}, /* 673 */
    {RT_TERM_LAND, 673, 354, 0, 0}, /* 674 */
    {RT_TERM_COND, 74, 668, 669, 0}, /* 675 */
    {RT_TERM_COND, 70, 5, 675, 0}, /* 676 */
    {RT_TERM_COND, 74, 506, 507, 0}, /* 677 */
    {RT_TERM_COND, 70, 5, 677, 0}, /* 678 */
    {RT_TERM_BXOR, 357, 5, 0, 0}, /* 679 */
    {RT_TERM_BXOR, 357, 2, 0, 0}, /* 680 */
    {RT_TERM_COND, 354, 679, 680, 0}, /* 681 */
    {RT_TERM_COND, 356, 5, 681, 0}, /* 682 */
    {RT_TERM_LAND, 474, 682, 0, 0}, /* 683 */
    {RT_TERM_COND, 683, 381, 2, 0}, /* 684 */
    {RT_TERM_BNOT, 684, 0, 0, 0}, /* 685 */
    {RT_TERM_BAND, 381, 685, 0, 0}, /* 686 */
    {RT_TERM_EQ, 686, 2, 0, 0}, /* 687 */
    {RT_TERM_GT, 13, 5, 0, 0}, /* 688 */
    {RT_TERM_LAND, 688, 18, 0, 0}, /* 689 */
    {RT_TERM_LAND, 688, 21, 0, 0}, /* 690 */
    {RT_TERM_LAND, 688, 290, 0, 0}, /* 691 */
    {RT_TERM_LAND, 691, 354, 0, 0}, /* 692 */
    {RT_TERM_LAND, 691, 355, 0, 0}, /* 693 */
    {RT_TERM_BXOR, 369, 5, 0, 0}, /* 694 */
    {RT_TERM_BXOR, 369, 2, 0, 0}, /* 695 */
    {RT_TERM_COND, 354, 694, 695, 0}, /* 696 */
    {RT_TERM_COND, 356, 5, 696, 0}, /* 697 */
    {RT_TERM_LAND, 691, 697, 0, 0}, /* 698 */
    {RT_TERM_LAND, 290, 697, 0, 0}, /* 699 */
    {RT_TERM_COND, 699, 381, 2, 0}, /* 700 */
    {RT_TERM_EQ, 700, 381, 0, 0}, /* 701 */
    {RT_TERM_LAND, 701, 18, 0, 0}, /* 702 */
    {RT_TERM_LAND, 701, 21, 0, 0}, /* 703 */
    {RT_TERM_LAND, 701, 290, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 354, 0, 0}, /* 705 */
    {RT_TERM_LAND, 704, 355, 0, 0}, /* 706 */
    {RT_TERM_NEXT, 0, 0, 0, 0}, /* 707 */
    {RT_TERM_SEXT, 120, 0, 0, 48}, /* 708 */
    {RT_TERM_MUL, 708, 107, 0, 0}, /* 709 */
    {RT_TERM_ADD, 707, 709, 0, 0}, /* 710 */
    {RT_TERM_SEXT, 81, 0, 0, 56}, /* 711 */
    {RT_TERM_MUL, 711, 107, 0, 0}, /* 712 */
    {RT_TERM_ADD, 707, 712, 0, 0}, /* 713 */
    {RT_TERM_COND, 70, 710, 713, 0}, /* 714 */
    {RT_TERM_LNOT, 701, 0, 0, 0}, /* 715 */
    {RT_TERM_LAND, 715, 18, 0, 0}, /* 716 */
    {RT_TERM_LAND, 715, 21, 0, 0}, /* 717 */
    {RT_TERM_LAND, 715, 290, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 354, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 355, 0, 0}, /* 720 */
    {RT_TERM_LAND, 341, 354, 0, 0}, /* 721 */
    {RT_TERM_LAND, 341, 355, 0, 0}, /* 722 */
    {RT_TERM_LAND, 341, 697, 0, 0}, /* 723 */
    {RT_TERM_BXOR, 488, 120, 0, 0}, /* 724 */
    {RT_TERM_LAND, 723, 724, 0, 0}, /* 725 */
    {RT_TERM_COND, 725, 381, 2, 0}, /* 726 */
    {RT_TERM_EQ, 726, 381, 0, 0}, /* 727 */
    {RT_TERM_LAND, 727, 0, 0, 0}, /* 728 */
    {RT_TERM_LAND, 727, 3, 0, 0}, /* 729 */
    {RT_TERM_LAND, 727, 341, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 354, 0, 0}, /* 731 */
    {RT_TERM_LAND, 730, 355, 0, 0}, /* 732 */
    {RT_TERM_LAND, 730, 697, 0, 0}, /* 733 */
    {RT_TERM_SEXT, 82, 0, 0, 48}, /* 734 */
    {RT_TERM_MUL, 734, 107, 0, 0}, /* 735 */
    {RT_TERM_ADD, 707, 735, 0, 0}, /* 736 */
    {RT_TERM_SEXT, 39, 0, 0, 56}, /* 737 */
    {RT_TERM_MUL, 737, 107, 0, 0}, /* 738 */
    {RT_TERM_ADD, 707, 738, 0, 0}, /* 739 */
    {RT_TERM_COND, 10, 736, 739, 0}, /* 740 */
    {RT_TERM_LNOT, 727, 0, 0, 0}, /* 741 */
    {RT_TERM_LAND, 741, 0, 0, 0}, /* 742 */
    {RT_TERM_LAND, 741, 3, 0, 0}, /* 743 */
    {RT_TERM_LAND, 741, 341, 0, 0}, /* 744 */
    {RT_TERM_LAND, 744, 354, 0, 0}, /* 745 */
    {RT_TERM_LAND, 744, 355, 0, 0}, /* 746 */
    {RT_TERM_LAND, 744, 697, 0, 0}, /* 747 */
    {RT_TERM_LAND, 305, 697, 0, 0}, /* 748 */
    {RT_TERM_MUL, 120, 107, 0, 0}, /* 749 */
    {RT_TERM_MUL, 81, 107, 0, 0}, /* 750 */
    {RT_TERM_COND, 70, 749, 750, 0}, /* 751 */
    {RT_TERM_COND, 18, 361, 362, 0}, /* 752 */
    {RT_TERM_COND, 10, 5, 752, 0}, /* 753 */
    {RT_TERM_LAND, 753, 354, 0, 0}, /* 754 */
    {RT_TERM_LAND, 753, 355, 0, 0}, /* 755 */
    {RT_TERM_LAND, 753, 379, 0, 0}, /* 756 */
    {RT_TERM_COND, 756, 381, 2, 0}, /* 757 */
    {RT_TERM_EQ, 757, 381, 0, 0}, /* 758 */
    {RT_TERM_LAND, 758, 74, 0, 0}, /* 759 */
    {RT_TERM_LAND, 758, 18, 0, 0}, /* 760 */
    {RT_TERM_LAND, 758, 21, 0, 0}, /* 761 */
    {RT_TERM_LAND, 758, 753, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 354, 0, 0}, /* 763 */
    {RT_TERM_LAND, 762, 355, 0, 0}, /* 764 */
    {RT_TERM_EQ, 540, 540, 0, 0}, /* 765 */
    {RT_TERM_LAND, 758, 765, 0, 0}, /* 766 */
    {RT_TERM_LAND, 766, 74, 0, 0}, /* 767 */
    {RT_TERM_LAND, 766, 18, 0, 0}, /* 768 */
    {RT_TERM_LAND, 766, 21, 0, 0}, /* 769 */
    {RT_TERM_LAND, 766, 753, 0, 0}, /* 770 */
    {RT_TERM_LAND, 770, 354, 0, 0}, /* 771 */
    {RT_TERM_LAND, 770, 355, 0, 0}, /* 772 */
    {RT_TERM_LNOT, 766, 0, 0, 0}, /* 773 */
    {RT_TERM_LAND, 773, 18, 0, 0}, /* 774 */
    {RT_TERM_LAND, 773, 21, 0, 0}, /* 775 */
    {RT_TERM_LAND, 773, 753, 0, 0}, /* 776 */
    {RT_TERM_LAND, 776, 354, 0, 0}, /* 777 */
    {RT_TERM_LAND, 776, 355, 0, 0}, /* 778 */
    {RT_TERM_LAND, 333, 354, 0, 0}, /* 779 */
    {RT_TERM_LAND, 333, 355, 0, 0}, /* 780 */
    {RT_TERM_LAND, 333, 451, 0, 0}, /* 781 */
    {RT_TERM_REG, 120, 0, 0, 3}, /* 782 */
    {RT_TERM_BXOR, 782, 26, 0, 0}, /* 783 */
    {RT_TERM_LAND, 781, 783, 0, 0}, /* 784 */
    {RT_TERM_COND, 784, 381, 2, 0}, /* 785 */
    {RT_TERM_EQ, 785, 381, 0, 0}, /* 786 */
    {RT_TERM_LAND, 786, 0, 0, 0}, /* 787 */
    {RT_TERM_LAND, 786, 3, 0, 0}, /* 788 */
    {RT_TERM_LAND, 786, 333, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 354, 0, 0}, /* 790 */
    {RT_TERM_LAND, 789, 355, 0, 0}, /* 791 */
    {RT_TERM_LAND, 789, 451, 0, 0}, /* 792 */
    {RT_TERM_MUL, 82, 107, 0, 0}, /* 793 */
    {RT_TERM_COND, 10, 750, 793, 0}, /* 794 */
    {RT_TERM_LNOT, 786, 0, 0, 0}, /* 795 */
    {RT_TERM_LAND, 795, 0, 0, 0}, /* 796 */
    {RT_TERM_LAND, 795, 3, 0, 0}, /* 797 */
    {RT_TERM_LAND, 795, 333, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 354, 0, 0}, /* 799 */
    {RT_TERM_LAND, 798, 355, 0, 0}, /* 800 */
    {RT_TERM_LAND, 798, 451, 0, 0}, /* 801 */
    {RT_TERM_LAND, 786, 765, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 0, 0, 0}, /* 803 */
    {RT_TERM_LAND, 802, 3, 0, 0}, /* 804 */
    {RT_TERM_LAND, 802, 333, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 354, 0, 0}, /* 806 */
    {RT_TERM_LAND, 805, 355, 0, 0}, /* 807 */
    {RT_TERM_LAND, 805, 451, 0, 0}, /* 808 */
    {RT_TERM_LNOT, 802, 0, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 0, 0, 0}, /* 810 */
    {RT_TERM_LAND, 809, 3, 0, 0}, /* 811 */
    {RT_TERM_LAND, 809, 333, 0, 0}, /* 812 */
    {RT_TERM_LAND, 812, 354, 0, 0}, /* 813 */
    {RT_TERM_LAND, 812, 355, 0, 0}, /* 814 */
    {RT_TERM_LAND, 812, 451, 0, 0}, /* 815 */
    {RT_TERM_LAND, 290, 451, 0, 0}, /* 816 */
    {RT_TERM_COND, 816, 381, 2, 0}, /* 817 */
    {RT_TERM_EQ, 817, 381, 0, 0}, /* 818 */
    {RT_TERM_EQ, 26, 23, 0, 0}, /* 819 */
    {RT_TERM_LNOT, 819, 0, 0, 0}, /* 820 */
    {RT_TERM_LAND, 818, 820, 0, 0}, /* 821 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 822 */
    {RT_TERM_BAND, 26, 822, 0, 0}, /* 823 */
    {RT_TERM_LAND, 818, 18, 0, 0}, /* 824 */
    {RT_TERM_LAND, 818, 21, 0, 0}, /* 825 */
    {RT_TERM_LAND, 818, 290, 0, 0}, /* 826 */
    {RT_TERM_LAND, 826, 354, 0, 0}, /* 827 */
    {RT_TERM_LAND, 826, 355, 0, 0}, /* 828 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 829 */
    {RT_TERM_ADD, 829, 707, 0, 0}, /* 830 */
    {RT_TERM_COND, 77, 2, 712, 0}, /* 831 */
    {RT_TERM_COND, 74, 709, 831, 0}, /* 832 */
    {RT_TERM_COND, 70, 2, 832, 0}, /* 833 */
    {RT_TERM_ADD, 830, 833, 0, 0}, /* 834 */
    {RT_TERM_LNOT, 818, 0, 0, 0}, /* 835 */
    {RT_TERM_LAND, 835, 18, 0, 0}, /* 836 */
    {RT_TERM_LAND, 835, 21, 0, 0}, /* 837 */
    {RT_TERM_LAND, 835, 290, 0, 0}, /* 838 */
    {RT_TERM_LAND, 838, 354, 0, 0}, /* 839 */
    {RT_TERM_LAND, 838, 355, 0, 0}, /* 840 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 841 */
    {RT_TERM_ADD, 841, 833, 0, 0}, /* 842 */
    {RT_TERM_LAND, 753, 451, 0, 0}, /* 843 */
    {RT_TERM_COND, 843, 381, 2, 0}, /* 844 */
    {RT_TERM_EQ, 844, 381, 0, 0}, /* 845 */
    {RT_TERM_LAND, 845, 18, 0, 0}, /* 846 */
    {RT_TERM_LAND, 845, 21, 0, 0}, /* 847 */
    {RT_TERM_LAND, 845, 753, 0, 0}, /* 848 */
    {RT_TERM_LAND, 848, 354, 0, 0}, /* 849 */
    {RT_TERM_LAND, 848, 355, 0, 0}, /* 850 */
    {RT_TERM_MUL, 26, 107, 0, 0}, /* 851 */
    {RT_TERM_COND, 70, 851, 749, 0}, /* 852 */
    {RT_TERM_ADD, 2, 852, 0, 0}, /* 853 */
    {RT_TERM_LNOT, 845, 0, 0, 0}, /* 854 */
    {RT_TERM_LAND, 854, 18, 0, 0}, /* 855 */
    {RT_TERM_LAND, 854, 21, 0, 0}, /* 856 */
    {RT_TERM_LAND, 854, 753, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 354, 0, 0}, /* 858 */
    {RT_TERM_LAND, 857, 355, 0, 0}, /* 859 */
    {RT_TERM_LAND, 818, 74, 0, 0}, /* 860 */
    {RT_TERM_ADD, 2, 540, 0, 0}, /* 861 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 862 */
    {RT_TERM_ADD, 862, 833, 0, 0}, /* 863 */
    {RT_TERM_SEXT, 26, 0, 0, 48}, /* 864 */
    {RT_TERM_MUL, 864, 107, 0, 0}, /* 865 */
    {RT_TERM_ADD, 707, 865, 0, 0}, /* 866 */
    {RT_TERM_SEXT, 120, 0, 0, 56}, /* 867 */
    {RT_TERM_MUL, 867, 107, 0, 0}, /* 868 */
    {RT_TERM_ADD, 707, 868, 0, 0}, /* 869 */
    {RT_TERM_COND, 70, 866, 869, 0}, /* 870 */
    {RT_TERM_ADD, 2, 870, 0, 0}, /* 871 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 872 */
    {RT_TERM_ADD, 872, 714, 0, 0}, /* 873 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 874 */
    {RT_TERM_ADD, 874, 714, 0, 0}, /* 875 */
    {RT_TERM_COND, 819, 2, 540, 0}, /* 876 */
    {RT_TERM_ADD, 876, 833, 0, 0}, /* 877 */
    {RT_TERM_COND, 84, 6, 7, 0}, /* 878 */
    {RT_TERM_COND, 86, 5, 878, 0}, /* 879 */
    {RT_TERM_LAND, 879, 356, 0, 0}, /* 880 */
    {RT_TERM_LAND, 879, 354, 0, 0}, /* 881 */
    {RT_TERM_LAND, 879, 400, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 74, 0, 0}, /* 883 */
    {RT_TERM_LAND, 879, 402, 0, 0}, /* 884 */
    {RT_TERM_LAND, 884, 18, 0, 0}, /* 885 */
    {RT_TERM_LAND, 879, 412, 0, 0}, /* 886 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 887 */
    {RT_TERM_LAND, 879, 887, 0, 0}, /* 888 */
    {RT_TERM_LAND, 356, 39, 0, 0}, /* 889 */
    {RT_TERM_LAND, 354, 39, 0, 0}, /* 890 */
    {RT_TERM_LAND, 184, 356, 0, 0}, /* 891 */
    {RT_TERM_LAND, 184, 354, 0, 0}, /* 892 */
    {RT_TERM_LAND, 184, 400, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 74, 0, 0}, /* 894 */
    {RT_TERM_LAND, 184, 402, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 18, 0, 0}, /* 896 */
    {RT_TERM_LAND, 184, 412, 0, 0}, /* 897 */
    {RT_TERM_LAND, 184, 887, 0, 0}, /* 898 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 899 */
    {RT_TERM_REG, 899, 0, 0, 2}, /* 900 */
    {RT_TERM_LNOT, 900, 0, 0, 0}, /* 901 */
    {RT_TERM_COND, 84, 900, 901, 0}, /* 902 */
    {RT_TERM_COND, 86, 5, 902, 0}, /* 903 */
    {RT_TERM_LAND, 903, 356, 0, 0}, /* 904 */
    {RT_TERM_LAND, 903, 354, 0, 0}, /* 905 */
    {RT_TERM_LAND, 903, 400, 0, 0}, /* 906 */
    {RT_TERM_LAND, 906, 74, 0, 0}, /* 907 */
    {RT_TERM_BOR, 42, 5, 0, 0}, /* 908 */
    {RT_TERM_LAND, 903, 402, 0, 0}, /* 909 */
    {RT_TERM_LAND, 909, 18, 0, 0}, /* 910 */
    {RT_TERM_LAND, 903, 412, 0, 0}, /* 911 */
    {RT_TERM_LAND, 903, 887, 0, 0}, /* 912 */
    {RT_TERM_LAND, 356, 40, 0, 0}, /* 913 */
    {RT_TERM_LAND, 354, 40, 0, 0}, /* 914 */
    {RT_TERM_GT, 294, 29, 0, 0}, /* 915 */
    {RT_TERM_LAND, 184, 915, 0, 0}, /* 916 */
    {RT_TERM_LAND, 228, 356, 0, 0}, /* 917 */
    {RT_TERM_LAND, 228, 354, 0, 0}, /* 918 */
    {RT_TERM_LAND, 918, 74, 0, 0}, /* 919 */
    {RT_TERM_LAND, 228, 355, 0, 0}, /* 920 */
    {RT_TERM_LAND, 356, 81, 0, 0}, /* 921 */
    {RT_TERM_LAND, 69, 356, 0, 0}, /* 922 */
    {RT_TERM_LAND, 69, 400, 0, 0}, /* 923 */
    {RT_TERM_LAND, 69, 402, 0, 0}, /* 924 */
    {RT_TERM_EQ, 13, 122, 0, 0}, /* 925 */
    {RT_TERM_LAND, 69, 925, 0, 0}, /* 926 */
    {RT_TERM_LAND, 356, 82, 0, 0}, /* 927 */
    {RT_TERM_LAND, 354, 82, 0, 0}, /* 928 */
    {RT_TERM_COND, 84, 194, 195, 0}, /* 929 */
    {RT_TERM_COND, 86, 5, 929, 0}, /* 930 */
    {RT_TERM_LAND, 930, 356, 0, 0}, /* 931 */
    {RT_TERM_LAND, 930, 354, 0, 0}, /* 932 */
    {RT_TERM_LAND, 930, 400, 0, 0}, /* 933 */
    {RT_TERM_LAND, 933, 74, 0, 0}, /* 934 */
    {RT_TERM_LAND, 930, 402, 0, 0}, /* 935 */
    {RT_TERM_LAND, 935, 18, 0, 0}, /* 936 */
    {RT_TERM_LAND, 930, 412, 0, 0}, /* 937 */
    {RT_TERM_LAND, 930, 887, 0, 0}, /* 938 */
    {RT_TERM_COND, 74, 243, 244, 0}, /* 939 */
    {RT_TERM_COND, 70, 5, 939, 0}, /* 940 */
    {RT_TERM_LAND, 940, 356, 0, 0}, /* 941 */
    {RT_TERM_LAND, 940, 400, 0, 0}, /* 942 */
    {RT_TERM_LAND, 940, 402, 0, 0}, /* 943 */
    {RT_TERM_LAND, 356, 26, 0, 0}, /* 944 */
    {RT_TERM_COND, 18, 43, 44, 0}, /* 945 */
    {RT_TERM_COND, 10, 5, 945, 0}, /* 946 */
    {RT_TERM_LAND, 946, 70, 0, 0}, /* 947 */
    {RT_TERM_LAND, 946, 309, 0, 0}, /* 948 */
    {RT_TERM_LAND, 946, 313, 0, 0}, /* 949 */
    {RT_TERM_LAND, 70, 40, 0, 0}, /* 950 */
    {RT_TERM_COND, 18, 900, 901, 0}, /* 951 */
    {RT_TERM_COND, 10, 5, 951, 0}, /* 952 */
    {RT_TERM_LAND, 952, 70, 0, 0}, /* 953 */
    {RT_TERM_LAND, 952, 309, 0, 0}, /* 954 */
    {RT_TERM_LAND, 952, 313, 0, 0}, /* 955 */
    {RT_TERM_LAND, 70, 39, 0, 0}, /* 956 */
    {RT_TERM_LAND, 70, 82, 0, 0}, /* 957 */
    {RT_TERM_COND, 18, 194, 195, 0}, /* 958 */
    {RT_TERM_COND, 10, 5, 958, 0}, /* 959 */
    {RT_TERM_LAND, 959, 77, 0, 0}, /* 960 */
    {RT_TERM_LAND, 959, 309, 0, 0}, /* 961 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 962 */
    {RT_TERM_REG, 962, 0, 0, 2}, /* 963 */
    {RT_TERM_LNOT, 963, 0, 0, 0}, /* 964 */
    {RT_TERM_COND, 18, 963, 964, 0}, /* 965 */
    {RT_TERM_COND, 10, 5, 965, 0}, /* 966 */
    {RT_TERM_LAND, 966, 70, 0, 0}, /* 967 */
    {RT_TERM_LAND, 966, 309, 0, 0}, /* 968 */
    {RT_TERM_LAND, 966, 313, 0, 0}, /* 969 */
    {RT_TERM_LAND, 952, 77, 0, 0}, /* 970 */
    {RT_TERM_LAND, 481, 402, 0, 0}, /* 971 */
    {RT_TERM_LAND, 356, 120, 0, 0}, /* 972 */
    {RT_TERM_COND, 0, 900, 901, 0}, /* 973 */
    {RT_TERM_COND, 4, 5, 973, 0}, /* 974 */
    {RT_TERM_LAND, 974, 70, 0, 0}, /* 975 */
    {RT_TERM_LAND, 974, 309, 0, 0}, /* 976 */
    {RT_TERM_LAND, 974, 313, 0, 0}, /* 977 */
    {RT_TERM_LAND, 246, 356, 0, 0}, /* 978 */
    {RT_TERM_LAND, 246, 354, 0, 0}, /* 979 */
    {RT_TERM_LAND, 354, 120, 0, 0}, /* 980 */
    {RT_TERM_LAND, 74, 39, 0, 0}, /* 981 */
    {RT_TERM_LAND, 88, 356, 0, 0}, /* 982 */
    {RT_TERM_LAND, 88, 354, 0, 0}, /* 983 */
    {RT_TERM_LAND, 88, 74, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 18, 0, 0}, /* 985 */
    {RT_TERM_LAND, 88, 77, 0, 0}, /* 986 */
    {RT_TERM_LAND, 986, 0, 0, 0}, /* 987 */
    {RT_TERM_LAND, 88, 309, 0, 0}, /* 988 */
    {RT_TERM_LAND, 88, 313, 0, 0}, /* 989 */
    {RT_TERM_LAND, 879, 70, 0, 0}, /* 990 */
    {RT_TERM_LAND, 879, 74, 0, 0}, /* 991 */
    {RT_TERM_LAND, 879, 309, 0, 0}, /* 992 */
    {RT_TERM_LAND, 992, 18, 0, 0}, /* 993 */
    {RT_TERM_LAND, 879, 313, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 0, 0, 0}, /* 995 */
    {RT_TERM_LAND, 879, 315, 0, 0}, /* 996 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 997 */
    {RT_TERM_LAND, 879, 997, 0, 0}, /* 998 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 999 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 1000 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 1001 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 1002 */
    {RT_TERM_REG, 1000, 0, 0, 2}, /* 1003 */
    {RT_TERM_LNOT, 1003, 0, 0, 0}, /* 1004 */
    {RT_TERM_COND, 999, 1003, 1004, 0}, /* 1005 */
    {RT_TERM_COND, 1002, 5, 1005, 0}, /* 1006 */
    {RT_TERM_LAND, 1006, 356, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1006, 354, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1006, 70, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1006, 74, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1006, 309, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1011, 18, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1006, 313, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1013, 0, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1006, 315, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1006, 997, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1006, 86, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1006, 84, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 86, 899, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 84, 899, 0, 0}, /* 1020 */
    {RT_TERM_COND, 999, 43, 44, 0}, /* 1021 */
    {RT_TERM_COND, 1002, 5, 1021, 0}, /* 1022 */
    {RT_TERM_LAND, 1022, 356, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1022, 354, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1022, 70, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1022, 74, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1022, 18, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 0, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1022, 21, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1029, 84, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1022, 55, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1022, 58, 0, 0}, /* 1032 */
    {RT_TERM_COND, 999, 963, 964, 0}, /* 1033 */
    {RT_TERM_COND, 1002, 5, 1033, 0}, /* 1034 */
    {RT_TERM_EQ, 13, 2, 0, 0}, /* 1035 */
    {RT_TERM_EQ, 13, 156, 0, 0}, /* 1036 */
    {RT_TERM_LOR, 1035, 1036, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1034, 1037, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 356, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1038, 354, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1038, 70, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1038, 74, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1038, 309, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 18, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1038, 313, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 0, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1038, 315, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1038, 997, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1034, 296, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 356, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1049, 354, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1049, 70, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1049, 74, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1049, 309, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 18, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1049, 313, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1056, 0, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1049, 315, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1049, 997, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1034, 533, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 356, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1060, 354, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1060, 70, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1060, 74, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1060, 309, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1065, 18, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1060, 313, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 0, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1060, 315, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1060, 997, 0, 0}, /* 1070 */
    {RT_TERM_BAND, 540, 13, 0, 0}, /* 1071 */
    {RT_TERM_NE, 1071, 2, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1060, 1072, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1034, 556, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1074, 356, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1074, 354, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1074, 70, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1074, 74, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1074, 309, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 18, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1074, 313, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 0, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1074, 315, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1074, 997, 0, 0}, /* 1084 */
    {RT_TERM_LNOT, 1072, 0, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1074, 1085, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1034, 295, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1087, 356, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1087, 354, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1087, 70, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1087, 74, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1087, 309, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 18, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1087, 313, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1094, 0, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1087, 315, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1087, 997, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1060, 1085, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1074, 1072, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 70, 12, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 74, 12, 0, 0}, /* 1101 */
    {RT_TERM_LNOT, 111, 0, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 903, 1102, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1103, 356, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1103, 354, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1103, 70, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1103, 74, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1103, 309, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 18, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1103, 313, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1110, 0, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1103, 315, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1103, 997, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 903, 111, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1114, 356, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1114, 354, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1114, 70, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1114, 74, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1114, 309, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1119, 18, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1114, 313, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1121, 0, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1114, 315, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1114, 997, 0, 0}, /* 1124 */
    {RT_TERM_LNOT, 540, 0, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1114, 1125, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1126, 356, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1126, 354, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1126, 70, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1126, 74, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1126, 309, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1131, 18, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1126, 313, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1133, 0, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1126, 315, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1126, 997, 0, 0}, /* 1136 */
    {RT_TERM_COND, 84, 1003, 1004, 0}, /* 1137 */
    {RT_TERM_COND, 86, 5, 1137, 0}, /* 1138 */
    {RT_TERM_NE, 294, 107, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1138, 1139, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1140, 356, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1140, 354, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1140, 70, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1140, 74, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1140, 309, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1145, 18, 0, 0}, /* 1146 */
    {RT_TERM_BOR, 899, 5, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1140, 313, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1148, 0, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1140, 315, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1140, 997, 0, 0}, /* 1151 */
    {RT_TERM_SLICE, 13, 2, 0, 1}, /* 1152 */
    {RT_TERM_LAND, 1138, 1152, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1153, 356, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1153, 354, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1153, 70, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1153, 74, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1153, 309, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 18, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1153, 313, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1160, 0, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1153, 315, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1153, 997, 0, 0}, /* 1163 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1138, 1164, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 356, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1165, 354, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1165, 70, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1165, 74, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1165, 309, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1170, 18, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1165, 313, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1172, 0, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1165, 315, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1165, 997, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1138, 26, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1176, 356, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1176, 354, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1176, 70, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1176, 74, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1176, 309, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1181, 18, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1176, 313, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1183, 0, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1176, 315, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1176, 997, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1176, 1125, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 356, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1187, 354, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1187, 70, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1187, 74, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1187, 309, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1192, 18, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1187, 313, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1194, 0, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1187, 315, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1187, 997, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 70, 48, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 74, 48, 0, 0}, /* 1199 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 1200 */
    {RT_TERM_REG, 1200, 0, 0, 2}, /* 1201 */
    {RT_TERM_LNOT, 1201, 0, 0, 0}, /* 1202 */
    {RT_TERM_COND, 999, 1201, 1202, 0}, /* 1203 */
    {RT_TERM_COND, 1002, 5, 1203, 0}, /* 1204 */
    {RT_TERM_LAND, 1204, 1152, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1205, 356, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1205, 354, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1205, 70, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1205, 74, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1205, 309, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1210, 18, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1205, 313, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1212, 0, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1205, 315, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1205, 997, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1205, 86, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1205, 84, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1204, 1102, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1218, 356, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1218, 354, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1218, 70, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1218, 74, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1218, 309, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 18, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1218, 313, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1225, 0, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1218, 315, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1218, 997, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1218, 86, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1218, 84, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1204, 111, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1231, 356, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1231, 354, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1231, 70, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1231, 74, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1231, 309, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1236, 18, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1231, 313, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1238, 0, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1231, 315, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1231, 997, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1231, 86, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1231, 84, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1231, 1125, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1244, 356, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1244, 354, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1244, 70, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1244, 74, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1244, 309, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1249, 18, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1244, 313, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1251, 0, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1244, 315, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1244, 997, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1244, 86, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1244, 84, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 86, 962, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 84, 962, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1006, 1152, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1259, 356, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1259, 354, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1259, 70, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1259, 74, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1259, 18, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1264, 0, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1259, 21, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1266, 84, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1259, 55, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1259, 58, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1006, 1102, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1270, 356, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1270, 354, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1270, 70, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1270, 74, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1270, 18, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1275, 0, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1270, 21, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1277, 84, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1270, 55, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1270, 58, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1006, 111, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1281, 356, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1281, 354, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1281, 70, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1281, 74, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1281, 18, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1286, 0, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1281, 21, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1288, 84, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1281, 55, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1281, 58, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1281, 1125, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1292, 356, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1292, 354, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1292, 70, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1292, 74, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1292, 18, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1297, 0, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1292, 21, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1299, 84, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1292, 55, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1292, 58, 0, 0}, /* 1302 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 1303 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 1304 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 1305 */
    {RT_TERM_COND, 1303, 963, 964, 0}, /* 1306 */
    {RT_TERM_COND, 1305, 5, 1306, 0}, /* 1307 */
    {RT_TERM_SHL, 294, 5, 0, 0}, /* 1308 */
    {RT_TERM_BOR, 13, 1308, 0, 0}, /* 1309 */
    {RT_TERM_SHL, 111, 27, 0, 0}, /* 1310 */
    {RT_TERM_BOR, 1309, 1310, 0, 0}, /* 1311 */
    {RT_TERM_COND, 354, 1309, 1311, 0}, /* 1312 */
    {RT_TERM_COND, 356, 13, 1312, 0}, /* 1313 */
    {RT_TERM_SLICE, 1313, 27, 0, 2}, /* 1314 */
    {RT_TERM_NE, 1314, 2, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1307, 1315, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1316, 10, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1316, 18, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1316, 4, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1316, 0, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1316, 109, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1321, 84, 0, 0}, /* 1322 */
    {RT_TERM_LINE, 3, 0, 0, 4}, /* 1323 */
    {RT_TERM_LAND, 1316, 1323, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1324, 999, 0, 0}, /* 1325 */
    {RT_TERM_LINE, 3, 0, 0, 5}, /* 1326 */
    {RT_TERM_LAND, 1316, 1326, 0, 0}, /* 1327 */
    {RT_TERM_LINE, 3, 0, 0, 6}, /* 1328 */
    {RT_TERM_LAND, 1316, 1328, 0, 0}, /* 1329 */
    {RT_TERM_SLICE, 1313, 5, 0, 1}, /* 1330 */
    {RT_TERM_LAND, 1307, 1330, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1331, 10, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1331, 18, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1331, 1125, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1334, 4, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1334, 0, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1334, 109, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1337, 84, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1334, 1323, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 999, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1334, 1326, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1334, 1328, 0, 0}, /* 1342 */
    {RT_TERM_LOR, 540, 540, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1330, 1343, 0, 0}, /* 1344 */
    {RT_TERM_LNOT, 1344, 0, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1307, 1345, 0, 0}, /* 1346 */
    {RT_TERM_BXOR, 1003, 899, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1346, 1347, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1348, 10, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1348, 18, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1348, 4, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1348, 0, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1348, 109, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1353, 84, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1348, 1323, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1355, 999, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1348, 1326, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1348, 1328, 0, 0}, /* 1358 */
    {RT_TERM_LNOT, 1347, 0, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1346, 1359, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1360, 10, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1360, 18, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1360, 4, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1360, 0, 0, 0}, /* 1364 */
    {RT_TERM_LAND, 1360, 109, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1365, 84, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1360, 1323, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1367, 999, 0, 0}, /* 1368 */
    {RT_TERM_LAND, 1360, 1326, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 1360, 1328, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 10, 82, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 18, 82, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 4, 12, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 0, 12, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1204, 356, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1204, 354, 0, 0}, /* 1376 */
    {RT_TERM_LAND, 1204, 70, 0, 0}, /* 1377 */
    {RT_TERM_LAND, 1204, 74, 0, 0}, /* 1378 */
    {RT_TERM_LAND, 1204, 309, 0, 0}, /* 1379 */
    {RT_TERM_LAND, 1379, 18, 0, 0}, /* 1380 */
    {RT_TERM_LAND, 1204, 313, 0, 0}, /* 1381 */
    {RT_TERM_LAND, 1381, 0, 0, 0}, /* 1382 */
    {RT_TERM_LAND, 1204, 315, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1204, 997, 0, 0}, /* 1384 */
    {RT_TERM_COND, 999, 900, 901, 0}, /* 1385 */
    {RT_TERM_COND, 1002, 5, 1385, 0}, /* 1386 */
    {RT_TERM_LAND, 1386, 13, 0, 0}, /* 1387 */
    {RT_TERM_BXOR, 43, 1, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1387, 1388, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1389, 356, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1389, 354, 0, 0}, /* 1391 */
    {RT_TERM_LNOT, 1388, 0, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1387, 1392, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1393, 70, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1393, 74, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1393, 309, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1396, 18, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1393, 313, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1398, 0, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1393, 315, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1393, 997, 0, 0}, /* 1401 */
    {RT_TERM_REG, 26, 0, 0, 0}, /* 1402 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 1403 */
    {RT_TERM_SHL, 111, 1403, 0, 0}, /* 1404 */
    {RT_TERM_BXOR, 1402, 1404, 0, 0}, /* 1405 */
    {RT_TERM_SLICE, 1402, 2, 0, 31}, /* 1406 */
    {RT_TERM_BXOR, 1406, 1404, 0, 0}, /* 1407 */
    {RT_TERM_COND, 356, 1405, 1407, 0}, /* 1408 */
    {RT_TERM_REG, 82, 0, 0, 0}, /* 1409 */
    {RT_TERM_SHL, 81, 1403, 0, 0}, /* 1410 */
    {RT_TERM_BXOR, 1409, 1410, 0, 0}, /* 1411 */
    {RT_TERM_SLICE, 1409, 2, 0, 31}, /* 1412 */
    {RT_TERM_BXOR, 1412, 1410, 0, 0}, /* 1413 */
    {RT_TERM_BXOR, 540, 1410, 0, 0}, /* 1414 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 1415 */
    {RT_TERM_BXOR, 1415, 1410, 0, 0}, /* 1416 */
    {RT_TERM_SLICE, 1415, 2, 0, 31}, /* 1417 */
    {RT_TERM_BXOR, 1417, 1410, 0, 0}, /* 1418 */
    {RT_TERM_COND, 315, 1416, 1418, 0}, /* 1419 */
    {RT_TERM_COND, 313, 1414, 1419, 0}, /* 1420 */
    {RT_TERM_COND, 309, 1414, 1420, 0}, /* 1421 */
    {RT_TERM_COND, 77, 40, 1421, 0}, /* 1422 */
    {RT_TERM_COND, 74, 1413, 1422, 0}, /* 1423 */
    {RT_TERM_COND, 70, 1411, 1423, 0}, /* 1424 */
    {RT_TERM_COND, 1388, 1408, 1424, 0}, /* 1425 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 1426 */
    {RT_TERM_SLICE, 1425, 1426, 0, 8}, /* 1427 */
    {RT_TERM_EQ, 1427, 2, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1387, 1428, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1429, 1388, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1430, 356, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1430, 354, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1429, 1392, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1433, 70, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1433, 74, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1433, 309, 0, 0}, /* 1436 */
    {RT_TERM_LAND, 1436, 18, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1433, 313, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1438, 0, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1433, 315, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1433, 997, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 13, 1428, 0, 0}, /* 1442 */
    {RT_TERM_LNOT, 1442, 0, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1386, 1443, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1444, 1388, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1445, 356, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1445, 354, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1444, 1392, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1448, 70, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1448, 74, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1448, 309, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1451, 18, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1448, 313, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1453, 0, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1448, 315, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1448, 997, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1034, 139, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1457, 356, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1457, 354, 0, 0}, /* 1459 */
    {RT_TERM_LAND, 1457, 70, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1457, 74, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1457, 309, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1462, 18, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1457, 313, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1464, 0, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1457, 315, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1457, 997, 0, 0}, /* 1467 */
    {RT_TERM_EQ, 111, 2, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1034, 1468, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1469, 356, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1469, 354, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1469, 70, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1469, 74, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1469, 309, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1474, 18, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1469, 313, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1476, 0, 0, 0}, /* 1477 */
    {RT_TERM_LAND, 1469, 315, 0, 0}, /* 1478 */
    {RT_TERM_LAND, 1469, 997, 0, 0}, /* 1479 */
    {RT_TERM_BAND, 540, 13, 0, 0}, /* 1480 */
    {RT_TERM_NE, 1480, 2, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1469, 1481, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1034, 169, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1483, 356, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1483, 354, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1483, 70, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1483, 74, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1483, 309, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1488, 18, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1483, 313, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 1490, 0, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1483, 315, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1483, 997, 0, 0}, /* 1493 */
    {RT_TERM_LNOT, 1481, 0, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1483, 1494, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1034, 112, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1496, 356, 0, 0}, /* 1497 */
    {RT_TERM_LAND, 1496, 354, 0, 0}, /* 1498 */
    {RT_TERM_LAND, 1496, 70, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 1496, 74, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1496, 309, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1501, 18, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1496, 313, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1503, 0, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1496, 315, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1496, 997, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1204, 139, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1507, 356, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1507, 354, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 1507, 70, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1507, 74, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1507, 309, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 1512, 18, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 1507, 313, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1514, 0, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1507, 315, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1507, 997, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1204, 1468, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 1518, 356, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1518, 354, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1518, 70, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1518, 74, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1518, 309, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1523, 18, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1518, 313, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1525, 0, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1518, 315, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1518, 997, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 1518, 1481, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1204, 169, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1530, 356, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1530, 354, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1530, 70, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1530, 74, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1530, 309, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1535, 18, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1530, 313, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1537, 0, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1530, 315, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1530, 997, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1530, 1494, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1204, 112, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1542, 356, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1542, 354, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1542, 70, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1542, 74, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1542, 309, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1547, 18, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1542, 313, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1549, 0, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1542, 315, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1542, 997, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1518, 1494, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1530, 1481, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 930, 70, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 930, 74, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 930, 309, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1557, 18, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 930, 313, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1559, 0, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 930, 315, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 930, 997, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 354, 26, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 74, 82, 0, 0}, /* 1564 */
    {RT_TERM_COND, 354, 6, 7, 0}, /* 1565 */
    {RT_TERM_COND, 356, 5, 1565, 0}, /* 1566 */
    {RT_TERM_BAND, 540, 122, 0, 0}, /* 1567 */
    {RT_TERM_EQ, 1567, 2, 0, 0}, /* 1568 */
    {RT_TERM_EQ, 1567, 5, 0, 0}, /* 1569 */
    {RT_TERM_EQ, 1567, 27, 0, 0}, /* 1570 */
    {RT_TERM_EQ, 1567, 122, 0, 0}, /* 1571 */
    {RT_TERM_COND, 1571, 25, 540, 0}, /* 1572 */
    {RT_TERM_COND, 1570, 48, 1572, 0}, /* 1573 */
    {RT_TERM_COND, 1569, 12, 1573, 0}, /* 1574 */
    {RT_TERM_COND, 1568, 40, 1574, 0}, /* 1575 */
    {RT_TERM_EQ, 1575, 122, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1566, 1576, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 88, 70, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 986, 18, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 988, 0, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 88, 315, 0, 0}, /* 1581 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 1582 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 1583 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 1584 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 1585 */
    {RT_TERM_REG, 1583, 0, 0, 2}, /* 1586 */
    {RT_TERM_LNOT, 1586, 0, 0, 0}, /* 1587 */
    {RT_TERM_COND, 1582, 1586, 1587, 0}, /* 1588 */
    {RT_TERM_COND, 1585, 5, 1588, 0}, /* 1589 */
    {RT_TERM_LAND, 1589, 70, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1589, 74, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1589, 86, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1589, 84, 0, 0}, /* 1593 */
    {RT_TERM_LINE, 4, 0, 0, 3}, /* 1594 */
    {RT_TERM_LAND, 1589, 1594, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1595, 1303, 0, 0}, /* 1596 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1597 */
    {RT_TERM_BOR, 1597, 5, 0, 0}, /* 1598 */
    {RT_TERM_LINE, 4, 0, 0, 4}, /* 1599 */
    {RT_TERM_LAND, 1589, 1599, 0, 0}, /* 1600 */
    {RT_TERM_LINE, 9, 0, 0, 1}, /* 1601 */
    {RT_TERM_LAND, 1600, 1601, 0, 0}, /* 1602 */
    {RT_TERM_LINE, 4, 0, 0, 5}, /* 1603 */
    {RT_TERM_LAND, 1589, 1603, 0, 0}, /* 1604 */
    {RT_TERM_LINE, 4, 0, 0, 6}, /* 1605 */
    {RT_TERM_LAND, 1589, 1605, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 86, 1, 0, 0}, /* 1607 */
    {RT_TERM_LAND, 84, 1, 0, 0}, /* 1608 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 1609 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 1610 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 1611 */
    {RT_TERM_LINE, 16, 0, 0, 0}, /* 1612 */
    {RT_TERM_REG, 1610, 0, 0, 2}, /* 1613 */
    {RT_TERM_LNOT, 1613, 0, 0, 0}, /* 1614 */
    {RT_TERM_COND, 1609, 1613, 1614, 0}, /* 1615 */
    {RT_TERM_COND, 1612, 5, 1615, 0}, /* 1616 */
    {RT_TERM_LAND, 1616, 70, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1616, 74, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1616, 86, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1616, 84, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1616, 1603, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1621, 1303, 0, 0}, /* 1622 */
    {RT_TERM_BOR, 1583, 5, 0, 0}, /* 1623 */
    {RT_TERM_LAND, 1616, 1605, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1624, 1601, 0, 0}, /* 1625 */
    {RT_TERM_LINE, 4, 0, 0, 7}, /* 1626 */
    {RT_TERM_LAND, 1616, 1626, 0, 0}, /* 1627 */
    {RT_TERM_LINE, 4, 0, 0, 8}, /* 1628 */
    {RT_TERM_LAND, 1616, 1628, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1616, 1585, 0, 0}, /* 1630 */
    {RT_TERM_VALUE, 0, 0, 0, 22}, /* 1631 */
    {RT_TERM_LAND, 1616, 1582, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 86, 25, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 84, 25, 0, 0}, /* 1634 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 1635 */
    {RT_TERM_LAND, 1585, 1635, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1582, 1635, 0, 0}, /* 1637 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 1638 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 1639 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 1640 */
    {RT_TERM_LINE, 14, 0, 0, 0}, /* 1641 */
    {RT_TERM_REG, 1639, 0, 0, 2}, /* 1642 */
    {RT_TERM_LNOT, 1642, 0, 0, 0}, /* 1643 */
    {RT_TERM_COND, 1638, 1642, 1643, 0}, /* 1644 */
    {RT_TERM_COND, 1641, 5, 1644, 0}, /* 1645 */
    {RT_TERM_LAND, 1645, 70, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1645, 74, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1645, 86, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1645, 84, 0, 0}, /* 1649 */
    {RT_TERM_LINE, 7, 0, 0, 3}, /* 1650 */
    {RT_TERM_LAND, 1645, 1650, 0, 0}, /* 1651 */
    {RT_TERM_LINE, 8, 0, 0, 1}, /* 1652 */
    {RT_TERM_LAND, 1651, 1652, 0, 0}, /* 1653 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 1654 */
    {RT_TERM_BOR, 1654, 5, 0, 0}, /* 1655 */
    {RT_TERM_LINE, 7, 0, 0, 4}, /* 1656 */
    {RT_TERM_LAND, 1645, 1656, 0, 0}, /* 1657 */
    {RT_TERM_LINE, 10, 0, 0, 1}, /* 1658 */
    {RT_TERM_LAND, 1657, 1658, 0, 0}, /* 1659 */
    {RT_TERM_LINE, 7, 0, 0, 5}, /* 1660 */
    {RT_TERM_LAND, 1645, 1660, 0, 0}, /* 1661 */
    {RT_TERM_LINE, 7, 0, 0, 6}, /* 1662 */
    {RT_TERM_LAND, 1645, 1662, 0, 0}, /* 1663 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 1664 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 1665 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 1666 */
    {RT_TERM_LINE, 17, 0, 0, 0}, /* 1667 */
    {RT_TERM_REG, 1665, 0, 0, 2}, /* 1668 */
    {RT_TERM_LNOT, 1668, 0, 0, 0}, /* 1669 */
    {RT_TERM_COND, 1664, 1668, 1669, 0}, /* 1670 */
    {RT_TERM_COND, 1667, 5, 1670, 0}, /* 1671 */
    {RT_TERM_LAND, 1671, 70, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1671, 74, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1671, 86, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1671, 84, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1671, 1599, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1676, 1303, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1671, 1603, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1678, 1601, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1671, 1605, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1671, 1626, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1671, 1585, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1671, 1582, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 70, 81, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 74, 81, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 86, 48, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 84, 48, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1585, 1631, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1582, 1631, 0, 0}, /* 1689 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 1690 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 1691 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 1692 */
    {RT_TERM_LINE, 15, 0, 0, 0}, /* 1693 */
    {RT_TERM_REG, 1691, 0, 0, 2}, /* 1694 */
    {RT_TERM_LNOT, 1694, 0, 0, 0}, /* 1695 */
    {RT_TERM_COND, 1690, 1694, 1695, 0}, /* 1696 */
    {RT_TERM_COND, 1693, 5, 1696, 0}, /* 1697 */
    {RT_TERM_LAND, 1697, 70, 0, 0}, /* 1698 */
    {RT_TERM_LAND, 1697, 74, 0, 0}, /* 1699 */
    {RT_TERM_LAND, 1697, 86, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1697, 84, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1697, 1304, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1702, 1652, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1697, 1650, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1704, 1658, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1697, 1656, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1697, 1660, 0, 0}, /* 1707 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 1708 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 1709 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 1710 */
    {RT_TERM_REG, 1597, 0, 0, 2}, /* 1711 */
    {RT_TERM_LNOT, 1711, 0, 0, 0}, /* 1712 */
    {RT_TERM_COND, 1708, 1711, 1712, 0}, /* 1713 */
    {RT_TERM_COND, 1710, 5, 1713, 0}, /* 1714 */
    {RT_TERM_LAND, 1714, 70, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1714, 74, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1714, 10, 0, 0}, /* 1717 */
    {RT_TERM_LAND, 1714, 18, 0, 0}, /* 1718 */
    {RT_TERM_LAND, 1714, 61, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1719, 0, 0, 0}, /* 1720 */
    {RT_TERM_BOR, 1000, 5, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 1714, 102, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1722, 84, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1714, 104, 0, 0}, /* 1724 */
    {RT_TERM_LINE, 2, 0, 0, 8}, /* 1725 */
    {RT_TERM_LAND, 1714, 1725, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1714, 1002, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1714, 999, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 10, 40, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 18, 40, 0, 0}, /* 1730 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1731 */
    {RT_TERM_LAND, 1002, 1731, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 999, 1731, 0, 0}, /* 1733 */
    {RT_TERM_COND, 1708, 1201, 1202, 0}, /* 1734 */
    {RT_TERM_COND, 1710, 5, 1734, 0}, /* 1735 */
    {RT_TERM_LAND, 1735, 70, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1735, 74, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1735, 10, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1735, 18, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1735, 109, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1740, 84, 0, 0}, /* 1741 */
    {RT_TERM_BOR, 962, 5, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1735, 1323, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1743, 999, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1735, 1326, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1735, 1328, 0, 0}, /* 1746 */
    {RT_TERM_REG, 1654, 0, 0, 2}, /* 1747 */
    {RT_TERM_LNOT, 1747, 0, 0, 0}, /* 1748 */
    {RT_TERM_COND, 1303, 1747, 1748, 0}, /* 1749 */
    {RT_TERM_COND, 1305, 5, 1749, 0}, /* 1750 */
    {RT_TERM_LAND, 1750, 70, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 74, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1750, 10, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1750, 18, 0, 0}, /* 1754 */
    {RT_TERM_LAND, 1750, 61, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1755, 0, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1750, 102, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1757, 84, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1750, 104, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1750, 1725, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1750, 1002, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1750, 999, 0, 0}, /* 1762 */
    {RT_TERM_COND, 1303, 1711, 1712, 0}, /* 1763 */
    {RT_TERM_COND, 1305, 5, 1763, 0}, /* 1764 */
    {RT_TERM_LAND, 1764, 70, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1764, 74, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1764, 10, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1764, 18, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1764, 109, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1769, 84, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1764, 1323, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1771, 999, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1764, 1326, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1764, 1328, 0, 0}, /* 1774 */
    {RT_TERM_COND, 1638, 1694, 1695, 0}, /* 1775 */
    {RT_TERM_COND, 1641, 5, 1775, 0}, /* 1776 */
    {RT_TERM_LAND, 1776, 70, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1776, 74, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1776, 86, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1776, 84, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1776, 1603, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1781, 1303, 0, 0}, /* 1782 */
    {RT_TERM_BOR, 1631, 5, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1776, 1605, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1784, 1601, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1776, 1626, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1776, 1628, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 74, 40, 0, 0}, /* 1788 */
    {RT_TERM_LAND, 86, 42, 0, 0}, /* 1789 */
    {RT_TERM_LAND, 84, 42, 0, 0}, /* 1790 */
    {RT_TERM_COND, 1638, 1613, 1614, 0}, /* 1791 */
    {RT_TERM_COND, 1641, 5, 1791, 0}, /* 1792 */
    {RT_TERM_LAND, 1792, 70, 0, 0}, /* 1793 */
    {RT_TERM_LAND, 1792, 74, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1792, 86, 0, 0}, /* 1795 */
    {RT_TERM_LAND, 1792, 84, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1792, 1603, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1797, 1303, 0, 0}, /* 1798 */
    {RT_TERM_BOR, 1635, 5, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1792, 1605, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1800, 1601, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1792, 1626, 0, 0}, /* 1802 */
    {RT_TERM_LAND, 1792, 1628, 0, 0}, /* 1803 */
    {RT_TERM_REG, 1635, 0, 0, 2}, /* 1804 */
    {RT_TERM_LNOT, 1804, 0, 0, 0}, /* 1805 */
    {RT_TERM_COND, 1638, 1804, 1805, 0}, /* 1806 */
    {RT_TERM_COND, 1641, 5, 1806, 0}, /* 1807 */
    {RT_TERM_LAND, 1807, 70, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1807, 74, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1807, 86, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1807, 84, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1807, 1599, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1812, 1303, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1807, 1603, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1814, 1601, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1807, 1605, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 1807, 1626, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 1034, 26, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 1034, 1164, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 1034, 10, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1820, 82, 0, 0}, /* 1821 */
    {RT_TERM_LNOT, 82, 0, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1820, 1822, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 1034, 21, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1824, 82, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1825, 0, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1824, 1822, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1827, 0, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1034, 55, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1829, 82, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1829, 1822, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1034, 42, 0, 0}, /* 1832 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1034, 1833, 0, 0}, /* 1834 */
    {RT_TERM_COND, 1303, 1586, 1587, 0}, /* 1835 */
    {RT_TERM_COND, 1305, 5, 1835, 0}, /* 1836 */
    {RT_TERM_LAND, 1836, 26, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 1836, 1164, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1836, 10, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 1839, 82, 0, 0}, /* 1840 */
    {RT_TERM_LAND, 1839, 1822, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 1836, 21, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1842, 82, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 1843, 0, 0, 0}, /* 1844 */
    {RT_TERM_LAND, 1842, 1822, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 1845, 0, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1836, 55, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 1847, 82, 0, 0}, /* 1848 */
    {RT_TERM_LAND, 1847, 1822, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 1836, 42, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1836, 1833, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 481, 82, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 481, 1822, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 940, 81, 0, 0}, /* 1854 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 940, 1855, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 69, 354, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 69, 355, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 69, 39, 0, 0}, /* 1859 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 69, 1860, 0, 0}, /* 1861 */
    {RT_TERM_COND, 354, 302, 303, 0}, /* 1862 */
    {RT_TERM_COND, 356, 5, 1862, 0}, /* 1863 */
    {RT_TERM_LAND, 69, 82, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 74, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 69, 1822, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1866, 74, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 940, 82, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 940, 1822, 0, 0}, /* 1869 */
    {RT_TERM_COND, 0, 1003, 1004, 0}, /* 1870 */
    {RT_TERM_COND, 4, 5, 1870, 0}, /* 1871 */
    {RT_TERM_LAND, 1871, 356, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1871, 400, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1871, 402, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1871, 48, 0, 0}, /* 1875 */
    {RT_TERM_LNOT, 48, 0, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1871, 1876, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 46, 354, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 1878, 39, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1879, 74, 0, 0}, /* 1880 */
    {RT_TERM_LAND, 1878, 1860, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1881, 74, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 46, 355, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1883, 39, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1883, 1860, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 974, 13, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1886, 70, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1886, 309, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1886, 313, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 974, 536, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1890, 70, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1890, 309, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1890, 313, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 974, 25, 0, 0}, /* 1894 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 974, 1895, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 974, 354, 0, 0}, /* 1897 */
    {RT_TERM_NE, 294, 23, 0, 0}, /* 1898 */
    {RT_TERM_LAND, 974, 1898, 0, 0}, /* 1899 */
    {RT_TERM_LAND, 1899, 13, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1900, 70, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1900, 309, 0, 0}, /* 1902 */
    {RT_TERM_LAND, 1900, 313, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1899, 536, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1904, 70, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1904, 309, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1904, 313, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1899, 25, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1899, 1895, 0, 0}, /* 1909 */
    {RT_TERM_ADD, 294, 5, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 197, 13, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 197, 536, 0, 0}, /* 1912 */
    {RT_TERM_LAND, 197, 70, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1913, 39, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1914, 18, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1913, 1860, 0, 0}, /* 1916 */
    {RT_TERM_LAND, 1916, 18, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 197, 74, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1918, 39, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1918, 1860, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 197, 354, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 197, 1898, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 13, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1922, 536, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1922, 70, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1925, 39, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1926, 18, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1925, 1860, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1928, 18, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1922, 74, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1930, 39, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 1930, 1860, 0, 0}, /* 1932 */
    {RT_TERM_COND, 84, 963, 964, 0}, /* 1933 */
    {RT_TERM_COND, 86, 5, 1933, 0}, /* 1934 */
    {RT_TERM_LAND, 1934, 13, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1935, 70, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1935, 309, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1935, 313, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1934, 536, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1939, 70, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1939, 309, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1939, 313, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1934, 25, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1934, 1895, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1934, 354, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1934, 1898, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1946, 13, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1947, 70, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1947, 309, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1947, 313, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1946, 536, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1951, 70, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1951, 309, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1951, 313, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1946, 25, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1946, 1895, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 184, 13, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 184, 536, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 184, 70, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1959, 39, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1960, 18, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1959, 1860, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1962, 18, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 184, 74, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1964, 39, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1964, 1860, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 184, 1898, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1967, 13, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1967, 536, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1967, 70, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1970, 39, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1971, 18, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1970, 1860, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1973, 18, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1967, 74, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1975, 39, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1975, 1860, 0, 0}, /* 1977 */
    {RT_TERM_COND, 0, 963, 964, 0}, /* 1978 */
    {RT_TERM_COND, 4, 5, 1978, 0}, /* 1979 */
    {RT_TERM_LAND, 1979, 70, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1979, 309, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1979, 313, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1979, 13, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1983, 70, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1983, 309, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1983, 313, 0, 0}, /* 1986 */
    {RT_TERM_NE, 540, 2, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1983, 1987, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1979, 536, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1989, 70, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1989, 309, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1989, 313, 0, 0}, /* 1992 */
    {RT_TERM_LNOT, 1987, 0, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1989, 1993, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1979, 354, 0, 0}, /* 1995 */
    {RT_TERM_COND, 74, 1003, 1004, 0}, /* 1996 */
    {RT_TERM_COND, 70, 5, 1996, 0}, /* 1997 */
    {RT_TERM_LAND, 1997, 26, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 536, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1999, 294, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 2000, 356, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 2000, 400, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2000, 402, 0, 0}, /* 2003 */
    {RT_TERM_LNOT, 294, 0, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 1999, 2004, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 2005, 356, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2005, 400, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2005, 402, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 1998, 13, 0, 0}, /* 2009 */
    {RT_TERM_SLICE, 111, 2, 0, 1}, /* 2010 */
    {RT_TERM_LAND, 2009, 2010, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2011, 294, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 2012, 356, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 2012, 400, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 2012, 402, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 2011, 2004, 0, 0}, /* 2016 */
    {RT_TERM_LAND, 2016, 356, 0, 0}, /* 2017 */
    {RT_TERM_LAND, 2016, 400, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 2016, 402, 0, 0}, /* 2019 */
    {RT_TERM_LNOT, 2010, 0, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 2009, 2020, 0, 0}, /* 2021 */
    {RT_TERM_LAND, 2021, 294, 0, 0}, /* 2022 */
    {RT_TERM_LAND, 2022, 356, 0, 0}, /* 2023 */
    {RT_TERM_LAND, 2022, 400, 0, 0}, /* 2024 */
    {RT_TERM_LAND, 2022, 402, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 2021, 2004, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 2026, 356, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 2026, 400, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 2026, 402, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 1997, 1164, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 2030, 536, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 2031, 294, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 2032, 356, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2032, 400, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2032, 402, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 2031, 2004, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 2036, 356, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2036, 400, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 2036, 402, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 2030, 13, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 2040, 2010, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 2041, 294, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2042, 356, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 2042, 400, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 2042, 402, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2041, 2004, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2046, 356, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 2046, 400, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 2046, 402, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 2040, 2020, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 2050, 294, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2051, 356, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2051, 400, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 2051, 402, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2050, 2004, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2055, 356, 0, 0}, /* 2056 */
    {RT_TERM_LAND, 2055, 400, 0, 0}, /* 2057 */
    {RT_TERM_LAND, 2055, 402, 0, 0}, /* 2058 */
    {RT_TERM_COND, 74, 43, 44, 0}, /* 2059 */
    {RT_TERM_COND, 70, 5, 2059, 0}, /* 2060 */
    {RT_TERM_LAND, 2060, 26, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 2061, 536, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2062, 355, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 2062, 400, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2062, 294, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2062, 2004, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2061, 13, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2067, 2010, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 2068, 355, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 2068, 400, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 2068, 294, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 2068, 2004, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 2067, 2020, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 2073, 355, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 2073, 400, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 2073, 294, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2073, 2004, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2060, 1164, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 2078, 536, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2079, 355, 0, 0}, /* 2080 */
    {RT_TERM_LAND, 2079, 400, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2079, 294, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 2079, 2004, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2078, 13, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2084, 2010, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 2085, 355, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 2085, 400, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 2085, 294, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 2085, 2004, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 2084, 2020, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 2090, 355, 0, 0}, /* 2091 */
    {RT_TERM_LAND, 2090, 400, 0, 0}, /* 2092 */
    {RT_TERM_LAND, 2090, 294, 0, 0}, /* 2093 */
    {RT_TERM_LAND, 2090, 2004, 0, 0}, /* 2094 */
    {RT_TERM_COND, 74, 6, 7, 0}, /* 2095 */
    {RT_TERM_COND, 70, 5, 2095, 0}, /* 2096 */
    {RT_TERM_LAND, 2096, 1035, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 2097, 356, 0, 0}, /* 2098 */
    {RT_TERM_LAND, 2097, 400, 0, 0}, /* 2099 */
    {RT_TERM_LAND, 2097, 402, 0, 0}, /* 2100 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 2101 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 2102 */
    {RT_TERM_COND, 400, 540, 2102, 0}, /* 2103 */
    {RT_TERM_COND, 355, 540, 2103, 0}, /* 2104 */
    {RT_TERM_COND, 354, 82, 2104, 0}, /* 2105 */
    {RT_TERM_COND, 356, 2101, 2105, 0}, /* 2106 */
    {RT_TERM_SLICE, 2106, 2, 0, 32}, /* 2107 */
    {RT_TERM_SLICE, 2107, 2, 0, 4}, /* 2108 */
    {RT_TERM_SLICE, 2108, 122, 0, 1}, /* 2109 */
    {RT_TERM_LAND, 2097, 2109, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 2110, 356, 0, 0}, /* 2111 */
    {RT_TERM_LAND, 2110, 400, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2110, 402, 0, 0}, /* 2113 */
    {RT_TERM_LNOT, 2109, 0, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2097, 2114, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2115, 356, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2115, 400, 0, 0}, /* 2117 */
    {RT_TERM_LAND, 2115, 402, 0, 0}, /* 2118 */
    {RT_TERM_SLICE, 2107, 107, 0, 4}, /* 2119 */
    {RT_TERM_SLICE, 2119, 122, 0, 1}, /* 2120 */
    {RT_TERM_LAND, 2097, 2120, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 2121, 356, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 2121, 400, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 2121, 402, 0, 0}, /* 2124 */
    {RT_TERM_LNOT, 2120, 0, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2097, 2125, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2126, 356, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2126, 400, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2126, 402, 0, 0}, /* 2129 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 2130 */
    {RT_TERM_SLICE, 2107, 2130, 0, 4}, /* 2131 */
    {RT_TERM_SLICE, 2131, 122, 0, 1}, /* 2132 */
    {RT_TERM_LAND, 2097, 2132, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2133, 356, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 2133, 400, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 2133, 402, 0, 0}, /* 2136 */
    {RT_TERM_LNOT, 2132, 0, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2097, 2137, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2138, 356, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2138, 400, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2138, 402, 0, 0}, /* 2141 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 2142 */
    {RT_TERM_SLICE, 2107, 2142, 0, 4}, /* 2143 */
    {RT_TERM_SLICE, 2143, 122, 0, 1}, /* 2144 */
    {RT_TERM_LAND, 2097, 2144, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2145, 356, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 2145, 400, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2145, 402, 0, 0}, /* 2148 */
    {RT_TERM_LNOT, 2144, 0, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2097, 2149, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2150, 356, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 2150, 400, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2150, 402, 0, 0}, /* 2153 */
    {RT_TERM_LNOT, 1035, 0, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2096, 2154, 0, 0}, /* 2155 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 2156 */
    {RT_TERM_EQ, 13, 2156, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2155, 2157, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2158, 356, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2158, 400, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2158, 402, 0, 0}, /* 2161 */
    {RT_TERM_LNOT, 2157, 0, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 2155, 2162, 0, 0}, /* 2163 */
    {RT_TERM_EQ, 13, 5, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2163, 2164, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2165, 356, 0, 0}, /* 2166 */
    {RT_TERM_LAND, 2165, 400, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2165, 402, 0, 0}, /* 2168 */
    {RT_TERM_EQ, 13, 27, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2163, 2169, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 2170, 356, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 2170, 400, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2170, 402, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2163, 925, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 2174, 356, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 2174, 400, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 2174, 402, 0, 0}, /* 2177 */
    {RT_TERM_EQ, 13, 107, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 2163, 2178, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2179, 356, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 2179, 400, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2179, 402, 0, 0}, /* 2182 */
    {RT_TERM_EQ, 13, 29, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2163, 2183, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2184, 356, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2184, 400, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2184, 402, 0, 0}, /* 2187 */
    {RT_TERM_EQ, 13, 32, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2163, 2188, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 2189, 356, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 2189, 400, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 2189, 402, 0, 0}, /* 2192 */
    {RT_TERM_COND, 74, 66, 67, 0}, /* 2193 */
    {RT_TERM_COND, 70, 5, 2193, 0}, /* 2194 */
    {RT_TERM_LAND, 2194, 1035, 0, 0}, /* 2195 */
    {RT_TERM_SLICE, 2101, 2, 0, 32}, /* 2196 */
    {RT_TERM_SLICE, 2196, 2, 0, 4}, /* 2197 */
    {RT_TERM_SLICE, 2197, 122, 0, 1}, /* 2198 */
    {RT_TERM_LAND, 2195, 2198, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2199, 355, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 2199, 400, 0, 0}, /* 2201 */
    {RT_TERM_LNOT, 2198, 0, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 2195, 2202, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 2203, 355, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 2203, 400, 0, 0}, /* 2205 */
    {RT_TERM_SLICE, 2196, 107, 0, 4}, /* 2206 */
    {RT_TERM_SLICE, 2206, 122, 0, 1}, /* 2207 */
    {RT_TERM_LAND, 2195, 2207, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2208, 355, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2208, 400, 0, 0}, /* 2210 */
    {RT_TERM_LNOT, 2207, 0, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2195, 2211, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 2212, 355, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2212, 400, 0, 0}, /* 2214 */
    {RT_TERM_SLICE, 2196, 2130, 0, 4}, /* 2215 */
    {RT_TERM_SLICE, 2215, 122, 0, 1}, /* 2216 */
    {RT_TERM_LAND, 2195, 2216, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 2217, 355, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 2217, 400, 0, 0}, /* 2219 */
    {RT_TERM_LNOT, 2216, 0, 0, 0}, /* 2220 */
    {RT_TERM_LAND, 2195, 2220, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 2221, 355, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 2221, 400, 0, 0}, /* 2223 */
    {RT_TERM_SLICE, 2196, 2142, 0, 4}, /* 2224 */
    {RT_TERM_SLICE, 2224, 122, 0, 1}, /* 2225 */
    {RT_TERM_LAND, 2195, 2225, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 2226, 355, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2226, 400, 0, 0}, /* 2228 */
    {RT_TERM_LNOT, 2225, 0, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2195, 2229, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 2230, 355, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2230, 400, 0, 0}, /* 2232 */
    {RT_TERM_LAND, 2194, 2154, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 2233, 2157, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 2234, 355, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 2234, 400, 0, 0}, /* 2236 */
    {RT_TERM_LAND, 2233, 2162, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 2237, 355, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 2237, 400, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2237, 2164, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 2237, 2169, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 2237, 925, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 2237, 2178, 0, 0}, /* 2243 */
    {RT_TERM_LAND, 2237, 2183, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 2237, 2188, 0, 0}, /* 2245 */
    {RT_TERM_BXOR, 66, 12, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 959, 2246, 0, 0}, /* 2247 */
    {RT_TERM_LNOT, 2246, 0, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 959, 2248, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 356, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 2249, 400, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2249, 402, 0, 0}, /* 2252 */
    {RT_TERM_COND, 18, 1003, 1004, 0}, /* 2253 */
    {RT_TERM_COND, 10, 5, 2253, 0}, /* 2254 */
    {RT_TERM_LAND, 2254, 139, 0, 0}, /* 2255 */
    {RT_TERM_LAND, 2255, 356, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 2255, 400, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 2255, 402, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 2254, 1468, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 2259, 294, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 2259, 2004, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 2260, 356, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2260, 400, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 2260, 402, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2261, 356, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 2261, 400, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 2261, 402, 0, 0}, /* 2267 */
    {RT_TERM_REG, 81, 0, 0, 0}, /* 2268 */
    {RT_TERM_SEXT, 2268, 0, 0, 32}, /* 2269 */
    {RT_TERM_COND, 294, 2269, 2268, 0}, /* 2270 */
    {RT_TERM_REG, 39, 0, 0, 0}, /* 2271 */
    {RT_TERM_SEXT, 12, 0, 0, 32}, /* 2272 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 2273 */
    {RT_TERM_COND, 400, 540, 2273, 0}, /* 2274 */
    {RT_TERM_COND, 355, 540, 2274, 0}, /* 2275 */
    {RT_TERM_COND, 354, 2272, 2275, 0}, /* 2276 */
    {RT_TERM_COND, 356, 2271, 2276, 0}, /* 2277 */
    {RT_TERM_SLICE, 2277, 2, 0, 32}, /* 2278 */
    {RT_TERM_SEXT, 2278, 0, 0, 32}, /* 2279 */
    {RT_TERM_COND, 294, 2279, 2278, 0}, /* 2280 */
    {RT_TERM_LT, 2270, 2280, 0, 0}, /* 2281 */
    {RT_TERM_LNOT, 2281, 0, 0, 0}, /* 2282 */
    {RT_TERM_LAND, 2259, 2282, 0, 0}, /* 2283 */
    {RT_TERM_LAND, 2283, 294, 0, 0}, /* 2284 */
    {RT_TERM_LAND, 2283, 2004, 0, 0}, /* 2285 */
    {RT_TERM_LAND, 2284, 356, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2284, 400, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2284, 402, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2285, 356, 0, 0}, /* 2289 */
    {RT_TERM_LAND, 2285, 400, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2285, 402, 0, 0}, /* 2291 */
    {RT_TERM_EQ, 2270, 2280, 0, 0}, /* 2292 */
    {RT_TERM_COND, 2292, 27, 107, 0}, /* 2293 */
    {RT_TERM_COND, 2281, 5, 2293, 0}, /* 2294 */
    {RT_TERM_BAND, 13, 2294, 0, 0}, /* 2295 */
    {RT_TERM_NE, 2295, 2, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2259, 2296, 0, 0}, /* 2297 */
    {RT_TERM_LNOT, 1468, 0, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2254, 2298, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2299, 169, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2300, 294, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2300, 2004, 0, 0}, /* 2302 */
    {RT_TERM_LAND, 2301, 356, 0, 0}, /* 2303 */
    {RT_TERM_LAND, 2301, 400, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2301, 402, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2302, 356, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2302, 400, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2302, 402, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2300, 2282, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2309, 294, 0, 0}, /* 2310 */
    {RT_TERM_LAND, 2309, 2004, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2310, 356, 0, 0}, /* 2312 */
    {RT_TERM_LAND, 2310, 400, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2310, 402, 0, 0}, /* 2314 */
    {RT_TERM_LAND, 2311, 356, 0, 0}, /* 2315 */
    {RT_TERM_LAND, 2311, 400, 0, 0}, /* 2316 */
    {RT_TERM_LAND, 2311, 402, 0, 0}, /* 2317 */
    {RT_TERM_LNOT, 2296, 0, 0, 0}, /* 2318 */
    {RT_TERM_LAND, 2300, 2318, 0, 0}, /* 2319 */
    {RT_TERM_LNOT, 169, 0, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2299, 2320, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2321, 294, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2321, 2004, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2322, 356, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2322, 400, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2322, 402, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 2323, 356, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 2323, 400, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 2323, 402, 0, 0}, /* 2329 */
    {RT_TERM_LAND, 2321, 2282, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 2330, 294, 0, 0}, /* 2331 */
    {RT_TERM_LAND, 2330, 2004, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 2331, 356, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2331, 400, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 2331, 402, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 2332, 356, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2332, 400, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 2332, 402, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 2259, 2318, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 2300, 2296, 0, 0}, /* 2340 */
    {RT_TERM_COND, 0, 1201, 1202, 0}, /* 2341 */
    {RT_TERM_COND, 4, 5, 2341, 0}, /* 2342 */
    {RT_TERM_LAND, 2342, 139, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2343, 356, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2343, 400, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2343, 402, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2342, 1468, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2347, 294, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2347, 2004, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2348, 356, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2348, 400, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2348, 402, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2349, 356, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2349, 400, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2349, 402, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2347, 2292, 0, 0}, /* 2356 */
    {RT_TERM_NE, 13, 2, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2356, 2357, 0, 0}, /* 2358 */
    {RT_TERM_NE, 13, 2156, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2358, 2359, 0, 0}, /* 2360 */
    {RT_TERM_LAND, 2292, 2357, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2361, 2359, 0, 0}, /* 2362 */
    {RT_TERM_LNOT, 2362, 0, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2347, 2363, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2364, 294, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2364, 2004, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2365, 356, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2365, 400, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2365, 402, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2366, 356, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2366, 400, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2366, 402, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2364, 2282, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2373, 294, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2373, 2004, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2374, 356, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2374, 400, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 2374, 402, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2375, 356, 0, 0}, /* 2379 */
    {RT_TERM_LAND, 2375, 400, 0, 0}, /* 2380 */
    {RT_TERM_LAND, 2375, 402, 0, 0}, /* 2381 */
    {RT_TERM_BXOR, 963, 1000, 0, 0}, /* 2382 */
    {RT_TERM_COND, 2362, 2382, 2296, 0}, /* 2383 */
    {RT_TERM_LAND, 2347, 2383, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2342, 2298, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2385, 169, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2386, 294, 0, 0}, /* 2387 */
    {RT_TERM_LAND, 2386, 2004, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2387, 356, 0, 0}, /* 2389 */
    {RT_TERM_LAND, 2387, 400, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2387, 402, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 2388, 356, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2388, 400, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 2388, 402, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2386, 2292, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 2395, 2357, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 2359, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 2386, 2363, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2398, 294, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 2398, 2004, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 2399, 356, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 2399, 400, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 2399, 402, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 2400, 356, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 2400, 400, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 2400, 402, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 2398, 2282, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2407, 294, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 2407, 2004, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2408, 356, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 2408, 400, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2408, 402, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 2409, 356, 0, 0}, /* 2413 */
    {RT_TERM_LAND, 2409, 400, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 2409, 402, 0, 0}, /* 2415 */
    {RT_TERM_LNOT, 2383, 0, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 2386, 2416, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2385, 2320, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 2418, 294, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 2418, 2004, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 2419, 356, 0, 0}, /* 2421 */
    {RT_TERM_LAND, 2419, 400, 0, 0}, /* 2422 */
    {RT_TERM_LAND, 2419, 402, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 2420, 356, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 2420, 400, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 2420, 402, 0, 0}, /* 2426 */
    {RT_TERM_LAND, 2418, 2292, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 2427, 2357, 0, 0}, /* 2428 */
    {RT_TERM_LAND, 2428, 2359, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 2418, 2363, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 2430, 294, 0, 0}, /* 2431 */
    {RT_TERM_LAND, 2430, 2004, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 2431, 356, 0, 0}, /* 2433 */
    {RT_TERM_LAND, 2431, 400, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 2431, 402, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 2432, 356, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 2432, 400, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 2432, 402, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 2430, 2282, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 2439, 294, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 2439, 2004, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 2440, 356, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 2440, 400, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 2440, 402, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 2441, 356, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 2441, 400, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 2441, 402, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 2347, 2416, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 2386, 2383, 0, 0}, /* 2449 */
    {RT_TERM_LAND, 2343, 18, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 2343, 21, 0, 0}, /* 2451 */
    {RT_TERM_LAND, 2347, 2282, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 2452, 294, 0, 0}, /* 2453 */
    {RT_TERM_LAND, 2452, 2004, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 2453, 356, 0, 0}, /* 2455 */
    {RT_TERM_LAND, 2453, 400, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 2453, 402, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 2454, 356, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 2454, 400, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 2454, 402, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 2347, 2296, 0, 0}, /* 2461 */
    {RT_TERM_LAND, 2386, 2282, 0, 0}, /* 2462 */
    {RT_TERM_LAND, 2462, 294, 0, 0}, /* 2463 */
    {RT_TERM_LAND, 2462, 2004, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 2463, 356, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 2463, 400, 0, 0}, /* 2466 */
    {RT_TERM_LAND, 2463, 402, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 2464, 356, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 2464, 400, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 2464, 402, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 2386, 2318, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 2418, 2282, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 2472, 294, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 2472, 2004, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 2473, 356, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 2473, 400, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 2473, 402, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 2474, 356, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 2474, 400, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 2474, 402, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 2347, 2318, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 2386, 2296, 0, 0}, /* 2482 */
    {RT_TERM_LAND, 2360, 18, 0, 0}, /* 2483 */
    {RT_TERM_LAND, 2360, 21, 0, 0}, /* 2484 */
    {RT_TERM_BXOR, 963, 5, 0, 0}, /* 2485 */
    {RT_TERM_BXOR, 963, 2, 0, 0}, /* 2486 */
    {RT_TERM_COND, 18, 2485, 2486, 0}, /* 2487 */
    {RT_TERM_COND, 10, 5, 2487, 0}, /* 2488 */
    {RT_TERM_COND, 2362, 2488, 2296, 0}, /* 2489 */
    {RT_TERM_LAND, 2347, 2489, 0, 0}, /* 2490 */
    {RT_TERM_LAND, 2397, 18, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 2397, 21, 0, 0}, /* 2492 */
    {RT_TERM_LNOT, 2489, 0, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 2386, 2493, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 2429, 18, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 2429, 21, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 2347, 2493, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 2386, 2489, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 46, 111, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 46, 1102, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 46, 70, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 2501, 81, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2501, 1855, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 46, 77, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2504, 81, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2505, 18, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 2504, 1855, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2507, 18, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 46, 309, 0, 0}, /* 2509 */
    {RT_TERM_LAND, 2509, 81, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 2509, 1855, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 1138, 111, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 1138, 1102, 0, 0}, /* 2513 */
    {RT_TERM_LAND, 1138, 70, 0, 0}, /* 2514 */
    {RT_TERM_LAND, 2514, 81, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 2514, 1855, 0, 0}, /* 2516 */
    {RT_TERM_LAND, 1138, 77, 0, 0}, /* 2517 */
    {RT_TERM_LAND, 2517, 81, 0, 0}, /* 2518 */
    {RT_TERM_LAND, 2518, 18, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 2517, 1855, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2520, 18, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 1138, 309, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 2522, 81, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 2522, 1855, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 1138, 354, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 1871, 111, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 1871, 1102, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 1871, 70, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2528, 81, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2528, 1855, 0, 0}, /* 2530 */
    {RT_TERM_LAND, 1871, 77, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2531, 81, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2532, 18, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 2531, 1855, 0, 0}, /* 2534 */
    {RT_TERM_LAND, 2534, 18, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 1871, 309, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 2536, 81, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2536, 1855, 0, 0}, /* 2538 */
    {RT_TERM_LAND, 1871, 354, 0, 0}, /* 2539 */
    {RT_TERM_COND, 84, 1201, 1202, 0}, /* 2540 */
    {RT_TERM_COND, 86, 5, 2540, 0}, /* 2541 */
    {RT_TERM_LAND, 2541, 111, 0, 0}, /* 2542 */
    {RT_TERM_LAND, 2541, 1102, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2541, 70, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2544, 81, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2544, 1855, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 2541, 77, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2547, 81, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2548, 18, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 2547, 1855, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 18, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2541, 309, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2552, 81, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2552, 1855, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2541, 354, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 481, 111, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 481, 1102, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 959, 111, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 959, 1102, 0, 0}, /* 2559 */
    {RT_TERM_LAND, 959, 354, 0, 0}, /* 2560 */
    {RT_TERM_LAND, 978, 294, 0, 0}, /* 2561 */
    {RT_TERM_LAND, 978, 2004, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 246, 355, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2563, 294, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2564, 74, 0, 0}, /* 2565 */
    {RT_TERM_LAND, 2563, 2004, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2566, 74, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 246, 400, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 2568, 294, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 2568, 2004, 0, 0}, /* 2570 */
    {RT_TERM_LAND, 356, 111, 0, 0}, /* 2571 */
    {RT_TERM_LAND, 1911, 70, 0, 0}, /* 2572 */
    {RT_TERM_LAND, 2572, 120, 0, 0}, /* 2573 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 2574 */
    {RT_TERM_LAND, 2572, 2574, 0, 0}, /* 2575 */
    {RT_TERM_LAND, 1911, 77, 0, 0}, /* 2576 */
    {RT_TERM_LAND, 2576, 120, 0, 0}, /* 2577 */
    {RT_TERM_LAND, 2577, 18, 0, 0}, /* 2578 */
    {RT_TERM_LAND, 2576, 2574, 0, 0}, /* 2579 */
    {RT_TERM_LAND, 2579, 18, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 1911, 309, 0, 0}, /* 2581 */
    {RT_TERM_LAND, 2581, 120, 0, 0}, /* 2582 */
    {RT_TERM_LAND, 2581, 2574, 0, 0}, /* 2583 */
    {RT_TERM_BNOT, 2268, 0, 0, 0}, /* 2584 */
    {RT_TERM_SLICE, 2584, 2, 0, 32}, /* 2585 */
    {RT_TERM_COND, 120, 2585, 2268, 0}, /* 2586 */
    {RT_TERM_BNOT, 540, 0, 0, 0}, /* 2587 */
    {RT_TERM_SLICE, 2587, 2, 0, 32}, /* 2588 */
    {RT_TERM_COND, 120, 2588, 540, 0}, /* 2589 */
    {RT_TERM_REG, 48, 0, 0, 1}, /* 2590 */
    {RT_TERM_BNOT, 2590, 0, 0, 0}, /* 2591 */
    {RT_TERM_SLICE, 2591, 2, 0, 32}, /* 2592 */
    {RT_TERM_COND, 120, 2592, 2590, 0}, /* 2593 */
    {RT_TERM_COND, 77, 2589, 2593, 0}, /* 2594 */
    {RT_TERM_COND, 74, 39, 2594, 0}, /* 2595 */
    {RT_TERM_COND, 70, 2586, 2595, 0}, /* 2596 */
    {RT_TERM_SLICE, 2596, 1403, 0, 1}, /* 2597 */
    {RT_TERM_LAND, 1911, 2597, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2598, 70, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2599, 120, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2599, 2574, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2598, 77, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2602, 120, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2603, 18, 0, 0}, /* 2604 */
    {RT_TERM_LAND, 2602, 2574, 0, 0}, /* 2605 */
    {RT_TERM_LAND, 2605, 18, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2598, 309, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 2607, 120, 0, 0}, /* 2608 */
    {RT_TERM_LAND, 2607, 2574, 0, 0}, /* 2609 */
    {RT_TERM_LAND, 13, 2597, 0, 0}, /* 2610 */
    {RT_TERM_LNOT, 2610, 0, 0, 0}, /* 2611 */
    {RT_TERM_LAND, 197, 2611, 0, 0}, /* 2612 */
    {RT_TERM_LAND, 2612, 70, 0, 0}, /* 2613 */
    {RT_TERM_LAND, 2613, 120, 0, 0}, /* 2614 */
    {RT_TERM_LAND, 2613, 2574, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2612, 77, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2616, 120, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2617, 18, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2616, 2574, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2619, 18, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2612, 309, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2621, 120, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2621, 2574, 0, 0}, /* 2623 */
    {RT_TERM_BNOT, 2596, 0, 0, 0}, /* 2624 */
    {RT_TERM_SLICE, 2624, 2, 0, 32}, /* 2625 */
    {RT_TERM_SLICE, 2596, 2, 0, 32}, /* 2626 */
    {RT_TERM_COND, 2610, 2625, 2626, 0}, /* 2627 */
    {RT_TERM_EQ, 2627, 2, 0, 0}, /* 2628 */
    {RT_TERM_LNOT, 2628, 0, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 197, 2629, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2630, 294, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2631, 13, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2632, 70, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2633, 120, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2633, 2574, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2632, 77, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2636, 120, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 18, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2636, 2574, 0, 0}, /* 2639 */
    {RT_TERM_LAND, 2639, 18, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2632, 309, 0, 0}, /* 2641 */
    {RT_TERM_LAND, 2641, 120, 0, 0}, /* 2642 */
    {RT_TERM_LAND, 2641, 2574, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 2632, 2597, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2644, 70, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 2645, 120, 0, 0}, /* 2646 */
    {RT_TERM_LAND, 2645, 2574, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 2644, 77, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 2648, 120, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 2649, 18, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 2648, 2574, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 2651, 18, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 2644, 309, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 2653, 120, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 2653, 2574, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 2631, 2611, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 2656, 70, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 2657, 120, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 2657, 2574, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 2656, 77, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 2660, 120, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 2661, 18, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 2660, 2574, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 2663, 18, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 2656, 309, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 2665, 120, 0, 0}, /* 2666 */
    {RT_TERM_LAND, 2665, 2574, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 2630, 2004, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2668, 13, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2669, 70, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2670, 120, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 2670, 2574, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2669, 77, 0, 0}, /* 2673 */
    {RT_TERM_LAND, 2673, 120, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2674, 18, 0, 0}, /* 2675 */
    {RT_TERM_LAND, 2673, 2574, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 2676, 18, 0, 0}, /* 2677 */
    {RT_TERM_LAND, 2669, 309, 0, 0}, /* 2678 */
    {RT_TERM_LAND, 2678, 120, 0, 0}, /* 2679 */
    {RT_TERM_LAND, 2678, 2574, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2669, 2597, 0, 0}, /* 2681 */
    {RT_TERM_LAND, 2681, 70, 0, 0}, /* 2682 */
    {RT_TERM_LAND, 2682, 120, 0, 0}, /* 2683 */
    {RT_TERM_LAND, 2682, 2574, 0, 0}, /* 2684 */
    {RT_TERM_LAND, 2681, 77, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2685, 120, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2686, 18, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2685, 2574, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2688, 18, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2681, 309, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 2690, 120, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 2690, 2574, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 2668, 2611, 0, 0}, /* 2693 */
    {RT_TERM_LAND, 2693, 70, 0, 0}, /* 2694 */
    {RT_TERM_LAND, 2694, 120, 0, 0}, /* 2695 */
    {RT_TERM_LAND, 2694, 2574, 0, 0}, /* 2696 */
    {RT_TERM_LAND, 2693, 77, 0, 0}, /* 2697 */
    {RT_TERM_LAND, 2697, 120, 0, 0}, /* 2698 */
    {RT_TERM_LAND, 2698, 18, 0, 0}, /* 2699 */
    {RT_TERM_LAND, 2697, 2574, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 2700, 18, 0, 0}, /* 2701 */
    {RT_TERM_LAND, 2693, 309, 0, 0}, /* 2702 */
    {RT_TERM_LAND, 2702, 120, 0, 0}, /* 2703 */
    {RT_TERM_LAND, 2702, 2574, 0, 0}, /* 2704 */
    {RT_TERM_NE, 26, 2156, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 197, 2705, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2706, 70, 0, 0}, /* 2707 */
    {RT_TERM_LAND, 2707, 120, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2707, 2574, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2706, 77, 0, 0}, /* 2710 */
    {RT_TERM_LAND, 2710, 120, 0, 0}, /* 2711 */
    {RT_TERM_LAND, 2711, 18, 0, 0}, /* 2712 */
    {RT_TERM_LAND, 2710, 2574, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2713, 18, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 2706, 309, 0, 0}, /* 2715 */
    {RT_TERM_LAND, 2715, 120, 0, 0}, /* 2716 */
    {RT_TERM_LAND, 2715, 2574, 0, 0}, /* 2717 */
    {RT_TERM_COND, 74, 194, 195, 0}, /* 2718 */
    {RT_TERM_COND, 70, 5, 2718, 0}, /* 2719 */
    {RT_TERM_LAND, 2719, 294, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 2720, 13, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 2721, 356, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 2721, 400, 0, 0}, /* 2723 */
    {RT_TERM_LAND, 2721, 402, 0, 0}, /* 2724 */
    {RT_TERM_LAND, 2720, 536, 0, 0}, /* 2725 */
    {RT_TERM_LAND, 2725, 356, 0, 0}, /* 2726 */
    {RT_TERM_LAND, 2725, 400, 0, 0}, /* 2727 */
    {RT_TERM_LAND, 2725, 402, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 2719, 2004, 0, 0}, /* 2729 */
    {RT_TERM_LAND, 2729, 13, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 2730, 356, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 2730, 400, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 2730, 402, 0, 0}, /* 2733 */
    {RT_TERM_LAND, 2729, 536, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 2734, 356, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 2734, 400, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 2734, 402, 0, 0}, /* 2737 */
    {RT_TERM_LAND, 2194, 13, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 2738, 356, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 2738, 400, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 2738, 402, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 2194, 536, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 2742, 356, 0, 0}, /* 2743 */
    {RT_TERM_LAND, 2742, 400, 0, 0}, /* 2744 */
    {RT_TERM_LAND, 2742, 402, 0, 0}, /* 2745 */
    {RT_TERM_SLICE, 39, 1567, 0, 1}, /* 2746 */
    {RT_TERM_LAND, 246, 2746, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 2747, 356, 0, 0}, /* 2748 */
    {RT_TERM_LAND, 2747, 400, 0, 0}, /* 2749 */
    {RT_TERM_LAND, 2747, 402, 0, 0}, /* 2750 */
    {RT_TERM_COND, 18, 6, 7, 0}, /* 2751 */
    {RT_TERM_COND, 10, 5, 2751, 0}, /* 2752 */
    {RT_TERM_BXOR, 194, 48, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 2752, 2753, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 2754, 13, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 2754, 536, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 2755, 356, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 2755, 400, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 2755, 402, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 2756, 356, 0, 0}, /* 2760 */
    {RT_TERM_LAND, 2756, 400, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 2756, 402, 0, 0}, /* 2762 */
    {RT_TERM_LNOT, 2753, 0, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 2752, 2763, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 2764, 13, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 2764, 536, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 2765, 356, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 2765, 400, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 2765, 402, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 2766, 356, 0, 0}, /* 2770 */
    {RT_TERM_LAND, 2766, 400, 0, 0}, /* 2771 */
    {RT_TERM_LAND, 2766, 402, 0, 0}, /* 2772 */
    {RT_TERM_WORD, 73, 3, 0, 0}, /* 2773 */
    {RT_TERM_GT, 2773, 107, 0, 0}, /* 2774 */
    {RT_TERM_LAND, 228, 2774, 0, 0}, /* 2775 */
    {RT_TERM_GT, 2773, 29, 0, 0}, /* 2776 */
    {RT_TERM_LAND, 228, 2776, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 69, 2774, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 69, 2776, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 184, 10, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 2780, 15, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 184, 18, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 2782, 15, 0, 0}, /* 2783 */
    {RT_TERM_LAND, 184, 21, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 2784, 15, 0, 0}, /* 2785 */
    {RT_TERM_SUB, 2156, 1, 0, 0}, /* 2786 */
    {RT_TERM_LAND, 184, 2774, 0, 0}, /* 2787 */
    {RT_TERM_LAND, 184, 2776, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2501, 15, 0, 0}, /* 2789 */
    {RT_TERM_LAND, 46, 74, 0, 0}, /* 2790 */
    {RT_TERM_LAND, 2790, 15, 0, 0}, /* 2791 */
    {RT_TERM_LAND, 2504, 15, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 46, 2774, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 46, 2776, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 903, 10, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 2795, 15, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 903, 18, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 2797, 15, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 903, 21, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 2799, 15, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 903, 55, 0, 0}, /* 2801 */
    {RT_TERM_LAND, 2801, 15, 0, 0}, /* 2802 */
    {RT_TERM_LAND, 903, 58, 0, 0}, /* 2803 */
    {RT_TERM_LAND, 2803, 15, 0, 0}, /* 2804 */
    {RT_TERM_LAND, 903, 61, 0, 0}, /* 2805 */
    {RT_TERM_LAND, 2805, 15, 0, 0}, /* 2806 */
    {RT_TERM_LAND, 903, 0, 0, 0}, /* 2807 */
    {RT_TERM_SUB, 2156, 42, 0, 0}, /* 2808 */
    {RT_TERM_LAND, 903, 3, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 903, 74, 0, 0}, /* 2810 */
    {RT_TERM_LAND, 903, 2774, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 903, 2776, 0, 0}, /* 2812 */
    {RT_TERM_LAND, 975, 15, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 974, 74, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 2814, 15, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 974, 77, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 2816, 15, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 976, 15, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 977, 15, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 974, 315, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 2820, 15, 0, 0}, /* 2821 */
    {RT_TERM_LAND, 974, 18, 0, 0}, /* 2822 */
    {RT_TERM_LAND, 974, 21, 0, 0}, /* 2823 */
    {RT_TERM_LAND, 974, 2774, 0, 0}, /* 2824 */
    {RT_TERM_LAND, 974, 2776, 0, 0}, /* 2825 */
    {RT_TERM_LAND, 1913, 15, 0, 0}, /* 2826 */
    {RT_TERM_LAND, 1918, 15, 0, 0}, /* 2827 */
    {RT_TERM_LAND, 197, 77, 0, 0}, /* 2828 */
    {RT_TERM_LAND, 2828, 15, 0, 0}, /* 2829 */
    {RT_TERM_SUB, 2156, 48, 0, 0}, /* 2830 */
    {RT_TERM_GT, 26, 107, 0, 0}, /* 2831 */
    {RT_TERM_LAND, 197, 2831, 0, 0}, /* 2832 */
    {RT_TERM_GT, 26, 29, 0, 0}, /* 2833 */
    {RT_TERM_LAND, 197, 2833, 0, 0}, /* 2834 */
    {RT_TERM_COND, 999, 194, 195, 0}, /* 2835 */
    {RT_TERM_COND, 1002, 5, 2835, 0}, /* 2836 */
    {RT_TERM_LAND, 2836, 10, 0, 0}, /* 2837 */
    {RT_TERM_LAND, 2837, 92, 0, 0}, /* 2838 */
    {RT_TERM_LAND, 2836, 18, 0, 0}, /* 2839 */
    {RT_TERM_LAND, 2839, 92, 0, 0}, /* 2840 */
    {RT_TERM_LAND, 2836, 21, 0, 0}, /* 2841 */
    {RT_TERM_LAND, 2841, 92, 0, 0}, /* 2842 */
    {RT_TERM_LAND, 2836, 55, 0, 0}, /* 2843 */
    {RT_TERM_LAND, 2843, 92, 0, 0}, /* 2844 */
    {RT_TERM_LAND, 2836, 58, 0, 0}, /* 2845 */
    {RT_TERM_LAND, 2836, 61, 0, 0}, /* 2846 */
    {RT_TERM_LAND, 2836, 102, 0, 0}, /* 2847 */
    {RT_TERM_LAND, 2836, 104, 0, 0}, /* 2848 */
    {RT_TERM_LAND, 2836, 1725, 0, 0}, /* 2849 */
    {RT_TERM_LINE, 2, 0, 0, 9}, /* 2850 */
    {RT_TERM_LAND, 2836, 2850, 0, 0}, /* 2851 */
    {RT_TERM_LAND, 2836, 85, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 2836, 1594, 0, 0}, /* 2853 */
    {RT_TERM_LAND, 2836, 1599, 0, 0}, /* 2854 */
    {RT_TERM_LAND, 2836, 1603, 0, 0}, /* 2855 */
    {RT_TERM_LAND, 2836, 0, 0, 0}, /* 2856 */
    {RT_TERM_LAND, 2836, 3, 0, 0}, /* 2857 */
    {RT_TERM_LAND, 2836, 74, 0, 0}, /* 2858 */
    {RT_TERM_GT, 111, 107, 0, 0}, /* 2859 */
    {RT_TERM_LAND, 2836, 2859, 0, 0}, /* 2860 */
    {RT_TERM_GT, 111, 29, 0, 0}, /* 2861 */
    {RT_TERM_LAND, 2836, 2861, 0, 0}, /* 2862 */
    {RT_TERM_COND, 0, 478, 479, 0}, /* 2863 */
    {RT_TERM_COND, 4, 5, 2863, 0}, /* 2864 */
    {RT_TERM_LAND, 2864, 10, 0, 0}, /* 2865 */
    {RT_TERM_LAND, 2865, 15, 0, 0}, /* 2866 */
    {RT_TERM_LAND, 2864, 18, 0, 0}, /* 2867 */
    {RT_TERM_LAND, 2867, 15, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 2864, 21, 0, 0}, /* 2869 */
    {RT_TERM_LAND, 2869, 15, 0, 0}, /* 2870 */
    {RT_TERM_LAND, 2864, 2774, 0, 0}, /* 2871 */
    {RT_TERM_LAND, 2864, 2776, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 879, 10, 0, 0}, /* 2873 */
    {RT_TERM_LAND, 2873, 15, 0, 0}, /* 2874 */
    {RT_TERM_LAND, 879, 18, 0, 0}, /* 2875 */
    {RT_TERM_LAND, 2875, 15, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 879, 21, 0, 0}, /* 2877 */
    {RT_TERM_LAND, 2877, 15, 0, 0}, /* 2878 */
    {RT_TERM_LAND, 879, 0, 0, 0}, /* 2879 */
    {RT_TERM_SUB, 2156, 25, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 879, 3, 0, 0}, /* 2881 */
    {RT_TERM_LAND, 879, 2774, 0, 0}, /* 2882 */
    {RT_TERM_LAND, 879, 2776, 0, 0}, /* 2883 */
    {RT_TERM_LAND, 184, 55, 0, 0}, /* 2884 */
    {RT_TERM_LAND, 2884, 15, 0, 0}, /* 2885 */
    {RT_TERM_LAND, 184, 58, 0, 0}, /* 2886 */
    {RT_TERM_LAND, 2886, 15, 0, 0}, /* 2887 */
    {RT_TERM_LAND, 184, 61, 0, 0}, /* 2888 */
    {RT_TERM_LAND, 2888, 15, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 228, 70, 0, 0}, /* 2890 */
    {RT_TERM_LAND, 2890, 15, 0, 0}, /* 2891 */
    {RT_TERM_LAND, 426, 15, 0, 0}, /* 2892 */
    {RT_TERM_LAND, 427, 15, 0, 0}, /* 2893 */
    {RT_TERM_SUB, 2156, 12, 0, 0}, /* 2894 */
    {RT_TERM_LAND, 228, 2831, 0, 0}, /* 2895 */
    {RT_TERM_LAND, 228, 2833, 0, 0}, /* 2896 */
    {RT_TERM_COND, 999, 66, 67, 0}, /* 2897 */
    {RT_TERM_COND, 1002, 5, 2897, 0}, /* 2898 */
    {RT_TERM_LAND, 2898, 10, 0, 0}, /* 2899 */
    {RT_TERM_LAND, 2899, 92, 0, 0}, /* 2900 */
    {RT_TERM_LAND, 2898, 18, 0, 0}, /* 2901 */
    {RT_TERM_LAND, 2901, 92, 0, 0}, /* 2902 */
    {RT_TERM_LAND, 2898, 21, 0, 0}, /* 2903 */
    {RT_TERM_LAND, 2903, 92, 0, 0}, /* 2904 */
    {RT_TERM_LAND, 2898, 55, 0, 0}, /* 2905 */
    {RT_TERM_LAND, 2905, 92, 0, 0}, /* 2906 */
    {RT_TERM_LAND, 2898, 58, 0, 0}, /* 2907 */
    {RT_TERM_LAND, 2898, 61, 0, 0}, /* 2908 */
    {RT_TERM_LAND, 2898, 102, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2898, 104, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2898, 1725, 0, 0}, /* 2911 */
    {RT_TERM_LAND, 2898, 2850, 0, 0}, /* 2912 */
    {RT_TERM_LAND, 2898, 85, 0, 0}, /* 2913 */
    {RT_TERM_LAND, 2898, 1594, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2898, 1599, 0, 0}, /* 2915 */
    {RT_TERM_LAND, 2898, 1603, 0, 0}, /* 2916 */
    {RT_TERM_LAND, 2898, 0, 0, 0}, /* 2917 */
    {RT_TERM_LAND, 2898, 3, 0, 0}, /* 2918 */
    {RT_TERM_LAND, 2898, 2859, 0, 0}, /* 2919 */
    {RT_TERM_LAND, 2898, 2861, 0, 0}, /* 2920 */
    {RT_TERM_BOR, 120, 27, 0, 0}, /* 2921 */
    {RT_TERM_BOR, 120, 122, 0, 0}, /* 2922 */
    {RT_TERM_COND, 18, 478, 479, 0}, /* 2923 */
    {RT_TERM_COND, 10, 5, 2923, 0}, /* 2924 */
    {RT_TERM_LAND, 2924, 70, 0, 0}, /* 2925 */
    {RT_TERM_LAND, 2925, 15, 0, 0}, /* 2926 */
    {RT_TERM_LAND, 2924, 74, 0, 0}, /* 2927 */
    {RT_TERM_LAND, 2927, 15, 0, 0}, /* 2928 */
    {RT_TERM_LAND, 2924, 77, 0, 0}, /* 2929 */
    {RT_TERM_LAND, 2929, 15, 0, 0}, /* 2930 */
    {RT_TERM_COND, 2859, 27, 5, 0}, /* 2931 */
    {RT_TERM_COND, 2861, 107, 2931, 0}, /* 2932 */
    {RT_TERM_GT, 2932, 5, 0, 0}, /* 2933 */
    {RT_TERM_LAND, 2924, 2933, 0, 0}, /* 2934 */
    {RT_TERM_GT, 2932, 27, 0, 0}, /* 2935 */
    {RT_TERM_LAND, 2924, 2935, 0, 0}, /* 2936 */
    {RT_TERM_GT, 2932, 122, 0, 0}, /* 2937 */
    {RT_TERM_LAND, 2924, 2937, 0, 0}, /* 2938 */
    {RT_TERM_LAND, 69, 309, 0, 0}, /* 2939 */
    {RT_TERM_LAND, 2939, 15, 0, 0}, /* 2940 */
    {RT_TERM_LAND, 69, 313, 0, 0}, /* 2941 */
    {RT_TERM_LAND, 2941, 15, 0, 0}, /* 2942 */
    {RT_TERM_LAND, 69, 315, 0, 0}, /* 2943 */
    {RT_TERM_LAND, 2943, 15, 0, 0}, /* 2944 */
    {RT_TERM_LAND, 69, 2933, 0, 0}, /* 2945 */
    {RT_TERM_LAND, 69, 2935, 0, 0}, /* 2946 */
    {RT_TERM_LAND, 69, 2937, 0, 0}, /* 2947 */
    {RT_TERM_LAND, 399, 15, 0, 0}, /* 2948 */
    {RT_TERM_LAND, 486, 15, 0, 0}, /* 2949 */
    {RT_TERM_LAND, 487, 15, 0, 0}, /* 2950 */
    {RT_TERM_LAND, 398, 2933, 0, 0}, /* 2951 */
    {RT_TERM_LAND, 398, 2935, 0, 0}, /* 2952 */
    {RT_TERM_LAND, 398, 2937, 0, 0}, /* 2953 */
    {RT_TERM_LAND, 333, 70, 0, 0}, /* 2954 */
    {RT_TERM_LAND, 2954, 92, 0, 0}, /* 2955 */
    {RT_TERM_LAND, 333, 74, 0, 0}, /* 2956 */
    {RT_TERM_LAND, 2956, 92, 0, 0}, /* 2957 */
    {RT_TERM_LAND, 333, 77, 0, 0}, /* 2958 */
    {RT_TERM_LAND, 2958, 92, 0, 0}, /* 2959 */
    {RT_TERM_LAND, 333, 309, 0, 0}, /* 2960 */
    {RT_TERM_LAND, 2960, 92, 0, 0}, /* 2961 */
    {RT_TERM_LAND, 333, 313, 0, 0}, /* 2962 */
    {RT_TERM_LAND, 333, 315, 0, 0}, /* 2963 */
    {RT_TERM_LAND, 333, 997, 0, 0}, /* 2964 */
    {RT_TERM_LINE, 1, 0, 0, 7}, /* 2965 */
    {RT_TERM_LAND, 333, 2965, 0, 0}, /* 2966 */
    {RT_TERM_LINE, 1, 0, 0, 8}, /* 2967 */
    {RT_TERM_LAND, 333, 2967, 0, 0}, /* 2968 */
    {RT_TERM_LINE, 1, 0, 0, 9}, /* 2969 */
    {RT_TERM_LAND, 333, 2969, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 333, 55, 0, 0}, /* 2971 */
    {RT_TERM_LAND, 333, 58, 0, 0}, /* 2972 */
    {RT_TERM_LAND, 333, 61, 0, 0}, /* 2973 */
    {RT_TERM_GT, 294, 107, 0, 0}, /* 2974 */
    {RT_TERM_COND, 2974, 27, 5, 0}, /* 2975 */
    {RT_TERM_COND, 915, 107, 2975, 0}, /* 2976 */
    {RT_TERM_GT, 2976, 5, 0, 0}, /* 2977 */
    {RT_TERM_LAND, 333, 2977, 0, 0}, /* 2978 */
    {RT_TERM_GT, 2976, 27, 0, 0}, /* 2979 */
    {RT_TERM_LAND, 333, 2979, 0, 0}, /* 2980 */
    {RT_TERM_GT, 2976, 122, 0, 0}, /* 2981 */
    {RT_TERM_LAND, 333, 2981, 0, 0}, /* 2982 */
    {RT_TERM_LAND, 474, 2974, 0, 0}, /* 2983 */
    {RT_TERM_LAND, 474, 915, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 408, 2974, 0, 0}, /* 2985 */
    {RT_TERM_LAND, 408, 915, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 290, 356, 0, 0}, /* 2987 */
    {RT_TERM_LAND, 290, 400, 0, 0}, /* 2988 */
    {RT_TERM_LAND, 290, 402, 0, 0}, /* 2989 */
    {RT_TERM_LAND, 290, 412, 0, 0}, /* 2990 */
    {RT_TERM_LAND, 290, 887, 0, 0}, /* 2991 */
    {RT_TERM_LAND, 290, 2974, 0, 0}, /* 2992 */
    {RT_TERM_LAND, 290, 915, 0, 0}, /* 2993 */
    {RT_TERM_LAND, 474, 2977, 0, 0}, /* 2994 */
    {RT_TERM_LAND, 474, 2979, 0, 0}, /* 2995 */
    {RT_TERM_LAND, 474, 2981, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 408, 2977, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 408, 2979, 0, 0}, /* 2998 */
    {RT_TERM_LAND, 408, 2981, 0, 0}, /* 2999 */
    {RT_TERM_LAND, 290, 2977, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 290, 2979, 0, 0}, /* 3001 */
    {RT_TERM_LAND, 290, 2981, 0, 0}, /* 3002 */
    {RT_TERM_LAND, 753, 70, 0, 0}, /* 3003 */
    {RT_TERM_LAND, 753, 74, 0, 0}, /* 3004 */
    {RT_TERM_LAND, 753, 77, 0, 0}, /* 3005 */
    {RT_TERM_LAND, 753, 2774, 0, 0}, /* 3006 */
    {RT_TERM_LAND, 753, 2776, 0, 0}, /* 3007 */
    {RT_TERM_LAND, 408, 2774, 0, 0}, /* 3008 */
    {RT_TERM_LAND, 408, 2776, 0, 0}, /* 3009 */
    {RT_TERM_BOR, 26, 27, 0, 0}, /* 3010 */
    {RT_TERM_BOR, 26, 122, 0, 0}, /* 3011 */
    {RT_TERM_LAND, 290, 309, 0, 0}, /* 3012 */
    {RT_TERM_LAND, 290, 2774, 0, 0}, /* 3013 */
    {RT_TERM_LAND, 290, 2776, 0, 0}, /* 3014 */
    {RT_TERM_LAND, 398, 2774, 0, 0}, /* 3015 */
    {RT_TERM_LAND, 398, 2776, 0, 0}, /* 3016 */
    {RT_TERM_LAND, 305, 2774, 0, 0}, /* 3017 */
    {RT_TERM_LAND, 305, 2776, 0, 0}, /* 3018 */
    {RT_TERM_LAND, 940, 354, 0, 0}, /* 3019 */
    {RT_TERM_LAND, 940, 355, 0, 0}, /* 3020 */
    {RT_TERM_LAND, 940, 412, 0, 0}, /* 3021 */
    {RT_TERM_LAND, 940, 2774, 0, 0}, /* 3022 */
    {RT_TERM_LAND, 940, 2776, 0, 0}, /* 3023 */
    {RT_TERM_LAND, 753, 309, 0, 0}, /* 3024 */
    {RT_TERM_BOR, 294, 27, 0, 0}, /* 3025 */
    {RT_TERM_BOR, 294, 122, 0, 0}, /* 3026 */
    {RT_TERM_LAND, 290, 313, 0, 0}, /* 3027 */
    {RT_TERM_LAND, 290, 315, 0, 0}, /* 3028 */
    {RT_TERM_GT, 13, 29, 0, 0}, /* 3029 */
    {RT_TERM_GT, 13, 107, 0, 0}, /* 3030 */
    {RT_TERM_COND, 3030, 27, 5, 0}, /* 3031 */
    {RT_TERM_COND, 3029, 107, 3031, 0}, /* 3032 */
    {RT_TERM_GT, 3032, 5, 0, 0}, /* 3033 */
    {RT_TERM_LAND, 366, 3033, 0, 0}, /* 3034 */
    {RT_TERM_GT, 3032, 27, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 366, 3035, 0, 0}, /* 3036 */
    {RT_TERM_GT, 3032, 122, 0, 0}, /* 3037 */
    {RT_TERM_LAND, 366, 3037, 0, 0}, /* 3038 */
    {RT_TERM_LAND, 474, 3033, 0, 0}, /* 3039 */
    {RT_TERM_LAND, 474, 3035, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 474, 3037, 0, 0}, /* 3041 */
    {RT_TERM_LAND, 408, 3033, 0, 0}, /* 3042 */
    {RT_TERM_LAND, 408, 3035, 0, 0}, /* 3043 */
    {RT_TERM_LAND, 408, 3037, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 408, 2357, 0, 0}, /* 3045 */
    {RT_TERM_LAND, 3045, 356, 0, 0}, /* 3046 */
    {RT_TERM_LAND, 3045, 354, 0, 0}, /* 3047 */
    {RT_TERM_EQ, 294, 29, 0, 0}, /* 3048 */
    {RT_TERM_LAND, 3045, 3048, 0, 0}, /* 3049 */
    {RT_TERM_GE, 294, 32, 0, 0}, /* 3050 */
    {RT_TERM_LAND, 408, 3050, 0, 0}, /* 3051 */
    {RT_TERM_LAND, 3051, 356, 0, 0}, /* 3052 */
    {RT_TERM_LAND, 3051, 354, 0, 0}, /* 3053 */
    {RT_TERM_EQ, 120, 23, 0, 0}, /* 3054 */
    {RT_TERM_LNOT, 3054, 0, 0, 0}, /* 3055 */
    {RT_TERM_LAND, 408, 3055, 0, 0}, /* 3056 */
    {RT_TERM_SEXT, 81, 0, 0, 16}, /* 3057 */
    {RT_TERM_SLICE, 3057, 2, 0, 16}, /* 3058 */
    {RT_TERM_ADD, 2101, 3057, 0, 0}, /* 3059 */
    {RT_TERM_SLICE, 3059, 2, 0, 32}, /* 3060 */
    {RT_TERM_COND, 3054, 3058, 3060, 0}, /* 3061 */
    {RT_TERM_CONST, 0, 0, 0, 65536}, /* 3062 */
    {RT_TERM_GE, 3061, 3062, 0, 0}, /* 3063 */
    {RT_TERM_LAND, 408, 3063, 0, 0}, /* 3064 */
    {RT_TERM_LAND, 3064, 356, 0, 0}, /* 3065 */
    {RT_TERM_LAND, 3064, 354, 0, 0}, /* 3066 */
    {RT_TERM_LAND, 3064, 3048, 0, 0}, /* 3067 */
    {RT_TERM_LAND, 408, 3048, 0, 0}, /* 3068 */
    {RT_TERM_LAND, 3068, 533, 0, 0}, /* 3069 */
    {RT_TERM_LAND, 3069, 3055, 0, 0}, /* 3070 */
    {RT_TERM_LNOT, 533, 0, 0, 0}, /* 3071 */
    {RT_TERM_LAND, 3068, 3071, 0, 0}, /* 3072 */
    {RT_TERM_LAND, 3072, 556, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3073, 3055, 0, 0}, /* 3074 */
    {RT_TERM_LNOT, 556, 0, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 3072, 3075, 0, 0}, /* 3076 */
    {RT_TERM_LAND, 3076, 295, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3077, 3055, 0, 0}, /* 3078 */
    {RT_TERM_LNOT, 295, 0, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 3076, 3079, 0, 0}, /* 3080 */
    {RT_TERM_LAND, 3080, 296, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3081, 3055, 0, 0}, /* 3082 */
    {RT_TERM_LNOT, 296, 0, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3080, 3083, 0, 0}, /* 3084 */
    {RT_TERM_LAND, 3084, 318, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3085, 3055, 0, 0}, /* 3086 */
    {RT_TERM_LNOT, 318, 0, 0, 0}, /* 3087 */
    {RT_TERM_LAND, 3084, 3087, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 3088, 3055, 0, 0}, /* 3089 */
    {RT_TERM_LNOT, 3048, 0, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 408, 3090, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3091, 533, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3092, 3055, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3091, 3071, 0, 0}, /* 3094 */
    {RT_TERM_LAND, 3094, 556, 0, 0}, /* 3095 */
    {RT_TERM_LAND, 3095, 3055, 0, 0}, /* 3096 */
    {RT_TERM_LAND, 3094, 3075, 0, 0}, /* 3097 */
    {RT_TERM_LAND, 3097, 295, 0, 0}, /* 3098 */
    {RT_TERM_LAND, 3098, 3055, 0, 0}, /* 3099 */
    {RT_TERM_LAND, 3097, 3079, 0, 0}, /* 3100 */
    {RT_TERM_LAND, 3100, 296, 0, 0}, /* 3101 */
    {RT_TERM_LAND, 3101, 3055, 0, 0}, /* 3102 */
    {RT_TERM_LAND, 3100, 3083, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3103, 318, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3104, 3055, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3103, 3087, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3106, 3055, 0, 0}, /* 3107 */
    {RT_TERM_LAND, 3045, 355, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 3051, 355, 0, 0}, /* 3109 */
    {RT_TERM_GE, 13, 32, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 491, 3110, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 491, 2183, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3112, 1035, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3113, 354, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3112, 2154, 0, 0}, /* 3115 */
    {RT_TERM_LAND, 3115, 2164, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3116, 354, 0, 0}, /* 3117 */
    {RT_TERM_LNOT, 2164, 0, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3115, 3118, 0, 0}, /* 3119 */
    {RT_TERM_LAND, 3119, 2169, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3120, 354, 0, 0}, /* 3121 */
    {RT_TERM_LNOT, 2169, 0, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3119, 3122, 0, 0}, /* 3123 */
    {RT_TERM_LAND, 3123, 925, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3124, 354, 0, 0}, /* 3125 */
    {RT_TERM_LNOT, 925, 0, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3123, 3126, 0, 0}, /* 3127 */
    {RT_TERM_LAND, 3127, 2178, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3128, 354, 0, 0}, /* 3129 */
    {RT_TERM_LNOT, 2178, 0, 0, 0}, /* 3130 */
    {RT_TERM_LAND, 3127, 3130, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 3131, 354, 0, 0}, /* 3132 */
    {RT_TERM_LNOT, 2183, 0, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 491, 3133, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3134, 1035, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3135, 354, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3134, 2154, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3137, 2164, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3138, 354, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3137, 3118, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 3140, 2169, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 3141, 354, 0, 0}, /* 3142 */
    {RT_TERM_LAND, 3140, 3122, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 3143, 925, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3144, 354, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3143, 3126, 0, 0}, /* 3146 */
    {RT_TERM_LAND, 3146, 2178, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3147, 354, 0, 0}, /* 3148 */
    {RT_TERM_LAND, 3146, 3130, 0, 0}, /* 3149 */
    {RT_TERM_LAND, 3149, 354, 0, 0}, /* 3150 */
    {RT_TERM_LNOT, 782, 0, 0, 0}, /* 3151 */
    {RT_TERM_COND, 354, 782, 3151, 0}, /* 3152 */
    {RT_TERM_COND, 356, 5, 3152, 0}, /* 3153 */
    {RT_TERM_LAND, 3153, 3110, 0, 0}, /* 3154 */
    {RT_TERM_REG, 26, 0, 0, 1}, /* 3155 */
    {RT_TERM_GE, 3155, 3062, 0, 0}, /* 3156 */
    {RT_TERM_LAND, 3153, 3156, 0, 0}, /* 3157 */
    {RT_TERM_LAND, 3157, 2183, 0, 0}, /* 3158 */
    {RT_TERM_LAND, 3153, 2183, 0, 0}, /* 3159 */
    {RT_TERM_LAND, 3159, 1035, 0, 0}, /* 3160 */
    {RT_TERM_LAND, 3159, 2154, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3161, 2164, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3161, 3118, 0, 0}, /* 3163 */
    {RT_TERM_LAND, 3163, 2169, 0, 0}, /* 3164 */
    {RT_TERM_LAND, 3163, 3122, 0, 0}, /* 3165 */
    {RT_TERM_LAND, 3165, 925, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3165, 3126, 0, 0}, /* 3167 */
    {RT_TERM_LAND, 3167, 2178, 0, 0}, /* 3168 */
    {RT_TERM_LAND, 3167, 3130, 0, 0}, /* 3169 */
    {RT_TERM_LAND, 3153, 3133, 0, 0}, /* 3170 */
    {RT_TERM_LAND, 3170, 1035, 0, 0}, /* 3171 */
    {RT_TERM_LAND, 3170, 2154, 0, 0}, /* 3172 */
    {RT_TERM_LAND, 3172, 2164, 0, 0}, /* 3173 */
    {RT_TERM_LAND, 3172, 3118, 0, 0}, /* 3174 */
    {RT_TERM_LAND, 3174, 2169, 0, 0}, /* 3175 */
    {RT_TERM_LAND, 3174, 3122, 0, 0}, /* 3176 */
    {RT_TERM_LAND, 3176, 925, 0, 0}, /* 3177 */
    {RT_TERM_LAND, 3176, 3126, 0, 0}, /* 3178 */
    {RT_TERM_LAND, 3178, 2178, 0, 0}, /* 3179 */
    {RT_TERM_LAND, 3178, 3130, 0, 0}, /* 3180 */
    {RT_TERM_COND, 354, 488, 489, 0}, /* 3181 */
    {RT_TERM_COND, 356, 5, 3181, 0}, /* 3182 */
    {RT_TERM_LAND, 3182, 3110, 0, 0}, /* 3183 */
    {RT_TERM_SEXT, 120, 0, 0, 16}, /* 3184 */
    {RT_TERM_ADD, 3155, 3184, 0, 0}, /* 3185 */
    {RT_TERM_SLICE, 3185, 2, 0, 32}, /* 3186 */
    {RT_TERM_GE, 3186, 3062, 0, 0}, /* 3187 */
    {RT_TERM_LAND, 3182, 3187, 0, 0}, /* 3188 */
    {RT_TERM_LAND, 3188, 2183, 0, 0}, /* 3189 */
    {RT_TERM_LAND, 3182, 2183, 0, 0}, /* 3190 */
    {RT_TERM_LAND, 3190, 1035, 0, 0}, /* 3191 */
    {RT_TERM_LAND, 3190, 2154, 0, 0}, /* 3192 */
    {RT_TERM_LAND, 3192, 2164, 0, 0}, /* 3193 */
    {RT_TERM_LAND, 3192, 3118, 0, 0}, /* 3194 */
    {RT_TERM_LAND, 3194, 2169, 0, 0}, /* 3195 */
    {RT_TERM_LAND, 3194, 3122, 0, 0}, /* 3196 */
    {RT_TERM_LAND, 3196, 925, 0, 0}, /* 3197 */
    {RT_TERM_LAND, 3196, 3126, 0, 0}, /* 3198 */
    {RT_TERM_LAND, 3198, 2178, 0, 0}, /* 3199 */
    {RT_TERM_LAND, 3198, 3130, 0, 0}, /* 3200 */
    {RT_TERM_LAND, 3182, 3133, 0, 0}, /* 3201 */
    {RT_TERM_LAND, 3201, 1035, 0, 0}, /* 3202 */
    {RT_TERM_LAND, 3201, 2154, 0, 0}, /* 3203 */
    {RT_TERM_LAND, 3203, 2164, 0, 0}, /* 3204 */
    {RT_TERM_LAND, 3203, 3118, 0, 0}, /* 3205 */
    {RT_TERM_LAND, 3205, 2169, 0, 0}, /* 3206 */
    {RT_TERM_LAND, 3205, 3122, 0, 0}, /* 3207 */
    {RT_TERM_LAND, 3207, 925, 0, 0}, /* 3208 */
    {RT_TERM_LAND, 3207, 3126, 0, 0}, /* 3209 */
    {RT_TERM_LAND, 3209, 2178, 0, 0}, /* 3210 */
    {RT_TERM_LAND, 3209, 3130, 0, 0}, /* 3211 */
    {RT_TERM_REG, 82, 0, 0, 3}, /* 3212 */
    {RT_TERM_LNOT, 3212, 0, 0, 0}, /* 3213 */
    {RT_TERM_COND, 74, 3212, 3213, 0}, /* 3214 */
    {RT_TERM_COND, 70, 5, 3214, 0}, /* 3215 */
    {RT_TERM_LAND, 3215, 3110, 0, 0}, /* 3216 */
    {RT_TERM_LAND, 3215, 2183, 0, 0}, /* 3217 */
    {RT_TERM_SHL, 5, 294, 0, 0}, /* 3218 */
    {RT_TERM_GT, 3218, 5, 0, 0}, /* 3219 */
    {RT_TERM_LAND, 474, 3219, 0, 0}, /* 3220 */
    {RT_TERM_GT, 3218, 27, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 474, 3221, 0, 0}, /* 3222 */
    {RT_TERM_GT, 3218, 122, 0, 0}, /* 3223 */
    {RT_TERM_LAND, 474, 3223, 0, 0}, /* 3224 */
    {RT_TERM_LAND, 408, 3219, 0, 0}, /* 3225 */
    {RT_TERM_LAND, 408, 3221, 0, 0}, /* 3226 */
    {RT_TERM_LAND, 408, 3223, 0, 0}, /* 3227 */
    {RT_TERM_LAND, 184, 77, 0, 0}, /* 3228 */
    {RT_TERM_LAND, 184, 309, 0, 0}, /* 3229 */
    {RT_TERM_LAND, 184, 313, 0, 0}, /* 3230 */
    {RT_TERM_LAND, 184, 315, 0, 0}, /* 3231 */
    {RT_TERM_LAND, 184, 997, 0, 0}, /* 3232 */
    {RT_TERM_LAND, 184, 2965, 0, 0}, /* 3233 */
    {RT_TERM_LAND, 184, 2967, 0, 0}, /* 3234 */
    {RT_TERM_LAND, 184, 2969, 0, 0}, /* 3235 */
    {RT_TERM_LAND, 184, 109, 0, 0}, /* 3236 */
    {RT_TERM_LAND, 184, 1323, 0, 0}, /* 3237 */
    {RT_TERM_LAND, 184, 1326, 0, 0}, /* 3238 */
    {RT_TERM_LAND, 46, 356, 0, 0}, /* 3239 */
    {RT_TERM_LAND, 423, 356, 0, 0}, /* 3240 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 3241 */
    {RT_TERM_LAND, 372, 1035, 0, 0}, /* 3242 */
    {RT_TERM_LAND, 3242, 356, 0, 0}, /* 3243 */
    {RT_TERM_LAND, 3242, 354, 0, 0}, /* 3244 */
    {RT_TERM_LAND, 3242, 355, 0, 0}, /* 3245 */
    {RT_TERM_LAND, 372, 2154, 0, 0}, /* 3246 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 3247 */
    {RT_TERM_EQ, 3247, 23, 0, 0}, /* 3248 */
    {RT_TERM_LAND, 3246, 3248, 0, 0}, /* 3249 */
    {RT_TERM_LNOT, 3248, 0, 0, 0}, /* 3250 */
    {RT_TERM_LAND, 3246, 3250, 0, 0}, /* 3251 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 3252 */
    {RT_TERM_EQ, 3247, 3252, 0, 0}, /* 3253 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 3254 */
    {RT_TERM_EQ, 3247, 3254, 0, 0}, /* 3255 */
    {RT_TERM_LOR, 3253, 3255, 0, 0}, /* 3256 */
    {RT_TERM_LAND, 3251, 3256, 0, 0}, /* 3257 */
    {RT_TERM_BOR, 3247, 5, 0, 0}, /* 3258 */
    {RT_TERM_LNOT, 3256, 0, 0, 0}, /* 3259 */
    {RT_TERM_LAND, 3251, 3259, 0, 0}, /* 3260 */
    {RT_TERM_LAND, 3260, 356, 0, 0}, /* 3261 */
    {RT_TERM_LAND, 3260, 354, 0, 0}, /* 3262 */
    {RT_TERM_LAND, 3260, 355, 0, 0}, /* 3263 */
    {RT_TERM_EQ, 294, 32, 0, 0}, /* 3264 */
    {RT_TERM_EQ, 294, 2156, 0, 0}, /* 3265 */
    {RT_TERM_COND, 3265, 5, 540, 0}, /* 3266 */
    {RT_TERM_COND, 3264, 5, 3266, 0}, /* 3267 */
    {RT_TERM_COND, 3048, 122, 3267, 0}, /* 3268 */
    {RT_TERM_COND, 318, 122, 3268, 0}, /* 3269 */
    {RT_TERM_COND, 296, 27, 3269, 0}, /* 3270 */
    {RT_TERM_COND, 295, 27, 3270, 0}, /* 3271 */
    {RT_TERM_COND, 556, 5, 3271, 0}, /* 3272 */
    {RT_TERM_COND, 533, 5, 3272, 0}, /* 3273 */
    {RT_TERM_GT, 3273, 5, 0, 0}, /* 3274 */
    {RT_TERM_LAND, 2541, 3274, 0, 0}, /* 3275 */
    {RT_TERM_GT, 3273, 27, 0, 0}, /* 3276 */
    {RT_TERM_LAND, 2541, 3276, 0, 0}, /* 3277 */
    {RT_TERM_BOR, 25, 27, 0, 0}, /* 3278 */
    {RT_TERM_LAND, 2541, 1323, 0, 0}, /* 3279 */
    {RT_TERM_LAND, 2541, 18, 0, 0}, /* 3280 */
    {RT_TERM_COND, 30, 27, 5, 0}, /* 3281 */
    {RT_TERM_COND, 33, 107, 3281, 0}, /* 3282 */
    {RT_TERM_GT, 3282, 5, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 2541, 3283, 0, 0}, /* 3284 */
    {RT_TERM_GT, 3282, 27, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 2541, 3285, 0, 0}, /* 3286 */
    {RT_TERM_GT, 3282, 122, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 2541, 3287, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 184, 3274, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 184, 3276, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 184, 3283, 0, 0}, /* 3291 */
    {RT_TERM_LAND, 184, 3285, 0, 0}, /* 3292 */
    {RT_TERM_LAND, 184, 3287, 0, 0}, /* 3293 */
    {RT_TERM_COND, 2157, 5, 540, 0}, /* 3294 */
    {RT_TERM_COND, 2188, 5, 3294, 0}, /* 3295 */
    {RT_TERM_COND, 2183, 122, 3295, 0}, /* 3296 */
    {RT_TERM_COND, 2178, 122, 3296, 0}, /* 3297 */
    {RT_TERM_COND, 925, 27, 3297, 0}, /* 3298 */
    {RT_TERM_COND, 2169, 27, 3298, 0}, /* 3299 */
    {RT_TERM_COND, 2164, 5, 3299, 0}, /* 3300 */
    {RT_TERM_COND, 1035, 5, 3300, 0}, /* 3301 */
    {RT_TERM_GT, 3301, 5, 0, 0}, /* 3302 */
    {RT_TERM_LAND, 1934, 3302, 0, 0}, /* 3303 */
    {RT_TERM_GT, 3301, 27, 0, 0}, /* 3304 */
    {RT_TERM_LAND, 1934, 3304, 0, 0}, /* 3305 */
    {RT_TERM_LAND, 1934, 1323, 0, 0}, /* 3306 */
    {RT_TERM_LAND, 1934, 18, 0, 0}, /* 3307 */
    {RT_TERM_GT, 540, 5, 0, 0}, /* 3308 */
    {RT_TERM_LAND, 1934, 3308, 0, 0}, /* 3309 */
    {RT_TERM_GT, 540, 27, 0, 0}, /* 3310 */
    {RT_TERM_LAND, 1934, 3310, 0, 0}, /* 3311 */
    {RT_TERM_GT, 540, 122, 0, 0}, /* 3312 */
    {RT_TERM_LAND, 1934, 3312, 0, 0}, /* 3313 */
    {RT_TERM_LAND, 879, 3302, 0, 0}, /* 3314 */
    {RT_TERM_LAND, 879, 3304, 0, 0}, /* 3315 */
    {RT_TERM_LAND, 879, 4, 0, 0}, /* 3316 */
    {RT_TERM_LAND, 879, 3308, 0, 0}, /* 3317 */
    {RT_TERM_LAND, 879, 3310, 0, 0}, /* 3318 */
    {RT_TERM_LAND, 879, 3312, 0, 0}, /* 3319 */
    {RT_TERM_LAND, 1979, 3274, 0, 0}, /* 3320 */
    {RT_TERM_LAND, 1979, 3276, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 1979, 3283, 0, 0}, /* 3322 */
    {RT_TERM_LAND, 1979, 3285, 0, 0}, /* 3323 */
    {RT_TERM_LAND, 1979, 3287, 0, 0}, /* 3324 */
    {RT_TERM_LAND, 1979, 58, 0, 0}, /* 3325 */
    {RT_TERM_LAND, 9, 3274, 0, 0}, /* 3326 */
    {RT_TERM_LAND, 9, 3276, 0, 0}, /* 3327 */
    {RT_TERM_LAND, 9, 3283, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 9, 3285, 0, 0}, /* 3329 */
    {RT_TERM_LAND, 9, 3287, 0, 0}, /* 3330 */
    {RT_TERM_LAND, 1871, 3302, 0, 0}, /* 3331 */
    {RT_TERM_LAND, 1871, 3304, 0, 0}, /* 3332 */
    {RT_TERM_LAND, 1871, 3308, 0, 0}, /* 3333 */
    {RT_TERM_LAND, 1871, 3310, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 1871, 3312, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 1871, 58, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 197, 3302, 0, 0}, /* 3337 */
    {RT_TERM_LAND, 197, 3304, 0, 0}, /* 3338 */
    {RT_TERM_LAND, 197, 3308, 0, 0}, /* 3339 */
    {RT_TERM_LAND, 197, 3310, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 197, 3312, 0, 0}, /* 3341 */
    {RT_TERM_LAND, 2342, 3274, 0, 0}, /* 3342 */
    {RT_TERM_LAND, 2342, 3276, 0, 0}, /* 3343 */
    {RT_TERM_EQ, 120, 27, 0, 0}, /* 3344 */
    {RT_TERM_EQ, 120, 29, 0, 0}, /* 3345 */
    {RT_TERM_LOR, 3344, 3345, 0, 0}, /* 3346 */
    {RT_TERM_EQ, 120, 2156, 0, 0}, /* 3347 */
    {RT_TERM_LOR, 3346, 3347, 0, 0}, /* 3348 */
    {RT_TERM_COND, 3348, 27, 5, 0}, /* 3349 */
    {RT_TERM_GT, 3349, 5, 0, 0}, /* 3350 */
    {RT_TERM_LAND, 2342, 3350, 0, 0}, /* 3351 */
    {RT_TERM_LAND, 2342, 58, 0, 0}, /* 3352 */
    {RT_TERM_LAND, 46, 3274, 0, 0}, /* 3353 */
    {RT_TERM_LAND, 46, 3276, 0, 0}, /* 3354 */
    {RT_TERM_LAND, 46, 3350, 0, 0}, /* 3355 */
    {RT_TERM_COND, 0, 1711, 1712, 0}, /* 3356 */
    {RT_TERM_COND, 4, 5, 3356, 0}, /* 3357 */
    {RT_TERM_LAND, 3357, 3274, 0, 0}, /* 3358 */
    {RT_TERM_LAND, 3357, 3276, 0, 0}, /* 3359 */
    {RT_TERM_BOR, 1, 27, 0, 0}, /* 3360 */
    {RT_TERM_MUL, 5, 3349, 0, 0}, /* 3361 */
    {RT_TERM_GT, 3361, 5, 0, 0}, /* 3362 */
    {RT_TERM_LAND, 3357, 3362, 0, 0}, /* 3363 */
    {RT_TERM_LAND, 3357, 58, 0, 0}, /* 3364 */
    {RT_TERM_LAND, 3357, 3350, 0, 0}, /* 3365 */
    {RT_TERM_LAND, 1871, 3274, 0, 0}, /* 3366 */
    {RT_TERM_LAND, 1871, 3276, 0, 0}, /* 3367 */
    {RT_TERM_LAND, 1871, 3362, 0, 0}, /* 3368 */
    {RT_TERM_LAND, 1871, 10, 0, 0}, /* 3369 */
    {RT_TERM_LAND, 1871, 18, 0, 0}, /* 3370 */
    {RT_TERM_LAND, 1871, 3350, 0, 0}, /* 3371 */
    {RT_TERM_REG, 1731, 0, 0, 2}, /* 3372 */
    {RT_TERM_LNOT, 3372, 0, 0, 0}, /* 3373 */
    {RT_TERM_COND, 0, 3372, 3373, 0}, /* 3374 */
    {RT_TERM_COND, 4, 5, 3374, 0}, /* 3375 */
    {RT_TERM_LAND, 3375, 3274, 0, 0}, /* 3376 */
    {RT_TERM_LAND, 3375, 3276, 0, 0}, /* 3377 */
    {RT_TERM_MUL, 27, 191, 0, 0}, /* 3378 */
    {RT_TERM_GT, 3378, 27, 0, 0}, /* 3379 */
    {RT_TERM_LAND, 3375, 3379, 0, 0}, /* 3380 */
    {RT_TERM_GT, 3378, 122, 0, 0}, /* 3381 */
    {RT_TERM_LAND, 3375, 3381, 0, 0}, /* 3382 */
    {RT_TERM_BOR, 1, 122, 0, 0}, /* 3383 */
    {RT_TERM_LAND, 3375, 58, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3375, 192, 0, 0}, /* 3385 */
    {RT_TERM_LAND, 974, 3274, 0, 0}, /* 3386 */
    {RT_TERM_LAND, 974, 3276, 0, 0}, /* 3387 */
    {RT_TERM_LAND, 974, 3379, 0, 0}, /* 3388 */
    {RT_TERM_LAND, 974, 3381, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 974, 10, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 974, 192, 0, 0}, /* 3391 */
    {RT_TERM_LAND, 481, 3302, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 481, 3304, 0, 0}, /* 3393 */
    {RT_TERM_LAND, 474, 3302, 0, 0}, /* 3394 */
    {RT_TERM_LAND, 474, 3304, 0, 0}, /* 3395 */
    {RT_TERM_COND, 354, 1003, 1004, 0}, /* 3396 */
    {RT_TERM_COND, 356, 5, 3396, 0}, /* 3397 */
    {RT_TERM_LOR, 2164, 2, 0, 0}, /* 3398 */
    {RT_TERM_COND, 3398, 107, 27, 0}, /* 3399 */
    {RT_TERM_GT, 3399, 27, 0, 0}, /* 3400 */
    {RT_TERM_LAND, 1566, 3400, 0, 0}, /* 3401 */
    {RT_TERM_GT, 3399, 122, 0, 0}, /* 3402 */
    {RT_TERM_LAND, 1566, 3402, 0, 0}, /* 3403 */
    {RT_TERM_COND, 3398, 27, 5, 0}, /* 3404 */
    {RT_TERM_GT, 3404, 5, 0, 0}, /* 3405 */
    {RT_TERM_LAND, 1566, 3405, 0, 0}, /* 3406 */
    {RT_TERM_COND, 294, 107, 27, 0}, /* 3407 */
    {RT_TERM_GT, 3407, 27, 0, 0}, /* 3408 */
    {RT_TERM_LAND, 1566, 3408, 0, 0}, /* 3409 */
    {RT_TERM_GT, 3407, 122, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 1566, 3410, 0, 0}, /* 3411 */
    {RT_TERM_COND, 74, 900, 901, 0}, /* 3412 */
    {RT_TERM_COND, 70, 5, 3412, 0}, /* 3413 */
    {RT_TERM_LAND, 1035, 112, 0, 0}, /* 3414 */
    {RT_TERM_LOR, 2164, 3414, 0, 0}, /* 3415 */
    {RT_TERM_COND, 3415, 107, 27, 0}, /* 3416 */
    {RT_TERM_GT, 3416, 27, 0, 0}, /* 3417 */
    {RT_TERM_LAND, 3413, 3417, 0, 0}, /* 3418 */
    {RT_TERM_GT, 3416, 122, 0, 0}, /* 3419 */
    {RT_TERM_LAND, 3413, 3419, 0, 0}, /* 3420 */
    {RT_TERM_COND, 3415, 27, 5, 0}, /* 3421 */
    {RT_TERM_GT, 3421, 5, 0, 0}, /* 3422 */
    {RT_TERM_LAND, 3413, 3422, 0, 0}, /* 3423 */
    {RT_TERM_LAND, 3413, 3408, 0, 0}, /* 3424 */
    {RT_TERM_LAND, 3413, 3410, 0, 0}, /* 3425 */
    {RT_TERM_LAND, 3413, 354, 0, 0}, /* 3426 */
    {RT_TERM_LAND, 3413, 400, 0, 0}, /* 3427 */
    {RT_TERM_GT, 294, 5, 0, 0}, /* 3428 */
    {RT_TERM_COND, 3428, 27, 107, 0}, /* 3429 */
    {RT_TERM_COND, 2157, 2, 540, 0}, /* 3430 */
    {RT_TERM_COND, 2188, 107, 3430, 0}, /* 3431 */
    {RT_TERM_COND, 2183, 3429, 3431, 0}, /* 3432 */
    {RT_TERM_COND, 2178, 27, 3432, 0}, /* 3433 */
    {RT_TERM_COND, 925, 5, 3433, 0}, /* 3434 */
    {RT_TERM_COND, 2169, 5, 3434, 0}, /* 3435 */
    {RT_TERM_COND, 2164, 5, 3435, 0}, /* 3436 */
    {RT_TERM_COND, 1035, 5, 3436, 0}, /* 3437 */
    {RT_TERM_GT, 3437, 5, 0, 0}, /* 3438 */
    {RT_TERM_LAND, 2060, 3438, 0, 0}, /* 3439 */
    {RT_TERM_GT, 3437, 27, 0, 0}, /* 3440 */
    {RT_TERM_LAND, 2060, 3440, 0, 0}, /* 3441 */
    {RT_TERM_GT, 3437, 122, 0, 0}, /* 3442 */
    {RT_TERM_LAND, 2060, 3442, 0, 0}, /* 3443 */
    {RT_TERM_EQ, 3437, 107, 0, 0}, /* 3444 */
    {RT_TERM_COND, 3444, 27, 5, 0}, /* 3445 */
    {RT_TERM_GT, 3445, 5, 0, 0}, /* 3446 */
    {RT_TERM_LAND, 2060, 3446, 0, 0}, /* 3447 */
    {RT_TERM_GT, 13, 122, 0, 0}, /* 3448 */
    {RT_TERM_COND, 3448, 107, 27, 0}, /* 3449 */
    {RT_TERM_GT, 3449, 27, 0, 0}, /* 3450 */
    {RT_TERM_LAND, 2060, 3450, 0, 0}, /* 3451 */
    {RT_TERM_GT, 3449, 122, 0, 0}, /* 3452 */
    {RT_TERM_LAND, 2060, 3452, 0, 0}, /* 3453 */
    {RT_TERM_LAND, 2060, 354, 0, 0}, /* 3454 */
    {RT_TERM_LAND, 2060, 400, 0, 0}, /* 3455 */
    {RT_TERM_COND, 354, 243, 244, 0}, /* 3456 */
    {RT_TERM_COND, 356, 5, 3456, 0}, /* 3457 */
    {RT_TERM_SHL, 5, 13, 0, 0}, /* 3458 */
    {RT_TERM_GT, 3458, 5, 0, 0}, /* 3459 */
    {RT_TERM_LAND, 3457, 3459, 0, 0}, /* 3460 */
    {RT_TERM_GT, 3458, 27, 0, 0}, /* 3461 */
    {RT_TERM_LAND, 3457, 3461, 0, 0}, /* 3462 */
    {RT_TERM_GT, 3458, 122, 0, 0}, /* 3463 */
    {RT_TERM_LAND, 3457, 3463, 0, 0}, /* 3464 */
    {RT_TERM_COND, 2169, 27, 5, 0}, /* 3465 */
    {RT_TERM_GT, 3465, 5, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 3457, 3466, 0, 0}, /* 3467 */
    {RT_TERM_COND, 13, 107, 27, 0}, /* 3468 */
    {RT_TERM_GT, 3468, 27, 0, 0}, /* 3469 */
    {RT_TERM_LAND, 3457, 3469, 0, 0}, /* 3470 */
    {RT_TERM_GT, 3468, 122, 0, 0}, /* 3471 */
    {RT_TERM_LAND, 3457, 3471, 0, 0}, /* 3472 */
    {RT_TERM_BOR, 13, 27, 0, 0}, /* 3473 */
    {RT_TERM_BOR, 13, 122, 0, 0}, /* 3474 */
    {RT_TERM_COND, 354, 287, 288, 0}, /* 3475 */
    {RT_TERM_COND, 356, 5, 3475, 0}, /* 3476 */
    {RT_TERM_COND, 1708, 1747, 1748, 0}, /* 3477 */
    {RT_TERM_COND, 1710, 5, 3477, 0}, /* 3478 */
    {RT_TERM_LAND, 3478, 3, 0, 0}, /* 3479 */
    {RT_TERM_LAND, 3478, 74, 0, 0}, /* 3480 */
    {RT_TERM_LAND, 3478, 3308, 0, 0}, /* 3481 */
    {RT_TERM_LAND, 3481, 1102, 0, 0}, /* 3482 */
    {RT_TERM_LAND, 3478, 3310, 0, 0}, /* 3483 */
    {RT_TERM_LAND, 3478, 3312, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 3484, 1102, 0, 0}, /* 3485 */
    {RT_TERM_COND, 999, 1586, 1587, 0}, /* 3486 */
    {RT_TERM_COND, 1002, 5, 3486, 0}, /* 3487 */
    {RT_TERM_LAND, 3487, 354, 0, 0}, /* 3488 */
    {RT_TERM_LAND, 3487, 3308, 0, 0}, /* 3489 */
    {RT_TERM_LAND, 3489, 1102, 0, 0}, /* 3490 */
    {RT_TERM_LAND, 3487, 3310, 0, 0}, /* 3491 */
    {RT_TERM_LAND, 3487, 3312, 0, 0}, /* 3492 */
    {RT_TERM_LAND, 3492, 1102, 0, 0}, /* 3493 */
    {RT_TERM_LAND, 1204, 3308, 0, 0}, /* 3494 */
    {RT_TERM_LAND, 3494, 1102, 0, 0}, /* 3495 */
    {RT_TERM_LAND, 1204, 3310, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 1204, 3312, 0, 0}, /* 3497 */
    {RT_TERM_LAND, 3497, 1102, 0, 0}, /* 3498 */
    {RT_TERM_COND, 1708, 1586, 1587, 0}, /* 3499 */
    {RT_TERM_COND, 1710, 5, 3499, 0}, /* 3500 */
    {RT_TERM_LAND, 3500, 3, 0, 0}, /* 3501 */
    {RT_TERM_LAND, 3500, 74, 0, 0}, /* 3502 */
    {RT_TERM_LAND, 3500, 3308, 0, 0}, /* 3503 */
    {RT_TERM_LAND, 3503, 1164, 0, 0}, /* 3504 */
    {RT_TERM_LAND, 3500, 3310, 0, 0}, /* 3505 */
    {RT_TERM_LAND, 3500, 3312, 0, 0}, /* 3506 */
    {RT_TERM_LAND, 3506, 1164, 0, 0}, /* 3507 */
    {RT_TERM_COND, 999, 1711, 1712, 0}, /* 3508 */
    {RT_TERM_COND, 1002, 5, 3508, 0}, /* 3509 */
    {RT_TERM_LAND, 3509, 354, 0, 0}, /* 3510 */
    {RT_TERM_LAND, 3509, 3308, 0, 0}, /* 3511 */
    {RT_TERM_LAND, 3511, 1164, 0, 0}, /* 3512 */
    {RT_TERM_LAND, 3509, 3310, 0, 0}, /* 3513 */
    {RT_TERM_LAND, 3509, 3312, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3514, 1164, 0, 0}, /* 3515 */
    {RT_TERM_LAND, 1034, 354, 0, 0}, /* 3516 */
    {RT_TERM_LAND, 1034, 3308, 0, 0}, /* 3517 */
    {RT_TERM_LAND, 3517, 1164, 0, 0}, /* 3518 */
    {RT_TERM_LAND, 1034, 3310, 0, 0}, /* 3519 */
    {RT_TERM_LAND, 1034, 3312, 0, 0}, /* 3520 */
    {RT_TERM_LAND, 3520, 1164, 0, 0}, /* 3521 */
    {RT_TERM_COND, 1708, 3372, 3373, 0}, /* 3522 */
    {RT_TERM_COND, 1710, 5, 3522, 0}, /* 3523 */
    {RT_TERM_LAND, 3523, 3, 0, 0}, /* 3524 */
    {RT_TERM_LAND, 3523, 74, 0, 0}, /* 3525 */
    {RT_TERM_LAND, 3523, 3308, 0, 0}, /* 3526 */
    {RT_TERM_LAND, 3526, 2004, 0, 0}, /* 3527 */
    {RT_TERM_LAND, 3523, 3310, 0, 0}, /* 3528 */
    {RT_TERM_LAND, 3523, 3312, 0, 0}, /* 3529 */
    {RT_TERM_LAND, 3529, 2004, 0, 0}, /* 3530 */
    {RT_TERM_LAND, 3494, 2004, 0, 0}, /* 3531 */
    {RT_TERM_LAND, 3497, 2004, 0, 0}, /* 3532 */
    {RT_TERM_LAND, 1386, 354, 0, 0}, /* 3533 */
    {RT_TERM_LAND, 1386, 3308, 0, 0}, /* 3534 */
    {RT_TERM_LAND, 3534, 2004, 0, 0}, /* 3535 */
    {RT_TERM_LAND, 1386, 3310, 0, 0}, /* 3536 */
    {RT_TERM_LAND, 1386, 3312, 0, 0}, /* 3537 */
    {RT_TERM_LAND, 3537, 2004, 0, 0}, /* 3538 */
    {RT_TERM_LAND, 1386, 21, 0, 0}, /* 3539 */
    {RT_TERM_LAND, 184, 3308, 0, 0}, /* 3540 */
    {RT_TERM_LAND, 184, 3310, 0, 0}, /* 3541 */
    {RT_TERM_LAND, 184, 3312, 0, 0}, /* 3542 */
    {RT_TERM_LAND, 88, 3308, 0, 0}, /* 3543 */
    {RT_TERM_LAND, 88, 3310, 0, 0}, /* 3544 */
    {RT_TERM_LAND, 88, 3312, 0, 0}, /* 3545 */
    {RT_TERM_LAND, 879, 77, 0, 0}, /* 3546 */
    {RT_TERM_LAND, 341, 3308, 0, 0}, /* 3547 */
    {RT_TERM_LAND, 341, 3310, 0, 0}, /* 3548 */
    {RT_TERM_LAND, 341, 3312, 0, 0}, /* 3549 */
    {RT_TERM_REG, 48, 0, 0, 3}, /* 3550 */
    {RT_TERM_LNOT, 3550, 0, 0, 0}, /* 3551 */
    {RT_TERM_COND, 999, 3550, 3551, 0}, /* 3552 */
    {RT_TERM_COND, 1002, 5, 3552, 0}, /* 3553 */
    {RT_TERM_LAND, 3553, 26, 0, 0}, /* 3554 */
    {RT_TERM_LAND, 3553, 1164, 0, 0}, /* 3555 */
    {RT_TERM_LAND, 3553, 4, 0, 0}, /* 3556 */
    {RT_TERM_LAND, 3556, 81, 0, 0}, /* 3557 */
    {RT_TERM_LAND, 3556, 1855, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3553, 40, 0, 0}, /* 3559 */
    {RT_TERM_LNOT, 40, 0, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 3553, 3560, 0, 0}, /* 3561 */
    {RT_TERM_REG, 899, 0, 0, 3}, /* 3562 */
    {RT_TERM_LNOT, 3562, 0, 0, 0}, /* 3563 */
    {RT_TERM_COND, 1303, 3562, 3563, 0}, /* 3564 */
    {RT_TERM_COND, 1305, 5, 3564, 0}, /* 3565 */
    {RT_TERM_LAND, 3565, 26, 0, 0}, /* 3566 */
    {RT_TERM_LAND, 3565, 1164, 0, 0}, /* 3567 */
    {RT_TERM_LAND, 3565, 4, 0, 0}, /* 3568 */
    {RT_TERM_LAND, 3568, 81, 0, 0}, /* 3569 */
    {RT_TERM_LAND, 3568, 1855, 0, 0}, /* 3570 */
    {RT_TERM_LAND, 3565, 40, 0, 0}, /* 3571 */
    {RT_TERM_LAND, 3565, 3560, 0, 0}, /* 3572 */
    {RT_TERM_REG, 39, 0, 0, 3}, /* 3573 */
    {RT_TERM_LNOT, 3573, 0, 0, 0}, /* 3574 */
    {RT_TERM_COND, 84, 3573, 3574, 0}, /* 3575 */
    {RT_TERM_COND, 86, 5, 3575, 0}, /* 3576 */
    {RT_TERM_LAND, 3576, 10, 0, 0}, /* 3577 */
    {RT_TERM_LAND, 3576, 81, 0, 0}, /* 3578 */
    {RT_TERM_LAND, 3576, 1855, 0, 0}, /* 3579 */
    {RT_TERM_COND, 0, 488, 489, 0}, /* 3580 */
    {RT_TERM_COND, 4, 5, 3580, 0}, /* 3581 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 3582 */
    {RT_TERM_LNOT, 3582, 0, 0, 0}, /* 3583 */
    {RT_TERM_COND, 999, 3582, 3583, 0}, /* 3584 */
    {RT_TERM_COND, 1002, 5, 3584, 0}, /* 3585 */
    {RT_TERM_LAND, 3585, 10, 0, 0}, /* 3586 */
    {RT_TERM_LAND, 3585, 81, 0, 0}, /* 3587 */
    {RT_TERM_LAND, 3585, 1855, 0, 0}, /* 3588 */
    {RT_TERM_REG, 40, 0, 0, 3}, /* 3589 */
    {RT_TERM_LNOT, 3589, 0, 0, 0}, /* 3590 */
    {RT_TERM_COND, 999, 3589, 3590, 0}, /* 3591 */
    {RT_TERM_COND, 1002, 5, 3591, 0}, /* 3592 */
    {RT_TERM_LAND, 3592, 13, 0, 0}, /* 3593 */
    {RT_TERM_LAND, 3593, 4, 0, 0}, /* 3594 */
    {RT_TERM_LAND, 3592, 536, 0, 0}, /* 3595 */
    {RT_TERM_LAND, 3595, 4, 0, 0}, /* 3596 */
    {RT_TERM_LAND, 3592, 82, 0, 0}, /* 3597 */
    {RT_TERM_LAND, 3592, 1822, 0, 0}, /* 3598 */
    {RT_TERM_LAND, 3592, 74, 0, 0}, /* 3599 */
    {RT_TERM_COND, 1708, 3550, 3551, 0}, /* 3600 */
    {RT_TERM_COND, 1710, 5, 3600, 0}, /* 3601 */
    {RT_TERM_LAND, 3601, 13, 0, 0}, /* 3602 */
    {RT_TERM_LAND, 3602, 4, 0, 0}, /* 3603 */
    {RT_TERM_LAND, 3601, 536, 0, 0}, /* 3604 */
    {RT_TERM_LAND, 3604, 4, 0, 0}, /* 3605 */
    {RT_TERM_LAND, 3601, 82, 0, 0}, /* 3606 */
    {RT_TERM_LAND, 3601, 1822, 0, 0}, /* 3607 */
    {RT_TERM_LAND, 3601, 74, 0, 0}, /* 3608 */
    {RT_TERM_COND, 0, 3550, 3551, 0}, /* 3609 */
    {RT_TERM_COND, 4, 5, 3609, 0}, /* 3610 */
    {RT_TERM_LAND, 3610, 139, 0, 0}, /* 3611 */
    {RT_TERM_LAND, 3611, 70, 0, 0}, /* 3612 */
    {RT_TERM_LAND, 3610, 1468, 0, 0}, /* 3613 */
    {RT_TERM_LAND, 3613, 294, 0, 0}, /* 3614 */
    {RT_TERM_LAND, 3613, 2004, 0, 0}, /* 3615 */
    {RT_TERM_LAND, 3614, 70, 0, 0}, /* 3616 */
    {RT_TERM_LAND, 3615, 70, 0, 0}, /* 3617 */
    {RT_TERM_REG, 81, 0, 0, 1}, /* 3618 */
    {RT_TERM_SLICE, 3618, 2, 0, 32}, /* 3619 */
    {RT_TERM_SEXT, 3619, 0, 0, 32}, /* 3620 */
    {RT_TERM_COND, 294, 3620, 3619, 0}, /* 3621 */
    {RT_TERM_REG, 82, 0, 0, 1}, /* 3622 */
    {RT_TERM_SEXT, 39, 0, 0, 32}, /* 3623 */
    {RT_TERM_COND, 70, 3622, 3623, 0}, /* 3624 */
    {RT_TERM_SLICE, 3624, 2, 0, 32}, /* 3625 */
    {RT_TERM_SEXT, 3625, 0, 0, 32}, /* 3626 */
    {RT_TERM_COND, 294, 3626, 3625, 0}, /* 3627 */
    {RT_TERM_LT, 3621, 3627, 0, 0}, /* 3628 */
    {RT_TERM_LNOT, 3628, 0, 0, 0}, /* 3629 */
    {RT_TERM_LAND, 3613, 3629, 0, 0}, /* 3630 */
    {RT_TERM_LAND, 3630, 294, 0, 0}, /* 3631 */
    {RT_TERM_LAND, 3630, 2004, 0, 0}, /* 3632 */
    {RT_TERM_LAND, 3631, 70, 0, 0}, /* 3633 */
    {RT_TERM_LAND, 3632, 70, 0, 0}, /* 3634 */
    {RT_TERM_EQ, 3621, 3627, 0, 0}, /* 3635 */
    {RT_TERM_COND, 3635, 27, 107, 0}, /* 3636 */
    {RT_TERM_COND, 3628, 5, 3636, 0}, /* 3637 */
    {RT_TERM_BAND, 13, 3637, 0, 0}, /* 3638 */
    {RT_TERM_NE, 3638, 2, 0, 0}, /* 3639 */
    {RT_TERM_LAND, 3613, 3639, 0, 0}, /* 3640 */
    {RT_TERM_LAND, 3610, 2298, 0, 0}, /* 3641 */
    {RT_TERM_LAND, 3641, 169, 0, 0}, /* 3642 */
    {RT_TERM_LAND, 3642, 294, 0, 0}, /* 3643 */
    {RT_TERM_LAND, 3642, 2004, 0, 0}, /* 3644 */
    {RT_TERM_LAND, 3643, 70, 0, 0}, /* 3645 */
    {RT_TERM_LAND, 3644, 70, 0, 0}, /* 3646 */
    {RT_TERM_LAND, 3642, 3629, 0, 0}, /* 3647 */
    {RT_TERM_LAND, 3647, 294, 0, 0}, /* 3648 */
    {RT_TERM_LAND, 3647, 2004, 0, 0}, /* 3649 */
    {RT_TERM_LAND, 3648, 70, 0, 0}, /* 3650 */
    {RT_TERM_LAND, 3649, 70, 0, 0}, /* 3651 */
    {RT_TERM_LNOT, 3639, 0, 0, 0}, /* 3652 */
    {RT_TERM_LAND, 3642, 3652, 0, 0}, /* 3653 */
    {RT_TERM_LAND, 3641, 2320, 0, 0}, /* 3654 */
    {RT_TERM_LAND, 3654, 294, 0, 0}, /* 3655 */
    {RT_TERM_LAND, 3654, 2004, 0, 0}, /* 3656 */
    {RT_TERM_LAND, 3655, 70, 0, 0}, /* 3657 */
    {RT_TERM_LAND, 3656, 70, 0, 0}, /* 3658 */
    {RT_TERM_LAND, 3654, 3629, 0, 0}, /* 3659 */
    {RT_TERM_LAND, 3659, 294, 0, 0}, /* 3660 */
    {RT_TERM_LAND, 3659, 2004, 0, 0}, /* 3661 */
    {RT_TERM_LAND, 3660, 70, 0, 0}, /* 3662 */
    {RT_TERM_LAND, 3661, 70, 0, 0}, /* 3663 */
    {RT_TERM_LAND, 3613, 3652, 0, 0}, /* 3664 */
    {RT_TERM_LAND, 3642, 3639, 0, 0}, /* 3665 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 3666 */
    {RT_TERM_LNOT, 3666, 0, 0, 0}, /* 3667 */
    {RT_TERM_COND, 84, 3666, 3667, 0}, /* 3668 */
    {RT_TERM_COND, 86, 5, 3668, 0}, /* 3669 */
    {RT_TERM_LAND, 3669, 139, 0, 0}, /* 3670 */
    {RT_TERM_LAND, 3670, 70, 0, 0}, /* 3671 */
    {RT_TERM_LAND, 3670, 0, 0, 0}, /* 3672 */
    {RT_TERM_LAND, 3670, 3, 0, 0}, /* 3673 */
    {RT_TERM_LAND, 3669, 1468, 0, 0}, /* 3674 */
    {RT_TERM_LAND, 3674, 294, 0, 0}, /* 3675 */
    {RT_TERM_LAND, 3674, 2004, 0, 0}, /* 3676 */
    {RT_TERM_LAND, 3675, 70, 0, 0}, /* 3677 */
    {RT_TERM_LAND, 3676, 70, 0, 0}, /* 3678 */
    {RT_TERM_LAND, 3674, 3629, 0, 0}, /* 3679 */
    {RT_TERM_LAND, 3679, 294, 0, 0}, /* 3680 */
    {RT_TERM_LAND, 3679, 2004, 0, 0}, /* 3681 */
    {RT_TERM_LAND, 3680, 70, 0, 0}, /* 3682 */
    {RT_TERM_LAND, 3681, 70, 0, 0}, /* 3683 */
    {RT_TERM_LAND, 3674, 3639, 0, 0}, /* 3684 */
    {RT_TERM_LAND, 3669, 2298, 0, 0}, /* 3685 */
    {RT_TERM_LAND, 3685, 169, 0, 0}, /* 3686 */
    {RT_TERM_LAND, 3686, 294, 0, 0}, /* 3687 */
    {RT_TERM_LAND, 3686, 2004, 0, 0}, /* 3688 */
    {RT_TERM_LAND, 3687, 70, 0, 0}, /* 3689 */
    {RT_TERM_LAND, 3688, 70, 0, 0}, /* 3690 */
    {RT_TERM_LAND, 3686, 3629, 0, 0}, /* 3691 */
    {RT_TERM_LAND, 3691, 294, 0, 0}, /* 3692 */
    {RT_TERM_LAND, 3691, 2004, 0, 0}, /* 3693 */
    {RT_TERM_LAND, 3692, 70, 0, 0}, /* 3694 */
    {RT_TERM_LAND, 3693, 70, 0, 0}, /* 3695 */
    {RT_TERM_LAND, 3686, 3652, 0, 0}, /* 3696 */
    {RT_TERM_LAND, 3685, 2320, 0, 0}, /* 3697 */
    {RT_TERM_LAND, 3697, 294, 0, 0}, /* 3698 */
    {RT_TERM_LAND, 3697, 2004, 0, 0}, /* 3699 */
    {RT_TERM_LAND, 3698, 70, 0, 0}, /* 3700 */
    {RT_TERM_LAND, 3699, 70, 0, 0}, /* 3701 */
    {RT_TERM_LAND, 3697, 3629, 0, 0}, /* 3702 */
    {RT_TERM_LAND, 3702, 294, 0, 0}, /* 3703 */
    {RT_TERM_LAND, 3702, 2004, 0, 0}, /* 3704 */
    {RT_TERM_LAND, 3703, 70, 0, 0}, /* 3705 */
    {RT_TERM_LAND, 3704, 70, 0, 0}, /* 3706 */
    {RT_TERM_LAND, 3674, 3652, 0, 0}, /* 3707 */
    {RT_TERM_LAND, 3686, 3639, 0, 0}, /* 3708 */
    {RT_TERM_LAND, 3674, 3635, 0, 0}, /* 3709 */
    {RT_TERM_LAND, 3709, 2357, 0, 0}, /* 3710 */
    {RT_TERM_LAND, 3710, 2359, 0, 0}, /* 3711 */
    {RT_TERM_LAND, 3635, 2357, 0, 0}, /* 3712 */
    {RT_TERM_LAND, 3712, 2359, 0, 0}, /* 3713 */
    {RT_TERM_LNOT, 3713, 0, 0, 0}, /* 3714 */
    {RT_TERM_LAND, 3674, 3714, 0, 0}, /* 3715 */
    {RT_TERM_LAND, 3715, 294, 0, 0}, /* 3716 */
    {RT_TERM_LAND, 3715, 2004, 0, 0}, /* 3717 */
    {RT_TERM_LAND, 3716, 70, 0, 0}, /* 3718 */
    {RT_TERM_LAND, 3717, 70, 0, 0}, /* 3719 */
    {RT_TERM_LAND, 3715, 3629, 0, 0}, /* 3720 */
    {RT_TERM_LAND, 3720, 294, 0, 0}, /* 3721 */
    {RT_TERM_LAND, 3720, 2004, 0, 0}, /* 3722 */
    {RT_TERM_LAND, 3721, 70, 0, 0}, /* 3723 */
    {RT_TERM_LAND, 3722, 70, 0, 0}, /* 3724 */
    {RT_TERM_REG, 25, 0, 0, 3}, /* 3725 */
    {RT_TERM_BXOR, 3725, 48, 0, 0}, /* 3726 */
    {RT_TERM_COND, 3713, 3726, 3639, 0}, /* 3727 */
    {RT_TERM_LAND, 3674, 3727, 0, 0}, /* 3728 */
    {RT_TERM_LAND, 3686, 3635, 0, 0}, /* 3729 */
    {RT_TERM_LAND, 3729, 2357, 0, 0}, /* 3730 */
    {RT_TERM_LAND, 3730, 2359, 0, 0}, /* 3731 */
    {RT_TERM_LAND, 3686, 3714, 0, 0}, /* 3732 */
    {RT_TERM_LAND, 3732, 294, 0, 0}, /* 3733 */
    {RT_TERM_LAND, 3732, 2004, 0, 0}, /* 3734 */
    {RT_TERM_LAND, 3733, 70, 0, 0}, /* 3735 */
    {RT_TERM_LAND, 3734, 70, 0, 0}, /* 3736 */
    {RT_TERM_LAND, 3732, 3629, 0, 0}, /* 3737 */
    {RT_TERM_LAND, 3737, 294, 0, 0}, /* 3738 */
    {RT_TERM_LAND, 3737, 2004, 0, 0}, /* 3739 */
    {RT_TERM_LAND, 3738, 70, 0, 0}, /* 3740 */
    {RT_TERM_LAND, 3739, 70, 0, 0}, /* 3741 */
    {RT_TERM_LNOT, 3727, 0, 0, 0}, /* 3742 */
    {RT_TERM_LAND, 3686, 3742, 0, 0}, /* 3743 */
    {RT_TERM_LAND, 3697, 3635, 0, 0}, /* 3744 */
    {RT_TERM_LAND, 3744, 2357, 0, 0}, /* 3745 */
    {RT_TERM_LAND, 3745, 2359, 0, 0}, /* 3746 */
    {RT_TERM_LAND, 3697, 3714, 0, 0}, /* 3747 */
    {RT_TERM_LAND, 3747, 294, 0, 0}, /* 3748 */
    {RT_TERM_LAND, 3747, 2004, 0, 0}, /* 3749 */
    {RT_TERM_LAND, 3748, 70, 0, 0}, /* 3750 */
    {RT_TERM_LAND, 3749, 70, 0, 0}, /* 3751 */
    {RT_TERM_LAND, 3747, 3629, 0, 0}, /* 3752 */
    {RT_TERM_LAND, 3752, 294, 0, 0}, /* 3753 */
    {RT_TERM_LAND, 3752, 2004, 0, 0}, /* 3754 */
    {RT_TERM_LAND, 3753, 70, 0, 0}, /* 3755 */
    {RT_TERM_LAND, 3754, 70, 0, 0}, /* 3756 */
    {RT_TERM_LAND, 3674, 3742, 0, 0}, /* 3757 */
    {RT_TERM_LAND, 3686, 3727, 0, 0}, /* 3758 */
    {RT_TERM_LAND, 3711, 0, 0, 0}, /* 3759 */
    {RT_TERM_LAND, 3711, 3, 0, 0}, /* 3760 */
    {RT_TERM_BXOR, 3725, 5, 0, 0}, /* 3761 */
    {RT_TERM_BXOR, 3725, 2, 0, 0}, /* 3762 */
    {RT_TERM_COND, 0, 3761, 3762, 0}, /* 3763 */
    {RT_TERM_COND, 4, 5, 3763, 0}, /* 3764 */
    {RT_TERM_COND, 3713, 3764, 3639, 0}, /* 3765 */
    {RT_TERM_LAND, 3674, 3765, 0, 0}, /* 3766 */
    {RT_TERM_LAND, 3731, 0, 0, 0}, /* 3767 */
    {RT_TERM_LAND, 3731, 3, 0, 0}, /* 3768 */
    {RT_TERM_LNOT, 3765, 0, 0, 0}, /* 3769 */
    {RT_TERM_LAND, 3686, 3769, 0, 0}, /* 3770 */
    {RT_TERM_LAND, 3746, 0, 0, 0}, /* 3771 */
    {RT_TERM_LAND, 3746, 3, 0, 0}, /* 3772 */
    {RT_TERM_LAND, 3674, 3769, 0, 0}, /* 3773 */
    {RT_TERM_LAND, 3686, 3765, 0, 0}, /* 3774 */
    {RT_TERM_COND, 84, 3589, 3590, 0}, /* 3775 */
    {RT_TERM_COND, 86, 5, 3775, 0}, /* 3776 */
    {RT_TERM_LAND, 3776, 111, 0, 0}, /* 3777 */
    {RT_TERM_LAND, 3776, 1102, 0, 0}, /* 3778 */
    {RT_TERM_LAND, 3776, 4, 0, 0}, /* 3779 */
    {RT_TERM_LAND, 3779, 120, 0, 0}, /* 3780 */
    {RT_TERM_LAND, 3779, 2574, 0, 0}, /* 3781 */
    {RT_TERM_LAND, 3776, 74, 0, 0}, /* 3782 */
    {RT_TERM_LAND, 3553, 111, 0, 0}, /* 3783 */
    {RT_TERM_LAND, 3553, 1102, 0, 0}, /* 3784 */
    {RT_TERM_LAND, 3556, 120, 0, 0}, /* 3785 */
    {RT_TERM_LAND, 3556, 2574, 0, 0}, /* 3786 */
    {RT_TERM_LAND, 3553, 74, 0, 0}, /* 3787 */
    {RT_TERM_LAND, 3585, 111, 0, 0}, /* 3788 */
    {RT_TERM_LAND, 3585, 1102, 0, 0}, /* 3789 */
    {RT_TERM_LAND, 3585, 4, 0, 0}, /* 3790 */
    {RT_TERM_LAND, 3790, 120, 0, 0}, /* 3791 */
    {RT_TERM_LAND, 3790, 2574, 0, 0}, /* 3792 */
    {RT_TERM_LAND, 3585, 74, 0, 0}, /* 3793 */
    {RT_TERM_LNOT, 3725, 0, 0, 0}, /* 3794 */
    {RT_TERM_COND, 1708, 3725, 3794, 0}, /* 3795 */
    {RT_TERM_COND, 1710, 5, 3795, 0}, /* 3796 */
    {RT_TERM_LAND, 3796, 111, 0, 0}, /* 3797 */
    {RT_TERM_LAND, 3796, 1102, 0, 0}, /* 3798 */
    {RT_TERM_LAND, 3796, 4, 0, 0}, /* 3799 */
    {RT_TERM_LAND, 3799, 120, 0, 0}, /* 3800 */
    {RT_TERM_LAND, 3799, 2574, 0, 0}, /* 3801 */
    {RT_TERM_LAND, 3796, 74, 0, 0}, /* 3802 */
    {RT_TERM_LAND, 3576, 111, 0, 0}, /* 3803 */
    {RT_TERM_LAND, 3576, 1102, 0, 0}, /* 3804 */
    {RT_TERM_LAND, 3576, 74, 0, 0}, /* 3805 */
    {RT_TERM_LAND, 3601, 4, 0, 0}, /* 3806 */
    {RT_TERM_LAND, 3602, 1987, 0, 0}, /* 3807 */
    {RT_TERM_LAND, 3604, 1993, 0, 0}, /* 3808 */
    {RT_TERM_LAND, 3601, 354, 0, 0}, /* 3809 */
    {RT_TERM_COND, 84, 3582, 3583, 0}, /* 3810 */
    {RT_TERM_COND, 86, 5, 3810, 0}, /* 3811 */
    {RT_TERM_LAND, 3811, 26, 0, 0}, /* 3812 */
    {RT_TERM_LAND, 3812, 536, 0, 0}, /* 3813 */
    {RT_TERM_LAND, 3813, 294, 0, 0}, /* 3814 */
    {RT_TERM_LAND, 3814, 10, 0, 0}, /* 3815 */
    {RT_TERM_LAND, 3813, 2004, 0, 0}, /* 3816 */
    {RT_TERM_LAND, 3816, 10, 0, 0}, /* 3817 */
    {RT_TERM_LAND, 3812, 13, 0, 0}, /* 3818 */
    {RT_TERM_LAND, 3818, 2010, 0, 0}, /* 3819 */
    {RT_TERM_LAND, 3819, 294, 0, 0}, /* 3820 */
    {RT_TERM_LAND, 3820, 10, 0, 0}, /* 3821 */
    {RT_TERM_LAND, 3819, 2004, 0, 0}, /* 3822 */
    {RT_TERM_LAND, 3822, 10, 0, 0}, /* 3823 */
    {RT_TERM_LAND, 3818, 2020, 0, 0}, /* 3824 */
    {RT_TERM_LAND, 3824, 294, 0, 0}, /* 3825 */
    {RT_TERM_LAND, 3825, 10, 0, 0}, /* 3826 */
    {RT_TERM_LAND, 3824, 2004, 0, 0}, /* 3827 */
    {RT_TERM_LAND, 3827, 10, 0, 0}, /* 3828 */
    {RT_TERM_LAND, 3811, 1164, 0, 0}, /* 3829 */
    {RT_TERM_LAND, 3829, 536, 0, 0}, /* 3830 */
    {RT_TERM_LAND, 3830, 294, 0, 0}, /* 3831 */
    {RT_TERM_LAND, 3831, 10, 0, 0}, /* 3832 */
    {RT_TERM_LAND, 3830, 2004, 0, 0}, /* 3833 */
    {RT_TERM_LAND, 3833, 10, 0, 0}, /* 3834 */
    {RT_TERM_LAND, 3829, 13, 0, 0}, /* 3835 */
    {RT_TERM_LAND, 3835, 2010, 0, 0}, /* 3836 */
    {RT_TERM_LAND, 3836, 294, 0, 0}, /* 3837 */
    {RT_TERM_LAND, 3837, 10, 0, 0}, /* 3838 */
    {RT_TERM_LAND, 3836, 2004, 0, 0}, /* 3839 */
    {RT_TERM_LAND, 3839, 10, 0, 0}, /* 3840 */
    {RT_TERM_LAND, 3835, 2020, 0, 0}, /* 3841 */
    {RT_TERM_LAND, 3841, 294, 0, 0}, /* 3842 */
    {RT_TERM_LAND, 3842, 10, 0, 0}, /* 3843 */
    {RT_TERM_LAND, 3841, 2004, 0, 0}, /* 3844 */
    {RT_TERM_LAND, 3844, 10, 0, 0}, /* 3845 */
    {RT_TERM_COND, 0, 3589, 3590, 0}, /* 3846 */
    {RT_TERM_COND, 4, 5, 3846, 0}, /* 3847 */
    {RT_TERM_LAND, 3847, 26, 0, 0}, /* 3848 */
    {RT_TERM_LAND, 3848, 536, 0, 0}, /* 3849 */
    {RT_TERM_LAND, 3849, 294, 0, 0}, /* 3850 */
    {RT_TERM_LAND, 3849, 2004, 0, 0}, /* 3851 */
    {RT_TERM_LAND, 3848, 13, 0, 0}, /* 3852 */
    {RT_TERM_LAND, 3852, 2010, 0, 0}, /* 3853 */
    {RT_TERM_LAND, 3853, 294, 0, 0}, /* 3854 */
    {RT_TERM_LAND, 3853, 2004, 0, 0}, /* 3855 */
    {RT_TERM_LAND, 3852, 2020, 0, 0}, /* 3856 */
    {RT_TERM_LAND, 3856, 294, 0, 0}, /* 3857 */
    {RT_TERM_LAND, 3856, 2004, 0, 0}, /* 3858 */
    {RT_TERM_LAND, 3847, 1164, 0, 0}, /* 3859 */
    {RT_TERM_LAND, 3859, 536, 0, 0}, /* 3860 */
    {RT_TERM_LAND, 3860, 294, 0, 0}, /* 3861 */
    {RT_TERM_LAND, 3860, 2004, 0, 0}, /* 3862 */
    {RT_TERM_LAND, 3859, 13, 0, 0}, /* 3863 */
    {RT_TERM_LAND, 3863, 2010, 0, 0}, /* 3864 */
    {RT_TERM_LAND, 3864, 294, 0, 0}, /* 3865 */
    {RT_TERM_LAND, 3864, 2004, 0, 0}, /* 3866 */
    {RT_TERM_LAND, 3863, 2020, 0, 0}, /* 3867 */
    {RT_TERM_LAND, 3867, 294, 0, 0}, /* 3868 */
    {RT_TERM_LAND, 3867, 2004, 0, 0}, /* 3869 */
    {RT_TERM_COND, 84, 3212, 3213, 0}, /* 3870 */
    {RT_TERM_COND, 86, 5, 3870, 0}, /* 3871 */
    {RT_TERM_LAND, 3871, 13, 0, 0}, /* 3872 */
    {RT_TERM_LAND, 3872, 10, 0, 0}, /* 3873 */
    {RT_TERM_LAND, 3871, 10, 0, 0}, /* 3874 */
    {RT_TERM_COND, 10, 3155, 120, 0}, /* 3875 */
    {RT_TERM_SLICE, 3875, 2, 0, 4}, /* 3876 */
    {RT_TERM_SLICE, 3876, 122, 0, 1}, /* 3877 */
    {RT_TERM_LAND, 3871, 3877, 0, 0}, /* 3878 */
    {RT_TERM_LAND, 3878, 10, 0, 0}, /* 3879 */
    {RT_TERM_LNOT, 3877, 0, 0, 0}, /* 3880 */
    {RT_TERM_LAND, 3871, 3880, 0, 0}, /* 3881 */
    {RT_TERM_LAND, 3881, 10, 0, 0}, /* 3882 */
    {RT_TERM_SLICE, 3875, 107, 0, 4}, /* 3883 */
    {RT_TERM_SLICE, 3883, 122, 0, 1}, /* 3884 */
    {RT_TERM_LAND, 3871, 3884, 0, 0}, /* 3885 */
    {RT_TERM_LAND, 3885, 10, 0, 0}, /* 3886 */
    {RT_TERM_LNOT, 3884, 0, 0, 0}, /* 3887 */
    {RT_TERM_LAND, 3871, 3887, 0, 0}, /* 3888 */
    {RT_TERM_LAND, 3888, 10, 0, 0}, /* 3889 */
    {RT_TERM_SLICE, 3875, 2130, 0, 4}, /* 3890 */
    {RT_TERM_SLICE, 3890, 122, 0, 1}, /* 3891 */
    {RT_TERM_LAND, 3871, 3891, 0, 0}, /* 3892 */
    {RT_TERM_LAND, 3892, 10, 0, 0}, /* 3893 */
    {RT_TERM_LNOT, 3891, 0, 0, 0}, /* 3894 */
    {RT_TERM_LAND, 3871, 3894, 0, 0}, /* 3895 */
    {RT_TERM_LAND, 3895, 10, 0, 0}, /* 3896 */
    {RT_TERM_SLICE, 3875, 2142, 0, 4}, /* 3897 */
    {RT_TERM_SLICE, 3897, 122, 0, 1}, /* 3898 */
    {RT_TERM_LAND, 3871, 3898, 0, 0}, /* 3899 */
    {RT_TERM_LAND, 3899, 10, 0, 0}, /* 3900 */
    {RT_TERM_LNOT, 3898, 0, 0, 0}, /* 3901 */
    {RT_TERM_LAND, 3871, 3901, 0, 0}, /* 3902 */
    {RT_TERM_LAND, 3902, 10, 0, 0}, /* 3903 */
    {RT_TERM_LAND, 3871, 724, 0, 0}, /* 3904 */
    {RT_TERM_LNOT, 724, 0, 0, 0}, /* 3905 */
    {RT_TERM_LAND, 3871, 3905, 0, 0}, /* 3906 */
    {RT_TERM_LAND, 3906, 10, 0, 0}, /* 3907 */
    {RT_TERM_LAND, 673, 70, 0, 0}, /* 3908 */
    {RT_TERM_COND, 18, 782, 3151, 0}, /* 3909 */
    {RT_TERM_COND, 10, 5, 3909, 0}, /* 3910 */
    {RT_TERM_LAND, 3910, 70, 0, 0}, /* 3911 */
    {RT_TERM_LAND, 3911, 294, 0, 0}, /* 3912 */
    {RT_TERM_LAND, 3911, 2004, 0, 0}, /* 3913 */
    {RT_TERM_COND, 0, 3573, 3574, 0}, /* 3914 */
    {RT_TERM_COND, 4, 5, 3914, 0}, /* 3915 */
    {RT_TERM_LAND, 3915, 13, 0, 0}, /* 3916 */
    {RT_TERM_LAND, 3916, 10, 0, 0}, /* 3917 */
    {RT_TERM_LAND, 3917, 120, 0, 0}, /* 3918 */
    {RT_TERM_LAND, 3917, 2574, 0, 0}, /* 3919 */
    {RT_TERM_BNOT, 3618, 0, 0, 0}, /* 3920 */
    {RT_TERM_SLICE, 3920, 2, 0, 32}, /* 3921 */
    {RT_TERM_COND, 120, 3921, 3618, 0}, /* 3922 */
    {RT_TERM_COND, 10, 3922, 82, 0}, /* 3923 */
    {RT_TERM_SLICE, 3923, 1403, 0, 1}, /* 3924 */
    {RT_TERM_LAND, 3916, 3924, 0, 0}, /* 3925 */
    {RT_TERM_LAND, 3925, 10, 0, 0}, /* 3926 */
    {RT_TERM_LAND, 3926, 120, 0, 0}, /* 3927 */
    {RT_TERM_LAND, 3926, 2574, 0, 0}, /* 3928 */
    {RT_TERM_LAND, 13, 3924, 0, 0}, /* 3929 */
    {RT_TERM_LNOT, 3929, 0, 0, 0}, /* 3930 */
    {RT_TERM_LAND, 3915, 3930, 0, 0}, /* 3931 */
    {RT_TERM_LAND, 3931, 10, 0, 0}, /* 3932 */
    {RT_TERM_LAND, 3932, 120, 0, 0}, /* 3933 */
    {RT_TERM_LAND, 3932, 2574, 0, 0}, /* 3934 */
    {RT_TERM_BNOT, 3923, 0, 0, 0}, /* 3935 */
    {RT_TERM_SLICE, 3935, 2, 0, 32}, /* 3936 */
    {RT_TERM_SLICE, 3923, 2, 0, 32}, /* 3937 */
    {RT_TERM_COND, 3929, 3936, 3937, 0}, /* 3938 */
    {RT_TERM_EQ, 3938, 2, 0, 0}, /* 3939 */
    {RT_TERM_LNOT, 3939, 0, 0, 0}, /* 3940 */
    {RT_TERM_LAND, 3915, 3940, 0, 0}, /* 3941 */
    {RT_TERM_LAND, 3941, 294, 0, 0}, /* 3942 */
    {RT_TERM_LAND, 3942, 13, 0, 0}, /* 3943 */
    {RT_TERM_LAND, 3943, 10, 0, 0}, /* 3944 */
    {RT_TERM_LAND, 3944, 120, 0, 0}, /* 3945 */
    {RT_TERM_LAND, 3944, 2574, 0, 0}, /* 3946 */
    {RT_TERM_LAND, 3943, 3924, 0, 0}, /* 3947 */
    {RT_TERM_LAND, 3947, 10, 0, 0}, /* 3948 */
    {RT_TERM_LAND, 3948, 120, 0, 0}, /* 3949 */
    {RT_TERM_LAND, 3948, 2574, 0, 0}, /* 3950 */
    {RT_TERM_LAND, 3942, 3930, 0, 0}, /* 3951 */
    {RT_TERM_LAND, 3951, 10, 0, 0}, /* 3952 */
    {RT_TERM_LAND, 3952, 120, 0, 0}, /* 3953 */
    {RT_TERM_LAND, 3952, 2574, 0, 0}, /* 3954 */
    {RT_TERM_LAND, 3941, 2004, 0, 0}, /* 3955 */
    {RT_TERM_LAND, 3955, 13, 0, 0}, /* 3956 */
    {RT_TERM_LAND, 3956, 10, 0, 0}, /* 3957 */
    {RT_TERM_LAND, 3957, 120, 0, 0}, /* 3958 */
    {RT_TERM_LAND, 3957, 2574, 0, 0}, /* 3959 */
    {RT_TERM_LAND, 3956, 3924, 0, 0}, /* 3960 */
    {RT_TERM_LAND, 3960, 10, 0, 0}, /* 3961 */
    {RT_TERM_LAND, 3961, 120, 0, 0}, /* 3962 */
    {RT_TERM_LAND, 3961, 2574, 0, 0}, /* 3963 */
    {RT_TERM_LAND, 3955, 3930, 0, 0}, /* 3964 */
    {RT_TERM_LAND, 3964, 10, 0, 0}, /* 3965 */
    {RT_TERM_LAND, 3965, 120, 0, 0}, /* 3966 */
    {RT_TERM_LAND, 3965, 2574, 0, 0}, /* 3967 */
    {RT_TERM_LAND, 3915, 2705, 0, 0}, /* 3968 */
    {RT_TERM_LAND, 3968, 10, 0, 0}, /* 3969 */
    {RT_TERM_LAND, 3969, 120, 0, 0}, /* 3970 */
    {RT_TERM_LAND, 3969, 2574, 0, 0}, /* 3971 */
    {RT_TERM_COND, 0, 3212, 3213, 0}, /* 3972 */
    {RT_TERM_COND, 4, 5, 3972, 0}, /* 3973 */
    {RT_TERM_LAND, 3973, 294, 0, 0}, /* 3974 */
    {RT_TERM_LAND, 3974, 13, 0, 0}, /* 3975 */
    {RT_TERM_LAND, 3975, 10, 0, 0}, /* 3976 */
    {RT_TERM_LAND, 3974, 536, 0, 0}, /* 3977 */
    {RT_TERM_LAND, 3977, 10, 0, 0}, /* 3978 */
    {RT_TERM_LAND, 3973, 2004, 0, 0}, /* 3979 */
    {RT_TERM_LAND, 3979, 13, 0, 0}, /* 3980 */
    {RT_TERM_LAND, 3980, 10, 0, 0}, /* 3981 */
    {RT_TERM_LAND, 3979, 536, 0, 0}, /* 3982 */
    {RT_TERM_LAND, 3982, 10, 0, 0}, /* 3983 */
    {RT_TERM_LAND, 3581, 13, 0, 0}, /* 3984 */
    {RT_TERM_LAND, 3984, 10, 0, 0}, /* 3985 */
    {RT_TERM_LAND, 3581, 536, 0, 0}, /* 3986 */
    {RT_TERM_LAND, 3986, 10, 0, 0}, /* 3987 */
    {RT_TERM_COND, 0, 3582, 3583, 0}, /* 3988 */
    {RT_TERM_COND, 4, 5, 3988, 0}, /* 3989 */
    {RT_TERM_LAND, 3871, 4, 0, 0}, /* 3990 */
    {RT_TERM_LAND, 3871, 74, 0, 0}, /* 3991 */
    {RT_TERM_LAND, 3581, 10, 0, 0}, /* 3992 */
    {RT_TERM_COND, 0, 782, 3151, 0}, /* 3993 */
    {RT_TERM_COND, 4, 5, 3993, 0}, /* 3994 */
    {RT_TERM_LAND, 3994, 10, 0, 0}, /* 3995 */
    {RT_TERM_NE, 294, 2156, 0, 0}, /* 3996 */
    {RT_TERM_LOR, 13, 3996, 0, 0}, /* 3997 */
    {RT_TERM_LAND, 3997, 74, 0, 0}, /* 3998 */
    {RT_TERM_LAND, 3997, 77, 0, 0}, /* 3999 */
    {RT_TERM_LAND, 3997, 474, 0, 0}, /* 4000 */
    {RT_TERM_LAND, 474, 74, 0, 0}, /* 4001 */
    {RT_TERM_LAND, 474, 77, 0, 0}, /* 4002 */
    {RT_TERM_LAND, 474, 2, 0, 0}, /* 4003 */
    {RT_TERM_COND, 18, 506, 507, 0}, /* 4004 */
    {RT_TERM_COND, 10, 5, 4004, 0}, /* 4005 */
    {RT_TERM_LAND, 4005, 70, 0, 0}, /* 4006 */
    {RT_TERM_LAND, 4005, 74, 0, 0}, /* 4007 */
    {RT_TERM_LAND, 4005, 77, 0, 0}, /* 4008 */
    {RT_TERM_NE, 111, 2156, 0, 0}, /* 4009 */
    {RT_TERM_LAND, 946, 4009, 0, 0}, /* 4010 */
    {RT_TERM_LAND, 4010, 70, 0, 0}, /* 4011 */
    {RT_TERM_LAND, 4010, 309, 0, 0}, /* 4012 */
    {RT_TERM_LAND, 4010, 313, 0, 0}, /* 4013 */
    {RT_TERM_LAND, 946, 13, 0, 0}, /* 4014 */
    {RT_TERM_LAND, 4014, 70, 0, 0}, /* 4015 */
    {RT_TERM_LAND, 4014, 309, 0, 0}, /* 4016 */
    {RT_TERM_LAND, 4014, 313, 0, 0}, /* 4017 */
    {RT_TERM_LAND, 946, 536, 0, 0}, /* 4018 */
    {RT_TERM_LAND, 4018, 70, 0, 0}, /* 4019 */
    {RT_TERM_LAND, 4018, 309, 0, 0}, /* 4020 */
    {RT_TERM_LAND, 4018, 313, 0, 0}, /* 4021 */
    {RT_TERM_LAND, 959, 4009, 0, 0}, /* 4022 */
    {RT_TERM_LAND, 4022, 77, 0, 0}, /* 4023 */
    {RT_TERM_LAND, 4022, 309, 0, 0}, /* 4024 */
    {RT_TERM_LAND, 959, 13, 0, 0}, /* 4025 */
    {RT_TERM_LAND, 959, 536, 0, 0}, /* 4026 */
    {RT_TERM_LAND, 952, 354, 0, 0}, /* 4027 */
    {RT_TERM_LAND, 2752, 77, 0, 0}, /* 4028 */
    {RT_TERM_LAND, 2752, 309, 0, 0}, /* 4029 */
    {RT_TERM_LAND, 2752, 354, 0, 0}, /* 4030 */
    {RT_TERM_LAND, 946, 356, 0, 0}, /* 4031 */
    {RT_TERM_LAND, 946, 355, 0, 0}, /* 4032 */
    {RT_TERM_LAND, 946, 400, 0, 0}, /* 4033 */
    {RT_TERM_LAND, 946, 74, 0, 0}, /* 4034 */
    {RT_TERM_LAND, 4034, 1, 0, 0}, /* 4035 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 4036 */
    {RT_TERM_LAND, 4034, 4036, 0, 0}, /* 4037 */
    {RT_TERM_LAND, 70, 25, 0, 0}, /* 4038 */
    {RT_TERM_LAND, 74, 25, 0, 0}, /* 4039 */
    {RT_TERM_LAND, 952, 356, 0, 0}, /* 4040 */
    {RT_TERM_LAND, 952, 355, 0, 0}, /* 4041 */
    {RT_TERM_LAND, 952, 400, 0, 0}, /* 4042 */
    {RT_TERM_LAND, 952, 74, 0, 0}, /* 4043 */
    {RT_TERM_LAND, 4043, 42, 0, 0}, /* 4044 */
    {RT_TERM_LAND, 4043, 1833, 0, 0}, /* 4045 */
    {RT_TERM_LAND, 70, 1, 0, 0}, /* 4046 */
    {RT_TERM_LAND, 74, 1, 0, 0}, /* 4047 */
    {RT_TERM_LAND, 753, 1035, 0, 0}, /* 4048 */
    {RT_TERM_LAND, 753, 2154, 0, 0}, /* 4049 */
    {RT_TERM_LAND, 4049, 2164, 0, 0}, /* 4050 */
    {RT_TERM_LAND, 4049, 3118, 0, 0}, /* 4051 */
    {RT_TERM_BXOR, 357, 26, 0, 0}, /* 4052 */
    {RT_TERM_LNOT, 4052, 0, 0, 0}, /* 4053 */
    {RT_TERM_LAND, 4051, 4053, 0, 0}, /* 4054 */
    {RT_TERM_LAND, 753, 18, 0, 0}, /* 4055 */
    {RT_TERM_LAND, 753, 21, 0, 0}, /* 4056 */
    {RT_TERM_LAND, 4048, 4053, 0, 0}, /* 4057 */
    {RT_TERM_LAND, 4057, 18, 0, 0}, /* 4058 */
    {RT_TERM_LAND, 4057, 21, 0, 0}, /* 4059 */
    {RT_TERM_LAND, 4050, 18, 0, 0}, /* 4060 */
    {RT_TERM_LAND, 4050, 21, 0, 0}, /* 4061 */
    {RT_TERM_LAND, 4054, 18, 0, 0}, /* 4062 */
    {RT_TERM_LAND, 4054, 21, 0, 0}, /* 4063 */
    {RT_TERM_LNOT, 753, 0, 0, 0}, /* 4064 */
    {RT_TERM_LOR, 4052, 4064, 0, 0}, /* 4065 */
    {RT_TERM_LNOT, 4065, 0, 0, 0}, /* 4066 */
    {RT_TERM_LAND, 4051, 4066, 0, 0}, /* 4067 */
    {RT_TERM_LAND, 4067, 18, 0, 0}, /* 4068 */
    {RT_TERM_LAND, 4067, 21, 0, 0}, /* 4069 */
    {RT_TERM_LAND, 390, 536, 0, 0}, /* 4070 */
    {RT_TERM_LAND, 360, 13, 0, 0}, /* 4071 */
    {RT_TERM_LAND, 360, 536, 0, 0}, /* 4072 */
    {RT_TERM_LAND, 246, 2164, 0, 0}, /* 4073 */
    {RT_TERM_LAND, 4073, 1035, 0, 0}, /* 4074 */
    {RT_TERM_LAND, 4074, 70, 0, 0}, /* 4075 */
    {RT_TERM_LAND, 4074, 356, 0, 0}, /* 4076 */
    {RT_TERM_LAND, 4073, 356, 0, 0}, /* 4077 */
    {RT_TERM_LAND, 4073, 2169, 0, 0}, /* 4078 */
    {RT_TERM_LAND, 4078, 356, 0, 0}, /* 4079 */
    {RT_TERM_LAND, 4073, 925, 0, 0}, /* 4080 */
    {RT_TERM_LAND, 4080, 356, 0, 0}, /* 4081 */
    {RT_TERM_LAND, 4073, 70, 0, 0}, /* 4082 */
    {RT_TERM_LAND, 246, 3118, 0, 0}, /* 4083 */
    {RT_TERM_LAND, 4083, 1035, 0, 0}, /* 4084 */
    {RT_TERM_LAND, 4084, 70, 0, 0}, /* 4085 */
    {RT_TERM_LAND, 4084, 356, 0, 0}, /* 4086 */
    {RT_TERM_LAND, 4083, 2164, 0, 0}, /* 4087 */
    {RT_TERM_LAND, 4087, 356, 0, 0}, /* 4088 */
    {RT_TERM_LAND, 4083, 2169, 0, 0}, /* 4089 */
    {RT_TERM_LAND, 4089, 356, 0, 0}, /* 4090 */
    {RT_TERM_LAND, 4083, 925, 0, 0}, /* 4091 */
    {RT_TERM_LAND, 4091, 356, 0, 0}, /* 4092 */
    {RT_TERM_LAND, 4083, 70, 0, 0}, /* 4093 */
    {RT_TERM_COND, 70, 1409, 39, 0}, /* 4094 */
    {RT_TERM_SLICE, 4094, 2130, 0, 5}, /* 4095 */
    {RT_TERM_BAND, 540, 4095, 0, 0}, /* 4096 */
    {RT_TERM_COND, 356, 2101, 81, 0}, /* 4097 */
    {RT_TERM_SLICE, 4097, 2, 0, 5}, /* 4098 */
    {RT_TERM_BNOT, 4095, 0, 0, 0}, /* 4099 */
    {RT_TERM_BAND, 4098, 4099, 0, 0}, /* 4100 */
    {RT_TERM_BAND, 4100, 1403, 0, 0}, /* 4101 */
    {RT_TERM_BOR, 4096, 4101, 0, 0}, /* 4102 */
    {RT_TERM_SUB, 540, 4098, 0, 0}, /* 4103 */
    {RT_TERM_ADD, 540, 4098, 0, 0}, /* 4104 */
    {RT_TERM_BXOR, 540, 4098, 0, 0}, /* 4105 */
    {RT_TERM_COND, 925, 4105, 540, 0}, /* 4106 */
    {RT_TERM_COND, 2169, 4104, 4106, 0}, /* 4107 */
    {RT_TERM_COND, 2164, 4103, 4107, 0}, /* 4108 */
    {RT_TERM_COND, 1035, 4102, 4108, 0}, /* 4109 */
    {RT_TERM_SLICE, 4094, 2, 0, 5}, /* 4110 */
    {RT_TERM_BAND, 4110, 4099, 0, 0}, /* 4111 */
    {RT_TERM_BAND, 4111, 1403, 0, 0}, /* 4112 */
    {RT_TERM_BOR, 4096, 4112, 0, 0}, /* 4113 */
    {RT_TERM_GE, 4109, 4113, 0, 0}, /* 4114 */
    {RT_TERM_LE, 4109, 4113, 0, 0}, /* 4115 */
    {RT_TERM_COND, 2164, 4114, 4115, 0}, /* 4116 */
    {RT_TERM_LAND, 246, 4116, 0, 0}, /* 4117 */
    {RT_TERM_LAND, 4117, 1035, 0, 0}, /* 4118 */
    {RT_TERM_LAND, 4118, 70, 0, 0}, /* 4119 */
    {RT_TERM_LAND, 4118, 356, 0, 0}, /* 4120 */
    {RT_TERM_LAND, 4117, 2164, 0, 0}, /* 4121 */
    {RT_TERM_LAND, 4121, 356, 0, 0}, /* 4122 */
    {RT_TERM_LAND, 4117, 2169, 0, 0}, /* 4123 */
    {RT_TERM_LAND, 4123, 356, 0, 0}, /* 4124 */
    {RT_TERM_LAND, 4117, 925, 0, 0}, /* 4125 */
    {RT_TERM_LAND, 4125, 356, 0, 0}, /* 4126 */
    {RT_TERM_GE, 4109, 2, 0, 0}, /* 4127 */
    {RT_TERM_LAND, 4117, 4127, 0, 0}, /* 4128 */
    {RT_TERM_LAND, 4128, 1035, 0, 0}, /* 4129 */
    {RT_TERM_LAND, 4129, 70, 0, 0}, /* 4130 */
    {RT_TERM_LAND, 4129, 356, 0, 0}, /* 4131 */
    {RT_TERM_LAND, 4128, 2164, 0, 0}, /* 4132 */
    {RT_TERM_LAND, 4132, 356, 0, 0}, /* 4133 */
    {RT_TERM_LAND, 4128, 2169, 0, 0}, /* 4134 */
    {RT_TERM_LAND, 4134, 356, 0, 0}, /* 4135 */
    {RT_TERM_LAND, 4128, 925, 0, 0}, /* 4136 */
    {RT_TERM_LAND, 4136, 356, 0, 0}, /* 4137 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 4138 */
    {RT_TERM_LT, 4109, 4138, 0, 0}, /* 4139 */
    {RT_TERM_LAND, 4128, 4139, 0, 0}, /* 4140 */
    {RT_TERM_LAND, 4140, 1035, 0, 0}, /* 4141 */
    {RT_TERM_LAND, 4141, 70, 0, 0}, /* 4142 */
    {RT_TERM_LAND, 4141, 356, 0, 0}, /* 4143 */
    {RT_TERM_LAND, 4140, 2164, 0, 0}, /* 4144 */
    {RT_TERM_LAND, 4144, 356, 0, 0}, /* 4145 */
    {RT_TERM_LAND, 4140, 2169, 0, 0}, /* 4146 */
    {RT_TERM_LAND, 4146, 356, 0, 0}, /* 4147 */
    {RT_TERM_LAND, 4140, 925, 0, 0}, /* 4148 */
    {RT_TERM_LAND, 4148, 356, 0, 0}, /* 4149 */
    {RT_TERM_LAND, 2719, 356, 0, 0}, /* 4150 */
    {RT_TERM_LAND, 2719, 402, 0, 0}, /* 4151 */
    {RT_TERM_LAND, 2719, 412, 0, 0}, /* 4152 */
    {RT_TERM_LAND, 481, 412, 0, 0}, /* 4153 */
    {RT_TERM_REG, 111, 0, 0, 0}, /* 4154 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 4155 */
    {RT_TERM_REG, 40, 0, 0, 1}, /* 4156 */
    {RT_TERM_COND, 402, 540, 4156, 0}, /* 4157 */
    {RT_TERM_COND, 400, 540, 4157, 0}, /* 4158 */
    {RT_TERM_COND, 355, 81, 4158, 0}, /* 4159 */
    {RT_TERM_COND, 354, 4155, 4159, 0}, /* 4160 */
    {RT_TERM_COND, 356, 4154, 4160, 0}, /* 4161 */
    {RT_TERM_SLICE, 4161, 2, 0, 32}, /* 4162 */
    {RT_TERM_SLICE, 4162, 2, 0, 1}, /* 4163 */
    {RT_TERM_LAND, 481, 4163, 0, 0}, /* 4164 */
    {RT_TERM_MUL, 2130, 294, 0, 0}, /* 4165 */
    {RT_TERM_SLICE, 4162, 5, 0, 1}, /* 4166 */
    {RT_TERM_LAND, 481, 4166, 0, 0}, /* 4167 */
    {RT_TERM_SLICE, 4162, 27, 0, 1}, /* 4168 */
    {RT_TERM_LAND, 481, 4168, 0, 0}, /* 4169 */
    {RT_TERM_SLICE, 4162, 122, 0, 1}, /* 4170 */
    {RT_TERM_LAND, 481, 4170, 0, 0}, /* 4171 */
    {RT_TERM_SLICE, 4162, 107, 0, 1}, /* 4172 */
    {RT_TERM_LAND, 481, 4172, 0, 0}, /* 4173 */
    {RT_TERM_SLICE, 4162, 29, 0, 1}, /* 4174 */
    {RT_TERM_LAND, 481, 4174, 0, 0}, /* 4175 */
    {RT_TERM_SLICE, 4162, 32, 0, 1}, /* 4176 */
    {RT_TERM_LAND, 481, 4176, 0, 0}, /* 4177 */
    {RT_TERM_LAND, 1964, 18, 0, 0}, /* 4178 */
    {RT_TERM_SHL, 5, 540, 0, 0}, /* 4179 */
    {RT_TERM_SUB, 4179, 5, 0, 0}, /* 4180 */
    {RT_TERM_SHL, 27, 540, 0, 0}, /* 4181 */
    {RT_TERM_SUB, 4181, 5, 0, 0}, /* 4182 */
    {RT_TERM_BNOT, 4182, 0, 0, 0}, /* 4183 */
    {RT_TERM_SLICE, 4183, 2, 0, 32}, /* 4184 */
    {RT_TERM_BNOT, 4180, 0, 0, 0}, /* 4185 */
    {RT_TERM_SLICE, 4185, 2, 0, 32}, /* 4186 */
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
    {RT_USE_READ, 0, -1, 0, 4, 393, 394, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 396, 394, 2, 32},
};
static const struct rt_use uses_bmov_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 399, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 403, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 405, 406, 2, 32},
};
static const struct rt_use uses_bmov_l[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 409, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 413, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 413, 121, 2, 32},
};
static const struct rt_use uses_bmov_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 4, 390, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 390, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 395, 111, 2, 32},
};
static const struct rt_use uses_bmov_ru[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 417, 294, 2, 32},
};
static const struct rt_use uses_bmov_bb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 4, 421, 2, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 4, 421, 2, 2, 32},
};
static const struct rt_use uses_yield[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 424, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 425, 294, 2, 1},
};
static const struct rt_use uses_nanosleep_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 426, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 427, 120, 2, 1},
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
    {RT_USE_READ, 0, -1, 0, 2, 430, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 431, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 436, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 436, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 437, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 438, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 439, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 440, 111, 2, 1},
};
static const struct rt_use uses_warpsync_m[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 444, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 444, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 445, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 443, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 446, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 447, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 448, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 449, 294, 2, 1},
};
static const struct rt_use uses_warpsync_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 367, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 368, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 452, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 6, 452, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 453, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 454, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 455, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 456, 111, 2, 1},
};
static const struct rt_use uses_warpsync_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 424, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 425, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 457, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 458, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 459, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 460, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 461, 294, 2, 1},
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
    {RT_USE_READ, 0, -1, 0, 0, 462, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 463, 294, 2, 32},
};
static const struct rt_use uses_bar_arv[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 462, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 294, 2, 32},
};
static const struct rt_use uses_bar_red[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 464, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 465, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 466, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 467, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 305, 82, 2, 1},
};
static const struct rt_use uses_bar_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 13, 2, 1},
};
static const struct rt_use uses_b2r_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 423, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 424, 294, 2, 1},
};
static const struct rt_use uses_b2r_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 470, 13, 2, 32},
};
static const struct rt_use uses_r2b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 472, 13, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 475, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 476, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 476, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 477, 120, 2, 32},
};
static const struct rt_use uses_rpcmov_g[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 13, 2, 32},
};
static const struct rt_use uses_rpcmov_l[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 476, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 476, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 477, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 477, 261, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 482, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 482, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 483, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 483, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 484, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 484, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 485, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 485, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 481, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 261, 2, 32},
};
static const struct rt_use uses_syncs_chk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 399, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 399, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 486, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 486, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 487, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 487, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 401, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 398, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 398, 111, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 492, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 493, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 491, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 491, 494, 2, 32},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 499, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 500, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 498, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 498, 410, 2, 32},
};
static const struct rt_use uses_syncs_cas[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 492, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 493, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 491, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 491, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 491, 410, 2, 32},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 502, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 502, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 373, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 374, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 374, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 503, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 503, 294, 2, 32},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 462, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 462, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 368, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 463, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 463, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 463, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 366, 26, 2, 32},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 505, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 505, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 505, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 505, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 505, 111, 2, 32},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 509, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 509, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 509, 294, 2, 32},
};
static const struct rt_use uses_utmaldg_s[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 509, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 509, 410, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 509, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 509, 494, 2, 32},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 13, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 13, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 510, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 512, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 514, 23, 2, 32},
};
static const struct rt_use uses_cctl_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 517, 120, 2, 32},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
};
static const struct rt_use uses_cctll_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 502, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 373, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 374, 23, 2, 32},
};
static const struct rt_use uses_cctll_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 462, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 462, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 367, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 368, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 463, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 463, 111, 2, 32},
};
static const struct rt_use uses_cctlt_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 472, 13, 2, 32},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 520, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 521, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 522, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 523, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 524, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 525, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 519, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 519, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 527, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 528, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 529, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 530, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 531, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 532, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 526, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 535, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 535, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 537, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 534, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 534, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 542, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 542, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 543, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 541, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 541, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 541, 544, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 548, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 548, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 549, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 547, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 547, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 553, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 553, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 554, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 552, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 552, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 552, 555, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 558, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 558, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 559, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 557, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 557, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 561, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 561, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 562, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 560, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 560, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 560, 555, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 564, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 564, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 565, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 563, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 563, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 567, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 567, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 568, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 566, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 566, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 566, 544, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 290, 111, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 571, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 572, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 573, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 574, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 575, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 576, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 570, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 570, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 580, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 581, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 582, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 583, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 584, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 585, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 579, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 588, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 588, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 589, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 587, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 587, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 591, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 591, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 592, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 590, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 590, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 590, 544, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 596, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 596, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 597, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 595, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 595, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 599, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 599, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 600, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 598, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 598, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 598, 555, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 603, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 603, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 604, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 602, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 602, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 606, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 606, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 607, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 605, 550, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 605, 551, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 605, 555, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 610, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 610, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 611, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 609, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 609, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 613, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 613, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 614, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 612, 538, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 612, 539, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 612, 544, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 305, 26, 2, 1},
};
static const struct rt_use uses_qspc_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 616, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 616, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 617, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 618, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 618, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 619, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 620, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 620, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 620, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 621, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 622, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 622, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 622, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 623, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 624, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 625, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 626, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 627, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 615, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 615, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 629, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 629, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 630, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 631, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 631, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 632, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 633, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 633, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 633, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 634, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 635, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 635, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 635, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 636, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 637, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 638, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 639, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 640, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 628, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 306, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 306, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 641, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 307, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 307, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 642, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 308, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 308, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 643, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 310, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 310, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 644, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 645, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 646, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 647, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 648, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 305, 111, 2, 1},
};
static const struct rt_use uses_qspc_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 650, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 650, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 651, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 652, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 652, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 653, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 654, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 654, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 654, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 655, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 656, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 656, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 657, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 649, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 649, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 659, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 659, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 660, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 661, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 661, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 662, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 663, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 663, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 663, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 664, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 665, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 665, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 665, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 666, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 658, 26, 2, 1},
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
    {RT_USE_READ, 0, -1, 0, 1, 667, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 246, 26, 2, 1},
};
static const struct rt_use uses_warpgroupset[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 671, 13, 2, 32},
};
static const struct rt_use uses_usetmaxreg_u[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 673, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 674, 294, 2, 1},
};
static const struct rt_use uses_usetmaxreg_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 500, 294, 2, 1},
};
static const struct rt_use uses_usetshmsz_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 294, 2, 1},
};
static const struct rt_use uses_ulepc_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 676, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 676, 410, 2, 32},
};
static const struct rt_use uses_ulepc_t[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 678, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 678, 410, 2, 32},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 511, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 513, 120, 2, 1},
    {RT_USE_HALT, 0, -1, 0, -1, 687, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 689, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 690, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 692, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 693, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 698, 540, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 702, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 703, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 705, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 706, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 701, 714, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 716, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 717, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 719, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 720, 26, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 721, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 722, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 723, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 728, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 729, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 731, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 732, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 733, 81, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 727, 740, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 742, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 743, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 745, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 746, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 747, 81, 2, 1},
};
static const struct rt_use uses_bra_div[] = {
    {RT_USE_READ, 0, -1, 0, 1, 5, 120, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 465, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 466, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 748, 540, 2, 0},
};
static const struct rt_use uses_jmp_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 702, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 703, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 705, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 706, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 701, 751, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 716, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 717, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 719, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 720, 26, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 754, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 755, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 759, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 759, 261, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 760, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 761, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 763, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 764, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 767, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 767, 261, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 768, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 769, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 771, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 772, 294, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 766, 540, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 774, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 775, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 777, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 778, 294, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 780, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 781, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 787, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 788, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 790, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 791, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 792, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 786, 794, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 796, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 797, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 799, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 800, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 801, 120, 2, 1},
};
static const struct rt_use uses_jmp_uc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 780, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 781, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 787, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 788, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 790, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 791, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 792, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 803, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 804, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 806, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 807, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 808, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 802, 540, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 810, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 811, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 813, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 814, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 815, 120, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 834, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_jmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 842, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_brxu_brxu[] = {
    {RT_USE_READ, 0, -1, 0, 1, 5, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 5, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 816, 540, 2, 0},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 754, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 755, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 846, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 847, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 849, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 850, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 845, 853, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 855, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 856, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 858, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 859, 111, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 860, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 860, 121, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 861, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_call_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 863, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_call_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 754, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 755, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 846, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 847, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 849, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 850, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 845, 871, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 855, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 856, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 858, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 859, 111, 2, 1},
};
static const struct rt_use uses_call_rr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 873, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_ret_rel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 875, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_ret_abs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 441, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 442, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 823, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 821, 501, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 824, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 825, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 827, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 828, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 1, -1, 818, 877, 2, 0},
    {RT_USE_READ, 0, -1, 8, 2, 836, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 837, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 839, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 840, 111, 2, 1},
};
static const struct rt_use uses_lepc_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 472, 410, 2, 32},
};
static const struct rt_use uses_lepc_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 417, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 417, 410, 2, 32},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 880, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 888, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
};
static const struct rt_use uses_f2f_dw[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
};
static const struct rt_use uses_f2f_df[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 880, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 888, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
};
static const struct rt_use uses_f2f_nd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 880, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 880, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 888, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 888, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 904, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 905, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 907, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 907, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 911, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 912, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 903, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 914, 39, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 1, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 914, 39, 2, 32},
};
static const struct rt_use uses_f2i_hd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 904, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 905, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 907, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 907, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 910, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 911, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 912, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 903, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 903, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 914, 39, 2, 32},
};
static const struct rt_use uses_f2i_sd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 1, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 914, 39, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 891, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 896, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 897, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 898, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 916, 121, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 914, 39, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 917, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 919, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 919, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 920, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 922, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 924, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_i2f_bd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 917, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 919, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 919, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 920, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 501, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_i2f_wd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 922, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 924, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 501, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 922, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 922, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 923, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 924, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 924, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 926, 501, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_frnd_h[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 880, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 883, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 885, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 888, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 931, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 932, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 934, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 937, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 938, 48, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 930, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
};
static const struct rt_use uses_frnd_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 931, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 931, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 932, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 932, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 934, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 936, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 937, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 937, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 938, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 938, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 930, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 930, 501, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 941, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 942, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 942, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 943, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 940, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 944, 111, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 946, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 947, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 948, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 948, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 949, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 946, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 950, 39, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 952, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 953, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 954, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 954, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 955, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 952, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 952, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_f2fp_m[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 947, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 948, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 948, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 949, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 946, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 946, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 959, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 961, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 959, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 966, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 967, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 968, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 968, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 969, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 966, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 966, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 899, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 950, 39, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 952, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 952, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 970, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 970, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 954, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 952, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 482, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 485, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 485, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 971, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 974, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 975, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 976, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 976, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 977, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 974, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 974, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 978, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 978, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 979, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 979, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 247, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 247, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 249, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 494, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 982, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 982, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 983, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 983, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 985, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 985, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 987, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 987, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 988, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 988, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 989, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 989, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 494, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 880, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 880, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 881, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 990, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 990, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 991, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 993, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 995, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 995, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 996, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 996, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 998, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 998, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 494, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1007, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1007, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1008, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1009, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1010, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1010, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1012, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1012, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1014, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1014, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1015, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1015, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1016, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1016, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1017, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1017, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1018, 908, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1006, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1006, 494, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1019, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1020, 42, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1023, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1024, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1025, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1025, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1026, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1026, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1028, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1030, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1030, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1031, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1031, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1032, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1032, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1022, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1022, 494, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1039, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1040, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1041, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1041, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1042, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1042, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1044, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1044, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1046, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1046, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1047, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1047, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1048, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1048, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1038, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1038, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1038, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1050, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1051, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1051, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1052, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1052, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1053, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1053, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1055, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1055, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1057, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1057, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1058, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1058, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1059, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1059, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1049, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1049, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1049, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1061, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1061, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1062, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1063, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1063, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1064, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1064, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1066, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1066, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1068, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1068, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1069, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1069, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1070, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1070, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1073, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1075, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1075, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1076, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1077, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1077, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1078, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1078, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1080, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1080, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1082, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1082, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1083, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1083, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1084, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1084, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1086, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1088, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1088, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1089, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1089, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1090, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1090, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1091, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1091, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1093, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1093, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1095, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1095, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1096, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1096, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1097, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1097, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1087, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1034, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1098, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1099, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1034, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1104, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1105, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1106, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1107, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1109, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1109, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1111, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1111, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1112, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1113, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1115, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1116, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1117, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1118, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1120, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1120, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1122, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1122, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1123, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1124, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1127, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1128, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1129, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1130, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1132, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1132, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1134, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1134, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1135, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1136, 42, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 903, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1141, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1142, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1143, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1144, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1146, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1146, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1149, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1149, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1150, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1151, 899, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1140, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1154, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1155, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1156, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1157, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1159, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1159, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1161, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1161, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1162, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1163, 899, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1153, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1166, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1167, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1168, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1169, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1171, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1171, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1173, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1173, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1174, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1175, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1177, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1178, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1179, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1180, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1182, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1182, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1184, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1184, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1185, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1186, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1188, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1189, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1190, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1191, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1193, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1193, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1195, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1195, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1196, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1197, 899, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1138, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1198, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1199, 12, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1206, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1207, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1208, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1209, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1211, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1211, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1213, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1213, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1214, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1215, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1216, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1217, 1000, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1205, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1219, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1220, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1221, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1222, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1224, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1224, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1226, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1226, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1227, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1228, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1229, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1230, 1000, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1232, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1233, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1234, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1235, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1237, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1237, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1239, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1239, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1240, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1241, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1242, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1243, 1000, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1245, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1246, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1247, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1248, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1250, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1250, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1252, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1252, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1253, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1254, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1255, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1256, 1000, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1204, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1257, 1000, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1258, 1000, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1260, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1261, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1262, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1263, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1265, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1265, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1267, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1267, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1268, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1269, 899, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1259, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1271, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1272, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1273, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1274, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1276, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1276, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1278, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1278, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1279, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1280, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1282, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1283, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1284, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1285, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1287, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1287, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1289, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1289, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1290, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1291, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1293, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1294, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1295, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1296, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1298, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1298, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1300, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1300, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1301, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1302, 899, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1006, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1303, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1304, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1317, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1318, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1319, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1320, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1322, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1322, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1325, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1325, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1327, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1329, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1316, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1316, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1332, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1333, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1335, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1336, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1338, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1338, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1340, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1340, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1341, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1342, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1346, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1349, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1350, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1351, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1352, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1354, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1354, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1356, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1356, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1357, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1358, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1361, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1362, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1363, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1364, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1366, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1368, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1368, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1369, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1370, 42, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1307, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1371, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1372, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1373, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1374, 40, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1375, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1376, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1377, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1378, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1380, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1380, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1382, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1382, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1383, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1384, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1204, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1204, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1204, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1198, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1199, 12, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1387, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1390, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1391, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1394, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1395, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1397, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1397, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1399, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1399, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1400, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1401, 25, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1429, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1431, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1432, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1434, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1435, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1437, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1437, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1439, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1439, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1440, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1441, 25, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1444, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1446, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1447, 26, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1449, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1450, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1452, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1452, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1454, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1454, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1455, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1456, 25, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1386, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 980, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1458, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1459, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1460, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1461, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1463, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1463, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1465, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1465, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1466, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1467, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1457, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1457, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1470, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1471, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1472, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1473, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1475, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1477, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1477, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1478, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1479, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1482, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1484, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1485, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1486, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1487, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1489, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1489, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1491, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1491, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1492, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1493, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1495, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1497, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1498, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1499, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1500, 40, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1502, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1502, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1504, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1504, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1505, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1506, 42, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1496, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1034, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 928, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1508, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1509, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1510, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1511, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1513, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1513, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1515, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1515, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1516, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1517, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1507, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1507, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1507, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1519, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1520, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1521, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1522, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1524, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1524, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1526, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1526, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1527, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1528, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1529, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1531, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1532, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1533, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1534, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1536, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1536, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1538, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1538, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1539, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1540, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1541, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1543, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1544, 82, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1545, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1546, 12, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1548, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1548, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1550, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1550, 1147, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1551, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1552, 899, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1542, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1204, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1553, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1554, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1204, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 890, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1198, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1199, 12, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 931, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 932, 111, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1555, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1556, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1558, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1558, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1560, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1560, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1561, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1562, 48, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 2, 930, 13, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 944, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1563, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1564, 81, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1577, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1577, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1577, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1566, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1578, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 984, 81, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1579, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1579, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1580, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1580, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 989, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1581, 12, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1564, 81, 2, 32},
};
static const struct rt_use uses_mufu_s[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 372, 294, 2, 32},
};
static const struct rt_use uses_al2p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 417, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 417, 13, 2, 32},
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
    {RT_USE_WRITE, 0, -1, 1, 2, 979, 26, 2, 1},
};
static const struct rt_use uses_ipa_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 408, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 408, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 515, 26, 2, 1},
};
static const struct rt_use uses_out_f[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 294, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 470, 13, 2, 32},
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
    {RT_USE_READ, 0, -1, 8, 2, 1582, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1584, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1590, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1591, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1592, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1593, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1596, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1596, 1598, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1602, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1602, 1598, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1604, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1606, 1597, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1589, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 981, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1607, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1608, 25, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1609, 1610, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1611, 1610, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1617, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1618, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1619, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1620, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1622, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1622, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1625, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1625, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1627, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1629, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1630, 1631, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1632, 1631, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1616, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1564, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1633, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1634, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1636, 1631, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1637, 1631, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1639, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1640, 1639, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1646, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1647, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1648, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1649, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1653, 1654, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1653, 1655, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1659, 1654, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1659, 1655, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1661, 1654, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1663, 1654, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1645, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1564, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1633, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1634, 48, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1664, 1665, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1666, 1665, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1672, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1673, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1674, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1675, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1677, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1677, 1598, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1679, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1679, 1598, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1680, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1681, 1597, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1682, 1654, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1683, 1654, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1671, 1610, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1671, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1686, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1687, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1688, 1654, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1689, 1654, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1690, 1691, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1692, 1691, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1698, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1699, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1700, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1701, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1703, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1703, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1705, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1705, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1706, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1707, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1697, 1639, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1697, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1686, 12, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1687, 12, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1708, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1709, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1715, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1716, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1717, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1718, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1720, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1720, 1721, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1723, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1723, 1721, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1724, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1726, 1000, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1727, 1200, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1728, 1200, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1714, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1732, 1200, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1733, 1200, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1708, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1709, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1736, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1737, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1738, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1739, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1741, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1741, 1742, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1744, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1744, 1742, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1745, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1746, 962, 2, 31},
    {RT_USE_WRITE, 0, -1, 1, 0, 1735, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 39, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1303, 1654, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1304, 1654, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1751, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1752, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1753, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1754, 39, 2, 31},
    {RT_USE_READ, 0, -1, 0, 1, 1756, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1756, 1721, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1758, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1758, 1721, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1759, 1000, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1760, 1000, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1761, 1200, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1762, 1200, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1750, 1583, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1750, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1732, 1200, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1733, 1200, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1303, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1304, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1765, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1766, 120, 2, 31},
    {RT_USE_READ, 0, -1, 0, 0, 1767, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1768, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1770, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1770, 1742, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1772, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1772, 1742, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1773, 962, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1774, 962, 2, 31},
    {RT_USE_READ, 0, -1, 0, 2, 1764, 1731, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1764, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1685, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1730, 39, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1691, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1640, 1691, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1777, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1778, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1779, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1780, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1782, 1631, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1782, 1783, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1785, 1631, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1785, 1783, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1786, 1631, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1787, 1631, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1776, 1639, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1776, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 950, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1788, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1789, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1790, 1, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1610, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1640, 1610, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1793, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1794, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1795, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1796, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1798, 1635, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1798, 1799, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1801, 1635, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1801, 1799, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1802, 1635, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1803, 1635, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1792, 1691, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1792, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1792, 82, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1100, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1101, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1019, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1020, 42, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1638, 1635, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1640, 1635, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1808, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1809, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1810, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1811, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1813, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1813, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1815, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1815, 1623, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1816, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1817, 1583, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1807, 1631, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1807, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1564, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1633, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1634, 48, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1818, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1819, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1821, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1823, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1826, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1826, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1828, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1830, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1831, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1832, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1834, 899, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1034, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1034, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1034, 111, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1000, 899, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1303, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1304, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1837, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1838, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1840, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1841, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1844, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1844, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1846, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1846, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1848, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1849, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1850, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1851, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1836, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1836, 1597, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1836, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1836, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1836, 111, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1729, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1000, 899, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 481, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 481, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1852, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1853, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 940, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1854, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1856, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 940, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1857, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1857, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1858, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1859, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1861, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1863, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1865, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1865, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1867, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1867, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 940, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 940, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1868, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1869, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 940, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1872, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1873, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1873, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1874, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1875, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1877, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1871, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1871, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 46, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1880, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1880, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1882, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1882, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1884, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1885, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 46, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1886, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1887, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1888, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1888, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1889, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1890, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1891, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1892, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1892, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1893, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1894, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1894, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1896, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1896, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1897, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1900, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1901, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1902, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1902, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1903, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1904, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1905, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1906, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1906, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1907, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1908, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1908, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1909, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1909, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1899, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1899, 1910, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1911, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1911, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1912, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1912, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1919, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1919, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1920, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1920, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1921, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1923, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1923, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1924, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1924, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1927, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1927, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1929, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1929, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1931, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1931, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1932, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1932, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1922, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1922, 1910, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1935, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1936, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1938, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1939, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1940, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1941, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1941, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1942, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1943, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1943, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1944, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1944, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1934, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1945, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1947, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1948, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1949, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1949, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1950, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1951, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1952, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1953, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1953, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1954, 48, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1955, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1955, 65, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1956, 1, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1956, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1946, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1946, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1946, 1910, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1957, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1958, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1958, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 892, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1968, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1968, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1969, 26, 2, 32},
    {RT_USE_READ, 0, -1, -2, 0, 1969, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1972, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1972, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1974, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1974, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1976, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1976, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1977, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1977, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1967, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1967, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1967, 1910, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1886, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1887, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1888, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1888, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1889, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1890, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1891, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1892, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1892, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1893, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1894, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1896, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1896, 65, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1897, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 974, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1911, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1911, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1912, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1912, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1915, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1917, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1919, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1919, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1920, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1920, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1921, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1935, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1936, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1937, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1938, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1939, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1940, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1941, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1941, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1942, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1943, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1943, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1944, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1944, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1934, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1945, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1934, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1957, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1958, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1958, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1961, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1963, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1965, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1966, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 892, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1980, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1981, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1981, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1982, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1979, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1983, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1984, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1985, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1985, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1986, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1983, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1988, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1989, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1990, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1991, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1991, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1992, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1989, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1994, 1000, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1995, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1999, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1999, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2001, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2002, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2002, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2003, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2006, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2007, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2007, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2008, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2011, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2011, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2013, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2014, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2014, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2015, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2017, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2018, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2018, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2019, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2021, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2021, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2023, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2024, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2024, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2025, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2027, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2028, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2028, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2029, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2031, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2031, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2033, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2034, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2034, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2035, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2037, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2038, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2038, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2039, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2041, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2041, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2043, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2044, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2044, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2045, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2047, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2048, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2048, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2049, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2050, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2050, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2052, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2053, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2053, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2054, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2056, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2057, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2057, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2058, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1997, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 899, 42, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2062, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2063, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2063, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2064, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2065, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2066, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2068, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2069, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2069, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2070, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2071, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2072, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2073, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2074, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2074, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2075, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2076, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2077, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2079, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2080, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2080, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2081, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2082, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2083, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2085, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2086, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2086, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2087, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2088, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2089, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2090, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2091, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2091, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2092, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2093, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2094, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2060, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2098, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2099, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2099, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2100, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2110, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2110, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2111, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2112, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2112, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2113, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2115, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2115, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2116, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2117, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2117, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2118, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2121, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2121, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2122, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2123, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2123, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2124, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2126, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2126, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2127, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2128, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2128, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2129, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2133, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2133, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2134, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2135, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2135, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2136, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2138, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2138, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2139, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2140, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2140, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2141, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2145, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2145, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2146, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2147, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2147, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2148, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2150, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2150, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2151, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2152, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2152, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2153, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2097, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2158, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2159, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2160, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2160, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2161, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2158, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2158, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2163, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2163, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2166, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2167, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2167, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2168, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2171, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2172, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2172, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2173, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2175, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2176, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2176, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2177, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2180, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2181, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2181, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2182, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2185, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2186, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2186, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2187, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2190, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2191, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2191, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2192, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2163, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2195, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2199, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2200, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2200, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2201, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2199, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2203, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2204, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2204, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2205, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2203, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2208, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2209, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2209, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2210, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2208, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2212, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2213, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2213, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2214, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2212, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2217, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2218, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2218, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2219, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2217, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2221, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2222, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2222, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2223, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2221, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2226, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2227, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2227, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2228, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2226, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2230, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2231, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2231, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2232, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2230, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2195, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2234, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2234, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2235, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2235, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2236, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2234, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2237, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2238, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2238, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2239, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2240, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2241, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2242, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2243, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2244, 120, 2, 2},
    {RT_USE_READ, 0, -1, 0, 0, 2245, 120, 2, 2},
    {RT_USE_WRITE, 0, -1, 1, 0, 2237, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 959, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2247, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2250, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2251, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2251, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2252, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 959, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 111, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 972, 26, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2255, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2256, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2257, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2257, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2258, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2255, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2255, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2255, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2260, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2261, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2262, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2263, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2263, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2264, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2265, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2266, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2266, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2267, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2284, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2285, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2286, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2287, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2287, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2288, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2289, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2290, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2290, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2291, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2297, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2301, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2302, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2303, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2304, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2304, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2305, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2306, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2307, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2307, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2308, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2310, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2311, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2312, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2313, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2313, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2314, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2315, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2316, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2316, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2317, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2319, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2322, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2323, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2324, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2325, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2325, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2326, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2327, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2328, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2328, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2329, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2331, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2332, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2333, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2334, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2334, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2335, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2336, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2337, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2337, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2338, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2321, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2254, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2339, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2340, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2254, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2343, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2344, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2343, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2343, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2349, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2350, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2355, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2360, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2366, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2367, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2368, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2368, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2370, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2371, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2371, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2372, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2374, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2375, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2376, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2377, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2379, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2380, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2380, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2381, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2384, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2388, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2389, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2394, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2397, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2400, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2401, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2402, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2402, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2404, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2405, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2406, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2408, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2409, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2410, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2411, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2411, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2413, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2414, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2414, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2417, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2420, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2421, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2424, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2426, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2429, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2432, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2433, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2434, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2434, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2436, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2437, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2437, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2438, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2440, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2441, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2442, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2443, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2443, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2445, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2446, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2446, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2447, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2418, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2448, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2449, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2343, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2344, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2343, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2450, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2451, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2349, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2350, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2355, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2453, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2454, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2455, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2456, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2456, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2457, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2458, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2459, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2459, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2460, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2461, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2388, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2389, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2394, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2463, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2464, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2465, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2466, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2466, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2467, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2468, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2469, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2469, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2470, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2471, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2420, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2421, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2424, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2426, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2473, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2474, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2475, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2476, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2476, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2477, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2478, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2479, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2479, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2480, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2418, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2481, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2482, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2343, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2344, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2345, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2346, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2343, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2450, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2451, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2343, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2348, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2349, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2350, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2351, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2352, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2353, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2354, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2355, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2483, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2484, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2365, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2366, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2367, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2368, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2368, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2369, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2370, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2371, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2371, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2372, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2374, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2375, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2376, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2377, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2377, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2378, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2379, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2380, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2380, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2381, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2490, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2387, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2388, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2389, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2390, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2391, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2392, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2393, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2394, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2491, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2492, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2399, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2400, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2401, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2402, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2402, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2403, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2404, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2405, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2405, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2406, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2408, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2409, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2410, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2411, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2411, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2412, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2413, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2414, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2414, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2415, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2494, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2419, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2420, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2421, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2422, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2423, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2424, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2425, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2426, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2495, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2496, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2431, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2432, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2433, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2434, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2434, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2435, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2436, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2437, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2437, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2438, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2440, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2441, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2442, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2443, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2443, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2444, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2445, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2446, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2446, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2447, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2418, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2497, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2498, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2342, 120, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 913, 39, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2499, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2500, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2502, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2503, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2506, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2506, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2508, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2508, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2510, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2511, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1878, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2512, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2513, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2515, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2516, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2519, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2519, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2521, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2521, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2523, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2524, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 1138, 899, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1138, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2525, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2526, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2526, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2527, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2527, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2529, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2530, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2533, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2533, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2535, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2535, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2537, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2538, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1871, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2539, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2542, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2542, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2543, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2543, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2545, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2546, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2549, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2549, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2551, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2551, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2553, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2554, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2541, 962, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2541, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2555, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2556, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2557, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 481, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 483, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2558, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2559, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 959, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 959, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 959, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2560, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2561, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2562, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2565, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2565, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2567, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2567, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2569, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2570, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 246, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 944, 111, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 399, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 401, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 403, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 398, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2571, 294, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2573, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2575, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2578, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2578, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2580, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2580, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2582, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2583, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2600, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2601, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2604, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2604, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2606, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2606, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2608, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2609, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2614, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2615, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2618, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2618, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2620, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2620, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2622, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2623, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2634, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2635, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2638, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2638, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2640, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2640, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2642, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2643, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2646, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2647, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2650, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2650, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2652, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2652, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2654, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2655, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2658, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2659, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2662, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2662, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2664, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2664, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2666, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2667, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2671, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2672, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2675, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2675, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2677, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2677, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2679, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2680, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2683, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2684, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2687, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2687, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2689, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2689, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2691, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2692, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2695, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2696, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2699, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2699, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2701, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2701, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2703, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2704, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2708, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2709, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2712, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2712, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2714, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2714, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2716, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2717, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2706, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2706, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2720, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2722, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2723, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2723, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2724, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2726, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2727, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2727, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2728, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2729, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2731, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2732, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2732, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2733, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2735, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2736, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2736, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2737, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2719, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2739, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2740, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2740, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2741, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2743, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2744, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2744, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2745, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2738, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2742, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2194, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2748, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2749, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2749, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2750, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2747, 13, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 2571, 294, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2752, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2755, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2756, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2757, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2758, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2758, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2759, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2760, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2761, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2761, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2762, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2765, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2766, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2767, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2768, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2768, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2769, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2770, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2771, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2771, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2772, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2752, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
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
    {RT_USE_WRITE, 0, -1, 1, 2, 426, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2775, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2777, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2777, 283, 2, 32},
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
    {RT_USE_WRITE, 0, -1, 1, 0, 2778, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2779, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2779, 283, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2780, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2781, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2783, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2784, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2785, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 187, 2786, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 189, 2786, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1964, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2787, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2788, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2788, 226, 2, 32},
};
static const struct rt_use uses_ldg_tz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2501, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2789, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2790, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2791, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2504, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2792, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 51, 2786, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 53, 2786, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2793, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2794, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2794, 226, 2, 32},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2795, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2795, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2796, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2797, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2797, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2798, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2799, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2799, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2800, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2801, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2801, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2801, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2802, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2803, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2804, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2805, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2806, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2807, 2808, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2809, 2808, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2810, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 903, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2811, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2812, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2812, 226, 2, 32},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 975, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 975, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2813, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2814, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2814, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2815, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2816, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2816, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2816, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2817, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 976, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 976, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2818, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 977, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2819, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2820, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2821, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2822, 2808, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2823, 2808, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 974, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 974, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2824, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2825, 223, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2825, 226, 2, 32},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1913, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2826, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1918, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2827, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2828, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2829, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 200, 2830, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 2830, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 1921, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2832, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2834, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2834, 137, 2, 32},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2837, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2837, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2838, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2839, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2839, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2840, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2841, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2841, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2841, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2842, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2843, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2843, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2843, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2844, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2845, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2845, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2846, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2847, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2847, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2847, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2847, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2848, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2848, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2848, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2848, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2849, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2851, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2851, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2852, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2852, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2853, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2853, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2854, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2854, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2855, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2855, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2856, 2830, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2857, 2830, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 2858, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2836, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2860, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2862, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2862, 151, 2, 32},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2865, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2866, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2867, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2868, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2869, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2870, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2864, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2871, 83, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2872, 136, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2872, 137, 2, 32},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2873, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2874, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2875, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2876, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2877, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2878, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2879, 2880, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2881, 2880, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2882, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2883, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2883, 283, 2, 32},
};
static const struct rt_use uses_ld_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2780, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2780, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2781, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2782, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2782, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2783, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2784, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2784, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2784, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2785, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2884, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2884, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2884, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2885, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2886, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2887, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2888, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2889, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 187, 2786, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 189, 2786, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2787, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2788, 281, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2788, 283, 2, 32},
};
static const struct rt_use uses_ld_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2890, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2891, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 426, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2892, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 427, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2893, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 231, 2894, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 233, 2894, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 228, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2895, 121, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2896, 150, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2896, 151, 2, 32},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2899, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2899, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2900, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2901, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2901, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2902, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2903, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2903, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2903, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2904, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2905, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2905, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2905, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2906, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2907, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2907, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2908, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2908, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2909, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2909, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2909, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2909, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2910, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2910, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2910, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2910, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2911, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2911, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2912, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2912, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2913, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2913, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2914, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2914, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2915, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2915, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2916, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2916, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2917, 2894, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2918, 2894, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2898, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2919, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2920, 2921, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2920, 2922, 2, 32},
};
static const struct rt_use uses_stg_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2925, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2926, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2927, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2928, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2929, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2930, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2924, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2934, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2936, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2938, 226, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 2939, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2939, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2939, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2940, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2941, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2942, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2943, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2944, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2945, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2946, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2947, 135, 2, 32},
};
static const struct rt_use uses_stg_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2948, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 486, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2949, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 487, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2950, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 398, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2951, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2952, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2953, 137, 2, 32},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2954, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2954, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2955, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2956, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2956, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2957, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2958, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2958, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2958, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2959, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2960, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2960, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2960, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2961, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2962, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2962, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2963, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2963, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2964, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2964, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2964, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2964, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2966, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2966, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2966, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2966, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2968, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2968, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2970, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2970, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 336, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 336, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2971, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2971, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2972, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2972, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2973, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2973, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2978, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2980, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2982, 137, 2, 32},
};
static const struct rt_use uses_ldl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 474, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2983, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2984, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2984, 328, 2, 32},
};
static const struct rt_use uses_ldl_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 517, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 408, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2985, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2986, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2986, 328, 2, 32},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2987, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2987, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 441, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 441, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 442, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 442, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2988, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2988, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2989, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2990, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2991, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2992, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2993, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2993, 328, 2, 32},
};
static const struct rt_use uses_stl_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2994, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2995, 2921, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2996, 2922, 2, 32},
};
static const struct rt_use uses_stl_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 517, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 408, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2997, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2998, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2999, 151, 2, 32},
};
static const struct rt_use uses_stl_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2987, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2987, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 441, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 441, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 442, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 442, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2988, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2988, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2989, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2990, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2991, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 292, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3000, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3001, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3002, 151, 2, 32},
};
static const struct rt_use uses_lds_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3003, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3004, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3005, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 753, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3006, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 328, 2, 32},
};
static const struct rt_use uses_lds_vz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 408, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 408, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3008, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3009, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3009, 3011, 2, 32},
};
static const struct rt_use uses_lds_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3012, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3013, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 328, 2, 32},
};
static const struct rt_use uses_lds_tz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 486, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 487, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 401, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 398, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 398, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3015, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3016, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3016, 3011, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 645, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 645, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 647, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 647, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 305, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3017, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3018, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3018, 328, 2, 32},
};
static const struct rt_use uses_lds_tuz[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 941, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 941, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3019, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3019, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3020, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3020, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 942, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 942, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 943, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 943, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3021, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3021, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 940, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 940, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3022, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3023, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3023, 3011, 2, 32},
};
static const struct rt_use uses_lds_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3003, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3004, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3005, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3024, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 753, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3006, 494, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 3025, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3007, 3026, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 3012, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3012, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3027, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3027, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3028, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3028, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 290, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3013, 494, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 3025, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3014, 3026, 2, 32},
};
static const struct rt_use uses_sts_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 462, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 366, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3034, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3036, 3010, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3038, 3011, 2, 32},
};
static const struct rt_use uses_sts_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 476, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3039, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3040, 2921, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3041, 2922, 2, 32},
};
static const struct rt_use uses_sts_tu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 517, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 411, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 411, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 413, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 413, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 408, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3042, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3043, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3044, 151, 2, 32},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3046, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3047, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3045, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3049, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3052, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3053, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3051, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3056, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3065, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3066, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3064, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3067, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3070, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3074, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3078, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3082, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3086, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3089, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3068, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3068, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3093, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3096, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3099, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3102, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3105, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3107, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3091, 111, 2, 32},
};
static const struct rt_use uses_ldc_x[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3046, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3046, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3047, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3047, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3108, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3045, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3049, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3052, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3052, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3053, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3053, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3109, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3051, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 409, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 408, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3068, 301, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3111, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3114, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3114, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3117, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3117, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3121, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3121, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3125, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3125, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3129, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3129, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3132, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3132, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3112, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3112, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3136, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3136, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3139, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3139, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3142, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3142, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3145, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3145, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3148, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3148, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3150, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3150, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3134, 294, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3154, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3154, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3153, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3157, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3158, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3160, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3162, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3164, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3166, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3168, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3169, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3159, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3159, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3171, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3173, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3175, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3177, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3179, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3180, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3170, 294, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, -1, 0, 3, 354, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3183, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3183, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3182, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3188, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3189, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3191, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3193, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3195, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3197, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3199, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3200, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3190, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3190, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3202, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3204, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3206, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3208, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3210, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3211, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3201, 294, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, -1, 0, 3, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 77, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3216, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3215, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3215, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3215, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3215, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3217, 494, 2, 32},
};
static const struct rt_use uses_ldsm_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 474, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3220, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3222, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3224, 328, 2, 32},
};
static const struct rt_use uses_ldsm_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 409, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 409, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 515, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 515, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 516, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 516, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 517, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 408, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3225, 301, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3226, 327, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3227, 328, 2, 32},
};
static const struct rt_use uses_stsm[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 475, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 511, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 513, 23, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3220, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3222, 2921, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3224, 2922, 2, 32},
};
static const struct rt_use uses_ldgsts_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 891, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 892, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1959, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1959, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1964, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1964, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3228, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3228, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3228, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3228, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3229, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3229, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3229, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3229, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3230, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3230, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3231, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3231, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3232, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3232, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3232, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3232, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3233, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3233, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3233, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3233, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3234, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3234, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3235, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3235, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 189, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 189, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3236, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3236, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3237, 107, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3237, 108, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3238, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3238, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2782, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2784, 1, 2, 1},
};
static const struct rt_use uses_ldgsts_u[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3239, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3239, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1878, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 1878, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2501, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2501, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2501, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2790, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2790, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 2790, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 51, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 53, 1, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 3240, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 424, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 425, 3241, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 423, 13, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 3243, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3244, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3245, 3241, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3242, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3249, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3249, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3257, 3247, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3257, 3258, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3257, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3257, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3261, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3262, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 3263, 3241, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3260, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3260, 494, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2541, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3275, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3277, 3278, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3279, 962, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3280, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2541, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3284, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3286, 212, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3288, 213, 2, 32},
};
static const struct rt_use uses_suld_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3289, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3290, 3278, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 185, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 187, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2782, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3291, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3292, 212, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3293, 213, 2, 32},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3303, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3305, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3306, 1000, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3307, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1934, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3309, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3311, 132, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3313, 135, 2, 32},
};
static const struct rt_use uses_suld_pr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 879, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3314, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3315, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3316, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2879, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 2875, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3317, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3318, 132, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3319, 135, 2, 32},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3320, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3321, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1979, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3322, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3323, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3324, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3325, 1000, 2, 32},
};
static const struct rt_use uses_sust_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 9, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3326, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3327, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3328, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3329, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3330, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 11, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 19, 25, 2, 32},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3331, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3332, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3333, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3334, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3335, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3336, 899, 2, 32},
};
static const struct rt_use uses_sust_pr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 197, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3337, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3338, 223, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3339, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3340, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3341, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 198, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 200, 48, 2, 32},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3342, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3343, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2342, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3351, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3352, 962, 2, 32},
};
static const struct rt_use uses_sured_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 46, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3353, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3354, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 46, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3355, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 47, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 51, 1, 2, 32},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3357, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3358, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3359, 3360, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3357, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3363, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3364, 1731, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3357, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3357, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3365, 38, 2, 32},
};
static const struct rt_use uses_suatom_dr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3366, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3367, 3360, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1871, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3368, 908, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3369, 899, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3370, 899, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1871, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1871, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3371, 38, 2, 32},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 1731, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 1731, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3375, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3376, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3377, 3278, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3375, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3375, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3380, 3360, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3382, 3383, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3384, 1200, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3375, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3375, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3385, 50, 2, 32},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 974, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3386, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3387, 3278, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 974, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 974, 65, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3388, 3360, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3389, 3383, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3390, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2822, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 974, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 974, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3391, 50, 2, 32},
};
static const struct rt_use uses_suquery_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 481, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3392, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3393, 3010, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 484, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 481, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 481, 111, 2, 32},
};
static const struct rt_use uses_suquery_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 474, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3394, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3395, 3010, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 474, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 474, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 474, 111, 2, 32},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 1000, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3397, 908, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3397, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3397, 261, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 899, 42, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3401, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3403, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3406, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1566, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3409, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3411, 213, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1566, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1566, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3409, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3411, 3011, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3418, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3420, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3423, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3424, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3425, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3426, 2786, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3427, 2808, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3424, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3425, 3011, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_hmma_sp[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3413, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3424, 212, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3425, 213, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3426, 2786, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3427, 2808, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3413, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3424, 3010, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3425, 3011, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 12, 40, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 25, 48, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3439, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3441, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3443, 151, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3447, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2060, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3451, 132, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3453, 135, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3454, 2880, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3455, 2786, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2060, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2060, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3451, 2921, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3453, 2922, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 40, 39, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 48, 12, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3457, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3460, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3462, 327, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3464, 328, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3457, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3467, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3457, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3457, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3470, 136, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3472, 137, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3457, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3457, 494, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3470, 3025, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3472, 3026, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 494, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 121, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 150, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1863, 151, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1863, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1863, 410, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1863, 3473, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1863, 3474, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 3476, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3476, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3476, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3476, 13, 2, 32},
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
    {RT_USE_READ, 0, -1, 8, 2, 1708, 1654, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1709, 1654, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3478, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3478, 42, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3479, 962, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3480, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3478, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3482, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3483, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3485, 50, 2, 32},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3487, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3487, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3488, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3487, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3490, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3491, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3493, 50, 2, 32},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1376, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1204, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3495, 38, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3496, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3498, 50, 2, 32},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1708, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1709, 1583, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3500, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3500, 1, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3501, 1000, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3502, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3500, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3504, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3505, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3507, 17, 2, 32},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1597, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3509, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3509, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3510, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3509, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3512, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3513, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3515, 17, 2, 32},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1034, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1034, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3516, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1034, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3518, 50, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3519, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3521, 17, 2, 32},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 1708, 1731, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1709, 1731, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3523, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 3523, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3524, 42, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3525, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 3523, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3527, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3528, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3530, 73, 2, 32},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 1200, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1204, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1376, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1204, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3531, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3496, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3532, 73, 2, 32},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 3533, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1386, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3535, 41, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3536, 39, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3538, 73, 2, 32},
};
static const struct rt_use uses_tmml_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 999, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 1001, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1386, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3539, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1386, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3534, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3536, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3537, 501, 2, 32},
};
static const struct rt_use uses_tmml_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 184, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3540, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3541, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3542, 501, 2, 32},
};
static const struct rt_use uses_tmml_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 88, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 88, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 88, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3543, 261, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3544, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3545, 501, 2, 32},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 879, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3546, 40, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 879, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3317, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3318, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3319, 301, 2, 32},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 197, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 197, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3339, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3340, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3341, 301, 2, 32},
};
static const struct rt_use uses_txq_r[] = {
    {RT_USE_READ, 0, -1, 8, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 341, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 341, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3547, 501, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3548, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 3549, 301, 2, 32},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 962, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 962, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 1934, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3307, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 1934, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 1934, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 1934, 81, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3554, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3555, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3557, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3558, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3559, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3561, 12, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3553, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3553, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3553, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1303, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1304, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3566, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3567, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3569, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3570, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3571, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3572, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3565, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3565, 42, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3565, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3565, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3565, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3553, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3553, 261, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3557, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3557, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3558, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3558, 83, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3553, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3553, 17, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3553, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3553, 410, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3553, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3553, 111, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3576, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3577, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3578, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3579, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3576, 294, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3581, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3581, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3581, 294, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3585, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3586, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3587, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3588, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3585, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3585, 294, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3576, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3576, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3576, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3576, 294, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3593, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3594, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3595, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3596, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3597, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3597, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3598, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3598, 73, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3599, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3592, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3592, 494, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1708, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1709, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3602, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3603, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3604, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3605, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3606, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3606, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3607, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3607, 73, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3601, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3608, 111, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3601, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3601, 494, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3611, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3612, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3611, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3611, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3611, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3614, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3615, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3616, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3617, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3631, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3632, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3633, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3634, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3640, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3643, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3644, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3645, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3646, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3648, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3649, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3650, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3651, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3653, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3655, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3656, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3657, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3658, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3660, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3661, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3662, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3663, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3654, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3610, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3664, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3665, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3610, 120, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3670, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3671, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3670, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3672, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3673, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3675, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3676, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3677, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3680, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3681, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3682, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3683, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3684, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3687, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3688, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3689, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3690, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3692, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3693, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3694, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3695, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3696, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3698, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3699, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3700, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3701, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3703, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3704, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3705, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3706, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3697, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3707, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3708, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 120, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3670, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3671, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3670, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3670, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3675, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3676, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3677, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3711, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3716, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3717, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3718, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3719, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3721, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3722, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3723, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3724, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3728, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3687, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3688, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3689, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3690, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3731, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3733, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3734, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3735, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3736, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3738, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3739, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3740, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3741, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3743, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3698, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3699, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3700, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3701, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3746, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3748, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3749, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3750, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3751, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3753, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3754, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3755, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3756, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3697, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3757, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3758, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 120, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3670, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3671, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3670, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3672, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3673, 25, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 26, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3670, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3675, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3676, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3677, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3678, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3759, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3760, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3716, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3717, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3718, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3719, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3721, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3722, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3723, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3724, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3766, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3687, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3688, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3689, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3690, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3767, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3768, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3733, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3734, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3735, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3736, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3738, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3739, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3740, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3741, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3770, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3698, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3699, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3700, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3701, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3771, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3772, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3748, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3749, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3750, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3751, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3753, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3754, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3755, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3756, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3697, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3773, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3774, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3669, 120, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3777, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3778, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3780, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3781, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3776, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3782, 294, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3783, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3784, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3785, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3786, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3553, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3553, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3787, 294, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3788, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3788, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3789, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3789, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3791, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3792, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3585, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3793, 294, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1708, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1709, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3797, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3797, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3798, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3798, 39, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3800, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3801, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3796, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3796, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3802, 294, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3803, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3804, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3576, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3576, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3805, 294, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, -1, 0, 3, 999, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1001, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3788, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3789, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3585, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3585, 40, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3585, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3793, 294, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 1708, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1709, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3601, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3806, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3601, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3601, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3602, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3603, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3602, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3807, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3604, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3605, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3604, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3808, 12, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3809, 294, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3813, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3813, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3815, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3817, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3819, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3819, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3821, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3823, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3824, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3824, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3826, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3828, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3830, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3830, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3832, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3834, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3836, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3836, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3838, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3840, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3841, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3841, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3843, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3845, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3811, 120, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3849, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3850, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3851, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3853, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3854, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3855, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3856, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3857, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3858, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3860, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3861, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3862, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3864, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3865, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3866, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3867, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3868, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3869, 82, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3847, 120, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3872, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3873, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3872, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3872, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3874, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3878, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3878, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3879, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3881, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3881, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3882, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3885, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3885, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3886, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3888, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3888, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3889, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3892, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3892, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3893, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3895, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3895, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3896, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3899, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3899, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3900, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3902, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3902, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3903, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3871, 294, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3871, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3904, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3907, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3871, 13, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3908, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 673, 13, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3912, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3913, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3910, 13, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3918, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3919, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3927, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3928, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3933, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3934, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3945, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3946, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3949, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3950, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3953, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3954, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3958, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3959, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3962, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3963, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3966, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3967, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3915, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3970, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3971, 81, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3968, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3968, 26, 2, 1},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3974, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3976, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3978, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3979, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3981, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3983, 120, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3973, 111, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3985, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3987, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3984, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3986, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3581, 294, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3610, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3610, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3610, 39, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3610, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3610, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3989, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3989, 120, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3989, 82, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3989, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3989, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3847, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3847, 120, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3847, 81, 1403, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3847, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3847, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3915, 111, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3915, 26, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3915, 120, 1403, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3915, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 3915, 294, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, -1, 0, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3871, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3990, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3871, 13, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 3991, 294, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3581, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3992, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3581, 32, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 3581, 294, 2, 32},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 673, 13, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3908, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 2, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 5, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 27, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 122, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 107, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 29, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 673, 32, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 3, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 1, 3994, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3995, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 3994, 13, 2, 32},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, -1, 8, 2, 3998, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 3999, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 3997, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4000, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4000, 294, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 474, 26, 2, 32},
    {RT_USE_READ, 0, -1, 8, 2, 4001, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4002, 81, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 4003, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 474, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, -1, 0, 3, 18, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 7, 4006, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 4007, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 7, 4008, 3241, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 1, 4005, 13, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4010, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4011, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4012, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4012, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4013, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4010, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4010, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4010, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4014, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4015, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4016, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4017, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4018, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4019, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4020, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4020, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4021, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 946, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 946, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 957, 81, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4022, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4022, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4023, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4023, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4024, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 4022, 294, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4022, 111, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4025, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4025, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4026, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4026, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 960, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 961, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 959, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 82, 81, 2, 32},
};
static const struct rt_use uses_vabsdiff4_b[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 952, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 953, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 954, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 954, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 955, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 952, 1, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 952, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4027, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 42, 1, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 956, 82, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 2752, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 2752, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4028, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4028, 38, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4029, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 2752, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 4030, 26, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 39, 82, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 946, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4031, 81, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4032, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4032, 17, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4033, 12, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 947, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4035, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4037, 48, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 946, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 120, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 927, 81, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4038, 48, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4039, 48, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 899, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 899, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 952, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4040, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4041, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4041, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4042, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 953, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4044, 25, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4045, 25, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 952, 26, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 81, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 889, 82, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4046, 25, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 4047, 25, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 753, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 754, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4048, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4050, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4051, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4054, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 753, 111, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4055, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4056, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 753, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 1, 754, 294, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 4048, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4058, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4059, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4060, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4061, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4050, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4051, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4062, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4063, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4068, 81, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 4069, 81, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 4067, 120, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 753, 111, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 395, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 395, 301, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4070, 111, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 0, 390, 294, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4071, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4071, 501, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4072, 26, 2, 32},
    {RT_USE_WRITE, 0, -1, 1, 2, 360, 294, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, -1, 8, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 246, 26, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4075, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4076, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4077, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4079, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4081, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4082, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4085, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4086, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4088, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4090, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4092, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4093, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4119, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4120, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4122, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4124, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4126, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4130, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4131, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4133, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4135, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4137, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4142, 82, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4143, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4145, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4147, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4149, 120, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 2719, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4150, 120, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4151, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4151, 50, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4152, 48, 2, 32},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 2719, 32, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 2719, 294, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 921, 120, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, -1, 8, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 482, 111, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 971, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 971, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4153, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 0, 4164, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4164, 2, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4167, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4167, 5, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4169, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4169, 27, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4171, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4171, 122, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4173, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4173, 107, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4175, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4175, 29, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 4177, 13, 4165, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 4177, 32, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 944, 111, 2, 32},
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
    {RT_USE_READ, 0, -1, 0, 0, 1959, 120, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3228, 40, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 2, 184, 48, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1959, 120, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3228, 40, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 12, 1403, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 48, 12, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, -1, 8, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, -1, 8, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 111, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 0, 1959, 120, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 40, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 4178, 41, 2, 32},
    {RT_USE_READ, 0, -1, 0, 1, 3228, 40, 1403, 1},
    {RT_USE_READ, 0, -1, 0, 0, 184, 12, 1403, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, -1, 0, 0, 26, 111, 2, 32},
    {RT_USE_KEEP, 0, -1, 0, 0, 1684, 120, 2, 32},
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
    [VOLTA_BMOV_R] = {uses_bmov_r, 5},
    [VOLTA_BMOV_B] = {uses_bmov_b, 7},
    [VOLTA_BMOV_L] = {uses_bmov_l, 8},
    [VOLTA_BMOV_RB] = {uses_bmov_rb, 5},
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
    {7, 0, 540, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 56, 4179, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 4180, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 4182, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 4184, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 4186, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
