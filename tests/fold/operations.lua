-- Operations of PTX that ptxas computes itself where all operands are constants: text, type of the result, types of the
-- operands. `@N` at the end of a text is a last operand that is always a number.
local ROUNDINGS = { "rn", "rz", "rm", "rp" }
local WHOLE = { "rni", "rzi", "rmi", "rpi" }

local list, since

local function op(text, result, ...)
   list[#list + 1] = { text = text:gsub("@.*", ""), number = text:match("@(.*)"), result = result, operands = { ... },
      since = since }
end

local function integers()
   for _, t in ipairs({ "u32", "s32", "u64", "s64" }) do
      for _, o in ipairs({ "add", "sub", "mul.lo", "mul.hi", "min", "max", "div", "rem" }) do op(o .. "." .. t, t, t, t) end
      op("mad.lo." .. t, t, t, t, t)
      op("mad.hi." .. t, t, t, t, t)
      op("shr." .. t, t, t, "u32")
      op("bfe." .. t, t, t, "u32", "u32")
      op("bfind." .. t, "u32", t)
      op("bfind.shiftamt." .. t, "u32", t)
      for _, c in ipairs({ "eq", "ne", "lt", "le", "gt", "ge" }) do op(("set.%s.u32.%s"):format(c, t), "u32", t, t) end
   end
   for _, t in ipairs({ "s32", "s64" }) do
      op("abs." .. t, t, t)
      op("neg." .. t, t, t)
   end
   for _, t in ipairs({ "b32", "b64" }) do
      for _, o in ipairs({ "popc", "clz" }) do op(o .. "." .. t, "u32", t) end
      for _, o in ipairs({ "brev", "not", "cnot" }) do op(o .. "." .. t, t, t) end
      op("bfi." .. t, t, t, t, "u32", "u32")
      op("shl." .. t, t, t, "u32")
   end
   for _, o in ipairs({ "add.sat", "sub.sat" }) do op(o .. ".s32", "s32", "s32", "s32") end
   op("mad.hi.sat.s32", "s32", "s32", "s32", "s32")
   op("mad24.lo.s32", "s32", "s32", "s32", "s32")
   for _, t in ipairs({ "s32", "u32" }) do
      op("sad." .. t, t, t, t, t)
      op("mul24.lo." .. t, t, t, t)
      op("mul24.hi." .. t, t, t, t)
   end
   for _, o in ipairs({ "l.wrap", "l.clamp", "r.wrap", "r.clamp" }) do op("shf." .. o .. ".b32", "b32", "b32", "b32", "u32") end
   for _, m in ipairs({ "", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16" }) do
      op("prmt.b32" .. m, "b32", "b32", "b32", "b32")
   end
   for _, l in ipairs({ "150", "232", "202", "27" }) do op("lop3.b32@" .. l, "b32", "b32", "b32", "b32") end
   op("slct.u32.f32", "u32", "u32", "u32", "f32")
   op("slct.ftz.u32.f32", "u32", "u32", "u32", "f32")
   for _, t in ipairs({ "u16", "s16" }) do
      for _, o in ipairs({ "add", "mul.hi", "min", "div" }) do op(o .. "." .. t, t, t, t) end
      op("shr." .. t, t, t, "u32")
      op("mul.wide." .. t, t == "u16" and "u32" or "s32", t, t)
   end
   op("mul.wide.s32", "s64", "s32", "s32")
   op("mul.wide.u32", "u64", "u32", "u32")
   op("mad.wide.s32", "s64", "s32", "s32", "s64")
end

local function floats()
   for _, f in ipairs({ "", ".ftz" }) do
      for _, r in ipairs(ROUNDINGS) do
         for _, s in ipairs({ "", ".sat" }) do
            op(("add.%s%s%s.f32"):format(r, f, s), "f32", "f32", "f32")
            op(("mul.%s%s%s.f32"):format(r, f, s), "f32", "f32", "f32")
            op(("fma.%s%s%s.f32"):format(r, f, s), "f32", "f32", "f32", "f32")
         end
         op(("rcp.%s%s.f32"):format(r, f), "f32", "f32")
         op(("sqrt.%s%s.f32"):format(r, f), "f32", "f32")
         op(("div.%s%s.f32"):format(r, f), "f32", "f32", "f32")
      end
      for _, o in ipairs({ "min", "max" }) do op(o .. f .. ".f32", "f32", "f32", "f32") end
      for _, c in ipairs({ "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan" }) do
         op(("set.%s%s.u32.f32"):format(c, f), "u32", "f32", "f32")
      end
      for _, o in ipairs({ "rcp", "sqrt", "rsqrt", "ex2", "lg2" }) do op(("%s.approx%s.f32"):format(o, f), "f32", "f32") end
   end
   for _, r in ipairs(ROUNDINGS) do
      for _, o in ipairs({ "add", "mul", "div" }) do op(("%s.%s.f64"):format(o, r), "f64", "f64", "f64") end
      for _, o in ipairs({ "rcp", "sqrt" }) do op(("%s.%s.f64"):format(o, r), "f64", "f64") end
      op(("fma.%s.f64"):format(r), "f64", "f64", "f64", "f64")
   end
   for _, o in ipairs({ "min", "max" }) do op(o .. ".f64", "f64", "f64", "f64") end
   for _, c in ipairs({ "eq", "lt", "geu", "neu", "num" }) do op(("set.%s.u32.f64"):format(c), "u32", "f64", "f64") end
end

local function conversions()
   for _, r in ipairs(WHOLE) do
      for _, t in ipairs({ "s16", "u16", "s32", "u32", "s64", "u64" }) do
         for _, s in ipairs({ "f32", "f64", "f16" }) do op(("cvt.%s.%s.%s"):format(r, t, s), t, s) end
         op(("cvt.%s.ftz.%s.f32"):format(r, t), t, "f32")
      end
      for _, s in ipairs({ "", ".ftz", ".sat" }) do op(("cvt.%s%s.f32.f32"):format(r, s), "f32", "f32") end
      op(("cvt.%s.f64.f64"):format(r), "f64", "f64")
      op(("cvt.%s.f16.f16"):format(r), "f16", "f16")
   end
   for _, r in ipairs(ROUNDINGS) do
      for _, s in ipairs({ "s16", "u16", "s32", "u32", "s64", "u64" }) do
         for _, t in ipairs({ "f16", "f32", "f64" }) do op(("cvt.%s.%s.%s"):format(r, t, s), t, s) end
      end
      for _, s in ipairs({ "", ".ftz", ".sat" }) do op(("cvt.%s%s.f32.f64"):format(r, s), "f32", "f64") end
   end
   op("cvt.f64.f32", "f64", "f32")
   op("cvt.ftz.f64.f32", "f64", "f32")
   op("cvt.f32.f16", "f32", "f16")
   op("cvt.f64.f16", "f64", "f16")
   for _, text in ipairs({ "rn", "rz", "rn.sat" }) do op(("cvt.%s.f16.f32"):format(text), "f16", "f32") end
   op("cvt.rn.f16.f64", "f16", "f64")
   op("cvt.sat.f32.f32", "f32", "f32")
   for _, d in ipairs({ "s16", "u16", "s32", "u32" }) do
      for _, s in ipairs({ "s32", "u32", "s64", "u64" }) do
         op(("cvt.%s.%s"):format(d, s), d, s)
         if d ~= s then op(("cvt.sat.%s.%s"):format(d, s), d, s) end
      end
   end
end

local function video()
   for _, o in ipairs({ "vadd", "vsub", "vabsdiff", "vmin", "vmax" }) do
      for _, s in ipairs({ "", ".sat" }) do
         op(("%s.s32.s32.u32%s"):format(o, s), "s32", "s32", "u32")
         op(("%s.u32.u32.s32%s.add"):format(o, s), "u32", "u32", "s32", "u32")
      end
   end
   op("vshl.u32.u32.u32.clamp", "u32", "u32", "u32")
   op("vshr.s32.s32.u32.wrap", "s32", "s32", "u32")
   op("vmad.s32.s32.s32", "s32", "s32", "s32", "s32")
   op("vmad.s32.u32.s32.sat.shr7", "s32", "u32", "s32", "s32")
end

-- What later machines have.
local function later()
   since = 53
   for _, t in ipairs({ "f16", "f16x2" }) do
      for _, s in ipairs({ "", ".ftz", ".sat" }) do
         op(("add%s.%s"):format(s, t), t, t, t)
         op(("mul%s.%s"):format(s, t), t, t, t)
         op(("fma.rn%s.%s"):format(s, t), t, t, t, t)
      end
   end
   since = 61
   op("dp4a.s32.s32", "s32", "b32", "b32", "s32")
   op("dp4a.u32.s32", "s32", "b32", "b32", "s32")
   op("dp2a.lo.s32.u32", "s32", "b32", "b32", "s32")
   op("dp2a.hi.u32.u32", "u32", "b32", "b32", "u32")
   since = 70
   op("szext.clamp.s32", "s32", "s32", "u32")
   op("szext.wrap.u32", "u32", "u32", "u32")
   op("bmsk.clamp.b32", "b32", "u32", "u32")
   op("bmsk.wrap.b32", "b32", "u32", "u32")
   since = 80
   for _, o in ipairs({ "min", "max" }) do
      op(o .. ".NaN.f32", "f32", "f32", "f32")
      op(o .. ".f16", "f16", "f16", "f16")
      op(o .. ".NaN.f16x2", "f16x2", "f16x2", "f16x2")
   end
   op("cvt.rn.bf16x2.f32", "b32", "f32", "f32")
   op("cvt.rn.relu.f16x2.f32", "b32", "f32", "f32")
   op("cvt.rna.tf32.f32", "b32", "f32")
   op("fma.rn.relu.f16", "f16", "f16", "f16", "f16")
   for _, t in ipairs({ "bf16", "bf16x2" }) do
      for _, o in ipairs({ "min", "max", "min.NaN", "max.NaN" }) do op(o .. "." .. t, t, t, t) end
      op("fma.rn." .. t, t, t, t, t)
      op("fma.rn.relu." .. t, t, t, t, t)
   end
   for _, r in ipairs({ "rn", "rz", "rn.relu" }) do op(("cvt.%s.bf16.f32"):format(r), "bf16", "f32") end
   since = 86
   op("min.xorsign.abs.f32", "f32", "f32", "f32")
end

--- Those that a target of this number has.
return function(target)
   list, since = {}, 50
   integers()
   floats()
   conversions()
   video()
   later()
   local result = {}
   for _, o in ipairs(list) do if o.since <= target then result[#result + 1] = o end end
   return result
end
