-- Grids: the rows of `ops` and of tables with columns.

local nodes = require("gen.syntax.grammar.node")
local grammar = require("gen.syntax.grammar")
local cells_of = require("gen.syntax.cells")
local block = require("gen.syntax.parse.block")

local M = {}

-- Cuts one row and reads its tail into `row`. Returns the cells, or nil after an error.
local function read_row(p, grid, line, row)
  if line.bad then return nil end
  block.no_block(p, line, "a row")
  local cells, tail_at = cells_of.cut(line, grid, p.report)
  if not cells then return nil end
  if tail_at then
    local tail = grammar.read("tail_only", line, p.report, p.tree, tail_at)
    if not tail then return nil end
    row.on, row.prov = tail.on, #tail.prov > 0 and tail.prov or nil
  end
  block.take_prose(p, row, line)
  block.check_guard(p, row)
  return cells
end

-- `carry also "c" "cs"`: other spellings are removed from the text of the cell.
local function take_also(p, cell)
  local bare = cell.text:gsub('"[^"]*"', function(quoted) return ("_"):rep(#quoted) end)
  local last, first = bare:match("^.-()%s+()also%f[^%w_]")
  if not last then return end
  local at = {source = cell.at.source, line = cell.at.line, col = cell.at.col + first - 1}
  if last == 2 and cell.text:sub(1, 1) == "-" then
    p.report:error("E49", at, "`-` is no cell, and has no spellings",
      {hint = '`""` prints nothing'})
  end
  cell.also = grammar.match("also", cell.text:sub(first), at, p.report, p.tree)
  cell.text = cell.text:sub(1, last - 1)
  if cell.also then cell.also.at = at end
end

--- The rows under `ops`: `cells[static]` is {text, at, also?}, nil where the row says `-`.
function M.ops_rows(p, node, line)
  local grid = {what = "ops", heads = {}, aligned = true, is_source = p.tree.is_source}
  for i, name in ipairs(node.statics) do
    grid.heads[i] = {name = name, at = node.static_ats[i]}
  end
  local rows = {}
  block.each(line.children, node, function(child)
    local row = nodes.row({at = block.place(child), cells = {}})
    local cells = read_row(p, grid, child, row)
    if not cells then return end
    for i, cell in ipairs(cells) do
      take_also(p, cell)
      if cell.text ~= "-" or cell.also then row.cells[node.statics[i]] = cell end
    end
    rows[#rows + 1] = row
  end)
  return rows
end

-- A cell of a column stays text: a number, an expression, or a word to print.
local function column_cell(cell)
  local inner = cell.text:match('^"([^"]*)"$')
  return {raw = cell.text, text = inner or cell.text, quoted = inner ~= nil, at = cell.at,
          none = cell.text == "?" or nil}
end

--- The rows of a table with columns: a code, a text, then a cell for each column; tables of numbers
--- have no texts.
function M.table_rows(p, node, line)
  local grid = {what = "table", heads = {{name = "code"}}, is_source = p.tree.is_source}
  if not node.numbers then grid.heads[2] = {name = "text"} end
  local first = #grid.heads + 1
  for _, column in ipairs(node.columns) do grid.heads[#grid.heads + 1] = {name = column} end
  local rows = {}
  block.each(line.children, node, function(child)
    local row = nodes.code({at = block.place(child), cells = {}})
    local cells = read_row(p, grid, child, row)
    if not cells then return end
    row.code = grammar.match("num", cells[1].text, cells[1].at, p.report, p.tree)
    row.cells[1] = node.numbers and {none = true, at = cells[1].at, raw = "?"}
      or grammar.match("table_cell", cells[2].text, cells[2].at, p.report, p.tree)
    for i = first, #cells do row.cells[i - first + 2] = column_cell(cells[i]) end
    if row.code and row.cells[1] then rows[#rows + 1] = row end
  end)
  return rows
end

return M
