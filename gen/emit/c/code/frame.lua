-- What is around the statements of a function: an empty one, and its lines from head to end.
local lists = require("gen.base.lists")
local fns = require("gen.emit.c.code.fn")
local tidy = require("gen.emit.c.tidy")
local words = require("gen.emit.c.words")

local M = {}

--- Lines that the head of a function needs: the state, or a word that parameters are not used.
function M.head_lines(fn, body)
   if fn.in_op then return {} end
   local lines, named = {}, words.set(table.concat(body, "\n"))
   if named.s then
      lines[#lines + 1] = ("    struct %s_state *const s = m->state;"):format(fn.prefix)
   elseif not named.m then
      lines[#lines + 1] = "    (void)m;"
   end
   for _, name in ipairs({ "in", "known", "active" }) do
      if not named[name] and (name == "in" or fn.is_form) then
         lines[#lines + 1] = ("    (void)%s;"):format(name)
      end
   end
   return lines
end

--- An empty function for a form.
function M.new(shared, form)
   local fn = fns.new(shared, form)
   fn.infos, fn.variables, fn.commits, fn.ways, fn.not_empty = {}, {}, {}, {}, {}
   fn.inner_variables = {}
   fn.plan = { tails = {} }
   return fn
end

--- All lines of a function that is written, without what its parameters need.
function M.body(fn)
   local all = table.move(fn.root.head.lines, 1, #fn.root.head.lines, 1, {})
   for _, line in ipairs(fn.variables) do all[#all + 1] = "    " .. line end
   lists.append(all, fn.w.lines)
   return tidy.without_unused(all)
end

--- The text of a function to which machine and instruction are given where it names them.
function M.text(fn)
   local all = M.body(fn)
   local lines = {}
   if words.set(table.concat(all, "\n")).s then
      lines[1] = ("    struct %s_state *const s = m->state;"):format(fn.prefix)
   end
   return table.concat(tidy.broken(lists.append(lines, all)), "\n")
end

--- All lines of a function that is written; long ones are not broken yet.
function M.lines(fn)
   local all = tidy.joined(M.body(fn), "if (commit) {")
   return lists.append(M.head_lines(fn, all), all)
end

--- The same lines, broken.
function M.whole(fn) return tidy.broken(M.lines(fn)) end

return M
