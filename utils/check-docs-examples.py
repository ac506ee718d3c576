#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the IR and runs the commands in the code blocks of Markdown files.

A code block is indented by four blanks or fenced. It is IR if it begins with an
operation, and then must be read by `strata opt`, or, if it has definitions of a dialect,
by `strata dialect check`; definitions without a dialect get one around them, called as the first reference in them says. Blocks that begin with a rule are read as rules, of the
dialects in examples/ too. Not read are blocks that leave something out (...),
blocks that are a part of a file in examples/, and blocks after the line
`<!-- fragment -->`.

A line of a block that begins with `strata` is a command. It runs in an empty folder with
a link to examples/, and may fail only because a file does not exist; the text from the
first `|`, `<` or `>` on is left out. Transcripts (`$ strata ...`) are the matter of
check-transcripts.py.

A block after a line ``After `FLAGS`:`` or `` `strata opt FLAGS`:`` is the output of
`strata opt` with these flags for the last block that is not such an output. Names of values and
of maps may differ.
"""

import argparse
import re
import shlex
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from strata_files import ROOT

OPERATION = re.compile(
    r"(?:%\w+(?::\d+)? = )?(?:(?!strata\.)[a-z_]+\.[a-z_.]+|module)[ {]")
RULE = re.compile(r"(?://.*\n)*(?:rule|fold) (?:@|for )")
DEFINITION = re.compile(r"irdl\.(?:operation|type|attribute) ")
MARK = "<!-- fragment -->"
TRANSFORMATION = re.compile(r"(?:After `|`strata opt )-{0,2}([^`]+)`:$")
NO_FILE = re.compile("cannot open|No such file|does not exist|cannot read")


def find_blocks(lines):
    """Yields (line number, text, whether it is marked as a fragment)."""
    place = 0
    while place < len(lines):
        start = place
        is_code = lines[place].startswith("    ") and not (place and lines[place - 1])
        if lines[place].startswith("```"):
            place = lines.index("```", place + 1)
            yield start + 2, "\n".join(lines[start + 1:place]), False
        elif is_code:
            while place < len(lines) and (lines[place].startswith("    ")
                                          or not lines[place]):
                place += 1
            text = "\n".join(line[4:] for line in lines[start:place])
            yield start + 1, text.rstrip(), MARK in lines[max(start - 2, 0):start]
            continue
        place += 1


def squeeze(text):
    return re.sub(r"\s+", " ", text).strip()


class Checker:
    def __init__(self, strata, folder):
        self.strata, self.folder = strata, folder
        self.counts = Counter()
        self.examples = [squeeze(path.read_text())
                         for path in (ROOT / "examples").rglob("*.mlir")]

    def run(self, args, text=""):
        return subprocess.run([self.strata] + args, input=text, cwd=self.folder,
                              text=True, errors="replace", stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)

    def check_ir(self, text):
        """Returns the output of an error."""
        if re.search(r"\.\.\.", text):
            self.counts["left something out"] += 1
            return None
        if any(squeeze(text) in example for example in self.examples):
            self.counts["in examples/"] += 1
            return None
        self.counts["read"] += 1
        args = ["opt", "--allow-unregistered-dialect", "-"]
        if DEFINITION.match(text):
            name = re.search(r"@(\w+)::", text)
            text = (f"irdl.dialect @{name.group(1) if name else 'example'} attributes "
                    f"{{strata.version = 1 : i32}} {{\n{text}\n}}")
        if text.startswith("irdl.dialect"):
            args = ["dialect", "check", "-"]
        result = self.run(args, text)
        return result.stdout if result.returncode else None

    def check_rules(self, text):
        """Returns the output of an error."""
        self.counts["rules"] += 1
        path = Path(self.folder) / "block.rules.mlir"
        path.write_text(text + "\n")
        dialects = [f"--irdl-file={path.relative_to(ROOT)}"
                    for path in sorted((ROOT / "examples").glob("*.irdl.mlir"))]
        result = self.run(["opt", *dialects, f"--pattern-file={path}", "-"])
        return result.stdout if result.returncode else None

    def check_transformation(self, flags, before, after):
        """Returns a message if `strata opt` makes something else of `before`."""
        self.counts["transformed"] += 1
        result = self.run(["opt", *shlex.split("--" + flags), "-"], before)
        expected = self.run(["opt", "-"], after)
        if result.returncode or expected.returncode:
            return result.stdout + expected.stdout
        return result.stdout if result.stdout != expected.stdout else None

    def check_command(self, command):
        words = shlex.split(re.split(r" [|<>]", command)[0])
        result = self.run(words[1:])
        if result.returncode == 0:
            self.counts["commands"] += 1
            return None
        if not NO_FILE.search(result.stdout):
            return result.stdout
        self.counts["commands without their files"] += 1
        return None

    def check(self, name):
        """Returns the number of errors in a file."""
        errors = 0
        lines = (ROOT / name).read_text().split("\n")
        before = None
        for line, text, is_fragment in find_blocks(lines):
            introduction = next((other for other in reversed(lines[:line - 1])
                                 if other and not other.startswith("```")), "")
            transformation = TRANSFORMATION.search(introduction)
            outputs = []
            if transformation and before:
                outputs.append(self.check_transformation(transformation.group(1), before, text))
            else:
                before = text
            outputs += [self.check_command(command) for command in
                       text.replace("\\\n", " ").split("\n")
                       if command.startswith("strata ")]
            if is_fragment:
                self.counts["fragments"] += 1
            elif RULE.match(text):
                outputs.append(self.check_rules(text))
            elif OPERATION.match(text):
                outputs.append(self.check_ir(text))
            for output in filter(None, outputs):
                errors += 1
                print(f"{name}:{line}: the code block has an error\n{output}")
        return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True, help="the tool")
    parser.add_argument("files", nargs="*",
                        help="default: README.md and the files of docs/")
    args = parser.parse_args()
    names = args.files or ["README.md"] + sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "docs").glob("*.md"))
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "examples").symlink_to(ROOT / "examples")
        checker = Checker(str(Path(args.strata).absolute()), folder)
        errors = sum(checker.check(name) for name in names)
    print(", ".join(f"{count} {what}" for what, count in sorted(checker.counts.items())))
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
