-- desc/GRAMMAR.rst as data: its rules as trees, its tokens, its reserved words, the conditions that
-- the rules do not say. Nodes: {tag = "choice", "sequence" or "lines", ..}, {tag = "optional",
-- "star", "plus", "refused" or "block", x}, {tag = "list", x, separator}, {tag = "literal" or
-- "name", text}. `rule` is the name of the rule that it is in, `tight` whether blanks may not be
-- between its parts.
local lpeg = require("lpeg")

local M = {}

local P, R, S, V, C = lpeg.P, lpeg.R, lpeg.S, lpeg.V, lpeg.C
local Cc, Cg, Ct, Cf = lpeg.Cc, lpeg.Cg, lpeg.Ct, lpeg.Cf

-- Reading the rules -------------------------------------------------------------------------------

local s = (S(" \n") + P("--") * (1 - P("\n"))^0)^0
local function sym(text) return P(text) * s end
local idx = R("az", "AZ") * (R("az", "AZ", "09") + P("_"))^0
local literal = P('"') * C((1 - P('"'))^1) * P('"') * s

local function made(tag) return function(...) return { tag = tag, ... } end end

-- A choice or a sequence of one part is that part.
local function unless_one(tag)
   return function(...) return select("#", ...) == 1 and ... or { tag = tag, ... } end
end

local function postfix(part, sign, separator)
   return { tag = sign == "%" and "list" or sign == "*" and "star" or "plus", part, separator }
end

local sign = C(S("*+")) * s + C("%") * s * (literal / made("literal"))

local notation = P({
   s * Ct(V("rule")^1) * (-P(1) + Cc(nil)),
   rule = Ct(Cg(C(idx), "name") * s * sym("=") * Cg(V("lines") + V("choice"), "body")),
   choice = V("sequence") * (sym("|") * V("sequence"))^0 / unless_one("choice"),
   sequence = V("postfixed")^1 / unless_one("sequence"),
   postfixed = Cf(V("part") * Cg(sign)^0, postfix),
   part = literal / made("literal")
      + sym("[") * V("choice") * sym("]") / made("optional")
      + sym("!") * V("part") / made("refused")
      + sym("block") * sym("of") * (sym("(") * V("lines") * sym(")") + V("part")) / made("block")
      + sym("(") * V("choice") * sym(")")
      + C(idx) * s * -P("=") / made("name"),
   lines = V("postfixed") * (sym("&") * V("postfixed"))^1 / made("lines"),
})

-- Rules in capitals have no blanks between their parts.
local function settle(node, rule)
   node.rule, node.tight = rule, rule:find("^%u") ~= nil
   for _, part in ipairs(node) do
      if type(part) == "table" then settle(part, rule) end
   end
end

-- The text of all blocks after `.. grammar`.
local function rules_text(lines)
   local found, inside = {}, false
   for _, line in ipairs(lines) do
      if line == ".. grammar" then inside = true
      elseif line:find("^%w") then inside = false
      elseif inside and line:find("^   ") then found[#found + 1] = line
      end
   end
   return table.concat(found, "\n")
end

local function rules_of(text)
   local list = notation:match(text)
   local last = list and list[#list].name or "the first one"
   local rules = {}
   for _, rule in ipairs(list or {}) do
      assert(not rules[rule.name], rule.name .. " is there twice")
      settle(rule.body, rule.name)
      rules[rule.name] = rule.body
   end
   local count = select(2, ("\n" .. text):gsub("\n   [%w_]+ += ", ""))
   assert(list and #list == count,
      ("%d of %d rules can be read, up to %s"):format(#(list or {}), count, last))
   return rules, list
end

-- The rest of the page ----------------------------------------------------------------------------

local function read_lines(path)
   local lines = {}
   for line in io.lines(path) do lines[#lines + 1] = line end
   return lines
end

-- The rows of the table whose heading begins with `head`, each an array of cells.
local function table_of(lines, head)
   local rows, inside = {}, false
   for _, line in ipairs(lines) do
      if line:find(':header: "' .. head, 1, true) then inside = true
      elseif inside and line:find('^   "') then
         local cells = {}
         for cell in line:gmatch('"(.-)"%f[,\0]') do cells[#cells + 1] = cell:gsub('""', '"') end
         rows[#rows + 1] = cells
      elseif line:find("^%S") then inside = false
      end
   end
   return rows
end

-- Remarks `such as ..` after rules: {rule, text}.
local function remarked(text)
   local examples, rule = {}, nil
   for line in text:gmatch("[^\n]+") do
      rule = line:match("^   ([%w_]+) += ") or rule
      for one in (line:match("%-%- such as (.*)$") or ""):gmatch("`([^`]*)`") do
         examples[#examples + 1] = { rule = rule, text = one }
      end
   end
   return examples
end

local function quoted(text)
   local list = {}
   for word in text:gmatch("``(.-)``") do list[#list + 1] = word end
   return list
end

--- `rules` by name, `list` of {name, body} in their order, `tokens` = {{name, examples}}, words
--- that are `reserved`, `examples` = {rule, text}, `conditions` as texts of diagnostics.
function M.read(path)
   local lines = read_lines(path)
   local page = { tokens = {}, conditions = {} }
   local text = rules_text(lines)
   page.rules, page.list = rules_of(text)
   page.examples = remarked(text)
   for _, row in ipairs(table_of(lines, "Token")) do
      page.tokens[#page.tokens + 1] = { name = row[1], examples = quoted(row[3]) }
   end
   for _, row in ipairs(table_of(lines, "Condition")) do
      table.move(quoted(row[2]), 1, #quoted(row[2]), #page.conditions + 1, page.conditions)
   end
   local reserved = table.concat(lines, "\n"):match("The reserved words are%s+``(.-)``")
   page.reserved = {}
   for word in reserved:gmatch("%S+") do page.reserved[#page.reserved + 1] = word end
   return page
end

--- Calls `visit` for a node and all that are in it.
function M.each_node(node, visit)
   visit(node)
   for _, part in ipairs(node) do
      if type(part) == "table" then M.each_node(part, visit) end
   end
end

return M
