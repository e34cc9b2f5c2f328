-- The forms of the target: their names, texts and pictures, and the lists that they point to.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local branch = require("gen.emit.target.branch")
local conditions = require("gen.forms.conditions")
local describe = require("gen.forms.describe")
local choice_lists = require("gen.emit.target.choices")
local form_line = require("gen.emit.line.form")
local slots = require("gen.emit.target.slots")
local tree = require("gen.ir.tree")

local M = {}

-- The fields of each form; equal lists are written once, under the name of their first form. What
-- an operand carries in many forms is a macro. Returns the name of the list by form.
local function put_slots(model, w)
   local known, of = {}, {}
   w:line("#define F(name) {%s_FIELD_##name},", model.isa.prefix:upper())
   local shared = slots.put(model, w)
   for _, form in ipairs(model.forms) do
      local parts = slots.texts(form, shared)
      local text = table.concat(parts, " ")
      if #parts > 0 and not known[text] then
         known[text] = form.ident:lower()
         parts[1] = ("SLOTS(%s, %s"):format(known[text], parts[1])
         parts[#parts] = parts[#parts] .. ")"
         w:pack(parts)
      end
      of[form] = known[text]
   end
   w:line("")
   return of
end

local function effects_text(form)
   local effects, parts = form.effects, {}
   if not effects then return "" end
   for _, entry in ipairs({ { "reads", effects.reads }, { "writes", effects.writes } }) do
      local list = {}
      for _, one in ipairs(entry[2] or {}) do
         list[#list + 1] = type(one) == "table" and one.text or one
      end
      if #list > 0 then parts[#parts + 1] = entry[1] .. " " .. table.concat(list, " ") end
   end
   for _, entry in ipairs(effects.memory or {}) do parts[#parts + 1] = entry.text end
   for _, entry in ipairs(effects.traps or {}) do
      parts[#parts + 1] = "trap: "
         .. (type(entry) == "table" and (entry.text or entry.why) or entry)
   end
   if #(effects.raises or {}) > 0 then
      parts[#parts + 1] = "raises " .. lists.join(effects.raises, " ", function(e)
         return e.text
      end)
   end
   if effects.halts then parts[#parts + 1] = "halts" end
   if effects.waits then parts[#parts + 1] = "waits" end
   if effects.fences then parts[#parts + 1] = "fence" end
   if effects.engine then parts[#parts + 1] = "occupies " .. effects.engine end
   if effects.branch and effects.branch ~= "none" then
      parts[#parts + 1] = "branch: " .. effects.branch
   end
   return table.concat(parts, "; ")
end

-- The first paragraph of the page's prose; the manual has the rest.
local function note_of(form)
   local first = (form.page.prose or "") .. "\n"
   first = first:match("^(.-)\n[ \t]*\n") or first
   return (first:gsub("\n%s*%- .*$", ""):gsub("%s+$", ""):gsub("\n", " "))
end

-- Why fields of the page share bits, for the message about operands that contradict each other.
local function shares_of(form)
   local texts = lists.map(form.page.shares or {}, function(share) return share.why end)
   return table.concat(texts, "; ")
end

-- Texts that several forms have, by the name of the first one. Returns the C text for each.
local function put_texts(model, w, kind, text_of)
   local count, named = {}, {}
   for _, form in ipairs(model.forms) do
      local text = text_of(form)
      count[text] = (count[text] or 0) + 1
   end
   for _, form in ipairs(model.forms) do
      local text = text_of(form)
      if text ~= "" and count[text] > 1 and not named[text] then
         local name = form.ident:lower()
         named[text] = ("%s_%s"):format(kind, name)
         w:list("", { ("%s(%s"):format(kind:upper(), name), c.string(text) }, ")")
      end
   end
   w:line("")
   return function(form)
      local text = text_of(form)
      return named[text] or c.string(text)
   end
end

-- The conditions of a form and of its alternatives, each with its text; nil without any.
local function when_of(form)
   local parts = { conditions.text(form, "short") }
   conditions.each_line(form.top, function(line)
      parts[#parts + 1] = ("%s with `%s`"):format(conditions.text(line, "short"),
         describe.of_items(line.items))
   end)
   return #parts > 0 and table.concat(parts, "; ") or nil
end

-- The drawn word. Of its characters only `??-` would be a trigraph.
local function picture_text(form)
   return '"' .. form.picture:gsub("%?%?%-", "?\\?-") .. '"'
end

-- Statements that change nothing by themselves.
local SILENT = { let = true, ["if"] = true, ["for"] = true, unknown = true, use = true,
   ["then"] = true, atomic = true }

-- The statement that says why, of code that has no effect but to stop: the first one, or the first
-- that says what is left out as a whole.
local function not_executed(form)
   local code, stop = form.code or {}, nil
   local acts = code.does_nothing
   tree.each_statement(code.body or {}, function(s)
      acts = acts or not SILENT[s.tag]
      if s.tag == "unknown" and (not stop or s.outside and not stop.outside) then stop = s end
   end)
   return not acts and stop or nil
end

local function put_form(model, w, form, texts)
   local parts = {}
   local function put(text, ...) parts[#parts + 1] = text:format(...) end
   put("%s_%s", model.isa.prefix:upper(), form.ident)
   put("%s", c.string(form.name))
   put("%s", c.string(form.page.name))
   put("%s", texts.title(form))
   put("%s", c.string(form.mnemonic or ""))
   put("%d, %s, %s", form.length, form.grade:upper(), c.hex(c.config_bits(form.configs)))
   w:list("FORM(", parts, ",")
   w.depth = w.depth + 1
   w:list("", { c.string(form_line.text(form)) }, ",")
   w:list("", { texts.effects(form) }, ",")
   w:list("", { picture_text(form) }, ",")
   parts = {}
   local stop = not_executed(form)
   if stop then put(".not_executed = %s", c.string(stop.why)) end
   if stop and stop.outside then put(".is_outside = 1") end
   if #branch.fields(form) > 0 then put(".has_target = 1") end
   if texts.slots[form] then put("HAS_SLOTS(%s)", texts.slots[form]) end
   if texts.choices[form] then put("HAS_CHOICES(%s)", texts.choices[form]) end
   if note_of(form) ~= "" then put(".note = %s", texts.note(form)) end
   if shares_of(form) ~= "" then put(".shares = %s", texts.shares(form)) end
   local when = conditions.has_any(model) and when_of(form)
   if when then put(".when = %s", c.string(when)) end
   if form.effects and form.effects.atomic then put(".is_atomic = 1") end
   if form.effects and form.effects.fences then put(".is_fence = 1") end
   w:list("", parts, ")")
   w.depth = w.depth - 1
end

--- Writes the table `forms` and those it points to.
function M.put(model, w)
   local texts = { slots = put_slots(model, w), choices = choice_lists.put(model, w),
      title = put_texts(model, w, "title", function(form) return form.page.title end),
      effects = put_texts(model, w, "effects", effects_text),
      note = put_texts(model, w, "note", note_of),
      shares = put_texts(model, w, "shares", shares_of) }
   w:open("static const struct isadora_form forms[] = {")
   for _, form in ipairs(model.forms) do put_form(model, w, form, texts) end
   w:close("};\n")
end

return M
