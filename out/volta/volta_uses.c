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
    {RT_TERM_BOR, 12, 122, 0, 0}, /* 133 */
    {RT_TERM_BOR, 82, 27, 0, 0}, /* 134 */
    {RT_TERM_BOR, 82, 122, 0, 0}, /* 135 */
    {RT_TERM_LAND, 88, 0, 0, 0}, /* 136 */
    {RT_TERM_EQ, 111, 122, 0, 0}, /* 137 */
    {RT_TERM_LOR, 112, 137, 0, 0}, /* 138 */
    {RT_TERM_EQ, 111, 107, 0, 0}, /* 139 */
    {RT_TERM_COND, 139, 107, 5, 0}, /* 140 */
    {RT_TERM_COND, 138, 27, 140, 0}, /* 141 */
    {RT_TERM_GT, 141, 5, 0, 0}, /* 142 */
    {RT_TERM_LAND, 88, 142, 0, 0}, /* 143 */
    {RT_TERM_GT, 141, 27, 0, 0}, /* 144 */
    {RT_TERM_LAND, 88, 144, 0, 0}, /* 145 */
    {RT_TERM_BOR, 81, 27, 0, 0}, /* 146 */
    {RT_TERM_BOR, 81, 122, 0, 0}, /* 147 */
    {RT_TERM_EQ, 26, 5, 0, 0}, /* 148 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 149 */
    {RT_TERM_EQ, 26, 149, 0, 0}, /* 150 */
    {RT_TERM_LOR, 148, 150, 0, 0}, /* 151 */
    {RT_TERM_CONST, 0, 0, 0, 15}, /* 152 */
    {RT_TERM_EQ, 26, 152, 0, 0}, /* 153 */
    {RT_TERM_LOR, 151, 153, 0, 0}, /* 154 */
    {RT_TERM_CONST, 0, 0, 0, 11}, /* 155 */
    {RT_TERM_EQ, 26, 155, 0, 0}, /* 156 */
    {RT_TERM_COND, 156, 107, 5, 0}, /* 157 */
    {RT_TERM_COND, 154, 27, 157, 0}, /* 158 */
    {RT_TERM_GT, 158, 5, 0, 0}, /* 159 */
    {RT_TERM_LAND, 69, 159, 0, 0}, /* 160 */
    {RT_TERM_GT, 158, 27, 0, 0}, /* 161 */
    {RT_TERM_LAND, 69, 161, 0, 0}, /* 162 */
    {RT_TERM_EQ, 111, 5, 0, 0}, /* 163 */
    {RT_TERM_EQ, 111, 149, 0, 0}, /* 164 */
    {RT_TERM_LOR, 163, 164, 0, 0}, /* 165 */
    {RT_TERM_EQ, 111, 152, 0, 0}, /* 166 */
    {RT_TERM_LOR, 165, 166, 0, 0}, /* 167 */
    {RT_TERM_EQ, 111, 155, 0, 0}, /* 168 */
    {RT_TERM_COND, 168, 107, 5, 0}, /* 169 */
    {RT_TERM_COND, 167, 27, 169, 0}, /* 170 */
    {RT_TERM_GT, 170, 5, 0, 0}, /* 171 */
    {RT_TERM_LAND, 88, 171, 0, 0}, /* 172 */
    {RT_TERM_GT, 170, 27, 0, 0}, /* 173 */
    {RT_TERM_LAND, 88, 173, 0, 0}, /* 174 */
    {RT_TERM_COND, 84, 43, 44, 0}, /* 175 */
    {RT_TERM_COND, 86, 5, 175, 0}, /* 176 */
    {RT_TERM_LAND, 176, 4, 0, 0}, /* 177 */
    {RT_TERM_LAND, 177, 15, 0, 0}, /* 178 */
    {RT_TERM_LAND, 176, 0, 0, 0}, /* 179 */
    {RT_TERM_LAND, 179, 15, 0, 0}, /* 180 */
    {RT_TERM_LAND, 176, 3, 0, 0}, /* 181 */
    {RT_TERM_LAND, 181, 15, 0, 0}, /* 182 */
    {RT_TERM_COND, 28, 27, 5, 0}, /* 183 */
    {RT_TERM_GT, 183, 5, 0, 0}, /* 184 */
    {RT_TERM_LAND, 176, 184, 0, 0}, /* 185 */
    {RT_TERM_REG, 25, 0, 0, 2}, /* 186 */
    {RT_TERM_LNOT, 186, 0, 0, 0}, /* 187 */
    {RT_TERM_COND, 0, 186, 187, 0}, /* 188 */
    {RT_TERM_COND, 4, 5, 188, 0}, /* 189 */
    {RT_TERM_LAND, 189, 10, 0, 0}, /* 190 */
    {RT_TERM_LAND, 190, 15, 0, 0}, /* 191 */
    {RT_TERM_LAND, 189, 18, 0, 0}, /* 192 */
    {RT_TERM_LAND, 192, 15, 0, 0}, /* 193 */
    {RT_TERM_LAND, 189, 21, 0, 0}, /* 194 */
    {RT_TERM_LAND, 194, 15, 0, 0}, /* 195 */
    {RT_TERM_LAND, 189, 184, 0, 0}, /* 196 */
    {RT_TERM_COND, 28, 27, 126, 0}, /* 197 */
    {RT_TERM_GT, 197, 5, 0, 0}, /* 198 */
    {RT_TERM_LAND, 189, 198, 0, 0}, /* 199 */
    {RT_TERM_GT, 197, 27, 0, 0}, /* 200 */
    {RT_TERM_LAND, 189, 200, 0, 0}, /* 201 */
    {RT_TERM_BOR, 48, 27, 0, 0}, /* 202 */
    {RT_TERM_BOR, 48, 122, 0, 0}, /* 203 */
    {RT_TERM_COND, 112, 27, 5, 0}, /* 204 */
    {RT_TERM_GT, 204, 5, 0, 0}, /* 205 */
    {RT_TERM_LAND, 9, 205, 0, 0}, /* 206 */
    {RT_TERM_LAND, 69, 205, 0, 0}, /* 207 */
    {RT_TERM_COND, 112, 27, 140, 0}, /* 208 */
    {RT_TERM_GT, 208, 5, 0, 0}, /* 209 */
    {RT_TERM_LAND, 69, 209, 0, 0}, /* 210 */
    {RT_TERM_GT, 208, 27, 0, 0}, /* 211 */
    {RT_TERM_LAND, 69, 211, 0, 0}, /* 212 */
    {RT_TERM_BOR, 40, 27, 0, 0}, /* 213 */
    {RT_TERM_BOR, 40, 122, 0, 0}, /* 214 */
    {RT_TERM_COND, 0, 66, 67, 0}, /* 215 */
    {RT_TERM_COND, 4, 5, 215, 0}, /* 216 */
    {RT_TERM_LAND, 216, 10, 0, 0}, /* 217 */
    {RT_TERM_LAND, 217, 15, 0, 0}, /* 218 */
    {RT_TERM_LAND, 216, 18, 0, 0}, /* 219 */
    {RT_TERM_LAND, 219, 15, 0, 0}, /* 220 */
    {RT_TERM_LAND, 216, 21, 0, 0}, /* 221 */
    {RT_TERM_LAND, 221, 15, 0, 0}, /* 222 */
    {RT_TERM_LAND, 216, 36, 0, 0}, /* 223 */
    {RT_TERM_LAND, 189, 55, 0, 0}, /* 224 */
    {RT_TERM_LAND, 224, 15, 0, 0}, /* 225 */
    {RT_TERM_LAND, 189, 58, 0, 0}, /* 226 */
    {RT_TERM_LAND, 226, 15, 0, 0}, /* 227 */
    {RT_TERM_LAND, 189, 61, 0, 0}, /* 228 */
    {RT_TERM_LAND, 228, 15, 0, 0}, /* 229 */
    {RT_TERM_LAND, 189, 36, 0, 0}, /* 230 */
    {RT_TERM_REG, 40, 0, 0, 2}, /* 231 */
    {RT_TERM_LNOT, 231, 0, 0, 0}, /* 232 */
    {RT_TERM_COND, 18, 231, 232, 0}, /* 233 */
    {RT_TERM_COND, 10, 5, 233, 0}, /* 234 */
    {RT_TERM_LAND, 234, 70, 0, 0}, /* 235 */
    {RT_TERM_LAND, 235, 15, 0, 0}, /* 236 */
    {RT_TERM_LAND, 234, 74, 0, 0}, /* 237 */
    {RT_TERM_LAND, 237, 15, 0, 0}, /* 238 */
    {RT_TERM_LAND, 234, 77, 0, 0}, /* 239 */
    {RT_TERM_LAND, 239, 15, 0, 0}, /* 240 */
    {RT_TERM_LAND, 234, 36, 0, 0}, /* 241 */
    {RT_TERM_COND, 84, 231, 232, 0}, /* 242 */
    {RT_TERM_COND, 86, 5, 242, 0}, /* 243 */
    {RT_TERM_LAND, 243, 10, 0, 0}, /* 244 */
    {RT_TERM_LAND, 244, 92, 0, 0}, /* 245 */
    {RT_TERM_LAND, 243, 18, 0, 0}, /* 246 */
    {RT_TERM_LAND, 246, 92, 0, 0}, /* 247 */
    {RT_TERM_LAND, 243, 21, 0, 0}, /* 248 */
    {RT_TERM_BOR, 120, 5, 0, 0}, /* 249 */
    {RT_TERM_LAND, 248, 92, 0, 0}, /* 250 */
    {RT_TERM_LAND, 243, 55, 0, 0}, /* 251 */
    {RT_TERM_LAND, 251, 92, 0, 0}, /* 252 */
    {RT_TERM_LAND, 243, 58, 0, 0}, /* 253 */
    {RT_TERM_LAND, 243, 61, 0, 0}, /* 254 */
    {RT_TERM_LAND, 243, 102, 0, 0}, /* 255 */
    {RT_TERM_LAND, 243, 104, 0, 0}, /* 256 */
    {RT_TERM_LAND, 243, 3, 0, 0}, /* 257 */
    {RT_TERM_LAND, 243, 109, 0, 0}, /* 258 */
    {RT_TERM_LAND, 243, 118, 0, 0}, /* 259 */
    {RT_TERM_COND, 124, 27, 5, 0}, /* 260 */
    {RT_TERM_GT, 260, 5, 0, 0}, /* 261 */
    {RT_TERM_LAND, 234, 261, 0, 0}, /* 262 */
    {RT_TERM_LAND, 243, 0, 0, 0}, /* 263 */
    {RT_TERM_COND, 138, 27, 5, 0}, /* 264 */
    {RT_TERM_GT, 264, 5, 0, 0}, /* 265 */
    {RT_TERM_LAND, 243, 265, 0, 0}, /* 266 */
    {RT_TERM_LAND, 234, 159, 0, 0}, /* 267 */
    {RT_TERM_LAND, 234, 161, 0, 0}, /* 268 */
    {RT_TERM_BOR, 39, 27, 0, 0}, /* 269 */
    {RT_TERM_BOR, 39, 122, 0, 0}, /* 270 */
    {RT_TERM_LAND, 243, 171, 0, 0}, /* 271 */
    {RT_TERM_LAND, 243, 173, 0, 0}, /* 272 */
    {RT_TERM_REG, 82, 0, 0, 2}, /* 273 */
    {RT_TERM_LNOT, 273, 0, 0, 0}, /* 274 */
    {RT_TERM_COND, 18, 273, 274, 0}, /* 275 */
    {RT_TERM_COND, 10, 5, 275, 0}, /* 276 */
    {RT_TERM_LAND, 276, 70, 0, 0}, /* 277 */
    {RT_TERM_LAND, 276, 74, 0, 0}, /* 278 */
    {RT_TERM_LAND, 276, 77, 0, 0}, /* 279 */
    {RT_TERM_VALUE, 0, 0, 0, 1}, /* 280 */
    {RT_TERM_EQ, 280, 27, 0, 0}, /* 281 */
    {RT_TERM_EQ, 280, 122, 0, 0}, /* 282 */
    {RT_TERM_LOR, 281, 282, 0, 0}, /* 283 */
    {RT_TERM_COND, 283, 27, 5, 0}, /* 284 */
    {RT_TERM_GT, 284, 5, 0, 0}, /* 285 */
    {RT_TERM_LAND, 276, 285, 0, 0}, /* 286 */
    {RT_TERM_BOR, 111, 5, 0, 0}, /* 287 */
    {RT_TERM_REG, 39, 0, 0, 2}, /* 288 */
    {RT_TERM_LNOT, 288, 0, 0, 0}, /* 289 */
    {RT_TERM_COND, 18, 288, 289, 0}, /* 290 */
    {RT_TERM_COND, 10, 5, 290, 0}, /* 291 */
    {RT_TERM_LAND, 291, 70, 0, 0}, /* 292 */
    {RT_TERM_LAND, 291, 74, 0, 0}, /* 293 */
    {RT_TERM_LAND, 291, 77, 0, 0}, /* 294 */
    {RT_TERM_LINE, 1, 0, 0, 3}, /* 295 */
    {RT_TERM_LAND, 291, 295, 0, 0}, /* 296 */
    {RT_TERM_LAND, 291, 285, 0, 0}, /* 297 */
    {RT_TERM_LAND, 234, 295, 0, 0}, /* 298 */
    {RT_TERM_LINE, 1, 0, 0, 4}, /* 299 */
    {RT_TERM_LAND, 234, 299, 0, 0}, /* 300 */
    {RT_TERM_LINE, 1, 0, 0, 5}, /* 301 */
    {RT_TERM_LAND, 234, 301, 0, 0}, /* 302 */
    {RT_TERM_LAND, 234, 285, 0, 0}, /* 303 */
    {RT_TERM_EQ, 280, 107, 0, 0}, /* 304 */
    {RT_TERM_COND, 304, 107, 5, 0}, /* 305 */
    {RT_TERM_COND, 283, 27, 305, 0}, /* 306 */
    {RT_TERM_GT, 306, 5, 0, 0}, /* 307 */
    {RT_TERM_LAND, 291, 307, 0, 0}, /* 308 */
    {RT_TERM_GT, 306, 27, 0, 0}, /* 309 */
    {RT_TERM_LAND, 291, 309, 0, 0}, /* 310 */
    {RT_TERM_BOR, 111, 27, 0, 0}, /* 311 */
    {RT_TERM_BOR, 111, 122, 0, 0}, /* 312 */
    {RT_TERM_LAND, 234, 307, 0, 0}, /* 313 */
    {RT_TERM_LAND, 234, 309, 0, 0}, /* 314 */
    {RT_TERM_COND, 0, 288, 289, 0}, /* 315 */
    {RT_TERM_COND, 4, 5, 315, 0}, /* 316 */
    {RT_TERM_LAND, 316, 10, 0, 0}, /* 317 */
    {RT_TERM_LAND, 316, 18, 0, 0}, /* 318 */
    {RT_TERM_LAND, 316, 21, 0, 0}, /* 319 */
    {RT_TERM_COND, 281, 27, 5, 0}, /* 320 */
    {RT_TERM_GT, 320, 5, 0, 0}, /* 321 */
    {RT_TERM_LAND, 316, 321, 0, 0}, /* 322 */
    {RT_TERM_COND, 0, 231, 232, 0}, /* 323 */
    {RT_TERM_COND, 4, 5, 323, 0}, /* 324 */
    {RT_TERM_LAND, 324, 10, 0, 0}, /* 325 */
    {RT_TERM_LAND, 324, 18, 0, 0}, /* 326 */
    {RT_TERM_LAND, 324, 21, 0, 0}, /* 327 */
    {RT_TERM_LAND, 324, 55, 0, 0}, /* 328 */
    {RT_TERM_LAND, 324, 321, 0, 0}, /* 329 */
    {RT_TERM_COND, 281, 27, 305, 0}, /* 330 */
    {RT_TERM_GT, 330, 5, 0, 0}, /* 331 */
    {RT_TERM_LAND, 324, 331, 0, 0}, /* 332 */
    {RT_TERM_GT, 330, 27, 0, 0}, /* 333 */
    {RT_TERM_LAND, 324, 333, 0, 0}, /* 334 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 335 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 336 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 337 */
    {RT_TERM_REG, 120, 0, 0, 2}, /* 338 */
    {RT_TERM_LNOT, 338, 0, 0, 0}, /* 339 */
    {RT_TERM_COND, 335, 338, 339, 0}, /* 340 */
    {RT_TERM_COND, 337, 5, 340, 0}, /* 341 */
    {RT_TERM_REG, 81, 0, 0, 2}, /* 342 */
    {RT_TERM_LNOT, 342, 0, 0, 0}, /* 343 */
    {RT_TERM_COND, 335, 342, 343, 0}, /* 344 */
    {RT_TERM_COND, 337, 5, 344, 0}, /* 345 */
    {RT_TERM_COND, 74, 338, 339, 0}, /* 346 */
    {RT_TERM_COND, 70, 5, 346, 0}, /* 347 */
    {RT_TERM_LAND, 347, 335, 0, 0}, /* 348 */
    {RT_TERM_LAND, 347, 336, 0, 0}, /* 349 */
    {RT_TERM_REG, 26, 0, 0, 2}, /* 350 */
    {RT_TERM_LNOT, 350, 0, 0, 0}, /* 351 */
    {RT_TERM_COND, 74, 350, 351, 0}, /* 352 */
    {RT_TERM_COND, 70, 5, 352, 0}, /* 353 */
    {RT_TERM_LAND, 353, 335, 0, 0}, /* 354 */
    {RT_TERM_LAND, 353, 336, 0, 0}, /* 355 */
    {RT_TERM_LAND, 353, 337, 0, 0}, /* 356 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 357 */
    {RT_TERM_LAND, 353, 357, 0, 0}, /* 358 */
    {RT_TERM_LAND, 347, 337, 0, 0}, /* 359 */
    {RT_TERM_BOR, 13, 5, 0, 0}, /* 360 */
    {RT_TERM_LAND, 347, 357, 0, 0}, /* 361 */
    {RT_TERM_REG, 26, 0, 0, 3}, /* 362 */
    {RT_TERM_LNOT, 362, 0, 0, 0}, /* 363 */
    {RT_TERM_COND, 335, 362, 363, 0}, /* 364 */
    {RT_TERM_COND, 337, 5, 364, 0}, /* 365 */
    {RT_TERM_BOR, 280, 5, 0, 0}, /* 366 */
    {RT_TERM_REG, 111, 0, 0, 3}, /* 367 */
    {RT_TERM_LNOT, 367, 0, 0, 0}, /* 368 */
    {RT_TERM_COND, 335, 367, 368, 0}, /* 369 */
    {RT_TERM_COND, 337, 5, 369, 0}, /* 370 */
    {RT_TERM_COND, 74, 342, 343, 0}, /* 371 */
    {RT_TERM_COND, 70, 5, 371, 0}, /* 372 */
    {RT_TERM_LAND, 372, 337, 0, 0}, /* 373 */
    {RT_TERM_LAND, 373, 15, 0, 0}, /* 374 */
    {RT_TERM_BOR, 26, 5, 0, 0}, /* 375 */
    {RT_TERM_LAND, 372, 335, 0, 0}, /* 376 */
    {RT_TERM_LAND, 376, 15, 0, 0}, /* 377 */
    {RT_TERM_LAND, 372, 336, 0, 0}, /* 378 */
    {RT_TERM_LAND, 378, 15, 0, 0}, /* 379 */
    {RT_TERM_COND, 74, 273, 274, 0}, /* 380 */
    {RT_TERM_COND, 70, 5, 380, 0}, /* 381 */
    {RT_TERM_LAND, 381, 337, 0, 0}, /* 382 */
    {RT_TERM_LAND, 381, 335, 0, 0}, /* 383 */
    {RT_TERM_LAND, 381, 336, 0, 0}, /* 384 */
    {RT_TERM_LAND, 381, 357, 0, 0}, /* 385 */
    {RT_TERM_REG, 280, 0, 0, 2}, /* 386 */
    {RT_TERM_LNOT, 386, 0, 0, 0}, /* 387 */
    {RT_TERM_COND, 335, 386, 387, 0}, /* 388 */
    {RT_TERM_COND, 337, 5, 388, 0}, /* 389 */
    {RT_TERM_NE, 26, 23, 0, 0}, /* 390 */
    {RT_TERM_LAND, 276, 390, 0, 0}, /* 391 */
    {RT_TERM_LAND, 391, 70, 0, 0}, /* 392 */
    {RT_TERM_LAND, 392, 15, 0, 0}, /* 393 */
    {RT_TERM_LAND, 391, 74, 0, 0}, /* 394 */
    {RT_TERM_LAND, 394, 15, 0, 0}, /* 395 */
    {RT_TERM_LAND, 391, 77, 0, 0}, /* 396 */
    {RT_TERM_LAND, 396, 15, 0, 0}, /* 397 */
    {RT_TERM_LAND, 276, 282, 0, 0}, /* 398 */
    {RT_TERM_LAND, 398, 70, 0, 0}, /* 399 */
    {RT_TERM_LAND, 399, 15, 0, 0}, /* 400 */
    {RT_TERM_LAND, 398, 74, 0, 0}, /* 401 */
    {RT_TERM_LAND, 401, 15, 0, 0}, /* 402 */
    {RT_TERM_LAND, 398, 77, 0, 0}, /* 403 */
    {RT_TERM_LAND, 403, 15, 0, 0}, /* 404 */
    {RT_TERM_EQ, 280, 2, 0, 0}, /* 405 */
    {RT_TERM_LAND, 276, 405, 0, 0}, /* 406 */
    {RT_TERM_LAND, 406, 13, 0, 0}, /* 407 */
    {RT_TERM_LNOT, 13, 0, 0, 0}, /* 408 */
    {RT_TERM_LAND, 406, 408, 0, 0}, /* 409 */
    {RT_TERM_CONST, 0, 0, 0, 48}, /* 410 */
    {RT_TERM_CONST, 0, 0, 0, 47}, /* 411 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 412 */
    {RT_TERM_GE, 412, 412, 0, 0}, /* 413 */
    {RT_TERM_LAND, 406, 413, 0, 0}, /* 414 */
    {RT_TERM_LAND, 414, 13, 0, 0}, /* 415 */
    {RT_TERM_LAND, 414, 408, 0, 0}, /* 416 */
    {RT_TERM_CONST, 0, 0, 0, 49}, /* 417 */
    {RT_TERM_LT, 412, 412, 0, 0}, /* 418 */
    {RT_TERM_LAND, 413, 418, 0, 0}, /* 419 */
    {RT_TERM_LNOT, 419, 0, 0, 0}, /* 420 */
    {RT_TERM_LAND, 406, 420, 0, 0}, /* 421 */
    {RT_TERM_LAND, 421, 13, 0, 0}, /* 422 */
    {RT_TERM_LAND, 421, 408, 0, 0}, /* 423 */
    {RT_TERM_CONST, 0, 0, 0, 52}, /* 424 */
    {RT_TERM_CONST, 0, 0, 0, 46}, /* 425 */
    {RT_TERM_LAND, 421, 413, 0, 0}, /* 426 */
    {RT_TERM_LAND, 426, 13, 0, 0}, /* 427 */
    {RT_TERM_LAND, 426, 408, 0, 0}, /* 428 */
    {RT_TERM_CONST, 0, 0, 0, 53}, /* 429 */
    {RT_TERM_EQ, 280, 5, 0, 0}, /* 430 */
    {RT_TERM_LAND, 276, 430, 0, 0}, /* 431 */
    {RT_TERM_LAND, 431, 13, 0, 0}, /* 432 */
    {RT_TERM_LAND, 431, 408, 0, 0}, /* 433 */
    {RT_TERM_LAND, 431, 413, 0, 0}, /* 434 */
    {RT_TERM_LAND, 434, 13, 0, 0}, /* 435 */
    {RT_TERM_LAND, 434, 408, 0, 0}, /* 436 */
    {RT_TERM_LAND, 276, 281, 0, 0}, /* 437 */
    {RT_TERM_LAND, 437, 13, 0, 0}, /* 438 */
    {RT_TERM_LAND, 437, 408, 0, 0}, /* 439 */
    {RT_TERM_LAND, 437, 413, 0, 0}, /* 440 */
    {RT_TERM_LAND, 440, 13, 0, 0}, /* 441 */
    {RT_TERM_LAND, 440, 408, 0, 0}, /* 442 */
    {RT_TERM_NE, 120, 23, 0, 0}, /* 443 */
    {RT_TERM_LAND, 291, 443, 0, 0}, /* 444 */
    {RT_TERM_LAND, 444, 70, 0, 0}, /* 445 */
    {RT_TERM_LAND, 445, 15, 0, 0}, /* 446 */
    {RT_TERM_LAND, 444, 74, 0, 0}, /* 447 */
    {RT_TERM_LAND, 447, 15, 0, 0}, /* 448 */
    {RT_TERM_LAND, 444, 77, 0, 0}, /* 449 */
    {RT_TERM_LAND, 449, 15, 0, 0}, /* 450 */
    {RT_TERM_COND, 337, 280, 111, 0}, /* 451 */
    {RT_TERM_EQ, 451, 122, 0, 0}, /* 452 */
    {RT_TERM_LAND, 291, 452, 0, 0}, /* 453 */
    {RT_TERM_LAND, 453, 70, 0, 0}, /* 454 */
    {RT_TERM_LAND, 454, 15, 0, 0}, /* 455 */
    {RT_TERM_LAND, 453, 74, 0, 0}, /* 456 */
    {RT_TERM_LAND, 456, 15, 0, 0}, /* 457 */
    {RT_TERM_LAND, 453, 77, 0, 0}, /* 458 */
    {RT_TERM_LAND, 458, 15, 0, 0}, /* 459 */
    {RT_TERM_EQ, 451, 2, 0, 0}, /* 460 */
    {RT_TERM_LAND, 291, 460, 0, 0}, /* 461 */
    {RT_TERM_LAND, 461, 13, 0, 0}, /* 462 */
    {RT_TERM_LAND, 461, 408, 0, 0}, /* 463 */
    {RT_TERM_LAND, 461, 413, 0, 0}, /* 464 */
    {RT_TERM_LAND, 464, 13, 0, 0}, /* 465 */
    {RT_TERM_LAND, 464, 408, 0, 0}, /* 466 */
    {RT_TERM_LAND, 461, 420, 0, 0}, /* 467 */
    {RT_TERM_LAND, 467, 13, 0, 0}, /* 468 */
    {RT_TERM_LAND, 467, 408, 0, 0}, /* 469 */
    {RT_TERM_LAND, 467, 413, 0, 0}, /* 470 */
    {RT_TERM_LAND, 470, 13, 0, 0}, /* 471 */
    {RT_TERM_LAND, 470, 408, 0, 0}, /* 472 */
    {RT_TERM_EQ, 451, 5, 0, 0}, /* 473 */
    {RT_TERM_LAND, 291, 473, 0, 0}, /* 474 */
    {RT_TERM_LAND, 474, 13, 0, 0}, /* 475 */
    {RT_TERM_LAND, 474, 408, 0, 0}, /* 476 */
    {RT_TERM_LAND, 474, 413, 0, 0}, /* 477 */
    {RT_TERM_LAND, 477, 13, 0, 0}, /* 478 */
    {RT_TERM_LAND, 477, 408, 0, 0}, /* 479 */
    {RT_TERM_EQ, 451, 27, 0, 0}, /* 480 */
    {RT_TERM_LAND, 291, 480, 0, 0}, /* 481 */
    {RT_TERM_LAND, 481, 13, 0, 0}, /* 482 */
    {RT_TERM_LAND, 481, 408, 0, 0}, /* 483 */
    {RT_TERM_LAND, 481, 413, 0, 0}, /* 484 */
    {RT_TERM_LAND, 484, 13, 0, 0}, /* 485 */
    {RT_TERM_LAND, 484, 408, 0, 0}, /* 486 */
    {RT_TERM_LAND, 291, 390, 0, 0}, /* 487 */
    {RT_TERM_LAND, 487, 70, 0, 0}, /* 488 */
    {RT_TERM_LAND, 488, 15, 0, 0}, /* 489 */
    {RT_TERM_LAND, 487, 74, 0, 0}, /* 490 */
    {RT_TERM_LAND, 490, 15, 0, 0}, /* 491 */
    {RT_TERM_LAND, 487, 77, 0, 0}, /* 492 */
    {RT_TERM_LAND, 492, 15, 0, 0}, /* 493 */
    {RT_TERM_LAND, 487, 295, 0, 0}, /* 494 */
    {RT_TERM_LAND, 494, 15, 0, 0}, /* 495 */
    {RT_TERM_LAND, 487, 299, 0, 0}, /* 496 */
    {RT_TERM_LAND, 496, 15, 0, 0}, /* 497 */
    {RT_TERM_LAND, 487, 301, 0, 0}, /* 498 */
    {RT_TERM_LAND, 498, 15, 0, 0}, /* 499 */
    {RT_TERM_LAND, 291, 282, 0, 0}, /* 500 */
    {RT_TERM_LAND, 500, 70, 0, 0}, /* 501 */
    {RT_TERM_LAND, 501, 15, 0, 0}, /* 502 */
    {RT_TERM_LAND, 500, 74, 0, 0}, /* 503 */
    {RT_TERM_LAND, 503, 15, 0, 0}, /* 504 */
    {RT_TERM_LAND, 500, 77, 0, 0}, /* 505 */
    {RT_TERM_LAND, 505, 15, 0, 0}, /* 506 */
    {RT_TERM_LAND, 500, 295, 0, 0}, /* 507 */
    {RT_TERM_LAND, 507, 15, 0, 0}, /* 508 */
    {RT_TERM_LAND, 500, 299, 0, 0}, /* 509 */
    {RT_TERM_LAND, 509, 15, 0, 0}, /* 510 */
    {RT_TERM_LAND, 500, 301, 0, 0}, /* 511 */
    {RT_TERM_LAND, 511, 15, 0, 0}, /* 512 */
    {RT_TERM_LAND, 292, 15, 0, 0}, /* 513 */
    {RT_TERM_LAND, 293, 15, 0, 0}, /* 514 */
    {RT_TERM_LAND, 294, 15, 0, 0}, /* 515 */
    {RT_TERM_LAND, 296, 15, 0, 0}, /* 516 */
    {RT_TERM_LAND, 291, 299, 0, 0}, /* 517 */
    {RT_TERM_LAND, 517, 15, 0, 0}, /* 518 */
    {RT_TERM_LAND, 291, 301, 0, 0}, /* 519 */
    {RT_TERM_LAND, 519, 15, 0, 0}, /* 520 */
    {RT_TERM_LAND, 234, 443, 0, 0}, /* 521 */
    {RT_TERM_LAND, 521, 70, 0, 0}, /* 522 */
    {RT_TERM_LAND, 522, 15, 0, 0}, /* 523 */
    {RT_TERM_LAND, 521, 74, 0, 0}, /* 524 */
    {RT_TERM_LAND, 524, 15, 0, 0}, /* 525 */
    {RT_TERM_LAND, 521, 77, 0, 0}, /* 526 */
    {RT_TERM_LAND, 526, 15, 0, 0}, /* 527 */
    {RT_TERM_LAND, 521, 295, 0, 0}, /* 528 */
    {RT_TERM_LAND, 528, 15, 0, 0}, /* 529 */
    {RT_TERM_LAND, 234, 452, 0, 0}, /* 530 */
    {RT_TERM_LAND, 530, 70, 0, 0}, /* 531 */
    {RT_TERM_LAND, 531, 15, 0, 0}, /* 532 */
    {RT_TERM_LAND, 530, 74, 0, 0}, /* 533 */
    {RT_TERM_LAND, 533, 15, 0, 0}, /* 534 */
    {RT_TERM_LAND, 530, 77, 0, 0}, /* 535 */
    {RT_TERM_LAND, 535, 15, 0, 0}, /* 536 */
    {RT_TERM_LAND, 530, 295, 0, 0}, /* 537 */
    {RT_TERM_LAND, 537, 15, 0, 0}, /* 538 */
    {RT_TERM_LAND, 298, 15, 0, 0}, /* 539 */
    {RT_TERM_CONST, 0, 0, 0, INT64_C(4294967295)}, /* 540 */
    {RT_TERM_BXOR, 338, 5, 0, 0}, /* 541 */
    {RT_TERM_BXOR, 338, 2, 0, 0}, /* 542 */
    {RT_TERM_COND, 335, 541, 542, 0}, /* 543 */
    {RT_TERM_COND, 337, 5, 543, 0}, /* 544 */
    {RT_TERM_LAND, 372, 544, 0, 0}, /* 545 */
    {RT_TERM_COND, 545, 540, 2, 0}, /* 546 */
    {RT_TERM_BNOT, 546, 0, 0, 0}, /* 547 */
    {RT_TERM_BAND, 540, 547, 0, 0}, /* 548 */
    {RT_TERM_EQ, 548, 2, 0, 0}, /* 549 */
    {RT_TERM_LAND, 276, 335, 0, 0}, /* 550 */
    {RT_TERM_LAND, 276, 336, 0, 0}, /* 551 */
    {RT_TERM_BXOR, 350, 5, 0, 0}, /* 552 */
    {RT_TERM_BXOR, 350, 2, 0, 0}, /* 553 */
    {RT_TERM_COND, 335, 552, 553, 0}, /* 554 */
    {RT_TERM_COND, 337, 5, 554, 0}, /* 555 */
    {RT_TERM_LAND, 276, 555, 0, 0}, /* 556 */
    {RT_TERM_COND, 556, 540, 2, 0}, /* 557 */
    {RT_TERM_EQ, 557, 540, 0, 0}, /* 558 */
    {RT_TERM_LAND, 558, 18, 0, 0}, /* 559 */
    {RT_TERM_LAND, 558, 21, 0, 0}, /* 560 */
    {RT_TERM_LAND, 558, 276, 0, 0}, /* 561 */
    {RT_TERM_LAND, 561, 335, 0, 0}, /* 562 */
    {RT_TERM_LAND, 561, 336, 0, 0}, /* 563 */
    {RT_TERM_EQ, 412, 412, 0, 0}, /* 564 */
    {RT_TERM_LAND, 558, 564, 0, 0}, /* 565 */
    {RT_TERM_LAND, 565, 18, 0, 0}, /* 566 */
    {RT_TERM_LAND, 565, 21, 0, 0}, /* 567 */
    {RT_TERM_LAND, 565, 276, 0, 0}, /* 568 */
    {RT_TERM_LAND, 568, 335, 0, 0}, /* 569 */
    {RT_TERM_LAND, 568, 336, 0, 0}, /* 570 */
    {RT_TERM_LNOT, 565, 0, 0, 0}, /* 571 */
    {RT_TERM_LAND, 571, 18, 0, 0}, /* 572 */
    {RT_TERM_LAND, 571, 21, 0, 0}, /* 573 */
    {RT_TERM_LAND, 571, 276, 0, 0}, /* 574 */
    {RT_TERM_LAND, 574, 335, 0, 0}, /* 575 */
    {RT_TERM_LAND, 574, 336, 0, 0}, /* 576 */
    {RT_TERM_LAND, 324, 335, 0, 0}, /* 577 */
    {RT_TERM_LAND, 324, 336, 0, 0}, /* 578 */
    {RT_TERM_LAND, 324, 555, 0, 0}, /* 579 */
    {RT_TERM_REG, 81, 0, 0, 3}, /* 580 */
    {RT_TERM_BXOR, 580, 120, 0, 0}, /* 581 */
    {RT_TERM_LAND, 579, 581, 0, 0}, /* 582 */
    {RT_TERM_COND, 582, 540, 2, 0}, /* 583 */
    {RT_TERM_EQ, 583, 540, 0, 0}, /* 584 */
    {RT_TERM_LAND, 584, 0, 0, 0}, /* 585 */
    {RT_TERM_LAND, 584, 3, 0, 0}, /* 586 */
    {RT_TERM_LAND, 584, 324, 0, 0}, /* 587 */
    {RT_TERM_LAND, 587, 335, 0, 0}, /* 588 */
    {RT_TERM_LAND, 587, 336, 0, 0}, /* 589 */
    {RT_TERM_LAND, 587, 555, 0, 0}, /* 590 */
    {RT_TERM_LAND, 584, 564, 0, 0}, /* 591 */
    {RT_TERM_LAND, 591, 0, 0, 0}, /* 592 */
    {RT_TERM_LAND, 591, 3, 0, 0}, /* 593 */
    {RT_TERM_LAND, 591, 324, 0, 0}, /* 594 */
    {RT_TERM_LAND, 594, 335, 0, 0}, /* 595 */
    {RT_TERM_LAND, 594, 336, 0, 0}, /* 596 */
    {RT_TERM_LAND, 594, 555, 0, 0}, /* 597 */
    {RT_TERM_LNOT, 591, 0, 0, 0}, /* 598 */
    {RT_TERM_LAND, 598, 0, 0, 0}, /* 599 */
    {RT_TERM_LAND, 598, 3, 0, 0}, /* 600 */
    {RT_TERM_LAND, 598, 324, 0, 0}, /* 601 */
    {RT_TERM_LAND, 601, 335, 0, 0}, /* 602 */
    {RT_TERM_LAND, 601, 336, 0, 0}, /* 603 */
    {RT_TERM_LAND, 601, 555, 0, 0}, /* 604 */
    {RT_TERM_COND, 18, 342, 343, 0}, /* 605 */
    {RT_TERM_COND, 10, 5, 605, 0}, /* 606 */
    {RT_TERM_LAND, 606, 335, 0, 0}, /* 607 */
    {RT_TERM_LAND, 606, 336, 0, 0}, /* 608 */
    {RT_TERM_BXOR, 386, 5, 0, 0}, /* 609 */
    {RT_TERM_BXOR, 386, 2, 0, 0}, /* 610 */
    {RT_TERM_COND, 335, 609, 610, 0}, /* 611 */
    {RT_TERM_COND, 337, 5, 611, 0}, /* 612 */
    {RT_TERM_LAND, 606, 612, 0, 0}, /* 613 */
    {RT_TERM_COND, 613, 540, 2, 0}, /* 614 */
    {RT_TERM_EQ, 614, 540, 0, 0}, /* 615 */
    {RT_TERM_LAND, 615, 18, 0, 0}, /* 616 */
    {RT_TERM_LAND, 615, 21, 0, 0}, /* 617 */
    {RT_TERM_LAND, 615, 606, 0, 0}, /* 618 */
    {RT_TERM_LAND, 618, 335, 0, 0}, /* 619 */
    {RT_TERM_LAND, 618, 336, 0, 0}, /* 620 */
    {RT_TERM_LAND, 615, 564, 0, 0}, /* 621 */
    {RT_TERM_LAND, 621, 18, 0, 0}, /* 622 */
    {RT_TERM_LAND, 621, 21, 0, 0}, /* 623 */
    {RT_TERM_LAND, 621, 606, 0, 0}, /* 624 */
    {RT_TERM_LAND, 624, 335, 0, 0}, /* 625 */
    {RT_TERM_LAND, 624, 336, 0, 0}, /* 626 */
    {RT_TERM_LNOT, 621, 0, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 18, 0, 0}, /* 628 */
    {RT_TERM_LAND, 627, 21, 0, 0}, /* 629 */
    {RT_TERM_LAND, 627, 606, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 335, 0, 0}, /* 631 */
    {RT_TERM_LAND, 630, 336, 0, 0}, /* 632 */
    {RT_TERM_LAND, 316, 335, 0, 0}, /* 633 */
    {RT_TERM_LAND, 316, 336, 0, 0}, /* 634 */
    {RT_TERM_REG, 111, 0, 0, 2}, /* 635 */
    {RT_TERM_BXOR, 635, 5, 0, 0}, /* 636 */
    {RT_TERM_BXOR, 635, 2, 0, 0}, /* 637 */
    {RT_TERM_COND, 335, 636, 637, 0}, /* 638 */
    {RT_TERM_COND, 337, 5, 638, 0}, /* 639 */
    {RT_TERM_LAND, 316, 639, 0, 0}, /* 640 */
    {RT_TERM_REG, 120, 0, 0, 3}, /* 641 */
    {RT_TERM_BXOR, 641, 26, 0, 0}, /* 642 */
    {RT_TERM_LAND, 640, 642, 0, 0}, /* 643 */
    {RT_TERM_COND, 643, 540, 2, 0}, /* 644 */
    {RT_TERM_EQ, 644, 540, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 0, 0, 0}, /* 646 */
    {RT_TERM_LAND, 645, 3, 0, 0}, /* 647 */
    {RT_TERM_LAND, 645, 316, 0, 0}, /* 648 */
    {RT_TERM_LAND, 648, 335, 0, 0}, /* 649 */
    {RT_TERM_LAND, 648, 336, 0, 0}, /* 650 */
    {RT_TERM_LAND, 648, 639, 0, 0}, /* 651 */
    {RT_TERM_LAND, 645, 564, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 0, 0, 0}, /* 653 */
    {RT_TERM_LAND, 652, 3, 0, 0}, /* 654 */
    {RT_TERM_LAND, 652, 316, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 335, 0, 0}, /* 656 */
    {RT_TERM_LAND, 655, 336, 0, 0}, /* 657 */
    {RT_TERM_LAND, 655, 639, 0, 0}, /* 658 */
    {RT_TERM_LNOT, 652, 0, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 0, 0, 0}, /* 660 */
    {RT_TERM_LAND, 659, 3, 0, 0}, /* 661 */
    {RT_TERM_LAND, 659, 316, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 335, 0, 0}, /* 663 */
    {RT_TERM_LAND, 662, 336, 0, 0}, /* 664 */
    {RT_TERM_LAND, 662, 639, 0, 0}, /* 665 */
    {RT_TERM_LAND, 276, 639, 0, 0}, /* 666 */
    {RT_TERM_COND, 666, 540, 2, 0}, /* 667 */
    {RT_TERM_EQ, 667, 540, 0, 0}, /* 668 */
    {RT_TERM_EQ, 26, 23, 0, 0}, /* 669 */
    {RT_TERM_LNOT, 669, 0, 0, 0}, /* 670 */
    {RT_TERM_LAND, 668, 670, 0, 0}, /* 671 */
    {RT_TERM_CONST, 0, 0, 0, 254}, /* 672 */
    {RT_TERM_BAND, 26, 672, 0, 0}, /* 673 */
    {RT_TERM_LAND, 668, 18, 0, 0}, /* 674 */
    {RT_TERM_LAND, 668, 21, 0, 0}, /* 675 */
    {RT_TERM_LAND, 668, 276, 0, 0}, /* 676 */
    {RT_TERM_LAND, 676, 335, 0, 0}, /* 677 */
    {RT_TERM_LAND, 676, 336, 0, 0}, /* 678 */
    {RT_TERM_LAND, 668, 564, 0, 0}, /* 679 */
    {RT_TERM_LAND, 679, 670, 0, 0}, /* 680 */
    {RT_TERM_LAND, 679, 18, 0, 0}, /* 681 */
    {RT_TERM_LAND, 679, 21, 0, 0}, /* 682 */
    {RT_TERM_LAND, 679, 276, 0, 0}, /* 683 */
    {RT_TERM_LAND, 683, 335, 0, 0}, /* 684 */
    {RT_TERM_LAND, 683, 336, 0, 0}, /* 685 */
    {RT_TERM_LNOT, 679, 0, 0, 0}, /* 686 */
    {RT_TERM_LAND, 686, 18, 0, 0}, /* 687 */
    {RT_TERM_LAND, 686, 21, 0, 0}, /* 688 */
    {RT_TERM_LAND, 686, 276, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 335, 0, 0}, /* 690 */
    {RT_TERM_LAND, 689, 336, 0, 0}, /* 691 */
    {RT_TERM_LAND, 606, 639, 0, 0}, /* 692 */
    {RT_TERM_COND, 692, 540, 2, 0}, /* 693 */
    {RT_TERM_EQ, 693, 540, 0, 0}, /* 694 */
    {RT_TERM_LAND, 694, 18, 0, 0}, /* 695 */
    {RT_TERM_LAND, 694, 21, 0, 0}, /* 696 */
    {RT_TERM_LAND, 694, 606, 0, 0}, /* 697 */
    {RT_TERM_LAND, 697, 335, 0, 0}, /* 698 */
    {RT_TERM_LAND, 697, 336, 0, 0}, /* 699 */
    {RT_TERM_LAND, 694, 564, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 18, 0, 0}, /* 701 */
    {RT_TERM_LAND, 700, 21, 0, 0}, /* 702 */
    {RT_TERM_LAND, 700, 606, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 335, 0, 0}, /* 704 */
    {RT_TERM_LAND, 703, 336, 0, 0}, /* 705 */
    {RT_TERM_LNOT, 700, 0, 0, 0}, /* 706 */
    {RT_TERM_LAND, 706, 18, 0, 0}, /* 707 */
    {RT_TERM_LAND, 706, 21, 0, 0}, /* 708 */
    {RT_TERM_LAND, 706, 606, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 335, 0, 0}, /* 710 */
    {RT_TERM_LAND, 709, 336, 0, 0}, /* 711 */
    {RT_TERM_LAND, 337, 412, 0, 0}, /* 712 */
    {RT_TERM_LAND, 335, 412, 0, 0}, /* 713 */
    {RT_TERM_VALUE, 0, 0, 0, 14}, /* 714 */
    {RT_TERM_COND, 74, 231, 232, 0}, /* 715 */
    {RT_TERM_COND, 70, 5, 715, 0}, /* 716 */
    {RT_TERM_LAND, 716, 337, 0, 0}, /* 717 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 718 */
    {RT_TERM_LAND, 716, 718, 0, 0}, /* 719 */
    {RT_TERM_LAND, 70, 412, 0, 0}, /* 720 */
    {RT_TERM_VALUE, 0, 0, 0, 16}, /* 721 */
    {RT_TERM_LAND, 234, 337, 0, 0}, /* 722 */
    {RT_TERM_LAND, 234, 335, 0, 0}, /* 723 */
    {RT_TERM_LAND, 74, 412, 0, 0}, /* 724 */
    {RT_TERM_LAND, 88, 337, 0, 0}, /* 725 */
    {RT_TERM_LAND, 88, 335, 0, 0}, /* 726 */
    {RT_TERM_LAND, 88, 295, 0, 0}, /* 727 */
    {RT_TERM_LAND, 88, 299, 0, 0}, /* 728 */
    {RT_TERM_COND, 84, 6, 7, 0}, /* 729 */
    {RT_TERM_COND, 86, 5, 729, 0}, /* 730 */
    {RT_TERM_LAND, 730, 337, 0, 0}, /* 731 */
    {RT_TERM_LAND, 730, 335, 0, 0}, /* 732 */
    {RT_TERM_LAND, 730, 70, 0, 0}, /* 733 */
    {RT_TERM_LAND, 730, 74, 0, 0}, /* 734 */
    {RT_TERM_LAND, 730, 301, 0, 0}, /* 735 */
    {RT_TERM_LINE, 1, 0, 0, 6}, /* 736 */
    {RT_TERM_LAND, 730, 736, 0, 0}, /* 737 */
    {RT_TERM_LINE, 5, 0, 0, 1}, /* 738 */
    {RT_TERM_VALUE, 0, 0, 0, 15}, /* 739 */
    {RT_TERM_LINE, 5, 0, 0, 2}, /* 740 */
    {RT_TERM_LINE, 5, 0, 0, 0}, /* 741 */
    {RT_TERM_REG, 739, 0, 0, 2}, /* 742 */
    {RT_TERM_LNOT, 742, 0, 0, 0}, /* 743 */
    {RT_TERM_COND, 738, 742, 743, 0}, /* 744 */
    {RT_TERM_COND, 741, 5, 744, 0}, /* 745 */
    {RT_TERM_LAND, 745, 337, 0, 0}, /* 746 */
    {RT_TERM_LAND, 745, 335, 0, 0}, /* 747 */
    {RT_TERM_LAND, 745, 70, 0, 0}, /* 748 */
    {RT_TERM_LAND, 745, 74, 0, 0}, /* 749 */
    {RT_TERM_LAND, 745, 301, 0, 0}, /* 750 */
    {RT_TERM_LAND, 745, 736, 0, 0}, /* 751 */
    {RT_TERM_LAND, 745, 86, 0, 0}, /* 752 */
    {RT_TERM_BOR, 42, 5, 0, 0}, /* 753 */
    {RT_TERM_LAND, 745, 84, 0, 0}, /* 754 */
    {RT_TERM_LAND, 86, 412, 0, 0}, /* 755 */
    {RT_TERM_LAND, 84, 412, 0, 0}, /* 756 */
    {RT_TERM_COND, 738, 43, 44, 0}, /* 757 */
    {RT_TERM_COND, 741, 5, 757, 0}, /* 758 */
    {RT_TERM_LAND, 758, 337, 0, 0}, /* 759 */
    {RT_TERM_LAND, 758, 335, 0, 0}, /* 760 */
    {RT_TERM_LAND, 758, 70, 0, 0}, /* 761 */
    {RT_TERM_LAND, 758, 74, 0, 0}, /* 762 */
    {RT_TERM_LAND, 758, 55, 0, 0}, /* 763 */
    {RT_TERM_LAND, 758, 58, 0, 0}, /* 764 */
    {RT_TERM_REG, 721, 0, 0, 2}, /* 765 */
    {RT_TERM_LNOT, 765, 0, 0, 0}, /* 766 */
    {RT_TERM_COND, 738, 765, 766, 0}, /* 767 */
    {RT_TERM_COND, 741, 5, 767, 0}, /* 768 */
    {RT_TERM_LAND, 768, 405, 0, 0}, /* 769 */
    {RT_TERM_LAND, 769, 337, 0, 0}, /* 770 */
    {RT_TERM_LAND, 769, 335, 0, 0}, /* 771 */
    {RT_TERM_LAND, 769, 70, 0, 0}, /* 772 */
    {RT_TERM_LAND, 769, 74, 0, 0}, /* 773 */
    {RT_TERM_LAND, 769, 301, 0, 0}, /* 774 */
    {RT_TERM_LAND, 769, 736, 0, 0}, /* 775 */
    {RT_TERM_BAND, 412, 13, 0, 0}, /* 776 */
    {RT_TERM_NE, 776, 2, 0, 0}, /* 777 */
    {RT_TERM_LAND, 769, 777, 0, 0}, /* 778 */
    {RT_TERM_LAND, 768, 430, 0, 0}, /* 779 */
    {RT_TERM_LAND, 779, 337, 0, 0}, /* 780 */
    {RT_TERM_LAND, 779, 335, 0, 0}, /* 781 */
    {RT_TERM_LAND, 779, 70, 0, 0}, /* 782 */
    {RT_TERM_LAND, 779, 74, 0, 0}, /* 783 */
    {RT_TERM_LAND, 779, 301, 0, 0}, /* 784 */
    {RT_TERM_LAND, 779, 736, 0, 0}, /* 785 */
    {RT_TERM_LNOT, 777, 0, 0, 0}, /* 786 */
    {RT_TERM_LAND, 779, 786, 0, 0}, /* 787 */
    {RT_TERM_LAND, 768, 281, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 337, 0, 0}, /* 789 */
    {RT_TERM_LAND, 788, 335, 0, 0}, /* 790 */
    {RT_TERM_LAND, 788, 70, 0, 0}, /* 791 */
    {RT_TERM_LAND, 788, 74, 0, 0}, /* 792 */
    {RT_TERM_LAND, 788, 301, 0, 0}, /* 793 */
    {RT_TERM_LAND, 788, 736, 0, 0}, /* 794 */
    {RT_TERM_LAND, 769, 786, 0, 0}, /* 795 */
    {RT_TERM_LAND, 779, 777, 0, 0}, /* 796 */
    {RT_TERM_REG, 714, 0, 0, 2}, /* 797 */
    {RT_TERM_LNOT, 797, 0, 0, 0}, /* 798 */
    {RT_TERM_COND, 84, 797, 798, 0}, /* 799 */
    {RT_TERM_COND, 86, 5, 799, 0}, /* 800 */
    {RT_TERM_LNOT, 111, 0, 0, 0}, /* 801 */
    {RT_TERM_LAND, 800, 801, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 337, 0, 0}, /* 803 */
    {RT_TERM_LAND, 802, 335, 0, 0}, /* 804 */
    {RT_TERM_LAND, 802, 70, 0, 0}, /* 805 */
    {RT_TERM_LAND, 802, 74, 0, 0}, /* 806 */
    {RT_TERM_LAND, 802, 301, 0, 0}, /* 807 */
    {RT_TERM_LAND, 802, 736, 0, 0}, /* 808 */
    {RT_TERM_LAND, 800, 111, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 337, 0, 0}, /* 810 */
    {RT_TERM_LAND, 809, 335, 0, 0}, /* 811 */
    {RT_TERM_LAND, 809, 70, 0, 0}, /* 812 */
    {RT_TERM_LAND, 809, 74, 0, 0}, /* 813 */
    {RT_TERM_LAND, 809, 301, 0, 0}, /* 814 */
    {RT_TERM_LAND, 809, 736, 0, 0}, /* 815 */
    {RT_TERM_LNOT, 412, 0, 0, 0}, /* 816 */
    {RT_TERM_LAND, 809, 816, 0, 0}, /* 817 */
    {RT_TERM_LAND, 817, 337, 0, 0}, /* 818 */
    {RT_TERM_LAND, 817, 335, 0, 0}, /* 819 */
    {RT_TERM_LAND, 817, 70, 0, 0}, /* 820 */
    {RT_TERM_LAND, 817, 74, 0, 0}, /* 821 */
    {RT_TERM_LAND, 817, 301, 0, 0}, /* 822 */
    {RT_TERM_LAND, 817, 736, 0, 0}, /* 823 */
    {RT_TERM_COND, 84, 742, 743, 0}, /* 824 */
    {RT_TERM_COND, 86, 5, 824, 0}, /* 825 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 826 */
    {RT_TERM_LAND, 825, 826, 0, 0}, /* 827 */
    {RT_TERM_LAND, 827, 337, 0, 0}, /* 828 */
    {RT_TERM_LAND, 827, 335, 0, 0}, /* 829 */
    {RT_TERM_LAND, 827, 70, 0, 0}, /* 830 */
    {RT_TERM_LAND, 827, 74, 0, 0}, /* 831 */
    {RT_TERM_LAND, 827, 301, 0, 0}, /* 832 */
    {RT_TERM_LAND, 827, 736, 0, 0}, /* 833 */
    {RT_TERM_LAND, 825, 26, 0, 0}, /* 834 */
    {RT_TERM_LAND, 834, 337, 0, 0}, /* 835 */
    {RT_TERM_LAND, 834, 335, 0, 0}, /* 836 */
    {RT_TERM_LAND, 834, 70, 0, 0}, /* 837 */
    {RT_TERM_LAND, 834, 74, 0, 0}, /* 838 */
    {RT_TERM_LAND, 834, 301, 0, 0}, /* 839 */
    {RT_TERM_LAND, 834, 736, 0, 0}, /* 840 */
    {RT_TERM_LAND, 834, 816, 0, 0}, /* 841 */
    {RT_TERM_LAND, 841, 337, 0, 0}, /* 842 */
    {RT_TERM_LAND, 841, 335, 0, 0}, /* 843 */
    {RT_TERM_LAND, 841, 70, 0, 0}, /* 844 */
    {RT_TERM_LAND, 841, 74, 0, 0}, /* 845 */
    {RT_TERM_LAND, 841, 301, 0, 0}, /* 846 */
    {RT_TERM_LAND, 841, 736, 0, 0}, /* 847 */
    {RT_TERM_VALUE, 0, 0, 0, 17}, /* 848 */
    {RT_TERM_REG, 848, 0, 0, 2}, /* 849 */
    {RT_TERM_LNOT, 849, 0, 0, 0}, /* 850 */
    {RT_TERM_COND, 738, 849, 850, 0}, /* 851 */
    {RT_TERM_COND, 741, 5, 851, 0}, /* 852 */
    {RT_TERM_LAND, 852, 801, 0, 0}, /* 853 */
    {RT_TERM_LAND, 853, 337, 0, 0}, /* 854 */
    {RT_TERM_LAND, 853, 335, 0, 0}, /* 855 */
    {RT_TERM_LAND, 853, 70, 0, 0}, /* 856 */
    {RT_TERM_LAND, 853, 74, 0, 0}, /* 857 */
    {RT_TERM_LAND, 853, 301, 0, 0}, /* 858 */
    {RT_TERM_LAND, 853, 736, 0, 0}, /* 859 */
    {RT_TERM_LAND, 853, 86, 0, 0}, /* 860 */
    {RT_TERM_LAND, 853, 84, 0, 0}, /* 861 */
    {RT_TERM_LAND, 852, 111, 0, 0}, /* 862 */
    {RT_TERM_LAND, 862, 337, 0, 0}, /* 863 */
    {RT_TERM_LAND, 862, 335, 0, 0}, /* 864 */
    {RT_TERM_LAND, 862, 70, 0, 0}, /* 865 */
    {RT_TERM_LAND, 862, 74, 0, 0}, /* 866 */
    {RT_TERM_LAND, 862, 301, 0, 0}, /* 867 */
    {RT_TERM_LAND, 862, 736, 0, 0}, /* 868 */
    {RT_TERM_LAND, 862, 86, 0, 0}, /* 869 */
    {RT_TERM_LAND, 862, 84, 0, 0}, /* 870 */
    {RT_TERM_LAND, 862, 816, 0, 0}, /* 871 */
    {RT_TERM_LAND, 871, 337, 0, 0}, /* 872 */
    {RT_TERM_LAND, 871, 335, 0, 0}, /* 873 */
    {RT_TERM_LAND, 871, 70, 0, 0}, /* 874 */
    {RT_TERM_LAND, 871, 74, 0, 0}, /* 875 */
    {RT_TERM_LAND, 871, 301, 0, 0}, /* 876 */
    {RT_TERM_LAND, 871, 736, 0, 0}, /* 877 */
    {RT_TERM_LAND, 871, 86, 0, 0}, /* 878 */
    {RT_TERM_LAND, 871, 84, 0, 0}, /* 879 */
    {RT_TERM_LAND, 745, 801, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 337, 0, 0}, /* 881 */
    {RT_TERM_LAND, 880, 335, 0, 0}, /* 882 */
    {RT_TERM_LAND, 880, 70, 0, 0}, /* 883 */
    {RT_TERM_LAND, 880, 74, 0, 0}, /* 884 */
    {RT_TERM_LAND, 880, 55, 0, 0}, /* 885 */
    {RT_TERM_LAND, 880, 58, 0, 0}, /* 886 */
    {RT_TERM_LAND, 745, 111, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 337, 0, 0}, /* 888 */
    {RT_TERM_LAND, 887, 335, 0, 0}, /* 889 */
    {RT_TERM_LAND, 887, 70, 0, 0}, /* 890 */
    {RT_TERM_LAND, 887, 74, 0, 0}, /* 891 */
    {RT_TERM_LAND, 887, 55, 0, 0}, /* 892 */
    {RT_TERM_LAND, 887, 58, 0, 0}, /* 893 */
    {RT_TERM_LAND, 887, 816, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 337, 0, 0}, /* 895 */
    {RT_TERM_LAND, 894, 335, 0, 0}, /* 896 */
    {RT_TERM_LAND, 894, 70, 0, 0}, /* 897 */
    {RT_TERM_LAND, 894, 74, 0, 0}, /* 898 */
    {RT_TERM_LAND, 894, 55, 0, 0}, /* 899 */
    {RT_TERM_LAND, 894, 58, 0, 0}, /* 900 */
    {RT_TERM_LINE, 6, 0, 0, 1}, /* 901 */
    {RT_TERM_LINE, 6, 0, 0, 2}, /* 902 */
    {RT_TERM_LINE, 6, 0, 0, 0}, /* 903 */
    {RT_TERM_COND, 901, 765, 766, 0}, /* 904 */
    {RT_TERM_COND, 903, 5, 904, 0}, /* 905 */
    {RT_TERM_SHL, 280, 5, 0, 0}, /* 906 */
    {RT_TERM_BOR, 13, 906, 0, 0}, /* 907 */
    {RT_TERM_SHL, 111, 27, 0, 0}, /* 908 */
    {RT_TERM_BOR, 907, 908, 0, 0}, /* 909 */
    {RT_TERM_COND, 335, 907, 909, 0}, /* 910 */
    {RT_TERM_COND, 337, 13, 910, 0}, /* 911 */
    {RT_TERM_SLICE, 911, 5, 0, 1}, /* 912 */
    {RT_TERM_LAND, 905, 912, 0, 0}, /* 913 */
    {RT_TERM_LAND, 913, 70, 0, 0}, /* 914 */
    {RT_TERM_LAND, 913, 74, 0, 0}, /* 915 */
    {RT_TERM_LAND, 913, 816, 0, 0}, /* 916 */
    {RT_TERM_LAND, 916, 10, 0, 0}, /* 917 */
    {RT_TERM_LAND, 916, 18, 0, 0}, /* 918 */
    {RT_TERM_LAND, 916, 61, 0, 0}, /* 919 */
    {RT_TERM_LAND, 916, 102, 0, 0}, /* 920 */
    {RT_TERM_LOR, 412, 412, 0, 0}, /* 921 */
    {RT_TERM_LAND, 912, 921, 0, 0}, /* 922 */
    {RT_TERM_LNOT, 922, 0, 0, 0}, /* 923 */
    {RT_TERM_LAND, 905, 923, 0, 0}, /* 924 */
    {RT_TERM_BXOR, 742, 714, 0, 0}, /* 925 */
    {RT_TERM_LAND, 924, 925, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 70, 0, 0}, /* 927 */
    {RT_TERM_LAND, 926, 74, 0, 0}, /* 928 */
    {RT_TERM_LAND, 926, 10, 0, 0}, /* 929 */
    {RT_TERM_LAND, 926, 18, 0, 0}, /* 930 */
    {RT_TERM_LAND, 926, 61, 0, 0}, /* 931 */
    {RT_TERM_LAND, 926, 102, 0, 0}, /* 932 */
    {RT_TERM_LNOT, 925, 0, 0, 0}, /* 933 */
    {RT_TERM_LAND, 924, 933, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 70, 0, 0}, /* 935 */
    {RT_TERM_LAND, 934, 74, 0, 0}, /* 936 */
    {RT_TERM_LAND, 934, 10, 0, 0}, /* 937 */
    {RT_TERM_LAND, 934, 18, 0, 0}, /* 938 */
    {RT_TERM_LAND, 934, 61, 0, 0}, /* 939 */
    {RT_TERM_LAND, 934, 102, 0, 0}, /* 940 */
    {RT_TERM_LAND, 10, 412, 0, 0}, /* 941 */
    {RT_TERM_LAND, 18, 412, 0, 0}, /* 942 */
    {RT_TERM_COND, 738, 797, 798, 0}, /* 943 */
    {RT_TERM_COND, 741, 5, 943, 0}, /* 944 */
    {RT_TERM_LAND, 944, 13, 0, 0}, /* 945 */
    {RT_TERM_BXOR, 43, 1, 0, 0}, /* 946 */
    {RT_TERM_LAND, 945, 946, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 337, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 335, 0, 0}, /* 949 */
    {RT_TERM_LNOT, 946, 0, 0, 0}, /* 950 */
    {RT_TERM_LAND, 945, 950, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 70, 0, 0}, /* 952 */
    {RT_TERM_LAND, 951, 74, 0, 0}, /* 953 */
    {RT_TERM_LAND, 951, 301, 0, 0}, /* 954 */
    {RT_TERM_LAND, 951, 736, 0, 0}, /* 955 */
    {RT_TERM_REG, 26, 0, 0, 0}, /* 956 */
    {RT_TERM_CONST, 0, 0, 0, 31}, /* 957 */
    {RT_TERM_SHL, 111, 957, 0, 0}, /* 958 */
    {RT_TERM_BXOR, 956, 958, 0, 0}, /* 959 */
    {RT_TERM_SLICE, 956, 2, 0, 31}, /* 960 */
    {RT_TERM_BXOR, 960, 958, 0, 0}, /* 961 */
    {RT_TERM_COND, 337, 959, 961, 0}, /* 962 */
    {RT_TERM_REG, 82, 0, 0, 0}, /* 963 */
    {RT_TERM_SHL, 81, 957, 0, 0}, /* 964 */
    {RT_TERM_BXOR, 963, 964, 0, 0}, /* 965 */
    {RT_TERM_SLICE, 963, 2, 0, 31}, /* 966 */
    {RT_TERM_BXOR, 966, 964, 0, 0}, /* 967 */
    {RT_TERM_BXOR, 412, 964, 0, 0}, /* 968 */
    {RT_TERM_REG, 25, 0, 0, 1}, /* 969 */
    {RT_TERM_BXOR, 969, 964, 0, 0}, /* 970 */
    {RT_TERM_SLICE, 969, 2, 0, 31}, /* 971 */
    {RT_TERM_BXOR, 971, 964, 0, 0}, /* 972 */
    {RT_TERM_COND, 301, 970, 972, 0}, /* 973 */
    {RT_TERM_COND, 299, 968, 973, 0}, /* 974 */
    {RT_TERM_COND, 295, 968, 974, 0}, /* 975 */
    {RT_TERM_COND, 77, 40, 975, 0}, /* 976 */
    {RT_TERM_COND, 74, 967, 976, 0}, /* 977 */
    {RT_TERM_COND, 70, 965, 977, 0}, /* 978 */
    {RT_TERM_COND, 946, 962, 978, 0}, /* 979 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 980 */
    {RT_TERM_SLICE, 979, 980, 0, 8}, /* 981 */
    {RT_TERM_EQ, 981, 2, 0, 0}, /* 982 */
    {RT_TERM_LAND, 945, 982, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 946, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 337, 0, 0}, /* 985 */
    {RT_TERM_LAND, 984, 335, 0, 0}, /* 986 */
    {RT_TERM_LAND, 983, 950, 0, 0}, /* 987 */
    {RT_TERM_LAND, 987, 70, 0, 0}, /* 988 */
    {RT_TERM_LAND, 987, 74, 0, 0}, /* 989 */
    {RT_TERM_LAND, 987, 301, 0, 0}, /* 990 */
    {RT_TERM_LAND, 987, 736, 0, 0}, /* 991 */
    {RT_TERM_LAND, 13, 982, 0, 0}, /* 992 */
    {RT_TERM_LNOT, 992, 0, 0, 0}, /* 993 */
    {RT_TERM_LAND, 944, 993, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 946, 0, 0}, /* 995 */
    {RT_TERM_LAND, 995, 337, 0, 0}, /* 996 */
    {RT_TERM_LAND, 995, 335, 0, 0}, /* 997 */
    {RT_TERM_LAND, 994, 950, 0, 0}, /* 998 */
    {RT_TERM_LAND, 998, 70, 0, 0}, /* 999 */
    {RT_TERM_LAND, 998, 74, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 998, 301, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 998, 736, 0, 0}, /* 1002 */
    {RT_TERM_EQ, 111, 2, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 768, 1003, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1004, 337, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1004, 335, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1004, 70, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1004, 74, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1004, 301, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1004, 736, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1004, 777, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 768, 163, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1012, 337, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1012, 335, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1012, 70, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1012, 74, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1012, 301, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1012, 736, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1012, 786, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 768, 112, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1020, 337, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1020, 335, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1020, 70, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1020, 74, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1020, 301, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1020, 736, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 852, 1003, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 337, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1027, 335, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1027, 70, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1027, 74, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1027, 301, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1027, 736, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1027, 777, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 852, 163, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1035, 337, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1035, 335, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1035, 70, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1035, 74, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1035, 301, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1035, 736, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1035, 786, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 852, 112, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 337, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1043, 335, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1043, 70, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1043, 74, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1043, 301, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1043, 736, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1027, 786, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1035, 777, 0, 0}, /* 1051 */
    {RT_TERM_COND, 335, 6, 7, 0}, /* 1052 */
    {RT_TERM_COND, 337, 5, 1052, 0}, /* 1053 */
    {RT_TERM_LINE, 13, 0, 0, 1}, /* 1054 */
    {RT_TERM_VALUE, 0, 0, 0, 20}, /* 1055 */
    {RT_TERM_LINE, 13, 0, 0, 2}, /* 1056 */
    {RT_TERM_LINE, 16, 0, 0, 1}, /* 1057 */
    {RT_TERM_VALUE, 0, 0, 0, 26}, /* 1058 */
    {RT_TERM_LINE, 16, 0, 0, 2}, /* 1059 */
    {RT_TERM_LINE, 13, 0, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 412, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1054, 412, 0, 0}, /* 1062 */
    {RT_TERM_LINE, 14, 0, 0, 1}, /* 1063 */
    {RT_TERM_VALUE, 0, 0, 0, 24}, /* 1064 */
    {RT_TERM_LINE, 14, 0, 0, 2}, /* 1065 */
    {RT_TERM_LINE, 17, 0, 0, 1}, /* 1066 */
    {RT_TERM_VALUE, 0, 0, 0, 27}, /* 1067 */
    {RT_TERM_LINE, 17, 0, 0, 2}, /* 1068 */
    {RT_TERM_LINE, 15, 0, 0, 1}, /* 1069 */
    {RT_TERM_VALUE, 0, 0, 0, 25}, /* 1070 */
    {RT_TERM_LINE, 15, 0, 0, 2}, /* 1071 */
    {RT_TERM_VALUE, 0, 0, 0, 19}, /* 1072 */
    {RT_TERM_LAND, 741, 412, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 738, 412, 0, 0}, /* 1074 */
    {RT_TERM_LINE, 7, 0, 0, 1}, /* 1075 */
    {RT_TERM_VALUE, 0, 0, 0, 21}, /* 1076 */
    {RT_TERM_LINE, 7, 0, 0, 2}, /* 1077 */
    {RT_TERM_VALUE, 0, 0, 0, 23}, /* 1078 */
    {RT_TERM_LAND, 768, 26, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 768, 826, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 768, 10, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 82, 0, 0}, /* 1082 */
    {RT_TERM_LNOT, 82, 0, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1081, 1083, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 768, 55, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1085, 82, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1085, 1083, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 768, 42, 0, 0}, /* 1088 */
    {RT_TERM_LNOT, 42, 0, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 768, 1089, 0, 0}, /* 1090 */
    {RT_TERM_LINE, 7, 0, 0, 0}, /* 1091 */
    {RT_TERM_REG, 1055, 0, 0, 2}, /* 1092 */
    {RT_TERM_LNOT, 1092, 0, 0, 0}, /* 1093 */
    {RT_TERM_COND, 1075, 1092, 1093, 0}, /* 1094 */
    {RT_TERM_COND, 1091, 5, 1094, 0}, /* 1095 */
    {RT_TERM_LAND, 1095, 26, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1095, 826, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1095, 10, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1098, 82, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1098, 1083, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1095, 55, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 82, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1101, 1083, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1095, 42, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1095, 1089, 0, 0}, /* 1105 */
    {RT_TERM_REG, 12, 0, 0, 2}, /* 1106 */
    {RT_TERM_LNOT, 1106, 0, 0, 0}, /* 1107 */
    {RT_TERM_COND, 74, 1106, 1107, 0}, /* 1108 */
    {RT_TERM_COND, 70, 5, 1108, 0}, /* 1109 */
    {RT_TERM_LAND, 1109, 82, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1109, 1083, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 716, 81, 0, 0}, /* 1112 */
    {RT_TERM_LNOT, 81, 0, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 716, 1113, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 69, 336, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 69, 39, 0, 0}, /* 1116 */
    {RT_TERM_LNOT, 39, 0, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 69, 1117, 0, 0}, /* 1118 */
    {RT_TERM_COND, 335, 288, 289, 0}, /* 1119 */
    {RT_TERM_COND, 337, 5, 1119, 0}, /* 1120 */
    {RT_TERM_LAND, 716, 82, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 716, 1083, 0, 0}, /* 1122 */
    {RT_TERM_COND, 0, 742, 743, 0}, /* 1123 */
    {RT_TERM_COND, 4, 5, 1123, 0}, /* 1124 */
    {RT_TERM_LAND, 1124, 337, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1124, 718, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1124, 48, 0, 0}, /* 1127 */
    {RT_TERM_LNOT, 48, 0, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1124, 1128, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 46, 336, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1130, 39, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1130, 1117, 0, 0}, /* 1132 */
    {RT_TERM_COND, 0, 797, 798, 0}, /* 1133 */
    {RT_TERM_COND, 4, 5, 1133, 0}, /* 1134 */
    {RT_TERM_LAND, 1134, 13, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1135, 70, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1135, 299, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1134, 408, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 1138, 70, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1138, 299, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1134, 25, 0, 0}, /* 1141 */
    {RT_TERM_LNOT, 25, 0, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1134, 1142, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1134, 335, 0, 0}, /* 1144 */
    {RT_TERM_NE, 280, 23, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1134, 1145, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 13, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1147, 70, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1147, 299, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1146, 408, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1150, 70, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1150, 299, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1146, 25, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1146, 1142, 0, 0}, /* 1154 */
    {RT_TERM_ADD, 280, 5, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 189, 13, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 189, 408, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 189, 74, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 39, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1158, 1117, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 189, 335, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 189, 1145, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1162, 13, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1162, 408, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1162, 74, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 39, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1165, 1117, 0, 0}, /* 1167 */
    {RT_TERM_COND, 84, 765, 766, 0}, /* 1168 */
    {RT_TERM_COND, 86, 5, 1168, 0}, /* 1169 */
    {RT_TERM_LAND, 1169, 13, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1170, 70, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1170, 299, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1169, 408, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1173, 70, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1173, 299, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1169, 25, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1169, 1142, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1169, 335, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1169, 1145, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1179, 13, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1180, 70, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1180, 299, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1179, 408, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1183, 70, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1183, 299, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1179, 25, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1179, 1142, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 176, 13, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 176, 408, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 176, 74, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1190, 39, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1190, 1117, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 176, 335, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 176, 1145, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1194, 13, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1194, 408, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1194, 74, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1197, 39, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1197, 1117, 0, 0}, /* 1199 */
    {RT_TERM_COND, 0, 765, 766, 0}, /* 1200 */
    {RT_TERM_COND, 4, 5, 1200, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 70, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1201, 299, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1201, 13, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1204, 70, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1204, 299, 0, 0}, /* 1206 */
    {RT_TERM_NE, 412, 2, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1204, 1207, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1201, 408, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1209, 70, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1209, 299, 0, 0}, /* 1211 */
    {RT_TERM_LNOT, 1207, 0, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1209, 1212, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1201, 335, 0, 0}, /* 1214 */
    {RT_TERM_COND, 74, 742, 743, 0}, /* 1215 */
    {RT_TERM_COND, 70, 5, 1215, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 26, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1217, 408, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1218, 280, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1219, 337, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1219, 718, 0, 0}, /* 1221 */
    {RT_TERM_LNOT, 280, 0, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1218, 1222, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 337, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1223, 718, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1217, 13, 0, 0}, /* 1226 */
    {RT_TERM_SLICE, 111, 2, 0, 1}, /* 1227 */
    {RT_TERM_LAND, 1226, 1227, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1228, 280, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1229, 337, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1229, 718, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1228, 1222, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1232, 337, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1232, 718, 0, 0}, /* 1234 */
    {RT_TERM_LNOT, 1227, 0, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1226, 1235, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1236, 280, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1237, 337, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1237, 718, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1236, 1222, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1240, 337, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1240, 718, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1216, 826, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1243, 408, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1244, 280, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1245, 337, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1245, 718, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1244, 1222, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1248, 337, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1248, 718, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1243, 13, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1251, 1227, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1252, 280, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1253, 337, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1253, 718, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1252, 1222, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1256, 337, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1256, 718, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1251, 1235, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1259, 280, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1260, 337, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1260, 718, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1259, 1222, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1263, 337, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1263, 718, 0, 0}, /* 1265 */
    {RT_TERM_COND, 74, 43, 44, 0}, /* 1266 */
    {RT_TERM_COND, 70, 5, 1266, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 26, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1268, 408, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1269, 357, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1269, 280, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1269, 1222, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1268, 13, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 1227, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1274, 357, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1274, 280, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1274, 1222, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1273, 1235, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1278, 357, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1278, 280, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1278, 1222, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1267, 826, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1282, 408, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1283, 357, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1283, 280, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1283, 1222, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1282, 13, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1287, 1227, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1288, 357, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1288, 280, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1288, 1222, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1287, 1235, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1292, 357, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1292, 280, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1292, 1222, 0, 0}, /* 1295 */
    {RT_TERM_COND, 74, 6, 7, 0}, /* 1296 */
    {RT_TERM_COND, 70, 5, 1296, 0}, /* 1297 */
    {RT_TERM_EQ, 13, 2, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1297, 1298, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1299, 337, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1299, 718, 0, 0}, /* 1301 */
    {RT_TERM_REG, 120, 0, 0, 0}, /* 1302 */
    {RT_TERM_REG, 12, 0, 0, 1}, /* 1303 */
    {RT_TERM_COND, 357, 412, 1303, 0}, /* 1304 */
    {RT_TERM_COND, 336, 412, 1304, 0}, /* 1305 */
    {RT_TERM_COND, 335, 82, 1305, 0}, /* 1306 */
    {RT_TERM_COND, 337, 1302, 1306, 0}, /* 1307 */
    {RT_TERM_SLICE, 1307, 2, 0, 32}, /* 1308 */
    {RT_TERM_SLICE, 1308, 2, 0, 4}, /* 1309 */
    {RT_TERM_SLICE, 1309, 122, 0, 1}, /* 1310 */
    {RT_TERM_LAND, 1299, 1310, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1311, 337, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1311, 718, 0, 0}, /* 1313 */
    {RT_TERM_LNOT, 1310, 0, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1299, 1314, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1315, 337, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1315, 718, 0, 0}, /* 1317 */
    {RT_TERM_SLICE, 1308, 107, 0, 4}, /* 1318 */
    {RT_TERM_SLICE, 1318, 122, 0, 1}, /* 1319 */
    {RT_TERM_LAND, 1299, 1319, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1320, 337, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1320, 718, 0, 0}, /* 1322 */
    {RT_TERM_LNOT, 1319, 0, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1299, 1323, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1324, 337, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1324, 718, 0, 0}, /* 1326 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 1327 */
    {RT_TERM_SLICE, 1308, 1327, 0, 4}, /* 1328 */
    {RT_TERM_SLICE, 1328, 122, 0, 1}, /* 1329 */
    {RT_TERM_LAND, 1299, 1329, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1330, 337, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1330, 718, 0, 0}, /* 1332 */
    {RT_TERM_LNOT, 1329, 0, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1299, 1333, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1334, 337, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1334, 718, 0, 0}, /* 1336 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 1337 */
    {RT_TERM_SLICE, 1308, 1337, 0, 4}, /* 1338 */
    {RT_TERM_SLICE, 1338, 122, 0, 1}, /* 1339 */
    {RT_TERM_LAND, 1299, 1339, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1340, 337, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1340, 718, 0, 0}, /* 1342 */
    {RT_TERM_LNOT, 1339, 0, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1299, 1343, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1344, 337, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1344, 718, 0, 0}, /* 1346 */
    {RT_TERM_LNOT, 1298, 0, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1297, 1347, 0, 0}, /* 1348 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 1349 */
    {RT_TERM_EQ, 13, 1349, 0, 0}, /* 1350 */
    {RT_TERM_LNOT, 1350, 0, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1348, 1351, 0, 0}, /* 1352 */
    {RT_TERM_EQ, 13, 5, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1352, 1353, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1354, 337, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1354, 718, 0, 0}, /* 1356 */
    {RT_TERM_EQ, 13, 27, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1352, 1357, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1358, 337, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1358, 718, 0, 0}, /* 1360 */
    {RT_TERM_EQ, 13, 122, 0, 0}, /* 1361 */
    {RT_TERM_LAND, 1352, 1361, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1362, 337, 0, 0}, /* 1363 */
    {RT_TERM_LAND, 1362, 718, 0, 0}, /* 1364 */
    {RT_TERM_EQ, 13, 107, 0, 0}, /* 1365 */
    {RT_TERM_LAND, 1352, 1365, 0, 0}, /* 1366 */
    {RT_TERM_LAND, 1366, 337, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1366, 718, 0, 0}, /* 1368 */
    {RT_TERM_EQ, 13, 29, 0, 0}, /* 1369 */
    {RT_TERM_LAND, 1352, 1369, 0, 0}, /* 1370 */
    {RT_TERM_LAND, 1370, 337, 0, 0}, /* 1371 */
    {RT_TERM_LAND, 1370, 718, 0, 0}, /* 1372 */
    {RT_TERM_EQ, 13, 32, 0, 0}, /* 1373 */
    {RT_TERM_LAND, 1352, 1373, 0, 0}, /* 1374 */
    {RT_TERM_LAND, 1374, 337, 0, 0}, /* 1375 */
    {RT_TERM_LAND, 1374, 718, 0, 0}, /* 1376 */
    {RT_TERM_COND, 74, 66, 67, 0}, /* 1377 */
    {RT_TERM_COND, 70, 5, 1377, 0}, /* 1378 */
    {RT_TERM_LAND, 1378, 1298, 0, 0}, /* 1379 */
    {RT_TERM_SLICE, 1302, 2, 0, 32}, /* 1380 */
    {RT_TERM_SLICE, 1380, 2, 0, 4}, /* 1381 */
    {RT_TERM_SLICE, 1381, 122, 0, 1}, /* 1382 */
    {RT_TERM_LAND, 1379, 1382, 0, 0}, /* 1383 */
    {RT_TERM_LAND, 1383, 357, 0, 0}, /* 1384 */
    {RT_TERM_LNOT, 1382, 0, 0, 0}, /* 1385 */
    {RT_TERM_LAND, 1379, 1385, 0, 0}, /* 1386 */
    {RT_TERM_LAND, 1386, 357, 0, 0}, /* 1387 */
    {RT_TERM_SLICE, 1380, 107, 0, 4}, /* 1388 */
    {RT_TERM_SLICE, 1388, 122, 0, 1}, /* 1389 */
    {RT_TERM_LAND, 1379, 1389, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1390, 357, 0, 0}, /* 1391 */
    {RT_TERM_LNOT, 1389, 0, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1379, 1392, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1393, 357, 0, 0}, /* 1394 */
    {RT_TERM_SLICE, 1380, 1327, 0, 4}, /* 1395 */
    {RT_TERM_SLICE, 1395, 122, 0, 1}, /* 1396 */
    {RT_TERM_LAND, 1379, 1396, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1397, 357, 0, 0}, /* 1398 */
    {RT_TERM_LNOT, 1396, 0, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1379, 1399, 0, 0}, /* 1400 */
    {RT_TERM_LAND, 1400, 357, 0, 0}, /* 1401 */
    {RT_TERM_SLICE, 1380, 1337, 0, 4}, /* 1402 */
    {RT_TERM_SLICE, 1402, 122, 0, 1}, /* 1403 */
    {RT_TERM_LAND, 1379, 1403, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1404, 357, 0, 0}, /* 1405 */
    {RT_TERM_LNOT, 1403, 0, 0, 0}, /* 1406 */
    {RT_TERM_LAND, 1379, 1406, 0, 0}, /* 1407 */
    {RT_TERM_LAND, 1407, 357, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1378, 1347, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1409, 1351, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1410, 357, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1410, 1353, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1410, 1357, 0, 0}, /* 1413 */
    {RT_TERM_LAND, 1410, 1361, 0, 0}, /* 1414 */
    {RT_TERM_LAND, 1410, 1365, 0, 0}, /* 1415 */
    {RT_TERM_LAND, 1410, 1369, 0, 0}, /* 1416 */
    {RT_TERM_LAND, 1410, 1373, 0, 0}, /* 1417 */
    {RT_TERM_COND, 18, 186, 187, 0}, /* 1418 */
    {RT_TERM_COND, 10, 5, 1418, 0}, /* 1419 */
    {RT_TERM_BXOR, 66, 12, 0, 0}, /* 1420 */
    {RT_TERM_LAND, 1419, 1420, 0, 0}, /* 1421 */
    {RT_TERM_LNOT, 1420, 0, 0, 0}, /* 1422 */
    {RT_TERM_LAND, 1419, 1422, 0, 0}, /* 1423 */
    {RT_TERM_LAND, 1423, 337, 0, 0}, /* 1424 */
    {RT_TERM_LAND, 1423, 718, 0, 0}, /* 1425 */
    {RT_TERM_COND, 18, 742, 743, 0}, /* 1426 */
    {RT_TERM_COND, 10, 5, 1426, 0}, /* 1427 */
    {RT_TERM_LAND, 1427, 1003, 0, 0}, /* 1428 */
    {RT_TERM_LAND, 1428, 280, 0, 0}, /* 1429 */
    {RT_TERM_LAND, 1428, 1222, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1429, 337, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1429, 718, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1430, 337, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1430, 718, 0, 0}, /* 1434 */
    {RT_TERM_REG, 81, 0, 0, 0}, /* 1435 */
    {RT_TERM_SEXT, 1435, 0, 0, 32}, /* 1436 */
    {RT_TERM_COND, 280, 1436, 1435, 0}, /* 1437 */
    {RT_TERM_REG, 39, 0, 0, 0}, /* 1438 */
    {RT_TERM_SEXT, 12, 0, 0, 32}, /* 1439 */
    {RT_TERM_REG, 1, 0, 0, 1}, /* 1440 */
    {RT_TERM_COND, 357, 412, 1440, 0}, /* 1441 */
    {RT_TERM_COND, 336, 412, 1441, 0}, /* 1442 */
    {RT_TERM_COND, 335, 1439, 1442, 0}, /* 1443 */
    {RT_TERM_COND, 337, 1438, 1443, 0}, /* 1444 */
    {RT_TERM_SLICE, 1444, 2, 0, 32}, /* 1445 */
    {RT_TERM_SEXT, 1445, 0, 0, 32}, /* 1446 */
    {RT_TERM_COND, 280, 1446, 1445, 0}, /* 1447 */
    {RT_TERM_LT, 1437, 1447, 0, 0}, /* 1448 */
    {RT_TERM_LNOT, 1448, 0, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1428, 1449, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1450, 280, 0, 0}, /* 1451 */
    {RT_TERM_LAND, 1450, 1222, 0, 0}, /* 1452 */
    {RT_TERM_LAND, 1451, 337, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1451, 718, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1452, 337, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1452, 718, 0, 0}, /* 1456 */
    {RT_TERM_EQ, 1437, 1447, 0, 0}, /* 1457 */
    {RT_TERM_COND, 1457, 27, 107, 0}, /* 1458 */
    {RT_TERM_COND, 1448, 5, 1458, 0}, /* 1459 */
    {RT_TERM_BAND, 13, 1459, 0, 0}, /* 1460 */
    {RT_TERM_NE, 1460, 2, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1428, 1461, 0, 0}, /* 1462 */
    {RT_TERM_LNOT, 1003, 0, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1427, 1463, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1464, 163, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1465, 280, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1465, 1222, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1466, 337, 0, 0}, /* 1468 */
    {RT_TERM_LAND, 1466, 718, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1467, 337, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1467, 718, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1465, 1449, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1472, 280, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1472, 1222, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1473, 337, 0, 0}, /* 1475 */
    {RT_TERM_LAND, 1473, 718, 0, 0}, /* 1476 */
    {RT_TERM_LAND, 1474, 337, 0, 0}, /* 1477 */
    {RT_TERM_LAND, 1474, 718, 0, 0}, /* 1478 */
    {RT_TERM_LNOT, 1461, 0, 0, 0}, /* 1479 */
    {RT_TERM_LAND, 1465, 1479, 0, 0}, /* 1480 */
    {RT_TERM_LNOT, 163, 0, 0, 0}, /* 1481 */
    {RT_TERM_LAND, 1464, 1481, 0, 0}, /* 1482 */
    {RT_TERM_LAND, 1482, 280, 0, 0}, /* 1483 */
    {RT_TERM_LAND, 1482, 1222, 0, 0}, /* 1484 */
    {RT_TERM_LAND, 1483, 337, 0, 0}, /* 1485 */
    {RT_TERM_LAND, 1483, 718, 0, 0}, /* 1486 */
    {RT_TERM_LAND, 1484, 337, 0, 0}, /* 1487 */
    {RT_TERM_LAND, 1484, 718, 0, 0}, /* 1488 */
    {RT_TERM_LAND, 1482, 1449, 0, 0}, /* 1489 */
    {RT_TERM_LAND, 1489, 280, 0, 0}, /* 1490 */
    {RT_TERM_LAND, 1489, 1222, 0, 0}, /* 1491 */
    {RT_TERM_LAND, 1490, 337, 0, 0}, /* 1492 */
    {RT_TERM_LAND, 1490, 718, 0, 0}, /* 1493 */
    {RT_TERM_LAND, 1491, 337, 0, 0}, /* 1494 */
    {RT_TERM_LAND, 1491, 718, 0, 0}, /* 1495 */
    {RT_TERM_LAND, 1428, 1479, 0, 0}, /* 1496 */
    {RT_TERM_LAND, 1465, 1461, 0, 0}, /* 1497 */
    {RT_TERM_COND, 0, 849, 850, 0}, /* 1498 */
    {RT_TERM_COND, 4, 5, 1498, 0}, /* 1499 */
    {RT_TERM_LAND, 1499, 1003, 0, 0}, /* 1500 */
    {RT_TERM_LAND, 1500, 280, 0, 0}, /* 1501 */
    {RT_TERM_LAND, 1500, 1222, 0, 0}, /* 1502 */
    {RT_TERM_LAND, 1501, 337, 0, 0}, /* 1503 */
    {RT_TERM_LAND, 1501, 718, 0, 0}, /* 1504 */
    {RT_TERM_LAND, 1502, 337, 0, 0}, /* 1505 */
    {RT_TERM_LAND, 1502, 718, 0, 0}, /* 1506 */
    {RT_TERM_LAND, 1500, 1457, 0, 0}, /* 1507 */
    {RT_TERM_NE, 13, 2, 0, 0}, /* 1508 */
    {RT_TERM_LAND, 1507, 1508, 0, 0}, /* 1509 */
    {RT_TERM_NE, 13, 1349, 0, 0}, /* 1510 */
    {RT_TERM_LAND, 1509, 1510, 0, 0}, /* 1511 */
    {RT_TERM_LAND, 1457, 1508, 0, 0}, /* 1512 */
    {RT_TERM_LAND, 1512, 1510, 0, 0}, /* 1513 */
    {RT_TERM_LNOT, 1513, 0, 0, 0}, /* 1514 */
    {RT_TERM_LAND, 1500, 1514, 0, 0}, /* 1515 */
    {RT_TERM_LAND, 1515, 280, 0, 0}, /* 1516 */
    {RT_TERM_LAND, 1515, 1222, 0, 0}, /* 1517 */
    {RT_TERM_LAND, 1516, 337, 0, 0}, /* 1518 */
    {RT_TERM_LAND, 1516, 718, 0, 0}, /* 1519 */
    {RT_TERM_LAND, 1517, 337, 0, 0}, /* 1520 */
    {RT_TERM_LAND, 1517, 718, 0, 0}, /* 1521 */
    {RT_TERM_LAND, 1515, 1449, 0, 0}, /* 1522 */
    {RT_TERM_LAND, 1522, 280, 0, 0}, /* 1523 */
    {RT_TERM_LAND, 1522, 1222, 0, 0}, /* 1524 */
    {RT_TERM_LAND, 1523, 337, 0, 0}, /* 1525 */
    {RT_TERM_LAND, 1523, 718, 0, 0}, /* 1526 */
    {RT_TERM_LAND, 1524, 337, 0, 0}, /* 1527 */
    {RT_TERM_LAND, 1524, 718, 0, 0}, /* 1528 */
    {RT_TERM_BXOR, 765, 739, 0, 0}, /* 1529 */
    {RT_TERM_COND, 1513, 1529, 1461, 0}, /* 1530 */
    {RT_TERM_LAND, 1500, 1530, 0, 0}, /* 1531 */
    {RT_TERM_LAND, 1499, 1463, 0, 0}, /* 1532 */
    {RT_TERM_LAND, 1532, 163, 0, 0}, /* 1533 */
    {RT_TERM_LAND, 1533, 280, 0, 0}, /* 1534 */
    {RT_TERM_LAND, 1533, 1222, 0, 0}, /* 1535 */
    {RT_TERM_LAND, 1534, 337, 0, 0}, /* 1536 */
    {RT_TERM_LAND, 1534, 718, 0, 0}, /* 1537 */
    {RT_TERM_LAND, 1535, 337, 0, 0}, /* 1538 */
    {RT_TERM_LAND, 1535, 718, 0, 0}, /* 1539 */
    {RT_TERM_LAND, 1533, 1457, 0, 0}, /* 1540 */
    {RT_TERM_LAND, 1540, 1508, 0, 0}, /* 1541 */
    {RT_TERM_LAND, 1541, 1510, 0, 0}, /* 1542 */
    {RT_TERM_LAND, 1533, 1514, 0, 0}, /* 1543 */
    {RT_TERM_LAND, 1543, 280, 0, 0}, /* 1544 */
    {RT_TERM_LAND, 1543, 1222, 0, 0}, /* 1545 */
    {RT_TERM_LAND, 1544, 337, 0, 0}, /* 1546 */
    {RT_TERM_LAND, 1544, 718, 0, 0}, /* 1547 */
    {RT_TERM_LAND, 1545, 337, 0, 0}, /* 1548 */
    {RT_TERM_LAND, 1545, 718, 0, 0}, /* 1549 */
    {RT_TERM_LAND, 1543, 1449, 0, 0}, /* 1550 */
    {RT_TERM_LAND, 1550, 280, 0, 0}, /* 1551 */
    {RT_TERM_LAND, 1550, 1222, 0, 0}, /* 1552 */
    {RT_TERM_LAND, 1551, 337, 0, 0}, /* 1553 */
    {RT_TERM_LAND, 1551, 718, 0, 0}, /* 1554 */
    {RT_TERM_LAND, 1552, 337, 0, 0}, /* 1555 */
    {RT_TERM_LAND, 1552, 718, 0, 0}, /* 1556 */
    {RT_TERM_LNOT, 1530, 0, 0, 0}, /* 1557 */
    {RT_TERM_LAND, 1533, 1557, 0, 0}, /* 1558 */
    {RT_TERM_LAND, 1532, 1481, 0, 0}, /* 1559 */
    {RT_TERM_LAND, 1559, 280, 0, 0}, /* 1560 */
    {RT_TERM_LAND, 1559, 1222, 0, 0}, /* 1561 */
    {RT_TERM_LAND, 1560, 337, 0, 0}, /* 1562 */
    {RT_TERM_LAND, 1560, 718, 0, 0}, /* 1563 */
    {RT_TERM_LAND, 1561, 337, 0, 0}, /* 1564 */
    {RT_TERM_LAND, 1561, 718, 0, 0}, /* 1565 */
    {RT_TERM_LAND, 1559, 1457, 0, 0}, /* 1566 */
    {RT_TERM_LAND, 1566, 1508, 0, 0}, /* 1567 */
    {RT_TERM_LAND, 1567, 1510, 0, 0}, /* 1568 */
    {RT_TERM_LAND, 1559, 1514, 0, 0}, /* 1569 */
    {RT_TERM_LAND, 1569, 280, 0, 0}, /* 1570 */
    {RT_TERM_LAND, 1569, 1222, 0, 0}, /* 1571 */
    {RT_TERM_LAND, 1570, 337, 0, 0}, /* 1572 */
    {RT_TERM_LAND, 1570, 718, 0, 0}, /* 1573 */
    {RT_TERM_LAND, 1571, 337, 0, 0}, /* 1574 */
    {RT_TERM_LAND, 1571, 718, 0, 0}, /* 1575 */
    {RT_TERM_LAND, 1569, 1449, 0, 0}, /* 1576 */
    {RT_TERM_LAND, 1576, 280, 0, 0}, /* 1577 */
    {RT_TERM_LAND, 1576, 1222, 0, 0}, /* 1578 */
    {RT_TERM_LAND, 1577, 337, 0, 0}, /* 1579 */
    {RT_TERM_LAND, 1577, 718, 0, 0}, /* 1580 */
    {RT_TERM_LAND, 1578, 337, 0, 0}, /* 1581 */
    {RT_TERM_LAND, 1578, 718, 0, 0}, /* 1582 */
    {RT_TERM_LAND, 1500, 1557, 0, 0}, /* 1583 */
    {RT_TERM_LAND, 1533, 1530, 0, 0}, /* 1584 */
    {RT_TERM_LAND, 1500, 1449, 0, 0}, /* 1585 */
    {RT_TERM_LAND, 1585, 280, 0, 0}, /* 1586 */
    {RT_TERM_LAND, 1585, 1222, 0, 0}, /* 1587 */
    {RT_TERM_LAND, 1586, 337, 0, 0}, /* 1588 */
    {RT_TERM_LAND, 1586, 718, 0, 0}, /* 1589 */
    {RT_TERM_LAND, 1587, 337, 0, 0}, /* 1590 */
    {RT_TERM_LAND, 1587, 718, 0, 0}, /* 1591 */
    {RT_TERM_LAND, 1500, 1461, 0, 0}, /* 1592 */
    {RT_TERM_LAND, 1533, 1449, 0, 0}, /* 1593 */
    {RT_TERM_LAND, 1593, 280, 0, 0}, /* 1594 */
    {RT_TERM_LAND, 1593, 1222, 0, 0}, /* 1595 */
    {RT_TERM_LAND, 1594, 337, 0, 0}, /* 1596 */
    {RT_TERM_LAND, 1594, 718, 0, 0}, /* 1597 */
    {RT_TERM_LAND, 1595, 337, 0, 0}, /* 1598 */
    {RT_TERM_LAND, 1595, 718, 0, 0}, /* 1599 */
    {RT_TERM_LAND, 1533, 1479, 0, 0}, /* 1600 */
    {RT_TERM_LAND, 1559, 1449, 0, 0}, /* 1601 */
    {RT_TERM_LAND, 1601, 280, 0, 0}, /* 1602 */
    {RT_TERM_LAND, 1601, 1222, 0, 0}, /* 1603 */
    {RT_TERM_LAND, 1602, 337, 0, 0}, /* 1604 */
    {RT_TERM_LAND, 1602, 718, 0, 0}, /* 1605 */
    {RT_TERM_LAND, 1603, 337, 0, 0}, /* 1606 */
    {RT_TERM_LAND, 1603, 718, 0, 0}, /* 1607 */
    {RT_TERM_LAND, 1500, 1479, 0, 0}, /* 1608 */
    {RT_TERM_LAND, 1533, 1461, 0, 0}, /* 1609 */
    {RT_TERM_LAND, 1511, 18, 0, 0}, /* 1610 */
    {RT_TERM_LAND, 1511, 21, 0, 0}, /* 1611 */
    {RT_TERM_BXOR, 765, 5, 0, 0}, /* 1612 */
    {RT_TERM_BXOR, 765, 2, 0, 0}, /* 1613 */
    {RT_TERM_COND, 18, 1612, 1613, 0}, /* 1614 */
    {RT_TERM_COND, 10, 5, 1614, 0}, /* 1615 */
    {RT_TERM_COND, 1513, 1615, 1461, 0}, /* 1616 */
    {RT_TERM_LAND, 1500, 1616, 0, 0}, /* 1617 */
    {RT_TERM_LAND, 1542, 18, 0, 0}, /* 1618 */
    {RT_TERM_LAND, 1542, 21, 0, 0}, /* 1619 */
    {RT_TERM_LNOT, 1616, 0, 0, 0}, /* 1620 */
    {RT_TERM_LAND, 1533, 1620, 0, 0}, /* 1621 */
    {RT_TERM_LAND, 1568, 18, 0, 0}, /* 1622 */
    {RT_TERM_LAND, 1568, 21, 0, 0}, /* 1623 */
    {RT_TERM_LAND, 1500, 1620, 0, 0}, /* 1624 */
    {RT_TERM_LAND, 1533, 1616, 0, 0}, /* 1625 */
    {RT_TERM_LAND, 46, 111, 0, 0}, /* 1626 */
    {RT_TERM_LAND, 46, 801, 0, 0}, /* 1627 */
    {RT_TERM_LAND, 46, 70, 0, 0}, /* 1628 */
    {RT_TERM_LAND, 1628, 81, 0, 0}, /* 1629 */
    {RT_TERM_LAND, 1628, 1113, 0, 0}, /* 1630 */
    {RT_TERM_LAND, 46, 295, 0, 0}, /* 1631 */
    {RT_TERM_LAND, 1631, 81, 0, 0}, /* 1632 */
    {RT_TERM_LAND, 1631, 1113, 0, 0}, /* 1633 */
    {RT_TERM_LAND, 46, 335, 0, 0}, /* 1634 */
    {RT_TERM_LAND, 825, 111, 0, 0}, /* 1635 */
    {RT_TERM_LAND, 825, 801, 0, 0}, /* 1636 */
    {RT_TERM_LAND, 825, 70, 0, 0}, /* 1637 */
    {RT_TERM_LAND, 1637, 81, 0, 0}, /* 1638 */
    {RT_TERM_LAND, 1637, 1113, 0, 0}, /* 1639 */
    {RT_TERM_LAND, 825, 295, 0, 0}, /* 1640 */
    {RT_TERM_LAND, 1640, 81, 0, 0}, /* 1641 */
    {RT_TERM_LAND, 1640, 1113, 0, 0}, /* 1642 */
    {RT_TERM_LAND, 825, 335, 0, 0}, /* 1643 */
    {RT_TERM_LAND, 1124, 111, 0, 0}, /* 1644 */
    {RT_TERM_LAND, 1124, 801, 0, 0}, /* 1645 */
    {RT_TERM_LAND, 1124, 70, 0, 0}, /* 1646 */
    {RT_TERM_LAND, 1646, 81, 0, 0}, /* 1647 */
    {RT_TERM_LAND, 1646, 1113, 0, 0}, /* 1648 */
    {RT_TERM_LAND, 1124, 295, 0, 0}, /* 1649 */
    {RT_TERM_LAND, 1649, 81, 0, 0}, /* 1650 */
    {RT_TERM_LAND, 1649, 1113, 0, 0}, /* 1651 */
    {RT_TERM_LAND, 1124, 335, 0, 0}, /* 1652 */
    {RT_TERM_COND, 84, 849, 850, 0}, /* 1653 */
    {RT_TERM_COND, 86, 5, 1653, 0}, /* 1654 */
    {RT_TERM_LAND, 1654, 111, 0, 0}, /* 1655 */
    {RT_TERM_LAND, 1654, 801, 0, 0}, /* 1656 */
    {RT_TERM_LAND, 1654, 70, 0, 0}, /* 1657 */
    {RT_TERM_LAND, 1657, 81, 0, 0}, /* 1658 */
    {RT_TERM_LAND, 1657, 1113, 0, 0}, /* 1659 */
    {RT_TERM_LAND, 1654, 295, 0, 0}, /* 1660 */
    {RT_TERM_LAND, 1660, 81, 0, 0}, /* 1661 */
    {RT_TERM_LAND, 1660, 1113, 0, 0}, /* 1662 */
    {RT_TERM_LAND, 1654, 335, 0, 0}, /* 1663 */
    {RT_TERM_LAND, 1109, 111, 0, 0}, /* 1664 */
    {RT_TERM_LAND, 1109, 801, 0, 0}, /* 1665 */
    {RT_TERM_LAND, 1109, 335, 0, 0}, /* 1666 */
    {RT_TERM_LAND, 1419, 111, 0, 0}, /* 1667 */
    {RT_TERM_LAND, 1419, 801, 0, 0}, /* 1668 */
    {RT_TERM_LAND, 1419, 335, 0, 0}, /* 1669 */
    {RT_TERM_LAND, 722, 280, 0, 0}, /* 1670 */
    {RT_TERM_LAND, 722, 1222, 0, 0}, /* 1671 */
    {RT_TERM_LAND, 234, 357, 0, 0}, /* 1672 */
    {RT_TERM_LAND, 1672, 280, 0, 0}, /* 1673 */
    {RT_TERM_LAND, 1672, 1222, 0, 0}, /* 1674 */
    {RT_TERM_COND, 74, 288, 289, 0}, /* 1675 */
    {RT_TERM_COND, 70, 5, 1675, 0}, /* 1676 */
    {RT_TERM_LAND, 1676, 337, 0, 0}, /* 1677 */
    {RT_TERM_LAND, 1676, 718, 0, 0}, /* 1678 */
    {RT_TERM_LAND, 1156, 70, 0, 0}, /* 1679 */
    {RT_TERM_LAND, 1679, 120, 0, 0}, /* 1680 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 1681 */
    {RT_TERM_LAND, 1679, 1681, 0, 0}, /* 1682 */
    {RT_TERM_LAND, 1156, 295, 0, 0}, /* 1683 */
    {RT_TERM_LAND, 1683, 120, 0, 0}, /* 1684 */
    {RT_TERM_LAND, 1683, 1681, 0, 0}, /* 1685 */
    {RT_TERM_BNOT, 1435, 0, 0, 0}, /* 1686 */
    {RT_TERM_SLICE, 1686, 2, 0, 32}, /* 1687 */
    {RT_TERM_COND, 120, 1687, 1435, 0}, /* 1688 */
    {RT_TERM_BNOT, 412, 0, 0, 0}, /* 1689 */
    {RT_TERM_SLICE, 1689, 2, 0, 32}, /* 1690 */
    {RT_TERM_COND, 120, 1690, 412, 0}, /* 1691 */
    {RT_TERM_REG, 48, 0, 0, 1}, /* 1692 */
    {RT_TERM_BNOT, 1692, 0, 0, 0}, /* 1693 */
    {RT_TERM_SLICE, 1693, 2, 0, 32}, /* 1694 */
    {RT_TERM_COND, 120, 1694, 1692, 0}, /* 1695 */
    {RT_TERM_COND, 77, 1691, 1695, 0}, /* 1696 */
    {RT_TERM_COND, 74, 39, 1696, 0}, /* 1697 */
    {RT_TERM_COND, 70, 1688, 1697, 0}, /* 1698 */
    {RT_TERM_SLICE, 1698, 957, 0, 1}, /* 1699 */
    {RT_TERM_LAND, 1156, 1699, 0, 0}, /* 1700 */
    {RT_TERM_LAND, 1700, 70, 0, 0}, /* 1701 */
    {RT_TERM_LAND, 1701, 120, 0, 0}, /* 1702 */
    {RT_TERM_LAND, 1701, 1681, 0, 0}, /* 1703 */
    {RT_TERM_LAND, 1700, 295, 0, 0}, /* 1704 */
    {RT_TERM_LAND, 1704, 120, 0, 0}, /* 1705 */
    {RT_TERM_LAND, 1704, 1681, 0, 0}, /* 1706 */
    {RT_TERM_LAND, 13, 1699, 0, 0}, /* 1707 */
    {RT_TERM_LNOT, 1707, 0, 0, 0}, /* 1708 */
    {RT_TERM_LAND, 189, 1708, 0, 0}, /* 1709 */
    {RT_TERM_LAND, 1709, 70, 0, 0}, /* 1710 */
    {RT_TERM_LAND, 1710, 120, 0, 0}, /* 1711 */
    {RT_TERM_LAND, 1710, 1681, 0, 0}, /* 1712 */
    {RT_TERM_LAND, 1709, 295, 0, 0}, /* 1713 */
    {RT_TERM_LAND, 1713, 120, 0, 0}, /* 1714 */
    {RT_TERM_LAND, 1713, 1681, 0, 0}, /* 1715 */
    {RT_TERM_BNOT, 1698, 0, 0, 0}, /* 1716 */
    {RT_TERM_SLICE, 1716, 2, 0, 32}, /* 1717 */
    {RT_TERM_SLICE, 1698, 2, 0, 32}, /* 1718 */
    {RT_TERM_COND, 1707, 1717, 1718, 0}, /* 1719 */
    {RT_TERM_EQ, 1719, 2, 0, 0}, /* 1720 */
    {RT_TERM_LNOT, 1720, 0, 0, 0}, /* 1721 */
    {RT_TERM_LAND, 189, 1721, 0, 0}, /* 1722 */
    {RT_TERM_LAND, 1722, 280, 0, 0}, /* 1723 */
    {RT_TERM_LAND, 1723, 13, 0, 0}, /* 1724 */
    {RT_TERM_LAND, 1724, 70, 0, 0}, /* 1725 */
    {RT_TERM_LAND, 1725, 120, 0, 0}, /* 1726 */
    {RT_TERM_LAND, 1725, 1681, 0, 0}, /* 1727 */
    {RT_TERM_LAND, 1724, 295, 0, 0}, /* 1728 */
    {RT_TERM_LAND, 1728, 120, 0, 0}, /* 1729 */
    {RT_TERM_LAND, 1728, 1681, 0, 0}, /* 1730 */
    {RT_TERM_LAND, 1724, 1699, 0, 0}, /* 1731 */
    {RT_TERM_LAND, 1731, 70, 0, 0}, /* 1732 */
    {RT_TERM_LAND, 1732, 120, 0, 0}, /* 1733 */
    {RT_TERM_LAND, 1732, 1681, 0, 0}, /* 1734 */
    {RT_TERM_LAND, 1731, 295, 0, 0}, /* 1735 */
    {RT_TERM_LAND, 1735, 120, 0, 0}, /* 1736 */
    {RT_TERM_LAND, 1735, 1681, 0, 0}, /* 1737 */
    {RT_TERM_LAND, 1723, 1708, 0, 0}, /* 1738 */
    {RT_TERM_LAND, 1738, 70, 0, 0}, /* 1739 */
    {RT_TERM_LAND, 1739, 120, 0, 0}, /* 1740 */
    {RT_TERM_LAND, 1739, 1681, 0, 0}, /* 1741 */
    {RT_TERM_LAND, 1738, 295, 0, 0}, /* 1742 */
    {RT_TERM_LAND, 1742, 120, 0, 0}, /* 1743 */
    {RT_TERM_LAND, 1742, 1681, 0, 0}, /* 1744 */
    {RT_TERM_LAND, 1722, 1222, 0, 0}, /* 1745 */
    {RT_TERM_LAND, 1745, 13, 0, 0}, /* 1746 */
    {RT_TERM_LAND, 1746, 70, 0, 0}, /* 1747 */
    {RT_TERM_LAND, 1747, 120, 0, 0}, /* 1748 */
    {RT_TERM_LAND, 1747, 1681, 0, 0}, /* 1749 */
    {RT_TERM_LAND, 1746, 295, 0, 0}, /* 1750 */
    {RT_TERM_LAND, 1750, 120, 0, 0}, /* 1751 */
    {RT_TERM_LAND, 1750, 1681, 0, 0}, /* 1752 */
    {RT_TERM_LAND, 1746, 1699, 0, 0}, /* 1753 */
    {RT_TERM_LAND, 1753, 70, 0, 0}, /* 1754 */
    {RT_TERM_LAND, 1754, 120, 0, 0}, /* 1755 */
    {RT_TERM_LAND, 1754, 1681, 0, 0}, /* 1756 */
    {RT_TERM_LAND, 1753, 295, 0, 0}, /* 1757 */
    {RT_TERM_LAND, 1757, 120, 0, 0}, /* 1758 */
    {RT_TERM_LAND, 1757, 1681, 0, 0}, /* 1759 */
    {RT_TERM_LAND, 1745, 1708, 0, 0}, /* 1760 */
    {RT_TERM_LAND, 1760, 70, 0, 0}, /* 1761 */
    {RT_TERM_LAND, 1761, 120, 0, 0}, /* 1762 */
    {RT_TERM_LAND, 1761, 1681, 0, 0}, /* 1763 */
    {RT_TERM_LAND, 1760, 295, 0, 0}, /* 1764 */
    {RT_TERM_LAND, 1764, 120, 0, 0}, /* 1765 */
    {RT_TERM_LAND, 1764, 1681, 0, 0}, /* 1766 */
    {RT_TERM_COND, 74, 186, 187, 0}, /* 1767 */
    {RT_TERM_COND, 70, 5, 1767, 0}, /* 1768 */
    {RT_TERM_LAND, 1768, 280, 0, 0}, /* 1769 */
    {RT_TERM_LAND, 1769, 13, 0, 0}, /* 1770 */
    {RT_TERM_LAND, 1770, 337, 0, 0}, /* 1771 */
    {RT_TERM_LAND, 1770, 718, 0, 0}, /* 1772 */
    {RT_TERM_LAND, 1769, 408, 0, 0}, /* 1773 */
    {RT_TERM_LAND, 1773, 337, 0, 0}, /* 1774 */
    {RT_TERM_LAND, 1773, 718, 0, 0}, /* 1775 */
    {RT_TERM_LAND, 1768, 1222, 0, 0}, /* 1776 */
    {RT_TERM_LAND, 1776, 13, 0, 0}, /* 1777 */
    {RT_TERM_LAND, 1777, 337, 0, 0}, /* 1778 */
    {RT_TERM_LAND, 1777, 718, 0, 0}, /* 1779 */
    {RT_TERM_LAND, 1776, 408, 0, 0}, /* 1780 */
    {RT_TERM_LAND, 1780, 337, 0, 0}, /* 1781 */
    {RT_TERM_LAND, 1780, 718, 0, 0}, /* 1782 */
    {RT_TERM_LAND, 1378, 13, 0, 0}, /* 1783 */
    {RT_TERM_LAND, 1783, 337, 0, 0}, /* 1784 */
    {RT_TERM_LAND, 1783, 718, 0, 0}, /* 1785 */
    {RT_TERM_LAND, 1378, 408, 0, 0}, /* 1786 */
    {RT_TERM_LAND, 1786, 337, 0, 0}, /* 1787 */
    {RT_TERM_LAND, 1786, 718, 0, 0}, /* 1788 */
    {RT_TERM_BAND, 412, 122, 0, 0}, /* 1789 */
    {RT_TERM_SLICE, 39, 1789, 0, 1}, /* 1790 */
    {RT_TERM_LAND, 234, 1790, 0, 0}, /* 1791 */
    {RT_TERM_LAND, 1791, 337, 0, 0}, /* 1792 */
    {RT_TERM_LAND, 1791, 718, 0, 0}, /* 1793 */
    {RT_TERM_COND, 18, 6, 7, 0}, /* 1794 */
    {RT_TERM_COND, 10, 5, 1794, 0}, /* 1795 */
    {RT_TERM_BXOR, 186, 48, 0, 0}, /* 1796 */
    {RT_TERM_LAND, 1795, 1796, 0, 0}, /* 1797 */
    {RT_TERM_LAND, 1797, 13, 0, 0}, /* 1798 */
    {RT_TERM_LAND, 1797, 408, 0, 0}, /* 1799 */
    {RT_TERM_LAND, 1798, 337, 0, 0}, /* 1800 */
    {RT_TERM_LAND, 1798, 718, 0, 0}, /* 1801 */
    {RT_TERM_LAND, 1799, 337, 0, 0}, /* 1802 */
    {RT_TERM_LAND, 1799, 718, 0, 0}, /* 1803 */
    {RT_TERM_LNOT, 1796, 0, 0, 0}, /* 1804 */
    {RT_TERM_LAND, 1795, 1804, 0, 0}, /* 1805 */
    {RT_TERM_LAND, 1805, 13, 0, 0}, /* 1806 */
    {RT_TERM_LAND, 1805, 408, 0, 0}, /* 1807 */
    {RT_TERM_LAND, 1806, 337, 0, 0}, /* 1808 */
    {RT_TERM_LAND, 1806, 718, 0, 0}, /* 1809 */
    {RT_TERM_LAND, 1807, 337, 0, 0}, /* 1810 */
    {RT_TERM_LAND, 1807, 718, 0, 0}, /* 1811 */
    {RT_TERM_LAND, 216, 74, 0, 0}, /* 1812 */
    {RT_TERM_WORD, 73, 3, 0, 0}, /* 1813 */
    {RT_TERM_GT, 1813, 107, 0, 0}, /* 1814 */
    {RT_TERM_LAND, 216, 1814, 0, 0}, /* 1815 */
    {RT_TERM_GT, 1813, 29, 0, 0}, /* 1816 */
    {RT_TERM_LAND, 216, 1816, 0, 0}, /* 1817 */
    {RT_TERM_LAND, 69, 1814, 0, 0}, /* 1818 */
    {RT_TERM_LAND, 69, 1816, 0, 0}, /* 1819 */
    {RT_TERM_LAND, 176, 10, 0, 0}, /* 1820 */
    {RT_TERM_LAND, 1820, 15, 0, 0}, /* 1821 */
    {RT_TERM_LAND, 176, 18, 0, 0}, /* 1822 */
    {RT_TERM_LAND, 1822, 15, 0, 0}, /* 1823 */
    {RT_TERM_LAND, 176, 21, 0, 0}, /* 1824 */
    {RT_TERM_LAND, 1824, 15, 0, 0}, /* 1825 */
    {RT_TERM_SUB, 1349, 1, 0, 0}, /* 1826 */
    {RT_TERM_LAND, 176, 1814, 0, 0}, /* 1827 */
    {RT_TERM_LAND, 176, 1816, 0, 0}, /* 1828 */
    {RT_TERM_LAND, 1628, 15, 0, 0}, /* 1829 */
    {RT_TERM_LAND, 46, 74, 0, 0}, /* 1830 */
    {RT_TERM_LAND, 1830, 15, 0, 0}, /* 1831 */
    {RT_TERM_LAND, 46, 77, 0, 0}, /* 1832 */
    {RT_TERM_LAND, 1832, 15, 0, 0}, /* 1833 */
    {RT_TERM_LAND, 46, 1814, 0, 0}, /* 1834 */
    {RT_TERM_LAND, 46, 1816, 0, 0}, /* 1835 */
    {RT_TERM_LAND, 800, 10, 0, 0}, /* 1836 */
    {RT_TERM_LAND, 1836, 15, 0, 0}, /* 1837 */
    {RT_TERM_LAND, 800, 18, 0, 0}, /* 1838 */
    {RT_TERM_LAND, 1838, 15, 0, 0}, /* 1839 */
    {RT_TERM_LAND, 800, 21, 0, 0}, /* 1840 */
    {RT_TERM_LAND, 1840, 15, 0, 0}, /* 1841 */
    {RT_TERM_LAND, 800, 55, 0, 0}, /* 1842 */
    {RT_TERM_LAND, 1842, 15, 0, 0}, /* 1843 */
    {RT_TERM_LAND, 800, 58, 0, 0}, /* 1844 */
    {RT_TERM_LAND, 1844, 15, 0, 0}, /* 1845 */
    {RT_TERM_LAND, 800, 61, 0, 0}, /* 1846 */
    {RT_TERM_LAND, 1846, 15, 0, 0}, /* 1847 */
    {RT_TERM_LAND, 800, 0, 0, 0}, /* 1848 */
    {RT_TERM_SUB, 1349, 42, 0, 0}, /* 1849 */
    {RT_TERM_LAND, 800, 3, 0, 0}, /* 1850 */
    {RT_TERM_LAND, 800, 74, 0, 0}, /* 1851 */
    {RT_TERM_LAND, 800, 1814, 0, 0}, /* 1852 */
    {RT_TERM_LAND, 800, 1816, 0, 0}, /* 1853 */
    {RT_TERM_LAND, 1134, 70, 0, 0}, /* 1854 */
    {RT_TERM_LAND, 1854, 15, 0, 0}, /* 1855 */
    {RT_TERM_LAND, 1134, 74, 0, 0}, /* 1856 */
    {RT_TERM_LAND, 1856, 15, 0, 0}, /* 1857 */
    {RT_TERM_LAND, 1134, 77, 0, 0}, /* 1858 */
    {RT_TERM_LAND, 1858, 15, 0, 0}, /* 1859 */
    {RT_TERM_LAND, 1134, 295, 0, 0}, /* 1860 */
    {RT_TERM_LAND, 1860, 15, 0, 0}, /* 1861 */
    {RT_TERM_LAND, 1134, 299, 0, 0}, /* 1862 */
    {RT_TERM_LAND, 1862, 15, 0, 0}, /* 1863 */
    {RT_TERM_LAND, 1134, 301, 0, 0}, /* 1864 */
    {RT_TERM_LAND, 1864, 15, 0, 0}, /* 1865 */
    {RT_TERM_LAND, 1134, 18, 0, 0}, /* 1866 */
    {RT_TERM_LAND, 1134, 21, 0, 0}, /* 1867 */
    {RT_TERM_LAND, 1134, 1814, 0, 0}, /* 1868 */
    {RT_TERM_LAND, 1134, 1816, 0, 0}, /* 1869 */
    {RT_TERM_LAND, 189, 70, 0, 0}, /* 1870 */
    {RT_TERM_LAND, 1870, 15, 0, 0}, /* 1871 */
    {RT_TERM_LAND, 1158, 15, 0, 0}, /* 1872 */
    {RT_TERM_LAND, 189, 77, 0, 0}, /* 1873 */
    {RT_TERM_LAND, 1873, 15, 0, 0}, /* 1874 */
    {RT_TERM_SUB, 1349, 48, 0, 0}, /* 1875 */
    {RT_TERM_GT, 26, 107, 0, 0}, /* 1876 */
    {RT_TERM_LAND, 189, 1876, 0, 0}, /* 1877 */
    {RT_TERM_GT, 26, 29, 0, 0}, /* 1878 */
    {RT_TERM_LAND, 189, 1878, 0, 0}, /* 1879 */
    {RT_TERM_COND, 738, 186, 187, 0}, /* 1880 */
    {RT_TERM_COND, 741, 5, 1880, 0}, /* 1881 */
    {RT_TERM_LAND, 1881, 10, 0, 0}, /* 1882 */
    {RT_TERM_LAND, 1882, 92, 0, 0}, /* 1883 */
    {RT_TERM_LAND, 1881, 18, 0, 0}, /* 1884 */
    {RT_TERM_LAND, 1884, 92, 0, 0}, /* 1885 */
    {RT_TERM_LAND, 1881, 21, 0, 0}, /* 1886 */
    {RT_TERM_LAND, 1886, 92, 0, 0}, /* 1887 */
    {RT_TERM_LAND, 1881, 55, 0, 0}, /* 1888 */
    {RT_TERM_LAND, 1888, 92, 0, 0}, /* 1889 */
    {RT_TERM_LAND, 1881, 58, 0, 0}, /* 1890 */
    {RT_TERM_LAND, 1881, 61, 0, 0}, /* 1891 */
    {RT_TERM_LAND, 1881, 102, 0, 0}, /* 1892 */
    {RT_TERM_LAND, 1881, 104, 0, 0}, /* 1893 */
    {RT_TERM_LINE, 2, 0, 0, 8}, /* 1894 */
    {RT_TERM_LAND, 1881, 1894, 0, 0}, /* 1895 */
    {RT_TERM_LINE, 2, 0, 0, 9}, /* 1896 */
    {RT_TERM_LAND, 1881, 1896, 0, 0}, /* 1897 */
    {RT_TERM_LAND, 1881, 85, 0, 0}, /* 1898 */
    {RT_TERM_LINE, 4, 0, 0, 3}, /* 1899 */
    {RT_TERM_LAND, 1881, 1899, 0, 0}, /* 1900 */
    {RT_TERM_LINE, 4, 0, 0, 4}, /* 1901 */
    {RT_TERM_LAND, 1881, 1901, 0, 0}, /* 1902 */
    {RT_TERM_LINE, 4, 0, 0, 5}, /* 1903 */
    {RT_TERM_LAND, 1881, 1903, 0, 0}, /* 1904 */
    {RT_TERM_LAND, 1881, 0, 0, 0}, /* 1905 */
    {RT_TERM_LAND, 1881, 3, 0, 0}, /* 1906 */
    {RT_TERM_LAND, 1881, 74, 0, 0}, /* 1907 */
    {RT_TERM_GT, 111, 107, 0, 0}, /* 1908 */
    {RT_TERM_LAND, 1881, 1908, 0, 0}, /* 1909 */
    {RT_TERM_GT, 111, 29, 0, 0}, /* 1910 */
    {RT_TERM_LAND, 1881, 1910, 0, 0}, /* 1911 */
    {RT_TERM_COND, 0, 1106, 1107, 0}, /* 1912 */
    {RT_TERM_COND, 4, 5, 1912, 0}, /* 1913 */
    {RT_TERM_LAND, 1913, 10, 0, 0}, /* 1914 */
    {RT_TERM_LAND, 1914, 15, 0, 0}, /* 1915 */
    {RT_TERM_LAND, 1913, 18, 0, 0}, /* 1916 */
    {RT_TERM_LAND, 1916, 15, 0, 0}, /* 1917 */
    {RT_TERM_LAND, 1913, 21, 0, 0}, /* 1918 */
    {RT_TERM_LAND, 1918, 15, 0, 0}, /* 1919 */
    {RT_TERM_LAND, 1913, 1814, 0, 0}, /* 1920 */
    {RT_TERM_LAND, 1913, 1816, 0, 0}, /* 1921 */
    {RT_TERM_LAND, 730, 10, 0, 0}, /* 1922 */
    {RT_TERM_LAND, 1922, 15, 0, 0}, /* 1923 */
    {RT_TERM_LAND, 730, 18, 0, 0}, /* 1924 */
    {RT_TERM_LAND, 1924, 15, 0, 0}, /* 1925 */
    {RT_TERM_LAND, 730, 21, 0, 0}, /* 1926 */
    {RT_TERM_LAND, 1926, 15, 0, 0}, /* 1927 */
    {RT_TERM_LAND, 730, 0, 0, 0}, /* 1928 */
    {RT_TERM_SUB, 1349, 25, 0, 0}, /* 1929 */
    {RT_TERM_LAND, 730, 3, 0, 0}, /* 1930 */
    {RT_TERM_LAND, 730, 1814, 0, 0}, /* 1931 */
    {RT_TERM_LAND, 730, 1816, 0, 0}, /* 1932 */
    {RT_TERM_LAND, 176, 55, 0, 0}, /* 1933 */
    {RT_TERM_LAND, 1933, 15, 0, 0}, /* 1934 */
    {RT_TERM_LAND, 176, 58, 0, 0}, /* 1935 */
    {RT_TERM_LAND, 1935, 15, 0, 0}, /* 1936 */
    {RT_TERM_LAND, 176, 61, 0, 0}, /* 1937 */
    {RT_TERM_LAND, 1937, 15, 0, 0}, /* 1938 */
    {RT_TERM_LAND, 216, 70, 0, 0}, /* 1939 */
    {RT_TERM_LAND, 1939, 15, 0, 0}, /* 1940 */
    {RT_TERM_LAND, 1812, 15, 0, 0}, /* 1941 */
    {RT_TERM_LAND, 216, 77, 0, 0}, /* 1942 */
    {RT_TERM_LAND, 1942, 15, 0, 0}, /* 1943 */
    {RT_TERM_SUB, 1349, 12, 0, 0}, /* 1944 */
    {RT_TERM_LAND, 216, 1876, 0, 0}, /* 1945 */
    {RT_TERM_LAND, 216, 1878, 0, 0}, /* 1946 */
    {RT_TERM_COND, 738, 66, 67, 0}, /* 1947 */
    {RT_TERM_COND, 741, 5, 1947, 0}, /* 1948 */
    {RT_TERM_LAND, 1948, 10, 0, 0}, /* 1949 */
    {RT_TERM_LAND, 1949, 92, 0, 0}, /* 1950 */
    {RT_TERM_LAND, 1948, 18, 0, 0}, /* 1951 */
    {RT_TERM_LAND, 1951, 92, 0, 0}, /* 1952 */
    {RT_TERM_LAND, 1948, 21, 0, 0}, /* 1953 */
    {RT_TERM_LAND, 1953, 92, 0, 0}, /* 1954 */
    {RT_TERM_LAND, 1948, 55, 0, 0}, /* 1955 */
    {RT_TERM_LAND, 1955, 92, 0, 0}, /* 1956 */
    {RT_TERM_LAND, 1948, 58, 0, 0}, /* 1957 */
    {RT_TERM_LAND, 1948, 61, 0, 0}, /* 1958 */
    {RT_TERM_LAND, 1948, 102, 0, 0}, /* 1959 */
    {RT_TERM_LAND, 1948, 104, 0, 0}, /* 1960 */
    {RT_TERM_LAND, 1948, 1894, 0, 0}, /* 1961 */
    {RT_TERM_LAND, 1948, 1896, 0, 0}, /* 1962 */
    {RT_TERM_LAND, 1948, 85, 0, 0}, /* 1963 */
    {RT_TERM_LAND, 1948, 1899, 0, 0}, /* 1964 */
    {RT_TERM_LAND, 1948, 1901, 0, 0}, /* 1965 */
    {RT_TERM_LAND, 1948, 1903, 0, 0}, /* 1966 */
    {RT_TERM_LAND, 1948, 0, 0, 0}, /* 1967 */
    {RT_TERM_LAND, 1948, 3, 0, 0}, /* 1968 */
    {RT_TERM_LAND, 1948, 1908, 0, 0}, /* 1969 */
    {RT_TERM_LAND, 1948, 1910, 0, 0}, /* 1970 */
    {RT_TERM_BOR, 120, 27, 0, 0}, /* 1971 */
    {RT_TERM_BOR, 120, 122, 0, 0}, /* 1972 */
    {RT_TERM_COND, 18, 1106, 1107, 0}, /* 1973 */
    {RT_TERM_COND, 10, 5, 1973, 0}, /* 1974 */
    {RT_TERM_LAND, 1974, 70, 0, 0}, /* 1975 */
    {RT_TERM_LAND, 1975, 15, 0, 0}, /* 1976 */
    {RT_TERM_LAND, 1974, 74, 0, 0}, /* 1977 */
    {RT_TERM_LAND, 1977, 15, 0, 0}, /* 1978 */
    {RT_TERM_LAND, 1974, 77, 0, 0}, /* 1979 */
    {RT_TERM_LAND, 1979, 15, 0, 0}, /* 1980 */
    {RT_TERM_COND, 1908, 27, 5, 0}, /* 1981 */
    {RT_TERM_COND, 1910, 107, 1981, 0}, /* 1982 */
    {RT_TERM_GT, 1982, 5, 0, 0}, /* 1983 */
    {RT_TERM_LAND, 1974, 1983, 0, 0}, /* 1984 */
    {RT_TERM_GT, 1982, 27, 0, 0}, /* 1985 */
    {RT_TERM_LAND, 1974, 1985, 0, 0}, /* 1986 */
    {RT_TERM_LAND, 69, 295, 0, 0}, /* 1987 */
    {RT_TERM_LAND, 1987, 15, 0, 0}, /* 1988 */
    {RT_TERM_LAND, 69, 299, 0, 0}, /* 1989 */
    {RT_TERM_LAND, 1989, 15, 0, 0}, /* 1990 */
    {RT_TERM_LAND, 69, 301, 0, 0}, /* 1991 */
    {RT_TERM_LAND, 1991, 15, 0, 0}, /* 1992 */
    {RT_TERM_LAND, 69, 1983, 0, 0}, /* 1993 */
    {RT_TERM_LAND, 69, 1985, 0, 0}, /* 1994 */
    {RT_TERM_LAND, 1677, 15, 0, 0}, /* 1995 */
    {RT_TERM_LAND, 1676, 335, 0, 0}, /* 1996 */
    {RT_TERM_LAND, 1996, 15, 0, 0}, /* 1997 */
    {RT_TERM_LAND, 1676, 336, 0, 0}, /* 1998 */
    {RT_TERM_LAND, 1998, 15, 0, 0}, /* 1999 */
    {RT_TERM_LAND, 1676, 1983, 0, 0}, /* 2000 */
    {RT_TERM_LAND, 1676, 1985, 0, 0}, /* 2001 */
    {RT_TERM_LAND, 316, 70, 0, 0}, /* 2002 */
    {RT_TERM_LAND, 2002, 92, 0, 0}, /* 2003 */
    {RT_TERM_LAND, 316, 74, 0, 0}, /* 2004 */
    {RT_TERM_LAND, 2004, 92, 0, 0}, /* 2005 */
    {RT_TERM_LAND, 316, 77, 0, 0}, /* 2006 */
    {RT_TERM_LAND, 2006, 92, 0, 0}, /* 2007 */
    {RT_TERM_LAND, 316, 295, 0, 0}, /* 2008 */
    {RT_TERM_LAND, 2008, 92, 0, 0}, /* 2009 */
    {RT_TERM_LAND, 316, 299, 0, 0}, /* 2010 */
    {RT_TERM_LAND, 316, 301, 0, 0}, /* 2011 */
    {RT_TERM_LAND, 316, 736, 0, 0}, /* 2012 */
    {RT_TERM_LINE, 1, 0, 0, 7}, /* 2013 */
    {RT_TERM_LAND, 316, 2013, 0, 0}, /* 2014 */
    {RT_TERM_LINE, 1, 0, 0, 8}, /* 2015 */
    {RT_TERM_LAND, 316, 2015, 0, 0}, /* 2016 */
    {RT_TERM_LINE, 1, 0, 0, 9}, /* 2017 */
    {RT_TERM_LAND, 316, 2017, 0, 0}, /* 2018 */
    {RT_TERM_LAND, 316, 55, 0, 0}, /* 2019 */
    {RT_TERM_LAND, 316, 58, 0, 0}, /* 2020 */
    {RT_TERM_LAND, 316, 61, 0, 0}, /* 2021 */
    {RT_TERM_GT, 280, 29, 0, 0}, /* 2022 */
    {RT_TERM_GT, 280, 107, 0, 0}, /* 2023 */
    {RT_TERM_COND, 2023, 27, 5, 0}, /* 2024 */
    {RT_TERM_COND, 2022, 107, 2024, 0}, /* 2025 */
    {RT_TERM_GT, 2025, 5, 0, 0}, /* 2026 */
    {RT_TERM_LAND, 316, 2026, 0, 0}, /* 2027 */
    {RT_TERM_GT, 2025, 27, 0, 0}, /* 2028 */
    {RT_TERM_LAND, 316, 2028, 0, 0}, /* 2029 */
    {RT_TERM_LAND, 372, 2023, 0, 0}, /* 2030 */
    {RT_TERM_LAND, 372, 2022, 0, 0}, /* 2031 */
    {RT_TERM_LAND, 381, 2023, 0, 0}, /* 2032 */
    {RT_TERM_LAND, 381, 2022, 0, 0}, /* 2033 */
    {RT_TERM_LAND, 276, 337, 0, 0}, /* 2034 */
    {RT_TERM_LAND, 276, 357, 0, 0}, /* 2035 */
    {RT_TERM_LAND, 276, 718, 0, 0}, /* 2036 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 2037 */
    {RT_TERM_LAND, 276, 2037, 0, 0}, /* 2038 */
    {RT_TERM_LINE, 0, 0, 0, 6}, /* 2039 */
    {RT_TERM_LAND, 276, 2039, 0, 0}, /* 2040 */
    {RT_TERM_LAND, 276, 2023, 0, 0}, /* 2041 */
    {RT_TERM_LAND, 276, 2022, 0, 0}, /* 2042 */
    {RT_TERM_LAND, 372, 2026, 0, 0}, /* 2043 */
    {RT_TERM_LAND, 372, 2028, 0, 0}, /* 2044 */
    {RT_TERM_LAND, 381, 2026, 0, 0}, /* 2045 */
    {RT_TERM_LAND, 381, 2028, 0, 0}, /* 2046 */
    {RT_TERM_LAND, 276, 2026, 0, 0}, /* 2047 */
    {RT_TERM_LAND, 276, 2028, 0, 0}, /* 2048 */
    {RT_TERM_LAND, 606, 70, 0, 0}, /* 2049 */
    {RT_TERM_LAND, 606, 74, 0, 0}, /* 2050 */
    {RT_TERM_LAND, 606, 77, 0, 0}, /* 2051 */
    {RT_TERM_LAND, 606, 1814, 0, 0}, /* 2052 */
    {RT_TERM_LAND, 606, 1816, 0, 0}, /* 2053 */
    {RT_TERM_LAND, 381, 1814, 0, 0}, /* 2054 */
    {RT_TERM_LAND, 381, 1816, 0, 0}, /* 2055 */
    {RT_TERM_BOR, 26, 27, 0, 0}, /* 2056 */
    {RT_TERM_BOR, 26, 122, 0, 0}, /* 2057 */
    {RT_TERM_LAND, 276, 295, 0, 0}, /* 2058 */
    {RT_TERM_LAND, 276, 1814, 0, 0}, /* 2059 */
    {RT_TERM_LAND, 276, 1816, 0, 0}, /* 2060 */
    {RT_TERM_LAND, 1676, 357, 0, 0}, /* 2061 */
    {RT_TERM_LAND, 1676, 1814, 0, 0}, /* 2062 */
    {RT_TERM_LAND, 1676, 1816, 0, 0}, /* 2063 */
    {RT_TERM_LAND, 291, 1814, 0, 0}, /* 2064 */
    {RT_TERM_LAND, 291, 1816, 0, 0}, /* 2065 */
    {RT_TERM_LAND, 716, 335, 0, 0}, /* 2066 */
    {RT_TERM_LAND, 716, 336, 0, 0}, /* 2067 */
    {RT_TERM_LAND, 716, 357, 0, 0}, /* 2068 */
    {RT_TERM_LAND, 716, 2037, 0, 0}, /* 2069 */
    {RT_TERM_LAND, 716, 1814, 0, 0}, /* 2070 */
    {RT_TERM_LAND, 716, 1816, 0, 0}, /* 2071 */
    {RT_TERM_LAND, 606, 295, 0, 0}, /* 2072 */
    {RT_TERM_BOR, 280, 27, 0, 0}, /* 2073 */
    {RT_TERM_BOR, 280, 122, 0, 0}, /* 2074 */
    {RT_TERM_LAND, 276, 299, 0, 0}, /* 2075 */
    {RT_TERM_LAND, 276, 301, 0, 0}, /* 2076 */
    {RT_TERM_GT, 13, 29, 0, 0}, /* 2077 */
    {RT_TERM_GT, 13, 107, 0, 0}, /* 2078 */
    {RT_TERM_COND, 2078, 27, 5, 0}, /* 2079 */
    {RT_TERM_COND, 2077, 107, 2079, 0}, /* 2080 */
    {RT_TERM_GT, 2080, 5, 0, 0}, /* 2081 */
    {RT_TERM_LAND, 347, 2081, 0, 0}, /* 2082 */
    {RT_TERM_GT, 2080, 27, 0, 0}, /* 2083 */
    {RT_TERM_LAND, 347, 2083, 0, 0}, /* 2084 */
    {RT_TERM_LAND, 372, 357, 0, 0}, /* 2085 */
    {RT_TERM_LAND, 372, 2081, 0, 0}, /* 2086 */
    {RT_TERM_LAND, 372, 2083, 0, 0}, /* 2087 */
    {RT_TERM_LAND, 381, 718, 0, 0}, /* 2088 */
    {RT_TERM_LAND, 381, 2037, 0, 0}, /* 2089 */
    {RT_TERM_LAND, 381, 2081, 0, 0}, /* 2090 */
    {RT_TERM_LAND, 381, 2083, 0, 0}, /* 2091 */
    {RT_TERM_EQ, 120, 23, 0, 0}, /* 2092 */
    {RT_TERM_LNOT, 2092, 0, 0, 0}, /* 2093 */
    {RT_TERM_LAND, 381, 2093, 0, 0}, /* 2094 */
    {RT_TERM_EQ, 280, 29, 0, 0}, /* 2095 */
    {RT_TERM_LAND, 381, 2095, 0, 0}, /* 2096 */
    {RT_TERM_LAND, 2096, 405, 0, 0}, /* 2097 */
    {RT_TERM_LAND, 2097, 2093, 0, 0}, /* 2098 */
    {RT_TERM_LNOT, 405, 0, 0, 0}, /* 2099 */
    {RT_TERM_LAND, 2096, 2099, 0, 0}, /* 2100 */
    {RT_TERM_LAND, 2100, 430, 0, 0}, /* 2101 */
    {RT_TERM_LAND, 2101, 2093, 0, 0}, /* 2102 */
    {RT_TERM_LNOT, 430, 0, 0, 0}, /* 2103 */
    {RT_TERM_LAND, 2100, 2103, 0, 0}, /* 2104 */
    {RT_TERM_LAND, 2104, 281, 0, 0}, /* 2105 */
    {RT_TERM_LAND, 2105, 2093, 0, 0}, /* 2106 */
    {RT_TERM_LNOT, 281, 0, 0, 0}, /* 2107 */
    {RT_TERM_LAND, 2104, 2107, 0, 0}, /* 2108 */
    {RT_TERM_LAND, 2108, 282, 0, 0}, /* 2109 */
    {RT_TERM_LAND, 2109, 2093, 0, 0}, /* 2110 */
    {RT_TERM_LNOT, 282, 0, 0, 0}, /* 2111 */
    {RT_TERM_LAND, 2108, 2111, 0, 0}, /* 2112 */
    {RT_TERM_LAND, 2112, 304, 0, 0}, /* 2113 */
    {RT_TERM_LAND, 2113, 2093, 0, 0}, /* 2114 */
    {RT_TERM_LNOT, 304, 0, 0, 0}, /* 2115 */
    {RT_TERM_LAND, 2112, 2115, 0, 0}, /* 2116 */
    {RT_TERM_LAND, 2116, 2093, 0, 0}, /* 2117 */
    {RT_TERM_LNOT, 2095, 0, 0, 0}, /* 2118 */
    {RT_TERM_LAND, 381, 2118, 0, 0}, /* 2119 */
    {RT_TERM_LAND, 2119, 405, 0, 0}, /* 2120 */
    {RT_TERM_LAND, 2120, 2093, 0, 0}, /* 2121 */
    {RT_TERM_LAND, 2119, 2099, 0, 0}, /* 2122 */
    {RT_TERM_LAND, 2122, 430, 0, 0}, /* 2123 */
    {RT_TERM_LAND, 2123, 2093, 0, 0}, /* 2124 */
    {RT_TERM_LAND, 2122, 2103, 0, 0}, /* 2125 */
    {RT_TERM_LAND, 2125, 281, 0, 0}, /* 2126 */
    {RT_TERM_LAND, 2126, 2093, 0, 0}, /* 2127 */
    {RT_TERM_LAND, 2125, 2107, 0, 0}, /* 2128 */
    {RT_TERM_LAND, 2128, 282, 0, 0}, /* 2129 */
    {RT_TERM_LAND, 2129, 2093, 0, 0}, /* 2130 */
    {RT_TERM_LAND, 2128, 2111, 0, 0}, /* 2131 */
    {RT_TERM_LAND, 2131, 304, 0, 0}, /* 2132 */
    {RT_TERM_LAND, 2132, 2093, 0, 0}, /* 2133 */
    {RT_TERM_LAND, 2131, 2115, 0, 0}, /* 2134 */
    {RT_TERM_LAND, 2134, 2093, 0, 0}, /* 2135 */
    {RT_TERM_LNOT, 580, 0, 0, 0}, /* 2136 */
    {RT_TERM_COND, 74, 580, 2136, 0}, /* 2137 */
    {RT_TERM_COND, 70, 5, 2137, 0}, /* 2138 */
    {RT_TERM_LAND, 2138, 1369, 0, 0}, /* 2139 */
    {RT_TERM_LNOT, 1369, 0, 0, 0}, /* 2140 */
    {RT_TERM_LAND, 2138, 2140, 0, 0}, /* 2141 */
    {RT_TERM_LNOT, 641, 0, 0, 0}, /* 2142 */
    {RT_TERM_COND, 335, 641, 2142, 0}, /* 2143 */
    {RT_TERM_COND, 337, 5, 2143, 0}, /* 2144 */
    {RT_TERM_LAND, 2144, 1369, 0, 0}, /* 2145 */
    {RT_TERM_LAND, 2145, 1298, 0, 0}, /* 2146 */
    {RT_TERM_LAND, 2145, 1347, 0, 0}, /* 2147 */
    {RT_TERM_LAND, 2147, 1353, 0, 0}, /* 2148 */
    {RT_TERM_LNOT, 1353, 0, 0, 0}, /* 2149 */
    {RT_TERM_LAND, 2147, 2149, 0, 0}, /* 2150 */
    {RT_TERM_LAND, 2150, 1357, 0, 0}, /* 2151 */
    {RT_TERM_LNOT, 1357, 0, 0, 0}, /* 2152 */
    {RT_TERM_LAND, 2150, 2152, 0, 0}, /* 2153 */
    {RT_TERM_LAND, 2153, 1361, 0, 0}, /* 2154 */
    {RT_TERM_LNOT, 1361, 0, 0, 0}, /* 2155 */
    {RT_TERM_LAND, 2153, 2155, 0, 0}, /* 2156 */
    {RT_TERM_LAND, 2156, 1365, 0, 0}, /* 2157 */
    {RT_TERM_LNOT, 1365, 0, 0, 0}, /* 2158 */
    {RT_TERM_LAND, 2156, 2158, 0, 0}, /* 2159 */
    {RT_TERM_LAND, 2144, 2140, 0, 0}, /* 2160 */
    {RT_TERM_LAND, 2160, 1298, 0, 0}, /* 2161 */
    {RT_TERM_LAND, 2160, 1347, 0, 0}, /* 2162 */
    {RT_TERM_LAND, 2162, 1353, 0, 0}, /* 2163 */
    {RT_TERM_LAND, 2162, 2149, 0, 0}, /* 2164 */
    {RT_TERM_LAND, 2164, 1357, 0, 0}, /* 2165 */
    {RT_TERM_LAND, 2164, 2152, 0, 0}, /* 2166 */
    {RT_TERM_LAND, 2166, 1361, 0, 0}, /* 2167 */
    {RT_TERM_LAND, 2166, 2155, 0, 0}, /* 2168 */
    {RT_TERM_LAND, 2168, 1365, 0, 0}, /* 2169 */
    {RT_TERM_LAND, 2168, 2158, 0, 0}, /* 2170 */
    {RT_TERM_COND, 335, 580, 2136, 0}, /* 2171 */
    {RT_TERM_COND, 337, 5, 2171, 0}, /* 2172 */
    {RT_TERM_LAND, 2172, 1369, 0, 0}, /* 2173 */
    {RT_TERM_LAND, 2173, 1298, 0, 0}, /* 2174 */
    {RT_TERM_LAND, 2173, 1347, 0, 0}, /* 2175 */
    {RT_TERM_LAND, 2175, 1353, 0, 0}, /* 2176 */
    {RT_TERM_LAND, 2175, 2149, 0, 0}, /* 2177 */
    {RT_TERM_LAND, 2177, 1357, 0, 0}, /* 2178 */
    {RT_TERM_LAND, 2177, 2152, 0, 0}, /* 2179 */
    {RT_TERM_LAND, 2179, 1361, 0, 0}, /* 2180 */
    {RT_TERM_LAND, 2179, 2155, 0, 0}, /* 2181 */
    {RT_TERM_LAND, 2181, 1365, 0, 0}, /* 2182 */
    {RT_TERM_LAND, 2181, 2158, 0, 0}, /* 2183 */
    {RT_TERM_LAND, 2172, 2140, 0, 0}, /* 2184 */
    {RT_TERM_LAND, 2184, 1298, 0, 0}, /* 2185 */
    {RT_TERM_LAND, 2184, 1347, 0, 0}, /* 2186 */
    {RT_TERM_LAND, 2186, 1353, 0, 0}, /* 2187 */
    {RT_TERM_LAND, 2186, 2149, 0, 0}, /* 2188 */
    {RT_TERM_LAND, 2188, 1357, 0, 0}, /* 2189 */
    {RT_TERM_LAND, 2188, 2152, 0, 0}, /* 2190 */
    {RT_TERM_LAND, 2190, 1361, 0, 0}, /* 2191 */
    {RT_TERM_LAND, 2190, 2155, 0, 0}, /* 2192 */
    {RT_TERM_LAND, 2192, 1365, 0, 0}, /* 2193 */
    {RT_TERM_LAND, 2192, 2158, 0, 0}, /* 2194 */
    {RT_TERM_SHL, 5, 280, 0, 0}, /* 2195 */
    {RT_TERM_GT, 2195, 5, 0, 0}, /* 2196 */
    {RT_TERM_LAND, 372, 2196, 0, 0}, /* 2197 */
    {RT_TERM_GT, 2195, 27, 0, 0}, /* 2198 */
    {RT_TERM_LAND, 372, 2198, 0, 0}, /* 2199 */
    {RT_TERM_LAND, 381, 2196, 0, 0}, /* 2200 */
    {RT_TERM_LAND, 381, 2198, 0, 0}, /* 2201 */
    {RT_TERM_LAND, 176, 337, 0, 0}, /* 2202 */
    {RT_TERM_LAND, 176, 70, 0, 0}, /* 2203 */
    {RT_TERM_LAND, 176, 77, 0, 0}, /* 2204 */
    {RT_TERM_LAND, 176, 295, 0, 0}, /* 2205 */
    {RT_TERM_LAND, 176, 299, 0, 0}, /* 2206 */
    {RT_TERM_LAND, 176, 301, 0, 0}, /* 2207 */
    {RT_TERM_LAND, 176, 736, 0, 0}, /* 2208 */
    {RT_TERM_LAND, 176, 2013, 0, 0}, /* 2209 */
    {RT_TERM_LAND, 176, 2015, 0, 0}, /* 2210 */
    {RT_TERM_LAND, 176, 2017, 0, 0}, /* 2211 */
    {RT_TERM_LAND, 176, 109, 0, 0}, /* 2212 */
    {RT_TERM_LINE, 3, 0, 0, 4}, /* 2213 */
    {RT_TERM_LAND, 176, 2213, 0, 0}, /* 2214 */
    {RT_TERM_LINE, 3, 0, 0, 5}, /* 2215 */
    {RT_TERM_LAND, 176, 2215, 0, 0}, /* 2216 */
    {RT_TERM_LAND, 46, 337, 0, 0}, /* 2217 */
    {RT_TERM_LNOT, 635, 0, 0, 0}, /* 2218 */
    {RT_TERM_COND, 74, 635, 2218, 0}, /* 2219 */
    {RT_TERM_COND, 70, 5, 2219, 0}, /* 2220 */
    {RT_TERM_LAND, 2220, 337, 0, 0}, /* 2221 */
    {RT_TERM_LAND, 2220, 335, 0, 0}, /* 2222 */
    {RT_TERM_LAND, 2220, 336, 0, 0}, /* 2223 */
    {RT_TERM_CONST, 0, 0, 0, 136}, /* 2224 */
    {RT_TERM_LAND, 353, 1298, 0, 0}, /* 2225 */
    {RT_TERM_LAND, 2225, 337, 0, 0}, /* 2226 */
    {RT_TERM_LAND, 2225, 335, 0, 0}, /* 2227 */
    {RT_TERM_LAND, 2225, 336, 0, 0}, /* 2228 */
    {RT_TERM_LAND, 353, 1347, 0, 0}, /* 2229 */
    {RT_TERM_WORD, 72, 8, 0, 0}, /* 2230 */
    {RT_TERM_EQ, 2230, 23, 0, 0}, /* 2231 */
    {RT_TERM_LAND, 2229, 2231, 0, 0}, /* 2232 */
    {RT_TERM_LNOT, 2231, 0, 0, 0}, /* 2233 */
    {RT_TERM_LAND, 2229, 2233, 0, 0}, /* 2234 */
    {RT_TERM_CONST, 0, 0, 0, 80}, /* 2235 */
    {RT_TERM_EQ, 2230, 2235, 0, 0}, /* 2236 */
    {RT_TERM_CONST, 0, 0, 0, 82}, /* 2237 */
    {RT_TERM_EQ, 2230, 2237, 0, 0}, /* 2238 */
    {RT_TERM_LOR, 2236, 2238, 0, 0}, /* 2239 */
    {RT_TERM_LAND, 2234, 2239, 0, 0}, /* 2240 */
    {RT_TERM_BOR, 2230, 5, 0, 0}, /* 2241 */
    {RT_TERM_VALUE, 0, 0, 0, 18}, /* 2242 */
    {RT_TERM_REG, 48, 0, 0, 3}, /* 2243 */
    {RT_TERM_LNOT, 2243, 0, 0, 0}, /* 2244 */
    {RT_TERM_COND, 738, 2243, 2244, 0}, /* 2245 */
    {RT_TERM_COND, 741, 5, 2245, 0}, /* 2246 */
    {RT_TERM_LAND, 2246, 26, 0, 0}, /* 2247 */
    {RT_TERM_LAND, 2246, 826, 0, 0}, /* 2248 */
    {RT_TERM_LAND, 2246, 4, 0, 0}, /* 2249 */
    {RT_TERM_LAND, 2249, 81, 0, 0}, /* 2250 */
    {RT_TERM_LAND, 2249, 1113, 0, 0}, /* 2251 */
    {RT_TERM_LAND, 2246, 40, 0, 0}, /* 2252 */
    {RT_TERM_LNOT, 40, 0, 0, 0}, /* 2253 */
    {RT_TERM_LAND, 2246, 2253, 0, 0}, /* 2254 */
    {RT_TERM_REG, 714, 0, 0, 3}, /* 2255 */
    {RT_TERM_LNOT, 2255, 0, 0, 0}, /* 2256 */
    {RT_TERM_COND, 1075, 2255, 2256, 0}, /* 2257 */
    {RT_TERM_COND, 1091, 5, 2257, 0}, /* 2258 */
    {RT_TERM_LAND, 2258, 26, 0, 0}, /* 2259 */
    {RT_TERM_LAND, 2258, 826, 0, 0}, /* 2260 */
    {RT_TERM_LAND, 2258, 4, 0, 0}, /* 2261 */
    {RT_TERM_LAND, 2261, 81, 0, 0}, /* 2262 */
    {RT_TERM_LAND, 2261, 1113, 0, 0}, /* 2263 */
    {RT_TERM_LAND, 2258, 40, 0, 0}, /* 2264 */
    {RT_TERM_LAND, 2258, 2253, 0, 0}, /* 2265 */
    {RT_TERM_REG, 39, 0, 0, 3}, /* 2266 */
    {RT_TERM_LNOT, 2266, 0, 0, 0}, /* 2267 */
    {RT_TERM_COND, 84, 2266, 2267, 0}, /* 2268 */
    {RT_TERM_COND, 86, 5, 2268, 0}, /* 2269 */
    {RT_TERM_LAND, 2269, 10, 0, 0}, /* 2270 */
    {RT_TERM_LAND, 2269, 81, 0, 0}, /* 2271 */
    {RT_TERM_LAND, 2269, 1113, 0, 0}, /* 2272 */
    {RT_TERM_COND, 0, 580, 2136, 0}, /* 2273 */
    {RT_TERM_COND, 4, 5, 2273, 0}, /* 2274 */
    {RT_TERM_REG, 12, 0, 0, 3}, /* 2275 */
    {RT_TERM_LNOT, 2275, 0, 0, 0}, /* 2276 */
    {RT_TERM_COND, 738, 2275, 2276, 0}, /* 2277 */
    {RT_TERM_COND, 741, 5, 2277, 0}, /* 2278 */
    {RT_TERM_LAND, 2278, 10, 0, 0}, /* 2279 */
    {RT_TERM_LAND, 2278, 81, 0, 0}, /* 2280 */
    {RT_TERM_LAND, 2278, 1113, 0, 0}, /* 2281 */
    {RT_TERM_REG, 40, 0, 0, 3}, /* 2282 */
    {RT_TERM_LNOT, 2282, 0, 0, 0}, /* 2283 */
    {RT_TERM_COND, 738, 2282, 2283, 0}, /* 2284 */
    {RT_TERM_COND, 741, 5, 2284, 0}, /* 2285 */
    {RT_TERM_LAND, 2285, 13, 0, 0}, /* 2286 */
    {RT_TERM_LAND, 2286, 4, 0, 0}, /* 2287 */
    {RT_TERM_LAND, 2285, 408, 0, 0}, /* 2288 */
    {RT_TERM_LAND, 2288, 4, 0, 0}, /* 2289 */
    {RT_TERM_LAND, 2285, 82, 0, 0}, /* 2290 */
    {RT_TERM_LAND, 2285, 1083, 0, 0}, /* 2291 */
    {RT_TERM_LAND, 2285, 74, 0, 0}, /* 2292 */
    {RT_TERM_COND, 901, 2243, 2244, 0}, /* 2293 */
    {RT_TERM_COND, 903, 5, 2293, 0}, /* 2294 */
    {RT_TERM_LAND, 2294, 13, 0, 0}, /* 2295 */
    {RT_TERM_LAND, 2295, 4, 0, 0}, /* 2296 */
    {RT_TERM_LAND, 2294, 408, 0, 0}, /* 2297 */
    {RT_TERM_LAND, 2297, 4, 0, 0}, /* 2298 */
    {RT_TERM_LAND, 2294, 82, 0, 0}, /* 2299 */
    {RT_TERM_LAND, 2294, 1083, 0, 0}, /* 2300 */
    {RT_TERM_LAND, 2294, 74, 0, 0}, /* 2301 */
    {RT_TERM_COND, 0, 2243, 2244, 0}, /* 2302 */
    {RT_TERM_COND, 4, 5, 2302, 0}, /* 2303 */
    {RT_TERM_LAND, 2303, 1003, 0, 0}, /* 2304 */
    {RT_TERM_LAND, 2304, 280, 0, 0}, /* 2305 */
    {RT_TERM_LAND, 2304, 1222, 0, 0}, /* 2306 */
    {RT_TERM_LAND, 2305, 70, 0, 0}, /* 2307 */
    {RT_TERM_LAND, 2306, 70, 0, 0}, /* 2308 */
    {RT_TERM_REG, 81, 0, 0, 1}, /* 2309 */
    {RT_TERM_SLICE, 2309, 2, 0, 32}, /* 2310 */
    {RT_TERM_SEXT, 2310, 0, 0, 32}, /* 2311 */
    {RT_TERM_COND, 280, 2311, 2310, 0}, /* 2312 */
    {RT_TERM_REG, 82, 0, 0, 1}, /* 2313 */
    {RT_TERM_SEXT, 39, 0, 0, 32}, /* 2314 */
    {RT_TERM_COND, 70, 2313, 2314, 0}, /* 2315 */
    {RT_TERM_SLICE, 2315, 2, 0, 32}, /* 2316 */
    {RT_TERM_SEXT, 2316, 0, 0, 32}, /* 2317 */
    {RT_TERM_COND, 280, 2317, 2316, 0}, /* 2318 */
    {RT_TERM_LT, 2312, 2318, 0, 0}, /* 2319 */
    {RT_TERM_LNOT, 2319, 0, 0, 0}, /* 2320 */
    {RT_TERM_LAND, 2304, 2320, 0, 0}, /* 2321 */
    {RT_TERM_LAND, 2321, 280, 0, 0}, /* 2322 */
    {RT_TERM_LAND, 2321, 1222, 0, 0}, /* 2323 */
    {RT_TERM_LAND, 2322, 70, 0, 0}, /* 2324 */
    {RT_TERM_LAND, 2323, 70, 0, 0}, /* 2325 */
    {RT_TERM_EQ, 2312, 2318, 0, 0}, /* 2326 */
    {RT_TERM_COND, 2326, 27, 107, 0}, /* 2327 */
    {RT_TERM_COND, 2319, 5, 2327, 0}, /* 2328 */
    {RT_TERM_BAND, 13, 2328, 0, 0}, /* 2329 */
    {RT_TERM_NE, 2329, 2, 0, 0}, /* 2330 */
    {RT_TERM_LAND, 2304, 2330, 0, 0}, /* 2331 */
    {RT_TERM_LAND, 2303, 1463, 0, 0}, /* 2332 */
    {RT_TERM_LAND, 2332, 163, 0, 0}, /* 2333 */
    {RT_TERM_LAND, 2333, 280, 0, 0}, /* 2334 */
    {RT_TERM_LAND, 2333, 1222, 0, 0}, /* 2335 */
    {RT_TERM_LAND, 2334, 70, 0, 0}, /* 2336 */
    {RT_TERM_LAND, 2335, 70, 0, 0}, /* 2337 */
    {RT_TERM_LAND, 2333, 2320, 0, 0}, /* 2338 */
    {RT_TERM_LAND, 2338, 280, 0, 0}, /* 2339 */
    {RT_TERM_LAND, 2338, 1222, 0, 0}, /* 2340 */
    {RT_TERM_LAND, 2339, 70, 0, 0}, /* 2341 */
    {RT_TERM_LAND, 2340, 70, 0, 0}, /* 2342 */
    {RT_TERM_LNOT, 2330, 0, 0, 0}, /* 2343 */
    {RT_TERM_LAND, 2333, 2343, 0, 0}, /* 2344 */
    {RT_TERM_LAND, 2332, 1481, 0, 0}, /* 2345 */
    {RT_TERM_LAND, 2345, 280, 0, 0}, /* 2346 */
    {RT_TERM_LAND, 2345, 1222, 0, 0}, /* 2347 */
    {RT_TERM_LAND, 2346, 70, 0, 0}, /* 2348 */
    {RT_TERM_LAND, 2347, 70, 0, 0}, /* 2349 */
    {RT_TERM_LAND, 2345, 2320, 0, 0}, /* 2350 */
    {RT_TERM_LAND, 2350, 280, 0, 0}, /* 2351 */
    {RT_TERM_LAND, 2350, 1222, 0, 0}, /* 2352 */
    {RT_TERM_LAND, 2351, 70, 0, 0}, /* 2353 */
    {RT_TERM_LAND, 2352, 70, 0, 0}, /* 2354 */
    {RT_TERM_LAND, 2304, 2343, 0, 0}, /* 2355 */
    {RT_TERM_LAND, 2333, 2330, 0, 0}, /* 2356 */
    {RT_TERM_REG, 1, 0, 0, 3}, /* 2357 */
    {RT_TERM_LNOT, 2357, 0, 0, 0}, /* 2358 */
    {RT_TERM_COND, 84, 2357, 2358, 0}, /* 2359 */
    {RT_TERM_COND, 86, 5, 2359, 0}, /* 2360 */
    {RT_TERM_LAND, 2360, 1003, 0, 0}, /* 2361 */
    {RT_TERM_LAND, 2361, 280, 0, 0}, /* 2362 */
    {RT_TERM_LAND, 2361, 1222, 0, 0}, /* 2363 */
    {RT_TERM_LAND, 2362, 70, 0, 0}, /* 2364 */
    {RT_TERM_LAND, 2363, 70, 0, 0}, /* 2365 */
    {RT_TERM_LAND, 2361, 2320, 0, 0}, /* 2366 */
    {RT_TERM_LAND, 2366, 280, 0, 0}, /* 2367 */
    {RT_TERM_LAND, 2366, 1222, 0, 0}, /* 2368 */
    {RT_TERM_LAND, 2367, 70, 0, 0}, /* 2369 */
    {RT_TERM_LAND, 2368, 70, 0, 0}, /* 2370 */
    {RT_TERM_LAND, 2361, 2330, 0, 0}, /* 2371 */
    {RT_TERM_LAND, 2360, 1463, 0, 0}, /* 2372 */
    {RT_TERM_LAND, 2372, 163, 0, 0}, /* 2373 */
    {RT_TERM_LAND, 2373, 280, 0, 0}, /* 2374 */
    {RT_TERM_LAND, 2373, 1222, 0, 0}, /* 2375 */
    {RT_TERM_LAND, 2374, 70, 0, 0}, /* 2376 */
    {RT_TERM_LAND, 2375, 70, 0, 0}, /* 2377 */
    {RT_TERM_LAND, 2373, 2320, 0, 0}, /* 2378 */
    {RT_TERM_LAND, 2378, 280, 0, 0}, /* 2379 */
    {RT_TERM_LAND, 2378, 1222, 0, 0}, /* 2380 */
    {RT_TERM_LAND, 2379, 70, 0, 0}, /* 2381 */
    {RT_TERM_LAND, 2380, 70, 0, 0}, /* 2382 */
    {RT_TERM_LAND, 2373, 2343, 0, 0}, /* 2383 */
    {RT_TERM_LAND, 2372, 1481, 0, 0}, /* 2384 */
    {RT_TERM_LAND, 2384, 280, 0, 0}, /* 2385 */
    {RT_TERM_LAND, 2384, 1222, 0, 0}, /* 2386 */
    {RT_TERM_LAND, 2385, 70, 0, 0}, /* 2387 */
    {RT_TERM_LAND, 2386, 70, 0, 0}, /* 2388 */
    {RT_TERM_LAND, 2384, 2320, 0, 0}, /* 2389 */
    {RT_TERM_LAND, 2389, 280, 0, 0}, /* 2390 */
    {RT_TERM_LAND, 2389, 1222, 0, 0}, /* 2391 */
    {RT_TERM_LAND, 2390, 70, 0, 0}, /* 2392 */
    {RT_TERM_LAND, 2391, 70, 0, 0}, /* 2393 */
    {RT_TERM_LAND, 2361, 2343, 0, 0}, /* 2394 */
    {RT_TERM_LAND, 2373, 2330, 0, 0}, /* 2395 */
    {RT_TERM_LAND, 2361, 2326, 0, 0}, /* 2396 */
    {RT_TERM_LAND, 2396, 1508, 0, 0}, /* 2397 */
    {RT_TERM_LAND, 2397, 1510, 0, 0}, /* 2398 */
    {RT_TERM_LAND, 2326, 1508, 0, 0}, /* 2399 */
    {RT_TERM_LAND, 2399, 1510, 0, 0}, /* 2400 */
    {RT_TERM_LNOT, 2400, 0, 0, 0}, /* 2401 */
    {RT_TERM_LAND, 2361, 2401, 0, 0}, /* 2402 */
    {RT_TERM_LAND, 2402, 280, 0, 0}, /* 2403 */
    {RT_TERM_LAND, 2402, 1222, 0, 0}, /* 2404 */
    {RT_TERM_LAND, 2403, 70, 0, 0}, /* 2405 */
    {RT_TERM_LAND, 2404, 70, 0, 0}, /* 2406 */
    {RT_TERM_LAND, 2402, 2320, 0, 0}, /* 2407 */
    {RT_TERM_LAND, 2407, 280, 0, 0}, /* 2408 */
    {RT_TERM_LAND, 2407, 1222, 0, 0}, /* 2409 */
    {RT_TERM_LAND, 2408, 70, 0, 0}, /* 2410 */
    {RT_TERM_LAND, 2409, 70, 0, 0}, /* 2411 */
    {RT_TERM_REG, 25, 0, 0, 3}, /* 2412 */
    {RT_TERM_BXOR, 2412, 48, 0, 0}, /* 2413 */
    {RT_TERM_COND, 2400, 2413, 2330, 0}, /* 2414 */
    {RT_TERM_LAND, 2361, 2414, 0, 0}, /* 2415 */
    {RT_TERM_LAND, 2373, 2326, 0, 0}, /* 2416 */
    {RT_TERM_LAND, 2416, 1508, 0, 0}, /* 2417 */
    {RT_TERM_LAND, 2417, 1510, 0, 0}, /* 2418 */
    {RT_TERM_LAND, 2373, 2401, 0, 0}, /* 2419 */
    {RT_TERM_LAND, 2419, 280, 0, 0}, /* 2420 */
    {RT_TERM_LAND, 2419, 1222, 0, 0}, /* 2421 */
    {RT_TERM_LAND, 2420, 70, 0, 0}, /* 2422 */
    {RT_TERM_LAND, 2421, 70, 0, 0}, /* 2423 */
    {RT_TERM_LAND, 2419, 2320, 0, 0}, /* 2424 */
    {RT_TERM_LAND, 2424, 280, 0, 0}, /* 2425 */
    {RT_TERM_LAND, 2424, 1222, 0, 0}, /* 2426 */
    {RT_TERM_LAND, 2425, 70, 0, 0}, /* 2427 */
    {RT_TERM_LAND, 2426, 70, 0, 0}, /* 2428 */
    {RT_TERM_LNOT, 2414, 0, 0, 0}, /* 2429 */
    {RT_TERM_LAND, 2373, 2429, 0, 0}, /* 2430 */
    {RT_TERM_LAND, 2384, 2326, 0, 0}, /* 2431 */
    {RT_TERM_LAND, 2431, 1508, 0, 0}, /* 2432 */
    {RT_TERM_LAND, 2432, 1510, 0, 0}, /* 2433 */
    {RT_TERM_LAND, 2384, 2401, 0, 0}, /* 2434 */
    {RT_TERM_LAND, 2434, 280, 0, 0}, /* 2435 */
    {RT_TERM_LAND, 2434, 1222, 0, 0}, /* 2436 */
    {RT_TERM_LAND, 2435, 70, 0, 0}, /* 2437 */
    {RT_TERM_LAND, 2436, 70, 0, 0}, /* 2438 */
    {RT_TERM_LAND, 2434, 2320, 0, 0}, /* 2439 */
    {RT_TERM_LAND, 2439, 280, 0, 0}, /* 2440 */
    {RT_TERM_LAND, 2439, 1222, 0, 0}, /* 2441 */
    {RT_TERM_LAND, 2440, 70, 0, 0}, /* 2442 */
    {RT_TERM_LAND, 2441, 70, 0, 0}, /* 2443 */
    {RT_TERM_LAND, 2361, 2429, 0, 0}, /* 2444 */
    {RT_TERM_LAND, 2373, 2414, 0, 0}, /* 2445 */
    {RT_TERM_LAND, 2398, 0, 0, 0}, /* 2446 */
    {RT_TERM_LAND, 2398, 3, 0, 0}, /* 2447 */
    {RT_TERM_BXOR, 2412, 5, 0, 0}, /* 2448 */
    {RT_TERM_BXOR, 2412, 2, 0, 0}, /* 2449 */
    {RT_TERM_COND, 0, 2448, 2449, 0}, /* 2450 */
    {RT_TERM_COND, 4, 5, 2450, 0}, /* 2451 */
    {RT_TERM_COND, 2400, 2451, 2330, 0}, /* 2452 */
    {RT_TERM_LAND, 2361, 2452, 0, 0}, /* 2453 */
    {RT_TERM_LAND, 2418, 0, 0, 0}, /* 2454 */
    {RT_TERM_LAND, 2418, 3, 0, 0}, /* 2455 */
    {RT_TERM_LNOT, 2452, 0, 0, 0}, /* 2456 */
    {RT_TERM_LAND, 2373, 2456, 0, 0}, /* 2457 */
    {RT_TERM_LAND, 2433, 0, 0, 0}, /* 2458 */
    {RT_TERM_LAND, 2433, 3, 0, 0}, /* 2459 */
    {RT_TERM_LAND, 2361, 2456, 0, 0}, /* 2460 */
    {RT_TERM_LAND, 2373, 2452, 0, 0}, /* 2461 */
    {RT_TERM_COND, 84, 2282, 2283, 0}, /* 2462 */
    {RT_TERM_COND, 86, 5, 2462, 0}, /* 2463 */
    {RT_TERM_LAND, 2463, 111, 0, 0}, /* 2464 */
    {RT_TERM_LAND, 2463, 801, 0, 0}, /* 2465 */
    {RT_TERM_LAND, 2463, 4, 0, 0}, /* 2466 */
    {RT_TERM_LAND, 2466, 120, 0, 0}, /* 2467 */
    {RT_TERM_LAND, 2466, 1681, 0, 0}, /* 2468 */
    {RT_TERM_LAND, 2463, 74, 0, 0}, /* 2469 */
    {RT_TERM_LAND, 2246, 111, 0, 0}, /* 2470 */
    {RT_TERM_LAND, 2246, 801, 0, 0}, /* 2471 */
    {RT_TERM_LAND, 2249, 120, 0, 0}, /* 2472 */
    {RT_TERM_LAND, 2249, 1681, 0, 0}, /* 2473 */
    {RT_TERM_LAND, 2246, 74, 0, 0}, /* 2474 */
    {RT_TERM_LAND, 2278, 111, 0, 0}, /* 2475 */
    {RT_TERM_LAND, 2278, 801, 0, 0}, /* 2476 */
    {RT_TERM_LAND, 2278, 4, 0, 0}, /* 2477 */
    {RT_TERM_LAND, 2477, 120, 0, 0}, /* 2478 */
    {RT_TERM_LAND, 2477, 1681, 0, 0}, /* 2479 */
    {RT_TERM_LAND, 2278, 74, 0, 0}, /* 2480 */
    {RT_TERM_LNOT, 2412, 0, 0, 0}, /* 2481 */
    {RT_TERM_COND, 901, 2412, 2481, 0}, /* 2482 */
    {RT_TERM_COND, 903, 5, 2482, 0}, /* 2483 */
    {RT_TERM_LAND, 2483, 111, 0, 0}, /* 2484 */
    {RT_TERM_LAND, 2483, 801, 0, 0}, /* 2485 */
    {RT_TERM_LAND, 2483, 4, 0, 0}, /* 2486 */
    {RT_TERM_LAND, 2486, 120, 0, 0}, /* 2487 */
    {RT_TERM_LAND, 2486, 1681, 0, 0}, /* 2488 */
    {RT_TERM_LAND, 2483, 74, 0, 0}, /* 2489 */
    {RT_TERM_LAND, 2269, 111, 0, 0}, /* 2490 */
    {RT_TERM_LAND, 2269, 801, 0, 0}, /* 2491 */
    {RT_TERM_LAND, 2269, 74, 0, 0}, /* 2492 */
    {RT_TERM_LAND, 2294, 4, 0, 0}, /* 2493 */
    {RT_TERM_LAND, 2295, 1207, 0, 0}, /* 2494 */
    {RT_TERM_LAND, 2297, 1212, 0, 0}, /* 2495 */
    {RT_TERM_LAND, 2294, 335, 0, 0}, /* 2496 */
    {RT_TERM_COND, 84, 2275, 2276, 0}, /* 2497 */
    {RT_TERM_COND, 86, 5, 2497, 0}, /* 2498 */
    {RT_TERM_LAND, 2498, 26, 0, 0}, /* 2499 */
    {RT_TERM_LAND, 2499, 408, 0, 0}, /* 2500 */
    {RT_TERM_LAND, 2500, 280, 0, 0}, /* 2501 */
    {RT_TERM_LAND, 2501, 10, 0, 0}, /* 2502 */
    {RT_TERM_LAND, 2500, 1222, 0, 0}, /* 2503 */
    {RT_TERM_LAND, 2503, 10, 0, 0}, /* 2504 */
    {RT_TERM_LAND, 2499, 13, 0, 0}, /* 2505 */
    {RT_TERM_LAND, 2505, 1227, 0, 0}, /* 2506 */
    {RT_TERM_LAND, 2506, 280, 0, 0}, /* 2507 */
    {RT_TERM_LAND, 2507, 10, 0, 0}, /* 2508 */
    {RT_TERM_LAND, 2506, 1222, 0, 0}, /* 2509 */
    {RT_TERM_LAND, 2509, 10, 0, 0}, /* 2510 */
    {RT_TERM_LAND, 2505, 1235, 0, 0}, /* 2511 */
    {RT_TERM_LAND, 2511, 280, 0, 0}, /* 2512 */
    {RT_TERM_LAND, 2512, 10, 0, 0}, /* 2513 */
    {RT_TERM_LAND, 2511, 1222, 0, 0}, /* 2514 */
    {RT_TERM_LAND, 2514, 10, 0, 0}, /* 2515 */
    {RT_TERM_LAND, 2498, 826, 0, 0}, /* 2516 */
    {RT_TERM_LAND, 2516, 408, 0, 0}, /* 2517 */
    {RT_TERM_LAND, 2517, 280, 0, 0}, /* 2518 */
    {RT_TERM_LAND, 2518, 10, 0, 0}, /* 2519 */
    {RT_TERM_LAND, 2517, 1222, 0, 0}, /* 2520 */
    {RT_TERM_LAND, 2520, 10, 0, 0}, /* 2521 */
    {RT_TERM_LAND, 2516, 13, 0, 0}, /* 2522 */
    {RT_TERM_LAND, 2522, 1227, 0, 0}, /* 2523 */
    {RT_TERM_LAND, 2523, 280, 0, 0}, /* 2524 */
    {RT_TERM_LAND, 2524, 10, 0, 0}, /* 2525 */
    {RT_TERM_LAND, 2523, 1222, 0, 0}, /* 2526 */
    {RT_TERM_LAND, 2526, 10, 0, 0}, /* 2527 */
    {RT_TERM_LAND, 2522, 1235, 0, 0}, /* 2528 */
    {RT_TERM_LAND, 2528, 280, 0, 0}, /* 2529 */
    {RT_TERM_LAND, 2529, 10, 0, 0}, /* 2530 */
    {RT_TERM_LAND, 2528, 1222, 0, 0}, /* 2531 */
    {RT_TERM_LAND, 2531, 10, 0, 0}, /* 2532 */
    {RT_TERM_COND, 0, 2282, 2283, 0}, /* 2533 */
    {RT_TERM_COND, 4, 5, 2533, 0}, /* 2534 */
    {RT_TERM_LAND, 2534, 26, 0, 0}, /* 2535 */
    {RT_TERM_LAND, 2535, 408, 0, 0}, /* 2536 */
    {RT_TERM_LAND, 2536, 280, 0, 0}, /* 2537 */
    {RT_TERM_LAND, 2536, 1222, 0, 0}, /* 2538 */
    {RT_TERM_LAND, 2535, 13, 0, 0}, /* 2539 */
    {RT_TERM_LAND, 2539, 1227, 0, 0}, /* 2540 */
    {RT_TERM_LAND, 2540, 280, 0, 0}, /* 2541 */
    {RT_TERM_LAND, 2540, 1222, 0, 0}, /* 2542 */
    {RT_TERM_LAND, 2539, 1235, 0, 0}, /* 2543 */
    {RT_TERM_LAND, 2543, 280, 0, 0}, /* 2544 */
    {RT_TERM_LAND, 2543, 1222, 0, 0}, /* 2545 */
    {RT_TERM_LAND, 2534, 826, 0, 0}, /* 2546 */
    {RT_TERM_LAND, 2546, 408, 0, 0}, /* 2547 */
    {RT_TERM_LAND, 2547, 280, 0, 0}, /* 2548 */
    {RT_TERM_LAND, 2547, 1222, 0, 0}, /* 2549 */
    {RT_TERM_LAND, 2546, 13, 0, 0}, /* 2550 */
    {RT_TERM_LAND, 2550, 1227, 0, 0}, /* 2551 */
    {RT_TERM_LAND, 2551, 280, 0, 0}, /* 2552 */
    {RT_TERM_LAND, 2551, 1222, 0, 0}, /* 2553 */
    {RT_TERM_LAND, 2550, 1235, 0, 0}, /* 2554 */
    {RT_TERM_LAND, 2554, 280, 0, 0}, /* 2555 */
    {RT_TERM_LAND, 2554, 1222, 0, 0}, /* 2556 */
    {RT_TERM_REG, 82, 0, 0, 3}, /* 2557 */
    {RT_TERM_LNOT, 2557, 0, 0, 0}, /* 2558 */
    {RT_TERM_COND, 84, 2557, 2558, 0}, /* 2559 */
    {RT_TERM_COND, 86, 5, 2559, 0}, /* 2560 */
    {RT_TERM_LAND, 2560, 10, 0, 0}, /* 2561 */
    {RT_TERM_REG, 26, 0, 0, 1}, /* 2562 */
    {RT_TERM_COND, 10, 2562, 120, 0}, /* 2563 */
    {RT_TERM_SLICE, 2563, 2, 0, 4}, /* 2564 */
    {RT_TERM_SLICE, 2564, 122, 0, 1}, /* 2565 */
    {RT_TERM_LAND, 2560, 2565, 0, 0}, /* 2566 */
    {RT_TERM_LAND, 2566, 10, 0, 0}, /* 2567 */
    {RT_TERM_LNOT, 2565, 0, 0, 0}, /* 2568 */
    {RT_TERM_LAND, 2560, 2568, 0, 0}, /* 2569 */
    {RT_TERM_LAND, 2569, 10, 0, 0}, /* 2570 */
    {RT_TERM_SLICE, 2563, 107, 0, 4}, /* 2571 */
    {RT_TERM_SLICE, 2571, 122, 0, 1}, /* 2572 */
    {RT_TERM_LAND, 2560, 2572, 0, 0}, /* 2573 */
    {RT_TERM_LAND, 2573, 10, 0, 0}, /* 2574 */
    {RT_TERM_LNOT, 2572, 0, 0, 0}, /* 2575 */
    {RT_TERM_LAND, 2560, 2575, 0, 0}, /* 2576 */
    {RT_TERM_LAND, 2576, 10, 0, 0}, /* 2577 */
    {RT_TERM_SLICE, 2563, 1327, 0, 4}, /* 2578 */
    {RT_TERM_SLICE, 2578, 122, 0, 1}, /* 2579 */
    {RT_TERM_LAND, 2560, 2579, 0, 0}, /* 2580 */
    {RT_TERM_LAND, 2580, 10, 0, 0}, /* 2581 */
    {RT_TERM_LNOT, 2579, 0, 0, 0}, /* 2582 */
    {RT_TERM_LAND, 2560, 2582, 0, 0}, /* 2583 */
    {RT_TERM_LAND, 2583, 10, 0, 0}, /* 2584 */
    {RT_TERM_SLICE, 2563, 1337, 0, 4}, /* 2585 */
    {RT_TERM_SLICE, 2585, 122, 0, 1}, /* 2586 */
    {RT_TERM_LAND, 2560, 2586, 0, 0}, /* 2587 */
    {RT_TERM_LAND, 2587, 10, 0, 0}, /* 2588 */
    {RT_TERM_LNOT, 2586, 0, 0, 0}, /* 2589 */
    {RT_TERM_LAND, 2560, 2589, 0, 0}, /* 2590 */
    {RT_TERM_LAND, 2590, 10, 0, 0}, /* 2591 */
    {RT_TERM_LAND, 2560, 581, 0, 0}, /* 2592 */
    {RT_TERM_LNOT, 581, 0, 0, 0}, /* 2593 */
    {RT_TERM_LAND, 2560, 2593, 0, 0}, /* 2594 */
    {RT_TERM_LAND, 2594, 10, 0, 0}, /* 2595 */
    {RT_TERM_COND, 18, 362, 363, 0}, /* 2596 */
    {RT_TERM_COND, 10, 5, 2596, 0}, /* 2597 */
    {RT_TERM_LAND, 2597, 70, 0, 0}, /* 2598 */
    {RT_TERM_COND, 18, 641, 2142, 0}, /* 2599 */
    {RT_TERM_COND, 10, 5, 2599, 0}, /* 2600 */
    {RT_TERM_LAND, 2600, 70, 0, 0}, /* 2601 */
    {RT_TERM_LAND, 2601, 280, 0, 0}, /* 2602 */
    {RT_TERM_LAND, 2601, 1222, 0, 0}, /* 2603 */
    {RT_TERM_COND, 0, 2266, 2267, 0}, /* 2604 */
    {RT_TERM_COND, 4, 5, 2604, 0}, /* 2605 */
    {RT_TERM_LAND, 2605, 13, 0, 0}, /* 2606 */
    {RT_TERM_LAND, 2606, 10, 0, 0}, /* 2607 */
    {RT_TERM_LAND, 2607, 120, 0, 0}, /* 2608 */
    {RT_TERM_LAND, 2607, 1681, 0, 0}, /* 2609 */
    {RT_TERM_BNOT, 2309, 0, 0, 0}, /* 2610 */
    {RT_TERM_SLICE, 2610, 2, 0, 32}, /* 2611 */
    {RT_TERM_COND, 120, 2611, 2309, 0}, /* 2612 */
    {RT_TERM_COND, 10, 2612, 82, 0}, /* 2613 */
    {RT_TERM_SLICE, 2613, 957, 0, 1}, /* 2614 */
    {RT_TERM_LAND, 2606, 2614, 0, 0}, /* 2615 */
    {RT_TERM_LAND, 2615, 10, 0, 0}, /* 2616 */
    {RT_TERM_LAND, 2616, 120, 0, 0}, /* 2617 */
    {RT_TERM_LAND, 2616, 1681, 0, 0}, /* 2618 */
    {RT_TERM_LAND, 13, 2614, 0, 0}, /* 2619 */
    {RT_TERM_LNOT, 2619, 0, 0, 0}, /* 2620 */
    {RT_TERM_LAND, 2605, 2620, 0, 0}, /* 2621 */
    {RT_TERM_LAND, 2621, 10, 0, 0}, /* 2622 */
    {RT_TERM_LAND, 2622, 120, 0, 0}, /* 2623 */
    {RT_TERM_LAND, 2622, 1681, 0, 0}, /* 2624 */
    {RT_TERM_BNOT, 2613, 0, 0, 0}, /* 2625 */
    {RT_TERM_SLICE, 2625, 2, 0, 32}, /* 2626 */
    {RT_TERM_SLICE, 2613, 2, 0, 32}, /* 2627 */
    {RT_TERM_COND, 2619, 2626, 2627, 0}, /* 2628 */
    {RT_TERM_EQ, 2628, 2, 0, 0}, /* 2629 */
    {RT_TERM_LNOT, 2629, 0, 0, 0}, /* 2630 */
    {RT_TERM_LAND, 2605, 2630, 0, 0}, /* 2631 */
    {RT_TERM_LAND, 2631, 280, 0, 0}, /* 2632 */
    {RT_TERM_LAND, 2632, 13, 0, 0}, /* 2633 */
    {RT_TERM_LAND, 2633, 10, 0, 0}, /* 2634 */
    {RT_TERM_LAND, 2634, 120, 0, 0}, /* 2635 */
    {RT_TERM_LAND, 2634, 1681, 0, 0}, /* 2636 */
    {RT_TERM_LAND, 2633, 2614, 0, 0}, /* 2637 */
    {RT_TERM_LAND, 2637, 10, 0, 0}, /* 2638 */
    {RT_TERM_LAND, 2638, 120, 0, 0}, /* 2639 */
    {RT_TERM_LAND, 2638, 1681, 0, 0}, /* 2640 */
    {RT_TERM_LAND, 2632, 2620, 0, 0}, /* 2641 */
    {RT_TERM_LAND, 2641, 10, 0, 0}, /* 2642 */
    {RT_TERM_LAND, 2642, 120, 0, 0}, /* 2643 */
    {RT_TERM_LAND, 2642, 1681, 0, 0}, /* 2644 */
    {RT_TERM_LAND, 2631, 1222, 0, 0}, /* 2645 */
    {RT_TERM_LAND, 2645, 13, 0, 0}, /* 2646 */
    {RT_TERM_LAND, 2646, 10, 0, 0}, /* 2647 */
    {RT_TERM_LAND, 2647, 120, 0, 0}, /* 2648 */
    {RT_TERM_LAND, 2647, 1681, 0, 0}, /* 2649 */
    {RT_TERM_LAND, 2646, 2614, 0, 0}, /* 2650 */
    {RT_TERM_LAND, 2650, 10, 0, 0}, /* 2651 */
    {RT_TERM_LAND, 2651, 120, 0, 0}, /* 2652 */
    {RT_TERM_LAND, 2651, 1681, 0, 0}, /* 2653 */
    {RT_TERM_LAND, 2645, 2620, 0, 0}, /* 2654 */
    {RT_TERM_LAND, 2654, 10, 0, 0}, /* 2655 */
    {RT_TERM_LAND, 2655, 120, 0, 0}, /* 2656 */
    {RT_TERM_LAND, 2655, 1681, 0, 0}, /* 2657 */
    {RT_TERM_COND, 0, 2557, 2558, 0}, /* 2658 */
    {RT_TERM_COND, 4, 5, 2658, 0}, /* 2659 */
    {RT_TERM_LAND, 2659, 280, 0, 0}, /* 2660 */
    {RT_TERM_LAND, 2660, 13, 0, 0}, /* 2661 */
    {RT_TERM_LAND, 2661, 10, 0, 0}, /* 2662 */
    {RT_TERM_LAND, 2660, 408, 0, 0}, /* 2663 */
    {RT_TERM_LAND, 2663, 10, 0, 0}, /* 2664 */
    {RT_TERM_LAND, 2659, 1222, 0, 0}, /* 2665 */
    {RT_TERM_LAND, 2665, 13, 0, 0}, /* 2666 */
    {RT_TERM_LAND, 2666, 10, 0, 0}, /* 2667 */
    {RT_TERM_LAND, 2665, 408, 0, 0}, /* 2668 */
    {RT_TERM_LAND, 2668, 10, 0, 0}, /* 2669 */
    {RT_TERM_LAND, 2274, 13, 0, 0}, /* 2670 */
    {RT_TERM_LAND, 2670, 10, 0, 0}, /* 2671 */
    {RT_TERM_LAND, 2274, 408, 0, 0}, /* 2672 */
    {RT_TERM_LAND, 2672, 10, 0, 0}, /* 2673 */
    {RT_TERM_COND, 0, 2275, 2276, 0}, /* 2674 */
    {RT_TERM_COND, 4, 5, 2674, 0}, /* 2675 */
    {RT_TERM_LAND, 372, 74, 0, 0}, /* 2676 */
    {RT_TERM_LAND, 372, 77, 0, 0}, /* 2677 */
    {RT_TERM_COND, 18, 367, 368, 0}, /* 2678 */
    {RT_TERM_COND, 10, 5, 2678, 0}, /* 2679 */
    {RT_TERM_LAND, 2679, 70, 0, 0}, /* 2680 */
    {RT_TERM_LAND, 2679, 74, 0, 0}, /* 2681 */
    {RT_TERM_LAND, 2679, 77, 0, 0}, /* 2682 */
    {RT_TERM_COND, 18, 43, 44, 0}, /* 2683 */
    {RT_TERM_COND, 10, 5, 2683, 0}, /* 2684 */
    {RT_TERM_LAND, 2684, 13, 0, 0}, /* 2685 */
    {RT_TERM_LAND, 2685, 70, 0, 0}, /* 2686 */
    {RT_TERM_LAND, 2685, 299, 0, 0}, /* 2687 */
    {RT_TERM_LAND, 2684, 408, 0, 0}, /* 2688 */
    {RT_TERM_LAND, 2688, 70, 0, 0}, /* 2689 */
    {RT_TERM_LAND, 2688, 299, 0, 0}, /* 2690 */
    {RT_TERM_LAND, 1419, 13, 0, 0}, /* 2691 */
    {RT_TERM_LAND, 1419, 408, 0, 0}, /* 2692 */
    {RT_TERM_LAND, 1419, 295, 0, 0}, /* 2693 */
    {RT_TERM_LAND, 606, 1298, 0, 0}, /* 2694 */
    {RT_TERM_LAND, 606, 1347, 0, 0}, /* 2695 */
    {RT_TERM_LAND, 2695, 1353, 0, 0}, /* 2696 */
    {RT_TERM_LAND, 2695, 2149, 0, 0}, /* 2697 */
    {RT_TERM_BXOR, 338, 26, 0, 0}, /* 2698 */
    {RT_TERM_LNOT, 2698, 0, 0, 0}, /* 2699 */
    {RT_TERM_LAND, 2697, 2699, 0, 0}, /* 2700 */
    {RT_TERM_LAND, 606, 18, 0, 0}, /* 2701 */
    {RT_TERM_LAND, 606, 21, 0, 0}, /* 2702 */
    {RT_TERM_LAND, 2694, 2699, 0, 0}, /* 2703 */
    {RT_TERM_LAND, 2703, 18, 0, 0}, /* 2704 */
    {RT_TERM_LAND, 2703, 21, 0, 0}, /* 2705 */
    {RT_TERM_LAND, 2696, 18, 0, 0}, /* 2706 */
    {RT_TERM_LAND, 2696, 21, 0, 0}, /* 2707 */
    {RT_TERM_LAND, 2700, 18, 0, 0}, /* 2708 */
    {RT_TERM_LAND, 2700, 21, 0, 0}, /* 2709 */
    {RT_TERM_LNOT, 606, 0, 0, 0}, /* 2710 */
    {RT_TERM_LOR, 2698, 2710, 0, 0}, /* 2711 */
    {RT_TERM_LNOT, 2711, 0, 0, 0}, /* 2712 */
    {RT_TERM_LAND, 2697, 2712, 0, 0}, /* 2713 */
    {RT_TERM_LAND, 2713, 18, 0, 0}, /* 2714 */
    {RT_TERM_LAND, 2713, 21, 0, 0}, /* 2715 */
    {RT_TERM_COND, 335, 350, 351, 0}, /* 2716 */
    {RT_TERM_COND, 337, 5, 2716, 0}, /* 2717 */
    {RT_TERM_LAND, 2717, 13, 0, 0}, /* 2718 */
    {RT_TERM_LAND, 2717, 408, 0, 0}, /* 2719 */
    {RT_TERM_LAND, 341, 13, 0, 0}, /* 2720 */
    {RT_TERM_LAND, 341, 408, 0, 0}, /* 2721 */
    {RT_TERM_LAND, 234, 1353, 0, 0}, /* 2722 */
    {RT_TERM_LAND, 2722, 1298, 0, 0}, /* 2723 */
    {RT_TERM_LAND, 2723, 70, 0, 0}, /* 2724 */
    {RT_TERM_LAND, 2723, 337, 0, 0}, /* 2725 */
    {RT_TERM_LAND, 2722, 337, 0, 0}, /* 2726 */
    {RT_TERM_LAND, 2722, 1357, 0, 0}, /* 2727 */
    {RT_TERM_LAND, 2727, 337, 0, 0}, /* 2728 */
    {RT_TERM_LAND, 2722, 1361, 0, 0}, /* 2729 */
    {RT_TERM_LAND, 2729, 337, 0, 0}, /* 2730 */
    {RT_TERM_LAND, 2722, 70, 0, 0}, /* 2731 */
    {RT_TERM_LAND, 234, 2149, 0, 0}, /* 2732 */
    {RT_TERM_LAND, 2732, 1298, 0, 0}, /* 2733 */
    {RT_TERM_LAND, 2733, 70, 0, 0}, /* 2734 */
    {RT_TERM_LAND, 2733, 337, 0, 0}, /* 2735 */
    {RT_TERM_LAND, 2732, 1353, 0, 0}, /* 2736 */
    {RT_TERM_LAND, 2736, 337, 0, 0}, /* 2737 */
    {RT_TERM_LAND, 2732, 1357, 0, 0}, /* 2738 */
    {RT_TERM_LAND, 2738, 337, 0, 0}, /* 2739 */
    {RT_TERM_LAND, 2732, 1361, 0, 0}, /* 2740 */
    {RT_TERM_LAND, 2740, 337, 0, 0}, /* 2741 */
    {RT_TERM_LAND, 2732, 70, 0, 0}, /* 2742 */
    {RT_TERM_COND, 70, 963, 39, 0}, /* 2743 */
    {RT_TERM_SLICE, 2743, 1327, 0, 5}, /* 2744 */
    {RT_TERM_BAND, 412, 2744, 0, 0}, /* 2745 */
    {RT_TERM_COND, 337, 1302, 81, 0}, /* 2746 */
    {RT_TERM_SLICE, 2746, 2, 0, 5}, /* 2747 */
    {RT_TERM_BNOT, 2744, 0, 0, 0}, /* 2748 */
    {RT_TERM_BAND, 2747, 2748, 0, 0}, /* 2749 */
    {RT_TERM_BAND, 2749, 957, 0, 0}, /* 2750 */
    {RT_TERM_BOR, 2745, 2750, 0, 0}, /* 2751 */
    {RT_TERM_SUB, 412, 2747, 0, 0}, /* 2752 */
    {RT_TERM_ADD, 412, 2747, 0, 0}, /* 2753 */
    {RT_TERM_BXOR, 412, 2747, 0, 0}, /* 2754 */
    {RT_TERM_COND, 1361, 2754, 412, 0}, /* 2755 */
    {RT_TERM_COND, 1357, 2753, 2755, 0}, /* 2756 */
    {RT_TERM_COND, 1353, 2752, 2756, 0}, /* 2757 */
    {RT_TERM_COND, 1298, 2751, 2757, 0}, /* 2758 */
    {RT_TERM_SLICE, 2743, 2, 0, 5}, /* 2759 */
    {RT_TERM_BAND, 2759, 2748, 0, 0}, /* 2760 */
    {RT_TERM_BAND, 2760, 957, 0, 0}, /* 2761 */
    {RT_TERM_BOR, 2745, 2761, 0, 0}, /* 2762 */
    {RT_TERM_GE, 2758, 2762, 0, 0}, /* 2763 */
    {RT_TERM_LE, 2758, 2762, 0, 0}, /* 2764 */
    {RT_TERM_COND, 1353, 2763, 2764, 0}, /* 2765 */
    {RT_TERM_LAND, 234, 2765, 0, 0}, /* 2766 */
    {RT_TERM_LAND, 2766, 1298, 0, 0}, /* 2767 */
    {RT_TERM_LAND, 2767, 70, 0, 0}, /* 2768 */
    {RT_TERM_LAND, 2767, 337, 0, 0}, /* 2769 */
    {RT_TERM_LAND, 2766, 1353, 0, 0}, /* 2770 */
    {RT_TERM_LAND, 2770, 337, 0, 0}, /* 2771 */
    {RT_TERM_LAND, 2766, 1357, 0, 0}, /* 2772 */
    {RT_TERM_LAND, 2772, 337, 0, 0}, /* 2773 */
    {RT_TERM_LAND, 2766, 1361, 0, 0}, /* 2774 */
    {RT_TERM_LAND, 2774, 337, 0, 0}, /* 2775 */
    {RT_TERM_GE, 2758, 2, 0, 0}, /* 2776 */
    {RT_TERM_LAND, 2766, 2776, 0, 0}, /* 2777 */
    {RT_TERM_LAND, 2777, 1298, 0, 0}, /* 2778 */
    {RT_TERM_LAND, 2778, 70, 0, 0}, /* 2779 */
    {RT_TERM_LAND, 2778, 337, 0, 0}, /* 2780 */
    {RT_TERM_LAND, 2777, 1353, 0, 0}, /* 2781 */
    {RT_TERM_LAND, 2781, 337, 0, 0}, /* 2782 */
    {RT_TERM_LAND, 2777, 1357, 0, 0}, /* 2783 */
    {RT_TERM_LAND, 2783, 337, 0, 0}, /* 2784 */
    {RT_TERM_LAND, 2777, 1361, 0, 0}, /* 2785 */
    {RT_TERM_LAND, 2785, 337, 0, 0}, /* 2786 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 2787 */
    {RT_TERM_LT, 2758, 2787, 0, 0}, /* 2788 */
    {RT_TERM_LAND, 2777, 2788, 0, 0}, /* 2789 */
    {RT_TERM_LAND, 2789, 1298, 0, 0}, /* 2790 */
    {RT_TERM_LAND, 2790, 70, 0, 0}, /* 2791 */
    {RT_TERM_LAND, 2790, 337, 0, 0}, /* 2792 */
    {RT_TERM_LAND, 2789, 1353, 0, 0}, /* 2793 */
    {RT_TERM_LAND, 2793, 337, 0, 0}, /* 2794 */
    {RT_TERM_LAND, 2789, 1357, 0, 0}, /* 2795 */
    {RT_TERM_LAND, 2795, 337, 0, 0}, /* 2796 */
    {RT_TERM_LAND, 2789, 1361, 0, 0}, /* 2797 */
    {RT_TERM_LAND, 2797, 337, 0, 0}, /* 2798 */
    {RT_TERM_LAND, 1768, 337, 0, 0}, /* 2799 */
    {RT_TERM_LAND, 1768, 2037, 0, 0}, /* 2800 */
    {RT_TERM_LAND, 1109, 337, 0, 0}, /* 2801 */
    {RT_TERM_LAND, 1109, 2037, 0, 0}, /* 2802 */
    {RT_TERM_REG, 111, 0, 0, 0}, /* 2803 */
    {RT_TERM_SEXT, 120, 0, 0, 32}, /* 2804 */
    {RT_TERM_REG, 40, 0, 0, 1}, /* 2805 */
    {RT_TERM_COND, 718, 412, 2805, 0}, /* 2806 */
    {RT_TERM_COND, 357, 412, 2806, 0}, /* 2807 */
    {RT_TERM_COND, 336, 81, 2807, 0}, /* 2808 */
    {RT_TERM_COND, 335, 2804, 2808, 0}, /* 2809 */
    {RT_TERM_COND, 337, 2803, 2809, 0}, /* 2810 */
    {RT_TERM_SLICE, 2810, 2, 0, 32}, /* 2811 */
    {RT_TERM_SLICE, 2811, 2, 0, 1}, /* 2812 */
    {RT_TERM_LAND, 1109, 2812, 0, 0}, /* 2813 */
    {RT_TERM_MUL, 1327, 280, 0, 0}, /* 2814 */
    {RT_TERM_SLICE, 2811, 5, 0, 1}, /* 2815 */
    {RT_TERM_LAND, 1109, 2815, 0, 0}, /* 2816 */
    {RT_TERM_SLICE, 2811, 27, 0, 1}, /* 2817 */
    {RT_TERM_LAND, 1109, 2817, 0, 0}, /* 2818 */
    {RT_TERM_SLICE, 2811, 122, 0, 1}, /* 2819 */
    {RT_TERM_LAND, 1109, 2819, 0, 0}, /* 2820 */
    {RT_TERM_SLICE, 2811, 107, 0, 1}, /* 2821 */
    {RT_TERM_LAND, 1109, 2821, 0, 0}, /* 2822 */
    {RT_TERM_SLICE, 2811, 29, 0, 1}, /* 2823 */
    {RT_TERM_LAND, 1109, 2823, 0, 0}, /* 2824 */
    {RT_TERM_SLICE, 2811, 32, 0, 1}, /* 2825 */
    {RT_TERM_LAND, 1109, 2825, 0, 0}, /* 2826 */
    {RT_TERM_SHL, 5, 412, 0, 0}, /* 2827 */
    {RT_TERM_SUB, 2827, 5, 0, 0}, /* 2828 */
    {RT_TERM_SHL, 27, 412, 0, 0}, /* 2829 */
    {RT_TERM_SUB, 2829, 5, 0, 0}, /* 2830 */
    {RT_TERM_BNOT, 2830, 0, 0, 0}, /* 2831 */
    {RT_TERM_SLICE, 2831, 2, 0, 32}, /* 2832 */
    {RT_TERM_BNOT, 2828, 0, 0, 0}, /* 2833 */
    {RT_TERM_SLICE, 2833, 2, 0, 32}, /* 2834 */
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
    {RT_USE_READ, 0, 0, -1, 0, 131, 133, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 129, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 131, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 129, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 131, 134, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 131, 135, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 1, 136, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 136, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 143, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 145, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 145, 133, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 143, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 145, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 143, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 145, 146, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 145, 147, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 160, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 162, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 162, 133, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 160, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 162, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 160, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 162, 134, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 162, 135, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 1, 136, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 136, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 106, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 172, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 174, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 174, 133, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 88, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 172, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 174, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 88, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 172, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 174, 146, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 174, 147, 2, 32},
};
static const struct rt_use uses_atom_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 177, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 178, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 179, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 180, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 181, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 182, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 176, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 185, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 185, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 176, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 185, 41, 2, 32},
};
static const struct rt_use uses_atom_ca[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 190, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 191, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 192, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 193, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 194, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 195, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 196, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 196, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 189, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 189, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 196, 83, 2, 32},
};
static const struct rt_use uses_atom_ch[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 190, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 191, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 192, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 193, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 194, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 195, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 199, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 133, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 199, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 202, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 201, 203, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 189, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 189, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 199, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 201, 134, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 201, 135, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 206, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 9, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 206, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 9, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 9, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 206, 73, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 207, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 207, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 207, 121, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 210, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 212, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 212, 214, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 210, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 212, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 212, 133, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 69, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 210, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 146, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 147, 2, 32},
};
static const struct rt_use uses_red_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 217, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 218, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 219, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 220, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 221, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 222, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 216, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 223, 17, 2, 32},
};
static const struct rt_use uses_red_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 190, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 190, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 191, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 192, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 192, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 193, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 194, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 194, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 194, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 195, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 224, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 224, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 224, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 225, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 226, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 227, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 228, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 229, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 189, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 230, 50, 2, 32},
};
static const struct rt_use uses_red_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 236, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 238, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 240, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 241, 73, 2, 32},
};
static const struct rt_use uses_red_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 244, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 244, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 245, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 246, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 248, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 252, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 255, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 255, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 255, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 255, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 256, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 256, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 256, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 256, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 258, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 258, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 243, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 259, 73, 2, 32},
};
static const struct rt_use uses_redg_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 236, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 238, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 240, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 262, 73, 2, 32},
};
static const struct rt_use uses_redg_hd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 244, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 244, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 245, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 246, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 248, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 252, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 243, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 266, 73, 2, 32},
};
static const struct rt_use uses_redg_f[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 236, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 238, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 240, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 267, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 268, 269, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 268, 270, 2, 32},
};
static const struct rt_use uses_redg_fd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 244, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 244, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 245, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 246, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 246, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 247, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 248, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 248, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 250, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 251, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 251, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 252, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 253, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 254, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 263, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 257, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 243, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 271, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 272, 269, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 272, 270, 2, 32},
};
static const struct rt_use uses_atoms_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 277, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 278, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 279, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 276, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 286, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 276, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 286, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 276, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 286, 287, 2, 32},
};
static const struct rt_use uses_atoms_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 294, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 296, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 297, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 291, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 297, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 291, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 297, 287, 2, 32},
};
static const struct rt_use uses_atoms_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 239, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 298, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 298, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 300, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 300, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 302, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 302, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 303, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 303, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 303, 287, 2, 32},
};
static const struct rt_use uses_atoms_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 294, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 296, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 291, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 134, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 291, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 308, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 310, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 291, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 308, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 310, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 310, 312, 2, 32},
};
static const struct rt_use uses_atoms_hu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 239, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 298, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 298, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 300, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 300, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 302, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 302, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 313, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 314, 269, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 314, 270, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 234, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 313, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 314, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 313, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 314, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 314, 312, 2, 32},
};
static const struct rt_use uses_atoms_cv[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 317, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 318, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 319, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 316, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 322, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 316, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 322, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 316, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 322, 287, 2, 32},
};
static const struct rt_use uses_atoms_ct[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 325, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 326, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 327, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 328, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 329, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 329, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 324, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 329, 287, 2, 32},
};
static const struct rt_use uses_atoms_ch[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 325, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 326, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 327, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 328, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 332, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 334, 134, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 334, 135, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 324, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 332, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 334, 269, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 334, 270, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 324, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 332, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 334, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 334, 312, 2, 32},
};
static const struct rt_use uses_atoms_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 341, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 341, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 341, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 13, 2, 32},
};
static const struct rt_use uses_atoms_po[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 345, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 345, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 345, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 345, 13, 2, 32},
};
static const struct rt_use uses_bssy[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 348, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 349, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_break[] = {
    {RT_USE_READ, 0, 0, -1, 4, 5, 111, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 354, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 355, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 5, 111, 2, 32},
};
static const struct rt_use uses_syncs_arr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
};
static const struct rt_use uses_syncs_chk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
};
static const struct rt_use uses_syncs_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
};
static const struct rt_use uses_syncs_ld[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 26, 2, 1},
};
static const struct rt_use uses_syncs_cctl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 13, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 13, 2, 1},
};
static const struct rt_use uses_arrives[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 356, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 356, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 354, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 354, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 355, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 355, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 358, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 358, 280, 2, 32},
};
static const struct rt_use uses_stas[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 359, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 359, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 348, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 348, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 360, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 349, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 361, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 361, 360, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 361, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 347, 26, 2, 32},
};
static const struct rt_use uses_ublkcp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 365, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 365, 360, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 365, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 365, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 365, 111, 2, 32},
};
static const struct rt_use uses_ublkpf[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 370, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 370, 360, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 370, 280, 2, 32},
};
static const struct rt_use uses_utmaldg_s[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 370, 13, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 370, 360, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 370, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 370, 366, 2, 32},
};
static const struct rt_use uses_utmacctl[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 13, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 13, 2, 1},
};
static const struct rt_use uses_cctl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 374, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 377, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 379, 23, 2, 32},
};
static const struct rt_use uses_cctl_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 383, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 384, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 385, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 385, 120, 2, 32},
};
static const struct rt_use uses_cctl_va[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 111, 2, 1},
};
static const struct rt_use uses_cctll_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 356, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 354, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 355, 23, 2, 32},
};
static const struct rt_use uses_cctll_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 359, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 359, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 348, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 348, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 349, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 361, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 361, 111, 2, 32},
};
static const struct rt_use uses_cctlt_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 280, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 389, 13, 2, 32},
};
static const struct rt_use uses_cctlt_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 280, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 389, 13, 2, 32},
};
static const struct rt_use uses_membar_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 26, 2, 1},
};
static const struct rt_use uses_qspc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 392, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 393, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 394, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 395, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 396, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 397, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 391, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 391, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 399, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 400, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 401, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 402, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 403, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 404, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 398, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 407, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 407, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 409, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 406, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 406, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 415, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 415, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 416, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 414, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 414, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 414, 417, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 422, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 422, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 423, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 421, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 421, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 427, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 427, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 428, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 426, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 426, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 426, 429, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 432, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 433, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 431, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 431, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 435, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 435, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 436, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 434, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 434, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 434, 429, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 438, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 438, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 439, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 437, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 437, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 441, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 441, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 442, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 440, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 440, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 440, 417, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 276, 111, 2, 1},
};
static const struct rt_use uses_qspc_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 445, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 446, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 447, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 448, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 449, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 450, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 444, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 444, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 454, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 455, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 456, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 457, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 458, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 459, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 453, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 462, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 462, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 463, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 461, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 461, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 465, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 465, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 466, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 464, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 464, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 464, 417, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 468, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 468, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 469, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 467, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 467, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 471, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 471, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 472, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 470, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 470, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 470, 429, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 475, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 475, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 476, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 474, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 474, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 478, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 478, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 479, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 477, 424, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 477, 425, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 477, 429, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 482, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 483, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 481, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 481, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 485, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 485, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 486, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 484, 410, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 484, 411, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 484, 417, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 291, 26, 2, 1},
};
static const struct rt_use uses_qspc_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 488, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 488, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 489, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 490, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 490, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 491, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 492, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 492, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 492, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 493, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 494, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 494, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 494, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 495, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 496, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 497, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 498, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 499, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 487, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 487, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 501, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 501, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 502, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 503, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 503, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 504, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 505, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 505, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 505, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 506, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 507, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 507, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 508, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 509, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 510, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 511, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 512, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 500, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 292, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 513, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 293, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 514, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 294, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 294, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 294, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 515, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 296, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 296, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 296, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 516, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 517, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 518, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 519, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 520, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 291, 111, 2, 1},
};
static const struct rt_use uses_qspc_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 522, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 522, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 523, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 524, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 524, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 525, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 526, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 526, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 526, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 527, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 528, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 528, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 528, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 529, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 521, 26, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 521, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 531, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 531, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 532, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 533, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 533, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 534, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 535, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 535, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 535, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 536, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 537, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 537, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 537, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 538, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 530, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 235, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 235, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 236, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 237, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 238, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 239, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 239, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 240, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 298, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 298, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 298, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 539, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 234, 26, 2, 1},
};
static const struct rt_use uses_exit[] = {
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 376, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 378, 120, 2, 1},
    {RT_USE_HALT, 0, 0, -1, -1, 549, 2, 2, 0},
};
static const struct rt_use uses_bra_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 550, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 551, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 559, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 560, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 562, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 563, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 566, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 567, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 569, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 570, 26, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 565, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 572, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 573, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 575, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 576, 26, 2, 1},
};
static const struct rt_use uses_bra_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 577, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 578, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 579, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 585, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 586, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 588, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 589, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 590, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 592, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 593, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 595, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 596, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 597, 81, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 591, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 599, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 600, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 602, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 603, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 604, 81, 2, 1},
};
static const struct rt_use uses_jmp_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 607, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 616, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 617, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 619, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 620, 280, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 622, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 623, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 625, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 626, 280, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 621, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 628, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 629, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 631, 280, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 632, 280, 2, 1},
};
static const struct rt_use uses_jmp_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 633, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 634, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 640, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 646, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 647, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 649, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 650, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 651, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 653, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 654, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 657, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 658, 120, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 652, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 660, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 661, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 663, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 664, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 665, 120, 2, 1},
};
static const struct rt_use uses_brx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 550, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 551, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 671, 673, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 671, 375, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 674, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 675, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 677, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 678, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 680, 673, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 680, 375, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 681, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 682, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 684, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 685, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 679, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 687, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 691, 111, 2, 1},
};
static const struct rt_use uses_call_at[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 607, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 695, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 696, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 698, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 699, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 701, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 702, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 705, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 700, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 707, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 708, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 710, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 711, 111, 2, 1},
};
static const struct rt_use uses_call_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 550, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 551, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 6, 5, 2, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 674, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 675, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 677, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 678, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 681, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 682, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 684, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 685, 111, 2, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 1, -1, -1, 679, 412, 2, 0},
    {RT_USE_READ, 0, 8, -1, 2, 687, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 688, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 691, 111, 2, 1},
};
static const struct rt_use uses_bpt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
};
static const struct rt_use uses_f2f_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
};
static const struct rt_use uses_f2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
};
static const struct rt_use uses_f2i_h[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
};
static const struct rt_use uses_i2f_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_i2f_w[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_frnd_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
};
static const struct rt_use uses_i2i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 717, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 719, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 716, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_f2fp_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_f2fp_rs[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_f2fp_mc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_f2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 721, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_f2ip_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_i2fp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_i2ip_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_dadd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 722, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 722, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 723, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 723, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 235, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 235, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 237, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 366, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_dadd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 725, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 725, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 726, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 726, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 727, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 727, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 728, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 728, 17, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 88, 366, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
};
static const struct rt_use uses_dmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 731, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 731, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 732, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 732, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 733, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 733, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 734, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 734, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 735, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 735, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 737, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 737, 38, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 730, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 730, 366, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_dfma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 746, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 746, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 747, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 747, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 748, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 748, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 749, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 749, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 750, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 750, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 751, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 751, 38, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 752, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 752, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 754, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 754, 753, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 366, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_dfma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 759, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 759, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 760, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 760, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 761, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 761, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 762, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 762, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 763, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 763, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 764, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 764, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 758, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 758, 366, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_dsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 770, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 770, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 771, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 771, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 772, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 772, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 773, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 773, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 774, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 774, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 775, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 775, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 778, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 780, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 780, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 781, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 781, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 782, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 782, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 783, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 783, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 784, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 784, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 785, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 785, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 787, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 789, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 789, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 790, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 790, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 791, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 791, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 792, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 792, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 793, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 793, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 794, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 794, 753, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 788, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 768, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 795, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 796, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 768, 26, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 803, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 804, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 805, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 806, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 807, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 808, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 810, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 811, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 812, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 813, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 814, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 815, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 818, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 819, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 820, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 821, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 822, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 823, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 800, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fmul[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 828, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 829, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 830, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 831, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 832, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 833, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 835, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 836, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 837, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 838, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 839, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 840, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 842, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 843, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 844, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 845, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 846, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 847, 714, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 825, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_ffma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 854, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 855, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 856, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 857, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 858, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 859, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 860, 739, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 861, 739, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 863, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 864, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 865, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 866, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 867, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 868, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 869, 739, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 870, 739, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 872, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 873, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 874, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 875, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 876, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 877, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 878, 739, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 879, 739, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 852, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_ffma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 881, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 882, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 883, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 884, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 885, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 886, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 888, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 889, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 890, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 891, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 892, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 893, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 895, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 896, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 897, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 898, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 899, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 900, 714, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 745, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fmnmx_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 914, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 915, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 917, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 918, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 919, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 920, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 924, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 927, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 928, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 929, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 930, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 931, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 932, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 935, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 936, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 937, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 938, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 939, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 940, 42, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 905, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 942, 412, 2, 32},
};
static const struct rt_use uses_fmnmx_isa[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 848, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fsel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 945, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 948, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 949, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 952, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 953, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 954, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 955, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 983, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 985, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 986, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 988, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 989, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 990, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 991, 25, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 994, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 996, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 997, 26, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 999, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1000, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1001, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1002, 25, 2, 31},
    {RT_USE_WRITE, 0, 1, -1, 0, 944, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fset[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1005, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1006, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1007, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1008, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1009, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1010, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1011, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1013, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1014, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1015, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1016, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1017, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1018, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1019, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1021, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1022, 81, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 40, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1025, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1026, 42, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1020, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 768, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fsetp[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1028, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1030, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1031, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1032, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1033, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1034, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1036, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1037, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1038, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1040, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1041, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1042, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1044, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1045, 82, 2, 31},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1047, 12, 2, 31},
    {RT_USE_READ, 0, 0, -1, 1, 1048, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1049, 714, 2, 31},
    {RT_USE_READ, 0, 0, -1, 2, 1043, 721, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 852, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1050, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1051, 721, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 852, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fchk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 25, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 713, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_fswzadd[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1053, 26, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_mufu_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_mufu_s[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
};
static const struct rt_use uses_ald_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
};
static const struct rt_use uses_ipa_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
};
static const struct rt_use uses_ipa_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
};
static const struct rt_use uses_out_f[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 280, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 280, 2, 1},
};
static const struct rt_use uses_out_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 120, 2, 1},
};
static const struct rt_use uses_hadd2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1054, 1055, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1056, 1055, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_hfma2_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1057, 1058, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1059, 1058, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1061, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1062, 412, 2, 32},
};
static const struct rt_use uses_hfma2_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1063, 1064, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1065, 1064, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_hfma2_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1066, 1067, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1068, 1067, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1061, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1062, 412, 2, 32},
};
static const struct rt_use uses_hfma2_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1069, 1070, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1071, 1070, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_hfma2_mma_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 1072, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 1072, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 942, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1073, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1074, 412, 2, 32},
};
static const struct rt_use uses_hfma2_mma_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 848, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 942, 412, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rb[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1075, 1076, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1077, 1076, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 942, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1073, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 1074, 412, 2, 32},
};
static const struct rt_use uses_hfma2_mma_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1075, 1072, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1077, 1072, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 942, 412, 2, 32},
};
static const struct rt_use uses_hset2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1063, 1070, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1065, 1070, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_hsetp2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1063, 1058, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1065, 1058, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_hmnmx2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1063, 1078, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1065, 1078, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 755, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 756, 412, 2, 32},
};
static const struct rt_use uses_iadd3_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1079, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1080, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1082, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1084, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1086, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1087, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1088, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1090, 714, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 768, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 768, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 768, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
};
static const struct rt_use uses_iadd3_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 1075, 1055, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 1077, 1055, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1096, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1097, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1099, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1100, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1102, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1103, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1104, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1105, 714, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1095, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1095, 1072, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1095, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1095, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1095, 111, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 941, 412, 2, 32},
};
static const struct rt_use uses_imad_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1110, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1111, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1109, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1112, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1114, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 716, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1115, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1116, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1118, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_ri[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1120, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1120, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1120, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_rc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 69, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 69, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_ru[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 716, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1121, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1122, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 716, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1125, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1126, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1127, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1129, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1124, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1124, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_imad_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 46, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 46, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1131, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1132, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 46, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_wide_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1135, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1136, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1137, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1138, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1139, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1140, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1143, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1143, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1144, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1147, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1148, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1149, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1150, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1151, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1152, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1153, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1153, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1154, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1154, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1146, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1146, 1155, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_imad_wide_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1159, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1159, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1161, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1166, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1166, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1167, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1167, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1162, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1162, 1155, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_wide_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1170, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1171, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1172, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1175, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1176, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1169, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1178, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1180, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1181, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1182, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1184, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1185, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1186, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1186, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1187, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1179, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1179, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1179, 1155, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_imad_wide_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1188, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1188, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1189, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1189, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1191, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1191, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1192, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1192, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 176, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1193, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1195, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1195, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1196, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1196, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1198, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1198, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1199, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1199, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1194, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1194, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1194, 1155, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_hi_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1135, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1136, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1137, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1138, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1139, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1140, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1141, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1143, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1143, 65, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1144, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1134, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_imad_hi_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1156, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1157, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1159, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1159, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1160, 50, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1161, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 189, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imad_hi_bx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1170, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1171, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1172, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1175, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1176, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1176, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1177, 65, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1169, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1178, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1169, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_imad_hi_cx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1188, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1188, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1189, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1189, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1191, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1191, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1192, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1192, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 176, 1, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1193, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 176, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_lop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1201, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1202, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1203, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1201, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1201, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1204, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1205, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1206, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1204, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1208, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1209, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1210, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1211, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1209, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1213, 739, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1214, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_shf_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1218, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1218, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1220, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1221, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1224, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1225, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1228, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1228, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1230, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1231, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1233, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1234, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1236, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1236, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1238, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1239, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1241, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1242, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1244, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1244, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1246, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1247, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1249, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1250, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1252, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1252, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1254, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1255, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1257, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1258, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1259, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1259, 42, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1261, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1262, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1264, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1265, 1, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1216, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_shf_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1269, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1270, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1271, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1272, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1274, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1275, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1276, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1277, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1278, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1279, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1280, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1281, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1283, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1284, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1285, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1286, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1288, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1289, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1290, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1291, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1292, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1293, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1294, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1295, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1267, 120, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_prmt_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1300, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1301, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1311, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1311, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1312, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1313, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1315, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1315, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1316, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1317, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1320, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1320, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1321, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1322, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1324, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1324, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1325, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1326, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1330, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1330, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1331, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1332, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1334, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1334, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1335, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1336, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1340, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1340, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1341, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1342, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1344, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1344, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1345, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1346, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1299, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1352, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1352, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1355, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1356, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1359, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1360, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1363, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1364, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1367, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1368, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1371, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1372, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1375, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1376, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1352, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_prmt_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1379, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1383, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1384, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1383, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1386, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1387, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1386, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1390, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1391, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1390, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1393, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1394, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1393, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1397, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1398, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1397, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1400, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1401, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1400, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1404, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1405, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1404, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1407, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1408, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1407, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1379, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1410, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1411, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1412, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1413, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1414, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1415, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1416, 120, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1417, 120, 2, 2},
    {RT_USE_WRITE, 0, 1, -1, 0, 1410, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_sel[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1419, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1421, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1424, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1425, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1419, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_isetp_n[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1429, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1430, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1431, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1432, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1433, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1434, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1451, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1452, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1453, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1454, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1455, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1456, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1462, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1466, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1467, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1468, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1469, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1470, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1471, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1473, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1474, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1475, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1476, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1477, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1478, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1480, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1483, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1484, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1485, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1486, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1487, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1488, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1490, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1491, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1492, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1493, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1494, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1495, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1482, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1427, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1496, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1497, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1427, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_isetp_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1501, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1502, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1503, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1504, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1505, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1506, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1511, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1516, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1517, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1518, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1519, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1520, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1521, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1524, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1525, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1526, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1528, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1531, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1534, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1535, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1537, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1539, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1542, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1545, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1546, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1547, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1548, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1549, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1551, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1552, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1554, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1555, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1558, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1560, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1561, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1562, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1563, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1564, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1565, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1568, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1572, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1573, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1575, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1579, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1580, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1581, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1582, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1559, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1583, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1584, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_isetp_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1501, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1502, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1503, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1504, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1505, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1506, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1586, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1587, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1588, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1589, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1590, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1591, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1592, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1534, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1535, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1537, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1539, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1594, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1595, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1596, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1597, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1598, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1599, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1600, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1560, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1561, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1562, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1563, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1564, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1565, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1602, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1603, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1604, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1605, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1606, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1607, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1559, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1608, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1609, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_isetp_ox[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1501, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1502, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1503, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1504, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1505, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1506, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1610, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1611, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1516, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1517, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1518, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1519, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1520, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1521, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1523, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1524, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1525, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1526, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1527, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1528, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1617, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1534, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1535, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1536, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1537, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1538, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1539, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1618, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1619, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1544, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1545, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1546, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1547, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1548, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1549, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1551, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1552, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1553, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1554, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1555, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1556, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1621, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1560, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1561, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1562, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1563, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1564, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1565, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1622, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1623, 721, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1570, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1571, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1572, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1573, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1574, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1575, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1577, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1578, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1579, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1580, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1581, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1582, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1559, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1624, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1625, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1499, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_lea_lo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1626, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1627, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1629, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1630, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1632, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1633, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1634, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_lea_x[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1635, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1636, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1638, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1639, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1641, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1642, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 825, 714, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 825, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1643, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_lea_hi[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 739, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1644, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1644, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1645, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1645, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1647, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1648, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1650, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1651, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1124, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1652, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_lea_hx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 848, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1655, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1655, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1656, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1656, 1, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1658, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1659, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1661, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1662, 25, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1654, 721, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1654, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1663, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_lea_ih[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1664, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1665, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1109, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1666, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_lea_ix[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1667, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1668, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1419, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1419, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1419, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1669, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_popc[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1670, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1671, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1673, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1674, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_brev[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1677, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1678, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1676, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_flo[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1680, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1682, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1684, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1685, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1702, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1703, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1705, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1706, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1711, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1712, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1714, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1715, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1726, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1727, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1729, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1730, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1733, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1734, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1736, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1737, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1740, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1741, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1743, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1744, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1748, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1749, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1751, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1752, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1755, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1756, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1758, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1759, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1762, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1763, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1765, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1766, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 189, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_sgxt[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1769, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1771, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1772, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1774, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1775, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1776, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1778, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1779, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1781, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1782, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1768, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_bmsk[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1784, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1785, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1787, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1788, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1783, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1786, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1378, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_mov[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1792, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1793, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1791, 13, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_imnmx[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1795, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1798, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1799, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1800, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1801, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1802, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1803, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1806, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1807, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1808, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1809, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1810, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1811, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1795, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_ldg_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 217, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 218, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 219, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 220, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 221, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 222, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1812, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 216, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1815, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1817, 269, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1817, 270, 2, 32},
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
    {RT_USE_WRITE, 0, 1, -1, 0, 1818, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1819, 269, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1819, 270, 2, 32},
};
static const struct rt_use uses_ldg_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1820, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1821, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1822, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1823, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1824, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1825, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 179, 1826, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 181, 1826, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1190, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 176, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1827, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1828, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1828, 214, 2, 32},
};
static const struct rt_use uses_ldg_tz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1628, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1829, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1830, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1831, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1832, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1833, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 1826, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 1826, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 46, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 46, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1834, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1835, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1835, 214, 2, 32},
};
static const struct rt_use uses_ldg_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1836, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1836, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1837, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1838, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1838, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1839, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1840, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1840, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1840, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1841, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1842, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1842, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1842, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1843, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1844, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1845, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1846, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1847, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1848, 1849, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1850, 1849, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1851, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 800, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1852, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1853, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1853, 214, 2, 32},
};
static const struct rt_use uses_ldg_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1854, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1854, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1855, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1856, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1856, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1857, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1858, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1858, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1858, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1859, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1860, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1860, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1860, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1861, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1862, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1863, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1864, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1865, 50, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1866, 1849, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1867, 1849, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1134, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1134, 40, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1868, 41, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1869, 213, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1869, 214, 2, 32},
};
static const struct rt_use uses_ldg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1870, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1871, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1158, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1872, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1873, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1874, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 192, 1875, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 194, 1875, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1161, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 189, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1877, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1879, 134, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1879, 135, 2, 32},
};
static const struct rt_use uses_ldg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1882, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1882, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1883, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1884, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1884, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1885, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1886, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1886, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1886, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1887, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1888, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1888, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1888, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1889, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1890, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1890, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1891, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1891, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1892, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1892, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1892, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1892, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1893, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1893, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1893, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1893, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1895, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1895, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1897, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1897, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1898, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1898, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1900, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1900, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1902, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1902, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1904, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1904, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1905, 1875, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1906, 1875, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 1907, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1881, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1909, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1911, 146, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1911, 147, 2, 32},
};
static const struct rt_use uses_ld_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1914, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1915, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1916, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1917, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1918, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1919, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1913, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1920, 83, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1921, 134, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1921, 135, 2, 32},
};
static const struct rt_use uses_ld_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1922, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1923, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1924, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1925, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1926, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1927, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1928, 1929, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1930, 1929, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 730, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1931, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1932, 269, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1932, 270, 2, 32},
};
static const struct rt_use uses_ld_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1820, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1820, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1821, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1822, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1822, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1823, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1824, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1824, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1824, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1825, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1933, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1933, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1933, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1934, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1935, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1936, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1937, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1938, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 179, 1826, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 181, 1826, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 176, 39, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1827, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1828, 269, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1828, 270, 2, 32},
};
static const struct rt_use uses_ld_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1939, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1940, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1812, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1941, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1942, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1943, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 219, 1944, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 1944, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 216, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1945, 121, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1946, 146, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1946, 147, 2, 32},
};
static const struct rt_use uses_ld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1949, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1949, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1950, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1951, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1951, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1952, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1953, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1953, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1953, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1954, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1955, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1955, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1956, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1957, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1957, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1958, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1959, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1959, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1959, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1959, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1960, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1960, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1960, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1960, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1961, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1961, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1962, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1962, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1963, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1963, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1964, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1964, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1965, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1965, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1966, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1966, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1967, 1944, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1968, 1944, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1948, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1969, 249, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1970, 1971, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1970, 1972, 2, 32},
};
static const struct rt_use uses_stg_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1975, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1976, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1977, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1978, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1979, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1980, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1974, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1984, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1986, 213, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1986, 214, 2, 32},
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
    {RT_USE_READ, 0, 0, -1, 0, 1987, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1987, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1987, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1988, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1989, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1990, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1991, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1992, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 69, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1993, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1994, 132, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1994, 133, 2, 32},
};
static const struct rt_use uses_stg_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1677, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1995, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1996, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1997, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1998, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1999, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1676, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2000, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2001, 134, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2001, 135, 2, 32},
};
static const struct rt_use uses_stg_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2002, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2002, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2003, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2004, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2004, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2005, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2006, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2006, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2006, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2007, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2008, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2008, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2008, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2009, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2010, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2010, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2011, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2011, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2012, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2012, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2012, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2012, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2014, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2014, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2014, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2014, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2016, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2016, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2018, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2018, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 319, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 319, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2019, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2019, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2020, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2020, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2021, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2021, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 316, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2027, 83, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2029, 134, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2029, 135, 2, 32},
};
static const struct rt_use uses_ldl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 372, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2030, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2031, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2031, 312, 2, 32},
};
static const struct rt_use uses_ldl_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 383, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 384, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 385, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 385, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 381, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2032, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2033, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2033, 312, 2, 32},
};
static const struct rt_use uses_ldl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2034, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2034, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 550, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 550, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 551, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 551, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2035, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2035, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2036, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2038, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2040, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 278, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 278, 249, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 276, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2041, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2042, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2042, 312, 2, 32},
};
static const struct rt_use uses_stl_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2043, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2044, 1971, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2044, 1972, 2, 32},
};
static const struct rt_use uses_stl_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 383, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 384, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 385, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 385, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 381, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2045, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2046, 146, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2046, 147, 2, 32},
};
static const struct rt_use uses_stl_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2034, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2034, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 550, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 550, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 551, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 551, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2035, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2035, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2036, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2038, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2040, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 278, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 278, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 276, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2047, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2048, 146, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2048, 147, 2, 32},
};
static const struct rt_use uses_lds_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2049, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2050, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2051, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 606, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2052, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2053, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2053, 312, 2, 32},
};
static const struct rt_use uses_lds_vz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 381, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 381, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2054, 375, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2055, 2056, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2055, 2057, 2, 32},
};
static const struct rt_use uses_lds_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 277, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 278, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 279, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2058, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 276, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2059, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2060, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2060, 312, 2, 32},
};
static const struct rt_use uses_lds_tz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1677, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1996, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1998, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2061, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 1676, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1676, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2062, 375, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2063, 2056, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2063, 2057, 2, 32},
};
static const struct rt_use uses_lds_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 292, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 292, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 293, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 293, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 294, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 294, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 296, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 296, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 517, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 517, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 519, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 519, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 291, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2064, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2065, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2065, 312, 2, 32},
};
static const struct rt_use uses_lds_tuz[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 717, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 717, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2066, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2066, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2067, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2067, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2068, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2068, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 719, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 719, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2069, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2069, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 716, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 716, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2070, 375, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2071, 2056, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2071, 2057, 2, 32},
};
static const struct rt_use uses_lds_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2049, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2050, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2051, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2072, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 606, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2052, 366, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2053, 2073, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2053, 2074, 2, 32},
};
static const struct rt_use uses_lds_au[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 277, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 277, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 278, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 278, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 279, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 279, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2058, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2058, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2075, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2075, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2076, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2076, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 276, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2059, 366, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2060, 2073, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2060, 2074, 2, 32},
};
static const struct rt_use uses_sts_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 359, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 348, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 349, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 347, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2082, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2084, 2056, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2084, 2057, 2, 32},
};
static const struct rt_use uses_sts_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2085, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2086, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2087, 1971, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2087, 1972, 2, 32},
};
static const struct rt_use uses_sts_tu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 383, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 384, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 385, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 385, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2088, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2088, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2089, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2089, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 381, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2090, 121, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2091, 146, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2091, 147, 2, 32},
};
static const struct rt_use uses_ldc_v[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2094, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2098, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2102, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2106, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2110, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2114, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2117, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2096, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2096, 287, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2121, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2124, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2127, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2130, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2133, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2135, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2119, 111, 2, 32},
};
static const struct rt_use uses_uldc_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2139, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2139, 366, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2141, 280, 2, 32},
};
static const struct rt_use uses_uldc_i[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2144, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2146, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2148, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2151, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2154, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2157, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2159, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2145, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2145, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2161, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2163, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2165, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2167, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2169, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2170, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2160, 280, 2, 32},
};
static const struct rt_use uses_uldc_io[] = {
    {RT_USE_READ, 0, 0, -1, 3, 335, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2172, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2174, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2176, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2178, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2180, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2182, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2183, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2173, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2173, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2185, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2187, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2189, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2191, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2193, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2194, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2184, 280, 2, 32},
};
static const struct rt_use uses_uldc_m[] = {
    {RT_USE_READ, 0, 0, -1, 3, 74, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 77, 82, 2, 1},
};
static const struct rt_use uses_ldsm_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 372, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2197, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2199, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2199, 312, 2, 32},
};
static const struct rt_use uses_ldsm_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 382, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 382, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 383, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 383, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 384, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 384, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 385, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 385, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 381, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2200, 287, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2201, 311, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2201, 312, 2, 32},
};
static const struct rt_use uses_stsm[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 373, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 376, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 378, 23, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 372, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2197, 249, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2199, 1971, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2199, 1972, 2, 32},
};
static const struct rt_use uses_ldgsts_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2202, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1193, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2203, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2203, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2203, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1190, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1190, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1190, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2204, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2204, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2205, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2205, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2205, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2205, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2206, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2206, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2207, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2207, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2208, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2208, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2208, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2208, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2209, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2209, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2209, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2209, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2210, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2210, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2211, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2211, 41, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 181, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 181, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2212, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2212, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2214, 107, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2214, 108, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2216, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2216, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1822, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1824, 1, 2, 1},
};
static const struct rt_use uses_ldgsts_u[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2217, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2217, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1634, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1634, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1628, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1628, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1628, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1830, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 1830, 17, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 1830, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 51, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 53, 1, 2, 1},
};
static const struct rt_use uses_s2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 111, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2221, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2222, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2223, 2224, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2220, 13, 2, 32},
};
static const struct rt_use uses_cs2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2226, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2227, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2228, 2224, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2225, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2232, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2232, 366, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2240, 2230, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2240, 2241, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2240, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2240, 366, 2, 32},
};
static const struct rt_use uses_suld_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 848, 2, 1},
};
static const struct rt_use uses_suld_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 42, 2, 1},
};
static const struct rt_use uses_suld_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 721, 2, 1},
};
static const struct rt_use uses_suld_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 1, 2, 1},
};
static const struct rt_use uses_sust_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 721, 2, 1},
};
static const struct rt_use uses_sust_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
};
static const struct rt_use uses_sust_p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 739, 2, 1},
};
static const struct rt_use uses_sust_pr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
};
static const struct rt_use uses_sured_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 848, 2, 1},
};
static const struct rt_use uses_sured_dr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
};
static const struct rt_use uses_suatom_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1072, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1072, 2, 1},
};
static const struct rt_use uses_suatom_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 2242, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 2242, 2, 1},
};
static const struct rt_use uses_suatom_cr[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 714, 2, 1},
};
static const struct rt_use uses_suquery_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
};
static const struct rt_use uses_hmma_884[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 739, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 739, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_hmma_t[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_hmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_imma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 42, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_bmma[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 40, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_dmma_a[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 39, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 39, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 82, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 82, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_hgmma_hgmma_d[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 120, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_tex_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 1076, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 1076, 2, 1},
};
static const struct rt_use uses_tex_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 1055, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 1055, 2, 1},
};
static const struct rt_use uses_tex_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 848, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 848, 2, 1},
};
static const struct rt_use uses_tld4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 1055, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 1055, 2, 1},
};
static const struct rt_use uses_tld4_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 1072, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 1072, 2, 1},
};
static const struct rt_use uses_tld4_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 721, 2, 1},
};
static const struct rt_use uses_txd_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 901, 2242, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 902, 2242, 2, 1},
};
static const struct rt_use uses_txd_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 738, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 740, 714, 2, 1},
};
static const struct rt_use uses_tmml_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
};
static const struct rt_use uses_tmml_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 48, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 48, 2, 1},
};
static const struct rt_use uses_txq_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 1, 2, 1},
};
static const struct rt_use uses_txq_i[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
};
static const struct rt_use uses_txq_r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 40, 2, 1},
};
static const struct rt_use uses_footprint_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 721, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 721, 2, 1},
};
static const struct rt_use uses_uiadd3_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2247, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2248, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2250, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2251, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2252, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2254, 12, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2246, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2246, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2246, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 1075, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1077, 714, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2259, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2260, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2262, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2263, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2264, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2265, 12, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2258, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2258, 42, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2258, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2258, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2258, 111, 2, 1},
};
static const struct rt_use uses_uiadd3_64[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 48, 2, 1},
};
static const struct rt_use uses_uimad_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2270, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2271, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2272, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2269, 280, 2, 32},
};
static const struct rt_use uses_uimad_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2274, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2274, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2274, 280, 2, 32},
};
static const struct rt_use uses_uimad_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2278, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2279, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2280, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2281, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2278, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2278, 280, 2, 32},
};
static const struct rt_use uses_uimad_cx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2269, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2269, 280, 2, 32},
};
static const struct rt_use uses_uimad_wide_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2286, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2287, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2288, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2289, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2290, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2290, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2291, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2291, 73, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2292, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2285, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2285, 366, 2, 32},
};
static const struct rt_use uses_uimad_wide_bx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 901, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 902, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2295, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2296, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2298, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2299, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2299, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2300, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2300, 73, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2294, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2301, 111, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2294, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2294, 366, 2, 32},
};
static const struct rt_use uses_uisetp_n[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2305, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2306, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2307, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2308, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2322, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2323, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2324, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2325, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2331, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2334, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2335, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2336, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2337, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2339, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2340, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2341, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2342, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2344, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2346, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2347, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2348, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2349, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2351, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2352, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2353, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2354, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2345, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2303, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2355, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2356, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2303, 120, 2, 1},
};
static const struct rt_use uses_uisetp_o[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2364, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2365, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2367, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2368, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2369, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2370, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2371, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2374, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2375, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2376, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2377, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2379, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2380, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2381, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2382, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2383, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2385, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2386, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2387, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2388, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2390, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2391, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2392, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2393, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2384, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2394, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2395, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 120, 2, 1},
};
static const struct rt_use uses_uisetp_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2364, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2365, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2398, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2403, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2404, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2405, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2406, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2408, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2409, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2410, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2411, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2415, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2374, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2375, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2376, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2377, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2418, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2420, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2421, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2422, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2423, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2425, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2426, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2427, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2428, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2430, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2385, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2386, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2387, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2388, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2433, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2435, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2436, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2437, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2438, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2440, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2441, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2442, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2443, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2384, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2444, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2445, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 120, 2, 1},
};
static const struct rt_use uses_uisetp_ox[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 1, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2362, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2363, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2364, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2365, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2446, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2447, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2403, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2404, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2405, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2406, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2408, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2409, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2410, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2411, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2453, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2374, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2375, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2376, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2377, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2454, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2455, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2420, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2421, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2422, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2423, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2425, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2426, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2427, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2428, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2457, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2385, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2386, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2387, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2388, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2458, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2459, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2435, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2436, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2437, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2438, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2440, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2441, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2442, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2443, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2384, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2460, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2461, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2360, 120, 2, 1},
};
static const struct rt_use uses_ulea_lo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2464, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2465, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2467, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2468, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2463, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2469, 280, 2, 1},
};
static const struct rt_use uses_ulea_x[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2470, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2471, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2472, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2473, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2246, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2246, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2474, 280, 2, 1},
};
static const struct rt_use uses_ulea_hi[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2475, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2475, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2476, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2476, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2478, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2479, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2278, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2480, 280, 2, 1},
};
static const struct rt_use uses_ulea_hx[] = {
    {RT_USE_READ, 0, 0, -1, 3, 901, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 902, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2484, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2484, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2485, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2485, 39, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2487, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2488, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2483, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2483, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2489, 280, 2, 1},
};
static const struct rt_use uses_ulea_ih[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2490, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2491, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2269, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2269, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2492, 280, 2, 1},
};
static const struct rt_use uses_ulea_ix[] = {
    {RT_USE_READ, 0, 0, -1, 3, 738, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 740, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2475, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2476, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2278, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2278, 40, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 2278, 13, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 3, 2480, 280, 2, 1},
};
static const struct rt_use uses_ulop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 901, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 902, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2294, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2493, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2294, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2294, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2295, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2296, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2295, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2494, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2298, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2297, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 3, 2495, 12, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2496, 280, 2, 1},
};
static const struct rt_use uses_ushf_b[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2500, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2500, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2502, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2504, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2506, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2506, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2508, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2510, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2511, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2511, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2513, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2515, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2517, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2517, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2519, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2521, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2523, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2523, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2525, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2527, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2528, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2528, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2530, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2532, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2498, 120, 2, 32},
};
static const struct rt_use uses_ushf_c[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2536, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2537, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2538, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2540, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2541, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2542, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2543, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2544, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2545, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2547, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2548, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2549, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2551, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2552, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2553, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2554, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2555, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2556, 82, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2534, 120, 2, 32},
};
static const struct rt_use uses_uprmt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2561, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2566, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2566, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2567, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2569, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2569, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2570, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2573, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2573, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2574, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2576, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2576, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2577, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2580, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2580, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2581, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2583, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2583, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2584, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2587, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2587, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2588, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2590, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2590, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2591, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2560, 280, 2, 32},
};
static const struct rt_use uses_usel[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2560, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2592, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2595, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2560, 13, 2, 32},
};
static const struct rt_use uses_umov[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2598, 280, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2597, 13, 2, 32},
};
static const struct rt_use uses_upopc[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2602, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2603, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2600, 13, 2, 32},
};
static const struct rt_use uses_uflo[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2608, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2609, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2617, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2618, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2623, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2624, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2635, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2636, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2639, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2640, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2643, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2644, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2648, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2649, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2652, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2653, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2656, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2657, 81, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2605, 111, 2, 32},
};
static const struct rt_use uses_usgxt[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2660, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2662, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2664, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2665, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2667, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2669, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2659, 111, 2, 32},
};
static const struct rt_use uses_ubmsk[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2671, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2673, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2670, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2672, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2274, 280, 2, 32},
};
static const struct rt_use uses_uplop3[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 48, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2303, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2303, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2303, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2303, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2303, 280, 2, 1},
};
static const struct rt_use uses_uplop3_sign_one[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2675, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2675, 120, 957, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2675, 82, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2675, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2675, 280, 2, 1},
};
static const struct rt_use uses_uplop3_sign_two[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 2534, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2534, 120, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2534, 81, 957, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2534, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2534, 280, 2, 1},
};
static const struct rt_use uses_uplop3_sign_all[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2605, 111, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2605, 26, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2605, 120, 957, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2605, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 2605, 280, 2, 1},
};
static const struct rt_use uses_uclea[] = {
    {RT_USE_READ, 0, 0, -1, 3, 84, 82, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 85, 82, 2, 1},
};
static const struct rt_use uses_up2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 81, 2, 1},
};
static const struct rt_use uses_ur2up[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 26, 2, 1},
};
static const struct rt_use uses_uf2fp[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 3, 120, 2, 1},
};
static const struct rt_use uses_r2ur_o[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 372, 26, 2, 32},
    {RT_USE_READ, 0, 8, -1, 2, 2676, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2677, 81, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 372, 111, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_s2ur[] = {
    {RT_USE_READ, 0, 0, -1, 3, 18, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 111, 2, 1},
    {RT_USE_READ, 0, 0, -1, 7, 2680, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2681, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 7, 2682, 2224, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 1, 2679, 13, 2, 32},
};
static const struct rt_use uses_vabsdiff_b[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2685, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2686, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2687, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2688, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2689, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2690, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2684, 25, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2684, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_vabsdiff_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2691, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2691, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2692, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2692, 81, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2693, 48, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 1419, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_vabsdiff4_c[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 1, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 1, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_idp_a4[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 42, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_idp_a2[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 714, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 714, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 724, 412, 2, 32},
};
static const struct rt_use uses_vote[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 606, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 607, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2694, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2696, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2697, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2700, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 606, 111, 2, 1},
};
static const struct rt_use uses_voteu[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2701, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2702, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 606, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 1, 607, 280, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 2694, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2704, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2705, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2706, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2707, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2696, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2697, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2708, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2709, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2714, 81, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 2715, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 2713, 120, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 606, 111, 2, 1},
};
static const struct rt_use uses_match_any[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 26, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2718, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2718, 287, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2719, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 2717, 280, 2, 32},
};
static const struct rt_use uses_match_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 335, 120, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 336, 120, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2720, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2720, 375, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2721, 26, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 341, 280, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 341, 111, 2, 32},
};
static const struct rt_use uses_shfl[] = {
    {RT_USE_READ, 0, 8, -1, 2, 18, 40, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 21, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 234, 26, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2724, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2725, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2726, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2728, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2730, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2731, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2734, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2735, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2737, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2739, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2741, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2742, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2768, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2769, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2771, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2773, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2775, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2779, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2780, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2782, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2784, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2786, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2791, 82, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2792, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2794, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2796, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2798, 120, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 0, 234, 111, 2, 32},
    {RT_USE_WRITE, 0, 1, -1, 2, 234, 280, 2, 1},
};
static const struct rt_use uses_p2r[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1768, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2799, 120, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2800, 48, 2, 32},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1768, 32, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 1768, 280, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_r2p[] = {
    {RT_USE_READ, 0, 8, -1, 2, 74, 12, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 77, 12, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2801, 111, 2, 32},
    {RT_USE_READ, 0, 0, -1, 1, 2802, 40, 2, 32},
    {RT_USE_READ, 0, 0, -1, 0, 2813, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2813, 2, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2816, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2816, 5, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2818, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2818, 27, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2820, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2820, 122, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2822, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2822, 107, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2824, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2824, 29, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2826, 13, 2814, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 2826, 32, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 712, 412, 2, 32},
};
static const struct rt_use uses_plop3[] = {
    {RT_USE_READ, 0, 8, -1, 2, 0, 25, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 3, 25, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 189, 81, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 190, 39, 2, 1},
    {RT_USE_READ, 0, 0, -1, 3, 192, 40, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 194, 39, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 189, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 189, 280, 2, 1},
};
static const struct rt_use uses_plop3_sign_one[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 176, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2203, 120, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 40, 957, 1},
    {RT_USE_READ, 0, 0, -1, 2, 176, 48, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};
