#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Shows the tool on docs/demo.mlir, the example dialect, and a program of 2019. Usage: utils/demo.sh <strata binary>
set -uo pipefail
cd "$(dirname "$0")/.."
strata=${1:-build/release/bin/strata}
input=docs/demo.mlir

show() {
  echo
  echo "\$ strata $*"
  "$strata" "$@"
}

echo "\$ cat $input"
cat "$input"
show opt --allow-unregistered-dialect "$input"
show opt --allow-unregistered-dialect --mlir-print-op-generic "$input"

# A dialect that is one file, with syntax and rules.
show opt --irdl-file=examples/vec.irdl.mlir examples/vec.mlir
show dialect show vec.add examples/vec.irdl.mlir

# A program in text of 2019: brought to today's form, and executed.
show upgrade examples/matmul-2019.mlir
show interpret examples/matmul-2019.mlir --era=2019 --entry=mul --print-arguments \
  '[[1, 2, 3], [4, 5, 6]]' '[[1, 0], [0, 1], [1, 1]]' '[[0, 0], [0, 0]]'

# Without the flag the ops are unknown: a diagnostic with its place.
echo
echo "The last one has to fail: without the flag the operations are unknown."
show opt "$input"
[ $? -ne 0 ]
