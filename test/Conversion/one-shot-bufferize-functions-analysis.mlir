// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only dump-alias-sets' %s | FileCheck %s --check-prefix=SETS
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only print-conflicts' %s | FileCheck %s --check-prefix=CONFLICTS
//
// Decisions about calls, alias sets and conflicts.

func.func private @external(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @reader(%t: tensor<?xf32> {bufferization.access = "read"}) -> f32
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
  %0 = call @callee(%t, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  %1 = call @reader(%t) : (tensor<?xf32>) -> f32
  %2 = call @external(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
}
func.func @callee(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @recursive(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @recursive(%0, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @new(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// CHECK-NEXT:   func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
// CHECK-NEXT:   func.func @caller(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
// CHECK-NEXT:     %0 = call @callee(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CHECK-NEXT:     %1 = call @reader(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// CHECK-NEXT:     %2 = call @external(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "true", "none"]} %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @recursive(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     %0 = call @recursive(%inserted, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @new(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SETS:      module {
// SETS-NEXT:   func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// SETS-NEXT:   func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
// SETS-NEXT:   func.func @caller(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) attributes {__bbarg_alias_set_attr__ = {{\[\[\[\[}}"%2", "%arg0"]]]]} {
// SETS-NEXT:     %0 = call @callee(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["false", "none", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0"]]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// SETS-NEXT:     %1 = call @reader(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// SETS-NEXT:     %2 = call @external(%arg0) {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = {{\[\[}}"%2", "%arg0"]]} : (tensor<?xf32>) -> tensor<?xf32>
// SETS-NEXT:     return {__inplace_operands_attr__ = ["true", "true", "none"]} %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
// SETS-NEXT:   }
// SETS-NEXT:   func.func @callee(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[\[\[}}"%inserted", "%arg0"]]]]} {
// SETS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%inserted", "%arg0"]]} : tensor<?xf32>
// SETS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
// SETS-NEXT:   }
// SETS-NEXT:   func.func @recursive(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[\[\[}}"%0", "%inserted", "%arg0"]]]]} {
// SETS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0", "%inserted", "%arg0"]]} : tensor<?xf32>
// SETS-NEXT:     %0 = call @recursive(%inserted, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0", "%inserted", "%arg0"]]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// SETS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// SETS-NEXT:   }
// SETS-NEXT:   func.func @new(%arg0: index) -> tensor<?xf32> {
// SETS-NEXT:     %0 = tensor.empty(%arg0) {__opresult_alias_set_attr__ = {{\[\[}}"%0"]]} : tensor<?xf32>
// SETS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// SETS-NEXT:   }
// SETS-NEXT: }

// CONFLICTS:      module {
// CONFLICTS-NEXT:   func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// CONFLICTS-NEXT:   func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
// CONFLICTS-NEXT:   func.func @caller(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) attributes {"C_0[DEF: bbArg 0]"} {
// CONFLICTS-NEXT:     %0 = call @callee(%arg0, %arg1, %arg2) {"C_0[CONFL-WRITE: 0]", __inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CONFLICTS-NEXT:     %1 = call @reader(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// CONFLICTS-NEXT:     %2 = call @external(%arg0) {"C_0[READ: 0]", __inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> tensor<?xf32>
// CONFLICTS-NEXT:     return {__inplace_operands_attr__ = ["true", "true", "none"]} %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
// CONFLICTS-NEXT:   }
// CONFLICTS-NEXT:   func.func @callee(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CONFLICTS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CONFLICTS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
// CONFLICTS-NEXT:   }
// CONFLICTS-NEXT:   func.func @recursive(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CONFLICTS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CONFLICTS-NEXT:     %0 = call @recursive(%inserted, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CONFLICTS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// CONFLICTS-NEXT:   }
// CONFLICTS-NEXT:   func.func @new(%arg0: index) -> tensor<?xf32> {
// CONFLICTS-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CONFLICTS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// CONFLICTS-NEXT:   }
// CONFLICTS-NEXT: }
