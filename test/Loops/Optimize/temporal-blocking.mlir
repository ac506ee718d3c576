// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-temporal-blocking{l1-bytes=512 l2-bytes=4096}))' | FileCheck %s
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-temporal-blocking{l1-bytes=512 l2-bytes=4096}))' --remarks-filter=.*temporal.* 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARKS
// RUN: strata check-passes %s --inputs=2 --entry=one_dimension --pass-pipeline='builtin.module(func.func(affine-temporal-blocking{l1-bytes=512 l2-bytes=4096}))'
// RUN: strata check-passes %s --inputs=2 --entry=boundary --pass-pipeline='builtin.module(func.func(affine-temporal-blocking{l1-bytes=512 l2-bytes=4096}))'
// RUN: strata check-passes %s --inputs=2 --entry=recurrence --pass-pipeline='builtin.module(func.func(affine-temporal-blocking{l1-bytes=512 l2-bytes=4096}))'
// RUN: %run-fn -O3 %s
//
// Several time steps of stencils are executed on rows, which stay in a cache.

// RUN-FN: sum_of_two_arrays() == 40427

// The second stage uses neighbours of the first one, and a time step those of the one before.
// CHECK-LABEL: func.func @two_arrays
// CHECK-SAME: %[[A:.*]]: memref<40x16xi32>, %[[B:.*]]: memref<40x16xi32>
// CHECK: affine.for %[[FIRST:.*]] = 0 to 20 step 4
// CHECK-NEXT: affine.for %[[ROW:.*]] = 1 to 46
// CHECK-NEXT: affine.for %[[STEP:.*]] = #{{.*}}(%[[FIRST]]) to min #{{.*}}(%[[FIRST]])
// CHECK-NEXT: affine.for %{{.*}} = max #{{.*}}(%[[ROW]], %[[STEP]], %[[FIRST]]) to min #{{.*}}(%[[ROW]], %[[STEP]], %[[FIRST]])
// CHECK-NEXT: affine.for %{{.*}} = 0 to 16
// CHECK: affine.for %{{.*}} = max #{{.*}}(%[[ROW]], %[[STEP]], %[[FIRST]]) to min #{{.*}}(%[[ROW]], %[[STEP]], %[[FIRST]])
// CHECK-NEXT: affine.for %{{.*}} = 0 to 16
func.func @two_arrays(%a: memref<40x16xi32>, %b: memref<40x16xi32>) {
  %0:2 = memref.distinct_objects %a, %b : memref<40x16xi32>, memref<40x16xi32>
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 39 {
      affine.for %j = 0 to 16 {
        %x = affine.load %0#0[%i - 1, %j] : memref<40x16xi32>
        %y = affine.load %0#0[%i + 1, %j] : memref<40x16xi32>
        %z = arith.xori %x, %y : i32
        affine.store %z, %0#1[%i, %j] : memref<40x16xi32>
      }
    }
    affine.for %i = 1 to 39 {
      affine.for %j = 0 to 16 {
        %x = affine.load %0#1[%i - 1, %j] : memref<40x16xi32>
        %y = affine.load %0#1[%i, %j] : memref<40x16xi32>
        %z = arith.xori %x, %y : i32
        affine.store %z, %0#0[%i, %j] : memref<40x16xi32>
      }
    }
  }
  return
}

func.func @sum_of_two_arrays() -> i32 {
  %c0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<40x16xi32>
  %b = memref.alloc() : memref<40x16xi32>
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 16 {
      %x = affine.apply affine_map<(i, j) -> ((i * 7 + j * 3) mod 101)>(%i, %j)
      %y = arith.index_cast %x : index to i32
      affine.store %y, %a[%i, %j] : memref<40x16xi32>
      affine.store %y, %b[%i, %j] : memref<40x16xi32>
    }
  }
  call @two_arrays(%a, %b) : (memref<40x16xi32>, memref<40x16xi32>) -> ()
  %sum = affine.for %i = 0 to 40 iter_args(%s = %c0) -> (i32) {
    %row = affine.for %j = 0 to 16 iter_args(%r = %s) -> (i32) {
      %x = affine.load %a[%i, %j] : memref<40x16xi32>
      %next = arith.addi %r, %x : i32
      affine.yield %next : i32
    }
    affine.yield %row : i32
  }
  memref.dealloc %a : memref<40x16xi32>
  memref.dealloc %b : memref<40x16xi32>
  return %sum : i32
}

// Blocks of a loop without rows have a width, and begin at multiples of a vector. The boundary is a stage at place 0.
// CHECK-LABEL: func.func @one_dimension
// CHECK: affine.for %[[FIRST:.*]] = 0 to 50 step [[STEPS:[0-9]+]]
// CHECK-NEXT: affine.for %{{.*}} = 0 to {{[0-9]+}} step [[WIDTH:[0-9]+]]
func.func @one_dimension(%a: memref<400xi32>) {
  affine.for %t = 0 to 50 {
    affine.for %i = 1 to 399 {
      %x = affine.load %a[%i - 1] : memref<400xi32>
      %y = affine.load %a[%i + 1] : memref<400xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %a[%i] : memref<400xi32>
    }
  }
  return
}

