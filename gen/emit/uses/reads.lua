-- Reads of a walk (emit/uses/walk.lua): which registers an expression needs. Of `cond`, `land`,
-- `lor` and `pick` only what decides is read.
local tree = require("gen.ir.tree")
local value = require("gen.emit.uses.value")

-- What is read through an unforwarded file, and of its entries, is seen a cycle late; counters
-- count on.
local function read_kind(self, file)
   if self.waiting then return "WAIT" end
   return (self.late or file.unforwarded) and not file.counts and "LATE" or "READ"
end

-- By how many cycles a register that a field names, or any of a file, is read before the others, or
-- after them.
local function early(self, file, index)
   local schedule, found = self.where.schedule, nil
   if not schedule then return nil end
   local function look(key, what)
      for _, row in ipairs(schedule.early) do
         if row[key][what] and (not row.forms or row.forms[self.form]) then found = row.n end
      end
   end
   look("files", file)
   if index then
      tree.each_node(index, function(node)
         if node.field then look("fields", node.field) end
      end, {})
   end
   return found
end

local function read_register(self, node, env, from, width)
   self:add({ kind = read_kind(self, node.file), file = node.file,
      index = self:index_of(node, env), from = from or self.terms.zero,
      width = width or node.file.width, latency = early(self, node.file, node.index) })
end

-- What a local was given, each definition under the condition of its place.
local function read_local(self, node, env)
   local found = env[node.id]
   if not found then return end
   local key = ("%d %s"):format(self.when.id, tostring(found))
   if self.asked[key] then return end
   self.asked[key] = true
   for _, def in ipairs(found.defs) do
      self:under(def.when, function() self:read(def.node, def.env) end)
   end
end

local function read_line(self, line)
   local code = line.code
   if code.value then
      self:read(code.value, self:env_of(line))
   elseif code.touched then
      self:block({ code.touched }, self:env_of(line))
   end
end

-- By tag; of other nodes all parts are needed.
local reads = {
   ["local"] = read_local,
   choice = function(self, node) self:operand(node.choice, "READS", read_line) end,
   reg = read_register,
   cond = function(self, node, env)
      self:read(node.test, env)
      self:either(value.of(self, node.test, env), function() self:read(node.yes, env) end,
         function() self:read(node.no, env) end)
   end,
   land = function(self, node, env)
      self:read(node.a, env)
      self:under(value.of(self, node.a, env), function() self:read(node.b, env) end)
   end,
   lor = function(self, node, env)
      self:read(node.a, env)
      local test = value.of(self, node.a, env)
      self:under(self.terms:negated(test), function() self:read(node.b, env) end)
   end,
}

-- One of several: only what its number chooses is needed.
function reads.pick(self, node, env)
   self:read(node.k, env)
   local number = value.of(self, node.k, env)
   for i, arg in ipairs(node.args) do
      local chosen = self.terms:make("EQ", number, self.terms:const(i - 1))
      self:under(chosen, function() self:read(arg, env) end)
   end
end

function reads.slice(self, node, env)
   if node.base.tag ~= "reg" then return self:parts(node, env) end
   self:read(node.from, env)
   read_register(self, node.base, env, value.of(self, node.from, env), node.width)
end

function reads.gather(self, node, env)
   if node.base.tag ~= "reg" then return self:parts(node, env) end
   for _, part in ipairs(node.parts) do
      read_register(self, node.base, env, self.terms:const(part.lo), part.width)
   end
end

return reads
