-- Words of Maxwell and Pascal for the second model: where fields lie and what operations are
-- numbered, as the facts about the machine list them; nothing is read from the description.

local M = {}

M.VARIANTS = {"sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62"}

--- Forms: second source in a register, a constant, a number; RC: the third source is a constant
-- and the second one is in its place; L: a number of 32 bits; X: no such source.
M.FORM = {R = "R", C = "C", I = "I", RC = "RC", L = "L", X = "X", RI = "RI", RU = "RU"}

-- `low-high` or one bit; what many words share.
local COMMON = [[guard:16-18 guard_not:19 d:0-7 a:8-15 b:20-27 c:39-46 offset:20-33 bank:34-38
   p0:3-5 p1:0-2 p2:48-50 q0:39-41 q0_not:42 cc:47]]

-- Operation: the high 16 bits of each form, then its own fields. `@FORM` begins fields of that
-- form.
local OPS = {
   -- sums and products
   IADD = "R:5c10 C:4c10 I:3810 | x:43 minus_b:48 minus_a:49 saturate:50",
   IADD32I = "L:1c00 | cc:52 x:53 saturate:54 minus_a:56",
   IADD3 = [[R:5cc0 C:4cc0 I:38c0 | half_c:31-32 half_b:33-34 half_a:35-36 shift:37-38
      minus_c:49 minus_b:50 minus_a:51]],
   ISCADD = "R:5c18 C:4c18 I:3818 | shift:39-43 minus_b:48 minus_a:49",
   ISCADD32I = "L:1400 | cc:52 shift:53-57",
   LEA = "R:5bd0 C:4bd0 I:36d0 | shift:39-43 minus_a:45 x:46",
   LEA_HI = "R:5bd8 C:1800 | shift:28-32 minus_a:37 x:38 @C shift:51-55 minus_a:56 x:57",
   IMUL = "R:5c38 C:4c38 I:3838 | high:39 signed_a:40 signed_b:41",
   IMUL32I = "L:1f00 | high:53 signed_a:54 signed_b:55",
   IMAD = [[R:5a00 RC:5200 C:4a00 I:3400 | signed_a:48 minus_c:51 minus_a:52 signed_b:53
      high:54]],
   IMAD32I = "L:1000 | high:53 signed_a:54 minus_c:55 minus_a:56 signed_b:57",
   XMAD = [[R:5b00 RC:5100 C:4e00 I:3600 | signed_a:48 signed_b:49 mode:50-52 high_a:53 high_b:35
      psl:36 merge:37 @C mode:50-51 high_b:52 psl:55 merge:56 @RC mode:50-51 high_b:52]],
   IMNMX = "R:5c20 C:4c20 I:3820 | signed:48",
   -- bits
   SHL = "R:5c48 C:4c48 I:3848 | wrap:39",
   SHR = "R:5c28 C:4c28 I:3828 | wrap:39 reverse:40 signed:48",
   SHF_L = "R:5bf8 I:36f8 | type:37-38 wrap:50",
   SHF_R = "R:5cf8 I:38f8 | type:37-38 high:48 wrap:50",
   LOP = "R:5c40 C:4c40 I:3840 | not_a:39 not_b:40 logic:41-42 x:43 test:44-45",
   LOP32I = "L:0400 | cc:52 logic:53-54 not_a:55 not_b:56 x:57",
   LOP3 = "R:5be0 C:0200 I:3c00 | lut:28-35 test:36-37 x:38 @C lut:48-55 x:56 @I lut:48-55 x:57",
   BFE = "R:5c00 C:4c00 I:3800 | reverse:40 signed:48",
   BFI = "R:5bf0 RC:53f0 C:4bf0 I:36f0 |",
   FLO = "R:5c30 C:4c30 I:3830 | not_b:40 flo_shift:41 signed:48",
   POPC = "R:5c08 C:4c08 I:3808 | not_b:40",
   PRMT = "R:5bc0 RC:53c0 C:4bc0 I:36c0 | mode:48-51",
   -- copies and choices
   SEL = "R:5ca0 C:4ca0 I:38a0 |",
   MOV = "R:5c98 C:4c98 I:3898 | mask:39-42",
   MOV32I = "L:0100 | mask:12-15",
   S2R = "X:f0c8 | special:20-27",
   LDC = "X:ef90 | ldc_offset:20-35 bank:36-40 size:48-50",
   -- comparisons and predicates
   ICMP = "R:5b40 RC:5340 C:4b40 I:3640 | signed:48 relation:49-51",
   ISET = "R:5b50 C:4b50 I:3650 | x:43 float:44 join:45-46 signed:48 relation:49-51",
   ISETP = "R:5b60 C:4b60 I:3660 | x:43 join:45-46 signed:48 relation:49-51",
   PSETP = "X:5090 | q1:12-14 q1_not:15 join2:24-25 q2:29-31 q2_not:32 join:45-46",
   PSET = "X:5088 | q1:12-14 q1_not:15 join2:24-25 q2:29-31 q2_not:32 float:44 join:45-46",
   CSETP = "X:50a0 | test:8-12 join:45-46",
   CSET = "X:5098 | test:8-12 float:44 join:45-46",
   P2R = "R:5ce8 C:4ce8 I:38e8 | code:40 part:41-42",
   R2P = "R:5cf0 C:4cf0 I:38f0 | code:40 part:41-42",
   -- single precision
   FADD = [[R:5c58 C:4c58 I:3858 | round:39-40 flush:44 minus_b:45 abs_a:46 minus_a:48 abs_b:49
      saturate:50]],
   FADD32I = "L:0800 | minus_b:53 abs_a:54 flush:55 minus_a:56 abs_b:57",
   FMUL = "R:5c68 C:4c68 I:3868 | round:39-40 scale:41-43 flush:44-45 minus_b:48 saturate:50",
   FMUL32I = "L:1e00 | flush:53-54 saturate:55",
   FFMA = [[R:5980 RC:5180 C:4980 I:3280 | minus_b:48 minus_c:49 saturate:50 round:51-52
      flush:53-54]],
   FFMA32I = "L:0c00 | flush:53-54 saturate:55 minus_a:56 minus_c:57",
   FMNMX = "R:5c60 C:4c60 I:3860 | flush:44 minus_b:45 abs_a:46 minus_a:48 abs_b:49",
   FSET = [[R:5800 C:4800 I:3000 | minus_a:43 abs_b:44 join:45-46 relation:48-51 float:52
      minus_b:53 abs_a:54 flush:55]],
   FSETP = [[R:5bb0 C:4bb0 I:36b0 | minus_b:6 abs_a:7 minus_a:43 abs_b:44 join:45-46 flush:47
      relation:48-51]],
   FCMP = "R:5ba0 RC:53a0 C:4ba0 I:36a0 | flush:47 relation:48-51",
   FSWZADD = "X:50f8 | c:20-27 swizzle:28-35 still:38 round:39-40 flush:44",
   -- double precision
   DADD = "R:5c70 C:4c70 I:3870 | round:39-40 minus_b:45 abs_a:46 minus_a:48 abs_b:49",
   DMUL = "R:5c80 C:4c80 I:3880 | round:39-40 minus_b:48",
   DFMA = "R:5b70 RC:5370 C:4b70 I:3670 | minus_b:48 minus_c:49 round:50-51",
   DMNMX = "R:5c50 C:4c50 I:3850 | minus_b:45 abs_a:46 minus_a:48 abs_b:49",
   DSET = [[R:5900 C:4900 I:3200 | minus_a:43 abs_b:44 join:45-46 relation:48-51 float:52
      minus_b:53 abs_a:54]],
   DSETP = "R:5b80 C:4b80 I:3680 | minus_b:6 abs_a:7 minus_a:43 abs_b:44 join:45-46 relation:48-51",
   -- conversions
   F2F = [[R:5ca8 C:4ca8 I:38a8 | to:8-9 from:10-11 round:39-40 half:41 whole:42 flush:44 minus_b:45
      abs_b:49 saturate:50]],
   F2I = [[R:5cb0 C:4cb0 I:38b0 | to:8-9 from:10-11 signed_to:12 round:39-40 half:41 flush:44
      minus_b:45 abs_b:49]],
   I2F = [[R:5cb8 C:4cb8 I:38b8 | to:8-9 from:10-11 signed_from:13 round:39-40 part:41-42
      minus_b:45 abs_b:49]],
   I2I = [[R:5ce0 C:4ce0 I:38e0 | to:8-9 from:10-11 signed_to:12 signed_from:13 part:41-42
      minus_b:45 abs_b:49 saturate:50]],
   -- video
   VADD = [[X:2000 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 signed_b:49 register_b:50
      how:51-53 signed_d:54 saturate:55 minus_b:56 minus_a:57]],
   VABSDIFF = [[X:5400 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 signed_b:49 register_b:50
      how:51-53 signed_d:54 saturate:55]],
   VMNMX = [[X:3a00 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 signed_b:49 register_b:50
      how:51-53 signed_d:54 saturate:55 larger:56]],
   VSHL = [[X:5700 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 wrap:49 register_b:50
      how:51-53 signed_d:54 saturate:55]],
   VSHR = [[X:5600 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 wrap:49 register_b:50
      how:51-53 signed_d:54 saturate:55]],
   VSET = [[X:4000 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 signed_b:49 register_b:50
      how:51-53 relation:54-56]],
   VSETP = [[X:50f0 | short:20-35 part_b:28-30 part_a:36-38 relation_low:43-44 join:45-46
      relation_high:47 signed_a:48 signed_b:49 register_b:50]],
   VMAD = [[X:5f00 | short:20-35 part_b:28-30 part_a:36-38 signed_a:48 signed_b:49 register_b:50
      shift:51-52 minus_c:53 minus_a:54 saturate:55]],
   VABSDIFF4 = [[X:5000 | select_b:28-31 select_a:32-35 lanes_high:36-37 signed_d:38 signed_a:48
      signed_b:49 saturate:50 lanes_low:51-52 add:53]],
   -- threads of a warp
   VOTE = "X:50d8 | p0:45-47 vote:48-49",
   SHFL = "R:ef10 I:ef10 RI:ef10 RU:ef10 | shfl_lane:20-24 shfl:30-31 shfl_mask:34-46 p0:48-50",
}

