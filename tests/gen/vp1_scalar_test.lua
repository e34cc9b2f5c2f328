-- The description of the VP1 scalar unit against two other opinions: vectors from hardware, and a
-- model written by hand. What runs here is the checked code in gen/interp; the emitted C has its
-- own tests on the same vectors.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local json = require("dkjson")
local num = require("gen.num")
local check = require("gen.check")
local interp = require("gen.interp")
local disassemble = require("gen.encoding.disassemble")
local hand = require("tests.reference.vp1_scalar")
local hand_vectors = require("tests.reference.vp1_vectors")

local VECTORS = "tests/vectors/vp1-scalar.jsonl"

local loaded = {}

local function model()
   if not loaded.model then
      local report
      loaded.model, report = check.load({ "desc/vp1-scalar" })
      if not loaded.model then error(report:to_string({})) end
      loaded.file_of = {}
      for _, file in ipairs(loaded.model.files) do
         loaded.file_of[file.named or file.name] = file
      end
      loaded.config_of = {}
      for i, config in ipairs(loaded.model.configs) do loaded.config_of[config.name] = i end
   end
   return loaded.model
end

local function vectors()
   if not loaded.vectors then
      loaded.vectors = {}
      for line in io.lines(VECTORS) do table.insert(loaded.vectors, (json.decode(line))) end
   end
   return loaded.vectors
end

-- Names of vectors to registers ------------------------------------------------------------------

--- File, index and word (of a vector register) that has a name such as `$v3.1` or `s2v.mask0`.
local function place(name)
   local base, digits, word = name:match("^(s2v%.%a+)(%d*)(.*)$")
   if not base then base, digits, word = name:match("^(%$%a+)(%d+)%.?(%d*)$") end
   return loaded.file_of[base], tonumber(digits) or 0, tonumber(word)
end

local function put(state, name, value)
   local file, index, word = place(name)
   local registers = state.files[file.name] or {}
   state.files[file.name] = registers
   if word then value = num.bor(registers[index] or 0, num.shl(value, 32 * word)) end
   registers[index] = value
end

local function get(state, config, name)
   local file, index, word = place(name)
   local value = interp.read(loaded.model, state, file, index, config)
   return word and num.bits(value, 32 * word, 32) or value
end

--- Runs one word; the result of `interp.run` and the state afterwards.
local function run(variant, word, before)
   local m = model()
   local config, state = loaded.config_of[variant], interp.new_state()
   for name, value in pairs(before) do put(state, name, math.tointeger(tonumber(value))) end
   local form = disassemble.form_of(m, word, m.units[1], config)
   lu.assertNotNil(form, ("%08x does not decode"):format(word))
   local lines, fields = disassemble.operands(form, word, config)
   local result = interp.run(m, form, lines, fields, state, { config = config, word = word })
   return result, state, config, form
end

local function expect(state, config, name, value, what)
   local got = get(state, config, name)
   if not num.eq(got, value) then
      lu.fail(("%s: %s is %s, not %s"):format(what, name, num.tostring(got), value))
   end
end

TestVp1Scalar = {}

function TestVp1Scalar:testEveryScalarWordDecodes()
   for _, row in ipairs(model().encoding_space) do
      lu.assertEquals(num.tostring(row.unallocated), "2147483648") -- the other three units
      lu.assertEquals(num.tostring(row.reserved), "0")
   end
end

function TestVp1Scalar:testTwelveVectorsForEachOpcodeAndVariant()
   local count = {}
   for _, vector in ipairs(vectors()) do
      local key = vector.variant .. vector.code:sub(1, 2)
      count[key] = (count[key] or 0) + 1
   end
   for opcode = 0, 0x7f do
      for _, variant in ipairs({ "g80", "nv41" }) do
         lu.assertTrue((count[("%s%02x"):format(variant, opcode)] or 0) >= 12)
      end
   end
end

function TestVp1Scalar:testModelPassesTheVectors()
   for _, vector in ipairs(vectors()) do
      lu.assertEquals(hand_vectors.compare(vector), {}, vector.code)
   end
end

function TestVp1Scalar:testDescriptionPassesTheVectors()
   for _, vector in ipairs(vectors()) do
      local what = vector.variant .. " " .. vector.code
      local result, state, config = run(vector.variant, tonumber(vector.code, 16), vector["in"])
      lu.assertNil(result.trap, what)
      for name, value in pairs(vector.out) do
         expect(state, config, name, math.tointeger(tonumber(value)), what)
      end
      for name, value in pairs(vector["in"]) do
         if not vector.out[name] then
            expect(state, config, name, math.tointeger(tonumber(value)), what)
         end
      end
   end
end

-- Both on random words and states -----------------------------------------------------------------

local seed = 12345
local function random(bits)
   seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
   return seed >> 63 - bits
end

local function random_state(variant)
   local values = {}
   for i = 0, 30 do values["$r" .. i] = random(32) end
   local present = variant == "g80" and 0xa7ff or 0xa73f
   for i = 0, 3 do
      values["$c" .. i] = random(16) & present | 0x8000
      values["$vc" .. i] = random(32)
      values["$l" .. i] = random(16)
   end
   for i = 0, 31 do
      values["$a" .. i] = random(32)
      values["$m" .. i] = random(32)
      values["$m" .. i + 32] = random(32)
      values["$v" .. i .. "." .. (i & 3)] = random(32)
   end
   if variant == "g80" then
      for i = 0, 15 do values["$x" .. i] = random(32) end
   end
   return values
end

function TestVp1Scalar:testDescriptionAgreesWithTheModel()
   for i = 0, 1023 do
      local variant = i & 1 == 0 and "g80" or "nv41"
      local word, before = i >> 1 << 24 & 0x7f000000 | random(24), random_state(variant)
      if i >= 896 then word = word & 0xffffff | 0x6a000000 | i >> 1 << 24 & 0x1000000 end
      local result, state, config, form = run(variant, word, before)
      if form.page.name:find("untested") then
         lu.assertEquals(result.trap, "unknown")
      else
         local what = ("%s %08x"):format(variant, word)
         lu.assertNil(result.trap, what)
         local expected = hand_vectors.read_state(before)
         local bus = hand.step(variant, word, expected)
         for name, value in pairs(hand_vectors.write_state(expected, bus)) do
            expect(state, config, name, value, what)
         end
      end
   end
end

os.exit(lu.LuaUnit.run())
