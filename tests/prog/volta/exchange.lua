-- `exchange.lua PROGRAM FILE`: vectors of what the threads of a warp exchange: MATCH, REDUX, R2UR,
-- ELECT, LDSM, STSM, MOVM.
package.path = arg[0]:match("^(.*/)tests/prog/") .. "?.lua;" .. package.path
local exchange = require("tests.reference.sass.exchange")
local warp = require("tests.reference.sass.warp")
local vectors = require("tests.prog.volta.vectors")

local out = vectors.new(arg[1], arg[2])
local below, word, lanes = vectors.below, vectors.word, vectors.lanes
local ALL = 0xffffffff
local ACTIVE = { ALL, 0x0000ffff, 0x80000001, 0x5555aaaa, 0x00001000 }

local function truths() return lanes(function() return below(2) end) end

-- The mask of the lanes of another that a predicate lets through, and the lowest of them.
local function passed(active, p)
   local mask, lowest = 0, nil
   for lane = 31, 0, -1 do
      if active >> lane & p[lane] & 1 == 1 then mask, lowest = mask | 1 << lane, lane end
   end
   return mask, lowest
end

local function add(variant, text, active, given, made)
   out:add({ variant = variant, text = text, active = active, given = given, made = made })
end

for _, active in ipairs(ACTIVE) do
   -- Few values, so that some lanes have the same one; the high words tell some of them apart.
   local a, high = lanes(function() return below(4) end), lanes(function() return below(2) end)
   local wide = lanes(function(lane) return a[lane] | high[lane] << 32 end)
   add("sm_70", "MATCH.ANY R0, R2", active, { R2 = a }, { R0 = warp.match_any(active, a) })
   add("sm_75", "MATCH.ANY.U64 R0, R2", active, { R2 = a, R3 = high },
      { R0 = warp.match_any(active, wide) })
   local one = lanes(function() return 7 end)
   for _, values in ipairs({ a, one }) do
      local mask, truth = warp.match_all(active, values)
      add("sm_90", "MATCH.ALL P1, R0, R2", active, { R2 = values },
         { R0 = lanes(function() return mask end), P1 = lanes(function() return truth end) })
   end
   local p, x = truths(), lanes()
   local mask, lowest = passed(active, p)
   for _, suffix in ipairs(exchange.reductions) do
      add("sm_80", ("REDUX%s UR6, R2"):format(suffix), active, { R2 = x },
         { UR6 = exchange.reduced(suffix, active, x) })
      add("sm_90", ("@P0 REDUX%s UR6, R2"):format(suffix), active, { R2 = x, P0 = p, UR6 = 9 },
         { UR6 = exchange.reduced(suffix, mask, x) or 9 })
   end
   add("sm_75", "@P0 R2UR UR6, R2", active, { R2 = x, P0 = p, UR6 = 9 },
      { UR6 = lowest and x[lowest] or 9 })
   add("sm_90", "ELECT P1, UR4, P0", active, { P0 = p, UR4 = 9 }, { UR4 = lowest or 9,
      P1 = lanes(function(lane) return lane == lowest and 1 or 0 end) })
end

-- Matrices ----------------------------------------------------------------------------------------

-- Rows at random places of shared memory: their addresses by lane, and the words by address.
local function random_rows(count)
   local at, memory = {}, {}
   for lane = 0, 31 do at[lane] = lane < count and (lane * 7 + 3) % 32 * 16 or word() end
   for lane = 0, count - 1 do
      for i = 0, 3 do memory[at[lane] + 4 * i] = word() end
   end
   return at, memory
end

local function rows_at(memory, at, m)
   local rows = {}
   for r = 0, 7 do
      rows[r] = {}
      for i = 0, 3 do rows[r][i] = memory[at[8 * m + r] + 4 * i] end
   end
   return rows
end

local COUNTS = { [""] = 1, [".2"] = 2, [".4"] = 4 }

local function load_matrices(suffix, transposes, variant)
   local count = COUNTS[suffix]
   local at, memory = random_rows(8 * count)
   local made = {}
   for m = 0, count - 1 do
      local matrix = exchange.matrix_of_rows(rows_at(memory, at, m))
      if transposes then matrix = exchange.transposed(matrix) end
      made["R" .. 8 + m] = exchange.words_of(matrix)
   end
   out:add({ variant = variant, given = { R44 = at }, made = made, memory = memory, stored = memory,
      text = ("LDSM.16.M%s88%s R8, [R44]"):format(transposes and "T" or "", suffix) })
end

local function store_matrices(suffix, transposes)
   local count = COUNTS[suffix]
   local at, memory = random_rows(8 * count)
   local given, stored = { R12 = at }, {}
   for m = 0, count - 1 do
      local words = lanes()
      given["R" .. 48 + m] = words
      local matrix = exchange.matrix_of(words)
      if transposes then matrix = exchange.transposed(matrix) end
      local rows = exchange.words_of(matrix)
      for lane = 0, 31 do stored[at[8 * m + lane // 4] + 4 * (lane % 4)] = rows[lane] end
   end
   out:add({ variant = "sm_90", given = given, made = {}, memory = memory, stored = stored,
      text = ("STSM.16.M%s88%s [R12], R48"):format(transposes and "T" or "", suffix) })
end

for suffix in pairs(COUNTS) do
   for _, transposes in ipairs({ false, true }) do
      for _, variant in ipairs({ "sm_75", "sm_80", "sm_90" }) do
         load_matrices(suffix, transposes, variant)
      end
      store_matrices(suffix, transposes)
   end
end

local words = lanes()
add("sm_75", "MOVM.16.MT88 R2, R3", ALL, { R3 = words },
   { R2 = exchange.words_of(exchange.transposed(exchange.matrix_of(words))) })

print(out:write() .. " vectors")
