#!/usr/bin/env bash
# What the installed shared libraries export: functions of public headers, and under the version ISADORA_PRIVATE what
# they need of one another. Each has a SONAME. check_exports.sh PREFIX
set -eu
status=0
headers=$(find "$1" -path '*/include/isadora/*.h')
libraries=$(find "$1" -name 'libisadora*.so')
[ -n "$headers" ] && [ -n "$libraries" ] || { echo "no headers or libraries below $1"; exit 1; }
for library in $libraries; do
    while read -r symbol; do
        name=${symbol%%@*}
        case $symbol in
        rt_*@ISADORA_PRIVATE_* | rt_*@@ISADORA_PRIVATE_*) ;;
        ISADORA_*) ;; # the versions themselves
        rt_*) echo "$library exports $symbol to everybody"; status=1 ;;
        # shellcheck disable=SC2086
        *) grep -qw "$name" $headers || { echo "$library exports $symbol, which no header declares"; status=1; } ;;
        esac
    done < <(nm -D --defined-only "$library" | awk '{print $NF}')
    objdump -p "$library" | grep -q SONAME || { echo "$library has no SONAME"; status=1; }
done
exit $status
