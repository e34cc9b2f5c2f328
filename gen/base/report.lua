-- Diagnostics: collected by every pass, sorted by place and printed in one run. A diagnostic
-- never stops a pass; the caller asks `failed()` when a later pass would need sound input.

local places = require("gen.base.place")
local private = require("gen.base.private")

local M = {}
local Report = {}
Report.__index = Report

local MOST_OF_ONE_KIND = 20

---@param opts table|nil `strict`: warnings count as errors
function M.new(opts)
  return setmetatable({
    strict = opts ~= nil and opts.strict or false,
    items = {}, seen = {}, errors = 0, warnings = 0,
  }, Report)
end

local function place_text(at)
  if not at then return "" end
  return ("%s:%d:%d: "):format(at.source.path, at.line, places.column(at))
end

-- `also` may be one second place or an array of them.
local function second_places(also)
  local list = {}
  for i, second in ipairs(also and (also[1] and also or {also}) or {}) do
    list[i] = {at = places.physical(second.at), text = second.text}
  end
  return list
end

local function add(report, severity, code, at, message, extra)
  at = at and places.physical(at)
  message = private.shorten(report.private_of, message)
  local where = at and {at.source.path, at.line, at.col} or {}
  local key = table.concat({code, message, table.unpack(where)}, "\0")
  if report.seen[key] then return end
  report.seen[key] = true
  local counter = severity == "error" and "errors" or "warnings"
  report[counter] = report[counter] + 1
  report.items[#report.items + 1] = {
    severity = report.strict and "error" or severity, code = code, at = at, message = message,
    hint = extra and extra.hint and private.shorten(report.private_of, extra.hint),
    also = second_places(extra and extra.also),
    order = #report.items + 1,
  }
end

---@param code string such as "E10"
---@param at table|nil the place; nil when there is none (a file that cannot be read)
---@param extra table|nil `hint` = what to write instead, `also` = {at, text} or an array of it
function Report:error(code, at, message, extra)
  add(self, "error", code, at, message, extra)
end

function Report:warning(code, at, message, extra)
  add(self, "warning", code, at, message, extra)
end

--- Would a later pass lack what it needs?
function Report:failed() return self.errors > 0 end

--- Does the description have what it must not have? With `strict`, that is a warning, too.
function Report:refused()
  return self.errors > 0 or self.strict and self.warnings > 0
end

-- Is there no diagnostic at all?
function Report:is_empty() return #self.items == 0 end

-- Is there a diagnostic of this code?
function Report:has(code)
  for _, item in ipairs(self.items) do
    if item.code == code then return true end
  end
  return false
end

-- Errors, warnings.
function Report:count()
  if self.strict then return self.errors + self.warnings, 0 end
  return self.errors, self.warnings
end

-- Line numbers are compared before columns are; equal places keep the order of their coming.
local function before(a, b)
  local p, q = a.at, b.at
  if not p or not q then
    if not p and not q then return a.order < b.order end
    return not p
  end
  if p.source.path ~= q.source.path then return p.source.path < q.source.path end
  if p.line ~= q.line then return p.line < q.line end
  if p.col ~= q.col then return p.col < q.col end
  return a.order < b.order
end

local function sorted(report)
  local items = table.move(report.items, 1, #report.items, 1, {})
  table.sort(items, before)
  return items
end

-- Plain tables in printing order, for JSON; nothing is left out here.
function Report:list()
  local list = {}
  for i, item in ipairs(sorted(self)) do
    local also = {}
    for k, second in ipairs(item.also) do
      also[k] = {file = second.at.source.path, line = second.at.line,
                 col = places.column(second.at), text = second.text}
    end
    list[i] = {severity = item.severity, code = item.code, message = item.message,
               hint = item.hint, file = item.at and item.at.source.path,
               line = item.at and item.at.line, col = item.at and places.column(item.at),
               also = also}
  end
  return list
end

-- A source line as it is safe on a terminal: control characters and broken UTF-8 become `?`.
local function printable(line)
  local out, i = {}, 1
  while i <= #line do
    local byte = line:byte(i)
    local size = 1
    if byte >= 0x80 and utf8.len(line, i, i) then
      local point = utf8.codepoint(line, i)
      size = #utf8.char(point)
      out[#out + 1] = point < 0xa0 and "?" or line:sub(i, i + size - 1)
    elseif byte >= 0x80 or byte == 0x7f or byte < 0x20 and byte ~= 9 then
      out[#out + 1] = "?"
    else
      out[#out + 1] = line:sub(i, i)
    end
    i = i + size
  end
  return table.concat(out)
end

local SHOWN_WIDTH = 160

-- The line and a caret under its column. Tabs stay tabs above the caret so that both lines
-- move alike; of a very long line only the part around the caret is shown.
local function excerpt(at)
  local line = at.source.lines[at.line]
  if not line then return "" end
  local first, cut = 1, ""
  if at.col > SHOWN_WIDTH - 40 then
    first, cut = at.col - 60, "..."
    while first > 1 and (line:byte(first) or 0) & 0xc0 == 0x80 do first = first - 1 end
  end
  local text = printable(line:sub(first, first + SHOWN_WIDTH + 3))
  local ahead = printable(line:sub(first, at.col - 1)):gsub("[^\t]", function(c)
    return (c:byte() & 0xc0 == 0x80) and "" or " "
  end)
  local missing = (" "):rep(math.max(0, at.col - 1 - #line))
  return ("  %s%s\n  %s%s%s^\n"):format(cut, text, (" "):rep(#cut), ahead, missing)
end

local COLOUR = {error = "\27[1;31m", warning = "\27[1;35m", note = "\27[1m", off = "\27[0m"}

local function painted(text, kind, colour)
  return colour and COLOUR[kind] .. text .. COLOUR.off or text
end

local function format_item(item, colour)
  local out = {
    place_text(item.at), painted(item.severity, item.severity, colour),
    " [", item.code, "]: ", printable(item.message), "\n",
    item.at and excerpt(item.at) or "",
  }
  for _, second in ipairs(item.also) do
    out[#out + 1] = place_text(second.at) .. painted("note", "note", colour) .. ": "
        .. printable(second.text or "the other place") .. "\n" .. excerpt(second.at)
  end
  if item.hint then out[#out + 1] = "    write: " .. printable(item.hint) .. "\n" end
  return table.concat(out)
end

---@param opts table|nil `color`: escape sequences for a terminal
function Report:to_string(opts)
  local colour = opts ~= nil and opts.color
  local out, shown, codes = {}, {}, {}
  for _, item in ipairs(sorted(self)) do
    local count = (shown[item.code] or 0) + 1
    if count == 1 then codes[#codes + 1] = item.code end
    shown[item.code] = count
    if count <= MOST_OF_ONE_KIND then out[#out + 1] = format_item(item, colour) end
  end
  for _, code in ipairs(codes) do
    local more = shown[code] - MOST_OF_ONE_KIND
    if more > 0 then out[#out + 1] = ("and %d more of [%s]\n"):format(more, code) end
  end
  return table.concat(out)
end

function Report:print(file, opts)
  file:write(self:to_string(opts))
end

return M
