// RUN: strata opt --allow-unregistered-dialect --arith-expand %s | FileCheck %s
//
// Divisions that round up or down, minima and maxima, and scaling.

func.func @ints(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>, %i: index, %j: index) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.ceildivsi %v, %w : vector<4xi8>
  %4 = arith.ceildivui %v, %w : vector<4xi8>
  %5 = arith.floordivsi %v, %w : vector<4xi8>
  %6 = arith.ceildivsi %i, %j : index
  %7 = arith.ceildivui %i, %j : index
  %8 = arith.floordivsi %i, %j : index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index
}
func.func @minmax(%a: f32, %b: f32, %v: vector<4xf16>, %w: vector<4xf16>, %i: i32, %j: i32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b fastmath<nnan> : f32
  %4 = arith.maximumf %v, %w : vector<4xf16>
  %5 = arith.minimumf %v, %w : vector<4xf16>
  %6 = arith.maxnumf %v, %w : vector<4xf16>
  %7 = arith.minnumf %v, %w : vector<4xf16>
  %8 = arith.maxsi %i, %j : i32
  %9 = arith.maxui %i, %j : i32
  %10 = arith.minsi %i, %j : i32
  %11 = arith.minui %i, %j : i32
  return
}
func.func @scaling(%a: f8E5M2, %s: f8E8M0FNU, %t: f32, %x: vector<4xf4E2M1FN>, %y: vector<4xf8E8M0FNU>, %o: f32, %p: f16) -> (f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %o, %s : f32, f8E8M0FNU to f8E5M2
  %2 = arith.scaling_extf %x, %y : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %3 = arith.scaling_extf %a, %p : f8E5M2, f16 to bf16
  %4 = arith.scaling_extf %a, %t fastmath<fast> : f8E5M2, f32 to f16
  %5 = arith.scaling_truncf %o, %p fastmath<fast> : f32, f16 to f8E5M2
  return %0, %1, %2, %3, %4, %5 : f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2
}

