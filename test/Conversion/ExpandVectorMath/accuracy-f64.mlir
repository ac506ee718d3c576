// The numbers of results that differ from those of the C library by more than 4 units in the last place.
//
// RUN: %run-fn -O3 %s
// RUN-FN: count_errors() == (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
//
// RUN: strata opt --expand-vector-math=fma=false %s | strata run - --entry=count_errors | FileCheck %s
// RUN: strata opt --expand-vector-math=ulp=4 %s | strata run - --entry=count_errors | FileCheck %s
// CHECK-NOT: {{[1-9]}}
//
// REQUIRES: codegen

func.func private @differs(%got: f64, %want: f64) -> i32 {
  %got_bits = arith.bitcast %got : f64 to i64
  %want_bits = arith.bitcast %want : f64 to i64
  %difference = arith.subi %got_bits, %want_bits : i64
  %limit = arith.constant 4 : i64
  %shifted = arith.addi %difference, %limit : i64
  %range = arith.constant 8 : i64
  %is_far = arith.cmpi ugt, %shifted, %range : i64
  %differs = arith.extui %is_far : i1 to i32
  return %differs : i32
}

func.func private @count_exp() -> i32 {
  %begin = arith.constant 0 : index
  %end = arith.constant 500 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %first = arith.constant -104.0 : f64
  %step = arith.constant 0.387 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.exp %x fastmath<afn> : f64
    %want = math.exp %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -151.0 : f64
  %step = arith.constant 0.563 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.exp2 %x fastmath<afn> : f64
    %want = math.exp2 %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -18.0 : f64
  %step = arith.constant 0.213 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.expm1 %x fastmath<afn> : f64
    %want = math.expm1 %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -10.0 : f64
  %step = arith.constant 0.0403 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.tanh %x fastmath<afn> : f64
    %want = math.tanh %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -4.5 : f64
  %step = arith.constant 0.01803 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.erf %x fastmath<afn> : f64
    %want = math.erf %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant 0.01 : f64
  %step = arith.constant 0.0137 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.log %x fastmath<afn> : f64
    %want = math.log %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant 0.01 : f64
  %step = arith.constant 0.0137 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.log2 %x fastmath<afn> : f64
    %want = math.log2 %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant 0.01 : f64
  %step = arith.constant 0.0137 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.log10 %x fastmath<afn> : f64
    %want = math.log10 %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -0.9999 : f64
  %step = arith.constant 0.0173 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.log1p %x fastmath<afn> : f64
    %want = math.log1p %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -88.0 : f64
  %step = arith.constant 0.3501 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.sinh %x fastmath<afn> : f64
    %want = math.sinh %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -88.0 : f64
  %step = arith.constant 0.3501 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.cosh %x fastmath<afn> : f64
    %want = math.cosh %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -10.0 : f64
  %step = arith.constant 0.0401 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.atan %x fastmath<afn> : f64
    %want = math.atan %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -1.0 : f64
  %step = arith.constant 0.003999 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.asin %x fastmath<afn> : f64
    %want = math.asin %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant -1.0 : f64
  %step = arith.constant 0.003999 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %got = math.acos %x fastmath<afn> : f64
    %want = math.acos %x : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
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
  %first = arith.constant 0.01 : f64
  %step = arith.constant 0.0213 : f64
  %second = arith.constant -9.0 : f64
  %change = arith.constant 0.0371 : f64
  %errors = scf.for %i = %begin to %end step %one iter_args(%sum = %none) -> i32 {
    %i32 = arith.index_cast %i : index to i32
    %number = arith.sitofp %i32 : i32 to f64
    %offset = arith.mulf %number, %step : f64
    %x = arith.addf %first, %offset : f64
    %bend = arith.mulf %number, %change : f64
    %y = arith.addf %second, %bend : f64
    %got = math.powf %x, %y fastmath<afn> : f64
    %want = math.powf %x, %y : f64
    %differs = func.call @differs(%got, %want) : (f64, f64) -> i32
    %next = arith.addi %sum, %differs : i32
    scf.yield %next : i32
  }
  return %errors : i32
}

func.func @count_errors() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %exp = func.call @count_exp() : () -> i32
  %exp2 = func.call @count_exp2() : () -> i32
  %expm1 = func.call @count_expm1() : () -> i32
  %tanh = func.call @count_tanh() : () -> i32
  %erf = func.call @count_erf() : () -> i32
  %log = func.call @count_log() : () -> i32
  %log2 = func.call @count_log2() : () -> i32
  %log10 = func.call @count_log10() : () -> i32
  %log1p = func.call @count_log1p() : () -> i32
  %sinh = func.call @count_sinh() : () -> i32
  %cosh = func.call @count_cosh() : () -> i32
  %atan = func.call @count_atan() : () -> i32
  %asin = func.call @count_asin() : () -> i32
  %acos = func.call @count_acos() : () -> i32
  %powf = func.call @count_powf() : () -> i32
  return %exp, %exp2, %expm1, %tanh, %erf, %log, %log2, %log10, %log1p, %sinh, %cosh, %atan, %asin, %acos, %powf : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
