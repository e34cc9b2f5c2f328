-- The IR: what code means, typed. `values.infer` makes it, and these constructors are the only way
-- to a node of it: `ir.add({ a = .., b = .. })`.
--
-- Nodes may be shared by several parents and forms: never change one. Expressions have `lo` and
-- `hi` (nums, the interval of all values), and `w`, the declared width in bits (its type, slice or
-- cast; nil without one). What a function made has `call` (value) or `calls` (statements, the
-- innermost first): functions are inlined, and emitters can make functions of them again.
local node = require("gen.base.node")

-- `nonzero`: 0 is not among its values, though between lo and hi; `no_value`: the place of a line
-- of an operand that has none.
--
-- Of an access that may raise an exception: `is_guarded`, it is executed only where it cannot stop
-- the instruction; `guards`, the statements before that raise; of these `of_read`: not before a
-- store to the same place.
local COMMON = "~at? ~lo? ~hi? ~w? ~nonzero? ~no_value? ~is_undefined? ~call? ~calls?"
   .. " ~is_guarded? ~guards? ~of_read?"

local declared = {
   -- Expressions. They read the state before the instruction.
   const = "value",
   field = "field", -- value of a number field: sign, scale and `not` applied
   raw = "field", -- its code number
   ["local"] = "id ~name version? ~origin?",
   word = "", next = "", here = "", pc = "file?",
   reg = "file +index?",
   slice = "+base +from width", -- of the infinite two's complement of its base
   gather = "+base *parts", -- parts = {lo, width}, lowest first
   space = "space width +index signed?",
   -- value of an operand choice, evaluated at its `use`
   choice = "choice file? ~frozen? ~absent_at? ~write_only?",
   -- `shr` floors and takes any count of 0 or more
   add = "+a +b", sub = "+a +b", mul = "+a +b", band = "+a +b", bor = "+a +b", bxor = "+a +b",
   shl = "+a +b", shr = "+a +b", quo = "+a +b", rem = "+a +b", div = "+a +b", mod = "+a +b",
   eq = "+a +b", ne = "+a +b", lt = "+a +b", le = "+a +b", gt = "+a +b", ge = "+a +b",
   neg = "+a", bnot = "+a", logical_not = "+a", abs = "+a", popcount = "+a",
   clz = "+a width", ctz = "+a width", trunc = "+a width", sext = "+a width",
   -- These four evaluate only what decides, and hold no code that needs statements. A test is true
   -- when it is not 0.
   logical_and = "+a +b", logical_or = "+a +b", cond = "+test +yes +no", pick = "+k *args",
   min = "*args", max = "*args", clamp = "+a +lo_arg +hi_arg", lut3 = "+l +a +b +c",
   cat = "*parts ~is_group? ~is_target?", -- parts = {a or target, width}, lowest first
   column = "table column +k *args", -- args by code
   undefined = "width",
   top = "stack member", depth = "stack",
   lane = "", launch = "name is_lane? option?",
   config = "mask ~text", -- is the configuration one of these bits?
   -- These are always the whole value of a `let`; what `lane_of` reads of others is a `local`.
   ballot = "+a", any = "+a", all = "+a", lane_of = "+a +k +other ~source?",
   -- in a copy of it `source` is the original
   -- round (0 near 1 down 2 up 3 zero 4 away), flush (bit 0 inputs, bit 1 results), nan: constants
   -- by default; product is exact or chopped; tiny is before or nil; `to_int` has its bounds as
   -- args; with `flags` the value has five bits of exceptions below it
   float = "format op *args +round +flush +nan +signalling? product? tiny? flags?",
   code = "code", -- C already, made by an emitter

   -- Targets are reg, slice, gather, space, choice (each line's own target), cat, and:
   none = "~is_target?", -- what is stored vanishes

   -- Statements. Stores take effect together at the end, later ones win.
   use = "choice", -- evaluates the choice now, before anything reads it
   ["then"] = "choice", -- the `after` of the line taken and of the lines inside it
   let = "id ~name +value",
   store = "+value >target delay? engine?", -- delay nil: 1, the next instruction sees it
   ["if"] = "+test #yes #no",
   ["for"] = "id ~name first last #body", -- first, last: Lua integers
   atomic = "#body", -- its stores are seen at once
   trap = "why", halt = "",
   -- the body is all that the instruction does; `values` are those of the parameters
   raise = "exception *values #body",
   -- registers that matter to what is not executed; `before` are statements that they need;
   -- `outside`: the description leaves it out as a whole
   unknown = "why? before? reads? writes? outside?",
   push = "stack *values", drop = "stack", -- values by member; both act at once
   drop_while = "stack #body +test", -- evaluated for each entry that is the top
   occupy = "engine n", -- the engine begins, before its stores
   -- where a thread goes: kind `jump call return end open meet`, target, number of the region
   path = "kind +to? +key?",
   wait = "+test", -- nothing happens until it holds
   mark = "opens goes_on?", -- where the code of a page begins and ends, while it is typed
   -- of `lanes.split`: what all lanes make together; `others`: further `lane_of` of the same, at
   -- one place; the last three: where emitters keep it
   collect = "op id name node others place body array? here? type?",
   -- of a value that lanes make together: the part of one lane; `is_mask`: only whether it is 0
   contribute = "+value ~is_mask?",
}

local make, specs = node.family("IR node", COMMON, declared)

--- A constant as a node.
local function constant(value, at, w)
   return make.const({ value = value, lo = value, hi = value, at = at, w = w })
end

return { make = make, specs = specs, constant = constant }
