-- Parameters of shared functions for the slots of an instruction's fields and the first of an
-- operand's alternatives, so that forms with other slots share them.
--
-- In a call such a number is marked until the file is written: it may be a parameter of the calling
-- function, too.
local c = require("gen.emit.c")
local words = require("gen.emit.c.words")

local M = {}

local LINE, VALUE = "@L", "@V"

-- A text in which all readers of slots have marked numbers.
local function marked(text)
   text = text:gsub("in%->alt%[(%d+)%]", ("in->alt[%s%%1]"):format(LINE))
   text = text:gsub("rt_taken%(in, known, (%d+)%)", ("rt_taken(in, known, %s%%1)"):format(LINE))
   text = text:gsub("rt_value%(in, known, (%d+)%)", ("rt_value(in, known, %s%%1)"):format(VALUE))
   return (text:gsub("in%->value%[(%d+)%]", ("in->value[%s%%1]"):format(VALUE)))
end

-- A text in which alternatives are counted from the first one it asks for.
local function give_lines(text, declared)
   local first
   for number in text:gmatch(LINE .. "(%d+)") do
      first = math.min(first or math.huge, tonumber(number))
   end
   if not first then return text, nil end
   local name = declared.line and "first_line" or "line"
   text = text:gsub(LINE .. "(%d+)", function(number)
      return number - first > 0 and ("%s + %d"):format(name, number - first) or name
   end)
   return text, { name = name, text = "int " .. name, argument = LINE .. first }
end

-- The slots of `value` in a text, in the order in which it asks for them.
local function slots_of(text)
   local list = {}
   for number in text:gmatch(VALUE .. "(%d+)") do
      if not list[number] then list[number], list[#list + 1] = true, number end
   end
   return list
end

--- A text with parameters for what it reads of the instruction, and these parameters: {text,
--- argument}.
function M.parameters(form, text)
   text = marked(text)
   local declared, given = words.declared(text), {}
   text, given[1] = give_lines(text, declared)
   for _, number in ipairs(slots_of(text)) do
      local name = c.ident(form.slots[number + 1].field.name):lower() .. "_at"
      while declared[name] do name = name .. "_slot" end
      given[#given + 1] = { name = name, text = "int " .. name, argument = VALUE .. number }
      text = text:gsub(VALUE .. number .. "%f[%D]", name)
   end
   return text, given
end

--- A call without its slots: the fields in them, and how far lines are from `first`.
function M.loosened(form, first, call)
   call = call:gsub(VALUE .. "(%d+)", function(number)
      return ("%s{%s}"):format(VALUE, form.slots[number + 1].field.name)
   end)
   return (call:gsub(LINE .. "(%d+)", function(number)
      return ("%s{%d}"):format(LINE, number - first)
   end))
end

--- Such a call in a form that has its lines from `first`.
function M.settled(form, first, call)
   call = call:gsub(VALUE .. "{(.-)}", function(name) return VALUE .. form.slot_of[name] end)
   return (call:gsub(LINE .. "{(%-?%d+)}", function(number) return LINE .. number + first end))
end

--- A text that is given no `known`.
function M.unknown(text)
   text = text:gsub("rt_taken%(in, known, (@?L?[%w_ +]+)%)", "in->alt[%1]")
   text = text:gsub("rt_value%(in, known, (@?V?[%w_]+)%)", "in->value[%1]")
   return (text:gsub("%f[%w_]known%f[^%w_]", "NULL"))
end

--- A text with plain numbers where they are marked.
function M.plain(text) return (text:gsub("@[LV](%d)", "%1")) end

return M
