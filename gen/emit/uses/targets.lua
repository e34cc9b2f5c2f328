-- Writes of a walk (emit/uses/walk.lua): what a store to each kind of target changes, and where
-- jumps go.
local state = require("gen.emit.c.state")
local expression = require("gen.emit.uses.expression")
local value = require("gen.emit.uses.value")
local on_register = require("gen.emit.uses.register")

local function link_kind(block)
   if block.links then return "CALLS" end
   return block.drops and "RETURNS" or "JUMPS"
end

-- A jump to one of two places is two jumps, each under its condition; to the next instruction it is
-- none.
local function jump(self, to, how)
   if not self:notes_stores_to_pc() or to.tag == "next" and how.latency == 1 then return end
   if to.tag ~= "cond" then
      return self:note(("JUMP(%s, %d, %s);"):format(link_kind(how.block), how.latency,
         value.number(expression.of(self, to))))
   end
   self:either(expression.of(self, to.test), function() jump(self, to.yes, how) end,
      function() jump(self, to.no, how) end)
end

-- Where no lane is left, the program is over.
local function leave(self, how)
   if not self:notes_stores_to_pc() then return end
   self:either(value.negated(expression.of(self, how.value)), function() self:note("HALT;") end)
end

-- When a result is there: by an engine, after cycles, or as a schedule says of this register.
local function write_kind(self, target, how)
   if how.engine then return ("WRITE_BY(%d, %d)"):format(how.engine, how.latency) end
   local schedule = self.where.schedule
   local own = schedule and on_register(schedule.own, self.form, target.file, target.index)
   if own then return own.n and ("WRITE_AFTER(%d)"):format(own.n) or "WRITE_WITH_SOURCES" end
   return ("WRITE(%d)"):format(how.latency)
end

local targets = {}

function targets.reg(self, target, how, from, width)
   if state.is_pc(target.file) then return jump(self, how.value, how) end
   if target.file.masks then return leave(self, how) end
   self:register(write_kind(self, target, how), target, from, width)
end

function targets.slice(self, target, how, from, width)
   self:read(target.from)
   self:write(target.base, how, function(walk)
      local place = expression.of(walk, target.from)
      return from and value.binary("add", place, from(walk)) or place
   end, width or target.width)
end

function targets.gather(self, target, how, from)
   for _, part in ipairs(target.parts) do
      self:write(target.base, how, function()
         return from and value.unknown or value.const(part.lo)
      end, part.width)
   end
end

function targets.cat(self, target, how)
   for _, part in ipairs(target.parts) do self:write(part.target, how) end
end

function targets.choice(self, target, how, from, width)
   self:operand(target.choice, "writes", function(inner, line)
      if line.code.target and not line.code.none then
         inner:before(line)
         inner:write(line.code.target, how, from, width)
      end
   end)
end

function targets.space(self, target) self:read(target.index) end

return targets
