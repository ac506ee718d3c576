// Definitions that a file adds to a dialect that is defined elsewhere.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/dir/arith.irdl.mlir %t/in.mlir | FileCheck %s
// RUN: %opt --dialect-dir=%t/dir %t/in.mlir | FileCheck %s
// RUN: not %opt --irdl-file=%t/bad.irdl.mlir /dev/null 2>&1 | FileCheck --check-prefix=BAD %s
// RUN: not %opt --irdl-file=%t/unknown.irdl.mlir /dev/null 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: not %opt --dialect-dir=%t/wrong %t/in.mlir 2>&1 | FileCheck --check-prefix=WRONG %s

//--- dir/arith.irdl.mlir
irdl.dialect @arith attributes {strata.version = 1 : i32, strata.extends} {
  irdl.type @pair
  irdl.operation @my.pair attributes {strata.format = "$x attr-dict `:` type($x)"} {
    %x = irdl.any
    irdl.operands(x: %x)
    %r = irdl.base @arith::@pair
    irdl.results(r: %r)
  }
}

//--- in.mlir
// CHECK: %[[SUM:.*]] = arith.addi
// CHECK: arith.my.pair %[[SUM]] : i32
// CHECK: return %{{.*}} : !arith.pair
func.func @f(%x: i32) -> !arith.pair {
  %sum = arith.addi %x, %x : i32
  %pair = arith.my.pair %sum : i32
  return %pair : !arith.pair
}

//--- bad.irdl.mlir
// BAD: 'arith.addi' is defined by the dialect already
// BAD: 'arith.fastmath' is defined by the dialect already
irdl.dialect @arith attributes {strata.version = 1 : i32, strata.extends} {
  irdl.operation @addi
  irdl.attribute @fastmath
}

//--- unknown.irdl.mlir
// UNKNOWN: dialect 'nowhere', which 'strata.extends' adds to, is not known
irdl.dialect @nowhere attributes {strata.version = 1 : i32, strata.extends} {
}

//--- wrong/arith.irdl.mlir
// WRONG: does not define the dialect 'arith'
irdl.dialect @other attributes {strata.version = 1 : i32, strata.extends} {
}
