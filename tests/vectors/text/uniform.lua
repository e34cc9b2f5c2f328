-- What is drawn for the uniform datapath: the same functions on uniform registers and predicates.

local sass = require("tests.reference.sass")
local warp = require("tests.reference.sass.warp")

local M = {}

-- A guard of a uniform predicate, now and then.
local function guard(t, pick)
   local kind = pick.below(6)
   t.prefix = ""
   if kind > 1 then return t end
   local n, is_not = t:fresh("up"), pick.below(2)
   t:set("up", n, is_not ~ (kind == 0 and 1 or 0))
   t.off = kind == 1
   t.prefix = ("@%sUP%d "):format(is_not == 1 and "!" or "", n)
   return t
end

-- A second source: a uniform register or a number.
local function second(t, pick, value)
   return pick.below(2) == 0 and ("0x%x"):format(value) or t:ureg(value)
end

function M.unary(begin, pick, emit)
   for i = 0, 31 do
      local t, x = guard(begin("sm_75+"), pick), pick.word()
      local kind = i % 4
      if kind == 0 then
         emit(t:line("UMOV %s, %s", t:uout(x), second(t, pick, x)))
      elseif kind == 1 then
         emit(t:line("UBREV %s, %s", t:uout(sass.brev(x)), second(t, pick, x)))
      elseif kind == 2 then
         local inverted = pick.below(2) == 1
         local y = inverted and ~x & 0xffffffff or x
         emit(t:line("UPOPC %s, %s%s", t:uout(sass.popc(y)), inverted and "~" or "", inverted and t:ureg(x)
            or second(t, pick, x)))
      else
         local signed, shift = pick.below(2) == 1, pick.below(2) == 1
         emit(t:line("UFLO%s%s %s, %s", signed and "" or ".U32", shift and ".SH" or "",
            t:uout(sass.flo(x, signed, shift)), second(t, pick, x)))
      end
   end
end

function M.binary(begin, pick, emit)
   for i = 0, 47 do
      local t, a, b, c, wrap = guard(begin("sm_75+"), pick), pick.word(), pick.word(), pick.word(), pick.below(2) == 1
      local w, kind = wrap and ".W" or "", i % 4
      if kind == 0 then
         a, b = pick.count(), pick.count()
         emit(t:line("UBMSK%s %s, %s, %s", w, t:uout(sass.bmsk(a, b, wrap)), t:ureg(a), second(t, pick, b)))
      elseif kind == 1 then
         local signed = pick.below(2) == 1
         b = pick.count()
         emit(t:line("USGXT%s%s %s, %s, %s", w, signed and "" or ".U32", t:uout(sass.sgxt(a, b, signed, wrap)),
            t:ureg(a), second(t, pick, b)))
      elseif kind == 2 then
         emit(t:line("UPRMT %s, %s, %s, %s", t:uout(sass.prmt(a, b, c)), t:ureg(a), second(t, pick, b), t:ureg(c)))
      else
         local q = pick.below(2)
         emit(t:line("USEL %s, %s, %s, %s", t:uout(q == 1 and a or b), t:ureg(a), second(t, pick, b), t:upred(q)))
      end
   end
end

--- UIADD3.64: three numbers of 64 bits.
function M.sums(begin, pick, emit)
   for _ = 0, 11 do
      local t = guard(begin("sm_90"), pick)
      local function wide() return pick.word() | pick.word() << 32 end
      local v, texts, sum = {wide(), wide(), wide()}, {}, 0
      for k = 1, 3 do
         local minus = pick.below(3) == 0
         texts[k] = (minus and "-" or "") .. t:ureg64(v[k])
         sum = sum + (minus and -v[k] or v[k])
      end
      emit(t:line("UIADD3.64 %s, %s", t:uout64(sum), table.concat(texts, ", ")))
   end
end

