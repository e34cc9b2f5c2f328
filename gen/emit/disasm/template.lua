-- Templates as rows of pieces (runtime/base/text_tables.h), and the functions of operands, which
-- all forms share that print them alike. Separators are settled here where both neighbours
-- certainly print, and at run time (runtime/base/text.h) where an operand may print nothing.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local piece = require("gen.emit.disasm.piece")
local spelling = require("gen.forms.spelling")

local M = {}

local OPEN, CLOSE = "[%(%[{]", "[%)%]}]"

-- Does the item print in every case, and never a bracket at its ends?
local plain

-- The spellings of an alternative that some syntax prints.
local function printed_of(line)
   return lists.filter(line.also or {}, function(one) return (one.node.mask or 0) ~= 0 end)
end

local function lines_plain(choice)
   for _, line in ipairs(choice.lines) do
      if #line.items == 0 or #printed_of(line) > 0 then return false end
      for _, item in ipairs(line.items) do
         if not plain(item) then return false end
      end
   end
   return true
end

plain = function(item)
   if item.tag == "text" then
      return not item.s:match("^" .. CLOSE) and not item.s:match(OPEN .. "$")
   end
   if item.tag == "choice" then
      if item.choice.optional then return false end
      local choice = item.choice
      if rawget(choice, "plain") == nil then rawset(choice, "plain", lines_plain(choice)) end
      return choice.plain
   end
   if item.tag == "field" and item.field.kind == "table" then
      for _, row in ipairs(item.field.code_list) do
         if row.printed then return false end
         local text = spelling.code(item, row.code)
         if text == "" or text:match("^" .. CLOSE) or text:match(OPEN .. "$") then return false end
      end
   end
   return item.tag ~= "sep"
end

-- Is the separator at place i certain: do both its neighbours print in every case?
local function settled(items, i)
   local before, after = items[i - 1], items[i + 1]
   return before ~= nil and after ~= nil and plain(before) and plain(after)
end

