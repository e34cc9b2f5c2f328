-- The forms of a unit in one configuration, as a binary tree of unions of their words: a walk down
-- finds whether any two of them overlap, and which one matches a word.
local budget = require("gen.base.budget")

local M = {}

-- Equal halves have equal unions in other configurations, and the space remembers those.
local function grow(space, list, first, last, c)
   if first == last then return { set = list[first].word[c], form = list[first] } end
   local middle = (first + last) // 2
   local left = grow(space, list, first, middle, c)
   local right = grow(space, list, middle + 1, last, c)
   budget.at(list[last].at, list[last].name)
   return { set = space:bor(left.set, right.set), left = left, right = right }
end

--- Forms of a unit in a configuration, and a text that is equal for configurations with the same
-- lines and words.
function M.forms(model, unit, c)
   local list, key = {}, {}
   for _, form in ipairs(model.forms) do
      if form.unit == unit and form.sets[c] then
         list[#list + 1] = form
         key[#key + 1] = form.id .. ":" .. form.word[c] .. ":" .. form.sets[c].config
      end
   end
   return list, table.concat(key, " ")
end

-- Trees of a unit, by configuration and by the text of `forms`.
local function trees_of(model, unit)
   model.form_trees = model.form_trees or {}
   local trees = model.form_trees[unit] or { config = {}, key = {} }
   model.form_trees[unit] = trees
   return trees
end

--- The tree `{set, form | left, right}`, its root with `space`, for forms whose words are final;
-- nil without forms. Configurations with the same forms and words share one.
function M.tree(model, unit, c)
   local trees = trees_of(model, unit)
   if trees.config[c] == nil then
      local list, key = M.forms(model, unit, c)
      local tree = trees.key[key] or #list > 0 and grow(list[1].sets[c].space, list, 1, #list, c)
      if tree then tree.space = list[1].sets[c].space end
      trees.config[c], trees.key[key] = tree, tree
   end
   return trees.config[c] or nil
end

local function find(space, node, word)
   if not space:contains(node.set, word) then return nil end
   return node.form or find(space, node.left, word) or find(space, node.right, word)
end

--- The form of this unit that matches `word` in configuration `c`, or nil.
function M.form_of(model, word, unit, c)
   local tree = M.tree(model, unit, c)
   return tree and find(tree.space, tree, word)
end

return M
