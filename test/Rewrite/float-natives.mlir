// RUN: split-file %s %t
// RUN: %strata opt --allow-unregistered-dialect -p 'builtin.module(apply-patterns{file=%t/rules.pdl.mlir})' %t/in.mlir | FileCheck %s
//
// is_zero, is_one and is_negative hold for floats, too; is_zero not for -0.0.

//--- in.mlir
// CHECK-LABEL: @f
func.func @f() {
  // CHECK-DAG: "t.one"() {value = 1.000000e+00 : f32}
  // CHECK-DAG: "t.test"() {value = 2.000000e+00 : f32}
  // CHECK-DAG: "t.zero"() {value = 0.000000e+00 : f64}
  // CHECK-DAG: "t.test"() {value = -0.000000e+00 : f64}
  // CHECK-DAG: "t.negative"() {value = dense<-1.500000e+00> : tensor<2xf32>}
  // CHECK-DAG: "t.one"() {value = 1 : i8}
  "t.test"() {value = 1.0 : f32} : () -> ()
  "t.test"() {value = 2.0 : f32} : () -> ()
  "t.test"() {value = 0.0 : f64} : () -> ()
  "t.test"() {value = -0.0 : f64} : () -> ()
  "t.test"() {value = dense<-1.5> : tensor<2xf32>} : () -> ()
  "t.test"() {value = 1 : i8} : () -> ()
  return
}
//--- rules.pdl.mlir
pdl.pattern @test : benefit(1) attributes {
  strata.parameters = ["name", "test"],
  strata.instances = [["one", "one"], ["zero", "zero"], ["negative", "negative"]]
} {
  %value = attribute
  %op = operation "t.test" {"value" = %value}
  apply_native_constraint "strata.is_$test"(%value : !pdl.attribute)
  rewrite %op {
    %new = operation "t.$test" {"value" = %value}
    replace %op with %new
  }
}
