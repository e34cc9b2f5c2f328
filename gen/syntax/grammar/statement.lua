-- Statements of code: what one line holds, and several on one line.
local nodes = require("gen.syntax.grammar.node")
local lpeg = require("lpeg")
local token = require("gen.syntax.grammar.token")

local M = {}

local P, R, S, V = lpeg.P, lpeg.R, lpeg.S, lpeg.V
local Cc, Cp, Cmt = lpeg.Cc, lpeg.Cp, lpeg.Cmt
local node, named, listed, flag = token.node, token.named, token.listed, token.flag
local kw, sym, sep_by = token.kw, token.sym, token.sep_by
local name, file, plain_name, str = token.name, token.file, token.plain_name, token.str

local semicolon, comma, colon = sym(";"), sym(","), sym(":")
local equals = sym("=", "=")

-- `x = 1; if c: y = 2; z = 3` could be read in two ways.
local unclear_end = Cmt(Cp() * P(";"), function(_, _, pos)
  token.raise("E03", pos, "unclear whether the rest belongs to the `if`",
              {hint = "the `if` on a line of its own"})
end)

local no_colon = Cmt(Cp() * P(":"), function(_, _, pos)
  token.raise("E03", pos, "`match ..` ends without a colon; its cases are below it",
              {hint = "`match F`, then lines `VALUE, VALUE: ..`"})
end)

-- `do after 3:` and then a block: after another head only a statement can follow.
local function no_block_here(word)
  return Cmt(Cp() * -P(1), function(_, _, pos)
    token.raise("E03", pos,
       ("`%s ..:` with a block under it cannot follow another statement"):format(word),
                {hint = ("`%s ..:` on a line of its own, the block under it"):format(word)})
  end)
end

local function inline_if(tree)
  return nodes["if"]({at = tree.at, arms = {{test = tree.test, body = {tree.body}, at = tree.at}}})
end

local function inline_later(tree)
  tree.body = {tree.body}
  return tree
end

--- The rules of statements.
function M.rules(rules)
  rules.target = V("post")
  rules.place = #(token.idx - token.key + R("09") + S("$%(")) * V("post")
  rules.assign = node("assign", named("target", V("place")) * equals * named("value", V("expr")))
  rules.call_statement = V("place") / function(tree)
    if tree.tag == "call" then return tree end
    token.raise("E03", tree.at.col, "this is not a statement: nothing is assigned or called",
                {hint = "`x = ..`", placed = true})
  end
  rules.inline_if = node("if", kw("if") * named("test", V("expr")) * colon
      * (no_block_here("if") + named("body", V("simple")))) / inline_if
      * (unclear_end + P(true))
  local after = kw("after") * named("n", V("expr"))
  local occupy = kw("occupy") * named("engine", name) * named("n", V("expr"))
  local later = after + occupy
  rules.inline_later = node("later", (after * colon * no_block_here("after")^-1
      + occupy * colon * no_block_here("occupy")^-1) * named("body", V("simple"))) / inline_later
  -- Registers that matter to code that is not modelled; writes may be under a test.
  rules.written = node("written", named("place", V("place"))
      * (kw("if") * named("test", V("expr")))^-1)
  local touched = (kw("reads") * listed("reads", sep_by(V("expr"), comma)))^-1
      * (kw("writes") * listed("writes", sep_by(V("written"), comma)))^-1
  -- `path` is a name, too: only before one of these words is it a statement.
  local to = named("to", V("expr"))
  local region = named("key", V("expr"))
  rules.path = node("path", kw("path") * (named("kind", token.words("jump call")) * to^-1
      + named("kind", token.words("return end"))
      + named("kind", token.words("open")) * region * kw("at") * to
      + named("kind", token.words("meet")) * region))
  local start = token.missing("an assignment") + token.missing("a call")
  rules.simple = start + V("inline_if")
      + V("inline_later") + node("wait", kw("wait") * kw("until") * named("test", V("expr")))
      + node("unknown", kw("unknown") * named("why", str) * touched)
      + node("unmodelled", kw("unmodelled") * named("why", str) * touched)
      + node("outside", kw("outside") * named("why", str) * touched)
      + node("trap", kw("trap") * named("why", str)) + V("raise")
      + node("nothing", kw("nothing")
         * (kw("reads") * listed("reads", sep_by(V("expr"), comma)))^-1) + node("halt", kw("halt"))
      + node("fence", kw("fence")) + V("path")
      + node("return", kw("return") * named("value", V("expr")))
      + node("push", kw("push") * named("name", file) * sym("(")
             * listed("binds", sep_by(V("member_bind"), comma)) * sym(")"))
      + node("drop", kw("drop") * named("name", file)
             * (kw("while") * named("test", V("expr")))^-1)
      + node("star", sym("*")) + V("assign") + V("call_statement")
  rules.raise = node("raise", kw("raise") * named("name", plain_name) * sym("(")
      * listed("args", sep_by(V("expr"), comma)^-1) * sym(")"))
  rules.simples = listed("body", sep_by(V("simple"), semicolon))
  rules.suite = V("simples")^-1 * V("tail")
  rules["do"] = node("do", kw("do") * V("suite"))
  rules.statement = start
      + node("arm", named("kind", token.words("if elif")) * named("test", V("expr"))
             * colon * V("suite"))
      + node("arm", named("kind", token.words("else")) * colon * V("suite"))
      + node("for", kw("for") * flag("any", kw("any"))^-1 * named("name", name) * kw("in")
             * named("lo", V("expr")) * token.dots * named("hi", V("expr")) * colon * V("suite"))
      + node("later", later * colon * V("suite"))
      + node("atomic", kw("atomic") * colon * V("suite"))
      + node("match", kw("match") * named("subject", V("expr")) * no_colon^-1 * V("tail"))
      + node("simples", V("simples") * V("tail"))
  rules.in_match = node("case", kw("else") * named("kind", Cc("else")) * colon * V("suite"))
      + node("case", named("set", V("set")) * colon * V("suite"))
end

return M
