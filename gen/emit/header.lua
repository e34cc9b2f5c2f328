-- The public header of an ISA: its forms, fields and configurations by name, and its entry points.
local c = require("gen.emit.c")
local limits = require("gen.resolve.limits")

local M = { name = "header" }

local COLUMNS = 100

-- A name and what it is: beside it, or above it where that is too long for a line.
local function put_name(w, name, comment)
   if not comment or 4 + #name + #comment + 10 <= COLUMNS then
      w:line("%s,%s", name, comment and (" /**< %s */"):format(comment) or "")
      return
   end
   local line = "/**"
   for word in comment:gmatch("%S+") do
      if 4 + #line + 1 + #word + 3 > COLUMNS then
         w:line("%s", line)
         line = " *"
      end
      line = line .. " " .. word
   end
   w:line("%s */", line)
   w:line("%s,", name)
end

local function put_enum(w, prefix, kind, what, names, comments)
   w:line("/** %s */", what)
   w:open("enum %s_%s {", prefix, kind)
   for i, name in ipairs(names) do
      put_name(w, ("%s_%s"):format(prefix:upper(), name), comments and comments[i])
   end
   w:line("%s_%sS", prefix:upper(), kind:upper())
   w:close("};\n")
end

function M.emit(model)
   local prefix = model.isa.prefix
   -- No header by hand has such a guard: an instruction set may be called `text` or `memory`.
   local guard = "ISADORA_ISA_" .. prefix:upper() .. "_H"
   local w = c.writer()
   w:line("/* %s */", c.comment(model.isa.title))
   w:line("#ifndef %s\n#define %s\n", guard, guard)
   w:line("#include <isadora/target.h>\n")
   w:line("#ifdef __cplusplus\nextern \"C\" {\n#endif\n")
   local names, comments = {}, {}
   for i, form in ipairs(model.forms) do
      names[i], comments[i] = form.ident, c.comment(form.syntax or form.name)
   end
   put_enum(w, prefix, "form", "Forms; their numbers change when others are added.", names,
      comments)
   names, comments = {}, {}
   for i, field in ipairs(model.fields) do
      local pieces = {}
      for _, piece in ipairs(field.pieces) do
         pieces[#pieces + 1] = piece.lo == piece.hi and tostring(piece.lo) or piece.lo .. ".."
            .. piece.hi
      end
      names[i], comments[i] = field.ident, "bits " .. table.concat(pieces, ", ")
   end
   put_enum(w, prefix, "field", "Fields.", names, comments)
   names = {}
   for i, config in ipairs(model.configs) do
      names[i] = config.ident
   end
   put_enum(w, prefix, "config", "Variants and modes.", names)
   if #model.syntaxes > 0 then
      w:line("/** Bits of isadora_context.syntax. */")
      w:open("enum %s_text_syntax {", prefix)
      for _, syntax in ipairs(model.syntaxes) do
         local name = ("SYNTAX_%s = 0x%x"):format(c.ident(syntax.name):upper(), 1 << syntax.index)
         put_name(w, ("%s_%s"):format(prefix:upper(), name), c.comment(syntax.title))
      end
      w:close("};\n")
   end
   w:line("/** Longest instruction text, terminator included. */")
   w:line("enum { %s_TEXT_MAX = %d };\n", prefix:upper(), limits.longest_text(model))
   w:line([[
/** isadora_target.decode. */
int %s_decode(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.identify. */
int %s_identify(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.operands. */
int %s_operands(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *insn);
/** isadora_target.encode. */
int %s_encode(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
    size_t size);
/** isadora_target.format. */
size_t %s_format(const struct isadora_context *, const struct isadora_insn *, char *out,
    size_t size);
/** isadora_target.branch_target. */
bool %s_branch_target(const struct isadora_context *, const struct isadora_insn *,
    uint64_t *to);
]], prefix, prefix, prefix, prefix, prefix, prefix)
   w:line("\n/** The instruction set as data. */")
   w:line("extern const struct isadora_target %s_target;\n", prefix)
   w:line("#ifdef __cplusplus\n}\n#endif\n\n#endif")
   return { { path = "include/isadora/" .. prefix .. ".h",
      text = c.banner(model, "header") .. w:text() } }
end

return M
