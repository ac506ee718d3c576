// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(arith-emulate-unsupported-floats{source-types=bf16,f8E5M2 target-type=f32}))" %s | FileCheck %s
//
// Arithmetic of types that are not supported

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: bf16, %[[Y:[a-z0-9_]+]]: bf16) -> (bf16, i1) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Y]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[X]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[EXTF_1]], %[[EXTF]] fastmath<contract> : f32
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[ADDF]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:   %[[EXTF_2:.*]] = arith.extf %[[TRUNCF]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf olt, %[[EXTF_1]], %[[EXTF]] : f32
// CHECK-NEXT:   %[[NEGF:.*]] = arith.negf %[[EXTF_2]] : f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[NEGF]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[TRUNCF_1]], %[[TRUNCF]] : bf16
// CHECK-NEXT:   return %[[SELECT]], %[[CMPF]] : bf16, i1
// CHECK-NEXT: }
func.func @a(%x: bf16, %y: bf16) -> (bf16, i1) { %s = arith.addf %x, %y fastmath<contract> : bf16 %c = arith.cmpf olt, %x, %y : bf16 %n = arith.negf %s : bf16 %q = arith.select %c, %n, %s : bf16 return %q, %c : bf16, i1 }

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: vector<4xbf16>, %[[Y:[a-z0-9_]+]]: f8E5M2) -> (vector<4xbf16>, f8E5M2, bf16) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Y]] fastmath<contract> : f8E5M2 to f32
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[X]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[EXTF_1]], %[[EXTF_1]] : vector<4xf32>
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[MULF]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[EXTF]], %[[EXTF]] : f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[ADDF]] fastmath<contract> : f32 to f8E5M2
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:   return %[[TRUNCF]], %[[TRUNCF_1]], %[[CST]] : vector<4xbf16>, f8E5M2, bf16
// CHECK-NEXT: }
func.func @b(%x: vector<4xbf16>, %y: f8E5M2) -> (vector<4xbf16>, f8E5M2, bf16) { %s = arith.mulf %x, %x : vector<4xbf16> %c = arith.addf %y, %y : f8E5M2 %k = arith.constant 1.0 : bf16 %e = arith.divf %k, %k : bf16 return %s, %c, %e : vector<4xbf16>, f8E5M2, bf16 }

// CHECK-LABEL: func.func @c
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: bf16, %[[M:[a-z0-9_]+]]: memref<4xbf16>) -> (bf16, i32, f32) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[Y]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[SITOFP:.*]] = arith.sitofp %[[X]] : i32 to f32
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[SITOFP]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:   %[[FPTOSI:.*]] = arith.fptosi %[[EXTF]] : f32 to i32
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[Y]] : bf16 to f32
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[M]][%[[C0]]] : memref<4xbf16>
// CHECK-NEXT:   %[[EXTF_2:.*]] = arith.extf %[[LOAD]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:   %[[REMF:.*]] = arith.remf %[[EXTF_2]], %[[EXTF]] : f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[REMF]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:   %[[BITCAST:.*]] = arith.bitcast %[[Y]] : bf16 to i16
// CHECK-NEXT:   return %[[TRUNCF_1]], %[[FPTOSI]], %[[EXTF_1]] : bf16, i32, f32
// CHECK-NEXT: }
func.func @c(%x: i32, %y: bf16, %m: memref<4xbf16>) -> (bf16, i32, f32) { %s = arith.sitofp %x : i32 to bf16 %c = arith.fptosi %y : bf16 to i32 %e = arith.extf %y : bf16 to f32 %i = arith.constant 0 : index %l = memref.load %m[%i] : memref<4xbf16> %r = arith.remf %l, %y : bf16 %u = arith.bitcast %y : bf16 to i16 return %r, %c, %e : bf16, i32, f32 }
