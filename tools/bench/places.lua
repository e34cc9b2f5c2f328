-- Where a description can be changed: examples, lines of semantics, rows of `ops`, operands. Found
-- by the text alone, as tools/bench/generate makes changes that `check` may refuse.
local M = {}

M.kinds = { "example", "semantics", "row", "operand", "shared" }

-- Text outside of strings and comments ------------------------------------------------------------

--- `line` with the pieces that are no string and no comment replaced by `change(piece)`.
function M.outside(line, change)
   if line:match("^%s*#") or line:match("^%s*%-%-") then return line end
   local code, comment = line, ""
   local at = line:find("%s%-%-%s") or line:find("%s%-%-$")
   if at and select(2, line:sub(1, at):gsub('"', "")) % 2 == 0 then
      code, comment = line:sub(1, at - 1), line:sub(at)
   end
   local pieces, quoted = {}, false
   for piece, quote in (code .. "\n"):gmatch('([^"\n]*)(["\n])') do
      pieces[#pieces + 1] = quoted and piece or change(piece)
      if quote == '"' then pieces[#pieces + 1], quoted = '"', not quoted end
   end
   return table.concat(pieces) .. comment
end

--- `line` with the bare name `old` spelled `new`; `%old`, `$old` and `x.old` are other names.
function M.rename(line, old, new)
   return M.outside(line, function(piece)
      return (piece:gsub("%f[%w_%%$.]" .. old .. "%f[^%w_]", new))
   end)
end

local function has_name(line, name)
   return M.rename(line, name, "") ~= line
end

-- Where things are --------------------------------------------------------------------------------

local function indent(line) return #line:match("^ *") end

--- Last line of the block that begins at line `first`.
local function block_end(lines, first)
   local last = first
   for n = first + 1, #lines do
      local line = lines[n]
      if line:match("%S") then
         if indent(line) <= indent(lines[first]) then break end
         last = n
      end
   end
   return last
end

local function add(sites, kind, site) table.insert(sites[kind], site) end

-- Lines of code below `do`, `func` and `proc`, and after them.
local function find_semantics(sites, path, lines)
   local n = 1
   while n <= #lines do
      local line = lines[n]
      local word = line:match("^%s*(%l+)%f[%W]")
      if word == "do" or word == "func" or word == "proc" then
         local last = block_end(lines, n)
         for code = n, last do add(sites, "semantics", { path = path, line = code }) end
         n = last
      end
      n = n + 1
   end
end

-- Rows of `ops`, each with its heading and the forms of its page.
local function find_rows(sites, path, lines, first, last)
   local forms = {}
   for n = first, last do
      if lines[n]:match("^%s*form%f[%W]") then forms[#forms + 1] = lines[n] end
   end
   for n = first, last do
      if lines[n]:match("^%s*ops%s+%%") then
         for row = n + 1, last do
            if indent(lines[row]) <= indent(lines[n]) then break end
            add(sites, "row", { path = path, line = row, heading = lines[n], forms = forms })
         end
      end
   end
end

-- Operands that a form names itself: `b=WORD2`.
local function find_slots(sites, path, lines, first, last)
   local seen = {}
   for n = first, last do
      local template = lines[n]:match("^%s*form[%w_.]*%s(.*)%s:%s")
      for name in (template or ""):gsub('"[^"]*"', ""):gmatch("%f[%w_%%]([%l][%w_]*)=") do
         if not seen[name] then
            add(sites, "operand", { path = path, first = first, last = last, name = name })
         end
         seen[name] = true
      end
   end
end

-- `operand NAME` blocks: of one page, or shared.
local function find_operands(sites, originals, pages)
   for _, path in ipairs(originals.order) do
      for _, line in ipairs(originals[path]) do
         local name = line:match("^operand%s+([%w_]+)%f[^%w_(]")
         if name then
            local users = 0
            for _, page in ipairs(pages) do
               for n = page.first, page.last do
                  if has_name(originals[page.path][n], name) then
                     users = users + 1
                     break
                  end
               end
            end
            add(sites, users == 1 and "operand" or "shared", { name = name })
         end
      end
   end
end

--- Places of a description where each kind of change can be made. `originals`: lines of each file
-- by path, and the paths in `order`.
function M.find(originals)
   local sites, pages = {}, {}
   for _, kind in ipairs(M.kinds) do sites[kind] = {} end
   for _, path in ipairs(originals.order) do
      local lines = originals[path]
      find_semantics(sites, path, lines)
      for n, line in ipairs(lines) do
         if line:match('^%s*example%s+"') then add(sites, "example", { path = path, line = n }) end
         if line:match("^insn%f[%W]") then
            local last = block_end(lines, n)
            pages[#pages + 1] = { path = path, first = n, last = last }
            find_rows(sites, path, lines, n, last)
            find_slots(sites, path, lines, n, last)
         end
      end
   end
   find_operands(sites, originals, pages)
   return sites
end

return M
