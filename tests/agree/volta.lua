-- Random programs of Volta to Hopper: barriers B of BSSY and BSYNC (programs.lua, sass.lua).
--
-- Each construct that is open has a barrier of its own, so that BREAK can leave any of them: `open` is the list of those
-- in this function or program.
local draw = require("draw")
local sass = require("sass")
local random, one, chance, hex = math.random, draw.one, draw.chance, draw.hex

local Program = setmetatable({}, { __index = sass })

Program.VARIANTS = { "sm_70", "sm_72", "sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90" }
Program.own, Program.results = "R64", "R68"
Program.AND, Program.XOR = "LOP3.LUT %s, %s, %s, RZ, 0xc0, !PT", "LOP3.LUT %s, %s, %s, RZ, 0x3c, !PT"
Program.ADD, Program.SHIFT, Program.LOAD = "IADD3 %s, %s, %s, RZ", "SHF.L.U32 %s, %s, %s, RZ", "MOV R%d, %s"
Program.FROM_PREDICATE = "SEL R%d, R62, RZ, P%d"
Program.CONSTANT = "IADD3 D, S, C, S"

Program.INTEGERS = {
   "IADD3 D, S, S, S", "IADD3 D, S, -S, S", "IADD3 D, P, S, S, S", "IADD3.X D, S, S, S, Q, !PT", "IADD3 D, S, N, RZ",
   "IMAD D, S, S, S", "IMAD D, S, N, S", "IMAD.WIDE.U32 X, S, S, Y", "IMAD.WIDE X, S, S, Y", "LEA D, S, S, 0x5",
   "LEA.HI D, S, S, S, 0x7", "LOP3.LUT D, S, S, S, L, !PT", "LOP3.LUT P, D, S, S, S, L, Q", "LOP3.LUT D, S, N, S, L, !PT",
   "SHF.L.U32 D, S, K, RZ", "SHF.R.U64 D, S, S, S", "SHF.R.S32.HI D, RZ, K, S", "SHF.L.W.U32.HI D, S, K, S",
   "PRMT D, S, S, S", "SEL D, S, S, Q", "MOV D, S", "MOV D, N", "POPC D, S", "FLO.U32 D, S", "FLO.SH D, S", "BREV D, S",
   "SGXT D, S, K", "SGXT.U32 D, S, S", "BMSK D, S, S", "IABS D, S", "VABSDIFF D, S, S, S", "IDP.4A.U8.S8 D, S, S, S",
   "ISETP.LT.AND P, PT, S, S, Q", "ISETP.GE.U32.OR P, PT, S, S, Q", "ISETP.NE.XOR P, PT, S, RZ, Q",
   "PLOP3.LUT P, PT, Q, Q, Q, L, L", "P2R D, PR, S, 0x7", "R2P PR, S, 0x7", "I2F D, S; F2I.TRUNC.NTZ D, S",
}
Program.FLOATS = {
   "FADD D, S, S", "FADD.FTZ D, |S|, -S", "FMUL D, S, S", "FMUL.RZ D, S, -S", "FFMA D, S, S, S", "FFMA.RM D, S, -S, S",
   "FMNMX D, S, S, Q", "FSETP.LT.AND P, PT, S, S, Q", "FSETP.GEU.OR P, PT, S, |S|, Q", "FSEL D, S, S, Q",
   "MUFU.RCP D, S", "MUFU.RSQ D, S", "MUFU.LG2 D, S", "MUFU.EX2 D, S", "MUFU.SIN D, S", "I2F D, S", "I2F.U32.RZ D, S",
   "F2I.TRUNC.NTZ D, S", "F2I.U32.NTZ D, S", "FRND.FLOOR D, S", "F2F.F16.F32 D, S", "HADD2 D, S, S", "HMUL2 D, S, -S",
   "HFMA2 D, S, S, S", "HSETP2.LT.AND P, PT, S, S, Q", "DADD X, Y, Y", "DMUL X, Y, Y", "DFMA X, Y, Y, Y",
   "DSETP.LT.AND P, PT, X, Y, Q", "F2F.F32.F64 D, X", "F2F.F64.F32 X, S",
}

