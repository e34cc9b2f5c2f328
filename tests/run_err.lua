-- Runs the checker over whole descriptions.
--
-- tests/err/**.isa begin with `# expect: LINE:COL CODE fragment` lines; the checker must refuse
-- them with exactly these diagnostics: that place, that code, the fragment in the message or its
-- hint, and nothing else. tests/ok/**.isa must pass without an error; they may begin with `#
-- expect:` lines for warnings. A description of several files is a folder whose name ends in
-- `.isa`; its `# expect:` lines are in a file `expect` there.
package.path = "./?.lua;" .. package.path

local lfs = require("lfs")
local check = require("gen.check")

local function read(path)
   local file = assert(io.open(path, "rb"))
   local text = file:read("a")
   file:close()
   return text
end

-- Descriptions below a folder, sorted.
local function find(folder, found)
   if lfs.attributes(folder, "mode") ~= "directory" then return found end
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   for _, name in ipairs(names) do
      local path = folder .. "/" .. name
      if name:match("%.isa$") then
         found[#found + 1] = path
      elseif lfs.attributes(path, "mode") == "directory" then
         find(path, found)
      end
   end
   return found
end

-- `# expect:` lines of a description: {line, col, code, fragment}.
local function expectations(path)
   if lfs.attributes(path, "mode") == "directory" then path = path .. "/expect" end
   local list = {}
   for rest in read(path):gmatch("# expect:%s*([^\n]*)") do
      local line, col, code, fragment = rest:match("^(%d+):(%d+)%s+([EW]%d+)%s*(.-)%s*$")
      if not line then error(("%s: cannot read `# expect: %s`"):format(path, rest)) end
      list[#list + 1] = { line = tonumber(line), col = tonumber(col), code = code,
         fragment = fragment }
   end
   return list
end

local function matches(want, have)
   local text = have.message .. "\n" .. (have.hint or "")
   return have.line == want.line and have.col == want.col and have.code == want.code
      and text:find(want.fragment, 1, true) ~= nil
end

-- Takes each expectation out of the diagnostics: what is left over on either side.
local function compare(wanted, had)
   local missing, left = {}, table.move(had, 1, #had, 1, {})
   for _, want in ipairs(wanted) do
      local place
      for i, have in ipairs(left) do
         if not place and matches(want, have) then place = i end
      end
      if place then table.remove(left, place) else missing[#missing + 1] = want end
   end
   return missing, left
end

-- Warnings count only where some are expected.
local function diagnostics(report, with_warnings)
   local list = {}
   for _, item in ipairs(report:list()) do
      if item.severity == "error" or with_warnings then list[#list + 1] = item end
   end
   return list
end

local function wants_warnings(wanted)
   for _, want in ipairs(wanted) do
      if want.code:sub(1, 1) == "W" then return true end
   end
   return false
end

local function print_failure(path, missing, left)
   print("FAIL " .. path)
   for _, want in ipairs(missing) do
      print(("   expected %d:%d %s %s"):format(want.line, want.col, want.code, want.fragment))
   end
   for _, have in ipairs(left) do
      print(("   got      %s:%s %s %s"):format(have.line or "-", have.col or "-", have.code,
         have.message))
   end
end

-- One description: true when it behaves as it says. A crash is a failure with its traceback.
local function run(path, must_fail)
   local done, problem = xpcall(function()
      local wanted = expectations(path)
      assert(not must_fail or #wanted > 0, "no `# expect:` line")
      local model, report = check.load({ path })
      local missing, left = compare(wanted, diagnostics(report, wants_warnings(wanted)))
      if #missing + #left > 0 or (model ~= nil) == must_fail then
         print_failure(path, missing, left)
         if (model ~= nil) == must_fail then
            print(must_fail and "   no error was reported" or "   no model came out")
         end
         return false
      end
      return true
   end, debug.traceback)
   if not done then print("FAIL " .. path .. "\n   " .. tostring(problem)) end
   return done and problem
end

local function run_all(paths, must_fail)
   local passed = 0
   for _, path in ipairs(paths) do
      if run(path, must_fail) then passed = passed + 1 end
   end
   return passed, #paths - passed
end

local refused, not_refused = run_all(find("tests/err", {}), true)
local accepted, not_accepted = run_all(find("tests/ok", {}), false)
local failed = not_refused + not_accepted
print(("descriptions: %d refused as expected, %d accepted, %d failed"):format(refused, accepted,
   failed))
os.exit(failed == 0)
