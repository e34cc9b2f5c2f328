-- Examples: every `example` line is read by its form, printed, and run, before any C exists. What a
-- manual shows has therefore happened.
local lists = require("gen.base.lists")
local num = require("gen.num")
local bundle = require("gen.resolve.bundle")
local names = require("gen.resolve.names")
local disassemble = require("gen.encoding.disassemble")
local interp = require("gen.interp")
local place_of = require("gen.examples.place")
local states = require("gen.examples.state")

local M = {}

-- Words -------------------------------------------------------------------------------------------

-- Bytes in memory order: each group of digits is a number in the byte order of the units. As many
-- digits as the shortest unit has bits for are that unit, which may take more room in memory.
local function bytes_of(groups, model, config)
   local bytes, little = {}, model.units[1].endian == "little"
   local unit = names.smallest_unit(model, config)
   for _, group in ipairs(groups) do
      local digits = #group % 2 == 1 and "0" .. group or group
      if #group == (unit.bits + 3) // 4 then
         digits = ("0"):rep(2 * unit.length - #digits) .. digits
      end
      local list = {}
      for pair in digits:gmatch("%x%x") do
         if little then table.insert(list, 1,
            tonumber(pair, 16)) else list[#list + 1] = tonumber(pair, 16) end
      end
      lists.append(bytes, list)
   end
   return bytes
end

local function word_of(bytes, unit)
   local word = 0
   for i = 1, unit.length do
      local shift = unit.endian == "big" and 8 * (unit.length - i) or 8 * (i - 1)
      word = num.bor(word, num.shl(bytes[i], shift))
   end
   return word
end

-- The form that takes the bytes as one instruction, and its word.
local function decode(model, bytes, config)
   for _, unit in ipairs(model.units) do
      if unit.length == #bytes and unit.configs[config] then
         local word = word_of(bytes, unit)
         local form = disassemble.form_of(model, word, unit, config)
         if form then return form, word end
      end
   end
   return nil
end

-- Running -----------------------------------------------------------------------------------------

local function place_or_report(entry, model, report)
   local place = place_of.of(entry.target, model)
   if not place then
      report:error("E71", entry.at, "this is not a register or memory cell",
         { hint = "`$r3`, `$v3.w[1]`, `$c.Z`, `mem[0x200]`, `$st.depth` or `$st[0].pc`" })
   end
   return place
end

-- Ways to end other than completion: how an example states it, and a message. All others are traps.
local STOPS = {
   wait = { says = "waits", message = "it waits" },
   trap = { says = "traps", message = "it traps" },
   unknown = { says = "unknown", message = "its behaviour is `unknown`" },
}

-- Does the instruction complete, or wait, where the example has the state after it? Where the
-- example states a stop, it must stop in that way, and with a trap nothing has changed.
local function comes_to_its_end(example, result, report)
   local stop = result.trap and (STOPS[result.trap] and result.trap or "trap")
   if stop == example.stop then return not stop or stop == "wait" end
   local message = stop and STOPS[stop].message or "it ran to its end"
   if stop and stop ~= "wait" then message = message .. ": " .. result.why end
   if example.stop then
      message = ("%s, the line says `%s`"):format(message, STOPS[example.stop].says)
   end
   report:error("E71", example.at, "example: " .. message,
      { hint = stop and ("`-> %s`"):format(STOPS[stop].says) or nil })
   return false
end

-- Does the instruction raise the exception that the example names, if it names one?
local function raises_what_it_says(example, result, report)
   local said, raised = example.raises, result.raised
   if not said or said == raised then return true end
   report:error("E71", example.at, ("example: %s, the line says `raises %s`"):format(
      raised and ("it raises `%s`"):format(raised) or "it raises no exception", said))
   return false
end

local function places_of(example, model, report)
   local places = {}
   for _, list in ipairs({ example.before or {}, example.after }) do
      for _, entry in ipairs(list) do
         places[entry] = place_or_report(entry, model, report)
         if not places[entry] then return nil end
      end
   end
   return places
end

-- State of a bundle and `$pc`, which `states.compare` leaves out, where the line names them.
local function compare_named(example, places, state, model, config, fail)
   for _, entry in ipairs(example.after) do
      local place = places[entry]
      if place.file and (place.file.scope == "bundle" or place.file.name == "$pc") then
         local is_pc, wanted = place.file.name == "$pc", num.bits(entry.value, 0, place.width)
         local value = is_pc and state.pc or states.read(place, state, model, config)
         local units = is_pc and bundle.of(model)
         if not num.eq(bundle.arrive(units, value), bundle.arrive(units, wanted)) then
            fail(("after running, `%s` is %s, the line says %s"):format(
               states.register_name(place.file, place.index), states.hex(value),
               states.hex(entry.value)))
         end
      end
   end
end

local function run(example, form, word, config, model, report)
   local state, places = interp.new_state(), places_of(example, model, report)
   if not places then return end
   for _, entry in ipairs(example.before or {}) do
      states.write(places[entry], state, model, config, entry.value)
   end
   if model.sym.state["$pc"] then state.pc = state.pc or 0 end -- as in vectors, whatever its reset
   local want = states.copy(state)
   for _, entry in ipairs(example.after) do
      states.write(places[entry], want, model, config, entry.value)
   end
   local lines, fields = disassemble.operands(form, word, config)
   local result = interp.run(model, form, lines, fields, state, { word = word, config = config })
   if not comes_to_its_end(example, result, report) then return end
   if not raises_what_it_says(example, result, report) then return end
   local function fail(message) report:error("E71", example.at, "example: " .. message) end
   compare_named(example, places, state, model, config, fail)
   want.pc = state.pc -- what other registers show of it moves with it
   states.compare(model, config, state, want, fail)
end

-- One line ----------------------------------------------------------------------------------------

-- The text that is printed, with or without the mark of `prefer`, or that of an alias.
local function reads_as(text, form, word, config, model)
   local printed = disassemble.text(model, form, word, config, 0)
   if text == printed or text == disassemble.marked_text(model, form, word, config, 0) then
      return true
   end
   for _, alias in ipairs(form.aliases) do
      if not alias.only and form.space:contains(alias.words, word)
         and text == disassemble.text(model, form, word, config, 0,
            alias.items) then return true end
   end
   return false, printed
end

local function check_text(example, form, word, config, model, report)
   local fits, text = reads_as(example.text, form, word, config, model)
   if fits then return true end
   report:error("E70", example.at,
      ("example: %s reads `%s`, the line says `%s`"):format(table.concat(example.code, " "),
      text, example.text))
   return false
end

-- For each configuration a text that is equal for those in which the same words do the same: with
-- the same unit to count in, and the same fixed bits of registers.
local function machines_of(model)
   local machines = {}
   for c in ipairs(model.configs) do
      local parts = { tostring(names.smallest_unit(model, c).bits) }
      for _, bits in lists.nested(model.files, "bits") do
         parts[#parts + 1] = (not bits.where or bits.where[c]) and "1" or "0"
      end
      machines[c] = table.concat(parts, " ")
   end
   return machines
end

-- Was the example checked in an earlier configuration, where its word reads and does the same?
local function was_checked(checked, form, config, machine)
   for _, other in ipairs(checked) do
      if other.form == form and other.machine == machine and other.sets == form.sets[config] then
         return true
      end
   end
   checked[#checked + 1] = { form = form, machine = machine, sets = form.sets[config] }
   return false
end

local function check_example(example, page, model, machines, report)
   local where = names.where(example.on, model.sym, nil, report)
   local checked, readings = {}, {}
   example.readings = readings
   for config = 1, #model.configs do
      local form, word
      if where[config] then
         form, word = decode(model, bytes_of(example.code, model, config), config)
      end
      if form and form.page == page then
         if not example.form then example.form, example.word = form, word end
         readings[form] = readings[form] or { word = word, config = config }
         if not was_checked(checked, form, config, machines[config]) then
            if not check_text(example, form, word, config, model, report) then return end
            if example.after then run(example, form, word, config, model, report) end
         end
      elseif form and not form.page.otherwise then -- which has it where the instruction is not
         report:error("E70", example.at,
            ("example: %s is `%s`, which belongs to instruction `%s`"):format(
            table.concat(example.code, " "), form.name, form.page.name))
         return
      end
   end
   if #checked == 0 then
      report:error("E70", example.at,
         ("example: %s is not a form of this `insn`"):format(table.concat(example.code, " ")))
   end
end

--- Checks all examples; reports E70 and E71. `example.form` is the form that reads its `word`,
--- `example.readings` what each form reads: {word, config}.
function M.check(model, report)
   local machines = machines_of(model)
   for page, example in lists.nested(model.pages, "examples") do
      check_example(example, page, model, machines, report)
   end
end

return M
