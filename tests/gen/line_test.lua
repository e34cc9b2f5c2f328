-- Lines of syntax (gen/emit/line), which the manual and the program show: a form as one would type
-- it.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local rest = require("gen.emit.rst")
local target = require("gen.emit.target")
local check = require("gen.check")

TestLines = {}

local function loaded(text)
   local model, report = check.text("lines.isa", text)
   return assert(model, report:to_string())
end

local function pages_of(text)
   local pages = {}
   for _, file in ipairs(rest.emit(loaded(text))) do pages[file.path] = file.text end
   return pages
end

-- Alternatives that differ in one piece are one; words of few letters are in the line.
local SYNTAX = [[
isa syntax "Syntax"
variant one = ONE
variant two = TWO
variant three = THREE
variant four = FOUR
unit 32 little
fields
    OP 28..31 u; X 24..27 $v; Y 20..23 $v; N 12..19 s; NEG 11 ("" "-"); SIZE 8..9 (".b" ".h" "" ?)
    MODE 0..2 (".one" ".two" ".three" ".four" ".five" "" ? ?); P 4..6 u; K 10 u
regs
    $v 16 u32
operand SRC
    {NEG}Y       : K=0 ignored 12..19
    N            : K=1 ignored 11, 20..23 on !ONE
operand ADDR
    "["Y"]"      : N=0
    "["Y"+"N"]"  : N!=0
operand OPT
    ""           : P=7 = 0
    P            : P!=7
operand MAYBE_NEG
    NEG          : on !ONE
    ""           : ignored NEG on ONE
insn ld "Load"
    form ld{MODE}{SIZE} X, OPT, ADDR : OP=1 ignored NEG, K, 3, 7
    do X = u32(P)
insn add "Add"
    form add X, OPT, b=SRC : OP=2 ignored 0..3, 7..9
    do X = X + u32(b)
insn stop "Stop"
    form.old stop : OP=3 ignored rest "unused" on ONE
    form.new stop : OP=4 ignored rest "unused" on !ONE
    do trap "stop"
insn wait "Wait"
    form wait{MAYBE_NEG} X : OP=5 ignored rest "unused"
    do trap "wait"
]]

function TestLines.test_syntax()
   local text = pages_of(SYNTAX)
   lu.assertStrContains(text["insn/ld.rst"],
      "- ``ld{<MODE>}{.b|.h} $v<X>{, <P>}, [$v<Y>{+<N>}]`` (``ld``)\n")
   lu.assertStrContains(text["insn/ld.rst"],
      "- ``MODE``: ``.one``, ``.two``, ``.three``, ``.four``, ``.five`` or nothing\n")
   lu.assertStrContains(text["insn/ld.rst"], "- ``N``: -0x80..0x7f\n")
   lu.assertNil(text["insn/ld.rst"]:find(" = [", 1, true)) -- the word says it all
   lu.assertStrContains(text["insn/add.rst"], "- ``add $v<X>{, <P>}, <b>`` (``add``)\n")
   lu.assertStrContains(text["insn/add.rst"],
      "- ``b`` (``SRC``): ``{-}$v<Y>``, ``<N>`` (two..four)\n")
   lu.assertStrContains(text["insn/stop.rst"],
      "- ``stop`` (``stop.old``; one) (``stop.new``; two..four)\n")
   lu.assertStrContains(text["insn/wait.rst"], "- ``wait{-} $v<X>`` (``wait``)\n")
end

-- The program has the same lines.
function TestLines.test_syntax_in_the_target()
   local model = loaded(SYNTAX)
   local text = target.emit(model)[1].text
   lu.assertStrContains(text, '"ld{<MODE>}{.b|.h} $v<X>{, <P>}, [$v<Y>{+<N>}]"')
   lu.assertStrContains(text, '"wait{-} $v<X>"')
   lu.assertStrContains(text, 'LINES(SRC, "{-}$v<Y>", "<N>")')
   lu.assertStrContains(text, 'LINES(ADDR, "[$v<Y>]", "[$v<Y>+<N>]")')
end

os.exit(lu.LuaUnit.run())
