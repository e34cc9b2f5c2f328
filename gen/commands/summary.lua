-- The checked model as a plain tree of records, arrays, texts and small numbers: what other
-- programs read as JSON, and what `isadora diff` compares.
--
-- Nothing here depends on the order in which Lua walks a table: every record lists its keys. Words
-- and masks are hex texts ("0x4c000000"), counts and values beyond 2^53 decimal texts, because
-- readers of JSON keep no more than that.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local irtext = require("gen.ir.text")
local launch_limits = require("gen.resolve.launchlimits")
local describe = require("gen.forms.describe")

local M = {}

-- Records and arrays ------------------------------------------------------------------------------

--- A record from `{ {key, value}, .. }`; a nil value leaves its key out.
local function record(pairs_list)
   local order, out = {}, {}
   for i = 1, #pairs_list do
      local key, value = pairs_list[i][1], pairs_list[i][2]
      if value ~= nil then
         order[#order + 1] = key
         out[key] = value
      end
   end
   return setmetatable(out, { __jsonorder = order, __jsontype = "object" })
end

local function array(list)
   return setmetatable(list, { __jsontype = "array" })
end

--- `fill(x)` for each x of a list.
local function map(list, fill)
   local out = lists.map(list or {}, fill)
   return array(out)
end

local function map_or_nil(list, fill)
   if not list or #list == 0 then return nil end
   return map(list, fill)
end

--- A number if every reader of JSON keeps it exactly, else its decimal digits.
local function number(n)
   if n == nil then return nil end
   if num.is_small(n) and n < 1 << 53 and n > -(1 << 53) then return n end
   return num.tostring(n)
end

local function word(n, bits)
   return "0x" .. num.hex(n, (bits + 3) // 4)
end

local function yes(b) return b and true or nil end

local function sources(prov) return map_or_nil(prov,
   function(p) return asttext.provenance({ p }) end) end

local function guard(on) return on and #on > 0 and asttext.condition(on) or nil end

-- State -------------------------------------------------------------------------------------------

local function expr_or_num(v)
   if v == nil then return nil end
   return num.is_num(v) and asttext.number(v) or asttext.expr(v)
end

local function entry_of(e)
   return record { { "number", e.number }, { "value", expr_or_num(e.value) },
      { "prints", e.prints },
      { "also", map_or_nil(e.also, tostring) } }
end

local function view_of(v)
   local parts = map_or_nil(v.parts, function(p) return array { p.lo, p.lo + p.width - 1 } end)
   return record { { "name", v.name }, { "count", v.count }, { "width", v.width },
      { "lo", not parts and v.lo or nil }, { "step", v.count and v.step or nil },
         { "parts", parts } }
end

local function file_of(f)
   return record {
      { "name", f.name }, { "count", f.count }, { "width", f.width }, { "signed", yes(f.signed) },
         { "scope", f.scope }, { "masks", yes(f.masks) },
      { "reset", number(f.reset) }, { "prints", f.prints }, { "named", f.named },
         { "counts", f.counts },
      { "on", guard(f.on) }, { "entries", map_or_nil(f.entry_list, entry_of) },
      { "views", map_or_nil(f.views, view_of) },
      { "groups", map_or_nil(f.groups, function(g)
         return record { { "name", g.name }, { "count", g.group }, { "unaligned", g.unaligned },
            { "prints", g.prints and g.prints[1] } }
      end) },
      { "bits", map_or_nil(f.bits, function(b)
         return record { { "lo", b.lo }, { "hi", b.hi }, { "value", number(b.value) },
            { "on", guard(b.on) } }
      end) },
      { "flags", map_or_nil(f.flags,
         function(b) return record { { "name", b.name }, { "bit", b.lo } } end) },
      { "sources", sources(f.prov) }, { "prose", f.prose },
   }
end

local function space_of(s)
   return record {
      { "name", s.name }, { "cell_bits", s.type.width }, { "size", number(s.size) },
         { "endian", s.endian },
      { "scope", s.scope }, { "read_only", yes(s.ro) }, { "write_only", yes(s.wo) },
      { "access", map_or_nil(s.access, number) }, { "unaligned", s.unaligned or "ok" },
      { "outside", s.outside or "trap" }, { "windows", s.windows }, { "shown", s.shown },
      { "code", yes(s.code) }, { "on", guard(s.on) },
         { "prose", s.prose },
   }
end

local function type_text(t) return (t.kind or "u") .. t.width end

local function stack_of(s)
   return record { { "name", s.name }, { "depth", s.depth }, { "scope", s.scope },
      { "members", map(s.members, function(m)
         return record { { "name", m.name }, { "type", type_text(m.type) } }
      end) },
      { "prose", s.prose } }
end

-- Lanes and functions -----------------------------------------------------------------------------

local function place_text(place)
   return place and ("%s[0x%s]"):format(place.space.name, num.hex(place.index)) or nil
end

local function limit_of(limit)
   return record { { "name", limit.name }, { "most", limit.most },
      { "sources", sources(limit.prov) },
      { "prose", limit.prose } }
end

local function launch_of(model)
   if (model.lanes or 0) == 0 then return nil end
   return record { { "lanes", model.lanes }, { "masks", model.masks.name },
      { "params", place_text(model.places.params) },
         { "buffers", place_text(model.places.buffers) },
      { "limits", map_or_nil(launch_limits.list(model), limit_of) } }
end

local function option_of(o)
   return record { { "name", o.name }, { "title", o.title },
      { "values", map(o.cells, function(cell) return cell.text end) },
         { "sources", sources(o.prov) },
      { "prose", o.prose } }
end

local function starts_of(model)
   local list = {}
   for _, scope in ipairs({ "block", "warp" }) do
      local start = model.starts and model.starts[scope]
      if start then
         list[#list + 1] = record { { "name", scope },
            { "code", map(irtext.lines(start.code.body), tostring) },
            { "prose", start.prose } }
      end
   end
   return #list > 0 and array(list) or nil
end

local function param_text(p)
   return p.name .. (p.type and " " .. (p.type.kind or "u") .. p.type.width or "")
end

-- As the description writes them: in the code of forms they are spelled out.
local function func_of(f)
   return record { { "name", f.name }, { "kind", f.kind }, { "params", map(f.params, param_text) },
      { "text", map(asttext.source_block(f.at), tostring) }, { "sources", sources(f.prov) },
      { "prose", f.prose } }
end

-- Fields and tables -------------------------------------------------------------------------------

--- Pieces of a field, low first; pieces that touch in the word are one.
local function pieces_of(f)
   local out, last = {}, nil
   for _, p in ipairs(f.pieces) do
      if last and p.lo == last[2] + 1 then
         last[2] = p.hi
      else
         last = array { p.lo, p.hi }
         out[#out + 1] = last
      end
   end
   return array(out)
end

local function field_of(f)
   return record {
      { "name", f.name }, { "pieces", pieces_of(f) },
      { "width", f.width },
      { "kind", f.kind }, { "signed", yes(f.signed) },
         { "radix", f.kind == "number" and not f.float and f.radix or nil },
      { "float", f.float and f.float.format }, { "digits", f.float and f.float.digits },
      { "scale", not f.float and f.scale ~= 1 and number(f.scale) or nil },
         { "file", f.file and f.file.name },
      { "table", f.table and f.table.name }, { "relative_to", f.rel and asttext.expr(f.rel) },
      { "label", yes(f.label) }, { "logic", f.logic and f.logic_table.name },
      { "wrap", yes(f.wrap) }, { "not", f.exclude and asttext.set(f.exclude, f.width) },
      { "none", f.absent and asttext.set(f.absent, f.width) },
      { "codes", map_or_nil(f.code_list, function(c) return array { number(c.code), c.text } end) },
      { "sources", sources(f.prov) }, { "prose", f.prose },
   }
end

local function cell_text(cell)
   if cell == nil or cell.none then return "?" end
   return cell.raw or cell.text
end

-- What is read for codes besides their texts: `[code, text]`.
local function also_codes(t)
   local list = {}
   for row, text in lists.nested(t.rows, "also") do
      list[#list + 1] = array { number(row.code), text }
   end
   return #list > 0 and array(list) or nil
end

local function table_of(t)
   return record {
      { "name", t.name }, { "numbers", yes(t.numbers) },
      { "columns", map_or_nil(t.columns, tostring) },
      { "rows", map(t.rows, function(r)
         local cells = map(r.cells, cell_text)
         if t.numbers then table.remove(cells, 1) end
         table.insert(cells, 1, number(r.code))
         return cells
      end) },
      { "also", also_codes(t) },
      { "prose", t.prose },
   }
end

-- Forms -------------------------------------------------------------------------------------------

-- Names of the configurations where something exists; nil where that is wherever `around`, the line
-- or form that it stands in, does (all of them when nil).
local function config_names(model, flags, around)
   local names, fewer = {}, false
   for i, c in ipairs(model.configs) do
      if flags[i] then names[#names + 1] = c.name
      elseif not around or around[i] then fewer = true end
   end
   return fewer and array(names) or nil
end

local function tests_of(tests) return array(asttext.tests(tests)) end

local function soft_of(bits)
   return function(s)
      return record { { "class", s.word }, { "mask", word(s.mask, bits) },
         { "value", word(s.value or 0, bits) } }
   end
end

--- Runs of bits of one class and field, the highest first.
local function bit_runs(form)
   local runs, run = {}, nil
   for i = form.unit.bits - 1, 0, -1 do
      local b = form.bits[i]
      local field = b and b.class ~= "fixed" and b.field and b.field.name or nil
      local class = b and b.class or "hole"
      if run and run.class == class and run.field == field and run.why == (b and b.why) then
         run.lo = i
      else
         run = { hi = i, lo = i, class = class, field = field, why = b and b.why }
         runs[#runs + 1] = run
      end
   end
   return map(runs, function(r)
      return record { { "hi", r.hi }, { "lo", r.lo }, { "class", r.class }, { "field", r.field },
         { "why", r.why } }
   end)
end

local choice_of -- forward

local function spelling_of(spelling)
   return record { { "text", describe.of_items(spelling.items) }, { "glued", yes(spelling.glued) } }
end

local function line_of(model, line, bits, around)
   return record {
      { "text", describe.of_items(line.items) }, { "also", map_or_nil(line.also, spelling_of) },
      { "tests", tests_of(line.tests) },
      { "soft", map_or_nil(line.soft, soft_of(bits)) },
      { "code", map_or_nil(irtext.line(line), tostring) },
         { "configs", config_names(model, line.configs, around) },
      { "choices", map_or_nil(line.choices,
         function(c) return choice_of(model, c, bits, line.configs) end) },
   }
end

function choice_of(model, choice, bits, around)
   return record { { "operand", choice.operand }, { "role", choice.role },
      { "lines", map(choice.lines,
         function(line) return line_of(model, line, bits, around) end) } }
end

local function effects_of(e)
   if not e then return nil end
   local function list(entries) return map_or_nil(entries,
      function(entry) return entry.text end) end
   return record { { "reads", list(e.reads) }, { "writes", list(e.writes) },
      { "flags", list(e.flags) },
      { "memory", list(e.memory) }, { "branch", e.branch ~= "none" and e.branch or nil },
         { "traps", list(e.traps) },
      { "halts", yes(e.halts) }, { "waits", yes(e.waits) }, { "engine", e.engine } }
end

local function form_of(model, form)
   local bits = form.unit.bits
   local top = lists.filter(form.choices, function(c) return not c.parent end)
   return record {
      { "name", form.name }, { "page", form.page.name }, { "mnemonic", form.mnemonic },
      { "syntax", form.syntax or describe.of_items(form.items) }, { "unit", bits },
         { "bytes", form.length },
      { "configs", config_names(model, form.configs) }, { "grade", form.grade },
         { "sources", sources(form.prov) },
      { "mask", word(form.fixed.mask, bits) }, { "value", word(form.fixed.value, bits) },
      { "canonical", word(form.canonical.value, bits) }, { "tests", tests_of(form.tests) },
         { "bits", bit_runs(form) },
      { "fields", map(form.slots, function(s) return s.field.name end) },
      { "soft", map_or_nil(form.soft, soft_of(bits)) },
      { "choices", map_or_nil(top,
         function(c) return choice_of(model, c, bits, form.configs) end) },
      { "effects", effects_of(form.effects) }, { "code", map(irtext.form(form), tostring) },
   }
end

local function state_of(list)
   return map_or_nil(list, function(g) return asttext.expr(g.target) .. "="
      .. asttext.number(g.value) end)
end

local function prefer_of(p)
   return record { { "names", map(p.names, tostring) }, { "mark", p.mark } }
end

local function template_text(t) return type(t) == "string" and t or asttext.template(t) end

local function alias_of(a)
   return record { { "text", template_text(a.left) }, { "means", template_text(a.right) },
      { "when", a.when and asttext.claims(a.when) }, { "print", yes(a.print) } }
end

local function page_of(page)
   return record {
      { "name", page.name }, { "title", page.title }, { "sources", sources(page.prov) },
      { "unknown", page.node.unknown }, { "forms", map(page.forms, function(f) return f.name end) },
      { "over", map_or_nil(page.overs,
         function(o) return record { { "name", o.name }, { "why", o.why } } end) },
      { "prefer", map_or_nil(page.node.prefers, prefer_of) },
      { "aliases", map_or_nil(page.node.aliases, alias_of) },
      { "examples", map_or_nil(page.examples, function(e)
         return record { { "text", e.text }, { "code", array(e.code) },
            { "before", state_of(e.before) },
            { "after", state_of(e.after) }, { "stop", e.stop },
            { "unchanged", yes(e.after and #e.after == 0 and not e.stop) }, { "on", guard(e.on) } }
      end) },
      { "prose", page.prose },
   }
end

-- The whole ---------------------------------------------------------------------------------------

local function ledger_of(entry)
   local out = { { "unit", entry.unit.bits }, { "config", entry.config.name } }
   for _, class in ipairs { "decoded", "reserved", "unknown", "hole" } do
      out[#out + 1] = { class, num.tostring(entry[class]) }
   end
   return record(out)
end

--- model → record, in the order of the description.
-- A part of a word: bits of the unit, bits that are 0, or one that tells of bits of the word
-- before.
local function part_of(part)
   if part.zero then return record { { "zero", part.zero } } end
   local bits = array { part.lo, part.hi }
   return record { { part.prev and "prev" or "bits", bits }, { "value", part.value } }
end

local function bundle_of(bundle)
   if not bundle then return nil end
   return record { { "bits", bundle.bits }, { "fill", bundle.fill and bundle.fill.text },
      { "words", map(bundle.words, function(w)
         return record { { "at", w.offset }, { "parts", map(w.parts, part_of) },
            { "prose", w.prose } }
      end) } }
end

local function page_names(node)
   return map_or_nil(node.pages, function(p) return p.form and p.name .. "." .. p.form
      or p.name end)
end

local function board_of(board)
   return board and record { { "field", board.field.name }, { "lo", board.lo }, { "hi", board.hi },
      { "after", board.after } }
end

local function field_names(fields) return map(fields, function(f) return f.name end) end

local function set_names(model, set)
   local list = lists.collect(model.fields, function(field) return set[field] and field.name end)
   return array(list)
end

local function file_names(model, set)
   local list = lists.collect(model.sym.files, function(file) return set[file] and file.name end)
   return #list > 0 and array(list) or nil
end

local function schedule_of(model)
   local s = model.schedule
   if not s then return nil end
   return record { { "cycles", s.cycles.name }, { "results", board_of(s.results) },
      { "sources", board_of(s.sources) }, { "first", s.first },
      { "waits", map(s.waits, function(w)
         return record { { "fields", field_names(w.fields) }, { "pages", page_names(w.node) } }
      end) },
      { "drained", map(s.drained, function(w) return page_names(w.node) end) },
      { "counted", map(s.counted, function(w)
         return record { { "field", w.field.name }, { "left", w.left.name },
            { "pages", page_names(w.node) } }
      end) },
      { "early", map(s.early, function(e)
         return record { { "cycles", e.n }, { "fields", set_names(model, e.fields) },
            { "registers", file_names(model, e.files) }, { "pages", page_names(e.node) } }
      end) },
      { "reuse", set_names(model, s.reuse) },
      { "latencies", map(s.rows, function(row)
         return record { { "cycles", row.n }, { "pages", page_names(row.node) },
            { "configs", config_names(model, row.where) }, { "sources", sources(row.node.prov) } }
      end) } }
end

function M.of(model)
   return record {
      { "isa", record { { "name", model.isa.name }, { "title", model.isa.title },
         { "prose", model.isa.prose } } },
      { "sources", map(model.sources, function(s)
         return record { { "name", s.name }, { "title", s.title }, { "grade", s.grade } }
      end) },
      { "errata", map(model.errata, function(e)
         return record { { "said", e.said }, { "right", e.right }, { "sources", sources(e.prov) } }
      end) },
      { "configs", map(model.configs, function(c)
         return record { { "name", c.name }, { "variant", c.variant }, { "mode", c.mode },
            { "variant_also", map_or_nil(c.variant_also, function(name) return name end) },
            { "mode_also", map_or_nil(c.mode_also, function(name) return name end) },
            { "elf", c.elf } }
      end) },
      { "elf", map_or_nil(model.elfs, function(e)
         return record { { "machine", e.machine }, { "os", e.os }, { "lo", e.lo }, { "hi", e.hi },
            { "params", e.params } }
      end) },
      { "units", map(model.units, function(u)
         return record { { "bits", u.bits }, { "endian", u.endian }, { "align", u.align },
            { "stored", u.stored }, { "bundle", bundle_of(u.bundle) } }
      end) },
      { "prefer", map_or_nil(model.prefers, prefer_of) },
      { "tables", map(model.tables, table_of) }, { "fields", map(model.fields, field_of) },
      { "files", map(model.files, file_of) }, { "spaces", map(model.spaces, space_of) },
      { "stacks", map(model.stacks, stack_of) },
      { "launch", launch_of(model) }, { "options", map_or_nil(model.options, option_of) },
      { "starts", starts_of(model) }, { "schedule", schedule_of(model) },
         { "functions", map_or_nil(model.funcs, func_of) },
      { "pages", map(model.pages, page_of) },
      { "forms", map(model.forms, function(f) return form_of(model, f) end) },
      { "ledger", map(model.ledger, ledger_of) },
   }
end

M.record, M.array = record, array

return M
