-- Values and addresses of stores that wait: computed where the statement is, kept in constants
-- until the end.
local ir = require("gen.ir.node").make
local tree = require("gen.ir.tree")
local lists = require("gen.base.lists")
local num = require("gen.num")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")

local M = {}

-- Whether an expression still has its value at the end of the function.
local function is_stable(fn, e)
   for _, tag in ipairs({ "reg", "space", "top", "depth" }) do
      if #fns.nodes(e, tag) > 0 then return false end
   end
   return not lists.any(fns.nodes(e, "local"), function(node)
      return fn.local_info[node.id].mutable
   end)
end

--- Bits that a target takes; nil if that is not one number.
function M.width_of(target)
   local tag = target.tag
   if tag == "reg" then return target.file.width end
   if tag == "slice" or tag == "space" then return target.width end
   if tag == "choice" then
      local most = 0
      for _, line in ipairs(target.choice.lines) do
         local width = line.code.target and M.width_of(line.code.target)
         if width then most = math.max(most, width) end
      end
      return most > 0 and most or nil
   end
   return target.w
end

local function name_of(target)
   while target.base do target = target.base end
   if target.tag == "choice" then return target.choice.role or target.choice.operand end
   if target.tag == "reg" then
      local index = target.index
      return index and index.tag == "raw" and index.field.name or state.ident(target.file)
   end
   return target.tag == "space" and state.ident(target.space) or "result"
end

local function is_simple_code(fn, e)
   local code = expr.value(fn, e)
   return code.text:match("^%-?[%w_]+$") ~= nil
end

--- The value as a constant of its own, unless it is as good as one.
function M.value(fn, target, value)
   if value.tag == "undefined" or value.tag == "const" then return value end
   if is_stable(fn, value) and is_simple_code(fn, value) then return value end
   local width, lo, hi = M.width_of(target), value.lo, value.hi
   local half = width and num.pow2(width - 1)
   local fits = not width or num.le(0, lo) and num.le(hi, num.mask(width))
      or num.le(num.neg(half), lo) and num.lt(hi, half)
   if not fits then lo, hi = 0, num.mask(width) end
   local code = fits and expr.value(fn, value) or expr.truncate(fn, value, width)
   return ir.code({ code = fn:declare(name_of(target) .. "_new", code), lo = lo, hi = hi })
end

local function freeze_node(fn, e, wanted)
   if is_stable(fn, e) then return e end
   return ir.code({ code = fn:declare(wanted, expr.value(fn, e)), lo = e.lo, hi = e.hi })
end

local freeze -- forward

-- The same of an address in an operand, which computes its locals again.
local function keeps_value(fn, e)
   return is_stable(fn, e) and #fns.nodes(e, "local") == 0 and #fns.nodes(e, "choice") == 0
end

-- The lines of an operand compute their addresses where the statement is.
local function freeze_choice(fn, target)
   local frozen, names, any = {}, {}, false
   for _, line in ipairs(target.choice.lines) do
      local inner = line.code.target
      local saved = fn:enter_code(fn:info_of(line.code))
      if inner and inner.index and not keeps_value(fn, inner.index) then
         local type = ctype.of(inner.index.lo, inner.index.hi)
         local name = fn:name(name_of(target) .. "_at")
         fn.w:line("%s %s = 0;", ctype.c(type), name)
         names[line], any = { name = name, type = type }, true
         local copy = tree.copy(inner)
         copy.index = ir.code({ code = ctype.atom(name, type), lo = inner.index.lo,
            hi = inner.index.hi })
         frozen[line] = copy
      end
      fn.local_info = saved
   end
   if not any then return target end
   local arms = {}
   for _, line in ipairs(target.choice.lines) do
      local head, body = fn:in_line(line, function()
         if not names[line] then return end
         local saved = fn:enter_code(fn:info_of(line.code))
         fn:line_locals(line.code)
         fn:next_statement()
         local code = expr.value(fn, line.code.target.index)
         fn.w:line("%s = %s;", names[line].name, ctype.as(code, names[line].type).text)
         fn:check_trap()
         fn.local_info = saved
      end)
      arms[#arms + 1] = { line = line, head = head, body = body }
   end
   fn:switch(target.choice, arms)
   return ir.choice({ choice = target.choice, frozen = frozen })
end

--- A target whose addresses are constants.
function freeze(fn, target)
   if target.tag == "choice" then return freeze_choice(fn, target) end
   local copy = tree.copy(target)
   if target.index then copy.index = freeze_node(fn, target.index, name_of(target) .. "_at") end
   if target.from then copy.from = freeze_node(fn, target.from, name_of(target) .. "_bit") end
   if target.base then copy.base = freeze(fn, target.base) end
   if target.tag == "cat" then
      copy.parts = {}
      for i, part in ipairs(target.parts) do
         copy.parts[i] = { target = freeze(fn, part.target), width = part.width }
      end
   end
   return copy
end

M.target = freeze

return M
