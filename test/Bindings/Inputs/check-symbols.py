"""check-symbols.py LIST NM: the symbols of a list are exported, with their versions, and no others than `strata*`."""

import sys

with open(sys.argv[2]) as file:
    found = {line.split()[2] for line in file if len(line.split()) == 3 and line.split()[1] != "A"}
with open(sys.argv[1]) as file:
    needed = set(file.read().split())
missing = sorted(needed - found)
others = sorted(name for name in found if not name.startswith("strata"))
if missing or others:
    sys.exit(f"missing: {missing}, others: {others}")
print(f"{len(needed)} symbols of {len(found)}")
