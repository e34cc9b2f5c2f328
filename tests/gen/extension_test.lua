-- Random descriptions whose operands bring bytes, in operands too, against a reader that walks the
-- bytes of an instruction from the left: who takes them, how many, and what they print.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local check = require("gen.check")
local disassemble = require("gen.encoding.disassemble")
local Random = require("tests.lib.random_isa").Random

local COUNT = tonumber(os.getenv("RANDOM_COUNT")) or 16
local FIRST = tonumber(os.getenv("RANDOM_SEED")) or 1

-- Pieces: name, bytes. All print as hex numbers.
local PIECES = { { "P1", 1 }, { "Q1", 1 }, { "P2", 2 }, { "P4", 4 } }

-- Operands by the bits of the opcode that choose an alternative: lo, width.
local SELECTORS = { X = { 0, 2 }, Y = { 2, 2 }, Z = { 4, 2 } }

-- An alternative: `{value, letter, parts}`; a part is a piece or the operand Z.
local function random_lines(r, name, may_nest)
   local lines = {}
   for value = 0, 3 do
      if r:chance(85) then
         local line = { value = value, letter = name:lower() .. string.char(97 + value), parts = {} }
         for _ = 1, r:below(3) do line.parts[#line.parts + 1] = r:pick(PIECES) end
         if may_nest and r:chance(30) then
            table.insert(line.parts, 1 + r:below(#line.parts + 1), "Z")
         end
         lines[#lines + 1] = line
      end
   end
   return lines
end

-- A line names a piece once: a second time it would be the same one.
local function without_twins(line)
   local seen, kept = {}, {}
   for _, part in ipairs(line.parts) do
      if not seen[part] then kept[#kept + 1] = part end
      seen[part] = true
   end
   line.parts = kept
end

local function random_isa(seed)
   local r = Random.new(seed)
   local isa = { seed = seed, operands = { X = random_lines(r, "X", true),
      Y = random_lines(r, "Y", true), Z = random_lines(r, "Z", false) }, forms = {} }
   for _, name in ipairs({ "X", "Y", "Z" }) do
      for _, line in ipairs(isa.operands[name]) do without_twins(line) end
   end
   for opcode = 0, 3 do
      local parts = {}
      for _ = 1, r:below(2) do parts[#parts + 1] = r:pick(PIECES) end
      parts[#parts + 1] = "X"
      if r:chance(30) then parts[#parts + 1] = r:pick(PIECES) end
      parts[#parts + 1] = "Y"
      if parts[1] ~= parts[3] then isa.forms[#isa.forms + 1] = { opcode = opcode, parts = parts } end
   end
   return isa
end

local function name_of(part) return type(part) == "table" and part[1] or part end

local function text_of(isa)
   local out = { "isa pieces \"Pieces\"" }
   local function put(format, ...) out[#out + 1] = format:format(...) end
   for bytes = 1, 16 do put("unit %d little", 8 * bytes) end
   put("fields")
   put("    OP 6..7; X0 0..1; Y0 2..3; Z0 4..5")
   for _, piece in ipairs(PIECES) do put("    %s ext %d u", piece[1], 8 * piece[2]) end
   for _, name in ipairs({ "X", "Y", "Z" }) do
      put("operand %s", name)
      for _, line in ipairs(isa.operands[name]) do
         local parts = { ('"%s"'):format(line.letter) }
         for _, part in ipairs(line.parts) do parts[#parts + 1] = '":"{' .. name_of(part) .. "}" end
         local text = table.concat(parts):gsub('""', "")
         local rest = name ~= "Z" and not text:find("{Z}") and " ignored Z0" or ""
         put("    %s : %s0=%d%s", text, name, line.value, rest)
      end
   end
   for _, form in ipairs(isa.forms) do
      local parts = {}
      for i, part in ipairs(form.parts) do parts[i] = name_of(part) end
      put("insn i%d \"I\"", form.opcode)
      put("    form m%d %s : OP=%d", form.opcode, table.concat(parts, ", "), form.opcode)
      put("    do nothing")
   end
   return table.concat(out, "\n") .. "\n"
end

-- The naive reader --------------------------------------------------------------------------------

local function line_of(isa, name, opcode)
   local lo, width = SELECTORS[name][1], SELECTORS[name][2]
   for _, line in ipairs(isa.operands[name]) do
      if line.value == opcode >> lo & (1 << width) - 1 then return line end
   end
   return nil
end

-- Reads the parts from the bytes at `state.at`; nil where an operand has no such alternative.
local function read_parts(isa, parts, bytes, state)
   local texts = {}
   for i, part in ipairs(parts) do
      if type(part) == "table" then
         local value = 0
         for k = part[2], 1, -1 do value = value << 8 | bytes[state.at + k - 1] end
         state.at = state.at + part[2]
         texts[i] = ("0x%x"):format(value)
      else
         local line = line_of(isa, part, bytes[1])
         if not line then return nil end
         state.nested = state.nested or part == "Z"
         local inner = read_parts(isa, line.parts, bytes, state)
         if not inner then return nil end
         texts[i] = line.letter .. (#inner > 0 and ":" .. table.concat(inner, ":") or "")
      end
   end
   return texts
end

-- What the bytes are: text and length, or nil.
local function read(isa, bytes)
   for _, form in ipairs(isa.forms) do
      if form.opcode == bytes[1] >> 6 then
         local state = { at = 2 }
         local texts = read_parts(isa, form.parts, bytes, state)
         if not texts then return nil end
         local ignored = state.nested and 0 or bytes[1] & 0x30
         return ("m%d %s%s"):format(form.opcode, table.concat(texts, ", "),
            ignored ~= 0 and (" ^0x%x"):format(ignored) or ""), state.at - 1
      end
   end
   return nil
end

-- The checker -------------------------------------------------------------------------------------

local function decoded(model, bytes)
   local found, text, length
   for _, unit in ipairs(model.units) do
      local word = 0
      for i = unit.length, 1, -1 do word = num.bor(num.shl(word, 8), bytes[i]) end
      local form = disassemble.form_of(model, word, unit, 1)
      if form then
         lu.assertNil(found, "two lengths")
         found, text, length = form, disassemble.text(model, form, word, 1), unit.length
      end
   end
   return text, length
end

TestPieces = {}

function TestPieces:test_random_descriptions()
   local accepted, read_count = 0, 0
   for seed = FIRST, FIRST + COUNT - 1 do
      local isa = random_isa(seed)
      local source = text_of(isa)
      local model, report = check.text("random.isa", source)
      local where = ("seed %d\n%s"):format(seed, source)
      if model then
         accepted = accepted + 1
         local r = Random.new(seed + 1000)
         for opcode = 0, 255 do
            local bytes = { opcode }
            for i = 2, 17 do bytes[i] = r:below(256) end
            local text, length = read(isa, bytes)
            local got, taken = decoded(model, bytes)
            lu.assertEquals(got, text, ("opcode 0x%02x, %s"):format(opcode, where))
            lu.assertEquals(taken, length, ("opcode 0x%02x, %s"):format(opcode, where))
            read_count = read_count + (text and 1 or 0)
         end
      else
         for _, item in ipairs(report:list()) do
            lu.assertTrue(item.code == "E24" or item.code == "E27" or item.code == "E33",
               report:to_string() .. where)
         end
      end
   end
   print(("%d of %d descriptions accepted, %d instructions"):format(accepted, COUNT, read_count))
   lu.assertTrue(accepted * 2 > COUNT)
end

os.exit(lu.LuaUnit.run())
