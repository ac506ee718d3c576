// RUN: %strata translate --mlir-to-cpp %s | FileCheck %s --match-full-lines --strict-whitespace

// Operators, their precedence, and the places of expressions.

//      CHECK:int32_t precedence(int32_t v1, int32_t v2, bool v3) {
// CHECK-NEXT:  return v3 ? (v1 + v2) * v1 - v2 : (int32_t) (-(-5)) << v2 % f(v1 | v2);
// CHECK-NEXT:}
emitc.func @precedence(%a: i32, %b: i32, %c: i1) -> i32 {
  %r = emitc.expression %a, %b, %c : (i32, i32, i1) -> i32 {
    %0 = add %a, %b : (i32, i32) -> i32
    %1 = mul %0, %a : (i32, i32) -> i32
    %2 = sub %1, %b : (i32, i32) -> i32
    %k = "emitc.constant"() <{value = -5 : i32}> : () -> i32
    %3 = unary_minus %k : (i32) -> i32
    %4 = cast %3 : i32 to i32
    %5 = bitwise_or %a, %b : (i32, i32) -> i32
    %6 = call_opaque "f"(%5) : (i32) -> i32
    %7 = rem %b, %6 : (i32, i32) -> i32
    %8 = bitwise_left_shift %4, %7 : (i32, i32) -> i32
    %9 = conditional %c, %2, %8 : i32
    yield %9 : i32
  }
  emitc.return %r : i32
}

// CHECK-NEXT:bool operators(int32_t v1, int32_t v2) {
// CHECK-NEXT:  int32_t v3 = v1 / v2;
// CHECK-NEXT:  int32_t v4 = ~v3;
// CHECK-NEXT:  int32_t v5 = +v4;
// CHECK-NEXT:  int32_t v6 = v5 & v2;
// CHECK-NEXT:  int32_t v7 = v6 ^ v2;
// CHECK-NEXT:  int32_t v8 = v7 >> v2;
// CHECK-NEXT:  order v9 = v8 <=> v2;
// CHECK-NEXT:  bool v10 = v8 >= v2;
// CHECK-NEXT:  bool v11 = !v10;
// CHECK-NEXT:  bool v12 = v10 && v11;
// CHECK-NEXT:  bool v13 = v12 || v10;
// CHECK-NEXT:  return v13;
// CHECK-NEXT:}
emitc.func @operators(%a: i32, %b: i32) -> i1 {
  %0 = emitc.div %a, %b : (i32, i32) -> i32
  %1 = emitc.bitwise_not %0 : (i32) -> i32
  %2 = emitc.unary_plus %1 : (i32) -> i32
  %3 = emitc.bitwise_and %2, %b : (i32, i32) -> i32
  %4 = emitc.bitwise_xor %3, %b : (i32, i32) -> i32
  %5 = emitc.bitwise_right_shift %4, %b : (i32, i32) -> i32
  %6 = emitc.cmp three_way, %5, %b : (i32, i32) -> !emitc.opaque<"order">
  %7 = emitc.cmp ge, %5, %b : (i32, i32) -> i1
  %8 = emitc.logical_not %7 : i1
  %9 = emitc.logical_and %7, %8 : i1, i1
  %10 = emitc.logical_or %9, %7 : i1, i1
  emitc.return %10 : i1
}

