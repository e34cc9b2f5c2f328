-- The page of all exceptions: what each does, and what raises it.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local calls = require("gen.emit.rst.base.calls")
local context = require("gen.emit.rst.base.context")

local M = {}

local function texts(list)
   return rst.code(lists.join(list, ", ", function(e) return e.text end))
end

-- The instructions that may raise an exception.
local function pages_with(model, exception)
   return lists.filter(model.pages, function(page)
      return lists.any(page.forms, function(form)
         return lists.any(form.effects and form.effects.raises or {}, function(raised)
            return raised.exception == exception
         end)
      end)
   end)
end

-- Hooks of a space or stack: `{place, when, raise}`.
local function hooks_of(ctx, model)
   local rows = {}
   local function add(place, when, raise)
      if raise then rows[#rows + 1] = { place = place, when = when, raise = raise } end
   end
   if model.undefined then add("Words", "that are no instruction", model.undefined.raise) end
   for _, space in ipairs(model.spaces) do
      local link = ctx:link("space", space.name)
      add(link, "an unaligned access", space.unaligned_raise)
      add(link, "an access outside", space.outside_raise)
   end
   for _, stack in ipairs(model.stacks) do
      local link = ctx:link("stack", stack.name)
      add(link, "a push to the full stack", stack.overflow)
      add(link, "a use of the empty stack", stack.underflow)
   end
   return rows
end

-- The `raise` statements in code, as texts.
local function raises_in(node, name, found, seen)
   local tag = rawget(node, "tag")
   if tag == "raise" and node.name == name then
      lists.add_once(found, seen, asttext.raise(node))
   end
   for _, key in ipairs({ "body", "arms", "otherwise" }) do
      local part = rawget(node, key)
      if type(part) == "table" then raises_in(part, name, found, seen) end
   end
   for _, part in ipairs(tag and {} or node) do raises_in(part, name, found, seen) end
   return found
end

-- How an exception is raised, and by what: a row for each text of a `raise`.
local function ways_of(ctx, exception)
   local model, rows = ctx.model, {}
   local function add(text, link)
      local row = lists.entry(rows, text, { text = text, links = {}, seen = {} }, rows)
      lists.add_once(row.links, row.seen, link)
   end
   local function add_code(node, link)
      for _, text in ipairs(raises_in({ body = node.body }, exception.name, {}, {})) do
         add(text, link)
      end
   end
   for _, page in ipairs(model.pages) do add_code(page.node, ctx:page_link(page)) end
   for _, format in ipairs(model.formats or {}) do
      add_code(format, "format " .. ctx:link("format", format.name))
   end
   for _, func in ipairs(model.funcs or {}) do
      add_code(func, rst.code(func.name .. "(..)"))
   end
   for _, hook in ipairs(hooks_of(ctx, model)) do
      if hook.raise.name == exception.name then
         add(asttext.raise(hook.raise), hook.place .. ": " .. hook.when)
      end
   end
   return lists.map(rows, function(row)
      return { rst.code(row.text:gsub("^raise ", "")), table.concat(row.links, ", ") }
   end)
end

local function params_of(ctx, exception)
   local rows = {}
   for _, param in ipairs(exception.params) do
      rows[#rows + 1] = { rst.code(param.name), context.type_text(param.type),
         param.table and ctx:link("table", param.table.name) or "" }
   end
   return rows
end

local EFFECTS = { { "reads", "Reads" }, { "writes", "Writes" }, { "memory", "Memory" },
   { "traps", "Traps" } }

local function rows_of(ctx, exception)
   local rows = {}
   for _, effect in ipairs(EFFECTS) do
      local list = exception.effects and exception.effects[effect[1]] or {}
      if #list > 0 then rows[#rows + 1] = { effect[2], texts(list) } end
   end
   local pages = pages_with(ctx.model, exception)
   if #pages > 0 then
      rows[#rows + 1] = { "Raised by", lists.join(pages, ", ", function(page)
         return ctx:page_link(page)
      end) }
   end
   return rows
end

local function section(ctx, doc, exception)
   doc:index({ rst.index_entry(exception.name, ctx.model.isa.name .. " exception") })
   doc:title(exception.name, 2, ctx:label("exception", exception.name))
   doc:markup(ctx:source(exception))
   doc:prose(exception.prose)
   doc:csv({ "Parameter", "Type", "Names of values" }, params_of(ctx, exception))
   local lines = asttext.source_block(exception.at)
   doc:literal(lines, "isa")
   doc:markup(calls.named_in(ctx, exception, lines))
   doc:csv({ "What", "Which" }, rows_of(ctx, exception), { stub = true })
   doc:csv({ "Raised as", "By" }, ways_of(ctx, exception))
end

--- Whether there is such a page.
function M.has_page(model) return #(model.exceptions or {}) > 0 end

--- The page.
function M.emit(ctx)
   local model, doc = ctx.model, ctx:page("exceptions", "Exceptions")
   doc:markup("An exception is executed in place of the instruction that raises it: what the "
      .. "instruction has done so far has no effect.")
   doc:csv({ "What", "When", "Effect" }, lists.map(hooks_of(ctx, model), function(row)
      return { row.place, row.when, rst.code(asttext.raise(row.raise)) }
   end), { intro = "Besides instructions, these raise exceptions:" })
   for _, exception in ipairs(model.exceptions) do section(ctx, doc, exception) end
   return doc:text()
end

return M
