-- What stands around the statements of a function: an empty one, and its lines from head to end.
local fns = require("gen.emit.exec.fn")
local tidy = require("gen.emit.exec.tidy")

local M = {}

--- Lines that the head of a function needs: the state, or a word that parameters are not used.
function M.head_lines(fn, body)
   local lines, text = {}, table.concat(body, "\n")
   if text:find("%f[%w_]s%->") or text:find("[(%s]s[,)]") then
      lines[#lines + 1] = ("    struct %s_state *const s = m->state;"):format(fn.prefix)
   elseif not text:find("%f[%w_]m%f[^%w_]") then
      lines[#lines + 1] = "    (void)m;"
   end
   if not text:find("%f[%w_]in%->") and not text:find("%(m, in%)") then
      lines[#lines + 1] = "    (void)in;"
   end
   return lines
end

--- An empty function for a form.
function M.new(shared, form)
   local fn = fns.new(shared, form)
   fn.infos, fn.variables, fn.commits, fn.ways, fn.not_empty = {}, {}, {}, {}, {}
   fn.plan = { tails = {} }
   return fn
end

--- All lines of a function that is written.
function M.whole(fn)
   local all = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   for _, line in ipairs(fn.variables) do all[#all + 1] = "    " .. line end
   table.move(fn.w.lines, 1, #fn.w.lines, #all + 1, all)
   all = tidy.without_unused(all)
   local head = M.head_lines(fn, all)
   return tidy.broken(table.move(all, 1, #all, #head + 1, head))
end

return M
