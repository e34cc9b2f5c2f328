-- Names: declares everything that has one, once. A bare word is a field, operand, func, table or
-- space; `$x` is state; variants, modes and their features are a name space of their own. Register
-- files are resolved here and fields in `field.lua`, because every later pass speaks of them.
local lists = require("gen.base.lists")
local guard = require("gen.resolve.guard")
local constant = require("gen.resolve.constant")
local constants = require("gen.resolve.constants")
local fields = require("gen.resolve.field")
local view = require("gen.resolve.view")
local group = require("gen.resolve.group")
local bundle = require("gen.resolve.bundle")
local exception = require("gen.resolve.exception")
local elffile = require("gen.resolve.elffile")
local limits = require("gen.resolve.limits")
local simt = require("gen.resolve.simt")
local syntaxes = require("gen.resolve.syntaxes")
local window = require("gen.resolve.window")
local isa = require("gen.resolve.isa")
local private = require("gen.base.private")
local suggest = require("gen.base.suggest")

local M = {}

-- Names that the language itself uses in expressions.
local builtin_names = [[cat bits min max abs clamp pick quo rem div mod popcount clz ctz lut3
   undefined none next here
   word lane slot prev entry launch ballot any all lane_of push pop top drop depth
   f16 bf16 f32 f64]]
M.builtin = {}
for name in builtin_names:gmatch("%S+") do M.builtin[name] = true end

-- What may appear in an expression; formats, pages, sources and shared `ops` never do.
local in_code = { const = true, table = true, field = true, operand = true, space = true,
   func = true }

local function declare(space, kind, node, name, report)
   node.short = private.shorten(report.private_of, name)
   if in_code[kind] and M.builtin[node.short] then
      report:error("E11", node.at, ("`%s` is a built-in name"):format(node.short),
         { hint = "choose another name" })
   end
   if space[name] then
      report:error("E11", node.at, ("name `%s` is declared twice"):format(name),
         { also = { at = space[name].node.at, text = "first declared here" } })
   else
      space[name] = { kind = kind, node = node, name = name, used = false }
   end
   return space[name]
end

-- Variants × modes --------------------------------------------------------------------------------

local function axes_of(tree, kind)
   local list = lists.filter(tree.axes, function(axis) return axis.kind == kind end)
   return #list > 0 and list or { false }
end

-- Variants and modes are told apart by their names alone.
local function check_axes(tree, report)
   local first = {}
   local function take(name, axis)
      if first[name] then
         report:error("E11", axis.at, ("%s `%s` is declared twice"):format(axis.kind, name),
            { also = { at = first[name].at, text = "first declared here" } })
      end
      first[name] = first[name] or axis
   end
   for _, axis in ipairs(tree.axes) do take(axis.name, axis) end
   for axis, name in lists.nested(tree.axes, "also") do take(name, axis) end
end

local function configs_of(tree, features)
   local configs = {}
   for _, variant in ipairs(axes_of(tree, "variant")) do
      for _, mode in ipairs(axes_of(tree, "mode")) do
         local set = {}
         for _, axis in ipairs({ variant or nil, mode or nil }) do
            set[axis.name] = true
            for _, feature in ipairs(axis.features) do set[feature] = true end
         end
         if not variant and mode then
            set[mode.name] = true
            for _, feature in ipairs(mode.features) do set[feature] = true end
         end
         local name = variant and mode and variant.name .. "/" .. mode.name
            or variant and variant.name or mode and mode.name or "default"
         configs[#configs + 1] = {
            name = name, variant = variant and variant.name or nil, mode = mode and mode.name
               or nil, features = set,
            variant_also = variant and variant.also, mode_also = mode and mode.also,
            elf = variant and variant.elf or nil, axis = variant or nil,
         }
      end
   end
   for _, axis in ipairs(tree.axes) do
      features[axis.name] = features[axis.name] or { node = axis, used = true }
      for _, feature in ipairs(axis.features) do
         features[feature] = features[feature] or { node = axis, used = false, name = feature }
      end
   end
   return configs
