# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that benchmarks ask to measure something, each with a library of its own.

A process reads questions from standard input and answers each by a line of numbers.
"""

import ctypes.util
import os
import subprocess
import sys
import threading

# The sets of kernels of OpenBLAS.
CORES = ("SkylakeX", "Cooperlake", "Haswell", "Zen")


def find_openblas():
    """The name of the library; ends the program if there is none."""
    name = ctypes.util.find_library("openblas")
    if not name:
        print("skipped: there is no OpenBLAS (package libopenblas-dev)")
        sys.exit(0)
    return name


def openblas_environment(core, threads=1):
    return {"OPENBLAS_CORETYPE": core, "OPENBLAS_NUM_THREADS": str(threads)}


class WorkerError(Exception):
    """The process ended, or took too long to answer."""


class Worker:
    """A Python script in a process of its own."""

    def __init__(self, name, script, *arguments, environment=None):
        self.name = name
        self.process = subprocess.Popen(
            [sys.executable, script, *map(str, arguments)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=dict(os.environ, **(environment or {})))

    def ask(self, *words, limit=300):
        """The numbers of the answer, for which the process has `limit` seconds."""
        timer = threading.Timer(limit, self.process.kill)
        timer.start()
        try:
            print(*words, file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        timer.cancel()
        if not answer:
            raise WorkerError(f"{self.name}: {self.cause_of_end()}")
        return list(map(float, answer.split()))

    def cause_of_end(self):
        self.process.stdout.close()
        code = self.process.wait()
        return (f"ended by signal {-code}" if code < 0
                else f"ended with exit code {code}")

    def end(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()
