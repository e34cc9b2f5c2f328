-- Long lines of C, broken after commas.
local M = {}

local MOST = 100

--- Writes one line as several of at most 100 columns, each but the last followed by `more`.
function M.put(w, line, more)
   local indent = line:match("^ *")
   while #line > MOST do
      local at
      for i = MOST - #more, #indent + 1, -1 do
         if line:sub(i, i + 1) == ", " then
            at = i
            break
         end
      end
      if not at then break end
      w:line("%s%s", line:sub(1, at), more)
      line = indent .. "    " .. line:sub(at + 2)
   end
   w:line("%s", line)
end

return M
