-- What changed in meaning between two checked models: forms added, removed, renamed, re-encoded,
-- re-spelled, with other semantics, in other variants, of another grade; operands, fields,
-- registers, tables, spaces, stacks, options, starts, configurations. Functions are seen in the
-- code that uses them. The order of lines, comments, prose and sources do not count; other names
-- and other reasons of what is unknown are listed and counted apart.
--
-- Both models are first turned into plain records (`commands/summary.lua`), so what is compared is
-- what the JSON shows. A change inside an operand is one change, however many forms use the
-- operand.
local lists = require("gen.base.lists")
local json = require("dkjson")
local renames = require("gen.commands.renames")
local summary = require("gen.commands.summary")

local M = {}

-- Records -----------------------------------------------------------------------------------------

local NO_MEANING = { prose = true, sources = true, title = true, examples = true, forms = true }

-- Reasons of what is unknown are prose, but not whether it is unknown or just not modelled.
local function without_reasons(text)
   text = text:gsub('unknown "not modelled: [^"]*"', "unmodelled")
   return (text:gsub('unknown "[^"]*"', "unknown"))
end

-- What happened to a thing, or to an aspect of one, of which two texts differ.
local function what_changed(what, old, new)
   return without_reasons(old) == without_reasons(new) and "reworded" or what
end

local function value_text(v)
   if type(v) == "string" then return v end
   return json.encode(v)
end

--- Lines `key: value` of a record without what has no meaning.
local function record_lines(r)
   local lines = {}
   for _, key in ipairs(getmetatable(r).__jsonorder) do
      if not NO_MEANING[key] and key ~= "name" then
         local text = value_text(r[key])
         lines[#lines + 1] = key == "unknown" and ('unknown "%s"'):format(text)
            or key .. ": " .. text
      end
   end
   return lines
end

local function record_text(r) return table.concat(record_lines(r), "\n") end

-- Forms -------------------------------------------------------------------------------------------

local function join(list) return table.concat(list or {}, " ") end

-- Which bits a field has does not depend on its kind where it is used: `B2(near)` is B2 there.
local function without_kind(name) return (name:gsub("([%w_])%b()", "%1")) end

local function tests_text(tests) return without_kind(join(tests)) end

-- Runs that differ in their reasons alone are one: reasons are prose.
local function joined_runs(runs)
   local joined, last = {}, nil
   for _, r in ipairs(runs) do
      if last and last.class == r.class and last.field == r.field then
         last.lo = r.lo
      else
         last = { hi = r.hi, lo = r.lo, class = r.class, field = r.field }
         joined[#joined + 1] = last
      end
   end
   return joined
end

local function bits_text(runs)
   return lists.join(joined_runs(runs), ", ", function(r)
      local place = r.hi == r.lo and tostring(r.hi) or r.hi .. ".." .. r.lo
      return place .. " " .. without_kind(r.field or r.class)
         .. (r.field and r.class ~= "operand" and " " .. r.class or "")
   end)
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
         "canonical: " .. f.canonical, "tests: " .. tests_text(f.tests),
         "soft: " .. soft_text(f.soft), f.when and "when: " .. without_kind(f.when) }
   end },
   { what = "re-spelled", lines = function(f) return { f.syntax } end },
   { what = "semantics", lines = function(f) return f.code end },
   { what = "variants", lines = function(f) return { f.configs and join(f.configs) or "all" } end },
   { what = "grade", lines = function(f) return { f.grade or "unknown" } end },
}

