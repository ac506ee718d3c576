// Insertion sort of rows.
// CALL: i32[64x32]<1000 i32[64x32]
func.func @sort(%from: memref<?x32xi32>, %to: memref<?x32xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %m = memref.dim %from, %c0 : memref<?x32xi32>
  scf.for %r = %c0 to %m step %c1 {
    scf.for %i = %c0 to %c32 step %c1 {
      %value = memref.load %from[%r, %i] : memref<?x32xi32>
      %place = scf.while (%j = %i) : (index) -> index {
        %positive = arith.cmpi sgt, %j, %c0 : index
        %go = scf.if %positive -> (i1) {
          %before = arith.subi %j, %c1 : index
          %other = memref.load %to[%r, %before] : memref<?x32xi32>
          %greater = arith.cmpi sgt, %other, %value : i32
          scf.yield %greater : i1
        } else {
          %no = arith.constant false
          scf.yield %no : i1
        }
        scf.condition(%go) %j : index
      } do {
      ^bb0(%j: index):
        %before = arith.subi %j, %c1 : index
        %other = memref.load %to[%r, %before] : memref<?x32xi32>
        memref.store %other, %to[%r, %j] : memref<?x32xi32>
        scf.yield %before : index
      }
      memref.store %value, %to[%r, %place] : memref<?x32xi32>
    }
  }
  return
}
