-- The second model of the vuc against cases worked out by hand: flow, waits, predicates, memory,
-- long arithmetic, and the branch half of VP2.

local unit = require("luaunit")
local words = require("tests.reference.vuc.words")

local equal = unit.assertEquals
local word, over, run, outcome = words.word, words.over, words.run, words.outcome
local ALL, NEW = words.ALL, words.NEW

local T = {}

-- Special operations ------------------------------------------------------------------------------

function T.test_flow()
   equal(run(over(0x00, {target = 0x7ff}), {pc = 3}).pc, 0x7ff)
   local called = run(over(0x02, {target = 0x123, pe = 1, pred = 15}), {pc = 0x40, cs = {5}})
   equal({called.pc, called.cs}, {0x123, {5, 0x42}})
   equal(run(over(0x02), {pc = 0x7ff}).cs, {1})
   local back = run(over(0x03), {pc = 0x123, cs = {5, 0x42}})
   equal({back.pc, back.cs}, {0x42, {5}})
   equal(run(over(0x43), {pc = 0x7ff}).pc, 0)
end

function T.test_call_stack_ends()
   local full = {cs = {1, 2, 3, 4, 5, 6, 7, 8}, pc = 4}
   equal(outcome(over(0x02), full), "trap")
   equal({#full.cs, full.pc}, {8, 4})
   equal(#run(over(0x02), {cs = {1, 2, 3, 4, 5, 6, 7}}).cs, 8)
   equal(outcome(over(0x03), {cs = {}}), "trap")
end

function T.test_waits()
   local sleep = 0x34f00004
   for _, variant in ipairs(NEW) do
      equal(outcome(sleep, {stat = 0xf3ff}, variant), "wait")
      equal(outcome(sleep, {stat = 0x0400}, variant), "ok")
      equal(outcome(sleep, {stat = 0x0800}, variant), "ok")
   end
   local state = {stat = 0x80, pc = 7}
   equal(outcome(over(0x05, {src2 = 7}), state), "wait")
   equal(state.pc, 7)
   equal(outcome(over(0x05, {src2 = 6}), state), "ok")
   equal(outcome(over(0x06, {src2 = 7}), state), "ok")
   equal(outcome(over(0x06, {src2 = 15}), state), "wait")
   equal(outcome(over(0x05, {src2 = 7, pe = 1, pred = 4}), state), "ok")
end

function T.test_clicnt()
   local state = run(over(0x20), {icnt = 55, stat = 0x1c00})
   equal({state.icnt, state.stat}, {0, 0x0c00})
end

function T.test_predicate_operations()
   local expected = { -- results for psrc1/psrc2 00 01 10 11
      [0x40] = {0, 0, 0, 1}, [0x41] = {0, 1, 1, 1}, [0x42] = {0, 1, 1, 0},
      [0x44] = {0, 0, 1, 0}, [0x45] = {1, 0, 1, 1}, [0x46] = {1, 0, 0, 1},
      [0x48] = {0, 1, 0, 0}, [0x49] = {1, 1, 0, 1}, [0x4a] = {1, 0, 0, 1},
      [0x4c] = {1, 0, 0, 0}, [0x4d] = {1, 1, 1, 0}, [0x4e] = {0, 1, 1, 0},
   }
   for number, results in pairs(expected) do
      for case = 0, 3 do
         local p = {[5] = case >> 1, [6] = case & 1}
         for extra = 0, 0x10, 0x10 do
            local fields = {src1 = 5, src2 = 6, pred = 9}
            equal(run(over(number | extra, fields), {p = p}).p[9], results[case + 1])
            fields = {src1 = 5, src2 = 6, dst = 8, pred = 15, pe = 1}
            equal(run(over(number | extra, fields), {p = p}).p[8], results[case + 1])
         end
      end
   end
   for _, number in ipairs {0x43, 0x47, 0x4b, 0x4f, 0x53, 0x5f} do
      equal(run(over(number, {src1 = 15, src2 = 15, pred = 9})).p, {})
   end
end

function T.test_load_addresses()
   local D = {[5] = 50, [0x7ff] = 99, [0x3b7] = 3, [0x27] = 2}
   equal(run(over(0x81, {src1 = 1, src2 = 2, dst = 3}), {r = {3, 2}, D = D}).r[3], 50)
   equal(run(over(0x81, {src1 = 1, src2 = 2, dst = 3}), {r = {0xffff, 0x800}, D = D}).r[3], 99)
   local ten = {src1 = 1, src2 = 7, pred = 11, ext = 3, dst = 3, immf = 1}
   equal(run(over(0x81, ten), {r = {0}, D = D}).r[3], 3)
   local six = {src1 = 1, src2 = 7, pred = 15, ext = 2, dst = 3, immf = 1, pe = 1}
   equal(run(over(0x81, six), {r = {0}, D = D}).r[3], 2)
   equal(outcome(over(0x81, {src1 = 1, dst = 3}), {r = {0x800}}), "trap")
   equal(run(over(0x81, {src1 = 1, dst = 3}), {r = {0x7fe, 0, 4}}).r[3], 0)
end

function T.test_store_addresses()
   local function store(fields, r)
      fields.src2 = 4
      r[4] = 0xabcd
      return run(over(0x80, fields), {r = r}).D
   end
   equal(store({src1 = 1, dst = 2}, {0x10, 3}), {[0x23] = 0xabcd})
   equal(store({src1 = 1, dst = 2}, {0x8001, 3}), {[5] = 0xabcd})
   equal(store({src1 = 1, dst = 7, pred = 11, ext = 3, immf = 1}, {1}), {[0x3b8] = 0xabcd})
   local guarded = {src1 = 1, dst = 7, pred = 15, ext = 2, immf = 1, pe = 1}
   equal(store(guarded, {1}), {[0x28] = 0xabcd})
   equal(outcome(over(0x80, {src1 = 1, immf = 1}), {r = {0x800}}), "trap")
end

function T.test_spaces()
   equal(run(0x1c05008d, {B6 = {[0x50] = 7, [0] = 2}}).r[5], 2)
   local function load(number, name, address)
      local state = {r = {address}, [name] = {[address] = 0x5a}}
      return run(over(number, {src1 = 1, dst = 3}), state).r[3]
   end
   local function store(number, name)
      return run(over(number, {src1 = 1, src2 = 2, immf = 1}), {r = {0xffff, 0x1234}})[name]
   end
   equal(load(0x83, "PWT", 0x1ff), 0x5a)
   equal(outcome(over(0x83, {src1 = 1, dst = 3}), {r = {0x200}}), "trap")
   equal(load(0x89, "MVSI", 0xf8), 0x5a)
   equal(load(0x8d, "B6", 0xffff), 0x5a)
   equal(load(0x8f, "B7", 1), 0x5a)
   equal(outcome(over(0x89, {src1 = 1, dst = 3}), {r = {0x100}}), "trap")
   equal(run(over(0x89, {src1 = 1, dst = 3}), {r = {0xbd}, MVSI = {[0x84] = 2}}).r[3], 2)
   equal(outcome(over(0x8a, {src1 = 1, src2 = 2, immf = 1}), {r = {0x80}}), "trap")
   equal(run(over(0x8a, {src1 = 1, src2 = 2, immf = 1}), {r = {0x7a, 9}}).MVSO, {[0x62] = 9})
   equal(run(over(0x8a, {src1 = 1, src2 = 2, immf = 1}), {r = {0x64, 9}}).MVSO, {[4] = 9})
   equal(store(0x8c, "B6"), {[0xffff] = 0x1234})
   equal(store(0x8e, "B7"), {[0xffff] = 0x1234})
   equal(outcome(over(0x84)), "unknown")
end

--- Each case: accumulator before, src1, src2, accumulator after.
local function check_long(number, cases, variants)
   for _, variant in ipairs(variants or ALL) do
      for i, case in ipairs(cases) do
         local state = {l = case[1], r = {case[2], case[3]}}
         equal(run(over(number, {src1 = 1, src2 = 2}), state, variant).l, case[4],
            string.format("%s %02x case %d", variant, number, i))
      end
   end
end

function T.test_long_arithmetic()
   check_long(0xa0, {
      {9, 3, 5, 15}, {9, 0xffff, 0xffff, 0x7fef801}, {9, 2, 0x800, 0}, {9, 2, 0x801, 2},
   })
   check_long(0xa1, {
      {9, 3, 5, 15}, {9, 0xffff, 0x7ff, 1}, {9, 2, 0x400, 0xfffff800},
      {9, 0x8000, 0x400, 0x2000000}, {9, 0xffff, 0x3ff, 0xfffffc01}, {9, 7, 0xf800, 0},
   })
   check_long(0xa2, {
      {5, 0, 0, 3}, {4, 0, 0, 2}, {0xffffffff, 0, 0, 0}, {0xfffffffd, 0, 0, 0xffffffff},
      {6, 0, 1, 2}, {5, 0, 1, 1}, {0x7fffffff, 0, 0, 0x40000000}, {0x80000000, 0, 30, 0xffffffff},
      {0x7fffffff, 0, 31, 0}, {0x80000000, 0, 31, 0}, {8, 0, 0x22, 1}, {0xc0000000, 0, 30, 0},
      {0xbfffffff, 0, 29, 0xffffffff},
   })
   check_long(0xa4, {{5, 0, 0xffff, 4}, {0, 0, 0x8000, 0xffff8000}, {0xffffffff, 0, 2, 1}}, NEW)
   check_long(0xa8, {
      {0x80000000, 0, 31, 0xffffffff}, {0x7fffffff, 0, 31, 0}, {0xfffffffd, 0, 1, 0xfffffffe},
      {12, 0, 0x21, 6}, {12, 0, 0, 12},
   }, NEW)
   check_long(0xac, {
      {100, 0, 7, 14}, {0xffffffff, 0, 2, 0x7fffffff}, {5, 0, 0, 0xffffffff},
   }, {"vp4"})
   local w = over(0xa0, {src1 = 1, src2 = 15, ext = 3, immf = 1})
   equal(run(w, {r = {2}}).l, 126)
end

function T.test_which_special_operations_exist()
   local defined = {}
   for _, n in ipairs {
      0x00, 0x02, 0x03, 0x04, 0x05, 0x06, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x28, 0x29,
      0x2a, 0x2b, 0x2c, 0x80, 0x81, 0x83, 0x84, 0x89, 0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0xa0,
      0xa1, 0xa2,
   } do defined[n] = true end
   for n = 0x40, 0x5f do defined[n] = true end
   for _, variant in ipairs(ALL) do
      for number = 0, 0xff do
         local is = defined[number] or variant ~= "vp2" and (number == 0xa4 or number == 0xa8)
            or variant == "vp4" and number == 0xac
         equal(outcome(over(number), {}, variant) ~= "undecoded", is or false)
      end
   end
   for _, number in ipairs {0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x28, 0x29, 0x2a, 0x2b, 0x2c} do
      equal(outcome(over(number)), "unknown")
   end
end

-- The branch half of VP2 --------------------------------------------------------------------------

local function side(fields, rbp, rbn, rbt)
   fields.rbp, fields.rbn, fields.rbt = rbp, rbn, rbt
   return word(fields)
end

local function nop()
   return {number = 0x43, ot0 = 1, ot1 = 1}
end

function T.test_side_branch()
   equal(run(side(nop(), 2, 0, 5), {pc = 10, p = {[10] = 1}}, "vp2").pc, 15)
   equal(run(side(nop(), 2, 0, 5), {pc = 10, p = {[2] = 1}}, "vp2").pc, 11)
   equal(run(side(nop(), 2, 1, 63), {pc = 10}, "vp2").pc, 73)
   equal(run(side(nop(), 7, 0, 3), {pc = 0x7fe}, "vp2").pc, 1)
   equal(run(side(nop(), 7, 0, 0), {pc = 6}, "vp2").pc, 6)
   equal(run(side(nop(), 7, 1, 63), {pc = 6}, "vp2").pc, 7)
   equal(run(side(nop(), 7, 0, 5), {pc = 6}, "vp3").pc, 7)
end

function T.test_both_halves()
   local add = {op = 4, pom = 2, src1 = 1, src2 = 1, dst = 1, pred = 10}
   local state = run(side(add, 2, 0, 5), {pc = 10, r = {8}, p = {[10] = 1}}, "vp2")
   equal({state.pc, state.r[1], state.p[10]}, {15, 16, 0}) -- reads $p10 before it changes
   local bra = {op = 0, target = 0x100, ot0 = 1, ot1 = 1}
   equal(run(side(bra, 7, 0, 5), {pc = 10}, "vp2").pc, 0x100)
   bra.pe, bra.pred = 1, 3
   equal(run(side(bra, 7, 0, 5), {pc = 10}, "vp2").pc, 15)
   local sleep = {op = 4, ot0 = 1, ot1 = 1}
   state = {pc = 10}
   equal(outcome(side(sleep, 7, 0, 5), state, "vp2"), "wait")
   equal(state.pc, 10)
   equal(outcome(side({op = 2}, 7, 0, 5), state, "vp2"), "undecoded")
end

--- A state with something in each file, always the same.
local function full_state()
   local state = {pc = 0x321, l = 0x89abcdef, stat = 0x0480, h2v = 7, v2h = 8, icnt = 9}
   state.cs = {1, 2}
   for _, name in ipairs {"r", "p", "sr", "D", "PWT", "VP", "MVSI", "MVSO", "B6", "B7"} do
      state[name] = {}
      for i = 0, 15 do state[name][i] = name == "p" and i & 1 or i * 0x111 end
   end
   return state
end

function T.test_nothing_changes_unless_executed()
   math.randomseed(1)
   local seen = {}
   for _ = 1, 6000 do
      local w = math.random(0, (1 << 40) - 1)
      for _, variant in ipairs(ALL) do
         local state = full_state()
         local result = outcome(w, state, variant)
         seen[result] = true
         if result ~= "ok" then equal(state, full_state()) end
      end
   end
   equal(seen, {ok = true, undecoded = true, unknown = true, wait = true, trap = true})
end

return T
