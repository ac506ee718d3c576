#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the arguments of cmake that choose the newest clang of LLVM's packages, if there is one and
# the environment has no CXX. With clang 22 the build takes three quarters of the time that it takes
# with g++ 12, and the program is smaller and faster.
[ -z "${CXX:-}" ] || exit 0
for version in 22 21 20 19; do
  if command -v "clang++-$version" >/dev/null; then
    echo "-DCMAKE_C_COMPILER=clang-$version -DCMAKE_CXX_COMPILER=clang++-$version"
    exit 0
  fi
done
