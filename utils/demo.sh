#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Shows the tool on docs/demo.mlir and the example dialect. Usage: utils/demo.sh <strata binary>
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

# Without the flag the ops are unknown: a diagnostic with its place.
echo
echo "The last one has to fail: without the flag the operations are unknown."
show opt "$input"
[ $? -ne 0 ]
