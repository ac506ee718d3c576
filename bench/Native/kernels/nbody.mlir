// CALL: f64[128x3] f64[128] f64[128x3]
func.func @nbody(%p: memref<?x3xf64>, %m: memref<?xf64>, %f: memref<?x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %soft = arith.constant 1.0e-3 : f64
  %n = memref.dim %p, %c0 : memref<?x3xf64>
  scf.for %i = %c0 to %n step %c1 {
    %xi = memref.load %p[%i, %c0] : memref<?x3xf64>
    %yi = memref.load %p[%i, %c1] : memref<?x3xf64>
    %zi = memref.load %p[%i, %c2] : memref<?x3xf64>
    %sum:3 = scf.for %j = %c0 to %n step %c1 iter_args(%fx = %zero, %fy = %zero, %fz = %zero) -> (f64, f64, f64) {
      %xj = memref.load %p[%j, %c0] : memref<?x3xf64>
      %yj = memref.load %p[%j, %c1] : memref<?x3xf64>
      %zj = memref.load %p[%j, %c2] : memref<?x3xf64>
      %mj = memref.load %m[%j] : memref<?xf64>
      %dx = arith.subf %xj, %xi : f64
      %dy = arith.subf %yj, %yi : f64
      %dz = arith.subf %zj, %zi : f64
      %xx = arith.mulf %dx, %dx : f64
      %yy = arith.mulf %dy, %dy : f64
      %zz = arith.mulf %dz, %dz : f64
      %xy = arith.addf %xx, %yy : f64
      %xyz = arith.addf %xy, %zz : f64
      %r2 = arith.addf %xyz, %soft : f64
      %r = math.sqrt %r2 : f64
      %r3 = arith.mulf %r2, %r : f64
      %s = arith.divf %mj, %r3 : f64
      %gx = arith.mulf %s, %dx : f64
      %gy = arith.mulf %s, %dy : f64
      %gz = arith.mulf %s, %dz : f64
      %nx = arith.addf %fx, %gx : f64
      %ny = arith.addf %fy, %gy : f64
      %nz = arith.addf %fz, %gz : f64
      scf.yield %nx, %ny, %nz : f64, f64, f64
    }
    memref.store %sum#0, %f[%i, %c0] : memref<?x3xf64>
    memref.store %sum#1, %f[%i, %c1] : memref<?x3xf64>
    memref.store %sum#2, %f[%i, %c2] : memref<?x3xf64>
  }
  return
}
