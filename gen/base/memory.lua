-- When garbage is collected. A collection costs in proportion to what is in use: a few early ones
-- are cheap and avoid the costly ones, which begin only where the process would become large.
local M = {}

-- Megabytes of Lua; a process has some more.
-- From here on the collector works beside the steps, which takes as long as they do in a large
-- description. Who has more memory than time sets $ISADORA_MEMORY.
local MOST = tonumber(os.getenv("ISADORA_MEMORY") or "") or 390
local CHEAP, WASTE = 160, 128  -- up to this size, that much new memory justifies a collection
local GROWTH, SPEED = 200, 400 -- percent: between two collections, and how quick one is

local live = 0                 -- after the last collection between two steps
local little = false           -- is little expected to be used?

local function megabytes() return collectgarbage("count") / 1024 end

-- A step of a negative size: as if so much less had been allocated.
local function allow(room) collectgarbage("step", -math.tointeger(room // 1 * 1024)) end

--- At the beginning of a run.
function M.start()
   collectgarbage("incremental", GROWTH, SPEED)
   allow(MOST - megabytes())
end

--- Collections cost more time than the remaining steps need memory. Freeing many small pieces is as
-- expensive as allocating them.
function M.expect_little() little = true end

--- Between two steps: frees the garbage of the last one where that is cheap.
function M.between()
   if little then return end
   local now = megabytes()
   if now > CHEAP or now < live + WASTE then return end
   collectgarbage("incremental", 100, SPEED) -- so that nothing more is allowed but what follows
   collectgarbage("collect")
   live = megabytes()
   M.start()
end

return M
