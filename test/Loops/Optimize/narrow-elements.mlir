// RUN: %run-fn -O3 %s
// RUN: strata check-passes %s --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v3})'
//
// Vectors of elements whose bits have gaps between them in memory would have another layout.

// RUN-FN: product_i1() == true
// RUN-FN: product_i4() == 1
// RUN-FN: product_i24() == -1396159
// RUN-FN: product_i16() == -19903
func.func @product_i1() -> i1 {
  %a = memref.alloc() : memref<8x4xi1>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i1
      affine.store %x, %a[%i, %j] : memref<8x4xi1>
    }
  }
  %b = memref.alloc() : memref<4x24xi1>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i1
      affine.store %x, %b[%i, %j] : memref<4x24xi1>
    }
  }
  %c = memref.alloc() : memref<8x24xi1>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i1
      affine.store %x, %c[%i, %j] : memref<8x24xi1>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      affine.for %k = 0 to 4 {
        %x = affine.load %a[%i, %k] : memref<8x4xi1>
        %y = affine.load %b[%k, %j] : memref<4x24xi1>
        %p = arith.muli %x, %y : i1
        %o = affine.load %c[%i, %j] : memref<8x24xi1>
        %n = arith.addi %o, %p : i1
        affine.store %n, %c[%i, %j] : memref<8x24xi1>
      }
    }
  }
  %zero = arith.constant 1 : i1
  %factor = arith.constant 1 : i1
  %sum = affine.for %i = 0 to 8 iter_args(%h = %zero) -> i1 {
    %row = affine.for %j = 0 to 24 iter_args(%g = %h) -> i1 {
      %x = affine.load %c[%i, %j] : memref<8x24xi1>
      %u = arith.muli %g, %factor : i1
      %v = arith.addi %u, %x : i1
      affine.yield %v : i1
    }
    affine.yield %row : i1
  }
  return %sum : i1
}

func.func @product_i4() -> i4 {
  %a = memref.alloc() : memref<8x4xi4>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i4
      affine.store %x, %a[%i, %j] : memref<8x4xi4>
    }
  }
  %b = memref.alloc() : memref<4x24xi4>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i4
      affine.store %x, %b[%i, %j] : memref<4x24xi4>
    }
  }
  %c = memref.alloc() : memref<8x24xi4>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i4
      affine.store %x, %c[%i, %j] : memref<8x24xi4>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      affine.for %k = 0 to 4 {
        %x = affine.load %a[%i, %k] : memref<8x4xi4>
        %y = affine.load %b[%k, %j] : memref<4x24xi4>
        %p = arith.muli %x, %y : i4
        %o = affine.load %c[%i, %j] : memref<8x24xi4>
        %n = arith.addi %o, %p : i4
        affine.store %n, %c[%i, %j] : memref<8x24xi4>
      }
    }
  }
  %zero = arith.constant 1 : i4
  %factor = arith.constant 3 : i4
  %sum = affine.for %i = 0 to 8 iter_args(%h = %zero) -> i4 {
    %row = affine.for %j = 0 to 24 iter_args(%g = %h) -> i4 {
      %x = affine.load %c[%i, %j] : memref<8x24xi4>
      %u = arith.muli %g, %factor : i4
      %v = arith.addi %u, %x : i4
      affine.yield %v : i4
    }
    affine.yield %row : i4
  }
  return %sum : i4
}

func.func @product_i24() -> i24 {
  %a = memref.alloc() : memref<8x4xi24>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i24
      affine.store %x, %a[%i, %j] : memref<8x4xi24>
    }
  }
  %b = memref.alloc() : memref<4x24xi24>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i24
      affine.store %x, %b[%i, %j] : memref<4x24xi24>
    }
  }
  %c = memref.alloc() : memref<8x24xi24>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i24
      affine.store %x, %c[%i, %j] : memref<8x24xi24>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      affine.for %k = 0 to 4 {
        %x = affine.load %a[%i, %k] : memref<8x4xi24>
        %y = affine.load %b[%k, %j] : memref<4x24xi24>
        %p = arith.muli %x, %y : i24
        %o = affine.load %c[%i, %j] : memref<8x24xi24>
        %n = arith.addi %o, %p : i24
        affine.store %n, %c[%i, %j] : memref<8x24xi24>
      }
    }
  }
  %zero = arith.constant 1 : i24
  %factor = arith.constant 3 : i24
  %sum = affine.for %i = 0 to 8 iter_args(%h = %zero) -> i24 {
    %row = affine.for %j = 0 to 24 iter_args(%g = %h) -> i24 {
      %x = affine.load %c[%i, %j] : memref<8x24xi24>
      %u = arith.muli %g, %factor : i24
      %v = arith.addi %u, %x : i24
      affine.yield %v : i24
    }
    affine.yield %row : i24
  }
  return %sum : i24
}

func.func @product_i16() -> i16 {
  %a = memref.alloc() : memref<8x4xi16>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i16
      affine.store %x, %a[%i, %j] : memref<8x4xi16>
    }
  }
  %b = memref.alloc() : memref<4x24xi16>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i16
      affine.store %x, %b[%i, %j] : memref<4x24xi16>
    }
  }
  %c = memref.alloc() : memref<8x24xi16>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i16
      affine.store %x, %c[%i, %j] : memref<8x24xi16>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 24 {
      affine.for %k = 0 to 4 {
        %x = affine.load %a[%i, %k] : memref<8x4xi16>
        %y = affine.load %b[%k, %j] : memref<4x24xi16>
        %p = arith.muli %x, %y : i16
        %o = affine.load %c[%i, %j] : memref<8x24xi16>
        %n = arith.addi %o, %p : i16
        affine.store %n, %c[%i, %j] : memref<8x24xi16>
      }
    }
  }
  %zero = arith.constant 1 : i16
  %factor = arith.constant 3 : i16
  %sum = affine.for %i = 0 to 8 iter_args(%h = %zero) -> i16 {
    %row = affine.for %j = 0 to 24 iter_args(%g = %h) -> i16 {
      %x = affine.load %c[%i, %j] : memref<8x24xi16>
      %u = arith.muli %g, %factor : i16
      %v = arith.addi %u, %x : i16
      affine.yield %v : i16
    }
    affine.yield %row : i16
  }
  return %sum : i16
}
