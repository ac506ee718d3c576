// RUN: strata opt --allow-unregistered-dialect --math-expand-ops=ops=tan,powf %s | FileCheck %s
//
// Only the operations of the option.

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

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     %0 = math.sin %arg0 : f32
// CHECK-NEXT:     %1 = math.cos %arg0 : f32
// CHECK-NEXT:     %2 = arith.divf %0, %1 : f32
// CHECK-NEXT:     "u.u"(%2) : (f32) -> ()
// CHECK-NEXT:     %3 = math.sinh %arg0 : f32
// CHECK-NEXT:     "u.u"(%3) : (f32) -> ()
// CHECK-NEXT:     %4 = math.cosh %arg0 : f32
// CHECK-NEXT:     "u.u"(%4) : (f32) -> ()
// CHECK-NEXT:     %5 = math.tanh %arg0 : f32
// CHECK-NEXT:     "u.u"(%5) : (f32) -> ()
// CHECK-NEXT:     %6 = math.asinh %arg0 : f32
// CHECK-NEXT:     "u.u"(%6) : (f32) -> ()
// CHECK-NEXT:     %7 = math.acosh %arg0 : f32
// CHECK-NEXT:     "u.u"(%7) : (f32) -> ()
// CHECK-NEXT:     %8 = math.atanh %arg0 : f32
// CHECK-NEXT:     "u.u"(%8) : (f32) -> ()
// CHECK-NEXT:     %9 = math.fma %arg0, %arg1, %arg2 : f32
// CHECK-NEXT:     "u.u"(%9) : (f32) -> ()
// CHECK-NEXT:     %10 = math.ceil %arg0 : f32
// CHECK-NEXT:     "u.u"(%10) : (f32) -> ()
// CHECK-NEXT:     %11 = math.exp2 %arg0 : f32
// CHECK-NEXT:     "u.u"(%11) : (f32) -> ()
// CHECK-NEXT:     %12 = math.log %arg0 : f32
// CHECK-NEXT:     %13 = arith.mulf %arg1, %12 : f32
// CHECK-NEXT:     %14 = math.exp %13 : f32
// CHECK-NEXT:     "u.u"(%14) : (f32) -> ()
// CHECK-NEXT:     %15 = math.fpowi %arg0, %arg3 : f32, i32
// CHECK-NEXT:     "u.u"(%15) : (f32) -> ()
// CHECK-NEXT:     %16 = math.round %arg0 : f32
// CHECK-NEXT:     "u.u"(%16) : (f32) -> ()
// CHECK-NEXT:     %17 = math.roundeven %arg0 : f32
// CHECK-NEXT:     "u.u"(%17) : (f32) -> ()
// CHECK-NEXT:     %18 = math.rsqrt %arg0 : f32
// CHECK-NEXT:     "u.u"(%18) : (f32) -> ()
// CHECK-NEXT:     %19 = math.clampf %arg0 to [%arg1, %arg2] : f32
// CHECK-NEXT:     "u.u"(%19) : (f32) -> ()
// CHECK-NEXT:     %20 = math.ctlz %arg3 : i32
// CHECK-NEXT:     "u.u"(%20) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
