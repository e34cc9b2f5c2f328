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
    {RT_TERM_LAND, 684, 290, 0, 0}, /* 685 */
    {RT_TERM_BXOR, 369, 5, 0, 0}, /* 686 */
    {RT_TERM_BXOR, 369, 2, 0, 0}, /* 687 */
    {RT_TERM_COND, 354, 686, 687, 0}, /* 688 */
    {RT_TERM_COND, 356, 5, 688, 0}, /* 689 */
    {RT_TERM_LAND, 685, 689, 0, 0}, /* 690 */
    {RT_TERM_LAND, 290, 689, 0, 0}, /* 691 */
    {RT_TERM_COND, 691, 381, 2, 0}, /* 692 */
    {RT_TERM_EQ, 692, 381, 0, 0}, /* 693 */
    {RT_TERM_LAND, 693, 18, 0, 0}, /* 694 */
    {RT_TERM_LAND, 693, 21, 0, 0}, /* 695 */
    {RT_TERM_LAND, 693, 290, 0, 0}, /* 696 */
    {RT_TERM_LAND, 696, 354, 0, 0}, /* 697 */
    {RT_TERM_LAND, 696, 355, 0, 0}, /* 698 */
    {RT_TERM_EQ, 536, 536, 0, 0}, /* 699 */
    {RT_TERM_LAND, 693, 699, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 18, 0, 0}, /* 701 */
    {RT_TERM_LAND, 700, 21, 0, 0}, /* 702 */
    {RT_TERM_LAND, 700, 290, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 354, 0, 0}, /* 704 */
    {RT_TERM_LAND, 703, 355, 0, 0}, /* 705 */
    {RT_TERM_LNOT, 700, 0, 0, 0}, /* 706 */
    {RT_TERM_LAND, 706, 18, 0, 0}, /* 707 */
    {RT_TERM_LAND, 706, 21, 0, 0}, /* 708 */
    {RT_TERM_LAND, 706, 290, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 354, 0, 0}, /* 710 */
    {RT_TERM_LAND, 709, 355, 0, 0}, /* 711 */
    {RT_TERM_LAND, 341, 354, 0, 0}, /* 712 */
    {RT_TERM_LAND, 341, 355, 0, 0}, /* 713 */
    {RT_TERM_LAND, 341, 689, 0, 0}, /* 714 */
    {RT_TERM_BXOR, 484, 120, 0, 0}, /* 715 */
    {RT_TERM_LAND, 714, 715, 0, 0}, /* 716 */
    {RT_TERM_COND, 716, 381, 2, 0}, /* 717 */
    {RT_TERM_EQ, 717, 381, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 0, 0, 0}, /* 719 */
    {RT_TERM_LAND, 718, 3, 0, 0}, /* 720 */
    {RT_TERM_LAND, 718, 341, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 354, 0, 0}, /* 722 */
    {RT_TERM_LAND, 721, 355, 0, 0}, /* 723 */
    {RT_TERM_LAND, 721, 689, 0, 0}, /* 724 */
    {RT_TERM_LAND, 718, 699, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 0, 0, 0}, /* 726 */
    {RT_TERM_LAND, 725, 3, 0, 0}, /* 727 */
    {RT_TERM_LAND, 725, 341, 0, 0}, /* 728 */
    {RT_TERM_LAND, 728, 354, 0, 0}, /* 729 */
    {RT_TERM_LAND, 728, 355, 0, 0}, /* 730 */
    {RT_TERM_LAND, 728, 689, 0, 0}, /* 731 */
    {RT_TERM_LNOT, 725, 0, 0, 0}, /* 732 */
    {RT_TERM_LAND, 732, 0, 0, 0}, /* 733 */
    {RT_TERM_LAND, 732, 3, 0, 0}, /* 734 */
    {RT_TERM_LAND, 732, 341, 0, 0}, /* 735 */
    {RT_TERM_LAND, 735, 354, 0, 0}, /* 736 */
    {RT_TERM_LAND, 735, 355, 0, 0}, /* 737 */
    {RT_TERM_LAND, 735, 689, 0, 0}, /* 738 */
    {RT_TERM_LAND, 305, 689, 0, 0}, /* 739 */
    {RT_TERM_COND, 18, 361, 362, 0}, /* 740 */
    {RT_TERM_COND, 10, 5, 740, 0}, /* 741 */
    {RT_TERM_LAND, 741, 354, 0, 0}, /* 742 */
    {RT_TERM_LAND, 741, 355, 0, 0}, /* 743 */
    {RT_TERM_LAND, 741, 379, 0, 0}, /* 744 */
    {RT_TERM_COND, 744, 381, 2, 0}, /* 745 */
    {RT_TERM_EQ, 745, 381, 0, 0}, /* 746 */
    {RT_TERM_LAND, 746, 18, 0, 0}, /* 747 */
    {RT_TERM_LAND, 746, 21, 0, 0}, /* 748 */
    {RT_TERM_LAND, 746, 741, 0, 0}, /* 749 */
    {RT_TERM_LAND, 749, 354, 0, 0}, /* 750 */
    {RT_TERM_LAND, 749, 355, 0, 0}, /* 751 */
    {RT_TERM_LAND, 746, 699, 0, 0}, /* 752 */
    {RT_TERM_LAND, 752, 18, 0, 0}, /* 753 */
    {RT_TERM_LAND, 752, 21, 0, 0}, /* 754 */
    {RT_TERM_LAND, 752, 741, 0, 0}, /* 755 */
    {RT_TERM_LAND, 755, 354, 0, 0}, /* 756 */
    {RT_TERM_LAND, 755, 355, 0, 0}, /* 757 */
    {RT_TERM_LNOT, 752, 0, 0, 0}, /* 758 */
    {RT_TERM_LAND, 758, 18, 0, 0}, /* 759 */
    {RT_TERM_LAND, 758, 21, 0, 0}, /* 760 */
    {RT_TERM_LAND, 758, 741, 0, 0}, /* 761 */
    {RT_TERM_LAND, 761, 354, 0, 0}, /* 762 */
    {RT_TERM_LAND, 761, 355, 0, 0}, /* 763 */
    {RT_TERM_LAND, 333, 354, 0, 0}, /* 764 */
    {RT_TERM_LAND, 333, 355, 0, 0}, /* 765 */
    {RT_TERM_LAND, 333, 441, 0, 0}, /* 766 */
    {RT_TERM_REG, 120, 0, 0, 3}, /* 767 */
    {RT_TERM_BXOR, 767, 26, 0, 0}, /* 768 */
    {RT_TERM_LAND, 766, 768, 0, 0}, /* 769 */
    {RT_TERM_COND, 769, 381, 2, 0}, /* 770 */
    {RT_TERM_EQ, 770, 381, 0, 0}, /* 771 */
    {RT_TERM_LAND, 771, 0, 0, 0}, /* 772 */
    {RT_TERM_LAND, 771, 3, 0, 0}, /* 773 */
    {RT_TERM_LAND, 771, 333, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 354, 0, 0}, /* 775 */
    {RT_TERM_LAND, 774, 355, 0, 0}, /* 776 */
    {RT_TERM_LAND, 774, 441, 0, 0}, /* 777 */
    {RT_TERM_LAND, 771, 699, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 0, 0, 0}, /* 779 */
    {RT_TERM_LAND, 778, 3, 0, 0}, /* 780 */
    {RT_TERM_LAND, 778, 333, 0, 0}, /* 781 */
    {RT_TERM_LAND, 781, 354, 0, 0}, /* 782 */
    {RT_TERM_LAND, 781, 355, 0, 0}, /* 783 */
    {RT_TERM_LAND, 781, 441, 0, 0}, /* 784 */
    {RT_TERM_LNOT, 778, 0, 0, 0}, /* 785 */
    {RT_TERM_LAND, 785, 0, 0, 0}, /* 786 */
    {RT_TERM_LAND, 785, 3, 0, 0}, /* 787 */
    {RT_TERM_LAND, 785, 333, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 354, 0, 0}, /* 789 */
    {RT_TERM_LAND, 788, 355, 0, 0}, /* 790 */
    {RT_TERM_LAND, 788, 441, 0, 0}, /* 791 */
    {RT_TERM_LAND, 290, 441, 0, 0}, /* 792 */
    {RT_TERM_COND, 792, 381, 2, 0}, /* 793 */
    {RT_TERM_EQ, 793, 381, 0, 0}, /* 794 */
    {RT_TERM_EQ, 26, 23, 0, 0}, /* 795 */
    {RT_TERM_LNOT, 795, 0, 0, 0}, /* 796 */
    {RT_TERM_LAND, 794, 796, 0, 0}, /* 797 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 798 */
    {RT_TERM_BAND, 26, 798, 0, 0}, /* 799 */
    {RT_TERM_LAND, 794, 18, 0, 0}, /* 800 */
    {RT_TERM_LAND, 794, 21, 0, 0}, /* 801 */
    {RT_TERM_LAND, 794, 290, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 354, 0, 0}, /* 803 */
    {RT_TERM_LAND, 802, 355, 0, 0}, /* 804 */
    {RT_TERM_LAND, 794, 699, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 796, 0, 0}, /* 806 */
    {RT_TERM_LAND, 805, 18, 0, 0}, /* 807 */
    {RT_TERM_LAND, 805, 21, 0, 0}, /* 808 */
    {RT_TERM_LAND, 805, 290, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 354, 0, 0}, /* 810 */
    {RT_TERM_LAND, 809, 355, 0, 0}, /* 811 */
    {RT_TERM_LNOT, 805, 0, 0, 0}, /* 812 */
    {RT_TERM_LAND, 812, 18, 0, 0}, /* 813 */
    {RT_TERM_LAND, 812, 21, 0, 0}, /* 814 */
    {RT_TERM_LAND, 812, 290, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 354, 0, 0}, /* 816 */
    {RT_TERM_LAND, 815, 355, 0, 0}, /* 817 */
    {RT_TERM_LAND, 741, 441, 0, 0}, /* 818 */
    {RT_TERM_COND, 818, 381, 2, 0}, /* 819 */
    {RT_TERM_EQ, 819, 381, 0, 0}, /* 820 */
    {RT_TERM_LAND, 820, 18, 0, 0}, /* 821 */
    {RT_TERM_LAND, 820, 21, 0, 0}, /* 822 */
    {RT_TERM_LAND, 820, 741, 0, 0}, /* 823 */
    {RT_TERM_LAND, 823, 354, 0, 0}, /* 824 */
    {RT_TERM_LAND, 823, 355, 0, 0}, /* 825 */
    {RT_TERM_LAND, 820, 699, 0, 0}, /* 826 */
    {RT_TERM_LAND, 826, 18, 0, 0}, /* 827 */
    {RT_TERM_LAND, 826, 21, 0, 0}, /* 828 */
    {RT_TERM_LAND, 826, 741, 0, 0}, /* 829 */
    {RT_TERM_LAND, 829, 354, 0, 0}, /* 830 */
    {RT_TERM_LAND, 829, 355, 0, 0}, /* 831 */
    {RT_TERM_LNOT, 826, 0, 0, 0}, /* 832 */
    {RT_TERM_LAND, 832, 18, 0, 0}, /* 833 */
    {RT_TERM_LAND, 832, 21, 0, 0}, /* 834 */
    {RT_TERM_LAND, 832, 741, 0, 0}, /* 835 */
    {RT_TERM_LAND, 835, 354, 0, 0}, /* 836 */
    {RT_TERM_LAND, 835, 355, 0, 0}, /* 837 */
    {RT_TERM_COND, 84, 6, 7, 0}, /* 838 */
    {RT_TERM_COND, 86, 5, 838, 0}, /* 839 */
    {RT_TERM_LAND, 839, 356, 0, 0}, /* 840 */
    {RT_TERM_LAND, 839, 354, 0, 0}, /* 841 */
    {RT_TERM_LAND, 839, 409, 0, 0}, /* 842 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 843 */
    {RT_TERM_LAND, 839, 843, 0, 0}, /* 844 */
    {RT_TERM_LAND, 356, 536, 0, 0}, /* 845 */
    {RT_TERM_LAND, 354, 536, 0, 0}, /* 846 */
    {RT_TERM_LAND, 184, 356, 0, 0}, /* 847 */
    {RT_TERM_LAND, 184, 354, 0, 0}, /* 848 */
    {RT_TERM_LAND, 184, 409, 0, 0}, /* 849 */
    {RT_TERM_LAND, 184, 843, 0, 0}, /* 850 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 851 */
    {RT_TERM_REG, 851, 0, 0, 2}, /* 852 */
    {RT_TERM_LNOT, 852, 0, 0, 0}, /* 853 */
    {RT_TERM_COND, 84, 852, 853, 0}, /* 854 */
    {RT_TERM_COND, 86, 5, 854, 0}, /* 855 */
    {RT_TERM_LAND, 855, 356, 0, 0}, /* 856 */
    {RT_TERM_LAND, 855, 354, 0, 0}, /* 857 */
    {RT_TERM_LAND, 855, 409, 0, 0}, /* 858 */
    {RT_TERM_LAND, 855, 843, 0, 0}, /* 859 */
    {RT_TERM_GT, 294, 29, 0, 0}, /* 860 */
    {RT_TERM_LAND, 184, 860, 0, 0}, /* 861 */
    {RT_TERM_LAND, 228, 356, 0, 0}, /* 862 */
    {RT_TERM_LAND, 228, 355, 0, 0}, /* 863 */
    {RT_TERM_LAND, 69, 356, 0, 0}, /* 864 */
    {RT_TERM_LAND, 69, 400, 0, 0}, /* 865 */
    {RT_TERM_EQ, 13, 122, 0, 0}, /* 866 */
    {RT_TERM_LAND, 69, 866, 0, 0}, /* 867 */
    {RT_TERM_COND, 84, 194, 195, 0}, /* 868 */
    {RT_TERM_COND, 86, 5, 868, 0}, /* 869 */
    {RT_TERM_LAND, 869, 356, 0, 0}, /* 870 */
    {RT_TERM_LAND, 869, 354, 0, 0}, /* 871 */
    {RT_TERM_LAND, 869, 409, 0, 0}, /* 872 */
    {RT_TERM_LAND, 869, 843, 0, 0}, /* 873 */
    {RT_TERM_COND, 74, 243, 244, 0}, /* 874 */
    {RT_TERM_COND, 70, 5, 874, 0}, /* 875 */
    {RT_TERM_LAND, 875, 356, 0, 0}, /* 876 */
    {RT_TERM_LAND, 875, 400, 0, 0}, /* 877 */
    {RT_TERM_COND, 18, 43, 44, 0}, /* 878 */
    {RT_TERM_COND, 10, 5, 878, 0}, /* 879 */
    {RT_TERM_LAND, 879, 70, 0, 0}, /* 880 */
    {RT_TERM_LAND, 879, 313, 0, 0}, /* 881 */
    {RT_TERM_LAND, 70, 536, 0, 0}, /* 882 */
    {RT_TERM_COND, 18, 852, 853, 0}, /* 883 */
    {RT_TERM_COND, 10, 5, 883, 0}, /* 884 */
    {RT_TERM_LAND, 884, 70, 0, 0}, /* 885 */
    {RT_TERM_LAND, 884, 313, 0, 0}, /* 886 */
    {RT_TERM_COND, 18, 194, 195, 0}, /* 887 */
    {RT_TERM_COND, 10, 5, 887, 0}, /* 888 */
    {RT_TERM_LAND, 888, 309, 0, 0}, /* 889 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 890 */
    {RT_TERM_REG, 890, 0, 0, 2}, /* 891 */
    {RT_TERM_LNOT, 891, 0, 0, 0}, /* 892 */
    {RT_TERM_COND, 18, 891, 892, 0}, /* 893 */
    {RT_TERM_COND, 10, 5, 893, 0}, /* 894 */
    {RT_TERM_LAND, 894, 70, 0, 0}, /* 895 */
    {RT_TERM_LAND, 894, 313, 0, 0}, /* 896 */
    {RT_TERM_LAND, 884, 309, 0, 0}, /* 897 */
    {RT_TERM_LAND, 476, 400, 0, 0}, /* 898 */
    {RT_TERM_COND, 0, 852, 853, 0}, /* 899 */
    {RT_TERM_COND, 4, 5, 899, 0}, /* 900 */
    {RT_TERM_LAND, 900, 70, 0, 0}, /* 901 */
    {RT_TERM_LAND, 900, 313, 0, 0}, /* 902 */
    {RT_TERM_LAND, 246, 356, 0, 0}, /* 903 */
    {RT_TERM_LAND, 246, 354, 0, 0}, /* 904 */
    {RT_TERM_LAND, 74, 536, 0, 0}, /* 905 */
    {RT_TERM_LAND, 88, 356, 0, 0}, /* 906 */
    {RT_TERM_LAND, 88, 354, 0, 0}, /* 907 */
    {RT_TERM_LAND, 88, 309, 0, 0}, /* 908 */
    {RT_TERM_LAND, 88, 313, 0, 0}, /* 909 */
    {RT_TERM_LAND, 839, 70, 0, 0}, /* 910 */
    {RT_TERM_LAND, 839, 74, 0, 0}, /* 911 */
    {RT_TERM_LAND, 839, 315, 0, 0}, /* 912 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 913 */
    {RT_TERM_LAND, 839, 913, 0, 0}, /* 914 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 915 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 916 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 917 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 918 */
    {RT_TERM_REG, 916, 0, 0, 2}, /* 919 */
    {RT_TERM_LNOT, 919, 0, 0, 0}, /* 920 */
    {RT_TERM_COND, 915, 919, 920, 0}, /* 921 */
    {RT_TERM_COND, 918, 5, 921, 0}, /* 922 */
    {RT_TERM_LAND, 922, 356, 0, 0}, /* 923 */
    {RT_TERM_LAND, 922, 354, 0, 0}, /* 924 */
    {RT_TERM_LAND, 922, 70, 0, 0}, /* 925 */
    {RT_TERM_LAND, 922, 74, 0, 0}, /* 926 */
    {RT_TERM_LAND, 922, 315, 0, 0}, /* 927 */
    {RT_TERM_LAND, 922, 913, 0, 0}, /* 928 */
    {RT_TERM_LAND, 922, 86, 0, 0}, /* 929 */
    {RT_TERM_BOR, 42, 5, 0, 0}, /* 930 */
    {RT_TERM_LAND, 922, 84, 0, 0}, /* 931 */
    {RT_TERM_LAND, 86, 536, 0, 0}, /* 932 */
    {RT_TERM_LAND, 84, 536, 0, 0}, /* 933 */
    {RT_TERM_COND, 915, 43, 44, 0}, /* 934 */
    {RT_TERM_COND, 918, 5, 934, 0}, /* 935 */
    {RT_TERM_LAND, 935, 356, 0, 0}, /* 936 */
    {RT_TERM_LAND, 935, 354, 0, 0}, /* 937 */
    {RT_TERM_LAND, 935, 70, 0, 0}, /* 938 */
    {RT_TERM_LAND, 935, 74, 0, 0}, /* 939 */
    {RT_TERM_LAND, 935, 55, 0, 0}, /* 940 */
    {RT_TERM_LAND, 935, 58, 0, 0}, /* 941 */
    {RT_TERM_COND, 915, 891, 892, 0}, /* 942 */
    {RT_TERM_COND, 918, 5, 942, 0}, /* 943 */
    {RT_TERM_EQ, 13, 2, 0, 0}, /* 944 */
    {RT_TERM_EQ, 13, 156, 0, 0}, /* 945 */
    {RT_TERM_LOR, 944, 945, 0, 0}, /* 946 */
    {RT_TERM_LAND, 943, 946, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 356, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 354, 0, 0}, /* 949 */
    {RT_TERM_LAND, 947, 70, 0, 0}, /* 950 */
    {RT_TERM_LAND, 947, 74, 0, 0}, /* 951 */
    {RT_TERM_LAND, 947, 315, 0, 0}, /* 952 */
    {RT_TERM_LAND, 947, 913, 0, 0}, /* 953 */
    {RT_TERM_LAND, 943, 296, 0, 0}, /* 954 */
    {RT_TERM_LAND, 954, 356, 0, 0}, /* 955 */
    {RT_TERM_LAND, 954, 354, 0, 0}, /* 956 */
    {RT_TERM_LAND, 954, 70, 0, 0}, /* 957 */
    {RT_TERM_LAND, 954, 74, 0, 0}, /* 958 */
    {RT_TERM_LAND, 954, 315, 0, 0}, /* 959 */
    {RT_TERM_LAND, 954, 913, 0, 0}, /* 960 */
    {RT_TERM_LAND, 943, 529, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 356, 0, 0}, /* 962 */
    {RT_TERM_LAND, 961, 354, 0, 0}, /* 963 */
    {RT_TERM_LAND, 961, 70, 0, 0}, /* 964 */
    {RT_TERM_LAND, 961, 74, 0, 0}, /* 965 */
    {RT_TERM_LAND, 961, 315, 0, 0}, /* 966 */
    {RT_TERM_LAND, 961, 913, 0, 0}, /* 967 */
    {RT_TERM_BAND, 536, 13, 0, 0}, /* 968 */
    {RT_TERM_NE, 968, 2, 0, 0}, /* 969 */
    {RT_TERM_LAND, 961, 969, 0, 0}, /* 970 */
    {RT_TERM_LAND, 943, 554, 0, 0}, /* 971 */
    {RT_TERM_LAND, 971, 356, 0, 0}, /* 972 */
    {RT_TERM_LAND, 971, 354, 0, 0}, /* 973 */
    {RT_TERM_LAND, 971, 70, 0, 0}, /* 974 */
    {RT_TERM_LAND, 971, 74, 0, 0}, /* 975 */
    {RT_TERM_LAND, 971, 315, 0, 0}, /* 976 */
    {RT_TERM_LAND, 971, 913, 0, 0}, /* 977 */
    {RT_TERM_LNOT, 969, 0, 0, 0}, /* 978 */
    {RT_TERM_LAND, 971, 978, 0, 0}, /* 979 */
    {RT_TERM_LAND, 943, 295, 0, 0}, /* 980 */
    {RT_TERM_LAND, 980, 356, 0, 0}, /* 981 */
    {RT_TERM_LAND, 980, 354, 0, 0}, /* 982 */
    {RT_TERM_LAND, 980, 70, 0, 0}, /* 983 */
    {RT_TERM_LAND, 980, 74, 0, 0}, /* 984 */
    {RT_TERM_LAND, 980, 315, 0, 0}, /* 985 */
    {RT_TERM_LAND, 980, 913, 0, 0}, /* 986 */
    {RT_TERM_LAND, 961, 978, 0, 0}, /* 987 */
    {RT_TERM_LAND, 971, 969, 0, 0}, /* 988 */
    {RT_TERM_LNOT, 111, 0, 0, 0}, /* 989 */
    {RT_TERM_LAND, 855, 989, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 356, 0, 0}, /* 991 */
    {RT_TERM_LAND, 990, 354, 0, 0}, /* 992 */
    {RT_TERM_LAND, 990, 70, 0, 0}, /* 993 */
    {RT_TERM_LAND, 990, 74, 0, 0}, /* 994 */
    {RT_TERM_LAND, 990, 315, 0, 0}, /* 995 */
    {RT_TERM_LAND, 990, 913, 0, 0}, /* 996 */
    {RT_TERM_LAND, 855, 111, 0, 0}, /* 997 */
    {RT_TERM_LAND, 997, 356, 0, 0}, /* 998 */
    {RT_TERM_LAND, 997, 354, 0, 0}, /* 999 */
    {RT_TERM_LAND, 997, 70, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 997, 74, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 997, 315, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 997, 913, 0, 0}, /* 1003 */
    {RT_TERM_LNOT, 536, 0, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 997, 1004, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 356, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1005, 354, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1005, 70, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1005, 74, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1005, 315, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1005, 913, 0, 0}, /* 1011 */
    {RT_TERM_COND, 84, 919, 920, 0}, /* 1012 */
    {RT_TERM_COND, 86, 5, 1012, 0}, /* 1013 */
    {RT_TERM_NE, 294, 107, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1013, 1014, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1015, 356, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1015, 354, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1015, 70, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1015, 74, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1015, 315, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1015, 913, 0, 0}, /* 1021 */
    {RT_TERM_SLICE, 13, 2, 0, 1}, /* 1022 */
    {RT_TERM_LAND, 1013, 1022, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1023, 356, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1023, 354, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1023, 70, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1023, 74, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1023, 315, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1023, 913, 0, 0}, /* 1029 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1013, 1030, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 356, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1031, 354, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1031, 70, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1031, 74, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1031, 315, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1031, 913, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1013, 26, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 356, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1038, 354, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1038, 70, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1038, 74, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1038, 315, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1038, 913, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1038, 1004, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 356, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1045, 354, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1045, 70, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1045, 74, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1045, 315, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1045, 913, 0, 0}, /* 1051 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 1052 */
    {RT_TERM_REG, 1052, 0, 0, 2}, /* 1053 */
    {RT_TERM_LNOT, 1053, 0, 0, 0}, /* 1054 */
    {RT_TERM_COND, 915, 1053, 1054, 0}, /* 1055 */
    {RT_TERM_COND, 918, 5, 1055, 0}, /* 1056 */
    {RT_TERM_LAND, 1056, 1022, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1057, 356, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1057, 354, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1057, 70, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1057, 74, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1057, 315, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1057, 913, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1057, 86, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1057, 84, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1056, 989, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1066, 356, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1066, 354, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1066, 70, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1066, 74, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1066, 315, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1066, 913, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1066, 86, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1066, 84, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1056, 111, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1075, 356, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1075, 354, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1075, 70, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1075, 74, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1075, 315, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1075, 913, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1075, 86, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1075, 84, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1075, 1004, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1084, 356, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1084, 354, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1084, 70, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1084, 74, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1084, 315, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1084, 913, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1084, 86, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1084, 84, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 922, 1022, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1093, 356, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1093, 354, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1093, 70, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1093, 74, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1093, 55, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1093, 58, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 922, 989, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 356, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1100, 354, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1100, 70, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1100, 74, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1100, 55, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1100, 58, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 922, 111, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1107, 356, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1107, 354, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1107, 70, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1107, 74, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1107, 55, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1107, 58, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1107, 1004, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1114, 356, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1114, 354, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1114, 70, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1114, 74, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1114, 55, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1114, 58, 0, 0}, /* 1120 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 1121 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 1122 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 1123 */
    {RT_TERM_COND, 1121, 891, 892, 0}, /* 1124 */
    {RT_TERM_COND, 1123, 5, 1124, 0}, /* 1125 */
    {RT_TERM_SHL, 294, 5, 0, 0}, /* 1126 */
    {RT_TERM_BOR, 13, 1126, 0, 0}, /* 1127 */
    {RT_TERM_SHL, 111, 27, 0, 0}, /* 1128 */
    {RT_TERM_BOR, 1127, 1128, 0, 0}, /* 1129 */
    {RT_TERM_COND, 354, 1127, 1129, 0}, /* 1130 */
    {RT_TERM_COND, 356, 13, 1130, 0}, /* 1131 */
    {RT_TERM_SLICE, 1131, 27, 0, 2}, /* 1132 */
    {RT_TERM_NE, 1132, 2, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1125, 1133, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1134, 10, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1134, 18, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1134, 4, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1134, 0, 0, 0}, /* 1138 */
    {RT_TERM_LINE, 3, 0, 0, 5}, /* 1139 */
    {RT_TERM_LAND, 1134, 1139, 0, 0}, /* 1140 */
    {RT_TERM_LINE, 3, 0, 0, 6}, /* 1141 */
    {RT_TERM_LAND, 1134, 1141, 0, 0}, /* 1142 */
    {RT_TERM_SLICE, 1131, 5, 0, 1}, /* 1143 */
    {RT_TERM_LAND, 1125, 1143, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1144, 10, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1144, 18, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1144, 1004, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1147, 4, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1147, 0, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1147, 1139, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1147, 1141, 0, 0}, /* 1151 */
    {RT_TERM_LOR, 536, 536, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1143, 1152, 0, 0}, /* 1153 */
    {RT_TERM_LNOT, 1153, 0, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1125, 1154, 0, 0}, /* 1155 */
    {RT_TERM_BXOR, 919, 851, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1155, 1156, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1157, 10, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1157, 18, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1157, 4, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1157, 0, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1157, 1139, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1157, 1141, 0, 0}, /* 1163 */
    {RT_TERM_LNOT, 1156, 0, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1155, 1164, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 10, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1165, 18, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1165, 4, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1165, 0, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1165, 1139, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1165, 1141, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 10, 536, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 18, 536, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 4, 536, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 0, 536, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1056, 356, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1056, 354, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1056, 70, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1056, 74, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1056, 315, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1056, 913, 0, 0}, /* 1181 */
    {RT_TERM_COND, 915, 852, 853, 0}, /* 1182 */
    {RT_TERM_COND, 918, 5, 1182, 0}, /* 1183 */
    {RT_TERM_LAND, 1183, 13, 0, 0}, /* 1184 */
    {RT_TERM_BXOR, 43, 1, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1184, 1185, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1186, 356, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1186, 354, 0, 0}, /* 1188 */
    {RT_TERM_LNOT, 1185, 0, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1184, 1189, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1190, 70, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1190, 74, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1190, 315, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1190, 913, 0, 0}, /* 1194 */
    {RT_TERM_REG, 26, 0, 0, 0}, /* 1195 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 1196 */
    {RT_TERM_SHL, 111, 1196, 0, 0}, /* 1197 */
    {RT_TERM_BXOR, 1195, 1197, 0, 0}, /* 1198 */
    {RT_TERM_SLICE, 1195, 2, 0, 31}, /* 1199 */
    {RT_TERM_BXOR, 1199, 1197, 0, 0}, /* 1200 */
    {RT_TERM_COND, 356, 1198, 1200, 0}, /* 1201 */
    {RT_TERM_REG, 82, 0, 0, 0}, /* 1202 */
    {RT_TERM_SHL, 81, 1196, 0, 0}, /* 1203 */
    {RT_TERM_BXOR, 1202, 1203, 0, 0}, /* 1204 */
    {RT_TERM_SLICE, 1202, 2, 0, 31}, /* 1205 */
    {RT_TERM_BXOR, 1205, 1203, 0, 0}, /* 1206 */
    {RT_TERM_BXOR, 536, 1203, 0, 0}, /* 1207 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 1208 */
    {RT_TERM_BXOR, 1208, 1203, 0, 0}, /* 1209 */
    {RT_TERM_SLICE, 1208, 2, 0, 31}, /* 1210 */
    {RT_TERM_BXOR, 1210, 1203, 0, 0}, /* 1211 */
    {RT_TERM_COND, 315, 1209, 1211, 0}, /* 1212 */
    {RT_TERM_COND, 313, 1207, 1212, 0}, /* 1213 */
    {RT_TERM_COND, 309, 1207, 1213, 0}, /* 1214 */
    {RT_TERM_COND, 77, 40, 1214, 0}, /* 1215 */
    {RT_TERM_COND, 74, 1206, 1215, 0}, /* 1216 */
    {RT_TERM_COND, 70, 1204, 1216, 0}, /* 1217 */
    {RT_TERM_COND, 1185, 1201, 1217, 0}, /* 1218 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 1219 */
    {RT_TERM_SLICE, 1218, 1219, 0, 8}, /* 1220 */
    {RT_TERM_EQ, 1220, 2, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1184, 1221, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1222, 1185, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 356, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1223, 354, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1222, 1189, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1226, 70, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1226, 74, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1226, 315, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1226, 913, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 13, 1221, 0, 0}, /* 1231 */
    {RT_TERM_LNOT, 1231, 0, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1183, 1232, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1233, 1185, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1234, 356, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1234, 354, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1233, 1189, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1237, 70, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1237, 74, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1237, 315, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1237, 913, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 943, 139, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1242, 356, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1242, 354, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1242, 70, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1242, 74, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1242, 315, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1242, 913, 0, 0}, /* 1248 */
    {RT_TERM_EQ, 111, 2, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 943, 1249, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1250, 356, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1250, 354, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1250, 70, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1250, 74, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1250, 315, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1250, 913, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1250, 969, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 943, 169, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1258, 356, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1258, 354, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1258, 70, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1258, 74, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1258, 315, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1258, 913, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1258, 978, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 943, 112, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1266, 356, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1266, 354, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1266, 70, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1266, 74, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1266, 315, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1266, 913, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1056, 139, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 356, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1273, 354, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1273, 70, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1273, 74, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1273, 315, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1273, 913, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1056, 1249, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1280, 356, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1280, 354, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1280, 70, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1280, 74, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1280, 315, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1280, 913, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1280, 969, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1056, 169, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1288, 356, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1288, 354, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1288, 70, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1288, 74, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1288, 315, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1288, 913, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1288, 978, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1056, 112, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1296, 356, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1296, 354, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1296, 70, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1296, 74, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1296, 315, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1296, 913, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1280, 978, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1288, 969, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 869, 70, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 869, 74, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 869, 315, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 869, 913, 0, 0}, /* 1308 */
    {RT_TERM_COND, 354, 6, 7, 0}, /* 1309 */
    {RT_TERM_COND, 356, 5, 1309, 0}, /* 1310 */
    {RT_TERM_BAND, 536, 122, 0, 0}, /* 1311 */
    {RT_TERM_EQ, 1311, 2, 0, 0}, /* 1312 */
    {RT_TERM_EQ, 1311, 5, 0, 0}, /* 1313 */
    {RT_TERM_EQ, 1311, 27, 0, 0}, /* 1314 */
    {RT_TERM_EQ, 1311, 122, 0, 0}, /* 1315 */
    {RT_TERM_COND, 1315, 25, 536, 0}, /* 1316 */
    {RT_TERM_COND, 1314, 48, 1316, 0}, /* 1317 */
    {RT_TERM_COND, 1313, 12, 1317, 0}, /* 1318 */
    {RT_TERM_COND, 1312, 40, 1318, 0}, /* 1319 */
    {RT_TERM_EQ, 1319, 122, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1310, 1320, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 88, 70, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 88, 74, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 88, 315, 0, 0}, /* 1324 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 1325 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 1326 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 1327 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 1328 */
    {RT_TERM_REG, 1326, 0, 0, 2}, /* 1329 */
    {RT_TERM_LNOT, 1329, 0, 0, 0}, /* 1330 */
    {RT_TERM_COND, 1325, 1329, 1330, 0}, /* 1331 */
    {RT_TERM_COND, 1328, 5, 1331, 0}, /* 1332 */
    {RT_TERM_LAND, 1332, 70, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1332, 74, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1332, 86, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1332, 84, 0, 0}, /* 1336 */
    {RT_TERM_LINE, 4, 0, 0, 5}, /* 1337 */
    {RT_TERM_LAND, 1332, 1337, 0, 0}, /* 1338 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1339 */
    {RT_TERM_LINE, 4, 0, 0, 6}, /* 1340 */
    {RT_TERM_LAND, 1332, 1340, 0, 0}, /* 1341 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 1342 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 1343 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 1344 */
    {RT_TERM_LINE, 16, 0, 0, 0}, /* 1345 */
    {RT_TERM_REG, 1343, 0, 0, 2}, /* 1346 */
    {RT_TERM_LNOT, 1346, 0, 0, 0}, /* 1347 */
    {RT_TERM_COND, 1342, 1346, 1347, 0}, /* 1348 */
    {RT_TERM_COND, 1345, 5, 1348, 0}, /* 1349 */
    {RT_TERM_LAND, 1349, 70, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1349, 74, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1349, 86, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1349, 84, 0, 0}, /* 1353 */
    {RT_TERM_LINE, 4, 0, 0, 7}, /* 1354 */
    {RT_TERM_LAND, 1349, 1354, 0, 0}, /* 1355 */
    {RT_TERM_LINE, 4, 0, 0, 8}, /* 1356 */
    {RT_TERM_LAND, 1349, 1356, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1349, 1328, 0, 0}, /* 1358 */
    {RT_TERM_VALUE, 0, 0, 0, 22}, /* 1359 */
    {RT_TERM_LAND, 1349, 1325, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1328, 536, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1325, 536, 0, 0}, /* 1362 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 1363 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 1364 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 1365 */
    {RT_TERM_LINE, 14, 0, 0, 0}, /* 1366 */
    {RT_TERM_REG, 1364, 0, 0, 2}, /* 1367 */
    {RT_TERM_LNOT, 1367, 0, 0, 0}, /* 1368 */
    {RT_TERM_COND, 1363, 1367, 1368, 0}, /* 1369 */
    {RT_TERM_COND, 1366, 5, 1369, 0}, /* 1370 */
    {RT_TERM_LAND, 1370, 70, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1370, 74, 0, 0}, /* 1372 */
    {RT_TERM_LAND, 1370, 86, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1370, 84, 0, 0}, /* 1374 */
    {RT_TERM_LINE, 7, 0, 0, 5}, /* 1375 */
    {RT_TERM_LAND, 1370, 1375, 0, 0}, /* 1376 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 1377 */
    {RT_TERM_LINE, 7, 0, 0, 6}, /* 1378 */
    {RT_TERM_LAND, 1370, 1378, 0, 0}, /* 1379 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 1380 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 1381 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 1382 */
    {RT_TERM_LINE, 17, 0, 0, 0}, /* 1383 */
    {RT_TERM_REG, 1381, 0, 0, 2}, /* 1384 */
    {RT_TERM_LNOT, 1384, 0, 0, 0}, /* 1385 */
    {RT_TERM_COND, 1380, 1384, 1385, 0}, /* 1386 */
    {RT_TERM_COND, 1383, 5, 1386, 0}, /* 1387 */
    {RT_TERM_LAND, 1387, 70, 0, 0}, /* 1388 */
    {RT_TERM_LAND, 1387, 74, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1387, 86, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1387, 84, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1387, 1340, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1387, 1354, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1387, 1328, 0, 0}, /* 1394 */
    {RT_TERM_LAND, 1387, 1325, 0, 0}, /* 1395 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 1396 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 1397 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 1398 */
    {RT_TERM_LINE, 15, 0, 0, 0}, /* 1399 */
    {RT_TERM_REG, 1397, 0, 0, 2}, /* 1400 */
    {RT_TERM_LNOT, 1400, 0, 0, 0}, /* 1401 */
    {RT_TERM_COND, 1396, 1400, 1401, 0}, /* 1402 */
    {RT_TERM_COND, 1399, 5, 1402, 0}, /* 1403 */
    {RT_TERM_LAND, 1403, 70, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1403, 74, 0, 0}, /* 1405 */
    {RT_TERM_LAND, 1403, 86, 0, 0}, /* 1406 */
    {RT_TERM_LAND, 1403, 84, 0, 0}, /* 1407 */
    {RT_TERM_LINE, 7, 0, 0, 4}, /* 1408 */
    {RT_TERM_LAND, 1403, 1408, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1403, 1375, 0, 0}, /* 1410 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 1411 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 1412 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 1413 */
    {RT_TERM_REG, 1339, 0, 0, 2}, /* 1414 */
    {RT_TERM_LNOT, 1414, 0, 0, 0}, /* 1415 */
    {RT_TERM_COND, 1411, 1414, 1415, 0}, /* 1416 */
    {RT_TERM_COND, 1413, 5, 1416, 0}, /* 1417 */
    {RT_TERM_LAND, 1417, 70, 0, 0}, /* 1418 */
    {RT_TERM_LAND, 1417, 74, 0, 0}, /* 1419 */
    {RT_TERM_LAND, 1417, 10, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1417, 18, 0, 0}, /* 1421 */
    {RT_TERM_LAND, 1417, 104, 0, 0}, /* 1422 */
    {RT_TERM_LINE, 2, 0, 0, 8}, /* 1423 */
    {RT_TERM_LAND, 1417, 1423, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1417, 918, 0, 0}, /* 1425 */
    {RT_TERM_LAND, 1417, 915, 0, 0}, /* 1426 */
    {RT_TERM_LAND, 918, 536, 0, 0}, /* 1427 */
    {RT_TERM_LAND, 915, 536, 0, 0}, /* 1428 */
    {RT_TERM_COND, 1411, 1053, 1054, 0}, /* 1429 */
    {RT_TERM_COND, 1413, 5, 1429, 0}, /* 1430 */
    {RT_TERM_LAND, 1430, 70, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1430, 74, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1430, 10, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1430, 18, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1430, 1139, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1430, 1141, 0, 0}, /* 1436 */
    {RT_TERM_REG, 1377, 0, 0, 2}, /* 1437 */
    {RT_TERM_LNOT, 1437, 0, 0, 0}, /* 1438 */
    {RT_TERM_COND, 1121, 1437, 1438, 0}, /* 1439 */
    {RT_TERM_COND, 1123, 5, 1439, 0}, /* 1440 */
    {RT_TERM_LAND, 1440, 70, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1440, 74, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1440, 10, 0, 0}, /* 1443 */
    {RT_TERM_LAND, 1440, 18, 0, 0}, /* 1444 */
    {RT_TERM_LAND, 1440, 104, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1440, 1423, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1440, 918, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1440, 915, 0, 0}, /* 1448 */
    {RT_TERM_COND, 1121, 1414, 1415, 0}, /* 1449 */
    {RT_TERM_COND, 1123, 5, 1449, 0}, /* 1450 */
    {RT_TERM_LAND, 1450, 70, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1450, 74, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1450, 10, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1450, 18, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1450, 1139, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1450, 1141, 0, 0}, /* 1456 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 1457 */
    {RT_TERM_COND, 1363, 1400, 1401, 0}, /* 1458 */
    {RT_TERM_COND, 1366, 5, 1458, 0}, /* 1459 */
    {RT_TERM_LAND, 1459, 70, 0, 0}, /* 1460 */
    {RT_TERM_LAND, 1459, 74, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1459, 86, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1459, 84, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1459, 1354, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1459, 1356, 0, 0}, /* 1465 */
    {RT_TERM_COND, 1363, 1346, 1347, 0}, /* 1466 */
    {RT_TERM_COND, 1366, 5, 1466, 0}, /* 1467 */
    {RT_TERM_LAND, 1467, 70, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1467, 74, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1467, 86, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1467, 84, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1467, 1354, 0, 0}, /* 1472 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 1473 */
    {RT_TERM_LAND, 1467, 1356, 0, 0}, /* 1474 */
    {RT_TERM_REG, 1473, 0, 0, 2}, /* 1475 */
    {RT_TERM_LNOT, 1475, 0, 0, 0}, /* 1476 */
    {RT_TERM_COND, 1363, 1475, 1476, 0}, /* 1477 */
    {RT_TERM_COND, 1366, 5, 1477, 0}, /* 1478 */
    {RT_TERM_LAND, 1478, 70, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1478, 74, 0, 0}, /* 1480 */
    {RT_TERM_LAND, 1478, 86, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1478, 84, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1478, 1340, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1478, 1354, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 943, 26, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 943, 1030, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 943, 10, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1487, 82, 0, 0}, /* 1488 */
    {RT_TERM_LNOT, 82, 0, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1487, 1489, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 943, 55, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1491, 82, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1491, 1489, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 943, 42, 0, 0}, /* 1494 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 943, 1495, 0, 0}, /* 1496 */
    {RT_TERM_COND, 1121, 1329, 1330, 0}, /* 1497 */
    {RT_TERM_COND, 1123, 5, 1497, 0}, /* 1498 */
    {RT_TERM_LAND, 1498, 26, 0, 0}, /* 1499 */
    {RT_TERM_LAND, 1498, 1030, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1498, 10, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1501, 82, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1501, 1489, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1498, 55, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1504, 82, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1504, 1489, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1498, 42, 0, 0}, /* 1507 */
    {RT_TERM_LAND, 1498, 1495, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 476, 82, 0, 0}, /* 1509 */
    {RT_TERM_LAND, 476, 1489, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 875, 81, 0, 0}, /* 1511 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 875, 1512, 0, 0}, /* 1513 */
    {RT_TERM_LAND, 69, 355, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 69, 39, 0, 0}, /* 1515 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 69, 1516, 0, 0}, /* 1517 */
    {RT_TERM_COND, 354, 302, 303, 0}, /* 1518 */
    {RT_TERM_COND, 356, 5, 1518, 0}, /* 1519 */
    {RT_TERM_LAND, 875, 82, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 875, 1489, 0, 0}, /* 1521 */
    {RT_TERM_COND, 0, 919, 920, 0}, /* 1522 */
    {RT_TERM_COND, 4, 5, 1522, 0}, /* 1523 */
    {RT_TERM_LAND, 1523, 356, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1523, 400, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1523, 48, 0, 0}, /* 1526 */
    {RT_TERM_LNOT, 48, 0, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1523, 1527, 0, 0}, /* 1528 */
    {RT_TERM_LAND, 46, 355, 0, 0}, /* 1529 */
    {RT_TERM_LAND, 1529, 39, 0, 0}, /* 1530 */
    {RT_TERM_LAND, 1529, 1516, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 900, 13, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1532, 70, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1532, 313, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 900, 532, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1535, 70, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1535, 313, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 900, 25, 0, 0}, /* 1538 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 900, 1539, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 900, 354, 0, 0}, /* 1541 */
    {RT_TERM_NE, 294, 23, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 900, 1542, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1543, 13, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1544, 70, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1544, 313, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1543, 532, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1547, 70, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1547, 313, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1543, 25, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1543, 1539, 0, 0}, /* 1551 */
    {RT_TERM_ADD, 294, 5, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 197, 13, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 197, 532, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 197, 74, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1555, 39, 0, 0}, /* 1556 */
    {RT_TERM_LAND, 1555, 1516, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 197, 354, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 197, 1542, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1559, 13, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1559, 532, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 1559, 74, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1562, 39, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1562, 1516, 0, 0}, /* 1564 */
    {RT_TERM_COND, 84, 891, 892, 0}, /* 1565 */
    {RT_TERM_COND, 86, 5, 1565, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 13, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1567, 70, 0, 0}, /* 1568 */
    {RT_TERM_LAND, 1567, 313, 0, 0}, /* 1569 */
    {RT_TERM_LAND, 1566, 532, 0, 0}, /* 1570 */
    {RT_TERM_LAND, 1570, 70, 0, 0}, /* 1571 */
    {RT_TERM_LAND, 1570, 313, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1566, 25, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1566, 1539, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1566, 354, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1566, 1542, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1576, 13, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1577, 70, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1577, 313, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1576, 532, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1580, 70, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1580, 313, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1576, 25, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1576, 1539, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 184, 13, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 184, 532, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 184, 74, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1587, 39, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1587, 1516, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 184, 1542, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1590, 13, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1590, 532, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1590, 74, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1593, 39, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1593, 1516, 0, 0}, /* 1595 */
    {RT_TERM_COND, 0, 891, 892, 0}, /* 1596 */
    {RT_TERM_COND, 4, 5, 1596, 0}, /* 1597 */
    {RT_TERM_LAND, 1597, 70, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1597, 313, 0, 0}, /* 1599 */
    {RT_TERM_LAND, 1597, 13, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1600, 70, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1600, 313, 0, 0}, /* 1602 */
    {RT_TERM_NE, 536, 2, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1600, 1603, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1597, 532, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1605, 70, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 1605, 313, 0, 0}, /* 1607 */
    {RT_TERM_LNOT, 1603, 0, 0, 0}, /* 1608 */
    {RT_TERM_LAND, 1605, 1608, 0, 0}, /* 1609 */
    {RT_TERM_LAND, 1597, 354, 0, 0}, /* 1610 */
    {RT_TERM_COND, 74, 919, 920, 0}, /* 1611 */
    {RT_TERM_COND, 70, 5, 1611, 0}, /* 1612 */
    {RT_TERM_LAND, 1612, 26, 0, 0}, /* 1613 */
    {RT_TERM_LAND, 1613, 532, 0, 0}, /* 1614 */
    {RT_TERM_LAND, 1614, 294, 0, 0}, /* 1615 */
    {RT_TERM_LAND, 1615, 356, 0, 0}, /* 1616 */
    {RT_TERM_LAND, 1615, 400, 0, 0}, /* 1617 */
    {RT_TERM_LNOT, 294, 0, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1614, 1618, 0, 0}, /* 1619 */
    {RT_TERM_LAND, 1619, 356, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1619, 400, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1613, 13, 0, 0}, /* 1622 */
    {RT_TERM_SLICE, 111, 2, 0, 1}, /* 1623 */
    {RT_TERM_LAND, 1622, 1623, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1624, 294, 0, 0}, /* 1625 */
    {RT_TERM_LAND, 1625, 356, 0, 0}, /* 1626 */
    {RT_TERM_LAND, 1625, 400, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 1624, 1618, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1628, 356, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1628, 400, 0, 0}, /* 1630 */
    {RT_TERM_LNOT, 1623, 0, 0, 0}, /* 1631 */
    {RT_TERM_LAND, 1622, 1631, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1632, 294, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 1633, 356, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 1633, 400, 0, 0}, /* 1635 */
    {RT_TERM_LAND, 1632, 1618, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 1636, 356, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1636, 400, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1612, 1030, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 1639, 532, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1640, 294, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1641, 356, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 1641, 400, 0, 0}, /* 1643 */
    {RT_TERM_LAND, 1640, 1618, 0, 0}, /* 1644 */
    {RT_TERM_LAND, 1644, 356, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1644, 400, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1639, 13, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1647, 1623, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1648, 294, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1649, 356, 0, 0}, /* 1650 */
    {RT_TERM_LAND, 1649, 400, 0, 0}, /* 1651 */
    {RT_TERM_LAND, 1648, 1618, 0, 0}, /* 1652 */
    {RT_TERM_LAND, 1652, 356, 0, 0}, /* 1653 */
    {RT_TERM_LAND, 1652, 400, 0, 0}, /* 1654 */
    {RT_TERM_LAND, 1647, 1631, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1655, 294, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1656, 356, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1656, 400, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1655, 1618, 0, 0}, /* 1659 */
    {RT_TERM_LAND, 1659, 356, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1659, 400, 0, 0}, /* 1661 */
    {RT_TERM_COND, 74, 43, 44, 0}, /* 1662 */
    {RT_TERM_COND, 70, 5, 1662, 0}, /* 1663 */
    {RT_TERM_LAND, 1663, 26, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1664, 532, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1665, 457, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1665, 294, 0, 0}, /* 1667 */
    {RT_TERM_LAND, 1665, 1618, 0, 0}, /* 1668 */
    {RT_TERM_LAND, 1664, 13, 0, 0}, /* 1669 */
    {RT_TERM_LAND, 1669, 1623, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 1670, 457, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 1670, 294, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1670, 1618, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1669, 1631, 0, 0}, /* 1674 */
    {RT_TERM_LAND, 1674, 457, 0, 0}, /* 1675 */
    {RT_TERM_LAND, 1674, 294, 0, 0}, /* 1676 */
    {RT_TERM_LAND, 1674, 1618, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1663, 1030, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1678, 532, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1679, 457, 0, 0}, /* 1680 */
    {RT_TERM_LAND, 1679, 294, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1679, 1618, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1678, 13, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1683, 1623, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1684, 457, 0, 0}, /* 1685 */
    {RT_TERM_LAND, 1684, 294, 0, 0}, /* 1686 */
    {RT_TERM_LAND, 1684, 1618, 0, 0}, /* 1687 */
    {RT_TERM_LAND, 1683, 1631, 0, 0}, /* 1688 */
    {RT_TERM_LAND, 1688, 457, 0, 0}, /* 1689 */
    {RT_TERM_LAND, 1688, 294, 0, 0}, /* 1690 */
    {RT_TERM_LAND, 1688, 1618, 0, 0}, /* 1691 */
    {RT_TERM_COND, 74, 6, 7, 0}, /* 1692 */
    {RT_TERM_COND, 70, 5, 1692, 0}, /* 1693 */
    {RT_TERM_LAND, 1693, 944, 0, 0}, /* 1694 */
    {RT_TERM_LAND, 1694, 356, 0, 0}, /* 1695 */
    {RT_TERM_LAND, 1694, 400, 0, 0}, /* 1696 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 1697 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 1698 */
    {RT_TERM_COND, 457, 536, 1698, 0}, /* 1699 */
    {RT_TERM_COND, 355, 536, 1699, 0}, /* 1700 */
    {RT_TERM_COND, 354, 82, 1700, 0}, /* 1701 */
    {RT_TERM_COND, 356, 1697, 1701, 0}, /* 1702 */
    {RT_TERM_SLICE, 1702, 2, 0, 32}, /* 1703 */
    {RT_TERM_SLICE, 1703, 2, 0, 4}, /* 1704 */
    {RT_TERM_SLICE, 1704, 122, 0, 1}, /* 1705 */
    {RT_TERM_LAND, 1694, 1705, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 1706, 356, 0, 0}, /* 1707 */
    {RT_TERM_LAND, 1706, 400, 0, 0}, /* 1708 */
    {RT_TERM_LNOT, 1705, 0, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1694, 1709, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1710, 356, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1710, 400, 0, 0}, /* 1712 */
    {RT_TERM_SLICE, 1703, 107, 0, 4}, /* 1713 */
    {RT_TERM_SLICE, 1713, 122, 0, 1}, /* 1714 */
    {RT_TERM_LAND, 1694, 1714, 0, 0}, /* 1715 */
    {RT_TERM_LAND, 1715, 356, 0, 0}, /* 1716 */
    {RT_TERM_LAND, 1715, 400, 0, 0}, /* 1717 */
    {RT_TERM_LNOT, 1714, 0, 0, 0}, /* 1718 */
    {RT_TERM_LAND, 1694, 1718, 0, 0}, /* 1719 */
    {RT_TERM_LAND, 1719, 356, 0, 0}, /* 1720 */
    {RT_TERM_LAND, 1719, 400, 0, 0}, /* 1721 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 1722 */
    {RT_TERM_SLICE, 1703, 1722, 0, 4}, /* 1723 */
    {RT_TERM_SLICE, 1723, 122, 0, 1}, /* 1724 */
    {RT_TERM_LAND, 1694, 1724, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1725, 356, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1725, 400, 0, 0}, /* 1727 */
    {RT_TERM_LNOT, 1724, 0, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1694, 1728, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1729, 356, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1729, 400, 0, 0}, /* 1731 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 1732 */
    {RT_TERM_SLICE, 1703, 1732, 0, 4}, /* 1733 */
    {RT_TERM_SLICE, 1733, 122, 0, 1}, /* 1734 */
    {RT_TERM_LAND, 1694, 1734, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1735, 356, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1735, 400, 0, 0}, /* 1737 */
    {RT_TERM_LNOT, 1734, 0, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1694, 1738, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1739, 356, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1739, 400, 0, 0}, /* 1741 */
    {RT_TERM_LNOT, 944, 0, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1693, 1742, 0, 0}, /* 1743 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 1744 */
    {RT_TERM_EQ, 13, 1744, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1743, 1745, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1746, 356, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1746, 400, 0, 0}, /* 1748 */
    {RT_TERM_LNOT, 1745, 0, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1743, 1749, 0, 0}, /* 1750 */
    {RT_TERM_EQ, 13, 5, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 1751, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1752, 356, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1752, 400, 0, 0}, /* 1754 */
    {RT_TERM_EQ, 13, 27, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1750, 1755, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1756, 356, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1756, 400, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1750, 866, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1759, 356, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1759, 400, 0, 0}, /* 1761 */
    {RT_TERM_EQ, 13, 107, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1750, 1762, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1763, 356, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1763, 400, 0, 0}, /* 1765 */
    {RT_TERM_EQ, 13, 29, 0, 0}, /* 1766 */
    {RT_TERM_LAND, 1750, 1766, 0, 0}, /* 1767 */
    {RT_TERM_LAND, 1767, 356, 0, 0}, /* 1768 */
    {RT_TERM_LAND, 1767, 400, 0, 0}, /* 1769 */
    {RT_TERM_EQ, 13, 32, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1750, 1770, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1771, 356, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1771, 400, 0, 0}, /* 1773 */
    {RT_TERM_COND, 74, 66, 67, 0}, /* 1774 */
    {RT_TERM_COND, 70, 5, 1774, 0}, /* 1775 */
    {RT_TERM_LAND, 1775, 944, 0, 0}, /* 1776 */
    {RT_TERM_SLICE, 1697, 2, 0, 32}, /* 1777 */
    {RT_TERM_SLICE, 1777, 2, 0, 4}, /* 1778 */
    {RT_TERM_SLICE, 1778, 122, 0, 1}, /* 1779 */
    {RT_TERM_LAND, 1776, 1779, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1780, 457, 0, 0}, /* 1781 */
    {RT_TERM_LNOT, 1779, 0, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1776, 1782, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1783, 457, 0, 0}, /* 1784 */
    {RT_TERM_SLICE, 1777, 107, 0, 4}, /* 1785 */
    {RT_TERM_SLICE, 1785, 122, 0, 1}, /* 1786 */
    {RT_TERM_LAND, 1776, 1786, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1787, 457, 0, 0}, /* 1788 */
    {RT_TERM_LNOT, 1786, 0, 0, 0}, /* 1789 */
    {RT_TERM_LAND, 1776, 1789, 0, 0}, /* 1790 */
    {RT_TERM_LAND, 1790, 457, 0, 0}, /* 1791 */
    {RT_TERM_SLICE, 1777, 1722, 0, 4}, /* 1792 */
    {RT_TERM_SLICE, 1792, 122, 0, 1}, /* 1793 */
    {RT_TERM_LAND, 1776, 1793, 0, 0}, /* 1794 */
    {RT_TERM_LAND, 1794, 457, 0, 0}, /* 1795 */
    {RT_TERM_LNOT, 1793, 0, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1776, 1796, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1797, 457, 0, 0}, /* 1798 */
    {RT_TERM_SLICE, 1777, 1732, 0, 4}, /* 1799 */
    {RT_TERM_SLICE, 1799, 122, 0, 1}, /* 1800 */
    {RT_TERM_LAND, 1776, 1800, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1801, 457, 0, 0}, /* 1802 */
    {RT_TERM_LNOT, 1800, 0, 0, 0}, /* 1803 */
    {RT_TERM_LAND, 1776, 1803, 0, 0}, /* 1804 */
    {RT_TERM_LAND, 1804, 457, 0, 0}, /* 1805 */
    {RT_TERM_LAND, 1775, 1742, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1806, 1745, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1807, 457, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1806, 1749, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1809, 457, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1809, 1751, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 1809, 1755, 0, 0}, /* 1812 */
    {RT_TERM_LAND, 1809, 866, 0, 0}, /* 1813 */
    {RT_TERM_LAND, 1809, 1762, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 1809, 1766, 0, 0}, /* 1815 */
    {RT_TERM_LAND, 1809, 1770, 0, 0}, /* 1816 */
    {RT_TERM_BXOR, 66, 12, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 888, 1817, 0, 0}, /* 1818 */
    {RT_TERM_LNOT, 1817, 0, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 888, 1819, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1820, 356, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 1820, 400, 0, 0}, /* 1822 */
    {RT_TERM_COND, 18, 919, 920, 0}, /* 1823 */
    {RT_TERM_COND, 10, 5, 1823, 0}, /* 1824 */
    {RT_TERM_LAND, 1824, 139, 0, 0}, /* 1825 */
    {RT_TERM_LAND, 1825, 356, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 1825, 400, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 1824, 1249, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1828, 294, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 1828, 1618, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1829, 356, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 1829, 400, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1830, 356, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 1830, 400, 0, 0}, /* 1834 */
    {RT_TERM_REG, 81, 0, 0, 0}, /* 1835 */
    {RT_TERM_SEXT, 1835, 0, 0, 32}, /* 1836 */
    {RT_TERM_COND, 294, 1836, 1835, 0}, /* 1837 */
    {RT_TERM_REG, 39, 0, 0, 0}, /* 1838 */
    {RT_TERM_SEXT, 12, 0, 0, 32}, /* 1839 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 1840 */
    {RT_TERM_COND, 457, 536, 1840, 0}, /* 1841 */
    {RT_TERM_COND, 355, 536, 1841, 0}, /* 1842 */
    {RT_TERM_COND, 354, 1839, 1842, 0}, /* 1843 */
    {RT_TERM_COND, 356, 1838, 1843, 0}, /* 1844 */
    {RT_TERM_SLICE, 1844, 2, 0, 32}, /* 1845 */
    {RT_TERM_SEXT, 1845, 0, 0, 32}, /* 1846 */
    {RT_TERM_COND, 294, 1846, 1845, 0}, /* 1847 */
    {RT_TERM_LT, 1837, 1847, 0, 0}, /* 1848 */
    {RT_TERM_LNOT, 1848, 0, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 1828, 1849, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 1850, 294, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 1850, 1618, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 1851, 356, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1851, 400, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1852, 356, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1852, 400, 0, 0}, /* 1856 */
    {RT_TERM_EQ, 1837, 1847, 0, 0}, /* 1857 */
    {RT_TERM_COND, 1857, 27, 107, 0}, /* 1858 */
    {RT_TERM_COND, 1848, 5, 1858, 0}, /* 1859 */
    {RT_TERM_BAND, 13, 1859, 0, 0}, /* 1860 */
    {RT_TERM_NE, 1860, 2, 0, 0}, /* 1861 */
    {RT_TERM_LAND, 1828, 1861, 0, 0}, /* 1862 */
    {RT_TERM_LNOT, 1249, 0, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 1824, 1863, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 169, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1865, 294, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1865, 1618, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1866, 356, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1866, 400, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 1867, 356, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1867, 400, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1865, 1849, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 1872, 294, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1872, 1618, 0, 0}, /* 1874 */
    {RT_TERM_LAND, 1873, 356, 0, 0}, /* 1875 */
    {RT_TERM_LAND, 1873, 400, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 1874, 356, 0, 0}, /* 1877 */
    {RT_TERM_LAND, 1874, 400, 0, 0}, /* 1878 */
    {RT_TERM_LNOT, 1861, 0, 0, 0}, /* 1879 */
    {RT_TERM_LAND, 1865, 1879, 0, 0}, /* 1880 */
    {RT_TERM_LNOT, 169, 0, 0, 0}, /* 1881 */
    {RT_TERM_LAND, 1864, 1881, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1882, 294, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1882, 1618, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1883, 356, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1883, 400, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1884, 356, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1884, 400, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1882, 1849, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1889, 294, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1889, 1618, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1890, 356, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1890, 400, 0, 0}, /* 1893 */
    {RT_TERM_LAND, 1891, 356, 0, 0}, /* 1894 */
    {RT_TERM_LAND, 1891, 400, 0, 0}, /* 1895 */
    {RT_TERM_LAND, 1828, 1879, 0, 0}, /* 1896 */
    {RT_TERM_LAND, 1865, 1861, 0, 0}, /* 1897 */
    {RT_TERM_COND, 0, 1053, 1054, 0}, /* 1898 */
    {RT_TERM_COND, 4, 5, 1898, 0}, /* 1899 */
    {RT_TERM_LAND, 1899, 139, 0, 0}, /* 1900 */
    {RT_TERM_LAND, 1900, 356, 0, 0}, /* 1901 */
    {RT_TERM_LAND, 1900, 400, 0, 0}, /* 1902 */
    {RT_TERM_LAND, 1899, 1249, 0, 0}, /* 1903 */
    {RT_TERM_LAND, 1903, 294, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1903, 1618, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1904, 356, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1904, 400, 0, 0}, /* 1907 */
    {RT_TERM_LAND, 1905, 356, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1905, 400, 0, 0}, /* 1909 */
    {RT_TERM_LAND, 1903, 1857, 0, 0}, /* 1910 */
    {RT_TERM_NE, 13, 2, 0, 0}, /* 1911 */
    {RT_TERM_LAND, 1910, 1911, 0, 0}, /* 1912 */
    {RT_TERM_NE, 13, 1744, 0, 0}, /* 1913 */
    {RT_TERM_LAND, 1912, 1913, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1857, 1911, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1915, 1913, 0, 0}, /* 1916 */
    {RT_TERM_LNOT, 1916, 0, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1903, 1917, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1918, 294, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1918, 1618, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 1919, 356, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 1919, 400, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1920, 356, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 1920, 400, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1918, 1849, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 1925, 294, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1925, 1618, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 1926, 356, 0, 0}, /* 1928 */
    {RT_TERM_LAND, 1926, 400, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 1927, 356, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 1927, 400, 0, 0}, /* 1931 */
    {RT_TERM_BXOR, 891, 916, 0, 0}, /* 1932 */
    {RT_TERM_COND, 1916, 1932, 1861, 0}, /* 1933 */
    {RT_TERM_LAND, 1903, 1933, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 1899, 1863, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1935, 169, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 1936, 294, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1936, 1618, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 1937, 356, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1937, 400, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1938, 356, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 1938, 400, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1936, 1857, 0, 0}, /* 1943 */
    {RT_TERM_LAND, 1943, 1911, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 1944, 1913, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 1936, 1917, 0, 0}, /* 1946 */
    {RT_TERM_LAND, 1946, 294, 0, 0}, /* 1947 */
    {RT_TERM_LAND, 1946, 1618, 0, 0}, /* 1948 */
    {RT_TERM_LAND, 1947, 356, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1947, 400, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1948, 356, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1948, 400, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1946, 1849, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1953, 294, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1953, 1618, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1954, 356, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1954, 400, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1955, 356, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1955, 400, 0, 0}, /* 1959 */
    {RT_TERM_LNOT, 1933, 0, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1936, 1960, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1935, 1881, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1962, 294, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1962, 1618, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1963, 356, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1963, 400, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1964, 356, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1964, 400, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1962, 1857, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1969, 1911, 0, 0}, /* 1970 */
    {RT_TERM_LAND, 1970, 1913, 0, 0}, /* 1971 */
    {RT_TERM_LAND, 1962, 1917, 0, 0}, /* 1972 */
    {RT_TERM_LAND, 1972, 294, 0, 0}, /* 1973 */
    {RT_TERM_LAND, 1972, 1618, 0, 0}, /* 1974 */
    {RT_TERM_LAND, 1973, 356, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1973, 400, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1974, 356, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1974, 400, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1972, 1849, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1979, 294, 0, 0}, /* 1980 */
    {RT_TERM_LAND, 1979, 1618, 0, 0}, /* 1981 */
    {RT_TERM_LAND, 1980, 356, 0, 0}, /* 1982 */
    {RT_TERM_LAND, 1980, 400, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1981, 356, 0, 0}, /* 1984 */
    {RT_TERM_LAND, 1981, 400, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1903, 1960, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 1936, 1933, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1900, 18, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 1900, 21, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1903, 1849, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 1990, 294, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1990, 1618, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 1991, 356, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 1991, 400, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1992, 356, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1992, 400, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1903, 1861, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1936, 1849, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 294, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1998, 1618, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1999, 356, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 1999, 400, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2000, 356, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 2000, 400, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 1936, 1879, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 1962, 1849, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2006, 294, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 2006, 1618, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 2007, 356, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 2007, 400, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 2008, 356, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 2008, 400, 0, 0}, /* 2012 */
    {RT_TERM_LAND, 1903, 1879, 0, 0}, /* 2013 */
    {RT_TERM_LAND, 1936, 1861, 0, 0}, /* 2014 */
    {RT_TERM_LAND, 1914, 18, 0, 0}, /* 2015 */
    {RT_TERM_LAND, 1914, 21, 0, 0}, /* 2016 */
    {RT_TERM_BXOR, 891, 5, 0, 0}, /* 2017 */
    {RT_TERM_BXOR, 891, 2, 0, 0}, /* 2018 */
    {RT_TERM_COND, 18, 2017, 2018, 0}, /* 2019 */
    {RT_TERM_COND, 10, 5, 2019, 0}, /* 2020 */
    {RT_TERM_COND, 1916, 2020, 1861, 0}, /* 2021 */
    {RT_TERM_LAND, 1903, 2021, 0, 0}, /* 2022 */
    {RT_TERM_LAND, 1945, 18, 0, 0}, /* 2023 */
    {RT_TERM_LAND, 1945, 21, 0, 0}, /* 2024 */
    {RT_TERM_LNOT, 2021, 0, 0, 0}, /* 2025 */
    {RT_TERM_LAND, 1936, 2025, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 1971, 18, 0, 0}, /* 2027 */
    {RT_TERM_LAND, 1971, 21, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 1903, 2025, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 1936, 2021, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 46, 111, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 46, 989, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 46, 70, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 2033, 81, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 2033, 1512, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 46, 309, 0, 0}, /* 2036 */
    {RT_TERM_LAND, 2036, 81, 0, 0}, /* 2037 */
    {RT_TERM_LAND, 2036, 1512, 0, 0}, /* 2038 */
    {RT_TERM_LAND, 46, 354, 0, 0}, /* 2039 */
    {RT_TERM_LAND, 1013, 111, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 1013, 989, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 1013, 70, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 2042, 81, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 2042, 1512, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 1013, 309, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 2045, 81, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 2045, 1512, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 1013, 354, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 1523, 111, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 1523, 989, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 1523, 70, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 2051, 81, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 2051, 1512, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 1523, 309, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 2054, 81, 0, 0}, /* 2055 */
    {RT_TERM_LAND, 2054, 1512, 0, 0}, /* 2056 */
    {RT_TERM_LAND, 1523, 354, 0, 0}, /* 2057 */
    {RT_TERM_COND, 84, 1053, 1054, 0}, /* 2058 */
    {RT_TERM_COND, 86, 5, 2058, 0}, /* 2059 */
    {RT_TERM_LAND, 2059, 111, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 2059, 989, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 2059, 70, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 2062, 81, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 2062, 1512, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 2059, 309, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 2065, 81, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 2065, 1512, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 2059, 354, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 476, 111, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 476, 989, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 888, 111, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 888, 989, 0, 0}, /* 2072 */
    {RT_TERM_LAND, 888, 354, 0, 0}, /* 2073 */
    {RT_TERM_LAND, 903, 294, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 903, 1618, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 246, 457, 0, 0}, /* 2076 */
    {RT_TERM_LAND, 2076, 294, 0, 0}, /* 2077 */
    {RT_TERM_LAND, 2076, 1618, 0, 0}, /* 2078 */
    {RT_TERM_LAND, 1553, 70, 0, 0}, /* 2079 */
    {RT_TERM_LAND, 2079, 120, 0, 0}, /* 2080 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 2079, 2081, 0, 0}, /* 2082 */
    {RT_TERM_LAND, 1553, 309, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 2083, 120, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 2083, 2081, 0, 0}, /* 2085 */
    {RT_TERM_BNOT, 1835, 0, 0, 0}, /* 2086 */
    {RT_TERM_SLICE, 2086, 2, 0, 32}, /* 2087 */
    {RT_TERM_COND, 120, 2087, 1835, 0}, /* 2088 */
    {RT_TERM_BNOT, 536, 0, 0, 0}, /* 2089 */
    {RT_TERM_SLICE, 2089, 2, 0, 32}, /* 2090 */
    {RT_TERM_COND, 120, 2090, 536, 0}, /* 2091 */
    {RT_TERM_REG, 48, 0, 0, 1}, /* 2092 */
    {RT_TERM_BNOT, 2092, 0, 0, 0}, /* 2093 */
    {RT_TERM_SLICE, 2093, 2, 0, 32}, /* 2094 */
    {RT_TERM_COND, 120, 2094, 2092, 0}, /* 2095 */
    {RT_TERM_COND, 77, 2091, 2095, 0}, /* 2096 */
    {RT_TERM_COND, 74, 39, 2096, 0}, /* 2097 */
    {RT_TERM_COND, 70, 2088, 2097, 0}, /* 2098 */
    {RT_TERM_SLICE, 2098, 1196, 0, 1}, /* 2099 */
    {RT_TERM_LAND, 1553, 2099, 0, 0}, /* 2100 */
    {RT_TERM_LAND, 2100, 70, 0, 0}, /* 2101 */
    {RT_TERM_LAND, 2101, 120, 0, 0}, /* 2102 */
    {RT_TERM_LAND, 2101, 2081, 0, 0}, /* 2103 */
    {RT_TERM_LAND, 2100, 309, 0, 0}, /* 2104 */
    {RT_TERM_LAND, 2104, 120, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 2104, 2081, 0, 0}, /* 2106 */
    {RT_TERM_LAND, 13, 2099, 0, 0}, /* 2107 */
    {RT_TERM_LNOT, 2107, 0, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 197, 2108, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2109, 70, 0, 0}, /* 2110 */
    {RT_TERM_LAND, 2110, 120, 0, 0}, /* 2111 */
    {RT_TERM_LAND, 2110, 2081, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2109, 309, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 2113, 120, 0, 0}, /* 2114 */
    {RT_TERM_LAND, 2113, 2081, 0, 0}, /* 2115 */
    {RT_TERM_BNOT, 2098, 0, 0, 0}, /* 2116 */
    {RT_TERM_SLICE, 2116, 2, 0, 32}, /* 2117 */
    {RT_TERM_SLICE, 2098, 2, 0, 32}, /* 2118 */
    {RT_TERM_COND, 2107, 2117, 2118, 0}, /* 2119 */
    {RT_TERM_EQ, 2119, 2, 0, 0}, /* 2120 */
    {RT_TERM_LNOT, 2120, 0, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 197, 2121, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 2122, 294, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 2123, 13, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2124, 70, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2125, 120, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2125, 2081, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2124, 309, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2128, 120, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2128, 2081, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2124, 2099, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2131, 70, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2132, 120, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2132, 2081, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 2131, 309, 0, 0}, /* 2135 */
    {RT_TERM_LAND, 2135, 120, 0, 0}, /* 2136 */
    {RT_TERM_LAND, 2135, 2081, 0, 0}, /* 2137 */
    {RT_TERM_LAND, 2123, 2108, 0, 0}, /* 2138 */
    {RT_TERM_LAND, 2138, 70, 0, 0}, /* 2139 */
    {RT_TERM_LAND, 2139, 120, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2139, 2081, 0, 0}, /* 2141 */
    {RT_TERM_LAND, 2138, 309, 0, 0}, /* 2142 */
    {RT_TERM_LAND, 2142, 120, 0, 0}, /* 2143 */
    {RT_TERM_LAND, 2142, 2081, 0, 0}, /* 2144 */
    {RT_TERM_LAND, 2122, 1618, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2145, 13, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 2146, 70, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2147, 120, 0, 0}, /* 2148 */
    {RT_TERM_LAND, 2147, 2081, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2146, 309, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2150, 120, 0, 0}, /* 2151 */
    {RT_TERM_LAND, 2150, 2081, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2146, 2099, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2153, 70, 0, 0}, /* 2154 */
    {RT_TERM_LAND, 2154, 120, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 2154, 2081, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 2153, 309, 0, 0}, /* 2157 */
    {RT_TERM_LAND, 2157, 120, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2157, 2081, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2145, 2108, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2160, 70, 0, 0}, /* 2161 */
    {RT_TERM_LAND, 2161, 120, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 2161, 2081, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 2160, 309, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2164, 120, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2164, 2081, 0, 0}, /* 2166 */
    {RT_TERM_NE, 26, 1744, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 197, 2167, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2168, 70, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2169, 120, 0, 0}, /* 2170 */
    {RT_TERM_LAND, 2169, 2081, 0, 0}, /* 2171 */
    {RT_TERM_LAND, 2168, 309, 0, 0}, /* 2172 */
    {RT_TERM_LAND, 2172, 120, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2172, 2081, 0, 0}, /* 2174 */
    {RT_TERM_COND, 74, 194, 195, 0}, /* 2175 */
    {RT_TERM_COND, 70, 5, 2175, 0}, /* 2176 */
    {RT_TERM_LAND, 2176, 294, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 2177, 13, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 2178, 356, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2178, 400, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 2177, 532, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2181, 356, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2181, 400, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2176, 1618, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2184, 13, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2185, 356, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2185, 400, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2184, 532, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2188, 356, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 2188, 400, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 1775, 13, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 2191, 356, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 2191, 400, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 1775, 532, 0, 0}, /* 2194 */
    {RT_TERM_LAND, 2194, 356, 0, 0}, /* 2195 */
    {RT_TERM_LAND, 2194, 400, 0, 0}, /* 2196 */
    {RT_TERM_SLICE, 39, 1311, 0, 1}, /* 2197 */
    {RT_TERM_LAND, 246, 2197, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 2198, 356, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 2198, 400, 0, 0}, /* 2200 */
    {RT_TERM_COND, 18, 6, 7, 0}, /* 2201 */
    {RT_TERM_COND, 10, 5, 2201, 0}, /* 2202 */
    {RT_TERM_BXOR, 194, 48, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 2202, 2203, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 2204, 13, 0, 0}, /* 2205 */
    {RT_TERM_LAND, 2204, 532, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 2205, 356, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 2205, 400, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 2206, 356, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 2206, 400, 0, 0}, /* 2210 */
    {RT_TERM_LNOT, 2203, 0, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 2202, 2211, 0, 0}, /* 2212 */
    {RT_TERM_LAND, 2212, 13, 0, 0}, /* 2213 */
    {RT_TERM_LAND, 2212, 532, 0, 0}, /* 2214 */
    {RT_TERM_LAND, 2213, 356, 0, 0}, /* 2215 */
    {RT_TERM_LAND, 2213, 400, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 2214, 356, 0, 0}, /* 2217 */
    {RT_TERM_LAND, 2214, 400, 0, 0}, /* 2218 */
    {RT_TERM_LAND, 228, 74, 0, 0}, /* 2219 */
    {RT_TERM_WORD, 73, 3, 0, 0}, /* 2220 */
    {RT_TERM_GT, 2220, 107, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 228, 2221, 0, 0}, /* 2222 */
    {RT_TERM_GT, 2220, 29, 0, 0}, /* 2223 */
    {RT_TERM_LAND, 228, 2223, 0, 0}, /* 2224 */
    {RT_TERM_LAND, 69, 2221, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 69, 2223, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 184, 10, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2227, 15, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 184, 18, 0, 0}, /* 2229 */
    {RT_TERM_LAND, 2229, 15, 0, 0}, /* 2230 */
    {RT_TERM_LAND, 184, 21, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2231, 15, 0, 0}, /* 2232 */
    {RT_TERM_SUB, 1744, 1, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 184, 2221, 0, 0}, /* 2234 */
    {RT_TERM_LAND, 184, 2223, 0, 0}, /* 2235 */
    {RT_TERM_LAND, 2033, 15, 0, 0}, /* 2236 */
    {RT_TERM_LAND, 46, 74, 0, 0}, /* 2237 */
    {RT_TERM_LAND, 2237, 15, 0, 0}, /* 2238 */
    {RT_TERM_LAND, 46, 77, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2239, 15, 0, 0}, /* 2240 */
    {RT_TERM_LAND, 46, 2221, 0, 0}, /* 2241 */
    {RT_TERM_LAND, 46, 2223, 0, 0}, /* 2242 */
    {RT_TERM_LAND, 855, 10, 0, 0}, /* 2243 */
    {RT_TERM_LAND, 2243, 15, 0, 0}, /* 2244 */
    {RT_TERM_LAND, 855, 18, 0, 0}, /* 2245 */
    {RT_TERM_LAND, 2245, 15, 0, 0}, /* 2246 */
    {RT_TERM_LAND, 855, 21, 0, 0}, /* 2247 */
    {RT_TERM_LAND, 2247, 15, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 855, 55, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 15, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 855, 58, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2251, 15, 0, 0}, /* 2252 */
    {RT_TERM_LAND, 855, 61, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2253, 15, 0, 0}, /* 2254 */
    {RT_TERM_LAND, 855, 0, 0, 0}, /* 2255 */
    {RT_TERM_SUB, 1744, 42, 0, 0}, /* 2256 */
    {RT_TERM_LAND, 855, 3, 0, 0}, /* 2257 */
    {RT_TERM_LAND, 855, 74, 0, 0}, /* 2258 */
    {RT_TERM_LAND, 855, 2221, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 855, 2223, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 901, 15, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 900, 74, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2262, 15, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 900, 77, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2264, 15, 0, 0}, /* 2265 */
    {RT_TERM_LAND, 900, 309, 0, 0}, /* 2266 */
    {RT_TERM_LAND, 2266, 15, 0, 0}, /* 2267 */
    {RT_TERM_LAND, 902, 15, 0, 0}, /* 2268 */
    {RT_TERM_LAND, 900, 315, 0, 0}, /* 2269 */
    {RT_TERM_LAND, 2269, 15, 0, 0}, /* 2270 */
    {RT_TERM_LAND, 900, 18, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 900, 21, 0, 0}, /* 2272 */
    {RT_TERM_LAND, 900, 2221, 0, 0}, /* 2273 */
    {RT_TERM_LAND, 900, 2223, 0, 0}, /* 2274 */
    {RT_TERM_LAND, 197, 70, 0, 0}, /* 2275 */
    {RT_TERM_LAND, 2275, 15, 0, 0}, /* 2276 */
    {RT_TERM_LAND, 1555, 15, 0, 0}, /* 2277 */
    {RT_TERM_LAND, 197, 77, 0, 0}, /* 2278 */
    {RT_TERM_LAND, 2278, 15, 0, 0}, /* 2279 */
    {RT_TERM_SUB, 1744, 48, 0, 0}, /* 2280 */
    {RT_TERM_GT, 26, 107, 0, 0}, /* 2281 */
    {RT_TERM_LAND, 197, 2281, 0, 0}, /* 2282 */
    {RT_TERM_GT, 26, 29, 0, 0}, /* 2283 */
    {RT_TERM_LAND, 197, 2283, 0, 0}, /* 2284 */
    {RT_TERM_COND, 915, 194, 195, 0}, /* 2285 */
    {RT_TERM_COND, 918, 5, 2285, 0}, /* 2286 */
    {RT_TERM_LAND, 2286, 10, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2287, 92, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2286, 18, 0, 0}, /* 2289 */
    {RT_TERM_LAND, 2289, 92, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2286, 21, 0, 0}, /* 2291 */
    {RT_TERM_LAND, 2291, 92, 0, 0}, /* 2292 */
    {RT_TERM_LAND, 2286, 55, 0, 0}, /* 2293 */
    {RT_TERM_LAND, 2293, 92, 0, 0}, /* 2294 */
    {RT_TERM_LAND, 2286, 58, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 2286, 61, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2286, 102, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2286, 104, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2286, 1423, 0, 0}, /* 2299 */
    {RT_TERM_LINE, 2, 0, 0, 9}, /* 2300 */
    {RT_TERM_LAND, 2286, 2300, 0, 0}, /* 2301 */
    {RT_TERM_LAND, 2286, 85, 0, 0}, /* 2302 */
    {RT_TERM_LINE, 4, 0, 0, 3}, /* 2303 */
    {RT_TERM_LAND, 2286, 2303, 0, 0}, /* 2304 */
    {RT_TERM_LINE, 4, 0, 0, 4}, /* 2305 */
    {RT_TERM_LAND, 2286, 2305, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2286, 1337, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2286, 0, 0, 0}, /* 2308 */
    {RT_TERM_LAND, 2286, 3, 0, 0}, /* 2309 */
    {RT_TERM_LAND, 2286, 74, 0, 0}, /* 2310 */
    {RT_TERM_GT, 111, 107, 0, 0}, /* 2311 */
    {RT_TERM_LAND, 2286, 2311, 0, 0}, /* 2312 */
    {RT_TERM_GT, 111, 29, 0, 0}, /* 2313 */
    {RT_TERM_LAND, 2286, 2313, 0, 0}, /* 2314 */
    {RT_TERM_COND, 0, 473, 474, 0}, /* 2315 */
    {RT_TERM_COND, 4, 5, 2315, 0}, /* 2316 */
    {RT_TERM_LAND, 2316, 10, 0, 0}, /* 2317 */
    {RT_TERM_LAND, 2317, 15, 0, 0}, /* 2318 */
    {RT_TERM_LAND, 2316, 18, 0, 0}, /* 2319 */
    {RT_TERM_LAND, 2319, 15, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2316, 21, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2321, 15, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2316, 2221, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2316, 2223, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 839, 10, 0, 0}, /* 2325 */
    {RT_TERM_LAND, 2325, 15, 0, 0}, /* 2326 */
    {RT_TERM_LAND, 839, 18, 0, 0}, /* 2327 */
    {RT_TERM_LAND, 2327, 15, 0, 0}, /* 2328 */
    {RT_TERM_LAND, 839, 21, 0, 0}, /* 2329 */
    {RT_TERM_LAND, 2329, 15, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 839, 0, 0, 0}, /* 2331 */
    {RT_TERM_SUB, 1744, 25, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 839, 3, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 839, 2221, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 839, 2223, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 184, 55, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2336, 15, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 184, 58, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 2338, 15, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 184, 61, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2340, 15, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 228, 70, 0, 0}, /* 2342 */
    {RT_TERM_LAND, 2342, 15, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2219, 15, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 228, 77, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2345, 15, 0, 0}, /* 2346 */
    {RT_TERM_SUB, 1744, 12, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 228, 2281, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 228, 2283, 0, 0}, /* 2349 */
    {RT_TERM_COND, 915, 66, 67, 0}, /* 2350 */
    {RT_TERM_COND, 918, 5, 2350, 0}, /* 2351 */
    {RT_TERM_LAND, 2351, 10, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2352, 92, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2351, 18, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2354, 92, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2351, 21, 0, 0}, /* 2356 */
    {RT_TERM_LAND, 2356, 92, 0, 0}, /* 2357 */
    {RT_TERM_LAND, 2351, 55, 0, 0}, /* 2358 */
    {RT_TERM_LAND, 2358, 92, 0, 0}, /* 2359 */
    {RT_TERM_LAND, 2351, 58, 0, 0}, /* 2360 */
    {RT_TERM_LAND, 2351, 61, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2351, 102, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2351, 104, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2351, 1423, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2351, 2300, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2351, 85, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2351, 2303, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2351, 2305, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2351, 1337, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2351, 0, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2351, 3, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2351, 2311, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2351, 2313, 0, 0}, /* 2373 */
    {RT_TERM_BOR, 120, 27, 0, 0}, /* 2374 */
    {RT_TERM_BOR, 120, 122, 0, 0}, /* 2375 */
    {RT_TERM_COND, 18, 473, 474, 0}, /* 2376 */
    {RT_TERM_COND, 10, 5, 2376, 0}, /* 2377 */
    {RT_TERM_LAND, 2377, 70, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2378, 15, 0, 0}, /* 2379 */
    {RT_TERM_LAND, 2377, 74, 0, 0}, /* 2380 */
    {RT_TERM_LAND, 2380, 15, 0, 0}, /* 2381 */
    {RT_TERM_LAND, 2377, 77, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2382, 15, 0, 0}, /* 2383 */
    {RT_TERM_COND, 2311, 27, 5, 0}, /* 2384 */
    {RT_TERM_COND, 2313, 107, 2384, 0}, /* 2385 */
    {RT_TERM_GT, 2385, 5, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2377, 2386, 0, 0}, /* 2387 */
    {RT_TERM_GT, 2385, 27, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2377, 2388, 0, 0}, /* 2389 */
    {RT_TERM_GT, 2385, 122, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2377, 2390, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 69, 309, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2392, 15, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 69, 313, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2394, 15, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 69, 315, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 15, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 69, 2386, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 69, 2388, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 69, 2390, 0, 0}, /* 2400 */
    {RT_TERM_LAND, 399, 15, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 481, 15, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 482, 15, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 398, 2386, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 398, 2388, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 398, 2390, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 333, 70, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2407, 92, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 333, 74, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2409, 92, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 333, 77, 0, 0}, /* 2411 */
    {RT_TERM_LAND, 2411, 92, 0, 0}, /* 2412 */
    {RT_TERM_LAND, 333, 309, 0, 0}, /* 2413 */
    {RT_TERM_LAND, 2413, 92, 0, 0}, /* 2414 */
    {RT_TERM_LAND, 333, 313, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 333, 315, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 333, 913, 0, 0}, /* 2417 */
    {RT_TERM_LINE, 1, 0, 0, 7}, /* 2418 */
    {RT_TERM_LAND, 333, 2418, 0, 0}, /* 2419 */
    {RT_TERM_LINE, 1, 0, 0, 8}, /* 2420 */
    {RT_TERM_LAND, 333, 2420, 0, 0}, /* 2421 */
    {RT_TERM_LINE, 1, 0, 0, 9}, /* 2422 */
    {RT_TERM_LAND, 333, 2422, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 333, 55, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 333, 58, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 333, 61, 0, 0}, /* 2426 */
    {RT_TERM_GT, 294, 107, 0, 0}, /* 2427 */
    {RT_TERM_COND, 2427, 27, 5, 0}, /* 2428 */
    {RT_TERM_COND, 860, 107, 2428, 0}, /* 2429 */
    {RT_TERM_GT, 2429, 5, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 333, 2430, 0, 0}, /* 2431 */
    {RT_TERM_GT, 2429, 27, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 333, 2432, 0, 0}, /* 2433 */
    {RT_TERM_GT, 2429, 122, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 333, 2434, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 469, 2427, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 469, 860, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 406, 2427, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 406, 860, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 290, 356, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 290, 457, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 290, 400, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 290, 409, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 290, 843, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 290, 2427, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 290, 860, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 469, 2430, 0, 0}, /* 2447 */
    {RT_TERM_LAND, 469, 2432, 0, 0}, /* 2448 */
    {RT_TERM_LAND, 469, 2434, 0, 0}, /* 2449 */
    {RT_TERM_LAND, 406, 2430, 0, 0}, /* 2450 */
    {RT_TERM_LAND, 406, 2432, 0, 0}, /* 2451 */
    {RT_TERM_LAND, 406, 2434, 0, 0}, /* 2452 */
    {RT_TERM_LAND, 290, 2430, 0, 0}, /* 2453 */
    {RT_TERM_LAND, 290, 2432, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 290, 2434, 0, 0}, /* 2455 */
    {RT_TERM_LAND, 741, 70, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 741, 74, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 741, 77, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 741, 2221, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 741, 2223, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 406, 2221, 0, 0}, /* 2461 */
    {RT_TERM_LAND, 406, 2223, 0, 0}, /* 2462 */
    {RT_TERM_BOR, 26, 27, 0, 0}, /* 2463 */
    {RT_TERM_BOR, 26, 122, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 290, 309, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 290, 2221, 0, 0}, /* 2466 */
    {RT_TERM_LAND, 290, 2223, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 398, 2221, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 398, 2223, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 305, 2221, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 305, 2223, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 875, 354, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 875, 355, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 875, 457, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 875, 409, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 875, 2221, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 875, 2223, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 741, 309, 0, 0}, /* 2478 */
    {RT_TERM_BOR, 294, 27, 0, 0}, /* 2479 */
    {RT_TERM_BOR, 294, 122, 0, 0}, /* 2480 */
    {RT_TERM_LAND, 290, 313, 0, 0}, /* 2481 */
    {RT_TERM_LAND, 290, 315, 0, 0}, /* 2482 */
    {RT_TERM_GT, 13, 29, 0, 0}, /* 2483 */
    {RT_TERM_GT, 13, 107, 0, 0}, /* 2484 */
    {RT_TERM_COND, 2484, 27, 5, 0}, /* 2485 */
    {RT_TERM_COND, 2483, 107, 2485, 0}, /* 2486 */
    {RT_TERM_GT, 2486, 5, 0, 0}, /* 2487 */
    {RT_TERM_LAND, 366, 2487, 0, 0}, /* 2488 */
    {RT_TERM_GT, 2486, 27, 0, 0}, /* 2489 */
    {RT_TERM_LAND, 366, 2489, 0, 0}, /* 2490 */
    {RT_TERM_GT, 2486, 122, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 366, 2491, 0, 0}, /* 2492 */
    {RT_TERM_LAND, 469, 457, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 469, 2487, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 469, 2489, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 469, 2491, 0, 0}, /* 2496 */
    {RT_TERM_LAND, 406, 400, 0, 0}, /* 2497 */
    {RT_TERM_LAND, 406, 2487, 0, 0}, /* 2498 */
    {RT_TERM_LAND, 406, 2489, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 406, 2491, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 406, 1911, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 2501, 356, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2501, 354, 0, 0}, /* 2503 */
    {RT_TERM_EQ, 294, 29, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2501, 2504, 0, 0}, /* 2505 */
    {RT_TERM_GE, 294, 32, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 406, 2506, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2507, 356, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2507, 354, 0, 0}, /* 2509 */
    {RT_TERM_EQ, 120, 23, 0, 0}, /* 2510 */
    {RT_TERM_LNOT, 2510, 0, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 406, 2511, 0, 0}, /* 2512 */
    {RT_TERM_SEXT, 81, 0, 0, 16}, /* 2513 */
    {RT_TERM_SLICE, 2513, 2, 0, 16}, /* 2514 */
    {RT_TERM_ADD, 1697, 2513, 0, 0}, /* 2515 */
    {RT_TERM_SLICE, 2515, 2, 0, 32}, /* 2516 */
    {RT_TERM_COND, 2510, 2514, 2516, 0}, /* 2517 */
    {RT_TERM_CONST, 0, 0, 0, 65536}, /* 2518 */
    {RT_TERM_GE, 2517, 2518, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 406, 2519, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2520, 356, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 2520, 354, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 2520, 2504, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 406, 2504, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 2524, 529, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 2525, 2511, 0, 0}, /* 2526 */
    {RT_TERM_LNOT, 529, 0, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 2524, 2527, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2528, 554, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2529, 2511, 0, 0}, /* 2530 */
    {RT_TERM_LNOT, 554, 0, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2528, 2531, 0, 0}, /* 2532 */
    {RT_TERM_LAND, 2532, 295, 0, 0}, /* 2533 */
    {RT_TERM_LAND, 2533, 2511, 0, 0}, /* 2534 */
    {RT_TERM_LNOT, 295, 0, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2532, 2535, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 2536, 296, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2537, 2511, 0, 0}, /* 2538 */
    {RT_TERM_LNOT, 296, 0, 0, 0}, /* 2539 */
    {RT_TERM_LAND, 2536, 2539, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2540, 318, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2541, 2511, 0, 0}, /* 2542 */
    {RT_TERM_LNOT, 318, 0, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2540, 2543, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2544, 2511, 0, 0}, /* 2545 */
    {RT_TERM_LNOT, 2504, 0, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 406, 2546, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2547, 529, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2548, 2511, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 2547, 2527, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 554, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2551, 2511, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2550, 2531, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2553, 295, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2554, 2511, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 2553, 2535, 0, 0}, /* 2556 */
    {RT_TERM_LAND, 2556, 296, 0, 0}, /* 2557 */
    {RT_TERM_LAND, 2557, 2511, 0, 0}, /* 2558 */
    {RT_TERM_LAND, 2556, 2539, 0, 0}, /* 2559 */
    {RT_TERM_LAND, 2559, 318, 0, 0}, /* 2560 */
    {RT_TERM_LAND, 2560, 2511, 0, 0}, /* 2561 */
    {RT_TERM_LAND, 2559, 2543, 0, 0}, /* 2562 */
    {RT_TERM_LAND, 2562, 2511, 0, 0}, /* 2563 */
    {RT_TERM_LAND, 2501, 355, 0, 0}, /* 2564 */
    {RT_TERM_LAND, 2507, 355, 0, 0}, /* 2565 */
    {RT_TERM_GE, 13, 32, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 487, 2566, 0, 0}, /* 2567 */
    {RT_TERM_LAND, 487, 1766, 0, 0}, /* 2568 */
    {RT_TERM_LNOT, 1766, 0, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 487, 2569, 0, 0}, /* 2570 */
    {RT_TERM_LNOT, 767, 0, 0, 0}, /* 2571 */
    {RT_TERM_COND, 354, 767, 2571, 0}, /* 2572 */
    {RT_TERM_COND, 356, 5, 2572, 0}, /* 2573 */
    {RT_TERM_LAND, 2573, 2566, 0, 0}, /* 2574 */
    {RT_TERM_REG, 26, 0, 0, 1}, /* 2575 */
    {RT_TERM_GE, 2575, 2518, 0, 0}, /* 2576 */
    {RT_TERM_LAND, 2573, 2576, 0, 0}, /* 2577 */
    {RT_TERM_LAND, 2577, 1766, 0, 0}, /* 2578 */
    {RT_TERM_LAND, 2573, 1766, 0, 0}, /* 2579 */
    {RT_TERM_LAND, 2579, 944, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 2579, 1742, 0, 0}, /* 2581 */
    {RT_TERM_LAND, 2581, 1751, 0, 0}, /* 2582 */
    {RT_TERM_LNOT, 1751, 0, 0, 0}, /* 2583 */
    {RT_TERM_LAND, 2581, 2583, 0, 0}, /* 2584 */
    {RT_TERM_LAND, 2584, 1755, 0, 0}, /* 2585 */
    {RT_TERM_LNOT, 1755, 0, 0, 0}, /* 2586 */
    {RT_TERM_LAND, 2584, 2586, 0, 0}, /* 2587 */
    {RT_TERM_LAND, 2587, 866, 0, 0}, /* 2588 */
    {RT_TERM_LNOT, 866, 0, 0, 0}, /* 2589 */
    {RT_TERM_LAND, 2587, 2589, 0, 0}, /* 2590 */
    {RT_TERM_LAND, 2590, 1762, 0, 0}, /* 2591 */
    {RT_TERM_LNOT, 1762, 0, 0, 0}, /* 2592 */
    {RT_TERM_LAND, 2590, 2592, 0, 0}, /* 2593 */
    {RT_TERM_LAND, 2573, 2569, 0, 0}, /* 2594 */
    {RT_TERM_LAND, 2594, 944, 0, 0}, /* 2595 */
    {RT_TERM_LAND, 2594, 1742, 0, 0}, /* 2596 */
    {RT_TERM_LAND, 2596, 1751, 0, 0}, /* 2597 */
    {RT_TERM_LAND, 2596, 2583, 0, 0}, /* 2598 */
    {RT_TERM_LAND, 2598, 1755, 0, 0}, /* 2599 */
    {RT_TERM_LAND, 2598, 2586, 0, 0}, /* 2600 */
    {RT_TERM_LAND, 2600, 866, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2600, 2589, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2602, 1762, 0, 0}, /* 2603 */
    {RT_TERM_LAND, 2602, 2592, 0, 0}, /* 2604 */
    {RT_TERM_COND, 354, 484, 485, 0}, /* 2605 */
    {RT_TERM_COND, 356, 5, 2605, 0}, /* 2606 */
    {RT_TERM_LAND, 2606, 2566, 0, 0}, /* 2607 */
    {RT_TERM_SEXT, 120, 0, 0, 16}, /* 2608 */
    {RT_TERM_ADD, 2575, 2608, 0, 0}, /* 2609 */
    {RT_TERM_SLICE, 2609, 2, 0, 32}, /* 2610 */
    {RT_TERM_GE, 2610, 2518, 0, 0}, /* 2611 */
    {RT_TERM_LAND, 2606, 2611, 0, 0}, /* 2612 */
    {RT_TERM_LAND, 2612, 1766, 0, 0}, /* 2613 */
    {RT_TERM_LAND, 2606, 1766, 0, 0}, /* 2614 */
    {RT_TERM_LAND, 2614, 944, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2614, 1742, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2616, 1751, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2616, 2583, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 2618, 1755, 0, 0}, /* 2619 */
    {RT_TERM_LAND, 2618, 2586, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2620, 866, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2620, 2589, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2622, 1762, 0, 0}, /* 2623 */
    {RT_TERM_LAND, 2622, 2592, 0, 0}, /* 2624 */
    {RT_TERM_LAND, 2606, 2569, 0, 0}, /* 2625 */
    {RT_TERM_LAND, 2625, 944, 0, 0}, /* 2626 */
    {RT_TERM_LAND, 2625, 1742, 0, 0}, /* 2627 */
    {RT_TERM_LAND, 2627, 1751, 0, 0}, /* 2628 */
    {RT_TERM_LAND, 2627, 2583, 0, 0}, /* 2629 */
    {RT_TERM_LAND, 2629, 1755, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2629, 2586, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2631, 866, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2631, 2589, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2633, 1762, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2633, 2592, 0, 0}, /* 2635 */
    {RT_TERM_REG, 82, 0, 0, 3}, /* 2636 */
    {RT_TERM_LNOT, 2636, 0, 0, 0}, /* 2637 */
    {RT_TERM_COND, 74, 2636, 2637, 0}, /* 2638 */
    {RT_TERM_COND, 70, 5, 2638, 0}, /* 2639 */
    {RT_TERM_LAND, 2639, 2566, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2639, 1766, 0, 0}, /* 2641 */
    {RT_TERM_SHL, 5, 294, 0, 0}, /* 2642 */
    {RT_TERM_GT, 2642, 5, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 469, 2643, 0, 0}, /* 2644 */
    {RT_TERM_GT, 2642, 27, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 469, 2645, 0, 0}, /* 2646 */
    {RT_TERM_GT, 2642, 122, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 469, 2647, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 406, 2643, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 406, 2645, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 406, 2647, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 184, 70, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 184, 77, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 184, 309, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 184, 313, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 184, 315, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 184, 913, 0, 0}, /* 2657 */
    {RT_TERM_LAND, 184, 2418, 0, 0}, /* 2658 */
    {RT_TERM_LAND, 184, 2420, 0, 0}, /* 2659 */
    {RT_TERM_LAND, 184, 2422, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 184, 109, 0, 0}, /* 2661 */
    {RT_TERM_LINE, 3, 0, 0, 4}, /* 2662 */
    {RT_TERM_LAND, 184, 2662, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 184, 1139, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 46, 356, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 448, 356, 0, 0}, /* 2666 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 2667 */
    {RT_TERM_LAND, 372, 944, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2668, 356, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2668, 354, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2668, 355, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 372, 1742, 0, 0}, /* 2672 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 2673 */
    {RT_TERM_EQ, 2673, 23, 0, 0}, /* 2674 */
    {RT_TERM_LAND, 2672, 2674, 0, 0}, /* 2675 */
    {RT_TERM_LNOT, 2674, 0, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 2672, 2676, 0, 0}, /* 2677 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 2678 */
    {RT_TERM_EQ, 2673, 2678, 0, 0}, /* 2679 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 2680 */
    {RT_TERM_EQ, 2673, 2680, 0, 0}, /* 2681 */
    {RT_TERM_LOR, 2679, 2681, 0, 0}, /* 2682 */
    {RT_TERM_LAND, 2677, 2682, 0, 0}, /* 2683 */
    {RT_TERM_BOR, 2673, 5, 0, 0}, /* 2684 */
    {RT_TERM_LNOT, 2682, 0, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2677, 2685, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2686, 356, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2686, 354, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2686, 355, 0, 0}, /* 2689 */
    {RT_TERM_EQ, 294, 32, 0, 0}, /* 2690 */
    {RT_TERM_EQ, 294, 1744, 0, 0}, /* 2691 */
    {RT_TERM_COND, 2691, 5, 536, 0}, /* 2692 */
    {RT_TERM_COND, 2690, 5, 2692, 0}, /* 2693 */
    {RT_TERM_COND, 2504, 122, 2693, 0}, /* 2694 */
    {RT_TERM_COND, 318, 122, 2694, 0}, /* 2695 */
    {RT_TERM_COND, 296, 27, 2695, 0}, /* 2696 */
    {RT_TERM_COND, 295, 27, 2696, 0}, /* 2697 */
    {RT_TERM_COND, 554, 5, 2697, 0}, /* 2698 */
    {RT_TERM_COND, 529, 5, 2698, 0}, /* 2699 */
    {RT_TERM_GT, 2699, 5, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 2059, 2700, 0, 0}, /* 2701 */
    {RT_TERM_GT, 2699, 27, 0, 0}, /* 2702 */
    {RT_TERM_LAND, 2059, 2702, 0, 0}, /* 2703 */
    {RT_TERM_BOR, 25, 27, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2059, 2662, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 2059, 18, 0, 0}, /* 2706 */
    {RT_TERM_COND, 30, 27, 5, 0}, /* 2707 */
    {RT_TERM_COND, 33, 107, 2707, 0}, /* 2708 */
    {RT_TERM_GT, 2708, 5, 0, 0}, /* 2709 */
    {RT_TERM_LAND, 2059, 2709, 0, 0}, /* 2710 */
    {RT_TERM_GT, 2708, 27, 0, 0}, /* 2711 */
    {RT_TERM_LAND, 2059, 2711, 0, 0}, /* 2712 */
    {RT_TERM_GT, 2708, 122, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2059, 2713, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 184, 2700, 0, 0}, /* 2715 */
    {RT_TERM_LAND, 184, 2702, 0, 0}, /* 2716 */
    {RT_TERM_LAND, 184, 2709, 0, 0}, /* 2717 */
    {RT_TERM_LAND, 184, 2711, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 184, 2713, 0, 0}, /* 2719 */
    {RT_TERM_COND, 1745, 5, 536, 0}, /* 2720 */
    {RT_TERM_COND, 1770, 5, 2720, 0}, /* 2721 */
    {RT_TERM_COND, 1766, 122, 2721, 0}, /* 2722 */
    {RT_TERM_COND, 1762, 122, 2722, 0}, /* 2723 */
    {RT_TERM_COND, 866, 27, 2723, 0}, /* 2724 */
    {RT_TERM_COND, 1755, 27, 2724, 0}, /* 2725 */
    {RT_TERM_COND, 1751, 5, 2725, 0}, /* 2726 */
    {RT_TERM_COND, 944, 5, 2726, 0}, /* 2727 */
    {RT_TERM_GT, 2727, 5, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 1566, 2728, 0, 0}, /* 2729 */
    {RT_TERM_GT, 2727, 27, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 1566, 2730, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 1566, 2662, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 1566, 18, 0, 0}, /* 2733 */
    {RT_TERM_GT, 536, 5, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 1566, 2734, 0, 0}, /* 2735 */
    {RT_TERM_GT, 536, 27, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 1566, 2736, 0, 0}, /* 2737 */
    {RT_TERM_GT, 536, 122, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 1566, 2738, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 839, 2728, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 839, 2730, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 839, 4, 0, 0}, /* 2742 */
    {RT_TERM_LAND, 839, 2734, 0, 0}, /* 2743 */
    {RT_TERM_LAND, 839, 2736, 0, 0}, /* 2744 */
    {RT_TERM_LAND, 839, 2738, 0, 0}, /* 2745 */
    {RT_TERM_LAND, 1597, 2700, 0, 0}, /* 2746 */
    {RT_TERM_LAND, 1597, 2702, 0, 0}, /* 2747 */
    {RT_TERM_LAND, 1597, 2709, 0, 0}, /* 2748 */
    {RT_TERM_LAND, 1597, 2711, 0, 0}, /* 2749 */
    {RT_TERM_LAND, 1597, 2713, 0, 0}, /* 2750 */
    {RT_TERM_LAND, 1597, 58, 0, 0}, /* 2751 */
    {RT_TERM_LAND, 9, 2700, 0, 0}, /* 2752 */
    {RT_TERM_LAND, 9, 2702, 0, 0}, /* 2753 */
    {RT_TERM_LAND, 9, 2709, 0, 0}, /* 2754 */
    {RT_TERM_LAND, 9, 2711, 0, 0}, /* 2755 */
    {RT_TERM_LAND, 9, 2713, 0, 0}, /* 2756 */
    {RT_TERM_LAND, 1523, 2728, 0, 0}, /* 2757 */
    {RT_TERM_LAND, 1523, 2730, 0, 0}, /* 2758 */
    {RT_TERM_LAND, 1523, 2734, 0, 0}, /* 2759 */
    {RT_TERM_LAND, 1523, 2736, 0, 0}, /* 2760 */
    {RT_TERM_LAND, 1523, 2738, 0, 0}, /* 2761 */
    {RT_TERM_LAND, 1523, 58, 0, 0}, /* 2762 */
    {RT_TERM_LAND, 197, 2728, 0, 0}, /* 2763 */
    {RT_TERM_LAND, 197, 2730, 0, 0}, /* 2764 */
    {RT_TERM_LAND, 197, 2734, 0, 0}, /* 2765 */
    {RT_TERM_LAND, 197, 2736, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 197, 2738, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 1899, 2700, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 1899, 2702, 0, 0}, /* 2769 */
    {RT_TERM_EQ, 120, 27, 0, 0}, /* 2770 */
    {RT_TERM_EQ, 120, 29, 0, 0}, /* 2771 */
    {RT_TERM_LOR, 2770, 2771, 0, 0}, /* 2772 */
    {RT_TERM_EQ, 120, 1744, 0, 0}, /* 2773 */
    {RT_TERM_LOR, 2772, 2773, 0, 0}, /* 2774 */
    {RT_TERM_COND, 2774, 27, 5, 0}, /* 2775 */
    {RT_TERM_GT, 2775, 5, 0, 0}, /* 2776 */
    {RT_TERM_LAND, 1899, 2776, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 1899, 58, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 46, 2700, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 46, 2702, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 46, 2776, 0, 0}, /* 2781 */
    {RT_TERM_COND, 0, 1414, 1415, 0}, /* 2782 */
    {RT_TERM_COND, 4, 5, 2782, 0}, /* 2783 */
    {RT_TERM_LAND, 2783, 2700, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 2783, 2702, 0, 0}, /* 2785 */
    {RT_TERM_BOR, 1, 27, 0, 0}, /* 2786 */
    {RT_TERM_MUL, 5, 2775, 0, 0}, /* 2787 */
    {RT_TERM_GT, 2787, 5, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2783, 2788, 0, 0}, /* 2789 */
    {RT_TERM_LAND, 2783, 58, 0, 0}, /* 2790 */
    {RT_TERM_LAND, 2783, 2776, 0, 0}, /* 2791 */
    {RT_TERM_LAND, 1523, 2700, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 1523, 2702, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 1523, 2788, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 1523, 10, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 1523, 18, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 1523, 2776, 0, 0}, /* 2797 */
    {RT_TERM_REG, 1457, 0, 0, 2}, /* 2798 */
    {RT_TERM_LNOT, 2798, 0, 0, 0}, /* 2799 */
    {RT_TERM_COND, 0, 2798, 2799, 0}, /* 2800 */
    {RT_TERM_COND, 4, 5, 2800, 0}, /* 2801 */
    {RT_TERM_LAND, 2801, 2700, 0, 0}, /* 2802 */
    {RT_TERM_LAND, 2801, 2702, 0, 0}, /* 2803 */
    {RT_TERM_MUL, 27, 191, 0, 0}, /* 2804 */
    {RT_TERM_GT, 2804, 27, 0, 0}, /* 2805 */
    {RT_TERM_LAND, 2801, 2805, 0, 0}, /* 2806 */
    {RT_TERM_GT, 2804, 122, 0, 0}, /* 2807 */
    {RT_TERM_LAND, 2801, 2807, 0, 0}, /* 2808 */
    {RT_TERM_BOR, 1, 122, 0, 0}, /* 2809 */
    {RT_TERM_LAND, 2801, 58, 0, 0}, /* 2810 */
    {RT_TERM_LAND, 2801, 192, 0, 0}, /* 2811 */
    {RT_TERM_LAND, 900, 2700, 0, 0}, /* 2812 */
    {RT_TERM_LAND, 900, 2702, 0, 0}, /* 2813 */
    {RT_TERM_LAND, 900, 2805, 0, 0}, /* 2814 */
    {RT_TERM_LAND, 900, 2807, 0, 0}, /* 2815 */
    {RT_TERM_LAND, 900, 10, 0, 0}, /* 2816 */
    {RT_TERM_LAND, 900, 192, 0, 0}, /* 2817 */
    {RT_TERM_LAND, 476, 2728, 0, 0}, /* 2818 */
    {RT_TERM_LAND, 476, 2730, 0, 0}, /* 2819 */
    {RT_TERM_LAND, 469, 2728, 0, 0}, /* 2820 */
    {RT_TERM_LAND, 469, 2730, 0, 0}, /* 2821 */
    {RT_TERM_COND, 354, 919, 920, 0}, /* 2822 */
    {RT_TERM_COND, 356, 5, 2822, 0}, /* 2823 */
    {RT_TERM_LOR, 1751, 2, 0, 0}, /* 2824 */
    {RT_TERM_COND, 2824, 107, 27, 0}, /* 2825 */
    {RT_TERM_GT, 2825, 27, 0, 0}, /* 2826 */
    {RT_TERM_LAND, 1310, 2826, 0, 0}, /* 2827 */
    {RT_TERM_GT, 2825, 122, 0, 0}, /* 2828 */
    {RT_TERM_LAND, 1310, 2828, 0, 0}, /* 2829 */
    {RT_TERM_COND, 2824, 27, 5, 0}, /* 2830 */
    {RT_TERM_GT, 2830, 5, 0, 0}, /* 2831 */
    {RT_TERM_LAND, 1310, 2831, 0, 0}, /* 2832 */
    {RT_TERM_COND, 294, 107, 27, 0}, /* 2833 */
    {RT_TERM_GT, 2833, 27, 0, 0}, /* 2834 */
    {RT_TERM_LAND, 1310, 2834, 0, 0}, /* 2835 */
    {RT_TERM_GT, 2833, 122, 0, 0}, /* 2836 */
    {RT_TERM_LAND, 1310, 2836, 0, 0}, /* 2837 */
    {RT_TERM_COND, 74, 852, 853, 0}, /* 2838 */
    {RT_TERM_COND, 70, 5, 2838, 0}, /* 2839 */
    {RT_TERM_LAND, 944, 112, 0, 0}, /* 2840 */
    {RT_TERM_LOR, 1751, 2840, 0, 0}, /* 2841 */
    {RT_TERM_COND, 2841, 107, 27, 0}, /* 2842 */
    {RT_TERM_GT, 2842, 27, 0, 0}, /* 2843 */
    {RT_TERM_LAND, 2839, 2843, 0, 0}, /* 2844 */
    {RT_TERM_GT, 2842, 122, 0, 0}, /* 2845 */
    {RT_TERM_LAND, 2839, 2845, 0, 0}, /* 2846 */
    {RT_TERM_COND, 2841, 27, 5, 0}, /* 2847 */
    {RT_TERM_GT, 2847, 5, 0, 0}, /* 2848 */
    {RT_TERM_LAND, 2839, 2848, 0, 0}, /* 2849 */
    {RT_TERM_LAND, 2839, 2834, 0, 0}, /* 2850 */
    {RT_TERM_LAND, 2839, 2836, 0, 0}, /* 2851 */
    {RT_TERM_LAND, 2839, 354, 0, 0}, /* 2852 */
    {RT_TERM_LAND, 2839, 457, 0, 0}, /* 2853 */
    {RT_TERM_GT, 294, 5, 0, 0}, /* 2854 */
    {RT_TERM_COND, 2854, 27, 107, 0}, /* 2855 */
    {RT_TERM_COND, 1745, 2, 536, 0}, /* 2856 */
    {RT_TERM_COND, 1770, 107, 2856, 0}, /* 2857 */
    {RT_TERM_COND, 1766, 2855, 2857, 0}, /* 2858 */
    {RT_TERM_COND, 1762, 27, 2858, 0}, /* 2859 */
    {RT_TERM_COND, 866, 5, 2859, 0}, /* 2860 */
    {RT_TERM_COND, 1755, 5, 2860, 0}, /* 2861 */
    {RT_TERM_COND, 1751, 5, 2861, 0}, /* 2862 */
    {RT_TERM_COND, 944, 5, 2862, 0}, /* 2863 */
    {RT_TERM_GT, 2863, 5, 0, 0}, /* 2864 */
    {RT_TERM_LAND, 1663, 2864, 0, 0}, /* 2865 */
    {RT_TERM_GT, 2863, 27, 0, 0}, /* 2866 */
    {RT_TERM_LAND, 1663, 2866, 0, 0}, /* 2867 */
    {RT_TERM_GT, 2863, 122, 0, 0}, /* 2868 */
    {RT_TERM_LAND, 1663, 2868, 0, 0}, /* 2869 */
    {RT_TERM_EQ, 2863, 107, 0, 0}, /* 2870 */
    {RT_TERM_COND, 2870, 27, 5, 0}, /* 2871 */
    {RT_TERM_GT, 2871, 5, 0, 0}, /* 2872 */
    {RT_TERM_LAND, 1663, 2872, 0, 0}, /* 2873 */
    {RT_TERM_GT, 13, 122, 0, 0}, /* 2874 */
    {RT_TERM_COND, 2874, 107, 27, 0}, /* 2875 */
    {RT_TERM_GT, 2875, 27, 0, 0}, /* 2876 */
    {RT_TERM_LAND, 1663, 2876, 0, 0}, /* 2877 */
    {RT_TERM_GT, 2875, 122, 0, 0}, /* 2878 */
    {RT_TERM_LAND, 1663, 2878, 0, 0}, /* 2879 */
    {RT_TERM_LAND, 1663, 354, 0, 0}, /* 2880 */
    {RT_TERM_LAND, 1663, 457, 0, 0}, /* 2881 */
    {RT_TERM_COND, 354, 243, 244, 0}, /* 2882 */
    {RT_TERM_COND, 356, 5, 2882, 0}, /* 2883 */
    {RT_TERM_SHL, 5, 13, 0, 0}, /* 2884 */
    {RT_TERM_GT, 2884, 5, 0, 0}, /* 2885 */
    {RT_TERM_LAND, 2883, 2885, 0, 0}, /* 2886 */
    {RT_TERM_GT, 2884, 27, 0, 0}, /* 2887 */
    {RT_TERM_LAND, 2883, 2887, 0, 0}, /* 2888 */
    {RT_TERM_GT, 2884, 122, 0, 0}, /* 2889 */
    {RT_TERM_LAND, 2883, 2889, 0, 0}, /* 2890 */
    {RT_TERM_COND, 1755, 27, 5, 0}, /* 2891 */
    {RT_TERM_GT, 2891, 5, 0, 0}, /* 2892 */
    {RT_TERM_LAND, 2883, 2892, 0, 0}, /* 2893 */
    {RT_TERM_COND, 13, 107, 27, 0}, /* 2894 */
    {RT_TERM_GT, 2894, 27, 0, 0}, /* 2895 */
    {RT_TERM_LAND, 2883, 2895, 0, 0}, /* 2896 */
    {RT_TERM_GT, 2894, 122, 0, 0}, /* 2897 */
    {RT_TERM_LAND, 2883, 2897, 0, 0}, /* 2898 */
    {RT_TERM_BOR, 13, 27, 0, 0}, /* 2899 */
    {RT_TERM_BOR, 13, 122, 0, 0}, /* 2900 */
    {RT_TERM_COND, 354, 287, 288, 0}, /* 2901 */
    {RT_TERM_COND, 356, 5, 2901, 0}, /* 2902 */
    {RT_TERM_COND, 1411, 1437, 1438, 0}, /* 2903 */
    {RT_TERM_COND, 1413, 5, 2903, 0}, /* 2904 */
    {RT_TERM_LAND, 2904, 3, 0, 0}, /* 2905 */
    {RT_TERM_LAND, 2904, 74, 0, 0}, /* 2906 */
    {RT_TERM_LAND, 2904, 2734, 0, 0}, /* 2907 */
    {RT_TERM_LAND, 2907, 989, 0, 0}, /* 2908 */
    {RT_TERM_LAND, 2904, 2736, 0, 0}, /* 2909 */
    {RT_TERM_LAND, 2904, 2738, 0, 0}, /* 2910 */
    {RT_TERM_LAND, 2910, 989, 0, 0}, /* 2911 */
    {RT_TERM_COND, 915, 1329, 1330, 0}, /* 2912 */
    {RT_TERM_COND, 918, 5, 2912, 0}, /* 2913 */
    {RT_TERM_LAND, 2913, 354, 0, 0}, /* 2914 */
    {RT_TERM_LAND, 2913, 2734, 0, 0}, /* 2915 */
    {RT_TERM_LAND, 2915, 989, 0, 0}, /* 2916 */
    {RT_TERM_LAND, 2913, 2736, 0, 0}, /* 2917 */
    {RT_TERM_LAND, 2913, 2738, 0, 0}, /* 2918 */
    {RT_TERM_LAND, 2918, 989, 0, 0}, /* 2919 */
    {RT_TERM_LAND, 1056, 2734, 0, 0}, /* 2920 */
    {RT_TERM_LAND, 2920, 989, 0, 0}, /* 2921 */
    {RT_TERM_LAND, 1056, 2736, 0, 0}, /* 2922 */
    {RT_TERM_LAND, 1056, 2738, 0, 0}, /* 2923 */
    {RT_TERM_LAND, 2923, 989, 0, 0}, /* 2924 */
    {RT_TERM_COND, 1411, 1329, 1330, 0}, /* 2925 */
    {RT_TERM_COND, 1413, 5, 2925, 0}, /* 2926 */
    {RT_TERM_LAND, 2926, 3, 0, 0}, /* 2927 */
    {RT_TERM_LAND, 2926, 74, 0, 0}, /* 2928 */
    {RT_TERM_LAND, 2926, 2734, 0, 0}, /* 2929 */
    {RT_TERM_LAND, 2929, 1030, 0, 0}, /* 2930 */
    {RT_TERM_LAND, 2926, 2736, 0, 0}, /* 2931 */
    {RT_TERM_LAND, 2926, 2738, 0, 0}, /* 2932 */
    {RT_TERM_LAND, 2932, 1030, 0, 0}, /* 2933 */
    {RT_TERM_COND, 915, 1414, 1415, 0}, /* 2934 */
    {RT_TERM_COND, 918, 5, 2934, 0}, /* 2935 */
    {RT_TERM_LAND, 2935, 354, 0, 0}, /* 2936 */
    {RT_TERM_LAND, 2935, 2734, 0, 0}, /* 2937 */
    {RT_TERM_LAND, 2937, 1030, 0, 0}, /* 2938 */
    {RT_TERM_LAND, 2935, 2736, 0, 0}, /* 2939 */
    {RT_TERM_LAND, 2935, 2738, 0, 0}, /* 2940 */
    {RT_TERM_LAND, 2940, 1030, 0, 0}, /* 2941 */
    {RT_TERM_LAND, 943, 354, 0, 0}, /* 2942 */
    {RT_TERM_LAND, 943, 2734, 0, 0}, /* 2943 */
    {RT_TERM_LAND, 2943, 1030, 0, 0}, /* 2944 */
    {RT_TERM_LAND, 943, 2736, 0, 0}, /* 2945 */
    {RT_TERM_LAND, 943, 2738, 0, 0}, /* 2946 */
    {RT_TERM_LAND, 2946, 1030, 0, 0}, /* 2947 */
    {RT_TERM_COND, 1411, 2798, 2799, 0}, /* 2948 */
    {RT_TERM_COND, 1413, 5, 2948, 0}, /* 2949 */
    {RT_TERM_LAND, 2949, 3, 0, 0}, /* 2950 */
    {RT_TERM_LAND, 2949, 74, 0, 0}, /* 2951 */
    {RT_TERM_LAND, 2949, 2734, 0, 0}, /* 2952 */
    {RT_TERM_LAND, 2952, 1618, 0, 0}, /* 2953 */
    {RT_TERM_LAND, 2949, 2736, 0, 0}, /* 2954 */
    {RT_TERM_LAND, 2949, 2738, 0, 0}, /* 2955 */
    {RT_TERM_LAND, 2955, 1618, 0, 0}, /* 2956 */
    {RT_TERM_LAND, 2920, 1618, 0, 0}, /* 2957 */
    {RT_TERM_LAND, 2923, 1618, 0, 0}, /* 2958 */
    {RT_TERM_LAND, 1183, 354, 0, 0}, /* 2959 */
    {RT_TERM_LAND, 1183, 2734, 0, 0}, /* 2960 */
    {RT_TERM_LAND, 2960, 1618, 0, 0}, /* 2961 */
    {RT_TERM_LAND, 1183, 2736, 0, 0}, /* 2962 */
    {RT_TERM_LAND, 1183, 2738, 0, 0}, /* 2963 */
    {RT_TERM_LAND, 2963, 1618, 0, 0}, /* 2964 */
    {RT_TERM_LAND, 1183, 21, 0, 0}, /* 2965 */
    {RT_TERM_LAND, 184, 2734, 0, 0}, /* 2966 */
    {RT_TERM_LAND, 184, 2736, 0, 0}, /* 2967 */
    {RT_TERM_LAND, 184, 2738, 0, 0}, /* 2968 */
    {RT_TERM_LAND, 88, 2734, 0, 0}, /* 2969 */
    {RT_TERM_LAND, 88, 2736, 0, 0}, /* 2970 */
    {RT_TERM_LAND, 88, 2738, 0, 0}, /* 2971 */
    {RT_TERM_LAND, 839, 77, 0, 0}, /* 2972 */
    {RT_TERM_LAND, 341, 2734, 0, 0}, /* 2973 */
    {RT_TERM_LAND, 341, 2736, 0, 0}, /* 2974 */
    {RT_TERM_LAND, 341, 2738, 0, 0}, /* 2975 */
    {RT_TERM_REG, 48, 0, 0, 3}, /* 2976 */
    {RT_TERM_LNOT, 2976, 0, 0, 0}, /* 2977 */
    {RT_TERM_COND, 915, 2976, 2977, 0}, /* 2978 */
    {RT_TERM_COND, 918, 5, 2978, 0}, /* 2979 */
    {RT_TERM_LAND, 2979, 26, 0, 0}, /* 2980 */
    {RT_TERM_LAND, 2979, 1030, 0, 0}, /* 2981 */
    {RT_TERM_LAND, 2979, 4, 0, 0}, /* 2982 */
    {RT_TERM_LAND, 2982, 81, 0, 0}, /* 2983 */
    {RT_TERM_LAND, 2982, 1512, 0, 0}, /* 2984 */
    {RT_TERM_LAND, 2979, 40, 0, 0}, /* 2985 */
    {RT_TERM_LNOT, 40, 0, 0, 0}, /* 2986 */
    {RT_TERM_LAND, 2979, 2986, 0, 0}, /* 2987 */
    {RT_TERM_REG, 851, 0, 0, 3}, /* 2988 */
    {RT_TERM_LNOT, 2988, 0, 0, 0}, /* 2989 */
    {RT_TERM_COND, 1121, 2988, 2989, 0}, /* 2990 */
    {RT_TERM_COND, 1123, 5, 2990, 0}, /* 2991 */
    {RT_TERM_LAND, 2991, 26, 0, 0}, /* 2992 */
    {RT_TERM_LAND, 2991, 1030, 0, 0}, /* 2993 */
    {RT_TERM_LAND, 2991, 4, 0, 0}, /* 2994 */
    {RT_TERM_LAND, 2994, 81, 0, 0}, /* 2995 */
    {RT_TERM_LAND, 2994, 1512, 0, 0}, /* 2996 */
    {RT_TERM_LAND, 2991, 40, 0, 0}, /* 2997 */
    {RT_TERM_LAND, 2991, 2986, 0, 0}, /* 2998 */
    {RT_TERM_WORD, 9, 3, 0, 0}, /* 2999 */
    {RT_TERM_EQ, 2999, 5, 0, 0}, /* 3000 */
    {RT_TERM_LAND, 2979, 3000, 0, 0}, /* 3001 */
    {RT_TERM_REG, 39, 0, 0, 3}, /* 3002 */
    {RT_TERM_LNOT, 3002, 0, 0, 0}, /* 3003 */
    {RT_TERM_COND, 84, 3002, 3003, 0}, /* 3004 */
    {RT_TERM_COND, 86, 5, 3004, 0}, /* 3005 */
    {RT_TERM_LAND, 3005, 10, 0, 0}, /* 3006 */
    {RT_TERM_LAND, 3005, 81, 0, 0}, /* 3007 */
    {RT_TERM_LAND, 3005, 1512, 0, 0}, /* 3008 */
    {RT_TERM_COND, 0, 484, 485, 0}, /* 3009 */
    {RT_TERM_COND, 4, 5, 3009, 0}, /* 3010 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 3011 */
    {RT_TERM_LNOT, 3011, 0, 0, 0}, /* 3012 */
    {RT_TERM_COND, 915, 3011, 3012, 0}, /* 3013 */
    {RT_TERM_COND, 918, 5, 3013, 0}, /* 3014 */
    {RT_TERM_LAND, 3014, 10, 0, 0}, /* 3015 */
    {RT_TERM_LAND, 3014, 81, 0, 0}, /* 3016 */
    {RT_TERM_LAND, 3014, 1512, 0, 0}, /* 3017 */
    {RT_TERM_REG, 40, 0, 0, 3}, /* 3018 */
    {RT_TERM_LNOT, 3018, 0, 0, 0}, /* 3019 */
    {RT_TERM_COND, 915, 3018, 3019, 0}, /* 3020 */
    {RT_TERM_COND, 918, 5, 3020, 0}, /* 3021 */
    {RT_TERM_LAND, 3021, 13, 0, 0}, /* 3022 */
    {RT_TERM_LAND, 3022, 4, 0, 0}, /* 3023 */
    {RT_TERM_LAND, 3021, 532, 0, 0}, /* 3024 */
    {RT_TERM_LAND, 3024, 4, 0, 0}, /* 3025 */
    {RT_TERM_LAND, 3021, 82, 0, 0}, /* 3026 */
    {RT_TERM_LAND, 3021, 1489, 0, 0}, /* 3027 */
    {RT_TERM_LAND, 3021, 74, 0, 0}, /* 3028 */
    {RT_TERM_COND, 1411, 2976, 2977, 0}, /* 3029 */
    {RT_TERM_COND, 1413, 5, 3029, 0}, /* 3030 */
    {RT_TERM_LAND, 3030, 13, 0, 0}, /* 3031 */
    {RT_TERM_LAND, 3031, 4, 0, 0}, /* 3032 */
    {RT_TERM_LAND, 3030, 532, 0, 0}, /* 3033 */
    {RT_TERM_LAND, 3033, 4, 0, 0}, /* 3034 */
    {RT_TERM_LAND, 3030, 82, 0, 0}, /* 3035 */
    {RT_TERM_LAND, 3030, 1489, 0, 0}, /* 3036 */
    {RT_TERM_LAND, 3030, 74, 0, 0}, /* 3037 */
    {RT_TERM_COND, 0, 2976, 2977, 0}, /* 3038 */
    {RT_TERM_COND, 4, 5, 3038, 0}, /* 3039 */
    {RT_TERM_LAND, 3039, 139, 0, 0}, /* 3040 */
    {RT_TERM_LAND, 3040, 70, 0, 0}, /* 3041 */
    {RT_TERM_LAND, 3039, 1249, 0, 0}, /* 3042 */
    {RT_TERM_LAND, 3042, 294, 0, 0}, /* 3043 */
    {RT_TERM_LAND, 3042, 1618, 0, 0}, /* 3044 */
    {RT_TERM_LAND, 3043, 70, 0, 0}, /* 3045 */
    {RT_TERM_LAND, 3044, 70, 0, 0}, /* 3046 */
    {RT_TERM_REG, 81, 0, 0, 1}, /* 3047 */
    {RT_TERM_SLICE, 3047, 2, 0, 32}, /* 3048 */
    {RT_TERM_SEXT, 3048, 0, 0, 32}, /* 3049 */
    {RT_TERM_COND, 294, 3049, 3048, 0}, /* 3050 */
    {RT_TERM_REG, 82, 0, 0, 1}, /* 3051 */
    {RT_TERM_SEXT, 39, 0, 0, 32}, /* 3052 */
    {RT_TERM_COND, 70, 3051, 3052, 0}, /* 3053 */
    {RT_TERM_SLICE, 3053, 2, 0, 32}, /* 3054 */
    {RT_TERM_SEXT, 3054, 0, 0, 32}, /* 3055 */
    {RT_TERM_COND, 294, 3055, 3054, 0}, /* 3056 */
    {RT_TERM_LT, 3050, 3056, 0, 0}, /* 3057 */
    {RT_TERM_LNOT, 3057, 0, 0, 0}, /* 3058 */
    {RT_TERM_LAND, 3042, 3058, 0, 0}, /* 3059 */
    {RT_TERM_LAND, 3059, 294, 0, 0}, /* 3060 */
    {RT_TERM_LAND, 3059, 1618, 0, 0}, /* 3061 */
    {RT_TERM_LAND, 3060, 70, 0, 0}, /* 3062 */
    {RT_TERM_LAND, 3061, 70, 0, 0}, /* 3063 */
    {RT_TERM_EQ, 3050, 3056, 0, 0}, /* 3064 */
    {RT_TERM_COND, 3064, 27, 107, 0}, /* 3065 */
    {RT_TERM_COND, 3057, 5, 3065, 0}, /* 3066 */
    {RT_TERM_BAND, 13, 3066, 0, 0}, /* 3067 */
    {RT_TERM_NE, 3067, 2, 0, 0}, /* 3068 */
    {RT_TERM_LAND, 3042, 3068, 0, 0}, /* 3069 */
    {RT_TERM_LAND, 3039, 1863, 0, 0}, /* 3070 */
    {RT_TERM_LAND, 3070, 169, 0, 0}, /* 3071 */
    {RT_TERM_LAND, 3071, 294, 0, 0}, /* 3072 */
    {RT_TERM_LAND, 3071, 1618, 0, 0}, /* 3073 */
    {RT_TERM_LAND, 3072, 70, 0, 0}, /* 3074 */
    {RT_TERM_LAND, 3073, 70, 0, 0}, /* 3075 */
    {RT_TERM_LAND, 3071, 3058, 0, 0}, /* 3076 */
    {RT_TERM_LAND, 3076, 294, 0, 0}, /* 3077 */
    {RT_TERM_LAND, 3076, 1618, 0, 0}, /* 3078 */
    {RT_TERM_LAND, 3077, 70, 0, 0}, /* 3079 */
    {RT_TERM_LAND, 3078, 70, 0, 0}, /* 3080 */
    {RT_TERM_LNOT, 3068, 0, 0, 0}, /* 3081 */
    {RT_TERM_LAND, 3071, 3081, 0, 0}, /* 3082 */
    {RT_TERM_LAND, 3070, 1881, 0, 0}, /* 3083 */
    {RT_TERM_LAND, 3083, 294, 0, 0}, /* 3084 */
    {RT_TERM_LAND, 3083, 1618, 0, 0}, /* 3085 */
    {RT_TERM_LAND, 3084, 70, 0, 0}, /* 3086 */
    {RT_TERM_LAND, 3085, 70, 0, 0}, /* 3087 */
    {RT_TERM_LAND, 3083, 3058, 0, 0}, /* 3088 */
    {RT_TERM_LAND, 3088, 294, 0, 0}, /* 3089 */
    {RT_TERM_LAND, 3088, 1618, 0, 0}, /* 3090 */
    {RT_TERM_LAND, 3089, 70, 0, 0}, /* 3091 */
    {RT_TERM_LAND, 3090, 70, 0, 0}, /* 3092 */
    {RT_TERM_LAND, 3042, 3081, 0, 0}, /* 3093 */
    {RT_TERM_LAND, 3071, 3068, 0, 0}, /* 3094 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 3095 */
    {RT_TERM_LNOT, 3095, 0, 0, 0}, /* 3096 */
    {RT_TERM_COND, 84, 3095, 3096, 0}, /* 3097 */
    {RT_TERM_COND, 86, 5, 3097, 0}, /* 3098 */
    {RT_TERM_LAND, 3098, 139, 0, 0}, /* 3099 */
    {RT_TERM_LAND, 3099, 70, 0, 0}, /* 3100 */
    {RT_TERM_LAND, 3099, 0, 0, 0}, /* 3101 */
    {RT_TERM_LAND, 3099, 3, 0, 0}, /* 3102 */
    {RT_TERM_LAND, 3098, 1249, 0, 0}, /* 3103 */
    {RT_TERM_LAND, 3103, 294, 0, 0}, /* 3104 */
    {RT_TERM_LAND, 3103, 1618, 0, 0}, /* 3105 */
    {RT_TERM_LAND, 3104, 70, 0, 0}, /* 3106 */
    {RT_TERM_LAND, 3105, 70, 0, 0}, /* 3107 */
    {RT_TERM_LAND, 3103, 3058, 0, 0}, /* 3108 */
    {RT_TERM_LAND, 3108, 294, 0, 0}, /* 3109 */
    {RT_TERM_LAND, 3108, 1618, 0, 0}, /* 3110 */
    {RT_TERM_LAND, 3109, 70, 0, 0}, /* 3111 */
    {RT_TERM_LAND, 3110, 70, 0, 0}, /* 3112 */
    {RT_TERM_LAND, 3103, 3068, 0, 0}, /* 3113 */
    {RT_TERM_LAND, 3098, 1863, 0, 0}, /* 3114 */
    {RT_TERM_LAND, 3114, 169, 0, 0}, /* 3115 */
    {RT_TERM_LAND, 3115, 294, 0, 0}, /* 3116 */
    {RT_TERM_LAND, 3115, 1618, 0, 0}, /* 3117 */
    {RT_TERM_LAND, 3116, 70, 0, 0}, /* 3118 */
    {RT_TERM_LAND, 3117, 70, 0, 0}, /* 3119 */
    {RT_TERM_LAND, 3115, 3058, 0, 0}, /* 3120 */
    {RT_TERM_LAND, 3120, 294, 0, 0}, /* 3121 */
    {RT_TERM_LAND, 3120, 1618, 0, 0}, /* 3122 */
    {RT_TERM_LAND, 3121, 70, 0, 0}, /* 3123 */
    {RT_TERM_LAND, 3122, 70, 0, 0}, /* 3124 */
    {RT_TERM_LAND, 3115, 3081, 0, 0}, /* 3125 */
    {RT_TERM_LAND, 3114, 1881, 0, 0}, /* 3126 */
    {RT_TERM_LAND, 3126, 294, 0, 0}, /* 3127 */
    {RT_TERM_LAND, 3126, 1618, 0, 0}, /* 3128 */
    {RT_TERM_LAND, 3127, 70, 0, 0}, /* 3129 */
    {RT_TERM_LAND, 3128, 70, 0, 0}, /* 3130 */
    {RT_TERM_LAND, 3126, 3058, 0, 0}, /* 3131 */
    {RT_TERM_LAND, 3131, 294, 0, 0}, /* 3132 */
    {RT_TERM_LAND, 3131, 1618, 0, 0}, /* 3133 */
    {RT_TERM_LAND, 3132, 70, 0, 0}, /* 3134 */
    {RT_TERM_LAND, 3133, 70, 0, 0}, /* 3135 */
    {RT_TERM_LAND, 3103, 3081, 0, 0}, /* 3136 */
    {RT_TERM_LAND, 3115, 3068, 0, 0}, /* 3137 */
    {RT_TERM_LAND, 3103, 3064, 0, 0}, /* 3138 */
    {RT_TERM_LAND, 3138, 1911, 0, 0}, /* 3139 */
    {RT_TERM_LAND, 3139, 1913, 0, 0}, /* 3140 */
    {RT_TERM_LAND, 3064, 1911, 0, 0}, /* 3141 */
    {RT_TERM_LAND, 3141, 1913, 0, 0}, /* 3142 */
    {RT_TERM_LNOT, 3142, 0, 0, 0}, /* 3143 */
    {RT_TERM_LAND, 3103, 3143, 0, 0}, /* 3144 */
    {RT_TERM_LAND, 3144, 294, 0, 0}, /* 3145 */
    {RT_TERM_LAND, 3144, 1618, 0, 0}, /* 3146 */
    {RT_TERM_LAND, 3145, 70, 0, 0}, /* 3147 */
    {RT_TERM_LAND, 3146, 70, 0, 0}, /* 3148 */
    {RT_TERM_LAND, 3144, 3058, 0, 0}, /* 3149 */
    {RT_TERM_LAND, 3149, 294, 0, 0}, /* 3150 */
    {RT_TERM_LAND, 3149, 1618, 0, 0}, /* 3151 */
    {RT_TERM_LAND, 3150, 70, 0, 0}, /* 3152 */
    {RT_TERM_LAND, 3151, 70, 0, 0}, /* 3153 */
    {RT_TERM_REG, 25, 0, 0, 3}, /* 3154 */
    {RT_TERM_BXOR, 3154, 48, 0, 0}, /* 3155 */
    {RT_TERM_COND, 3142, 3155, 3068, 0}, /* 3156 */
    {RT_TERM_LAND, 3103, 3156, 0, 0}, /* 3157 */
    {RT_TERM_LAND, 3115, 3064, 0, 0}, /* 3158 */
    {RT_TERM_LAND, 3158, 1911, 0, 0}, /* 3159 */
    {RT_TERM_LAND, 3159, 1913, 0, 0}, /* 3160 */
    {RT_TERM_LAND, 3115, 3143, 0, 0}, /* 3161 */
    {RT_TERM_LAND, 3161, 294, 0, 0}, /* 3162 */
    {RT_TERM_LAND, 3161, 1618, 0, 0}, /* 3163 */
    {RT_TERM_LAND, 3162, 70, 0, 0}, /* 3164 */
    {RT_TERM_LAND, 3163, 70, 0, 0}, /* 3165 */
    {RT_TERM_LAND, 3161, 3058, 0, 0}, /* 3166 */
    {RT_TERM_LAND, 3166, 294, 0, 0}, /* 3167 */
    {RT_TERM_LAND, 3166, 1618, 0, 0}, /* 3168 */
    {RT_TERM_LAND, 3167, 70, 0, 0}, /* 3169 */
    {RT_TERM_LAND, 3168, 70, 0, 0}, /* 3170 */
    {RT_TERM_LNOT, 3156, 0, 0, 0}, /* 3171 */
    {RT_TERM_LAND, 3115, 3171, 0, 0}, /* 3172 */
    {RT_TERM_LAND, 3126, 3064, 0, 0}, /* 3173 */
    {RT_TERM_LAND, 3173, 1911, 0, 0}, /* 3174 */
    {RT_TERM_LAND, 3174, 1913, 0, 0}, /* 3175 */
    {RT_TERM_LAND, 3126, 3143, 0, 0}, /* 3176 */
    {RT_TERM_LAND, 3176, 294, 0, 0}, /* 3177 */
    {RT_TERM_LAND, 3176, 1618, 0, 0}, /* 3178 */
    {RT_TERM_LAND, 3177, 70, 0, 0}, /* 3179 */
    {RT_TERM_LAND, 3178, 70, 0, 0}, /* 3180 */
    {RT_TERM_LAND, 3176, 3058, 0, 0}, /* 3181 */
    {RT_TERM_LAND, 3181, 294, 0, 0}, /* 3182 */
    {RT_TERM_LAND, 3181, 1618, 0, 0}, /* 3183 */
    {RT_TERM_LAND, 3182, 70, 0, 0}, /* 3184 */
    {RT_TERM_LAND, 3183, 70, 0, 0}, /* 3185 */
    {RT_TERM_LAND, 3103, 3171, 0, 0}, /* 3186 */
    {RT_TERM_LAND, 3115, 3156, 0, 0}, /* 3187 */
    {RT_TERM_LAND, 3140, 0, 0, 0}, /* 3188 */
    {RT_TERM_LAND, 3140, 3, 0, 0}, /* 3189 */
    {RT_TERM_BXOR, 3154, 5, 0, 0}, /* 3190 */
    {RT_TERM_BXOR, 3154, 2, 0, 0}, /* 3191 */
    {RT_TERM_COND, 0, 3190, 3191, 0}, /* 3192 */
    {RT_TERM_COND, 4, 5, 3192, 0}, /* 3193 */
    {RT_TERM_COND, 3142, 3193, 3068, 0}, /* 3194 */
    {RT_TERM_LAND, 3103, 3194, 0, 0}, /* 3195 */
    {RT_TERM_LAND, 3160, 0, 0, 0}, /* 3196 */
    {RT_TERM_LAND, 3160, 3, 0, 0}, /* 3197 */
    {RT_TERM_LNOT, 3194, 0, 0, 0}, /* 3198 */
    {RT_TERM_LAND, 3115, 3198, 0, 0}, /* 3199 */
    {RT_TERM_LAND, 3175, 0, 0, 0}, /* 3200 */
    {RT_TERM_LAND, 3175, 3, 0, 0}, /* 3201 */
    {RT_TERM_LAND, 3103, 3198, 0, 0}, /* 3202 */
    {RT_TERM_LAND, 3115, 3194, 0, 0}, /* 3203 */
    {RT_TERM_COND, 84, 3018, 3019, 0}, /* 3204 */
    {RT_TERM_COND, 86, 5, 3204, 0}, /* 3205 */
    {RT_TERM_LAND, 3205, 111, 0, 0}, /* 3206 */
    {RT_TERM_LAND, 3205, 989, 0, 0}, /* 3207 */
    {RT_TERM_LAND, 3205, 4, 0, 0}, /* 3208 */
    {RT_TERM_LAND, 3208, 120, 0, 0}, /* 3209 */
    {RT_TERM_LAND, 3208, 2081, 0, 0}, /* 3210 */
    {RT_TERM_LAND, 3205, 74, 0, 0}, /* 3211 */
    {RT_TERM_LAND, 2979, 111, 0, 0}, /* 3212 */
    {RT_TERM_LAND, 2979, 989, 0, 0}, /* 3213 */
    {RT_TERM_LAND, 2982, 120, 0, 0}, /* 3214 */
    {RT_TERM_LAND, 2982, 2081, 0, 0}, /* 3215 */
    {RT_TERM_LAND, 2979, 74, 0, 0}, /* 3216 */
    {RT_TERM_LAND, 3014, 111, 0, 0}, /* 3217 */
    {RT_TERM_LAND, 3014, 989, 0, 0}, /* 3218 */
    {RT_TERM_LAND, 3014, 4, 0, 0}, /* 3219 */
    {RT_TERM_LAND, 3219, 120, 0, 0}, /* 3220 */
    {RT_TERM_LAND, 3219, 2081, 0, 0}, /* 3221 */
    {RT_TERM_LAND, 3014, 74, 0, 0}, /* 3222 */
    {RT_TERM_LNOT, 3154, 0, 0, 0}, /* 3223 */
    {RT_TERM_COND, 1411, 3154, 3223, 0}, /* 3224 */
    {RT_TERM_COND, 1413, 5, 3224, 0}, /* 3225 */
    {RT_TERM_LAND, 3225, 111, 0, 0}, /* 3226 */
    {RT_TERM_LAND, 3225, 989, 0, 0}, /* 3227 */
    {RT_TERM_LAND, 3225, 4, 0, 0}, /* 3228 */
    {RT_TERM_LAND, 3228, 120, 0, 0}, /* 3229 */
    {RT_TERM_LAND, 3228, 2081, 0, 0}, /* 3230 */
    {RT_TERM_LAND, 3225, 74, 0, 0}, /* 3231 */
    {RT_TERM_LAND, 3005, 111, 0, 0}, /* 3232 */
    {RT_TERM_LAND, 3005, 989, 0, 0}, /* 3233 */
    {RT_TERM_LAND, 3005, 74, 0, 0}, /* 3234 */
    {RT_TERM_LAND, 3030, 4, 0, 0}, /* 3235 */
    {RT_TERM_LAND, 3031, 1603, 0, 0}, /* 3236 */
    {RT_TERM_LAND, 3033, 1608, 0, 0}, /* 3237 */
    {RT_TERM_LAND, 3030, 354, 0, 0}, /* 3238 */
    {RT_TERM_COND, 84, 3011, 3012, 0}, /* 3239 */
    {RT_TERM_COND, 86, 5, 3239, 0}, /* 3240 */
    {RT_TERM_LAND, 3240, 26, 0, 0}, /* 3241 */
    {RT_TERM_LAND, 3241, 532, 0, 0}, /* 3242 */
    {RT_TERM_LAND, 3242, 294, 0, 0}, /* 3243 */
    {RT_TERM_LAND, 3243, 10, 0, 0}, /* 3244 */
    {RT_TERM_LAND, 3242, 1618, 0, 0}, /* 3245 */
    {RT_TERM_LAND, 3245, 10, 0, 0}, /* 3246 */
    {RT_TERM_LAND, 3241, 13, 0, 0}, /* 3247 */
    {RT_TERM_LAND, 3247, 1623, 0, 0}, /* 3248 */
    {RT_TERM_LAND, 3248, 294, 0, 0}, /* 3249 */
    {RT_TERM_LAND, 3249, 10, 0, 0}, /* 3250 */
    {RT_TERM_LAND, 3248, 1618, 0, 0}, /* 3251 */
    {RT_TERM_LAND, 3251, 10, 0, 0}, /* 3252 */
    {RT_TERM_LAND, 3247, 1631, 0, 0}, /* 3253 */
    {RT_TERM_LAND, 3253, 294, 0, 0}, /* 3254 */
    {RT_TERM_LAND, 3254, 10, 0, 0}, /* 3255 */
    {RT_TERM_LAND, 3253, 1618, 0, 0}, /* 3256 */
    {RT_TERM_LAND, 3256, 10, 0, 0}, /* 3257 */
    {RT_TERM_LAND, 3240, 1030, 0, 0}, /* 3258 */
    {RT_TERM_LAND, 3258, 532, 0, 0}, /* 3259 */
    {RT_TERM_LAND, 3259, 294, 0, 0}, /* 3260 */
    {RT_TERM_LAND, 3260, 10, 0, 0}, /* 3261 */
    {RT_TERM_LAND, 3259, 1618, 0, 0}, /* 3262 */
    {RT_TERM_LAND, 3262, 10, 0, 0}, /* 3263 */
    {RT_TERM_LAND, 3258, 13, 0, 0}, /* 3264 */
    {RT_TERM_LAND, 3264, 1623, 0, 0}, /* 3265 */
    {RT_TERM_LAND, 3265, 294, 0, 0}, /* 3266 */
    {RT_TERM_LAND, 3266, 10, 0, 0}, /* 3267 */
    {RT_TERM_LAND, 3265, 1618, 0, 0}, /* 3268 */
    {RT_TERM_LAND, 3268, 10, 0, 0}, /* 3269 */
    {RT_TERM_LAND, 3264, 1631, 0, 0}, /* 3270 */
    {RT_TERM_LAND, 3270, 294, 0, 0}, /* 3271 */
    {RT_TERM_LAND, 3271, 10, 0, 0}, /* 3272 */
    {RT_TERM_LAND, 3270, 1618, 0, 0}, /* 3273 */
    {RT_TERM_LAND, 3273, 10, 0, 0}, /* 3274 */
    {RT_TERM_COND, 0, 3018, 3019, 0}, /* 3275 */
    {RT_TERM_COND, 4, 5, 3275, 0}, /* 3276 */
    {RT_TERM_LAND, 3276, 26, 0, 0}, /* 3277 */
    {RT_TERM_LAND, 3277, 532, 0, 0}, /* 3278 */
    {RT_TERM_LAND, 3278, 294, 0, 0}, /* 3279 */
    {RT_TERM_LAND, 3278, 1618, 0, 0}, /* 3280 */
    {RT_TERM_LAND, 3277, 13, 0, 0}, /* 3281 */
    {RT_TERM_LAND, 3281, 1623, 0, 0}, /* 3282 */
    {RT_TERM_LAND, 3282, 294, 0, 0}, /* 3283 */
    {RT_TERM_LAND, 3282, 1618, 0, 0}, /* 3284 */
    {RT_TERM_LAND, 3281, 1631, 0, 0}, /* 3285 */
    {RT_TERM_LAND, 3285, 294, 0, 0}, /* 3286 */
    {RT_TERM_LAND, 3285, 1618, 0, 0}, /* 3287 */
    {RT_TERM_LAND, 3276, 1030, 0, 0}, /* 3288 */
    {RT_TERM_LAND, 3288, 532, 0, 0}, /* 3289 */
    {RT_TERM_LAND, 3289, 294, 0, 0}, /* 3290 */
    {RT_TERM_LAND, 3289, 1618, 0, 0}, /* 3291 */
    {RT_TERM_LAND, 3288, 13, 0, 0}, /* 3292 */
    {RT_TERM_LAND, 3292, 1623, 0, 0}, /* 3293 */
    {RT_TERM_LAND, 3293, 294, 0, 0}, /* 3294 */
    {RT_TERM_LAND, 3293, 1618, 0, 0}, /* 3295 */
    {RT_TERM_LAND, 3292, 1631, 0, 0}, /* 3296 */
    {RT_TERM_LAND, 3296, 294, 0, 0}, /* 3297 */
    {RT_TERM_LAND, 3296, 1618, 0, 0}, /* 3298 */
    {RT_TERM_COND, 84, 2636, 2637, 0}, /* 3299 */
    {RT_TERM_COND, 86, 5, 3299, 0}, /* 3300 */
    {RT_TERM_LAND, 3300, 13, 0, 0}, /* 3301 */
    {RT_TERM_LAND, 3301, 10, 0, 0}, /* 3302 */
    {RT_TERM_LAND, 3300, 10, 0, 0}, /* 3303 */
    {RT_TERM_COND, 10, 2575, 120, 0}, /* 3304 */
    {RT_TERM_SLICE, 3304, 2, 0, 4}, /* 3305 */
    {RT_TERM_SLICE, 3305, 122, 0, 1}, /* 3306 */
    {RT_TERM_LAND, 3300, 3306, 0, 0}, /* 3307 */
    {RT_TERM_LAND, 3307, 10, 0, 0}, /* 3308 */
    {RT_TERM_LNOT, 3306, 0, 0, 0}, /* 3309 */
    {RT_TERM_LAND, 3300, 3309, 0, 0}, /* 3310 */
    {RT_TERM_LAND, 3310, 10, 0, 0}, /* 3311 */
    {RT_TERM_SLICE, 3304, 107, 0, 4}, /* 3312 */
    {RT_TERM_SLICE, 3312, 122, 0, 1}, /* 3313 */
    {RT_TERM_LAND, 3300, 3313, 0, 0}, /* 3314 */
    {RT_TERM_LAND, 3314, 10, 0, 0}, /* 3315 */
    {RT_TERM_LNOT, 3313, 0, 0, 0}, /* 3316 */
    {RT_TERM_LAND, 3300, 3316, 0, 0}, /* 3317 */
    {RT_TERM_LAND, 3317, 10, 0, 0}, /* 3318 */
    {RT_TERM_SLICE, 3304, 1722, 0, 4}, /* 3319 */
    {RT_TERM_SLICE, 3319, 122, 0, 1}, /* 3320 */
    {RT_TERM_LAND, 3300, 3320, 0, 0}, /* 3321 */
    {RT_TERM_LAND, 3321, 10, 0, 0}, /* 3322 */
    {RT_TERM_LNOT, 3320, 0, 0, 0}, /* 3323 */
    {RT_TERM_LAND, 3300, 3323, 0, 0}, /* 3324 */
    {RT_TERM_LAND, 3324, 10, 0, 0}, /* 3325 */
    {RT_TERM_SLICE, 3304, 1732, 0, 4}, /* 3326 */
    {RT_TERM_SLICE, 3326, 122, 0, 1}, /* 3327 */
    {RT_TERM_LAND, 3300, 3327, 0, 0}, /* 3328 */
    {RT_TERM_LAND, 3328, 10, 0, 0}, /* 3329 */
    {RT_TERM_LNOT, 3327, 0, 0, 0}, /* 3330 */
    {RT_TERM_LAND, 3300, 3330, 0, 0}, /* 3331 */
    {RT_TERM_LAND, 3331, 10, 0, 0}, /* 3332 */
    {RT_TERM_LAND, 3300, 715, 0, 0}, /* 3333 */
    {RT_TERM_LNOT, 715, 0, 0, 0}, /* 3334 */
    {RT_TERM_LAND, 3300, 3334, 0, 0}, /* 3335 */
    {RT_TERM_LAND, 3335, 10, 0, 0}, /* 3336 */
    {RT_TERM_LAND, 669, 70, 0, 0}, /* 3337 */
    {RT_TERM_COND, 18, 767, 2571, 0}, /* 3338 */
    {RT_TERM_COND, 10, 5, 3338, 0}, /* 3339 */
    {RT_TERM_LAND, 3339, 70, 0, 0}, /* 3340 */
    {RT_TERM_LAND, 3340, 294, 0, 0}, /* 3341 */
    {RT_TERM_LAND, 3340, 1618, 0, 0}, /* 3342 */
    {RT_TERM_COND, 0, 3002, 3003, 0}, /* 3343 */
    {RT_TERM_COND, 4, 5, 3343, 0}, /* 3344 */
    {RT_TERM_LAND, 3344, 13, 0, 0}, /* 3345 */
    {RT_TERM_LAND, 3345, 10, 0, 0}, /* 3346 */
    {RT_TERM_LAND, 3346, 120, 0, 0}, /* 3347 */
    {RT_TERM_LAND, 3346, 2081, 0, 0}, /* 3348 */
    {RT_TERM_BNOT, 3047, 0, 0, 0}, /* 3349 */
    {RT_TERM_SLICE, 3349, 2, 0, 32}, /* 3350 */
    {RT_TERM_COND, 120, 3350, 3047, 0}, /* 3351 */
    {RT_TERM_COND, 10, 3351, 82, 0}, /* 3352 */
    {RT_TERM_SLICE, 3352, 1196, 0, 1}, /* 3353 */
    {RT_TERM_LAND, 3345, 3353, 0, 0}, /* 3354 */
    {RT_TERM_LAND, 3354, 10, 0, 0}, /* 3355 */
    {RT_TERM_LAND, 3355, 120, 0, 0}, /* 3356 */
    {RT_TERM_LAND, 3355, 2081, 0, 0}, /* 3357 */
    {RT_TERM_LAND, 13, 3353, 0, 0}, /* 3358 */
    {RT_TERM_LNOT, 3358, 0, 0, 0}, /* 3359 */
    {RT_TERM_LAND, 3344, 3359, 0, 0}, /* 3360 */
    {RT_TERM_LAND, 3360, 10, 0, 0}, /* 3361 */
    {RT_TERM_LAND, 3361, 120, 0, 0}, /* 3362 */
    {RT_TERM_LAND, 3361, 2081, 0, 0}, /* 3363 */
    {RT_TERM_BNOT, 3352, 0, 0, 0}, /* 3364 */
    {RT_TERM_SLICE, 3364, 2, 0, 32}, /* 3365 */
    {RT_TERM_SLICE, 3352, 2, 0, 32}, /* 3366 */
    {RT_TERM_COND, 3358, 3365, 3366, 0}, /* 3367 */
    {RT_TERM_EQ, 3367, 2, 0, 0}, /* 3368 */
    {RT_TERM_LNOT, 3368, 0, 0, 0}, /* 3369 */
    {RT_TERM_LAND, 3344, 3369, 0, 0}, /* 3370 */
    {RT_TERM_LAND, 3370, 294, 0, 0}, /* 3371 */
    {RT_TERM_LAND, 3371, 13, 0, 0}, /* 3372 */
    {RT_TERM_LAND, 3372, 10, 0, 0}, /* 3373 */
    {RT_TERM_LAND, 3373, 120, 0, 0}, /* 3374 */
    {RT_TERM_LAND, 3373, 2081, 0, 0}, /* 3375 */
    {RT_TERM_LAND, 3372, 3353, 0, 0}, /* 3376 */
    {RT_TERM_LAND, 3376, 10, 0, 0}, /* 3377 */
    {RT_TERM_LAND, 3377, 120, 0, 0}, /* 3378 */
    {RT_TERM_LAND, 3377, 2081, 0, 0}, /* 3379 */
    {RT_TERM_LAND, 3371, 3359, 0, 0}, /* 3380 */
    {RT_TERM_LAND, 3380, 10, 0, 0}, /* 3381 */
    {RT_TERM_LAND, 3381, 120, 0, 0}, /* 3382 */
    {RT_TERM_LAND, 3381, 2081, 0, 0}, /* 3383 */
    {RT_TERM_LAND, 3370, 1618, 0, 0}, /* 3384 */
    {RT_TERM_LAND, 3384, 13, 0, 0}, /* 3385 */
    {RT_TERM_LAND, 3385, 10, 0, 0}, /* 3386 */
    {RT_TERM_LAND, 3386, 120, 0, 0}, /* 3387 */
    {RT_TERM_LAND, 3386, 2081, 0, 0}, /* 3388 */
    {RT_TERM_LAND, 3385, 3353, 0, 0}, /* 3389 */
    {RT_TERM_LAND, 3389, 10, 0, 0}, /* 3390 */
    {RT_TERM_LAND, 3390, 120, 0, 0}, /* 3391 */
    {RT_TERM_LAND, 3390, 2081, 0, 0}, /* 3392 */
    {RT_TERM_LAND, 3384, 3359, 0, 0}, /* 3393 */
    {RT_TERM_LAND, 3393, 10, 0, 0}, /* 3394 */
    {RT_TERM_LAND, 3394, 120, 0, 0}, /* 3395 */
    {RT_TERM_LAND, 3394, 2081, 0, 0}, /* 3396 */
    {RT_TERM_LAND, 3344, 2167, 0, 0}, /* 3397 */
    {RT_TERM_LAND, 3397, 10, 0, 0}, /* 3398 */
    {RT_TERM_LAND, 3398, 120, 0, 0}, /* 3399 */
    {RT_TERM_LAND, 3398, 2081, 0, 0}, /* 3400 */
    {RT_TERM_COND, 0, 2636, 2637, 0}, /* 3401 */
    {RT_TERM_COND, 4, 5, 3401, 0}, /* 3402 */
    {RT_TERM_LAND, 3402, 294, 0, 0}, /* 3403 */
    {RT_TERM_LAND, 3403, 13, 0, 0}, /* 3404 */
    {RT_TERM_LAND, 3404, 10, 0, 0}, /* 3405 */
    {RT_TERM_LAND, 3403, 532, 0, 0}, /* 3406 */
    {RT_TERM_LAND, 3406, 10, 0, 0}, /* 3407 */
    {RT_TERM_LAND, 3402, 1618, 0, 0}, /* 3408 */
    {RT_TERM_LAND, 3408, 13, 0, 0}, /* 3409 */
    {RT_TERM_LAND, 3409, 10, 0, 0}, /* 3410 */
    {RT_TERM_LAND, 3408, 532, 0, 0}, /* 3411 */
    {RT_TERM_LAND, 3411, 10, 0, 0}, /* 3412 */
    {RT_TERM_LAND, 3010, 13, 0, 0}, /* 3413 */
    {RT_TERM_LAND, 3413, 10, 0, 0}, /* 3414 */
    {RT_TERM_LAND, 3010, 532, 0, 0}, /* 3415 */
    {RT_TERM_LAND, 3415, 10, 0, 0}, /* 3416 */
    {RT_TERM_COND, 0, 3011, 3012, 0}, /* 3417 */
    {RT_TERM_COND, 4, 5, 3417, 0}, /* 3418 */
    {RT_TERM_LAND, 3300, 4, 0, 0}, /* 3419 */
    {RT_TERM_LAND, 3300, 74, 0, 0}, /* 3420 */
    {RT_TERM_LAND, 3010, 10, 0, 0}, /* 3421 */
    {RT_TERM_COND, 0, 767, 2571, 0}, /* 3422 */
    {RT_TERM_COND, 4, 5, 3422, 0}, /* 3423 */
    {RT_TERM_LAND, 3423, 10, 0, 0}, /* 3424 */
    {RT_TERM_NE, 294, 1744, 0, 0}, /* 3425 */
    {RT_TERM_LOR, 13, 3425, 0, 0}, /* 3426 */
    {RT_TERM_LAND, 3426, 74, 0, 0}, /* 3427 */
    {RT_TERM_LAND, 3426, 77, 0, 0}, /* 3428 */
    {RT_TERM_LAND, 3426, 469, 0, 0}, /* 3429 */
    {RT_TERM_LAND, 469, 74, 0, 0}, /* 3430 */
    {RT_TERM_LAND, 469, 77, 0, 0}, /* 3431 */
    {RT_TERM_NE, 1195, 1195, 0, 0}, /* 3432 */
    {RT_TERM_LAND, 469, 3432, 0, 0}, /* 3433 */
    {RT_TERM_COND, 18, 502, 503, 0}, /* 3434 */
    {RT_TERM_COND, 10, 5, 3434, 0}, /* 3435 */
    {RT_TERM_LAND, 3435, 70, 0, 0}, /* 3436 */
    {RT_TERM_LAND, 3435, 74, 0, 0}, /* 3437 */
    {RT_TERM_LAND, 3435, 77, 0, 0}, /* 3438 */
    {RT_TERM_REG, 294, 0, 0, 7}, /* 3439 */
    {RT_TERM_REG, 2667, 0, 0, 7}, /* 3440 */
    {RT_TERM_COND, 74, 3439, 3440, 0}, /* 3441 */
    {RT_TERM_COND, 70, 3439, 3441, 0}, /* 3442 */
    {RT_TERM_NE, 3442, 3442, 0, 0}, /* 3443 */
    {RT_TERM_LAND, 3435, 3443, 0, 0}, /* 3444 */
    {RT_TERM_NE, 111, 1744, 0, 0}, /* 3445 */
    {RT_TERM_LAND, 879, 3445, 0, 0}, /* 3446 */
    {RT_TERM_LAND, 3446, 70, 0, 0}, /* 3447 */
    {RT_TERM_LAND, 3446, 313, 0, 0}, /* 3448 */
    {RT_TERM_LAND, 879, 13, 0, 0}, /* 3449 */
    {RT_TERM_LAND, 3449, 70, 0, 0}, /* 3450 */
    {RT_TERM_LAND, 3449, 313, 0, 0}, /* 3451 */
    {RT_TERM_LAND, 879, 532, 0, 0}, /* 3452 */
    {RT_TERM_LAND, 3452, 70, 0, 0}, /* 3453 */
    {RT_TERM_LAND, 3452, 313, 0, 0}, /* 3454 */
    {RT_TERM_LAND, 888, 3445, 0, 0}, /* 3455 */
    {RT_TERM_LAND, 3455, 309, 0, 0}, /* 3456 */
    {RT_TERM_LAND, 888, 13, 0, 0}, /* 3457 */
    {RT_TERM_LAND, 888, 532, 0, 0}, /* 3458 */
    {RT_TERM_LAND, 884, 354, 0, 0}, /* 3459 */
    {RT_TERM_LAND, 2202, 309, 0, 0}, /* 3460 */
    {RT_TERM_LAND, 2202, 354, 0, 0}, /* 3461 */
    {RT_TERM_LAND, 879, 356, 0, 0}, /* 3462 */
    {RT_TERM_LAND, 879, 457, 0, 0}, /* 3463 */
    {RT_TERM_LAND, 879, 74, 0, 0}, /* 3464 */
    {RT_TERM_LAND, 3464, 1, 0, 0}, /* 3465 */
    {RT_TERM_LNOT, 1, 0, 0, 0}, /* 3466 */
    {RT_TERM_LAND, 3464, 3466, 0, 0}, /* 3467 */
    {RT_TERM_LAND, 884, 356, 0, 0}, /* 3468 */
    {RT_TERM_LAND, 884, 457, 0, 0}, /* 3469 */
    {RT_TERM_LAND, 884, 74, 0, 0}, /* 3470 */
    {RT_TERM_LAND, 3470, 42, 0, 0}, /* 3471 */
    {RT_TERM_LAND, 3470, 1495, 0, 0}, /* 3472 */
    {RT_TERM_LAND, 741, 944, 0, 0}, /* 3473 */
    {RT_TERM_LAND, 741, 1742, 0, 0}, /* 3474 */
    {RT_TERM_LAND, 3474, 1751, 0, 0}, /* 3475 */
    {RT_TERM_LAND, 3474, 2583, 0, 0}, /* 3476 */
    {RT_TERM_BXOR, 357, 26, 0, 0}, /* 3477 */
    {RT_TERM_LNOT, 3477, 0, 0, 0}, /* 3478 */
    {RT_TERM_LAND, 3476, 3478, 0, 0}, /* 3479 */
    {RT_TERM_LAND, 741, 18, 0, 0}, /* 3480 */
    {RT_TERM_LAND, 741, 21, 0, 0}, /* 3481 */
    {RT_TERM_LAND, 3473, 3478, 0, 0}, /* 3482 */
    {RT_TERM_LAND, 3482, 18, 0, 0}, /* 3483 */
    {RT_TERM_LAND, 3482, 21, 0, 0}, /* 3484 */
    {RT_TERM_LAND, 3475, 18, 0, 0}, /* 3485 */
    {RT_TERM_LAND, 3475, 21, 0, 0}, /* 3486 */
    {RT_TERM_LAND, 3479, 18, 0, 0}, /* 3487 */
    {RT_TERM_LAND, 3479, 21, 0, 0}, /* 3488 */
    {RT_TERM_LNOT, 741, 0, 0, 0}, /* 3489 */
    {RT_TERM_LOR, 3477, 3489, 0, 0}, /* 3490 */
    {RT_TERM_LNOT, 3490, 0, 0, 0}, /* 3491 */
    {RT_TERM_LAND, 3476, 3491, 0, 0}, /* 3492 */
    {RT_TERM_LAND, 3492, 18, 0, 0}, /* 3493 */
    {RT_TERM_LAND, 3492, 21, 0, 0}, /* 3494 */
    {RT_TERM_LAND, 390, 532, 0, 0}, /* 3495 */
    {RT_TERM_LAND, 360, 13, 0, 0}, /* 3496 */
    {RT_TERM_LAND, 360, 532, 0, 0}, /* 3497 */
    {RT_TERM_LAND, 246, 1751, 0, 0}, /* 3498 */
    {RT_TERM_LAND, 3498, 944, 0, 0}, /* 3499 */
    {RT_TERM_LAND, 3499, 70, 0, 0}, /* 3500 */
    {RT_TERM_LAND, 3499, 356, 0, 0}, /* 3501 */
    {RT_TERM_LAND, 3498, 356, 0, 0}, /* 3502 */
    {RT_TERM_LAND, 3498, 1755, 0, 0}, /* 3503 */
    {RT_TERM_LAND, 3503, 356, 0, 0}, /* 3504 */
    {RT_TERM_LAND, 3498, 866, 0, 0}, /* 3505 */
    {RT_TERM_LAND, 3505, 356, 0, 0}, /* 3506 */
    {RT_TERM_LAND, 3498, 70, 0, 0}, /* 3507 */
    {RT_TERM_LAND, 246, 2583, 0, 0}, /* 3508 */
    {RT_TERM_LAND, 3508, 944, 0, 0}, /* 3509 */
    {RT_TERM_LAND, 3509, 70, 0, 0}, /* 3510 */
    {RT_TERM_LAND, 3509, 356, 0, 0}, /* 3511 */
    {RT_TERM_LAND, 3508, 1751, 0, 0}, /* 3512 */
    {RT_TERM_LAND, 3512, 356, 0, 0}, /* 3513 */
    {RT_TERM_LAND, 3508, 1755, 0, 0}, /* 3514 */
    {RT_TERM_LAND, 3514, 356, 0, 0}, /* 3515 */
    {RT_TERM_LAND, 3508, 866, 0, 0}, /* 3516 */
    {RT_TERM_LAND, 3516, 356, 0, 0}, /* 3517 */
    {RT_TERM_LAND, 3508, 70, 0, 0}, /* 3518 */
    {RT_TERM_COND, 70, 1202, 39, 0}, /* 3519 */
    {RT_TERM_SLICE, 3519, 1722, 0, 5}, /* 3520 */
    {RT_TERM_BAND, 536, 3520, 0, 0}, /* 3521 */
    {RT_TERM_COND, 356, 1697, 81, 0}, /* 3522 */
    {RT_TERM_SLICE, 3522, 2, 0, 5}, /* 3523 */
    {RT_TERM_BNOT, 3520, 0, 0, 0}, /* 3524 */
    {RT_TERM_BAND, 3523, 3524, 0, 0}, /* 3525 */
    {RT_TERM_BAND, 3525, 1196, 0, 0}, /* 3526 */
    {RT_TERM_BOR, 3521, 3526, 0, 0}, /* 3527 */
    {RT_TERM_SUB, 536, 3523, 0, 0}, /* 3528 */
    {RT_TERM_ADD, 536, 3523, 0, 0}, /* 3529 */
    {RT_TERM_BXOR, 536, 3523, 0, 0}, /* 3530 */
    {RT_TERM_COND, 866, 3530, 536, 0}, /* 3531 */
    {RT_TERM_COND, 1755, 3529, 3531, 0}, /* 3532 */
    {RT_TERM_COND, 1751, 3528, 3532, 0}, /* 3533 */
    {RT_TERM_COND, 944, 3527, 3533, 0}, /* 3534 */
    {RT_TERM_SLICE, 3519, 2, 0, 5}, /* 3535 */
    {RT_TERM_BAND, 3535, 3524, 0, 0}, /* 3536 */
    {RT_TERM_BAND, 3536, 1196, 0, 0}, /* 3537 */
    {RT_TERM_BOR, 3521, 3537, 0, 0}, /* 3538 */
    {RT_TERM_GE, 3534, 3538, 0, 0}, /* 3539 */
    {RT_TERM_LE, 3534, 3538, 0, 0}, /* 3540 */
    {RT_TERM_COND, 1751, 3539, 3540, 0}, /* 3541 */
    {RT_TERM_LAND, 246, 3541, 0, 0}, /* 3542 */
    {RT_TERM_LAND, 3542, 944, 0, 0}, /* 3543 */
    {RT_TERM_LAND, 3543, 70, 0, 0}, /* 3544 */
    {RT_TERM_LAND, 3543, 356, 0, 0}, /* 3545 */
    {RT_TERM_LAND, 3542, 1751, 0, 0}, /* 3546 */
    {RT_TERM_LAND, 3546, 356, 0, 0}, /* 3547 */
    {RT_TERM_LAND, 3542, 1755, 0, 0}, /* 3548 */
    {RT_TERM_LAND, 3548, 356, 0, 0}, /* 3549 */
    {RT_TERM_LAND, 3542, 866, 0, 0}, /* 3550 */
    {RT_TERM_LAND, 3550, 356, 0, 0}, /* 3551 */
    {RT_TERM_GE, 3534, 2, 0, 0}, /* 3552 */
    {RT_TERM_LAND, 3542, 3552, 0, 0}, /* 3553 */
    {RT_TERM_LAND, 3553, 944, 0, 0}, /* 3554 */
    {RT_TERM_LAND, 3554, 70, 0, 0}, /* 3555 */
    {RT_TERM_LAND, 3554, 356, 0, 0}, /* 3556 */
    {RT_TERM_LAND, 3553, 1751, 0, 0}, /* 3557 */
    {RT_TERM_LAND, 3557, 356, 0, 0}, /* 3558 */
    {RT_TERM_LAND, 3553, 1755, 0, 0}, /* 3559 */
    {RT_TERM_LAND, 3559, 356, 0, 0}, /* 3560 */
    {RT_TERM_LAND, 3553, 866, 0, 0}, /* 3561 */
    {RT_TERM_LAND, 3561, 356, 0, 0}, /* 3562 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 3563 */
    {RT_TERM_LT, 3534, 3563, 0, 0}, /* 3564 */
    {RT_TERM_LAND, 3553, 3564, 0, 0}, /* 3565 */
    {RT_TERM_LAND, 3565, 944, 0, 0}, /* 3566 */
    {RT_TERM_LAND, 3566, 70, 0, 0}, /* 3567 */
    {RT_TERM_LAND, 3566, 356, 0, 0}, /* 3568 */
    {RT_TERM_LAND, 3565, 1751, 0, 0}, /* 3569 */
    {RT_TERM_LAND, 3569, 356, 0, 0}, /* 3570 */
    {RT_TERM_LAND, 3565, 1755, 0, 0}, /* 3571 */
    {RT_TERM_LAND, 3571, 356, 0, 0}, /* 3572 */
    {RT_TERM_LAND, 3565, 866, 0, 0}, /* 3573 */
    {RT_TERM_LAND, 3573, 356, 0, 0}, /* 3574 */
    {RT_TERM_LAND, 2176, 356, 0, 0}, /* 3575 */
    {RT_TERM_LAND, 2176, 409, 0, 0}, /* 3576 */
    {RT_TERM_LAND, 476, 409, 0, 0}, /* 3577 */
    {RT_TERM_REG, 111, 0, 0, 0}, /* 3578 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 3579 */
    {RT_TERM_REG, 40, 0, 0, 1}, /* 3580 */
    {RT_TERM_COND, 400, 536, 3580, 0}, /* 3581 */
    {RT_TERM_COND, 457, 536, 3581, 0}, /* 3582 */
    {RT_TERM_COND, 355, 81, 3582, 0}, /* 3583 */
    {RT_TERM_COND, 354, 3579, 3583, 0}, /* 3584 */
    {RT_TERM_COND, 356, 3578, 3584, 0}, /* 3585 */
    {RT_TERM_SLICE, 3585, 2, 0, 32}, /* 3586 */
    {RT_TERM_SLICE, 3586, 2, 0, 1}, /* 3587 */
    {RT_TERM_LAND, 476, 3587, 0, 0}, /* 3588 */
    {RT_TERM_MUL, 1722, 294, 0, 0}, /* 3589 */
    {RT_TERM_SLICE, 3586, 5, 0, 1}, /* 3590 */
    {RT_TERM_LAND, 476, 3590, 0, 0}, /* 3591 */
    {RT_TERM_SLICE, 3586, 27, 0, 1}, /* 3592 */
    {RT_TERM_LAND, 476, 3592, 0, 0}, /* 3593 */
    {RT_TERM_SLICE, 3586, 122, 0, 1}, /* 3594 */
    {RT_TERM_LAND, 476, 3594, 0, 0}, /* 3595 */
    {RT_TERM_SLICE, 3586, 107, 0, 1}, /* 3596 */
    {RT_TERM_LAND, 476, 3596, 0, 0}, /* 3597 */
    {RT_TERM_SLICE, 3586, 29, 0, 1}, /* 3598 */
    {RT_TERM_LAND, 476, 3598, 0, 0}, /* 3599 */
    {RT_TERM_SLICE, 3586, 32, 0, 1}, /* 3600 */
    {RT_TERM_LAND, 476, 3600, 0, 0}, /* 3601 */
    {RT_TERM_SHL, 5, 536, 0, 0}, /* 3602 */
    {RT_TERM_SUB, 3602, 5, 0, 0}, /* 3603 */
    {RT_TERM_SHL, 27, 536, 0, 0}, /* 3604 */
    {RT_TERM_SUB, 3604, 5, 0, 0}, /* 3605 */
    {RT_TERM_BNOT, 3605, 0, 0, 0}, /* 3606 */
    {RT_TERM_SLICE, 3606, 2, 0, 32}, /* 3607 */
    {RT_TERM_BNOT, 3603, 0, 0, 0}, /* 3608 */
    {RT_TERM_SLICE, 3608, 2, 0, 32}, /* 3609 */
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
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 690, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 694, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 695, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 697, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 698, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 701, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 702, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 705, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 700, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 707, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 708, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 710, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 711, 26, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 712, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 713, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 714, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 719, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 720, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 722, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 723, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 724, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 726, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 727, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 729, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 730, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 731, 81, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 725, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 733, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 734, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 736, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 737, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 738, 81, 2, 1},
};
static const struct rt_use uses_bra_div[] = {
    {RT_USE_READ, 0, 0, -1, 1, 5, 120, 2, 32},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 739, 536, 2, 0},
};
static const struct rt_use uses_jmp_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 694, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 695, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 697, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 698, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 701, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 702, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 705, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 700, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 707, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 708, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 710, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 711, 26, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 742, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 743, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 747, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 748, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 750, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 751, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 753, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 754, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 756, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 757, 294, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 752, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 759, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 760, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 762, 294, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 763, 294, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 764, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 765, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 766, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 772, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 773, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 775, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 776, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 777, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 779, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 780, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 782, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 783, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 784, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 778, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 786, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 787, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 789, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 790, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 791, 120, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 797, 799, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 797, 497, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 800, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 801, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 803, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 804, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 806, 799, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 806, 497, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 807, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 808, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 810, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 811, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 805, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 813, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 814, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 816, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 817, 111, 2, 1},
};
static const struct rt_use uses_brxu_brxu[] = {
    {RT_USE_READ, 0, 0, -1, 1, 5, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 5, 497, 2, 32},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 792, 536, 2, 0},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 742, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 743, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 821, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 822, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 824, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 825, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 827, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 828, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 830, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 831, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 826, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 833, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 834, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 836, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 837, 111, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 432, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 433, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 800, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 801, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 803, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 804, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 807, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 808, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 810, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 811, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 805, 536, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 813, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 814, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 816, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 817, 111, 2, 1},
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
    {RT_USE_READ, 0, 0, -1, 0, 840, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 842, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 844, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 849, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2f_dw[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 849, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2f_df[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 840, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 842, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 844, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2f_nd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 840, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 840, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 842, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 842, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 844, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 844, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 856, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 857, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 858, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 859, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 855, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2i_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 849, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 1, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2i_hd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 856, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 857, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 858, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 859, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 855, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 855, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2i_sd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 849, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 1, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_f2i_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 847, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 849, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 849, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 850, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 861, 121, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 862, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 863, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 864, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 865, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_i2f_bd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 862, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 863, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_i2f_wd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 864, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 865, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_i2f_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 864, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 864, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 865, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 865, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 867, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_frnd_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 840, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 842, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 844, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 870, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 871, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 872, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 873, 48, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 869, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_frnd_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 870, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 870, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 871, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 871, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 872, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 872, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 873, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 873, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 869, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 869, 497, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 876, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 875, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 879, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 880, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 881, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 884, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 885, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 884, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_f2fp_m[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 880, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 881, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 879, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 888, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 889, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 894, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 895, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 896, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 894, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 894, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 884, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 897, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 884, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 477, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 898, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 900, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 901, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 902, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 900, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 900, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 903, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 903, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 904, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 904, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 247, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 247, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 249, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 906, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 906, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 907, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 907, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 908, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 908, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 909, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 909, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 840, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 840, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 841, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 910, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 910, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 911, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 911, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 912, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 912, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 914, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 914, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 923, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 923, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 924, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 924, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 925, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 925, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 926, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 926, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 927, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 927, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 928, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 928, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 929, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 929, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 931, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 931, 930, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 922, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 922, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 936, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 936, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 937, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 937, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 938, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 938, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 939, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 939, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 940, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 940, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 941, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 941, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 935, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 935, 490, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 948, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 948, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 949, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 949, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 950, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 950, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 951, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 951, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 952, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 952, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 953, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 953, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 947, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 947, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 955, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 955, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 956, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 956, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 957, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 957, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 958, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 958, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 959, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 959, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 960, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 960, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 954, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 954, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 954, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 962, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 962, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 963, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 963, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 964, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 964, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 965, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 965, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 966, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 966, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 967, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 967, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 970, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 972, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 972, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 973, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 973, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 974, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 974, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 975, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 975, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 976, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 976, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 977, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 977, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 979, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 981, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 981, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 982, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 982, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 983, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 983, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 984, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 984, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 985, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 985, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 986, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 986, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 980, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 943, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 987, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 988, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 943, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 991, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 992, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 993, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 994, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 995, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 996, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 998, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 999, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1000, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1001, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1002, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1003, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1006, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1007, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1008, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1010, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1011, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 855, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1016, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1017, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1018, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1019, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1020, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1021, 851, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1015, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1025, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1026, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1027, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1028, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1029, 851, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1023, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1032, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1033, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1034, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1035, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1036, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1037, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1040, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1041, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1042, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1043, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1044, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1047, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1048, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1049, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1050, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1051, 851, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1013, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1058, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1061, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1062, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1063, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1064, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1065, 916, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1057, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1067, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1068, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1069, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1070, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1071, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1072, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 916, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1076, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1077, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1078, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1079, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1080, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1081, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1082, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1083, 916, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1085, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1086, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1087, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1088, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1089, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1090, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1091, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1092, 916, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1056, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1094, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1095, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1096, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1097, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1098, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1099, 851, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1093, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1101, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1102, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1103, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1104, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1105, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1106, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1108, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1110, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1111, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1112, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1113, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1115, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1116, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1117, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1118, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1119, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1120, 851, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 922, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1121, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1122, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1135, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1136, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1137, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1138, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1140, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1142, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1134, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1134, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1145, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1146, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1148, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1149, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1150, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1151, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1155, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1158, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1159, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1160, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1161, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1162, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1163, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1166, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1167, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1168, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1169, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1170, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1171, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1125, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1173, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1174, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1175, 536, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1176, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1178, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1179, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1180, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1181, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1056, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1056, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1056, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1184, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1188, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1191, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1192, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1193, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1194, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1222, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1224, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1225, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1227, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1228, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1229, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1230, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1233, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1235, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1236, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1238, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1239, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1240, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1241, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1183, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1243, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1244, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1245, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1246, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1247, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1248, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1242, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1242, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1252, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1253, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1254, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1255, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1256, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1257, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1259, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1260, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1261, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1262, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1263, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1264, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1265, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1267, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1268, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1269, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1270, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1271, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1272, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1266, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 943, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1274, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1275, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1276, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1277, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1278, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1279, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1273, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1273, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1273, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1281, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1282, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1283, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1284, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1285, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1286, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1287, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1289, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1290, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1291, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1292, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1293, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1294, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1295, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1297, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1298, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1299, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1300, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1301, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1302, 851, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1296, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1056, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1303, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1304, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1056, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 870, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 871, 111, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1305, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1306, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1307, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1308, 48, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 2, 869, 13, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 846, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1321, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1321, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1321, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1310, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1322, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1323, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 909, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1324, 12, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 2, 904, 26, 2, 1},
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
    {RT_USE_READ, 0, 8, -1, 2, 1325, 1326, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1327, 1326, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1333, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1334, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1335, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1336, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1338, 1339, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1341, 1339, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1332, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1342, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1344, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1350, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1351, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1352, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1353, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1355, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1357, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1358, 1359, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1360, 1359, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1349, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1361, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1362, 536, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1363, 1364, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1365, 1364, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1371, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1372, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1373, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1374, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1376, 1377, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1379, 1377, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1370, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1380, 1381, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1382, 1381, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1388, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1389, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1390, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1391, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1392, 1339, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1393, 1339, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1394, 1377, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1395, 1377, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1387, 1343, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1387, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1361, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1362, 536, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1396, 1397, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1398, 1397, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1404, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1405, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1406, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1407, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1409, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1410, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1403, 1364, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1403, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1411, 1339, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1412, 1339, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1418, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1419, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1420, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1421, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1422, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1424, 916, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1425, 1052, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1426, 1052, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1417, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1173, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1427, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1428, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1411, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1412, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1431, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1432, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1433, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1434, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1435, 890, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1436, 890, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 1430, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1173, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1121, 1377, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1122, 1377, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1441, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1442, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1443, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1444, 39, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1445, 916, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1446, 916, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1447, 1052, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1448, 1052, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1440, 1326, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1440, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1173, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1427, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1428, 536, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1121, 1339, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1122, 1339, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1451, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1452, 120, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1453, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1454, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1455, 890, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1456, 890, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1450, 1457, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1450, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1173, 536, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1363, 1397, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1365, 1397, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1460, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1461, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1462, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1463, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1464, 1359, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1465, 1359, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1459, 1364, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1459, 81, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1363, 1343, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1365, 1343, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1468, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1469, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1470, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1471, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1472, 1473, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1474, 1473, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1467, 1397, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1467, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1467, 82, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1363, 1473, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1365, 1473, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1479, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1480, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1481, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1482, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1483, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1484, 1326, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1478, 1359, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1478, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 932, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 933, 536, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1485, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1486, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1488, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1490, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1492, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1493, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1494, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1496, 851, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 943, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 943, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 943, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1121, 1326, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1122, 1326, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1499, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1500, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1502, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1503, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1505, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1506, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1507, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1508, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1498, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1498, 1339, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1498, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1498, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1498, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1172, 536, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 476, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1509, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1510, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 875, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1511, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1513, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 875, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1514, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1515, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1517, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1519, 294, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 875, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1520, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1521, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 875, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1524, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1525, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1526, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1528, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1523, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 46, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1530, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1531, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 46, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1532, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1533, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1534, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1535, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1537, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1541, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1545, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1546, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1547, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1548, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1549, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1550, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1550, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1551, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1551, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1543, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1543, 1552, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1557, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1557, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1558, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1560, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1560, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1561, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1561, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1563, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1563, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1564, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1564, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1559, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1559, 1552, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1567, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1568, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1569, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1572, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1573, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1573, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1566, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1575, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1579, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1580, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1581, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1582, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1583, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1583, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1584, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1584, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1576, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1576, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1576, 1552, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1585, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1585, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1586, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1586, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1588, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1588, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 848, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1591, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1591, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1592, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1592, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1594, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1594, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1595, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1595, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1590, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1590, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1590, 1552, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1532, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1533, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1534, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1535, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1537, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1540, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1541, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 900, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1554, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1557, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1557, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1558, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1567, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1568, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1569, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1572, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1573, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1573, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1566, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1575, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1566, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1585, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1585, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1586, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1586, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1588, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1588, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 184, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 848, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1597, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1598, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1599, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1597, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1597, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1600, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1601, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1602, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1600, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1604, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1605, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1606, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1607, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1605, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1609, 916, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1610, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1614, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1614, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1616, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1617, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1620, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1621, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1624, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1624, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1626, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1627, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1629, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1630, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1632, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1632, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1634, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1635, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1637, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1638, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1640, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1640, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1642, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1643, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1645, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1646, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1648, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1648, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1650, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1651, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1653, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1654, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1655, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1655, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1657, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1658, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1660, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1661, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1612, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1665, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1666, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1668, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1670, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1671, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1672, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1673, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1674, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1675, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1676, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1677, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1679, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1680, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1681, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1682, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1684, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1685, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1686, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1687, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1688, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1689, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1690, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1691, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1663, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1695, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1696, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1706, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1706, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1707, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1708, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1710, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1710, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1711, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1712, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1715, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1715, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1716, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1717, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1719, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1719, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1720, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1721, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1725, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1725, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1726, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1727, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1729, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1729, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1730, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1731, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1735, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1735, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1736, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1737, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1739, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1739, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1740, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1741, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1694, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1746, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1747, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1748, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1746, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1746, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1750, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1750, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1753, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1754, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1757, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1758, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1760, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1761, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1764, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1765, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1768, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1769, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1772, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1773, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1750, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1776, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1780, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1781, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1780, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1783, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1784, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1783, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1787, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1788, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1787, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1790, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1791, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1790, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1794, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1795, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1794, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1797, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1798, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1797, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1801, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1802, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1801, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1804, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1805, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1804, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1776, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1807, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1807, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1808, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1807, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1809, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1810, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1811, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1812, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1813, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1814, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1815, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1816, 120, 2, 2},
    {RT_USE_WRITE, 0, 1, -1, 0, 1809, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 888, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1818, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1821, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1822, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1825, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1826, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1827, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1825, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1825, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1825, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1829, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1830, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1831, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1832, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1833, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1834, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1851, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1852, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1853, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1854, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1855, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1856, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1862, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1866, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1867, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1868, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1869, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1870, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1871, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1873, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1874, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1875, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1876, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1877, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1878, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1880, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1883, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1884, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1885, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1886, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1887, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1888, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1890, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1891, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1892, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1893, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1894, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1895, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1882, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1824, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1896, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1897, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1824, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1900, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1901, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1902, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1900, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1900, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1906, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1907, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1909, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1914, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1919, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1920, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1921, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1922, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1923, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1924, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1926, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1927, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1928, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1929, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1930, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1931, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1934, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1937, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1938, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1939, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1940, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1942, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1945, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1947, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1948, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1949, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1950, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1951, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1952, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1954, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1956, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1957, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1959, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1961, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1963, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1964, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1965, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1966, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1968, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1971, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1973, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1974, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1975, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1976, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1977, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1978, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1980, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1981, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1982, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1983, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1984, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1985, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1962, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1986, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1987, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1900, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1901, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1902, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1900, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1988, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1989, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1906, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1907, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1909, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1991, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1992, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1993, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1994, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1995, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1996, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1997, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1937, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1938, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1939, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1940, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1942, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1999, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2000, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2001, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2002, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2003, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2004, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2005, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1963, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1964, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1965, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1966, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1968, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2007, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2008, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2009, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2010, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2011, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2012, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1962, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2013, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2014, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1900, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1901, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1902, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1900, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1988, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1989, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1900, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1904, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1905, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1906, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1907, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1908, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1909, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2015, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2016, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1919, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1920, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1921, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1922, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1923, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1924, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1926, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1927, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1928, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1929, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1930, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1931, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2022, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1937, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1938, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1939, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1940, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1942, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2023, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2024, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1947, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1948, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1949, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1950, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1951, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1952, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1954, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1956, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1957, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1959, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2026, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1963, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1964, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1965, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1966, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1967, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1968, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2027, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2028, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1973, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1974, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1975, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1976, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1977, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1978, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1980, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1981, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1982, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1983, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1984, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1985, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1962, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2029, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2030, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1899, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2031, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2032, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2034, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2035, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2037, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2038, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2039, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2040, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2041, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2043, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2044, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2046, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2047, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1013, 851, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1013, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2048, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2049, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2049, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2050, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2050, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2052, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2053, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2055, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2056, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2057, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2060, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2060, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2061, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2061, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2063, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2064, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2066, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2067, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2059, 890, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2059, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2068, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2069, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2070, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 478, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2071, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2072, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 888, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 888, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2073, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2074, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2075, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2077, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2078, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 246, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 401, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 398, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2080, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2082, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2084, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2085, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2102, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2103, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2105, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2106, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2111, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2112, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2114, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2115, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2126, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2127, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2129, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2130, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2133, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2134, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2136, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2137, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2140, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2141, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2143, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2144, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2148, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2149, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2151, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2152, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2155, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2156, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2158, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2159, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2162, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2163, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2165, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2166, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2170, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2171, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2173, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2174, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2168, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2168, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2177, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2179, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2180, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2182, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2183, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2184, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2186, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2187, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2189, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2190, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2176, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2192, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2193, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2195, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2196, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2191, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2194, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1775, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2199, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2200, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2198, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2202, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2205, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2206, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2207, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2208, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2209, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2210, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2213, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2214, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2215, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2216, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2217, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2218, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2202, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 2, 2219, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2222, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2224, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2224, 283, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 2225, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2226, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2226, 283, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2227, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2228, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2229, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2230, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2231, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2232, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 187, 2233, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 2233, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1587, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2234, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2235, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2235, 226, 2, 32},
};
static const struct rt_use uses_ldg_tz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2033, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2236, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2237, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2238, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2240, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 2233, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 2233, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2241, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2242, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2242, 226, 2, 32},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2243, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2243, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2244, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2245, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2245, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2246, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2247, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2247, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2247, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2248, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2249, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2249, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2249, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2250, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2251, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2252, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2253, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2254, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2255, 2256, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2257, 2256, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 2258, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 855, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2259, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2260, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2260, 226, 2, 32},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 901, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 901, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2261, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2262, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2262, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2263, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2264, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2264, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2264, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2265, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2266, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2266, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2266, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2267, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 902, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2268, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2270, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2271, 2256, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2272, 2256, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 900, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 900, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2273, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2274, 223, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2274, 226, 2, 32},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2275, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2276, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1555, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2277, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2278, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2279, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 200, 2280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 2280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1558, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2282, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2284, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2284, 137, 2, 32},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2287, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2287, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2288, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2289, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2289, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2290, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2291, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2291, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2292, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2293, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2293, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2293, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2294, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2295, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2295, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2296, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2296, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2297, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2297, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2298, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2298, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2298, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2298, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2299, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2299, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2301, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2301, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2302, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2302, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2304, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2304, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2306, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2306, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2307, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2307, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2308, 2280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2309, 2280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 2310, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2286, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2312, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2314, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2314, 151, 2, 32},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2317, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2318, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2319, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2320, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2321, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2322, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2316, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2323, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2324, 136, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2324, 137, 2, 32},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2325, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2326, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2327, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2328, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2329, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2330, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2331, 2332, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2333, 2332, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2334, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2335, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2335, 283, 2, 32},
};
static const struct rt_use uses_ld_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2227, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2227, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2228, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2229, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2229, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2230, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2231, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2231, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2231, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2232, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2336, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2336, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2336, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2337, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2338, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2339, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2340, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2341, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 187, 2233, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 2233, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2234, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2235, 281, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2235, 283, 2, 32},
};
static const struct rt_use uses_ld_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2342, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2343, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2219, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2344, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2345, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2346, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 231, 2347, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 2347, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 228, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2348, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2349, 150, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2349, 151, 2, 32},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2352, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2352, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2353, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2354, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2354, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2355, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2356, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2356, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2356, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2357, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2358, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2358, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2358, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2359, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2360, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2360, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2361, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2361, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2362, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2363, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2363, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2364, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2364, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2365, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2365, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2366, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2366, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2367, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2367, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2368, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2368, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2369, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2369, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2370, 2347, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2371, 2347, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2351, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2372, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2373, 2374, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2373, 2375, 2, 32},
};
static const struct rt_use uses_stg_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2378, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2379, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2380, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2381, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2382, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2383, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2377, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2387, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2389, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2391, 226, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2392, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2392, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2392, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2393, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2394, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2395, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2396, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2397, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2398, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2399, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2400, 135, 2, 32},
};
static const struct rt_use uses_stg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2401, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 481, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2402, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2403, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 398, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2404, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2405, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2406, 137, 2, 32},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2408, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2409, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2409, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2410, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2411, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2411, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2411, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2412, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2413, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2413, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2413, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2414, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2415, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2415, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2416, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2416, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2417, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2417, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2417, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2417, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2419, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2419, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2419, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2419, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2421, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2421, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2423, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2423, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 336, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 336, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2424, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2424, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2425, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2425, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2426, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2426, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 333, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2431, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2433, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2435, 137, 2, 32},
};
static const struct rt_use uses_ldl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2436, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2437, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2437, 328, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 2438, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2439, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2439, 328, 2, 32},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2440, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2440, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 432, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 433, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 433, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2441, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2441, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2442, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2443, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2444, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2445, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2446, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2446, 328, 2, 32},
};
static const struct rt_use uses_stl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2447, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2448, 2374, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2449, 2375, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2450, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2451, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2452, 151, 2, 32},
};
static const struct rt_use uses_stl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2440, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2440, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 432, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 433, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 433, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2441, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2441, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2442, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2443, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2444, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 290, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2453, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2454, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2455, 151, 2, 32},
};
static const struct rt_use uses_lds_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2456, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2457, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2458, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 741, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2459, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2460, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2460, 328, 2, 32},
};
static const struct rt_use uses_lds_vz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 512, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 406, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2461, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2462, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2462, 2464, 2, 32},
};
static const struct rt_use uses_lds_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 291, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2465, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2466, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2467, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2467, 328, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 2468, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2469, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2469, 2464, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 2470, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2471, 328, 2, 32},
};
static const struct rt_use uses_lds_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 876, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 876, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2472, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2472, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2473, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2473, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2474, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2474, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 877, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2475, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2475, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 875, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 875, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2476, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2477, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2477, 2464, 2, 32},
};
static const struct rt_use uses_lds_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2456, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2457, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2458, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2478, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 741, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2459, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2460, 2479, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2460, 2480, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2465, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2465, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2481, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2481, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2482, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2482, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 290, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2466, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2467, 2479, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2467, 2480, 2, 32},
};
static const struct rt_use uses_sts_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 456, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 367, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 368, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 366, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2488, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2490, 2463, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2492, 2464, 2, 32},
};
static const struct rt_use uses_sts_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2493, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2494, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2495, 2374, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2496, 2375, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2497, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2497, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 410, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 410, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 406, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2498, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2499, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2500, 151, 2, 32},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2502, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2503, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2501, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2505, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2508, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2509, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2512, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2521, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2522, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2520, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2523, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2526, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2530, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2534, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2538, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2542, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2545, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2524, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2524, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2549, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2552, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2555, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2558, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2561, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2563, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2547, 111, 2, 32},
};
static const struct rt_use uses_ldc_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2502, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2502, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2503, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2503, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2564, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2501, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2505, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2508, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2508, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2509, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2509, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2565, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 407, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 406, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2524, 301, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2567, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2568, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2568, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2570, 294, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2574, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2574, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2573, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2577, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2578, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2580, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2582, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2585, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2588, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2591, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2593, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2579, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2579, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2595, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2597, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2599, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2601, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2603, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2604, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2594, 294, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, 0, -1, 3, 354, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2607, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2607, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2606, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2612, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2613, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2615, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2617, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2619, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2621, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2623, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2624, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2614, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2614, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2626, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2628, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2630, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2632, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2634, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2635, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2625, 294, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2640, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2639, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2639, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2639, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2639, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2641, 490, 2, 32},
};
static const struct rt_use uses_ldsm_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2644, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2646, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2648, 328, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 2649, 301, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2650, 327, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2651, 328, 2, 32},
};
static const struct rt_use uses_stsm[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 470, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 509, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2644, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2646, 2374, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2648, 2375, 2, 32},
};
static const struct rt_use uses_ldgsts_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 847, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 848, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2652, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2652, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2652, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1587, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1587, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1587, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2653, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2653, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2654, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2654, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2654, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2654, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2655, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2655, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2656, 41, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 1, 189, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 189, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2661, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2661, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2663, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2663, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2664, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2664, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2229, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2231, 1, 2, 1},
};
static const struct rt_use uses_ldgsts_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2665, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2665, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2039, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2039, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2033, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2033, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2033, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2237, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2237, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2237, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 1, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2666, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 449, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 450, 2667, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 448, 13, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2669, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2670, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2671, 2667, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2668, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2675, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2675, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2683, 2673, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2683, 2684, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2683, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2683, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2687, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2688, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2689, 2667, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2686, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2686, 490, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2059, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2701, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2703, 2704, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2705, 890, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2706, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2059, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2710, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2712, 212, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2714, 213, 2, 32},
};
static const struct rt_use uses_suld_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2715, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2716, 2704, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 185, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 187, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2229, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2717, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2718, 212, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2719, 213, 2, 32},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1566, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2729, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2731, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2732, 916, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2733, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1566, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2735, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2737, 132, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2739, 135, 2, 32},
};
static const struct rt_use uses_suld_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 839, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2740, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2741, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2742, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2331, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2327, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2743, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2744, 132, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2745, 135, 2, 32},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1597, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2746, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2747, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1597, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2748, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2749, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2750, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2751, 916, 2, 32},
};
static const struct rt_use uses_sust_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 9, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2752, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2753, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2754, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2755, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2756, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 11, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 19, 25, 2, 32},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2757, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2758, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2759, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2760, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2761, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2762, 851, 2, 32},
};
static const struct rt_use uses_sust_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 197, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2763, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2764, 223, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 197, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2765, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2766, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2767, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 198, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 200, 48, 2, 32},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1899, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2768, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2769, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1899, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2777, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2778, 890, 2, 32},
};
static const struct rt_use uses_sured_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 46, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2779, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2780, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2781, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 47, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 51, 1, 2, 32},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1339, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1339, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2783, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2784, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2785, 2786, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2783, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2789, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2790, 1457, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2783, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2783, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2791, 38, 2, 32},
};
static const struct rt_use uses_suatom_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2792, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2793, 2786, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2794, 930, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2795, 851, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2796, 851, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1523, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1523, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2797, 38, 2, 32},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1457, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1457, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2801, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2802, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2803, 2704, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2801, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2801, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2806, 2786, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2808, 2809, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2810, 1052, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2801, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2801, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2811, 50, 2, 32},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 900, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2812, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2813, 2704, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 900, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 900, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2814, 2786, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2815, 2809, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2816, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2271, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 900, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 900, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2817, 50, 2, 32},
};
static const struct rt_use uses_suquery_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 476, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2818, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2819, 2463, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 479, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 476, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 476, 111, 2, 32},
};
static const struct rt_use uses_suquery_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 469, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2820, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2821, 2463, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 469, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 469, 111, 2, 32},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 916, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 916, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2823, 930, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2823, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2823, 261, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2827, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2829, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2832, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1310, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2835, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2837, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1310, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1310, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2835, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2837, 2464, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2844, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2846, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2849, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2850, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2851, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2852, 2233, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2853, 2256, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2839, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2839, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2850, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2851, 2464, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_hmma_sp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2839, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2850, 212, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2851, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2852, 2233, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2853, 2256, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2839, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2839, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2850, 2463, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2851, 2464, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1663, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2865, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2867, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2869, 151, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1663, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2873, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1663, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1663, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2877, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2879, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2880, 2332, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2881, 2233, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1663, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1663, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2877, 2374, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2879, 2375, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2883, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2886, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2888, 327, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2890, 328, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2883, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2893, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2883, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2883, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2896, 136, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2898, 137, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2883, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2883, 490, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2896, 2479, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2898, 2480, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 490, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 150, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1519, 151, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1519, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1519, 408, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1519, 2899, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1519, 2900, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2902, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2902, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2902, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2902, 13, 2, 32},
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
    {RT_USE_READ, 0, 8, -1, 2, 1411, 1377, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1412, 1377, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2904, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2904, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2905, 890, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2906, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2904, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2908, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2909, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2911, 50, 2, 32},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1326, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1326, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2913, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2913, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2914, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2913, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2916, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2917, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2919, 50, 2, 32},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1177, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1056, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2921, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2922, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2924, 50, 2, 32},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1411, 1326, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1412, 1326, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2926, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2926, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2927, 916, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2928, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2926, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2930, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2931, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2933, 17, 2, 32},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1339, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1339, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2935, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2935, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2936, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2935, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2938, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2939, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2941, 17, 2, 32},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 943, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 943, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2942, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 943, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2944, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2945, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2947, 17, 2, 32},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1411, 1457, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1412, 1457, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2949, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2949, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2950, 42, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2951, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2949, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2953, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2954, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2956, 73, 2, 32},
};
static const struct rt_use uses_txd_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 1052, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 1052, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1177, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1056, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2957, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2922, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2958, 73, 2, 32},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 2959, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1183, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2961, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2962, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2964, 73, 2, 32},
};
static const struct rt_use uses_tmml_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 915, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 917, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2965, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1183, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2960, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2962, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2963, 497, 2, 32},
};
static const struct rt_use uses_tmml_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 184, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 184, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2966, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2967, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2968, 497, 2, 32},
};
static const struct rt_use uses_tmml_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 88, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2969, 261, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2970, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2971, 497, 2, 32},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 839, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2972, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 839, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2743, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2744, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2745, 301, 2, 32},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 197, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 197, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2765, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2766, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2767, 301, 2, 32},
};
static const struct rt_use uses_txq_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 341, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2973, 497, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2974, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2975, 301, 2, 32},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 890, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 890, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1566, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1566, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2733, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1566, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1566, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1566, 81, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 3, 915, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2980, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2981, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2983, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2984, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2985, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2987, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2979, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2979, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2979, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1121, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1122, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2992, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2993, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2995, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2996, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2997, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2998, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2991, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2991, 42, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2991, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2991, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2991, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2979, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2979, 261, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3001, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3001, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2979, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2979, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2979, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2979, 408, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2979, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2979, 111, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3006, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3007, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3008, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3005, 294, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3010, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3010, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3010, 294, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3014, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3015, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3016, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3017, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 294, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3005, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3005, 294, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3022, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3023, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3024, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3025, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3026, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3026, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3027, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3027, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3028, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3021, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3021, 490, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1411, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1412, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3031, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3032, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3033, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3034, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3035, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3035, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3036, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3036, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3030, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3037, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3030, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3030, 490, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3040, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3041, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3040, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3040, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3040, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3043, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3044, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3045, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3046, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3060, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3061, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3062, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3063, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3069, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3072, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3073, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3074, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3075, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3077, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3078, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3079, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3080, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3082, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3084, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3085, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3086, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3087, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3089, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3090, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3091, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3092, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3083, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3039, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3093, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3094, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3039, 120, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3099, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3099, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3101, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3102, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3105, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3106, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3107, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3109, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3110, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3111, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3112, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3113, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3116, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3117, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3118, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3119, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3121, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3122, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3123, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3124, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3125, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3127, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3128, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3129, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3130, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3132, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3133, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3134, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3135, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3126, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3136, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3137, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 120, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3099, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3099, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3099, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3105, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3106, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3107, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3140, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3145, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3146, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3147, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3148, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3150, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3151, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3152, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3153, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3157, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3116, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3117, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3118, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3119, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3160, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3162, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3163, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3164, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3165, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3167, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3168, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3169, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3170, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3172, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3127, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3128, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3129, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3130, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3175, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3177, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3178, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3179, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3180, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3182, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3183, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3184, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3185, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3126, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3186, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3187, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 120, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3099, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3100, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3099, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3101, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3102, 25, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3099, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3104, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3105, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3106, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3107, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3188, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3189, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3145, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3146, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3147, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3148, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3150, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3151, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3152, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3153, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3195, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3116, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3117, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3118, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3119, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3196, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3197, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3162, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3163, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3164, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3165, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3167, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3168, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3169, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3170, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3199, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3127, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3128, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3129, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3130, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3200, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3201, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3177, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3178, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3179, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3180, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3182, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3183, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3184, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3185, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3126, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3202, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3203, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3098, 120, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3206, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3207, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3209, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3210, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3205, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3211, 294, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3212, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3213, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3214, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3215, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2979, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2979, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3216, 294, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3217, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3217, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3218, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3218, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3220, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3221, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3222, 294, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1411, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1412, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3226, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3226, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3227, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3227, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3229, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3230, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3225, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3225, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3231, 294, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3232, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3233, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3005, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3005, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3234, 294, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, 0, -1, 3, 915, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 917, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3217, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3218, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3014, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3014, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3014, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3222, 294, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1411, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1412, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3030, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3235, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3030, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3030, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3031, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3032, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3031, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3236, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3033, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3034, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3033, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3237, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3238, 294, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3242, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3242, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3244, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3246, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3248, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3248, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3250, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3252, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3253, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3253, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3255, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3257, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3259, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3259, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3261, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3263, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3265, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3265, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3267, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3269, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3270, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3270, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3272, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3274, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3240, 120, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3278, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3279, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3280, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3282, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3283, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3284, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3285, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3286, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3287, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3289, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3290, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3293, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3294, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3295, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3296, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3297, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3298, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3276, 120, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3301, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3302, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3301, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3301, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3303, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3307, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3307, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3308, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3310, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3310, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3311, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3314, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3314, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3315, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3317, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3317, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3318, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3321, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3321, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3322, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3324, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3324, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3325, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3328, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3328, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3329, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3331, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3331, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3332, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3300, 294, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3300, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3333, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3336, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3300, 13, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3337, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 669, 13, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3341, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3342, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3339, 13, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3347, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3348, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3356, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3357, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3363, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3374, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3375, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3378, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3379, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3382, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3383, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3387, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3388, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3391, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3392, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3395, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3396, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3344, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3399, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3400, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3397, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3397, 26, 2, 1},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3403, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3405, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3408, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3410, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3412, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3402, 111, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3414, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3416, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3413, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3415, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3010, 294, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3039, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3039, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3039, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3039, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3039, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3418, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3418, 120, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3418, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3418, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3418, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3276, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3276, 120, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3276, 81, 1196, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3276, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3276, 294, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3344, 111, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3344, 26, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3344, 120, 1196, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3344, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 3344, 294, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3300, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3419, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3300, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 3420, 294, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 3010, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3421, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3010, 32, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3010, 294, 2, 32},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 669, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3337, 294, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 1, 3423, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3424, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3423, 13, 2, 32},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 3427, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3428, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3426, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3429, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3429, 294, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 469, 26, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 3430, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3431, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 3433, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 469, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 3436, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 3437, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 3438, 2667, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3444, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 3435, 13, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3446, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3447, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3448, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3446, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 3446, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3446, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3449, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3450, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3451, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3452, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3453, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3454, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 879, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3455, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3455, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3456, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 3455, 294, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3455, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3457, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3457, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3458, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3458, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 889, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 888, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff4_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 884, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 885, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 886, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 884, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3459, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2202, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2202, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3460, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2202, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 3461, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 879, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3462, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3463, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 880, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3465, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3467, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 879, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 851, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 851, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 884, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3468, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3469, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 885, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3471, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3472, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 884, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 905, 536, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 741, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 742, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 3473, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3475, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3476, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3479, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 741, 111, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3480, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3481, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 741, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 742, 294, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 3473, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3483, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3484, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3485, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3486, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3475, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3476, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3487, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3488, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3493, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3494, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 3492, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 741, 111, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 395, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 395, 301, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3495, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 390, 294, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 354, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 355, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3496, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3496, 497, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3497, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 360, 294, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 360, 111, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 246, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3500, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3501, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3502, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3504, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3506, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3507, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3510, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3511, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3513, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3515, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3517, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3518, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3544, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3545, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3547, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3549, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3551, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3555, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3556, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3558, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3560, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3562, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3567, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3568, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3570, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3572, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3574, 120, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2176, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3575, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3576, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2176, 32, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 2176, 294, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 477, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 3577, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 3588, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3588, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3591, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3591, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3593, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3593, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3595, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3595, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3597, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3597, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3599, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3599, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 3601, 13, 3589, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 3601, 32, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 845, 536, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 2652, 120, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 40, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 184, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2652, 120, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 40, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 12, 1196, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 111, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2652, 120, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 40, 1196, 1},
    {RT_USE_READ, 0, 0, -1, 0, 184, 12, 1196, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 184, 294, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 536, 536, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 882, 536, 2, 32},
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
    [VOLTA_BRA_B] = {uses_bra_b, 19},
    [VOLTA_BRA_U] = {uses_bra_u, 22},
    [VOLTA_BRA_DIV] = {uses_bra_div, 2},
    [VOLTA_JMP_B] = {uses_jmp_b, 18},
    [VOLTA_JMP_C] = {uses_jmp_c, 18},
    [VOLTA_JMP_U] = {uses_jmp_u, 22},
    [VOLTA_JMP_UC] = {uses_jmp_u, 22},
    [VOLTA_BRX] = {uses_brx, 22},
    [VOLTA_JMX] = {uses_brx, 22},
    [VOLTA_BRXU_BRXU] = {uses_brxu_brxu, 3},
    [VOLTA_BRXU_JMXU] = {uses_brxu_brxu, 3},
    [VOLTA_CALL_AT] = {uses_call_at, 18},
    [VOLTA_CALL_C] = {uses_call_c, 18},
    [VOLTA_CALL_R] = {uses_brx, 22},
    [VOLTA_CALL_REL] = {uses_call_at, 18},
    [VOLTA_CALL_RR] = {uses_brx, 22},
    [VOLTA_CALL_UR] = {uses_brxu_brxu, 3},
    [VOLTA_RET_REL] = {uses_brx, 22},
    [VOLTA_RET_ABS] = {uses_brx, 22},
    [VOLTA_RET_UR_REL] = {uses_brxu_brxu, 3},
    [VOLTA_RET_UR_ABS] = {uses_brxu_brxu, 3},
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
    {7, 56, 3602, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 3603, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 3605, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 3607, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 3609, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