local UNIFORM = {
   "ULDC UR4, c[0x3][0x10]; IADD3 D, S, UR4, S", "S2UR UR4, SR_CTAID.X; IMAD D, S, UR4, S",
   "UMOV UR4, 0x1234; UIADD3 UR5, UR4, 0x77, URZ; LOP3.LUT D, S, UR5, S, 0x96, !PT",
}

function Program:since(variant) return self.variant >= variant end
function Program:who_sees() return self:since("sm_80") and "" or ".SYS" end
function Program:reduction(op, at, value)
   return ("%s.E.%s.STRONG.GPU %s, %s"):format(self:since("sm_90") and "REDG" or "RED", op, at, value)
end
function Program:atomic(op, at, value) return ("ATOMG.E.%s.STRONG.GPU PT, RZ, %s, %s"):format(op, at, value) end

function Program:compute()
   if not (chance(16) and self:since("sm_75")) then return sass.compute(self) end
   for line in one(UNIFORM):gmatch("[^;]+") do self:put("%s", sass.filled(line:match("^%s*(.*)$"))) end
end

-- Only values of active threads, which are the same ones in any order. Where threads yield that depends on the order:
-- those that wait at a barrier for them go on alone.
function Program:vote()
   if self.yields then return self:compute() end
   local kind = random(6)
   if kind <= 2 then
      self:put("VOTE.%s %s, P%d, %s", one({ "ANY", "ALL", "EQ" }), sass.number(), random(0, 2), sass.condition())
   elseif kind == 3 then
      self:put("MATCH.ANY %s, %s", sass.number(), sass.number())
   elseif kind == 4 and self:since("sm_80") then
      self:put("REDUX.%s UR4, %s", one({ "OR", "SUM", "MIN.S32", "MAX" }), sass.number())
      self:put("MOV %s, UR4", sass.number())
   else
      self:put("VOTE.ANY R2, PT, PT")
      self:put("FLO.U32 R2, R2")
      self:put("SHFL.IDX PT, %s, %s, R2, 0x1f", sass.number(), sass.number())
   end
end

-- Structure ---------------------------------------------------------------------------------------

-- Begins and ends what one barrier is for. Functions, which are called inside of others, use other barriers.
local FIRST_BARRIER = { [0] = 0, 6, 10, 13 }

