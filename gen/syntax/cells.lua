-- Cells of a grid: a row of `ops` or of a table is cut where two or more blanks are.
local places = require("gen.base.place")

local M = {}

-- The display column of a byte of a line, in the part of the line that it is in.
local function column(line, byte)
  return places.column(places.physical(places.new(line.source, line.n, byte)))
end

-- Chunks of a line, separated by two or more blanks: {text, col}. Blanks in quotes do not count.
local function chunks_of(line)
  local chunks, text = {}, line.text
  local i = text:find("%S")
  while i do
    local j = i
    while j <= #text do
      local char = text:sub(j, j)
      if char == '"' then j = text:find('"', j + 1, true) or #text
      elseif char == " " and text:sub(j + 1, j + 1) == " " then break end
      j = j + 1
    end
    chunks[#chunks + 1] = {text = (text:sub(i, j - 1):gsub(" $", "")), col = i}
    i = text:find("%S", j)
  end
  return chunks
end

local function is_tail(chunk)
  return chunk.text:find("^on%f[^%w_]") or chunk.text:find("^{%s*[%a_][^{}]*}")
end

-- The words that a heading separates inside one chunk, when one blank is before it.
local function single_blank(line, chunks, heads)
  for _, chunk in ipairs(chunks) do
    for _, head in ipairs(heads) do
      local from = column(line, chunk.col)
      local offset = head.col - from
      if offset > 0 and offset < utf8.len(chunk.text) then
        local byte = utf8.offset(chunk.text, offset + 1)
        local left, right = chunk.text:sub(1, byte - 1), chunk.text:sub(byte)
        if left:find(" $") and right:find("^%S") then
          return left:match("(%S+) $"), right:match("^%S+"), chunk.col + byte - 1
        end
      end
    end
  end
end

local function wrong_count(line, chunks, heads, count, grid, report)
  local left, right, col
  if grid.aligned then left, right, col = single_blank(line, chunks, heads) end
  local why = left and (": between `%s` and `%s` there is only one blank"):format(left, right) or ""
  local hint = count < #heads and "two or more blanks between cells, `-` where there is none"
  report:error("E05", places.new(line.source, line.n, col or line.col),
    ("%s row `%s` has %d cell%s, the heading has %d%s"):format(grid.what, chunks[1].text, count,
      count == 1 and "" or "s", #heads, why), {hint = hint or nil})
end

-- How many chunks are cells: a tail after the last heading is not one.
local function count_cells(chunks, heads)
  local count = #chunks
  while count > 1 and count ~= #heads and is_tail(chunks[count]) do count = count - 1 end
  if count > #heads and is_tail(chunks[#heads + 1]) then count = #heads end
  return count
end

-- A source after the last cell may follow one blank: `min(a, b) {HW}`.
local function part_source(chunks, grid)
  local last = chunks[#chunks]
  local cell, tail, name = last.text:match("^(.-) ({%s*([%a_][%w_]*)[^{}\"]*})$")
  if not cell or not grid.is_source(name) then return end
  last.text = cell:gsub(" $", "")
  chunks[#chunks + 1] = {text = tail, col = last.col + #cell + 1}
end

-- Cuts a row. `grid` = {what = "ops" or "table", heads = {name, at}, aligned = each cell starts
-- under its heading, is_source = names a `{..}` may begin with}. Returns the cells {text, at} and
-- the byte where the tail starts (nil: no tail), or nil after an error.
function M.cut(line, grid, report)
  local chunks, heads = chunks_of(line), {}
  for i, head in ipairs(grid.heads) do
    heads[i] = {name = head.name, col = head.at and places.column(places.physical(head.at))}
  end
  part_source(chunks, grid)
  local count = count_cells(chunks, heads)
  if count ~= #heads then
    wrong_count(line, chunks, heads, count, grid, report)
    return nil
  end
  local cells, sound = {}, true
  for i = 1, count do
    local chunk = chunks[i]
    local col = column(line, chunk.col)
    if grid.aligned and col ~= heads[i].col then
      report:error("E06", places.new(line.source, line.n, chunk.col),
        ("cell `%s` does not start under `%s` (column %d, heading at %d)"):format(
          chunk.text, heads[i].name, col, heads[i].col))
      sound = false
    end
    cells[i] = {text = chunk.text, at = places.new(line.source, line.n, chunk.col)}
  end
  if not sound then return nil end
  return cells, chunks[count + 1] and chunks[count + 1].col
end

return M
