// AUTOUPDATE
// RUN: %opt --convert-scf-to-emitc --convert-arith-to-emitc --reconcile-unrealized-casts %s | FileCheck %s
//
// Results and carried values are variables.

// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[CONSTANT:.*]] = "emitc.constant"() <{value = 0 : i32}> : () -> i32
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = "emitc.constant"() <{value = 1 : i32}> : () -> i32
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
// CHECK-NEXT:   emitc.assign %[[X]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:   emitc.for %[[ARG2:[a-z0-9_]+]] = %[[CONSTANT]] to %[[N]] step %[[CONSTANT_1]]  : i32 {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE]] : <f32>
// CHECK-NEXT:     %[[ADD:.*]] = add %[[LOAD]], %[[X]] : (f32, f32) -> f32
// CHECK-NEXT:     assign %[[ADD]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_1:.*]] = emitc.load %[[VARIABLE]] : <f32>
// CHECK-NEXT:   return %[[LOAD_1]] : f32
// CHECK-NEXT: }
func.func @sum(%n: i32, %x: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> f32 : i32 {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}

// All values are loaded before one is assigned.
// CHECK-LABEL: func.func @swap
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i32, %[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
// CHECK-NEXT:   %[[VARIABLE_1:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<f32>
// CHECK-NEXT:   emitc.assign %[[X]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:   emitc.assign %[[Y]] : f32 to %[[VARIABLE_1]] : <f32>
// CHECK-NEXT:   emitc.for %[[ARG3:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]]  : i32 {
// CHECK-NEXT:     %[[LOAD:.*]] = load %[[VARIABLE]] : <f32>
// CHECK-NEXT:     %[[LOAD_1:.*]] = load %[[VARIABLE_1]] : <f32>
// CHECK-NEXT:     assign %[[LOAD_1]] : f32 to %[[VARIABLE]] : <f32>
// CHECK-NEXT:     assign %[[LOAD]] : f32 to %[[VARIABLE_1]] : <f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD_2:.*]] = emitc.load %[[VARIABLE]] : <f32>
// CHECK-NEXT:   %[[LOAD_3:.*]] = emitc.load %[[VARIABLE_1]] : <f32>
// CHECK-NEXT:   return %[[LOAD_2]] : f32
// CHECK-NEXT: }
func.func @swap(%n: i32, %x: f32, %y: f32) -> f32 {
  %r:2 = scf.for %i = %n to %n step %n iter_args(%s = %x, %t = %y) -> (f32, f32) : i32 {
    scf.yield %t, %s : f32, f32
  }
  return %r#0 : f32
}

// CHECK-LABEL: func.func @nest
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<4xindex>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to !emitc.size_t
// CHECK-NEXT:   emitc.for %[[ARG2:[a-z0-9_]+]] = %[[UNREALIZED_CONVERSION_CAST]] to %[[UNREALIZED_CONVERSION_CAST]] step %[[UNREALIZED_CONVERSION_CAST]]  : !emitc.size_t {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[ARG2]] : !emitc.size_t to index
// CHECK-NEXT:     for %[[ARG3:[a-z0-9_]+]] = %[[ARG2]] to %[[UNREALIZED_CONVERSION_CAST]] step %[[UNREALIZED_CONVERSION_CAST]]  : !emitc.size_t {
// CHECK-NEXT:       %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[ARG3]] : !emitc.size_t to index
// CHECK-NEXT:       memref.store %[[UNREALIZED_CONVERSION_CAST_2]], %[[M]][%[[UNREALIZED_CONVERSION_CAST_1]]] : memref<4xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nest(%n: index, %m: memref<4xindex>) {
  scf.for %i = %n to %n step %n {
    scf.for %j = %i to %n step %n {
      memref.store %j, %m[%i] : memref<4xindex>
    }
  }
  return
}

// CHECK-LABEL: func.func @if
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   emitc.if %[[C]] {
// CHECK-NEXT:     func.call @f() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.if %[[C]] {
// CHECK-NEXT:     assign %[[A]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     assign %[[B]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = emitc.load %[[VARIABLE]] : <i32>
// CHECK-NEXT:   return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @if(%c: i1, %a: i32, %b: i32) -> i32 {
  scf.if %c {
    func.call @f() : () -> ()
  }
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func private @f()
func.func private @f()

// CHECK-LABEL: func.func @switch
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[N]] : index to !emitc.size_t
// CHECK-NEXT:   %[[VARIABLE:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT:   emitc.switch %[[UNREALIZED_CONVERSION_CAST]] : !emitc.size_t
// CHECK-NEXT:   case 2 {
// CHECK-NEXT:     assign %[[A]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:     yield
// CHECK-NEXT:   }
// CHECK-NEXT:   case -3 {
// CHECK-NEXT:     assign %[[B]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:     yield
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[ADD:.*]] = add %[[A]], %[[B]] : (i32, i32) -> i32
// CHECK-NEXT:     assign %[[ADD]] : i32 to %[[VARIABLE]] : <i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[LOAD:.*]] = emitc.load %[[VARIABLE]] : <i32>
// CHECK-NEXT:   return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @switch(%n: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %n -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -3 {
    scf.yield %b : i32
  }
  default {
    %s = arith.addi %a, %b overflow<nsw> : i32
    scf.yield %s : i32
  }
  return %r : i32
}
