-- Expansion: instructions × ops rows × forms × formats → forms. Choices stay factored
-- (`gen/forms/template`). A form is expanded once for each row that has a cell for every column
-- that the form, or the code of the instruction, names.
local bind = require("gen.forms.template.node").bind
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local budget = require("gen.base.budget")
local names = require("gen.resolve.names")
local clause = require("gen.resolve.clause")
local condition = require("gen.resolve.condition")
local columns = require("gen.forms.columns")
local conditions = require("gen.forms.conditions")
local rows = require("gen.forms.ops_rows")
local template = require("gen.forms.template")
local lengths = require("gen.forms.lengths")
local form_names = require("gen.forms.form_names")
local extension = require("gen.forms.template.extension")
local sums = require("gen.forms.template.sum")
local scopes = require("gen.forms.template.scope")
local spelling = require("gen.forms.spelling")
local wordorder = require("gen.wordset.order")
local wordset = require("gen.wordset")

local M = {}

-- Formats -----------------------------------------------------------------------------------------

local function format_chain(name, sym, report, at)
   local chain, seen = {}, {}
   while name do
      local entry = sym.formats[name]
      if not entry then
         report:error("E10", at, ("format `%s` is not declared"):format(name),
            suggest.hint(name, sym.formats))
         return nil
      end
      if seen[name] then
         report:error("E14", entry.node.at, ("format `%s` contains itself"):format(name))
         return nil
      end
      seen[name], entry.used = true, true
      chain[#chain + 1] = entry.node
      name, at = entry.node.outer, entry.node.at
   end
   return chain
end

-- All paths through a chain of formats: one line of each, inner first.
local function format_paths(chain)
   local paths = { {} }
   for _, format in ipairs(chain) do
      local longer = {}
      for _, path in ipairs(paths) do
         for number, line in ipairs(format.lines) do
            local copy = table.move(path, 1, #path, 1, {})
            copy[#copy + 1] = { format = format, line = line, number = #format.lines > 1 and number
               or nil }
            longer[#longer + 1] = copy
         end
      end
      paths = longer
   end
   return paths
end

-- One form ----------------------------------------------------------------------------------------

local function prune_dead(choice)
   local live = {}
   for _, line in ipairs(choice.lines) do
      local ok = true
      for _, nested in ipairs(line.choices) do
         if not prune_dead(nested) then ok = false end
      end
      if ok then
         line.index = #live
         live[#live + 1] = line
      end
   end
   choice.lines = live
   return #live > 0
end

-- Choices of dropped alternatives leave the form, the others are renumbered in text order.
local function renumber(form)
   local kept = {}
   local function walk(choices)
      for _, choice in ipairs(choices) do
         choice.slot = #kept
         kept[#kept + 1] = choice
         for _, line in ipairs(choice.lines) do walk(line.choices) end
      end
   end
   walk(form.top)
   form.choices = kept
end

local function read_clauses(form, scope, node, report)
   local ctx = { sym = form.sym, report = report, statics = scope.statics, bits = form.bits_count,
      keep = true }
   local clauses = clause.read(node.clauses, ctx)
   if clauses.is_else then
      report:error("E28", clauses.else_at, "`else` belongs in the lines of an operand")
   end
   lists.append(scope.tests, clauses.tests)
   form.when = node.when and condition.read(node.when, ctx) or form.when
   return clauses
end

local function cover_mask(groups, form)
   for _, list in ipairs(groups) do
      for _, entry in ipairs(list) do
         local extends = entry.field and entry.field.extends
         if not extends then
            form.covered = num.bor(form.covered, entry.mask or entry.field.mask)
         end
      end
   end
end

local function cover_lines(choices, form)
   for _, line in lists.nested(choices, "lines") do
      cover_mask({ line.tests, line.soft, line.carried }, form)
      cover_lines(line.choices, form)
   end
end

-- Where a form differs from its neighbours: its row of an `ops` with several, else its line.
local function own_place(node, product)
   local at = node.at
   for _, entry in ipairs(product) do
      if #entry.ops.rows > 1 then at = entry.row.at end
   end
   return at
end

local function new_form(sym, page, node, product, path, where, report, combination)
   local largest = sym.units[#sym.units]
   return {
      sym = sym, report = report, page = page, node = node, rows = product, path = path,
         configs = table.move(where, 1, #where, 1, {}), where = where,
      expand = template.expand, choices = {}, top = {}, slots = {}, slot_of = {}, binds = {},
         tests = {}, carried = {}, soft = {},
      statics = rows.statics(product), bits_count = largest.bits, space = wordset.of_unit(largest),
         covered = 0, extension = combination,
      at = node.at, own_at = own_place(node, product),
   }
end

local function bind_with(form, node)
   for _, entry in ipairs(node.with or {}) do
      if form.binds[entry.name] then
         form.report:error("E11", entry.at or node.at,
            ("role `%s` is bound twice in this form"):format(entry.name))
      end
      form.binds[entry.name] = bind.expr({ expr = entry.expr, statics = form.statics,
         at = entry.at or node.at })
   end
end

-- The `rest` of a layer. `rest` without a word states the reason for the `rest` of forms.
local function own_rest(layer, report)
   local rest = layer.clauses.rest
   if rest and not rest.word and not layer.format then
      report:error("E03", rest.at, "`rest` without a word belongs in a format",
         { hint = "`ignored rest`" })
      return nil
   end
   return rest
end

-- The instruction's own text first, then each format around it.
local function expand_text(form, report)
   local scope = {
      form = form, statics = form.statics, binds = form.binds, choices = form.top,
         tests = form.tests,
      carried = form.carried, chain = {}, where = form.where,
   }
   local layers, rests = { { node = form.node } }, {}
   for _, step in ipairs(form.path) do
      layers[#layers + 1] = { node = step.line, format = step.format }
   end
   for _, layer in ipairs(layers) do
      layer.clauses = read_clauses(form, scope, layer.node, report)
      lengths.take_drawings(form, layer.clauses.drawn, report)
      for _, soft in ipairs(layer.clauses.soft) do
         soft.own = layer.format == nil
         form.soft[#form.soft + 1] = soft
      end
      rests[#rests + 1] = own_rest(layer, report)
   end
   form.rest = clause.join_rests(rests, report)
   conditions.apply(form)
   scope.words = scopes.own_words(form.tests, form.space)
   if form.space:is_empty(scope.words) then return false end
   for _, layer in ipairs(layers) do
      local items = template.expand(layer.node.template, scope)
      if not layer.format then
         form.mnemonic = spelling.mnemonic(items)
         form.own_items = items
      end
      scope.star = items
   end
   form.items = scope.star
   sums.check(form.items, report)
   return true
end

local function expand_in(sym, page, node, product, path, where, is_split, report, combination)
   budget.at(node.at, node.name and page.name .. "." .. node.name or page.name)
   local form = new_form(sym, page, node, product, path, where, report, combination)
   if not expand_text(form, report) then return nil end
   for _, choice in ipairs(form.top) do
      if not prune_dead(choice) then return nil end
   end
   renumber(form)
   bind_with(form, node)
   cover_mask({ form.tests, form.soft, form.carried, form.rest and form.rest.likes or {} }, form)
   cover_lines(form.top, form)
   form.unit = lengths.unit_of(form, path, is_split, report)
   if not form.unit then return form, false end
   form.length = form.unit.length
   return form, true
end

-- The configurations of `where` by the units that they have: array of arrays of booleans.
local function by_units(sym, where)
   local groups, of_key = {}, {}
   for c in ipairs(where) do
      local key = lists.map(sym.units, function(unit) return tostring(unit.configs[c]) end)
      key = table.concat(key, " ")
      if where[c] and not of_key[key] then
         local group = {}
         for i in ipairs(where) do group[i] = false end
         groups[#groups + 1], of_key[key] = group, group
      end
      if where[c] then of_key[key][c] = true end
   end
   return groups
end

-- One combination of alternatives that bring bits: the pieces begin after the shortest unit that
-- holds all other bits of the form.
local function expand_combination(sym, page, node, product, path, where, report, plan)
   local base, combination = sym.units[1].bits, nil
   for _ = 1, #sym.units do
      combination = extension.begin(base, plan)
      local form, has_unit = expand_in(sym, page, node, product, path, where, false, report,
         combination)
      if not form or has_unit and form.unit.bits == base then
         if form and combination.at > base then
            form.unit = lengths.extended(form, report)
            form.length = form.unit.length
         end
         return form, combination
      end
      if not has_unit then
         report:error("E33", form.at, "the variants of this form have different units",
            { hint = "`on` after the form" })
         return nil, combination
      end
      base = form.unit.bits
   end
   return nil, combination
end

-- All combinations that begin like `plan`, in their order.
local function expand_combinations(sym, page, node, product, path, where, report, plan, out)
   local form, combination =
      expand_combination(sym, page, node, product, path, where, report, plan)
   out[#out + 1] = form
   for k = #combination.counts, #plan + 1, -1 do
      for number = 2, combination.counts[k] do
         local longer = table.move(plan, 1, #plan, 1, {})
         for i = #plan + 1, k - 1 do longer[i] = 1 end
         longer[k] = number
         expand_combinations(sym, page, node, product, path, where, report, longer, out)
      end
   end
   return out
end

-- One form, or one for each length where variants have different units.
local function expand_form(sym, page, node, product, path, where, report)
   if sym.has_extensions then
      return expand_combinations(sym, page, node, product, path, where, report, {}, {})
   end
   local form, has_unit = expand_in(sym, page, node, product, path, where, false, report)
   if not form or has_unit then return { form } end
   local forms, groups = {}, by_units(sym, where)
   for _, group in ipairs(groups) do
      local part = expand_in(sym, page, node, product, path, group, true, report)
      if part then
         part.split = #groups > 1
         forms[#forms + 1] = part
      end
   end
   return forms
end

-- Provenance: the nearest of row, form line, instruction, isa.
local function provenance(form, sym)
   local nodes = { form.node }
   for _, entry in ipairs(form.rows) do nodes[#nodes + 1] = entry.row end
   nodes[#nodes + 1] = form.page.node
   nodes[#nodes + 1] = sym.isa
   for _, node in ipairs(nodes) do
      if node.prov and #node.prov > 0 then return node.prov end
   end
   return {}
end

local grade_rank = { unknown = 0, inferred = 1, document = 2, hardware = 3 }

local function grade_of(prov, sym)
   local best
   for _, entry in ipairs(prov) do
      local grade = entry.grade
      if entry.source then
         local source = sym.sources[entry.source]
         grade = source and source.node.grade
         if source then source.used = true end
      end
      if grade and (not best or grade_rank[grade] > grade_rank[best]) then best = grade end
   end
   return best or "unknown"
end

-- Instructions ------------------------------------------------------------------------------------

local function expand_page(sym, node, forms, report)
   local page = {
      name = node.name, title = node.title or node.name, prose = node.prose, prov = node.prov,
         node = node, forms = {},
      shares = node.shares, overs = node.overs, examples = node.examples, aliases = node.aliases,
      prefers = node.prefers, unknown = node.unknown, needed = {}, at = node.at,
      otherwise = node.otherwise,
   }
   if not node.body and not node.unknown then
      report:error("E03", node.at, ("instruction `%s` has no `do`"):format(node.name),
         { hint = "write `do nothing`, or `unknown \"why\"` where that is unknown" })
   end
   local ops_list = rows.resolve(node, sym, report)
   page.ops = ops_list
   for _, ops in ipairs(ops_list) do rows.check_ids(ops, report) end
   for _, form_node in ipairs(node.forms) do
      page.needed[form_node] = columns.needed(form_node, node)
   end
   columns.check(page, ops_list, node.forms, report)
   local page_where = names.where(node.on, sym, nil, report)
   for _, form_node in ipairs(node.forms) do
      local format = form_node.format or node.format
      local chain = format and format_chain(format, sym, report, form_node.at) or {}
      local too_many = rows.is_too_many(ops_list, chain)
      if too_many then
         report:error("E85", form_node.at,
            ("this form has more than %d expansions: rows of `ops` times lines of formats")
            :format(rows.MOST_EXPANSIONS))
      end
      for _, product in ipairs(too_many and {}
         or rows.products(ops_list, page.needed[form_node])) do
         local statics = rows.statics(product)
         local where = names.both(page_where, names.where(form_node.on, sym, statics, report))
         for _, entry in ipairs(product) do
            where = names.both(where, names.where(entry.row.on, sym, statics, report))
         end
         for _, path in ipairs(format_paths(chain)) do
            local here = where
            for _, step in ipairs(path) do
               here = names.both(here, names.where(step.line.on, sym, statics, report))
            end
            local expanded = names.nowhere(here) and {}
               or expand_form(sym, page, form_node, product, path, here, report)
            for _, form in ipairs(expanded) do
               form_names.give(page, form, #node.forms)
               form.row = {}
               lists.append(form.row, product)
               form.prov = provenance(form, sym)
               form.grade = node.unknown and "unknown" or grade_of(form.prov, sym)
               page.forms[#page.forms + 1] = form
               forms[#forms + 1] = form
            end
         end
      end
   end
   if #page.forms == 0 and not report:failed() then
      report:error("E27", node.at,
         ("the tests of instruction `%s` exclude every value; it has no expansion"):format(
            node.name))
   end
   return page
end

--- symbols → model (without word sets, canonical words and code).
function M.pages(sym, report)
   wordorder.give(sym)
   local model = {
      sym = sym, private_of = sym.tree.private_of,
      isa = sym.isa, configs = sym.configs, units = sym.units, fields = sym.fields,
         files = sym.files,
      spaces = sym.spaces, stacks = sym.stacks, tables = sym.tables, operands = sym.operands,
         funcs = sym.funcs, exceptions = sym.tree.exceptions, undefined = sym.undefined,
      sources = sym.tree.sources, errata = sym.tree.errata, prefers = sym.tree.prefers,
         aliases = sym.tree.aliases,
      lanes = sym.lanes, masks = sym.masks, options = sym.options, places = sym.places,
      limits = sym.limits, starts = sym.starts, engines = sym.engines,
      syntaxes = sym.syntaxes, elfs = sym.elfs,
      assemblies = sym.tree.assemblies, assembly = sym.tree.assemblies[1],
         operators = sym.tree.operators, macros = sym.tree.macros,
      formats = sym.tree.formats, pages = {}, forms = {}, word_bits =
         sym.units[#sym.units].bits,
   }
   for _, node in ipairs(sym.tree.insns) do
      model.pages[#model.pages + 1] = expand_page(sym, node, model.forms, report)
   end
   for _, page in ipairs(model.pages) do rows.check_also(page.ops, report) end
   form_names.number(model.forms, report)
   return model
end

return M
