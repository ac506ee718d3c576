// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Regions that are executed once.

// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1) -> (i64, i64) {
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[X:[a-z0-9_]+]]:2 = "x"() : () -> (i64, i64)
// CHECK-NEXT:   cf.br ^bb3(%[[X]]#0, %[[X]]#1 : i64, i64)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   %[[Y:.*]] = "y"() : () -> i64
// CHECK-NEXT:   cf.br ^bb3(%[[Y]], %[[Y]] : i64, i64)
// CHECK-NEXT: ^bb3(%[[ARG:[a-z0-9_]+]]: i64, %[[ARG_1:[a-z0-9_]+]]: i64):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return %[[ARG]], %[[ARG_1]] : i64, i64
// CHECK-NEXT: }
func.func @blocks(%c: i1) -> (i64, i64) {
  %r:2 = scf.execute_region -> (i64, i64) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %x:2 = "x"() : () -> (i64, i64)
    scf.yield %x#0, %x#1 : i64, i64
  ^b:
    %y = "y"() : () -> i64
    scf.yield %y, %y : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

// -----

// CHECK-LABEL: func.func @not_inlined
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i64) -> i64 {
// CHECK-NEXT:   scf.execute_region no_inline {
// CHECK-NEXT:     %[[X:.*]] = "x"() : () -> i64
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[D]] : i64
// CHECK-NEXT: }
func.func @not_inlined(%c: i1, %d: i64) -> i64 {
  %r:2 = scf.execute_region -> (i64, i64) no_inline {
    %x = "x"() : () -> i64
    scf.yield %x, %d : i64, i64
  }
  return %r#1 : i64
}

// -----

// CHECK-LABEL: func.func @switch
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index, %[[A:[a-z0-9_]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:   %[[X:.*]] = "x"() : () -> f32
// CHECK-NEXT:   scf.index_switch %[[I]]
// CHECK-NEXT:   case 2 {
// CHECK-NEXT:     %[[Y:.*]] = "y"() : () -> f32
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[Y_1:.*]] = "z"() : () -> f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INDEX_SWITCH:.*]] = scf.index_switch %[[I]] -> f32
// CHECK-NEXT:   case 2 {
// CHECK-NEXT:     %[[Y_2:.*]] = "y"() : () -> f32
// CHECK-NEXT:     scf.yield %[[Y_2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     %[[Y_3:.*]] = "z"() : () -> f32
// CHECK-NEXT:     scf.yield %[[Y_3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[X]], %[[A]], %[[INDEX_SWITCH]] : f32, f32, f32
// CHECK-NEXT: }
func.func @switch(%i: index, %a: f32) -> (f32, f32, f32) {
  %c3 = arith.constant 3 : index
  %0 = scf.index_switch %c3 -> f32
  case 2 { scf.yield %a : f32 }
  case 3 {
    %x = "x"() : () -> f32
    scf.yield %x : f32
  }
  default { scf.yield %a : f32 }
  %1:2 = scf.index_switch %i -> f32, f32
  case 2 {
    %y = "y"() : () -> f32
    scf.yield %a, %y : f32, f32
  }
  default {
    %y = "z"() : () -> f32
    scf.yield %a, %y : f32, f32
  }
  %2:2 = scf.index_switch %i -> f32, f32
  case 2 {
    %y = "y"() : () -> f32
    scf.yield %y, %y : f32, f32
  }
  default {
    %y = "z"() : () -> f32
    scf.yield %y, %y : f32, f32
  }
  return %0, %1#0, %2#1 : f32, f32, f32
}
