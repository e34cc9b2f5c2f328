-- A description as it was in a git revision: `REV:PATH` is written into a temporary folder, to be
-- read like any other.
local lfs = require("lfs")

local M = {}

local function quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

local function run(command)
   local pipe = io.popen("{ " .. command .. "; } 2>&1", "r")
   local said = pipe:read("a")
   return pipe:close(), (said:gsub("%s+$", ""))
end

--- Revision and path of `REV:PATH`; nil when `text` names a file, or is nothing of the kind.
function M.split(text)
   if lfs.attributes(text, "mode") then return nil end
   return text:match("^([^:]+):(.+)$")
end

--- Writes PATH as of REV below a new temporary folder: the path to read and the folder to remove,
-- or nil and why.
function M.fetch(revision, path)
   local folder = os.tmpname()
   os.remove(folder)
   if not lfs.mkdir(folder) then return nil, "cannot make a temporary folder" end
   -- --prefix=./ with a path relative to the working directory: git archive wants it from the top
   -- of the tree.
   local fine, top = run("git rev-parse --show-prefix")
   if not fine then
      lfs.rmdir(folder)
      return nil, top
   end
   local full = (top .. path):gsub("/+$", "")
   local archive = quote(folder .. "/archive.tar")
   local done, said = run(("cd \"$(git rev-parse --show-toplevel)\" && git archive --format=tar %s -- %s > %s"
      .. " && tar -xf %s -C %s"):format(quote(revision), quote(full), archive, archive,
         quote(folder)))
   if not done then
      M.remove(folder)
      return nil, said:match("[^\n]*") or "git failed"
   end
   return folder .. "/" .. full, folder
end

--- Removes what `fetch` made.
function M.remove(folder)
   run("rm -rf -- " .. quote(folder))
end

return M
