-- A second opinion on the vuc, the microcontroller of the VP2, VP3 and VP4 video engines.
--
-- This model was written from the reconciled facts about the machine, by hand, and shares nothing
-- with the description in desc/vuc. Tests run both on random instructions in random states; where
-- they disagree one of them is wrong.
--
-- `model.step(variant, word, state)` runs one instruction of "vp2" (40 bits), "vp3" or "vp4" (30
-- bits) and changes the state to that after all of the instruction's results are written back. It
-- returns one of
--   "ok"         executed
--   "undecoded"  no instruction of this variant
--   "unknown"    its meaning, or that of something it reads or writes, is not known, or needs what
--                the state does not hold
--   "wait"       sleep, wstc, wsts whose condition does not hold
--   "trap"       call stack underflow or overflow, address outside its space
-- and leaves the state as it was unless the answer is "ok".
--
-- A state has the files r, p, sr (cells that are plain storage, by number), cs (call stack, an
-- array from 1, bottom first), the spaces D, PWT, VP, MVSI, MVSO, B6, B7 by address, and the
-- numbers pc, l ($lhi:$llo, 0..0xffffffff), stat, h2v, v2h, icnt. What is missing reads as 0.
--
-- Where the facts leave something open, this model decides:
--   decoding   Bits in fields that an instruction does not use are ignored, of any value: EXT, DST
--              of the set operations (also with OT1=1: they write no $sr), SRC1 and OT0 of mov,
--              SRC2 of hswap, div2s and not, IMMF of branches and waits, bit 4 of the predicate
--              operations. The operations known as o21, o22, .. decode on every variant. On VP2
--              the main half decides alone whether the word decodes.
--   guard      With PE=1 and $p[PRED] clear nothing of the main half happens, so that a wait does
--              not wait and an unknown operation is a known nothing.
--   precedence undecoded, guard, unknown operation or register number, operation (unknown table
--              entry, wait, trap of an address), traps of the call stack. $cstop of an empty stack is
--              0 until it traps.
--   order      All reads see the state before. Then: what the reads do ($h2v, $cstop), result,
--              predicate. pand and por combine with the predicate before. ld and slct always read
--              all their operands, whatever they then use; src1 that is $h2v or $cstop counts as
--              read by each base operation but mov.
--   pc         11 bits, wraps. No delay slot here: a taken branch goes to its target at once. call
--              pushes pc + 2, the address after the delay slot.
--   VP2 slot   Runs whatever the guard says. A target is this pc + RBT. If both halves branch the
--              main half wins. While the main half waits, or when it is unknown or traps, the word
--              does nothing.
--   $sr        Readable: 0-42, 48-58 but for those of VP2 only (0, 1, 11, 31, 41, 42) on VP3+.
--              All others are "unknown" to read and write.
--              0-3, 7, 11, 16-23, 25-31: 16-bit cells. They show what the state says: that the
--              contents of 16-24, 32-42 and 48-58 follow $spidx and $sr0, 1, 3 is not modelled.
--              $mbflags (24) takes bits 0 and 3 of a write and keeps the others.
--              $h2v: writes vanish. $lhi, $llo: writes vanish on VP2.
--              32-42, 48-58: one doubtful source calls them read only: writes are "unknown".
--              $stat, $pc, $cspos: writes are "unknown" (which bits of $stat a written 1 triggers,
--              whether a write to $pc jumps, what a moved stack pointer uncovers).
--              Reading $h2v clears bit 11 of $stat. $cstop: a read pops, a write pushes its low 11
--              bits. $cspos is the depth. A write to $pred is "unknown" beside any predicate result,
--              because it is undocumented which of the two stays.
--   $icnt      Reads give the state's value; clicnt and writes set it and clear bit 12 of $stat,
--              and WDCNT never matches. Whether $icnt counts instructions or cycles, and whether it
--              has counted the running one when it is read, is undocumented: the model does not
--              count, and neither do conformance vectors.
--   spaces     D has 0x800 cells, PWT 0x200 bytes, MVSI 0x100 cells and MVSO 0x80 (the sizes of
--              the later manual, mvsurf.rst, and its cells with several addresses); outside: "trap".
--              B6 and B7 have no size anywhere: a 16-bit cell at each 16-bit address. Addresses wrap
--              at 16 bits.
--              A store to VP is "unknown": bytes or words "by address", no source says which.
--   long       lsrr adds without overflow before it shifts: 0x7fffffff with b=0 gives 0x40000000.
--   tables     lut reads tables 0-7 and 11 from the cells, 8-10 as far as the sub-type counts, that
--              no source gives, do not matter; see tests/reference/vuc/lut.lua. Table 12 is 0 on VP2
--              and unknown on VP3+, where VC-1 uses it; 13-15 are 0.
--   outside    mbiread, mbinext, mvsread, mvswrite move data that is not in the state: "unknown".

