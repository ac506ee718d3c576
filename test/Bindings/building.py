# RUN: %pybind %s
# REQUIRES: bindings
"""Operations of many dialects by upstream's builders; each function's module verifies."""

import strata.compat.mlir

strata.compat.mlir.install()

from mlir.ir import *
import mlir.dialects.arith as ar
from mlir.dialects.builtin import ModuleOp
from mlir.dialects import builtin, arith, func, scf, memref, linalg, gpu, math, cf, tensor, vector, bufferization, shape, llvm, index, transform
from mlir.dialects.transform import structured
from mlir.dialects._ods_common import get_op_result_or_value
from mlir.passmanager import PassManager
CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


@check
def nested(mod):
    mm=ModuleOp()
    with InsertionPoint(mm.body): func.FuncOp('f',([],[]),visibility='private')


@check
def whiles(mod):
    i32=IntegerType.get_signless(32)
    c=arith.constant(i32,1)
    w=scf.WhileOp([i32],[c])
    b=w.before.blocks.append(i32); a=w.after.blocks.append(i32)
    with InsertionPoint(b): scf.condition(arith.constant(IntegerType.get_signless(1),1),[b.arguments[0]])
    with InsertionPoint(a): scf.yield_([a.arguments[0]])


@check
def reduce(mod):
    e=tensor.empty([4,8],F32Type.get()); o=tensor.empty([4],F32Type.get())
    @linalg.reduce(result=[o.type], inputs=[e], inits=[o], dimensions=[1])
    def r(a,b): return arith.addf(a,b)


@check
def transpose(mod):
    e=tensor.empty([4,8],F32Type.get()); o=tensor.empty([8,4],F32Type.get())
    return linalg.transpose(e, outs=[o], permutation=[1,0])


@check
def batch(mod):
    a=tensor.empty([2,4,8],F32Type.get()); o=tensor.empty([2,4,4],F32Type.get()); b=tensor.empty([2,8,4],F32Type.get())
    return linalg.batch_matmul(a,b,outs=[o])


@check
def conv(mod):
    a=tensor.empty([1,8,8,3],F32Type.get()); o=tensor.empty([1,6,6,4],F32Type.get()); b=tensor.empty([3,3,3,4],F32Type.get())
    return linalg.conv_2d_nhwc_hwcf(a,b,outs=[o])


@check
def exp(mod):
    a=tensor.empty([8],F32Type.get())
    linalg.exp(a,outs=[a])


@check
def glob(mod):
    g=memref.global_("g", TypeAttr.get(MemRefType.get([4],F32Type.get())), sym_visibility="private", constant=True, initial_value=DenseElementsAttr.get_splat(RankedTensorType.get([4],F32Type.get()),FloatAttr.get_f32(1.0)))
    memref.get_global(MemRefType.get([4],F32Type.get()),"g")


@check
def subview(mod):
    m_=memref.alloc(MemRefType.get([8,8],F32Type.get()),[],[])
    rt=Type.parse("memref<4x4xf32, strided<[8, 1], offset: 9>>")
    memref.SubViewOp(rt,m_,[],[],[],[1,1],[4,4],[1,1])
    memref.cast(MemRefType.get([ShapedType.get_dynamic_size(),8],F32Type.get()), m_)


@check
def slices(mod):
    a=tensor.empty([8,8],F32Type.get())
    r=tensor.ExtractSliceOp(RankedTensorType.get([4,4],F32Type.get()),a,[],[],[],[0,0],[4,4],[1,1]).result
    tensor.InsertSliceOp(r,a,[],[],[],[0,0],[4,4],[1,1])
    tensor.from_elements(RankedTensorType.get([1],F32Type.get()),[arith.constant(F32Type.get(),1.0)])
    tensor.cast(RankedTensorType.get([ShapedType.get_dynamic_size(),8],F32Type.get()),a)


@check
def gpus(mod):
    gm=gpu.GPUModuleOp("k");
    gpu.block_id(gpu.Dimension.y); gpu.block_dim(gpu.Dimension.z)


@check
def llvms(mod):
    i64=IntegerType.get_signless(64)
    c=llvm.mlir_constant(i64,IntegerAttr.get(i64,3))
    llvm.add(c, c, overflow_flags=llvm.IntegerOverflowFlags.nsw)
    llvm.icmp(llvm.ICmpPredicate.eq,c,c)
    p=Type.parse("!llvm.ptr")
    a=llvm.alloca(p,c,i64); llvm.store(c,a); llvm.load(i64,a)


