// CALL: f32[64x64] f32[64x64]
func.func @softmax(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    %first = memref.load %x[%i, %c0] : memref<?x?xf32>
    %max = scf.for %j = %c1 to %n step %c1 iter_args(%best = %first) -> (f32) {
      %xj = memref.load %x[%i, %j] : memref<?x?xf32>
      %greater = arith.cmpf ogt, %xj, %best : f32
      %next = arith.select %greater, %xj, %best : f32
      scf.yield %next : f32
    }
    %sum = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
      %xj = memref.load %x[%i, %j] : memref<?x?xf32>
      %d = arith.subf %xj, %max : f32
      %e = math.exp %d : f32
      memref.store %e, %y[%i, %j] : memref<?x?xf32>
      %next = arith.addf %s, %e : f32
      scf.yield %next : f32
    }
    scf.for %j = %c0 to %n step %c1 {
      %e = memref.load %y[%i, %j] : memref<?x?xf32>
      %q = arith.divf %e, %sum : f32
      memref.store %q, %y[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
