-- The cells that a launch fills in before programs run, with the names of what is stored there, as
-- far as `start grid` and `start block` say it: `c.u32[0x28] = STACK`, `s.u16[2] = launch.block_x`.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

--- The name of what is stored, or nil where it has none.
local function name_of(value)
   if value.tag == "name" then return value.name end
   local base = value.tag == "member" and value.base
   return base and base.tag == "name" and base.name == "launch" and value.name or nil
end

--- Space, cell and bytes of `SPACE.uN[CELL]`; nil of any other target.
local function cell_of(model, target)
   local base, part = target.base, target.parts and target.parts[1]
   local space = base and base.base
   if target.tag ~= "slice" or base.tag ~= "member" or space.tag ~= "name" then return nil end
   local width = base.name:match("^[us](%d+)$")
   local index = part.lo and part.lo.tag == "num" and not part.hi and part.lo.value
   for number, one in ipairs(model.spaces) do
      if width and index and one.name == space.name then
         return { space = number - 1, index = index, bits = tonumber(width) }
      end
   end
end

local collect

local function collect_call(model, statement, start, out)
   local called = lists.find(model.funcs, function(one) return one.name == statement.name end)
   if called and #statement.args == 0 then collect(model, called.body, start, out) end
end

function collect(model, body, start, out)
   for _, statement in ipairs(body) do
      if statement.tag == "call" then
         collect_call(model, statement, start, out)
      elseif statement.tag == "assign" then
         local cell, name = cell_of(model, statement.target), name_of(statement.value)
         if cell and name then
            cell.name, cell.where = name, start.where
            out[#out + 1] = cell
         end
      end
   end
end

--- `{space, index, bits, name, where}`, in the order of the description.
local function cells(model)
   local out = {}
   for _, scope in ipairs({ "grid", "block" }) do
      for _, start in ipairs(model.starts[scope]) do collect(model, start.body, start, out) end
   end
   return out
end

--- The table; returns how many there are.
function M.put(model, w)
   local found = cells(model)
   if #found > 0 then
      w:open("static const struct isadora_launch_cell launch_cells[] = {")
      for _, cell in ipairs(found) do
         w:line("{%d, %d, %s, %s, %s},", cell.space,
            cell.bits // model.spaces[cell.space + 1].type.width, c.hex(cell.index),
            c.hex(c.config_bits(cell.where)), c.string(cell.name))
      end
      w:close("};\n")
   end
   return #found
end

return M
