-- Locals that no expansion reads (E13): most are a register whose `$` was forgotten, `i = NNN`.
--
-- A local belongs to the instruction, format, func or proc that assigns it, its owner. Instruction
-- and formats share their locals, so a read by one counts for all of them. Reads are noted while
-- code is walked, because the cells of `ops` differ from form to form; code that was not walked,
-- after a `trap` or where an `if` is decided, counts as read too.
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")

local M = {}

--- The notes of one run. `hidden`: earlier errors took forms away that may have read anything.
function M.new(hidden)
   return { hidden = hidden, list = {}, by_owner = {}, groups = {}, silent = {} }
end

-- Reads as they are written -----------------------------------------------------------------------

local names_of -- forward

local function names_of_list(list, counters, found)
   for _, child in ipairs(list) do names_of(child, counters, found) end
end

-- The counter of a `for` or of `bits(n, i: e)` is no local.
local function with_counter(counters, name)
   return setmetatable({ [name] = true }, { __index = counters })
end

local function names_of_parts(node, counters, found)
   for key, child in pairs(node) do
      if key ~= "at" and key ~= "prov" and type(child) == "table" then
         names_of(child, counters, found)
      end
   end
end

function names_of(node, counters, found)
   if node.tag == "name" then
      if not counters[node.name] then found[node.name] = true end
   elseif node.tag == "assign" then
      if node.target.tag ~= "name" then names_of(node.target, counters, found) end
      names_of(node.value, counters, found)
   elseif node.tag == "for" then
      names_of(node.lo, counters, found)
      names_of(node.hi, counters, found)
      names_of_list(node.body or {}, with_counter(counters, node.name), found)
   elseif node.key then
      names_of(node.value, with_counter(counters, node.key), found)
   else
      names_of_parts(node, counters, found)
   end
end

-- Names that the body of an owner reads: `{[name] = true}`.
local written = setmetatable({}, { __mode = "k" })

local function reads_in(owner)
   if not written[owner] then
      local found = {}
      names_of_list(owner.body or {}, {}, found)
      written[owner] = found
   end
   return written[owner]
end

-- Notes -------------------------------------------------------------------------------------------

local function silence(self, owner)
   local book = self.context.unread
   if book and owner then book.silent[owner] = true end
end

--- The walker begins the code of a form: its instruction and its formats share their locals.
function M.enter(self, form)
   local owners = { form.page.node }
   for _, step in ipairs(form.path or {}) do
      if step.format.body then owners[#owners + 1] = step.format end
   end
   self.scope.owners, self.touched = owners, {}
   local groups = self.context.unread and self.context.unread.groups or {}
   for _, owner in ipairs(owners) do
      self.touched[owner] = true
      groups[owner] = groups[owner] or {}
      for _, other in ipairs(owners) do groups[owner][other] = true end
   end
end

--- Something failed: code that the walker skipped may have read any local in scope.
function M.stumble(self)
   self.stumbled = true
   for owner in pairs(self.touched or {}) do silence(self, owner) end -- in any order
end

local function is_before(a, b)
   if a.source ~= b.source then return false end
   return a.line < b.line or a.line == b.line and a.col < b.col
end

-- A role or field of the form that may be meant: a name of two letters is near to too many.
local function misspelt(self, name)
   local hint = #name > 2 and suggest.hint(name, self.root.binds)
   return hint and hint.hint
end

--- The local `name` is assigned here.
function M.note_assigned(self, name, at)
   local book, owner = self.context.unread, self.scope.func or self.owner
   if not book or not owner then return end
   self.touched = self.touched or {}
   self.touched[owner] = true
   if self.stumbled then silence(self, owner) end
   local names = book.by_owner[owner] or {}
   book.by_owner[owner] = names
   local entry = names[name]
   if not entry then
      entry = { name = name, at = at, owner = owner, near = misspelt(self, name) }
      names[name], book.list[#book.list + 1] = entry, entry
   elseif is_before(at, entry.at) then
      entry.at = at
   end
end

local function mark(book, owner, name)
   local names = book.by_owner[owner]
   if names and names[name] then names[name].read = true end
end

--- The local `name` is read; `entry` is its entry in the scope.
function M.note_read(self, name, entry)
   local book, scope = self.context.unread, self.scope
   if not book or entry.counter then return end
   if scope.func then mark(book, scope.func, name) end
   for _, owner in ipairs(scope.owners or {}) do mark(book, owner, name) end
end

-- Diagnostics -------------------------------------------------------------------------------------

-- The register that prints as `name`, or nil.
local function printed_register(model, name)
   for file, entry in lists.nested(model.files, "entry_list") do
      if entry.prints == name then return ("%s[%d]"):format(file.name, entry.number) end
   end
   return nil
end

-- `$i`, `$r3` or `$v[15]` if the name is one without its `$`.
local function state_of(model, name)
   local state = model.sym.state
   local base, digits = name:match("^([%a_][%w_]-)(%d+)$")
   local entry = base and state["$" .. base]
   local count = entry and entry.file and entry.file.count
   if state["$" .. name] or count and #digits < 6 and tonumber(digits) < count then
      return "$" .. name
   end
   return printed_register(model, name)
end

local function is_written(book, entry)
   if reads_in(entry.owner)[entry.name] then return true end
   for other in pairs(book.groups[entry.owner] or {}) do -- any of them will do
      if reads_in(other)[entry.name] then return true end
   end
   return false
end

--- Reports what was assigned and never read.
function M.check(context)
   local book = context.unread
   if book.hidden then return end
   for _, entry in ipairs(book.list) do
      if not entry.read and not book.silent[entry.owner] and not is_written(book, entry) then
         local meant = state_of(context.model, entry.name)
         local message = ("local `%s` is never read"):format(entry.name)
         if meant then
            context.report:error("E13", entry.at, message, { hint = ("`%s`"):format(meant) })
         else
            local near = entry.near and ("%s, if that is meant; else "):format(entry.near) or ""
            context.report:warning("W13", entry.at, message, { hint = near .. "use or remove it" })
         end
      end
   end
end

return M
