// Electric and magnetic fields by finite differences in time.
// CALL: f64[1000x1200] f64[1000x1200] f64[1000x1200] f64[50]
func.func @kernel_fdtd_2d(%ex: memref<1000x1200xf64>, %ey: memref<1000x1200xf64>,
                          %hz: memref<1000x1200xf64>, %fict: memref<50xf64>) {
  %half = arith.constant 0.5 : f64
  %constant = arith.constant 0.7 : f64
  affine.for %t = 0 to 50 {
    affine.for %j = 0 to 1200 {
      %fict_value = affine.load %fict[%t] : memref<50xf64>
      affine.store %fict_value, %ey[0, %j] : memref<1000x1200xf64>
    }
    affine.for %i = 1 to 1000 {
      affine.for %j = 0 to 1200 {
        %ey_value = affine.load %ey[%i, %j] : memref<1000x1200xf64>
        %hz_value = affine.load %hz[%i, %j] : memref<1000x1200xf64>
        %hz_value_1 = affine.load %hz[%i - 1, %j] : memref<1000x1200xf64>
        %sub = arith.subf %hz_value, %hz_value_1 fastmath<contract> : f64
        %mul = arith.mulf %half, %sub fastmath<contract> : f64
        %sub_1 = arith.subf %ey_value, %mul fastmath<contract> : f64
        affine.store %sub_1, %ey[%i, %j] : memref<1000x1200xf64>
      }
    }
    affine.for %i = 0 to 1000 {
      affine.for %j = 1 to 1200 {
        %ex_value = affine.load %ex[%i, %j] : memref<1000x1200xf64>
        %hz_value = affine.load %hz[%i, %j] : memref<1000x1200xf64>
        %hz_value_1 = affine.load %hz[%i, %j - 1] : memref<1000x1200xf64>
        %sub = arith.subf %hz_value, %hz_value_1 fastmath<contract> : f64
        %mul = arith.mulf %half, %sub fastmath<contract> : f64
        %sub_1 = arith.subf %ex_value, %mul fastmath<contract> : f64
        affine.store %sub_1, %ex[%i, %j] : memref<1000x1200xf64>
      }
    }
    affine.for %i = 0 to 999 {
      affine.for %j = 0 to 1199 {
        %hz_value = affine.load %hz[%i, %j] : memref<1000x1200xf64>
        %ex_value = affine.load %ex[%i, %j + 1] : memref<1000x1200xf64>
        %ex_value_1 = affine.load %ex[%i, %j] : memref<1000x1200xf64>
        %sub = arith.subf %ex_value, %ex_value_1 fastmath<contract> : f64
        %ey_value = affine.load %ey[%i + 1, %j] : memref<1000x1200xf64>
        %add = arith.addf %sub, %ey_value fastmath<contract> : f64
        %ey_value_1 = affine.load %ey[%i, %j] : memref<1000x1200xf64>
        %sub_1 = arith.subf %add, %ey_value_1 fastmath<contract> : f64
        %mul = arith.mulf %constant, %sub_1 fastmath<contract> : f64
        %sub_2 = arith.subf %hz_value, %mul fastmath<contract> : f64
        affine.store %sub_2, %hz[%i, %j] : memref<1000x1200xf64>
      }
    }
  }
  return
}
