package.path = "./?.lua;" .. package.path
-- Parse: the shapes of the tree on whole samples and on single lines, places.

local lu = require("luaunit")
local grammar = require("gen.syntax.grammar")
local num = require("gen.num")
local parse = require("gen.syntax.parse")
local reports = require("gen.base.report")

local function sample(name)
  local report = reports.new()
  local tree = parse.files({"tests/gen/samples/" .. name .. ".isa"}, report)
  lu.assertEquals(report:to_string(), "")
  return tree
end

local function parsed(text)
  local report = reports.new()
  return parse.text("t.isa", text, report), report
end

local function sound(text)
  local tree, report = parsed(text)
  lu.assertEquals(report:to_string(), "")
  return tree
end

local function find(list, name)
  for _, node in ipairs(list) do
    if node.name == name then return node end
  end
end

-- One expression as a row of parentheses, to compare trees at a glance.
local show
local function show_all(list, key)
  local out = {}
  for i, item in ipairs(list) do out[i] = show(key and item[key] or item) end
  return table.concat(out, ", ")
end
local shower = {
  num = function(e) return num.tostring(e.value) end,
  name = function(e) return e.name end,
  static = function(e) return e.name end,
  state = function(e) return e.name end,
  none = function() return "none" end,
  unary = function(e) return ("(%s %s)"):format(e.op, show(e.arg)) end,
  binary = function(e) return ("(%s %s %s)"):format(show(e.left), e.op, show(e.right)) end,
  cond = function(e)
    return ("(%s if %s else %s)"):format(show(e.yes), show(e.test), show(e.no))
  end,
  slice = function(e)
    local parts = {}
    for i, part in ipairs(e.parts) do
      parts[i] = show(part.lo) .. (part.hi and ".." .. show(part.hi) or part.open and ".." or "")
          .. (part.count and "+:" .. show(part.count) or "")
    end
    return show(e.base) .. "[" .. table.concat(parts, ", ") .. "]"
  end,
  member = function(e)
    return show(e.base) .. "." .. e.name .. (e.args and "(" .. show_all(e.args) .. ")" or "")
  end,
  call = function(e) return e.name .. "(" .. show_all(e.args, "value") .. ")" end,
}
show = function(expr) return shower[expr.tag](expr) end

local function cell(rule, text, col, context)
  local report = reports.new()
  local at = {source = {path = "c.isa", lines = {(" "):rep((col or 1) - 1) .. text}}, line = 1,
              col = col or 1}
  return grammar.match(rule, text, at, report, context), report
end

local function shown(text)
  local expr, report = cell("expr", text)
  lu.assertEquals(report:to_string(), "")
  return show(expr)
end

TestExpressions = {}

function TestExpressions:test_precedence()
  lu.assertEquals(shown("a + b * c << 1 & d ^ e | f == g"),
                  "((((((a + (b * c)) << 1) & d) ^ e) | f) == g)")
  lu.assertEquals(shown("not a == b and c or d"), "(((not (a == b)) and c) or d)")
  lu.assertEquals(shown("a - b - c"), "((a - b) - c)")
  lu.assertEquals(shown("-a[0] * ~b"), "((- a[0]) * (~ b))")
  lu.assertEquals(shown("(a << 1)[b[0..3]]"), "(a << 1)[b[0..3]]")
end

function TestExpressions:test_conditions_fold_to_the_right()
  lu.assertEquals(shown("x if n == -32 else x >> n if n >= 0 else x << -n"),
                  "(x if (n == (- 32)) else ((x >> n) if (n >= 0) else (x << (- n))))")
end

function TestExpressions:test_postfixes()
  lu.assertEquals(shown("x[8*i +: 8, 3, 5..]"), "x[(8 * i)+:8, 3, 5..]")
  lu.assertEquals(shown("mem.u(%w)[P + 1]"), "mem.u(%w)[(P + 1)]")
  lu.assertEquals(shown("$r[SRC2.n | 2].b[1]"), "$r[(SRC2.n | 2)].b[1]")
  lu.assertEquals(shown("%flags(r, a)"), "%flags(r, a)")
