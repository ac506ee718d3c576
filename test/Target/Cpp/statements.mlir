// RUN: %strata translate --mlir-to-cpp %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: %strata translate --to=cpp --declare-variables-at-top %s | FileCheck %s --check-prefix=TOP --match-full-lines --strict-whitespace

// Types, assignments, control flow and calls.

//      CHECK:#include <stdio.h>
// CHECK-NEXT:#include "own.h"
emitc.include <"stdio.h">
emitc.include "own.h"

//      CHECK:static const float table[2][2] = {1.000000000e+00f, 2.000000000e+00f, 3.000000000e+00f, 4.000000000e+00f};
// CHECK-NEXT:extern int64_t shared;
emitc.global static const @table : !emitc.array<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
emitc.global extern @shared : i64

// CHECK-NEXT:extern int32_t f(int32_t[3], float*);
emitc.func private @f(!emitc.array<3xi32>, !emitc.ptr<f32>) -> i32 attributes {specifiers = ["extern"]}

// CHECK-NEXT:void types(bool v1, uint8_t v2, int16_t v3, size_t v4, ptrdiff_t v5, ssize_t v6, _Float16 v7, __bf16 v8, double v9, int32_t v10[3][4], Tensor<float, 4> v11, std::tuple<int8_t, name> v12) {
// CHECK-NEXT:  return;
// CHECK-NEXT:}
emitc.func @types(%a: i1, %b: ui8, %c: si16, %d: index, %e: !emitc.ptrdiff_t, %f: !emitc.ssize_t, %g: f16, %h: bf16, %i: f64, %j: !emitc.array<3x4xi32>, %k: tensor<4xf32>, %l: tuple<i8, !emitc.opaque<"name">>) {
  emitc.return
}

