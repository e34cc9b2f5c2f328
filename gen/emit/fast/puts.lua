-- Where rows of results belong: registers, for the lanes that run; memory, lane after lane.
local num = require("gen.num")
local state = require("gen.emit.state")
local tree = require("gen.values.tree")
local ctype = require("gen.emit.exec.ctype")
local expr = require("gen.emit.exec.expr")
local fns = require("gen.emit.exec.fn")
local frame = require("gen.emit.exec.frame")
local store = require("gen.emit.exec.store")
local program = require("gen.emit.fast.program")

local M = {}

local Program = program.Program

-- Targets -----------------------------------------------------------------------------------------

local function width_of(target)
   local tag = target.tag
   if tag == "reg" then return target.file.width end
   if tag == "slice" or tag == "space" then return target.width end
   if tag == "choice" then
      local most = 0
      for _, line in ipairs(target.choice.lines) do
         local inner = line.code.target
         if inner then most = math.max(most, width_of(inner)) end
      end
      return most
   end
   return target.w or 0
end

-- The one target behind operands of one line.
local function plain_target(target)
   while target.tag == "choice" and #target.choice.lines == 1 do
      local inner = target.choice.lines[1].code
      if inner.none then return { tag = "none" } end
      if #inner.before > 0 or inner.unknown or not inner.target then break end
      target = inner.target
   end
   return target
end

