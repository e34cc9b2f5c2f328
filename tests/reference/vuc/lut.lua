-- The lookup tables of the vuc, as far as anyone knows them.
--
-- Part of the second model in tests/reference/vuc.lua. Only the view in H.264 mode is known, and the
-- count of sub-partitions for each sub-macroblock type is not given anywhere: every entry that
-- needs it is unknown. The rest follows from the names of the macroblock types:
--   0x00 I_NxN and 0x19 I_PCM have four partitions, with one or four parts each as bit 3 of
--     $mbflags says; 0x01-0x18 (I_16x16) have one;
--   0x20-0x24 and 0x41-0x56 have the geometry and the lists that their names spell;
--   0x7f (P_SKIP) is one partition predicted from list 0, as H.264 has it;
--   0x40 (B_Direct_16x16) and 0x7e (B_SKIP) are direct throughout; the later manual counts one
--     partition for the first and four for the second;
--   any other number is no type, and what is derived from it is unknown.

local M = {}

local DIRECT, LIST0, LIST1, BOTH = 0, 1, 2, 3

--- Macroblock type to {count, shape, modes}: count nil where unknown, modes by partition (an array
--- from 1), nil where the sub-macroblock types decide, false where not inter-predicted.
local TYPES = {
   [0x00] = {count = 4, shape = "8x8", modes = false},
   [0x19] = {count = 4, shape = "8x8", modes = false},
   [0x20] = {count = 1, shape = "16x16", modes = {LIST0}},
   [0x21] = {count = 2, shape = "16x8", modes = {LIST0, LIST0}},
   [0x22] = {count = 2, shape = "8x16", modes = {LIST0, LIST0}},
   [0x23] = {count = 4, shape = "8x8", modes = {LIST0, LIST0, LIST0, LIST0}},
   [0x24] = {count = 4, shape = "8x8", modes = {LIST0, LIST0, LIST0, LIST0}},
   [0x40] = {count = 1, shape = "16x16", modes = {DIRECT}},
   [0x41] = {count = 1, shape = "16x16", modes = {LIST0}},
   [0x42] = {count = 1, shape = "16x16", modes = {LIST1}},
   [0x43] = {count = 1, shape = "16x16", modes = {BOTH}},
   [0x56] = {count = 4, shape = "8x8"},
   [0x7e] = {count = 4, shape = "8x8", modes = {DIRECT, DIRECT, DIRECT, DIRECT}},
   [0x7f] = {count = 1, shape = "16x16", modes = {LIST0}},
}
for mbtype = 0x01, 0x18 do TYPES[mbtype] = {count = 1, shape = "16x16", modes = false} end

-- 0x44-0x55: every pair of modes, each first as 16x8 and then as 8x16.
for i, modes in ipairs {
   {LIST0, LIST0}, {LIST1, LIST1}, {LIST0, LIST1}, {LIST1, LIST0}, {LIST0, BOTH}, {LIST1, BOTH},
   {BOTH, LIST0}, {BOTH, LIST1}, {BOTH, BOTH},
} do
   TYPES[0x42 + 2 * i] = {count = 2, shape = "16x8", modes = modes}
   TYPES[0x43 + 2 * i] = {count = 2, shape = "8x16", modes = modes}
end

local SPIDX_PARTITION_SHIFT = 2

--- Count of parts that each partition has; nil where the sub-macroblock types decide.
local function part_count(sr, kind)
   if not kind.count then return nil end
   if kind.count < 4 then return 1 end
   if kind.modes == false then return (sr[24] or 0) >> 3 & 1 == 1 and 1 or 4 end
   return nil
end

--- Tables 0-7: motion vector, reference, picture index of one of the two lists.
local function motion(sr, number, index)
   if number >= 4 and (sr[30] or 0) == 0x7f then return 0 end
   local first = ({[0] = 16, 17, 20, 22})[number & 3]
   local step = number & 3 < 2 and 2 or 1
   return sr[first + (index & 1) * step] or 0
end

--- Table 8: how many partitions, or parts of a partition.
local function count(sr, kind, index)
   if index & 4 ~= 0 then return kind.count end
   return part_count(sr, kind)
end

--- Table 9: the $spidx of a part. Parts after the first need the shape of the sub-type; after the
--- last partition the table holds junk, and without a count the last one is unknown.
local function position(kind, partition, part)
   if part ~= 0 or not kind.count or partition >= kind.count then return nil end
   local first = kind.shape == "16x8" and (partition & 1) << 1 or partition
   return first << SPIDX_PARTITION_SHIFT
end

--- Table 10: the part that follows a part. Only partitions that exist have a successor.
local function successor(sr, kind, partition, part)
   if not kind.count or partition >= kind.count then return nil end
   local parts = part_count(sr, kind)
   if not parts then return nil end
   if part + 1 < parts then return (part + 1) << 8 | partition end
   return partition + 1
end

--- Table 11: the prediction mode of a partition.
local function mode(kind, partition)
   if kind.modes == false then return 0 end
   return kind.modes and (kind.modes[partition + 1] or 0)
end

--- Value and predicate of entry `index` of table `number`, or nil where unknown. `sr` holds the
--- special registers.
function M.read(variant, number, index, sr)
   local kind = TYPES[sr[30] or 0] or {}
   local value
   if number < 8 then value = motion(sr, number, index)
   elseif number == 8 then value = count(sr, kind, index & 7)
   elseif number == 9 then value = position(kind, index & 3, index >> 8 & 3)
   elseif number == 10 then value = successor(sr, kind, index & 7, index >> 8 & 3)
   elseif number == 11 then value = mode(kind, index & 3)
   elseif number > 12 or variant == "vp2" then value = 0
   end
   if not value then return nil end
   local predicate = number == 10 and (value >> 8 & 3 ~= 0 and 1 or 0) or value & 1
   return value, predicate
end

return M
