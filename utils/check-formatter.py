#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks `strata format` on files: tokens and comments stay, a second run changes nothing.

Tokens are compared by a lexer of this script. The bodies of types and attributes (`!d.t<...>`) are compared
with their white space. Also prints the share of lines that change.

Usage: utils/check-formatter.py --strata build/release/bin/strata FILE-OR-DIRECTORY...
Exit code 1 after the names of files that differ."""
import argparse
import difflib
import pathlib
import re
import subprocess
import sys

TOKEN = re.compile(r'''//[^\n]*|"(?:[^"\\\n]|\\.)*"?|[%^@#!][A-Za-z0-9_$.-]+|->|[A-Za-z0-9_$.]+|[^\s\0]''')
CLOSING = {")": "(", "]": "[", "}": "{", ">": "<"}


def read_body(text, at):
    """The end of the body in angle brackets at `at`."""
    stack = []
    while at < len(text):
        c = text[at]
        if c == '"':
            match = re.compile(r'"(?:[^"\\\n]|\\.)*"?').match(text, at)
            at = match.end()
            continue
        if text.startswith("->", at):
            at += 2
            continue
        if c in "<([{":
            stack.append(c)
        elif c in CLOSING and stack[-1] == CLOSING[c]:
            stack.pop()
        at += 1
        if not stack:
            return at
    return at


def get_tokens(text):
    tokens, at = [], 0
    while match := TOKEN.search(text, at):
        token, at = match.group().rstrip(), match.end()
        if token[0] in "!#" and len(token) > 1 and text.startswith("<", at):
            end = read_body(text, at)
            token, at = token + text[at:end], end
        tokens.append(token)
    return tokens


def run(strata, text, args):
    result = subprocess.run([strata, "format", "-", *args], input=text.encode(),
                            stdout=subprocess.PIPE, check=True)
    return result.stdout.decode()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strata", required=True)
    parser.add_argument("--list", action="store_true",
                        help="print the share of changed lines of each file")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    args, options = parser.parse_known_args()
    files = []
    for path in args.paths:
        files += sorted(path.rglob("*.mlir")) if path.is_dir() else [path]
    num_lines = num_changed = num_bad = 0
    for path in files:
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        once = run(args.strata, text, options)
        problem = None
        if get_tokens(once) != get_tokens(text):
            problem = "tokens differ"
        elif run(args.strata, once, options) != once:
            problem = "the second run changes it"
        if problem:
            num_bad += 1
            print(f"{path}: {problem}")
        old, new = text.split("\n"), once.split("\n")
        same = sum(block.size for block in difflib.SequenceMatcher(
            None, old, new, autojunk=False).get_matching_blocks()) \
            if old != new else len(old)
        num_lines += len(old)
        num_changed += len(old) - same
        if args.list and len(old) != same:
            print(f"{path}: {len(old) - same} of {len(old)} lines change")
    print(f"{len(files)} files, {num_bad} differ; "
          f"{100 * num_changed / max(num_lines, 1):.1f} % of {num_lines} lines change")
    sys.exit(num_bad > 0)


if __name__ == "__main__":
    main()
