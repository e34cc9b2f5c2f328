# Running many checks, several at a time; tools/test is the only user.
#
# A *check* is one thing that must succeed. A *job* runs checks one after another, beside other jobs; a *group* is the
# jobs that were started since `begin_group`. What a group said is printed when all of its jobs have ended.
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
slots=$(nproc)
groups=() printed= jobs_started=0 failed_groups=()

# check NAME COMMAND...: to be called in a job. The output is shown when it does not succeed; `$log` has it.
check() {
    local name=$1 began=$EPOCHREALTIME result spent TIMEFORMAT='%U %S'
    shift
    { time "$@" >"$log" 2>&1 </dev/null; } 2>"$log.time"
    result=$?
    read -r -a spent <"$log.time"
    awk -v ok=$result -v from="$began" -v to="$EPOCHREALTIME" -v user="${spent[0]}" -v sys="${spent[1]}" -v name="$name" \
        'BEGIN {printf "%d\t%.2f\t%.2f\t%s\n", ok, to - from, user + sys, name}' >>"$job/checks"
    [ "$result" = 0 ] && return 0
    echo "  FAILED: $name"
    tail -n 60 "$log" | sed 's/^/    /'
    return 1
}

# last_line: of the last check's output, its own count.
last_line() { tail -n 1 "$log" | sed 's/^/   /'; }

begin_group() { groups+=("$1"); }

new_job() {
    jobs_started=$((jobs_started + 1))
    job=$(printf '%s/%04d-%s' "$state" "$jobs_started" "${groups[-1]}")
    log=$job/log
    mkdir "$job"
}

# start COMMAND...: a job of the current group, begun when a processor is free. Beside builds it runs at a lower
# priority, so that it takes what they leave.
start() {
    while [ "$(jobs -rp | wc -l)" -ge $((slots + $(builds_left))) ]; do
        wait -n
        print_ended
    done
    new_job
    {
        [ "$(builds_left)" = 0 ] || renice -n 5 -p "$BASHPID" >/dev/null
        "$@" >"$job/said" 2>&1
        touch "$job/ended"
    } &
}

# start_build COMMAND...: a job that keeps all processors busy by itself; builds run one after another.
builds=()
start_build() {
    local before=
    [ ${#builds[@]} -eq 0 ] || before=${builds[-1]}
    new_job
    builds+=("$job")
    {
        while [ -n "$before" ] && [ ! -e "$before/ended" ]; do sleep 0.2; done
        "$@" >"$job/said" 2>&1
        touch "$job/ended"
    } &
}

builds_left() {
    local build left=0
    for build in "${builds[@]}"; do [ -e "$build/ended" ] || left=$((left + 1)); done
    echo "$left"
}

# wait_builds, wait_all: until the builds have ended; until everything has.
wait_builds() {
    while [ "$(builds_left)" -gt 0 ]; do
        wait -n
        print_ended
    done
}

wait_all() {
    wait
    print_ended
}

# queue NAME COMMAND...: a job of one check. queue_counted: prints the last line of its output, too.
queue() { start check "$@"; }
queue_counted() { start counted "$@"; }
counted() { check "$@" && last_line; }

# print_ended: prints the groups that have ended since; the last one may get more jobs until `print_ended all`.
print_ended() {
    local name last=$((${#groups[@]} - 1)) i
    for i in "${!groups[@]}"; do
        name=${groups[i]}
        [[ "$printed" != *" $name "* ]] && { [ "$i" != "$last" ] || [ "${1:-}" = all ]; } && ended "$name" || continue
        print_group "$name"
        printed+=" $name "
    done
}

# ended GROUP: all of its jobs have.
ended() {
    local folder
    for folder in "$state"/*-"$1"; do [ -e "$folder/ended" ] || return; done
}

print_group() {
    local folder checks failed
    echo "== $1"
    for folder in "$state"/*-"$1"; do
        cat "$folder/said"
        [ -s "$folder/checks" ] || { echo "  FAILED: nothing was checked"; printf '1\t0\t0\ta job\n' >"$folder/checks"; }
    done
    cat "$state"/*-"$1"/checks >"$state/checks-of-$1"
    checks=$(wc -l <"$state/checks-of-$1")
    failed=$(grep -vc $'^0\t' "$state/checks-of-$1")
    [ "$failed" = 0 ] || failed_groups+=("$1")
    awk -F '\t' -v checks="$checks" -v failed="$failed" \
        '{cpu += $3} END {printf "   %d checks, %d failed, %.0f s of processor time\n", checks, failed, cpu}' "$state/checks-of-$1"
}

# finish: waits for all jobs, prints the slowest checks and a total; the status is not 0 when anything failed.
finish() {
    local checks failed
    wait
    print_ended all
    cat "$state"/checks-of-* >"$state/all"
    sort -t $'\t' -k 3,3nr "$state/all" >"$work/times.tsv"
    echo "== the slowest checks: seconds, and of these seconds of processor time; $work/times.tsv has all"
    head -n 10 "$work/times.tsv" | awk -F '\t' '{printf "%8.1f %8.1f  %s\n", $2, $3, $4}'
    checks=$(wc -l <"$state/all")
    failed=$(grep -vc $'^0\t' "$state/all")
    echo "total: $checks checks, $((checks - failed)) passed, $failed failed${failed_groups[*]:+ in: ${failed_groups[*]}}; $SECONDS s"
    [ ${#failed_groups[@]} -eq 0 ]
}
