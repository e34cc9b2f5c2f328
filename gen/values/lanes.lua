-- Lanes and launches in code: `lane`, `ballot any all lane_of`, `launch.NAME`.
--
-- A cross-lane value is a local of its own, so that it is the whole value of a `let`: emitters find
-- it there, and the values of all lanes are computed before anything after it.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local launch = require("gen.resolve.launch")
local interval = require("gen.ir.interval")
local asttext = require("gen.syntax.asttext")
local Walker = require("gen.values.walker")

local function check_lanes(self, what, at)
   if self.model.lanes > 0 then return end
   self:fail("E60", at, ("`%s`: this description has no lanes"):format(what),
      { hint = "a register with `masks`, such as `$active u32 per warp masks`" })
end

local function expect(self, ast, count)
   if #ast.args == count then return end
   self:fail("E05", ast.at,
      ("arguments of `%s`: %d expected, %d given"):format(ast.name, count, #ast.args))
end

--- The number of the lane.
function Walker:lane_word(at)
   check_lanes(self, "lane", at)
   return self:make(ir.lane({ at = at }), 0, self.model.lanes - 1)
end

local function collective(tag, width_of)
   return function(self, ast)
      check_lanes(self, tag, ast.at)
      expect(self, ast, 1)
      local a = self:eval(ast.args[1].value)
      local width = width_of(self)
      local lo, hi = interval.unsigned(width)
      local node = self:make(ir[tag]({ a = a, at = ast.at, w = width }), lo, hi)
      return self:let_temp(tag, node, ast.at)
   end
end

local function all_lanes(self) return self.model.lanes end
local function one_bit() return 1 end

local builtin = Walker.builtins
builtin.ballot = collective("ballot", all_lanes)
builtin.any, builtin.all = collective("any", one_bit), collective("all", one_bit)

--- `lane_of(e, i, else v)`: e as lane i has it; v where that lane is not active.
function builtin.lane_of(self, ast)
   check_lanes(self, "lane_of", ast.at)
   expect(self, ast, 3)
   if ast.args[3].key ~= "else" then
      self:fail("E05", ast.args[3].value.at,
         "`lane_of` takes a value, a lane, and `else` a value for an inactive lane",
         { hint = "lane_of(x, i, else 0)" })
   end
   local a, k = self:eval(ast.args[1].value), self:eval(ast.args[2].value)
   local other = self:eval(ast.args[3].value)
   if num.is_negative(k.lo) or num.lt(self.model.lanes - 1, k.hi) then
      self:fail("E52", ast.args[2].value.at, ("`%s`: lane %s, and there are 0..%d"):format(
         asttext.expr(ast), self:bounds(k), self.model.lanes - 1))
   end
   -- the values of all lanes must be computed before any lane reads another's
   local value = a.tag == "local" and a or self:let_temp("value", a, ast.at)
   local node = self:make(ir.lane_of({ a = value, k = k, other = other, at = ast.at,
      w = a.w == other.w and a.w or nil }), num.min(a.lo, other.lo), num.max(a.hi, other.hi))
   return self:let_temp("lane_of", node, ast.at)
end

--- `launch.NAME`.
function Walker:launch_value(name, at)
   check_lanes(self, "launch." .. name, at)
   local known = launch.known[name]
   if known then
      return self:make(ir.launch({ name = name, is_lane = known.lane, at = at }), 0,
         launch.most(name, self.model))
   end
   for _, option in ipairs(self.model.options) do
      if option.name == name then
         option.used = true
         return self:make(ir.launch({ name = name, option = option, at = at }), 0,
            #option.cells - 1)
      end
   end
   self:fail("E10", at, ("`launch.%s`: a launch does not have this, and no `option` has the name")
      :format(name))
end
