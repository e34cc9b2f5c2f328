-- Decision trees (`gen/encoding/decodetree.lua`) as nodes of tables: a node tests something, and
-- its cells say where each result leads (`runtime/base/decode_tree.h`). A leaf with a condition is
-- a few such nodes. `out` has {parts, sets, prefix}.
--
-- node    {name, test=text, count, cells={[0]=target..}}. Of SAME and BITS also `mask`, the bits
--         that they test, and `cell_of(word)`; of SAME `value`, and `condition` in C; of BITS
--         `range`, or `few` of a condition. Of BITS and roots `bits` of the word, and
--         `after(values)`: what is known where it leads to these cells
-- target  "NO", "GO(node)" or "IS(FORM)", as text
local lists = require("gen.base.lists")
local num = require("gen.num")
local halves = require("gen.emit.c.halves")
local wordcover = require("gen.wordset.cover")
local picture = require("gen.emit.decode.picture")

local M = {}

local MOST_BITS = 4 -- that a condition with several cubes is one node for
local NOTHING = { mask = 0, value = 0 }

local Nodes = {}
Nodes.__index = Nodes

--- Nodes, none so far; `list` has those that are added, `conditions` those of HOLDS.
function M.new(out)
   return setmetatable({ out = out, list = {}, taken = {}, conditions = {}, of = {},
      choices = {}, by_name = {} },
      Nodes)
end

local function bits_text(range)
   return ("BITS(%d, 0x%x)"):format(range.lo, (1 << range.width) - 1)
end

local function go(name) return ("GO(%s)"):format(name) end

