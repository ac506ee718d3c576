func.func @product(%A: memref<200x300xf64>, %B: memref<300x400xf64>, %C: memref<200x400xf64>) {
  affine.for %i = 0 to 200 {
    affine.for %j = 0 to 400 {
      affine.for %k = 0 to 300 {
        %a = affine.load %A[%i, %k] : memref<200x300xf64>
        %b = affine.load %B[%k, %j] : memref<300x400xf64>
        %p = arith.mulf %a, %b : f64
        %c = affine.load %C[%i, %j] : memref<200x400xf64>
        %s = arith.addf %c, %p : f64
        affine.store %s, %C[%i, %j] : memref<200x400xf64>
      }
    }
  }
  return
}
func.func @recurrence(%n: index, %x: memref<?xf64>) {
  affine.for %i = 1 to %n {
    %a = affine.load %x[%i - 1] : memref<?xf64>
    %b = affine.load %x[%i] : memref<?xf64>
    %s = arith.addf %a, %b : f64
    affine.store %s, %x[%i] : memref<?xf64>
  }
  return
}
func.func @escape(%x: memref<8xf32>) {
  affine.for %i = 0 to 8 { // <b> & "quoted"
    %a = affine.load %x[%i] : memref<8xf32>
    %s = arith.addf %a, %a : f32
    affine.store %s, %x[%i] : memref<8xf32>
  }
  return
}
