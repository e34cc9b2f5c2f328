-- Checks gen/semantics/effects.lua: what instructions read, write and do; and unread locals.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local effects = require("gen.semantics.effects")
local describing = require("tests.lib.describing")

local describe, load, refused = describing.describe, describing.load, describing.refused
local HEAD, NABC, SOURCE = describing.HEAD, describing.NABC, describing.SOURCE

TestEffects = {}

local function derive(body, form, extra)
   local model, report = load(describe(form or NABC, body, extra))
   lu.assertEquals(report:to_string(), "")
   effects.derive(model)
   return model.forms[1].effects
end

local function texts(list)
   local out = {}
   for i, entry in ipairs(list or {}) do out[i] = entry.text end
   return table.concat(out, " ")
end

function TestEffects.test_registers_and_memory()
   local e = derive("A = B + mem.u8[A]; $f.Z = old A == 0; B.b[1] = 3; $r3[0..1] = 2; mem.u16[old B] = 7")
   lu.assertEquals(texts(e.reads), "$r[B] $r[A]")
   lu.assertEquals(texts(e.writes), "$r[A] $f.Z $r[B].b[1] $r[3].0..1")
   lu.assertEquals(texts(e.flags), "$f.Z")
   lu.assertEquals(texts(e.memory), "read mem.u8 write mem.u16")
   lu.assertEquals({ e.branch, e.halts }, { "none", false })
   lu.assertEquals(texts(e.traps), "outside `mem`")
end

function TestEffects.test_branches()
   lu.assertEquals(derive("$pc = B").branch, "jump")
   lu.assertEquals(derive("if N == 0: $pc = B").branch, "conditional")
   lu.assertEquals(derive("$pc = B if N == 0 else next").branch, "conditional")
   lu.assertEquals(derive("if N == 0: $pc = B\nelse: $pc = A").branch, "jump")
   lu.assertEquals(derive("push $st(back = next, kind = 1); $pc = B").branch, "call")
   lu.assertEquals(derive("A = next; $pc = B").branch, "call")
   lu.assertEquals(derive("e = pop($st); $pc = e.back").branch, "return")
   lu.assertEquals(derive("halt").halts, true)
end

function TestEffects.test_operand_lines_count()
   local e = derive("A = s", "A s=SRC : OP=1", SOURCE)
   lu.assertEquals(texts(e.reads), "$r[B]")
   lu.assertEquals(texts(e.memory), "read mem.u8")
   lu.assertEquals(texts(e.traps), "why")
end

TestUnread = {}

local function unread(body, form, extra)
   local codes, _, first = refused(body, form, extra)
   return codes, first and ("%d:%d %s / %s"):format(first.line, first.col, first.message,
      first.hint)
end

local START = select(2, HEAD:gsub("\n", "")) + 3 -- lines before the first of a body

function TestUnread.test_a_forgotten_dollar()
   local codes, text = unread("f = B\nA = $f")
   lu.assertEquals(codes, "E13")
   lu.assertEquals(text, START + 1 .. ":9 local `f` is never read / `$f`")
   lu.assertEquals(select(2, unread("A = B\nr3 = old A")),
      START + 2 .. ":9 local `r3` is never read / `$r3`")
   lu.assertEquals(select(2, unread("A = B\nr16 = old A")),
      START + 2 .. ":9 local `r16` is never read / use or remove it")
   lu.assertEquals(select(2, unread("st = B")), START + 1 .. ":9 local `st` is never read / `$st`")
end

function TestUnread.test_once_a_name_at_its_first_place()
   local codes, text = unread("if N: t = A\nelse: t = B\nt = 1")
   lu.assertEquals(codes, "W13")
   lu.assertEquals(text, START + 1 .. ":15 local `t` is never read / use or remove it")
   lu.assertEquals((unread("t = A\nk = B")), "W13 W13")
end

function TestUnread.test_what_is_read()
   for _, body in ipairs({ "t = A\nt = t + 1", "t = A\nif N == 77: B = t",
      "t = A\ntrap \"x\"\nB = t",
      "for i in 0..3: B = 1", "t = A\nA = bits(4, i: t[i])", "e = pop($st)\nA = e.back",
      "t = A\n$r[t[0..3]] = 1", "t = A\nlose(t, t)" }) do
      lu.assertEquals({ body, (unread(body, nil, "proc lose(x, %y)\n    A = 1\n")) }, { body, "" })
   end
end

function TestUnread.test_in_a_proc_and_a_format()
   lu.assertEquals((unread("p(A)", nil, "proc p(x)\n    r = x; $f = x\n")), "E13")
   lu.assertEquals((unread("p(A)", nil, "proc p(x)\n    x = 3; $f = 1\n")), "W13")
   lu.assertEquals((unread("A = 1", "A B N : OP=1 in g",
      "format g\n    * :\n    do\n        t = A; *\n")),
      "W13")
end

-- What is wrong elsewhere may have read it.
function TestUnread.test_silent_beside_other_errors()
   lu.assertEquals((unread("t = B\nA = missing + t")), "E10")
   lu.assertEquals((unread("t = B\nA = missing")), "E10")
end

os.exit(lu.LuaUnit.run())
