-- lua5.4 tests/lib/html_links.lua FOLDER: every relative link of the HTML pages in it leads to a file of it, and to
-- an id where it names one. Prints what does not, and how many links there are.
local lfs = require("lfs")

local root = assert(arg[1], "which folder?")

local function html_files(folder, found)
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      if name:match("%.html$") then
         found[#found + 1] = path
      elseif not name:match("^%.") and lfs.attributes(path, "mode") == "directory" then
         html_files(path, found)
      end
   end
   return found
end

local texts = {}
local function text_of(path)
   if texts[path] == nil then
      local file = lfs.attributes(path, "mode") == "file" and io.open(path)
      texts[path] = file and file:read("a") or false
      if file then file:close() end
   end
   return texts[path]
end

--- a/b/../c -> a/c
local function normal(path)
   local parts = {}
   for part in path:gmatch("[^/]+") do
      if part == ".." then parts[#parts] = nil elseif part ~= "." then parts[#parts + 1] = part end
   end
   return (path:match("^/") or "") .. table.concat(parts, "/")
end

local function is_broken(page, target)
   local file, id = target:gsub("%%20", " "):match("^([^#?]*)%??[^#]*#?(.*)$")
   local path = file == "" and page or normal(page:match("^(.*/)") .. file)
   local text = text_of(path)
   if not text then return true end
   return id ~= "" and path:match("%.html$") and not text:find(('id="%s"'):format(id), 1, true)
      and not text:find(('name="%s"'):format(id), 1, true)
end

local broken, count = {}, 0
for _, page in ipairs(html_files(root, {})) do
   for target in text_of(page):gsub("<script.->.-</script>", ""):gsub("<!%-%-.-%-%->", "")
      :gmatch('[ \n][hs][r][ec]f?="([^"]*)"') do
      if not target:match("^%a+:") and target ~= "" then
         count = count + 1
         if is_broken(page, target) then broken[#broken + 1] = page:sub(#root + 2) .. ": " .. target end
      end
   end
end
print(table.concat(broken, "\n"))
print(("%d links, %d broken"):format(count, #broken))
os.exit(count > 0 and #broken == 0)
