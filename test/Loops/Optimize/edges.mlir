// RUN: %run-fn -O3 %s
// RUN: strata opt %s --verify-each --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64 threads=2 min-parallel-work=1})' -o /dev/null
//
// Loops at the edges of the support by passes of optimize-loops.

// RUN-FN: short_stage() == 20
// RUN-FN: maximum_of_few([1, 9, 2], 2) == 9
// RUN-FN: unsigned_maximum() == 199
// RUN-FN: stream_in_loop(3) == 3

// One stage has fewer rows than the time steps are apart.
func.func @short_stage() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<100x8xi32>
  %b = memref.alloc() : memref<100x8xi32>
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 8 {
      affine.store %one, %a[%i, %j] : memref<100x8xi32>
      affine.store %one, %b[%i, %j] : memref<100x8xi32>
    }
  }
  affine.for %t = 0 to 4 {
    affine.for %i = 1 to 99 {
      affine.for %j = 1 to 8 {
        %0 = affine.load %a[%i, %j - 1] : memref<100x8xi32>
        %1 = affine.load %a[%i + 1, %j] : memref<100x8xi32>
        %2 = arith.addi %0, %1 : i32
        affine.store %2, %a[%i, %j] : memref<100x8xi32>
      }
    }
    affine.for %i = 50 to 52 {
      affine.for %j = 1 to 8 {
        %0 = affine.load %b[%i, %j] : memref<100x8xi32>
        %1 = arith.addi %0, %one : i32
        affine.store %1, %b[%i, %j] : memref<100x8xi32>
      }
    }
  }
  %sum = affine.for %i = 48 to 54 iter_args(%s = %zero) -> (i32) {
    %x = affine.load %b[%i, 3] : memref<100x8xi32>
    %next = arith.addi %s, %x : i32
    affine.yield %next : i32
  }
  %x = affine.load %b[20, 0] : memref<100x8xi32>
  %y = affine.load %b[50, 3] : memref<100x8xi32>
  %z = arith.addi %sum, %x : i32
  %w = arith.addi %z, %y : i32
  memref.dealloc %a : memref<100x8xi32>
  memref.dealloc %b : memref<100x8xi32>
  return %w : i32
}

// The neutral value of maxnumf is NaN, which nnan forbids.
func.func @maximum_of_few(%m: memref<?xf32>, %n: index) -> f32 {
  %init = arith.constant 5.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%a = %init) -> (f32) {
    %l = affine.load %m[%i] : memref<?xf32>
    %x = arith.maxnumf %l, %a fastmath<nnan,nsz> : f32
    affine.yield %x : f32
  }
  return %r : f32
}

func.func @unsigned_maximum() -> f32 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  %z = arith.constant dense<0.0> : vector<4xf32>
  %k0 = arith.constant 0 : index
  %m = memref.alloc() : memref<256x4xf32>
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 4 {
      %x = arith.index_cast %i : index to i32
      %y = arith.sitofp %x : i32 to f32
      affine.store %y, %m[%i, %j] : memref<256x4xf32>
    }
  }
  %r = scf.for unsigned %i = %c0 to %c200 step %c1 iter_args(%a = %z) -> (vector<4xf32>) : i8 {
    %k = arith.index_castui %i : i8 to index
    %v = vector.load %m[%k, %k0] : memref<256x4xf32>, vector<4xf32>
    %n = arith.maximumf %a, %v : vector<4xf32>
    scf.yield %n : vector<4xf32>
  }
  memref.dealloc %m : memref<256x4xf32>
  %first = vector.extract %r[0] : f32 from vector<4xf32>
  return %first : f32
}

// Memory that is allocated in the nest has no version by its address.
func.func @stream_in_loop(%v: f32) -> f32 {
  %s = memref.alloc() : memref<f32>
  affine.store %v, %s[] : memref<f32>
  affine.for %t = 0 to 2 {
    %m = memref.alloc() : memref<2000000xf32>
    affine.for %i = 0 to 2000000 {
      %x = affine.load %s[] : memref<f32>
      affine.store %x, %m[%i] : memref<2000000xf32>
    }
    memref.dealloc %m : memref<2000000xf32>
  }
  %x = affine.load %s[] : memref<f32>
  memref.dealloc %s : memref<f32>
  return %x : f32
}

// A statement about memory after a nest that is divided among threads is not one of the nest.
func.func @statement_after(%a: memref<20x20xf32>, %x: f32) -> memref<20x20xf32> {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      affine.store %x, %a[%i, %j] : memref<20x20xf32>
    }
  }
  %b = memref.alloc() : memref<20x20xf32>
  %e:2 = memref.distinct_objects %a, %b : memref<20x20xf32>, memref<20x20xf32>
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %e#0[%i, %j] : memref<20x20xf32>
      affine.store %0, %e#1[%i, %j] : memref<20x20xf32>
    }
  }
  return %b : memref<20x20xf32>
}

// Calls are no stages of a stencil.
func.func private @g(index, memref<64xi32>)
func.func @calls(%a: memref<64xi32>, %b: memref<64xi32>) {
  affine.for %t = 0 to 5 {
    affine.for %i = 1 to 63 {
      func.call @g(%i, %a) : (index, memref<64xi32>) -> ()
    }
    affine.for %i = 1 to 63 {
      %l = affine.load %a[%i - 1] : memref<64xi32>
      affine.store %l, %b[%i] : memref<64xi32>
    }
  }
  return
}
