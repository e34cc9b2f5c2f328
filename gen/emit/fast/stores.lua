-- Where rows of results belong: registers, for the lanes that run; memory, lane after lane.
local constant = require("gen.ir.node").constant
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local state = require("gen.emit.c.state")
local tree = require("gen.ir.tree")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local frame = require("gen.emit.c.code.frame")
local freeze = require("gen.emit.c.code.freeze")
local store = require("gen.emit.c.code.store")
local program = require("gen.emit.fast.program")

local M = {}

local Program = program.Program

-- Targets -----------------------------------------------------------------------------------------

-- The target that operands with one alternative lead to.
local function plain_target(target)
   while target.tag == "choice" and #target.choice.lines == 1 do
      local inner = target.choice.lines[1].code
      if inner.none then return ir.none({}) end
      if #inner.before > 0 or inner.unknown or not inner.target then break end
      target = inner.target
   end
   return target
end

-- A register whose whole row is put at once: its name, how wide it is stored, and a condition in C
-- where some of its numbers are not stored to.
local function whole_row(fn, target)
   if target.tag ~= "reg" or not state.is_lane(target.file) then return nil end
   local file = target.file
   if not target.index and (file.count or state.is_bundle(file)) then return nil end
   if fns.has_aliases(file) or file.signed or #state.held(fn.model, file) > 0 then return nil end
   local _, bits = ctype.stored(file.width, false)
   if bits ~= 32 and bits ~= 16 and bits ~= 8 then return nil end
   local row = program.row_text(fn, target)
   if not target.index then return row, bits, nil end
   local number = ctype.operand(expr.value(fn, target.index), ctype.EQUAL)
   return row, bits, state.unwired(file, target.index, number)
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
   local value = ir.code({ code = ctype.atom("row[lane]", type), lo = 0,
      hi = num.mask(width) })
   fn.w:line("m->lane = lane;")
   store.statement(fn, { target = target, value = value })
   fn.w:close()
   fn.w:line("m->lane = -1;")
   fn.lane = "l"
end

-- The lines of a target in which something is stored here: {line, target}, one without `line` where
-- it is no operand or has only one.
local function stored_lines(target)
   if target.tag ~= "choice" or #target.choice.lines == 1 then return { { target = target } } end
   return lists.collect(target.choice.lines, function(line)
      local inner = line.code.target
      return inner and not line.code.none and not is_slow(line) and { line = line, target = inner }
   end)
end

