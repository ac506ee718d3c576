# RUN: %pybind %s
# REQUIRES: bindings
"""Rules of pdl call functions of Python: constraints and rewrites."""

import gc
import weakref

from strata.dialects import arith, func
from strata.ir import *
from strata.rewrite import PDLModule, apply_patterns_and_fold_greedily, walk_and_apply_patterns

RULES = """
pdl.pattern @double : benefit(1) {
  %type = pdl.type : i32
  %attr = pdl.attribute
  %root = pdl.operation "t.double" {"value" = %attr} -> (%type : !pdl.type)
  apply_native_constraint "is_small"(%root, %attr : !pdl.operation, !pdl.attribute)
  rewrite %root {
    %sum = apply_native_rewrite "sum"(%attr : !pdl.attribute) : !pdl.attribute
    %new = operation "arith.constant" {"value" = %sum} -> (%type : !pdl.type)
    replace %root with %new
  }
}
pdl.pattern @build : benefit(1) {
  %type = pdl.type
  %root = pdl.operation "t.build" -> (%type : !pdl.type)
  rewrite %root {
    %value = apply_native_rewrite "build"(%root : !pdl.operation) : !pdl.value
    replace %root with (%value : !pdl.value)
  }
}
"""
TEXT = """
func.func @f() -> (i32, i32, i32) {
  %0 = "t.double"() {value = 4 : i32} : () -> i32
  %1 = "t.double"() {value = 400 : i32} : () -> i32
  %2 = "t.build"() : () -> i32
  return %0, %1, %2 : i32, i32, i32
}
"""


def raises(kind, text, function):
    try:
        function()
    except kind as error:
        assert text in str(error), error
        return
    raise AssertionError(f"expected {kind}")


def is_small(rewriter, results, values):
    op, attr = values
    assert op.name == "t.double" and op.attributes["value"] == attr
    return attr.value >= 100


def add(rewriter, results, values):
    results.append(IntegerAttr.get(values[0].type, 2 * values[0].value))


def build(rewriter, results, values):
    (root,) = values
    with rewriter.ip, root.location:
        constant = arith.constant(root.results[0].type, 7)
        results.append(arith.addi(constant, constant))


def module_of(constraint, sum, build):
    rules = PDLModule(Module.parse(RULES))
    rules.register_constraint_function("is_small", constraint)
    rules.register_rewrite_function("sum", sum)
    rules.register_rewrite_function("build", build)
    return rules


def run(constraint=is_small, sum=add, build=build, apply=walk_and_apply_patterns):
    frozen = module_of(constraint, sum, build).freeze()
    module = Module.parse(TEXT)
    apply(module, frozen)
    module.operation.verify()
    return str(module)


def works():
    text = run()
    assert "constant 8 : i32" in text and "value = 400" in text and "arith.addi" in text and "t.build" not in text, text
    text = run(apply=apply_patterns_and_fold_greedily)
    assert "constant 8 : i32" in text and "constant 14 : i32" in text, text


def functions_change_nothing_else():
    seen = []

    def destroy(rewriter, results, values):
        op = values[0]
        for edit in (op.erase, op.detach_from_parent, lambda: op.operation.attributes.__setitem__("a", UnitAttr.get()),
                     lambda: rewriter.erase_op(op), lambda: rewriter.replace_op(op, [op.results[0]]),
                     lambda: op.results[0].set_type(IndexType.get()), op.operation.block.erase,
                     lambda: op.results[0].replace_all_uses_with(op.results[0].owner.block.owner.results[0])
                     if len(op.block.owner.results) else op.erase()):
            try:
                edit()
            except (RuntimeError, ValueError) as error:
                seen.append(str(error))
            else:
                raise AssertionError(edit)
        build(rewriter, results, values)

    run(build=destroy)
    assert len(seen) == 8, seen


def invalid_operations_are_erased():
    def wrong(rewriter, results, values):
        with rewriter.ip, values[0].location:
            results.append(Operation.create("arith.addi", [IntegerType.get_signless(32)]).results[0])

    for apply in (walk_and_apply_patterns, apply_patterns_and_fold_greedily):
        try:
            text = run(build=wrong, apply=apply)
        except MLIRError:
            continue
        assert "arith.addi" not in text, text


def exceptions_end_the_driver():
    def fail(rewriter, results, values):
        raise KeyError("from the function")

    for named in ({"constraint": fail}, {"sum": fail}, {"build": fail}):
        for apply in (walk_and_apply_patterns, apply_patterns_and_fold_greedily):
            raises(KeyError, "from the function", lambda: run(apply=apply, **named))
    raises(TypeError, "expected an attribute, operation, type or value",
           lambda: run(sum=lambda rewriter, results, values: results.append(3)))
    raises(MLIRError, "Unable to compile the rules", lambda: PDLModule(Module.parse(RULES)).freeze())


def lists_end_with_the_call():
    kept = []

    def keep(rewriter, results, values):
        kept.append((rewriter, results))
        add(rewriter, results, values)

    run(sum=keep)
    rewriter, results = kept[0]
    raises(RuntimeError, "invalidated", lambda: results.append(UnitAttr.get()))
    raises(RuntimeError, "invalidated", lambda: rewriter.ip)


def main():
    for check in (works, functions_change_nothing_else, invalid_operations_are_erased, exceptions_end_the_driver,
                  lists_end_with_the_call):
        context = Context()
        context.allow_unregistered_dialects = True
        with context, Location.unknown():
            check()
        reference = weakref.ref(context)
        del context
        gc.collect()
        assert reference() is None, check


if __name__ == "__main__":
    main()
