-- Conformance vectors on the model of the VP1 scalar unit: names to state and back, and the
-- comparison.

local model = require("tests.reference.vp1_scalar")

local M = {}

--- A state from the `in` part of a vector: names such as `$r5`, `$v3.1`, `$m40`.
function M.read_state(values)
   local state = {r = {}, v = {}, a = {}, l = {}, m = {}, x = {}, vc = {}}
   state.c = {[0] = 0x8000, 0x8000, 0x8000, 0x8000}
   for name, value in pairs(values) do
      local file, index, part = name:match("^%$(%a+)(%d+)%.?(%d*)$")
      index = math.tointeger(tonumber(index))
      if part ~= "" then index = 4 * index + math.tointeger(tonumber(part)) end
      state[file][index] = math.tointeger(tonumber(value))
   end
   return state
end

--- Every name a vector may list, with the value after the instruction.
function M.write_state(state, bus)
   local values = {}
   for _, file in ipairs {"r", "c", "a", "l", "m", "x", "vc"} do
      for index, value in pairs(state[file]) do values["$" .. file .. index] = value end
   end
   for index, value in pairs(state.v) do
      values[string.format("$v%d.%d", index // 4, index % 4)] = value
   end
   for i = 0, 3 do values["s2v.factor" .. i] = bus.factor[i] end
   values["s2v.valid"] = bus.valid
   values["s2v.mask0"], values["s2v.mask1"] = bus.mask[0], bus.mask[1]
   values["s2v.vcmask"] = bus.vcmask
   if bus.valid == 1 then
      values["s2v.vcidx"], values["s2v.vcpart"] = bus.vcidx, bus.vcpart
      values["s2v.xfrm"] = bus.xfrm
   end
   return values
end

--- Differences between what a vector says and what the model does: array of `{name, expected,
--- got}`, sorted.
function M.compare(vector)
   local state = M.read_state(vector["in"])
   local before = M.read_state(vector["in"])
   local bus = model.step(vector.variant, math.tointeger(tonumber(vector.code, 16)), state)
   local got = M.write_state(state, bus)
   local idle = {valid = 0, factor = {[0] = 0, 0, 0, 0}, mask = {[0] = 0, 0}, vcmask = 0}
   local was = M.write_state(before, idle)
   local differences = {}
   for name, value in pairs(vector.out) do
      local expected = math.tointeger(tonumber(value))
      if got[name] ~= expected then differences[#differences + 1] = {name, expected, got[name]} end
   end
   for name, value in pairs(got) do
      if name:sub(1, 1) == "$" and vector.out[name] == nil and value ~= (was[name] or 0) then
         differences[#differences + 1] = {name, was[name] or 0, value}
      end
   end
   table.sort(differences, function(a, b) return a[1] < b[1] end)
   return differences
end

return M
