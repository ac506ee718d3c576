// RUN: grep 'RUN-FN[:]' %s > %t.forward
// RUN: strata opt --affine-scalrep %s >> %t.forward
// RUN: %run-fn %s
// RUN: %run-fn %t.forward
//
// Loads get the value of the last store, also in loops of scf, and stores that are read stay.

// The store at the end of an iteration is read by the next one.
// RUN-FN: carried(0) == 1
// RUN-FN: carried(3) == 8
func.func @carried(%n: index) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %one = arith.constant 1 : i32
  affine.store %one, %m[0] : memref<1xi32>
  scf.for %i = %zero to %n step %step {
    %x = affine.load %m[0] : memref<1xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}

// A store in a branch, and one in a loop that may have no iterations.
// RUN-FN: branch(false, 0) == 1
// RUN-FN: branch(true, 0) == 2
// RUN-FN: branch(true, 4) == 3
func.func @branch(%flag: i1, %n: index) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  affine.store %one, %m[0] : memref<1xi32>
  scf.if %flag {
    affine.store %two, %m[0] : memref<1xi32>
  }
  affine.for %i = 0 to %n {
    affine.store %three, %m[0] : memref<1xi32>
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}

// A store in the body of scf.while, whose condition reads it.
// RUN-FN: whileLoop(5) == 8
func.func @whileLoop(%limit: i32) -> i32 {
  %m = memref.alloca() : memref<1xi32>
  %one = arith.constant 1 : i32
  affine.store %one, %m[0] : memref<1xi32>
  scf.while : () -> () {
    %x = affine.load %m[0] : memref<1xi32>
    %more = arith.cmpi slt, %x, %limit : i32
    scf.condition(%more)
  } do {
    %x = affine.load %m[0] : memref<1xi32>
    %y = arith.addi %x, %x : i32
    affine.store %y, %m[0] : memref<1xi32>
    scf.yield
  }
  %r = affine.load %m[0] : memref<1xi32>
  return %r : i32
}

// The vector is read in parts.
// RUN-FN: vectors() == 9
func.func @vectors() -> i32 {
  %m = memref.alloca() : memref<4xi32>
  %ones = arith.constant dense<1> : vector<4xi32>
  %seven = arith.constant 7 : i32
  affine.vector_store %ones, %m[0] : memref<4xi32>, vector<4xi32>
  affine.store %seven, %m[2] : memref<4xi32>
  %v = affine.vector_load %m[0] : memref<4xi32>, vector<4xi32>
  %x = vector.extract %v[2] : i32 from vector<4xi32>
  %y = vector.extract %v[3] : i32 from vector<4xi32>
  %s = arith.addi %x, %y : i32
  %t = arith.addi %s, %y : i32
  return %t : i32
}
