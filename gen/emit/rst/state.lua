-- Registers, memory spaces and stacks: what an instruction can read and write.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local bits = require("gen.emit.rst.base.bits")
local bit_marks = require("gen.emit.rst.base.marks")
local context = require("gen.emit.rst.base.context")
local special = require("gen.emit.rst.timing.special")

local M = {}

-- Registers ---------------------------------------------------------------------------------------

local function value_text(v)
   if v == nil then return "" end
   if num.is_num(v) then return rst.code(context.number(v)) end
   return rst.code(asttext.expr(v))
end

local function file_description(file)
   local bits_text = context.plural(file.width, "bit") .. (file.signed and ", signed" or "")
   local text = (file.count and context.plural(file.count, "register") or "One register") .. " of "
      .. bits_text
   local scope = context.scope_text(file.scope)
   if scope then text = text .. ", " .. scope end
   text = text .. "."
   if file.reset and not file.masks then
      text = text .. " After reset " .. value_text(file.reset) .. "."
   end
   if file.prints and file.prints ~= file.name then
      text = text .. " Printed as " .. rst.code(file.prints) .. "."
   end
   if file.counts == "cycles" then
      text = text .. " Goes up by one in each cycle."
   elseif file.counts then
      text = text .. " Counts " .. file.counts .. "."
   end
   if file.unforwarded then
      text = text .. " Not forwarded: who reads through it sees the state of one cycle ago."
   end
   if file.masks then text = text .. " The mask of active lanes of a warp." end
   if file.parks then text = text .. " Lanes of a warp that do not run." end
   if file.named then
      text = text .. " Called " .. rst.code(file.named) .. " in conformance vectors."
   end
   return text
end

-- Entries of a file with (or without) a value of their own, as rows.
local function entry_rows(ctx, file, with_value)
   local rows = {}
   for n = 0, (file.count or 0) - 1 do
      local e = file.entries and file.entries[n]
      if e and (e.value ~= nil) == with_value then
         local also = e.also and #e.also > 0 and rst.code(table.concat(e.also, " ")) or ""
         rows[#rows + 1] = {
            rst.code(file.name .. n), value_text(e.value), e.prints and rst.code(e.prints) or "",
            also, ctx:remark(e),
         }
      end
   end
   return rows
end

-- What else happens when entries are read or stored to.
local function accessors(doc, file)
   for _, entry in ipairs(file.entry_list or {}) do
      local lines = special.accessor_lines(entry)
      if #lines > 0 then
         doc:markup("Reading and storing " .. rst.code(file.name .. entry.number) .. ":")
         doc:literal(lines, "isa")
      end
   end
end

