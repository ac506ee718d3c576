llvm.func @f(%p: !llvm.ptr<f32>, %v: f32) {
  %0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr<f32>
  llvm.store %v, %p {alignment = 1 : i64, nontemporal} : !llvm.ptr<f32>
  llvm.return
}
func @g(%m: memref<4xf32>, %p: !llvm.ptr<f32>, %v: f32) -> tensor<4xf32> {
  %0 = memref.tensor_load %m {restrict, writable} : memref<4xf32>
  %1 = llvm.atomicrmw fadd %p, %v monotonic {alignment = 4 : i64} : f32
  return %0 : tensor<4xf32>
}
