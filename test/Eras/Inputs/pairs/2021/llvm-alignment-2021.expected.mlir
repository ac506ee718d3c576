module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: f32) {
    %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> f32
    llvm.store %arg1, %arg0 {alignment = 1 : i64, nontemporal} : f32, !llvm.ptr
    llvm.return
  }
  func.func @g(%arg0: memref<4xf32>, %arg1: !llvm.ptr, %arg2: f32) -> tensor<4xf32> {
    %0 = bufferization.to_tensor %arg0 restrict writable : memref<4xf32> to tensor<4xf32>
    %1 = llvm.atomicrmw fadd %arg1, %arg2 monotonic {alignment = 4 : i64} : !llvm.ptr, f32
    return %0 : tensor<4xf32>
  }
}

