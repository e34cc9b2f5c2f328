-- Random instructions on random states, run by `gen/interp`: as cases that
-- tests/e2e/roundtrip.c executes, and the line that it must print for each.
local lists = require("gen.base.lists")
local num = require("gen.num")
local bundle = require("gen.resolve.bundle")
local interp = require("gen.interp")
local disassemble = require("gen.encoding.disassemble")
local Random = require("tests.lib.random_isa").Random

local M = {}

-- Values ------------------------------------------------------------------------------------------

local function random_bits(r, width)
   local value = 0
   for shift = 0, width - 1, 16 do value = num.bor(value, num.shl(r:below(65536), shift)) end
   return num.bits(value, 0, width)
end

-- Often small, or at an edge.
local function random_value(r, width)
   local way = r:below(8)
   if way < 3 then return num.bits(r:below(256), 0, width) end
   if way == 3 then return num.bits(num.sub(num.pow2(width), 1 + r:below(3)), 0, width) end
   if way == 4 then return num.bits(num.add(num.pow2(width - 1), r:below(4) - 2), 0, width) end
   return random_bits(r, width)
end

-- A word of the form in this configuration: random where its tests leave room, else the smallest.
local function random_word(r, form, config)
   for _ = 1, 30 do
      local free = num.band(random_bits(r, form.unit.bits), num.bnot(form.fixed.mask))
      local word = num.bor(form.fixed.value, free)
      if form.space:contains(form.word[config], word) then return word end
   end
   return form.space:smallest(form.word[config])
end

