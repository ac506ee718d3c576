# RUN: %pybind %s
# REQUIRES: bindings, numpy, codegen
"""Idioms of MLIR's Python API: each function builds or reads IR as a program would, and checks it."""

import ctypes
import io
import os
import pickle
import tempfile

import strata.compat.mlir

strata.compat.mlir.install()

import numpy as np
from mlir.dialects import affine, arith, cf, func, linalg, math, memref, scf, tensor, vector
from mlir.execution_engine import ExecutionEngine
from mlir.ir import *
from mlir.passmanager import PassManager
from mlir.rewrite import *
from mlir.runtime import *


def eq(got, expected):
    assert got == expected, f"got {got!r}, expected {expected!r}"


def raises(kinds, function, *parts):
    try:
        function()
    except kinds as error:
        for part in parts:
            assert part in str(error), str(error)
        return
    raise AssertionError(f"expected {kinds}")


CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


def text_of(op):
    return [line.strip() for line in str(op).strip().splitlines()]


@check
def float_types(module):
    eq([str(t) for t in (F32Type.get(), BF16Type.get(), Float8E4M3FNType.get(), FloatTF32Type.get())],
       ["f32", "bf16", "f8E4M3FN", "tf32"])
    eq((F32Type.get().width, isinstance(F16Type.get(), FloatType)), (32, True))


@check
def descriptors(module):
    a = np.zeros((3, 4), np.float32)
    d = get_ranked_memref_descriptor(a)
    eq((list(d.shape), list(d.strides), d.offset), ([3, 4], [4, 1], 0))
    ranked_memref_to_numpy(ctypes.pointer(d))[0, 0] = 1
    eq(a[0, 0], 1)
    scalar = get_ranked_memref_descriptor(np.array(2.5))
    assert not hasattr(scalar, "shape")
    u = get_unranked_memref_descriptor(a)
    eq(unranked_memref_to_numpy(ctypes.pointer(u), np.float32).shape, (3, 4))


@check
def function_types(module):
    t = FunctionType.get([F32Type.get()], [IndexType.get()])
    eq((str(t), t.inputs, t.results), ("(f32) -> index", [F32Type.get()], [IndexType.get()]))
    eq(FunctionType.get(inputs=[F32Type.get()], results=[IndexType.get()]), t)


@check
def scalable_vectors(module):
    eq(str(VectorType.get([2, 4], F32Type.get(), scalable=[False, True])), "vector<2x[4]xf32>")
    eq(VectorType.get([4], F32Type.get(), scalable_dims=[0]).scalable_dims, [True])
    raises(ValueError, lambda: VectorType.get([4], F32Type.get(), scalable=[True], scalable_dims=[0]))
    raises(ValueError, lambda: VectorType.get([4], F32Type.get(), scalable=[True, False]))


@check
def symbol_references(module):
    eq((FlatSymbolRefAttr.get("f").value, str(SymbolRefAttr.get(["a", "b"]))), ("f", "@a::@b"))
    assert isinstance(Attribute.parse("@x"), FlatSymbolRefAttr)
    eq(str(FlatSymbolRefAttr.get("a b")), '@"a b"')


@check
def dense_elements(module):
    t = RankedTensorType.get([2, 2], IntegerType.get_signless(8))
    one = IntegerAttr.get(t.element_type, 1)
    s = DenseElementsAttr.get_splat(t, one)
    eq((str(s), s.is_splat, s.get_splat_value()), ("dense<1> : tensor<2x2xi8>", True, one))
    eq(list(DenseElementsAttr.get([one] * 4, t)), [1, 1, 1, 1])
    raises(ValueError, lambda: DenseElementsAttr.get([IntegerAttr.get(IndexType.get(), 1)] * 4, t))
    a = np.arange(6, dtype=np.int32).reshape(2, 3)
    d = DenseElementsAttr.get(a)
    eq(str(d), "dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>")
    eq(np.array(d).tolist(), a.tolist())
    eq(np.array(DenseElementsAttr.get(np.array([1.5, 2.5], np.float32))).tolist(), [1.5, 2.5])
    eq(str(DenseElementsAttr.get(np.array([True, False, True]))), "dense<[true, false, true]> : tensor<3xi1>")
    eq(np.array(Attribute.parse("dense<[true, false]> : tensor<2xi1>")).tolist(), [True, False])


