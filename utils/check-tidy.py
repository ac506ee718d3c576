#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs clang-tidy over the sources that changed.

Changed are sources in the work tree that differ from the commit --since, by default the one
before HEAD's newest ten, latest changes first. A changed header is checked by a source that
includes it: its own source or test, or else another one. --max-seconds ends a long run; the
sources that were not checked are counted. --list prints the sources. The flags of a source are those of the build: a source that is
compiled in a group has the flags of its group.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from strata_files import ROOT

INCLUDE = re.compile(r'^#include "([^"]+\.cpp)"', re.MULTILINE)
# Flags of GCC that clang does not know, and those with an argument that do not apply:
# precompiled headers are those of one compiler, and clang names them after -Xclang.
DROPPED = {"-Wno-subobject-linkage", "-Winvalid-pch", "-c"}
DROPPED_WITH_ARGUMENT = {"-Xclang", "-include", "-o", "-MF", "-MT", "-MQ"}


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True,
                          text=True, check=True).stdout.splitlines()


def changed_files(since):
    """Returns changed sources and headers, those of the work tree and of the latest commits
    first."""
    if not since:
        commits = git("rev-list", "-n", "11", "HEAD")
        since = commits[-1] if commits else "HEAD"
    names = git("diff", "--name-only", "HEAD")
    names += git("ls-files", "--others", "--exclude-standard")
    names += git("log", "--name-only", "--format=", f"{since}..HEAD")
    return [name for name in dict.fromkeys(names)
            if name.endswith((".cpp", ".h")) and (ROOT / name).exists()]


def find_user(header, sources, texts):
    """Returns one of the sources that include a header; None if there is none. A source of the
    same name comes first, then a test of that name, then one of the same folder. `texts` keeps
    the contents of sources."""
    stem = header.removesuffix(".h").removesuffix("Detail")
    for name in (stem + ".cpp", stem + "Test.cpp", header.removesuffix(".h") + ".cpp"):
        if name in sources:
            return name
    if not texts:
        texts.update((name, (ROOT / name).read_text()) for name in sources)
    line = f'#include "{header}"'
    users = [name for name, text in texts.items() if line in text]
    users.sort(key=lambda name: (os.path.dirname(name) != os.path.dirname(header),
                                 name))
    return users[0] if users else None


def replace_headers(names, sources):
    """Replaces headers by sources that include them; those without one are left."""
    texts = {}
    replaced = [find_user(name, sources, texts) or name if name.endswith(".h") else name
                for name in names]
    return list(dict.fromkeys(replaced))


def flags_of(command):
    words, flags = shlex.split(command), []
    skip = False
    for word in words[1:]:
        if skip or word in DROPPED:
            skip = False
        elif word in DROPPED_WITH_ARGUMENT:
            skip = True
        elif not word.endswith((".cxx", ".cpp")):
            flags.append(word)
    return flags


def read_database(build):
    """Maps sources to the flags that they are compiled with."""
    flags = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = Path(entry["file"])
        members = [file]
        if "Unity" in file.parts and file.exists():
            members = [Path(name) for name in INCLUDE.findall(file.read_text())]
        for member in members:
            flags[member.resolve()] = flags_of(entry["command"])
    return flags


def write_database(folder, sources, flags):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps([
        {"directory": str(ROOT), "file": str(ROOT / name),
         "arguments": ["clang++", *flags[(ROOT / name).resolve()], "-c",
                       str(ROOT / name)]} for name in sources]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build-dir", default="build/release")
    parser.add_argument("--since", help="a commit")
    parser.add_argument("--max-seconds", type=float, default=float("inf"))
    parser.add_argument("--list", action="store_true", help="print the sources only")
    parser.add_argument("files", nargs="*", help="sources and headers to check instead")
    args = parser.parse_args()

    program = shutil.which("clang-tidy")
    if not program and not args.list:
        print("skipped: clang-tidy is not installed")
        return 0
    build = ROOT / args.build_dir
    flags = read_database(build)
    known = {os.path.relpath(file, ROOT) for file in flags if file.is_relative_to(ROOT)}
    wanted = replace_headers(args.files or changed_files(args.since), known)
    sources = [name for name in wanted if (ROOT / name).resolve() in flags]
    if args.list:
        print("\n".join(sources))
        return 0
    folder = build / "tidy"
    write_database(folder, sources, flags)
    end = time.monotonic() + args.max_seconds

    def check(name):
        if time.monotonic() > end:
            return None
        return subprocess.run([program, "-p", str(folder), "--quiet", name],
                              cwd=ROOT, capture_output=True, text=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(check, sources))
    wrong = [result for result in results if result and result.returncode != 0]
    for result in wrong:
        print(result.stdout)
    late = results.count(None)
    print(f"{len(sources) - late} sources, {len(wrong)} errors, "
          f"{len(wanted) - len(sources)} not in the build"
          + (f", {late} not checked for lack of time" if late else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
