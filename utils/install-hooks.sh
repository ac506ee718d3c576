#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Lets git run the hooks of utils/hooks in this checkout.
#
# Does nothing outside of a git checkout, if the user has configured
# core.hooksPath, or if the checkout has hooks of its own in .git/hooks, which
# git would no longer run. STRATA_NO_HOOKS=1 turns it off.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ ${STRATA_NO_HOOKS:-0} == 1 || ! -e .git ]]; then
  exit 0
fi
command -v git > /dev/null || exit 0
git config core.hooksPath > /dev/null && exit 0

hooks=$(git rev-parse --git-path hooks 2> /dev/null) || exit 0
if [[ -d $hooks && -n $(find "$hooks" -type f ! -name '*.sample') ]]; then
  exit 0
fi
# A read-only checkout is no reason to fail a build.
git config core.hooksPath utils/hooks || exit 0
echo "git runs utils/hooks/commit-msg from now on"
