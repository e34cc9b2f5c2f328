-- Random descriptions from the rules of desc/GRAMMAR.rst alone. Each is made to contain a given
-- part of the page; the rest is random and soon kept as short as can be.
local random_isa = require("tests.lib.random_isa")
local page_of = require("tests.lib.grammar.page")

local M = {}

local FAR = math.huge
local ENOUGH, DEEP = 40, 60 -- tokens, nested nodes: from there on everything is short

-- Texts of a token. Numbers of one line rise, so that ranges do.
local WORDS = {
   NAME = { "a", "bc", "D1" }, WORD = { "a", "x2", "in" }, LABEL = { "a", "2" },
   DOTTED = { "near", "a.m8" }, DASHED = { "a-b", "x.y" }, BARE = { "add", "x.y" }, STATIC = { "%a", "%b2" },
   STATE = { "$r", "$s2" }, STRING = { '"t"', '""', '"a, b"' }, PRINTED = { "1", "-2", "0x1f" },
   HEX = { "8c", "00" }, PICTURE = { "0b01.-" }, TYPE = { "u8", "s32" }, FTYPE = { "f32" },
   FEATURE = { "FAST", "a" }, SOURCE = { "HW" }, CITED = { "", "page 12" }, OPERAND = { "Q" },
   FIELD = { "B2" }, TABLE = { "size" }, DIGITS = { "01", "1.-", "0_1" },
}

-- Declarations of the names above: the parser reads `Q(`, `B2($r)` and `{HW` by what is declared.
M.HEAD = 'source HW "t" hardware\noperand Q(%w) : "q" : a=0\n'
   .. "fields\n    B2 0..7\nregs\n    $r 4 u8; $s2 4 u8\n"

-- Rules whose parts need a blank between two words, though they are in capitals.
local PARTED = { TEMPLATE = true, INSTRUCTION = true, PIECE = true, ITEM = true, THING = true,
   USE = true }
-- Rules whose numbers fall: the high bit is first.
local FALLING = { places = true }

-- How far it is -----------------------------------------------------------------------------------

-- The fewest steps from each node to its end.
local HEIGHT = {
   literal = function() return 0 end,
   refused = function() return FAR end,
   optional = function() return 0 end,
   star = function() return 0 end,
   plus = function(node, height) return height[node[1]] end,
   list = function(node, height) return height[node[1]] end,
   block = function(node, height) return height[node[1]] end,
   name = function(node, height, rules)
      local body = rules[node[1]]
      return body and height[body] + 1 or 0
   end,
   choice = function(node, height)
      local least = FAR
      for _, part in ipairs(node) do least = math.min(least, height[part]) end
      return least
   end,
   sequence = function(node, height)
      local most = 0
      for _, part in ipairs(node) do most = math.max(most, height[part]) end
      return most
   end,
}
HEIGHT.lines = HEIGHT.sequence

local function heights(page)
   local height, changed = {}, true
   for _, rule in ipairs(page.list) do
      page_of.each_node(rule.body, function(node) height[node] = FAR end)
   end
   while changed do
      changed = false
      for _, rule in ipairs(page.list) do
         page_of.each_node(rule.body, function(node)
            local now = HEIGHT[node.tag](node, height, page.rules)
            changed, height[node] = changed or now ~= height[node], now
         end)
      end
   end
   return height
end

-- What each node is in: the node around it, for the body of a rule all that name it.
local function containers(page)
   local around, named = {}, {}
   for _, rule in ipairs(page.list) do
      page_of.each_node(rule.body, function(node)
         for _, part in ipairs(node) do
            if type(part) == "table" then around[part] = { node } end
         end
         if node.tag == "name" then
            named[node[1]] = named[node[1]] or {}
            table.insert(named[node[1]], node)
         end
      end)
   end
   for _, rule in ipairs(page.list) do around[rule.body] = named[rule.name] or {} end
   return around
end

