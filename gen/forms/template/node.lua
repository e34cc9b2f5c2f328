-- The result of expanding templates: items of a form or alternative, in the order of the text, and
-- binds, the meaning of bare names in the code.
local node = require("gen.base.node")

-- `own`: of the instruction, after the `*` of its format; `role` is that of a choice or register.
local items = node.family("item", "at? own? role?", {
   text = "s also?", sep = "s", -- literal; `also`: other texts that are read
   number = "value text?",
   -- `column`: of its table, which is printed instead of the text of the code. On the left of an
   -- alias `instead_of` is the field of the same bits whose slot it takes.
   field = "field slot? column? instead_of?",
   -- field * mul + add is printed; `beside`: plus the value of a field that was printed before,
   -- `{field, slot, minus = it is subtracted}`
   affine = "field mul add signed? slot? beside?",
   choice = "choice",
   -- A register whose number is a field (`take` bits of it from `shift` on, plus `add`) or fixed.
   reg = "file field? slot? number? shift? add? take? view?",
})

local binds = node.family("bind", "at? role?", {
   field = "field", choice = "choice", reg = "item",
   -- as written, with the statics of its form; `busy` while it is typed
   expr = "expr statics busy?",
})

return { item = items, bind = binds }