--- A new node, whose name is `path` or like it.
function Nodes:new_node(path, test, count)
   local node = { name = lists.unique_name(self.taken, path), test = test, count = count,
      cells = {} }
   self.list[#self.list + 1] = node
   self.by_name[node.name] = node
   return node
end

-- A node with two results; the one that is as it where there is one.
function Nodes:choice(path, test, yes, no)
   if yes == no then return yes end
   local key = ("%s %s %s"):format(test, yes, no)
   local node = self.choices[key]
   if not node or test == "HOLDS" then
      node = self:new_node(path, test, 2)
      node.cells[0], node.cells[1] = no, yes
      self.choices[key] = node
   end
   return go(node.name)
end

--- The node that a target leads to; nil for a form and for none.
function Nodes:at(target)
   local name = target:match("^GO%((.*)%)$")
   return name and self.by_name[name]
end

--- Where words lead of which `known` {mask, value} is known, without tests of these bits.
function Nodes:settled(target, known)
   local node = self:at(target)
   while node and node.mask and num.eq(num.band(node.mask, known.mask), node.mask) do
      target = node.cells[node.cell_of(known.value)]
      node = self:at(target)
   end
   return target
end

-- The cell to which all words lead of which `known` is known; nil where they lead to several.
local function agreed(node, known)
   local range = node.range or node.few
   local open = num.without(node.mask or num.shl((1 << range.width) - 1, range.lo), known.mask)
   if not range then
      local tested = num.without(node.mask, open)
      if not num.eq(num.band(tested, num.bxor(node.value, known.value)), 0) then
         return node.cells[0]
      end
      return num.eq(open, 0) and node.cells[1] or nil
   end
   local fixed = num.bits(known.value, range.lo, range.width)
   local free, value, target = num.bits(open, range.lo, range.width), 0, nil
   fixed = fixed & ~free
   repeat
      local cell = node.cells[fixed | value]
      if target and cell ~= target then return nil end
      target, value = cell, (value - free) & free
   until value == 0
   return target
end

--- As `settled`, also where a test of bits that are not all known can have one result only.
function Nodes:settled_early(target, known)
   local node = self:at(target)
   while node and (node.mask or node.few) do
      local cell = agreed(node, known)
      if not cell then return target end
      target = cell
      node = self:at(target)
   end
   return target
end

-- `SAME(0x7c, 0x0)`
local function mask_text(word, mask, value, parts)
   return ("%s(%s, %s)"):format(word, parts:list(mask), parts:list(value))
end

function Nodes:same(path, mask, value, yes, no)
   local parts = self.out.parts
   local target = self:choice(path, mask_text("SAME", mask, value, parts), yes, no)
   local node = self:at(target)
   if node then
      node.condition, node.mask, node.value = parts:all(mask, value), mask, value
      function node.cell_of(word) return num.eq(num.band(word, mask), value) and 1 or 0 end
   end
   return target
end

-- Conditions --------------------------------------------------------------------------------------

-- The bits that cubes test besides `mask`, as a range `{lo, width}`; nil: they are too far apart.
local function range_of(cubes, mask)
   local all = 0
   for _, cube in ipairs(cubes) do all = num.bor(all, num.without(cube.mask, mask)) end
   local lo, width = 0, 1
   while num.bit(all, lo) == 0 do lo = lo + 1 end
   while width < MOST_BITS and not num.eq(num.shr(all, lo + width), 0) do width = width + 1 end
   local fits = num.eq(num.shr(all, lo + width), 0) and lo // 64 == (lo + width - 1) // 64
   return fits and { lo = lo, width = width } or nil
end

-- Some cube matches in a few neighbouring bits.
function Nodes:few_bits(path, cubes, range, yes, no)
   local node = self:new_node(path, bits_text(range), 1 << range.width)
   node.few = range
   for value = 0, node.count - 1 do
      local matches = lists.any(cubes, function(cube)
         local mask = num.bits(cube.mask, range.lo, range.width)
         return value & mask == num.bits(cube.value, range.lo, range.width) & mask
      end)
      node.cells[value] = matches and yes or no
   end
   return go(node.name)
end

-- Some cube matches. What all test alike is tested first.
function Nodes:any_cube(path, cubes, yes, no)
   if #cubes == 0 then return no end
   local mask, value = halves.common_of(cubes)
   if #cubes == 1 then return self:same(path, mask, value, yes, no) end
   local rest, unwanted = halves.unlike(cubes, mask)
   local range, inner = range_of(cubes, mask), no
   if rest then
      inner = self:same(path .. "_not", rest, unwanted, no, yes)
   elseif range then
      inner = self:few_bits(path .. "_any", cubes, range, yes, no)
   else
      for i = #cubes, 1, -1 do
         local own = num.without(cubes[i].mask, mask)
         inner = self:same(("%s_any_%d"):format(path, i), own, num.band(cubes[i].value, own), yes,
            inner)
      end
   end
   return num.eq(mask, 0) and inner or self:same(path, mask, value, inner, no)
end

-- Conditions between fields, which are C.
function Nodes:all_whens(path, cond, yes, no)
   local whens = cond.also.whens
   local text = lists.join(whens, " && ", function(when)
      return self.out.parts:when(when, cond.space, #whens > 1)
   end)
   local found = self:choice(path, "HOLDS", yes, no)
   self.conditions[#self.conditions + 1] = { name = found:match("%((.*)%)"), text = text }
   return found
end

-- Where words lead for which a condition (nil: always true) holds, and others.
function Nodes:condition(path, cond, yes, no)
   if not cond then return yes end
   if cond.also then yes = self:all_whens(path .. "_when", cond, yes, no) end
   if cond.negated then yes, no = no, yes end
   return self:any_cube(path, cond.cubes, yes, no)
end

-- Trees -------------------------------------------------------------------------------------------

-- The configurations of a leaf and of those after it that take the word as the same form under the
-- same condition, and what comes after them.
local function with_like_ones(leaf)
   local configs, other = leaf.configs, leaf.otherwise
   while configs and other and other.tag == "leaf" and other.configs and other.form == leaf.form
      and wordcover.are_same(other.condition, leaf.condition) do
      configs, other = configs | other.configs, other.otherwise
   end
   return configs, other
end

-- A condition as one test, `SAME(..), BUT(..)`, as a list; nil where that is not enough.
local function one_test(cond, parts)
   if not cond then return {} end
   if cond.also or #cond.cubes == 0 then return nil end
   local mask, value = halves.common_of(cond.cubes)
   if #cond.cubes == 1 then
      return { mask_text(cond.negated and "BUT" or "SAME", mask, value, parts) }
   end
   local rest, unwanted = halves.unlike(cond.cubes, mask)
   if not rest or cond.negated and not num.eq(mask, 0) then return nil end
   local list = { mask_text(cond.negated and "SAME" or "BUT", rest, unwanted, parts) }
   if not num.eq(mask, 0) then table.insert(list, 1, mask_text("SAME", mask, value, parts)) end
   return list
end

-- The path of what comes after a leaf: `PATH_or`, `PATH_or2`, ..
local function after_path(path)
   local before, number = path:match("^(.*)_or(%d*)$")
   if not before then return path .. "_or" end
   return ("%s_or%d"):format(before, (tonumber(number) or 1) + 1)
end

function Nodes:leaf(leaf, path, known)
   local configs, other = with_like_ones(leaf)
   local cond, yes = leaf.condition, ("IS(%s)"):format(leaf.form.ident)
   local no = other and self:target(other, after_path(path), known) or "NO"
   local tests = one_test(cond, self.out.parts)
   local is_one = tests and #tests == 1 and #cond.cubes == 1
   if is_one and not configs and not leaf.lines then
      if cond.negated then yes, no = no, yes end
      return self:same(path, cond.cubes[1].mask, cond.cubes[1].value, yes, no)
   end
   local own = tests or {}
   if configs then
      table.insert(own, 1, ("AMONG(%s)"):format(self.out.sets:test(configs):match("%((.*)%)")))
   end
   if leaf.lines then table.insert(own, 1, "TRIES") end
   if tests then
      return #own > 0 and self:choice(path, table.concat(own, ", "), yes, no) or yes
   end
   if #own > 0 then yes = self:choice(path .. "_is", table.concat(own, ", "), yes, no) end
   return self:condition(path, cond, yes, no)
end

--- The children of a switch by value, from 0 on; false: no form.
function M.children(switch)
   local children = {}
   for value = 0, (1 << switch.width) - 1 do children[value] = switch.default or false end
   for _, child in ipairs(switch.children) do children[child.value] = child.node end
   return children
end

--- The path of a child of a switch, which names nodes.
function M.path_of(switch, path, value, child)
   return child == switch.default and path .. "_else" or ("%s_%x"):format(path, value)
end

--- Fills the cells of a node from `first` on with where the values of a switch lead.
function Nodes:fill(node, first, switch, path, known)
   local children = M.children(switch)
   for value = 0, (1 << switch.width) - 1 do
      local child = children[value]
      node.cells[first + value] = child and self:target(child,
         M.path_of(switch, path, value, child), picture.after(known, switch, { value })) or "NO"
   end
end

function Nodes:switch(switch, path, known)
   local node = self:new_node(path, bits_text(switch), 1 << switch.width)
   node.bits, node.range, node.mask = self.bits, switch,
      num.shl((1 << switch.width) - 1, switch.lo)
   function node.after(values) return picture.after(known, switch, values) end
   function node.cell_of(word) return num.bits(word, switch.lo, switch.width) end
   self.of[switch] = go(node.name)
   self:fill(node, 0, switch, path, known)
   return self.of[switch]
end

--- Where a node of a tree leads to: a target. `known` is what is known of words that come to it.
function Nodes:target(node, path, known)
   if not self.of[node] then
      if node.tag == "unallocated" then
         self.of[node] = "NO"
      elseif node.tag == "leaf" then
         self.of[node] = self:leaf(node, path, known)
      else
         self.of[node] = self:switch(node, path, self.shared[node] and NOTHING or known)
      end
   end
   return self.of[node]
end

return M
