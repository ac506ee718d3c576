# RUN: %pybind %s
# REQUIRES: bindings
"""Threads, cycles of objects and garbage collection in any order."""

import gc
import queue
import threading
import weakref

from strata.ir import *
from strata.passmanager import PassManager
from strata.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

TEXT = "func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }"


def run_threads(work, count=4):
    errors = []

    def run(i):
        try:
            work(i)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors, errors


def exceptions_stay_in_their_threads():
    barrier = threading.Barrier(4)

    def work(i):
        with Context(), Location.unknown():
            module = Module.parse(TEXT)

            def fail(op, other):
                barrier.wait(20)
                raise KeyError(i)

            manager = PassManager("builtin.module")
            manager.add(fail)
            for run in (lambda: manager.run(module.operation), lambda: apply(module, fail)):
                try:
                    run()
                except KeyError as error:
                    assert error.args == (i,)
                else:
                    raise AssertionError("no exception")

    def apply(module, function):
        patterns = RewritePatternSet()
        patterns.add("arith.addi", function)
        apply_patterns_and_fold_greedily(module, patterns.freeze())

    run_threads(work)


def objects_end_in_other_threads():
    objects = queue.Queue()

    def work(i):
        if i == 0:
            for _ in range(200):
                with Context():
                    module = Module.parse(TEXT)
                    f = module.body.operations[0]
                    objects.put([f, f.regions[0].blocks[0].arguments[0], module])
            objects.put(None)
            return
        while True:
            entry = objects.get(timeout=20)
            if entry is None:
                objects.put(None)
                return
            module = entry.pop()
            entry[1].type
            del module, entry

    run_threads(work)


def contexts_with_handlers_are_collected():
    context = Context()
    context.attach_diagnostic_handler(lambda diagnostic: True)
    handler = context.attach_diagnostic_handler(lambda diagnostic: 1 / 0)
    Location.unknown(context).emit_error("seen")
    assert handler.had_error
    reference = weakref.ref(context)
    del context, handler
    gc.collect()
    assert reference() is None


def contexts_with_passes_and_patterns_are_collected():
    context = Context()
    with context:
        manager = PassManager("builtin.module")
        manager.add(lambda op, running: None)
        patterns = RewritePatternSet()
        patterns.add("t.op", lambda op, rewriter: True)
        frozen = patterns.freeze()
    reference = weakref.ref(context)
    del manager, patterns, frozen, context
    gc.collect()
    assert reference() is None


def cycles_are_collected():
    class Node:
        pass

    with Context() as context:
        for _ in range(50):
            module = Module.parse(TEXT)
            node = Node()
            node.self, node.objects = node, [module, module.body.operations[0], module.body]
            del module, node
        gc.collect()
        assert context.live_handles == 0
    reference = weakref.ref(context)
    node = Node()
    node.self, node.context = node, context
    del context, node
    gc.collect()
    assert reference() is None


for check in (exceptions_stay_in_their_threads, objects_end_in_other_threads, contexts_with_handlers_are_collected,
              contexts_with_passes_and_patterns_are_collected, cycles_are_collected):
    check()
