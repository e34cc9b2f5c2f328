-- Functions of forms that differ only in the slots that they read of the instruction: they call
-- one, with these as arguments.
local instruction = require("gen.emit.c.instruction")
local words = require("gen.emit.c.words")

local M = {}

local LEAST_LINES = 8 -- a call would not make shorter ones smaller

local HEAD = { m = "struct isadora_machine *m", ["in"] = "const struct isadora_insn *in" }

-- The first parameters of a body: of an operation those that it names.
local function head_of(f, text)
   if not f.op then return { HEAD.m, HEAD["in"] }, { "m", "in" } end
   local named, parameters, arguments = words.set(text), {}, {}
   local all = { m = HEAD.m, s = ("struct %s_state *s"):format(f.op),
      ["in"] = ("const struct %s_op *in"):format(f.op), way = "struct rt_way *way",
      now = "uint64_t now", far = "int far" }
   for _, name in ipairs({ "m", "s", "in", "way", "now", "far" }) do
      if named[name] then
         parameters[#parameters + 1], arguments[#arguments + 1] = all[name], name
      end
   end
   return parameters, arguments
end

-- A body with parameters for its slots: {parameters, text, arguments, key}.
local function parametrised(f)
   local text, given = instruction.parameters(f.form, table.concat(f.body, "\n"))
   local parameters, arguments = head_of(f, text)
   for _, p in ipairs(given) do
      parameters[#parameters + 1], arguments[#arguments + 1] = p.text, p.argument
   end
   local head = table.concat(parameters, ", ")
   return { parameters = parameters, text = text, arguments = table.concat(arguments, ", "),
      key = words.canonical(head .. "\n" .. text) }
end

--- The functions { name, parameters, lines } that several functions of one file share, which call
--- them. `functions` = {name, form, body, op}: body is an array of lines; `op` the prefix of the
--- instruction set where they are operations.
function M.share(functions)
   local groups, by_key, shared = {}, {}, {}
   for _, f in ipairs(functions) do
      if #f.body >= LEAST_LINES then
         local body = parametrised(f)
         local group = by_key[body.key]
         if not group then
            group = { body = body, name = "do_" .. f.form.ident:lower() }
            by_key[body.key], groups[#groups + 1] = group, group
         end
         group[#group + 1] = { f = f, arguments = body.arguments }
      end
   end
   for _, group in ipairs(groups) do
      if #group > 1 then
         local lines = {}
         for line in group.body.text:gmatch("[^\n]*") do lines[#lines + 1] = line end
         shared[#shared + 1] = { name = group.name, parameters = group.body.parameters,
            lines = lines }
         for _, one in ipairs(group) do
            one.f.body = { ("    return %s(%s);"):format(group.name, one.arguments) }
         end
      end
   end
   return shared
end

return M
