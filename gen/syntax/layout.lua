-- Layout: text -> tree of lines. Everything that depends on lines, blanks and indentation is
-- handled here, so that the grammar sees one clean line at a time: `#` comments are removed, `--`
-- prose is split off, and lines that end in `\` are joined with the next one. The input may be any
-- bytes.
--
-- Line: {source, n, col (byte of the first character), indent (blanks before it), text (from
-- column 1, without comment and prose), prose = {text, col, indent (of its text)}|nil,
-- children = {Line..}, bad, comment (its first word, where no blank follows `#`)}. Columns of a
-- joined line count through all its parts (`gen/base/place.lua`).

local places = require("gen.base.place")

local M = {}

local DEEPEST = 60        -- nested blocks; pages need about eight

local place = places.new

-- The text without a byte order mark, cut at line ends; CR before LF is part of the line end.
local function split_lines(text)
  local lines = {}
  if text:sub(1, 3) == "\xEF\xBB\xBF" then text = text:sub(4) end
  local i = 1
  while i <= #text do
    local stop = text:find("\n", i, true) or #text + 1
    local last = stop - 1
    if stop <= #text and text:sub(last, last) == "\r" then last = last - 1 end
    lines[#lines + 1] = text:sub(i, last)
    i = stop + 1
  end
  return lines
end

-- Reports bytes that cannot appear in a description, once a line. They are replaced by blanks, byte
-- for byte, so that columns stay correct and the rest of the line is still read.
local function clean(source, n, line, report)
  if not line:find("[%c\x80-\xff]") then return line end
  local control = line:find("%c")
  local _, broken = utf8.len(line)
  if control and (not broken or control < broken) then
    local byte = line:byte(control)
    if byte == 9 then
      report:error("E01", place(source, n, control), "tabs are not allowed", {hint = "blanks"})
    else
      report:error("E01", place(source, n, control),
                   ("control character 0x%02x in a description"):format(byte))
    end
  elseif broken then
    report:error("E01", place(source, n, broken),
                 ("byte 0x%02x is not valid UTF-8"):format(line:byte(broken)))
  end
  if broken then line = line:gsub("[\x80-\xff]", " ") end
  return (line:gsub("%c", " "))
end

-- Without the blanks at the end; a pattern `%s+$` would be quadratic in a long run of them.
local function trim_end(text) return text:match("^.*%S") or "" end
M.trim_end = trim_end

-- A bit picture, `0b1--0` or a cell of a drawn word, `| 1--0 |`, in which `--` is not prose.
-- Returns the byte after the picture that contains `at`.
local function skip_picture(line, at)
  local before, after = line:sub(math.max(1, at - 260), at - 1), line:find("[^01.%-_]", at)
  if before:find("0b[01.%-_]*$") then return after or #line + 1 end
  return before:find("[[|] *[01.%-_]*$") and after and line:find("^ *[|%]\\]", after) and after
end

-- Where the code of a line ends: at `#`, at `--`, or at its end. None counts within quotes, `--`
-- not in a picture. `open`: the line begins within a quote. Returns the last byte of the code, the
-- byte where prose starts, the byte of an open quote (0: the quote of the previous line).
local function scan(line, open)
  local i, size = 1, #line
  if open then
    local close = line:find('"', 1, true)
    if not close then return size, nil, 0 end
    i = close + 1
  end
  while i <= size do
    local at = line:find('[#"%-]', i)
    if not at then return size end
    local char = line:sub(at, at)
    if char == "#" then return at - 1 end
    if char == "-" then
      local after = skip_picture(line, at)
      if not after and line:sub(at + 1, at + 1) == "-" then return at - 1, at end
      i = after or at + 1
    else
      local close = line:find('"', at + 1, true)
      if not close then return size, nil, at end
      i = close + 1
    end
  end
  return size
end

-- Blanks before the first character; a tab advances to the next multiple of eight.
local function indent_of(raw)
  local width = 0
  for i = 1, #raw do
    local byte = raw:byte(i)
    if byte == 9 then width = width + 8 - width % 8
    elseif byte == 32 then width = width + 1
    else break end
  end
  return width
end

-- One physical line -> Line, or nil when it is empty. `open`: the place of the quote that the
-- previous line left open.
local function read_line(source, n, report, open)
  local raw = source.lines[n]
  local text = clean(source, n, raw, report)
  local last, prose_at, quote_at = scan(text, open)
  local code = trim_end(text:sub(1, last))
  local line = {source = source, n = n, text = code, children = {}, indent = indent_of(raw),
                col = code:find("%S") or prose_at, tabbed = raw:find("^ *\t") ~= nil}
  if not line.col then return nil end
  line.bad = line.tabbed -- its block is unclear
  line.comment = raw:match("^#%S+", last + 1)
  if prose_at then
    local words, blank = trim_end(text:sub(prose_at + 2)):gsub("^ ", "")
    line.prose = {text = words, col = prose_at, indent = 2 + blank}
  end
  local quote = quote_at and (quote_at == 0 and open or place(source, n, quote_at))
  line.open = code:sub(-1) == "\\" and quote
  if quote and not line.open then
    report:error("E03", quote, "this quote is not closed on its line",
                 {hint = 'a second `"` where the text ends'})
    line.bad = true
  end
  return line
end

local function is_prose(line) return line.text == "" end

-- Adds the line after a `\` to the text of the line that ends in it. Blanks before the `\` stay:
-- two of them end a cell of a grid.
local function append(line, next_line)
  local source, text = line.source, line.text
  if text:sub(-1) ~= " " then text = text .. " " end
  source.joined = source.joined or {}
  source.joined[line.n] = source.joined[line.n] or {}
  table.insert(source.joined[line.n],
    {from = #text + 1, line = next_line.n, shift = next_line.col - #text - 1})
  line.text = text .. next_line.text:sub(next_line.col)
  line.bad, line.open = line.bad or next_line.bad, next_line.open
  line.comment = next_line.comment
  line.prose = next_line.prose and
    {text = next_line.prose.text, indent = next_line.prose.indent,
     col = next_line.prose.col - next_line.col + #text + 1}
end

-- Why no line can be joined to this one, or nil.
local function why_apart(line, next_line)
  if line.prose then return "prose comes after the last of the joined lines" end
  if not next_line or is_prose(next_line) then return "`\\` joins no line of code to this one" end
end

-- A line with those that `\` joins to it, and the number of the last one.
local function read_joined(source, n, report)
  local line = read_line(source, n, report)
  while line and line.text:sub(-1) == "\\" do
    local at = place(source, line.n, #line.text)
    line.text = line.text:sub(1, -2)
    local next_line = source.lines[n + 1] and read_line(source, n + 1, report, line.open)
    local why = why_apart(line, next_line)
    if why then
      report:error("E02", at, why)
      line.bad = true
      break
    end
    if next_line.indent <= line.indent then
      report:error("E02", at, "the line that `\\` joins to this one is not indented further")
      line.bad = true
    end
    append(line, next_line)
    n = n + 1
  end
  return line, n
end

local function head_text(line)
  return trim_end(line.text:match("^%s*(%S+%s?[%w_.]*)") or "")
end
M.head_text = head_text

-- As long as a block holds nothing but prose, its first line of code says how far it is indented.
local function is_open_to(block, line)
  return block.outer and not block.has_code and not is_prose(line)
end

-- A line belongs to the innermost open block that has its indentation; a deeper line opens the
-- block of the line before it. Prose between two blocks belongs to the inner one.
local function choose_block(stack, line, report)
  local was, left = stack[#stack], nil
  while #stack > 1 and line.indent < stack[#stack].indent do left, stack[#stack] = stack[#stack],
     nil end
  local block = stack[#stack]
  if line.indent == block.indent then return block end
  if is_open_to(was, line) and (block == was or block == was.outer) then
    if block ~= was then stack[#stack + 1] = was end
    was.indent = line.indent
    return was
  end
  if was ~= block then                       -- dedent to a depth of no open block
    if is_prose(line) then
      stack[#stack + 1] = left
      return left
    end
    if line.tabbed then return block end
    local head = was.head
    report:error("E02", place(line.source, line.n, line.col),
      ("this line is indented less than its block but matches no open block (`%s`, line %d)")
        :format(head_text(head), head.n),
      {also = {at = place(head.source, head.n, head.col), text = "the block begins here"}})
    stack[#stack + 1] = was
    return was
  end
  return nil                                 -- deeper: a new block
end

-- The last line of code of a block, which more indented lines belong to, and the first of the lines
-- of prose between them.
local function last_code(lines)
  local n = #lines
  while n > 0 and is_prose(lines[n]) do n = n - 1 end
  return lines[n], lines[n + 1]
end

local function refuse_prose(prose, line, report)
  report:error("E02", place(prose.source, prose.n, prose.col),
    ("line %d is indented under this prose, which has no block"):format(line.n),
    {hint = ("indent the prose like `%s`"):format(head_text(line)),
     also = {at = place(line.source, line.n, line.col), text = "the line under it"}})
end

local function open_block(stack, line, report)
  local outer = stack[#stack]
  local head, prose = last_code(outer.lines)
  if prose and is_prose(line) then return outer end
  if head and prose then refuse_prose(prose, line, report) end
  if not head then                           -- the first line of a file is indented
    if not line.tabbed then
      report:error("E02", place(line.source, line.n, line.col),
                   "the first line of a description starts in column 1")
    end
    return outer
  end
  if #stack > DEEPEST then
    report:error("E02", place(line.source, line.n, line.col),
                 ("blocks are nested more than %d deep"):format(DEEPEST))
    return outer
  end
  local block = {indent = line.indent, lines = head.children, head = head, outer = outer}
  stack[#stack + 1] = block
  return block
end

---@return table {source, lines}
function M.read(path, text, report)
  local source = {path = path, lines = split_lines(text)}
  local top = {indent = 0, lines = {}}
  local stack = {top}
  local n = 0
  while n < #source.lines do
    local line
    line, n = read_joined(source, n + 1, report)
    if line then
      local block = choose_block(stack, line, report) or open_block(stack, line, report)
      block.lines[#block.lines + 1] = line
      block.has_code = block.has_code or not is_prose(line)
    end
  end
  return {source = source, lines = top.lines}
end

return M