end

--- Guards of lines, see `gen/resolve/guard.lua`.
M.where, M.both, M.nowhere = guard.where, guard.both, guard.nowhere

-- Register files ----------------------------------------------------------------------------------

local function entries_of(node, file, report)
   for _, sub in ipairs(node.subs) do
      if sub.tag == "entry" then
         if not file.count or sub.number >= file.count then
            report:error("E52", sub.at, ("entry %d may leave `%s` (%d entries)"):format(
               sub.number, file.name, file.count or 1))
         elseif file.entries[sub.number] then
            report:error("E11", sub.at,
               ("entry %d of `%s` is described twice"):format(sub.number, file.name),
               { also = { at = file.entries[sub.number].at, text = "first described here" } })
         else
            file.entries[sub.number] = sub
            file.entry_list[#file.entry_list + 1] = sub
         end
      end
   end
   table.sort(file.entry_list, function(a, b) return a.number < b.number end)
end

-- Two registers of one file that are spelled alike could not be told apart by a reader, nor by the
-- assembler.
local function check_spellings(file, report)
   local first = {}
   local function note(text, number, at)
      local other = first[text]
      if other and other.number ~= number then
         report:error("E11", at,
            ("`%s` is the text of registers %d and %d of `%s`"):format(text, other.number, number,
            file.name), other.at and { also = { at = other.at, text = "the other one" } } or nil)
      end
      first[text] = other or { number = number, at = at }
   end
   local named = {}
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then named[entry.number] = true end
   end
   for number = 0, math.min(file.count or 0, 65536) - 1 do
      if not named[number] then note(file.prints .. number, number) end
   end
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then note(entry.prints, entry.number, entry.at) end
      for _, text in ipairs(entry.also or {}) do note(text, entry.number, entry.at) end
   end
end

-- Views and flags are told apart by their names, and from `.n`, the number of a register.
local function check_members(file, report)
   local first = { n = { name = "n" } }
   for _, list in ipairs({ file.views, file.flags }) do
      for _, member in ipairs(list) do
         local other = first[member.name]
         if other then
            report:error("E11", member.at, other.at
               and ("`%s` has a member `.%s` already"):format(file.name, member.name)
               or "`.n` is the number of a register; a member needs another name",
               other.at and { also = { at = other.at, text = "declared here" } })
         end
         first[member.name] = other or member
      end
   end
end

local function bits_of(node, file, sym, report)
   file.bits = constants.bits_above(node, file.where, sym, report)
   for _, sub in ipairs(node.subs) do
      if sub.tag == "bits" then
         local hi = sub.hi or sub.lo
         local value = constant.value(sub.value, nil, report)
         if not value then
            report:error("E57", sub.at, "the value of hardwired bits must be a constant")
         elseif hi >= file.width then
            report:error("E15", sub.at,
               ("bit %d is outside the %d bits of `%s`"):format(hi, file.width, file.name))
         else
            file.bits[#file.bits + 1] = {
               lo = sub.lo, hi = hi, value = value, where = M.where(sub.on, sym, nil, report),
                  at = sub.at,
               on = sub.on, prose = sub.prose,
            }
         end
      elseif sub.tag == "bit" then
         if sub.lo >= file.width then
            report:error("E15", sub.at,
               ("bit %d is outside the %d bits of `%s`"):format(sub.lo, file.width, file.name))
         end
         file.flags[#file.flags + 1] = { name = sub.name, lo = sub.lo, at = sub.at,
            prose = sub.prose }
      end
   end
end

local function file_of(node, sym, report)
   local file = {
      tag = "file", name = node.name, ident = node.name:sub(2):lower(), count = node.count,
         width = node.type.width,
      signed = node.type.kind == "s", scope = node.scope, prints = node.prints or node.name,
         named = node.named,
      counts = node.counts, unforwarded = node.unforwarded, masks = node.masks,
      parks = node.parks, entries = {},
      entry_list = {}, views = {}, bits = {}, flags = {}, groups = {},
         node = node, at = node.at,
      prose = node.prose, prov = node.prov, where = M.where(node.on, sym, nil, report),
         on = node.on,
   }
   file.reset = node.reset and constant.value(node.reset, nil, report) or 0
   if node.reset and not constant.value(node.reset, nil, report) then
      report:error("E57", node.reset.at, "a reset value must be a constant")
   end
   entries_of(node, file, report)
   check_spellings(file, report)
   bits_of(node, file, sym, report)
   for _, sub in ipairs(node.subs) do
      if sub.tag == "view" then file.views[#file.views + 1] = view.resolve(sub, file, report) end
      if sub.tag == "group" then group.add(sub, file, report) end
   end
   check_members(file, report)
   return file
end

-- Spaces and units --------------------------------------------------------------------------------

--- The shortest unit of a configuration; `model` may be the tree, too.
function M.smallest_unit(model, c)
   return lists.find(model.units, function(unit) return unit.configs[c] end)
end

--- Bytes of which the lengths of all units of a configuration are multiples: those of the shortest
-- unit where it divides the others.
function M.grain(model, c)
   local grain = 0
   for _, unit in ipairs(model.units) do
      local rest = unit.configs[c] and unit.length or 0
      while rest > 0 do grain, rest = rest, grain % rest end
   end
   return grain
end

local function check_units(sym, tree, report)
   table.sort(tree.units, function(a, b) return a.bits < b.bits end)
   for _, unit in ipairs(tree.units) do
      unit.stored = unit.stored or (unit.bits + 7) // 8 * 8
      unit.length = unit.stored // 8
   end
   for _, unit in ipairs(tree.units) do unit.configs = M.where(unit.on, sym, nil, report) end
   for _, unit in ipairs(tree.units) do
      for c in ipairs(sym.configs) do
         if unit.configs[c] then unit.align = unit.align or M.grain(tree, c) end
      end
   end
   for c, config in ipairs(sym.configs) do
      if #tree.units > 0 and not M.smallest_unit(tree, c) then
         report:error("E03", tree.units[1].at, ("no `unit` exists on `%s`"):format(config.name))
      end
   end
   if #tree.units == 0 and tree.isa then
      report:error("E03", tree.isa.at, "this description has no `unit`",
         { hint = "unit 32 little" })
   end
end

-- A `$pc` that counts units counts the shortest ones.
local function check_counted_units(sym, tree, report)
   local pc = sym.state["$pc"] and sym.state["$pc"].file
   if not pc or pc.counts ~= "units" then return end
   for c in ipairs(sym.configs) do
      local shortest = M.smallest_unit(tree, c)
      if M.grain(tree, c) ~= shortest.length then
         report:error("E03", pc.at,
            ("`$pc` counts units, but not all are made of the shortest one, which has %d bits")
            :format(shortest.bits), { hint = "`counts bytes`" })
         return
      end
   end
end

-- Members of a stack are told apart, and from its depth.
local function check_stack(node, report)
   local seen = { depth = true }
   for _, member in ipairs(node.members) do
      if seen[member.name] then
         report:error("E11", member.at or node.at, member.name == "depth"
            and "`depth` is a built-in name" or ("duplicate member `%s`"):format(member.name),
            { hint = "choose another name" })
      end
      seen[member.name] = true
   end
end

-- What `more $r` says of a register file joins what the file says itself.
local function join_more(tree, report)
   for _, more in ipairs(tree.more) do
      local file
      for _, node in ipairs(tree.regs) do file = file or node.name == more.name and node end
      if file then
         lists.append(file.subs, more.subs)
      else
         local names = {}
         for _, node in ipairs(tree.regs) do names[node.name] = node end
         report:error("E10", more.at, ("register file `%s` is not declared"):format(more.name),
            suggest.hint(more.name, names))
      end
   end
end

-- No private name hides another one.
local function check_private(sym, report)
   for _, list in ipairs({ "consts", "tables", "kinds", "fields", "operands", "funcs" }) do
      for _, node in ipairs(sym.tree[list]) do
         local own = sym.tree.private_of[node.name]
         local other = own and (own.outer or sym.words[own.short] and sym.words[own.short].node)
         if other then
            report:error("E11", node.at,
               ("private `%s` would hide a name of the %s"):format(own.short,
               own.outer and "file" or "description"),
               { also = { at = other.at, text = "first declared here" }, hint = "another name" })
         end
      end
   end
end

--- tree → symbols. Always returns a table; `report:failed()` says whether it may be used further.
function M.resolve(tree, report)
   local sym = {
      tree = tree, words = {}, state = {}, formats = {}, pages = {}, ops = {}, features = {},
         sources = {}, exceptions = {},
      fields = {}, files = {}, operands = tree.operands, funcs = tree.funcs, spaces = tree.spaces,
      stacks = tree.stacks, tables = tree.tables, units = tree.units, engines = tree.engines,
   }
   if not tree.isa then
      report:error("E03",
         { source = tree.source or { path = "description", lines = {} }, line = 1, col = 1 },
         "no `isa NAME \"title\"` line", { hint = 'isa toy "A toy machine"' })
      return sym
   end
   sym.isa = isa.resolve(tree.isa, report)
   sym.elfs = elffile.resolve(tree, report)
   check_axes(tree, report)
   sym.configs = configs_of(tree, sym.features)
   constants.size_registers(tree, report)
   bundle.resolve(tree.units, report)
   limits.declared(tree, report)
   if report:failed() then return sym end
   check_units(sym, tree, report)
   for _, source in ipairs(tree.sources) do
      declare(sym.sources, "source", source, source.name, report)
   end
   constants.declare_all(sym, tree, report, function(node)
      declare(sym.words, "const", node, node.name, report)
   end)
   for _, node in ipairs(tree.tables) do declare(sym.words, "table", node, node.name, report) end
   join_more(tree, report)
   for _, node in ipairs(tree.regs) do
      local entry = declare(sym.state, "file", node, node.name, report)
      if entry.node == node then
         entry.file = file_of(node, sym, report)
         entry.file.index = #sym.files
         sym.files[#sym.files + 1] = entry.file
      end
   end
   for _, node in ipairs(tree.stacks) do
      declare(sym.state, "stack", node, node.name, report)
      check_stack(node, report)
   end
   for i, node in ipairs(tree.engines) do
      node.index = i - 1
      declare(sym.words, "engine", node, node.name, report)
   end
   for i, node in ipairs(tree.spaces) do
      node.index = i - 1
      node.where = M.where(node.on, sym, nil, report)
      declare(sym.words, "space", node, node.name, report)
   end
   window.check(tree.spaces, report)
   sym.syntaxes = syntaxes.resolve(tree, report)
   simt.resolve(sym, report)
   for _, node in ipairs(tree.exceptions) do
      declare(sym.exceptions, "exception", node, node.name, report)
   end
   exception.resolve(sym, report)
   for _, node in ipairs(tree.kinds) do
      declare(sym.words, "kind", node, node.name, report)
      fields.check_kind(node, sym, report)
   end
   for _, node in ipairs(tree.fields) do
      local entry = declare(sym.words, "field", node, node.name, report)
      if entry.node == node then fields.add(entry, sym, report) end
   end
   fields.add_uses(sym, report)
   bundle.check_state(sym, report)
   check_counted_units(sym, tree, report)
   for _, node in ipairs(tree.operands) do
      declare(sym.words, "operand", node, node.name, report)
   end
   for _, node in ipairs(tree.funcs) do declare(sym.words, "func", node, node.name, report) end
   for _, node in ipairs(tree.formats) do
      declare(sym.formats, "format", node, node.name, report)
   end
   for _, node in ipairs(tree.ops) do declare(sym.ops, "ops", node, node.name, report) end
   for _, node in ipairs(tree.insns) do declare(sym.pages, "insn", node, node.name, report) end
   check_private(sym, report)
   return sym
end

return M