local base = require("tests.reference.vuc.base")
local lut = require("tests.reference.vuc.lut")
local numbers = require("tests.reference.vuc.number")
local special = require("tests.reference.vuc.special")

local M = {}

local signed, short, floor_shift = numbers.signed, numbers.short, numbers.floor_shift

local function field(word, low, width)
   return word >> low & ((1 << width) - 1)
end

local function bit(x, n)
   return x >> n & 1
end

--- Gives the instruction up. Effects only happen at the end, so that nothing has to be undone.
local function stop(outcome)
   error({outcome = outcome}, 0)
end

-- Operands ----------------------------------------------------------------------------------------

--- The fields of a word and the journal of what it will do.
local function open(variant, word, state)
   local e = {
      variant = variant, word = word, state = state, stop = stop, writes = {},
      src1 = field(word, 8, 4), src2 = field(word, 12, 4), dst = field(word, 16, 4),
      pred = field(word, 20, 4), ext = field(word, 24, 2),
      kind = bit(word, 28) << 1 | bit(word, 26),
      immediate = bit(word, 27) == 1, guarded = bit(word, 29) == 1,
   }
   e.write_back = function(f) e.writes[#e.writes + 1] = f end
   e.trap_after = function() e.trapped = true end
   return e
end

local FROM_SR, TO_SR, SPECIAL = 1, 2, 3 -- values of OT1, OT0

local function read_r(state, n)
   return n == 0 and 0 or state.r[n] or 0
end

local function write_r(e, n, value)
   e.write_back(function()
      if n ~= 0 then e.state.r[n] = value & 0xffff end
   end)
end

local function read_src1(e)
   if e.kind ~= FROM_SR then return read_r(e.state, e.src1) end
   local n = e.src1 + 16 * e.ext
   if not special.can_read(e.variant, n) then stop("unknown") end
   return special.read(e.variant, n, e.state, e)
end

local function read_src2(e)
   if not e.immediate then return read_r(e.state, e.src2) end
   if e.kind == FROM_SR or e.kind == TO_SR then return e.src2 end
   return e.src2 + 16 * e.ext
end

local DISCARD = 3 -- of the predicate modes

--- Asked before any operand is read, so that a bad destination is noticed first.
local function check_dst(e)
   if e.kind ~= TO_SR then return end
   local n = e.dst + 16 * e.ext
   if not special.can_write(e.variant, n) then stop("unknown") end
   if special.is_predicates(n) and field(e.word, 5, 2) ~= DISCARD then stop("unknown") end
end

local function write_dst(e, value)
   value = value & 0xffff
   if e.kind == TO_SR then
      special.write(e.variant, e.dst + 16 * e.ext, value, e.state, e)
   else
      write_r(e, e.dst, value)
   end
end

local function write_predicate(e, value)
   local n = e.guarded and e.dst or e.pred
   e.write_back(function() special.set_predicate(e.state, n, value) end)
end

--- The predicate result of a base operation, through inversion and mode.
local function put_predicate(e, value)
   local mode = field(e.word, 5, 2)
   if mode == DISCARD then return end
   local before = special.predicate(e.state, e.guarded and e.dst or e.pred)
   value = value ~ bit(e.word, 7)
   if mode == 0 then value = before & value
   elseif mode == 1 then value = before | value end
   write_predicate(e, value)
end

-- Base operations ---------------------------------------------------------------------------------

local function look_up(a, b, e)
   local value, predicate = lut.read(e.variant, b & 15, a, e.state.sr)
   if not value then stop("unknown") end
   return value, predicate
end

--- Runner of an operation with a result; those of one operand let SRC2 lie.
local function with_result(f)
   return function(e)
      check_dst(e)
      local value, predicate = f(read_src1(e), read_src2(e), e)
      write_dst(e, value)
      put_predicate(e, predicate or value & 1)
   end
end

local function comparison(f)
   return function(e)
      put_predicate(e, f(read_src1(e), read_src2(e)))
   end
end

local function slct(e)
   check_dst(e)
   local first, second = read_src1(e), read_src2(e)
   local value = special.predicate(e.state, e.pred) == 1 and first or second
   write_dst(e, value)
   put_predicate(e, value & 1)
end

--- The one base operation with a long immediate, made of whatever fields are left.
local function mov(e)
   check_dst(e)
   local value
   if not e.immediate then
      value = read_r(e.state, e.src2)
   else
      value = field(e.word, 8, 8) | e.pred << 8
      if e.kind ~= TO_SR then value = value | e.ext << 12 end
   end
   write_dst(e, value)
   put_predicate(e, value & 1)
end

--- Runner of a base operation, nil where OP is none.
local function find_base(variant, op)
   if op == 0x00 then return slct end
   if op == 0x01 then return mov end
   if op == 0x1c then return with_result(look_up) end
   local result, compare = base.result(variant, op), base.comparison(variant, op)
   return result and with_result(result) or compare and comparison(compare)
end

-- Special operations: flow ------------------------------------------------------------------------

local function target(e)
   return field(e.word, 8, 11)
end

local function bra(e)
   e.next_pc = target(e)
end

local function call(e)
   local state = e.state
   special.check_push(state, e)
   local back = (state.pc or 0) + 2 & 0x7ff
   e.write_back(function() state.cs[#state.cs + 1] = back end)
   e.next_pc = target(e)
end

local function ret(e)
   local state = e.state
   if #state.cs == 0 then stop("trap") end
   e.next_pc = state.cs[#state.cs]
   e.write_back(function() state.cs[#state.cs] = nil end)
end

local function sleep(e)
   if (e.state.stat or 0) & (1 << 10 | 1 << 11) == 0 then stop("wait") end
end

--- wstc and wsts: until a bit of $stat has the value wanted.
local function wait_for(wanted)
   return function(e)
      if bit(e.state.stat or 0, e.src2) ~= wanted then stop("wait") end
   end
end

local function clicnt(e)
   e.write_back(function() special.set_counter(e.state, 0) end)
end

local function unknown()
   stop("unknown")
end

-- Special operations: predicates, memory ----------------------------------------------------------

local PREDICATE = {
   [0] = function(a, b) return a & b end,
   function(a, b) return a | b end,
   function(a, b) return a ~ b end,
}

local function predicates(e)
   local operation = PREDICATE[e.word & 3]
   if not operation then return end
   local a = special.predicate(e.state, e.src1) ~ bit(e.word, 3)
   local b = special.predicate(e.state, e.src2) ~ bit(e.word, 2)
   write_predicate(e, operation(a, b))
end

local SIZE = {D = 0x800, PWT = 0x200, MVSI = 0x100, MVSO = 0x80}

--- Cells of the motion vector spaces that have several addresses: the lowest of them. Blocks are 8
--- cells apart; the picture belongs to four blocks, the flags to all.
local function lowest(name, address)
   local block, part = address // 8, address % 8
   if name ~= "MVSI" and name ~= "MVSO" then return address end
   if part == 2 then return (block - block % 4) * 8 + 2 end
   if name == "MVSI" and part >= 4 then return (block - block % 16) * 8 + 4 end
   if name == "MVSO" and (part == 4 or part == 5) and block % 4 == 0 then return part end
   return address
end

local function check_address(name, address)
   if address >= (SIZE[name] or 0x10000) then stop("trap") end
end

--- Offset that is an immediate: `low` is its field of four bits, the guard takes the middle away.
local function offset(e, low)
   if e.guarded then return low | e.ext << 4 end
   return low | e.pred << 4 | e.ext << 8
end

local function ld(name)
   return function(e)
      local add_on = e.immediate and offset(e, e.src2) or read_r(e.state, e.src2)
      local address = read_r(e.state, e.src1) + add_on & 0xffff
      check_address(name, address)
      write_r(e, e.dst, e.state[name][lowest(name, address)] or 0)
   end
end

--- A register as an offset is the base here, and SRC1 counts twice.
local function st(name)
   return function(e)
      local s1 = read_r(e.state, e.src1)
      local address = e.immediate and s1 + offset(e, e.dst) or read_r(e.state, e.dst) + 2 * s1
      address = address & 0xffff
      check_address(name, address)
      local value = read_r(e.state, e.src2)
      e.write_back(function() e.state[name][lowest(name, address)] = value end)
   end
end

-- Special operations: long arithmetic -------------------------------------------------------------
-- Each takes the accumulator as signed number, and the sources; the result is cut to 32 bits.

local function long(f)
   return function(e)
      local value = f(signed(e.state.l or 0, 32), read_src2(e), read_r(e.state, e.src1))
      e.write_back(function() e.state.l = value & 0xffffffff end)
   end
end

local function lmulu(_, b, a) return a * (b & 0x7ff) end
local function lmuls(_, b, a) return short(a) * signed(b, 11) end
local function lsrr(l, b) return floor_shift(l + (1 << (b & 31)), (b & 31) + 1) end
local function ladd(l, b) return l + short(b) end
local function lsar(l, b) return floor_shift(l, b & 31) end
local function ldivu(l, b) return b == 0 and 0xffffffff or (l & 0xffffffff) // b end

local OVERRIDE = {
   [0x00] = bra, [0x02] = call, [0x03] = ret,
   [0x04] = sleep, [0x05] = wait_for(0), [0x06] = wait_for(1), [0x20] = clicnt,
   [0x80] = st("D"), [0x81] = ld("D"), [0x83] = ld("PWT"), [0x84] = unknown, [0x89] = ld("MVSI"),
   [0x8a] = st("MVSO"), [0x8c] = st("B6"), [0x8d] = ld("B6"), [0x8e] = st("B7"), [0x8f] = ld("B7"),
   [0xa0] = long(lmulu), [0xa1] = long(lmuls), [0xa2] = long(lsrr),
}
for number = 0x21, 0x2c do
   if number ~= 0x27 then OVERRIDE[number] = unknown end
end
for number = 0x40, 0x5f do OVERRIDE[number] = predicates end
local OVERRIDE_VP3 = {[0xa4] = long(ladd), [0xa8] = long(lsar)}

-- Execution ---------------------------------------------------------------------------------------

--- What runs the main half of a word, nil where it is no instruction.
local function find(variant, e)
   if e.kind ~= SPECIAL then return find_base(variant, e.word & 31) end
   local number = e.word & 0xff
   if number == 0xac and variant == "vp4" then return long(ldivu) end
   return OVERRIDE[number] or variant ~= "vp2" and OVERRIDE_VP3[number] or nil
end

--- Where the branch half of a VP2 word goes, nil where it does not branch.
local function side_target(variant, word, state)
   if variant ~= "vp2" or field(word, 30, 10) == 0x3ff then return nil end
   local predicate = special.predicate(state, 8 + field(word, 30, 3))
   if predicate == bit(word, 33) then return nil end
   return (state.pc or 0) + field(word, 34, 6) & 0x7ff
end

--- Runs a function that may `stop`.
local function attempt(f, e)
   local done, failure = pcall(f, e)
   if done then return "ok" end
   if type(failure) == "table" and failure.outcome then return failure.outcome end
   error(failure, 0)
end

local FILES = {"r", "p", "sr", "cs", "D", "PWT", "VP", "MVSI", "MVSO", "B6", "B7"}

function M.step(variant, word, state)
   for _, name in ipairs(FILES) do state[name] = state[name] or {} end
   local e = open(variant, word, state)
   local execute = find(variant, e)
   if not execute then return "undecoded" end
   e.next_pc = side_target(variant, word, state) or (state.pc or 0) + 1 & 0x7ff
   if not e.guarded or special.predicate(state, e.pred) == 1 then
      local outcome = attempt(execute, e)
      if outcome ~= "ok" then return outcome end
      if e.trapped then return "trap" end
   end
   for _, write in ipairs(e.writes) do write() end
   state.pc = e.next_pc
   return "ok"
end

return M
