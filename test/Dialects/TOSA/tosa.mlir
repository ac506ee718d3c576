// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  func.func @elementwise(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi1>) {
    %0 = tosa.abs %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = tosa.ceil %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = tosa.clz %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = tosa.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = tosa.exp %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = tosa.floor %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = tosa.log %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = tosa.reciprocal %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = tosa.rsqrt %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = tosa.sigmoid %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = tosa.tanh %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = tosa.bitwise_not %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = tosa.cos %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = tosa.sin %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = tosa.cast %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = tosa.identity %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %17 = tosa.sub %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %18 = tosa.pow %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %19 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %20 = tosa.bitwise_and %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %21 = tosa.bitwise_or %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %22 = tosa.bitwise_xor %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %23 = tosa.logical_left_shift %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %24 = tosa.logical_right_shift %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %25 = tosa.maximum %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %26 = tosa.minimum %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %27 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE, other = unit} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %28 = tosa.equal %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xi1>
    %29 = tosa.greater %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xi1>
    %30 = tosa.greater_equal %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xi1>
    %31 = tosa.logical_and %arg3, %arg3 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %32 = tosa.logical_or %arg3, %arg3 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %33 = tosa.logical_xor %arg3, %arg3 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %34 = tosa.logical_not %arg3 : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %35 = tosa.intdiv %arg2, %arg2 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %36 = tosa.custom %arg0 {domain_name = "a", implementation_attrs = "x", operator_name = "y"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = tosa.const_shape  {values = dense<2> : tensor<3xindex>} : () -> !tosa.shape<3>
    %38 = tosa.add_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %39 = tosa.sub_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %40 = tosa.mul_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %41 = tosa.div_ceil_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %42 = tosa.div_floor_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %43 = tosa.mod_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %44 = tosa.max_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %45 = tosa.min_shape %37, %37 : (!tosa.shape<3>, !tosa.shape<3>) -> !tosa.shape<3>
    %46 = tosa.exp2_shape %37 : (!tosa.shape<3>) -> !tosa.shape<3>
    %47 = tosa.log2_ceil_shape %37 : (!tosa.shape<3>) -> !tosa.shape<3>
    %48 = tosa.log2_floor_shape %37 : (!tosa.shape<3>) -> !tosa.shape<3>
    %49 = tosa.dim %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
    %50 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %51 = "v"() : () -> i32
    %52 = "v"() : () -> i8
    %53 = tosa.apply_scale %51, %51, %52 {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
    return
  }
  func.func @control(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<f32>) {
    %0 = tosa.while_loop (%arg3 = %arg1) : (tensor<i32>) -> tensor<i32> {
      %2 = tosa.greater %arg3, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %2 : tensor<i1>
    } do {
    ^bb0(%arg3: tensor<i32>):
      tosa.yield %arg3 : tensor<i32>
    } attributes {foo}
    %1 = tosa.cond_if %arg0 : tensor<i1> -> tensor<i32> {
      tosa.yield %arg1 : tensor<i32>
    } else {
      tosa.yield %0 {a} : tensor<i32>
    } {foo}
    return
  }
  tosa.variable @v {foo} = dense<1.000000e+00> : tensor<2x3xf32>
  tosa.variable @w {foo} : tensor<2x?xf32>
  tosa.variable @w2 {foo} : tensor<f32>
  func.func @variables() {
    %0 = tosa.variable_read @w {a} : tensor<2x?xf32>
    tosa.variable_write @w {a}, %0 : tensor<2x?xf32>
    %1 = "v"() {a = #tosa.resize_mode<BILINEAR>, b = !tosa.mxint8} : () -> tensor<2x!tosa.mxint8>
    return
  }
}

