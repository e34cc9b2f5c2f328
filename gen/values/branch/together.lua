-- Code where the words of a bundle execute together (`together`): each stores at the end of the
-- bundle, so nothing may happen before it or after it.
local bundle = require("gen.resolve.bundle")
local Walker = require("gen.values.walker")

-- What takes effect before the end of the bundle, or after it.
local REFUSED = { later = "after", wait = "wait until", atomic = "atomic" }

--- Refuses a statement that code cannot have there.
function Walker:check_together(statement)
   local word = REFUSED[statement.tag]
   local units = word and bundle.of(self.model)
   if not units or not units.together then return end
   if word == "after" and statement.engine then word = "occupy" end
   self:fail("E04", statement.at, ("`%s` beside `together` is not built yet"):format(word),
      { also = { at = units.together.at, text = "all words of a bundle store at its end" } })
end
