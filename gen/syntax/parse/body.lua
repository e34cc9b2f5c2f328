-- Bodies: statements from lines. `if`, `elif`, `else` become one node, a `match` with its cases
-- too; a body is on the line of its head or in the block under it, never in both.

local nodes = require("gen.syntax.grammar.node")
local block = require("gen.syntax.parse.block")

local M = {}

-- `*` stands for the instruction in the body of a format, and nowhere else.
local function check_star(p, statements)
  if p.star_allowed then return end
  for _, one in ipairs(statements) do
    if one.tag == "star" then
      p.report:error("E03", one.at, "`*` is the text of the instruction; only a `format` has one")
    elseif one.arms then
      for _, arm in ipairs(one.arms) do check_star(p, arm.body) end
    end
  end
end

-- The tail of a line of statements belongs to each of them; its prose is only part of the source
-- text.
local function settle(p, statements, node, line)
  check_star(p, statements)
  for _, one in ipairs(statements) do
    one.on = node.on
    one.prov = node.prov
  end
  if line.prose then
    local holder = {prov = node.prov and table.move(node.prov, 1, #node.prov, 1, {})}
    block.take_prose(p, holder, line, false)
    for _, one in ipairs(statements) do one.prov = holder.prov end
  end
  return statements
end

-- The body after a head: the rest of its line or its block.
function M.suite(p, node, line, what)
  if node.body then
    block.no_block(p, line, "a line with its body after the head")
    return settle(p, node.body, node, line)
  end
  block.refuse_guard(p, node) -- of a head alone
  local body = M.statements(p, line.children)
  if #body == 0 and not M.has_code(line.children) then
    p.report:error("E03", block.place(line, #line.text),
      ("%s has no body"):format(what),
      {hint = "statements after it or in a block under it; `nothing` does nothing"})
  end
  return body
end

function M.has_code(lines)
  for _, line in ipairs(lines) do
    if not block.is_prose(line) then return true end
  end
  return false
end

-- `elif` and `else` join the `if` before them.
local function add_arm(p, statements, arm, line)
  local body = M.suite(p, arm, line, "`" .. arm.kind .. "`")
  if arm.kind == "if" then
    statements[#statements + 1] = nodes["if"]({at = arm.at, prov = arm.prov,
                                   arms = {{test = arm.test, body = body, at = arm.at}}})
    statements[#statements].open = true
    return
  end
  local last = statements[#statements]
  if not last or last.tag ~= "if" or not last.open then
    p.report:error("E03", arm.at, ("`%s` without an `if` before it"):format(arm.kind))
  elseif arm.kind == "elif" then
    last.arms[#last.arms + 1] = {test = arm.test, body = body, at = arm.at}
  else
    last.otherwise, last.open = body, nil
  end
end

local function close(statements)
  local last = statements[#statements]
  if last then last.open = nil end
end

local add = {}

function add.arm(p, statements, node, line)
  if node.kind == "if" then close(statements) end
  add_arm(p, statements, node, line)
end

function add.simples(p, statements, node, line)
  close(statements)
  block.no_block(p, line, "a statement")
  for _, one in ipairs(settle(p, node.body, node, line)) do
    statements[#statements + 1] = one
  end
end

add["for"] = function(p, statements, node, line)
  close(statements)
  node.body = M.suite(p, node, line, "`for`")
  statements[#statements + 1] = node
end

function add.atomic(p, statements, node, line)
  close(statements)
  node.body = M.suite(p, node, line, "`atomic`")
  statements[#statements + 1] = node
end

function add.later(p, statements, node, line)
  close(statements)
  node.body = M.suite(p, node, line, node.engine and "`occupy`" or "`after`")
  statements[#statements + 1] = node
end

-- One case of a `match`, or its `else`, which is the last one.
local function add_case(p, match, case, line)
  local body = M.suite(p, case, line, "a case of a `match`")
  if match.otherwise then
    p.report:error("E03", case.at, "nothing follows the `else` of a `match`",
                   {also = {at = match.otherwise_at, text = "the `else`"}})
  elseif case.kind then
    match.otherwise, match.otherwise_at = body, case.at
  else
    match.arms[#match.arms + 1] = nodes.case({at = case.at, set = case.set, body = body})
  end
end

local function read_cases(p, node, line)
  node.arms = {}
  block.each(line.children, nil, function(child)
    local case = block.read(p, "in_match", child)
    if case then add_case(p, node, case, child) else M.statements(p, child.children) end
  end)
end

function add.match(p, statements, node, line)
  close(statements)
  read_cases(p, node, line)
  if #node.arms == 0 and not M.has_code(line.children) then
    p.report:error("E03", node.at, "this `match` has no cases",
                   {hint = "`VALUE, VALUE: ..` below it, indented, and `else: ..`"})
  end
  statements[#statements + 1] = node
end

-- The statements of a block of lines. Where a line cannot be read, its block is still read for its
-- own errors.
function M.statements(p, lines)
  local statements = {}
  block.each(lines, nil, function(line)
    local node = block.read(p, "statement", line)
    if node then add[node.tag](p, statements, node, line)
    elseif block.first_word(line) == "match" then
      read_cases(p, {}, line)
    else
      M.statements(p, line.children)
      if block.first_word(line) == "if" then            -- so its `else` is not an error
        statements[#statements + 1] = nodes["if"]({at = block.place(line), arms = {}, open = true})
      end
    end
  end)
  close(statements)
  return statements
end

return M
