// RUN: strata opt --affine-data-copy-generate=generate-dma %s | FileCheck %s --check-prefix=DMA
// RUN: strata opt --affine-data-copy-generate="generate-dma tag-mem-space=3 fast-mem-space=2" %s \
// RUN:   | FileCheck %s --check-prefix=SPACES
// RUN: strata opt --affine-data-copy-generate=fast-mem-space=0 %s | FileCheck %s --check-prefix=SAME
// RUN: strata opt --affine-data-copy-generate=fast-mem-capacity=1 %s \
// RUN:   | FileCheck %s --check-prefix=CAPACITY
// RUN: strata opt --affine-data-copy-generate=slow-mem-space=5 %s | FileCheck %s --check-prefix=SLOW
// RUN: strata opt --affine-data-copy-generate=skip-non-unit-stride-loops %s \
// RUN:   | FileCheck %s --check-prefix=STRIDE
// RUN: strata opt --affine-data-copy-generate=min-dma-transfer=4096 %s \
// RUN:   | FileCheck %s --check-prefix=LOOPS
//
// The options of affine-data-copy-generate.

// Rows are 64 elements apart.
// DMA-LABEL: func.func @tile
// DMA-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<64x64xf32>)
// DMA: %[[C2:.*]] = arith.constant 2 : index
// DMA: %[[C3:.*]] = arith.constant 3 : index
// DMA: %[[C128:.*]] = arith.constant 128 : index
// DMA: %[[C64:.*]] = arith.constant 64 : index
// DMA: %[[C8:.*]] = arith.constant 8 : index
// DMA: %[[C0:.*]] = arith.constant 0 : index
// DMA: %[[BUFFER:.*]] = memref.alloc() : memref<16x8xf32, 1>
// DMA: %[[TAG:.*]] = memref.alloc() : memref<1xi32>
// DMA-NEXT: affine.dma_start %[[ARG0]][%[[C2]], %[[C3]]], %[[BUFFER]][%[[C0]], %[[C0]]],
// DMA-SAME: %[[TAG]][%[[C0]]], %[[C128]], %[[C64]], %[[C8]] : memref<64x64xf32>, memref<16x8xf32, 1>, memref<1xi32>
// DMA-NEXT: affine.dma_wait %[[TAG]][%[[C0]]], %[[C128]] : memref<1xi32>
// DMA-NEXT: affine.for
// DMA: memref.dealloc %[[TAG]]
// DMA: memref.dealloc %[[BUFFER]]
// SPACES-LABEL: func.func @tile
// SPACES: memref.alloc() : memref<16x8xf32, 2>
// SPACES: memref.alloc() : memref<1xi32, 3>
// SAME-LABEL: func.func @tile
// SAME: memref.alloc() : memref<16x8xf32>
// LOOPS-LABEL: func.func @tile
// LOOPS: memref.alloc() : memref<16x8xf32, 1>
// SLOW-LABEL: func.func @tile
// SLOW: memref.alloc() : memref<16x8xf32, 1>
func.func @tile(%a: memref<64x64xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i + 2, %j + 3] : memref<64x64xf32>
    }
  }
  return
}

// 16 KiB are copied row by row, each time for all rows of the result.
// CAPACITY-LABEL: func.func @rows
// CAPACITY: affine.for %[[I:[a-z0-9_]+]] = 0 to 64 {
// CAPACITY: %[[ROW:.*]] = memref.alloc() : memref<1x64xf32, 1>
// CAPACITY-NEXT: affine.for %[[J:[a-z0-9_]+]] = 0 to 64 {
// CAPACITY-NEXT: affine.load %{{.*}}[%[[I]], %[[J]]] : memref<64x64xf32>
// DMA-LABEL: func.func @rows
// DMA: memref.alloc() : memref<64x64xf32, 1>
// STRIDE-LABEL: func.func @rows
// STRIDE: memref.alloc() : memref<64x64xf32, 1>
func.func @rows(%a: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// Loops with steps are tiles.
// STRIDE-LABEL: func.func @tiles
// STRIDE: affine.for %{{.*}} = 0 to 64 step 16 {
// STRIDE: memref.alloc() : memref<16xf32, 1>
func.func @tiles(%a: memref<64xf32>) {
  affine.for %tile = 0 to 64 step 16 {
    affine.for %i = 0 to 16 {
      %x = affine.load %a[%tile + %i] : memref<64xf32>
    }
  }
  return
}

// Memory spaces with names or without a number are slow.
// DMA-LABEL: func.func @spaces
// DMA: memref<70xf32, "named">, memref<10xf32, 1>, memref<1xi32>
// DMA: affine.load %{{.*}} : memref<70xf32, 5>
// SLOW-LABEL: func.func @spaces
// SLOW-COUNT-2: memref.alloc() : memref<10xf32, 1>
// SLOW: affine.load %{{.*}} : memref<10xf32, 1>
// SLOW: affine.load %{{.*}} : memref<10xf32, 1>
func.func @spaces(%a: memref<70xf32, "named">, %b: memref<70xf32, 5>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<70xf32, "named">
    %y = affine.load %b[%i] : memref<70xf32, 5>
  }
  return
}
