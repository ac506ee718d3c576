// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-parallelize-nests{threads=2 min-work=100}))' | FileCheck %s
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-parallelize-nests{threads=2 min-work=100}))' --remarks-filter=.*parallelize.* 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARKS
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-parallelize-nests{threads=1}))' | FileCheck %s --check-prefix=SERIAL
// RUN: strata check-passes %s --inputs=2 --parallel-order=shuffled --pass-pipeline='builtin.module(func.func(affine-parallelize-nests{threads=2 min-work=100}))'
//
// The iterations of outer loops are divided among threads.

// SERIAL-NOT: affine.parallel

// Each thread has neighbouring iterations. Its loop, which becomes a function, states again which memory does
// not overlap.
// CHECK-LABEL: func.func @rows
// CHECK: affine.parallel (%[[FIRST:.*]]) = (0) to (33) step (17) {
// CHECK-NEXT: %[[OBJECTS:.*]]:2 = memref.distinct_objects
// CHECK-NEXT: affine.for %[[I:.*]] = #{{.*}}(%[[FIRST]]) to min #{{.*}}(%[[FIRST]])
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10
// CHECK-NEXT: affine.load %[[OBJECTS]]#0
// REMARKS: remark: [Passed] Parallelized | Category:affine-parallelize-nests | Function=rows | Interleaved=false, Threads=2
func.func @rows(%a: memref<33x10xf32>, %b: memref<33x10xf32>) {
  %0:2 = memref.distinct_objects %a, %b {strata.same_storage} : memref<33x10xf32>, memref<33x10xf32>
  affine.for %i = 0 to 33 {
    affine.for %j = 0 to 10 {
      %x = affine.load %0#0[%i, %j] : memref<33x10xf32>
      affine.store %x, %0#1[%i, %j] : memref<33x10xf32>
    }
  }
  return
}

// Rows of different lengths: each thread has every second row.
// CHECK-LABEL: func.func @triangle
// CHECK: affine.parallel (%[[THREAD:.*]]) = (0) to (2) {
// CHECK-NEXT: affine.for %[[ROW:.*]] = 0 to 24 {
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to #{{.*}}(%[[THREAD]], %[[ROW]]) {
// CHECK-NEXT: affine.load %{{.*}}[%[[THREAD]] + %[[ROW]] * 2, %[[J]]]
// REMARKS: Function=triangle | Interleaved=true
func.func @triangle(%a: memref<48x48xf32>) {
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %x = affine.load %a[%i, %j] : memref<48x48xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<48x48xf32>
    }
  }
  return
}

// One thread has a row more than the other.
// CHECK-LABEL: func.func @odd_triangle
// CHECK: affine.for %{{.*}} = 0 to min #{{.*}}(%{{.*}}) {
func.func @odd_triangle(%a: memref<50x50xf32>) {
  affine.for %i = 3 to 50 {
    affine.for %j = affine_map<(i) -> (i)>(%i) to 50 {
      %x = affine.load %a[%i, %j] : memref<50x50xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<50x50xf32>
    }
  }
  return
}

// Columns of different lengths: each thread has every second block of neighbours.
// CHECK-LABEL: func.func @triangle_of_columns
// CHECK: affine.parallel (%[[THREAD:.*]]) = (0) to (2) {
// CHECK-NEXT: affine.for %[[FIRST:.*]] = #{{.*}}(%[[THREAD]]) to 48 step 6 {
// CHECK-NEXT: affine.for %{{.*}} = #{{.*}}(%[[FIRST]]) to #{{.*}}(%[[FIRST]])
func.func @triangle_of_columns(%a: memref<48x48xf32>) {
  affine.for %i = 0 to 48 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      %x = affine.load %a[%j, %i] : memref<48x48xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%j, %i] : memref<48x48xf32>
    }
  }
  return
}

// The columns can be divided, the rows depend on each other: the loop of columns is moved outwards.
// CHECK-LABEL: func.func @columns
// CHECK: affine.parallel (%[[FIRST:.*]]) = (0) to (200) step (112) {
// CHECK-NEXT: affine.for %{{.*}} = 1 to 33
// CHECK-NEXT: affine.for %{{.*}} = #{{.*}}(%[[FIRST]]) to min #{{.*}}(%[[FIRST]])
// REMARKS: remark: [Passed] Parallelized {{.*}}Function=columns |
func.func @columns(%a: memref<33x200xf32>) {
  affine.for %i = 1 to 33 {
    affine.for %j = 0 to 200 {
      %x = affine.load %a[%i - 1, %j] : memref<33x200xf32>
      affine.store %x, %a[%i, %j] : memref<33x200xf32>
    }
  }
  return
}

// The columns can be divided for one row at a time only.
// CHECK-LABEL: func.func @diagonals
// CHECK: affine.for %{{.*}} = 1 to 33
// CHECK-NEXT: affine.parallel
// REMARKS: remark: [Missed] Legality {{.*}}Function=diagonals | Reason="flow dependence could be reversed: from iteration (1, 0) to (2, 1)"
func.func @diagonals(%a: memref<33x201xf32>) {
  affine.for %i = 1 to 33 {
    affine.for %j = 0 to 200 {
      %x = affine.load %a[%i - 1, %j] : memref<33x201xf32>
      affine.store %x, %a[%i, %j + 1] : memref<33x201xf32>
    }
  }
  return
}

// CHECK-LABEL: func.func @little_work
// CHECK-NOT: affine.parallel
// CHECK: return
func.func @little_work(%a: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %a[%i] : memref<10xf32>
  }
  return
}

// Blocks of unknown numbers have 64 iterations.
// CHECK-LABEL: func.func @unknown
// CHECK: affine.parallel (%{{.*}}) = (0) to (symbol(%{{.*}})) step (64)
func.func @unknown(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %a[%i] : memref<?xf32>
  }
  return
}

// CHECK-LABEL: func.func @triangular_product
// CHECK: affine.parallel
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4
// REMARKS: remark: [Passed] Parallelized {{.*}}Function=triangular_product
func.func @triangular_product(%a: memref<8x8xf32>) -> memref<8x8xf32> {
  %c = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(i) -> (i)>(%i) {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xf32>
        %s = affine.load %c[%i, %j] : memref<8x8xf32>
        %t = arith.addf %s, %x : f32
        affine.store %t, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return %c : memref<8x8xf32>
}

// Copies for tiles of registers need constant bounds.
// CHECK-LABEL: func.func @changing_length
// CHECK-NOT: affine.parallel
// CHECK: return
// REMARKS: Function=changing_length | Reason="its parts would have no tiles of registers"
func.func @changing_length(%a: memref<64x65xf32>) {
  affine.for %k = 1 to 64 {
    affine.for %i = 0 to affine_map<(k) -> (k)>(%k) {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%k, %j] : memref<64x65xf32>
        %s = affine.load %a[%i, %j + 1] : memref<64x65xf32>
        %t = arith.addf %s, %x : f32
        affine.store %t, %a[%i, %j + 1] : memref<64x65xf32>
      }
    }
  }
  return
}

// A triangle in a loop with an order is divided into blocks around both loops.
// CHECK-LABEL: func.func @triangle_in_time
// CHECK: affine.parallel
// CHECK-NEXT: affine.for %{{.*}} to 48 step
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4
func.func @triangle_in_time(%a: memref<48x48xi32>) {
  affine.for %t = 0 to 4 {
    affine.for %i = 0 to 48 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %x = affine.load %a[%i, %j] : memref<48x48xi32>
        %y = arith.addi %x, %x : i32
        affine.store %y, %a[%i, %j] : memref<48x48xi32>
      }
    }
  }
  return
}
