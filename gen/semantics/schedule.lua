-- Dependences that instruction words state: `schedule`. How long until the next instruction begins,
-- which scoreboards an instruction sets and waits for, and when its results are available.
--
--    model.schedule = {
--       node, cycles = field, zero,        zero: what its code 0 means
--       only = {with = field, lo, hi}      the codes that occur where `with` is not 0; or nil
--       results, sources = {field, lo, hi, after} or nil,
--       waits = { {fields, after, forms} .. }   by scoreboard
--          forms: nil for all, else {[form] = true}; after: nil where it is that of the board
--       counted = { {field, left, after, forms} .. }
--       drained = { {forms} .. }           after these, everything before has read its sources
--       early = { {n (late: below 0), fields = {[field] = true}, files = {[file] = true}, forms} ..
--       }
--       once = { {fields, files, forms} .. }    registers that need no scoreboard of sources
--       own = { {n (nil: with the sources), fields, files, forms} .. }   results with their own
--       groups = { {n, near} .. }          latency n, but near where one of the same group reads
--       reuse = {[field] = true},
--       queues                             how many lines `latency board` there are
--       boards, first                      how many scoreboards, the displayed number of the first
--       rows = { {n or nil, near, board, own, forms, node} .. }   latencies as written
--       of = {[form] = {by config: cycles, {queue}, {group}, or nil}}
--    }
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local names = require("gen.resolve.names")

local M = {}

-- What the tables of generated code hold.
local BITS, CYCLES, LATENCY, BOARDS, QUEUES, GROUPS, EARLY = 8, 200, 191, 32, 32, 32, 100

local Reader = {}
Reader.__index = Reader

function Reader:error(code, at, message, more) self.report:error(code, at, message, more) end

-- Names -------------------------------------------------------------------------------------------

