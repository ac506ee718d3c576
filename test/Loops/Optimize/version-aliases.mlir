// RUN: %run-fn -O3 %s
// RUN: strata check-passes %s --pass-pipeline='builtin.module(optimize-loops)' --entry=sizes_between
// RUN: strata check-passes %s --pass-pipeline='builtin.module(optimize-loops)' --entry=inner_size
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-version-aliases),lower-to-llvm)' | FileCheck %s --check-prefix=LLVM
// LLVM-NOT: separate_storage
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-version-aliases))' | FileCheck %s
//
// Bounds are of the function's region, or of sizes of its arguments, in both versions.

// RUN-FN: sizes_between() == 4429761
// RUN-FN: parts_of_memory() == 70
// RUN-FN: inner_size() == 675014075
// RUN-FN: rows_of_parts() == -1542417632

// The bound of the second nest is loaded after the first one, which alone has versions.
// CHECK-LABEL: func.func private @sizes_between_callee
// CHECK: scf.if
// CHECK-NOT: scf.if
func.func private @sizes_between_callee(%a: memref<8x8xi32>, %c: memref<8x8xi32>, %sizes: memref<2xindex>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xi32>
        %o = affine.load %c[%i, %j] : memref<8x8xi32>
        %n = arith.addi %o, %x : i32
        affine.store %n, %c[%i, %j] : memref<8x8xi32>
      }
    }
  }
  %n = affine.load %sizes[0] : memref<2xindex>
  %one = arith.constant 1 : index
  %m = arith.addi %n, %one : index
  %v = memref.subview %c[0, %one] [8, 4] [1, 1] : memref<8x8xi32> to memref<8x4xi32, strided<[8, 1], offset: ?>>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to %n {
        %x = affine.load %a[%i, %k] : memref<8x8xi32>
        %o = affine.load %v[%i, %j] : memref<8x4xi32, strided<[8, 1], offset: ?>>
        %p = arith.addi %o, %x : i32
        affine.store %p, %v[%i, %j] : memref<8x4xi32, strided<[8, 1], offset: ?>>
      }
    }
  }
  return
}
func.func @sizes_between() -> i32 {
  %a = memref.alloc() : memref<8x8xi32>
  %s = memref.alloc() : memref<2xindex>
  %c6 = arith.constant 6 : index
  affine.store %c6, %s[0] : memref<2xindex>
  affine.for %i = 0 to 8 { affine.for %j = 0 to 8 {
    %t = affine.apply affine_map<(d0, d1) -> (d0 * 7 + d1 * 3)>(%i, %j)
    %x = arith.index_cast %t : index to i32
    affine.store %x, %a[%i, %j] : memref<8x8xi32> } }
  func.call @sizes_between_callee(%a, %a, %s) : (memref<8x8xi32>, memref<8x8xi32>, memref<2xindex>) -> ()
  %r = affine.load %a[6, 4] : memref<8x8xi32>
  return %r : i32
}