-- The fewest steps from each node down to `goal`.
local function distances(around, goal)
   local distance, queue, next_one = { [goal] = 0 }, { goal }, 1
   while queue[next_one] do
      local node = queue[next_one]
      next_one = next_one + 1
      for _, outer in ipairs(around[node]) do
         if not distance[outer] and outer.tag ~= "refused" then
            distance[outer] = distance[node] + 1
            queue[#queue + 1] = outer
         end
      end
   end
   return distance
end

-- Writing -----------------------------------------------------------------------------------------

local Writer = {}
Writer.__index = Writer

function Writer:put(text, node)
   if text == "" then return end
   local last = self.line:sub(-1)
   if last:find("[%w_]") and text:find("^[%w_]") and (not node.tight or PARTED[node.rule]) then
      self.line = self.line .. " "
   end
   self.line, self.tokens = self.line .. text .. (node.tight and "" or " "), self.tokens + 1
end

function Writer:end_line()
   local text = self.line:gsub(" +$", "")
   if self.random:chance(10) then text = text .. "  -- prose" end
   self.lines[#self.lines + 1] = ("    "):rep(self.depth) .. text
   self.line, self.low, self.high = "", 0, 1000
end

function Writer:next_number(node)
   if FALLING[node.rule] then
      self.high = self.high - 1 - self.random:below(3)
      return tostring(self.high)
   end
   self.low = self.low + self.random:below(3)
   return tostring(self.low)
end

function Writer:token(name, node)
   if name == "END" then self:end_line()
   elseif name == "NUMBER" or name == "INT" then self:put(self:next_number(node), node)
   else self:put(self.random:pick(WORDS[name] or error("no such token: " .. name)), node)
   end
end

-- Whether there is room for what need not be written.
function Writer:may(percent)
   return self.tokens < ENOUGH and self.nested < DEEP and self.random:chance(percent)
end

-- One of several parts that leads to what is to be written, mostly the nearest; nil if none does.
function Writer:nearest(parts)
   local best, leading = nil, {}
   for _, part in ipairs(parts) do
      local far = self.distance and self.distance[part]
      if far then leading[#leading + 1] = part end
      if far and (not best or far < self.distance[best]) then best = part end
   end
   return #leading > 1 and self:may(30) and self.random:pick(leading) or best
end

local write = {}

-- Only one part contains the goal: the others do not look for it.
function Writer:node(node, seeks)
   local distance = self.distance
   if not seeks or node == self.goal then self.distance = nil end
   self.nested = self.nested + 1
   write[node.tag](self, node)
   self.nested = self.nested - 1
   self.distance = distance
end

function write.literal(self, node) self:put(node[1], node) end
function write.refused(self, node) self:node(node[1], true) end

-- Grids: under each heading a cell.
local function grid_row(self, node, heads)
   local row = ""
   for i, col in ipairs(heads) do
      row = row .. (" "):rep(col - 1 - #row) .. (i == 1 and "1" or self.random:pick({ "1", "a" }))
   end
   self.line = row .. "  "
   self:node(node[#node], true)
end

local function columns_of(line)
   local heads, indent = {}, #line:match("^ *")
   for at in line:gmatch("()%%") do heads[#heads + 1] = at - indent end
   return heads
end

local GRIDS = {
   ops_row = function(self, node)
      local heads = columns_of(self.heading)
      -- the rows are indented further than their heading
      for i, col in ipairs(heads) do heads[i] = col - 4 end
      grid_row(self, node, heads)
   end,
   grid_row = function(self, node)
      local fixed = self.heading:find("numbers") and 1 or 2
      local count = select(2, self.heading:gsub("%.", "")) + fixed
      local heads = {}
      for i = 1, count do heads[i] = 4 * i - 3 end
      grid_row(self, node, heads)
   end,
}

function write.name(self, node)
   local name = node[1]
   local body = self.page.rules[name]
   if GRIDS[name] then GRIDS[name](self, body)
   elseif body then
      self:node(body, true)
      if body.tight and not node.tight then self.line = self.line .. " " end
   else self:token(name, node)
   end
end

function write.sequence(self, node)
   local nearest = self:nearest(node)
   for _, part in ipairs(node) do self:node(part, part == nearest) end
end

function write.choice(self, node)
   local part = self:nearest(node)
   if part then return self:node(part, true) end
   local fits, least = {}, self.height[node]
   local short = not self:may(100)
   for _, one in ipairs(node) do
      local height = self.height[one]
      if height < FAR and (not short or height == least) then fits[#fits + 1] = one end
   end
   self:node(self.random:pick(fits), false)
end

function write.optional(self, node)
   local seeks = self:nearest(node) or self.goal == node and not self.written[node]
   self.written[node] = true
   if seeks or self.height[node[1]] < FAR and self:may(25) then self:node(node[1], seeks) end
end

function write.star(self, node)
   write.optional(self, node)
   while self.height[node[1]] < FAR and self:may(25) do self:node(node[1], false) end
end

function write.plus(self, node)
   self:node(node[1], self:nearest(node))
   while self:may(25) do self:node(node[1], false) end
end

function write.list(self, node)
   local more = self.goal == node and 1 or 0
   self:node(node[1], self:nearest(node))
   while more > 0 or self:may(25) do
      more = more - 1
      self:node(node[2], false)
      self:node(node[1], false)
   end
end

function write.block(self, node)
   local heading = self.heading
   self.heading, self.depth = self.lines[#self.lines], self.depth + 1
   if node[1].tag == "lines" then self:node(node[1], self:nearest(node))
   else write.plus(self, node)
   end
   self.heading, self.depth = heading, self.depth - 1
end

-- At least what each part needs, in random order.
function write.lines(self, node)
   local nearest, order = self:nearest(node), {}
   local function add(part) table.insert(order, 1 + self.random:below(#order + 1), part) end
   for _, part in ipairs(node) do
      local tag = part.tag
      local may_miss = tag == "star" or tag == "optional"
      if part == nearest or self.goal == part or not may_miss or self:may(30) then add(part) end
      if (tag == "star" or tag == "plus") and self:may(30) then add(part) end
   end
   for _, part in ipairs(order) do
      local counted = part.tag == "star" or part.tag == "plus" or part.tag == "optional"
      local inner = counted and part[1] or part
      self:node(inner, part == nearest and part ~= self.goal)
      if part == nearest then nearest = nil end
   end
end

local function new_writer(page, height, goal, distance, seed)
   return setmetatable({
      page = page, height = height, goal = goal, distance = distance,
      random = random_isa.Random.new(seed), lines = {}, line = "", depth = 0, low = 0, high = 1000,
      tokens = 0, nested = 0, written = {},
   }, Writer)
end

--- A source of texts derived from a page: `.text(goal, seed)` is a description that contains the node
--- `goal`, `.part(node, seed)` what the node alone stands for.
function M.new(page)
   local height, around = heights(page), containers(page)
   local source = {}
   function source.text(goal, seed)
      local writer = new_writer(page, height, goal, distances(around, goal), seed)
      writer:node(page.rules.file, true)
      return M.HEAD .. table.concat(writer.lines, "\n") .. "\n"
   end
   function source.part(node, seed)
      local writer = new_writer(page, height, nil, nil, seed)
      writer:node(node, false)
      return (writer.line:gsub(" +$", ""))
   end
   return source
end

return M
