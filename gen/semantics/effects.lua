-- What each form reads and writes, which memory it accesses, how it may change the flow of control:
-- derived from its code, never typed by hand. Entries are in the order of their first occurrence;
-- each has a short `text` for manuals and the data after it for programs.
--
--    form.effects = {reads, writes, flags, memory, branch, traps = nil or list, halts, waits,
-- engine, raises = nil or list}
--    reads, writes   {text, file, index, lo, width}
--    flags           the writes to files that name their bits
--    memory          {text, space, access = "read" | "write", width}
--    branch          "none", "jump", "conditional", "call", "return", "conditional call",
--                    "conditional return"
--    traps           {text, kind = "trap" | "unknown" | "outside" | "unaligned" | "stack"}
local num = require("gen.num")
local irtext = require("gen.ir.text")
local tree = require("gen.ir.tree")
local fields = require("gen.resolve.field")

local M = {}

local LONGEST_INDEX = 20 -- characters of an index that is still printed

-- Lists without repetition ------------------------------------------------------------------------

local function add(list, entry)
   if list.seen[entry.text] then return end
   list.seen[entry.text] = true
   list[#list + 1] = entry
end

local function new_list() return { seen = {} } end

-- Drops parts of a register that is there as a whole.
local function without_parts(list)
   local out = {}
   for _, entry in ipairs(list) do
      if not entry.whole or entry.whole == entry.text or not list.seen[entry.whole] then
         entry.whole = nil
         out[#out + 1] = entry
      end
   end
   return out
end

-- Texts -------------------------------------------------------------------------------------------

local function has_local(node)
   local found = false
   tree.each_node(node, function(part) found = found or part.tag == "local" end, {})
   return found
end

local function index_text(index)
   if index.tag == "raw" then return fields.base(index.field).name end
   if index.tag == "const" then return num.tostring(index.value) end
   if has_local(index) then
      if num.eq(index.lo, index.hi) then return num.tostring(index.lo) end
      return num.tostring(index.lo) .. ".." .. num.tostring(index.hi)
   end
   local text = irtext.expr(index)
   return #text <= LONGEST_INDEX and text or ".."
end

local function register_text(node)
   local name = node.file.name
   return node.index and name .. "[" .. index_text(node.index) .. "]" or name
end

local function view_text(file, lo, width)
   for _, view in ipairs(file.views) do
      if not view.parts and view.width == width then
         if not view.count and view.lo == lo then return "." .. view.name end
         if view.count and not lo then return "." .. view.name end
         local offset = view.count and lo - view.lo
         if offset and offset >= 0 and offset % view.step == 0
               and offset // view.step < view.count then
            return (".%s[%d]"):format(view.name, view.first + offset // view.step)
         end
      end
   end
   for _, flag in ipairs(file.flags) do
      if flag.lo == lo and width == 1 then return "." .. flag.name end
   end
   return nil
end

local function bits_text(file, lo, width)
   local text = view_text(file, lo, width)
   if text then return text end
   if not lo then return "" end
   return width == 1 and "." .. lo or (".%d..%d"):format(lo, lo + width - 1)
end

-- Entry for a register, or for bits of one.
local function register_entry(node, lo, width)
   local whole = register_text(node)
   local text = whole
   if width and not (lo == 0 and width >= node.file.width) then
      text = whole .. bits_text(node.file, lo, width)
   end
   return { text = text, whole = whole, file = node.file, index = node.index, lo = lo,
      width = width }
end

local function constant_of(node)
   if num.eq(node.lo, node.hi) and num.is_small(node.lo) then return node.lo end
   return nil
end

-- Walking -----------------------------------------------------------------------------------------

local Walk = {}
Walk.__index = Walk

local function new_walk(form)
   return setmetatable({
      form = form, reads = new_list(), writes = new_list(), flags = new_list(), memory = new_list(),
      traps = new_list(), raises = new_list(),
      halts = false, pushes = false, drops = false, links = false, jumps = 0,
   }, Walk)
end

function Walk:space(node, access)
   local space = node.space
   add(self.memory, {
      text = ("%s %s.u%d"):format(access, space.name, node.width), space = space, access = access,
      width = node.width,
   })
   local function stops(rule) return rule == "trap" or rule == "raise" and not node.is_guarded end
   if stops(space.outside or "trap") then
      local cells, last = node.width // space.type.width, node.index.hi
      if stops(space.unaligned) then last = num.sub(last, num.mod(last, cells)) end
      if num.is_negative(node.index.lo) or num.lt(space.size, num.add(last, cells)) then
         add(self.traps, { text = "outside `" .. space.name .. "`", kind = "outside" })
      end
   end
   if stops(space.unaligned) and node.width > space.type.width then
      add(self.traps, { text = "unaligned in `" .. space.name .. "`", kind = "unaligned" })
   end
end

-- Reads of an expression; a slice of a register counts for the bits alone.
function Walk:read(node)
   local tag = node.tag
   if tag == "slice" and node.base.tag == "reg" then
      add(self.reads, register_entry(node.base, constant_of(node.from), node.width))
      if node.base.index then self:read(node.base.index) end
      self:read(node.from)
      return
   end
   if tag == "reg" then add(self.reads, register_entry(node)) end
   if tag == "pc" then add(self.reads, { text = node.file.name, file = node.file }) end
   if tag == "space" then self:space(node, "read") end
   if tag == "top" or tag == "depth" then
      add(self.reads, { text = node.stack.name, stack = node.stack })
      if tag == "top" and not node.is_guarded then
         add(self.traps, { text = ("`%s` is empty"):format(node.stack.name), kind = "stack" })
      end
   end
   if tag == "choice" then return end
   tree.each_part(node, function(part) self:read(part) end)
end

function Walk:write_register(node, lo, width)
   if node.index then self:read(node.index) end
   local entry = register_entry(node, lo, width)
   entry.text = entry.text .. (self.when or "") .. (self.under or "")
   add(self.writes, entry)
   if #node.file.flags > 0 then add(self.flags, entry) end
   if node.file.name == "$pc" then
      self.jumps = self.jumps + 1
   end
end

-- Stores to a choice are stores to the targets of its lines; `around` puts the bits around them
-- again.
local function each_target(target, f)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         local inner = line.code and line.code.target
         if inner then each_target(inner, f) end
      end
   elseif target.tag == "slice" or target.tag == "gather" then
      each_target(target.base, function(base)
         if base == target.base then return f(target) end
         f(tree.copy(target, { base = base }))
      end)
   elseif target.tag == "cat" then
      for _, part in ipairs(target.parts) do each_target(part.target, f) end
   else
      f(target)
   end
end

-- Tests before a store to what an alternative stands for.
local function checks_of(self, target)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do self:block(line.code and line.code.checks) end
   end
end

function Walk:write(target)
   checks_of(self, target)
   each_target(target, function(place)
      if place.tag == "reg" then
         self:write_register(place)
      elseif place.tag == "slice" and place.base.tag == "reg" then
         self:read(place.from)
         self:write_register(place.base, constant_of(place.from), place.width)
      elseif place.tag == "gather" and place.base.tag == "reg" then
         for _, part in ipairs(place.parts) do
            self:write_register(place.base, part.lo, part.width)
         end
      elseif place.tag == "slice" or place.tag == "gather" then
         self:write(place.base)
      elseif place.tag == "space" then
         self:read(place.index)
         self:space(place, "write")
      end
   end)
end

function Walk:trap(kind, why)
   add(self.traps, { text = why, kind = kind })
end

local function keeps_going(value)
   return value.tag == "next"
      or value.tag == "cond" and (keeps_going(value.yes) or keeps_going(value.no))
end

-- A value that is the address after the instruction: what a call leaves for the way back.
local function is_return_address(node)
   if node.tag == "next" then return true end
   if node.tag == "trunc" then return is_return_address(node.a) end
   return (node.tag == "add" or node.tag == "sub") and (node.a.tag == "pc" or node.a.tag == "next")
      and node.b.tag == "const"
end

local touch -- forward

function Walk:lines(choice)
   for _, line in ipairs(choice.lines) do
      local code = line.code
      if code.unknown then self:trap("unknown", code.unknown) end
      if code.touched then touch(self, code.touched) end
      for _, nested in ipairs(code.choices or {}) do self:lines(nested) end
      self:block(code.before)
      if code.value then self:read(code.value) end
   end
end

-- Effects of alternatives after those of the instruction.
function Walk:after(choice)
   for _, line in ipairs(choice.lines) do
      for _, inner in ipairs(line.choices) do self:after(inner) end
      if line.code.after then self:block(line.code.after.body) end
   end
end

local walk = {}

function walk.use(self, s) self:lines(s.choice) end
walk["then"] = function(self, s) self:after(s.choice) end
function walk.let(self, s) self:read(s.value) end

function walk.store(self, s)
   self:read(s.value)
   if is_return_address(s.value)
         and not (s.target.tag == "reg" and s.target.file.name == "$pc") then
      self.links = true
   end
   self.when = s.delay and (" after %d"):format(s.delay) or nil
   self:write(s.target)
   self.when = nil
end

function walk.occupy(self, s) self.engine = ("%s, %d"):format(s.engine.name, s.n) end

walk["if"] = function(self, s)
   self:read(s.test)
   local under = self.under
   if s.test.tag == "config" then self.under = " on " .. s.test.text end
   self:block(s.yes)
   self.under = under
   self:block(s.no)
end

walk["for"] = function(self, s) self:block(s.body) end
walk.atomic = walk["for"]

function walk.trap(self, s) self:trap("trap", s.why) end

-- What the exception itself reads and writes is said of the exception.
function walk.raise(self, s)
   for _, value in ipairs(s.values) do self:read(value) end
   add(self.raises, { text = s.exception.name, exception = s.exception })
end
-- What the instruction touches, beside what is executed.
function touch(self, s)
   self:block(s.before or {})
   for _, node in ipairs(s.reads or {}) do
      tree.each_choice_read(node, false, function(choice) self:lines(choice) end)
      self:read(node)
   end
   for _, written in ipairs(s.writes or {}) do
      if written.test then self:read(written.test) end
      self:write(written.target)
   end
end

function walk.unknown(self, s)
   self:trap("unknown", s.why)
   touch(self, s)
end
function walk.halt(self) self.halts = true end
function walk.wait(self, s)
   self:read(s.test)
   self.waits = true
end

function walk.push(self, s)
   self.pushes = true
   for _, value in ipairs(s.values) do self:read(value) end
   add(self.writes, { text = s.stack.name, stack = s.stack })
   if not s.is_guarded then self:trap("stack", ("`%s` is full"):format(s.stack.name)) end
end

function walk.drop(self, s)
   self.drops = true
   add(self.writes, { text = s.stack.name, stack = s.stack })
   if not s.is_guarded then self:trap("stack", ("`%s` is empty"):format(s.stack.name)) end
end

function walk.drop_while(self, s)
   self.drops = true
   add(self.writes, { text = s.stack.name, stack = s.stack })
   self:block(s.body)
   self:read(s.test)
end

function Walk:block(block)
   for _, statement in ipairs(block or {}) do
      local handler = walk[statement.tag]
      if handler then handler(self, statement) end
   end
end

local function stores_pc(target)
   local found = false
   each_target(target, function(place)
      found = found or place.tag == "reg" and place.file.name == "$pc"
   end)
   return found
end

-- True if every way through the block stores to `$pc`.
local function surely_jumps(block)
   for _, s in ipairs(block) do
      if s.tag == "store" and stores_pc(s.target) and not keeps_going(s.value) then return true end
      if s.tag == "if" and surely_jumps(s.yes) and surely_jumps(s.no) then return true end
      if s.tag == "for" and surely_jumps(s.body) then return true end
   end
   return false
end

local function branch_of(self, body)
   if self.jumps == 0 then return "none" end
   local conditional = not surely_jumps(body)
   local kind = (self.pushes or self.links) and "call" or self.drops and "return" or nil
   if not kind then return conditional and "conditional" or "jump" end
   return conditional and "conditional " .. kind or kind
end

local function none_or(list) return #list > 0 and without_parts(list) or nil end

-- `form` is a form or an exception: what has code.
local function effects_of(form)
   local self = new_walk(form)
   self:block(form.code.body)
   for _, touched in ipairs(form.code.touched or {}) do touch(self, touched) end
   return {
      reads = without_parts(self.reads), writes = without_parts(self.writes),
      flags = without_parts(self.flags),
      memory = without_parts(self.memory), branch = branch_of(self, form.code.body),
      traps = none_or(self.traps), raises = none_or(self.raises),
      halts = self.halts, waits = self.waits, engine = self.engine,
      fences = form.code.fences, atomic = tree.has(form.code.body, "atomic"),
   }
end

--- Fills in `form.effects`.
function M.derive(model)
   for _, form in ipairs(model.forms) do
      if form.code then form.effects = effects_of(form) end
   end
   for _, exception in ipairs(model.exceptions or {}) do
      exception.effects = effects_of(exception)
   end
   return model
end

return M
