// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --arith-expand=include-bf16 %s | FileCheck %s
//
// Casts of bf16 by operations on bits.

// CHECK-LABEL: func.func @bf(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: bf16, %[[B:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<4xbf16>, %[[W:[a-z0-9_]+]]: vector<4xf32>, %[[U:[a-z0-9_]+]]: vector<[4]xf32>, %[[T:[a-z0-9_]+]]: tensor<?xf32>) -> (f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>) {
// CHECK-NEXT:   %[[BITCAST:.*]] = arith.bitcast %[[A]] : bf16 to i16
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[BITCAST]] : i16 to i32
// CHECK-NEXT:   %[[C16_I32:.*]] = arith.constant 16 : i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTUI]], %[[C16_I32]] : i32
// CHECK-NEXT:   %[[BITCAST_1:.*]] = arith.bitcast %[[SHLI]] : i32 to f32
// CHECK-NEXT:   %[[CMPF:.*]] = arith.cmpf une, %[[B]], %[[B]] : f32
// CHECK-NEXT:   %[[C32767_I32:.*]] = arith.constant 32767 : i32
// CHECK-NEXT:   %[[C32704_I16:.*]] = arith.constant 32704 : i16
// CHECK-NEXT:   %[[C16_I32_0:.*]] = arith.constant 16 : i32
// CHECK-NEXT:   %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:   %[[BITCAST_2:.*]] = arith.bitcast %[[B]] : f32 to i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[BITCAST_2]], %[[C16_I32_0]] : i32
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[SHRUI]], %[[C1_I32]] : i32
// CHECK-NEXT:   %[[ADDI:.*]] = arith.addi %[[ANDI]], %[[C32767_I32]] : i32
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[BITCAST_2]], %[[ADDI]] : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[ADDI_1]], %[[C16_I32_0]] : i32
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHRUI_1]] : i32 to i16
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPF]], %[[C32704_I16]], %[[TRUNCI]] : i16
// CHECK-NEXT:   %[[BITCAST_3:.*]] = arith.bitcast %[[SELECT]] : i16 to bf16
// CHECK-NEXT:   %[[BITCAST_4:.*]] = arith.bitcast %[[V]] : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[BITCAST_4]] : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTUI_1]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:   %[[BITCAST_5:.*]] = arith.bitcast %[[SHLI_1]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:   %[[CMPF_1:.*]] = arith.cmpf une, %[[W]], %[[W]] : vector<4xf32>
// CHECK-NEXT:   %[[CST_1:.*]] = arith.constant dense<32767> : vector<4xi32>
// CHECK-NEXT:   %[[CST_2:.*]] = arith.constant dense<32704> : vector<4xi16>
// CHECK-NEXT:   %[[CST_3:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:   %[[CST_4:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:   %[[BITCAST_6:.*]] = arith.bitcast %[[W]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:   %[[SHRUI_2:.*]] = arith.shrui %[[BITCAST_6]], %[[CST_3]] : vector<4xi32>
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[SHRUI_2]], %[[CST_4]] : vector<4xi32>
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[ANDI_1]], %[[CST_1]] : vector<4xi32>
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[BITCAST_6]], %[[ADDI_2]] : vector<4xi32>
// CHECK-NEXT:   %[[SHRUI_3:.*]] = arith.shrui %[[ADDI_3]], %[[CST_3]] : vector<4xi32>
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[SHRUI_3]] : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[CST_2]], %[[TRUNCI_1]] : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:   %[[BITCAST_7:.*]] = arith.bitcast %[[SELECT_1]] : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:   %[[CMPF_2:.*]] = arith.cmpf une, %[[U]], %[[U]] : vector<[4]xf32>
// CHECK-NEXT:   %[[CST_5:.*]] = arith.constant dense<32767> : vector<[4]xi32>
// CHECK-NEXT:   %[[CST_6:.*]] = arith.constant dense<32704> : vector<[4]xi16>
// CHECK-NEXT:   %[[CST_7:.*]] = arith.constant dense<16> : vector<[4]xi32>
// CHECK-NEXT:   %[[CST_8:.*]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:   %[[BITCAST_8:.*]] = arith.bitcast %[[U]] : vector<[4]xf32> to vector<[4]xi32>
// CHECK-NEXT:   %[[SHRUI_4:.*]] = arith.shrui %[[BITCAST_8]], %[[CST_7]] : vector<[4]xi32>
// CHECK-NEXT:   %[[ANDI_2:.*]] = arith.andi %[[SHRUI_4]], %[[CST_8]] : vector<[4]xi32>
// CHECK-NEXT:   %[[ADDI_4:.*]] = arith.addi %[[ANDI_2]], %[[CST_5]] : vector<[4]xi32>
// CHECK-NEXT:   %[[ADDI_5:.*]] = arith.addi %[[BITCAST_8]], %[[ADDI_4]] : vector<[4]xi32>
// CHECK-NEXT:   %[[SHRUI_5:.*]] = arith.shrui %[[ADDI_5]], %[[CST_7]] : vector<[4]xi32>
// CHECK-NEXT:   %[[TRUNCI_2:.*]] = arith.trunci %[[SHRUI_5]] : vector<[4]xi32> to vector<[4]xi16>
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPF_2]], %[[CST_6]], %[[TRUNCI_2]] : vector<[4]xi1>, vector<[4]xi16>
// CHECK-NEXT:   %[[BITCAST_9:.*]] = arith.bitcast %[[SELECT_2]] : vector<[4]xi16> to vector<[4]xbf16>
// CHECK-NEXT:   return %[[BITCAST_1]], %[[BITCAST_3]], %[[BITCAST_5]], %[[BITCAST_7]], %[[BITCAST_9]] : f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>
// CHECK-NEXT: }
func.func @bf(%a: bf16, %b: f32, %v: vector<4xbf16>, %w: vector<4xf32>, %u: vector<[4]xf32>, %t: tensor<?xf32>) -> (f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %3 = arith.truncf %w : vector<4xf32> to vector<4xbf16>
  %4 = arith.truncf %u : vector<[4]xf32> to vector<[4]xbf16>
  
  return %0, %1, %2, %3, %4 : f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>
}

// CHECK-LABEL: func.func @bf2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: bf16, %[[B:[a-z0-9_]+]]: f64, %[[C:[a-z0-9_]+]]: f16) -> (f64, bf16) {
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[A]] fastmath<fast> : bf16 to f64
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[B]] : f64 to bf16
// CHECK-NEXT:   return %[[EXTF]], %[[TRUNCF]] : f64, bf16
// CHECK-NEXT: }
func.func @bf2(%a: bf16, %b: f64, %c: f16) -> (f64, bf16) {
  %0 = arith.extf %a fastmath<fast> : bf16 to f64
  %1 = arith.truncf %b : f64 to bf16
  return %0, %1 : f64, bf16
}