// An expression stands where it is used, unless a call or load would change its order.
// CHECK-NEXT:void inlined(int32_t v1, int32_t v2) {
// CHECK-NEXT:  int32_t v3;
// CHECK-NEXT:  int32_t v4 = v1 + v2;
// CHECK-NEXT:  int32_t v5 = v3;
// CHECK-NEXT:  use();
// CHECK-NEXT:  for (int32_t i6 = v1; i6 < (v1 == v2); i6 += v4) {
// CHECK-NEXT:  }
// CHECK-NEXT:  use(v5);
// CHECK-NEXT:  v3 = f(v2);
// CHECK-NEXT:  if ((bool) v3) {
// CHECK-NEXT:  }
// CHECK-NEXT:  return;
// CHECK-NEXT:}
emitc.func @inlined(%a: i32, %b: i32) {
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %0 = emitc.expression %a, %b noinline : (i32, i32) -> i32 {
    %x = add %a, %b : (i32, i32) -> i32
    yield %x : i32
  }
  %1 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %x = cmp eq, %a, %b : (i32, i32) -> i32
    yield %x : i32
  }
  %2 = emitc.expression %v : (!emitc.lvalue<i32>) -> i32 {
    %x = load %v : <i32>
    yield %x : i32
  }
  emitc.call_opaque "use"() : () -> ()
  emitc.for %i = %a to %1 step %0 : i32 {
  }
  emitc.call_opaque "use"(%2) : (i32) -> ()
  %3 = emitc.expression %b : (i32) -> i32 {
    %x = call_opaque "f"(%b) : (i32) -> i32
    yield %x : i32
  }
  emitc.assign %3 : i32 to %v : <i32>
  %4 = emitc.expression %v : (!emitc.lvalue<i32>) -> i1 {
    %x = load %v : <i32>
    %y = cast %x : i32 to i1
    yield %y : i1
  }
  emitc.if %4 {
  }
  emitc.return
}

// CHECK-NEXT:void constants() {
// CHECK-NEXT:  double v1 = 1.00000000000000010e-01;
// CHECK-NEXT:  float v2 = -INFINITY;
// CHECK-NEXT:  float v3 = NAN;
// CHECK-NEXT:  _Float16 v4 = 1.50000e+00f16;
// CHECK-NEXT:  __bf16 v5 = 1.5000e+00bf16;
// CHECK-NEXT:  uint64_t v6 = 18446744073709551615;
// CHECK-NEXT:  bool v7 = true;
// CHECK-NEXT:  size_t v8 = 3;
// CHECK-NEXT:  Tensor<int32_t, 2> v9 = {-1, 2};
// CHECK-NEXT:  return;
// CHECK-NEXT:}
emitc.func @constants() {
  %0 = "emitc.constant"() <{value = 0.1 : f64}> : () -> f64
  %1 = "emitc.constant"() <{value = 0xFF800000 : f32}> : () -> f32
  %2 = "emitc.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
  %3 = "emitc.constant"() <{value = 1.5 : f16}> : () -> f16
  %4 = "emitc.constant"() <{value = 1.5 : bf16}> : () -> bf16
  %5 = "emitc.constant"() <{value = 18446744073709551615 : ui64}> : () -> ui64
  %6 = "emitc.constant"() <{value = true}> : () -> i1
  %7 = "emitc.constant"() <{value = 3 : index}> : () -> !emitc.size_t
  %8 = "emitc.constant"() <{value = dense<[-1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
  emitc.return
}

// A call moves past operations without effects, and stays before other calls.
// CHECK-NEXT:int32_t g(int32_t);
emitc.func private @g(i32) -> i32

// CHECK-NEXT:int32_t calls(int32_t v1) {
// CHECK-NEXT:  int32_t v2 = g(v1);
// CHECK-NEXT:  use();
// CHECK-NEXT:  if ((bool) v2) {
// CHECK-NEXT:  }
// CHECK-NEXT:  return g(v1);
// CHECK-NEXT:}
emitc.func @calls(%a: i32) -> i32 {
  %0 = emitc.expression %a : (i32) -> i32 {
    %x = call @g(%a) : (i32) -> i32
    yield %x : i32
  }
  emitc.call_opaque "use"() : () -> ()
  %1 = emitc.expression %0 : (i32) -> i1 {
    %x = cast %0 : i32 to i1
    yield %x : i1
  }
  emitc.if %1 {
  }
  %2 = emitc.expression %a : (i32) -> i32 {
    %x = call @g(%a) : (i32) -> i32
    yield %x : i32
  }
  %3 = emitc.literal "X" : i32
  emitc.return %2 : i32
}
