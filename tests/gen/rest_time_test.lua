-- The manual of a machine that shows its pipeline: page of timing, notes on the pages of
-- instructions, pages of special registers; names of instructions; words of several sizes.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local rest = require("gen.emit.rst")

local function files_of(text)
   local model, report = check.text("test.isa", text)
   local messages = {}
   for i, d in ipairs(report:list()) do messages[i] = d.message end
   return rest.emit(assert(model, table.concat(messages, "\n")))
end

local function pages_of(text)
   local text_of = {}
   for _, file in ipairs(files_of(text)) do text_of[file.path] = file.text end
   return text_of
end

local SIZES = [[
isa sizes "Words of two sizes"
variant small = SMALL
variant large = LARGE
unit 16 little on SMALL
unit 24 little stored 32 on LARGE
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; N 0..3 u; X 16..23 u
regs
    $r 16 u16
operand TOP
    "" : = 0 on SMALL
    "" : X=0 = 0 on LARGE
    X  : X!=0 on LARGE
insn move "Move"
    form.m move A, B TOP : OP=1 ignored N
    form.n neg A, B TOP  : OP=2 ignored N
    do
        $r[15] = TOP
        A = B
]]

local PIPE = [[
isa pipe "Shows its pipeline"
source DOC "a document" document
unit 16 little
variant one
variant two = NEW
fields
    OP 12..15 u; RD 8..11 $r; RS 4..7 $r; K 0..7 u; TO 0..11 u label
regs
    $pc u12 counts units
    $r 16 u16
    $l u32
    $count u16 counts cycles
    $sr 16 u16 unforwarded {DOC}
        -- Registers of several kinds.
        entry 0 prints "$mode" also "$sr0"
            -- The mode. More of it:
            -- - bit 0: on
            --   and off
        entry 1 = $l[0..15] prints "$low" also "$sr1" {inferred}
        entry 2 = $count prints "$cnt"
            read: $l[0] = 1            -- what else a read does
            write v:
                $count = v
        entry 3 also "$old"
            -- Only on two. Never stored to.
        entry 4 prints "$s4"
        entry 5 prints "$s5"
        entry 6 prints "$s6"
        entry 7 = 0 prints "$null"
fields
    SD 8..11 $sr; SS 4..7 $sr
func known(n)
    old = n != 3 on !NEW
    old = 1 on NEW
    return old and n <= 7
engine long "Multiplier"
insn load "Load"
    form load RD, K : OP=1
    do after 3: RD = K
insn mul "Multiply"
    form %name RD, RS : OP=%op ignored 0..3
    ops  %name  %op  %n
         mulu   2    4
         muls   3    2
    do occupy long %n: $l = RD * RS
insn put "Store"
    form put SD, RS : OP=4 ignored 0..3
    do
        if SD.n == 3: unknown "never stored to"
        SD = RS
insn get "Read"
    form.o get RD, SS : OP=5 ignored 0..3 on !NEW
    form.n get RD, SS : OP=5 ignored 0..3 on NEW
    do
        if not known(SS.n): unknown "no such register"
        RD = SS
insn low "Low half"
    form low RD : OP=6 ignored 0..7
    do RD = $l[0..15] + $sr[4]
insn jump "Jump"
    form jump TO : OP=7
    do after 2: $pc = TO
insn sync "Wait"
    form sync RS : OP=8 ignored 0..3, 8..11
    do wait until RS[0]
alias fetch RD, K = load RD, K
]]

TestTime = {}

function TestTime.test_distances()
   local text = pages_of(PIPE)["timing.rst"]
   lu.assertStrContains(text, 'Result, Made by, Reader, Reader through ``$sr``')
   for _, row in ipairs {
      ':ref:`$r <pipe-file-r>`, :ref:`load <pipe-insn-load>`, 2, ""',
      ':ref:`$r <pipe-file-r>`, ":ref:`get <pipe-insn-get>`, :ref:`low <pipe-insn-low>`", 0',
      ':ref:`mulu <pipe-insn-mul>` (engine ``long``), 3, 4',
      ':ref:`$l <pipe-file-l>`, storing to :ref:`$low <pipe-entry-sr1>`; reading '
         .. ':ref:`$cnt <pipe-entry-sr2>`, 0, 1',
      ':ref:`$sr <pipe-file-sr>`, :ref:`put <pipe-insn-put>`, "", 1',
      '":ref:`$count <pipe-file-count>`, memory", all, 0, 0',
   } do lu.assertStrContains(text, row) end
end

function TestTime.test_engines_jumps_and_waits()
   local text = pages_of(PIPE)["timing.rst"]
   lu.assertStrContains(text, '``long``, :ref:`muls <pipe-insn-mul>`, 2')
   lu.assertStrContains(text, ':ref:`jump <pipe-insn-jump>`, 1')
   lu.assertStrContains(text, "- :ref:`sync <pipe-insn-sync>` until ``$r[RS")
   lu.assertStrContains(text, ":ref:`$count <pipe-file-count>` goes up by one in each cycle")
   lu.assertStrContains(text, ':ref:`load <pipe-insn-load>`, ``$r`` **3**')
end

-- Text without its line breaks.
local function joined(text) return (text:gsub("%s+", " ")) end

function TestTime.test_notes_on_pages()
   local text = pages_of(PIPE)
   lu.assertStrContains(text["insn/load.rst"],
      "- ``$r[RD]`` is there for the third instruction after, two instructions between.\n")
   lu.assertStrContains(text["insn/mul.rst"], "for 4 cycles: its pending result is lost")
   lu.assertStrContains(joined(text["insn/mul.rst"]),
      "- ``$l`` (``muls``) is there for the second instruction after, one instruction between;"
      .. " through :ref:`$sr <pipe-file-sr>` for the third instruction after. ")
   lu.assertStrContains(text["insn/put.rst"],
      "- ``$sr[SD]`` is there for the second instruction after, one instruction between.\n")
   lu.assertStrContains(text["insn/jump.rst"], "has one delay slot: the instruction after it is")
