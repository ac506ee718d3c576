# RUN: %pybind %s
# REQUIRES: bindings
"""Text of older versions is brought to today's form, with its comments."""

import strata
from strata.eras import UpgradeError
from strata.ir import Context, Module

OLD = """// A function of 2020.
func @f(%a: i32) -> i32 {
  %c = constant 1 : i32  // one
  %0 = addi %a, %c : i32
  return %0 : i32
}
"""
new = strata.upgrade(OLD)
assert "// A function of 2020." in new and "// one" in new
assert "func.func @f" in new and "arith.addi" in new, new
with Context():
    assert Module.parse(new)
assert strata.upgrade(new) == new
assert strata.upgrade(OLD, era="2020-2021") == new
for arguments, kind, text in (
        (("func @f(",), UpgradeError, "error"),
        ((OLD, "1999"), ValueError, "there is no era '1999'"),
        ((b"ML\xefR",), ValueError, "expected text, found bytecode")):
    try:
        strata.upgrade(*arguments)
    except kind as error:
        assert text in str(error), error
        assert kind is not UpgradeError or error.text == arguments[0]
    else:
        raise AssertionError(arguments)
