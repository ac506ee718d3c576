// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fewest and most blocks of regions.
//
// RUN: %opt --irdl-file=%S/Inputs/region-sizes.irdl.mlir %s --split-input-file --verify-diagnostics

// The requested number of regions.
"sizes.op"() ({}, {
  "sizes.end"() : () -> ()
}) : () -> ()
"sizes.op"() ({
  "sizes.end"() : () -> ()
}, {
  "sizes.end"() : () -> ()
^bb1:
  "sizes.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'sizes.op' op region #0 ('most') failed to verify constraint: region with at most 1 blocks}}
"sizes.op"() ({
  "sizes.end"() : () -> ()
^bb1:
  "sizes.end"() : () -> ()
}, {
  "sizes.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'sizes.op' op region #1 ('fewest') failed to verify constraint: region with at least 1 blocks}}
"sizes.op"() ({}, {}) : () -> ()

// -----

// expected-error@below {{'sizes.rest' op expected 1 or more regions}}
"sizes.rest"() : () -> ()
