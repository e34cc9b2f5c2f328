-- Functions of the description as functions in C. Where one is called, its body is in the
-- code, typed for that place (`values/call.lua`); what comes out as the same text, but for names
-- and slots, is written once.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local helper = require("gen.emit.c.code.helper")
local tidy = require("gen.emit.c.tidy")
local tree = require("gen.ir.tree")
local words = require("gen.emit.c.words")

local M = {}

local LEAST_NODES = 6 -- smaller expressions stay where they are
local LEAST_LINES = 8
local LEAST_CALLS = 2
local MOST_PARAMETERS = 12

local BLOCKS = { "yes", "no", "body" }

-- Parts of these are evaluated under a condition.
local CONDITIONAL = { cond = true, logical_and = true, logical_or = true, pick = true,
   column = true }

-- Makes parameters of what an argument is made of, as long as it can be evaluated before the call:
-- a load may trap and stays inside, but not its address.
local function give(fn, name, node, given)
   if node.tag == "const" or given.memo[node] then return end
   if fn:may_trap(node) then
      if not CONDITIONAL[node.tag] then
         tree.each_part(node, function(part) give(fn, name, part, given) end)
      end
      return
   end
   local code = expr.value(fn, node)
   if code.const then return end
   local own = fn:name(name)
   given.list[#given.list + 1] = { name = own, type = ctype.c(code.type) .. " ",
      argument = code.text, wanted = c.ident(name):lower() }
   given.memo[node] = ctype.atom(own, code.type)
   given.memo[node].is_call = true -- no more to be looked into than a call
end

local ALWAYS = { "m", "s", "in", "lane" }

-- A local that is an argument already, read in another way.
local function same_argument(list, word, type)
   return lists.find(list, function(p) return p.argument == word and p.type == type end)
end

