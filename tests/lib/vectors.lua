-- Conformance vectors on the Lua interpreter: the same files that `isadora test` runs on the
-- generated C.
local json = require("dkjson")
local num = require("gen.num")
local interp = require("gen.interp")
local disassemble = require("gen.encoding.disassemble")

local M = {}

-- Places by their name in vectors -----------------------------------------------------------------

-- `$r5`, `$v3.1` (32-bit word 1 of $v3), `s2v.factor0`, `s2v.valid`.
local function places_of(model)
   local places = {}
   for _, file in ipairs(model.files) do
      local name = file.named or file.name
      for index = 0, (file.count or 1) - 1 do
         local own = file.count and name .. index or name
         places[own] = { file = file, index = index, lo = 0, width = file.width }
         for word = 0, file.width // 32 - 1 do
            if file.width > 32 then
               places[own .. "." .. word] = { file = file, index = index, lo = 32 * word,
                  width = 32 }
            end
         end
      end
   end
   return places
end

local function write(model, state, config, place, value)
   local old = num.bits(interp.read(model, state, place.file, place.index, config), 0,
      place.file.width)
   local mask = num.shl(num.mask(place.width), place.lo)
   local new = num.bor(num.band(old, num.bnot(mask)),
      num.shl(num.bits(value, 0, place.width), place.lo))
   if place.file.signed then new = num.sext(new, place.file.width) end
   state.files[place.file.name] = state.files[place.file.name] or {}
   state.files[place.file.name][place.index] = new
end

local function load_state(model, config, places, listed)
   local state = interp.new_state()
   for name, value in pairs(listed) do -- places are independent: order is of no consequence
      write(model, state, config, assert(places[name], "no place " .. name), num.parse(value))
   end
   return state
end

-- One vector --------------------------------------------------------------------------------------

local function config_of(model, vector)
   for i, config in ipairs(model.configs) do
      if config.variant == vector.variant and config.mode == vector.mode then return i end
   end
   error("no such variant and mode")
end

-- `pc`: the address that follows, which may be in `$pc` instead of what was there before.
local function differences(model, config, have, want, pc)
   local list = {}
   local read, read_wanted = interp.reader(model, have, config), interp.reader(model, want, config)
   for _, file in ipairs(model.files) do
      local is_next = file.name == "$pc" and pc
         and num.eq(num.bits(read(file, 0), 0, file.width), pc)
      for index = 0, is_next and -1 or (file.count or 1) - 1 do
         local a = num.bits(read(file, index), 0, file.width)
         local b = num.bits(read_wanted(file, index), 0, file.width)
         if not num.eq(a, b) then
            list[#list + 1] = ("%s%s is 0x%s, expected 0x%s"):format(file.name, file.count and index
               or "", num.hex(a),
               num.hex(b))
         end
      end
   end
   return list
end

local function both(a, b)
   local all = {}
   for _, list in ipairs({ a, b }) do
      -- later entries win: order within one is of no consequence
      for key, value in pairs(list) do all[key] = value end
   end
   return all
end

-- The word of a code and its unit: one number, or groups of digits of a little-endian unit.
local function code_of(model, code)
   if not code:find(" ") then return num.parse("0x" .. code), model.units[1] end
   local word, bits = 0, 0
   for group in code:gmatch("%x+") do
      word = num.bor(word, num.shl(num.parse("0x" .. group), bits))
      bits = bits + 4 * #group
   end
   for _, unit in ipairs(model.units) do
      if unit.bits == bits then return word, unit end
   end
   error("no unit of " .. bits .. " bits")
end

--- Runs one vector (a decoded JSON object): nil when it passes, else what is wrong.
function M.run(model, vector, places)
   local config = config_of(model, vector)
   local word, unit = code_of(model, vector.code)
   local form = disassemble.form_of(model, word, unit, config)
   if not form then return "does not decode" end
   local state = load_state(model, config, places, vector["in"])
   local want = load_state(model, config, places, both(vector["in"], vector.out))
   local lines, fields = disassemble.operands(form, word, config)
   local result = interp.run(model, form, lines, fields, state, { word = word, config = config })
   if result.trap then return "traps: " .. tostring(result.why) end
   local pc = not vector.out["$pc"] and not vector["in"]["$pc"] and unit.length or nil
   local list = differences(model, config, state, want, pc)
   return #list > 0 and table.concat(list, "; ") or nil
end

--- Runs a file of vectors, each line or each `step`-th: passed, failed, and what the first failures
-- were. `limit` failures end the run.
function M.file(model, path, options)
   options = options or {}
   local places, passed, failures, n = places_of(model), 0, {}, 0
   for line in io.lines(path) do
      n = n + 1
      if n % (options.step or 1) == 0 then
         local vector = assert(json.decode(line))
         local why = M.run(model, vector, places)
         if why then
            failures[#failures + 1] = ("%s:%d: %s %s: %s"):format(path, n, vector.variant,
               vector.code, why)
            if #failures >= (options.limit or math.huge) then break end
         else
            passed = passed + 1
         end
      end
   end
   return passed, failures
end

return M
