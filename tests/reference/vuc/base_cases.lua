-- The second model of the vuc against cases worked out by hand: base operations, operands, guards
-- and predicate modes.

local unit = require("luaunit")
local words = require("tests.reference.vuc.words")

local equal = unit.assertEquals
local word, over, run, outcome = words.word, words.over, words.run, words.outcome
local ALL, NEW = words.ALL, words.NEW

local T = {}

--- `op $p4 $r3 $r1 $r2` for each {a, b, result, predicate}; result nil for what has none.
local function check_base(op, cases, variants)
   for _, variant in ipairs(variants or ALL) do
      for i, case in ipairs(cases) do
         local a, b, result, predicate = table.unpack(case, 1, 4)
         local label = string.format("%s op %02x case %d", variant, op, i)
         for before = 0, 1 do
            local state = {r = {a, b, 0xdead}, p = {[4] = before}, pc = 5}
            local w = word {op = op, pom = 2, src1 = 1, src2 = 2, dst = 3, pred = 4}
            equal(run(w, state, variant).r, {a, b, result or 0xdead}, label)
            equal(state.p, {[4] = predicate}, label)
            equal(state.pc, 6, label)
         end
      end
   end
end

-- Base operations ---------------------------------------------------------------------------------

function T.test_add()
   check_base(0x04, {
      {1, 2, 3, 1}, {0xffff, 1, 0, 0}, {0x8000, 0x8000, 0, 0}, {0x7fff, 0xffff, 0x7ffe, 0},
   })
end

function T.test_sub()
   check_base(0x05, {{5, 3, 2, 0}, {0, 1, 0xffff, 1}, {0x8000, 1, 0x7fff, 1}})
end

function T.test_subr_is_of_vp2()
   check_base(0x06, {{5, 3, 0xfffe, 0}, {1, 0, 0xffff, 1}, {3, 8, 5, 1}}, {"vp2"})
end

function T.test_avgs()
   check_base(0x06, {
      {1, 2, 2, 0}, {0xffff, 0, 0, 0}, {0xfffd, 0xfffe, 0xfffe, 0}, {0x8000, 0x8000, 0x8000, 0},
      {0x7fff, 0x7fff, 0x7fff, 1}, {0x8000, 0x7fff, 0, 0},
   }, NEW)
end

function T.test_avgu()
   check_base(0x07, {
      {1, 2, 2, 0}, {0xffff, 0xffff, 0xffff, 1}, {0xffff, 0, 0x8000, 0},
      {0x8000, 0x7fff, 0x8000, 0},
   }, NEW)
end

function T.test_comparisons()
   check_base(0x08, {
      {1, 0, nil, 1}, {0, 0, nil, 0}, {0xffff, 0, nil, 0}, {0, 0xffff, nil, 1},
      {0x7fff, 0x8000, nil, 1},
   })
   check_base(0x09, {
      {1, 0, nil, 0}, {0, 0, nil, 0}, {0xffff, 0, nil, 1}, {0x8000, 0x7fff, nil, 1},
   })
   check_base(0x0a, {{7, 7, nil, 1}, {0xffff, 0x7fff, nil, 0}, {0, 0, nil, 1}})
   check_base(0x0b, {
      {0, 0, nil, 1}, {3, 3, nil, 1}, {3, 2, nil, 0}, {0xffff, 5, nil, 0}, {0, 0xffff, nil, 0},
      {0x8000, 0x8000, nil, 0}, {0, 0x7fff, nil, 1},
   })
   check_base(0x0f, {{0, 0, nil, 1}, {0, 1, nil, 0}, {0x8000, 0, nil, 0}}, {"vp2"})
   check_base(0x12, {
      {0x8000, 15, nil, 1}, {0x8000, 31, nil, 1}, {0x7fff, 15, nil, 0}, {1, 0, nil, 1},
      {2, 16, nil, 0},
   })
end

function T.test_clamplep()
   check_base(0x0c, {
      {5, 10, 5, 0}, {10, 10, 10, 0}, {11, 10, 10, 1}, {0xfffb, 10, 0, 1}, {0xfffb, 0xfffd, 0, 1},
      {0xfffd, 0xfffb, 0xfffb, 1}, {0, 0xffff, 0xffff, 1}, {0, 0, 0, 0}, {0x8000, 0x8000, 0, 1},
   })
end

function T.test_clamps()
   check_base(0x0d, {
      {127, 7, 127, 0}, {128, 7, 127, 1}, {0xff80, 7, 0xff80, 0}, {0xff7f, 7, 0xff80, 1},
      {1, 0, 0, 1}, {0, 0, 0, 0}, {0xffff, 0, 0xffff, 0}, {0xfffe, 0, 0xffff, 1},
      {0x8000, 15, 0x8000, 0}, {0x7fff, 15, 0x7fff, 0}, {200, 23, 127, 1}, {0x7fff, 14, 0x3fff, 1},
   })
end

