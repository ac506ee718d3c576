// Loops and places by integers of 32 bits.
// CALL: f32[16384] f32[16384] i32=128
func.func @loop_i32(%x: memref<?xf32>, %y: memref<?xf32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %k = arith.constant 3.0 : f32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %n step %c1 : i32 {
      %row = arith.muli %i, %n overflow<nsw> : i32
      %place32 = arith.addi %row, %j overflow<nsw> : i32
      %place = arith.index_cast %place32 : i32 to index
      %a = memref.load %x[%place] : memref<?xf32>
      %b = arith.mulf %a, %k : f32
      memref.store %b, %y[%place] : memref<?xf32>
    }
  }
  return
}
