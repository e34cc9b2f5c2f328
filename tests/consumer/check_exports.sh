#!/usr/bin/env bash
# The installed shared libraries export their own prefixes only, what is not for other programs under a version that
# says so, and have a SONAME: check_exports.sh PREFIX
set -eu
status=0
libraries=$(find "$1" -name 'libisadora*.so')
[ -n "$libraries" ] || { echo "no libraries below $1"; exit 1; }
for library in $libraries; do
    name=$(basename "$library" .so)
    own="${name#libisadora-}"
    foreign=$(nm -D --defined-only "$library" | awk '{print $NF}' |
        grep -Ev "^(isadora_|${own//-/_}_|ISADORA_|rt_[a-z0-9_]*@@ISADORA_PRIVATE_)" || true)
    [ -z "$foreign" ] || { echo "$library exports $foreign"; status=1; }
    objdump -p "$library" | grep -q SONAME || { echo "$library has no SONAME"; status=1; }
done
exit $status
