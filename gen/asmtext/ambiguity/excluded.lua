-- Texts that two patterns have in common, but for no word: what the fields must be for them is
-- excluded by the tests. `[-:S01]` is text in one alternative, for the word in which two fields
-- have these values, and in the other one what the fields print, for all words but this one.
local automaton = require("gen.asmtext.ambiguity.automaton")
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

local WIDEST = 6 -- bits of a field whose values are tried

-- An atom as the words print it in which its field has this value; nil where none have.
local function with_value(atom, raw, space)
   local words = space:band(atom.words, space:field_in(atom.item.field.pieces,
      { { lo = raw, hi = raw } }))
   return not space:is_empty(words) and { item = atom.item, words = words, space = space } or nil
end

local function have_common(chain, atoms, last)
   return walk.new(chain, automaton.of_atoms(atoms)):text(nil, nil, nil, nil, last) ~= nil
end

-- The part of `words` for which, field by field, some text of the atoms may be one of the chain.
local function words_in_common(chain, words, atoms, space, last)
   for i, atom in ipairs(atoms) do
      local field = atom.item and atom.item.tag == "field" and atom.item.field
      if field and field.width <= WIDEST and not space:is_empty(words) then
         local kept, list = space:none(), table.move(atoms, 1, #atoms, 1, {})
         for raw = 0, (1 << field.width) - 1 do
            list[i] = with_value(atom, raw, space)
            if list[i] and have_common(chain, list, last) then
               kept = space:bor(kept, list[i].words)
            end
         end
         words = space:band(words, kept)
      end
   end
   return words
end

--- Is there no word of one pattern with a text of the other? `a` are its atoms for `a_words`;
-- `last` is what precedes them, as for a walk. May miss some.
function M.holds(space, a_words, a, b_words, b, last)
   return space:is_empty(words_in_common(automaton.of_atoms(a), b_words, b, space, last))
      or space:is_empty(words_in_common(automaton.of_atoms(b), a_words, a, space, last))
end

return M
