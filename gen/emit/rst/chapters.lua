-- Chapters that are beside the description: copied into chapter/, pages and pictures, so that the
-- generated manual is whole. Their first line says where they are from.
local M = {}

local FOLDER = "chapter/"

--- Paths of the pages without ending, for the contents.
function M.pages(ctx)
   local paths = {}
   for _, chapter in ipairs(ctx.model.chapters or {}) do
      local name = chapter.name:match("^(.*)%.rst$")
      if name then paths[#paths + 1] = FOLDER .. name end
   end
   return paths
end

--- Array of {path, text}.
function M.emit(ctx)
   local files = {}
   for _, chapter in ipairs(ctx.model.chapters or {}) do
      local banner = chapter.name:match("%.rst$") and ".. %s\n\n" or "<!-- %s -->\n"
      files[#files + 1] = { path = FOLDER .. chapter.name,
         text = banner:format(ctx:banner()) .. chapter.text }
   end
   return files
end

return M
