# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""FileCheck directives of lit tests, and the SSA names that they mention.

Used by check-captures.py, which counts literal names, and by update-checks.py,
which turns them into captures.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIRECTIVE = re.compile(
    r"^(?P<head>\s*(?://|#|;)?\s*)(?P<prefix>[A-Za-z][A-Za-z0-9_-]*?)"
    r"(?P<kind>-LABEL|-NEXT|-SAME|-NOT|-DAG|-EMPTY|-COUNT-\d+)?:"
    r"(?P<space>\s*)(?P<text>.*)$")
# Captures, uses of captures, and regular expressions.
PART = re.compile(
    r"\[\[(?P<name>[#$]?\w+)"
    r"(?::(?P<pattern>(?:\[\^?\]?[^\]]*\]|[^\[\]]|\](?!\]))*))?\]\]"
    r"|\[\[#[^\]]*\]\]|\{\{(?P<regex>.*?)\}\}")
NAME = re.compile(r"%[A-Za-z0-9_$.\-]*[A-Za-z0-9_$]")
# Strings, and names that a diagnostic quotes.
QUOTED = re.compile(r"""\"(?:[^"\\]|\\.)*\"|'%[^']*'""")
PREFIXES = re.compile(r"-check-prefix(?:es)?[= ]([\w,-]+)")
# Named types of LLVM IR are not values.
NAMED_TYPE = re.compile(r"(%[A-Za-z0-9_$.\-]*[A-Za-z0-9_$]) = type ")


# Tests that may have literal names, see check-captures.py.
LIST = ROOT / "utils/literal-names.txt"


def read_list():
    """Returns {path: (number, reason)} and the comments before the entries."""
    entries, comments = {}, []
    for line in LIST.read_text().splitlines():
        if line.startswith("#") or not line.strip():
            comments.append(line)
            continue
        number, path, reason = line.split(None, 2)
        entries[path] = (int(number), reason)
    return entries, comments


def is_listed(path):
    path = path.resolve()
    return path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in read_list()[0]


def is_test(path):
    return path.suffix in (".mlir", ".test")


def test_files(paths):
    """The tests of files and folders, without their inputs."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*")
                              if is_test(p) and "Inputs" not in p.parts)
        else:
            yield path


def prefix_groups(lines):
    """The prefixes of the FileCheck commands of a test; those that one command
    uses together form one group, since they share captures."""
    groups = []
    for line in lines:
        if "FileCheck" not in line or "RUN:" not in line:
            continue
        found = PREFIXES.findall(line)
        for prefixes in ([names.split(",") for names in found] or [["CHECK"]]):
            together = set(prefixes)
            apart = [group for group in groups if not group & together]
            for group in groups:
                if group & together:
                    together |= group
            groups = apart + [together]
    return groups


def mask(text):
    """`text` with blanks in place of captures, regular expressions and quotes,
    so that text found in it is literal."""
    text = PART.sub(lambda part: "\0" * len(part.group()), text)
    return QUOTED.sub(lambda part: '"' * len(part.group()), text)


def literal_names(text, types=frozenset()):
    """Matches of the SSA names that `text` mentions literally. A name that a
    regular expression continues is not literal."""
    hidden = mask(text)
    return [found for found in NAME.finditer(hidden)
            if found.group() not in types
            and not hidden.startswith("\0", found.end())
            and not hidden.startswith(("%", "\\"), found.start() - 1)]


def named_types(lines):
    return frozenset(name for line in lines for name in NAMED_TYPE.findall(line))


def directives(lines, prefixes):
    """Yields (line number, match) for the directives of `prefixes`."""
    for number, line in enumerate(lines):
        match = DIRECTIVE.match(line)
        if match and match["prefix"] in prefixes:
            yield number, match
