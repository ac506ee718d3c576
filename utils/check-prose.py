#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on clauses without a noun or verb in comments, docs and messages.

Looks at the comments of C++, CMake, Python, .mlir and .test files, at Markdown,
and at string literals of C++ and the texts of dialect files, which are
diagnostics and help. The patterns are those of utils/prose_patterns.py. A
finding is printed as `file:line: pattern: text -> advice`.

utils/prose-findings.txt lists the number of findings that a file may have; the
numbers may only shrink. --update lowers and removes them, and refuses to raise
or add any. --totals prints the findings by pattern. With files as arguments,
prints their findings without consulting the list.

--commit-message FILE|RANGE checks the message in a file, or those of a range
of commits. --commits checks the commits after the one that
utils/checked-commits.txt names (utils/commit_messages.py).
"""

import argparse
import re
import sys
from bisect import bisect_right
from collections import Counter
from pathlib import Path

import commit_messages
from prose_patterns import CANDIDATE, findings_in, findings_in_literal
from strata_files import ROOT, project_files, read

LIST = ROOT / "utils" / "prose-findings.txt"
# These files contain bad sentences on purpose.
EXEMPT = ("test/Utils/Inputs/", "utils/prose_patterns.py")

CPP = (".h", ".cpp", ".def", ".c")
RAW_STRING = re.compile(r'R"([^(\s"]*)\(.*?\)\1"', re.S)
LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"')
DIALECT_TEXT = re.compile(r'(?:summary|description) = "((?:\\.|[^"\\\n])*)"')
DOCSTRING = re.compile(r'"""(.*?)"""', re.S)
COMMENT = {
    "//": re.compile(r"^[ \t]*///?[<!]?(?:[ \t]|$)(.*)$"),
    "#": re.compile(r"^[ \t]*#+(?:[ \t]|$)(.*)$"),
}
TRAILING = {"//": re.compile(r"^(.*\S.*?)[ \t]//+<? (.*)$"),
            "#": re.compile(r"^(.*\S.*?)[ \t]# (.*)$")}
# Lines of lit tests that are no prose, and lines of code in comments.
DIRECTIVE = re.compile(r"^\s*(?:[A-Z][A-Z0-9_.-]*:|expected-(?:error|warning"
                       r"|note|remark)|REQUIRES|-----|SPDX-)")
BANNER = re.compile(r"^===?-+ *(.*?) *-*===?$")
# Ends of sentences, paragraphs and items of lists.
SENTENCE_END = re.compile(
    r"(?<=[.:;?!)])[ \n]+(?=[A-Z`])|\n[ ]*\n|\n(?=[ ]*(?:[-*]|\d+\.) )")
SPLIT_FILE = re.compile(r"^(?:(?://|#)?\.?)--- ")
FENCE = re.compile(r"^\s*(?:```|~~~)")


class Block:
    """Lines of prose that belong together; `first` is the number of the first.

    `is_doc` is true for the documentation of a C++ declaration or file.
    """

    def __init__(self, first, lines, is_title=False, is_doc=False):
        self.first = first
        self.is_title = is_title
        self.is_doc = is_doc
        self.text = "\n".join(lines)
        self.starts = [0]
        for line in lines[:-1]:
            self.starts.append(self.starts[-1] + len(line) + 1)

    def line_of(self, offset):
        return self.first + bisect_right(self.starts, offset) - 1

    def sentences(self):
        """Yields the offset and the text, on one line, of each sentence."""
        begin = 0
        ends = [(m.start(), m.end()) for m in SENTENCE_END.finditer(self.text)]
        for stop, following in ends + [(len(self.text), 0)]:
            piece = self.text[begin:stop]
            strip = len(piece) - len(piece.lstrip(" -*\n|"))
            yield begin + strip, piece[strip:].replace("\n", " ").rstrip(" |")
            begin = following


def is_doc(lines, first):
    """Whether the comment at line `first` describes a declaration or the file."""
    return lines[first - 1].lstrip().startswith("///") or (
        first > 1 and lines[first - 2].startswith("// SPDX-"))


def comment_blocks(lines, marker):
    """Yields the blocks of comments that `marker` begins."""
    whole, trailing = COMMENT[marker], TRAILING[marker]
    begin, block = 0, []
    for number, line in enumerate(lines, 1):
        match = whole.match(line) if marker in line else None
        text = match.group(1).strip() if match else None
        if text is not None and not DIRECTIVE.match(text):
            banner = BANNER.match(text)
            begin = begin if block else number
            block.append(banner.group(1) if banner else text)
            continue
        if block:
            yield Block(begin, block, is_doc=is_doc(lines, begin))
            block = []
        if text is None and marker in line:
            match = trailing.match(line)
            if match and match.group(1).count('"') % 2 == 0:
                yield Block(number, [match.group(2)])
    if block:
        yield Block(begin, block, is_doc=is_doc(lines, begin))


def markdown_blocks(lines):
    """Yields paragraphs, headings and cells of tables; no blocks of code.

    A block of code is fenced, or indented by four blanks.
    """
    begin, block, fenced = 0, [], False
    for number, line in enumerate(lines, 1):
        is_fence = FENCE.match(line)
        row = not fenced and line.lstrip().startswith(("|", "#"))
        if block and (fenced or is_fence or row or not line.strip()):
            yield Block(begin, block)
            block = []
        fenced ^= bool(is_fence)
        if not block and line.startswith("    "):
            continue
        if row:
            for cell in line.strip(" |#").split("|"):
                yield Block(number, [cell.strip()], is_title=True)
        elif not fenced and not is_fence and line.strip():
            begin = begin if block else number
            block.append(line.strip())
    if block:
        yield Block(begin, block)


def lit_blocks(lines):
    """Yields the paragraphs between the directives of a lit test without IR.

    The files that such a test embeds follow a line that split-file reads.
    """
    begin, block = 0, []
    for number, line in enumerate(lines + [""], 1):
        if SPLIT_FILE.match(line):
            break
        if (line[:1].isalpha() or line[:1] == "`") and not DIRECTIVE.match(
                line):
            begin = begin if block else number
            block.append(line.rstrip())
        elif block:
            yield Block(begin, block)
            block = []


def docstring_blocks(text):
    for match in DOCSTRING.finditer(text):
        lines = [line.strip() for line in match.group(1).split("\n")]
        yield Block(text.count("\n", 0, match.start()) + 1, lines)


def blank_raw_strings(text):
    if 'R"' not in text:
        return text
    return RAW_STRING.sub(lambda m: "\n" * m.group(0).count("\n"), text)


def blocks_of(path, text):
    """Yields the blocks of prose of a file."""
    if path.suffix in CPP or path.suffix == ".mlir":
        yield from comment_blocks(blank_raw_strings(text).split("\n"), "//")
    elif path.suffix in (".py", ".sh", ".cmake") or path.name in (
            "CMakeLists.txt", "Makefile"):
        yield from comment_blocks(text.split("\n"), "#")
        if path.suffix == ".py":
            yield from docstring_blocks(text)
    elif path.suffix == ".test":
        yield from lit_blocks(text.split("\n"))
    elif path.suffix == ".md":
        yield from markdown_blocks(text.split("\n"))


def literals_of(path, text):
    """Yields the line number and the text of the literals of a file."""
    is_dialect_file = path.suffix == ".mlir" and path.parts[0] == "strata"
    if is_dialect_file:
        pattern = DIALECT_TEXT
    elif path.suffix in CPP and not path.stem.endswith("Test"):
        pattern, text = LITERAL, blank_raw_strings(text)
    else:
        return
    for number, line in enumerate(text.split("\n"), 1):
        if '"' in line and not line.lstrip().startswith("//"):
            for match in pattern.finditer(line):
                if " " in match.group(1):
                    yield number, match.group(1)


def findings_of(path, text):
    """Returns (line, pattern, text, advice) for all findings, by line."""
    found = []
    for block in blocks_of(path, text):
        if not CANDIDATE.search(block.text):
            continue
        for begin, sentence in block.sentences():
            for offset, name, advice in findings_in(
                    sentence, block.is_title, block.is_doc and begin <= 1):
                shown = sentence[offset:offset + 60]
                found.append((block.line_of(begin + offset), name, shown,
                              advice))
    for number, literal in literals_of(path, text):
        for offset, name, advice in findings_in_literal(literal):
            found.append((number, name, literal[offset:offset + 60], advice))
    return sorted(found)


def read_list():
    listed = {}
    if LIST.exists():
        for line in LIST.read_text().splitlines():
            if line and not line.startswith("#"):
                path, count = line.rsplit(": ", 1)
                listed[path] = int(count)
    return listed


def write_list(counts):
    head = ("# Findings of utils/check-prose.py that are still to be reworded,"
            " by file. Its\n# --update rewrites this file; numbers may only "
            "shrink.\n")
    LIST.write_text(head + "".join(
        f"{path}: {count}\n" for path, count in sorted(counts.items())))


def print_findings(path, findings):
    for line, name, text, advice in findings:
        print(f"{path}:{line}: {name}: {text} -> {advice}")


def print_totals(found):
    totals = Counter(finding[1] for findings in found.values()
                     for finding in findings)
    for name, count in totals.most_common():
        print(f"{count:6}  {name}")


def compare(found, listed):
    """Prints the differences from the list and returns their number."""
    errors = 0
    for path, findings in sorted(found.items()):
        allowed = listed.get(path, 0)
        if len(findings) > allowed:
            errors += 1
            print(f"{path}: {len(findings)} findings, {allowed} allowed")
            print_findings(path, findings)
    for path, allowed in sorted(listed.items()):
        count = len(found.get(path, []))
        if count < allowed:
            errors += 1
            print(f"{path}: {count} findings, {allowed} listed: run "
                  "utils/check-prose.py --update")
    return errors


def check_tree(args):
    found = {}
    for path in project_files():
        if not str(path).startswith(EXEMPT):
            findings = findings_of(path, read(path))
            if findings:
                found[str(path)] = findings
    listed = read_list()
    if args.update:
        first = not LIST.exists()
        listed = {path: len(findings) if first
                  else min(len(findings), listed[path])
                  for path, findings in found.items()
                  if first or path in listed}
        write_list(listed)
    if args.totals:
        print_totals(found)
    errors = compare(found, listed)
    total = sum(map(len, found.values()))
    print(f"{total} findings, {errors} errors")
    return 1 if errors else 0


def check_files(names):
    total = 0
    for name in names:
        path = Path(name)
        findings = findings_of(path, path.read_text(encoding="utf-8"))
        print_findings(path, findings)
        total += len(findings)
    print(f"{total} findings")
    return 1 if total else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", metavar="FILE",
                        help="print the findings of these files")
    parser.add_argument("--update", action="store_true",
                        help="remove and lower entries of the list")
    parser.add_argument("--totals", action="store_true",
                        help="print the number of findings by pattern")
    parser.add_argument("--commit-message", metavar="FILE|RANGE",
                        help="check the commit message in a file, or those of "
                             "a range of commits")
    parser.add_argument("--commits", action="store_true",
                        help="check the commits after the one in "
                             "utils/checked-commits.txt")
    args = parser.parse_args()
    if args.commits:
        return commit_messages.check_new_commits()
    if args.commit_message:
        return commit_messages.check_file_or_range(args.commit_message)
    return check_files(args.files) if args.files else check_tree(args)


if __name__ == "__main__":
    sys.exit(main())
