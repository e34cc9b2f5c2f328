#!/usr/bin/env bash
# Builds the consumer with pkg-config alone: with_pkgconfig.sh PREFIX
set -eu
prefix=$1
here=$(dirname "$0")
libraries=$(dirname "$(find "$prefix" -name isadora.pc)")
export PKG_CONFIG_PATH=$libraries LD_LIBRARY_PATH=$(dirname "$libraries")
# shellcheck disable=SC2046
gcc -std=c11 -Wall -Wextra -o "$prefix/with-pkgconfig" "$here/main.c" $(pkg-config --cflags --libs isadora-vp1-scalar isadora-asm)
"$prefix/with-pkgconfig"
