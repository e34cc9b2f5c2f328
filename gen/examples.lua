-- Examples: every `example` line is read by its form, printed, and run, before any C exists. What a manual shows has
-- therefore happened.
local num = require("gen.num")
local reading = require("gen.reading")

local M = {}

function M.check() end

return M
