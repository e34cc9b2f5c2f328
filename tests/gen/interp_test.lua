-- Checks gen/interp: small programs, traps, memory, and that every value stays in the interval
-- that the values pass gave its expression.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local report_of = require("gen.base.report")
local parse = require("gen.syntax.parse")
local names = require("gen.resolve.names")
local expand = require("gen.forms.expand")
local values = require("gen.values")
local interp = require("gen.interp")
local irtext = require("gen.ir.text")

local HEAD = [[
isa t "T"
variant old; variant new = NEW
unit 16 little
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; N 0..3 u; I 0..7 s; J 0..3 s x4; REL 0..7 s x2 rel next
regs
    $pc u16 reset 0x200 counts bytes
    $r 16 u16 reset 7
        entry 15 = 0
        entry 14 = $f
        view .b[i in 0..1] = [8*i +: 8]
        view .odd = [1, 3, 5..7]
    $f u8
        bits 2..3 = 2
        bits 6 = 1 on NEW
    $w 2 s10
    $bus u8 per bundle
stack $st 2 : back u16, kind u3
space mem u8 size 0x100 access 8,16
space strict u8 size 0x100 access 8,16 unaligned trap
space ring u8 size 0x10 access 8,16 unaligned drop outside wrap
space empty u8 size 0x10 outside zero
space back u8 size 0x10 big access 8,32
]]

local function load(form, body, extra)
   local text = HEAD .. (extra or "") .. 'insn x "X"\n    form x ' .. form .. "\n    do\n"
   for line in body:gmatch("[^\n]+") do text = text .. "        " .. line .. "\n" end
   local report = report_of.new()
   local sym = names.resolve(parse.text("t.isa", text, report), report)
   local model = expand.pages(sym, report)
   values.infer(model, report)
   lu.assertEquals(report:to_string(), "")
   return model, model.forms[1]
end

local function state_with(registers)
   local state = interp.new_state()
   state.pc = 0x100
   state.files["$r"] = registers or { [1] = 0x1234, [2] = 0xfff0 }
   return state
end

-- Every value must lie in the interval of its node.
local function watch(node, value)
   if num.lt(value, node.lo) or num.lt(node.hi, value) then
      error(("%s is %s, not in %s..%s"):format(irtext.expr(node), num.tostring(value),
         num.tostring(node.lo),
         num.tostring(node.hi)), 0)
   end
end

-- Runs `body` with A = $r1, B = $r2 (word 0x112n) and returns the state and the result.
local function run(body, options)
   options = options or {}
   local model, form = load(options.form or "A B N : OP=1", body, options.extra)
   local state = options.state or state_with(options.registers)
   local result = interp.run(model, form, options.lines, options.fields, state,
      { word = options.word or 0x1123, config = options.config or 1, watch = watch })
   return state, result, model
end

local function register(index, body, options)
   local state, result, model = run(body, options)
   lu.assertNil(result.trap)
   return interp.read(model, state, model.sym.state["$r"].file, index, options and options.config)
end

TestRegisters = {}

function TestRegisters.test_arithmetic_truncates_at_the_store()
   lu.assertEquals(register(1, "A = A + B"), 0x1224)
   lu.assertEquals(register(1, "A = s16(B) * 3"), 0xffd0)
   lu.assertEquals(register(1, "A = quo(s16(B), 3)"), 0xfffb)
   lu.assertEquals(register(1, "A = div(s16(B), 3)"), 0xfffa)
end

function TestRegisters.test_reads_see_the_state_before()
   local state = run("t = A\nA = B\nB = t\n$r3 = old A")
   lu.assertEquals({ state.files["$r"][1], state.files["$r"][2], state.files["$r"][3] },
      { 0xfff0, 0x1234, 0x1234 })
end

function TestRegisters.test_later_stores_win_bit_by_bit()
   lu.assertEquals(register(1, "A = 0\nA.b[1] = 0xab\nA[0..3] = 5"), 0xab05)
   lu.assertEquals(register(1, "A = 0; A.odd = 0x1f"), 0xea)
end

function TestRegisters.test_hardwired_and_alias_entries()
   local state, _, model = run("$r15 = 5\n$r14 = 0xff\nA = old $r15 + 1")
   lu.assertEquals(state.files["$r"][1], 1)
   lu.assertNil(state.files["$r"][15])
   lu.assertEquals(state.files["$f"][0], 0xfb)
   lu.assertEquals(interp.read(model, state, model.sym.state["$r"].file, 14), 0xfb)
end

function TestRegisters.test_fixed_bits_depend_on_the_variant()
   lu.assertEquals(register(1, "A = $f", { config = 1 }), 0x08)
   lu.assertEquals(register(1, "A = $f", { config = 2 }), 0x48)
end

function TestRegisters.test_reset_signed_and_bundle_state()
   lu.assertEquals(register(1, "A = $r9"), 7)
   local state, _, model = run("$w[0] = 0x3ff\n$bus = 9\nA = old $bus")
   lu.assertEquals(state.files["$w"][0], -1)
   lu.assertEquals(state.files["$r"][1], 0)
   lu.assertEquals(interp.read(model, state, model.sym.state["$bus"].file), 9)
