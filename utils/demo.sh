#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Shows the tool on docs/demo.mlir, the example dialect, and programs that it executes. Usage: utils/demo.sh <strata binary>
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

# The same program as machine code, and a larger one by the interpreter and by machine code.
if [ -x "$(dirname "$strata")/strata-codegen" ]; then
  show run examples/matmul-2019.mlir --era=2019 --entry=mul --print-arguments \
    '[[1, 2, 3], [4, 5, 6]]' '[[1, 0], [0, 1], [1, 1]]' '[[0, 0], [0, 0]]'
  TIMEFORMAT='%R s'
  for command in interpret run; do
    time show $command examples/matmul.mlir --entry=mul \
      random:48x48xf32:seed=1 random:48x48xf32:seed=2
  done
fi

# Without the flag the ops are unknown: a diagnostic with its place.
echo
echo "This has to fail: without the flag the operations are unknown."
show opt "$input" && exit 1

# The speed of machine code for naive loops.
if [ -x "$(dirname "$strata")/strata-codegen" ]; then
  echo
  utils/demo-product.py "$strata"
fi
