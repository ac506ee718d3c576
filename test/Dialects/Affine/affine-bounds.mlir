// RUN: %opt --split-input-file --verify-diagnostics %s | FileCheck %s
//
// Bounds are attributes of the type index, or values. `max` and `min` may precede any of
// them, but only maps with several results need them.

// CHECK-LABEL: func @words
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index)
func.func @words(%n: index) {
  // CHECK: affine.for %{{.*}} = 0 to 10 {
  affine.for %i = max 0 to min 10 { }
  // CHECK: affine.for %{{.*}} = %[[ARG0]] to %[[ARG0]] {
  affine.for %i = max %n to min %n { }
  // CHECK: affine.for %{{.*}} = -3 to 10 step 2 {
  affine.for %i = max -3 to 10 step 2 { }
  // CHECK: affine.for %{{.*}} = #map(%[[ARG0]]) to min #map1(%[[ARG0]]) {
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to min affine_map<(d0) -> (d0, 8)>(%n) { }
  // CHECK: affine.for %{{.*}} = 16 to -1 step 0 {
  affine.for %i = 0x10 to true step 0 { }
  // CHECK: affine.parallel (%{{.*}}) = (0) to (10) {
  affine.parallel (%i) = (max(0)) to (min(10)) { }
  return
}
// -----
func.func @other_word() {
  // expected-error @+1 {{expected attribute value}}
  affine.for %i = min 0 to 10 { }
}
// -----
func.func @no_bound() {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = 0 to { }
}
// -----
func.func @set() {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
  affine.for %i = affine_set<() : (0 >= 0)>() to 3 { }
}
// -----
func.func @float() {
  // expected-error @+1 {{floating point value not valid for specified type}}
  affine.for %i = 1.0 to 3 { }
}
// -----
func.func @large() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  affine.for %i = 1 to 9223372036854775808 { }
}
// -----
func.func @upper_results() {
  // expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<() -> (0, 1)>() { }
}
// -----
func.func @negative_step() {
  // expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 { }
}
// -----
func.func @step_kind() {
  // expected-error @+1 {{custom op 'affine.for' invalid kind of attribute specified}}
  affine.for %i = 0 to 10 step "a" { }
}
// -----
func.func @parallel_word(%n: index) {
  // expected-error @+1 {{expected '(' in affine map}}
  affine.parallel (%i) = (0) to (min %n) { }
}
// -----
func.func @reduction(%x: f32) {
  // expected-error @+1 {{integer literal not valid for specified type}}
  affine.parallel (%i) = (0) to (10) reduce (1) -> (f32) { }
}
// -----
func.func @no_to() {
  // expected-error @+1 {{custom op 'affine.for' expected 'to' between bounds}}
  affine.for %i = 0 until 10 { }
}
