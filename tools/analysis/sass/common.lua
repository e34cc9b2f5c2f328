-- What the comparisons of this folder share: the command line, running the program, and reports of
-- differences: the first one of each mnemonic, all of them with -v, and their number.
local argparse = require("argparse")
local lfs = require("lfs")

local M = {}

--- The command line of one of them: `{isa, variant, program, verbose, files}`; `more(parser)` adds
--- to it.
function M.options(name, about, what, count, more)
   local parser = argparse(name, about)
   parser:option("-m --isa", "instruction set"):count(1)
   parser:option("-V --variant", "its variant"):count(1)
   parser:option("-p --program", "the program isadora", lfs.currentdir() .. "/build/isadora")
   parser:flag("-v --verbose", "show every difference, not only the first of each mnemonic")
   parser:argument("files", what):args(count)
   if more then more(parser) end
   local options = parser:parse()
   if type(options.files) == "string" then options.files = { options.files } end
   return options
end

--- The start of a command line: `command(options, "dis")`.
function M.command(options, name)
   return ("%s %s -m %s -V %s"):format(options.program, name, options.isa, options.variant)
end

--- All lines that a command prints.
function M.lines_of(command)
   local pipe, list = assert(io.popen(command)), {}
   for line in pipe:lines() do list[#list + 1] = line end
   pipe:close()
   return list
end

--- The lines of a table, packed or not.
function M.table_lines(path)
   return M.lines_of((path:match("%.gz$") and "zcat " or "cat ") .. path)
end

--- The cells of a line of a table.
function M.cells_of(line)
   local list = {}
   for cell in (line .. "\t"):gmatch("([^\t]*)\t") do list[#list + 1] = cell end
   return list
end

--- Words of hex digits as `dis -w` reads them: parts of 32 bits, the lowest first.
function M.parts_of(word)
   local list = {}
   for at = #word - 7, 1, -8 do list[#list + 1] = word:sub(at, at + 7) end
   return table.concat(list, " ")
end

function M.write(path, text)
   local file = assert(io.open(path, "w"))
   file:write(text)
   file:close()
end

--- The mnemonic of an instruction, after its guard.
function M.mnemonic(text)
   return text:gsub("^{", ""):gsub("^%s*@!?%w+ ", ""):match("[%w_]+") or "?"
end

--- Reports differences: `report(text, format, ..)` for the instruction `text`, and
--- `report.summary()`, a line for each mnemonic, most differences first.
function M.reporter(options)
   local count, names = {}, {}
   local reporter = setmetatable({}, { __call = function(_, text, format, ...)
      local name = M.mnemonic(text)
      if not count[name] then names[#names + 1], count[name] = name, 0 end
      count[name] = count[name] + 1
      if count[name] == 1 or options.verbose then print(format:format(...)) end
   end })
   function reporter.summary()
      table.sort(names, function(a, b)
         return count[a] > count[b] or count[a] == count[b] and a < b
      end)
      for _, name in ipairs(names) do print(("%6d differ: %s"):format(count[name], name)) end
   end
   return reporter
end

return M
