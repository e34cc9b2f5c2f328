-- Notation of sources: `assembly`, `operator` and `macro`. What each stands for is text that some
-- form reads, so that no macro can fail for every operand.
local lists = require("gen.base.lists")
local alias = require("gen.asmtext.alias")
local grammar = require("gen.syntax.grammar")
local steps = require("gen.asmtext.steps")
local suggest = require("gen.base.suggest")

local M = {}

local MOST_PARAMS = 8

-- Once ------------------------------------------------------------------------------------------

local function twice(report, node, first, what)
   report:error("E11", node.at, ("%s twice"):format(what),
      { also = { at = first.at, text = "first here" } })
end

-- Statements ------------------------------------------------------------------------------------

-- The number of characters of `(..)` at `from`, or nil where it does not end.
local function in_parentheses(text, from)
   local part = text:match("^%b()", from)
   return part and #part
end

-- A statement with a free name for each parameter and each use of an operator, and all other words
-- in quotes, as an alias has them; and the names of the operators. Nil after an error.
local function as_template(text, params, operators, node, report)
   local out, at, count = {}, 1, 0
   local function free()
      count = count + 1
      out[#out + 1] = "operand_" .. count
   end
   while at <= #text do
      local operator = text:match("^%%[%a_][%w_]*", at)
      local word = text:match("^[%a_.$][%w_.$]*", at)
      if operator then
         local size = in_parentheses(text, at + #operator)
         if not operators[operator] or not size then
            report:error("E10", node.at, operators[operator]
               and ("`%s` needs a number in parentheses"):format(operator)
               or ("operator `%s` is not declared"):format(operator),
               suggest.hint(operator, operators))
            return nil
         end
         for inner in text:sub(at + #operator, at + #operator + size - 1):gmatch("[%a_][%w_]*") do
            if params[inner] then params[inner].used, params[inner].is_number = true, true end
         end
         free()
         at = at + #operator + size
      elseif word and params[word] then
         params[word].used = true
         free()
         at = at + #word
      elseif word then
         out[#out + 1] = at == 1 and word or '"' .. word .. '"'
         at = at + #word
      else
         local number = text:match("^%d%w*", at)
         local piece = number or text:sub(at, at)
         local is_plain = number or piece:find("[%s,%[%]%(%)%+%.]")
         out[#out + 1] = is_plain and piece or '"' .. piece .. '"'
         at = at + #piece
      end
   end
   return table.concat(out)
end

-- Does some form have the text of this template?
local function is_statement(model, template, node)
   local quiet = { error = function() end, warning = function() end }
   local pieces = grammar.match("instruction", template, node.at, quiet, model.sym.tree)
   return pieces ~= nil and lists.any(model.forms, function(form)
      return alias.matches(form, pieces)
   end)
end

-- Operands of a statement: what is between commas outside of brackets.
local function operand_count(text)
   local rest = text:match("^%S+%s+(.*)$")
   if not rest then return 0 end
   local _, commas = rest:gsub("%b()", ""):gsub(",", "")
   return commas + 1
end

local function check_line(model, macro, line, context)
   for _, name in ipairs(line.text:find("^%*") and macro.names or { false }) do
      local text = name and name .. line.text:sub(2) or line.text
      local template = as_template(text, context.params, context.operators, line, context.report)
      if not template then return end
      local counts = context.macros[text:match("^%S*")] or {}
      if not counts[operand_count(text)] and not is_statement(model, template, line) then
         context.report:error("E44", line.at,
            ("`%s` is the text of no form, and no macro"):format(text),
            { hint = "the text of a form, not of an alias, with parameters for operands" })
         return
      end
   end
end

-- Macros ------------------------------------------------------------------------------------------

local function params_of(macro, report)
   local params = {}
   for _, param in ipairs(macro.params) do
      if params[param.name] then
         twice(report, param, params[param.name], ("parameter `%s`"):format(param.name))
      end
      params[param.name] = params[param.name] or { at = param.at }
   end
   return params
end

-- Macros by name and number of operands, and which come too late to be used.
local function by_name(model, report)
   local found = {}
   for _, macro in ipairs(model.macros) do
      for _, name in ipairs(macro.names) do
         if not name:find("^[%a_][%w_.]*$") then
            report:error("E43", macro.at, ("`%s` is no word"):format(name),
               { hint = "a mnemonic of letters, digits, `_` and `.`" })
         end
         found[name] = found[name] or {}
         local first = found[name][#macro.params]
         if first and not first.when then
            report:error("E24", macro.at, ("this macro is never used: an earlier `%s` takes all of "
               .. "its statements"):format(name), { also = { at = first.at, text = "this one" },
               hint = "`when` after the earlier one" })
         end
         found[name][#macro.params] = macro
      end
   end
   return found
end

-- The names in an expression.
local function names_in(node, found)
   if node.tag == "name" then found[#found + 1] = node.name end
   for _, key in ipairs({ "left", "right", "arg", "test", "yes", "no", "base" }) do
      if node[key] then names_in(node[key], found) end
   end
   for _, arg in ipairs(node.tag == "call" and node.args or {}) do names_in(arg.value, found) end
   return found
end

local function check_macro(model, macro, context)
   local report, numbers = context.report, {}
   if #macro.params > MOST_PARAMS then
      report:error("E86", macro.at, ("more than %d parameters"):format(MOST_PARAMS))
   end
   context.params = params_of(macro, report)
   for i, param in ipairs(macro.params) do numbers[param.name] = i end
   if macro.when then
      for _, name in ipairs(names_in(macro.when, {})) do
         local param = context.params[name]
         if param then param.used, param.is_number = true, true end
      end
      macro.steps = steps.compile(macro.when, numbers, model.sym, report)
   end
   for _, line in ipairs(macro.lines) do check_line(model, macro, line, context) end
   macro.numbers = 0
   for i, param in ipairs(macro.params) do
      if context.params[param.name].is_number then macro.numbers = macro.numbers | 1 << (i - 1) end
   end
   if report:failed() then return end
   for _, param in ipairs(macro.params) do
      if not context.params[param.name].used then
         report:warning("W13", param.at, ("parameter `%s` is never used"):format(param.name))
      end
   end
end

-- Operators ---------------------------------------------------------------------------------------

local function operators_of(model, report)
   local found = {}
   for i, node in ipairs(model.operators) do
      node.index = i - 1
      if found[node.name] then twice(report, node, found[node.name], "`" .. node.name .. "`") end
      found[node.name] = found[node.name] or node
   end
   for _, node in ipairs(model.operators) do
      local of = node.of and found[node.of.name]
      if node.of and (not of or of.of) then
         report:error("E10", node.of.at, of
            and ("`%s` itself is about another instruction"):format(node.of.name)
            or ("operator `%s` is not declared"):format(node.of.name),
            suggest.hint(node.of.name, found))
      elseif of then
         of.is_kept = true
      end
      node.steps = steps.compile(node.expr, { [node.param] = 1 }, model.sym, report)
   end
   return found
end

-- The line of the whole ---------------------------------------------------------------------------

local function each_text(model, f)
   local function walk(items)
      for _, item in ipairs(items) do
         if item.tag == "text" then f(item.s, item.at) end
         for _, line in ipairs(item.tag == "choice" and item.choice.lines or {}) do
            walk(line.items)
         end
      end
   end
   for _, form in ipairs(model.forms) do
      walk(form.items)
      for _, one in ipairs(form.aliases) do walk(one.items) end
   end
   for _, file in ipairs(model.files) do
      f(file.prints, file.at)
      for _, entry in ipairs(file.entry_list) do f(entry.prints or "", entry.at) end
   end
   for field, row in lists.nested(model.fields, "code_list") do f(row.text, field.at) end
end

-- What `mark` makes of a line: no text of an instruction may contain it.
local function check_mark(model, node, mark, report, words)
   if mark == "" or mark:find("^[%w_.$ ]") or mark:find('"', 1, true) then
      report:error("E43", node.at, ("`%s` %s"):format(mark, words.none),
         { hint = "characters that begin neither words nor numbers" })
      return
   end
   each_text(model, function(text, at)
      if text:find(mark, 1, true) then
         report:error("E43", at or node.at, ("`%s` is read as %s"):format(text, words.read),
            { also = { at = node.at, text = "because of this line" }, hint = "another text" })
      end
   end)
end

local COMMENT = { none = "begins no comment", read = "a comment" }
local SEPARATOR = { none = "separates no statements", read = "several statements" }

local function check_marks(model, node, report)
   local comment, separator = node.comment, node.separator
   if comment then check_mark(model, node, comment, report, COMMENT) end
   if not separator then return end
   for _, other in ipairs({ "//", "/*", "(*", comment }) do
      if separator:find(other, 1, true) or other:find(separator, 1, true) then
         report:error("E43", node.at,
            ("the separator `%s` and `%s`, which begins a comment, are alike"):format(separator,
               other), { hint = 'separator ";"' })
         return
      end
   end
   check_mark(model, node, separator, report, SEPARATOR)
end

local function check_pad(model, node, report)
   for _, text in ipairs(node.pad or {}) do
      local template = as_template(text, {}, {}, node, report)
      if template and not is_statement(model, template, node) then
         report:error("E44", node.at, ("`%s` is the text of no form"):format(text),
            { hint = "the text of a form without operands, or with all of them as literals" })
      end
   end
end

-- A parameter is a number, too, where it is one of another macro. Returns whether any changed.
local function pass_numbers(macro, macros)
   local before = macro.numbers
   for _, line in ipairs(macro.lines) do
      local operands = {}
      for operand in (line.text:match("^%S+%s+(.*)$") or ""):gmatch("[^,]+") do
         operands[#operands + 1] = operand:match("^%s*(.-)%s*$")
      end
      local other = (macros[line.text:match("^%S*")] or {})[#operands]
      for k, operand in ipairs(other and operands or {}) do
         for i, param in ipairs(macro.params) do
            if param.name == operand and other.numbers >> (k - 1) & 1 == 1 then
               macro.numbers = macro.numbers | 1 << (i - 1)
            end
         end
      end
   end
   return macro.numbers ~= before
end

--- Checks the notation of sources, and gives operators and conditions of macros their `steps`.
function M.check(model, report)
   for i, node in ipairs(model.assemblies or {}) do
      if i > 1 then twice(report, node, model.assemblies[1], "`assembly`") end
      check_marks(model, node, report)
      check_pad(model, node, report)
   end
   if #(model.operators or {}) + #(model.macros or {}) == 0 then return end
   local context = { report = report, operators = operators_of(model, report),
      macros = by_name(model, report) }
   for _, macro in ipairs(model.macros) do check_macro(model, macro, context) end
   local any = not report:failed()
   while any do
      any = false
      for _, macro in ipairs(model.macros) do any = pass_numbers(macro, context.macros) or any end
   end
end

return M
