-- Conformance vectors of the vuc from the second model: a word and a state become one line of JSON
-- that says what the model makes of them.
--
-- Values that are 0 before, and values that do not change, are left out. $icnt does not change in
-- vectors, as it does in the model.

local model = require("tests.reference.vuc")
local random = require("tests.reference.vuc.random")

local M = {}

local SCALARS = {"pc", "stat", "h2v", "icnt", "l"}
local FILES = {"r", "p"}

local function copy(list)
   return table.move(list, 1, #list, 1, {})
end

--- Names of the registers of a variant, as {name, file, number}; file nil where the state has the
--- value itself.
local function registers_of(variant)
   local list = {}
   for _, name in ipairs(SCALARS) do list[#list + 1] = {"$" .. name, nil, name} end
   list[#list + 1] = {"$sr5", nil, "v2h"}
   for _, file in ipairs(FILES) do
      for n = 0, 15 do list[#list + 1] = {"$" .. file .. n, file, n} end
   end
   for _, n in ipairs(random.CELLS[variant]) do list[#list + 1] = {"$sr" .. n, "sr", n} end
   return list
end

local REGISTERS = {vp2 = registers_of("vp2"), vp3 = registers_of("vp3"), vp4 = registers_of("vp4")}

--- What a register holds.
local function value_of(state, register)
   local holder = register[2] and state[register[2]] or state
   return holder[register[3]] or 0
end

--- All values of a state by their place in the list of registers, and the call stack.
local function snapshot(variant, state)
   local values = {}
   for i, register in ipairs(REGISTERS[variant]) do values[i] = value_of(state, register) end
   local memory = {}
   for _, name in ipairs(random.SPACES) do
      local cells = {}
      for address, cell in pairs(state[name]) do cells[address] = cell end -- into a table: no order
      memory[name] = cells
   end
   return {values = values, cs = copy(state.cs), memory = memory}
end

local function member(name, value)
   return ('"%s":"0x%x"'):format(name, value)
end

--- Members for the call stack where it is not what it was. A pop leaves the entry in its place.
local function add_stack(list, cs, before)
   if #cs ~= #before then list[#list + 1] = member("$cs.depth", #cs) end
   for i, pc in ipairs(cs) do
      if pc ~= (before[i] or 0) then list[#list + 1] = member("$cs.pc" .. i - 1, pc) end
   end
end

--- Members for cells that are not what they were, the lowest address first.
local function memory_members(memory, before)
   local spaces = {}
   for _, name in ipairs(random.SPACES) do
      local addresses, cells = {}, {}
      for address, cell in pairs(memory[name]) do
         if cell ~= (before and before[name][address] or 0) then
            addresses[#addresses + 1] = address
         end
      end
      table.sort(addresses)
      for i, address in ipairs(addresses) do
         cells[i] = ('"0x%x":"0x%x"'):format(address, memory[name][address])
      end
      if #cells > 0 then
         spaces[#spaces + 1] = ('"%s":{%s}'):format(name, table.concat(cells, ","))
      end
   end
   return table.concat(spaces, ",")
end

--- The `in` of a state.
local function in_members(variant, now)
   local list = {}
   for i, register in ipairs(REGISTERS[variant]) do
      local value = now.values[i]
      if value ~= 0 then list[#list + 1] = member(register[1], value) end
   end
   add_stack(list, now.cs, {})
   return table.concat(list, ",")
end

--- The `out`: what is different, and $pc unless it goes to the next word.
local function out_members(variant, now, before)
   local list = {}
   for i, register in ipairs(REGISTERS[variant]) do
      local expected = before.values[i]
      if register[1] == "$pc" then expected = expected + 1 & 0x7ff end
      if now.values[i] ~= expected then list[#list + 1] = member(register[1], now.values[i]) end
   end
   add_stack(list, now.cs, before.cs)
   return table.concat(list, ",")
end

--- One vector as text without its newline, and the model's outcome; nil and "undecoded" where the
--- word is no instruction. The state becomes that after the instruction.
function M.make(variant, word, state)
   local before = snapshot(variant, state)
   local outcome = model.step(variant, word, state)
   if outcome == "undecoded" then return nil, outcome end
   local parts = {('{"isa":"vuc","variant":"%s","code":"%s","in":{%s}'):format(variant,
      (variant == "vp2" and "%010x" or "%08x"):format(word), in_members(variant, before))}
   local cells = memory_members(before.memory)
   if cells ~= "" then parts[#parts + 1] = (',"mem_in":{%s}'):format(cells) end
   if outcome ~= "ok" then
      parts[#parts + 1] = (',"stop":"%s"}'):format(outcome)
      return table.concat(parts), outcome
   end
   local now = snapshot(variant, state)
   parts[#parts + 1] = (',"out":{%s}'):format(out_members(variant, now, before))
   cells = memory_members(now.memory, before.memory)
   if cells ~= "" then parts[#parts + 1] = (',"mem_out":{%s}'):format(cells) end
   parts[#parts + 1] = "}"
   return table.concat(parts), outcome
end

return M
