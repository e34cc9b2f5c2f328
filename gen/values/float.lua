-- Operations on floats, `f32.add(a, b, round near)`: arguments and results are bit patterns of a
-- format; behaviour beyond IEEE 754 is described with integer operations around them.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local float = require("gen.num.float")
local interval = require("gen.ir.interval")
local tree = require("gen.ir.tree")
local asttext = require("gen.syntax.asttext")
local types = require("gen.values.notes.types")
local unread = require("gen.values.notes.unread")
local Walker = require("gen.values.walker")

local handlers = Walker.handlers

local ROUND = { near = 0, down = 1, up = 2, zero = 3, away = 4 }
local FLUSH = { none = 0, inputs = 1, results = 2, all = 3 }
local WORDS = {
   product = { exact = true, chopped = true, message = "a product is `exact` or `chopped`" },
   tiny = { after = true, before = true,
      message = "`tiny` is `after` or `before`: what is tiny is found after or before rounding" },
}

-- What an operation takes: number of floats, further arguments, options.
local ROUNDED = { "round", "flush", "tiny", "nan", "flags" }
local NEVER_TINY = { "round", "flush", "nan", "flags" }
local OPERATIONS = {
   add = { floats = 2, options = ROUNDED },
   mul = { floats = 2, options = ROUNDED },
   mul_add = { floats = 3, options = { "round", "flush", "tiny", "product", "nan", "flags" } },
   div = { floats = 2, options = ROUNDED },
   sqrt = { floats = 1, options = NEVER_TINY },
   min = { floats = 2, options = { "flush", "nan", "flags" } },
   max = { floats = 2, options = { "flush", "nan", "flags" } },
   rint = { floats = 1, options = NEVER_TINY },
   compare = { floats = 2, options = { "flush", "signalling", "flags" } },
   is_nan = { floats = 1, options = {} },
   from_int = { floats = 0, others = 1, options = { "round", "flags" } },
   to_int = { floats = 1, others = 2, options = NEVER_TINY },
   from_f16 = { floats = 1, from = "f16", options = ROUNDED },
   from_bf16 = { floats = 1, from = "bf16", options = ROUNDED },
   from_f32 = { floats = 1, from = "f32", options = ROUNDED },
   from_f64 = { floats = 1, from = "f64", options = ROUNDED },
}
local NAMES = "add, mul, mul_add, div, sqrt, min, max, rint, compare, is_nan, from_int, to_int, "
   .. "from_f16, from_bf16, from_f32, from_f64"

local function name_of(ast) return ast.format .. "." .. ast.op end

local function operation_of(self, ast)
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
         ("%s `%s` is %s, not %d bits of %s `%s`"):format(what, asttext.expr(ast),
            self:bounds(node), width, format == "bf16" and "a" or "an", format),
         { hint = ("u%d(..)"):format(width) })
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
   local word = self:plain(ast)
   return word.tag == "none" and words.none or word.tag == "name" and words[word.name] or nil
end

-- A bare word that is nothing else was meant for one of the option's.
local function check_word(self, ast, what, words)
   if not words then return end
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
         { hint = words and "or one of " .. option_words(words) or nil })
   end
   return node
end

-- The rounding as a node of value 0..4.
local function round_of(self, option, at)
   if not option then return self:const(ROUND.near, at) end
   local word = word_of(self, option.value, ROUND)
   if word then return self:const(word, option.at) end
   return checked_number(self, option, ROUND.away, ROUND)
end

-- What is flushed, as a node: bit 0 arguments, bit 1 results. An expression flushes both or none.
local function flush_of(self, option, at)
   if not option then return self:const(FLUSH.none, at) end
   local word = word_of(self, option.value, FLUSH)
   if word then return self:const(word, option.at) end
   local node = checked_number(self, option, 1, FLUSH)
   return self:binary("mul", node, self:const(FLUSH.all, at), at)
end

-- The word of an option that is no expression.
local function word_among(self, option, default)
   if not option then return default end
   local value, words = self:plain(option.value), WORDS[option.option]
   if value.tag ~= "name" or words[value.name] ~= true then
      self:fail("E59", option.at, words.message)
   end
   return value.name
end

-- Whether tiny results are found before rounding; nil where it makes no difference.
local function tiny_of(self, given, flush)
   local word = word_among(self, given.tiny, "after")
   local matters = given.flags or num.le(FLUSH.results, flush.hi)
   return word == "before" and matters and word or nil
end

local function signalling_of(self, option)
   if not option then return nil end
   return checked_number(self, option, 1)
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

-- Flags -------------------------------------------------------------------------------------------

local function flags_option(ast)
   if ast.tag ~= "float" then return nil end
   for _, option in ipairs(ast.options) do
      if option.option == "flags" then return option end
   end
end

--- Notes that an assignment is executed: only the operation that is its value may have flags.
function Walker:note_assignment(target, value)
   value = self:plain(value)
   local option = flags_option(value)
   self.flagged = option and value
   if option and target.tag == "name" and target.name == option.name then
      self:fail("E57", option.at, ("`%s` is both the result and its flags"):format(option.name),
         { hint = "another local for one of them" })
   end
end

-- Locals are assigned by statements: expressions have no order, and not all of one is evaluated.
local function check_flags(self, ast, option)
   if not option then return end
   if self.flagged ~= ast then
      self:fail("E57", option.at,
         "`flags` belongs to an operation that is the whole value of an assignment",
         { hint = ("an assignment of its own: `x = %s`"):format(asttext.expr(ast)) })
   end
   self.flagged = nil
   self:check_local_name(option.name, option.name_at)
   if not self:is_local(option.name) then
      self:fail("E12", option.name_at, ("`%s` is no local here"):format(option.name),
         { hint = "choose another name" })
   end
end

local FLAGS = 1 << float.FLAG_BITS

-- The node has the value and below it the flags: a local for both, one for the flags.
local function with_flags(self, ast, fields, option, lo, hi)
   local w = fields.w
   fields.flags, fields.w = true, w and w + float.FLAG_BITS
   local both = self:make(ir.float(fields), num.mul(lo, FLAGS), num.add(num.mul(hi, FLAGS),
      FLAGS - 1), function() return asttext.expr(ast) end)
   both = self:let_temp("flagged", both, fields.at)
   local flags = self:binary("band", both, self:const(FLAGS - 1, option.at), option.at)
   flags = tree.copy(flags, { w = float.FLAG_BITS })
   unread.note_assigned(self, option.name, option.name_at)
   types.note(self, "local", option.name, flags, option.name_at)
   self:set_local(option.name, flags, option.name_at)
   local value = self:binary("shr", both, self:const(float.FLAG_BITS, fields.at), fields.at)
   return tree.copy(value, { w = w })
end

function handlers.float(self, ast)
   local operation = operation_of(self, ast)
   local given = options_of(self, ast, operation)
   check_flags(self, ast, given.flags)
   local args = arguments_of(self, ast, operation)
   local nan = nan_of(self, given.nan, ast)
   local w, lo, hi = result_of(self, ast, args, nan)
   local flush = flush_of(self, given.flush, ast.at)
   local fields = {
      op = ast.op, format = ast.format, args = args, at = ast.at, w = w,
      round = round_of(self, given.round, ast.at), flush = flush,
      product = word_among(self, given.product, "exact"), nan = nan,
      tiny = tiny_of(self, given, flush), signalling = signalling_of(self, given.signalling),
   }
   if given.flags then return with_flags(self, ast, fields, given.flags, lo, hi) end
   return self:make(ir.float(fields), lo, hi)
end
