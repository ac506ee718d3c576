#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs each program in <build>/fuzzers for some seconds, seeded with the lit
# tests. New corpus files and crashes stay in <build>/corpus and <build>/crashes.
# Usage: utils/run-fuzzers.sh <build-dir> <seconds>
set -uo pipefail

build=${1:?build folder}
seconds=${2:-60}
status=0
shopt -s nullglob
fuzzers=("$build"/fuzzers/fuzz-*)
[ ${#fuzzers[@]} -gt 0 ] || echo "no fuzzers yet"

seeds=$build/seeds
rm -rf "$seeds"
mkdir -p "$seeds" "$build/crashes"
find test -name '*.mlir' -size -64k | while read -r file; do
  cp "$file" "$seeds/${file//\//_}"
done

# A dialect file and a file that uses it.
for user in test/DialectFiles/IRDL/*.mlir; do
  input=$(grep -o 'irdl-file=%S/[^ ]*' "$user" | head -1)
  [ -n "$input" ] || continue
  { cat "test/DialectFiles/IRDL/${input#*%S/}"; echo "// -----"; cat "$user"; } \
    > "$seeds/$(basename "$user").pair"
done
for input in examples/*.irdl.mlir strata/Dialects/*/*.irdl.mlir; do
  user=${input/.irdl/}
  { cat "$input"; echo "// -----"; cat "$user" 2>/dev/null; } \
    > "$seeds/$(basename "$input").pair"
done
# An overlay over itself.
for input in projects/*/*.irdl.mlir; do
  { cat "$input"; echo "// -----"; cat "$input"; } \
    > "$seeds/${input//\//_}.overlay"
done

for fuzzer in "${fuzzers[@]}"; do
  name=$(basename "$fuzzer")
  corpus=$build/corpus/$name
  mkdir -p "$corpus"
  if "$fuzzer" -max_total_time="$seconds" -timeout=25 -max_len=16384 \
    -verbosity=0 -print_final_stats=1 \
    -artifact_prefix="$build/crashes/$name-" "$corpus" "$seeds"; then
    echo "$name: no crash in $seconds s"
  else
    echo "$name: CRASH, see $build/crashes" >&2
    status=1
  fi
done
exit $status
