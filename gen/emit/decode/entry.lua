-- The functions of a decoder that programs call: PREFIX_decode, PREFIX_identify and
-- PREFIX_operands. They read the word of each unit in turn and follow its tree.
local lists = require("gen.base.lists")
local decode = require("gen.encoding.decode")
local c = require("gen.emit.c")
local tidy = require("gen.emit.c.tidy")
local branches = require("gen.emit.decode.branches")
local tree = require("gen.emit.decode.tree")
local units_of = require("gen.emit.decode.units")

local M = {}

-- Bits above those of a unit are no instruction, or one of the longer units.
local function above_test(unit, out)
   if unit.stored <= unit.bits then return nil end
   local names = out.parts.names
   return ("%s >> %d"):format(names[unit.bits // 64 + 1] or names[1], unit.bits % 64)
end

-- Finding -----------------------------------------------------------------------------------------

local function put_found(root, unit, w)
   if root.index then
      local indent = ("    "):rep(w.depth)
      local line = ("%sFOUND(%s, %s, %d)"):format(indent, root.name, root.index, unit.length)
      lists.append(w.lines, tidy.broken({ line }))
   else
      w:line("FOUND_IN(%s, %d)", root.name, unit.length)
   end
end

-- Finds the form of the word that was read, with `otherwise` what no other instruction has.
local function put_search(unit, roots, longer, out, w)
   local above = above_test(unit, out)
   w:open("{")
   units_of.put_word(unit, out, w)
   if above and #longer == 0 then
      w:line("if (%s)", above)
      w:line("    return ISADORA_NO_FORM;")
   end
   local inside = above and #longer > 0
   if inside then w:open("if (!(%s)) {", above) end
   for _, root in ipairs(roots) do
      if root.branches then w:line("FOUND_WHOLE(%s, %d)", root.branches, unit.length) end
      put_found(root, unit, w)
   end
   if inside then w:close("}") end
   w:close("}")
end

-- Reads one unit and tries it. Its tree knows in which configurations the forms exist.
local function put_unit(unit, roots, model, out, w)
   local exists, longer = c.config_mask(unit.configs), units_of.longer_units(unit, model)
   if exists then w:open("if (%s >> c->config & 1) {", exists) end
   w:line("if (size < %d)", unit.length)
   w:line("    return ISADORA_SHORT;")
   if #roots > 0 then
      local test = units_of.longer_test(unit, longer, model)
      if test then
         w:line("if ((bytes[%d] & 0x%x) != 0x%x) /* of no longer instruction */", test.i, test.mask,
            test.value)
      end
      put_search(unit, roots, longer, out, w)
   end
   if exists then w:close("}") end
end

local PARAMETERS = { "const struct isadora_context *c", "const uint8_t *bytes", "size_t size",
   "struct isadora_insn *out" }

local function open_function(name, out, w)
   w:line("%s", c.signature(("int %s_%s"):format(out.prefix, name), PARAMETERS))
   w:open("{")
end

-- Taking ------------------------------------------------------------------------------------------

-- Which function takes words as each form, the forms of one together.
local function put_takes(model, out, w)
   w:line("TAKES")
   w:open("{")
   if out.rows then w:line("TAKE_ROW") end
   local groups, known = {}, {}
   for _, form in ipairs(model.forms) do
      local name = out.calls[form]
      if name then
         table.insert(lists.entry(known, name, { name = name }, groups),
            ("AS(%s)"):format(form.ident))
      end
   end
   if #groups > 0 then w:line("switch (form) {") end
   for _, group in ipairs(groups) do
      group[#group + 1] = ("TAKE_AS(%s)"):format(group.name)
      w:pack(group)
   end
   if #groups > 0 then w:line("}") end
   w:line("return ISADORA_BAD_INSN;")
   w:close("}\n")
end

-- Is there another unit with as many bytes in some configuration?
local function is_ambiguous(unit, model)
   return lists.any(model.units, function(other)
      return other ~= unit and other.length == unit.length
         and units_of.are_together(unit, other, model)
   end)
end

-- The operands of a form that was found; by decoding again unless a table says what takes it.
local function put_operands(units, can_take, out, w)
   if out.rows then
      w:line("OTHER_OPERANDS")
      w:open("{")
   else
      open_function("operands", out, w)
   end
   w:line("if (out->form >= FORMS)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("if (size < out->length)")
   w:line("    return ISADORA_SHORT;")
   if not can_take then
      w:line("return %s_decode(c, bytes, size, out);", out.prefix)
      w:close("}")
      return
   end
   for _, unit in ipairs(units) do
      local exists = c.config_mask(unit.configs)
      w:open("if (out->length == %d%s) {", unit.length,
         exists and (" && (%s >> c->config & 1)"):format(exists) or "")
      units_of.put_word(unit, out, w)
      w:line("TAKE_OF(%d)", unit.length)
      w:close("}")
   end
   w:line("return ISADORA_BAD_INSN;")
   w:close("}")
   if out.rows then
      w:line("")
      open_function("operands", out, w)
      w:line("OPERANDS_ROW")
      w:close("}")
   end
end

-- Of a description without a form.
local function put_nothing(model, out, w)
   for _, name in ipairs({ "decode", "identify", "operands" }) do
      open_function(name, out, w)
      w:line("(void)c, (void)bytes, (void)out;")
      w:line("return size < %d ? ISADORA_SHORT : ISADORA_NO_FORM;", model.units[1].length)
      w:close("}")
   end
end

-- Are trees tables? A table saves branches, and finds the form somewhat later; where most words are
-- known for what they are only when their operands are found, it saves none.
local function are_tables(model, out)
   local failing = lists.filter(model.forms, function(form)
      return out.calls[form] and out.may_fail[out.calls[form]]
   end)
   return 4 * #failing < #model.forms
end

-- The trees of all units by unit: `add(tree, is_otherwise, unit)` returns a root, or nil.
local function roots_of(model, add)
   local roots, units = {}, {}
   for _, unit in ipairs(model.units) do
      local normal, otherwise = decode.tree(model, unit)
      roots[unit] = {}
      table.insert(roots[unit], normal and add(normal, false, unit))
      table.insert(roots[unit], otherwise and add(otherwise, true, unit))
      if #roots[unit] > 0 then units[#units + 1] = unit end
   end
   return roots, units
end

local function begin_tables(trees, model, out, w)
   local prefix = out.prefix:upper()
   if out.rows then
      w:line("#define IS(form) WITH_ROW(%s_##form, ROW_OF_##form)", prefix)
      w:line("#define ITSELF(form, row) AT(%s_##form + 1, WITH_ROW(%s_##form, ROW_OF_##form))",
         prefix, prefix)
      w:line("#define ONLY(form) DIRECT(%s_##form + 1)", prefix)
   else
      w:line("#define CELL %s", trees:cell_type(#model.forms))
      w:line("#define IS(form) (%s_##form + 1)", prefix)
   end
   w:line("#define AS(form) case %s_##form:", prefix)
   w:line("#include \"base/decode_tree.h\"\n")
   trees:put(w)
end

-- Is the root of a tree a switch that nearly always finds the form? Then a branch there knows what
-- takes a word as it sooner than one by the form.
local function finds_forms(root)
   if root.tag ~= "switch" or tree.most_common(root) then return false end
   local leaves = lists.filter(root.children, function(child)
      return child.node.tag == "leaf" and not child.node.condition
   end)
   return 8 * #leaves >= 7 * #root.children
end

local function put_tables(model, out, w)
   local trees, switches = tree.new(out), {}
   local roots, units = roots_of(model, function(root, is_otherwise, unit)
      local found = trees:add(root, is_otherwise and "otherwise" or "t", unit)
      if not is_otherwise and finds_forms(root) then
         switches[#switches + 1] = { found, root, unit }
      end
      return found
   end)
   begin_tables(trees, model, out, w)
   put_takes(model, out, w)
   trees:put_walk(w)
   for _, switch in ipairs(switches) do
      switch[1].branches = branches.put(switch[2], "tree", switch[3], out, w)
   end
   return roots, units, not lists.any(units, function(unit) return is_ambiguous(unit, model) end)
end

-- Trees that all units begin together, and rows.
local function put_lead(model, out, w)
   local trees = tree.new(out)
   out.lead:build(trees)
   out.rows:put(model, w)
   begin_tables(trees, model, out, w)
   out.lead:put(out, w)
   put_takes(model, out, w)
   trees:put_walk(w)
   w:line("FOLLOW_LEADS\n")
end

local function put_branches(model, out, w)
   w:line("#include \"base/decode_entry.h\"\n")
   local roots, units = roots_of(model, function(root, is_otherwise, unit)
      local name = is_otherwise and "otherwise" or "tree"
      return { name = branches.put(root, name, unit, out, w) }
   end)
   return roots, units, false
end

--- Writes trees and functions. `out` has {prefix, parts, calls, may_fail} and what trees need.
function M.put(model, out, w)
   if #model.forms == 0 then return put_nothing(model, out, w) end
   w:line("#define FORMS %s_FORMS", out.prefix:upper())
   local units, can_take = model.units, true
   if out.lead then
      put_lead(model, out, w)
   else
      local put = are_tables(model, out) and put_tables or put_branches
      local roots
      roots, units, can_take = put(model, out, w)
      w:line("SEARCH")
      w:open("{")
      for _, unit in ipairs(model.units) do put_unit(unit, roots[unit], model, out, w) end
      w:line("return ISADORA_NO_FORM;")
      w:close("}\n")
   end
   for _, name in ipairs({ "decode", "identify" }) do
      open_function(name, out, w)
      w:line("return search(c, bytes, size, out, %s);", name == "decode" and "true" or "false")
      w:close("}\n")
   end
   put_operands(units, can_take, out, w)
end

return M
