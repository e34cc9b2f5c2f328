-- The checked code (IR, see gen/ir/node.lua) as short pseudo-code in one spelling.
--
-- `isadora diff` compares meaning by comparing these texts, so equal code must have equal text and
-- the text must show everything that executes. Intervals, places and the numbers of locals are not
-- shown: a local that shares its name with an earlier one of the same code has quotes (`t`, `t'`,
-- `t''`) in the order of first occurrence.
local lists = require("gen.base.lists")
local num = require("gen.num")
local exprtext = require("gen.syntax.exprtext")
local tree = require("gen.ir.tree")
local asttext = require("gen.syntax.asttext")
local fields = require("gen.resolve.field")

local M = {}

local atom = exprtext.atom
local print_expr, print_target, print_block -- forward

local number = asttext.number

--- The context of printing one piece of code: spelling of locals, and names of choices.
local function new_scope(choice_name)
   return { name_of_id = {}, seen = {}, choice_name = choice_name }
end

local function local_name(scope, id, name)
   local known = scope.name_of_id[id]
   if known then return known end
   local text = name or "t"
   while scope.seen[text] do text = text .. "'" end
   scope.seen[text] = true
   scope.name_of_id[id] = text
   return text
end

local function choice_name(scope, choice)
   if scope.choice_name then return scope.choice_name(choice) end
   return choice.role or choice.operand
end

local function text_of(scope, e) return print_expr(scope, e).text end

local function texts_of(scope, list)
   return lists.map(list, function(e) return text_of(scope, e) end)
end

local function name_of(x, prefix)
   if type(x) ~= "table" then return tostring(x) end
   return (prefix or "") .. (x.name or "?")
end

local function width_cast(sign, e, scope)
   return exprtext.call(sign .. tostring(e.width), { text_of(scope, e.a) })
end

local function indexed(name, index, scope)
   if not index then return atom(name) end
   local text = index.tag == "const" and num.tostring(index.value) or text_of(scope, index)
   return atom(name .. "[" .. text .. "]")
end

local function slice_text(base, e, scope)
   local from = e.from
   if from.tag ~= "const" then
      return exprtext.index(base, text_of(scope, from) .. " +: " .. e.width)
   end
   local lo, hi = from.value, num.add(from.value, e.width - 1)
   return exprtext.index(base, e.width == 1 and num.tostring(lo) or num.tostring(lo) .. ".."
      .. num.tostring(hi))
end

local function gather_text(base, parts)
   local texts = {}
   for i, p in ipairs(parts) do
      local hi = p.lo + p.width - 1
      texts[i] = p.width == 1 and tostring(p.lo) or p.lo .. ".." .. hi
   end
   return exprtext.index(base, table.concat(texts, ", "))
end

local function space_text(e, scope)
   local width = e.width and (e.signed and ".s" or ".u") .. e.width or ""
   return atom(name_of(e.space) .. width .. "[" .. text_of(scope, e.index) .. "]")
end

local function column_text(e, scope)
   return atom(name_of(e.table) .. "." .. name_of(e.column) .. "[" .. text_of(scope, e.k) .. "]")
end

local BINARY = {
   add = "+", sub = "-", mul = "*", band = "&", bor = "|", bxor = "^", shl = "<<", shr = ">>",
   eq = "==", ne = "!=", lt = "<", le = "<=", gt = ">", ge = ">=",
   logical_and = "and", logical_or = "or",
}

