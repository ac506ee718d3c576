// Operations of NVVM and ROCDL.
llvm.func @f(%v: !llvm.float, %n: !llvm.i32, %b: !llvm.i1) {
  %0 = nvvm.read.ptx.sreg.tid.x : !llvm.i32
  nvvm.barrier0
  %1 = nvvm.shfl.sync.bfly %n, %v, %n, %n {return_value_and_is_valid} : !llvm<"{ float, i1 }">
  %2 = rocdl.workitem.id.x : !llvm.i32
  %3 = nvvm.vote.ballot.sync %n, %b : !llvm.i32
  llvm.return
}
