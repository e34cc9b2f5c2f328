-- `over X "why"`: an instruction gets every word that it shares with the forms whose name begins
-- with X. These are the words of its forms before any other `over`, so the order of the
-- instructions does not matter.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local names = require("gen.resolve.names")

local M = {}

-- Does the form's name begin with `prefix`, whole parts?
local function begins(name, prefix)
   return name == prefix or name:sub(1, #prefix + 1) == prefix .. "."
end

-- All `over` lines with the forms of other instructions that they name.
local function collect_overs(check)
   local overs = {}
   for page, node in lists.nested(check.model.pages, "overs") do
      local over = { page = page, node = node, targets = {} }
      over.where = check.model.sym and names.where(node.on, check.model.sym, nil, check.report)
      for _, form in ipairs(check.model.forms) do
         if form.page ~= page and begins(form.name, node.name) then
            over.targets[#over.targets + 1] = form
         end
      end
      overs[#overs + 1] = over
   end
   return overs
end

local function report_ring(check, path, edge)
   local ring, found = {}, false
   for _, page in ipairs(path) do
      found = found or page == edge.page
      if found then
         ring[#ring + 1] = "`" .. page.name .. "`"
         check.in_ring[page] = true
      end
   end
   local last = table.remove(ring)
   local first = table.concat(ring, ", ")
   check.report:error("E36", edge.node.at, ("%s and %s are `over` each other"):format(first, last),
      { hint = "leave out one of the `over` lines",
        also = { at = edge.page.at, text = "the instruction it names" } })
end

-- An instruction with `otherwise` has what no other one has, so nothing is over it, and it is over
-- its like alone.
local function check_otherwise(check, over)
   local rest, other = over.page.otherwise, nil
   for _, form in ipairs(over.targets) do
      if (rest and not form.page.otherwise) or (not rest and form.page.otherwise) then
         other = form.page
      end
   end
   if not other then return end
   check.report:error("E36", over.node.at, ("`%s` has the words that no other instruction has, "
      .. "so %s"):format(rest and over.page.name or other.name, rest and
      ("it is not over `%s`"):format(other.name) or "nothing is over it"),
      { hint = "remove the `over`, or the `otherwise`",
        also = { at = (rest and over.page or other).at, text = "`otherwise` is here" } })
   check.in_ring[over.page], check.in_ring[other] = true, true
end

-- Instructions that are over each other, directly or in a ring, would take each other's words.
local function over_rings(check, overs)
   local above = {} -- above[page] = array of {page, node}: the instructions that it is over
   for _, over in ipairs(overs) do
      local list, seen = above[over.page] or {}, {}
      for _, form in ipairs(over.targets) do
         lists.add_once(list, seen, { page = form.page, node = over.node }, form.page)
      end
      above[over.page] = list
   end
   local state, path = {}, {}
   local function visit(page)
      state[page] = "open"
      path[#path + 1] = page
      for _, edge in ipairs(above[page] or {}) do
         if state[edge.page] == "open" then
            report_ring(check, path, edge)
         elseif not state[edge.page] then
            visit(edge.page)
         end
      end
      path[#path] = nil
      state[page] = "done"
   end
   for _, page in ipairs(check.model.pages) do
      if not state[page] then visit(page) end
   end
end

-- Words of a unit that the forms of an instruction have in a configuration, before any `over`.
local function page_words(page, unit, c)
   local words = 0
   for _, form in ipairs(page.forms) do
      local sets = form.unit == unit and form.sets[c]
      if sets then words = sets.space:bor(words, sets.word) end
   end
   return words
end

-- Takes the words of the instruction from the forms below it. Returns whether there were any.
local function apply_over(check, over)
   local met = false
   for c = 1, check.count do
      if not over.where or over.where[c] then
         local words = {} -- by unit
         for _, form in ipairs(over.targets) do
            local sets = form.sets[c]
            words[form.unit] = words[form.unit] or page_words(over.page, form.unit, c)
            local taker = words[form.unit]
            if sets and not sets.space:is_empty(sets.space:band(sets.word, taker)) then
               met = true
               form.word[c] = sets.space:minus(form.word[c], taker)
               form.taken_by = form.taken_by or over
            end
         end
      end
   end
   return met
end

--- Applies all `over` lines: takes words out of `form.word`; reports E31 and E36, notes
-- `check.in_ring[page]`.
function M.apply(check)
   local overs = collect_overs(check)
   over_rings(check, overs)
   for _, over in ipairs(overs) do
      check_otherwise(check, over)
      budget.at(over.node.at, "over " .. over.node.name)
      if not apply_over(check, over) then
         local why = #over.targets == 0 and ": no other instruction has a form of that name" or ""
         check.report:error("E31", over.node.at,
            ("`over %s` covers nothing%s"):format(over.node.name, why),
            { hint = "remove the line, or name what this instruction is over" })
      end
   end
end

return M
