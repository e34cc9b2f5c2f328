-- Limits on the cost of checking. Operations on sets of words and texts can take unacceptably long
-- even for a short description, so they spend steps here, and a pass reports what it is working on.
-- Beyond the budget the work stops with an overrun, which `gen/check` makes a diagnostic at that
-- place.
--
-- There is one budget, since one description is checked at a time.
local M = {}

local STEPS, STEPS_A_FORM = 10000000, 10000 -- some seconds, and more for a large description
local NODES = 1 << 21 -- of sets of words: some 200 megabytes

local Overrun = {}
Overrun.__index = Overrun

local left, place, name = math.huge, nil, nil
local allowed = math.huge

function Overrun:__tostring()
   local at = self.at and ("%s:%d:%d: "):format(self.at.source.path, self.at.line, self.at.col)
      or ""
   return at .. self.message
end

--- How many nodes sets of words may have.
M.nodes = NODES

--- What a description of so many forms may cost: `{steps, nodes}`.
function M.limits(forms) return { steps = STEPS + STEPS_A_FORM * forms, nodes = NODES } end

--- Begins a new budget, for a description of that many forms. `limits`: other `steps`, `nodes`.
function M.start(forms, limits)
   local most = M.limits(forms)
   allowed, place, name = limits and limits.steps or most.steps, nil, nil
   left, M.nodes = allowed, limits and limits.nodes or most.nodes
end

--- How many steps were done.
function M.spent() return allowed - left end

--- Sets what is being checked: a place and a name (`form.name`).
function M.at(at, what) place, name = at, what end

--- Stops the work: it would need more than `limit`, a text such as "1000 nodes".
function M.stop(limit)
   error(setmetatable({ at = place,
      message = ("%stoo costly to check: it needs %s"):format(
         name and ("`%s` is "):format(name) or "", limit) }, Overrun), 0)
end

--- So many steps were done.
function M.spend(steps)
   left = left - steps
   if left < 0 then M.stop("too many steps") end
end

--- Is this what `M.stop` raises? `{at, message}`.
function M.is_overrun(problem) return getmetatable(problem) == Overrun end

return M
