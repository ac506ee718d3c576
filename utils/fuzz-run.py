#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes changed programs with limits of time and memory; the tool itself may not crash or hang.

    utils/fuzz-run.py --tool build/release/bin/strata --seconds 1200 --out crashes

Seeds are the functions of the test directory without arguments other than numbers that `strata
interpret` executes. A mutant has other numbers, operations, operands, types or lines in some places, or
lines of another seed. It is executed by `strata interpret` and as machine code by `strata run`
(without strata-codegen, by the former alone). Exit codes other than 0 and 1, an exit code 1
without an error, runs of more than three times --max-time, and more memory than --max-memory
and 256 MB are findings. --out gets a file for each kind of finding. Exits with 1 if there are
findings.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

NUMBER = re.compile(r"(?<![\w%@#.$-])-?\d+(?:\.\d+(?:[eE][+-]?\d+)?)?(?![\w.])")
OPERATION = re.compile(r"\b(?:arith|math|index|complex)\.\w+")
VALUE = re.compile(r"%[\w#]+")
TYPE = re.compile(r"\b(?:i\d+|f16|f32|f64|bf16|index)\b")
NUMBERS = ["0", "1", "-1", "2", "7", "31", "32", "63", "64", "100", "255", "65536", "1000000",
           "2147483647", "-2147483648", "4294967296", "9223372036854775807",
           "-9223372036854775808", "1.0e308", "0.0"]
FUNCTION = re.compile(r"\bfunc\.func @(\w+)\(((?:%\w+: (?:i\d+|f32|f64|index)(?:, )?)*)\)")
TYPES = ["i1", "i8", "i32", "i64", "i65", "i128", "i1000", "f16", "bf16", "f32", "f64", "index"]


def replace(source, text, pattern, choices):
    """Replaces one match by another one of the text, or one of `choices`."""
    matches = list(pattern.finditer(text))
    if not matches:
        return text
    match = source.choice(matches)
    known = [other.group() for other in matches]
    new = source.choice(choices if choices and source.random() < 0.7 else known)
    return text[:match.start()] + new + text[match.end():]


def change_lines(source, text, other):
    lines = text.split("\n")
    at = source.randrange(len(lines))
    kind = source.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(source.randrange(len(lines)), lines[at])
    elif kind == 2:
        to = source.randrange(len(lines))
        lines[at], lines[to] = lines[to], lines[at]
    else:
        lines.insert(at, source.choice(other.split("\n")))
    return "\n".join(lines)


def mutate(source, seeds):
    """A program, and the called function with its arguments."""
    text, name, arguments = source.choice(seeds)
    call = [f"--entry={name}"]
    for kind in arguments:
        choices = [number for number in NUMBERS if kind[0] == "f" or "." not in number]
        call.append(source.choice(choices + ["3", "5"]) + (".0" if kind[0] == "f" else ""))
    for _ in range(source.choice([1, 1, 1, 2, 2, 3, 5])):
        kind = source.random()
        if kind < 0.45:
            text = replace(source, text, NUMBER, NUMBERS)
        elif kind < 0.6:
            text = replace(source, text, OPERATION, [])
        elif kind < 0.75:
            text = replace(source, text, VALUE, [])
        elif kind < 0.8:
            new = source.choice(TYPES)
            old = [match.group() for match in TYPE.finditer(text)]
            if old:
                text = re.sub(rf"\b{source.choice(old)}\b", new, text)
        elif kind < 0.85:
            text = replace(source, text, TYPE, TYPES)
        else:
            text = change_lines(source, text, source.choice(seeds)[0])
    return text, call


