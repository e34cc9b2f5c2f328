-- Operations on floats as calls of the runtime (runtime/machine/floating.h): those of f32, and some
-- of f64, have functions of their own, which are quick where the rounding is to nearest. With flags
-- all of both have; these return a struct of two parts, the result and its flags.
local num = require("gen.num")
local FLAG_BITS = require("gen.num.float").FLAG_BITS
local ctype = require("gen.emit.c.ctype")

local M = {}

local OWN = {
   f16 = {}, bf16 = {},
   f32 = { add = true, mul = true, mul_add = true, div = true, min = true, max = true,
      compare = true, is_nan = true, from_f32 = true },
   f64 = { add = true, mul = true, div = true, is_nan = true },
}

local ROUNDED = { add = true, mul = true, mul_add = true, div = true, sqrt = true, rint = true,
   min = true, max = true, compare = true }
local OWN_WITH_FLAGS = {
   f16 = {}, bf16 = {},
   f32 = setmetatable({ from_f64 = true }, { __index = ROUNDED }),
   f64 = setmetatable({ from_f32 = true }, { __index = ROUNDED }),
}
local TYPE = { f16 = "u32", bf16 = "u32", f32 = "u32", f64 = "u64" }
local ROUND = { [0] = "RT_NEAR", "RT_DOWN", "RT_UP", "RT_ZERO", "RT_AWAY" }
local AWAY = 4
local FLUSH = { [0] = "RT_KEEP", "RT_FLUSH_INPUTS", "RT_FLUSH_RESULTS", "RT_FLUSH_ALL" }
local PRODUCT = { exact = "RT_EXACT", chopped = "RT_CHOPPED" }

local function named(fn, expr, node, names)
   if num.eq(node.lo, node.hi) then return ctype.atom(names[node.lo], "u32") end
   return ctype.as(expr.value(fn, node), "u32")
end

-- The options after the arguments of each operation.
local ALL = { "round", "flush", "nan" }
local OPTIONS = {
   add = ALL, mul = ALL, mul_add = { "product", "round", "flush", "nan" }, div = ALL, sqrt = ALL,
   rint = ALL, min = { "flush", "nan" }, max = { "flush", "nan" }, compare = { "flush" },
   is_nan = {}, from_f16 = ALL, from_bf16 = ALL, from_f32 = ALL, from_f64 = ALL,
   from_int = { "round" }, to_int = ALL,
}
local OPTIONS_WITH_FLAGS = setmetatable({ compare = { "flush", "signalling" } },
   { __index = OPTIONS })

local function flush_of(fn, expr, e)
   local flush = named(fn, expr, e.flush, FLUSH)
   if not e.tiny then return flush end
   local before = ctype.atom("RT_TINY_BEFORE", "u32")
   return flush.text == FLUSH[0] and before or ctype.binary("|", ctype.OR, flush, before, "u32")
end

local function signalling_of(fn, expr, e)
   return e.signalling and ctype.as(expr.value(fn, e.signalling), "u32")
      or ctype.literal(0, "u32")
end

local function option(fn, expr, e, name, type)
   if name == "round" then return named(fn, expr, e.round, ROUND) end
   if name == "flush" then return flush_of(fn, expr, e) end
   if name == "signalling" then return signalling_of(fn, expr, e) end
   if name == "product" then return ctype.atom(PRODUCT[e.product], "i32") end
   if e.nan.tag == "const" then
      return ctype.literal(e.nan.value, type, not num.is_negative(e.nan.value))
   end
   return ctype.as(expr.value(fn, e.nan), type)
end

local function format_name(name) return ctype.atom("RT_" .. name:upper(), "i32") end

-- Integers of 32 bits have functions of their own; with flags, those of up to 64 bits.
local function small(type) return (type == "i32" or type == "u32") and type end

local function type_of(argument) return ctype.of(argument.lo, argument.hi) end

-- Whether the operation is a function that returns two parts.
local function has_parts(e)
   if e.tag ~= "float" or not e.flags or not OWN_WITH_FLAGS[e.format].add then return false end
   if e.op == "from_int" then return ctype.bits(type_of(e.args[1])) <= 64 end
   return e.op ~= "compare" and OWN_WITH_FLAGS[e.format][e.op] or false
end

