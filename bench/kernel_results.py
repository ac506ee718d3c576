# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries with the same kernel in processes of their own, and whether their results agree."""

import math
import struct
import subprocess

from kernel_calls import BENCH, Call
from workers import Worker, WorkerError

# Differences that another order of additions, or contraction, can make.
TOLERANCE = {"f32": 1e-4, "f64": 1e-9, "i8": 0, "i32": 0, "i64": 0}


class KernelError(Exception):
    """Why there are no figures of a kernel."""


class WrongResult(KernelError):
    """The results are not those of the first library."""


class Outcomes:
    """Compares the arrays after a call with those of the first library."""

    def __init__(self, source, folder, fill):
        call = Call(source)
        result = call.result_array()
        self.arrays = call.arrays + [result] * bool(result)
        self.fill = fill
        self.path = folder / "outcome"
        self.first = None

    def read(self):
        """The content of each array that was changed, by its number."""
        changed = {}
        with open(self.path, "rb") as file:
            while number := file.read(8):
                i, = struct.unpack("q", number)
                changed[i] = file.read(self.arrays[i].num_bytes)
        self.path.unlink()
        return changed

    def check(self, name):
        """Raises WrongResult if the arrays in the file at `path`, by `name`, differ."""
        changed = self.read()
        if self.first is None:
            self.first = name, changed
            return
        first, expected = self.first
        if changed.keys() != expected.keys():
            raise WrongResult(f"{name} changes the arrays {sorted(changed)}, "
                              f"{first} {sorted(expected)}")
        for i, content in changed.items():
            array = self.arrays[i]
            difference = self.fill.difference(expected[i], content, array)
            if not difference <= TOLERANCE[array.type]:
                raise WrongResult(f"{name}: array {i} differs from that of "
                                  f"{first} by {difference:.3g}")


def compile_library(name, command, library, limit=120):
    """Runs a compiler."""
    try:
        done = subprocess.run([*map(str, command), "-o", str(library)],
                              check=False, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=limit)
    except subprocess.TimeoutExpired:
        raise KernelError(
            f"{name}: compilation takes more than {limit} s") from None
    if done.returncode:
        lines = done.stdout.splitlines() or [f"exit code {done.returncode}"]
        raise KernelError(f"{name}: {lines[0]}")


def start_kernel(name, kind, library, source, fill_path, outcomes,
                 environment=None):
    """A process whose results are right, and the seconds of its first call."""
    worker = Worker(name, BENCH / "kernel_worker.py", kind, library, source,
                    fill_path, environment=environment)
    try:
        seconds = worker.ask("outcome", outcomes.path)[0]
        outcomes.check(name)
        return worker, seconds
    except (WorkerError, KernelError) as error:
        worker.end()
        if isinstance(error, WorkerError):
            raise KernelError(str(error)) from None
        raise


def geometric_mean(values):
    values = [v for v in values if v]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None
