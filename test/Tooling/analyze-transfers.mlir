// RUN: not strata analyze transfers %s 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: strata analyze transfers %s --entry=double_buffer | count 0

// Each start has its wait.
func.func @double_buffer(%from: memref<8xi32>) {
  %two = arith.constant 2 : index
  %buffer = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<2xi32>
  affine.dma_start %from[0], %buffer[0, 0], %tag[0], %two : memref<8xi32>, memref<2x2xi32, 1>, memref<2xi32>
  affine.for %i = 0 to 4 {
    affine.if affine_set<(d0) : (2 - d0 >= 0)>(%i) {
      affine.dma_start %from[%i * 2 + 2], %buffer[(%i + 1) mod 2, 0], %tag[(%i + 1) mod 2], %two : memref<8xi32>, memref<2x2xi32, 1>, memref<2xi32>
    }
    affine.dma_wait %tag[%i mod 2], %two : memref<2xi32>
  }
  memref.dealloc %tag : memref<2xi32>
  return
}

// The last start has no wait, since the loop ends.
func.func @last(%from: memref<16xi32>) {
  %two = arith.constant 2 : index
  %buffer = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<2xi32>
  affine.dma_start %from[0], %buffer[0, 0], %tag[0], %two : memref<16xi32>, memref<2x2xi32, 1>, memref<2xi32>
  affine.for %i = 0 to 5 {
    // CHECK: analyze-transfers.mlir:[[#@LINE+1]]:5: error: no later operation waits for the copy, in iteration (4)
    affine.dma_start %from[%i * 2 + 2], %buffer[(%i + 1) mod 2, 0], %tag[(%i + 1) mod 2], %two : memref<16xi32>, memref<2x2xi32, 1>, memref<2xi32>
    affine.dma_wait %tag[%i mod 2], %two : memref<2xi32>
  }
  return
}

// The other way round: the first wait comes before all starts.
func.func @first(%from: memref<16xi32>) {
  %two = arith.constant 2 : index
  %buffer = memref.alloc() : memref<2x2xi32, 1>
  %tag = memref.alloc() : memref<2xi32>
  affine.for %i = 0 to 5 {
    // CHECK: analyze-transfers.mlir:[[#@LINE+1]]:5: error: no copy was started with this tag before, in iteration (0)
    affine.dma_wait %tag[%i mod 2], %two : memref<2xi32>
    affine.dma_start %from[%i * 2], %buffer[%i mod 2, 0], %tag[(%i + 1) mod 2], %two : memref<16xi32>, memref<2x2xi32, 1>, memref<2xi32>
  }
  affine.dma_wait %tag[1], %two : memref<2xi32>
  return
}

// Outside of loops, in the other dialect, and with another tag.
func.func @no_loop(%from: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<2xi32>
  // CHECK: analyze-transfers.mlir:[[#@LINE+1]]:3: error: no later operation waits for the copy{{$}}
  memref.dma_start %from[%zero], %to[%zero], %one, %tag[%zero] : memref<4xi32>, memref<4xi32, 1>, memref<2xi32>
  // CHECK: analyze-transfers.mlir:[[#@LINE+1]]:3: error: no copy was started with this tag before{{$}}
  memref.dma_wait %tag[%one], %one : memref<2xi32>
  return
}

// Each iteration has a tag of its own.
func.func @own_tag(%from: memref<16xi32>) {
  %one = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    %to = memref.alloc() : memref<1xi32, 1>
    %tag = memref.alloc() : memref<1xi32>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      affine.dma_start %from[%i], %to[0], %tag[0], %one : memref<16xi32>, memref<1xi32, 1>, memref<1xi32>
    }
    // CHECK: analyze-transfers.mlir:[[#@LINE+1]]:5: error: no copy was started with this tag before, in iteration (0)
    affine.dma_wait %tag[0], %one : memref<1xi32>
  }
  return
}

func.func private @use(memref<1xi32>)

// Unknown waits: the tag comes from outside, is passed on, and bounds or conditions are unknown.
func.func @unknown(%from: memref<16xi32>, %given: memref<1xi32>, %n: index, %c: i1) {
  %one = arith.constant 1 : index
  %to = memref.alloc() : memref<1xi32, 1>
  affine.dma_start %from[0], %to[0], %given[0], %one : memref<16xi32>, memref<1xi32, 1>, memref<1xi32>
  %passed = memref.alloc() : memref<1xi32>
  affine.dma_start %from[0], %to[0], %passed[0], %one : memref<16xi32>, memref<1xi32, 1>, memref<1xi32>
  call @use(%passed) : (memref<1xi32>) -> ()
  %tag = memref.alloc() : memref<1xi32>
  affine.dma_start %from[0], %to[0], %tag[0], %one : memref<16xi32>, memref<1xi32, 1>, memref<1xi32>
  affine.for %i = 0 to %n {
    affine.dma_wait %tag[0], %one : memref<1xi32>
  }
  %other = memref.alloc() : memref<1xi32>
  scf.if %c {
    affine.dma_start %from[0], %to[0], %other[0], %one : memref<16xi32>, memref<1xi32, 1>, memref<1xi32>
  }
  return
}

// Parallel iterations have no order.
func.func @parallel(%from: memref<16xi32>) {
  %one = arith.constant 1 : index
  %to = memref.alloc() : memref<16xi32, 1>
  %tag = memref.alloc() : memref<16xi32>
  affine.parallel (%i) = (0) to (8) {
    affine.dma_start %from[%i], %to[%i], %tag[%i], %one : memref<16xi32>, memref<16xi32, 1>, memref<16xi32>
    affine.dma_wait %tag[7 - %i], %one : memref<16xi32>
  }
  return
}
