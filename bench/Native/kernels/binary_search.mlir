// Finds the place in x for each number of y; x need not be sorted here.
// CALL: i32[4096]<1000000 i32[65536]<1000000 i32[65536]<7
func.func @binary_search(%x: memref<4096xi32>, %y: memref<65536xi32>, %z: memref<65536xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %n = arith.constant 4096 : index
  affine.for %i = 0 to 65536 {
    %v = affine.load %y[%i] : memref<65536xi32>
    %lo, %hi = scf.while (%l = %zero, %h = %n) : (index, index) -> (index, index) {
      %c = arith.cmpi ult, %l, %h : index
      scf.condition(%c) %l, %h : index, index
    } do {
    ^bb0(%l: index, %h: index):
      %s = arith.addi %l, %h : index
      %m = arith.divui %s, %two : index
      %e = memref.load %x[%m] : memref<4096xi32>
      %c = arith.cmpi slt, %e, %v : i32
      %m1 = arith.addi %m, %one : index
      %nl = arith.select %c, %m1, %l : index
      %nh = arith.select %c, %h, %m : index
      scf.yield %nl, %nh : index, index
    }
    %r = arith.index_cast %lo : index to i32
    affine.store %r, %z[%i] : memref<65536xi32>
  }
  return
}
