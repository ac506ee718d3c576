// RUN: strata opt --allow-unregistered-dialect --convert-scf-to-cf %s | FileCheck %s
//
// Parallel loops with reductions; attributes of loops.

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

// CHECK:      #loop_unroll = #llvm.loop_unroll<disable = true>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i1, %arg3: f32, %arg4: memref<?xf32>) -> f32 {
// CHECK-NEXT:     cf.br ^bb1(%arg3, %arg0 : f32, index)
// CHECK-NEXT:   ^bb1(%0: f32, %1: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     "foo.before"() : () -> ()
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2(%0, %0 : f32, f32), ^bb3
// CHECK-NEXT:   ^bb2(%2: f32, %3: f32):  // pred: ^bb1
// CHECK-NEXT:     %4 = arith.addf %2, %2 : f32
// CHECK-NEXT:     cf.br ^bb1(%4, %arg1 : f32, index)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     cf.cond_br %arg2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     %5 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     cf.switch %5 : i32, [
// CHECK-NEXT:       default: ^bb7,
// CHECK-NEXT:       2: ^bb6
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     cf.br ^bb8
// CHECK-NEXT:   ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT:     cf.br ^bb9(%arg0 : index)
// CHECK-NEXT:   ^bb9(%6: index):  // 2 preds: ^bb8, ^bb13
// CHECK-NEXT:     %7 = arith.cmpi slt, %6, %arg1 : index
// CHECK-NEXT:     cf.cond_br %7, ^bb10, ^bb14
// CHECK-NEXT:   ^bb10:  // pred: ^bb9
// CHECK-NEXT:     cf.br ^bb11(%arg1 : index)
// CHECK-NEXT:   ^bb11(%8: index):  // 2 preds: ^bb10, ^bb12
// CHECK-NEXT:     %9 = arith.cmpi slt, %8, %arg0 : index
// CHECK-NEXT:     cf.cond_br %9, ^bb12, ^bb13
// CHECK-NEXT:   ^bb12:  // pred: ^bb11
// CHECK-NEXT:     "foo.baz"(%6, %8) : (index, index) -> ()
// CHECK-NEXT:     %10 = arith.addi %8, %arg1 : index
// CHECK-NEXT:     cf.br ^bb11(%10 : index)
// CHECK-NEXT:   ^bb13:  // pred: ^bb11
// CHECK-NEXT:     %11 = arith.addi %6, %arg0 : index
// CHECK-NEXT:     cf.br ^bb9(%11 : index)
// CHECK-NEXT:   ^bb14:  // pred: ^bb9
// CHECK-NEXT:     cf.br ^bb15(%arg0, %arg3, %arg0 : index, f32, index)
// CHECK-NEXT:   ^bb15(%12: index, %13: f32, %14: index):  // 2 preds: ^bb14, ^bb19
// CHECK-NEXT:     %15 = arith.cmpi slt, %12, %arg1 : index
// CHECK-NEXT:     cf.cond_br %15, ^bb16, ^bb20
// CHECK-NEXT:   ^bb16:  // pred: ^bb15
// CHECK-NEXT:     cf.br ^bb17(%arg1, %13, %14 : index, f32, index)
// CHECK-NEXT:   ^bb17(%16: index, %17: f32, %18: index):  // 2 preds: ^bb16, ^bb18
// CHECK-NEXT:     %19 = arith.cmpi slt, %16, %arg0 : index
// CHECK-NEXT:     cf.cond_br %19, ^bb18, ^bb19
// CHECK-NEXT:   ^bb18:  // pred: ^bb17
// CHECK-NEXT:     %20 = arith.addf %17, %arg3 : f32
// CHECK-NEXT:     %21 = arith.addi %18, %arg0 : index
// CHECK-NEXT:     %22 = arith.addi %16, %arg1 : index
// CHECK-NEXT:     cf.br ^bb17(%22, %20, %21 : index, f32, index)
// CHECK-NEXT:   ^bb19:  // pred: ^bb17
// CHECK-NEXT:     %23 = arith.addi %12, %arg0 : index
// CHECK-NEXT:     cf.br ^bb15(%23, %17, %18 : index, f32, index)
// CHECK-NEXT:   ^bb20:  // pred: ^bb15
// CHECK-NEXT:     cf.br ^bb21
// CHECK-NEXT:   ^bb21:  // pred: ^bb20
// CHECK-NEXT:     "foo.er"() : () -> ()
// CHECK-NEXT:     cf.br ^bb22
// CHECK-NEXT:   ^bb22:  // pred: ^bb21
// CHECK-NEXT:     cf.br ^bb23(%arg0 : index)
// CHECK-NEXT:   ^bb23(%24: index):  // 2 preds: ^bb22, ^bb30
// CHECK-NEXT:     %25 = arith.cmpi slt, %24, %arg1 : index
// CHECK-NEXT:     cf.cond_br %25, ^bb24, ^bb31
// CHECK-NEXT:   ^bb24:  // pred: ^bb23
// CHECK-NEXT:     cf.cond_br %arg2, ^bb25, ^bb26
// CHECK-NEXT:   ^bb25:  // pred: ^bb24
// CHECK-NEXT:     "foo.if"(%24) : (index) -> ()
// CHECK-NEXT:     cf.br ^bb27
// CHECK-NEXT:   ^bb26:  // pred: ^bb24
// CHECK-NEXT:     "foo.else"() : () -> ()
// CHECK-NEXT:     cf.br ^bb27
// CHECK-NEXT:   ^bb27:  // 2 preds: ^bb25, ^bb26
// CHECK-NEXT:     cf.br ^bb28(%24 : index)
// CHECK-NEXT:   ^bb28(%26: index):  // 2 preds: ^bb27, ^bb29
// CHECK-NEXT:     %27 = arith.cmpi slt, %26, %arg1 : index
// CHECK-NEXT:     cf.cond_br %27, ^bb29, ^bb30
// CHECK-NEXT:   ^bb29:  // pred: ^bb28
// CHECK-NEXT:     "foo.in"(%26) : (index) -> ()
// CHECK-NEXT:     %28 = arith.addi %26, %arg0 : index
// CHECK-NEXT:     cf.br ^bb28(%28 : index)
// CHECK-NEXT:   ^bb30:  // pred: ^bb28
// CHECK-NEXT:     %29 = arith.addi %24, %arg0 : index
// CHECK-NEXT:     cf.br ^bb23(%29 : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT:   ^bb31:  // pred: ^bb23
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb32(%c0 : index)
// CHECK-NEXT:   ^bb32(%30: index):  // 2 preds: ^bb31, ^bb36
// CHECK-NEXT:     %31 = arith.cmpi slt, %30, %arg0 : index
// CHECK-NEXT:     cf.cond_br %31, ^bb33, ^bb37
// CHECK-NEXT:   ^bb33:  // pred: ^bb32
// CHECK-NEXT:     cf.br ^bb34(%c0_0 : index)
// CHECK-NEXT:   ^bb34(%32: index):  // 2 preds: ^bb33, ^bb35
// CHECK-NEXT:     %33 = arith.cmpi slt, %32, %c5 : index
// CHECK-NEXT:     cf.cond_br %33, ^bb35, ^bb36
// CHECK-NEXT:   ^bb35:  // pred: ^bb34
// CHECK-NEXT:     "foo.forall"(%30, %32) : (index, index) -> ()
// CHECK-NEXT:     %34 = arith.addi %32, %c1_1 : index
// CHECK-NEXT:     cf.br ^bb34(%34 : index)
// CHECK-NEXT:   ^bb36:  // pred: ^bb34
// CHECK-NEXT:     %35 = arith.addi %30, %c1 : index
// CHECK-NEXT:     cf.br ^bb32(%35 : index)
// CHECK-NEXT:   ^bb37:  // pred: ^bb32
// CHECK-NEXT:     return %13 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