// CHECK-NEXT:int32_t control(int32_t v1, bool v2, size_t v3) {
// CHECK-NEXT:  int32_t v4 = -7;
// CHECK-NEXT:  int32_t v5;
// CHECK-NEXT:  int32_t v6 = 5;
// CHECK-NEXT:  if (v2) {
// CHECK-NEXT:    v5 = v4;
// CHECK-NEXT:  } else {
// CHECK-NEXT:    v5 = v1;
// CHECK-NEXT:  }
// CHECK-NEXT:  for (size_t i7 = v3; i7 < v3; i7 += v3) {
// CHECK-NEXT:    for (size_t j8 = i7; j8 < v3; j8 += v3) {
// CHECK-NEXT:      use(j8);
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  switch (v1) {
// CHECK-NEXT:  case -2: {
// CHECK-NEXT:    use(v4);
// CHECK-NEXT:    break;
// CHECK-NEXT:  }
// CHECK-NEXT:  default: {
// CHECK-NEXT:    break;
// CHECK-NEXT:  }
// CHECK-NEXT:  }
// CHECK-NEXT:  bool v9;
// CHECK-NEXT:  do {
// CHECK-NEXT:  } while (v9);
// CHECK-NEXT:  int32_t v10 = v5;
// CHECK-NEXT:  return v10;
// CHECK-NEXT:}
//        TOP:int32_t control(int32_t v1, bool v2, size_t v3) {
//   TOP-NEXT:  int32_t v4;
//   TOP-NEXT:  int32_t v5;
//   TOP-NEXT:  int32_t v6;
//   TOP-NEXT:  bool v7;
//   TOP-NEXT:  bool v8;
//   TOP-NEXT:  int32_t v9;
//   TOP-NEXT:  v4 = -7;
//   TOP-NEXT:  ;
//   TOP-NEXT:  v6 = 5;
//   TOP-NEXT:  if (v2) {
emitc.func @control(%a: i32, %c: i1, %n: !emitc.size_t) -> i32 {
  %0 = "emitc.constant"() <{value = -7 : i32}> : () -> i32
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %w = "emitc.variable"() <{value = 5 : i32}> : () -> !emitc.lvalue<i32>
  emitc.if %c {
    emitc.assign %0 : i32 to %v : <i32>
  } else {
    emitc.assign %a : i32 to %v : <i32>
  }
  emitc.for %i = %n to %n step %n : !emitc.size_t {
    emitc.for %j = %i to %n step %n : !emitc.size_t {
      emitc.call_opaque "use"(%j) : (!emitc.size_t) -> ()
    }
  }
  emitc.switch %a : i32
  case -2 {
    emitc.call_opaque "use"(%0) : (i32) -> ()
    emitc.yield
  }
  default {
  }
  %b = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i1>
  emitc.do {
  } while {
    %r = emitc.expression %b : (!emitc.lvalue<i1>) -> i1 {
      %l = load %b : <i1>
      yield %l : i1
    }
    emitc.yield %r : i1
  }
  %1 = emitc.load %v : <i32>
  emitc.return %1 : i32
}

// CHECK-NEXT:void calls(int32_t v1, float v2) {
// CHECK-NEXT:  int32_t v3;
// CHECK-NEXT:  float v4;
// CHECK-NEXT:  std::tie(v3, v4) = make<int32_t, 3>(v2, 7, {1, 2}, T());
// CHECK-NEXT:  text({ v1);
// CHECK-NEXT:  calls(v3, v4);
// CHECK-NEXT:  return;
// CHECK-NEXT:}
emitc.func @calls(%a: i32, %b: f32) {
  %0:2 = emitc.call_opaque "make"(%a, %b) {args = [1 : index, 7 : i32, dense<[1, 2]> : tensor<2xi8>, #emitc.opaque<"T()">], template_args = [i32, 3 : i32]} : (i32, f32) -> (i32, f32)
  emitc.verbatim "text({{ {});" args %a : i32
  emitc.call @calls(%0#0, %0#1) : (i32, f32) -> ()
  emitc.return
}

// CHECK-NEXT:void places(int32_t* v1, int32_t v2) {
// CHECK-NEXT:  S v3;
// CHECK-NEXT:  S* v4;
// CHECK-NEXT:  int32_t v5 = v1[v2];
// CHECK-NEXT:  v3.x = v5;
// CHECK-NEXT:  v4->x = v5;
// CHECK-NEXT:  S* v6 = v4;
// CHECK-NEXT:  (*v6).x = v5;
// CHECK-NEXT:  int64_t* v7 = &shared;
// CHECK-NEXT:  int64_t v8 = *v7;
// CHECK-NEXT:  float v9 = table[v2][v2];
// CHECK-NEXT:  float v10 = v9 + PI;
// CHECK-NEXT:  return;
// CHECK-NEXT:}
emitc.func @places(%p: !emitc.ptr<i32>, %i: i32) {
  %s = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %q = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %e = emitc.subscript %p[%i] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  %0 = emitc.load %e : <i32>
  %m = "emitc.member"(%s) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  emitc.assign %0 : i32 to %m : <i32>
  %mp = "emitc.member_of_ptr"(%q) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  emitc.assign %0 : i32 to %mp : <i32>
  %r = emitc.load %q : <!emitc.ptr<!emitc.opaque<"S">>>
  %d = emitc.dereference %r : !emitc.ptr<!emitc.opaque<"S">>
  %dm = "emitc.member"(%d) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  emitc.assign %0 : i32 to %dm : <i32>
  %g = emitc.get_global @shared : !emitc.lvalue<i64>
  %a = emitc.address_of %g : !emitc.lvalue<i64>
  %1 = emitc.apply "*"(%a) : (!emitc.ptr<i64>) -> i64
  %t = emitc.get_global @table : !emitc.array<2x2xf32>
  %te = emitc.subscript %t[%i, %i] : (!emitc.array<2x2xf32>, i32, i32) -> !emitc.lvalue<f32>
  %2 = emitc.load %te : <f32>
  %l = emitc.literal "PI" : f32
  %3 = emitc.add %2, %l : (f32, f32) -> f32
  emitc.return
}
