#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs `strata upgrade` on files and counts the parts that it reads and keeps.

    utils/measure-upgrade.py --tool build/release/bin/strata FOLDER...

For each folder it prints how many files are read, how many of them change, how many
comments and value names of the files that are read remain, how many comments
`strata upgrade` says are lost, and how many the results have that the files do not have.
--add-comments gives each line a comment first; --split-every=N puts a comment and a line
break between tokens, instead of the blanks at every N-th place with blanks. --list names the files with comments that
are lost without a message or added, and --failures the first message of files that are not
read. --stable runs the command on each result again, which must not change anything;
--check exits with 1 if a comment is lost without a message, a comment is added, or a
result changes. --oracle=MLIR_OPT counts the results that another tool reads, and lists
others with --list.
"""

import argparse
import collections
import concurrent.futures
import difflib
import itertools
import os
import pathlib
import re
import subprocess
import sys

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*')
BLANKS = re.compile(r'"(?:[^"\\\n]|\\.)*"|[ \t]+')
# Comments of the canonical form.
PREDECESSORS = re.compile(r"// (?:no predecessors|pred: |\d+ preds: )")
NAME = re.compile(r"(?<![\w\"])%[\w$.-]+")


def find_comments(text):
    """The comments by their text, without blanks at their ends."""
    found = (match[0] for match in TOKEN.finditer(text))
    return collections.Counter(token.rstrip() for token in found
                               if token.startswith("//"))


def find_names(text):
    """The names of values, without those in comments and strings."""
    return set(NAME.findall(TOKEN.sub("", text)))


def add_comments(text):
    """The text with a comment at the end of each line without one."""
    return "".join(line if "//" in line else f"{line.rstrip()} // c{number}\n"
                   for number, line in enumerate(text.splitlines(keepends=True)))


def split_lines(text, every):
    """The text with a comment instead of some blanks, in lines without comment."""
    numbers = itertools.count(1)

    def replace(match):
        if match[0][0] == '"' or (number := next(numbers)) % every:
            return match[0]
        return f" // s{number}\n"

    return "".join(line if "//" in line or not line.strip() else
                   re.match(r"\s*", line)[0] + BLANKS.sub(replace, line.strip()) + "\n"
                   for line in text.splitlines(keepends=True))


def upgrade(arguments, text, flags=()):
    command = [arguments.tool, "upgrade", *flags, "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True,
                          timeout=arguments.timeout, errors="replace")


def count_lines(before, after):
    """Lines that differ, of those of the old text, and blank lines of both texts."""
    old, new = before.splitlines(), after.splitlines()
    same = sum(block.size for block in
               difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks())
    return {"lines": len(old), "lines_changed": len(old) - same,
            "blank": sum(not line.strip() for line in old),
            "blank_lost": max(0, sum(not line.strip() for line in old) -
                              sum(not line.strip() for line in new))}


def is_accepted(arguments, text):
    """Whether the other tool reads each piece of the text."""
    command = [arguments.oracle, "--allow-unregistered-dialect", "--split-input-file", "-"]
    run = subprocess.run(command, input=text, capture_output=True, text=True,
                         timeout=arguments.timeout, errors="replace", check=False)
    return "" if run.returncode == 0 else (run.stderr.strip().splitlines() or ["?"])[0]


def measure(arguments, path):
    """A Counter of the outcomes above, and a message for the lists."""
    text = path.read_text(errors="replace")
    if arguments.add_comments:
        text = add_comments(text)
    if arguments.split_every:
        text = split_lines(text, arguments.split_every)
    count = collections.Counter(files=1)
    try:
        result = upgrade(arguments, text)
    except subprocess.TimeoutExpired:
        return count, "does not end"
    if result.returncode not in (0, 1):
        return count, f"exit code {result.returncode}"
    if result.returncode or "error:" in result.stderr:
        return count, (result.stderr.strip().splitlines() or ["?"])[0]
    count["read"] = 1
    count["changed"] = result.stdout != text
    before = find_comments(text)
    after = find_comments(result.stdout)
    lost = sum((before - after).values())
    added = sum(number for comment, number in (after - before).items()
                if not PREDECESSORS.match(comment))
    reported = sum(map(int, re.findall(r"note: (\d+) comments? (?:is|are) lost",
                                       result.stderr)))
    names = find_names(text)
    count.update(comments=sum(before.values()), lost=lost, reported=reported, added=added,
                 names=len(names), names_lost=len(names - find_names(result.stdout)))
    count["reprinted"] = "are printed anew" in result.stderr
    count.update(count_lines(text, result.stdout))
    if arguments.stable:
        again = upgrade(arguments, result.stdout)
        count["unstable"] = again.stdout != result.stdout
    message = ""
    if arguments.oracle:
        message = is_accepted(arguments, result.stdout)
        count["accepted"] = not message
    if lost > reported:
        message = f"{lost} comments lost, {reported} reported"
    elif added:
        message = f"{added} comments added"
    elif count["unstable"]:
        message = "the result changes"
    return count, message


def print_table(title, count):
    read = max(count["read"], 1)
    print(f"{title}: {count['read']} of {count['files']} read "
          f"({100 * count['read'] / max(count['files'], 1):.1f} %), "
          f"{count['changed']} changed, {count['reprinted']} printed anew")
    print(f"  comments: {count['comments'] - count['lost']} of {count['comments']} "
          f"kept, {count['reported']} reported as lost, {count['added']} added")
    print(f"  names: {count['names'] - count['names_lost']} of {count['names']} kept; "
          f"results that change again: {count['unstable']} of {read}")
    print(f"  blank lines: {count['blank'] - count['blank_lost']} of {count['blank']} kept; "
          f"lines changed: {count['lines_changed']} of {count['lines']}")
    if count["accepted"]:
        print(f"  read by the other tool: {count['accepted']} of {read}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--tool", default="build/release/bin/strata")
    parser.add_argument("--timeout", type=float, default=30)
    parser.add_argument("--add-comments", action="store_true")
    parser.add_argument("--split-every", type=int, default=0, metavar="N")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--failures", action="store_true")
    parser.add_argument("--stable", action="store_true")
    parser.add_argument("--oracle", metavar="MLIR_OPT")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    is_good = True
    for folder in arguments.folders:
        paths = sorted(folder.rglob("*.mlir"))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda path: measure(arguments, path), paths))
        total = collections.Counter()
        for path, (count, message) in zip(paths, results):
            total.update(count)
            shown = arguments.list if count["read"] else arguments.failures
            if message and shown:
                print(f"{path}: {message}")
        print_table(folder, total)
        is_good &= (total["lost"] <= total["reported"] and not total["added"]
                    and not total["unstable"])
    return 0 if is_good or not arguments.check else 1


if __name__ == "__main__":
    sys.exit(main())