--- The same for each line of an operand: what is compared. The text of the line is shown beside it.
local LINE_ASPECTS = {
   { what = "re-encoded", key = function(l)
      return tests_text(l.tests) .. " " .. soft_text(l.soft)
         .. (l.when and " when " .. without_kind(l.when) or "")
   end },
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

--- Things of two lists by name: added, removed, changed. `text_of` shows one; `compare` looks for
-- changes; `old_name`, `new_name`: those that have another name now.
local function compare_lists(changes, kind, old, new, how)
   local old_of_name, new_of_name = by_name(old), by_name(new)
   local new_name, old_name = {}, {}
   if how.renamed then new_name, old_name = how.renamed(old, new, old_of_name, new_of_name) end
   for _, r in ipairs(old) do
      if not new_of_name[r.name] and not new_name[r.name] then
         changes:add(kind, "removed", r.name, how.text_of(r), nil)
      end
   end
   for _, r in ipairs(new) do
      if old_of_name[r.name] then
         how.compare(changes, old_of_name[r.name], r)
      elseif old_name[r.name] then
         changes:add(kind, "renamed", r.name, old_name[r.name], r.name)
      else
         changes:add(kind, "added", r.name, nil, how.text_of(r))
      end
   end
end

local function compare_named(changes, kind, old, new)
   compare_lists(changes, kind, old, new, { text_of = record_text, compare = function(_, a, b)
      local before, after = record_text(a), record_text(b)
      if before ~= after then
         changes:add(kind, what_changed("changed", before, after), b.name, before, after)
      end
   end })
end

local function lines_text(choice, line_text)
   return table.concat(choice_lines(choice, line_text, {}), "\n")
end

local function compare_choice(changes, old, new, form_name)
   for _, aspect in ipairs(LINE_ASPECTS) do
      local a, b = lines_text(old, aspect.key), lines_text(new, aspect.key)
      if a ~= b then
         changes:add_operand(what_changed(aspect.what, a, b), new.operand,
            lines_text(old, shown(aspect)), lines_text(new, shown(aspect)), form_name)
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
      if a ~= b then changes:add("form", what_changed(aspect.what, a, b), new.name, a, b) end
   end
   compare_choices(changes, old, new)
end

--- Forms that are gone and came back under another name: `{[old name] = new name}` and the other
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
   return new_name, old_name
end

local FORMS = { text_of = function(form) return form.syntax end, compare = compare_form,
   renamed = find_renamed }

-- What has no name of its own is told apart by what it is: units by their bits, ELF files by
-- machine and system, lines of latencies by their pages and variants.

local function named_by(text_of, keys)
   return summary.record_of({ { "name", function(_, thing) return text_of(thing) end },
      table.unpack(keys) })
end

-- Which bits each word of a bundle has, as text.
local function words_text(bundle)
   return bundle and lists.join(bundle.words, "; ", function(word)
      return ("at %d %s"):format(word.at, json.encode(word.parts))
   end)
end

local unit_of = named_by(function(u) return u.bits .. " bits" end, { "endian", "align", "stored",
   { "words", words_text, "bundle" },
   { "fill", function(bundle) return bundle and bundle.fill end, "bundle" },
   { "together", function(bundle) return bundle and bundle.together end, "bundle" } })

local elf_of = named_by(function(elf)
   return ("machine %d os %s"):format(elf.machine, elf.os or "any")
end, { "lo", "hi", "vendor", "number", "params" })

-- Lanes, where a launch puts things and how large it may be.
local function place_text(place)
   if type(place) ~= "table" then return place end
   return lists.join(place, ", ", function(one) return one.place .. " on " .. (one.on or "") end)
end

local launch_of = named_by(function() return "launch" end, { "lanes", "masks",
   { "params", place_text }, { "buffers", place_text }, { "images", place_text },
   { "limits", function(limits)
      return lists.join(limits or {}, ", ", function(limit)
         return limit.name .. " " .. tostring(limit.most)
      end)
   end } })

local latency_of = named_by(function(row)
   local some = lists.append(lists.append({}, row.fields or {}), row.registers or {})
   local pages = (#some > 0 and ("latency for %s of "):format(table.concat(some, ", "))
      or "latency of ") .. table.concat(row.pages, ", ")
   return row.configs and pages .. " on " .. table.concat(row.configs, ", ") or pages
end, { { "cycles", function(cycles) return cycles or "by scoreboard" end }, "among" })

-- Who waits for whom: its parts by name, and each line of latencies.
local function schedule_of(schedule)
   if not schedule then return {} end
   local list = lists.collect({ "cycles", "results", "sources", "first", "waits", "counted",
      "drained", "zero", "only", "early", "at_once", "reuse" }, function(key)
      return schedule[key]
         and summary.record { { "name", key }, { "is", json.encode(schedule[key]) } }
   end)
   local rows = lists.map(schedule.latencies, latency_of)
   return lists.append(list, rows)
end

-- Macros of one name differ in their conditions.
local macro_of = named_by(function(macro)
   return ("%s(%s)%s"):format(table.concat(macro.names, " "), table.concat(macro.params, ", "),
      macro.when and " when " .. macro.when or "")
end, { { "lines", function(lines) return table.concat(lines, "; ") end } })

local assembly_of = named_by(function() return "assembly" end, { "comment", "separator",
   "align_power", { "pad", function(pad) return pad and table.concat(pad, "; ") end } })

local function all_of(list, record_of)
   return lists.map(list or {}, function(thing) return record_of(thing) end)
end

-- Which field a use is of, is a matter of names.
local function fields_of(tree)
   for _, field in ipairs(tree.fields) do
      local meta = getmetatable(field)
      field.of, meta.__jsonorder = nil, lists.filter(meta.__jsonorder, function(key)
         return key ~= "of"
      end)
   end
   return tree.fields
end

-- Kinds of things: where they are in the summary, or their records.
local NAMED = {
   { "configuration", "configs" },
   { "unit", function(tree) return all_of(tree.units, unit_of) end },
   { "field", fields_of }, { "table", "tables" }, { "register", "files" }, { "space", "spaces" },
   { "stack", "stacks" }, { "option", "options" }, { "start", "starts" },
   { "exception", "exceptions" },
   { "exception", function(tree)
      return tree.undefined and { summary.record { { "name", "undefined" },
         { "is", tree.undefined } } } or {}
   end },
   { "elf", function(tree) return all_of(tree.elf, elf_of) end },
   { "sources", function(tree) return all_of({ tree.assembly }, assembly_of) end },
   { "operator", "operators" },
   { "macro", function(tree) return all_of(tree.macros, macro_of) end },
   { "machine", function(tree) return all_of({ tree.launch }, launch_of) end },
   { "schedule", function(tree) return schedule_of(tree.schedule) end },
}

local function things_of(tree, where)
   if type(where) == "function" then return where(tree) end
   return tree[where] or {}
end

--- Array of `{kind, what, name, old, new}` (operands also `forms`), in the order of the
-- descriptions.
function M.compare(old_model, new_model)
   local changes = setmetatable({ list = {}, of_operand = {} }, Changes)
   local new = summary.of(new_model)
   local renamed = renames.take_over(old_model, new_model, summary.of, new)
   local old = summary.of(old_model)
   for _, r in ipairs(renamed) do changes:add(r.kind, "renamed", r.new, r.old, r.new) end
   if old.isa.name ~= new.isa.name then
      changes:add("isa", "renamed", new.isa.name, old.isa.name, new.isa.name)
   end
   for _, kind in ipairs(NAMED) do
      compare_named(changes, kind[1], things_of(old, kind[2]), things_of(new, kind[2]))
   end
   local a, b = json.encode(old.prefer or {}), json.encode(new.prefer or {})
   if a ~= b then changes:add("prefer", "changed", new.isa.name, a, b) end
   compare_named(changes, "page", old.pages, new.pages)
   compare_lists(changes, "form", old.forms, new.forms, FORMS)
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

local MOST_FORMS = 4 -- named after a change of an operand

local function reach(forms)
   local names = table.concat(forms, " ", 1, math.min(#forms, MOST_FORMS))
   local more = #forms > MOST_FORMS and (" and %d more"):format(#forms - MOST_FORMS) or ""
   return "  in " .. names .. more
end

local IS_WORDING = { renamed = true, reworded = true }

--- Did nothing but names and reasons change?
function M.is_same(changes)
   return not lists.any(changes, function(c) return not IS_WORDING[c.what] end)
end

-- What is counted apart: `, 3 renamed, 1 reworded`.
local function wording_text(changes, count)
   local text = ""
   for _, what in ipairs({ "renamed", "reworded" }) do
      local n = #lists.filter(changes, function(c) return c.what == what end)
      if n > 0 then text, count = text .. (", %d %s"):format(n, what), count - n end
   end
   return text, count
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
   local wording, count = wording_text(changes, #changes)
   out[#out + 1] = (count == 0 and "no change of meaning"
      or ("%d change%s of meaning"):format(count, count == 1 and "" or "s"))
      .. wording
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
