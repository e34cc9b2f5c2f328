-- Words of the vuc from named fields, and single steps of the model: what its cases share.
--
-- The model takes words apart with code of its own, so that a case reads like the tables of the
-- machine and checks the layout as well.

local unit = require("luaunit")
local model = require("tests.reference.vuc")

local M = {ALL = {"vp2", "vp3", "vp4"}, NEW = {"vp3", "vp4"}}

local SHIFT = {
   op = 0, pom = 5, pon = 7, src1 = 8, src2 = 12, dst = 16, pred = 20, ext = 24, ot0 = 26,
   immf = 27, ot1 = 28, pe = 29, rbp = 30, rbn = 33, rbt = 34, target = 8, number = 0,
}

--- A word from its fields; without a branch half it carries the one that never branches on VP2.
function M.word(fields)
   local w = 0
   for name, value in pairs(fields) do w = w | value << SHIFT[name] end
   return fields.rbt and w or w | 0x3ff << 30
end

--- A special operation.
function M.over(number, fields)
   local all = {number = number, ot0 = 1, ot1 = 1}
   for name, value in pairs(fields or {}) do all[name] = value end
   return M.word(all)
end

function M.outcome(w, state, variant)
   return model.step(variant or "vp4", w, state or {})
end

--- Runs a word on VP4, or on `variant`, expecting "ok"; gives the state.
function M.run(w, state, variant)
   state = state or {}
   unit.assertEquals(M.outcome(w, state, variant), "ok")
   return state
end

return M
