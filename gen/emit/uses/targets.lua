-- Writes of a walk (emit/uses/walk.lua): what a store to each kind of target changes, and where
-- jumps go.
local state = require("gen.emit.c.state")
local value = require("gen.emit.uses.value")

local function link_kind(block)
   if block.links then return "CALLS" end
   return block.drops and "RETURNS" or "JUMPS"
end

-- A jump to one of two places is two jumps, each under its condition; to the next instruction it is
-- none.
local function jump(self, to, how)
   if to.tag == "next" and how.latency == 1 then return end
   if to.tag ~= "cond" then
      self:add({ kind = "JUMP", latency = how.latency, index = value.of(self, to, how.env),
         jump = link_kind(how.block) })
      return
   end
   self:either(value.of(self, to.test, how.env), function() jump(self, to.yes, how) end,
      function() jump(self, to.no, how) end)
end

-- Where no lane is left, the program is over.
local function leave(self, how)
   local left = value.of(self, how.value, how.env)
   self:under(self.terms:make("EQ", left, self.terms.zero), function()
      self:add({ kind = "HALT" })
   end)
end

local targets = {}

function targets.reg(self, target, env, how, from, width)
   if state.is_pc(target.file) then return jump(self, how.value, how) end
   if target.file.masks then return leave(self, how) end
   self:add({ kind = "WRITE", file = target.file,
      index = self:index_of(target, env), latency = how.latency, engine = how.engine,
      from = from or self.terms.zero, width = width or target.file.width })
end

function targets.slice(self, target, env, how, from, width)
   self:read(target.from, env)
   local place = value.of(self, target.from, env)
   if from then place = self.terms:make("ADD", place, from) end
   self:write(target.base, env, how, place, width or target.width)
end

function targets.gather(self, target, env, how, from)
   for _, part in ipairs(target.parts) do
      local place = from and self.terms.unknown or self.terms:const(part.lo)
      self:write(target.base, env, how, place, part.width)
   end
end

function targets.cat(self, target, env, how)
   for _, part in ipairs(target.parts) do self:write(part.target, env, how) end
end

function targets.choice(self, target, _, how, from, width)
   self:operand(target.choice, "WRITES", function(inner, line)
      if line.code.target and not line.code.none then
         inner:write(line.code.target, inner:env_of(line), how, from, width)
      end
   end)
end

function targets.space(self, target, env) self:read(target.index, env) end

return targets
