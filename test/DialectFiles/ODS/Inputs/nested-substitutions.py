# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints records with predicates whose substitutions double their text."""

import json


def nest(name, count):
    """`count` predicates around one, each of which makes every x two."""
    records = {name + str(count): {"predExpr": "f(x, $_self)"}}
    for i in range(count):
        records[name + str(i)] = {
            "!superclasses": ["CombinedPred", "SubstLeaves"],
            "kind": {"def": "PredCombinerSubstLeaves"},
            "pattern": "x",
            "replacement": "xx",
            "children": [{"def": name + str(i + 1)}],
        }
    return records


records = {
    "!instanceof": {"Op": ["D_Op"]},
    "D": {"name": "d"},
    "PredCombinerSubstLeaves": {},
    "A": {"predicate": {"def": "Short0"}},
    "B": {"predicate": {"def": "Long0"}},
    "D_Op": {
        "opName": "x",
        "opDialect": {"def": "D"},
        "arguments": {"args": [[{"def": "A"}, "short"], [{"def": "B"}, "long"]]},
    },
}
print(json.dumps(records | nest("Short", 2) | nest("Long", 60)))
