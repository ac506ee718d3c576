// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-scf-to-cf %s | FileCheck %s
//
// Parallel loops with reductions; attributes of loops.

// CHECK: #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:   cf.br ^bb1(%[[X]], %[[A]] : f32, index)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: f32, %[[ARG_1:[a-z0-9_]+]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   "foo.before"() : () -> ()
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb2(%[[ARG]], %[[ARG]] : f32, f32), ^bb3
// CHECK-NEXT: ^bb2(%[[ARG_2:[a-z0-9_]+]]: f32, %[[ARG_3:[a-z0-9_]+]]: f32):  // pred: ^bb1
// CHECK-NEXT:   %[[N:.*]] = arith.addf %[[ARG_2]], %[[ARG_2]] : f32
// CHECK-NEXT:   cf.br ^bb1(%[[N]], %[[B]] : f32, index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb4, ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   %[[INDEX_CAST:.*]] = arith.index_cast %[[A]] : index to i32
// CHECK-NEXT:   cf.switch %[[INDEX_CAST]] : i32, [
// CHECK-NEXT:     default: ^bb7,
// CHECK-NEXT:     2: ^bb6
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT:   cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:   cf.br ^bb9(%[[A]] : index)
// CHECK-NEXT: ^bb9(%[[ARG_4:[a-z0-9_]+]]: index):  // 2 preds: ^bb8, ^bb13
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi slt, %[[ARG_4]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI]], ^bb10, ^bb14
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   cf.br ^bb11(%[[B]] : index)
// CHECK-NEXT: ^bb11(%[[ARG_5:[a-z0-9_]+]]: index):  // 2 preds: ^bb10, ^bb12
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi slt, %[[ARG_5]], %[[A]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_1]], ^bb12, ^bb13
// CHECK-NEXT: ^bb12:  // pred: ^bb11
// CHECK-NEXT:   "foo.baz"(%[[ARG_4]], %[[ARG_5]]) : (index, index) -> ()
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ARG_5]], %[[B]] : index
// CHECK-NEXT:   cf.br ^bb11(%[[ADDI]] : index)
// CHECK-NEXT: ^bb13:  // pred: ^bb11
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[ARG_4]], %[[A]] : index
// CHECK-NEXT:   cf.br ^bb9(%[[ADDI_1]] : index)
// CHECK-NEXT: ^bb14:  // pred: ^bb9
// CHECK-NEXT:   cf.br ^bb15(%[[A]], %[[X]], %[[A]] : index, f32, index)
// CHECK-NEXT: ^bb15(%[[ARG_6:[a-z0-9_]+]]: index, %[[ARG_7:[a-z0-9_]+]]: f32, %[[ARG_8:[a-z0-9_]+]]: index):  // 2 preds: ^bb14, ^bb19
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi slt, %[[ARG_6]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_2]], ^bb16, ^bb20
// CHECK-NEXT: ^bb16:  // pred: ^bb15
// CHECK-NEXT:   cf.br ^bb17(%[[B]], %[[ARG_7]], %[[ARG_8]] : index, f32, index)
// CHECK-NEXT: ^bb17(%[[ARG_9:[a-z0-9_]+]]: index, %[[ARG_10:[a-z0-9_]+]]: f32, %[[ARG_11:[a-z0-9_]+]]: index):  // 2 preds: ^bb16, ^bb18
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi slt, %[[ARG_9]], %[[A]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_3]], ^bb18, ^bb19
// CHECK-NEXT: ^bb18:  // pred: ^bb17
// CHECK-NEXT:   %[[SS:.*]] = arith.addf %[[ARG_10]], %[[X]] : f32
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[ARG_11]], %[[A]] : index
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[ARG_9]], %[[B]] : index
// CHECK-NEXT:   cf.br ^bb17(%[[ADDI_3]], %[[SS]], %[[ADDI_2]] : index, f32, index)
// CHECK-NEXT: ^bb19:  // pred: ^bb17
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[ARG_6]], %[[A]] : index
// CHECK-NEXT:   cf.br ^bb15(%[[ADDI_4]], %[[ARG_10]], %[[ARG_11]] : index, f32, index)
// CHECK-NEXT: ^bb20:  // pred: ^bb15
// CHECK-NEXT:   cf.br ^bb21
// CHECK-NEXT: ^bb21:  // pred: ^bb20
// CHECK-NEXT:   "foo.er"() : () -> ()
// CHECK-NEXT:   cf.br ^bb22
// CHECK-NEXT: ^bb22:  // pred: ^bb21
// CHECK-NEXT:   cf.br ^bb23(%[[A]] : index)
// CHECK-NEXT: ^bb23(%[[ARG_12:[a-z0-9_]+]]: index):  // 2 preds: ^bb22, ^bb30
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi slt, %[[ARG_12]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_4]], ^bb24, ^bb31
// CHECK-NEXT: ^bb24:  // pred: ^bb23
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb25, ^bb26
// CHECK-NEXT: ^bb25:  // pred: ^bb24
// CHECK-NEXT:   "foo.if"(%[[ARG_12]]) : (index) -> ()
// CHECK-NEXT:   cf.br ^bb27
// CHECK-NEXT: ^bb26:  // pred: ^bb24
// CHECK-NEXT:   "foo.else"() : () -> ()
// CHECK-NEXT:   cf.br ^bb27
// CHECK-NEXT: ^bb27:  // 2 preds: ^bb25, ^bb26
// CHECK-NEXT:   cf.br ^bb28(%[[ARG_12]] : index)
// CHECK-NEXT: ^bb28(%[[ARG_13:[a-z0-9_]+]]: index):  // 2 preds: ^bb27, ^bb29
// CHECK-NEXT:   %[[CMPI_5:.*]] = arith.cmpi slt, %[[ARG_13]], %[[B]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_5]], ^bb29, ^bb30
// CHECK-NEXT: ^bb29:  // pred: ^bb28
// CHECK-NEXT:   "foo.in"(%[[ARG_13]]) : (index) -> ()
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[ARG_13]], %[[A]] : index
// CHECK-NEXT:   cf.br ^bb28(%[[ADDI_5]] : index)
// CHECK-NEXT: ^bb30:  // pred: ^bb28
// CHECK-NEXT:   %[[ADDI_6:.*]] = arith.addi %[[ARG_12]], %[[A]] : index
// CHECK-NEXT:   cf.br ^bb23(%[[ADDI_6]] : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb31:  // pred: ^bb23
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb32(%[[C0]] : index)
// CHECK-NEXT: ^bb32(%[[ARG_14:[a-z0-9_]+]]: index):  // 2 preds: ^bb31, ^bb36
// CHECK-NEXT:   %[[CMPI_6:.*]] = arith.cmpi slt, %[[ARG_14]], %[[A]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_6]], ^bb33, ^bb37
// CHECK-NEXT: ^bb33:  // pred: ^bb32
// CHECK-NEXT:   cf.br ^bb34(%[[C0_0]] : index)
// CHECK-NEXT: ^bb34(%[[ARG_15:[a-z0-9_]+]]: index):  // 2 preds: ^bb33, ^bb35
// CHECK-NEXT:   %[[CMPI_7:.*]] = arith.cmpi slt, %[[ARG_15]], %[[C5]] : index
// CHECK-NEXT:   cf.cond_br %[[CMPI_7]], ^bb35, ^bb36
// CHECK-NEXT: ^bb35:  // pred: ^bb34
// CHECK-NEXT:   "foo.forall"(%[[ARG_14]], %[[ARG_15]]) : (index, index) -> ()
// CHECK-NEXT:   %[[ADDI_7:.*]] = arith.addi %[[ARG_15]], %[[C1_1]] : index
// CHECK-NEXT:   cf.br ^bb34(%[[ADDI_7]] : index)
// CHECK-NEXT: ^bb36:  // pred: ^bb34
// CHECK-NEXT:   %[[ADDI_8:.*]] = arith.addi %[[ARG_14]], %[[C1]] : index
// CHECK-NEXT:   cf.br ^bb32(%[[ADDI_8]] : index)
// CHECK-NEXT: ^bb37:  // pred: ^bb32
// CHECK-NEXT:   return %[[ARG_7]] : f32
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %c: i1, %x: f32, %m: memref<?xf32>) -> f32 {
  %w:2 = scf.while (%z = %x, %q = %a) : (f32, index) -> (f32, f32) {
    "foo.before"() : () -> ()
    scf.condition(%c) %z, %z : f32, f32
  } do {
  ^bb0(%k: f32, %l: f32):
    %n = arith.addf %k, %k : f32
    scf.yield %n, %b : f32, index
  }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield }
  scf.index_switch %a
  case 2 { scf.yield }
  default { scf.yield }
  scf.parallel (%i, %j) = (%a, %b) to (%b, %a) step (%a, %b) {
    "foo.baz"(%i, %j) : (index, index) -> ()
  }
  %p:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %a) step (%a, %b) init (%x, %a) -> (f32, index) {
    scf.reduce(%x, %a : f32, index) {
    ^bb0(%l: f32, %rr: f32):
      %ss = arith.addf %l, %rr : f32
      scf.reduce.return %ss : f32
    }, {
    ^bb0(%l: index, %rr: index):
      %ss = arith.addi %l, %rr : index
      scf.reduce.return %ss : index
    }
  }
  scf.execute_region { 
    "foo.er"() : () -> ()
    scf.yield }
  scf.for %i = %a to %b step %a { 
     scf.if %c { "foo.if"(%i) : (index) -> () } else { "foo.else"() : () -> () }
     scf.for %j = %i to %b step %a { "foo.in"(%j) : (index) -> () }
  } {llvm.loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>>}
  scf.forall (%i, %j) in (%a, 5) { "foo.forall"(%i, %j) : (index, index) -> () }
  return %p#0 : f32
}
