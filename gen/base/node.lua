-- Nodes: records with a tag. A family of nodes (the tree, the IR) is declared once, each tag with
-- its fields, and nodes are made by its constructors, so that a field that is misspelt or missing
-- fails where the node is made and not where someone misses it.
local M = {}

-- What a field is: a mark before its name. Without one it is data.
local KINDS = { ["+"] = "expression", [">"] = "target", ["#"] = "block", ["*"] = "list",
   ["~"] = "note", [""] = "data" }

-- "file +index?" → {names = {[name] = true}, required = {..}, expression = {..}, ..}
local function read_fields(text, common)
   local spec = { names = { tag = true }, required = {}, parts = {} }
   for _, kind in pairs(KINDS) do spec[kind] = {} end
   for mark, name, optional in (text .. " " .. common):gmatch("([+>#*~]?)([%w_]+)(%??)") do
      spec.names[name] = true
      if optional == "" then table.insert(spec.required, name) end
      table.insert(spec[KINDS[mark]], name)
      if mark == "+" or mark == ">" then table.insert(spec.parts, name) end
   end
   return spec
end

local function constructor(family, tag, spec, meta)
   local names, required = spec.names, spec.required
   return function(node)
      node.tag = tag
      for name in next, node do
         if not names[name] then
            error(("%s `%s` has no field `%s`"):format(family, tag, name), 2)
         end
      end
      for i = 1, #required do
         if node[required[i]] == nil then
            error(("%s `%s` lacks its field `%s`"):format(family, tag, required[i]), 2)
         end
      end
      return setmetatable(node, meta)
   end
end

-- What nodes of a family share: a name that is a field of none of them is misspelt, for reading and
-- for writing.
local function strict(family, specs)
   local known = {}
   for _, spec in pairs(specs) do
      for name in pairs(spec.names) do known[name] = true end
   end
   local function check(node, name)
      if not known[name] then
         error(("%s `%s`: no field `%s`"):format(family, rawget(node, "tag"), tostring(name)), 3)
      end
   end
   return { __index = check, __newindex = function(node, name, value)
      check(node, name)
      rawset(node, name, value)
   end }
end

local function unknown(family)
   return { __index = function(_, tag)
      error(("there is no %s `%s`"):format(family, tostring(tag)), 2)
   end }
end

--- A family of nodes: its constructors by tag, and what is declared of each tag. `declared` is
-- {[tag] = fields}: the names of the fields, `?` after optional ones; before those that are nodes
-- themselves `+` (an expression), `>` (a target), `#` (a block). All have the fields `common`, too.
function M.family(name, common, declared)
   local make, specs = {}, {}
   for tag, text in pairs(declared) do specs[tag] = read_fields(text, common) end
   local meta = strict(name, specs)
   for tag, spec in pairs(specs) do make[tag] = constructor(name, tag, spec, meta) end
   return setmetatable(make, unknown(name)), setmetatable(specs, unknown(name))
end

return M
