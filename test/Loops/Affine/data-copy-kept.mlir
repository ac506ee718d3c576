// RUN: strata opt --affine-data-copy-generate %s | FileCheck %s
//
// Memory that is not copied.

// A call in the loop may load what the loop stores.
// CHECK-LABEL: func.func @called
// CHECK-NOT: memref.alloc
func.func @called(%a: memref<32xf32>, %x: f32) {
  affine.for %i = 0 to 32 {
    affine.store %x, %a[%i] : memref<32xf32>
    "test.load"(%a) : (memref<32xf32>) -> ()
  }
  return
}

// The same memory has another name.
// CHECK-LABEL: func.func @cast
// CHECK-NOT: memref.alloc
func.func @cast(%a: memref<32xf32>) {
  %b = memref.cast %a : memref<32xf32> to memref<?xf32>
  affine.for %i = 1 to 32 {
    %x = affine.load %a[%i - 1] : memref<32xf32>
    affine.store %x, %b[%i] : memref<?xf32>
  }
  return
}

// The memory may have fewer than 10 elements if nothing is loaded.
// CHECK-LABEL: func.func @unknown_size
// CHECK-NOT: memref.alloc
func.func @unknown_size(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(i)[n] : (n - i - 1 >= 0)>(%i)[%n] {
      %x = affine.load %a[%i] : memref<?xf32>
    }
  }
  return
}

// The box is not in the bounds of the memory.
// CHECK-LABEL: func.func @branches
// CHECK-NOT: memref.alloc
func.func @branches(%a: memref<70xf32>) {
  affine.for %i = 0 to 70 {
    affine.if affine_set<(i) : (i - 10 >= 0)>(%i) {
      %x = affine.load %a[%i - 10] : memref<70xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @no_elements
// CHECK-NOT: memref.alloc
func.func @no_elements(%a: memref<f32>, %b: memref<8xf32, strided<[2]>>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[] : memref<f32>
    %y = affine.load %b[%i] : memref<8xf32, strided<[2]>>
  }
  return
}

// The elements may be freed where none of them is loaded.
// CHECK-LABEL: func.func @freed
// CHECK: memref.dealloc
// CHECK-NOT: memref.alloc
func.func @freed(%a: memref<32xf32>, %n: index) {
  memref.dealloc %a : memref<32xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[3] : memref<32xf32>
  }
  return
}

// An asynchronous copy may store elements of the gaps at any time before its wait.
// CHECK-LABEL: func.func @transfer
// CHECK-NOT: memref.alloc
func.func @transfer(%from: memref<16xf32, 1>, %tag: memref<1xi32>, %a: memref<32xf32>, %x: f32) {
  %one = arith.constant 1 : index
  affine.dma_start %from[0], %a[1], %tag[0], %one : memref<16xf32, 1>, memref<32xf32>, memref<1xi32>
  affine.for %i = 0 to 16 {
    affine.store %x, %a[%i * 2] : memref<32xf32>
  }
  affine.dma_wait %tag[0], %one : memref<1xi32>
  return
}

// The program may end before elements beyond the end of the memory are loaded.
// CHECK-LABEL: func.func @stopped
// CHECK-NOT: memref.alloc() : memref<32xf32, 1>
func.func @stopped(%n: index, %result: memref<f32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to 32 {
    func.call @check(%n) : (index) -> ()
    %x = affine.load %a[%i] : memref<?xf32>
    affine.store %x, %result[] : memref<f32>
  }
  memref.dealloc %a : memref<?xf32>
  return
}
func.func private @check(index)
