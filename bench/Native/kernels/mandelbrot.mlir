// CALL: i32[48x64]
func.func @mandelbrot(%counts: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %limit = arith.constant 200 : i32
  %f0 = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %step = arith.constant 0.05 : f64
  %left = arith.constant -2.2 : f64
  %top = arith.constant -1.2 : f64
  %m = memref.dim %counts, %c0 : memref<?x?xi32>
  %n = memref.dim %counts, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c1 {
    %i32 = arith.index_cast %i : index to i32
    %fi = arith.sitofp %i32 : i32 to f64
    %di = arith.mulf %fi, %step : f64
    %im = arith.addf %top, %di : f64
    scf.for %j = %c0 to %n step %c1 {
      %j32 = arith.index_cast %j : index to i32
      %fj = arith.sitofp %j32 : i32 to f64
      %dj = arith.mulf %fj, %step : f64
      %re = arith.addf %left, %dj : f64
      %end:3 = scf.while (%x = %f0, %y = %f0, %count = %zero) : (f64, f64, i32) -> (f64, f64, i32) {
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %norm = arith.addf %xx, %yy : f64
        %inside = arith.cmpf ole, %norm, %four : f64
        %more = arith.cmpi slt, %count, %limit : i32
        %go = arith.andi %inside, %more : i1
        scf.condition(%go) %x, %y, %count : f64, f64, i32
      } do {
      ^bb0(%x: f64, %y: f64, %count: i32):
        %xx = arith.mulf %x, %x : f64
        %yy = arith.mulf %y, %y : f64
        %difference = arith.subf %xx, %yy : f64
        %nextX = arith.addf %difference, %re : f64
        %x2 = arith.mulf %two, %x : f64
        %xy = arith.mulf %x2, %y : f64
        %nextY = arith.addf %xy, %im : f64
        %next = arith.addi %count, %one : i32
        scf.yield %nextX, %nextY, %next : f64, f64, i32
      }
      memref.store %end#2, %counts[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
