-- After a piece of code is typed: removes assignments to locals that are never read, and decides
-- which operands are evaluated, and where. An operand that only dead code read is not evaluated.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")

local M = {}

-- Dead locals -------------------------------------------------------------------------------------

-- Everything but `let` has an effect of its own; an `if` or `for` is needed for what is in it.
local function is_needed(statement, live)
   if statement.tag == "let" then return live[statement.id] end
   if statement.tag == "if" or statement.tag == "for" or statement.tag == "atomic" then
      local needed = false
      tree.each_block(statement, function(block)
         for _, inner in ipairs(block) do needed = needed or is_needed(inner, live) end
      end)
      return needed
   end
   return true
end

local function mark_expression(expr, live, seen)
   tree.each_node(expr, function(node)
      if node.tag == "local" then live[node.id] = true end
   end, seen)
end

local function mark(block, live, done, seen)
   local changed = false
   for i = #block, 1, -1 do
      local statement = block[i]
      if is_needed(statement, live) then
         if not done[statement] then
            done[statement], changed = true, true
            tree.each_expression(statement, function(expr) mark_expression(expr, live, seen) end)
         end
         tree.each_block(statement, function(inner)
            changed = mark(inner, live, done, seen) or changed
         end)
      end
   end
   return changed
end

local function sweep(block, done)
   local out = {}
   for _, statement in ipairs(block) do
      if done[statement] then
         out[#out + 1] = tree.with_blocks(statement, function(inner) return sweep(inner, done) end)
      end
   end
   return out
end

--- The block without what nothing needs; `results` are expressions or targets that are read after
-- it.
function M.dead(block, results)
   if #block == 0 then return block end
   local live, done, seen = {}, {}, {}
   for _, node in ipairs(results or {}) do mark_expression(node, live, seen) end
   while mark(block, live, done, seen) do end
   return sweep(block, done)
end

-- Paths -------------------------------------------------------------------------------------------

local function filtered(block, keeps)
   local out = {}
   for _, statement in ipairs(block) do
      if keeps(statement) then
         out[#out + 1] = tree.with_blocks(statement, function(inner)
            return filtered(inner, keeps)
         end)
      end
   end
   return out
end

local NEEDED = { path = true, let = true, ["if"] = true, ["for"] = true }

--- The code of a form without its `path ..` statements, which are said of threads and never
-- executed; and these, with the conditions and locals that they need; each without what it does not
-- need.
function M.without_paths(block)
   if not tree.has(block, "path") then return M.dead(block), {} end
   local body = filtered(block, function(s) return s.tag ~= "path" end)
   local paths = filtered(block, function(s) return NEEDED[s.tag] end)
   return M.dead(body), M.dead(paths)
end

-- Locals ------------------------------------------------------------------------------------------

--- The locals that are still assigned: `{[id] = {name, lo, hi}}`.
function M.locals(walker, blocks)
   local kept = {}
   for _, block in ipairs(blocks) do
      tree.each_statement(block, function(statement)
         local id = statement.id
         if id then
            local entry = walker.locals[id]
            kept[id] = { name = entry.name, lo = entry.lo, hi = entry.hi }
         end
      end)
   end
   return kept
end

-- Operands ----------------------------------------------------------------------------------------

local function note_reads(statement, used)
   tree.each_expression(statement, function(expr, is_target)
      tree.each_choice_read(expr, is_target, function(choice) used[choice] = true end)
   end)
end

--- Choices that an expression or target, or the statements of a block read, in the order of their
-- slots.
function M.read_by(exprs, block)
   local used, list = {}, {}
   local function add(expr, is_target)
      tree.each_choice_read(expr, is_target, function(choice)
         lists.add_once(list, used, choice)
      end)
   end
   for _, entry in ipairs(exprs) do add(entry.node, entry.is_target) end
   tree.each_statement(block or {}, function(statement) tree.each_expression(statement, add) end)
   table.sort(list, function(a, b) return a.slot < b.slot end)
   return list
end

-- Splits the choices that code reads into those of the instruction, between its marks, and those
-- read around it.
local function read_around(block, inside, used_inside, used_outside)
   for _, statement in ipairs(block) do
      if statement.tag == "mark" then
         inside = statement.opens
      else
         note_reads(statement, inside and used_inside or used_outside)
         tree.each_block(statement, function(inner)
            read_around(inner, inside, used_inside, used_outside)
         end)
      end
   end
end

local function in_order(choices, used)
   return lists.filter(choices, function(choice) return used[choice] end)
end

local function with_uses(block, list, late)
   local out = {}
   local function each(tag, choices)
      for _, choice in ipairs(choices) do
         out[#out + 1] = ir[tag]({ choice = choice, at = choice.at })
      end
   end
   for _, statement in ipairs(block) do
      if statement.tag == "mark" and statement.opens then
         each("use", list)
      elseif statement.tag == "mark" then
         if statement.goes_on then each("then", late) end
      else
         out[#out + 1] = tree.with_blocks(statement, function(inner)
            return with_uses(inner, list, late)
         end)
      end
   end
   return out
end

--- Puts `use` before the first statement that may need a choice: at the top for formats, at the
-- start of the instruction's own code for the rest; and after the instruction's code, if its end is
-- reached, `then` for each choice of `acting`. Returns the block and all choices read, in text
-- order.
function M.place_uses(block, choices, acting)
   local inside, outside = {}, {}
   read_around(block, false, inside, outside)
   local early, late, all = in_order(choices, outside), {}, {}
   for _, choice in ipairs(choices) do
      if inside[choice] and not outside[choice] then late[#late + 1] = choice end
      if inside[choice] or outside[choice] then all[#all + 1] = choice end
   end
   local body = lists.map(early, function(choice)
      return ir.use({ choice = choice, at = choice.at })
   end)
   local rest = with_uses(block, late, acting)
   lists.append(body, rest)
   return body, all
end

return M
