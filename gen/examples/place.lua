-- Which place of the state a line of `example` means: a register, some of its bits, a memory cell,
-- a stack. A place is `{file, index, lo, width}`, `{space, cell}` or `{stack, depth | entry,
-- member, width}`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local constant = require("gen.resolve.constant")
local window = require("gen.resolve.window")

local M = {}

-- Does the number count one of `count` things from `first` on?
local function is_within(index, first, count) return num.le(first, index)
   and num.lt(index, num.add(first, count)) end

local function view_place(file, index, member, view_index)
   for _, view in ipairs(file.views) do
      if view.name == member and not view.parts then
         local at = view_index or view.first
         if not is_within(at, view.first, view.count or 1) then return nil end
         return { file = file, index = index, lo = view.lo + view.step * (at - view.first),
            width = view.width }
      end
   end
   for _, flag in ipairs(file.flags) do
      if flag.name == member then return { file = file, index = index, lo = flag.lo, width = 1 } end
   end
   return nil
end

local function file_place(model, name)
   local entry = model.sym.state[name]
   if entry and entry.kind == "file" then
      return { file = entry.file, index = 0, lo = 0, width = entry.file.width }
   end
   local base, digits = name:match("^(%$[%a_][%w_]-)(%d+)$")
   entry = base and model.sym.state[base]
   if not entry or entry.kind ~= "file" or not entry.file.count then return nil end
   local index = tonumber(digits)
   return index < entry.file.count
      and { file = entry.file, index = index, lo = 0, width = entry.file.width } or nil
end

-- The bits of one register that an alias entry stands for; nil where it stands for something else.
local function aliased_place(target)
   local lo, width = 0, nil
   while target and target.tag == "slice" and target.from.tag == "const" do
      lo, width = num.add(lo, target.from.value), width or target.width
      target = target.base
   end
   if not target or target.tag ~= "reg" or target.index and target.index.tag ~= "const" then
      return nil
   end
   return { file = target.file, index = target.index and target.index.value or 0, lo = lo,
      width = width or target.file.width }
end

-- A register by a name of its own, such as `$sp`.
local function entry_place(model, name)
   for file, entry in lists.nested(model.files, "entry_list") do
      local named = entry.prints == name
      for _, text in ipairs(entry.also or {}) do named = named or text == name end
      if named and entry.code then return aliased_place(entry.code.target) end
      if named then return { file = file, index = entry.number, lo = 0, width = file.width } end
   end
   return nil
end

local function index_of(part) return part and not part.hi and not part.count
   and constant.value(part.lo) end

local function stack_of(expr, model)
   local entry = expr.tag == "state" and model.sym.state[expr.name]
   return entry and entry.kind == "stack" and entry.node or nil
end

-- `$st.depth`, and `$st[0].pc`: entry 0 is at the bottom.
local function stack_place(expr, model)
   if expr.tag ~= "member" then return nil end
   local stack = stack_of(expr.base, model)
   if stack then return expr.name == "depth" and { stack = stack, depth = true } or nil end
   stack = expr.base.tag == "slice" and stack_of(expr.base.base, model)
   local index = stack and index_of(expr.base.parts[1])
   for k, member in ipairs(stack and stack.members or {}) do
      if member.name == expr.name and index and num.lt(index, stack.depth) then
         return { stack = stack, entry = index + 1, member = k, width = member.type.width }
      end
   end
   return nil
end

-- `$r3`, `$r[3]`, `$v3.w[1]`, `$c.Z`, `mem[0x200]`, `$st.depth`, `$st[0].pc`.
function M.of(expr, model)
   local in_stack = stack_place(expr, model)
   if in_stack then return in_stack end
   if expr.tag == "state" then
      return file_place(model, expr.name) or entry_place(model, expr.name)
   end
   if expr.tag == "member" then
      local place = M.of(expr.base, model)
      return place and place.file and view_place(place.file, place.index, expr.name)
   end
   if expr.tag ~= "slice" then return nil end
   local index, base = index_of(expr.parts[1]), expr.base
   if not index then return nil end
   if base.tag == "member" then
      local place = M.of(base.base, model)
      return place and place.file and view_place(place.file, place.index, base.name, index)
   end
   if base.tag == "state" then
      local entry = model.sym.state[base.name]
      local file = entry and entry.kind == "file" and entry.file
      if not file or not file.count or not is_within(index, 0, file.count) then return nil end
      return { file = file, index = index, lo = 0, width = file.width }
   end
   if base.tag ~= "name" then return nil end
   local space, first, cells = window.find(model.spaces, base.name)
   if not space or not is_within(index, 0, cells)
      or not num.eq(num.mod(index, window.shown_cells(space)), 0) then
      return nil
   end
   return { space = space, cell = num.add(first, index) }
end

return M
