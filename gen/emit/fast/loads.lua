-- Loads of all lanes at once.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local program = require("gen.emit.fast.program")

local M = {}

local Program = program.Program

local GATHERS = { [1] = true, [2] = true, [4] = true, [8] = true }
program.GATHERS = GATHERS

local function is_near(node)
   return not num.is_negative(node.lo) and num.le(node.hi, num.mask(32))
end

--- An address as what all lanes share, in C, and 32 bits of each lane; nil and all of it where it
-- is not.
function Program:split(node)
   local fn = self.fn
   if is_near(node) then return "0", node end
   if node.tag == "add" then
      for _, way in ipairs({ { node.a, node.b }, { node.b, node.a } }) do
         local shared, lane = way[1], way[2]
         if is_near(lane) and not num.is_negative(shared.lo) and not self.kinds:is_lane(shared)
            and not self:reads_items(shared) then
            return ctype.as(expr.value(fn, self:expression(shared)), "u64").text, lane
         end
      end
   end
   return nil, node
end

--- Whether a value is a register of 32 bits that is a row as it lies there.
function program.is_row(node)
   local file = node.tag == "reg" and node.index and node.file
   return file and state.is_lane(file) and file.width == 32 and not file.signed
      and not fns.has_aliases(file) and (node.index.tag == "raw" or node.index.tag == "slice")
end

--- That row, as C.
function program.row_text(fn, node) return (fn:register(node).text:gsub("%[l%]$", "")) end

--- A register or an operand that is a row of 32 bits as it lies there.
function Program:row_of(node)
   local known = node.tag == "choice" and self.codes[node.choice]
   if known and known.tag ~= "code" then return self:row_of(known) end
   if known and (known.code.type == "u32" or known.code.type == "i32") then
      local name = known.code.text:match("^([%w_]+)%[l%]$")
      return name and (known.code.type == "u32" and name or "(const uint32_t *)" .. name)
   end
   return program.is_row(node) and program.row_text(self.fn, node) or nil
end

local function raw_type(cells) return cells == 8 and "u64" or "u32" end

-- One load for all lanes. It is made even where none runs, so it must neither trap nor be seen.
function Program:load_once(node, cells, space, name)
   local fn = self.fn
   local index = expr.value(fn, self:expression(node.index))
   local cell = fn:name(name .. "_cell")
   fn.w:line("uint64_t %s;", cell)
   self:leave_if(("!rt_take(m, %s, %s, %d, &%s)"):format(space, ctype.as(index, "u64").text, cells,
      cell))
   self:leave()
   local raw = fn:declare(name .. "_value",
      ctype.cast(ctype.atom(cell, "u64"), ctype.of(node.lo, node.hi)))
   self.raws[node] = ir.code({ code = raw, lo = node.lo, hi = node.hi })
end

local function check_bytes(fn, space)
   if space.type.width ~= 8 or state.is_big(fn.model, space) then
      program.give_up("an access that is not of little-endian bytes")
   end
end

--- An address as a base that all lanes share, in C, and a row of 32 bits. Where the lanes have 64
-- bits they are near to each other, or this is given up.
function Program:address(index, name)
   local fn = self.fn
   if num.is_negative(index.lo) then program.give_up("an address that may be negative") end
   local base, lane = self:split(index)
   local known = not base and lane.tag == "choice" and self.codes[lane.choice]
   local at = base and self:row_of(lane)
   if known and known.tag == "code" and known.code.type == "u64" then
      at = known.code.text:match("^([%w_]+)%[l%]$")
   end
   if not at then
      at = self:array(name .. "_at", base and "uint32_t" or "uint64_t")
      self:loop({ { value = lane, put = function(e)
         return ("%s[l] = %s;"):format(at,
            ctype.as(expr.value(fn, e), base and "u32" or "u64").text)
      end } })
   end
   return self:narrowed(base, at, name)
end

--- The same of an address that was computed.
function Program:narrowed(base, at, name)
   if base then return base, at end
   local near = self:array(name .. "_near", "uint32_t")
   base = self.fn:name(name .. "_base")
   self:leave()
   self.fn.w:line("uint64_t %s;", base)
   self:leave_if(("!rt_narrow(%s, run, &%s, %s)"):format(at, base, near))
   return base, near
end

--- Loads the words of 32 bits that a value of more is made of, lowest first, into rows: an
-- expression for each.
function Program:load_words(node, rows)
   local fn, count = self.fn, node.width // 32
   check_bytes(fn, node.space)
   local name = state.ident(node.space)
   local base, at = self:address(node.index, name)
   rows = rows or {}
   for k = 1, count do rows[k] = rows[k] or self:array(name .. "_row", "uint32_t") end
   local list = fn:name(name .. "_rows")
   fn.w:line("uint32_t *const %s[] = {%s};", list, table.concat(rows, ", "))
   self:leave()
   self:leave_if(("!rt_fetch_rows(m, %s, %s, %s, run, %d, %s)"):format(
      fns.space_name(fn.prefix, node.space), base, at, count, list))
   local words = {}
   for k, row in ipairs(rows) do
      words[k] = ir.code({ code = ctype.atom(row .. "[l]", "u32"), lo = 0, hi = num.mask(32) })
   end
   return words
end

-- `into` is a row of the caller's that may take what is loaded.
function Program:load(node, into)
   local fn = self.fn
   local cells = fns.cells(node.space, node.width)
   check_bytes(fn, node.space)
   if not GATHERS[cells] or node.signed then program.give_up("a load of other than bytes") end
   local space, name = fns.space_name(fn.prefix, node.space), state.ident(node.space)
   if not self.kinds:is_lane(node) and not self:reads_items(node.index) then
      self:load_once(node, cells, space, name)
      return
   end
   local base, at = self:address(node.index, name)
   local type = raw_type(cells)
   local raw = into or self:array(name .. "_row", ctype.c(type))
   self:leave_if(("!rt_fetch_%d(m, %s, %s, %s, run, %s)"):format(cells, space, base, at, raw))
   self.raws[node] = ir.code({ code = ctype.atom(raw .. "[l]", type), lo = node.lo, hi = node.hi })
end

--- Loads what an expression loads.
function Program:prepare(node)
   for _, load in ipairs(program.loads_of(node, {}, false)) do
      if not self.raws[load.node] then
         if load.under then program.give_up("a load under a condition") end
         self:load(load.node)
      end
   end
end

--- What is loaded goes where the stores of it put it, or into their rows.
function Program:load_stores(stores)
   local load = stores[1].load
   if load.words then
      local rows = {}
      for _, one in ipairs(stores) do rows[one.word] = one.to or one.row end
      self:load_words(load.node, rows)
   else
      self:load(load.node, stores[1].to or stores[1].row)
   end
   self:leave()
end

--- The same where there are other stores.
function Program:load_values(stores)
   for _, one in ipairs(stores) do
      local load = one.load
      if load and load.words then
         load.values = load.values or self:load_words(load.node)
         one.value = load.values[one.word]
      elseif load then
         self:prepare(load.node)
      end
   end
   self:leave()
end

return M
