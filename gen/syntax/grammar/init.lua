-- The grammar: one line, or one cell of an `ops` grid -> node. The rules are in gen/grammar/;
-- here they are put together, matched, and failures become diagnostics.

local lpeg = require("lpeg")
local private = require("gen.base.private")
local token = require("gen.syntax.grammar.token")
local expr = require("gen.syntax.grammar.expr")
local template = require("gen.syntax.grammar.template")
local line = require("gen.syntax.grammar.line")
local slips = require("gen.syntax.grammar.slips")

local M = {}

-- Entries of LPeg's backtrack stack: more parentheses than this are an error, not a crash.
lpeg.setmaxstack(2000)

local rules = line.rules(template.rules(expr.rules({})))

-- Cells of `ops`, each by the rule of its place, and nothing may follow.
local V, P = lpeg.V, lpeg.P
local cell_rules = {
  expr = V("expr"), set = V("set"), template = V("template"), mnem = V("mnem_only"),
  target = V("target"), num = token.signed, table_cell = V("table_cell"),
  also = V("also"), drawn = V("drawn"), instruction = V("instruction"),
}
local stop = -P(1) + token.missing("the end of the cell")
for name, rule in pairs(cell_rules) do rules["cell_" .. name] = token.s * rule * token.s * stop end

local compiled = {}

-- The whole grammar with `rule` as its entry; compiled at first use.
local function entry(rule)
  if not compiled[rule] then
    local grammar = {}
    for name, patt in pairs(rules) do grammar[name] = patt end
    assert(grammar[rule], "no grammar rule " .. rule)
    grammar[1] = rule
    compiled[rule] = P(grammar)
  end
  return compiled[rule]
end

local function nothing_known() return false end
local NO_NAMES = {fields = {}, files = {}, texts = {}}

-- What the patterns see: the place of the subject, the furthest failure, and the names that
-- decide how a line is read (see `syntax/parse`).
local function new_state(at, shift, context)
  return {
    source = at.source, line = at.line, shift = shift,
    private = private.names(at.source, at.line), far = 0, count = 0, expected = {},
       known = {},
    params = context and context.parametrised or {},
    is_source = context and context.is_source or nothing_known,
    names = context and context.names or NO_NAMES, uses = context and context.uses,
  }
end

-- What LPeg says when a line exceeds one of its limits (backtracking, nested captures).
local TOO_DEEP = {"stack overflow", "too many", "nesting too deep"}

local function diagnose(problem, state, report, text, first)
  local function at(col) return {source = state.source, line = state.line, col = col} end
  if type(problem) == "table" then
    local extra = problem.extra
    local col = extra and extra.placed and problem.col or problem.col + state.shift
    report:error(problem.code, at(col), problem.message, extra)
    return
  end
  for _, sign in ipairs(TOO_DEEP) do
    if problem:find(sign, 1, true) then
      report:error("E03", at(first + state.shift),
                   "this line is nested too deeply")
      return
    end
  end
  error(("grammar, on %q: %s"):format(text, problem), 0)
end

local function run(rule, text, first, state, report)
  local sound, result = pcall(lpeg.match, entry(rule), text, first, state)
  if not sound then
    diagnose(result, state, report, text, first)
    return nil
  end
  if result == nil then
    local slip = slips.find(text, state)
    local col = (slip and slip.pos or state.far) + state.shift
    report:error("E03", {source = state.source, line = state.line, col = col},
                 slip and slip.message or token.expected_message(text, state), slip)
  end
  return result
end

--- One cell, or its `also`, by the rule of its place: expr, set, template, mnem, target, num, also,
--- instruction.
--- Returns the node or, after a diagnostic, nil. `context` is the tree (it knows operands with
--- parameters).
function M.match(rule, text, at, report, context)
  return run("cell_" .. rule, text, 1, new_state(at, at.col - 1, context), report)
end

--- One line of the layout by the rule of its kind or of its block.
function M.read(rule, source_line, report, context, first)
  local at = {source = source_line.source, line = source_line.n}
  local state = new_state(at, 0, context)
  state.comment = source_line.comment
  return run(rule, source_line.text, first or source_line.col, state, report)
end

return M