local function from_int(fn, expr, e)
   local argument = e.args[1]
   local type = type_of(argument)
   if has_parts(e) then
      type = type == "u64" and "u64" or "i64"
      return ("rt_%s_from_%s_flags"):format(e.format, type),
         { ctype.as(expr.value(fn, argument), type) }
   end
   if e.format == "f32" and small(type) and not e.flags then
      return "rt_f32_from_" .. type, { ctype.as(expr.value(fn, argument), type) }, "u32"
   end
   local kind = num.is_negative(argument.lo) and "signed" or "unsigned"
   type = kind == "signed" and "i128" or "u128"
   return "rt_float_from_" .. kind .. (e.flags and "_flags" or ""),
      { format_name(e.format), ctype.as(expr.value(fn, argument), type) }, "u64"
end

local function to_int(fn, expr, e)
   local is_plain = not e.flags and num.lt(e.round.hi, AWAY)
   local type = e.format == "f32" and is_plain and small(ctype.of(e.lo, e.hi)) or "i128"
   local args = { ctype.as(expr.value(fn, e.args[1]), TYPE[e.format]) }
   for i = 2, 3 do args[i] = ctype.literal(e.args[i].value, type) end
   if type ~= "i128" then return "rt_f32_to_" .. type, args, type end
   if e.flags and OWN_WITH_FLAGS[e.format].add then
      return ("rt_%s_to_int_flags"):format(e.format), args, "i128"
   end
   table.insert(args, 1, format_name(e.format))
   return e.flags and "rt_float_to_int_flags" or "rt_float_to_int", args, "i128"
end

-- Name, first arguments, and type of the result where it is not two parts.
local function callee(fn, expr, e)
   local op, own = e.op, OWN[e.format][e.op] and not e.tiny
   if e.flags then own = OWN_WITH_FLAGS[e.format][e.op] end
   if op == "from_int" then return from_int(fn, expr, e) end
   if op == "to_int" then return to_int(fn, expr, e) end
   local from = op:match("^from_(b?f%d+)$")
   local inner = TYPE[from or e.format]
   local args = {}
   if not own then
      args[1] = format_name(e.format)
      if from then args[2] = format_name(from) end
   end
   for _, arg in ipairs(e.args) do
      args[#args + 1] = arg.tag == "const" and ctype.literal(arg.value, inner, num.lt(9, arg.value))
         or ctype.as(expr.value(fn, arg), inner)
   end
   if own and e.flags then return ("rt_%s_%s_flags"):format(e.format, op), args end
   if own then return ("rt_%s_%s"):format(e.format, op), args, inner end
   local exact = "rt_float_" .. (from and "convert" or op)
   if e.flags then return exact .. "_flags", args, "u128" end
   return exact, args, "u64"
end

-- The call for a node `float`; its type is nil where it returns two parts.
local function call(fn, expr, e)
   fn.shared.uses_floats = true
   local name, args, type = callee(fn, expr, e)
   local nan_type = e.op == "to_int" and type or TYPE[e.format]
   for _, option_name in ipairs((e.flags and OPTIONS_WITH_FLAGS or OPTIONS)[e.op]) do
      args[#args + 1] = option(fn, expr, e, option_name, nan_type)
   end
   if e.op == "compare" or e.op == "is_nan" then type = "i32" end
   return ctype.call(name, args, type)
end

--- The value of a node `float`, with flags below it. `expr` is the module of expressions, which
-- requires this one.
function M.call(fn, expr, e)
   local result = call(fn, expr, e)
   if has_parts(e) then result = ctype.call("rt_joined", { result }, "u128") end
   local wanted = ctype.of(e.lo, e.hi)
   if result.type == "i32" or wanted == result.type then return result end
   return ctype.cast(result, (e.flags or e.op == "to_int") and wanted or TYPE[e.format])
end

--- The text of a call that returns two parts; nil for other nodes.
function M.parts(fn, expr, e)
   return has_parts(e) and call(fn, expr, e).text or nil
end

--- One of the parts, of a local that has them; nil for other nodes.
function M.part(fn, e)
   if e.tag ~= "shr" and e.tag ~= "band" or e.a.tag ~= "local" or e.b.tag ~= "const" then
      return nil
   end
   local info = fn.local_info[e.a.id]
   if not info or not info.has_parts then return nil end
   if e.tag == "shr" and num.eq(e.b.value, FLAG_BITS) then
      return ctype.atom(info.name .. ".bits", "u64")
   end
   return e.tag == "band" and num.eq(e.b.value, num.mask(FLAG_BITS))
      and ctype.atom(info.name .. ".flags", "u32") or nil
end

return M
