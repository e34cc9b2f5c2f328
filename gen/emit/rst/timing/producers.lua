-- Lists of instructions in tables: each mnemonic once, with a link to its page; long lists are
-- counted instead.
local lists = require("gen.base.lists")
local context = require("gen.emit.rst.base.context")

local M = {}

M.NAMED = 8 -- so many mnemonics are named; more of them are counted

local Makers = {}
Makers.__index = Makers

function M.new() return setmetatable({ list = {}, seen = {} }, Makers) end

--- What a form is called where its page is not at hand.
function M.mnemonic(form)
   return form.mnemonic and form.mnemonic ~= "" and form.mnemonic or form.name
end

function Makers:add(form)
   local mnemonic = M.mnemonic(form)
   local key = form.page.name .. "\1" .. mnemonic
   lists.add_once(self.list, self.seen, { page = form.page, mnemonic = mnemonic }, key)
end

--- All of them, linked.
function Makers:names(ctx)
   return lists.join(self.list, ", ", function(m)
      return ctx:link("insn", m.page.name, m.mnemonic)
   end)
end

function Makers:is_long() return #self.list > M.NAMED end

function Makers:count() return context.plural(#self.list, "instruction") end

--- The names, or their number when there are too many.
function Makers:text(ctx) return self:is_long() and self:count() or self:names(ctx) end

return M
