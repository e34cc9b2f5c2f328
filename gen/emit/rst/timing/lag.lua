-- On the page of an instruction: when its results are there, which engine it occupies, what it
-- waits for, its delay slots.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")
local latency = require("gen.emit.rst.timing.latency")
local producers = require("gen.emit.rst.timing.producers")
local special = require("gen.emit.rst.timing.special")

local M = {}

-- Files through which the registers of `file` are read a cycle late, as links.
local function late_readers(ctx, file)
   local texts = {}
   for _, other in ipairs(latency.unforwarded(ctx.model)) do
      if latency.is_shown_late(file, other) then
         texts[#texts + 1] = ctx:link("file", other.name)
      end
   end
   return table.concat(texts, ", ")
end

-- Adds a result of a form to the group of those that are there at the same time, in the same way.
local function add_result(ctx, groups, form, r)
   local is_jump, delay = r.file.name == "$pc", latency.seen_after(r)
   local format = is_jump and r.origin and r.origin.format or nil
   local key = table.concat({ delay, tostring(r.engine), tostring(format),
      is_jump and "$pc" or late_readers(ctx, r.file) }, "\1")
   local group = lists.entry(groups, key, { file = r.file, delay = delay, engine = r.engine,
      format = format, texts = {}, seen = {}, makers = producers.new(), configs = {} }, groups)
   lists.add_once(group.texts, group.seen, rst.code(r.text), r.text)
   group.makers:add(form)
   lists.merge_flags(group.configs, form.configs)
end

-- All results of a page but what happens beside registers that it names.
local function groups_of(ctx, page)
   local groups = {}
   for _, form in ipairs(page.forms) do
      for _, r in ipairs(ctx.latency:of(form).results) do
         if not (r.origin and r.origin.entry) then add_result(ctx, groups, form, r) end
      end
   end
   return groups
end

-- How many instructions of the page exist on some of these configurations.
local function count_on(page, configs)
   local found = producers.new()
   for _, form in ipairs(page.forms) do
      for i, flag in ipairs(form.configs) do
         if flag and configs[i] then found:add(form) end
      end
   end
   return #found.list
end

-- "(`ldivu`)" when only some instructions of the page make these results, " on vp2" where only some
-- variants have them; `whole`: the variants that have the page.
local function who(ctx, page, group, whole)
   local text = ""
   if #group.makers.list < count_on(page, group.configs) then
      local names = lists.map(group.makers.list, function(m) return rst.code(m.mnemonic) end)
      text = " (" .. table.concat(names, " ") .. ")"
   end
   local names = ctx:configs_text(group.configs)
   if names and names ~= whole then text = text .. " on " .. rst.escape(names) end
   return text
end

local function jump_text(group, tail, format)
   local what = (format and "The jump of the format " .. format or "The jump") .. tail
   local slots = group.delay - 1
   if slots == 0 then return what .. " has no delay slot." end
   local after = slots == 1 and "the instruction after it is"
      or "the " .. latency.count(slots) .. " instructions after it are"
   return what .. " has " .. latency.count(slots) .. " delay slot" .. (slots > 1 and "s" or "")
      .. ": " .. after .. " executed before the one at the target."
end

local function result_text(ctx, group, tail)
   local between = group.delay - 1
   local text = table.concat(group.texts, ", ") .. tail .. (#group.texts > 1 and " are" or " is")
      .. " there for " .. latency.reader(group.delay)
   if between > 0 then
      text = text .. ", " .. latency.instructions(between) .. " between"
   end
   local late = late_readers(ctx, group.file)
   if late == "" then return text .. "." end
   return text .. "; through " .. late .. " for " .. latency.reader(group.delay + 1) .. "."
end

local function group_text(ctx, page, group, whole)
   local tail = who(ctx, page, group, whole)
   if group.file.name ~= "$pc" then return result_text(ctx, group, tail) end
   return jump_text(group, tail, group.format and ctx:link("format", group.format.name))
end

local function busy_text(_, busy)
   return ("Occupies the engine %s (%s) for %s: its pending result is lost%s."):format(
      rst.code(busy.engine.name), rst.inline(busy.engine.title or ""),
      context.plural(busy.cycles, "cycle"),
      busy.cycles > 1 and ", and so is this one if another begins before that" or "")
end

local function wait_text(form, wait)
   return rst.code(producers.mnemonic(form)) .. " waits until " .. rst.code(wait.text) .. "."
end

-- Adds text(form, fact) for each fact of this kind on the page, each text once.
local function add_facts(ctx, page, items, kind, text)
   for _, form in ipairs(page.forms) do
      for _, fact in ipairs(ctx.latency:of(form)[kind]) do
         local item = text(form, fact)
         lists.add_once(items, items, item)
      end
   end
end

-- Does a form read or store to registers of a file with a page of its own, by a field?
local function names_special(page)
   for _, slot in lists.nested(page.forms, "slots") do
      local file = slot.field.file
      if file and file.unforwarded and special.has_page(file) then return file end
   end
   return nil
end

--- The notes on time of a page; nothing where the description states no latencies.
function M.emit(ctx, doc, page)
   if not ctx.timed then return end
   local items, whole = {}, {}
   for _, form in ipairs(page.forms) do
      lists.merge_flags(whole, form.configs)
   end
   local groups = groups_of(ctx, page)
   local function add_groups(with_format)
      for _, group in ipairs(groups) do
         if (group.format ~= nil) == with_format then
            items[#items + 1] = group_text(ctx, page, group, ctx:configs_text(whole))
         end
      end
   end
   add_groups(false)
   add_facts(ctx, page, items, "busy", busy_text)
   add_facts(ctx, page, items, "waits", wait_text)
   add_groups(true)
   local file = names_special(page)
   if file then
      items[#items + 1] = "What reading or storing to a register of " .. ctx:link("file", file.name)
         .. " does besides: " .. ctx:link("page", special.path(ctx, file), "Registers of "
         .. file.name) .. "."
   end
   if #items == 0 then return end
   doc:title("Timing", 2)
   doc:bullets(items)
   doc:markup(("Rules and distances: :ref:`%s`."):format(ctx:label("page", "timing")))
end

return M
