-- Nodes (`gen/base/node.lua`): a field that is misspelt, missing or of another tag fails where it is
-- made or read; and what the declarations of the IR say of parts is what walks of it see.
package.path = "./?.lua;./?/init.lua;" .. package.path
local lu = require("luaunit")
local node = require("gen.base.node")
local ir = require("gen.ir.node").make
local ast = require("gen.syntax.grammar.node")
local tree = require("gen.ir.tree")

local make, specs = node.family("animal", "name?", { dog = "legs +owner?", cat = "legs lives #kittens" })

TestNode = {}

function TestNode:test_a_node_has_its_tag_and_fields()
   local dog = make.dog({ legs = 4 })
   lu.assertEquals(dog.tag, "dog")
   lu.assertNil(dog.owner)
   dog.name = "Rex"
   lu.assertEquals(dog.name, "Rex")
   lu.assertEquals(specs.cat.block, { "kittens" })
   lu.assertEquals(specs.dog.expression, { "owner" })
end

function TestNode:test_what_is_wrong_fails_where_it_is_made()
   lu.assertErrorMsgContains("animal `dog` lacks its field `legs`", make.dog, {})
   lu.assertErrorMsgContains("animal `dog` has no field `lives`", make.dog, { legs = 4, lives = 7 })
   lu.assertErrorMsgContains("there is no animal `cow`", function() return make.cow end)
end

function TestNode:test_a_misspelt_field_fails_where_it_is_used()
   local dog = make.dog({ legs = 4 })
   lu.assertErrorMsgContains("no field `leg`", function() return dog.leg end)
   lu.assertErrorMsgContains("no field `leg`", function() dog.leg = 3 end)
end

function TestNode:test_walks_see_the_declared_parts()
   local a, b = ir.const({ value = 1, lo = 1, hi = 1 }), ir.here({})
   local sum, seen = ir.add({ a = a, b = b }), {}
   tree.each_part(sum, function(part) seen[#seen + 1] = part.tag end)
   lu.assertEquals(seen, { "const", "here" })
   local inner = ir.let({ id = 1, name = "x", value = sum })
   local block = { ir["if"]({ test = a, yes = { inner }, no = {} }) }
   seen = {}
   tree.each_statement(block, function(s) seen[#seen + 1] = s.tag end)
   lu.assertEquals(seen, { "if", "let" })
   lu.assertErrorMsgContains("IR node `add` lacks its field `b`", ir.add, { a = a })
   lu.assertErrorMsgContains("node of a description `num` lacks its field `value`", ast.num, {})
end

function TestNode:test_words_tell_nodes_apart_by_what_they_mean()
   local function words(of) return table.concat(tree.words(of, tostring, words), " ") end
   local function local_of(id, name) return ir["local"]({ id = id, name = name, lo = 0, hi = id }) end
   local function sum(id, name) return ir.add({ a = local_of(id, name), b = ir.here({}) }) end
   lu.assertEquals(words(sum(1, "x")), words(sum(1, "y")))
   lu.assertNotEquals(words(sum(1, "x")), words(sum(2, "x")))
   lu.assertNotEquals(words(ir.sext({ a = local_of(1, "x"), width = 8 })),
      words(ir.sext({ a = local_of(1, "x"), width = 16 })))
end

os.exit(lu.LuaUnit.run())
