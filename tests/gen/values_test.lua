-- Checks gen/values: the IR and the intervals of small descriptions, and what is refused.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local irtext = require("gen.ir.text")
local describing = require("tests.lib.describing")

local infer, code, bounds = describing.infer, describing.code, describing.bounds
local load, refused = describing.load, describing.refused
local HEAD, NABC, SOURCE = describing.HEAD, describing.NABC, describing.SOURCE

TestIntervals = {}

function TestIntervals.test_types_and_arithmetic()
   lu.assertEquals(bounds("A = B + N"), "0..65550")
   lu.assertEquals(bounds("A = B - N"), "-15..65535")
   lu.assertEquals(bounds("A = s16(B) * s16(A)"), "-1073709056..1073741824")
   lu.assertEquals(bounds("A = -I", "A I : OP=1"), "-127..128")
   lu.assertEquals(bounds("A = ~N"), "-16..-1")
   lu.assertEquals(bounds("A = J", "A J : OP=1"), "0..60")
   lu.assertEquals(bounds("A = $w[N[0]]"), "-512..511")
   lu.assertEquals(bounds("A = B << N"), "0..2147450880")
   lu.assertEquals(bounds("A = B >> N"), "0..65535")
   lu.assertEquals(bounds("A = s16(B) >> N"), "-32768..32767")
   lu.assertEquals(bounds("A = 7 * 3 - 1"), "20..20")
   lu.assertEquals(bounds("A = 12 / 4"), "3..3")
end

function TestIntervals.test_bits()
   lu.assertEquals(bounds("A = B & 0x1c"), "0..28")
   lu.assertEquals(bounds("A = B | 0x10000"), "65536..131071")
   lu.assertEquals(bounds("A = B ^ 0xff"), "0..65535")
   lu.assertEquals(bounds("A = B[4..7]"), "0..15")
   lu.assertEquals(bounds("A = B[N]"), "0..1")
   lu.assertEquals(bounds("A = B[N +: 3]"), "0..7")
   lu.assertEquals(bounds("A = B[12..]"), "0..15")
   lu.assertEquals(bounds("A = N[2..8]"), "0..3")
   lu.assertEquals(bounds("A = B[0..2, 8]"), "0..15")
   lu.assertEquals(bounds("A = cat(u2(N), B[0], 1)"), "8..15")
   lu.assertEquals(bounds("A = bits(4, i: B[3 - i])"), "0..15")
   lu.assertEquals(bounds("A = (~B)[15]"), "0..1")
end

function TestIntervals.test_built_ins()
   lu.assertEquals(bounds("A = min(B, 7)"), "0..7")
   lu.assertEquals(bounds("A = max(s16(B), -3)"), "-3..32767")
   lu.assertEquals(bounds("A = abs(s16(B))"), "0..32768")
   lu.assertEquals(bounds("A = clamp(s16(B), -5, N)"), "-5..15")
   lu.assertEquals(bounds("A = pick(C, 5, B, 9)", "A B C : OP=1 ignored 2..3"), "0..65535")
   lu.assertEquals(bounds("A = quo(s16(B), 3)"), "-10922..10922")
   lu.assertEquals(bounds("A = rem(s16(B), 3)"), "-2..2")
   lu.assertEquals(bounds("A = div(s16(B), 3)"), "-10923..10922")
   lu.assertEquals(bounds("A = mod(s16(B), 3)"), "0..2")
   lu.assertEquals(bounds("A = popcount(B)"), "0..16")
   lu.assertEquals(bounds("A = clz(B, 16) + ctz(B, 16)"), "0..32")
   lu.assertEquals(bounds("A = lut3(0xca, B, A, N)"), "0..4294967295")
   lu.assertEquals(bounds("A = f32.add(A, B, flush all)"), "0..4294967295")
   lu.assertEquals(bounds("A = f16.from_int(-N)"), "0..65535")
   lu.assertEquals(bounds("A = f32.compare(B, N)"), "1..8")
   lu.assertEquals(bounds("A = f32.to_int(B, -5, 9, nan 20)"), "-5..20")
   lu.assertEquals(bounds("A = next - $pc"), "-65535..65535")
   lu.assertEquals(bounds("A = word"), "0..65535")
end

