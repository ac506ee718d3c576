// Divisions that round up or down at the ends of the range.

// REQUIRES: codegen

// RUN: %strata run %s -e divide -- -9223372036854775808 2 | FileCheck %s --check-prefix=LEAST
// RUN: %strata interpret %s --entry=divide -- -9223372036854775808 2 | FileCheck %s --check-prefix=LEAST
// RUN: %strata run %s -e divide -- 9223372036854775807 -1 | FileCheck %s --check-prefix=GREATEST
// RUN: %strata run %s -e divide -- -9223372036854775807 -1 | FileCheck %s --check-prefix=NEXT
// RUN: %strata run %s -e affine -- -9223372036854775808 | FileCheck %s --check-prefix=AFFINE
// RUN: %strata interpret %s --entry=affine -- -9223372036854775808 | FileCheck %s --check-prefix=AFFINE
// RUN: %strata run %s -e affine -- 7 | FileCheck %s --check-prefix=SEVEN

// LEAST:      -4611686018427387904
// LEAST-NEXT: -4611686018427387904
// GREATEST:      -9223372036854775807
// GREATEST-NEXT: -9223372036854775807
// NEXT:      9223372036854775807
// NEXT-NEXT: 9223372036854775807
func.func @divide(%a: index, %b: index) -> (index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %a, %b
  return %0, %1 : index, index
}

// AFFINE:      -4611686018427387904
// AFFINE-NEXT: -3074457345618258602
// SEVEN:      4
// SEVEN-NEXT: 3
func.func @affine(%a: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%a)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%a)
  return %0, %1 : index, index
}
