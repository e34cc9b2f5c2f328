-- Which code runs once for a warp and which once for each active lane.
--
-- A value is per lane if it reads state per lane, the number of the lane, or such a value; else all
-- lanes of the warp share it. Code is split into two parts that depend on each other only through
-- locals: changes of the state of the warp or of its block, and the work of each lane. `split`
-- returns both, so that emitters can run the first once and loop over lanes with the second.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local launch = require("gen.resolve.launch")
local after = require("gen.values.after")
local tree = require("gen.ir.tree")

local M = {}

local COLLECTIVE = { ballot = true, any = true, all = true, lane_of = true }

-- Values ------------------------------------------------------------------------------------------

-- `locals[id]`: the local differs from lane to lane.
local Kinds = {}
Kinds.__index = Kinds

local is_lane_choice -- forward

function Kinds:is_lane(node)
   local known = self.memo[node]
   if known ~= nil then return known end
   local tag, result = node.tag, false
   if tag == "reg" then result = node.file.scope == "lane"
   elseif tag == "space" then result = node.space.scope == "lane"
   elseif tag == "lane" then result = true
   elseif tag == "launch" then result = node.is_lane or false
   elseif tag == "local" then result = self.locals[node.id] or false
   elseif tag == "choice" then result = is_lane_choice(node.choice)
   end
   if tag == "ballot" or tag == "any" or tag == "all" then return false end
   if tag == "lane_of" then
      result = self:is_lane(node.k) or self:is_lane(node.other)
   else
      tree.each_part(node, function(part) result = result or self:is_lane(part) end)
   end
   if tag ~= "local" then self.memo[node] = result end
   return result
end

-- One pass over the assignments of a block; true when a local became one of lanes.
function Kinds:assign(block, under)
   local changed = false
   for _, s in ipairs(block) do
      local below = under
      if s.tag == "let" then
         local lane = under and not COLLECTIVE[s.value.tag] or self:is_lane(s.value)
         if lane and not self.locals[s.id] then
            self.locals[s.id], changed = true, true
         end
      elseif s.tag == "if" then
         below = under or not self.around[s] and self:is_lane(s.test)
      end
      tree.each_block(s, function(inner) changed = self:assign(inner, below) or changed end)
   end
   return changed
end

--- What is known of the locals of one piece of code; for lanes that have passed the conditions
-- `around`, what is known there.
local function kinds_of(block, around)
   local kinds = setmetatable({ body = block, around = around or {}, locals = {}, memo = {} },
      Kinds)
   while kinds:assign(block, false) do kinds.memo = {} end
   return kinds
end

--- The same for other passes: `:is_lane(node)` of nodes that read locals of the block.
M.kinds = kinds_of

function is_lane_choice(choice)
   if choice.is_lane == nil then
      choice.is_lane = false
      for _, line in ipairs(choice.lines) do
         local code = line.code
         if code and code.is_lane == nil then
            local kinds = kinds_of(code.before or {})
            code.is_lane = code.value ~= nil and kinds:is_lane(code.value)
         end
         choice.is_lane = choice.is_lane or code and code.is_lane or false
      end
   end
   return choice.is_lane
end

--- Whether the value of an operand differs from lane to lane.
M.is_lane_choice = function(choice) return is_lane_choice(choice) end

-- Effects -----------------------------------------------------------------------------------------

local WARP_ONLY = { push = true, drop = true, drop_while = true, halt = true, wait = true }

-- Scopes of what a target stands for: `{lane = true, warp = true, ..}`; a space counts as `space`.
local function scopes_of(target, found)
   tree.each_place(target, function(place)
      if place.tag == "reg" then found[place.file.scope] = place.file
      elseif place.tag == "space" then
         found[place.space.scope == "lane" and "lane" or "space"] = place.space
      end
   end)
   return found
end

M.scopes_of = scopes_of

-- Whether a store belongs to each lane.
local function is_lane_store(kinds, s, under)
   local scopes = scopes_of(s.target, {})
   if scopes.lane then return true end
   return scopes.space ~= nil and (under or kinds:is_lane(s.target) or kinds:is_lane(s.value))
end

-- Whether alternatives of an operand store for each lane after the instruction.
local function is_lane_then(choice, under)
   local found = false
   after.each_store(choice, function(s, block)
      found = found or is_lane_store(kinds_of(block), s, under)
   end)
   return found