end

function TestTime.test_nothing_where_no_latency_is_stated()
   local text = pages_of(SIZES)
   lu.assertNil(text["timing.rst"])
   lu.assertNil(text["insn/move.rst"]:find("Timing", 1, true))
   lu.assertNil(text["index.rst"]:find("timing", 1, true))
end

TestSpecial = {}

-- The section of the register with this title.
local function section_of(text, title)
   local from = assert(text:find("\n" .. title .. "\n~~~", 1, true), title)
   return text:sub(from, (text:find("\n.. _", from, true)))
end

function TestSpecial.test_page_and_links()
   local text = pages_of(PIPE)
   lu.assertStrContains(text["index.rst"], "\n   registers_sr\n   timing\n")
   lu.assertStrContains(text["registers.rst"],
      ":ref:`a page of their own <pipe-page-registers-sr>`")
   lu.assertStrContains(text["registers_sr.rst"], "Registers of several kinds.")
   lu.assertStrContains(text["registers_sr.rst"],
      '0, :ref:`$mode <pipe-entry-sr0>`, ``$sr0``, The mode, all')
   lu.assertStrContains(text["registers_sr.rst"],
      '3, :ref:`$old <pipe-entry-sr3>`, ``$sr3``, Never stored to, two')
   lu.assertStrContains(text["registers_sr.rst"], "Not described: 8..15.")
end

function TestSpecial.test_sections()
   local page = pages_of(PIPE)["registers_sr.rst"]
   local mode = section_of(page, "``$mode``, number 0")
   lu.assertStrContains(mode, "The mode. More of it:\n\n- bit 0: on\n  and off\n\n")
   lu.assertStrContains(mode, 'Storing, keeps the value')
   local low = section_of(page, "``$low``, number 1")
   lu.assertStrContains(low, 'Stands for, ``$l[0..15]``')
   lu.assertStrContains(low, 'Used unnamed by, ":ref:`mulu <pipe-insn-mul>`, :ref:`muls '
      .. '<pipe-insn-mul>`, :ref:`low <pipe-insn-low>`"')
   lu.assertStrContains(low, 'Source, inferred')
   local count = section_of(page, "``$cnt``, number 2")
   lu.assertStrContains(count, 'Reading, see below')
   lu.assertStrContains(count, "   read: $l[0] = 1            -- what else a read does\n"
      .. "   write v:\n       $count = v\n")
   lu.assertStrContains(section_of(page, "``$s4``, number 4"),
      'Used unnamed by, :ref:`low <pipe-insn-low>`')
end

function TestSpecial.test_what_is_refused()
   local page = pages_of(PIPE)["registers_sr.rst"]
   local old = section_of(page, "``$old``, number 3")
   lu.assertStrContains(old, 'Printed as, ``$sr3``')
   lu.assertStrContains(old, 'Variants, two')
   lu.assertStrContains(old, 'Storing, unknown: never stored to')
   lu.assertStrContains(section_of(page, "``$null``, number 7"), 'Storing, ignored')
end

TestSizes = {}

function TestSizes.test_a_line_and_a_picture_each()
   local text = pages_of(SIZES)["insn/move.rst"]
   lu.assertStrContains(text,
      "\n- ``move $r<A>, $r<B>`` (``move.m``; small)\n- ``move $r<A>, $r<B> {<X>}`` (``move.m``; large)\n")
   lu.assertStrContains(text, "Words of 24 bits (large):")
   lu.assertStrContains(text, "   |  X  |0001 | A  | B |~~~|  m\n   |  X  |0010 | A  | B |~~~|  n\n")
   lu.assertStrContains(text, "Words of 16 bits (small):")
   lu.assertStrContains(text, "   |0001 | A  | B |~~~|  m\n   |0010 | A  | B |~~~|  n\n")
end

TestNames = {}

function TestNames.test_aliases_are_found()
   local text = pages_of(PIPE)
   lu.assertStrContains(text["mnemonics.rst"],
      '``fetch``, :ref:`pipe-insn-load`, ``load``')
   lu.assertStrContains(text["mnemonics.rst"], '``load``, :ref:`pipe-insn-load`, ""')
   lu.assertStrContains(text["insn/load.rst"], '"``fetch RD, K``", "``load RD, K``", read only')
   lu.assertStrContains(text["insn/load.rst"], "   single: fetch (pipe, another name of load)\n")
end

-- Sphinx knows whether all links of these pages lead somewhere.
function TestNames.test_sphinx_builds_without_warnings()
   lu.assertTrue(os.execute("command -v sphinx-build >/dev/null 2>&1"),
      "sphinx-build is not installed; tools/setup installs it")
   local folder = os.tmpname()
   os.remove(folder)
   lfs.mkdir(folder)
   lfs.mkdir(folder .. "/insn")
   for _, file in ipairs(files_of(PIPE)) do
      local f = assert(io.open(folder .. "/" .. file.path, "wb"))
      f:write(file.text)
      f:close()
   end
   local command = "sphinx-build -q -W --keep-going -c tools/sphinx %s %s/html >%s/log 2>&1"
   local fine = os.execute(command:format(folder, folder, folder))
   local log = assert(io.open(folder .. "/log")):read("a")
   os.execute("rm -rf " .. folder)
   lu.assertTrue(fine, log)
end

os.exit(lu.LuaUnit.run())
