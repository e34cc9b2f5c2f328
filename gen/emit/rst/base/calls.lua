-- Functions that a piece of code names. In HTML they become links (tools/sphinx/syntaxline.py).
local private = require("gen.base.private")
local rst = require("gen.emit.rst.base.rst")

local M = {}

-- Names of functions by themselves; a cell of `ops` may be one, and code calls them.
local function note(ctx, text, at, found, is_cell)
   text = text:gsub("%-%-.*$", ""):gsub('"[^"]*"', "")
   for word, follower in text:gmatch("%f[%w_$%%]([%a_][%w_]*)%s*(.?)") do
      local name = private.name_at(at, word)
      if ctx.func_of_name[name]
         and (follower == "(" or is_cell and text:match("^%s*" .. word .. "%s*$")) then
         found[name] = true
      end
   end
end

--- A line with the functions that lines of source and cells name; nil when there are none.
--- `own`: the node whose code it is.
function M.named_in(ctx, own, lines, cells)
   local found, links = {}, {}
   for _, line in ipairs(lines) do note(ctx, line, own.at, found, false) end
   for _, text in ipairs(cells or {}) do note(ctx, text, own.at, found, true) end
   for _, func in ipairs(ctx.model.funcs or {}) do
      if found[func.name] and func ~= own then links[#links + 1] = rst.code(func.name) end
   end
   if #links == 0 then return nil end
   return "Functions: " .. table.concat(links, ", ") .. "."
end

return M