// CHECK:      module {
// CHECK-NEXT:   func.func @ints(%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32, %[[V:[a-z0-9_]+]]: vector<4xi8>, %[[W:[a-z0-9_]+]]: vector<4xi8>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index) {
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[DIVSI:.*]] = arith.divsi %[[A]], %[[B]] : i32
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[DIVSI]], %[[B]] : i32
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi ne, %[[A]], %[[MULI]] : i32
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi slt, %[[A]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi slt, %[[B]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi eq, %[[CMPI_1]], %[[CMPI_2]] : i1
// CHECK-NEXT:     %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_3]] : i1
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[DIVSI]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[ANDI]], %[[ADDI]], %[[DIVSI]] : i32
// CHECK-NEXT:     %[[C0_I32_0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CMPI_4:.*]] = arith.cmpi eq, %[[A]], %[[C0_I32_0]] : i32
// CHECK-NEXT:     %[[C1_I32_1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[A]], %[[C1_I32_1]] : i32
// CHECK-NEXT:     %[[DIVUI:.*]] = arith.divui %[[SUBI]], %[[B]] : i32
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[DIVUI]], %[[C1_I32_1]] : i32
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPI_4]], %[[C0_I32_0]], %[[ADDI_1]] : i32
// CHECK-NEXT:     %[[DIVSI_1:.*]] = arith.divsi %[[A]], %[[B]] : i32
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[DIVSI_1]], %[[B]] : i32
// CHECK-NEXT:     %[[CMPI_5:.*]] = arith.cmpi ne, %[[A]], %[[MULI_1]] : i32
// CHECK-NEXT:     %[[C0_I32_2:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CMPI_6:.*]] = arith.cmpi slt, %[[A]], %[[C0_I32_2]] : i32
// CHECK-NEXT:     %[[CMPI_7:.*]] = arith.cmpi slt, %[[B]], %[[C0_I32_2]] : i32
// CHECK-NEXT:     %[[CMPI_8:.*]] = arith.cmpi ne, %[[CMPI_6]], %[[CMPI_7]] : i1
// CHECK-NEXT:     %[[ANDI_1:.*]] = arith.andi %[[CMPI_5]], %[[CMPI_8]] : i1
// CHECK-NEXT:     %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[DIVSI_1]], %[[CM1_I32]] : i32
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[ANDI_1]], %[[ADDI_2]], %[[DIVSI_1]] : i32
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %[[CST_3:.*]] = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %[[DIVSI_2:.*]] = arith.divsi %[[V]], %[[W]] : vector<4xi8>
// CHECK-NEXT:     %[[MULI_2:.*]] = arith.muli %[[DIVSI_2]], %[[W]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_9:.*]] = arith.cmpi ne, %[[V]], %[[MULI_2]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_10:.*]] = arith.cmpi slt, %[[V]], %[[CST]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_11:.*]] = arith.cmpi slt, %[[W]], %[[CST]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_12:.*]] = arith.cmpi eq, %[[CMPI_10]], %[[CMPI_11]] : vector<4xi1>
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[CMPI_9]], %[[CMPI_12]] : vector<4xi1>
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[DIVSI_2]], %[[CST_3]] : vector<4xi8>
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[ANDI_2]], %[[ADDI_3]], %[[DIVSI_2]] : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %[[CST_4:.*]] = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_13:.*]] = arith.cmpi eq, %[[V]], %[[CST_4]] : vector<4xi8>
// CHECK-NEXT:     %[[CST_5:.*]] = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %[[SUBI_1:.*]] = arith.subi %[[V]], %[[CST_5]] : vector<4xi8>
// CHECK-NEXT:     %[[DIVUI_1:.*]] = arith.divui %[[SUBI_1]], %[[W]] : vector<4xi8>
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[DIVUI_1]], %[[CST_5]] : vector<4xi8>
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPI_13]], %[[CST_4]], %[[ADDI_4]] : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %[[DIVSI_3:.*]] = arith.divsi %[[V]], %[[W]] : vector<4xi8>
// CHECK-NEXT:     %[[MULI_3:.*]] = arith.muli %[[DIVSI_3]], %[[W]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_14:.*]] = arith.cmpi ne, %[[V]], %[[MULI_3]] : vector<4xi8>
// CHECK-NEXT:     %[[CST_6:.*]] = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_15:.*]] = arith.cmpi slt, %[[V]], %[[CST_6]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_16:.*]] = arith.cmpi slt, %[[W]], %[[CST_6]] : vector<4xi8>
// CHECK-NEXT:     %[[CMPI_17:.*]] = arith.cmpi ne, %[[CMPI_15]], %[[CMPI_16]] : vector<4xi1>
// CHECK-NEXT:     %[[ANDI_3:.*]] = arith.andi %[[CMPI_14]], %[[CMPI_17]] : vector<4xi1>
// CHECK-NEXT:     %[[CST_7:.*]] = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT:     %[[ADDI_5:.*]] = arith.addi %[[DIVSI_3]], %[[CST_7]] : vector<4xi8>
// CHECK-NEXT:     %[[SELECT_5:.*]] = arith.select %[[ANDI_3]], %[[ADDI_5]], %[[DIVSI_3]] : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIVSI_4:.*]] = arith.divsi %[[I]], %[[J]] : index
// CHECK-NEXT:     %[[MULI_4:.*]] = arith.muli %[[DIVSI_4]], %[[J]] : index
// CHECK-NEXT:     %[[CMPI_18:.*]] = arith.cmpi ne, %[[I]], %[[MULI_4]] : index
// CHECK-NEXT:     %[[CMPI_19:.*]] = arith.cmpi slt, %[[I]], %[[C0]] : index
// CHECK-NEXT:     %[[CMPI_20:.*]] = arith.cmpi slt, %[[J]], %[[C0]] : index
// CHECK-NEXT:     %[[CMPI_21:.*]] = arith.cmpi eq, %[[CMPI_19]], %[[CMPI_20]] : i1
// CHECK-NEXT:     %[[ANDI_4:.*]] = arith.andi %[[CMPI_18]], %[[CMPI_21]] : i1
// CHECK-NEXT:     %[[ADDI_6:.*]] = arith.addi %[[DIVSI_4]], %[[C1]] : index
// CHECK-NEXT:     %[[SELECT_6:.*]] = arith.select %[[ANDI_4]], %[[ADDI_6]], %[[DIVSI_4]] : index
// CHECK-NEXT:     %[[C0_8:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CMPI_22:.*]] = arith.cmpi eq, %[[I]], %[[C0_8]] : index
// CHECK-NEXT:     %[[C1_9:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[SUBI_2:.*]] = arith.subi %[[I]], %[[C1_9]] : index
// CHECK-NEXT:     %[[DIVUI_2:.*]] = arith.divui %[[SUBI_2]], %[[J]] : index
// CHECK-NEXT:     %[[ADDI_7:.*]] = arith.addi %[[DIVUI_2]], %[[C1_9]] : index
// CHECK-NEXT:     %[[SELECT_7:.*]] = arith.select %[[CMPI_22]], %[[C0_8]], %[[ADDI_7]] : index
// CHECK-NEXT:     %[[DIVSI_5:.*]] = arith.divsi %[[I]], %[[J]] : index
// CHECK-NEXT:     %[[MULI_5:.*]] = arith.muli %[[DIVSI_5]], %[[J]] : index
// CHECK-NEXT:     %[[CMPI_23:.*]] = arith.cmpi ne, %[[I]], %[[MULI_5]] : index
// CHECK-NEXT:     %[[C0_10:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CMPI_24:.*]] = arith.cmpi slt, %[[I]], %[[C0_10]] : index
// CHECK-NEXT:     %[[CMPI_25:.*]] = arith.cmpi slt, %[[J]], %[[C0_10]] : index
// CHECK-NEXT:     %[[CMPI_26:.*]] = arith.cmpi ne, %[[CMPI_24]], %[[CMPI_25]] : i1
// CHECK-NEXT:     %[[ANDI_5:.*]] = arith.andi %[[CMPI_23]], %[[CMPI_26]] : i1
// CHECK-NEXT:     %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT:     %[[ADDI_8:.*]] = arith.addi %[[DIVSI_5]], %[[CM1]] : index
// CHECK-NEXT:     %[[SELECT_8:.*]] = arith.select %[[ANDI_5]], %[[ADDI_8]], %[[DIVSI_5]] : index
// CHECK-NEXT:     return %[[SELECT]], %[[SELECT_1]], %[[SELECT_2]], %[[SELECT_3]], %[[SELECT_4]], %[[SELECT_5]], %[[SELECT_6]], %[[SELECT_7]], %[[SELECT_8]] : i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minmax(%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<4xf16>, %[[W:[a-z0-9_]+]]: vector<4xf16>, %[[I:[a-z0-9_]+]]: i32, %[[J:[a-z0-9_]+]]: i32) {
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf ugt, %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf uno, %[[B]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[B]], %[[SELECT]] : f32
// CHECK-NEXT:     %[[CMPF_2:.*]] = arith.cmpf ult, %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[CMPF_2]], %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[CMPF_3:.*]] = arith.cmpf uno, %[[B]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[CMPF_3]], %[[B]], %[[SELECT_2]] : f32
// CHECK-NEXT:     %[[CMPF_4:.*]] = arith.cmpf ugt, %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT_4:.*]] = arith.select %[[CMPF_4]], %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[CMPF_5:.*]] = arith.cmpf uno, %[[A]], %[[A]] : f32
// CHECK-NEXT:     %[[SELECT_5:.*]] = arith.select %[[CMPF_5]], %[[B]], %[[SELECT_4]] : f32
// CHECK-NEXT:     %[[CMPF_6:.*]] = arith.cmpf ult, %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[SELECT_6:.*]] = arith.select %[[CMPF_6]], %[[A]], %[[B]] : f32
// CHECK-NEXT:     %[[CMPF_7:.*]] = arith.cmpf uno, %[[A]], %[[A]] : f32
// CHECK-NEXT:     %[[SELECT_7:.*]] = arith.select %[[CMPF_7]], %[[B]], %[[SELECT_6]] : f32
// CHECK-NEXT:     %[[CMPF_8:.*]] = arith.cmpf ugt, %[[V]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_8:.*]] = arith.select %[[CMPF_8]], %[[V]], %[[W]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_9:.*]] = arith.cmpf uno, %[[W]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_9:.*]] = arith.select %[[CMPF_9]], %[[W]], %[[SELECT_8]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_10:.*]] = arith.cmpf ult, %[[V]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_10:.*]] = arith.select %[[CMPF_10]], %[[V]], %[[W]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_11:.*]] = arith.cmpf uno, %[[W]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_11:.*]] = arith.select %[[CMPF_11]], %[[W]], %[[SELECT_10]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_12:.*]] = arith.cmpf ugt, %[[V]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_12:.*]] = arith.select %[[CMPF_12]], %[[V]], %[[W]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_13:.*]] = arith.cmpf uno, %[[V]], %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_13:.*]] = arith.select %[[CMPF_13]], %[[W]], %[[SELECT_12]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_14:.*]] = arith.cmpf ult, %[[V]], %[[W]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_14:.*]] = arith.select %[[CMPF_14]], %[[V]], %[[W]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPF_15:.*]] = arith.cmpf uno, %[[V]], %[[V]] : vector<4xf16>
// CHECK-NEXT:     %[[SELECT_15:.*]] = arith.select %[[CMPF_15]], %[[W]], %[[SELECT_14]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[SELECT_16:.*]] = arith.select %[[CMPI]], %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi ugt, %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[SELECT_17:.*]] = arith.select %[[CMPI_1]], %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi slt, %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[SELECT_18:.*]] = arith.select %[[CMPI_2]], %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi ult, %[[I]], %[[J]] : i32
// CHECK-NEXT:     %[[SELECT_19:.*]] = arith.select %[[CMPI_3]], %[[I]], %[[J]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scaling(%[[A:[a-z0-9_]+]]: f8E5M2, %[[S:[a-z0-9_]+]]: f8E8M0FNU, %[[T:[a-z0-9_]+]]: f32, %[[X:[a-z0-9_]+]]: vector<4xf4E2M1FN>, %[[Y:[a-z0-9_]+]]: vector<4xf8E8M0FNU>, %[[O:[a-z0-9_]+]]: f32, %[[P:[a-z0-9_]+]]: f16) -> (f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2) {
// CHECK-NEXT:     %[[EXTF:.*]] = arith.extf %[[S]] : f8E8M0FNU to f32
// CHECK-NEXT:     %[[EXTF_1:.*]] = arith.extf %[[A]] : f8E5M2 to f32
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[EXTF_1]], %[[EXTF]] : f32
// CHECK-NEXT:     %[[EXTF_2:.*]] = arith.extf %[[S]] : f8E8M0FNU to f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[O]], %[[EXTF_2]] : f32
// CHECK-NEXT:     %[[TRUNCF:.*]] = arith.truncf %[[DIVF]] : f32 to f8E5M2
// CHECK-NEXT:     %[[EXTF_3:.*]] = arith.extf %[[Y]] : vector<4xf8E8M0FNU> to vector<4xf32>
// CHECK-NEXT:     %[[EXTF_4:.*]] = arith.extf %[[X]] : vector<4xf4E2M1FN> to vector<4xf32>
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[EXTF_4]], %[[EXTF_3]] : vector<4xf32>
// CHECK-NEXT:     %[[TRUNCF_1:.*]] = arith.truncf %[[P]] : f16 to f8E8M0FNU
// CHECK-NEXT:     %[[EXTF_5:.*]] = arith.extf %[[TRUNCF_1]] : f8E8M0FNU to bf16
// CHECK-NEXT:     %[[EXTF_6:.*]] = arith.extf %[[A]] : f8E5M2 to bf16
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[EXTF_6]], %[[EXTF_5]] : bf16
// CHECK-NEXT:     %[[TRUNCF_2:.*]] = arith.truncf %[[T]] fastmath<fast> : f32 to f8E8M0FNU
// CHECK-NEXT:     %[[EXTF_7:.*]] = arith.extf %[[TRUNCF_2]] fastmath<fast> : f8E8M0FNU to f16
// CHECK-NEXT:     %[[EXTF_8:.*]] = arith.extf %[[A]] fastmath<fast> : f8E5M2 to f16
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[EXTF_8]], %[[EXTF_7]] fastmath<fast> : f16
// CHECK-NEXT:     %[[TRUNCF_3:.*]] = arith.truncf %[[P]] fastmath<fast> : f16 to f8E8M0FNU
// CHECK-NEXT:     %[[EXTF_9:.*]] = arith.extf %[[TRUNCF_3]] fastmath<fast> : f8E8M0FNU to f32
// CHECK-NEXT:     %[[DIVF_1:.*]] = arith.divf %[[O]], %[[EXTF_9]] fastmath<fast> : f32
// CHECK-NEXT:     %[[TRUNCF_4:.*]] = arith.truncf %[[DIVF_1]] fastmath<fast> : f32 to f8E5M2
// CHECK-NEXT:     return %[[MULF]], %[[TRUNCF]], %[[MULF_1]], %[[MULF_2]], %[[MULF_3]], %[[TRUNCF_4]] : f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }
