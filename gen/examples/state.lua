-- States of the machine before and after an example: what a place holds, and what two states differ
-- in.
local lists = require("gen.base.lists")
local num = require("gen.num")
local interp = require("gen.interp")
local window = require("gen.resolve.window")
local machine = require("gen.interp.machine")

local M = {}

--- What a place holds.
function M.read(place, state, model, config)
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

--- Puts a value there.
function M.write(place, state, model, config, value)
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

--- A state of its own with the same content.
function M.copy(state)
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

--- A value as messages show it.
function M.hex(value) return num.lt(value, 0) and num.tostring(value) or "0x"
   .. num.hex(value) end

--- A register as messages name it.
function M.register_name(file, index) return file.count and file.name .. index or file.name end

-- Numbers of the registers of a file that were written in either state, rising.
local function written_in(file, have, want)
   local numbers, seen = {}, {}
   for _, state in ipairs({ have, want }) do
      for index in pairs(state.files[file.name] or {}) do -- sorted below
         lists.add_once(numbers, seen, index)
      end
   end
   table.sort(numbers)
   return numbers
end

-- Registers that must not change and did. A register written in neither state is equal; an entry
-- that stands for other state is compared there.
local function compare_registers(model, config, have, want, fail)
   for _, file in ipairs(model.files) do
      if file.scope ~= "bundle" and file.name ~= "$pc" then
         for _, index in ipairs(written_in(file, have, want)) do
            local function value(state)
               return num.bits(interp.read(model, state, file, index, config), 0, file.width)
            end
            local is_alias = file.count and file.entries[index] and file.entries[index].code
            local a, b = is_alias and 0 or value(have), is_alias and 0 or value(want)
            if not num.eq(a, b) then
               fail(("after running, `%s` is %s, the line says %s"):format(M.register_name(file,
                  index), M.hex(a), M.hex(b)))
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
      lists.add_once(into, seen, cell)
   end
end

local function compare_spaces(model, have, want, fail)
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
            fail(("after running, `%s[%s]` is %s, the line says %s"):format(name, M.hex(index),
               M.hex(a), M.hex(b)))
         end
      end
   end
end

local function compare_stacks(model, have, want, fail)
   for _, stack in ipairs(model.stacks) do
      local a, b = have.stacks[stack.name] or {}, want.stacks[stack.name] or {}
      if #a ~= #b then
         fail(("after running, `%s.depth` is %d, the line says %d"):format(stack.name, #a, #b))
      end
      for i = 1, math.min(#a, #b) do
         for k, member in ipairs(stack.members) do
            local x, y = num.bits(a[i][k], 0, member.type.width),
               num.bits(b[i][k], 0, member.type.width)
            if not num.eq(x, y) then
               fail(("after running, `%s[%d].%s` is %s, the line says %s"):format(stack.name, i - 1,
                  member.name, M.hex(x),
                  M.hex(y)))
            end
         end
      end
   end
end

--- Calls `fail(message)` for everything that is different in two states.
function M.compare(model, config, have, want, fail)
   compare_registers(model, config, have, want, fail)
   compare_spaces(model, have, want, fail)
   compare_stacks(model, have, want, fail)
end

return M
