-- How long each step of the generator took, and how much memory Lua holds after it (`--timings`).
local M = {}
local Timings = {}
Timings.__index = Timings

function M.new()
   return setmetatable({ steps = {} }, Timings)
end

--- The step `name` begins, and the one before it is over; without a name nothing begins.
function Timings:begin(name)
   local now, last = os.clock(), self.steps[#self.steps]
   if last and not last.seconds then
      last.seconds = now - last.start
      last.megabytes = collectgarbage("count") / 1024
   end
   if name then self.steps[#self.steps + 1] = { name = name, start = now } end
end

local ROW = "%-20s %9.2f %9.0f\n"

--- A table of all steps, headed by `title`.
function Timings:print(file, title)
   local total, most = 0, 0
   file:write(("%-20s %9s %9s\n"):format(title, "seconds", "MB"))
   for _, step in ipairs(self.steps) do
      file:write(ROW:format(step.name, step.seconds, step.megabytes))
      total, most = total + step.seconds, math.max(most, step.megabytes)
   end
   file:write(ROW:format("total, most", total, most))
end

return M
