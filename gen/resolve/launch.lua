-- What a launch passes to the code of a description, as `launch.NAME`: how many blocks and threads
-- there are, and which of them this is.
local num = require("gen.num")
local lists = require("gen.base.lists")

local M = {}

local MOST_STEPS = num.mask(64)
local MOST_COUNT, MOST_THREADS = 0xffffffff, 1024 -- of blocks, or of cells

--- `{name, lane (a value of its own in each lane), block (one in each block), warp (one in each
-- warp), limited (`limit` may say how large it is)}`, in the order of the manual.
M.list = {
   { name = "grid_x", limited = true, prose = "blocks in the grid" },
   { name = "grid_y", limited = true }, { name = "grid_z", limited = true },
   { name = "block_x", limited = true, prose = "threads in a block" },
   { name = "block_y", limited = true }, { name = "block_z", limited = true },
   { name = "threads", limited = true, prose = "threads in a block, all together" },
   { name = "at_x", block = true, prose = "which block this is" },
   { name = "at_y", block = true }, { name = "at_z", block = true },
   { name = "thread_x", lane = true, prose = "which thread of the block" },
   { name = "thread_y", lane = true }, { name = "thread_z", lane = true },
   { name = "warp", warp = true, prose = "which warp of the block" },
   { name = "warps", prose = "warps of a block" },
   { name = "steps", warp = true, prose = "instructions that this warp has executed" },
   { name = "shared", limited = true,
      prose = "cells of the memory of a block that programs may access" },
   { name = "dynamic", prose = "those of them that the launch gives beyond what the program has" },
   { name = "registers", limited = true,
      prose = "registers of all warps of a block; 0 if the program does not say what it needs" },
}

--- What begins, in this order: the scopes of `start`.
M.starts = { "grid", "block", "warp" }

M.known = {}
for _, entry in ipairs(M.list) do M.known[entry.name] = entry end

--- The most that a limit may say; what holds without one.
function M.largest(name)
   return (name:find("^block_") or name == "threads") and MOST_THREADS or MOST_COUNT
end

--- The most in the configuration of that number; the most in any of them without one.
local function limit_of(name, model, config)
   local most = 0
   for i = config or 1, config or #model.configs do
      local limit = lists.find(model.limits or {},
         function(one) return one.name == name and one.where[i] end)
      most = math.max(most, limit and limit.most or M.largest(name))
   end
   return most
end

local function threads_along(axis, model, config)
   return math.min(limit_of("block_" .. axis, model, config), limit_of("threads", model, config))
end

--- The largest value that `launch.NAME` has in a description, or in one of its configurations.
function M.most(name, model, config)
   local what, axis = name:match("^(%a+)_(%a)$")
   local warps = (limit_of("threads", model, config) + model.lanes - 1) // model.lanes
   if what == "grid" then return limit_of(name, model, config) end
   if what == "at" then return limit_of("grid_" .. axis, model, config) - 1 end
   if what == "block" then return threads_along(axis, model, config) end
   if what == "thread" then return threads_along(axis, model, config) - 1 end
   if name == "threads" or name == "registers" then return limit_of(name, model, config) end
   if name == "steps" then return MOST_STEPS end
   if name == "shared" or name == "dynamic" then return limit_of("shared", model, config) end
   return name == "warp" and warps - 1 or warps
end

return M
