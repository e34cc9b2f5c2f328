-- The checked model as a plain tree of records, arrays, texts and small numbers: what other
-- programs read as JSON, and what `isadora diff` compares.
--
-- Nothing here depends on the order in which Lua walks a table: every record lists its keys. Words
-- and masks are hex texts ("0x4c000000"), counts and values beyond 2^53 decimal texts, because
-- readers of JSON keep no more than that.
local lists = require("gen.base.lists")
local num = require("gen.num")
local private = require("gen.base.private")
local asttext = require("gen.syntax.asttext")
local conditions = require("gen.forms.conditions")
local notation = require("gen.commands.notation")
local records = require("gen.commands.records")
local irtext = require("gen.ir.text")
local launch = require("gen.resolve.launch")
local describe = require("gen.forms.describe")
local fields = require("gen.resolve.field")

local M = {}

local record, array, record_of = records.record, records.array, records.record_of
local all, each, yes = records.all, records.each, records.yes
local name_of, as_it_is = records.name_of, records.as_it_is
local number, word = records.number, records.word

local SOURCES = { "sources", each(function(p) return asttext.provenance({ p }) end), "prov" }

local ON = { "on", function(on) return on and #on > 0 and asttext.condition(on) or nil end }

-- State -------------------------------------------------------------------------------------------

local function expr_or_num(v)
   if v == nil then return nil end
   return num.is_num(v) and asttext.number(v) or asttext.expr(v)
end

local entry_of = record_of { "number", { "value", expr_or_num }, "prints",
   { "also", each(as_it_is) } }

local view_of = record_of { "name", "count", "width",
   { "lo", function(lo, v) return not v.parts and lo or nil end },
   { "step", function(step, v) return v.count and step or nil end },
   { "parts", each(function(p) return array { p.lo, p.lo + p.width - 1 } end) } }

local group_of = record_of { "name", { "count", as_it_is, "group" }, "unaligned",
   { "prints", function(prints) return prints and prints[1] end } }

local file_of = record_of { "name", "count", "width", { "signed", yes }, "scope", { "masks", yes },
   { "parks", yes },
   { "reset", number }, "prints", "named", "counts", ON,
   { "entries", each(entry_of), "entry_list" }, { "views", each(view_of) },
   { "groups", each(group_of) },
   { "bits", each(record_of { "lo", "hi", { "value", number }, ON }) },
   { "flags", each(record_of { "name", { "bit", as_it_is, "lo" } }) }, SOURCES, "prose" }

-- A rule, or the exception that is raised in its place.
local function rule_of(default, key)
   return function(rule, space)
      local raise = space[key]
      return raise and asttext.raise(raise) or rule or default
   end
end

local function raise_text(raise) return raise and asttext.raise(raise) end

local space_of = record_of { "name",
   { "cell_bits", function(type) return type.width end, "type" }, { "size", number }, "endian",
   "scope", { "read_only", yes, "ro" }, { "write_only", yes, "wo" }, { "access", each(number) },
   { "unaligned", rule_of("ok", "unaligned_raise") },
   { "outside", rule_of("trap", "outside_raise") }, "windows", "shown", { "code", yes }, ON,
   "prose" }

local function type_text(t) return (t.kind or "u") .. t.width end

local stack_of = record_of { "name", "depth", "scope",
   { "members", all(record_of { "name", { "type", type_text } }) },
   { "overflow", raise_text }, { "underflow", raise_text }, "prose" }

-- Lanes and functions -----------------------------------------------------------------------------

local function place_text(place)
   return ("%s[0x%s]"):format(place.space.name, num.hex(place.index))
end

-- A text, or where it is by variant.
local function place_of(list)
   if not list then return nil end
   if #list == 1 and not list[1].on then return place_text(list[1]) end
   return array(lists.map(list, function(place)
      return record { { "place", place_text(place) }, { "on", place.on and
         asttext.condition(place.on) } }
   end))
end

local limit_of = record_of { "name", "most", ON, SOURCES, "prose" }

local launch_record = record_of { "lanes", { "masks", name_of },
   { "params", function(places) return place_of(places.params) end, "places" },
   { "buffers", function(places) return place_of(places.buffers) end, "places" },
   { "images", function(places) return place_of(places.images) end, "places" },
   { "limits", function(_, model) return each(limit_of)(model.limits) end } }

local function launch_of(_, model)
   return (model.lanes or 0) > 0 and launch_record(model) or nil
end

local option_of = record_of { "name", "title",
   { "values", all(function(cell) return cell.text end), "cells" }, SOURCES, "prose" }

local function starts_of(starts)
   local list = {}
   for _, scope in ipairs(launch.starts) do
      for _, start in ipairs(starts and starts[scope] or {}) do
         list[#list + 1] = record { { "name", scope }, { "on", start.on and
            asttext.condition(start.on) }, { "code", array(irtext.lines(start.code.body)) },
            { "prose", start.prose } }
      end
   end
   return #list > 0 and array(list) or nil
