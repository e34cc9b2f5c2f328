-- Operations on floats, `f32.add(a, b, round near)`: arguments and results are bit patterns of a
-- format; behaviour beyond IEEE 754 is described with integer operations around them.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local float = require("gen.num.float")
local interval = require("gen.ir.interval")
local asttext = require("gen.syntax.asttext")
local Walker = require("gen.values.walker")

local handlers = Walker.handlers

local ROUND = { near = 0, down = 1, up = 2, zero = 3 }
local FLUSH = { none = 0, inputs = 1, results = 2, all = 3 }
local PRODUCT = { exact = true, chopped = true }

-- What an operation takes: number of floats, further arguments, options.
local OPERATIONS = {
   add = { floats = 2, options = { "round", "flush", "nan" } },
   mul = { floats = 2, options = { "round", "flush", "nan" } },
   mul_add = { floats = 3, options = { "round", "flush", "product", "nan" } },
   min = { floats = 2, options = { "flush", "nan" } },
   max = { floats = 2, options = { "flush", "nan" } },
   rint = { floats = 1, options = { "round", "flush", "nan" } },
   compare = { floats = 2, options = { "flush" } },
   is_nan = { floats = 1, options = {} },
   from_int = { floats = 0, others = 1, options = { "round" } },
   to_int = { floats = 1, others = 2, options = { "round", "flush", "nan" } },
   from_f16 = { floats = 1, from = "f16", options = { "round", "flush", "nan" } },
   from_f32 = { floats = 1, from = "f32", options = { "round", "flush", "nan" } },
   from_f64 = { floats = 1, from = "f64", options = { "round", "flush", "nan" } },
}
local NAMES = "add, mul, mul_add, min, max, rint, compare, is_nan, from_int, to_int, from_f16, "
   .. "from_f32, from_f64"

local function name_of(ast) return ast.format .. "." .. ast.op end

