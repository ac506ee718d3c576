// AUTOUPDATE
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only' %s | FileCheck %s
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only dump-alias-sets' %s | FileCheck %s --check-prefix=SETS
// RUN: strata opt '--one-shot-bufferize=bufferize-function-boundaries test-analysis-only print-conflicts' %s | FileCheck %s --check-prefix=CONFLICTS
//
// Decisions about calls, alias sets and conflicts.

// CHECK-LABEL: func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// SETS-LABEL: func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
// CONFLICTS-LABEL: func.func private @external(tensor<?xf32> {bufferization.access = "read-write"}) -> tensor<?xf32>
func.func private @external(%t: tensor<?xf32>) -> tensor<?xf32>

// CHECK-LABEL: func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
// SETS-LABEL: func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
// CONFLICTS-LABEL: func.func private @reader(tensor<?xf32> {bufferization.access = "read"}) -> f32
func.func private @reader(%t: tensor<?xf32> {bufferization.access = "read"}) -> f32

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
// CHECK-NEXT:   %[[CALL:.*]] = call @callee(%[[T]], %[[I]], %[[F]]) {__inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CHECK-NEXT:   %[[CALL_1:.*]] = call @reader(%[[T]]) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// CHECK-NEXT:   %[[CALL_2:.*]] = call @external(%[[T]]) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true", "true", "none"]} %[[CALL]], %[[CALL_2]], %[[CALL_1]] : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT: }
// SETS-LABEL: func.func @caller
// SETS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%2", "%arg0"]]]]} {
// SETS-NEXT:   %[[CALL:.*]] = call @callee(%[[T]], %[[I]], %[[F]]) {__inplace_operands_attr__ = ["false", "none", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0"]]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// SETS-NEXT:   %[[CALL_1:.*]] = call @reader(%[[T]]) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// SETS-NEXT:   %[[CALL_2:.*]] = call @external(%[[T]]) {__inplace_operands_attr__ = ["true"], __opresult_alias_set_attr__ = {{\[\[}}"%2", "%arg0"]]} : (tensor<?xf32>) -> tensor<?xf32>
// SETS-NEXT:   return {__inplace_operands_attr__ = ["true", "true", "none"]} %[[CALL]], %[[CALL_2]], %[[CALL_1]] : tensor<?xf32>, tensor<?xf32>, f32
// SETS-NEXT: }
// CONFLICTS-LABEL: func.func @caller
// CONFLICTS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) attributes {"C_0[DEF: bbArg 0]"} {
// CONFLICTS-NEXT:   %[[CALL:.*]] = call @callee(%[[T]], %[[I]], %[[F]]) {"C_0[CONFL-WRITE: 0]", __inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CONFLICTS-NEXT:   %[[CALL_1:.*]] = call @reader(%[[T]]) {__inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> f32
// CONFLICTS-NEXT:   %[[CALL_2:.*]] = call @external(%[[T]]) {"C_0[READ: 0]", __inplace_operands_attr__ = ["true"]} : (tensor<?xf32>) -> tensor<?xf32>
// CONFLICTS-NEXT:   return {__inplace_operands_attr__ = ["true", "true", "none"]} %[[CALL]], %[[CALL_2]], %[[CALL_1]] : tensor<?xf32>, tensor<?xf32>, f32
// CONFLICTS-NEXT: }
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>, f32) {
  %0 = call @callee(%t, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  %1 = call @reader(%t) : (tensor<?xf32>) -> f32
  %2 = call @external(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0, %2, %1 : tensor<?xf32>, tensor<?xf32>, f32
}

// CHECK-LABEL: func.func @callee
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// CHECK-NEXT: }
// SETS-LABEL: func.func @callee
// SETS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%inserted", "%arg0"]]]]} {
// SETS-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%inserted", "%arg0"]]} : tensor<?xf32>
// SETS-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// SETS-NEXT: }
// CONFLICTS-LABEL: func.func @callee
// CONFLICTS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CONFLICTS-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CONFLICTS-NEXT:   return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// CONFLICTS-NEXT: }
func.func @callee(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @recursive
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:   %[[CALL:.*]] = call @recursive(%[[INSERTED]], %[[I]], %[[F]]) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[CALL]] : tensor<?xf32>
// CHECK-NEXT: }
// SETS-LABEL: func.func @recursive
// SETS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> attributes {__bbarg_alias_set_attr__ = {{\[\[}}{{\[\[}}"%0", "%inserted", "%arg0"]]]]} {
// SETS-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0", "%inserted", "%arg0"]]} : tensor<?xf32>
// SETS-NEXT:   %[[CALL:.*]] = call @recursive(%[[INSERTED]], %[[I]], %[[F]]) {__inplace_operands_attr__ = ["true", "none", "none"], __opresult_alias_set_attr__ = {{\[\[}}"%0", "%inserted", "%arg0"]]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// SETS-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[CALL]] : tensor<?xf32>
// SETS-NEXT: }
// CONFLICTS-LABEL: func.func @recursive
// CONFLICTS-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CONFLICTS-NEXT:   %[[INSERTED:.*]] = tensor.insert %[[F]] into %[[T]][%[[I]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CONFLICTS-NEXT:   %[[CALL:.*]] = call @recursive(%[[INSERTED]], %[[I]], %[[F]]) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// CONFLICTS-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[CALL]] : tensor<?xf32>
// CONFLICTS-NEXT: }
func.func @recursive(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @recursive(%0, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @new
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[EMPTY]] : tensor<?xf32>
// CHECK-NEXT: }
// SETS-LABEL: func.func @new
// SETS-SAME: (%[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// SETS-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[N]]) {__opresult_alias_set_attr__ = {{\[\[}}"%0"]]} : tensor<?xf32>
// SETS-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[EMPTY]] : tensor<?xf32>
// SETS-NEXT: }
// CONFLICTS-LABEL: func.func @new
// CONFLICTS-SAME: (%[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CONFLICTS-NEXT:   %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CONFLICTS-NEXT:   return {__inplace_operands_attr__ = ["true"]} %[[EMPTY]] : tensor<?xf32>
// CONFLICTS-NEXT: }
func.func @new(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
