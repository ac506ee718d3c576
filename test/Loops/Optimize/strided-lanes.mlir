// RUN: %run-fn -O3 %s
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v4})' | FileCheck %s
//
// Lanes of tiles that are two, three or four elements apart: neighbours are loaded, of which lanes are picked. The last
// vector ends with the element of the last lane, since memory can end there. Elements are small integers.

// RUN-FN: window_of_two() == 207901
// RUN-FN: window_of_three() == 208236
// RUN-FN: window_of_four() == 208142
// RUN-FN: greatest_of_window() == 45398
// RUN-FN: depthwise() == 969126
func.func private @fill(%a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  %m = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %k = affine.apply affine_map<(d0, d1) -> ((d0 * 7 + d1 * 5) mod 11)>(%i, %j)
      %x = arith.index_cast %k : index to i32
      %f = arith.sitofp %x : i32 to f32
      affine.store %f, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func private @sum(%a: memref<5x37xf32>) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = affine.for %i = 0 to 5 iter_args(%s = %zero) -> i32 {
    %row = affine.for %j = 0 to 37 iter_args(%t = %s) -> i32 {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 + 1)>(%i, %j)
      %w = arith.index_cast %k : index to i32
      %x = affine.load %a[%i, %j] : memref<5x37xf32>
      %v = arith.fptosi %x : f32 to i32
      %p = arith.muli %v, %w : i32
      %n = arith.addi %t, %p : i32
      affine.yield %n : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}

// CHECK-LABEL: func.func @window_of_two
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31]
func.func @window_of_two() -> i32 {
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<11x75xf32>
  %y = memref.alloc() : memref<5x37xf32>
  %d = memref.cast %x : memref<11x75xf32> to memref<?x?xf32>
  func.call @fill(%d) : (memref<?x?xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%y : memref<5x37xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 37 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i * 2 + %p, %j * 2 + %q] : memref<11x75xf32>
          %o = affine.load %y[%i, %j] : memref<5x37xf32>
          %n = arith.addf %o, %a : f32
          affine.store %n, %y[%i, %j] : memref<5x37xf32>
        }
      }
    }
  }
  %r = func.call @sum(%y) : (memref<5x37xf32>) -> i32
  memref.dealloc %x : memref<11x75xf32>
  memref.dealloc %y : memref<5x37xf32>
  return %r : i32
}

// CHECK-LABEL: func.func @window_of_three
// CHECK: vector.shuffle
func.func @window_of_three() -> i32 {
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<11x111xf32>
  %y = memref.alloc() : memref<5x37xf32>
  %d = memref.cast %x : memref<11x111xf32> to memref<?x?xf32>
  func.call @fill(%d) : (memref<?x?xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%y : memref<5x37xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 37 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i * 2 + %p, %j * 3 + %q] : memref<11x111xf32>
          %o = affine.load %y[%i, %j] : memref<5x37xf32>
          %n = arith.addf %o, %a : f32
          affine.store %n, %y[%i, %j] : memref<5x37xf32>
        }
      }
    }
  }
  %r = func.call @sum(%y) : (memref<5x37xf32>) -> i32
  memref.dealloc %x : memref<11x111xf32>
  memref.dealloc %y : memref<5x37xf32>
  return %r : i32
}

// CHECK-LABEL: func.func @window_of_four
// CHECK: vector.shuffle
func.func @window_of_four() -> i32 {
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<11x147xf32>
  %y = memref.alloc() : memref<5x37xf32>
  %d = memref.cast %x : memref<11x147xf32> to memref<?x?xf32>
  func.call @fill(%d) : (memref<?x?xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%y : memref<5x37xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 37 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i * 2 + %p, %j * 4 + %q] : memref<11x147xf32>
          %o = affine.load %y[%i, %j] : memref<5x37xf32>
          %n = arith.addf %o, %a : f32
          affine.store %n, %y[%i, %j] : memref<5x37xf32>
        }
      }
    }
  }
  %r = func.call @sum(%y) : (memref<5x37xf32>) -> i32
  memref.dealloc %x : memref<11x147xf32>
  memref.dealloc %y : memref<5x37xf32>
  return %r : i32
}

// The window is shorter than a vector: its columns are lanes, not its rows.
// CHECK-LABEL: func.func @greatest_of_window
// CHECK: vector.shuffle
func.func @greatest_of_window() -> i32 {
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<11x75xf32>
  %y = memref.alloc() : memref<5x37xf32>
  %d = memref.cast %x : memref<11x75xf32> to memref<?x?xf32>
  func.call @fill(%d) : (memref<?x?xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%y : memref<5x37xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 37 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i * 2 + %p, %j * 2 + %q] : memref<11x75xf32>
          %o = affine.load %y[%i, %j] : memref<5x37xf32>
          %n = arith.maximumf %o, %a : f32
          affine.store %n, %y[%i, %j] : memref<5x37xf32>
        }
      }
    }
  }
  %r = func.call @sum(%y) : (memref<5x37xf32>) -> i32
  memref.dealloc %x : memref<11x75xf32>
  memref.dealloc %y : memref<5x37xf32>
  return %r : i32
}

// Rows of the image share the weights of a window: tiles have several of them.
// CHECK-LABEL: func.func @depthwise
// CHECK: %{{.*}}:5 = affine.for
func.func @depthwise() -> i32 {
  %zero = arith.constant 0.0 : f32
  %x = memref.alloc() : memref<7x75xf32>
  %w = memref.alloc() : memref<3x3xf32>
  %y = memref.alloc() : memref<5x37xf32>
  %d = memref.cast %x : memref<7x75xf32> to memref<?x?xf32>
  %e = memref.cast %w : memref<3x3xf32> to memref<?x?xf32>
  func.call @fill(%d) : (memref<?x?xf32>) -> ()
  func.call @fill(%e) : (memref<?x?xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%y : memref<5x37xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 37 {
      affine.for %p = 0 to 3 {
        affine.for %q = 0 to 3 {
          %a = affine.load %x[%i + %p, %j * 2 + %q] : memref<7x75xf32>
          %b = affine.load %w[%p, %q] : memref<3x3xf32>
          %o = affine.load %y[%i, %j] : memref<5x37xf32>
          %m = arith.mulf %a, %b : f32
          %n = arith.addf %o, %m : f32
          affine.store %n, %y[%i, %j] : memref<5x37xf32>
        }
      }
    }
  }
  %r = func.call @sum(%y) : (memref<5x37xf32>) -> i32
  memref.dealloc %x : memref<7x75xf32>
  memref.dealloc %w : memref<3x3xf32>
  memref.dealloc %y : memref<5x37xf32>
  return %r : i32
}
