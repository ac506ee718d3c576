# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Brings text of older versions of MLIR to today's form.

    text = strata.upgrade(open("old.mlir").read())
"""

import os

from strata import _core
from strata._ir.core import MLIRError

__all__ = ["upgrade", "UpgradeError"]


class UpgradeError(MLIRError):
    """Parts of a text cannot be read; `text` has them as they were, and the others upgraded."""

    def __init__(self, message, text):
        super().__init__(message)
        self.text = text


def upgrade(text, era="auto", *, name="-", reprint=False, dialect_files=(), history_files=()):
    """The text in today's form, with its comments and layout.

    The era is found from the text unless it is given: 2019, 2020, 2021, current, or a range such as
    2019-2021. With `reprint` changed parts are printed in canonical form. The paths are those of
    dialect files of other dialects, and of history files, besides the bundled ones.
    """
    for path in (*dialect_files, *history_files):
        if not os.path.exists(path):
            raise FileNotFoundError(path)
    paths = [tuple(os.fspath(path) for path in list) for list in (dialect_files, history_files)]
    result, messages = _core.upgrade(text, name, str(era), reprint, *paths)
    if messages is not None:
        raise UpgradeError(messages, result)
    return result
