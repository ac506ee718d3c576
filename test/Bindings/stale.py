# RUN: %pybind %s
# REQUIRES: bindings
"""Uses of objects that do not exist any more raise exceptions."""

import gc

from strata.dialects import arith, func, scf
from strata.ir import *
from strata.passmanager import PassManager
from strata.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

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


def foreign(*uses):
    """All uses raise ValueError: the objects are of different Contexts."""
    for use in uses:
        try:
            use()
        except ValueError as error:
            assert "different contexts" in str(error), error
        else:
            raise AssertionError("a use has succeeded")


def other_module():
    context = Context()
    context.allow_unregistered_dialects = True
    return Module.parse(TEXT, context)


@way
def block_moved_to_another_context(module):
    f, g, block, *_ = parts(module)
    other = other_module().body.operations[0]
    foreign(lambda: block.append_to(other.regions[0]), lambda: g.regions[0].blocks[0].append_to(other.regions[0]))


@way
def operation_moved_to_another_context(module):
    f, g, block, add, region, ret = parts(module)
    inner = other_module().body.operations[0]
    foreign(lambda: region.move_before(inner), lambda: module.body.append(inner))


@way
def operand_of_another_context(module):
    f, g, block, add, region, ret = parts(module)
    value = other_module().body.operations[0].regions[0].blocks[0].arguments[0]
    foreign(lambda: ret.operands.__setitem__(0, value), lambda: add.result.replace_all_uses_with(value),
            lambda: Operation.create("t.op", operands=[value, add.result]))


@way
def attribute_of_another_context(module):
    f, g, block, add, region, ret = parts(module)
    context = Context()
    foreign(lambda: region.attributes.__setitem__("a", UnitAttr.get(context)),
            lambda: add.result.set_type(IndexType.get(context)), lambda: ArrayAttr.get(
                [UnitAttr.get(context)], module.context), lambda: setattr(region, "location", Location.unknown(context)))


@way
def lists_of_an_erased_block(module):
    f, g, block, add, region, ret = parts(module)
    operations, arguments = block.operations, block.arguments
    f.erase()
    dead(lambda: operations[0], lambda: list(operations), lambda: len(operations), lambda: arguments[0],
         lambda: list(arguments), lambda: block.add_argument(IndexType.get(), Location.unknown()))


@way
def blocks_of_an_erased_region(module):
    f, *_ = parts(module)
    region = f.regions[0]
    blocks = region.blocks
    f.erase()
    dead(lambda: list(blocks), lambda: blocks[0], lambda: blocks.append(), lambda: region.owner, lambda: list(region))


@way
def block_erased_while_blocks_are_iterated(module):
    f, *_ = parts(module)
    first, second = f.regions[0].blocks[0], f.regions[0].blocks.append()

    def iterate():
        for block in f.regions[0].blocks:
            second.erase() if block == first else block.owner
            if block == first:
                block = second
                block.owner

    dead(iterate)


@way
def results_of_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    results, value = add.results, add.result
    value.replace_all_uses_with(block.arguments[0])
    add.erase()
    dead(lambda: len(results), lambda: results[0], lambda: list(results), lambda: list(value.uses),
         lambda: value.set_type(IndexType.get()))


@way
def successors_of_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    branch = Operation.create("t.br", successors=[block], ip=InsertionPoint(ret))
    successors = branch.successors
    branch.erase()
    dead(lambda: successors[0], lambda: list(successors), lambda: branch.successors[0])


@way
def use_of_an_erased_user(module):
    f, g, block, add, region, ret = parts(module)
    (use,) = add.result.uses
    ret.erase()
    dead(lambda: use.owner.name, lambda: use.owner.operands[use.operand_number])


@way
def parent_of_an_erased_operation(module):
    f, g, block, add, *_ = parts(module)
    f.erase()
    dead(lambda: add.parent, lambda: add.block, lambda: block.owner, lambda: block.region)


@way
def erased_twice(module):
    f, g, *_ = parts(module)
    g.erase()
    dead(g.erase, g.operation.erase, g.detach_from_parent)


@way
def body_of_an_erased_module(module):
    other = Module.parse(TEXT)
    body, f = other.body, other.body.operations[0]
    other.operation.erase()
    dead(lambda: body.operations[0], lambda: f.name, lambda: other.body, lambda: str(other),
         lambda: SymbolTable(other.operation)["f"], lambda: Module.parse(other.operation.get_asm()))


@way
def table_of_an_erased_operation(module):
    other = Module.parse(TEXT)
    table = SymbolTable(other.operation)
    other.operation.erase()
    dead(lambda: table["f"], lambda: "f" in table, lambda: table.insert(module.body.operations[0]))


@way
def insertion_point_after_an_erased_operation(module):
    f, g, block, add, region, ret = parts(module)
    point = InsertionPoint.after(region)
    ret.erase()
    dead(lambda: Operation.create("t.op", ip=point))