-- Adds parameters for what `text` names besides: locals. The text, which may name one otherwise;
-- nil where it names something that cannot be given.
local function add_free(fn, text, list)
   local known, same = words.declared(text), {}
   for _, p in ipairs(list) do known[p.name] = true end
   for _, name in ipairs(ALWAYS) do known[name] = true end
   known.far = known.far or fn.shared.has_ops
   for _, word in ipairs(words.set(text)) do
      if not known[word] then
         local type = fn.types[word]
         if not type and fn.taken[word] then return nil end
         local other = type and same_argument(list, word, type)
         if other then
            same[word] = other.name
         elseif type then
            list[#list + 1] = { name = word, type = type, wanted = word, argument = word }
         end
      end
   end
   return words.renamed(text, function(word) return same[word] end)
end

-- Parameters as the description calls them, where no other name is in the way.
local function plain_names(fn, text, list)
   local named, new = words.set(text), {}
   for _, name in ipairs(ALWAYS) do named[name] = true end
   named.far = named.far or fn.shared.has_ops
   for _, p in ipairs(list) do
      local name = p.wanted:gsub("_%d+$", "")
      if named[p.name] and not named[name] and not state.keywords[name] and name:match("^%a") then
         new[p.name], named[name] = name, true
         p.name = name
      end
      p.text = p.type .. p.name
   end
   return words.renamed(text, function(word) return new[word] end)
end

-- What `f` writes and returns, with what is known of the parameters only.
local function inside(fn, memo, f)
   local w, saved_memo, temporaries = fn.w, fn.memo, fn.temporaries
   fn.w, fn.memo, fn.temporaries = c.writer(), memo, {}
   fn.w.depth = 1
   local code = f()
   local lines = fn.w.lines
   fn.w, fn.memo, fn.temporaries = w, saved_memo, temporaries
   lines[#lines + 1] = ("    return %s;"):format(code.text)
   return code, table.concat(lines, "\n")
end

local function comment_of(func)
   return ("/* %s of %s */"):format(func.name, func.at.source.path:match("([^/]*)$"))
end

-- The call of a function with a text in which `list` are parameters, or nil; `more` is a
-- parameter, too.
local function call_of(fn, func, type, text, list, more)
   text = add_free(fn, text, list)
   if not text or #list > MOST_PARAMETERS then return nil end
   text = plain_names(fn, text, list)
   local parameters = fn:parameters()
   lists.append(parameters, list)
   parameters[#parameters + 1] = more
   return fn.shared:call(fn.form, "func_" .. c.ident(func.name):lower(), type, parameters, text,
      comment_of(func))
end

local function is_wanted(fn, func)
   return fn.form.page and func.calls >= LEAST_CALLS and not fn.is_entry
end

-- Expressions -------------------------------------------------------------------------------------

-- How many nodes an expression has besides constants and the arguments.
local function size_of(e, args)
   local seen, count = {}, 0
   for _, arg in ipairs(args) do seen[arg.node] = true end
   local function visit(node)
      if seen[node] then return end
      seen[node] = true
      if node.tag ~= "const" then count = count + 1 end
      tree.each_part(node, visit)
   end
   visit(e)
   return count
end

local sizes = setmetatable({}, { __mode = "k" }) -- by expression

local function is_large(e)
   sizes[e] = sizes[e] or size_of(e, e.call.args)
   return sizes[e] >= LEAST_NODES
end

--- The value of an expression that a function of the description made, as a call; nil where it is
--- too small. `emit` writes it inline.
function M.expression(fn, e, emit)
   local func = e.call.func
   if not is_wanted(fn, func) or not is_large(e) then return nil end
   local given = { list = {}, memo = {} }
   for _, arg in ipairs(e.call.args) do give(fn, arg.name, arg.node, given) end
   local code, text = inside(fn, given.memo, function() return emit(fn, e) end)
   for _, p in ipairs(given.list) do fn.taken[p.name] = nil end
   if code.const then return nil end
   local call = call_of(fn, func, ctype.c(code.type), text, given.list)
   if not call then return nil end
   local result = ctype.atom(call, code.type)
   result.is_call = true
   return result
end

-- Statements --------------------------------------------------------------------------------------

local PURE = { let = true, ["if"] = true, ["for"] = true, trap = true, unknown = true }

-- Whether statements do nothing but find values and trap.
local function is_pure(list)
   for _, s in ipairs(list) do
      if not PURE[s.tag] then return false end
      for _, key in ipairs(BLOCKS) do
         if s[key] and not is_pure(s[key]) then return false end
      end
   end
   return true
end

-- The locals that statements assign, in their order, and how often they assign and read each. That
-- of a loop is as if assigned nowhere else: no function is given one that is a variable.
local function locals_of(fn, list)
   local ids, lets, reads = {}, {}, {}
   local function read(e)
      for _, node in ipairs(fns.nodes(e, "local")) do reads[node.id] = (reads[node.id] or 0) + 1 end
   end
   local function visit(block)
      for _, s in ipairs(block) do
         if s.tag == "let" then
            if not lets[s.id] then ids[#ids + 1] = s.id end
            lets[s.id] = (lets[s.id] or 0) + 1
            read(s.value)
         elseif s.tag == "if" then
            read(s.test)
         elseif s.tag == "for" and fn.local_info[s.id].mutable then
            ids[#ids + 1], lets[s.id] = s.id, -1
         end
         for _, key in ipairs(BLOCKS) do
            if s[key] then visit(s[key]) end
         end
      end
   end
   visit(list)
   return ids, lets, reads
end

-- The local that is read after the statements, and lines that declare their variables; false
-- where the statements cannot be taken out.
local function result_of(fn, list)
   local ids, lets, reads = locals_of(fn, list)
   local result, variables = nil, {}
   for _, id in ipairs(ids) do
      local info = fn.local_info[id]
      if info.lets ~= lets[id] then return false end
      if info.reads > (reads[id] or 0) then
         if result then return false end
         result = info
      end
      if info.mutable then
         variables[#variables + 1] = ("    %s %s = 0;"):format(ctype.c(info.type), info.name)
      end
   end
   return result, variables
end

-- Writes the call of a function that returns a trap or 0.
local function put_trapping(fn, result, call)
   if result and not result.mutable then
      fn.w:line("%s %s = 0;", ctype.c(result.type), result.name)
   end
   local status = fn:name("status")
   fn.w:line("const int %s = %s;", status, call)
   fn.w:line("if (%s)", status)
   fn.w:line("    return %s;", status)
end

-- Writes lines, indented once, as a function and its call; false where that cannot be.
local function put_function(fn, func, list, lines)
   local result, variables = result_of(fn, list)
   if result == false then return false end
   local all = lists.append(variables, lines)
   local text = table.concat(all, "\n")
   local traps = text:find("%f[%w_]return%f[^%w_]")
   if not traps and not result or words.set(text).value then return false end
   local type, more, ends = "int"
   if not traps then
      type, ends = ctype.c(result.type), { ("    return %s;"):format(result.name) }
   elseif result then
      more = { name = "value", text = ctype.c(result.type) .. " *value",
         argument = "&" .. result.name }
      ends = { ("    *value = %s;"):format(result.name), "    return 0;" }
   else
      ends = { "    return 0;" }
   end
   text = table.concat(tidy.without_unused(lists.append(all, ends)), "\n")
   local call = call_of(fn, func, type, text, {}, more)
   if not call then return false end
   if traps then
      put_trapping(fn, result, call)
   else
      fn.w:line("%s%s = %s;", result.mutable and "" or "const " .. type .. " ", result.name, call)
   end
   return true
end

local LEAST_LEAVING = 4

--- The call of a function with lines, indented once, that leave the one at hand with what it
--- returns; nil where they must stay. `func`: the exception whose code they are.
function M.leaving(fn, func, lines)
   if not fn.form.page or #lines < LEAST_LEAVING then return nil end
   return call_of(fn, func, "int", table.concat(tidy.without_unused(lines), "\n"), {})
end

--- Writes the statements of one call of a function with `put`: as a call unless they are few.
function M.block(fn, func, list, put)
   if not is_wanted(fn, func) or not is_pure(list) then return put() end
   local lines = helper.capture(fn, put)
   if #lines < LEAST_LINES or not put_function(fn, func, list, lines) then
      helper.append(fn, lines)
   end
end

return M