end

--- Whether an effect (anything but `let`, `use`, `if`, `for`) is one of each lane.
local function is_lane_effect(kinds, s, under)
   if s.tag == "store" then return is_lane_store(kinds, s, under) end
   if s.tag == "trap" or s.tag == "unknown" then return under end
   if s.tag == "atomic" then return true end
   if s.tag == "then" then return is_lane_then(s.choice, under) end
   return false
end
M.is_lane_effect = is_lane_effect

-- Checks ------------------------------------------------------------------------------------------

local function check_store(kinds, s, under, complain)
   local scopes = scopes_of(s.target, {})
   for _, scope in ipairs({ "warp", "block", "grid" }) do
      local state = scopes[scope]
      if state and scopes.lane then
         complain("E60", s.at,
            ("one store to lanes and to `%s`, which is per %s"):format(state.name,
            scope))
      elseif state and under then
         complain("E61", s.at, ("`%s` is per %s and stored under a condition of a lane"):format(
            state.name, scope),
               { hint = "make the condition one of the warp with `any`, `all` or `ballot`" })
      elseif state and (kinds:is_lane(s.value) or kinds:is_lane(s.target)) then
         complain("E60", s.at,
            ("a value that differs from lane to lane is stored in `%s`, which is per %s")
            :format(state.name, scope), { hint = "`any`, `all` or `ballot`" })
      end
   end
end

-- In a loop, lanes may ask others for what these computed before it, if all ask.
local function check_together(s, loop, complain)
   local value = s.value
   if value.tag ~= "lane_of" then
      complain("E61", s.at, ("`%s` in a `for` is not built yet"):format(value.tag),
         { hint = "assign it to a local before the loop" })
   elseif value.a.tag ~= "local" or loop.made[value.a.id] then
      complain("E61", s.at, "`lane_of` in a `for` of what the loop computes is not built yet",
         { hint = "`lane_of` of a local from before the loop" })
   elseif loop:has_lane_condition() then
      local under = "a condition of a lane inside it"
      complain("E61", s.at, ("`lane_of` in a `for` under %s is not built yet"):format(under),
         { hint = "assign it to a local before the condition" })
   end
end

-- A loop: the locals that it makes, the conditions around it and those inside.
local Loop = {}
Loop.__index = Loop

local function loop_of(s, kinds, around)
   local made = { [s.id] = true }
   tree.each_statement(s.body, function(inner) made[inner.id or 0] = true end)
   return setmetatable({ made = made, kinds = kinds, around = around, inside = {} }, Loop)
end

-- Whether some of the lanes that come to the loop may not come to what is inside these conditions.
function Loop:has_lane_condition()
   local kinds = #self.inside > 0 and kinds_of(self.kinds.body, lists.set(self.around))
   return lists.any(self.inside, function(s) return kinds:is_lane(s.test) end)
end

