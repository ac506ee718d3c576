// CALL: i8[65536] -> i64
func.func @sieve(%composite: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %no = arith.constant 0 : i8
  %yes = arith.constant 1 : i8
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %composite, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %no, %composite[%i] : memref<?xi8>
  }
  %primes = scf.for %p = %c2 to %n step %c1 iter_args(%count = %zero) -> (i64) {
    %mark = memref.load %composite[%p] : memref<?xi8>
    %isPrime = arith.cmpi eq, %mark, %no : i8
    %next = scf.if %isPrime -> (i64) {
      %square = arith.muli %p, %p : index
      scf.for %i = %square to %n step %p {
        memref.store %yes, %composite[%i] : memref<?xi8>
      }
      %more = arith.addi %count, %one : i64
      scf.yield %more : i64
    } else {
      scf.yield %count : i64
    }
    scf.yield %next : i64
  }
  return %primes : i64
}
