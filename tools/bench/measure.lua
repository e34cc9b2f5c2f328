-- What tools/bench/generate measures with: commands with their processor time and memory, and
-- folders of files, compared.
local lfs = require("lfs")

local M = {}

local function quote(word) return "'" .. word:gsub("'", [['\'']]) .. "'" end

--- Words as one line for the shell.
function M.command(words)
   local quoted = {}
   for i, word in ipairs(words) do quoted[i] = quote(word) end
   return table.concat(quoted, " ")
end

local function slurp(path)
   local file = io.open(path, "rb")
   if not file then return "" end
   local text = file:read("a")
   file:close()
   return text
end

--- Runs a command: whether it succeeded, seconds of user and system time with those of its
-- children, and what it wrote.
function M.timed(words, temp)
   local log, times = temp .. "/log", temp .. "/times"
   local script = ("TIMEFORMAT='%%U %%S'; { time %s >%s 2>&1; } 2>%s"):format(M.command(words),
      quote(log), quote(times))
   local fine = os.execute("bash -c " .. quote(script))
   local user, system = slurp(times):match("([%d.]+) ([%d.]+)%s*$")
   return fine == true, tonumber(user) + tonumber(system), slurp(log)
end

-- Reports the peak memory of the process: at os.exit, or at the end of the script.
local wrapper_text = [[
local report, script = table.remove(arg, 1), table.remove(arg, 1)
arg[0] = script
local function report_memory()
   local status = io.open("/proc/self/status")
   local most = status and status:read("a"):match("VmHWM:%s*(%d+)")
   local file = assert(io.open(report, "w"))
   file:write(most or "")
   file:close()
end
local exit = os.exit
os.exit = function(...) report_memory() exit(...) end
dofile(script)
report_memory()
]]

--- Runs a Lua script: whether it succeeded, seconds, MB at most (nil where the system does not say
-- so), and what it wrote.
function M.lua(script, arguments, temp, environment)
   local report, wrapper = temp .. "/memory", temp .. "/wrapper.lua"
   local file = assert(io.open(wrapper, "w"))
   file:write(wrapper_text)
   file:close()
   os.remove(report)
   local words = { "env" }
   table.move(environment or {}, 1, #(environment or {}), 2, words)
   table.move({ "lua5.4", wrapper, report, script }, 1, 4, #words + 1, words)
   table.move(arguments, 1, #arguments, #words + 1, words)
   local fine, seconds, log = M.timed(words, temp)
   local kilobytes = tonumber(slurp(report))
   return fine, seconds, kilobytes and kilobytes / 1024, log
end

-- Files -------------------------------------------------------------------------------------------

--- Paths of the files below a folder, sorted.
function M.files(folder)
   local found = {}
   local function walk(below)
      local names = {}
      for name in lfs.dir(folder .. "/" .. below) do
         if name ~= "." and name ~= ".." then names[#names + 1] = name end
      end
      table.sort(names)
      for _, name in ipairs(names) do
         local path = below .. name
         if lfs.attributes(folder .. "/" .. path, "mode") == "directory" then walk(path .. "/")
         else found[#found + 1] = path end
      end
   end
   walk("")
   return found
end

--- What kind of file a path of out/ISA is: `decode.c` for `ISA_decode.c`, `exec.c` for
-- `ISA_exec_float_2.c`, `.h` for `ISA.h`, `.rst`.
function M.kind_of(isa, path)
   local name, extension = path:match("([^/]*)(%.[%w]+)$")
   local prefix = isa:gsub("-", "_"):gsub("^%d", "isa_%0")
   local word = name and name:match("^" .. prefix .. "_(%a+)")
   return (word or "") .. (extension or path)
end

--- Bytes below a folder by kind of file, and all together.
function M.sizes(isa, folder)
   local by_kind, total = {}, 0
   for _, path in ipairs(M.files(folder)) do
      local kind, size = M.kind_of(isa, path), lfs.attributes(folder .. "/" .. path, "size")
      by_kind[kind] = (by_kind[kind] or 0) + size
      total = total + size
   end
   return by_kind, total
end

--- Lines and bytes that are removed and added from one folder to the other, by kind of file, and
-- all together.
function M.difference(isa, old, new)
   local by_kind, total, kind = {}, { lines = 0, bytes = 0 }, nil
   local pipe = assert(io.popen(M.command { "diff", "-rNa", old, new }))
   for line in pipe:lines() do
      if line:match("^diff ") then
         kind = M.kind_of(isa, line:match("([^/ ']+)'?$"))
         by_kind[kind] = by_kind[kind] or { lines = 0, bytes = 0 }
      elseif line:match("^[<>] ") then
         for _, sum in ipairs { by_kind[kind], total } do
            sum.lines, sum.bytes = sum.lines + 1, sum.bytes + #line - 1
         end
      end
   end
   pipe:close()
   return by_kind, total
end

return M
