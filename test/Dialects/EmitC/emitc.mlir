// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  emitc.func @callee(%arg0: i32) -> i32 attributes {foo} {
    return %arg0 : i32
  }
  emitc.func private @ext(i32) attributes {specifiers = ["extern"]}
  emitc.declare_func @callee {a}
  emitc.global @g1 : i32 = 5 {a}
  emitc.global static @g2 : !emitc.array<4xi32> = dense<1> {a}
  emitc.global extern const @g3 : !emitc.array<4xi32>
  emitc.global @g4 : !emitc.opaque<"T"> = #emitc.opaque<"{}">
  emitc.include "x.h"
  emitc.include <"x.h">
  emitc.verbatim "a {{}}" {a}
  emitc.class @C {
    emitc.field @f : i32 {a}
    emitc.field @g : !emitc.array<1xf32> = dense<0.000000e+00> {a}
    emitc.func @m() {
      %0 = get_field @f : i32
      return
    }
  }
  emitc.class final @D {
  }
  emitc.file "foo" attributes {a} {
  }
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i1, %arg4: !emitc.lvalue<i32>, %arg5: !emitc.lvalue<!emitc.opaque<"T">>, %arg6: !emitc.ptr<i32>, %arg7: !emitc.array<4x2xi32>, %arg8: index, %arg9: !emitc.lvalue<!emitc.ptr<!emitc.opaque<"T">>>, %arg10: !emitc.opaque<"T">) {
    %0 = "emitc.variable"() <{value = 5 : i32}> : () -> !emitc.lvalue<i32>
    %1 = emitc.add %arg0, %arg1 {a} : (i32, i32) -> i32
    %2 = emitc.address_of %arg4 : !emitc.lvalue<i32> {a}
    %3 = emitc.apply "&"(%arg4) {a} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    emitc.assign %arg0 : i32 to %0 : <i32> {a}
    %4 = emitc.bitwise_not %arg0 {a} : (i32) -> i32
    %5 = emitc.call @callee(%arg0) {a} : (i32) -> i32
    %6 = emitc.call_opaque "x"(%arg0) {a, args = [0 : index], template_args = [i32]} : (i32) -> i32
    %7 = emitc.cast %arg0 {a} : i32 to f32
    %8 = emitc.cmp eq, %arg0, %arg1 {a} : (i32, i32) -> i1
    %9 = emitc.cmp ne, %arg0, %arg1 : (i32, i32) -> i1
    %10 = emitc.cmp lt, %arg0, %arg1 : (i32, i32) -> i1
    %11 = emitc.cmp le, %arg0, %arg1 : (i32, i32) -> i1
    %12 = emitc.cmp gt, %arg0, %arg1 : (i32, i32) -> i1
    %13 = emitc.cmp ge, %arg0, %arg1 : (i32, i32) -> i1
    %14 = emitc.cmp three_way, %arg0, %arg1 : (i32, i32) -> i1
    %15 = emitc.conditional %arg3, %arg0, %arg1 {a} : i32
    %16 = "emitc.constant"() <{value = 5 : i32}> {a} : () -> i32
    %17 = "emitc.constant"() <{value = #emitc.opaque<"x">}> {a} : () -> i32
    %18 = emitc.dereference %arg6 : !emitc.ptr<i32> {a}
    emitc.do {
      verbatim "x"
    } while {
      %38 = expression  : () -> i1 {
        %39 = call_opaque "g"() : () -> i1
        yield %39 : i1
      }
      yield %38 : i1
    } attributes {a}
    %19 = emitc.expression %arg0, %arg1 : (i32, i32) -> i32 {
      %38 = add %arg0, %arg1 : (i32, i32) -> i32
      yield {a} %38 : i32
    }
    %20 = emitc.expression %arg0 : (i32) -> i32 {
      %38 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %38 : i32
    }
    emitc.for %arg11 = %arg0 to %arg1 step %arg0  : i32 {
    } {a}
    emitc.for %arg11 = %arg8 to %arg8 step %arg8 {
    }
    %21 = emitc.get_global @g1 : !emitc.lvalue<i32> {a}
    emitc.if %arg3 {
    } {a}
    emitc.if %arg3 {
    } else {
    } {a}
    %22 = emitc.literal "M_PI" {a} : f32
    %23 = emitc.load %arg4 {a} : <i32>
    %24 = emitc.logical_and %arg0, %arg1 {a} : i32, i32
    %25 = emitc.logical_not %arg0 {a} : i32
    %26 = "emitc.member"(%arg5) <{member = "b"}> {a} : (!emitc.lvalue<!emitc.opaque<"T">>) -> !emitc.lvalue<i32>
    %27 = "emitc.member_of_ptr"(%arg9) <{member = "b"}> {a} : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"T">>>) -> !emitc.lvalue<i32>
    %28 = emitc.mul %arg0, %arg1 {a} : (i32, i32) -> i32
    %29 = emitc.rem %arg0, %arg1 {a} : (i32, i32) -> i32
    %30 = emitc.subscript %arg7[%arg8, %arg8] {a} : (!emitc.array<4x2xi32>, index, index) -> !emitc.lvalue<i32>
    %31 = emitc.subscript %arg10[%arg8] {a} : (!emitc.opaque<"T">, index) -> !emitc.lvalue<i32>
    emitc.switch %arg0 : i32 {a} 
    case 1 {
      yield
    }
    case 2 {
      verbatim "a"
      yield
    }
    default {
    }
    emitc.switch %arg0 : i32 
    default {
    }
    %32 = emitc.unary_minus %arg0 {a} : (i32) -> i32
    %33 = "emitc.variable"() <{value = 5 : i32}> {a} : () -> !emitc.lvalue<i32>
    %34 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<4xi32>
    emitc.verbatim "{} + {}" args %arg0, %arg1 : i32, i32 {a}
    %35 = "a.b"() : () -> !emitc.size_t
    %36 = "a.b"() : () -> !emitc.ssize_t
    %37 = "a.b"() : () -> !emitc.ptrdiff_t
    return
  }
}