// A row that is set by each step is executed where the rows from 0 on are.
// CHECK-LABEL: func.func @boundary
// CHECK: affine.for %[[STEP:.*]] = #{{.*}}(
// CHECK-NEXT: affine.for %{{.*}} = max #{{.*}} to min
// CHECK-NEXT: affine.for %{{.*}} = 0 to 16
func.func @boundary(%a: memref<200x16xi32>, %x: memref<20xi32>) {
  %0:2 = memref.distinct_objects %a, %x : memref<200x16xi32>, memref<20xi32>
  affine.for %t = 0 to 20 {
    affine.for %j = 0 to 16 {
      %y = affine.load %0#1[%t] : memref<20xi32>
      affine.store %y, %0#0[0, %j] : memref<200x16xi32>
    }
    affine.for %i = 1 to 200 {
      affine.for %j = 0 to 16 {
        %y = affine.load %0#0[%i - 1, %j] : memref<200x16xi32>
        %z = affine.load %0#0[%i, %j] : memref<200x16xi32>
        %s = arith.addi %y, %z : i32
        affine.store %s, %0#0[%i, %j] : memref<200x16xi32>
      }
    }
  }
  return
}

// Each element waits for the one before. The rows of two steps are independent if they are two rows apart.
// CHECK-LABEL: func.func @recurrence
// CHECK: affine.for %[[FIRST:.*]] = 0 to 16 step 8
// CHECK-NEXT: affine.for %{{.*}} = 1 to 15
// CHECK: affine.for %[[ROW:.*]] = 15 to 99 {
// CHECK-NEXT: affine.for %[[COLUMN:.*]] = 1 to 16 {
// CHECK-COUNT-8: affine.store %{{.*}}, %{{.*}}[%{{.*}}, %[[COLUMN]]]
// CHECK-NEXT: } {strata.jammed}
// CHECK: affine.for %{{.*}} = 99 to 113
// CHECK: affine.for %{{.*}} = 16 to 20
// CHECK: return
func.func @recurrence(%a: memref<100x16xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 99 {
      affine.for %j = 1 to 16 {
        %x = affine.load %a[%i - 1, %j] : memref<100x16xi32>
        %y = affine.load %a[%i, %j - 1] : memref<100x16xi32>
        %z = affine.load %a[%i + 1, %j] : memref<100x16xi32>
        %s = arith.addi %x, %y : i32
        %r = arith.xori %s, %z : i32
        affine.store %r, %a[%i, %j] : memref<100x16xi32>
      }
    }
  }
  return
}

// REMARKS: remark: [Missed] Legality {{.*}}Function=transposed | Reason="the distance of the accesses has no small bound"
func.func @transposed(%a: memref<100x100xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 0 to 100 {
      affine.for %j = 0 to 100 {
        %x = affine.load %a[%j, %i] : memref<100x100xi32>
        affine.store %x, %a[%i, %j] : memref<100x100xi32>
      }
    }
  }
  return
}

// REMARKS: Function=no_neighbours | Reason="later time steps do not use neighbours"
func.func @no_neighbours(%a: memref<60x60xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 0 to 60 {
      affine.for %j = 0 to 60 {
        %x = affine.load %a[%i, %j] : memref<60x60xi32>
        %y = arith.addi %x, %x : i32
        affine.store %y, %a[%i, %j] : memref<60x60xi32>
      }
    }
  }
  return
}

// REMARKS: Function=small | Reason="all elements fit into a cache"
func.func @small(%a: memref<8x8xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 8 {
      affine.for %j = 0 to 8 {
        %x = affine.load %a[%i - 1, %j] : memref<8x8xi32>
        affine.store %x, %a[%i, %j] : memref<8x8xi32>
      }
    }
  }
  return
}

// REMARKS: Function=wide_rows | Reason="few time steps would fit into a cache"
func.func @wide_rows(%a: memref<60x60xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 0 to 60 {
      affine.for %j = 0 to 60 {
        %x = affine.load %a[%j, %i] : memref<60x60xi32>
        affine.store %x, %a[%i, %j] : memref<60x60xi32>
      }
    }
  }
  return
}

// REMARKS: Function=triangular | Reason="the bounds of the loop depend on others, or its step is not 1"
func.func @triangular(%a: memref<60x60xi32>) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 60 step 2 {
      affine.for %j = 0 to 60 {
        %x = affine.load %a[%i - 1, %j] : memref<60x60xi32>
        affine.store %x, %a[%i, %j] : memref<60x60xi32>
      }
    }
  }
  return
}

// REMARKS: Function=different_sizes | Reason="the bounds of nests differ by unknown numbers"
func.func @different_sizes(%a: memref<?x60xi32>, %n: index, %m: index) {
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to %n {
      affine.for %j = 0 to 60 {
        %x = affine.load %a[%i - 1, %j] : memref<?x60xi32>
        affine.store %x, %a[%i, %j] : memref<?x60xi32>
      }
    }
    affine.for %i = 1 to %m {
      affine.for %j = 0 to 60 {
        %x = affine.load %a[%i - 1, %j] : memref<?x60xi32>
        affine.store %x, %a[%i, %j] : memref<?x60xi32>
      }
    }
  }
  return
}
