-- For `gen --emitter`: what tests want of a description that was read anyway, since reading a large
-- one takes most of a minute: what `isadora export json` prints, and which samples of
-- tests/text/ISA.tsv the Lua passes read as another text.
local root = debug.getinfo(1, "S").source:match("^@(.*)/tests/lib/[^/]*$")
package.path = package.path .. ";" .. root .. "/?.lua" -- after the folder where gen/ is tested
local lfs = require("lfs")
local export = require("gen.commands.export")
local samples = require("tests.lib.samples")

return {
   name = "once",
   emit = function(model)
      local name = model.isa.name
      local list = ("%s/tests/text/%s.tsv"):format(root, name)
      local wrong = lfs.attributes(list) and samples.compare(model, list) or { list .. " is missing" }
      return { { path = name .. ".json", text = export.json(model) },
         { path = name .. ".wrong", text = table.concat(wrong, "\n") } }
   end,
}
