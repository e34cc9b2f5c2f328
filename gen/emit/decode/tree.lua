-- The decision trees of a decoder as tables, with a picture of what is known at each cell. The root
-- of a tree is indexed where words are read; where most of its children test the same bits, it
-- tests these, too, so that most words need no further node.
local lists = require("gen.base.lists")
local halves = require("gen.emit.c.halves")
local nodes = require("gen.emit.decode.nodes")
local picture = require("gen.emit.decode.picture")
local shared_nodes = require("gen.emit.decode.below")

local M = {}

local COLUMNS = 100
local MOST_JOINED = 1024 -- cells of a root that tests two ranges
local MOST_CELLS = 2048  -- of a root with the tests that several of its cells lead to
local LEAST_SHARE = 16   -- one in so many cells leads to a test that a root makes, or more
local MOST_RUN = 2048    -- cells that one AT fills
local NOTHING = { mask = 0, value = 0 }

-- Roots -------------------------------------------------------------------------------------------

local function have_same_range(a, b) return a.lo == b.lo and a.width == b.width end

--- A child of the root that tests what most children test which are switches, if it is few enough
-- cells.
function M.most_common(root)
   local best, most = nil, 1
   for _, child in ipairs(root.children) do
      local one, count = child.node, 0
      if one.tag == "switch" and one.width + root.width <= 20
         and 1 << one.width + root.width <= MOST_JOINED then
         for _, other in ipairs(root.children) do
            local node = other.node
            if node.tag == "switch" and have_same_range(node, one) then count = count + 1 end
         end
      end
      if count > most then best, most = one, count end
   end
   return best
end

--- The bits of a range of a word as an index that begins at bit `at`.
function M.range_text(range, at, out)
   local name = range.lo >= 64 and "hi" or out.parts.names[1]
   local shift, mask = range.lo % 64 - at, halves.hex((1 << range.width) - 1 << at)
   if shift == 0 then return ("%s & %s"):format(name, mask) end
   return ("%s %s %d & %s"):format(name, shift > 0 and ">>" or "<<", math.abs(shift), mask)
end

