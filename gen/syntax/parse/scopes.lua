-- Finds the names that are private to a file or an instruction before any other line is read, since
-- they decide how lines are read (`gen/base/private.lua`).
local lists = require("gen.base.lists")
local report_of = require("gen.base.report")
local grammar = require("gen.syntax.grammar")
local block = require("gen.syntax.parse.block")

local M = {}

-- The nodes of one line by a rule; its mistakes are reported when the line itself is read.
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

-- Declarations that name things, by their first word.
local KINDS = {fields = fields, const = consts, kind = kinds, table = named, operand = named,
               func = named, proc = named}

-- The nodes that a declaration names; the declaration begins at the column `first`.
local function declared(p, line, first)
  local find = KINDS[line.text:match("^%s*(%a+)", first) or ""]
  return find and find(p, line, first) or {}
end

-- A scope is {name, around (the name of its parent), page, outer (names of its file), names}.

-- The full name of a name of a scope. An instruction may have the name of a file, and files of two
-- folders the same name: then the name of the parent precedes it.
local function full_name(p, scope, name)
  local full, dotted = scope.name .. "_" .. name, scope.name .. "." .. name
  if not p.tree.private_of[full] then return full, dotted end
  return scope.around .. "_" .. full, scope.around .. "." .. dotted
end

local function add(p, scope, nodes)
  for _, node in ipairs(nodes) do
    local name = node.name
    if not scope.names[name] then
      local full, dotted = full_name(p, scope, name)
      scope.names[name] = {full = full, short = name, dotted = dotted, at = node.at,
          page = scope.page, outer = scope.outer and scope.outer[name]}
      p.tree.private_of[full] = scope.names[name]
    end
  end
end

local function last_line(line)
  local last = line.n
  for _, child in ipairs(line.children) do last = math.max(last, last_line(child)) end
  return last
end

-- The private names of an instruction, if any; `file` is the scope around it.
local function page_names(p, line, file)
  local page = line.text:match("^insn%s+([%a_][%w_]*)")
  local scope = {name = page, around = file.name, page = page, outer = file.names, names = {}}
  for _, child in ipairs(page and line.children or {}) do
    if not block.is_prose(child) then add(p, scope, declared(p, child, child.col)) end
  end
  if not next(scope.names) then return nil end
  return {first = line.n, last = last_line(line),
          names = setmetatable(scope.names, {__index = file.names})}
end

local function clean(name) return (name:gsub("%.[^.]*$", ""):gsub("[^%w_]", "_")) end

--- Notes in the source of some lines what is private in it.
function M.find(p, source, lines)
  local folder, name = ("./" .. source.path):match("([^/]*)/+([^/]*)$")
  local file, pages = {name = clean(name), around = clean(folder), names = {}}, {}
  for _, line in ipairs(lines) do
    local first = line.text:match("^private%s+()")
    if first then add(p, file, declared(p, line, first)) end
  end
  for _, line in ipairs(lines) do pages[#pages + 1] = page_names(p, line, file) end
  if next(file.names) or #pages > 0 then source.private = {file = file.names, pages = pages} end
end

return M