// CHECK-LABEL: func.func private @inner_size_callee(
// CHECK-SAME: %[[A:.*]]: memref<?x8xi32>, %{{.*}}: memref<?x8xi32>
// CHECK: memref.distinct_objects
// CHECK: memref.dim %[[A]]
func.func private @inner_size_callee(%a: memref<?x8xi32>, %c: memref<?x8xi32>) {
  %c0 = arith.constant 0 : index
  affine.for %r = 0 to 2 {
    %n = memref.dim %a, %c0 : memref<?x8xi32>
    affine.for %i = 0 to %n {
      affine.for %j = 0 to 8 {
        affine.for %k = 0 to 8 {
          %x = affine.load %a[%i, %k] : memref<?x8xi32>
          %o = affine.load %c[%i, %j] : memref<?x8xi32>
          %p = arith.addi %o, %x : i32
          affine.store %p, %c[%i, %j] : memref<?x8xi32>
        }
      }
    }
  }
  return
}
func.func @inner_size() -> i32 {
  %a = memref.alloc() : memref<8x8xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i, %j] : memref<8x8xi32>
    }
  }
  %b = memref.alloc() : memref<8x8xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %b[%i, %j] : memref<8x8xi32>
    }
  }
  %p = memref.cast %a : memref<8x8xi32> to memref<?x8xi32>
  %q = memref.cast %b : memref<8x8xi32> to memref<?x8xi32>
  func.call @inner_size_callee(%p, %q) : (memref<?x8xi32>, memref<?x8xi32>) -> ()
  func.call @inner_size_callee(%q, %q) : (memref<?x8xi32>, memref<?x8xi32>) -> ()
  %zero = arith.constant 1 : i32
  %factor = arith.constant 3 : i32
  %sum = affine.for %i = 0 to 8 iter_args(%h = %zero) -> i32 {
    %row = affine.for %j = 0 to 8 iter_args(%g = %h) -> i32 {
      %x = affine.load %b[%i, %j] : memref<8x8xi32>
      %u = arith.muli %g, %factor : i32
      %v = arith.addi %u, %x : i32
      affine.yield %v : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}

// The elements of the view are more than those of the argument, between whose ends overlaps are found.
// CHECK-LABEL: func.func private @larger_view(
// CHECK-NOT: scf.if
func.func private @larger_view(%a: memref<16xi32>, %b: memref<16x16xi32>) {
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<16xi32> to memref<16x16xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %x = affine.load %b[%i, %k] : memref<16x16xi32>
        %o = affine.load %v[%i, %j] : memref<16x16xi32>
        %n = arith.addi %o, %x : i32
        affine.store %n, %v[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func private @other_shape(
// CHECK: scf.if
func.func private @other_shape(%a: memref<256xi32>, %b: memref<16x16xi32>) {
  %v = memref.reinterpret_cast %a to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<256xi32> to memref<16x16xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %x = affine.load %b[%i, %k] : memref<16x16xi32>
        %o = affine.load %v[%i, %j] : memref<16x16xi32>
        %n = arith.addi %o, %x : i32
        affine.store %n, %v[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}

// Memory that does not overlap can be parts of one allocation, which LLVM must not take for two.
func.func private @sums(%a: memref<6xi64>, %b: memref<2xi64>, %c: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %c, %c0 : memref<?xi64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 2 {
      %x = affine.load %a[%i + %j] : memref<6xi64>
      %y = affine.load %b[%j] : memref<2xi64>
      %p = arith.muli %x, %y : i64
      %o = affine.load %c[%i] : memref<?xi64>
      %t = arith.addi %o, %p : i64
      affine.store %t, %c[%i] : memref<?xi64>
    }
  }
  return
}
func.func @parts_of_memory() -> i64 {
  %bytes = memref.alloc() : memref<88xi8>
  %first = arith.constant 0 : index
  %rest = arith.constant 48 : index
  %size = arith.constant 5 : index
  %all = memref.view %bytes[%first][] : memref<88xi8> to memref<11xi64>
  %a = memref.view %bytes[%first][] : memref<88xi8> to memref<6xi64>
  %b = memref.view %bytes[%first][] : memref<88xi8> to memref<2xi64>
  %c = memref.view %bytes[%rest][%size] : memref<88xi8> to memref<?xi64>
  affine.for %i = 0 to 11 {
    %x = arith.index_cast %i : index to i64
    affine.store %x, %all[%i] : memref<11xi64>
  }
  func.call @sums(%a, %b, %c) : (memref<6xi64>, memref<2xi64>, memref<?xi64>) -> ()
  %zero = arith.constant 0 : i64
  %sum = affine.for %i = 0 to 11 iter_args(%h = %zero) -> i64 {
    %x = affine.load %all[%i] : memref<11xi64>
    %s = arith.addi %h, %x : i64
    affine.yield %s : i64
  }
  memref.dealloc %bytes : memref<88xi8>
  return %sum : i64
}

// Copies of short rows, and an allocation between nests, which comes before both versions.
// CHECK-LABEL: func.func private @short_rows(
// CHECK: memref.alloc()
// CHECK: scf.if
// CHECK-NOT: memref.alloc()
// CHECK: memref.dealloc
func.func private @short_rows(%a: memref<3x4x8xi32>, %b: memref<4x3x8xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%j, %i, %k] : memref<3x4x8xi32>
        affine.store %x, %b[%i, %j, %k] : memref<4x3x8xi32>
      }
    }
  }
  %t = memref.alloc() : memref<4x3x8xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 8 {
        %x = affine.load %b[%i, %j, %k] : memref<4x3x8xi32>
        affine.store %x, %t[%i, %j, %k] : memref<4x3x8xi32>
      }
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 8 {
        %x = affine.load %t[%i, %j, %k] : memref<4x3x8xi32>
        %y = arith.addi %x, %x : i32
        affine.store %y, %b[%i, %j, %k] : memref<4x3x8xi32>
      }
    }
  }
  memref.dealloc %t : memref<4x3x8xi32>
  return
}
func.func @rows_of_parts() -> i32 {
  %all = memref.alloc() : memref<144xi32>
  affine.for %i = 0 to 144 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %all[%i] : memref<144xi32>
  }
  %a = memref.reinterpret_cast %all to offset: [0], sizes: [3, 4, 8], strides: [32, 8, 1] : memref<144xi32> to memref<3x4x8xi32>
  %b = memref.reinterpret_cast %all to offset: [0], sizes: [4, 3, 8], strides: [24, 8, 1] : memref<144xi32> to memref<4x3x8xi32>
  func.call @short_rows(%a, %b) : (memref<3x4x8xi32>, memref<4x3x8xi32>) -> ()
  %c = memref.alloc() : memref<4x3x8xi32>
  func.call @short_rows(%a, %c) : (memref<3x4x8xi32>, memref<4x3x8xi32>) -> ()
  %zero = arith.constant 0 : i32
  %factor = arith.constant 3 : i32
  %sum = affine.for %i = 0 to 4 iter_args(%h = %zero) -> i32 {
    %row = affine.for %j = 0 to 3 iter_args(%g = %h) -> i32 {
      %cell = affine.for %k = 0 to 8 iter_args(%f = %g) -> i32 {
        %x = affine.load %b[%i, %j, %k] : memref<4x3x8xi32>
        %y = affine.load %c[%i, %j, %k] : memref<4x3x8xi32>
        %u = arith.muli %f, %factor : i32
        %v = arith.addi %u, %x : i32
        %w = arith.addi %v, %y : i32
        affine.yield %w : i32
      }
      affine.yield %cell : i32
    }
    affine.yield %row : i32
  }
  memref.dealloc %c : memref<4x3x8xi32>
  memref.dealloc %all : memref<144xi32>
  return %sum : i32
}
