-- Meaning: the `do` of every form, the values of its operand lines and of register entries become
-- IR with an interval at every expression (gen/ir/node.lua). One forward pass over each piece of
-- code; the parts are in `gen/values/`.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local launch = require("gen.resolve.launch")
local prune = require("gen.values.prune")
local tree = require("gen.ir.tree")
local reads = require("gen.values.reads")
local unread = require("gen.values.notes.unread")
local after = require("gen.values.after")
local atomic = require("gen.values.atomic")
local Walker = require("gen.values.walker")
local operand = require("gen.values.operand")
require("gen.values.state")
require("gen.values.earlier")
require("gen.values.operators")
require("gen.values.name")
require("gen.values.access")
require("gen.values.lookup")
require("gen.values.group")
require("gen.values.expression")
require("gen.values.float")
require("gen.values.builtin")
require("gen.values.lanes")
require("gen.values.call")
require("gen.values.target")
require("gen.values.accessor")
require("gen.values.branch.configuration")
require("gen.values.branch")
require("gen.values.loop")
require("gen.values.statement")
require("gen.values.branch.together")
local exception = require("gen.values.branch.raise")
local match = require("gen.values.branch.match")

local M = {}

-- Diagnostics -------------------------------------------------------------------------------------

-- A mistake in an instruction occurs in each of its forms: it is reported once, with the first form
-- and a count.
local function new_complaints()
   local list, by_key = {}, {}
   local function complain(root, severity, code, at, message, more)
      local name = root.form and root.form.name
      local plain = message
      if name then
         local first, last = message:find("`" .. name .. "`", 1, true)
         if first then plain = message:sub(1, first - 1) .. "*" .. message:sub(last + 1) end
      end
      local key =
         table.concat({ code, at and at.source.path or "", at and at.line or 0, at and at.col or 0,
            plain },
            "\0")
      local known = by_key[key]
      if not known then
         known = {
            severity = severity, code = code, at = at, message = message, more = more, form = name,
            names = plain ~= message,
            forms = {}, count = 0,
         }
         by_key[key], list[#list + 1] = known, known
      end
      if name and not known.forms[name] then
         known.forms[name] = true
         known.count = known.count + 1
      end
   end
   return list, complain
end

local function flush(list, report)
   for _, c in ipairs(list) do
      local message = c.message
      if c.form then
         local others = c.count > 1 and (" and %d more"):format(c.count - 1) or ""
         if not c.names then
            message = ("%s (in `%s`%s)"):format(message, c.form, others)
         elseif c.count > 1 then
            message = ("%s (and %d more forms)"):format(message, c.count - 1)
         end
      end
      report[c.severity](report, c.code, c.at, message, c.more)
   end
end

-- Forms -------------------------------------------------------------------------------------------

-- Names that some form of the instruction binds: a form that does not bind one that is read is E56.
local function roles_of(page)
   if page.roles then return page.roles end
   page.roles = {}
   for _, form in ipairs(page.forms) do
      for name, bind in pairs(form.binds) do
         if bind.role or bind.tag == "expr" then page.roles[name] = true end
      end
   end
   for _, with in lists.nested(page.node.forms or {}, "with") do page.roles[with.name] = true end
   return page.roles
end

-- What it reads has its further effects at its end.
local function run_page(self, page)
   local out, format, owner = self.out, self.format, self.owner
   local noted, frame, under = self.noted, self.frame, self.under
   self.format, self.owner = nil, page.node
   out[#out + 1] = ir.mark({ opens = true })
   self.noted, self.frame, self.under = nil, { out = out, at = #out + 1 }, 0
   local status
   if page.node.body then
      status = self:run(page.node.body) or self:put_reads()
   elseif page.node.unknown then
      out[#out + 1] = ir.unknown({ why = page.node.unknown, at = page.node.at })
      status = "stopped"
   end
   out[#out + 1] = ir.mark({ opens = false, goes_on = not status })
   self.format, self.owner = format, owner
   self.noted, self.frame, self.under = noted, frame, under
   return status
end

-- The bodies of the formats around the instruction, the outermost first; `*` is the next inner one.
local function run_layers(self, form, k)
   local step = form.path and form.path[k]
   if not step then return run_page(self, form.page) end
   local body = step.format.body
   if not body then return run_layers(self, form, k - 1) end
   local outer, owner = self.format, self.owner
   self.format, self.owner = step.format.name, step.format
   local status = self:with_star(function() return run_layers(self, form, k - 1) end, body)
   self.format, self.owner = outer, owner
   return status
end

-- Two stores to the same place in one straight line: the later wins, which is seldom meant.
local function warn_double_stores(self, body)
   local seen = {}
   for _, statement in ipairs(body) do
      if statement.tag == "store" then
         local target = statement.target
         for _, earlier in ipairs(seen) do
            if earlier.target.tag == target.tag and self:same(earlier.target, target) then
               self:warn("W81", statement.at,
                  "a second store to the same place in one instruction; the later wins",
                  { also = { at = earlier.at, text = "the first store" } })
            end
         end
         seen[#seen + 1] = statement
      end
   end
end

-- The outermost choices with a `then`; its store makes an unconditional one of the instruction to
-- the same place useless.
local function acting_choices(self, form, body)
   local list = lists.filter(form.choices, function(choice)
      return not choice.parent and after.has(choice)
   end)
   for _, choice in ipairs(list) do
      after.each_store(choice, function(later)
         tree.each_usual(body, function(statement)
            if statement.tag == "store" and self:same(statement.target, later.target) then
               self:warn("W81", later.at,
                  "a second store to what the instruction stores to; the later wins",
                  { also = { at = statement.at, text = "the store of the instruction" } })
            end
         end)
      end)
   end
   return list
end

local function form_code(context, form)
   local self = Walker.new(context, {
      kind = "page", form = form, binds = form.binds, statics = form.statics,
      tests = { form.tests },
      roles = roles_of(form.page), configs = form.configs,
   })
   unread.enter(self, form)
   if not run_layers(self, form, form.path and #form.path or 0) then self:put_reads() end
   operand.all(context, form)
   for _, choice in ipairs(form.choices) do self.failed = self.failed or choice.summary.failed end
   if self.failed then return nil end
   local body, said = prune.without_paths(self.out)
   reads.check(self, reads.fields({}, { body, self.touched }))
   warn_double_stores(self, body)
   atomic.check(self, body)
   if self.failed then return nil end
   local code = { locals = prune.locals(self, { body }), touched = self.touched,
      paths = said, fences = self.fences, does_nothing = self.does_nothing }
   code.body, code.choices = prune.place_uses(body, form.choices, acting_choices(self, form, body))
   return code
end

-- Register entries --------------------------------------------------------------------------------

local function entry_code(context, entry)
   local self = Walker.new(context, { kind = "entry", binds = {}, statics = {}, tests = {} })
   local code
   local ok = self:guard(function()
      local node = self:eval(entry.value)
      code = { value = node, target = self:entry_target(node, entry.value) }
   end)
   if ok == false then return nil end
   if #self.out > 0 then
      self:complain("E04", entry.at,
         "a function with statements as the value of an entry is not built yet")
   end
   return code
end

local function type_entries(context, model)
   for _, entry in lists.nested(model.files, "entry_list") do
      if entry.value then entry.code = entry_code(context, entry) end
   end
end

-- Starts of grids, blocks and warps ---------------------------------------------------------------

local function start_code(context, node)
   local self = Walker.new(context,
      { kind = "page", binds = {}, statics = {}, tests = {}, roles = {}, configs = node.where,
         of_grid = node.scope == "grid" })
   self.owner = node
   local status = self:run(node.body)
   if not status then self:put_reads() end
   if self.failed then return nil end
   local body = prune.dead(self.out)
   return { body = body, locals = prune.locals(self, { body }), choices = {} }
end

-- Exceptions --------------------------------------------------------------------------------------

local function new_walker(context)
   return Walker.new(context,
      { kind = "page", binds = {}, statics = {}, tests = {}, roles = {} })
end

local function type_exceptions(context, model)
   for _, node in ipairs(model.exceptions or {}) do
      node.code = exception.code(new_walker(context), node)
   end
   local node = model.undefined
   if not node then return end
   local self = new_walker(context)
   exception.of_undefined(self, node)
   if self.failed then return end
   local body = prune.dead(self.out)
   node.code = { body = body, locals = prune.locals(self, { body }), choices = {} }
end

-- The pass ----------------------------------------------------------------------------------------

--- Fills in `form.code`, `line.code`, `entry.code`; and `model.types` on request.
function M.infer(model, report)
   local complaints, complain = new_complaints()
   local context = {
      model = model, report = report, complain = complain, lines = {},
      configs_texts = {}, statics_texts = {},
      unread = unread.new(report:failed()), matches = {},
      types = model.types,
   }
   type_entries(context, model)
   type_exceptions(context, model)
   for _, form in ipairs(model.forms) do form.code = form_code(context, form) end
   for _, scope in ipairs(launch.starts) do
      for _, start in ipairs(model.starts[scope]) do start.code = start_code(context, start) end
   end
   flush(complaints, report)
   unread.check(context)
   if not report:failed() then match.check(context) end
   return model
end

--- The interval of a node, for tests and messages.
function M.bounds(node) return num.tostring(node.lo), num.tostring(node.hi) end

return M
