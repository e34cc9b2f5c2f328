-- `map`: how the manual draws the encoding space, one column for each line of tests and one row for
-- each value of a field. The map must be complete: a column without instructions, or an instruction
-- outside of all columns, is an error.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local clause = require("gen.resolve.clause")
local wordset = require("gen.wordset")

local M = {}

local MOST_BITS = 8 -- of the field whose values are rows

-- The words in any configuration.
local function words_of(space, form)
   local set, seen = space:none(), {}
   for c = 1, #form.configs do
      local words = form.word[c]
      if words and not seen[words] then
         seen[words] = true
         set = space:bor(set, words)
      end
   end
   return set
end

local function column_words(space, tests)
   local set = space:all()
   for _, test in ipairs(tests) do
      set = space:band(set, space:field_in(test.field.pieces, test.set))
   end
   return set
end

local function read_column(node, model, space, report)
   local read = clause.read(node.clauses,
      { sym = model.sym, report = report, statics = {}, bits = space.bits })
   if #read.soft > 0 or read.rest or read.is_else then
      report:error("E03", node.at, "a column of a map accepts tests only", { hint = "`KIND=1`" })
   end
   return { text = node.text, at = node.at, words = column_words(space, read.tests) }
end

local function check_whole(map, forms, report)
   local space, all = map.space, map.space:none()
   local used = {}
   for _, column in ipairs(map.columns) do all = space:bor(all, column.words) end
   for _, form in ipairs(forms) do
      if not space:is_subset(form.words, all) then
         report:error("E87", map.at,
            ("`%s` does not appear in any column of the map"):format(form.name),
            { also = { at = form.at, text = "this form" } })
      end
      for _, column in ipairs(map.columns) do
         used[column] = used[column]
            or not space:is_empty(space:band(form.words, column.words))
      end
   end
   for _, column in ipairs(map.columns) do
      if not used[column] then
         report:error("E87", column.at,
            ("column `%s` of the map holds no instruction"):format(column.text))
      end
   end
end

--- `model.maps`: `{field, title, prose, space, columns = { {text, words} .. }, at}` each.
function M.resolve(model, report)
   model.maps = {}
   local nodes = model.sym.tree.maps
   if #nodes == 0 or report:failed() then return end
   local space = wordset.of_unit(model.units[#model.units])
   local forms = lists.collect(model.forms, function(form)
      return not form.page.otherwise
         and { name = form.name, at = form.at, words = words_of(space, form) } or nil
   end)
   for i, node in ipairs(nodes) do
      budget.at(node.at, "map")
      local map = { title = node.title, prose = node.prose, at = node.at, space = space,
         field = clause.field(node, { sym = model.sym, report = report, statics = {} }),
         columns = {} }
      for k, column in ipairs(node.columns) do
         map.columns[k] = read_column(column, model, space, report)
      end
      if map.field and map.field.width > MOST_BITS then
         report:error("E03", node.at,
            ("a map has a row for each value of its field; `%s` has %d bits, at most %d can be "
               .. "drawn")
            :format(map.field.name, map.field.width, MOST_BITS))
      end
      if map.field and not report:failed() then check_whole(map, forms, report) end
      model.maps[i] = map
   end
end

return M
