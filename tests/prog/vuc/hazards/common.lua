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

-- The lines that are objects with a member `hazard`.
local function hazards_in(text)
   local list = {}
   for line in text:gmatch("[^\n]+") do
      if line:sub(1, 10) == '{"hazard":' then list[#list + 1] = json.decode(line) end
   end
   return list
end

--- What `isadora lint` finds; nil and the message where the text is no program.
function M.lint(lines, variant)
   local text, status = M.run(lines, "lint --json -m vuc -V " .. variant)
   local list = hazards_in(text)
   if status ~= 0 and #list == 0 then return nil, text end
   return list
end

--- What the interpreter sees happen, the exit status, and all it printed.
function M.happened(lines, variant, options)
   local text, status = M.run(lines, ("run --hazards --json -m vuc -V %s %s"):format(variant,
      options or ""))
   return hazards_in(text), status, text
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

--- The program without hazards, or nil where no `nop` would help.
function M.mended(lines, variant)
   for _ = 1, 100 do
      local hazard = assert(M.lint(lines, variant))[1]
      if not hazard then return lines end
      if not hazard.before then return nil end
      lines = M.with_nops(lines, hazard.before.line, hazard.missing)
   end
   error("a program that mending does not mend:\n" .. table.concat(lines, "\n"))
end

return M