function TestIntervals.test_if_narrows()
   lu.assertEquals(bounds("v = 0\nif B < 10: v = B\nA = v"), "0..9")
   lu.assertEquals(bounds("A = B if B <= 3 else 0"), "0..3")
   lu.assertEquals(bounds("A = 15 - N if N > 3 and N < 9 else 7"), "7..11")
   lu.assertEquals(bounds("A = 0 if B >= 8 or N == 1 else B"), "0..7")
   lu.assertEquals(bounds("A = 100 if not N < 12 else N"), "0..100")
   lu.assertEquals(bounds("A = quo(100, N) if N != 0 else 0"), "0..100")
   lu.assertEquals(bounds("A = B << -I if I < 0 and I > -4 else 0",
      "A I : OP=1\n    share I, B \"test\""),
      "0..524280")
end

function TestIntervals.test_a_trap_narrows_what_follows()
   lu.assertEquals(bounds('if N == 0: trap "zero"\nA = quo(60, N)'), "4..60")
end

function TestIntervals.test_an_assignment_ends_what_an_if_knew()
   local codes = refused("v = B\nif v != 0:\n    v = v - 1\n    A = quo(9, v)")
   lu.assertEquals(codes, "E66")
end

function TestIntervals.test_a_guard_takes_zero_out_of_the_middle()
   lu.assertEquals(bounds("y = s16(B)\nA = quo(s16(A), y) if y != 0 else -1"), "-32768..32768")
   lu.assertEquals(bounds("y = s16(B)\nA = mod(A, y) if y else 7"), "-32767..32766")
   lu.assertEquals(refused("y = s16(B)\nif y != 0: y = y - 1\nA = quo(A, y)"), "E66")
end

function TestIntervals.test_join_takes_the_hull()
   lu.assertEquals(bounds("if N == 1: v = 3\nelif N == 2: v = -4\nelse: v = 9\nA = v"), "-4..9")
end

function TestIntervals.test_constant_tests_choose()
   lu.assertEquals(bounds("A = 5 if 3 < 4 else 1 << B"), "5..5")
end

function TestIntervals.test_fields()
   lu.assertEquals(bounds("A = REL", "A REL : OP=1"), "0..65535")
   lu.assertEquals(bounds("A = T", "T : OP=1\n    share T, A \"test\""), "0..4095")
   lu.assertEquals(bounds("A = NZ", "A B NZ : OP=1"), "1..15")
   lu.assertEquals(bounds("A = C.holds(B)", "A B C : OP=1 ignored 2..3"), "0..1")
   lu.assertEquals(bounds("A = C.weight(B)", "A B C : OP=1 ignored 2..3"), "1..4")
   lu.assertEquals(bounds("A = N", "A B N : OP=1 N=3..5"), "3..5")
   lu.assertEquals(bounds("A = B.n"), "0..15")
end

TestLoops = {}

function TestLoops.test_equal_iterations_become_one_body()
   local text, f = code("for i in 0..3: A.b[i & 1] = B + i")
   lu.assertEquals(text, "for i in 0..3:\n    $r[A.n][8 * (i & 1) +: 8] := $r[B.n] + i")
   local inner = f.code.body[1].body[1].value
   lu.assertEquals({ inner.lo, inner.hi }, { 0, 65538 })
end

function TestLoops.test_a_carried_value_stays_exact()
   lu.assertEquals(bounds("t = 0\nfor i in 0..3: t = t + B[4*i +: 4]\nA = t"), "0..60")
end

function TestLoops.test_unequal_iterations_are_written_out()
   local text = code("t = 0\nfor i in 0..2: t = t | (N if i == 1 else B) << i\nA = t")
   lu.assertStrContains(text, "i = 2")
   lu.assertNotStrContains(text, "for")
end

function TestLoops.test_nested()
   lu.assertEquals(bounds("t = 0\nfor i in 0..1:\n    for j in 0..1: t = t + B[2*i + j]\nA = t"),
      "0..4")
end

TestAnyNumber = {}

function TestAnyNumber.test_unequal_iterations_are_one_body()
   local text = code("t = 0\nfor any i in 0..2: t = u16(t | (N if i == 1 else B) << i)\nA = t")
   lu.assertStrContains(text, "for i in 0..2:\n")
   lu.assertStrContains(text, "i == 1")
end

function TestAnyNumber.test_the_counter_is_any_number()
   lu.assertEquals(bounds("t = 0\nfor any i in 2..7: t = i\nA = t"), "2..7")
end

function TestAnyNumber.test_what_iterations_leave()
   lu.assertEquals(bounds("t = 20\nfor any i in 0..3: t = min(t + B, 100)\nA = t"), "20..100")
   lu.assertEquals(bounds("t = 0\nfor any i in 0..3: t = s16(t - B)\nA = t"), "-32768..32767")
end

