-- Parse: files -> tree. Each block names the rule of its lines; the nodes are declared in
-- gen/syntax/grammar/node.lua. A line that cannot be read is reported and left out together with
-- what depends on it, but the lines under it are still read for their own errors.

local lfs = require("lfs")
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local layout = require("gen.syntax.layout")
local block = require("gen.syntax.parse.block")
local body = require("gen.syntax.parse.body")
local grid = require("gen.syntax.parse.grid")
local indent = require("gen.syntax.parse.indent")
local page = require("gen.syntax.parse.page")
local scopes = require("gen.syntax.parse.scopes")

local M = {}

local GRADES = {hardware = true, document = true, inferred = true, unknown = true}

local top = {}

-- Nodes without a block of their own.
local function simply(key)
  return function(p, node, line)
    block.no_block(p, line, "`" .. node.tag .. "`")
    block.take_prose(p, node, line)
    table.insert(p.tree[key], node)
  end
end
for tag, key in pairs({source = "sources", erratum = "errata", prefer = "prefers", space = "spaces",
  stack = "stacks", alias = "aliases", engine = "engines", syntax = "syntaxes",
  option = "options", place_of = "places", limit = "limits", elf = "elfs",
  undefined = "undefineds", assembly = "assemblies", operator = "operators"}) do
  top[tag] = simply(key)
end

-- The file of a `use` line was read before the lines were (`with_used`).
function top.use(p, _, line) block.no_block(p, line, "`use`") end

-- Dependences between instructions.
function top.schedule(p, node, line)
  block.take_prose(p, node, line, false)
  node.rows = {}
  block.each(line.children, node, function(child)
    local row = block.read(p, "in_schedule", child)
    if not row then return end
    block.no_block(p, child, "a line of a schedule")
    block.take_prose(p, row, child)
    row.prov = row.prov or node.prov
    table.insert(node.rows, row)
  end)
  table.insert(p.tree.schedules, node)
end

local function take_code(p, node, line, what, list)
  block.take_prose(p, node, line, false)
  node.body = body.suite(p, {}, line, what)
  node.source = block.source_of(line, false)
  table.insert(list, node)
end

-- Code that runs when a grid, a block or a warp begins.
function top.start(p, node, line) take_code(p, node, line, "`start`", p.tree.starts) end

function top.isa(p, node, line)
  block.no_block(p, line, "`isa`")
  block.take_prose(p, node, line)
  if p.tree.isa then
    p.report:error("E11", node.at, "`isa` is given twice",
                   {also = {at = p.tree.isa.at, text = "first here"}})
  end
  p.tree.isa = p.tree.isa or node
end

function top.axes(p, node, line)
  block.no_block(p, line, "`variant`")
  lists.append(p.tree.axes, block.share_tail(p, node, line))
end

function top.consts(p, node, line)
  block.no_block(p, line, "`const`")
  lists.append(p.tree.consts, block.share_tail(p, node, line))
end

function top.named_kinds(p, node, line)
  block.no_block(p, line, "`kind`")
  lists.append(p.tree.kinds, block.share_tail(p, node, line))
end

