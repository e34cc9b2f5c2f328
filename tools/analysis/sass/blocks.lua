-- Are the basic blocks of `isadora cfg` those of `nvdisasm -bbcfg`? Compares every function of
-- cubins.
--
--   lua5.4 tools/analysis/sass/blocks.lua [-p PROGRAM] -n NVDISASM [-v] CUBIN...
--
-- What differs by rule is made equal first:
--   - a block that only goes on to one that nothing else leads to is one with it: nvdisasm also
--     begins blocks at labels that are no targets, such as those of its tables, and we at BSSY
--     targets that only BSYNC leads to;
--   - blocks that nothing leads to are left out: nvdisasm prints none, but begins a graph at each
--     symbol of a function, where a block of ours is an entry or unreachable;
--   - a way to no block (exit, return, unknown, outside) is none of nvdisasm's.
-- In files of sm_90 the attribute with the targets of an indirect jump has zeros: nvdisasm takes
-- them as they are, as jumps to the start of the function; we take the table in the constants.
-- What differs then is printed with -v, and counted.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local json = require("dkjson")

local parser = argparse("blocks.lua", "Compares basic blocks with those of nvdisasm.")
parser:option("-p --program", "isadora", "isadora")
parser:option("-n --nvdisasm", "nvdisasm", "nvdisasm")
parser:flag("-v --verbose", "print each difference")
parser:argument("cubins", "cubins"):args("+")
local options = parser:parse()

local function output_of(command)
   local pipe <close> = assert(io.popen(command))
   return pipe:read("a")
end

-- Graphs: {[start] = {[start of a successor] = true}} -----------------------------------------------

-- The address of a block of nvdisasm: that of its first instruction.
local function start_of(label) return tonumber(("\n" .. label):match("[\n>](%x%x%x%x+):"), 16) end