end

function TestExpressions:test_big_numbers()
  lu.assertEquals(shown("0xffffffffffffffffffffffffffffffff"),
                  "340282366920938463463374607431768211455")
end

function TestExpressions:test_places_of_cells()
  local expr = cell("expr", "a + foo(b)", 20)
  lu.assertEquals(expr.at.col, 22)
  lu.assertEquals(expr.left.at.col, 20)
  lu.assertEquals(expr.right.args[1].value.at.col, 28)
end

function TestExpressions:test_errors_of_cells()
  local expr, report = cell("expr", "a + ", 10)
  lu.assertNil(expr)
  lu.assertEquals(report:list()[1].col, 14)
  lu.assertEquals(report:list()[1].message, "expected a value here; the line ends")
  expr, report = cell("set", "3..1", 5)
  lu.assertNil(expr)
  lu.assertEquals(report:list()[1].col, 5)
end

function TestExpressions:test_deep_nesting_is_refused()
  for _, text in ipairs({("("):rep(10000), ("("):rep(10000) .. "x" .. (")"):rep(10000),
                         ("~"):rep(10000) .. "x", "x" .. ("+x"):rep(10000),
                         ("not "):rep(9999) .. "x",
                         ("x if x else "):rep(9999) .. "x", "x" .. ("[0]"):rep(9999),
                         ("f("):rep(9999) .. "x" .. (")"):rep(9999)}) do
    local expr, report = cell("expr", text)
    lu.assertNil(expr)
    lu.assertTrue(report:failed())
  end
  lu.assertEquals(shown(("("):rep(30) .. "x" .. (")"):rep(30)), "x")
end

TestCells = {}

function TestCells:test_sets()
  local set = cell("set", "0b01.-0001,3, 4..7,%x")
  lu.assertEquals(set[1].picture, "01.-0001")
  lu.assertEquals({set[2].lo, set[2].hi, set[3].lo, set[3].hi}, {3, 3, 4, 7})
  lu.assertEquals(set[4].static, "%x")
end

function TestCells:test_mnemonics_and_templates()
  lu.assertEquals(cell("mnem", "mul")[1].s, "mul")
  lu.assertEquals(cell("template", "mul")[1].tag, "item")
  local pieces = cell("template", '"s"')
  lu.assertEquals({pieces[1].tag, pieces[1].s, pieces[1].quoted}, {"text", "s", true})
  local item = cell("template", "k=$c0")[1]
  lu.assertEquals({item.tag, item.role, item.file}, {"item", "k", "$c0"})
end

function TestCells:test_targets_and_numbers()
  lu.assertEquals(show(cell("target", "$sr.flags")), "$sr.flags")
  lu.assertEquals(cell("target", "none").tag, "none")
  lu.assertEquals(cell("num", "-128"), -128)
end

TestTemplates = {}

local function line_of(text)
  local tree = sound('isa t "t"\noperand AT(%a, %b) : %a :\noperand X\n    ' .. text .. "\n")
  return tree.operands[2].lines[1]
end

local function kinds(pieces)
  local out = {}
  for i, piece in ipairs(pieces) do
    out[i] = piece.tag .. ":" .. tostring(piece.s or piece.name or piece.file or piece.static
        or piece.field or piece.text) .. (piece.braced and "{}" or "")
  end
  return table.concat(out, " ")
end

function TestTemplates:test_separators_and_braces()
  lu.assertEquals(kinds(line_of('{A},{B}, {C*4} "q"D 0x4 :').template),
    'item:A{} sep:, item:B{} sep:,  affine:C{} sep:  text:q item:D sep:  number:0x4')
end

