// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(math-extend-to-supported-types{extra-types=f16 target-type=f64}))" %s | FileCheck %s
//
// Types that are supported besides

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f16, %[[Y:[a-z0-9_]+]]: bf16) -> (f16, bf16) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Y]] fastmath<contract> : bf16 to f64
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[X]] fastmath<contract> : f16
// CHECK-NEXT:   %[[POWF:.*]] = math.powf %[[EXTF]], %[[EXTF]] : f64
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[POWF]] fastmath<contract> : f64 to bf16
// CHECK-NEXT:   return %[[SIN]], %[[TRUNCF]] : f16, bf16
// CHECK-NEXT: }
func.func @a(%x: f16, %y: bf16) -> (f16, bf16) { %s = math.sin %x fastmath<contract> : f16 %c = math.powf %y, %y : bf16 return %s, %c : f16, bf16 }

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<4xf16>, %[[Y:[a-z0-9_]+]]: f64, %[[Z:[a-z0-9_]+]]: f8E5M2) -> (vector<4xf16>, f64, f8E5M2) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Z]] fastmath<contract> : f8E5M2 to f64
// CHECK-NEXT:   %[[SIN:.*]] = math.sin %[[X]] : vector<4xf16>
// CHECK-NEXT:   %[[SIN_1:.*]] = math.sin %[[Y]] : f64
// CHECK-NEXT:   %[[ABSF:.*]] = math.absf %[[EXTF]] : f64
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[ABSF]] fastmath<contract> : f64 to f8E5M2
// CHECK-NEXT:   return %[[SIN]], %[[SIN_1]], %[[TRUNCF]] : vector<4xf16>, f64, f8E5M2
// CHECK-NEXT: }
func.func @b(%x: vector<4xf16>, %y: f64, %z: f8E5M2) -> (vector<4xf16>, f64, f8E5M2) { %s = math.sin %x : vector<4xf16> %c = math.sin %y : f64 %d = math.absf %z : f8E5M2 return %s, %c, %d : vector<4xf16>, f64, f8E5M2 }
