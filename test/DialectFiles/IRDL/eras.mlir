// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spellings of earlier years, printed in the current spelling.
//
// RUN: %opt %s --split-input-file | FileCheck %s
// RUN: %opt %s --split-input-file | %opt --split-input-file | FileCheck %s

// 2022: no `@`, constraints on types, names of types as strings.
// CHECK:      irdl.dialect @cmath {
// CHECK-NEXT:   irdl.type @complex {
// CHECK-NEXT:     %[[IS:.*]] = irdl.is f32
// CHECK-NEXT:     %[[ANY:.*]] = irdl.any{{$}}
// CHECK-NEXT:     irdl.parameters(param0: %[[IS]], param1: %[[ANY]])
// CHECK-NEXT:   }
// CHECK-NEXT:   irdl.operation @mul {
// CHECK-NEXT:     %[[IS_1:.*]] = irdl.is f32
// CHECK-NEXT:     %[[PARAMETRIC:.*]] = irdl.parametric @cmath::@complex<%[[IS_1]], %[[IS_1]]>  {foo.x}
// CHECK-NEXT:     irdl.operands(arg0: %[[PARAMETRIC]])
// CHECK-NEXT:   }
irdl.dialect cmath {
  irdl.type complex {
    %0 = irdl.is_type : f32
    %1 = irdl.any_type
    irdl.parameters(%0, %1)
  }
  irdl.operation mul {
    %0 = irdl.is_type : f32
    %1 = irdl.parametric_type : "cmath.complex"<%0, %0> {foo.x}
    irdl.operands(%1)
  }
}

// -----

// Up to LLVM 19: no names. References to the own dialect without its name, up to LLVM 18; they may
// precede the definitions.
// CHECK:      irdl.dialect @d {
// CHECK-NEXT:   irdl.operation @o {
// CHECK-NEXT:     %[[ANY_1:.*]] = irdl.any
// CHECK-NEXT:     %[[PARAMETRIC_1:.*]] = irdl.parametric @d::@t<%[[ANY_1]]>
// CHECK-NEXT:     %[[BASE:.*]] = irdl.base @d::@a
// CHECK-NEXT:     irdl.operands(arg0: %[[ANY_1]], arg1: %[[PARAMETRIC_1]], arg2: optional %[[BASE]], arg3: variadic %[[BASE]])
// CHECK-NEXT:     irdl.results(res0: variadic %[[ANY_1]])
// CHECK-NEXT:     %[[REGION:.*]] = irdl.region
// CHECK-NEXT:     irdl.regions(region0: %[[REGION]], region1: %[[REGION]])
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.parametric @t<%0>
    %2 = irdl.base @a
    irdl.operands(%0, single %1, optional %2, variadic %2)
    irdl.results(variadic %0)
    %3 = irdl.region
    irdl.regions(%3, %3)
  }
  irdl.type @t {
    %0 = irdl.base @a
    irdl.parameters(%0)
  }
  irdl.attribute @a
}

// -----

// A dialect inside another one: the current rules take precedence.
// CHECK: irdl.dialect @inner {
irdl.dialect @outer {
  irdl.type @t
  irdl.dialect @inner {
    irdl.type @t
    irdl.type @u {
      // CHECK: irdl.base @t
      // CHECK: irdl.base @inner::@u
      %0 = irdl.base @t
      %1 = irdl.base @u
    }
  }
}