-- A separator after another one: the first counts, unless the later one takes its place. At either
-- end of a text there is nothing to separate.
local function add_separator(pieces, item, mark)
   local last = pieces[#pieces]
   if not last then return end
   if last.sep then
      if last.own or not item.own then return end
      pieces[#pieces] = nil
   end
   local text = c.string(item.s)
   text = mark == "mark" and ("SEP%s(%s)"):format(item.own and "_OWN" or "", text)
      or ("SEP%s(%s, %s)"):format(item.own and "_OWN" or "_IN", mark, text)
   pieces[#pieces + 1] = { sep = true, own = item.own, text = text }
end

-- The name of the place where the text of a template begins, `depth` templates within others.
local function mark_of(depth) return depth == 0 and "mark" or "mark" .. depth end

local put_choice

--- The pieces of a template: texts, and whether one of them is a separator.
function M.pieces(items, depth, out)
   local pieces, text = {}, ""
   local function flush()
      if text ~= "" then pieces[#pieces + 1] = { text = piece.text(text) } end
      text = ""
   end
   for i, item in ipairs(items) do
      if item.tag == "text" or item.tag == "sep" and settled(items, i) then
         text = text .. item.s
      else
         if item.tag == "sep" then
            flush()
            add_separator(pieces, item, mark_of(depth))
         elseif item.tag == "choice" then
            flush()
            put_choice(item.choice, pieces, depth, out)
         else
            for _, one in ipairs(piece.of(item, out)) do
               if type(one) == "table" then
                  text = text .. one.s
               else
                  flush()
                  pieces[#pieces + 1] = { text = one }
               end
            end
         end
      end
   end
   flush()
   if #pieces > 0 and pieces[#pieces].sep then pieces[#pieces] = nil end
   local texts, seps = {}, false
   for i, one in ipairs(pieces) do texts[i], seps = one.text, seps or one.sep end
   return texts, seps
end

--- `before`, the pieces, and `after` as one list of pieces.
function M.enclosed(before, pieces, after)
   if #pieces == 0 then return { before .. after } end
   local list = table.move(pieces, 1, #pieces, 1, {})
   list[1] = before .. list[1]
   list[#list] = list[#list] .. after
   return list
end

-- The pieces of a text of an alternative, whose separators do not reach outside.
local function joined_pieces(items, depth, out)
   local pieces, seps = M.pieces(items, depth, out)
   if not seps then return pieces end
   if depth == 0 then return M.enclosed("JOINED(", pieces, ")") end
   return M.enclosed(("JOINED_IN(%s, "):format(mark_of(depth)), pieces, ")")
end

--- Some pieces in the syntaxes of `mask`, others elsewhere.
function M.in_syntaxes(mask, pieces, others)
   local list = M.enclosed(("SYNTAX(0x%x, "):format(mask), pieces, ",")
   return lists.append(list, M.enclosed(" ", others, ")"))
end

-- The pieces of one alternative, in every syntax.
local function line_pieces(line, depth, out)
   local pieces, printed = joined_pieces(line.items, depth, out), printed_of(line)
   for i = #printed, 1, -1 do
      local own = joined_pieces(printed[i].items, depth, out)
      if printed[i].glued then own = M.enclosed("GLUED ", own, "") end
      pieces = M.in_syntaxes(printed[i].node.mask, own, pieces)
   end
   return pieces
end

-- Functions of operands ---------------------------------------------------------------------------

-- The alternatives, those that print alike together, in the order of the first; the last one's are
-- the rest, which need no number.
local function cases_of(choice, out)
   local cases, by_text = {}, {}
   for i, line in ipairs(choice.lines) do
      local pieces = line_pieces(line, 0, out)
      local text = table.concat(pieces, " ")
      local case = lists.entry(by_text, text, { pieces = pieces, lines = {} }, cases)
      table.insert(case.lines, line.index)
      case.rest = i == #choice.lines
   end
   return cases
end

-- The statements of the function of a choice, a list of pieces for each.
local function statements_of(choice, out)
   local cases, rest = cases_of(choice, out), nil
   if #cases == 1 then return { M.enclosed("", cases[1].pieces, "") }, cases[1].pieces[1] ~= nil end
   local list = {}
   for _, case in ipairs(cases) do
      if case.rest then
         rest = M.enclosed("ELSE(", case.pieces, ")")
      else
         local n, before = #case.lines, {}
         for i = 1, n - 1 do before[i] = ("AS(%d) "):format(case.lines[i]) end
         list[#list + 1] = M.enclosed(("%sLINE(%d%s"):format(table.concat(before), case.lines[n],
            #case.pieces > 0 and ", " or ", "), case.pieces, ")")
      end
   end
   list[#list + 1] = rest
   return list, true
end

-- A name that does not change when other operands do: after the operand, then after the first form
-- that has this shape of it.
local function name_of(choice, out)
   local taken = out.shared.taken
   local name = c.ident(choice.operand or choice.role or "choice"):lower()
   if taken[name] then name = name .. "_of_" .. out.form.ident:lower() end
   return lists.unique_name(taken, name)
end

-- The lines of the function.
local function function_lines(printer, statements)
   local w, several = c.writer(), #statements > 1
   w:line("%s(%s,%s", printer.place and "PLACE" or "OPERAND", printer.name,
      several and " LINES(" or "")
   w.depth = 1
   for i, pieces in ipairs(statements) do
      w:pack(M.enclosed("", pieces, i == #statements and (several and "))" or ")") or ""))
   end
   return w.lines
end

-- The function that prints one of several alternatives, and the first slot of its values; equal
-- functions are one. nil where no alternative prints anything.
local function printer_of(choice, out)
   local shared, outer = out.shared, out.inside
   local inside = { base = choice.slot }
   out.inside = inside
   local statements, prints = statements_of(choice, out)
   out.inside = outer
   if not prints then return nil end
   for _, pieces in ipairs(statements) do
      for i, text in ipairs(pieces) do pieces[i] = piece.counted(text, inside.first) end
   end
   local texts = lists.map(statements, function(pieces) return table.concat(pieces, " ") end)
   local body = table.concat(texts, "\n")
   local printer = shared.call[body]
   if not printer then
      printer = { place = body:find("c->", 1, true) or body:find("in->", 1, true)
         or body:find("PUT_PLACE(", 1, true) or body:find("SYNTAX(", 1, true) }
      printer.name = name_of(choice, out)
      local lines = function_lines(printer, statements)
      lists.append(shared.lines, lines)
      shared.call[body] = printer
   end
   return printer, inside.first
end

local function call_of(choice, out)
   local printer, first = printer_of(choice, out)
   if not printer then return nil end
   local base = out.inside and out.inside.base or 0
   return ("%s(%s, %d, %s)"):format(printer.place and "PUT_PLACE" or "PUT", printer.name,
      choice.slot - base, first and piece.slot(out, first) or "0")
end

-- Choices -----------------------------------------------------------------------------------------

put_choice = function(choice, list, depth, out)
   local pieces
   if #choice.lines > 1 then
      pieces = { call_of(choice, out) }
   else
      pieces = line_pieces(choice.lines[1], depth + 1, out)
   end
   if choice.optional and #pieces > 0 then
      pieces = M.enclosed(choice.first and ("FIRST(0x%x, "):format(choice.first)
         or "OPTIONAL(", pieces, ")")
   end
   for _, text in ipairs(pieces) do list[#list + 1] = { text = text } end
end

return M
