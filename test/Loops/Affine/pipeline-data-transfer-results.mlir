// RUN: strata opt --affine-pipeline-data-transfer %s > %t.ir
// RUN: FileCheck %s < %t.ir
// RUN: strata interpret %s | FileCheck %s --check-prefix=RESULT
// RUN: strata interpret %t.ir | FileCheck %s --check-prefix=RESULT
//
// Programs have the same results. mlir-opt changes the results of the functions without double buffers.

func.func private @iota(%a: memref<64xi32>) {
  affine.for %i = 0 to 64 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %a[%i] : memref<64xi32>
  }
  return
}

// Tiles are read while the result of the tile before is written in place.
// CHECK-LABEL: func.func private @in_place
// CHECK: memref<2x8xi32, 1>
func.func private @in_place(%a: memref<64xi32>) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8], %buffer[0], %tag[0], %count : memref<64xi32>, memref<8xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    affine.for %j = 0 to 8 {
      %x = affine.load %buffer[-%j + 7] : memref<8xi32, 1>
      affine.store %x, %a[%i * 8 + %j] : memref<64xi32>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xi32, 1>
  return
}

// The next tile is written.
// CHECK-LABEL: func.func private @next_tile
// CHECK-NOT: memref<2x
func.func private @next_tile(%a: memref<64xi32>) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 7 {
    affine.dma_start %a[%i * 8], %buffer[0], %tag[0], %count : memref<64xi32>, memref<8xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    affine.for %j = 0 to 8 {
      %x = affine.load %buffer[%j] : memref<8xi32, 1>
      affine.store %x, %a[%i * 8 + %j + 8] : memref<64xi32>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xi32, 1>
  return
}

// The second half of the buffer is that of the iteration before.
// CHECK-LABEL: func.func private @halves
// CHECK-NOT: memref<2x
func.func private @halves(%a: memref<64xi32>, %b: memref<64xi32>) {
  %count = arith.constant 4 : index
  %buffer = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8], %buffer[0], %tag[0], %count : memref<64xi32>, memref<8xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    affine.if affine_set<(i) : (i - 1 >= 0)>(%i) {
      affine.for %j = 4 to 8 {
        %x = affine.load %buffer[%j] : memref<8xi32, 1>
        affine.store %x, %b[%i * 8 + %j] : memref<64xi32>
      }
    }
    affine.for %j = 0 to 4 {
      %x = affine.load %buffer[%j] : memref<8xi32, 1>
      affine.store %x, %buffer[%j + 4] : memref<8xi32, 1>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xi32, 1>
  return
}

// No iteration is executed.
// CHECK-LABEL: func.func private @empty
// CHECK-NOT: memref<2x
func.func private @empty(%a: memref<64xi32>) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 4 to 4 {
    affine.dma_start %a[%i * 8], %buffer[0], %tag[0], %count : memref<64xi32>, memref<8xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    %x = affine.load %buffer[0] : memref<8xi32, 1>
    affine.store %x, %a[0] : memref<64xi32>
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %buffer : memref<8xi32, 1>
  return
}

// The caller loads the elements of the last copy.
// CHECK-LABEL: func.func private @given
// CHECK-NOT: memref<2x
func.func private @given(%a: memref<64xi32>, %buffer: memref<8xi32, 1>) {
  %count = arith.constant 8 : index
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8], %buffer[0], %tag[0], %count : memref<64xi32>, memref<8xi32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
  }
  memref.dealloc %tag : memref<1xi32>
  return
}

// RESULT: 7
// RESULT-NEXT: 56
// RESULT-NEXT: 0
// RESULT-NEXT: 51
// RESULT-NEXT: 0
// RESULT-NEXT: 62
func.func @main() -> (i32, i32, i32, i32, i32, i32) {
  %a = memref.alloc() : memref<64xi32>
  %b = memref.alloc() : memref<64xi32>
  %buffer = memref.alloc() : memref<8xi32, 1>
  func.call @iota(%a) : (memref<64xi32>) -> ()
  func.call @in_place(%a) : (memref<64xi32>) -> ()
  %first = affine.load %a[0] : memref<64xi32>
  %last = affine.load %a[63] : memref<64xi32>
  func.call @iota(%a) : (memref<64xi32>) -> ()
  func.call @halves(%a, %b) : (memref<64xi32>, memref<64xi32>) -> ()
  %half = affine.load %b[63] : memref<64xi32>
  func.call @given(%a, %buffer) : (memref<64xi32>, memref<8xi32, 1>) -> ()
  %given = affine.load %buffer[6] : memref<8xi32, 1>
  func.call @empty(%a) : (memref<64xi32>) -> ()
  %kept = affine.load %a[0] : memref<64xi32>
  func.call @next_tile(%a) : (memref<64xi32>) -> ()
  %next = affine.load %a[56] : memref<64xi32>
  memref.dealloc %buffer : memref<8xi32, 1>
  memref.dealloc %b : memref<64xi32>
  memref.dealloc %a : memref<64xi32>
  return %first, %last, %next, %half, %kept, %given : i32, i32, i32, i32, i32, i32
}
