"""Prints the names of predicates that docs/predicates.md lacks; short names are in
docs/dialect-files.md."""
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
folder = root / "strata/DialectFiles/Predicates"
names = re.findall(r"^STRATA_METHOD\((\w+)\)",
                   (folder / "PredicateMethods.def").read_text(), re.MULTILINE)
names += re.findall(r'^STRATA_FUNCTION\(\w+, "([^"]+)"',
                    (folder / "PredicateFunctions.def").read_text(), re.MULTILINE)
source = (folder / "PredicateNames.cpp").read_text()
# Classes, constants, types of casts, and the names of casts.
names += re.findall(r'\.Case\("([^"]+)"', source)
names += re.findall(r'name == "([^"]+)"', source)
short = re.findall(r'^    \{"(\w+)"', source, re.MULTILINE)
page = (root / "docs/predicates.md").read_text()
missing = [name for name in names if f"`{name}`" not in page and f"`{name}<" not in page]
table = (root / "docs/dialect-files.md").read_text()
missing += [name for name in short if not re.search(rf"`{name}[`(\[]", table)]
print("\n".join(missing))
print(f"{len(names) + len(short)} names, {len(missing)} missing")
