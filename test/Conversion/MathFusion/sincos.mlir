// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(math-sincos-fusion))" %s | FileCheck %s
//
// Sines and cosines of one number in one block

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[SIN:[a-z0-9_]+]], %[[COS:.*]] = math.sincos %[[X]] : f32
// CHECK-NEXT:   return %[[SIN]], %[[COS]] : f32, f32
// CHECK-NEXT: }
func.func @a(%x: f32) -> (f32, f32) { %s = math.sin %x : f32 %c = math.cos %x : f32 return %s, %c : f32, f32 }

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[SIN:[a-z0-9_]+]], %[[COS:.*]] = math.sincos %[[X]] : f32
// CHECK-NEXT:   return %[[SIN]], %[[COS]] : f32, f32
// CHECK-NEXT: }
func.func @b(%x: f32) -> (f32, f32) { %c = math.cos %x : f32 %s = math.sin %x : f32 return %s, %c : f32, f32 }

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[X]] fastmath<contract> : f32
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[X]] : f32
// CHECK-NEXT:   return %[[SIN]], %[[COS]] : f32, f32
// CHECK-NEXT: }
func.func @c(%x: f32) -> (f32, f32) { %c = math.cos %x fastmath<contract> : f32 %s = math.sin %x : f32 return %s, %c : f32, f32 }

// CHECK-LABEL: func.func @d
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[P:[a-z0-9_]+]]: i1) -> (f32, f32) {
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[X]] : f32
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[P]] -> (f32) {
// CHECK-NEXT:     %[[COS:.*]] = math.cos %[[X]] : f32
// CHECK-NEXT:     scf.yield %[[COS]] : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[X]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[SIN]], %[[IF]] : f32, f32
// CHECK-NEXT: }
func.func @d(%x: f32, %p: i1) -> (f32, f32) { %s = math.sin %x : f32 
  %c = scf.if %p -> f32 { %c = math.cos %x : f32 scf.yield %c : f32 } else { scf.yield %x : f32 } return %s, %c : f32, f32 }

// CHECK-LABEL: func.func @v
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:   %[[SIN:[a-z0-9_]+]], %[[COS:.*]] = math.sincos %[[X]] : vector<4xf32>
// CHECK-NEXT:   return %[[SIN]], %[[COS]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
func.func @v(%x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) { %s = math.sin %x : vector<4xf32> %c = math.cos %x : vector<4xf32> return %s, %c : vector<4xf32>, vector<4xf32> }