class Runner:
    def __init__(self, arguments):
        self.tool = os.path.abspath(arguments.tool)
        self.max_time = arguments.max_time
        self.max_memory = arguments.max_memory

    def run(self, command, path, call):
        """Exit code, errors, peak memory in MB of one execution; the code is None after a hang."""
        limits = [f"--max-time={self.max_time}", f"--max-memory={self.max_memory}"]
        with tempfile.NamedTemporaryFile() as peak, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                ["/usr/bin/time", "-f", "%M", "-o", peak.name, self.tool, *command, *limits,
                 *call[:1], "--", path, *call[1:]],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors,
                start_new_session=True)
            try:
                # A machine with other work may give the process a part of its time.
                code = process.wait(30 + 3 * self.max_time)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                process.wait()
                code = None
            errors.seek(0)
            message = errors.read(100000).decode("utf-8", "replace")
            last = pathlib.Path(peak.name).read_text().split()
        return code, message, int(last[-1]) // 1024 if last and last[-1].isdigit() else 0

    def check(self, command, text, call):
        """The error in the execution of `text`, and whether it succeeded."""
        with tempfile.NamedTemporaryFile(suffix=".mlir", mode="w") as file:
            file.write(text)
            file.flush()
            code, message, memory = self.run(command, file.name, call)
            if code is None:
                # The machine may have been stopped: virtual ones are, for seconds.
                code, message, memory = self.run(command, file.name, call)
        if code is None:
            return f"{command[0]} hangs", False
        if code not in (0, 1):
            return f"{command[0]} ends with exit code {code}", False
        if code == 1 and "error" not in message and command[0] + ":" not in message:
            return f"{command[0]} fails without a message", False
        # Faults of a program are found in its process and reported as faults.
        if "the process of the program was stopped by signal" in message or \
                "the program ended its process" in message:
            return f"{command[0]} loses its process", False
        if memory > self.max_memory + 256:
            return f"{command[0]} takes more memory than allowed", False
        return None, code == 0


def find_seeds(runner, directory):
    seeds = []
    for path in sorted(directory.rglob("*.mlir")):
        for text in re.split(r"^// -----.*$|^//--- .*$", path.read_text(errors="replace"),
                             flags=re.M):
            # Comments would be changed in place of operations.
            text = "\n".join(line for line in text.split("\n")
                             if line.strip() and not line.strip().startswith("//"))
            for name, arguments in FUNCTION.findall(text):
                kinds = re.findall(r": (\w+)", arguments)
                call = [f"--entry={name}", *("1.0" if kind[0] == "f" else "1" for kind in kinds)]
                if runner.check(["interpret"], text, call)[1]:
                    seeds.append((text, name, kinds))
    return seeds


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    tests = pathlib.Path(__file__).parent.parent / "test"
    parser.add_argument("--tests", nargs="*", type=pathlib.Path,
                        default=[tests / "Interpreter", tests / "Codegen", tests / "Dialects"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--count", type=int, default=1 << 30)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--max-time", type=float, default=2)
    parser.add_argument("--max-memory", type=int, default=256)
    parser.add_argument("--out", type=pathlib.Path)
    arguments = parser.parse_args()

    runner = Runner(arguments)
    commands = [["interpret"]]
    if (pathlib.Path(runner.tool).parent / "strata-codegen").exists():
        commands += [["run", "-O0"], ["run", "-O2"]]
    seeds = [seed for directory in arguments.tests for seed in find_seeds(runner, directory)]
    print(f"{len(seeds)} seeds")
    end = time.time() + arguments.seconds
    counts, findings = collections.Counter(), collections.Counter()

    def check(number):
        if time.time() > end:
            return
        source = random.Random(f"{arguments.seed} {number}")
        text, call = mutate(source, seeds)
        command = source.choice(commands)
        finding, ended = runner.check(command, text, call)
        counts[(command[0], ended)] += 1
        if not finding:
            return
        findings[finding] += 1
        if findings[finding] <= 5:
            print(f"mutant {number}: {finding}", flush=True)
            if arguments.out:
                arguments.out.mkdir(parents=True, exist_ok=True)
                header = f"// strata {' '.join(command)} {' '.join(call)}\n"
                (arguments.out / f"{number}.{command[0]}.mlir").write_text(header + text)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        first = 0
        while time.time() < end and first < arguments.count:
            last = min(first + 100, arguments.count)
            list(pool.map(check, range(first, last)))
            first = last
    for (command, ended), count in sorted(counts.items()):
        print(f"{command}: {count} {'executed' if ended else 'refused or stopped'}")
    print(f"{sum(findings.values())} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
