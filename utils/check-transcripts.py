#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands in Markdown files and compares their output.

A transcript is a line with an indented `$ command`, followed by the expected
output, indented in the same way, up to the next command or the end of the block:

    $ echo hello
    hello

A command that ends in a backslash or in | continues on the next line. A line `...`
in the expected output stands for any lines. A command that fails must print an
error. Commands run in the root of the project, by the shell, one after the other;
`--map build/toy=DIR` replaces a text in all commands.

A fenced block with a language and a file is a quotation,

    ```cpp examples/toy/Lexer.cpp
    Token Lexer::next() {
      ...
    ```

which must occur in the file, regardless of indentation; `...` as above.

--update replaces expected output that differs. Exits with 1 if anything differs.
"""

import argparse
import difflib
import re
import subprocess
import sys

from strata_files import ROOT

COMMAND = re.compile(r"^( {4,})\$ (.*)$")
QUOTATION = re.compile(r"^```\w+ (\S+)$")
GAP = "..."


class Transcript:
    """A command and the lines of the file that it and its output take."""

    def __init__(self, lines, start):
        match = COMMAND.match(lines[start])
        self.indent = match.group(1)
        command = [match.group(2)]
        end = start + 1
        while command[-1].endswith(("\\", "|")) and end < len(lines):
            command.append(lines[end])
            end += 1
        self.line = start + 1
        self.command = "\n".join(command)
        self.begin = end
        while end < len(lines) and (
            lines[end].startswith(self.indent) and not COMMAND.match(lines[end])
            or not lines[end] and end + 1 < len(lines)
            and lines[end + 1].startswith(self.indent)
        ):
            end += 1
        # A blank line before the next command is no output.
        while end > self.begin and not lines[end - 1]:
            end -= 1
        self.end = end
        self.expected = [line[len(self.indent):]
                         for line in lines[self.begin:self.end]]


def strip(lines):
    """Removes blanks at the ends of lines and empty lines at the end."""
    lines = [line.rstrip() for line in lines]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def find_from(lines, part, start):
    """The first place of the lines `part` in `lines`, or -1."""
    for place in range(start, len(lines) - len(part) + 1):
        if lines[place:place + len(part)] == part:
            return place
    return -1


def matches(expected, found, is_whole):
    """Whether `found`, or if not `is_whole` a part of it, is `expected`."""
    parts = [[]]
    for line in expected:
        if line.strip() == GAP:
            parts.append([])
        else:
            parts[-1].append(line)
    if is_whole and len(parts) == 1:
        return parts[0] == found
    if is_whole and (found[:len(parts[0])] != parts[0]
                     or parts[-1] and found[-len(parts[-1]):] != parts[-1]):
        return False
    place = 0
    for part in parts:
        place = find_from(found, part, place)
        if place < 0:
            return False
        place += len(part)
    return True


def replace_all(text, maps):
    """Replaces the keys of `maps` by their values, in one pass."""
    if not maps:
        return text
    keys = "|".join(re.escape(key) for key in maps)
    return re.sub(keys, lambda match: maps[match.group()], text)


def run(command, maps):
    result = subprocess.run(replace_all(command, maps), shell=True, cwd=ROOT, text=True,
                            errors="replace", stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    # Output shows the names that the file uses.
    output = replace_all(result.stdout,
                         {value: name for name, value in maps.items()})
    return strip(output.splitlines()), result.returncode


def report(path, line, what, expected, found):
    print(f"{path}:{line}: {what}")
    for text in difflib.unified_diff(expected, found, "expected", "found",
                                     lineterm="", n=2):
        print("    " + text)


def check_transcripts(path, lines, maps):
    """Returns the counts of commands and of errors, and the corrected lines."""
    corrected, place, count, errors = [], 0, 0, 0
    while place < len(lines):
        if not COMMAND.match(lines[place]):
            corrected.append(lines[place])
            place += 1
            continue
        transcript = Transcript(lines, place)
        count += 1
        found, code = run(transcript.command, maps)
        expected = strip(transcript.expected)
        if code and not any("error" in line for line in found):
            errors += 1
            report(path, transcript.line, f"exit code {code}", expected, found)
        elif not matches(expected, found, is_whole=True):
            errors += 1
            report(path, transcript.line, "output differs", expected, found)
            expected = found
        corrected += lines[place:transcript.begin]
        corrected += [(transcript.indent + line).rstrip() for line in expected]
        place = transcript.end
    return count, errors, corrected


def check_quotations(path, lines):
    """Returns the counts of quotations and of errors."""
    count, errors = 0, 0
    for place, line in enumerate(lines):
        match = QUOTATION.match(line)
        if not match:
            continue
        count += 1
        end = lines.index("```", place)
        quoted = [text.strip() for text in lines[place + 1:end]]
        file = ROOT / match.group(1)
        source = [text.strip() for text in file.read_text().splitlines()]
        if not matches(quoted, source, is_whole=False):
            errors += 1
            print(f"{path}:{place + 1}: {match.group(1)} has no such lines")
    return count, errors


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--map", action="append", default=[],
                        metavar="TEXT=REPLACEMENT")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    maps = dict(text.split("=", 1) for text in args.map)
    total = all_errors = 0
    for name in args.files:
        path = ROOT / name
        lines = path.read_text().splitlines()
        quotations, errors = check_quotations(name, lines)
        commands, wrong, corrected = check_transcripts(name, lines, maps)
        total += quotations + commands
        all_errors += errors + wrong
        if args.update and corrected != lines:
            path.write_text("\n".join(corrected) + "\n")
    print(f"{total} transcripts and quotations, {all_errors} errors")
    return 1 if all_errors else 0


if __name__ == "__main__":
    sys.exit(main())
