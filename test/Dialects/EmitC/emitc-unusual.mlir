// RUN: %opt %s | FileCheck %s
// RUN: %opt %s | %opt | FileCheck %s
//
// Types, constants and regions that are unusual and valid.

// An operand that occurs twice is one name in the region.
// CHECK-LABEL: emitc.func @twice
emitc.func @twice(%a: i32) -> i32 {
  // CHECK: %[[R:.*]] = expression %[[A:.*]], %[[A]] : (i32, i32) -> i32 {
  // CHECK-NEXT: add %[[A]], %[[A]]
  %r = emitc.expression %a, %a : (i32, i32) -> i32 {
    %x = add %a, %a : (i32, i32) -> i32
    yield %x : i32
  }
  emitc.return %r : i32
}

// CHECK-LABEL: emitc.func @empty_body
emitc.func @empty_body(%a: i1) {
  // CHECK: do {
  // CHECK-NEXT: } while {
  emitc.do {
  } while {
    %r = emitc.expression %a : (i1) -> i1 {
      %x = logical_not %a : i1
      yield %x : i1
    }
    emitc.yield %r : i1
  }
  emitc.return
}

// A declaration may be public, types are nested, and an index is the number of a size_t.
// CHECK: emitc.func @declared(!emitc.ptr<!emitc.ptr<tuple<tuple<i32>, tensor<3xf32>>>>)
emitc.func @declared(!emitc.ptr<!emitc.ptr<tuple<tuple<i32>, tensor<3xf32>>>>)
// CHECK-LABEL: emitc.func @sizes
emitc.func @sizes(%a: !emitc.array<3xi32>) {
  // CHECK: "emitc.constant"() <{value = 7 : index}> : () -> !emitc.size_t
  %0 = "emitc.constant"() <{value = 7 : index}> : () -> !emitc.size_t
  // CHECK: cast %{{.*}} : !emitc.array<3xi32> to !emitc.ptr<i32>
  %1 = emitc.cast %a : !emitc.array<3xi32> to !emitc.ptr<i32>
  emitc.return
}
