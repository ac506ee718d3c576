// RUN: %opt --split-input-file --verify-diagnostics --remarks-filter='affine-.*' --affine-data-copy-generate=generate-dma %s -o /dev/null

func.func @copied(%a: memref<100x100xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    // expected-remark@+1 {{[Passed] Copied | Category:affine-data-copy-generate | Function=copied | Elements=100}}
    affine.store %x, %a[%i, 3] : memref<100x100xf32>
    affine.store %x, %a[%i, 12] : memref<100x100xf32>
  }
  return
}

// -----

func.func @view(%a: memref<8xf32>, %x: f32) {
  %view = memref.cast %a : memref<8xf32> to memref<?xf32>
  affine.for %i = 0 to 8 {
    // expected-remark@+3 {{[Missed] Legality | Category:affine-data-copy-generate | Function=view | Reason="another operation may access the memory"}}
    // expected-note@+2 {{first access}}
    // expected-note@+1 {{second access}}
    affine.store %x, %a[%i] : memref<8xf32>
    // expected-remark@+3 {{Reason="another operation may access the memory"}}
    // expected-note@+2 {{first access}}
    // expected-note@+1 {{second access}}
    %y = affine.load %view[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @bounds(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    // expected-remark@+1 {{Reason="the accessed elements are not in a box of constant size"}}
    %x = affine.load %a[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    // expected-remark@+1 {{Reason="the box of accessed elements may not be in the bounds of the memory"}}
    %x = affine.load %a[5] : memref<?xf32>
  }
  return
}

// -----

func.func @layouts(%a: memref<8xf32, strided<[2]>>, %b: memref<f32>, %c: memref<8x8x8xf32>) {
  affine.for %i = 0 to 8 {
    // expected-remark@+1 {{Reason="the layout of the memory is not the identity"}}
    %x = affine.load %a[%i] : memref<8xf32, strided<[2]>>
    // expected-remark@+1 {{Reason="the memory has no dimensions"}}
    %y = affine.load %b[] : memref<f32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        // expected-remark@+1 {{Reason="rows of the box have several strides"}}
        %z = affine.load %c[%i, %j, %k] : memref<8x8x8xf32>
      }
    }
  }
  return
}

// -----

func.func @transfer(%from: memref<16xf32, 1>, %tag: memref<1xi32>, %a: memref<32xf32>, %x: f32) {
  %one = arith.constant 1 : index
  // expected-note@+1 {{second access}}
  affine.dma_start %from[0], %a[1], %tag[0], %one : memref<16xf32, 1>, memref<32xf32>, memref<1xi32>
  affine.for %i = 0 to 16 {
    // expected-remark@+2 {{Reason="an asynchronous copy may write elements that are copied back"}}
    // expected-note@+1 {{first access}}
    affine.store %x, %a[%i * 2] : memref<32xf32>
  }
  affine.dma_wait %tag[0], %one : memref<1xi32>
  return
}
