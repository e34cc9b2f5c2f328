-- A word as text: which form matches it, which alternative each choice selects, and the text with
-- its ignored-bits suffix. The generated C does the same much faster; this one serves error
-- messages and `example` lines, before any C exists.
local lists = require("gen.base.lists")
local num = require("gen.num")
local clause = require("gen.resolve.clause")
local bundle = require("gen.resolve.bundle")
local names = require("gen.resolve.names")
local spelling = require("gen.forms.spelling")
local floattext = require("gen.num.float_text")
local formindex = require("gen.encoding.formindex")

local M = {}

-- Lines -------------------------------------------------------------------------------------------

local function holds(line, word, form)
   if not form.space:contains(line.words, word) then return false end
   return lists.all(line.choices, function(nested) return M.line_of(nested, word, form) end)
end

--- The alternative that `word` selects in configuration `config` (any when nil).
function M.line_of(choice, word, form, config)
   return lists.find(choice.lines, function(line)
      return (not config or line.configs[config]) and holds(line, word, form)
   end)
end

-- Text --------------------------------------------------------------------------------------------

-- The printing rule of templates: see `runtime/base/text.h`, which does it in C.
local Writer = {}
Writer.__index = Writer

function Writer:put(text)
   if text == "" then return end
   if self.sep then
      if not self.text:match("[%(%[{]$") and not text:match("^[%)%]}]") then
         self.text = self.text .. self.sep
      end
      self.sep = nil
   end
   self.text = self.text .. text
end

-- The base of a `rel` field.
local function base_of(field, context)
   local of = field.base.of
   if of == "zero" then return field.base.add end
   local address = context.address
   if of == "next" and context.bundle then
      address = bundle.next_address(context.bundle, address)
   elseif of == "next" then
      address = num.add(address, context.step)
   end
   return num.add(address, field.base.add)
end

local function address_of(item, raw, context)
   local value, field = spelling.number(item, raw), item.field
   if field.base then value = num.add(base_of(field, context), value) end
   return num.band(value, num.mask(context.pc_width or 64))
end

-- The number by which an item, or its view, names something.
local function number_of(item, word)
   return item.field and spelling.part(item, clause.extract(item.field, word)) or item.number
end

local function field_text(item, word, context)
   local field = item.field
   local raw = clause.extract(field, word)
   if field.kind == "register" then return spelling.register(field.file, raw) end
   if field.kind == "table" then return spelling.code(item, raw) end
   if field.float then return floattext.text(field.float, raw) end
   if field.rel or field.label then
      return spelling.number_text(address_of(item, raw, context), false)
   end
   return spelling.number_text(spelling.number(item, raw), field.radix == "dec")
end

local put_items

local function put_item(item, word, form, w, context)
   if item.tag == "text" then w:put(item.s)
   elseif item.tag == "number" then w:put(item.text)
   elseif item.tag == "field" then w:put(field_text(item, word, context))
   elseif item.tag == "affine" then
      local value, beside = spelling.number(item, clause.extract(item.field, word)), item.beside
      if beside then
         value = num.add(value, spelling.beside(item, clause.extract(beside.field, word)))
      end
      w:put(spelling.number_text(value, item.field.radix == "dec"))
   elseif item.tag == "reg" then
      local text, view = spelling.register(item.file, number_of(item, word)), item.view
      w:put(view and text .. spelling.view(view.view, number_of(view, word)) or text)
   elseif item.tag == "choice" then
      local line = M.line_of(item.choice, word, form, context.config)
      if line then put_items(line.items, word, form, w, context) end
   else
      error("unknown item " .. tostring(item.tag))
   end
end

put_items = function(items, word, form, w, context)
   local mark = #w.text
   for _, item in ipairs(items) do
      if item.tag == "sep" then
         if #w.text > mark and (not w.sep or item.own) then w.sep = item.s end
      else
         put_item(item, word, form, w, context)
      end
   end
   if #w.text > mark then w.sep = nil end
end

-- Canonical words ---------------------------------------------------------------------------------

local function way_taken(way, word, form, config)
   return not lists.any(way, function(entry)
      return M.line_of(entry.choice, word, form, config) ~= entry.line
   end)
end

--- The bits in which `word` differs from the canonical word of its text.
function M.mask(form, word, config)
   local mask, value = form.canonical.mask, form.canonical.value
   for _, group in ipairs(form.groups) do
      for _, way in ipairs(group.ways) do
         if way_taken(way, word, form, config) then
            mask, value = num.bor(mask, way.canonical.mask), num.bor(value, way.canonical.value)
            break
         end
      end
   end
   return num.band(num.bxor(word, value), mask)
end

-- Whole words -------------------------------------------------------------------------------------

local function context_of(model, form, config, address)
   local context = { config = config, address = bundle.arrive(bundle.of(model), address or 0),
      step = form.length, bundle = bundle.of(model) }
   for _, file in ipairs(model.files) do
      if file.name == "$pc" then
         context.pc_width = file.width
         if file.counts == "units" then
            context.step = form.length // names.smallest_unit(model, config or 1).length
         end
      end
   end
   return context
end

--- The items that print `word`: of a printed alias that matches, else of the form itself.
function M.printed(form, word)
   for _, alias in ipairs(form.aliases or {}) do
      local always = alias.print and not alias.mask
      if always and form.space:contains(alias.words, word) then return alias end
   end
   return form
end

--- Text of `word` as `form` reads it; without the ignored-bits suffix when canonical words are not
-- known yet. `items` is the template, by default the one that prints.
function M.text(model, form, word, config, address, items)
   local w = setmetatable({ text = "" }, Writer)
   put_items(items or M.printed(form, word).items, word, form, w,
      context_of(model, form, config, address))
   if form.canonical then
      local mask = M.mask(form, word, config)
      if not num.eq(mask, 0) then w.text = w.text .. " ^0x" .. num.hex(mask) end
   end
   return w.text
end

--- The same with the suffix of `prefer` where a later form needs it; nil for others.
function M.marked_text(model, form, word, config, address)
   if not form.mark then return nil end
   local text = M.text(model, form, word, config, address)
   if not form.mark_place then return form.mark .. " " .. text end
   return M.text(model, form, word, config, address, M.printed(form, word).marked_items)
end

--- The form of this unit that matches `word` in a configuration, or nil.
M.form_of = formindex.form_of

--- Alternatives by choice slot, and raw field values by field name, for `gen/interp`.
function M.operands(form, word, config)
   local lines, fields = {}, {}
   for _, choice in ipairs(form.choices) do
      lines[choice] = M.line_of(choice, word, form, config)
   end
   for _, slot in ipairs(form.slots) do
      fields[slot.field.name] = clause.extract(slot.field, word)
   end
   return lines, fields
end

return M
