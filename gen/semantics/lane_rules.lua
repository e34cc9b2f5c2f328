-- Restrictions on lanes, starts and waits beyond `gen/semantics/lanes.lua`: entries of registers
-- that stand for state of another scope, code of a block that uses warps, values that a `wait
-- until` would have to keep, cross-lane values where they cannot be computed.
local lists = require("gen.base.lists")
local launch = require("gen.resolve.launch")
local lanes = require("gen.semantics.lanes")
local after = require("gen.values.after")
local tree = require("gen.ir.tree")

local M = {}

local TOGETHER = { ballot = true, any = true, all = true, lane_of = true }

-- Entries -----------------------------------------------------------------------------------------

local function check_entry(file, entry, report)
   local name = ("%s%d"):format(file.name, entry.number)
   local kinds = lanes.kinds({})
   if file.scope ~= "lane" and kinds:is_lane(entry.code.value) then
      report:error("E60", entry.at,
         ("`%s` is per %s but its value differs from lane to lane"):format(
         name, file.scope))
   end
   local scopes = entry.code.target and lanes.scopes_of(entry.code.target, {}) or {}
   local is_written = not (entry.accessors and entry.accessors.write)
   for _, scope in ipairs({ "warp", "block", "grid" }) do
      if file.scope == "lane" and scopes[scope] and is_written then
         report:error("E60", entry.at,
            ("`%s` is per lane and stands for `%s`, which is per %s: lanes cannot store to "
               .. "it"):format(name,
               scopes[scope].name, scope), { hint = "`write v: nothing` below it" })
      end
   end
end

local function check_entries(model, report)
   for file, entry in lists.nested(model.files, "entry_list") do
      if entry.code then check_entry(file, entry, report) end
   end
end

-- Starts ------------------------------------------------------------------------------------------

local OF_WARPS = { lane = "lane", top = "a stack", depth = "a stack" }
local OF_STACKS = { push = true, drop = true, drop_while = true }

-- What makes a node specific to a warp or its lanes, or nil.
local function of_warp(node)
   if OF_WARPS[node.tag] then return OF_WARPS[node.tag] end
   local of = node.tag == "launch" and launch.known[node.name]
   if of and (of.lane or of.warp) then return "launch." .. node.name end
   local state = node.tag == "reg" and node.file or node.tag == "space" and node.space
   return state and (state.scope == "lane" or state.scope == "warp") and state.name or nil
end

-- The same of a block.
local function of_block(node)
   local of = node.tag == "launch" and launch.known[node.name]
   if of and of.block then return "launch." .. node.name end
   local state = node.tag == "reg" and node.file or node.tag == "space" and node.space
   return state and state.scope == "block" and state.name or nil
end

-- Refuses what does not exist yet: warps, in `start grid` also blocks.
local function check_begin(start, complain)
   local body, reported = start.code.body, {}
   local function refuse(s, what, missing, at)
      if not reported[s] and what then
         complain("E60", at, ("`start %s`: there is no %s yet, and `%s` belongs to one"):format(
            start.scope, missing, what), { hint = ("`start %s`"):format(missing) })
      end
      reported[s] = reported[s] or what
   end
   tree.each_statement(body,
      function(s) refuse(s, OF_STACKS[s.tag] and s.stack.name, "warp", s.at) end)
   tree.each_node_in(body, function(node, s)
      refuse(s, of_warp(node), "warp", node.at or s.at)
      if start.scope == "grid" then refuse(s, of_block(node), "block", node.at or s.at) end
   end)
end

local function check_start(start, complain)
   tree.each_statement(start.code.body, function(s)
      if s.tag == "wait" or s.tag == "halt" then
         complain("E60", s.at,
            ("`%s` cannot be in a `start`"):format(s.tag == "wait" and "wait until" or s.tag))
      end
   end)
   if start.scope ~= "warp" then check_begin(start, complain) end
end

-- Values that lanes make together -----------------------------------------------------------------

local function check_apart(block, where, complain)
   tree.each_statement(block, function(s)
      if s.tag == "let" and TOGETHER[s.value.tag] then
         complain("E61", s.at, ("`%s` %s is not built yet"):format(s.value.tag, where),
            { hint = "assign it to a local in `do`" })
      end
   end)
