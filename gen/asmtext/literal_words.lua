-- Texts that the assembler would read as something else and so cannot print: comment signs, a
-- directive, a label, a mask, a sum. Templates, codes, registers and suffixes are checked alike.
local lists = require("gen.base.lists")

local M = {}

-- What the assembler would read `text` as, or nil.
local function trap_of(text)
   if text:find(";", 1, true) or text:find("//", 1, true) then return "a comment" end
   if text:find("%^0") then return "a mask" end
   if text:find("%c") then return "not text: it contains a control character" end
   if text:match("^L_%x+$") then return "a label that `dis` makes" end
   if text:match("^%d%w*%s*[-+*&|<]%s*%w") then return "a sum of numbers" end
   return nil
end

local function refuse(report, at, text, what)
   report:error("E43", at, ("`%s` is read as %s"):format((text:gsub("%c", "?")), what),
      { hint = "another text" })
end

local function check_text(text, at, report)
   local what = trap_of(text)
   if what then refuse(report, at, text, what) end
end

-- Labels and directives may be where an instruction begins.
local function check_head(items, at, report)
   local first = items[1]
   if not first or first.tag ~= "text" then return end
   if first.s:match("^%.") then refuse(report, first.at or at, first.s, "a directive") end
   if first.s:match("^[%a_.$][%w_.$]*:") or first.s:match("^%d+:") then
      refuse(report, first.at or at, first.s, "a label")
   end
end

-- Does an item print a number in hex?
local function is_hex(item)
   if not item or item.tag ~= "field" and item.tag ~= "affine" then return false end
   local field = item.field
   return field.kind == "number" and field.radix ~= "dec" and not field.float and not item.column
end

-- Does an item print a number in decimal?
local function is_decimal(item)
   if not item or item.tag ~= "field" and item.tag ~= "affine" then return false end
   local field = item.field
   return field.kind == "number" and field.radix == "dec" and not field.float and not item.column
end

local function check_items(items, report, at)
   for i, item in ipairs(items) do
      if item.tag == "text" then
         if is_decimal(items[i - 1]) and (item.s .. " "):match("^[bf][^%w_.$]") then
            refuse(report, item.at or at, "1" .. item.s:sub(1, 1), "the label `1:`")
         end
         check_text(item.s, item.at or at, report)
         if item.s:match("^%s") or (i == #items and item.s:match("%s$")) then
            refuse(report, item.at or at, item.s, "words without the blank at the end")
         end
         if item.s:match("%^$") and is_hex(items[i + 1]) then
            refuse(report, item.at or at, item.s .. "0x..", "a mask")
         end
      elseif item.tag == "choice" then
         for _, line in ipairs(item.choice.lines) do
            check_items(line.items, report, line.at or at)
            for _, spelling in ipairs(line.also or {}) do
               check_items(spelling.items, report, spelling.node.at)
            end
         end
      end
   end
end

local function check_files(model, report)
   for _, file in ipairs(model.files) do
      check_text(file.prints, file.at, report)
      for _, entry in ipairs(file.entry_list) do
         if entry.prints then check_text(entry.prints, entry.at, report) end
         for _, text in ipairs(entry.also or {}) do check_text(text, entry.at, report) end
      end
      for _, list in ipairs({ file.views, file.groups }) do
         for view, text in lists.nested(list, "prints") do check_text(text, view.at, report) end
      end
   end
end

--- Reports E43.
function M.check(model, report)
   check_files(model, report)
   for field, row in lists.nested(model.fields, "code_list") do
      check_text(row.text, field.at, report)
      for _, text in ipairs(row.also or {}) do check_text(text, field.at, report) end
   end
   for _, form in ipairs(model.forms) do
      check_items(form.items, report, form.at)
      check_head(form.items, form.at, report)
      for _, alias in ipairs(form.aliases) do
         check_items(alias.items, report, alias.at)
         check_head(alias.items, alias.at, report)
      end
   end
end

return M
