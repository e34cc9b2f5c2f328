-- Text samples: committed lines `variant TAB word TAB text`, read by people when they change. Each
-- word must read as its text in its variant. `lua5.4 tests/lib/samples.lua FOLDER PROGRAM [N] >
-- tests/text/ISA.tsv` makes them again, or each Nth of them; the program says where a suffix of
-- `prefer` is needed.
package.path = "./?.lua;" .. package.path
local num = require("gen.num")
local names = require("gen.resolve.names")
local disassemble = require("gen.encoding.disassemble")
local bundle_of = require("gen.resolve.bundle").of
local bundles = require("tests.lib.bundles")

local M = {}

local function config_of(model, name)
   for i, config in ipairs(model.configs) do
      if config.name == name then return i end
   end
   error("no configuration " .. name)
end

-- The unit of a configuration that is written with so many hex digits.
local function unit_of(model, config, digits)
   for _, unit in ipairs(model.units) do
      if unit.configs[config] and (unit.bits + 3) // 4 == digits then return unit end
   end
   error("no unit of " .. digits .. " digits")
end

--- Lines of the file that read differently now: array of messages.
function M.compare(model, path)
   local wrong = {}
   for line in io.lines(path) do
      local name, code, text = line:match("^(%S+)\t(%x+)\t(.*)$")
      local config, word = config_of(model, name), num.parse("0x" .. code)
      local unit = unit_of(model, config, #code)
      local form = disassemble.form_of(model, word, unit, config)
      local now = form and disassemble.text(model, form, word, config, 0) or "(no instruction)"
      -- Whether the mark of `prefer` is needed is for the program to say.
      local marked = form and disassemble.marked_text(model, form, word, config, 0)
      if now ~= text and marked ~= text then
         wrong[#wrong + 1] = ("%s %s reads `%s`, expected `%s`"):format(name, code, now, text)
      end
   end
   return wrong
end

-- A plain linear generator, so that the samples do not depend on the Lua build.
local state = 7
local function random_word(bits)
   local word = 0
   for shift = 0, bits - 1, 16 do
      state = (state * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
      word = num.bor(word, num.shl(state >> 40 & 0xffff, shift))
   end
   return num.bits(word, 0, bits)
end

-- A word of the set, random where the set leaves bits free: a random way down its diagram.
local function random_member(space, set, bits)
   local word, mask, value = random_word(bits), 0, 0
   while set > 1 do
      local bit = num.pow2(space.bit_of_level[space.level[set]])
      local low, high = space.low[set], space.high[set]
      local up = low == 0 or high ~= 0 and random_word(1) == 1
      mask = num.bor(mask, bit)
      if up then value = num.bor(value, bit) end
      set = up and high or low
   end
   return num.bor(value, num.without(word, mask))
end

--- Samples of every form, in each set of configurations where its lines are others: one random
-- word, and one canonical word for each line of each choice that the mnemonic has not yet shown.
function M.make(model, write)
   local shown = {}
   for config = 1, #model.configs do
      for _, form in ipairs(model.forms) do
         local set = form.word[config]
         local function put(words)
            local word = random_member(form.space, words, form.unit.bits)
            if bundle_of(model) then word = bundles.alone(bundle_of(model), word) end
            if disassemble.form_of(model, word, form.unit, config) ~= form then return end
            write(("%s\t%s\t%s\n"):format(model.configs[config].name,
               num.hex(word, (form.unit.bits + 3) // 4),
               disassemble.text(model, form, word, config, 0)))
         end
         local function first(...)
            local key = table.concat({ ... }, " ")
            local new = not shown[key]
            shown[key] = true
            return new
         end
         if set and not form.space:is_empty(set)
            and first(form.name, tostring(form.sets[config])) then
            put(set)
            for _, choice in ipairs(form.choices) do
               for _, line in ipairs(choice.lines) do
                  local words = line.configs[config] and form.space:band(set, line.words)
                     or form.space:none()
                  if not form.space:is_empty(words)
                     and first(form.mnemonic or form.name, choice.operand, line.index) then
                     local canonical = form.space:band(words,
                        form.space:cube(form.canonical.mask, form.canonical.value))
                     put(form.space:is_empty(canonical) and words or canonical)
                  end
               end
            end
         end
      end
   end
end

-- The bytes of a word in memory order, in groups of as many digits as the smallest unit has.
local function memory_order(code, unit, smallest)
   if unit.endian == "big" or unit == smallest then return code end
   local digits, groups = (smallest.bits + 3) // 4, {}
   for at = #code - digits + 1, 1, -digits do groups[#groups + 1] = code:sub(at, at + digits - 1) end
   return table.concat(groups, " ")
end

-- How the program prints the word, without what only a listing has.
local function printed(program, model, config, code)
   local unit = unit_of(model, config_of(model, config), #code)
   local smallest = names.smallest_unit(model, config_of(model, config))
   local variant, mode = config:match("^([^/]+)/?(.*)$")
   local bundle = bundle_of(model)
   local input = bundle and bundles.parts(bundles.pack(bundle, {code, code, code}))
      or memory_order(code, unit, smallest)
   local pipe <close> = assert(io.popen(("echo %s | %s dis -m %s -V %s %s --ctrl -w"):format(
      input, program, model.isa.name, variant,
      mode ~= "" and "--mode " .. mode or "")))
   return (pipe:read("l") or ""):match("^%x+: .-  +(.-)$")
end

if arg and arg[0] and arg[0]:match("samples%.lua$") then
   local model, report = require("gen.check").load({ arg[1] })
   if not model then
      report:print(io.stderr, {})
      os.exit(1)
   end
   local each, count = tonumber(arg[3] or 1), 0
   M.make(model, function(line)
      count = count + 1
      if count % each ~= 0 then return end
      local name, code, text = line:match("^(%S+)\t(%x+)\t(.*)\n$")
      io.write(name, "\t", code, "\t", arg[2] and printed(arg[2], model, name, code) or text, "\n")
   end)
end

return M