function Program:open_barrier(meet)
   local open = self.open
   local b = FIRST_BARRIER[self.in_function or 0] + #open
   open[#open + 1] = b
   self:put("BSSY B%d, %s", b, meet)
end

function Program:close_barrier(meet)
   self:label(meet)
   self:put("BSYNC B%d", table.remove(self.open))
end

function Program:has_barrier() return #self.open < (self.in_function and 3 or 6) end

-- Each thread goes to one of four places.
function Program:switch()
   local met = self:new_label("met")
   self:open_barrier(met)
   self:put("%s", self.AND:format("R2", sass.number(), "0x3"))
   self:put("%s", self.SHIFT:format("R2", "R2", "0x5"))
   self:put("MOV R3, RZ")
   self:put("BRX R2")
   for _ = 1, 4 do
      self:put("%s", one({ self.ADD, self.XOR }):format(sass.number(), sass.number(), sass.number()))
      self:put("BRA %s", met)
   end
   self:close_barrier(met)
end

function Program:branch(depth)
   if not self:has_barrier() then return self:compute() end
   if chance(5) then return self:switch() end
   local meet, other = self:new_label("meet"), self:new_label("else")
   local has_else = chance(2)
   self:open_barrier(meet)
   self:put("@%s BRA %s", sass.condition(), has_else and other or meet)
   self:block(depth + 1)
   if has_else then
      self:put("BRA %s", meet)
      self:label(other)
      self:block(depth + 1)
   end
   self:close_barrier(meet)
end

-- Threads give up the barriers after the first `keep` ones.
function Program:give_up(keep, predicate)
   for i = #self.open, keep + 1, -1 do self:put("@%s BREAK B%d", predicate, self.open[i]) end
end

function Program:loop(depth)
   if not self:has_barrier() then return self:compute() end
   local top, out, turns = self:new_label("top"), self:new_label("out"), self:new_turns()
   self:put("LOP3.LUT R%d, %s, %s, RZ, 0xc0, !PT", turns, sass.number(), one({ "0x1", "0x3", "0x5" }))
   self:open_barrier(out)
   self:label(top)
   self:put("IADD3 R%d, R%d, -0x1, RZ", turns, turns)
   self:put("ISETP.LT.AND P3, PT, R%d, RZ, PT", turns)
   self:put("@P3 BRA %s", out)
   local outer = self.out
   self.loops, self.out = self.loops + 1, { out, #self.open }
   self:block(depth + 1)
   self.loops, self.out = self.loops - 1, outer
   if self.yields and chance(2) then self:put("YIELD") end
   self:put("BRA %s", top)
   self:close_barrier(out)
end

function Program:leave_loop()
   local condition = sass.condition()
   self:give_up(self.out[2], condition)
   self:put("@%s BRA %s", condition, self.out[1])
end

function Program:leave_function()
   local condition = sass.condition()
   self:give_up(0, condition)
   self:put("@%s RET.REL.NODEC R%d 0x0", condition, 72 + 2 * self.in_function)
end

-- Threads that return early wait for the others.
function Program:call(n)
   if not self:has_barrier() then return self:compute() end
   local back = self:new_label("back")
   self:open_barrier(back)
   self:put("MOV R%d, %s", 72 + 2 * n, hex(16 * (self.slots + 3)))
   self:put("MOV R%d, RZ", 73 + 2 * n)
   self:put("CALL.REL.NOINC f%d", n)
   self:close_barrier(back)
end

function Program:end_function() self:put("RET.REL.NODEC R%d 0x0", 72 + 2 * self.in_function) end
function Program:finish() self:put("EXIT") end

-- Threads end inside of whatever they are in.
function Program:leave()
   if not self:has_barrier() then return self:compute() end
   local stay = self:new_label("stay")
   self:open_barrier(stay)
   self:put("@%s BRA %s", sass.condition(), stay)
   self:store_results()
   self:put("EXIT")
   self:close_barrier(stay)
end

-- Where all threads of a warp come that have not ended: what compilers emit for operations with a mask.
function Program:together()
   local kind = random(3)
   if kind == 1 or self.yields then return self:exchange() end
   if kind == 2 then
      self:put(self:since("sm_90") and "WARPSYNC.ALL" or "WARPSYNC 0xffffffff")
      self:put("SHFL.%s P%d, %s, %s, %s, 0x1c1f", one({ "BFLY", "IDX", "DOWN" }), random(0, 2), sass.number(),
         sass.number(), hex(random(0, 3)))
      return
   end
   if not self:since("sm_80") or self:since("sm_90") then return self:exchange() end
   local slow, done = self:new_label("slow"), self:new_label("done")
   self:put("VOTE.ANY R2, PT, PT")
   self:put("R2UR UR4, R2")
   self:put("BRA.DIV UR4, %s", slow)
   self:put("VOTE.ANY R4, PT, P1")
   self:put("BRA %s", done)
   self:label(slow)
   self:put("WARPSYNC R2")
   self:put("VOTE.ANY R4, PT, P1")
   self:label(done)
end

function Program:again(turns, top)
   self:put("IADD3 R%d, R%d, -0x1, RZ", turns, turns)
   self:put("ISETP.NE.AND P3, PT, R%d, RZ, PT", turns)
   self:put("@P3 BRA %s", top)
end

function Program:begin()
   self.open, self.yields = {}, chance(5)
   local parameters = self:since("sm_90") and 0x210 or 0x160
   self:put("S2R R0, SR_TID.X")
   self:put("S2R R2, SR_CTAID.X")
   self:put("IMAD R62, R2, c[0x0][0x0], R0")
   self:put("MOV R2, 0x40")
   self:put("IMAD.WIDE.U32 R64, R62, R2, c[0x0][%s]", hex(parameters))
   self:put("MOV R66, c[0x0][%s]", hex(parameters + 8))
   self:put("MOV R67, c[0x0][%s]", hex(parameters + 12))
   self:put("IMAD.WIDE.U32 R68, R62, R2, c[0x0][%s]", hex(parameters + 16))
   self:put("SHF.L.U32 R70, R0, 0x4, RZ")
   self:numbers()
end

return Program
