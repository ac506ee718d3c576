# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The names of the package `mlir`: `import strata.compat.mlir as mlir`.

`strata.compat.mlir.ir` is the module `strata.ir`, and so on. After `install()` programs can
`import mlir.ir`.
"""

import importlib
import importlib.abc
import importlib.machinery
import sys


class _Alias(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Makes `alias.x` the module `strata.x`."""

    def __init__(self, alias):
        self.alias, self.specs = alias + ".", {}

    def find_spec(self, fullname, path=None, target=None):
        if not fullname.startswith(self.alias):
            return None
        real = "strata." + fullname[len(self.alias):]
        try:
            module = importlib.import_module(real)
        except ModuleNotFoundError as error:
            if error.name and (real == error.name or real.startswith(error.name + ".")):
                return None
            raise
        self.specs[fullname] = (module, module.__spec__)
        return importlib.machinery.ModuleSpec(fullname, self, is_package=hasattr(module, "__path__"))

    def create_module(self, spec):
        return self.specs[spec.name][0]

    def exec_module(self, module):
        # The import machinery has put another spec into the module.
        for known, spec in self.specs.values():
            if known is module and spec is not None:
                module.__spec__ = spec


sys.meta_path.insert(0, _Alias(__name__))


def install():
    """Lets programs `import mlir`, unless there is another package of that name."""
    if "mlir" not in sys.modules:
        sys.modules["mlir"] = sys.modules[__name__]
        sys.meta_path.insert(0, _Alias("mlir"))
