-- What all blocks of lines share: prose, tails, and lines where none may appear.

local grammar = require("gen.syntax.grammar")
local layout = require("gen.syntax.layout")
local places = require("gen.base.place")

local M = {}

function M.place(line, col)
  return places.new(line.source, line.n, col or line.col)
end

function M.is_prose(line) return line.text == "" end

-- The first two words of a line.
M.head_text = layout.head_text

-- Adds prose to a node, line by line.
function M.add_prose(node, text)
  node.prose = node.prose and node.prose .. "\n" .. text or text
end

-- `-- words {HW 873}`: a source at the end of the prose belongs to the line.
local function part_source(p, node, line, text)
  local brace, _, inner = text:find("{([^{}]*)}$")
  local name, rest = (inner or ""):match("^%s*([%a_][%w_]*)%s*(.*)$")
  if not name or not p.tree.is_source(name) then return text end
  local words = layout.trim_end(text:sub(1, brace - 1))
  rest = layout.trim_end(rest)
  local from = line.prose.col + line.prose.indent
  local prov = {at = M.place(line, from + brace - 1)}
  if p.tree.grades[name] then prov.grade = name else prov.source, prov.text = name, rest end
  node.prov = node.prov or {}
  table.insert(node.prov, prov)
  return words
end

-- The prose at the end of a node's line, and the lines of prose indented under it.
function M.take_prose(p, node, line, with_children)
  if line.prose then
    local text = part_source(p, node, line, line.prose.text)
    if text ~= "" then M.add_prose(node, text) end
  end
  if with_children == false then return end
  for _, child in ipairs(line.children) do
    if M.is_prose(child) then M.add_prose(node, child.prose.text) end
  end
end

-- Lines whose guard a later pass evaluates; elsewhere `on` is refused, not ignored. (`row` and
-- `fields` pass theirs on to their items.)
local GUARDED = {insn = true, form = true, line = true, regs = true, bits = true, space = true,
                 over = true, simples = true, row = true, regs_block = true, example = true,
                 unit = true, latency = true, start = true, place_of = true,
                 limit = true, const = true,
                 arm = true, case = true, ["for"] = true, later = true,
                 atomic = true, ["do"] = true, access = true} -- of statements on their line

function M.check_guard(p, node)
  if not GUARDED[node.tag] then M.refuse_guard(p, node) end
end

-- What to write instead, where that is not plain.
local INSTEAD = {
  field = "two fields, and an operand with an alternative for each variant",
  kind = "two kinds, and an operand with an alternative for each variant",
  entry = "`on(..)` in `= E`, a guard after statements of `read:` and `write v:`; for its text an "
    .. "operand with an alternative for each variant",
  operand = "guards after its alternatives",
  func = "`on(..)` in its code",
}

function M.refuse_guard(p, node)
  if not node.on then return end
  local what = (node.kind or node.tag):gsub("^page_", "")
  p.report:error("E04", node.on[1][1].at, ("`on` for `%s` is not built yet"):format(what),
                 { hint = INSTEAD[what] })
end

-- The tail of a row applies to all its items; its prose belongs to the last.
function M.share_tail(p, row, line)
  local tail = {prov = row.prov}
  M.take_prose(p, tail, line)
  for i, item in ipairs(row.items) do
    item.on = item.on or row.on
    item.prov = tail.prov
    M.check_guard(p, item)
    if i == #row.items then item.prose = tail.prose end
  end
  return row.items
end

-- Reads one line by a rule and its tail. An empty `prov` is nil.
function M.read(p, rule, line)
  if line.bad then return nil end
  local node = grammar.read(rule, line, p.report, p.tree)
  if not node then return nil end
  if node.prov and #node.prov == 0 then node.prov = nil end
  if not node.items then M.check_guard(p, node) end
  return node
end

-- A line whose kind has no block must not have lines of code under it. Where a tab makes the
-- indentation, the tab is reported.
function M.no_block(p, line, what)
  for _, child in ipairs(line.children) do
    if child.tabbed then return end
    if not M.is_prose(child) then
      p.report:error("E03", M.place(child),
        ("this line is indented, but %s has no block"):format(what),
        {also = {at = M.place(line), text = "the line above it"}})
      return
    end
  end
end

function M.first_word(line) return line.text:match("^%s*(%a+)") end

-- Calls `read` for each line of code; prose between them is added to `node`.
function M.each(lines, node, read)
  for _, line in ipairs(lines) do
    if not M.is_prose(line) then read(line)
    elseif node then M.add_prose(node, line.prose.text) end
  end
end

-- The lines of code of a block, raw, for the manual: {source, first, last, inline}.
function M.source_of(line, inline)
  local first, last = inline and line.n or nil, places.last_line(line.source, line.n)
  local function visit(lines)
    for _, child in ipairs(lines) do
      first = first or child.n
      last = math.max(last, places.last_line(child.source, child.n))
      visit(child.children)
    end
  end
  visit(line.children)
  return {source = line.source, first = first or line.n, last = last, inline = inline}
end

return M
