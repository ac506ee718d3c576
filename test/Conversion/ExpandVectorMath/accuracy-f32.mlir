// The numbers of results that differ from those of the C library for f64 by more than 4 units in the last place.
//
// RUN: %run-fn -O3 %s
// RUN-FN: count_errors() == (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
//
// RUN: strata opt --expand-vector-math=fma=false %s | strata run - --entry=count_errors | FileCheck %s
// RUN: strata opt --expand-vector-math=ulp=4 %s | strata run - --entry=count_errors | FileCheck %s
// CHECK-NOT: {{[1-9]}}
//
// REQUIRES: codegen

func.func private @differs(%got: f32, %exact: f64) -> i32 {
  %want = arith.truncf %exact : f64 to f32
  %got_bits = arith.bitcast %got : f32 to i32
  %want_bits = arith.bitcast %want : f32 to i32
  %difference = arith.subi %got_bits, %want_bits : i32
  %limit = arith.constant 4 : i32
  %shifted = arith.addi %difference, %limit : i32
  %range = arith.constant 8 : i32
  %is_far = arith.cmpi ugt, %shifted, %range : i32
  %differs = arith.extui %is_far : i1 to i32
  return %differs : i32
}

func.func private @count_exp() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -104.0 : f32
  %step = arith.constant 0.387 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.exp %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.exp %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_exp2() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -151.0 : f32
  %step = arith.constant 0.563 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.exp2 %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.exp2 %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_expm1() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -18.0 : f32
  %step = arith.constant 0.213 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.expm1 %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.expm1 %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_tanh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -10.0 : f32
  %step = arith.constant 0.0403 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.tanh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.tanh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_erf() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -4.5 : f32
  %step = arith.constant 0.01803 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.erf %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.erf %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_erfc() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -4.0 : f32
  %step = arith.constant 0.02603 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.erfc %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.erfc %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_log() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant 0.01 : f32
  %step = arith.constant 0.0137 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.log %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.log %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_log2() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant 0.01 : f32
  %step = arith.constant 0.0137 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.log2 %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.log2 %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_log10() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant 0.01 : f32
  %step = arith.constant 0.0137 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.log10 %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.log10 %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_log1p() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -0.9999 : f32
  %step = arith.constant 0.0173 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.log1p %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.log1p %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_sin() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -2000.0 : f32
  %step = arith.constant 7.937 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.sin %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.sin %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_cos() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -2000.0 : f32
  %step = arith.constant 7.937 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.cos %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.cos %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_tan() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -2000.0 : f32
  %step = arith.constant 7.937 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.tan %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.tan %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_cbrt() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -100.0 : f32
  %step = arith.constant 0.4003 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.cbrt %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.cbrt %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_sinh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -88.0 : f32
  %step = arith.constant 0.3501 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.sinh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.sinh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_cosh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -88.0 : f32
  %step = arith.constant 0.3501 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.cosh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.cosh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_asinh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -30.0 : f32
  %step = arith.constant 0.1201 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.asinh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.asinh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_acosh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant 1.0 : f32
  %step = arith.constant 0.1003 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.acosh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.acosh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_atanh() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -0.9999 : f32
  %step = arith.constant 0.003999 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.atanh %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.atanh %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_atan() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -10.0 : f32
  %step = arith.constant 0.0401 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.atan %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.atan %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_asin() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -1.0 : f32
  %step = arith.constant 0.003999 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.asin %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.asin %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_acos() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -1.0 : f32
  %step = arith.constant 0.003999 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %got = math.acos %x fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %want = math.acos %wide_x : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_powf() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant 0.01 : f32
  %step = arith.constant 0.0213 : f32
  %second = arith.constant -9.0 : f32
  %change = arith.constant 0.0371 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %bend = arith.mulf %number, %change : f32
    %y = arith.addf %second, %bend : f32
    %got = math.powf %x, %y fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %wide_y = arith.extf %y : f32 to f64
    %want = math.powf %wide_x, %wide_y : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func private @count_atan2() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -5.0 : f32
  %step = arith.constant 0.0213 : f32
  %second = arith.constant 3.0 : f32
  %change = arith.constant -0.0137 : f32
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f32
    %offset = arith.mulf %number, %step : f32
    %x = arith.addf %first, %offset : f32
    %bend = arith.mulf %number, %change : f32
    %y = arith.addf %second, %bend : f32
    %got = math.atan2 %x, %y fastmath<afn> : f32
    %wide_x = arith.extf %x : f32 to f64
    %wide_y = arith.extf %y : f32 to f64
    %want = math.atan2 %wide_x, %wide_y : f64
    %differs = func.call @differs(%got, %want) : (f32, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func @count_errors() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %exp = func.call @count_exp() : () -> i32
  %exp2 = func.call @count_exp2() : () -> i32
  %expm1 = func.call @count_expm1() : () -> i32
  %tanh = func.call @count_tanh() : () -> i32
  %erf = func.call @count_erf() : () -> i32
  %erfc = func.call @count_erfc() : () -> i32
  %log = func.call @count_log() : () -> i32
  %log2 = func.call @count_log2() : () -> i32
  %log10 = func.call @count_log10() : () -> i32
  %log1p = func.call @count_log1p() : () -> i32
  %sin = func.call @count_sin() : () -> i32
  %cos = func.call @count_cos() : () -> i32
  %tan = func.call @count_tan() : () -> i32
  %cbrt = func.call @count_cbrt() : () -> i32
  %sinh = func.call @count_sinh() : () -> i32
  %cosh = func.call @count_cosh() : () -> i32
  %asinh = func.call @count_asinh() : () -> i32
  %acosh = func.call @count_acosh() : () -> i32
  %atanh = func.call @count_atanh() : () -> i32
  %atan = func.call @count_atan() : () -> i32
  %asin = func.call @count_asin() : () -> i32
  %acos = func.call @count_acos() : () -> i32
  %powf = func.call @count_powf() : () -> i32
  %atan2 = func.call @count_atan2() : () -> i32
  return %exp, %exp2, %expm1, %tanh, %erf, %erfc, %log, %log2, %log10, %log1p, %sin, %cos, %tan, %cbrt, %sinh, %cosh, %asinh, %acosh, %atanh, %atan, %asin, %acos, %powf, %atan2 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
