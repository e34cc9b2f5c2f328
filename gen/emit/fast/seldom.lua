-- What happens once for the warp, without its long branches: code with loops, about tables, which
-- is seldom asked for and takes compilers minutes where it is inlined here once more. Where the
-- conditions of such a branch hold, the plain function of the form runs instead.
local ir = require("gen.ir.node").make
local lanes = require("gen.semantics.lanes")
local tree = require("gen.ir.tree")

local M = {}

local function has_loop(block)
   for _, s in ipairs(block) do
      if s.tag == "for" then return true end
   end
   return false
end

local function joined(list, other) table.move(other, 1, #other, #list + 1, list) end

-- The block as it is run where no long branch is, and what finds out whether one would be.
local function part(block)
   local usual, test, found = {}, {}, false
   for _, s in ipairs(block) do
      if s.tag ~= "if" then
         usual[#usual + 1] = s
         if s.tag == "let" or s.tag == "use" then test[#test + 1] = s end
      else
         local long, sides, tests = {}, {}, {}
         for _, name in ipairs({ "yes", "no" }) do
            long[name] = has_loop(s[name])
            local inner = false
            if long[name] then
               sides[name], tests[name] = {}, { ir.trap({ why = "", at = s.at }) }
            else
               sides[name], tests[name], inner = part(s[name])
            end
            found = found or long[name] or inner
         end
         test[#test + 1] = tree.copy(s, tests)
         if long.yes then joined(usual, sides.no)
         elseif long.no then joined(usual, sides.yes)
         else usual[#usual + 1] = tree.copy(s, sides) end
      end
   end
   return usual, test, found
end

-- Registers and spaces that a block stores to.
local function stored(block)
   local found = {}
   tree.each_statement(block, function(s)
      if s.tag ~= "store" then return end
      tree.each_place(s.target, function(place) found[place.file or place.space or 0] = true end)
   end)
   return found
end

-- Whether a condition asked for after a wait is the same before the instruction: nothing that it is
-- made of is stored before the wait. Stacks are for the plain function.
local function is_known_early(block, test)
   local looks = false
   tree.each_node_in(test, function(node)
      looks = looks or node.tag == "top" or node.tag == "depth"
   end)
   if looks then return false end
   local before, waits = {}, false
   for _, s in ipairs(block) do
      waits = waits or tree.has({ s }, "wait")
      if not waits then before[#before + 1] = s end
   end
   if not waits then return true end
   local files, known = stored(before), true
   tree.each_node_in(test, function(node)
      known = known and not files[node.file or node.space or false]
   end)
   return known
end

--- The block without long branches, and what traps where one of them would be entered; the block
--- itself and nil if it has none, or where that is not known before the instruction.
function M.split(block)
   local usual, test, found = part(block)
   if not found then return block, nil end
   test = lanes.needed(test)
   if not is_known_early(block, test) then return block, nil end
   return lanes.needed(usual), test
end

return M
