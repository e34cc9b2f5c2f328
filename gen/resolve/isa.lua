-- The line `isa NAME "Title"`: what an instruction set is called in files, libraries and C symbols.
local M = {}

-- Each instruction set has a header <isadora/NAME.h>, a library isadora-NAME and symbols NAME_*, so
-- it cannot be called like a header or library of Isadora itself. tests/gen/isa_name_test.lua
-- compares this list with the public headers.
local TAKEN = { "analysis", "asm", "base", "bundle", "fatbin", "isadora", "load", "machine",
   "nvidia", "rt", "runtime", "simt", "target", "target_forms", "target_registers" }

-- `rv64-c` → `rv64_c`, what its C symbols begin with; a C name cannot begin with a digit.
local function c_prefix(name)
   return (name:gsub("[^A-Za-z0-9]", "_"):gsub("^%f[%d]", "isa_"))
end

--- node of the line `isa` → symbol {name, title, prefix, prose, at, prov}.
-- A name that the libraries use is reported.
function M.resolve(node, report)
   local prefix = c_prefix(node.name)
   for _, name in ipairs(TAKEN) do
      if prefix:lower() == name then
         report:error("E12", node.at,
            ("`%s` is the name of a header or library of Isadora"):format(node.name),
            { hint = "another name; files, libraries and C symbols are called by it" })
      end
   end
   return { name = node.name, title = node.title, prefix = prefix, prose = node.prose,
      at = node.at, prov = node.prov }
end

return M
