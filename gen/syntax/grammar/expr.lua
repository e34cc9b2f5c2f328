-- Expressions. LPeg reads an operand-operator row without levels; the tree is then built by
-- precedence climbing, so that a nested parenthesis costs a few stack entries and not fifteen.

local nodes = require("gen.syntax.grammar.node")
local lpeg = require("lpeg")
local token = require("gen.syntax.grammar.token")

local M = {}

local P, S, V, C, Cc, Ct = lpeg.P, lpeg.S, lpeg.V, lpeg.C, lpeg.Cc, lpeg.Ct
local node, named, listed = token.node, token.named, token.listed
local kw, sym, tok, s = token.kw, token.sym, token.tok, token.s

-- Later passes walk expressions by recursion; this is far above any description and far below the
-- limits of their stacks.
local DEEPEST = 150
local depth_of = setmetatable({}, {__mode = "k"})

-- Sets the depth of a new node from its parts, and refuses a tree that is too deep.
local function settle(tree, ...)
  local deepest = 0
  for i = 1, select("#", ...) do
    local part = select(i, ...)
    deepest = math.max(deepest, part and depth_of[part] or 0)
  end
  if deepest >= DEEPEST then
    token.raise("E03", tree.at.col, "this expression is nested too deeply",
                {hint = "locals or a `func` for its parts", placed = true})
  end
  depth_of[tree] = deepest + 1
  return tree
end

local function settle_list(tree, parts)
  local deepest
  for _, part in ipairs(parts) do
    for _, key in ipairs({"lo", "hi", "count", "value"}) do
      local child = part[key]
      if child and (not deepest or (depth_of[child] or 0) > (depth_of[deepest] or 0)) then
        deepest = child
      end
    end
  end
  return settle(tree, tree.base, deepest)
end

-- Binding strength, loose to tight. `not` is between `and` and the comparisons.
local LEVEL = {["or"] = 1, ["and"] = 2, ["|"] = 5, ["^"] = 6, ["&"] = 7, ["<<"] = 8, [">>"] = 8,
               ["+"] = 9, ["-"] = 9, ["*"] = 10, ["/"] = 10}
local NOT, COMPARISON = 3, 4
for _, op in ipairs({"==", "!=", "<=", ">=", "<", ">"}) do LEVEL[op] = COMPARISON end

local climb

