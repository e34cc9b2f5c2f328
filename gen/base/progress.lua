-- Progress on standard error: which step a command is at, when it takes longer than two seconds. On
-- a terminal that is one line which changes, elsewhere a line every few seconds.
local M = {}
local Progress = {}
Progress.__index = Progress

local FIRST, EVERY = 2, 5 -- seconds

--- `quiet`, or ISADORA_PROGRESS=0: nothing is ever shown.
function M.new(quiet)
   return setmetatable({
      quiet = quiet or os.getenv("ISADORA_PROGRESS") == "0", began = os.time(), last = 0,
   }, Progress)
end

local function on_terminal(progress)
   if progress.terminal == nil then progress.terminal = os.execute("test -t 2") == true end
   return progress.terminal
end

--- A step of the work at `label`, a description, begins.
function Progress:step(label, step)
   local now = os.time()
   if self.quiet or now - self.began <= FIRST then return end
   if on_terminal(self) then
      io.stderr:write("\r\27[K", label, ": ", step)
      self.shown = true
   elseif now - self.last >= EVERY then
      io.stderr:write("isadora: ", label, ": ", step, "\n")
      self.last = now
   end
end

--- Takes the line off the terminal, before anything else is written there.
function Progress:wipe()
   if self.shown then io.stderr:write("\r\27[K") end
   self.shown = false
end

return M
