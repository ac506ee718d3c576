# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shared by the checks: which files belong to the project."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODE = (".h", ".cpp", ".def")


def project_files():
    """Returns all files git tracks or would track, relative to the root.

    A source archive has no git: returns all files outside of build/.
    """
    command = ["git", "ls-files", "--cached", "--others",
               "--exclude-standard", "-z"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True)
    if result.returncode == 0:
        names = [n for n in result.stdout.decode().split("\0") if n]
        return sorted(Path(n) for n in set(names) if (ROOT / n).is_file())
    return sorted(
        path.relative_to(ROOT)
        for path in ROOT.rglob("*")
        if path.is_file()
        and path.relative_to(ROOT).parts[0] not in ("build", ".git")
        and "__pycache__" not in path.parts
    )


def code_files():
    """Returns the project's C++ headers, sources and .def lists."""
    return [path for path in project_files() if path.suffix in CODE]


def read(path):
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")
