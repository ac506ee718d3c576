// AUTOUPDATE
// RUN: strata opt --set-fast-math=flags=contract,reassoc %s | FileCheck %s

// CHECK-LABEL: func.func @norm
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: i32) -> f32 {
// CHECK-NEXT:   %[[MULF:.*]] = arith.mulf %[[X]], %[[X]] fastmath<reassoc,nnan,contract> : f32
// CHECK-NEXT:   %[[MULF_1:.*]] = arith.mulf %[[Y]], %[[Y]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[MULF]], %[[MULF_1]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:   %[[SQRT:.*]] = math.sqrt %[[ADDF]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:   %[[NN:.*]] = arith.addi %[[N]], %[[N]] : i32
// CHECK-NEXT:   return %[[SQRT]] : f32
// CHECK-NEXT: }
func.func @norm(%x: f32, %y: f32, %n: i32) -> f32 {
  %xx = arith.mulf %x, %x fastmath<nnan> : f32
  %yy = arith.mulf %y, %y : f32
  %sum = arith.addf %xx, %yy : f32
  %norm = math.sqrt %sum : f32
  %nn = arith.addi %n, %n : i32
  return %norm : f32
}
