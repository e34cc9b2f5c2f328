-- Fields, registers, views, spaces and stacks as values. A place to store to is the same node as
-- the value it reads, so `gen/values/target.lua` gets its targets from here.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local fields = require("gen.resolve.field")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local Walker = require("gen.values.walker")

-- Fields ------------------------------------------------------------------------------------------

-- One part of a test as a range; a picture counts from its smallest to its largest value.
-- With the number of low bits that a picture tests to be 0.
local function range_of(part, width)
   if not part.picture then return part.lo, part.hi, 0 end
   local zeros = 0
   while zeros < width and num.bit(part.mask, zeros) == 1 and num.bit(part.value, zeros) == 0 do
      zeros = zeros + 1
   end
   return part.value, num.bor(part.value, num.bxor(num.mask(width), part.mask)), zeros
end

-- Common part of two sorted or unsorted lists of ranges.
local function intersect(ranges, parts, width)
   local out = {}
   for _, range in ipairs(ranges) do
      for _, part in ipairs(parts) do
         local lo, hi, zeros = range_of(part, width)
         lo, hi, zeros = num.max(lo, range.lo), num.min(hi, range.hi), math.max(zeros, range.zeros)
         if num.le(lo, hi) then out[#out + 1] = { lo = lo, hi = hi, zeros = zeros } end
      end
   end
   return out
end

--- Code numbers that a field can have here, as ranges: what the tests of the form and of the lines
-- around leave.
function Walker:codes_of(field)
   self.domains = self.domains or {}
   local ranges = self.domains[field]
   if ranges then return ranges end
   ranges = { { lo = 0, hi = num.mask(field.width), zeros = 0 } }
   for _, tests in ipairs(self.root.tests or {}) do
      for _, test in ipairs(tests) do
         if fields.base(test.field) == fields.base(field) then
            local narrower = intersect(ranges, test.set, field.width)
            if #narrower > 0 then ranges = narrower end
         end
      end
   end
   self.domains[field] = ranges
   return ranges
end

local function hull(ranges, map)
   local lo, hi
   for _, range in ipairs(ranges) do
      local a, b = map(range.lo), map(range.hi)
      lo = lo and num.min(lo, a) or a
      hi = hi and num.max(hi, b) or b
   end
   return lo, hi
end

local function same(n) return n end

--- The code number of a field.
function Walker:raw(field, at)
   local lo, hi = hull(self:codes_of(field), same)
   return self:make(ir.raw({ field = field, at = at, w = field.width }), lo, hi)
end

-- Ranges cut at the sign, so that a hull over signed values is exact.
local function split_at_sign(ranges, width)
   local half, out = num.pow2(width - 1), {}
   for _, range in ipairs(ranges) do
      if num.lt(range.lo, half) then
         out[#out + 1] = { lo = range.lo, hi = num.min(range.hi, num.sub(half, 1)) }
      end
      if num.le(half, range.hi) then
         out[#out + 1] = { lo = num.max(range.lo, half), hi = range.hi }
      end
   end
   return out
end

local function scale_width(field)
   if field.scale == 1 then return field.width end
   local shift = num.width_unsigned(field.scale) - 1
   return num.eq(num.pow2(shift), field.scale) and field.width + shift or nil
end

local function number_value(self, field, at)
   local ranges = self:codes_of(field)
   local function value(code)
      return num.mul(field.signed and num.sext(code, field.width) or code, field.scale)
   end
   if field.signed then ranges = split_at_sign(ranges, field.width) end
   local lo, hi = hull(ranges, value)
   return self:make(ir.field({ field = field, at = at, w = scale_width(field) }), lo, hi)
end

-- Value = E + the scaled field, modulo the width of the program counter.
local function relative_value(self, field, at)
   local pc = self:program_counter(at)
   local base = self:within({ kind = "field", names = {}, statics = {} }, function()
      return self:eval(field.rel)
   end)
   local sum = self:binary("add", base, number_value(self, field, at), at)
   return self:trunc(sum, pc.width, at)
end

--- The value of a field: a register's content, a code number, a number.
function Walker:field(field, at)
   if field.kind == "register" then return self:reg(field.file, self:raw(field, at), at) end
   if field.kind == "table" then return self:raw(field, at) end
   if field.rel then return relative_value(self, field, at) end
   return number_value(self, field, at)
end

-- Registers ---------------------------------------------------------------------------------------

--- The file called `$pc`.
function Walker:program_counter(at)
   local entry = self.model.sym.state["$pc"]
   if not entry or not entry.file then
      self:fail("E10", at, "this description declares no `$pc`", { hint = "$pc u32 counts bytes" })
   end
   entry.used = true
   return entry.file
end

-- Most files and spaces exist in all configurations.
local function is_everywhere(state)
   if state.is_everywhere == nil then
      local all = true
      for _, here in ipairs(state.where or {}) do all = all and here end
      state.is_everywhere = all
   end
   return state.is_everywhere
end

-- A form that exists where the file or space does not would read nothing.
local function check_exists(self, state, at)
   if is_everywhere(state) then return end
   for i, config in ipairs(self.model.configs or {}) do
      if not state.where[i] and self:runs_in(i) then
         self:fail("E10", at,
            ("`%s` does not exist in `%s`, but this line does"):format(state.name, config.name),
            { hint = "an `on` after the line", also = { at = state.at, text = "declared here" } })
      end
   end
end

local function constant_entry(file, index)
   local entry = index and num.is_small(index) and file.entries[index]
   local value = entry and entry.value
   if not value or value.tag ~= "num" then return nil end
   return file.signed and num.sext(value.value, file.width) or num.bits(value.value, 0, file.width)
end

--- Register `index` (a node, nil for a single register) of a file.
function Walker:reg(file, index, at)
   check_exists(self, file, at)
   if file.count and not index then
      self:fail("E52", at, ("`%s` is a file of %d registers; say which one"):format(file.name,
         file.count),
         { hint = file.name .. "[..]" })
   end
   self:note_read(file, index, at)
   local node = ir.reg({ file = file, index = index, at = at, w = file.width })
   if file.name == "$pc" and not index then node.tag = "pc" end
   local lo, hi = interval.of_type(file.width, file.signed)
   if index then
      if num.is_negative(index.lo) or num.le(file.count, index.hi) then
         self:fail("E52", at, ("index %s may leave `%s` (%d entries)"):format(self:bounds(index),
            file.name, file.count),
            { hint = "guard it with `if`, or take only the low bits" })
      end
      local constant = constant_entry(file, self:value_of(index))
      if constant then lo, hi = constant, constant end
   end
   return self:make(node, lo, hi)
end

--- What `$name` means: a file, `$c0` an entry of `$c`, or a stack.
function Walker:state_named(name, at)
   local entry = self.model.sym.state[name]
   if entry then
      entry.used = true
      return entry
   end
   local base, digits = name:match("^(%$[%a_][%w_]-)(%d+)$")
   entry = base and self.model.sym.state[base]
   if entry and entry.file and entry.file.count then
      entry.used = true
      return { kind = "entry", file = entry.file, number = math.tointeger(tonumber(digits)) }
   end
   self:fail("E10", at, ("`%s` is not declared"):format(name),
      suggest.hint(name, self.model.sym.state))
end

--- `$name` without an index as a value.
function Walker:state(name, at)
   local entry = self:state_named(name, at)
   if entry.kind == "stack" then
      self:fail("E10", at, ("`%s` is a stack; use push, pop, top, drop or depth"):format(name))
   end
   return self:reg(entry.file, entry.number and self:const(entry.number, at), at)
end

-- `$r[F]`, `$r[F[1..]]`, `$m[F+32]` of a text.
local function item_index(self, part, at)
   if part.number then return self:const(part.number, at) end
   if not part.field then return nil end
   local node = self:raw(part.field, at)
   local shift, take = part.shift or 0, part.take or part.field.width
   if shift > 0 or take < part.field.width then
      node = self:slice(node, self:const(shift, at), take, at)
   end
   if part.add and part.add ~= 0 then
      node = self:binary("add", node, self:const(part.add, at), at)
   end
   return node
end

--- The register that an item of a text names.
function Walker:reg_item(item, at)
   local node = self:reg(item.file, item_index(self, item, at), at)
   if item.view then return self:view(node, item.view.view, item_index(self, item.view, at), at) end
   return node
end

-- Bits --------------------------------------------------------------------------------------------

--- `width` bits of `base` from the node `from` up.
function Walker:slice(base, from, width, at)
   if num.is_negative(from.lo) then
      self:fail("E52", at, ("bit position %s may be negative"):format(self:bounds(from)))
   end
   if width < 1 or width > 128 then
      self:fail("E52", at, ("a slice of %d bits; 1 to 128 are possible"):format(width))
   end
   local place = self:value_of(from)
   local lo, hi = interval.unsigned(width)
   if place then
      if not num.is_small(place) or place > 255 then place = 255 end
      lo, hi = interval.slice(base.lo, base.hi, place, width)
   end
   if base.tag == "const" and from.tag == "const" then return self:const(lo, at, width) end
   return self:make(ir.slice({ base = base, from = from, width = width, at = at, w = width }),
      lo, hi)
end

--- Pieces `{lo, width}` of `base`, the first one lowest.
function Walker:gather(base, parts, at)
   local width = 0
   for _, part in ipairs(parts) do width = width + part.width end
   local lo, hi = interval.unsigned(width)
   return self:make(ir.gather({ base = base, parts = parts, at = at, w = width }), lo, hi)
end

--- A view of a register; `index` is a node, or nil for a view without one.
function Walker:view(base, view, index, at)
   if view.group and not index then return self:group(base, view, at) end
   if (index ~= nil) ~= (view.count ~= nil) then
      self:fail("E52", at, view.count
         and ("view `.%s` has %d members; write `.%s[i]`"):format(view.name, view.count, view.name)
         or ("view `.%s` takes no index"):format(view.name))
   end
   if view.parts then return self:gather(base, view.parts, at) end
   if not index then return self:slice(base, self:const(view.lo, at), view.width, at) end
   local last = view.first + view.count - 1
   if num.lt(index.lo, view.first) or num.lt(last, index.hi) then
      self:fail("E52", at, ("index %s may leave view `.%s` (%d..%d)"):format(self:bounds(index),
         view.name, view.first, last))
   end
   local from = self:binary("mul", self:const(view.step, at), index, at)
   local start = view.lo - view.step * view.first
   if start ~= 0 then from = self:binary("add", self:const(start, at), from, at) end
   return self:slice(base, from, view.width, at)
end

--- The view or flag `name` of a register file; nil, nil if there is none.
function Walker.part_of_file(_, file, name)
   for _, list in ipairs({ file.views, file.groups }) do
      for _, view in ipairs(list) do
         if view.name == name then return view, nil end
      end
   end
   for _, flag in ipairs(file.flags) do
      if flag.name == name then return nil, flag end
   end
   return nil, nil
end

-- Spaces ------------------------------------------------------------------------------------------

local function space_widths(space)
   if space.access and #space.access > 0 then return space.access end
   return { space.type.width }
end

local function list_text(list)
   return lists.join(list, ", ", tostring)
end

--- `width` bits of a space at cell `index`.
function Walker:space(space, width, index, at)
   check_exists(self, space, at)
   local known = false
   for _, allowed in ipairs(space_widths(space)) do known = known or allowed == width end
   if not known then
      self:fail("E65", at, ("%d-bit access to space `%s`, which allows %s"):format(width,
         space.name,
         list_text(space_widths(space))), { also = { at = space.at, text = "declared here" } })
   end
   local signed = space.type.kind == "s" and width == space.type.width
   local lo, hi = interval.of_type(width, signed)
   local tested, guards
   if not self.placing then
      tested, guards = self:guard_access(space, width, index, at, false)
   end
   return self:make(ir.space({ space = space, width = width, index = tested or index, at = at,
      w = width, signed = signed, is_guarded = guards and true, guards = guards }),
      lo, hi)
end

-- Stacks ------------------------------------------------------------------------------------------

function Walker:stack_named(ast, at)
   if not ast or ast.tag ~= "state" then self:fail("E10", at, "this takes a stack: `$name`") end
   local entry = self:state_named(ast.name, at)
   if entry.kind ~= "stack" then self:fail("E10", at, ("`%s` is not a stack"):format(ast.name)) end
   return entry.node
end

local function member_bounds(member)
   return interval.of_type(member.type.width, member.type.kind == "s")
end

--- The members of the top entry as locals: `{[name]=node}`. They are read at once, because stacks
-- change at once.
function Walker:top_record(stack, at, is_guarded)
   local record = {}
   for _, member in ipairs(stack.members) do
      local lo, hi = member_bounds(member)
      local node =
         self:make(ir.top({ stack = stack, member = member.name, at = at,
            w = member.type.width, is_guarded = is_guarded }),
            lo, hi)
      record[member.name] = self:let_temp(member.name, node, at)
   end
   return record
end

Walker.member_bounds = member_bounds
