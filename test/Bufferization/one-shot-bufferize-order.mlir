// AUTOUPDATE
// RUN: strata opt --one-shot-bufferize=test-analysis-only %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=top-down' %s | FileCheck %s --check-prefix=DOWN
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=bottom-up-from-terminators' %s | FileCheck %s --check-prefix=TERMINATORS
// RUN: strata opt '--one-shot-bufferize=test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=3' %s | FileCheck %s --check-prefix=RANDOM
//
// The order of decisions.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[K]] : f32) outs(%[[E]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_0:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INSERTED]]) -> (tensor<4xf32>) {
// CHECK-NEXT:     %[[INSERTED_2:.*]] = tensor.insert %[[K]] into %[[ARG4]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_3:.*]] = tensor.insert %[[K]] into %[[INSERTED_0]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// CHECK-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_2]] : tensor<4xf32>
// CHECK-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[FOR]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[EXTRACTED_1:.*]] = tensor.extract %[[INSERTED]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:   %[[V:.*]] = arith.addf %[[EXTRACTED]], %[[EXTRACTED_1]] : f32
// CHECK-NEXT:   return %[[V]] : f32
// CHECK-NEXT: }
// DOWN-LABEL: func.func @f
// DOWN-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: f32) -> f32 {
// DOWN-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// DOWN-NEXT:   %[[FILL:.*]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[K]] : f32) outs(%[[E]] : tensor<4xf32>) -> tensor<4xf32>
// DOWN-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// DOWN-NEXT:   %[[INSERTED_0:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// DOWN-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INSERTED]]) -> (tensor<4xf32>) {
// DOWN-NEXT:     %[[INSERTED_2:.*]] = tensor.insert %[[K]] into %[[ARG4]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// DOWN-NEXT:     %[[INSERTED_3:.*]] = tensor.insert %[[K]] into %[[INSERTED_0]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// DOWN-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_2]] : tensor<4xf32>
// DOWN-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// DOWN-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[FOR]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// DOWN-NEXT:   %[[EXTRACTED_1:.*]] = tensor.extract %[[INSERTED]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// DOWN-NEXT:   %[[V:.*]] = arith.addf %[[EXTRACTED]], %[[EXTRACTED_1]] : f32
// DOWN-NEXT:   return %[[V]] : f32
// DOWN-NEXT: }
// TERMINATORS-LABEL: func.func @f
// TERMINATORS-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: f32) -> f32 {
// TERMINATORS-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// TERMINATORS-NEXT:   %[[FILL:.*]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[K]] : f32) outs(%[[E]] : tensor<4xf32>) -> tensor<4xf32>
// TERMINATORS-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:   %[[INSERTED_0:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INSERTED]]) -> (tensor<4xf32>) {
// TERMINATORS-NEXT:     %[[INSERTED_2:.*]] = tensor.insert %[[K]] into %[[ARG4]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     %[[INSERTED_3:.*]] = tensor.insert %[[K]] into %[[INSERTED_0]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_2]] : tensor<4xf32>
// TERMINATORS-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// TERMINATORS-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[FOR]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:   %[[EXTRACTED_1:.*]] = tensor.extract %[[INSERTED]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// TERMINATORS-NEXT:   %[[V:.*]] = arith.addf %[[EXTRACTED]], %[[EXTRACTED_1]] : f32
// TERMINATORS-NEXT:   return %[[V]] : f32
// TERMINATORS-NEXT: }
// RANDOM-LABEL: func.func @f
// RANDOM-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[I:[a-z0-9_]+]]: index, %[[K:[a-z0-9_]+]]: f32) -> f32 {
// RANDOM-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// RANDOM-NEXT:   %[[FILL:.*]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[K]] : f32) outs(%[[E]] : tensor<4xf32>) -> tensor<4xf32>
// RANDOM-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// RANDOM-NEXT:   %[[INSERTED_0:.*]] = tensor.insert %[[K]] into %[[FILL]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[I]] to %[[I]] step %[[I]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[INSERTED]]) -> (tensor<4xf32>) {
// RANDOM-NEXT:     %[[INSERTED_2:.*]] = tensor.insert %[[K]] into %[[ARG4]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     %[[INSERTED_3:.*]] = tensor.insert %[[K]] into %[[INSERTED_0]][%[[I]]] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// RANDOM-NEXT:     scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_2]] : tensor<4xf32>
// RANDOM-NEXT:   } {__inplace_operands_attr__ = ["none", "none", "none", "false"]}
// RANDOM-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[FOR]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:   %[[EXTRACTED_1:.*]] = tensor.extract %[[INSERTED]][%[[I]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// RANDOM-NEXT:   %[[V:.*]] = arith.addf %[[EXTRACTED]], %[[EXTRACTED_1]] : f32
// RANDOM-NEXT:   return %[[V]] : f32
// RANDOM-NEXT: }
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
