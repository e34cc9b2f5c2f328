/* An interpreter: each thread runs the same program of bytes on a number of its own. */
#include "gpu.h"

KERNEL machine(const u8 *program, const u32 *in, u32 *out)
{
    u32 stack[16], top = 0, pc = 0, steps = 0;
    stack[top++] = in[thread()];
    while (steps++ < 500) {
        const u32 op = program[pc++];
        if (op == 0)
            break;
        switch (op) {
        case 1:
            stack[top++] = program[pc++];
            break;
        case 2:
            top--;
            stack[top - 1] += stack[top];
            break;
        case 3:
            top--;
            stack[top - 1] -= stack[top];
            break;
        case 4:
            top--;
            stack[top - 1] *= stack[top];
            break;
        case 5:
            top--;
            stack[top - 1] = stack[top] ? stack[top - 1] / stack[top] : 0;
            break;
        case 6:
            stack[top] = stack[top - 1];
            top++;
            break;
        case 7:
            top--;
            pc = stack[top] ? program[pc] : pc + 1;
            break;
        case 8:
            top--;
            stack[top - 1] ^= stack[top] >> 3;
            break;
        case 9:
            stack[top - 1] &= 0xffff;
            break;
        case 10:
            stack[top - 1] = stack[top - 1] << 7 | stack[top - 1] >> 25;
            break;
        default:
            stack[top - 1] = ~stack[top - 1];
            break;
        }
    }
    out[2 * thread()] = stack[top - 1];
    out[2 * thread() + 1] = steps;
}
