-- The state that an instruction works on: registers and memory spaces with their rules, and stores,
-- which are kept while the instruction runs and take effect together at its end.
--
-- `run` is one execution (see `gen/interp`): `{model, state, config, stores, written, ..}`.
local num = require("gen.num")
local window = require("gen.resolve.window")

local M = {}

--- The error that an instruction throws when it stops.
M.Trap = {}

function M.trap(kind, why)
   error(setmetatable({ trap = kind, why = why }, M.Trap))
end

-- Registers ---------------------------------------------------------------------------------------

function M.truncate(file, value)
   if file.signed then return num.sext(value, file.width) end
   return num.bits(value, 0, file.width)
end

-- Mask and value of the bits that are fixed in this configuration.
local function fixed_bits(run, file)
   local mask, value = 0, 0
   for _, bits in ipairs(file.bits or {}) do
      if not bits.where or bits.where[run.config] then
         local width = bits.hi - bits.lo + 1
         mask = num.bor(mask, num.shl(num.mask(width), bits.lo))
         value = num.bor(value, num.shl(num.bits(bits.value, 0, width), bits.lo))
      end
   end
   return mask, value
end

local function with_fixed_bits(run, file, value)
   if not file.bits or #file.bits == 0 then return value end
   local mask, fixed = fixed_bits(run, file)
   return M.truncate(file, num.bor(num.without(value, mask), fixed))
end

--- What an unwritten register holds.
function M.reset_value(run, file)
   if file.scope == "bundle" then return with_fixed_bits(run, file, 0) end
   local value = file.reset or 0
   if file.masks then value = num.mask(file.width) end -- all lanes are active
   return with_fixed_bits(run, file, M.truncate(file, value))
end

-- The stored number, without the `read` of entries.
function M.stored(run, file, index)
   local state = run.state
   if file.name == "$pc" then return state.pc or M.reset_value(run, file) end
   if file.scope == "bundle" and not run.looks then return M.reset_value(run, file) end
   local values = state.files[file.name]
   local value = values and values[index]
   if value == nil then return M.reset_value(run, file) end
   return with_fixed_bits(run, file, value)
end

-- Spaces ------------------------------------------------------------------------------------------

local function is_big_in(model, space)
   local endian = space.endian or model.units[1] and model.units[1].endian
   return endian == "big"
end

local function is_big(run, space) return is_big_in(run.model, space) end

-- The cells of an access, lowest first; nil when nothing is there to read or write.
function M.cells_of(run, space, width, index)
   local count = width // space.type.width
   if count > 1 and not num.eq(num.mod(index, count), 0) then
      local rule = space.unaligned or "ok"
      if rule == "trap" or rule == "raise" then -- the latter only in the code of an exception
         M.trap("unaligned", ("%d-bit access to `%s` at %s"):format(width, space.name,
            num.tostring(index)))
      end
      if rule == "undefined" then return nil end
      if rule == "drop" then index = num.sub(index, num.mod(index, count)) end
   end
   local cells = {}
   for i = 0, count - 1 do
      local cell = num.add(index, i)
      if num.is_negative(cell) or num.le(space.size, cell) then
         local rule = space.outside or "trap"
         if rule == "trap" or rule == "raise" then
            M.trap("outside", ("access to `%s` at %s"):format(space.name, num.tostring(index)))
         end
         if rule ~= "wrap" then return nil end
         cell = num.mod(cell, space.size)
      end
      cells[i + 1] = cell
   end
   if is_big(run, space) then
      for i = 1, count // 2 do cells[i], cells[count + 1 - i] = cells[count + 1 - i], cells[i] end
   end
   return cells
end

-- Cells are keyed by decimal text where a number is too big for a Lua integer.
function M.cell_key(cell) return num.is_small(cell) and cell or num.tostring(cell) end

--- The number of a cell by its key.
function M.cell_of(key) return type(key) == "string" and num.parse(key) or key end

-- Shown cells: several cells as one, from `cell` on -----------------------------------------------

