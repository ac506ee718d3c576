# RUN: %pybind %s %t %strata
# REQUIRES: bindings
"""Dialects that are defined in Python: types, attributes, enumerations and operations."""

import enum
import subprocess
import sys
from typing import Any, Optional, Sequence, TypeVar

from strata.dialects import arith
from strata.ir import *
from strata.dialects.ext import DefinitionError, Dialect, Operand, Param, Result, Successor


class Shop(Dialect, name="shop"):
    """Boxes and parcels.

    An example."""


class Speed(enum.Enum):
    slow = 1
    fast = 4


class Box(Shop.Type, name="box"):
    """A box."""

    item: Param[Type]
    count: int


class Label(Shop.Attribute, name="label"):
    text: str


Number = TypeVar("Number", IntegerType, F32Type)


class Pack(Shop.Operation, name="pack", traits=["Pure"]):
    """Packs numbers.

    Into a box."""

    first: Operand[Number]
    label: StringAttr
    second: Operand[Number]
    other: Optional[Operand[IndexType]]
    rest: Sequence[Operand["any_float"]]
    speed: Optional[Speed]
    mark: Optional[Label]
    box: Result[Box]
    flag: Optional[UnitAttr]

    def doubled(self):
        return self.first.type, self.second.type


class Open(Shop.Operation, name="open", format="$box attr-dict `:` type($box) `->` type($value)"):
    box: Operand[Box]
    value: Result[IntegerType | IndexType]


class Loop(Shop.Operation, name="loop"):
    body: Region
    tails: Sequence[Region]


class Jump(Shop.Operation, name="jump", traits=["IsTerminator"]):
    values: Sequence[Operand[Any]]
    target: Successor
    others: Sequence[Successor]


def raises(kind, text, function, *args, **named):
    try:
        function(*args, **named)
    except kind as error:
        assert text in str(error), error
        return error
    raise AssertionError(f"expected {kind}")


def build():
    i32 = IntegerType.get_signless(32)
    Shop.load()
    Shop.load()
    module = Module.create()
    with InsertionPoint(module.body):
        x, f = arith.constant(i32, 1), arith.constant(F32Type.get(), 2.0)
        kind = Box.get(i32, 4)
        assert isinstance(kind, Box) and kind.item == i32 and kind.count.value == 4
        assert str(kind) == "!shop.box<i32, 4>" or str(kind) == "!shop.box<i32, 4 : i64>", kind
        mark = Label.get("fragile")
        assert isinstance(mark, Label) and mark.text.value == "fragile"
        pack = Pack(kind, x, "name", x, [f, f], speed=Speed.fast, mark=mark, flag=True)
        assert pack.doubled() == (i32, i32) and pack.other is None and len(pack.rest) == 2
        assert pack.label.value == "name" and pack.flag and isinstance(pack.box.type, Box)
        value = Open(i32, pack.box)
        assert isinstance(module.body.operations[2], Pack) and isinstance(value.box.owner, Pack)
        loop = Loop(2)
        assert len(loop.tails) == 2 and len(loop.regions) == 3
        loop.body.blocks.append()
        second = loop.body.blocks.append()
        for block in loop.body.blocks:
            with InsertionPoint(block):
                Jump([], second, [second])
    module.operation.verify()
    assert "shop.open %" in str(module), module
    wrong = Module.parse(str(module))
    packed = wrong.body.operations[2]
    assert isinstance(packed, Pack)
    packed.operands[1] = wrong.body.operations[1].result
    raises(MLIRError, "", wrong.operation.verify)
    from strata.dialects import shop

    assert shop.Pack is Pack and shop.Box is Box
    assert "Into a box." in Pack.__doc__ and shop.pack(kind, x, "a", x, [], ip=False).owner.name_of_operation == "shop.pack"
    return module


def errors():
    class Bad(Dialect):
        pass

    assert Bad.DIALECT_NAMESPACE == "bad"

    def undefined():
        class First(Bad.Operation):
            first: "Operand[Missing]"

    error = raises(DefinitionError, "name 'Missing' is not defined", undefined)
    assert error.filename == __file__ and "Missing" in open(__file__).read().splitlines()[error.lineno - 1]

    class Second(Bad.Operation):
        value: Operand["no_such_predicate && rank(2)"]

    error = raises(DefinitionError, "no_such_predicate", Bad.load)
    assert "no_such_predicate" in open(__file__).read().splitlines()[error.lineno - 1], error
    assert "class Second, 'value'" in str(error)

    def twice():
        class Second(Bad.Operation):
            pass

    raises(DefinitionError, "'bad.second' is defined twice", twice)

    class Third(Dialect):
        pass

    class Wrong(Third.Operation):
        value: Operand[dict]

    raises(DefinitionError, "dict is no class of types or attributes", Third.load)
    raises(TypeError, "derive from the Operation of a dialect", lambda: type("X", (Shop.Operation.__mro__[1],), {}))


def main():
    raises(RuntimeError, "'shop.pack' is not loaded: call Shop.load()", Pack)
    with Context(), Location.unknown():
        text = str(build())
        errors()
    # The file is one that every tool reads.
    path, strata = sys.argv[1] + ".irdl.mlir", sys.argv[2]
    Shop.write(path)
    result = subprocess.run([strata, "opt", "--irdl-file=" + path, "-"], input=text, capture_output=True, text=True)
    assert result.returncode == 0 and result.stdout.strip() == text.strip(), (result.stderr, result.stdout, text)
    with Context(), Location.unknown():
        build()


if __name__ == "__main__":
    main()
