-- The page of timing, for instruction sets that state latencies: how many instructions must appear
-- between a result and its reader, engines, delay slots, waiting, and the rules in words.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")
local latency = require("gen.emit.rst.timing.latency")
local distance = require("gen.emit.rst.timing.distance")
local producers = require("gen.emit.rst.timing.producers")

local M = {}

-- Engines, jumps, waits ---------------------------------------------------------------------------

local function engines(ctx, doc)
   if #(ctx.model.engines or {}) == 0 then return end
   local rows, by_key = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, busy in ipairs(ctx.latency:of(form).busy) do
         local key = busy.engine.name .. "\1" .. busy.cycles
         local row = lists.entry(by_key, key, { busy = busy, makers = producers.new() }, rows)
         row.makers:add(form)
      end
   end
   local cells = lists.map(rows, function(row)
      local busy = row.busy
      return { rst.code(busy.engine.name), row.makers:names(ctx), tostring(busy.cycles) }
   end)
   local titles = lists.map(ctx.model.engines, function(engine)
      return rst.code(engine.name) .. ": " .. rst.inline(engine.title or engine.name) .. "."
   end)
   doc:title("Engines", 2)
   doc:markup("An engine runs one instruction at a time. When another of its instructions begins "
      .. "earlier, the pending result is lost.")
   doc:bullets(titles)
   doc:csv({ "Engine", "Instructions", "Cycles" }, cells)
end

local function jump_rows(ctx, groups)
   local rows = {}
   for _, group in ipairs(groups) do
      local origin = group.origin or {}
      if distance.is_pc(group.file) and group.delay > 1 and not origin.entry then
         local format = origin.format
         local who = format and (group.makers:count() .. " by the format "
            .. ctx:link("format", format.name)) or group.makers:names(ctx)
         rows[#rows + 1] = { who, tostring(group.delay - 1),
            rst.escape(ctx:configs_text(group.configs) or "") }
      end
   end
   return context.say_all(rows, 3)
end

local function jumps(ctx, doc, groups)
   doc:csv({ "Jump", "Delay slots", "Variants" }, jump_rows(ctx, groups), { title = "Delay slots",
      intro = "So many instructions after a taken jump are executed before those at its "
         .. "target." })
end

local function waits(ctx, doc)
   local items, seen = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, wait in ipairs(ctx.latency:of(form).waits) do
         local item = ctx:link("insn", form.page.name, producers.mnemonic(form)) .. " until "
            .. rst.code(wait.text)
         lists.add_once(items, seen, item)
      end
   end
   if #items == 0 then return end
   doc:title("Waiting", 2)
   doc:markup("These do nothing and restart in the next cycle while their condition does "
      .. "not hold. Meanwhile pending results are written and counters of cycles go on; delay "
      .. "slots "
      .. "do not.")
   doc:bullets(items)
end

-- Rules -------------------------------------------------------------------------------------------

local function renamed_files(ctx, other)
   return lists.filter(ctx.model.files, function(file)
      return latency.is_shown_late(file, other)
   end)
end

local function counters(model)
   return lists.filter(model.files, function(file) return file.counts == "cycles" end)
end

local function rules(ctx, doc)
   local model = ctx.model
   local items = {
      "One instruction begins in each cycle and reads its sources then; its results are "
         .. "available after their latency. Latency 1: the next instruction sees the result. "
         .. "Latency N: N - 1 instructions in between see the old value.",
      "Of results that are written to the same bits in the same cycle, that of the last "
         .. "instruction remains. A result with a long latency overwrites one with a short "
         .. "latency of a later instruction.",
      "Stores to memory" .. (#(model.stacks or {}) > 0 and " and changes of stacks" or "")
         .. " are visible to the next instruction.",
   }
   for _, other in ipairs(latency.unforwarded(model)) do
      local text = ctx:link("file", other.name) .. " is not forwarded: a read through it sees "
         .. "the state of one cycle ago, and so needs one more instruction in between. Stores "
         .. "through it have the usual latency."
      local files = renamed_files(ctx, other)
      if #files > 0 then
         text = text .. " It is also another name of (parts of) " .. distance.links(ctx, files)
            .. "; direct reads of these see the present state."
      end
      items[#items + 1] = text
   end
   local counting = counters(model)
   if #counting > 0 then
      items[#items + 1] = distance.links(ctx, counting)
         .. (#counting == 1 and " goes" or " go")
         .. " up by one in each cycle, also while an instruction waits."
   end
   items[#items + 1] = "Examples on the pages of instructions show one instruction alone, after "
      .. "all its results were written."
   doc:title("Rules", 2)
   doc:bullets(items)
end

-- All instructions --------------------------------------------------------------------------------

-- Adds what the results of a form are to those of its instruction: "`$r` 1", "`$sr` **2**".
local function add_signature(ctx, form, parts)
   local function add(text) lists.add_once(parts, parts, text) end
   local found = ctx.latency:of(form)
   for _, r in ipairs(found.results) do
      if not (r.origin and (r.origin.entry or distance.is_pc(r.file))) then
         local delay = latency.seen_after(r)
         add(rst.code(r.file.name) .. " " .. (delay == 1 and "1" or "**" .. delay .. "**"))
      end
   end
   for _, busy in ipairs(found.busy) do
      add(("engine %s for %d"):format(rst.code(busy.engine.name), busy.cycles))
   end
   if #found.waits > 0 then add("waits") end
end

-- One record for each instruction, all its forms together: `{form (the first), parts}`.
local function signatures(ctx)
   local list, by_key = {}, {}
   for _, form in ipairs(ctx.model.forms) do
      if not form.page.node.unknown then
         local key = form.page.name .. "\1" .. producers.mnemonic(form)
         local one = lists.entry(by_key, key, { form = form, parts = {} }, list)
         add_signature(ctx, form, one.parts)
      end
   end
   return list
end

local function all_instructions(ctx, doc)
   local rows, by_text = {}, {}
   for _, one in ipairs(signatures(ctx)) do
      local text = table.concat(one.parts, ", ")
      if text == "" then text = "no result in a register" end
      local row = lists.entry(by_text, text, { text = text, makers = producers.new() }, rows)
      row.makers:add(one.form)
   end
   local cells = lists.map(rows, function(row) return { row.makers:names(ctx), row.text } end)
   doc:title("All instructions", 2)
   doc:markup("Cycles until each result is available; of ``$pc``, instructions.")
   doc:csv({ "Instructions", "Cycles" }, cells, { class = "timing" })
end

--- The page of timing.
function M.emit(ctx)
   local doc = ctx:page("timing", "Timing")
   local groups = distance.groups(ctx)
   distance.emit(ctx, doc, groups)
   engines(ctx, doc)
   jumps(ctx, doc, groups)
   waits(ctx, doc)
   rules(ctx, doc)
   all_instructions(ctx, doc)
   return doc:text()
end

return M
