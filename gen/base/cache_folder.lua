-- Files that the program keeps for itself between two runs: in the user's cache folder, beside the
-- results of `-m FILE` (tools/isadora/target/cache.c). They are read and written only where no
-- other user can have written; whatever is wrong with the folder or a file, it is as if there were
-- none.
local lfs = require("lfs")
local files = require("gen.base.files")

local M = {}

local MOST_FILES, MOST_DAYS = 32, 60
local DAY = 24 * 3600

local function quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

--- `$XDG_CACHE_HOME/isadora` or `~/.cache/isadora`; nil where neither is an absolute path.
function M.place()
   local cache, home = os.getenv("XDG_CACHE_HOME"), os.getenv("HOME")
   if cache and cache:find("^/") then return cache .. "/isadora" end
   return home and home:find("^/") and home .. "/.cache/isadora" or nil
end

local user

-- The number of the user, as the owner of a file that is made for the purpose.
local function user_number()
   if user == nil then
      local made, path = pcall(os.tmpname)
      user = made and lfs.attributes(path, "uid") or false
      if made then os.remove(path) end
   end
   return user
end

-- Can only this user have written there? Links are not followed.
local function is_ours(path, mode)
   local about = lfs.symlinkattributes(path)
   return about ~= nil and about.mode == mode and about.uid == user_number()
      and not about.permissions:find("w", 4, true)
end

-- The folder `name` in the cache, nil where it is missing or not ours alone.
local function folder_of(name)
   local outer = M.place()
   local inner = outer and outer .. "/" .. name
   return inner and is_ours(outer, "directory") and is_ours(inner, "directory") and inner or nil
end

-- The same; it is made where it is missing.
local function make_folder(name)
   local outer = M.place()
   if not outer then return nil end
   local is_new = not lfs.symlinkattributes(outer)
   if is_new or is_ours(outer, "directory") and not lfs.symlinkattributes(outer .. "/" .. name) then
      os.execute(("(umask 077; mkdir -p -- %s) 2>/dev/null"):format(quote(outer .. "/" .. name)))
   end
   return folder_of(name)
end

-- Removes what was not used for long, and the oldest of too many.
local function prune(folder)
   files.remove_abandoned(folder)
   local found = {}
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      local used = name:sub(1, 1) ~= "." and lfs.symlinkattributes(path, "modification")
      if used then found[#found + 1] = { path = path, used = used } end
   end
   table.sort(found, function(a, b)
      if a.used ~= b.used then return a.used > b.used end
      return a.path < b.path
   end)
   for i, one in ipairs(found) do
      if i > MOST_FILES or os.time() - one.used > MOST_DAYS * DAY then os.remove(one.path) end
   end
end

--- The text of a file in a folder of the cache, nil where there is none that can be trusted.
function M.read(folder_name, name)
   local folder = folder_of(folder_name)
   local path = folder and folder .. "/" .. name
   if not path or not is_ours(path, "file") then return nil end
   local text, about = files.read(path), lfs.attributes(path)
   if about and os.time() - about.modification > DAY then lfs.touch(path) end
   return text
end

--- Writes it. A failure is not reported: the next check only takes longer.
function M.write(folder_name, name, text)
   local folder = make_folder(folder_name)
   if not folder then return end
   files.write(folder .. "/" .. name, text)
   prune(folder)
end

return M