-- The root as a node for two ranges: the bits of `inner` are the low ones of the index.
local function put_joined(root, inner, node, path, all)
   local size = 1 << inner.width
   local children = nodes.children(root)
   for value = 0, (1 << root.width) - 1 do
      local child, first = children[value], value * size
      local own = child and nodes.path_of(root, path, value, child)
      local known = picture.after(NOTHING, root, { value })
      if child and child.tag == "switch" and have_same_range(child, inner) then
         all:fill(node, first, child, own, all.shared[child] and NOTHING or known)
      else
         local target = child and all:target(child, own, known) or "NO"
         for i = first, first + size - 1 do node.cells[i] = target end
      end
   end
   function node.after(values)
      local outer = lists.map(values, function(value) return value // size end)
      local low = lists.map(values, function(value) return value % size end)
      return picture.after(picture.after(NOTHING, root, outer), inner, low)
   end
end

-- The node whose test most cells lead to, of those that a root has room for; nil: no two cells lead
-- to one.
local function most_tested(node, all)
   local counts, best = {}, nil
   for i = 0, node.count - 1 do
      local other = all:at(node.cells[i])
      if other and other.mask and node.count * other.count <= MOST_CELLS then
         local entry = lists.entry(counts, other.test, { node = other, count = 0 })
         entry.count = entry.count + 1
         if not best or entry.count > best.count then best = entry end
      end
   end
   return best and best.count > 1 and LEAST_SHARE * best.count >= node.count and best.node
end

-- Makes the test of another node the low bits of the index of a root.
local function add_test(node, other, all)
   local cells, size, after = {}, other.count, node.after
   function node.after(values)
      local known = after(lists.map(values, function(value) return value // size end))
      return other.range and picture.after(known, other.range,
         lists.map(values, function(value) return value % size end)) or known
   end
   for i = 0, node.count * size - 1 do
      local target = node.cells[i // size]
      local next_node = all:at(target)
      local same = next_node and next_node.test == other.test
      cells[i] = all:settled(same and next_node.cells[i % size] or target, node.after({ i }))
   end
   node.count, node.cells = size * node.count, cells
end

-- Lets a root make the tests to which several of its cells lead.
local function add_tests(node, index, all, out)
   for i = 0, node.count - 1 do
      node.cells[i] = all:settled(node.cells[i], node.after({ i }))
   end
   local other = most_tested(node, all)
   while other do
      index = ("(%s) << %d | "):format(index, other.range and other.range.width or 1)
         .. (other.range and ("(%s)"):format(M.range_text(other.range, 0, out))
         or ("(unsigned)(%s)"):format(other.condition))
      add_test(node, other, all)
      other = most_tested(node, all)
   end
   return { name = node.name, index = index }
end

local Trees = {}
Trees.__index = Trees

--- The trees of a model; `out` has {parts, sets, prefix}.
function M.new(out) return setmetatable({ out = out, all = nodes.new(out) }, Trees) end

--- Adds a tree (nil: none): `{name, index}` of its root, of which words of the unit have the index.
-- Its nodes are named after `mark`, the bits of the unit and the values that lead to them.
function Trees:add(tree, mark, unit)
   if not tree then return nil end
   local all, path = self.all, mark .. unit.bits
   all.shared, all.bits = shared_nodes(tree), unit.bits
   if tree.tag ~= "switch" then
      local node = all:new_node(path, "ROOT", 1)
      node.cells[0] = all:target(tree, path .. "_only", NOTHING)
      return { name = node.name, index = "0" }
   end
   local inner = M.most_common(tree)
   local node = all:new_node(path, "ROOT", 1 << tree.width + (inner and inner.width or 0))
   node.bits = unit.bits
   if not inner then
      function node.after(values) return picture.after(NOTHING, tree, values) end
      all:fill(node, 0, tree, path, NOTHING)
      return add_tests(node, M.range_text(tree, 0, self.out), all, self.out)
   end
   put_joined(tree, inner, node, path, all)
   return add_tests(node, ("(%s) | (%s)"):format(M.range_text(inner, 0, self.out),
      M.range_text(tree, inner.width, self.out)), all, self.out)
end

-- Tables ------------------------------------------------------------------------------------------

-- Rising numbers as runs `{first, count}`, of which each is a power of two and begins at a multiple
-- of it.
local function runs_of(values)
   local runs, i = {}, 1
   while i <= #values do
      local first, count = values[i], 1
      while count < MOST_RUN and first % (2 * count) == 0
         and values[i + 2 * count - 1] == first + 2 * count - 1 do
         count = 2 * count
      end
      runs[#runs + 1] = { first = first, count = count }
      i = i + count
   end
   return runs
end

-- The cells of a node by where they lead, in the order of the first ones: `{ {target, values}.. }`.
local function by_target(node)
   local groups, known = {}, {}
   for value = 0, node.count - 1 do
      local target = node.cells[value]
      if target ~= "NO" then
         table.insert(lists.entry(known, target, { target = target, values = {} }, groups).values,
            value)
      end
   end
   return groups
end

local function put_group(group, node, w)
   local pieces = lists.map(runs_of(group.values), function(run)
      return ("AT%s(0x%x, %s)"):format(run.count > 1 and run.count or "", run.first, group.target)
   end)
   w:pack(pieces)
   if not node.after then return end
   local last = #w.lines
   local drawn = picture.of(node.after(group.values), node.bits, COLUMNS - #w.lines[last] - 1)
   if drawn then w.lines[last] = w.lines[last] .. " " .. drawn end
end

local function has_two(node) return node.count == 2 and not node.bits and not node.direct end

-- Cells that lead to where their numbers say: those of all forms, and some nodes.
local function put_direct(node, w)
   local pieces = { "ALL_FORMS" }
   for i = 0, node.count - 1 do
      pieces[#pieces + 1] = ("AT(%s, %s)"):format(node.cells[i], node.cells[i])
   end
   w:pack(pieces)
end

local function put_cells(list, w)
   w.depth = 1
   w:line("CELLS_OF_TESTS")
   for _, node in ipairs(list) do
      if node.direct or not has_two(node) and node.count > 0 then
         w:open(".of.%s = {", node.name)
         if node.direct then
            put_direct(node, w)
         else
            for _, group in ipairs(by_target(node)) do put_group(group, node, w) end
         end
         w:close("},")
      end
   end
   w.depth = 0
   w:line("};\n")
end

local function put_conditions(conditions, w)
   w:line("static unsigned holds(WORD_GIVEN, unsigned node)")
   w:open("{")
   w:line("CONDITIONS")
   w:line("switch (node) {")
   for _, condition in ipairs(conditions) do
      w:line("case NODE_%s:", condition.name)
      w:wrap(("    return %s;"):format(condition.text))
   end
   w:line("}")
   w:line("return 0;")
   w:close("}\n")
end

-- The nodes to which words come.
local function reached(all)
   local seen = {}
   local function walk(node)
      if not node or seen[node] then return end
      seen[node] = true
      for i = 0, node.count - 1 do walk(all:at(node.cells[i])) end
   end
   for _, node in ipairs(all.list) do
      if node.test == "ROOT" then walk(node) end
   end
   for _, node in ipairs(all.starts or {}) do walk(node) end
   return lists.filter(all.list, function(node) return seen[node] end)
end

--- The type of cells, of a decoder with so many forms.
function Trees:cell_type(forms)
   return #self.all.list + forms < 65535 and "uint16_t" or "uint32_t"
end

--- Writes the tables of all trees that were added.
function Trees:put(w)
   local list = reached(self.all)
   w:line("/* Nodes of decision trees, named after the values that lead to them: how many cells,\n"
      .. " * or the two for no and yes, and what each tests. */")
   w:line("#define NODES(NODE, TEST) \\")
   for i, node in ipairs(list) do
      local more = i < #list and " \\" or ""
      if has_two(node) then
         w:line("    TEST(%s, %s, %s, %s)%s", node.name, node.cells[0], node.cells[1], node.test,
            more)
      else
         w:line("    NODE(%s, %s, %s)%s", node.name,
            node.direct and "FORMS + 1 + NODE_COUNT" or node.count, node.test, more)
      end
   end
   w:line("\nDECLARE_NODES")
   put_cells(list, w)
end

--- Writes what follows nodes, after what finds the operands of forms.
function Trees:put_walk(w)
   local kept = reached(self.all)
   local conditions = lists.filter(self.all.conditions, function(condition)
      return lists.any(kept, function(node) return node.name == condition.name end)
   end)
   if #conditions > 0 then
      put_conditions(conditions, w)
   else
      w:line("#define holds(...) 0 /* there are no conditions between fields */")
   end
   w:line("FOLLOW_NODES\n")
end

return M
