module {
  llvm.func @tiles(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: !llvm.ptr) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    %0 = llvm.mlir.constant(3 : index) : i32
    "arm_sme.intr.mopa"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 3 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg0, %arg2, %0) <{tile_id = 3 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    %1 = rocdl.workitem.id.x range <i32, 0, 64> : i32
    llvm.return
  }
  llvm.func @barriers(%arg0: !llvm.ptr<3>, %arg1: i32) {
    nvvm.mbarrier.init %arg0, %arg1 : !llvm.ptr<3>, i32
    %0 = nvvm.mbarrier.arrive %arg0 : !llvm.ptr<3> -> i64
    llvm.return
  }
  func.func @quantized(%arg0: tensor<4x!quant.uniform<u8:f32, 3.400000e+01:16>>) -> tensor<2xi48> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<2xi48>}> : () -> tensor<2xi48>
    return %0 : tensor<2xi48>
  }
}

