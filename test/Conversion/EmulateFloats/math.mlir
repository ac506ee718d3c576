// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(math-extend-to-supported-types))" %s | FileCheck %s
//
// Functions of narrow floats

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f16, %[[Y:[a-z0-9_]+]]: bf16) -> (f16, bf16) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Y]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[X]] fastmath<contract> : f16 to f32
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[EXTF_1]] fastmath<contract> : f32
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[SIN]] fastmath<contract> : f32 to f16
// CHECK-NEXT:   %[[POWF:.*]] = math.powf %[[EXTF]], %[[EXTF]] : f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[POWF]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:   return %[[TRUNCF]], %[[TRUNCF_1]] : f16, bf16
// CHECK-NEXT: }
func.func @a(%x: f16, %y: bf16) -> (f16, bf16) { %s = math.sin %x fastmath<contract> : f16 %c = math.powf %y, %y : bf16 return %s, %c : f16, bf16 }

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<4xf16>, %[[Y:[a-z0-9_]+]]: f64, %[[Z:[a-z0-9_]+]]: f8E5M2) -> (vector<4xf16>, f64, f8E5M2) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Z]] fastmath<contract> : f8E5M2 to f32
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[X]] fastmath<contract> : vector<4xf16> to vector<4xf32>
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[EXTF_1]] : vector<4xf32>
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[SIN]] fastmath<contract> : vector<4xf32> to vector<4xf16>
// CHECK-NEXT:   %[[SIN_1:.*]] = math.sin %[[Y]] : f64
// CHECK-NEXT:   %[[ABSF:.*]] = math.absf %[[EXTF]] : f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[ABSF]] fastmath<contract> : f32 to f8E5M2
// CHECK-NEXT:   return %[[TRUNCF]], %[[SIN_1]], %[[TRUNCF_1]] : vector<4xf16>, f64, f8E5M2
// CHECK-NEXT: }
func.func @b(%x: vector<4xf16>, %y: f64, %z: f8E5M2) -> (vector<4xf16>, f64, f8E5M2) { %s = math.sin %x : vector<4xf16> %c = math.sin %y : f64 %d = math.absf %z : f8E5M2 return %s, %c, %d : vector<4xf16>, f64, f8E5M2 }

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i16, %[[Y:[a-z0-9_]+]]: f80) -> (i16, f80) {
// CHECK-NEXT:   %[[ABSI:.*]] = math.absi %[[X]] : i16
// CHECK-NEXT:   %[[COS:.*]] = math.cos %[[Y]] : f80
// CHECK-NEXT:   return %[[ABSI]], %[[COS]] : i16, f80
// CHECK-NEXT: }
func.func @f(%x: i16, %y: f80) -> (i16, f80) { %s = math.absi %x : i16 %c = math.cos %y : f80 return %s, %c : i16, f80 }
