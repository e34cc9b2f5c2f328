-- What changed in meaning between two checked models: forms added, removed, renamed, re-encoded,
-- re-spelled, with other semantics, in other variants, of another grade; operands, fields,
-- registers, tables, spaces, stacks, options, starts, configurations. Functions are seen in the
-- code that uses them. The order of lines, comments, prose and
-- sources do not count.
--
-- Both models are first turned into plain records (`commands/summary.lua`), so what is compared is
-- what the JSON shows. A change inside an operand is one change, however many forms use the
-- operand.
local lists = require("gen.base.lists")
local json = require("dkjson")
local summary = require("gen.commands.summary")

local M = {}

-- Records -----------------------------------------------------------------------------------------

local NO_MEANING = { prose = true, sources = true, title = true, examples = true, forms = true }

local function value_text(v)
   if type(v) == "string" then return v end
   return json.encode(v)
end

--- Lines `key: value` of a record without what has no meaning.
local function record_lines(r)
   local lines = {}
   for _, key in ipairs(getmetatable(r).__jsonorder) do
      if not NO_MEANING[key] and key ~= "name" then
         lines[#lines + 1] = key .. ": " .. value_text(r[key])
      end
   end
   return lines
end

local function record_text(r) return table.concat(record_lines(r), "\n") end

-- Forms -------------------------------------------------------------------------------------------

local function join(list) return table.concat(list or {}, " ") end

local function bits_text(runs)
   local texts = {}
   for i, r in ipairs(runs) do
      local place = r.hi == r.lo and tostring(r.hi) or r.hi .. ".." .. r.lo
      texts[i] = place .. " " .. (r.field or r.class)
         .. (r.field and r.class ~= "operand" and " " .. r.class or "")
   end
   return table.concat(texts, ", ")
end

local function soft_text(list)
   return lists.join(list or {}, " ", function(s)
      return s.class .. " " .. s.mask .. "=" .. s.value
   end)
end

--- Aspects of the form itself: each gives lines that are equal when nothing changed.
local FORM_ASPECTS = {
   { what = "re-encoded", lines = function(f)
      return { "unit: " .. f.unit .. " bits", "bits: " .. bits_text(f.bits), "fixed: " .. f.value
         .. " of " .. f.mask,
         "canonical: " .. f.canonical, "tests: " .. join(f.tests), "soft: " .. soft_text(f.soft) }
   end },
   { what = "re-spelled", lines = function(f) return { f.syntax } end },
   { what = "semantics", lines = function(f) return f.code end },
   { what = "variants", lines = function(f) return { f.configs and join(f.configs) or "all" } end },
   { what = "grade", lines = function(f) return { f.grade or "unknown" } end },
}

--- The same for each line of an operand: what is compared. The text of the line is shown beside it.
local LINE_ASPECTS = {
   { what = "re-encoded", key = function(l) return join(l.tests) .. " " .. soft_text(l.soft) end },
   { what = "re-spelled", key = function(l) return l.text end },
   { what = "semantics", key = function(l) return table.concat(l.code or {}, "; ") end },
   { what = "variants", key = function(l) return l.configs and join(l.configs) or "all" end },
}

local function shown(aspect)
   if aspect.what == "re-spelled" then return aspect.key end
   return function(l) return l.text .. ": " .. aspect.key(l) end
end

local function choice_lines(choice, line_text, out)
   for _, line in ipairs(choice.lines) do
      out[#out + 1] = line_text(line)
      for _, nested in ipairs(line.choices or {}) do choice_lines(nested, line_text, out) end
   end
   return out
end

--- Everything that makes a form what it is, without its name: two forms with the same text differ
-- in name only.
local function whole_text(form)
   local parts = {}
   for _, aspect in ipairs(FORM_ASPECTS) do
      parts[#parts + 1] = table.concat(aspect.lines(form), "\n")
   end
   for _, choice in ipairs(form.choices or {}) do
      for _, aspect in ipairs(LINE_ASPECTS) do
         parts[#parts + 1] = table.concat(choice_lines(choice, aspect.key, {}), "\n")
      end
   end
   return table.concat(parts, "\n\n")
end

-- Comparing ---------------------------------------------------------------------------------------

local Changes = {}
Changes.__index = Changes

function Changes:add(kind, what, name, old, new)
   local change = { kind = kind, what = what, name = name, old = old, new = new }
   self.list[#self.list + 1] = change
   return change
end

--- A change of an operand is listed once; `forms` names all that it reaches.
function Changes:add_operand(what, name, old, new, form_name)
   local key = table.concat({ what, name, old, new }, "\1")
   local change = self.of_operand[key]
   if not change then
      change = self:add("operand", what, name, old, new)
      change.forms = {}
      self.of_operand[key] = change
   end
   change.forms[#change.forms + 1] = form_name
end

local function by_name(list)
   local found = {}
   for _, r in ipairs(list or {}) do found[r.name] = r end
   return found
end

--- Things of two lists by name: added, removed, changed by their records.
local function compare_named(changes, kind, old, new)
   local old_of_name, new_of_name = by_name(old), by_name(new)
   for _, r in ipairs(old) do
      if not new_of_name[r.name] then changes:add(kind, "removed", r.name, record_text(r), nil) end
   end
   for _, r in ipairs(new) do
      local before = old_of_name[r.name]
      if not before then
         changes:add(kind, "added", r.name, nil, record_text(r))
      elseif record_text(before) ~= record_text(r) then
         changes:add(kind, "changed", r.name, record_text(before), record_text(r))
      end
   end
end

local function lines_text(choice,
   line_text) return table.concat(choice_lines(choice, line_text, {}), "\n") end

local function compare_choice(changes, old, new, form_name)
   for _, aspect in ipairs(LINE_ASPECTS) do
      if lines_text(old, aspect.key) ~= lines_text(new, aspect.key) then
         changes:add_operand(aspect.what, new.operand, lines_text(old, shown(aspect)),
            lines_text(new, shown(aspect)),
            form_name)
      end
   end
end

local function compare_choices(changes, old, new)
   for i, choice in ipairs(new.choices or {}) do
      local before = old.choices and old.choices[i]
      if before and before.operand == choice.operand then
         compare_choice(changes, before, choice, new.name)
      end
   end
end

local function compare_form(changes, old, new)
   for _, aspect in ipairs(FORM_ASPECTS) do
      local a, b = table.concat(aspect.lines(old), "\n"), table.concat(aspect.lines(new), "\n")
      if a ~= b then changes:add("form", aspect.what, new.name, a, b) end
   end
   compare_choices(changes, old, new)
end

--- Forms that are gone and came back under another name: `{[new name] = old name}` and the other
-- way.
local function find_renamed(old, new, old_of_name, new_of_name)
   local gone, new_name, old_name = {}, {}, {}
   for _, form in ipairs(old) do
      if not new_of_name[form.name] then
         local key = whole_text(form)
         gone[key] = gone[key] or form.name
      end
   end
   for _, form in ipairs(new) do
      local key = not old_of_name[form.name] and whole_text(form)
      if key and gone[key] then
         old_name[form.name], new_name[gone[key]] = gone[key], form.name
         gone[key] = nil
      end
   end
   return old_name, new_name
end

local function compare_forms(changes, old, new)
   local old_of_name, new_of_name = by_name(old), by_name(new)
   local old_name, new_name = find_renamed(old, new, old_of_name, new_of_name)
   for _, form in ipairs(old) do
      if not new_of_name[form.name] and not new_name[form.name] then
         changes:add("form", "removed", form.name, form.syntax, nil)
      end
   end
   for _, form in ipairs(new) do
      if old_of_name[form.name] then
         compare_form(changes, old_of_name[form.name], form)
      elseif old_name[form.name] then
         changes:add("form", "renamed", form.name, old_name[form.name], form.name)
      else
         changes:add("form", "added", form.name, nil, form.syntax)
      end
   end
end

--- Units have no names: they are told apart by their bits.
local function named_units(units)
   local list = {}
   for i, u in ipairs(units) do
      list[i] = summary.record { { "name", u.bits .. " bits" }, { "endian", u.endian },
         { "align", u.align },
         { "stored", u.stored } }
   end
   return list
end

local NAMED = { { "field", "fields" }, { "table", "tables" }, { "register", "files" },
   { "space", "spaces" },
   { "stack", "stacks" }, { "option", "options" }, { "start", "starts" } }

-- Lanes, where a launch puts things and how large it may be, as a list of one named thing.
local function machine_of(tree)
   local launch = tree.launch
   if not launch then return {} end
   local limits = lists.map(launch.limits or {}, function(limit)
      return limit.name .. " " .. tostring(limit.most)
   end)
   return { summary.record { { "name", "launch" }, { "lanes", launch.lanes },
      { "masks", launch.masks },
      { "params", launch.params }, { "buffers", launch.buffers },
      { "limits", table.concat(limits, ", ") } } }
end

-- Kinds of ELF files, by what tells them apart.
local function elfs_of(tree)
   local list = {}
   for i, elf in ipairs(tree.elf or {}) do
      list[i] = summary.record { { "name",
         ("machine %d os %s"):format(elf.machine, elf.os or "any") },
         { "lo", elf.lo }, { "hi", elf.hi }, { "params", elf.params } }
   end
   return list
end

-- Who waits for whom: its parts by name, and each line of latencies by its pages.
local function schedule_of(tree)
   local list, schedule = {}, tree.schedule
   for _, key in ipairs({ "cycles", "results", "sources", "first", "waits", "counted", "drained",
      "early",
      "reuse" }) do
      if schedule and schedule[key] then
         list[#list + 1] = summary.record { { "name", key }, { "is", json.encode(schedule[key]) } }
      end
   end
   for _, row in ipairs(schedule and schedule.latencies or {}) do
      list[#list + 1] = summary.record { { "name", "latency of " .. table.concat(row.pages, ", ") },
         { "cycles", row.cycles or "by scoreboard" }, { "configs", json.encode(row.configs) } }
   end
   return list
end

--- Array of `{kind, what, name, old, new}` (operands also `forms`), in the order of the
-- descriptions.
function M.compare(old_model, new_model)
   local old, new = summary.of(old_model), summary.of(new_model)
   local changes = setmetatable({ list = {}, of_operand = {} }, Changes)
   if old.isa.name ~= new.isa.name then
      changes:add("isa", "renamed", new.isa.name, old.isa.name, new.isa.name)
   end
   compare_named(changes, "configuration", old.configs, new.configs)
   compare_named(changes, "unit", named_units(old.units), named_units(new.units))
   for _, kind in ipairs(NAMED) do
      compare_named(changes, kind[1], old[kind[2]] or {}, new[kind[2]] or {})
   end
   compare_named(changes, "elf", elfs_of(old), elfs_of(new))
   compare_named(changes, "machine", machine_of(old), machine_of(new))
   compare_named(changes, "schedule", schedule_of(old), schedule_of(new))
   local a, b = json.encode(old.prefer or {}), json.encode(new.prefer or {})
   if a ~= b then changes:add("prefer", "changed", new.isa.name, a, b) end
   compare_named(changes, "page", old.pages, new.pages)
   compare_forms(changes, old.forms, new.forms)
   return changes.list
end

-- Printing ----------------------------------------------------------------------------------------

local function lines_of(text)
   local lines = {}
   for line in (text .. "\n"):gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
   return lines
end

--- Lines that are not common to both ends of two texts, marked - and +.
local function add_difference(out, old, new)
   local a, b = lines_of(old), lines_of(new)
   local first = 1
   while a[first] and a[first] == b[first] do first = first + 1 end
   local last_a, last_b = #a, #b
   while last_a >= first and last_b >= first and a[last_a] == b[last_b] do
      last_a, last_b = last_a - 1, last_b - 1
   end
   for i = first, last_a do out[#out + 1] = "  - " .. a[i] end
   for i = first, last_b do out[#out + 1] = "  + " .. b[i] end
end

local MOST_FORMS = 4 -- named behind a change of an operand

local function reach(forms)
   local names = table.concat(forms, " ", 1, math.min(#forms, MOST_FORMS))
   local more = #forms > MOST_FORMS and (" and %d more"):format(#forms - MOST_FORMS) or ""
   return "  in " .. names .. more
end

--- The changes as text, one paragraph each and a count at the end.
function M.to_text(changes)
   local out = {}
   for _, c in ipairs(changes) do
      local is_name = c.what == "renamed"
      out[#out + 1] = c.kind .. " "
         .. (is_name and c.old .. " is now " .. c.new or c.name .. ": " .. c.what)
      if c.forms then out[#out + 1] = reach(c.forms) end
      if c.kind == "form" and c.what == "added" then out[#out + 1] = "  + " .. c.new end
      if c.kind == "form" and c.what == "removed" then out[#out + 1] = "  - " .. c.old end
      if c.old and c.new and not is_name then add_difference(out, c.old, c.new) end
   end
   out[#out + 1] = #changes == 0 and "no change of meaning"
      or ("%d change%s of meaning"):format(#changes, #changes == 1 and "" or "s")
   return table.concat(out, "\n") .. "\n"
end

--- The changes as a JSON array with keys in a fixed order.
function M.to_json(changes)
   local list = lists.map(changes, function(c)
      return setmetatable(c, { __jsonorder = { "kind", "what", "name", "old", "new", "forms" } })
   end)
   return json.encode(setmetatable(list, { __jsontype = "array" }), { indent = true }) .. "\n"
end

return M
