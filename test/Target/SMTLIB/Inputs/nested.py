#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a solver with quantifiers that each occur in the body and a pattern of the next."""
print("smt.solver () : () -> () {\n  %x0 = smt.declare_fun : !smt.bool")
for i in range(30):
    print(f"""  %x{i + 1} = smt.forall {{
  ^bb0(%y{i}: !smt.bool):
    smt.yield %x{i} : !smt.bool
  }} patterns {{
  ^bb0(%y{i}: !smt.bool):
    smt.yield %x{i} : !smt.bool
  }}""")
print("  smt.assert %x30\n}")