@way
def insertion_point_at_an_erased_terminator(module):
    f, g, block, add, region, ret = parts(module)
    point = InsertionPoint.at_block_terminator(block)
    ret.erase()
    dead(lambda: Operation.create("t.op", ip=point))


@way
def current_insertion_point_erased(module):
    f, g, block, add, region, ret = parts(module)
    with InsertionPoint(region):
        region.erase()
        dead(lambda: Operation.create("t.op"), lambda: arith.addi(add.result, add.result))


@way
def function_removed_by_a_pass(module):
    other = Module.parse("func.func private @unused() { return } func.func @used() { return }")
    unused, used = other.body.operations
    block = unused.regions[0].blocks[0]
    PassManager.parse("builtin.module(symbol-dce)").run(other.operation)
    dead(lambda: unused.name, lambda: block.operations[0], lambda: unused.erase())
    assert used.name.value == "used"


@way
def value_merged_by_a_pass(module):
    other = Module.parse("func.func @h(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 %1 = arith.addi %a, %a : i32 "
                         "%2 = arith.muli %0, %1 : i32 return %2 : i32 }")
    first, second, product, _ = other.body.operations[0].regions[0].blocks[0].operations
    values = [first.result, second.result]
    PassManager.parse("builtin.module(func.func(cse))").run(other.operation)
    dead(lambda: [value.type for value in values])
    assert product.lhs == product.rhs


@way
def block_removed_by_a_pass(module):
    other = Module.parse("func.func @h() { return ^bb1(%x: i32): return }")
    block = other.body.operations[0].regions[0].blocks[1]
    argument = block.arguments[0]
    PassManager.parse("builtin.module(canonicalize)").run(other.operation)
    dead(lambda: block.owner, lambda: argument.type, lambda: argument.owner)


@way
def module_inlined_by_a_pass(module):
    other = Module.parse("func.func private @i(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 } "
                         "func.func @h(%a: i32) -> i32 { %0 = call @i(%a) : (i32) -> i32 return %0 : i32 }")
    inlined, caller = other.body.operations
    call = caller.regions[0].blocks[0].operations[0]
    PassManager.parse("builtin.module(inline)").run(other.operation)
    dead(lambda: inlined.name, lambda: call.callee, lambda: call.results[0])


def apply(module, root, function):
    patterns = RewritePatternSet()
    patterns.add(root, function)
    apply_patterns_and_fold_greedily(module, patterns.freeze())


@way
def erased_by_a_pattern(module):
    f, g, block, add, region, ret = parts(module)
    apply(module, "t.region", lambda op, rewriter: rewriter.erase_op(op))
    dead(lambda: region.name, lambda: region.regions[0])


@way
def replaced_by_a_pattern(module):
    f, g, block, add, region, ret = parts(module)
    value = add.result
    apply(module, "arith.addi", lambda op, rewriter: rewriter.replace_op(op, [op.lhs]))
    dead(lambda: add.lhs, lambda: value.type)


@way
def destroyed_in_a_pattern(module):
    f, g, block, add, region, ret = parts(module)

    def rewrite(op, rewriter):
        op.erase()
        dead(lambda: op.name, lambda: rewriter.replace_op(op, []), lambda: rewriter.erase_op(op))

    apply(module, "t.region", rewrite)
    dead(lambda: region.name)


@way
def rewriter_after_its_pattern(module):
    kept = []
    apply(module, "arith.addi", lambda op, rewriter: kept.append(rewriter) or True)
    dead(lambda: kept[0].ip, lambda: kept[0].erase_op(module.body.operations[1]))


@way
def pass_after_its_run(module):
    kept = []
    manager = PassManager("builtin.module")
    manager.add(lambda op, running: kept.append(running))
    manager.run(module.operation)
    dead(kept[0].signal_pass_failure)


@way
def patterns_after_they_were_frozen(module):
    patterns = RewritePatternSet()
    patterns.freeze()
    dead(lambda: patterns.add("t.op", lambda op, rewriter: True), patterns.freeze)


@way
def moved_tree_destroyed(module):
    f, g, block, add, region, ret = parts(module)
    other = Module.parse("")
    other.body.append(f)
    other.operation.erase()
    dead(lambda: f.name, lambda: add.lhs, lambda: block.operations[0])
    assert g.name.value == "g"


@way
def dialect_operation_in_an_erased_body(module):
    with InsertionPoint(module.body):
        one = arith.constant(IndexType.get(), 1)
        loop = scf.ForOp(one, one, one)
    body, variable = loop.body, loop.induction_variable
    loop.erase()
    dead(lambda: variable.type, lambda: body.owner, lambda: loop.induction_variable, lambda: loop.inner_iter_args)


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
