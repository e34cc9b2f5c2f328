-- Intervals of code, for `check --types`: of each local, stored value, result of a call and value
-- of an alternative, by the instruction, function, format or operand that contains it.
local num = require("gen.num")
local private = require("gen.base.private")

local M = {}

--- What a run collects: an array of entries `{owner, kind, name, at, forms = array of {name, lo,
-- hi}}`.
function M.new(private_of) return { by_owner = {}, private_of = private_of } end

local function owner_of(self)
   local scope = self.scope
   if scope.kind == "func" or scope.kind == "exception" then return scope.func end
   if self.root.kind == "line" then
      local operand = self.model.sym.words[self.root.operand]
      return operand and operand.node
   end
   return self.owner
end

local function entry_of(book, owner, kind, name, at)
   local known = book.by_owner[owner] or {}
   book.by_owner[owner] = known
   local key = table.concat({ at.source.path, at.line, at.col, kind, name }, "\0")
   if not known[key] then
      known[key] = { owner = owner, kind = kind, name = name, at = at, forms = {}, by_form = {} }
      book[#book + 1] = known[key]
   end
   return known[key]
end

-- In one form a place can be reached more than once: in a loop, or a function that it calls twice.
local function widen(entry, form, node)
   local one = entry.by_form[form]
   if not one then
      one = { name = form, lo = node.lo, hi = node.hi }
      entry.by_form[form], entry.forms[#entry.forms + 1] = one, one
   end
   one.lo, one.hi = num.min(one.lo, node.lo), num.max(one.hi, node.hi)
end

--- Notes that `name` (`kind`: local, store, result, value or returns) has the interval of `node`.
function M.note(self, kind, name, node, at)
   local book = self.context.types
   local owner = book and node.lo and node.tag ~= "none" and owner_of(self)
   if not owner or not at then return end
   local is_page = owner.tag == "insn" and self.root.form
   name = private.shorten(book.private_of, name)
   widen(entry_of(book, owner, kind, name, at), is_page and self.root.form.name or "", node)
end

return M