-- Cases of a switch over the lines of a target: `put(target)` writes one, `other` is what happens
-- else. `taken`: the line that is taken, in C.
local function switch(fn, target, taken, other, put)
   local list = stored_lines(target)
   if not list[1] or not list[1].line then
      put(list[1] and list[1].target or ir.none({}))
      return
   end
   fn.w:line("switch (%s) {", taken:format(target.choice.slot))
   for _, one in ipairs(list) do
      if #one.line.code.before > 0 then program.give_up("a target that computes") end
      local head, body = fn:in_line(one.line, function() put(one.target) end)
      if #body > 0 then
         local leaves = body[#body]:match("^%s*return ")
         fn.w:line("case %d: {", one.line.index)
         for _, lines in ipairs({ head, body }) do
            for _, text in ipairs(lines) do fn.w:line("    %s", text:sub(5)) end
         end
         if not leaves then fn.w:line("    break;") end
         fn.w:line("}")
      end
   end
   fn.w:line("default:")
   fn.w:line("    %s", other)
   fn.w:line("}")
end

local function new_frame(fn)
   local other = frame.new(fn.shared, fn.form)
   other.lane, other.slow = "l", "/* settled before */"
   other.taken.run, other.taken.row, other.taken.l = true, true, true
   return other
end

-- The call that puts the row `row` into a target.
local function put_call(fn, target, width, wanted, row)
   local other = new_frame(fn)
   switch(other, target, "in->alt[%d]", "break;", function(inner)
      put_target(other, inner, width)
   end)
   local parameters = program.parameters()
   parameters[#parameters + 1] = { name = "row", argument = row,
      text = ("const %s *row"):format(ctype.c(ctype.unsigned(width))) }
   return fn.shared:apart(fn.form, "put_" .. wanted, "void", parameters, frame.text(other))
end

-- Where a target is the whole row of a register in all of its lines: the row, as C, or NULL where
-- nothing is stored; its bits.
local function place_of(fn, target, width, wanted)
   local other, bits = new_frame(fn), nil
   for _, one in ipairs(stored_lines(target)) do
      local inner = plain_target(one.target)
      local row, row_bits = whole_row(other, inner)
      if inner.tag ~= "none" and (not row or row_bits < width or bits and bits ~= row_bits) then
         return nil
      end
      bits = bits or row_bits
   end
   if not bits then return nil end
   other = new_frame(fn)
   switch(other, target, "rt_taken(in, known, %d)", "return NULL;", function(inner)
      local row, _, test = whole_row(other, plain_target(inner))
      if row and test then other.w:line("return %s ? %s : NULL;", test, row)
      else other.w:line("return %s;", row or "NULL") end
   end)
   if target.tag == "choice" and #target.choice.lines > 1 then
      fn.known.lines[target.choice.slot] = true
   end
   return fn.shared:call(fn.form, "place_" .. wanted, ("uint%d_t *"):format(bits),
      program.parameters(),
      frame.text(other)), bits
end

-- Stores ------------------------------------------------------------------------------------------

local function name_of(target)
   target = tree.base_of(target)
   if target.tag == "choice" then return (target.choice.role or target.choice.operand):lower() end
   if target.tag == "space" then return state.ident(target.space) end
   if target.tag == "reg" and target.index and target.index.tag == "raw" then
      return target.index.field.name:lower()
   end
   return "result"
end

-- What functions of a target are called after.
local function operand_of(target)
   target = tree.base_of(target)
   if target.tag == "choice" then return (target.choice.operand or target.choice.role):lower() end
   return target.tag == "reg" and state.ident(target.file) or "result"
end

local STATE = { reg = true, space = true, lane = true, launch = true, choice = true,
   ["local"] = true }

-- The number of a register from state changes when rows take effect before it.
local function check_number(e)
   tree.each_node(e, function(node)
      if STATE[node.tag] then program.give_up("a register whose number depends on state") end
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
         local taken = line.index > 0 and "rt_taken(in, known, %d)" or "in->alt[%d]"
         if line.index > 0 then self.fn.known.lines[target.choice.slot] = true end
         self:leave_if(("%s == %d"):format(taken:format(target.choice.slot), line.index))
      end
   end
end

-- Lines in which nothing is stored.
local function absent_lines(target)
   local list = {}
   for _, line in ipairs(target.tag == "choice" and target.choice.lines or {}) do
      if line.code.none then
         list[#list + 1] = ("rt_taken(in, known, %d) == %d"):format(target.choice.slot, line.index)
         if line.index == 0 then list.usual = true end
      end
   end
   return list
end

-- The parts of a target or value that is a group of parts of 32 bits, lowest first, or nil.
local function words_of(node)
   if node.tag ~= "cat" then return nil end
   local list = {}
   for _, part in ipairs(node.parts) do
      if part.width ~= 32 then return nil end
      list[#list + 1] = part.target or part.a
   end
   return list
end

-- Notes the stores to a group of registers.
function Program:store_words(targets, value)
   local load = value.tag == "space" and value.width == 32 * #targets
      and self.kinds:is_lane(value.index) and { node = value, words = #targets }
   for i, target in ipairs(targets) do
      local word = load and constant(0) -- once it is loaded, what that is
         or ir.slice({ base = value, from = constant(32 * (i - 1)), width = 32, lo = 0,
            hi = num.mask(32) })
      self:store(ir.store({ target = target, value = word }))
      local one = self.stores[#self.stores]
      one.load, one.word = load or nil, i
   end
end

--- Notes a store: its value will be a row.
function Program:store(s)
   local fn, target = self.fn, s.target
   local targets = words_of(plain_target(target))
   if targets then return self:store_words(targets, s.value) end
   if s.value.tag == "choice" then
      for _, line in ipairs(s.value.choice.lines) do
         if line.code.none then program.give_up("a value that may be absent") end
      end
   end
   if plain_target(target).tag == "none" then
      self:prepare(s.value)
      return
   end
   local width = freeze.width_of(target) or 0
   local words = target.tag == "space" and width > 32 and words_of(s.value)
   if words and 32 * #words ~= width then words = nil end
   if width < 1 or width > 64 and not words then
      program.give_up("a store of more than 64 bits")
   end
   local load = s.value.tag == "space" and target.tag ~= "space" and width == 32
      and s.value.width <= 32 and not s.value.signed and self.kinds:is_lane(s.value.index)
   if not load then self:prepare(s.value) end
   refuse_slow(self, target)
   check_places(target)
   local type = ctype.unsigned(words and 32 or width)
   local one = { target = target, width = width, name = name_of(target),
      operand = operand_of(target), value = s.value, type = type,
      absent = absent_lines(target), words = words,
      load = load and { node = s.value } or nil }
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

-- Whether a target is registers of lanes or memory in all of its lines.
local function is_of_lanes(target)
   if target.tag == "choice" then
      return lists.all(target.choice.lines, function(line)
         return not line.code.target or is_of_lanes(line.code.target)
      end)
   elseif target.tag == "cat" then
      return lists.all(target.parts, function(one) return is_of_lanes(one.target) end)
   end
   local base = tree.base_of(target)
   if base ~= target then return is_of_lanes(base) end
   return target.tag == "none" or target.tag == "space"
      or target.tag == "reg" and state.is_lane(target.file) and not fns.has_aliases(target.file)
end

--- Whether nothing but registers of lanes and memory change with these stores.
function program.only_lanes(stores)
   return lists.all(stores, function(one) return is_of_lanes(one.target) end)
end

local function put_value(fn, one)
   return function(e)
      local code = expr.truncate(fn, e, one.width)
      return ("const %s %s = %s;"):format(ctype.c(one.type), one.value_name,
         ctype.as(code, one.type).text)
   end
end

-- The store of one value in a loop; under a test where it is seldom needed.
local function store_line(fn, one)
   local type = one.bits and ("uint%d_t"):format(one.bits) or ctype.c(one.type)
   local value = type == ctype.c(one.type) and one.value_name
      or ("(%s)%s"):format(type, one.value_name)
   local line = ("%s[l] = %s;"):format(one.to or one.row, value)
   if one.wanted then
      fn.wanted = one.wanted
      return ("if (%s)\n%s    %s"):format(one.wanted, ("    "):rep(2), line)
   end
   return line
end

local function outputs_of(fn, stores)
   local list = {}
   for _, one in ipairs(stores) do
      if not one.words then
         one.value_name = fn:name(one.name)
         list[#list + 1] = { value = one.value, put = put_value(fn, one),
            store = store_line(fn, one) }
      end
   end
   return list
end

-- The rows of a value that is several words, in an array.
function Program:open_words(one, alone)
   local fn, rows = self.fn, {}
   for i, word in ipairs(one.words) do
      rows[i] = alone and self:row_of(word)
      if not rows[i] then
         local row = self:array(one.name .. "_new", "uint32_t")
         self:loop({ { value = word, put = function(e)
            return ("%s[l] = %s;"):format(row, ctype.as(expr.truncate(fn, e, 32), "u32").text)
         end } })
         rows[i] = row
      end
   end
   one.row = fn:name(one.name .. "_rows")
   fn.w:line("const uint32_t *const %s[] = {%s};", one.row, table.concat(rows, ", "))
end

-- What is nothing but loaded goes where it belongs, where no other store might have been made when
-- that fails; else into rows of its own.
local function are_loads(stores)
   return lists.all(stores, function(one)
      return one.load and one.load == stores[1].load and (one.bits or 32) == 32
   end)
end

-- Rows for the values of a store, and for its addresses where it is to memory.
-- `alone`: nothing else is stored, so that registers are what they were when this is.
local function open_store(self, one, alone)
   local fn = self.fn
   if not one.cells then
      one.place, one.bits = place_of(fn, one.target, one.width, one.operand)
   end
   if one.words then
      self:open_words(one, alone)
   elseif one.cells == 4 and alone and self:row_of(one.value) then
      one.row, one.words = self:row_of(one.value), {}
   else
      one.row = self:array(one.name .. "_new", one.bits and ("uint%d_t"):format(one.bits)
         or ctype.c(one.type))
   end
   if one.cells then
      if not (one.words and #one.words > 0 or program.GATHERS[one.cells]) then
         program.give_up("a store of other than 1, 2, 4 or 8 bytes")
      end
      one.base, one.at = self:address(one.target.index, one.name)
   end
end

-- Where all lanes run and nothing can go wrong any more, rows are computed where they belong.
local function open_place(self, one, whole)
   local fn, type = self.fn, ("uint%d_t"):format(one.bits)
   local place, to = fn:name(one.name .. "_place"), fn:name(one.name .. "_to")
   fn.w:line("%s *const %s = %s;", type, place, one.place)
   fn.w:line("%s *const %s = rt_into%d(m, %s, %s, %s);", type, to, one.bits, whole, place, one.row)
   one.place, one.to, one.whole, fn.types[to] = place, to, whole, type .. " *"
end

-- Whether all lanes run and nothing else happens, as C; nil where that is never so.
local function whole_test(self, stores, once)
   local any = false
   for _, one in ipairs(stores) do
      if one.cells then return nil end
      any = any or one.place ~= nil
   end
   if not any or once == true then return nil end
   local name = self.fn:name("whole")
   self.fn.w:line("const bool %s = run == UINT32_MAX%s;", name, once and (" && !(%s)"):format(once)
      or "")
   return name
end

-- A result that the first line of its operand throws away is seldom wanted.
local function open_wanted(self, stores)
   for _, one in ipairs(stores) do
      if one.absent.usual then
         one.wanted = self.fn:name(one.name .. "_wanted")
         self.fn.known.lines[one.target.choice.slot] = true
         self.fn.w:line("const bool %s = !(%s);", one.wanted, table.concat(one.absent, " || "))
         self.fn.types[one.wanted] = "bool "
         return
      end
   end
end

--- Computes the rows of all stores. `once`: whether something happens once for the warp besides;
--- nil, true or a condition in C.
function Program:compute(once)
   local fn, stores = self.fn, self.stores or {}
   if #stores == 0 then return end
   local is_load = are_loads(stores)
   if not is_load then self:load_values(stores) end
   self:leave()
   for _, one in ipairs(stores) do open_store(self, one, #stores == 1) end
   local whole = whole_test(self, stores, once)
   for _, one in ipairs(stores) do
      if whole and one.place then open_place(self, one, whole) end
   end
   if is_load then return self:load_stores(stores) end
   open_wanted(self, stores)
   local outputs = outputs_of(fn, stores)
   if #outputs > 0 then self:loop(outputs) end
   for _, one in ipairs(stores) do
      if one.cells then
         one.places = fn:name(one.name .. "_places")
         fn.w:line("struct rt_places %s;", one.places)
         self:leave_if(("!rt_may_place(m, %s, %d, %s, %s, run, &%s)"):format(
            fns.space_name(fn.prefix, one.target.space), one.cells, one.base, one.at, one.places))
      end
   end
   self:leave()
end

-- Writes one row to registers.
local function write_row(fn, one)
   if one.to then
      fn.w:line("rt_write_row%d(%s, %s, %s, run);", one.bits, one.whole, one.place, one.row)
   elseif one.place then
      fn.w:line("rt_write_row%d(false, %s, %s, run);", one.bits, one.place, one.row)
   else
      fn.w:line("%s;", put_call(fn, one.target, one.width, one.operand, one.row))
   end
end

--- Writes the rows to registers and memory.
function Program:write_back()
   local fn = self.fn
   for _, one in ipairs(self.stores or {}) do
      if one.cells then
         local rows = one.words and #one.words > 0
         fn.w:line("rt_place_%s(m, %s, %s, %s, run, %s, &%s);", rows and "rows" or one.cells,
            fns.space_name(fn.prefix, one.target.space), one.base, one.at,
            rows and ("%d, %s"):format(#one.words, one.row) or one.row, one.places)
      else
         write_row(fn, one)
      end
   end
end

return M
