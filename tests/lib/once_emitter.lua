-- For `gen --emitter`: writes what `isadora export json` prints beside the rest, so that a description is read once for
-- both.
local export = require("gen.commands.export")

return {
   name = "json",
   emit = function(model) return { { path = model.isa.name .. ".json", text = export.json(model) } } end,
}
