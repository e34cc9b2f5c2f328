-- The second model of the vuc against cases worked out by hand: special registers and the lookup
-- tables that read them.

local unit = require("luaunit")
local words = require("tests.reference.vuc.words")

local equal = unit.assertEquals
local word, run, outcome = words.word, words.run, words.outcome
local ALL = words.ALL

local T = {}

-- Special registers -------------------------------------------------------------------------------

--- `or $r3 $sr[n] $r0`
local function read_word(n)
   return word {op = 0x19, pom = 3, src1 = n & 15, ext = n >> 4, dst = 3, ot0 = 1}
end

--- `or $sr[n] $r1 $r0`
local function write_word(n)
   return word {op = 0x19, pom = 3, src1 = 1, dst = n & 15, ext = n >> 4, ot1 = 1}
end

function T.test_readable_special_registers()
   local only_vp2 = {[0] = true, [1] = true, [11] = true, [31] = true, [41] = true, [42] = true}
   for _, variant in ipairs(ALL) do
      for n = 0, 63 do
         local exists = n <= 42 or n >= 48 and n <= 58
         if only_vp2[n] and variant ~= "vp2" then exists = false end
         local expected = exists and "ok" or "unknown"
         equal(outcome(read_word(n), {cs = {1}}, variant), expected)
         if n == 6 or n == 8 or n == 9 or n >= 32 then expected = "unknown" end
         equal(outcome(write_word(n), {cs = {1}}, variant), expected)
      end
   end
end

function T.test_special_reads()
   local function read(n, state)
      return run(read_word(n), state).r[3]
   end
   equal(read(2, {sr = {[2] = 13}}), 13)
   equal(read(6, {stat = 0x8103}), 0x8103)
   equal(read(8, {pc = 0x123}), 0x123)
   equal(read(9, {cs = {4, 5, 6}}), 3)
   equal(read(12, {l = 0x12345678}), 0x1234)
   equal(read(13, {l = 0x12345678}), 0x5678)
   equal(read(14, {p = {[0] = 0, [3] = 1, [14] = 1}}), 0xc00a)
   equal(read(14, {p = {[0] = 1}}), 0x8001)
   equal(read(15, {icnt = 77}), 77)
   equal(read(48, {sr = {[48] = 3}}), 3)
end

function T.test_reads_with_effects()
   local state = run(read_word(4), {h2v = 0x1111, stat = 0x0c00})
   equal({state.r[3], state.stat}, {0x1111, 0x0400})
   state = run(read_word(10), {cs = {7, 8}})
   equal({state.r[3], state.cs}, {8, {7}})
   equal(outcome(read_word(10), {cs = {}}), "trap")
   local test = word {op = 0x12, pom = 2, src1 = 10, src2 = 3, immf = 1, pred = 4, ot0 = 1}
   state = run(test, {cs = {7, 8}})
   equal({state.p[4], state.cs}, {1, {7}})
end

function T.test_special_writes()
   local function write(n, value, state, variant)
      state = state or {}
      state.r = {value}
      return run(write_word(n), state, variant)
   end
   equal(write(2, 0xabcd).sr[2], 0xabcd)
   equal(write(5, 0xabcd).v2h, 0xabcd)
   equal(write(4, 0xabcd, {h2v = 1}).h2v, 1)
   equal(write(10, 0xf123, {cs = {5}}).cs, {5, 0x123})
   equal(outcome(write_word(10), {cs = {1, 2, 3, 4, 5, 6, 7, 8}}), "trap")
   equal(write(12, 0xabcd, {l = 0x12345678}).l, 0xabcd5678)
   equal(write(13, 0xabcd, {l = 0x12345678}).l, 0x1234abcd)
   equal(write(12, 0xabcd, {l = 0x12345678}, "vp2").l, 0x12345678)
   equal(write(13, 0xabcd, {l = 0x12345678}, "vp2").l, 0x12345678)
   local state = write(15, 9, {stat = 0xffff})
   equal({state.icnt, state.stat}, {9, 0xefff})
   equal(write(24, 0xfff6, {sr = {[24] = 0x0009}}).sr[24], 0)
   equal(write(24, 0x0009, {sr = {[24] = 0x3070}}).sr[24], 0x3079)
   local p = write(14, 0x8002, {p = {[0] = 1, [7] = 1}}).p
   equal({p[0], p[1], p[7], p[15]}, {0, nil, 0, nil})
end

-- Tables ------------------------------------------------------------------------------------------

--- Value and predicate of `lut` with an immediate table number.
local function look_up(number, index, sr, variant)
   local w = word {op = 0x1c, pom = 2, src1 = 1, src2 = number, immf = 1, dst = 3, pred = 4}
   local state = {r = {index}, sr = sr, pc = 0}
   local result = outcome(w, state, variant)
   if result ~= "ok" then return result end
   return {state.r[3], state.p[4]}