function TestAnyNumber.test_narrow_types()
   for _, width in ipairs({ 3, 4, 5, 9 }) do
      lu.assertEquals(bounds(("t = 0\nfor any i in 0..7:\n    if N[i & 3]: t = u%d(t + 1)\nA = t"):format(
         width)), "0.." .. (1 << width) - 1)
   end
   lu.assertEquals(bounds("t = 0\nfor any i in 0..7: t = s3(t - 1)\nA = t"), "-4..3")
end

function TestAnyNumber.test_nested_under_conditions()
   lu.assertEquals(bounds("t = 0\nfor any i in 0..1:\n    if N[i]:\n        for any j in 0..1: "
      .. "t = u8(t + B[j])\nA = t"), "0..255")
end

-- What is known of a local besides its interval holds for all iterations, or for none.
function TestAnyNumber.test_not_zero_in_the_first_iteration_alone()
   local text = "s = s16(B)\nif s != 0:\n    t = s\n    for any i in 0..1:\n        x = quo(7, t)\n"
      .. "        t = %s\n    A = u16(x)"
   lu.assertEquals(refused(text:format("s16(t - 1)")), "E66")
   lu.assertEquals(refused(text:gsub("any ", ""):format("s16(t - 1)")), "E66")
   lu.assertEquals(refused(text:format("s")), "")
end

function TestAnyNumber.test_each_adds_values()
   lu.assertEquals(refused("t = 0\nfor any i in 0..3: t = t + 1\nA = t"), "E59")
   lu.assertEquals(refused("for any i in 0..N: A = i"), "E59")
end

TestNames = {}

function TestNames.test_functions_are_inlined()
   local extra = "func twice(x) = x + x\nfunc wrap(%w, x) = u(x, %w)\n"
   lu.assertEquals(bounds("A = twice(N)", nil, extra), "0..30")
   lu.assertEquals(bounds("A = wrap(3, B)", nil, extra), "0..7")
end

function TestNames.test_function_with_statements()
   local extra = "func clip(x)\n    if x > 9: return 9\n    if x < 3: return 3\n    return x\n"
   lu.assertEquals(bounds("A = clip(B)", nil, extra), "3..9")
end

function TestNames.test_lazy_functions_stay_lazy()
   local extra = "func part(x, y)\n    q = quo(x, y)\n    return q * q\n"
   local text = code("A = part(B, N) if N != 0 else 7", nil, extra)
   lu.assertStrMatches(text, "if N != 0:\n.*q = .*else:.*")
end

function TestNames.test_procedures_store()
   lu.assertEquals(code("clear(A)", nil, "proc clear(x)\n    B = x\n    $f = 0\n"),
      "$r[B.n] := $r[A.n]\n$f := 0")
end

