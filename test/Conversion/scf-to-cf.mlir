// RUN: strata opt --allow-unregistered-dialect --convert-scf-to-cf %s | FileCheck %s
//
// Loops, branches and regions.

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

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i1, %arg3: f32, %arg4: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg3 : index, f32)
// CHECK-NEXT:   ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %2 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:     cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %3 = arith.addf %1, %arg3 : f32
// CHECK-NEXT:     %4 = arith.addi %0, %c1 : index
// CHECK-NEXT:     cf.br ^bb1(%4, %3 : index, f32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     cf.cond_br %arg2, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     cf.br ^bb6(%1, %arg0 : f32, index)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     cf.br ^bb6(%arg3, %arg1 : f32, index)
// CHECK-NEXT:   ^bb6(%5: f32, %6: index):  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:     cf.br ^bb7
// CHECK-NEXT:   ^bb7:  // pred: ^bb6
// CHECK-NEXT:     cf.cond_br %arg2, ^bb8, ^bb9
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     "foo.bar"() : () -> ()
// CHECK-NEXT:     cf.br ^bb9
// CHECK-NEXT:   ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT:     cf.br ^bb10(%5 : f32)
// CHECK-NEXT:   ^bb10(%7: f32):  // 2 preds: ^bb9, ^bb11
// CHECK-NEXT:     cf.cond_br %arg2, ^bb11(%7 : f32), ^bb12
// CHECK-NEXT:   ^bb11(%8: f32):  // pred: ^bb10
// CHECK-NEXT:     %9 = arith.addf %8, %8 : f32
// CHECK-NEXT:     cf.br ^bb10(%9 : f32)
// CHECK-NEXT:   ^bb12:  // pred: ^bb10
// CHECK-NEXT:     cf.br ^bb13
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     cf.cond_br %arg2, ^bb14, ^bb15
// CHECK-NEXT:   ^bb14:  // pred: ^bb13
// CHECK-NEXT:     cf.br ^bb16(%7 : f32)
// CHECK-NEXT:   ^bb15:  // pred: ^bb13
// CHECK-NEXT:     cf.br ^bb16(%arg3 : f32)
// CHECK-NEXT:   ^bb16(%10: f32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:     %11 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:     cf.switch %11 : i32, [
// CHECK-NEXT:       default: ^bb19,
// CHECK-NEXT:       2: ^bb17,
// CHECK-NEXT:       5: ^bb18
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb17:  // pred: ^bb16
// CHECK-NEXT:     cf.br ^bb20(%10 : f32)
// CHECK-NEXT:   ^bb18:  // pred: ^bb16
// CHECK-NEXT:     cf.br ^bb20(%7 : f32)
// CHECK-NEXT:   ^bb19:  // pred: ^bb16
// CHECK-NEXT:     cf.br ^bb20(%arg3 : f32)
// CHECK-NEXT:   ^bb20(%12: f32):  // 3 preds: ^bb17, ^bb18, ^bb19
// CHECK-NEXT:     cf.br ^bb21(%arg0 : index)
// CHECK-NEXT:   ^bb21(%13: index):  // 2 preds: ^bb20, ^bb25
// CHECK-NEXT:     %14 = arith.cmpi slt, %13, %arg1 : index
// CHECK-NEXT:     cf.cond_br %14, ^bb22, ^bb26
// CHECK-NEXT:   ^bb22:  // pred: ^bb21
// CHECK-NEXT:     cf.br ^bb23(%arg1 : index)
// CHECK-NEXT:   ^bb23(%15: index):  // 2 preds: ^bb22, ^bb24
// CHECK-NEXT:     %16 = arith.cmpi slt, %15, %arg0 : index
// CHECK-NEXT:     cf.cond_br %16, ^bb24, ^bb25
// CHECK-NEXT:   ^bb24:  // pred: ^bb23
// CHECK-NEXT:     "foo.baz"(%13, %15) : (index, index) -> ()
// CHECK-NEXT:     %17 = arith.addi %15, %c1 : index
// CHECK-NEXT:     cf.br ^bb23(%17 : index)
// CHECK-NEXT:   ^bb25:  // pred: ^bb23
// CHECK-NEXT:     %18 = arith.addi %13, %c1 : index
// CHECK-NEXT:     cf.br ^bb21(%18 : index)
// CHECK-NEXT:   ^bb26:  // pred: ^bb21
// CHECK-NEXT:     cf.br ^bb27(%arg0, %arg3 : index, f32)
// CHECK-NEXT:   ^bb27(%19: index, %20: f32):  // 2 preds: ^bb26, ^bb28
// CHECK-NEXT:     %21 = arith.cmpi slt, %19, %arg1 : index
// CHECK-NEXT:     cf.cond_br %21, ^bb28, ^bb29
// CHECK-NEXT:   ^bb28:  // pred: ^bb27
// CHECK-NEXT:     %22 = arith.addf %20, %arg3 : f32
// CHECK-NEXT:     %23 = arith.addi %19, %c1 : index
// CHECK-NEXT:     cf.br ^bb27(%23, %22 : index, f32)
// CHECK-NEXT:   ^bb29:  // pred: ^bb27
// CHECK-NEXT:     cf.br ^bb30(%arg0 : index)
// CHECK-NEXT:   ^bb30(%24: index):  // 2 preds: ^bb29, ^bb31
// CHECK-NEXT:     %25 = arith.cmpi ult, %24, %arg1 : index
// CHECK-NEXT:     cf.cond_br %25, ^bb31, ^bb32
// CHECK-NEXT:   ^bb31:  // pred: ^bb30
// CHECK-NEXT:     %26 = arith.addi %24, %c1 : index
// CHECK-NEXT:     cf.br ^bb30(%26 : index)
// CHECK-NEXT:   ^bb32:  // pred: ^bb30
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     cf.br ^bb33(%c0 : index)
// CHECK-NEXT:   ^bb33(%27: index):  // 2 preds: ^bb32, ^bb34
// CHECK-NEXT:     %28 = arith.cmpi slt, %27, %c4 : index
// CHECK-NEXT:     cf.cond_br %28, ^bb34, ^bb35
// CHECK-NEXT:   ^bb34:  // pred: ^bb33
// CHECK-NEXT:     "foo.forall"(%27) : (index) -> ()
// CHECK-NEXT:     %29 = arith.addi %27, %c1_0 : index
// CHECK-NEXT:     cf.br ^bb33(%29 : index)
// CHECK-NEXT:   ^bb35:  // pred: ^bb33
// CHECK-NEXT:     return %20 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