-- A register whose whole row is put at once: its name, how wide it is stored, and a condition in C where
-- some of its numbers are not stored to.
local function whole_row(fn, target)
   if target.tag ~= "reg" or not target.index or not state.is_lane(target.file) then return nil end
   local file = target.file
   if fns.has_aliases(file) or file.signed or #state.held(fn.model, file) > 0 then return nil end
   local tests = {}
   for _, entry in ipairs(file.entry_list) do
      if state.wired(entry) and num.le(target.index.lo, entry.number)
         and num.le(entry.number, target.index.hi) then
         fn.is_number = true
         local number = ctype.operand(expr.value(fn, target.index), ctype.EQUAL)
         tests[#tests + 1] = ("%s != %s"):format(number, entry.number)
         fn.is_number = nil
      end
   end
   local _, bits = ctype.stored(file.width, false)
   if bits ~= 32 and bits ~= 16 and bits ~= 8 then return nil end
   local row = fn:register(target).text:gsub("%[l%]$", "")
   return row, bits, #tests > 0 and table.concat(tests, " && ") or nil
end

-- Lines for the plain function: those that trap when they are stored to, and memory.
local function is_slow(line)
   local target = line.code.target
   return line.code.unknown or target and plain_target(target).tag == "space"
end

-- Functions ---------------------------------------------------------------------------------------

-- What puts a row into one target, in a function of its own.
local function put_target(fn, target, width)
   target = plain_target(target)
   if target.tag == "none" then return end
   local row, bits, test = whole_row(fn, target)
   if row and bits >= width then
      if test then fn.w:line("if (%s)", test) end
      fn.w:line("%srt_put%d(%s, row, run);", test and "    " or "", bits, row)
      return
   end
   fn.w:open("for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {")
   fn.lane = "lane"
   local type = ctype.unsigned(width)
   local value = { tag = "code", code = ctype.atom("row[lane]", type), lo = 0, hi = num.mask(width) }
   fn.w:line("m->lane = lane;")
   store.statement(fn, { target = target, value = value })
   fn.w:close()
   fn.w:line("m->lane = -1;")
   fn.lane = "l"
end

local function put_function(fn, target, width, wanted)
   local other = frame.new(fn.shared, fn.form)
   other.lane, other.slow = "l", "/* settled before */"
   other.taken.run, other.taken.row, other.taken.l = true, true, true
   if target.tag == "choice" and #target.choice.lines > 1 then
      other.w:open("switch (in->line[%d]) {", target.choice.slot)
      for _, line in ipairs(target.choice.lines) do
         local inner = line.code.target
         if inner and not line.code.none and not is_slow(line) then
            if #line.code.before > 0 then program.give_up("a target that computes") end
            local head, body = other:in_line(line, function() put_target(other, inner, width) end)
            if #body > 0 then
               other.w:line("case %d: {", line.index)
               other:append(head)
               other:append(body)
               other.w:line("break;")
               other.w:line("}")
            end
         end
      end
      other.w:line("default:")
      other.w:line("    break;")
      other.w:close()
   else
      put_target(other, target, width)
   end
   local text = table.concat(frame.whole(other), "\n")
   return fn.shared:helper("put_" .. wanted,
      ("static inline void %%s(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run, const %s *row)\n{\n%s\n}")
         :format(ctype.c(ctype.unsigned(width)), (text:gsub("%%", "%%%%"))))
end

-- Stores ------------------------------------------------------------------------------------------

local function name_of(target)
   while target.base do target = target.base end
   if target.tag == "choice" then return (target.choice.role or target.choice.operand):lower() end
   if target.tag == "space" then return state.ident(target.space) end
   if target.tag == "reg" and target.index and target.index.tag == "raw" then
      return target.index.field.name:lower()
   end
   return "result"
end

local STATE = { reg = true, space = true, lane = true, launch = true, choice = true, ["local"] = true }

-- A number that state tells is another one when rows have landed before it.
local function check_number(e)
   tree.each_node(e, function(node)
      if STATE[node.tag] then program.give_up("a register whose number state tells") end
   end, {})
end

local function check_places(target)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code.target then check_places(line.code.target) end
      end
   elseif target.tag == "slice" or target.tag == "gather" then
      check_places(target.base)
      if target.from then check_number(target.from) end
   elseif target.tag == "cat" then
      for _, one in ipairs(target.parts) do check_places(one.target) end
   elseif target.tag == "reg" and target.index then
      check_number(target.index)
   end
end

local function refuse_slow(self, target)
   if target.tag ~= "choice" then return end
   for _, line in ipairs(target.choice.lines) do
      if is_slow(line) then
         if #target.choice.lines == 1 then program.give_up("an operand that is memory") end
         self.fn.w:line("if (in->line[%d] == %d)", target.choice.slot, line.index)
         self.fn.w:line("    return %s;", self.slow)
      end
   end
end

-- Lines in which nothing is stored.
local function absent_lines(target)
   local list = {}
   for _, line in ipairs(target.tag == "choice" and target.choice.lines or {}) do
      if line.code.none then
         list[#list + 1] = ("in->line[%d] == %d"):format(target.choice.slot, line.index)
         if line == target.choice.lines[1] then list.usual = true end
      end
   end
   return list
end

--- Notes a store: its value will be a row.
function Program:store(s)
   local fn, target = self.fn, s.target
   if s.value.tag == "choice" then
      for _, line in ipairs(s.value.choice.lines) do
         if line.code.none then program.give_up("a value that may be absent") end
      end
   end
   if plain_target(target).tag == "none" then
      self:prepare(s.value)
      return
   end
   local width = width_of(target)
   if width < 1 or width > 64 then program.give_up("a store of more than 64 bits") end
   self:prepare(s.value)
   refuse_slow(self, target)
   check_places(target)
   local type = ctype.unsigned(width)
   local one = { target = target, width = width, name = name_of(target), value = s.value, type = type,
      absent = absent_lines(target) }
   if target.tag == "space" then
      local cells = fns.cells(target.space, width)
      if target.space.type.width ~= 8 or state.is_big(fn.model, target.space)
         or num.is_negative(target.index.lo) then
         program.give_up("a store to other than little-endian bytes")
      end
      self:prepare(target.index)
      one.cells = cells
   end
   self.stores = self.stores or {}
   for _, other in ipairs(self.stores) do
      -- a lane does all its stores before the next one does
      if other.target.space and other.target.space == target.space then
         program.give_up("two stores to one space")
      end
   end
   self.stores[#self.stores + 1] = one
end

local function put_value(fn, one)
   return function(e)
      local code = expr.truncate(fn, e, one.width)
      if one.land then return ("const %s %s = %s;"):format(ctype.c(one.type), one.row, ctype.as(code, one.type).text) end
      return ("%s[l] = %s;"):format(one.row, ctype.as(code, one.type).text)
   end
end

local function put_address(fn, one)
   return function(e)
      return ("%s[l] = %s;"):format(one.at, ctype.as(expr.value(fn, e), one.base and "u32" or "u64").text)
   end
end

local function outputs_of(fn, stores)
   local list = {}
   for _, one in ipairs(stores) do
      list[#list + 1] = { value = one.value, put = put_value(fn, one), land = one.land }
      if one.at then list[#list + 1] = { value = one.lane, put = put_address(fn, one) } end
   end
   return list
end

-- Where all lanes run and nothing can go wrong any more, rows are computed where they belong.
local function put_at_place(self)
   local fn, places = self.fn, {}
   if not fn.shared.usual then return false end
   for i, one in ipairs(self.stores) do
      local row, bits, test = whole_row(fn, plain_target(one.target))
      if one.cells or test or not row or bits < one.width then return false end
      places[i] = { row = row, bits = bits }
   end
   for i, one in ipairs(self.stores) do
      local place = fn:name(one.name .. "_place")
      one.row = fn:name(one.name)
      fn.w:line("uint%d_t *const %s = %s;", places[i].bits, place, places[i].row)
      one.land = ("%s[l] = (uint%d_t)%s;"):format(place, places[i].bits, one.row)
   end
   self:loop(outputs_of(fn, self.stores))
   self.stores = {}
   return true
end

--- Computes the rows of all stores. What is seldom wanted, such as flags, is computed where it is.
function Program:compute()
   local fn, stores = self.fn, self.stores or {}
   local sure, optional = {}, nil
   if #stores == 0 or put_at_place(self) then return end
   for _, one in ipairs(stores) do
      one.row = self:array(one.name .. "_new", ctype.c(one.type))
      if one.cells then
         one.base, one.lane = self:split(one.target.index)
         if not program.GATHERS[one.cells] then one.base, one.lane = nil, one.target.index end
         one.at = self:array(one.name .. "_to", one.base and "uint32_t" or "uint64_t")
      end
   end
   for _, one in ipairs(stores) do
      -- where the first line of an operand stores nothing, that is the usual one
      if one.absent.usual and not optional then optional = one else sure[#sure + 1] = one end
   end
   if optional then
      fn.w:open("if (%s) {", table.concat(optional.absent, " || "))
      if #sure > 0 then self:loop(outputs_of(fn, sure)) end
      fn.w:close("} else {")
      fn.w.depth = fn.w.depth + 1
      self:loop(outputs_of(fn, stores))
      fn.w:close()
   else
      self:loop(outputs_of(fn, stores))
   end
   for _, one in ipairs(stores) do
      if one.cells and one.base then
         one.places = fn:name(one.name .. "_places")
         fn.w:line("struct rt_places %s;", one.places)
         fn.w:line("if (!rt_may_place(m, %s, %d, %s, %s, run, &%s))",
            fns.space_name(fn.prefix, one.target.space), one.cells, one.base, one.at, one.places)
         fn.w:line("    return %s;", self.slow)
      elseif one.cells then
         fn.w:line("if (!rt_may_scatter(m, %s, %d, %s, run))",
            fns.space_name(fn.prefix, one.target.space), one.cells, one.at)
         fn.w:line("    return %s;", self.slow)
      end
   end
end

--- Puts the rows where they belong.
function Program:land()
   local fn = self.fn
   for _, one in ipairs(self.stores or {}) do
      if one.cells and one.base then
         fn.w:line("rt_place_%d(m, %s, %s, %s, run, %s, &%s);", one.cells,
            fns.space_name(fn.prefix, one.target.space), one.base, one.at, one.row, one.places)
      elseif one.cells then
         fn.w:line("rt_scatter%s(m, %s, %d, %s, run, %s);", one.type == "u64" and "_long" or "",
            fns.space_name(fn.prefix, one.target.space), one.cells, one.at, one.row)
      else
         local name = put_function(fn, one.target, one.width, one.name)
         fn.w:line("%s(m, in, run, %s);", name, one.row)
      end
   end
end

return M
