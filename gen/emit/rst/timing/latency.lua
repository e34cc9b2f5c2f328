-- When the results of an instruction are there, from its checked code: the facts after the page of
-- timing and the notes on the pages of instructions.
--
--    of(form) → { results = { {file, text, delay, engine, origin}.. },
--                 waits = { {text, files}.. }, busy = { {engine, cycles}.. } }
--    delay    cycles until the store is seen (of `$pc`: instructions); 1: by the next instruction
--    origin   nil: the page's own code; {entry, file, kind = "read" | "write"}: what happens beside
--             a register that is read or stored to; {format}: a format around the page
local lists = require("gen.base.lists")
local irtext = require("gen.ir.text")
local tree = require("gen.ir.tree")

local M = {}

local Latency = {}
Latency.__index = Latency

-- Where a statement comes from --------------------------------------------------------------------

local function place_key(at)
   return at and at.source and ("%s:%d:%d"):format(at.source.path or "", at.line, at.col or 0)
end

-- Notes the places of statements of the description, those in inner blocks too.
local function note(origins, statements, origin)
   for _, s in ipairs(statements or {}) do
      for _, node in ipairs({ s, s.target, s.call }) do
         local key = place_key(node.at)
         if key then origins[key] = origin end
      end
      for _, arm in ipairs(s.arms or {}) do note(origins, arm.body, origin) end
      note(origins, s.otherwise, origin)
      if type(s.body) == "table" then note(origins, s.body, origin) end
   end
end

local function origins_of(model)
   local origins = {}
   for file, entry in lists.nested(model.files or {}, "entry_list") do
      local a = entry.accessors or {}
      note(origins, a.read, { file = file, entry = entry, kind = "read" })
      note(origins, a.write and a.write.body, { file = file, entry = entry, kind = "write" })
   end
   for _, format in ipairs(model.formats or {}) do
      note(origins, format.body, { format = format })
   end
   return origins
end

--- The facts of one model; `of` keeps what it found.
function M.new(model)
   return setmetatable({ origins = origins_of(model), known = {} }, Latency)
end

--- Where a statement of a form's code was written; nil: in the page.
function Latency:origin(statement) return self.origins[place_key(statement.at) or ""] end

-- Targets -----------------------------------------------------------------------------------------

local function index_text(index)
   if index.tag == "raw" or index.tag == "field" then return index.field.name end
   return irtext.expr(index)
end

-- A hardwired register: stores to it vanish.
local function vanishes(target)
   local index = target.index
   local entry = index and index.tag == "const" and (target.file.entries or {})[index.value]
   return entry and entry.code and not entry.code.target
      and not (entry.accessors and entry.accessors.write)
end

-- Calls f(file, text) for each register that a target is, or is bits of.
local function each_register(target, f)
   tree.each_place(target, function(place)
      if place.tag ~= "reg" or vanishes(place) then return end
      local index = place.index and "[" .. index_text(place.index) .. "]" or ""
      f(place.file, place.file.name .. index)
   end)
end

local function add_result(found, result)
   local key = table.concat({ result.text, result.delay, tostring(result.engine),
      tostring(result.origin) }, "\1")
   lists.add_once(found.results, found.seen, result, key)
end

-- Statements --------------------------------------------------------------------------------------

--- Calls f with every statement of a form, those of its operand lines first.
function M.each_statement(form, f)
   for _, line in lists.nested(form.choices or {}, "lines") do
      tree.each_statement(line.code and line.code.before or {}, f)
   end
   tree.each_statement(form.code and form.code.body or {}, f)
end

--- What a form says about time.
function Latency:of(form)
   if self.known[form] then return self.known[form] end
   local found = { results = {}, waits = {}, busy = {}, seen = {} }
   M.each_statement(form, function(s)
      if s.tag == "store" then
         each_register(s.target, function(file, text)
            add_result(found, { file = file, text = text, delay = s.delay or 1, engine = s.engine,
               origin = self:origin(s) })
         end)
      elseif s.tag == "wait" then
         local files = {}
         tree.each_node(s.test, function(node) files[#files + 1] = node.file end, {})
         local text = irtext.expr(s.test):gsub(" %+: 1%]", "]") -- one bit, as descriptions write it
         found.waits[#found.waits + 1] = { text = text, files = files }
      elseif s.tag == "occupy" then
         found.busy[#found.busy + 1] = { engine = s.engine, cycles = s.n }
      end
   end)
   self.known[form] = found
   return found
end

-- Readers -----------------------------------------------------------------------------------------

--- The files and stacks that an entry stands for (parts of).
function M.renamed_files(entry)
   local list = {}
   if entry.code and entry.code.value then
      tree.each_node(entry.code.value, function(node)
         list[#list + 1] = node.file or node.stack
      end, {})
   end
   return list
end

--- Is `file` read a cycle late by those who read it through the unforwarded file `other`?
function M.is_late_through(file, other)
   return other.unforwarded and (other == file or not file.counts)
end

--- Is `file` another one, of which some registers of the unforwarded file `other` show the state of
--- one cycle ago?
function M.is_shown_late(file, other)
   return file ~= other and M.is_late_through(file, other) and #M.entries_for(other, file) > 0
end

--- Cycles after which the quickest reader of a result sees it: of an unforwarded file there are
--- only late ones.
function M.seen_after(result)
   return result.delay + (result.file.unforwarded and 1 or 0)
end

--- Entries of a file that stand for (parts of) `file`.
function M.entries_for(other, file)
   return lists.filter(other.entry_list or {}, function(entry)
      return lists.contains(M.renamed_files(entry), file)
   end)
end

--- Files of a model whose values pass on a cycle late.
function M.unforwarded(model)
   return lists.filter(model.files or {}, function(file) return file.unforwarded end)
end

local ORDINALS = { "next", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
   "ninth", "tenth" }

--- "the next instruction", "the third instruction after": who sees what takes effect after `delay`.
function M.reader(delay)
   if delay == 1 then return "the next instruction" end
   local suffix = ({ "st", "nd", "rd" })[delay % 10]
   if delay % 100 // 10 == 1 or not suffix then suffix = "th" end
   return "the " .. (ORDINALS[delay] or delay .. suffix) .. " instruction after"
end

local COUNT = { "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten" }

--- A small number as a word.
function M.count(n) return COUNT[n] or tostring(n) end

--- "three instructions".
function M.instructions(n) return M.count(n) .. (n == 1 and " instruction" or " instructions") end

--- What an entry is called: its text, or `$sr14`.
function M.entry_name(file, entry)
   return entry.prints or (entry.also and entry.also[1]) or file.name .. entry.number
end

return M
