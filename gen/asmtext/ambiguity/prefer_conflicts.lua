-- Where a form of a later rank of `prefer` may print what an earlier one prints, too: only there
-- the disassembler has to ask the assembler whether a mark is needed. What is noted here may be too
-- much, never too little.
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

local function note_steps(rivals, steps)
   while steps do
      if steps.choice then
         local lines = rivals.lines[steps.choice] or {}
         rivals.lines[steps.choice] = lines
         lines[steps.line] = true
      else
         local ways = rivals.silent[steps.item] or {}
         rivals.silent[steps.item] = ways
         ways[steps.prints] = true
      end
      steps = steps.prev
   end
end

-- Visits every pair of paths that reaches the common end, state by state.
local function collect(both, rivals)
   local seen = {}
   local function visit(x, y, rest, owner, last)
      local key = ("%d %d %d %d %s"):format(x.id, y.id, owner, last, rest)
      if seen[key] then return end
      seen[key] = true
      both:each(x, y, rest, owner, last, function(x2, y2, rest2, owner2, last2, ex)
         if x2 and not both:can(x2, y2, rest2, owner2, last2) then return nil end
         if ex then note_steps(rivals, ex.steps) end
         if x2 then visit(x2, y2, rest2, owner2, last2) end
         return nil
      end)
   end
   visit(both.left.start, both.right.start, "", 0, walk.OTHER)
end

--- Adds to `form.rivals` what the form (whose automaton is `graph`) takes and prints where it may
-- be the text of the other automaton: `lines[choice][line]`, and `silent[item][prints]` for code
-- fields that may print nothing. Nothing is added where the two share no text.
function M.note(form, graph, earlier)
   local both = walk.new(graph, earlier)
   if not both:can(graph.start, earlier.start, "", 0, walk.OTHER) then return end
   form.rivals = form.rivals or { lines = {}, silent = {} }
   collect(both, form.rivals)
end

return M
