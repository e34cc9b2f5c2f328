-- What lanes must find as it was: everything reads the state before the instruction, but what
-- happens once for the warp comes before the lanes, and one lane before the other.
--
-- Where lanes read registers or stacks that the warp changed, they look at a copy of the state.
-- Where they load from a space that the warp or lanes store to, those stores are noted down and
-- take effect after all lanes.
local state = require("gen.emit.c.state")
local part = require("gen.emit.c.code.part")
local plan = require("gen.emit.c.code.plan")

local M = {}

-- Scopes of the registers and stacks that lanes read and the warp changes.
local function changed_scopes(fn, lanes, warp, parts)
   local scopes, any = {}, false
   local function add(scope) scopes[scope], any = true, true end
   for _, file in ipairs(fn.model.files) do
      if not state.is_pc(file) and lanes.reads[file] and warp.stores[file] then add(file.scope) end
   end
   local looked_at = part.stacks_of(parts.lanes, fn.model)
   local _, changed = part.stacks_of(parts.warp, fn.model)
   for _, stack in ipairs(looked_at) do
      if changed[stack] and next(changed[stack]) then add("warp") end
   end
   return any and scopes or nil
end

--- Finds what collides: `fn.old` (scopes to copy), `fn.hoisted` (spaces that are stored to last).
function M.find(fn, parts)
   local lanes, warp = plan.make(fn, parts.lanes), plan.make(fn, parts.warp)
   fn.old = changed_scopes(fn, lanes, warp, parts)
   fn.write_backs = {}
   for _, space in ipairs(fn.model.spaces) do
      if space.scope ~= "lane" and lanes.reads[space]
         and (warp.stores[space] or lanes.stores[space]) then
         fn.hoisted = fn.hoisted or {}
         fn.hoisted[space] = true
      end
   end
   if fn.old then fn.taken.old, fn.taken.old_block, fn.taken.old_grid = true, true, true end
end

local APART = { "block", "grid" }

-- Lines that take the copy: with declarations, or once more.
local function copy(fn, w, is_first)
   w:line("%sold = *s;", is_first and ("struct %s_state "):format(fn.prefix) or "")
   for _, scope in ipairs(APART) do
      if fn.old[scope] then
         local type = is_first and ("struct %s_%s "):format(fn.prefix, scope) or ""
         w:line("%sold_%s = *s->%s;", type, scope, scope)
         w:line("old.%s = &old_%s;", scope, scope)
      end
   end
end

--- Where the function begins.
function M.open(fn)
   if fn.old then copy(fn, fn.root.head, true) end
end

--- After what happens before a wait: lanes see that.
function M.again(fn)
   if fn.old then copy(fn, fn.w, false) end
end

--- Writes code of lanes with `f`.
function M.reading(fn, f)
   fn.reads_old = fn.old ~= nil
   f()
   fn.reads_old = nil
end

--- Stores that waited for all lanes take effect.
function M.write_back(fn)
   for _, write_back in ipairs(fn.write_backs) do write_back() end
end

return M