@check
def memref_arguments(module):
    m = Module.parse("func.func @f(%m: memref<2xf32>, %x: f32) attributes {llvm.emit_c_interface} {"
                     "%c = arith.constant 0 : index memref.store %x, %m[%c] : memref<2xf32> return }")
    PassManager.parse("builtin.module(finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
                      "reconcile-unrealized-casts)").run(m.operation)
    a = np.zeros(2, np.float32)
    p = ctypes.pointer(ctypes.pointer(get_ranked_memref_descriptor(a)))
    ExecutionEngine(m).invoke("f", p, (ctypes.c_float * 1)(3.0))
    eq(a.tolist(), [3.0, 0.0])


@check
def clones_and_erasure(module):
    o = Operation.create("t.op")
    k = o.clone(ip=False)
    module.body.append(k)
    t = k.detach_from_parent()
    o.erase()
    eq((t.operation.attached, len(module.body.operations)), (False, 0))
    raises(RuntimeError, lambda: o.name, "the operation has been invalidated")


@check
def loops(module):
    c = arith.ConstantOp.create_index(1)
    l = scf.ForOp(c, c, c, [c])
    with InsertionPoint(l.body):
        scf.YieldOp([arith.addi(l.induction_variable, l.inner_iter_args[0])])
    eq((len(l.results), l.lowerBound, list(l.initArgs)), (1, c.result, [c.result]))
    assert module.operation.verify()


@check
def moves(module):
    a, b = Operation.create("t.a"), Operation.create("t.b")
    b.move_before(a)
    eq(a.is_before_in_block(b), False)
    b.move_after(a)
    eq(a.is_before_in_block(b), True)


@check
def generic(module):
    e = tensor.empty([4], F32Type.get())
    i = AffineMap.get_identity(1)

    @linalg.generic([e], [e], [i, i], [linalg.IteratorType.parallel])
    def r(x, out):
        return arith.addf(x, x)

    eq((r.owner.operation.name, str(r.type)), ("linalg.generic", "tensor<4xf32>"))
    assert module.operation.verify()


@check
def names_of_values(module):
    s = io.StringIO()
    module.operation.print(file=s)
    v = arith.constant(IndexType.get(), 1)
    eq((v.get_name(), str(v)), ("%c1", "Value(%c1 = arith.constant 1 : index)"))
    eq(v.get_name(state=AsmState(module.operation)), "%c1")


@check
def control_flow(module):
    f = func.FuncOp("f", ([], []))
    b = Block.create_at_start(f.body, [], [])
    c = b.create_after()
    with InsertionPoint(b):
        cf.BranchOp([], c)
    with InsertionPoint(c):
        func.ReturnOp([])
    eq((b.successors[0], c.predecessors), (c, [b]))
    d = c.create_after()
    with InsertionPoint(d):
        condition = arith.constant(IntegerType.get_signless(1), 1)
        cf.cond_br(condition, [], [], c, c)
    assert module.operation.verify()


@check
def affine_loops(module):
    m = memref.alloc(MemRefType.get([16], F32Type.get()), [], [])
    for i in affine.for_(0, 16, 2):
        x = affine.load(F32Type.get(), m, [i], AffineMap.get_identity(1))
        affine.store(x, m, [i], AffineMap.get_identity(1))
        affine.AffineYieldOp([])
    n = arith.constant(IndexType.get(), 4)
    for i, total, result in affine.for_(0, n, iter_args=[n]):
        affine.AffineYieldOp([total])
    assert "affine.for %arg0 = 0 to 16 step 2 {" in text_of(module), str(module)
    assert module.operation.verify()


