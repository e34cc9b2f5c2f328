-- Random conformance vectors for descriptions with lanes: what tests/lib/lanes.lua makes of random
-- words in random states in which every lane has values of its own.
local json = require("dkjson")
local num = require("gen.num")
local interp = require("gen.interp")
local names = require("gen.resolve.names")
local disassemble = require("gen.encoding.disassemble")
local exec = require("tests.lib.exec")
local lanes = require("tests.lib.lanes")

local M = {}

-- Random states -----------------------------------------------------------------------------------

-- Often alike in all lanes, often small: else hardly two would agree about anything.
local function random_value(width)
   return math.random(2) == 1 and num.bits(math.random(0, 3), 0, width) or exec.random_value(width)
end

local function random_entries(file, common)
   local entries = {}
   for index = 0, (file.count or 1) - 1 do
      local value = math.random(3) == 1 and common and common[index] or random_value(file.width)
      entries[index] = file.signed and num.sext(value, file.width) or value
   end
   return entries
end

local function random_active(model)
   local all = (1 << model.lanes) - 1
   local way = math.random(4)
   if way == 1 then return all end
   if way == 2 then return 1 << math.random(0, model.lanes - 1) end
   local bits = math.random(0, all) & math.random(0, all)
   return bits ~= 0 and bits or 1
end

local function random_stack(stack)
   local entries = {}
   for i = 1, math.random(0, stack.depth) do
      entries[i] = {}
      for k, member in ipairs(stack.members) do entries[i][k] = random_value(member.type.width) end
   end
   return entries
end

local function random_state(model)
   local shared, own = interp.new_state(), {}
   for lane = 0, model.lanes - 1 do own[lane] = {} end
   for _, file in ipairs(model.files) do
      if file.name == "$pc" then
         shared.pc = num.band(exec.random_value(file.width), num.bnot(7))
      elseif file.masks then
         shared.files[file.name] = { [0] = random_active(model) }
      elseif file.scope == "lane" then
         local common = random_entries(file)
         for lane = 0, model.lanes - 1 do own[lane][file.name] = random_entries(file, common) end
      else
         shared.files[file.name] = random_entries(file)
      end
   end
   for _, space in ipairs(model.spaces) do
      local cells = {}
      for _ = 1, 40 do
         cells[num.mod(math.random(0, 255), space.size)] = exec.random_value(space.type.width)
      end
      if space.scope == "lane" then own[0][space.name] = cells else shared.spaces[space.name] = cells end
   end
   for _, stack in ipairs(model.stacks) do shared.stacks[stack.name] = random_stack(stack) end
   return { shared = shared, own = own }
end

local function copy_of(list)
   local copy = {}
   for key, value in pairs(list) do copy[key] = type(value) == "table" and copy_of(value) or value end
   return copy
end

-- As vectors name it ------------------------------------------------------------------------------

local function list_file(file, read, lane, out)
   local suffix = lane and lane > 0 and "@" .. lane or ""
   for index = 0, (file.count or 1) - 1 do
      local entry = file.entries[index]
      if not (file.count and entry and entry.code) then
         local name = (file.named or file.name) .. (file.count and index or "") .. suffix
         out[name] = num.tostring(read(file, index))
      end
   end
end

local function listed(model, config, state)
   local out, readers = {}, {}
   for lane = 0, model.lanes - 1 do
      readers[lane] = interp.reader(model, lanes.view(model, state, lane), config)
   end
   local read = interp.reader(model, state.shared, config)
   for _, file in ipairs(model.files) do
      if file.name == "$pc" then
         out["$pc"] = num.tostring(state.shared.pc)
      elseif file.scope == "lane" then
         for lane = 0, model.lanes - 1 do list_file(file, readers[lane], lane, out) end
      else
         list_file(file, read, nil, out)
      end
   end
   for _, stack in ipairs(model.stacks) do
      local entries = state.shared.stacks[stack.name] or {}
      out[stack.name .. ".depth"] = num.tostring(#entries)
      for i, entry in ipairs(entries) do
         for k, member in ipairs(stack.members) do
            out[("%s.%s%d"):format(stack.name, member.name, i - 1)] = num.tostring(entry[k])
         end
      end
   end
   return out
end

local function cells_of(model, state)
   local out = {}
   for _, space in ipairs(model.spaces) do
      local cells = space.scope == "lane" and state.own[0][space.name] or state.shared.spaces[space.name]
      out[space.name] = setmetatable({}, { __jsontype = "object" })
      for cell, value in pairs(cells or {}) do
         out[space.name][tostring(cell)] = num.tostring(num.bits(value, 0, space.type.width))
      end
   end
   return setmetatable(out, { __jsontype = "object" })
end

local function changes(before, after)
   local out = {}
   for name, value in pairs(after) do
      if name == "$pc" or before[name] ~= value then out[name] = value end
   end
   return setmetatable(out, { __jsontype = "object" })
end

-- Vectors -----------------------------------------------------------------------------------------

local function random_word(model, form, config)
   local unit = form.unit
   for _ = 1, 20 do
      local free = num.band(num.mask(unit.bits), num.bnot(form.fixed.mask))
      local word = num.bor(form.fixed.value, num.band(exec.random_value(unit.bits), free))
      if disassemble.form_of(model, word, unit, config) == form then return word end
   end
   return nil
end

local STOPS = { wait = "wait", unknown = "unknown" }

--- One random vector of a form: its text, and how it stopped.
function M.vector(model, form, config)
   local word = random_word(model, form, config)
   if not word then return nil end
   local state = random_state(model)
   local before = copy_of(state)
   local taken, fields = disassemble.operands(form, word, config)
   local active = state.shared.files[model.masks.name][0]
   local result = lanes.run(model, form, taken, fields, state, { word = word, config = config }, active)
   if result.trap and result.trap ~= "wait" then state = before end
   local start = listed(model, config, before)
   local vector = { isa = model.isa.name, code = num.hex(word, form.unit.bits // 4), note = form.name,
      ["in"] = start, mem_in = cells_of(model, before),
      stop = result.trap and (STOPS[result.trap] or "trap") or nil,
      out = changes(start, listed(model, config, state)), mem_out = cells_of(model, state) }
   assert(names.smallest_unit(model, config).bits == form.unit.bits)
   return json.encode(vector), result.trap or "end"
end

--- `count` vectors of each form, and how many stopped in which way.
function M.vectors(model, count)
   local list, stops = {}, {}
   for _, form in ipairs(model.forms) do
      for _ = 1, count do
         local text, stop = M.vector(model, form, 1)
         if text then
            list[#list + 1] = text
            stops[stop] = (stops[stop] or 0) + 1
         end
      end
   end
   return list, stops
end

return M