-- An operand with its prefixes: `~-x`, or `not ..`, which takes a whole comparison.
local function operand(row, level)
  local item = row[row.next]
  row.next = row.next + 1
  if not item.prefix then return item end
  if item.prefix == "not" then
    if level > NOT then
      token.raise("E03", item.at.col, "`not` needs parentheses here",
                  {hint = "`(not ..)`", placed = true})
    end
    row.nots = (row.nots or 0) + 1
    if row.nots > DEEPEST then
      token.raise("E03", item.at.col, "too many `not` in a row", {placed = true})
    end
    local arg = climb(row, NOT)
    return settle(nodes.unary({at = item.at, op = "not", arg = arg}), arg)
  end
  local prefixes = {item}
  while row[row.next].prefix and row[row.next].prefix ~= "not" do
    prefixes[#prefixes + 1] = row[row.next]
    row.next = row.next + 1
  end
  local arg = operand(row, LEVEL["*"] + 1)
  for i = #prefixes, 1, -1 do
    arg = settle(nodes.unary({at = prefixes[i].at, op = prefixes[i].prefix, arg = arg}), arg)
  end
  return arg
end

climb = function(row, level)
  local left = operand(row, level)
  while row[row.next] do
    local op = row[row.next]
    local own = LEVEL[op.op]
    if own < level then break end
    row.next = row.next + 1
    local right = climb(row, own + 1)
    left = settle(nodes.binary({at = op.at, op = op.op, left = left, right = right}),
                  left, right)
    local after = row[row.next]
    if own == COMPARISON and after and LEVEL[after.op] == COMPARISON then
      token.raise("E03", after.at.col, "comparisons do not chain",
                  {hint = "`a < b and b < c`", placed = true})
    end
  end
  return left
end

local function build_row(...)
  local row = {...}
  row.next = 1
  return climb(row, 1)
end

-- `a if p else b if q else c`: the chain of arms is folded from its end.
local function build_choice(...)
  local parts = {...}
  local tree = parts[#parts]
  for i = #parts - 3, 1, -3 do
    local yes, at, test = parts[i], parts[i + 1], parts[i + 2]
    tree = settle(nodes.cond({at = at, test = test, yes = yes, no = tree}), test, yes, tree)
  end
  return tree
end

-- `f32.add(a, b, round near)`: operations on the bit patterns of floats.
local FLOATS = {f16 = true, bf16 = true, f32 = true, f64 = true}
local PLACES = {slot = "`slot` is", prev = "`prev` is"}

local function refuse(tree, what)
  token.raise("E04", tree.at.col, what .. " not built yet", {placed = true})
end

-- Arguments of a member are plain expressions, those of a float operation may be options.
local function build_float(base, post)
  local tree = nodes.float({at = base.at, format = base.name, op = post.member,
                op_at = post.at, args = {}, options = {}})
  local parts = {}
  for _, arg in ipairs(post.args or {}) do
    local list = arg.option and tree.options or tree.args
    list[#list + 1], parts[#parts + 1] = arg.option and arg or arg.value, arg.value
  end
  return settle(tree, table.unpack(parts))
end

local function build_member(base, post)
  if base.tag == "name" and FLOATS[base.name] then return build_float(base, post) end
  local args = post.args and {}
  for i, arg in ipairs(post.args or {}) do
    if arg.option then
      token.raise("E03", arg.at.col, ("`%s` belongs to operations on floats"):format(arg.option),
                  {hint = "f32.add(a, b, round near)", placed = true})
    end
    args[i] = arg.value
  end
  local tree = nodes.member({at = base.at, base = base, name = post.member, args = args,
                name_at = post.at})
  return settle(tree, base, table.unpack(args or {}))
end

-- `base` and its postfixes, each {slice = ..}, {member = .., args = ..} or {call = ..}.
local function build_post(base, ...)
  if base.tag == "name" and PLACES[base.name] then refuse(base, PLACES[base.name]) end
  for i = 1, select("#", ...) do
    local post = select(i, ...)
    local tree
    if post.slice then
      tree = nodes.slice({at = base.at, base = base, parts = post.slice})
      settle_list(tree, post.slice)
    elseif post.member then
      tree = build_member(base, post)
    else
      if base.tag ~= "name" and base.tag ~= "static" then
        token.raise("E03", post.at.col, "only a name can be called", {placed = true})
      end
      tree = nodes.call({at = base.at, name = base.name, args = post.call})
      settle_list(tree, post.call)
    end
    base = tree
  end
  return base
end

local close_bracket, close_paren, comma = sym("]"), sym(")"), sym(",")

-- All operators share one label: where an expression may end, a list of them would be noise.
local symbol = P("==") + P("!=") + P("<=") + P(">=") + P("<<") + P(">>") + S("<>|^&*/")
    + P("+") * -P(":") + P("-") * -P(">")
local logic = (P("or") + P("and")) * token.boundary
local operator = Ct(named("at", token.at) * named("op", C(symbol + logic))) * s
    + token.missing("an operator")
local prefix = Ct(named("at", token.at)
    * named("prefix", C(P("-") * -P(">") + P("~") + P("not") * token.boundary
        + P("old") * #(P(" ")^1 * (token.namex + token.filex + token.staticx))))) * s
local inline_if = token.at * P("if") * token.boundary * s

-- `round near`, `nan x`, `flags x`: only in operations on floats.
local option_name = (P("round") + P("flush") + P("tiny") + P("product") + P("nan")
    + P("signalling")) * token.boundary

-- Flags go to a local: what is not one is refused here, where the place is known.
local no_local = lpeg.Cmt(lpeg.Cp() * S("$%"), function(_, _, pos)
  token.raise("E03", pos, "expected a name, that of a local",
              {hint = "`flags x`, then `$f = x`", placed = true})
end)

local keyword_arg = token.unbuilt("this kind of argument",
    (token.idx - token.key - P("old") * token.boundary) * P(" ")^1 * token.idx * s * #S(",)"))

function M.rules(rules)
  rules.expr = V("row") * (inline_if * V("row") * kw("else") * V("row"))^0 / build_choice
  rules.row = V("prefixed") * (operator * V("prefixed"))^0 / build_row
  rules.prefixed = prefix^0 * (V("in_config") + V("post"))
  rules.in_config = node("variant", P("on") * s * P("(") * s * V("features") * close_paren)
  rules.post = V("prim") * V("postfix")^0 / build_post
  rules.postfix = Ct(named("at", token.at) * (
      named("slice", V("slice"))
      + P(".") * -P(".") * named("member", token.any_name)
        * (P("(") * s * listed("args", V("farg") * (comma * V("farg"))^0) * close_paren)^-1
      + P("(") * s * listed("call", (V("arg") * (comma * V("arg"))^0)^-1) * close_paren))
  rules.slice = P("[") * s * Ct(V("part") * (comma * V("part"))^0) * close_bracket
  rules.part = Ct(named("at", token.at) * named("lo", V("expr"))
      * (tok("`..`", P("..")) * (named("hi", V("expr")) + named("open", Cc(true)))
         + sym("+:") * named("count", V("expr")))^-1)
  rules.farg = Ct(named("at", token.at) * named("option", C(P("flags"))) * token.boundary * P(" ")^1
           * named("name_at", token.at)
           * (named("name", token.namex) * s + no_local))
      + Ct(named("at", token.at) * named("option", C(option_name)) * P(" ")^1
           * named("value", V("expr")))
      + Ct(named("at", token.at) * named("value", V("expr")))
  rules.arg = keyword_arg
      + Ct(named("at", token.at) * named("key", C(P("else"))) * token.boundary * s
           * named("value", V("expr")))
      + Ct(named("at", token.at) * named("key", token.namex) * s * P(":") * s
           * named("value", V("expr")))
      + Ct(named("at", token.at) * named("value", V("expr")))
  rules.prim = tok("a value",
        node("num", named("value", token.numberx)) + token.no_number
        + node("static", named("name", token.staticx))
        + node("state", named("name", token.filex))
        + node("none", P("none") * token.boundary)
        + node("name", named("name", C(P("zero")) * token.boundary))    -- `round zero`
        + node("name", named("name", token.namex)))
      + P("(") * s * V("expr") * close_paren
  return rules
end

return M
