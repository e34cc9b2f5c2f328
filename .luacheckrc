std = "lua54"
self = false
max_line_length = 132 -- the aim is 100
exclude_files = { "build*/**", "out/**" }
-- luaunit finds its test classes as globals.
files["tests/gen"] = { allow_defined_top = true, ignore = { "111/[Tt]est.*", "131/[Tt]est.*" } }
files["tests/rooms"] = { allow_defined_top = true, ignore = { "111/[Tt]est.*", "131/[Tt]est.*" } }
