// RUN: %run-fn -O3 %s
//
// All levels of blocks, and copies of elements, although the arrays are small.
//
// RUN: grep "^// RUN-FN" %s > %t.mlir
// RUN: strata opt %s --verify-each >> %t.mlir --pass-pipeline='builtin.module(func.func(affine-version-aliases,affine-distribute-nests,affine-tile-plan{cpu=znver4 l1-bytes=512 l2-bytes=2048 l3-bytes=4096},affine-pack,affine-register-tile))'
// RUN: FileCheck %s < %t.mlir
// RUN: %run-fn %t.mlir
//
// Sums of products over other indices than those of the matrix product.

// CHECK-DAG: memref.alloc() {alignment = 64 : i64}
// CHECK-DAG: vector.maskedstore
// CHECK-DAG: vector.shuffle
// CHECK-DAG: memref.prefetch

// RUN-FN: lower_triangle() == -1592474696
// RUN-FN: upper_triangle() == -1508487784
// RUN-FN: matrix_vector() == 1005492568
// RUN-FN: vector_matrix() == -983456789
// RUN-FN: two_products() == -1486322105
// RUN-FN: transposed_left() == 1324242190
// RUN-FN: transposed_right() == -79974931
// RUN-FN: batched() == 1697447912
// RUN-FN: convolution() == 304640611
// RUN-FN: two_sums() == -315607651
// RUN-FN: rank_update() == 250129359
func.func @transposed_left() -> i32 {
  %a = memref.alloc() : memref<23x18xi32>
  %b = memref.alloc() : memref<23x37xi32>
  %c = memref.alloc() : memref<18x37xi32>
  affine.for %i0 = 0 to 23 {
    affine.for %i1 = 0 to 18 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<23x18xi32>
    }
  }
  affine.for %i0 = 0 to 23 {
    affine.for %i1 = 0 to 37 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %b[%i0, %i1] : memref<23x37xi32>
    }
  }
  affine.for %i0 = 0 to 18 {
    affine.for %i1 = 0 to 37 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1 * 7) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<18x37xi32>
    }
  }
  affine.for %i = 0 to 18 {
    affine.for %j = 0 to 37 {
      affine.for %k = 0 to 23 {
        %x = affine.load %a[%k, %i] : memref<23x18xi32>
        %y = affine.load %b[%k, %j] : memref<23x37xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<18x37xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<18x37xi32>
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 18 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 37 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<18x37xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
func.func @transposed_right() -> i32 {
  %a = memref.alloc() : memref<18x23xi32>
  %b = memref.alloc() : memref<37x23xi32>
  %c = memref.alloc() : memref<18x37xi32>
  affine.for %i0 = 0 to 18 {
    affine.for %i1 = 0 to 23 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<18x23xi32>
    }
  }
  affine.for %i0 = 0 to 37 {
    affine.for %i1 = 0 to 23 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %b[%i0, %i1] : memref<37x23xi32>
    }
  }
  affine.for %i0 = 0 to 18 {
    affine.for %i1 = 0 to 37 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1 * 7) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<18x37xi32>
    }
  }
  affine.for %i = 0 to 18 {
    affine.for %j = 0 to 37 {
      affine.for %k = 0 to 23 {
        %x = affine.load %a[%i, %k] : memref<18x23xi32>
        %y = affine.load %b[%j, %k] : memref<37x23xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<18x37xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<18x37xi32>
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 18 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 37 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<18x37xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
func.func @batched() -> i32 {
  %a = memref.alloc() : memref<3x18x5xi32>
  %b = memref.alloc() : memref<3x5x37xi32>
  %c = memref.alloc() : memref<3x18x37xi32>
  affine.for %i0 = 0 to 3 {
    affine.for %i1 = 0 to 18 {
      affine.for %i2 = 0 to 5 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 3 + d1 * 5 + d2 * 7) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %a[%i0, %i1, %i2] : memref<3x18x5xi32>
      }
    }
  }
  affine.for %i0 = 0 to 3 {
    affine.for %i1 = 0 to 5 {
      affine.for %i2 = 0 to 37 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 4 + d1 * 6 + d2 * 8) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %b[%i0, %i1, %i2] : memref<3x5x37xi32>
      }
    }
  }
  affine.for %i0 = 0 to 3 {
    affine.for %i1 = 0 to 18 {
      affine.for %i2 = 0 to 37 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 5 + d1 * 7 + d2 * 9) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %c[%i0, %i1, %i2] : memref<3x18x37xi32>
      }
    }
  }
  affine.for %n0 = 0 to 3 {
    affine.for %i = 0 to 18 {
      affine.for %j = 0 to 37 {
        affine.for %k = 0 to 5 {
          %x = affine.load %a[%n0, %i, %k] : memref<3x18x5xi32>
          %y = affine.load %b[%n0, %k, %j] : memref<3x5x37xi32>
          %p = arith.muli %x, %y : i32
          %o = affine.load %c[%n0, %i, %j] : memref<3x18x37xi32>
          %n = arith.addi %o, %p : i32
          affine.store %n, %c[%n0, %i, %j] : memref<3x18x37xi32>
        }
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 3 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 18 iter_args(%a1 = %a0) -> i32 {
      %h2 = affine.for %i2 = 0 to 37 iter_args(%a2 = %a1) -> i32 {
        %three = arith.constant 3 : i32
        %t = arith.muli %a2, %three : i32
        %e = affine.load %c[%i0, %i1, %i2] : memref<3x18x37xi32>
        %u = arith.addi %t, %e : i32
        affine.yield %u : i32
      }
      affine.yield %h2 : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
func.func @convolution() -> i32 {
  %image = memref.alloc() : memref<11x19x3xi32>
  %kernel = memref.alloc() : memref<3x2x3x21xi32>
  %out = memref.alloc() : memref<9x18x21xi32>
  affine.for %i0 = 0 to 11 {
    affine.for %i1 = 0 to 19 {
      affine.for %i2 = 0 to 3 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 3 + d1 * 5 + d2 * 7) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %image[%i0, %i1, %i2] : memref<11x19x3xi32>
      }
    }
  }
  affine.for %i0 = 0 to 3 {
    affine.for %i1 = 0 to 2 {
      affine.for %i2 = 0 to 3 {
        affine.for %i3 = 0 to 21 {
          %s = affine.apply affine_map<(d0, d1, d2, d3) -> ((d0 * 4 + d1 * 6 + d2 * 8 + d3 * 10) mod 11 - 5)>(%i0, %i1, %i2, %i3)
          %x = arith.index_cast %s : index to i32
          affine.store %x, %kernel[%i0, %i1, %i2, %i3] : memref<3x2x3x21xi32>
        }
      }
    }
  }
  affine.for %i0 = 0 to 9 {
    affine.for %i1 = 0 to 18 {
      affine.for %i2 = 0 to 21 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 5 + d1 * 7 + d2 * 9) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %out[%i0, %i1, %i2] : memref<9x18x21xi32>
      }
    }
  }
  affine.for %h = 0 to 9 {
    affine.for %w = 0 to 18 {
      affine.for %f = 0 to 21 {
        affine.for %r = 0 to 3 {
          affine.for %s = 0 to 2 {
            affine.for %c = 0 to 3 {
              %x = affine.load %image[%h + %r, %w + %s, %c] : memref<11x19x3xi32>
              %y = affine.load %kernel[%r, %s, %c, %f] : memref<3x2x3x21xi32>
              %p = arith.muli %x, %y : i32
              %o = affine.load %out[%h, %w, %f] : memref<9x18x21xi32>
              %n = arith.addi %o, %p : i32
              affine.store %n, %out[%h, %w, %f] : memref<9x18x21xi32>
            }
          }
        }
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 9 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 18 iter_args(%a1 = %a0) -> i32 {
      %h2 = affine.for %i2 = 0 to 21 iter_args(%a2 = %a1) -> i32 {
        %three = arith.constant 3 : i32
        %t = arith.muli %a2, %three : i32
        %e = affine.load %out[%i0, %i1, %i2] : memref<9x18x21xi32>
        %u = arith.addi %t, %e : i32
        affine.yield %u : i32
      }
      affine.yield %h2 : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
func.func @two_sums() -> i32 {
  %a = memref.alloc() : memref<6x7x9xi32>
  %b = memref.alloc() : memref<7x6x34xi32>
  %c = memref.alloc() : memref<9x34xi32>
  affine.for %i0 = 0 to 6 {
    affine.for %i1 = 0 to 7 {
      affine.for %i2 = 0 to 9 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 3 + d1 * 5 + d2 * 7) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %a[%i0, %i1, %i2] : memref<6x7x9xi32>
      }
    }
  }
  affine.for %i0 = 0 to 7 {
    affine.for %i1 = 0 to 6 {
      affine.for %i2 = 0 to 34 {
        %s = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 4 + d1 * 6 + d2 * 8) mod 11 - 5)>(%i0, %i1, %i2)
        %x = arith.index_cast %s : index to i32
        affine.store %x, %b[%i0, %i1, %i2] : memref<7x6x34xi32>
      }
    }
  }
  affine.for %i0 = 0 to 9 {
    affine.for %i1 = 0 to 34 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 5 + d1 * 7) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<9x34xi32>
    }
  }
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 34 {
      affine.for %k = 0 to 6 {
        affine.for %l = 0 to 7 {
          %x = affine.load %a[%k, %l, %i] : memref<6x7x9xi32>
          %y = affine.load %b[%l, %k, %j] : memref<7x6x34xi32>
          %p = arith.muli %x, %y : i32
          %o = affine.load %c[%i, %j] : memref<9x34xi32>
          %n = arith.addi %o, %p : i32
          affine.store %n, %c[%i, %j] : memref<9x34xi32>
        }
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 9 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 34 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<9x34xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
func.func @rank_update() -> i32 {
  %a = memref.alloc() : memref<20x20xi32>
  %c = memref.alloc() : memref<20x20xi32>
  affine.for %i0 = 0 to 20 {
    affine.for %i1 = 0 to 20 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<20x20xi32>
    }
  }
  affine.for %i0 = 0 to 20 {
    affine.for %i1 = 0 to 20 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<20x20xi32>
    }
  }
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 20 {
        %x = affine.load %a[%i, %k] : memref<20x20xi32>
        %y = affine.load %a[%j, %k] : memref<20x20xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<20x20xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<20x20xi32>
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 20 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 20 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<20x20xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
/// Tiles at the diagonal have masks for each row.
func.func @lower_triangle() -> i32 {
  %a = memref.alloc() : memref<43x17xi32>
  %c = memref.alloc() : memref<43x43xi32>
  affine.for %i0 = 0 to 43 {
    affine.for %i1 = 0 to 17 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<43x17xi32>
    }
  }
  affine.for %i0 = 0 to 43 {
    affine.for %i1 = 0 to 43 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<43x43xi32>
    }
  }
  affine.for %i = 0 to 43 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.for %k = 0 to 17 {
        %x = affine.load %a[%i, %k] : memref<43x17xi32>
        %y = affine.load %a[%j, %k] : memref<43x17xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<43x43xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<43x43xi32>
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 43 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 43 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<43x43xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
/// The first lanes of rows are masked.
func.func @upper_triangle() -> i32 {
  %a = memref.alloc() : memref<17x43xi32>
  %c = memref.alloc() : memref<43x43xi32>
  affine.for %i0 = 0 to 17 {
    affine.for %i1 = 0 to 43 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<17x43xi32>
    }
  }
  affine.for %i0 = 0 to 43 {
    affine.for %i1 = 0 to 43 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1 * 6) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i0, %i1] : memref<43x43xi32>
    }
  }
  affine.for %i = 0 to 43 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 43 {
      affine.for %k = 0 to 17 {
        %x = affine.load %a[%k, %i] : memref<17x43xi32>
        %y = affine.load %a[%k, %j] : memref<17x43xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<43x43xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<43x43xi32>
      }
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 43 iter_args(%a0 = %zero) -> i32 {
    %h1 = affine.for %i1 = 0 to 43 iter_args(%a1 = %a0) -> i32 {
      %three = arith.constant 3 : i32
      %t = arith.muli %a1, %three : i32
      %e = affine.load %c[%i0, %i1] : memref<43x43xi32>
      %u = arith.addi %t, %e : i32
      affine.yield %u : i32
    }
    affine.yield %h1 : i32
  }
  return %h0 : i32
}
/// Squares are transposed in registers.
func.func @matrix_vector() -> i32 {
  %a = memref.alloc() : memref<53x37xi32>
  %vector = memref.alloc() : memref<37xi32>
  %result = memref.alloc() : memref<53xi32>
  affine.for %i0 = 0 to 53 {
    affine.for %i1 = 0 to 37 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<53x37xi32>
    }
  }
  affine.for %i0 = 0 to 37 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 4) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %vector[%i0] : memref<37xi32>
  }
  affine.for %i0 = 0 to 53 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 5) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %result[%i0] : memref<53xi32>
  }
  affine.for %i = 0 to 53 {
    affine.for %k = 0 to 37 {
      %x = affine.load %a[%i, %k] : memref<53x37xi32>
      %y = affine.load %vector[%k] : memref<37xi32>
      %p = arith.muli %x, %y : i32
      %o = affine.load %result[%i] : memref<53xi32>
      %n = arith.addi %o, %p : i32
      affine.store %n, %result[%i] : memref<53xi32>
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 53 iter_args(%a0 = %zero) -> i32 {
    %three = arith.constant 3 : i32
    %t = arith.muli %a0, %three : i32
    %e = affine.load %result[%i0] : memref<53xi32>
    %u = arith.addi %t, %e : i32
    affine.yield %u : i32
  }
  return %h0 : i32
}
/// Rows are added to lanes.
func.func @vector_matrix() -> i32 {
  %a = memref.alloc() : memref<37x53xi32>
  %vector = memref.alloc() : memref<37xi32>
  %result = memref.alloc() : memref<53xi32>
  affine.for %i0 = 0 to 37 {
    affine.for %i1 = 0 to 53 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<37x53xi32>
    }
  }
  affine.for %i0 = 0 to 37 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 4) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %vector[%i0] : memref<37xi32>
  }
  affine.for %i0 = 0 to 53 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 5) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %result[%i0] : memref<53xi32>
  }
  affine.for %i = 0 to 53 {
    affine.for %k = 0 to 37 {
      %x = affine.load %a[%k, %i] : memref<37x53xi32>
      %y = affine.load %vector[%k] : memref<37xi32>
      %p = arith.muli %x, %y : i32
      %o = affine.load %result[%i] : memref<53xi32>
      %n = arith.addi %o, %p : i32
      affine.store %n, %result[%i] : memref<53xi32>
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 53 iter_args(%a0 = %zero) -> i32 {
    %three = arith.constant 3 : i32
    %t = arith.muli %a0, %three : i32
    %e = affine.load %result[%i0] : memref<53xi32>
    %u = arith.addi %t, %e : i32
    affine.yield %u : i32
  }
  return %h0 : i32
}
/// Each block of rows is used by both products.
func.func @two_products() -> i32 {
  %a = memref.alloc() : memref<45x39xi32>
  %vector = memref.alloc() : memref<39xi32>
  %sums = memref.alloc() : memref<45xi32>
  %result = memref.alloc() : memref<39xi32>
  affine.for %i0 = 0 to 45 {
    affine.for %i1 = 0 to 39 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 11 - 5)>(%i0, %i1)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i0, %i1] : memref<45x39xi32>
    }
  }
  affine.for %i0 = 0 to 39 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 4) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %vector[%i0] : memref<39xi32>
  }
  affine.for %i0 = 0 to 45 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 5) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %sums[%i0] : memref<45xi32>
  }
  affine.for %i0 = 0 to 39 {
    %s = affine.apply affine_map<(d0) -> ((d0 * 6) mod 11 - 5)>(%i0)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %result[%i0] : memref<39xi32>
  }
  affine.for %i = 0 to 45 {
    affine.for %j = 0 to 39 {
      %x = affine.load %a[%i, %j] : memref<45x39xi32>
      %y = affine.load %vector[%j] : memref<39xi32>
      %p = arith.muli %x, %y : i32
      %o = affine.load %sums[%i] : memref<45xi32>
      %n = arith.addi %o, %p : i32
      affine.store %n, %sums[%i] : memref<45xi32>
    }
    affine.for %j = 0 to 39 {
      %x = affine.load %a[%i, %j] : memref<45x39xi32>
      %y = affine.load %sums[%i] : memref<45xi32>
      %p = arith.muli %x, %y : i32
      %o = affine.load %result[%j] : memref<39xi32>
      %n = arith.addi %o, %p : i32
      affine.store %n, %result[%j] : memref<39xi32>
    }
  }
  %zero = arith.constant 0 : i32
  %h0 = affine.for %i0 = 0 to 39 iter_args(%a0 = %zero) -> i32 {
    %three = arith.constant 3 : i32
    %t = arith.muli %a0, %three : i32
    %e = affine.load %result[%i0] : memref<39xi32>
    %u = arith.addi %t, %e : i32
    affine.yield %u : i32
  }
  return %h0 : i32
}
