-- Files on disk: what the generator writes, compares and removes. A file is written only when its
-- text changes, next to its place and then renamed, so that no reader sees half of one. Every
-- function gives nil and a message on failure.
local lfs = require("lfs")

local M = {}

--- The text of a file; nil when it cannot be read.
function M.read(path)
   local file, why = io.open(path, "rb")
   if not file then return nil, why end
   local text, failed = file:read("a")
   file:close()
   if not text then return nil, ("%s: %s"):format(path, failed) end
   return text
end

--- A checksum of 64 bits of a text, to detect changed files (tools/isadora/target/manifest.c). It
-- is not a cryptographic one.
function M.checksum(text)
   local sum, padded = #text, text .. ("\0"):rep(-#text % 8)
   for at = 1, #padded, 8 do
      sum = (sum ~ string.unpack("<i8", padded, at)) * 0x9e3779b97f4a7c15
      sum = sum ~ (sum >> 29)
   end
   return sum
end

--- Makes a folder and those above it.
function M.make_folder(path)
   if path == "" or lfs.attributes(path, "mode") == "directory" then return true end
   local above = path:match("^(.*)/[^/]*$")
   if above then
      local made, why = M.make_folder(above)
      if not made then return nil, why end
   end
   local made, why = lfs.mkdir(path)
   if not made and lfs.attributes(path, "mode") ~= "directory" then
      return nil, ("%s: %s"):format(path, why)
   end
   return true
end

-- What makes names of temporary files this process's own.
local own
local function own_mark()
   if own then return own end
   local random = io.open("/dev/urandom", "rb")
   local bytes = random and random:read(8)
   if random then random:close() end
   own = ("%016x"):format(bytes and string.unpack("i8", bytes) or math.random(0))
   return own
end

local TEMPORARY = "^%.(.*)%.%x%x%x%x%x%x%x%x%x%x%x%x%x%x%x%x%.new$"

local function write_beside(path, text)
   local folder, name = path:match("^(.*/)([^/]*)$")
   local beside = ("%s.%s.%s.new"):format(folder or "", name or path, own_mark())
   local file, why = io.open(beside, "wb")
   if not file then return nil, why end
   local written, failed = file:write(text)
   local closed, unclosed = file:close()
   if written and closed then
      written, failed = os.rename(beside, path)
   end
   if not written or not closed then
      os.remove(beside)
      return nil, ("%s: %s"):format(path, failed or unclosed)
   end
   return true
end

local ABANDONED = 3600 -- seconds: by then no process writes it any more

--- Removes temporary files that a process left in `folder`, or below it, when it was ended.
function M.remove_abandoned(folder)
   if lfs.attributes(folder, "mode") ~= "directory" then return end
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      if name ~= "." and name ~= ".." then M.remove_abandoned(path) end
      local changed = name:find(TEMPORARY) and lfs.attributes(path, "modification")
      if changed and os.time() - changed > ABANDONED then os.remove(path) end
   end
end

--- Writes a text where the file does not have it already: "same", "new" or "changed".
function M.write(path, text)
   local old = M.read(path)
   if old == text then return "same" end
   local made, why = M.make_folder(path:match("^(.*)/[^/]*$") or "")
   if not made then return nil, why end
   local written, failed = write_beside(path, text)
   if not written then return nil, failed end
   return old and "changed" or "new"
end

local function add_files(found, folder, prefix)
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   for _, name in ipairs(names) do
      local path = folder .. "/" .. name
      if lfs.attributes(path, "mode") == "directory" then
         add_files(found, path, prefix .. name .. "/")
      else
         found[#found + 1] = prefix .. name
      end
   end
end

--- Paths of all files below a folder, relative to it, sorted; none when there is no such folder.
function M.list(folder)
   local found = {}
   if lfs.attributes(folder, "mode") == "directory" then add_files(found, folder, "") end
   return found
end

--- Was this file generated? Its first lines say so.
function M.is_generated(path)
   local text = M.read(path)
   return text ~= nil and text:sub(1, 400):find("Generated from [^\n]- by gen/emit/") ~= nil
end

--- The first line in which two texts differ: number, line of a, line of b.
function M.first_difference(a, b)
   local next_a, next_b = (a .. "\n"):gmatch("([^\n]*)\n"), (b .. "\n"):gmatch("([^\n]*)\n")
   local line = 0
   while true do
      local x, y = next_a(), next_b()
      line = line + 1
      if x ~= y then return line, x, y end
      if x == nil then return nil end
   end
end

return M
