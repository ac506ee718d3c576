# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the RUN lines of a lit test outside of lit, for update-checks.py."""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

RUN = re.compile(r"RUN:(.*)$")
MATCH = re.compile(r"^(?P<file>.*?):(?P<line>\d+):\d+: remark: [\w-]+: "
                   r"(?:expected string|\w+) found in input")
FOUND = re.compile(r"^.*?:(?P<line>\d+):(?P<column>\d+): note: found here")

# A FileCheck command: its prefixes, the lines that it reads, whether it accepts
# them, and {line of the test: lines that its directive matches, from 0}.
Checked = namedtuple("Checked", "prefixes output passed matches")


def llvm_tools(build):
    for line in (build / "CMakeCache.txt").read_text().splitlines():
        if line.startswith("STRATA_LIT:"):
            return str(Path(line.split("=", 1)[1]).parent)
    return ""


def commands(lines):
    text = ""
    for line in lines:
        found = RUN.search(line)
        if not found:
            continue
        text += found.group(1).strip()
        if text.endswith("\\"):
            text = text[:-1] + " "
            continue
        yield text
        text = ""


def substitute(command, path, build, temporary):
    strata = str(build / "bin/strata")
    utils = Path(__file__).resolve().parent
    table = [("%roundtrip", "%opt --allow-unregistered-dialect %s | %opt "
              "--allow-unregistered-dialect --mlir-print-op-generic | %opt "
              "--allow-unregistered-dialect"),
             ("%test_opt", str(build / "bin/strata-test-opt")),
             ("%run-fn", f"{sys.executable} {utils}/run-fn.py --strata={strata}"),
             ("%mlir_opt", llvm_tools(build) + "/mlir-opt"),
             ("%opt", strata + " opt"), ("%strata", strata),
             ("%python", sys.executable), ("%build_dir", str(build)),
             ("%S", str(path.parent)), ("%s", str(path)),
             ("%basename_t", path.name), ("%t", f"{temporary}/{path.name}.tmp"),
             ("%%", "%")]
    for name, value in table:
        command = command.replace(name, value)
    return command


class Check:
    """The FileCheck of a command, and the command or file of its input."""

    def __init__(self, command):
        self.before, bar, self.command = command.rpartition("|")
        self.input = None
        try:
            words = shlex.split(self.command)
        except ValueError:
            # The last bar stands in quotes.
            words = []
        self.found = bool(words) and words[0] == "FileCheck"
        if not self.found:
            self.before = command
            return
        self.prefixes = [name for word in words[1:]
                         for name in prefixes_of(word)] or ["CHECK"]
        self.command = self.command.replace(
            "FileCheck", "FileCheck -v --dump-input=never", 1)
        if not bar:
            named = re.search(r"(?:<\s*|-input-file[= ]\s*)(\S+)", command)
            self.input = named.group(1) if named else "/dev/null"


def prefixes_of(word):
    name, _, value = word.lstrip("-").partition("=")
    return value.split(",") if name in ("check-prefix", "check-prefixes") else []


def matches(messages):
    """{line of the test: lines of the output}, from the output of FileCheck -v."""
    found, directive = {}, None
    for message in messages.split("\n"):
        match = MATCH.match(message)
        if match:
            directive = int(match["line"]) - 1
            continue
        place = FOUND.match(message)
        if place and directive is not None:
            found.setdefault(directive, []).append(int(place["line"]) - 1)
            directive = None
    return found


def checked_outputs(path, build):
    """Executes the commands of a test; yields a Checked for each FileCheck."""
    tools = os.pathsep.join([str(build / "bin"), llvm_tools(build),
                             os.environ["PATH"]])
    lines = path.read_text().split("\n")
    with tempfile.TemporaryDirectory() as temporary:
        def run(text, **options):
            return subprocess.run(
                ["bash", "-c", substitute(text, path, build, temporary)],
                capture_output=True, text=True, errors="replace", cwd=temporary,
                env={**os.environ, "PATH": tools,
                     "FILECHECK_OPTS": "--enable-var-scope"}, **options)

        for command in commands(lines):
            check = Check(command)
            result = run(check.before)
            if not check.found:
                continue
            output = result.stdout
            if check.input:
                output = run("cat " + check.input).stdout
            verdict = run(check.command, input=output)
            yield Checked(check.prefixes, output.split("\n"),
                          verdict.returncode == 0, matches(verdict.stderr))
