// CALL: i8[65536]<100 i8=32 -> i64
func.func @count_bytes(%text: memref<?xi8>, %byte: i8) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %text, %c0 : memref<?xi8>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %b = memref.load %text[%i] : memref<?xi8>
    %is = arith.cmpi eq, %b, %byte : i8
    %one = arith.extui %is : i1 to i64
    %next = arith.addi %s, %one : i64
    scf.yield %next : i64
  }
  return %count : i64
}
