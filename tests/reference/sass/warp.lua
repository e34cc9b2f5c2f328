-- A second opinion on SASS: what the threads of a warp do together.
--
-- Values are arrays by lane, 0 to 31; `active` is a mask. Threads that are not active do not
-- vote and are not compared with.

local M = {}

M.LANES = 32

local function is_in(active, lane) return active >> lane & 1 == 1 end

--- The mask of the active lanes where `truth(lane)`.
local function mask_of(active, truth)
   local mask = 0
   for lane = 0, M.LANES - 1 do
      if is_in(active, lane) and truth(lane) then mask = mask | 1 << lane end
   end
   return mask
end

--- VOTE: the ballot, and the result of the mode.
function M.vote(mode, active, predicates)
   local ballot = mask_of(active, function(lane) return predicates[lane] == 1 end)
   local all, none = ballot == active, ballot == 0
   local truth = {ALL = all, ANY = not none, EQ = all or none}
   return ballot, truth[mode] and 1 or 0
end

--- MATCH.ANY: for each active lane the mask of those with its value.
function M.match_any(active, values)
   local masks = {}
   for lane = 0, M.LANES - 1 do
      masks[lane] = mask_of(active, function(other) return values[other] == values[lane] end)
   end
   return masks
end

--- MATCH.ALL: the mask of all if they have one value, else 0; and the predicate.
function M.match_all(active, values)
   local masks = M.match_any(active, values)
   for lane = 0, M.LANES - 1 do
      if is_in(active, lane) then
         local same = masks[lane] == active
         return same and active or 0, same and 1 or 0
      end
   end
end

--- SHFL as the manual of PTX says it for shfl: for each lane the lane that it reads from, and
--- whether that was in range. What inactive lanes hold is undocumented.
function M.shfl(mode, lane, b, c)
   local segment, clamp, n = c >> 8 & 31, c & 31, b & 31
   local first = lane & segment
   local last = first | clamp & ~segment & 31
   local from, ok
   if mode == "UP" then
      from = lane - n
      ok = from >= last
   else
      from = mode == "DOWN" and lane + n or mode == "BFLY" and lane ~ n or first | n & ~segment & 31
      ok = from <= last
   end
   return ok and from or lane, ok and 1 or 0
end

--- What the special registers of the lanes say.
function M.lane_registers(lane)
   local below, one = (1 << lane) - 1, 1 << lane
   return {
      SR_LANEID = lane, SR_EQMASK = one, SR_LTMASK = below, SR_LEMASK = below | one,
      SR_GTMASK = 0xffffffff & ~(below | one), SR_GEMASK = 0xffffffff & ~below,
   }
end

return M
