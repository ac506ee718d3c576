// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of irdl are printed in one way, however they are written. Text after a
// complete body is ignored, as in MLIR.
//
// RUN: %opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --verify-diagnostics | FileCheck %s

// CHECK: {a = !irdl.attribute, b = !irdl.region, c = !irdl.attribute}
"t.t"() {a = !irdl<attribute>, b = !irdl.region<>, c = !irdl<attribute 3>} : () -> ()
// CHECK: #irdl<variadicity optional>
"t.t"() {a = #irdl<variadicity   "optional" 3 >} : () -> ()
// CHECK: #irdl<variadicity single>}
"t.t"() {a = #irdl<variadicity single> : i32} : () -> ()
// CHECK: #irdl<variadicity_array[ single,  variadic]>
"t.t"() {a = #irdl<variadicity_array [single
  ,variadic] 3>} : () -> ()
// CHECK: #irdl<variadicity_array[]>
"t.t"() {a = #irdl<variadicity_array[ ]>} : () -> ()

// -----
// expected-error@+1 {{unknown  type `foo` in dialect `irdl`}}
"t.t"() {a = !irdl.foo} : () -> ()

// -----
// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = !irdl<"region">} : () -> ()

// -----
// expected-error@+1 {{unknown attribute `foo` in dialect `irdl`}}
"t.t"() {a = #irdl<foo>} : () -> ()

// -----
// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = #irdl<"variadicity single">} : () -> ()

// -----
// expected-error@+2 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error@+1 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
"t.t"() {a = #irdl<variadicity foo>} : () -> ()

// -----
// expected-error@+3 {{expected valid keyword or string}}
// expected-error@+2 {{failed to parse VariadicityAttr parameter}}
// expected-error@+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
"t.t"() {a = #irdl<variadicity_array[3]>} : () -> ()

// -----
// expected-error@+1 {{expected '['}}
"t.t"() {a = #irdl<variadicity_array>} : () -> ()

// -----
// expected-error@+1 {{expected ']'}}
"t.t"() {a = #irdl<variadicity_array[single single]>} : () -> ()
