-- What the modes of hazards.lua share: the program `isadora` on lines of assembly text.
local json = require("dkjson")

local M = { isadora = nil, scratch = os.tmpname(), failures = 0 }

function M.fail(...)
   M.failures = M.failures + 1
   io.stderr:write(string.format(...), "\n")
end

function M.pick(list) return list[math.random(#list)] end

local function write(path, lines)
   local file = assert(io.open(path, "w"))
   file:write(table.concat(lines, "\n"), "\n")
   file:close()
end

function M.read_lines(path)
   local lines = {}
   for line in io.lines(path) do lines[#lines + 1] = line end
   return lines
end

--- Output, messages included, and exit status of a command on the program with these lines.
function M.run(lines, command)
   write(M.scratch, lines)
   local pipe = assert(io.popen(("%s %s %s 2>&1"):format(M.isadora, command, M.scratch)))
   local text = pipe:read("a")
   local _, _, status = pipe:close()
   return text, status
end

-- Addresses may be texts, `0x1f`.
local function with_numbers(object)
   for _, key in ipairs { "at", "began", "before" } do
      local place = object[key]
      if place and place.address then place.address = math.tointeger(tonumber(place.address)) end
   end
   return object
end

-- The lines that are objects whose first member has this name.
local function objects_in(text, name)
   local list, head = {}, ('{"%s":'):format(name)
   for line in text:gmatch("[^\n]+") do
      if line:sub(1, #head) == head then list[#list + 1] = with_numbers(json.decode(line)) end
   end
   return list
end

--- What `isadora lint` finds, and what it says to insert; nil and the message where the text is no
--- program.
function M.lint(lines, variant)
   local text, status = M.run(lines, "lint --json -m vuc -V " .. variant)
   local list = objects_in(text, "hazard")
   if status ~= 0 and #list == 0 then return nil, text end
   return list, objects_in(text, "insert")
end

--- What the interpreter sees happen, the exit status, and all it printed.
function M.happened(lines, variant, options)
   local text, status = M.run(lines, ("run --hazards --json -m vuc -V %s %s"):format(variant,
      options or ""))
   return objects_in(text, "hazard"), status, text
end

--- The addresses of the instructions of each cycle of a run, from 0 on.
function M.path(lines, variant, options)
   local text = M.run(lines, ("run --trace --json -m vuc -V %s %s"):format(variant, options))
   local path = {}
   for cycle, address in text:gmatch('{"cycle":(%d+),"address":"(0x%x+)"') do
      path[tonumber(cycle)] = tonumber(address)
   end
   return path
end

--- The name of a pair of instructions in a set.
function M.pair(hazard) return hazard.began.address .. " " .. hazard.at.address end

function M.with_nops(lines, line, n)
   local out = table.move(lines, 1, line - 1, 1, {})
   for _ = 1, n do out[#out + 1] = "    nop" end
   return table.move(lines, line, #lines, #out + 1, out)
end

--- The program with everything inserted that the lint said.
function M.with_plan(lines, plan)
   for i = #plan, 1, -1 do lines = M.with_nops(lines, plan[i].before.line, plan[i].insert) end
   return lines
end

--- The program without hazards, or nil where no `nop` would help.
function M.fixed(lines, variant)
   for _ = 1, 100 do
      local hazard = assert(M.lint(lines, variant))[1]
      if not hazard then return lines end
      if not hazard.before then return nil end
      lines = M.with_nops(lines, hazard.before.line, hazard.missing)
   end
   error("a program that its fixes do not fix:\n" .. table.concat(lines, "\n"))
end

return M
