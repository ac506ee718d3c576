// The neutral value of each reduction, and the operation that does it in memory if there is one.
// RUN: %opt --split-input-file --convert-scf-to-openmp %s | FileCheck %s

func.func @red(%a: index, %b: index, %c: index, %z: f32, %o: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    scf.reduce(%o : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.mulf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i64, %o: i64) -> i64 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i64 {
    scf.reduce(%o : i64) {
    ^bb0(%x: i64, %y: i64):
      %s = arith.muli %x, %y : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(1 : i64) : i64
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.andi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(-1 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw _and %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.ori %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(0 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw _or %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.xori %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(0 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw _xor %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f32, %o: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    scf.reduce(%o : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = llvm.fadd %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw fadd %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, f32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: vector<4xi32>, %o: vector<4xi32>) -> vector<4xi32> {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> vector<4xi32> {
    scf.reduce(%o : vector<4xi32>) {
    ^bb0(%x: vector<4xi32>, %y: vector<4xi32>):
      %s = arith.addi %x, %y : vector<4xi32>
      scf.reduce.return %s : vector<4xi32>
    }
  }
  return %r : vector<4xi32>
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i1, %o: i1) -> i1 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i1 {
    scf.reduce(%o : i1) {
    ^bb0(%x: i1, %y: i1):
      %s = arith.muli %x, %y : i1
      scf.reduce.return %s : i1
    }
  }
  return %r : i1
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(true) : i1
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f32, %o: f32) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f32 {
    scf.reduce(%o : f32) {
    ^bb0(%x: f32, %y: f32):
      %p = arith.cmpf olt, %x, %y : f32
      %s = arith.select %p, %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(3.40282347E+38 : f32) : f32
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f64, %o: f64) -> f64 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f64 {
    scf.reduce(%o : f64) {
    ^bb0(%x: f64, %y: f64):
      %p = arith.cmpf oge, %x, %y : f64
      %s = arith.select %p, %x, %y : f64
      scf.reduce.return %s : f64
    }
  }
  return %r : f64
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(-1.7976931348623157E+308 : f64) : f64
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: f16, %o: f16) -> f16 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> f16 {
    scf.reduce(%o : f16) {
    ^bb0(%x: f16, %y: f16):
      %p = arith.cmpf ogt, %x, %y : f16
      %s = arith.select %p, %y, %x : f16
      scf.reduce.return %s : f16
    }
  }
  return %r : f16
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(6.550400e+04 : f16) : f16
// CHECK-NOT: atomic
// CHECK: func.func

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi sge, %x, %y : i32
      %s = arith.select %p, %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw max %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi slt, %x, %y : i32
      %s = arith.select %p, %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(2147483647 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw min %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi ult, %x, %y : i32
      %s = arith.select %p, %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(-1 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw umin %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32

// -----

func.func @red(%a: index, %b: index, %c: index, %z: i32, %o: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init(%z) -> i32 {
    scf.reduce(%o : i32) {
    ^bb0(%x: i32, %y: i32):
      %p = arith.cmpi ule, %x, %y : i32
      %s = arith.select %p, %y, %x : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

// CHECK-LABEL: omp.declare_reduction
// CHECK: llvm.mlir.constant(0 : i32) : i32
// CHECK: ^bb0(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr)
// CHECK: %[[LOAD:.*]] = llvm.load
// CHECK: llvm.atomicrmw umax %[[ARG0]], %[[LOAD]] monotonic : !llvm.ptr, i32
