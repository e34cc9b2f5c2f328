-- What a description with lanes declares: the register of active lanes, the scope of all state,
-- where a launch finds its parameters and buffers, and choices that a run makes (`option`).
--
-- A description has lanes when it has a register `masks`: a warp has as many lanes as that register
-- has bits. State without a scope is per warp then, a space per grid.
local num = require("gen.num")
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local guard = require("gen.resolve.guard")
local names_of_launch = require("gen.resolve.launch")
local launch_limits = require("gen.resolve.launchlimits")

local M = {}

local FEWEST, MOST = 2, 32 -- lanes
local MOST_OPTIONS = 8     -- ISADORA_OPTIONS

local function masks_of(sym, report)
   local masks
   for _, file in ipairs(sym.files) do
      if file.masks and masks then
         report:error("E60", file.at, "one register has the active lanes; this is a second one",
            { also = { at = masks.at, text = "the first" } })
      elseif file.masks then
         masks = file
      end
   end
   if not masks then return nil end
   if masks.count or masks.signed or masks.width < FEWEST or masks.width > MOST then
      report:error("E60", masks.at,
         ("`masks` is for one unsigned register of %d to %d bits"):format(
         FEWEST, MOST))
   end
   if (masks.scope or "warp") ~= "warp" then
      report:error("E60", masks.at, "the register of active lanes is per warp")
   end
   return masks
end

-- A register that `parks` is a mask of the lanes of a warp that do not run.
local function check_parks(sym, report)
   for _, file in ipairs(sym.files) do
      local masks = sym.masks
      if file.parks and not masks then
         report:error("E60", file.at, "no register has the active lanes",
            { hint = "`$active u32 per warp masks`" })
      elseif file.parks and (file.count or file.signed or file.width ~= masks.width
            or (file.scope or "warp") ~= "warp") then
         report:error("E60", file.at,
            ("`parks` is for one register like `%s`: u%d per warp"):format(masks.name, masks.width))
      end
   end
end

local SIMT = { lane = true, warp = true, block = true, grid = true }

local function check_scope(node, what, allowed, default, has_lanes, report)
   if has_lanes then
      node.scope = node.scope or default
      if not allowed[node.scope] then
         report:error("E60", node.at,
            ("%s `%s` cannot be per %s"):format(what, node.name, node.scope))
      end
   elseif SIMT[node.scope] then
      report:error("E60", node.at,
         ("`%s` is per %s, but no register has the active lanes"):format(node.name,
            node.scope),
         { hint = "`$active u32 per warp masks`" })
   end
end

local FILES = { lane = true, warp = true, block = true, grid = true }
local SPACES = { lane = true, block = true, grid = true }
local STACKS = { warp = true }

local function check_scopes(sym, has_lanes, report)
   for _, file in ipairs(sym.files) do
      check_scope(file, "register", file.name == "$pc" and STACKS or FILES, "warp", has_lanes,
         report)
      if has_lanes and file.reset and not num.eq(file.reset, 0)
            and (file.scope == "block" or file.scope == "grid") then
         report:error("E60", file.at,
            ("`%s` is per %s and starts at 0; its value is set in `start %s`")
            :format(file.name, file.scope, file.scope))
      end
   end
   for _, space in ipairs(sym.spaces) do
      check_scope(space, "space", SPACES, "grid", has_lanes, report)
   end
   for _, stack in ipairs(sym.stacks) do
      check_scope(stack, "stack", STACKS, "warp", has_lanes, report)
   end
end

-- Options -----------------------------------------------------------------------------------------

local function take_options(sym, report)
   local seen = {}
   sym.options = {}
   for i, node in ipairs(sym.tree.options) do
      if names_of_launch.known[node.name] or seen[node.name] then
         report:error("E11", node.at, ("`launch.%s` is declared twice"):format(node.name),
            seen[node.name] and { also = { at = seen[node.name].at, text = "first declared here" } }
            or { hint = "every launch sets it; choose another name" })
      elseif i > MOST_OPTIONS then
         report:error("E86", node.at, ("a description has at most %d options"):format(MOST_OPTIONS))
      else
         seen[node.name] = node
         node.index = #sym.options
         sym.options[#sym.options + 1] = node
      end
   end
end

-- Places ------------------------------------------------------------------------------------------

-- The space that `s`, or `g14` of a space with windows, names, and where that begins in it.
local function space_named(sym, name)
   local entry = sym.words[name]
   if entry and entry.kind == "space" then return entry, 0 end
   local base, digits = name:match("^(.-)(%d+)$")
   entry = base and sym.words[base]
   local windows = entry and entry.kind == "space" and entry.node.windows
   if not windows or tonumber(digits) >= windows then return nil end
   return entry, num.mul(num.quo(entry.node.size, windows), math.tointeger(tonumber(digits)))
end

-- The first of a list that exists in a configuration where `node` does.
local function beside(list, node)
   return lists.find(list, function(other)
      return not guard.nowhere(guard.both(other.where, node.where))
   end)
end

-- Appends a node to a list of those that exist in different configurations.
local function append(list, node, text, report)
   local other = beside(list, node)
   if other then
      report:error("E11", node.at, ("`%s` is given twice"):format(text),
         { also = { at = other.at, text = "first here" } })
   else
      list[#list + 1] = node
   end
end

local function take_place(sym, node, entry, base, report)
   local list = sym.places[node.what] or {}
   entry.used = true
   sym.places[node.what] = list
   if list[1] and list[1].name ~= node.space then
      report:error("E60", node.at, ("`%s` is in one space, whatever the variant"):format(node.what),
         { also = { at = list[1].at, text = "here it is in another" } })
   end
   append(list, { space = entry.node, name = node.space, window = base, at = node.at, on = node.on,
      prose = node.prose, prov = node.prov,
      index = num.add(base, node.index), where = guard.where(node.on, sym, nil, report) },
      node.what, report)
end

local function take_places(sym, report)
   sym.places = {}
   for _, node in ipairs(sym.tree.places) do
      local entry, base = space_named(sym, node.space)
      if entry then
         take_place(sym, node, entry, base, report)
      else
         report:error("E10", node.at, ("space `%s` is not declared"):format(node.space),
            suggest.hint(node.space, sym.words, nil, nil, node.at))
      end
   end
end

local function take_starts(sym, report)
   sym.starts = {}
   for _, scope in ipairs(names_of_launch.starts) do sym.starts[scope] = {} end
   for _, node in ipairs(sym.tree.starts) do
      node.where = guard.where(node.on, sym, nil, report)
      append(sym.starts[node.scope], node, "start " .. node.scope, report)
   end
end

--- Fills in `sym.lanes` (0: none), `masks`, `options`, `places`, `limits`, `starts`, and all
-- scopes. Lists of `places` and `starts` are those of different configurations.
function M.resolve(sym, report)
   sym.masks = masks_of(sym, report)
   sym.lanes = sym.masks and sym.masks.width or 0
   if sym.masks then sym.state[sym.masks.name].used = true end -- by the machine
   check_parks(sym, report)
   check_scopes(sym, sym.masks ~= nil, report)
   take_options(sym, report)
   take_places(sym, report)
   sym.limits = launch_limits.resolve(sym, report)
   take_starts(sym, report)
   for _, list in ipairs({ sym.tree.places, sym.tree.limits, sym.tree.starts }) do
      for _, node in ipairs(list) do
         if sym.lanes == 0 then
            report:error("E60", node.at,
               ("`%s` is for descriptions with lanes"):format(node.what or node.tag))
         end
      end
   end
end

return M
