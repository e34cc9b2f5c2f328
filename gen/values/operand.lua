-- Operands: every line of a choice gets code of its own, and the choice as a value has the hull of
-- its lines.
local nodes = require("gen.syntax.grammar.node")
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local after = require("gen.values.after")
local prune = require("gen.values.prune")
local reads = require("gen.values.reads")
local types = require("gen.values.notes.types")
local extension = require("gen.forms.template.extension")
local Walker = require("gen.values.walker")

-- The only item of an alternative outside of braces, if there is no quoted text; else nil.
local function sole_piece(node)
   local sole
   for _, piece in ipairs(node.template) do
      if piece.tag == "text" and piece.quoted then return nil end
      if (piece.tag == "item" or piece.tag == "static") and not piece.braced then
         if sole then return nil end
         sole = piece
      elseif piece.tag == "number" then
         return nil
      end
   end
   return sole
end

local function item_of(line, file)
   return lists.find(line.items, function(item)
      return item.tag == "reg" and (not file or item.file.name == file)
   end)
end

-- The value of a line without `=`.
local function sole_value(self, line)
   if not line.node then
      local field = line.items[1].field
      return self:field(field, line.at)
   end
   local piece = sole_piece(line.node)
   if not piece then return nil end
   if piece.tag == "static" or piece.static then
      return self:eval_any(nodes.static({ name = piece.static or piece.name, at = piece.at }))
   end
   if piece.file then
      local item = item_of(line, nil)
      return item and self:reg_item(item, piece.at)
   end
   local entry = self.model.sym.words[piece.name]
   if entry and entry.kind == "space" then return nil end
   local name = piece.role or piece.name
   if piece.view then
      return self:eval_any(nodes.member({ base = nodes.name({ name = name, at = piece.at }),
         name = piece.view.name,
         at = piece.at }))
   end
   return self:name(name, piece.at)
end

