-- Fields in an encoder: one function each, which puts the bits of a value where the field has them.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local halves = require("gen.emit.c.halves")

local M = {}

--- The name of the function of a field, after `field_`; it is written for those that are asked for.
function M.name(field, out)
   if not out.fields[field] then
      out.fields[field] = lists.unique_name(out.taken, "field_" .. c.ident(field.name))
   end
   return out.fields[field]:match("^field_(.*)$")
end

-- The part of the value for one piece, as an expression.
local function piece_text(field, lo, low, width)
   local last = low + width == field.width
   local text = low > 0 and "value >> " .. low or "value"
   if not last then text = ("%s & %s"):format(text, halves.hex(num.mask(width))) end
   if lo == 0 then return text end
   return ("%s << %d"):format(text == "value" and text or "(" .. text .. ")", lo)
end

local function put_function(field, out, w)
   local style = out.style
   w:line("static inline %s%s(%s, uint64_t value)\n{", style.returns, out.fields[field],
      style.parameter)
   w.depth = 1
   out.halves:pieces(field, function(name, lo, low, width)
      w:line("%s%s%s |= %s;", style.at, out.given and "field." or "", name,
         piece_text(field, lo, low, width))
   end)
   if num.meets(field.mask, out.clashes) then
      for _, part in ipairs(out.halves:split(field.mask)) do
         w:line("%sgiven.%s |= %s;", style.at, part.name, halves.hex(part.value))
      end
   end
   if field.width < 64 then w:line("%swrong |= value >> %d;", style.at, field.width) end
   if style.set ~= "" then w:line("return put;") end
   w.depth = 0
   w:line("}\n")
end

-- Most fields lie in one piece and say the same of it: where it begins and how wide it is.
local function put_one_piece(out, w)
   local style = out.style
   w:line("/* A field of `width` bits from bit `at` of a part of the word on. */")
   w:line("#define FIELD(name, part, at, width) \\")
   w.depth = 1
   w:line("static inline %sname(%s, uint64_t value) \\", style.returns, style.parameter)
   w:line("{ \\")
   w.depth = 2
   w:line("%s%spart |= value << (at); \\", style.at, out.given and "field." or "")
   w:line("%swrong |= value >> (width); \\", style.at)
   if style.set ~= "" then w:line("return put; \\") end
   w.depth = 1
   w:line("}")
   w.depth = 0
end

-- The part of the word and the place of a field of which nothing else is to be said.
local function place_of(field, out)
   local place, count
   out.halves:pieces(field, function(name, lo) place, count = { name, lo }, (count or 0) + 1 end)
   if count == 1 and field.width < 64 and not num.meets(field.mask, out.clashes) then
      return place
   end
end

--- Writes the functions asked for, in the order of the fields.
function M.put(model, out, w)
   local whole = c.writer()
   local any = false
   for _, field in ipairs(model.fields) do
      local place = out.fields[field] and place_of(field, out)
      if place then
         if not any then put_one_piece(out, w) end
         any = true
         w:line("FIELD(%s, %s, %d, %d)", out.fields[field], place[1], place[2], field.width)
      elseif out.fields[field] then
         put_function(field, out, whole)
      end
   end
   if any then w:line("") end
   lists.append(w.lines, whole.lines)
end

return M
