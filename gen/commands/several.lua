-- Several descriptions on one command line: each is worked on by a process of its own, some of them
-- at the same time. Lua has no processes, so a script of the shell runs them.
--
-- The script starts some workers. Each goes through all commands, the longest first, and runs those
-- that no other has taken (`mkdir` succeeds once). What a command prints is kept in files, and
-- printed by the caller when all is done, in the order of the command line.
local lists = require("gen.base.lists")
local lfs = require("lfs")
local check = require("gen.check")
local files = require("gen.base.files")

local M = {}

local function quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

local function is_folder(path) return lfs.attributes(path, "mode") == "directory" end

--- The descriptions that `paths` name, each an array of paths: every folder is one, several files
-- are one together. Nil and a message where both occur.
function M.split(paths)
   local folders, others = {}, {}
   for _, path in ipairs(paths) do
      if is_folder(path) then folders[#folders + 1] = { path } else others[#others + 1] = path end
   end
   if #others == 0 then return folders end
   if #folders == 0 then return { others } end
   return nil,
      ("%s is a folder, %s a file: a folder is a description of its own, several files are "
      .. "one together; name either folders or files"):format(folders[1][1], others[1])
end

--- How many processors this process may use.
function M.processors()
   local pipe = io.popen("nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null")
   local count = pipe and tonumber(pipe:read("l"))
   if pipe then pipe:close() end
   return count and count >= 1 and math.floor(count) or 1
end

-- The texts of a description's own files; what cannot be read is for the check to report.
local function texts_of(paths)
   return lists.join(check.files(paths), "\n", function(path) return files.read(path) or "" end)
end

local function name_of(text) return ("\n" .. text):match("\nisa%s+([%w_-]+)") end

--- The first two descriptions that have one name, as an array of their paths; nil when all differ.
function M.same_name(descriptions)
   local first = {}
   for _, paths in ipairs(descriptions) do
      local name = name_of(texts_of(paths))
      if name and first[name] then return { first[name], paths[1] } end
      if name then first[name] = paths[1] end
   end
   return nil
end

-- Bytes of all files below a folder; 0 when it does not exist.
local function bytes_below(folder)
   local bytes = 0
   if not is_folder(folder) then return bytes end
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      if name ~= "." and name ~= ".." then
         local size = is_folder(path) and bytes_below(path) or lfs.attributes(path, "size")
         bytes = bytes + (size or 0)
      end
   end
   return bytes
end

local WRITTEN = 20 -- bytes of output for each of a description, about

-- How long the work on a description takes, in no unit: as what was written of it last time, if
-- anything was.
local function work_on(paths, output)
   local text = texts_of(paths)
   local name = output and name_of(text)
   local written = name and bytes_below(output .. "/" .. name) or 0
   return written > 0 and written or WRITTEN * #text
end

-- Numbers of the descriptions, those with most work first: the longest must not begin last.
local function longest_first(descriptions, output)
   local order, work = {}, {}
   for i, paths in ipairs(descriptions) do order[i], work[i] = i, work_on(paths, output) end
   table.sort(order, function(a, b)
      if work[a] ~= work[b] then return work[a] > work[b] end
      return a < b
   end)
   return order
end

local SCRIPT = [[
folder=$(mktemp -d) || exit
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
command() {
case $1 in
COMMANDS
esac
}
worker() {
    for n in ORDER; do
        mkdir "$folder/$n" 2>/dev/null || continue
        : >"$folder/$n/messages"
        command "$n" --messages "$folder/$n/messages" >"$folder/$n/results"
        echo $? >"$folder/$n/status"
    done
}
WORKERS
wait
for n in NUMBERS; do
    echo "$(cat "$folder/$n/status")" $(wc -c <"$folder/$n/results") $(wc -c <"$folder/$n/messages")
    cat "$folder/$n/results" "$folder/$n/messages"
done
]]

local function script_of(commands, order, workers)
   local cases, numbers = {}, {}
   for i, words in ipairs(commands) do
      local quoted = lists.map(words, quote)
      local last = table.remove(quoted) -- what is named on the command line is after `--`
      cases[i] = ("%d) shift; %s \"$@\" -- %s ;;"):format(i, table.concat(quoted, " "), last)
      numbers[i] = tostring(i)
   end
   local parts = {
      COMMANDS = table.concat(cases, "\n"), ORDER = table.concat(order, " "),
      WORKERS = ("worker &\n"):rep(workers), NUMBERS = table.concat(numbers, " "),
   }
   return (SCRIPT:gsub("%u%u%u+", parts))
end

--- Runs commands, each an array of words of which the last is the description, `jobs` of them at a
-- time: for each, in order, {status, results, messages}. Nil where that could not be done. `output`
-- is the folder that they write to, if any.
function M.run(commands, descriptions, jobs, output)
   local workers = math.min(jobs, #commands)
   local pipe = io.popen(script_of(commands, longest_first(descriptions, output), workers))
   local done = {}
   for i = 1, #commands do
      local line = pipe:read("l") or ""
      local status, results, messages = line:match("^(%d+) +(%d+) +(%d+)$")
      if not status then break end
      done[i] = { status = tonumber(status), results = pipe:read(tonumber(results)) or "",
         messages = pipe:read(tonumber(messages)) or "" }
   end
   pipe:close()
   return #done == #commands and done or nil
end

return M