--- A field that is a short contiguous run of bits; nil with an error.
function Reader:field(name, at, most)
   local word = self.model.sym.words[name]
   if not word or word.kind ~= "field" then
      self:error("E10", at, ("`%s` is not a field"):format(name),
         suggest.hint(name, self.model.sym.words, nil, nil, at))
      return nil
   end
   word.used = true
   local field = word.field
   if field and (#field.pieces ~= 1 or field.width > (most or BITS)) then
      self:error("E89", at,
         ("field `%s` of a schedule is not a contiguous run of at most %d bits"):format(name,
         most or BITS))
      return nil
   end
   return field
end

function Reader:fields(list, most)
   return lists.map(list, function(entry)
      return self:field(entry.name, entry.at, most) or false
   end)
end

--- The forms of instructions, or single ones of them, as a set; nil where none are named.
function Reader:forms(list)
   if not list then return nil end
   local set = {}
   for _, entry in ipairs(list) do
      local page = self.pages[entry.name]
      local found = false
      for _, form in ipairs(page and page.forms or {}) do
         local hit = not entry.form or form.name == entry.name .. "." .. entry.form
         if hit then set[form], found = true, true end
      end
      if not page then
         self:error("E10", entry.at, ("`%s` is not an instruction"):format(entry.name),
            suggest.hint(entry.name, self.pages))
      elseif not found and entry.form then
         self:error("E10", entry.at,
            ("instruction `%s` has no form `%s`"):format(entry.name, entry.form))
      end
   end
   return set
end

-- Rows --------------------------------------------------------------------------------------------

local rows = {}

local function once(self, row, key, what)
   local before = self.seen[key]
   if before then
      self:error("E89", row.at, ("%s is given twice"):format(what),
         { also = { at = before.at, text = "first here" } })
   end
   self.seen[key] = before or row
   return not before
end

function rows.cycles(self, row)
   if not once(self, row, "cycles", "how long the next instruction waits") then return end
   self.out.cycles = self:field(row.field, row.at)
   if row.zero and (row.zero < 1 or row.zero > CYCLES) then
      self:error("E89", row.at, ("the code 0 is 1 to %d cycles"):format(CYCLES))
      return
   end
   self.out.zero = row.zero or 0
   self:only(row)
end

-- Codes that occur alone where a field is not 0.
function Reader:only(row)
   local with, cycles = row.with and self:field(row.with, row.at), self.out.cycles
   if not with or not cycles then return end
   if num.lt(num.mask(cycles.width), row.hi) then
      self:error("E89", row.at, ("field `%s` has no code %s"):format(row.field,
         num.tostring(row.hi)))
      return
   end
   self.out.only = { with = with, lo = row.lo, hi = row.hi }
end

-- After how many cycles waits see a scoreboard; an error where these are too many.
local function check_after(self, row)
   if (row.after or 0) <= CYCLES then return true end
   self:error("E89", row.at, ("waits see a scoreboard after %d cycles at most"):format(CYCLES))
   return false
end

function rows.board(self, row)
   if not once(self, row, row.what, "which scoreboard is set") then return end
   local field = self:field(row.field, row.at)
   if not field then return end
   if num.lt(num.mask(field.width), row.hi) then
      self:error("E89", row.at, ("field `%s` has no code %s"):format(row.field,
         num.tostring(row.hi)))
      return
   end
   if not check_after(self, row) then return end
   self.out[row.what] = { field = field, lo = row.lo, hi = row.hi, after = row.after or 0,
      node = row }
end

function rows.waits(self, row)
   local fields = self:fields(row.fields, 1)
   if not check_after(self, row) then return end
   self.out.waits[#self.out.waits + 1] = { fields = fields, after = row.after,
      forms = self:forms(row.pages), node = row }
   if not row.first or not once(self, row, "first", "what the first scoreboard is called") then
      return
   end
   if row.first > CYCLES then
      self:error("E89", row.at, ("scoreboards are called 0 to %d"):format(CYCLES))
      return
   end
   self.out.first = row.first
end

function rows.counted(self, row)
   if not check_after(self, row) then return end
   self.out.counted[#self.out.counted + 1] = { field = self:field(row.field, row.at),
      left = self:field(row.left, row.at), after = row.after, forms = self:forms(row.pages),
      node = row }
end

--- Of names of fields and of registers: a set of fields, one of files.
function Reader:fields_and_files(list)
   local fields, files = {}, {}
   for _, entry in ipairs(list) do
      local state = self.model.sym.state[entry.name]
      local field = not entry.name:find("^%$") and self:field(entry.name, entry.at)
      if field then
         fields[field] = true
      elseif state and state.kind == "file" then
         files[state.file] = true
      elseif entry.name:find("^%$") then
         self:error("E10", entry.at, ("`%s` is not a register file"):format(entry.name))
      end
   end
   return fields, files
end

function rows.drained(self, row)
   self.out.drained[#self.out.drained + 1] = { forms = self:forms(row.pages), node = row }
end

function rows.early(self, row)
   local fields, files = self:fields_and_files(row.fields)
   if row.n < 1 or row.n > EARLY then
      self:error("E89", row.at, ("registers are read 1 to %d cycles before or after the others")
         :format(EARLY))
      return
   end
   self.out.early[#self.out.early + 1] = { n = row.how == "late" and -row.n or row.n,
      fields = fields, files = files, forms = self:forms(row.pages), node = row }
end

function rows.once(self, row)
   local fields, files = self:fields_and_files(row.fields)
   self.out.once[#self.out.once + 1] = { fields = fields, files = files,
      forms = self:forms(row.pages), node = row }
end

function rows.kept(self, row)
   for _, field in ipairs(self:fields(row.fields, 1)) do
      if field then self.out.reuse[field] = true end
   end
end

local function check_cycles(self, row)
   local n = row.n or 1
   if n < 1 or n > LATENCY then
      self:error("E89", row.at, ("a latency is a number of 1 to %d cycles"):format(LATENCY))
   elseif row.near and (row.near < 1 or row.near > n) then
      self:error("E89", row.at, ("the latency among these is 1 to %d cycles"):format(n))
   elseif (row.board or row.by_sources) and not (self.out.results or self.out.sources) then
      self:error("E89", row.at, "no line specifies which scoreboard an instruction sets",
         { hint = "`results FIELD 0..5`" })
   else
      return true
   end
   return false
end

-- What `latency ..` cannot be of all results, and of some: `for`.
local function check_latency(self, row)
   local some = #(row.fields or {}) > 0
   local problem, hint
   if some and (row.board or row.near) then
      problem = "results of their own have a number of cycles, or the scoreboard of the sources"
      hint = "`latency 2 for FIELD: INSN`, `latency sources for FIELD: INSN`"
   elseif some and row.on then
      problem = "a latency of some results counts in all variants"
      hint = "a line without `on`"
   elseif row.by_sources and not some then
      problem = "only some results are there when the sources have been read"
      hint = "`latency sources for FIELD: INSN`"
   end
   if problem then self:error("E89", row.at, problem, { hint = hint }) end
   return not problem and check_cycles(self, row)
end

-- Results that are there at another time than those of the line about all.
local function own_latency(self, row)
   local fields, files = self:fields_and_files(row.fields)
   local forms = self:forms(row.pages)
   self.out.own[#self.out.own + 1] = { n = row.n, fields = fields, files = files, forms = forms }
   self.out.rows[#self.out.rows + 1] = { n = row.n, own = true, fields = fields, files = files,
      forms = forms, where = names.where(nil, self.model.sym, nil, self.report), node = row }
end

-- What `of` holds for the forms of a row.
local function value_of(self, row)
   if row.board then
      self.out.queues = self.out.queues + 1
      return { queue = self.out.queues - 1 }
   elseif row.near then
      lists.append(self.out.groups, { { n = row.n, near = row.near } })
      return { group = #self.out.groups - 1, n = row.n, near = row.near }
   end
   return row.n
end

function rows.latency(self, row)
   if not check_latency(self, row) then return end
   if #(row.fields or {}) > 0 then return own_latency(self, row) end
   local where, forms = names.where(row.on, self.model.sym, nil, self.report), self:forms(row.pages)
   local latency = value_of(self, row)
   self.out.rows[#self.out.rows + 1] = { n = row.n, near = row.near, board = row.board,
      forms = forms, where = where, node = row }
   for _, form in ipairs(self.model.forms) do
      local list = forms[form] and self.out.of[form]
      for c in ipairs(self.model.configs) do
         if list and where[c] and form.configs[c] then
            if list[c] and not self.reported[form.page] then
               self.reported[form.page] = true
               self:error("E89", row.at, ("instruction `%s` has two latencies on %s"):format(
                  form.page.name, self.model.configs[c].name))
            end
            list[c] = latency
         end
      end
   end
end

-- All ---------------------------------------------------------------------------------------------

-- Every scoreboard that is set can be waited for.
local function check_boards(self)
   local out = self.out
   for _, row in ipairs(out.waits) do out.boards = math.max(out.boards, #row.fields) end
   if out.boards > BOARDS then
      self:error("E89", out.node.at, ("there are at most %d scoreboards"):format(BOARDS))
   end
   for _, board in ipairs({ out.results or false, out.sources or false }) do
      local count = board and board.hi - board.lo + 1
      if board and count > out.boards then
         self:error("E89", board.node.at,
            ("%d scoreboards are set, and %d waited for"):format(count,
            out.boards), { hint = "`waits FIELD, FIELD, ..` with one field for each" })
      end
   end
end

local function new_reader(model, node, report)
   local out = { node = node, waits = {}, counted = {}, drained = {}, early = {}, once = {},
      own = {}, groups = {}, reuse = {}, rows = {}, of = {}, boards = 0, first = 0, queues = 0,
      zero = 0 }
   for _, form in ipairs(model.forms) do out.of[form] = {} end
   local self = setmetatable({ model = model, report = report, out = out, seen = {}, reported = {},
      pages = {} }, Reader)
   for _, page in ipairs(model.pages) do self.pages[page.name] = page end
   return self
end

--- Fills in `model.schedule`, or leaves it nil where the description has none.
function M.resolve(model, report)
   local list = model.sym.tree.schedules
   if #list == 0 then return end
   for i = 2, #list do
      report:error("E11", list[i].at, "`schedule` is given twice",
         { also = { at = list[1].at, text = "first here" } })
   end
   local self = new_reader(model, list[1], report)
   -- Latencies depend on the other lines.
   for _, is_last in ipairs({ false, true }) do
      for _, row in ipairs(list[1].rows) do
         if (row.tag == "latency") == is_last then rows[row.tag](self, row) end
      end
   end
   if not self.seen.cycles then
      report:error("E89", list[1].at,
         "a schedule needs a line for when the next instruction begins",
         { hint = "`cycles FIELD`" })
   end
   check_boards(self)
   if self.out.queues > QUEUES then
      report:error("E89", list[1].at, ("there are at most %d lines `latency board`"):format(QUEUES))
   end
   if #self.out.groups > GROUPS then
      report:error("E89", list[1].at, ("there are at most %d lines with `among`"):format(GROUPS))
   end
   model.schedule = self.out
end

return M