function top.units(p, node, line)
  local words, fill, together = {}, nil, nil
  block.each(line.children, nil, function(child)
    local word = block.read(p, "in_unit", child)
    block.no_block(p, child, "a word of a unit")
    if word then block.take_prose(p, word, child) end
    if word and word.tag == "fill" then
      fill = word
    elseif word and word.tag == "together" then
      if together then
        p.report:error("E11", word.at, "`together` is given twice",
                       {also = {at = together.at, text = "first here"}})
      end
      together = together or word
    elseif word then
      words[#words + 1] = word
    end
  end)
  local units = block.share_tail(p, node, line)
  units[#units].fill, units[#units].together = fill, together
  if #words > 0 then units[#units].words = words end
  lists.append(p.tree.units, units)
end

-- Rows of a block, with items separated by `;`.
local function rows(p, node, line, rule, take)
  block.each(line.children, node, function(child)
    local row = block.read(p, rule, child)
    if not row then return end
    take(block.share_tail(p, row, child), child)
  end)
end

function top.table(p, node, line)
  block.take_prose(p, node, line, false)
  local columns = node.columns
  node.columns, node.column_ats = {}, {}
  for i, column in ipairs(columns) do
    node.columns[i], node.column_ats[i] = column.name, column.at
  end
  if #columns > 0 or node.numbers then
    node.rows = grid.table_rows(p, node, line)
  else
    node.rows = {}
    rows(p, node, line, "table_row", function(items, child)
      block.no_block(p, child, "a row of a table")
      lists.append(node.rows, items)
    end)
  end
  if #node.rows == 0 and not body.has_code(line.children) then
    p.report:error("E05", node.at, ("table `%s` has no rows"):format(node.name))
  end
  table.insert(p.tree.tables, node)
end

-- The tail of `fields` or `regs` applies to all lines below without one of their own; the prose of
-- the block is a paragraph of its own.
local function inherit(p, items, node)
  for _, item in ipairs(items) do
    item.on = item.on or node.on
    item.prov = item.prov or node.prov
    block.check_guard(p, item)
  end
end
local function keep_prose(p, node)
  if not node.prose then return end
  table.insert(p.tree.prose, nodes.prose({at = node.at, text = node.prose}))
end

function top.fields(p, node, line)
  block.take_prose(p, node, line, false)
  rows(p, node, line, "fields_row", function(items, child)
    block.no_block(p, child, "a row of fields")
    inherit(p, items, node)
    lists.append(p.tree.fields, items)
  end)
  keep_prose(p, node)
end

-- Lines under one register file.
local function subs(p, reg, line)
  reg.subs = {}
   block.each(line.children, nil, function(child)
    local row = block.read(p, "reg_sub", child)
    if not row then
      page.accessors(p, {}, child)
      return
    end
    for _, sub in ipairs(block.share_tail(p, row, child)) do
      if sub.tag == "group" then sub.unaligned = row.unaligned end
      if sub.tag == "entry" then page.accessors(p, sub, child)
      else block.no_block(p, child, "`" .. sub.tag .. "`") end
      table.insert(reg.subs, sub)
    end
  end)
end

function top.regs_block(p, node, line)
  block.take_prose(p, node, line, false)
  rows(p, node, line, "regs_row", function(items, child)
    for _, reg in ipairs(items) do reg.subs = {} end
    if items[1].tag == "more" and not body.has_code(child.children) then
      p.report:error("E03", items[1].at, "`more` without a line of what there is more of",
                     {hint = "entries, views, groups below it, indented"})
    end
    if #items == 1 then subs(p, items[1], child)
    elseif body.has_code(child.children) then
      p.report:error("E03", block.place(child.children[1]),
        "these lines describe one of several registers; which one is not clear",
        {hint = "that register on a line of its own"})
    end
    inherit(p, items, node)
    for _, item in ipairs(items) do
      table.insert(item.tag == "more" and p.tree.more or p.tree.regs, item)
    end
  end)
  keep_prose(p, node)
end

function top.operand(p, node, line)
  node.params, node.lines = node.params or {}, {}
  if node.items then
    block.no_block(p, line, "an operand with its alternatives after the `:`")
    lists.append(node.lines, block.share_tail(p, node, line))
    local last = node.lines[#node.lines]
    node.prose, last.prose = last.prose, nil       -- it is about the operand
    node.items, node.on, node.prov = nil, nil, nil
  else
    block.take_prose(p, node, line, false)
    rows(p, node, line, "operand_row", function(items, child)
      block.no_block(p, child, "an alternative of an operand")
      lists.append(node.lines, items)
    end)
    if #node.lines == 0 and not body.has_code(line.children) then
      p.report:error("E03", node.at, ("operand `%s` has no alternatives"):format(node.name))
    end
  end
  node.source = block.source_of(line, false)
  table.insert(p.tree.operands, node)
end

-- Columns of an opcode map, one a line.
function top.map(p, node, line)
  block.take_prose(p, node, line, true)
  node.columns = {}
   block.each(line.children, nil, function(child)
    local column = block.read(p, "map_row", child)
    if not column then return end
    block.no_block(p, child, "a column of a map")
    table.insert(node.columns, column)
  end)
  if #node.columns == 0 then
    p.report:error("E03", node.at, "an opcode map has columns",
                   {hint = '`"long" : KIND=1` below it, indented'})
  end
  table.insert(p.tree.maps, node)
end

function top.format(p, node, line)
  block.take_prose(p, node, line, false)
  page.format(p, node, line)
  table.insert(p.tree.formats, node)
end

function top.func(p, node, line)
  page.func(p, node, line)
  table.insert(p.tree.funcs, node)
end

function top.exception(p, node, line)
  take_code(p, node, line, "`exception`", p.tree.exceptions)
end

-- Statements of sources, each a text on its own line.
function top.macro(p, node, line)
  block.take_prose(p, node, line, false)
  node.lines = {}
  block.each(line.children, node, function(child)
    local row = block.read(p, "in_macro", child)
    if not row then return end
    block.no_block(p, child, "a statement of a macro")
    block.take_prose(p, row, child)
    table.insert(node.lines, row)
  end)
  if #node.lines == 0 and not body.has_code(line.children) then
    p.report:error("E03", node.at, "a macro has statements below it",
                   {hint = 'texts in quotes, one a line, indented'})
  end
  table.insert(p.tree.macros, node)
end

function top.insn(p, node, line)
  block.take_prose(p, node, line, false)
  page.insn(p, node, line)
  table.insert(p.tree.insns, node)
end

function top.ops(p, node, line)
  if not (node.name and node.names) then
    p.report:error("E03", node.at, "`ops` outside an instruction has a name and columns",
                   {hint = "`ops NAME %a %b`"})
    return
  end
  block.take_prose(p, node, line, false)
  table.insert(p.tree.ops, page.ops(p, node, line))
end

-- Reads the block of a head that could not be read for its errors, and keeps nothing.
local recover = {
  insn = function(p, line) page.insn(p, {broken = true}, line) end,
  format = function(p, line) page.format(p, {broken = true}, line) end,
  func = function(p, line) body.statements(p, line.children) end,
  proc = function(p, line) body.statements(p, line.children) end,
  start = function(p, line) body.statements(p, line.children) end,
  exception = function(p, line) body.statements(p, line.children) end,
  fields = function(p, line) rows(p, nil, line, "fields_row", function() end) end,
  operand = function(p, line) rows(p, nil, line, "operand_row", function() end) end,
  regs = function(p, line) rows(p, nil, line, "regs_row", function() end) end,
}

-- Prose between the blocks: one node for each run of lines. After `isa` it is about the whole
-- description.
local function top_prose(p, line, previous)
  local node = previous
  if not node then
    node = nodes.prose({at = block.place(line)})
    if p.after_isa then node = p.tree.isa
    else table.insert(p.tree.prose, node) end
  end
  if node == p.tree.isa then block.add_prose(node, line.prose.text)
  else node.text = node.text and node.text .. "\n" .. line.prose.text or line.prose.text end
  return node
end

local function read_file(p, lines)
  local running                      -- the prose node that the next line of prose continues
  p.after_isa = false
  indent.mark(lines)
  for _, line in ipairs(lines) do
    if block.is_prose(line) then
      running = top_prose(p, line, running)
    elseif line.belongs_to then
      running = nil
      indent.refuse(p, line)
    else
      running = nil
      local node = block.read(p, "top", line)
      p.after_isa = node ~= nil and node.tag == "isa" and p.tree.isa == nil
      if node then top[node.tag](p, node, line)
      else
        local again = recover[block.first_word(line) or ""]
        if again then again(p, line) end
      end
    end
  end
end

-- Names that decide how lines are read, wherever they are declared, are found before the lines are
-- read: the heads of the items, separated by `;`, of the lines under `line`.
local function scan_items(line, pattern, found)
  for _, child in ipairs(line.children) do
    for item in (child.text .. ";"):gmatch("([^;]*);") do
      local name = item:match(pattern)
      if name then found[name] = true end
    end
  end
end

local SCANS = {
  operand = function(tree, text)
    local name, after = text:match("^%s*operand%s+([%a_][%w_]*)%s*(%(?)")
    if name then tree.names.texts[name] = true end
    if name and after == "(" then tree.parametrised[name] = true end
  end,
  source = function(tree, text)
    local source = text:match("^%s*source%s+([%a_][%w_]*)")
    if source then tree.source_names[source] = true end
  end,
  space = function(tree, text)
    local name = text:match("^%s*space%s+([%a_][%w_]*)")
    if name then tree.names.texts[name] = true end
  end,
  fields = function(tree, _, line) scan_items(line, "^%s*([%a_][%w_]*)", tree.names.fields) end,
  regs = function(tree, _, line)
    scan_items(line, "^%s*(%$[%a_][%w_]*)%s+%d+%s", tree.names.files)
  end,
}

local scan_names
function scan_names(tree, lines)
  for _, line in ipairs(lines) do
    local text = line.text:gsub("^private%s", "")
    local word = text:match("^%s*(%a+)")
    if SCANS[word or ""] then SCANS[word](tree, text, line) end
    if word == "insn" then scan_names(tree, line.children) end
  end
end

local ARRAYS = {"sources", "errata", "axes", "units", "prefers", "tables", "fields", "regs",
                "spaces", "stacks", "engines", "syntaxes", "operands", "formats", "funcs", "ops",
                "insns", "aliases", "maps", "more", "prose", "options", "places", "limits",
                "starts", "elfs", "exceptions", "undefineds", "assemblies", "operators", "macros",
                "schedules", "consts", "kinds", "uses"}

local function new_tree()
  local tree = {parametrised = {}, source_names = {}, grades = GRADES, texts = {},
                names = {fields = {}, files = {}, texts = {}}, private_of = {}}
  for _, key in ipairs(ARRAYS) do tree[key] = {} end
  function tree.is_source(name) return GRADES[name] or tree.source_names[name] or false end
  return tree
end

-- The text of a file, or nil and the reason.
local function text_of(path)
  local file, problem = io.open(path, "rb")
  local text
  if file then
    text, problem = file:read("a")
    file:close()
  end
  return text, tostring(problem):gsub("^.*: ", "")
end

-- The same of a file that a description names: a device or a pipe would never end.
local function used_text(path)
  local mode = lfs.attributes(path, "mode")
  if mode and mode ~= "file" then return nil, "no regular file" end
  return text_of(path)
end

-- `a/b/../c` -> `a/c`, so that a file has one name whatever path refers to it.
local function plain_path(path)
  local parts = {}
  for part in path:gmatch("[^/]+") do
    if part == ".." and #parts > 0 and parts[#parts] ~= ".." then
      parts[#parts] = nil
    elseif part ~= "." then
      parts[#parts + 1] = part
    end
  end
  return (path:sub(1, 1) == "/" and "/" or "") .. table.concat(parts, "/")
end

-- The lines of `texts` = {{path, text}, ..}, followed by those of files that `use` lines name, each
-- once; these are added to `texts`.
local function with_used(texts, report)
  local read, known = {}, {}
  for _, one in ipairs(texts) do
    known[plain_path(one.path)] = true
    read[#read + 1] = layout.read(one.path, one.text, report)
  end
  for _, one in ipairs(read) do -- which grows
    for _, line in ipairs(one.lines) do
      local used = line.text:match('^use%s+"([^"]+)"')
      local path = used and plain_path((one.source.path:match("^(.*/)[^/]*$") or "") .. used)
      if used and not known[path] then
        known[path] = true
        local text, problem = used_text(path)
        if text then
          texts[#texts + 1] = {path = path, text = text}
          read[#read + 1] = layout.read(path, text, report)
        else
          report:error("E00", block.place(line), ("cannot read %s: %s"):format(path, problem),
                       {hint = "a path as seen from the folder of this file"})
        end
      end
    end
  end
  return read
end

-- `texts` = {{path, text}, ..}
local function parse_all(texts, report)
  local tree = new_tree()
  local p = {tree = tree, report = report, top = top}
  local read = with_used(texts, report)
  for i, one in ipairs(read) do
    tree.texts[i] = one.source
    scan_names(tree, one.lines)
    scopes.find(p, one.source, one.lines)
  end
  report.private_of = tree.private_of
  tree.source = tree.texts[1]
  for _, one in ipairs(read) do read_file(p, one.lines) end
  return tree
end

--- One description from one text, for tests.
function M.text(name, text, report)
  return parse_all({{path = name, text = text}}, report)
end

--- The files of one description, in this order, and those they use: tree, array of {path, text}.
function M.files(paths, report)
  local texts = {}
  for _, path in ipairs(paths) do
    local text, problem = text_of(path)
    if text then
      texts[#texts + 1] = {path = path, text = text}
    else
      report:error("E00", nil, ("cannot read %s: %s"):format(path, problem))
    end
  end
  return parse_all(texts, report), texts
end

return M
