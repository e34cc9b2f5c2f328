#!/usr/bin/env python3
"""A CHIP-8 of its own, written without looking at chip8.isa, for its expected results.

    model.py run IMAGE BASE ENTRY vip|schip     runs a program to its last jump, prints the state as --expect takes it
    model.py vectors                            prints vectors.jsonl: single instructions on random states
"""
import json
import random
import sys


class Chip8:
    def __init__(self, vip):
        self.vip, self.mem, self.v, self.i = vip, bytearray(4096), [0] * 16, 0
        self.pc, self.slots, self.depth = 0, [0] * 16, 0
        self.dt = self.st = self.keys = 0
        self.row = [0] * 32

    def step(self, w):
        """Executes one word; false for a jump to itself."""
        o, x, y, n, kk, nnn = w >> 12, w >> 8 & 15, w >> 4 & 15, w & 15, w & 255, w & 4095
        v, m, old = self.v, self.mem, self.pc
        self.pc += 2
        if w == 0x00e0:
            self.row = [0] * 32
        elif w == 0x00ee:
            self.depth -= 1
            self.pc = self.slots[self.depth]
        elif o == 1:
            self.pc = nnn
            return nnn != old
        elif o == 2:
            self.slots[self.depth] = self.pc
            self.depth += 1
            self.pc = nnn
        elif o in (3, 4, 5, 9):
            same = v[x] == (kk if o < 5 else v[y])
            self.pc += 2 * (same == (o in (3, 5)))
        elif o == 6:
            v[x] = kk
        elif o == 7:
            v[x] = v[x] + kk & 255
        elif o == 8:
            a, b, flag = v[x], v[y], None
            if n == 0:
                r = b
            elif n <= 3:
                r, flag = (a | b, a & b, a ^ b)[n - 1], 0 if self.vip else None
            elif n == 4:
                r, flag = a + b, a + b > 255
            elif n == 5:
                r, flag = a - b, a >= b
            elif n == 7:
                r, flag = b - a, b >= a
            else:
                a = b if self.vip else a
                r, flag = (a >> 1, a & 1) if n == 6 else (a << 1, a >> 7)
            v[x] = r & 255
            if flag is not None:
                v[15] = int(flag)
        elif o == 10:
            self.i = nnn
        elif o == 11:
            self.pc = nnn + v[0 if self.vip else x]
        elif o == 13:
            column, line, hit = v[x] % 64, v[y] % 32, 0
            for j in range(n):
                for b in range(8):
                    if line + j < 32 and column + b < 64 and m[self.i + j] & 128 >> b:
                        point = 1 << 63 - column - b
                        hit |= self.row[line + j] & point != 0
                        self.row[line + j] ^= point
            v[15] = int(hit)
        elif o == 14:
            self.pc += 2 * ((self.keys >> v[x] % 16 & 1) == (kk == 0x9e))
        elif kk == 0x07:
            v[x] = self.dt
        elif kk == 0x0a:
            if self.keys:
                v[x] = next(k for k in range(16) if self.keys >> k & 1)
            else:
                self.pc = old
        elif kk == 0x15:
            self.dt = v[x]
        elif kk == 0x18:
            self.st = v[x]
        elif kk == 0x1e:
            self.i = self.i + v[x] & 0xffff
        elif kk == 0x29:
            self.i = v[x] % 16 * 5
        elif kk == 0x33:
            m[self.i:self.i + 3] = bytes(int(d) for d in '%03d' % v[x])
        elif kk == 0x55:
            m[self.i:self.i + x + 1] = bytes(v[:x + 1])
            self.i += (x + 1) * self.vip
        elif kk == 0x65:
            v[:x + 1] = m[self.i:self.i + x + 1]
            self.i += (x + 1) * self.vip
        else:
            raise ValueError(hex(w))
        return True

    def registers(self):
        state = {'$pc': self.pc, '$i': self.i, '$dt': self.dt, '$st': self.st, '$keys': self.keys,
                 '$stack.depth': self.depth}
        for name, values in (('$v', self.v), ('$row', self.row), ('$stack.pc', self.slots)):
            state.update((name + str(k), value) for k, value in enumerate(values))
        return state


def texts(state):
    return {name: hex(value) for name, value in state.items() if value}


def cells(new, old):
    return {'mem': {hex(a): str(new[a]) for a in range(4096) if new[a] != old[a]}}


def run(image, base, entry, variant):
    c = Chip8(variant == 'vip')
    with open(image, 'rb') as file:
        data = file.read()
    c.mem[base:base + len(data)] = data
    before, c.pc = bytes(c.mem), entry
    while c.step(c.mem[c.pc] << 8 | c.mem[c.pc + 1]):
        pass
    c.pc += 2                                   # isadora stops after the jump
    print(json.dumps({'variant': variant, 'out': {name: hex(n) for name, n in c.registers().items()}, 'mem_out': cells(c.mem, before)}, indent=1))


def vectors():
    rnd = random.Random(8)
    patterns = ('00e0 00ee 1nnn 2nnn 3xnn 4xnn 5xn0 6xnn 7xnn 8xn0 8xn1 8xn2 8xn3 8xn4 8xn5 8xn6 8xn7 8xne 9xn0 annn '
                'bnnn dxnn ex9e exa1 fx07 fx0a fx15 fx18 fx1e fx29 fx33 fx55 fx65').split()
    for variant in ('vip', 'schip'):
        for pattern in patterns:
            for _ in range(6):
                w = int(''.join(rnd.choice('0123456789abcdef') if d in 'nx' else d for d in pattern), 16)
                c = Chip8(variant == 'vip')
                c.v = [rnd.choice((0, 1, 255, rnd.randrange(256))) for _ in range(16)]
                if rnd.random() < .4:
                    c.v[w >> 4 & 15] = c.v[w >> 8 & 15]
                if rnd.random() < .2:
                    c.v[w >> 8 & 15] = w & 255
                c.i = rnd.randrange(0x300, 0xff0)
                c.dt, c.st = rnd.randrange(256), rnd.randrange(256)
                c.keys = rnd.choice((0, rnd.randrange(65536)))
                c.depth = rnd.randrange(1, 15)
                if w & 0xf0ff != 0x00ee and w >> 12 != 2:
                    c.depth = 0
                c.slots = [rnd.randrange(4096) for _ in range(c.depth)] + [0] * (16 - c.depth)
                if pattern in ('00e0', 'dxnn'):
                    c.row = [rnd.choice((0, rnd.getrandbits(64))) for _ in range(32)]
                if pattern in ('dxnn', 'fx33', 'fx55', 'fx65'):
                    for a in range(c.i, c.i + 16):
                        c.mem[a] = rnd.randrange(256)
                before, memory = c.registers(), bytes(c.mem)
                if not c.step(w):
                    continue
                after = c.registers()
                print(json.dumps({
                    'isa': 'chip8', 'variant': variant, 'code': '%04x' % w, 'in': texts(before),
                    'out': {name: hex(value) for name, value in after.items() if value != before[name] or name == '$pc'},
                    'mem_in': cells(memory, bytes(4096)), 'mem_out': cells(c.mem, memory)}))


if __name__ == '__main__':
    if sys.argv[1:] == ['vectors']:
        vectors()
    elif len(sys.argv) == 6 and sys.argv[1] == 'run':
        run(sys.argv[2], int(sys.argv[3], 0), int(sys.argv[4], 0), sys.argv[5])
    else:
        sys.exit(__doc__)
