-- Memory as people name it and see it: `windows 16` parts a space into equal ones with names of
-- their own, `shown 32` joins cells to larger ones.
local num = require("gen.num")

local M = {}

local MOST_WINDOWS = 65535

-- What is wrong with the windows or the shown width of a space; nil if nothing is.
local function flaw(space)
   local windows, shown, width = space.windows, space.shown, space.type.width
   if windows and (windows < 1 or windows > MOST_WINDOWS
         or not num.eq(num.mod(space.size, windows), 0)) then
      return ("`%s` cannot have %d equal windows"):format(space.name, windows)
   end
   if not shown then return nil end
   local part = num.div(space.size, windows or 1)
   if shown < width or shown > 64 or shown % width ~= 0
      or not num.eq(num.mod(part, shown // width), 0) then
      return ("cells of %d bits cannot be shown as %d bits in `%s`"):format(width, shown,
         space.name)
   end
   return nil
end

--- Checks the windows of all spaces; no two may have one name.
function M.check(spaces, report)
   local taken = {}
   for _, space in ipairs(spaces) do taken[space.name] = space end
   for _, space in ipairs(spaces) do
      local message = flaw(space)
      if message then
         report:error("E16", space.at, message)
      else
         for i = 0, (space.windows or 0) - 1 do
            local name = space.name .. i
            local other = taken[name]
            if other then
               report:error("E11", space.at,
                  ("window `%s` has the name of another space"):format(name),
                  { also = { at = other.at, text = "declared here" } })
               break
            end
            taken[name] = space
         end
      end
   end
end

--- The space and first cell that a name means, and how many cells go by it; nil if none do.
function M.find(spaces, name)
   for _, space in ipairs(spaces) do
      if space.name == name then return space, 0, space.size end
      local digits = space.windows and name:sub(1, #space.name) == space.name
         and name:sub(#space.name + 1)
      local number = digits and (digits:match("^[1-9]%d*$") or digits:match("^0$"))
      number = number and math.tointeger(tonumber(number))
      if number and number < space.windows then
         local cells = num.div(space.size, space.windows)
         return space, num.mul(number, cells), cells
      end
   end
   return nil
end

--- How many cells are shown as one.
function M.shown_cells(space) return (space.shown or space.type.width) // space.type.width end

--- A cell as people write it, without brackets: name of the space or window, and index.
function M.cell_name(space, cell)
   if not space.windows then return space.name, cell end
   local cells = num.div(space.size, space.windows)
   return space.name .. num.tostring(num.div(cell, cells)), num.mod(cell, cells)
end

return M
