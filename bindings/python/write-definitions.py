# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the definitions of all bundled dialects: `write-definitions.py FOLDER`.

FOLDER contains the package; the files are in strata/dialects/_data. Each has lines of JSON: that of the
dialect, then that of each operation, which is read when the operation is first used.
"""

import json
import os
import sys


def main():
    folder = os.path.abspath(sys.argv[1])
    sys.path.insert(0, folder)
    from strata import _core
    from strata.ir import Context

    data = os.path.join(folder, "strata", "dialects", "_data")
    os.makedirs(data, exist_ok=True)
    context = Context()
    for name in [*context.dialects, "builtin", "irdl"]:
        try:
            text = _core.strataContextDescribeDialect(context, name)
        except ValueError:
            continue
        definition = json.loads(text)
        operations = definition.pop("operations")
        with open(os.path.join(data, name + ".json"), "w", encoding="utf-8") as file:
            for part in (definition, *operations):
                file.write(json.dumps(part, separators=(",", ":"), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