function T.test_sext()
   check_base(0x0e, {
      {0x80, 7, 0xff80, 1}, {0x17f, 7, 0x7f, 0}, {1, 0, 0xffff, 1}, {2, 0, 0, 0},
      {0x8000, 15, 0x8000, 1}, {0x7fff, 15, 0x7fff, 0}, {0x180, 0x17, 0xff80, 1},
   })
end

function T.test_div2s()
   check_base(0x0f, {
      {5, 0, 2, 0}, {0xfffb, 0, 0xfffe, 1}, {0xffff, 0, 0, 0}, {0xfffe, 9, 0xffff, 1},
      {0x8000, 0, 0xc000, 1}, {0, 0, 0, 0},
   }, NEW)
end

function T.test_bits()
   check_base(0x10, {{0, 15, 0x8000, 0}, {0, 16, 1, 1}, {1, 3, 9, 1}})
   check_base(0x11, {{0xffff, 15, 0x7fff, 1}, {0xffff, 0, 0xfffe, 0}, {0xffff, 0x11, 0xfffd, 1}})
   check_base(0x14, {{0x1234, 0, 0x3412, 0}, {0x01ff, 7, 0xff01, 1}})
   check_base(0x18, {{0x00ff, 0x0ff1, 0x00f1, 1}, {1, 2, 0, 0}})
   check_base(0x19, {{0x00f0, 0x0f00, 0x0ff0, 0}, {1, 2, 3, 1}})
   check_base(0x1a, {{0x00ff, 0x0ff0, 0x0f0f, 1}, {1, 1, 0, 0}})
   check_base(0x1b, {{0, 0x1234, 0xffff, 1}, {0xffff, 0, 0, 0}, {0x00ff, 0, 0xff00, 0}})
end

function T.test_shifts()
   check_base(0x15, {
      {0x8001, 1, 2, 1}, {0x4000, 1, 0x8000, 0}, {0xffff, 0, 0xffff, 0}, {3, 15, 0x8000, 1},
      {2, 15, 0, 1}, {0x8001, 17, 2, 1}, {0xffff, 16, 0xffff, 0},
   })
   check_base(0x16, {
      {0x8001, 1, 0x4000, 1}, {0x8000, 15, 1, 0}, {0xffff, 0, 0xffff, 0}, {0xc000, 15, 1, 1},
      {4, 3, 0, 1}, {4, 0x12, 1, 0},
   })
   check_base(0x17, {
      {0x8001, 1, 0xc000, 1}, {0x8000, 15, 0xffff, 0}, {0x7fff, 15, 0, 1}, {0x8001, 0, 0x8001, 0},
      {0xfffe, 2, 0xffff, 1},
   })
end

function T.test_min_and_max()
   check_base(0x1d, {
      {1, 2, 1, 0}, {2, 1, 1, 1}, {7, 7, 7, 0}, {0, 0xffff, 0xffff, 1}, {0x8000, 0x7fff, 0x8000, 0},
   }, NEW)
   check_base(0x1e, {
      {1, 2, 2, 1}, {2, 1, 2, 0}, {7, 7, 7, 1}, {0, 0xffff, 0, 0}, {0x8000, 0x7fff, 0x7fff, 1},
   }, NEW)
end

function T.test_slct_reads_the_predicate_that_it_writes()
   local function slct(selector)
      local w = word {op = 0, pom = 2, src1 = 1, src2 = 2, dst = 3, pred = 4}
      return run(w, {r = {0x10, 0x21}, p = {[4] = selector}})
   end
   local high, low = slct(1), slct(0)
   equal({high.r[3], high.p[4]}, {0x10, 0})
   equal({low.r[3], low.p[4]}, {0x21, 1})
   local guarded = word {op = 0, pom = 3, src1 = 1, src2 = 2, dst = 3, pred = 4, pe = 1}
   equal(run(guarded, {r = {7, 8}, p = {[4] = 1}}).r[3], 7)
   equal(run(guarded, {r = {7, 8}, p = {[4] = 0}}).r[3], nil)
end

function T.test_mov_has_long_immediates()
   equal(run(word {op = 1, pom = 3, src2 = 2, dst = 3}, {r = {1, 0x8001}}).r[3], 0x8001)
   local all = {op = 1, pom = 3, src1 = 1, src2 = 2, pred = 3, ext = 2, dst = 3, immf = 1}
   equal(run(word(all)).r[3], 0x2321)
   all.ot0 = 1
   equal(run(word(all)).r[3], 0x2321)
   all.ot0, all.ot1, all.ext, all.dst = 0, 1, 0, 7
   equal(run(word(all)).sr[7], 0x321)
   all.ext, all.dst = 1, 9 -- $sr25: EXT selects the register and is no part of the value
   equal(run(word(all)).sr[25], 0x321)
   local guarded = word {op = 1, pom = 3, src1 = 5, pred = 15, dst = 3, immf = 1, pe = 1}
   equal(run(guarded).r[3], 0xf05)
   local assigned = run(word {op = 1, pom = 2, src1 = 1, pred = 6, dst = 3, immf = 1})
   equal({assigned.r[3], assigned.p[6]}, {0x601, 1})
end