end

function T.test_motion_tables()
   local sr = {}
   for n = 16, 23 do sr[n] = 0x100 + n end
   local expected = {[0] = {16, 18}, {17, 19}, {20, 21}, {22, 23}}
   for number = 0, 7 do
      for index = 0, 3 do
         local n = expected[number & 3][(index & 1) + 1]
         sr[30] = 0x20
         equal(look_up(number, 0xfff0 + index, sr), {0x100 + n, n & 1})
         sr[30] = 0x7f
         equal(look_up(number, index, sr), number < 4 and {0x100 + n, n & 1} or {0, 0})
      end
   end
end

function T.test_count_table()
   equal(look_up(8, 4, {[30] = 0x20}), {1, 1})
   equal(look_up(8, 7, {[30] = 0x44}), {2, 0})
   equal(look_up(8, 4, {[30] = 0x56}), {4, 0})
   equal(look_up(8, 12, {[30] = 0x00}), {4, 0})
   equal(look_up(8, 4, {[30] = 0x18}), {1, 1})
   equal(look_up(8, 1, {[30] = 0x22}), {1, 1})
   equal(look_up(8, 1, {[30] = 0x00}), {4, 0})
   equal(look_up(8, 1, {[30] = 0x19, [24] = 8}), {1, 1})
   equal(look_up(8, 1, {[30] = 0x23}), "unknown")
   equal(look_up(8, 4, {[30] = 0x40}), {1, 1})
   equal(look_up(8, 4, {[30] = 0x7e}), {4, 0})
   equal(look_up(8, 1, {[30] = 0x7e}), "unknown")
   equal(look_up(8, 4, {[30] = 0x30}), "unknown")
end

function T.test_position_table()
   equal(look_up(9, 0x001, {[30] = 0x21}), {8, 0})
   equal(look_up(9, 0x001, {[30] = 0x55}), {4, 0})
   equal(look_up(9, 0x003, {[30] = 0x56}), {12, 0})
   equal(look_up(9, 0x000, {[30] = 0x7f}), {0, 0})
   equal(look_up(9, 0x000, {[30] = 0x40}), {0, 0})
   equal(look_up(9, 0x002, {[30] = 0x7e}), {8, 0})
   equal(look_up(9, 0x002, {[30] = 0x21}), "unknown")
   equal(look_up(9, 0x100, {[30] = 0x56}), "unknown")
end

function T.test_next_table()
   equal(look_up(10, 0x000, {[30] = 0x21}), {1, 0})
   equal(look_up(10, 0x001, {[30] = 0x21}), {2, 0})
   equal(look_up(10, 0x002, {[30] = 0x21}), "unknown")
   equal(look_up(10, 0x001, {[30] = 0x00}), {0x101, 1})
   equal(look_up(10, 0x201, {[30] = 0x00}), {0x301, 1})
   equal(look_up(10, 0x301, {[30] = 0x00}), {2, 0})
   equal(look_up(10, 0x003, {[30] = 0x19, [24] = 8}), {4, 0})
   equal(look_up(10, 0x000, {[30] = 0x56}), "unknown")
end

function T.test_mode_table()
   local cases = { -- $mbtype and the modes of partitions 0 and 1
      {0x00, 0, 0}, {0x18, 0, 0}, {0x20, 1, 0}, {0x22, 1, 1}, {0x23, 1, 1}, {0x40, 0, 0},
      {0x42, 2, 0}, {0x43, 3, 0}, {0x44, 1, 1}, {0x45, 1, 1}, {0x46, 2, 2}, {0x48, 1, 2},
      {0x4b, 2, 1}, {0x4c, 1, 3}, {0x4f, 2, 3}, {0x51, 3, 1}, {0x52, 3, 2}, {0x55, 3, 3},
      {0x7e, 0, 0}, {0x7f, 1, 0},
   }
   for _, case in ipairs(cases) do
      for part = 0, 1 do
         local expected = case[2 + part]
         equal(look_up(11, 0x10 + part * 0x101, {[30] = case[1]}), {expected, expected & 1})
      end
   end
   equal(look_up(11, 0, {[30] = 0x56}), "unknown")
   equal(look_up(11, 0, {[30] = 0x80}), "unknown")
end

function T.test_last_tables()
   for number = 13, 15 do equal(look_up(number, 5, {}), {0, 0}) end
   equal(look_up(12, 5, {}, "vp2"), {0, 0})
   equal(look_up(12, 5, {}, "vp3"), "unknown")
   local w = word {op = 0x1c, pom = 3, src1 = 1, src2 = 2, dst = 3} -- low 4 bits of a register
   equal(run(w, {r = {1, 0xfff0}, sr = {[18] = 5}}).r[3], 5)
end

return T
