-- The decoder: for each unit and configuration the decision tree of `gen/decodetree.lua` as nested
-- switches, and for each form one function that takes the word apart: lines of its choices, fields,
-- and what is not canonical.
local num = require("gen.num")
local decode = require("gen.decode")
local syntax = require("gen.syntax")
local c = require("gen.emit.c")

local M = { name = "decode" }

-- Expressions -------------------------------------------------------------------------------------

local function cube(entry)
   if num.eq(entry.mask, 0) then return "1" end
   return ("(word & %s) == %s"):format(c.hex(entry.mask), c.hex(entry.value))
end

--- A condition `{negated, cubes}` on `word`.
local function condition(cond)
   local terms = {}
   for i, entry in ipairs(cond.cubes) do terms[i] = cube(entry) end
   if #terms == 0 then return cond.negated and "1" or "0" end
   if cond.negated then
      if #terms == 1 then return (terms[1]:gsub(" == ", " != ")) end
      for i, term in ipairs(terms) do terms[i] = term:gsub(" == ", " != ") end
      return table.concat(terms, " && ")
   end
   if #terms == 1 then return terms[1] end
   return table.concat(terms, " || ")
end

--- The raw bits of a field in `word`.
local function extract(field)
   local parts, taken = {}, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      local text = piece.lo == 0 and "word" or ("word >> %d"):format(piece.lo)
      text = ("%s & %s"):format(text, c.hex(num.mask(width)))
      if taken > 0 then text = ("(%s) << %d"):format(text, taken) end
      parts[#parts + 1] = #field.pieces > 1 and taken == 0 and "(" .. text .. ")" or text
      taken = taken + width
   end
   return table.concat(parts, " | ")
end

-- Forms -------------------------------------------------------------------------------------------

-- Configurations in which the same lines exist share one function.
local function variations(form, count)
   local list, of_config = {}, {}
   for config = 1, count do
      local sets = form.sets[config]
      if sets then
         local known
         for i, entry in ipairs(list) do
            if entry.sets == sets then known = i end
         end
         if not known then
            list[#list + 1] = { sets = sets, config = config, sure = true }
            known = #list
         end
         of_config[config] = known
      end
   end
   return list, of_config
end

local function function_name(form, variation, list)
   local name = "take_" .. form.ident:lower()
   return #list > 1 and name .. "_v" .. variation or name
end

-- A group of one choice without nested ones is settled where the line is chosen.
local function simple_group(form, choice)
   for _, group in ipairs(form.groups) do
      if #group.choices == 1 and group.choices[1] == choice then
         for _, line in ipairs(choice.lines) do
            if #line.choices > 0 then return nil end
         end
         return group
      end
   end
   return nil
end

local function put_canonical(canonical, w)
   if not num.eq(canonical.mask, 0) then w:line("fixed |= %s;", c.hex(canonical.mask)) end
   if not num.eq(canonical.value, 0) then w:line("canon |= %s;", c.hex(canonical.value)) end
end

local function way_of(group, line)
   for _, way in ipairs(group.ways) do
      if way[1].line == line then return way end
   end
   return nil
end

local put_choice

local function put_taken(form, choice, line, group, variation, w)
   w:line("out->line[%d] = %d;", choice.slot, line.index)
   local way = group and way_of(group, line)
   if way then put_canonical(way.canonical, w) end
   for _, nested in ipairs(line.choices) do put_choice(form, nested, variation, w) end
end

put_choice = function(form, choice, variation, w)
   local group = simple_group(form, choice)
   local entries = decode.lines(form, choice, variation.config, variation.sure)
   for i, entry in ipairs(entries) do
      local head = i == 1 and "" or "} else "
      if entry.condition then
         w:open("%sif (%s) {", head, condition(entry.condition))
      elseif i > 1 then
         w:open("} else {")
      end
      put_taken(form, choice, entry.line, group, variation, w)
      if entry.condition or i > 1 then w.depth = w.depth - 1 end
   end
   if #entries == 0 then
      w:line("return ISADORA_NO_FORM;")
   elseif entries[#entries].condition then
      w:line("} else {\n%s    return ISADORA_NO_FORM;\n%s}", ("    "):rep(w.depth),
         ("    "):rep(w.depth))
   elseif #entries > 1 then
      w:line("}")
   end
end

local function way_terms(way)
   local terms = {}
   for _, entry in ipairs(way) do
      if #entry.choice.lines > 1 then
         terms[#terms + 1] = ("out->line[%d] == %d"):format(entry.choice.slot, entry.line.index)
      end
   end
   return #terms > 0 and table.concat(terms, " && ") or "1"
end

-- Groups of several choices, or of nested ones: an if-chain over their ways.
local function put_groups(form, w)
   for _, group in ipairs(form.groups) do
      if not (#group.choices == 1 and simple_group(form, group.choices[1])) then
         for i, way in ipairs(group.ways) do
            w:open("%sif (%s) {", i == 1 and "" or "} else ", way_terms(way))
            put_canonical(way.canonical, w)
            w.depth = w.depth - 1
         end
         w:line("}")
      end
   end
end

local PARAMETERS = "(%s word, struct isadora_insn *out, uint16_t form, %s fixed, %s canon)"

-- The body of the function that takes a word as this form in one variation. `fixed`: bits that are
-- canonical or not, `canon`: what they canonically are; both grow with the lines taken.
local function body_of(form, variation)
   local w = c.writer()
   w.depth = 1
   for _, choice in ipairs(form.top) do put_choice(form, choice, variation, w) end
   put_groups(form, w)
   w:line("out->form = form;")
   w:line("out->length = %d;", form.length)
   for i, slot in ipairs(form.slots) do
      w:line("out->value[%d] = %s; /* %s */", i - 1, extract(slot.field), slot.field.name)
   end
   w:line("out->mask.half[0] = (word ^ canon) & fixed;")
   w:line("out->mask.half[1] = 0;")
   w:line("return %d;", form.length)
   return w.lines
end

-- Writes the function of a form, unless one with the same body is there: then only the constants
-- differ. Returns its name.
local function put_form(form, index, list, shared, w)
   local lines = body_of(form, list[index])
   local text = table.concat(lines, "\n")
   local name = shared[text]
   if not name then
      name = function_name(form, index, list)
      shared[text] = name
      w:line("/* %s  %s */", c.comment(syntax.picture(form)), c.comment(form.syntax))
      w:line("static int %s" .. PARAMETERS .. "\n{", name, M.type, M.type, M.type)
      table.move(lines, 1, #lines, #w.lines + 1, w.lines)
      w:line("}\n")
   end
   return name
end

-- The call that takes a word as a form.
local function call_of(name, form, model)
   return ("%s(word, out, %s_%s, %s, %s)"):format(name, model.isa.prefix:upper(), form.ident,
      c.hex(form.canonical.mask), c.hex(form.canonical.value))
end

-- Trees -------------------------------------------------------------------------------------------

local put_node

local function put_leaf(leaf, take, w)
   local cond = leaf.otherwise and leaf.full or leaf.rest
   if cond then
      w:line("if (%s)", condition(cond))
      w:line("    return %s;", take(leaf.form))
      if leaf.otherwise then put_node(leaf.otherwise, take,
         w) else w:line("return ISADORA_NO_FORM;") end
   else
      w:line("return %s;", take(leaf.form))
   end
end

local function put_switch(node, take, w)
   w:line("switch (word >> %d & %s) {", node.lo, c.hex(num.mask(node.width)))
   for i, child in ipairs(node.children) do
      w:line("case %s:", c.hex(child.value))
      local following = node.children[i + 1]
      if not (following and following.node == child.node) then
         w.depth = w.depth + 1
         put_node(child.node, take, w)
         w.depth = w.depth - 1
      end
   end
   w:line("default:")
   w.depth = w.depth + 1
   if node.default then put_node(node.default, take, w) else w:line("return ISADORA_NO_FORM;") end
   w.depth = w.depth - 1
   w:line("}")
end

put_node = function(node, take, w)
   if node.tag == "switch" then put_switch(node, take, w)
   elseif node.tag == "leaf" then put_leaf(node, take, w)
   else w:line("return ISADORA_NO_FORM;") end
end

-- Which forms are reached without a complete condition: their functions must check every choice.
local function note_unsure(node, config, variation_of, seen)
   if not node or seen[node] then return end
   seen[node] = true
   if node.tag == "switch" then
      for _, child in ipairs(node.children) do
         note_unsure(child.node, config, variation_of, seen)
      end
      note_unsure(node.default, config, variation_of, seen)
   elseif node.tag == "leaf" then
      if node.lines and not node.otherwise then variation_of(node.form, config).sure = false end
      note_unsure(node.otherwise, config, variation_of, seen)
   end
end

local function collect_trees(model)
   local trees, of_unit = {}, {}
   for u, unit in ipairs(model.units) do
      of_unit[u] = {}
      for config = 1, #model.configs do
         local tree = decode.tree(model, config, unit)
         local known
         for i, entry in ipairs(trees) do
            if tree and entry.tree == tree and entry.unit == unit then known = i end
         end
         if tree and not known then
            trees[#trees + 1] = { tree = tree, unit = unit, config = config }
            known = #trees
         end
         of_unit[u][config] = known or false
      end
   end
   return trees, of_unit
end

local function tree_name(entry, index, trees)
   return #trees > 1 and ("tree_%d_%d"):format(entry.unit.bits, index)
      or ("tree_%d"):format(entry.unit.bits)
end

-- Entry point -------------------------------------------------------------------------------------

local function load(unit)
   local parts = {}
   for i = 0, unit.length - 1 do
      local shift = unit.endian == "big" and 8 * (unit.length - 1 - i) or 8 * i
      parts[#parts + 1] = ("(%s)bytes[%d]%s"):format(M.type, i, shift > 0 and " << " .. shift or "")
   end
   return table.concat(parts, " | ")
end

local function put_unit(unit, trees, of_config, w)
   local exists = c.config_mask(unit.configs)
   if exists then w:open("if (%s >> c->config & 1) {", exists) end
   w:open("if (size >= %d) {", unit.length)
   w:line("%s word = %s;", M.type, load(unit))
   local same = true
   for config = 2, #of_config do same = same and of_config[config] == of_config[1] end
   if unit.stored > unit.bits then
      w:line("if (word >> %d)", unit.bits)
      w:line("    return ISADORA_NO_FORM;")
   end
   if same then
      if of_config[1] then
         w:line("int length = %s(word, out);", tree_name(trees[of_config[1]], of_config[1], trees))
      else
         w:line("int length = ISADORA_NO_FORM;\n        (void)word;")
      end
   else
      w:line("int length = ISADORA_NO_FORM;")
      w:line("switch (c->config) {")
      for config, tree in ipairs(of_config) do
         if tree then
            w:line("case %d:", config - 1)
            w:line("    length = %s(word, out);", tree_name(trees[tree], tree, trees))
            w:line("    break;")
         end
      end
      w:line("default:\n            break;\n        }")
   end
   w:line("if (length > 0)")
   w:line("    return length;")
   w:close("} else {")
   w:line("    return ISADORA_SHORT;")
   w:line("}")
   if exists then w:close("}") end
end

local function put_entry(model, trees, of_unit, w)
   w:open("int %s_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, struct isadora_insn *out)\n{",
      model.isa.prefix)
   local uses_config = false
   for u, unit in ipairs(model.units) do
      uses_config = uses_config or c.config_mask(unit.configs) ~= nil
      for config = 2, #model.configs do
         uses_config = uses_config or of_unit[u][config] ~= of_unit[u][1]
      end
   end
   if not uses_config then w:line("(void)c;") end
   for u, unit in ipairs(model.units) do put_unit(unit, trees, of_unit[u], w) end
   w:line("return ISADORA_NO_FORM;")
   w:close("}")
end

function M.emit(model)
   M.type = model.word_bits <= 32 and "uint32_t" or "uint64_t"
   local w = c.writer()
   w:line("#include \"%s.h\"\n", model.isa.prefix)
   local trees, of_unit = collect_trees(model)
   local lists, of_config = {}, {}
   for _, form in ipairs(model.forms) do
      lists[form], of_config[form] = variations(form, #model.configs)
   end
   local function variation_of(form, config) return lists[form][of_config[form][config]] end
   local reached = {}
   for _, entry in ipairs(trees) do note_unsure(entry.tree, entry.config, variation_of, reached) end
   local shared, calls = {}, {}
   for _, form in ipairs(model.forms) do
      calls[form] = {}
      for index in ipairs(lists[form]) do
         calls[form][index] = call_of(put_form(form, index, lists[form], shared, w), form, model)
      end
   end
   for i, entry in ipairs(trees) do
      w:open("static int %s(%s word, struct isadora_insn *out)\n{", tree_name(entry, i, trees),
         M.type)
      put_node(entry.tree, function(form)
         return calls[form][of_config[form][entry.config]]
      end, w)
      w:close("}\n")
   end
   put_entry(model, trees, of_unit, w)
   return { { path = model.isa.prefix .. "_decode.c", text = c.banner(model, "decode")
      .. w:text() } }
end

return M
