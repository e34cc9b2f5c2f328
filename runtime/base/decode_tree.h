/* decode_tree.h: decision trees of generated decoders as tables (NAME_decode.c), and how they are
 * followed. Tables need no prediction of what comes next, which programs seldom allow.
 *
 * A node tests bits, and its cells say where each result leads: to another node, or to a form. A
 * file lists its nodes in NODES(NODE, TEST), with how many cells each has, or its two cells for no
 * and yes, and what it tests; then other cells by the name of the node. CELL is the type of cells;
 * decode_narrow.h or decode_wide.h is included before. */
#ifndef ISADORA_DECODE_TREE_H
#define ISADORA_DECODE_TREE_H

#include "base/decode_entry.h"

#ifndef CELL /* where the header is compiled alone */
#define CELL uint16_t
#endif

/* A cell: 0 where there is no form, a form plus 1, or above all of them a node. */
typedef CELL cell;
#ifndef REACHED /* of a cell that has more in it */
#define REACHED(cell) (cell)
#endif

enum { TAKEN = 1 << 30 }; /* the operands of the form of a cell are already found */

enum node_kind {
    NODE_TEST, /* whether bits have a value, and others do not, in some configurations */
    NODE_BITS, /* bits of the word */
    NODE_HOLDS /* whether a condition between fields holds */
};

/* Of a NODE_TEST, besides SAME: bits that must not have a value are BUT. With TRIES a word that
 * passes is no instruction if an operand of the form in its cell has no alternative. */
#define AMONG(set) .configs = ON_##set
#define TRIES .tries = true
#define HOLDS .kind = NODE_HOLDS
#define ROOT .tries = false /* its index is computed where it is read */

/* ---- Cells ---- */

#define NO 0
#define GO(name) (FORMS + 1 + NODE_##name)

#define AT(i, to) [i] = to,
#define AT2(i, to) AT(i, to) AT((i) + 1, to)
#define AT4(i, to) AT2(i, to) AT2((i) + 2, to)
#define AT8(i, to) AT4(i, to) AT4((i) + 4, to)
#define AT16(i, to) AT8(i, to) AT8((i) + 8, to)
#define AT32(i, to) AT16(i, to) AT16((i) + 16, to)
#define AT64(i, to) AT32(i, to) AT32((i) + 32, to)
#define AT128(i, to) AT64(i, to) AT64((i) + 64, to)
#define AT256(i, to) AT128(i, to) AT128((i) + 128, to)
#define AT512(i, to) AT256(i, to) AT256((i) + 256, to)
#define AT1024(i, to) AT512(i, to) AT512((i) + 512, to)
#define AT2048(i, to) AT1024(i, to) AT1024((i) + 1024, to)

/* ---- What is made of NODES ---- */

#define NODE_NUMBER(name, count, ...) NODE_##name,
#define NODE_CELLS(name, count, ...) cell name[count];
#define NODE_ITSELF(name, count, ...)                                                              \
    {.cells = offsetof(struct by_node, name) / sizeof(cell), __VA_ARGS__},
#define TEST_NUMBER(name, no, yes, ...) NODE_##name,
#define TEST_CELLS(name, no, yes, ...) cell name[2];
#define TEST_ITSELF(name, no, yes, ...) NODE_ITSELF(name, 2, __VA_ARGS__)
#define NODE_FILLED(name, count, ...)
#define TEST_FILLED(name, no, yes, ...) .of.name = {no, yes},

#define DECLARE_NODES                                                                              \
    enum { NODES(NODE_NUMBER, TEST_NUMBER) NODE_COUNT };                                           \
    struct by_node {                                                                               \
        NODES(NODE_CELLS, TEST_CELLS)                                                              \
    };                                                                                             \
    static const struct node nodes[] = {NODES(NODE_ITSELF, TEST_ITSELF)};                          \
    static const union {                                                                           \
        struct by_node of;                                                                         \
        cell all[sizeof(struct by_node) / sizeof(cell)];                                           \
    } cells = {
#define CELLS_OF_TESTS NODES(NODE_FILLED, TEST_FILLED)

/* The end of the cells. `take` finds the operands of a form, `holds` tests what a node asks for. */
#define FOLLOW_NODES                                                                               \
    /* Where the way from a node on ends: 0, or a form plus 1, perhaps TAKEN. */                   \
    static unsigned follow(WORD_GIVEN, unsigned at)                                                \
    {                                                                                              \
        while (at > FORMS) {                                                                       \
            const struct node *const node = &nodes[at - FORMS - 1];                                \
            unsigned i;                                                                            \
            if (node->kind == NODE_BITS) {                                                         \
                i = BITS_AT(node);                                                                 \
            } else if (node->kind == NODE_HOLDS) {                                                 \
                i = holds(WORD_PASSED, at - FORMS - 1);                                            \
            } else {                                                                               \
                /* Without branches, as any word may come. */                                      \
                const unsigned among = node->configs >> CONFIG & 1;                                \
                i = ARE_SAME(node) & !(node->has_but & ARE_BUT(node)) &                            \
                    ((node->configs == 0) | among);                                                \
                if (i && node->tries) {                                                            \
                    at = REACHED(cells.all[node->cells + 1]);                                      \
                    if (take(WORD_PASSED, at - 1) > 0)                                             \
                        return at | TAKEN;                                                         \
                    FORGET                                                                         \
                    return 0;                                                                      \
                }                                                                                  \
            }                                                                                      \
            at = REACHED(cells.all[node->cells + i]);                                              \
        }                                                                                          \
        return at;                                                                                 \
    }

/* Takes the word of an instruction of so many bytes, unless its form has others. */
#define TAKE_OF(bytes)                                                                             \
    const int got = take(WORD_READ, out->form);                                                    \
    return got < 0 || got == (bytes) ? got : ISADORA_BAD_INSN;

/* Returns when there is a form in the tree, where the cell at `index` of its root leads. */
#define FOUND(root, index, bytes)                                                                  \
    {                                                                                              \
        unsigned at = cells.of.root[index];                                                        \
        if (at > FORMS)                                                                            \
            at = follow(WORD_READ, at);                                                            \
        if (at & TAKEN)                                                                            \
            return bytes;                                                                          \
        if (at != 0 && whole)                                                                      \
            return take(WORD_READ, at - 1);                                                        \
        if (at != 0) {                                                                             \
            out->form = (uint16_t)(at - 1);                                                        \
            return out->length = bytes;                                                            \
        }                                                                                          \
    }

#endif
