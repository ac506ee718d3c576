# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command from a process that has 300 MB of memory."""

import subprocess
import sys

memory = bytearray(300 << 20)
memory[::4096] = b"1" * len(memory[::4096])
sys.exit(subprocess.run(sys.argv[1:], check=False).returncode)