@check
def vectors(module):
    t = VectorType.get([8], F32Type.get())
    x = arith.constant(F32Type.get(), 1.0)
    v = vector.broadcast(t, x)
    vector.reduction(F32Type.get(), vector.CombiningKind.ADD, v)
    math.sqrt(x)
    eq([op.operation.name for op in module.body][1:], ["vector.broadcast", "vector.reduction", "math.sqrt"])
    assert module.operation.verify()


@check
def dynamic_tensors(module):
    i = arith.ConstantOp.create_index(0)
    t = tensor.EmptyOp([i, 4], F32Type.get()).result
    x = tensor.extract(t, [i, i])
    eq([str(v.type) for v in (t, x, tensor.insert(x, t, [i, i]), tensor.dim(t, i))],
       ["tensor<?x4xf32>", "f32", "tensor<?x4xf32>", "index"])


@check
def python_passes(module):
    def mark(op, pass_):
        op.operation.attributes["test.done"] = UnitAttr.get()

    def fail(op, pass_):
        pass_.signal_pass_failure()

    def throw(op, pass_):
        raise KeyError("from the pass")

    pm = PassManager("builtin.module")
    pm.add(mark)
    pm.add("cse")
    pm.run(module.operation)
    assert "test.done" in module.operation.attributes
    pm = PassManager("builtin.module")
    pm.add(fail, "named")
    raises(MLIRError, lambda: pm.run(module.operation))
    pm = PassManager("builtin.module")
    pm.add(throw)
    raises(KeyError, lambda: pm.run(module.operation))


@check
def pickles(module):
    func.FuncOp("f", ([], []), visibility="private")
    eq(str(pickle.loads(pickle.dumps(module))), str(module))


@check
def call_and_while(module):
    i32 = IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i32, results=[i32])
    def g(x):
        return func.ReturnOp([x])

    with InsertionPoint(func.FuncOp("h", ([i32], [i32])).add_entry_block()) as ip:
        func.ReturnOp([g(ip.block.arguments[0])])
    assert module.operation.verify()


@check
def irdl_dialects(module):
    from mlir.dialects import irdl

    d = irdl.dialect("d1")
    with InsertionPoint(d.body):
        o = irdl.operation_("op")
        with InsertionPoint(o.body):
            irdl.results_([irdl.is_(TypeAttr.get(F32Type.get()))], ["r"], [irdl.Variadicity.single])
    irdl.load_dialects(module)
    assert Module.parse('%0 = "d1.op"() : () -> f32').operation.verify()
    raises(MLIRError, lambda: Module.parse('%0 = "d1.op"() : () -> i32'))


@check
def pdl_patterns(module):
    from mlir.dialects import pdl

    p = pdl.PatternOp(1, "drop")
    with InsertionPoint(p.body):
        o = pdl.OperationOp("t.drop")
        r = pdl.RewriteOp(o)
        with InsertionPoint(r.add_body()):
            pdl.EraseOp(o)
    frozen = PDLModule(module).freeze()
    payload = Module.parse('"t.drop"() : () -> ()\n"t.keep"() : () -> ()')
    apply_patterns_and_fold_greedily(payload, frozen)
    eq([op.operation.name for op in payload.body], ["t.keep"])


@check
def transform_scripts(module):
    from mlir.dialects import transform
    from mlir.dialects.transform import interpreter

    module.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    q = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [])
    with InsertionPoint(q.body):
        transform.YieldOp([])
    interpreter.apply_named_sequence(Module.parse("module {}"), q, module)
    raises(ValueError, lambda: interpreter.apply_named_sequence(module, module.operation, module))


def main():
    failures = 0
    for function in CHECKS:
        with Context() as context, Location.unknown():
            context.allow_unregistered_dialects = True
            module = Module.create()
            try:
                with InsertionPoint(module.body):
                    function(module)
            except Exception as error:
                failures += 1
                print(f"{function.__name__}: {type(error).__name__}: {error}")
                if os.environ.get("VERBOSE"):
                    raise
    print(f"{len(CHECKS) - failures} of {len(CHECKS)}")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
