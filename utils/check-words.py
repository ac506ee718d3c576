#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on text that does not belong in the project's files.

Refused: paths of a developer's machine, links to hosts not listed below, ticket
references, names in TODOs, licence banners, merge markers, tabs and trailing
blanks in code, and characters that change the direction of text.
"""

import re
import sys

from strata_files import project_files, read

# Links may go to these hosts and their subdomains.
HOSTS = {
    "apache.org", "arxiv.org", "acm.org", "cmake.org", "doi.org",
    "example.com", "github.com", "llvm.org", "microsoft.com",
    "openxmlformats.org", "python.org", "spdx.org", "w3.org",
    "wikipedia.org",
    # A server on this machine.
    "127.0.0.1", "localhost",
}

EXEMPT = {"LICENSE"}
CODE = (".h", ".cpp", ".def", ".py", ".sh", ".cmake")

RULES = [
    (re.compile(r"(?<![\w.}$)*>\]-])/(?:home|Users|root|mnt|srv|tmp|work"
                r"|workspaces?|builds?)/[\w.-]"), "path of a machine"),
    (re.compile(r"\b(?:issue|ticket|bug|PR|pull request|[Ff]ix(?:es)?|[Cc]loses)"
                r"\s+#\d+"), "ticket reference; say the reason itself"),
    (re.compile(r"\b(?:TODO|FIXME)\s*\("), "name in a TODO; say what and when"),
    (re.compile(r"\bXXX\b"), "say what is meant"),
    (re.compile(r"Part of the LLV[M] Project|Licensed under the Apach[e]"
                r"|Copyright (?:\(c\)|©|\d)"), "licence banner; one SPDX line"),
    (re.compile(r"^(?:<{7}|>{7}|={7})(?: |$)"), "merge marker"),
    (re.compile("[\u202a-\u202e\u2066-\u2069\u200b\ufeff]"),
     "invisible character"),
]
CODE_RULES = [
    (re.compile(r"\t"), "tab"),
    (re.compile(r"[ \t]+$"), "trailing blank"),
]
LINK = re.compile(r"https?://([\w.-]+)")


def allowed_host(host):
    host = host.lower().rstrip(".")
    return any(host == known or host.endswith("." + known) for known in HOSTS)


def errors_of(path):
    rules = RULES + (CODE_RULES if path.suffix in CODE else [])
    for number, line in enumerate(read(path).split("\n"), 1):
        for pattern, why in rules:
            match = pattern.search(line)
            if match:
                yield f"{path}:{number}: '{match.group(0).strip()}': {why}"
        for match in LINK.finditer(line):
            if not allowed_host(match.group(1)):
                yield f"{path}:{number}: link to '{match.group(1)}'"


def main():
    files = [path for path in project_files() if str(path) not in EXEMPT]
    errors = [error for path in files for error in errors_of(path)]
    for error in errors:
        print(error)
    print(f"{len(files)} files, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
