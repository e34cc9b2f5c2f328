# What tests of `isadora cfg` share. shellcheck shell=bash
# graph ARGUMENT...: the graph as short lines: blocks with their ways (`?`: conditional, `*`: back), then calls, regions
# and loops. Reads standard input.
graph() {
    run 0 "cfg $*" "$ISADORA" cfg --json "$@"
    lua5.4 - "$tmp/out" <<'END'
local json = require("dkjson")
local file <close> = assert(io.open(arg[1]))
for _, f in ipairs(json.decode(file:read("a"))) do
   if f["function"] and f["function"] ~= json.null then print(f["function"]) end
   for _, b in ipairs(f.blocks) do
      local ways = {}
      for i, e in ipairs(b.edges) do
         ways[i] = e.kind .. (e.to and " " .. e.to or e.address and " " .. e.address or "")
            .. (e.conditional and "?" or "") .. (e.back and "*" or "")
      end
      print(("%d %s-%s%s%s%s: %s"):format(b.block, b.start, b["end"], b.entry and " entry" or "",
         b.reached and "" or " unreached", b.depth > 0 and " depth " .. b.depth or "",
         table.concat(ways, ", ")))
   end
   for _, c in ipairs(f.calls) do print(("call %s: %s %s"):format(c.at, c.to, c.name)) end
   for _, r in ipairs(f.regions) do print(("region %d at %s: %s"):format(r.number, r.at, r.to)) end
   for _, l in ipairs(f.loops) do
      print(("loop %d: %d blocks, %d back, outer %s"):format(l.header, l.blocks, l.back_edges, l.outer))
   end
end
END
}
# expect NAME ARGUMENT...: the lines of the graph are those of $wanted. Reads standard input.
expect() {
    local name=$1
    shift
    is "$name" "$wanted" "$(graph "$@")"
}
