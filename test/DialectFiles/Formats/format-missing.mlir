// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats that need absent C++: if the file says so, operations are read and written in generic
// form.
//
// RUN: %opt --irdl-file=%S/Inputs/format-missing.irdl.mlir %s | FileCheck %s
// RUN: sed 's/"directives"/"fold"/' %S/Inputs/format-missing.irdl.mlir > %t.directive.mlir
// RUN: not %opt --irdl-file=%t.directive.mlir %s 2>&1 | FileCheck %s --check-prefix=DIRECTIVE
// RUN: sed 's/"infer"/"fold"/' %S/Inputs/format-missing.irdl.mlir > %t.infer.mlir
// RUN: not %opt --irdl-file=%t.infer.mlir %s 2>&1 | FileCheck %s --check-prefix=INFER

// CHECK: %[[GUESS:.*]] = "missing.guess"() : () -> i32
%0 = "missing.guess"() : () -> i32
// CHECK: "missing.own"(%[[GUESS]]) : (i32) -> ()
"missing.own"(%0) : (i32) -> ()

// DIRECTIVE: error: in the format, at character 1: custom directive 'Own' is not registered
// INFER: error: in the format, at character 1: the type of result 'r' is neither in the format
