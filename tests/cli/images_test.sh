# isadora run --image: textures and surfaces bound by name and by handle, and what is wrong about them. The kernels of
# tests/kernels/images are compared with C in kernels_test.sh.
. "$(dirname "$0")/lib.sh"
go() { "$ISADORA" run "$@"; }
numbers() { lua5.4 -e 'local s = io.open(arg[1], "rb"):read("a") for i = 1, #s, 4 do io.write((i > 1 and " " or "") .. string.unpack("<I4", s, i)) end' /dev/null "$1"; }

command -v xz >/dev/null || { echo "images_test.sh: needs xz: nothing was run" >&2; exit 3; }
mkdir cubins && tar -C cubins -xJf "$ROOT/tests/kernels/images.tar.xz" || exit 3

# References of a cubin, linked or not. The picture has 10 to 15, the canvas 20 to 25.
lua5.4 -e 'for _, first in ipairs { 10, 20 } do
   local file = io.open(first .. ".raw", "wb")
   for i = 0, 5 do file:write(string.pack("<I4", first + i)) end
   file:close()
end'
for variant in sm_52 sm_80 sm_90 relocatable; do
    k=cubins/$variant/refs.cubin
    run 0 "references of $variant" go $k --block 2,3 --image picture=10.raw,u32,3x2 \
        --image canvas=20.raw:after.raw,u32,2x3 --param buffer:96:out.raw
    is "what threads of $variant read" \
        "10 10 20 3003 11 13 21 3003 13 11 22 3003 14 14 23 3003 13 12 24 3003 14 15 25 3003" "$(numbers out.raw)"
    is "what they stored" "10 11 13 14 13 14" "$(numbers after.raw)"
done
k=cubins/sm_80/refs.cubin
run 1 "a reference that is not bound" go $k --image canvas=24,u32,2x3 --param buffer:96
err "cubins/sm_80/refs.cubin: the kernel uses the texture \`picture\`, for which there is no --image"
run 1 "a surface that is not bound" go $k --image picture=24,u32,2x3 --param buffer:96
err "the kernel uses the surface \`canvas\`, for which there is no --image"

# Two images of one buffer; formats are those of each.
run 0 "a shared buffer" go $k --block 2,3 --buffer all=10.raw:all.raw --image picture=@all,u8x4,3x2 \
    --image canvas=@all+4,u32,2x2 --param buffer:96:out.raw
is "components of a byte" "10 10 11 3002 11 13" "$(numbers out.raw | cut -d' ' -f1-6)"

# refuse MESSAGE WORDS: of --image p=WORDS.
refuse() {
    run 2 "--image p=$2" go $k --image canvas=24,u32,2x3 --image "p=$2" --param buffer:96
    err "$1"
}
refuse "expected NAME=FILE,FORMAT,SIZE" 24
refuse "a format, such as f32, and a size, such as 64x48, are needed" 24,2x3
refuse "a format, such as f32, and a size, such as 64x48, are needed" 24,u32
refuse "\`u12\` is no format" 24,u12,2x3
refuse "\`f32x3\` is no format" 24,f32x3,2x3
refuse "the size is W, WxH or WxHxD in texels" 24,u32,2x
refuse "the size is W, WxH or WxHxD in texels" 24,u32,0x2
refuse "there are at most three axes" 24,u32,2x3x1x1
refuse "at most 134217728x65536x16384 texels" 24,u32,2x70000
refuse "layers have one or two axes" 24,u32,1x2x3,layers=2
refuse "after \`layers=\`, expected the number of layers" 24,u32,1x2,layers=x
refuse "after \`pitch=\`, expected the bytes from row to row" 24,u32,1x2,pitch=0
refuse "the pitch is a multiple of a texel, and no less than a row" 24,u32,2x2,pitch=4
refuse "the pitch is a multiple of a texel, and no less than a row" 24,u32,2x2,pitch=10
refuse "\`linear\` is for floats" 24,u32,2x3,linear
refuse "coordinates wrap or mirror only where they are \`normalized\`" 24,u32,2x3,wrap
refuse "there are at most three axes to clamp" 24,u32,2x3,clamp,clamp,border,clamp
refuse "\`\` is no format" 24,u32,2x3,,
run 2 "a buffer that is missing" go $k --image picture=@none,u32,2x3 --image canvas=24,u32,2x3 --param buffer:96
err "there is no --buffer \`none\`"
run 2 "no number of bytes" go $k --buffer b=48 --image picture=@b+x,u32,2x3 --image canvas=24,u32,2x3 --param buffer:96
err "after \`+\`, expected a number of bytes"
run 2 "a name twice" go $k --image a=24,u32,2x3 --image a=24,u32,2x3 --param buffer:96
err "there is an image of that name already"
run 2 "a buffer that is too small" go $k --image picture=20,u32,2x3 --image canvas=24,u32,2x3 --param buffer:96
err "its texels take 24 bytes, and the buffer has 20"
run 2 "a place in a buffer that is too small" go $k --buffer b=24 --image picture=@b+4,u32,2x3 \
    --image canvas=24,u32,2x3 --param buffer:96
err "its texels take 24 bytes there, and the buffer has 24"
run 2 "a place that is not aligned" go $k --buffer b=32 --image picture=@b+2,u32,2x3 --image canvas=24,u32,2x3 \
    --param buffer:96
err "texels begin at a multiple of their components' size"

# Handles.
k=cubins/sm_80/convolve.cubin
weights="--param buffer:36 --param buffer:64 --param u32:4 --param u32:4"
run 0 "a handle" go $k --block 16 --image in=64,f32,4x4 --param @in $weights
run 2 "a handle without a name" go $k --block 16 --image in=64,f32,4x4 --param @on $weights
err "there is no --buffer or --image \`on\`"
run 1 "a number that is no handle" go $k --block 16 --image in=64,f32,4x4 --param u64:2 $weights
err "no texture or surface has this handle"
run 1 "no image at all" go $k --block 16 --param u64:0 $weights
err "no texture or surface has this handle"
run 1 "an image with more axes" go $k --block 16 --image in=64,f32,2x2x4 --param @in $weights
err "the image has more coordinates than the instruction"
run 1 "beyond the edges of a surface" go cubins/sm_80/march.cubin --block 64 --image in=2048,u32,16x3,layers=4 \
    --image to=2048,u32,16x7x4 --param @in --param @to --param u32:4
err "trap in block 0,0,0, warp 1, lane 16, thread 48,0,0: the place is outside of the surface"
run 2 "other instruction sets" go -m tesla -V g80 "$ROOT/tests/prog/tesla/vecadd.s" --image a=4,u32,1
err "\`tesla\` says nowhere that descriptors of textures go"
# ---- texels of 128 bits: stores that wait for all lanes are whole ----
cat >whole.s <<'END'
    S2R R4, SR_TID.X
    MOV R3, RZ
    SHF.L.U32 R2, R4, 0x4, RZ
    IADD3 R5, R4, 0x100, RZ
    IADD3 R6, R4, 0x200, RZ
    IADD3 R7, R4, 0x300, RZ
    SUST.D.BA.2D.128.STRONG.SM.TRAP [R2], R4, 0x0, 0x58
    EXIT
END
run 0 "a surface of 128 bits" "$ISADORA" run whole.s -m volta -V sm_80 --block 2 --param @o \
    --image o=32:whole.out,u32x4,2x1
is "a surface of 128 bits" "0 256 512 768 1 257 513 769" "$(od -An -v -tu4 whole.out | xargs)"

done_
