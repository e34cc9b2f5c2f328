# Kernels that multiply matrices by wmma, from cubins (wmma.lua): the same products as plain sums.
. "$(dirname "$0")/../../cli/lib.sh"

for kernel in $(lua5.4 "$ROOT/tests/prog/volta/wmma.lua" list); do
    lua5.4 "$ROOT/tests/prog/volta/wmma.lua" in "$kernel"
    lua5.4 "$ROOT/tests/prog/volta/wmma.lua" want "$kernel"
    run 0 "$kernel" "$ISADORA" run "$ROOT/tests/prog/volta/wmma/$kernel.cubin" --grid 1 --block 32 \
        --param buffer:a.bin --param buffer:b.bin --param buffer:c.bin --param buffer:d.bin:got.bin
    cmp -s got.bin want.bin && pass || fail "$kernel: other sums"
done
done_
