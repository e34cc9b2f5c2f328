-- Lines with a wrong indentation: their cause is reported, and what follows from it is not.

local block = require("gen.syntax.parse.block")

local M = {}

-- Words of lines that only the block of an instruction or a format can hold.
local INSIDE = {
  insn = {["do"] = true, form = true, share = true, over = true, example = true, unknown = true},
  format = {["do"] = true, share = true},
}

--- Marks lines at the top of a file that belong to the block above: `line.belongs_to` is the head
-- of that block, whose `has_strays` is true.
function M.mark(lines)
  local head, inside
  for _, line in ipairs(lines) do
    local word = not block.is_prose(line) and block.first_word(line)
    if word and inside and inside[word] then
      line.belongs_to, head.has_strays = head, true
    elseif not block.is_prose(line) then
      head, inside = line, INSIDE[word or ""]
    end
  end
end

--- Reports a line that `mark` found.
function M.refuse(p, line)
  local head = line.belongs_to
  p.report:error("E03", block.place(line), ("`%s` belongs to `%s`: indent it"):format(
                   block.first_word(line), block.head_text(head)),
                 {also = {at = block.place(head), text = "the block begins here"}})
end

--- Are lines of the block missing in it because of their indentation?
function M.is_wrong(line)
  if line.has_strays then return true end
  for _, child in ipairs(line.children) do
    if child.tabbed or M.is_wrong(child) then return true end
  end
  return false
end

return M
