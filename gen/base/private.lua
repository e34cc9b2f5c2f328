-- Names that only one file or one instruction sees. The full name has the file or instruction as a
-- prefix, `memory_MSIZE`; from the grammar on this name is used, and the grammar looks up here each
-- name that it reads. Messages show the name as written, `MSIZE`, or, where it must be unique,
-- `memory.MSIZE`.
--
-- A source has `private` = {file = names, pages = array of {first, last, names}}, where `names`
-- are `{[name] = {full, short, dotted, at, page, outer}}` (`outer`: one of the file with the same
-- name); `private_of` in tree, model and report has all of them by `full`.
local M = {}

--- What the names in a line of a source mean, or nil where none is private.
function M.names(source, line)
   local private = source.private
   if not private then return nil end
   for _, page in ipairs(private.pages) do
      if page.first <= line and line <= page.last then return page.names end
   end
   return private.file
end

--- What a name that was not read by the grammar means at a place.
function M.name_at(at, name)
   local names = at and at.source and M.names(at.source, at.line)
   local one = names and names[name]
   return one and one.full or name
end

--- Whose a private name is that is declared at a place.
function M.owner(at, name)
   local one = M.names(at.source, at.line)[name]
   return one.page and ("page `%s`"):format(one.page) or at.source.path:match("[^/]*$")
end

-- Every name of a text, replaced by what `key` of it says.
local function replace(all, text, key)
   if not all or not next(all) then return text end
   return (text:gsub("[%a_][%w_]*", function(word)
      local one = all[word]
      return one and one[key] or nil
   end))
end

--- A text of a line that has these private names (`M.names`), with each in full.
function M.lengthen(names, text) return replace(names, text, "full") end

--- A text with the names as the description writes them; with the file or instruction before a dot.
function M.shorten(all, text) return replace(all, text, "short") end
function M.dotted(all, text) return replace(all, text, "dotted") end

return M
