llvm.func @tiles(%p: vector<[4]xi1>, %a: vector<[4]xf32>, %m: !llvm.ptr<i32>) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>} {
  %c3 = llvm.mlir.constant(3 : index) : i32
  "arm_sme.intr.mopa"(%c3, %p, %p, %a, %a) : (i32, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %m, %c3, %c3) : (vector<[4]xi1>, !llvm.ptr<i32>, i32, i32) -> ()
  %0 = rocdl.workitem.id.x {range = array<i32: 0, 64>} : i32
  llvm.return
}
llvm.func @barriers(%b: !llvm.ptr<3>, %n: i32) {
  nvvm.mbarrier.init.shared %b, %n : !llvm.ptr<3>, i32
  %0 = nvvm.mbarrier.arrive.shared %b : !llvm.ptr<3> -> i64
  llvm.return
}
func.func @quantized(%a: tensor<4x!quant.uniform<ui8:f32, 34.0:16>>) -> tensor<2xi48> {
  // A property with an older name.
  %0 = "tosa.const"() <{value = dense<0> : tensor<2xi48>}> : () -> tensor<2xi48>
  return %0 : tensor<2xi48>
}