end

function TestRegisters.test_program_counter()
   lu.assertEquals(run("A = $pc").pc, 0x102)
   lu.assertEquals(run("$pc = B").pc, 0xfff0)
   local state, result = run("if N == 0: $pc = B")
   lu.assertEquals({ state.pc, result.jumped }, { 0x102, false })
   lu.assertEquals(run("$pc = REL", { form = "REL : OP=1 ignored 8..11", word = 0x10fe }).pc, 0xfe)
end

-- A program counter that was not set has its reset value.
function TestRegisters.test_program_counter_after_reset()
   local state = interp.new_state()
   lu.assertEquals(run("A = here", { state = state }).files["$r"][1], 0x200)
   lu.assertEquals(state.pc, 0x202)
end

function TestRegisters.test_cat_as_a_target()
   local state = run("cat(A, $f) = cat(B, u8(N))")
   lu.assertEquals({ state.files["$r"][1], state.files["$f"][0] }, { 0xfff0, 0x0b })
end

TestMemory = {}

function TestMemory.test_cells_join_lowest_first()
   local state = run("mem.u16[0x10] = A")
   lu.assertEquals({ state.spaces.mem[0x10], state.spaces.mem[0x11] }, { 0x34, 0x12 })
   lu.assertEquals(register(1, "A = mem.u16[3]", { state = (function()
      local s = state_with()
      s.spaces.mem = { [3] = 0xcd, [4] = 0xab }
      return s
   end)() }), 0xabcd)
end

function TestMemory.test_big_spaces_join_highest_first()
   local state = run("back.u32[0] = 0x01020304")
   lu.assertEquals({ state.spaces.back[0], state.spaces.back[3] }, { 1, 4 })
end

function TestMemory.test_rules_for_odd_and_far_places()
   local _, result = run("A = strict.u16[N]")
   lu.assertEquals(result.trap, "unaligned")
   lu.assertEquals(run("ring.u16[N] = A").spaces.ring[2], 0x34)
   lu.assertEquals(run("ring.u8[B] = 5").spaces.ring[0], 5)
   lu.assertEquals(register(1, "A = empty.u8[B]"), 0)
   lu.assertEquals(run("empty.u8[B] = 5").spaces.empty, {})
end

TestTraps = {}

function TestTraps.test_nothing_is_written()
   local state, result = run("A = 0\nmem.u8[0] = 1\nmem.u8[B] = 1")
   lu.assertEquals(result.trap, "outside")
   lu.assertEquals({ state.files["$r"][1], state.spaces.mem, state.pc }, { 0x1234, nil, 0x100 })
end

function TestTraps.test_unknown_and_trap_carry_their_text()
   local _, result = run('A = 0\nif N == 3: unknown "never tested"')
   lu.assertEquals({ result.trap, result.why }, { "unknown", "never tested" })
   _, result = run('trap "privileged"')
   lu.assertEquals({ result.trap, result.why }, { "trap", "privileged" })
end

TestStacks = {}

