# RUN: %pybind %s
# REQUIRES: bindings
"""Callbacks that erase what their caller uses, and other threads, get exceptions."""

import threading

from strata.dialects import arith, func
from strata.ir import *
from strata.passmanager import PassManager
from strata.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily, walk_and_apply_patterns

TEXT = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"


def raises(kind, function, text):
    try:
        function()
    except kind as error:
        assert text in str(error), error
        return
    raise AssertionError(f"expected {kind}")


def pass_erases_its_operation(module):
    def erase(op, pass_):
        raises(RuntimeError, op.erase, "passes or patterns run")
        raises(RuntimeError, op.operation.block.erase, "passes or patterns run")
        raises(RuntimeError, op.detach_from_parent, "passes or patterns run")
        op.operation.attributes["seen"] = UnitAttr.get(op.context)

    pm = PassManager("func.func")
    pm.add(erase)
    for op in module.body:
        pm.run(op)
    assert all("seen" in op.attributes for op in module.body)


def pass_runs_passes(module):
    def nested(op, pass_):
        raises(RuntimeError, lambda: PassManager.parse("any(cse)", op.context).run(op), "passes run on the context")

    pm = PassManager("builtin.module")
    pm.add(nested)
    pm.run(module.operation)


def pattern_erases_its_scope(module):
    scope = module.operation

    def erase(op, rewriter):
        raises(RuntimeError, scope.erase, "passes or patterns run")
        return True

    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, erase)
    frozen = patterns.freeze()
    apply_patterns_and_fold_greedily(module, frozen)
    walk_and_apply_patterns(module, frozen)


def pattern_raises(module):
    def fail(op, rewriter):
        raise KeyError("from the pattern")

    patterns = RewritePatternSet()
    patterns.add("arith.addi", fail)
    raises(KeyError, lambda: apply_patterns_and_fold_greedily(module, patterns.freeze()), "from the pattern")


def handler_erases(module):
    op = module.body.operations[0]
    op.attributes["function_type"] = TypeAttr.get(FunctionType.get([], []))
    errors = []

    def handle(diagnostic):
        try:
            op.erase()
        except RuntimeError as error:
            errors.append(str(error))
        return True

    context = module.context
    context.emit_error_diagnostics = True
    with context.attach_diagnostic_handler(handle):
        raises(MLIRError, module.operation.verify, "Verification failed")
    context.emit_error_diagnostics = False
    assert errors == ["a handler of diagnostics uses IR"] * len(errors) and errors
    op.erase()


def rewriter_after_the_pattern(module):
    kept = []

    def keep(op, rewriter):
        kept.append((op, rewriter))
        return True

    patterns = RewritePatternSet()
    patterns.add("arith.addi", keep)
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    op, rewriter = kept[0]
    raises(RuntimeError, lambda: rewriter.erase_op(op), "invalidated")
    raises(RuntimeError, lambda: rewriter.ip, "invalidated")


def other_thread_during_passes(module):
    entered, leave, errors = threading.Event(), threading.Event(), []

    def wait(op, pass_):
        entered.set()
        assert leave.wait(10)

    def other():
        entered.wait(10)
        try:
            module.body.operations[0]
        except RuntimeError as error:
            errors.append(str(error))
        leave.set()

    thread = threading.Thread(target=other)
    thread.start()
    pm = PassManager("builtin.module")
    pm.add(wait)
    pm.run(module.operation)
    thread.join()
    assert errors == ["passes run on the context"], errors


def threads_with_contexts_of_their_own(module):
    def work():
        for _ in range(20):
            with Context() as context:
                other = Module.parse(TEXT)
                PassManager.parse("builtin.module(canonicalize,cse)").run(other.operation)
                str(other)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


for check in (pass_erases_its_operation, pass_runs_passes, pattern_erases_its_scope, pattern_raises, handler_erases,
              rewriter_after_the_pattern, other_thread_during_passes, threads_with_contexts_of_their_own):
    with Context(), Location.unknown():
        check(Module.parse(TEXT))
