// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(math-uplift-to-fma))" %s | FileCheck %s
//
// Products that only a sum uses

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[FMA:.*]] = math.fma %[[X]], %[[Y]], %[[Z]] fastmath<contract> : f32
// CHECK-NEXT:   return %[[FMA]] : f32
// CHECK-NEXT: }
func.func @a(%x: f32, %y: f32, %z: f32) -> f32 { %m = arith.mulf %x, %y fastmath<contract> : f32
  %r = arith.addf %m, %z fastmath<contract> : f32 return %r : f32 }

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[FMA:.*]] = math.fma %[[X]], %[[Y]], %[[Z]] fastmath<contract> : f32
// CHECK-NEXT:   return %[[FMA]] : f32
// CHECK-NEXT: }
func.func @b(%x: f32, %y: f32, %z: f32) -> f32 { %m = arith.mulf %x, %y fastmath<fast> : f32
  %r = arith.addf %z, %m fastmath<contract> : f32 return %r : f32 }

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[Z]], %[[MULF]] fastmath<contract> : f32
// CHECK-NEXT:   return %[[ADDF]] : f32
// CHECK-NEXT: }
func.func @c(%x: f32, %y: f32, %z: f32) -> f32 { %m = arith.mulf %x, %y : f32
  %r = arith.addf %z, %m fastmath<contract> : f32 return %r : f32 }

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[Z:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[X]], %[[Y]] fastmath<contract> : f32
// CHECK-NEXT:   %[[FMA:.*]] = math.fma %[[X]], %[[Y]], %[[Z]] fastmath<contract> : f32
// CHECK-NEXT:   return %[[FMA]], %[[MULF]] : f32, f32
// CHECK-NEXT: }
func.func @d(%x: f32, %y: f32, %z: f32) -> (f32, f32) { %m = arith.mulf %x, %y fastmath<contract>: f32
  %r = arith.addf %z, %m fastmath<contract> : f32 return %r, %m : f32, f32 }
