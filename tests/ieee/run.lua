-- Operations on floats with flags against this computer: see README.md.
--
--   lua5.4 tests/ieee/run.lua [--count N] [--seed N] [--testfloat PROGRAM]
package.path = "./?.lua;./?/init.lua;" .. package.path
local check = require("gen.check")
local cases = require("tests.ieee.cases")
local exec = require("tests.lib.exec")
local ops = require("tests.ieee.ops")

local options = { ["--count"] = "20000", ["--seed"] = "1" }
for i = 1, #arg, 2 do
   options[arg[i]] = assert(arg[i + 1], "run.lua: " .. arg[i] .. " needs a value")
end

-- Compilers must neither compute in advance nor join operations.
local FLAGS = "-O1 -frounding-math -ffp-contract=off -Itests/ieee"
local SOURCES = { "oracle", "host", "host_native" }

local function driver()
   local paths = {}
   for i, name in ipairs(SOURCES) do paths[i] = ("$PWD/tests/ieee/%s.c"):format(name) end
   return table.concat(paths, " ") .. " -Wl,--no-as-needed -lm" -- which comes before its users
end

local function built(folder)
   local model, report = check.text("ieeeops.isa", ops.text())
   assert(model, report:to_string())
   local ok, output = exec.build(model, folder, FLAGS:gsub("%-Itests", "-I$PWD/tests"), driver())
   assert(ok, output)
end

-- What the program prints for each function of TestFloat: whether all agree.
local function against_cases(folder)
   local functions, total, differ = 0, 0, 0
   cases.each(options["--testfloat"], options["--count"], function(command, arguments)
      local pipe = io.popen(("%s | %s/driver %s"):format(command, folder, arguments))
      local output = pipe:read("a")
      pipe:close()
      local count, wrong = output:match("(%d+) cases, (%d+) differ")
      if wrong ~= "0" or count == "0" then io.write(command, "\n", output) end
      functions, total = functions + 1, total + (tonumber(count) or 0)
      differ = differ + (tonumber(wrong) or 1)
   end)
   print(("%d functions with their roundings, %d cases: %d differ"):format(functions, total, differ))
   return differ == 0
end

local function against_this_computer(folder)
   local output = exec.call(folder, options["--count"] .. " " .. options["--seed"])
   io.write(output)
   local total = 0
   for count in output:gmatch(": (%d+) operations") do total = total + tonumber(count) end
   local fine = select(2, output:gsub(": 0 differ\n", "")) == 4
   print(("4 formats, %d operations, %s"):format(total, fine and "as this computer" or "not all alike"))
   return fine
end

local folder = exec.folder()
local ok, result = pcall(function()
   built(folder)
   return (options["--testfloat"] and against_cases or against_this_computer)(folder)
end)
exec.remove(folder)
if not ok then error(result, 0) end
os.exit(result)
