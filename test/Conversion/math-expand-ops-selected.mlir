// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --math-expand-ops=ops=tan,powf %s | FileCheck %s
//
// Only the operations that the option lists are expanded.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[A]] : f32
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[A]] : f32
// CHECK-NEXT:   %[[DIVF:.*]] = arith.divf %[[SIN]], %[[COS]] : f32
// CHECK-NEXT:   "u.u"(%[[DIVF]]) : (f32) -> ()
// CHECK-NEXT:   %[[SINH:.*]] = math.sinh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[SINH]]) : (f32) -> ()
// CHECK-NEXT:   %[[COSH:.*]] = math.cosh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[COSH]]) : (f32) -> ()
// CHECK-NEXT:   %[[TANH:.*]] = math.tanh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[TANH]]) : (f32) -> ()
// CHECK-NEXT:   %[[ASINH:.*]] = math.asinh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[ASINH]]) : (f32) -> ()
// CHECK-NEXT:   %[[ACOSH:.*]] = math.acosh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[ACOSH]]) : (f32) -> ()
// CHECK-NEXT:   %[[ATANH:.*]] = math.atanh %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[ATANH]]) : (f32) -> ()
// CHECK-NEXT:   %[[FMA:.*]] = math.fma %[[A]], %[[B]], %[[C]] : f32
// CHECK-NEXT:   "u.u"(%[[FMA]]) : (f32) -> ()
// CHECK-NEXT:   %[[CEIL:.*]] = math.ceil %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[CEIL]]) : (f32) -> ()
// CHECK-NEXT:   %[[EXP2:.*]] = math.exp2 %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[EXP2]]) : (f32) -> ()
// CHECK-NEXT:   %[[LOG:.*]] = math.log %[[A]] : f32
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[B]], %[[LOG]] : f32
// CHECK-NEXT:   %[[EXP:.*]] = math.exp %[[MULF]] : f32
// CHECK-NEXT:   "u.u"(%[[EXP]]) : (f32) -> ()
// CHECK-NEXT:   %[[FPOWI:.*]] = math.fpowi %[[A]], %[[N]] : f32, i32
// CHECK-NEXT:   "u.u"(%[[FPOWI]]) : (f32) -> ()
// CHECK-NEXT:   %[[ROUND:.*]] = math.round %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[ROUND]]) : (f32) -> ()
// CHECK-NEXT:   %[[ROUNDEVEN:.*]] = math.roundeven %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[ROUNDEVEN]]) : (f32) -> ()
// CHECK-NEXT:   %[[RSQRT:.*]] = math.rsqrt %[[A]] : f32
// CHECK-NEXT:   "u.u"(%[[RSQRT]]) : (f32) -> ()
// CHECK-NEXT:   %[[CLAMPF:.*]] = math.clampf %[[A]] to [%[[B]], %[[C]]] : f32
// CHECK-NEXT:   "u.u"(%[[CLAMPF]]) : (f32) -> ()
// CHECK-NEXT:   %[[CTLZ:.*]] = math.ctlz %[[N]] : i32
// CHECK-NEXT:   "u.u"(%[[CTLZ]]) : (i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: f32, %b: f32, %c: f32, %n: i32) {
  %0 = math.tan %a : f32
  "u.u"(%0) : (f32) -> ()
  %1 = math.sinh %a : f32
  "u.u"(%1) : (f32) -> ()
  %2 = math.cosh %a : f32
  "u.u"(%2) : (f32) -> ()
  %3 = math.tanh %a : f32
  "u.u"(%3) : (f32) -> ()
  %4 = math.asinh %a : f32
  "u.u"(%4) : (f32) -> ()
  %5 = math.acosh %a : f32
  "u.u"(%5) : (f32) -> ()
  %6 = math.atanh %a : f32
  "u.u"(%6) : (f32) -> ()
  %7 = math.fma %a, %b, %c : f32
  "u.u"(%7) : (f32) -> ()
  %8 = math.ceil %a : f32
  "u.u"(%8) : (f32) -> ()
  %9 = math.exp2 %a : f32
  "u.u"(%9) : (f32) -> ()
  %10 = math.powf %a, %b : f32
  "u.u"(%10) : (f32) -> ()
  %11 = math.fpowi %a, %n : f32, i32
  "u.u"(%11) : (f32) -> ()
  %12 = math.round %a : f32
  "u.u"(%12) : (f32) -> ()
  %13 = math.roundeven %a : f32
  "u.u"(%13) : (f32) -> ()
  %14 = math.rsqrt %a : f32
  "u.u"(%14) : (f32) -> ()
  %15 = math.clampf %a to [%b, %c] : f32
  "u.u"(%15) : (f32) -> ()
  %16 = math.ctlz %n : i32
  "u.u"(%16) : (i32) -> ()
  return
}