local function fields_of(text)
   local all, form = {}, ""
   for item in text:gmatch("%S+") do
      local name, low, high = item:match("^([%w_]+):(%d+)%-?(%d*)$")
      if not name then
         form = item:sub(2)
      else
         low = tonumber(low)
         all[form .. " " .. name] = {low, (tonumber(high) or low) - low + 1}
      end
   end
   return all
end

local common = fields_of(COMMON)

M.OP = {}
for name, text in pairs(OPS) do -- into a table: order is of no consequence
   local forms, fields = text:match("^(.-)|(.*)$")
   local op = {name = name, fields = fields_of(fields)}
   for form, top in forms:gmatch("(%u+):(%x+)") do op[form] = tonumber(top, 16) end
   M.OP[name] = op
end

M.RELATIONS = {"F", "LT", "EQ", "LE", "GT", "NE", "GE", "T"}
M.FLOAT_RELATIONS = {"F", "LT", "EQ", "LE", "GT", "NE", "GE", "NUM", "NAN", "LTU", "EQU", "LEU",
   "GTU", "NEU", "GEU", "T"}
M.JOINS = {"AND", "OR", "XOR"}
M.LOGIC = {"AND", "OR", "XOR", "PASS_B"}
M.TESTS = {"F", "T", "Z", "NZ"}
M.ROUNDINGS = {"near", "down", "up", "zero"}
M.PRMT_MODES = {"F4E", "B4E", "RC8", "ECL", "ECR", "RC16"}   -- from 1
M.XMAD_MODES = {"C", "CLO", "CHI", "CSFU", "CBCC"}
M.SHF_TYPES = {[0] = "U32", [2] = "U64", [3] = "S64"}
M.SIZES = {"<B", "<i1", "<I2", "<i2", "<I4", "<I8"}  -- of constants, as string.unpack names them
M.SCALES = {[0] = 0, -1, -2, -3, 3, 2, 1}            -- the power of two of FMUL
-- As NAK numbers what a thread of four does: both added, b taken from a, a from b; the fourth only
-- moves and is left out.
M.SWIZZLES = {"PP", "PN", "NP"}
-- Which of them a thread has: the first one's are the lowest bits.
function M.swizzle_of(pattern, lane) return pattern >> 2 * (lane % 4) & 3 end
M.VOTES = {"ALL", "ANY", "EQ"}
M.SHUFFLES = {"IDX", "UP", "DOWN", "BFLY"}
M.LANE_REGISTERS = {
   SR_LANEID = 0, SR_EQMASK = 56, SR_LTMASK = 57, SR_LEMASK = 58, SR_GTMASK = 59, SR_GEMASK = 60,
}