end

local function check_lines(model, complain)
   for _, choice in lists.nested(model.forms, "choices") do
      for _, line in ipairs(choice.lines) do
         local code = line.code or {}
         check_apart(code.before or {}, "in an alternative of an operand", complain)
         check_apart(code.after and code.after.body or {}, "after `then`", complain)
      end
   end
end

-- Waits -------------------------------------------------------------------------------------------

local QUIET = { let = true, use = true, ["if"] = true, ["for"] = true }

local function first_effect(block)
   local found
   tree.each_statement(block, function(s)
      if not QUIET[s.tag] then found = found or s end
   end)
   return found
end

local function is_pc_store(s)
   local target = s.tag == "store" and tree.base_of(s.target)
   return target and target.tag == "reg" and target.file.name == "$pc"
end

local WHY = "a `wait until` after %s is not built yet"

-- What is before a wait at the top of the code happens once.
local function check_before(kinds, block, complain)
   local function walk(list, under)
      for _, s in ipairs(list) do
         local below = under or s.tag == "if" and kinds:is_lane(s.test)
         if is_pc_store(s) then
            complain("E04", s.at, WHY:format("a store to `$pc`"),
               { hint = "store to it after the wait" })
         elseif s.tag == "halt" then
            complain("E04", s.at, WHY:format("`halt`"), { hint = "`halt` after the wait" })
         elseif not QUIET[s.tag] and lanes.is_lane_effect(kinds, s, under) then
            complain("E04", s.at, WHY:format("what each lane does"),
               { hint = "write it after the wait" })
         end
         tree.each_block(s, function(inner) walk(inner, below) end)
      end
   end
   walk(block, false)
end

-- Whether a value may be another one when the wait has ended: it reads state that others store to,
-- or that was stored to before.
local Changing = {}
Changing.__index = Changing

function Changing:reads(node, is_target)
   local found = false
   local function visit(part)
      local tag = part.tag
      if tag == "local" then found = found or self.locals[part.id]
      elseif tag == "reg" then
         found = found or part.file.scope == "block" or part.file.scope == "grid"
            or self.stored[part.file]
      elseif tag == "space" then found = found or part.space.scope ~= "lane" and not part.space.ro
      elseif tag == "top" or tag == "depth" then found = found or self.stored[part.stack]
      elseif tag == "choice" then found = found or self.choices[part.choice]
      end
   end
   if is_target then tree.each_part(node, function(part) tree.each_node(part, visit, {}) end)
   else tree.each_node(node, visit, {}) end
   return found or false
end

function Changing:note(block)
   tree.each_statement(block, function(s)
      if s.tag == "store" then
         local scopes = lanes.scopes_of(s.target, {})
         for _, scope in ipairs({ "lane", "warp", "block", "grid" }) do
            if scopes[scope] then self.stored[scopes[scope]] = true end
         end
      elseif s.stack then
         self.stored[s.stack] = true
      end
   end)
end

function Changing:values(block, under)
   for _, s in ipairs(block) do
      local below = under
      if s.tag == "let" then
         if under or self:reads(s.value) then self.locals[s.id] = true end
      elseif s.tag == "use" then
         for _, line in ipairs(s.choice.lines) do
            local value = line.code.value
            if value and self:reads(value) then self.choices[s.choice] = true end
            for _, inner in ipairs(line.code.before or {}) do
               if inner.tag == "let" and self:reads(inner.value) then
                  self.choices[s.choice] = true
               end
            end
         end
      elseif s.tag == "if" or s.tag == "for" then -- one that does more is not executed again
         below = under or s.tag == "if" and self:reads(s.test) or not lanes.only_computes({ s })
      end
      tree.each_block(s, function(inner) self:values(inner, below) end)
   end
end

