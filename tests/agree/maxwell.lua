-- Random programs of Maxwell and Pascal: tokens of SSY, PBK and CAL (programs.lua, sass.lua).
local draw = require("draw")
local sass = require("sass")
local random, one, chance, hex = math.random, draw.one, draw.chance, draw.hex

local Program = setmetatable({}, { __index = sass })

Program.VARIANTS = { "sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62" }
Program.own, Program.results = "R64", "R68"
Program.AND, Program.XOR, Program.ADD = "LOP.AND %s, %s, %s", "LOP.XOR %s, %s, %s", "IADD %s, %s, %s"
Program.SHIFT, Program.LOAD = "SHL %s, %s, %s", "MOV32I R%d, %s"
Program.FROM_PREDICATE = "SEL R%d, R62, RZ, P%d"
Program.CONSTANT = "IADD D, S, C"

Program.INTEGERS = {
   "IADD D, S, S", "IADD D, S, -S", "IADD.SAT D, S, S", "IADD D, S, T", "IADD32I D, S, N", "IADD3 D, S, -S, S",
   "ISCADD D, S, S, 0x3", "LEA D, S, S, 0x5", "XMAD D, S, S, S", "XMAD.MRG D, S, S.H1, RZ",
   "XMAD.PSL.CBCC D, S.H1, S.H1, S", "XMAD.S16.S16 D, S, S, S", "IMAD D, S, S, S", "IMUL.U32.U32.HI D, S, S",
   "LOP.AND D, S, S", "LOP.OR D, S, ~S", "LOP32I.XOR D, S, N", "LOP3.LUT D, S, S, S, L", "SHL D, S, K",
   "SHL.W D, S, S", "SHR.U32 D, S, K", "SHR D, S, S", "SHF.L.W D, S, K, S", "SHF.R.S64 D, S, S, S",
   "IMNMX D, S, S, Q", "IMNMX.U32 D, S, S, Q", "BFE.U32 D, S, 0x805", "BFE D, S, S", "BFI D, S, 0x803, S", "FLO D, S",
   "FLO.U32.SH D, S", "POPC D, S", "PRMT D, S, S, S", "SEL D, S, S, Q", "MOV D, S", "MOV32I D, N",
   "ISETP.LT.AND P, PT, S, S, Q", "ISETP.GE.U32.OR P, PT, S, S, Q", "ISETP.NE.XOR P, PT, S, RZ, Q",
   "ISET.GT.AND D, S, S, Q", "ICMP.LT D, S, S, S", "PSETP.AND.OR P, PT, Q, Q, Q", "PSET.AND.XOR D, Q, Q, Q",
   "I2I.S16.S32 D, S", "VADD D, S, S, S", "VABSDIFF.U8.U8 D, S.B1, S.B2, S",
}
Program.FLOATS = {
   "FADD D, S, S", "FADD.FTZ D, |S|, -S", "FMUL D, S, S", "FMUL.RZ D, S, -S", "FFMA D, S, S, S", "FFMA.RM D, S, -S, S",
   "FMNMX D, S, S, Q", "FSETP.LT.AND P, PT, S, S, Q", "FSETP.GEU.OR P, PT, S, |S|, Q", "FSET.BF.GT.AND D, S, S, Q",
   "FCMP.GE D, S, S, S", "MUFU.RCP D, S", "MUFU.RSQ D, S", "MUFU.LG2 D, S", "MUFU.EX2 D, S", "MUFU.SIN D, S",
   "I2F.F32.S32 D, S", "I2F.F32.U32.RZ D, S", "F2I.S32.F32.TRUNC D, S", "F2I.U32.F32 D, S", "F2F.F32.F32.FLOOR D, S",
   "F2F.F16.F32 D, S", "F2F.F32.F16 D, S", "DADD X, Y, Y", "DMUL X, Y, Y", "DFMA X, Y, Y, Y",
   "DSETP.LT.AND P, PT, X, Y, Q", "F2F.F32.F64 D, X", "F2F.F64.F32 X, S",
}
local CARRIES = { "IADD D.CC, S, S; IADD.X D, S, S", "IADD RZ.CC, S, -S; ISETP.LT.X.AND P, PT, S, S, Q" }

