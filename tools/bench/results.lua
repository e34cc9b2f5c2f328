-- What tools/bench/generate found, as text and as plain records.
local M = {}

--- Order of keys in JSON.
M.keys = { "isas", "isa", "time", "check_cold", "check_changed", "gen_cold", "gen_changed",
   "seconds", "megabytes", "compile", "bytes", "total", "by_kind", "changes", "kind", "described",
   "lines", "files", "small", "shared", "median", "ninetieth", "most" }

--- Keys of a table in the order of what `size` gives for their values, the largest first.
local function largest_first(found, size)
   local keys = {}
   for key in pairs(found) do keys[#keys + 1] = key end
   table.sort(keys, function(a, b)
      local left, right = size(found[a]), size(found[b])
      if left ~= right then return left > right end
      return a < b
   end)
   return keys
end

local function lines_of(sum) return sum.lines end

-- The value below which `share` of sorted numbers lie.
local function percentile(sorted, share)
   return sorted[math.max(1, math.ceil(#sorted * share))]
end

local function summary(list, what)
   local sorted = {}
   for _, change in ipairs(list) do sorted[#sorted + 1] = change[what] end
   table.sort(sorted)
   if #sorted == 0 then return nil end
   return { median = percentile(sorted, 0.5), ninetieth = percentile(sorted, 0.9),
      most = sorted[#sorted] }
end

-- Text --------------------------------------------------------------------------------------------

local function cost(found)
   if not found then return ("%18s"):format("-") end
   local memory = found.megabytes and ("%5.0f MB"):format(found.megabytes) or "       "
   return ("%7.2f s %s"):format(found.seconds, memory)
end

local function print_time(found)
   local row = "%-14s %-20s %-20s %-20s %-20s"
   print(row:format("seconds", "check, cold", "after a change", "gen, cold", "after a change"))
   for _, here in ipairs(found.isas) do
      local time = here.time
      print(row:format(here.isa, cost(time.check_cold), cost(time.check_changed),
         cost(time.gen_cold), cost(time.gen_changed)))
   end
end

local function print_compile(found)
   for _, here in ipairs(found.isas) do
      print(("%-14s %8.1f s to compile"):format(here.isa, here.compile))
   end
end

local function print_bytes(found)
   local all = 0
   for _, here in ipairs(found.isas) do
      print(("%-14s %10d bytes of out/"):format(here.isa, here.bytes.total))
      local parts = {}
      for _, kind in ipairs(largest_first(here.bytes.by_kind, function(size) return size end)) do
         parts[#parts + 1] = ("%s %d"):format(kind, here.bytes.by_kind[kind])
      end
      for i = 1, #parts, 6 do print("    " .. table.concat(parts, ", ", i, math.min(i + 5, #parts))) end
      all = all + here.bytes.total
   end
   print(("%-14s %10d bytes of out/"):format("together", all))
end

local function print_summary(name, list)
   local lines, bytes = summary(list, "lines"), summary(list, "bytes")
   if not lines then return end
   print(("%-22s %7d   %7d %7d %7d   %9d %9d %9d"):format(name, #list, lines.median,
      lines.ninetieth, lines.most, bytes.median, bytes.ninetieth, bytes.most))
end

-- The changes that were made, where `keep` holds.
local function select(list, keep)
   local kept = {}
   for _, change in ipairs(list) do
      if change.lines and keep(change) then kept[#kept + 1] = change end
   end
   return kept
end

--- Prints how much changes in which kind of file, the largest first.
local function print_files(list)
   local sums = {}
   for _, change in ipairs(list) do
      for kind, sum in pairs(change.files) do
         local here = sums[kind] or { lines = 0, list = {} }
         sums[kind] = here
         here.lines = here.lines + sum.lines
         here.list[#here.list + 1] = { lines = sum.lines, bytes = sum.bytes }
      end
   end
   print(("%-22s %7s   %7s %7s %7s   %9s"):format("by kind of file", "changes", "median", "90 %",
      "most", "together"))
   for _, kind in ipairs(largest_first(sums, lines_of)) do
      local here = sums[kind]
      local lines = summary(here.list, "lines")
      print(("%-22s %7d   %7d %7d %7d   %9d"):format("  " .. kind, #here.list, lines.median,
         lines.ninetieth, lines.most, here.lines))
   end
end

local function print_each(list)
   print("the changes, and lines of out/ removed and added:")
   for _, change in ipairs(list) do
      local largest = change.lines and largest_first(change.files, lines_of)[1]
      local most = largest and ("%s %d"):format(largest, change.files[largest].lines) or ""
      print(("%8s  %-18s %-10s %-9s %s"):format(change.lines or "none", most, change.isa,
         change.kind, change.described or "no such change was accepted"))
   end
end

local function print_changes(list)
   print_each(list)
   local small = select(list, function(change) return change.kind ~= "shared" end)
   print(("%-22s %7s   %-23s   %s"):format("", "", "lines of out/ changed", "bytes"))
   print(("%-22s %7s   %7s %7s %7s   %9s %9s %9s"):format("", "changes", "median", "90 %", "most",
      "median", "90 %", "most"))
   print_summary("all", small)
   for _, kind in ipairs { "example", "semantics", "row", "operand" } do
      print_summary("  " .. kind, select(small, function(change) return change.kind == kind end))
   end
   local seen = {}
   for _, change in ipairs(small) do
      if not seen[change.isa] then
         print_summary("  " .. change.isa,
            select(small, function(other) return other.isa == change.isa end))
      end
      seen[change.isa] = true
   end
   print_summary("shared operand renamed",
      select(list, function(change) return change.kind == "shared" end))
   print_files(small)
end

function M.print(found)
   local first = found.isas[1]
   if first.time then print_time(found) end
   if first.compile then print_compile(found) end
   if first.bytes then print_bytes(found) end
   if found.changes then print_changes(found.changes) end
end

-- Records -----------------------------------------------------------------------------------------

--- What was found with the figures that the text shows, too.
function M.record(found)
   if found.changes then
      local small = select(found.changes, function(change) return change.kind ~= "shared" end)
      local shared = select(found.changes, function(change) return change.kind == "shared" end)
      found.lines = { small = summary(small, "lines"), shared = summary(shared, "lines") }
      found.bytes = { small = summary(small, "bytes"), shared = summary(shared, "bytes") }
   end
   return found
end

return M
