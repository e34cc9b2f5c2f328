-- `lanes.lua FILE REGISTER`: its value in each lane, in the output of `run --dump`; `lanes.lua FILE = EXPRESSION`: the
-- values of an expression in `i`, the lane. On one line.
local file, name, expression = table.unpack(arg)
local of = {}

local function integer(text) return math.tointeger(tonumber(text)) end

for line in io.lines(file) do
    local text = line:match("^%$" .. name .. "(@.*)") or line:match("^%$" .. name .. "( = .*)")
    if text and text:find("^ = ") then
        for lane = 0, 31 do of[lane] = integer(text:sub(4)) end
    elseif text then
        for from, to, first, step in text:gmatch("@(%d+)%.*(%d*) = (0x%x+),? ?%+?(%w*)") do
            for lane = integer(from), integer(to) or integer(from) do
                of[lane] = integer(first) + (lane - integer(from)) * (integer(step) or 0)
            end
        end
    end
end
for lane = 0, 31 do
    local value = of[lane]
    if name == "=" then value = load("local i = ... return " .. expression)(lane) end
    io.write(tostring(value), lane < 31 and " " or "\n")
end