function T.test_mov_reads_no_special_register()
   local w = word {op = 1, pom = 3, src1 = 10, src2 = 2, dst = 3, ot0 = 1}
   equal(run(w, {r = {0, 77}}).r[3], 77)
end

function T.test_undefined_base_operations()
   for _, variant in ipairs(ALL) do
      for _, op in ipairs {0x02, 0x03, 0x13, 0x1f} do
         equal(outcome(word {op = op}, {}, variant), "undecoded")
      end
      for _, op in ipairs {0x07, 0x1d, 0x1e} do
         equal(outcome(word {op = op}, {}, variant), variant == "vp2" and "undecoded" or "ok")
      end
   end
end

-- Operands and predicates -------------------------------------------------------------------------

function T.test_second_source_immediates()
   local six = word {op = 4, pom = 3, src1 = 1, src2 = 15, ext = 3, immf = 1, dst = 2}
   equal(run(six, {r = {0x100}}).r[2], 0x13f)
   local four = word {op = 4, pom = 3, src1 = 5, src2 = 15, ext = 0, immf = 1, dst = 2, ot0 = 1}
   equal(run(four, {v2h = 0x100}).r[2], 0x10f)
   local from16 = word {op = 4, pom = 3, src1 = 5, src2 = 15, ext = 1, immf = 1, dst = 2, ot0 = 1}
   equal(run(from16, {sr = {[21] = 0x200}}).r[2], 0x20f)
   local to_sr = word {op = 4, pom = 3, src1 = 1, src2 = 15, ext = 1, immf = 1, dst = 0, ot1 = 1}
   equal(run(to_sr, {r = {0x300}}).sr[16], 0x30f)
end

function T.test_fixed_registers()
   equal(run(word {op = 4, pom = 3, src1 = 0, src2 = 2, dst = 0}, {r = {0, 9}}).r, {0, 9})
   equal(run(word {op = 4, pom = 3, src1 = 0, src2 = 0, dst = 1}, {r = {[0] = 5}}).r[1], 0)
   for _, n in ipairs {1, 15} do
      local w = word {op = 4, pom = 2, src1 = 1, dst = 2, pred = n}
      equal(run(w, {r = {1}, p = {[0] = 1}}).p, {[0] = 1})
   end
end

--- Each mode with and without inversion, for the four pairs (before, output).
function T.test_predicate_modes()
   local expected = { -- by mode and inversion: results for before/output 00 01 10 11
      [0] = {[0] = {0, 0, 0, 1}, {0, 0, 1, 0}}, {[0] = {0, 1, 1, 1}, {1, 0, 1, 1}},
      {[0] = {0, 1, 0, 1}, {1, 0, 1, 0}}, {[0] = {0, 0, 1, 1}, {0, 0, 1, 1}},
   }
   for mode = 0, 3 do
      for inversion = 0, 1 do
         for case = 0, 3 do
            local state = {r = {case & 1}, p = {[7] = case >> 1}}
            run(word {op = 4, pom = mode, pon = inversion, src1 = 1, dst = 2, pred = 7}, state)
            equal(state.p[7], expected[mode][inversion][case + 1])
         end
      end
   end
end

function T.test_guard()
   local w = word {op = 4, pom = 2, src1 = 1, dst = 2, pred = 4, pe = 1}
   equal(run(w, {r = {3}, p = {[4] = 1}}).p, {[4] = 1, [2] = 1}) -- predicate goes to $p[DST]
   local off = run(w, {r = {3}, p = {[4] = 0}, pc = 9})
   equal({off.r, off.p, off.pc}, {{3}, {[4] = 0}, 10})
   local by_p1 = word {op = 4, pom = 3, src1 = 1, dst = 2, pred = 1, pe = 1}
   equal(run(by_p1, {r = {3}, p = {[0] = 0}}).r[2], 3)
   equal(run(by_p1, {r = {3}, p = {[0] = 1}}).r[2], nil)
   equal(outcome(over(0x29, {pe = 1, pred = 2})), "ok") -- an unknown one that does not happen
   equal(outcome(over(0x04, {pe = 1, pred = 2})), "ok")
end

function T.test_pred_register_beside_a_predicate()
   local w = {op = 4, pom = 2, pon = 1, src1 = 1, dst = 14, ot1 = 1, pred = 3}
   for mode = 0, 2 do
      w.pom = mode
      equal(outcome(word(w), {r = {0xffff}}), "unknown") -- which of the two stays?
   end
   w.pom = 3
   local p = run(word(w), {r = {0xffef}, p = {[4] = 1}}).p
   equal({p[0], p[1], p[3], p[4], p[14]}, {1, nil, 1, 0, 1})
   w.pom, w.pe, w.pred = 0, 1, 5 -- the guard is clear, so that neither happens
   equal(outcome(word(w), {r = {0xffff}}), "ok")
end

function T.test_comparison_writes_no_special_register()
   local w = word {op = 0x0a, pom = 2, src1 = 1, src2 = 1, dst = 6, ot1 = 1, pred = 3}
   equal(run(w, {r = {4}, stat = 0x55}).stat, 0x55)
   equal(run(w, {r = {4}}).p[3], 1)
end

return T
