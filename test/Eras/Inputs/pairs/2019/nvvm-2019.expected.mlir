module {
  llvm.func @f(%arg0: f32, %arg1: i32, %arg2: i1) {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    nvvm.barrier0
    %1 = nvvm.shfl.sync  bfly %arg1, %arg0, %arg1, %arg1 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    %2 = rocdl.workitem.id.x : i32
    %3 = nvvm.vote.sync  ballot %arg1, %arg2 -> i32
    llvm.return
  }
}