local function entries(ctx, doc, file)
   if special.has_page(file) then
      doc:markup(context.plural(#file.entry_list, "register") .. " of it are described on "
         .. ctx:link("page", special.path(ctx, file), "a page of their own") .. ".")
      return
   end
   for _, with_value in ipairs({ true, false }) do
      doc:csv({ "Entry", "Value", "Text", "Also read as", "Remarks" },
         entry_rows(ctx, file, with_value), { intro = with_value
            and "Entries that are not plain storage:" or "Entries with a name of their own:" })
   end
   accessors(doc, file)
end

local function view_bits(view)
   if view.parts then
      return lists.join(view.parts, ", ", function(p)
         return rst.range(p.lo, p.lo + p.width - 1)
      end)
   end
   if view.count and view.count > 1 then
      return ("%d bits each, entry i from bit %d + %d·i"):format(view.width, view.lo or 0,
         view.step or view.width)
   end
   local lo = view.lo or 0
   return lo .. ".." .. lo + view.width - 1
end

local function views(ctx, doc, file)
   local rows = {}
   for _, v in ipairs(file.views or {}) do
      local name = "." .. v.name .. ((v.count and v.count > 1) and "[0.." .. v.count - 1 .. "]"
         or "")
      rows[#rows + 1] = { rst.code(name), rst.escape(view_bits(v)), ctx:remark(v) }
   end
   doc:csv({ "View", "Bits", "Remarks" }, rows, { intro = "Views:" })
end

local function groups(ctx, doc, file)
   local rows = {}
   for _, g in ipairs(file.groups or {}) do
      local first = g.unaligned == "ok" and "any register" or "a multiple of " .. g.group
      rows[#rows + 1] = { rst.code("." .. g.name), context.plural(g.group, "register"),
         context.plural(g.width, "bit"), first, g.prints and rst.code(g.prints[1]) or "",
         ctx:remark(g) }
   end
   doc:csv({ "Group", "Joins", "Width", "Begins at", "Printed after the number", "Remarks" }, rows,
      { intro = "Groups, the first register lowest:" })
end

--- Flags and hardwired bits drawn as a word.
local function picture(doc, file)
   local marks, found = {}, false
   for _, b in ipairs(file.bits or {}) do
      for bit = b.lo, b.hi do
         local value = num.is_num(b.value) and num.bit(b.value, bit - b.lo)
         marks[bit] = { class = "fixed", label = (b.on and #b.on > 0) and "*" or value
            and tostring(value) or "*" }
         found = true
      end
   end
   for _, f in ipairs(file.flags or {}) do
      marks[f.lo] = { class = "operand", label = f.name }
      found = true
   end
   if not found then return end
   for _, v in ipairs(file.views or {}) do
      for bit = v.lo or 0, not v.count and not v.parts and v.lo + v.width - 1 or -1 do
         marks[bit] = marks[bit] or { class = "operand", label = v.name }
      end
   end
   doc:literal(bits.draw(file.width, { { cells = bit_marks.cells(marks, file.width) } }, true),
      "text", "bits")
end

local function flag_rows(ctx, doc, file)
   local rows = lists.map(file.flags or {}, function(f)
      return { rst.code(f.name), tostring(f.lo), ctx:remark(f) }
   end)
   for _, b in ipairs(file.bits or {}) do
      rows[#rows + 1] = { "reads " .. value_text(b.value), rst.range(b.lo, b.hi), ctx:remark(b) }
   end
   if #rows > 0 then doc:csv({ "Flag", "Bits", "Remarks" }, rows) end
end

local function file_section(ctx, doc, file)
   doc:index({ rst.index_entry(file.name, ctx.model.isa.name .. " register") })
   doc:title(file.name, 2, ctx:label("file", file.name))
   local remark = ctx:source(file):gsub("^only on (%S+)", "Only on %1.")
   doc:markup(file_description(file) .. (remark ~= "" and " " .. remark or ""))
   if not special.has_page(file) then doc:prose(file.prose) end
   picture(doc, file)
   flag_rows(ctx, doc, file)
   entries(ctx, doc, file)
   views(ctx, doc, file)
   groups(ctx, doc, file)
end

-- Spaces and stacks -------------------------------------------------------------------------------

local OUTSIDE = { trap = "traps", wrap = "wraps around", zero = "reads zero, writes vanish",
   undefined = "undefined" }
local UNALIGNED = { trap = "traps", drop = "low address bits are dropped", ok = "allowed",
   undefined = "undefined" }

-- A rule, or the exception that is raised there.
local function rule_text(texts, rule, raise)
   return raise and rst.code(asttext.raise(raise)) or texts[rule] or rule
end

local function stack_rows(stack)
   local rows = {}
   for _, key in ipairs({ "overflow", "underflow" }) do
      if stack[key] then
         rows[#rows + 1] = { key:gsub("^%l", string.upper), rst.code(asttext.raise(stack[key])) }
      end
   end
   return rows
end

local function space_rows(space)
   local unit = (space.type and space.type.width or space.width or 8) .. " bits"
   local access = space.access and #space.access > 0 and table.concat(space.access, ", ")
      .. " bits" or unit
   local use = space.ro and "read only" or space.wo and "write only" or "read and write"
   if space.code then use = use .. "; holds the code" end
   local rows = {
      { "Size", num.tostring(space.size) .. " cells of " .. unit },
      { "Access", access .. "; " .. use },
      { "Byte order", space.endian or "as the unit" },
      { "Unaligned", rule_text(UNALIGNED, space.unaligned or "ok", space.unaligned_raise) },
      { "Outside", rule_text(OUTSIDE, space.outside or "trap", space.outside_raise) },
   }
   if space.windows then
      rows[#rows + 1] = { "Parts", ("%s0 to %s%d, of 0x%s cells each"):format(space.name,
         space.name, space.windows - 1, num.hex(num.div(space.size, space.windows))) }
   end
   if space.shown then
      rows[#rows + 1] = { "In vectors and results", ("by %d bits"):format(space.shown) }
   end
   local scope = context.scope_text(space.scope)
   if scope then rows[#rows + 1] = { "Scope", scope } end
   return rows
end

local function space_section(ctx, doc, space)
   doc:title("Space " .. space.name, 2, ctx:label("space", space.name))
   doc:prose(space.prose)
   doc:csv({ "Property", "Value" }, space_rows(space), { stub = true })
   doc:markup(ctx:source(space))
end

local function stack_section(ctx, doc, stack)
   doc:title("Stack " .. stack.name, 2, ctx:label("stack", stack.name))
   doc:prose(stack.prose)
   local scope = context.scope_text(stack.scope)
   doc:markup(context.plural(stack.depth, "entry"):gsub("entrys$", "entries") .. (scope and ", "
      .. scope or "") .. ".")
   local rows = lists.map(stack.members or {}, function(m)
      return { rst.code(m.name), context.type_text(m.type) }
   end)
   doc:csv({ "Member", "Type" }, rows)
   doc:csv({ "Limit", "Effect" }, stack_rows(stack))
end

--- The page of all state.
function M.emit(ctx)
   local model = ctx.model
   local doc = ctx:page("registers", "Registers and memory")
   for _, file in ipairs(model.files or {}) do file_section(ctx, doc, file) end
   for _, space in ipairs(model.spaces or {}) do space_section(ctx, doc, space) end
   for _, stack in ipairs(model.stacks or {}) do stack_section(ctx, doc, stack) end
   return doc:text()
end

return M
