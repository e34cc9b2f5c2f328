-- When garbage is collected. Most of what a check makes is still needed at its end, so that a
-- collection costs much and frees little: there is none until so much memory is in use that the
-- process would become large.
local M = {}

local MOST = 390              -- megabytes of Lua at which the collector begins; a process has more
local WORTH = 0.85            -- from this share of it on, the end of a step is a good moment
local LEAST, SPEED = 140, 400 -- percent: growth between two collections, and how quick one is

local live = 0 -- megabytes, behind the last collection

local function megabytes() return collectgarbage("count") / 1024 end

-- A step of a negative size: as if so much less had been allocated.
local function allow(room) collectgarbage("step", -math.tointeger(room // 1 * 1024)) end

--- At the beginning of a run.
function M.start()
   collectgarbage("incremental", 200, SPEED)
   allow(MOST - megabytes())
end

--- Between two steps. What the last one left behind is given back where it may be much.
function M.between()
   local now = megabytes()
   if now < MOST * WORTH or now < live * LEAST / 100 then return end
   collectgarbage("incremental", 100, SPEED)
   collectgarbage("collect")
   live = math.max(1, megabytes())
   local growth = math.tointeger(math.max(LEAST, math.min(1000, MOST * 100 // live)))
   collectgarbage("incremental", growth, SPEED)
   allow(live * growth / 100 - live)
end

return M