function TestNames.test_statics_come_from_the_row()
   local model, report = load(HEAD .. [[
insn x "X"
    form %name A B N : OP=%op
    ops  %name  %op  %res   %to
         add    1    p + q  A
         keep   2    p      none
    do p = B; q = N; %to = %res
]])
   lu.assertEquals(report:to_string(), "")
   lu.assertEquals(table.concat(irtext.lines(model.forms[1].code.body), "\n"),
      "p = $r[B.n]\nq = N\n$r[A.n] := p + q")
   lu.assertEquals(#model.forms[2].code.body, 0)
end

function TestNames.test_dead_locals_evaluate_nothing()
   lu.assertEquals(code("x = B; y = mem.u8[B]; A = N\nif N > 15: A = x + y"), "$r[A.n] := N")
end

function TestNames.test_registers_views_flags()
   lu.assertEquals(code("A.b[1] = $f.S; $f.Z = A.odd[0]"),
      "$r[A.n][8..15] := $f[7]\n$f[0] := $r[A.n][1, 3, 5..7][0]")
   lu.assertEquals(code("$r3 = $r[4].b[N[0]]"), "$r[3] := $r[4][8 * N[0] +: 8]")
end

function TestNames.test_none_field_is_a_choice()
   local text, f = code("D = B", "D B N : OP=1 ignored 10..11")
   lu.assertEquals(text, "D := $r[B.n]")
   lu.assertTrue(f.choices[1].lines[1].code.none)
   lu.assertNotNil(f.choices[1].lines[2].code.target)
end

TestOperands = {}

function TestOperands.test_lines_have_code_of_their_own()
   local _, f = code("A = s", "A s=SRC : OP=1", SOURCE)
   local lines = f.choices[1].lines
   lu.assertEquals(irtext.expr(lines[1].code.value), "$r[B.n]")
   lu.assertNotNil(lines[1].code.target)
   lu.assertNil(lines[2].code.target)
   lu.assertNotNil(lines[3].code.target)
   lu.assertTrue(lines[4].code.none)
   lu.assertEquals(lines[5].code.unknown, "why")
   lu.assertEquals({ f.choices[1].summary.lo, f.choices[1].summary.hi }, { 0, 65535 })
   lu.assertEquals(f.code.body[1].tag, "use")
end

function TestOperands.test_a_choice_that_is_only_stored_to_is_not_used()
   local _, f = code("t = A", "A t=TO : OP=1", "operand TO : B : N=0; \"x\"{B} : N!=0 = none\n")
   lu.assertEquals(#f.code.choices, 0)
end

function TestOperands.test_with_binds_a_role()
   lu.assertEquals(bounds("A = b", "A B N : OP=1 with b=N + 1"), "1..16")
   lu.assertEquals(code("b = A", "A B N : OP=1 with b=none"), "")
end

function TestOperands.test_nested_operands()
   local extra =
      "operand IN : N : J=0,1; \"x\" : J=2..15 = 40\noperand OUT : i=IN B : OP=1 = i + 1\n"
   local f, report = infer("A OUT : OP=1", "A = OUT", extra)
   lu.assertEquals(report:to_string(), "")
   lu.assertEquals({ f.choices[1].summary.lo, f.choices[1].summary.hi }, { 1, 41 })
end

TestRefused = {}

function TestRefused.test_intervals()
   local codes, message = refused("t = B * B\nt = t * t\nA = t * t * t")
   lu.assertEquals(codes, "E50")
   lu.assertStrMatches(message, ".*2%^64 %(line 30%) → .*2%^192 %(line 31%).*")
   lu.assertEquals(refused("A = 1 << B"), "E51")
   lu.assertEquals(refused("A = B << I", "A I : OP=1\n    share I, B \"test\""), "E51")
   lu.assertEquals(refused("A = $q[N]"), "E52")
   lu.assertEquals(refused("A = F", "A F : OP=1 ignored 0..3, 7"), "")
   lu.assertEquals(refused("mem.u8[A] = B"), "E53")
   lu.assertEquals(refused("mem.u8[A] = u8(B); mem.u16[A] = B"), "")
   lu.assertEquals(refused("A = cat(B + 1, N)"), "E54")
   lu.assertEquals(refused("A = quo(B, N)"), "E66")
   lu.assertEquals(refused("A = B / N"), "E66")
   lu.assertEquals(refused("A = undefined(3) + 1"), "E67")
   lu.assertEquals(refused("A = undefined(3); B = cat(undefined(1), N)"), "")
   lu.assertEquals(refused("mem.u32[A] = B"), "E65")
   lu.assertEquals(refused("rom.u16[A] = B"), "E57")
   lu.assertEquals(refused("A = popcount(N - 1)"), "E59")
   lu.assertEquals(refused("for i in 0..N: A = i"), "E59")
   lu.assertEquals(refused("A[14 +: 3] = 0"), "E52")
end

function TestRefused.test_names()
   lu.assertEquals(refused("A = nothing_known"), "E10")
   lu.assertEquals(refused("A = %x"), "E08")
   lu.assertEquals(refused("N = 3"), "E12")
   lu.assertEquals(refused("OP = 3"), "E12")
   lu.assertEquals(refused("next = 3"), "E12")
   lu.assertEquals(refused("cat(u8(B), A) = 3"), "E57")
   lu.assertEquals(refused("A = $only"), "E10")
   lu.assertEquals(refused("if N == 1: v = 2\nA = v"), "E58")
   lu.assertEquals(refused("A = b", "A b=N B : OP=1\n    form.two y A B N : OP=2"), "E56")
   lu.assertEquals(refused("A = s + 1", "A B N : OP=1 with s=none"), "E55")
   lu.assertEquals(refused("A = D + 1", "D B N : OP=1 ignored 10..11\n    share A, D \"test\""),
      "E55")
end

function TestRefused.test_functions()
   lu.assertEquals(refused("A = f(N)", nil, "func f(x)\n    $f = x\n    return x\n"), "E64")
   lu.assertEquals(refused("A = f(N)", nil, "func f(x) = f(x)\n"), "E14")
   lu.assertEquals(refused("A = f(N, 1)", nil, "func f(x) = x\n"), "E05")
   lu.assertEquals(refused("A = f(B)", nil, "func f(x u8) = x\n"), "E53")
   lu.assertEquals(refused("f(B)", nil, "func f(x) = x\n"), "E64")
   lu.assertEquals(refused("A = f(B)", nil, "func f(x)\n    if x == 1: return 2\n"), "E58")
end

function TestRefused.test_fields_in_no_clause()
   local codes, message = refused("A = N", "A B : OP=1 ignored 0..3")
   lu.assertEquals(codes, "E26")
   lu.assertStrContains(message, "bits 0..3")
   lu.assertEquals(refused("A = N", "A B : OP=1 visible N"), "")
   lu.assertEquals(refused("A = N", "A B : OP=1 zero N"), "")
   lu.assertEquals(refused("A = N", "A I : OP=1"), "E21")
   lu.assertEquals(refused("A = N", "A I : OP=1\n    share I, N \"test\""), "")
end

function TestRefused.test_operands()
   lu.assertEquals(refused("s = A", "A s=S : OP=1", "operand S : B N : OP=1 = B + N\n"), "E57")
   lu.assertEquals(refused("A = s", "A s=S : OP=1", "operand S : \"x\"{B} N : OP=1 ; B N : OP=2\n"),
      "E57")
   lu.assertEquals(refused("A = s", "A s=S : OP=1", "operand S : B N : OP=1 = none\n"), "")
   lu.assertEquals(refused("A = s + 1", "A s=S : OP=1", SOURCE:gsub("SRC", "S")), "E55")
end

function TestRefused.test_state_that_is_not_there_or_one_way()
   local extra = "space out u8 size 4 wo\nspace late u8 size 256 on NEW\n"
   lu.assertEquals(refused("A = out.u8[B]", nil, extra), "E57")
   lu.assertEquals(refused("out.u8[0] = u8(B)", nil, extra), "")
   lu.assertEquals(refused("A = late.u8[B]", nil, extra), "E10")
   lu.assertEquals(refused("A = late.u8[u8(B)]", NABC .. " on NEW", extra), "")
   local operand = 'operand S\n    B : N=0; "o"{B} : N=1..15 = out.u8[B]\n'
   lu.assertEquals(refused("A = s", "A s=S : OP=1", extra .. operand), "E57")
   lu.assertEquals(refused("s = u8(A)", "A s=S : OP=1", extra .. operand), "")
end

function TestRefused.test_a_second_store_is_a_warning()
   lu.assertEquals(refused("A = 1; A = 2"), "W81")
   lu.assertEquals(refused("A = 1; B = 2"), "")
   lu.assertEquals(refused("if N == 0: A = 1\nA = 2"), "")
end

function TestRefused.test_formats_take_names_from_the_page()
   local format = "format gate\n    * : OP=1\n    do\n        *\n        A = p\n"
   lu.assertEquals(refused("p = B", "A B N : in gate", format), "")
   local codes, message = refused("q = B", "A B N : in gate", format)
   lu.assertEquals(codes, "E58")
   lu.assertStrContains(message, "`p`, which format `gate` needs")
   lu.assertEquals(refused("if N == 1: p = B", "A B N : in gate", format), "E58")
end

function TestRefused.test_one_mistake_is_reported_once()
   local model, report = load(HEAD .. [[
insn x "X"
    form %name A B N : OP=%op
    ops  %name  %op
         a      1
         b      2
         c      3
    do A = quo(B, N)
]])
   lu.assertNotNil(model)
   local list = report:list()
   lu.assertEquals(#list, 1)
   lu.assertStrContains(list[1].message, "(in `x.a` and 2 more)")
end

function TestRefused.test_an_error_in_a_cell_points_there()
   local _, report = load(HEAD .. [[
insn x "X"
    form %name A B N : OP=%op
    ops  %name  %op  %res
         a      1    B + 1
         b      2    B + nothing
    do A = %res
]])
   local list = report:list()
   lu.assertEquals(#list, 1)
   lu.assertEquals({ list[1].code, list[1].line, list[1].col }, { "E10", 30, 26 })
end

function TestRefused.test_a_failing_statement_hides_no_other()
   lu.assertEquals(refused("v = quo(B, N)\nA = v + v\nB = nothing"), "E66 E10")
end

TestFormats = {}

function TestFormats.test_operands_are_evaluated_where_they_are_needed()
   local extra = "operand GUARD : \"\" : N=0 ignored B = 1; \"if\"{B} : N=1..15 = B[0]\n"
      .. "format gate\n    GUARD * : OP=1\n    do if GUARD: *\n"
      .. "operand TWO : A : = A + 2\n"
   local text = code("A = TWO", "TWO : in gate", extra)
   lu.assertEquals(text, "use GUARD\nif GUARD:\n    use TWO\n    $r[A.n] := TWO")
end

os.exit(lu.LuaUnit.run())
