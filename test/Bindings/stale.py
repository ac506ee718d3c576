# RUN: %pybind %s
# REQUIRES: bindings
"""Uses of objects that do not exist any more raise exceptions."""

import gc

from strata.dialects import arith, func, scf
from strata.ir import *
from strata.passmanager import PassManager

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  "t.region"() ({
  ^bb0(%x: i32):
    "t.inner"(%x) : (i32) -> ()
  }) : () -> ()
  return %0 : i32
}
func.func @g() { return }
"""

WAYS = []


def way(function):
    WAYS.append(function)
    return function


def dead(*uses):
    """All uses raise RuntimeError."""
    for use in uses:
        try:
            result = use()
        except RuntimeError as error:
            assert "invalidated" in str(error) or "destroyed" in str(error), error
        else:
            raise AssertionError(f"a use gave {result!r}")


def parts(module):
    f, g = module.body.operations
    block = f.regions[0].blocks[0]
    add, region, ret = block.operations
    return f, g, block, add, region, ret


@way
def operation_erased(module):
    f, g, block, add, region, ret = parts(module)
    operation = region.operation
    region.erase()
    dead(lambda: region.name, lambda: operation.name, lambda: region.attributes["a"], lambda: "a" in region.attributes,
         lambda: len(region.operands), lambda: region.results[0], lambda: region.location, lambda: str(region),
         lambda: region.parent, lambda: region.block, lambda: region.verify(), lambda: region.clone(),
         lambda: region.erase(), lambda: region.move_before(ret), lambda: ret.move_after(region),
         lambda: region.walk(lambda op: 0), lambda: region.regions[0], lambda: region.attributes.keys())


@way
def views_of_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    attributes, operands, regions = region.attributes, region.operands, region.regions
    region.erase()
    dead(lambda: len(attributes), lambda: attributes["x"], lambda: len(operands), lambda: list(operands),
         lambda: regions[0], lambda: attributes.__setitem__("x", UnitAttr.get()))


@way
def contents_of_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    inner_region = region.regions[0]
    inner_block = inner_region.blocks[0]
    inner = inner_block.operations[0]
    argument = inner_block.arguments[0]
    region.erase()
    dead(lambda: inner.name, lambda: inner_block.arguments[0], lambda: len(inner_block.operations),
         lambda: inner_region.blocks[0], lambda: argument.type, lambda: argument.owner, lambda: list(argument.uses),
         lambda: inner_block.owner, lambda: inner_region.owner, lambda: str(inner_block))


@way
def owner_of_an_operand_erased(module):
    f, g, block, add, region, ret = parts(module)
    value = add.result
    value.replace_all_uses_with(block.arguments[0])
    add.erase()
    dead(lambda: value.type, lambda: value.owner, lambda: value.get_name(), lambda: str(value),
         lambda: value.replace_all_uses_with(block.arguments[0]),
         lambda: block.arguments[0].replace_all_uses_with(value),
         lambda: Operation.create("t.use", operands=[value]), lambda: ret.operands.__setitem__(0, value))


@way
def argument_erased(module):
    f, g, block, add, region, ret = parts(module)
    argument = block.add_argument(IndexType.get(), Location.unknown())
    block.erase_argument(1)
    dead(lambda: argument.type, lambda: argument.arg_number)


@way
def replaced_by_a_pass(module):
    f, g, block, add, region, ret = parts(module)
    constant = Module.parse("func.func @h() -> i32 { %0 = arith.constant 1 : i32 %1 = arith.addi %0, %0 : i32 "
                            "return %1 : i32 }")
    one, two, end = constant.body.operations[0].regions[0].blocks[0].operations
    PassManager.parse("builtin.module(canonicalize)").run(constant.operation)
    dead(lambda: two.name, lambda: two.lhs)
    assert end.operands[0].owner.literal_value == 2


@way
def erased_while_iterated(module):
    f, g, block, add, region, ret = parts(module)

    def iterate():
        for op in block:
            region.erase() if op == add else None

    dead(iterate)


@way
def insertion_point_before_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    point = InsertionPoint(region)
    region.erase()
    dead(lambda: Operation.create("t.op", ip=point), lambda: point.insert(Operation.create("t.op", ip=False)))


@way
def insertion_point_in_an_erased_block(module):
    f, g, block, add, region, ret = parts(module)
    point = InsertionPoint(block)
    f.erase()
    dead(lambda: Operation.create("t.op", ip=point), lambda: block.append(Operation.create("t.op", ip=False)))


@way
def module_deleted(module):
    other = Module.parse("func.func private @x()")
    operation = other.operation
    _, live = operation.name, other.body.operations[0]
    assert live.name.value == "x"
    del operation
    other.operation.regions[0].blocks[0].operations[0].erase()
    dead(lambda: live.name)


@way
def symbol_erased(module):
    table = SymbolTable(module.operation)
    g = table["g"]
    table.erase(g)
    assert "g" not in table
    dead(lambda: table.erase(g), lambda: table.insert(g), lambda: g.name, lambda: func.CallOp(g, []))


@way
def erased_in_a_walk(module):
    seen = []

    def visit(op):
        seen.append(op)
        if op.name == "t.region":
            op.erase()
            return WalkResult.SKIP
        return WalkResult.ADVANCE

    module.operation.walk(visit, WalkOrder.PRE_ORDER)
    gone = [op for op in seen if op != module.operation]
    dead(lambda: [op.name for op in gone])


@way
def block_erased(module):
    f, g, block, add, region, ret = parts(module)
    extra = block.create_after()
    extra.erase()
    dead(lambda: extra.owner, lambda: extra.region, lambda: InsertionPoint(extra).insert(Operation.create("t.x", ip=False)),
         lambda: extra.append_to(f.regions[0]), lambda: extra.create_after())


@way
def collected_objects_do_not_end_others(module):
    body = Module.parse("func.func private @x()").body
    gc.collect()
    assert body.operations[0].name.value == "x"


def main():
    for function in WAYS:
        with Context() as context, Location.unknown():
            context.allow_unregistered_dialects = True
            module = Module.parse(TEXT)
            function(module)
            del module
            gc.collect()
            assert context.live_handles == 0, (function.__name__, context.live_handles)
    print(f"{len(WAYS)} ways")


if __name__ == "__main__":
    main()
