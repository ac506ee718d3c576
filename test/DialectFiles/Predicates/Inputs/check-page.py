"""Prints the names of the .def files of predicates that docs/predicates.md lacks."""
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
folder = root / "strata/DialectFiles/Predicates"
names = re.findall(r"^STRATA_METHOD\((\w+)\)",
                   (folder / "PredicateMethods.def").read_text(), re.MULTILINE)
names += re.findall(r'^STRATA_FUNCTION\(\w+, "([^"]+)"',
                    (folder / "PredicateFunctions.def").read_text(), re.MULTILINE)
page = (root / "docs/predicates.md").read_text()
missing = [name for name in names if f"`{name}`" not in page]
print("\n".join(missing))
print(f"{len(names)} names, {len(missing)} missing")
