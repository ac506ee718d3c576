// RUN: strata opt --one-shot-bufferize=test-analysis-only %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=top-down' %s | FileCheck %s --check-prefix=DOWN
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=bottom-up-from-terminators' %s | FileCheck %s --check-prefix=TERMINATORS
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=3' %s | FileCheck %s --check-prefix=RANDOM
//
// The order of decisions.

func.func @f(%c: i1, %i: index, %k: f32) -> f32 {
  %e = tensor.empty() : tensor<4xf32>
  %t = linalg.fill ins(%k: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %a = tensor.insert %k into %t[%i] : tensor<4xf32>
  %b = tensor.insert %k into %t[%i] : tensor<4xf32>
  %r = scf.for %j = %i to %i step %i iter_args(%x = %a) -> tensor<4xf32> {
    %y = tensor.insert %k into %x[%i] : tensor<4xf32>
    %z = tensor.insert %k into %b[%i] : tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %s = tensor.extract %r[%i] : tensor<4xf32>
  %u = tensor.extract %a[%i] : tensor<4xf32>
  %v = arith.addf %s, %u : f32
  return %v : f32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg2 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %inserted) -> (tensor<4xf32>) {
// CHECK-NEXT:       %inserted_2 = tensor.insert %arg2 into %arg4[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:       %inserted_3 = tensor.insert %arg2 into %inserted_0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<4xf32>
// CHECK-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// CHECK-NEXT:     %extracted = tensor.extract %2[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %inserted[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %3 = arith.addf %extracted, %extracted_1 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DOWN:      module {
// DOWN-NEXT:   func.func @f(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// DOWN-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// DOWN-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg2 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// DOWN-NEXT:     %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// DOWN-NEXT:     %inserted_0 = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// DOWN-NEXT:     %2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %inserted) -> (tensor<4xf32>) {
// DOWN-NEXT:       %inserted_2 = tensor.insert %arg2 into %arg4[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// DOWN-NEXT:       %inserted_3 = tensor.insert %arg2 into %inserted_0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// DOWN-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<4xf32>
// DOWN-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// DOWN-NEXT:     %extracted = tensor.extract %2[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// DOWN-NEXT:     %extracted_1 = tensor.extract %inserted[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// DOWN-NEXT:     %3 = arith.addf %extracted, %extracted_1 : f32
// DOWN-NEXT:     return %3 : f32
// DOWN-NEXT:   }
// DOWN-NEXT: }

// TERMINATORS:      module {
// TERMINATORS-NEXT:   func.func @f(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// TERMINATORS-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// TERMINATORS-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg2 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// TERMINATORS-NEXT:     %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     %inserted_0 = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     %2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %inserted) -> (tensor<4xf32>) {
// TERMINATORS-NEXT:       %inserted_2 = tensor.insert %arg2 into %arg4[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:       %inserted_3 = tensor.insert %arg2 into %inserted_0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<4xf32>
// TERMINATORS-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// TERMINATORS-NEXT:     %extracted = tensor.extract %2[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     %extracted_1 = tensor.extract %inserted[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     %3 = arith.addf %extracted, %extracted_1 : f32
// TERMINATORS-NEXT:     return %3 : f32
// TERMINATORS-NEXT:   }
// TERMINATORS-NEXT: }

// RANDOM:      module {
// RANDOM-NEXT:   func.func @f(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// RANDOM-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// RANDOM-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg2 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// RANDOM-NEXT:     %inserted = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     %inserted_0 = tensor.insert %arg2 into %1[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     %2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %inserted) -> (tensor<4xf32>) {
// RANDOM-NEXT:       %inserted_2 = tensor.insert %arg2 into %arg4[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:       %inserted_3 = tensor.insert %arg2 into %inserted_0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// RANDOM-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted_2 : tensor<4xf32>
// RANDOM-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// RANDOM-NEXT:     %extracted = tensor.extract %2[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     %extracted_1 = tensor.extract %inserted[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     %3 = arith.addf %extracted, %extracted_1 : f32
// RANDOM-NEXT:     return %3 : f32
// RANDOM-NEXT:   }
// RANDOM-NEXT: }