local function within(s, list, f)
   list[#list + 1] = s
   f()
   list[#list] = nil
end

-- `loop`: the outermost one around the block, `around`: the conditions around that.
local function check_block(kinds, block, under, complain, loop, around)
   for _, s in ipairs(block) do
      local below = under
      if s.tag == "store" then check_store(kinds, s, under, complain) end
      if s.tag == "then" then
         after.each_store(s.choice, function(store, inner)
            check_store(kinds_of(inner), store, under, complain)
         end)
      end
      if s.tag == "let" and COLLECTIVE[s.value.tag] and loop then
         check_together(s, loop, complain)
      end
      if WARP_ONLY[s.tag] then
         if under then
            complain("E61", s.at,
               ("`%s` applies to the warp, but is under a condition of a lane"):format(
               s.tag == "wait" and "wait until" or s.tag:match("^%a+")),
                  { hint = "`any`, `all` or `ballot`" })
         end
         for _, value in ipairs(s.values or { s.test }) do
            if kinds:is_lane(value) then
               complain("E60", s.at, "a value that differs from lane to lane is used for the warp",
                  { hint = "`any`, `all` or `ballot`" })
            end
         end
      end
      if s.tag == "later" or s.delay or s.tag == "occupy" then
         complain("E04", s.at, "`after` and `occupy` in a description with lanes are not built yet")
      end
      local function inside()
         local inner_loop = loop or s.tag == "for" and loop_of(s, kinds, around) or nil
         tree.each_block(s, function(inner)
            check_block(kinds, inner, below, complain, inner_loop, around)
         end)
      end
      if s.tag == "if" then
         below = under or kinds:is_lane(s.test)
         within(s, loop and loop.inside or around, inside)
      else
         inside()
      end
   end
end

-- Splitting ---------------------------------------------------------------------------------------

-- Statements of a block for which `wanted(s, under)` is true, with the `if`s and loops around them,
-- as copies, because the two parts share their nodes.
local function filter(kinds, block, wanted, under)
   local out = {}
   for _, s in ipairs(block) do
      if s.tag == "if" or s.tag == "for" then
         local below = under or s.tag == "if" and kinds:is_lane(s.test)
         out[#out + 1] = tree.with_blocks(s, function(inner)
            return filter(kinds, inner, wanted, below)
         end)
      elseif s.tag == "let" or s.tag == "use" or wanted(s, under) then
         out[#out + 1] = s
      end
   end
   return out
end

-- What is needed of a block: effects, and what they and `results` read. Lists `use` with the rest.
-- `asks`: there is a `lane_of`.
local Needs = {}
Needs.__index = Needs

function Needs:expression(node)
   local function visit(part)
      if part.tag == "local" then self.locals[part.id] = true end
      if part.tag ~= "lane_of" then return tree.each_part(part, visit) end
      self.asks = true
      visit(part.k) -- the value of the other lane is in an array by then
      visit(part.other)
   end
   visit(node)
   tree.each_choice_read(node, false, function(choice) self.choices[choice] = true end)
end

function Needs:target(node)
   tree.each_node(node, function(part)
      if part.tag == "local" then self.locals[part.id] = true end
   end, {})
   tree.each_choice_read(node, true, function(choice) self.choices[choice] = true end)
end

function Needs:statement(s)
   if s.tag == "then" then self.choices[s.choice] = true end
   tree.each_expression(s, function(e, is_target)
      if is_target then self:target(e) else self:expression(e) end
   end)
end

-- Marks backwards; returns the statements kept, in order.
function Needs:sweep(block)
   local kept = {}
   for i = #block, 1, -1 do
      local s = block[i]
      local keep
      if s.tag == "let" then
         keep = self.locals[s.id] and not self.given[s.id]
      elseif s.tag == "use" then
         keep = self.choices[s.choice]
      elseif s.tag == "if" or s.tag == "for" then
         -- a local that a loop hands on to its next round may appear after its reader
         if s.tag == "for" then self:sweep(s.body) end
         s = tree.with_blocks(s, function(inner)
            local left = self:sweep(inner)
            keep = keep or #left > 0
            return left
         end)
      else
         keep = true
      end
      if keep then
         self:statement(s)
         if s.tag == "drop_while" or s.tag == "atomic" then
            tree.each_statement(s.body, function(inner) self:statement(inner) end)
         end
         table.insert(kept, 1, s)
      end
   end
   return kept
end

local function slice(block, results, given)
   local needs = setmetatable({ locals = {}, choices = {}, given = given or {} }, Needs)
   for _, e in ipairs(results) do needs:expression(e) end
   return needs:sweep(block), needs
end

--- The assignments of a block that `results` need.
function M.slice(block, results) return (slice(block, results)) end

--- The block without the locals that nothing in it needs.
function M.needed(block) return (slice(block, {})) end

--- Whether code does nothing but compute locals, under conditions and in loops, too.
function M.only_computes(block)
   for _, s in ipairs(block) do
      local computes = s.tag == "let" or s.tag == "use"
         or s.tag == "if" and M.only_computes(s.yes) and M.only_computes(s.no)
         or s.tag == "for" and M.only_computes(s.body)
      if not computes then return false end
   end
   return true
end

-- Whether a statement is somewhere in a block.
local function holds(block, wanted)
   local found = false
   tree.each_statement(block, function(s) found = found or s == wanted end)
   return found
end

-- The path to one `let` of a cross-lane value: the code before it without effects, the conditions
-- around it, and in its place `contribute`, where a lane contributes its value. What a loop asks
-- other lanes for is there before it.
local function way_to(kinds, block, let)
   local out = {}
   for _, s in ipairs(block) do
      if s == let or s.tag == "for" and holds(s.body, let) then
         out[#out + 1] = ir.contribute({ value = let.value.a, at = let.at })
         return out, true
      elseif s.tag == "if" then
         local yes, in_yes = way_to(kinds, s.yes, let)
         local no, in_no = way_to(kinds, s.no, let)
         if in_yes then no = {} elseif in_no then yes = {} end
         out[#out + 1] = tree.copy(s, { yes = yes, no = no })
         if in_yes or in_no then return out, true end
      elseif s.tag == "for" then
         out[#out + 1] = tree.copy(s, { body = (way_to(kinds, s.body, let)) })
      elseif s.tag == "let" or s.tag == "use" then
         out[#out + 1] = s
      end
   end
   return out, false
end

-- Calls `f(let, place)` for each cross-lane value. Lanes come to all of one place together: the
-- block, or that of the outermost loop.
local function each_together(block, place, f)
   for _, s in ipairs(block) do
      if s.tag == "let" and COLLECTIVE[s.value.tag] then f(s, place or block) end
      tree.each_block(s, function(inner)
         each_together(inner, place or s.tag == "for" and block or nil, f)
      end)
   end
end

-- Whether two `lane_of` ask for one value.
local function is_same_value(a, b)
   return a.tag == "lane_of" and a.a.tag == "local" and b.a.tag == "local" and a.a.id == b.a.id
      and a.a.version == b.a.version
end

--- The parts of a piece of code:
--    `first`   values that all lanes make together, in their order, `collect` with the code that
-- each
--              lane runs for it: {id, op, name, node, body}, in the body `contribute {value}`
--    `warp`    what happens once
--    `lanes`   what each active lane does
--    `lane_locals`   by id
function M.split(code)
   if code.parts then return code.parts end
   local body = code.body
   local kinds = kinds_of(body)
   local parts = { first = {}, lane_locals = kinds.locals, kinds = kinds }
   local given = {}
   local lanes, needs = slice(filter(kinds, body, function(s, under)
      return is_lane_effect(kinds, s, under)
   end, false), {}, given)
   local warp, warp_needs = slice(filter(kinds, body, function(s, under)
      return not is_lane_effect(kinds, s, under)
   end, false), {}, given)
   each_together(body, nil, function(s, place)
      if not needs.locals[s.id] and not warp_needs.locals[s.id] then return end
      local is_asked = s.value.tag == "lane_of" -- that each lane asks for itself
      local same = is_asked and lists.find(parts.first, function(known)
         return known.place == place and is_same_value(known.node, s.value)
      end)
      if same then
         same.others[#same.others + 1] = s.value
         return
      end
      local inner = slice(way_to(kinds, body, s), {}, given)
      parts.first[#parts.first + 1] = ir.collect({ op = s.value.tag, id = s.id, name = s.name,
         body = inner, node = s.value, others = {}, place = place, at = s.at })
      if not is_asked then given[s.id] = true end
   end)
   parts.warp, parts.lanes = warp, lanes
   parts.is_apart = true -- `warp` needs none of `first`
   if #parts.first > 0 then
      parts.lanes = slice(lanes, {}, given)
      parts.warp, warp_needs = slice(warp, {}, given)
      parts.is_apart = not warp_needs.asks
      for _, s in ipairs(parts.first) do
         parts.is_apart = parts.is_apart and not warp_needs.locals[s.id]
      end
   end
   code.parts = parts
   return parts
end

-- The pass ----------------------------------------------------------------------------------------

--- What complains about a line of the description once for each number, however many forms it is
-- in.
function M.complainer(report)
   local seen = {}
   return function(number, at, message, more)
      local key = ("%s %s %d %d"):format(number, at.source.path, at.line, at.col)
      if not seen[key] then report:error(number, at, message, more) end
      seen[key] = true
   end
end

--- Refuses what would mix lanes and warps.
function M.check(model, report)
   if model.lanes == 0 then return model end
   local complain = M.complainer(report)
   local function check(thing)
      local body = thing and thing.code and thing.code.body
      if body then check_block(kinds_of(body), body, false, complain, nil, {}) end
   end
   for _, form in ipairs(model.forms) do check(form) end
   for _, scope in ipairs(launch.starts) do
      for _, start in ipairs(model.starts[scope]) do check(start) end
   end
   return model
end

return M
