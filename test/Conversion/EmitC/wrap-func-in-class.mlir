// AUTOUPDATE
// RUN: %opt --wrap-emitc-func-in-class %s | FileCheck %s
//
// Functions as classes.

emitc.func @model(%a: !emitc.array<1xf32> {emitc.field_ref = ["input"]}, %i: i32) -> f32 attributes {specifiers = ["static"]} {
  %0 = emitc.subscript %a[%i] : (!emitc.array<1xf32>, i32) -> !emitc.lvalue<f32>
  %1 = emitc.load %0 : <f32>
  emitc.return %1 : f32
}

emitc.func private @declared(i32)

// CHECK: emitc.class @modelClass {
// CHECK-NEXT:   emitc.field @fieldName0 : !emitc.array<1xf32> {emitc.field_ref = ["input"]}
// CHECK-NEXT:   emitc.field @fieldName1 : i32

// CHECK-LABEL: emitc.func @execute() -> f32 {
// CHECK-NEXT:   %[[GET_FIELD:.*]] = get_field @fieldName0 : !emitc.array<1xf32>
// CHECK-NEXT:   %[[GET_FIELD_1:.*]] = get_field @fieldName1 : i32
// CHECK-NEXT:   %[[SUBSCRIPT:.*]] = subscript %[[GET_FIELD]][%[[GET_FIELD_1]]] : (!emitc.array<1xf32>, i32) -> !emitc.lvalue<f32>
// CHECK-NEXT:   %[[LOAD:.*]] = load %[[SUBSCRIPT]] : <f32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }

// CHECK: emitc.class @declaredClass {

// CHECK-LABEL: emitc.func @execute()