function TestStacks.test_push_pop()
   local state = run("push $st(back = next, kind = 2)\n$pc = B")
   lu.assertEquals(state.stacks["$st"], { { 0x102, 2 } })
   local after = run("e = pop($st)\n$pc = e.back\nA = e.kind + depth($st)", { state = state })
   lu.assertEquals({ after.pc, after.files["$r"][1], #after.stacks["$st"] }, { 0x102, 2, 0 })
end

function TestStacks.test_bounds_trap()
   local _, result = run("e = pop($st); A = e.back")
   lu.assertEquals(result.trap, "stack")
   local full = state_with()
   full.stacks["$st"] = { { 1, 1 }, { 2, 2 } }
   _, result = run("push $st(back = 0, kind = 0)", { state = full })
   lu.assertEquals(result.trap, "stack")
   lu.assertEquals(#full.stacks["$st"], 2)
end

function TestStacks.test_top_sees_what_was_pushed_before()
   lu.assertEquals(register(1, "push $st(back = 9, kind = 1)\nA = top($st).back"), 9)
end

TestOperands = {}

local SOURCE = [[
operand SRC
    B : N=0; "#"{B} : N=1 = 5; "-" : N=2 ignored B = none; "?"{B} : N=3..15 = unknown "why"
]]

function TestOperands.test_the_line_taken_decides()
   local function value(line)
      return register(1, "A = SRC",
         { form = "A SRC : OP=1", extra = SOURCE, lines = { [0] = line } })
   end
   lu.assertEquals(value(0), 0xfff0)
   lu.assertEquals(value(1), 5)
   lu.assertEquals(value(2), 0x1234)
   local _, result = run("A = SRC", { form = "A SRC : OP=1", extra = SOURCE, lines = { [0] = 3 } })
   lu.assertEquals({ result.trap, result.why }, { "unknown", "why" })
end

function TestOperands.test_fields_by_name_come_before_the_word()
   lu.assertEquals(register(1, "A = N", { fields = { N = 11 } }), 11)
   lu.assertEquals(register(1, "A = J", { form = "A J : OP=1 ignored B", word = 0x110f }), 0xfffc)
end

TestLoops = {}

function TestLoops.test_loops_and_their_written_out_form_agree()
   lu.assertEquals(register(1, "t = 0\nfor i in 0..15: t = t + A[i]\nA = t"), 5)
   lu.assertEquals(register(1,
      "t = 0\nfor i in 0..3: t = t | (A[i] if i == 2 else A[12 + i]) << i\nA = t"),
      5)
   lu.assertEquals(register(1, "for i in 0..1: A.b[i] = B.b[1 - i]"), 0xf0ff)
end

function TestLoops.test_lazy_parts_are_not_evaluated()
   lu.assertEquals(register(1, "A = quo(100, N) if N != 0 else 9", { fields = { N = 0 } }), 9)
   local extra = "func part(x, y)\n    q = quo(x, y)\n    return q * q\n"
   lu.assertEquals(register(1, "A = 1 if N == 0 or part(9, N) == 1 else 2",
      { extra = extra, fields = { N = 0 } }),
      1)
   lu.assertEquals(register(1, "A = 1 if N == 0 or part(9, N) == 1 else 2",
      { extra = extra, fields = { N = 9 } }),
      1)
   lu.assertEquals(register(1, "A = 1 if N == 0 or part(9, N) == 1 else 2",
      { extra = extra, fields = { N = 2 } }),
      2)
end

-- Random programs ---------------------------------------------------------------------------------

-- Expressions that the values pass accepts mostly; what it refuses is skipped.
local LEAVES =
   { "A", "B", "N", "t", "v", "s16(A)", "s8(B)", "s4(N)", "B.b[1]", "$w[0]", "3", "0x55", "-7",
      "$pc", "A.odd", "200" }

local function random_expression(depth)
   if depth == 0 then return LEAVES[math.random(#LEAVES)] end
   local function sub() return random_expression(depth - 1) end
   local way = math.random(14)
   if way <= 5 then
      local ops = { "+", "-", "*", "&", "|", "^" }
      return ("(%s %s %s)"):format(sub(), ops[math.random(#ops)], sub())
   end
   if way == 6 then
      return ("(%s %s u3(%s))"):format(sub(), math.random(2) == 1 and "<<" or ">>", sub())
   end
   if way == 7 then
      return ("%s%d(%s)"):format(math.random(2) == 1 and "u" or "s", math.random(1, 20), sub())
   end
   if way == 8 then
      local tests = { "<", "<=", "==", "!=", ">", ">=" }
      return ("(%s if %s %s %s else %s)"):format(sub(), LEAVES[math.random(6)],
         tests[math.random(6)], sub(), sub())
   end
   if way == 9 then return ("clamp(%s, -20, %d)"):format(sub(), math.random(0, 99)) end
   if way == 10 then
      return ("%s(%s, %s)"):format(math.random(2) == 1 and "min" or "max", sub(), sub())
   end
   if way == 11 then
      return ("u16(%s)[%d..%d]"):format(sub(), math.random(0, 5), math.random(6, 15))
   end
   if way == 12 then
      local ops = { "quo", "rem", "div", "mod" }
      return ("%s(%s, %s%d)"):format(ops[math.random(4)], sub(), math.random(2) == 1 and "-" or "",
         math.random(1, 9))
   end
   if way == 13 then return ("cat(u4(%s), s3(%s), u1(%s))"):format(sub(), sub(), sub()) end
   return ("(%s(%s))"):format(math.random(2) == 1 and "-" or "~", sub())
end

local function random_program()
   return table.concat({
      "t = " .. random_expression(1),
      "v = 5",
      ("if %s < %s and N > 2: v = %s"):format(LEAVES[math.random(5)], LEAVES[math.random(#LEAVES)],
         random_expression(2)),
      "for i in 0..2: t = u9(t + v * i)",
      "for any i in 0..2: v = u7(v + t * i) if i < 2 else v",
      "A = " .. random_expression(3),
      "B = " .. random_expression(2):gsub("%f[%w]A%f[%W]", "old A"),
   }, "\n        ")
end

TestRandom = {}

function TestRandom.test_values_stay_in_their_intervals()
   math.randomseed(20)
   local accepted = 0
   for _ = 1, 250 do
      local text = HEAD .. 'insn x "X"\n    form x A B N : OP=1\n    do\n        '
         .. random_program() .. "\n"
      local report = report_of.new()
      local sym = names.resolve(parse.text("t.isa", text, report), report)
      lu.assertEquals(report:to_string(), "")
      local model = expand.pages(sym, report)
      values.infer(model, report)
      if not report:failed() then
         accepted = accepted + 1
         for _ = 1, 12 do
            local state = state_with()
            for i = 0, 13 do state.files["$r"][i] = math.random(0, 0xffff) * math.random(0, 1) end
            state.files["$w"] = { [0] = math.random(-512, 511) }
            state.pc = math.random(0, 0xffff)
            interp.run(model, model.forms[1], {}, {}, state,
               { word = math.random(0, 0xffff), watch = watch })
         end
      end
   end
   lu.assertTrue(accepted > 120, accepted .. " programs accepted")
end

os.exit(lu.LuaUnit.run())