-- The bits of a number in a word: 19 and a sign on top, of floats the highest ones. SHF has 6 bits,
-- XMAD 16, words of the form L 32.
local function number_bits(op, form, value)
   if form == "L" then return value << 20 end
   if op.name:find("^SHF") then return (value & 63) << 20, value < 64 end
   if op.name == "XMAD" then return value << 20, value < 0x10000 end
   local short = M.short(op.name, value)
   local field = M.NUMBER[op.name] and short >> M.NUMBER[op.name] or short
   return (field & 0x7ffff) << 20 | (field >> 19 & 1) << 56, short == value
end

--- How far the number of an operation on floats is shifted up.
M.NUMBER = {FADD = 12, FMUL = 12, FFMA = 12, FMNMX = 12, FSET = 12, FSETP = 12, FCMP = 12,
   DADD = 44, DMUL = 44, DFMA = 44, DMNMX = 44, DSET = 44, DSETP = 44}

--- A value that the short number of an operation can hold, near to `value`.
function M.short(name, value)
   if M.NUMBER[name] then return value & -1 << M.NUMBER[name] end
   if name == "XMAD" then return value & 0xffff end
   if name:find("^SHF") then return value & 63 end
   -- Whether IADD3 extends the sign is documented in two ways: no test uses a sign.
   if name == "IADD3" then return value & 0x7ffff end
   value = value & 0xfffff
   return value < 0x80000 and value or value | 0xfff00000
end

-- One cycle, no barriers.
local CONTROL = "0007f1"

--- The word as text; fields that are not named are 0, but for the guard.
function M.word(fields)
   local op, form = fields.op, fields.form == 4 and "X" or fields.form -- 4: none was asked for
   local word = assert(op[form], op.name) << 48
   if fields.shfl_lane then word = word | 1 << 28 end
   if fields.shfl_mask then word = word | 1 << 29 end
   local function put(name, value)
      local at = op.fields[form .. " " .. name] or op.fields[" " .. name] or common[" " .. name]
      assert(at, op.name .. " has no " .. name)
      assert(value >= 0 and value < 1 << at[2], name)
      word = word | value << at[1]
   end
   put("guard", fields.guard or 7)
   for name, value in pairs(fields) do -- into the bits of a word: order is of no consequence
      if name == "number" then
         local bits, fits = number_bits(op, form, value)
         assert(fits ~= false, op.name .. " cannot hold that number")
         word = word | bits
      elseif name ~= "op" and name ~= "form" and name ~= "guard" then
         put(name, value)
      end
   end
   return CONTROL .. ("%016x"):format(word)
end

return M
