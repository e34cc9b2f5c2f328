-- Extension fields (`X ext 16`) in the text of a form: where their bits are, and which alternatives
-- of operands go together.
--
-- Pieces follow the instruction word in the order of the text. So the length of a form, and the
-- place of all later pieces, depends on the alternatives of its operands: alternatives that bring
-- equally many bits stay together, and the form is expanded once for each combination of such
-- groups. `form.extension` is one combination as it is made:
--
--    {base = bits of the instruction word, at = where the next piece begins,
--     plan = numbers of groups, in the order of the text; 1 where it ends,
--     counts = how many groups there were at each such place, names = parts of the form's name,
--     met = operands of each name so far}
local lists = require("gen.base.lists")
local fields = require("gen.resolve.field")
local scopes = require("gen.forms.template.scope")

local M = {}

--- A combination before its form is expanded.
function M.begin(base, plan)
   return { base = base, at = base, plan = plan, counts = {}, names = {}, met = {} }
end

-- Names in a template, those of statics and arguments included: f(name).
local function each_name(template, statics, f)
   for _, piece in ipairs(template) do
      local name = piece.tag == "item" and piece.name or piece.tag == "affine" and piece.field
      local static = piece.static or piece.tag == "static" and piece.name
      local cell = static and statics and statics[static]
      if cell and cell.tag == "name" then name = cell.name end
      if name then f(name) end
      for _, arg in ipairs(piece.tag == "item" and piece.args or {}) do
         if arg.tag == "name" then f(arg.name) end
      end
   end
end

-- May an alternative of the operand bring bits?
local function may_bring(operand, sym, seen)
   if seen[operand] then return false end
   seen[operand] = true
   return lists.any(operand.lines, function(line)
      local found = false
      each_name(line.template, nil, function(name)
         local entry = sym.words[name]
         if not entry then return end
         found = found or entry.node.ext ~= nil and entry.kind == "field"
            or entry.kind == "operand" and may_bring(entry.node, sym, seen)
      end)
      return found
   end)
end

-- The bits that the text of an alternative brings itself, and whether operands in it may.
local function bits_of(line, sym)
   local bits, nested, seen = 0, false, {}
   each_name(line.node.template, line.statics, function(name)
      local entry = sym.words[name]
      if entry and entry.kind == "field" and entry.node.ext and not seen[name] then
         bits, seen[name] = bits + entry.node.ext, true
      elseif entry and entry.kind == "operand" then
         nested = nested or may_bring(entry.node, sym, {})
      end
   end)
   return bits, nested
end

-- Alternatives by the bits that they bring; one with an operand that may bring some is alone.
local function groups_of(found, sym)
   local groups, by_bits = {}, {}
   for number, entry in ipairs(found) do
      local bits, nested = bits_of(entry.line, sym)
      local group = not nested and by_bits[bits]
      if not group then
         group = { bits = bits, number = nested and number }
         groups[#groups + 1] = group
         if not nested then by_bits[bits] = group end
      end
      group[#group + 1] = entry
   end
   return groups
end

-- What a choice is called in names of forms: its role or operand; the second one ends in `b`.
local function own_name(choice, extension)
   local name = (choice.role or choice.shown):lower()
   local count = (extension.met[name] or 0) + 1
   extension.met[name] = count
   return count == 1 and name or name .. string.char(("a"):byte() + math.min(count, 26) - 1)
end

--- Of the alternatives `{line, ..}` of a choice those that the combination has.
function M.choose(found, choice, scope)
   local extension = scope.form.extension
   if not extension then return found end
   local groups = groups_of(found, scope.form.sym)
   local group = groups[1]
   if #groups > 1 then
      local k = #extension.counts + 1
      extension.counts[k] = #groups
      group = groups[extension.plan[k] or 1]
   end
   local name = own_name(choice, extension)
   if group and (group.bits > 0 or group.number) then
      extension.names[#extension.names + 1] = group.number and name .. "_" .. group.number
         or name .. group.bits
   end
   return group or found
end

--- The field of an extension here: the next piece, or that which the same text has already.
function M.place(entry, scope, at)
   local extension, form = scope.form.extension, scope.form
   local bind = scope.binds[entry.name]
   if bind and bind.tag == "field" then return bind.field end
   local from = extension.at
   extension.at = from + entry.node.ext
   local largest = form.sym.units[#form.sym.units].bits
   if extension.at > largest then
      scopes.fail(scope, "E33", at, ("with `%s` the form has %d bits, and the longest unit %d")
         :format(entry.name, extension.at, largest),
         { hint = ("`unit %d little`"):format(extension.at) })
      extension.at = from
      return nil
   end
   local field = fields.extension(entry, from, form.sym, form.report)
   local line = scope.owner and scope.owner.line
   if line and field then line.places = (line.places or "") .. field.name .. " " end
   return field
end

--- Where the pieces of an alternative are, those of operands in it included, as a text.
function M.places(line)
   local text = line.places or ""
   for _, nested in ipairs(line.choices) do
      for _, inner in ipairs(nested.lines) do text = text .. M.places(inner) end
   end
   return text
end

--- Alternatives of one choice begin at the same bit.
function M.from(scope) return scope.form.extension and scope.form.extension.at end

function M.go_back(scope, from)
   if from then scope.form.extension.at = from end
end

return M
