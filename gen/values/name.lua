-- What a bare word, a static or `$x` means where it is: a local, a role, a field, state, a word
-- of the language.
local ir = require("gen.ir.node").make
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local constant = require("gen.resolve.constant")
local unread = require("gen.values.notes.unread")
local Walker = require("gen.values.walker")

-- Names -------------------------------------------------------------------------------------------

--- What a static stands for: its tree, and the scope that the tree belongs to.
function Walker:static(name, at)
   local cell = self.scope.statics[name]
   if not cell then
      self:fail("E08", at,
         ("`%s` is neither a column of this instruction nor a parameter"):format(name),
         suggest.hint(name, self.scope.statics))
   end
   local scope = self.scope
   if cell.scope then cell, scope = cell.tree, cell.scope end
   local tree = constant.tree(cell, self.report)
   if not tree then self:give_up() end
   return tree, scope
end

--- `ast`, or what it stands for if it is a static.
function Walker:plain(ast)
   local saved, steps = self.scope, 0
   while ast.tag == "static" and steps < 50 do
      ast, self.scope = self:static(ast.name, ast.at)
      steps = steps + 1
   end
   self.scope = saved
   return ast
end

local function page_scope(self, statics)
   return { kind = self.root.kind or "page", names = {},
      statics = statics or self.root.statics or {} }
end

--- The value of a role: what the form, or the line, binds to the name.
function Walker:bound(name, bind, at)
   if bind.tag == "field" then return self:field(bind.field, at) end
   if bind.tag == "choice" then return self:choice(bind.choice, at) end
   if bind.tag == "reg" then return self:reg_item(bind.item, at) end
   if bind.busy then self:fail("E14", bind.at or at, ("`%s` uses itself"):format(name)) end
   bind.busy = true
   local reads_old = self.reads_old
   self.reads_old = reads_old or self.names_a_place(bind.expr) -- where it is used, it is checked
   local ok, node = pcall(self.within, self, page_scope(self, bind.statics), function()
      return self:eval_any(bind.expr, true)
   end)
   bind.busy, self.reads_old = nil, reads_old
   if not ok then error(node, 0) end
   return node
end

local function local_value(self, entry, name, at)
   unread.note_read(self, name, entry)
   if entry.poison then self:give_up() end
   if entry.record then
      self:fail("E10", at, ("`%s` is an entry of a stack; write `%s.member`"):format(name, name))
   end
   if entry.partly then
      self:fail("E58", at, ("`%s` is not assigned on every path to here"):format(name),
         { also = { at = entry.partly, text = "assigned here" } })
   end
   return self:narrowed(entry.node)
end

local WORDS = {}

local function pc_value(tag)
   return function(self, at)
      local file = self:program_counter(at)
      return self:make(ir[tag]({ at = at, w = file.width, file = tag == "pc" and file or nil }),
         0, num.mask(file.width))
   end
end

WORDS.next, WORDS.here = pc_value("next"), pc_value("here")

function WORDS.word(self, at)
   local form = self.root.form
   local bits = form and form.unit.bits or self.root.word_bits
      or self.model.units[#self.model.units].bits
   return self:make(ir.word({ at = at, w = bits }), 0, num.mask(bits))
end

function WORDS.lane(self, at) return self:lane_word(at) end

function WORDS.none(_, at) return ir.none({ lo = 0, hi = 0, at = at }) end

function WORDS.undefined(self, at)
   self:fail("E67", at, "`undefined` needs a width here", { hint = "undefined(1)" })
end

local function unknown_name(self, name, at)
   local entry = self.model.sym.words[name]
   if self.root.roles and self.root.roles[name]
         or entry and entry.kind == "operand" and self.root.kind ~= "line" then
      self:fail("E56", at, ("role `%s` is read by `do` but not bound in %s"):format(name,
         self:where()),
         { hint = ("with %s=.."):format(name) })
   end
   if self.format and not entry then
      self:fail("E58", at,
         ("no path of `insn %s` assigns `%s`, which format `%s` needs"):format(
            self.root.form.page.name, name, self.format))
   end
   if entry then
      local access = entry.kind == "space" and ("`%s[..]`"):format(self.access_text(entry.node))
      self:fail("E10", at, ("`%s` is a %s; it has no value of its own"):format(name, entry.kind),
         { hint = access or nil })
   end
   self:fail("E10", at, ("`%s` is not declared"):format(name),
      suggest.hint(name, self.scope.names) or suggest.hint(name, self.root.binds)
         or suggest.hint(name, self.model.sym.words, nil, nil, at))
end

--- What a bare name means here: a local, a role, a field, a word of the language.
function Walker:name(name, at)
   local entry = self.scope.names[name]
   if entry then return local_value(self, entry, name, at) end
   local word = self.model.sym.words[name]
   local is_field = word and word.kind == "field"
   if is_field then self:check_no_accessor(name, at) end
   local bind = self.root.binds and self.root.binds[name]
   local sees_roles = self.scope.kind == "page" or self.scope.kind == "line"
   if bind and self.scope.kind ~= "field" and (sees_roles or is_field) then
      if word then word.used = true end
      return self:bound(name, bind, at)
   end
   if is_field and word.node.ext then
      self:fail("E26", at, ("`%s` is brought by an operand, and %s has no such piece"):format(name,
         self:where()), { hint = "read it in the alternative whose text has it, or by a role" })
   end
   if is_field then
      word.used = true
      return self:field(word.field, at)
   end
   if word and word.kind == "const" then
      word.used = true
      return self:named_constant(word.node, at)
   end
   if WORDS[name] then return WORDS[name](self, at) end
   return unknown_name(self, name, at)
end

