// RUN: not %opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,0 %s 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not %opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=-4 %s 2>&1 | FileCheck %s --check-prefix=NEGATIVE
//
// Sizes of tiles are positive.

// ZERO: error: tile size cannot be 0
// NEGATIVE: error: expected positive tile sizes, found -4
module {
}
