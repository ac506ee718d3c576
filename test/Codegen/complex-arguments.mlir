// Complex arguments, as they are usually written; results can be read again.

// REQUIRES: codegen

// RUN: %strata run %s -e negate -1-2i | FileCheck %s --check-prefix=NEGATE --match-full-lines
// RUN: %strata interpret %s --entry=negate -1-2j | FileCheck %s --check-prefix=NEGATE --match-full-lines
// RUN: %strata run %s -e negate '(-1, -2)' | FileCheck %s --check-prefix=NEGATE --match-full-lines
// RUN: %strata interpret %s --entry=negate '[-1, -2]' | FileCheck %s --check-prefix=NEGATE --match-full-lines
// NEGATE: (1, 2)
// RUN: %strata run %s -e negate -i | FileCheck %s --check-prefix=UNIT --match-full-lines
// UNIT: (-0, 1)
// RUN: %strata interpret %s --entry=negate -infi | FileCheck %s --check-prefix=INFINITE --match-full-lines
// INFINITE: (-0, +Inf)
// RUN: %strata interpret %s --entry=negate 5 | FileCheck %s --check-prefix=REAL --match-full-lines
// REAL: (-5, -0)
// RUN: not %strata run %s -e negate 1+xi 2>&1 | FileCheck %s --check-prefix=WORD
// WORD: strata run: in argument '1+xi' of type complex<f64>: expected a number, found 'x'
func.func @negate(%a: complex<f64>) -> complex<f64> {
  %0 = complex.neg %a : complex<f64>
  return %0 : complex<f64>
}

// RUN: %strata run %s -e same '[(1, 2), 3+4i, 5]' | FileCheck %s --check-prefix=LIST --match-full-lines
// RUN: %strata interpret %s --entry=same '[(1, 2), 3+4i, 5]' | FileCheck %s --check-prefix=LIST --match-full-lines
// RUN: %strata interpret %s --entry=same '[1, 2, 3, 4, 5, 0]' | FileCheck %s --check-prefix=LIST --match-full-lines
// LIST: [(1, 2), (3, 4), (5, 0)]
// RUN: not %strata interpret %s --entry=same '[(1, 2), 3+4i]' 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: strata interpret: in argument '[(1, 2), 3+4i]' of type memref<3xcomplex<f32>>: expected 6 numbers, found 4
// RUN: not %strata run %s -e same zeros:3xf32 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// ELEMENTS: strata run: in argument 'zeros:3xf32' of type memref<3xcomplex<f32>>: expected 3xcomplex<f32>, found 3xf32
func.func @same(%a: memref<3xcomplex<f32>>) -> memref<3xcomplex<f32>> {
  return %a : memref<3xcomplex<f32>>
}
