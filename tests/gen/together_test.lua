-- Bundles whose words execute together, in the interpreter of the generator. That generated C
-- agrees with it on random programs is tested by tests/e2e, whole programs by
-- tests/cli/together_test.sh.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local interp = require("gen.interp")
local disassemble = require("gen.encoding.disassemble")

local model = assert(check.load({ "tests/ok/length/vliw.isa" }))

-- Executes words, given as numbers, on registers; memory has a 9 in cell 0.
local function run(words, registers, pc)
   local list, state = {}, interp.new_state()
   for i, word in ipairs(words) do
      local form = assert(disassemble.form_of(model, word, model.units[1], 1))
      local lines, fields = disassemble.operands(form, word, 1)
      list[i] = { form = form, word = word, lines = lines, fields = fields }
   end
   state.pc = pc or 0
   state.files["$r"] = registers
   state.spaces.data = { [0] = 9 }
   local result = interp.run_together(model, list, state, 1)
   return state, result
end

TestTogether = {}

function TestTogether:test_all_words_read_the_state_before()
   -- add $r1, $r2, zero; add $r2, $r1, zero; st $r1, [zero]; ld $r3, [zero]
   local state, result = run({ 0x08110000, 0x08208000, 0x40100000, 0x38300000 },
      { [1] = 4, [2] = 5 })
   lu.assertEquals(result, { halted = false, jumped = false })
   lu.assertEquals(state.files["$r"], { [1] = 5, [2] = 4, [3] = 9 })
   lu.assertEquals(state.spaces.data[0], 4)
   lu.assertEquals(state.pc, 16)
end

function TestTogether:test_the_last_word_wins()
   -- addi $r1, zero, #1; addi $r1, zero, #2; h $r2, $r5; jmp 0x40
   local state, result = run({ 0x20100001, 0x20100002, 0x68228000, 0x48000004 },
      { [2] = 0x12345678, [5] = 0xaaaa })
   lu.assertEquals(state.files["$r"], { [1] = 2, [2] = 0xaaaa5678, [5] = 0xaaaa })
   lu.assertEquals({ state.pc, result.jumped }, { 0x40, true })
   -- jmp 0x40; jmp 0x80; nop
   state = run({ 0x48000004, 0x48000008, 0 }, {})
   lu.assertEquals(state.pc, 0x80)
end

function TestTogether:test_a_trap_leaves_everything()
   -- addi $r1, zero, #1; st $r1, [zero]; check $r2, $r3; halt
   local state, result = run({ 0x20100001, 0x40100000, 0xa8218000, 0xb8000000 },
      { [1] = 7, [3] = 0x80000000 })
   lu.assertEquals(result, { trap = "trap", why = "negative", at = 8 })
   lu.assertEquals(state.files["$r"], { [1] = 7, [3] = 0x80000000 })
   lu.assertEquals({ state.pc, state.spaces.data[0] }, { 0, 9 })
end

function TestTogether:test_a_halt_ends_after_all_words()
   -- halt; addi $r1, zero, #1
   local state, result = run({ 0xb8000000, 0x20100001 }, {}, 0x28)
   lu.assertTrue(result.halted)
   lu.assertEquals({ state.files["$r"][1], state.pc }, { 1, 0x30 })
end

function TestTogether:test_addresses_are_those_of_the_words()
   -- here $r3, $r4; here $r3, $r4
   local state = run({ 0x60320000, 0x60320000 }, {}, 0x18)
   lu.assertEquals(state.files["$r"], { [3] = 0x1c, [4] = 0x20 + 0x1c })
   lu.assertEquals(state.pc, 0x20)
end

os.exit(lu.LuaUnit.run())
