-- Textures and surfaces. A handle is a variable (`TEX`) or comes from a register.
local COORD = { ["1d"] = 1, ["2d"] = 2, ["3d"] = 4, a1d = 2, a2d = 4, cube = 4, acube = 4, ["2dms"] = 4,
   a2dms = 4 }
local GRAD = { ["1d"] = 1, a1d = 1, ["2d"] = 2, a2d = 2, ["3d"] = 4, cube = 4, acube = 4 }
local OFFSET = { ["1d"] = 1, a1d = 1, ["2d"] = 2, a2d = 2, ["3d"] = 4, ["2dms"] = 2, a2dms = 2 }
local GEOMETRIES = { "1d", "2d", "3d", "a1d", "a2d", "cube", "acube", "2dms", "a2dms" }
local list = {}

local function group(name, texmode)
   local one = { name = name, ways = "one", texmode = texmode, images = true }
   list[#list + 1] = one
   return function(text, ...) one[#one + 1] = text:format(...) end
end

local function vector(count) return "$" .. count .. "r" end

-- All forms of tex of a geometry, at the places `at` ("TEX" or "TEX, SMP").
local function tex(add, geo, at, types)
   local c, coords = COORD[geo], vector(COORD[geo])
   local depth = not geo:match("^a?cube") and not geo:match("3d") and not geo:match("ms") or geo:match(
         "cube")
   for _, coordinate in ipairs(geo:match("ms") and { "s32" } or { "s32", "f32" }) do
      if not (coordinate == "s32" and geo:match("cube")) then
         add("tex.%s.v4.%s.%s $=4r, [%s, %s]", geo, types, coordinate, at, coords)
         if OFFSET[geo] then add("tex.%s.v4.f32.%s $=4r, [%s, %s], {%s}", geo, coordinate, at,
            coords, ("$r,"):rep(OFFSET[geo]):sub(1, -2)) end
         if OFFSET[geo] then add("tex.%s.v4.f32.%s $=4r, [%s, %s], {%s}", geo, coordinate, at,
            coords, ("<1|-3>,"):rep(OFFSET[geo]):sub(1, -2)) end
         if depth then add("tex.%s.v4.f32.%s $=4r, [%s, %s], $r", geo, coordinate, at, coords) end
         if depth and OFFSET[geo] then add("tex.%s.v4.f32.%s $=4r, [%s, %s], {%s}, $r", geo,
            coordinate, at, coords, ("$r,"):rep(OFFSET[geo]):sub(1, -2)) end
      end
   end
   if GRAD[geo] then
      local grad = vector(GRAD[geo])
      add("tex.level.%s.v4.%s.f32 $=4r, [%s, %s], <$r|0f00000000>", geo, types, at, coords)
      add("tex.grad.%s.v4.%s.f32 $=4r, [%s, %s], %s, %s", geo, types, at, coords, grad, grad)
      if OFFSET[geo] then add("tex.level.%s.v4.f32.f32 $=4r, [%s, %s], $r, {%s}", geo, at, coords,
         ("$r,"):rep(OFFSET[geo]):sub(1, -2)) end
      if OFFSET[geo] then add("tex.grad.%s.v4.f32.f32 $=4r, [%s, %s], %s, %s, {%s}", geo, at,
         coords, grad, grad, ("$r,"):rep(OFFSET[geo]):sub(1, -2)) end
      if depth then add("tex.level.%s.v4.f32.f32 $=4r, [%s, %s], $r, $r", geo, at, coords) end
      if depth then add("tex.grad.%s.v4.f32.f32 $=4r, [%s, %s], %s, %s, $r", geo, at, coords, grad,
         grad) end
   end
   add("tex.%s.v2.f16x2.%s $=2r, [%s, %s]", geo, geo:match("ms") and "s32" or "f32", at, coords)
   add("tex.base.%s.v4.f32.%s $=4r, [%s, %s]", geo, geo:match("ms") and "s32" or "f32", at, coords)
   add("tex.%s.v4.f32.%s $=4r|$=p, [%s, %s]", geo, geo:match("ms") and "s32" or "f32", at, coords)
   return c
end

-- Only some results are used: what masks there are.
local function masks(add, at)
   for mask = 1, 15 do
      local results = {}
      for i = 0, 3 do results[i + 1] = mask >> i & 1 == 1 and "$=r" or "_" end
      local to = "{" .. table.concat(results, ",") .. "}"
      add("tex.<1d.v4.f32.f32 %s, [%s, $1r]|2d.v4.f32.f32 %s, [%s, $2r]|cube.v4.f32.f32 %s, [%s, "
            .. "$4r]>", to, at, to, at, to, at)
      add("tex.level.2d.v4.f32.f32 %s, [%s, $2r], <$r|0f00000000>", to, at)
      add("tld4.r.2d.v4.f32.f32 %s, [%s, $2r]", to, at)
      add("tex.<2d.v4.f32.s32 %s, [%s, $2r]|3d.v4.f32.s32 %s, [%s, $4r]>", to, at, to, at)
   end
end

local function tld4(add, at)
   for _, geo in ipairs { "2d", "a2d", "cube", "acube" } do
      add("tld4.<r|g|b|a>.%s.v4.<f32|s32|u32>.f32 $=4r, [%s, %s]", geo, at, vector(COORD[geo]))
      add("tld4.<r|a>.%s.v4.f32.f32 $=4r, [%s, %s], $r", geo, at, vector(COORD[geo]))
      add("tld4.r.%s.v4.f32.f32 $=4r|$=p, [%s, %s]", geo, at, vector(COORD[geo]))
      if OFFSET[geo] then
         add("tld4.<r|b>.%s.v4.f32.f32 $=4r, [%s, %s], <{$r,$r}|{1,2}>", geo, at,
            vector(COORD[geo]))
         add("tld4.r.%s.v4.f32.f32 $=4r, [%s, %s], {$r,$r}, $r", geo, at, vector(COORD[geo]))
      end
   end
   add("tld4.r.2d.v2.f16x2.f32 $=2r, [%s, $2r]", at)
end

for _, geo in ipairs(GEOMETRIES) do
   tex(group("tex_" .. geo), geo, "image", "<f32|s32|u32>")
   tex(group("tex_bindless_" .. geo), geo, "$l", "f32")
   tex(group("tex_independent_" .. geo, "texmode_independent"), geo, "image, sampler", "f32")
end
masks(group("tex_masks"), "image")
masks(group("tex_bindless_masks"), "$l")
tld4(group("tld4"), "image")
tld4(group("tld4_bindless"), "$l")
tld4(group("tld4_independent", "texmode_independent"), "image, sampler")

local query = group("txq")
query("txq.<width|height|depth|channel_data_type|channel_order|normalized_coords|array_size|"
      .. "num_mipmap_levels|num_samples>.b32 $=r, [<image|$l>]")
query("txq.<filter_mode|addr_mode_0|addr_mode_1|addr_mode_2|force_unnormalized_coords>.b32 $=r, "
      .. "[<image|$l>]")
query("txq.level.<width|height|depth>.b32 $=r, [<image|$l>], <$r|2>")
query("suq.<width|height|depth|channel_data_type|channel_order|array_size|memory_layout>.b32 $=r, "
      .. "[<surface|$l>]")
local sampler = group("txq_sampler", "texmode_independent")
sampler("txq.<filter_mode|addr_mode_0|addr_mode_1|addr_mode_2|force_unnormalized_coords>.b32 $=r, "
      .. "[sampler]")
sampler("txq.width.b32 $=r, [image]")

local SURFACE = { ["1d"] = 1, ["2d"] = 2, ["3d"] = 4, a1d = 2, a2d = 4 }
local CLAMP = "<trap|clamp|zero>"
for _, geo in ipairs { "1d", "2d", "3d", "a1d", "a2d" } do
   local c = vector(SURFACE[geo])
   for _, at in ipairs { "surface", "$l" } do
      local suffix = at == "surface" and "" or "bindless_"
      local load, put, red = group("suld_" .. suffix .. geo), group("sust_" .. suffix .. geo),
         group("sured_" .. suffix .. geo)
      load("suld.b.%s<|.ca|.cg|.cs|.cv>.<b8|b16|b32>.%s $=r, [%s, %s]", geo, CLAMP, at, c)
      load("suld.b.%s<|.cg>.b64.%s $=l, [%s, %s]", geo, CLAMP, at, c)
      load("suld.b.%s.v2.<b8|b16|b32>.%s $=2r, [%s, %s]", geo, CLAMP, at, c)
      load("suld.b.%s.v2.b64.%s $=2l, [%s, %s]", geo, CLAMP, at, c)
      load("suld.b.%s.v4.<b8|b16|b32>.%s $=4r, [%s, %s]", geo, CLAMP, at, c)
      put("sust.b.%s<|.wb|.cg|.cs|.wt>.<b8|b16|b32>.%s [%s, %s], $r", geo, CLAMP, at, c)
      put("sust.b.%s.b64.%s [%s, %s], $l", geo, CLAMP, at, c)
      put("sust.b.%s.v2.<b8|b16|b32>.%s [%s, %s], $2r", geo, CLAMP, at, c)
      put("sust.b.%s.v2.b64.%s [%s, %s], $2l", geo, CLAMP, at, c)
      put("sust.b.%s.v4.<b8|b16|b32>.%s [%s, %s], $4r", geo, CLAMP, at, c)
      put("sust.p.%s.b32.%s [%s, %s], $r", geo, CLAMP, at, c)
      put("sust.p.%s.v2.b32.%s [%s, %s], $2r", geo, CLAMP, at, c)
      put("sust.p.%s.v4.b32.%s [%s, %s], $4r", geo, CLAMP, at, c)
      red("sured.b.<add|min|max>.%s.<u32|s32>.%s [%s, %s], $r", geo, CLAMP, at, c)
      red("sured.b.<and|or>.%s.b32.%s [%s, %s], $r", geo, CLAMP, at, c)
      red("sured.b.<add|min|max>.%s.<u64|s64>.%s [%s, %s], $l", geo, CLAMP, at, c)
      red("sured.p.<add|min|max>.%s.<u32|s32|b32>.%s [%s, %s], $r", geo, CLAMP, at, c)
      red("sured.p.<and|or>.%s.b32.%s [%s, %s], $r", geo, CLAMP, at, c)
      red("sured.p.add.%s.u64.%s [%s, %s], $l", geo, CLAMP, at, c)
   end
end
return list
