-- Reads of a walk (emit/uses/walk.lua): which registers an expression needs. Of `cond`,
-- `logical_and`, `logical_or` and `pick` only what decides is read.
local lists = require("gen.base.lists")
local expression = require("gen.emit.uses.expression")
local value = require("gen.emit.uses.value")
local on_register = require("gen.emit.uses.register")

-- How a register that a field names, or any of a file, is read: some cycles before or after the
-- others, or at once; nil: as all are.
local function special(self, file, index)
   local schedule = self.where.schedule
   if not schedule then return nil end
   local early = on_register(schedule.early, self.form, file, index)
   if early then return ("EARLY(%d)"):format(early.n) end
   return on_register(schedule.once, self.form, file, index) and "ONCE" or nil
end

-- What is read through an unforwarded file, and of its entries, is seen a cycle late; counters
-- count on.
local function read_kind(self, file, index)
   if self.waiting then return "WAIT" end
   if (self.late or file.unforwarded) and not file.counts then return "LATE" end
   return special(self, file, index) or "READ"
end

local function read_register(self, node, from, width)
   if node.file.parks then return end -- a number, as paths are those of all lanes
   self:register(read_kind(self, node.file, node.index), node, from, width)
end

local function read_line(self, line)
   local code = line.code
   if code.value then
      self:before(line)
      self:read(code.value)
   elseif code.touched then
      self:before(line)
      self:block({ code.touched })
   end
end

-- By tag; of other nodes all parts are needed.
local reads = {
   ["local"] = function(self, node) self:need(node.id) end,
   choice = function(self, node) self:operand(node.choice, "reads", read_line) end,
   reg = read_register,
   cond = function(self, node)
      self:read(node.test)
      self:either(expression.of(self, node.test), function() self:read(node.yes) end,
         function() self:read(node.no) end)
   end,
}

-- Reads one side after the other of `and`, `or`, as long as none decides. Each has its own test:
-- what the instruction alone decides is not lost among what registers decide.
local function in_turn(tag, goes_on)
   local function visit(self, node, next_one)
      if node.tag == tag then
         return visit(self, node.a, function() visit(self, node.b, next_one) end)
      end
      self:read(node)
      if next_one then self:either(goes_on(expression.of(self, node)), next_one) end
   end
   return visit
end

reads.logical_and = in_turn("logical_and", function(test) return test end)
reads.logical_or = in_turn("logical_or", value.negated)

-- The arguments of a `pick` that need the same: { {lines, test}.. }, `test`: its number is theirs.
local function picked(self, node)
   local number, groups, of_text = expression.of(self, node.k), {}, {}
   for i, arg in ipairs(node.args) do
      local lines = self:lines_of(function() self:read(arg) end)
      local test = value.binary("eq", number, value.const(i - 1))
      local key = table.concat(lines, "\n")
      local group = of_text[key]
      if group then
         group.test = value.binary("logical_or", group.test, test)
      else
         group = { lines = lines, test = test }
         of_text[key], groups[#groups + 1] = group, group
      end
   end
   return groups
end

-- One of several: only what its number chooses is needed.
function reads.pick(self, node)
   self:read(node.k)
   for _, group in ipairs(picked(self, node)) do
      self:either(group.test, function() lists.append(self.lines, group.lines) end)
   end
end

function reads.slice(self, node)
   if node.base.tag ~= "reg" then return self:parts(node) end
   self:read(node.from)
   read_register(self, node.base, function() return expression.of(self, node.from) end, node.width)
end

function reads.gather(self, node)
   if node.base.tag ~= "reg" then return self:parts(node) end
   for _, part in ipairs(node.parts) do
      read_register(self, node.base, function() return value.const(part.lo) end, part.width)
   end
end

return reads
