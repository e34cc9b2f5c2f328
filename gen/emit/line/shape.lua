-- How a form looks as text: operands are in angle brackets. Forms of one form line, all rows of its
-- `ops`, are a family.
local lists = require("gen.base.lists")
local num = require("gen.num")
local describe = require("gen.forms.describe")
local fields = require("gen.resolve.field")
local spelling = require("gen.forms.spelling")
local asttext = require("gen.syntax.asttext")

local M = {}

-- Texts -------------------------------------------------------------------------------------------

local function bracketed(text) return "<" .. text .. ">" end

-- Has every register of the file a text of its own, so that none is a prefix and a number?
local function all_named(file)
   for number = 0, (file.count or 0) - 1 do
      local entry = file.entries[number]
      if not (entry and entry.prints) then return false end
   end
   return file.count ~= nil
end

local MOST_DECIMAL = 9999

-- `+8`, `-1`, `+0xfffe0`.
local function addend(value)
   local is_large = num.lt(MOST_DECIMAL, value) or num.lt(value, -MOST_DECIMAL)
   if not is_large then return describe.signed(value) end
   local is_less = num.lt(value, 0)
   return (is_less and "-0x" or "+0x") .. num.hex(is_less and num.neg(value) or value)
end

local function affine_text(item)
   local text = item.field.short
   if item.beside then
      text = describe.sum(item)
   elseif item.signed then
      text = "signed(" .. text .. ")"
   end
   if not item.beside and item.mul and not num.eq(item.mul, 1) then
      text = text .. "*" .. num.tostring(item.mul)
   end
   if item.add and not num.eq(item.add, 0) then text = text .. addend(item.add) end
   return bracketed(text)
end

local function index_text(x)
   if x.field then
      local text = x.field.short
      if x.shift and x.shift ~= 0 then text = text .. ">>" .. x.shift end
      if x.add and x.add ~= 0 then text = text .. "+" .. num.tostring(x.add) end
      return bracketed(text)
   end
   return x.number and num.tostring(x.number) or ""
end

local function register_text(item)
   local text = item.file.prints or item.file.name
   if item.number and not item.field then
      text = spelling.register(item.file, item.number)
   elseif item.field and all_named(item.file) then
      text = index_text(item)
   elseif item.field or item.number then text = text .. index_text(item) end
   local view = item.view
   if view then
      local name = view.view and view.view.name or view.name or ""
      local group = view.view and view.view.group and view.view.prints
      text = text .. (group and group[1] or "." .. name)
      if view.field or view.number then text = text .. index_text(view) end
   end
   return text
end

function M.choice_name(choice) return choice.role or choice.shown end

-- What the names of a register begin with, where the name of the field does not say it: `$r`.
local function prefix(field)
   local text = field.file.prints or field.file.name
   if all_named(field.file) then return "" end
   return field.short:sub(1, #text) == text and "" or text
end

--- A field, or the column of its table that is printed: `$r<DST>`, `<Rd>`.
local function field_text(item)
   local field = item.field
   if field.kind == "register" then
      return prefix(field) .. bracketed(fields.base(field).short)
   end
   local column = item.column and field.table and field.table.columns[item.column]
   return bracketed(field.short .. (column and "." .. column or ""))
end

local ITEM = {
   text = function(i) return i.s end,
   sep = function(i) return i.s end,
   number = function(i) return i.text or asttext.number(i.value) end,
   field = field_text,
   affine = affine_text,
   reg = register_text,
   choice = function(i) return bracketed(M.choice_name(i.choice)) end,
}

--- `add <CDST> <DST> <SRC1> <b>`.
function M.text_of(items)
   local texts = lists.map(items or {}, function(item)
      return ITEM[item.tag] and ITEM[item.tag](item) or "?"
   end)
   return (table.concat(texts):gsub("^%s+", ""):gsub("%s+$", ""))
end

--- Does a choice print nothing in any of these configurations?
function M.is_silent(choice, configs)
   return lists.all(choice.lines, function(line)
      local exists = not (line.configs and configs)
      for i, flag in ipairs(configs or {}) do exists = exists or flag and line.configs[i] end
      return not (exists and #line.items > 0)
   end)
end

--- The text of a form without choices that never print, without the fields and operands of these
--- names, and without the blanks beside what is left out.
function M.spoken(form, others)
   local out = {}
   for _, item in ipairs(form.items) do
      local choice, last = item.tag == "choice" and item.choice, out[#out]
      local name = choice and choice.operand or item.field and item.field.name
      local is_blank = item.tag == "sep" and item.s == " " and (not last or last.tag == "sep")
      local is_left_out = is_blank or name and others[name]
         or choice and M.is_silent(choice, form.configs)
      if not is_left_out then out[#out + 1] = item end
   end
   return M.text_of(out)
end

-- Fields ------------------------------------------------------------------------------------------

local function fields_of_item(item, out)
   if item.field then out[#out + 1] = item.field.original or item.field end
   if item.view and item.view.field then out[#out + 1] = item.view.field end
end

--- The fields that a row of items carries itself; a register that may be absent is drawn as the
--- register.
function M.carried(items)
   local out = {}
   for _, item in ipairs(items or {}) do
      fields_of_item(item, out)
      if item.tag == "choice" and item.choice.absent then out[#out + 1] = item.choice.absent end
   end
   return out
end

--- What the bits of a form that have a reason are: `{word, mask, why}`, in order of the lowest bit.
function M.reasons(form)
   local list, by_key = {}, {}
   for bit = 0, form.unit.bits - 1 do
      local b = form.bits[bit]
      if b and b.why and b.why ~= "" then
         local key = b.class .. "\1" .. b.why
         local reason = lists.entry(by_key, key, { word = b.class, mask = 0, why = b.why }, list)
         reason.mask = num.bor(reason.mask, num.shl(1, bit))
      end
   end
   return list
end

--- Forms of a page that share a form line, a shape of text and a size, in order of first sight.
function M.families(forms)
   local families, by_key = {}, {}
   for _, form in ipairs(forms) do
      local shape = lists.map(form.items, function(item)
         return item.tag == "text" and "t" or M.text_of({ item })
      end)
      local key = ("%s\1%s\1%d\1%s"):format(form.node, form.own_name or "", form.unit.bits,
         table.concat(shape, "\1"))
      local family = lists.entry(by_key, key, { node = form.node, forms = {} }, families)
      family.forms[#family.forms + 1] = form
   end
   return families
end

return M