-- What was computed before the wait and is read after it, or by it.
function Changing:check(block, complain)
   tree.each_statement(block, function(s)
      if s.tag == "let" and not TOGETHER[s.value.tag] then
         if not self:reads_old(s.value) then self.locals[s.id] = nil end
      end
      tree.each_expression(s, function(e)
         local name = self:reads_old(e)
         if name then
            complain("E04", s.at, ("`%s` was computed before the `wait until` from what may have "
               .. "changed since; to keep it is not built yet"):format(name),
               { hint = "compute it after the wait" })
         end
      end)
   end)
end

function Changing:reads_old(node)
   local name
   tree.each_node(node, function(part)
      if part.tag == "local" and self.locals[part.id] then name = name or part.name or "it" end
      if part.tag == "choice" and self.choices[part.choice] then
         name = name or part.choice.role or part.choice.operand
      end
   end, {})
   return name
end

-- The statements up to the wait, those from it on, and what is before it inside an `if`.
local function around_wait(body)
   for i, s in ipairs(body) do
      if tree.has({ s }, "wait") then
         return table.move(body, 1, i - 1, 1, {}), table.move(body, i, #body, 1, {}), s
      end
   end
   return nil
end

local function check_inside(s, complain)
   if s.tag == "for" then
      complain("E04", s.at, "`wait until` in a `for` is not built yet")
   end
   tree.each_block(s, function(block)
      local before, _, inner = around_wait(block)
      if not before then return end
      local effect = first_effect(before)
      if effect then
         complain("E04", effect.at,
            "what happens before a `wait until` under the same `if` is not built yet",
            { hint = "an `if` of its own before that one" })
      end
      check_inside(inner, complain)
   end)
end

local function check_wait(code, complain)
   local before, rest, s = around_wait(code.body)
   if not before then return end
   local changing = setmetatable({ locals = {}, choices = {}, stored = {} }, Changing)
   check_before(lanes.kinds(code.body), before, complain)
   check_inside(s, complain)
   local count = 0
   tree.each_statement(rest, function(one)
      if one.tag ~= "wait" then return end
      count = count + 1
      if count == 2 then complain("E04", one.at, "a second `wait until` is not built yet") end
   end)
   changing:note(before)
   changing:values(before, false)
   changing:check(rest, complain)
end

-- Stacks ------------------------------------------------------------------------------------------

-- Stacks change at once, for the warp; lanes come later and see them as they were.
local function check_stacks(code, complain)
   local of_lanes, changed, is_any = {}, {}, false
   tree.each_statement(code.body, function(s) is_any = is_any or OF_STACKS[s.tag] end)
   if not is_any then return end
   tree.each_node_in(lanes.split(code).lanes, function(node)
      if node.stack then of_lanes[node] = true end
   end)
   tree.each_statement(code.body, function(s)
      tree.each_node_of(s, function(node)
         if node.stack and changed[node.stack] and of_lanes[node] then
            complain("E04", node.at or s.at,
               ("reading `%s` per lane after it was modified is not built yet")
               :format(node.stack.name), { hint = "a local before the change" })
         end
      end)
      if OF_STACKS[s.tag] then changed[s.stack] = true end
   end)
end

-- `then` ------------------------------------------------------------------------------------------

local function check_thens(form, complain)
   for _, choice in ipairs(form.choices) do
      local found, first = {}, nil
      after.each_store(choice, function(s)
         first = first or s
         lanes.scopes_of(s.target, found)
      end)
      for _, scope in ipairs({ "warp", "block", "grid" }) do
         if found[scope] and (found.lane or found.space) then
            complain("E60", first.at,
               ("alternatives of one operand store after the instruction to lanes or memory, "
               .. "and to `%s`, which is per %s"):format(found[scope].name, scope))
         end
      end
   end
end

-- The pass ----------------------------------------------------------------------------------------

--- Reports the violations of the rules above.
function M.check(model, report)
   if model.lanes == 0 then return model end
   local complain = lanes.complainer(report)
   check_entries(model, report)
   check_lines(model, complain)
   for _, form in ipairs(model.forms) do
      if form.code then
         check_wait(form.code, complain)
         check_stacks(form.code, complain)
         check_thens(form, complain)
      end
   end
   for _, scope in ipairs(launch.starts) do
      for _, start in ipairs(model.starts[scope]) do
         if start.code then check_start(start, complain) end
      end
   end
   return model
end

return M
