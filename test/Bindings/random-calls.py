# RUN: %pybind %s 20000 1
# REQUIRES: bindings
"""Random calls on objects in any state: each gives a value or an exception, and nothing leaks.

random-calls.py CALLS SEED
"""

import gc
import random
import sys

from strata.dialects import arith, func, scf
from strata.ir import *
from strata.passmanager import PassManager

TEXT = """
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = "t.region"(%0) ({
  ^bb0(%x: i32):
    "t.inner"(%x) : (i32) -> ()
  }) {k = 1 : i8} : (i32) -> i32
  cf.br ^bb2(%1 : i32)
^bb2(%r: i32):
  return %r : i32
}
"""


class Pool:
    """Objects by kind; some of them are stale, some of another Context."""

    def __init__(self, rng):
        self.rng, self.kinds = rng, {}

    def add(self, value):
        if isinstance(value, (list, tuple)):
            for element in value[:4]:
                self.add(element)
            return
        for kind in (OpView, Operation, Block, Region, Value, Type, Attribute, Location, Module):
            if isinstance(value, kind):
                entries = self.kinds.setdefault(Operation if kind is OpView else kind, [])
                entries.append(value)
                if len(entries) > 60:
                    del entries[self.rng.randrange(len(entries))]
                return

    def get(self, kind):
        entries = self.kinds.get(kind)
        return self.rng.choice(entries) if entries else None


def actions(pool, rng):
    """Functions of no argument, each a call."""
    op, block, region, value = (pool.get(k) for k in (Operation, Block, Region, Value))
    other, kind, attr, loc = pool.get(Operation), pool.get(Type), pool.get(Attribute), pool.get(Location)
    index = rng.randrange(-2, 4)
    return [
        lambda: op.name, lambda: op.operation, lambda: op.operands[index], lambda: op.results[index],
        lambda: list(op.regions), lambda: op.regions[0].blocks[0], lambda: op.parent, lambda: op.block,
        lambda: op.attributes.items(), lambda: op.attributes["k"], lambda: op.attributes.__setitem__("k", attr),
        lambda: op.attributes.__delitem__("k"), lambda: op.operands.__setitem__(0, value),
        lambda: op.successors.__setitem__(0, block), lambda: str(op), lambda: op.verify(), lambda: op.clone(ip=False),
        lambda: op.erase(), lambda: op.detach_from_parent(), lambda: op.move_before(other), lambda: op.move_after(other),
        lambda: op.location, lambda: setattr(op, "location", loc), lambda: op.is_before_in_block(other),
        lambda: op.walk(lambda o: rng.randrange(3), WalkOrder.PRE_ORDER), lambda: op.walk(lambda o: (pool.add(o), 0)[1]),
        lambda: list(block.operations), lambda: block.arguments[index], lambda: block.add_argument(kind, loc),
        lambda: block.erase_argument(0), lambda: block.append(op), lambda: block.append_to(region),
        lambda: block.create_after(kind), lambda: block.owner, lambda: block.region, lambda: block.erase(),
        lambda: block.predecessors, lambda: str(block), lambda: list(region.blocks), lambda: region.owner,
        lambda: region.blocks.append(kind, kind), lambda: value.type, lambda: value.owner, lambda: value.set_type(kind),
        lambda: [use.owner for use in value.uses], lambda: value.replace_all_uses_with(pool.get(Value)),
        lambda: value.replace_all_uses_except(pool.get(Value), op), lambda: value.get_name(), lambda: str(value),
        lambda: Operation.create("t.op", [kind], [value], {"k": attr}, [block], 1, loc, False),
        lambda: Operation.create("t.op", [kind], [value], loc=loc, ip=InsertionPoint(block)),
        lambda: Operation.create("t.op", loc=loc, ip=InsertionPoint(op)), lambda: arith.addi(value, value, loc=loc),
        lambda: InsertionPoint.at_block_terminator(block).insert(op), lambda: scf.ForOp(value, value, value, loc=loc),
        lambda: kind.context, lambda: str(kind), lambda: str(attr), lambda: attr.type, lambda: loc.attr,
        lambda: FunctionType.get([kind], [pool.get(Type)], kind.context), lambda: TypeAttr.get(kind),
        lambda: ArrayAttr.get([attr, pool.get(Attribute)], attr.context), lambda: Location.fused([loc, pool.get(Location)]),
        lambda: PassManager.parse("any(canonicalize,cse)").run(op), lambda: SymbolTable(op)["f"],
        lambda: SymbolTable(op).insert(other), lambda: SymbolTable(op).erase(other), lambda: op.opview,
        lambda: Module.parse(str(op)), lambda: op.get_asm(print_generic_op_form=True, use_local_scope=True),
        lambda: gc.collect() if rng.randrange(100) == 0 else None, lambda: op == other, lambda: hash(value),
    ]


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    pool = Pool(rng)
    errors, contexts = 0, []
    for i in range(count):
        if i % 500 == 0:
            if contexts and rng.randrange(3) == 0:
                contexts.pop(rng.randrange(len(contexts)))
            context = Context()
            context.allow_unregistered_dialects = True
            contexts.append(context)
            with context:
                module = Module.parse(TEXT)
            pool.add(module.operation)
            with context:
                pool.add([IndexType.get(), StringAttr.get("x"), Location.unknown()])
        action = rng.choice(actions(pool, rng))
        try:
            with rng.choice(contexts):
                pool.add(action())
        except (RuntimeError, ValueError, IndexError, KeyError, TypeError, AttributeError, MLIRError, OverflowError):
            errors += 1
    pool.kinds.clear()
    module = context = action = None
    gc.collect()
    left = [c.live_handles for c in contexts]
    assert not any(left), left
    print(f"{count} calls, {errors} exceptions")


if __name__ == "__main__":
    main()