local function tests_around(form, choice, line)
   local tests = { form.tests }
   while line do
      tests[#tests + 1] = line.tests
      line, choice = choice.parent_line, choice.parent
   end
   return tests
end

-- Lines exist only where their form does.
local function configs_of(form, line) return form.configs and (line.configs or form.configs) end

local function check_value_node(self, line)
   if line.value.now then
      self:fail("E04", line.at, "`now` after the value of an alternative is not built yet")
   end
end

-- Fills in `code` from the value of a line; `code.no_value` where it has none.
local function evaluate(self, line, code)
   if line.value and line.value.unknown then
      code.unknown = line.value.unknown
      if line.value.reads then code.touched = self:touches(line.value) end
      return
   end
   local node
   local facts = self.facts
   if line.value then
      check_value_node(self, line)
      node = self:eval_any(line.value.expr)
      types.note(self, "value", asttext.expr(line.value.expr), node, line.value.expr.at)
   else
      node = sole_value(self, line)
   end
   if not node then
      code.no_value = line.at
   elseif node.tag == "none" then
      code.none = true
   else
      code.target = self:target_or_nil(node)
      code.checks = self:store_guards(node, facts)
      if node.absent_at or node.no_value then
         code.part_none = node.absent_at
         code.no_value = node.no_value
      end
      code.value = node
   end
   after.of_line(self, line, code)
end

local function new_walker(context, form, choice, line)
   return Walker.new(context, {
      kind = "line", form = form, line = line, operand = choice.operand,
      binds = line.binds, statics = line.statics,
      tests = tests_around(form, choice, line), configs = configs_of(form, line),
   })
end

local function fresh_code(self, line)
   local code = { before = {}, choices = {} }
   self:guard(evaluate, self, line, code)
   if self.failed then code.failed = true end
   local results = { code.value, code.value and code.target or nil }
   code.before = prune.dead(self.out, results)
   code.checks = code.checks and prune.dead(code.checks)
   code.locals = prune.locals(self, { code.before, code.checks or {} })
   code.fields = reads.fields(results,
      { code.before, code.checks or {}, code.after and code.after.body or {}, { code.touched } })
   if code.value then
      code.lo, code.hi = code.value.lo, code.value.hi
      code.choices = prune.read_by({ { node = code.value } }, code.before)
   end
   return code
end

-- Lines are shared --------------------------------------------------------------------------------

-- An operand is in hundreds of forms, and its lines mean the same in nearly all. The code of a
-- line depends on its statics, on the variants it exists in, and on the values that the fields it
-- reads can have; where these agree, forms share it. Lines with operands inside are not shared,
-- because a choice belongs to its form.

local function statics_text(context, statics)
   if not statics then return "" end
   local text = context.statics_texts[statics]
   if not text then
      local parts = {}
      for name, cell in pairs(statics) do
         parts[#parts + 1] = name .. "=" .. (cell.text or asttext.expr(cell))
      end
      table.sort(parts)
      text = table.concat(parts, " ")
      context.statics_texts[statics] = text
   end
   return text
end

local function configs_text(context, configs)
   if not configs then return "" end
   local text = context.configs_texts[configs]
   if not text then
      local parts = lists.map(configs, function(here) return here and "1" or "0" end)
      text = table.concat(parts)
      context.configs_texts[configs] = text
   end
   return text
end

local function ranges_text(ranges)
   return lists.join(ranges, " ", function(range)
      return ("%s.%s.%d"):format(num.tostring(range.lo), num.tostring(range.hi), range.zeros)
   end)
end

local function same_domains(self, domains)
   return not lists.any(domains, function(entry)
      return ranges_text(self:codes_of(entry.field)) ~= entry.ranges
   end)
end

local function shared_code(self, context, line)
   local by_key = context.lines[line.node] or {}
   context.lines[line.node] = by_key
   local key = table.concat({ statics_text(context, line.statics),
      configs_text(context, self.root.configs), self.root.form.unit.bits,
      self.root.form.extension and extension.places(line) or "" }, "/")
   local list = by_key[key] or {}
   by_key[key] = list
   for _, known in ipairs(list) do
      if same_domains(self, known.domains) then return known.code end
   end
   local code, domains = fresh_code(self, line), {}
   if not code.failed then
      for field, ranges in pairs(self.domains or {}) do
         domains[#domains + 1] = { field = field, ranges = ranges_text(ranges) }
      end
      list[#list + 1] = { code = code, domains = domains }
   end
   return code
end

local function line_code(context, form, choice, line)
   local self = new_walker(context, form, choice, line)
   local code
   if line.node and #line.choices == 0 then
      code = shared_code(self, context, line)
   else
      code = fresh_code(self, line)
   end
   if not code.failed then reads.check(self, code.fields, choice, line) end
   return code
end

local function add_line(summary, line, code)
   local node = code.value
   if code.failed then summary.failed = true end
   if code.none then
      summary.absent_at = summary.absent_at or line.at
   elseif code.no_value then
      summary.no_value = summary.no_value or code.no_value
   elseif node then
      summary.lo = summary.lo and num.min(summary.lo, node.lo) or node.lo
      summary.hi = summary.hi and num.max(summary.hi, node.hi) or node.hi
      summary.absent_at = summary.absent_at or code.part_none
      summary.is_undefined = summary.is_undefined or node.is_undefined
      summary.write_only = summary.write_only or node.write_only
         or node.tag == "space" and node.space.wo
      if not summary.has_value then
         summary.w, summary.file, summary.has_value = node.w, node.file, true
      else
         summary.w = summary.w == node.w and node.w or nil
         summary.file = summary.file == node.file and node.file or nil
      end
   end
end

--- What the alternatives of a choice have in common; types them on first use.
local function summarize(context, form, choice)
   if choice.summary then return choice.summary end
   local summary = {}
   choice.summary = summary
   for _, line in ipairs(choice.lines) do
      line.code = line_code(context, form, choice, line)
      add_line(summary, line, line.code)
   end
   return summary
end

--- The value of a choice.
function Walker:choice(choice, at)
   local summary = summarize(self.context, self.root.form, choice)
   if summary.failed then self:give_up() end
   if not summary.has_value and not summary.no_value and summary.absent_at then
      local all_absent = true
      for _, line in ipairs(choice.lines) do all_absent = all_absent and line.code.none end
      if all_absent then return ir.none({ lo = 0, hi = 0, at = at }) end
   end
   return self:make(ir.choice({
      choice = choice, at = at, w = summary.w, file = summary.file,
      absent_at = summary.absent_at,
      no_value = summary.no_value, is_undefined = summary.is_undefined,
      write_only = summary.write_only,
   }), summary.lo or 0, summary.hi or 0)
end

local M = {}

--- Types every line of every choice of a form, used by its code or not.
function M.all(context, form)
   for _, choice in ipairs(form.choices) do summarize(context, form, choice) end
end

return M
