-- The quick function of a form: conditions become the lanes that run, then operands, results, and
-- what happens once for the warp, then everything takes effect.
local lists = require("gen.base.lists")
local lanes = require("gen.semantics.lanes")
local tree = require("gen.ir.tree")
local expr = require("gen.emit.c.code.expr")
local frame = require("gen.emit.c.code.frame")
local ctype = require("gen.emit.c.ctype")
local part = require("gen.emit.c.code.part")
local warp = require("gen.emit.c.code.warp")
local program = require("gen.emit.fast.program")
local seldom = require("gen.emit.fast.seldom")
local statements = require("gen.emit.fast.list")

local M = {}

local Program = program.Program

local SLOW = "rt_slowly(m, in)"

-- Everything that reads operands, for the types of their rows.
local function readers(list, out)
   for _, s in ipairs(list) do
      tree.each_expression(s, function(e, is_target)
         if not is_target then out[#out + 1] = { node = e, low = false } end
         if is_target and e.index then out[#out + 1] = { node = e.index, low = false } end
      end)
      if s.tag == "store" then
         -- what is stored in 32 bits or fewer is needed modulo 2^32 only
         local width = s.target.tag == "reg" and s.target.file.width or s.target.w
         out[#out].low = false
         for i = #out, 1, -1 do
            if out[i].node == s.value then out[i].low = width ~= nil and width <= 32 break end
         end
      end
      tree.each_block(s, function(inner) readers(inner, out) end)
   end
   return out
end

-- Operand lines that do something after the page, as a condition in C.
local function then_test(choice)
   local terms = {}
   for _, line in ipairs(choice.lines) do
      local inner = {}
      if line.code.after then inner = nil end
      for _, nested in ipairs(inner and line.choices or {}) do
         local test = then_test(nested)
         if test then inner[#inner + 1] = test end
      end
      local here = ("in->alt[%d] == %d"):format(choice.slot, line.index)
      if #choice.lines == 1 then here = nil end
      if not inner then
         terms[#terms + 1] = here or "true"
      elseif #inner > 0 then
         local nested_test = "(" .. table.concat(inner, " || ") .. ")"
         terms[#terms + 1] = here and ("(%s && %s)"):format(here, nested_test) or nested_test
      end
   end
   return #terms > 0 and table.concat(terms, " || ") or nil
end

--- Gives up where an operand does something after the page: a call of a function that forms share.
function Program:leave_if_then(choice)
   local test = then_test(choice)
   if not test then return end
   local text = ("    return %s;"):format(test)
   local first = choice.lines[1]
   if #choice.lines > 1 and first.index == 0 and not first.code.after and #first.choices == 0 then
      self.fn.known.lines[choice.slot] = true
      local taken = ("rt_taken(in, known, %d)"):format(choice.slot)
      test = test:gsub(("in->alt[%d] "):format(choice.slot):gsub("%p", "%%%0"), taken .. " ")
      text = ("    return %s != 0 && (%s);"):format(taken, test)
   end
   self:leave_if(self.fn.shared:call(self.fn.form,
      "then_" .. (choice.operand or choice.role):lower(), "bool", program.parameters(),
      text))
end

-- The way to where lanes give their bits, in place of a local what that is.
local function with_condition(s)
   local block, op = s.body, s.op
   local given = block[#block]
   while given.tag == "if" do
      block = #given.yes > 0 and given.yes or given.no
      given = block[#block]
   end
   if op == "lane_of" or given.tag ~= "contribute" then return s.body end
   local value = given.value
   while value.tag == "local" do
      local count, let = 0, nil
      tree.each_statement(s.body, function(other)
         if other.tag == "let" and other.id == value.id then count, let = count + 1, other end
      end)
      if count ~= 1 then break end
      value = let.value
   end
   local function changed(list)
      return lists.map(list, function(other)
         if other == given then
            return tree.copy(other, { value = value, is_mask = true })
         end
         return tree.with_blocks(other, changed)
      end)
   end
   return lanes.needed(changed(s.body))
end

-- What all lanes make together.
local function collect(fn, code, s, info)
   local self = program.new(fn, SLOW, true)
   self:enter(code, s.body)
   for id, known in pairs(info) do -- what they made before
      if known.is_made then fn.local_info[id] = known end
   end
   local list = statements.without_masks(with_condition(s))
   self.body, self.around, self.kinds, self.opened = list, {}, lanes.kinds(list), 0
   local codes = fn.choice_codes
   fn.choice_codes = {}
   fn.w:open("{")
   fn.w:line("uint32_t run = active;")
   self:run_list(list, readers(list, {}))
   local name = s.target
   if s.op == "lane_of" then
      self:prepare(self.contribution)
      self:loop({ { value = self.contribution, put = function(e)
         return ("%s[l] = %s;"):format(name, ctype.as(expr.value(fn, e), s.type).text)
      end } })
      self:leave()
      fn.w:line("%s = run;", s.here)
   else
      local bits = self:mask(self.contribution, "bits")
      self:leave()
      if s.op == "ballot" then fn.w:line("%s = %s & run;", name, bits)
      elseif s.op == "any" then fn.w:line("%s = (%s & run) != 0;", name, bits)
      else fn.w:line("%s = (~%s & run) == 0;", name, bits) end
   end
   for _ = 0, self.opened do fn.w:close() end
   fn.choice_codes = codes
end

local function open_collects(fn, parts, info)
   for _, s in ipairs(parts.first) do
      if s.op == "lane_of" then
         s.type = ctype.of(s.node.a.lo, s.node.a.hi)
         s.target, s.here = fn:name((s.name or "value") .. "_of"), fn:name("here")
         fn.w:line("_Alignas(64) %s %s[%d];", ctype.c(s.type), s.target, fn.model.lanes)
         fn.types[s.target], fn.types[s.here] = ctype.c(s.type) .. " *", "uint32_t "
         fn.w:line("uint32_t %s = 0;", s.here)
         fn:keep_array(s, { name = s.target, type = s.type, here = s.here })
      else
         s.target = info[s.id].name
         info[s.id].type = s.op == "ballot" and "u32" or "i32"
         fn.w:line("%s %s = %d;", ctype.c(info[s.id].type), s.target, s.op == "all" and 1 or 0)
         fn.types[s.target] = ctype.c(info[s.id].type) .. " "
      end
   end
end

-- Locals that several ways of what happens once assign are declared at the head; `test` assigns
-- some of them, too.
local function declare_once(fn, block, test)
   local ids, seen, info = {}, {}, fn.local_info
   local function note(s)
      if s.tag == "let" and info[s.id].mutable and not seen[s.id] then
         seen[s.id], ids[#ids + 1] = true, s.id
      end
   end
   tree.each_statement(block, note)
   tree.each_statement(test or {}, note)
   for _, id in ipairs(ids) do
      fn.variables[#fn.variables + 1] = ("%s %s = 0;"):format(ctype.c(info[id].type), info[id].name)
   end
end

-- The loops of a block.
local function loops_of(block)
   local count = 0
   tree.each_statement(block, function(s) count = count + (s.tag == "for" and 1 or 0) end)
   return count
end

local function check_suited(parts)
   if loops_of(parts.warp) > 1 then program.give_up("several loops once for the warp") end
   if #parts.lanes == 0 and #parts.first == 0 then program.give_up("nothing for lanes") end
   if #parts.lanes > 0 and warp.waits(parts.warp) then program.give_up("lanes after a wait") end
   if #part.stacks_of(parts.lanes) > 0 then program.give_up("lanes that look at a stack") end
   for _, s in ipairs(parts.first) do
      if #part.stacks_of(s.body) > 0 then program.give_up("lanes that look at a stack") end
   end
end

-- What happens once for the warp; `once`: where that depends on the instruction, its condition.
local function put_once(fn, parts, code, once, test)
   fn.slow, fn.lane = nil, "lane"
   if #parts.lanes > 0 then warp.rename_shared(fn, parts, code) end
   declare_once(fn, parts.warp, test)
   local goes_on = #parts.warp == 0
      or warp.put_once(fn, parts, code, type(once) == "string" and once or nil)
   if not goes_on then program.give_up("it always traps") end
   fn.slow, fn.lane = SLOW, "l"
end

local function reads_memory(block)
   local found = program.loads_in(block)
   tree.each_statement(block, function(s)
      found = found or s.tag == "use" and program.reads_memory(s.choice)
   end)
   return found
end

-- Gives up where a long branch would be entered (`seldom.lua`). What is read for that is read again
-- after it: someone who watches must not see both.
local function put_test(self, test)
   local fn = self.fn
   if reads_memory(test) then self:leave_if_watched() end
   local codes = fn.choice_codes
   fn.choice_codes = {}
   fn.w:open("{")
   fn:block(test)
   fn.w:close()
   fn.choice_codes = codes
   fn:next_statement()
end

-- Whether the code for lanes is no more than tests where the function gives up.
local function has_idle_lanes(fn)
   local count = 0 -- of lines with the active lanes
   for _, line in ipairs(fn.w.lines) do
      if line:find("%f[%w_]run%f[^%w_]") then count = count + 1 end
   end
   return count == 1
end

local function put_form(fn, form)
   local code = form.code
   fn.is_form = true
   local parts = lanes.split(code)
   local usual, is_seldom = seldom.split(parts.warp)
   parts.warp = usual
   check_suited(parts)
   fn.lane_arrays = {}
   fn.taken.run, fn.taken.l, fn.taken.row = true, true, true
   fn.types.run, fn.types.active = "uint32_t ", "uint32_t "
   local self = program.new(fn, SLOW, true)
   self:enter(code, code.body)
   local info = fn.local_info
   open_collects(fn, parts, info)
   for _, s in ipairs(parts.first) do
      collect(fn, code, s, info)
      fn.local_info = info
      if s.op ~= "lane_of" then info[s.id].is_made = true end
   end
   if is_seldom then put_test(self, is_seldom) end
   local once = #parts.warp > 0 and (warp.happens(fn, parts.warp) or true) or nil
   if type(once) == "string" then
      local name = fn:name("once")
      local fields = warp.idle_fields(parts.warp)
      for _, field in ipairs(fields or {}) do fn.known.values[form.slot_of[field.name]] = true end
      fn.w:line("const bool %s = %s;", name, once)
      once = name
   end
   if #parts.lanes > 0 then
      local list = statements.without_masks(parts.lanes)
      fn.w:line("uint32_t run = active;")
      self.ways = #parts.warp == 0 and { count = 0 } or nil
      self.asked, self.shared_fails = statements.asked(list), statements.shared_fails(list)
      self.body, self.around, self.kinds = list, {}, lanes.kinds(list)
      self:run_list(list, readers(list, {}))
      if self.ways then return self:finish() end
      self:compute(once)
      self:leave()
   end
   put_once(fn, parts, code, once, is_seldom)
   self:write_back()
   fn.w:line("return 0;")
end

--- The lines of the body of the quick function of a form; nil, why where there is none.
function M.lines(shared, form)
   local fn = frame.new(shared, form)
   local ok, problem = xpcall(put_form, program.traced, fn, form)
   if ok and has_idle_lanes(fn) then return nil, "nothing for lanes" end
   if ok then return frame.whole(fn), fn.known end
   if getmetatable(problem) ~= program.Unsuited then error(problem, 0) end
   return nil, problem.why
end

return M
