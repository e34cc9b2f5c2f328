-- Examples: every `example` line is read by its form, printed, and run, before any C exists. What a
-- manual shows has therefore happened.
local num = require("gen.num")
local bundle = require("gen.bundle")
local names = require("gen.names")
local constant = require("gen.constant")
local reading = require("gen.reading")
local interp = require("gen.interp")
local window = require("gen.window")
local machine = require("gen.interp.machine")

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
      table.move(list, 1, #list, #bytes + 1, bytes)
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
         local form = reading.form_of(model, word, unit, config)
         if form then return form, word end
      end
   end
   return nil
end

-- Places of state ---------------------------------------------------------------------------------

-- Does the number count one of `count` things from `first` on?
local function is_within(index, first, count) return num.le(first, index)
   and num.lt(index, num.add(first, count)) end

local function view_place(file, index, member, view_index)
   for _, view in ipairs(file.views) do
      if view.name == member and not view.parts then
         local at = view_index or view.first
         if not is_within(at, view.first, view.count or 1) then return nil end
         return { file = file, index = index, lo = view.lo + view.step * (at - view.first),
            width = view.width }
      end
   end
   for _, flag in ipairs(file.flags) do
      if flag.name == member then return { file = file, index = index, lo = flag.lo, width = 1 } end
   end
   return nil
end

local function file_place(model, name)
   local entry = model.sym.state[name]
   if entry and entry.kind == "file" then
      return { file = entry.file, index = 0, lo = 0, width = entry.file.width }
   end
   local base, digits = name:match("^(%$[%a_][%w_]-)(%d+)$")
   entry = base and model.sym.state[base]
   if not entry or entry.kind ~= "file" or not entry.file.count then return nil end
   local index = tonumber(digits)
   return index < entry.file.count
      and { file = entry.file, index = index, lo = 0, width = entry.file.width } or nil
end

-- The bits of one register that an alias entry stands for; nil where it stands for something else.
local function aliased_place(target)
   local lo, width = 0, nil
   while target and target.tag == "slice" and target.from.tag == "const" do
      lo, width = num.add(lo, target.from.value), width or target.width
      target = target.base
   end
   if not target or target.tag ~= "reg" or target.index and target.index.tag ~= "const" then
      return nil
   end
   return { file = target.file, index = target.index and target.index.value or 0, lo = lo,
      width = width or target.file.width }
end

-- A register by a name of its own, such as `$sp`.
local function entry_place(model, name)
   for _, file in ipairs(model.files) do
      for _, entry in ipairs(file.entry_list) do
         local named = entry.prints == name
         for _, text in ipairs(entry.also or {}) do named = named or text == name end
         if named and entry.code then return aliased_place(entry.code.target) end
         if named then return { file = file, index = entry.number, lo = 0, width = file.width } end
      end
   end
   return nil
end

local function index_of(part) return part and not part.hi and not part.count
   and constant.value(part.lo) end

local function stack_of(expr, model)
   local entry = expr.tag == "state" and model.sym.state[expr.name]
   return entry and entry.kind == "stack" and entry.node or nil
end

-- `$st.depth`, and `$st[0].pc`: entry 0 is at the bottom.
local function stack_place(expr, model)
   if expr.tag ~= "member" then return nil end
   local stack = stack_of(expr.base, model)
   if stack then return expr.name == "depth" and { stack = stack, depth = true } or nil end
   stack = expr.base.tag == "slice" and stack_of(expr.base.base, model)
   local index = stack and index_of(expr.base.parts[1])
   for k, member in ipairs(stack and stack.members or {}) do
      if member.name == expr.name and index and num.lt(index, stack.depth) then
         return { stack = stack, entry = index + 1, member = k, width = member.type.width }
      end
   end
   return nil
end

-- `$r3`, `$r[3]`, `$v3.w[1]`, `$c.Z`, `mem[0x200]`, `$st.depth`, `$st[0].pc`.
local function place_of(expr, model)
   local in_stack = stack_place(expr, model)
   if in_stack then return in_stack end
   if expr.tag == "state" then
      return file_place(model, expr.name) or entry_place(model, expr.name)
   end
   if expr.tag == "member" then
      local place = place_of(expr.base, model)
      return place and place.file and view_place(place.file, place.index, expr.name)
   end
   if expr.tag ~= "slice" then return nil end
   local index, base = index_of(expr.parts[1]), expr.base
   if not index then return nil end
   if base.tag == "member" then
      local place = place_of(base.base, model)
      return place and place.file and view_place(place.file, place.index, base.name, index)
   end
   if base.tag == "state" then
      local entry = model.sym.state[base.name]
      local file = entry and entry.kind == "file" and entry.file
      if not file or not file.count or not is_within(index, 0, file.count) then return nil end
      return { file = file, index = index, lo = 0, width = file.width }
   end
   if base.tag ~= "name" then return nil end
   local space, first, cells = window.find(model.spaces, base.name)
   if not space or not is_within(index, 0, cells)
      or not num.eq(num.mod(index, window.shown_cells(space)), 0) then
      return nil
   end
   return { space = space, cell = num.add(first, index) }
end

-- Running -----------------------------------------------------------------------------------------

local function read_place(place, state, model, config)
   if place.space then return machine.look(model, state, place.space, place.cell) end
   local value = interp.read(model, state, place.file, place.index, config)
   return num.bits(value, place.lo, place.width)
end

local function write_stack(place, state, value)
   local list = state.stacks[place.stack.name] or {}
   state.stacks[place.stack.name] = list
   local depth = place.depth and value or math.max(#list, place.entry)
   for i = #list, depth + 1, -1 do list[i] = nil end
   for i = #list + 1, depth do
      list[i] = {}
      for k in ipairs(place.stack.members) do list[i][k] = 0 end
   end
   if not place.entry then return end
   local is_signed = place.stack.members[place.member].type.kind == "s"
   list[place.entry][place.member] = is_signed and num.sext(value, place.width)
      or num.bits(value, 0, place.width)
end

local function write_place(place, state, model, config, value)
   if place.stack then
      write_stack(place, state, value)
      return
   end
   if place.space then
      machine.put(model, state, place.space, place.cell, value)
      return
   end
   if place.file.name == "$pc" then
      state.pc = value
      return
   end
   local old = num.bits(interp.read(model, state, place.file, place.index, config), 0,
      place.file.width)
   local mask = num.shl(num.mask(place.width), place.lo)
   local new = num.bor(num.without(old, mask),
      num.shl(num.bits(value, 0, place.width), place.lo))
   if place.file.signed then new = num.sext(new, place.file.width) end
   state.files[place.file.name] = state.files[place.file.name] or {}
   state.files[place.file.name][place.index] = new
end

local function copy_state(state)
   local copy = { files = {}, spaces = {}, stacks = {}, pc = state.pc }
   for name, entries in pairs(state.stacks) do
      copy.stacks[name] = {}
      for i, entry in ipairs(entries) do
         copy.stacks[name][i] = table.move(entry, 1, #entry, 1, {})
      end
   end
   for _, kind in ipairs({ "files", "spaces" }) do
      for name, list in pairs(state[kind]) do -- a copy: order is of no consequence
         copy[kind][name] = {}
         for key, value in pairs(list) do copy[kind][name][key] = value end
      end
   end
   return copy
end

local function hex(value) return num.lt(value, 0) and num.tostring(value) or "0x"
   .. num.hex(value) end

local function register_name(file, index) return file.count and file.name .. index or file.name end

-- Every register that may not change and did.
local function check_registers(model, config, have, want, tell)
   for _, file in ipairs(model.files) do
      if file.scope ~= "bundle" and file.name ~= "$pc" then
         for index = 0, (file.count or 1) - 1 do
            local function value(state)
               return num.bits(interp.read(model, state, file, index, config), 0, file.width)
            end
            -- What an entry stands for is looked at where it is.
            local stands_for = file.count and file.entries[index] and file.entries[index].code
            local a, b = stands_for and 0 or value(have), stands_for and 0 or value(want)
            if not num.eq(a, b) then
               tell(("after running, `%s` is %s, the line says %s"):format(register_name(file,
                  index), hex(a), hex(b)))
            end
         end
      end
   end
end

-- The first of the cells that are shown together, of every cell.
local function cells_of(list, step, into, seen)
   for key in pairs(list or {}) do -- sorted later
      local cell = machine.cell_of(key)
      cell = machine.cell_key(num.sub(cell, num.mod(cell, step)))
      if not seen[cell] then
         seen[cell] = true
         into[#into + 1] = cell
      end
   end
end

local function check_spaces(model, have, want, tell)
   for _, space in ipairs(model.spaces) do
      local cells, seen, step = {}, {}, window.shown_cells(space)
      cells_of(have.spaces[space.name], step, cells, seen)
      cells_of(want.spaces[space.name], step, cells, seen)
      table.sort(cells, function(a, b) return num.lt(machine.cell_of(a), machine.cell_of(b)) end)
      for _, cell in ipairs(cells) do
         local a = machine.look(model, have, space, machine.cell_of(cell))
         local b = machine.look(model, want, space, machine.cell_of(cell))
         if not num.eq(a, b) then
            local name, index = window.cell_name(space, machine.cell_of(cell))
            tell(("after running, `%s[%s]` is %s, the line says %s"):format(name, hex(index),
               hex(a), hex(b)))
         end
      end
   end
end

local function check_stacks(model, have, want, tell)
   for _, stack in ipairs(model.stacks) do
      local a, b = have.stacks[stack.name] or {}, want.stacks[stack.name] or {}
      if #a ~= #b then
         tell(("after running, `%s.depth` is %d, the line says %d"):format(stack.name, #a, #b))
      end
      for i = 1, math.min(#a, #b) do
         for k, member in ipairs(stack.members) do
            local x, y = num.bits(a[i][k], 0, member.type.width),
               num.bits(b[i][k], 0, member.type.width)
            if not num.eq(x, y) then
               tell(("after running, `%s[%d].%s` is %s, the line says %s"):format(stack.name, i - 1,
                  member.name, hex(x),
                  hex(y)))
            end
         end
      end
   end
end

local function place_or_tell(entry, model, report)
   local place = place_of(entry.target, model)
   if not place then
      report:error("E71", entry.at, "this is no register or memory cell",
         { hint = "`$r3`, `$v3.w[1]`, `$c.Z`, `mem[0x200]`, `$st.depth` or `$st[0].pc`" })
   end
   return place
end

-- What an instruction does that does not come to its end: how the line says so, and how a message.
-- Whatever is neither waiting nor unknown is a trap.
local STOPS = {
   wait = { says = "waits", told = "running it waits" },
   trap = { says = "traps", told = "running it traps" },
   unknown = { says = "unknown", told = "running it is `unknown`" },
}

-- Does the instruction come to its end, or wait, where the line gives the state behind it? Where the
-- line says that it stops, it must stop in that way, and with a trap nothing has changed.
local function comes_to_its_end(example, result, report)
   local stop = result.trap and (STOPS[result.trap] and result.trap or "trap")
   if stop == example.stop then return not stop or stop == "wait" end
   local message = stop and STOPS[stop].told or "running it comes to its end"
   if stop and stop ~= "wait" then message = message .. ": " .. result.why end
   if example.stop then
      message = ("%s, the line says `%s`"):format(message, STOPS[example.stop].says)
   end
   report:error("E71", example.at, "example: " .. message,
      { hint = stop and ("`-> %s`"):format(STOPS[stop].says) or nil })
   return false
end

local function places_of(example, model, report)
   local places = {}
   for _, list in ipairs({ example.before or {}, example.after }) do
      for _, entry in ipairs(list) do
         places[entry] = place_or_tell(entry, model, report)
         if not places[entry] then return nil end
      end
   end
   return places
end

local function run(example, form, word, config, model, report)
   local state, places = interp.new_state(), places_of(example, model, report)
   if not places then return end
   for _, entry in ipairs(example.before or {}) do
      write_place(places[entry], state, model, config, entry.value)
   end
   local want = copy_state(state)
   for _, entry in ipairs(example.after) do
      write_place(places[entry], want, model, config, entry.value)
   end
   local lines, fields = reading.operands(form, word, config)
   local result = interp.run(model, form, lines, fields, state, { word = word, config = config })
   if not comes_to_its_end(example, result, report) then return end
   local function tell(message) report:error("E71", example.at, "example: " .. message) end
   for _, entry in ipairs(example.after) do
      local place = places[entry]
      if place.file and (place.file.scope == "bundle" or place.file.name == "$pc") then
         local is_pc, wanted = place.file.name == "$pc", num.bits(entry.value, 0, place.width)
         local value = is_pc and state.pc or read_place(place, state, model, config)
         local units = is_pc and bundle.of(model)
         if not num.eq(bundle.arrive(units, value), bundle.arrive(units, wanted)) then
            tell(("after running, `%s` is %s, the line says %s"):format(register_name(place.file,
               place.index), hex(value),
               hex(entry.value)))
         end
      end
   end
   want.pc = state.pc -- what other registers show of it moves with it
   check_registers(model, config, state, want, tell)
   check_spaces(model, state, want, tell)
   check_stacks(model, state, want, tell)
end

-- One line ----------------------------------------------------------------------------------------

-- The text that is printed, with or without the mark of `prefer`, or that of an alias.
local function reads_as(text, form, word, config, model)
   local printed = reading.text(model, form, word, config, 0)
   if text == printed or (form.mark and text == form.mark .. " " .. printed) then return true end
   for _, alias in ipairs(form.aliases) do
      if form.space:contains(alias.words, word)
         and text == reading.text(model, form, word, config, 0, alias.items) then return true end
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

local function check_example(example, page, model, report)
   local where = names.where(example.on, model.sym, nil, report)
   local ran = false
   for config = 1, #model.configs do
      local form, word
      if where[config] then
         form, word = decode(model, bytes_of(example.code, model, config), config)
      end
      if form and form.page == page then
         ran = true
         example.form = example.form or form
         if not check_text(example, form, word, config, model, report) then return end
         if example.after then run(example, form, word, config, model, report) end
      elseif form then
         report:error("E70", example.at, ("example: %s is `%s`, which belongs to page `%s`"):format(
            table.concat(example.code, " "), form.name, form.page.name))
         return
      end
   end
   if not ran then
      report:error("E70", example.at,
         ("example: %s is no instruction of this page"):format(table.concat(example.code, " ")))
   end
end

--- Checks all examples; reports E70 and E71. `example.form` is the form that reads it.
function M.check(model, report)
   for _, page in ipairs(model.pages) do
      for _, example in ipairs(page.examples or {}) do
         check_example(example, page, model, report)
      end
   end
end

return M
