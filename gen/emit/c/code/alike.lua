-- Which operands of different forms are alike in C, but for the slots where an instruction keeps
-- them: what was written for one of them is what would be written for the others.
--
-- Lines without operands inside have their code in common (`values/operand.lua`); code of others is
-- compared as a text. Besides, it matters how the form carries each field that the code reads.
local lists = require("gen.base.lists")
local num = require("gen.num")
local field_of = require("gen.emit.c.code.field")
local tree = require("gen.ir.tree")
local instruction = require("gen.emit.c.instruction")

local M = {}

local numbers, count = setmetatable({}, { __mode = "k" }), 0

local function number_of(object)
   local known = numbers[object]
   if not known then
      count = count + 1
      known = count
      numbers[object] = known
   end
   return known
end

-- Code with operands inside as a text -------------------------------------------------------------

local function bound(value) return value and num.tostring(value) or "" end

-- A node or statement with its bounds. `inner` has the places of the operands inside the line.
local function text_of(node, inner)
   local function word_of(value)
      if inner[value] then return "choice " .. inner[value] end
      if type(value) ~= "table" then return tostring(value) end
      return num.is_num(value) and num.tostring(value) or "@" .. number_of(value)
   end
   local words = tree.words(node, word_of, function(part) return text_of(part, inner) end)
   words[#words + 1] = bound(node.lo) .. ".." .. bound(node.hi)
   for _, call in ipairs(node.calls or {}) do words[#words + 1] = "of @" .. number_of(call.func) end
   return "{" .. table.concat(words, " ") .. "}"
end

local function texts_of(list, inner)
   return lists.join(list, " ", function(node) return text_of(node, inner) end)
end

local function code_text(line)
   local code, inner = line.code, {}
   if #line.choices == 0 then return "#" .. number_of(code) end
   for i, choice in ipairs(line.choices) do inner[choice] = i end
   local words = { texts_of(code.before, inner), code.value and text_of(code.value, inner) or "-",
      code.target and text_of(code.target, inner) or "-", tostring(code.none),
      tostring(code.unknown), code.after and texts_of(code.after.body, inner) or "-" }
   for _, id in ipairs(lists.sorted_keys(code.locals or {})) do
      local entry = code.locals[id]
      lists.append(words, { entry.name or "t", bound(entry.lo), bound(entry.hi) })
   end
   for _, choice in ipairs(code.choices or {}) do words[#words + 1] = "use " .. inner[choice] end
   return table.concat(words, " ")
end

-- Keys --------------------------------------------------------------------------------------------

local key_of -- forward

local function line_key(form, choice, line, lines, loose)
   lines[#lines + 1] = line
   local parts = { line.index, code_text(line) }
   for _, entry in ipairs(line.code.fields or {}) do
      local way, is_fixed = field_of.way_of(form, lines, entry.field)
      if not is_fixed then loose[#loose + 1] = entry.field.name end
      parts[#parts + 1] = number_of(entry.field) .. way
   end
   for _, inner in ipairs(line.choices) do
      parts[#parts + 1] = ("(%d %s)"):format(inner.slot - choice.slot,
         key_of(form, inner, lines, loose))
   end
   lines[#lines] = nil
   return table.concat(parts, " ")
end

-- `loose` collects names of fields that lines find each in their own way.
function key_of(form, choice, lines, loose)
   local parts = { choice.operand or choice.role or "" }
   for _, line in ipairs(choice.lines) do
      parts[#parts + 1] = line_key(form, choice, line, lines, loose)
   end
   return table.concat(parts, "\n")
end

local known_keys = setmetatable({}, { __mode = "k" }) -- by choice

-- What operands that are alike have in common, and their loose fields.
local function outermost(form, choice)
   local known = known_keys[choice]
   if not known then
      local loose = {}
      known = { key = key_of(form, choice, {}, loose), loose = loose }
      known_keys[choice] = known
   end
   return known
end

local function found_of(fn, choice)
   if #fn.lines == 0 then return outermost(fn.form, choice) end
   local loose = {}
   return { key = key_of(fn.form, choice, { table.unpack(fn.lines) }, loose), loose = loose }
end

-- Whether the function knows one of the fields from elsewhere.
local function knows(fn, fields)
   return lists.any(fields, function(name)
      return fn.root.names[name] or fn.root.names[name .. "*"]
   end)
end

local function copy(set)
   local new = {}
   for key, value in next, set do new[key] = value end
   return new
end

local function shorten(list, length)
   for i = #list, length + 1, -1 do list[i] = nil end
end

-- What a function has named and declared so far: a function that gives it back.
local function state_of(fn)
   local taken, left, scopes = copy(fn.taken), copy(fn.left), {}
   local scope = fn.scope
   while scope do
      scopes[#scopes + 1] = { scope = scope, names = copy(scope.names), lines = #scope.head.lines,
         own = scope.own and #scope.own or 0 }
      scope = scope.outer
   end
   return function()
      fn.taken, fn.left = taken, left
      for _, saved in ipairs(scopes) do
         shorten(saved.scope.head.lines, saved.lines)
         shorten(saved.scope.own or {}, saved.own)
         saved.scope.names = saved.names
      end
   end
end

--- The call of a function for an operand, and what else `make` returns: what it gave for one that
--- is alike, as long as `about` is the same, which says what function it is.
function M.call(fn, choice, about, make)
   local found, list = found_of(fn, choice), fn.shared.alike
   local key = about .. "\n" .. found.key
   local known = list[key]
   if known then return instruction.settled(fn.form, choice.slot, known.call), known.more end
   local was_known, restore = knows(fn, found.loose), state_of(fn)
   local call, more = make()
   if call then restore() end -- so that it is of no consequence which form came first
   if call and not was_known then
      list[key] = { call = instruction.loosened(fn.form, choice.slot, call), more = more }
   end
   return call, more
end

return M
