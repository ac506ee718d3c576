// RUN: %opt --affine-scalrep --split-input-file %s | FileCheck %s
//
// Loads are replaced by known values, and stores that are not read are erased.

// CHECK-LABEL: func.func @forward
// CHECK-SAME: %[[X:[a-z0-9]*]]: f32
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK-NEXT: %[[Y:.*]] = arith.addf %[[X]], %[[X]]
// CHECK-NEXT: affine.store %[[Y]]
func.func @forward(%x: f32, %b: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    %y = affine.load %m[%i] : memref<10xf32>
    %z = arith.addf %y, %y : f32
    affine.store %z, %b[%i] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  return
}

// -----

// The same subscript in another form, and a load in a loop in which other elements are stored to.
// CHECK-LABEL: func.func @nested
// CHECK-SAME: %[[X:[a-z0-9]*]]: f32
// CHECK: affine.store %[[X]]
// CHECK: affine.for
// CHECK-NEXT: affine.store %[[X]]
// CHECK-NEXT: affine.store %[[X]]
func.func @nested(%x: f32) -> (memref<50xf32>, memref<50xf32>) {
  %a = memref.alloc() : memref<50xf32>
  %b = memref.alloc() : memref<50xf32>
  affine.for %i = 1 to 9 {
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %x, %a[%i + 1] : memref<50xf32>
    affine.for %j = 10 to 20 {
      %y = affine.load %a[%next] : memref<50xf32>
      affine.store %y, %b[%j] : memref<50xf32>
      affine.store %y, %a[%j + 1] : memref<50xf32>
    }
  }
  return %a, %b : memref<50xf32>, memref<50xf32>
}

// -----

// A later iteration of the inner loop loads what an earlier one stored.
// CHECK-LABEL: func.func @carried
// CHECK: affine.for
// CHECK: affine.for
// CHECK-NEXT: affine.load
func.func @carried(%x: f32) -> memref<50xf32> {
  %a = memref.alloc() : memref<50xf32>
  affine.for %i = 1 to 9 {
    affine.store %x, %a[%i] : memref<50xf32>
    affine.for %j = 0 to 10 {
      %y = affine.load %a[%i] : memref<50xf32>
      %z = arith.addf %y, %y : f32
      affine.store %z, %a[%j] : memref<50xf32>
    }
  }
  return %a : memref<50xf32>
}

// -----

// Calls, views and arguments that may be the same memory, and stores to unknown elements.
// CHECK-LABEL: func.func @unknown
// CHECK-COUNT-4: affine.load
func.func private @effects()
func.func @unknown(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32, %n: index) -> f32 {
  %view = memref.cast %a : memref<10xf32> to memref<?xf32>
  affine.store %x, %a[0] : memref<10xf32>
  func.call @effects() : () -> ()
  %p = affine.load %a[0] : memref<10xf32>
  affine.store %x, %a[1] : memref<10xf32>
  affine.store %p, %view[symbol(%n)] : memref<?xf32>
  %q = affine.load %a[1] : memref<10xf32>
  affine.store %x, %a[2] : memref<10xf32>
  memref.store %q, %b[%n] : memref<10xf32>
  %r = affine.load %a[2] : memref<10xf32>
  affine.store %x, %a[3] : memref<10xf32>
  memref.store %r, %a[%n] : memref<10xf32>
  %s = affine.load %a[3] : memref<10xf32>
  return %s : f32
}

// -----

