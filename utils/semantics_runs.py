# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shared by the checks of semantics: results, and runs of the tool."""

import subprocess
import sys

POISON, UNDEFINED = "poison", "undefined"


def run(command):
    """Returns the output; ends the process with the errors if there are any."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stderr[:2000]}")
    return result.stdout