function M.bytes_of(unit, word)
   local parts = {}
   for i = 0, unit.length - 1 do
      local place = unit.endian == "big" and unit.length - 1 - i or i
      parts[#parts + 1] = ("%02x"):format(num.bits(word, 8 * place, 8))
   end
   return table.concat(parts)
end

-- State -------------------------------------------------------------------------------------------

local function exists(where, config) return not where or where[config] end

-- An entry that stands for other state, or for a constant, holds nothing of its own.
local function holds_value(file, index)
   local entry = file.count and file.entries[index]
   return not (entry and entry.code)
end

local function name_of(file, index)
   local name = file.named or file.name
   return file.count and name .. index or name
end

local function each_register(model, config, visit)
   for _, file in ipairs(model.files) do
      if file.name ~= "$pc" and file.scope ~= "bundle" and exists(file.where, config) then
         for index = 0, (file.count or 1) - 1 do
            if holds_value(file, index) then visit(file, index) end
         end
      end
   end
end

-- Some of a large file, all of a small one. One lane runs: for `gen/interp` all are alike, and the
-- machine would have others. tests/gen/lanes_test.lua runs many.
local function fill_registers(r, model, config, state, put)
   each_register(model, config, function(file, index)
      if file.masks or (file.count or 1) <= 32 and r:chance(85) or r:chance(15) then
         local value = file.masks and 1 or random_value(r, file.width)
         state.files[file.name] = state.files[file.name] or {}
         state.files[file.name][index] = file.signed and num.sext(value, file.width) or value
         put("reg %s %s", name_of(file, index), num.hex(value))
      end
   end)
end

local function random_cell(r, space)
   local way = r:below(4)
   if way == 0 then
      return num.sub(num.sub(space.size, 1), r:below(num.lt(space.size, 16) and 1 or 16))
   end
   if way == 1 then return num.mod(random_bits(r, 64), space.size) end
   return num.mod(r:below(256), space.size)
end

local function fill_spaces(r, model, config, state, put)
   for number, space in ipairs(model.spaces) do
      if exists(space.where, config) then
         local cells = {}
         state.spaces[space.name] = cells
         for _ = 1, 40 // math.max(1, #model.spaces // 2) do
            local cell, value = random_cell(r, space), random_value(r, space.type.width)
            cells[num.is_small(cell) and cell or num.tostring(cell)] = value
            put("cell %d %s %s", number - 1, num.hex(cell), num.hex(value))
         end
      end
   end
end

local function fill_stacks(r, model, state, put)
   for _, stack in ipairs(model.stacks) do
      local entries = {}
      for i = 1, r:pick({ 0, 1, 2, stack.depth - 1, stack.depth }) do
         entries[i] = {}
         for k, member in ipairs(stack.members) do
            local width = member.type.width
            local value = random_value(r, width)
            entries[i][k] = member.type.kind == "s" and num.sext(value, width) or value
            put("reg %s.%s%d %s", stack.name, member.name, i - 1, num.hex(value))
         end
      end
      state.stacks[stack.name] = entries
      put("reg %s.depth %s", stack.name, num.hex(#entries))
   end
end

-- An address with room after it; in a code space the instruction lies in its cells.
local function place_code(r, model, config, form, word, state)
   local pc, unit = model.sym.state["$pc"], form.unit
   local top = pc and num.sub(num.pow2(math.min(pc.file.width, 40)), 32) or 0
   if not pc then return 0 end
   local units = bundle.of(model)
   if units then -- any word but the last: that may need a next one
      local at = units.words[1 + r:below(math.max(#units.words - 1, 1))].offset
      return num.add(num.mul(num.div(random_bits(r, pc.file.width), units.bytes), units.bytes), at)
   end
   local address = r:chance(50) and r:below(64) or num.mod(random_bits(r, 40), num.max(top, 1))
   if not pc.file.counts or pc.file.counts == "bytes" then
      address = num.mul(num.div(address, unit.align or 1), unit.align or 1)
   end
   for _, space in ipairs(model.spaces) do
      if space.code and exists(space.where, config) then
         local bytes = M.bytes_of(unit, word)
         for i = 0, unit.length - 1 do
            state.spaces[space.name][num.add(address, i)] =
               tonumber(bytes:sub(2 * i + 1, 2 * i + 2), 16)
         end
      end
   end
   return address
end

-- The state afterwards -----------------------------------------------------------------------------

local function add_value(out, name, value)
   if not num.eq(value, 0) then out[#out + 1] = (" %s=%s"):format(name, num.hex(value)) end
end

local function sorted_cells(cells)
   local list = {}
   for cell in pairs(cells or {}) do list[#list + 1] = type(cell) == "string" and num.parse(cell)
      or cell end
   table.sort(list, num.lt)
   return list
end

local function add_spaces(model, state, out)
   for _, space in ipairs(model.spaces) do
      local cells = state.spaces[space.name] or {}
      for _, cell in ipairs(sorted_cells(cells)) do
         local value = num.bits(cells[num.is_small(cell) and cell or num.tostring(cell)], 0,
            space.type.width)
         add_value(out, ("%s[%s]"):format(space.name, num.hex(cell)), value)
      end
   end
end

-- The line that the C must print, and the names of the registers in it.
local function outcome(model, config, state, result)
   local names = {}
   local out = { result.trap or result.halted and "halted" or "done", " ", num.hex(state.pc or 0) }
   local read = interp.reader(model, state, config)
   each_register(model, config, function(file, index)
      local name = name_of(file, index)
      names[#names + 1] = name
      add_value(out, name, num.bits(read(file, index), 0, file.width))
   end)
   for _, stack in ipairs(model.stacks) do
      local entries = state.stacks[stack.name] or {}
      names[#names + 1] = stack.name .. ".depth"
      add_value(out, stack.name .. ".depth", #entries)
      for i, entry in ipairs(entries) do
         for k, member in ipairs(stack.members) do
            local name = ("%s.%s%d"):format(stack.name, member.name, i - 1)
            names[#names + 1] = name
            add_value(out, name, num.bits(entry[k], 0, member.type.width))
         end
      end
   end
   add_spaces(model, state, out)
   return table.concat(out), table.concat(names, " ")
end

-- Cases -------------------------------------------------------------------------------------------

-- Programs of bundles whose words execute together ------------------------------------------------

local PACKETS, MOST_RUN = 16, 24 -- of a program, and how many of them are executed

local function random_one(r, config, forms)
   local form = r:pick(forms)
   local ends = form.effects.branch or form.effects.halts
   if ends and r:chance(50) then form = r:pick(forms) end -- or programs would be short
   local one = { form = form, word = random_word(r, form, config) }
   one.lines, one.fields = disassemble.operands(one.form, one.word, config)
   return one
end

-- A program from address `at` on: its words by address, the address after it, the bytes. One in four
-- is part of a bundle.
local function random_program(r, model, config, at)
   local units, program, bytes = bundle.of(model), {}, {}
   local forms = lists.filter(model.forms, function(form)
      return form.configs[config] and not form.space:is_empty(form.word[config])
   end)
   local count = #units.words * PACKETS
   if r:chance(25) then count = 1 + r:below(#units.words) end
   local address = bundle.arrive(units, at)
   for i = 1, count do
      program[address] = random_one(r, config, forms)
      bytes[i] = M.bytes_of(program[address].form.unit, program[address].word)
      address = bundle.next_address(units, address)
   end
   return program, address, table.concat(bytes)
end

-- The words that execute together from `$pc` on, and the address after them.
local function packet_at(units, program, pc)
   local list, at = {}, pc
   repeat
      list[#list + 1] = program[at]
      local before = at
      at = bundle.next_address(units, at)
   until not program[at] or at < before or at // units.bytes ~= before // units.bytes
   return list, at
end

-- Runs it as the machine does: what stopped it.
local function run_packets(model, program, finish, state, config)
   local units, result = bundle.of(model), {}
   for _ = 1, MOST_RUN do
      if state.pc == finish then return { trap = "end of program" } end
      if not program[state.pc] then return { trap = "no code here" } end
      local packet, next_address = packet_at(units, program, state.pc)
      result = interp.run_together(model, packet, state, config)
      if result.trap then state.pc = result.at
      elseif not model.sym.state["$pc"] then state.pc = next_address end
      state.pc = bundle.arrive(units, state.pc)
      if result.trap or result.halted then return result end
   end
   return result
end

-- The same as `one_case`, of a program: its first line, and what comes out.
local function program_case(r, model, config, state, add)
   local units = bundle.of(model)
   local pc, size = model.sym.state["$pc"], PACKETS * units.bytes
   local room = pc and num.div(num.mask(math.min(pc.file.width, 40)), size) or 64
   local at = r:below(math.max(1, math.min(room, 64))) * size
   local program, finish, bytes = random_program(r, model, config, at)
   state.pc = bundle.arrive(units, at)
   local head = ("case %d %x %s %d"):format(config - 1, state.pc, bytes, MOST_RUN)
   local result = run_packets(model, program, finish, state, config)
   local expected, names = outcome(model, config, state, result)
   add("go %s", names)
   return head, expected
end

-- Lines of one case, and the line that comes out.
local function one_case(r, model, form, config)
   local word, state = random_word(r, form, config), interp.new_state()
   local lines = { "" }
   local function add(format, ...) lines[#lines + 1] = format:format(...) end
   fill_registers(r, model, config, state, add)
   fill_spaces(r, model, config, state, add)
   fill_stacks(r, model, state, add)
   if (bundle.of(model) or {}).together then
      local head, expected = program_case(r, model, config, state, add)
      lines[1] = head
      return lines, expected
   end
   state.pc = place_code(r, model, config, form, word, state)
   lines[1] = ("case %d %s %s"):format(config - 1, num.hex(state.pc), M.bytes_of(form.unit, word))
   local taken, fields = disassemble.operands(form, word, config)
   local result = interp.run(model, form, taken, fields, state, { word = word, config = config })
   -- the machine counts bytes
   if not model.sym.state["$pc"] and not result.trap then
      state.pc = bundle.of(model) and bundle.next_address(bundle.of(model), 0) or form.length
   end
   state.pc = bundle.arrive(bundle.of(model), state.pc)
   local expected, names = outcome(model, config, state, result)
   add("go %s", names)
   return lines, expected
end

--- `count` cases of every form in every configuration: the text of the cases, the lines that come
-- out, and how many of them trap.
function M.make(model, count, seed)
   local r, text, expected, traps = Random.new(seed), {}, {}, 0
   for _, form in ipairs(model.forms) do
      for config = 1, #model.configs do
         local exists_here = form.configs[config] and not form.space:is_empty(form.word[config])
         for _ = 1, exists_here and count or 0 do
            local lines, line = one_case(r, model, form, config)
            table.move(lines, 1, #lines, #text + 1, text)
            expected[#expected + 1] = line
            if not line:find("^done") and not line:find("^halted") then traps = traps + 1 end
         end
      end
   end
   return table.concat(text, "\n") .. "\n", expected, traps
end

return M
