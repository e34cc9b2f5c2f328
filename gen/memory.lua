-- When garbage is collected. A collection costs as much as is in use, so that a few early ones, while
-- little is, spare one of the costly ones: those begin only where the process would become large.
local M = {}

-- Megabytes of Lua; a process has some more.
local MOST = 390              -- from here on the collector works beside the steps
local CHEAP, WASTE = 160, 64  -- up to this size so much new memory is worth a collection
local LEAST, SPEED = 140, 400 -- percent: growth between two collections, and how quick one is

local live = 0                -- after the last collection between two steps

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
   local is_early = now < CHEAP and now > live + WASTE
   local is_late = now > 0.9 * MOST and now > live * LEAST / 100
   if not is_early and not is_late then return end
   collectgarbage("incremental", 100, SPEED)
   collectgarbage("collect")
   live = math.max(1, megabytes())
   local growth = math.tointeger(math.max(LEAST, math.min(1000, MOST * 100 // live)))
   collectgarbage("incremental", growth, SPEED)
   allow(live * growth / 100 - live)
end

return M
