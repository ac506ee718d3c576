#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs the packages that a make target needs, by name, only if missing.
# Usage: utils/install-deps.sh build|test|editors|bench|bench-native|fuzz|prove|format|tidy
# STRATA_NO_INSTALL=1 turns it off; LLVM_DIR in CMAKE_ARGS picks another LLVM.
set -uo pipefail

target=${1:?usage: install-deps.sh build|test|editors|bench|bench-native|fuzz|prove|format|tidy}
[ -z "${STRATA_NO_INSTALL:-}" ] || exit 0

say() { echo "install-deps: $*" >&2; }

# No Debian-like system: say what is needed and let CMake find it.
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  say "no apt-get here; needed by hand: a C++20 compiler, CMake 3.25, Ninja," \
    "Python 3, LLVM 19 to 22 with its tools; for tests also GoogleTest"
  exit 0
fi

installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

updated=
update_once() {
  [ -z "$updated" ] || return 0
  updated=1
  as_root apt-get update -qq >/dev/null || say "apt-get update failed, going on"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null; then
    sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
  else
    return 1
  fi
}

# The major version to use: the newest one installed, else the newest on offer.
llvm_version() {
  local v
  for v in 22 21 20 19; do
    installed "llvm-$v-dev" && { echo "$v"; return; }
  done
  update_once
  for v in 22 21 20 19; do
    apt-cache show "llvm-$v-dev" >/dev/null 2>&1 && { echo "$v"; return; }
  done
}

packages=()
need_llvm() {
  [ -n "${llvm:-}" ] || llvm=$(llvm_version)
  if [ -z "$llvm" ]; then
    say "LLVM not found: neither installed nor on offer as llvm-{22,21,20,19}-dev;" \
      "add a package source that has one, or set CMAKE_ARGS=-DLLVM_DIR=..."
    exit 1
  fi
  local p
  for p in "$@"; do packages+=("${p//@/$llvm}"); done
}

need_build() {
  # The compiler of the build (utils/find-compiler.sh).
  if [[ -n ${CXX:-} || ${CMAKE_ARGS:-} == *CMAKE_CXX_COMPILER=* ]]; then
    command -v "${CXX:-c++}" >/dev/null || packages+=(g++)
  elif [[ ${CMAKE_ARGS:-} == *LLVM_DIR=* ]]; then
    command -v c++ >/dev/null || packages+=(g++)
  else
    need_llvm clang-@
  fi
  command -v cmake >/dev/null || packages+=(cmake)
  command -v ninja >/dev/null || packages+=(ninja-build)
  command -v python3 >/dev/null || packages+=(python3)
  # Headers for the Python package, and numpy for its tests.
  if apt-cache show python3-dev >/dev/null 2>&1; then
    packages+=(python3-dev python3-numpy)
  fi
  if [[ ${CMAKE_ARGS:-} != *LLVM_DIR=* ]]; then
    need_llvm llvm-@-dev
    packages+=(zlib1g-dev libzstd-dev)
  fi
}

# The type checker of Python, for tests of stubs, which are skipped without it.
install_pyright() {
  command -v pyright >/dev/null || [ -x build/npm/node_modules/.bin/pyright ] && return
  if ! command -v npm >/dev/null; then
    say "npm not found: tests of Python's type stubs are skipped"
  elif ! npm install --silent --no-fund --no-audit --prefix build/npm pyright >/dev/null 2>&1; then
    say "pyright cannot be installed: tests of Python's type stubs are skipped"
  fi
}

case $target in
build) need_build ;;
test)
  install_pyright
  need_build
  packages+=(libgtest-dev)
  command -v git >/dev/null || packages+=(git)
  command -v clang-format >/dev/null || packages+=(clang-format)
  command -v clang-tidy >/dev/null || packages+=(clang-tidy)
  command -v z3 >/dev/null || command -v cvc5 >/dev/null || packages+=(z3)
  [[ ${CMAKE_ARGS:-} == *LLVM_DIR=* ]] || need_llvm llvm-@-tools
  ;;
editors)
  packages+=(neovim emacs-nox elpa-eglot elpa-lsp-mode libkf5syntaxhighlighting-tools)
  command -v npm >/dev/null || packages+=(nodejs npm)
  ;;
bench)
  need_build
  packages+=(libbenchmark-dev)
  need_llvm mlir-@-tools
  ;;
bench-native)
  need_build
  packages+=(gcc libopenblas-dev)
  need_llvm clang-@ mlir-@-tools
  ;;
fuzz)
  need_build
  need_llvm clang-@ libclang-rt-@-dev
  ;;
prove) command -v z3 >/dev/null || packages+=(z3) ;;
format) command -v clang-format >/dev/null || packages+=(clang-format) ;;
tidy)
  need_build
  command -v run-clang-tidy >/dev/null || packages+=(clang-tidy)
  ;;
*)
  say "unknown target '$target'"
  exit 2
  ;;
esac

missing=()
for package in "${packages[@]}"; do
  installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" != 0 ] && ! sudo -n true 2>/dev/null; then
  say "missing: ${missing[*]}"
  say "neither root nor sudo without a password; install them by hand:" \
    "apt-get install ${missing[*]}"
  exit 1
fi

say "installing ${missing[*]}"
update_once
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! as_root apt-get install -y -qq --no-install-recommends \
  "${missing[@]}" >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  say "installing failed"
  exit 1
fi
