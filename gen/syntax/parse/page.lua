-- Blocks with a `do`: instructions (`insn`), formats, functions; and the accessors of registers.

local block = require("gen.syntax.parse.block")
local body = require("gen.syntax.parse.body")
local grid = require("gen.syntax.parse.grid")
local indent = require("gen.syntax.parse.indent")

local M = {}

-- The second `do` (or `unknown`) of a block is refused, with the place of the first.
local function only_once(p, node, key, at, what)
  local first = node[key]
  if first then
    p.report:error("E11", at, what .. " is given twice",
                   {also = {at = first, text = "first here"}})
  end
  node[key] = first or at
  return first == nil
end

local function take_do(p, owner, node, line)
  local inline = node.body ~= nil
  local statements = body.suite(p, node, line, "`do`")
  if only_once(p, owner, "do_at", node.at, "`do`") then
    owner.body, owner.source = statements, block.source_of(line, inline)
  end
end

--- `ops %a %b` with rows, `ops NAME %a %b` with rows and a name, `ops NAME` for a shared one.
function M.ops(p, node, line)
  if node.names then
    node.statics, node.static_ats = node.names, node.name_ats
    node.names, node.name_ats = nil, nil
    node.rows = grid.ops_rows(p, node, line)
    if #node.rows == 0 and not body.has_code(line.children) then
      p.report:error("E05", node.at, "these `ops` have no rows",
                     {hint = "one line for each instruction, indented under the heading"})
    end
  else
    node.ref, node.name = node.name, nil
    node.statics, node.static_ats, node.rows = {}, {}, {}
    block.no_block(p, line, "`ops NAME`, which refers to shared rows,")
  end
  return node
end

local page = {}

local function simply(key)
  return function(p, insn, node, line)
    block.no_block(p, line, "`" .. node.tag .. "`")
    block.take_prose(p, node, line)
    table.insert(insn[key], node)
  end
end
page.form, page.share, page.over = simply("forms"), simply("shares"), simply("overs")
page.prefer, page.alias, page.example = simply("prefers"), simply("aliases"), simply("examples")

-- Names that only this instruction sees; the blocks are read as at the top of a file.
for _, tag in ipairs({"fields", "named_kinds", "operand", "table", "consts", "func"}) do
  page[tag] = function(p, _, node, line) p.top[tag](p, node, line) end
end

function page.ops(p, insn, node, line)
  block.take_prose(p, node, line, false)
  table.insert(insn.ops, M.ops(p, node, line))
end

page["do"] = take_do

function page.page_unknown(p, insn, node, line)
  block.no_block(p, line, "`unknown`")
  if only_once(p, insn, "unknown_at", node.at, "`unknown`") then
    block.take_prose(p, node, line)
    insn.unknown, insn.unknown_prov = node.why, node.prov
  end
end

local function check_page(p, insn)
  if insn.broken then return end
  if #insn.forms == 0 then
    p.report:error("E03", insn.at, ("instruction `%s` has no `form`"):format(insn.name))
  end
  if insn.do_at and insn.unknown_at then
    p.report:error("E03", insn.unknown_at, "an instruction has `do` or `unknown`, not both",
                   {also = {at = insn.do_at, text = "`do` is here"}})
  elseif not insn.do_at and not insn.unknown_at then
    p.report:error("E03", insn.at,
       ("instruction `%s` has no `do` and no `unknown`"):format(insn.name),
                   {hint = '`do ..`, `do nothing` or `unknown "why"`'})
  end
end

--- An instruction; `insn` is broken when its head could not be read.
function M.insn(p, insn, line)
  for _, key in ipairs({"forms", "ops", "shares", "overs", "prefers", "aliases", "examples"}) do
    insn[key] = {}
  end
  block.each(line.children, insn, function(child)
    local node = block.read(p, "in_page", child)
    if node then page[node.tag](p, insn, node, child)
    else
      insn.broken = true
      if block.first_word(child) == "do" then body.statements(p, child.children) end
    end
  end)
  insn.broken = insn.broken or indent.is_wrong(line) or nil
  check_page(p, insn)
end

--- A format: lines with one `*`, shares, a unit, a `do` in which `*` runs the instruction.
function M.format(p, format, line)
  format.lines, format.shares = {}, {}
  p.star_allowed = true
  block.each(line.children, format, function(child)
    local node = block.read(p, "in_format", child)
    if not node then
      format.broken = true
      body.statements(p, child.children)
    elseif node.tag == "do" then take_do(p, format, node, child)
    else
      block.no_block(p, child, "this line of a format")
      block.take_prose(p, node, child)
      if node.tag == "share" then table.insert(format.shares, node)
      elseif node.tag == "unit" then
        format.unit = node.bits
        block.refuse_guard(p, node)
      else table.insert(format.lines, node) end
    end
  end)
  p.star_allowed = false
  if #format.lines == 0 and not format.broken then
    p.report:error("E03", format.at, ("format `%s` has no line with a `*`"):format(format.name),
                   {hint = "`* :` and the bits that all its instructions share"})
  end
end

--- A func or proc: `= expr` on its line, or statements under it.
function M.func(p, func, line)
  block.take_prose(p, func, line, false)
  if func.expr then
    block.no_block(p, line, "a function with `=`")
    func.source = block.source_of(line, true)
  else
    func.body = body.suite(p, {}, line, "`" .. (func.kind or "func") .. "`")
    func.source = block.source_of(line, false)
  end
end

--- `read: ..` and `write v: ..` under an entry.
function M.accessors(p, entry, line)
  block.each(line.children, nil, function(child)
    local node = block.read(p, "access", child)
    if not node then return end
    local statements = body.suite(p, node, child, "`" .. node.kind .. "`")
    local accessors = entry.accessors or {ats = {}}
    entry.accessors = accessors
    if not only_once(p, accessors.ats, node.kind, node.at, "`" .. node.kind .. "`") then return end
    if node.kind == "read" then accessors.read = statements
    else accessors.write = {name = node.value, body = statements} end
  end)
end

return M
