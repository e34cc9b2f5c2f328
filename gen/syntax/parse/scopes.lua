-- Finds the names that are private to a file or a page before any other line is read: what they
-- mean decides how lines are read (`gen/base/private.lua`).
local lists = require("gen.base.lists")
local report_of = require("gen.base.report")
local grammar = require("gen.syntax.grammar")
local block = require("gen.syntax.parse.block")

local M = {}

-- The nodes of one line by a rule; its mistakes are found when it is read in earnest.
local function read(p, rule, line, first)
  local node = grammar.read(rule, line, report_of.new(), p.tree, first)
  return node and node.items or {}
end

local function named(_, line, first)
  local col, name = line.text:match("^%s*%a+%s+()([%a_][%w_]*)", first)
  return name and {{name = name, at = block.place(line, col)}} or {}
end

local function consts(p, line, first) return read(p, "consts", line, first) end
local function kinds(p, line, first) return read(p, "named_kinds", line, first) end

local function fields(p, line)
  local found = {}
  block.each(line.children, nil, function(child)
    lists.append(found, read(p, "fields_row", child))
  end)
  return found
end

-- What gives names to things, by its first word.
local KINDS = {fields = fields, const = consts, kind = kinds, table = named, operand = named,
               func = named, proc = named}

-- The nodes that a declaration names; it begins at the column `first`.
local function declared(p, line, first)
  local find = KINDS[line.text:match("^%s*(%a+)", first) or ""]
  return find and find(p, line, first) or {}
end

-- Adds the names of nodes to those of a scope, a file or (`page`) a page; `outer` are those of the
-- file around a page.
local function add(p, names, scope, nodes, page, outer)
  for _, node in ipairs(nodes) do
    local full = scope .. "_" .. node.name
    names[node.name] = names[node.name] or {full = full, short = node.name, page = page,
        dotted = scope .. "." .. node.name, at = node.at, outer = outer and outer[node.name]}
    p.tree.private_of[full] = p.tree.private_of[full] or names[node.name]
  end
end

local function last_line(line)
  local last = line.n
  for _, child in ipairs(line.children) do last = math.max(last, last_line(child)) end
  return last
end

-- The private names of a page; `outer` are those of its file.
local function page_names(p, line, outer)
  local page, names = line.text:match("^insn%s+([%a_][%w_]*)"), {}
  for _, child in ipairs(page and line.children or {}) do
    if not block.is_prose(child) then
      add(p, names, page, declared(p, child, child.col), page, outer)
    end
  end
  if not next(names) then return nil end
  return {first = line.n, last = last_line(line), names = setmetatable(names, {__index = outer})}
end

--- Notes in the source of some lines what is private in it.
function M.find(p, source, lines)
  local file, pages = {}, {}
  local name = source.path:match("([^/]*)$"):gsub("%.[^.]*$", ""):gsub("[^%w_]", "_")
  for _, line in ipairs(lines) do
    local first = line.text:match("^private%s+()")
    if first then add(p, file, name, declared(p, line, first)) end
  end
  for _, line in ipairs(lines) do pages[#pages + 1] = page_names(p, line, file) end
  if next(file) or #pages > 0 then source.private = {file = file, pages = pages} end
end

return M