-- Calls f(key, bit) with each of these cells, and the bit of the whole where it is.
local function each_shown(model, space, cell, f)
   local count, width = window.shown_cells(space), space.type.width
   if count == 1 then return f(M.cell_key(cell), 0) end
   for i = 0, count - 1 do
      local place = is_big_in(model, space) and count - 1 - i or i
      f(M.cell_key(num.add(cell, i)), place * width)
   end
end

--- What they hold.
function M.look(model, state, space, cell)
   local content, value = state.spaces[space.name] or {}, 0
   each_shown(model, space, cell, function(key, bit)
      value = num.bor(value, num.shl(num.bits(content[key] or 0, 0, space.type.width), bit))
   end)
   return value
end

function M.put(model, state, space, cell, value)
   local content = state.spaces[space.name] or {}
   state.spaces[space.name] = content
   each_shown(model, space, cell, function(key, bit)
      content[key] = num.bits(value, bit, space.type.width)
   end)
end

-- Accesses of instructions ------------------------------------------------------------------------

function M.read_space(run, node, index)
   local space = node.space
   local cells = M.cells_of(run, space, node.width, index)
   if not cells then return 0 end
   local content, value = run.state.spaces[space.name] or {}, 0
   for i, cell in ipairs(cells) do
      local part = num.bits(content[M.cell_key(cell)] or 0, 0, space.type.width)
      value = num.bor(value, num.shl(part, (i - 1) * space.type.width))
   end
   return node.signed and num.sext(value, node.width) or value
end

-- Stores ------------------------------------------------------------------------------------------

-- Stores are kept until the end; their places are resolved at once. After one instruction delayed
-- stores have taken effect, too, after the others.
function M.keep_store(run, where, value, delay)
   if not where then return end
   if where.parts then
      for _, part in ipairs(where.parts) do
         M.keep_store(run, part.place, num.bits(value, part.shift, part.width), delay)
      end
      return
   end
   run.stores[#run.stores + 1] = { place = where, value = value, delay = delay,
      order = #run.stores }
end

local function write_register(run, where, value)
   local file, state = where.file, run.state
   local old = run.written[file] and run.written[file][where.index]
      or M.stored(run, file, where.index)
   local mask = num.shl(num.mask(where.width), where.lo)
   local bits = num.shl(num.bits(value, 0, where.width), where.lo)
   local new = M.truncate(file, num.bor(num.without(old, mask), bits))
   new = with_fixed_bits(run, file, new)
   run.written[file] = run.written[file] or {}
   run.written[file][where.index] = new
   if file.name == "$pc" then
      state.pc = new
   else
      state.files[file.name] = state.files[file.name] or {}
      state.files[file.name][where.index] = new
   end
end

local function write_space(run, where, value)
   local space, spaces = where.space, run.state.spaces
   spaces[space.name] = spaces[space.name] or {}
   for i, cell in ipairs(where.cells) do
      spaces[space.name][M.cell_key(cell)] =
         num.bits(value, (i - 1) * space.type.width, space.type.width)
   end
end

--- A store that others see at once.
function M.store_now(run, where, value)
   if where.parts then
      for _, part in ipairs(where.parts) do
         if part.place then
            M.store_now(run, part.place, num.bits(value, part.shift, part.width))
         end
      end
   elseif where.file then
      write_register(run, where, value)
   else
      write_space(run, where, value)
   end
end

--- Delayed stores take effect now.
function M.write_stores(run)
   table.sort(run.stores, function(a, b)
      if a.delay ~= b.delay then return a.delay < b.delay end
      return a.order < b.order
   end)
   for _, store in ipairs(run.stores) do
      if store.place.file then
         if store.place.file.name == "$pc" then run.jumped = true end
         write_register(run, store.place, store.value)
      else
         write_space(run, store.place, store.value)
      end
   end
   for name, entries in pairs(run.stacks) do run.state.stacks[name] = entries end
   run.stores, run.stacks, run.written = {}, {}, {}
end

-- State of a bundle ends with it: one instruction, since bundles are not executed together.
function M.write_back(run)
   for _, file in ipairs(run.model.files) do
      if file.scope == "bundle" then run.state.files[file.name] = nil end
   end
   if run.next then run.state.pc = run.next end
   M.write_stores(run)
end

return M
