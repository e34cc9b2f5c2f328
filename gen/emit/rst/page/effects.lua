-- What the forms of a page read and write: what all of them do, then what some do besides; forms
-- with the same effects are together.
local lists = require("gen.base.lists")
local rst = require("gen.emit.rst.base.rst")

local M = {}

local HEADS = { "reads", "writes", "flags", "memory" } -- of the columns, and then control

local function control(ctx, e)
   local parts = {}
   if e.branch and e.branch ~= "none" then parts[#parts + 1] = e.branch end
   if e.halts then parts[#parts + 1] = "halts" end
   if e.waits then parts[#parts + 1] = "waits" end
   if e.fences then parts[#parts + 1] = "fence" end
   if e.engine then parts[#parts + 1] = "occupies " .. rst.inline(e.engine) end
   for _, trap in ipairs(e.traps or {}) do
      parts[#parts + 1] = "traps: " .. rst.inline(trap.text)
   end
   for _, raised in ipairs(e.raises or {}) do
      parts[#parts + 1] = "raises " .. ctx:link("exception", raised.exception.name)
   end
   return parts
end

--- Writes that are not in the column of flags already.
local function plain_writes(e)
   return lists.filter(e.writes or {}, function(entry)
      return not lists.any(e.flags or {}, function(flag) return flag.text == entry.text end)
   end)
end

local function texts_of(list)
   return lists.map(list or {}, function(entry) return entry.text end)
end

-- Kinds of effects, a list of texts each.
local function columns_of(ctx, e)
   return { texts_of(e.reads), texts_of(plain_writes(e)), texts_of(e.flags), texts_of(e.memory),
      control(ctx, e) }
end

-- `reads ``$a, $b``; writes ``$c``; traps: ..`.
local function line_of(columns)
   local parts = {}
   for k, texts in ipairs(columns) do
      if #texts > 0 then
         local text = HEADS[k] and HEADS[k] .. " " .. rst.code(table.concat(texts, ", "))
            or table.concat(texts, "; "):gsub("; traps: ", ", ")
         parts[#parts + 1] = text
      end
   end
   return table.concat(parts, "; ")
end

-- The texts that are in the other columns, too; or with `without`, those that are not.
local function common(columns, others, without)
   local out = {}
   for k, texts in ipairs(columns) do
      out[k] = lists.filter(texts, function(text)
         return lists.contains(others[k], text) ~= (without or false)
      end)
   end
   return out
end

local function size_of(columns)
   local size = 0
   for _, texts in ipairs(columns) do size = size + #texts end
   return size
end

-- What formats do ---------------------------------------------------------------------------------

local MANY = 4 -- effects of a line of a format from which on they are said once, with the format

--- What all forms that are in a line of a format do: `{[line] = columns}`, where that is much.
function M.of_format_lines(ctx)
   local of_line, pages, order = {}, {}, {}
   for _, form in ipairs(ctx.model.forms) do
      for _, step in ipairs(form.effects and form.path or {}) do
         local line, columns = step.line, columns_of(ctx, form.effects)
         if not of_line[line] then order[#order + 1], pages[line] = line, {} end
         of_line[line] = of_line[line] and common(of_line[line], columns) or columns
         pages[line][form.page] = true
      end
   end
   for _, line in ipairs(order) do
      local first = next(pages[line])
      if size_of(of_line[line]) < MANY or not next(pages[line], first) then of_line[line] = nil end
   end
   return of_line
end

-- The effects of a form without those of its formats, whose names are added to `formats`.
local function own_columns(ctx, form, formats)
   local columns = columns_of(ctx, form.effects)
   for _, step in ipairs(form.path or {}) do
      local around, name = ctx.format_effects[step.line], step.format.name
      if around then
         columns = common(columns, around, true)
         if not formats[name] then formats[name], formats[#formats + 1] = true, name end
      end
   end
   return columns
end

--- What a line of a format does; nil where that is said on each page.
function M.of_format_line(of_line, line)
   return of_line[line] and line_of(of_line[line])
end

-- Forms -------------------------------------------------------------------------------------------

--- The name of a form without that of its page.
local function short_name(form)
   local prefix = form.page.name .. "."
   return form.name:sub(1, #prefix) == prefix and form.name:sub(#prefix + 1) or form.name
end

local function is_of(form, line, size)
   return (not line or form.node == line) and (not size or form.unit.bits == size)
end

-- Are exactly the forms of one form line (nil: any), of one size of words (nil: any), in the set?
local function are_all_of(all, set, count, line, size)
   local wanted = 0
   for _, form in ipairs(all) do
      if is_of(form, line, size) then
         if not set[form] then return false end
         wanted = wanted + 1
      end
   end
   return wanted == count
end

--- Forms of a row: all of a form line as `rr`, or `rr`, 40 bits; all of a size as 40 bits; else
--- each by its name.
local function who(all, list)
   local set, line, size = {}, list[1].node, list[1].unit.bits
   for _, form in ipairs(list) do set[form] = true end
   if are_all_of(all, set, #list, nil, size) then return size .. " bits" end
   if line and line.name and #list > 1 then
      if are_all_of(all, set, #list, line) then return rst.code(line.name) end
      if are_all_of(all, set, #list, line, size) then
         return rst.code(line.name) .. ", " .. size .. " bits"
      end
   end
   return lists.join(list, " ", function(form) return rst.code(short_name(form)) end)
end

-- Forms with the same effects together: `{forms, columns}`, and the names of formats that have
-- others.
local function groups_of(ctx, forms)
   local groups, by_key, formats = {}, {}, {}
   for _, form in ipairs(forms) do
      if form.effects then
         local columns = own_columns(ctx, form, formats)
         local key = line_of(columns)
         local group = lists.entry(by_key, key, { forms = {}, columns = columns }, groups)
         table.insert(group.forms, form)
      end
   end
   return groups, formats
end

--- What all forms do, then what some do besides: array of `{who, text}`, `who` nil for all of them;
--- empty when no form has any effect. And the names of the formats around the forms whose effects
--- are not in them.
function M.rows(ctx, forms)
   local groups, formats = groups_of(ctx, forms)
   if #groups == 0 then return {}, formats end
   local all, rows = groups[1].columns, {}
   for _, group in ipairs(groups) do all = common(all, group.columns) end
   if size_of(all) > 0 then rows[1] = { text = line_of(all) } end
   for _, group in ipairs(groups) do
      local more = common(group.columns, all, true)
      if size_of(more) > 0 then
         rows[#rows + 1] = { who = who(forms, group.forms), text = line_of(more) }
      end
   end
   return rows, formats
end

return M
