-- What each exception is, for `info` and traces: `struct isadora_exception`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")

local M = {}

local function params_text(exception)
   return "(" .. lists.join(exception.params, ", ", function(param)
      local kind = param.type
      return param.name .. " " .. (kind.kind or "u") .. kind.width
         .. (param.values and " " .. param.table.name or "")
   end) .. ")"
end

-- The registers that it may store to, `{file, number}`, each once; of a file with a computed number
-- none.
local function written(exception)
   local seen, list = {}, {}
   for _, entry in ipairs(exception.effects and exception.effects.writes or {}) do
      local file, index = entry.file, entry.index
      local number = file and (file.count and index and index.tag == "const" and index.value or
         not file.count and 0)
      local text = number and ("{%d, %d}"):format(file.index, number)
      if text and file.counts == nil and not seen[text] then
         seen[text] = true
         list[#list + 1] = text
      end
   end
   return list
end

local function effects_text(exception)
   local parts = {}
   for _, key in ipairs({ "reads", "writes" }) do
      local list = exception.effects and exception.effects[key] or {}
      if #list > 0 then
         parts[#parts + 1] = key .. " " .. lists.join(list, " ", function(e) return e.text end)
      end
   end
   return table.concat(parts, "; ")
end

-- The names of the values of parameters that have some.
local function put_codes(exception, i, w)
   for k, param in ipairs(exception.params) do
      if param.code_list then
         w:list(("static const struct isadora_code exception_%d_codes_%d[] = {"):format(i, k),
            lists.map(param.code_list, function(code)
               return ("{%s, %s}"):format(num.tostring(code.code), c.string(code.text))
            end), "};")
      end
   end
end

-- The parameters: the text of an initialiser, and how many there are.
local function put_params(exception, i, w)
   if #exception.params == 0 then return "NULL", "0" end
   put_codes(exception, i, w)
   local rows = {}
   for k, param in ipairs(exception.params) do
      local codes = param.code_list
      rows[k] = codes and ("{%s, exception_%d_codes_%d, %d}"):format(c.string(param.name), i, k,
         #codes) or ("{%s, NULL, 0}"):format(c.string(param.name))
   end
   w:open("static const struct isadora_exception_param exception_%d_params[] = {", i)
   for _, row in ipairs(rows) do w:line("%s,", row) end
   w:close("};")
   return ("exception_%d_params"):format(i), tostring(#exception.params)
end

--- The tables; nothing where there are no exceptions.
function M.put(model, w)
   if #(model.exceptions or {}) == 0 then return end
   local rows = {}
   for i, exception in ipairs(model.exceptions) do
      local registers = written(exception)
      if #registers > 0 then
         w:list(("static const struct isadora_stored exception_%d_writes[] = {"):format(i),
            registers, "};")
      end
      rows[i] = { c.string(params_text(exception)), c.string(effects_text(exception)),
         c.string(exception.prose or ""), #registers > 0 and ("exception_%d_writes"):format(i)
            or "NULL", tostring(#registers), put_params(exception, i, w) }
   end
   w:open("static const struct isadora_exception exception_info[] = {")
   for _, row in ipairs(rows) do w:list("{", row, "},") end
   w:close("};\n")
end

return M