-- `name(parts, width)`, or the name alone where there is nothing inside.
local function call(e, scope)
   local texts = {}
   tree.each_part(e, function(part) texts[#texts + 1] = text_of(scope, part) end)
   if lists.contains(tree.fields(e).data, "width") then texts[#texts + 1] = tostring(e.width) end
   return #texts > 0 and exprtext.call(e.tag, texts) or atom(e.tag)
end

local EXPR = {
   const = function(e) return atom(number(e.value), num.is_negative(e.value) and exprtext.UNARY
      or nil) end,
   field = function(e) return atom(name_of(e.field)) end,
   -- the bits, which are those of the declared field whatever kind a text gives them
   raw = function(e) return atom(name_of(fields.base(e.field)) .. ".n") end,
   ["local"] = function(e, scope) return atom(local_name(scope, e.id, e.name)) end,
   launch = function(e) return atom("launch." .. e.name) end,
   config = function(e) return atom("on(" .. e.text .. ")") end,
   lane_of = function(e, scope)
      return exprtext.call("lane_of", { text_of(scope, e.a), text_of(scope, e.k),
         "else " .. text_of(scope, e.other) })
   end,
   reg = function(e, scope) return indexed(name_of(e.file), e.index, scope) end,
   slice = function(e, scope) return slice_text(print_expr(scope, e.base), e, scope) end,
   gather = function(e, scope) return gather_text(print_expr(scope, e.base), e.parts) end,
   space = space_text,
   choice = function(e, scope) return atom(choice_name(scope, e.choice)) end,
   neg = function(e, scope) return exprtext.unary("-", print_expr(scope, e.a)) end,
   bnot = function(e, scope) return exprtext.unary("~", print_expr(scope, e.a)) end,
   logical_not = function(e, scope) return exprtext.unary("not", print_expr(scope, e.a)) end,
   cond = function(e, scope)
      return exprtext.cond(print_expr(scope, e.test), print_expr(scope, e.yes),
         print_expr(scope, e.no))
   end,
   trunc = function(e, scope) return width_cast("u", e, scope) end,
   sext = function(e, scope) return width_cast("s", e, scope) end,
   cat = function(e, scope)
      local texts = lists.map(e.parts, function(p) return text_of(scope, p.a) .. ":" .. p.width end)
      return exprtext.call("cat", texts)
   end,
   column = column_text,
   float = function(e, scope)
      local texts = texts_of(scope, e.args)
      for _, name in ipairs({ "round", "flush", "nan" }) do
         texts[#texts + 1] = name .. " " .. text_of(scope, e[name])
      end
      if e.product ~= "exact" then texts[#texts + 1] = "product " .. e.product end
      if e.tiny then texts[#texts + 1] = "tiny " .. e.tiny end
      if e.signalling then texts[#texts + 1] = "signalling " .. text_of(scope, e.signalling) end
      if e.flags then texts[#texts + 1] = "flags" end
      return exprtext.call(e.format .. "." .. e.op, texts)
   end,
   top = function(e) return atom("top(" .. name_of(e.stack) .. ")." .. name_of(e.member)) end,
   depth = function(e) return atom("depth(" .. name_of(e.stack) .. ")") end,
}

function print_expr(scope, e)
   local op = BINARY[e.tag]
   if op then return exprtext.binary(op, print_expr(scope, e.a), print_expr(scope, e.b)) end
   return (EXPR[e.tag] or call)(e, scope)
end

local TARGET = {
   reg = EXPR.reg,
   slice = function(t, scope) return slice_text(print_target(scope, t.base), t, scope) end,
   gather = function(t, scope) return gather_text(print_target(scope, t.base), t.parts) end,
   space = space_text,
   choice = EXPR.choice,
   cat = function(t, scope)
      local texts = lists.map(t.parts, function(p)
         return print_target(scope, p.target).text .. ":" .. p.width
      end)
      return exprtext.call("cat", texts)
   end,
   none = function() return atom("none") end,
}

function print_target(scope, t)
   return TARGET[t.tag](t, scope)
end

-- Statements --------------------------------------------------------------------------------------

local INDENT = "    "

local function add(out, depth, text) out[#out + 1] = INDENT:rep(depth) .. text end

local function quoted(word, why) return word .. ' "' .. tostring(why) .. '"' end

local function print_if(s, scope, out, depth)
   add(out, depth, "if " .. text_of(scope, s.test) .. ":")
   print_block(scope, s.yes, out, depth + 1)
   if #s.no > 0 then
      add(out, depth, "else:")
      print_block(scope, s.no, out, depth + 1)
   end
end

local function print_for(s, scope, out, depth)
   local name = local_name(scope, s.id, s.name)
   add(out, depth, ("for %s in %d..%d:"):format(name, s.first, s.last))
   print_block(scope, s.body, out, depth + 1)
end

-- Statements without blocks, as one line.
local LINE = {
   use = function(s, scope) return "use " .. choice_name(scope, s.choice) end,
   ["then"] = function(s, scope) return "then of " .. choice_name(scope, s.choice) end,
   let = function(s, scope)
      local value = text_of(scope, s.value)
      return local_name(scope, s.id, s.name) .. " = " .. value
   end,
   store = function(s, scope)
      local later = s.delay and ("after %d: "):format(s.delay) or ""
      if s.engine then later = ("by %s "):format(s.engine.name) .. later end
      return later .. print_target(scope, s.target).text .. " := " .. text_of(scope, s.value)
   end,
   trap = function(s) return quoted("trap", s.why) end,
   raise = function(s, scope)
      return exprtext.call("raise " .. s.exception.name, texts_of(scope, s.values)).text
   end,
   unknown = function(s) return quoted("unknown", s.why) end,
   halt = function() return "halt" end,
   path = function(s, scope)
      local words = { "path", s.kind }
      if s.key then words[#words + 1] = text_of(scope, s.key) end
      if s.key and s.to then words[#words + 1] = "at" end
      if s.to then words[#words + 1] = text_of(scope, s.to) end
      return table.concat(words, " ")
   end,
   occupy = function(s) return ("occupy %s %d"):format(s.engine.name, s.n) end,
   wait = function(s, scope) return "wait until " .. text_of(scope, s.test) end,
   push = function(s, scope)
      return "push " .. name_of(s.stack) .. "(" .. table.concat(texts_of(scope, s.values), ", ")
         .. ")"
   end,
   drop = function(s) return "drop " .. name_of(s.stack) end,
}

local STATEMENT = {
   ["if"] = print_if,
   ["for"] = print_for,
   atomic = function(s, scope, out, depth)
      add(out, depth, "atomic:")
      print_block(scope, s.body, out, depth + 1)
   end,
   drop_while = function(s, scope, out, depth)
      add(out, depth, "drop " .. name_of(s.stack) .. " while:")
      print_block(scope, s.body, out, depth + 1)
      add(out, depth + 1, text_of(scope, s.test))
   end,
}

function print_block(scope, list, out, depth)
   for _, s in ipairs(list) do
      local line = LINE[s.tag]
      if line then add(out, depth, line(s, scope)) else STATEMENT[s.tag](s, scope, out, depth) end
   end
end

--- One expression as text. `choice_name(choice)` may give another spelling of operand choices.
function M.expr(e, choice_name_of)
   return text_of(new_scope(choice_name_of), e)
end

--- A list of statements as an array of lines.
function M.lines(statements, choice_name_of)
   local out = {}
   print_block(new_scope(choice_name_of), statements, out, 0)
   return out
end

--- The code of a form (`form.code`) as lines; nothing to do is `nothing`.
function M.form(form)
   local lines = M.lines(form.code and form.code.body or {})
   if #lines == 0 then lines[1] = "nothing" end
   return lines
end

--- The code of one line of an operand: what `value` needs first, its value, where it stores to,
-- what `then` does.
function M.line(line)
   local code, scope, out = line.code, new_scope(), {}
   if not code then return out end
   print_block(scope, code.before, out, 0)
   if code.unknown then add(out, 0, quoted("unknown", code.unknown)) end
   if code.none then add(out, 0, "none") end
   if code.value then add(out, 0, "value " .. text_of(scope, code.value)) end
   if code.checks then
      add(out, 0, "before a store:")
      print_block(scope, code.checks, out, 1)
   end
   if code.target then add(out, 0, "target " .. print_target(scope, code.target).text) end
   if code.after then
      add(out, 0, "then:")
      print_block(scope, code.after.body, out, 1)
   end
   return out
end

return M