-- The graphs of nvdisasm's text, in its order: {name, edges between names of nodes, at = {[node] =
-- address}}.
local function theirs_of(text)
   local graphs, graph, node = {}, nil, nil
   for line in text:gmatch("[^\n]+") do
      local cluster = line:match('^subgraph "cluster_(.*)" {$')
      local from, to = line:match('^"(.-)":[%w]+:%w %-> "(.-)":')
      if cluster then
         graph = { name = cluster, edges = {}, at = {} }
         graphs[#graphs + 1] = graph
      elseif from then
         graph.edges[#graph.edges + 1] = { from, to }
      elseif line:match("^%[label=") then
         graph.at[node] = start_of(line:gsub("\\l", "\n"):gsub("\\ ", " "))
      elseif line:match('^"') then
         node = line:match('^"(.*)"$')
      end
   end
   return graphs
end

-- One graph a section: nvdisasm names graphs by symbols, the first of a section is the function.
local function joined(list, functions)
   local out, last = {}, nil
   for _, one in ipairs(list) do
      if functions[one.name] or not last then
         last = { starts = {}, edges = {} }
         out[one.name] = last
      end
      for _, edge in ipairs(one.edges) do
         local from, to = one.at[edge[1]], one.at[edge[2]]
         if from and to then
            last.starts[from], last.starts[to] = true, true
            last.edges[from] = last.edges[from] or {}
            last.edges[from][to] = true
         else
            last.lost = (last.lost or 0) + 1
         end
      end
      for _, start in pairs(one.at) do last.starts[start] = true end
   end
   return out
end

local function ours_of(cubin)
   local out = {}
   local list = json.decode(output_of(("%s cfg --json '%s'"):format(options.program, cubin)))
   for _, f in ipairs(list or {}) do
      local g = { starts = {}, edges = {}, entries = {} }
      for _, b in ipairs(f.blocks) do
         local start = tonumber(b.start)
         g.starts[start] = true
         g.entries[start] = b.entry or not b.reached
         g.edges[start] = {}
         for _, e in ipairs(b.edges) do
            if e.to then g.edges[start][tonumber(f.blocks[e.to + 1].start)] = true end
         end
      end
      out[f["function"]] = g
   end
   return out
end

-- Rules -------------------------------------------------------------------------------------------

local function only(set)
   local first = next(set or {})
   return first and next(set, first) == nil and first or nil
end

local function sources_of(g)
   local sources = {}
   for from, targets in pairs(g.edges) do
      for to in pairs(targets) do
         sources[to] = sources[to] or {}
         sources[to][from] = true
      end
   end
   return sources
end

-- Takes blocks together that only follow each other.
local function merged(g)
   local sources = sources_of(g)
   local changed = true
   while changed do
      changed = false
      for from in pairs(g.starts) do
         local to = only(g.edges[from])
         if to and to > from and only(sources[to]) == from and to ~= from then
            g.edges[from] = g.edges[to] or {}
            for target in pairs(g.edges[from]) do
               sources[target][to], sources[target][from] = nil, true
            end
            g.edges[to], g.starts[to], changed = nil, nil, true
            break
         end
      end
   end
   return g
end

-- The edges of both, as texts; blocks without any are not compared but as ends of edges.
local function edges_of(g)
   local set = {}
   for from, targets in pairs(g.edges) do
      for to in pairs(targets) do set[("%04x -> %04x"):format(from, to)] = true end
   end
   return set
end

-- What nothing leads to, from where nvdisasm does not begin a graph either.
local function without_unreached(ours, theirs)
   local seen, stack = {}, {}
   for start in pairs(ours.entries) do
      if ours.entries[start] and (theirs.starts[start] or start == ours.first) then
         stack[#stack + 1] = start
      end
   end
   for start in pairs(ours.starts) do
      if not sources_of(ours)[start] and theirs.starts[start] then stack[#stack + 1] = start end
   end
   while #stack > 0 do
      local at = table.remove(stack)
      if not seen[at] then
         seen[at] = true
         for to in pairs(ours.edges[at] or {}) do stack[#stack + 1] = to end
      end
   end
   for start in pairs(ours.starts) do
      if not seen[start] then ours.starts[start], ours.edges[start] = nil, nil end
   end
   return ours
end

-- Counts --------------------------------------------------------------------------------------------

local count = { functions = 0, equal = 0, edges = 0, missing = 0, extra = 0, lost = 0 }

local function compare(cubin, name, ours, theirs)
   without_unreached(ours, theirs)
   local a, b = edges_of(merged(ours)), edges_of(merged(theirs))
   local missing, extra = {}, {}
   for edge in pairs(b) do
      count.edges = count.edges + 1
      if not a[edge] then missing[#missing + 1] = edge end
   end
   for edge in pairs(a) do
      if not b[edge] then extra[#extra + 1] = edge end
   end
   table.sort(missing)
   table.sort(extra)
   count.functions = count.functions + 1
   count.equal = count.equal + (#missing + #extra == 0 and 1 or 0)
   count.missing, count.extra = count.missing + #missing, count.extra + #extra
   count.lost = count.lost + (theirs.lost or 0)
   if options.verbose and #missing + #extra > 0 then
      print(("%s: %s: missing %s; extra %s"):format(cubin, name, table.concat(missing, ", "),
         table.concat(extra, ", ")))
   end
end

for _, cubin in ipairs(options.cubins) do
   local text = output_of(("%s -bbcfg -poff '%s' 2>/dev/null"):format(options.nvdisasm, cubin))
   if text == "" then
      print(cubin .. ": nvdisasm prints nothing")
   else
      local ours = ours_of(cubin)
      local theirs = joined(theirs_of(text), ours)
      for name, g in pairs(ours) do
         if theirs[name] then compare(cubin, name, g, theirs[name])
         else print(("%s: %s: no graph of nvdisasm"):format(cubin, name)) end
      end
   end
end
print(("%d functions, %d equal; %d edges of nvdisasm, %d missing here, %d extra, %d without an address")
   :format(count.functions, count.equal, count.edges, count.missing, count.extra, count.lost))
