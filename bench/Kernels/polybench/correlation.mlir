// Correlation of the columns of a table.
// CALL: f64=500 f64[500x400] f64[400x400]=zeros f64[400]=zeros f64[400]=zeros
func.func @kernel_correlation(%n: f64, %data: memref<500x400xf64>, %corr: memref<400x400xf64>,
                              %mean: memref<400xf64>, %deviation: memref<400xf64>) {
  %zero = arith.constant 0.0 : f64
  %constant = arith.constant 0.1 : f64
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
  affine.for %j = 0 to 400 {
    affine.store %zero, %deviation[%j] : memref<400xf64>
    affine.for %i = 0 to 500 {
      %deviation_value = affine.load %deviation[%j] : memref<400xf64>
      %data_value = affine.load %data[%i, %j] : memref<500x400xf64>
      %mean_value = affine.load %mean[%j] : memref<400xf64>
      %sub = arith.subf %data_value, %mean_value fastmath<contract> : f64
      %data_value_1 = affine.load %data[%i, %j] : memref<500x400xf64>
      %mean_value_1 = affine.load %mean[%j] : memref<400xf64>
      %sub_1 = arith.subf %data_value_1, %mean_value_1 fastmath<contract> : f64
      %mul = arith.mulf %sub, %sub_1 fastmath<contract> : f64
      %add = arith.addf %deviation_value, %mul fastmath<contract> : f64
      affine.store %add, %deviation[%j] : memref<400xf64>
    }
    %deviation_value = affine.load %deviation[%j] : memref<400xf64>
    %div = arith.divf %deviation_value, %n fastmath<contract> : f64
    %sqrt = math.sqrt %div : f64
    affine.store %sqrt, %deviation[%j] : memref<400xf64>
    %deviation_value_1 = affine.load %deviation[%j] : memref<400xf64>
    %condition = arith.cmpf ole, %deviation_value_1, %constant : f64
    %deviation_value_2 = affine.load %deviation[%j] : memref<400xf64>
    %selected = arith.select %condition, %one, %deviation_value_2 : f64
    affine.store %selected, %deviation[%j] : memref<400xf64>
  }
  affine.for %i = 0 to 500 {
    affine.for %j = 0 to 400 {
      %data_value = affine.load %data[%i, %j] : memref<500x400xf64>
      %mean_value = affine.load %mean[%j] : memref<400xf64>
      %sub = arith.subf %data_value, %mean_value fastmath<contract> : f64
      affine.store %sub, %data[%i, %j] : memref<500x400xf64>
      %data_value_1 = affine.load %data[%i, %j] : memref<500x400xf64>
      %sqrt = math.sqrt %n : f64
      %deviation_value = affine.load %deviation[%j] : memref<400xf64>
      %mul = arith.mulf %sqrt, %deviation_value fastmath<contract> : f64
      %div = arith.divf %data_value_1, %mul fastmath<contract> : f64
      affine.store %div, %data[%i, %j] : memref<500x400xf64>
    }
  }
  affine.for %i = 0 to 399 {
    affine.store %one, %corr[%i, %i] : memref<400x400xf64>
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 400 {
      affine.store %zero, %corr[%i, %j] : memref<400x400xf64>
      affine.for %k = 0 to 500 {
        %corr_value = affine.load %corr[%i, %j] : memref<400x400xf64>
        %data_value = affine.load %data[%k, %i] : memref<500x400xf64>
        %data_value_1 = affine.load %data[%k, %j] : memref<500x400xf64>
        %mul = arith.mulf %data_value, %data_value_1 fastmath<contract> : f64
        %add = arith.addf %corr_value, %mul fastmath<contract> : f64
        affine.store %add, %corr[%i, %j] : memref<400x400xf64>
      }
      %corr_value = affine.load %corr[%i, %j] : memref<400x400xf64>
      affine.store %corr_value, %corr[%j, %i] : memref<400x400xf64>
    }
  }
  affine.store %one, %corr[399, 399] : memref<400x400xf64>
  return
}
