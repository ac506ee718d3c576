#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes man pages from the help texts of strata: strata.1, strata-opt.1, strata-run.1, ..."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

COMMAND = re.compile(r"^  ([a-z-]+) +(\S.*)$")
OPTION = re.compile(r"^( *)(-\S.*?)(?: +- +|  +)(\S.*)$")
SECTION = re.compile(r"^([A-Za-z][\w ]*):$")


def escape(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text.startswith((".", "'")) else text


def help_of(tool, *command):
    return subprocess.run([tool, *command, "--help"], capture_output=True,
                          text=True, check=True).stdout


def body_of(text):
    """Turns a help text into roff: headings, options as tagged paragraphs, other lines as they
    are."""
    lines = []
    for line in text.splitlines():
        line = line.rstrip()
        section, option = SECTION.match(line.strip()), OPTION.match(line)
        if section and not line.startswith("   "):
            lines.append(f".SH {section[1].upper()}")
        elif option:
            lines += [".TP", f".B {escape(option[2])}", escape(option[3])]
        elif line.startswith(("OVERVIEW: ", "USAGE: ", "usage: ")):
            name, rest = line.split(": ", 1)
            lines += [f".SH {'DESCRIPTION' if name == 'OVERVIEW' else 'SYNOPSIS'}",
                      escape(rest)]
        elif line:
            lines += [".br", escape(line.strip())]
    return "\n".join(lines)


def page_of(name, summary, text, version):
    return (f'.TH {name.upper()} 1 "" "{version}"\n.SH NAME\n'
            f"{escape(name)} \\- {escape(summary)}\n{body_of(text)}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()

    args.out.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([args.tool, "--version"], capture_output=True,
                             text=True, check=True).stdout.strip()
    text = help_of(args.tool)
    pages = {"strata": page_of("strata", "compiler IR that is compatible with MLIR",
                               text, version)}
    listed = text.split("commands:\n", 1)[1].split("\n\n", 1)[0]
    for line in listed.splitlines():
        command, summary = COMMAND.match(line).groups()
        name = f"strata-{command}"
        pages[name] = page_of(name, summary, help_of(args.tool, command), version)
    for name, page in pages.items():
        (args.out / f"{name}.1").write_text(page)
    print(f"{len(pages)} pages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
