-- A text pattern of a form: a path through its automaton, as the alternatives that it selects and
-- the atoms that it prints.
local lists = require("gen.base.lists")
local automaton = require("gen.asmtext.ambiguity.automaton")
local excluded = require("gen.asmtext.ambiguity.excluded")
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

-- A path is a chain `{edge, prev}`; its edges in order.
local function edges_of(path)
   return lists.map(lists.chain(path), function(link) return link.edge end)
end

local function lines_of(edges)
   local lines = {}
   for _, edge in ipairs(edges) do
      local step = edge.steps
      while step do
         if step.line then lines[step.choice] = step.line end
         step = step.prev
      end
   end
   return lines
end

-- Alternatives selected, in text order, nested ones after their parent, with the words that match.
local function way_of(form, lines)
   local way, words, space = {}, form.words, form.space
   local function add(choices)
      for _, choice in ipairs(choices) do
         local line = lines[choice]
         if line then
            way[#way + 1] = { choice = choice, line = line }
            words = space:band(words, line.words)
            add(line.choices)
         end
      end
   end
   add(form.top)
   way.words = words
   return way
end

-- The words of a way for which the code fields that print nothing on these edges do so.
local function words_of(way, edges, space)
   local words = way.words
   for _, edge in ipairs(edges) do
      local step = edge.steps
      while step do
         if step.silent then words = space:band(words, step.silent) end
         step = step.prev
      end
   end
   return words
end

-- The atoms that are printed, literal texts joined.
local function atoms_of(edges, words, space)
   local atoms = {}
   for _, edge in ipairs(edges) do
      local atom, last = edge.atom, atoms[#atoms]
      if atom and atom.text and last and last.text then
         atoms[#atoms] = { text = last.text .. atom.text }
      elseif atom and atom.text then
         atoms[#atoms + 1] = { text = atom.text }
      elseif atom then
         atoms[#atoms + 1] = { item = atom.item, words = words, space = space }
      end
   end
   return atoms
end

--- The pattern of a path: `{form, way, atoms}`.
function M.of_path(form, path)
   local edges = edges_of(path)
   local way = way_of(form, lines_of(edges))
   return { form = form, way = way,
      atoms = atoms_of(edges, words_of(way, edges, form.space), form.space) }
end

--- Calls `f(path)` for all paths of an automaton, until it returns something.
function M.each_path(graph, f)
   local function go(node, path)
      for _, edge in ipairs(graph:edges(node)) do
         local longer = { edge = edge, prev = path }
         local found
         if edge.next then found = go(edge.next, longer) else found = f(longer) end
         if found then return found end
      end
      return nil
   end
   return go(graph.start, nil)
end

--- A text that both patterns print, or nil. May return one that relations between values exclude,
-- never misses one.
function M.common_text(a, b)
   a.chain = a.chain or automaton.of_atoms(a.atoms)
   b.chain = b.chain or automaton.of_atoms(b.atoms)
   return walk.new(a.chain, b.chain):text()
end

--- Do the values that the common texts of two patterns have exclude each other, so that no word
-- prints any of these? May miss some.
function M.is_excluded(a, b)
   return excluded.holds(a.form.space, a.way.words, a.atoms, b.way.words, b.atoms)
end

-- The end of a chain of atoms.
local function is_end(node) return not node.edges[1].atom end

-- Is there a text of which both chains are a beginning, or one chain a beginning of the other?
local function begin_alike(a, b)
   local chains, seen = walk.new(automaton.of_atoms(a), automaton.of_atoms(b)), {}
   chains.goes_on = true
   local function go(x, y, rest, owner, last)
      if is_end(x) or is_end(y) then return true end
      local key = ("%d %d %d %d %s"):format(x.id, y.id, owner, last, rest)
      if seen[key] then return nil end
      seen[key] = true
      return chains:each(x, y, rest, owner, last, go)
   end
   return go(chains.left.start, chains.right.start, "", 0, walk.OTHER) or false
end

--- Two paths of a form are the same up to `path` and diverge there, by two edges: may their texts
-- so far be the same? Later alternatives may exclude values that were printed before.
function M.may_diverge(form, path, edge, other)
   local edges = edges_of(path)
   local function atoms_with(last)
      local all = table.move(edges, 1, #edges, 1, {})
      all[#all + 1] = last
      local words = way_of(form, lines_of(all)).words
      return not form.space:is_empty(words) and atoms_of(edges, words, form.space)
   end
   local a, b = atoms_with(edge), atoms_with(other)
   return a and b and begin_alike(a, b)
end

--- Do both print the same fields at the same places?
function M.same_shape(a, b)
   if #a.atoms ~= #b.atoms then return false end
   for k, x in ipairs(a.atoms) do
      local y = b.atoms[k]
      if x.text ~= y.text then return false end
      if x.item and not (x.item.tag == y.item.tag and x.item.field == y.item.field
         and x.item.number == y.item.number and x.item.file == y.item.file
         and (x.item.beside and x.item.beside.field) == (y.item.beside and y.item.beside.field))
      then return false end
   end
   return true
end

return M