function TestTemplates:test_affine()
  local piece = line_of("{signed(%off)*%k/8+1} :").template[1]
  lu.assertEquals({piece.static, piece.signed, #piece.ops}, {"%off", true, 3})
  lu.assertEquals({piece.ops[1].op, piece.ops[1].static}, {"*", "%k"})
  lu.assertEquals({piece.ops[3].op, piece.ops[3].num}, {"+", 1})
end

function TestTemplates:test_files_views_and_indices()
  local item = line_of("$r[%f[1..]].h[%f[0]] :").template[1]
  lu.assertEquals({item.file, item.index[1].static, item.view.name}, {"$r", "%f", "h"})
  lu.assertTrue(item.index[1].slice[1].open)
  lu.assertEquals(item.view.index.slice[1].lo.value, 0)
  lu.assertEquals(line_of("p=$p[RBP+8] :").template[1].index[1].add, 8)
  lu.assertEquals(kinds(line_of("D[DST+{S}] :").template),
                  "item:D text:[ item:DST text:+ item:S{} text:]")
end

function TestTemplates:test_parentheses_of_parameters_and_of_text()
  local piece = line_of("s[p=AT(S1, 4)] :").template[3]
  lu.assertEquals({piece.role, piece.name, #piece.args, piece.args[2].value}, {"p", "AT", 2, 4})
  lu.assertEquals(kinds(line_of("IO(RS1) :").template), "item:IO text:( item:RS1 text:)")
end

function TestTemplates:test_statics()
  lu.assertEquals(kinds(line_of("%a k=%b :").template), "static:%a sep:  item:%b")
end

TestClaims = {}

function TestClaims:test_all_kinds()
  local clauses = line_of('A : F=3 G!=4,14 H=0..3 %x=%y J=0b01.- ignored K=7, 3..5 zero 8 '
                         .. 'visible L unknown rest "why" else').clauses
  local out = {}
  for i, c in ipairs(clauses) do
    out[i] = ("%s %s"):format(c.tag, c.field or c.static or c.name or c.lo or c.why or "-")
        .. (c.word and " " .. c.word or "")
  end
  lu.assertEquals(table.concat(out, "; "),
    "test F; test G; test H; test %x; test J; soft K ignored; soft 3 ignored; soft 8 zero; "
    .. "soft L visible; rest why unknown; else -")
  lu.assertEquals({clauses[2].neg, #clauses[2].set, clauses[6].value, clauses[7].hi},
                  {true, 2, 7, 5})
end

function TestClaims:test_values_of_lines()
  lu.assertEquals(show(line_of("A : = A * 2").value.expr), "(A * 2)")
  lu.assertEquals(line_of('A : B=1 = unknown "why"').value.unknown, "why")
  local value = line_of("A : B=1 = A then $a = A + 1").value
  lu.assertEquals(value["then"].tag, "assign")
  lu.assertNil(line_of("A : B=1").value)
end

TestTails = {}

function TestTails:test_on()
  local on = line_of("A : B=1 on X & !Y Z %w==32").on
  lu.assertEquals(#on, 3)
  lu.assertEquals({on[1][1].name, on[1][2].name, on[1][2].neg}, {"X", "Y", true})
  lu.assertEquals({on[3][1].static, on[3][1].value}, {"%w", 32})
end

function TestTails:test_provenance_also_after_prose()
  local tree = sound([[
isa t "t"
source HW "hw" hardware
fields
    A 0 u; B 1 u {HW 12} {inferred}  -- both
    C 2 u -- prose {HW x y}
    D 3 u -- see {other}
]])
  lu.assertEquals(#tree.fields[1].prov, 2)
  lu.assertEquals({tree.fields[1].prov[1].source, tree.fields[1].prov[1].text}, {"HW", "12"})
  lu.assertEquals(tree.fields[2].prov[2].grade, "inferred")
  lu.assertNil(tree.fields[1].prose)
  lu.assertEquals(tree.fields[2].prose, "both")
  lu.assertEquals({tree.fields[3].prose, tree.fields[3].prov[1].text}, {"prose", "x y"})
  lu.assertEquals(tree.fields[3].prov[1].at.col, 20)
  lu.assertEquals({tree.fields[4].prose, tree.fields[4].prov}, {"see {other}", nil})
end

TestVp1 = {}

function TestVp1:test_head()
  local tree = sample("vp1")
  lu.assertEquals({tree.isa.name, tree.isa.title}, {"vp1-scalar", "VP1 scalar unit"})
  lu.assertEquals({tree.units[1].bits, tree.units[1].endian}, {32, "little"})
  lu.assertEquals(tree.axes[2].features[1], "G80")
  lu.assertEquals({#tree.tables[1].rows, tree.tables[1].rows[16].cells[1].text}, {16, "true"})
  lu.assertEquals({#tree.regs, #tree.operands, #tree.funcs, #tree.insns}, {11, 7, 6, 7})
end

function TestVp1:test_fields()
  local fields = sample("vp1").fields
  local mul = find(fields, "BIMMMUL")
  lu.assertEquals({#mul.pieces, mul.pieces[1].lo, mul.pieces[2].hi}, {2, 9, 0})
  lu.assertEquals({mul.kinds[1].tag, mul.kinds[2].tag, mul.kinds[2].value}, {"u", "scale", 4})
  local dst = find(fields, "CDST")
  lu.assertEquals({dst.kinds[1].tag, dst.kinds[1].name}, {"file", "$c"})
  lu.assertEquals({dst.kinds[2].set[1].lo, dst.kinds[2].set[2].hi}, {7, 6})
  lu.assertEquals(find(fields, "RND").kinds[1].cells[2].text, "rn")
  local at = find(fields, "VCFLAG").at
  lu.assertEquals({at.line, at.col}, {22, 28})
end

function TestVp1:test_registers()
  local regs = sample("vp1").regs
  local r = find(regs, "$r")
  lu.assertEquals({r.count, r.type.kind, r.type.width, r.scope}, {32, "u", 32, "core"})
  lu.assertEquals({r.subs[1].tag, r.subs[1].number, r.subs[1].value.value}, {"entry", 31, 0})
  lu.assertEquals({r.subs[2].tag, r.subs[2].var, r.subs[2].hi}, {"view", "i", 3})
  lu.assertEquals(show(r.subs[2].slice[1].lo), "(8 * i)")
  local c = find(regs, "$c")
  lu.assertEquals(c.reset.value, 0x8000)
  lu.assertEquals({c.subs[1].tag, c.subs[1].lo, c.subs[1].hi, c.subs[1].on[1][1].neg},
                  {"bits", 6, 7, true})
  lu.assertEquals(find(regs, "$x").on[1][1].name, "G80")
  lu.assertNil(find(regs, "$m").on)
end

function TestVp1:test_operands()
  local tree = sample("vp1")
  local s = find(tree.operands, "SRC2S")
  lu.assertEquals(#s.lines, 3)
  lu.assertEquals(kinds(s.lines[2].template), "text:( text:slct sep:  item:COND sep:  item:SLCT "
                  .. "sep:  item:SRC2{} text:q text:)")
  lu.assertEquals(show(s.lines[2].value.expr),
                  "$r[((SRC2.n & 28) | ((SRC2.n + COND[4..5]) & 3))]")
  local file = find(tree.operands, "RFILES").lines[8]
  lu.assertEquals({file.value.unknown, file.prov[1].grade},
                  {"not in the hardware model", "unknown"})
end

function TestVp1:test_pages()
  local tree = sample("vp1")
  local arith = find(tree.insns, "arith")
  lu.assertEquals({#arith.forms, #arith.ops[1].rows, #arith.examples}, {2, 9, 3})
  lu.assertEquals(kinds(arith.forms[1].template),
                  "static:%name sep:  item:CDST sep:  item:DST sep:  item:SRC1 sep:  item:SRC2I")
  lu.assertTrue(arith.forms[1].template[1].mnem)
  lu.assertEquals({arith.forms[2].name, arith.forms[2].with[1].name}, {"one", "b"})
  lu.assertEquals(arith.ops[1].statics, {"%name", "%two", "%one", "%flags", "%res"})
  local row = arith.ops[1].rows[2]
  lu.assertEquals({row.cells["%one"], row.cells["%res"].text}, {nil, "min(a, s32(b))"})
  lu.assertEquals(row.prov[1].source, "HW")
  lu.assertEquals(#arith.body, 5)
  lu.assertTrue(arith.source.inline)
  local example = arith.examples[3]
  lu.assertEquals({example.text, example.code[1]}, {"sub $c1 $r1 $r2 0x7", "6d088039"})
  lu.assertEquals({show(example.after[2].target), example.after[2].value}, {"$c1", 0x8002})
  lu.assertEquals(arith.prose, "`mul` is 16x16 with a 32-bit result. min and max are signed "
                  .. "under every opcode.")
  local bmul = find(tree.insns, "bmul")
  lu.assertEquals(bmul.shares[1].names, {"SIGN1", "SIGN2", "BIMMBAD"})
  lu.assertEquals({bmul.body[1].tag, #bmul.body[1].body, bmul.source.first}, {"for", 3, 80})
end

TestSmall = {}

function TestSmall:test_mos6502()
  local tree = sample("mos6502")
  lu.assertEquals({#tree.units, tree.units[3].bits}, {3, 24})
  lu.assertEquals(kinds(tree.operands[1].lines[5].template), "text:( item:Z8 text:) sep:, text:y")
  lu.assertEquals({tree.insns[1].prefers[1].names, tree.insns[1].prefers[1].mark},
                  {{"z", "a"}, "a:"})
  lu.assertEquals({tree.spaces[1].size, tree.spaces[1].code}, {0x10000, true})
end

function TestSmall:test_chip8()
  local body = sample("chip8").insns[1].body
  local loop = body[2]
  lu.assertEquals({loop.name, loop.hi.value, loop.body[2].tag}, {"row", 14, "if"})
  lu.assertEquals(#loop.body[2].arms[1].body, 3)
end

function TestSmall:test_rv32c()
  local tree = sample("rv32c")
  lu.assertEquals(kinds(tree.formats[1].lines[1].template), "star:nil")
  lu.assertEquals({#tree.aliases, tree.aliases[2].print}, {2, true})
  local test = tree.aliases[2].when[1]
  lu.assertEquals({test.field, test.neg, test.set[1].lo}, {"RS1", true, 0})
  lu.assertEquals(tree.insns[7].overs[1].name, "fence")
  lu.assertEquals(find(tree.fields, "IB").kinds[3].expr.name, "$pc")
end

TestStatements = {}

local function body_of(text)
  return sound('isa t "t"\nproc f(x)\n' .. text).funcs[1].body
end

function TestStatements:test_if_chain()
  local body = body_of([[
    if x == 1: y = 1; z = 2
    elif x == 2:
        y = 2
    else:
        -- prose
        y = 3
    if x: nothing
]])
  lu.assertEquals({#body, #body[1].arms, #body[1].arms[1].body}, {2, 2, 2})
  lu.assertEquals(body[1].otherwise[1].value.value, 3)
  lu.assertNil(body[1].open)
end

function TestStatements:test_kinds()
  local body = body_of([[
    $r[0] = 1
    cat(a, b) = 3; none = 4; g(1, 2)
    unknown "why" {inferred}
    trap "no"; halt; nothing
    return 3
    push $s(pc = 1, kind = 2)
    drop $s
]])
  local tags = {}
  for i, one in ipairs(body) do tags[i] = one.tag end
  lu.assertEquals(table.concat(tags, " "),
    "assign assign assign call unknown trap halt nothing return push drop")
  lu.assertEquals(body[5].prov[1].grade, "inferred")
  lu.assertEquals(body[10].binds[2].name, "kind")
end

os.exit(lu.LuaUnit.run())