// Only the last of three stores remains; a load of another element does not need the others.
// CHECK-LABEL: func.func @overwritten
// CHECK-SAME: %[[X:[a-z0-9]*]]: f32, %[[Y:[a-z0-9]*]]: f32
// CHECK: affine.for
// CHECK-NOT: affine.store %[[X]]
// CHECK: affine.store %[[Y]]
// CHECK: affine.for
// CHECK-NEXT: affine.store %[[X]]
func.func @overwritten(%x: f32, %y: f32) -> (memref<50xf32>, memref<50xf32>) {
  %a = memref.alloc() : memref<50xf32>
  %b = memref.alloc() : memref<50xf32>
  affine.for %i = 10 to 19 {
    affine.store %x, %a[%i] : memref<50xf32>
    affine.store %x, %a[%i] : memref<50xf32>
    affine.for %j = 1 to 9 {
      %z = affine.load %a[%j] : memref<50xf32>
      affine.store %z, %b[%j] : memref<50xf32>
    }
    affine.store %y, %a[%i] : memref<50xf32>
  }
  affine.for %i = 1 to 9 {
    affine.store %x, %a[%i] : memref<50xf32>
    affine.for %j = 1 to 9 {
      %z = affine.load %a[%j] : memref<50xf32>
      affine.store %z, %b[%j] : memref<50xf32>
    }
    affine.store %y, %a[%i] : memref<50xf32>
  }
  return %a, %b : memref<50xf32>, memref<50xf32>
}

// -----

// A store may not be executed, or in another iteration.
// CHECK-LABEL: func.func @conditional
// CHECK: affine.store
// CHECK: affine.if
// CHECK-NEXT: affine.store
// CHECK: affine.for
// CHECK: affine.store
// CHECK: affine.load
func.func @conditional(%x: f32, %n: index) -> f32 {
  %a = memref.alloc() : memref<50xf32>
  affine.store %x, %a[5] : memref<50xf32>
  affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
    affine.store %x, %a[5] : memref<50xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %a[5] : memref<50xf32>
  }
  %y = affine.load %a[5] : memref<50xf32>
  return %y : f32
}

// -----

// The first load of an element replaces the others, also in loops and branches.
// CHECK-LABEL: func.func @loads
// CHECK: %[[X:.*]] = affine.load
// CHECK-NOT: affine.load
// CHECK: arith.addf %[[X]], %[[X]]
func.func @loads(%a: memref<10xf32>, %n: index, %c: i1) -> f32 {
  %x = affine.load %a[symbol(%n)] : memref<10xf32>
  %r = scf.if %c -> f32 {
    %y = affine.load %a[symbol(%n)] : memref<10xf32>
    %z = affine.load %a[symbol(%n)] : memref<10xf32>
    %s = arith.addf %y, %z : f32
    scf.yield %s : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

// -----

// Rows of elements overlap: neither the load nor the first store is that of the element alone.
// CHECK-LABEL: func.func @rows
// CHECK: affine.vector_store
// CHECK: affine.store
// CHECK: affine.vector_load
// CHECK: affine.vector_store
// CHECK: affine.vector_store
// CHECK: affine.vector_load
func.func @rows(%x: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %a = memref.alloc() : memref<50xf32>
  affine.vector_store %v, %a[0] : memref<50xf32>, vector<4xf32>
  affine.store %x, %a[0] : memref<50xf32>
  %w = affine.vector_load %a[0] : memref<50xf32>, vector<4xf32>
  affine.vector_store %w, %a[7] : memref<50xf32>, vector<4xf32>
  affine.vector_store %v, %a[8] : memref<50xf32>, vector<4xf32>
  %y = affine.vector_load %a[7] : memref<50xf32>, vector<4xf32>
  return %y : vector<4xf32>
}

// -----

// A memref that is stored to memory may be read.
// CHECK-LABEL: func.func @escapes
// CHECK: memref.alloca() : memref<f32>
// CHECK: memref.alloc() : memref<memref<f32>>
func.func @escapes(%x: f32) -> (f32, memref<memref<f32>>) {
  %m = memref.alloca() : memref<f32>
  affine.store %x, %m[] : memref<f32>
  %y = affine.load %m[] : memref<f32>
  %z = memref.alloc() : memref<memref<f32>>
  affine.store %m, %z[] : memref<memref<f32>>
  return %y, %z : f32, memref<memref<f32>>
}

// -----

// The stored value is itself a load that is replaced.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: %[[X:[a-z0-9]*]]: f32
// CHECK-NEXT: return %[[X]] : f32
func.func @chain(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  %y = affine.load %m[0] : memref<4xf32>
  affine.store %y, %m[1] : memref<4xf32>
  %z = affine.load %m[1] : memref<4xf32>
  return %z : f32
}
