// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every operation of irdl in its custom form, as MLIR prints it.
//
// RUN: %opt %s | FileCheck %s --strict-whitespace
// RUN: %roundtrip | FileCheck %s --strict-whitespace
// RUN: %opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK:      irdl.dialect @cmath attributes {foo.x} {
irdl.dialect @cmath attributes {foo.x} {
  // CHECK-NEXT:   irdl.type @complex {
  // CHECK-NEXT:     %[[IS:.*]] = irdl.is f32 {{$}}
  // CHECK-NEXT:     %[[IS_1:.*]] = irdl.is f64 {{$}}
  // CHECK-NEXT:     %[[ANY_OF:.*]] = irdl.any_of(%[[IS]], %[[IS_1]])  {foo.y}
  // CHECK-NEXT:     irdl.parameters(elem: %[[ANY_OF]])
  // CHECK-NEXT:   }
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1) {foo.y}
    irdl.parameters(elem: %2)
  }
  // CHECK-NEXT:   irdl.attribute @enum {
  // CHECK-NEXT:     %[[IS_2:.*]] = irdl.is "foo" {{$}}
  // CHECK-NEXT:     irdl.parameters(v: %[[IS_2]])
  // CHECK-NEXT:   }
  irdl.attribute @enum {
    %0 = irdl.is "foo"
    irdl.parameters(v: %0)
  }
  // An empty region is not printed.
  // CHECK-NEXT:   irdl.type @empty {{$}}
  irdl.type @empty
  // CHECK-NEXT:   irdl.type @"!empty2" {{$}}
  irdl.type @"!empty2" {}
  // CHECK-NEXT:   irdl.operation @ops {
  irdl.operation @ops {
    // CHECK-NEXT:     %[[ANY:.*]] = irdl.any{{$}}
    // CHECK-NEXT:     %[[BASE:.*]] = irdl.base "!builtin.integer" {{$}}
    // CHECK-NEXT:     %[[BASE_1:.*]] = irdl.base @cmath::@complex {{$}}
    // CHECK-NEXT:     %[[ALL_OF:.*]] = irdl.all_of(%[[ANY]], %[[BASE]]) {{$}}
    // CHECK-NEXT:     %[[PARAMETRIC:.*]] = irdl.parametric @cmath::@complex<%[[ANY]]> {{$}}
    // CHECK-NEXT:     %[[C_PRED:.*]] = irdl.c_pred "::llvm::isa<A>($_self)" {{$}}
    %a = irdl.any
    %b = irdl.base "!builtin.integer"
    %c = irdl.base @cmath::@complex
    %d = irdl.all_of(%a, %b)
    %f = irdl.parametric @cmath::@complex<%a>
    %g = irdl.c_pred "::llvm::isa<A>($_self)"
    // The variadicity `single` is not printed; the words are names, too.
    // CHECK-NEXT:     irdl.operands(x: %[[ANY]], single: %[[BASE]], z: optional %[[BASE_1]], variadic: variadic %[[ALL_OF]])
    irdl.operands(x: %a, single: single %b, z: optional %c, variadic: variadic %d)
    // CHECK-NEXT:     irdl.results(r: %[[PARAMETRIC]]) {foo}
    irdl.results(r: %f) {foo}
    // CHECK-NEXT:     irdl.attributes {"attr1" = %[[C_PRED]], "attr 2" = %[[ANY]]}
    irdl.attributes {
      "attr1" = %g,
      "attr 2" = %a
    }
    // CHECK-NEXT:     %[[REGION:.*]] = irdl.region{{$}}
    // CHECK-NEXT:     %[[REGION_1:.*]] = irdl.region(){{$}}
    // CHECK-NEXT:     %[[REGION_2:.*]] = irdl.region(%[[ANY]], %[[BASE]])
    // CHECK-NEXT:     %[[REGION_3:.*]] = irdl.region(%[[ANY]]) with size 2
    // CHECK-NEXT:     %[[REGION_4:.*]] = irdl.region with size 1 {foo}
    // CHECK-NEXT:     irdl.regions(a: %[[REGION]], b: %[[REGION_1]], c: %[[REGION_2]], d: %[[REGION_3]], e: %[[REGION_4]])
    %r1 = irdl.region
    %r2 = irdl.region()
    %r3 = irdl.region(%a, %b)
    %r4 = irdl.region(%a) with size 2
    %r5 = irdl.region with size 1 {foo}
    irdl.regions(a: %r1, b: %r2, c: %r3, d: %r4, e: %r5)
  }
  // CHECK:        irdl.operation @x {
  // CHECK-NEXT:     irdl.operands()
  // CHECK-NEXT:     irdl.results()
  // CHECK-NEXT:     irdl.regions()
  // CHECK-NEXT:     irdl.attributes {{$}}
  irdl.operation @x {
    irdl.operands()
    irdl.results()
    irdl.regions()
    irdl.attributes
  }
}

// Attributes of the dictionary override the parts before it.
// CHECK: irdl.dialect @name {{$}}
irdl.dialect @other attributes {sym_name = "name"}

// A dialect inside another one, which its references start from.
// CHECK: irdl.dialect @outer {
irdl.dialect @outer {
  irdl.type @t
  irdl.dialect @inner {
    irdl.type @t
    irdl.type @u {
      // CHECK: irdl.base @t {{$}}
      // CHECK: irdl.base @inner::@t {{$}}
      %0 = irdl.base @t
      %1 = irdl.base @inner::@t
    }
  }
}

// Attributes of Strata allow other names, and are kept everywhere.
// CHECK: irdl.dialect @Mixed attributes {strata.version = 1 : i64} {
irdl.dialect @Mixed attributes {strata.version = 1} {
  // CHECK: irdl.operation @"a-B.c" attributes {strata.summary = "s"} {
  irdl.operation @"a-B.c" attributes {strata.summary = "s"} {
    // CHECK: %[[ANY_1:.*]] = irdl.any {strata.summary = "t"}
    // CHECK: irdl.operands(_myOperand: %[[ANY_1]]) {strata.names = ["x"]}
    %0 = irdl.any {strata.summary = "t"}
    irdl.operands(_myOperand: %0) {strata.names = ["x"]}
  }
}

// GENERIC: "irdl.base"() <{base_name = "!builtin.integer"}> : () -> !irdl.attribute
// GENERIC: "irdl.base"() <{base_ref = @cmath::@complex}> : () -> !irdl.attribute
// GENERIC: "irdl.parametric"(%{{.*}}) <{base_type = @cmath::@complex}>
// GENERIC: "irdl.c_pred"() <{pred = "::llvm::isa<A>($_self)"}>
// GENERIC: <{names = ["x", "single", "z", "variadic"], variadicity = #irdl<variadicity_array[ single,  single,  optional,  variadic]>}>
// GENERIC: <{attributeValueNames = ["attr1", "attr 2"]}>
// GENERIC: <{constrainedArguments, numberOfBlocks = 2 : i32}> : (!irdl.attribute) -> !irdl.region
// GENERIC: "irdl.operands"() <{names = [], variadicity = #irdl<variadicity_array[]>}>