end

local function param_text(p)
   return p.name .. (p.type and " " .. type_text(p.type) or "")
      .. (p.values and " " .. p.values.name or "")
end

-- As the description writes them: in the code of forms they are spelled out.
local func_of = record_of { "name", "kind", { "params", all(param_text) },
   { "type", function(type) return type and type_text(type) end },
   { "text", function(at) return array(asttext.source_block(at)) end, "at" }, SOURCES, "prose" }

-- Fields and tables -------------------------------------------------------------------------------

--- Pieces of a field, low first; pieces that touch in the word are one.
local function pieces_of(pieces)
   local out, last = {}, nil
   for _, p in ipairs(pieces) do
      if last and p.lo == last[2] + 1 then
         last[2] = p.hi
      else
         last = array { p.lo, p.hi }
         out[#out + 1] = last
      end
   end
   return array(out)
end

local function field_set(set, field) return set and asttext.set(set, field.width) end

local field_of = record_of { "name", { "of", function(of) return of and of.name end }, "extends",
   { "pieces", pieces_of }, "width", "kind", { "signed", yes },
   { "radix", function(radix, f) return f.kind == "number" and not f.float and radix or nil end },
   { "float", function(float) return float and float.format end },
   { "digits", function(float) return float and float.digits end, "float" },
   { "scale", function(scale, f) return not f.float and scale ~= 1 and number(scale) or nil end },
   { "file", function(file) return file and file.name end },
   { "table", function(t) return t and t.name end },
   { "relative_to", function(rel) return rel and asttext.expr(rel) end, "rel" }, { "label", yes },
   { "logic", function(logic, f) return logic and f.logic_table.name end }, { "wrap", yes },
   { "not", field_set, "exclude" }, { "none", field_set, "absent" },
   { "strong", field_set },
   { "codes", each(function(c) return array { number(c.code), c.text } end), "code_list" },
   SOURCES, "prose" }

local function cell_text(cell)
   if cell == nil or cell.none then return "?" end
   return cell.raw or cell.text
end

-- What is read for codes besides their texts: `[code, text]`.
local function also_codes(rows)
   local list = {}
   for row, text in lists.nested(rows, "also") do
      list[#list + 1] = array { number(row.code), text }
   end
   return #list > 0 and array(list) or nil
end

local table_of = record_of { "name", { "numbers", yes }, { "columns", each(as_it_is) },
   { "rows", function(rows, t)
      return array(lists.map(rows, function(row)
         local cells = lists.map(row.cells, cell_text)
         if t.numbers then table.remove(cells, 1) end
         table.insert(cells, 1, number(row.code))
         return array(cells)
      end))
   end }, { "also", also_codes, "rows" }, "prose" }

-- Forms -------------------------------------------------------------------------------------------

-- Names of the configurations where something exists; nil where that is wherever the line or form
-- around it does (all of them when nil).
local function config_names(flags, _, context)
   local names, fewer = {}, false
   for i, c in ipairs(context.model.configs) do
      if flags[i] then names[#names + 1] = c.name
      elseif not context.around or context.around[i] then fewer = true end
   end
   return fewer and array(names) or nil
end

local function tests_of(tests) return array(asttext.tests(tests)) end

-- Conditions between fields, of a form or an alternative.
local WHEN = { "when", function(_, source) return conditions.text(source, "name") end, "tests" }

local soft_of = each(record_of { { "class", as_it_is, "word" }, { "mask", word },
   { "value", word } })
local SOFT = { "soft", soft_of }

--- Runs of bits of one class and field, the highest first.
local function bit_runs(bits, form)
   local runs, run = {}, nil
   for i = form.unit.bits - 1, 0, -1 do
      local b = bits[i]
      local field = b and b.class ~= "fixed" and b.field and fields.base(b.field).name or nil
      local class = b and b.class or "none"
      if run and run.class == class and run.field == field and run.why == (b and b.why) then
         run.lo = i
      else
         run = { hi = i, lo = i, class = class, field = field, why = b and b.why }
         runs[#runs + 1] = run
      end
   end
   return all(record_of { "hi", "lo", "class", "field", "why" })(runs)
end

local choice_of -- forward

-- The choices inside a line or form, which are where it exists.
local function inner_choices(choices, owner, context)
   local inner = { model = context.model, bits = context.bits, around = owner.configs }
   return each(function(choice) return choice_of(choice, inner) end)(choices)
end

-- The soft clauses of a form by their words, with what its `rest` takes: which of these said it is
-- of no consequence.
local function all_soft(_, form, context)
   local of_word, list = {}, {}
   local function add(clause)
      local one = lists.entry(of_word, clause.word,
         { word = clause.word, mask = 0, value = 0 }, list)
      one.mask = num.bor(one.mask, clause.mask)
      one.value = num.bor(one.value, num.band(clause.value, clause.mask))
   end
   for _, soft in ipairs(form.soft) do add(soft) end
   for bit = 0, form.rest and form.unit.bits - 1 or -1 do
      local mask = num.shl(1, bit)
      if form.bits[bit] and form.bits[bit].is_rest then
         add({ word = form.rest.word, mask = mask, value = form.rest.value })
      end
   end
   table.sort(list, function(a, b) return a.word < b.word end)
   return soft_of(list, form, context)
end

local line_of = record_of { { "text", describe.of_items, "items" },
   { "also", each(record_of { { "text", describe.of_items, "items" }, { "glued", yes } }) },
   { "tests", tests_of }, WHEN, SOFT,
   { "code", function(_, line) return each(as_it_is)(irtext.line(line)) end },
   { "configs", config_names }, { "choices", inner_choices } }

choice_of = record_of { "operand", "role", { "lines", all(line_of) } }

local texts = each(function(entry) return entry.text end)

local effects_record = record_of { { "reads", texts }, { "writes", texts }, { "flags", texts },
   { "memory", texts },
   { "branch", function(branch) return branch ~= "none" and branch or nil end },
   { "traps", texts }, { "raises", texts }, { "halts", yes }, { "waits", yes }, "engine" }

-- What cells of `ops` are read as: texts of the form itself, without a mark.
local function also_texts(aliases)
   local list = lists.collect(aliases or {}, function(alias)
      return alias.respelled and not alias.marked and not alias.of_alias
         and describe.of_items(alias.items)
   end)
   return #list > 0 and array(list) or nil
end

local exception_of = record_of { "name", { "params", all(param_text) },
   { "effects", function(effects) return effects and effects_record(effects) end },
   { "code", function(code) return code and array(irtext.lines(code.body)) end }, SOURCES,
   "prose" }

local form_record = record_of { "name", { "page", name_of }, "mnemonic",
   { "syntax", function(text, form) return text or describe.of_items(form.items) end },
   { "also", also_texts, "aliases" },
   { "unit", function(unit) return unit.bits end }, { "bytes", as_it_is, "length" },
   { "configs", config_names }, "grade", SOURCES,
   { "mask", function(fixed, ...) return word(fixed.mask, ...) end, "fixed" },
   { "value", function(fixed, ...) return word(fixed.value, ...) end, "fixed" },
   { "canonical", function(canonical, ...) return word(canonical.value, ...) end },
   { "tests", tests_of },
   WHEN,
   { "bits", bit_runs },
   { "fields", all(function(slot) return slot.field.name end), "slots" }, { "soft", all_soft },
   { "choices", function(choices, ...)
      return inner_choices(lists.filter(choices, function(c) return not c.parent end), ...)
   end },
   { "effects", function(effects) return effects and effects_record(effects) end },
   { "code", function(_, form) return array(irtext.form(form)) end } }

local function form_of(form, context)
   return form_record(form, { model = context.model, bits = form.unit.bits })
end

local state_of = each(function(g)
   return asttext.expr(g.target) .. "=" .. asttext.number(g.value)
end)

local prefer_of = record_of { { "names", all(as_it_is) }, "mark", "place" }

local function template_text(t) return type(t) == "string" and t or asttext.template(t) end

local alias_of = record_of { { "text", template_text, "left" }, { "means", template_text, "right" },
   { "when", function(when) return when and asttext.clauses(when) end }, { "print", yes } }

local example_of = record_of { "text", { "code", all(as_it_is) }, { "before", state_of },
   { "after", state_of }, "stop", "raises",
   { "unchanged", function(after, e)
      return yes(after and #after == 0 and not e.stop)
   end, "after" }, ON }

local page_of = record_of { "name", "title", SOURCES,
   { "unknown", function(node) return node.unknown end, "node" }, { "otherwise", yes },
   { "forms", all(name_of) },
   { "over", each(record_of { "name", "why" }), "overs" },
   { "prefer", function(node) return each(prefer_of)(node.prefers) end, "node" },
   { "aliases", function(node) return each(alias_of)(node.aliases) end, "node" },
   { "examples", each(example_of) }, "prose" }

-- The whole ---------------------------------------------------------------------------------------

local function big(n) return num.tostring(n) end

local encoding_space_of = record_of { { "unit", function(unit) return unit.bits end },
   { "config", name_of }, { "decoded", big }, { "reserved", big }, { "unknown", big },
   { "otherwise", function(n) return n and not num.eq(n, 0) and big(n) or nil end },
   { "unallocated", big } }

-- A part of a word: bits of the unit, bits that are 0, or one that depends on bits of the previous
-- word.
local function part_of(part)
   if part.zero then return record { { "zero", part.zero } } end
   local bits = array { part.lo, part.hi }
   return record { { part.prev and "prev" or "bits", bits }, { "value", part.value } }
end

local bundle_of = record_of { "bits", { "fill", function(fill) return fill and fill.text end },
   { "together", function(node) return node and true end },
   { "words", all(record_of { { "at", as_it_is, "offset" }, { "parts", all(part_of) },
      "prose" }) } }

local PAGES = { "pages", function(node)
   return each(function(p) return p.form and p.name .. "." .. p.form or p.name end)(node.pages)
end, "node" }

local function board_of(board)
   return board and record { { "field", board.field.name }, { "lo", board.lo }, { "hi", board.hi },
      { "after", board.after } }
end

local function only_of(only)
   return only and record { { "with", only.with.name }, { "lo", only.lo }, { "hi", only.hi } }
end

local function set_names(set, _, context)
   return array(lists.collect(context.model.fields, function(field)
      return set[field] and field.name
   end))
end

local function file_names(set, _, context)
   local list = lists.collect(context.model.sym.files, function(file)
      return set[file] and file.name
   end)
   return #list > 0 and array(list) or nil
end

-- The same of results with their own latency; nil of others.
local function own_names(set, _, context)
   local list = set and set_names(set, nil, context)
   return list and #list > 0 and list or nil
end

local function own_files(set, _, context) return set and file_names(set, nil, context) end

local schedule_record = record_of { { "cycles", name_of }, { "results", board_of },
   { "sources", board_of }, "first", { "zero", function(n) return n ~= 0 and n or nil end },
   { "only", only_of },
   { "waits", all(record_of { { "fields", all(name_of) }, "after", PAGES }) },
   { "drained", all(function(w) return PAGES[2](w.node) end) },
   { "counted", all(record_of { { "field", name_of }, { "left", name_of }, "after", PAGES }) },
   { "early", all(record_of { { "cycles", as_it_is, "n" }, { "fields", set_names },
      { "registers", file_names, "files" }, PAGES }) },
   { "at_once", all(record_of { { "fields", set_names }, { "registers", file_names, "files" },
      PAGES }), "once" },
   { "reuse", set_names },
   { "latencies", all(record_of { { "cycles", as_it_is, "n" }, { "among", as_it_is, "near" },
      { "fields", own_names }, { "registers", own_files, "files" }, PAGES,
      { "configs", config_names, "where" },
      { "sources", function(node) return SOURCES[2](node.prov) end, "node" } }), "rows" } }

local assembly, operators, macros = notation(record_of, all, each)

local model_record = record_of {
   { "isa", record_of { "name", "title", "prose" } },
   { "sources", all(record_of { "name", "title", "grade" }) },
   { "errata", all(record_of { "said", "right", SOURCES }) },
   { "configs", all(record_of { "name", "variant", "mode", { "variant_also", each(as_it_is) },
      { "mode_also", each(as_it_is) }, "elf" }) },
   { "elf", each(record_of { "machine", "os", "lo", "hi", "vendor", "number", "params",
      "pad", "fill", "align", "spare" }), "elfs" },
   { "units", all(record_of { "bits", "endian", "align", "stored",
      { "bundle", function(bundle) return bundle and bundle_of(bundle) end } }) },
   { "prefer", each(prefer_of), "prefers" }, { "tables", all(table_of) },
   { "fields", all(field_of) }, { "files", all(file_of) }, { "spaces", all(space_of) },
   { "stacks", all(stack_of) }, { "launch", launch_of }, { "options", each(option_of) },
   { "starts", starts_of }, { "exceptions", each(exception_of) },
   { "undefined", function(node) return node and asttext.raise(node.raise) end },
   assembly, operators, macros,
   { "schedule", function(s, _, context) return s and schedule_record(s, context) end },
   { "functions", each(func_of), "funcs" }, { "pages", all(page_of) },
   { "forms", all(form_of) }, { "encoding_space", all(encoding_space_of) },
}

-- All texts of a record with private names as `memory.MSIZE`.
local function with_dots(names, value)
   if type(value) == "string" then return private.dotted(names, value) end
   if type(value) == "table" then
      for key, part in pairs(value) do value[key] = with_dots(names, part) end
   end
   return value
end

--- model → record, in the order of the description.
function M.of(model)
   local out, names = model_record(model, { model = model }), model.private_of
   return names and next(names) and with_dots(names, out) or out
end

M.record, M.record_of, M.array = record, record_of, array

return M
