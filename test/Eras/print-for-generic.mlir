// The generic form of older versions, and operations that are read in it only.
// RUN: %opt --print-for=19 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,V19
// RUN: %opt --print-for=16 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,V16
// RUN: %opt --print-for=15 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,V15

// Properties are among the attributes; sizes of segments had other names and encodings.
// V19: "t.op"() <{operandSegmentSizes = array<i32: 0, 0>, p = 1 : i32}> ({
// V16: "t.op"() ({
// V15: "t.op"() ({
"t.op"() <{p = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
  // CHECK: "t.inner"() : () -> ()
  "t.inner"() : () -> ()
  // V19: }) {a = 2 : i32} : () -> ()
  // V16: }) {a = 2 : i32, operand_segment_sizes = array<i32: 0, 0>, p = 1 : i32} : () -> ()
  // V15: }) {a = 2 : i32, operand_segment_sizes = dense<0> : vector<2xi32>, p = 1 : i32} : () -> ()
}) {a = 2 : i32} : () -> ()
