func.func @double_buffer(%from: memref<10xf32>) {
  %two = arith.constant 2 : index
  %buffer = memref.alloc() : memref<2x2xf32, 1>
  %tag = memref.alloc() : memref<2xi32>
  affine.dma_start %from[0], %buffer[0, 0], %tag[0], %two
      : memref<10xf32>, memref<2x2xf32, 1>, memref<2xi32>
  affine.for %i = 0 to 4 {
    affine.dma_start %from[%i * 2 + 2], %buffer[(%i + 1) mod 2, 0], %tag[(%i + 1) mod 2], %two
        : memref<10xf32>, memref<2x2xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%i mod 2], %two : memref<2xi32>
  }
  memref.dealloc %tag : memref<2xi32>
  memref.dealloc %buffer : memref<2x2xf32, 1>
  return
}
