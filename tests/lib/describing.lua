-- Descriptions of one page with a form and a body, up to the values of its code.
local lu = require("luaunit")
local num = require("gen.num")
local report_of = require("gen.base.report")
local parse = require("gen.syntax.parse")
local names = require("gen.resolve.names")
local expand = require("gen.forms.expand")
local values = require("gen.values")
local irtext = require("gen.ir.text")

local M = {}

M.HEAD = [[
isa t "T"
variant old; variant new = NEW
unit 16 little
table cc(f) .holds .weight
    0  never  0     1
    1  low    f[0]  2
    2  ""     1     4
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; N 0..3 u; I 0..7 s; J 0..3 u x4; C 0..1 cc; D 8..9 $q none 3
    REL 0..7 s x2 rel next; T 0..11 u label; NZ 0..3 u not 0; F 4..6 $z
regs
    $pc u16 counts bytes
    $r 16 u16
        entry 15 = 0
        view .b[i in 0..1] = [8*i +: 8]
        view .odd = [1, 3, 5..7]
    $q 3 u8
    $z 4 u8
    $f u8
        bit 0 Z; bit 7 S
    $only u8 on NEW
    $w 2 s10
stack $st 4 : back u16, kind u3
space mem u8 size 0x10000 access 8,16
space rom u16 size 256 ro
]]

-- One page `x` with the given form and body.
function M.describe(form, body, extra)
   local text = M.HEAD .. (extra or "") .. 'insn x "X"\n    form x ' .. form .. "\n    do\n"
   for line in body:gmatch("[^\n]+") do text = text .. "        " .. line .. "\n" end
   return text
end

function M.load(text)
   local report = report_of.new()
   local sym = names.resolve(parse.text("t.isa", text, report), report)
   local model = expand.pages(sym, report)
   lu.assertEquals(report:to_string(), "")
   values.infer(model, report)
   return model, report
end

function M.infer(form, body, extra)
   local model, report = M.load(M.describe(form, body, extra))
   return model.forms[1], report, model
end

M.NABC = "A B N : OP=1"

-- The code of the form as text; it must be without complaint.
function M.code(body, form, extra)
   local f, report = M.infer(form or M.NABC, body, extra)
   lu.assertEquals(report:to_string(), "")
   return table.concat(irtext.lines(f.code.body), "\n"), f
end

-- The value of the last store, as `lo..hi`.
function M.bounds(body, form, extra)
   local _, f = M.code(body, form, extra)
   local last = f.code.body[#f.code.body]
   return num.tostring(last.value.lo) .. ".." .. num.tostring(last.value.hi)
end

-- Codes of the diagnostics, in the order of their places.
function M.refused(body, form, extra)
   local _, report = M.infer(form or M.NABC, body, extra)
   local codes, list = {}, report:list()
   for i, item in ipairs(list) do codes[i] = item.code end
   return table.concat(codes, " "), list[1] and list[1].message or "", list[1]
end

M.SOURCE = [[
operand SRC
    B : N=0; "#"{B} : N=1 = 5; "m"[B] : N=2 = mem.u8[B]; "-" : N=3..14 ignored B = none
    "?"{B} : N=15 = unknown "why"
]]

return M
