# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The extension module, for type checkers: objects, and functions of any type."""

from typing import Any

from strata import ir

class Handle:
    def __init__(self, *args: Any) -> None: ...
    @property
    def context(self) -> ir.Context: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...

class Context(Handle):
    emit_error_diagnostics: bool

def __getattr__(name: str) -> Any: ...
