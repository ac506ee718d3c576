// Covariance of the columns of a table.
// CALL: f64=500 f64[500x400] f64[400x400]=zeros f64[400]=zeros
func.func @kernel_covariance(%n: f64, %data: memref<500x400xf64>, %cov: memref<400x400xf64>,
                             %mean: memref<400xf64>) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  affine.for %j = 0 to 400 {
    affine.store %zero, %mean[%j] : memref<400xf64>
    affine.for %i = 0 to 500 {
      %mean_value = affine.load %mean[%j] : memref<400xf64>
      %data_value = affine.load %data[%i, %j] : memref<500x400xf64>
      %add = arith.addf %mean_value, %data_value fastmath<contract> : f64
      affine.store %add, %mean[%j] : memref<400xf64>
    }
    %mean_value = affine.load %mean[%j] : memref<400xf64>
    %div = arith.divf %mean_value, %n fastmath<contract> : f64
    affine.store %div, %mean[%j] : memref<400xf64>
  }
  affine.for %i = 0 to 500 {
    affine.for %j = 0 to 400 {
      %data_value = affine.load %data[%i, %j] : memref<500x400xf64>
      %mean_value = affine.load %mean[%j] : memref<400xf64>
      %sub = arith.subf %data_value, %mean_value fastmath<contract> : f64
      affine.store %sub, %data[%i, %j] : memref<500x400xf64>
    }
  }
  affine.for %i = 0 to 400 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 400 {
      affine.store %zero, %cov[%i, %j] : memref<400x400xf64>
      affine.for %k = 0 to 500 {
        %cov_value = affine.load %cov[%i, %j] : memref<400x400xf64>
        %data_value = affine.load %data[%k, %i] : memref<500x400xf64>
        %data_value_1 = affine.load %data[%k, %j] : memref<500x400xf64>
        %mul = arith.mulf %data_value, %data_value_1 fastmath<contract> : f64
        %add = arith.addf %cov_value, %mul fastmath<contract> : f64
        affine.store %add, %cov[%i, %j] : memref<400x400xf64>
      }
      %cov_value = affine.load %cov[%i, %j] : memref<400x400xf64>
      %sub = arith.subf %n, %one fastmath<contract> : f64
      %div = arith.divf %cov_value, %sub fastmath<contract> : f64
      affine.store %div, %cov[%i, %j] : memref<400x400xf64>
      %cov_value_1 = affine.load %cov[%i, %j] : memref<400x400xf64>
      affine.store %cov_value_1, %cov[%j, %i] : memref<400x400xf64>
    }
  }
  return
}