@check
def vecs(mod):
    t_=VectorType.get([4],F32Type.get()); m_=memref.alloc(MemRefType.get([8],F32Type.get()),[],[]); z=arith.constant(IndexType.get(),0)
    p=arith.constant(F32Type.get(),0.0)
    x=vector.transfer_read(t_,m_,[z],AffineMap.get_identity(1),p,[True])
    vector.transfer_write(None,x,m_,[z],AffineMap.get_identity(1),[True])
    vector.fma(x,x,x); vector.extract(x,[],[1]); vector.outerproduct(VectorType.get([4,4],F32Type.get()),x,x)
    vector.shape_cast(VectorType.get([2,2],F32Type.get()),x)


@check
def ariths(mod):
    i32=IntegerType.get_signless(32); a=arith.constant(i32,2)
    arith.extsi(IntegerType.get_signless(64),a); arith.bitcast(F32Type.get(),a); arith.ori(a,a); arith.minsi(a,a)
    f=arith.constant(F32Type.get(),2.0); arith.truncf(F16Type.get(),f); arith.fptosi(i32,f); arith.addf(f,f,fastmath=arith.FastMathFlags.fast)
    arith.addf(f,f,fastmath=arith.FastMathFlags.nnan|arith.FastMathFlags.ninf)
    arith.constant(VectorType.get([4],i32),DenseElementsAttr.get_splat(VectorType.get([4],i32),IntegerAttr.get(i32,1)))
    arith.addi(a,a,overflow_flags=arith.IntegerOverflowFlags.nsw)
    arith.CmpIOp(arith.CmpIPredicate.ult,a,a).predicate


@check
def foralls(mod):
    z=arith.constant(IndexType.get(), 1)
    p=scf.ParallelOp([], [z],[z],[z],[])
    body=p.region.blocks.append(IndexType.get())
    with InsertionPoint(body): scf.reduce([], 0)


@check
def bufs(mod):
    a=tensor.empty([8],F32Type.get())
    m_=bufferization.to_buffer(MemRefType.get([8],F32Type.get()),a); bufferization.to_tensor(a.type,m_,restrict=True)


@check
def structs(mod):
    mod.operation.attributes["transform.with_named_sequence"]=UnitAttr.get()
    s=transform.NamedSequenceOp("__transform_main",[transform.AnyOpType.get()],[],arg_attrs=[{"transform.readonly":UnitAttr.get()}])
    with InsertionPoint(s.body):
        x=structured.structured_match(transform.AnyOpType.get(), s.bodyTarget, ops=["linalg.matmul"])
        transform.YieldOp([])


@check
def caller(mod):
    f=func.FuncOp("f",([IndexType.get()],[IndexType.get()]))
    b=f.add_entry_block()
    with InsertionPoint(b): func.return_([b.arguments[0]])
    f.arg_attrs=[DictAttr.get({"x.y":UnitAttr.get()})]
    assert str(f).startswith('func.func @f(%arg0: index {x.y}) -> index {')


@check
def ifs(mod):
    c=arith.constant(IntegerType.get_signless(1),1)
    i=scf.IfOp(c,hasElse=True)
    with InsertionPoint(i.thenRegion.blocks[0]): scf.yield_([])
    with InsertionPoint(i.elseRegion.blocks[0]): scf.YieldOp([])


@check
def assertcf(mod):
    f=func.FuncOp("f",([],[]))
    with InsertionPoint(f.add_entry_block()):
        c=arith.constant(IntegerType.get_signless(1),1)
        cf.assert_(c,"msg")
        func.ReturnOp([])


@check
def fills(mod):
    m_=memref.alloc(MemRefType.get([8],F32Type.get()),[],[])
    linalg.fill(arith.constant(F32Type.get(),0.0),outs=[m_])
    linalg.copy(m_,outs=[m_])


@check
def meta(mod):
    m_=memref.alloc(MemRefType.get([8,4],F32Type.get()),[],[])
    b,o,*r=memref.extract_strided_metadata(m_)
    assert len(r) == 4


@check
def arguments_are_named(mod):
    one = arith.constant(IntegerType.get_signless(32), 1)
    for build, name in ((lambda: arith.addi(one, 3), "rhs"), (lambda: memref.load(one, 3), "indices"),
                        (lambda: arith.AddIOp("a", one), "lhs"), (lambda: tensor.from_elements(one.type, [4]), "elements")):
        try:
            build()
        except TypeError as error:
            assert f"argument '{name}'" in str(error), error
        else:
            raise AssertionError(name)


for function in CHECKS:
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        module = Module.create()
        with InsertionPoint(module.body):
            function(module)
        module.operation.verify()
        # The text means the module that was built.
        again = Module.parse(str(module))
        assert again.operation.get_asm(print_generic_op_form=True) == module.operation.get_asm(
            print_generic_op_form=True), function.__name__
print(len(CHECKS))
