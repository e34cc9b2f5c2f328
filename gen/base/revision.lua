-- A description as it was in a git revision: `REV:PATH` is written into a temporary folder, to be
-- read like any other.
local lists = require("gen.base.lists")
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

-- Writes a path of the tree (from its top) as of a revision into `folder`; nil and why when that
-- failed.
local function extract(revision, full, folder)
   local archive = quote(folder .. "/archive.tar")
   local command = "cd \"$(git rev-parse --show-toplevel)\" && git archive --format=tar %s -- %s "
      .. "> %s && tar -xf %s -C %s"
   local done, said = run(command:format(quote(revision), quote(full), archive, archive,
      quote(folder)))
   return done, said:match("[^\n]*") or "git failed"
end

-- Paths of files that the `.isa` files of a written path use, from the top of the tree.
local function used_by(folder, full)
   local used = {}
   local _, said =
      run(("cd %s && find %s -type f -exec grep -H '^use  *\"' {} +"):format(quote(folder),
      quote(full)))
   for path, name in said:gmatch('([^\n:]+):use +"([^"\n]+)"') do
      local whole = (path:match("^(.*/)[^/]*$") or "") .. name
      local count
      repeat whole, count = whole:gsub("[^/]+/%.%./", "", 1) until count == 0
      used[#used + 1] = whole
   end
   return used
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
   local done, said = extract(revision, full, folder)
   if not done then
      M.remove(folder)
      return nil, said
   end
   -- The files that those use; the reader reports missing ones.
   local open, seen = used_by(folder, full), {}
   for _, used in ipairs(open) do -- which grows
      if not seen[used] and extract(revision, used, folder) then
         lists.append(open, used_by(folder, used))
      end
      seen[used] = true
   end
   return folder .. "/" .. full, folder
end

--- Removes what `fetch` made.
function M.remove(folder)
   run("rm -rf -- " .. quote(folder))
end

return M