function M.products(begin, pick, emit)
   for i = 0, 15 do
      local t, a, b, c, minus = guard(begin("sm_75+"), pick), pick.word(), pick.word(), pick.word(), i & 1
      emit(t:line("UIMAD%s %s, %s, %s, %s%s", pick.below(2) == 1 and ".U32" or "", t:uout(sass.mad(a, b, c, minus)),
         t:ureg(a), t:ureg(b), minus == 1 and "-" or "", t:ureg(c)))
   end
   for i = 0, 15 do
      local t, signed, a, b = guard(begin("sm_75+"), pick), i % 2 == 1, pick.word(), pick.word()
      local c = pick.word() | pick.word() << 32
      emit(t:line("UIMAD.WIDE%s %s, %s, %s, %s", signed and "" or ".U32",
         t:uout64((sass.mad_wide(a, b, c, signed, 0))), t:ureg(a), t:ureg(b), t:ureg64(c)))
   end
end

local function all_predicates(t, pick)
   local bits = 0
   for n = 0, 6 do
      if not t.used.up[n] then
         t.used.up[n] = true
         local value = pick.below(2)
         t:set("up", n, value)
      end
      bits = bits | (t.holds["$UP" .. n] or 0) << n
   end
   return bits
end

function M.predicates(begin, pick, emit)
   for _ = 0, 15 do
      local t, first, second_table = guard(begin("sm_75+"), pick), pick.below(256), pick.below(256)
      local a, b, c = pick.below(2), pick.below(2), pick.below(2)
      local texts = ("%s, %s, %s"):format(t:upred(a), t:upred(b), t:upred(c))
      emit(t:line("UPLOP3.LUT %s, %s, %s, 0x%x, 0x%x", t:upout(sass.table_bit(first, a, b, c)),
         t:upout(sass.table_bit(second_table, a, b, c)), texts, first, second_table))
   end
   for i = 0, 11 do -- with signs of registers
      local t, first, second_table = guard(begin("sm_75+"), pick), pick.below(256), pick.below(256)
      local a, b, c = pick.word(), pick.word(), pick.word()
      local pa, pc = pick.below(2), pick.below(2)
      local texts = {nil, t:ureg(b) .. ".SIGN"}
      if i % 3 > 0 then texts[3], pc = t:ureg(c) .. ".SIGN", c >> 31 else texts[3] = t:upred(pc) end
      if i % 3 > 1 then texts[1], pa = t:ureg(a) .. ".SIGN", a >> 31 else texts[1] = t:upred(pa) end
      emit(t:line("UPLOP3.LUT %s, %s, %s, 0x%x, 0x%x", t:upout(sass.table_bit(first, pa, b >> 31, pc)),
         t:upout(sass.table_bit(second_table, pa, b >> 31, pc)), table.concat(texts, ", "), first, second_table))
   end
   for _ = 0, 7 do
      local t, part, mask, a = guard(begin("sm_75+"), pick), pick.below(4), pick.below(128), pick.word()
      local wide = mask << 8 * part
      local bits = all_predicates(t, pick)
      emit(t:line("UP2UR%s %s, UPR, %s, 0x%x", part > 0 and ".B" .. part or "",
         t:uout(a & ~wide | bits << 8 * part & wide), t:ureg(a), mask))
   end
   for _ = 0, 7 do
      local t, mask, a = begin("sm_75+"), pick.below(128), pick.word()
      all_predicates(t, pick)
      for n = 0, 6 do
         if mask >> n & 1 == 1 then t:write("up", n, a >> n & 1) end
      end
      emit(t:line("UR2UP UPR, %s, 0x%x", t:ureg(a), mask))
   end
end

local MASKS = {0xffffffff, 0x0000ffff, 0xf0f0f0f0, 0x80000001, 0x00000300, 0xaaaaaaaa}

--- VOTEU: the ballot and the result are one for the warp.
function M.votes(begin, pick, emit)
   for i = 0, 11 do
      local t, mode, values = begin("sm_75+"), ({"ALL", "ANY", "EQ"})[i % 3 + 1], {}
      local active, kind = MASKS[i % #MASKS + 1], pick.below(3)
      t.ins[1] = {"$active", active}
      local q = t:fresh("p")
      for lane = 0, warp.LANES - 1 do
         values[lane] = kind == 2 and pick.below(2) or kind
         t:set("p", q, values[lane], lane)
      end
      local ballot, result = warp.vote(mode, active, values)
      emit(t:line("VOTEU.%s %s, %s, P%d", mode, t:uout(ballot), t:upout(result), q))
   end
end

return M
