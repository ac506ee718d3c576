// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-pipeline-data-transfer %s -o /dev/null

func.func @pipelined(%in: memref<64xf32>, %out: memref<8xf32>) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // expected-remark@+1 {{[Passed] Pipelined | Category:affine-pipeline-data-transfer | Function=pipelined | Copies=1}}
  affine.for %i = 0 to 8 {
    affine.dma_start %in[%i * 8], %buffer[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    %x = affine.load %buffer[0] : memref<8xf32, 1>
    affine.store %x, %out[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @unknown_count(%in: memref<64xf32>, %n: index) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // expected-remark@+1 {{Reason="the loop carries values, or the number of iterations is 0 or unknown"}}
  affine.for %i = 0 to %n {
    affine.dma_start %in[%i * 8], %buffer[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
  }
  return
}

// -----

func.func @written(%in: memref<64xf32>, %x: f32) {
  %count = arith.constant 8 : index
  %buffer = memref.alloc() : memref<8xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 7 {
    // expected-remark@+2 {{[Missed] Legality | Category:affine-pipeline-data-transfer | Function=written | Reason="an element may be written after the copy has started"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %in[%i * 8], %buffer[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    // expected-note@+1 {{second access}}
    affine.store %x, %in[%i * 8 + 9] : memref<64xf32>
  }
  return
}

// -----

func.func @buffers(%in: memref<64xf32>, %given: memref<8xf32, 1>, %out: memref<8xf32>) {
  %count = arith.constant 8 : index
  %few = arith.constant 4 : index
  %tag = memref.alloc() : memref<4xi32>
  %buffer = memref.alloc() : memref<8xf32, 1>
  %other = memref.alloc() : memref<8xf32, 1>
  %used = memref.alloc() : memref<8xf32, 1>
  affine.for %i = 0 to 8 {
    // expected-remark@+1 {{Reason="the buffer is not allocated in the function"}}
    affine.dma_start %in[%i * 8], %given[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<4xi32>
    // expected-remark@+2 {{Reason="an element of another iteration may be read"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %in[%i * 8], %buffer[0], %tag[1], %few : memref<64xf32>, memref<8xf32, 1>, memref<4xi32>
    // expected-remark@+2 {{Reason="the buffer is accessed before the copy has ended"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %in[%i * 8], %other[0], %tag[2], %count : memref<64xf32>, memref<8xf32, 1>, memref<4xi32>
    // expected-remark@+2 {{Reason="an operation uses the buffer as a whole"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %in[%i * 8], %used[0], %tag[3], %count : memref<64xf32>, memref<8xf32, 1>, memref<4xi32>
    affine.dma_wait %tag[0], %count : memref<4xi32>
    affine.dma_wait %tag[1], %few : memref<4xi32>
    // expected-note@+1 {{second access}}
    %y = affine.load %other[0] : memref<8xf32, 1>
    affine.dma_wait %tag[2], %count : memref<4xi32>
    affine.dma_wait %tag[3], %count : memref<4xi32>
    // expected-note@+1 {{second access}}
    %x = affine.load %buffer[4] : memref<8xf32, 1>
    affine.store %x, %out[%i] : memref<8xf32>
    // expected-note@+1 {{second access}}
    %z = memref.load %used[%few] : memref<8xf32, 1>
  }
  return
}

// -----

func.func @tags(%in: memref<64xf32>, %at: index) {
  %count = arith.constant 8 : index
  %tag = memref.alloc() : memref<2xi32>
  %a = memref.alloc() : memref<8xf32, 1>
  %b = memref.alloc() : memref<8xf32, 1>
  affine.for %i = 0 to 8 {
    // expected-remark@+3 {{Reason="another copy may have the same tag"}}
    // expected-note@+2 {{first access}}
    // expected-note@+1 {{second access}}
    affine.dma_start %in[%i * 8], %a[0], %tag[symbol(%at)], %count : memref<64xf32>, memref<8xf32, 1>, memref<2xi32>
    // expected-remark@+3 {{Reason="another copy may have the same tag"}}
    // expected-note@+2 {{first access}}
    // expected-note@+1 {{second access}}
    affine.dma_start %in[%i * 8], %b[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[symbol(%at)], %count : memref<2xi32>
    affine.dma_wait %tag[0], %count : memref<2xi32>
  }
  %c = memref.alloc() : memref<8xf32, 1>
  %pending = memref.alloc() : memref<1xi32>
  affine.dma_start %in[0], %in[8], %pending[0], %count : memref<64xf32>, memref<64xf32>, memref<1xi32>
  affine.for %i = 0 to 8 {
    // expected-remark@+1 {{Reason="copies outside of the loop may have the same tag"}}
    affine.dma_start %in[%i * 8], %c[0], %pending[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %pending[0], %count : memref<1xi32>
  }
  affine.dma_wait %pending[0], %count : memref<1xi32>
  return
}

// -----

func.func @order(%in: memref<64xf32>, %places: memref<8xindex>) {
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<8xf32, 1>
  %count = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    // expected-note@+1 {{second access}}
    affine.dma_wait %tag[0], %count : memref<1xi32>
    // expected-remark@+2 {{Reason="the wait is in front of the start"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %in[%i * 8], %a[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
  }
  %b = memref.alloc() : memref<8xf32, 1>
  %other = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    %n = affine.load %places[%i] : memref<8xindex>
    // expected-remark@+1 {{Reason="an operand of the copy is computed in the loop"}}
    affine.dma_start %in[%i * 8], %b[0], %other[0], %n : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %other[0], %n : memref<1xi32>
  }
  return
}

// -----

// The memory from which elements are copied is itself filled by a copy, whose wait has a tag of the caller.
func.func @filled_by_copy(%in: memref<64xf32>, %outer: memref<1xi32>) {
  %count = arith.constant 8 : index
  %all = arith.constant 64 : index
  %zero = arith.constant 0 : index
  %slow = memref.alloc() : memref<64xf32>
  %tag = memref.alloc() : memref<1xi32>
  affine.dma_start %in[%zero], %slow[%zero], %outer[%zero], %all : memref<64xf32>, memref<64xf32>, memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 == 0)>(%i) {
      // expected-note@+1 {{second access}}
      affine.dma_wait %outer[%zero], %all : memref<1xi32>
    }
    %a = memref.alloc() : memref<8xf32, 1>
    // expected-remark@+2 {{Reason="an element may be written after the copy has started"}}
    // expected-note@+1 {{first access}}
    affine.dma_start %slow[%i * 8], %a[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    %x = affine.load %a[0] : memref<8xf32, 1>
  }
  return
}

// -----

func.func @sizes(%in: memref<64xf32>, %n: index) {
  %count = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    %tag = memref.alloc() : memref<1xi32>
    %a = memref.alloc(%n) : memref<?xf32, 1>
    // expected-remark@+1 {{Reason="the size of the buffer is computed in the loop"}}
    affine.dma_start %in[%i * 8], %a[0], %tag[0], %count : memref<64xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    %tag = memref.alloc(%n) : memref<?xi32>
    %a = memref.alloc() : memref<8xf32, 1>
    // expected-remark@+1 {{Reason="the size of the tag is computed in the loop"}}
    affine.dma_start %in[%i * 8], %a[0], %tag[0], %count : memref<64xf32>, memref<8xf32, 1>, memref<?xi32>
    affine.dma_wait %tag[0], %count : memref<?xi32>
  }
  return
}
