// Functions that are private, with buffers as arguments.
// CALL: f32[64x64] f32[64x64]
func.func private @smooth(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %i: index, %j: index) {
  %c1 = arith.constant 1 : index
  %w = arith.constant 0.25 : f32
  %up = arith.subi %i, %c1 : index
  %down = arith.addi %i, %c1 : index
  %left = arith.subi %j, %c1 : index
  %right = arith.addi %j, %c1 : index
  %a = memref.load %x[%up, %j] : memref<64x64xf32>
  %b = memref.load %x[%down, %j] : memref<64x64xf32>
  %c = memref.load %x[%i, %left] : memref<64x64xf32>
  %d = memref.load %x[%i, %right] : memref<64x64xf32>
  %ab = arith.addf %a, %b : f32
  %abc = arith.addf %ab, %c : f32
  %abcd = arith.addf %abc, %d : f32
  %r = arith.mulf %abcd, %w : f32
  memref.store %r, %y[%i, %j] : memref<64x64xf32>
  return
}
func.func private @pass(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  affine.for %i = 1 to 63 {
    affine.for %j = 1 to 63 {
      func.call @smooth(%x, %y, %i, %j) : (memref<64x64xf32>, memref<64x64xf32>, index, index) -> ()
    }
  }
  return
}
func.func @helper(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  %buffer = memref.alloc() : memref<64x64xf32>
  memref.copy %x, %buffer : memref<64x64xf32> to memref<64x64xf32>
  affine.for %t = 0 to 4 {
    func.call @pass(%buffer, %y) : (memref<64x64xf32>, memref<64x64xf32>) -> ()
    func.call @pass(%y, %buffer) : (memref<64x64xf32>, memref<64x64xf32>) -> ()
  }
  memref.dealloc %buffer : memref<64x64xf32>
  return
}
