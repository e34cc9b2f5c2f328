-- Places in a description: {source, line, col}, where col is a byte. A line that ends in `\`
-- continues on the next one: its columns count through all parts as if they were one line, and
-- `source.joined[line]` = array of {from (the first such column), line, shift} has the parts.
local M = {}

function M.new(source, line, col) return { source = source, line = line, col = col } end

--- The place in the text of the file.
function M.physical(at)
   local found
   for _, part in ipairs(at.source.joined and at.source.joined[at.line] or {}) do
      if part.from <= at.col then found = part end
   end
   return found and M.new(at.source, found.line, at.col + found.shift) or at
end

--- The column as editors count it: characters from 1, not bytes. Bytes that are not UTF-8 are one
-- character each.
function M.column(at)
   local line = at.source.lines[at.line] or ""
   local inside = math.min(at.col, #line + 1)
   local beyond = at.col - inside
   if inside == 1 then return 1 + beyond end
   local count = utf8.len(line, 1, inside - 1) -- counts a character that `inside` is within
   return (count or inside - 1) + 1 + beyond
end

--- The last line of the file that belongs to the line at `line`.
function M.last_line(source, line)
   local parts = source.joined and source.joined[line]
   return parts and parts[#parts].line or line
end

return M
