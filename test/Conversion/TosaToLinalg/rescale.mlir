// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" %s | FileCheck %s
//
// Rescaling

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: {{^}}%[[X:[a-z0-9_]+]]: tensor<2xi8>) {
// CHECK-NEXT:   %[[M:.*]] = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[S:.*]] = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[ZI:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[ZO:.*]] = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[C19689_I32:.*]] = arith.constant 19689 : i32
// CHECK-NEXT:   %[[C20_I8:.*]] = arith.constant 20 : i8
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[X]] : tensor<2xi8>) outs(%[[EMPTY]] : tensor<2xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[CM2_I32:.*]] = arith.constant -2 : i32
// CHECK-NEXT:     %[[EXTSI:.*]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[EXTSI]], %[[C3_I32]] : i32
// CHECK-NEXT:     %[[APPLY_SCALE:.*]] = tosa.apply_scale %[[SUBI]], %[[C19689_I32]], %[[C20_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[APPLY_SCALE]], %[[CM2_I32]] : i32
// CHECK-NEXT:     %[[CM128_I32:.*]] = arith.constant -128 : i32
// CHECK-NEXT:     %[[C127_I32:.*]] = arith.constant 127 : i32
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[CM128_I32]], %[[ADDI]] : i32
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[C127_I32]], %[[MAXSI]] : i32
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[MINSI]] : i32 to i8
// CHECK-NEXT:     linalg.yield %[[TRUNCI]] : i8
// CHECK-NEXT:   } -> tensor<2xi8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: tensor<2xi8>) {
  %m = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zo = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %zi, %zo {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return }

// CHECK-LABEL: func.func @f_2
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xi32>) {
// CHECK-NEXT:   %[[M:.*]] = "tosa.const"() <{values = dense<19689> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT:   %[[S:.*]] = "tosa.const"() <{values = dense<20> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT:   %[[ZI:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:   %[[ZO:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<19689> : tensor<2xi32>
// CHECK-NEXT:   %[[CST_0:.*]] = arith.constant dense<20> : tensor<2xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<2xi16>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[X]], %[[CST]], %[[CST_0]] : tensor<2xi32>, tensor<2xi32>, tensor<2xi8>) outs(%[[EMPTY]] : tensor<2xi16>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[IN_1:[a-z0-9_]+]]: i32, %[[IN_2:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i16):
// CHECK-NEXT:     %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C0_I32_3:.*]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[IN]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[APPLY_SCALE:.*]] = tosa.apply_scale %[[SUBI]], %[[IN_1]], %[[IN_2]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[APPLY_SCALE]], %[[C0_I32_3]] : i32
// CHECK-NEXT:     %[[CM32768_I32:.*]] = arith.constant -32768 : i32
// CHECK-NEXT:     %[[C32767_I32:.*]] = arith.constant 32767 : i32
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[CM32768_I32]], %[[ADDI]] : i32
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[C32767_I32]], %[[MAXSI]] : i32
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[MINSI]] : i32 to i16
// CHECK-NEXT:     linalg.yield %[[TRUNCI]] : i16
// CHECK-NEXT:   } -> tensor<2xi16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f_2(%x: tensor<2xi32>) {
  %m = "tosa.const"() <{values = dense<19689> : tensor<2xi32>}> : () -> tensor<2xi32>
  %s = "tosa.const"() <{values = dense<20> : tensor<2xi8>}> : () -> tensor<2xi8>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %zo = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %0 = tosa.rescale %x, %m, %s, %zi, %zo {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<2xi16>
  return }

// CHECK-LABEL: func.func @f_3
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2xi32>, %[[M:[a-z0-9_]+]]: tensor<2xi32>, %[[S:[a-z0-9_]+]]: tensor<2xi8>, %[[ZI:[a-z0-9_]+]]: tensor<1xi32>, %[[ZO:[a-z0-9_]+]]: tensor<1xi16>) {
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[ZI]] [] : tensor<1xi32> into tensor<i32>
// CHECK-NEXT:   %[[COLLAPSED_0:.*]] = tensor.collapse_shape %[[ZO]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<2xi16>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[X]], %[[M]], %[[S]], %[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<i32>, tensor<i16>) outs(%[[EMPTY]] : tensor<2xi16>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[IN_1:[a-z0-9_]+]]: i32, %[[IN_2:[a-z0-9_]+]]: i8, %[[IN_3:[a-z0-9_]+]]: i32, %[[IN_4:[a-z0-9_]+]]: i16, %[[OUT:[a-z0-9_]+]]: i16):
// CHECK-NEXT:     %[[EXTSI:.*]] = arith.extsi %[[IN_4]] : i16 to i32
// CHECK-NEXT:     %[[SUBI:.*]] = arith.subi %[[IN]], %[[IN_3]] : i32
// CHECK-NEXT:     %[[APPLY_SCALE:.*]] = tosa.apply_scale %[[SUBI]], %[[IN_1]], %[[IN_2]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[APPLY_SCALE]], %[[EXTSI]] : i32
// CHECK-NEXT:     %[[CM32768_I32:.*]] = arith.constant -32768 : i32
// CHECK-NEXT:     %[[C32767_I32:.*]] = arith.constant 32767 : i32
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[CM32768_I32]], %[[ADDI]] : i32
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[C32767_I32]], %[[MAXSI]] : i32
// CHECK-NEXT:     %[[TRUNCI:.*]] = arith.trunci %[[MINSI]] : i32 to i16
// CHECK-NEXT:     linalg.yield %[[TRUNCI]] : i16
// CHECK-NEXT:   } -> tensor<2xi16>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f_3(%x: tensor<2xi32>, %m: tensor<2xi32>, %s: tensor<2xi8>, %zi: tensor<1xi32>, %zo: tensor<1xi16>) {
  %0 = tosa.rescale %x, %m, %s, %zi, %zo {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>, tensor<1xi16>) -> tensor<2xi16>
  return }
