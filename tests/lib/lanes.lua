-- A second interpreter for descriptions with lanes: every active lane runs the whole code for
-- itself, as a coroutine that stops where all lanes make a value together. It knows nothing of the
-- parts into which `gen/semantics/lanes.lua` splits code for the C, so the C is compared with it.
--
--    state = { shared = state of interp, own = {[lane] = {["$r"] = {[index] = n}}}, launch = .. }
local num = require("gen.num")
local interp = require("gen.interp")
local tree = require("gen.ir.tree")

local M = {}

local TOGETHER = { ballot = true, any = true, all = true, lane_of = true }

-- Where the code has each result of a cross-lane operation.
local function places_of(body)
   local places, count = {}, 0
   local function walk(block)
      for _, s in ipairs(block) do
         if s.tag == "let" and TOGETHER[s.value.tag] then
            count = count + 1
            places[s.value] = count
         end
         tree.each_block(s, walk)
      end
   end
   walk(body)
   return places
end

local function copy_of(list)
   local copy = {}
   for key, value in pairs(list) do copy[key] = type(value) == "table" and copy_of(value) or value end
   return copy
end

--- What one lane sees of a state.
function M.view(model, state, lane)
   local view = copy_of(state.shared)
   view.launch = state.launch and copy_of(state.launch)
   for name, of_lane in pairs(state.launch_of and state.launch_of(lane) or {}) do
      view.launch = view.launch or {}
      view.launch[name] = of_lane
   end
   for _, file in ipairs(model.files) do
      if file.scope == "lane" then view.files[file.name] = copy_of(state.own[lane][file.name] or {}) end
   end
   for _, space in ipairs(model.spaces) do
      if space.scope == "lane" then view.spaces[space.name] = copy_of(state.own[lane][space.name] or {}) end
   end
   return view
end

local function value_of(node, group, lane)
   if node.tag == "lane_of" then
      local other = group[group[lane].k]
      return other ~= nil, other and other.value
   end
   local bits, here = 0, 0
   for i, given in pairs(group) do
      here = here | 1 << i
      if not num.eq(given.value, 0) then bits = bits | 1 << i end
   end
   if node.tag == "ballot" then return bits end
   if node.tag == "any" then return bits ~= 0 and 1 or 0 end
   return bits == here and 1 or 0
end

-- Runs the coroutines until all have ended: `{[lane] = result}`.
local function run_all(threads, places)
   local results, waiting = {}, {}
   local function go_on(lane, ...)
      local ok, a, value, k = coroutine.resume(threads[lane], ...)
      if not ok then error(debug.traceback(threads[lane], a), 0) end
      if coroutine.status(threads[lane]) == "dead" then
         results[lane] = a
      else
         waiting[lane] = { node = a, value = value, k = k }
      end
   end
   for lane = 0, 31 do
      if threads[lane] then go_on(lane) end
   end
   while next(waiting) do
      local first
      for _, given in pairs(waiting) do
         if not first or places[given.node] < places[first] then first = given.node end
      end
      local group = {}
      for lane, given in pairs(waiting) do
         if given.node == first then group[lane] = given end
      end
      for lane in pairs(group) do waiting[lane] = nil end
      for lane = 0, 31 do
         if group[lane] then go_on(lane, value_of(first, group, lane)) end
      end
   end
   return results
end

local function same(a, b)
   if type(a) ~= "table" or type(b) ~= "table" then return a == b or num.eq(a, b) end
   for key, value in pairs(a) do
      if b[key] == nil or not same(value, b[key]) then return false end
   end
   for key in pairs(b) do
      if a[key] == nil then return false end
   end
   return true
end

-- State that the lanes have together must be the same in the views of all of them.
local function merge_shared(model, state, views, order)
   local first = views[order[1]]
   for _, lane in ipairs(order) do
      assert(same(views[lane].pc, first.pc), "lanes disagree about `$pc`")
      assert(same(views[lane].stacks, first.stacks), "lanes disagree about a stack")
      for _, file in ipairs(model.files) do
         assert(file.scope == "lane" or same(views[lane].files[file.name] or {},
            first.files[file.name] or {}), "lanes disagree about " .. file.name)
      end
   end
   state.shared.pc, state.shared.stacks = first.pc, first.stacks
   for _, file in ipairs(model.files) do
      if file.scope ~= "lane" then state.shared.files[file.name] = first.files[file.name] end
   end
end

-- Cells that a lane changed, lane after lane.
local function merge_spaces(model, state, views, order)
   for _, lane in ipairs(order) do
      for _, space in ipairs(model.spaces) do
         local name = space.name
         local to = space.scope == "lane" and state.own[lane] or state.shared.spaces
         to[name] = to[name] or {}
         for cell in pairs(views[lane].stored[name]) do to[name][cell] = views[lane].spaces[name][cell] end
      end
   end
end

-- A table that notes which keys were stored.
local function noting(cells, stored)
   return setmetatable({}, { __index = cells, __newindex = function(_, key, value)
      cells[key], stored[key] = value, true
   end })
end

local function note_stores(model, view)
   view.stored = {}
   local plain = {}
   for _, space in ipairs(model.spaces) do
      local name = space.name
      plain[name], view.stored[name] = view.spaces[name] or {}, {}
      view.spaces[name] = noting(plain[name], view.stored[name])
   end
   return plain
end

--- Executes one instruction in all lanes whose bit is set in `active`: the state changes, unless a
-- lane traps. Returns `{trap = kind, lane}`, or `{}`.
function M.run(model, form, lines, fields, state, options, active)
   local views, threads, plain, order = {}, {}, {}, {}
   for lane = 0, model.lanes - 1 do
      if num.bits(active, lane, 1) == 1 then
         order[#order + 1] = lane
         views[lane] = M.view(model, state, lane)
         plain[lane] = note_stores(model, views[lane])
         threads[lane] = coroutine.create(function()
            return interp.run(model, form, lines, fields, views[lane], {
               word = options.word, config = options.config, lane = lane,
               together = coroutine.yield })
         end)
      end
   end
   local results = run_all(threads, places_of(form.code.body))
   for _, lane in ipairs(order) do
      local kind = results[lane].trap
      if kind and kind ~= "wait" then return { trap = kind, lane = lane, why = results[lane].why } end
   end
   for _, lane in ipairs(order) do views[lane].spaces = plain[lane] end
   merge_shared(model, state, views, order)
   merge_spaces(model, state, views, order)
   for _, lane in ipairs(order) do
      for _, file in ipairs(model.files) do
         if file.scope == "lane" then state.own[lane][file.name] = views[lane].files[file.name] end
      end
      assert(results[lane].trap == results[order[1]].trap, "some lanes wait")
   end
   return { trap = results[order[1]].trap }
end

return M
