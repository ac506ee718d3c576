"""check-types.py FOLDER PYRIGHT PAGE: checks the blocks of a page, and a program with errors, by stubs in FOLDER/typings."""

import json
import os
import re
import subprocess
import sys

import strata

WRONG = """from strata.dialects import arith, vec
from strata.ir import *


def build(x: Value, kind: Type) -> Value:
    arith.addf(x)  # error
    arith.addf(x, x, fastmth=1)  # error
    sum = arith.AddFOp(x, x)
    sum.lhs.owner
    sum.left  # error
    scaled = vec.ScaleOp(kind, x, 3)
    scaled.input.type
    scaled.inpt  # error
    arith.CmpFPredicate.OEQ
    arith.CmpFPredicate.EQUAL  # error
    return vec.scale(kind, x, factor=2)
"""

folder, pyright, page = sys.argv[1:]
with open(page) as file:
    blocks = re.findall(r"^```python\n(.*?)^```$", file.read(), re.M | re.S)
with open(os.path.join(folder, "page.py"), "w") as file:
    file.write("\n".join(blocks))
with open(os.path.join(folder, "wrong.py"), "w") as file:
    file.write(WRONG)
with open(os.path.join(folder, "pyrightconfig.json"), "w") as file:
    json.dump({"include": ["page.py", "wrong.py"], "stubPath": "typings", "pythonVersion": "3.11",
               "extraPaths": [os.path.dirname(os.path.dirname(strata.__file__))], "reportMissingModuleSource": False}, file)
result = subprocess.run([pyright, "--outputjson", "--pythonpath", sys.executable], cwd=folder, capture_output=True, text=True)
found = json.loads(result.stdout)["generalDiagnostics"]
lines = {}
for diagnostic in found:
    if diagnostic["severity"] == "error":
        name = os.path.basename(diagnostic["file"])
        lines.setdefault(name, {})[diagnostic["range"]["start"]["line"]] = diagnostic["message"]
assert "page.py" not in lines, lines
expected = {i for i, line in enumerate(WRONG.splitlines()) if "# error" in line}
assert set(lines["wrong.py"]) == expected, (expected, lines)
