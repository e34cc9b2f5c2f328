-- Words of Volta to Hopper for the second model: where fields lie and what operations are numbered,
-- as the facts about the machine list them; nothing is read from the description.

local M = {}

M.VARIANTS = {"sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90"}

--- Where the second source is, by its form: 1 register, 4 number, 5 constant, 6 uniform
--- register; in 2, 3 and 7 that is the third source, and the second is in its place.
M.FORM = {R = 1, I = 4, C = 5, U = 6, RI = 2, RC = 3, RU = 7}

-- Lowest bit and width.
local FIELDS = {
   op = {0, 9}, form = {9, 3}, guard = {12, 3}, guard_not = {15, 1},
   d = {16, 8}, a = {24, 8}, b = {32, 8}, c = {64, 8},
   number = {32, 32}, offset = {40, 14}, bank = {54, 5}, uniform = {91, 1},
   minus_a = {72, 1}, minus_b = {63, 1}, minus_c = {75, 1}, x = {74, 1},
   p0 = {81, 3}, p1 = {84, 3}, q0 = {87, 3}, q0_not = {90, 1}, q1 = {77, 3}, q1_not = {80, 1},
   q2 = {68, 3}, q2_not = {71, 1},
   signed = {73, 1}, high = {80, 1}, shift = {75, 5}, sx = {73, 1},
   lut = {72, 8}, pand = {80, 1}, lut_high = {72, 5}, lut_low = {64, 3}, lut2 = {16, 8},
   type = {73, 2}, wrap = {75, 1}, right = {76, 1}, mode = {72, 3},
   relation = {76, 3}, join = {74, 2}, ex = {72, 1}, flo_shift = {74, 1},
   vote = {72, 2}, match_any = {79, 1}, match_64 = {73, 1}, special = {72, 8}, mask = {72, 4},
   shfl = {58, 2}, shfl_lane = {53, 5}, shfl_mask = {40, 13},
   abs_a = {73, 1}, abs_b = {62, 1}, abs_c = {74, 1}, round = {78, 2}, saturate = {77, 1},
   flush = {80, 1}, scale = {84, 3}, float_relation = {76, 4}, keep_nan = {81, 1},
   ldc_offset = {38, 16}, size = {73, 3}, swizzle = {32, 8},
   control = {105, 17},
}

-- Numbers of operations.
M.OP = {
   MOV = 0x002, VOTE = 0x006, SEL = 0x007, FSEL = 0x008, FMNMX = 0x009, FSET = 0x00a, FSETP = 0x00b,
   ISETP = 0x00c, IADD3 = 0x010, LEA = 0x011, LOP3 = 0x012, IABS = 0x013, PRMT = 0x016,
   IMNMX = 0x017, SHF = 0x019, SGXT = 0x01a, BMSK = 0x01b, PLOP3 = 0x01c, FMUL = 0x020,
   FADD = 0x021, FFMA = 0x023, IMAD = 0x024, IMAD_WIDE = 0x025, IMAD_HI = 0x027, FLO = 0x100,
   BREV = 0x101, POPC = 0x109, S2R = 0x119, SHFL = 0x189, MATCH = 0x1a1,
   UISETP = 0x08c, UIADD3 = 0x090, ULEA = 0x091, ULOP3 = 0x092, USHF = 0x099, UIMAD = 0x0a4,
   FSWZADD = 0x022, LDC = 0x182, ULDC = 0x0b9,
}

M.SHF_TYPES = {"S64", "U64", "S32", "U32"}
M.PRMT_MODES = {"F4E", "B4E", "RC8", "ECL", "ECR", "RC16"} -- from 1
M.RELATIONS = {"F", "LT", "EQ", "LE", "GT", "NE", "GE", "T"}
M.FLOAT_RELATIONS = {"F", "LT", "EQ", "LE", "GT", "NE", "GE", "NUM", "NAN", "LTU", "EQU", "LEU",
   "GTU", "NEU", "GEU", "T"}
M.JOINS = {"AND", "OR", "XOR"}
M.ROUNDINGS = {"near", "down", "up", "zero"}
M.SIZES = {"<B", "<i1", "<I2", "<i2", "<I4", "<I8"}  -- of constants, as string.unpack names them
M.SWIZZLES = {"PP", "PN", "NP"}                      -- ZP, which only moves, is left out
-- Which of them a thread has: the first one's are the highest bits.
function M.swizzle_of(pattern, lane) return pattern >> 2 * (3 - lane % 4) & 3 end
M.VOTES = {"ALL", "ANY", "EQ"}
M.SHUFFLES = {"IDX", "UP", "DOWN", "BFLY"}
M.LANE_REGISTERS = {
   SR_LANEID = 0, SR_EQMASK = 56, SR_LTMASK = 57, SR_LEMASK = 58, SR_GTMASK = 59, SR_GEMASK = 60,
}

-- One cycle, yield, no scoreboards: the control field that every check of the vendor's tool likes.
local CONTROL = 0x7f1

--- The word as text; fields that are not named are 0, but for the guard and the control field.
function M.word(fields)
   local halves = {[0] = 0, 0}
   local function put(name, value)
      local at, width = FIELDS[name][1], FIELDS[name][2]
      assert(value >= 0 and value < 1 << width, name)
      halves[at // 64] = halves[at // 64] | value << at % 64
   end
   put("guard", fields.guard or 7)
   put("control", fields.control or CONTROL)
   for name, value in pairs(fields) do -- into the bits of a word: order is of no consequence
      if name ~= "guard" and name ~= "control" then put(name, value) end
   end
   return ("%016x%016x"):format(halves[1], halves[0])
end

return M
