-- Examples of a manual page: blocks after comments `.. example: ..`, whose convention is stated at
-- the head of desc/LANGUAGE.rst, and the commands in them; in Markdown, blocks between ```console
-- and ```. Commands find the files of tests/ in the folder `tests`. Commands that need the built program are
-- run when ISADORA names it or build/isadora exists; `check`, `gen` and `diff` need only Lua.
local lfs = require("lfs")

local M = {}

local INDENT = "   " -- of the contents of a directive

function M.read_lines(path)
   local lines = {}
   for line in io.lines(path) do lines[#lines + 1] = line end
   return lines
end

--- The indented block after line n (after a directive and its blank line), without its
--- indentation.
local function block_after(path, lines, n)
   while lines[n] and not lines[n]:match("^%.%. code%-block::") do
      if lines[n]:match("%S") then error(("%s:%d: an example is no code block"):format(path, n)) end
      n = n + 1
   end
   n = n + 1
   while lines[n] and not lines[n]:match("%S") do n = n + 1 end
   local block, first = {}, n
   while lines[n] and (lines[n]:sub(1, #INDENT) == INDENT or not lines[n]:match("%S")) do
      block[#block + 1] = lines[n]:sub(#INDENT + 1)
      n = n + 1
   end
   while block[#block] == "" do block[#block] = nil end
   return block, first
end

--- `.. example: NAME [extends BASE] [gives CODE ..] [from FILE]` as a record.
local function read_head(text, line)
   local name, rest = text:match("^(%S+)%s*(.*)$")
   local example = { name = name, line = line, codes = {} }
   example.base, example.from = rest:match("extends (%S+)"), rest:match("from (%S+)")
   for code in (rest:match("gives (.*)$") or ""):gmatch("%S+") do
      example.codes[#example.codes + 1] = code
   end
   return example
end

--- The blocks between ```console and ``` of Markdown, as examples without names of files.
local function read_markdown(path)
   local lines, list, open = M.read_lines(path), {}, nil
   for n, line in ipairs(lines) do
      if line:match("^```") then
         open = not open and line == "```console"
            and { name = "console", line = n, codes = {}, text = {}, first = n + 1 } or nil
         list[#list + 1] = open
      elseif open then
         open.text[#open.text + 1] = line
      end
   end
   return list, {}, lines
end

--- All examples of `path` in their order; blocks of one name are joined. Also by name, and the
--- lines.
function M.read(path)
   if path:match("%.md$") then return read_markdown(path) end
   local lines, list, by_name = M.read_lines(path), {}, {}
   for n, line in ipairs(lines) do
      local head = line:match("^%.%. example: (.*)$")
      if head then
         local example = read_head(head, n)
         local block, first
         if example.from then
            block, first = M.read_lines(example.from), n
         else
            block, first = block_after(path, lines, n + 1)
         end
         local known = example.name ~= "console" and by_name[example.name]
         if known then
            table.move(block, 1, #block, #known.text + 1, known.text)
            for _, code in ipairs(example.codes) do known.codes[#known.codes + 1] = code end
         else
            example.text, example.first = block, first
            by_name[example.name] = example
            list[#list + 1] = example
         end
      end
   end
   return list, by_name, lines
end

--- The text of an example with what it extends before it.
function M.source_of(by_name, example)
   local base = example.base and M.source_of(by_name, assert(by_name[example.base], example.base))
   return (base or "") .. table.concat(example.text, "\n") .. "\n"
end

-- Commands ----------------------------------------------------------------------------------------

local ROOT = lfs.currentdir()

local function program()
   local path = os.getenv("ISADORA") or ROOT .. "/build/isadora"
   return lfs.attributes(path, "mode") == "file" and path or nil
end

local LUA_ONLY = { check = true, gen = true, diff = true, doc = true }

--- The command of a `$ ..` line, or nil when what it needs is missing: the built program, or, for
--- a command of the system, files that a command `left_out` would have made.
local function command_of(line, left_out)
   local rest, path = line:match("^%$ isadora (.*)$"), program()
   if not rest then return not left_out and (path or not line:find("isadora ", 1, true))
      and line:match("^%$ (.*)$") or nil end
   if path then return path .. " " .. rest end
   return LUA_ONLY[rest:match("^%a+")] and ("lua5.4 %s/gen/main.lua %s"):format(ROOT, rest) or nil
end

--- Commands of a console block with what they print.
function M.commands_of(text)
   local list = {}
   for _, line in ipairs(text) do
      if line:match("^%$ ") then
         list[#list + 1] = { line = line, output = {} }
      else
         table.insert(list[#list].output, line)
      end
   end
   return list
end

local function run(folder, command)
   local path = (program() or ""):match("^(.*)/") or ""
   local pipe = assert(io.popen(("cd %s && export ISADORA_PROGRESS=0 PATH=%s:$PATH && { %s ; } 2>&1")
      :format(folder, path, command)))
   local text = pipe:read("a")
   pipe:close()
   return text
end

--- Does the output match? A line `...` stands for any lines.
function M.matches(expected, output)
   local pattern = ""
   for _, line in ipairs(expected) do
      pattern = pattern .. (line == "..." and ".-" or line:gsub("%p", "%%%0") .. "\n")
   end
   return output:match("^" .. pattern .. "$") ~= nil
end

local function write_files(folder, list, by_name)
   lfs.mkdir(folder)
   lfs.link(ROOT .. "/tests", folder .. "/tests", true)
   for _, example in ipairs(list) do
      if example.name ~= "console" then
         local file = assert(io.open(folder .. "/" .. example.name, "wb"))
         file:write(M.source_of(by_name, example))
         file:close()
      end
   end
end

--- Runs all commands of a page in a folder of their own: what was not as it says, one text for all;
--- how many commands could not be run; how many there are.
function M.run(path)
   local list, by_name = M.read(path)
   local folder = os.tmpname()
   os.remove(folder)
   write_files(folder, list, by_name)
   local skipped, count, problems = 0, 0, {}
   for _, example in ipairs(list) do
      for _, c in ipairs(example.name == "console" and M.commands_of(example.text) or {}) do
         local command = command_of(c.line, skipped > 0)
         local output = command and run(folder, command)
         count = count + 1
         if not command then
            skipped = skipped + 1
         elseif not M.matches(c.output, output) then
            problems[#problems + 1] = ("%s:%d: %s\nsays\n%s\nexpected\n%s"):format(path,
               example.line, c.line, output, table.concat(c.output, "\n"))
         end
      end
   end
   os.execute("rm -rf " .. folder)
   return table.concat(problems, "\n\n"), skipped, count
end

return M
