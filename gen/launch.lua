-- What every launch tells the code of a description, as `launch.NAME`: how many blocks and threads there
-- are, and which of them this is.
local M = {}

--- `{name, lane (a value of its own in each lane), hi (largest value)}`, in the order of the manual.
M.list = {
   { name = "grid_x", hi = 0xffffffff, prose = "blocks in the grid" },
   { name = "grid_y", hi = 0xffffffff }, { name = "grid_z", hi = 0xffffffff },
   { name = "block_x", hi = 1024, prose = "threads in a block" },
   { name = "block_y", hi = 1024 }, { name = "block_z", hi = 1024 },
   { name = "at_x", hi = 0xfffffffe, prose = "which block this is" },
   { name = "at_y", hi = 0xfffffffe }, { name = "at_z", hi = 0xfffffffe },
   { name = "thread_x", hi = 1023, lane = true, prose = "which thread of the block" },
   { name = "thread_y", hi = 1023, lane = true }, { name = "thread_z", hi = 1023, lane = true },
   { name = "warp", hi = 1023, prose = "which warp of the block" },
   { name = "warps", hi = 1024, prose = "warps of a block" },
}

M.known = {}
for _, entry in ipairs(M.list) do M.known[entry.name] = entry end

return M