local function operation_of(self, ast)
   if not float.formats[ast.format] then
      self:fail("E04", ast.at, ("floats of the format `%s` are not built yet"):format(ast.format),
         { hint = "f16, f32 and f64 are" })
   end
   local operation = OPERATIONS[ast.op]
   if not operation then
      self:fail("E10", ast.op_at or ast.at, ("there is no `%s`"):format(name_of(ast)),
         { hint = NAMES })
   end
   local count = operation.floats + (operation.others or 0)
   if #ast.args ~= count then
      self:fail("E05", ast.at,
         ("arguments of `%s`: %d expected, %d given"):format(name_of(ast), count, #ast.args))
   end
   return operation
end

-- An argument that is a bit pattern of a format.
local function pattern(self, ast, format, what)
   local node = self:eval(ast)
   local width = float.formats[format].width
   if num.is_negative(node.lo) or num.lt(num.mask(width), node.hi) then
      self:fail("E59", ast.at,
         ("%s `%s` is %s, not %d bits of an `%s`"):format(what, asttext.expr(ast),
            self:bounds(node), width, format), { hint = ("u%d(..)"):format(width) })
   end
   return node
end

-- Options -----------------------------------------------------------------------------------------

local function option_words(words)
   local names = {}
   for name in pairs(words) do names[#names + 1] = name end
   table.sort(names, function(a, b) return tostring(words[a]) < tostring(words[b]) end)
   return table.concat(names, ", ")
end

local function options_of(self, ast, operation)
   local known, given = {}, {}
   for _, name in ipairs(operation.options) do known[name] = true end
   for _, option in ipairs(ast.options) do
      if not known[option.option] then
         self:fail("E05", option.at, ("`%s` has no option `%s`"):format(name_of(ast),
            option.option),
            { hint = #operation.options > 0 and table.concat(operation.options, ", ") or nil })
      end
      if given[option.option] then
         self:fail("E05", option.at, ("option `%s` is given twice"):format(option.option))
      end
      given[option.option] = option
   end
   return given
end

-- A word of an option, or nil where an expression is.
local function word_of(self, ast, words)
   local tree = self:plain(ast)
   return tree.tag == "none" and words.none or tree.tag == "name" and words[tree.name] or nil
end

-- A bare word that is nothing else was meant for one of the option's.
local function check_word(self, ast, what, words)
   local name = ast.tag == "name" and ast.name
   local binds, words_known = self.root.binds or {}, self.model.sym.words
   if name and not (self.scope.names[name] or binds[name] or words_known[name]) then
      self:fail("E10", ast.at, ("`%s` is not a value of the option `%s`"):format(name, what),
         { hint = option_words(words) })
   end
end

local function checked_number(self, option, most, words)
   local ast = option.value
   check_word(self, ast, option.option, words)
   local node = self:eval(ast)
   if num.is_negative(node.lo) or num.lt(most, node.hi) then
      self:fail("E59", ast.at,
         ("`%s` is %s, not 0..%d"):format(asttext.expr(ast), self:bounds(node), most),
         { hint = "or one of " .. option_words(words) })
   end
   return node
end

-- The rounding as a node of value 0..3.
local function round_of(self, option, at)
   if not option then return self:const(ROUND.near, at) end
   local word = word_of(self, option.value, ROUND)
   if word then return self:const(word, option.at) end
   return checked_number(self, option, 3, ROUND)
end

-- What is flushed, as a node: bit 0 arguments, bit 1 results. An expression flushes both or none.
local function flush_of(self, option, at)
   if not option then return self:const(FLUSH.none, at) end
   local word = word_of(self, option.value, FLUSH)
   if word then return self:const(word, option.at) end
   local node = checked_number(self, option, 1, FLUSH)
   return self:binary("mul", node, self:const(FLUSH.all, at), at)
end

local function product_of(self, option)
   if not option then return "exact" end
   local tree = self:plain(option.value)
   if tree.tag ~= "name" or not PRODUCT[tree.name] then
      self:fail("E59", option.at, "a product is `exact` or `chopped`")
   end
   return tree.name
end

-- What stands for a result that is not a number.
local function nan_of(self, option, ast)
   if option and ast.op == "to_int" then return self:eval(option.value) end
   if option then return pattern(self, option.value, ast.format, "the NaN") end
   return self:const(ast.op == "to_int" and 0 or float.formats[ast.format].nan, ast.at)
end

-- Arguments and results ---------------------------------------------------------------------------

local function bound_of(self, ast)
   local value = self:value_of(self:eval(ast))
   if not value then self:fail("E08", ast.at, "the bounds of `to_int` must be constant") end
   return self:const(value, ast.at)
end

-- Results of `to_int` must fit in 128 bits with a sign.
local function check_range(self, ast, lo, hi)
   if num.lt(lo, num.neg(num.pow2(127))) or num.lt(num.mask(127), hi) then
      self:fail("E50", ast.at, ("`%s` is %s, more than -2^127..2^127-1"):format(
         asttext.expr(ast), interval.text(lo, hi)))
   end
   return nil, lo, hi
end

local function arguments_of(self, ast, operation)
   local nodes = {}
   for i = 1, operation.floats do
      nodes[i] = pattern(self, ast.args[i], operation.from or ast.format, "argument")
   end
   if ast.op == "from_int" then nodes[1] = self:eval(ast.args[1]) end
   if ast.op == "to_int" then
      nodes[2], nodes[3] = bound_of(self, ast.args[2]), bound_of(self, ast.args[3])
      if num.lt(nodes[3].value, nodes[2].value) then
         self:fail("E59", ast.at, ("`%s`: the lower bound exceeds the upper"):format(
            asttext.expr(ast)))
      end
   end
   return nodes
end

-- Width and interval of the result.
local function result_of(self, ast, args, nan)
   if ast.op == "is_nan" then return 1, 0, 1 end
   if ast.op == "compare" then return 4, 1, 8 end
   if ast.op == "to_int" then
      return check_range(self, ast, num.min(args[2].value, nan.lo),
         num.max(args[3].value, nan.hi))
   end
   local width = float.formats[ast.format].width
   return width, 0, num.mask(width)
end

function handlers.float(self, ast)
   local operation = operation_of(self, ast)
   local given = options_of(self, ast, operation)
   local args = arguments_of(self, ast, operation)
   local nan = nan_of(self, given.nan, ast)
   local w, lo, hi = result_of(self, ast, args, nan)
   return self:make(ir.float({
      op = ast.op, format = ast.format, args = args, at = ast.at, w = w,
      round = round_of(self, given.round, ast.at), flush = flush_of(self, given.flush, ast.at),
      product = product_of(self, given.product), nan = nan,
   }), lo, hi)
end
