// CALL: i8[32768]<100 i8[32768]<100 -> i32
func.func @dot_bytes(%x: memref<?xi8>, %y: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi8>
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> (i32) {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %aWide = arith.extsi %a : i8 to i32
    %bWide = arith.extsi %b : i8 to i32
    %p = arith.muli %aWide, %bWide : i32
    %next = arith.addi %s, %p : i32
    affine.yield %next : i32
  }
  return %sum : i32
}
