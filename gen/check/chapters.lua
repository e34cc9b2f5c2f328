-- Chapters of the manual: pages in reStructuredText and pictures in SVG in the folder of a
-- description. Their contents are not checked.
local lfs = require("lfs")
local files = require("gen.base.files")

local M = {}

local function is_chapter(name) return name:match("%.rst$") or name:match("%.svg$") end

--- Chapters of the folders among `paths`: array of {name, text}, by name.
function M.read(paths)
   local found = {}
   for _, path in ipairs(paths) do
      if lfs.attributes(path, "mode") == "directory" then
         local folder = path:gsub("/$", "")
         for name in lfs.dir(folder) do
            local text = is_chapter(name) and files.read(folder .. "/" .. name)
            if text then found[#found + 1] = { name = name, text = text } end
         end
      end
   end
   table.sort(found, function(a, b) return a.name < b.name end)
   return found
end

return M
