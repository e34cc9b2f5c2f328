-- The special registers of the vuc: which exist, what a read gives and does, what a write does.
--
-- Part of the second model in tests/reference/vuc.lua, whose head lists the decisions. Reads and writes
-- use the journal that the caller passes: `write_back(f)` runs f after all reads, `stop(outcome)`
-- abandons the instruction before anything has changed, and so does `trap_after()` once the rest of
-- the instruction is found to be known.

local M = {}

local STACK_DEPTH = 8

local VP2_ONLY = {[0] = true, [1] = true, [11] = true, [31] = true, [41] = true, [42] = true}

--- Number to kind. A `cell` is plain storage, a `copy` is storage that the program only reads.
local KIND = {
   [4] = "h2v", [5] = "v2h", [6] = "stat", [8] = "pc", [9] = "cspos", [10] = "cstop",
   [12] = "lhi", [13] = "llo", [14] = "pred", [15] = "icnt", [24] = "mbflags",
}
for _, n in ipairs {0, 1, 2, 3, 7, 11} do KIND[n] = "cell" end
for n = 16, 31 do KIND[n] = KIND[n] or "cell" end
for n = 32, 42 do KIND[n] = "copy" end
for n = 48, 58 do KIND[n] = "copy" end

-- the effect of a write is undocumented
local UNWRITABLE = {stat = true, pc = true, cspos = true, copy = true}

local function kind_of(variant, n)
   return (variant == "vp2" or not VP2_ONLY[n]) and KIND[n] or nil
end

function M.can_read(variant, n)
   return kind_of(variant, n) ~= nil
end

function M.can_write(variant, n)
   local kind = kind_of(variant, n)
   return kind ~= nil and not UNWRITABLE[kind]
end

function M.is_predicates(n)
   return KIND[n] == "pred"
end

--- $p[n]: 1 is the opposite of 0, 15 is true.
function M.predicate(state, n)
   if n == 15 then return 1 end
   if n == 1 then return 1 - (state.p[0] or 0) end
   return state.p[n] or 0
end

function M.set_predicate(state, n, value)
   if n ~= 1 and n ~= 15 then state.p[n] = value end
end

local READ = {
   v2h = function(state) return state.v2h or 0 end,
   stat = function(state) return state.stat or 0 end,
   pc = function(state) return state.pc or 0 end,
   cspos = function(state) return #state.cs end,
   lhi = function(state) return (state.l or 0) >> 16 end,
   llo = function(state) return (state.l or 0) & 0xffff end,
   icnt = function(state) return state.icnt or 0 end,
}

--- The host's message; taking it acknowledges it.
function READ.h2v(state, journal)
   journal.write_back(function() state.stat = (state.stat or 0) & ~(1 << 11) end)
   return state.h2v or 0
end

function READ.cstop(state, journal)
   if #state.cs == 0 then journal.trap_after() end
   journal.write_back(function() state.cs[#state.cs] = nil end)
   return state.cs[#state.cs] or 0
end

function READ.pred(state)
   local value = 0
   for n = 0, 15 do value = value | M.predicate(state, n) << n end
   return value
end

--- Value of $sr[n], which can_read has admitted.
function M.read(variant, n, state, journal)
   local read = READ[kind_of(variant, n)]
   if read then return read(state, journal) end
   return state.sr[n] or 0
end

local WRITE = {
   h2v = function() end,
   v2h = function(state, value) state.v2h = value end,
   lhi = function(state, value) state.l = (state.l or 0) & 0xffff | value << 16 end,
   llo = function(state, value) state.l = (state.l or 0) & 0xffff0000 | value end,
   cstop = function(state, value) state.cs[#state.cs + 1] = value & 0x7ff end,
}

--- Setting the counter also takes back the watchdog's hit.
function WRITE.icnt(state, value)
   state.icnt = value
   state.stat = (state.stat or 0) & ~(1 << 12)
end

function WRITE.pred(state, value)
   for n = 0, 14 do M.set_predicate(state, n, value >> n & 1) end
end

--- Only two of the flags belong to the program.
function WRITE.mbflags(state, value)
   local own = 1 << 0 | 1 << 3
   state.sr[24] = (state.sr[24] or 0) & ~own | value & own
end

--- Writes $sr[n], which can_write has admitted.
function M.write(variant, n, value, state, journal)
   local kind = kind_of(variant, n)
   local write = WRITE[kind]
   if variant == "vp2" and (kind == "lhi" or kind == "llo") then return end
   if kind == "cstop" then M.check_push(state, journal) end
   journal.write_back(function()
      if write then write(state, value) else state.sr[n] = value end
   end)
end

--- Clears the counter, as clicnt does.
M.set_counter = WRITE.icnt

function M.check_push(state, journal)
   if #state.cs >= STACK_DEPTH then journal.stop("trap") end
end

return M