static const struct rt_use uses_plop3_sign_two[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 2, 176, 26, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2203, 120, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 40, 957, 1},
    {RT_USE_READ, 0, 0, -1, 0, 176, 12, 957, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
};
static const struct rt_use uses_plop3_sign_all[] = {
    {RT_USE_READ, 0, 8, -1, 2, 84, 42, 2, 1},
    {RT_USE_READ, 0, 8, -1, 2, 85, 42, 2, 1},
    {RT_USE_READ, 0, 0, -1, 0, 176, 111, 957, 1},
    {RT_USE_READ, 0, 0, -1, 0, 2203, 120, 957, 1},
    {RT_USE_READ, 0, 0, -1, 1, 2204, 40, 957, 1},
    {RT_USE_READ, 0, 0, -1, 0, 176, 12, 957, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 13, 2, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 176, 280, 2, 1},
    {RT_USE_KEEP, 0, 0, -1, 0, 412, 412, 2, 32},
    {RT_USE_KEEP, 0, 0, -1, 0, 720, 412, 2, 32},
};

static const struct rt_use_list forms[] = {
    [VOLTA_ATOM_V] = {uses_atom_v, 15},
    [VOLTA_ATOM_T] = {uses_atom_v, 15},
    [VOLTA_ATOM_TU] = {uses_atom_tu, 27},
    [VOLTA_ATOM_A] = {uses_atom_a, 15},
    [VOLTA_ATOM_D] = {uses_atom_d, 39},
    [VOLTA_ATOM_H] = {uses_atom_h, 20},
    [VOLTA_ATOM_HD] = {uses_atom_hd, 36},
    [VOLTA_ATOM_F] = {uses_atom_f, 20},
    [VOLTA_ATOM_FD] = {uses_atom_fd, 36},
    [VOLTA_ATOM_CV] = {uses_atom_cv, 15},
    [VOLTA_ATOM_CT] = {uses_atom_cv, 15},
    [VOLTA_ATOM_CA] = {uses_atom_ca, 15},
    [VOLTA_ATOM_CH] = {uses_atom_ch, 21},
    [VOLTA_ATOMG_V] = {uses_atom_v, 15},
    [VOLTA_ATOMG_T] = {uses_atom_v, 15},
    [VOLTA_ATOMG_TU] = {uses_atom_tu, 27},
    [VOLTA_ATOMG_A] = {uses_atom_a, 15},
    [VOLTA_ATOMG_D] = {uses_atom_d, 39},
    [VOLTA_ATOMG_H] = {uses_atom_h, 20},
    [VOLTA_ATOMG_HD] = {uses_atom_hd, 36},
    [VOLTA_ATOMG_F] = {uses_atom_f, 20},
    [VOLTA_ATOMG_FD] = {uses_atom_fd, 36},
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
    [VOLTA_ATOMS_H] = {uses_atoms_h, 17},
    [VOLTA_ATOMS_HU] = {uses_atoms_hu, 25},
    [VOLTA_ATOMS_CV] = {uses_atoms_cv, 11},
    [VOLTA_ATOMS_CT] = {uses_atoms_ct, 12},
    [VOLTA_ATOMS_CH] = {uses_atoms_ch, 18},
    [VOLTA_ATOMS_P] = {uses_atoms_p, 6},
    [VOLTA_ATOMS_PO] = {uses_atoms_po, 6},
    [VOLTA_ATOMS_HP] = {uses_atoms_p, 6},
    [VOLTA_ATOMS_HPO] = {uses_atoms_po, 6},
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
    [VOLTA_SYNCS_CHK] = {uses_syncs_chk, 2},
    [VOLTA_SYNCS_X] = {uses_syncs_x, 2},
    [VOLTA_SYNCS_LD] = {uses_syncs_ld, 2},
    [VOLTA_SYNCS_CAS] = {uses_syncs_x, 2},
    [VOLTA_SYNCS_CCTL] = {uses_syncs_cctl, 2},
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
    [VOLTA_ACQBULK] = {uses_syncs_cctl, 2},
    [VOLTA_FENCE] = {uses_syncs_cctl, 2},
    [VOLTA_CCTL_V] = {uses_cctl_v, 8},
    [VOLTA_CCTL_T] = {uses_cctl_v, 8},
    [VOLTA_CCTL_U] = {uses_cctl_u, 10},
    [VOLTA_CCTL_VA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_TA] = {uses_cctl_va, 2},
    [VOLTA_CCTL_A] = {uses_cctl_va, 2},
    [VOLTA_CCTLL_V] = {uses_cctll_v, 5},
    [VOLTA_CCTLL_T] = {uses_cctll_v, 5},
    [VOLTA_CCTLL_U] = {uses_cctll_u, 10},
    [VOLTA_CCTLT_ALL] = {uses_syncs_cctl, 2},
    [VOLTA_CCTLT_R] = {uses_cctlt_r, 3},
    [VOLTA_CCTLT_C] = {uses_cctl_va, 2},
    [VOLTA_CCTLT_U] = {uses_cctlt_u, 3},
    [VOLTA_MEMBAR_V] = {uses_membar_v, 2},
    [VOLTA_MEMBAR_A] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_H] = {uses_cctl_va, 2},
    [VOLTA_MEMBAR_AS] = {uses_cctl_va, 2},
    [VOLTA_ERRBAR_V] = {uses_syncs_cctl, 2},
    [VOLTA_ERRBAR_A] = {uses_syncs_cctl, 2},
    [VOLTA_QSPC_V] = {uses_qspc_v, 62},
    [VOLTA_QSPC_T] = {uses_qspc_t, 62},
    [VOLTA_QSPC_TU] = {uses_qspc_tu, 60},
    [VOLTA_QSPC_U] = {uses_qspc_u, 48},
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
    [VOLTA_MUFU_S] = {uses_mufu_s, 2},
    [VOLTA_MUFU_D] = {uses_mufu_s, 2},
    [VOLTA_MUFU_H] = {uses_mufu_s, 2},
    [VOLTA_AL2P] = {uses_cctl_va, 2},
    [VOLTA_ALD_A] = {uses_ald_a, 2},
    [VOLTA_ALD_R] = {uses_ald_a, 2},
    [VOLTA_ALD_U] = {uses_ald_a, 2},
    [VOLTA_AST_A] = {uses_mufu_s, 2},
    [VOLTA_AST_R] = {uses_mufu_s, 2},
    [VOLTA_AST_U] = {uses_mufu_s, 2},
    [VOLTA_IPA_A] = {uses_ipa_a, 2},
    [VOLTA_IPA_U] = {uses_ipa_u, 2},
    [VOLTA_OUT_F] = {uses_out_f, 2},
    [VOLTA_OUT_R] = {uses_out_r, 2},
    [VOLTA_OUT_I] = {uses_out_r, 2},
    [VOLTA_OUT_U] = {uses_out_r, 2},
    [VOLTA_ISBERD] = {uses_mufu_s, 2},
    [VOLTA_ISBEWR] = {uses_mufu_s, 2},
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
    [VOLTA_LDC_V] = {uses_ldc_v, 18},
    [VOLTA_LDC_T] = {uses_ldc_v, 18},
    [VOLTA_LDC_X] = {uses_ipa_u, 2},
    [VOLTA_ULDC_C] = {uses_uldc_c, 5},
    [VOLTA_ULDC_I] = {uses_uldc_i, 18},
    [VOLTA_ULDC_IO] = {uses_uldc_io, 18},
    [VOLTA_ULDC_M] = {uses_uldc_m, 2},
    [VOLTA_LDSM_R] = {uses_ldsm_r, 9},
    [VOLTA_LDSM_U] = {uses_ldsm_u, 14},
    [VOLTA_STSM] = {uses_stsm, 9},
    [VOLTA_LDGSTS_R] = {uses_ldgsts_r, 44},
    [VOLTA_LDGSTS_U] = {uses_ldgsts_u, 14},
    [VOLTA_LDGSTS_US] = {uses_ldgsts_u, 14},
    [VOLTA_LDGDEPBAR] = {uses_syncs_cctl, 2},
    [VOLTA_S2R] = {uses_s2r, 6},
    [VOLTA_CS2R] = {uses_cs2r, 12},
    [VOLTA_SULD_D] = {uses_suld_d, 2},
    [VOLTA_SULD_DR] = {uses_suld_dr, 2},
    [VOLTA_SULD_P] = {uses_suld_p, 2},
    [VOLTA_SULD_PR] = {uses_suld_pr, 2},
    [VOLTA_SUST_D] = {uses_sust_d, 2},
    [VOLTA_SUST_DR] = {uses_sust_dr, 2},
    [VOLTA_SUST_P] = {uses_sust_p, 2},
    [VOLTA_SUST_PR] = {uses_sust_pr, 2},
    [VOLTA_SURED_D] = {uses_sured_d, 2},
    [VOLTA_SURED_DR] = {uses_sured_dr, 2},
    [VOLTA_SUATOM_D] = {uses_suatom_d, 2},
    [VOLTA_SUATOM_DR] = {uses_sust_p, 2},
    [VOLTA_SUATOM_C] = {uses_suatom_c, 2},
    [VOLTA_SUATOM_CR] = {uses_suatom_cr, 2},
    [VOLTA_SUQUERY_C] = {uses_syncs_arr, 2},
    [VOLTA_SUQUERY_R] = {uses_suquery_r, 2},
    [VOLTA_HMMA_884] = {uses_hmma_884, 3},
    [VOLTA_HMMA_T] = {uses_hmma_t, 3},
    [VOLTA_HMMA_A] = {uses_hmma_a, 3},
    [VOLTA_HMMA_SP] = {uses_hmma_a, 3},
    [VOLTA_IMMA] = {uses_imma, 3},
    [VOLTA_BMMA] = {uses_bmma, 3},
    [VOLTA_DMMA_A] = {uses_dmma_a, 3},
    [VOLTA_DMMA_H] = {uses_dmma_a, 3},
    [VOLTA_MOVM] = {uses_out_r, 2},
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
    [VOLTA_TMML_I] = {uses_tmml_i, 2},
    [VOLTA_TMML_R] = {uses_tmml_r, 2},
    [VOLTA_TXQ_C] = {uses_txq_c, 2},
    [VOLTA_TXQ_I] = {uses_txq_i, 2},
    [VOLTA_TXQ_R] = {uses_txq_r, 2},
    [VOLTA_FOOTPRINT_C] = {uses_footprint_c, 2},
    [VOLTA_FOOTPRINT_R] = {uses_txq_i, 2},
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
    {2, 7, 5, {NULL, 0}, {NULL, 0}}, /* $P[7] */
    {3, 7, 5, {NULL, 0}, {NULL, 0}}, /* $UP[7] */
    {7, 0, 412, {NULL, 0}, {NULL, 0}}, /* $SR[0] */
    {7, 56, 2827, {NULL, 0}, {NULL, 0}}, /* $SR[56] */
    {7, 57, 2828, {NULL, 0}, {NULL, 0}}, /* $SR[57] */
    {7, 58, 2830, {NULL, 0}, {NULL, 0}}, /* $SR[58] */
    {7, 59, 2832, {NULL, 0}, {NULL, 0}}, /* $SR[59] */
    {7, 60, 2834, {NULL, 0}, {NULL, 0}}, /* $SR[60] */
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
