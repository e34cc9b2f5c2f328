-- The table that the page of timing opens with: how many instructions must be between a result
-- and its reader.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")
local latency = require("gen.emit.rst.timing.latency")
local fold = require("gen.emit.rst.timing.fold")
local producers = require("gen.emit.rst.timing.producers")
local special = require("gen.emit.rst.timing.special")

local M = {}

-- Who produces what -------------------------------------------------------------------------------

function M.is_pc(file) return file.name == "$pc" end

-- Groups of results that are there after equally long, in the order of first sight.
local function results_of(ctx)
   local groups, by_key = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, r in ipairs(ctx.latency:of(form).results) do
         local origin = r.origin and (r.origin.entry or M.is_pc(r.file)) and r.origin or nil
         if not (origin and origin.file == r.file) then -- a store to itself is with the others
            local key = table.concat({ r.file.name, r.delay, tostring(r.engine), tostring(origin) },
               "\1")
            local group = lists.entry(by_key, key, { file = r.file, delay = r.delay,
               engine = r.engine, origin = origin, makers = producers.new(), configs = {} }, groups)
            group.makers:add(form)
            lists.merge_flags(group.configs, form.configs)
         end
      end
   end
   return groups
end

-- Is a store to this entry, on each variant, one whose effect is unknown?
local function never_stored(ctx, file, entry)
   local flags = {}
   for _, refusal in ipairs(fold.refusals(ctx.model, file, entry.number, "writes")) do
      lists.merge_flags(flags, refusal.configs)
   end
   return context.all(flags, #ctx.model.configs)
end

-- Stores to entries that stand for another file and have no `write` of their own, where time
-- matters.
local function add_aliases(ctx, groups)
   for g = 1, #groups do
      local group = groups[g]
      local is_late = not group.origin and (group.delay > 1 or group.file.unforwarded)
      for _, entry in ipairs(is_late and group.file.entry_list or {}) do
         local target = entry.code and entry.code.target
         while target and target.base do target = target.base end
         if target and target.file and not (entry.accessors and entry.accessors.write)
               and not never_stored(ctx, group.file, entry) then
            groups[#groups + 1] = { file = target.file, delay = group.delay, makers = group.makers,
               configs = group.configs,
               origin = { file = group.file, entry = entry, kind = "write" } }
         end
      end
   end
end

--- `{file, delay, engine, origin, makers, configs}` for all results of the instruction set.
function M.groups(ctx)
   local groups = results_of(ctx)
   add_aliases(ctx, groups)
   return groups
end

-- The table ---------------------------------------------------------------------------------------

local function register_link(ctx, origin)
   local name = latency.entry_name(origin.file, origin.entry)
   return special.has_page(origin.file)
      and ctx:link("entry", origin.file.name .. origin.entry.number, name) or rst.code(name)
end

-- Registers whose reading or storing makes a result, as one phrase; nil for none.
local function by_registers(ctx, groups, kind, phrase)
   local names = lists.collect(groups, function(group)
      local origin = group.origin
      return origin and origin.entry and origin.kind == kind and register_link(ctx, origin)
   end)
   return #names > 0 and phrase .. table.concat(names, ", ") or nil
end

-- Who makes the results of some groups with one delay; `count`: delays that the file has in all.
local function made_by(ctx, groups, count)
   local texts = {}
   for _, group in ipairs(groups) do
      if not (group.origin and group.origin.entry) then
         local long = group.makers:is_long()
         local text = long and (count > 1 and "all others" or "all that write it") .. " ("
            .. group.makers:count() .. ")" or group.makers:names(ctx)
         if group.engine then text = text .. " (engine " .. rst.code(group.engine.name) .. ")" end
         texts[#texts + 1] = text
      end
   end
   texts[#texts + 1] = by_registers(ctx, groups, "write", "storing to ")
   texts[#texts + 1] = by_registers(ctx, groups, "read", "reading ")
   return table.concat(texts, "; ")
end

-- Instructions between, by reader: of the file itself, then through each unforwarded file.
local function distances(group, through)
   local file, cells = group.file, {}
   cells[1] = file.unforwarded and "" or tostring(group.delay - 1)
   for i, other in ipairs(through) do
      local reached = other == file or #latency.entries_for(other, file) > 0
      local late = latency.is_late_through(file, other) and 1 or 0
      cells[i + 1] = reached and tostring(group.delay - 1 + late) or ""
   end
   return cells
end

-- Only results that the next instruction sees, however it reads them.
local function is_trivial(list, through)
   return lists.all(list, function(group)
      return lists.all(distances(group, through), function(cell)
         return cell == "" or cell == "0"
      end)
   end)
end

-- Groups of one file by their delay, the slowest first: `{groups..}`.
local function by_delay(list)
   local rows, row_of = {}, {}
   for _, group in ipairs(list) do
      table.insert(lists.entry(row_of, group.delay, { delay = group.delay }, rows), group)
   end
   table.sort(rows, function(a, b) return a.delay > b.delay end)
   return rows
end

local function files_of_groups(ctx, groups)
   return lists.collect(ctx.model.files, function(file)
      local list = lists.filter(groups, function(group) return group.file == file end)
      return #list > 0 and not M.is_pc(file) and { file = file, list = list }
   end)
end

--- Links to files, as a list in running text.
function M.links(ctx, files)
   return lists.join(files, ", ", function(file) return ctx:link("file", file.name) end)
end

-- Single registers that some instruction waits for: `lint` does not look at their readers, who ask
-- again and again.
local function awaited(ctx)
   local list, seen = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, file in lists.nested(ctx.latency:of(form).waits, "files") do
         if not file.count then lists.add_once(list, seen, file) end
      end
   end
   return list
end

-- One row of the table in words: the first result that is slow by itself, else the first slow one.
local function spoken_row(ctx, groups)
   local slow
   for _, group in ipairs(groups) do
      local own = not group.origin and not M.is_pc(group.file) and not group.file.unforwarded
      if own and group.delay > 1 and (not slow or slow.engine and not group.engine) then
         slow = group
      end
   end
   if not slow then return "" end
   local maker, between = slow.makers.list[1], slow.delay - 1
   return (" For example, %s are needed between %s and a reader of its result in %s."):format(
      latency.instructions(between),
      ctx:link("insn", maker.page.name, maker.mnemonic), ctx:link("file", slow.file.name))
end

local function explanation(ctx, through, groups)
   local text = "An earlier read gets the old value; no instruction waits for a result."
      .. spoken_row(ctx, groups)
   if #through > 0 then
      text = text .. " *Reader through* a file: an instruction that reads one of the registers of "
         .. "that file. *Reader*: one that reads the register itself, named or not."
   end
   local status = awaited(ctx)
   return text .. " :command:`isadora lint` finds readers that come too early"
      .. (#status > 0 and ", but not of " .. M.links(ctx, status) .. ", which is waited for" or "")
      .. "."
end

-- The rows of the table, and files of which the next instruction always sees everything.
local function question_rows(ctx, groups, through)
   local rows, quick = {}, {}
   for _, one in ipairs(files_of_groups(ctx, groups)) do
      if is_trivial(one.list, through) then
         quick[#quick + 1] = one.file
      else
         local delays = by_delay(one.list)
         for _, row in ipairs(delays) do
            rows[#rows + 1] = { ctx:link("file", one.file.name), made_by(ctx, row, #delays),
               table.unpack(distances(row[1], through)) }
         end
      end
   end
   return rows, quick
end

--- The section with the table and what it says in words.
function M.emit(ctx, doc, groups)
   local through = latency.unforwarded(ctx.model)
   local header, last = { "Result", "Made by", "Reader" }, { "", "all", "0" }
   local rows, quick = question_rows(ctx, groups, through)
   local names = { #quick > 0 and M.links(ctx, quick) or nil }
   names[#names + 1] = "memory"
   if #(ctx.model.stacks or {}) > 0 then names[#names + 1] = "stacks" end
   last[1] = table.concat(names, ", ")
   for i, other in ipairs(through) do
      header[3 + i], last[3 + i] = "Reader through " .. rst.code(other.name), ""
      for _, file in ipairs(quick) do
         if #latency.entries_for(other, file) > 0 then last[3 + i] = "0" end
      end
   end
   rows[#rows + 1] = last
   doc:title("Instructions needed between a result and its reader", 2)
   doc:csv(header, rows, { class = "timing" })
   doc:markup(explanation(ctx, through, groups))
end

return M
