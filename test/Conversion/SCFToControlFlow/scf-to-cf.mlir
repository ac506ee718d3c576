// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-scf-to-cf %s | FileCheck %s
//
// Loops, branches and regions.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%[[A]], %[[X]] : index, f32)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: index, %[[ARG_1:[a-z0-9_]+]]: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[ARG]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[Y:.*]] = arith.addf %[[ARG_1]], %[[X]] : f32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ARG]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb1(%[[ADDI]], %[[Y]] : index, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   cf.br ^bb6(%[[ARG_1]], %[[A]] : f32, index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   cf.br ^bb6(%[[X]], %[[B]] : f32, index)
// CHECK-NEXT: ^bb6(%[[ARG_2:[a-z0-9_]+]]: f32, %[[ARG_3:[a-z0-9_]+]]: index):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // pred: ^bb6
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   "foo.bar"() : () -> ()
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:   cf.br ^bb10(%[[ARG_2]] : f32)
// CHECK-NEXT: ^bb10(%[[ARG_4:[a-z0-9_]+]]: f32):  // 2 preds: ^bb9, ^bb11
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb11(%[[ARG_4]] : f32), ^bb12
// CHECK-NEXT: ^bb11(%[[ARG_5:[a-z0-9_]+]]: f32):  // pred: ^bb10
// CHECK-NEXT:   %[[N:.*]] = arith.addf %[[ARG_5]], %[[ARG_5]] : f32
// CHECK-NEXT:   cf.br ^bb10(%[[N]] : f32)
// CHECK-NEXT: ^bb12:  // pred: ^bb10
// CHECK-NEXT:   cf.br ^bb13
// CHECK-NEXT: ^bb13:  // pred: ^bb12
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb14, ^bb15
// CHECK-NEXT: ^bb14:  // pred: ^bb13
// CHECK-NEXT:   cf.br ^bb16(%[[ARG_4]] : f32)
// CHECK-NEXT: ^bb15:  // pred: ^bb13
// CHECK-NEXT:   cf.br ^bb16(%[[X]] : f32)
// CHECK-NEXT: ^bb16(%[[ARG_6:[a-z0-9_]+]]: f32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[A]] : index to i32
// CHECK-NEXT:   cf.switch %[[INDEX_CAST]] : i32, [
// CHECK-NEXT:     default: ^bb19,
// CHECK-NEXT:     2: ^bb17,
// CHECK-NEXT:     5: ^bb18
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb17:  // pred: ^bb16
// CHECK-NEXT:   cf.br ^bb20(%[[ARG_6]] : f32)
// CHECK-NEXT: ^bb18:  // pred: ^bb16
// CHECK-NEXT:   cf.br ^bb20(%[[ARG_4]] : f32)
// CHECK-NEXT: ^bb19:  // pred: ^bb16
// CHECK-NEXT:   cf.br ^bb20(%[[X]] : f32)
// CHECK-NEXT: ^bb20(%[[ARG_7:[a-z0-9_]+]]: f32):  // 3 preds: ^bb17, ^bb18, ^bb19
// CHECK-NEXT:   cf.br ^bb21(%[[A]] : index)
// CHECK-NEXT: ^bb21(%[[ARG_8:[a-z0-9_]+]]: index):  // 2 preds: ^bb20, ^bb25
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi slt, %[[ARG_8]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_1]], ^bb22, ^bb26
// CHECK-NEXT: ^bb22:  // pred: ^bb21
// CHECK-NEXT:   cf.br ^bb23(%[[B]] : index)
// CHECK-NEXT: ^bb23(%[[ARG_9:[a-z0-9_]+]]: index):  // 2 preds: ^bb22, ^bb24
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi slt, %[[ARG_9]], %[[A]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_2]], ^bb24, ^bb25
// CHECK-NEXT: ^bb24:  // pred: ^bb23
// CHECK-NEXT:   "foo.baz"(%[[ARG_8]], %[[ARG_9]]) : (index, index) -> ()
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ARG_9]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb23(%[[ADDI_1]] : index)
// CHECK-NEXT: ^bb25:  // pred: ^bb23
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[ARG_8]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb21(%[[ADDI_2]] : index)
// CHECK-NEXT: ^bb26:  // pred: ^bb21
// CHECK-NEXT:   cf.br ^bb27(%[[A]], %[[X]] : index, f32)
// CHECK-NEXT: ^bb27(%[[ARG_10:[a-z0-9_]+]]: index, %[[ARG_11:[a-z0-9_]+]]: f32):  // 2 preds: ^bb26, ^bb28
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi slt, %[[ARG_10]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_3]], ^bb28, ^bb29
// CHECK-NEXT: ^bb28:  // pred: ^bb27
// CHECK-NEXT:   %[[SS:.*]] = arith.addf %[[ARG_11]], %[[X]] : f32
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[ARG_10]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb27(%[[ADDI_3]], %[[SS]] : index, f32)
// CHECK-NEXT: ^bb29:  // pred: ^bb27
// CHECK-NEXT:   cf.br ^bb30(%[[A]] : index)
// CHECK-NEXT: ^bb30(%[[ARG_12:[a-z0-9_]+]]: index):  // 2 preds: ^bb29, ^bb31
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi ult, %[[ARG_12]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_4]], ^bb31, ^bb32
// CHECK-NEXT: ^bb31:  // pred: ^bb30
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[ARG_12]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb30(%[[ADDI_4]] : index)
// CHECK-NEXT: ^bb32:  // pred: ^bb30
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb33(%[[C0]] : index)
// CHECK-NEXT: ^bb33(%[[ARG_13:[a-z0-9_]+]]: index):  // 2 preds: ^bb32, ^bb34
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi slt, %[[ARG_13]], %[[C4]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_5]], ^bb34, ^bb35
// CHECK-NEXT: ^bb34:  // pred: ^bb33
// CHECK-NEXT:   "foo.forall"(%[[ARG_13]]) : (index) -> ()
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[ARG_13]], %[[C1_0]] : index
// CHECK-NEXT:   cf.br ^bb33(%[[ADDI_5]] : index)
// CHECK-NEXT: ^bb35:  // pred: ^bb33
// CHECK-NEXT:   return %[[ARG_11]] : f32
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %c: i1, %x: f32, %m: memref<?xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %a to %b step %c1 iter_args(%s = %x) -> (f32) {
    %y = arith.addf %s, %x : f32
    scf.yield %y : f32
  }
  %q:2 = scf.if %c -> (f32, index) {
    scf.yield %r, %a : f32, index
  } else {
    scf.yield %x, %b : f32, index
  }
  scf.if %c {
    "foo.bar"() : () -> ()
  }
  %w = scf.while (%z = %q#0) : (f32) -> f32 {
    scf.condition(%c) %z : f32
  } do {
  ^bb0(%k: f32):
    %n = arith.addf %k, %k : f32
    scf.yield %n : f32
  }
  %e = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %w : f32
  ^bb2:
    scf.yield %x : f32
  }
  %sw = scf.index_switch %a -> f32
  case 2 { scf.yield %e : f32 }
  case 5 { scf.yield %w : f32 }
  default { scf.yield %x : f32 }
  scf.parallel (%i, %j) = (%a, %b) to (%b, %a) step (%c1, %c1) {
    "foo.baz"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  %p = scf.parallel (%i) = (%a) to (%b) step (%c1) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %rr: f32):
      %ss = arith.addf %l, %rr : f32
      scf.reduce.return %ss : f32
    }
  }
  scf.for unsigned %i = %a to %b step %c1 { scf.yield }
  scf.forall (%i) in (4) { "foo.forall"(%i) : (index) -> () }
  return %p : f32
}
