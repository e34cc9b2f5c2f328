-- What is drawn for the instructions of SASS that look at other threads: masks of active lanes, and
-- values of each. Maxwell has them, too, but for MATCH.

local float = require("tests.reference.sass.float")
local warp = require("tests.reference.sass.warp")

local M = {}

local MASKS = {0xffffffff, 0x0000ffff, 0xf0f0f0f0, 0x1, 0x80000001, 0x00000300, 0xaaaaaaaa, 0xfcf5}

local function each(active, f)
   for lane = 0, warp.LANES - 1 do
      if active >> lane & 1 == 1 then f(lane) end
   end
end

local function begin(make, op, i, form)
   local c = make(op, form)
   c.active = MASKS[i % #MASKS + 1]
   c.ins[1] = {"$active", c.active}
   return c
end

-- A register or predicate of which each active lane has its own; what the others have is noise.
local function spread(c, file, field, values)
   local n = c:fresh(file)
   c.fields[field] = n
   for lane = 0, warp.LANES - 1 do c:set(file, n, values[lane], lane) end
   return n
end

local function values_of(f)
   local values = {}
   for lane = 0, warp.LANES - 1 do values[lane] = f(lane) end
   return values
end

function M.vote(make, pick, emit)
   for i = 0, 23 do
      local c, mode = begin(make, "VOTE", i), i % 3
      local kind = pick.below(3) -- all alike for the active ones, or not
      local q = values_of(function(lane)
         if kind == 2 or c.active >> lane & 1 == 0 then return pick.below(2) end
         return kind
      end)
      c.fields.vote, c.fields.q0_not = mode, pick.below(2)
      spread(c, "p", "q0", values_of(function(lane) return q[lane] ~ c.fields.q0_not end))
      local ballot, result = warp.vote(c.words.VOTES[mode + 1], c.active, q)
      local d, p = mode == 1 and c:fresh("r") or 255, c:fresh("p")
      c.fields.d, c.fields.p0 = d, p
      each(c.active, function(lane)
         if d ~= 255 then c:write("r", d, ballot, lane) end
         c:write("p", p, result, lane)
      end)
      emit(c)
   end
end

function M.match(make, pick, emit)
   for i = 0, 23 do
      local c, any, wide = begin(make, "MATCH", i, "R"), i & 1, i >> 1 & 1
      local few, low, high = pick.below(4), pick.word(), pick.word()
      local values = values_of(function(lane)
         local other = few > 0 and pick.below(few + 1) == few
         if i & 4 == 4 and c.active >> lane & 1 == 1 then other = false end
         local up = i & 4 == 0 and pick.below(9) == 0 and ~high or high
         return (other and low ~ 0x80000000 or low) | up << 32
      end)
      if wide == 0 then values = values_of(function(lane) return values[lane] & 0xffffffff end) end
      c.fields.match_any, c.fields.match_64, c.fields.p0 = any, wide, 7
      local n = c:fresh("r", true)
      c.fields.a = n
      for lane = 0, warp.LANES - 1 do
         c:set("r", n, values[lane] & 0xffffffff, lane)
         if wide == 1 then c:set("r", n + 1, values[lane] >> 32, lane) end
      end
      local d, p = c:fresh("r"), c:fresh("p")
      c.fields.d = d
      if any == 1 then
         local masks = warp.match_any(c.active, values)
         each(c.active, function(lane) c:write("r", d, masks[lane], lane) end)
      else
         local mask, same = warp.match_all(c.active, values)
         c.fields.p0 = p
         each(c.active, function(lane)
            c:write("r", d, mask, lane)
            c:write("p", p, same, lane)
         end)
      end
      emit(c)
   end
end

-- In ranges as large as a power of two, as __shfl_sync makes them.
local SEGMENTS = {0, 0x18, 0x1c, 0x10, 0x1e}

function M.shuffle(make, pick, emit)
   for i = 0, 31 do
      local mode, form = i % 4, i // 4 % 4
      local c = make("SHFL", ({[0] = "R", "RI", "I", "RU"})[form])
      local by, segment = pick.below(32), SEGMENTS[pick.below(5) + 1]
      if i >= 16 then by = pick.below(9) end
      local limit = segment << 8 | (mode == 1 and 0 or 0x1f)
      local values = values_of(pick.word)
      c.ins[1], c.fields.shfl = {"$active", 0xffffffff}, mode
      spread(c, "r", "a", values)
      if form == 0 or form == 1 then
         c.fields.b = c:fresh("r")
         for lane = 0, warp.LANES - 1 do c:set("r", c.fields.b, by, lane) end
      else
         c.fields.shfl_lane = by
      end
      if form == 0 or form == 2 then
         c.fields.c = c:fresh("r")
         for lane = 0, warp.LANES - 1 do c:set("r", c.fields.c, limit, lane) end
      else
         c.fields.shfl_mask = limit
      end
      local d, p = c:fresh("r"), c:fresh("p")
      c.fields.d, c.fields.p0 = d, p
      for lane = 0, warp.LANES - 1 do
         local from, ok = warp.shfl(c.words.SHUFFLES[mode + 1], lane, by, limit)
         c:write("r", d, values[from], lane)
         c:write("p", p, ok, lane)
      end
      emit(c)
   end
end

-- Sums with signs of their own for each thread of four.
function M.swizzle(make, pick, emit)
   for i = 0, 15 do
      local c = begin(make, "FSWZADD", i)
      local how = {mode = c.words.ROUNDINGS[i % 4 + 1], flush = i // 4 % 2 == 1}
      local pattern, sums = pick.below(0x51), {}
      for shift = 0, 6, 2 do
         if pattern >> shift & 3 == 3 then pattern = pattern & ~(1 << shift) end
      end
      local a, b = values_of(pick.float), values_of(pick.float)
      each(c.active, function(lane)
         local name = c.words.SWIZZLES[c.words.swizzle_of(pattern, lane) + 1]
         repeat
            sums[lane] = float.swizzled(name, a[lane], b[lane], how)
            if not sums[lane] then a[lane] = pick.float() end
         until sums[lane]
      end)
      c.fields.round, c.fields.flush, c.fields.swizzle = i % 4, how.flush and 1 or 0, pattern
      spread(c, "r", "a", a)
      spread(c, "r", "c", b)
      local d = c:fresh("r")
      c.fields.d = d
      each(c.active, function(lane) c:write("r", d, sums[lane], lane) end)
      emit(c)
   end
end

function M.special(make, _, emit)
   local names = {"SR_LANEID", "SR_EQMASK", "SR_LTMASK", "SR_LEMASK", "SR_GTMASK", "SR_GEMASK"}
   for i, name in ipairs(names) do
      local c = begin(make, "S2R", i + 2)
      local d = c:fresh("r")
      c.fields.special, c.fields.d = c.words.LANE_REGISTERS[name], d
      each(c.active, function(lane) c:write("r", d, warp.lane_registers(lane)[name], lane) end)
      emit(c)
   end
end

return M
