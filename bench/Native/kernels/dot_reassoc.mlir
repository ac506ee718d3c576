// Additions may be reordered in both programs.
// CALL: f32[16384] f32[16384] -> f32~
func.func @dot_reassoc(%x: memref<?xf32>, %y: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %p = arith.mulf %xi, %yi fastmath<reassoc> : f32
    %next = arith.addf %s, %p fastmath<reassoc> : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
