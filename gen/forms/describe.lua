-- A form for messages and manuals: its template as one line of syntax, and its word as a picture of
-- bits, high bit first.
local num = require("gen.num")
local fields = require("gen.resolve.field")

local M = {}

local render

local function register(item)
   local text = item.file.name
   if item.field then
      local add = item.add ~= 0 and ("+%d"):format(item.add) or ""
      text = ("%s[%s%s]"):format(text, item.field.short, add)
   elseif item.number then
      text = text .. item.number
   end
   if item.view then
      local view = item.view.view
      text = text .. (view.group and view.prints and view.prints[1] or "." .. view.name)
      if item.view.field then text = text .. "[" .. item.view.field.short .. "]" end
   end
   return text
end

--- `+1`, `-1`
function M.signed(value)
   return (num.lt(value, 0) and "" or "+") .. num.tostring(value)
end

--- `LOW+SIZE`, without the constant.
function M.sum(item)
   local name, beside = item.field.short, item.beside
   if beside.minus then return name .. "-" .. beside.field.short end
   return beside.field.short .. "+" .. name
end

local function choice_text(choice)
   if #choice.lines == 1 then return render(choice.lines[1].items) end
   if choice.absent then return "[" .. render(choice.lines[#choice.lines].items) .. "]" end
   return choice.shown
end

local function item_text(item)
   if item.tag == "text" or item.tag == "sep" then return item.s end
   if item.tag == "number" then return item.text end
   if item.tag == "reg" then return register(item) end
   if item.tag == "choice" then return choice_text(item.choice) end
   local field = item.field
   if item.tag == "affine" then
      local scale = num.eq(item.mul, 1) and "" or "*" .. num.tostring(item.mul)
      return ("{%s%s}"):format(item.beside and M.sum(item) or field.short .. scale,
         num.eq(item.add, 0) and "" or M.signed(item.add))
   end
   if field.kind == "register" then
      return ("%s[%s]"):format(field.file.name, fields.base(field).short)
   end
   return field.short
end

-- A name that would run together with what precedes it is put in braces: `c{BANK}[..]`.
local function apart(before, text, item)
   local is_name = item.tag == "field" or item.tag == "choice"
   return is_name and before:find("[%w_]$") and text:find("^[%a_]") and "{" .. text .. "}" or text
end

render = function(items)
   local out = ""
   for _, item in ipairs(items) do out = out .. apart(out, item_text(item), item) end
   return (out:gsub("^ +", ""))
end

--- The template of a form or alternative: `mul [$c[CDST]] $r[DST] $r[SRC1] SRC2I`.
function M.of_items(items) return render(items) end

local marks = { ignored = "-", unknown = "?", zero = "z" }

--- One character a bit, high bit first: 0 1 fixed, `.` tested with several values, - ignored, ?
-- unknown, z must be zero, the first letter of a field where it is an operand or visible.
function M.picture(form)
   local mask, value = form.fixed.mask, form.fixed.value
   local text = {}
   for i = form.unit.bits - 1, 0, -1 do
      local bit = form.bits[i]
      if num.bit(mask, i) == 1 then
         text[#text + 1] = tostring(num.bit(value, i))
      elseif bit.class == "fixed" then
         text[#text + 1] = "."
      else
         local field = bit.field
         text[#text + 1] = marks[bit.class] or field and field.short:sub(1, 1):lower() or "v"
      end
      if i % 8 == 0 and i > 0 then text[#text + 1] = " " end
   end
   return table.concat(text)
end

--- Fills `form.syntax`, `form.picture` and `form.fixed`: the bits that are the same in every word
-- of the form.
function M.describe(model)
   for _, form in ipairs(model.forms) do
      form.syntax = render(form.items)
      local mask, value = form.space:fixed(form.words)
      -- nothing when it has no word: `decode` drops or reports it
      form.fixed = { mask = mask or 0, value = value or 0 }
      form.picture = M.picture(form)
   end
end

return M