function Program:who_sees() return "" end
function Program:reduction(op, at, value) return ("RED.E.%s %s, %s"):format(op, at, value) end
function Program:atomic(op, at, value) return ("ATOM.E.%s RZ, %s, %s"):format(op, at, value) end

function Program:compute()
   if chance(12) then return self:template(one(CARRIES)) end
   sass.compute(self)
end

-- Only values of active threads, which are the same ones in any order.
function Program:vote()
   local kind = random(4)
   if kind <= 2 then
      self:put("VOTE.%s %s, P%d, %s", one({ "ANY", "ALL", "EQ" }), sass.number(), random(0, 2), sass.condition())
   else
      self:put("VOTE.ANY R2, PT, PT")
      self:put("FLO.U32 R2, R2")
      self:put("SHFL.IDX PT, %s, %s, R2, 0x1f", sass.number(), sass.number())
   end
end

-- Structure ---------------------------------------------------------------------------------------

function Program:branch(depth)
   local meet, other = self:new_label("meet"), self:new_label("else")
   self:put("SSY %s", meet)
   if chance(3) then
      self:put("@%s SYNC", sass.condition())
      self:block(depth + 1)
   elseif chance(2) then
      self:put("@%s BRA %s", sass.condition(), other)
      self:block(depth + 1)
      self:put("SYNC")
      self:label(other)
      self:block(depth + 1)
   else
      self:put("@%s BRA %s", sass.condition(), other)
      self:block(depth + 1)
      self:label(other)
   end
   self:put("SYNC")
   self:label(meet)
end

function Program:loop(depth)
   local top, out, turns, again = self:new_label("top"), self:new_label("out"), self:new_turns(), nil
   self:put("LOP.AND R%d, %s, %s", turns, sass.number(), one({ "0x1", "0x3", "0x5" }))
   self:put("PBK %s", out)
   self:label(top)
   self:put("IADD32I R%d, R%d, -0x1", turns, turns)
   self:put("ISETP.LT.AND P3, PT, R%d, RZ, PT", turns)
   self:put("@P3 BRK")
   if chance(4) then
      again = self:new_label("again")
      self:put("PCNT %s", again)
   end
   local continues = self.continues
   self.loops, self.continues = self.loops + 1, again
   self:block(depth + 1)
   self.loops, self.continues = self.loops - 1, continues
   if again then
      self:put("CONT")
      self:label(again)
   end
   self:put("BRA %s", top)
   self:label(out)
end

function Program:leave_loop() self:put("@%s %s", sass.condition(), self.continues and chance(2) and "CONT" or "BRK") end
function Program:leave_function() self:put("@%s RET", sass.condition()) end

function Program:call(n)
   if chance(2) then return self:put("CAL f%d", n) end
   local back = self:new_label("back")
   self:put("PRET %s", back)
   self:put("BRA f%d", n)
   self:label(back)
end

function Program:end_function() self:put("RET") end
function Program:finish() self:put("EXIT") end

-- Threads end inside of whatever they are in.
function Program:leave()
   local stay = self:new_label("stay")
   self:put("SSY %s", stay)
   self:put("@%s SYNC", sass.condition())
   self:store_results()
   self:put("EXIT")
   self:label(stay)
end

function Program:together() self:exchange() end

function Program:again(turns, top)
   self:put("IADD32I R%d, R%d, -0x1", turns, turns)
   self:put("ISETP.NE.AND P3, PT, R%d, RZ, PT", turns)
   self:put("@P3 BRA %s", top)
end

-- Addresses of 64 bits from parameters: base + 64 * thread.
local function address(self, register, parameter, scaled)
   self:put("IADD R%d.CC, %s, c[0x0][%s]", register, scaled, hex(parameter))
   self:put("IADD.X R%d, RZ, c[0x0][%s]", register + 1, hex(parameter + 4))
end

function Program:begin()
   self:put("S2R R0, SR_TID.X")
   self:put("S2R R2, SR_CTAID.X")
   self:put("IMAD R62, R2, c[0x0][0x8], R0")
   self:put("SHL R2, R62, 0x6")
   address(self, 64, 0x140, "R2")
   address(self, 66, 0x148, "RZ")
   address(self, 68, 0x150, "R2")
   self:put("SHL R70, R0, 0x4")
   self:numbers()
end

return Program
