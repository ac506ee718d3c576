# RUN: %pybind %s 300 1
# REQUIRES: bindings
"""Patterns and passes that make random calls: drivers end with success or an exception, and nothing leaks.

random-patterns.py MODULES SEED
"""

import gc
import importlib.util
import os
import random
import sys

from strata.ir import *
from strata.passmanager import PassManager
from strata.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily, walk_and_apply_patterns

spec = importlib.util.spec_from_file_location("calls", os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                                                    "random-calls.py"))
calls = importlib.util.module_from_spec(spec)
spec.loader.exec_module(calls)

ERRORS = (RuntimeError, ValueError, IndexError, TypeError, KeyError, AttributeError, StopIteration, MLIRError,
          OverflowError, AssertionError)


class Edits:
    """Random calls while a driver runs."""

    def __init__(self, rng, pool):
        self.rng, self.pool, self.left = rng, pool, 0

    def run(self, op, rewriter=None):
        self.pool.add(op)
        for _ in range(self.rng.randrange(4)):
            if self.left <= 0:
                return
            self.left -= 1
            actions = calls.actions(self.pool, self.rng)
            if rewriter is not None:
                value, other = self.pool.get(Value), self.pool.get(Operation)
                actions += [lambda: rewriter.erase_op(op), lambda: rewriter.erase_op(other),
                            lambda: rewriter.replace_op(op, [value]), lambda: rewriter.replace_op(other, op),
                            lambda: rewriter.ip.insert(other), lambda: rewriter.replace_op(op, other)] * 3
            try:
                self.pool.add(self.rng.choice(actions)())
            except ERRORS:
                pass

    def rewrite(self, op, rewriter):
        self.run(op, rewriter)
        return self.rng.random() < 0.5

    def pass_(self, op, running):
        self.run(op)
        if self.rng.random() < 0.1:
            running.signal_pass_failure()


def run_driver(rng, edits, module):
    edits.left = 12
    kind = rng.randrange(3)
    if kind == 2:
        manager = PassManager.parse("builtin.module(canonicalize)")
        manager.add(edits.pass_)
        manager.add("canonicalize,cse")
        manager.enable_verifier(rng.random() < 0.8)
        manager.run(module.operation)
        return
    patterns = RewritePatternSet()
    for root in rng.sample(["arith.addi", "cf.cond_br", "t.region", "t.inner", "func.return", "cf.br"], 3):
        patterns.add(root, edits.rewrite, benefit=rng.randrange(4))
    frozen = patterns.freeze()
    (apply_patterns_and_fold_greedily if kind else walk_and_apply_patterns)(module, frozen)


def main():
    rng = random.Random(int(sys.argv[2]))
    failed = 0
    for _ in range(int(sys.argv[1])):
        with Context() as context, Location.unknown():
            context.allow_unregistered_dialects = True
            pool = calls.Pool(rng)
            for value in (IntegerType.get_signless(32), IndexType.get(), UnitAttr.get(), StringAttr.get("s"),
                          Location.unknown()):
                pool.add(value)
            module = Module.parse(calls.TEXT)
            try:
                run_driver(rng, Edits(rng, pool), module)
            except ERRORS:
                failed += 1
            str(module)
            del module, pool
            gc.collect()
            assert context.live_handles == 0, context.live_handles
    print(f"{failed} drivers have failed")


if __name__ == "__main__":
    main()
